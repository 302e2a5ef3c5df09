### Looking back at games, and reading the rules.

## Replays

replay-loading = Loading the game…
replay-missing-title = There’s no such game
replay-missing-text = Perhaps it was too old and has been removed, or the link is missing a letter.
replay-unreachable-title = The game can’t be loaded right now
replay-broken-title = This record can’t be replayed
replay-broken-text = What is kept here isn’t the record of a game by our rules. Nothing else is affected.
replay-broken-why = What is wrong with it
eyes = View
eyes-open = All open
eyes-open-key = See all hands (0)
eyes-of = See what { $name } saw ({ $key })
hands = Hands
hand-empty = No cards left
hand-next = played next
hand-drew = just drawn
hand-unknown = { $cards ->
    [0] no hidden cards
    [one] one hidden card
   *[other] { $cards } hidden cards
}

## Going through a game

replay-steps = Steps of the game
replay-slider = Step of the game
replay-position = { $step } of { $last }
replay-value = { $position }: { $told }
replay-to-start = To the deal
replay-turn-back = Back one turn
replay-back = Back one step
replay-play = Play
replay-pause = Pause
replay-play-key = Play or pause (space)
replay-on = Forward one step
replay-turn-on = Forward one turn
replay-to-end = To the end
replay-key-step = one step back or forward
replay-key-turn = one turn back or forward
replay-key-ends = to the deal, to the end
replay-key-play = play, or pause
replay-key-eyes = all hands open, or one seat’s view
replay-key-next-eyes = the next seat’s view
replay-key-review = review this game
replay-key-mistakes = the next mistake, the one before
review-game = Review this game
review-game-key = Review this game (R)
review-offer = See where it was won and lost: the chance turn by turn, better turns, luck and skill. Your device works it out by itself, without a network too.

## What was done

step-ends = { $name } ends the turn
step-draws = { $cards ->
    [one] draws one card
   *[other] draws { $cards } cards
}
step-draws-these = draws { $cards }
step-lost-stuck = no card fits any more
step-lost-skull = a skull stayed uncovered
step-lost-three = exactly three cards weren’t possible in this turn
step-lost-one-pile = the turn had cards on more than one pile

## Key moments

moments = Key moments
moment-biggest-step = { $name }: { $card } on { $pile }, the biggest step of all ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } clears the pile: one card
   *[other] { $name } clears the pile: { $cards } cards
}
moment-biggest-take = { $cards ->
    [one] Biggest catch: { $name } takes one card
   *[other] Biggest catch: { $name } takes { $cards } cards
}

## The check

check-title = Was it a fair deal?
check-intro = Before the first card, the table showed the fingerprint of a secret. Now the secret is in the record, and your browser can check the whole game by itself.
check-intro-offline = Your own device shuffled this game from a secret, which is in the record. Your browser can check the whole game by itself.
check-noted = Fingerprint you noted before the deal
check-noted-none = None? Leave it empty
check-now = Check the game
check-good = Everything is right.
check-good-so-far = All that can be checked is right.
check-bad = Something is wrong.
check-noted-good = The secret has the very fingerprint you noted: the deal was fixed before the first card.
check-noted-bad = The secret has another fingerprint than the one you noted. Another deal was promised, or a digit got lost on the way.
check-noted-open = You gave no fingerprint, so whether the deal was fixed before the first card is left open.
check-seen-good = This browser saw that fingerprint before the first card: the server’s secret was fixed by then.
check-deal = All { $cards } cards lay in the order that follows from the secret, and from nothing else.
check-deal-shared = All { $cards } cards lay in the order that follows from the secret and from what the players added, and from nothing else.
check-shuffled-alone = No player added anything to the shuffle: the server shuffled alone.
check-shuffled = Shuffled with the server: { $who }. None of them alone could choose the order.
check-added-nothing = Added nothing to the shuffle: { $who }.
check-left-out = Promised to add something that wasn’t there in time: { $who }.
check-own-good = What this browser added is in the shuffle.
check-own-not-sent = This browser promised to add something and couldn’t send it in time. The record says so.
check-own-left-out = This browser sent what it had promised, but the record says it wasn’t there in time. The line may have been slow; if it happens often, don’t trust the server.
check-own-missing = This browser promised to add something, and the record knows nothing of it.
check-list-good = The record has the very list of promises that this browser was shown before anyone opened theirs.
check-list-bad = The record has another list of promises than this browser was shown before the deal.
check-plays = { $plays ->
    [one] The only play followed the rules.
   *[other] All { $plays } plays followed the rules, one by one.
}
check-result = The game ended as the record says.
check-no-result = The game was given up, so there is no result to check.
check-print = Fingerprint of the secret:
check-no-seed = The record has no secret, so nothing says where its cards come from.
check-bad-deal = The cards don’t follow from the secret: { $reason }
check-bad-play = A play was against the rules: { $reason }
check-limits = What this can’t prove: that nobody looked. Whoever runs the server could have read the secret during the game.
check-limits-offline = What this can’t prove: that nobody looked. Whoever holds the device could have read the secret during the game.

## Taking it along

keep = Keep a copy
keep-only-here = This game is kept in this browser only. To show it to others, send them the file.
copy-position = Copy link to this position
download-record = Download the record

## Rules

rules-games = Games
rules-contents = Contents
rules-loading = Loading the rules…
rules-unreachable-title = The rules can’t be loaded right now
