# Los Señores de Xidit: un año jugado muchas veces.

xidit-whatif-none = Aún no has escrito ninguna acción para este año: elige órdenes y después pregunta «¿Y si…?».
xidit-whatif-title = ¿Y si…? Año { $year }
xidit-whatif-assumed = **Se supone:** cumples las órdenes escritas hasta ahora y esperas en los demás pasos; donde tus preferencias te preguntarían, responde el estilo *rápido*. Lo que los demás ocultan se sortea entre lo posible. Se mueven al azar, con preferencia por lo cercano, los reclutas y las amenazas que podrían pagar.
xidit-whatif-gains = **De media ganas:** { $gained }.
xidit-whatif-sovereigns = soberanos { $n }
xidit-whatif-bards = bardos { $n }
xidit-whatif-guild = niveles de gremio { $n }
xidit-whatif-step = Paso { $step }, { $city }
xidit-whatif-recruit = se une: { $what }
xidit-whatif-kill = vences: { $what }
xidit-whatif-titan = Titán: { $what }
xidit-whatif-nothing = nada
xidit-whatif-units = Unidades tras el año
xidit-whatif-beaten = Amenazas y Titanes vencidos
