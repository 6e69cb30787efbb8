## Le visite guidate dei tabelloni disegnati, italiano: per ogni tappa un titolo ("-head") e una o due frasi.

## Tutti i giochi

tour-dock-head = Il tuo turno
tour-dock = Qui trovi la domanda: clicca sul tabellone ciò che è contornato, oppure scegli dall’elenco. Nulla conta finché non confermi, e fino ad allora puoi annullare tutto.

## Belfort

tour-belfort-months-head = Sette mesi
tour-belfort-months = Ti diamo il benvenuto a Belfort! Insieme costruite una città, ognuno per la propria gloria. I punti si contano nei tre mesi con la stella; alla fine vince chi ne ha di più.
tour-belfort-city-head = La città
tour-belfort-city = Qualunque cosa costruisci, metti un tuo segnalino su un simbolo di uno dei cinque distretti. In ogni distretto ottiene punti chi ha più segnalini.
tour-belfort-standings-head = Chi è avanti
tour-belfort-standings = Gli stendardi mostrano quanto renderebbe ora il calcolo dei punti, anche per chi ha più Elfi, Nani e Gnomi. Più il tuo punteggio avanza sul percorso, più tasse paghi ogni mese.
tour-belfort-planks-head = Piazzare i lavoratori
tour-belfort-planks = Il mese comincia piazzando lavoratori, uno alla volta. Il Banco Assunzioni te ne porta un altro, al Campo Reale puoi scambiare il posto nell’ordine di gioco; anche le Gilde in città accolgono lavoratori.
tour-belfort-areas-head = La raccolta
tour-belfort-areas = Quando passi, gli altri tuoi lavoratori vengono qui: gli Elfi per il Legno, i Nani per la Pietra, una coppia per il Metallo, chiunque per l’Oro. Chi da solo ne ha di più in un’area ottiene 1 risorsa in più.
tour-belfort-trade-head = Le tue azioni
tour-belfort-trade = Poi ognuno svolge un turno completo: costruisce carte, Mura e Gilde e usa i lavoratori piazzati. Una volta per turno puoi commerciare qui, e una volta ingaggiare uno Gnomo per una carta già costruita.
tour-belfort-mine-head = Ciò che è tuo
tour-belfort-mine = Qui ci sono le tue risorse, i tuoi lavoratori e le carte in mano; su ognuna leggi il costo. Accanto sta ciò che hai costruito: dà rendite, caselle per i lavoratori o posto per gli Gnomi.
tour-belfort-first-head = Da dove cominciare
tour-belfort-first = Tieni tre carte che potrai pagare presto. Poi manda subito qualcuno al Banco Assunzioni, raccogli ciò che le carte costano e costruisci dove non c’è nessuno: a volte basta un segnalino per essere primi.

## Caylus 1303

tour-caylus1303-road-head = La strada
tour-caylus1303-road = Ti diamo il benvenuto a Caylus! Per nove round costruisci lungo questa strada verso il castello del Re. Alla fine vince chi ha più punti prestigio; dopo la preparazione nulla è lasciato al caso.
tour-caylus1303-city-head = La città
tour-caylus1303-city = A turno piazzate un lavoratore alla volta su un edificio libero. Questi quattro funzionano per primi: danno un favore, una casa per una residenza o un edificio in legno, e il Pedaggio sposta il Prevosto.
tour-caylus1303-provost-head = Il Prevosto
tour-caylus1303-provost = Poi tocca alla strada, dal ponte fino al Prevosto; i lavoratori più avanti restano a mani vuote. Prima lo si può ancora spostare: un lavoratore oltre il Prevosto è una scommessa.
tour-caylus1303-bridge-head = Passare
tour-caylus1303-bridge = Chi passa va sul ponte; il primo comincerà il round successivo, e da quel momento ogni piazzamento costa un lavoratore in più. Poi, da qui, ognuno può spostare il Prevosto pagando lavoratori.
tour-caylus1303-offers-head = Che cosa si costruisce
tour-caylus1303-offers = Ogni tessera mostra costo, punti ed effetto; i monumenti sostituiscono le residenze. Il tuo edificio va sulla prima casella vuota della strada, e se un altro vi piazza un lavoratore guadagni un punto.
tour-caylus1303-site-head = Il Cantiere
tour-caylus1303-site = Con un lavoratore qui consegni lotti: tre risorse diverse, tra cui il Cibo. Ogni lotto dà punti, e chi nel round ne consegna di più ottiene anche un favore.
tour-caylus1303-mine-head = Ciò che è tuo
tour-caylus1303-mine = Qui vedi i tuoi punti, le risorse, i lavoratori e le case. Chi ha finito il lavoro riposa nel Campo; alla fine di ogni round alcuni tornano da te.
tour-caylus1303-first-head = Da dove cominciare
tour-caylus1303-first = Scegli un personaggio: ti aiuta finché qualcuno non te lo prende. Poi raccogli risorse vicino al ponte, dove si va sul sicuro, e procurati presto del Cibo: serve per ogni lotto.

## Guilds

tour-guilds-rounds-head = La tua gilda
tour-guilds-rounds = Ti diamo il benvenuto in Guilds! Sei a capo di una giovane gilda nella città del Re. Dopo l’ultimo round vince chi ha più punti: vengono da personaggi, stanze e Desideri del Re.
tour-guilds-wishes-head = I Desideri del Re
tour-guilds-wishes = Sono uguali per tutti e contano solo alla fine, per chi li esaudisce meglio. Le piccole corone mostrano chi è avanti adesso.
tour-guilds-market-head = La piazza
tour-guilds-market = A ogni round nuovi personaggi aspettano intorno alla piazza. Offri mettendo monete d’argento sulle tue tende, di regola in due settori insieme, e poi devi essere in testa in entrambi.
tour-guilds-offers-head = I personaggi
tour-guilds-offers = Se nel tuo turno sei in testa in un settore, puoi prendere lì un personaggio: il prezzo è tutto il tuo argento in quel settore. I personaggi danno punti, rendite, abilità e simboli della loro fazione.
tour-guilds-purse-head = Argento e oro
tour-guilds-purse = L’ingresso ti dà nuovo argento a ogni round; quello che avanza alla fine va perso. Dopo l’asta puoi cambiare cinque monete in una d’oro: ti resta, e con l’oro paghi le stanze.
tour-guilds-rooms-head = Stanze in vendita
tour-guilds-rooms = Con l’oro compri stanze, una alla volta, piccole o grandi. La moneta nell’angolo è il prezzo; i mezzi cerchi sui muri sono porte.
tour-guilds-plot-head = La tua sede
tour-guilds-plot = Piazza ogni stanza in modo che combaci dovunque tocca: porta con porta, muro con muro. Danno punti e rendite solo le stanze che le porte collegano all’ingresso.
tour-guilds-first-head = Da dove cominciare
tour-guilds-first = Cerca due personaggi adatti a un Desiderio o che diano rendite, e offri poco per entrambi. Non spendere tutto: gli ultimi costano spesso poco, e cinque monete rimaste sono il tuo primo oro.
