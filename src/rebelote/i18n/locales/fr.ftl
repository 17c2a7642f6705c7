# Every word that Rebelote says in this language: one key a sentence, the same keys and the same
# variables in each language (docs/add-a-language.md).

## Cards
## A card is said with its article; $suit is the name of a suit.

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle

rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as

rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-T = 10
rank-short-J = V
rank-short-Q = D
rank-short-K = R
rank-short-A = A

card-7 = le sept de { $suit }
card-8 = le huit de { $suit }
card-9 = le neuf de { $suit }
card-T = le dix de { $suit }
card-J = le valet de { $suit }
card-Q = la dame de { $suit }
card-K = le roi de { $suit }
card-A = l’as de { $suit }

meld-tierce = tierce
meld-fifty = cinquante
meld-hundred = cent
meld-four = carré

call-pass = passe
call-take = prend à { $suit }

outcome-made = fait
outcome-failed = chuté
outcome-tied = litige
outcome-void = annulée

bot-novice = Débutant
bot-novice-help = Joue comme un débutant prudent.
bot-club = Habitué
bot-club-help = Compte les atouts, retient les cartes tombées et aide son partenaire.
bot-expert = Expert
bot-expert-help = Imagine les mains possibles et calcule chacune de ces donnes.

## Why a card or an action is refused

rule-follow-suit = Il faut fournir : vous avez du { $suit }.
rule-overtrump = Il faut monter : vous pouvez battre { $card }.
rule-ruff = Vous ne pouvez pas fournir : il faut couper à { $suit }, l’atout.
rule-undertrump = Vous ne pouvez ni fournir ni surcouper : jouez un atout plus petit, du { $suit }.
rule-partner-overtrump = Votre partenaire est maître : défaussez, ou jouez un atout qui bat { $card }.
rule-not-your-turn = Ce n’est pas à vous de jouer.
rule-not-in-hand = Vous n’avez pas { $card }.
rule-not-exposed = Vous ne pouvez pas jouer { $card } : seules vos cartes visibles se jouent.
rule-cannot-say = Vous ne pouvez pas dire « { $says } » avec { $card }.
rule-turned-suit-only = Au premier tour, on ne peut prendre qu’à la couleur de la retourne : { $turned }.
rule-other-suits-only = Au second tour, on ne prend plus à { $turned } : choisissez une autre couleur.
rule-no-cut-now = Il n’y a rien à couper maintenant.
rule-no-call-now = On ne choisit pas l’atout maintenant.
rule-no-play-now = Aucune carte ne se joue maintenant.
rule-cut-range = Coupez entre { $lowest } et { $highest } cartes : chaque partie en garde au moins quatre.
rule-match-over = La partie est terminée.
rule-deal-not-over = La donne n’est pas terminée.
rule-not-a-pack = Un jeu compte 32 cartes, chacune une seule fois.
rule-wrong-dealer = C’est à un autre joueur de donner.

## What the lines of a score sheet mean

rule-card-points = Points des cartes ramassées.
rule-last-trick = Dix de der : le dernier pli vaut 10.
rule-capot-bonus = Capot : avec tous les plis, le dernier vaut 100 au lieu de 10.
rule-points-with-last-trick = Points des cartes ramassées, dix de der compris.
rule-belote = Belote : roi et dame d’atout dans la même main.
rule-melds = Annonces : suites et carrés.
rule-contract-majority = Les preneurs doivent faire plus que la défense : { $taker } contre { $defence }.
rule-contract-half = Les preneurs doivent faire au moins autant que la défense : { $taker } contre { $defence }.
rule-contract-fixed = Il faut { $needed } aux preneurs : ils ont { $taker }, la défense { $defence }.
rule-outcome-made = Le contrat est fait.
rule-outcome-failed = Le contrat est chuté : les preneurs sont dedans.
rule-outcome-tied = Égalité : litige.
rule-made = Contrat fait : les preneurs marquent leurs points.
rule-made-defence = Contrat fait : la défense marque ses points.
rule-capot = Capot : tous les plis, 252 points.
rule-failed = Contrat chuté : les preneurs ne marquent rien.
rule-failed-162 = Contrat chuté : la défense marque 162.
rule-failed-all-points = Contrat chuté : la défense marque tous les points des cartes.
rule-litige = Litige : la défense marque ses points, ceux des preneurs sont mis de côté.
rule-put-aside = Mis de côté pour qui gagnera la prochaine donne décisive ; il y a maintenant { $total }.
rule-pot-won = Les points mis de côté vont au camp qui gagne cette donne.
rule-belote-kept = Les preneurs gardent leur belote.
rule-belote-taken = La belote des preneurs va à la défense.
rule-belote-lost = Les preneurs perdent leur belote.
rule-melds-taken = Contrat chuté : toutes les annonces vont à la défense.
rule-void = Tout le monde a passé deux fois : la donne est annulée.

## What a deal record is checked against

rule-format = Un enregistrement a la forme rebelote-deal/1.
rule-first-deal = La première donne d’une partie part de 0.
rule-deal-number = Les donnes d’une partie sont numérotées à partir de 1.
rule-totals = Le total est l’ancien total plus ce qu’ajoute la donne.
rule-seat = Une place est un nombre à partir de 0.
rule-rules-hash = Les options enregistrées doivent être celles de la partie jouée.
rule-first-player = Le joueur à droite du donneur commence.
rule-pack = Un jeu compte 32 cartes, chacune une seule fois.
rule-commitment = Le jeu doit être celui promis avant la coupe.
rule-turned-up-card = La retourne découle de l’ordre du jeu.
rule-call-after-the-end = La première prise termine les enchères.
rule-calls-missing = L’atout se choisit en deux tours, jusqu’à ce qu’on prenne.
rule-taker = Le preneur est le premier qui prend.
rule-trump = L’atout est la couleur prise.
rule-deal = Les cartes de chacun découlent de l’ordre du jeu.
rule-play-after-the-end = La donne finit quand toutes les cartes sont jouées.
rule-plays-missing = Les 32 cartes se jouent.
rule-belote-automatic = Ici la belote s’annonce seule : avec le premier des roi et dame d’atout, puis avec l’autre.
rule-winner = Le vainqueur découle des totaux.
rule-tricks = Un pli compte une carte de chaque joueur.
rule-trick-leader = Qui gagne un pli entame le suivant.
rule-trick-winner = Le plus fort atout gagne ; sans atout, la plus forte carte de la couleur demandée.
rule-trick-points = Un pli vaut les points de ses cartes.
rule-outcome = Le résultat découle des points et du contrat.
rule-scores = Ce que marque chaque camp découle du résultat.
rule-profile = Toute la partie se joue avec les mêmes règles.
rule-next-dealer = Le donneur suivant découle du profil.
rule-cut-only = Le jeu est seulement coupé : ce qui était ensemble le reste.

## What went wrong

error-not-a-card = « { $got } » n’est pas une carte. Une carte est une valeur et une couleur, comme 9H.
error-not-a-suit = « { $got } » n’est pas une couleur : on attend S, H, D ou C.
error-card-twice = Vous avez nommé deux fois { $card } : chaque carte n’existe qu’une fois.
error-house-rule-irrelevant = « { $option } » ne change rien ici. { $reason }
error-profile-combination = Ces règles se contredisent : { $keys }. { $reason }
error-unknown-option = Il n’y a pas de règle nommée { $option }.
error-option-value = { $option } ne peut pas valoir { $got }.
error-unknown-profile = Il n’y a pas de jeu nommé { $profile }.
error-bad-profile = Le profil { $file } a un défaut : { $key } { $problem }
error-deal-not-over = La donne n’est pas terminée : il n’y a pas encore d’enregistrement.
error-not-a-record = Ce n’est pas l’enregistrement d’une donne.
error-no-records = Le fichier ne contient aucun enregistrement.
error-record-faults = L’enregistrement a un défaut : { $where }.
error-points-sum = Les points { $got } ne peuvent venir d’une donne : leur somme est 162, ou c’est 252 et 0 en cas de capot.
error-belote-value = La belote ne peut pas valoir { $got } à ce jeu.
error-unknown-event = Un événement d’un type inconnu : { $type }.
error-malformed = Le message n’a pas la forme attendue.
error-database-driver = PostgreSQL demande un paquet qui n’est pas installé.
error-database-unreachable = La base de données est inutilisable.
error-database-url = Ce n’est pas l’adresse d’une base de données.
error-kernel-missing = L’analyseur demande Numba, qui n’est pas installé.
error-bus-needed = Plusieurs processus ont besoin d’un bus commun.
error-bus-unreachable = Le bus ne répond pas.
error-bus-driver = Le bus demande un paquet qui n’est pas installé.
error-bus-url = Ce n’est pas l’adresse d’un bus.
error-address-taken = Le serveur ne peut pas écouter à cette adresse.
error-bot-option = Le bot { $bot } n’a pas cette option : { $option }.
error-bots-number = Un bot pour toutes les places, ou un par place : { $got } est un autre nombre.
error-bot-profile = Le bot { $bot } ne joue pas à { $profile }.
error-no-hand = Qui choisit doit être assis et avoir des cartes.
error-no-taker = Personne n’a encore pris.
error-no-world = Aucune donne ne s’accorde avec ce que cette place a vu.
error-bad-worlds = Qui joue doit avoir la même main dans chaque donne.
error-bad-position = Les cartes ne peuvent pas être ainsi.
error-unknown-cards = Ici, toutes les cartes couvertes doivent être connues.
error-bad-situation = Ce que sait la place ne peut se lire : { $field }.
error-bad-unseen = Il faut autant de cartes cachées que de places inconnues.
error-too-many-unseen = Trop de cartes sont cachées pour une réponse exacte.
error-empty = Il n’y a rien à lire.
error-not-json = Ce n’est pas du JSON.
error-bad-journal = Le journal { $file } appartient à une autre épreuve.
error-cluster-missing = Une grappe demande le paquet distributed, qui n’est pas installé.
error-cluster-unreachable = La grappe { $url } ne répond pas.
error-unknown-table = Cette table n’existe pas.
error-stale-version = La table a avancé : regardez-la avant de choisir.
error-not-seated = Il faut être assis à la table pour cela.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-seat-taken = Cette place est déjà prise.
error-already-seated = Vous avez une autre place à cette table.
error-no-such-seat = Cette place n’existe pas.
error-table-full = Toutes les places sont prises.
error-not-started = La première donne n’a pas commencé.
error-already-started = La première donne a commencé.
error-seats-empty = Il faut d’abord un joueur à chaque place.
error-nothing-to-start = La donne est encore en cours.
error-match-over = La partie est terminée.
error-nothing-to-undo = Vous n’avez aucun choix à reprendre dans cette donne.
error-undo-with-people = On ne reprend un choix que seul avec des bots.
error-undo-after-deal = La donne est finie et ses cartes sont connues.
error-command-id-reused = Cela a déjà servi pour une autre action.
error-unknown-bot = Il n’y a pas de bot nommé { $bot }.
error-bad-name = Un nom compte de 1 à 24 caractères visibles.
error-not-a-room = Cette table est pour une personne parmi des bots.
error-unknown-code = Aucune table n’a ce code.
error-already-proposed = Une proposition est déjà faite : répondez-y d’abord.
error-nothing-proposed = Rien ne vous a été proposé.
error-no-clock = Cette table n’a pas de pendule.
error-clock-is-so = La pendule est déjà arrêtée ou déjà en marche.
error-store-unavailable = La table ne peut pas être enregistrée pour le moment. Réessayez.
error-internal = Quelque chose a échoué ici. Rien n’a changé.
error-invalid-json = La requête n’est pas du JSON.
error-invalid-request = Un champ manque, est inconnu ou n’est pas du bon type.
error-body-too-large = La requête est trop grande.
error-unknown-message = Le message est d’un type inconnu.
error-too-fast = Trop de messages : ralentissez.
error-too-slow = La requête a mis trop de temps à arriver. Envoyez-la de nouveau.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cette adresse ne répond pas à cela.
error-wrong-origin = Les pages d’un autre site n’ont pas ce droit.

## The options of a profile

section-deal = Donne et choix de l’atout
section-play = Jeu de la carte
section-belote = Belote
section-scoring = Décompte
section-match = Partie

option-players = Joueurs
option-players-help = À quatre, deux contre deux ; à deux, les cartes sont sur la table, la moitié couvertes.
option-packets = Cartes données à la fois
option-packets-help = Comment on donne avant la retourne. À deux : les rangées de chaque couche.
option-shuffle = Battre les cartes
option-shuffle-help = Si l’on bat le jeu à chaque donne, ou seulement au début, puis on coupe.
option-shuffle-every-deal = avant chaque donne
option-shuffle-cut-only = au début seulement, ensuite on coupe
option-next-dealer = Donneur suivant
option-next-dealer-help = Qui donne la fois suivante.
option-next-dealer-right = le joueur à droite
option-next-dealer-drawn = tiré au sort à chaque donne
option-after-all-pass = Si tout le monde passe deux fois
option-after-all-pass-help = Qui redonne quand personne n’a pris.
option-after-all-pass-next-dealer = le donneur suivant donne
option-after-all-pass-same-dealer = le même donneur redonne
option-turned-card = Retourne
option-turned-card-help = À qui va la carte qui a proposé l’atout.
option-turned-card-to-taker = va au preneur
option-turned-card-stays-with-dealer = reste au donneur

option-partner-holds = Sans la couleur, partenaire maître
option-partner-holds-help = Ce que vous pouvez jouer sans la couleur demandée quand votre partenaire tient le pli.
option-partner-holds-any = n’importe quelle carte
option-partner-holds-plain-or-overtrump = toute carte hors atout, ou un atout plus fort que ceux du pli
option-partner-holds-plain-or-overtrump-if-able = toute carte hors atout ; si l’on coupe, en montant si possible
option-partner-holds-as-opponent = un atout, comme si un adversaire était maître
option-undertrump = Sans la couleur, atouts trop petits
option-undertrump-help = Ce que vous devez jouer quand un adversaire a coupé et que vous ne pouvez pas surcouper.
option-undertrump-forced = un atout plus petit
option-undertrump-free = n’importe quelle carte
option-overtrump-partner = Atout demandé, partenaire maître
option-overtrump-partner-help = S’il faut monter aussi sur l’atout du partenaire.
option-overtrump-partner-true = monter si possible
option-overtrump-partner-false = n’importe quel atout
option-uncover = Les cartes couvertes se retournent
option-uncover-help = Quand on voit et peut jouer la carte du dessous.
option-uncover-after-trick = quand les deux ont joué
option-uncover-at-once = aussitôt, avant la réponse

option-belote = Belote
option-belote-help = Comment comptent roi et dame d’atout dans la même main.
option-belote-none = ne compte pas
option-belote-automatic = 20 points, comptés d’office
option-belote-said = 20 points, à dire avec la première des deux cartes
option-belote-said-twice = 10 points pour « Belote » et 10 pour « Rebelote », chacune au choix
option-belote-on-failure = La belote en cas de chute
option-belote-on-failure-help = Si les preneurs gardent leur belote quand ils chutent.
option-belote-on-failure-kept = les preneurs gardent la leur
option-belote-on-failure-lost = les preneurs perdent la leur
option-belote-counts = La belote et le contrat
option-belote-counts-help = Si la belote compte pour faire le contrat.
option-belote-counts-true = compte pour le contrat
option-belote-counts-false = ne compte pas pour le contrat
option-tied-belote = La belote en cas de litige
option-tied-belote-help = Ce que devient la belote des preneurs à égalité.
option-tied-belote-put-aside = mise de côté avec leurs points
option-tied-belote-kept = marquée tout de suite

option-made-when = Le contrat est fait avec
option-made-when-help = Ce qu’il faut aux preneurs.
option-made-when-majority = plus de points que la défense
option-made-when-half = au moins autant de points que la défense
option-made-when-fixed = un nombre fixe de points
option-contract-points = Points à faire
option-contract-points-help = Le nombre fixe de points qu’il faut aux preneurs.
option-contract-points-with-belote = Points à faire avec belote
option-contract-points-with-belote-help = Ce qu’il faut aux preneurs dès qu’une belote est annoncée.
option-tie = Égalité de points
option-tie-help = Ce qui se passe quand les deux camps ont autant de points.
option-tie-litige = litige : la défense marque ses points, ceux des preneurs sont mis de côté
option-tie-fails = le contrat est chuté
option-tie-makes = le contrat est fait
option-failure-pays = Un contrat chuté donne à la défense
option-failure-pays-help = Ce que marque la défense quand les preneurs chutent. Avec un capot, 252.
option-failure-pays-162 = 162 points
option-failure-pays-all-points = tous les points des cartes et la belote des preneurs
option-melds = Annonces
option-melds-help = Si les suites et les carrés parmi les cartes visibles comptent.
option-melds-none = ne comptent pas
option-melds-counted = comptent : tierce 20, cinquante 50, cent 100, carré de 100 à 200

option-length = Une partie est
option-length-help = Si l’on joue jusqu’à un nombre de points ou une seule donne.
option-length-target = jouée jusqu’à un nombre de points
option-length-one-deal = une seule donne
option-target = Points de la partie
option-target-help = Les points qui terminent la partie, une fois la donne finie.
option-target-is = Ces points
option-target-is-help = S’il suffit d’atteindre juste ce nombre.
option-target-is-reached = doivent être atteints
option-target-is-exceeded = doivent être dépassés
option-equal-totals = Totaux égaux à la fin
option-equal-totals-help = Ce qui se passe quand les deux camps finissent à égalité.
option-equal-totals-play-on = encore une donne, jusqu’à les départager
option-equal-totals-draw = partie nulle

## The command line

cli-may-play = Se jouent :
cli-refused = Refusées :
cli-seat = place { $seat }
cli-side = camp { $side }
cli-takers = preneurs
cli-defence = défense
cli-count = Décompte
cli-sheet = Marque
cli-put-aside = Mis de côté après cette donne : { $points }
cli-deal = Donne { $number } de la partie { $match } : { $profile }
cli-dealer = La place { $dealer } donne, la place { $first } commence.
cli-turned = Retourne : { $name }
cli-passes = La place { $seat } passe.
cli-takes = La place { $seat } prend à { $suit }.
cli-cards = Cartes
cli-melds = Annonces : place { $seat }, { $kind }, { $points }
cli-won = à la place { $seat }, { $points }
cli-turned-up = se retourne : { $cards }
cli-says-belote = « Belote »
cli-says-rebelote = « Rebelote »
cli-totals = Totaux : { $first } et { $second }
cli-winner = Le camp { $side } gagne la partie.
cli-draw = La partie est nulle.
cli-house-rules = Règles de la maison
cli-not-relevant = sans objet
cli-no-difference = Aucune différence.
cli-players = { $players } joueurs
cli-rule = Règle
cli-option = Option
cli-source = Source
cli-field = Champ

## The web client: the table on the screen

ui-title-table = Rebelote
ui-title-turn = ● À vous – Rebelote
ui-tagline = La belote à une table tranquille, contre de bons robots. Ni compte, ni jetons.
ui-promise = Compte facultatif, pas de publicité, rien à acheter. Rien n’est demandé à un autre site.
ui-play = Jouer
ui-play-profile = Jouer : { $name }
ui-loading = On prépare la table…
ui-connecting = On arrive à la table…
ui-reconnecting = La connexion est perdue. Votre place est gardée ; nouvel essai…
ui-reconnecting-watching = La connexion est perdue ; nouvel essai…
ui-offline = Pas de connexion au serveur. Vérifiez le réseau et réessayez.
ui-table-gone = Cette table n’existe pas, ou elle a été rangée.
ui-retry = Réessayer
ui-refused = Ce n’est pas possible maintenant. Rien n’a changé.
ui-missing = Il n’y a pas de page ici
ui-continue = Reprendre
ui-deal-number = Donne { $number }
ui-your-turn = à vous
ui-choose-game = Le jeu
ui-players = { $count } joueurs
ui-to-target = en { $target } points
ui-one-deal = une donne
ui-options = Options
ui-bots = Robots
ui-house-rules = Règles de la maison
ui-house-rules-none = comme dans le livre
ui-house-rules-changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
ui-house-rules-reset = Revenir au livre
ui-house-rule-differs = Dans le livre : { $value }.
ui-profile-classic = Belote classique
ui-profile-classic-about = La retourne propose l’atout, la belote se dit à voix haute et une égalité attend la donne suivante. Une demi-heure environ.
ui-profile-contract = Belote au contrat
ui-profile-contract-about = Faites 82, ou 92 dès qu’une belote est annoncée. Le premier joueur est tiré au sort à chaque donne. Une demi-heure environ.
ui-profile-single-deal = Donne unique
ui-profile-single-deal-about = Une seule donne décide de tout ; la moitié des points suffit. Cinq minutes.
ui-profile-decouverte = Belote découverte
ui-profile-decouverte-about = À deux : toutes les cartes sur la table, la moitié couvertes jusqu’à ce qu’on joue celle du dessus. Une demi-heure environ.

ui-home = Accueil
ui-menu = Menu
ui-leave = Quitter la table (elle vous attend)
ui-close = Fermer
ui-panel = Le jeu en mots
ui-in-words = Le jeu en mots
ui-rules = Règles
ui-settings = Réglages
ui-keys = Touches
ui-undo = Reprendre mon choix
ui-history = Donnes jouées
ui-last-trick = Dernier pli
ui-no-trick = Aucun pli n’a encore été gagné.

ui-chip = État de la donne
ui-trump-is = Atout : { $suit }
ui-taken-by = { $you ->
    [yes] vous avez pris
   *[no] { $who } a pris
}
ui-turned-up = Retourne : { $card }
ui-pot = Pot
ui-us = Nous
ui-them = Eux
ui-belote = Belote
ui-rebelote = Rebelote

ui-your-hand = Votre main
ui-trick = Le pli
ui-trick-card = { $you ->
    [yes] Vous : { $card }
   *[no] { $who } : { $card }
}
ui-card-refused = { $card }, injouable. { $reason }
ui-card-chosen = { $card }, carte choisie
ui-tableau = { $you ->
    [yes] Vos cartes
   *[no] Cartes de { $who }
}
ui-pile = { $card }{ $turned ->
    [yes] , la retourne
   *[no] {""}
}{ $below ->
    [yes] , sur une carte couverte
   *[no] {""}
}
ui-pile-covered = Une carte couverte
ui-pile-empty = Vide

ui-round-one = Premier tour : prenez la couleur retournée, ou passez
ui-round-two = Second tour : toute autre couleur, ou passez
ui-take = Prendre { $suit }
ui-pass = Passer
ui-cut-where = Couper après { $count } cartes
ui-cut-here = Couper ici
ui-cut-chance = Laisser au hasard
ui-cut-always = Toujours laisser la coupe au hasard
ui-cut-seal = Le paquet est mélangé et scellé
ui-cut-seal-text = Cette empreinte va avec ce paquet et aucun autre. Après la donne, le paquet est montré et doit avoir la même empreinte : personne n’a pu changer une carte après la coupe.
ui-play-card = Jouer { $card }
ui-arm = Jouer { $card } à mon tour
ui-unarm = Carte prête – annuler
ui-say-question = Dire « { $word } » avec cette carte ?
ui-play-and-say = Jouer et dire « { $word } »
ui-play-silently = Jouer sans rien dire
ui-hint-confirm = Choisissez une carte
ui-hint-tap = Touchez une carte pour la jouer
ui-hint-drag = Glissez une carte vers le milieu
ui-why = Pourquoi ?
ui-tap-to-go-on = Regardez le pli, puis continuez
ui-go-on = Continuer
ui-wait = Un instant…
ui-deal-over = La donne est finie.
ui-turn-cut = { $you ->
    [yes] À vous de couper
   *[no] { $who } coupe le paquet…
}
ui-turn-call = { $you ->
    [yes] À vous de parler
   *[no] { $who } réfléchit à l’atout…
}
ui-turn-play = { $you ->
    [yes] À vous de jouer
   *[no] À { $who } de jouer…
}

ui-sheet-caption = Feuille de marque de la donne { $number }
ui-sheet-line = Ligne
ui-sheet-counted = Décompte
ui-sheet-written = On marque
ui-sheet-deal = Cette donne
ui-sheet-total = Total (en { $target })
ui-sheet-pot = En litige pour la prochaine donne décisive
ui-sheet-took = { $you ->
    [yes] Vous avez pris { $suit }.
   *[no] { $who } a pris { $suit }.
}
ui-next-deal = Donne suivante
ui-new-deal = Nouvelle donne
ui-new-match = Nouvelle partie
ui-practice = Un conseil a été donné, un choix repris, ou les cartes étaient connues : cette donne compte comme entraînement.
ui-history-deal = Donne
ui-history-taker = Preneur
ui-history-outcome = Résultat
ui-history-total = Total
ui-history-none = Aucune donne n’est encore finie.

ui-language = Langue
ui-playing = Jouer une carte
ui-playing-confirm = choisir, puis confirmer
ui-playing-tap = toucher
ui-playing-drag = glisser
ui-speed = Vitesse
ui-speed-slow = lente
ui-speed-normal = normale
ui-speed-fast = rapide
ui-speed-instant = sans pause
ui-trick-stays = Le pli terminé reste
ui-trick-stays-timed = un moment
ui-trick-stays-tap = jusqu’à ce que je continue
ui-palette = Teintes des couleurs
ui-palette-two = deux
ui-palette-four = quatre
ui-theme = Aspect
ui-theme-auto = comme l’appareil
ui-theme-light = clair
ui-theme-dark = sombre
ui-text-size = Taille du texte
ui-auto-last = La dernière carte se joue seule
ui-sounds = Sons

ui-key-choose = choisir une carte, depuis la gauche
ui-key-walk = passer d’une carte à l’autre
ui-key-confirm = jouer la carte choisie
ui-key-release = reposer la carte choisie
ui-key-pass = passer
ui-key-take = prendre la première couleur offerte
ui-key-go-on = continuer aussitôt après un pli
ui-key-last = montrer le dernier pli
ui-key-undo = reprendre le dernier choix (contre des robots)
ui-key-next = donne suivante
ui-key-rules = règles
ui-key-help = cette liste
ui-key-space = Espace

seat-you = Vous
seat-empty = Place libre
seat-bot-right = Nora
seat-bot-top = Hugo
seat-bot-left = Inès
seat-partner = partenaire
seat-dealer = donne
seat-dealer-letter = D
seat-taker = preneur
seat-took = a pris { $suit }
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-turn = doit jouer
seat-away = absent
seat-takes = prend
seat-passes = passe

event-pack-prepared = { $you ->
    [yes] Donne { $number } : vous donnez.
   *[no] Donne { $number } : { $who } donne.
}
event-pack-cut = { $you ->
    [yes] Vous coupez.
   *[no] { $who } coupe.
}
event-cards-dealt = Retourne : { $card }.
event-takes = { $you ->
    [yes] Vous prenez { $suit }.
   *[no] { $who } prend { $suit }.
}
event-passes = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-hands-completed = Les mains sont complétées.
event-meld = { $you ->
    [yes] Vous montrez une annonce, { $kind } : { $points }.
   *[no] { $who } montre une annonce, { $kind } : { $points }.
}
event-plays = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
event-plays-trump = { $you ->
    [yes] Vous jouez { $card }, atout.
   *[no] { $who } joue { $card }, atout.
}
event-says = { $you ->
    [yes] Vous dites « { $word } ».
   *[no] { $who } dit « { $word } ».
}
event-trick-won = { $you ->
    [yes] Vous gagnez le pli, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } gagne le pli, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-uncovered = Découvertes : { $cards }.
event-void = Tout le monde a passé deux fois : la donne est nulle.
event-outcome-made = { $you ->
    [yes] Vous faites votre contrat : { $us } à { $them }.
   *[no] { $who } fait son contrat : { $us } à { $them }.
}
event-outcome-failed = { $you ->
    [yes] Vous chutez : { $us } à { $them }.
   *[no] { $who } chute : { $us } à { $them }.
}
event-outcome-tied = Égalité : litige, { $us } à { $them }.
event-you-win = Vous gagnez !
event-you-lose = Perdu, cette fois.
event-side-wins = Vainqueur : { $side }.
event-draw = Égalité.
event-undo = { $you ->
    [yes] Vous reprenez votre dernier choix.
   *[no] { $who } reprend son dernier choix.
}

ui-practice-short = entraînement
ui-fair = Comment cette donne a été mélangée
ui-fair-text = Avant la coupe, le serveur a publié une empreinte du paquet salé (SHA-256 du sel, de deux-points et des cartes). Avec le sel, le paquet et la coupe, chacun peut vérifier que personne n’a choisi la donne.
ui-fair-promise = Empreinte
ui-fair-salt = Sel
ui-fair-pack = Paquet avant la coupe
ui-fair-cut = Coupe après

## The rules pages: one sentence a rule, picked by the options of the profile

rules-contents = Sommaire
rules-other-games = Les autres jeux
rules-house-rule = règle de la maison à cette table
rules-title-deal = Mise en place et choix de l’atout
rules-title-order = Ordre et valeur des cartes
rules-title-play = Le jeu
rules-title-count = Le décompte
rules-title-example = Un exemple
rules-title-context = Contexte et variantes
rules-title-questions = Questions et réponses

rules-goal-match = Le but est d’atteindre { $target } points avant l’autre camp. À chaque donne un camp, les preneurs, cherche à réunir les points de son contrat ; l’autre, la défense, tente de l’en empêcher.
rules-goal-one-deal = Une seule donne décide, sans partie à suivre. Les preneurs cherchent à marquer au moins autant de points que leurs adversaires.
rules-goal-two = Un jeu à deux. Le but est d’atteindre { $target } points le premier. À chaque donne un joueur, le preneur, doit réunir plus que l’autre.

rules-deal-four = On joue à quatre en deux équipes, les partenaires face à face : vous et le joueur d’en face contre vos deux voisins. Le paquet compte 32 cartes, du 7 à l’as dans quatre couleurs. Dans les jeux français et portugais, le valet, la dame et le roi portent les lettres V, D et R. On donne, on parle et on joue dans le sens inverse des aiguilles d’une montre, vers la droite.
rules-deal-dealer-right = Le premier donneur est tiré au sort ; ensuite la donne passe à droite.
rules-deal-dealer-drawn = Le premier joueur est tiré au sort à chaque donne ; le donneur est à sa gauche.
rules-deal-dealer-once = Le donneur est tiré au sort.
rules-deal-shuffle-every-deal = On mélange à chaque donne et le voisin de gauche du donneur coupe, en laissant au moins quatre cartes dans chaque partie.
rules-deal-shuffle-cut-only = On ne mélange qu’au début. Avant chaque donne suivante on rassemble les plis gagnés, sans ordre particulier, et le voisin de gauche du donneur coupe, en laissant au moins quatre cartes dans chaque partie.
rules-deal-packets = À partir de la droite du donneur, chacun reçoit cinq cartes { $number ->
    [one] en un paquet
   *[other] par paquets de { $packets }
}. La carte suivante est retournée.
rules-deal-auction = À partir de la droite du donneur, chacun peut prendre la couleur de la retourne comme atout, ou passer. Le premier qui prend met fin au choix. Si les quatre passent, un second tour permet de nommer l’une des trois autres couleurs.
rules-deal-pass-next-dealer = Si les quatre passent encore, on ramasse les cartes et le donneur suivant donne.
rules-deal-pass-same-dealer = Si les quatre passent encore, on ramasse, on mélange et on redonne avec le même premier joueur, jusqu’à ce que quelqu’un prenne.
rules-deal-pass-void = Si les quatre passent encore, la donne est nulle et une autre est proposée.
rules-deal-completion = Le preneur reçoit la retourne, à l’un ou l’autre tour, et deux cartes de plus ; les autres en reçoivent trois. Chacun a maintenant huit cartes. Il ne reste pas de talon et on n’échange rien. Le camp du preneur attaque, l’autre est la défense.

rules-deal-two = On joue à deux avec 32 cartes, du 7 à l’as dans quatre couleurs. Le premier donneur est tiré au sort ; ensuite on alterne.
rules-deal-shuffle-two-cut-only = On ne mélange qu’au début de la partie. Avant chaque donne, l’adversaire du donneur coupe, en laissant au moins quatre cartes dans chaque partie ; les plis gagnés sont rassemblés sans ordre particulier, pour que personne ne sache ce qui est couvert.
rules-deal-shuffle-two-every-deal = On mélange à chaque donne et l’adversaire du donneur coupe, en laissant au moins quatre cartes dans chaque partie.
rules-deal-rows = Chacun reçoit huit cartes face cachée sur la table, en deux rangées de quatre : une rangée à l’adversaire, une au donneur, puis encore. Huit cartes face visible suivent dans le même ordre, une sur chaque carte couverte. On n’a pas de cartes en main et il n’y a pas de talon.
rules-deal-indicator = La dernière carte visible du donneur est la retourne : elle propose l’atout. L’adversaire parle d’abord, puis le donneur : prendre ou passer. Prendre met fin au choix. Si les deux passent, chacun peut à son tour nommer une autre couleur, ou passer.
rules-deal-pass-two = Si les deux passent encore, on ramasse les cartes et la donne change de main.
rules-deal-stays = La retourne reste toujours parmi les cartes du donneur, quel que soit le preneur.

rules-order = L’atout a son ordre à lui. Les points des cartes font 152 ; avec 10 pour le dernier pli, une donne vaut 162.
rules-order-trump = À l’atout, du plus fort au plus faible : valet 20, neuf 14, as 11, dix 10, roi 4, dame 3, huit et sept 0.
rules-order-plain = Dans les autres couleurs, du plus fort au plus faible : as 11, dix 10, roi 4, dame 3, valet 2, neuf, huit et sept 0.

rules-play-lead = Le joueur à droite du donneur entame de la carte qu’il veut. Chacun à son tour, vers la droite, joue une carte ; le gagnant d’un pli entame le suivant. On joue huit plis.
rules-play-follow = Il faut fournir la couleur demandée si l’on peut.
rules-play-overtrump-true = Si l’atout est demandé, il faut monter sur le plus fort atout du pli si l’on peut, même sur celui du partenaire ; sinon on joue n’importe quel atout. Fournir passe avant tout le reste.
rules-play-overtrump-false = Si l’atout est demandé, il faut monter sur le plus fort atout du pli si l’on peut, sauf si le partenaire est maître ; sinon on joue n’importe quel atout. Fournir passe avant tout le reste.
rules-play-partner-any = Si vous ne pouvez pas fournir et que votre partenaire est maître, vous jouez la carte que vous voulez.
rules-play-partner-plain-or-overtrump = Si vous ne pouvez pas fournir et que votre partenaire est maître, vous pouvez défausser n’importe quelle carte hors atout. Un atout n’est permis que s’il bat tous ceux du pli ; si vous n’avez que des atouts trop faibles, jouez n’importe lequel.
rules-play-partner-plain-or-overtrump-if-able = Si vous ne pouvez pas fournir et que votre partenaire est maître, vous pouvez défausser n’importe quelle carte hors atout. Si vous choisissez un atout, il doit monter sur ceux du pli si vous le pouvez.
rules-play-partner-as-opponent = Si vous ne pouvez pas fournir, que votre partenaire soit maître ne change rien : il faut couper comme contre un adversaire.
rules-play-ruff-forced = Si vous ne pouvez pas fournir et qu’un adversaire est maître, il faut couper, et monter sur les atouts déjà joués si vous le pouvez. Sinon il faut quand même pisser : jouer un atout plus faible.
rules-play-ruff-free = Si vous ne pouvez pas fournir et qu’un adversaire est maître, il faut jouer un atout qui bat ceux du pli. Si vous n’en avez pas, vous jouez la carte que vous voulez.
rules-play-free = Sans la couleur demandée ni atout, on joue ce que l’on veut.
rules-play-win = Le plus fort atout gagne le pli ; sans atout, la plus forte carte de la couleur demandée. Une carte d’une autre couleur ne gagne jamais.
rules-play-lead-two = Le joueur à droite du donneur, donc son adversaire, entame de n’importe quelle carte visible ; le gagnant d’un pli entame le suivant. On joue les seize plis.
rules-play-follow-two = L’autre doit fournir avec une carte visible si possible.
rules-play-overtrump-two = Si l’atout est demandé, il faut monter si possible.
rules-play-ruff-two = Sans la couleur demandée, on coupe si l’on peut ; sinon on défausse n’importe quelle carte visible.
rules-play-covered = Une carte couverte ne peut pas être jouée et n’oblige à rien : elle n’est pas encore disponible.
rules-play-uncover-after-trick = Ce n’est qu’une fois les deux cartes du pli jouées qu’on retourne celles qui étaient dessous. Elles peuvent être jouées dès le pli suivant. Une carte visible sans rien dessous reste disponible.
rules-play-uncover-at-once = La carte sous celle qu’on joue est retournée aussitôt : la nouvelle carte de l’entameur se voit avant la réponse. Une carte visible sans rien dessous reste disponible.

rules-count-last = Chaque camp compte les cartes qu’il a gagnées ; le dernier pli, le dix de der, vaut 10 de plus. Cela fait 162 en tout.
rules-count-capot = Le camp qui fait les { $tricks } plis, un capot, reçoit 100 au lieu du dix de der : 252 en tout.
rules-count-belote-none = Le roi et la dame d’atout dans une main ne rapportent rien.
rules-count-belote-automatic = Si une main a dès le début le roi et la dame d’atout, « Belote » s’annonce d’elle-même avec la première carte et « Rebelote » avec la seconde : 20 points pour ce camp.
rules-count-belote-said = Qui a ensemble le roi et la dame d’atout réclame 20 points en disant « Belote » en jouant la première des deux ; si ce n’est pas dit alors, ils sont perdus. « Rebelote » avec la seconde est recommandé, mais ne change rien.
rules-count-belote-said-twice = Qui a le roi et la dame d’atout peut dire « Belote » en jouant la première, pour 10 points, et « Rebelote » avec la seconde, pour 10 de plus. On peut taire l’une ou l’autre. Les points vont au camp qui les a annoncés, quoi qu’il arrive.
rules-count-nothing-else = Aucune autre combinaison ne compte.
rules-count-melds-none = Ni suites, ni carrés, ni belote : le roi et la dame d’atout ne comptent que comme cartes.
rules-count-melds-counted = Les annonces parmi les cartes visibles comptent : tierce 20, cinquante 50, cent 100 ; carré de valets 200, de neuf 150, d’as, de dix, de rois ou de dames 100. Seul le joueur qui a la meilleure marque. Le roi et la dame d’atout ne donnent pas de prime.
rules-count-contract-majority = Les preneurs font leur contrat s’ils ont plus de points que la défense, belote de chaque camp comprise.
rules-count-contract-majority-two = Le preneur doit réunir plus de 81 points.
rules-count-contract-half = Les preneurs font leur contrat s’ils ont au moins autant de points que la défense, belote de chaque camp comprise.
rules-count-contract-half-two = Le preneur doit réunir au moins autant de points que l’adversaire.
rules-count-contract-fixed = Les preneurs font leur contrat avec { $points } points, ou avec { $belote } dès qu’un camp a annoncé belote ; leur propre belote compte.
rules-count-contract-fixed-two = Le preneur doit réunir { $points } points.
rules-count-belote-apart = Ici la belote ne compte pas pour juger le contrat.
rules-count-made = Contrat fait : chaque camp marque ses points.
rules-count-failed-kept = Contrat chuté : les preneurs ne marquent que leur propre belote ; la défense marque 162 et sa propre belote.
rules-count-failed-lost = Contrat chuté : les preneurs ne marquent rien et perdent leur belote ; la défense marque 162 et sa propre belote.
rules-count-failed-all-points = Contrat chuté : les preneurs ne marquent rien ; la défense reçoit tous les points des cartes et la belote des deux camps.
rules-count-failed-plain = Contrat chuté : les preneurs ne marquent rien et la défense marque 162.
rules-count-failed-two = Contrat chuté : le preneur marque 0 et l’adversaire 162, ou 252 s’il fait tous les plis. Un preneur qui fait tous les plis marque 252 aussi.
rules-count-swept = Un capot se marque 252, pour les preneurs comme pour la défense, avec la belote des gagnants ; ce que les perdants gardent d’une belote se règle comme ci-dessus.
rules-count-tie-litige = L’égalité est un litige : la défense marque ses points, ceux des preneurs sont mis de côté pour le camp qui gagne la prochaine donne décisive. D’autres égalités grossissent le pot.
rules-count-tie-litige-kept = L’égalité est un litige : la défense marque ses points, les preneurs leur belote, et le reste de leurs points est mis de côté pour le camp qui gagne la prochaine donne décisive. D’autres égalités grossissent le pot.
rules-count-tie-fails = À égalité le contrat est chuté ; rien n’est mis de côté.
rules-count-tie-makes = À égalité le contrat est fait.
rules-count-tie-fixed = Un point de moins, et c’est chuté : rien n’est mis de côté.
rules-count-one-deal = La marque la plus haute gagne ; à égalité, la donne est nulle.
rules-count-match-reached = Les totaux s’additionnent de donne en donne. La partie finit après la donne où un camp atteint { $target } ; si les deux y sont, le total le plus haut gagne. Les points encore en litige sont perdus.
rules-count-match-exceeded = Les totaux s’additionnent de donne en donne. La partie finit après la donne où un camp dépasse { $target } ; si les deux le dépassent, le total le plus haut gagne. Les points encore en litige sont perdus.
rules-count-equal-play-on = Si les totaux sont égaux, on joue encore une donne, les donneurs se suivant comme avant, jusqu’à les départager.
rules-count-equal-draw = Si les totaux sont égaux, la partie est nulle.

rules-example-classic-1 = Cœur est atout et on entame du neuf de cœur. Un joueur suivant a le valet et la dame de cœur : il doit jouer le valet, sans pouvoir le garder, car il faut monter sur le neuf.
rules-example-classic-2 = Avec le huit et le sept de cœur des autres, le pli vaut 14 + 20 = 34.
rules-example-classic-3 = Une donne sans belote finit à 100 pour les preneurs et 62 pour la défense : c’est ce qu’ils marquent. À l’inverse le contrat est chuté : 0 et 162.
rules-example-contract-1 = Pique est atout et on entame du neuf de pique. Une main qui a roi, dix et as de pique, mais pas le valet, fournit l’un des trois à son choix : aucun n’est assez fort, mais la couleur est fournie.
rules-example-contract-2 = La défense a annoncé belote et les preneurs finissent à 91 : c’est chuté ; à 92 le contrat était fait. « Belote » seule, sans « Rebelote », suffit à le relever.
rules-example-single-deal-1 = On entame de l’as de cœur et le suivant coupe de la dame de pique, l’atout. Qui vient ensuite sans cœur mais avec le roi de pique doit surcouper. Si la donne finit à 91 partout, belote d’un côté, le contrat est fait et chaque camp marque ses points.
rules-example-decouverte-1 = Vous entamez de votre neuf de trèfle, posé sur une carte que personne n’a vue ; l’adversaire répond de l’as de trèfle et gagne. C’est seulement alors qu’on retourne la carte couverte : le valet de cœur.
rules-example-decouverte-2 = Il peut être joué au pli suivant, pas avant. Si cœur est atout, c’est la plus forte carte, et pourtant il ne change rien au pli terminé.

rules-context-classic-1 = La belote appartient à la famille européenne du Jass : des jeux de plis où les cartes ont une valeur.
rules-context-classic-2 = Les codes publiés par la fédération française montrent une tradition par équipes et diverses conventions d’annonces. Ils documentent la pratique actuelle ; ils ne prouvent ni inventeur ni année exacte. Les règles régionales et familiales se conviennent avant la donne.
rules-context-classic-3 = Prendre ou passer n’est pas l’enchère chiffrée de la coinche : c’est un autre jeu.
rules-context-contract-1 = C’est la belote telle que la donne un règlement en portugais : une partie d’autant de donnes qu’il faut, un contrat en points fixes, et la belote comme un risque qu’on choisit d’annoncer.
rules-context-single-deal-1 = Une table pour une donne : vous et un robot en face contre deux robots. Il n’y a pas de partie en 1000.
rules-context-decouverte-1 = « Découverte » dit bien ce qu’elle est. La disposition adapte la belote à deux joueurs ; elle ne prétend pas à une ancienneté propre.
rules-context-decouverte-2 = Pagat la range parmi les variantes de la belote et nomme ses contributeurs ; les règles consultées n’établissent ni premier inventeur ni année.
rules-context-decouverte-3 = Découvrir aussitôt la carte de l’entameur et compter les annonces sont des variantes documentées. Elles changent ce que l’on sait ou ce que l’on marque : on en convient avant de jouer. Ici ce sont des règles de la maison.

rules-question-classic-1 = Dois-je couper quand mon partenaire est maître ?
rules-question-classic-1-answer = Non. Si vous ne pouvez pas fournir et que votre partenaire est maître, toute carte convient. Ce n’est qu’à l’atout demandé qu’il faut monter, même sur lui.
rules-question-classic-2 = J’ai oublié de dire « Belote » avec la première carte. Puis-je le dire avec la seconde ?
rules-question-classic-2-answer = Non, les 20 points sont perdus. Cette table vous le demande quand vous jouez la première des deux.
rules-question-classic-3 = Perdons-nous notre belote si nous chutons ?
rules-question-classic-3-answer = Non, chaque camp garde sa belote, quel que soit le résultat.
rules-question-contract-1 = Puis-je dire « Belote » puis me taire ?
rules-question-contract-1-answer = Oui : c’est 10 points, et le contrat passe à 92. « Rebelote » n’est possible qu’après « Belote ».
rules-question-contract-2 = Dois-je pisser sous un atout plus fort ?
rules-question-contract-2-answer = Non. Un atout doit battre ceux du pli ; si vous n’en avez pas et ne pouvez pas fournir, jouez ce que vous voulez. À l’atout demandé, il faut fournir de l’atout quand même.
rules-question-contract-3 = Qui commence à la donne suivante ?
rules-question-contract-3-answer = Le premier joueur est de nouveau tiré au sort à chaque donne. Après huit passes, c’est le même.
rules-question-single-deal-1 = Que se passe-t-il à 81 partout ?
rules-question-single-deal-1-answer = Le contrat est fait : il suffit aux preneurs d’égaler la défense.
rules-question-single-deal-2 = Dois-je annoncer la belote ?
rules-question-single-deal-2-answer = Non, elle s’annonce d’elle-même et vaut 20 au camp qui l’a. Si les preneurs chutent, elle va à la défense.
rules-question-single-deal-3 = Comment joue-t-on une carte ?
rules-question-single-deal-3-answer = Choisissez-la, puis confirmez : avec le bouton, en la touchant encore, ou avec Entrée.
rules-question-decouverte-1 = Puis-je jouer une carte couverte ?
rules-question-decouverte-1-answer = Non. On ne joue que les cartes visibles ; celles de dessous sont retournées après le pli.
rules-question-decouverte-2 = Le preneur reçoit-il la retourne ?
rules-question-decouverte-2-answer = Non. Elle reste au donneur.
rules-question-decouverte-3 = Le roi et la dame d’atout font-ils belote ?
rules-question-decouverte-3-answer = Non, pas dans cette version sans annonces.

rules-table = Ce qui se marque
rules-table-taker = Preneurs
rules-table-defence = Défense
rules-table-made = Contrat fait
rules-table-failed = Contrat chuté
rules-table-capot = Tous les plis aux preneurs
rules-table-tie = Litige
rules-table-own = ses points
rules-table-own-belote = + sa belote
rules-table-both-belote = + belote des deux camps
rules-table-aside = mis de côté

rules-diagram-four = La donne : des paquets depuis la droite du donneur jusqu’à lui, puis une carte est retournée.
rules-diagram-partner = en face
rules-diagram-left = à gauche, coupe
rules-diagram-right = à droite, commence
rules-diagram-dealer = donneur
rules-diagram-two = Huit piles par côté : une carte visible sur une carte couverte. Le coin de laiton marque la retourne, dernière carte du donneur.
rules-diagram-example-classic = Le pli de l’exemple, dans l’ordre joué : le valet gagne, 34 points.
rules-diagram-example-contract = Le neuf entame ; le roi et le dix fournissent sans monter, le dernier n’a pas de pique.
rules-diagram-example-single-deal = La dame coupe, le roi surcoupe.
rules-diagram-example-decouverte = Le neuf entame, l’as gagne ; alors seulement le valet est découvert.

## La feuille de marque

keeper-title = Feuille de marque
keeper-intro = Pour jouer avec de vraies cartes : indiquez le preneur et les points, et la feuille s’écrit selon les règles de votre jeu. Tout reste dans ce navigateur ; une fois chargée, la page marche sans réseau.
keeper-new-match = Nouvelle partie
keeper-other-match = Autre partie
keeper-game = Jeu
keeper-names = Joueurs
keeper-names-help = Dans l’ordre des places, chacun à la droite du précédent : le premier et le troisième jouent ensemble.
keeper-seat = Joueur { $number }
keeper-player = { $letter }
keeper-sides = { $first } contre { $second }
keeper-first-dealer = Premier donneur
keeper-begin = Commencer
keeper-kept = Parties gardées
keeper-none-kept = Aucune pour l’instant.
keeper-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
keeper-forget = Oublier { $who }
keeper-forget-sure = L’oublier ?
keeper-import = Ouvrir un fichier
keeper-import-wrong = Ce fichier n’est pas une feuille de marque. À { $where } : attendu { $expected }.
keeper-import-players = Le fichier ne nomme pas le nombre de joueurs de son jeu.
keeper-not-loaded = Les règles de ce jeu ne sont pas encore chargées.
keeper-offline = Le serveur est injoignable.
keeper-try-again = Réessayer
keeper-forgetful = Ce navigateur ne garde rien : exportez la partie avant de fermer la page.
keeper-score = Marque
keeper-to = en { $points }
keeper-pot = Litige : { $points } en attente
keeper-pot-short = { $points } en attente
keeper-wins = { $side } : partie gagnée !
keeper-draw = Partie nulle.
keeper-void-end = Tout le monde a passé : pas de gagnant.
keeper-over = La partie est finie
keeper-same-again = Rejouer à la même table
keeper-undo = Annuler
keeper-export = Exporter
keeper-deal = Donne { $number }
keeper-change-deal = Corriger la donne { $number }
keeper-dealer = Donneur
keeper-dealer-drawn = Qui a été tiré ?
keeper-taker = Qui a pris ?
keeper-all-passed = Tous ont passé
keeper-capot = Tous les plis d’un camp (capot)
keeper-no-capot = Non
keeper-points = Points des cartes
keeper-points-help = Avec le dix de der : ensemble 162. Belote et annonces à part.
keeper-melds = Annonces
keeper-nobody = Personne
keeper-worth = { $side } : { $points }
keeper-need-dealer = Qui a donné ?
keeper-need-taker = Qui a pris ? Choisissez un joueur, ou « Tous ont passé ».
keeper-need-points = Entrez les points d’un camp : ceux de l’autre s’en déduisent.
keeper-wrong-points = Les deux camps se partagent 162 points : entrez un nombre de 0 à 162.
keeper-write = Marquer
keeper-write-change = Marquer la correction
keeper-cancel = Abandonner
keeper-delete = Supprimer cette donne
keeper-preview = Ce qui sera marqué
keeper-outcome-made = Contrat rempli
keeper-outcome-failed = Contrat chuté
keeper-outcome-tied = Litige
keeper-outcome-void = Donne annulée
keeper-deals-title = Donnes
keeper-no-deals = Rien de marqué pour l’instant.
keeper-column-deal = Donne
keeper-column-taker = Preneur
keeper-column-totals = Totaux
keeper-column-tools = Ce qu’on peut faire
keeper-dealt-by = donne de { $who }
keeper-why = Feuille
keeper-show-sheet = Feuille de la donne { $number }
keeper-change = Corriger
keeper-broken = La donne { $number } ne peut pas être comptée avec ces règles, ni les suivantes.
keeper-graph = La partie jusqu’ici
keeper-graph-words = Après { $deals } donnes : { $first } { $a }, { $second } { $b }.
keeper-more = À côté de la table
keeper-about = Avec de vraies cartes : la feuille s’écrit pour vous.
keeper-more-problems = Trouvez la meilleure carte.

## Relecture d'une donne

replay-totals = Totaux
error-too-many-records = Trop d’enregistrements à la fois : { $most } au plus.
error-too-many-links = Plus aucun lien ne peut être donné : { $most } au plus.
error-unknown-link = Il n’y a rien sous ce lien.
replay-title = Relecture
replay-intro = Des donnes finies, pas à pas : ouvrez un fichier d’enregistrements, déposez-le n’importe où sur cette page ou collez-en un. Chacun est vérifié selon les règles de son jeu.
replay-choose-file = Ouvrir un fichier
replay-or-drop = ou déposez-le sur cette page
replay-paste = Coller un enregistrement
replay-show = Montrer
replay-other-file = Autre fichier
replay-checking = Vérification : { $percent } %
replay-choose-deal = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
replay-deal = Donne { $number } · { $game } · partie { $match }
replay-below = Vu par
replay-only-seat = Seulement les cartes vues de cette place
replay-seat = Joueur { $number }
replay-somebody = Quelqu’un
replay-hand = { $who } a en main { $cards }
replay-no-cards = aucune carte
replay-covered = Dessous, couverte : { $card }
replay-start = Les cartes sont données.
replay-trick-back = Un pli en arrière
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-trick-on = Un pli en avant
replay-step = Pas de la donne
replay-words = Le jeu en mots
replay-keys = Touches : ← → un pas, ↑ ↓ un pli, Début et Fin.
replay-faults = { $count ->
    [one] Un défaut
   *[other] { $count } défauts
}
replay-fault-at = Ligne { $line }, { $where } :
replay-more-faults = et { $count } autres
replay-where-play = carte { $number }
replay-where-call = annonce { $number }
replay-where-trick = pli { $number }
replay-keep = Garder et partager
replay-export = Enregistrer cette donne
replay-export-all = Enregistrer toutes
replay-share = Lien vers cette donne
replay-share-all = Lien vers les { $count }
replay-link = Qui a ce lien voit la relecture
replay-copy = Copier
replay-copied = Copié
replay-again = La rejouer
replay-again-help = Les mêmes cartes contre des robots, à la place choisie plus haut. Cela compte comme entraînement.
replay-from-start = Depuis le début
replay-from-trick = Depuis le pli { $number }
replay-give = La faire jouer à des amis
replay-give-link = Qui a ce lien joue les mêmes cartes
replay-given-title = Les mêmes cartes
replay-given = { $who } a joué cette donne de { $game }. Jouez les mêmes cartes, avec { $bots } aux autres places.
replay-given-played = { $count ->
    [0] Personne ne l’a encore jouée par ce lien.
    [one] Une personne l’a jouée par ce lien.
   *[other] { $count } personnes l’ont jouée par ce lien.
}
replay-given-help = Vous verrez ce que les autres en ont fait quand vous aurez fini. À jeu égal, réponses égales.
replay-given-play = Jouer ces cartes
replay-given-go-on = Continuer à jouer
replay-given-first-finish = Les résultats s’affichent quand vous aurez fini la donne.
replay-your-name = Votre nom
replay-compare = Ce que chacun a fait des mêmes cartes
replay-compare-who = Qui
replay-compare-trump = Atout
replay-compare-outcome = Contrat
replay-compare-own = Son camp
replay-compare-other = L’autre camp
replay-compare-first = telle que jouée d’abord
replay-compare-practice = entraînement : cartes connues, conseil pris, ou choix repris
replay-compare-own-took = pris par son camp
replay-compare-other-took = pris par l’autre camp
replay-compare-refresh = Regarder encore
replay-see = Relecture
replay-about = Toute donne finie, carte par carte.
replay-this = Relecture
replay-compare-now = Comparer

## Analyse d’une donne, conseils, problèmes

error-unknown-analysis = Personne n’a demandé cette analyse.
error-analysis-busy = Trop d’analyses attendent : réessayez dans une minute.
error-hint-with-people = Pas de conseil tant que d’autres personnes sont à la table.
error-no-hint-now = Vous n’avez rien à choisir maintenant.
error-not-problems = Ce n’est pas un fichier de problèmes.

hint-title = Conseil
hint-thinking = Réflexion…
hint-card = Jouez { $card }.
hint-call-take = Prenez à { $suit }.
hint-call-pass = Passez.
hint-stale = La table a avancé depuis.
hint-only-card = C’est la seule carte permise.
hint-draw-trumps = Elle fait tomber les atouts : il en reste { $count } dehors.
hint-cash-master = Aucune carte restante de sa couleur ne peut la battre.
hint-lead-safe = Une entame tranquille : on perd peu avec elle.
hint-lead-singleton = C’est la seule carte de sa couleur en main : les suivantes pourront être coupées.
hint-lead-other = Les autres entames coûtent plus.
hint-beats-all = Aucune carte restante de sa couleur ne peut la battre ; le pli vaut { $points }.
hint-wins-last = Elle gagne le pli : { $points }.
hint-wins-now = Elle tient le pli pour l’instant : { $points }.
hint-ruffs = Elle coupe le pli : { $points }.
hint-feeds-partner = Le partenaire tient le pli : elle y ajoute { $points }.
hint-partner-wins = Le partenaire tient le pli : on garde les meilleures cartes.
hint-gives-little = Le pli est aux autres : elle leur donne { $points }.
hint-gives-up = Le pli est aux autres ; ce qu’on garde vaut plus que ces { $points }.
hint-voids-suit = C’est la dernière carte de sa couleur en main : cette couleur pourra être coupée.
hint-uncovers = Elle découvre une autre carte du même joueur.
hint-better-by = En moyenne { $points } points de mieux que { $other }.
hint-equal-to = Presque aussi bien : { $other }.
hint-take = Prendre à { $suit } vaut environ { $worth }, passer { $pass }.
hint-take-jack-nine = Valet et neuf de { $suit } en main, { $count } atouts avec la retourne.
hint-take-jack = Valet de { $suit } en main, { $count } atouts avec la retourne.
hint-take-nine = Neuf de { $suit } en main, { $count } atouts avec la retourne.
hint-pass = Prendre à { $suit } vaut environ { $worth }, passer { $pass }.

analysis-title = Analyse
analysis-intro = Deux réponses jamais mêlées : ce qu’une carte a coûté avec les cartes telles qu’elles étaient, et ce qu’elle a coûté en moyenne sur tout ce que son joueur ne pouvait pas savoir. La malchance n’est pas une faute.
analysis-start = Analyser cette donne
analysis-waiting = En attente de son tour
analysis-working = { $done } choix calculés sur { $total }
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-again = Réessayer
analysis-calls = Annonces
analysis-plays = Cartes jouées
analysis-mistakes = Fautes, les plus chères d’abord
analysis-no-mistakes = Aucun choix n’a coûté en moyenne quoi que ce soit de notable.
analysis-cost = { $cost } points (± { $error })
analysis-graph = Résultat attendu
analysis-graph-words = Points du camp preneur, attendus avant chaque carte : { $first } au début, { $last } à la fin.
analysis-line-known = toutes cartes connues
analysis-line-average = ce que le joueur pouvait savoir
analysis-axis = { $points } points
analysis-table = Le graphique en tableau
analysis-column-play = Carte
analysis-column-known = Cartes connues
analysis-column-average = En moyenne
analysis-column-verdict = Jugement
analysis-trick = Pli { $number }
analysis-verdict-good = bien joué
analysis-verdict-mistake = faute
analysis-verdict-unlucky = malchance
analysis-verdict-lucky = chanceux
analysis-verdict-forced = sans choix
analysis-means-good = Rien n’était meilleur, pour autant qu’on pouvait le savoir.
analysis-means-mistake = Cela coûte en moyenne, et cela a coûté ici.
analysis-means-unlucky = Juste pour autant qu’on pouvait le savoir ; les cartes étaient mal placées.
analysis-means-lucky = Cela coûte en moyenne ; ces cartes l’ont pardonné.
analysis-means-forced = Il n’y avait pas d’autre carte à jouer.
analysis-known-cost = Toutes cartes connues : a coûté { $cost }.
analysis-known-none = Toutes cartes connues : trop long à calculer ici.
analysis-average-cost = En moyenne : a coûté { $cost } (± { $error }).
analysis-unfinished = non calculé
analysis-best = La meilleure en moyenne : { $card }
analysis-expert = L’expert joue { $card }.
analysis-expert-why = Pourquoi
analysis-option-pass = Passer
analysis-option-take = Prendre à { $suit }
analysis-expected = { $points } (± { $error })
analysis-call-words = Différence de points attendue, donnes imaginées autour des cartes de celui qui parle
analysis-method-sampled = { $worlds } donnes imaginées
analysis-method-every = toutes les donnes possibles
analysis-method-exact = exact sur les cartes couvertes
analysis-method-searched = { $worlds } donnes jouées par carte
analysis-see = Voir dans la relecture

problems-title = Problèmes du jour
problems-intro = Trouvez la carte : l’une est nettement la meilleure en moyenne, et un joueur habitué l’a manquée.
problems-number = Problème { $number } sur { $total }
problems-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
problems-day = { $day }
problems-earlier = La veille
problems-later = Le lendemain
problems-your-turn = À vous : quelle carte ?
problems-taken = { $who } a pris à { $suit }.
problems-us = votre camp
problems-them = les autres
problems-points = Points jusqu’ici : vous { $mine }, eux { $theirs }
problems-before = Plis joués
problems-no-tricks = C’est le premier pli.
problems-trick = Le pli
problems-you-lead = Vous entamez.
problems-hand = Vos cartes
problems-seat-me = Vous
problems-seat-right = Droite
problems-seat-partner = Partenaire
problems-seat-left = Gauche
problems-seat-other = Adversaire
problems-right = C’est la bonne carte.
problems-wrong = Pas la meilleure : { $card } coûte { $cost } en moyenne.
problems-best = La meilleure : { $card }
problems-missed = Le joueur habitué a choisi { $card }.
problems-values = Ce que chaque carte rapporte en moyenne
problems-next = Problème suivant
problems-done = C’étaient les problèmes du jour.
problems-card = Carte
problems-value = Points à partir d’ici
problems-covered = Une carte couverte

## Statistiques

stats-title = Statistiques
stats-intro = D’après les donnes que vous avez finies dans ce navigateur.
stats-loading = On compte vos donnes
stats-none = Aucune donne n’est encore finie.
stats-play = En jouer une
stats-against = avec { $level }
stats-people = des personnes
stats-deals = Donnes
stats-taken = Vous avez pris
stats-made = et réussi
stats-side-made = Réussies quand votre camp a pris
stats-capots = Capots
stats-points = Marqué par donne, vous et eux
stats-matches = Parties gagnées
stats-practice = { $count ->
    [one] Une donne d’entraînement n’est pas comptée.
   *[other] { $count } donnes d’entraînement ne sont pas comptées.
}
stats-practice-mark = entraînement
stats-recent = Dernières donnes
stats-you-took = vous avez pris
stats-side-took = votre partenaire a pris
stats-other-took = ils ont pris
stats-about = Comment vos donnes se sont passées.

## Tables à plusieurs

ui-room-friends = Jouer entre amis
ui-room-join = Rejoindre avec un code
ui-room-code = Code
ui-room-join-go = Aller à la table
ui-room-new = Ouvrir une table
ui-room-create = Ouvrir la table
ui-room-about = Vous recevez un lien et un code. Qui a l’un des deux peut s’asseoir ; les robots prennent les places restantes.
ui-room-name = Votre nom
ui-room-name-needed = Écrivez d’abord votre nom : les autres le voient à votre place.
ui-room-name-save = Enregistrer le nom
ui-room-level = Robots, aussi pour les absents
ui-room-clock = Temps par coup
ui-room-clock-none = Sans pendule
ui-room-clock-seconds = { $seconds } s
ui-room-clock-help = Et { $bank } s de plus pour toute la partie. Une fois tout épuisé, un robot joue ce coup.
ui-room-away = Un robot remplace un absent après
ui-room-listed = Dans la liste du serveur : tout le monde peut venir
ui-room-is-listed = Dans la liste : tout le monde peut venir
ui-room-is-private = Privée : seulement avec le lien ou le code
ui-room-open-tables = Tables qui attendent des joueurs
ui-room-waiting = La table est ouverte
ui-room-invite = Invitez les autres
ui-room-link = Lien de cette table
ui-room-seats = Places
ui-room-seat-number = Place { $number }
ui-room-guest = Invité { $number }
ui-room-bot-0 = Bruno
ui-room-bot-1 = Nora
ui-room-bot-2 = Hugo
ui-room-bot-3 = Inès
ui-room-bot = robot, { $level }
ui-room-you = vous
ui-room-sit = M’asseoir ici
ui-room-move = Venir ici
ui-room-give-up = Quitter ma place
ui-room-put-bot = Robot ici
ui-room-remove = Retirer
ui-room-host = Vous avez ouvert cette table
ui-room-fill = Robots aux places libres
ui-room-start = Commencer la partie
ui-room-wait-host = La partie est lancée par qui a ouvert la table.
ui-room-watching = Vous regardez : vous ne voyez pas les mains.
ui-room-lent = un robot joue
ui-room-lent-you = Un robot joue pour vous.
ui-room-take-back = Reprendre ma place
ui-room-time-left = il reste { $seconds } secondes
ui-room-paused = La pendule est arrêtée.
ui-room-ask-undo = Demander à reprendre mon dernier coup
ui-room-ask-pause = Demander une pause
ui-room-ask-resume = Demander à reprendre le jeu
ui-room-leave = Partir : un robot joue pour moi
ui-room-proposed-undo = { $who } : puis-je reprendre mon dernier coup ?
ui-room-proposed-pause = { $who } : on arrête la pendule ?
ui-room-proposed-resume = { $who } : on reprend ?
ui-room-agree = D’accord
ui-room-decline = Non
ui-room-waits-consent = Les autres sont consultés.
ui-room-event-seated = { $name } s’assoit.
ui-room-event-bot = Un robot prend une place.
ui-room-event-left = La place { $number } est libre.
ui-room-event-began = La partie commence.
ui-room-event-away = { $who } : absent.
ui-room-event-back = { $who } : de retour à la table.
ui-room-event-lent = { $who } : un robot prend la suite.
ui-room-event-timeout = { $who } : temps écoulé, un robot joue ce coup.
ui-room-event-paused = La pendule est arrêtée.
ui-room-event-resumed = La pendule repart.
ui-room-event-agrees = { $who } : d’accord.
ui-room-event-declines = { $who } : non.
ui-room-people = { $count ->
    [one] Une personne est là
   *[other] { $count } personnes sont là
}
ui-room-seats-left = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}

## Pourquoi des règles maison ne vont pas ensemble

reason-no-partner = À deux, personne n’a de partenaire et aucun pli ne porte deux atouts avant le vôtre.
reason-game-for-two = Cela relève du jeu à deux, avec ses cartes découvertes et couvertes.
reason-no-hands = À deux, il n’y a pas de main : roi et dame d’atout ne peuvent pas s’y trouver ensemble.
reason-no-belote = La belote ne compte pas ici.
reason-no-litige = Seul un litige met des points de côté.
reason-no-fixed-contract = Le contrat n’est pas un nombre fixe de points.
reason-contract-without-belote = Le contrat ne dépend pas de la belote.
reason-belote-not-lost = Cela ne change quelque chose que si les preneurs perdent leur belote en chutant.
reason-one-deal = La partie tient en une seule donne.
reason-two-or-four = On joue à deux ou à quatre.
reason-packets-of-five = Chacun reçoit cinq cartes avant la retourne.
reason-rows-of-eight = Chaque couche se donne en deux rangées de quatre cartes par camp.
reason-turned-card-place = À deux, la retourne reste au donneur ; à quatre, elle va au preneur.
reason-two-without-belote = À deux, la belote ne compte pas.
reason-four-without-melds = Les annonces ne comptent qu’à deux.
reason-four-without-covered = À quatre, il n’y a rien à découvrir.
reason-half-makes-ties = Si la moitié des points suffit, l’égalité réussit le contrat.
reason-fixed-decides-ties = Avec un nombre fixe de points, peu importe qui en a le plus : en dessous, le contrat chute.
reason-belote-never-lowers = Annoncer la belote ne peut pas baisser le contrat.
reason-one-deal-without-litige = Des points mis de côté demandent une donne suivante, et une donne unique n’en a pas.
reason-one-deal-is-shuffled = Une donne unique se mélange toujours.
reason-one-deal-may-draw = Une donne unique ne se prolonge pas : à égalité de points, la partie est nulle.

ui-house-rule-set = Régler « { $option } » sur : { $value }

## Les gens à table : accords, phrases, spectateurs, comptes

error-too-talkative = C’est beaucoup d’un coup : attendez un peu avant d’en dire plus.
error-unknown-phrase = Il n’y a pas de phrase appelée { $phrase }.
error-spectators-react = Les spectateurs ont des réactions, pas de phrases.
error-spectators-wait = Les spectateurs ne peuvent réagir qu’entre les donnes.
error-hands-private = Seuls les joueurs peuvent regarder les donnes de cette table.
error-name-taken = Un compte appelé { $name } existe déjà.
error-weak-passphrase = Une phrase secrète a de { $shortest } à { $longest } caractères.
error-sign-in-failed = Aucun compte n’a ce nom et cette phrase secrète.
error-not-signed-in = Vous n’êtes pas connecté.
error-signed-in = Vous êtes connecté : un compte s’efface en entier.
error-too-many-tries = Trop d’essais : attendez une minute.
ui-table-surrender = Abandonner la partie
ui-table-surrender-ask = Abandonner la partie ?
ui-table-surrender-text = Les autres gagnent aussitôt. La donne en cours ne compte pas ; les donnes finies restent telles quelles.
ui-table-surrender-partner = Votre partenaire doit être d’accord.
ui-table-surrender-yes = Abandonner
ui-table-surrender-no = Continuer
ui-table-given-up-us = Vous avez abandonné la partie.
ui-table-given-up-them = Les autres ont abandonné la partie : vous gagnez.
ui-table-given-up-side = Abandon de la partie : { $side }.
ui-table-given-up-note = La donne en cours n’a pas été finie et ne compte pour personne.
ui-table-given-up-history = Partie abandonnée par { $side }
ui-table-rematch = Une autre partie
ui-table-rematch-wanted = Vous voulez une autre partie
ui-table-rematch-waits = On attend { $who }.
ui-table-rematch-want = { $who } : une autre partie ?
ui-table-withdraw = Y renoncer
ui-table-seat-gone = plus personne
ui-table-all-hands = Toutes les mains
ui-table-all-hands-about = Telles qu’elles ont été données.
ui-table-all-piles-about = Telles qu’elles ont été données : la carte du dessus et, derrière, la carte couverte.
ui-table-watching-open = Vous regardez : vous verrez toutes les mains à la fin de la donne.
ui-room-open-hands = Les spectateurs voient toutes les mains après chaque donne
ui-room-hands-open = Les spectateurs voient toutes les mains après chaque donne.
ui-room-hands-closed = Les spectateurs ne voient aucune main.
ui-room-proposed-surrender = { $who } : on abandonne la partie ?
ui-room-event-surrendered = { $who } : partie abandonnée.
ui-room-event-lapsed-undo = Rien n’est repris.
ui-room-event-lapsed-pause = La pendule continue.
ui-room-event-lapsed-resume = La pendule reste arrêtée.
ui-room-event-lapsed-surrender = La partie continue.
ui-room-event-forgotten = { $who } est parti pour de bon : un robot continue.
ui-room-event-rematch = { $who } : une autre partie ?
ui-room-event-said = { $who } : { $phrase }
ui-talk = Dire quelque chose
ui-talk-phrases = Phrases
ui-talk-reactions = Réactions
ui-talk-mute = Écouter
ui-talk-mute-help = Qui est coupé ici ne dit plus rien dans ce navigateur. Personne ne le sait.
ui-talk-spectators = Spectateurs
ui-talk-spectator = Un spectateur
ui-talk-between = Les spectateurs peuvent réagir entre les donnes.
ui-talk-hello = Bonjour !
ui-talk-good-luck = Bonne chance !
ui-talk-well-played = Bien joué !
ui-talk-thank-you = Merci
ui-talk-sorry = Désolé
ui-talk-no-hurry = Rien ne presse
ui-talk-one-moment = Un instant, s’il vous plaît
ui-talk-back-again = Me revoilà
ui-talk-good-game = Belle partie !
ui-talk-goodbye = Au revoir
ui-talk-smile = un sourire
ui-talk-laugh = un rire
ui-talk-surprise = surprise
ui-talk-thumb = pouce levé
ui-talk-heart = un cœur
account-title = Compte
account-about = Gardez vos tables et vos chiffres d’un appareil à l’autre, si vous voulez.
account-optional = Tout marche sans compte. Avec un compte, vos tables et vos statistiques vous suivent sur un autre téléphone ou ordinateur.
account-no-mail = Il n’y a pas d’adresse électronique, donc pas de récupération : qui oublie la phrase secrète a perdu le compte. Notez-la.
account-guest = Dans ce navigateur, vous êtes un invité.
account-signed-in = Connecté : { $name }.
account-tables = { $count ->
    [0] Aucune table pour l’instant.
    [one] Une table est gardée.
   *[other] { $count } tables sont gardées.
}
account-sign-in = Se connecter
account-sign-up = Nouveau compte
account-sign-out = Se déconnecter
account-name = Nom
account-passphrase = Phrase secrète
account-passphrase-help = Au moins { $shortest } caractères ; quelques mots se retiennent mieux que des signes.
account-passphrase-show = Montrer la phrase secrète
account-take-over = Emporter ce qui a été joué dans ce navigateur
account-create = Créer le compte
account-change = Changer la phrase secrète
account-passphrase-old = Phrase secrète actuelle
account-passphrase-new = Nouvelle phrase secrète
account-change-help = Tous les autres navigateurs sont déconnectés.
account-changed = La phrase secrète est changée.
account-delete = Effacer le compte
account-delete-help = Votre nom, vos liens et vos places disparaissent partout. Les donnes finies avec d’autres leur restent, sans votre nom ; là où une partie continue, un robot joue pour vous. C’est sans retour.
account-delete-yes = Effacer pour de bon
account-deleted = Le compte est effacé.
account-forget = M’oublier
account-forget-help = Ce que ce serveur garde de vous comme invité disparaît : votre nom, vos liens et vos places. Les donnes finies avec d’autres leur restent, sans votre nom ; là où une partie continue, un robot joue pour vous. C’est sans retour.
account-forget-yes = M’oublier pour de bon
account-forgotten = Plus rien n’est gardé de vous.
account-cancel = Annuler
account-local = Les réglages, la feuille de marque et les problèmes résolus ne sont gardés que par votre navigateur.

## A table closed by whoever runs the server

error-table-closed = Cette table a été fermée par la personne qui gère le serveur.
closed-reason = La personne qui gère le serveur a fermé cette table : { $reason }
closed-text = La personne qui gère le serveur a fermé cette table. Les donnes terminées sont conservées.

## Cote, et donnes étudiées en arrière-plan

error-analysis-failed = L’analyse n’a pas pu être terminée.
error-share-too-large = Un lien contient { $largest } caractères au plus, environ { $deals } donnes : partagez-en moins.
analysis-preparing = Préparation du calculateur : partie { $done } sur { $total }. La première fois prend une minute ou deux ; ensuite il est prêt aussitôt.
analysis-preparing-start = Préparation du calculateur
hint-simpler = (De { $bot } : le joueur le plus fort se prépare encore.)
hint-practice = Cette donne compte désormais comme entraînement.
stats-lost-plays = Points perdus par donne en jouant
stats-lost-calls = Points perdus par donne aux annonces
stats-lost-from = Donnes analysées pour les fautes : { $analysed } sur { $deals }
stats-study-title = Donnes étudiées
stats-study-open = { $open ->
    [one] Une donne finie n’est pas encore étudiée ; étudiées : { $known }.
   *[other] { $open } donnes finies ne sont pas encore étudiées ; étudiées : { $known }.
}
stats-study-all = { $known ->
    [one] Votre seule donne est étudiée.
   *[other] Vos { $known } donnes sont étudiées.
}
stats-study-begin = Étudier mes donnes
stats-study-help = En arrière-plan, quelques secondes par donne : ce que chaque choix a coûté en moyenne, et ce que chaque bot fait des mêmes cartes à votre place.
stats-study-waiting = En attente de son tour
stats-study-working = Donne { $number } sur { $total }
stats-study-away = Vous pouvez fermer la page : ce qui est trouvé est gardé.
stats-rating-title = Cote
stats-rating-in = Cote : { $game }
stats-rating-intro = Les mêmes cartes, la même place, les mêmes joueurs autour : ce que vous en avez fait, ce que chaque bot en fait, et ce que d’autres ont fait d’une donne que vous avez partagée. La chance des cartes est la même pour tous et ne compte pas.
stats-rating-means = On commence à 1500. Avec 100 points de plus, on a le meilleur résultat dans 64 donnes sur 100 qui diffèrent, avec 400 de plus dans dix sur onze. On compte qui a mieux fait, non de combien.
stats-rating-range = { $boards ->
    [one] D’après une donne : 95 fois sur 100 la vraie valeur est entre { $low } et { $high }.
   *[other] D’après { $boards } donnes : 95 fois sur 100 la vraie valeur est entre { $low } et { $high }.
}
stats-rating-few = Sur si peu de donnes, cela dit peu.
stats-rating-same-cards = Votre résultat avec les mêmes cartes
stats-rating-against = Face à
stats-rating-strength = Cote
stats-rating-better = mieux
stats-rating-equal = égal
stats-rating-worse = moins bien
stats-rating-share = À attendre
stats-rating-people = Personnes

## Ce qui peut arriver à qui sert le jeu

error-backup-file = Le fichier de sauvegarde est inutilisable.
error-backup-nothing = Il n’y a rien à sauvegarder ici.
error-backup-refused = La sauvegarde n’a pas été restaurée : rien n’a changé.
error-configuration = Un réglage n’a pas de sens : le serveur n’a pas démarré.
error-many-tables = Plusieurs tables commencent ainsi : donnez plus de l’identifiant.
error-no-database = Il n’y a pas encore de base de données à cette adresse.
error-no-table = Il n’y a pas de table avec cet identifiant.
error-workers-fail = Les processus du serveur ne peuvent pas démarrer.

## Le lien pour regarder

error-watch-only = Ce lien sert à regarder : il ne mène à aucune place.
ui-watch-links = Liens de cette table
ui-watch-link = Lien pour regarder
ui-watch-link-help = Qui a celui-ci regarde et ne peut pas s’asseoir.
ui-watch-seats = Qui a ce lien ou le code peut s’asseoir.
ui-watch-seats-begun = Pour les joueurs, pour revenir à leur place. Les autres ne peuvent plus que regarder.
ui-watch-waiting = Vous venez regarder. La partie n’a pas encore commencé.

## Qui est déconnecté pendant qu’une table est ouverte

ui-signed-out = Vous avez été déconnecté de ce navigateur. Reconnectez-vous pour retrouver votre place.
closed-line = La table est fermée.
closed-before = La personne qui gère le serveur a fermé cette table avant le début de la partie.
