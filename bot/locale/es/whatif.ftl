# ¿Y si…?: lo que un jugador tiene por delante, jugado muchas veces.

cmd-whatif = Juega 1000 veces lo que tienes por delante, con lo que sabes
    .name = y-si
    .was = ysi
panel-whatif = ¿Y si…?
whatif-said = 🎲 **¿Y si…?** Jugado { $runs } veces a partir de lo que ves y con su propio azar: los dados de la mesa no intervienen y nadie más se entera.
    { $assumed }
whatif-more = { $n } o más
whatif-share = { $n } %
whatif-off = En esta mesa no se puede usar «¿Y si…?» ni preguntar al ordenador; lo decide quien la organiza antes de empezar.
whatif-none = Ahora no tienes nada que simular.
whatif-failed = No se ha podido simular. Tus jugadas no cambian.
