## Il tavolo sul web, italiano: le parole dei template. Ogni id comincia con "web-".
## I nomi di persone e posti ($name, $seat, $table, $game) restano come sono: nessuna frase li modifica.

## Ogni pagina

web-brand = Boardwright
web-skip = Vai al contenuto
web-in-english = Questo gioco non è ancora tradotto in italiano, perciò è in inglese.
web-nav = Menu principale
web-nav-home = Giochi
web-nav-help = Regole
web-nav-settings = Impostazioni
web-nav-language = Lingua
web-foot-fan = Versione non ufficiale, fatta da appassionati: testi e disegni sono nostri. Se un gioco ti piace, compra la scatola.
web-foot-thanks = Grazie a Jay Cormier e Sen-Foong Lim (Belfort, Tasty Minstrel Games), William Attia (Caylus 1303, Space Cowboys) e Christian Giove (Guilds, Giochi Uniti).
web-notice = Avviso
web-close = Chiudi
web-save = Salva
web-copy = Copia
web-copied = Copiato.
web-failed = Il server non ha risposto. Non è andato perso nulla: riprova.
web-connection-lost = Connessione persa, nuovo tentativo…
web-connection-back = Connessione ristabilita.
web-nickname = Soprannome
web-you = tu

web-seat-red = Rosso
web-seat-blue = Blu
web-seat-yellow = Giallo
web-seat-purple = Viola
web-seat-green = Verde

web-kind-person = persona
web-kind-bot = bot
web-kind-screen = persona a questo schermo
web-kind-open = posto libero
web-kind-stand-in = un bot gioca al suo posto

## Pagina iniziale

web-home-title = Tre giochi, un tavolo
web-home-lead = Gioca contro i bot, in più persone allo stesso schermo o con gli amici tramite un link. Niente account, nulla da installare.
web-home-next = Al prossimo tavolo che ti aspetta
web-home-games = Giochi
web-home-players = Giocatori
web-home-play-bots = Gioca contro i bot
web-home-invite = Invita amici
web-home-screen = Stesso schermo
web-home-rules = Regole
web-home-mine = I tuoi tavoli
web-home-listed = Tavoli pubblici: guarda o unisciti
web-home-listed-none = Al momento non ci sono tavoli pubblici.
web-home-load = Carica una registrazione
web-home-load-what = Riprendi una partita che avevi scaricato, oppure rivedila.
web-home-load-file = Registrazione (JSON o testo)
web-home-load-go = Carica
web-open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

## Nuovo tavolo

web-new-title = Nuovo tavolo: { $game }
web-new-players = Quanti giocatori?
web-new-seats = Chi siede dove?
web-new-seats-what = Per ogni posto libero c’è un link da mandare a un amico. L’ordine di gioco dipende dalle regole.
web-new-training = Partita di allenamento
web-new-training-what = Con suggerimenti nel tuo turno. Solo se tutti gli altri posti sono dei bot o di persone a questo schermo.
web-new-absence = Un bot può sostituire chi è assente dopo
web-new-absence-what = Solo quando tocca alla persona assente, che conserva il posto e può tornare in ogni momento. Tutti al tavolo vedono questa regola.
web-new-name = Nome del giocatore: { $seat }
web-new-name-hint = Nome a questo schermo
web-new-options = Opzioni del gioco
web-new-pick = { $count ->
    [one] Scegline { $count }, o non scegliere nulla.
   *[other] Scegline { $count }, o non scegliere nulla.
}
web-new-more = Altri valori stampati
web-new-values = File di valori (TOML)
web-new-values-what = Sostituisce costi e punti solo per questa partita, per esempio con quelli della tua scatola.
web-new-visibility = Chi può vedere il tavolo?
web-new-private = Privato: solo chi ha un link
web-new-listed = Pubblico: qui tutti possono guardare
web-new-go = Prepara il tavolo

## Unirsi, e un altro dispositivo

web-join-title = Unisciti: { $table }
web-join-seat = Il tuo posto: { $seat }
web-join-held = Ora qui siede { $name }. Se ti unisci, il posto diventa tuo.
web-join-no-account = Non serve un account. Questo browser ricorda il tuo posto.
web-join-go = Prendi posto
web-me-title = Un altro dispositivo
web-me-what = Questo link è di { $name }. Tutti i posti e le impostazioni saranno anche su questo dispositivo.
web-me-go = Continua come { $name }

## Impostazioni

web-settings-title = Impostazioni
web-settings-saved = Impostazioni salvate.
web-settings-language = Lingua
web-settings-ask = Conferma del turno
web-settings-ask-always = Sempre
web-settings-ask-barrier = Solo prima di ciò che non si può annullare
web-settings-ask-never = Mai
web-settings-theme = Aspetto
web-settings-theme-auto = Come sul dispositivo
web-settings-theme-light = Giorno
web-settings-theme-dark = Notte
web-settings-motion = Movimento dei pezzi
web-settings-motion-full = Segui gli altri passo per passo
web-settings-motion-less = Subito al nuovo posto
web-settings-motion-none = Nessun movimento
web-settings-speed = Velocità del movimento
web-settings-speed-slow = Lenta
web-settings-speed-normal = Normale
web-settings-speed-fast = Veloce
web-settings-colours = Colori dei giocatori
web-settings-colours-plain = Tinta unita, con forme
web-settings-colours-patterns = Con forme e trame
web-settings-told = Quando tocca a te
web-settings-sound = Due brevi suoni
web-settings-notify = Una notifica del browser
web-settings-save = Salva
web-settings-device = Passa a un altro dispositivo
web-settings-device-what = Un link personale porta i tuoi posti, il soprannome e le impostazioni su un altro dispositivo. Poi puoi usarli entrambi.
web-settings-device-make = Mostra il link personale
web-settings-device-link = Link personale
web-settings-device-secret = Chi ha questo link gioca a nome tuo: tienilo per te.
web-settings-sessions = Dispositivi in uso
web-settings-sessions-what = Questi browser giocano a nome tuo. Termina la sessione di un dispositivo che hai perso o che non usi più.
web-settings-session-this = questo dispositivo
web-settings-session-used = ultimo uso: { $at } (UTC)
web-settings-session-unknown = Browser sconosciuto
web-settings-session-end = Termina la sessione
web-settings-session-end-others = Termina tutte le altre sessioni
web-settings-session-ended = Fatto: solo i dispositivi qui sotto giocano ancora a nome tuo. Un link personale non usato non vale più.

## Aiuto ed errori

web-help-games = Regole dei giochi
web-help-toc = In questa pagina
web-error-home = Vai ai giochi

## Il tavolo: in attesa dei giocatori

web-lobby-lead = Il tavolo è pronto. Si comincia quando tutti i posti sono occupati.
web-lobby-seats = Posti
web-lobby-waiting = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
web-lobby-share = Manda ogni link a una sola persona. La pagina si aggiorna da sola quando qualcuno prende posto.
web-lobby-you = Tu
web-seat-is-open = libero, aspetta qualcuno
web-online = presente
web-away = assente
web-invite-link = Link per { $name }
web-watch-link = Link per gli spettatori
web-private = privato
web-training = Allenamento
web-listed = pubblico
web-options = Opzioni

## Il tavolo: di chi è il turno, la domanda, le scelte

web-turn-mark = ●
web-your-turn = Tocca a te
web-turn-of = Di turno: { $name }
web-to-move = di turno
web-leads = in testa
web-score = punti
web-place = { $place }° posto
web-over = La partita è finita
web-watching = stai guardando
web-next-table = Prossimo tavolo
web-waiting-for-others = Stanno decidendo gli altri
web-thinking = { $name } sta pensando…
web-rule-here = La regola
web-goods-of = { $name } ha:
web-choices = Scelte
web-draft-title = Il tuo turno finora
web-commit = Conferma
web-undo = Annulla
web-take-back = Ritira la mossa
web-restart = Ricomincia il turno
web-why-not = Perché non posso?
web-hint = Suggerimento
web-why-title = Che cosa ora non è possibile, e perché
web-why-filter = Cerca
web-why-rule = La regola
web-why-none = Ora è possibile tutto.
web-why-no-match = Nessun risultato.
web-why-loading = Caricamento…

web-curtain-title = { $name }, lo schermo passa a te
web-curtain-what = Il tavolo è coperto, così nessuno vede i segreti altrui.
web-curtain-go = Sono { $name }: mostra il tavolo

## Il tavolo: le parti

web-tabs = Parti del tavolo
web-tab-board = Tavolo
web-tab-players = Giocatori
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-more = Altro
web-players = Giocatori
web-log = Cronaca
web-log-none = Non è ancora successo nulla.
web-log-before = { $count ->
    [one] { $count } voce precedente
   *[other] { $count } voci precedenti
}
web-since = { $count ->
    [one] Dal tuo ultimo turno: { $count } novità
   *[other] Dal tuo ultimo turno: { $count } novità
}
web-since-start = { $count ->
    [one] Finora: { $count } novità
   *[other] Finora: { $count } novità
}
web-chat = Chat
web-chat-none = Nessuno ha ancora scritto nulla.
web-chat-spectator = guarda
web-chat-say = Scrivi qualcosa
web-chat-send = Invia

## Il tavolo: rivedere la partita

web-scrub = Rivedi la partita
web-scrub-position = Posizione
web-scrub-go = Mostra
web-scrub-first = Prima posizione
web-scrub-previous-turn = Un turno indietro
web-scrub-previous = Una decisione indietro
web-scrub-following = Una decisione avanti
web-scrub-following-turn = Un turno avanti
web-scrub-live = Torna al presente
web-scrub-play = Riproduci da qui
web-scrub-pause = Pausa
web-follow-skip = Salta
web-looking-back = Stai rivedendo la partita: posizione { $at } di { $last }.
web-to-live = Torna al presente
web-viewpoint = Visto da
web-fork = Gioca da qui contro i bot
web-rewind-ask = Chiedi a tutti di tornare qui
web-rewind-what = Succede solo se tutti accettano, anche i programmi e gli assenti.
web-rewind-asks = { $name } chiede di tornare indietro.
web-rewind-accepted = Già d’accordo:
web-rewind-waiting = Ancora senza risposta:
web-rewind-look = Guarda quel punto
web-rewind-yes = Accetta
web-rewind-no = Rifiuta
web-rewind-withdraw = Ritira la richiesta

## Il tavolo: la fine

web-result-title = Risultato
web-result-sources = Da dove vengono i punti
web-result-total = Totale
web-standing = Riepilogo dei punti
web-standing-so-far = Punti finora
web-standing-none = Nessuno ha ancora punti.
web-standing-secret = I punti degli altri restano nascosti fino alla fine.
web-standing-hidden = nascosti fino alla fine
web-standing-sum = In tutto
web-standing-then = Punteggio dopo
web-standing-ahead = Si aggiungerebbe: { $count }
web-standing-worth = Vale:
web-result-tie = Parità
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-rematch = Rivincita
web-rematch-go = Vai alla rivincita
web-verify = Controlla la distribuzione
web-verified = La distribuzione è corretta: il seme rivelato corrisponde all’impegno pubblicato all’inizio, e ogni esito casuale ne deriva.
web-verified-not = La distribuzione non corrisponde all’impegno pubblicato all’inizio.
web-analyse = Analizza
web-analyse-again = Analizza di nuovo
web-analyse-what = Chi era in vantaggio e quando, che cosa ha cambiato la partita, quali mosse sarebbero state migliori: la ricerca su cui si basano i bot la ripercorre in background.
web-analysing = Analisi in corso: { $done } di { $total }
web-analysing-waits = L’analisi sta per cominciare.
web-analyse-stop = Interrompi
web-analyse-too = Richiedi anche tu
web-review-title = Analisi
web-review-what = Probabilità di vittoria di ogni posto dopo ogni turno; in basso 0%, in alto 100%. Un clic porta alla posizione.
web-review-swings = Le svolte più grandi
web-review-better = Mosse migliori
web-review-better-none = Non è stata trovata nessuna mossa nettamente migliore.
web-review-table = La curva in numeri
web-review-turn = Dopo il turno di
web-review-json = Scarica

## Il tavolo: il resto

web-orders = Risposte automatiche
web-orders-what = Rispondono per te finché non le disattivi.
web-seats = Posti
web-seat-bot = Metti un bot
web-seat-hand-over = Cedi con un link
web-seat-take-back = Riprendi il posto
web-seat-stand-in = Fai subentrare un bot
web-seat-back = Sono di nuovo qui
web-webhook = Avvisa un indirizzo quando tocca a te
web-webhook-what = Quando tocca a te, questo server manda un messaggio all’indirizzo: per chat, telefoni, lampade.
web-webhook-url = Indirizzo (https)
web-webhook-test = Invia una prova
web-files = Scarica la partita
web-files-full = La registrazione completa, con tutte le mani e le pescate.
web-files-mine = Ciò che sai della partita finora. La registrazione completa arriva dopo la fine.
web-files-text = Testo
web-problem = Segnala un problema di regole
web-problem-what = Raccoglie registrazione, posizione e versione in un unico file.
web-commitment = Impegno sulla distribuzione:

## Tasti

web-keys-title = Tasti
web-keys-undo = Annulla
web-keys-restart = Ricomincia il turno
web-keys-commit = Conferma
web-keys-why = Perché non posso?
web-keys-choices = Da una scelta all’altra
web-keys-scrub = Indietro e avanti nella cronaca
web-keys-help = Questo elenco
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-look-at = Mostra l’area di { $name }
web-to-question = Alla domanda
web-keys-zoom = Ingrandisci, riduci
web-in-words = Tutto il tavolo in forma di testo
web-settings-language-browser = Come il browser
web-seat-join = Prendi questo posto
web-why-more = e altre { $count }
web-why-complete = Il tuo turno è completo: confermalo o annulla una scelta.
web-why-back = Torna al tavolo
web-won = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
web-settings-keys = Tastiera
web-settings-keys-on = Scorciatoie di una lettera al tavolo (U, R, C, W)

## La visita guidata

web-tour-start = Visita guidata
web-tour-title = Come funziona questo tavolo
web-tour-count = Tappa { $at } di { $of }
web-tour-back = Indietro
web-tour-next = Avanti
web-tour-skip = Salta
web-tour-done = Si gioca!
