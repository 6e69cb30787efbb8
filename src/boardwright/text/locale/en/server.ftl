### What the web service says besides its pages.

server-title-belfort = Belfort
server-title-caylus1303 = Caylus 1303
server-title-guilds = Guilds
server-title-toll = Toll
server-blurb-belfort = Send elves, dwarves and gnomes to work, raise a city of five districts, and hold the most of each when the assessors come.
server-blurb-caylus1303 = Build a road of buildings for the King, bribe the provost, and deliver to the construction site before the others do.
server-blurb-guilds = Bid for characters with strange talents, lay out the rooms of your guild house, and fulfil the wishes of the King.
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
server-yes = yes
server-no = no
server-no-name = a guest
server-waits-for-players = waiting for players
server-is-over = finished
server-kind-me = I play
server-kind-open = Open: whoever has the link
server-kind-screen = A person at this screen
server-kind-bot-expert = Bot: expert (tries thousands of continuations)
server-kind-bot-hard = Bot: hard (tries many continuations, replies included)
server-kind-bot-normal = Bot: normal (tries some continuations, replies included)
server-kind-bot-easy = Bot: easy (takes what looks good at once, and errs)
server-kind-bot-greedy = Bot: greedy (looks to the end of its turn)
server-kind-bot-random = Bot: random (plays anything)
server-ready = Your turn is complete. Look it over, then confirm it.
server-hint = Hint: { $choice }. Win share with it: { $share }.
server-hint-other = Also thought of: { $choice }, { $share }.
server-for-good = After this there is no way back: something is drawn, shown or decided.
server-rewind-to =
    { $count ->
        [one] One decision is taken back. The last thing that stays: { $line }
       *[other] { $count } decisions are taken back. The last thing that stays: { $line }
    }
server-rewound =
    { $count ->
        [one] { $name } has asked to go back, and all accept: one decision is taken back.
       *[other] { $name } has asked to go back, and all accept: { $count } decisions are taken back.
    }
server-rewind-refused = { $name } does not want to go back: everything stays as it is.
server-order-decline-until-my-turn = Decline for me until it is my turn
server-order-only-when-target = Ask me about responses only when I am the target
server-order-ended = It is your turn, so your standing order to decline has ended.
server-status-400 = That did not work
server-status-403 = Not yours
server-status-404 = Not found
server-status-405 = Not like this
server-status-409 = Something has changed
server-status-410 = Of another time
server-status-413 = Too large
server-status-422 = Not possible
server-status-429 = Too fast
server-status-500 = Our fault
server-status-503 = Not now

## Errors

error-no-invitation = This invitation has been used or never existed. Ask for a new link.
error-no-page = There is no such page. The home page leads to all games and tables.
error-no-personal-link = This personal link has been used or never existed. Make a new one in the settings of your other device.
error-no-seat = There is no such seat; the table has { $seats }.
error-no-table = There is no such table. Check the link, or find the table on the home page.
error-not-read = The database does not answer just now. Try again in a moment.
error-not-stored = The database did not take this, so nothing has changed. Try again in a moment.
error-not-known = The connection to the database broke, so it is not known whether this was stored. Look at the table in a moment.
error-foreign-form = This form did not come from our page, or the page is too old. Reload it and try again.
error-no-seat-token = This token holds no seat at this table. Join with an invitation to get one.
error-not-your-seat = This is not your seat. You can watch, or take a seat by its link.
error-take-the-screen = Another player has the screen. Take it first.
error-not-your-turn = It is not your turn to decide.
error-match-over = The match is over: nothing can be taken back any more.
error-old-rules = This match was begun under version { $stored } of the rules; this program plays version { $present }.
error-record-long = This record is { $given } entries long; at most { $most } are taken.
error-table-over = The match is over; seats no longer change.
error-token-needed = Send the token of your seat: “Authorization: Bearer TOKEN”.
error-viewpoint = The table can be seen from other seats only after the end of the match.
error-key-used = This key was used for another request. Use a new key for a new request.
error-outdated = The match has gone on meanwhile (version { $version }). Look at the table and decide again.
error-internal = Something went wrong on our side; nothing of the match is lost. Try again, and report it if it stays.
error-invalid = { $place }: { $problem }.
error-invalid-request = This request makes no sense to us.
error-method = This address does not take that kind of request.
error-too-large = That is more than we take in one go.
error-too-often = Too many requests in a short time. Wait a moment, then go on.
error-answer-unfinished = A secret answer is given in one go: send all of its actions together.
error-bad-nonce = A nonce is made of letters and digits, at most { $most }.
error-commit-first = Your turn is complete: confirm it, or take a choice back.
error-continued = This match goes on from another one, so its deal cannot be checked from the start.
error-empty-talk = Write something first.
error-long-talk = That is { $given } characters long; at most { $most } are taken.
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
error-hint-no-training = Hints are for training matches only. A new table can be made for training.
error-hint-others = Somebody else plays along now, so there are no more hints.
error-hint-nothing = There is nothing to choose here, so there is no hint.
error-hint-late = Nobody is free to think of a hint just now. Try again in a moment.
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
error-record-unfinished = This file shows a running match as one seat saw it. Take the full record after the end to load it.
