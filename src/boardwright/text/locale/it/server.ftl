### Che cosa dice il servizio web oltre alle sue pagine.

server-title-belfort = Belfort
server-title-caylus1303 = Caylus 1303
server-title-guilds = Guilds
server-title-toll = Pedaggio
server-blurb-belfort = Metti al lavoro Elfi, Nani e Gnomi, fai crescere una città di cinque distretti e assicurati la maggioranza in ciascuno prima del calcolo dei punti.
server-blurb-caylus1303 = Costruisci edifici lungo la strada per il Re, corrompi il Prevosto e consegna al Cantiere prima degli altri.
server-blurb-guilds = Fai offerte per personaggi dagli strani talenti, disponi le stanze nella sede della tua gilda ed esaudisci i Desideri del Re.
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
server-yes = sì
server-no = no
server-no-name = Ospite
server-waits-for-players = in attesa di giocatori
server-is-over = partita finita
server-kind-me = Gioco io
server-kind-open = Libero: per chi ha il link
server-kind-screen = Una persona a questo schermo
server-kind-bot-expert = Bot: esperto (prova migliaia di seguiti)
server-kind-bot-hard = Bot: difficile (prova molti seguiti, risposte comprese)
server-kind-bot-normal = Bot: normale (prova alcuni seguiti, risposte comprese)
server-kind-bot-easy = Bot: facile (prende ciò che sembra buono subito, e sbaglia)
server-kind-bot-greedy = Bot: greedy (guarda fino a fine turno)
server-kind-bot-random = Bot: random (gioca a caso)
server-ready = Il tuo turno è completo. Rivedilo, poi conferma.
server-hint = Suggerimento: { $choice }. Probabilità di vittoria: { $share }.
server-hint-other = Valutata anche: { $choice }, { $share }.
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
server-order-decline-until-my-turn = Rinuncia per me finché non è il mio turno
server-order-only-when-target = Chiedimi se rispondere solo quando il bersaglio sono io
server-order-ended = È il tuo turno, perciò la rinuncia automatica si è disattivata.
server-status-400 = Non ha funzionato
server-status-403 = Non è tuo
server-status-404 = Non trovato
server-status-405 = Non così
server-status-409 = Qualcosa è cambiato
server-status-410 = Di un altro tempo
server-status-413 = Troppo grande
server-status-422 = Non è possibile
server-status-429 = Troppo in fretta
server-status-500 = Colpa nostra
server-status-503 = Non adesso

## Errori

error-no-invitation = Questo invito è già stato usato o non è mai esistito. Chiedi un nuovo link.
error-no-page = Questa pagina non esiste. Dalla pagina iniziale si arriva a tutti i giochi e ai tavoli.
error-no-personal-link = Questo link personale è già stato usato o non è mai esistito. Creane uno nuovo nelle impostazioni dell’altro dispositivo.
error-no-seat = Questo posto non esiste; il tavolo ne ha { $seats }.
error-no-table = Questo tavolo non esiste. Controlla il link, oppure cerca il tavolo nella pagina iniziale.
error-not-read = Il database ora non risponde. Riprova tra poco.
error-not-stored = Il database non ha accettato la modifica, perciò non è cambiato nulla. Riprova tra un momento.
error-not-known = La connessione al database si è interrotta, perciò non si sa se questo sia stato salvato. Guarda il tavolo tra un momento.
error-foreign-form = Questo modulo non viene dalla nostra pagina, oppure la pagina è troppo vecchia. Ricaricala e riprova.
error-no-seat-token = A questo token non corrisponde nessun posto a questo tavolo. Per averne uno, unisciti con un invito.
error-not-your-seat = Questo posto non è tuo. Puoi guardare, oppure prendere un posto con il suo link.
error-take-the-screen = Lo schermo è di un altro giocatore: prima fattelo passare.
error-not-your-turn = Ora non tocca a te decidere.
error-match-over = La partita è finita: non si può più annullare nulla.
error-old-rules = Questa partita è iniziata con la versione { $stored } delle regole; questo programma gioca la versione { $present }.
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
error-hint-no-training = I suggerimenti ci sono solo nelle partite di allenamento. Lo si sceglie creando un nuovo tavolo.
error-hint-others = Ora gioca anche qualcun altro, perciò non ci sono più suggerimenti.
error-hint-nothing = Qui non c’è nulla da scegliere, perciò nessun suggerimento.
error-hint-late = Ora nessuno è libero per pensare a un suggerimento. Riprova tra poco.
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
