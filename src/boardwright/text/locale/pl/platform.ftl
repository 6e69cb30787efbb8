## Boardwright, Polish: what all games share

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-purple = Fioletowy
seat-green = Zielony
seat-bot = bot
seat-chance = Los

label-with-cost = { $cost ->
    [nic] { $label } (bez opłaty)
   *[other] { $label } (za { $cost })
}

## Reasons that every game has

reason-not-now = Teraz trzeba podjąć inną decyzję.
reason-chance-impossible = Tego nie można już wylosować: nic takiego nie zostało.
reason-game-over = Partia jest już zakończona.
reason-action-out-of-range = Nie ma akcji o numerze { $action }; ostatnia ma numer { $last }.

## Errors

error-action-out-of-range = Nie ma akcji o numerze { $action }; ostatnia ma numer { $last }.
error-action-illegal = Akcja „{ $action }” nie jest możliwa. { $reason }
error-action-unknown = { $nearest ->
    [none] „{ $action }” nie jest akcją tej gry. Zapisy akcji pokazuje lista możliwości.
   *[other] „{ $action }” nie jest akcją tej gry. Czy chodzi o „{ $nearest }”?
}
error-action-no-number = Akcję podaje się jako liczbę albo jej zapis, a nie jako „{ $given }”.
error-seat-unknown = Nie ma miejsca „{ $given }”: podaj liczbę od 0 do { $last }.
error-nothing-to-undo = Nie możesz niczego cofnąć: cofanie kończy się tam, gdzie zdecydował los, ujawniono coś tajnego albo zagrał ktoś inny.
error-rewind-too-far = { $count ->
    [one] Nie można cofnąć { $count } kroku; liczba kroków w tej partii: { $steps }.
   *[other] Nie można cofnąć { $count } kroków; liczba kroków w tej partii: { $steps }.
}
error-game-unknown = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
error-games-too-few = Liczba partii nie może wynosić { $games }; potrzebna jest co najmniej jedna.
error-processes-too-few = Liczba procesów nie może wynosić { $processes }; potrzebny jest co najmniej jeden.
error-bot-budget = Nie można odczytać budżetu bota „{ $bot }”. Poprawnie na przykład: hard@0.1 (dziesiąta część budżetu), mcts:800 (iteracje), mcts:1.5s (sekundy), mcts:800x2 (w dwóch procesach).
error-bot-unknown = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
error-bot-form = „{ $bot }” nie wskazuje własnego bota: napisz PLIK.py:KLASA, na przykład my_bot.py:MyBot.
error-bot-no-file = Nie ma pliku „{ $file }” z własnym botem.
error-bot-no-class = W pliku { $file } nie ma klasy „{ $name }”. Boty w tym pliku: { $known }.
error-bot-no-choose = Klasa „{ $name }” w pliku { $file } nie jest botem: potrzebuje metody choose(game, state, seat, draw).
error-bot-failed = { $line ->
    [0] Bot { $bot } zgłosił błąd: { $problem }
   *[other] Bot { $bot } zgłosił błąd w wierszu { $line }: { $problem }
}
error-bot-ended = Bot { $bot } zakończył swój proces (status { $status }), zamiast odpowiedzieć.
error-bot-slow = Bot { $bot } nie odpowiedział; czekano { $seconds } s.
error-bot-no-number = Bot { $bot } odpowiedział { $given }; choose musi zwrócić jeden z numerów z game.legal(state).
error-bot-illegal = Bot { $bot } odpowiedział { $given }, co nie jest dozwolone; dozwolone numery: { $legal }.
error-ladder-bots = Ranking potrzebuje co najmniej dwóch różnych botów, a podano „{ $bots }”.
error-ladder-markers = W pliku „{ $file }” nie ma miejsca na tabelę: potrzebne są wiersze { $begin } i { $end }, każdy raz.
error-needs-lab = Do tego potrzebny jest pakiet { $package }: pip install 'boardwright[lab]'
error-needs-extra = Do tego potrzebny jest pakiet { $package }: pip install 'boardwright[{ $extra }]'
error-setting-unknown = „{ $given }” nie jest tu możliwe. Możliwe są: { $known }.
error-bots-for-seats = Podano boty: { $given }, a innych miejsc jest: { $seats }; jedna nazwa wystarczy dla wszystkich.
error-number-at-least = Wartość opcji { $option } musi być liczbą całkowitą, co najmniej { $low }, a podano „{ $given }”.
error-mapping-wanted = Wartość opcji { $option } musi być słownikiem nazw i wartości, a podano „{ $given }”.
error-seat-or-rotate = Nie ma miejsca „{ $given }”: podaj liczbę od 0 do { $last } albo rotate.
error-field-unknown = W obserwacjach gry { $game } nie ma pola „{ $given }”. Najbliższe są: { $nearest }.
error-layout-other = Ten układ dotyczy gry { $game } dla { $players } graczy, a ta partia to { $own } dla { $seats } graczy.
error-reset-needed = Nie toczy się żadna partia: wywołaj reset(), aby ją rozpocząć.
error-ray-address = „{ $given }” nie jest adresem klastra Ray: napisz auto albo HOST:PORT.
error-ray-none = Na tej maszynie nie działa żaden klaster Ray: uruchom go poleceniem „ray start --head” albo podaj HOST:PORT innego.
error-ray-unreachable = Pod adresem „{ $address }” nie można połączyć się z klastrem Ray: { $problem }
error-ray-silent = Klaster Ray pod adresem „{ $address }” nie odpowiada; czas oczekiwania w sekundach: { $seconds }.
error-ray-lost = Klaster Ray pod adresem „{ $address }” zniknął, zanim rozegrano wszystkie gry.
error-ray-no-cores = Klaster Ray pod adresem „{ $address }” nie ma żadnego rdzenia do gry; czas oczekiwania w sekundach: { $seconds }.
error-ray-piece-lost = Klaster zgubił te same gry; liczba prób: { $tries }. Być może jego maszyny mają za mało pamięci.
error-ray-node-missing = Na maszynie { $node } klastra nie ma zainstalowanego programu Boardwright z obsługą klastra: zainstaluj tam wersję { $version }.
error-ray-node-differs = Maszyna { $node } klastra ma inną wersję programu Boardwright ({ $theirs }) niż ta ({ $ours }); wyniki byłyby inne.
error-report-no-records = Wśród zapisów nie ma zakończonej partii gry „{ $game }”; przeczytane pliki: { $files }.
error-report-file = Pliku „{ $file }” nie można ująć w raporcie. { $problem }
error-report-records-alone = --records czyta rozegrane partie; --values nie może ich zmienić.
error-language-unknown = Nie ma języka „{ $language }”. Dostępne języki: { $known }.
error-no-board = { $game } nie ma rysowanej planszy.
error-no-theme = Obraz jest „light” albo „dark”, a nie „{ $given }”.
error-database-taken = Inny Boardwright używa już bazy danych „{ $file }”. Otwórz jego stronę albo podaj inną bazę opcją --database.
error-database-unusable = Nie można użyć bazy danych „{ $file }”: { $problem }. Podaj inną opcją --database.
error-database-damaged = Baza danych „{ $file }” jest uszkodzona: { $problem }. Niczego nie uruchomiono i niczego w niej nie zapisano. Zastąp ją kopią zapasową (tworzy je boardwright backup) albo odzyskaj to, co da się jeszcze odczytać, poleceniem „sqlite3 PLIK '.recover' | sqlite3 ODZYSKANE”.
error-database-no-sqlite = „{ $file }” nie jest bazą danych SQLite albo jej początek jest uszkodzony. Niczego w niej nie zapisano. Jeśli była to baza programu Boardwright, zastąp ją kopią zapasową albo odzyskaj to, co da się jeszcze odczytać, poleceniem „sqlite3 PLIK '.recover' | sqlite3 ODZYSKANE”; w przeciwnym razie podaj inny plik.
error-database-foreign = „{ $file }” nie jest bazą danych programu Boardwright. Pozostaje bez zmian: podaj inną bazę albo plik, którego jeszcze nie ma.
error-database-folder = „{ $file }” to folder. Podaj plik w tym folderze.
error-database-url = „{ $given }” to nie baza danych: podaj plik SQLite albo adres w rodzaju postgresql://user@host/name. Innych baz danych nie można użyć.
error-move-same = Obie nazwy prowadzą do tej samej bazy danych. Jako drugą podaj inną, pustą bazę.
error-move-no-source = Nie ma bazy danych „{ $database }”.
error-move-old = Bazę „{ $database }” zapisał starszy Boardwright. Uruchom na niej raz boardwright serve, który ją zaktualizuje, zatrzymaj go i spróbuj ponownie.
error-move-newer = Bazę „{ $database }” zapisał nowszy Boardwright. Użyj tamtego.
error-move-not-empty = Baza „{ $database }” nie jest pusta, więc niczego nie zapisano. Podaj pustą bazę danych.
error-move-in-use = Ktoś inny jest połączony z bazą „{ $database }”. Zatrzymaj każdy Boardwright, który jej używa, i spróbuj ponownie.
error-move-differs = Wszystko zapisano w „{ $target }”, ale obie bazy odczytano ponownie i różnią się w: { $tables }. Nie używaj nowej.
error-move-unproven = Wszystko zapisano w „{ $target }”, ale ponowny odczyt obu baz się nie udał: { $problem }. Nie udowodniono, że są takie same: nie używaj nowej, opróżnij ją i przenieś wszystko jeszcze raz.
error-move-failed = Nie można przenieść „{ $source }” do „{ $target }”: { $problem }. Niczego nie zapisano.
error-backup-exists = Plik „{ $file }” już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
error-backup-damaged = Baza danych „{ $source }” jest uszkodzona, więc nie utworzono kopii zapasowej: { $problem }. Zachowaj starsze kopie i sprawdź bazę poleceniem boardwright check-database.
error-backup-differs = Kopia bazy „{ $source }” różni się od niej w: { $tables }. Nie utworzono kopii zapasowej; spróbuj ponownie.
error-backup-failed = Nie zapisano kopii zapasowej w „{ $file }”: { $problem }.
error-needs-web = To wymaga dodatkowych pakietów: pip install 'boardwright[web]'
error-database-newer = Bazę danych „{ $file }” zaktualizował nowszy Boardwright. Uruchom go albo podaj inną bazę opcją --database.
error-needs-postgres = PostgreSQL potrzebuje kilku dodatkowych pakietów: pip install 'boardwright[postgres]'
error-worker-alone = Proces roboczy oblicza ruchy botów usługi na PostgreSQL: podaj jej bazę opcją --database postgresql://...
error-port-taken = Port { $port } jest zajęty, być może przez sam Boardwright. Wybierz inny opcją --port albo 0, czyli dowolny.
error-host-unusable = „{ $host }” nie jest adresem tego komputera. Podaj 127.0.0.1 albo 0.0.0.0 dla całej sieci.
error-public-url = „{ $given }” nie jest adresem strony: podaj na przykład https://play.example.org
error-players-out-of-range = Liczba graczy nie może wynosić { $players }; w tę grę może grać od { $low } do { $high } osób.
error-option-unknown = Ta gra nie ma opcji „{ $option }”. Jej opcje: { $known }.
error-option-choices = Opcja „{ $option }” nie może mieć wartości „{ $given }”. Dozwolone wartości: { $choices }.
error-option-switch = Opcja „{ $option }” jest przełącznikiem: zamiast „{ $given }” podaj yes (tak) albo no (nie).
error-option-pick = { $count ->
    [one] Opcja „{ $option }” wymaga { $count } nazwy spośród następujących: { $choices }.
   *[other] Opcja „{ $option }” wymaga { $count } różnych nazw spośród następujących: { $choices }.
}
error-option-pick-unknown = { $nearest ->
    [none] Opcja „{ $option }” nie zna nazwy „{ $given }”. Możliwe nazwy: { $choices }.
   *[other] Opcja „{ $option }” nie zna nazwy „{ $given }”. Czy chodzi o „{ $nearest }”? Możliwe nazwy: { $choices }.
}
error-guild-not-for-two = W grze dwuosobowej nie wykorzystuje się Gildii „{ $guild }”; z Gildii interakcyjnych dozwolona jest wtedy tylko Gildia magów.
error-table-unreadable = Nie można odczytać pliku z wartościami „{ $file }”. Musi to być plik tekstowy w kodowaniu UTF-8.
error-table-long = Plik z wartościami „{ $file }” jest za długi. Liczba znaków: { $given }; najwyżej { $most }.
error-table-not-toml = Plik z wartościami „{ $file }” nie jest poprawnym plikiem TOML: { $problem }.
error-table-unknown-key = { $line ->
    [0] Nie ma wartości „{ $key }”. Czy chodzi o „{ $nearest }”?
   *[other] { $file }, wiersz { $line }: nie ma wartości „{ $key }”. Czy chodzi o „{ $nearest }”?
}
error-table-needs-list = { $line ->
    [0] „{ $key }” musi być listą { $length ->
        [one] { $length } liczby całkowitej
       *[other] { $length } liczb całkowitych
    }.
   *[other] { $file }, wiersz { $line }: „{ $key }” musi być listą { $length ->
        [one] { $length } liczby całkowitej
       *[other] { $length } liczb całkowitych
    }.
}
error-table-needs-number = { $line ->
    [0] „{ $key }” musi być liczbą całkowitą, a nie „{ $given }”.
   *[other] { $file }, wiersz { $line }: „{ $key }” musi być liczbą całkowitą, a nie „{ $given }”.
}
error-table-out-of-range = { $line ->
    [0] „{ $key }” musi mieć wartość od { $low } do { $high }, a nie { $given }.
   *[other] { $file }, wiersz { $line }: „{ $key }” musi mieć wartość od { $low } do { $high }, a nie { $given }.
}
error-position-other-game = To nie jest pozycja z gry „{ $game }”.
error-position-wrong-parts = Pozycja składa się z { $parts } części; przy tej liczbie graczy powinna składać się z { $expected }.
error-position-unknown-field = Pozycja zawiera pole „{ $field }” o wartości „{ $value }”, a ta gra nie ma takiego pola lub takiej wartości.
error-position-unknown-decision = Pozycja zawiera decyzję „{ $decision }”, której ta gra nie zna.
error-position-impossible = Ta pozycja nie jest możliwa: „{ $place }” ma wartość { $given }, a musi mieć od { $low } do { $high }.
error-position-twice = Ta pozycja nie jest możliwa: w polu „{ $place }” coś się powtarza ({ $given }).
error-position-not-text = Pozycję podaje się jako tekst, a nie jako { $given }.
error-record-missing = Nie ma pliku „{ $file }”.
error-record-unreadable = Nie można odczytać pliku „{ $file }”. Zapis partii to plik tekstowy w kodowaniu UTF-8.
error-record-not-text = Zapis partii podaje się jako tekst, a nie jako { $given }.
error-record-changed = Zapis partii zmieniono lub ucięto: jego treść nie zgadza się z sumą kontrolną.
error-record-not-json = Zapis partii nie jest kompletnym plikiem JSON: { $problem }.
error-record-wrong-shape = Zapis partii ma nieprawidłową budowę: { $problem }.
error-new-game-package = Podaj --package, aby utworzyć osobny pakiet. W źródłach programu Boardwright grę wbudowaną tworzy skrypt scripts/new-game.
error-new-game-name = „{ $name }” nie może być nazwą gry: dozwolone są małe litery, cyfry i _, na początku litera, najwyżej 30 znaków.
error-new-game-word = „{ $name }” ma już znaczenie w Pythonie albo w programie Boardwright; wybierz inną nazwę.
error-new-game-taken = „{ $name }” to nazwa zainstalowanej gry; wybierz inną.
error-new-game-exists = „{ $folder }” już istnieje.
error-record-no-game = To nie jest zapis partii: nie podano w nim gry. Zapis to plik JSON albo tekst, który zaczyna się od wierszy takich jak [Game "…"].
error-record-header-number = Nagłówek { $header } w zapisie musi zawierać liczby całkowite, a nie „{ $given }”.
error-record-no-version = Zapis partii podaje format { $format } i wersję zasad { $rules }; jedno i drugie liczy się od 1.
error-record-newer-format = Zapis ma format { $format }; ten program odczytuje formaty tylko do numeru { $known }. Zapis otworzy nowsza wersja programu Boardwright.
error-record-newer-rules = Partię rozegrano według zasad w wersji { $rules }; ten program zna wersje tylko do numeru { $known }. Zapis otworzy nowsza wersja programu Boardwright.
error-record-unknown-action = Wiersz { $line } zapisu: „{ $action }” nie jest akcją tej gry.
error-record-unknown-seat = Wiersz { $line } zapisu: w tej partii nie ma nikogo o nazwie „{ $given }”. Możliwe nazwy: { $known }.
error-record-other-seat = Wpis podaje miejsce { $given }, a w tej chwili decyduje miejsce { $wanted }.
error-record-illegal-step = Wpisu { $step } w zapisie nie da się rozegrać. { $problem }
error-record-wrong-result = Zapis podaje inny wynik niż ten, do którego prowadzą jego wpisy.
error-record-bad-seed = Ziarno losowania w zapisie nie jest liczbą szesnastkową.
error-verify-no-seed = Zapis nie zawiera ziarna losowania, więc rozdania kart nie da się sprawdzić. Ziarno jest ujawniane po zakończeniu partii.
error-verify-generator = Karty w tej partii rozdał generator { $generator }, którego ten program nie zna.
error-verify-commitment = Ziarno nie zgadza się ze zobowiązaniem ogłoszonym na początku: przy rozdaniu manipulowano.
error-verify-outcome = Wpis { $step } nie zgadza się z wynikiem losowania, który daje w tym miejscu ziarno: przy rozdaniu manipulowano.
error-verify-unfinished = Partia jeszcze trwa; będzie można ją sprawdzić po zakończeniu.
error-seed-wanted = Ziarno losowania to liczba całkowita albo ciąg bajtów (dokładnie { $bytes }), a nie „{ $given }”.
error-seed-length = Ziarno losowania musi mieć { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
}, a podane ma { $given }.
error-option-form = Opcje podaje się w postaci NAZWA=WARTOŚĆ, a nie „{ $given }”.
error-seat-out-of-range = Nie ma miejsca nr { $number }; liczba miejsc w tej partii: { $players }.
error-seats-alike = Każda osoba musi mieć inny pseudonim, a podano „{ $seats }”.
error-seats-count = Liczba podanych miejsc: { $given }; liczba miejsc w tej partii: { $players }.
error-nickname = „{ $name }” nie może być pseudonimem: wolno użyć najwyżej 30 znaków, bez cudzysłowów, nawiasów, średników i ukośników wstecznych.
error-choice-out-of-range = { $last ->
    [1] Nie ma na liście numeru { $given }; jest na niej tylko numer { $last }.
   *[other] Nie ma na liście numeru { $given }; wybierz numer od 1 do { $last }.
}
error-resume-no-seed = Zapis „{ $file }” nie zawiera ziarna losowania, więc tej partii nie można kontynuować. Można ją tylko odtworzyć.
error-save-folder-missing = Folder „{ $folder }” nie istnieje i nie można go utworzyć.
error-save-failed = Nie można zapisać partii w pliku „{ $file }”: { $problem }.
error-save-is-folder = „{ $file }” nie jest nazwą pliku. Podaj nazwę pliku, który jeszcze nie istnieje, na przykład partia.json.
error-out-is-folder = „{ $file }” to folder. Podaj nazwę pliku w nim.
error-out-ending = Nazwa „{ $file }” nie mówi, w jakiej postaci zapisać: musi kończyć się na { $endings }.
error-out-closed = Nie można nic zapisać w „{ $file }”. Wybierz inny plik albo folder.
error-save-exists = Plik „{ $file }” już istnieje i nie zostanie nadpisany. Wznów tę partię opcją --resume albo wybierz inną nazwę.
error-save-no-folder = Nie ma folderu „{ $folder }”. Utwórz go najpierw albo wybierz inny.
error-save-changed = Od ostatniego ruchu inny program zmienił plik „{ $file }”, dlatego nie zostanie on nadpisany.
error-resume-alone = Opcja --resume wznawia partię taką, jaka jest; razem z nią można podać tylko --seats.
error-seat-empty = Jedno z miejsc nie ma nazwy. Między przecinkami wpisz me (ja), bota ({ $bots }) albo pseudonim.
error-nickname-colour = „{ $name }” nie może być pseudonimem, bo to kolor miejsca. Siebie oznacz słowem me.
error-nickname-like-bot = „{ $name }” za bardzo przypomina nazwę bota. Czy chodzi o „{ $bot }”?
error-number-wanted = Wartość opcji { $option } musi być liczbą całkowitą od { $low } do { $high }, a podano „{ $given }”.
error-decimal-wanted = Wartość opcji { $option } musi być liczbą od { $low } do { $high }, a podano „{ $given }”.
error-file-empty = Nazwa pliku jest pusta. Podaj nazwę pliku.
error-record-problem = Zapisu „{ $file }” nie da się rozegrać. { $problem }
error-step-out-of-range = Nie ma kroku nr { $given }; liczba kroków w tej partii: { $steps }.
error-analysis-unfinished = Partia jeszcze trwa; analizować można tylko zakończoną partię.
error-analysis-budget = Budżet musi wynosić od 1 do { $most } powtórzeń na pozycję, a nie { $given }.
error-analysis-file = Pliku „{ $file }” nie można przeanalizować. { $problem }
error-rules-status-missing = Pakiet jest niekompletny: brakuje w nim informacji o stanie zasad gry „{ $game }”. Zainstaluj Boardwright ponownie.

## Command line: help

cli-help = Gry planszowe na jednym silniku zasad: do grania, badania i automatyzowania.
cli-help-serve = Uruchamia stół w przeglądarce: gra w pojedynkę, przy jednym ekranie lub ze znajomymi przez linki.
cli-help-play = Pozwala grać w terminalu z botami albo w kilka osób przy jednym ekranie.
cli-help-simulate = Rozgrywa wiele partii między botami i podaje statystyki.
cli-help-ladder = Rozgrywa partie każdego bota z każdym, ocenia je i wypisuje tabelę.
cli-help-report = Rozgrywa wiele partii między botami dla każdej liczby graczy albo czyta partie i opisuje je na stronie z wykresami i tabelami.
cli-help-bench = Mierzy szybkość silnika na tym komputerze.
cli-help-analyse = Pokazuje, kto i kiedy wygrywał w zakończonej partii, co ją rozstrzygnęło i jakie ruchy byłyby lepsze.
cli-help-replay = Odtwarza zapis partii i pokazuje jej przebieg.
cli-help-verify = Sprawdza, czy karty w zakończonej partii rozdano tak, jak zapowiedziano na początku.
cli-help-rules = Pokazuje zasady gry, ich miejsca w kodzie i to, ile z nich sprawdzają testy.
cli-help-games = Pokazuje listę gier.
cli-help-doctor = Pokazuje, co jest zainstalowane i co nie działa.
cli-help-new-game = Tworzy zalążek własnej gry.
cli-help-new-game-name = Nazwa gry: małe litery, cyfry i _.
cli-help-new-game-package = Tworzy osobny pakiet, który instaluje się obok programu Boardwright.
cli-help-new-game-to = Folder, w którym ma powstać pakiet.
cli-help-move-database = Przenosi wszystko z jednej bazy danych do innej, pustej, i sprawdza, czy kopia jest identyczna.
cli-help-backup = Kopiuje bazę danych do nowego pliku SQLite w trakcie gry i sprawdza kopię.
cli-help-check-database = Sprawdza bazę danych: strukturę, sumy kontrolne i odtworzenie każdej partii.
cli-help-usage = Użycie: { $usage }
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-examples = Przykłady
cli-help-help = Pokazuje tę pomoc.
cli-help-more = Więcej o poleceniu pokazuje „boardwright POLECENIE --help”.
cli-help-with-default = { $text } [domyślnie: { $value }]
cli-metavar-address = ADRES
cli-metavar-command = POLECENIE
cli-metavar-options = OPCJE
cli-metavar-language = JĘZYK
cli-metavar-game = GRA
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-from = SKĄD
cli-metavar-to = DOKĄD
cli-metavar-number = LICZBA
cli-metavar-numbers = LICZBY
cli-metavar-names = NAZWY
cli-metavar-name = NAZWA
cli-metavar-word = SŁOWO
cli-metavar-pair = NAZWA=WARTOŚĆ
cli-examples-serve =
    boardwright serve --open
    boardwright serve --host 0.0.0.0 --port 8080
    boardwright serve --public-url https://play.example.org
cli-examples-play =
    boardwright play
    boardwright play --seats Anna,Jan,greedy --save wieczor.json
    boardwright play --resume wieczor.json
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
    boardwright replay wieczor.json
    boardwright replay wieczor.json --at 40 --seat 1
cli-examples-verify = boardwright verify wieczor.json
cli-examples-analyse =
    boardwright analyse wieczor.json
    boardwright analyse wieczor.json --budget 1000 --json
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
    boardwright move-database postgresql://ann@db.example/games kopia.sqlite
cli-examples-backup =
    boardwright backup kopia-2026-11-18.sqlite
    boardwright backup kopia.sqlite --database postgresql://ann@db.example/games
cli-examples-check-database =
    boardwright check-database
    boardwright check-database --database games.sqlite --json
cli-help-lang = Język: en, pl, de albo it.
cli-help-version = Pokazuje wersję.
cli-help-json = Wypisuje wynik w formacie JSON.
cli-help-game = Gra, na przykład { $game }.
cli-help-play-game = Gra, na przykład { $game }; domyślnie pierwsza z dostępnych.
cli-help-option = Opcja gry; można ją podać kilka razy.
cli-help-values = Plik TOML z wartościami, które zastępują wydrukowane na elementach gry.
cli-help-seed = Liczba, dla której rozdanie jest zawsze takie samo.
cli-help-find = Tylko zasady z tym słowem; jeśli słów jest kilka, tylko zasady ze wszystkimi.
cli-help-record = Plik z zapisem partii.
cli-help-replay-seat = Pokazuje tylko to, co wiedział gracz na miejscu o tym numerze, licząc od 1.
cli-help-replay-at = Zamiast przebiegu pokazuje stół po tylu krokach.
cli-help-replay-text = Wypisuje zapis partii w postaci tekstowej.
cli-help-bots = Boty w kolejności miejsc, oddzielone przecinkami: random, greedy, easy, normal, hard, expert; hard@0.1 myśli z dziesiątą częścią swojego budżetu; mcts:800 i mcts:1.5s szukają z własnym budżetem, rollouts:800 bez oceny pozycji. PLIK.py:KLASA to własny bot.
cli-help-analyse-budget = Ile powtórzeń przeszukiwania na każdą pozycję; im więcej, tym pewniejszy wynik i tym dłużej to trwa.
cli-help-analyse-seed = Liczba, dla której analiza jest zawsze taka sama.
cli-help-games-count = Liczba partii.
cli-help-fixed-seats = Pozostawia boty na ich miejscach, zamiast przesadzać je z partii na partię.
cli-help-processes = Liczba procesów; 0 oznacza jeden na rdzeń.
cli-help-ray = Gra na klastrze Ray: auto albo jego HOST:PORT. --processes mówi wtedy, ile gra naraz; 0 oznacza wszystkie jego rdzenie.
cli-help-budget = Jaką część swojego budżetu bot może zużyć na decyzję: 0.1 to jedna dziesiąta.
cli-help-simulate-out = Zapisuje do pliku po wierszu na partię i na miejsce: .json, .csv lub .parquet.
cli-help-ladder-bots = Które boty, oddzielone przecinkami; PLIK.py:KLASA dla własnego. Domyślnie wszystkie poziomy.
cli-help-ladder-games = Liczba partii dla każdej pary.
cli-help-ladder-players = Liczba graczy; przy więcej niż dwóch jeden egzemplarz bota gra przeciw samym kopiom drugiego.
cli-help-ladder-neighbours = Grają ze sobą tylko boty sąsiadujące na liście; nazwa może się powtórzyć.
cli-help-ladder-write = Strona, na której tabela trafia między znaczniki.
cli-help-report-games = Liczba partii dla każdej liczby graczy.
cli-help-report-players = Liczby graczy, oddzielone przecinkami; domyślnie wszystkie, na które pozwala gra.
cli-help-report-bot = Bot, który gra na każdym miejscu: random, greedy, easy, normal, hard lub expert.
cli-help-report-out = Plik na raport: .html, .md lub .json; starszy zostanie zastąpiony. Domyślnie GRA-report.html.
cli-help-report-markdown = Wypisuje tabele w Markdownie.
cli-help-report-records = Zamiast grać, czyta zakończone partie: zapis albo folder zapisów; można podać kilka razy.
cli-help-players = Liczba graczy; domyślnie 4 albo tyle, ile dopuszcza gra.
cli-help-seconds = Przybliżony czas pomiaru w sekundach.
cli-help-seats = Gracze, oddzieleni przecinkami: me (ja), bot (random, greedy, easy, normal, hard, expert) albo pseudonim każdej osoby przy tym ekranie. Domyślnie me,greedy,greedy albo gracze wznawianej partii.
cli-help-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza znajomych z twojej sieci.
cli-help-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny.
cli-help-database = Plik SQLite lub adres bazy danych; bez tego plik w twoim folderze danych.
cli-help-public-url = Adres, pod którym inni widzą serwer przez pośrednika (proxy).
cli-help-thinkers = Ile procesów oblicza ruchy botów; z PostgreSQL także 0, gdy robią to procesy robocze.
cli-help-worker = Tylko oblicza ruchy botów usługi na tym samym PostgreSQL, na tym lub innym komputerze.
cli-help-analysis = Ile powtórzeń przeszukiwania przypada na każdą pozycję przy analizie partii.
cli-help-memory = Ile MB stołów pozostaje w pamięci; pozostałe są ponownie wczytywane z bazy danych. Domyślnie: ćwierć pamięci komputera, najwyżej 1024.
cli-help-open = Otwiera przeglądarkę.
cli-serve-needs-web = Stół w przeglądarce potrzebuje kilku dodatkowych pakietów: pip install 'boardwright[web]'
cli-serve-at = Boardwright działa pod adresem { $url }
cli-serve-network = Znajomi w twojej sieci znajdą go pod adresem { $url }
cli-serve-stop = Ctrl-C kończy pracę; stoły zostają zapisane.
cli-serve-ended = Zakończono. Wszystkie stoły są zapisane.
cli-help-move-from = Baza danych do odczytania: plik SQLite lub adres. Pozostaje bez zmian.
cli-help-move-to = Pusta baza danych: plik SQLite, którego jeszcze nie ma, lub adres.
cli-column-table = tabela
cli-column-rows = wiersze
cli-column-sum-from = SHA-256 tam
cli-column-sum-to = SHA-256 tu
cli-moved = { $rows ->
    [one] Przeniesiono jeden wiersz
    [few] Przeniesiono { $rows } wiersze
    [many] Przeniesiono { $rows } wierszy
   *[other] Przeniesiono { $rows } wiersza
} z { $source } do { $target }; obie bazy odczytano ponownie i są takie same.
cli-help-backup-target = Plik do zapisania; nie może jeszcze istnieć.
cli-backed-up = Bazę { $database } skopiowano do { $file } (bajtów: { $size }). Kopię otwarto i sprawdzono; odtworzone partie: { $matches }.
cli-backup-of-damaged = Kopię zapisano, ale te stoły są w niej uszkodzone, tak jak w bazie: { $tables }. Starsza kopia może je mieć w całości.
cli-checking = Sprawdzanie
cli-checked = Sprawdzone stoły: { $tables }. Odtworzone partie: { $matches }. Zweryfikowane rozdania: { $verified }.
cli-checked-without = Stoły bez sum kontrolnych, zapisane przez starszą wersję: { $count }. Otrzymają je przy następnym zapisie.
cli-checked-unplayable = Stoły, których gra lub zasady nie są tu zainstalowane, więc sprawdzono tylko ich sumy kontrolne: { $tables }
cli-checked-structure = Struktura jest uszkodzona: { $problem }
cli-checked-damaged = Stół { $table } jest uszkodzony: { $problem }
cli-checked-sound = Baza { $database } jest nienaruszona.
cli-checked-way-back = Zastąp bazę kopią zapasową albo odzyskaj to, co da się jeszcze odczytać, poleceniem „sqlite3 PLIK '.recover' | sqlite3 ODZYSKANE”. Uszkodzone stoły pozostają zamknięte; na innych można grać.
cli-worker-at = Oblicza ruchy botów z { $url }
cli-worker-stop = Ctrl-C kończy; inne procesy robocze działają dalej.
cli-worker-ended = Zakończono.
cli-help-save = Gdzie zapisać partię; domyślnie w folderze danych użytkownika.
cli-help-resume = Wznawia zapisaną partię.

## Command line: messages

cli-usage = { $problem } Sposób użycia pokazuje „{ $command } --help”.
cli-usage-wrong-command = { $near ->
    [no] Nie ma polecenia „{ $given }”; dostępne polecenia: { $known }.
   *[other] Nie ma polecenia „{ $given }”; być może chodzi o „{ $near }”.
}
cli-usage-no-command = Brakuje polecenia.
cli-usage-no-option = { $near ->
    [no] Nie ma opcji { $option }.
   *[other] Nie ma opcji { $option }; być może chodzi o { $near }.
}
cli-usage-missing = Brakuje argumentu { $name }.
cli-usage-no-value = Opcja { $option } wymaga wartości.
cli-usage-extra = „{ $given }” jest tu zbędne.
cli-system-error = Błąd systemu: { $problem }.
cli-fault = To błąd programu Boardwright; prosimy go zgłosić: { $problem } (miejsce błędu pokazuje BOARDWRIGHT_TRACEBACK=1).
cli-interrupted = Przerwano.
cli-old-option = { $old } nazywa się teraz { $new }; stara nazwa jeszcze działa.
cli-column-id = id
cli-column-title = gra
cli-column-players = gracze
cli-column-minutes = minuty
cli-column-designers = autorzy
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-win-share = odsetek wygranych (95%)
cli-column-mean-score = średni wynik (95%)
cli-column-position = pozycja
cli-column-turn = po turze
cli-rules-status = Zasady: { $sections }, w tym przywołane w kodzie: { $cited }, sprawdzone testami: { $tested }, własne rozstrzygnięcia: { $rulings }. Przykłady sprawdzone testami: { $examples_tested } z { $examples }.
cli-rules-none = Żadna zasada tej gry nie zawiera słowa „{ $word }”.
cli-verified = Rozdanie jest prawidłowe: { $count ->
    [one] { $count } wynik losowania zgadza się
    [few] { $count } wyniki losowania zgadzają się
   *[many] { $count } wyników losowania zgadza się
} z ziarnem zapowiedzianym na początku.
cli-doctor-compiled = Silnik jest skompilowany.
cli-doctor-pure = Silnik działa jako zwykły Python; z kompilatorem C można go zbudować tak, by działał kilka razy szybciej.
cli-doctor-extras = Zainstalowane dodatki: { $extras }
cli-doctor-missing = Niezainstalowane dodatki: { $extras }
cli-doctor-folder = Nie można zapisywać partii w folderze { $folder }; zmienna BOARDWRIGHT_DATA może wskazać inny.
cli-doctor-game = Nie można wczytać gry „{ $game }” z innego pakietu: { $problem }
cli-new-game-made = { $title } jest w folderze { $folder }. Instalacja i pierwsza partia:
cli-doctor-well = Wszystko działa.
cli-not-over = Partia jeszcze trwa; teraz decyduje { $seat }.
cli-result = Wynik
cli-total = Razem
cli-tie-shared = Równa liczba punktów, wspólne miejsce: { $names }.
cli-tie-decided = Równa liczba punktów. Zgodnie z zasadami kolejność jest taka: { $names }.
cli-replay-at = Po kroku { $step } z { $steps }
cli-winner = Wygrywa { $name }.
cli-winners = Wspólne zwycięstwo: { $names }.
cli-simulating = Rozgrywanie partii
cli-measuring = Pomiar
cli-analysing = Analiza
cli-analysis-start = początek
cli-analysis-swings = Największe zwroty
cli-analysis-no-swings = Żadna tura nie zmieniła szansy na wygraną o 5 punktów procentowych lub więcej.
cli-analysis-better-moves = Lepsze ruchy
cli-analysis-no-better-moves = Nie znaleziono wyraźnie lepszego ruchu.
cli-analysis-at = Pozycja { $at }. { $told }
cli-analysis-move = Pozycja { $at }, { $name }. { $told }
cli-analysis-played = Zagrano: „{ $choice }”, szansa na wygraną { $share }.
cli-analysis-better = Lepiej: „{ $choice }”, szansa na wygraną { $share }.
cli-analysis-rises = Gra { $seat }; szansa na wygraną ({ $name }) rośnie z { $before } do { $after }.
cli-analysis-falls = Gra { $seat }; szansa na wygraną ({ $name }) spada z { $before } do { $after }.
cli-analysis-facts = Powtórzeń na pozycję: { $budget }. Ziarno: { $seed }. Boardwright { $engine }, wersja zasad { $rules }.
cli-yes = tak
cli-no = nie
cli-bench-compiled = skompilowany
cli-bench-players = gracze
cli-bench-decisions-per-second = decyzje na sekundę
cli-bench-decisions-per-second-python = to samo, wywoływane z Pythona
cli-bench-decisions-per-game = decyzje na partię
cli-bench-games-per-second = partie na sekundę
cli-bench-clone-microseconds = mikrosekundy na kopię
cli-bench-search-decisions-per-second = decyzje na sekundę w przeszukiwaniu
cli-bench-search-share = to samo jako część gry bez przeszukiwania
cli-bench-mcts-iterations-per-second = iteracje przeszukiwania na sekundę, każda z losową rozgrywką do końca
cli-bench-level-iterations-per-second = iteracje przeszukiwania na sekundę z oceną pozycji
cli-bench-yardstick-per-second = rundy wzorca na sekundę
cli-bench-ratio-to-yardstick = decyzje na rundę wzorca
cli-simulated = Partie: { $games }, decyzje: { $decisions }, czas: { $seconds } s.
cli-rows-written = Zapisano: { $files }
cli-ladder-intro = { $game }, liczba graczy: { $players }. Partie na parę: { $games }, budżet: { $budget }, ziarno: { $seed }, { $date }. Odsetki wygranych i oceny z przedziałami 95%.
cli-ladder-rating = ocena
cli-ladder-whole = wszystkie partie
cli-ladder-against = { $count ->
    [1] przeciw { $bot }
   *[other] przeciw { $count } × { $bot }
}
cli-report-title = { $game }: raport o równowadze
cli-report-intro = Liczba partii dla każdej liczby graczy: { $games }. Na każdym miejscu gra bot { $bot }. Data: { $date }. Polecenie, które utworzyło tę stronę:
cli-report-intro-read = Przeczytane zakończone partie: { $games }. Data: { $date }. Polecenie, które utworzyło tę stronę:
cli-report-reading-plots = Rozkłady pokazują odsetek wszystkich partii; linia przerywana oznacza średnią. Na wykresach wygranych kropka to odsetek, kreska to przedział, w którym z pewnością 95% leży prawdziwa wartość, a linia przerywana to wartość oczekiwana: równy udział miejsc albo odsetek wszystkich właścicieli razem.
cli-report-how-to-read = Jak to czytać
cli-report-original = oryginał
cli-report-changed = po zmianie
cli-report-changed-values = Co zmienia plik z wartościami
cli-report-both = Obie wersje są rozdawane z tych samych ziaren i grają w nie te same boty.
cli-report-figures = Liczby
cli-report-win-share-by = { $title }: odsetek wygranych
cli-report-scores = Wyniki
cli-report-everybody = wszyscy gracze
cli-report-winners = zwycięzcy
cli-report-length = Długość partii
cli-report-reading = W nawiasie podano odchylenie standardowe albo, gdy jest w nim „…”, przedział, w którym z pewnością 95% leży prawdziwa wartość. *Względem stołu* to średnia różnica między wynikiem gracza a średnim wynikiem tej samej partii; jest pogrubiona, gdy poza przedziałem leży zero albo, w tabelach z wierszem „Razem”, podana tam wartość. Mniej więcej w jednym przypadku na dwadzieścia prawdziwa wartość leży poza przedziałem. Upodobania i słabości botów wpływają na każdą z tych liczb.
cli-report-overview = Przegląd
cli-report-players = Liczba graczy: { $number }
cli-report-seats = Miejsca przy stole
cli-report-all = Razem
cli-report-seat = Miejsce { $number }
cli-report-starting-player = Gracz rozpoczynający partię
cli-report-score = Wynik
cli-report-winning-score = Wynik zwycięzcy
cli-report-margin = Przewaga zwycięzcy
cli-report-decisions = Decyzje na partię
cli-report-win-share = odsetek wygranych
cli-report-difference = względem stołu
cli-report-phases = Fazy
cli-report-decisions-per-game = decyzje na partię
cli-report-choices-per-decision = możliwości na decyzję
cli-report-written = Raport zapisano w pliku { $file }
cli-welcome = { $game }. Wpisz ?, aby zobaczyć pomoc.
cli-welcome-person = { $name }: gra przy tym ekranie
cli-welcome-bot = { $name }: bot
cli-welcome-file = Każdy ruch jest zapisywany w pliku { $file }
cli-saved = Partia jest zapisana w pliku { $file }
cli-save-again = Ostatni ruch nie jest jeszcze zapisany. Naciśnij Enter, aby spróbować ponownie, albo podaj nazwę innego pliku.
cli-resume-with = Partia jest zapisana. Aby grać dalej, wpisz:
cli-thinking = { $name } zastanawia się…
cli-undone = Cofnięto ostatni wybór.
cli-curtain = Teraz gra { $name }. Niech pozostali odwrócą wzrok; potem naciśnij Enter.
cli-question = { $name }: { $question }
cli-play-help = Odpowiedz numerem z listy albo zapisem akcji podanym w nawiasach.
    Enter              pokazuje pytanie jeszcze raz
    why ZAPIS          mówi, dlaczego coś nie jest możliwe
    notations [SŁOWO]  pokazuje zapisy akcji i to, które są teraz możliwe
    costs              pokazuje, co ile kosztuje
    undo               cofa twój ostatni wybór
    table              pokazuje stół jeszcze raz
    log [LICZBA|all]   pokazuje dotychczasowy przebieg
    save [PLIK]        mówi, gdzie jest zapisana partia, albo zapisuje kopię
    quit               kończy; partia zostaje zapisana
cli-notations-hint = ? pokazuje, co można wpisać; notations SŁOWO pokazuje zapisy akcji.
cli-notations-none = Żadna akcja tej gry nie ma w zapisie „{ $word }”.
cli-did-you-mean = Czy chodzi o: { $choices }? Nic jeszcze nie wybrano.
cli-log-part = Ostatnie wpisy: { $shown } z { $all }; „log all” pokazuje wszystko.
cli-why-what = Podaj, o co pytasz, na przykład „why build inn”.
cli-why-legal = To jest teraz możliwe.
cli-you-have = { $goods ->
    [nic] Nic nie masz
   *[other] Masz { $goods }
}
cli-group-ending = Zakończ lub zrezygnuj
cli-group-other = Inne
cli-group-each = { $title } (każdorazowo za { $cost })

## The tables in the terminal

cli-head-points = punkty
