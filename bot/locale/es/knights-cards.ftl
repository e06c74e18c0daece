# Qué hace cada carta de Caballeros Guerreros, y una palabra sobre ella.

## Formas

knights-text-square = Como Comandante en una batalla, si no está exhausto, este Noble puede prevenir 1 baja.
knights-text-circle = Con 400 tropas o menos, el ejército de este Noble no cobra salario, aunque el Noble esté exhausto.
knights-text-triangle = Como Comandante en una batalla, si no está exhausto, este Noble puede sumar 1 victoria.
knights-text-star = Como Comandante en una batalla, si no está exhausto, este Noble puede infligir 1 baja más.

## Cartas de Acción de un Barón

knights-text-levy-taxes = Ganas 1 corona por cada zona con un Noble tuyo en tierra; la carta va a Impuestos.
knights-text-draft-soldiers = Colocas gratis un marcador en cualquier espacio libre del Contador de Mercenarios; la carta va a Salarios.
knights-text-rally-support = Ganas 2 Votos, y la Presidencia si así tienes más Votos que nadie; la carta va a la Asamblea.
knights-text-serve-the-church = Ganas 1 punto de Fe, y pasas a ser Cabeza de la Iglesia si así tienes más Fe que nadie; la carta va a Impuestos, a Salarios o a la Asamblea.
knights-text-mobilize-forces = Nombras una zona: tus Nobles pueden moverse a ella, luchar en ella o hacer ambas cosas; la carta va a Salarios si se mueven, a la Asamblea si luchan y a cualquiera de las dos si hacen ambas.
knights-text-versatile-strategy = Eliges una cosa: ganar 2 coronas, ganar 1 Voto, mover un Noble, librar una batalla o colocar un marcador en el Contador de Mercenarios pagando su tarifa; la carta vuelve a tu mano.

## Cartas de Acción Neutral

knights-text-uncertain-times = Se baraja el mazo de Destino.
knights-text-muster-troops = Todos los Barones a la vez: cada uno puede quitar bajas a uno de sus ejércitos a 2 coronas por baja.
knights-text-upgrade-defenses = Todos los Barones a la vez: cada uno puede reparar una ciudad o su Baluarte a 2 coronas por Brecha, o fortificar una ciudad por 4 coronas.
knights-text-important-event = El Cabeza de la Iglesia dice quién roba el próximo Evento: uno rojo va al propio Cabeza y uno verde a otro Barón, o al revés por 1 punto de Fe; uno azul puede ir a cualquiera.
knights-text-fund-expeditions = El Presidente puede iniciar una expedición, en la que cada Barón puede invertir hasta 5 coronas y que el Cabeza de la Iglesia puede bendecir; las expediciones en curso avanzan, y las que llegan al final se resuelven.

## Eventos rojos

knights-text-no-heir = El Destino señala a un Noble del Barón que robó esta carta: si ese Noble muere mientras la carta siga en juego, no le sigue ningún heredero, sus Mercenarios vuelven al mazo y sus Regulares salen de la partida.
knights-quip-no-heir = Los médicos culpan a los astros; los astros no hacen declaraciones.
knights-text-heretic = Mientras la carta siga en juego, su Barón no gana Fe por ningún medio ni puede pasar a ser Cabeza de la Iglesia con Servir a la Iglesia.
knights-quip-heretic = Solo hizo una pregunta, pero era buena.
knights-text-camp-fever = El Destino señala a uno de tus Nobles en el tablero: su ejército sufre 2 bajas.
knights-quip-camp-fever = Alguien cavó la letrina río arriba.
knights-text-debts = Pierdes la mitad de tus coronas, redondeando hacia abajo.
knights-quip-debts = El banquero sonríe; esa es la mala señal.
knights-text-mutiny = Pagas ahora a tus Mercenarios, como en Salarios; los que no cobren todo su salario desertan.
knights-quip-mutiny = Lealtad por meses, y por adelantado.
knights-text-scandal = Pierdes la mitad de tus Votos, redondeando hacia abajo.
knights-quip-scandal = Las cartas iban lacradas, pero no lo bastante.
knights-text-doubt = Pierdes 2 puntos de Fe, o todos los que tengas si son menos; nadie puede cancelar este Evento.
knights-quip-doubt = Al final la reliquia era un hueso de pollo.
knights-text-uprising = El Destino señala una de tus ciudades, que se rebela aunque tengas Nobles allí: pagas 1 punto de Fe o el doble de sus ingresos, o la ciudad queda neutral.
knights-quip-uprising = Lo primero que quitaron fueron los gallardetes.
knights-text-fallen-wall = El Destino señala una de tus ciudades: recibe 2 Brechas, pero no más de las que permita su fuerza.
knights-quip-fallen-wall = El concejo había aceptado la oferta más barata.
knights-text-hearth-fire = Tu Baluarte, si está en el tablero, recibe 2 Brechas, pero no más de las que permita su fuerza.
knights-quip-hearth-fire = Por la oca ya no se puede hacer nada.
knights-text-desertion = Devuelves al mazo 1 carta de Mercenarios a tu elección.
knights-quip-desertion = Dejaron una nota; hablaba sobre todo de la sopa.
knights-text-disgrace = Devuelves 1 punto de Influencia a la reserva.
knights-quip-disgrace = Hiciste la reverencia a la duquesa equivocada.
knights-text-lame-horses = Todos tus Nobles en el tablero quedan exhaustos; nadie puede cancelar este Evento.
knights-quip-lame-horses = Un herrero para cuatro ejércitos.
knights-text-poisoned-feast = El Destino señala a uno de tus Nobles en el tablero: muere.
knights-quip-poisoned-feast = El catador libraba esa noche.

## Eventos verdes

knights-text-inheritance = Ganas 6 coronas.
knights-quip-inheritance = Una tía a la que nadie visitaba y todos lloran.
knights-text-harvest = Cobras los ingresos de tus ciudades no asediadas, más 1 corona por cada ciudad fortificada; las leyes y las concesiones no cuentan.
knights-quip-harvest = Sonríe hasta el recaudador.
knights-text-vision = Ganas 2 puntos de Fe.
knights-quip-vision = El santo habló claro y no pidió nada.
knights-text-eloquence = Ganas 3 Votos.
knights-quip-eloquence = Tres señores pidieron copia.
knights-text-acclaim = Ganas 2 puntos de Influencia de la reserva.
knights-quip-acclaim = Gritaron tu nombre y casi lo pronunciaron bien.
knights-text-volunteers = Una carta de Mercenarios de 100 tropas, sacada al azar del mazo, va gratis a tu Baluarte, aunque el Baluarte esté fuera del tablero.
knights-quip-volunteers = Vinieron por el vino y se quedaron por el botín.
knights-text-masons-gift = Eliges una de tus ciudades: se reparan todas sus Brechas y queda fortificada, aunque esté asediada.
knights-quip-masons-gift = El muro les salió derecho, para sorpresa general.
knights-text-good-surgeon = Quitas todas las bajas a uno de tus ejércitos en el tablero, o a las tropas de tu Baluarte.
knights-quip-good-surgeon = Se lava las manos, qué extravagancia.
knights-text-informer = Eliges a otro Barón y le quitas 4 coronas, o todas las que tenga si son menos.
knights-quip-informer = Todo tesoro tiene una segunda llave.
knights-text-relic = Mientras la carta siga en juego, su Barón gana 1 punto de Fe en cada Mantenimiento, al ganar Influencia.
knights-quip-relic = La tercera calavera del mismo santo, y la más bonita.

## Eventos azules

knights-text-fire = El Destino señala una ciudad que no esté arrasada: muere todo Noble que haya en su zona y la ciudad queda arrasada; nadie recibe coronas por ello.
knights-quip-fire = Empezó en una panadería; siempre empieza en una panadería.
knights-text-broken-line = El Destino señala a un Noble de cualquier Barón: mientras la carta siga en juego, ese Noble no tiene heredero y, si muere, sus Mercenarios vuelven al mazo y sus Regulares salen de la partida.
knights-quip-broken-line = Al podador del árbol genealógico se le fue la mano.
knights-text-assassin = El Destino señala a un Noble en el tablero: su ejército sufre 3 bajas y, si no queda nada de él, el Noble muere.
knights-quip-assassin = Falló con el señor y acertó con la escolta.
knights-text-palace-coup = El Destino señala a un Barón no expulsado, que pasa a ser Presidente de la Asamblea.
knights-quip-palace-coup = Cambiaron la guardia y, ya puestos, la silla.
knights-text-schism = El Destino señala a un Barón, que pasa a ser Cabeza de la Iglesia.
knights-quip-schism = Dos papas y una sola campana, que toca a muerto.
knights-text-homesick = El Destino señala una nacionalidad: cada Barón elige 1 de sus cartas de Mercenarios de esa nacionalidad y la devuelve al mazo.
knights-quip-homesick = Alguien cantó la canción de su pueblo.
knights-text-storm = Se pierden todas las expediciones en curso, con todas sus coronas.
knights-quip-storm = El mar se quedó con la pimienta.
knights-text-bread-riots = Por cada ciudad que un Barón controle sin un Noble suyo allí se muestra una carta de Destino; si hay revuelta, el Barón paga 1 punto de Fe o el doble de los ingresos de la ciudad, o la ciudad queda neutral.
knights-quip-bread-riots = Menguó la hogaza; la multitud, no.
knights-text-plague = El Destino señala una ciudad que no esté arrasada: todo ejército en su zona sufre 2 bajas.
knights-quip-plague = Las ratas entraron sin pedir paso.
knights-text-pretender = El Barón con más Influencia devuelve 2 puntos a la reserva; el Destino deshace los empates.
knights-quip-pretender = Una barba, un lunar y un sastre muy bueno.
knights-text-deserted-market = Se retiran todos los marcadores del Contador de Mercenarios, nadie contrata y se reparte una oferta nueva de Mercenarios; nadie puede cancelar este Evento.
knights-quip-deserted-market = Los capitanes se habían enterado de una boda.
knights-text-fair-winds = Cada expedición en curso avanza 1 casilla, como mucho hasta la última; ninguna se resuelve ahora y nadie puede cancelar este Evento.
knights-quip-fair-winds = Por una vez acertó el almanaque.

## Mociones

knights-text-traitor-to-the-crown = El Barón elegido queda expulsado de la Asamblea.
knights-quip-traitor-to-the-crown = Se agradecen pruebas, pero no hacen falta.
knights-text-royal-grant = El Barón elegido gana 8 coronas.
knights-quip-royal-grant = La Corona da, y la Corona se acuerda.
knights-text-war-tax = Cada Barón paga 1 corona por cada ciudad que controle, en el Reino y en el extranjero, o todas sus coronas si tiene menos.
knights-quip-war-tax = Para una guerra aún por decidir.
knights-text-new-chairman = El Barón elegido pasa a ser Presidente de la Asamblea en el acto, salvo que esté expulsado.
knights-quip-new-chairman = La misma silla, otro cojín.
knights-text-synod = El Barón elegido pasa a ser Cabeza de la Iglesia.
knights-quip-synod = Los movió el Espíritu; ayudó el vino.
knights-text-dismissal = El Barón elegido pierde 1 cargo de sus Nobles, el que diga el Presidente, y no puede negarse.
knights-quip-dismissal = Con gratitud por los servicios prestados, por llamarlos así.
knights-text-revocation = El Barón elegido pierde 1 privilegio, el que diga el Presidente, y no puede negarse.
knights-quip-revocation = El sello es auténtico; el martillo, también.
knights-text-amnesty = Se levantan todas las expulsiones de la Asamblea, a partir de la próxima.
knights-quip-amnesty = Perdonados, no olvidados y bien contados.
knights-text-town-charter = El Barón elegido escoge 1 de sus ciudades, que queda neutral.
knights-quip-town-charter = El aire de la ciudad hace libres a muchos, y más pobre a uno.
knights-text-royal-favour = El Barón elegido gana 2 puntos de Influencia de la reserva.
knights-quip-royal-favour = El trono está vacío, pero pareció que asentía.

## Leyes

knights-text-crown-quarter = En Impuestos, cada Barón paga 1 corona de cada 4 que recibe.
knights-quip-crown-quarter = Las otras tres son tuyas, de momento.
knights-text-arms-tax = En Salarios, cada Barón cuyas cartas suman más de 600 tropas paga 1 corona por cada 100 tropas que pasen de 600; una última fracción cuenta como 100.
knights-quip-arms-tax = La paz, por contabilidad.
knights-text-truce-of-god = En toda batalla el atacante tiene 100 menos de fuerza, tanto al robar cartas de Destino como al asediar.
knights-quip-truce-of-god = No matarás, y menos en martes.
knights-text-harbour-dues = Por cada Noble que navega, su Barón paga 2 coronas; si no paga, ese Noble se queda en tierra.
knights-quip-harbour-dues = A pagar al zarpar, al llegar y al mirar el mar.
knights-text-road-toll = Por cada Noble que avanza más de 1 zona por carretera, su Barón paga 1 corona; si no paga, ese Noble avanza solo 1.
knights-quip-road-toll = La carretera es gratis; el polvo, no.
knights-text-safe-walls = Nadie puede arrasar una ciudad que capture.
knights-quip-safe-walls = Alguien tendrá que pagar impuestos el año que viene.
knights-text-guild-of-arms = Cada carta de Mercenarios contratada cuesta 1 corona más.
knights-quip-guild-of-arms = La inscripción es voluntaria, como respirar.
knights-text-short-speeches = En cada Asamblea, tras recibir los Votos, cada Barón conserva 6 como mucho y devuelve el resto.
knights-quip-short-speeches = El ujier se ha comprado un reloj de arena.

## Privilegios: primero las concesiones

knights-text-silver-mines = Concesión: su Barón recibe 4 coronas en Impuestos.
knights-quip-silver-mines = Los mineros no ven la plata, ni casi nada.
knights-text-salt-works = Concesión: su Barón recibe 3 coronas en Impuestos.
knights-quip-salt-works = Todos la necesitan y nadie da las gracias.
knights-text-bridge-tolls = Concesión: su Barón recibe 3 coronas en Impuestos.
knights-quip-bridge-tolls = Cuatro puentes y una sola bolsa.
knights-text-wool-staple = Concesión: su Barón recibe 2 coronas en Impuestos.
knights-quip-wool-staple = A las ovejas no se las consultó.
knights-text-vineyards = Concesión: su Barón recibe 2 coronas en Impuestos.
knights-quip-vineyards = Una décima parte se pierde en catas.
knights-text-fisheries = Concesión: su Barón recibe 2 coronas en Impuestos.
knights-quip-fisheries = Los viernes nunca rindieron tanto.
knights-text-free-passage = Los Nobles de su Barón no necesitan permiso de nadie para atravesar una zona.
knights-quip-free-passage = Un sello para todas las puertas.
knights-text-right-of-muster = En Reclutamiento, su Barón quita cada baja por 1 corona en lugar de 2.
knights-quip-right-of-muster = Todos voluntarios, por si acaso.
knights-text-master-masons = En Mejorar Defensas, su Barón repara cada Brecha por 1 corona en lugar de 2 y fortifica una ciudad por 2 en lugar de 4.
knights-quip-master-masons = Y hasta terminan a tiempo.
knights-text-chartered-fleet = Su Barón puede invertir hasta 10 coronas en lugar de 5 en una expedición.
knights-quip-chartered-fleet = Doble bodega y media oración.
knights-text-seat-of-honour = Su Barón recibe 2 Votos más en cada Asamblea a la que asiste.
knights-quip-seat-of-honour = Tiene cojín y vistas a los apuntes de todos.
knights-text-legate = Su Barón gana 1 punto de Fe en cada Mantenimiento, pero no puede asistir a la Asamblea.
knights-quip-legate = Un honor, en el extranjero y sin fecha de vuelta.

## Cargos

knights-text-constable = El ejército de este Noble tiene 200 tropas más, sin salario.
knights-quip-constable = Los caballos lo llaman por su nombre; los mozos, por otro.
knights-text-marshal = El ejército de este Noble tiene 150 tropas más, sin salario.
knights-quip-marshal = Señala el mapa; andar, andan otros.
knights-text-captain-of-the-guard = El ejército de este Noble tiene 100 tropas más, sin salario.
knights-quip-captain-of-the-guard = Despierto, por lo general.
knights-text-warden-of-the-fords = El ejército de este Noble tiene 100 tropas más, sin salario, y puede cruzar ríos donde no hay puente.
knights-quip-warden-of-the-fords = Las botas mojadas son su insignia.
knights-text-admiral = El ejército de este Noble tiene 100 tropas más, sin salario, y el Noble desembarca en el acto tras navegar, exhausto.
knights-quip-admiral = Nunca se marea en público.
knights-text-master-of-engines = El ejército de este Noble tiene 50 tropas más, sin salario, e inflige 1 baja más (100 tropas) en un asalto que el Noble mande como atacante.
knights-quip-master-of-engines = Le gustan las murallas como a un niño los castillos de arena.
knights-text-viceroy = El ejército de este Noble tiene 250 tropas más, sin salario, pero su Barón no puede asistir a la Asamblea.
knights-quip-viceroy = Todo el ejército y nada de tertulia.
knights-text-chancellor = El Barón de este Noble recibe 1 Voto más en cada Asamblea a la que asiste.
knights-quip-chancellor = Guarda el sello, las actas y el rencor.
knights-text-treasurer = El Barón de este Noble recibe 2 coronas en Impuestos.
knights-quip-treasurer = Pequeñas fugas en grandes libros.
knights-text-quartermaster = El ejército de este Noble cuesta 3 coronas menos en Salarios.
knights-quip-quartermaster = Con dos pares de botas marchan tres, por turnos.

## Moción Privada

knights-text-private-motion = El Destino señala a un Barón, que puede someter primero a voto una moción: levantar una expulsión; descartar una ley, un privilegio o un cargo; votar una Agenda ya descartada; o acabar la Asamblea y guardar sus Agendas para la próxima.
knights-quip-private-motion = Todo el mundo tiene derecho a una mala idea.

## Lo mismo, en lo que cabe en una línea
knights-brief-arms-tax = En Salarios: 1 corona por cada 100 tropas, o fracción, que pasen de 600 en cartas de tropas
knights-brief-truce-of-god = En toda batalla el atacante tiene 100 menos de fuerza, también al asediar
knights-brief-road-toll = 1 corona por Noble que avance más de 1 zona por carretera; si no se paga, se detiene
knights-brief-master-of-engines = 50 tropas más, sin salario; si manda un asalto, inflige 1 baja más
knights-brief-war-tax = Cada Barón paga 1 corona por ciudad que controle, o todas las que tenga
knights-brief-master-masons = Mejorar Defensas: una Brecha cuesta 1 corona en vez de 2, y fortificar, 2 en vez de 4
knights-brief-warden-of-the-fords = 100 tropas más, sin salario; puede cruzar ríos donde no hay puente
knights-brief-admiral = 100 tropas más, sin salario; al navegar desembarca en el acto, exhausto
knights-brief-viceroy = 250 tropas más, sin salario; su Barón no puede asistir a la Asamblea
knights-brief-no-heir = Si muere el Noble señalado, no tiene heredero y sus tropas se pierden
knights-brief-broken-line = Si muere el Noble señalado, no tiene heredero y sus tropas se pierden
knights-brief-heretic = Su Barón no gana Fe ni pasa a ser Cabeza con Servir a la Iglesia
knights-brief-relic = Su Barón gana 1 punto de Fe en cada Mantenimiento
