# Warrior Knights: varios sucesos en una frase.

knights-told-founds = Baluartes: { $what }.
knights-told-founds-one = { $seat } en { $area }
knights-told-deploys = En el tablero: { $what }.
knights-told-deploys-one = { $noble } en { $area }
knights-told-influence = **Influencia:** { $what }.
knights-told-influence-one = { $who } +{ $n } (ahora { $total })
knights-told-faith = Fe ganada: { $what }.
knights-told-returns = Vuelven al tablero: { $what }.
knights-told-returns-one = { $noble } en { $area }
knights-told-shifts = Tropas entregadas: { $what }.
knights-told-shifts-one = { $troops } a { $noble }
knights-told-cards-neutral = carta neutral **{ $card }**
knights-told-cards-declines = sin usar
knights-told-cards-levies = { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }
knights-told-cards-marker = marcador en el espacio { $spot }
knights-told-cards-rallies = { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }
knights-told-cards-serves = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe
knights-told-cards-serves-in-vain = un hereje no gana Fe
knights-told-cards-takes-crowns = { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }
knights-told-cards-takes-votes = { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }
knights-told-cards-uncertain = mazo de Destino barajado
knights-told-income = Ingresos: { $what }.
knights-told-pays = Salarios pagados: { $what }.
knights-told-votes = Votos recibidos: { $what }.
knights-told-invests = Invertido: { $what }.
knights-told-returned = Coronas de la expedición: { $what }.
knights-told-hires = Contratados: { $what }.
knights-told-casualties = Bajas: { $what }.
knights-told-casualties-one = { $seat } { $n } ({ $inflicted ->
        [one] 1 infligida
       *[other] { $inflicted } infligidas
    }, { $prevented ->
        [one] 1 prevenida
       *[other] { $prevented } prevenidas
    })
knights-told-declares = Votos a favor de «{ $voice }»: { $what }.
knights-told-field = **{ $area }, { $seat } contra { $foe }:**
knights-told-victory = **Vence { $winner }** ({ $result }).
knights-told-victory-own = **Vences** ({ $result }).
knights-told-victory-lost = **Pierdes contra { $winner }** ({ $result }).
knights-told-unhurt-one = { $seat } ninguna
knights-told-strikes-city-one = **{ $event }** afecta a { $city }.
knights-told-strikes-baron-one = **{ $event }** afecta a { $seat }.
knights-told-strikes-noble-one = **{ $event }** afecta a { $noble }.
