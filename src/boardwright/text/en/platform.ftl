## Boardwright, English: what all games share

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-purple = Purple
seat-green = Green
seat-chance = Chance

label-with-cost = { $label } ({ $cost })

## Reasons that every game has

reason-not-now = That is not what is being decided now.
reason-game-over = The game is over.
reason-action-out-of-range = There is no action number { $action }; the last one is { $last }.

## Errors

error-action-out-of-range = There is no action number { $action }; the last one is { $last }.
error-action-illegal = “{ $action }” is not possible now: { $reason }
error-action-unknown = “{ $action }” is not an action of this game. The list of choices shows how actions are written.
error-nothing-to-undo = There is nothing that you may take back: undo ends where chance decided, a secret was shown or somebody else has played.
error-rewind-too-far = { $count } steps cannot be taken back; the match has { $steps }.
error-game-unknown = There is no game “{ $game }”. The games are: { $known }.
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $known }.
error-language-unknown = There is no language “{ $language }”. The languages are: { $known }.
error-players-out-of-range = This game cannot be played by { $players }; it takes { $low } to { $high } players.
error-option-unknown = This game has no option “{ $option }”. Its options are: { $known }.
error-option-choices = The option “{ $option }” cannot be “{ $given }”. It can be: { $choices }.
error-option-switch = The option “{ $option }” is a switch: say yes or no instead of “{ $given }”.
error-option-pick = The option “{ $option }” takes { $count } different names of these: { $choices }.
error-guild-not-for-two = With two players the guild “{ $guild }” is not used; Wizards are the only interactive guild for two.
error-table-unreadable = The table file “{ $file }” cannot be read. It must be a text file in UTF-8.
error-table-not-toml = The table file “{ $file }” is not valid TOML: { $problem }.
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
error-record-missing = There is no file “{ $file }”.
error-record-unreadable = The file “{ $file }” cannot be read. A record is a text file in UTF-8.
error-record-changed = The record has been changed or cut short: its content does not match its digest.
error-record-not-json = The record is not complete JSON: { $problem }.
error-record-wrong-shape = The record does not have the form of a match: { $problem }.
error-record-no-game = This is not a record: it names no game. A record is JSON, or text that begins with lines like [Game "belfort"].
error-record-header-number = The header { $header } of the record must hold whole numbers, not “{ $given }”.
error-record-newer-format = The record has format { $format }; this program reads formats up to { $known }. A newer version of Boardwright can open it.
error-record-newer-rules = The record was played under rules version { $rules }; this program knows versions up to { $known }. A newer version of Boardwright can open it.
error-record-unknown-action = Line { $line } of the record: “{ $action }” is not an action of this game.
error-record-illegal-step = Entry { $step } of the record cannot be played: { $problem }
error-record-wrong-result = The record states another result than the one its entries lead to.
error-record-bad-seed = The seed in the record is not a hexadecimal number.
error-verify-no-seed = The record does not hold the seed, so the dealing cannot be checked. The seed is told when a match has ended.
error-verify-generator = The record was dealt by generator { $generator }, which this program does not know.
error-verify-commitment = The seed does not match the commitment published at the start: the dealing was tampered with.
error-verify-outcome = Entry { $step } is not the card that the seed gives there: the dealing was tampered with.
error-verify-unfinished = The match is not finished; it can be checked when it has ended.
