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
error-house-rule-irrelevant = “{ $option }” changes nothing here. { $reason }
error-profile-combination = These rules contradict each other: { $keys }. { $reason }
error-unknown-option = There is no house rule called { $option }.
error-option-value = { $option } cannot be { $got }.
error-unknown-profile = There is no game called { $profile }.
error-bad-profile = The profile { $file } has a fault: { $key } { $problem }
error-deal-not-over = The deal is not over: there is no record of it yet.
error-not-a-record = This is not a deal record.
error-no-records = There is no deal record in the file.
error-record-faults = The record has a fault at { $where }.
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
error-bus-driver = The bus needs a package that is not installed.
error-bus-url = This is not the address of a bus.
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
error-not-a-room = This table is for one person among bots.
error-unknown-code = There is no table with this code.
error-already-proposed = Something has been proposed already: answer it first.
error-nothing-proposed = Nothing has been proposed to you.
error-no-clock = This table has no clock.
error-clock-is-so = The clock stands or runs already.
error-store-unavailable = The table cannot be saved at the moment. Try again.
error-internal = Something went wrong here. Nothing was changed.
error-invalid-json = The request is not JSON.
error-invalid-request = A field is missing, unknown or of the wrong kind.
error-body-too-large = The request is too large.
error-unknown-message = The message is of an unknown kind.
error-too-fast = Too many messages: slow down.
error-too-slow = The request took too long to arrive. Send it again.
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
ui-promise = No account needed, no advertisements, nothing to buy. Nothing is asked of any other site.
ui-play = Play
ui-play-profile = Play { $name }
ui-loading = Setting the table…
ui-connecting = Coming to the table…
ui-reconnecting = The connection is lost. Your place is kept; trying again…
ui-reconnecting-watching = The connection is lost; trying again…
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
ui-cut-seal = The pack is shuffled and sealed
ui-cut-seal-text = This fingerprint fits this pack and no other. After the deal the pack is shown, and must have the same fingerprint: nobody can have changed a card once you cut.
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
ui-practice = A hint was given, a choice was taken back, or the cards were known: this deal counts as practice.
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
ui-speed-instant = no pauses
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

ui-practice-short = practice
ui-fair = How this deal was shuffled
ui-fair-text = Before the cut the server published a fingerprint of the salted pack (SHA-256 of salt, colon and the cards). With salt, pack and cut anybody can check that nobody chose the deal.
ui-fair-promise = Fingerprint
ui-fair-salt = Salt
ui-fair-pack = Pack before the cut
ui-fair-cut = Cut after

## The rules pages: one sentence a rule, picked by the options of the profile

rules-contents = Contents
rules-other-games = The other games
rules-house-rule = house rule of this table
rules-title-deal = Set up and choose trump
rules-title-order = Order and value of the cards
rules-title-play = Play
rules-title-count = Count
rules-title-example = An example
rules-title-context = Context and variants
rules-title-questions = Questions and answers

rules-goal-match = The aim is to be the first side to { $target } points. In each deal one side, the takers, sets out to take enough points to make its contract; the other, the defence, tries to prevent it.
rules-goal-one-deal = One deal decides, without a running match. The takers try to score at least as many points as their opponents.
rules-goal-two = A game for two. The aim is to reach { $target } points first. In each deal one player, the taker, must collect more than the other.

rules-deal-four = Four play in two partnerships, partners facing each other: you and the player opposite against your two neighbours. The pack has 32 cards, from 7 to ace in four suits. In French and Portuguese packs the jack, queen and king carry the letters V, D and R. Dealing, calling and playing run anticlockwise, to the right.
rules-deal-dealer-right = The first dealer is drawn by lot; afterwards the deal passes to the right.
rules-deal-dealer-drawn = The first player is drawn by lot for every deal; the dealer sits on that player’s left.
rules-deal-dealer-once = The dealer is drawn by lot.
rules-deal-shuffle-every-deal = The pack is shuffled for every deal and cut by the player on the dealer’s left, who leaves at least four cards in each part.
rules-deal-shuffle-cut-only = The pack is shuffled at the start only. Before each later deal the won tricks are put together, in no particular order, and the player on the dealer’s left cuts, leaving at least four cards in each part.
rules-deal-packets = Starting on the dealer’s right, each player is dealt five cards { $number ->
    [one] in one packet
   *[other] in packets of { $packets }
}. The next card is turned up.
rules-deal-auction = Beginning on the dealer’s right, each player may take the suit of the turned-up card as trump, or pass. The first to take ends the choice. If all four pass, there is a second round in which any of the three other suits may be named.
rules-deal-pass-next-dealer = If all four pass again, the cards are gathered and the next dealer deals.
rules-deal-pass-same-dealer = If all four pass again, the cards are gathered, shuffled and dealt once more with the same first player, until somebody takes.
rules-deal-pass-void = If all four pass again, the deal is void and a new one is offered.
rules-deal-completion = The taker receives the turned-up card, in either round, and two more; the others receive three. Everybody now holds eight cards. Nothing is left to draw and no cards are exchanged. The taker’s side are the takers, the other side is the defence.

rules-deal-two = Two play with 32 cards, from 7 to ace in four suits. The first dealer is drawn by lot; afterwards the deal alternates.
rules-deal-shuffle-two-cut-only = The pack is shuffled at the start of the match only. Before every deal it is cut by the dealer’s opponent, who leaves at least four cards in each part; the won tricks are put together in no particular order, so that nobody can know what lies covered.
rules-deal-shuffle-two-every-deal = The pack is shuffled for every deal and cut by the dealer’s opponent, who leaves at least four cards in each part.
rules-deal-rows = Each player gets eight cards face down on the table in two rows of four: a row to the opponent, a row to the dealer, and again. Eight cards face up follow in the same order, one on each covered card. There are no cards in hand and nothing to draw.
rules-deal-indicator = The dealer’s last exposed card is the indicator: it proposes the trump suit. The opponent speaks first, then the dealer: take or pass. Taking ends the choice. If both pass, each may in turn name any other suit, or pass.
rules-deal-pass-two = If both pass again, the cards are gathered and the deal goes to the other player.
rules-deal-stays = The indicator always stays among the dealer’s cards, whoever takes.

rules-order = Trump has an order of its own. The points of the cards add up to 152; with 10 for the last trick a deal is worth 162.
rules-order-trump = In the trump suit, from high to low: jack 20, nine 14, ace 11, ten 10, king 4, queen 3, eight and seven 0.
rules-order-plain = In the other suits, from high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine, eight and seven 0.

rules-play-lead = The player on the dealer’s right leads any card. Each player in turn, to the right, plays one card; the winner of a trick leads to the next. Eight tricks are played.
rules-play-follow = You must follow the suit led if you can.
rules-play-overtrump-true = If trump is led, you must beat the highest trump in the trick if you can, even your partner’s; if you cannot, play any trump. Following suit comes before everything else.
rules-play-overtrump-false = If trump is led, you must beat the highest trump in the trick if you can, unless your partner is winning; otherwise play any trump. Following suit comes before everything else.
rules-play-partner-any = If you cannot follow suit and your partner holds the trick, you may play any card.
rules-play-partner-plain-or-overtrump = If you cannot follow suit and your partner holds the trick, you may throw any plain card. A trump is allowed only if it beats every trump in the trick; if you hold nothing but trumps too low for that, play any of them.
rules-play-partner-plain-or-overtrump-if-able = If you cannot follow suit and your partner holds the trick, you may throw any plain card. If you choose a trump, it must beat those in the trick if you can.
rules-play-partner-as-opponent = If you cannot follow suit, your partner holding the trick changes nothing: you must trump as against an opponent.
rules-play-ruff-forced = If you cannot follow suit and an opponent holds the trick, you must trump, and beat the trumps already there if you can. If you cannot beat them, you must still play a lower trump.
rules-play-ruff-free = If you cannot follow suit and an opponent holds the trick, you must play a trump that beats those already there. If you hold none that does, you may play any card.
rules-play-free = With neither the suit led nor a trump, play any card.
rules-play-win = The highest trump wins the trick; without a trump, the highest card of the suit led. A card of another suit never wins.
rules-play-lead-two = The player on the dealer’s right, that is the dealer’s opponent, leads any exposed card; the winner of a trick leads to the next. All sixteen tricks are played.
rules-play-follow-two = The other player must follow suit with an exposed card if possible.
rules-play-overtrump-two = If trump is led, it must be beaten if possible.
rules-play-ruff-two = Without the suit led, trump if you can; otherwise throw any exposed card.
rules-play-covered = A covered card cannot be played and obliges nobody to anything: it is not available yet.
rules-play-uncover-after-trick = Only when both cards of a trick have been played are the covered cards under them turned up. They may be played from the next trick on. An exposed card with nothing under it stays available.
rules-play-uncover-at-once = The card under a played one is turned up at once, so the leader’s new card is seen before the reply. An exposed card with nothing under it stays available.

rules-count-last = Each side adds up the cards it has won; the last trick is worth 10 more. Together that makes 162.
rules-count-capot = A side that wins all { $tricks } tricks, a capot, gets 100 in place of the last trick’s 10: 252 in all.
rules-count-belote-none = King and queen of trump in one hand score nothing.
rules-count-belote-automatic = If one hand holds king and queen of trump from the start, “Belote” is announced by itself with the first of them and “Rebelote” with the second: 20 points for that side.
rules-count-belote-said = Whoever holds king and queen of trump together claims 20 points by saying “Belote” when playing the first of them; not said then, they are lost. “Rebelote” with the second is recommended, but changes nothing.
rules-count-belote-said-twice = Whoever holds king and queen of trump may say “Belote” when playing the first of them, for 10 points, and “Rebelote” with the second, for 10 more. Either may be left unsaid. The points belong to the side that announced them whatever happens.
rules-count-nothing-else = No other combination scores.
rules-count-melds-none = There are no bonuses for sequences, sets or belote: king and queen of trump count as cards only.
rules-count-melds-counted = Melds among the exposed cards count: a sequence of three 20, of four 50, of five or more 100; four jacks 200, four nines 150, four aces, tens, kings or queens 100. Only the owner of the best meld scores. King and queen of trump have no bonus.
rules-count-contract-majority = The takers make their contract if they have more points than the defence, belote included on both sides.
rules-count-contract-majority-two = The taker must collect more than 81 points.
rules-count-contract-half = The takers make their contract if they have at least as many points as the defence, belote included on both sides.
rules-count-contract-half-two = The taker must collect at least as many points as the opponent.
rules-count-contract-fixed = The takers make their contract with { $points } points, or with { $belote } as soon as either side has announced belote; their own belote counts towards it.
rules-count-contract-fixed-two = The taker must collect { $points } points.
rules-count-belote-apart = Here belote does not count when the contract is judged.
rules-count-made = If the contract is made, each side writes down its own points.
rules-count-failed-kept = If it fails, the takers write nothing but their own belote; the defence writes 162 and its own belote.
rules-count-failed-lost = If it fails, the takers write nothing and lose their belote; the defence writes 162 and its own belote.
rules-count-failed-all-points = If it fails, the takers write nothing; the defence receives all the card points and the belote of both sides.
rules-count-failed-plain = If it fails, the takers write nothing and the defence writes 162.
rules-count-failed-two = If the contract fails, the taker writes 0 and the opponent 162, or 252 with all the tricks. A taker who wins every trick writes 252 too.
rules-count-swept = A capot is written as 252, for takers or defence alike, with the winners’ own belote; what the losers keep of a belote is settled as above.
rules-count-tie-litige = Equal points are a litige: the defence writes its points, those of the takers are put aside for the side that wins the next decided deal. Further ties add to the pot.
rules-count-tie-litige-kept = Equal points are a litige: the defence writes its points, the takers write their belote, and the rest of their points is put aside for the side that wins the next decided deal. Further ties add to the pot.
rules-count-tie-fails = With equal points the contract fails; nothing is put aside.
rules-count-tie-makes = With equal points the contract is made.
rules-count-tie-fixed = One point short is a failure: nothing is put aside.
rules-count-one-deal = The higher score wins; equal scores are a draw.
rules-count-match-reached = The totals run on from deal to deal. The match ends after the deal in which a side reaches { $target }; if both do, the higher total wins. Points still put aside are lost.
rules-count-match-exceeded = The totals run on from deal to deal. The match ends after the deal in which a side goes beyond { $target }; if both do, the higher total wins. Points still put aside are lost.
rules-count-equal-play-on = If the totals are equal, another deal is played, the dealers following on as before, until they differ.
rules-count-equal-draw = If the totals are equal, the match is a draw.

rules-example-classic-1 = Hearts are trump and the nine of hearts is led. A later player holds the jack and the queen of hearts: the jack has to be played, it cannot be saved, because the nine must be beaten.
rules-example-classic-2 = With the eight and the seven of hearts from the others, the trick is worth 14 + 20 = 34.
rules-example-classic-3 = A deal without belote ends 100 for the takers and 62 for the defence: that is what they write. The other way round the contract fails: 0 and 162.
rules-example-contract-1 = Spades are trump and the nine of spades is led. A hand with king, ten and ace of spades, but not the jack, may follow with any of the three: none is high enough, but suit is followed.
rules-example-contract-2 = The defence has announced belote and the takers end with 91: the contract has failed, at 92 it would have been made. “Belote” alone, without “Rebelote”, is enough to raise it.
rules-example-single-deal-1 = The ace of hearts is led and the next player ruffs with the queen of spades, the trump suit. Whoever comes next without hearts but with the king of spades must overtrump. If the deal ends 91 all with belote on one side, the contract is made and each side writes its own.
rules-example-decouverte-1 = You lead your nine of clubs, which lies on a card nobody has seen; the opponent answers with the ace of clubs and wins. Only now is the covered card turned up: the jack of hearts.
rules-example-decouverte-2 = It may be played in the next trick, but not before. If hearts are trump it is the highest card of all, and yet it changes nothing in the trick that is over.

rules-context-classic-1 = Belote belongs to the European Jass family: trick games in which the cards have values.
rules-context-classic-2 = The codes published by the French federation show a tradition of play in partnership and differing conventions for announcements. They document today’s practice; they prove neither an inventor nor an exact year. Regional and family rules are agreed before the deal.
rules-context-classic-3 = Taking or passing is not the auction by numbers of coinche: that is a game of its own.
rules-context-contract-1 = This is Belote as a Portuguese-language rulebook has it: a match of as many deals as it takes, the contract a fixed number of points, and belote a risk one chooses to announce.
rules-context-single-deal-1 = A table for one deal: you and a bot opposite against two bots. There is no match to 1000.
rules-context-decouverte-1 = “Découverte” means uncovered. The layout adapts Belote to two players; it claims no ancient origin of its own.
rules-context-decouverte-2 = Pagat lists it among the variants of Belote and names its contributors; the rules consulted establish neither a first inventor nor a year.
rules-context-decouverte-3 = Uncovering the leader’s card at once and counting melds are documented alternatives. Both change what is known or what is scored, so agree on them before playing: here they are house rules.

rules-question-classic-1 = Must I ruff when my partner is winning?
rules-question-classic-1-answer = No. If you cannot follow suit and your partner holds the trick, any card will do. Only when trump is led must you beat even your partner.
rules-question-classic-2 = I forgot to say “Belote” with the first card. Can I say it with the second?
rules-question-classic-2-answer = No, the 20 points are lost. This table asks you when you play the first of the two.
rules-question-classic-3 = Do we lose our belote when our contract fails?
rules-question-classic-3-answer = No, each side keeps its own belote, whatever the outcome.
rules-question-contract-1 = May I say “Belote” and then stay silent?
rules-question-contract-1-answer = Yes: that is 10 points, and the contract is 92. “Rebelote” is possible only after “Belote”.
rules-question-contract-2 = Must I throw a low trump under a higher one?
rules-question-contract-2-answer = No. A trump must beat those in the trick; if you hold none that does and cannot follow suit, play any card. When trump is led you must follow with a trump all the same.
rules-question-contract-3 = Who is first in the next deal?
rules-question-contract-3-answer = The first player is drawn again for every deal. After eight passes it stays the same player.
rules-question-single-deal-1 = What happens with 81 all?
rules-question-single-deal-1-answer = The contract is made: the takers need only as much as the defence.
rules-question-single-deal-2 = Must I announce belote?
rules-question-single-deal-2-answer = No, it is announced by itself and counts 20 for the side that holds it. If the takers fail, it goes to the defence.
rules-question-single-deal-3 = How do I play a card?
rules-question-single-deal-3-answer = Choose it, then confirm: with the button, a second tap, or Enter.
rules-question-decouverte-1 = Can I play a covered card?
rules-question-decouverte-1-answer = No. Only exposed cards are played; those beneath are uncovered after the trick.
rules-question-decouverte-2 = Does the taker receive the indicator?
rules-question-decouverte-2-answer = No. It stays with the dealer.
rules-question-decouverte-3 = Do king and queen of trump score a belote?
rules-question-decouverte-3-answer = No, not in this version without announcements.

rules-table = What is written down
rules-table-taker = Takers
rules-table-defence = Defence
rules-table-made = Contract made
rules-table-failed = Contract failed
rules-table-capot = All tricks to the takers
rules-table-tie = Litige
rules-table-own = own points
rules-table-own-belote = + own belote
rules-table-both-belote = + belote of both sides
rules-table-aside = put aside

rules-diagram-four = The deal: packets from the dealer’s right round to the dealer, then one card is turned up.
rules-diagram-partner = opposite
rules-diagram-left = dealer’s left, cuts
rules-diagram-right = dealer’s right, first
rules-diagram-dealer = dealer
rules-diagram-two = Eight piles a side: an exposed card on a covered one. The brass corner marks the indicator, the dealer’s last card.
rules-diagram-example-classic = The trick of the example, in the order played: the jack wins, 34 points.
rules-diagram-example-contract = The nine leads; king and ten follow without beating it, the last player has no spade.
rules-diagram-example-single-deal = The queen ruffs, the king overtrumps.
rules-diagram-example-decouverte = The nine leads, the ace wins; only then is the jack uncovered.

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
keeper-more = Beside the table
keeper-about = Real cards: the sheet is written for you.
keeper-more-problems = Find the best card.

## Replay of a deal

replay-totals = Totals
error-too-many-records = Too many deal records at once: at most { $most }.
error-too-many-links = No more links can be given: at most { $most }.
error-unknown-link = There is nothing under this link.
replay-title = Replay
replay-intro = Finished deals, step by step: open a file of deal records, drop it anywhere on this page, or paste one. Each is checked against the rules of its game.
replay-choose-file = Open a file
replay-or-drop = or drop it on this page
replay-paste = Paste a deal record
replay-show = Show
replay-other-file = Other file
replay-checking = Checking the records: { $percent } %
replay-choose-deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
replay-deal = Deal { $number } · { $game } · match { $match }
replay-below = Seen from
replay-only-seat = Only the cards this seat saw
replay-seat = Player { $number }
replay-somebody = Somebody
replay-hand = { $who } holds { $cards }
replay-no-cards = no cards
replay-covered = Beneath it, covered: { $card }
replay-start = The cards are dealt.
replay-trick-back = Back a trick
replay-back = Back a step
replay-on = On a step
replay-trick-on = On a trick
replay-step = Step of the deal
replay-words = The play in words
replay-keys = Keys: ← → a step, ↑ ↓ a trick, Home and End.
replay-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
replay-fault-at = Line { $line }, { $where }:
replay-more-faults = and { $count } more
replay-where-play = card { $number }
replay-where-call = call { $number }
replay-where-trick = trick { $number }
replay-keep = Keep and share
replay-export = Save this deal
replay-export-all = Save all deals
replay-share = Link to this deal
replay-share-all = Link to all { $count }
replay-link = Whoever has this link sees the replay
replay-copy = Copy
replay-copied = Copied
replay-again = Play it again
replay-again-help = The same cards against bots, from the seat chosen above. It counts as practice.
replay-from-start = From the start
replay-from-trick = From trick { $number }
replay-give = Let friends play it
replay-give-link = Whoever has this link plays the same cards
replay-given-title = The same cards
replay-given = { $who } played this deal of { $game }. Play the same cards, with { $bots } at the other seats.
replay-given-played = { $count ->
    [0] Nobody has played it by this link yet.
    [one] One person has played it by this link.
   *[other] { $count } people have played it by this link.
}
replay-given-help = You see what the others made of it when you have finished. Whoever plays alike is answered alike.
replay-given-play = Play these cards
replay-given-go-on = Go on playing
replay-given-first-finish = The results are shown when you have finished the deal.
replay-your-name = Your name
replay-compare = What each made of the same cards
replay-compare-who = Who
replay-compare-trump = Trump
replay-compare-outcome = Contract
replay-compare-own = Own side
replay-compare-other = Other side
replay-compare-first = as played first
replay-compare-practice = practice: knew the cards, took a hint, or took a choice back
replay-compare-own-took = taken by own side
replay-compare-other-took = taken by the other side
replay-compare-refresh = Look again
replay-see = Replay
replay-about = Any finished deal, card by card.
replay-this = Replay
replay-compare-now = Compare

## Analysis of a deal, hints, problems

error-unknown-analysis = Nobody has asked for this analysis.
error-analysis-busy = Too many analyses are waiting: try again in a minute.
error-hint-with-people = There are no hints while other people sit at the table.
error-no-hint-now = There is nothing for you to choose now.
error-not-problems = This is not a file of problems.

hint-title = Hint
hint-thinking = Thinking about it…
hint-card = Play { $card }.
hint-call-take = Take with { $suit }.
hint-call-pass = Pass.
hint-stale = The table has moved on since.
hint-only-card = It is the only card allowed.
hint-draw-trumps = It draws trumps: { $count } are still out.
hint-cash-master = No card of its suit that is left can beat it.
hint-lead-safe = A quiet lead: little is lost with it.
hint-lead-singleton = It is the only card of its suit in hand: the next ones can be trumped.
hint-lead-other = The other leads cost more.
hint-beats-all = No card of its suit that is left can beat it; the trick holds { $points }.
hint-wins-last = It wins the trick: { $points }.
hint-wins-now = It holds the trick for now: { $points }.
hint-ruffs = It trumps the trick: { $points }.
hint-feeds-partner = The partner holds the trick: this adds { $points } to it.
hint-partner-wins = The partner holds the trick: better cards are kept.
hint-gives-little = The others hold the trick: this gives them { $points }.
hint-gives-up = The others hold the trick; what is kept is worth more than these { $points }.
hint-voids-suit = It is the last card of its suit in hand: that suit can be trumped from now on.
hint-uncovers = It turns up another card of the same player.
hint-better-by = By { $points } points on average better than { $other }.
hint-equal-to = About as good: { $other }.
hint-take = Taking with { $suit } is worth about { $worth }, passing { $pass }.
hint-take-jack-nine = Jack and nine of { $suit } are in hand, { $count } trumps with the turned-up card.
hint-take-jack = The jack of { $suit } is in hand, { $count } trumps with the turned-up card.
hint-take-nine = The nine of { $suit } is in hand, { $count } trumps with the turned-up card.
hint-pass = Taking with { $suit } is worth about { $worth }, passing { $pass }.

analysis-title = Analysis
analysis-intro = Two answers, never mixed: what a card cost as the cards really lay, and what it cost on average over everything its player could not know. Bad luck is no mistake.
analysis-start = Analyse this deal
analysis-waiting = Waiting for its turn
analysis-working = { $done } of { $total } choices worked out
analysis-failed = The analysis could not be finished.
analysis-again = Try again
analysis-calls = Calls
analysis-plays = Plays
analysis-mistakes = Mistakes, the dearest first
analysis-no-mistakes = No choice cost anything worth naming on average.
analysis-cost = { $cost } points (± { $error })
analysis-graph = Expected result
analysis-graph-words = Points of the side that took, as expected before each play: { $first } at the start, { $last } at the end.
analysis-line-known = all cards known
analysis-line-average = what the player could know
analysis-axis = { $points } points
analysis-table = The graph as a table
analysis-column-play = Play
analysis-column-known = All cards known
analysis-column-average = On average
analysis-column-verdict = Judged
analysis-trick = Trick { $number }
analysis-verdict-good = good
analysis-verdict-mistake = mistake
analysis-verdict-unlucky = unlucky
analysis-verdict-lucky = lucky
analysis-verdict-forced = no choice
analysis-means-good = Nothing was better, as far as could be known.
analysis-means-mistake = It cost on average, and it cost here.
analysis-means-unlucky = Right as far as could be known; these cards lay badly.
analysis-means-lucky = It costs on average; these cards forgave it.
analysis-means-forced = There was no other card to play.
analysis-known-cost = With all cards known: cost { $cost }.
analysis-known-none = With all cards known: too long to work out here.
analysis-average-cost = On average: cost { $cost } (± { $error }).
analysis-unfinished = not worked out
analysis-best = Best on average: { $card }
analysis-expert = The expert plays { $card }.
analysis-expert-why = Why
analysis-option-pass = Pass
analysis-option-take = Take with { $suit }
analysis-expected = { $points } (± { $error })
analysis-call-words = Expected score difference, deals imagined around the caller's cards
analysis-method-sampled = { $worlds } imagined deals
analysis-method-every = all deals that fit
analysis-method-exact = exact over the covered cards
analysis-method-searched = { $worlds } games for each card
analysis-see = Show in the replay

problems-title = Problems of the day
problems-intro = Find the play: one card is clearly the best on average, and a club player missed it.
problems-number = Problem { $number } of { $total }
problems-solved = { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
problems-day = { $day }
problems-earlier = The day before
problems-later = The day after
problems-your-turn = Your turn: which card?
problems-taken = { $who } took with { $suit }.
problems-us = your side
problems-them = the others
problems-points = Card points so far: you { $mine }, they { $theirs }
problems-before = Tricks so far
problems-no-tricks = This is the first trick.
problems-trick = The trick
problems-you-lead = You lead.
problems-hand = Your cards
problems-seat-me = You
problems-seat-right = Right
problems-seat-partner = Partner
problems-seat-left = Left
problems-seat-other = Opponent
problems-right = That is the card.
problems-wrong = Not the best: { $card } costs { $cost } on average.
problems-best = Best: { $card }
problems-missed = The club player chose { $card }.
problems-values = What each card brings on average
problems-next = Next problem
problems-done = That was today’s set.
problems-card = Card
problems-value = Points from here on
problems-covered = A covered card

## Statistics

stats-title = Statistics
stats-intro = From the deals you have finished in this browser.
stats-loading = Counting your deals
stats-none = No deal is finished yet.
stats-play = Play one
stats-against = with { $level }
stats-people = people
stats-deals = Deals
stats-taken = You took
stats-made = and made it
stats-side-made = Made when your side took
stats-capots = Capots
stats-points = Written per deal, you and them
stats-matches = Matches won
stats-practice = { $count ->
    [one] One practice deal is not counted.
   *[other] { $count } practice deals are not counted.
}
stats-practice-mark = practice
stats-recent = Latest deals
stats-you-took = you took
stats-side-took = your partner took
stats-other-took = they took
stats-about = How your own deals have gone.

## Tables for several people

ui-room-friends = Play with friends
ui-room-join = Join with a code
ui-room-code = Code
ui-room-join-go = Go to the table
ui-room-new = Open a table
ui-room-create = Open the table
ui-room-about = You get a link and a code. Whoever has one of them can sit down; bots take the seats left over.
ui-room-name = Your name
ui-room-name-needed = First write your name: the others see it at your seat.
ui-room-name-save = Save name
ui-room-level = Bots, also for whoever is away
ui-room-clock = Time for a move
ui-room-clock-none = No clock
ui-room-clock-seconds = { $seconds } s
ui-room-clock-help = And { $bank } s more for the whole match. When both are used up, a bot makes that one move.
ui-room-away = A bot plays for someone who left after
ui-room-listed = Listed on this server: strangers may join
ui-room-is-listed = Listed: anybody may join
ui-room-is-private = Private: only with the link or the code
ui-room-open-tables = Tables waiting for players
ui-room-waiting = The table is open
ui-room-invite = Bring the others
ui-room-link = Link to this table
ui-room-seats = Seats
ui-room-seat-number = Seat { $number }
ui-room-guest = Guest { $number }
ui-room-bot-0 = Bruno
ui-room-bot-1 = Nora
ui-room-bot-2 = Hugo
ui-room-bot-3 = Inês
ui-room-bot = bot, { $level }
ui-room-you = you
ui-room-sit = Sit here
ui-room-move = Move here
ui-room-give-up = Give up my seat
ui-room-put-bot = Bot here
ui-room-remove = Remove
ui-room-host = You opened this table
ui-room-fill = Bots at every empty seat
ui-room-start = Start the game
ui-room-wait-host = Whoever opened the table starts the game.
ui-room-watching = You are watching: you see no hands.
ui-room-lent = a bot plays
ui-room-lent-you = A bot plays for you.
ui-room-take-back = Take my seat back
ui-room-time-left = { $seconds } seconds left
ui-room-paused = The clock stands still.
ui-room-ask-undo = Ask to take back my last choice
ui-room-ask-pause = Ask to pause the clock
ui-room-ask-resume = Ask to go on
ui-room-leave = Leave: a bot plays for me
ui-room-proposed-undo = { $who }: may I take back my last choice?
ui-room-proposed-pause = { $who }: shall we stop the clock?
ui-room-proposed-resume = { $who }: shall we go on?
ui-room-agree = Agree
ui-room-decline = No
ui-room-waits-consent = The others are asked.
ui-room-event-seated = { $name } takes a seat.
ui-room-event-bot = A bot takes a seat.
ui-room-event-left = Seat { $number } is empty.
ui-room-event-began = The game begins.
ui-room-event-away = { $who }: away.
ui-room-event-back = { $who }: back at the table.
ui-room-event-lent = { $who }: a bot plays on.
ui-room-event-timeout = { $who }: out of time, a bot makes this move.
ui-room-event-paused = The clock is stopped.
ui-room-event-resumed = The clock runs again.
ui-room-event-agrees = { $who }: agreed.
ui-room-event-declines = { $who }: no.
ui-room-people = { $count ->
    [one] One person is there
   *[other] { $count } people are there
}
ui-room-seats-left = { $count ->
    [0] Every seat has a player.
    [one] One seat is empty.
   *[other] { $count } seats are empty.
}

## Why house rules do not go together

reason-no-partner = With two players nobody has a partner, and no trick holds two trumps before you.
reason-game-for-two = It belongs to the game for two, with its exposed and covered cards.
reason-no-hands = The game for two has no hands, so king and queen of trump cannot be in one.
reason-no-belote = Belote is not scored here.
reason-no-litige = Only a litige puts points aside.
reason-no-fixed-contract = The contract is not a fixed number of points.
reason-contract-without-belote = The contract does not depend on belote.
reason-belote-not-lost = It makes a difference only where the takers lose their belote when they fail.
reason-one-deal = The match is a single deal.
reason-two-or-four = Two or four people play.
reason-packets-of-five = Everybody is dealt five cards before one is turned up.
reason-rows-of-eight = Each layer is dealt as two rows of four cards a side.
reason-turned-card-place = With two players the turned-up card stays with the dealer; with four the taker gets it.
reason-two-without-belote = With two players belote does not count.
reason-four-without-melds = Melds count with two players only.
reason-four-without-covered = With four players there is nothing to uncover.
reason-half-makes-ties = Whoever needs only half of the points makes the contract on a tie.
reason-fixed-decides-ties = With a fixed number of points, nobody looks at who has more: below it the contract fails.
reason-belote-never-lowers = Announcing belote cannot lower the contract.
reason-one-deal-without-litige = Points put aside need a next deal: a single deal has none.
reason-one-deal-is-shuffled = A single deal is always shuffled.
reason-one-deal-may-draw = A single deal cannot be played on: equal points are a draw.

ui-house-rule-set = Set “{ $option }” to: { $value }

## People at a table: consent, words, spectators, accounts

error-too-talkative = That was a lot at once: wait a little before saying more.
error-unknown-phrase = There is no phrase called { $phrase }.
error-spectators-react = Spectators have reactions, not phrases.
error-spectators-wait = Spectators may react only between deals.
error-hands-private = Only the players may look at the deals of this table.
error-name-taken = Somebody has an account called { $name } already.
error-weak-passphrase = A passphrase has { $shortest } to { $longest } characters.
error-sign-in-failed = No account has this name and this passphrase.
error-not-signed-in = You are not signed in.
error-signed-in = You are signed in: an account is deleted as a whole.
error-too-many-tries = Too many tries: wait a minute.
ui-table-surrender = Give up the match
ui-table-surrender-ask = Give up the match?
ui-table-surrender-text = The others win at once. The deal on the table is not counted; finished deals stay as they are.
ui-table-surrender-partner = Your partner must agree.
ui-table-surrender-yes = Give up
ui-table-surrender-no = Play on
ui-table-given-up-us = You gave up the match.
ui-table-given-up-them = The others gave up the match: you win.
ui-table-given-up-side = { $side } gave up the match.
ui-table-given-up-note = The deal on the table was not finished and counts for nobody.
ui-table-given-up-history = Match given up by { $side }
ui-table-rematch = Another match
ui-table-rematch-wanted = You want another match
ui-table-rematch-waits = Waiting for { $who }.
ui-table-rematch-want = { $who }: another match?
ui-table-withdraw = Take it back
ui-table-seat-gone = nobody any more
ui-table-all-hands = All hands
ui-table-all-hands-about = As they were dealt.
ui-table-all-piles-about = As they were dealt: the card on top, the covered card behind it.
ui-table-watching-open = You are watching: you see all hands once the deal is over.
ui-room-open-hands = Spectators see all hands after each deal
ui-room-hands-open = Spectators see all hands after each deal.
ui-room-hands-closed = Spectators see no hands.
ui-room-proposed-surrender = { $who }: shall we give up the match?
ui-room-event-surrendered = { $who }: match given up.
ui-room-event-lapsed-undo = Nothing is taken back.
ui-room-event-lapsed-pause = The clock runs on.
ui-room-event-lapsed-resume = The clock stays stopped.
ui-room-event-lapsed-surrender = The match goes on.
ui-room-event-forgotten = { $who } is gone for good: a bot plays on.
ui-room-event-rematch = { $who }: another match?
ui-room-event-said = { $who }: { $phrase }
ui-talk = Say something
ui-talk-phrases = Phrases
ui-talk-reactions = Reactions
ui-talk-mute = Hear
ui-talk-mute-help = Whoever is switched off here says nothing more in this browser. Nobody is told.
ui-talk-spectators = Spectators
ui-talk-spectator = A spectator
ui-talk-between = Spectators may react between deals.
ui-talk-hello = Hello!
ui-talk-good-luck = Good luck!
ui-talk-well-played = Well played!
ui-talk-thank-you = Thank you
ui-talk-sorry = Sorry
ui-talk-no-hurry = No hurry
ui-talk-one-moment = One moment, please
ui-talk-back-again = Back again
ui-talk-good-game = Good game!
ui-talk-goodbye = Goodbye
ui-talk-smile = a smile
ui-talk-laugh = a laugh
ui-talk-surprise = surprise
ui-talk-thumb = thumbs up
ui-talk-heart = a heart
account-title = Account
account-about = Keep your tables and figures across devices, if you like.
account-optional = Everything works without an account. With one, your tables and your statistics follow you to another phone or computer.
account-no-mail = There is no e-mail, and so no recovery: whoever forgets the passphrase has lost the account. Write it down.
account-guest = You are a guest in this browser.
account-signed-in = Signed in as { $name }.
account-tables = { $count ->
    [0] No table yet.
    [one] One table is kept.
   *[other] { $count } tables are kept.
}
account-sign-in = Sign in
account-sign-up = New account
account-sign-out = Sign out
account-name = Name
account-passphrase = Passphrase
account-passphrase-help = At least { $shortest } characters; a few words are easier to remember than signs.
account-passphrase-show = Show the passphrase
account-take-over = Bring along what was played in this browser
account-create = Make the account
account-change = Change the passphrase
account-passphrase-old = Passphrase now
account-passphrase-new = New passphrase
account-change-help = Every other browser is signed out.
account-changed = The passphrase is changed.
account-delete = Delete the account
account-delete-help = Your name, your links and your seats are taken out of everything. Deals you finished with others stay with them, without your name; where a match goes on, a bot plays for you. This cannot be undone.
account-delete-yes = Delete for good
account-deleted = The account is deleted.
account-forget = Forget me
account-forget-help = What this server keeps of you as a guest goes: your name, your links and your seats. Deals you finished with others stay with them, without your name; where a match goes on, a bot plays for you. This cannot be undone.
account-forget-yes = Forget me for good
account-forgotten = Nothing is kept of you any more.
account-cancel = Cancel
account-local = Settings, the score keeper and solved problems are kept by your browser alone.

## A table closed by whoever runs the server

error-table-closed = This table was closed by whoever runs the server.
closed-reason = Whoever runs the server closed this table: { $reason }
closed-text = Whoever runs the server closed this table. Finished deals are kept.

## Ratings, and deals looked at in the background

error-analysis-failed = The analysis could not be finished.
error-share-too-large = A link holds { $largest } characters at most, about { $deals } deals: share fewer.
analysis-preparing = Making the solver ready: part { $done } of { $total }. The first time takes a minute or two; later it is there at once.
analysis-preparing-start = Making the solver ready
hint-simpler = (From { $bot }: the strongest player is still being made ready.)
hint-practice = This deal counts as practice now.
stats-lost-plays = Points lost a deal by cards
stats-lost-calls = Score lost a deal by calls
stats-lost-from = Deals analysed for mistakes: { $analysed } of { $deals }
stats-study-title = Deals looked at
stats-study-open = { $open ->
    [one] One finished deal has not been looked at yet; { $known } have.
   *[other] { $open } finished deals have not been looked at yet; { $known } have.
}
stats-study-all = { $known ->
    [one] Your one deal has been looked at.
   *[other] All your { $known } deals have been looked at.
}
stats-study-begin = Look at my deals
stats-study-help = In the background, some seconds a deal: what each choice cost on average, and what every bot makes of the same cards in your seat.
stats-study-waiting = Waiting for its turn
stats-study-working = Deal { $number } of { $total }
stats-study-away = You may close the page: what is found is kept.
stats-rating-title = Rating
stats-rating-in = Rating: { $game }
stats-rating-intro = The same cards, the same seat, the same players around it: what you made of them, what each bot made of them, and what others made of a deal you shared. The luck of the cards is the same for all, so it drops out.
stats-rating-means = Everybody starts at 1500. With 100 points more you have the better result in 64 of 100 deals that differ, with 400 more in ten of eleven. It counts who did better, not by how much.
stats-rating-range = { $boards ->
    [one] From one deal: 95 times in 100 the true value lies between { $low } and { $high }.
   *[other] From { $boards } deals: 95 times in 100 the true value lies between { $low } and { $high }.
}
stats-rating-few = From so few deals this says little.
stats-rating-same-cards = Your result on the same cards
stats-rating-against = Against
stats-rating-strength = Rating
stats-rating-better = better
stats-rating-equal = equal
stats-rating-worse = worse
stats-rating-share = To expect
stats-rating-people = People

## What can go wrong for whoever serves

error-backup-file = The backup file cannot be used.
error-backup-nothing = There is nothing here to back up.
error-backup-refused = The backup was not restored: nothing was changed.
error-configuration = A setting makes no sense: the server did not start.
error-many-tables = Several tables begin like this: give more of the id.
error-no-database = There is no database at this address yet.
error-no-table = There is no table with this id.
error-workers-fail = The server's workers cannot start.

## The link for watching

error-watch-only = This link is for watching: it leads to no seat.
ui-watch-links = Links to this table
ui-watch-link = Link for watching
ui-watch-link-help = Whoever has this one looks on and cannot sit down.
ui-watch-seats = Whoever has this link or the code can sit down.
ui-watch-seats-begun = For the players, to come back to their seats. Others can only watch now.
ui-watch-waiting = You came to watch. The game has not begun yet.

## Whoever was signed out while a table was open

ui-signed-out = You were signed out in this browser. Sign in again to have your seat back.
closed-line = The table is closed.
closed-before = Whoever runs the server closed this table before the game began.
