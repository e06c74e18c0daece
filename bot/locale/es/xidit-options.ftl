# Lo que una mesa de Xidit puede elegir antes de empezar: qué hace cada opción, sus valores y por qué se recomienda uno.

xidit-option-short = Partida corta
xidit-option-short-note = Nueve años en lugar de doce, con menos ciudades.
xidit-option-short-why = En doce años todos los asientos ganan casi con la misma frecuencia.
xidit-option-placement = Colocación de los héroes
xidit-option-placement-note = Cómo recibe cada héroe su primera ciudad.
xidit-option-placement-why = Todos responden a la vez, así que nadie espera a los asientos anteriores.
xidit-option-placement-wishes = Deseos de todos a la vez
xidit-option-placement-in_turn = Un asiento tras otro
xidit-option-quick = El estilo rápido
xidit-option-quick-sparing = Conserva clérigos y magos
xidit-option-quick-lavish = Gasta cualquiera; pregunta en censos
xidit-option-phantom-start = Comienzo del fantasma
xidit-option-phantom-start-note = Solo con tres asientos: con cuántos puntos empieza el fantasma en el primer marcador. En cada uno de los siguientes empieza con 1 punto menos.
xidit-option-phantom-start-why = Es el número del reglamento; con 7 cuesta más superar al fantasma.
