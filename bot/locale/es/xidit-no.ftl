# Los Señores de Xidit: qué se rechaza, y qué hacer en su lugar.

xidit-no-road = { $seat } no halla ningún { $colour } en { $city } y se queda.
xidit-no-bards = { $seat } no puede colocar ningún bardo.
xidit-no-levels = A { $seat } no le queda ningún nivel de gremio que ganar.
xidit-no-turn = Ahora decide { $seat }. Espera tu turno.
xidit-no-words = «{ $action }» está incompleta o nombra algo desconocido. `/act` sugiere cómo se escribe.
xidit-no-free-city = Otro héroe está ya en { $city }. Elige otra ciudad.
xidit-no-sealed = Has sellado. Abre el sello primero si quieres cambiar algo.
xidit-no-wish = Puedes dar { $n ->
        [one] un deseo
       *[other] { $n } deseos
    }, no más. Elige uno de ellos.
xidit-no-seal-wishes = Aún no puedes sellar: necesitas { $n ->
        [one] un deseo
       *[other] { $n } deseos
    } y { $ranks_count ->
        [one] falta el número { $ranks }
       *[other] faltan los números { $ranks }
    }.
xidit-no-seal-missing = Aún no puedes sellar: { $steps_count ->
        [one] falta la orden del paso { $steps }
       *[other] faltan las órdenes de los pasos { $steps }
    }.
xidit-no-phantom = En esta partida no hay fantasma.
xidit-no-plan-act = El paso { $step } no es una acción, así que no se puede prever nada. Ordena antes una acción.
xidit-no-plan-here = No se puede prever nada para el paso { $step } en la ciudad a la que llega entonces tu ruta.
xidit-no-plan = Esa previsión no encaja en el paso { $step }. `/act` sugiere cuáles sí.
xidit-no-plan-bards = { $n ->
        [0] Tus otras previsiones ya envían a todos tus bardos: reduce antes alguna.
        [one] Solo te queda 1 bardo fuera de tus otras previsiones: no puedes prever más.
       *[other] Solo te quedan { $n } bardos fuera de tus otras previsiones: no puedes prever más.
    }
xidit-no-bards-possible = No se puede colocar ningún bardo: no queda ninguno o ninguna región de aquí los admite.
xidit-no-pair = Elige dos clases distintas de recompensa.
xidit-no-region = { $region } no admite bardos desde { $city }.
xidit-no-guild = No tienes ningún gremio con sitio en { $city }.
xidit-no-titan = No hay ningún Titán de { $n } unidades despierto.
xidit-no-units = Tienes menos de { $n } unidades.
xidit-no-unit = No te queda ningún { $unit } para eso.
xidit-no-reveal = Elige antes cuántas enseñar: { $units }. «Enseñar todas las unidades» fija todos los recuentos a la vez.
xidit-no-counted = Esa unidad ya se ha contado: { $unit }.
xidit-no-count = Solo tienes { $n } de esa unidad: { $unit }.
