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
error-house-rule-irrelevant = La règle { $option } ne change rien à ce jeu.
error-profile-combination = Ces règles se contredisent : { $keys }.
error-unknown-option = Il n’y a pas de règle nommée { $option }.
error-option-value = { $option } ne peut pas valoir { $got }.
error-unknown-profile = Il n’y a pas de jeu nommé { $profile }.
error-bad-profile = Le profil { $file } a un défaut : { $key } { $problem }
error-deal-not-over = La donne n’est pas terminée : il n’y a pas encore d’enregistrement.
error-not-a-record = Ce n’est pas l’enregistrement d’une donne.
error-no-records = Le fichier ne contient aucun enregistrement.
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
error-store-unavailable = La table ne peut pas être enregistrée pour le moment. Réessayez.
error-internal = Quelque chose a échoué ici. Rien n’a changé.
error-invalid-json = La requête n’est pas du JSON.
error-invalid-request = Un champ manque, est inconnu ou n’est pas du bon type.
error-body-too-large = La requête est trop grande.
error-unknown-message = Le message est d’un type inconnu.
error-too-fast = Trop de messages : ralentissez.
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
ui-promise = Ni compte, ni publicité, rien à acheter. Rien n’est demandé à un autre site.
ui-play = Jouer
ui-play-profile = Jouer : { $name }
ui-loading = On met la table…
ui-connecting = On arrive à la table…
ui-reconnecting = La connexion est perdue. Votre place est gardée ; nouvel essai…
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
ui-house-rule-differs = Dans le livre : { $value }.
ui-profile-classic = Belote classique
ui-profile-classic-about = La retourne propose l’atout, la belote se dit à voix haute et une égalité attend la donne suivante. Une demi-heure environ.
ui-profile-contract = Belote au contrat
ui-profile-contract-about = Faites 82, ou 92 dès qu’une belote est annoncée. Le premier joueur est tiré au sort à chaque donne. Une demi-heure environ.
ui-profile-single-deal = Donne unique
ui-profile-single-deal-about = Une seule donne décide de tout ; la moitié des points suffit. Cinq minutes.
ui-profile-decouverte = Belote découverte
ui-profile-decouverte-about = À deux : toutes les cartes sur la table, la moitié couvertes jusqu’à ce qu’on joue celle du dessus. Une demi-heure environ.

ui-home = Accueil
ui-menu = Menu
ui-leave = Quitter la table (elle vous attend)
ui-close = Fermer
ui-panel = Le jeu en mots
ui-in-words = Le jeu en mots
ui-rules = Règles
ui-settings = Réglages
ui-keys = Touches
ui-undo = Reprendre
ui-history = Donnes jouées
ui-last-trick = Dernier pli
ui-no-trick = Aucun pli n’a encore été gagné.

ui-chip = État de la donne
ui-trump-is = Atout : { $suit }
ui-taken-by = { $you ->
    [yes] vous avez pris
   *[no] { $who } a pris
}
ui-turned-up = Retourne : { $card }
ui-pot = Pot
ui-us = Nous
ui-them = Eux
ui-belote = Belote
ui-rebelote = Rebelote

ui-your-hand = Votre main
ui-trick = Le pli
ui-trick-card = { $you ->
    [yes] Vous : { $card }
   *[no] { $who } : { $card }
}
ui-card-refused = { $card }, ne peut pas être joué. { $reason }
ui-card-chosen = { $card }, choisi
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

ui-round-one = Premier tour : prenez la couleur retournée, ou passez
ui-round-two = Second tour : toute autre couleur, ou passez
ui-take = Prendre { $suit }
ui-pass = Passer
ui-cut-where = Couper après { $count } cartes
ui-cut-here = Couper ici
ui-cut-chance = Laisser au hasard
ui-cut-always = Toujours laisser la coupe au hasard
ui-play-card = Jouer { $card }
ui-arm = Jouer { $card } à mon tour
ui-unarm = Sera joué – annuler
ui-say-question = Dire « { $word } » avec cette carte ?
ui-play-and-say = Jouer et dire « { $word } »
ui-play-silently = Jouer sans rien dire
ui-hint-confirm = Choisissez une carte
ui-hint-tap = Touchez une carte pour la jouer
ui-hint-drag = Glissez une carte vers le milieu
ui-why = Pourquoi ?
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
ui-practice = Un choix a été repris : cette donne compte comme entraînement.
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
    [yes] Donne { $number } : vous donnez.
   *[no] Donne { $number } : { $who } donne.
}
event-pack-cut = { $you ->
    [yes] Vous coupez.
   *[no] { $who } coupe.
}
event-cards-dealt = Retourne : { $card }.
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
    [yes] Vous montrez une annonce, { $kind } : { $points }.
   *[no] { $who } montre une annonce, { $kind } : { $points }.
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
    [yes] Vous dites « { $word } ».
   *[no] { $who } dit « { $word } ».
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
event-uncovered = Découvertes : { $cards }.
event-void = Tout le monde a passé deux fois : la donne est nulle.
event-outcome-made = { $you ->
    [yes] Vous faites votre contrat : { $us } à { $them }.
   *[no] { $who } fait son contrat : { $us } à { $them }.
}
event-outcome-failed = { $you ->
    [yes] Vous chutez : { $us } à { $them }.
   *[no] { $who } chute : { $us } à { $them }.
}
event-outcome-tied = Égalité : litige, { $us } à { $them }.
event-you-win = Vous gagnez !
event-you-lose = Perdu, cette fois.
event-side-wins = Vainqueur : { $side }.
event-draw = Égalité.
event-undo = { $you ->
    [yes] Vous reprenez votre dernier choix.
   *[no] { $who } reprend son dernier choix.
}

## La feuille de marque

keeper-title = Feuille de marque
keeper-intro = Pour jouer avec de vraies cartes : indiquez le preneur et les points, et la feuille s'écrit selon les règles de votre jeu. Tout reste dans ce navigateur ; une fois chargée, la page marche sans réseau.
keeper-new-match = Nouvelle partie
keeper-other-match = Autre partie
keeper-game = Jeu
keeper-names = Joueurs
keeper-names-help = Dans l'ordre des places, chacun à la droite du précédent : le premier et le troisième jouent ensemble.
keeper-seat = Joueur { $number }
keeper-player = { $letter }
keeper-sides = { $first } contre { $second }
keeper-first-dealer = Premier donneur
keeper-begin = Commencer
keeper-kept = Parties gardées
keeper-none-kept = Aucune pour l'instant.
keeper-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
    }
keeper-forget = Oublier { $who }
keeper-forget-sure = L'oublier ?
keeper-import = Ouvrir un fichier
keeper-import-wrong = Ce fichier n'est pas une feuille de marque. À { $where } : attendu { $expected }.
keeper-import-players = Le fichier ne nomme pas le nombre de joueurs de son jeu.
keeper-not-loaded = Les règles de ce jeu ne sont pas encore chargées.
keeper-offline = Le serveur est injoignable.
keeper-try-again = Réessayer
keeper-forgetful = Ce navigateur ne garde rien : exportez la partie avant de fermer la page.
keeper-score = Marque
keeper-to = en { $points }
keeper-pot = Litige : { $points } en attente
keeper-pot-short = { $points } en attente
keeper-wins = { $side } : partie gagnée !
keeper-draw = Partie nulle.
keeper-void-end = Tout le monde a passé : pas de gagnant.
keeper-over = La partie est finie
keeper-same-again = Rejouer à la même table
keeper-undo = Annuler
keeper-export = Exporter
keeper-deal = Donne { $number }
keeper-change-deal = Corriger la donne { $number }
keeper-dealer = Donneur
keeper-dealer-drawn = Qui a été tiré ?
keeper-taker = Qui a pris ?
keeper-all-passed = Tous ont passé
keeper-capot = Tous les plis d'un camp (capot)
keeper-no-capot = Non
keeper-points = Points des cartes
keeper-points-help = Avec le dix de der : ensemble 162. Belote et annonces à part.
keeper-melds = Annonces
keeper-nobody = Personne
keeper-worth = { $side } : { $points }
keeper-need-dealer = Qui a donné ?
keeper-need-taker = Qui a pris ? Choisissez un joueur, ou « Tous ont passé ».
keeper-need-points = Entrez les points d'un camp : ceux de l'autre s'en déduisent.
keeper-wrong-points = Les deux camps se partagent 162 points : entrez un nombre de 0 à 162.
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
keeper-no-deals = Rien de marqué pour l'instant.
keeper-column-deal = Donne
keeper-column-taker = Preneur
keeper-column-totals = Totaux
keeper-column-tools = Ce qu'on peut faire
keeper-dealt-by = donne de { $who }
keeper-why = Feuille
keeper-show-sheet = Feuille de la donne { $number }
keeper-change = Corriger
keeper-broken = La donne { $number } ne peut pas être comptée avec ces règles, ni les suivantes.
keeper-graph = La partie jusqu'ici
keeper-graph-words = Après { $deals } donnes : { $first } { $a }, { $second } { $b }.
