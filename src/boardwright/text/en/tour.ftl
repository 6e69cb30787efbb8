## The guided tours of the drawn boards, English: for every step a heading ("-head") and one or two sentences.

## Every game

tour-dock-head = Your turn
tour-dock = The question stands here: click what is outlined on the board, or choose from the list. Nothing counts until you confirm it, and before that you can always take it back.

## Belfort

tour-belfort-months-head = Seven months
tour-belfort-months = Welcome to Belfort! Together you raise a town, each for their own glory. Points are counted in the three months with a star; whoever has the most in the end wins.
tour-belfort-city-head = The town
tour-belfort-city = Whatever you build puts your marker on a symbol in one of the five districts. In each district, those with the most markers score.
tour-belfort-standings-head = Who is ahead
tour-belfort-standings = Banners show what a scoring would bring now, for the most elves, dwarves and gnomes too. The further your score has come on the track, the more tax you pay every month.
tour-belfort-planks-head = Placing workers
tour-belfort-planks = A month begins with placing workers, one at a time. The Recruiter’s Desk brings you another worker, the King’s Camp lets you swap your place in the order of play; guilds in the town take workers, too.
tour-belfort-areas-head = Gathering
tour-belfort-areas = When you pass, all your other workers come here: elves fetch wood, dwarves stone, a pair of both metal, and anybody gold. Whoever alone has the most workers in an area gets 1 more.
tour-belfort-trade-head = Your actions
tour-belfort-trade = Then everyone takes one whole turn: build cards, walls and guilds, and use the workers you have placed. Once per turn you may trade here, and once hire a gnome for a card you have built.
tour-belfort-mine-head = What is yours
tour-belfort-mine = Here are your goods, your workers and your hand; every card shows what it costs. What you have built lies beside it and brings income, places for workers, or room for gnomes.
tour-belfort-first-head = What to do first
tour-belfort-first = Keep three cards that you can soon pay for. Then send somebody to the Desk early, gather what your cards cost, and build where others have not: a single marker can lead a district.

## Caylus 1303

tour-caylus1303-road-head = The road
tour-caylus1303-road = Welcome to Caylus! For nine rounds you build along this road to the King’s castle. Whoever has the most prestige points in the end wins; once the game is set up, nothing is left to luck.
tour-caylus1303-city-head = The city
tour-caylus1303-city = You place workers in turn, one at a time, at any free building. These four work first: they bring a favour, a house for a residence or a new wood building, and the Toll moves the provost.
tour-caylus1303-provost-head = The provost
tour-caylus1303-provost = Then the road works, from the bridge as far as the provost; workers beyond him come away empty-handed. He can still be moved before that, so a worker placed beyond him is a bet.
tour-caylus1303-bridge-head = Passing
tour-caylus1303-bridge = Whoever passes goes onto the bridge; the first begins the next round, and every later placement costs an extra worker. From here, each player may then pay workers to move the provost.
tour-caylus1303-offers-head = What can be built
tour-caylus1303-offers = Each tile shows its cost, its points and what it does; monuments replace residences. Your building goes on the first empty space of the road, and anyone else who places a worker there brings you a point.
tour-caylus1303-site-head = The Construction Site
tour-caylus1303-site = With a worker here you deliver bundles: three different goods, one of them food. Each bundle brings points, and whoever delivers the most in a round also gains a favour.
tour-caylus1303-mine-head = What is yours
tour-caylus1303-mine = Here are your points, your goods, your workers and your houses. Workers who have done their job rest in the Camp; at the end of every round some of them come back to you.
tour-caylus1303-first-head = What to do first
tour-caylus1303-first = Choose a character: it helps you until somebody takes it from you. Then gather goods close to the bridge, where it is safe, and get food early: every bundle needs it.

## Guilds

tour-guilds-rounds-head = Your guild
tour-guilds-rounds = Welcome to Guilds! You lead a young guild in the King’s city. Whoever has the most points after the last round wins; they come from characters, rooms and the King’s wishes.
tour-guilds-wishes-head = The King’s wishes
tour-guilds-wishes = They are the same for everyone and count only at the end, for whoever fulfils them best. Little crowns show who is ahead now.
tour-guilds-market-head = The market
tour-guilds-market = Every round new characters wait around the square. You bid by putting florins on your tents, as a rule in two zones at once, and after your bid you must lead in both.
tour-guilds-offers-head = Characters
tour-guilds-offers = If you lead a zone on your turn, you may take a character there: all your florins in that zone are the price. Characters bring points, income, abilities and symbols of their faction.
tour-guilds-purse-head = Florins and gold
tour-guilds-purse = Your hall brings new florins every round; at its end those left over are lost. After the auction you may turn five into one gold, which stays with you and pays for rooms.
tour-guilds-rooms-head = Rooms for sale
tour-guilds-rooms = You buy rooms with gold, one at a time, small or large. The coin in the corner is the price; the half circles on the walls are doors.
tour-guilds-plot-head = Your house
tour-guilds-plot = Lay every room so that it fits wherever it touches: door to door, wall to wall. Only rooms that doors connect with the hall bring points and income.
tour-guilds-first-head = What to do first
tour-guilds-first = Look for two characters that suit a wish or bring income, and bid a little on both. Do not spend everything: the last ones often go cheaply, and five florins left make your first gold.
