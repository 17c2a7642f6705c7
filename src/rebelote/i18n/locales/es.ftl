# Every word that Rebelote says in this language: one key a sentence, the same keys and the same
# variables in each language (docs/add-a-language.md).

## Cards
## A card is said with its article; $suit is the name of a suit.

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles

rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = dama
rank-K = rey
rank-A = as

rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-T = 10
rank-short-J = J
rank-short-Q = Q
rank-short-K = K
rank-short-A = A

card-7 = el siete de { $suit }
card-8 = el ocho de { $suit }
card-9 = el nueve de { $suit }
card-T = el diez de { $suit }
card-J = la jota de { $suit }
card-Q = la dama de { $suit }
card-K = el rey de { $suit }
card-A = el as de { $suit }

meld-tierce = tercera
meld-fifty = cincuenta
meld-hundred = cien
meld-four = cuatro iguales

call-pass = paso
call-take = tomo { $suit }

outcome-made = cumplido
outcome-failed = fallido
outcome-tied = litige
outcome-void = anulado

bot-novice = Principiante
bot-novice-help = Juega como un principiante prudente.
bot-club = Aficionado
bot-club-help = Cuenta los triunfos, recuerda lo jugado y ayuda a su pareja.
bot-expert = Experto
bot-expert-help = Imagina cómo pueden estar repartidas las cartas y calcula cada reparto.

## Why a card or an action is refused

rule-follow-suit = Hay que asistir: tienes { $suit }.
rule-overtrump = Hay que montar: puedes superar { $card }.
rule-ruff = No puedes asistir: hay que fallar con { $suit }, el triunfo.
rule-undertrump = No puedes asistir ni superar: juega un triunfo inferior, { $suit }.
rule-partner-overtrump = Tu pareja gana la baza: juega una carta que no sea triunfo, o un triunfo que supere { $card }.
rule-not-your-turn = No es tu turno.
rule-not-in-hand = No tienes { $card }.
rule-not-exposed = No puedes jugar { $card }: solo se juegan tus cartas descubiertas.
rule-cannot-say = No puedes decir «{ $says }» con { $card }.
rule-turned-suit-only = En la primera vuelta solo se puede tomar el palo descubierto: { $turned }.
rule-other-suits-only = En la segunda vuelta ya no se puede elegir { $turned }: elige otro palo.
rule-no-cut-now = Ahora no hay que cortar.
rule-no-call-now = Ahora no se elige triunfo.
rule-no-play-now = Ahora no se puede jugar ninguna carta.
rule-cut-range = Corta entre { $lowest } y { $highest } cartas: en cada parte quedan al menos cuatro.
rule-match-over = La partida ha terminado.
rule-deal-not-over = El reparto no ha terminado.
rule-not-a-pack = Una baraja tiene 32 cartas, cada una una sola vez.
rule-wrong-dealer = Ahora reparte otra persona.

## What the lines of a score sheet mean

rule-card-points = Valor de las cartas ganadas.
rule-last-trick = La última baza vale 10.
rule-capot-bonus = Pleno: con todas las bazas, la última vale 100 en vez de 10.
rule-points-with-last-trick = Valor de las cartas ganadas, con la última baza.
rule-belote = Belote: rey y dama de triunfo en la misma mano.
rule-melds = Anuncios: escaleras y grupos de cuatro.
rule-contract-majority = Los declarantes deben superar a la defensa: { $taker } contra { $defence }.
rule-contract-half = Los declarantes deben igualar al menos a la defensa: { $taker } contra { $defence }.
rule-contract-fixed = Los declarantes necesitan { $needed }: tienen { $taker }, y la defensa { $defence }.
rule-outcome-made = Contrato cumplido.
rule-outcome-failed = Contrato fallido.
rule-outcome-tied = Empate: litige.
rule-made = Contrato cumplido: los declarantes anotan sus puntos.
rule-made-defence = Contrato cumplido: la defensa anota sus puntos.
rule-capot = Pleno: todas las bazas, 252 puntos.
rule-failed = Contrato fallido: los declarantes no anotan nada.
rule-failed-162 = Contrato fallido: la defensa anota 162.
rule-failed-all-points = Contrato fallido: la defensa anota todos los puntos de cartas.
rule-litige = Litige: la defensa anota sus puntos; los de los declarantes quedan pendientes.
rule-put-aside = Pendientes para quien gane el próximo reparto decisivo; ahora hay { $total }.
rule-pot-won = Los puntos pendientes son para quien gana este reparto.
rule-belote-kept = Los declarantes conservan su belote.
rule-belote-taken = La belote de los declarantes pasa a la defensa.
rule-belote-lost = Los declarantes pierden su belote.
rule-melds-taken = Contrato fallido: todos los anuncios son para la defensa.
rule-void = Todos han pasado dos veces: el reparto se anula.

## What a deal record is checked against

rule-format = Un registro tiene la forma rebelote-deal/1.
rule-first-deal = El primer reparto de una partida empieza en 0.
rule-deal-number = Los repartos de una partida se numeran desde 1.
rule-totals = El total es el anterior más lo que suma el reparto.
rule-seat = Un asiento es un número desde 0.
rule-rules-hash = Las opciones del registro deben ser las de la partida jugada.
rule-first-player = Empieza quien está a la derecha del repartidor.
rule-pack = Una baraja tiene 32 cartas, cada una una sola vez.
rule-commitment = La baraja debe ser la prometida antes del corte.
rule-turned-up-card = La carta descubierta sale del orden de la baraja.
rule-call-after-the-end = El primero que toma termina la elección.
rule-calls-missing = El triunfo se elige en dos vueltas, hasta que alguien toma.
rule-taker = El declarante es el primero que toma.
rule-trump = El triunfo es el palo tomado.
rule-deal = Las cartas de cada asiento salen del orden de la baraja.
rule-play-after-the-end = El reparto termina cuando se han jugado todas las cartas.
rule-plays-missing = Se juegan las 32 cartas.
rule-belote-automatic = Aquí la belote se dice sola: con la primera de rey y dama de triunfo, y luego con la otra.
rule-winner = El ganador sale de los totales.
rule-tricks = Una baza tiene una carta de cada jugador.
rule-trick-leader = Quien gana una baza sale en la siguiente.
rule-trick-winner = Gana el triunfo mayor; si no hay, la carta mayor del palo de salida.
rule-trick-points = Una baza vale lo que valen sus cartas.
rule-outcome = El resultado sale de los puntos y del contrato.
rule-scores = Lo que anota cada bando sale del resultado.
rule-profile = Toda la partida se juega con las mismas reglas.
rule-next-dealer = El siguiente repartidor sale del perfil.
rule-cut-only = La baraja solo se corta: lo que estaba junto sigue junto.

## What went wrong

error-not-a-card = «{ $got }» no es una carta. Una carta es un valor y un palo, como 9H.
error-not-a-suit = «{ $got }» no es un palo: se esperaba S, H, D o C.
error-card-twice = Has nombrado dos veces { $card }: cada carta existe una sola vez.
error-house-rule-irrelevant = «{ $option }» no cambia nada aquí. { $reason }
error-profile-combination = Estas reglas se contradicen: { $keys }. { $reason }
error-unknown-option = No hay ninguna regla llamada { $option }.
error-option-value = { $option } no puede ser { $got }.
error-unknown-profile = No hay ningún juego llamado { $profile }.
error-bad-profile = El perfil { $file } tiene un fallo: { $key } { $problem }
error-deal-not-over = El reparto no ha terminado: aún no hay registro.
error-not-a-record = Esto no es el registro de un reparto.
error-no-records = En el archivo no hay ningún registro.
error-record-faults = El registro tiene un fallo en { $where }.
error-points-sum = Los puntos { $got } no pueden salir de un reparto: suman 162, o son 252 y 0 si hay pleno.
error-belote-value = La belote no puede ser { $got } en este juego.
error-unknown-event = Un suceso de tipo desconocido: { $type }.
error-malformed = El mensaje no tiene la forma esperada.
error-database-driver = PostgreSQL necesita un paquete que no está instalado.
error-database-unreachable = No se puede usar la base de datos.
error-database-url = Esto no es la dirección de una base de datos.
error-kernel-missing = El analizador necesita Numba, que no está instalado.
error-bus-needed = Varios procesos necesitan un bus común.
error-bus-unreachable = No se llega al bus.
error-bus-driver = El bus necesita un paquete que no está instalado.
error-bus-url = Esto no es la dirección de un bus.
error-address-taken = El servidor no puede escuchar en esta dirección.
error-bot-option = El bot { $bot } no tiene esa opción: { $option }.
error-bots-number = Un bot para todos los asientos, o uno para cada uno: { $got } es otro número.
error-bot-profile = El bot { $bot } no juega a { $profile }.
error-no-hand = Quien elige debe estar sentado y tener cartas.
error-no-taker = Todavía no ha tomado nadie.
error-no-world = Ningún reparto concuerda con lo que este asiento ha visto.
error-bad-worlds = Quien juega debe tener la misma mano en todos los repartos.
error-bad-position = Las cartas no pueden estar así.
error-unknown-cards = Aquí deben conocerse todas las cartas tapadas.
error-bad-situation = No se entiende lo que sabe el asiento: { $field }.
error-bad-unseen = Debe haber tantas cartas sin ver como sitios desconocidos.
error-too-many-unseen = Hay demasiadas cartas sin ver para una respuesta exacta.
error-empty = No hay nada que leer.
error-not-json = Esto no es JSON.
error-bad-journal = El diario { $file } es de otra competición.
error-cluster-missing = Un clúster necesita el paquete distributed, que no está instalado.
error-cluster-unreachable = El clúster de { $url } no responde.
error-unknown-table = Esa mesa no existe.
error-stale-version = La mesa ha avanzado: mírala otra vez antes de elegir.
error-not-seated = Solo puede hacerlo quien juega en la mesa.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-not-your-turn = No es tu turno.
error-seat-taken = Ese asiento ya está ocupado.
error-already-seated = Ya tienes otro asiento en esta mesa.
error-no-such-seat = Ese asiento no existe.
error-table-full = Todos los asientos están ocupados.
error-not-started = El primer reparto aún no ha empezado.
error-already-started = El primer reparto ya ha empezado.
error-seats-empty = Antes hay que ocupar todos los asientos.
error-nothing-to-start = El reparto todavía se está jugando.
error-match-over = La partida ha terminado.
error-nothing-to-undo = En este reparto no hay ninguna elección tuya que deshacer.
error-undo-with-people = Solo se puede deshacer cuando juegas a solas con bots.
error-undo-after-deal = El reparto ha terminado y ya se conocen sus cartas.
error-command-id-reused = Esto ya se usó para otra acción.
error-unknown-bot = No hay ningún bot llamado { $bot }.
error-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
error-not-a-room = Esta mesa es para una persona entre bots.
error-unknown-code = No hay ninguna mesa con este código.
error-already-proposed = Ya hay una propuesta: respóndela primero.
error-nothing-proposed = No hay ninguna propuesta para ti.
error-no-clock = Esta mesa no tiene reloj.
error-clock-is-so = El reloj ya está parado o ya corre.
error-store-unavailable = Ahora no se puede guardar la mesa. Inténtalo otra vez.
error-internal = Algo ha fallado aquí. No se ha cambiado nada.
error-invalid-json = La petición no es JSON.
error-invalid-request = Un campo falta, sobra o es de otro tipo.
error-body-too-large = La petición es demasiado grande.
error-unknown-message = El mensaje es de un tipo desconocido.
error-too-fast = Demasiados mensajes: más despacio.
error-too-slow = La petición tardó demasiado en llegar. Envíala de nuevo.
error-not-found = No hay nada en esta dirección.
error-method-not-allowed = Esta dirección no responde a eso.
error-wrong-origin = Las páginas de otro sitio no pueden hacer esto.

## The options of a profile

section-deal = Reparto y elección de triunfo
section-play = Juego
section-belote = Belote
section-scoring = Recuento
section-match = Partida

option-players = Jugadores
option-players-help = Cuatro juegan dos contra dos; dos juegan con sus cartas en la mesa, la mitad tapadas.
option-packets = Cartas de cada vez
option-packets-help = Cómo se reparten las cartas antes de descubrir una. Con dos jugadores: las filas de cada capa.
option-shuffle = Barajar
option-shuffle-help = Si se baraja en cada reparto, o solo al principio y luego se corta.
option-shuffle-every-deal = antes de cada reparto
option-shuffle-cut-only = solo al principio; después se corta
option-next-dealer = Siguiente repartidor
option-next-dealer-help = Quién reparte la próxima vez.
option-next-dealer-right = quien está a la derecha
option-next-dealer-drawn = se sortea en cada reparto
option-after-all-pass = Si todos pasan dos veces
option-after-all-pass-help = Quién reparte otra vez cuando nadie ha querido triunfo.
option-after-all-pass-next-dealer = reparte el siguiente
option-after-all-pass-same-dealer = reparte el mismo
option-turned-card = Carta descubierta
option-turned-card-help = Quién se queda la carta que propone triunfo.
option-turned-card-to-taker = es para el declarante
option-turned-card-stays-with-dealer = se queda con el repartidor

option-partner-holds = Sin el palo, gana la pareja
option-partner-holds-help = Qué puedes jugar si no puedes asistir y la carta de tu pareja va ganando.
option-partner-holds-any = cualquier carta
option-partner-holds-plain-or-overtrump = cualquier carta que no sea triunfo, o un triunfo que supere los de la baza
option-partner-holds-plain-or-overtrump-if-able = cualquier carta que no sea triunfo; si juegas triunfo, superando si puedes
option-partner-holds-as-opponent = triunfo, como si ganara un rival
option-undertrump = Sin el palo, triunfos bajos
option-undertrump-help = Qué debes jugar si un rival ha fallado y no puedes superarlo.
option-undertrump-forced = un triunfo inferior
option-undertrump-free = cualquier carta
option-overtrump-partner = Salida de triunfo, gana la pareja
option-overtrump-partner-help = Si también hay que superar el triunfo de la pareja cuando se sale de triunfo.
option-overtrump-partner-true = hay que montar si se puede
option-overtrump-partner-false = cualquier triunfo
option-uncover = Las cartas tapadas se descubren
option-uncover-help = Cuándo se ve y se puede jugar la carta que estaba debajo.
option-uncover-after-trick = cuando han jugado los dos
option-uncover-at-once = al momento, antes de la respuesta

option-belote = Belote
option-belote-help = Cómo se cuentan rey y dama de triunfo en la misma mano.
option-belote-none = no cuenta
option-belote-automatic = 20 puntos, se cuenta sola
option-belote-said = 20 puntos, al decirla con la primera de las dos cartas
option-belote-said-twice = 10 puntos por «Belote» y 10 por «Rebelote», cada una si se quiere
option-belote-on-failure = La belote si se falla
option-belote-on-failure-help = Si los declarantes conservan su belote al fallar el contrato.
option-belote-on-failure-kept = los declarantes la conservan
option-belote-on-failure-lost = los declarantes la pierden
option-belote-counts = La belote y el contrato
option-belote-counts-help = Si la belote cuenta para cumplir el contrato.
option-belote-counts-true = cuenta para el contrato
option-belote-counts-false = no cuenta para el contrato
option-tied-belote = La belote en un litige
option-tied-belote-help = Qué pasa con la belote de los declarantes si hay empate.
option-tied-belote-put-aside = queda pendiente con sus puntos
option-tied-belote-kept = se anota al momento

option-made-when = El contrato se cumple con
option-made-when-help = Lo que necesitan los declarantes.
option-made-when-majority = más puntos que la defensa
option-made-when-half = al menos los puntos de la defensa
option-made-when-fixed = un número fijo de puntos
option-contract-points = Puntos que hay que hacer
option-contract-points-help = El número fijo de puntos que necesitan los declarantes.
option-contract-points-with-belote = Puntos que hay que hacer con belote
option-contract-points-with-belote-help = Lo que necesitan los declarantes en cuanto alguien anuncia belote.
option-tie = Empate a puntos
option-tie-help = Qué pasa si los dos bandos tienen los mismos puntos.
option-tie-litige = litige: la defensa anota sus puntos; los de los declarantes quedan pendientes
option-tie-fails = el contrato falla
option-tie-makes = el contrato se cumple
option-failure-pays = Un contrato fallido da a la defensa
option-failure-pays-help = Lo que anota la defensa cuando fallan los declarantes. Con pleno son 252.
option-failure-pays-162 = 162 puntos
option-failure-pays-all-points = todos los puntos de cartas y la belote de los declarantes
option-melds = Anuncios
option-melds-help = Si puntúan las escaleras y los grupos de cuatro entre las cartas descubiertas.
option-melds-none = no cuentan
option-melds-counted = cuentan: tercera 20, cincuenta 50, cien 100, cuatro iguales de 100 a 200

option-length = Una partida es
option-length-help = Si se juega hasta una meta o un solo reparto.
option-length-target = hasta una meta de puntos
option-length-one-deal = un solo reparto
option-target = Meta
option-target-help = Los puntos con los que termina la partida, tras un reparto completo.
option-target-is = La meta
option-target-is-help = Si basta con llegar justo a la meta.
option-target-is-reached = basta con alcanzarla
option-target-is-exceeded = hay que superarla
option-equal-totals = Totales iguales al final
option-equal-totals-help = Qué pasa si los dos bandos terminan con el mismo total.
option-equal-totals-play-on = otro reparto, hasta que difieran
option-equal-totals-draw = empate

## The command line

cli-may-play = Se puede jugar:
cli-refused = No se puede:
cli-seat = asiento { $seat }
cli-side = bando { $side }
cli-takers = declarantes
cli-defence = defensa
cli-count = Recuento
cli-sheet = Anotación
cli-put-aside = Pendiente tras este reparto: { $points }
cli-deal = Reparto { $number } de la partida { $match }: { $profile }
cli-dealer = Reparte el asiento { $dealer }, empieza el asiento { $first }.
cli-turned = Carta descubierta: { $name }
cli-passes = El asiento { $seat } pasa.
cli-takes = El asiento { $seat } toma { $suit }.
cli-cards = Cartas
cli-melds = Anuncios: asiento { $seat }, { $kind }, { $points }
cli-won = para el asiento { $seat }, { $points }
cli-turned-up = se descubre: { $cards }
cli-says-belote = «Belote»
cli-says-rebelote = «Rebelote»
cli-totals = Totales: { $first } y { $second }
cli-winner = El bando { $side } gana la partida.
cli-draw = La partida termina en empate.
cli-house-rules = Reglas de la casa
cli-not-relevant = no se aplica
cli-no-difference = No hay diferencias.
cli-players = { $players } jugadores
cli-rule = Regla
cli-option = Opción
cli-source = Fuente
cli-field = Campo

## The web client: the table on the screen

ui-title-table = Rebelote
ui-title-turn = ● Te toca – Rebelote
ui-tagline = Belote en una mesa tranquila, contra buenos bots. Sin cuenta y sin monedas.
ui-promise = Sin cuenta obligatoria, sin publicidad, nada que comprar. No se pide nada a ningún otro sitio.
ui-play = Jugar
ui-play-profile = Jugar: { $name }
ui-loading = Preparando la mesa…
ui-connecting = Llegando a la mesa…
ui-reconnecting = Se perdió la conexión. Tu sitio está guardado; probando otra vez…
ui-reconnecting-watching = Se perdió la conexión; probando otra vez…
ui-offline = No hay conexión con el servidor. Revisa la red y prueba otra vez.
ui-table-gone = Esa mesa no existe o ya se recogió.
ui-retry = Probar otra vez
ui-refused = Ahora no es posible. Nada ha cambiado.
ui-missing = Aquí no hay ninguna página
ui-continue = Continuar
ui-deal-number = Reparto { $number }
ui-your-turn = te toca
ui-choose-game = El juego
ui-players = { $count } jugadores
ui-to-target = a { $target } puntos
ui-one-deal = un reparto
ui-options = Opciones
ui-bots = Bots
ui-house-rules = Reglas de la casa
ui-house-rules-none = como en el libro
ui-house-rules-changed = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
ui-house-rules-reset = Volver al libro
ui-house-rule-differs = En el libro: { $value }.
ui-profile-classic = Belote clásica
ui-profile-classic-about = La carta descubierta propone el triunfo, la belote se dice en voz alta y un empate espera al reparto siguiente. Una media hora.
ui-profile-contract = Belote con contrato
ui-profile-contract-about = Llega a 82, o a 92 si se anuncia belote. El primer jugador se sortea en cada reparto. Una media hora.
ui-profile-single-deal = Reparto único
ui-profile-single-deal-about = Un solo reparto lo decide todo; basta con la mitad de los puntos. Cinco minutos.
ui-profile-decouverte = Belote découverte
ui-profile-decouverte-about = Para dos: todas las cartas en la mesa, la mitad tapadas hasta que se juega la de encima. Una media hora.

ui-home = Inicio
ui-menu = Menú
ui-leave = Dejar la mesa (te espera)
ui-close = Cerrar
ui-panel = La partida en palabras
ui-in-words = La partida en palabras
ui-rules = Reglas
ui-settings = Ajustes
ui-keys = Teclas
ui-undo = Deshacer
ui-history = Repartos jugados
ui-last-trick = Última baza
ui-no-trick = Todavía no se ha ganado ninguna baza.

ui-chip = Estado del reparto
ui-trump-is = Triunfo: { $suit }
ui-taken-by = { $you ->
    [yes] tomaste tú
   *[no] tomó { $who }
}
ui-turned-up = Descubierta: { $card }
ui-pot = Bote
ui-us = Nosotros
ui-them = Ellos
ui-belote = Belote
ui-rebelote = Rebelote

ui-your-hand = Tu mano
ui-trick = La baza
ui-trick-card = { $you ->
    [yes] Tú: { $card }
   *[no] { $who }: { $card }
}
ui-card-refused = { $card }, no se puede jugar. { $reason }
ui-card-chosen = { $card }, carta elegida
ui-tableau = { $you ->
    [yes] Tus cartas
   *[no] Cartas de { $who }
}
ui-pile = { $card }{ $turned ->
    [yes] , el indicador
   *[no] {""}
}{ $below ->
    [yes] , sobre una carta tapada
   *[no] {""}
}
ui-pile-covered = Una carta tapada
ui-pile-empty = Vacío

ui-round-one = Primera vuelta: toma el palo descubierto o pasa
ui-round-two = Segunda vuelta: cualquier otro palo, o pasa
ui-take = Tomar { $suit }
ui-pass = Pasar
ui-cut-where = Cortar tras { $count } cartas
ui-cut-here = Cortar aquí
ui-cut-chance = Dejarlo al azar
ui-cut-always = Dejar siempre el corte al azar
ui-cut-seal = El mazo está barajado y sellado
ui-cut-seal-text = Esta huella corresponde a este mazo y a ningún otro. Tras el reparto se muestra el mazo, y debe tener la misma huella: nadie puede haber cambiado una carta después del corte.
ui-play-card = Jugar { $card }
ui-arm = Jugar { $card } cuando me toque
ui-unarm = Carta preparada – deshacer
ui-say-question = ¿Decir «{ $word }» con esta carta?
ui-play-and-say = Jugar y decir «{ $word }»
ui-play-silently = Jugar en silencio
ui-hint-confirm = Elige una carta
ui-hint-tap = Toca una carta para jugarla
ui-hint-drag = Arrastra una carta al centro
ui-why = ¿Por qué?
ui-tap-to-go-on = Mira la baza y sigue
ui-go-on = Seguir
ui-wait = Un momento…
ui-deal-over = El reparto ha terminado.
ui-turn-cut = { $you ->
    [yes] Te toca cortar
   *[no] { $who } corta el mazo…
}
ui-turn-call = { $you ->
    [yes] Te toca decidir el triunfo
   *[no] { $who } piensa el triunfo…
}
ui-turn-play = { $you ->
    [yes] Te toca jugar
   *[no] Le toca a { $who }…
}

ui-sheet-caption = Hoja de puntos del reparto { $number }
ui-sheet-line = Línea
ui-sheet-counted = Recuento
ui-sheet-written = Se anota
ui-sheet-deal = Este reparto
ui-sheet-total = Total (a { $target })
ui-sheet-pot = Pendiente para el próximo reparto decisivo
ui-sheet-took = { $you ->
    [yes] Tomaste { $suit }.
   *[no] { $who } tomó { $suit }.
}
ui-next-deal = Siguiente reparto
ui-new-deal = Nuevo reparto
ui-new-match = Nueva partida
ui-practice = Hubo una pista, se deshizo una jugada o se conocían las cartas: este reparto cuenta como práctica.
ui-history-deal = Reparto
ui-history-taker = Declarante
ui-history-outcome = Resultado
ui-history-total = Total
ui-history-none = Todavía no ha terminado ningún reparto.

ui-language = Idioma
ui-playing = Jugar una carta
ui-playing-confirm = elegir y confirmar
ui-playing-tap = un toque
ui-playing-drag = arrastrar
ui-speed = Velocidad
ui-speed-slow = lenta
ui-speed-normal = normal
ui-speed-fast = rápida
ui-speed-instant = sin pausas
ui-trick-stays = La baza terminada se queda
ui-trick-stays-timed = un momento
ui-trick-stays-tap = hasta que yo siga
ui-palette = Colores de los palos
ui-palette-two = dos
ui-palette-four = cuatro
ui-theme = Aspecto
ui-theme-auto = como el dispositivo
ui-theme-light = claro
ui-theme-dark = oscuro
ui-text-size = Tamaño del texto
ui-auto-last = La última carta se juega sola
ui-sounds = Sonidos

ui-key-choose = elegir una carta, desde la izquierda
ui-key-walk = moverse por las cartas
ui-key-confirm = jugar la carta elegida
ui-key-release = soltar la carta elegida
ui-key-pass = pasar
ui-key-take = tomar el primer palo ofrecido
ui-key-go-on = seguir enseguida tras una baza
ui-key-last = ver la última baza
ui-key-undo = deshacer la última decisión (contra bots)
ui-key-next = siguiente reparto
ui-key-rules = reglas
ui-key-help = esta lista
ui-key-space = Espacio

seat-you = Tú
seat-empty = Sitio libre
seat-bot-right = Nora
seat-bot-top = Hugo
seat-bot-left = Inés
seat-partner = pareja
seat-dealer = reparte
seat-dealer-letter = R
seat-taker = declarante
seat-took = tomó { $suit }
seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
seat-turn = le toca
seat-away = ausente
seat-takes = toma
seat-passes = pasa

event-pack-prepared = { $you ->
    [yes] Reparto { $number }: repartes tú.
   *[no] Reparto { $number }: reparte { $who }.
}
event-pack-cut = { $you ->
    [yes] Cortas tú.
   *[no] Corta { $who }.
}
event-cards-dealt = Descubierta: { $card }.
event-takes = { $you ->
    [yes] Tomas { $suit }.
   *[no] { $who } toma { $suit }.
}
event-passes = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
event-hands-completed = Las manos se completan.
event-meld = { $you ->
    [yes] Muestras un anuncio, { $kind }: { $points }.
   *[no] { $who } muestra un anuncio, { $kind }: { $points }.
}
event-plays = { $you ->
    [yes] Juegas { $card }.
   *[no] { $who } juega { $card }.
}
event-plays-trump = { $you ->
    [yes] Juegas { $card }, triunfo.
   *[no] { $who } juega { $card }, triunfo.
}
event-says = { $you ->
    [yes] Dices «{ $word }».
   *[no] { $who } dice «{ $word }».
}
event-trick-won = { $you ->
    [yes] Ganas la baza, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $who } gana la baza, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
event-uncovered = Se descubren: { $cards }.
event-void = Todos pasaron dos veces: el reparto es nulo.
event-outcome-made = { $you ->
    [yes] Cumples el contrato: { $us } a { $them }.
   *[no] { $who } cumple el contrato: { $us } a { $them }.
}
event-outcome-failed = { $you ->
    [yes] Fallas el contrato: { $us } a { $them }.
   *[no] { $who } falla el contrato: { $us } a { $them }.
}
event-outcome-tied = Igualdad: litige, { $us } a { $them }.
event-you-win = ¡Has ganado!
event-you-lose = Esta vez has perdido.
event-side-wins = Gana: { $side }.
event-draw = Empate.
event-undo = { $you ->
    [yes] Deshaces tu última decisión.
   *[no] { $who } deshace su última decisión.
}

ui-practice-short = práctica
ui-fair = Cómo se barajó este reparto
ui-fair-text = Antes del corte el servidor publicó una huella del mazo con sal (SHA-256 de la sal, dos puntos y las cartas). Con la sal, el mazo y el corte cualquiera puede comprobar que nadie eligió el reparto.
ui-fair-promise = Huella
ui-fair-salt = Sal
ui-fair-pack = Mazo antes del corte
ui-fair-cut = Corte tras

## The rules pages: one sentence a rule, picked by the options of the profile

rules-contents = Contenido
rules-other-games = Los otros juegos
rules-house-rule = regla de la casa en esta mesa
rules-title-deal = Preparar la mesa y elegir triunfo
rules-title-order = Orden y valor de las cartas
rules-title-play = El juego
rules-title-count = El recuento
rules-title-example = Un ejemplo
rules-title-context = Contexto y variantes
rules-title-questions = Preguntas y respuestas

rules-goal-match = Gana el bando que antes llega a { $target } puntos. En cada reparto un bando, el declarante, se propone reunir los puntos de su contrato; el otro, la defensa, intenta impedirlo.
rules-goal-one-deal = Un solo reparto decide, sin partida acumulada. El bando declarante intenta sumar al menos tantos puntos como sus rivales.
rules-goal-two = Un juego para dos. Se trata de llegar antes a { $target } puntos. En cada reparto una persona, el declarante, debe reunir más que la otra.

rules-deal-four = Juegan cuatro en dos parejas, con los compañeros enfrentados: tú y quien tienes delante contra tus dos vecinos. La baraja tiene 32 cartas, del 7 al as en cuatro palos. En las barajas francesas y portuguesas, la jota, la dama y el rey llevan las letras V, D y R. Se reparte, se habla y se juega en sentido antihorario, hacia la derecha.
rules-deal-dealer-right = El primer repartidor se sortea; después reparte quien está a su derecha.
rules-deal-dealer-drawn = El primer jugador se sortea en cada reparto; el repartidor está a su izquierda.
rules-deal-dealer-once = El repartidor se sortea.
rules-deal-shuffle-every-deal = Se baraja en cada reparto y corta quien está a la izquierda del repartidor, que deja al menos cuatro cartas en cada parte.
rules-deal-shuffle-cut-only = Solo se baraja al principio. Antes de cada reparto posterior se juntan las bazas ganadas, sin orden fijo, y corta quien está a la izquierda del repartidor, que deja al menos cuatro cartas en cada parte.
rules-deal-packets = Desde la derecha del repartidor, cada jugador recibe cinco cartas { $number ->
    [one] de una vez
   *[other] en paquetes de { $packets }
}. La siguiente se descubre.
rules-deal-auction = Desde la derecha del repartidor, cada jugador puede tomar como triunfo el palo de la carta descubierta o pasar. El primero que toma termina la elección. Si los cuatro pasan, hay una segunda vuelta en la que se puede nombrar cualquiera de los otros tres palos.
rules-deal-pass-next-dealer = Si los cuatro vuelven a pasar, se recogen las cartas y reparte el siguiente.
rules-deal-pass-same-dealer = Si los cuatro vuelven a pasar, se recogen las cartas, se barajan y se reparten otra vez con el mismo primer jugador, hasta que alguien tome.
rules-deal-pass-void = Si los cuatro vuelven a pasar, el reparto es nulo y se ofrece otro.
rules-deal-completion = El declarante recibe la carta descubierta, en cualquiera de las dos vueltas, y dos más; los demás reciben tres. Todos tienen ya ocho cartas. No queda mazo de robo ni hay intercambio. La pareja de quien toma es la declarante; la otra, la defensa.

rules-deal-two = Juegan dos con 32 cartas, del 7 al as en cuatro palos. El primer repartidor se sortea; después se alterna.
rules-deal-shuffle-two-cut-only = Solo se baraja al principio de la partida. Antes de cada reparto corta el rival del repartidor, que deja al menos cuatro cartas en cada parte; las bazas ganadas se juntan sin orden fijo, para que nadie sepa qué queda tapado.
rules-deal-shuffle-two-every-deal = Se baraja en cada reparto y corta el rival del repartidor, que deja al menos cuatro cartas en cada parte.
rules-deal-rows = Cada persona recibe ocho cartas tapadas sobre la mesa, en dos filas de cuatro: una fila al rival, otra al repartidor, y otra vez. Después, en el mismo orden, ocho cartas descubiertas, una sobre cada tapada. No hay cartas en la mano ni mazo de robo.
rules-deal-indicator = La última carta descubierta del repartidor es el indicador: propone el palo de triunfo. Habla primero el rival y después el repartidor: tomar o pasar. Tomar termina la elección. Si los dos pasan, cada uno puede nombrar por turno otro palo cualquiera, o pasar.
rules-deal-pass-two = Si los dos vuelven a pasar, se recogen las cartas y cambia el repartidor.
rules-deal-stays = El indicador se queda siempre entre las cartas del repartidor, tome quien tome.

rules-order = El triunfo tiene un orden propio. Los puntos de las cartas suman 152; con 10 por la última baza, un reparto vale 162.
rules-order-trump = En el triunfo, de mayor a menor: jota 20, nueve 14, as 11, diez 10, rey 4, dama 3, ocho y siete 0.
rules-order-plain = En los otros palos, de mayor a menor: as 11, diez 10, rey 4, dama 3, jota 2, nueve, ocho y siete 0.

rules-play-lead = Quien está a la derecha del repartidor sale con cualquier carta. Por turno, hacia la derecha, cada jugador pone una carta; quien gana una baza sale en la siguiente. Se juegan ocho bazas.
rules-play-follow = Hay que asistir al palo de salida si se puede.
rules-play-overtrump-true = Si se sale de triunfo, hay que superar el mayor triunfo de la baza si se puede, aunque sea del compañero; si no, se pone cualquier triunfo. Asistir va antes que todo lo demás.
rules-play-overtrump-false = Si se sale de triunfo, hay que superar el mayor triunfo de la baza si se puede, salvo que vaya ganando el compañero; si no, se pone cualquier triunfo. Asistir va antes que todo lo demás.
rules-play-partner-any = Si no puedes asistir y tu compañero va ganando la baza, puedes poner cualquier carta.
rules-play-partner-plain-or-overtrump = Si no puedes asistir y tu compañero va ganando la baza, puedes descartar cualquier carta que no sea triunfo. Un triunfo solo vale si supera a todos los de la baza; si no te quedan más que triunfos demasiado bajos, pon cualquiera de ellos.
rules-play-partner-plain-or-overtrump-if-able = Si no puedes asistir y tu compañero va ganando la baza, puedes descartar cualquier carta que no sea triunfo. Si eliges un triunfo, debe superar a los de la baza si puedes.
rules-play-partner-as-opponent = Si no puedes asistir, que tu compañero vaya ganando no cambia nada: hay que fallar como contra un rival.
rules-play-ruff-forced = Si no puedes asistir y un rival va ganando la baza, debes fallar con triunfo y superar los que ya haya si puedes. Si no puedes superarlos, debes poner igualmente un triunfo más bajo.
rules-play-ruff-free = Si no puedes asistir y un rival va ganando la baza, debes poner un triunfo que supere a los que ya haya. Si no tienes ninguno que lo haga, puedes poner cualquier carta.
rules-play-free = Sin el palo de salida ni triunfo, se pone cualquier carta.
rules-play-win = Gana la baza el triunfo mayor; sin triunfos, la mayor carta del palo de salida. Una carta de otro palo no gana nunca.
rules-play-lead-two = Quien está a la derecha del repartidor, es decir su rival, sale con cualquier carta descubierta; quien gana una baza sale en la siguiente. Se juegan las dieciséis bazas.
rules-play-follow-two = La otra persona debe asistir con una carta descubierta si puede.
rules-play-overtrump-two = Si se sale de triunfo, hay que superarlo si es posible.
rules-play-ruff-two = Sin el palo de salida, se falla con triunfo si se puede; si no, se descarta cualquier carta descubierta.
rules-play-covered = Una carta tapada no se puede jugar y no obliga a nada: todavía no está disponible.
rules-play-uncover-after-trick = Solo cuando se han jugado las dos cartas de la baza se descubren las que había debajo. Se pueden jugar desde la baza siguiente. Una carta descubierta sin nada debajo sigue disponible.
rules-play-uncover-at-once = La carta que hay debajo de la jugada se descubre enseguida, así que la nueva carta de quien sale se ve antes de la respuesta. Una carta descubierta sin nada debajo sigue disponible.

rules-count-last = Cada bando suma las cartas que ha ganado; la última baza vale 10 más. En total son 162.
rules-count-capot = El bando que gana las { $tricks } bazas, un pleno o capot, recibe 100 en lugar de los 10 de la última: 252 en total.
rules-count-belote-none = El rey y la dama de triunfo en una mano no puntúan.
rules-count-belote-automatic = Si una mano tiene desde el principio rey y dama de triunfo, al jugar la primera se anuncia sola «Belote» y con la segunda «Rebelote»: 20 puntos para ese bando.
rules-count-belote-said = Quien tiene juntos rey y dama de triunfo reclama 20 puntos diciendo «Belote» al jugar la primera de las dos; si entonces no se dice, se pierden. «Rebelote» con la segunda se recomienda, pero no cambia nada.
rules-count-belote-said-twice = Quien tiene rey y dama de triunfo puede decir «Belote» al jugar la primera, por 10 puntos, y «Rebelote» con la segunda, por otros 10. Las dos se pueden callar. Los puntos son del bando que los anunció, pase lo que pase.
rules-count-nothing-else = Ninguna otra combinación puntúa.
rules-count-melds-none = No hay bonos por secuencias, grupos ni belote: el rey y la dama de triunfo cuentan solo como cartas.
rules-count-melds-counted = Cuentan los anuncios entre las cartas descubiertas: secuencia de tres 20, de cuatro 50, de cinco o más 100; cuatro jotas 200, cuatro nueves 150, cuatro ases, dieces, reyes o damas 100. Solo puntúa quien tiene el mejor. El rey y la dama de triunfo no dan bono.
rules-count-contract-majority = El bando declarante cumple si tiene más puntos que la defensa, contando la belote de cada bando.
rules-count-contract-majority-two = El declarante debe reunir más de 81 puntos.
rules-count-contract-half = El bando declarante cumple si tiene al menos tantos puntos como la defensa, contando la belote de cada bando.
rules-count-contract-half-two = El declarante debe reunir al menos tantos puntos como su rival.
rules-count-contract-fixed = El bando declarante cumple con { $points } puntos, o con { $belote } en cuanto cualquiera de los bandos ha anunciado belote; su propia belote cuenta.
rules-count-contract-fixed-two = El declarante debe reunir { $points } puntos.
rules-count-belote-apart = Aquí la belote no cuenta para juzgar el contrato.
rules-count-made = Si se cumple, cada bando anota sus puntos.
rules-count-failed-kept = Si falla, los declarantes anotan solo su propia belote; la defensa anota 162 y su propia belote.
rules-count-failed-lost = Si falla, los declarantes no anotan nada y pierden su belote; la defensa anota 162 y su propia belote.
rules-count-failed-all-points = Si falla, los declarantes no anotan nada; la defensa recibe todos los puntos de las cartas y la belote de los dos bandos.
rules-count-failed-plain = Si falla, los declarantes no anotan nada y la defensa anota 162.
rules-count-failed-two = Si falla, el declarante anota 0 y su rival 162, o 252 si gana todas las bazas. Un declarante que gana todas anota también 252.
rules-count-swept = Un pleno se anota como 252, sea de los declarantes o de la defensa, más la belote de quien gana; lo que los perdedores conservan de una belote se decide como arriba.
rules-count-tie-litige = La igualdad es un litige: la defensa anota sus puntos y los del declarante quedan aparte para quien gane el próximo reparto decisivo. Si hay más empates, el bote crece.
rules-count-tie-litige-kept = La igualdad es un litige: la defensa anota sus puntos, los declarantes su belote, y el resto de sus puntos queda aparte para quien gane el próximo reparto decisivo. Si hay más empates, el bote crece.
rules-count-tie-fails = Con igualdad el contrato falla; no queda nada pendiente.
rules-count-tie-makes = Con igualdad el contrato se cumple.
rules-count-tie-fixed = Quedarse a un punto es fallar: no queda nada pendiente.
rules-count-one-deal = Gana la puntuación más alta; si son iguales, es empate.
rules-count-match-reached = Los totales se acumulan de un reparto a otro. La partida termina tras el reparto en que un bando llega a { $target }; si llegan los dos, gana el total mayor. Los puntos que siguieran aparte se pierden.
rules-count-match-exceeded = Los totales se acumulan de un reparto a otro. La partida termina tras el reparto en que un bando pasa de { $target }; si pasan los dos, gana el total mayor. Los puntos que siguieran aparte se pierden.
rules-count-equal-play-on = Si los totales son iguales se juega otro reparto, con los repartidores por su orden, hasta que difieran.
rules-count-equal-draw = Si los totales son iguales, la partida queda en empate.

rules-example-classic-1 = Corazones es triunfo y se sale con el nueve de corazones. Quien juega después tiene la jota y la dama de corazones: debe poner la jota, no puede guardarla, porque hay que superar el nueve.
rules-example-classic-2 = Con el ocho y el siete de corazones de los demás, la baza vale 14 + 20 = 34.
rules-example-classic-3 = Un reparto sin belote termina con 100 para los declarantes y 62 para la defensa: eso anotan. Al revés, el contrato falla: 0 y 162.
rules-example-contract-1 = Picas es triunfo y se sale con el nueve de picas. Una mano con rey, diez y as de picas, pero sin la jota, puede asistir con cualquiera de los tres: ninguno basta para superar, pero se asiste.
rules-example-contract-2 = La defensa ha anunciado belote y los declarantes acaban con 91: el contrato falla; con 92 se habría cumplido. Basta «Belote», sin «Rebelote», para subirlo.
rules-example-single-deal-1 = Se sale con el as de corazones y el siguiente falla con la dama de picas, el triunfo. Quien venga después sin corazones y con el rey de picas debe superarla. Si el reparto acaba 91 a 91 con belote en un bando, el contrato se cumple y cada bando anota lo suyo.
rules-example-decouverte-1 = Sales con tu nueve de tréboles, que tapa una carta que nadie ha visto; tu rival responde con el as de tréboles y gana. Solo ahora se descubre la de debajo: la jota de corazones.
rules-example-decouverte-2 = Se puede jugar en la baza siguiente, no antes. Si corazones es triunfo es la carta más alta, y aun así no cambia la baza ya terminada.

rules-context-classic-1 = La belote pertenece a la familia europea del Jass: juegos de bazas en los que las cartas tienen valor.
rules-context-classic-2 = Los códigos publicados por la federación francesa muestran una tradición por parejas y distintas convenciones de anuncios. Documentan la práctica actual; no prueban ni un inventor ni un año exacto. Las reglas regionales y familiares se acuerdan antes de repartir.
rules-context-classic-3 = Tomar o pasar no es la subasta numérica de la coinche: ese es otro juego.
rules-context-contract-1 = Así cuenta la belote un reglamento en portugués: una partida de cuantos repartos hagan falta, un contrato de puntos fijos, y la belote como un riesgo que se elige anunciar.
rules-context-single-deal-1 = Una mesa para un reparto: tú y un bot enfrente contra dos bots. No hay partida a 1000.
rules-context-decouverte-1 = «Découverte» significa descubierta. La disposición adapta la belote a dos personas; no se atribuye una antigüedad propia.
rules-context-decouverte-2 = Pagat la recoge entre las variantes de belote y nombra a sus colaboradores; las reglas consultadas no establecen un primer inventor ni un año.
rules-context-decouverte-3 = Descubrir enseguida la carta de quien sale y contar anuncios son alternativas documentadas. Cambian lo que se sabe o lo que se puntúa, así que se acuerdan antes de jugar: aquí son reglas de la casa.

rules-question-classic-1 = ¿Tengo que fallar si mi compañero va ganando?
rules-question-classic-1-answer = No. Si no puedes asistir y tu compañero va ganando, vale cualquier carta. Solo si se sale de triunfo hay que superar incluso al compañero.
rules-question-classic-2 = Olvidé decir «Belote» con la primera carta. ¿Puedo decirlo con la segunda?
rules-question-classic-2-answer = No, los 20 puntos se pierden. Esta mesa te pregunta al jugar la primera de las dos.
rules-question-classic-3 = ¿Perdemos la belote si falla nuestro contrato?
rules-question-classic-3-answer = No, cada bando conserva su belote, sea cual sea el resultado.
rules-question-contract-1 = ¿Puedo decir «Belote» y callar después?
rules-question-contract-1-answer = Sí: son 10 puntos, y el contrato pasa a 92. «Rebelote» solo es posible después de «Belote».
rules-question-contract-2 = ¿Debo poner un triunfo bajo debajo de otro mayor?
rules-question-contract-2-answer = No. Un triunfo debe superar a los de la baza; si no tienes ninguno que lo haga y no puedes asistir, pon cualquier carta. Si se sale de triunfo hay que asistir con triunfo de todos modos.
rules-question-contract-3 = ¿Quién empieza en el próximo reparto?
rules-question-contract-3-answer = El primer jugador se sortea otra vez en cada reparto. Tras ocho pases sigue siendo el mismo.
rules-question-single-deal-1 = ¿Qué pasa con 81 a 81?
rules-question-single-deal-1-answer = El contrato se cumple: a los declarantes les basta con igualar a la defensa.
rules-question-single-deal-2 = ¿Tengo que anunciar la belote?
rules-question-single-deal-2-answer = No, se anuncia sola y vale 20 para el bando que la tiene. Si los declarantes fallan, pasa a la defensa.
rules-question-single-deal-3 = ¿Cómo se juega una carta?
rules-question-single-deal-3-answer = Elígela y confirma: con el botón, con un segundo toque o con Intro.
rules-question-decouverte-1 = ¿Puedo jugar una carta tapada?
rules-question-decouverte-1-answer = No. Solo se juegan cartas descubiertas; las de debajo se descubren después de la baza.
rules-question-decouverte-2 = ¿El declarante recibe el indicador?
rules-question-decouverte-2-answer = No. Sigue siendo del repartidor.
rules-question-decouverte-3 = ¿El rey y la dama de triunfo puntúan belote?
rules-question-decouverte-3-answer = No, en esta versión sin anuncios.

rules-table = Lo que se anota
rules-table-taker = Declarantes
rules-table-defence = Defensa
rules-table-made = Contrato cumplido
rules-table-failed = Contrato fallido
rules-table-capot = Todas las bazas para los declarantes
rules-table-tie = Litige
rules-table-own = sus puntos
rules-table-own-belote = + su belote
rules-table-both-belote = + belote de los dos bandos
rules-table-aside = queda aparte

rules-diagram-four = El reparto: paquetes desde la derecha del repartidor hasta él; después se descubre una carta.
rules-diagram-partner = enfrente
rules-diagram-left = izquierda, corta
rules-diagram-right = derecha, empieza
rules-diagram-dealer = repartidor
rules-diagram-two = Ocho montones por lado: una carta descubierta sobre una tapada. La esquina de latón marca el indicador, la última carta del repartidor.
rules-diagram-example-classic = La baza del ejemplo, en el orden jugado: gana la jota, 34 puntos.
rules-diagram-example-contract = Sale el nueve; el rey y el diez asisten sin superarlo, el último no tiene picas.
rules-diagram-example-single-deal = La dama falla, el rey la supera.
rules-diagram-example-decouverte = Sale el nueve, gana el as; solo entonces se descubre la jota.

## El anotador

keeper-title = Anotador
keeper-intro = Para jugar con cartas de verdad: anota quién tomó y los puntos, y la hoja se escribe según las reglas de tu juego. Todo queda en este navegador; una vez cargado funciona sin red.
keeper-new-match = Nueva partida
keeper-other-match = Otra partida
keeper-game = Juego
keeper-names = Jugadores
keeper-names-help = En el orden en que se sientan, cada uno a la derecha del anterior: el primero y el tercero juegan juntos.
keeper-seat = Jugador { $number }
keeper-player = { $letter }
keeper-sides = { $first } contra { $second }
keeper-first-dealer = Primero en repartir
keeper-begin = Empezar
keeper-kept = Partidas guardadas
keeper-none-kept = Ninguna todavía.
keeper-deals = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
keeper-forget = Olvidar { $who }
keeper-forget-sure = ¿Olvidarla?
keeper-import = Abrir un archivo guardado
keeper-import-wrong = Este archivo no es una partida guardada. En { $where }: se esperaba { $expected }.
keeper-import-players = El archivo nombra otro número de jugadores que los de su juego.
keeper-not-loaded = Las reglas de este juego aún no están cargadas.
keeper-offline = No se puede contactar con el servidor.
keeper-try-again = Reintentar
keeper-forgetful = Este navegador no guarda nada: exporta la partida antes de cerrar la página.
keeper-score = Marcador
keeper-to = a { $points }
keeper-pot = Litige: { $points } aparte
keeper-pot-short = { $points } aparte
keeper-wins = { $side }: ¡partida ganada!
keeper-draw = La partida queda en empate.
keeper-void-end = Todos pasaron: no hay ganador.
keeper-over = La partida ha terminado
keeper-same-again = Otra con los mismos
keeper-undo = Deshacer
keeper-export = Exportar
keeper-deal = Reparto { $number }
keeper-change-deal = Cambiar el reparto { $number }
keeper-dealer = Reparte
keeper-dealer-drawn = ¿A quién le tocó?
keeper-taker = ¿Quién tomó?
keeper-all-passed = Todos pasaron
keeper-capot = Todas las bazas de un bando (pleno)
keeper-no-capot = No
keeper-points = Puntos de cartas
keeper-points-help = Con los 10 de la última baza: juntos suman 162. La belote y las combinaciones, aparte.
keeper-melds = Combinaciones
keeper-nobody = Nadie
keeper-worth = { $side }: { $points }
keeper-need-dealer = ¿Quién repartió?
keeper-need-taker = ¿Quién tomó? Elige un jugador, o «Todos pasaron».
keeper-need-points = Anota los puntos de un bando: los del otro se deducen.
keeper-wrong-points = Los dos lados se reparten 162 puntos: anota un número de 0 a 162.
keeper-write = Anotar
keeper-write-change = Anotar el cambio
keeper-cancel = Cancelar
keeper-delete = Borrar este reparto
keeper-preview = Lo que se anotará
keeper-outcome-made = Contrato cumplido
keeper-outcome-failed = Contrato fallido
keeper-outcome-tied = Litige
keeper-outcome-void = Reparto anulado
keeper-deals-title = Repartos
keeper-no-deals = Nada anotado todavía.
keeper-column-deal = Reparto
keeper-column-taker = Declarante
keeper-column-totals = Totales
keeper-column-tools = Qué se puede hacer
keeper-dealt-by = repartió { $who }
keeper-why = Hoja
keeper-show-sheet = Hoja del reparto { $number }
keeper-change = Cambiar
keeper-broken = El reparto { $number } no se puede contar con estas reglas; ni los que siguen.
keeper-graph = La partida hasta ahora
keeper-graph-words = Tras { $deals } repartos: { $first } { $a }, { $second } { $b }.
keeper-more = Además de la mesa
keeper-about = Con cartas de verdad: la hoja se escribe sola.
keeper-more-problems = Encuentra la mejor carta.

## Repetición de un reparto

replay-totals = Totales
error-too-many-records = Demasiados registros a la vez: como mucho { $most }.
error-too-many-links = No se pueden dar más enlaces: como mucho { $most }.
error-unknown-link = No hay nada en este enlace.
replay-title = Repetición
replay-intro = Repartos terminados, paso a paso: abre un archivo de registros, suéltalo en cualquier parte de esta página o pega uno. Cada uno se comprueba con las reglas de su juego.
replay-choose-file = Abrir un archivo
replay-or-drop = o suéltalo en esta página
replay-paste = Pegar un registro
replay-show = Mostrar
replay-other-file = Otro archivo
replay-checking = Comprobando los registros: { $percent } %
replay-choose-deal = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
replay-deal = Reparto { $number } · { $game } · partida { $match }
replay-below = Visto desde
replay-only-seat = Solo las cartas que vio este asiento
replay-seat = Jugador { $number }
replay-somebody = Alguien
replay-hand = { $who } tiene { $cards }
replay-no-cards = ninguna carta
replay-covered = Debajo, cubierta: { $card }
replay-start = Las cartas están repartidas.
replay-trick-back = Una baza atrás
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-trick-on = Una baza adelante
replay-step = Paso del reparto
replay-words = El juego en palabras
replay-keys = Teclas: ← → un paso, ↑ ↓ una baza, Inicio y Fin.
replay-faults = { $count ->
    [one] Hay un fallo
   *[other] Hay { $count } fallos
}
replay-fault-at = Línea { $line }, { $where }:
replay-more-faults = y { $count } más
replay-where-play = carta { $number }
replay-where-call = voz { $number }
replay-where-trick = baza { $number }
replay-keep = Guardar y compartir
replay-export = Guardar este reparto
replay-export-all = Guardar todos
replay-share = Enlace a este reparto
replay-share-all = Enlace a los { $count }
replay-link = Quien tenga este enlace ve la repetición
replay-copy = Copiar
replay-copied = Copiado
replay-again = Jugarlo otra vez
replay-again-help = Las mismas cartas contra bots, desde el asiento elegido arriba. Cuenta como práctica.
replay-from-start = Desde el principio
replay-from-trick = Desde la baza { $number }
replay-give = Que lo jueguen amigos
replay-give-link = Quien tenga este enlace juega las mismas cartas
replay-given-title = Las mismas cartas
replay-given = { $who } jugó este reparto de { $game }. Juega las mismas cartas, con { $bots } en los otros asientos.
replay-given-played = { $count ->
    [0] Nadie lo ha jugado aún por este enlace.
    [one] Una persona lo ha jugado por este enlace.
   *[other] { $count } personas lo han jugado por este enlace.
}
replay-given-help = Verás lo que hicieron los demás cuando termines. A quien juega igual se le responde igual.
replay-given-play = Jugar estas cartas
replay-given-go-on = Seguir jugando
replay-given-first-finish = Los resultados se muestran cuando termines el reparto.
replay-your-name = Tu nombre
replay-compare = Lo que hizo cada uno con las mismas cartas
replay-compare-who = Quién
replay-compare-trump = Triunfo
replay-compare-outcome = Contrato
replay-compare-own = Su bando
replay-compare-other = El otro bando
replay-compare-first = como se jugó primero
replay-compare-practice = práctica: conocía las cartas, tomó una pista o deshizo una elección
replay-compare-own-took = tomó su bando
replay-compare-other-took = tomó el otro bando
replay-compare-refresh = Mirar de nuevo
replay-see = Repetición
replay-about = Cualquier reparto terminado, carta a carta.
replay-this = Repetición
replay-compare-now = Comparar

## Análisis de un reparto, pistas, problemas

error-unknown-analysis = Nadie ha pedido este análisis.
error-analysis-busy = Hay demasiados análisis en espera: prueba de nuevo en un minuto.
error-hint-with-people = No hay pistas mientras haya otras personas en la mesa.
error-no-hint-now = Ahora no tienes nada que elegir.
error-not-problems = Esto no es un archivo de problemas.

hint-title = Pista
hint-thinking = Pensándolo…
hint-card = Juega { $card }.
hint-call-take = Toma { $suit }.
hint-call-pass = Pasa.
hint-stale = La mesa ha avanzado desde entonces.
hint-only-card = Es la única carta permitida.
hint-draw-trumps = Saca triunfos: quedan { $count } fuera.
hint-cash-master = Ninguna carta de su palo que quede puede ganarle.
hint-lead-safe = Una salida tranquila: se pierde poco con ella.
hint-lead-singleton = Es la única carta de su palo en la mano: las siguientes se pueden fallar con triunfo.
hint-lead-other = Las otras salidas cuestan más.
hint-beats-all = Ninguna carta de su palo que quede puede ganarle; en la baza hay { $points }.
hint-wins-last = Gana la baza: { $points }.
hint-wins-now = Por ahora se lleva la baza: { $points }.
hint-ruffs = Falla la baza con triunfo: { $points }.
hint-feeds-partner = La baza es de la pareja: esto le añade { $points }.
hint-partner-wins = La baza es de la pareja: se guardan las cartas mejores.
hint-gives-little = La baza es de los otros: esto les da { $points }.
hint-gives-up = La baza es de los otros; lo que se guarda vale más que estos { $points }.
hint-voids-suit = Es la última carta de su palo en la mano: desde ahora ese palo se puede fallar con triunfo.
hint-uncovers = Descubre otra carta del mismo jugador.
hint-better-by = En promedio { $points } puntos mejor que { $other }.
hint-equal-to = Casi igual de buena: { $other }.
hint-take = Tomar { $suit } vale unos { $worth }, pasar { $pass }.
hint-take-jack-nine = En la mano hay jota y nueve de { $suit }, { $count } triunfos con la carta vuelta.
hint-take-jack = En la mano está la jota de { $suit }, { $count } triunfos con la carta vuelta.
hint-take-nine = En la mano está el nueve de { $suit }, { $count } triunfos con la carta vuelta.
hint-pass = Tomar { $suit } vale unos { $worth }, pasar { $pass }.

analysis-title = Análisis
analysis-intro = Dos respuestas que nunca se mezclan: lo que costó una carta tal como estaban las cartas, y lo que costó en promedio sobre todo lo que su jugador no podía saber. La mala suerte no es un error.
analysis-start = Analizar este reparto
analysis-waiting = Esperando su turno
analysis-working = { $done } de { $total } decisiones calculadas
analysis-failed = No se pudo terminar el análisis.
analysis-again = Probar de nuevo
analysis-calls = Elección de triunfo
analysis-plays = Jugadas
analysis-mistakes = Errores, primero los más caros
analysis-no-mistakes = Ninguna decisión costó en promedio nada que merezca nombrarse.
analysis-cost = { $cost } puntos (± { $error })
analysis-graph = Resultado esperado
analysis-graph-words = Puntos del bando declarante, esperados antes de cada jugada: { $first } al principio, { $last } al final.
analysis-line-known = con todas las cartas a la vista
analysis-line-average = lo que el jugador podía saber
analysis-axis = { $points } puntos
analysis-table = El gráfico como tabla
analysis-column-play = Jugada
analysis-column-known = Cartas a la vista
analysis-column-average = En promedio
analysis-column-verdict = Juicio
analysis-trick = Baza { $number }
analysis-verdict-good = buena
analysis-verdict-mistake = error
analysis-verdict-unlucky = mala suerte
analysis-verdict-lucky = con suerte
analysis-verdict-forced = sin elección
analysis-means-good = Nada era mejor, hasta donde se podía saber.
analysis-means-mistake = Cuesta en promedio, y costó aquí.
analysis-means-unlucky = Correcta hasta donde se podía saber; las cartas estaban mal repartidas.
analysis-means-lucky = Cuesta en promedio; estas cartas lo perdonaron.
analysis-means-forced = No había otra carta que jugar.
analysis-known-cost = Con todas las cartas a la vista: costó { $cost }.
analysis-known-none = Con todas las cartas a la vista: demasiado largo de calcular aquí.
analysis-average-cost = En promedio: costó { $cost } (± { $error }).
analysis-unfinished = sin calcular
analysis-best = La mejor en promedio: { $card }
analysis-expert = El experto juega { $card }.
analysis-expert-why = Por qué
analysis-option-pass = Pasar
analysis-option-take = Tomar { $suit }
analysis-expected = { $points } (± { $error })
analysis-call-words = Diferencia de puntos esperada, con repartos imaginados en torno a las cartas de quien elige
analysis-method-sampled = { $worlds } repartos imaginados
analysis-method-every = todos los repartos posibles
analysis-method-exact = exacto sobre las cartas cubiertas
analysis-method-searched = { $worlds } repartos jugados por carta
analysis-see = Ver en la repetición

problems-title = Problemas del día
problems-intro = Encuentra la jugada: una carta es claramente la mejor en promedio, y un jugador aficionado no la vio.
problems-number = Problema { $number } de { $total }
problems-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
problems-day = { $day }
problems-earlier = El día anterior
problems-later = El día siguiente
problems-your-turn = Te toca: ¿qué carta?
problems-taken = { $who } tomó { $suit }.
problems-us = tu bando
problems-them = los otros
problems-points = Puntos hasta ahora: tú { $mine }, ellos { $theirs }
problems-before = Bazas jugadas
problems-no-tricks = Es la primera baza.
problems-trick = La baza
problems-you-lead = Sales tú.
problems-hand = Tus cartas
problems-seat-me = Tú
problems-seat-right = Derecha
problems-seat-partner = Pareja
problems-seat-left = Izquierda
problems-seat-other = Rival
problems-right = Esa es la carta.
problems-wrong = No es la mejor: { $card } cuesta { $cost } en promedio.
problems-best = La mejor: { $card }
problems-missed = El jugador aficionado eligió { $card }.
problems-values = Lo que da cada carta en promedio
problems-next = Siguiente problema
problems-done = Esos eran los de hoy.
problems-card = Carta
problems-value = Puntos desde aquí
problems-covered = Una carta cubierta

## Estadísticas

stats-title = Estadísticas
stats-intro = De los repartos que has terminado en este navegador.
stats-loading = Contando tus repartos
stats-none = Todavía no hay ningún reparto terminado.
stats-play = Jugar uno
stats-against = con { $level }
stats-people = personas
stats-deals = Repartos
stats-taken = Tomaste
stats-made = y cumpliste
stats-side-made = Cumplidos cuando tomó tu bando
stats-capots = Plenos
stats-points = Anotado por reparto, tú y ellos
stats-matches = Partidas ganadas
stats-practice = { $count ->
    [one] Un reparto de práctica no se cuenta.
   *[other] { $count } repartos de práctica no se cuentan.
}
stats-practice-mark = práctica
stats-recent = Últimos repartos
stats-you-took = tomaste
stats-side-took = tomó tu pareja
stats-other-took = tomaron ellos
stats-about = Cómo han ido tus repartos.

## Mesas para varias personas

ui-room-friends = Jugar con amigos
ui-room-join = Entrar con un código
ui-room-code = Código
ui-room-join-go = Ir a la mesa
ui-room-new = Abrir una mesa
ui-room-create = Abrir la mesa
ui-room-about = Recibes un enlace y un código. Quien tenga uno de los dos puede sentarse; los bots ocupan los sitios que queden.
ui-room-name = Tu nombre
ui-room-name-needed = Escribe antes tu nombre: los demás lo ven en tu sitio.
ui-room-name-save = Guardar nombre
ui-room-level = Bots, también por quien se ausente
ui-room-clock = Tiempo por jugada
ui-room-clock-none = Sin reloj
ui-room-clock-seconds = { $seconds } s
ui-room-clock-help = Y { $bank } s más para toda la partida. Agotados ambos, un bot hace esa jugada.
ui-room-away = Un bot juega por quien se va tras
ui-room-listed = En la lista del servidor: puede entrar cualquiera
ui-room-is-listed = En la lista: puede entrar cualquiera
ui-room-is-private = Privada: solo con el enlace o el código
ui-room-open-tables = Mesas que esperan jugadores
ui-room-waiting = La mesa está abierta
ui-room-invite = Invita a los demás
ui-room-link = Enlace de esta mesa
ui-room-seats = Sitios
ui-room-seat-number = Sitio { $number }
ui-room-guest = Invitado { $number }
ui-room-bot-0 = Bruno
ui-room-bot-1 = Nora
ui-room-bot-2 = Hugo
ui-room-bot-3 = Inés
ui-room-bot = bot, { $level }
ui-room-you = tú
ui-room-sit = Sentarme aquí
ui-room-move = Cambiarme aquí
ui-room-give-up = Dejar mi sitio
ui-room-put-bot = Bot aquí
ui-room-remove = Quitar
ui-room-host = Tú abriste esta mesa
ui-room-fill = Bots en los sitios libres
ui-room-start = Empezar la partida
ui-room-wait-host = Empieza la partida quien abrió la mesa.
ui-room-watching = Estás mirando: no ves las manos.
ui-room-lent = juega un bot
ui-room-lent-you = Un bot juega por ti.
ui-room-take-back = Recuperar mi sitio
ui-room-time-left = quedan { $seconds } segundos
ui-room-paused = El reloj está parado.
ui-room-ask-undo = Pedir deshacer mi última jugada
ui-room-ask-pause = Pedir parar el reloj
ui-room-ask-resume = Pedir seguir
ui-room-leave = Irme: un bot juega por mí
ui-room-proposed-undo = { $who }: ¿puedo deshacer mi última jugada?
ui-room-proposed-pause = { $who }: ¿paramos el reloj?
ui-room-proposed-resume = { $who }: ¿seguimos?
ui-room-agree = De acuerdo
ui-room-decline = No
ui-room-waits-consent = Se pregunta a los demás.
ui-room-event-seated = { $name } se sienta.
ui-room-event-bot = Un bot se sienta.
ui-room-event-left = El sitio { $number } queda libre.
ui-room-event-began = Empieza la partida.
ui-room-event-away = { $who }: ausente.
ui-room-event-back = { $who }: de vuelta en la mesa.
ui-room-event-lent = { $who }: sigue jugando un bot.
ui-room-event-timeout = { $who }: sin tiempo, un bot hace esta jugada.
ui-room-event-paused = Se para el reloj.
ui-room-event-resumed = El reloj vuelve a correr.
ui-room-event-agrees = { $who }: de acuerdo.
ui-room-event-declines = { $who }: no.
ui-room-people = { $count ->
    [one] Hay una persona
   *[other] Hay { $count } personas
}
ui-room-seats-left = { $count ->
    [0] Todos los sitios están ocupados.
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}

## Por qué unas reglas de la casa no van juntas

reason-no-partner = Entre dos nadie tiene compañero, y ninguna baza lleva dos triunfos antes que el tuyo.
reason-game-for-two = Es cosa del juego para dos, con sus cartas descubiertas y tapadas.
reason-no-hands = En el juego para dos no hay manos, así que rey y dama de triunfo no pueden estar en una.
reason-no-belote = Aquí la belote no puntúa.
reason-no-litige = Solo un litige deja puntos pendientes.
reason-no-fixed-contract = El contrato no es un número fijo de puntos.
reason-contract-without-belote = El contrato no depende de la belote.
reason-belote-not-lost = Solo cambia algo si los declarantes pierden su belote al fallar.
reason-one-deal = La partida es un único reparto.
reason-two-or-four = Juegan dos o cuatro personas.
reason-packets-of-five = Se dan cinco cartas a cada uno antes de descubrir una.
reason-rows-of-eight = Cada capa se da en dos filas de cuatro cartas por lado.
reason-turned-card-place = Entre dos, la carta descubierta se queda con el repartidor; entre cuatro, va al declarante.
reason-two-without-belote = Entre dos la belote no puntúa.
reason-four-without-melds = Los anuncios solo cuentan entre dos.
reason-four-without-covered = Entre cuatro no hay nada que descubrir.
reason-half-makes-ties = A quien le basta la mitad de los puntos, cumple con un empate.
reason-fixed-decides-ties = Con un número fijo de puntos no importa quién tiene más: por debajo, el contrato falla.
reason-belote-never-lowers = Anunciar belote no puede rebajar el contrato.
reason-one-deal-without-litige = Los puntos pendientes necesitan otro reparto, y en un reparto único no lo hay.
reason-one-deal-is-shuffled = Un reparto único siempre se baraja.
reason-one-deal-may-draw = Un reparto único no se puede seguir: con los mismos puntos hay empate.

ui-house-rule-set = Poner «{ $option }» en: { $value }

## Personas en la mesa: acuerdos, frases, espectadores, cuentas

error-too-talkative = Demasiado de una vez: espera un poco antes de decir más.
error-unknown-phrase = No hay ninguna frase llamada { $phrase }.
error-spectators-react = Los espectadores tienen reacciones, no frases.
error-spectators-wait = Los espectadores solo pueden reaccionar entre repartos.
error-hands-private = Solo los jugadores pueden mirar los repartos de esta mesa.
error-name-taken = Ya hay una cuenta llamada { $name }.
error-weak-passphrase = Una contraseña tiene de { $shortest } a { $longest } caracteres.
error-sign-in-failed = Ninguna cuenta tiene ese nombre y esa contraseña.
error-not-signed-in = No has entrado en ninguna cuenta.
error-signed-in = Has entrado en una cuenta: se borra entera.
error-too-many-tries = Demasiados intentos: espera un minuto.
ui-table-surrender = Abandonar la partida
ui-table-surrender-ask = ¿Abandonar la partida?
ui-table-surrender-text = Los demás ganan al momento. El reparto en curso no cuenta; los terminados quedan como están.
ui-table-surrender-partner = Tu pareja tiene que estar de acuerdo.
ui-table-surrender-yes = Abandonar
ui-table-surrender-no = Seguir jugando
ui-table-given-up-us = Tu lado ha abandonado la partida.
ui-table-given-up-them = Los otros han abandonado la partida: ¡has ganado!
ui-table-given-up-side = Abandonan la partida: { $side }.
ui-table-given-up-note = El reparto en curso no se terminó y no cuenta para nadie.
ui-table-given-up-history = Partida abandonada por { $side }
ui-table-rematch = Otra partida
ui-table-rematch-wanted = Quieres otra partida
ui-table-rematch-waits = Falta { $who }.
ui-table-rematch-want = { $who }: ¿otra partida?
ui-table-withdraw = Retirarlo
ui-table-seat-gone = ya nadie
ui-table-all-hands = Todas las manos
ui-table-all-hands-about = Tal como se repartieron.
ui-table-all-piles-about = Tal como se repartieron: la carta de encima y, detrás, la tapada.
ui-table-watching-open = Estás mirando: verás todas las manos cuando acabe el reparto.
ui-room-open-hands = Los espectadores ven todas las manos tras cada reparto
ui-room-hands-open = Los espectadores ven todas las manos tras cada reparto.
ui-room-hands-closed = Los espectadores no ven ninguna mano.
ui-room-proposed-surrender = { $who }: ¿abandonamos la partida?
ui-room-event-surrendered = { $who }: partida abandonada.
ui-room-event-lapsed-undo = No se deshace nada.
ui-room-event-lapsed-pause = El reloj sigue.
ui-room-event-lapsed-resume = El reloj sigue parado.
ui-room-event-lapsed-surrender = La partida sigue.
ui-room-event-forgotten = { $who } se ha ido para siempre: sigue jugando un bot.
ui-room-event-rematch = { $who }: ¿otra partida?
ui-room-event-said = { $who }: { $phrase }
ui-talk = Decir algo
ui-talk-phrases = Frases
ui-talk-reactions = Reacciones
ui-talk-mute = Escuchar
ui-talk-mute-help = A quien apagues aquí no lo oirás más en este navegador. Nadie se entera.
ui-talk-spectators = Espectadores
ui-talk-spectator = Alguien que mira
ui-talk-between = Los espectadores pueden reaccionar entre repartos.
ui-talk-hello = ¡Hola!
ui-talk-good-luck = ¡Suerte!
ui-talk-well-played = ¡Bien jugado!
ui-talk-thank-you = Gracias
ui-talk-sorry = Perdón
ui-talk-no-hurry = Sin prisa
ui-talk-one-moment = Un momento, por favor
ui-talk-back-again = Ya estoy aquí
ui-talk-good-game = ¡Buena partida!
ui-talk-goodbye = Adiós
ui-talk-smile = una sonrisa
ui-talk-laugh = una risa
ui-talk-surprise = sorpresa
ui-talk-thumb = pulgar arriba
ui-talk-heart = un corazón
account-title = Cuenta
account-about = Si quieres, conserva tus mesas y cifras en todos tus dispositivos.
account-optional = Todo funciona sin cuenta. Con una, tus mesas y tus estadísticas te siguen a otro teléfono u ordenador.
account-no-mail = No hay correo y por eso tampoco recuperación: quien olvida la contraseña pierde la cuenta. Apúntala.
account-guest = En este navegador eres un invitado.
account-signed-in = Has entrado como { $name }.
account-tables = { $count ->
    [0] Todavía no hay ninguna mesa.
    [one] Se guarda una mesa.
   *[other] Se guardan { $count } mesas.
}
account-sign-in = Entrar
account-sign-up = Cuenta nueva
account-sign-out = Salir
account-name = Nombre
account-passphrase = Contraseña
account-passphrase-help = Al menos { $shortest } caracteres; unas palabras se recuerdan mejor que unos signos.
account-passphrase-show = Mostrar la contraseña
account-take-over = Llevar conmigo lo jugado en este navegador
account-create = Crear la cuenta
account-change = Cambiar la contraseña
account-passphrase-old = Contraseña actual
account-passphrase-new = Contraseña nueva
account-change-help = Se sale de la cuenta en los demás navegadores.
account-changed = La contraseña ha cambiado.
account-delete = Borrar la cuenta
account-delete-help = Tu nombre, tus enlaces y tus sitios desaparecen de todo. Los repartos que terminaste con otros se quedan con ellos, sin tu nombre; donde siga una partida, un bot juega por ti. No se puede deshacer.
account-delete-yes = Borrar para siempre
account-deleted = La cuenta está borrada.
account-forget = Olvidarme
account-forget-help = Desaparece lo que este servidor guarda de ti como invitado: tu nombre, tus enlaces y tus sitios. Los repartos que terminaste con otros se quedan con ellos, sin tu nombre; donde siga una partida, un bot juega por ti. No se puede deshacer.
account-forget-yes = Olvidarme para siempre
account-forgotten = Ya no se guarda nada de ti.
account-cancel = Cancelar
account-local = Los ajustes, el anotador y los problemas resueltos los guarda solo tu navegador.

## A table closed by whoever runs the server

error-table-closed = Quien administra el servidor cerró esta mesa.
closed-reason = Quien administra el servidor cerró esta mesa: { $reason }
closed-text = Quien administra el servidor cerró esta mesa. Las manos terminadas se conservan.

## Valoración, y repartos estudiados en segundo plano

error-analysis-failed = No se pudo terminar el análisis.
error-share-too-large = En un enlace caben { $largest } caracteres como mucho, unos { $deals } repartos: comparte menos.
analysis-preparing = Preparando el calculador: parte { $done } de { $total }. La primera vez tarda un minuto o dos; después está listo al instante.
analysis-preparing-start = Preparando el calculador
hint-simpler = (De { $bot }: el jugador más fuerte se está preparando todavía.)
hint-practice = Este reparto cuenta ahora como práctica.
stats-lost-plays = Puntos perdidos por reparto al jugar
stats-lost-calls = Puntos perdidos por reparto al elegir
stats-lost-from = Repartos analizados en busca de errores: { $analysed } de { $deals }
stats-study-title = Repartos estudiados
stats-study-open = { $open ->
    [one] Un reparto terminado está sin estudiar; estudiados: { $known }.
   *[other] { $open } repartos terminados están sin estudiar; estudiados: { $known }.
}
stats-study-all = { $known ->
    [one] Tu único reparto está estudiado.
   *[other] Tus { $known } repartos están estudiados.
}
stats-study-begin = Estudiar mis repartos
stats-study-help = En segundo plano, unos segundos por reparto: lo que costó en promedio cada elección, y lo que hace cada bot con las mismas cartas en tu asiento.
stats-study-waiting = Esperando su turno
stats-study-working = Reparto { $number } de { $total }
stats-study-away = Puedes cerrar la página: lo encontrado se guarda.
stats-rating-title = Valoración
stats-rating-in = Valoración: { $game }
stats-rating-intro = Las mismas cartas, el mismo asiento, los mismos jugadores alrededor: lo que hiciste tú, lo que hace cada bot, y lo que hicieron otros con un reparto que compartiste. La suerte de las cartas es igual para todos y no cuenta.
stats-rating-means = Se empieza en 1500. Con 100 puntos más se obtiene el mejor resultado en 64 de cada 100 repartos que difieren; con 400 más, en diez de once. Cuenta quién lo hizo mejor, no por cuánto.
stats-rating-range = { $boards ->
    [one] De un reparto: 95 de cada 100 veces el valor verdadero está entre { $low } y { $high }.
   *[other] De { $boards } repartos: 95 de cada 100 veces el valor verdadero está entre { $low } y { $high }.
}
stats-rating-few = Con tan pocos repartos esto dice poco.
stats-rating-same-cards = Tu resultado con las mismas cartas
stats-rating-against = Frente a
stats-rating-strength = Valoración
stats-rating-better = mejor
stats-rating-equal = igual
stats-rating-worse = peor
stats-rating-share = Se espera
stats-rating-people = Personas

## Lo que puede fallarle a quien sirve

error-backup-file = No se puede usar el archivo de la copia.
error-backup-nothing = Aquí no hay nada que copiar.
error-backup-refused = La copia no se ha restaurado: nada ha cambiado.
error-configuration = Un ajuste no tiene sentido: el servidor no ha arrancado.
error-many-tables = Varias mesas empiezan así: escribe más del identificador.
error-no-database = Todavía no hay base de datos en esta dirección.
error-no-table = No hay ninguna mesa con este identificador.
error-workers-fail = Los procesos del servidor no pueden arrancar.

## El enlace para mirar

error-watch-only = Este enlace es para mirar: no lleva a ningún sitio de la mesa.
ui-watch-links = Enlaces de esta mesa
ui-watch-link = Enlace para mirar
ui-watch-link-help = Quien tenga este mira y no puede sentarse.
ui-watch-seats = Quien tenga este enlace o el código puede sentarse.
ui-watch-seats-begun = Para los jugadores, para volver a su sitio. Los demás ya solo pueden mirar.
ui-watch-waiting = Has venido a mirar. La partida aún no ha empezado.

## Quien queda fuera con una mesa abierta

ui-signed-out = Se cerró tu sesión en este navegador. Vuelve a entrar para recuperar tu sitio.
closed-line = La mesa está cerrada.
closed-before = Quien administra el servidor cerró esta mesa antes de empezar la partida.
