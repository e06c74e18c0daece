# Fief: marchas, invasores, batallas, asedios, Excalibur.

## Movimiento

fief-movement = **Empieza el movimiento de la ronda { $n }.**
fief-arrived = **Ya han movido todos en la ronda { $n }:** ahora vienen los invasores y las batallas.
fief-moved = La familia { $family } ha terminado de mover.
fief-marches = { $noble } va { $way } de { $city } a { $to } { $n ->
        [0] sin tropas
        [one] con 1 unidad
       *[other] con { $n } unidades
    }.
fief-asks-leave = { $noble } ({ $family }) pide permiso a la familia { $owner } en { $city } para seguir hasta { $to }.
fief-leave-granted = La familia { $family } deja pasar a { $noble }.
fief-leave-refused = La familia { $family } no deja pasar a { $noble }.
fief-parade = **{ $noble } forma en { $city } un desfile de caballeros.**
fief-rides-past = Nadie sale: { $noble } pasa de largo.
fief-forest = { $noble } cruza Sherwood sin percances (dado { $die }).
fief-caught = Los bandidos de Sherwood atrapan a { $noble } (dado { $die }).
fief-bandits-paid = Los bandidos sueltan a { $noble } por { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }.
fief-bandits-keep = { $noble } no puede pagar el rescate de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } y sigue en manos de los bandidos hasta que alguien lo pague.

## Excalibur y la Jarretera

fief-sword-drawn = **{ $noble } saca Excalibur de la piedra** (dado { $die }).
fief-sword-sticks = { $noble } tira de Excalibur, pero la espada no se mueve (dado { $die }).
fief-sword-taken = **{ $noble } lleva ahora Excalibur.**
fief-garter = **{ $noble } entra en la Orden de la Jarretera.**

## Invasores

fief-reinforced = Los invasores de { $city } reúnen tropas: ahora tienen { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    } de infantería.
fief-invaders-delayed = Las Tormentas retienen a los invasores en el mar, frente a { fief-region-the }.
fief-invaders-land = **{ $n ->
        [0] Falsa alarma: ningún invasor desembarca en
        [one] Un ejército invasor desembarca en
       *[other] { $n } ejércitos invasores desembarcan en
    } { fief-region-the }.**
fief-invaders-march = Los invasores marchan al { $way }, de { $city } a { $to }.
fief-invaders-wait = Las Tormentas cierran el paso a los invasores de { $city }, que esperan allí.
fief-invaders-leave = Un ejército invasor se va de Inglaterra.
fief-leader-falls = Los invasores pierden a un líder, y los cautivos de este quedan libres.
fief-wasted = Los invasores destruyen el molino, la abadía y la fortaleza que haya en { $city }.
fief-walled-lost = **Los invasores toman { $city }, la Ciudad Amurallada { fief-region-of }, y se quedan.** El título vuelve a estar libre.
fief-danegeld = { $noble } paga el impuesto danés en nombre de { $seat }.
fief-intercedes = { $noble } habla a los invasores (dado { $die }). Con 1 a 3 un ejército se va para siempre, con 4 a 6 muere el clérigo.
fief-intercedes-deadly = { $noble } habla a los invasores (dado { $die }): { $deadly ->
        [0] un ejército se va para siempre.
       *[other] los invasores dan muerte al clérigo.
    }

## Batallas

fief-battle = **Batalla de { $city }:** { $kind }. Ataque: { $one_count ->
        [0] los invasores
       *[other] { $one }
    }. Defensa: { $other_count ->
        [0] los invasores
       *[other] { $other }
    }.
fief-joins = La familia { $family } se suma a { $camp }.
fief-aims = Los arqueros de { $seat } apuntan a { $noble }.
fief-volley = **{ $shot }:** el ataque { $one_count ->
        [0] no tira dados
       *[other] logra { $hits ->
            [one] 1 golpe
           *[other] { $hits } golpes
        } (dados: { $one })
    }; la defensa { $other_count ->
        [0] no tira dados
       *[other] logra { $against ->
            [one] 1 golpe
           *[other] { $against } golpes
        } (dados: { $other })
    }.
fief-loses = La familia { $family } pierde una unidad en { $city }.
fief-loses-own = Pierdes una unidad en { $city }: { $unit }.
fief-takes-own = { $noble } se lleva: { $n } × { $unit }.
fief-leaves-own = { $noble } deja atrás: { $n } × { $unit }.
fief-loses-unit = La familia { $family } pierde una unidad en { $city }: { $unit }.
fief-surrenders = { $camp_count ->
        [one] La familia { $camp } se rinde
       *[other] Las familias { $camp } se rinden
    }: se pierden todas sus tropas en la batalla, y sus Nobles caen en cautiverio.
fief-battle-over = **Acaba la batalla de { $city }:** { $result } (ataque: { $one_count ->
        [0] los invasores
       *[other] { $one }
    }; defensa: { $other_count ->
        [0] los invasores
       *[other] { $other }
    }).
fief-taken = La familia { $family } controla ahora **{ $city }**.
fief-taken-loser = **La familia { $family } arrebata { $city }** a la familia { $loser }.
fief-tunnel = { $seat } abre un pasadizo hacia { $city }: las murallas ya no quitan dados a los atacantes.
fief-guides = { $seat } enseña un pasadizo a los invasores de { $city }: ni murallas ni Tormentas detendrán su próximo paso.
fief-slips-away = { $noble } se escabulle a { $city } por un pasadizo.

## Asedios, botín, saqueo

fief-siege-over = La familia { $family } deja de asediar { $city } y pierde sus catapultas de allí.
fief-keeps-engines = La familia { $family } se queda con las máquinas del enemigo en { $city }.
fief-wrecks-engines = La familia { $family } destruye las máquinas del enemigo en { $city }.
fief-pillages = **La familia { $family } saquea { $city }:** { $what }.
fief-asks-entry = { $noble } ({ $family }) pide a la familia { $owner } que le deje entrar en { $city }.
fief-enters = { $noble } entra en { $city } con permiso.
fief-besieges = **La familia { $family } asedia { $city }.**
fief-offers-truce = { $seat } ofrece una tregua en { $city }; ahora decide el otro bando.
fief-turns-coat = **La familia { $family } cambia de bando en plena batalla** y lucha ahora por { $camp }.
fief-scuttles = La familia { $family } destruye una de sus máquinas en { $city }: { $unit }.
fief-helps = { $servant } ayuda a { $noble }.
fief-scouted-own = Tu explorador ha visto las tropas de la familia { $family } en { $city }: { $units_count ->
        [0] ninguna
       *[other] { $units }
    }.
fief-pardons = La familia { $family } manda { $way } un indulto real a los bandidos de Sherwood, que sueltan a sus cautivos.
