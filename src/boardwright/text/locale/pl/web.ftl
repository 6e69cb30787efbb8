## The web table, Polish: words of the templates. Every id begins with "web-".
## Names of people and seats ($name, $seat, $table, $game) stay in the nominative: they are a subject or follow a colon.
## "kolej" is being asked to decide, "tura" is the turn of the rules; a match is "partia", the log is "przebieg".

## Every page

web-brand = Boardwright
web-skip = Przejdź do treści
web-in-english = Tej gry nie przetłumaczono jeszcze na polski, więc jest po angielsku.
web-nav = Menu główne
web-nav-home = Gry
web-nav-help = Zasady
web-nav-settings = Ustawienia
web-nav-language = Język
web-foot-fan = Nieoficjalna, fanowska implementacja: własne słowa, własne rysunki. Jeśli gra ci się spodoba, kup ją w pudełku.
web-foot-thanks = Dziękujemy autorom i wydawcom: Jay Cormier i Sen-Foong Lim (Belfort, Tasty Minstrel Games), William Attia (Caylus 1303, Space Cowboys), Christian Giove (Gildie, Giochi Uniti).
web-notice = Komunikat
web-close = Zamknij
web-save = Zapisz
web-copy = Kopiuj
web-copied = Skopiowano.
web-failed = Serwer nie odpowiedział. Nic nie przepadło; spróbuj ponownie.
web-connection-lost = Utracono połączenie, trwa ponawianie…
web-connection-back = Połączenie przywrócone.
web-nickname = Pseudonim
web-you = ty

web-seat-red = Czerwony
web-seat-blue = Niebieski
web-seat-yellow = Żółty
web-seat-purple = Fioletowy
web-seat-green = Zielony

web-kind-person = osoba
web-kind-bot = bot
web-kind-screen = osoba przy tym ekranie
web-kind-open = wolne miejsce
web-kind-stand-in = w zastępstwie gra bot

## Home

web-home-title = Trzy gry, jeden stół
web-home-lead = Graj z botami, w kilka osób przy jednym ekranie albo ze znajomymi przez link. Bez zakładania konta i bez instalowania.
web-home-next = Do stołu, który na mnie czeka
web-home-games = Gry
web-home-players = Gracze
web-home-play-bots = Zagraj z botami
web-home-invite = Zaproś znajomych
web-home-screen = Jeden ekran
web-home-rules = Zasady
web-home-mine = Moje stoły
web-home-listed = Stoły dla widzów i chętnych do gry
web-home-listed-none = W tej chwili na liście nie ma żadnego stołu.
web-home-load = Wczytaj zapis partii
web-home-load-what = Kontynuuj partię, której zapis masz w pliku, albo obejrzyj ją jeszcze raz.
web-home-load-file = Zapis (JSON lub tekst)
web-home-load-go = Wczytaj
web-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## New table

web-new-title = Nowy stół: { $game }
web-new-players = Ilu graczy?
web-new-seats = Kto gdzie siada?
web-new-seats-what = Do wolnego miejsca powstanie link, który możesz komuś wysłać. O kolejności graczy decyduje gra.
web-new-training = Partia treningowa
web-new-training-what = Z podpowiedziami w twojej turze. Tylko jeśli pozostałe miejsca zajmują boty lub osoby przy tym ekranie.
web-new-absence = Bot może zastąpić nieobecną osobę po czasie
web-new-absence-what = Tylko wtedy, gdy przyszła jej kolej. Miejsce nadal należy do niej i może wrócić w każdej chwili. Tę zasadę widzą wszyscy przy stole.
web-new-name = Pseudonim osoby na miejscu: { $seat }
web-new-name-hint = Pseudonim tej osoby
web-new-options = Opcje gry
web-new-pick = Zaznacz { $count } albo nic nie zaznaczaj.
web-new-more = Inne wydrukowane wartości
web-new-values = Plik z wartościami (TOML)
web-new-values-what = Tylko w tej partii zastępuje koszty i punkty, na przykład wartościami z twojego pudełka.
web-new-visibility = Kto może widzieć stół?
web-new-private = Prywatny: tylko osoby z linkiem
web-new-listed = Na liście: oglądać może każdy
web-new-go = Przygotuj stół

## Joining, and another device

web-join-title = Dołącz: { $table }
web-join-seat = Twoje miejsce: { $seat }
web-join-held = Teraz siedzi tu { $name }. Jeśli dołączysz, miejsce będzie twoje.
web-join-no-account = Konto nie jest potrzebne. Ta przeglądarka zapamięta twoje miejsce.
web-join-go = Zajmij miejsce
web-me-title = Inne urządzenie
web-me-what = Link osobisty: { $name }. Wszystkie miejsca i ustawienia będą także na tym urządzeniu.
web-me-go = Kontynuuj jako { $name }

## Settings

web-settings-title = Ustawienia
web-settings-saved = Zapisano.
web-settings-language = Język
web-settings-ask = Potwierdzanie tury
web-settings-ask-always = Zawsze
web-settings-ask-barrier = Tylko przed tym, czego nie można cofnąć
web-settings-ask-never = Nigdy
web-settings-theme = Motyw
web-settings-theme-auto = Jak na tym urządzeniu
web-settings-theme-light = Dzienny
web-settings-theme-dark = Nocny
web-settings-motion = Ruch elementów
web-settings-motion-full = Ruchy innych krok po kroku
web-settings-motion-less = Od razu na nowe miejsce
web-settings-motion-none = Bez ruchu
web-settings-speed = Szybkość ruchu
web-settings-speed-slow = Wolno
web-settings-speed-normal = Normalnie
web-settings-speed-fast = Szybko
web-settings-colours = Kolory graczy
web-settings-colours-plain = Gładkie, z kształtami
web-settings-colours-patterns = Z kształtami i wzorami
web-settings-told = Gdy przyjdzie moja kolej
web-settings-sound = Dwa krótkie dźwięki
web-settings-notify = Powiadomienie przeglądarki
web-settings-save = Zapisz
web-settings-device = Inne urządzenie
web-settings-device-what = Link osobisty przenosi twoje miejsca, pseudonim i ustawienia na inne urządzenie. Potem możesz używać obu.
web-settings-device-make = Pokaż mój link osobisty
web-settings-device-link = Link osobisty
web-settings-device-secret = Kto ma ten link, gra w twoim imieniu. Wyślij go tylko sobie.
web-settings-sessions = Używane urządzenia
web-settings-sessions-what = Te przeglądarki grają w twoim imieniu. Zakończ sesję urządzenia, które zginęło albo którego już nie używasz.
web-settings-session-this = to urządzenie
web-settings-session-used = ostatnio w użyciu: { $at } (UTC)
web-settings-session-unknown = Nieznana przeglądarka
web-settings-session-end = Zakończ sesję
web-settings-session-end-others = Zakończ wszystkie pozostałe sesje
web-settings-session-ended = Gotowe: w twoim imieniu grają już tylko urządzenia z listy poniżej. Niewykorzystany link osobisty przestał działać.

## Help and errors

web-help-games = Zasady gier
web-help-toc = Na tej stronie
web-error-home = Przejdź do gier

## The table: waiting for players

web-lobby-lead = Stół jest przygotowany. Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
web-lobby-seats = Miejsca
web-lobby-waiting = { $count ->
    [one] { $count } miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[many] { $count } miejsc jest jeszcze wolnych
}
web-lobby-share = Każdy link wyślij innej osobie. Strona sama zauważy, gdy ktoś usiądzie.
web-lobby-you = Ty
web-seat-is-open = wolne, czeka na kogoś
web-online = online
web-away = offline
web-invite-link = Link do miejsca: { $name }
web-watch-link = Link dla widzów
web-private = prywatny
web-training = Trening
web-listed = na liście
web-options = Opcje

## The table: whose turn, the question, the choices

web-turn-mark = ●
web-your-turn = Twoja kolej
web-turn-of = Teraz gra { $name }
web-to-move = teraz gra
web-leads = prowadzi
web-score = pkt
web-place = { $place }. miejsce
web-over = Koniec gry
web-watching = oglądasz
web-next-table = Czeka następny stół
web-waiting-for-others = Pozostali podejmują decyzje
web-thinking = { $name } zastanawia się…
web-rule-here = Zasada
web-goods-of = { $name } ma:
web-choices = Możliwości
web-draft-title = Moja tura do tej pory
web-commit = Potwierdź
web-undo = Cofnij
web-take-back = Cofnij ruch
web-restart = Tura od nowa
web-why-not = Dlaczego nie?
web-hint = Podpowiedź
web-why-title = Co nie jest teraz możliwe i dlaczego
web-why-filter = Szukaj
web-why-rule = Zasada
web-why-none = Wszystko jest teraz możliwe.
web-why-no-match = Brak wyników.
web-why-loading = Wczytywanie…

web-curtain-title = Ekran przejmuje { $name }
web-curtain-what = Stół jest zasłonięty, żeby nikt nie zobaczył cudzych tajemnic.
web-curtain-go = To ja, { $name }: pokaż stół

## The table: parts

web-tabs = Części stołu
web-tab-board = Stół
web-tab-players = Gracze
web-tab-log = Przebieg
web-tab-chat = Czat
web-tab-more = Więcej
web-players = Gracze
web-log = Przebieg
web-log-none = Nic się jeszcze nie wydarzyło.
web-log-before = { $count ->
    [one] { $count } wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[many] { $count } wcześniejszych wpisów
}
web-since = { $count ->
    [one] Od mojej ostatniej tury: { $count } zdarzenie
    [few] Od mojej ostatniej tury: { $count } zdarzenia
   *[many] Od mojej ostatniej tury: { $count } zdarzeń
}
web-since-start = { $count ->
    [one] Dotychczas: { $count } zdarzenie
    [few] Dotychczas: { $count } zdarzenia
   *[many] Dotychczas: { $count } zdarzeń
}
web-chat = Czat
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-spectator = ogląda
web-chat-say = Napisz coś
web-chat-send = Wyślij

## The table: looking back

web-scrub = Przeglądanie partii
web-scrub-position = Pozycja
web-scrub-go = Pokaż
web-scrub-first = Pierwsza pozycja
web-scrub-previous-turn = Jedna tura wstecz
web-scrub-previous = Jedna decyzja wstecz
web-scrub-following = Jedna decyzja naprzód
web-scrub-following-turn = Jedna tura naprzód
web-scrub-live = Do bieżącej pozycji
web-scrub-play = Odtwarzaj od tego miejsca
web-scrub-pause = Wstrzymaj
web-follow-skip = Pomiń
web-looking-back = Przeglądasz partię: pozycja { $at } z { $last }.
web-to-live = Do bieżącej pozycji
web-viewpoint = Widok gracza:
web-fork = Graj stąd dalej z botami
web-rewind-ask = Poproś o cofnięcie do tej pozycji
web-rewind-what = Partia cofnie się tylko wtedy, gdy wszyscy się zgodzą, także programy i osoby nieobecne.
web-rewind-asks = { $name } prosi o cofnięcie partii.
web-rewind-accepted = Zgadzają się:
web-rewind-waiting = Jeszcze bez odpowiedzi:
web-rewind-look = Pokaż tę pozycję
web-rewind-yes = Zgadzam się
web-rewind-no = Odmawiam
web-rewind-withdraw = Wycofaj prośbę

## The table: the end

web-result-title = Wynik
web-result-sources = Za co są punkty
web-result-total = Razem
web-standing = Zestawienie punktów
web-standing-so-far = Dotychczasowe punkty
web-standing-none = Nikt nie ma jeszcze punktów.
web-standing-secret = Punkty pozostałych graczy są ukryte do końca gry.
web-standing-hidden = ukryte do końca
web-standing-sum = Łącznie
web-standing-then = Wynik po punktacji
web-standing-ahead = Doszłoby: { $count }
web-standing-worth = Wartość:
web-result-tie = Remis
web-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-verify = Sprawdź rozdanie
web-verified = Rozdanie jest prawidłowe: ujawnione ziarno zgadza się ze zobowiązaniem ogłoszonym na początku i daje wyniki wszystkich losowań.
web-verified-not = Rozdanie nie zgadza się ze zobowiązaniem ogłoszonym na początku.
web-analyse = Analizuj
web-analyse-again = Analizuj ponownie
web-analyse-what = Kto i kiedy wygrywał, co zmieniło przebieg partii, jakie ruchy byłyby lepsze: przeszukiwanie, z którego korzystają boty, przejrzy ją w tle.
web-analysing = Analiza: { $done } z { $total }
web-analysing-waits = Analiza zaraz się zacznie.
web-analyse-stop = Przerwij
web-analyse-too = Też poproś o analizę
web-review-title = Analiza
web-review-what = Szansa na wygraną każdego gracza po każdej turze; od 0% na dole do 100% u góry. Kliknięcie prowadzi do pozycji.
web-review-swings = Największe zwroty
web-review-better = Lepsze ruchy
web-review-better-none = Nie znaleziono wyraźnie lepszego ruchu.
web-review-table = Wykres w liczbach
web-review-turn = Po turze
web-review-json = Pobierz

## The table: the rest

web-orders = Stałe polecenia
web-orders-what = Gra odpowiada za ciebie, dopóki ich nie odwołasz.
web-seats = Miejsca
web-seat-bot = Posadź bota
web-seat-hand-over = Przekaż przez link
web-seat-take-back = Wróć na miejsce
web-seat-stand-in = Wpuść bota w zastępstwie
web-seat-back = Już jestem
web-webhook = Wiadomość o mojej kolei
web-webhook-what = Gdy przyjdzie twoja kolej, ten serwer wyśle wiadomość pod podany adres: dla czatu, telefonu albo lampki.
web-webhook-url = Adres (https)
web-webhook-test = Wyślij na próbę
web-files = Pobierz zapis partii
web-files-full = Cały zapis, ze wszystkimi kartami w rękach i losowaniami.
web-files-mine = To, co wiesz dotąd o tej partii. Cały zapis będzie dostępny po jej zakończeniu.
web-files-text = Tekst
web-problem = Zgłoś problem z zasadami
web-problem-what = Łączy zapis, pozycję i wersję w jednym pliku.
web-commitment = Zobowiązanie co do rozdania:

## Keys

web-keys-title = Klawisze
web-keys-undo = Cofnij
web-keys-restart = Tura od nowa
web-keys-commit = Potwierdź
web-keys-why = Dlaczego nie?
web-keys-choices = Poprzednia i następna możliwość
web-keys-scrub = Wstecz i naprzód w przebiegu
web-keys-help = Ta lista
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-look-at = Pokaż obszar: { $name }
web-to-question = Do pytania
web-keys-zoom = Przybliż lub oddal planszę
web-in-words = Cały stół opisany tekstem
web-settings-language-browser = Jak w przeglądarce
web-seat-join = Zajmij to miejsce
web-why-more = i jeszcze { $count }
web-why-complete = Twoja tura jest gotowa: potwierdź ją albo cofnij wybór.
web-why-back = Wróć do stołu
web-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
web-settings-keys = Klawiatura
web-settings-keys-on = Pojedyncze litery działają przy stole (U, R, C, W)

## Przewodnik po planszy

web-tour-start = Przewodnik
web-tour-title = Jak działa ten stół
web-tour-count = Krok { $at } z { $of }
web-tour-back = Wstecz
web-tour-next = Dalej
web-tour-skip = Pomiń
web-tour-done = Gramy!
