### What a table agrees on before the deal: what can be chosen, what it means, and what was chosen.

agreement = Rules and options

term-expert = Expert
term-expert-about = At least three cards a turn instead of two, while there is a draw pile.
term-hand-less = One card less in hand
term-hand-less-about = Every hand is one card smaller.
term-one-pile = The “One pile” command
term-one-pile-about = What holds in the turn in which it is laid.
reading-one-pile = By the book: its own pile
reading-one-pile-strict = Strict: earlier cards count, too
reading-one-pile-loose = Loose: the next card picks
term-joker-sets = Several jokers at once
term-joker-sets-about = They may be played together without a number, on any pile that has a value.
term-pass-on-empty = Passing on an empty pile
term-pass-on-empty-about = Otherwise there is always a card to play.
term-last-push-moves = The last PUSH still pushes
term-last-push-moves-about = A PUSH as somebody’s last card still moves the pile before they win.
term-turn-cap = Turns in a round, at most
term-turn-cap-about = After so many, whoever has the fewest cards wins.
term-must-sweep = Four of a kind must go
term-must-sweep-about = They clear the pile by themselves, at once. Otherwise you may leave them.
term-original-rules = Original rules
term-original-rules-about = The cards of Extreme as plain numbers: no command counts.

term-layout = Cards with commands
term-layout-about = Always the same, different with every deal, or those of your own box.
layout-default = The standard ones
layout-shuffled = Shuffled with every deal
layout-own = My own box
layout-missing = { $cards ->
    [one] { $command }: one number missing
   *[other] { $command }: { $cards } numbers missing
}
layout-too-many = { $cards ->
    [one] { $command }: one number too many
   *[other] { $command }: { $cards } numbers too many
}
layout-double = { $card } is given for both { $one } and { $other }
layout-code-length = A code has 32 characters, this one has { $found }.
layout-code-character = “{ $found }” (character { $place }) is in no code: they are made of digits and letters.
layout-code-wrong = At least one character of this code is wrong.

term-first = Who begins?
term-first-about = By the book: who tidied up last? Choose their seat, or leave it to chance.
first-drawn = Chance decides
seat-number = Seat { $seat }
term-rounds = Rounds
term-rounds-about = Their points are added up. Usually everyone begins once.

clock = Time for a turn
clock-about = Without a limit, everyone takes the time they need.
clock-none = No limit
clock-30s = 30 seconds
clock-60s = One minute
clock-1d = One day
term-at-zero = When time is up
term-at-zero-about = Whoever comes back simply plays on.
at-zero-wait = The others wait
takebacks = Taking plays back
takebacks-about = By the rules, a card once laid stays. A play that showed a hidden card can’t be taken back.
takeback-never = Never
takeback-ask = If the others agree
takeback-free = Freely
term-talk = Talk
term-talk-about = What is refused while numbers are secret. Signals can always be given.
talk-strict = Strict: no numbers, not even in disguise
talk-gentle = Gentle: only plain numbers are refused
talk-signals = Signals only
term-bots-take-time = Bots take their time
term-bots-take-time-about = As long as people would, so that everyone can follow.
listed = Anyone may find this table
listed-about = It stands in the list of open tables, and its record in that of finished games.

## The same in one line, after the name of the game

brief-expert = expert
brief-hand-less = hand −1
brief-one-pile-strict = “One pile” strict
brief-one-pile-loose = “One pile” loose
brief-joker-sets = jokers one by one
brief-pass-on-empty = passing on empty
brief-last-push-moves = last PUSH pushes nothing
brief-turn-cap = { $turns ->
    [one] one turn at most
   *[other] { $turns } turns at most
}
brief-must-sweep = four must go
brief-layout-shuffled = shuffled commands
brief-layout-own = own box
brief-first = seat { $seat } begins
brief-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
brief-clock-30s = 30 s a turn
brief-clock-60s = 60 s a turn
brief-clock-1d = a day a turn
brief-at-zero = then a bot plays
brief-takeback-free = free take-backs
brief-talk-gentle = gentle talk
brief-talk-signals = signals only
brief-quick-bots = quick bots
brief-listed = open to all
