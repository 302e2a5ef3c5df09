### Lessons: a game is learned by playing a few turns of it.

learn-title = Learn by playing
learn-text = Play a few turns with a coach beside you. Nothing counts, nothing can go wrong, and a lesson takes about three minutes.
learn-the-game-line = Climb, fall and jump back: how a team lays all the cards.
learn-extreme-line = Skull, stop, “3!” and four commands that stay. Know The Game first.
learn-clear-4-line = Equal or lower, four of a kind, PUSH, CLEAR, and cards that nobody has seen.
learn-done = You know it
learn-begin = Begin
learn-repeat = Once more
learn-all = All lessons

## Around a lesson

learn-coach = Coach
learn-progress = Step { $step } of { $steps }
learn-continue = Continue
learn-back = Back
learn-show = Show me
learn-watch = { $name } is playing …
learn-your-go = Now you
learn-table = Practice table
learn-not-yet = Read this first, then press “Continue”.
learn-instead-lay = You may do that. Here, try { $card } on pile { $pile }.
learn-instead-end = You may do that. Here, end your turn.
learn-instead-other = You may do that. Here, try what is marked.
learn-show-lay = It is { $card }, on pile { $pile }.
learn-show-end = It is the button “End turn”.
learn-show-play = Choose the marked cards, then play them.
learn-show-press = Press what is marked.
learn-say-about = What will you say about pile { $pile }?
learn-keys = Keys: arrows move from card to card, Enter picks one up, A to D lay it, E ends your turn.
learn-keys-clear-4 = Keys: arrows move from card to card, Enter picks one up, P plays what you picked, T takes the pile, E ends your turn.
learn-play-now = Play now
learn-read-rules = Read the rules

## Clear 4! on the practice table

learn-their-cards = Cards of { $name }
learn-your-stacks = Your stacks
learn-play = Play
learn-choose-first = Choose cards first, then play them.
learn-play-clears = Play: four of a kind!
learn-push-to = PUSH: the pile for { $name }
learn-take = Take the pile ({ $cards })
learn-end = End turn
learn-in-hand = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}

## The Game

lesson-game-welcome = You and Ada are a team. The cards run from 2 to 99, and together you want to lay every one of them on these four piles. Two piles climb, two piles fall.
lesson-game-up = Piles A and B climb from 1: each card must be higher than the one below it. Pick up your 4 and lay it on pile A.
lesson-game-down = Piles C and D fall from 100: each card must be lower. Lay your 97 on pile C.
lesson-game-end = You must lay at least two cards in a turn. You may lay more, but these will do. End your turn, and your hand is filled up again.
lesson-game-partner = Now Ada plays. Her hand is hidden from you, as yours is from her.
lesson-game-small = Every number you skip is a card that gets harder to place, so small steps are gold. Lay your two best ones, in any order, and end your turn.
lesson-game-jumps = Ada again … and she has nothing close. That costs a lot of room.
lesson-game-trick-up = But there is a way back! On a climbing pile you may also lay the card that is exactly ten lower. Pile A shows 47. Find your card.
lesson-game-trick-down = That is the trick. It works downwards too: on a falling pile, exactly ten higher. Help pile C, then end your turn.
lesson-game-signal = You may talk about almost everything, only never about numbers. Ada likes pile D. Your new cards are made for pile B: tell her.
lesson-game-heard = Ada has heard you. See how she plays.
lesson-game-yours = She left B alone. Lay your two low cards there, the lower one first, and end your turn.
lesson-game-last-cards = So it goes on. When the draw pile is empty, nobody draws any more, and one card a turn is enough.
lesson-game-over = If someone can’t lay the cards that the turn still needs, the game is over; fewer than ten cards left is excellent. With all ninety-eight laid, you have beaten The Game together.
lesson-game-done = That was all of it: up, down, small steps, and the jump back by ten. You are ready for a real game!

## Extreme

lesson-extreme-welcome = Extreme is The Game with a twist: some cards carry a command. A jagged edge concerns only your own turn. A looped edge concerns everyone, as long as the card can be seen.
lesson-extreme-skull = Your 17 carries a skull: it must be covered by another card before your turn ends. Lay it on pile A.
lesson-extreme-warning = Your 98 carries a stop: it ends your turn at once. With the skull still open that would lose the game. Try it, on pile D: you are warned first.
lesson-extreme-cover = Better not. Cover the skull first, with your 21 on pile A.
lesson-extreme-stop = The skull is harmless now. A stop is welcome: lay your 98 on pile D, and your turn is over without another word.
lesson-extreme-infinity = Ada plays. Watch the card with the looped edge: its command stands above the piles, and holds for everyone.
lesson-extreme-no-trick = “No trick”: while it can be seen, nobody may go back by ten. Try your 19 on pile A: what is forbidden is refused, and costs you nothing.
lesson-extreme-covered = Cover the command and it is gone. Lay your 93 on pile C, and then your 19 may jump back on pile A.
lesson-extreme-three = Two cards so far. Your 91 carries “3!”: the turn must have exactly three cards. So it is perfect as the third: lay it on pile C.
lesson-extreme-one-pile = The turn ended by itself. Now Ada plays “One pile”: all cards of a turn go on the same pile. You choose which: begin with your 22 on pile A.
lesson-extreme-bound = From now on this turn is for pile A only. Try your 5 on pile B.
lesson-extreme-draw-one = Pile A it is. Your 24 carries “Draw one”: lay it there, end your turn, and see how many cards you draw.
lesson-extreme-silence = Just one! And Ada plays “Silence”: no talk and no signs until it is covered. Lay your 15 and then your 16 on pile B, and end your turn.
lesson-extreme-over = Leave a skull open or a “3!” unfulfilled, and the team has lost. You are always warned before that happens. Everything else is as in The Game.
lesson-extreme-done = Seven commands, and you have met them all. Look twice, cover in time, and enjoy the ride!

## Clear 4!

lesson-clear-welcome = Get rid of all your cards before Ben does. You hold eight, and have four stacks: one card face up, one face down below it, and one more lying horizontally.
lesson-clear-lower = Ben begins with a 9. You may lay the same number or a lower one, and several cards of a kind together. Choose both your 7s, then press “Play”.
lesson-clear-end = You could add more cards of that kind now. You have none, so end your turn.
lesson-clear-joker = Ben lays a third 7. A joker on its own becomes whatever lies on top: yours makes four of a kind. Play it! Then you may clear the pile, or leave the four there. Clear it.
lesson-clear-again = The whole pile is gone, and you go again. On an empty pile everything goes. Your face-up cards play just like your hand: choose both 10s of your stacks, and play them.
lesson-clear-add = Below them the next cards were turned up: there is another 10. Add it, then end your turn.
lesson-clear-push = Ben lays two 8s. Time for your PUSH: it goes on anything, and somebody else takes the whole pile. Play it.
lesson-clear-take = Ben starts again with a 3. Nothing of yours is that low, and your CLEAR is worth saving. So you pass: take the pile into your hand.
lesson-clear-clear = Two 9s. Now play your CLEAR: the pile leaves the game, and you go again.
lesson-clear-blind = Of your first stack only the horizontal card is left. It is played blind. On an empty pile no number is too high, so now is a fine moment: press it.
lesson-clear-fits = An 8! It goes well with the 8 on your fourth stack: add that one, and end your turn.
lesson-clear-later = You and Ben play on for a while, and you do very well. Let’s skip to the end.
lesson-clear-last = One card left, a horizontal one, and a 6 on the pile. Too high, and you take everything. Low enough, and you have won. Be brave!
lesson-clear-points = A 2: you have no cards left, and win at once! Every card that others still have costs them a point. After as many rounds as there are players, whoever has the fewest negative points wins.
lesson-clear-done = Equal or lower, four of a kind, PUSH, CLEAR and a little courage: now you know Clear 4!
