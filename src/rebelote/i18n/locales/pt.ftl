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
error-house-rule-irrelevant = A regra { $option } não muda nada neste jogo.
error-profile-combination = Estas regras se contradizem: { $keys }.
error-unknown-option = Não há nenhuma regra chamada { $option }.
error-option-value = { $option } não pode ser { $got }.
error-unknown-profile = Não há nenhum jogo chamado { $profile }.
error-bad-profile = O perfil { $file } tem um erro: { $key } { $problem }
error-deal-not-over = A partida não terminou: ainda não há registro.
error-not-a-record = Isto não é o registro de uma partida.
error-no-records = Não há nenhum registro no arquivo.
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
error-address-taken = O servidor não pode escutar neste endereço.
error-bot-option = O bot { $bot } não tem essa opção: { $option }.
error-bots-number = Um bot para todos os lugares, ou um para cada: { $got } é outro número.
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
error-store-unavailable = Não é possível guardar a mesa agora. Tente de novo.
error-internal = Algo falhou aqui. Nada foi alterado.
error-invalid-json = O pedido não é JSON.
error-invalid-request = Um campo falta, é desconhecido ou é de outro tipo.
error-body-too-large = O pedido é grande demais.
error-unknown-message = A mensagem é de um tipo desconhecido.
error-too-fast = Mensagens demais: mais devagar.
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

## The table on the screen

