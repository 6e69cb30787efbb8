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
    [0] «{ $key }» deve andare da { $low } a { $high }; { $given } non va bene.
   *[other] { $file }, riga { $line }: «{ $key }» deve andare da { $low } a { $high }; { $given } non va bene.
}
error-position-other-game = Questa non è una posizione del gioco «{ $game }».
error-position-wrong-parts = { $parts ->
    [one] La posizione ha { $parts } parte
   *[other] La posizione ha { $parts } parti
}; per questo numero di giocatori ne servono { $expected }.
error-position-unknown-field = La posizione dà a «{ $field }» il valore «{ $value }», che questo gioco non ha.
error-position-unknown-decision = La posizione nomina la decisione «{ $decision }», che questo gioco non ha.
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
