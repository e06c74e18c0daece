# La Guerra de las Rosas: una batalla jugada muchas veces.

roses-whatif-none = No se libra ninguna batalla ni hay ninguna por venir tal como están los bloques. Entra primero en un área del enemigo; **Deshacer** te devuelve atrás.
roses-whatif-title = ¿Y si…? { $area }, ronda { $n }
roses-whatif-assumed = **Se supone:** tus bloques siguen las órdenes que has dado y, donde estas te preguntarían, el estilo *rápido*; los del enemigo siguen también el *rápido*. Los bloques enemigos que no has visto se sacan al azar de los que pueden estar allí. La carta de Traición no se usa y después nadie se mueve. Una batalla por venir se libra tal como están ahora los bloques, sin traiciones ni cargas, y quien actúe antes no cambia nada: las probabilidades son las que dice el panel. Si hay varias, la mayor se muestra completa.
roses-whatif-holds = Quién se queda con el campo
roses-whatif-coming = Batallas por venir: te quedas con el campo
roses-whatif-battle = { $area }, { $attacks ->
        [yes] atacas
       *[no] defiendes
    }
roses-whatif-mine = Tú
roses-whatif-theirs = El enemigo
roses-whatif-own = Pasos que pierdes
roses-whatif-enemy = Pasos que pierde el enemigo
roses-whatif-fell = Quién cae
roses-whatif-turned = Alguien cambia de bando
