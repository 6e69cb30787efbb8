## Boardwright, Polish: what all games share

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-purple = Fioletowy
seat-green = Zielony
seat-chance = Los

label-with-cost = { $label } ({ $cost })

## Reasons that every game has

reason-not-now = Teraz decyduje się o czymś innym.
reason-chance-impossible = To nie może się już zdarzyć: nic takiego nie zostało.
reason-game-over = Gra jest już zakończona.
reason-action-out-of-range = Nie ma akcji o numerze { $action }; ostatnia ma numer { $last }.

## Errors

error-action-out-of-range = Nie ma akcji o numerze { $action }; ostatnia ma numer { $last }.
error-action-illegal = Akcja „{ $action }” nie jest teraz możliwa. { $reason }
error-action-unknown = „{ $action }” nie jest akcją tej gry. Lista możliwości pokazuje, jak zapisuje się akcje.
error-nothing-to-undo = Nie ma niczego, co możesz cofnąć: cofanie kończy się tam, gdzie zdecydował los, ujawniono coś tajnego albo zagrał ktoś inny.
error-rewind-too-far = { $count ->
    [one] Nie można cofnąć { $count } kroku; liczba kroków w tej partii: { $steps }.
   *[other] Nie można cofnąć { $count } kroków; liczba kroków w tej partii: { $steps }.
}
error-game-unknown = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
error-games-too-few = Nie można rozegrać tylu gier: { $games }. Potrzebna jest co najmniej jedna.
error-processes-too-few = Tyle procesów nie wystarczy: { $processes }. Potrzebny jest co najmniej jeden.
error-bot-unknown = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
error-language-unknown = Nie ma języka „{ $language }”. Dostępne języki: { $known }.
error-players-out-of-range = Liczba graczy nie może wynosić { $players }; w tę grę może grać od { $low } do { $high } osób.
error-option-unknown = Ta gra nie ma opcji „{ $option }”. Jej opcje: { $known }.
error-option-choices = Opcja „{ $option }” nie może mieć wartości „{ $given }”. Dozwolone wartości: { $choices }.
error-option-switch = Opcja „{ $option }” jest przełącznikiem: zamiast „{ $given }” podaj yes (tak) albo no (nie).
error-option-pick = { $count ->
    [one] Opcja „{ $option }” wymaga { $count } nazwy spośród następujących: { $choices }.
   *[other] Opcja „{ $option }” wymaga { $count } różnych nazw spośród następujących: { $choices }.
}
error-guild-not-for-two = W grze dwuosobowej nie używa się gildii „{ $guild }”; z gildii interakcyjnych dozwolona jest wtedy tylko Gildia magów.
error-table-unreadable = Nie można odczytać pliku z tabelą „{ $file }”. Musi to być plik tekstowy w kodowaniu UTF-8.
error-table-not-toml = Plik z tabelą „{ $file }” nie jest poprawnym plikiem TOML: { $problem }.
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
error-position-wrong-parts = Liczba części pozycji to { $parts }; przy tej liczbie graczy powinna wynosić { $expected }.
error-position-unknown-field = Pozycja nadaje polu „{ $field }” wartość „{ $value }”, której ta gra nie zna.
error-position-unknown-decision = Pozycja zawiera decyzję „{ $decision }”, której ta gra nie zna.
error-record-missing = Nie ma pliku „{ $file }”.
error-record-unreadable = Nie można odczytać pliku „{ $file }”. Zapis partii to plik tekstowy w kodowaniu UTF-8.
error-record-changed = Zapis partii zmieniono lub ucięto: jego treść nie zgadza się z sumą kontrolną.
error-record-not-json = Zapis partii nie jest kompletnym plikiem JSON: { $problem }.
error-record-wrong-shape = Zapis nie ma postaci partii: { $problem }.
error-record-no-game = To nie jest zapis partii: nie podaje gry. Zapis to plik JSON albo tekst, który zaczyna się od wierszy takich jak [Game "belfort"].
error-record-header-number = Nagłówek { $header } w zapisie musi zawierać liczby całkowite, a nie „{ $given }”.
error-record-newer-format = Zapis ma format { $format }; ten program czyta formaty do { $known }. Otworzy go nowsza wersja Boardwrighta.
error-record-newer-rules = Zapis pochodzi z partii według zasad w wersji { $rules }; ten program zna wersje do { $known }. Otworzy go nowsza wersja Boardwrighta.
error-record-unknown-action = Wiersz { $line } zapisu: „{ $action }” nie jest akcją tej gry.
error-record-illegal-step = Wpisu { $step } w zapisie nie da się rozegrać: { $problem }
error-record-wrong-result = Zapis podaje inny wynik niż ten, do którego prowadzą jego wpisy.
error-record-bad-seed = Ziarno losowania w zapisie nie jest liczbą szesnastkową.
error-verify-no-seed = Zapis nie zawiera ziarna losowania, więc rozdania kart nie da się sprawdzić. Ziarno jest ujawniane po zakończeniu partii.
error-verify-generator = Karty w tej partii rozdał generator { $generator }, którego ten program nie zna.
error-verify-commitment = Ziarno nie zgadza się ze zobowiązaniem ogłoszonym na początku: przy rozdaniu manipulowano.
error-verify-outcome = Wpis { $step } to nie ta karta, którą daje w tym miejscu ziarno: przy rozdaniu manipulowano.
error-verify-unfinished = Partia nie jest zakończona; będzie można ją sprawdzić po jej zakończeniu.
error-option-form = Opcje podaje się w postaci NAZWA=WARTOŚĆ, a nie „{ $given }”.
error-seat-out-of-range = Nie ma miejsca { $number }; w tej partii jest ich { $players }.
error-seats-alike = Każda osoba musi mieć własny pseudonim: „{ $seats }”.
error-seats-count = Liczba podanych miejsc: { $given }; w tej partii jest ich { $players }.
error-nickname = „{ $name }” nie może być pseudonimem: wolno użyć najwyżej 30 znaków, bez cudzysłowów, nawiasów, średników i ukośników wstecznych.
error-choice-out-of-range = Nie ma na liście numeru { $given }; wybierz od 1 do { $last }.
error-resume-no-seed = Zapis „{ $file }” nie zawiera ziarna losowania, więc tej partii nie można kontynuować. Można ją tylko odtworzyć.
error-save-folder-missing = Folder „{ $folder }” nie istnieje i nie można go utworzyć.
error-save-failed = Nie można zapisać partii w pliku „{ $file }”: { $problem }.

## Command line: help

cli-help = Gry planszowe do grania, badania i automatyzacji, na jednym silniku zasad.
cli-help-play = Gra w terminalu: z botami albo w kilka osób przy jednym ekranie.
cli-help-simulate = Rozgrywa wiele partii między botami i podaje statystyki.
cli-help-bench = Mierzy szybkość silnika na tym komputerze.
cli-help-replay = Odtwarza zapis partii i pokazuje jej przebieg.
cli-help-verify = Sprawdza, czy karty w zakończonej partii rozdano tak, jak zapowiedziano na początku.
cli-help-rules = Pokazuje zasady gry, ich miejsca w kodzie i to, ile z nich sprawdzają testy.
cli-help-games = Wymienia gry.
cli-help-doctor = Pokazuje, co jest zainstalowane, a co nie działa.
cli-help-lang = Język: en, pl, de albo it.
cli-help-version = Pokazuje wersję.
cli-help-json = Wypisuje JSON.
cli-help-game = Gra, na przykład belfort.
cli-help-option = Opcja gry; można podać kilka razy.
cli-help-table = Plik TOML, który zastępuje wydrukowane wartości.
cli-help-seed = Liczba, która powtarza to samo rozdanie.
cli-help-find = Tylko zasady z tym słowem.
cli-help-record = Plik z zapisem partii.
cli-help-replay-seat = Pokazuje tylko to, co wie gracz na tym miejscu, licząc od 1 (dla niezakończonej partii).
cli-help-replay-text = Wypisuje zapis partii w postaci tekstowej.
cli-help-bots = Kto gra, w kolejności miejsc: random lub greedy, oddzielone przecinkami.
cli-help-games-count = Liczba partii.
cli-help-fixed-seats = Zachowuje miejsca, zamiast zmieniać je z partii na partię.
cli-help-processes = Liczba procesów; 0 oznacza jeden na rdzeń.
cli-help-players = Liczba graczy.
cli-help-seconds = Czas jednego powtórzenia pomiaru w sekundach.
cli-help-seats = Kto gra, po przecinku: me (ja), bot (random, greedy) albo pseudonim.
cli-help-save = Gdzie zapisać partię; domyślnie w folderze danych użytkownika.
cli-help-resume = Wznawia zapisaną partię.

## Command line: messages

cli-usage = { $problem }. Sposób użycia pokazuje „boardwright --help”.
cli-interrupted = Przerwano.
cli-column-id = id
cli-column-title = gra
cli-column-players = gracze
cli-column-designers = autorzy
cli-column-rule = zasada
cli-column-place = gdzie
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-win-share = odsetek wygranych (95%)
cli-column-mean-score = średni wynik (95%)
cli-rules-status = Zasady: { $sections }, w tym przywołane w kodzie: { $cited }, sprawdzone testami: { $tested }, własne rozstrzygnięcia: { $rulings }. Przykłady sprawdzone testami: { $examples_tested } z { $examples }.
cli-verified = Rozdanie jest prawidłowe: { $count ->
    [one] { $count } wynik losowania zgadza się
    [few] { $count } wyniki losowania zgadzają się
   *[many] { $count } wyników losowania zgadza się
} z ziarnem zapowiedzianym na początku.
cli-doctor-compiled = Silnik jest skompilowany.
cli-doctor-pure = Silnik działa jako zwykły Python; z kompilatorem C można go zbudować tak, by był około sześć razy szybszy.
cli-doctor-extras = Zainstalowane dodatki: { $extras }
cli-doctor-well = Wszystko działa.
cli-not-over = Partia jeszcze trwa; teraz decyduje { $seat }.
cli-result = Wynik
cli-result-line = { $place }. { $name }: { $points } ({ $sources })
cli-winner = Wygrywa { $name }.
cli-winners = Wspólne zwycięstwo: { $names }.
cli-simulating = Rozgrywanie
cli-simulated = Partie: { $games }, decyzje: { $decisions }, czas: { $seconds } s.
cli-welcome = { $game }. Każdy ruch jest zapisywany w pliku { $file }. Wpisz ?, aby zobaczyć pomoc.
cli-saved = Partia jest zapisana w pliku { $file }.
cli-resume-with = Partia jest zapisana. Aby grać dalej: boardwright play --resume { $file }
cli-curtain = Teraz gra { $name }. Niech pozostali odwrócą wzrok; potem naciśnij Enter.
cli-question = { $name }: { $question }
cli-play-help = Odpowiedz numerem z listy albo zapisem akcji podanym w nawiasach.
    why ZAPIS     mówi, dlaczego coś nie jest możliwe
    undo          cofa twój ostatni wybór
    table         pokazuje stół jeszcze raz
    log           pokazuje dotychczasowy przebieg
    quit          kończy; partia zostaje zapisana
cli-why-what = Podaj, o co pytasz: na przykład „why build inn”.
cli-why-legal = To jest teraz możliwe.

## The tables in the terminal

cli-head-points = punkty
cli-head-wood = drewno
cli-head-stone = kamień
cli-head-metal = metal
cli-head-gold = złoto
cli-head-workers = wolni robotnicy
cli-head-cards = zbudowane (* gnom)
cli-head-gnomes = gnomy
cli-head-hand = ręka
cli-head-errand = zlecenie
cli-head-supply = zasoby
cli-belfort-setup = Przygotowanie gry
cli-belfort-header = Miesiąc { $month }, { $season } · kolejność { $order } · gnomy do wynajęcia: { $gnomes }
cli-belfort-district = Dzielnica { $number }
cli-belfort-walls = Mury
cli-belfort-guild = Gildia
cli-belfort-pool = Pula: { $cards } · karty w stosie do dociągania: { $pile }
cli-belfort-hand = Twoja ręka: { $cards }
cli-belfort-desk = Pośredniak: { $names }
cli-belfort-camp = Obóz Króla: { $names }
