# Órdenes permanentes de Fief, y planes de robo.

## De qué tratan

fief-word-ally = Permiso de paso a un aliado
fief-word-strangers = Permiso de paso a los demás
fief-word-ransom = Un rescate menor que el completo
fief-word-fight = En batalla, tras cada tirada
fief-word-loot = Máquinas capturadas
fief-word-clergy = Pagar o hablar a los invasores
fief-word-deals = Ofertas de otros
fief-word-pigeons = Regalos de otros
fief-word-hire = Ballesteros contratados para una batalla
fief-word-windows = Ventanas para cartas
fief-word-risings = Sumarse a una rebelión
fief-word-mills = Quemar molinos tras los ingresos
fief-word-join = Sumarse a batallas de otros
fief-word-battles = Ataques de tus ejércitos
fief-word-refuge = Dónde aparece un Noble liberado
fief-word-plan = Qué robas cada ronda
fief-word-dare = Desastres que sacas, como mucho, antes de una Fortuna

## Qué dicen

fief-word-able = preguntarme donde pueda ganar, y tomar las ciudades vacías
fief-word-safe = tras mis murallas; si no, donde tenga más tropas
fief-word-grant = dejar pasar
fief-word-refuse = decir que no
fief-word-full = solo la suma completa
fief-word-half = basta la mitad
fief-word-cheapest = las tropas más baratas
fief-word-on = seguir luchando, pase lo que pase
fief-word-reckon = seguir luchando; asediar o parar si soy mucho más débil
fief-word-keep = quedármelas
fief-word-wreck = destruirlas
fief-word-decline = rechazarlas
fief-word-welcome = aceptarlos enseguida
fief-word-threat = preguntarme si hay otros en una ciudad con un molino mío
fief-word-own = preguntarme si se trata de mi familia o de mi aliado
fief-word-pass = dejarlas pasar

## Planes de robo

fief-word-character-ask = un Personaje, luego preguntarme
fief-word-fortune-ask = una Fortuna, luego preguntarme
fief-word-character-character = un Personaje, luego un Personaje
fief-word-character-character-ask = un Personaje, luego un Personaje, luego preguntarme
fief-word-character-fortune = un Personaje, luego una Fortuna
fief-word-character-fortune-ask = un Personaje, luego una Fortuna, luego preguntarme
fief-word-fortune-character = una Fortuna, luego un Personaje
fief-word-fortune-character-ask = una Fortuna, luego un Personaje, luego preguntarme
fief-word-fortune-fortune = una Fortuna, luego una Fortuna
fief-word-fortune-fortune-ask = una Fortuna, luego una Fortuna, luego preguntarme
fief-word-character-character-fortune = un Personaje, luego un Personaje, luego una Fortuna
fief-word-character-character-fortune-ask = un Personaje, luego un Personaje, luego una Fortuna, luego preguntarme
fief-word-character-fortune-character = un Personaje, luego una Fortuna, luego un Personaje
fief-word-character-fortune-character-ask = un Personaje, luego una Fortuna, luego un Personaje, luego preguntarme
fief-word-character-fortune-fortune = un Personaje, luego una Fortuna, luego una Fortuna
fief-word-character-fortune-fortune-ask = un Personaje, luego una Fortuna, luego una Fortuna, luego preguntarme
fief-word-fortune-character-character = una Fortuna, luego un Personaje, luego un Personaje
fief-word-fortune-character-character-ask = una Fortuna, luego un Personaje, luego un Personaje, luego preguntarme
fief-word-fortune-character-fortune = una Fortuna, luego un Personaje, luego una Fortuna
fief-word-fortune-character-fortune-ask = una Fortuna, luego un Personaje, luego una Fortuna, luego preguntarme
fief-word-fortune-fortune-character = una Fortuna, luego una Fortuna, luego un Personaje
fief-word-fortune-fortune-character-ask = una Fortuna, luego una Fortuna, luego un Personaje, luego preguntarme
fief-word-fortune-fortune-fortune = una Fortuna, luego una Fortuna, luego una Fortuna
fief-word-fortune-fortune-fortune-ask = una Fortuna, luego una Fortuna, luego una Fortuna, luego preguntarme
fief-word-character-character-fortune-fortune = un Personaje, luego un Personaje, luego una Fortuna, luego una Fortuna
fief-word-character-fortune-character-fortune = un Personaje, luego una Fortuna, luego un Personaje, luego una Fortuna
fief-word-character-fortune-fortune-character = un Personaje, luego una Fortuna, luego una Fortuna, luego un Personaje
fief-word-character-fortune-fortune-fortune = un Personaje, luego una Fortuna, luego una Fortuna, luego una Fortuna
fief-word-fortune-character-character-fortune = una Fortuna, luego un Personaje, luego un Personaje, luego una Fortuna
fief-word-fortune-character-fortune-character = una Fortuna, luego un Personaje, luego una Fortuna, luego un Personaje
fief-word-fortune-character-fortune-fortune = una Fortuna, luego un Personaje, luego una Fortuna, luego una Fortuna
fief-word-fortune-fortune-character-character = una Fortuna, luego una Fortuna, luego un Personaje, luego un Personaje
fief-word-fortune-fortune-character-fortune = una Fortuna, luego una Fortuna, luego un Personaje, luego una Fortuna
fief-word-fortune-fortune-fortune-character = una Fortuna, luego una Fortuna, luego una Fortuna, luego un Personaje
fief-word-fortune-fortune-fortune-fortune = una Fortuna, luego una Fortuna, luego una Fortuna, luego una Fortuna
fief-word-aim = Arqueros contra un Noble
fief-word-sword = Excalibur en la ciudad de un Noble tuyo
fief-word-pillage = Saqueo al final de la fase 7
fief-word-always = siempre, al Noble de más rango
fief-word-try = tirar de ella
fief-word-rich = preguntarme por una abadía conquistada o máquinas abandonadas
fief-word-won = preguntarme donde haya vencido
fief-word-limit = Tropas que puedes perder en una batalla antes de pararla (0: sin límite)
fief-word-truce = Cuando ofrecen una tregua
fief-word-surrender = En una batalla sin esperanza
fief-word-accept = aceptarla
fief-word-hopeless = rendirme
fief-word-character-character-character = un Personaje, luego un Personaje, luego un Personaje
fief-word-character-character-character-ask = un Personaje, luego un Personaje, luego un Personaje, luego preguntarme
fief-word-character-character-character-fortune = un Personaje, luego un Personaje, luego un Personaje, luego una Fortuna
fief-word-character-character-fortune-character = un Personaje, luego un Personaje, luego una Fortuna, luego un Personaje
fief-word-character-fortune-character-character = un Personaje, luego una Fortuna, luego un Personaje, luego un Personaje
fief-word-fortune-character-character-character = una Fortuna, luego un Personaje, luego un Personaje, luego un Personaje
