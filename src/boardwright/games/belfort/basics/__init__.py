"""Rules that several phases share: paying, the board, cards and what is known of them."""
