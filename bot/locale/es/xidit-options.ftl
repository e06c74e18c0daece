# Lo que una mesa de Xidit puede elegir antes de empezar: qué hace cada opción, sus valores y por qué se recomienda uno.

xidit-option-short = Partida corta
xidit-option-short-note = Nueve años en lugar de doce, con menos ciudades.
xidit-option-short-why = En doce años cada asiento gana más o menos igual de a menudo.
xidit-option-placement = Colocación de los héroes
xidit-option-placement-note = Cómo consiguen los héroes sus primeras ciudades.
xidit-option-placement-why = Todos responden a la vez, así que nadie espera a los asientos de antes.
xidit-option-placement-wishes = Todos dan deseos a la vez
xidit-option-placement-in_turn = Un asiento tras otro
xidit-option-quick = El estilo rápido
xidit-option-quick-sparing = Guarda clérigos y magos
xidit-option-quick-lavish = Toda unidad; censo con pregunta
xidit-option-phantom-start = Comienzo del fantasma
xidit-option-phantom-start-note = Solo con tres asientos: con cuántos puntos empieza el fantasma en el primer marcador. Tiene 1 menos en cada uno de los siguientes.
xidit-option-phantom-start-why = Es el número del reglamento; con 7 cuesta más superar al fantasma.
