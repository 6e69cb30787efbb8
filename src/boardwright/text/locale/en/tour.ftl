## The guided tours of the drawn boards, English: for every step a heading ("-head") and one or two sentences.

## Every game

tour-dock-head = Your turn
tour-dock = The question appears here: click what is outlined on the board, or choose from the list. Nothing counts until you confirm it, and before that you can always take it back.
