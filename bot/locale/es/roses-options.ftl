# Lo que una mesa de Ricardo III puede elegir antes de empezar: qué hace cada opción, sus valores y por qué se recomienda uno.

roses-option-scenario = Escenario
roses-option-scenario-note = Dónde empieza la historia. La guerra entera tiene tres campañas; los otros dos escenarios, una cada uno.
roses-option-scenario-why = Las dos casas tienen tiempo de perder el trono y recuperarlo. Para una partida corta, elige otro.
roses-option-scenario-wars_of_the_roses = Toda la guerra (1460)
roses-option-scenario-kingmaker = El Hacedor de Reyes (1469)
roses-option-scenario-richard_iii = Ricardo III (1483)
roses-option-campaigns = Campañas
roses-option-campaigns-note = Cuántas campañas tiene la partida. Gana quien sea Rey tras la última.
roses-option-campaigns-why = Es la partida completa; con menos campañas acaba antes.
roses-option-campaigns-0 = Todas las del escenario
