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
call-take = acepto { $suit }

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
rule-turned-suit-only = En la primera vuelta solo se puede aceptar el palo descubierto: { $turned }.
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
rule-call-after-the-end = La primera aceptación termina la elección.
rule-calls-missing = El triunfo se elige en dos vueltas, hasta que alguien acepta.
rule-taker = El declarante es el primero que acepta.
rule-trump = El triunfo es el palo aceptado.
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
error-house-rule-irrelevant = La regla { $option } no cambia nada en este juego.
error-profile-combination = Estas reglas se contradicen: { $keys }.
error-unknown-option = No hay ninguna regla llamada { $option }.
error-option-value = { $option } no puede ser { $got }.
error-unknown-profile = No hay ningún juego llamado { $profile }.
error-bad-profile = El perfil { $file } tiene un fallo: { $key } { $problem }
error-deal-not-over = El reparto no ha terminado: aún no hay registro.
error-not-a-record = Esto no es el registro de un reparto.
error-no-records = En el archivo no hay ningún registro.
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
error-address-taken = El servidor no puede escuchar en esta dirección.
error-bot-option = El bot { $bot } no tiene esa opción: { $option }.
error-bots-number = Un bot para todos los asientos, o uno para cada uno: { $got } es otro número.
error-bot-profile = El bot { $bot } no juega a { $profile }.
error-no-hand = Quien elige debe estar sentado y tener cartas.
error-no-taker = Todavía no ha aceptado nadie.
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
error-store-unavailable = Ahora no se puede guardar la mesa. Inténtalo otra vez.
error-internal = Algo ha fallado aquí. No se ha cambiado nada.
error-invalid-json = La petición no es JSON.
error-invalid-request = Un campo falta, sobra o es de otro tipo.
error-body-too-large = La petición es demasiado grande.
error-unknown-message = El mensaje es de un tipo desconocido.
error-too-fast = Demasiados mensajes: más despacio.
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
option-equal-totals-draw = tablas

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
cli-takes = El asiento { $seat } acepta { $suit }.
cli-cards = Cartas
cli-melds = Anuncios: asiento { $seat }, { $kind }, { $points }
cli-won = para el asiento { $seat }, { $points }
cli-turned-up = se descubre: { $cards }
cli-says-belote = «Belote»
cli-says-rebelote = «Rebelote»
cli-totals = Totales: { $first } y { $second }
cli-winner = El bando { $side } gana la partida.
cli-draw = La partida termina en tablas.
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
ui-promise = Sin cuenta, sin publicidad, nada que comprar. No se pide nada a ningún otro sitio.
ui-play = Jugar
ui-play-profile = Jugar: { $name }
ui-loading = Preparando la mesa…
ui-connecting = Llegando a la mesa…
ui-reconnecting = Se perdió la conexión. Tu sitio está guardado; probando otra vez…
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
ui-card-chosen = { $card }, elegida
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
ui-play-card = Jugar { $card }
ui-arm = Jugar { $card } cuando me toque
ui-unarm = Se jugará – deshacer
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
ui-practice = Se deshizo una jugada: este reparto cuenta como práctica.
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
    [yes] Muestras una combinación, { $kind }: { $points }.
   *[no] { $who } muestra una combinación, { $kind }: { $points }.
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

## El anotador

keeper-title = Anotador
keeper-intro = Para jugar con cartas de verdad: anote quién tomó y los puntos, y la hoja se escribe según las reglas de su juego. Todo queda en este navegador; una vez cargado funciona sin red.
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
keeper-forgetful = Este navegador no guarda nada: exporte la partida antes de cerrar la página.
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
keeper-capot = Todas las bazas de un lado (pleno)
keeper-no-capot = No
keeper-points = Puntos de cartas
keeper-points-help = Con los 10 de la última baza: juntos suman 162. La belote y las combinaciones, aparte.
keeper-melds = Combinaciones
keeper-nobody = Nadie
keeper-worth = { $side }: { $points }
keeper-need-dealer = ¿Quién repartió?
keeper-need-taker = ¿Quién tomó? Elija un jugador, o «Todos pasaron».
keeper-need-points = Anote los puntos de un lado: los del otro se deducen.
keeper-wrong-points = Los dos lados se reparten 162 puntos: anote un número de 0 a 162.
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
