### Che cosa dice il servizio web oltre alle sue pagine.

server-players =
    { $low ->
        [one] da { $low } a { $high } giocatori
       *[other] da { $low } a { $high } giocatori
    }
server-minutes = circa { $minutes } minuti
server-weight-light = leggero
server-weight-medium = medio
server-weight-medium-heavy = impegnativo
server-credits = Di { $designers }, edito da { $publisher }
server-no-help = Per { $game } non c’è ancora una guida. La domanda sopra il tavolo dice che cosa decidere, e «Perché non posso?» spiega che cosa non è possibile.
server-on-the-table = Sul tavolo
server-yes = sì
server-no = no
server-no-name = Ospite
server-waits-for-players = in attesa di giocatori
server-is-over = partita finita
server-kind-me = Gioco io
server-kind-open = Libero: per chi ha il link
server-kind-screen = Una persona a questo schermo
server-kind-bot-expert = Bot: esperto (prova migliaia di continuazioni)
server-kind-bot-hard = Bot: difficile (prova molte continuazioni, risposte comprese)
server-kind-bot-normal = Bot: normale (prova alcune continuazioni, risposte comprese)
server-kind-bot-easy = Bot: facile (prende ciò che a prima vista sembra buono, e a volte sbaglia)
server-kind-bot-greedy = Bot: avido (guarda fino a fine turno)
server-kind-bot-random = Bot: casuale (gioca a caso)
server-ready = Il tuo turno è completo. Rivedilo, poi conferma.
server-hint = Suggerimento: { $choice }. Probabilità di vittoria: { $share }.
server-hint-other = Valutata anche: { $choice }, { $share }.
server-bot-waits-others = Il bot non ha ancora iniziato a pensare: stanno pensando i bot di molti altri tavoli, e tutti vanno a turno.
server-bot-waits-own = Il bot non ha ancora iniziato a pensare: stanno pensando i bot di altri tavoli della stessa persona o dello stesso indirizzo, e vanno a turno.
server-bot-waits-no-worker = Il bot non ha ancora iniziato a pensare: al momento non è in funzione nessun programma che calcola le mosse dei bot. Appena ne riparte uno, la partita continua da sola.
server-for-good = Dopo non si torna più indietro: qualcosa viene pescato, mostrato o deciso.
server-rewind-to =
    { $count ->
        [one] Si annulla una decisione. L’ultima cosa che resta: { $line }
       *[other] Si annullano { $count } decisioni. L’ultima cosa che resta: { $line }
    }
server-rewound =
    { $count ->
        [one] Su richiesta di { $name } e con il consenso di tutti si torna indietro di una decisione.
       *[other] Su richiesta di { $name } e con il consenso di tutti si torna indietro di { $count } decisioni.
    }
server-rewind-refused = { $name } non vuole tornare indietro: tutto resta com’è.
server-order-ended = È il tuo turno, perciò la rinuncia automatica si è disattivata.
server-status-400 = Non ha funzionato
server-status-403 = Non è tuo
server-status-404 = Non trovato
server-status-405 = Richiesta non ammessa
server-status-409 = Qualcosa è cambiato
server-status-410 = Non più attuale
server-status-413 = Troppo grande
server-status-422 = Non è possibile
server-status-429 = Troppo in fretta
server-status-500 = Colpa nostra
server-status-503 = Non adesso

## Errori

error-no-invitation = Questo invito è già stato usato o ritirato, oppure non è mai esistito. Chiedi un nuovo link.
error-no-page = Questa pagina non esiste. Dalla pagina iniziale si arriva a tutti i giochi e ai tavoli.
error-no-personal-link = Questo link personale è già stato usato o non è mai esistito. Creane uno nuovo nelle impostazioni dell’altro dispositivo.
error-no-seat = Questo posto non esiste; il tavolo ne ha { $seats }.
error-no-table = Questo tavolo non esiste. Controlla il link, oppure cerca il tavolo nella pagina iniziale.
error-not-read = Il database ora non risponde. Riprova tra poco.
error-not-stored = Il database non ha accettato la modifica, perciò non è cambiato nulla. Riprova tra un momento.
error-not-known = La connessione al database si è interrotta, perciò non si sa se questo sia stato salvato. Guarda il tavolo tra un momento.
error-storage-damaged = Il database di questo sito è danneggiato, perciò non vi si legge e non vi si salva più nulla. Chi gestisce il sito deve ripristinare una copia di sicurezza.
error-storage-replaced = Il file del database di questo sito è stato spostato, eliminato o sostituito, perciò non si può salvare nulla. Chi gestisce il sito deve rimetterlo al suo posto o riavviare il servizio.
error-storage-full = Il disco di questo sito è pieno, perciò questo non è stato salvato e nulla è cambiato. Appena ci sarà spazio tutto riprenderà a funzionare.
error-storage-failing = Il disco di questo sito in questo momento non funziona, perciò nulla è cambiato. Riprova tra un attimo.
error-foreign-form = Questo modulo non viene dalla nostra pagina, oppure la pagina è troppo vecchia. Ricaricala e riprova.
error-no-seat-token = A questo token non corrisponde nessun posto a questo tavolo. Per averne uno, unisciti con un invito.
error-not-your-seat = Questo posto non è tuo. Puoi guardare, oppure prendere un posto con il suo link.
error-take-the-screen = Lo schermo è di un altro giocatore: prima fattelo passare.
error-not-your-turn = Ora non tocca a te decidere.
error-match-over = La partita è finita: non si può più annullare nulla.
error-old-rules = Questa partita è iniziata con la versione { $stored } delle regole; questo programma gioca la versione { $present }.
error-game-not-installed = Il gioco di questo tavolo, «{ $game }», non è installato qui.
error-table-damaged = Questo tavolo è danneggiato nel database e perciò resta chiuso; gli altri tavoli non ne risentono. Chi gestisce questo sito può ripristinarlo da una copia di sicurezza.
error-record-start = Questa registrazione comincia da una posizione propria, perciò non si può continuare qui al tavolo. Il comando boardwright replay la riproduce.
error-record-long = Questa registrazione ha { $given } voci; se ne accettano al massimo { $most }.
error-table-over = La partita è finita; i posti non cambiano più.
error-token-needed = Invia il token del tuo posto: «Authorization: Bearer TOKEN».
error-viewpoint = Il tavolo si può vedere da altri posti solo dopo la fine della partita.
error-key-used = Questa chiave è già stata usata per un’altra richiesta. Per una nuova richiesta usa una nuova chiave.
error-outdated = Nel frattempo la partita è andata avanti (versione { $version }). Guarda il tavolo e decidi di nuovo.
error-internal = Qualcosa è andato storto da parte nostra; della partita non è andato perso nulla. Riprova e, se succede ancora, segnalalo.
error-invalid = { $place }: { $problem }.
error-invalid-request = Questa richiesta per noi non ha senso.
error-method = Questo indirizzo non accetta richieste di questo tipo.
error-too-large = È più di quanto accettiamo in una volta.
error-too-often = Troppe richieste in poco tempo. Aspetta un momento, poi continua.
error-answer-unfinished = Una risposta segreta si dà in una volta sola: invia insieme tutte le sue azioni.
error-bad-nonce = Un nonce è fatto di lettere e cifre, al massimo { $most }.
error-commit-first = Il tuo turno è completo: confermalo, oppure annulla una scelta.
error-continued = Questa partita ne continua un’altra, perciò la sua distribuzione non si può controllare dall’inizio.
error-empty-talk = Prima scrivi qualcosa.
error-long-talk = Il messaggio ha { $given } caratteri; il massimo è { $most }.
error-file-not-text = «{ $file }» non è un file di testo.
error-no-actions = Invia almeno un’azione.
error-no-file = Prima scegli il file di una registrazione.
error-no-nickname = Scrivi un soprannome, così gli altri sanno chi sei.
error-no-order = Questo gioco non ha la risposta automatica «{ $order }».
error-no-position = La posizione { $given } non esiste; l’ultima è la { $last }.
error-no-rewind-asked = Ora nessuno chiede di tornare indietro.
error-not-a-number = { $field } deve essere un numero intero, non «{ $given }».
error-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
error-not-over = Sarà possibile dopo la fine della partita.
error-no-analysis = Questa partita non è stata analizzata.
error-analyses-many = Troppe partite aspettano di essere analizzate: riprova più tardi.
error-analyses-yours = Tu o altri dal tuo indirizzo avete già richiesto tutte le analisi consentite contemporaneamente ({ $most }). Riprova quando una sarà finita.
error-analysis-not-yours = Questa analisi è stata richiesta da un’altra persona: solo lei può interromperla.
error-hint-no-training = I suggerimenti ci sono solo nelle partite di allenamento. Per averli, crea un tavolo di allenamento.
error-hint-others = Ora gioca anche qualcun altro, perciò non ci sono più suggerimenti.
error-hint-nothing = Qui non c’è nulla da scegliere, perciò nessun suggerimento.
error-hint-late = Al momento non c’è un suggerimento disponibile. Riprova tra poco.
error-hints-yours = Tu o altri dal tuo indirizzo state già aspettando tutti i suggerimenti consentiti contemporaneamente ({ $most }). Riprova quando uno sarà pronto.
error-training-others = In una partita di allenamento giocano solo i bot e le persone al tuo schermo: scegli uno di questi per ogni altro posto.
error-nothing-to-commit = Non è ancora stato scelto nulla.
error-players = Scegli da { $low } a { $high } giocatori.
error-rewind-position = Non si può tornare alla posizione { $given }, che non esiste; l’ultima è la { $last }.
error-seat-kind = Un posto può essere «me», «open», «screen» o «bot:NOME», non «{ $given }».
error-webhook-failed = L’indirizzo non ha risposto.
error-webhook-host = L’host { $host } non esiste.
error-webhook-private = { $host } è un indirizzo di questa macchina o di una rete privata; si possono usare solo quelli pubblici.
error-webhook-status = L’indirizzo ha risposto con lo stato { $status }; doveva essere 200.
error-webhook-url = Indica un indirizzo che comincia con http:// o https://, senza nome né password.
server-not-here = Qui ora non si può fare nulla.
server-follows = { $what } (segue da sé)
server-webhook-sent = Il messaggio è stato inviato.
error-record-unfinished = Questo file mostra una partita in corso vista da un posto. Si può caricare la registrazione completa, dopo la fine.

## Sostituzioni: $time è un numero di giorni, ore o minuti, $at un orario, a volte con la data.

server-never = mai
server-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
server-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
server-count-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
server-absence-rule = Se tocca a qualcuno che non è al tavolo, un bot può giocare al suo posto. Tempo di attesa: { $time }. Il posto resta della stessa persona.
server-absence-never = A questo tavolo nessun bot sostituisce chi è assente.
server-stand-in-from = Un bot può subentrare dalle { $at } (UTC).
server-stand-in-plays = Un bot gioca per te.
server-stand-in-was-away = Toccava a te e non eri al tavolo: un bot gioca per te dalle { $at } (UTC).
server-stand-in-as-asked = Come hai chiesto, un bot gioca per te dalle { $at } (UTC).
server-stand-in-leave = { $name } si fa sostituire da un bot.
server-stand-in-away = { $name } non è al tavolo: un bot gioca al suo posto.
server-stand-in-return = { $name } è di nuovo al tavolo.
error-absence = Un bot può subentrare dopo un tempo da { $low } a { $high } minuti, oppure mai (0); { $given } minuti non sono possibili.
error-stand-in-never = A questo tavolo nessun bot sostituisce chi è assente. Solo chi gioca può cedere il proprio posto a un bot.
error-stand-in-not-asked = Un bot può sostituire un’altra persona solo se tocca a lei e se manca da quanto prevede la regola del tavolo.
error-stand-in-early = La persona può ancora tornare: un bot può subentrare dalle { $at } (UTC).
error-bot-stands-in = Al tuo posto gioca un bot. Prima riprendi il posto.
error-name-taken = A questo tavolo c’è già qualcuno con questo nome o con uno che gli somiglia. Scegli un altro soprannome.
error-link-same-table = Tu e la persona a cui appartiene questo link siete nella stessa partita non ancora finita. Lì nessuno può prendere il posto dell’altro; finite prima la partita.
error-no-session = Questa sessione è già terminata.
