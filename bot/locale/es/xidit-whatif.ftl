# Los Señores de Xidit: un año jugado muchas veces.

xidit-whatif-none = Ninguna de tus órdenes de este año es aún una acción, así que no hay nada que simular. Elige antes una **acción** y después pulsa **¿Y si…?**.
xidit-whatif-title = ¿Y si…? Año { $year }
xidit-whatif-assumed = **Se supone:** cumples las órdenes elegidas hasta ahora y esperas en los demás pasos; donde tus órdenes permanentes te preguntarían, responde el estilo *Rápido*. Lo que los demás ocultan se sortea entre lo posible. Los demás se mueven al azar, pero más a menudo a ciudades cercanas, a reclutas y a amenazas que podrían vencer.
xidit-whatif-gains = **De media ganas:** { $gained }.
xidit-whatif-sovereigns = { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }
xidit-whatif-bards = { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    }
xidit-whatif-guild = { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    }
xidit-whatif-step = Paso { $step }, { $city }
xidit-whatif-recruit = se une: { $what }
xidit-whatif-kill = vences: { $what }
xidit-whatif-titan = Titán: { $what }
xidit-whatif-nothing = nada
xidit-whatif-units = Unidades tras el año
xidit-whatif-beaten = Amenazas y Titanes vencidos
