## Boardwright, italiano: quello che tutti i giochi hanno in comune

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-purple = Viola
seat-green = Verde
seat-chance = Il caso

label-with-cost = { $label } ({ $cost })

## Motivi comuni a tutti i giochi

reason-not-now = Non è questo che si decide adesso.
reason-chance-impossible = Non può più uscire: non ne restano.
reason-game-over = La partita è finita.
reason-action-out-of-range = L’azione numero { $action } non esiste; l’ultima è la { $last }.

## Errori

error-action-out-of-range = L’azione numero { $action } non esiste; l’ultima è la { $last }.
error-action-illegal = «{ $action }» ora non è possibile: { $reason }
error-action-unknown = «{ $action }» non è un’azione di questo gioco. L’elenco delle scelte mostra come si scrivono le azioni.
error-nothing-to-undo = Non c’è nulla che tu possa annullare: non si torna indietro oltre il punto in cui ha deciso il caso, è stato mostrato un segreto o ha giocato qualcun altro.
error-rewind-too-far = { $count ->
    [one] Non si può annullare { $count } mossa
   *[other] Non si possono annullare { $count } mosse
}: la partita ne ha { $steps }.
error-game-unknown = Il gioco «{ $game }» non esiste. I giochi sono: { $known }.
error-games-too-few = Numero di partite non valido: { $games }. Ne serve almeno una.
error-processes-too-few = Numero di processi non valido: { $processes }. Ne serve almeno uno.
error-bot-unknown = Il bot «{ $bot }» non esiste. I bot sono: { $known }.
error-language-unknown = La lingua «{ $language }» non è disponibile. Le lingue sono: { $known }.
error-players-out-of-range = { $players ->
    [one] A questo gioco non può giocare { $players } persona sola
   *[other] A questo gioco non si può giocare in { $players }
}: servono da { $low } a { $high } giocatori.
error-option-unknown = Questo gioco non ha l’opzione «{ $option }». Le sue opzioni sono: { $known }.
error-option-choices = L’opzione «{ $option }» non può essere «{ $given }». I valori possibili sono: { $choices }.
error-option-switch = L’opzione «{ $option }» si può solo attivare o disattivare: scrivi yes (sì) o no al posto di «{ $given }».
error-option-pick = { $count ->
    [one] L’opzione «{ $option }» vuole { $count } nome tra questi: { $choices }.
   *[other] L’opzione «{ $option }» vuole { $count } nomi diversi tra questi: { $choices }.
}
error-guild-not-for-two = In due giocatori la Gilda «{ $guild }» non si usa: l’unica Gilda Interattiva ammessa è quella dei Maghi.
error-table-unreadable = Il file di tabelle «{ $file }» non si può leggere. Deve essere un file di testo in UTF-8.
error-table-not-toml = Il file di tabelle «{ $file }» non è TOML valido: { $problem }.
error-table-unknown-key = { $line ->
    [0] Non esiste un valore stampato «{ $key }». Intendevi «{ $nearest }»?
   *[other] { $file }, riga { $line }: non esiste un valore stampato «{ $key }». Intendevi «{ $nearest }»?
}
error-table-needs-list = { $line ->
    [0] «{ $key }» deve essere un elenco di { $length ->
        [one] { $length } numero intero
       *[other] { $length } numeri interi
    }.
   *[other] { $file }, riga { $line }: «{ $key }» deve essere un elenco di { $length ->
        [one] { $length } numero intero
       *[other] { $length } numeri interi
    }.
}
error-table-needs-number = { $line ->
    [0] «{ $key }» deve essere un numero intero, non «{ $given }».
   *[other] { $file }, riga { $line }: «{ $key }» deve essere un numero intero, non «{ $given }».
}
error-table-out-of-range = { $line ->
    [0] «{ $key }» deve essere compreso tra { $low } e { $high }, non { $given }.
   *[other] { $file }, riga { $line }: «{ $key }» deve essere compreso tra { $low } e { $high }, non { $given }.
}
error-position-other-game = Questa non è una posizione del gioco «{ $game }».
error-position-wrong-parts = { $parts ->
    [one] La posizione ha { $parts } parte
   *[other] La posizione ha { $parts } parti
}; per questo numero di giocatori ne servono { $expected }.
error-position-unknown-field = La posizione dà a «{ $field }» il valore «{ $value }», che questo gioco non ha.
error-position-unknown-decision = La posizione nomina la decisione «{ $decision }», che questo gioco non ha.
error-record-missing = Il file «{ $file }» non esiste.
error-record-unreadable = Il file «{ $file }» non si può leggere. Una registrazione è un file di testo in UTF-8.
error-record-changed = La registrazione è stata modificata o troncata: il contenuto non corrisponde alla sua impronta.
error-record-not-json = La registrazione non è un JSON completo: { $problem }.
error-record-wrong-shape = La registrazione non ha la forma di una partita: { $problem }.
error-record-no-game = Questa non è una registrazione: non nomina nessun gioco. Una registrazione è in JSON, oppure è un testo che comincia con righe come [Game "belfort"].
error-record-header-number = L’intestazione { $header } della registrazione deve contenere numeri interi, non «{ $given }».
error-record-newer-format = La registrazione ha il formato { $format }; questo programma legge i formati fino al { $known }. Per aprirla serve una versione più recente di Boardwright.
error-record-newer-rules = La registrazione segue la versione { $rules } delle regole; questo programma conosce le versioni fino alla { $known }. Per aprirla serve una versione più recente di Boardwright.
error-record-unknown-action = Riga { $line } della registrazione: «{ $action }» non è un’azione di questo gioco.
error-record-illegal-step = La voce { $step } della registrazione non si può giocare: { $problem }
error-record-wrong-result = La registrazione dichiara un risultato diverso da quello a cui portano le sue voci.
error-record-bad-seed = Il seme nella registrazione non è un numero esadecimale.
error-verify-no-seed = La registrazione non contiene il seme, perciò la distribuzione non si può controllare. Il seme viene rivelato quando la partita è finita.
error-verify-generator = La registrazione usa il generatore { $generator }, che questo programma non conosce.
error-verify-commitment = Il seme non corrisponde all’impegno pubblicato all’inizio: la distribuzione è stata manomessa.
error-verify-outcome = La voce { $step } non è la carta che il seme dà in quel punto: la distribuzione è stata manomessa.
error-verify-unfinished = La partita non è finita; si potrà controllare quando lo sarà.
error-option-form = Le opzioni si scrivono NOME=VALORE, non «{ $given }».
error-seat-out-of-range = Il posto { $number } non esiste; la partita ne ha { $players }.
error-seats-alike = Ogni persona deve avere un soprannome diverso: «{ $seats }».
error-seats-count = { $given ->
    [one] È stato indicato { $given } posto
   *[other] Sono stati indicati { $given } posti
}; la partita ne ha { $players }.
error-nickname = «{ $name }» non può essere un soprannome: al massimo 30 caratteri, senza virgolette, parentesi, punti e virgola o barre rovesciate.
error-choice-out-of-range = La scelta { $given } non esiste; scegli da 1 a { $last }.
error-resume-no-seed = La registrazione «{ $file }» non contiene il seme, perciò la partita non si può riprendere. Si può rivedere.
error-save-folder-missing = La cartella «{ $folder }» non esiste e non si può creare.
error-save-failed = La partita non si può salvare in «{ $file }»: { $problem }.

## Riga di comando: aiuto

cli-help = Gioca, studia e automatizza giochi da tavolo con un unico motore di regole.
cli-help-play = Gioca nel terminale, contro i bot o in più persone allo stesso schermo.
cli-help-simulate = Fai giocare ai bot molte partite e conta i risultati.
cli-help-bench = Misura quanto è veloce il motore su questo computer.
cli-help-replay = Rivedi una partita registrata e leggine il resoconto.
cli-help-verify = Controlla che una partita finita sia stata distribuita come promesso all’inizio.
cli-help-rules = Mostra le regole di un gioco, dove si trovano nel codice e quanto sono coperte dai test.
cli-help-games = Elenca i giochi.
cli-help-doctor = Mostra che cosa è installato e che cosa non va.
cli-help-lang = Lingua: en, pl, de o it.
cli-help-version = Mostra la versione.
cli-help-json = Stampa in JSON.
cli-help-game = Il gioco, per esempio belfort.
cli-help-option = Un’opzione del gioco; si può indicare più volte.
cli-help-table = Un file TOML che sostituisce i valori stampati.
cli-help-seed = Un numero che ripete la stessa distribuzione.
cli-help-find = Solo le regole con questa parola.
cli-help-record = Un file di registrazione.
cli-help-replay-seat = Racconta solo ciò che questo posto sapeva; i posti si contano da 1 (per una partita non finita).
cli-help-replay-text = Stampa la registrazione in forma di testo.
cli-help-bots = Chi gioca, nell’ordine dei posti: random o greedy, separati da virgole.
cli-help-games-count = Quante partite.
cli-help-fixed-seats = Mantieni i posti invece di ruotarli da una partita all’altra.
cli-help-processes = Quanti processi; 0 significa uno per core.
cli-help-players = Quanti giocatori.
cli-help-seconds = Quanti secondi dura ogni misura.
cli-help-seats = Chi gioca, separato da virgole: me, un bot (random, greedy) o un soprannome.
cli-help-save = Dove salvare la partita; altrimenti nella cartella dei dati dell’utente.
cli-help-resume = Riprendi una partita salvata.

## Riga di comando: messaggi

cli-usage = { $problem }. «boardwright --help» mostra come si usa il comando.
cli-interrupted = Interrotto.
cli-column-id = id
cli-column-title = gioco
cli-column-players = giocatori
cli-column-designers = autori
cli-column-rule = regola
cli-column-place = dove
cli-column-bot = bot
cli-column-wins = vittorie
cli-column-win-share = quota di vittorie (95 %)
cli-column-mean-score = punteggio medio (95 %)
cli-rules-status = Regole: { $sections }, di cui { $cited } citate nel codice, { $tested } coperte da test e { $rulings } nate da nostre decisioni; esempi coperti da test: { $examples_tested } su { $examples }.
cli-verified = La distribuzione è corretta: { $count ->
    [one] { $count } esito del caso deriva
   *[other] { $count } esiti del caso derivano
} dal seme promesso all’inizio.
cli-doctor-compiled = Il motore è compilato.
cli-doctor-pure = Il motore gira in puro Python; con un compilatore C diventa circa sei volte più veloce.
cli-doctor-extras = Componenti aggiuntivi installati: { $extras }
cli-doctor-well = Tutto funziona.
cli-not-over = La partita non è finita; ora decide: { $seat }.
cli-result = Risultato
cli-result-line = { $place }. { $name }: { $points } ({ $sources })
cli-winner = Vince { $name }.
cli-winners = Vittoria condivisa: { $names }.
cli-simulating = Partite in corso
cli-simulated = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} in { $seconds } s.
cli-welcome = { $game }. Ogni mossa viene salvata in { $file }. Scrivi ? per l’aiuto.
cli-saved = La partita è salvata in { $file }.
cli-resume-with = La partita è salvata. Per riprenderla: boardwright play --resume { $file }
cli-curtain = Ora è il turno di { $name }. Gli altri non guardino lo schermo; poi premi Invio.
cli-question = { $name }: { $question }
cli-play-help = Rispondi con il numero di una scelta o con la sua notazione tra parentesi quadre.
    why NOTAZIONE  dice perché qualcosa non è possibile
    undo           annulla la tua ultima scelta
    table          mostra di nuovo il tavolo
    log            mostra che cosa è successo finora
    quit           esce; la partita viene salvata
cli-why-what = Indica che cosa: per esempio «why build inn».
cli-why-legal = Ora è possibile.

## Il tavolo nel terminale

cli-head-points = punti
cli-head-wood = Legno
cli-head-stone = Pietra
cli-head-metal = Metallo
cli-head-gold = Oro
cli-head-workers = liberi
cli-head-cards = costruiti (* Gnomo)
cli-head-gnomes = Gnomi
cli-head-hand = mano
cli-head-errand = incarico
cli-head-supply = riserva
cli-belfort-setup = Preparazione
cli-belfort-header = Mese { $month }, { $season } · ordine { $order } · Gnomi disponibili: { $gnomes }
cli-belfort-district = Distretto { $number }
cli-belfort-walls = Mura
cli-belfort-guild = Gilda
cli-belfort-pool = Pool di pesca: { $cards } · carte nel mazzo di pesca: { $pile }
cli-belfort-hand = La tua mano: { $cards }
cli-belfort-desk = Banco Assunzioni: { $names }
cli-belfort-camp = Campo Reale: { $names }
