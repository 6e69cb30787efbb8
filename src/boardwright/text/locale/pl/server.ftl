### What the web service says besides its pages, Polish.

server-players = { $low }–{ $high } graczy
server-minutes = około { $minutes } minut
server-weight-light = lekka
server-weight-medium = średnio wymagająca
server-weight-medium-heavy = wymagająca
server-credits = Projekt: { $designers }, wydawca: { $publisher }
server-no-help = Gra { $game } nie ma jeszcze pomocy. Pytanie nad stołem mówi, co trzeba wybrać, a „Dlaczego nie?” wyjaśnia, czego nie można.
server-on-the-table = Na stole
server-yes = tak
server-no = nie
server-no-name = gość
server-waits-for-players = czeka na graczy
server-is-over = partia zakończona
server-kind-me = Ja
server-kind-open = Wolne: dla osoby z linkiem
server-kind-screen = Osoba przy tym ekranie
server-kind-bot-expert = Bot ekspert (sprawdza tysiące wariantów)
server-kind-bot-hard = Bot trudny (sprawdza wiele wariantów, z odpowiedziami rywali)
server-kind-bot-normal = Bot średni (sprawdza kilka wariantów, z odpowiedziami rywali)
server-kind-bot-easy = Bot łatwy (bierze, co od razu wygląda dobrze, i miewa pomyłki)
server-kind-bot-greedy = Bot zachłanny (planuje do końca swojej tury)
server-kind-bot-random = Bot losowy (gra na chybił trafił)
server-ready = Twoja tura jest gotowa. Przejrzyj ją i potwierdź.
server-hint = Podpowiedź: { $choice }. Szansa na wygraną: { $share }.
server-hint-other = Rozważano też: { $choice }, { $share }.
server-bot-waits-others = Bot jeszcze nie zaczął myśleć: przy wielu innych stołach myślą boty i wszystkie czekają na swoją kolej.
server-bot-waits-own = Bot jeszcze nie zaczął myśleć: myślą boty przy innych stołach tej samej osoby lub spod tego samego adresu i czekają na swoją kolej.
server-bot-waits-no-worker = Bot jeszcze nie zaczął myśleć: w tej chwili nie działa program, który oblicza ruchy botów. Gdy znów zacznie działać, partia sama potoczy się dalej.
server-for-good = Potem nie ma już odwrotu: coś zostanie wylosowane, ujawnione albo rozstrzygnięte.
server-rewind-to =
    { $count ->
        [one] Cofnięta zostanie { $count } decyzja. Ostatni wpis, który zostanie: { $line }
        [few] Cofnięte zostaną { $count } decyzje. Ostatni wpis, który zostanie: { $line }
       *[many] Cofniętych zostanie { $count } decyzji. Ostatni wpis, który zostanie: { $line }
    }
server-rewound =
    { $count ->
        [one] { $name } prosi o cofnięcie, wszyscy się zgadzają: jedna decyzja zostaje cofnięta.
        [few] { $name } prosi o cofnięcie, wszyscy się zgadzają: { $count } decyzje zostają cofnięte.
       *[many] { $name } prosi o cofnięcie, wszyscy się zgadzają: { $count } decyzji zostaje cofniętych.
    }
server-rewind-refused = { $name } nie zgadza się na cofnięcie: wszystko zostaje bez zmian.
server-order-ended = Zaczęła się twoja tura, więc stałe polecenie, by nie używać zdolności, przestało obowiązywać.
server-status-400 = To się nie udało
server-status-403 = To nie twoje
server-status-404 = Nie znaleziono
server-status-405 = Nie w ten sposób
server-status-409 = Coś się zmieniło
server-status-410 = Nieaktualne
server-status-413 = Za duże
server-status-422 = To niemożliwe
server-status-429 = Za szybko
server-status-500 = Nasza wina
server-status-503 = Nie teraz

## Errors

error-no-invitation = To zaproszenie zostało już wykorzystane lub wycofane albo nigdy nie istniało. Poproś o nowy link.
error-no-page = Nie ma takiej strony. Wszystkie gry i stoły znajdziesz na stronie głównej.
error-no-personal-link = Ten link osobisty został już wykorzystany albo nigdy nie istniał. Utwórz nowy w ustawieniach na swoim drugim urządzeniu.
error-no-seat = Nie ma takiego miejsca; liczba miejsc przy stole: { $seats }.
error-no-table = Nie ma takiego stołu. Sprawdź link albo znajdź stół na stronie głównej.
error-not-read = Baza danych chwilowo nie odpowiada. Spróbuj ponownie za chwilę.
error-not-stored = Baza danych tego nie przyjęła, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-not-known = Połączenie z bazą danych zostało przerwane i nie wiadomo, czy to zapisano. Spójrz na stół za chwilę.
error-storage-damaged = Baza danych tej strony jest uszkodzona, dlatego niczego się już z niej nie odczytuje ani w niej nie zapisuje. Administrator musi przywrócić kopię zapasową.
error-storage-replaced = Plik bazy danych tej strony przeniesiono, usunięto lub podmieniono, dlatego niczego nie można zapisać. Administrator musi go przywrócić albo uruchomić usługę ponownie.
error-storage-full = Dysk tej strony jest pełny, więc tego nie zapisano i nic się nie zmieniło. Gdy tylko znajdzie się na nim miejsce, wszystko będzie znów działać.
error-storage-failing = Dysk tej strony w tej chwili nie działa, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-foreign-form = Ten formularz nie pochodzi z naszej strony albo strona jest zbyt stara. Odśwież ją i spróbuj ponownie.
error-no-seat-token = Ten token nie daje miejsca przy tym stole. Dołącz z zaproszeniem, aby je otrzymać.
error-not-your-seat = To nie jest twoje miejsce. Możesz oglądać albo zająć miejsce dzięki linkowi.
error-take-the-screen = Ekran ma teraz inny gracz. Najpierw przejmij ekran.
error-not-your-turn = Teraz decyduje ktoś inny.
error-match-over = Partia jest skończona: niczego nie można już cofnąć.
error-old-rules = Tę partię rozpoczęto według wersji { $stored } zasad; ten program gra według wersji { $present }.
error-game-not-installed = Gra „{ $game }” przy tym stole nie jest tu zainstalowana.
error-table-damaged = Zapis tego stołu w bazie danych jest uszkodzony, dlatego stół pozostaje zamknięty; innych stołów to nie dotyczy. Administrator tej strony może go przywrócić z kopii zapasowej.
error-record-start = Ten zapis zaczyna się od własnej pozycji, więc nie można kontynuować go tutaj przy stole. Odtworzy go polecenie boardwright replay.
error-record-long = Ten zapis jest za długi. Liczba wpisów: { $given }; najwyżej { $most }.
error-table-over = Partia jest już zakończona; miejsc nie można zmieniać.
error-token-needed = Wyślij token swojego miejsca: „Authorization: Bearer TOKEN”.
error-viewpoint = Stół z innych miejsc można zobaczyć dopiero po zakończeniu partii.
error-key-used = Tego klucza użyto już do innego żądania. Do nowego żądania użyj nowego klucza.
error-outdated = Partia potoczyła się tymczasem dalej (wersja { $version }). Spójrz na stół i zdecyduj jeszcze raz.
error-internal = Coś się u nas nie udało; z partii nic nie przepadło. Spróbuj ponownie, a jeśli to nie pomoże, zgłoś błąd.
error-invalid = { $place }: { $problem }.
error-invalid-request = To żądanie jest dla nas niezrozumiałe.
error-method = Ten adres nie przyjmuje żądań tego rodzaju.
error-too-large = To więcej, niż przyjmujemy za jednym razem.
error-too-often = Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
error-answer-unfinished = Tajną odpowiedź podaje się za jednym razem: wyślij wszystkie jej akcje razem.
error-bad-nonce = Wartość nonce składa się z liter i cyfr; największa dozwolona liczba znaków: { $most }.
error-commit-first = Twoja tura jest gotowa: potwierdź ją albo cofnij wybór.
error-continued = Ta partia jest dalszym ciągiem innej, więc jej rozdania nie da się sprawdzić od początku.
error-empty-talk = Najpierw coś napisz.
error-long-talk = Wiadomość jest za długa; liczba znaków: { $given }, największa dozwolona: { $most }.
error-file-not-text = „{ $file }” nie jest plikiem tekstowym.
error-no-actions = Wyślij co najmniej jedną akcję.
error-no-file = Najpierw wybierz plik z zapisem partii.
error-no-nickname = Podaj pseudonim, żeby inni wiedzieli, kim jesteś.
error-no-order = W tej grze nie ma stałego polecenia „{ $order }”.
error-no-position = Nie ma pozycji { $given }; ostatnia ma numer { $last }.
error-no-rewind-asked = Nikt nie prosi teraz o cofnięcie partii.
error-not-a-number = Wartość „{ $field }” musi być liczbą całkowitą, a podano „{ $given }”.
error-not-begun = Partia jeszcze się nie zaczęła: są wolne miejsca.
error-not-over = To będzie możliwe po zakończeniu partii.
error-no-analysis = Tej partii nie przeanalizowano.
error-analyses-many = Zbyt wiele partii czeka na analizę; spróbuj później.
error-analyses-yours = Ty lub inne osoby spod twojego adresu macie już tyle analiz, ile wolno zlecić naraz ({ $most }). Spróbuj ponownie, gdy któraś się skończy.
error-analysis-not-yours = Tę analizę zlecił ktoś inny i tylko ta osoba może ją przerwać.
error-hint-no-training = Podpowiedzi są tylko w partiach treningowych. Partię treningową wybiera się, zakładając nowy stół.
error-hint-others = Teraz gra także ktoś inny, więc nie ma już podpowiedzi.
error-hint-nothing = Nie ma tu czego wybierać, więc nie ma podpowiedzi.
error-hint-late = Podpowiedź jest chwilowo niedostępna. Spróbuj ponownie za chwilę.
error-hints-yours = Ty lub inne osoby spod twojego adresu czekacie już na tyle podpowiedzi, ile wolno naraz ({ $most }). Poproś ponownie, gdy któraś będzie gotowa.
error-training-others = W partii treningowej mogą grać tylko boty i osoby przy twoim ekranie: wybierz je na wszystkich pozostałych miejscach.
error-nothing-to-commit = Nic jeszcze nie wybrano.
error-players = Liczba graczy musi wynosić od { $low } do { $high }.
error-rewind-position = Nie ma pozycji { $given }, do której można by cofnąć partię; ostatnia ma numer { $last }.
error-seat-kind = Miejsce może mieć wartość „me”, „open”, „screen” albo „bot:NAZWA”, a podano „{ $given }”.
error-webhook-failed = Adres nie odpowiedział.
error-webhook-host = Nie ma hosta { $host }.
error-webhook-private = { $host } to adres tego komputera albo sieci prywatnej; wiadomości wysyłamy tylko pod adresy publiczne.
error-webhook-status = Adres odpowiedział statusem { $status }; oczekiwano 200.
error-webhook-url = Podaj adres, który zaczyna się od http:// lub https://, bez nazwy użytkownika i hasła.
server-not-here = Tutaj nic teraz nie można zrobić.
server-follows = { $what } (wynika samo)
server-webhook-sent = Wiadomość została wysłana.
error-record-unfinished = Ten plik pokazuje trwającą partię oczami jednego gracza. Pełny zapis, który można wczytać, jest dostępny po zakończeniu partii.

## Zastępstwa: $time to liczba dni, godzin albo minut, $at to godzina, czasem z datą.

server-never = nigdy
server-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
server-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
server-count-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
server-absence-rule = Jeśli ktoś ma podjąć decyzję, a nie ma go przy stole, może go zastąpić bot. Czas oczekiwania: { $time }. Miejsce nadal należy do tej samej osoby.
server-absence-never = Przy tym stole bot nie zastępuje nieobecnych.
server-stand-in-from = Bot może wejść w zastępstwie od { $at } (UTC).
server-stand-in-plays = Gra za ciebie bot.
server-stand-in-was-away = Nadeszła twoja kolej, a nie było cię przy stole, więc od { $at } (UTC) gra za ciebie bot.
server-stand-in-as-asked = Zgodnie z twoim życzeniem od { $at } (UTC) gra za ciebie bot.
server-stand-in-leave = { $name } oddaje na razie grę botowi.
server-stand-in-away = { $name } nie odpowiada: w zastępstwie gra bot.
server-stand-in-return = { $name } wraca do gry.
error-absence = Bot może wejść w zastępstwie po czasie od { $low } do { $high } minut albo nigdy (0); wartość { $given } jest niedozwolona.
error-stand-in-never = Przy tym stole bot nie zastępuje nieobecnych. Oddać miejsce botowi może tylko osoba, która na nim gra.
error-stand-in-not-asked = Bot może zastąpić inną osobę tylko wtedy, gdy przyszła jej kolej i nie ma jej przy stole tak długo, jak mówi zasada stołu.
error-stand-in-early = Ta osoba może jeszcze wrócić: bot może wejść w zastępstwie od { $at } (UTC).
error-bot-stands-in = Na twoim miejscu gra bot. Najpierw wróć na miejsce.
error-name-taken = Ktoś przy tym stole nazywa się tak samo albo łudząco podobnie. Wybierz inny pseudonim.
error-link-same-table = Ty i osoba, do której należy ten link, gracie w tej samej niezakończonej partii. Nikt nie może tam przejąć miejsca drugiej osoby; najpierw dokończcie partię.
error-no-session = Ta sesja jest już zakończona.
