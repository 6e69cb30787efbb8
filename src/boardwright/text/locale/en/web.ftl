## The web table, English: words of the templates. Every id begins with "web-".
## Names of people and seats ($name, $seat, $table, $game) stay in the nominative: no sentence declines them.

## Every page

web-brand = Boardwright
web-skip = Skip to the content
web-in-english = This game has not been translated into this language yet, so it is shown in English.
web-nav = Main menu
web-nav-home = Games
web-nav-help = Rules
web-nav-settings = Settings
web-nav-language = Language
web-foot-fan = An unaffiliated fan implementation: our own words, our own drawings. If you like a game, buy the box.
web-foot-thanks = With thanks to Jay Cormier and Sen-Foong Lim (Belfort, Tasty Minstrel Games), William Attia (Caylus 1303, Space Cowboys), and Christian Giove (Guilds, Giochi Uniti).
web-notice = Notice
web-close = Close
web-save = Save
web-copy = Copy
web-copied = Copied.
web-failed = The server did not answer. Nothing was lost; please try again.
web-connection-lost = Connection lost, trying again …
web-connection-back = Connected again.
web-nickname = Nickname
web-you = you

web-seat-red = Red
web-seat-blue = Blue
web-seat-yellow = Yellow
web-seat-purple = Purple
web-seat-green = Green

web-kind-person = person
web-kind-bot = bot
web-kind-screen = person at this screen
web-kind-open = open seat
web-kind-stand-in = a bot stands in

## Home

web-home-title = Three games, one table
web-home-lead = Play against bots, on one screen, or with friends through a link. No account, nothing to install.
web-home-next = Next table waiting for me
web-home-games = Games
web-home-players = Players
web-home-play-bots = Play against bots
web-home-invite = Invite friends
web-home-screen = One screen
web-home-rules = Rules
web-home-mine = My tables
web-home-listed = Tables to watch or join
web-home-listed-none = Nobody has listed a table just now.
web-home-load = Load a record
web-home-load-what = Continue a match you downloaded, or look at it again.
web-home-load-file = Record (JSON or text)
web-home-load-go = Load
web-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}

## New table

web-new-title = New table: { $game }
web-new-players = How many players?
web-new-seats = Who sits where?
web-new-seats-what = An open seat gets a link to send to a friend. The order of play is up to the game.
web-new-training = Training match
web-new-training-what = With hints on your turn. Only if all other seats are held by bots or by people at this screen.
web-new-absence = A bot may stand in for an absent player after
web-new-absence-what = Only when it is that player’s turn. They keep the seat and can come back at any time. Everybody at the table sees this rule.
web-new-name = Name of the player at { $seat }
web-new-name-hint = Name at this screen
web-new-options = Options of the game
web-new-pick = { $count ->
    [one] Choose { $count }, or none.
   *[other] Choose { $count }, or none.
}
web-new-more = Other printed values
web-new-values = Values file (TOML)
web-new-values-what = Replaces costs and points for this match only, for example with those of your own box.
web-new-visibility = Who may see it?
web-new-private = Private: only with a link
web-new-listed = Listed: anyone here may watch
web-new-go = Set the table

## Joining, and another device

web-join-title = Join: { $table }
web-join-seat = Your seat: { $seat }
web-join-held = Sitting here now: { $name }. If you join, the seat is yours.
web-join-no-account = No account is needed. This browser remembers your seat.
web-join-go = Take the seat
web-me-title = Another device
web-me-what = This link belongs to { $name }. All seats and settings will also be on this device.
web-me-go = Continue as { $name }

## Settings

web-settings-title = Settings
web-settings-saved = Saved.
web-settings-language = Language
web-settings-ask = Confirm my turn
web-settings-ask-always = Always
web-settings-ask-barrier = Only before what cannot be undone
web-settings-ask-never = Never
web-settings-theme = Theme
web-settings-theme-auto = Same as device
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-motion = Animation
web-settings-motion-full = Follow others step by step
web-settings-motion-less = Move pieces straight to their new place
web-settings-motion-none = Nothing moves
web-settings-speed = Speed of movement
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-colours = Colours of the players
web-settings-colours-plain = Plain, with shapes
web-settings-colours-patterns = With shapes and patterns
web-settings-told = When it is my turn
web-settings-sound = Two short tones
web-settings-notify = A browser notification
web-settings-save = Save
web-settings-device = Move to another device
web-settings-device-what = A personal link brings your seats, nickname and settings to another device. Both can be used after that.
web-settings-device-make = Show my personal link
web-settings-device-link = Personal link
web-settings-device-secret = Whoever has this link plays in your name. Send it to nobody but yourself.
web-settings-sessions = Devices in use
web-settings-sessions-what = These browsers play in your name. End the session of a device that you have lost or no longer use.
web-settings-session-this = this device
web-settings-session-used = last used { $at } (UTC)
web-settings-session-unknown = Unknown browser
web-settings-session-end = End session
web-settings-session-end-others = End all other sessions
web-settings-session-ended = Done: only the devices below still play in your name. An unused personal link no longer works.

## Help and errors

web-help-games = Rules of the games
web-help-toc = On this page
web-error-home = To the games

## The table: waiting for players

web-lobby-lead = The table is set. Everyone needs a seat before it starts.
web-lobby-seats = Seats
web-lobby-waiting = { $count ->
    [one] { $count } seat is still open
   *[other] { $count } seats are still open
}
web-lobby-share = Send each link to one person. The page notices when they sit down.
web-lobby-you = You
web-seat-is-open = open, waiting for a player
web-online = here
web-away = away
web-invite-link = Link for { $name }
web-watch-link = Link for spectators
web-private = private
web-training = Training
web-listed = listed
web-options = Options

## The table: whose turn, the question, the choices

web-turn-mark = ●
web-your-turn = Your turn
web-turn-of = To move: { $name }
web-to-move = to move
web-leads = leads
web-score = points
web-place = Place { $place }
web-over = The game is over
web-watching = watching
web-next-table = Next table waiting
web-waiting-for-others = The others are deciding
web-thinking = { $name } is thinking …
web-rule-here = The rule
web-goods-of = { $name } has:
web-choices = Choices
web-draft-title = My turn so far
web-commit = Confirm
web-undo = Undo
web-take-back = Take back
web-restart = Restart my turn
web-why-not = Why not?
web-hint = Hint
web-why-title = What is not possible now, and why
web-why-filter = Search
web-why-rule = The rule
web-why-none = Everything is possible now.
web-why-no-match = No matches.
web-why-loading = Loading …

web-curtain-title = { $name }, take the screen
web-curtain-what = The table is covered, so that nobody sees the others’ secrets.
web-curtain-go = I am { $name }: show the table

## The table: parts

web-tabs = Parts of the table
web-tab-board = Table
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-more = More
web-players = Players
web-log = Log
web-log-none = Nothing has happened yet.
web-log-before = { $count ->
    [one] { $count } earlier entry
   *[other] { $count } earlier entries
}
web-since = { $count ->
    [one] Since my last turn: { $count } event
   *[other] Since my last turn: { $count } events
}
web-since-start = { $count ->
    [one] So far: { $count } event
   *[other] So far: { $count } events
}
web-chat = Chat
web-chat-none = Nobody has said anything.
web-chat-spectator = watching
web-chat-say = Say something
web-chat-send = Send

## The table: looking back

web-scrub = Look back
web-scrub-position = Position
web-scrub-go = Show
web-scrub-first = First position
web-scrub-previous-turn = One turn back
web-scrub-previous = One decision back
web-scrub-following = One decision forward
web-scrub-following-turn = One turn forward
web-scrub-live = To the present
web-scrub-play = Play from here
web-scrub-pause = Pause
web-follow-skip = Skip
web-looking-back = You are looking back: position { $at } of { $last }.
web-to-live = To the present
web-viewpoint = Seen by
web-fork = Play on from here, against bots
web-rewind-ask = Ask everyone to go back to this point
web-rewind-what = It happens only if everyone accepts, programs and absent players included.
web-rewind-asks = { $name } asks to go back.
web-rewind-accepted = Accepted:
web-rewind-waiting = Not answered yet:
web-rewind-look = Look there
web-rewind-yes = Accept
web-rewind-no = Refuse
web-rewind-withdraw = Withdraw

## The table: the end

web-result-title = The result
web-result-sources = Where the points came from
web-result-total = Total
web-standing = Score breakdown
web-standing-so-far = Points so far
web-standing-none = Nobody has any points yet.
web-standing-secret = The points of the others stay hidden until the end.
web-standing-hidden = hidden until the end
web-standing-sum = Sum
web-standing-then = Score after that
web-standing-ahead = Would be added: { $count }
web-standing-worth = Worth:
web-result-tie = The tie
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rematch = Rematch
web-rematch-go = To the rematch
web-verify = Verify the deal
web-verified = The deal is genuine: the revealed seed fits what was promised at the start, and every draw follows from it.
web-verified-not = The deal does not fit what was promised at the start.
web-analyse = Analyse
web-analyse-again = Analyse again
web-analyse-what = Who was winning when, what turned the match, which moves would have been better: the search behind the bots goes through it in the background.
web-analysing = Analysing: { $done } of { $total }
web-analysing-waits = The analysis is about to begin.
web-analyse-stop = Stop
web-analyse-too = Ask for it, too
web-review-title = Analysis
web-review-what = Every seat’s chance of winning after every turn, from 0% at the bottom to 100% at the top. A click leads to the position.
web-review-swings = The biggest swings
web-review-better = Better moves
web-review-better-none = No clearly better move was found.
web-review-table = The curve in numbers
web-review-turn = After the turn of
web-review-json = Download

## The table: the rest

web-orders = Standing orders
web-orders-what = They answer for you until you take them back.
web-seats = Seats
web-seat-bot = Replace with a bot
web-seat-hand-over = Hand over by link
web-seat-take-back = Take back
web-seat-stand-in = Let a bot stand in
web-seat-back = I am back
web-webhook = Notify a web address (webhook) on my turn
web-webhook-what = When it is your turn, this server sends a message to the address: for chats, phones, lamps.
web-webhook-url = Address (https)
web-webhook-test = Send a test
web-files = Download the match
web-files-full = The whole record, with all hands and draws.
web-files-mine = What you know of the match so far. The whole record follows after the end.
web-files-text = Text
web-problem = Report a rules problem
web-problem-what = Packs record, position and version into one file.
web-commitment = Commitment to the deal (SHA-256):

## Keys

web-keys-title = Keys
web-keys-undo = Undo
web-keys-restart = Restart my turn
web-keys-commit = Confirm
web-keys-why = Why not?
web-keys-choices = From choice to choice
web-keys-scrub = Back and forward in the log
web-keys-help = This list
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-look-at = Show the area of { $name }
web-to-question = To the question
web-keys-zoom = Zoom in, zoom out
web-in-words = The whole table as text
web-settings-language-browser = Browser’s language
web-seat-join = Take this seat
web-why-more = and { $count } more
web-why-complete = Your turn is complete: confirm it, or take a choice back.
web-why-back = Back to the table
web-won = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
web-settings-keys = Keyboard
web-settings-keys-on = Use one-letter shortcuts at the table (U, R, C, W)

## The guided tour

web-tour-start = Tour
web-tour-title = How this table works
web-tour-count = Step { $at } of { $of }
web-tour-back = Back
web-tour-next = Next
web-tour-skip = Skip
web-tour-done = Let’s play
