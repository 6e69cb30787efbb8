## Boardwright, English: what all games share

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-purple = Purple
seat-green = Green
seat-bot = bot
seat-chance = Chance

label-with-cost = { $cost ->
    [nothing] { $label } (free)
   *[other] { $label } ({ $cost })
}

## Reasons that every game has

reason-not-now = That is not what is being decided now.
reason-chance-impossible = That cannot come up any more: there is none left.
reason-game-over = The game is over.
reason-action-out-of-range = There is no action number { $action }; the last one is { $last }.

## Errors

error-action-out-of-range = There is no action number { $action }; the last one is { $last }.
error-action-illegal = “{ $action }” is not possible now: { $reason }
error-action-unknown = { $nearest ->
    [none] “{ $action }” is not an action of this game. The list of choices shows how actions are written.
   *[other] “{ $action }” is not an action of this game. Did you mean “{ $nearest }”?
}
error-action-no-number = An action is a number or its notation, not “{ $given }”.
error-seat-unknown = There is no seat “{ $given }”: give a number from 0 to { $last }.
error-nothing-to-undo = There is nothing that you may take back: undo ends where chance decided, a secret was shown or somebody else has played.
error-rewind-too-far = { $count ->
    [one] You cannot take back { $count } step; the match has { $steps }.
   *[other] You cannot take back { $count } steps; the match has { $steps }.
}
error-game-unknown = There is no game “{ $game }”. The games are: { $known }.
error-games-too-few = The number of games must be at least 1, not { $games }.
error-processes-too-few = The number of processes must be at least 1, not { $processes }.
error-bot-budget = “{ $bot }” has no budget that can be read. For example: hard@0.1 (a tenth of its budget), mcts:800 (iterations), mcts:1.5s (seconds), mcts:800x2 (in two processes).
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $known }.
error-bot-form = “{ $bot }” does not name a bot of your own: write FILE.py:CLASS, for example my_bot.py:MyBot.
error-bot-no-file = There is no file “{ $file }” to load a bot from.
error-bot-no-class = There is no class “{ $name }” in { $file }. The bots there are: { $known }.
error-bot-no-choose = The class “{ $name }” in { $file } is not a bot: it needs a method choose(game, state, seat, draw).
error-bot-failed = { $line ->
    [0] The bot { $bot } failed: { $problem }
   *[other] The bot { $bot } failed in line { $line }: { $problem }
}
error-bot-ended = The bot { $bot } ended its process (status { $status }) instead of answering.
error-bot-slow = The bot { $bot } gave no answer for { $seconds } seconds.
error-bot-no-number = The bot { $bot } answered { $given }; choose must return one of the ids of game.legal(state).
error-bot-illegal = The bot { $bot } answered { $given }, which is not legal; the legal ids were { $legal }.
error-ladder-bots = A ladder needs at least two bots, each named once, not “{ $bots }”.
error-ladder-markers = “{ $file }” has no place for the table: it needs the lines { $begin } and { $end }, each once.
error-needs-lab = This needs the package { $package }: pip install 'boardwright[lab]'
error-needs-extra = This needs the package { $package }: pip install 'boardwright[{ $extra }]'
error-setting-unknown = “{ $given }” is not possible here. Possible values: { $known }.
error-bots-for-seats = { $given } bots were given for { $seats } other seats; one name is enough for all of them.
error-number-at-least = { $option } must be a whole number, { $low } or more, not “{ $given }”.
error-mapping-wanted = { $option } must be a dictionary of names and values, not “{ $given }”.
error-seat-or-rotate = There is no seat “{ $given }”: give a number from 0 to { $last }, or rotate.
error-field-unknown = There is no field “{ $given }” in the observations of { $game }. The nearest are: { $nearest }.
error-layout-other = This layout is for { $game } with { $players } players, but the match is { $own } with { $seats }.
error-reset-needed = No match is in progress: call reset() to start one.
error-ray-address = “{ $given }” is not the address of a Ray cluster: write auto, or HOST:PORT.
error-ray-none = No Ray cluster is running on this machine: start one with “ray start --head”, or name the HOST:PORT of another.
error-ray-unreachable = No Ray cluster can be reached at “{ $address }”: { $problem }
error-ray-silent = The Ray cluster at “{ $address }” gave no answer for { $seconds } seconds.
error-ray-lost = The Ray cluster at “{ $address }” was gone before all games were played.
error-ray-no-cores = The Ray cluster at “{ $address }” has had no core to play on for { $seconds } seconds.
error-ray-piece-lost = The cluster lost the same games { $tries } times; perhaps its machines have too little memory.
error-ray-node-missing = The machine { $node } of the cluster has no Boardwright with cluster support: install version { $version } there.
error-ray-node-differs = The machine { $node } of the cluster has a different Boardwright ({ $theirs }) from this one ({ $ours }); its results would differ.
error-report-no-records = There is no finished match of the game “{ $game }” among the records; files read: { $files }.
error-report-file = The file “{ $file }” cannot be reported on. { $problem }
error-report-records-alone = --records reads games that were played; --values cannot change them.
error-language-unknown = There is no language “{ $language }”. The languages are: { $known }.
error-no-board = { $game } has no drawn board.
error-no-theme = A picture is “light” or “dark”, not “{ $given }”.
error-database-taken = Another Boardwright already uses the database “{ $file }”. Open its page, or name another database with --database.
error-database-unusable = The database “{ $file }” cannot be used: { $problem }. Name another one with --database.
error-database-damaged = The database “{ $file }” is damaged: { $problem }. Nothing was started, and nothing was written to it. Put a backup in its place (boardwright backup makes them), or rescue what can still be read with “sqlite3 FILE '.recover' | sqlite3 RESCUED”.
error-database-no-sqlite = “{ $file }” is not an SQLite database, or its beginning is damaged. Nothing was written to it. If it was a database of Boardwright, put a backup in its place, or rescue what can still be read with “sqlite3 FILE '.recover' | sqlite3 RESCUED”; otherwise name another file.
error-database-foreign = “{ $file }” is not a Boardwright database. It is left as it is: name another one, or a file that is not there yet.
error-database-folder = “{ $file }” is a folder. Name a file in it.
error-database-url = “{ $given }” is not a database: name an SQLite file, or a URL like postgresql://user@host/name. Other databases cannot be used.
error-move-same = Both names lead to the same database. Name another, empty one as the second.
error-move-no-source = There is no database “{ $database }”.
error-move-old = “{ $database }” was written by an older Boardwright. Start boardwright serve on it once, which brings it up to date, stop it and try again.
error-move-newer = “{ $database }” was written by a newer Boardwright. Use that one.
error-move-not-empty = “{ $database }” is not empty, so nothing was written. Name an empty database.
error-move-in-use = Somebody else is connected to “{ $database }”. Stop every Boardwright that uses it, and try again.
error-move-differs = Everything was written to “{ $target }”, but both databases were read again and differ in: { $tables }. Do not use the new one.
error-move-unproven = Everything was written to “{ $target }”, but reading both databases again failed: { $problem }. It is not proven that they are the same: do not use the new one, empty it and move again.
error-move-failed = “{ $source }” cannot be moved to “{ $target }”: { $problem }. Nothing was written.
error-backup-exists = The file “{ $file }” already exists and is not overwritten. Choose another name.
error-backup-damaged = The database “{ $source }” is damaged, so no backup was made: { $problem }. Keep your older backups, and look at it with boardwright check-database.
error-backup-differs = The copy of “{ $source }” differs from it in: { $tables }. No backup was made; try again.
error-backup-failed = No backup was written to “{ $file }”: { $problem }.
error-needs-web = This needs some more packages: pip install 'boardwright[web]'
error-database-newer = The database “{ $file }” was brought up to date by a newer Boardwright. Start that one, or name another database with --database.
error-needs-postgres = PostgreSQL needs some more packages: pip install 'boardwright[postgres]'
error-worker-alone = A worker computes the bots’ moves for a service on PostgreSQL: name its database with --database postgresql://...
error-port-taken = Port { $port } is in use, perhaps by Boardwright itself. Choose another one with --port, or 0 for any.
error-host-unusable = “{ $host }” is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for the whole network.
error-public-url = “{ $given }” is not a web address: give something like https://play.example.org
error-players-out-of-range = This game cannot be played by { $players }; it takes { $low } to { $high } players.
error-option-unknown = This game has no option “{ $option }”. Its options are: { $known }.
error-option-choices = The option “{ $option }” cannot be “{ $given }”. It can be: { $choices }.
error-option-switch = The option “{ $option }” is a switch: say yes or no instead of “{ $given }”.
error-option-pick = The option “{ $option }” takes { $count } different names from this list: { $choices }.
error-option-pick-unknown = { $nearest ->
    [none] The option “{ $option }” does not know “{ $given }”. It takes names from this list: { $choices }.
   *[other] The option “{ $option }” does not know “{ $given }”. Did you mean “{ $nearest }”? It takes names from this list: { $choices }.
}
error-guild-not-for-two = With two players the guild “{ $guild }” is not used; the Wizards are the only interactive guild for two.
error-table-unreadable = The values file “{ $file }” cannot be read. It must be a text file in UTF-8.
error-table-long = The values file “{ $file }” is { $given } characters long; at most { $most } are accepted.
error-table-not-toml = The values file “{ $file }” is not valid TOML: { $problem }.
error-table-unknown-key = { $line ->
    [0] There is no printed value “{ $key }”. Did you mean “{ $nearest }”?
   *[other] { $file }, line { $line }: there is no printed value “{ $key }”. Did you mean “{ $nearest }”?
}
error-table-needs-list = { $line ->
    [0] “{ $key }” must be a list of { $length } whole numbers.
   *[other] { $file }, line { $line }: “{ $key }” must be a list of { $length } whole numbers.
}
error-table-needs-number = { $line ->
    [0] “{ $key }” must be a whole number, not “{ $given }”.
   *[other] { $file }, line { $line }: “{ $key }” must be a whole number, not “{ $given }”.
}
error-table-out-of-range = { $line ->
    [0] “{ $key }” must be from { $low } to { $high }, not { $given }.
   *[other] { $file }, line { $line }: “{ $key }” must be from { $low } to { $high }, not { $given }.
}
error-position-other-game = This is not a position of the game “{ $game }”.
error-position-wrong-parts = The position has { $parts } parts; for this number of players it needs { $expected }.
error-position-unknown-field = The position sets “{ $field }” to “{ $value }”, which this game does not have.
error-position-unknown-decision = The position names the decision “{ $decision }”, which this game does not have.
error-position-impossible = This position is not possible: “{ $place }” is { $given } and must be from { $low } to { $high }.
error-position-twice = This position is not possible: “{ $place }” names something twice ({ $given }).
error-position-not-text = A position is given as text, not as { $given }.
error-record-missing = There is no file “{ $file }”.
error-record-unreadable = The file “{ $file }” cannot be read. A record is a text file in UTF-8.
error-record-not-text = A record is given as text, not as { $given }.
error-record-changed = The record has been changed or cut short: its content does not match its digest.
error-record-not-json = The record is not complete JSON: { $problem }.
error-record-wrong-shape = The record does not have the form of a match: { $problem }.
error-new-game-package = Add --package to create a separate distribution. In the source tree of Boardwright, scripts/new-game creates a built-in game.
error-new-game-name = “{ $name }” cannot be the name of a game: use lower-case letters, digits and _, starting with a letter, at most 30 characters.
error-new-game-word = “{ $name }” already has a meaning in Python or Boardwright; choose another name.
error-new-game-taken = “{ $name }” is already the name of an installed game; choose another one.
error-new-game-exists = “{ $folder }” already exists.
error-record-no-game = This is not a record: it names no game. A record is JSON, or text that begins with lines like [Game "…"].
error-record-header-number = The header { $header } of the record must hold whole numbers, not “{ $given }”.
error-record-no-version = The record names format { $format } and rules version { $rules }; both must be at least 1.
error-record-newer-format = The record has format { $format }; this program reads formats up to { $known }. A newer version of Boardwright can open it.
error-record-newer-rules = The record was played under rules version { $rules }; this program knows versions up to { $known }. A newer version of Boardwright can open it.
error-record-unknown-action = Line { $line } of the record: “{ $action }” is not an action of this game.
error-record-unknown-seat = Line { $line } of the record: nobody in this match is called “{ $given }”. Possible names: { $known }.
error-record-other-seat = The entry names seat { $given }, but seat { $wanted } decides at this point.
error-record-illegal-step = Entry { $step } of the record cannot be played: { $problem }
error-record-wrong-result = The record states a different result from the one its entries lead to.
error-record-bad-seed = The seed in the record is not a hexadecimal number.
error-verify-no-seed = The record does not hold the seed, so the dealing cannot be checked. The seed is revealed when the match has ended.
error-verify-generator = The record was dealt by generator { $generator }, which this program does not know.
error-verify-commitment = The seed does not match the commitment published at the start: the dealing was tampered with.
error-verify-outcome = Entry { $step } is not the card that the seed gives there: the dealing was tampered with.
error-verify-unfinished = The match is not finished; it can be checked once it has ended.
error-seed-wanted = A seed is a whole number or { $bytes } bytes, not “{ $given }”.
error-seed-length = { $bytes ->
    [one] A seed must be { $bytes } byte long, not { $given }.
   *[other] A seed must be { $bytes } bytes long, not { $given }.
}
error-option-form = Options are written NAME=VALUE, not “{ $given }”.
error-seat-out-of-range = There is no seat { $number }; the match has { $players }.
error-seats-alike = Every person needs a different nickname, but two are the same: “{ $seats }”.
error-seats-count = { $given ->
    [one] { $given } seat was given; the match has { $players }.
   *[other] { $given } seats were given; the match has { $players }.
}
error-nickname = “{ $name }” cannot be a nickname: use at most 30 characters, without quotation marks, brackets, semicolons or backslashes.
error-choice-out-of-range = There is no choice { $given }; choose from 1 to { $last }.
error-resume-no-seed = The record “{ $file }” does not hold its seed, so the match cannot be continued. It can be replayed.
error-save-folder-missing = The folder “{ $folder }” does not exist and cannot be created.
error-save-failed = The match cannot be saved in “{ $file }”: { $problem }.
error-save-is-folder = “{ $file }” is not the name of a file. Name a file that does not exist yet, for example match.json.
error-out-is-folder = “{ $file }” is a folder. Name a file in it.
error-out-ending = “{ $file }” does not say in which form to write: its name must end in { $endings }.
error-out-closed = Nothing can be written to “{ $file }”. Choose another file or folder.
error-save-exists = The file “{ $file }” already exists and is not overwritten. Continue its match with --resume, or choose another name.
error-save-no-folder = There is no folder “{ $folder }”. Create it first, or choose another one.
error-save-changed = Another program has changed the file “{ $file }” since the last move, so it is not overwritten.
error-resume-alone = --resume continues a match as it is; only --seats can be given with it.
error-seat-empty = A seat has no name. Write “me”, a bot ({ $bots }) or a nickname between the commas.
error-nickname-colour = “{ $name }” cannot be a nickname: it is the colour of a seat. For yourself, write “me”.
error-nickname-like-bot = “{ $name }” is too much like the name of a bot. Did you mean { $bot }?
error-number-wanted = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
error-decimal-wanted = { $option } must be a number from { $low } to { $high }, not “{ $given }”.
error-file-empty = The name of the file is empty; give the name of a file.
error-record-problem = The record “{ $file }” cannot be played: { $problem }
error-step-out-of-range = There is no step { $given }; the match has { $steps }.
error-analysis-unfinished = The match is not over; only a finished match can be analysed.
error-analysis-budget = The budget must be from 1 to { $most } iterations for each position, not { $given }.
error-analysis-file = The file “{ $file }” cannot be analysed. { $problem }
error-rules-status-missing = The package is incomplete: the status of the rules of “{ $game }” is missing. Install Boardwright again.

## Command line: help

cli-help = Play, study and automate board games with one rules engine.
cli-help-serve = Run the web table: play in the browser, alone, at one screen or with friends through links.
cli-help-play = Play in the terminal, against bots or with several people at one screen.
cli-help-simulate = Let bots play many games and count the results.
cli-help-ladder = Let every bot play every other, rate them and print the table.
cli-help-report = Let bots play many games for every number of players, or read games, and write a page of plots and tables about them.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-analyse = Tell who was winning when in a finished match, what turned it, and which moves would have been better.
cli-help-replay = Play a record again and read its log.
cli-help-verify = Check that a finished match was dealt as promised at its start.
cli-help-rules = Show the rules of a game, where each is in the code, and how far tests cover them.
cli-help-games = List the games.
cli-help-doctor = Show what is installed and what is wrong.
cli-help-new-game = Create the skeleton of a new game.
cli-help-new-game-name = The name of the game: lower-case letters, digits and _.
cli-help-new-game-package = Create a separate distribution, to be installed alongside Boardwright.
cli-help-new-game-to = The folder to create it in.
cli-help-move-database = Carry everything from one database into another, empty one, and prove it.
cli-help-backup = Copy a database into a new SQLite file while people play, and verify the copy.
cli-help-check-database = Check a database: its structure, its checksums, and every match replayed.
cli-help-usage = Usage: { $usage }
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-help = Show this help.
cli-help-more = “boardwright COMMAND --help” tells you more about a command.
cli-help-with-default = { $text } [default: { $value }]
cli-metavar-address = ADDRESS
cli-metavar-command = COMMAND
cli-metavar-options = OPTIONS
cli-metavar-language = LANGUAGE
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-from = FROM
cli-metavar-to = TO
cli-metavar-number = NUMBER
cli-metavar-numbers = NUMBERS
cli-metavar-names = NAMES
cli-metavar-name = NAME
cli-metavar-word = WORD
cli-metavar-pair = NAME=VALUE
cli-examples-serve =
    boardwright serve --open
    boardwright serve --host 0.0.0.0 --port 8080
    boardwright serve --public-url https://play.example.org
cli-examples-play =
    boardwright play
    boardwright play --seats Anna,Ben,greedy --save evening.json
    boardwright play --resume evening.json
cli-examples-simulate =
    boardwright simulate { $game } --bots random,random,greedy -n 100
    boardwright simulate { $game } --bots random,greedy -o mode=beginner --json
    boardwright simulate { $game } --bots my_bot.py:MyBot,greedy --out games.csv
    boardwright simulate { $game } --bots hard,greedy -n 1000 --ray auto
cli-examples-ladder =
    boardwright ladder { $game } --bots random,greedy --games 20
    boardwright ladder { $game } --bots my_bot.py:MyBot,greedy --players 4 --json
cli-examples-report =
    boardwright report { $game } --games 100 --players 3
    boardwright report { $game } --values dear-walls.toml --out { $game }.html
    boardwright report { $game } --records evenings --markdown
cli-examples-bench =
    boardwright bench { $game }
    boardwright bench { $game } --players 2 --seconds 1 --json
cli-examples-replay =
    boardwright replay evening.json
    boardwright replay evening.json --at 40 --seat 1
cli-examples-verify = boardwright verify evening.json
cli-examples-analyse =
    boardwright analyse evening.json
    boardwright analyse evening.json --budget 1000 --json
cli-examples-rules =
    boardwright rules { $game } --find tax
    boardwright rules { $game } --json
cli-examples-games =
    boardwright games
    boardwright games --json
cli-examples-doctor =
    boardwright doctor
    boardwright doctor --json
cli-examples-new-game =
    boardwright new-game mill --package
    boardwright new-game mill --package --to games
cli-examples-move-database =
    boardwright move-database games.sqlite postgresql://ann@db.example/games
    boardwright move-database postgresql://ann@db.example/games copy.sqlite
cli-examples-backup =
    boardwright backup backup-2026-11-18.sqlite
    boardwright backup copy.sqlite --database postgresql://ann@db.example/games
cli-examples-check-database =
    boardwright check-database
    boardwright check-database --database games.sqlite --json
cli-help-lang = Language: en, pl, de or it.
cli-help-version = Show the version.
cli-help-json = Print JSON.
cli-help-game = The game, for example { $game }.
cli-help-play-game = The game, for example { $game }; by default the first one available.
cli-help-option = An option of the game; may be given several times.
cli-help-values = A TOML file that replaces printed values.
cli-help-seed = A number that repeats the same deal.
cli-help-find = Only rules with this word; several words must all be there.
cli-help-record = A record file.
cli-help-replay-seat = Show only what this seat knew, counted from 1.
cli-help-replay-at = Show the table after this many steps instead of the log.
cli-help-replay-text = Print the record in its text form.
cli-help-bots = Who plays, in seat order, separated by commas: random, greedy, easy, normal, hard, expert; hard@0.1 has a tenth of its usual budget; mcts:800 and mcts:1.5s search with the budget you give, rollouts:800 without an evaluator. FILE.py:CLASS is your own bot.
cli-help-analyse-budget = How many iterations of the search for each position; more are surer and take longer.
cli-help-analyse-seed = A number that repeats the same analysis.
cli-help-games-count = How many games.
cli-help-fixed-seats = Keep the seats instead of rotating them from game to game.
cli-help-processes = How many processes play; 0 means one per core.
cli-help-ray = Play on a Ray cluster: auto, or its HOST:PORT. --processes then says how many play at once; 0 means on all its cores.
cli-help-budget = What part of its budget each bot may spend on a decision: 0.1 is a tenth.
cli-help-simulate-out = Write a row for each game and one for each seat into a file: .json, .csv or .parquet.
cli-help-ladder-bots = Which bots, separated by commas; FILE.py:CLASS for one of your own. Without it all levels.
cli-help-ladder-games = How many games for each pairing.
cli-help-ladder-players = How many players; with more than two, one copy of a bot plays a table of copies of the other.
cli-help-ladder-neighbours = Only neighbours in the list play each other; names may repeat.
cli-help-ladder-write = A page to write the table into, between its markers.
cli-help-report-games = How many games for each number of players.
cli-help-report-players = Which numbers of players, separated by commas; by default all that the game allows.
cli-help-report-bot = The bot that holds every seat: random, greedy, easy, normal, hard or expert.
cli-help-report-out = A file for the report: .html, .md or .json; an older one there is replaced. Without it GAME-report.html.
cli-help-report-markdown = Print the tables as Markdown.
cli-help-report-records = Read finished matches instead of playing: a record, or a folder of them; may be given several times.
cli-help-players = How many players; by default four, or as many as the game allows.
cli-help-seconds = About how many seconds to measure.
cli-help-seats = Who plays, separated by commas: me, a bot (random, greedy, easy, normal, hard, expert), or a nickname for each person at this screen. Without it me,greedy,greedy, or those of the match resumed.
cli-help-host = The address to listen on; 0.0.0.0 lets friends on your network in.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-database = An SQLite file or a database URL; by default a file in your data folder.
cli-help-public-url = The address by which others reach this service through a proxy.
cli-help-thinkers = How many processes compute the bots’ moves; with PostgreSQL also 0, where workers do.
cli-help-worker = Only compute the bots’ moves for a service on the same PostgreSQL, on this or another machine.
cli-help-analysis = How many iterations of the search the analysis of a match spends on each position.
cli-help-memory = How many MB of tables are kept in memory; others are read again from the database. Default: a quarter of the machine’s memory, at most 1024.
cli-help-open = Open the browser.
cli-serve-needs-web = The web table needs some more packages: pip install 'boardwright[web]'
cli-serve-at = Boardwright is at { $url }
cli-serve-network = Friends on your network reach it at { $url }
cli-serve-stop = Ctrl-C stops it; tables are kept.
cli-serve-ended = Stopped. All tables are kept.
cli-help-move-from = The database to be read: an SQLite file or a URL. It stays as it is.
cli-help-move-to = An empty database: an SQLite file that is not there yet, or a URL.
cli-column-table = table
cli-column-rows = rows
cli-column-sum-from = SHA-256 there
cli-column-sum-to = SHA-256 here
cli-moved = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} moved from { $source } to { $target }; both were read again and are the same.
cli-help-backup-target = The file to be written; it must not exist yet.
cli-backed-up = { $database } was copied to { $file } ({ $size } bytes). The copy was opened and checked; matches replayed: { $matches }.
cli-backup-of-damaged = The backup was written, but these tables are damaged in it, as in the database: { $tables }. An older backup may have them whole.
cli-checking = Checking
cli-checked = Tables checked: { $tables }. Matches replayed: { $matches }. Deals verified: { $verified }.
cli-checked-without = Tables without checksums, as an older release has written them: { $count }. They get them when they are next written.
cli-checked-unplayable = Tables whose game or rules are not installed here, so that only their checksums were checked: { $tables }
cli-checked-structure = The structure is damaged: { $problem }
cli-checked-damaged = Table { $table } is damaged: { $problem }
cli-checked-sound = { $database } is sound.
cli-checked-way-back = Put a backup in its place, or rescue what can still be read with “sqlite3 FILE '.recover' | sqlite3 RESCUED”. Damaged tables stay closed; the others can be played.
cli-worker-at = Computing the bots’ moves for { $url }
cli-worker-stop = Ctrl-C stops it; other workers keep running.
cli-worker-ended = Stopped.
cli-help-save = Where to save the match; by default in your data folder.
cli-help-resume = Continue a saved match.

## Command line: messages

cli-usage = { $problem } “{ $command } --help” shows how to call it.
cli-usage-wrong-command = { $near ->
    [no] There is no command “{ $given }”. The commands are: { $known }.
   *[other] There is no command “{ $given }”. Did you mean “{ $near }”?
}
cli-usage-no-command = A command is missing.
cli-usage-no-option = { $near ->
    [no] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near }?
}
cli-usage-missing = { $name } is missing.
cli-usage-no-value = The option { $option } needs a value.
cli-usage-extra = “{ $given }” is not expected here.
cli-system-error = The operating system reports an error: { $problem }.
cli-fault = This is a bug in Boardwright; please report it: { $problem } (BOARDWRIGHT_TRACEBACK=1 shows where).
cli-interrupted = Interrupted.
cli-old-option = { $old } is now called { $new }; the old name still works.
cli-column-id = id
cli-column-title = game
cli-column-players = players
cli-column-minutes = minutes
cli-column-designers = designers
cli-column-bot = bot
cli-column-wins = wins
cli-column-win-share = win share (95%)
cli-column-mean-score = mean score (95%)
cli-column-position = position
cli-column-turn = after the turn of
cli-rules-status = { $sections } rules, { $cited } cited in the code, { $tested } tested; { $rulings } of them are rulings; { $examples_tested } of { $examples } examples tested.
cli-rules-none = No rule of this game contains “{ $word }”.
cli-verified = The dealing is right: { $count ->
    [one] { $count } chance outcome follows
   *[other] { $count } chance outcomes follow
} from the seed promised at the start.
cli-doctor-compiled = The engine is compiled.
cli-doctor-pure = The engine runs as plain Python; with a C compiler it can be built to run several times faster.
cli-doctor-extras = Extras installed: { $extras }
cli-doctor-missing = Extras not installed: { $extras }
cli-doctor-folder = Matches cannot be saved in { $folder }; BOARDWRIGHT_DATA can name another folder.
cli-doctor-game = The game “{ $game }” from another distribution cannot be loaded: { $problem }
cli-new-game-made = { $title } is in { $folder }. Install and play it with:
cli-doctor-well = Everything works.
cli-not-over = The match is not over; next to decide: { $seat }.
cli-result = Result
cli-total = Total
cli-tie-shared = Equal points, so the place is shared: { $names }.
cli-tie-decided = Equal points. By the rules the order is: { $names }.
cli-replay-at = After step { $step } of { $steps }
cli-winner = { $name } wins.
cli-winners = Shared victory: { $names }.
cli-simulating = Playing
cli-measuring = Measuring
cli-analysing = Analysing
cli-analysis-start = the start
cli-analysis-swings = The biggest swings
cli-analysis-no-swings = No turn changed anybody’s chance of winning by 5 percentage points or more.
cli-analysis-better-moves = Better moves
cli-analysis-no-better-moves = No clearly better move was found.
cli-analysis-at = Position { $at }. { $told }
cli-analysis-move = Position { $at }, { $name }. { $told }
cli-analysis-played = Played: “{ $choice }”, chance of winning { $share }.
cli-analysis-better = Better: “{ $choice }”, chance of winning { $share }.
cli-analysis-rises = { $seat } plays; { $name }’s chance of winning rises from { $before } to { $after }.
cli-analysis-falls = { $seat } plays; { $name }’s chance of winning falls from { $before } to { $after }.
cli-analysis-facts = Iterations for each position: { $budget }. Seed: { $seed }. Boardwright { $engine }, rules version { $rules }.
cli-yes = yes
cli-no = no
cli-bench-compiled = compiled
cli-bench-players = players
cli-bench-decisions-per-second = decisions per second
cli-bench-decisions-per-second-python = the same, called from Python
cli-bench-decisions-per-game = decisions per game
cli-bench-games-per-second = games per second
cli-bench-clone-microseconds = microseconds per copy
cli-bench-search-decisions-per-second = decisions per second in a search
cli-bench-search-share = the same as a share of play without a search
cli-bench-mcts-iterations-per-second = search iterations per second, each with a rollout to the end
cli-bench-level-iterations-per-second = search iterations per second with the evaluator
cli-bench-yardstick-per-second = yardstick rounds per second
cli-bench-ratio-to-yardstick = decisions per yardstick round
cli-simulated = Games: { $games }. Decisions: { $decisions }. Seconds: { $seconds }.
cli-rows-written = Written: { $files }
cli-ladder-intro = { $game }, { $players } players. Games per pairing: { $games }, budget: { $budget }, seed: { $seed }, { $date }. Win shares and ratings with 95% intervals.
cli-ladder-rating = rating
cli-ladder-whole = all games
cli-ladder-against = { $count ->
    [1] against { $bot }
   *[other] against { $count } × { $bot }
}
cli-report-title = { $game }: a report on balance
cli-report-intro = Games for each number of players: { $games }. Every seat is held by the bot { $bot }. Date: { $date }. Written by this command:
cli-report-intro-read = Finished matches read: { $games }. Date: { $date }. Written by this command:
cli-report-reading-plots = Distributions are shares of all games; dashes mark the mean. In the plots of win shares a dot is the share, the line the interval that contains the true value with 95% certainty, and the dashes what is to be expected: an even share of the seats, or the share of all owners together.
cli-report-how-to-read = How to read this
cli-report-original = original
cli-report-changed = changed
cli-report-changed-values = What the values file changes
cli-report-both = Both games are dealt from the same seeds, with the same bots.
cli-report-figures = The figures
cli-report-win-share-by = { $title }: win share
cli-report-scores = Scores
cli-report-everybody = all players
cli-report-winners = winners
cli-report-length = Length of the game
cli-report-reading = The brackets hold the standard deviation or, with “…”, the interval that contains the true value with 95% certainty. *Above the game’s average* is the mean difference between a player’s score and the mean score of the same game; it is bold where its interval leaves out zero or, in tables with a row “All”, the value there. For about one figure in twenty the true value lies outside its interval. The preferences and weaknesses of the bots affect every figure.
cli-report-overview = Overview
cli-report-players = { $number } players
cli-report-seats = Seats
cli-report-all = All
cli-report-seat = Seat { $number }
cli-report-starting-player = First starting player
cli-report-score = Score
cli-report-winning-score = Score of the winner
cli-report-margin = Lead of the winner
cli-report-decisions = Decisions per game
cli-report-win-share = win share
cli-report-difference = above the game’s average
cli-report-phases = Phases
cli-report-decisions-per-game = decisions per game
cli-report-choices-per-decision = choices per decision
cli-report-written = The report is in { $file }
cli-welcome = { $game }. Type ? for help.
cli-welcome-person = { $name }: plays at this screen
cli-welcome-bot = { $name }: bot
cli-welcome-file = Every move is saved in { $file }
cli-saved = The match is saved in { $file }
cli-save-again = The last move is not saved yet. Press Enter to try again, or type the name of another file.
cli-resume-with = The match is saved. Continue it with:
cli-thinking = { $name } is thinking …
cli-undone = Taken back.
cli-curtain = Now it is { $name }’s turn. Everyone else looks away; then { $name } presses Enter.
cli-question = { $name }: { $question }
cli-play-help = Answer with the number of a choice or with its notation in brackets.
    Enter             shows the question again
    why NOTATION      says why something is not possible
    notations [WORD]  lists what can be written and what of that is possible now
    costs             shows what things cost
    undo              takes back your last choice
    table             shows the table again
    log [NUMBER|all]  shows what happened so far
    save [FILE]       says where the match is saved, or writes a copy
    quit              leaves; the match is saved
cli-notations-hint = ? shows what can be typed; notations WORD shows how actions are written.
cli-notations-none = No action of this game has “{ $word }” in its notation.
cli-did-you-mean = Did you mean { $choices }? Nothing has been chosen yet.
cli-log-part = The last { $shown } of { $all } entries; “log all” shows everything.
cli-why-what = Say what: for example “why build inn”.
cli-why-legal = That is possible now.
cli-you-have = You have { $goods }
cli-group-ending = End
cli-group-other = Other
cli-group-each = { $title }: each for { $cost }

## The tables in the terminal

cli-head-points = points
