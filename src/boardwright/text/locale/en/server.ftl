### What the web service says besides its pages.

server-players =
    { $low ->
        [one] { $low } to { $high } players
       *[other] { $low } to { $high } players
    }
server-minutes = about { $minutes } minutes
server-weight-light = light
server-weight-medium = medium
server-weight-medium-heavy = demanding
server-credits = By { $designers }, published by { $publisher }
server-no-help = There is no help for { $game } yet. The question at the top of the table says what you have to decide, and “Why not?” explains what is not possible.
server-on-the-table = On the table
server-yes = yes
server-no = no
server-no-name = a guest
server-waits-for-players = waiting for players
server-is-over = finished
server-kind-me = I play
server-kind-open = Open: anyone with the link
server-kind-screen = A person at this screen
server-kind-bot-expert = Bot: expert (tries thousands of continuations)
server-kind-bot-hard = Bot: hard (tries many continuations, replies included)
server-kind-bot-normal = Bot: normal (tries some continuations, replies included)
server-kind-bot-easy = Bot: easy (goes for what looks good right now and makes mistakes)
server-kind-bot-greedy = Bot: greedy (looks ahead to the end of its turn)
server-kind-bot-random = Bot: random (plays at random)
server-ready = Your turn is complete. Look it over, then confirm it.
server-hint = Hint: { $choice }. Chance of winning with it: { $share }.
server-hint-other = Also considered: { $choice }, { $share }.
server-bot-waits-others = The bot has not begun to think yet: bots at many other tables are thinking, and all take turns.
server-bot-waits-own = The bot has not begun to think yet: bots at other tables of the same person, or from the same address, are thinking, and they take turns.
server-bot-waits-no-worker = The bot has not begun to think yet: nothing that computes the bots’ moves is running at the moment. The match goes on by itself as soon as it runs again.
server-for-good = After this there is no way back: something is drawn, shown or decided.
server-rewind-to =
    { $count ->
        [one] One decision is taken back. The last event that is kept: { $line }
       *[other] { $count } decisions are taken back. The last event that is kept: { $line }
    }
server-rewound =
    { $count ->
        [one] { $name } has asked to go back, and all accept: one decision is taken back.
       *[other] { $name } has asked to go back, and all accept: { $count } decisions are taken back.
    }
server-rewind-refused = { $name } does not want to go back: everything stays as it is.
server-order-ended = It is your turn, so your standing order to decline has ended.
server-status-400 = That did not work
server-status-403 = Not yours
server-status-404 = Not found
server-status-405 = Not allowed here
server-status-409 = Something has changed
server-status-410 = No longer valid
server-status-413 = Too large
server-status-422 = Not possible
server-status-429 = Too fast
server-status-500 = Our fault
server-status-503 = Not now

## Errors

error-no-invitation = This invitation has been used or withdrawn, or never existed. Ask for a new link.
error-no-page = There is no such page. The home page leads to all games and tables.
error-no-personal-link = This personal link has been used or never existed. Make a new one in the settings of your other device.
error-no-seat = There is no such seat; the table has { $seats }.
error-no-table = There is no such table. Check the link, or find the table on the home page.
error-not-read = The database does not answer just now. Try again in a moment.
error-not-stored = This could not be saved, so nothing has changed. Try again in a moment.
error-not-known = The connection to the database broke, so it is not known whether this was stored. Look at the table in a moment.
error-storage-damaged = The database of this site is damaged, so nothing is read from it or saved any more. The operator has to restore a backup.
error-storage-replaced = The database file of this site was moved, deleted or replaced, so nothing can be saved. The operator has to put it back or start the service again.
error-storage-full = The disk of this site is full, so this could not be saved and nothing has changed. It works again as soon as there is room.
error-storage-failing = The disk of this site does not work just now, so nothing has changed. Try again in a moment.
error-foreign-form = This form did not come from our page, or the page is too old. Reload it and try again.
error-no-seat-token = This token holds no seat at this table. Join with an invitation to get one.
error-not-your-seat = This is not your seat. You can watch, or take a seat by its link.
error-take-the-screen = Another player has the screen. Take it first.
error-not-your-turn = It is not your turn to decide.
error-match-over = The match is over: nothing can be taken back any more.
error-old-rules = This match was begun under version { $stored } of the rules; this program plays version { $present }.
error-game-not-installed = The game of this table, “{ $game }”, is not installed here.
error-table-damaged = This table is damaged in the database, so it stays closed; the other tables are not affected. The operator of this site can restore it from a backup.
error-record-start = This record begins from a position of its own, so it cannot be continued at a table here. boardwright replay plays it again.
error-record-long = This record has { $given } entries; at most { $most } are accepted.
error-table-over = The match is over; seats no longer change.
error-token-needed = Send the token of your seat: “Authorization: Bearer TOKEN”.
error-viewpoint = The table can be seen from other seats only after the end of the match.
error-key-used = This key was used for another request. Use a new key for a new request.
error-outdated = The match has moved on in the meantime (version { $version }). Look at the table and decide again.
error-internal = Something went wrong on our side; nothing of the match is lost. Try again, and report it if it happens again.
error-invalid = { $place }: { $problem }.
error-invalid-request = This request is not valid.
error-method = This address does not take that kind of request.
error-too-large = That is more than we accept at once.
error-too-often = Too many requests in a short time. Wait a moment, then continue.
error-answer-unfinished = A secret answer is given in one go: send all of its actions together.
error-bad-nonce = A nonce is made of letters and digits, at most { $most }.
error-commit-first = Your turn is complete: confirm it, or take a choice back.
error-continued = This match continues another one, so its deal cannot be checked from the start.
error-empty-talk = Write something first.
error-long-talk = That is { $given } characters long; at most { $most } are accepted.
error-file-not-text = { $file } is not a text file.
error-no-actions = Send at least one action.
error-no-file = Choose a record file first.
error-no-nickname = Give a nickname, so that the others know who you are.
error-no-order = There is no standing order { $order } in this game.
error-no-position = There is no position { $given }; the last one is { $last }.
error-no-rewind-asked = Nobody asks to go back now.
error-not-a-number = { $field } must be a whole number, not “{ $given }”.
error-not-begun = The match has not begun: seats are still open.
error-not-over = That is possible after the end of the match.
error-no-analysis = This match has not been analysed.
error-analyses-many = Too many matches wait to be analysed; try again later.
error-analyses-yours = You, or others at your address, have asked for as many analyses as one visitor may have at a time ({ $most }). Ask again when one of them is done.
error-analysis-not-yours = Somebody else has asked for this analysis, so only they can end it.
error-hint-no-training = Hints are for training matches only. To get them, open a table for training.
error-hint-others = Somebody else plays along now, so there are no more hints.
error-hint-nothing = There is nothing to choose here, so there is no hint.
error-hint-late = No hint is available just now. Try again in a moment.
error-hints-yours = You, or others at your address, wait for as many hints as one visitor may have at a time ({ $most }). Ask again when one of them is there.
error-training-others = A training match is only for bots and people at your screen: choose one of these for every other seat.
error-nothing-to-commit = Nothing is chosen yet.
error-players = Choose { $low } to { $high } players.
error-rewind-position = There is no position { $given } to go back to; the last one is { $last }.
error-seat-kind = A seat is played by “me”, “open”, “screen” or “bot:NAME”, not by “{ $given }”.
error-webhook-failed = The address did not answer.
error-webhook-host = There is no host { $host }.
error-webhook-private = { $host } is an address of this machine or of a private network; only public ones are called.
error-webhook-status = The address answered with status { $status }; 200 was expected.
error-webhook-url = Give an address that begins with http:// or https://, without a name or password.
server-not-here = Nothing can be done here now.
server-follows = { $what } (follows by itself)
server-webhook-sent = The message was sent.
error-record-unfinished = This file shows a running match as one seat saw it. Download the full record after the end and load that.

## Stand-ins: $time is a number of days, hours or minutes, $at a time of day, perhaps with the date.

server-never = never
server-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
server-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
server-count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
server-absence-rule = A bot can stand in for a player who is to act and has not been at the table for { $time }. The seat remains theirs.
server-absence-never = At this table no bot stands in for an absent player.
server-stand-in-from = A bot can stand in from { $at } (UTC).
server-stand-in-plays = A bot is playing for you.
server-stand-in-was-away = It was your turn and you were away, so a bot has been playing for you since { $at } (UTC).
server-stand-in-as-asked = As you asked, a bot has been playing for you since { $at } (UTC).
server-stand-in-leave = { $name } lets a bot stand in.
server-stand-in-away = { $name } is away: a bot stands in.
server-stand-in-return = { $name } is back.
error-absence = A bot may stand in after { $low } to { $high } minutes, or never (0); { $given } minutes are not possible.
error-stand-in-never = At this table no bot stands in for an absent player. Only the players themselves can give their seats to a bot.
error-stand-in-not-asked = A bot can stand in for other players only when it is their turn and they have been away for as long as the table’s rule says.
error-stand-in-early = The player may still come back: a bot can stand in from { $at } (UTC).
error-bot-stands-in = A bot is playing for your seat. Take the seat back first.
error-name-taken = Somebody at this table has this name or one that looks like it. Choose another nickname.
error-link-same-table = You and the owner of this link are at the same unfinished match. One person cannot take over the other’s seat there; finish the match first.
error-no-session = This session has ended already.
