## Boardwright, italiano: quello che tutti i giochi hanno in comune

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-purple = Viola
seat-green = Verde
seat-bot = bot
seat-chance = Il caso

label-with-cost = { $cost ->
    [niente] { $label } (gratis)
   *[other] { $label } ({ $cost })
}

## Motivi comuni a tutti i giochi

reason-not-now = Non è il momento: adesso si decide altro.
reason-chance-impossible = Non può più uscire: non ne restano.
reason-game-over = La partita è finita.
reason-action-out-of-range = L’azione numero { $action } non esiste; l’ultima è la { $last }.

## Errori

error-action-out-of-range = L’azione numero { $action } non esiste; l’ultima è la { $last }.
error-action-illegal = «{ $action }» ora non è possibile. { $reason }
error-action-unknown = { $nearest ->
    [none] «{ $action }» non è un’azione di questo gioco. L’elenco delle scelte mostra come si scrivono le azioni.
   *[other] «{ $action }» non è un’azione di questo gioco. Forse intendevi «{ $nearest }»?
}
error-action-no-number = Un’azione si indica con un numero o con la sua notazione, non con «{ $given }».
error-seat-unknown = Il posto «{ $given }» non esiste: indica un numero da 0 a { $last }.
error-nothing-to-undo = Non puoi annullare nulla: non si torna indietro oltre il punto in cui ha deciso il caso, è stato mostrato un segreto o ha giocato qualcun altro.
error-rewind-too-far = { $count ->
    [one] Non si può annullare { $count } passo
   *[other] Non si possono annullare { $count } passi
}: la partita ne ha { $steps }.
error-game-unknown = Il gioco «{ $game }» non esiste. I giochi sono: { $known }.
error-games-too-few = Numero di partite non valido: { $games }. Ne serve almeno una.
error-processes-too-few = Numero di processi non valido: { $processes }. Ne serve almeno uno.
error-bot-budget = Il budget in «{ $bot }» non si può leggere. Sarebbe giusto: hard@0.1 (un decimo del budget), mcts:800 (iterazioni), mcts:1.5s (secondi), mcts:800x2 (in due processi).
error-bot-unknown = Il bot «{ $bot }» non esiste. I bot sono: { $known }.
error-bot-form = «{ $bot }» non indica un bot tuo: scrivi FILE.py:CLASSE, per esempio my_bot.py:MyBot.
error-bot-no-file = Non c’è un file «{ $file }» con un bot tuo.
error-bot-no-class = In { $file } non c’è una classe «{ $name }». I bot che contiene: { $known }.
error-bot-no-choose = La classe «{ $name }» in { $file } non è un bot: le serve un metodo choose(game, state, seat, draw).
error-bot-failed = { $line ->
    [0] Il bot { $bot } ha dato un errore: { $problem }
   *[other] Il bot { $bot } ha dato un errore alla riga { $line }: { $problem }
}
error-bot-ended = Il bot { $bot } ha chiuso il suo processo (stato { $status }) invece di rispondere.
error-bot-slow = Il bot { $bot } non ha risposto per { $seconds } secondi.
error-bot-no-number = Il bot { $bot } ha risposto { $given }; choose deve restituire uno dei numeri di game.legal(state).
error-bot-illegal = Il bot { $bot } ha risposto { $given }, che non è permesso; i numeri permessi erano { $legal }.
error-ladder-bots = Una classifica ha bisogno di almeno due bot diversi, non di «{ $bots }».
error-ladder-markers = In «{ $file }» non c’è posto per la tabella: servono le righe { $begin } e { $end }, una volta ciascuna.
error-needs-lab = Per questo serve il pacchetto { $package }: pip install 'boardwright[lab]'
error-needs-extra = Per questo serve il pacchetto { $package }: pip install 'boardwright[{ $extra }]'
error-setting-unknown = «{ $given }» qui non è possibile. Sono possibili: { $known }.
error-bots-for-seats = Bot indicati: { $given }, altri posti: { $seats }; un solo nome basta per tutti.
error-number-at-least = { $option } deve essere un numero intero, almeno { $low }, non «{ $given }».
error-mapping-wanted = { $option } deve essere un dizionario di nomi e valori, non «{ $given }».
error-seat-or-rotate = Il posto «{ $given }» non esiste: indica un numero da 0 a { $last } oppure rotate.
error-field-unknown = Nelle osservazioni di { $game } non c’è il campo «{ $given }». I più vicini sono: { $nearest }.
error-layout-other = Questo schema è per { $game } con { $players } giocatori, ma la partita è { $own } con { $seats }.
error-reset-needed = Non c’è nessuna partita in corso: chiama reset() per iniziarne una.
error-ray-address = «{ $given }» non è l’indirizzo di un cluster Ray: scrivi auto oppure HOST:PORT.
error-ray-none = Su questa macchina non c’è nessun cluster Ray: avvialo con «ray start --head» o indica HOST:PORT di un altro.
error-ray-unreachable = A «{ $address }» non si raggiunge nessun cluster Ray: { $problem }
error-ray-silent = Il cluster Ray a «{ $address }» non ha risposto; attesa in secondi: { $seconds }.
error-ray-lost = Il cluster Ray a «{ $address }» è scomparso prima che tutte le partite fossero giocate.
error-ray-no-cores = Il cluster Ray a «{ $address }» non ha nessun core su cui giocare; attesa in secondi: { $seconds }.
error-ray-piece-lost = Il cluster ha perso più volte le stesse partite; tentativi: { $tries }. Forse le sue macchine hanno poca memoria.
error-ray-node-missing = Sulla macchina { $node } del cluster non è installato Boardwright con il supporto per i cluster: installa lì la versione { $version }.
error-ray-node-differs = La macchina { $node } del cluster ha un Boardwright diverso ({ $theirs }) da questo ({ $ours }); i risultati sarebbero altri.
error-report-no-records = Tra le registrazioni non c’è nessuna partita finita di «{ $game }»; file letti: { $files }.
error-report-file = Il file «{ $file }» non può entrare nel rapporto. { $problem }
error-report-records-alone = --records legge partite già giocate; --values non può cambiarle.
error-language-unknown = La lingua «{ $language }» non è disponibile. Le lingue sono: { $known }.
error-no-board = { $game } non ha un tabellone disegnato.
error-no-theme = Un’immagine è «light» o «dark», non «{ $given }».
error-database-taken = Un altro Boardwright usa già il database «{ $file }». Apri la sua pagina, o indica un altro database con --database.
error-database-unusable = Il database «{ $file }» non si può usare: { $problem }. Indicane un altro con --database.
error-database-damaged = Il database «{ $file }» è danneggiato: { $problem }. Non è stato avviato nulla e non vi è stato scritto nulla. Sostituiscilo con una copia di sicurezza (le crea boardwright backup), o recupera ciò che si può ancora leggere con «sqlite3 FILE '.recover' | sqlite3 RECUPERATO».
error-database-no-sqlite = «{ $file }» non è un database SQLite, o il suo inizio è danneggiato. Non vi è stato scritto nulla. Se era un database di Boardwright, sostituiscilo con una copia di sicurezza, o recupera ciò che si può ancora leggere con «sqlite3 FILE '.recover' | sqlite3 RECUPERATO»; altrimenti indica un altro file.
error-database-foreign = «{ $file }» non è un database di Boardwright. Resta com’è: indicane un altro, o un file che non esiste ancora.
error-database-folder = «{ $file }» è una cartella. Indica un file al suo interno.
error-database-url = «{ $given }» non è un database: indica un file SQLite o un indirizzo come postgresql://user@host/name. Altri database non si possono usare.
error-move-same = I due nomi portano allo stesso database. Come secondo indicane un altro, vuoto.
error-move-no-source = Il database «{ $database }» non esiste.
error-move-old = «{ $database }» è stato scritto da un Boardwright più vecchio. Avvia una volta boardwright serve su di esso, che lo aggiorna, fermalo e riprova.
error-move-newer = «{ $database }» è stato scritto da un Boardwright più recente. Usa quello.
error-move-not-empty = «{ $database }» non è vuoto, perciò non è stato scritto nulla. Indica un database vuoto.
error-move-in-use = Qualcun altro è collegato a «{ $database }». Ferma ogni Boardwright che lo usa e riprova.
error-move-differs = Tutto è stato scritto in «{ $target }», ma i due database sono stati riletti e differiscono in: { $tables }. Non usare quello nuovo.
error-move-unproven = Tutto è stato scritto in «{ $target }», ma non è stato possibile rileggere i due database: { $problem }. Non è provato che siano uguali: non usare quello nuovo, svuotalo e ripeti il trasferimento.
error-move-failed = «{ $source }» non si può trasferire in «{ $target }»: { $problem }. Non è stato scritto nulla.
error-backup-exists = Il file «{ $file }» esiste già e non viene sovrascritto. Scegli un altro nome.
error-backup-damaged = Il database «{ $source }» è danneggiato, perciò non è stata creata alcuna copia di sicurezza: { $problem }. Conserva le copie più vecchie e controllalo con boardwright check-database.
error-backup-differs = La copia di «{ $source }» ne differisce in: { $tables }. Non è stata creata alcuna copia di sicurezza; riprova.
error-backup-failed = In «{ $file }» non è stata scritta alcuna copia di sicurezza: { $problem }.
error-needs-web = Servono altri pacchetti: pip install 'boardwright[web]'
error-database-newer = Il database «{ $file }» è stato aggiornato da un Boardwright più recente. Avvia quello, o indica un altro database con --database.
error-needs-postgres = PostgreSQL ha bisogno di altri pacchetti: pip install 'boardwright[postgres]'
error-worker-alone = Un processo worker calcola le mosse dei bot per un servizio su PostgreSQL: indicane il database con --database postgresql://...
error-port-taken = La porta { $port } è già in uso, forse proprio da Boardwright. Scegline un’altra con --port, oppure 0 per una qualsiasi.
error-host-unusable = «{ $host }» non è un indirizzo di questo computer. Usa 127.0.0.1, oppure 0.0.0.0 per tutta la rete.
error-public-url = «{ $given }» non è un indirizzo web: scrivi qualcosa come https://play.example.org
error-players-out-of-range = { $players ->
    [one] A questo gioco non si può giocare da soli
   *[other] A questo gioco non si può giocare in { $players }
}: servono da { $low } a { $high } giocatori.
error-option-unknown = Questo gioco non ha l’opzione «{ $option }». Le sue opzioni sono: { $known }.
error-option-choices = L’opzione «{ $option }» non può essere «{ $given }». I valori possibili sono: { $choices }.
error-option-switch = L’opzione «{ $option }» si può solo attivare o disattivare: scrivi yes (sì) o no al posto di «{ $given }».
error-option-pick = { $count ->
    [one] L’opzione «{ $option }» richiede { $count } nome tra questi: { $choices }.
   *[other] L’opzione «{ $option }» richiede { $count } nomi diversi tra questi: { $choices }.
}
error-option-pick-unknown = { $nearest ->
    [none] L’opzione «{ $option }» non conosce «{ $given }». Nomi possibili: { $choices }.
   *[other] L’opzione «{ $option }» non conosce «{ $given }». Forse intendevi «{ $nearest }»? Nomi possibili: { $choices }.
}
error-guild-not-for-two = Nella partita a due giocatori la Gilda «{ $guild }» non si usa: l’unica Gilda Interattiva ammessa è quella dei Maghi.
error-table-unreadable = Il file di valori «{ $file }» non si può leggere. Deve essere un file di testo in UTF-8.
error-table-long = Il file di valori «{ $file }» ha { $given } caratteri; se ne accettano al massimo { $most }.
error-table-not-toml = Il file di valori «{ $file }» non è TOML valido: { $problem }.
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
error-position-unknown-field = Nella posizione «{ $field }» vale «{ $value }», ma questo gioco non lo prevede.
error-position-unknown-decision = La posizione contiene la decisione «{ $decision }», che questo gioco non prevede.
error-position-impossible = Questa posizione non è possibile: «{ $place }» vale { $given }, ma deve essere compreso tra { $low } e { $high }.
error-position-twice = Questa posizione non è possibile: «{ $place }» indica qualcosa due volte ({ $given }).
error-position-not-text = Una posizione si indica come testo, non come { $given }.
error-record-missing = Il file «{ $file }» non esiste.
error-record-unreadable = Il file «{ $file }» non si può leggere. Una registrazione è un file di testo in UTF-8.
error-record-not-text = Una registrazione si indica come testo, non come { $given }.
error-record-changed = La registrazione è stata modificata o troncata: il contenuto non corrisponde alla sua impronta.
error-record-not-json = La registrazione non è un JSON completo: { $problem }.
error-record-wrong-shape = La registrazione non ha la forma di una partita: { $problem }.
error-new-game-package = Indica --package per creare un pacchetto a sé. Nei sorgenti di Boardwright è scripts/new-game a creare un gioco integrato.
error-new-game-name = «{ $name }» non può essere il nome di un gioco: sono ammesse lettere minuscole, cifre e _, con una lettera all’inizio, al massimo 30 caratteri.
error-new-game-word = «{ $name }» ha già un significato in Python o in Boardwright; scegli un altro nome.
error-new-game-taken = «{ $name }» è già il nome di un gioco installato; scegline un altro.
error-new-game-exists = «{ $folder }» esiste già.
error-record-no-game = Questa non è una registrazione: non indica nessun gioco. Una registrazione è in JSON, oppure è un testo che comincia con righe come [Game "…"].
error-record-header-number = L’intestazione { $header } della registrazione deve contenere numeri interi, non «{ $given }».
error-record-no-version = La registrazione indica il formato { $format } e la versione delle regole { $rules }; entrambi si contano da 1.
error-record-newer-format = La registrazione ha il formato { $format }; questo programma legge i formati fino al { $known }. Per aprirla serve una versione più recente di Boardwright.
error-record-newer-rules = La registrazione segue la versione { $rules } delle regole; questo programma conosce le versioni fino alla { $known }. Per aprirla serve una versione più recente di Boardwright.
error-record-unknown-action = Riga { $line } della registrazione: «{ $action }» non è un’azione di questo gioco.
error-record-unknown-seat = Riga { $line } della registrazione: in questa partita nessuno si chiama «{ $given }». Nomi possibili: { $known }.
error-record-other-seat = La voce indica il posto { $given }, ma a questo punto decide il posto { $wanted }.
error-record-illegal-step = La voce { $step } della registrazione non si può giocare. { $problem }
error-record-wrong-result = La registrazione dichiara un risultato diverso da quello a cui portano le sue voci.
error-record-bad-seed = Il seme nella registrazione non è un numero esadecimale.
error-verify-no-seed = La registrazione non contiene il seme, perciò la distribuzione non si può controllare. Il seme viene rivelato quando la partita è finita.
error-verify-generator = La registrazione usa il generatore { $generator }, che questo programma non conosce.
error-verify-commitment = Il seme non corrisponde all’impegno pubblicato all’inizio: la distribuzione è stata manomessa.
error-verify-outcome = La voce { $step } non è l’esito che il seme produce in quel punto: la distribuzione è stata manomessa.
error-verify-unfinished = La partita non è finita; si potrà controllare quando lo sarà.
error-seed-wanted = Un seme è un numero intero o una sequenza di { $bytes } byte, non «{ $given }».
error-seed-length = Un seme ha { $bytes } byte, non { $given }.
error-option-form = Le opzioni si scrivono NOME=VALORE, non «{ $given }».
error-seat-out-of-range = Il posto { $number } non esiste; la partita ne ha { $players }.
error-seats-alike = Ogni persona deve avere un soprannome diverso: «{ $seats }».
error-seats-count = { $given ->
    [one] È stato indicato { $given } posto
   *[other] Sono stati indicati { $given } posti
}; la partita ne ha { $players }.
error-nickname = «{ $name }» non può essere un soprannome: al massimo 30 caratteri, senza virgolette, parentesi, punti e virgola o barre rovesciate.
error-choice-out-of-range = La scelta { $given } non esiste; scegli da 1 a { $last }.
error-resume-no-seed = La registrazione «{ $file }» non contiene il seme, perciò la partita non si può riprendere. Si può solo rivedere.
error-save-folder-missing = La cartella «{ $folder }» non esiste e non si può creare.
error-save-failed = La partita non si può salvare in «{ $file }»: { $problem }.
error-save-is-folder = «{ $file }» non è il nome di un file. Indica un file che non esiste ancora, per esempio partita.json.
error-out-is-folder = «{ $file }» è una cartella. Indica un file al suo interno.
error-out-ending = «{ $file }» non dice in quale forma scrivere: il nome deve finire con { $endings }.
error-out-closed = In «{ $file }» non si può scrivere. Scegli un altro file o un’altra cartella.
error-save-exists = Il file «{ $file }» esiste già e non viene sovrascritto. Riprendi quella partita con --resume oppure scegli un altro nome.
error-save-no-folder = La cartella «{ $folder }» non esiste. Creala prima, oppure scegline un’altra.
error-save-changed = Un altro programma ha modificato il file «{ $file }» dopo l’ultima mossa, perciò non viene sovrascritto.
error-resume-alone = --resume riprende una partita così com’è; oltre a --resume si può indicare solo --seats.
error-seat-empty = Un posto non ha nome. Tra le virgole scrivi me (io), un bot ({ $bots }) o un soprannome.
error-nickname-colour = «{ $name }» non può essere un soprannome: è il colore di un posto. Se lì giochi tu, scrivi me.
error-nickname-like-bot = «{ $name }» somiglia troppo al nome di un bot. Intendevi { $bot }?
error-number-wanted = { $option } deve essere un numero intero da { $low } a { $high }, non «{ $given }».
error-decimal-wanted = { $option } deve essere un numero da { $low } a { $high }, non «{ $given }».
error-file-empty = Il nome del file è vuoto: indicane uno.
error-record-problem = La registrazione «{ $file }» non si può giocare. { $problem }
error-step-out-of-range = Il passo { $given } non esiste; la partita ne ha { $steps }.
error-analysis-unfinished = La partita non è finita; si può analizzare solo una partita finita.
error-analysis-budget = Il budget deve essere da 1 a { $most } iterazioni per posizione, non { $given }.
error-analysis-file = Il file «{ $file }» non si può analizzare. { $problem }
error-rules-status-missing = Il pacchetto è incompleto: manca lo stato delle regole di «{ $game }». Installa di nuovo Boardwright.

## Riga di comando: aiuto

cli-help = Gioca, studia e automatizza giochi da tavolo con un unico motore di regole.
cli-help-serve = Avvia il tavolo nel browser: da soli, davanti allo stesso schermo o con gli amici tramite link.
cli-help-play = Gioca nel terminale, contro i bot o in più persone allo stesso schermo.
cli-help-simulate = Fai giocare ai bot molte partite e conta i risultati.
cli-help-ladder = Fai giocare ogni bot contro ogni altro, valutali e stampa la tabella.
cli-help-report = Fai giocare ai bot molte partite per ogni numero di giocatori, o leggi partite già giocate, e scrivi una pagina di grafici e tabelle.
cli-help-bench = Misura quanto è veloce il motore su questo computer.
cli-help-analyse = Mostra chi era in vantaggio nei vari momenti di una partita finita, che cosa l’ha decisa e quali mosse sarebbero state migliori.
cli-help-replay = Rivedi una partita registrata e leggine il resoconto.
cli-help-verify = Controlla che le carte di una partita finita siano state distribuite come promesso all’inizio.
cli-help-rules = Mostra le regole di un gioco, dove si trovano nel codice e quanto sono coperte dai test.
cli-help-games = Elenca i giochi.
cli-help-doctor = Mostra che cosa è installato e che cosa non va.
cli-help-new-game = Crea la base di un tuo gioco.
cli-help-new-game-name = Il nome del gioco: lettere minuscole, cifre e _.
cli-help-new-game-package = Crea un pacchetto a sé, da installare accanto a Boardwright.
cli-help-new-game-to = La cartella in cui creare il pacchetto.
cli-help-move-database = Trasferisci tutto da un database a un altro, vuoto, e verifica che le copie siano identiche.
cli-help-backup = Copia un database in un nuovo file SQLite mentre si gioca, e verifica la copia.
cli-help-check-database = Controlla un database: struttura, somme di controllo, e ogni partita rigiocata.
cli-help-usage = Uso: { $usage }
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-examples = Esempi
cli-help-help = Mostra questo aiuto.
cli-help-more = «boardwright COMANDO --help» spiega un comando in dettaglio.
cli-help-with-default = { $text } [valore predefinito: { $value }]
cli-metavar-address = INDIRIZZO
cli-metavar-command = COMANDO
cli-metavar-options = OPZIONI
cli-metavar-language = LINGUA
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-folder = CARTELLA
cli-metavar-from = DA
cli-metavar-to = A
cli-metavar-number = NUMERO
cli-metavar-numbers = NUMERI
cli-metavar-names = NOMI
cli-metavar-name = NOME
cli-metavar-word = PAROLA
cli-metavar-pair = NOME=VALORE
cli-examples-serve =
    boardwright serve --open
    boardwright serve --host 0.0.0.0 --port 8080
    boardwright serve --public-url https://play.example.org
cli-examples-play =
    boardwright play
    boardwright play --seats Anna,Luca,greedy --save serata.json
    boardwright play --resume serata.json
cli-examples-simulate =
    boardwright simulate { $game } --bots random,random,greedy -n 100
    boardwright simulate { $game } --bots random,greedy -o mode=beginner --json
    boardwright simulate { $game } --bots my_bot.py:MyBot,greedy --out games.csv
    boardwright simulate { $game } --bots hard,greedy -n 1000 --ray auto
cli-examples-ladder =
    boardwright ladder { $game } --bots random,greedy --games 20
    boardwright ladder { $game } --bots my_bot.py:MyBot,greedy --players 4 --json
cli-examples-report =
    boardwright report { $game } --games 100 --players 3
    boardwright report { $game } --values dear-walls.toml --out { $game }.html
    boardwright report { $game } --records evenings --markdown
cli-examples-bench =
    boardwright bench { $game }
    boardwright bench { $game } --players 2 --seconds 1 --json
cli-examples-replay =
    boardwright replay serata.json
    boardwright replay serata.json --at 40 --seat 1
cli-examples-verify = boardwright verify serata.json
cli-examples-analyse =
    boardwright analyse serata.json
    boardwright analyse serata.json --budget 1000 --json
cli-examples-rules =
    boardwright rules { $game } --find tax
    boardwright rules { $game } --json
cli-examples-games =
    boardwright games
    boardwright games --json
cli-examples-doctor =
    boardwright doctor
    boardwright doctor --json
cli-examples-new-game =
    boardwright new-game mill --package
    boardwright new-game mill --package --to games
cli-examples-move-database =
    boardwright move-database games.sqlite postgresql://ann@db.example/games
    boardwright move-database postgresql://ann@db.example/games copia.sqlite
cli-examples-backup =
    boardwright backup copia-2026-11-18.sqlite
    boardwright backup copia.sqlite --database postgresql://ann@db.example/games
cli-examples-check-database =
    boardwright check-database
    boardwright check-database --database games.sqlite --json
cli-help-lang = Lingua: en, pl, de o it.
cli-help-version = Mostra la versione.
cli-help-json = Stampa in JSON.
cli-help-game = Il gioco, per esempio { $game }.
cli-help-play-game = Il gioco, per esempio { $game }; se manca, il primo disponibile.
cli-help-option = Un’opzione del gioco; si può indicare più volte.
cli-help-values = Un file TOML che sostituisce i valori stampati sui componenti del gioco.
cli-help-seed = Un numero che ripete la stessa distribuzione.
cli-help-find = Solo le regole con questa parola; se le parole sono più d’una, devono esserci tutte.
cli-help-record = Un file di registrazione.
cli-help-replay-seat = Racconta solo ciò che questo posto sapeva; i posti si contano da 1.
cli-help-replay-at = Mostra il tavolo dopo questo numero di passi invece del resoconto.
cli-help-replay-text = Stampa la registrazione in forma di testo.
cli-help-bots = Chi gioca, nell’ordine dei posti, separati da virgole: random, greedy, easy, normal, hard, expert; hard@0.1 pensa con un decimo del suo budget; mcts:800 e mcts:1.5s cercano con un budget proprio, rollouts:800 senza valutazione. FILE.py:CLASSE è un bot tuo.
cli-help-analyse-budget = Quante iterazioni della ricerca per ogni posizione; più sono, più il risultato è sicuro e più tempo serve.
cli-help-analyse-seed = Un numero che ripete la stessa analisi.
cli-help-games-count = Quante partite.
cli-help-fixed-seats = Mantieni i posti invece di ruotarli da una partita all’altra.
cli-help-processes = Quanti processi giocano; 0 significa uno per core.
cli-help-ray = Gioca su un cluster Ray: auto oppure il suo HOST:PORT. --processes dice allora quante partite si giocano insieme; 0 significa su tutti i suoi core.
cli-help-budget = Quale parte del suo budget ogni bot può spendere per una decisione: 0.1 è un decimo.
cli-help-simulate-out = Scrivi in un file una riga per ogni partita e per ogni posto: .json, .csv o .parquet.
cli-help-ladder-bots = Quali bot, separati da virgole; FILE.py:CLASSE per uno tuo. Senza, tutti i livelli.
cli-help-ladder-games = Quante partite per ogni coppia.
cli-help-ladder-players = Quanti giocatori; con più di due, una copia di un bot gioca contro un tavolo di copie dell’altro.
cli-help-ladder-neighbours = Si incontrano solo i bot vicini nell’elenco; un nome può tornare.
cli-help-ladder-write = Una pagina che riceve la tabella, tra i suoi segni.
cli-help-report-games = Quante partite per ogni numero di giocatori.
cli-help-report-players = Quali numeri di giocatori, separati da virgole; senza, tutti quelli che il gioco permette.
cli-help-report-bot = Il bot che gioca a ogni posto: random, greedy, easy, normal, hard o expert.
cli-help-report-out = Un file per il rapporto: .html, .md o .json; uno più vecchio viene sostituito. Senza, GIOCO-report.html.
cli-help-report-markdown = Stampa le tabelle in Markdown.
cli-help-report-records = Leggi partite finite invece di giocare: una registrazione o una cartella; anche più volte.
cli-help-players = Quanti giocatori; se non è indicato, quattro o quanti ne ammette il gioco.
cli-help-seconds = Per quanti secondi circa misurare.
cli-help-seats = Chi gioca; i nomi si separano con virgole: me (io), un bot (random, greedy, easy, normal, hard, expert) o un soprannome per ogni persona a questo schermo. Se non è indicato, me,greedy,greedy, o chi giocava la partita ripresa.
cli-help-host = L’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare gli amici della tua rete.
cli-help-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
cli-help-database = Un file SQLite o l’indirizzo di un database; senza, un file nella tua cartella dei dati.
cli-help-public-url = L’indirizzo con cui gli altri raggiungono il servizio attraverso un proxy.
cli-help-thinkers = Quanti processi calcolano le mosse dei bot; con PostgreSQL anche 0, dove lo fanno i processi worker.
cli-help-worker = Calcola soltanto le mosse dei bot di un servizio sullo stesso PostgreSQL, su questo o un altro computer.
cli-help-analysis = Quante iterazioni della ricerca l’analisi di una partita dedica a ogni posizione.
cli-help-memory = Quanti MB di tavoli restano in memoria; gli altri vengono riletti dal database. Valore predefinito: un quarto della memoria del computer, al massimo 1024.
cli-help-open = Apri il browser.
cli-serve-needs-web = Il tavolo nel browser ha bisogno di altri pacchetti: pip install 'boardwright[web]'
cli-serve-at = Boardwright è all’indirizzo { $url }
cli-serve-network = Gli amici della tua rete lo raggiungono a { $url }
cli-serve-stop = Ctrl-C lo ferma; i tavoli restano salvati.
cli-serve-ended = Fermato. Tutti i tavoli sono salvati.
cli-help-move-from = Il database da leggere: un file SQLite o un indirizzo. Resta com’è.
cli-help-move-to = Un database vuoto: un file SQLite che non esiste ancora, o un indirizzo.
cli-column-table = tabella
cli-column-rows = righe
cli-column-sum-from = SHA-256 lì
cli-column-sum-to = SHA-256 qui
cli-moved = { $rows ->
    [one] Una riga è stata trasferita
   *[other] { $rows } righe sono state trasferite
} da { $source } a { $target }; entrambi sono stati riletti e sono uguali.
cli-help-backup-target = Il file da scrivere; non deve ancora esistere.
cli-backed-up = { $database } è stato copiato in { $file } ({ $size } byte). La copia è stata aperta e controllata; partite rigiocate: { $matches }.
cli-backup-of-damaged = La copia è stata scritta, ma questi tavoli vi sono danneggiati come nel database: { $tables }. Una copia più vecchia può averli integri.
cli-checking = Controllo
cli-checked = Tavoli controllati: { $tables }. Partite rigiocate: { $matches }. Distribuzioni verificate: { $verified }.
cli-checked-without = Tavoli senza somme di controllo, come li ha scritti una versione più vecchia: { $count }. Le ricevono alla prossima scrittura.
cli-checked-unplayable = Tavoli il cui gioco o le cui regole non sono installati qui, perciò sono state controllate solo le somme di controllo: { $tables }
cli-checked-structure = La struttura è danneggiata: { $problem }
cli-checked-damaged = Il tavolo { $table } è danneggiato: { $problem }
cli-checked-sound = { $database } è integro.
cli-checked-way-back = Sostituiscilo con una copia di sicurezza, o recupera ciò che si può ancora leggere con «sqlite3 FILE '.recover' | sqlite3 RECUPERATO». I tavoli danneggiati restano chiusi; agli altri si può giocare.
cli-worker-at = Calcola le mosse dei bot di { $url }
cli-worker-stop = Ctrl-C lo ferma; gli altri processi worker continuano.
cli-worker-ended = Fermato.
cli-help-save = Dove salvare la partita; se non è indicato, nella cartella dei dati dell’utente.
cli-help-resume = Riprendi una partita salvata.

## Riga di comando: messaggi

cli-usage = { $problem } «{ $command } --help» mostra come si usa il comando.
cli-usage-wrong-command = { $near ->
    [no] Il comando «{ $given }» non esiste; i comandi sono: { $known }.
   *[other] Il comando «{ $given }» non esiste; forse intendevi { $near }.
}
cli-usage-no-command = Manca un comando.
cli-usage-no-option = { $near ->
    [no] L’opzione { $option } non esiste.
   *[other] L’opzione { $option } non esiste; forse intendevi { $near }.
}
cli-usage-missing = Manca { $name }.
cli-usage-no-value = L’opzione { $option } richiede un valore.
cli-usage-extra = «{ $given }» qui è di troppo.
cli-system-error = Errore di sistema: { $problem }.
cli-fault = Questo è un errore di Boardwright, per favore segnalalo: { $problem } (BOARDWRIGHT_TRACEBACK=1 mostra dove).
cli-interrupted = Interrotto.
cli-old-option = { $old } ora si chiama { $new }; il vecchio nome funziona ancora.
cli-column-id = id
cli-column-title = gioco
cli-column-players = giocatori
cli-column-minutes = minuti
cli-column-designers = autori
cli-column-bot = bot
cli-column-wins = vittorie
cli-column-win-share = quota di vittorie (95%)
cli-column-mean-score = punteggio medio (95%)
cli-column-position = posizione
cli-column-turn = dopo il turno di
cli-rules-status = Regole: { $sections }, di cui { $cited } citate nel codice, { $tested } coperte da test e { $rulings } nate da nostre decisioni; esempi coperti da test: { $examples_tested } su { $examples }.
cli-rules-none = Nessuna regola di questo gioco contiene «{ $word }».
cli-verified = La distribuzione è corretta: { $count ->
    [one] { $count } esito casuale deriva
   *[other] { $count } esiti casuali derivano
} dal seme promesso all’inizio.
cli-doctor-compiled = Il motore è compilato.
cli-doctor-pure = Il motore gira in puro Python; con un compilatore C si può compilare e diventa diverse volte più veloce.
cli-doctor-extras = Componenti aggiuntivi installati: { $extras }
cli-doctor-missing = Componenti aggiuntivi non installati: { $extras }
cli-doctor-folder = Le partite non si possono salvare in { $folder }; BOARDWRIGHT_DATA può indicare un’altra cartella.
cli-doctor-game = Non è possibile caricare il gioco «{ $game }» di un altro pacchetto: { $problem }
cli-new-game-made = { $title } è in { $folder }. Per installarlo e giocare:
cli-doctor-well = Tutto funziona.
cli-not-over = La partita non è finita; ora deve decidere { $seat }.
cli-result = Risultato
cli-total = Totale
cli-tie-shared = Parità di punti, posto condiviso: { $names }.
cli-tie-decided = Parità di punti. Secondo le regole l’ordine è: { $names }.
cli-replay-at = Dopo il passo { $step } di { $steps }
cli-winner = Vince { $name }.
cli-winners = Vittoria condivisa: { $names }.
cli-simulating = Partite in corso
cli-measuring = Misura in corso
cli-analysing = Analisi in corso
cli-analysis-start = inizio
cli-analysis-swings = Le svolte più grandi
cli-analysis-no-swings = Nessun turno ha cambiato una probabilità di vittoria di 5 punti o più.
cli-analysis-better-moves = Mosse migliori
cli-analysis-no-better-moves = Non è stata trovata nessuna mossa nettamente migliore.
cli-analysis-at = Posizione { $at }. { $told }
cli-analysis-move = Posizione { $at }, { $name }. { $told }
cli-analysis-played = Giocata: «{ $choice }», probabilità di vittoria { $share }.
cli-analysis-better = Meglio: «{ $choice }», probabilità di vittoria { $share }.
cli-analysis-rises = Gioca { $seat }; la probabilità di vittoria di { $name } sale da { $before } a { $after }.
cli-analysis-falls = Gioca { $seat }; la probabilità di vittoria di { $name } scende da { $before } a { $after }.
cli-analysis-facts = Iterazioni per posizione: { $budget }. Seme: { $seed }. Boardwright { $engine }, versione delle regole { $rules }.
cli-yes = sì
cli-no = no
cli-bench-compiled = compilato
cli-bench-players = giocatori
cli-bench-decisions-per-second = decisioni al secondo
cli-bench-decisions-per-second-python = le stesse, chiamate da Python
cli-bench-decisions-per-game = decisioni per partita
cli-bench-games-per-second = partite al secondo
cli-bench-clone-microseconds = microsecondi per copia
cli-bench-search-decisions-per-second = decisioni al secondo nella ricerca
cli-bench-search-share = lo stesso come quota del gioco senza ricerca
cli-bench-mcts-iterations-per-second = iterazioni di ricerca al secondo, con partite casuali
cli-bench-level-iterations-per-second = iterazioni di ricerca al secondo con la valutazione
cli-bench-yardstick-per-second = cicli del metro di paragone al secondo
cli-bench-ratio-to-yardstick = decisioni per ciclo del metro di paragone
cli-simulated = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} in { $seconds } s.
cli-rows-written = Scritto: { $files }
cli-ladder-intro = { $game }, { $players } giocatori. Partite per coppia: { $games }, budget: { $budget }, seme: { $seed }, { $date }. Quote di vittorie e valutazioni con intervalli al 95%.
cli-ladder-rating = valutazione
cli-ladder-whole = tutte le partite
cli-ladder-against = { $count ->
    [1] contro { $bot }
   *[other] contro { $count } × { $bot }
}
cli-report-title = { $game }: rapporto sull’equilibrio
cli-report-intro = Partite per ogni numero di giocatori: { $games }. A ogni posto gioca il bot { $bot }. Data: { $date }. Generato con questo comando:
cli-report-intro-read = Partite finite lette: { $games }. Data: { $date }. Generato con questo comando:
cli-report-reading-plots = Le distribuzioni sono quote di tutte le partite; il tratteggio segna la media. Nei grafici delle vittorie il punto è la quota, la linea l’intervallo che contiene il valore vero con il 95% di certezza, e il tratteggio ciò che ci si aspetta: una quota uguale per ogni posto, o quella di tutti i proprietari insieme.
cli-report-how-to-read = Come si legge
cli-report-original = originale
cli-report-changed = modificato
cli-report-changed-values = Che cosa cambia il file di valori
cli-report-both = Entrambe le versioni partono dagli stessi semi, con gli stessi bot.
cli-report-figures = Le cifre
cli-report-win-share-by = { $title }: quota di vittorie
cli-report-scores = Punteggi
cli-report-everybody = tutti i giocatori
cli-report-winners = vincitori
cli-report-length = Durata della partita
cli-report-reading = Tra parentesi c’è la deviazione standard oppure, con «…», l’intervallo che contiene il valore vero con il 95% di certezza. *Rispetto al tavolo* è la differenza media tra il punteggio di un giocatore e il punteggio medio della stessa partita; è in grassetto dove l’intervallo non contiene lo zero o, nelle tabelle con una riga «Nell’insieme», il valore di quella riga. Per circa una cifra su venti il valore vero è fuori dall’intervallo. Ogni cifra risente delle preferenze e dei limiti dei bot.
cli-report-overview = Panoramica
cli-report-players = { $number } giocatori
cli-report-seats = Posti
cli-report-all = Nell’insieme
cli-report-seat = Posto { $number }
cli-report-starting-player = Primo giocatore iniziale
cli-report-score = Punteggio
cli-report-winning-score = Punteggio del vincitore
cli-report-margin = Vantaggio del vincitore
cli-report-decisions = Decisioni per partita
cli-report-win-share = quota di vittorie
cli-report-difference = rispetto al tavolo
cli-report-phases = Fasi
cli-report-decisions-per-game = decisioni per partita
cli-report-choices-per-decision = scelte per decisione
cli-report-written = Il rapporto è in { $file }
cli-welcome = { $game }. Scrivi ? per l’aiuto.
cli-welcome-person = { $name }: gioca a questo schermo
cli-welcome-bot = { $name }: bot
cli-welcome-file = Ogni mossa viene salvata in { $file }
cli-saved = La partita è salvata in { $file }
cli-save-again = L’ultima mossa non è ancora salvata. Premi Invio per riprovare, oppure scrivi il nome di un altro file.
cli-resume-with = La partita è salvata. Per riprenderla:
cli-thinking = { $name } sta pensando…
cli-undone = Annullato.
cli-curtain = Ora è il turno di { $name }. Quando gli altri non guardano più lo schermo, premi Invio.
cli-question = { $name }: { $question }
cli-play-help = Rispondi con il numero di una scelta o con la sua notazione tra parentesi quadre.
    Invio               mostra di nuovo la domanda
    why NOTAZIONE       dice perché qualcosa non è possibile
    notations [PAROLA]  elenca le notazioni e segnala quelle ora possibili
    costs               mostra i costi
    undo                annulla la tua ultima scelta
    table               mostra di nuovo il tavolo
    log [NUMERO|all]    mostra che cosa è successo finora
    save [FILE]         dice dove è salvata la partita, o ne scrive una copia
    quit                esce; la partita viene salvata
cli-notations-hint = ? mostra che cosa si può scrivere; notations PAROLA mostra le notazioni.
cli-notations-none = Nessuna azione di questo gioco ha «{ $word }» nella sua notazione.
cli-did-you-mean = Intendevi: { $choices }? Non è ancora stato scelto nulla.
cli-log-part = Le ultime { $shown } voci su { $all }; «log all» mostra tutto.
cli-why-what = Indica che cosa: per esempio «why build inn».
cli-why-legal = Ora è possibile.
cli-you-have = Hai { $goods }
cli-group-ending = Passare, rinunciare o terminare
cli-group-other = Altro
cli-group-each = { $title }: ogni scelta costa { $cost }

## Il tavolo nel terminale

cli-head-points = punti
