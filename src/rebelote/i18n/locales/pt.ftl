# Every word that Rebelote says in this language: one key a sentence, the same keys and the same
# variables in each language (docs/add-a-language.md).

## Cards
## A card is said with its article; $suit is the name of a suit.

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-T = dez
rank-J = valete
rank-Q = dama
rank-K = rei
rank-A = ás

rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-T = 10
rank-short-J = V
rank-short-Q = D
rank-short-K = R
rank-short-A = A

card-7 = o sete de { $suit }
card-8 = o oito de { $suit }
card-9 = o nove de { $suit }
card-T = o dez de { $suit }
card-J = o valete de { $suit }
card-Q = a dama de { $suit }
card-K = o rei de { $suit }
card-A = o ás de { $suit }

meld-tierce = terça
meld-fifty = cinquenta
meld-hundred = cem
meld-four = quadra

call-pass = passo
call-take = pego { $suit }

outcome-made = cumprido
outcome-failed = não cumprido
outcome-tied = litígio
outcome-void = anulada

bot-novice = Iniciante
bot-novice-help = Joga como um iniciante cauteloso.
bot-club = Jogador de clube
bot-club-help = Conta os trunfos, lembra o que já saiu e ajuda o parceiro.
bot-expert = Especialista
bot-expert-help = Imagina como as cartas podem estar distribuídas e calcula cada distribuição.

## Why a card or an action is refused

rule-follow-suit = É preciso seguir o naipe: você tem { $suit }.
rule-overtrump = É preciso cobrir: você pode superar { $card }.
rule-ruff = Você não tem o naipe: é preciso cortar com { $suit }, o trunfo.
rule-undertrump = Você não tem o naipe nem trunfo mais forte: jogue um trunfo menor, { $suit }.
rule-partner-overtrump = Seu parceiro está ganhando a vaza: jogue uma carta que não seja trunfo, ou um trunfo que supere { $card }.
rule-not-your-turn = Não é a sua vez.
rule-not-in-hand = Você não tem { $card }.
rule-not-exposed = Você não pode jogar { $card }: só se jogam as suas cartas abertas.
rule-cannot-say = Você não pode dizer “{ $says }” com { $card }.
rule-turned-suit-only = Na primeira rodada só se pode pegar o naipe da carta virada: { $turned }.
rule-other-suits-only = Na segunda rodada já não se pode escolher { $turned }: escolha outro naipe.
rule-no-cut-now = Agora não há corte.
rule-no-call-now = Agora não se escolhe o trunfo.
rule-no-play-now = Agora não se pode jogar nenhuma carta.
rule-cut-range = Corte entre { $lowest } e { $highest } cartas: cada parte fica com pelo menos quatro.
rule-match-over = O jogo terminou.
rule-deal-not-over = A partida ainda não terminou.
rule-not-a-pack = Um baralho tem 32 cartas, cada uma uma só vez.
rule-wrong-dealer = Agora é outro jogador que dá as cartas.

## What the lines of a score sheet mean

rule-card-points = Pontos das cartas ganhas.
rule-last-trick = A última vaza vale 10.
rule-capot-bonus = Capot: com todas as vazas, a última vale 100 em vez de 10.
rule-points-with-last-trick = Pontos das cartas ganhas, com a última vaza.
rule-belote = Belote: rei e dama de trunfo na mesma mão.
rule-melds = Anúncios: sequências e quadras.
rule-contract-majority = Os atacantes precisam de mais que a defesa: { $taker } contra { $defence }.
rule-contract-half = Os atacantes precisam de pelo menos o mesmo que a defesa: { $taker } contra { $defence }.
rule-contract-fixed = Os atacantes precisam de { $needed }: têm { $taker }, e a defesa { $defence }.
rule-outcome-made = O contrato foi cumprido.
rule-outcome-failed = O contrato não foi cumprido.
rule-outcome-tied = Empate: litígio.
rule-made = Contrato cumprido: os atacantes marcam os seus pontos.
rule-made-defence = Contrato cumprido: a defesa marca os seus pontos.
rule-capot = Capot: todas as vazas, 252 pontos.
rule-failed = Contrato não cumprido: os atacantes não marcam nada.
rule-failed-162 = Contrato não cumprido: a defesa marca 162.
rule-failed-all-points = Contrato não cumprido: a defesa marca todos os pontos das cartas.
rule-litige = Litígio: a defesa marca os seus pontos; os dos atacantes ficam guardados.
rule-put-aside = Guardados para quem ganhar a próxima partida decisiva; agora há { $total }.
rule-pot-won = Os pontos guardados vão para quem ganha esta partida.
rule-belote-kept = Os atacantes ficam com a sua belote.
rule-belote-taken = A belote dos atacantes vai para a defesa.
rule-belote-lost = Os atacantes perdem a sua belote.
rule-melds-taken = Contrato não cumprido: todos os anúncios vão para a defesa.
rule-void = Todos passaram duas vezes: a partida é anulada.

## What a deal record is checked against

rule-format = Um registro tem a forma rebelote-deal/1.
rule-first-deal = A primeira partida de um jogo começa em 0.
rule-deal-number = As partidas de um jogo são numeradas a partir de 1.
rule-totals = O total é o anterior mais o que a partida soma.
rule-seat = Um lugar é um número a partir de 0.
rule-rules-hash = As opções do registro têm de ser as do jogo disputado.
rule-first-player = Começa quem está à direita de quem dá as cartas.
rule-pack = Um baralho tem 32 cartas, cada uma uma só vez.
rule-commitment = O baralho tem de ser o prometido antes do corte.
rule-turned-up-card = A carta virada decorre da ordem do baralho.
rule-call-after-the-end = O primeiro que pega encerra a escolha.
rule-calls-missing = O trunfo é escolhido em duas rodadas, até que alguém pegue.
rule-taker = O atacante é o primeiro que pega.
rule-trump = O trunfo é o naipe escolhido.
rule-deal = As cartas de cada lugar decorrem da ordem do baralho.
rule-play-after-the-end = A partida termina quando todas as cartas foram jogadas.
rule-plays-missing = Jogam-se as 32 cartas.
rule-belote-automatic = Aqui a belote é anunciada sozinha: com a primeira entre rei e dama de trunfo, depois com a outra.
rule-winner = O vencedor decorre dos totais.
rule-tricks = Uma vaza tem uma carta de cada jogador.
rule-trick-leader = Quem ganha uma vaza começa a seguinte.
rule-trick-winner = Ganha o trunfo mais forte; sem trunfo, a carta mais forte do naipe inicial.
rule-trick-points = Uma vaza vale os pontos das suas cartas.
rule-outcome = O resultado decorre dos pontos e do contrato.
rule-scores = O que cada dupla marca decorre do resultado.
rule-profile = O jogo inteiro segue as mesmas regras.
rule-next-dealer = Quem dá a seguir decorre do perfil.
rule-cut-only = O baralho é só cortado: o que estava junto continua junto.

## What went wrong

error-not-a-card = “{ $got }” não é uma carta. Uma carta é um valor e um naipe, como 9H.
error-not-a-suit = “{ $got }” não é um naipe: esperava-se S, H, D ou C.
error-card-twice = Você citou duas vezes { $card }: cada carta existe uma só vez.
error-house-rule-irrelevant = “{ $option }” não muda nada aqui. { $reason }
error-profile-combination = Estas regras se contradizem: { $keys }. { $reason }
error-unknown-option = Não há nenhuma regra chamada { $option }.
error-option-value = { $option } não pode ser { $got }.
error-unknown-profile = Não há nenhum jogo chamado { $profile }.
error-bad-profile = O perfil { $file } tem um erro: { $key } { $problem }
error-deal-not-over = A partida não terminou: ainda não há registro.
error-not-a-record = Isto não é o registro de uma partida.
error-no-records = Não há nenhum registro no arquivo.
error-record-faults = O registro tem um erro em { $where }.
error-points-sum = Os pontos { $got } não podem vir de uma partida: somam 162, ou são 252 e 0 se houver capot.
error-belote-value = A belote não pode ser { $got } neste jogo.
error-unknown-event = Um evento de tipo desconhecido: { $type }.
error-malformed = A mensagem não tem a forma esperada.
error-database-driver = O PostgreSQL precisa de um pacote que não está instalado.
error-database-unreachable = Não é possível usar o banco de dados.
error-database-url = Isto não é o endereço de um banco de dados.
error-kernel-missing = O analisador precisa do Numba, que não está instalado.
error-bus-needed = Vários processos precisam de um barramento comum.
error-bus-unreachable = O barramento não responde.
error-bus-driver = O barramento precisa de um pacote que não está instalado.
error-bus-url = Isto não é o endereço de um barramento.
error-address-taken = O servidor não pode escutar neste endereço.
error-bot-option = O bot { $bot } não tem essa opção: { $option }.
error-bots-number = Um bot para todos os lugares, ou um para cada: { $got } é outro número.
error-bot-profile = O bot { $bot } não joga { $profile }.
error-no-hand = Quem escolhe precisa estar sentado e ter cartas.
error-no-taker = Ninguém pegou ainda.
error-no-world = Nenhuma distribuição concorda com o que este lugar viu.
error-bad-worlds = Quem joga precisa ter a mesma mão em cada distribuição.
error-bad-position = As cartas não podem estar assim.
error-unknown-cards = Aqui todas as cartas cobertas precisam ser conhecidas.
error-bad-situation = Não se entende o que o lugar sabe: { $field }.
error-bad-unseen = É preciso haver tantas cartas não vistas quanto lugares desconhecidos.
error-too-many-unseen = Há cartas não vistas demais para uma resposta exata.
error-empty = Não há nada para ler.
error-not-json = Isto não é JSON.
error-bad-journal = O diário { $file } é de outra disputa.
error-cluster-missing = Um cluster precisa do pacote distributed, que não está instalado.
error-cluster-unreachable = O cluster em { $url } não responde.
error-unknown-table = Esta mesa não existe.
error-stale-version = A mesa avançou: olhe de novo antes de escolher.
error-not-seated = Só quem joga na mesa pode fazer isso.
error-not-host = Só quem abriu a mesa pode fazer isso.
error-not-your-turn = Não é a sua vez.
error-seat-taken = Este lugar já está ocupado.
error-already-seated = Você já tem outro lugar nesta mesa.
error-no-such-seat = Este lugar não existe.
error-table-full = Todos os lugares estão ocupados.
error-not-started = A primeira partida ainda não começou.
error-already-started = A primeira partida já começou.
error-seats-empty = Antes é preciso ocupar todos os lugares.
error-nothing-to-start = A partida ainda está em curso.
error-match-over = O jogo terminou.
error-nothing-to-undo = Não há nenhuma escolha sua para desfazer nesta partida.
error-undo-with-people = Só se pode desfazer jogando a sós com bots.
error-undo-after-deal = A partida terminou e as cartas são conhecidas.
error-command-id-reused = Isto já foi usado para outra ação.
error-unknown-bot = Não há nenhum bot chamado { $bot }.
error-bad-name = Um nome tem de 1 a 24 caracteres visíveis.
error-not-a-room = Esta mesa é para uma pessoa entre bots.
error-unknown-code = Não há nenhuma mesa com este código.
error-already-proposed = Já há uma proposta: responda primeiro a ela.
error-nothing-proposed = Não há nenhuma proposta para si.
error-no-clock = Esta mesa não tem relógio.
error-clock-is-so = O relógio já está parado ou já anda.
error-store-unavailable = Não é possível guardar a mesa agora. Tente de novo.
error-internal = Algo falhou aqui. Nada foi alterado.
error-invalid-json = O pedido não é JSON.
error-invalid-request = Um campo falta, é desconhecido ou é de outro tipo.
error-body-too-large = O pedido é grande demais.
error-unknown-message = A mensagem é de um tipo desconhecido.
error-too-fast = Mensagens demais: mais devagar.
error-too-slow = O pedido demorou demais a chegar. Envie-o de novo.
error-not-found = Não há nada neste endereço.
error-method-not-allowed = Este endereço não responde a isso.
error-wrong-origin = Páginas de outro site não podem fazer isso.

## The options of a profile

section-deal = Distribuição e escolha do trunfo
section-play = Vazas
section-belote = Belote
section-scoring = Contagem
section-match = Jogo

option-players = Jogadores
option-players-help = Quatro jogam em duplas; dois jogam com as cartas na mesa, metade cobertas.
option-packets = Cartas de cada vez
option-packets-help = Como se distribui antes de virar uma carta. Com dois jogadores: as fileiras de cada camada.
option-shuffle = Embaralhar
option-shuffle-help = Se o baralho é embaralhado em cada partida, ou só no início e depois cortado.
option-shuffle-every-deal = antes de cada partida
option-shuffle-cut-only = só no início; depois se corta
option-next-dealer = Próximo a dar
option-next-dealer-help = Quem dá as cartas na próxima partida.
option-next-dealer-right = o jogador à direita
option-next-dealer-drawn = sorteado em cada partida
option-after-all-pass = Se todos passam duas vezes
option-after-all-pass-help = Quem dá de novo quando ninguém quis o trunfo.
option-after-all-pass-next-dealer = dá o próximo
option-after-all-pass-same-dealer = dá o mesmo
option-turned-card = Carta virada
option-turned-card-help = Quem fica com a carta que propôs o trunfo.
option-turned-card-to-taker = vai para quem pega
option-turned-card-stays-with-dealer = fica com quem deu

option-partner-holds = Sem o naipe, o parceiro ganha
option-partner-holds-help = O que você pode jogar sem o naipe quando a carta do parceiro está ganhando.
option-partner-holds-any = qualquer carta
option-partner-holds-plain-or-overtrump = qualquer carta que não seja trunfo, ou um trunfo que supere os da vaza
option-partner-holds-plain-or-overtrump-if-able = qualquer carta que não seja trunfo; com trunfo, superando se puder
option-partner-holds-as-opponent = um trunfo, como se um oponente ganhasse
option-undertrump = Sem o naipe, trunfos baixos
option-undertrump-help = O que se joga quando um oponente cortou e você não pode superá-lo.
option-undertrump-forced = um trunfo menor
option-undertrump-free = qualquer carta
option-overtrump-partner = Saída de trunfo, o parceiro ganha
option-overtrump-partner-help = Se também é preciso superar o trunfo do parceiro quando a saída é de trunfo.
option-overtrump-partner-true = superar se puder
option-overtrump-partner-false = qualquer trunfo
option-uncover = As cartas cobertas são viradas
option-uncover-help = Quando se vê e se pode jogar a carta de baixo.
option-uncover-after-trick = depois que os dois jogaram
option-uncover-at-once = na hora, antes da resposta

option-belote = Belote
option-belote-help = Como se contam rei e dama de trunfo na mesma mão.
option-belote-none = não conta
option-belote-automatic = 20 pontos, contados sozinhos
option-belote-said = 20 pontos, ao anunciar com a primeira das duas cartas
option-belote-said-twice = 10 pontos por “Belote” e 10 por “Rebelote”, cada um se quiser
option-belote-on-failure = A belote sem cumprir o contrato
option-belote-on-failure-help = Se os atacantes ficam com a sua belote quando não cumprem.
option-belote-on-failure-kept = os atacantes ficam com a sua
option-belote-on-failure-lost = os atacantes perdem a sua
option-belote-counts = A belote e o contrato
option-belote-counts-help = Se a belote conta para cumprir o contrato.
option-belote-counts-true = conta para o contrato
option-belote-counts-false = não conta para o contrato
option-tied-belote = A belote no litígio
option-tied-belote-help = O que acontece com a belote dos atacantes no empate.
option-tied-belote-put-aside = fica guardada com os seus pontos
option-tied-belote-kept = é marcada na hora

option-made-when = O contrato se cumpre com
option-made-when-help = O que os atacantes precisam fazer.
option-made-when-majority = mais pontos que a defesa
option-made-when-half = pelo menos os pontos da defesa
option-made-when-fixed = um número fixo de pontos
option-contract-points = Pontos a fazer
option-contract-points-help = O número fixo de pontos de que os atacantes precisam.
option-contract-points-with-belote = Pontos a fazer com belote
option-contract-points-with-belote-help = O que os atacantes precisam assim que alguém anuncia belote.
option-tie = Empate em pontos
option-tie-help = O que acontece quando os dois lados têm os mesmos pontos.
option-tie-litige = litígio: a defesa marca os seus pontos; os dos atacantes ficam guardados
option-tie-fails = o contrato não se cumpre
option-tie-makes = o contrato se cumpre
option-failure-pays = Contrato não cumprido dá à defesa
option-failure-pays-help = O que a defesa marca quando os atacantes não cumprem. Com capot, 252.
option-failure-pays-162 = 162 pontos
option-failure-pays-all-points = todos os pontos das cartas e a belote dos atacantes
option-melds = Anúncios
option-melds-help = Se pontuam as sequências e as quadras entre as cartas abertas.
option-melds-none = não contam
option-melds-counted = contam: terça 20, cinquenta 50, cem 100, quadra de 100 a 200

option-length = Um jogo é
option-length-help = Se o jogo vai até um número de pontos ou é uma só partida.
option-length-target = até um número de pontos
option-length-one-deal = uma só partida
option-target = Meta
option-target-help = Os pontos com que o jogo termina, depois de uma partida completa.
option-target-is = A meta
option-target-is-help = Se basta chegar exatamente à meta.
option-target-is-reached = basta alcançá-la
option-target-is-exceeded = é preciso ultrapassá-la
option-equal-totals = Totais iguais no fim
option-equal-totals-help = O que acontece quando os dois lados terminam com o mesmo total.
option-equal-totals-play-on = outra partida, até que se diferenciem
option-equal-totals-draw = empate

## The command line

cli-may-play = Podem ser jogadas:
cli-refused = Recusadas:
cli-seat = lugar { $seat }
cli-side = lado { $side }
cli-takers = atacantes
cli-defence = defesa
cli-count = Contagem
cli-sheet = Placar
cli-put-aside = Guardados depois desta partida: { $points }
cli-deal = Partida { $number } do jogo { $match }: { $profile }
cli-dealer = O lugar { $dealer } dá as cartas, o lugar { $first } começa.
cli-turned = Carta virada: { $name }
cli-passes = O lugar { $seat } passa.
cli-takes = O lugar { $seat } pega { $suit }.
cli-cards = Cartas
cli-melds = Anúncios: lugar { $seat }, { $kind }, { $points }
cli-won = para o lugar { $seat }, { $points }
cli-turned-up = vira-se: { $cards }
cli-says-belote = “Belote”
cli-says-rebelote = “Rebelote”
cli-totals = Totais: { $first } e { $second }
cli-winner = O lado { $side } ganha o jogo.
cli-draw = O jogo termina empatado.
cli-house-rules = Regras da casa
cli-not-relevant = não se aplica
cli-no-difference = Nenhuma diferença.
cli-players = { $players } jogadores
cli-rule = Regra
cli-option = Opção
cli-source = Fonte
cli-field = Campo

## The web client: the table on the screen

ui-title-table = Rebelote
ui-title-turn = ● Sua vez – Rebelote
ui-tagline = Belote em uma mesa tranquila, contra bons robôs. Sem conta e sem moedas.
ui-promise = Não é preciso ter conta; sem anúncios, nada para comprar. Nada se pede a nenhum outro site.
ui-play = Jogar
ui-play-profile = Jogar: { $name }
ui-loading = Preparando a mesa…
ui-connecting = Chegando à mesa…
ui-reconnecting = A conexão caiu. Seu lugar está guardado; tentando de novo…
ui-reconnecting-watching = A conexão caiu; tentando de novo…
ui-offline = Sem conexão com o servidor. Verifique a rede e tente de novo.
ui-table-gone = Essa mesa não existe ou já foi recolhida.
ui-retry = Tentar de novo
ui-refused = Agora não é possível. Nada mudou.
ui-missing = Não há nenhuma página aqui
ui-continue = Continuar
ui-deal-number = Partida { $number }
ui-your-turn = sua vez
ui-choose-game = O jogo
ui-players = { $count } jogadores
ui-to-target = até { $target } pontos
ui-one-deal = uma partida
ui-options = Opções
ui-bots = Robôs
ui-house-rules = Regras da casa
ui-house-rules-none = como no livro
ui-house-rules-changed = { $count ->
    [one] { $count } mudança
   *[other] { $count } mudanças
}
ui-house-rules-reset = Voltar ao livro
ui-house-rule-differs = No livro: { $value }.
ui-profile-classic = Belote clássica
ui-profile-classic-about = A carta virada propõe o trunfo, a belote se diz em voz alta e um empate espera a partida seguinte. Cerca de meia hora.
ui-profile-contract = Belote por contrato
ui-profile-contract-about = Faça 82, ou 92 se a belote for anunciada. O primeiro jogador é sorteado a cada partida. Cerca de meia hora.
ui-profile-single-deal = Partida única
ui-profile-single-deal-about = Uma só partida decide tudo; metade dos pontos basta. Cinco minutos.
ui-profile-decouverte = Belote découverte
ui-profile-decouverte-about = Para dois: todas as cartas na mesa, metade cobertas até que se jogue a de cima. Cerca de meia hora.

ui-home = Início
ui-menu = Menu
ui-leave = Sair da mesa (ela espera por você)
ui-close = Fechar
ui-panel = O jogo em palavras
ui-in-words = O jogo em palavras
ui-rules = Regras
ui-settings = Ajustes
ui-keys = Teclas
ui-undo = Desfazer
ui-history = Partidas jogadas
ui-last-trick = Última vaza
ui-no-trick = Nenhuma vaza foi ganha ainda.

ui-chip = Estado da partida
ui-trump-is = Trunfo: { $suit }
ui-taken-by = { $you ->
    [yes] você pegou
   *[no] { $who } pegou
}
ui-turned-up = Virada: { $card }
ui-pot = Pote
ui-us = Nós
ui-them = Eles
ui-belote = Belote
ui-rebelote = Rebelote

ui-your-hand = Sua mão
ui-trick = A vaza
ui-trick-card = { $you ->
    [yes] Você: { $card }
   *[no] { $who }: { $card }
}
ui-card-refused = { $card }, não se pode jogar. { $reason }
ui-card-chosen = { $card }, carta escolhida
ui-tableau = { $you ->
    [yes] Suas cartas
   *[no] Cartas de { $who }
}
ui-pile = { $card }{ $turned ->
    [yes] , a indicadora
   *[no] {""}
}{ $below ->
    [yes] , sobre uma carta coberta
   *[no] {""}
}
ui-pile-covered = Uma carta coberta
ui-pile-empty = Vazio

ui-round-one = Primeira rodada: pegue o naipe virado ou passe
ui-round-two = Segunda rodada: qualquer outro naipe, ou passe
ui-take = Pegar { $suit }
ui-pass = Passar
ui-cut-where = Cortar depois de { $count } cartas
ui-cut-here = Cortar aqui
ui-cut-chance = Deixar ao acaso
ui-cut-always = Deixar sempre o corte ao acaso
ui-cut-seal = O baralho está embaralhado e selado
ui-cut-seal-text = Esta impressão corresponde a este baralho e a nenhum outro. Depois da partida o baralho é mostrado e deve ter a mesma impressão: ninguém pode ter trocado uma carta depois do corte.
ui-play-card = Jogar { $card }
ui-arm = Jogar { $card } na minha vez
ui-unarm = Carta pronta – desfazer
ui-say-question = Dizer “{ $word }” com esta carta?
ui-play-and-say = Jogar e dizer “{ $word }”
ui-play-silently = Jogar em silêncio
ui-hint-confirm = Escolha uma carta
ui-hint-tap = Toque em uma carta para jogá-la
ui-hint-drag = Arraste uma carta para o meio
ui-why = Por quê?
ui-tap-to-go-on = Veja a vaza e continue
ui-go-on = Continuar
ui-wait = Um momento…
ui-deal-over = A partida acabou.
ui-turn-cut = { $you ->
    [yes] Você corta o baralho
   *[no] { $who } corta o baralho…
}
ui-turn-call = { $you ->
    [yes] Sua vez de escolher
   *[no] { $who } pensa no trunfo…
}
ui-turn-play = { $you ->
    [yes] Sua vez de jogar
   *[no] Vez de { $who }…
}

ui-sheet-caption = Folha de pontos da partida { $number }
ui-sheet-line = Linha
ui-sheet-counted = Contagem
ui-sheet-written = Anota-se
ui-sheet-deal = Esta partida
ui-sheet-total = Total (até { $target })
ui-sheet-pot = Guardado para a próxima partida decisiva
ui-sheet-took = { $you ->
    [yes] Você pegou { $suit }.
   *[no] { $who } pegou { $suit }.
}
ui-next-deal = Próxima partida
ui-new-deal = Nova partida
ui-new-match = Novo jogo
ui-practice = Houve uma dica, uma escolha foi desfeita ou as cartas eram conhecidas: esta partida conta como treino.
ui-history-deal = Partida
ui-history-taker = Atacante
ui-history-outcome = Resultado
ui-history-total = Total
ui-history-none = Nenhuma partida terminou ainda.

ui-language = Idioma
ui-playing = Jogar uma carta
ui-playing-confirm = escolher e confirmar
ui-playing-tap = um toque
ui-playing-drag = arrastar
ui-speed = Velocidade
ui-speed-slow = lenta
ui-speed-normal = normal
ui-speed-fast = rápida
ui-speed-instant = sem pausas
ui-trick-stays = A vaza terminada fica
ui-trick-stays-timed = um momento
ui-trick-stays-tap = até eu continuar
ui-palette = Cores dos naipes
ui-palette-two = duas
ui-palette-four = quatro
ui-theme = Aparência
ui-theme-auto = como o aparelho
ui-theme-light = clara
ui-theme-dark = escura
ui-text-size = Tamanho do texto
ui-auto-last = A última carta se joga sozinha
ui-sounds = Sons

ui-key-choose = escolher uma carta, da esquerda
ui-key-walk = andar pelas cartas
ui-key-confirm = jogar a carta escolhida
ui-key-release = soltar a carta escolhida
ui-key-pass = passar
ui-key-take = pegar o primeiro naipe oferecido
ui-key-go-on = continuar logo depois de uma vaza
ui-key-last = mostrar a última vaza
ui-key-undo = desfazer a última escolha (contra robôs)
ui-key-next = próxima partida
ui-key-rules = regras
ui-key-help = esta lista
ui-key-space = Espaço

seat-you = Você
seat-empty = Lugar livre
seat-bot-right = Nora
seat-bot-top = Hugo
seat-bot-left = Inês
seat-partner = parceiro
seat-dealer = distribui
seat-dealer-letter = D
seat-taker = atacante
seat-took = pegou { $suit }
seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
seat-turn = deve jogar
seat-away = ausente
seat-takes = pega
seat-passes = passa

event-pack-prepared = { $you ->
    [yes] Partida { $number }: você distribui.
   *[no] Partida { $number }: { $who } distribui.
}
event-pack-cut = { $you ->
    [yes] Você corta.
   *[no] { $who } corta.
}
event-cards-dealt = Virada: { $card }.
event-takes = { $you ->
    [yes] Você pega { $suit }.
   *[no] { $who } pega { $suit }.
}
event-passes = { $you ->
    [yes] Você passa.
   *[no] { $who } passa.
}
event-hands-completed = As mãos são completadas.
event-meld = { $you ->
    [yes] Você mostra uma combinação, { $kind }: { $points }.
   *[no] { $who } mostra uma combinação, { $kind }: { $points }.
}
event-plays = { $you ->
    [yes] Você joga { $card }.
   *[no] { $who } joga { $card }.
}
event-plays-trump = { $you ->
    [yes] Você joga { $card }, trunfo.
   *[no] { $who } joga { $card }, trunfo.
}
event-says = { $you ->
    [yes] Você diz “{ $word }”.
   *[no] { $who } diz “{ $word }”.
}
event-trick-won = { $you ->
    [yes] Você ganha a vaza, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[no] { $who } ganha a vaza, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}
event-uncovered = Descobertas: { $cards }.
event-void = Todos passaram duas vezes: a partida é nula.
event-outcome-made = { $you ->
    [yes] Você cumpre o contrato: { $us } a { $them }.
   *[no] { $who } cumpre o contrato: { $us } a { $them }.
}
event-outcome-failed = { $you ->
    [yes] Você não cumpre o contrato: { $us } a { $them }.
   *[no] { $who } não cumpre o contrato: { $us } a { $them }.
}
event-outcome-tied = Igualdade: litígio, { $us } a { $them }.
event-you-win = Você ganhou!
event-you-lose = Desta vez você perdeu.
event-side-wins = Vencedor: { $side }.
event-draw = Empate.
event-undo = { $you ->
    [yes] Você desfaz sua última escolha.
   *[no] { $who } desfaz sua última escolha.
}

ui-practice-short = treino
ui-fair = Como esta partida foi embaralhada
ui-fair-text = Antes do corte o servidor publicou uma impressão do baralho com sal (SHA-256 do sal, dois-pontos e as cartas). Com o sal, o baralho e o corte, qualquer um pode conferir que ninguém escolheu a partida.
ui-fair-promise = Impressão
ui-fair-salt = Sal
ui-fair-pack = Baralho antes do corte
ui-fair-cut = Corte depois de

## The rules pages: one sentence a rule, picked by the options of the profile

rules-contents = Conteúdo
rules-other-games = Os outros jogos
rules-house-rule = regra da casa nesta mesa
rules-title-deal = Preparar a mesa e escolher o trunfo
rules-title-order = Ordem e valor das cartas
rules-title-play = O jogo
rules-title-count = A contagem
rules-title-example = Um exemplo
rules-title-context = Contexto e variantes
rules-title-questions = Perguntas e respostas

rules-goal-match = Vence a dupla que chegar primeiro a { $target } pontos. Em cada partida uma dupla, a atacante, tenta juntar os pontos do seu contrato; a outra, a defensora, tenta impedir.
rules-goal-one-deal = Uma só partida decide, sem pontos acumulados. A dupla atacante tenta fazer pelo menos tantos pontos quanto os adversários.
rules-goal-two = Um jogo para dois. O objetivo é chegar primeiro a { $target } pontos. Em cada partida um dos dois, o atacante, precisa juntar mais que o outro.

rules-deal-four = Jogam quatro em duas duplas, com os parceiros frente a frente: você e quem está à sua frente contra os dois vizinhos. O baralho tem 32 cartas, do 7 ao ás em quatro naipes. Nos baralhos franceses e portugueses, o valete, a dama e o rei levam as letras V, D e R. Distribui-se, fala-se e joga-se no sentido anti-horário, para a direita.
rules-deal-dealer-right = O primeiro a distribuir é sorteado; depois distribui quem está à direita.
rules-deal-dealer-drawn = O jogador inicial é sorteado em cada partida; quem distribui está à sua esquerda.
rules-deal-dealer-once = Quem distribui é sorteado.
rules-deal-shuffle-every-deal = Embaralha-se em cada partida e corta quem está à esquerda de quem distribui, deixando pelo menos quatro cartas em cada parte.
rules-deal-shuffle-cut-only = Só se embaralha no começo. Antes de cada partida seguinte juntam-se as vazas ganhas, sem ordem certa, e corta quem está à esquerda de quem distribui, deixando pelo menos quatro cartas em cada parte.
rules-deal-packets = A partir da direita de quem distribui, cada jogador recebe cinco cartas { $number ->
    [one] de uma vez
   *[other] em pacotes de { $packets }
}. A carta seguinte é virada.
rules-deal-auction = A partir da direita de quem distribui, cada jogador pode pegar o naipe da carta virada como trunfo, ou passar. O primeiro que pega encerra a escolha. Se os quatro passam, há uma segunda rodada em que se pode nomear qualquer um dos outros três naipes.
rules-deal-pass-next-dealer = Se os quatro passam de novo, recolhem-se as cartas e distribui o seguinte.
rules-deal-pass-same-dealer = Se os quatro passam de novo, as cartas são recolhidas, embaralhadas e distribuídas outra vez com o mesmo jogador inicial, até que alguém pegue.
rules-deal-pass-void = Se os quatro passam de novo, a partida é nula e outra é oferecida.
rules-deal-completion = Quem pega recebe a carta virada, em qualquer das duas rodadas, e mais duas; os outros recebem três. Todos ficam com oito cartas. Não sobra monte nem há trocas. A dupla de quem pegou é a atacante; a outra, a defensora.

rules-deal-two = Jogam dois com 32 cartas, do 7 ao ás em quatro naipes. O primeiro a distribuir é sorteado; depois alterna-se.
rules-deal-shuffle-two-cut-only = Só se embaralha no começo do jogo. Antes de cada partida corta o adversário de quem distribui, deixando pelo menos quatro cartas em cada parte; as vazas ganhas são juntadas sem ordem certa, para que ninguém saiba o que está coberto.
rules-deal-shuffle-two-every-deal = Embaralha-se em cada partida e corta o adversário de quem distribui, deixando pelo menos quatro cartas em cada parte.
rules-deal-rows = Cada um recebe oito cartas viradas para baixo na mesa, em duas fileiras de quatro: uma fileira para o adversário, uma para quem distribui, e de novo. Oito cartas abertas seguem na mesma ordem, uma sobre cada coberta. Não há cartas na mão nem monte.
rules-deal-indicator = A última carta aberta de quem distribui é a indicadora: propõe o naipe de trunfo. O adversário fala primeiro, depois quem distribui: pegar ou passar. Pegar encerra a escolha. Se os dois passam, cada um pode, na sua vez, nomear qualquer outro naipe, ou passar.
rules-deal-pass-two = Se os dois passam de novo, recolhem-se as cartas e muda quem distribui.
rules-deal-stays = A indicadora fica sempre entre as cartas de quem distribuiu, seja quem for que pegue.

rules-order = O trunfo tem uma ordem própria. Os pontos das cartas somam 152; com 10 pela última vaza, uma partida vale 162.
rules-order-trump = No trunfo, da mais forte para a mais fraca: valete 20, nove 14, ás 11, dez 10, rei 4, dama 3, oito e sete 0.
rules-order-plain = Nos outros naipes, da mais forte para a mais fraca: ás 11, dez 10, rei 4, dama 3, valete 2, nove, oito e sete 0.

rules-play-lead = Quem está à direita de quem distribui começa com qualquer carta. Cada jogador, na sua vez e para a direita, joga uma carta; quem ganha uma vaza começa a seguinte. Jogam-se oito vazas.
rules-play-follow = É preciso seguir o naipe da carta inicial, se possível.
rules-play-overtrump-true = Se a carta inicial é trunfo, é preciso superar o maior trunfo da vaza se possível, mesmo o do parceiro; senão joga-se qualquer trunfo. Seguir o naipe vem antes de tudo.
rules-play-overtrump-false = Se a carta inicial é trunfo, é preciso superar o maior trunfo da vaza se possível, a não ser que o parceiro esteja ganhando; senão joga-se qualquer trunfo. Seguir o naipe vem antes de tudo.
rules-play-partner-any = Se você não pode seguir o naipe e seu parceiro está ganhando a vaza, pode jogar qualquer carta.
rules-play-partner-plain-or-overtrump = Se você não pode seguir o naipe e seu parceiro está ganhando a vaza, pode descartar qualquer carta que não seja trunfo. Um trunfo só vale se superar todos os da vaza; se só lhe restam trunfos baixos demais, jogue qualquer um deles.
rules-play-partner-plain-or-overtrump-if-able = Se você não pode seguir o naipe e seu parceiro está ganhando a vaza, pode descartar qualquer carta que não seja trunfo. Se escolher um trunfo, ele deve superar os da vaza, se possível.
rules-play-partner-as-opponent = Se você não pode seguir o naipe, o parceiro estar ganhando não muda nada: é preciso cortar como contra um adversário.
rules-play-ruff-forced = Se você não pode seguir o naipe e um adversário está ganhando a vaza, deve jogar trunfo e superar os que já estão nela, se possível. Se não puder, deve jogar mesmo assim um trunfo mais baixo.
rules-play-ruff-free = Se você não pode seguir o naipe e um adversário está ganhando a vaza, deve jogar um trunfo que supere os que já estão nela. Se não tiver nenhum, pode jogar qualquer carta.
rules-play-free = Sem o naipe da carta inicial e sem trunfo, joga-se qualquer carta.
rules-play-win = O maior trunfo ganha a vaza; sem trunfos, a maior carta do naipe inicial. Uma carta de outro naipe nunca ganha.
rules-play-lead-two = Quem está à direita de quem distribui, isto é, o adversário, começa com qualquer carta aberta; quem ganha uma vaza começa a seguinte. Jogam-se as dezesseis vazas.
rules-play-follow-two = O outro deve seguir o naipe com uma carta aberta, se possível.
rules-play-overtrump-two = Se a carta inicial é trunfo, é preciso superá-la, se possível.
rules-play-ruff-two = Sem o naipe inicial, corta-se com trunfo se possível; senão descarta-se qualquer carta aberta.
rules-play-covered = Uma carta coberta não pode ser jogada e não obriga a nada: ainda não está disponível.
rules-play-uncover-after-trick = Só depois de jogadas as duas cartas da vaza se viram as que estavam por baixo. Podem ser jogadas a partir da vaza seguinte. Uma carta aberta sem nada por baixo continua disponível.
rules-play-uncover-at-once = A carta que estava sob a jogada é virada na hora, de modo que a nova carta de quem começa se vê antes da resposta. Uma carta aberta sem nada por baixo continua disponível.

rules-count-last = Cada lado soma as cartas que ganhou; a última vaza vale mais 10. Juntos são 162.
rules-count-capot = O lado que ganha as { $tricks } vazas, um capot, recebe 100 em vez dos 10 da última: 252 ao todo.
rules-count-belote-none = Rei e dama de trunfo na mesma mão não valem nada.
rules-count-belote-automatic = Se uma mão tem desde o começo rei e dama de trunfo, “Belote” se anuncia sozinha com a primeira e “Rebelote” com a segunda: 20 pontos para esse lado.
rules-count-belote-said = Quem tem juntos rei e dama de trunfo ganha 20 pontos dizendo “Belote” ao jogar a primeira das duas; se não disser então, perde-os. “Rebelote” com a segunda é recomendado, mas não muda nada.
rules-count-belote-said-twice = Quem tem rei e dama de trunfo pode dizer “Belote” ao jogar a primeira, por 10 pontos, e “Rebelote” com a segunda, por mais 10. As duas podem ser caladas. Os pontos são de quem os anunciou, aconteça o que acontecer.
rules-count-nothing-else = Nenhuma outra combinação pontua.
rules-count-melds-none = Não há bônus por sequências, grupos ou belote: rei e dama de trunfo contam só como cartas.
rules-count-melds-counted = Contam as combinações entre as cartas abertas: sequência de três 20, de quatro 50, de cinco ou mais 100; quatro valetes 200, quatro noves 150, quatro ases, dez, reis ou damas 100. Só pontua quem tem a melhor. Rei e dama de trunfo não dão bônus.
rules-count-contract-majority = A dupla atacante cumpre o contrato se tem mais pontos que a defensora, contando a belote de cada lado.
rules-count-contract-majority-two = O atacante precisa juntar mais de 81 pontos.
rules-count-contract-half = A dupla atacante cumpre o contrato se tem pelo menos tantos pontos quanto a defensora, contando a belote de cada lado.
rules-count-contract-half-two = O atacante precisa juntar pelo menos tantos pontos quanto o adversário.
rules-count-contract-fixed = A dupla atacante cumpre o contrato com { $points } pontos, ou com { $belote } assim que qualquer dupla tenha anunciado belote; a sua própria belote conta.
rules-count-contract-fixed-two = O atacante precisa juntar { $points } pontos.
rules-count-belote-apart = Aqui a belote não conta para julgar o contrato.
rules-count-made = Se o contrato é cumprido, cada lado anota os seus pontos.
rules-count-failed-kept = Se falha, a dupla atacante anota só a sua belote; a defensora anota 162 e a sua belote.
rules-count-failed-lost = Se falha, a dupla atacante não anota nada e perde a sua belote; a defensora anota 162 e a sua belote.
rules-count-failed-all-points = Se falha, a dupla atacante não anota nada; a defensora recebe todos os pontos das cartas e a belote dos dois lados.
rules-count-failed-plain = Se falha, a dupla atacante não anota nada e a defensora anota 162.
rules-count-failed-two = Se o contrato falha, o atacante anota 0 e o adversário 162, ou 252 se ganhar todas as vazas. Um atacante que ganha todas também anota 252.
rules-count-swept = Um capot se anota como 252, seja da atacante ou da defensora, mais a belote de quem ganha; o que os perdedores conservam de uma belote se decide como acima.
rules-count-tie-litige = A igualdade é um litígio: a defensora anota os seus pontos e os da atacante ficam guardados para quem ganhar a próxima partida decisiva. Novos empates aumentam o pote.
rules-count-tie-litige-kept = A igualdade é um litígio: a defensora anota os seus pontos, a atacante a sua belote, e o resto dos pontos dela fica guardado para quem ganhar a próxima partida decisiva. Novos empates aumentam o pote.
rules-count-tie-fails = Com igualdade o contrato falha; nada fica guardado.
rules-count-tie-makes = Com igualdade o contrato é cumprido.
rules-count-tie-fixed = Um ponto a menos já é falhar: nada fica guardado.
rules-count-one-deal = Vence a pontuação mais alta; se forem iguais, é empate.
rules-count-match-reached = Os totais se acumulam de partida em partida. O jogo acaba depois da partida em que um lado chega a { $target }; se os dois chegam, vence o total maior. Pontos ainda guardados se perdem.
rules-count-match-exceeded = Os totais se acumulam de partida em partida. O jogo acaba depois da partida em que um lado passa de { $target }; se os dois passam, vence o total maior. Pontos ainda guardados se perdem.
rules-count-equal-play-on = Se os totais são iguais, joga-se mais uma partida, com quem distribui na mesma ordem, até que difiram.
rules-count-equal-draw = Se os totais são iguais, o jogo termina empatado.

rules-example-classic-1 = Copas é trunfo e a carta inicial é o nove de copas. Um jogador seguinte tem o valete e a dama de copas: deve jogar o valete, não pode guardá-lo, porque é preciso superar o nove.
rules-example-classic-2 = Com o oito e o sete de copas dos outros, a vaza vale 14 + 20 = 34.
rules-example-classic-3 = Uma partida sem belote termina com 100 para a atacante e 62 para a defensora: é o que anotam. Ao contrário, o contrato falha: 0 e 162.
rules-example-contract-1 = Espadas é trunfo e a carta inicial é o nove de espadas. Uma mão com rei, dez e ás de espadas, mas sem o valete, pode seguir com qualquer dos três: nenhum supera, mas o naipe é seguido.
rules-example-contract-2 = A defensora anunciou belote e a atacante termina com 91: o contrato falhou; com 92 teria sido cumprido. Basta “Belote”, sem “Rebelote”, para aumentá-lo.
rules-example-single-deal-1 = A carta inicial é o ás de copas e o seguinte corta com a dama de espadas, o trunfo. Quem vem depois sem copas e com o rei de espadas deve superá-la. Se a partida termina 91 a 91 com belote de um lado, o contrato é cumprido e cada lado anota o seu.
rules-example-decouverte-1 = Você começa com o seu nove de paus, que cobre uma carta que ninguém viu; o adversário responde com o ás de paus e ganha. Só agora a carta de baixo é virada: o valete de copas.
rules-example-decouverte-2 = Pode ser jogado na vaza seguinte, não antes. Se copas é trunfo, é a carta mais alta, e mesmo assim não muda a vaza que terminou.

rules-context-classic-1 = A belote pertence à família europeia do Jass: jogos de vazas em que as cartas têm valor.
rules-context-classic-2 = Os códigos publicados pela federação francesa mostram uma tradição em duplas e diferentes convenções de anúncios. Documentam a prática atual; não provam um inventor nem um ano exato. As regras regionais e familiares se combinam antes de distribuir.
rules-context-classic-3 = Pegar ou passar não é o leilão numérico da coinche: esse é outro jogo.
rules-context-contract-1 = Assim um regulamento em português apresenta a belote: um jogo de tantas partidas quantas forem necessárias, um contrato de pontos fixos, e a belote como um risco que se escolhe anunciar.
rules-context-single-deal-1 = Uma mesa para uma partida: você e um robô à frente contra dois robôs. Não há jogo até 1000.
rules-context-decouverte-1 = “Découverte” quer dizer descoberta. A disposição adapta a belote a dois jogadores; não reivindica uma antiguidade própria.
rules-context-decouverte-2 = Pagat a registra entre as variantes da belote e nomeia seus colaboradores; as regras consultadas não estabelecem um primeiro inventor nem um ano.
rules-context-decouverte-3 = Descobrir na hora a carta de quem começa e contar combinações são alternativas documentadas. Mudam o que se sabe ou o que se pontua, por isso se combinam antes de jogar: aqui são regras da casa.

rules-question-classic-1 = Preciso cortar quando meu parceiro está ganhando?
rules-question-classic-1-answer = Não. Se você não pode seguir o naipe e o parceiro está ganhando, qualquer carta serve. Só quando a carta inicial é trunfo é preciso superar até o parceiro.
rules-question-classic-2 = Esqueci de dizer “Belote” com a primeira carta. Posso dizer com a segunda?
rules-question-classic-2-answer = Não, os 20 pontos se perdem. Esta mesa pergunta quando você joga a primeira das duas.
rules-question-classic-3 = Perdemos a belote quando nosso contrato falha?
rules-question-classic-3-answer = Não, cada lado conserva a sua belote, qualquer que seja o resultado.
rules-question-contract-1 = Posso dizer “Belote” e depois ficar em silêncio?
rules-question-contract-1-answer = Sim: são 10 pontos, e o contrato passa a 92. “Rebelote” só é possível depois de “Belote”.
rules-question-contract-2 = Preciso jogar um trunfo baixo sob um maior?
rules-question-contract-2-answer = Não. Um trunfo deve superar os da vaza; se você não tem nenhum que supere e não pode seguir o naipe, jogue qualquer carta. Se a carta inicial é trunfo, é preciso seguir com trunfo mesmo assim.
rules-question-contract-3 = Quem começa na próxima partida?
rules-question-contract-3-answer = O jogador inicial é sorteado de novo em cada partida. Depois de oito passes continua o mesmo.
rules-question-single-deal-1 = O que acontece com 81 a 81?
rules-question-single-deal-1-answer = O contrato é cumprido: à atacante basta igualar a defensora.
rules-question-single-deal-2 = Preciso anunciar a belote?
rules-question-single-deal-2-answer = Não, ela se anuncia sozinha e vale 20 para o lado que a tem. Se a atacante falha, passa para a defensora.
rules-question-single-deal-3 = Como se joga uma carta?
rules-question-single-deal-3-answer = Escolha-a e confirme: com o botão, com um segundo toque ou com Enter.
rules-question-decouverte-1 = Posso jogar uma carta coberta?
rules-question-decouverte-1-answer = Não. Só se jogam cartas abertas; as de baixo são descobertas depois da vaza.
rules-question-decouverte-2 = O atacante recebe a indicadora?
rules-question-decouverte-2-answer = Não. Ela continua com quem distribuiu.
rules-question-decouverte-3 = Rei e dama de trunfo valem belote?
rules-question-decouverte-3-answer = Não, nesta versão sem anúncios.

rules-table = O que se anota
rules-table-taker = Atacante
rules-table-defence = Defensora
rules-table-made = Contrato cumprido
rules-table-failed = Contrato não cumprido
rules-table-capot = Todas as vazas para a atacante
rules-table-tie = Litígio
rules-table-own = seus pontos
rules-table-own-belote = + sua belote
rules-table-both-belote = + belote dos dois lados
rules-table-aside = fica guardado

rules-diagram-four = A distribuição: pacotes desde a direita de quem distribui até ele; depois uma carta é virada.
rules-diagram-partner = à frente
rules-diagram-left = esquerda, corta
rules-diagram-right = direita, começa
rules-diagram-dealer = distribui
rules-diagram-two = Oito pilhas de cada lado: uma carta aberta sobre uma coberta. O canto de latão marca a indicadora, a última carta de quem distribui.
rules-diagram-example-classic = A vaza do exemplo, na ordem jogada: ganha o valete, 34 pontos.
rules-diagram-example-contract = O nove começa; o rei e o dez seguem sem superar, o último não tem espadas.
rules-diagram-example-single-deal = A dama corta, o rei supera.
rules-diagram-example-decouverte = O nove começa, o ás ganha; só então o valete é descoberto.

## O marcador

keeper-title = Marcador
keeper-intro = Para jogar com cartas de verdade: indique quem pegou e os pontos, e a folha escreve-se segundo as regras do seu jogo. Tudo fica neste navegador; depois de carregado funciona sem rede.
keeper-new-match = Novo jogo
keeper-other-match = Outro jogo
keeper-game = Jogo
keeper-names = Jogadores
keeper-names-help = Na ordem em que se sentam, cada um à direita do anterior: o primeiro e o terceiro jogam juntos.
keeper-seat = Jogador { $number }
keeper-player = { $letter }
keeper-sides = { $first } contra { $second }
keeper-first-dealer = Primeiro a dar
keeper-begin = Começar
keeper-kept = Jogos guardados
keeper-none-kept = Nenhum ainda.
keeper-deals = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
keeper-forget = Esquecer { $who }
keeper-forget-sure = Esquecê-lo?
keeper-import = Abrir um arquivo guardado
keeper-import-wrong = Este arquivo não é um jogo guardado. Em { $where }: esperava-se { $expected }.
keeper-import-players = O arquivo nomeia outro número de jogadores que os do seu jogo.
keeper-not-loaded = As regras deste jogo ainda não estão carregadas.
keeper-offline = Não é possível contatar o servidor.
keeper-try-again = Tentar de novo
keeper-forgetful = Este navegador não guarda nada: exporte o jogo antes de fechar a página.
keeper-score = Pontuação
keeper-to = até { $points }
keeper-pot = Litígio: { $points } à parte
keeper-pot-short = { $points } à parte
keeper-wins = { $side }: jogo ganho!
keeper-draw = O jogo fica empatado.
keeper-void-end = Todos passaram: não há vencedor.
keeper-over = O jogo acabou
keeper-same-again = Outro com os mesmos
keeper-undo = Desfazer
keeper-export = Exportar
keeper-deal = Partida { $number }
keeper-change-deal = Alterar a partida { $number }
keeper-dealer = Dador
keeper-dealer-drawn = Quem calhou?
keeper-taker = Quem pegou?
keeper-all-passed = Todos passaram
keeper-capot = Todas as vazas de um lado (capot)
keeper-no-capot = Não
keeper-points = Pontos das cartas
keeper-points-help = Com os 10 da última vaza: juntos somam 162. A belote e as combinações, à parte.
keeper-melds = Combinações
keeper-nobody = Ninguém
keeper-worth = { $side }: { $points }
keeper-need-dealer = Quem deu?
keeper-need-taker = Quem pegou? Escolha um jogador, ou “Todos passaram”.
keeper-need-points = Indique os pontos de um lado: os do outro deduzem-se.
keeper-wrong-points = Os dois lados repartem 162 pontos: indique um número de 0 a 162.
keeper-write = Anotar
keeper-write-change = Anotar a alteração
keeper-cancel = Cancelar
keeper-delete = Apagar esta partida
keeper-preview = O que será anotado
keeper-outcome-made = Contrato cumprido
keeper-outcome-failed = Contrato não cumprido
keeper-outcome-tied = Litígio
keeper-outcome-void = Partida anulada
keeper-deals-title = Partidas
keeper-no-deals = Nada anotado ainda.
keeper-column-deal = Partida
keeper-column-taker = Atacante
keeper-column-totals = Totais
keeper-column-tools = O que se pode fazer
keeper-dealt-by = deu { $who }
keeper-why = Folha
keeper-show-sheet = Folha da partida { $number }
keeper-change = Alterar
keeper-broken = A partida { $number } não pode ser contada com estas regras, nem as seguintes.
keeper-graph = O jogo até agora
keeper-graph-words = Após { $deals } partidas: { $first } { $a }, { $second } { $b }.
keeper-more = Além da mesa
keeper-about = Com cartas de verdade: a folha escreve-se sozinha.
keeper-more-problems = Encontre a melhor carta.

## Repetição de uma mão

replay-totals = Totais
error-too-many-records = Registros a mais de uma vez: no máximo { $most }.
error-too-many-links = Não se podem dar mais links: no máximo { $most }.
error-unknown-link = Não há nada neste link.
replay-title = Replay
replay-intro = Partidas terminadas, passo a passo: abra um arquivo de registros, solte-o em qualquer lugar desta página ou cole um. Cada um é verificado com as regras do seu jogo.
replay-choose-file = Abrir um arquivo
replay-or-drop = ou solte-o nesta página
replay-paste = Colar um registro
replay-show = Mostrar
replay-other-file = Outro arquivo
replay-checking = Verificando os registros: { $percent } %
replay-choose-deal = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
replay-deal = Partida { $number } · { $game } · jogo { $match }
replay-below = Visto por
replay-only-seat = Só as cartas que este lugar viu
replay-seat = Jogador { $number }
replay-somebody = Alguém
replay-hand = { $who } tem { $cards }
replay-no-cards = nenhuma carta
replay-covered = Por baixo, coberta: { $card }
replay-start = As cartas estão dadas.
replay-trick-back = Uma vaza atrás
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-trick-on = Uma vaza à frente
replay-step = Passo da partida
replay-words = O jogo em palavras
replay-keys = Teclas: ← → um passo, ↑ ↓ uma vaza, Home e End.
replay-faults = { $count ->
    [one] Há um erro
   *[other] Há { $count } erros
}
replay-fault-at = Linha { $line }, { $where }:
replay-more-faults = e mais { $count }
replay-where-play = carta { $number }
replay-where-call = voz { $number }
replay-where-trick = vaza { $number }
replay-keep = Guardar e compartilhar
replay-export = Guardar esta partida
replay-export-all = Guardar todas
replay-share = Link para esta partida
replay-share-all = Link para as { $count }
replay-link = Quem tiver este link vê o replay
replay-copy = Copiar
replay-copied = Copiado
replay-again = Jogar de novo
replay-again-help = As mesmas cartas contra bots, do lugar escolhido acima. Conta como treino.
replay-from-start = Do início
replay-from-trick = Da vaza { $number }
replay-give = Deixar amigos jogarem
replay-give-link = Quem tiver este link joga as mesmas cartas
replay-given-title = As mesmas cartas
replay-given = { $who } jogou esta partida de { $game }. Jogue as mesmas cartas, com { $bots } nos outros lugares.
replay-given-played = { $count ->
    [0] Ninguém a jogou ainda por este link.
    [one] Uma pessoa jogou-a por este link.
   *[other] { $count } pessoas jogaram-na por este link.
}
replay-given-help = Verá o que os outros fizeram quando terminar. A quem joga igual responde-se igual.
replay-given-play = Jogar estas cartas
replay-given-go-on = Continuar a jogar
replay-given-first-finish = Os resultados aparecem quando terminar a partida.
replay-your-name = Seu nome
replay-compare = O que cada um fez com as mesmas cartas
replay-compare-who = Quem
replay-compare-trump = Trunfo
replay-compare-outcome = Contrato
replay-compare-own = Seu lado
replay-compare-other = Outro lado
replay-compare-first = como se jogou primeiro
replay-compare-practice = treino: conhecia as cartas, pediu uma dica ou desfez uma escolha
replay-compare-own-took = tomado pelo seu lado
replay-compare-other-took = tomado pelo outro lado
replay-compare-refresh = Ver de novo
replay-see = Replay
replay-about = Qualquer partida terminada, carta a carta.
replay-this = Replay
replay-compare-now = Comparar

## Análise de uma partida, dicas, problemas

error-unknown-analysis = Ninguém pediu esta análise.
error-analysis-busy = Há análises demais à espera: tente de novo daqui a um minuto.
error-hint-with-people = Não há dicas enquanto houver outras pessoas à mesa.
error-no-hint-now = Não há nada para você escolher agora.
error-not-problems = Isto não é um arquivo de problemas.

hint-title = Dica
hint-thinking = Pensando…
hint-card = Jogue { $card }.
hint-call-take = Pegue { $suit }.
hint-call-pass = Passe.
hint-stale = A mesa avançou desde então.
hint-only-card = É a única carta permitida.
hint-draw-trumps = Puxa trunfos: ainda há { $count } fora.
hint-cash-master = Nenhuma carta restante do seu naipe pode vencê-la.
hint-lead-safe = Uma saída tranquila: perde-se pouco com ela.
hint-lead-singleton = É a única carta do seu naipe na mão: as próximas poderão ser cortadas.
hint-lead-other = As outras saídas custam mais.
hint-beats-all = Nenhuma carta restante do seu naipe pode vencê-la; a vaza tem { $points }.
hint-wins-last = Ganha a vaza: { $points }.
hint-wins-now = Segura a vaza por enquanto: { $points }.
hint-ruffs = Corta a vaza com trunfo: { $points }.
hint-feeds-partner = A vaza é do parceiro: isto soma { $points } a ela.
hint-partner-wins = A vaza é do parceiro: guardam-se as cartas melhores.
hint-gives-little = A vaza é dos outros: isto lhes dá { $points }.
hint-gives-up = A vaza é dos outros; o que se guarda vale mais que estes { $points }.
hint-voids-suit = É a última carta do seu naipe na mão: a partir daqui esse naipe pode ser cortado.
hint-uncovers = Descobre outra carta do mesmo jogador.
hint-better-by = Em média { $points } pontos melhor que { $other }.
hint-equal-to = Quase tão boa: { $other }.
hint-take = Pegar { $suit } vale cerca de { $worth }, passar { $pass }.
hint-take-jack-nine = Valete e nove de { $suit } na mão, { $count } trunfos com a carta virada.
hint-take-jack = Valete de { $suit } na mão, { $count } trunfos com a carta virada.
hint-take-nine = Nove de { $suit } na mão, { $count } trunfos com a carta virada.
hint-pass = Pegar { $suit } vale cerca de { $worth }, passar { $pass }.

analysis-title = Análise
analysis-intro = Duas respostas que nunca se misturam: quanto custou uma carta tal como as cartas estavam, e quanto custou em média sobre tudo o que o jogador não podia saber. Azar não é erro.
analysis-start = Analisar esta partida
analysis-waiting = À espera da sua vez
analysis-working = { $done } de { $total } escolhas calculadas
analysis-failed = A análise não pôde ser concluída.
analysis-again = Tentar de novo
analysis-calls = Escolha do trunfo
analysis-plays = Jogadas
analysis-mistakes = Erros, primeiro os mais caros
analysis-no-mistakes = Nenhuma escolha custou em média nada digno de nota.
analysis-cost = { $cost } pontos (± { $error })
analysis-graph = Resultado esperado
analysis-graph-words = Pontos do lado atacante, esperados antes de cada jogada: { $first } no começo, { $last } no fim.
analysis-line-known = com todas as cartas à vista
analysis-line-average = o que o jogador podia saber
analysis-axis = { $points } pontos
analysis-table = O gráfico em tabela
analysis-column-play = Jogada
analysis-column-known = Cartas à vista
analysis-column-average = Em média
analysis-column-verdict = Juízo
analysis-trick = Vaza { $number }
analysis-verdict-good = boa
analysis-verdict-mistake = erro
analysis-verdict-unlucky = azar
analysis-verdict-lucky = sorte
analysis-verdict-forced = sem escolha
analysis-means-good = Nada era melhor, até onde se podia saber.
analysis-means-mistake = Custa em média, e custou aqui.
analysis-means-unlucky = Certa até onde se podia saber; as cartas estavam mal distribuídas.
analysis-means-lucky = Custa em média; estas cartas perdoaram.
analysis-means-forced = Não havia outra carta para jogar.
analysis-known-cost = Com todas as cartas à vista: custou { $cost }.
analysis-known-none = Com todas as cartas à vista: longo demais para calcular aqui.
analysis-average-cost = Em média: custou { $cost } (± { $error }).
analysis-unfinished = não calculado
analysis-best = A melhor em média: { $card }
analysis-expert = O especialista joga { $card }.
analysis-expert-why = Por quê
analysis-option-pass = Passar
analysis-option-take = Pegar { $suit }
analysis-expected = { $points } (± { $error })
analysis-call-words = Diferença de pontos esperada, com distribuições imaginadas em torno das cartas de quem escolhe
analysis-method-sampled = { $worlds } distribuições imaginadas
analysis-method-every = todas as distribuições possíveis
analysis-method-exact = exato sobre as cartas cobertas
analysis-method-searched = { $worlds } partidas por carta
analysis-see = Ver no replay

problems-title = Problemas do dia
problems-intro = Encontre a jogada: uma carta é claramente a melhor em média, e um jogador de clube não a viu.
problems-number = Problema { $number } de { $total }
problems-solved = { $count ->
    [one] { $count } resolvido
   *[other] { $count } resolvidos
}
problems-day = { $day }
problems-earlier = O dia anterior
problems-later = O dia seguinte
problems-your-turn = Sua vez: qual carta?
problems-taken = { $who } pegou { $suit }.
problems-us = o seu lado
problems-them = os outros
problems-points = Pontos até agora: você { $mine }, eles { $theirs }
problems-before = Vazas jogadas
problems-no-tricks = É a primeira vaza.
problems-trick = A vaza
problems-you-lead = Você sai.
problems-hand = As suas cartas
problems-seat-me = Você
problems-seat-right = Direita
problems-seat-partner = Parceiro
problems-seat-left = Esquerda
problems-seat-other = Adversário
problems-right = É essa a carta.
problems-wrong = Não é a melhor: { $card } custa { $cost } em média.
problems-best = A melhor: { $card }
problems-missed = O jogador de clube escolheu { $card }.
problems-values = O que cada carta rende em média
problems-next = Próximo problema
problems-done = Eram esses os de hoje.
problems-card = Carta
problems-value = Pontos a partir daqui
problems-covered = Uma carta coberta

## Estatísticas

stats-title = Estatísticas
stats-intro = Das partidas que terminou neste navegador.
stats-loading = Contando as suas partidas
stats-none = Nenhuma partida terminou ainda.
stats-play = Jogar uma
stats-against = com { $level }
stats-people = pessoas
stats-deals = Partidas
stats-taken = Você pegou
stats-made = e cumpriu
stats-side-made = Cumpridas quando o seu lado pegou
stats-capots = Capots
stats-points = Anotado por partida, você e eles
stats-matches = Jogos ganhos
stats-practice = { $count ->
    [one] Uma partida de treino não é contada.
   *[other] { $count } partidas de treino não são contadas.
}
stats-practice-mark = treino
stats-recent = Últimas partidas
stats-you-took = você pegou
stats-side-took = o seu parceiro pegou
stats-other-took = eles pegaram
stats-about = Como correram as suas partidas.

## Mesas para várias pessoas

ui-room-friends = Jogar com amigos
ui-room-join = Entrar com um código
ui-room-code = Código
ui-room-join-go = Ir para a mesa
ui-room-new = Abrir uma mesa
ui-room-create = Abrir a mesa
ui-room-about = Você recebe um link e um código. Quem tiver um dos dois pode se sentar; os robôs ocupam os lugares que sobrarem.
ui-room-name = Seu nome
ui-room-name-needed = Escreva antes o seu nome: os outros o veem no seu lugar.
ui-room-name-save = Salvar nome
ui-room-level = Robôs, também por quem se ausentar
ui-room-clock = Tempo por jogada
ui-room-clock-none = Sem relógio
ui-room-clock-seconds = { $seconds } s
ui-room-clock-help = E mais { $bank } s para a partida toda. Esgotados os dois, um robô faz essa jogada.
ui-room-away = Um robô joga por quem saiu depois de
ui-room-listed = Na lista do servidor: qualquer pessoa pode entrar
ui-room-is-listed = Na lista: qualquer pessoa pode entrar
ui-room-is-private = Privada: só com o link ou o código
ui-room-open-tables = Mesas à espera de jogadores
ui-room-waiting = A mesa está aberta
ui-room-invite = Convide os outros
ui-room-link = Link desta mesa
ui-room-seats = Lugares
ui-room-seat-number = Lugar { $number }
ui-room-guest = Convidado { $number }
ui-room-bot-0 = Bruno
ui-room-bot-1 = Nora
ui-room-bot-2 = Hugo
ui-room-bot-3 = Inês
ui-room-bot = robô, { $level }
ui-room-you = você
ui-room-sit = Sentar aqui
ui-room-move = Mudar para cá
ui-room-give-up = Deixar meu lugar
ui-room-put-bot = Robô aqui
ui-room-remove = Remover
ui-room-host = Você abriu esta mesa
ui-room-fill = Robôs nos lugares livres
ui-room-start = Começar o jogo
ui-room-wait-host = Quem abriu a mesa começa o jogo.
ui-room-watching = Você está assistindo: não vê as mãos.
ui-room-lent = um robô joga
ui-room-lent-you = Um robô joga por você.
ui-room-take-back = Retomar meu lugar
ui-room-time-left = faltam { $seconds } segundos
ui-room-paused = O relógio está parado.
ui-room-ask-undo = Pedir para voltar minha última jogada
ui-room-ask-pause = Pedir para parar o relógio
ui-room-ask-resume = Pedir para continuar
ui-room-leave = Sair: um robô joga por mim
ui-room-proposed-undo = { $who }: posso voltar minha última jogada?
ui-room-proposed-pause = { $who }: paramos o relógio?
ui-room-proposed-resume = { $who }: continuamos?
ui-room-agree = De acordo
ui-room-decline = Não
ui-room-waits-consent = Os outros são consultados.
ui-room-event-seated = { $name } se senta.
ui-room-event-bot = Um robô se senta.
ui-room-event-left = O lugar { $number } fica livre.
ui-room-event-began = O jogo começa.
ui-room-event-away = { $who }: ausente.
ui-room-event-back = { $who }: de volta à mesa.
ui-room-event-lent = { $who }: um robô continua.
ui-room-event-timeout = { $who }: tempo esgotado, um robô faz esta jogada.
ui-room-event-paused = O relógio para.
ui-room-event-resumed = O relógio volta a correr.
ui-room-event-agrees = { $who }: de acordo.
ui-room-event-declines = { $who }: não.
ui-room-people = { $count ->
    [one] Há uma pessoa
   *[other] Há { $count } pessoas
}
ui-room-seats-left = { $count ->
    [0] Todos os lugares estão ocupados.
    [one] Há um lugar livre.
   *[other] Há { $count } lugares livres.
}

## Por que regras da casa não combinam

reason-no-partner = A dois, ninguém tem parceiro e nenhuma vaza leva dois trunfos antes do seu.
reason-game-for-two = Pertence ao jogo a dois, com as suas cartas abertas e cobertas.
reason-no-hands = No jogo a dois não há mãos: rei e dama de trunfo não podem estar na mesma.
reason-no-belote = Aqui a belote não pontua.
reason-no-litige = Só um litígio deixa pontos guardados.
reason-no-fixed-contract = O contrato não é um número fixo de pontos.
reason-contract-without-belote = O contrato não depende da belote.
reason-belote-not-lost = Só faz diferença se os atacantes perdem a sua belote ao falhar.
reason-one-deal = O jogo é uma única partida.
reason-two-or-four = Jogam duas ou quatro pessoas.
reason-packets-of-five = Cada um recebe cinco cartas antes de se virar uma.
reason-rows-of-eight = Cada camada é dada em duas fileiras de quatro cartas por lado.
reason-turned-card-place = A dois, a carta virada fica com quem deu; a quatro, vai para quem pegou.
reason-two-without-belote = A dois, a belote não pontua.
reason-four-without-melds = Os anúncios só contam a dois.
reason-four-without-covered = A quatro não há nada a descobrir.
reason-half-makes-ties = A quem basta metade dos pontos, o empate cumpre o contrato.
reason-fixed-decides-ties = Com um número fixo de pontos não importa quem tem mais: abaixo dele, o contrato falha.
reason-belote-never-lowers = Anunciar belote não pode baixar o contrato.
reason-one-deal-without-litige = Pontos guardados precisam de uma partida seguinte, e uma partida única não a tem.
reason-one-deal-is-shuffled = Uma partida única é sempre embaralhada.
reason-one-deal-may-draw = Uma partida única não continua: com pontos iguais há empate.

ui-house-rule-set = Pôr “{ $option }” em: { $value }

## Pessoas à mesa: acordos, frases, espectadores, contas

error-too-talkative = Foi muito de uma vez: espere um pouco antes de dizer mais.
error-unknown-phrase = Não há nenhuma frase chamada { $phrase }.
error-spectators-react = Os espectadores têm reações, não frases.
error-spectators-wait = Os espectadores só podem reagir entre as partidas.
error-hands-private = Só os jogadores podem ver as partidas desta mesa.
error-name-taken = Já existe uma conta chamada { $name }.
error-weak-passphrase = Uma senha tem de { $shortest } a { $longest } caracteres.
error-sign-in-failed = Nenhuma conta tem esse nome e essa senha.
error-not-signed-in = Você não entrou em nenhuma conta.
error-signed-in = Você entrou em uma conta: ela é apagada por inteiro.
error-too-many-tries = Tentativas demais: espere um minuto.
ui-table-surrender = Desistir do jogo
ui-table-surrender-ask = Desistir do jogo?
ui-table-surrender-text = Os outros ganham na hora. A partida em curso não conta; as terminadas ficam como estão.
ui-table-surrender-partner = Seu parceiro precisa concordar.
ui-table-surrender-yes = Desistir
ui-table-surrender-no = Continuar
ui-table-given-up-us = O seu lado desistiu do jogo.
ui-table-given-up-them = Os outros desistiram do jogo: você ganhou!
ui-table-given-up-side = Desistência do jogo: { $side }.
ui-table-given-up-note = A partida em curso não foi terminada e não conta para ninguém.
ui-table-given-up-history = Desistência do jogo: { $side }
ui-table-rematch = Outro jogo
ui-table-rematch-wanted = Você quer outro jogo
ui-table-rematch-waits = Falta { $who }.
ui-table-rematch-want = { $who }: outro jogo?
ui-table-withdraw = Retirar
ui-table-seat-gone = já ninguém
ui-table-all-hands = Todas as mãos
ui-table-all-hands-about = Como foram distribuídas.
ui-table-all-piles-about = Como foram distribuídas: a carta de cima e, atrás, a coberta.
ui-table-watching-open = Você está assistindo: verá todas as mãos quando a partida acabar.
ui-room-open-hands = Os espectadores veem todas as mãos depois de cada partida
ui-room-hands-open = Os espectadores veem todas as mãos depois de cada partida.
ui-room-hands-closed = Os espectadores não veem nenhuma mão.
ui-room-proposed-surrender = { $who }: desistimos do jogo?
ui-room-event-surrendered = { $who }: desistência do jogo.
ui-room-event-lapsed-undo = Nada é desfeito.
ui-room-event-lapsed-pause = O relógio continua.
ui-room-event-lapsed-resume = O relógio continua parado.
ui-room-event-lapsed-surrender = O jogo continua.
ui-room-event-forgotten = { $who } se foi de vez: um robô continua jogando.
ui-room-event-rematch = { $who }: outro jogo?
ui-room-event-said = { $who }: { $phrase }
ui-talk = Dizer algo
ui-talk-phrases = Frases
ui-talk-reactions = Reações
ui-talk-mute = Ouvir
ui-talk-mute-help = Quem for desligado aqui não diz mais nada neste navegador. Ninguém fica sabendo.
ui-talk-spectators = Espectadores
ui-talk-spectator = Um espectador
ui-talk-between = Os espectadores podem reagir entre as partidas.
ui-talk-hello = Olá!
ui-talk-good-luck = Boa sorte!
ui-talk-well-played = Bem jogado!
ui-talk-thank-you = Obrigado
ui-talk-sorry = Desculpe
ui-talk-no-hurry = Sem pressa
ui-talk-one-moment = Um momento, por favor
ui-talk-back-again = Já voltei
ui-talk-good-game = Bom jogo!
ui-talk-goodbye = Adeus
ui-talk-smile = um sorriso
ui-talk-laugh = uma risada
ui-talk-surprise = surpresa
ui-talk-thumb = polegar para cima
ui-talk-heart = um coração
account-title = Conta
account-about = Guarde suas mesas e números em todos os aparelhos, se quiser.
account-optional = Tudo funciona sem conta. Com uma, suas mesas e estatísticas acompanham você em outro telefone ou computador.
account-no-mail = Não há e-mail e, por isso, não há recuperação: quem esquece a senha perdeu a conta. Anote-a.
account-guest = Neste navegador você é um convidado.
account-signed-in = Você entrou como { $name }.
account-tables = { $count ->
    [0] Nenhuma mesa ainda.
    [one] Uma mesa é guardada.
   *[other] { $count } mesas são guardadas.
}
account-sign-in = Entrar
account-sign-up = Conta nova
account-sign-out = Sair
account-name = Nome
account-passphrase = Senha
account-passphrase-help = Pelo menos { $shortest } caracteres; algumas palavras são mais fáceis de lembrar do que sinais.
account-passphrase-show = Mostrar a senha
account-take-over = Trazer o que foi jogado neste navegador
account-create = Criar a conta
account-change = Mudar a senha
account-passphrase-old = Senha atual
account-passphrase-new = Senha nova
account-change-help = Todos os outros navegadores saem da conta.
account-changed = A senha foi mudada.
account-delete = Apagar a conta
account-delete-help = Seu nome, seus links e seus lugares saem de tudo. As partidas que você terminou com outros ficam com eles, sem o seu nome; onde um jogo continua, um robô joga por você. Não pode ser desfeito.
account-delete-yes = Apagar de vez
account-deleted = A conta foi apagada.
account-forget = Esquecer de mim
account-forget-help = O que este servidor guarda de você como convidado desaparece: seu nome, seus links e seus lugares. As partidas que você terminou com outros ficam com eles, sem o seu nome; onde um jogo continua, um robô joga por você. Não pode ser desfeito.
account-forget-yes = Esquecer de mim de vez
account-forgotten = Nada mais é guardado de você.
account-cancel = Cancelar
account-local = As configurações, o marcador e os problemas resolvidos ficam só no seu navegador.

## A table closed by whoever runs the server

error-table-closed = Quem administra o servidor fechou esta mesa.
closed-reason = Quem administra o servidor fechou esta mesa: { $reason }
closed-text = Quem administra o servidor fechou esta mesa. As mãos terminadas ficam guardadas.

## Classificação, e partidas estudadas em segundo plano

error-analysis-failed = A análise não pôde ser concluída.
error-share-too-large = Um link comporta no máximo { $largest } caracteres, cerca de { $deals } partidas: compartilhe menos.
analysis-preparing = Preparando o calculador: parte { $done } de { $total }. A primeira vez leva um minuto ou dois; depois fica pronto na hora.
analysis-preparing-start = Preparando o calculador
hint-simpler = (De { $bot }: o jogador mais forte ainda está sendo preparado.)
hint-practice = Esta partida conta agora como treino.
stats-lost-plays = Pontos perdidos por partida ao jogar
stats-lost-calls = Pontos perdidos por partida ao escolher
stats-lost-from = Partidas analisadas em busca de erros: { $analysed } de { $deals }
stats-study-title = Partidas estudadas
stats-study-open = { $open ->
    [one] Uma partida terminada ainda não foi estudada; estudadas: { $known }.
   *[other] { $open } partidas terminadas ainda não foram estudadas; estudadas: { $known }.
}
stats-study-all = { $known ->
    [one] A sua única partida está estudada.
   *[other] As suas { $known } partidas estão estudadas.
}
stats-study-begin = Estudar as minhas partidas
stats-study-help = Em segundo plano, alguns segundos por partida: quanto custou em média cada escolha, e o que cada bot faz com as mesmas cartas no seu lugar.
stats-study-waiting = À espera da sua vez
stats-study-working = Partida { $number } de { $total }
stats-study-away = Pode fechar a página: o que for encontrado fica guardado.
stats-rating-title = Classificação
stats-rating-in = Classificação: { $game }
stats-rating-intro = As mesmas cartas, o mesmo lugar, os mesmos jogadores em volta: o que você fez com elas, o que cada bot faz, e o que outros fizeram com uma partida que você compartilhou. A sorte das cartas é igual para todos e não conta.
stats-rating-means = Todos começam em 1500. Com 100 pontos a mais tem-se o melhor resultado em 64 de cada 100 partidas que diferem; com 400 a mais, em dez de onze. Conta quem fez melhor, não por quanto.
stats-rating-range = { $boards ->
    [one] De uma partida: 95 vezes em 100 o valor verdadeiro está entre { $low } e { $high }.
   *[other] De { $boards } partidas: 95 vezes em 100 o valor verdadeiro está entre { $low } e { $high }.
}
stats-rating-few = Com tão poucas partidas isto diz pouco.
stats-rating-same-cards = O seu resultado com as mesmas cartas
stats-rating-against = Contra
stats-rating-strength = Classificação
stats-rating-better = melhor
stats-rating-equal = igual
stats-rating-worse = pior
stats-rating-share = A esperar
stats-rating-people = Pessoas

## O que pode dar errado para quem serve

error-backup-file = O arquivo da cópia não pode ser usado.
error-backup-nothing = Não há nada aqui para copiar.
error-backup-refused = A cópia não foi restaurada: nada mudou.
error-configuration = Um ajuste não faz sentido: o servidor não iniciou.
error-many-tables = Várias mesas começam assim: escreva mais do identificador.
error-no-database = Ainda não há banco de dados neste endereço.
error-no-table = Não há mesa com este identificador.
error-workers-fail = Os processos do servidor não conseguem iniciar.

## O link para assistir

error-watch-only = Este link é para assistir: não leva a nenhum lugar da mesa.
ui-watch-links = Links desta mesa
ui-watch-link = Link para assistir
ui-watch-link-help = Quem tiver este assiste e não pode se sentar.
ui-watch-seats = Quem tiver este link ou o código pode se sentar.
ui-watch-seats-begun = Para os jogadores, para voltarem ao seu lugar. Os outros agora só podem assistir.
ui-watch-waiting = Você veio assistir. O jogo ainda não começou.

## Quem saiu da conta com uma mesa aberta

ui-signed-out = Sua sessão terminou neste navegador. Entre de novo para ter o seu lugar de volta.
closed-line = A mesa está fechada.
closed-before = Quem administra o servidor fechou esta mesa antes de o jogo começar.
