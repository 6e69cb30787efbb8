## Le visite guidate dei tabelloni disegnati, italiano: per ogni tappa un titolo ("-head") e una o due frasi.

## Tutti i giochi

tour-dock-head = Il tuo turno
tour-dock = Qui trovi la domanda: clicca sul tabellone ciò che è contornato, oppure scegli dall’elenco. Nulla conta finché non confermi, e fino ad allora puoi annullare tutto.
