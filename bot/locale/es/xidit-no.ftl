# Los Señores de Xidit: qué se rechaza, y qué hacer en su lugar.

xidit-no-road = En { $city } no hay ningún { $colour }, así que { $seat } se queda.
xidit-no-bards = { $seat } no puede enviar ningún bardo.
xidit-no-bards-shut = { $shut ->
        [0] A { $seat } no le quedan bardos que enviar.
       *[other] { $seat } no envía bardos: ninguna región junto a { $city } los admite en esta partida.
    }
xidit-no-levels = { $seat } no tiene más niveles de gremio en reserva, así que no gana ninguno.
xidit-no-free-city = Ya hay otro héroe en { $city }. Elige otra ciudad.
xidit-no-city = No hay ninguna ciudad { $n }. Elige una de la 1 a la { $most }.
xidit-no-step = Un año no tiene ningún paso { $n }. Elige uno del 1 al { $most }.
xidit-no-sealed = Ya has sellado, así que no puedes cambiar nada. Pulsa antes **Abrir el sello**.
xidit-no-wish = { $n ->
        [one] Solo tienes 1 deseo, porque eliges antes que nadie. Ponlo como deseo 1.
       *[other] Solo tienes { $n } deseos. Ponlos como deseos 1 a { $n }.
    }
xidit-no-seal-wishes = Aún no puedes sellar: { $n ->
        [one] falta tu único deseo. Elige una ciudad para él.
       *[other] de tus { $n } deseos { $ranks_count ->
            [one] falta el número { $ranks }. Elige una ciudad para él.
           *[other] faltan los números { $ranks }. Elige una ciudad para cada uno.
        }
    }
xidit-no-seal-missing = Aún no puedes sellar: { $steps_count ->
        [one] falta la orden del paso { $steps }. Elígela
       *[other] faltan las órdenes de los pasos { $steps }. Elige una para cada paso
    }; para no hacer nada, elige **esperar**.
xidit-no-phantom = En esta partida no hay fantasma: solo participa en mesas de 3 asientos. Elige otra orden permanente.
xidit-no-plan-act = No se puede planear nada para el paso { $step }, porque su orden no es una acción. Cámbiala antes por una **acción**.
xidit-no-plan-again = No se puede planear nada para el paso { $step }: el paso { $first } ya actúa en { $city }, y el plan se hace para la primera acción en una ciudad. Planea el paso { $first }.
xidit-no-plan-recruits = No se puede planear nada para el paso { $step }: en { $city } hay reclutas, así que tu acción recluta a uno. Los planes son para amenazas y Titanes: elige un paso en el que encuentres una amenaza o un Titán.
xidit-no-plan-here = No se puede planear nada para el paso { $step }: en { $city } no hay loseta, y ningún Titán está despierto. Elige un paso en el que encuentres una amenaza.
xidit-no-plan-bards = { $n ->
        [0] No te quedan bardos para este plan: tus otros planes ya los envían a todos. Reduce antes alguno de ellos.
        [one] Solo te queda 1 bardo que ningún otro plan envía. Planea 1 aquí, o reduce otro plan.
       *[other] Solo te quedan { $n } bardos que ningún otro plan envía. Planea aquí { $n } como mucho, o reduce otro plan.
    }
xidit-no-plan-more = El paso { $step } da { $most ->
        [one] 1 bardo
       *[other] { $most } bardos
    } como mucho. Planea { $n ->
        [0] antes menos bardos para otra región
       *[other] { $n } para { $region } como mucho
    }.
xidit-no-plan-one-region = No se puede planear nada para los bardos del paso { $step }: alrededor de { $city } solo pueden ir a una región, y todos van allí. Planea las recompensas.
xidit-no-plan-no-bards = Has planeado tomar soberanos y niveles de gremio en el paso { $step }, así que no se envían bardos. Cambia antes ese plan.
xidit-no-plan-tile = En el paso { $step } no se puede luchar contra un Titán: en { $city } hay una loseta, y contra los Titanes se lucha en ciudades sin loseta. Elige otro paso.
xidit-no-plan-asleep = Ningún Titán está despierto, así que no se puede planear ninguno para el paso { $step }. Espera a que se acaben las amenazas.
xidit-no-plan-titan = No has planeado ningún Titán para el paso { $step }, así que allí no se entregan unidades. Planea antes el Titán.
xidit-no-plan-units = { $n ->
        [0] Tu plan ya nombra las { $size } unidades para ese Titán. Quita antes una de otra clase y añade después: { $unit }.
       *[other] Ese Titán cuesta { $size } unidades, y tu plan nombra también otras. Planea { $n } × { $unit } como mucho.
    }
xidit-no-plan-none = Tu plan para el paso { $step } aún no contiene eso, así que no hay nada que quitar. Elige 1 o más.
xidit-no-bards-left = No te quedan bardos que enviar. Elige soberanos y niveles de gremio.
xidit-no-bards-here = Ninguna región junto a { $city } admite bardos en esta partida. Elige soberanos y niveles de gremio.
xidit-no-pair = Tienes que tomar dos recompensas distintas. Elige soberanos y bardos, soberanos y niveles de gremio, o bardos y niveles de gremio.
xidit-no-region = La región { $region } no toca { $city }, así que no admite bardos desde allí. Elige entre: { $regions }.
xidit-no-region-closed = La región { $region } está cerrada en esta partida y no admite bardos. Elige entre: { $regions }.
xidit-no-guild = No tienes ningún gremio en { $city }. Elige uno de tus gremios con sitio: { $cities }.
xidit-no-guild-full = Tu gremio en { $city } está completo: ya tiene los { $most } niveles. Elige uno de tus gremios con sitio: { $cities }.
xidit-no-titan = El Titán de { $n } unidades no está despierto. Elige uno que lo esté (unidades: { $sizes }), o no luches contra ninguno.
xidit-no-units = El Titán de { $n } unidades cuesta { $n } unidades, y tú tienes { $have }. Elige uno menor, o no luches contra ninguno.
xidit-no-unit = No te queda ningún { $unit } que entregar. Elige entre: { $units }.
xidit-no-reveal = Aún no puedes sellar: faltan recuentos ({ $units }). Elige cuántas unidades enseñas de cada clase, o pulsa **Enseñar todas las unidades**.
xidit-no-counted = Este censo ya ha contado esa clase: { $unit }. Elige una clase que no se haya contado aún.
xidit-no-count = { $n ->
        [0] No tienes ninguna unidad de esa clase: { $unit }. Elige otra clase.
       *[other] Solo tienes { $n } de esa clase: { $unit }. Elige { $n } como mucho.
    }
