# Every word that Rebelote says in this language: one key a sentence, the same keys and the same
# variables in each language (docs/add-a-language.md).

## Cards
## A card is said with its article; $suit is the name of a suit.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-T = 10
rank-short-J = J
rank-short-Q = Q
rank-short-K = K
rank-short-A = A

card-7 = the seven of { $suit }
card-8 = the eight of { $suit }
card-9 = the nine of { $suit }
card-T = the ten of { $suit }
card-J = the jack of { $suit }
card-Q = the queen of { $suit }
card-K = the king of { $suit }
card-A = the ace of { $suit }

meld-tierce = tierce
meld-fifty = fifty
meld-hundred = hundred
meld-four = four of a kind

call-pass = pass
call-take = take { $suit }

outcome-made = made
outcome-failed = failed
outcome-tied = litige
outcome-void = void

bot-novice = Novice
bot-novice-help = Plays like a careful beginner.
bot-club = Club player
bot-club-help = Counts trumps, remembers what has been played and helps the partner.
bot-expert = Expert
bot-expert-help = Works out where the cards may lie and searches each of those deals.

## Why a card or an action is refused

rule-follow-suit = Follow suit: you hold { $suit }.
rule-overtrump = Overtrump: you can beat { $card }.
rule-ruff = You cannot follow suit: ruff with { $suit }, the trump suit.
rule-undertrump = You cannot follow suit or overtrump: play a lower trump, { $suit }.
rule-partner-overtrump = Your partner holds the trick: play a plain card, or a trump that beats { $card }.
rule-not-your-turn = It is not your turn.
rule-not-in-hand = You do not hold { $card }.
rule-not-exposed = You cannot play { $card }: only your exposed cards can be played.
rule-cannot-say = You cannot say “{ $says }” with { $card }.
rule-turned-suit-only = In the first round only the turned-up suit, { $turned }, can be taken.
rule-other-suits-only = In the second round { $turned } can no longer be taken: name another suit.
rule-no-cut-now = There is nothing to cut now.
rule-no-call-now = Trump is not being chosen now.
rule-no-play-now = No card can be played now.
rule-cut-range = Cut between { $lowest } and { $highest } cards, so that each part keeps at least four.
rule-match-over = The match is over.
rule-deal-not-over = The deal is not over yet.
rule-not-a-pack = A pack is 32 cards, each of them once.
rule-wrong-dealer = Another player deals now.

## What the lines of a score sheet mean

rule-card-points = Points of the cards taken.
rule-last-trick = The last trick is worth 10.
rule-capot-bonus = Capot: with every trick, the last one is worth 100 instead of 10.
rule-points-with-last-trick = Points of the cards taken, last trick included.
rule-belote = Belote: king and queen of trump in one hand.
rule-melds = Melds: sequences and fours of a kind.
rule-contract-majority = The takers need more than the defence: { $taker } against { $defence }.
rule-contract-half = The takers need at least as much as the defence: { $taker } against { $defence }.
rule-contract-fixed = The takers need { $needed }: they have { $taker }, the defence { $defence }.
rule-outcome-made = The contract is made.
rule-outcome-failed = The contract has failed.
rule-outcome-tied = Equal points: litige.
rule-made = Contract made: the takers write their points.
rule-made-defence = Contract made: the defence writes its points.
rule-capot = Capot: every trick, 252 points.
rule-failed = Contract failed: the takers write nothing.
rule-failed-162 = Contract failed: the defence writes 162.
rule-failed-all-points = Contract failed: the defence writes all the card points.
rule-litige = Litige: the defence writes its points, those of the takers are put aside.
rule-put-aside = Put aside for whoever wins the next decided deal; { $total } lie there now.
rule-pot-won = The points put aside go to the side that wins this deal.
rule-belote-kept = The takers keep their belote.
rule-belote-taken = The takers' belote goes to the defence.
rule-belote-lost = The takers lose their belote.
rule-melds-taken = Contract failed: all melds go to the defence.
rule-void = Everybody passed twice: the deal is void.

## What a deal record is checked against

rule-format = A record has the form rebelote-deal/1.
rule-first-deal = The first deal of a match starts from 0.
rule-deal-number = The deals of a match are numbered from 1.
rule-totals = The totals are the earlier totals and what the deal adds.
rule-seat = A seat is a number from 0.
rule-rules-hash = The record's options must be those it was played under.
rule-first-player = The player to the dealer's right is first.
rule-pack = A pack is 32 cards, each of them once.
rule-commitment = The pack must be the one promised before the cut.
rule-turned-up-card = The turned-up card follows from the deck.
rule-call-after-the-end = The first acceptance ends the choice of trump.
rule-calls-missing = Trump is chosen in two rounds, until somebody takes.
rule-taker = The taker is the first to take.
rule-trump = Trump is the suit that was taken.
rule-deal = The cards of each seat follow from the deck.
rule-play-after-the-end = A deal ends when all cards have been played.
rule-plays-missing = All 32 cards are played.
rule-belote-automatic = Belote says itself here: with the first of king and queen of trump, then with the other.
rule-winner = The winner follows from the totals.
rule-tricks = A trick is a card from each player.
rule-trick-leader = The winner of a trick leads the next.
rule-trick-winner = The highest trump wins; without one, the highest card of the suit led.
rule-trick-points = A trick is worth the points of its cards.
rule-outcome = The outcome follows from the points and the contract.
rule-scores = What each side writes follows from the outcome.
rule-profile = A match is played under the same rules throughout.
rule-next-dealer = The next dealer follows from the profile.
rule-cut-only = The pack is only cut: what lay together stays together.

## What went wrong

error-not-a-card = “{ $got }” is not a card. A card is a rank and a suit, such as 9H.
error-not-a-suit = “{ $got }” is not a suit: expected S, H, D or C.
error-card-twice = You have named { $card } twice: each card exists once.
error-house-rule-irrelevant = The house rule { $option } changes nothing in this game.
error-profile-combination = These rules contradict each other: { $keys }.
error-unknown-option = There is no house rule called { $option }.
error-option-value = { $option } cannot be { $got }.
error-unknown-profile = There is no game called { $profile }.
error-bad-profile = The profile { $file } has a fault: { $key } { $problem }
error-deal-not-over = The deal is not over: there is no record of it yet.
error-not-a-record = This is not a deal record.
error-no-records = There is no deal record in the file.
error-points-sum = The points { $got } cannot come from one deal: they add up to 162, or are 252 and 0 for a capot.
error-belote-value = Belote cannot be { $got } in this game.
error-unknown-event = An event of an unknown kind: { $type }.
error-malformed = The message is not of the expected form.
error-database-driver = PostgreSQL needs a package that is not installed.
error-database-unreachable = The database cannot be used.
error-database-url = This is not the address of a database.
error-kernel-missing = The solver needs Numba, which is not installed.
error-bus-needed = Several workers need a bus to share.
error-bus-unreachable = The bus cannot be reached.
error-address-taken = The server cannot listen at this address.
error-bot-option = The bot { $bot } has no such option: { $option }.
error-bots-number = One bot for every seat, or one for each: { $got } is another number.
error-bot-profile = The bot { $bot } does not play { $profile }.
error-no-hand = Whoever is to choose must be at a seat and hold cards.
error-no-taker = Nobody has taken yet.
error-no-world = No deal agrees with what this seat has seen.
error-bad-worlds = The seat to move must hold the same hand in each of the deals.
error-bad-position = These cards cannot lie like this.
error-unknown-cards = Every covered card must be known here.
error-bad-situation = What the seat knows cannot be read: { $field }.
error-bad-unseen = There must be as many unseen cards as unknown places.
error-too-many-unseen = Too many cards are unseen for an exact answer.
error-empty = There is nothing to read.
error-not-json = This is not JSON.
error-bad-journal = The journal { $file } belongs to another contest.
error-cluster-missing = A cluster needs the distributed package, which is not installed.
error-cluster-unreachable = The cluster at { $url } does not answer.
error-unknown-table = There is no such table.
error-stale-version = The table has moved on: look again before you choose.
error-not-seated = Only a player at the table may do this.
error-not-host = Only the person who opened the table may do this.
error-not-your-turn = It is not your turn.
error-seat-taken = Somebody sits there already.
error-already-seated = You have another seat at this table.
error-no-such-seat = There is no such seat.
error-table-full = Every seat is taken.
error-not-started = The first deal has not begun yet.
error-already-started = The first deal has begun.
error-seats-empty = Every seat needs a player first.
error-nothing-to-start = The deal is still being played.
error-match-over = The match has ended.
error-nothing-to-undo = There is no choice of yours to take back in this deal.
error-undo-with-people = A choice can be taken back only when you play alone with bots.
error-undo-after-deal = The deal is over and its cards are known.
error-command-id-reused = This was already used for another action.
error-unknown-bot = There is no bot called { $bot }.
error-bad-name = A name has 1 to 24 visible characters.
error-store-unavailable = The table cannot be saved at the moment. Try again.
error-internal = Something went wrong here. Nothing was changed.
error-invalid-json = The request is not JSON.
error-invalid-request = A field is missing, unknown or of the wrong kind.
error-body-too-large = The request is too large.
error-unknown-message = The message is of an unknown kind.
error-too-fast = Too many messages: slow down.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not answer to that.
error-wrong-origin = Pages of another site may not do this.

## The options of a profile

section-deal = Deal and choice of trump
section-play = Play
section-belote = Belote
section-scoring = Counting
section-match = Match

option-players = Players
option-players-help = Four play two against two; two play with their cards on the table, half of them covered.
option-packets = Cards dealt at a time
option-packets-help = How the cards are dealt before one is turned up. With two players: the rows of each layer.
option-shuffle = Shuffle
option-shuffle-help = Whether the pack is shuffled for every deal, or only at the start and then cut.
option-shuffle-every-deal = before every deal
option-shuffle-cut-only = only at the start, then the pack is cut
option-next-dealer = Next dealer
option-next-dealer-help = Who deals the next deal.
option-next-dealer-right = the player to the right
option-next-dealer-drawn = drawn for every deal
option-after-all-pass = When everybody passes twice
option-after-all-pass-help = Who deals again when nobody wanted a trump suit.
option-after-all-pass-next-dealer = the next dealer deals
option-after-all-pass-same-dealer = the same dealer deals again
option-turned-card = Turned-up card
option-turned-card-help = Who gets the card that proposed trump.
option-turned-card-to-taker = goes to the taker
option-turned-card-stays-with-dealer = stays with the dealer

option-partner-holds = Void, partner holds the trick
option-partner-holds-help = What you may play when you cannot follow suit and your partner's card is winning.
option-partner-holds-any = any card
option-partner-holds-plain-or-overtrump = any plain card, or a trump that beats those in the trick
option-partner-holds-plain-or-overtrump-if-able = any plain card; a trump must beat those in the trick if you can
option-partner-holds-as-opponent = a trump, as if an opponent held it
option-undertrump = Void, your trumps are too low
option-undertrump-help = What you must play when an opponent has ruffed and you cannot overtrump.
option-undertrump-forced = a lower trump
option-undertrump-free = any card
option-overtrump-partner = Trump led, partner is winning
option-overtrump-partner-help = Whether you must beat your partner's trump as well when trump is led.
option-overtrump-partner-true = overtrump if you can
option-overtrump-partner-false = any trump
option-uncover = Covered cards are turned up
option-uncover-help = When the card under a played one can be seen and played.
option-uncover-after-trick = after both have played
option-uncover-at-once = at once, before the reply

option-belote = Belote
option-belote-help = How king and queen of trump in one hand are scored.
option-belote-none = does not count
option-belote-automatic = 20 points, counted by itself
option-belote-said = 20 points, said with the first of the two cards
option-belote-said-twice = 10 points for “Belote” and 10 for “Rebelote”, each by choice
option-belote-on-failure = Belote when the contract fails
option-belote-on-failure-help = Whether the takers keep their belote when they fail.
option-belote-on-failure-kept = the takers keep theirs
option-belote-on-failure-lost = the takers lose theirs
option-belote-counts = Belote and the contract
option-belote-counts-help = Whether belote counts when the contract is judged.
option-belote-counts-true = counts towards the contract
option-belote-counts-false = does not count towards the contract
option-tied-belote = Belote in a litige
option-tied-belote-help = What becomes of the takers' belote when the points are equal.
option-tied-belote-put-aside = put aside with their points
option-tied-belote-kept = written at once

option-made-when = The contract is made with
option-made-when-help = What the takers need.
option-made-when-majority = more points than the defence
option-made-when-half = at least as many points as the defence
option-made-when-fixed = a fixed number of points
option-contract-points = Points to make
option-contract-points-help = The fixed number of points the takers need.
option-contract-points-with-belote = Points to make with belote
option-contract-points-with-belote-help = What the takers need as soon as anybody has announced belote.
option-tie = Equal points
option-tie-help = What happens when both sides have the same number of points.
option-tie-litige = litige: the defence writes its points, those of the takers are put aside
option-tie-fails = the contract fails
option-tie-makes = the contract is made
option-failure-pays = A failed contract gives the defence
option-failure-pays-help = What the defence writes when the takers fail. With a capot it is 252.
option-failure-pays-162 = 162 points
option-failure-pays-all-points = all card points and the takers' belote
option-melds = Melds
option-melds-help = Whether sequences and fours of a kind among the exposed cards score.
option-melds-none = do not count
option-melds-counted = count: tierce 20, fifty 50, hundred 100, four of a kind 100 to 200

option-length = A match is
option-length-help = Whether a match goes to a number of points or is one deal.
option-length-target = played to a number of points
option-length-one-deal = a single deal
option-target = Target
option-target-help = The points at which a match ends, after a complete deal.
option-target-is = The target
option-target-is-help = Whether it is enough to reach the target exactly.
option-target-is-reached = must be reached
option-target-is-exceeded = must be exceeded
option-equal-totals = Equal totals at the end
option-equal-totals-help = What happens when both sides would win with the same total.
option-equal-totals-play-on = another deal, until they differ
option-equal-totals-draw = a draw

## The command line

cli-may-play = May be played:
cli-refused = Refused:
cli-seat = seat { $seat }
cli-side = side { $side }
cli-takers = takers
cli-defence = defence
cli-count = Count
cli-sheet = Score
cli-put-aside = Put aside after this deal: { $points }
cli-deal = Deal { $number } of match { $match }: { $profile }
cli-dealer = Seat { $dealer } deals, seat { $first } is first.
cli-turned = Turned up: { $name }
cli-passes = Seat { $seat } passes.
cli-takes = Seat { $seat } takes { $suit }.
cli-cards = Cards
cli-melds = Melds: seat { $seat }, { $kind }, { $points }
cli-won = to seat { $seat }, { $points }
cli-turned-up = turned up: { $cards }
cli-says-belote = “Belote”
cli-says-rebelote = “Rebelote”
cli-totals = Totals: { $first } and { $second }
cli-winner = Side { $side } wins the match.
cli-draw = The match is a draw.
cli-house-rules = House rules
cli-not-relevant = does not apply
cli-no-difference = No difference.
cli-players = { $players } players
cli-rule = Rule
cli-option = Option
cli-source = Source
cli-field = Field

## The web client: the table on the screen

ui-title-table = Rebelote
ui-title-turn = ● Your turn – Rebelote
ui-tagline = Belote at a quiet table, against good bots. No account, no coins.
ui-promise = No account, no advertisements, nothing to buy. Nothing is asked of any other site.
ui-play = Play
ui-play-profile = Play { $name }
ui-loading = Setting the table…
ui-connecting = Coming to the table…
ui-reconnecting = The connection is lost. Your place is kept; trying again…
ui-offline = No connection to the server. Check your network and try again.
ui-table-gone = There is no such table, or it has been put away.
ui-retry = Try again
ui-refused = That is not possible now. Nothing was changed.
ui-missing = There is no page here
ui-continue = Continue
ui-deal-number = Deal { $number }
ui-your-turn = your turn
ui-choose-game = The game
ui-players = { $count } players
ui-to-target = to { $target } points
ui-one-deal = one deal
ui-options = Options
ui-bots = Bots
ui-house-rules = House rules
ui-house-rules-none = as in the book
ui-house-rules-changed = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
ui-house-rules-reset = Back to the book
ui-house-rule-differs = In the book: { $value }.
ui-profile-classic = Classic Belote
ui-profile-classic-about = The turned-up card proposes trump, belote is claimed aloud, and a tie waits for the next deal. About half an hour.
ui-profile-contract = Belote by contract
ui-profile-contract-about = Reach 82, or 92 once belote is announced. The first player is drawn for each deal. About half an hour.
ui-profile-single-deal = Single deal
ui-profile-single-deal-about = One deal decides everything; half of the points will do. Five minutes.
ui-profile-decouverte = Belote découverte
ui-profile-decouverte-about = For two: every card on the table, half of them covered until the one above is played. About half an hour.

ui-home = Home
ui-menu = Menu
ui-leave = Leave the table (it waits for you)
ui-close = Close
ui-panel = The play in words
ui-in-words = The play in words
ui-rules = Rules
ui-settings = Settings
ui-keys = Keys
ui-undo = Take back
ui-history = Deals so far
ui-last-trick = Last trick
ui-no-trick = No trick has been won yet.

ui-chip = State of the deal
ui-trump-is = Trump: { $suit }
ui-taken-by = { $you ->
    [yes] you took
   *[no] { $who } took
}
ui-turned-up = Turned up: { $card }
ui-pot = Pot
ui-us = Us
ui-them = Them
ui-belote = Belote
ui-rebelote = Rebelote

ui-your-hand = Your hand
ui-trick = The trick
ui-trick-card = { $you ->
    [yes] You: { $card }
   *[no] { $who }: { $card }
}
ui-card-refused = { $card }, cannot be played. { $reason }
ui-card-chosen = { $card }, chosen
ui-tableau = { $you ->
    [yes] Your cards
   *[no] { $who }’s cards
}
ui-pile = { $card }{ $turned ->
    [yes] , the indicator
   *[no] {""}
}{ $below ->
    [yes] , over a covered card
   *[no] {""}
}
ui-pile-covered = A covered card
ui-pile-empty = Empty

ui-round-one = First round: take the turned-up suit, or pass
ui-round-two = Second round: any other suit, or pass
ui-take = Take { $suit }
ui-pass = Pass
ui-cut-where = Cut after { $count } cards
ui-cut-here = Cut here
ui-cut-chance = Leave it to chance
ui-cut-always = Always leave the cut to chance
ui-play-card = Play { $card }
ui-arm = Play { $card } when my turn comes
ui-unarm = Will be played – take back
ui-say-question = Say “{ $word }” with this card?
ui-play-and-say = Play, say “{ $word }”
ui-play-silently = Play in silence
ui-hint-confirm = Choose a card
ui-hint-tap = Tap a card to play it
ui-hint-drag = Drag a card to the middle
ui-why = Why?
ui-tap-to-go-on = Look at the trick, then go on
ui-go-on = Go on
ui-wait = One moment…
ui-deal-over = The deal is over.
ui-turn-cut = { $you ->
    [yes] You cut the pack
   *[no] { $who } cuts the pack…
}
ui-turn-call = { $you ->
    [yes] Your call
   *[no] { $who } is thinking about trump…
}
ui-turn-play = { $you ->
    [yes] Your turn
   *[no] { $who } is to play…
}

ui-sheet-caption = Score sheet of deal { $number }
ui-sheet-line = Line
ui-sheet-counted = Counted
ui-sheet-written = Written down
ui-sheet-deal = This deal
ui-sheet-total = Total (to { $target })
ui-sheet-pot = Put aside for the next decided deal
ui-sheet-took = { $you ->
    [yes] You took { $suit }.
   *[no] { $who } took { $suit }.
}
ui-next-deal = Next deal
ui-new-deal = New deal
ui-new-match = New match
ui-practice = A choice was taken back: this deal counts as practice.
ui-history-deal = Deal
ui-history-taker = Taker
ui-history-outcome = Result
ui-history-total = Total
ui-history-none = No deal has been finished yet.

ui-language = Language
ui-playing = Playing a card
ui-playing-confirm = choose, then confirm
ui-playing-tap = one tap
ui-playing-drag = drag
ui-speed = Speed
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-trick-stays = A finished trick stays
ui-trick-stays-timed = a moment
ui-trick-stays-tap = until I go on
ui-palette = Suit colours
ui-palette-two = two
ui-palette-four = four
ui-theme = Look
ui-theme-auto = as the device
ui-theme-light = light
ui-theme-dark = dark
ui-text-size = Text size
ui-auto-last = The last card plays itself
ui-sounds = Sounds

ui-key-choose = choose a card, from the left
ui-key-walk = move along the cards
ui-key-confirm = play the chosen card
ui-key-release = put the chosen card back
ui-key-pass = pass
ui-key-take = take the first suit offered
ui-key-go-on = go on at once after a trick
ui-key-last = show the last trick
ui-key-undo = take back the last choice (against bots)
ui-key-next = next deal
ui-key-rules = rules
ui-key-help = this list
ui-key-space = Space

seat-you = You
seat-empty = Empty seat
seat-bot-right = Nora
seat-bot-top = Hugo
seat-bot-left = Inês
seat-partner = partner
seat-dealer = deals
seat-dealer-letter = D
seat-taker = taker
seat-took = took { $suit }
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-turn = to move
seat-away = away
seat-takes = takes
seat-passes = passes

event-pack-prepared = { $you ->
    [yes] Deal { $number }: you deal.
   *[no] Deal { $number }: { $who } deals.
}
event-pack-cut = { $you ->
    [yes] You cut.
   *[no] { $who } cuts.
}
event-cards-dealt = Turned up: { $card }.
event-takes = { $you ->
    [yes] You take { $suit }.
   *[no] { $who } takes { $suit }.
}
event-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-hands-completed = The hands are completed.
event-meld = { $you ->
    [yes] You show a meld, { $kind }: { $points }.
   *[no] { $who } shows a meld, { $kind }: { $points }.
}
event-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-plays-trump = { $you ->
    [yes] You play { $card }, trump.
   *[no] { $who } plays { $card }, trump.
}
event-says = { $you ->
    [yes] You say “{ $word }”.
   *[no] { $who } says “{ $word }”.
}
event-trick-won = { $you ->
    [yes] You win the trick, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } wins the trick, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-uncovered = Uncovered: { $cards }.
event-void = Everybody passed twice: the deal is void.
event-outcome-made = { $you ->
    [yes] You make the contract: { $us } to { $them }.
   *[no] { $who } makes the contract: { $us } to { $them }.
}
event-outcome-failed = { $you ->
    [yes] You fail: { $us } to { $them }.
   *[no] { $who } fails: { $us } to { $them }.
}
event-outcome-tied = Equal points: a litige, { $us } to { $them }.
event-you-win = You win!
event-you-lose = You lose this one.
event-side-wins = { $side }: winner.
event-draw = A draw.
event-undo = { $you ->
    [yes] You take back your last choice.
   *[no] { $who } takes back the last choice.
}

## The score keeper

keeper-title = Score keeper
keeper-intro = For a game with real cards: enter who took and the points, and the sheet is written by the rules of your game. Everything stays in this browser; once loaded it works without a network.
keeper-new-match = New match
keeper-other-match = Other match
keeper-game = Game
keeper-names = Players
keeper-names-help = In the order they sit, each to the right of the one before: the first and third play together.
keeper-seat = Player { $number }
keeper-player = { $letter }
keeper-sides = { $first } against { $second }
keeper-first-dealer = First dealer
keeper-begin = Begin
keeper-kept = Kept matches
keeper-none-kept = None yet.
keeper-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
    }
keeper-forget = Forget { $who }
keeper-forget-sure = Forget it?
keeper-import = Open a saved file
keeper-import-wrong = This file is not a kept score. At { $where }: expected { $expected }.
keeper-import-players = The file names another number of players than its game has.
keeper-not-loaded = The rules of this game are not loaded yet.
keeper-offline = The server cannot be reached.
keeper-try-again = Try again
keeper-forgetful = This browser keeps nothing: export the match before you close the page.
keeper-score = Score
keeper-to = to { $points }
keeper-pot = Litige: { $points } put aside
keeper-pot-short = { $points } aside
keeper-wins = { $side }: match won!
keeper-draw = The match is a draw.
keeper-void-end = Everybody passed: no winner.
keeper-over = The match is over
keeper-same-again = Same players again
keeper-undo = Undo
keeper-export = Export
keeper-deal = Deal { $number }
keeper-change-deal = Change deal { $number }
keeper-dealer = Dealer
keeper-dealer-drawn = Who was drawn?
keeper-taker = Who took?
keeper-all-passed = Everybody passed
keeper-capot = All tricks by one side (capot)
keeper-no-capot = No
keeper-points = Card points
keeper-points-help = With the 10 of the last trick: together 162. Belote and melds apart.
keeper-melds = Melds
keeper-nobody = Nobody
keeper-worth = { $side }: { $points }
keeper-need-dealer = Who dealt?
keeper-need-taker = Who took? Choose a player, or “Everybody passed”.
keeper-need-points = Enter the points of one side: the other's follow.
keeper-wrong-points = The two sides share 162 points: enter a number from 0 to 162.
keeper-write = Write it down
keeper-write-change = Write the change
keeper-cancel = Cancel
keeper-delete = Delete this deal
keeper-preview = What will be written
keeper-outcome-made = Contract made
keeper-outcome-failed = Contract failed
keeper-outcome-tied = Litige
keeper-outcome-void = Void deal
keeper-deals-title = Deals
keeper-no-deals = Nothing written yet.
keeper-column-deal = Deal
keeper-column-taker = Taker
keeper-column-totals = Totals
keeper-column-tools = What can be done
keeper-dealt-by = dealt by { $who }
keeper-why = Sheet
keeper-show-sheet = Sheet of deal { $number }
keeper-change = Change
keeper-broken = Deal { $number } cannot be counted under these rules; nothing after it is.
keeper-graph = The match so far
keeper-graph-words = After { $deals } deals: { $first } { $a }, { $second } { $b }.
