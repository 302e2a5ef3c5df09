### What the command line says. The help of commands and options stands in the source in English, and in the other
### languages here, under ids that begin with help-.

## Parts of the help

heading-usage = Usage:
heading-commands = Commands:
heading-arguments = Arguments:
heading-options = Options:
heading-everywhere = Options of every command:
heading-examples = Examples:
heading-exit-codes = Exit codes:
heading-bots = Bots, the weakest first:
placeholder-options = OPTIONS
placeholder-command = COMMAND
mark-environment = env:
mark-default = default:
mark-values = possible values:

## How the process ends

exit-done = everything went well
exit-not-legal = the record is not a legal game, or the data is damaged
exit-failed = wrong usage, or a file, directory or address that cannot be used
exit-stopped = stopped by Ctrl-C

## Examples

example-open = open the address that it names, and play
example-host = how to host tables for others
example-replay = step through a recorded game and check every move
example-replay-json = the same for scripts, one JSON object a line
example-replay-plain = as text, also on a terminal
example-verify = was it dealt fairly, and played by the rules?
example-verify-promised = with the fingerprint that the table showed
example-referee = judge games for a script: JSON lines in, JSON lines out
example-simulate = let bots play a thousand games and see how they fare
example-arena = compare bots over all numbers of players
example-solve = can a deal be won, if everyone sees every card?
example-bots = which bots there are
example-bots-simulate = how well one of them does
example-config = use German from now on
example-config-show = every setting, and where it comes from
example-config-path = where the file is
example-serve = for this computer alone
example-serve-house = for everyone in the house
example-serve-world = for the world, behind a proxy that speaks TLS
example-serve-config = with a file; shows what is in force without starting
example-export = a JSON object a line
example-man = read the manual
example-man-out = install every page
example-session = Example session (> is what you send):

## What is good to know

note-stapel = Without a command it hosts tables, as stapel serve does.
note-serve-docs = docs/operating.md tells how to run it in the long term: service, proxy, backup, upgrade.
note-serve = Every option can also come from the environment, under the name that stands beside it, or from a file (--config), there without the dashes in front. An option wins over the environment, and that over the file.
note-backup = The server may run meanwhile. To restore it, stop the server and put the file into an empty data directory as stapel.sqlite3.
note-backup-secret = The file holds the seeds of running games and the key that signs cookies: keep it to yourself.
note-check = The server may run meanwhile. Every log entry, record and guest has a checksum, and each log a chain of them; this compares them all.
note-check-damaged = If something is damaged, it ends with exit code 1. The server answers 503 for what is damaged and goes on with the rest; a backup has what is missing.
note-export = The newest game comes first. Each line has the record and what the server knows about it.
note-verify = docs/shuffle.md tells how a deck follows from its seed, so that you can check it without Stapel.
note-referee = Anything refused is answered with an error code and a message, and changes nothing.
note-referee-docs = docs/referee.md describes every request and answer.
note-replay = On a terminal you can step through it; if the output goes elsewhere, it is plain text. docs/notation.md describes records.
note-simulate = The same seed gives the same result, however many threads there are. Several bots of Clear 4! take turns in every seat: with up to four players in every seat order, with more in every rotation of the list. Ctrl-C tells what was found so far and ends with exit code 130.
note-arena = In The Game and Extreme a bot sits in every seat. In Clear 4! it plays alone against bots of another kind and takes each seat in turn; a multiple of 60 games gives it every seat equally often with any number of players.
note-arena-deals = All bots get the same deals, and a cell has the same result however many threads there are; only its times depend on the machine. Cells are played side by side, so Ctrl-C at any time shows about as many games of each, and ends with exit code 130.
note-solve = The solver sees all hands and the order of the draw pile. It looks for a win, and failing that for the line that leaves the fewest cards. A deal is won; or refuted, if everything was tried; or open, if the limit was reached before.
note-solve-seeds = A seed gives the same deal here as in stapel referee. Of many deals, number I (counted from 0) is the one with the seed S/I. The same limit gives the same result, however many threads there are.
note-solve-stop = Ctrl-C tells what was found so far and ends with exit code 130.
note-config = An option wins over the environment (STAPEL_NAME, STAPEL_LANGUAGE, STAPEL_THEME, STAPEL_SERVER, STAPEL_WARNINGS), and that over the file. STAPEL_CONFIG names another file. If no language is set anywhere, that of the system is used: LC_ALL, LC_MESSAGES, LANG.
note-config-broken = Commands that need no setting but the language ignore a settings file with mistakes; stapel config says what is wrong.
note-completions = Open a new shell afterwards. The descriptions are in your language.

## Bots

bots-random = does something legal at random; for comparison
bots-greedy = does what looks best at first sight, without thinking ahead; very fast
bots-steady = imagines some hundred games before each turn; quick enough for a browser
bots-expert = imagines thousands of games before each turn; the strongest of all
bots-settings = Append settings to a bot’s name, each after a colon, as in { $example }.
bots-playouts = before a turn it imagines N games; it then decides the same on any machine
bots-ms = before a turn it thinks for about N milliseconds; how far it gets depends on the machine, and so does what it decides
bots-talk = whether it sends signals and heeds them, in a game that has any
bots-learned = whether it plays with learned weights, or with those that learning started from
bots-passed-over = Bots that don’t think ahead ignore playouts and ms.

## A command line that makes no sense

wrong-option = there is no option { $option } here
wrong-argument = { $option } is not expected here
wrong-command = there is no command { $command }
wrong-meant = { $told }; did you mean { $what }?
wrong-see = More: { $command } --help
wrong-choice = { $option } must be one of { $choices }, not { $value }
wrong-choice-none = { $option } needs a value: { $choices }
wrong-value-none = { $option } needs a value
wrong-no-value = { $option } takes no value, but { $value } was given
wrong-value = { $option }: { $value } is not right: { $why }
wrong-together = { $option } cannot be used with { $other }
wrong-twice = { $option } can be given only once
wrong-missing = missing: { $option }
wrong-utf8 = an argument is not UTF-8
wrong-number = a whole number is needed
wrong-number-from = a whole number from { $least } on is needed
wrong-number-range = a whole number from { $least } to { $most } is needed
wrong-address = an address and a port are needed, such as { $example }
wrong-switch = it must be true or false, yes or no, on or off, 1 or 0
wrong-level = it must be off, error, warn, info, debug or trace
wrong-commitment = a fingerprint has 64 hexadecimal digits
wrong-url = it must be like { $example }, without a path
wrong-contact = it must begin with mailto: or https://, like { $example }
wrong-language = it must be de, en, fr, it or pl
wrong-theme = it must be light, dark or contrast
wrong-name = a name has 1 to 24 visible characters and is not a bot’s
wrong-no-text = it must be a text in double quotes
wrong-players-list = { $value } is no number of players: write one, several or a range, as 3, 2,4 or 1-5
wrong-bot = there is no bot { $found }; there are { $names }
wrong-bot-setting = { $found } is no setting of a bot; there are playouts=N, ms=N, talk=on|off and learned=on|off
wrong-bot-value = { $found }: playouts and ms take a whole number from 1, talk and learned take on or off
wrong-bot-again = { $found } comes too late: a bot takes each setting once, and either playouts or ms
wrong-bot-count = { $bots } bots for { $seats } seats: name one for all seats, or one for each
wrong-bot-twice = --bots names { $bot } twice: once is enough to compare it with the others
wrong-players = { $game } is for { $fewest } to { $most } players, not { $found }
wrong-rule-option = an option is a name and a value, as in { $examples }
wrong-against = --against is for { $competitive }, where everyone plays for themselves; in { $game } a bot sits in every seat
wrong-plot-name = the plot is an SVG picture, so the name of its file has to end in .svg
wrong-plot-file = the file cannot be written: { $why }; choose one in a folder that exists and that you may write to
wrong-setup-players = the game is for { $fewest } to { $most } players, not { $found }
wrong-setup-no-option = this game has no option { $name }
wrong-setup-option = no such option; this game has { $names }
wrong-setup-flag = { $name } is true or false
wrong-setup-number = { $name } is a number
wrong-setup-together = { $one } and { $other } can’t both be on
wrong-setup-range = { $name } is a number from { $least } to { $most }
wrong-layout = “{ $said }”: { $why } It must be default, shuffled, the commands with their numbers as a record has them, a code such as { $code }, or a file with one of these
wrong-layout-none = the cards of { $game } carry no commands; those of extreme do

## Files, addresses and what the system says

wrong-unreadable = cannot read { $file }: { $why }
wrong-unwritable = cannot write { $file }: { $why }
io-not-found = there is no such file or directory
io-permission = there is no permission
io-directory = it is a directory
io-no-directory = part of the path is not a directory
io-exists = it exists already
io-no-text = it is not UTF-8 text
io-full = there is no room left on the disk
io-read-only = it is read-only there
io-address-in-use = the address is in use
io-address-elsewhere = this machine does not have the address
serve-open = Stapel is open at { $url }
serve-kept = Everything is kept in { $data }. Ctrl-C stops the server.
serve-closed = Everything is saved. Goodbye.
serve-in-use = cannot listen on { $address }: another program is using it, perhaps another stapel serve. Stop it or choose another address with --listen; port 0 takes any that is free
serve-not-allowed = cannot listen on { $address }: there is no permission. Choose a port from 1024 on with --listen, with a proxy in front of it
serve-no-listen = cannot listen on { $address }: { $why }; choose another address with --listen
serve-no-host = cannot listen on { $address }: no address was found for { $name } ({ $why }); choose another address with --listen
serve-no-threads = cannot start threads for bots: { $why }
serve-no-push = Nobody can be told that it’s their turn: { $why }. With --push off it goes without.
store-in-use = another program uses the data in { $path }; stop it first or choose another directory
store-missing = there is nothing kept in { $path }; name the directory with --data
store-foreign = { $path } is the database of another program
store-exists = { $path } exists already and is not overwritten
store-too-new = the data has schema version { $found }, but this program knows versions up to { $known } only; use a newer program
store-too-old = the data has schema version { $found }, and this program needs { $known }; start the server once to bring it up to date
store-corrupt = the stored data is damaged: { $why }
store-io = the store cannot be read or written: { $why }
store-lost = the latest changes are lost: { $path } ends with commit { $found }, but commit { $durable } was durable. Put its -wal file back or restore a backup; with --accept-loss the server goes on without them
backup-done = { $bytes ->
    [one] { $file } now has everything: 1 byte.
   *[other] { $file } now has everything: { $bytes } bytes.
}
check-log = The log of table { $table } is damaged at version { $version }.
check-index = What lists say of table { $table } is damaged.
check-lost = The latest changes are lost: { $detail }.
check-structure = The file itself is damaged: { $detail }.
check-row = This is damaged: { $detail }.
check-damaged = { $count ->
    [one] One thing is damaged.
   *[other] { $count } things are damaged.
}
check-sound = Everything is as it was written. Tables: { $tables }, log entries: { $entries }, guests: { $guests }, records: { $records }.
check-progress = entries

## Records

records-no-such-number = --number { $asked }: the file has { $there } records
records-several = the file has { $there } records: choose one, --number 1 to { $there }
records-heading = Record { $number }
wrong-no-record = not a record: { $why }
wrong-syntax = line { $line }, column { $column }: expected { $expected }, found { $found }
wrong-syntax-nothing = line { $line }, column { $column }: expected { $expected }, found nothing
wrong-no-deal = cannot deal the cards of this record: { $why }
wrong-no-deck = the record has neither a deck nor a seed
wrong-no-layout-seed = a shuffled layout needs the seed
wrong-no-shared-seed = seats add bits to a seed, and the record has none
wrong-seed-disagrees = the deck is not the one that follows from the seed
wrong-no-seed = the record has no seed, so nothing says where its deck comes from
wrong-promised = another deal was promised: the fingerprint of this one’s seed is { $found }
wrong-not-legal = not a legal game: { $why }
wrong-at = line { $line }, column { $column }: { $why }
wrong-starter = the starter cannot be named: { $why }
wrong-refused = turn { $turn }, action { $action } ({ $played }): { $why }
wrong-refused-held = { $why }; it has { $cards }
wrong-result = the game did not end as the record says
wrong-deck-length = a deck has { $expected } cards, this one has { $found }
verify-deck = The deck follows from the seed.
verify-promised = The seed is the one that was promised.
verify-commitment = Its fingerprint is { $commitment }.
verify-added = Seats that added to the shuffle, besides the server: { $seats }.
verify-left-out = Seats whose bits were promised but not there in time: { $seats }.
verify-added-nothing = Seats that added nothing: { $seats }.
verify-alone = No seat added anything to the shuffle.
verify-many = { $good } of { $there } records are in order.
verify-so-far = { $actions ->
    [one] The only action follows the rules.
   *[other] All { $actions } actions follow the rules.
}
verify-ended = { $actions ->
    [one] The only action follows the rules, and it ended as the record says.
   *[other] All { $actions } actions follow the rules, and it ended as the record says.
}
solve-no-card = --deck: card { $number } is { $found }: cards are the numbers 2 to 99
solve-alone = --starter: a player alone starts in any case
solve-starter = --starter { $found }: the seats are 0 to { $last }
solve-other-game = { $file } is a record of { $game }

## A replay

retold-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
retold-seed = The deck is the one that follows from the seed { $seed }.
retold-named = { $name } (seat { $seat })
retold-seat = seat { $seat }
retold-starts = { $name } starts.
retold-turn = Turn { $turn } · { $name }
retold-and = { $one } and { $other }
retold-no-cards = no cards
retold-no-hand = no cards in hand
retold-in-force = in force: { $commands }
retold-draw-pile = { $cards ->
    [one] draw pile 1 card
   *[other] draw pile { $cards } cards
}
retold-left = { $left } left
retold-pile = pile: { $cards }
retold-empty = empty
retold-gone = gone
retold-goes-on = The game goes on.
retold-won = Won: all 98 cards are laid.
retold-lost = { $cards ->
    [one] Lost ({ $reason }), 1 card left.
   *[other] Lost ({ $reason }), { $cards } cards left.
}
retold-lost-excellent = { $cards ->
    [one] Lost ({ $reason }), 1 card left: excellent.
   *[other] Lost ({ $reason }), { $cards } cards left: excellent.
}
retold-round = Won by { $winners }. Cards left: { $left }.
retold-round-capped = Won by { $winners } at the turn cap. Cards left: { $left }.
retold-steps = { $steps ->
    [one] 1 step, all legal.
   *[other] { $steps } steps, all legal.
}

## What bots and the solver found. Beside a count stands how it is shown, with its digits in groups.

counted-games = { $count ->
    [one] { $shown } game
   *[other] { $shown } games
}
counted-deals = { $count ->
    [one] { $shown } deal
   *[other] { $shown } deals
}
counted-threads = { $count ->
    [one] { $shown } thread
   *[other] { $shown } threads
}
measured-title = { $what }: { $counted } from the seed { $seed }
measured-stopped = Stopped early, { $planned } were planned.
measured-range = { $low } to { $high }
measured-progress = { $done } { $what }, { $rate }/s, { $eta } left
measured-progress-deals = deals
column-players = players
column-bot = bot
column-games = games
column-wins = wins
column-won = won
column-share = share
column-sure = 95 % CI
column-left = left
column-points = points
column-turn = a turn
column-p99 = p99
lost-by-stuck = stuck
lost-by-skull = skull
lost-by-three = three
lost-by-one-pile = one-pile
simulate-place = { $bot } in seat { $seat }
simulate-none = No game was finished.
simulate-sure = { $games }; 95 % CI: { $range }
simulate-excellent = excellent
simulate-few-left = { $games } with fewer than ten cards left
simulate-left = cards left
simulate-average = on average
simulate-lost-by = lost by
simulate-capped = { $count ->
    [one] { $shown } round ended by the turn cap
   *[other] { $shown } rounds ended by the turn cap
}
simulate-uneven = Not every seat order was played equally often: take a multiple of { $games } games.
simulate-speed = { $rate } games a second on { $threads }, { $seconds } s in all
simulate-thinking = time to think about a turn: half of them up to { $half }, 99 of 100 up to { $most }, { $mean } on average
arena-title = { $what }: { $games } a line from the seed { $seed }
arena-against = one against { $bot } in every other seat
arena-stopped = Stopped before the end: the games of each line are those that were played.
arena-even = An even share: { $shares }
arena-even-of = { $share } of { $players }
arena-uneven = Not every seat was taken equally often: take a multiple of { $games } games.
arena-speed = { $games } in { $seconds } s on { $threads }, { $rate } a second
solve-seed = { $what }: the deal of the seed { $seed }
solve-deck = { $what }: the deal of the deck given
solve-left = { $count ->
    [one] { $shown } card left
   *[other] { $shown } cards left
}
solve-won = Won: all 98 cards can be laid.
solve-refuted = Refuted: everything was tried, and nothing wins. The best is { $left } ({ $reason }).
solve-refuted-so-far = Refuted: everything was tried, and nothing wins. The best that was found is { $left }
    ({ $reason }); fewer than { $least } is out of reach.
solve-open-stopped = Open: stopped before a win was found. So far: { $left } ({ $reason }).
solve-open = Open: no win was found within the limit, and none is ruled out. The best that was found
    is { $left } ({ $reason }). A greater limit (--nodes) may find more.
solve-searched = { $count ->
    [one] { $shown } card laid in the search, { $seconds } s
   *[other] { $shown } cards laid in the search, { $seconds } s
}
solve-none = No deal was solved.
verdict-won = won
verdict-refuted = refuted
verdict-open = open
solve-by-best = { $verdict }, by the best line that was found
solve-deals-left = { $left } left: { $deals }
solve-not-won = not won: the seeds { $seeds }
solve-searched-many = { $count ->
    [one] { $shown } card laid in a search on average; { $seconds } s in all on { $threads }
   *[other] { $shown } cards laid in a search on average; { $seconds } s in all on { $threads }
}

## Settings

config-place = { $file }, line { $line }
config-nowhere = there is no place for your settings: set STAPEL_CONFIG or HOME
config-syntax = this is not TOML: { $why }
config-unknown = there is no setting { $found }; there are { $names }
config-set = { $key } is { $value } from now on ({ $file }).
config-unset = { $file } says nothing about { $key } any more.
config-nothing = –
config-from-flag = option
config-from-environment = environment, { $variable }
config-from-file = file, { $file }
config-from-nowhere = default; change it with stapel config set or { $variable }
config-place-exact = { $file }, line { $line }, column { $column }
serve-setting-number = a whole number is needed, without quotes
serve-setting-switch = it must be true or false, without quotes
serve-setting-unset = not set
serve-setting-default = default

## Playing

example-play = play in the terminal
example-play-link = sit down at a table on a server, by its invite link
example-play-home = choose a game, go on with one, look back at one
example-play-game = a game with two bots, on this machine
example-play-alone = alone
example-play-first = two rounds, and you begin
example-play-box = with the cards of your own box, a minute a turn
example-play-resume = go on where you were interrupted
note-play = Everything that is played on this machine is kept there, move by move. In the game, ? shows the keys.
play-neither = there is no game “{ $found }”; the games are { $names }. An invite link looks like { $link }
play-no-game = --players, --option and the like say how a game is played; name it, as in stapel play the-game --players 2
play-no-original = --original-rules is for extreme: the cards of { $game } carry no commands
play-one-round = --rounds is for games that have several: { $game } has one
play-rounds = --rounds: a match of { $game } has 1 to { $most }
play-no-first = --first is for games in which that is settled before the deal; in { $game } you agree on it once you have seen your hands
play-talk-free = --talk is for games whose numbers are secret; in { $game } you may say everything
play-first = --first: the seats are 0, which is yours, to { $last }
play-no-data = there is no place to keep games, since HOME is not set; name a directory with --data
play-no-terminal = this needs a terminal to draw on; input and output must not be redirected
play-terminal = the terminal can’t be used: { $why }
play-data = can’t keep games in { $directory }: { $why }; name another directory with --data
play-link = “{ $found }” is not the link of a table
play-link-page = { $path } is not a table
play-link-browser = this game exists only in the browser that shows it
play-link-finished = this is a finished game, not a table
play-link-right = { $why }; an invite link looks like { $link }
play-unreachable = the server can’t be reached: { $why }
play-refused = the server refuses: { $why }
play-nonsense = its answer makes no sense; is it a Stapel server?
play-no-table = { $server } has no such table; perhaps it was removed
play-impossible = this can’t be played: { $why }
play-nothing-unfinished = there is no unfinished game; stapel play the-game begins one
play-broken = this should not have happened; what you played is kept. { $why }

admin-done = Done: { $what }.
admin-until = until { $when }
admin-for-ever = without an end
admin-none = There are none.
admin-connections = Connections: { $connections } (guests: { $guests }, addresses: { $addresses })
admin-load = Tables in memory: { $rooms }. Waiting: messages { $messages }, questions to bots { $bots }, writes { $writes }
admin-writes = Writing takes at most { $p50 } in half of all cases and { $p99 } in 99 %. Free on the disk: { $free }
admin-holds = Bans: { $bans }, mutes: { $mutes }, closed tables: { $closed }, open reports: { $reports }
admin-no-moves = No move can be taken: look at the log of the server.
admin-maintenance = Maintenance: no new tables and deals.
admin-registration = Registration is closed: nobody new is let in.
admin-announcement = Announced, { $end }: { $text }
admin-running = running
admin-closed = closed
admin-banned = banned
admin-muted = muted
admin-deleted = (deleted)
admin-connected = { $guest } at { $table }, connected from { $address } since { $when }
admin-report-name = Report { $number }, { $when }: the name “{ $name }” of { $guest } at table { $table }; reported by { $reporter }
admin-report-words = Report { $number }, { $when }: what “{ $name }” ({ $guest }) said at table { $table }; reported by { $reporter }
admin-settled = Settled { $when }: { $note }
admin-limits-note = This holds until the server restarts or reads its settings again.
admin-no-server = No server that you may administer runs on the data in { $data }: { $why }. Start it with stapel serve, name its directory with --data, or its address with --server.
admin-unreachable = { $server } can’t be reached: { $why }
admin-no-token = A server at an address wants an operator’s token: name the file that holds it with --token-file.
admin-no-door = The server shows operators nothing there: the token is wrong, a wrong one was tried too often, or the server was started without --operator-token-file.
admin-refused = The server refuses ({ $code }): { $message }
admin-nonsense = The answer makes no sense: is it a Stapel server of this version?
wrong-time = a time has a number and a unit: { $example }
wrong-whom = it is neither the number of a guest, which stapel admin guests shows, nor an address or a range: { $example }
wrong-range = a range of addresses is written like these: { $example }
wrong-range-bits = a range ends in /1 to /{ $most } here, not in /{ $bits }
wrong-range-beyond = it has bits beyond its range; { $right } is the range that it lies in
wrong-limit = a limit is its name and a number, such as { $example }
serve-weak-token = { $file } has no good operator’s token: it needs at least { $least } characters without a space. openssl rand -hex 32 makes one.
example-admin-status = how the server is doing
example-admin-guests = who has this in their name, with numbers
example-admin-maintenance = nothing new begins; what runs goes on
example-admin-reports = what players reported, with what was said
example-admin-server = from elsewhere, with a token
note-admin = Without --server it speaks to the server on this machine through a socket in its data directory: whoever may read the data may administer. What it shows of a table is what a spectator sees.
note-admin-log = Everything that is done stands in the log that stapel admin audit shows. docs/operating.md tells more.
note-admin-ban = Connections end at once. Whoever is banned learns until when, and nothing else. Of an IPv6 address at most 64 bits count: one customer gets that many.
note-admin-limits = The names are those of the options of stapel serve.
admin-ended = { $count ->
    [one] { $count } connection was ended
   *[other] { $count } connections were ended
}
