# The pictures of Wars of the Roses: what stands on them, and the same in words for who cannot see them.

## Heading and phases

roses-picture-game = La Guerra de las Rosas
roses-picture-campaign = Campaña { $n } de { $of }
roses-picture-only = Una campaña
roses-picture-phase-mulligan = Manos nuevas
roses-picture-phase-cards = Elección de cartas
roses-picture-phase-action = Acciones
roses-picture-phase-battles = Batallas
roses-picture-phase-supply = Suministro
roses-picture-phase-political = Turno político
roses-picture-phase-over = La guerra ha terminado

## The houses

roses-picture-king = Rey
roses-picture-pretender = Pretendiente
roses-picture-no-king = aún ninguno
roses-picture-hand = mano
roses-picture-map = mapa
roses-picture-pool = fondo
roses-picture-spent = boca abajo
roses-picture-minor = menor
roses-picture-card = Carta:
roses-picture-face-down = boca abajo
roses-picture-no-card = aún ninguna

## What goes on

roses-picture-ap = puntos de acción
roses-picture-first = Empieza
roses-picture-points = Puntos que quedan: { $n }
roses-picture-outside = Batallas fuera de esta imagen: { $areas }
roses-picture-prisoner = Prisionero
roses-picture-losses = Sin suministro
roses-picture-treason = Carta Traición
roses-picture-battles = Batallas

## Legend

roses-picture-legend-yellow = frontera: 4 bloques
roses-picture-legend-blue = frontera: 3 bloques
roses-picture-legend-red = frontera: 2 bloques y alto
roses-picture-legend-shield = escudo de su noble
roses-picture-legend-crown = corona
roses-picture-legend-city = ciudad
roses-picture-legend-port = puerto mayor
roses-picture-legend-haven = puerto
roses-picture-legend-supply = bloques que alimenta
roses-picture-legend-over = demasiados: pierden pasos
roses-picture-legend-tray = está en esa área
roses-picture-legend-main = ataque principal
roses-picture-legend-entry = entrada en batalla
roses-picture-legend-used = bloques que cruzaron
roses-picture-legend-active = punto pagado aquí
roses-picture-legend-stack = número de bloques
roses-picture-legend-own = tu bloque: pasos y valor
roses-picture-legend-moved = tu bloque, ya movido
roses-picture-legend-prisoner = prisionero
roses-picture-legend-waiting = le toca actuar
roses-picture-legend-minor = heredero menor
roses-picture-legend-dead = heredero muerto o pasado al enemigo

## The private band

roses-picture-own-hand = Tu mano
roses-picture-own-pool = Tu fondo
roses-picture-own-spent = Boca abajo
roses-picture-own-minor = Menores
roses-picture-own-none = nadie

## A battle

roses-picture-attacker = Atacante
roses-picture-defender = Defensor
roses-picture-reserves = Reservas
roses-picture-battle-of = Batalla de { $area }
roses-picture-to-act = le toca
roses-picture-battle-explained = B3 en un bloque: actúa con B, cada dado acierta con 1 a 3. ◆ = un paso: un dado.
roses-picture-battle-dice = Los dados dorados aciertan. Borde dorado: actúa ahora. Gris: ya actuó.
roses-picture-last-throw = Última tirada: { $name }
roses-picture-hits-left = impactos: { $count }
roses-picture-stage-treason = traición antes de la batalla
roses-picture-stage-brief = órdenes de batalla
roses-picture-stage-briefing = órdenes de batalla
roses-picture-stage-fight = combate, letra { $letter }
roses-picture-stage-hits = se reparten impactos
roses-picture-stage-regroup = quien gana se reagrupa

## Support and the end

roses-picture-result-title = El trono
roses-picture-winner = { $name } gana el trono
roses-picture-reason-heirs = A la otra casa no le queda heredero.
roses-picture-reason-throne = Rey tras la última campaña.
roses-picture-reason-tie = Los mismos apoyos: en caso de empate, el Rey conserva el trono.
roses-picture-support = Apoyos
roses-picture-support-blocks = Herederos, nobles, iglesias
roses-picture-support-atmost = Bloques que pueden contar
roses-picture-support-london = Londres
roses-picture-support-prisoner = Prisionero
roses-picture-support-total = Total
roses-picture-support-most = Como mucho
roses-picture-heirs-none = sin herederos

## In words

roses-picture-alt-seat = { $name } ({ $house }): { $head }; mano { $hand }, fondo { $pool }; herederos: { $heirs }; carta: { $card }.
roses-picture-alt-acting = Le toca a: { $names }.
roses-picture-alt-action = Puntos de acción que quedan: { $count }.
roses-picture-alt-areas = Bloques de la { $house }: { $list }.
roses-picture-alt-battles = Batallas en: { $list }.
roses-picture-alt-battle = { $name }, ronda { $n } de 4.
roses-picture-alt-line = { $part } ({ $house }): { $list }.
roses-picture-alt-own = Tus bloques: { $list }.
roses-picture-alt-card = Tu carta de este turno: { $card }.
roses-picture-alt-hand = Tu mano: { $list }.
roses-picture-alt-pool = Tu fondo: { $list }.
roses-picture-alt-prisoner = { $name } está en prisión en { $area }.
roses-picture-alt-losses = Aún sin suministro: { $list }.
roses-picture-alt-zoom = Vista ampliada de { $area }.
roses-picture-alt-support = Quién cuenta para quién: { $list }.

## Names short enough for a block or a shield, the same for both houses

roses-picture-short-york = York
roses-picture-short-march = March
roses-picture-short-rutland = Rutland
roses-picture-short-clarence = Clarence
roses-picture-short-gloucester = Gloucester
roses-picture-short-essex = Essex
roses-picture-short-hastings = Hastings
roses-picture-short-herbert = Herbert
roses-picture-short-worcester = Worcester
roses-picture-short-suffolk = Suffolk
roses-picture-short-norfolk = Norfolk
roses-picture-short-buckingham = Buckingham
roses-picture-short-exeter = Exeter
roses-picture-short-rivers = Rivers
roses-picture-short-northumberland = Northumb.
roses-picture-short-shrewsbury = Shrewsbury
roses-picture-short-stanley = Stanley
roses-picture-short-arundel = Arundel
roses-picture-short-warwick = Warwick
roses-picture-short-kent = Kent
roses-picture-short-salisbury = Salisbury
roses-picture-short-westmoreland = Westmor.
roses-picture-short-irish_mercenary = Irlandés
roses-picture-short-burgundian_mercenary = Borgoñón
roses-picture-short-calais_mercenary = Calais
roses-picture-short-scots_mercenary = Escocés
roses-picture-short-welsh_mercenary = Galés
roses-picture-short-french_mercenary = Francés
roses-picture-short-canterbury_church = Canterbury
roses-picture-short-york_church = Igl. de York
roses-picture-short-london_levy = Londres
roses-picture-short-norwich_levy = Norwich
roses-picture-short-salisbury_levy = Leva Salisb.
roses-picture-short-coventry_levy = Coventry
roses-picture-short-bristol_levy = Bristol
roses-picture-short-newcastle_levy = Newcastle
roses-picture-short-york_levy = Leva York
roses-picture-short-bombard = Bombarda
roses-picture-short-rebel = Rebelde
roses-picture-short-henry_vi = Enrique VI
roses-picture-short-prince_edward = Eduardo
roses-picture-short-somerset = Somerset
roses-picture-short-richmond = Richmond
roses-picture-short-oxford = Oxford
roses-picture-short-pembroke = Pembroke
roses-picture-short-devon = Devon
roses-picture-short-beaumont = Beaumont
roses-picture-short-clifford = Clifford
roses-picture-short-wiltshire = Wiltshire
roses-picture-short-lancaster = Lancaster

## Cities

roses-picture-city-northumbria = Newcastle
roses-picture-city-south_yorks = York
roses-picture-city-warwick = Coventry
roses-picture-city-east_anglia = Norwich
roses-picture-city-middlesex = Londres
roses-picture-city-somerset = Bristol
roses-picture-city-wilts = Salisbury

## Lo que se tiró en las batallas

roses-picture-hits = { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    }
roses-picture-hits-on = { $hits } a { $name }
roses-picture-treason-won = { $name } cambia de bando
roses-picture-treason-lost = { $name } sigue leal
roses-picture-holds = { $name } se queda con el área
roses-picture-fell = Bajas:
roses-picture-nobody = ninguna
roses-picture-alt-report = { $battle }: { $held }. Bajas: { $list }.
