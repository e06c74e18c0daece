# Fief: varios sucesos en una frase.

fief-told-draws = Cartas robadas: { $what }.
fief-told-draws-own = Robas **{ $what }**.
fief-told-disasters-drawn = Desastres puestos boca abajo en el contador de Desastres: { $what }.
fief-told-disasters = **Desastres:** { $what }.
fief-told-serves = Sirvientes: { $what }.
fief-told-serves-one = { $servant } sirve a { $noble }
fief-told-spared = Estos Nobles escapan de la Peste: { $what }.
fief-told-spared-one = { $noble } (dado { $die })
fief-told-plague = La Peste mata { $n ->
        [one] 1 tropa
       *[other] { $n } tropas
    } de la familia { $family } que { $n ->
        [one] entra
       *[other] entran
    } en { $city }.
fief-told-raids = Los invasores avanzan: { $ways }.
fief-told-hits = Golpes del ataque: { $hits }; de la defensa: { $against }.
fief-told-loses = Tropas perdidas: { $what }.
fief-told-loses-own = Tus bajas en { $city }: { $what }.
fief-told-invaders = los invasores
fief-told-over = **Acaba la batalla de { $city }:** { $result } ({ $side ->
        [attack] ataque tuyo contra { $defence }
        [defence] ataque de { $attack } contra ti
       *[none] ataque de { $attack } contra { $defence }
    }).
fief-told-victory = **Batalla de { $city }: victoria de { $winner }** sobre { $loser } (ataque de { $attack }).
fief-told-victory-own = **Ganas la batalla de { $city }** contra { $loser } ({ $mine ->
        [0] ataque de { $attack }
       *[other] ataque tuyo
    }).
fief-told-victory-lost = **Pierdes la batalla de { $city }** contra { $winner } ({ $mine ->
        [0] ataque de { $attack }
       *[other] ataque tuyo
    }).
fief-told-builds = La familia { $family } construye: { $what }.
fief-told-laid = Familias que ponen votos boca abajo: { $what }.
fief-told-laid-one = { $family }
fief-told-ballot = Los votos: { $what }.
fief-told-ballot-one = { $family } por { $noble } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    })
fief-told-parliament = Los votos: { $what }.
fief-told-parliament-one = { $family }: { $vote } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    })
fief-told-settles = Las familias empiezan con una fortaleza, dos Nobles y sus primeras tropas: { $what }.
fief-told-settles-one = { $family } en **{ $city }**
fief-told-stands = Se presentan al trono: { $what }.
fief-told-stands-one = **{ $noble }**
fief-told-discards = Cartas descartadas: { $what }.
fief-told-discards-one = { $cards } (de { $seat })
