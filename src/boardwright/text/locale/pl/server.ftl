### What the web service says besides its pages, Polish.

server-title-belfort = Belfort
server-title-caylus1303 = Caylus 1303
server-title-guilds = Gildie
server-title-toll = Myto
server-blurb-belfort = Wysyłaj do pracy elfy, krasnoludy i gnomy, wznoś miasto o pięciu dzielnicach i miej przewagę w każdej z nich, gdy przyjdzie punktacja.
server-blurb-caylus1303 = Stawiaj budynki przy drodze do zamku Króla, przekupuj burmistrza i dostarczaj zasoby na plac budowy szybciej niż inni.
server-blurb-guilds = Licytuj postacie o niezwykłych zdolnościach, układaj komnaty w siedzibie swojej gildii i spełniaj cele, które wyznacza Król.
server-players = { $low }–{ $high } graczy
server-minutes = około { $minutes } minut
server-weight-light = lekka
server-weight-medium = średnio wymagająca
server-weight-medium-heavy = wymagająca
server-credits = Projekt: { $designers }, wydawca: { $publisher }
server-yes = tak
server-no = nie
server-no-name = gość
server-waits-for-players = czeka na graczy
server-is-over = partia zakończona
server-kind-me = Ja
server-kind-open = Wolne: dla osoby z linkiem
server-kind-screen = Osoba przy tym ekranie
server-kind-bot-expert = Bot ekspert (sprawdza tysiące dalszych ciągów)
server-kind-bot-hard = Bot trudny (sprawdza wiele dalszych ciągów, z odpowiedziami rywali)
server-kind-bot-normal = Bot średni (sprawdza kilka dalszych ciągów, z odpowiedziami rywali)
server-kind-bot-easy = Bot łatwy (bierze, co od razu wygląda dobrze, i miewa pomyłki)
server-kind-bot-greedy = Bot zachłanny (planuje do końca swojej tury)
server-kind-bot-random = Bot losowy (gra na chybił trafił)
server-ready = Twoja tura jest gotowa. Przejrzyj ją i potwierdź.
server-hint = Podpowiedź: { $choice }. Szansa na wygraną: { $share }.
server-hint-other = Rozważano też: { $choice }, { $share }.
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
server-order-decline-until-my-turn = Nie używaj moich zdolności aż do mojej tury
server-order-only-when-target = Pytaj mnie o odpowiedź tylko wtedy, gdy wskazano mnie lub moją postać
server-order-ended = Zaczęła się twoja tura, więc stałe polecenie, by nie używać zdolności, przestało obowiązywać.
server-status-400 = To się nie udało
server-status-403 = To nie twoje
server-status-404 = Nie znaleziono
server-status-405 = Nie w ten sposób
server-status-409 = Coś się zmieniło
server-status-410 = Z innych czasów
server-status-413 = Za duże
server-status-422 = To niemożliwe
server-status-429 = Za szybko
server-status-500 = Nasza wina
server-status-503 = Nie teraz

## Errors

error-no-invitation = To zaproszenie zostało już wykorzystane albo nigdy nie istniało. Poproś o nowy link.
error-no-page = Nie ma takiej strony. Wszystkie gry i stoły znajdziesz na stronie głównej.
error-no-personal-link = Ten link osobisty został już wykorzystany albo nigdy nie istniał. Utwórz nowy w ustawieniach na swoim drugim urządzeniu.
error-no-seat = Nie ma takiego miejsca; liczba miejsc przy stole: { $seats }.
error-no-table = Nie ma takiego stołu. Sprawdź link albo znajdź stół na stronie głównej.
error-not-read = Baza danych chwilowo nie odpowiada. Spróbuj ponownie za chwilę.
error-not-stored = Baza danych tego nie przyjęła, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-not-known = Połączenie z bazą danych zostało przerwane i nie wiadomo, czy to zapisano. Spójrz na stół za chwilę.
error-foreign-form = Ten formularz nie pochodzi z naszej strony albo strona jest zbyt stara. Odśwież ją i spróbuj ponownie.
error-no-seat-token = Ten token nie daje miejsca przy tym stole. Dołącz z zaproszeniem, aby je otrzymać.
error-not-your-seat = To nie jest twoje miejsce. Możesz oglądać albo zająć miejsce dzięki linkowi.
error-take-the-screen = Ekran ma teraz inny gracz. Najpierw przejmij ekran.
error-not-your-turn = Teraz decyduje ktoś inny.
error-match-over = Partia jest skończona: niczego nie można już cofnąć.
error-old-rules = Tę partię rozpoczęto według wersji { $stored } zasad; ten program gra według wersji { $present }.
error-record-long = Ten zapis ma { $given } wpisów; przyjmujemy najwyżej { $most }.
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
error-hint-no-training = Podpowiedzi są tylko w partiach treningowych. Partię treningową wybiera się, zakładając nowy stół.
error-hint-others = Teraz gra także ktoś inny, więc nie ma już podpowiedzi.
error-hint-nothing = Nie ma tu czego wybierać, więc nie ma podpowiedzi.
error-hint-late = Chwilowo nikt nie może pomyśleć nad podpowiedzią. Spróbuj ponownie za chwilę.
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
