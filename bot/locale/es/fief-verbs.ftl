# Fief: acciones, primero como encabezados, luego cada una entera.

## Encabezados

fief-verb-serve = Dar un sirviente
fief-verb-settle = Empezar en
fief-verb-court = Pedir la mano
fief-verb-marry = Aceptar un matrimonio
fief-verb-spurn = Rechazar un matrimonio
fief-verb-stand = Presentar al trono
fief-verb-summon = Convocar al Parlamento
fief-verb-favour = Votar por
fief-verb-decoy = Poner un señuelo en
fief-verb-withhold = Retirar el voto
fief-verb-vote = Votar
fief-verb-burgher = Añadir los votos del Burgués
fief-verb-share = Dar una parte
fief-verb-hand-out = Repartir el Impuesto Real
fief-verb-discard = Descartar
fief-verb-keep = Conservar
fief-verb-plan = Planear el robo
fief-verb-draw = Robar
fief-verb-bear = Nuevo Noble
fief-verb-found = Fundar una abadía
fief-verb-ordain = Título de la Iglesia
fief-verb-bless = Buena cosecha o Buen tiempo
fief-verb-tallage = Tallage
fief-verb-tithe = Diezmo
fief-verb-entrust = Cambiar sirvientes
fief-verb-burn = Quemar un molino
fief-verb-buy = Comprar
fief-verb-engineer = Pagar una catapulta
fief-verb-title = Comprar un título
fief-verb-grant = Conceder un título
fief-verb-transfer = Ceder un título
fief-verb-rebuild = Reconstruir una abadía
fief-verb-lead = Enviar
fief-verb-take = Llevar
fief-verb-leave = Dejar
fief-verb-go = Ir por camino
fief-verb-forest = Por Sherwood
fief-verb-sail = Navegar
fief-verb-slip = Por un pasadizo
fief-verb-parade = Formar un desfile
fief-verb-pass = Pasar (no hacer nada)
fief-verb-draw-sword = Tirar de Excalibur
fief-verb-refuse = Negar el permiso
fief-verb-come-out = Salir a luchar
fief-verb-stay-in = Quedarse tras las murallas
fief-verb-danegeld = Pagar el impuesto danés
fief-verb-intercede = Hablar a los invasores
fief-verb-sally = Hacer una salida
fief-verb-occupy = Tomar una ciudad sin defensa
fief-verb-raise-siege = Levantar un asedio
fief-verb-join = Elegir bando
fief-verb-aim = Apuntar a
fief-verb-fight = Seguir luchando
fief-verb-stop = Interrumpir la batalla
fief-verb-siege = Asediar la ciudad
fief-verb-surrender = Rendirse
fief-verb-truce = Ofrecer tregua
fief-verb-keep-engines = Quedarse las máquinas
fief-verb-wreck = Destruir las máquinas
fief-verb-rise = Añadir una rebelión
fief-verb-undermine = Anular las murallas
fief-verb-calm = Pagar para calmar a los rebeldes
fief-verb-preach = Hablar a los rebeldes
fief-verb-raise = Resucitar
fief-verb-let-die = Dejar descansar en paz
fief-verb-name = Nombrar heredero
fief-verb-appear = Aparecer en
fief-verb-knight = Dar la Jarretera
fief-verb-rebel = Levantar una rebelión
fief-verb-assassinate = Asesinato
fief-verb-judge = Justicia
fief-verb-ambush = Emboscada
fief-verb-release-captive = Liberar a un cautivo
fief-verb-clear = Buen tiempo
fief-verb-install = Tomar a tu servicio
fief-verb-hire = Contratar ballesteros
fief-verb-shift-storm = Mover Tormentas
fief-verb-feed = Acabar con una Hambruna
fief-verb-give-relic = Dar una reliquia
fief-verb-present = Entregar una reliquia
fief-verb-tunnel = Pasadizo bajo las murallas
fief-verb-guide = Guiar a los invasores por un pasadizo
fief-verb-kill-leader = Matar a un líder invasor
fief-verb-trap-leader = Emboscar a un líder invasor
fief-verb-order-leave = Permiso de paso, por familia o ciudad
fief-verb-besiege = Asediar
fief-verb-enter = Pedir que te dejen entrar
fief-verb-sap = Mandar al zapador
fief-verb-scout = Mandar al explorador
fief-verb-scuttle = Destruir una máquina tuya
fief-verb-seize = Tomar máquinas sin guardia
fief-verb-stay = Seguir en tu bando
fief-verb-leave-relic = Dejar reliquias
fief-verb-take-relic = Recoger reliquias
fief-verb-take-sword = Recoger Excalibur
fief-verb-pardon = Indultar a un cautivo de los bandidos
fief-verb-renounce = Pedir dejar el título de abadesa
fief-verb-release-veil = Permitir que una abadesa deje su título
fief-verb-hold-veil = Retener a una abadesa
fief-verb-bestow = Dar un título de abadesa
fief-verb-wall = Hacer una Ciudad Amurallada
fief-verb-consent = Permitir la Fortaleza Real
fief-verb-decline-crown = Negar la Fortaleza Real
fief-verb-strike = Borrar la última línea
fief-verb-peek = Mirar la carta de encima

## Cada acción entera

fief-do-serve = { $a1 } sirve a { $a2 }
fief-do-settle = Empezar en { $a1 }
fief-do-court = { $a1 } pide la mano de { $a2 }
fief-do-court-1 = Viaje real a { $a1 }
fief-do-marry = { $a1 } y { $a2 } se casan
fief-do-spurn = { $a2 } rechaza a { $a1 }
fief-do-stand = { $a1 } se presenta al trono
fief-do-ready = Terminar la corte
fief-do-favour = { $a1 }: votar por { $a2 }
fief-do-decoy = { $a1 }: señuelo en { $a2 }
fief-do-withhold = { $a1 }: retirar voto y señuelo
fief-do-vote = { $a1 }: votar { $a2 }
fief-do-burgher = { $a1 }: añadir los votos del Burgués por un tesoro
fief-do-share = { $a2 ->
        [one] 1 chelín
       *[other] { $a2 } chelines
    } para { $a1 }
fief-do-hand-out = Repartir así el Impuesto Real
fief-do-discard = Descartar { $a1 }
fief-do-keep = Conservar { $a1 }
fief-do-plan = Robar { $a1 } ({ $a2 ->
        [0] sin pasar de un Desastre
        [9] salgan los Desastres que salgan
        [one] sacando 1 Desastre como mucho
       *[other] sacando { $a2 } Desastres como mucho
    })
fief-do-unseal = Abrir el sello
fief-do-draw = Robar { $a1 }
fief-do-pass = No hacer nada
fief-do-bear = { $a1 } aparece en { $a2 }
fief-do-bear-3 = { $a1 } aparece en { $a2 } ({ $a3 })
fief-do-found = { $a2 } recibe el título: { $a1 }; su abadía, en { $a3 }
fief-do-ordain = { $a2 } recibe el título: { $a1 }
fief-do-bless = { $a1 } para { $a2 ->
        [Gales] { $a2 }
        [Marcas] las { $a2 }
        [Midlands] las { $a2 }
       *[other] el { $a2 }
    }
fief-do-tallage = Tallage en { $a1 ->
        [Gales] { $a1 }
        [Marcas] las { $a1 }
        [Midlands] las { $a1 }
       *[other] el { $a1 }
    }
fief-do-tithe = Diezmo en el distrito de { $a1 }
fief-do-entrust = { $a1 } y { $a2 } cambian sirvientes
fief-do-burn = Quemar el molino de { $a1 }
fief-do-buy = { $a3 } × { $a1 } para { $a2 }
fief-do-engineer = Pagar una catapulta ante { $a1 }
fief-do-title = Comprar el título de Lord { $a1 ->
        [Gales] de { $a1 }
        [Marcas] de las { $a1 }
        [Midlands] de las { $a1 }
       *[other] del { $a1 }
    } para { $a2 }
fief-do-grant = Conceder el título de Lord { $a1 ->
        [Gales] de { $a1 }
        [Marcas] de las { $a1 }
        [Midlands] de las { $a1 }
       *[other] del { $a1 }
    } a { $a2 }
fief-do-grant-1 = Dejar pasar a { $a1 }
fief-do-transfer = Ceder el título de Lord { $a1 ->
        [Gales] de { $a1 }
        [Marcas] de las { $a1 }
        [Midlands] de las { $a1 }
       *[other] del { $a1 }
    } a { $a2 }
fief-do-rebuild = { $a1 } reconstruye su abadía en { $a2 }
fief-do-lead = Enviar a { $a1 }
fief-do-take = Llevar { $a2 } × { $a1 }
fief-do-take-1 = Llevar a { $a1 }
fief-do-leave = Dejar { $a2 } × { $a1 }
fief-do-go = Ir a { $a1 }
fief-do-forest = Por Sherwood a { $a1 }
fief-do-sail = Navegar a { $a1 }
fief-do-slip = Por un pasadizo a { $a1 }
fief-do-halt = Quedarse aquí
fief-do-draw-sword = { $a1 } tira de Excalibur
fief-do-refuse = No dejar pasar a { $a1 }
fief-do-come-out = Salir a luchar
fief-do-stay-in = Quedarse tras las murallas
fief-do-danegeld = { $a1 } paga el impuesto danés
fief-do-intercede = { $a1 } habla a los invasores
fief-do-attack = Atacar a { $a2 } en { $a1 }
fief-do-sally = Salir de { $a1 } contra { $a2 }
fief-do-occupy = Tomar { $a1 }, sin defensa
fief-do-raise-siege = Levantar el asedio de { $a1 }
fief-do-join = { $a2 ->
        [nadie] { $a1 } no lucha en ningún bando
       *[other] { $a1 } se suma a { $a2 }
    }
fief-do-aim = Los arqueros apuntan a { $a1 }
fief-do-stop = Interrumpir la batalla
fief-do-truce = Ofrecer una tregua
fief-do-lose = Perder: { $a1 }
fief-do-pillage = Saquear { $a1 }: { $a2 }
fief-do-rise = Añadir una rebelión con { $a1 }
fief-do-undermine = Anular las murallas con { $a1 }
fief-do-calm = { $a1 } paga para acabar con una rebelión
fief-do-preach = { $a1 } habla a los rebeldes
fief-do-raise = Resucitar a { $a1 }
fief-do-let-die = Dejar descansar en paz a { $a1 }
fief-do-name = { $a1 } recibe el título de Lord
fief-do-appear = Aparecer en { $a1 }
fief-do-knight = Dar la Jarretera a { $a1 }
fief-do-rebel = Levantar una rebelión en { $a1 } con { $a2 }
fief-do-assassinate = { $a2 } asesina a { $a1 }
fief-do-judge = Justicia contra { $a1 }
fief-do-ambush = { $a2 } embosca a { $a1 }
fief-do-release-captive = Liberar a { $a1 } por un pasadizo
fief-do-clear = Buen tiempo para { $a1 ->
        [Gales] { $a1 }
        [Marcas] las { $a1 }
        [Midlands] las { $a1 }
       *[other] el { $a1 }
    }
fief-do-install = Tomar a tu servicio: { $a1 } ({ $a2 })
fief-do-hire = Contratar { $a2 ->
        [one] 1 ballestero
       *[other] { $a2 } ballesteros
    } para { $a1 }
fief-do-shift-storm = Mover las Tormentas { $a1 ->
        [Gales] de { $a1 }
        [Marcas] de las { $a1 }
        [Midlands] de las { $a1 }
       *[other] del { $a1 }
    } { $a2 ->
        [Gales] a { $a2 }
        [Marcas] a las { $a2 }
        [Midlands] a las { $a2 }
       *[other] al { $a2 }
    }
fief-do-feed = La Tibia acaba con la Hambruna en el distrito de quien la lleva
fief-do-give-relic = { $a1 } da una reliquia a { $a2 }
fief-do-present = { $a1 } entrega una reliquia al Soberano
fief-do-tunnel = Usar un pasadizo: las murallas no quitan dados
fief-do-guide = Enseñar a { $a1 } un pasadizo por las próximas murallas o Tormentas
fief-do-kill-leader = Asesinar al líder de { $a1 }
fief-do-trap-leader = Emboscar al líder de { $a1 }
fief-do-order-leave = Permiso de paso, { $a1 }: { $a2 }

## Sumas en una frase: unidades e ingresos

fief-do-units-soldier = { $a1 ->
        [one] 1 soldado
       *[other] { $a1 } soldados
    }
fief-do-units-archer = { $a1 ->
        [one] 1 arquero
       *[other] { $a1 } arqueros
    }
fief-do-units-knight = { $a1 ->
        [one] 1 caballero
       *[other] { $a1 } caballeros
    }
fief-do-units-crossbow = { $a1 ->
        [one] 1 ballestero
       *[other] { $a1 } ballesteros
    }
fief-do-units-bombard = { $a1 ->
        [one] 1 bombarda
       *[other] { $a1 } bombardas
    }
fief-do-units-catapult = { $a1 ->
        [one] 1 catapulta
       *[other] { $a1 } catapultas
    }
fief-do-income-city = { $a1 } de ciudades
fief-do-income-fort = { $a1 } de fortalezas
fief-do-income-mill = { $a1 } de molinos
fief-do-income-abbey = { $a1 } de abadías
fief-do-income-queen = { $a1 } por la Reina
fief-do-income-tallage = { $a1 } de tallage
fief-do-income-tithe = { $a1 } de diezmos
fief-do-besiege = Asediar { $a1 }
fief-do-sap = El zapador te devuelve un dado
fief-do-scout = Mirar las tropas en { $a1 }: { $a2 }
fief-do-scuttle = Destruir una máquina tuya: { $a1 }
fief-do-seize = Tomar las máquinas sin guardia de { $a1 }
fief-do-stay = { $a1 } sigue en su bando
fief-do-wreck-2 = Destruir una máquina tuya en { $a1 }: { $a2 }
fief-do-leave-relic = { $a1 } deja aquí todas sus reliquias
fief-do-take-relic = { $a1 } recoge las reliquias que hay aquí
fief-do-take-sword = { $a1 } recoge Excalibur
fief-do-pardon = Mandar una paloma: los bandidos liberan a { $a1 }
fief-do-renounce = { $a1 } pide dejar su título de abadesa
fief-do-release-veil = Permitir que { $a1 } deje su título
fief-do-hold-veil = { $a1 } sigue siendo abadesa
fief-do-bestow = { $a2 } recibe el título: { $a1 }
fief-do-wall = { $a1 } pasa a ser la Ciudad Amurallada
fief-do-consent = Permitir la Fortaleza Real en { $a1 }
fief-do-decline-crown = Negar la Fortaleza Real en { $a1 }
fief-do-strike = Borrar la última línea de la lista
fief-do-peek = Merewen mira la carta de encima antes de robar { $a1 }
