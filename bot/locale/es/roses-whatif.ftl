# La Guerra de las Rosas: una batalla jugada muchas veces.

roses-whatif-none = No se libra ninguna batalla con la que puedas usar «¿Y si…?».
roses-whatif-title = ¿Y si…? { $area }, ronda { $n }
roses-whatif-assumed = **Se supone:** tus bloques siguen las órdenes que has dado y, donde estas te preguntarían, el estilo *rápido*; los del enemigo siguen también el *rápido*. Los bloques enemigos que no has visto se sacan al azar de los que pueden estar allí. La carta de Traición no se usa y después nadie se mueve.
roses-whatif-holds = Quién se queda con el campo
roses-whatif-mine = Tú
roses-whatif-theirs = El enemigo
roses-whatif-own = Pasos que pierdes
roses-whatif-enemy = Pasos que pierde el enemigo
roses-whatif-fell = Quién cae
roses-whatif-turned = Alguien cambia de bando
