### The command `puzzles`.

example-puzzles = today’s puzzle
example-puzzles-number = the one with this number
example-puzzles-theme = one in which going back by ten matters
example-puzzles-try = says at once whether that is it
example-puzzles-answer = shows the answer
example-puzzles-json = for scripts, with the answers
example-puzzles-make = new ones, to standard output
example-puzzles-out = into a file; the same line again goes on there
example-puzzles-mine = the third of them
note-puzzles = In a puzzle one turn is at least 15 points better than every other one, and the turn that looks best at first sight is not it. docs/puzzles.md tells how they come about.
note-puzzles-play = What can’t be played costs nothing. An empty line gives up and shows the answer. The end of a turn need not be said; of Clear 4! the next play is asked for, not the whole turn.
note-puzzles-themes = Themes: { $themes }.
note-puzzles-make = Bots play deal after deal; where the strong one and the rule of thumb want different things, all turns are compared in the same imagined worlds. What the expert bot doesn’t find is left out, and so is what is too much like the rest.
note-puzzles-same = The same games, bot, playouts and seed give the same puzzles on any machine, however many threads there are.
note-puzzles-stop = What is found is written at once. Ctrl-C keeps it and ends with exit code 130.
puzzles-progress = puzzles

puzzles-title = Puzzle { $number }
puzzles-you = you: { $cards }
puzzles-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
puzzles-hand-known = { $cards ->
    [one] 1 card in hand, seen being taken: { $known }
   *[other] { $cards } cards in hand, seen being taken: { $known }
}
puzzles-unseen = still out there: { $cards }
puzzles-top = { $count ->
    [one] { $cards }, on top a { $value }
   *[other] { $cards }, on top { $count } times { $value }
}
puzzles-out = out of the game: { $cards }
puzzles-ask = Your answer, written like “{ $example }”; an empty line shows it.
puzzles-solved = That is it!
puzzles-missed = Not this time. Here is what the turns are worth:
puzzles-yours = yours
puzzles-obvious = looks best at first sight
puzzles-about = About: { $themes }
puzzles-column-number = no.
puzzles-column-game = game
puzzles-column-players = players
puzzles-column-rating = rating
puzzles-column-grade = how hard
puzzles-column-themes = about
puzzles-counted = { $count ->
    [one] { $shown } puzzle
   *[other] { $shown } puzzles
}
puzzles-made = { $count ->
    [one] { $game }, { $players }: { $puzzles } from { $shown } deal
   *[other] { $game }, { $players }: { $puzzles } from { $shown } deals
}

puzzles-no-number = there is no puzzle { $found }; they go up to { $last }
puzzles-none = there is no such puzzle; stapel puzzles list shows all of them
puzzles-no-action = { $found } is no play: { $why }
puzzles-unfinished = the turn is not over yet: it needs another card
puzzles-too-much = the turn is over before { $action }
puzzles-nothing = there is no play in it
puzzles-clock = --bot: with ms nobody could make the same puzzles again; give it a number of playouts
puzzles-seed = --seed: it must be one line
puzzles-not-puzzles = { $file }, line { $line }: { $what }
