# La Guerra de las Rosas: una batalla jugada muchas veces.

roses-whatif-none = No hay ninguna batalla que simular: no se libra ninguna y tus bloques no comparten área con el enemigo. Entra primero en un área enemiga; **Deshacer** revierte el movimiento.
roses-whatif-title = ¿Y si…? { $area }, ronda { $n }
roses-whatif-assumed = **Se supone:** tus bloques siguen tus órdenes y, donde estas te preguntarían, el estilo *Rápido*; los del enemigo siguen también *Rápido*. Los bloques enemigos que no has visto se sacan al azar de los que pueden estar allí. La carta Traición no se usa y ningún bloque se reagrupa. Una batalla que no ha empezado se libra con los bloques que hay ahora, sin tiradas de traición ni cargas, como en las probabilidades de tu panel. Si hay varias, la mayor se muestra completa.
roses-whatif-holds = Quién se queda con el área
roses-whatif-coming = Batallas por venir: te quedas con el área
roses-whatif-battle = { $area }, { $attacks ->
        [yes] atacas
       *[no] defiendes
    }
roses-whatif-mine = Tú
roses-whatif-theirs = El enemigo
roses-whatif-own = Pasos que pierdes
roses-whatif-enemy = Pasos que pierde el enemigo
roses-whatif-fell = Bloques perdidos
roses-whatif-turned = Un bloque cambia de bando
