### What a review says of turns: why one is worse than another, in the words of hints too, so without the number of any card.

review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-only = Only turn
review-turning-point = Turning point
review-winnable-yes = Could still be won
review-winnable-no = Could not be won any more
review-winnable-open = Unknown whether it could still be won

review-start = Chance at the start: { $chance }
review-no-marks = No turn lost five points or more for sure.
review-turn = Turn { $turn }, { $name }: { $mark }, −{ $lost } points (± { $error })
review-played = played
review-better = better
review-turning = Turning point: turn { $turn }
review-unwinnable = With all cards known, the game could not be won any more after turn { $turn }.
review-column-accuracy = accuracy
review-column-luck = luck
review-column-skill = skill
review-column-others = others
review-lay = { $card } on { $pile }
review-from-stack = { $card } from stack { $stack }

why-lost-at-once = This loses the game at once.
why-gave-up-jump = This gives up the jump back on { $pile }.
why-missed-jump = This leaves out a jump back on { $pile }.
why-covered-spared = This covers { $pile }, which { $name } asked to spare.
why-skipped = { $cards ->
    [one] This goes past one card still to come.
   *[other] This goes past { $cards } cards still to come, { $more } more than needed.
}
why-left-command = This leaves “{ $command }” visible.
why-laid-more = This lays more than it should, by { $more }.
why-laid-fewer = This lays less than it should, by { $fewer }.
why-wrong-pile = { $instead } is the better pile here than { $pile }.
why-other-cards = Other cards are better here.
why-took = There is something better than taking the pile.
why-should-take = Taking the pile costs less.
why-ended-early = More cards should join before the turn ends.
why-went-on = The turn should end here: these cards are worth more later.
why-left-four = Four of a kind are there to be swept.
why-swept = It is better not to sweep here.
why-spent-joker = This spends a joker too early.
why-spent-special = This spends a special card too early.
why-kept-special = It is time for a special card.
why-wrong-target = It is better if { $name } takes the pile.
why-risked-blind = A blind card is too risky here.
why-should-risk = A blind card is worth the risk here.
why-from-hand = Cards from the stacks should go first.
why-too-low = A higher number leaves more room.
why-too-high = A lower number is better here.
