### The command `review`.

example-review = where was it won and lost?
example-review-plot = several games, with their chances as curves
example-review-json = for scripts, one JSON object a game
note-review = Every turn is judged from what its seat could see. Signals are not in records, so what the seats told each other is not known here. docs/review.md tells how chances come about and how far they can be trusted.
note-review-same = The same records, playouts and seed give the same review on any machine, and in the browser.
note-review-stop = Ctrl-C tells what was reviewed so far and ends with exit code 130.
review-progress = turns

review-stopped = Stopped early: { $done } of { $all } turns were reviewed.
review-totals = All together: { $games }
review-column-inaccuracies = inaccuracies
review-column-mistakes = mistakes
review-column-blunders = blunders
