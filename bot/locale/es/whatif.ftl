# ¿Y si…?: lo que un jugador tiene por delante, jugado muchas veces.

cmd-whatif = Simula tu posición 1000 veces a partir de lo que ves
    .name = y-si
    .was = ysi
panel-whatif = ¿Y si…?
whatif-said = 🎲 **¿Y si…?** Tu posición se ha simulado { $runs } veces a partir de lo que ves y con su propio azar: el de la mesa no interviene y nadie más ve el resultado.
    { $assumed }
whatif-more = { $n } o más
whatif-share = { $n } %
whatif-off = En esta mesa las sugerencias y «¿Y si…?» están desactivadas. Solo quien la organiza puede activarlas, antes de empezar.
whatif-none = Ahora no hay nada que simular: no tienes una decisión en la que intervenga el azar. Inténtalo en la próxima.
whatif-failed = La simulación ha fallado. Tus jugadas siguen igual; vuelve a intentarlo más tarde.
