### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = The others
your-stacks = Your stacks
cards-in-all = { $cards ->
    [one] one card left
   *[other] { $cards } cards left
}
you-have = { $cards ->
    [one] You have one card left
   *[other] You have { $cards } cards left
}

## Stacks and hands

stack-whole = Stack { $stack }: { $card }, under it one vertical card and one horizontal
stack-two = Stack { $stack }: { $card }, under it one horizontal card
stack-across = Stack { $stack }: only the horizontal card
stack-gone = Stack { $stack }: nothing left
stack-free = you may turn it over
stack-and = { $stack }, { $more }
card-of = { $card } of { $cards }
card-known = everyone knows about it
card-not-now = can’t be played now
hand-of = { $cards ->
    [0] { $name } holds no cards. What is known?
    [one] { $name } holds one card. What is known?
   *[other] { $name } holds { $cards } cards. What is known?
}
what-is-known = What everyone knows about this hand
known-title = What everyone knows about { $name }’s hand
known-none = Nobody has seen a card of this hand.
known-rest = { $cards ->
    [0] There are no others.
    [one] One other card is hidden.
   *[other] { $cards } other cards are hidden.
}

## The pile

pile = Pile
pile-show = Show the whole pile
pile-empty = The pile is empty
pile-valueless = A joker without a value
pile-joker = { $cards ->
    [one] Pile: a joker without a value
   *[other] Pile: { $cards } cards, on top a joker without a value
}
pile-run = { $cards ->
    [one] Pile: one card, { $value }, { $run } of { $full }
   *[other] Pile: { $cards } cards, on top { $value }, { $run } of { $full }
}
run-of = { $run } of { $full }
out-of-game = { $cards ->
    [0] No card has left the game yet.
    [one] One card has left the game.
   *[other] { $cards } cards have left the game.
}

## Playing

hint-open-empty = Start the pile with anything you like
hint-open-joker = The joker has no value: lay anything you like
hint-open = { $missing ->
    [one] Lay { $value } or lower; one more { $value } clears it
   *[other] Lay { $value } or lower; { $missing } more clear it
}
hint-open-four = Four of a kind: lay lower than { $value }
hint-sweep = Four of a kind: clear the pile and go again, or end your turn
hint-extend = Add another { $value }, or end your turn
hint-name-joker = Add the number the joker should stand for, or end your turn
hint-end = Nothing can be added: end your turn
hint-target = A PUSH! Choose who takes the pile
hint-they-extend = may add to it
hint-they-sweep = may clear the pile
hint-they-target = chooses who takes the pile
play-nothing = Choose cards
play-cards = { $cards ->
    [one] Play { $value }
   *[other] Play { $cards } × { $value }
}
play-add = Add { $value }
play-joker = Play the joker
play-blind = Turn over stack { $stack }
play-push = Push it to …
play-push-to = Push it to { $name }
play-special = Play { $card }
play-sweep = Clear!
leave-four = Leave the four
makes-four = four of a kind
clears-pile = clears the pile
pass = Pass
take-pile = Take pile
who-takes-it = Who takes the pile?
push-to = { $cards ->
    [one] Push the pile to { $name }, who has one card left
   *[other] Push the pile to { $name }, who has { $cards } cards left
}
choose-cards-first = First choose the cards to play.
choose-victim-first = First choose who takes the pile.
choose-across-first = First choose which card to turn over.
no-across-free = None of your horizontal cards can be turned over now.
no-take-now = The pile can’t be taken now.
across-only-opens = A horizontal card can only begin a play.

## A card is turned over

moment-you = You turn over
moment-they = { $name } turns over
moment-fits = It fits
moment-counts = The joker counts as { $value }
moment-joker = A joker without a value, so far
moment-blind-cleared = The pile is cleared!
moment-push = A PUSH: somebody takes the pile
moment-too-high = { $cards ->
    [one] Too high: it goes to the hand
   *[other] Too high: { $cards } cards go to the hand
}
moment-fifth = { $cards ->
    [one] A fifth doesn’t fit: it goes to the hand
   *[other] A fifth doesn’t fit: { $cards } cards go to the hand
}

## Points

match-points = Points
points-round = Round
points-match = Match
next-round = Next round
host-deals-next = The host deals the next round.
match-won-title = You win the match!
match-shared-title = You share the win!
match-lost-title = { $name } wins the match
match-text = All rounds have been played. Whoever has the fewest negative points wins.

## Keys

key-choose-own = move from card to card
key-choose-card = choose the card; press again to play
key-put-back = choose the card, or put it back
key-stacks = your stacks, or whom to push the pile to
key-play = play what you chose, or end your turn
key-turn-over = turn over a horizontal card
key-take-pile = take the pile
key-leave-four = end your turn; four of a kind stay
key-read-pile = read the pile and your stacks
key-read-others = read what the others have
key-read-may = read whose turn it is and what can be done
key-put-all-back = put all cards back
command-label-clear4 = Type a play, such as play 5 J s2 or end
typed-nothing-clear4 = Type a play first, such as play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } as { $value }
told-you-blind = You turn over a card: { $card }
told-blind = { $name } turns over a card: { $card }
told-turned-up = { $name }, stack { $stack }: { $card } is turned up
told-cleared = { $cards ->
    [one] The pile is cleared
   *[other] The pile is cleared: { $cards } cards
}
told-you-took = You take the pile: { $cards }
told-took = { $name } takes the pile: { $cards }
told-nothing = nothing
read-other = { $name }: { $up }; { $hand } in hand, { $cards } in all
read-none-up = no card face up
