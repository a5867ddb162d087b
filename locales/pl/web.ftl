# Słowa strony internetowej. Co mówi gra, jest w jej własnym pliku.

# Poczekalnia

web-nav = Strony
web-nav-play = Gra
web-nav-mine = Moje gry
web-nav-ranking = Ranking
web-page-of = Strona gracza { $name }
web-skip = Przejdź do treści
web-hello = Cztery gry, jeden stół
web-hello-text = Z botami, ze znajomymi przez link albo razem przy jednym ekranie. Bez zakładania konta.
web-choose-game = Wybierz grę
web-waits = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
}
web-waits-nothing = Na razie nic nie czeka
web-nearest = Najbliższy termin: { $when }, w grze { $game }
web-others-think = Myślą inni
web-new-game = Nowa gra
# On a game that waits for me
web-play-on = Graj
web-wait-since = ostatni ruch: { $when }
web-are-on-turn = { $count ->
    [one] ma ruch
   *[other] mają ruch
}
web-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-left-time = zostało { $time }
web-until = do { $date }
web-until-weekend = do { $date }, weekend wolny
web-rests = przerwa do { $date }
web-away-until = urlop do { $date }
web-away-now = nieobecność do { $last } włącznie
web-away-day = nieobecność { $first }
web-away-soon = nieobecność od { $first } do { $last }
web-days = { $count } dn.
web-hours = { $count } godz.
web-min = { $count } min
web-all-games = { $count ->
    [one] { $count } gra
    [few] Wszystkie { $count } gry
   *[many] Wszystkie: { $count } gier
}
web-game-labora = Ora et Labora
web-game-orleans = Orlean
web-game-craftsmen = Rzemieślnicy
web-game-burgundy = Zamki Burgundii
web-about-burgundy = Rzuć dwiema kośćmi, bierz płytki, zapełniaj posiadłość.
web-about-labora = Obracaj koło, rozbudowuj opactwo, wyżyw jego osady.
web-about-orleans = Losuj poddanych z sakiewki, podróżuj wzdłuż Loary.
web-about-craftsmen = Od surowców do wyrobów, cech po cechu.
web-minutes = { $minutes } min
web-duration = Czas gry
web-players = Gracze
web-coming = wkrótce
web-quick = { $bots ->
    [one] Ty i { $bots } bot, poziom: { $level }
    [few] Ty i { $bots } boty, poziom: { $level }
   *[many] Ty i { $bots } botów, poziom: { $level }
}
web-play-now = Graj teraz
web-seats-options = Miejsca i opcje…
web-replay-record = Odtwórz zapis
web-replay-record-text = Gra z pliku, ruch po ruchu
web-mine-text = W toku i zakończone, wszystkie zachowane
web-code = Kod lub link stołu
web-join = Dołącz
web-quick-labora-length = Długość gry
web-quick-labora-length-long = 90 minut
web-quick-labora-length-short = 45 minut
web-running = W toku
web-running-none = Żadna gra nie trwa. Zacznij nową w poczekalni.
web-over = Zakończone
web-over-none = Nic jeszcze nie zakończono.
web-round-of = Runda { $round }: { $name }
web-your-turn = Twój ruch
web-hotseat = przy jednym ekranie
web-delete = Usuń
web-delete-of = Usuń: { $table }
web-delete-title = Usunąć ten stół?
web-delete-text = Stół zniknie od razu dla wszystkich, razem z całą grą i rozmową. Tego nie da się cofnąć.
web-unlist = Usuń z moich gier
web-unlist-of = Usuń z moich gier: { $table }
web-unlist-title = Usunąć ten stół z twoich gier?
web-unlist-text = Inni go zachowają, a link nadal będzie działał. Gdy usuną go wszyscy, zniknie na dobre.
web-removed = Stół zniknął z twoich gier.
web-deleted = Ten stół został usunięty.
web-nowhere = Nic tu nie ma
web-nowhere-text = Adres jest może ucięty lub błędny.
web-to-lobby = Do poczekalni

# Imię

web-guest = Gość
web-name = Imię
web-name-title = Jak masz na imię?
web-name-hint = Widzą je inni przy stole. O nic więcej nie pytamy.
web-name-change = { $name }: zmień imię
web-me = Ja
web-me-of = { $name }: Ja
web-back = Masz tu już miejsce?
web-back-text = Wrócisz kodem odzyskiwania albo z innego urządzenia.
web-left = gracz, który odszedł
web-join-title = Masz zaproszenie
web-join-host = { $host } zaprasza do gry. Podaj imię i zajmij miejsce: gra zacznie się, gdy wszyscy usiądą.
web-join-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
web-join-used-up = Ten link jest już wykorzystany: ktoś zajął to miejsce albo link odnowiono. Możesz oglądać grę.
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
web-sit = Usiądź
web-only-watch = Tylko oglądaj

# Nowy stół

web-new-table = Nowy stół: { $game }
web-seats = Miejsca
web-seat = Miejsce { $seat }
web-seat-you = Ty
web-seat-you-text = Grasz na tym miejscu.
web-seat-bot = Bot
web-seat-bot-text = Gra komputer.
web-seat-open = Zaproś linkiem
web-seat-open-text = Kto pierwszy otworzy link, dostaje to miejsce.
web-seat-all = Dla każdego
web-seat-all-text = Siada tu, kto chce.
web-seat-hotseat = Przy tym ekranie
web-seat-hotseat-text = Gra na tym ekranie, po kolei.
web-seat-name = Imię dla miejsca { $seat }
web-level = Poziom
web-options = Opcje
web-rulebook-details = Szczegóły z instrukcji
web-option-wrong = Tak się nie da.
web-clock = Zegar
web-clock-none = Brak
web-clock-move = Na ruch
web-clock-game = Na grę
web-clock-time = Czas
web-clock-60 = 1 min
web-clock-180 = 3 min
web-clock-900 = 15 min
web-clock-1800 = 30 min
web-clock-3600 = 1 godz.
web-clock-86400 = 1 dzień
web-clock-turn = Turowo
web-clock-turn-text = Czas na każdy ruch, przez wiele dni. Najpierw ostrzeżenie, potem inni nie muszą czekać.
web-clock-days = Dni na grę
web-clock-days-text = Dni do namysłu na całą grę. Najpierw ostrzeżenie, potem inni nie muszą czekać.
web-clock-28800 = 8 godz.
web-clock-259200 = 3 dni
web-clock-604800 = 7 dni
web-clock-432000 = 5 dni
web-clock-864000 = 10 dni
web-clock-1728000 = 20 dni
web-weekends-off = Weekendy wolne
web-clock-none-text = Nikt się nie spieszy.
web-clock-move-text = Czas na każdy ruch. Najpierw ostrzeżenie, potem inni nie muszą już czekać.
web-clock-game-text = Czas na wszystkie ruchy razem. Najpierw ostrzeżenie, potem inni nie muszą już czekać.
web-hints = Podpowiedzi
web-hints-given = Są
web-hints-none = Bez
web-hints-given-text = Kto ma ruch, może zapytać, co zrobiłby mistrz.
web-hints-none-text = Nikt nie dowie się, co zrobiłby mistrz ani czego się spodziewać.
web-steward = Gdy ktoś odejdzie
web-steward-bot = Gra bot
web-steward-end = Koniec gry
web-steward-bot-text = Za tego, kto się podda lub przekroczy czas, gra dalej uczeń.
web-steward-end-text = Gdy ktoś się podda lub przekroczy czas, gra się kończy, a on jest ostatni.
web-starts-now = Zaczyna się od razu.
web-starts-later = { $count ->
    [one] Zacznie się, gdy usiądzie zaproszona osoba.
    [few] Zacznie się, gdy usiądą { $count } zaproszone osoby.
   *[many] Zacznie się, gdy usiądzie { $count } zaproszonych osób.
}
web-open-table = Otwórz stół

# Drobiazgi

web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-copy = Kopiuj
web-copied = Skopiowano
web-try-again = Spróbuj ponownie
web-loading = Chwileczkę…
web-language = Język
web-theme = Motyw
web-theme-now = Motyw: { $theme }
web-theme-system = systemowy
web-theme-light = jasny
web-theme-dark = ciemny

# Pytanie

web-asked = O co chodzi
web-hint = Podpowiedź
web-stand = Na czym stoję?
web-plan = Plan
web-plan-text = Planuj: wypróbuj ruchy na prywatnej kopii
web-note = Prywatna notatka
web-note-text = Tylko ty możesz ją przeczytać: zostaje w tej przeglądarce.
web-undo = Cofnij
web-ask-undo = Poproś o cofnięcie
web-redo = Ponów
web-restart-turn = Tura od nowa
web-ask-restart = Poproś o turę od nowa
web-confirm = Zatwierdź
web-confirm-this = Zatwierdź: { $what }
web-choosing = { $chosen }: { $next }
web-leads = { $count ->
    [one] prowadzi { $names } (+{ $by })
   *[other] prowadzą { $names } (+{ $by })
}
web-next = Następnie:
web-forgotten = Wybranego ruchu nie da się już wykonać; nic się nie stało.
web-undo-asked = { $name } prosi o cofnięcie do ruchu { $move }
web-undo-answer = Wszystko, co było potem, zostałoby cofnięte.
web-undo-withdraw = Wycofaj prośbę
web-undo-granted = Wszyscy się zgodzili: ruchy cofnięto na prośbę gracza { $name }.
web-undo-refused = { $by } nie zgadza się: nic nie zostaje cofnięte.
web-undo-withdrawn = { $name } nie prosi już o cofnięcie.
web-undo-lapsed = Gra potoczyła się dalej: prośba gracza { $name } o cofnięcie przepadła.
web-accept = Zgoda
web-refuse = Odmów
web-looking = Oglądasz ruch { $move } z { $moves }
web-return-now = Wróć do bieżącej sytuacji
web-waiting-for = Czekamy na: { $name }
web-waiting-seats = Czekamy na graczy
web-waiting-invite = Wyślij każdy link innej osobie. Gra zacznie się, gdy wszyscy zajmą miejsca.
web-waiting-others = Gra zacznie się, gdy wszyscy zajmą miejsca.
web-waiting-listed = Stół jest na liście: usiądzie, kto go znajdzie. Możesz też wysłać link.
web-invite = Zaproszenie na miejsce { $seat }
web-invite-renew = Nowy link na miejsce { $seat }
web-invite-renewed = Stary link na miejsce { $seat } już nie działa.
web-invite-qr = Kod QR zaproszenia na miejsce { $seat }
web-send-away = Zwolnij miejsce
web-send-away-of = Zwolnij miejsce: { $name }
web-sent-away = Miejsce znów jest wolne: { $name }
web-bot-here = Oddaj miejsce { $seat } botowi
web-bot-seated = Na miejscu { $seat } siedzi bot.

# Gracze

web-watching = Oglądasz grę
web-curtain = Przy ekranie siada { $name }
web-curtain-text = Stół jest zasłonięty, dopóki nie usiądzie tu właściwa osoba.
web-curtain-open = To ja, { $name }: odsłoń stół
web-open-seat = Wolne miejsce
web-seat-free = wolne
web-bot = bot, { $level }
web-you = ty
web-here = przy stole
web-away = bez połączenia
web-on-turn = teraz gra
web-thinking = myśli …
web-resigned = rezygnacja
web-spectators = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
web-clock-up = czas minął
web-clock-low = Twój czas się kończy.
web-clock-over = Twój czas minął: pozostali nie muszą już czekać.
web-claim-text = Czas minął: { $name }
web-claim = Nie czekaj dłużej

# Stół słowami

web-what-you-can-do = Co możesz zrobić
web-offered = możliwości: { $count }
web-bundles = Za jednym razem
web-type-move = Wpisz ruch lub słowa
web-play = Graj
web-key-choose = wybierz
web-key-complete = uzupełnij
web-key-play = graj
web-key-clear = wyczyść
web-no-match = Nic nie pasuje. Esc pokazuje znów wszystko.
web-nothing-now = Teraz nie musisz nic robić.
web-nothing-past = To przeszłość: nic tu nie zrobisz.
web-position = Sytuacja
web-jump = Przeczytaj część
web-parts = Części stołu
web-tab-play = Gra
web-tab-position = Sytuacja
web-tab-log = Dziennik
web-tab-history = Historia
web-face = Wygląd stołu
web-face-drawn = Stół rysowany
web-face-text = Stół słowami

# Stół rysowany

web-look = pokaż planszę
web-back-to = Wróć: { $name }
web-actions = Akcje

# Zasady

web-rules = Zasady
web-learn = Naucz się w dziesięć minut
web-learn-short = Nauka
web-puzzle = Zagadka
web-puzzles = Zagadki
web-puzzle-of-the-day = Zagadka dnia
web-rules-short = W skrócie
web-rules-find = Znajdź element lub słowo
web-rules-none = Nic nie pasuje.
web-rules-page = Na osobnej stronie

# Kronika

web-chronicle = Dziennik i czat
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-thought = czas namysłu
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Wiadomość
web-chat-hide-of = Nie pokazuj mi, co pisze { $name }
web-chat-show-of = Znowu pokazuj mi, co pisze { $name }
web-chat-hidden = ukryte
web-send = Wyślij

# Historia

web-history = Historia
web-first = Na początek
web-older = Ruch wstecz
web-newer = Ruch dalej
web-my-last-turn = Moja poprzednia decyzja
web-my-next-turn = Moja następna decyzja
web-replay = Odtwórz
web-pause = Pauza
web-now = Teraz
web-move-of = Ruch { $move } z { $moves }
web-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}

# Koniec

web-wins = { $count ->
    [one] Wygrywa { $name }
   *[other] Wygrywają: { $name }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-ahead = { $points ->
    [one] O { $points } punkt
    [few] O { $points } punkty
   *[many] O { $points } punktów
} więcej niż { $name }.
web-game-length = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}.
web-hints-used = Wykorzystane podpowiedzi: { $hints }.
web-breakdown = Skąd wzięły się punkty
web-chart = Punkty w kolejnych rundach
web-lead = Przewaga
web-end = Koniec
web-total = Razem
web-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-rank = { $rank }. miejsce
web-see-table = Zobacz stół
web-see-result = Zobacz wynik
web-analysis = Co rozstrzygnęło?
web-record = Zapis gry
web-rematch = Rewanż
web-rematch-ready = Rewanż gotowy: twoje miejsce czeka.

# Menu stołu

web-menu = Menu stołu
web-share = Udostępnij i zaproś
web-share-table = Link do stołu
web-share-table-text = Kto go otworzy, może oglądać.
web-share-position = Link do sytuacji po ruchu { $move }
web-share-invite = Wolne miejsca
web-fork = Graj dalej stąd
web-fork-title = Graj dalej od ruchu { $move }
web-fork-sandbox = Piaskownica
web-fork-sandbox-text = Próbuj do woli; nikt inny tego nie widzi.
web-fork-hotseat = Gra przy jednym ekranie
web-fork-hotseat-text = Na tym ekranie grają wszyscy.
web-fork-bots = Przeciw botom
web-fork-bots-text = Zostajesz na swoim miejscu; za innych grają boty: { $level }.
web-sandbox = Grasz za wszystkich i nikt inny tego nie widzi; po cofnięciu losuje się od nowa.
web-sandbox-back = Wróć do gry
web-settings = Ustawienia
web-speed = Animacje
web-speed-off = brak
web-speed-fast = szybkie
web-speed-normal = zwykłe
web-speed-slow = wolne
web-pace = Tury innych
web-pace-instant = od razu
web-pace-quick = szybko
web-pace-readable = spokojnie
web-pace-step = krok po kroku
web-pace-help = Jak szybko rysowany stół pokazuje, co zrobili inni. Kliknięcie stołu, Enter albo Esc od razu wraca do bieżącej chwili.
web-step-next = Dalej
web-to-present = Do bieżącej chwili (Esc)
web-log-setup = Przygotowanie
web-recap = Od twojej ostatniej tury
web-missed = Ruchy od twojej ostatniej tury: { $names }.
web-recap-show = Pokaż
web-recap-replay = Obejrzyj
web-recap-rest = Dla wszystkich
web-told-before = { $count ->
    [one] Wcześniej w dzienniku: { $count } wpis.
    [few] Wcześniej w dzienniku: { $count } wpisy.
   *[many] Wcześniej w dzienniku: { $count } wpisów.
}
web-sound = Cichy dźwięk, gdy przychodzi moja kolej
web-foresight = Pokazuj moje decyzje od razu, zanim odpowie serwer
web-confirmation = Zatwierdzanie ({ $game })
web-confirmation-every = wszystko
web-confirmation-lasting = nieodwracalne
web-confirmation-never = nic
web-confirmation-about-every = Każda akcja czeka na zatwierdzenie.
web-confirmation-about-lasting = To, co możesz cofnąć bez pytania, wykonuje się od razu. Na zatwierdzenie czeka to, co odsłania coś nowego lub oddaje turę.
web-confirmation-about-never = Każda akcja wykonuje się, gdy tylko wiadomo, o którą chodzi.
web-habit-orleans-draw = Zawsze losuj jak najwięcej poddanych
web-resign = Zrezygnuj
web-resign-bot = Dalej zagra za ciebie bot. Tego nie można cofnąć.
web-resign-ends = Gra od razu się skończy, bo nie ma już z kim grać. Tego nie można cofnąć.
web-resign-as = Zrezygnuj: { $name }

# Klawisze

web-shortcuts = Klawiatura
web-larger = Powiększ
web-smaller = Pomniejsz
web-fit = Cała plansza
web-keys-type = wpisz ruch
web-keys-number = wybierz jedną z akcji
web-keys-confirm = zatwierdź wybór
web-keys-cancel = krok wstecz
web-keys-forward = dalej, gdy pokazywane są tury innych
web-keys-step = ruch wstecz lub dalej
web-keys-mine = moja poprzednia lub następna decyzja
web-keys-ends = początek gry, teraz
web-keys-large = przytrzymaj: wskazany element w powiększeniu
web-keys-chat = czat
web-keys-hint = co zrobiłby mistrz
web-keys-plan = plan: próba na prywatnej kopii i z powrotem
web-keys-next = następna gra, która na ciebie czeka
web-keys-face = stół rysowany lub słowami
web-keys-help = ta lista

# Połączenie

web-lost = Brak połączenia.
web-lost-text = Twoje ruchy są bezpieczne; stół połączy się sam.
web-connected = Znowu połączono.
error-offline = Serwer nie odpowiada.

# Na tym urządzeniu

web-where = Gdzie
web-where-server = Na serwerze
web-where-device = Na tym urządzeniu
web-where-server-text = Znajomi dołączą przez link; grę przechowuje serwer.
web-where-device-text = Bez połączenia; grę przechowuje tylko ta przeglądarka.
web-on-device = na tym urządzeniu
web-alone = bez serwera
web-alone-text = Serwer jest nieosiągalny: grasz na tym urządzeniu.
web-shelf = Na tym urządzeniu
web-shelf-text = Te gry przechowuje tylko ta przeglądarka. Plik to trwała kopia.
web-shelf-lasting = Ta przeglądarka obiecała je przechować.
web-shelf-passing = Gdy na urządzeniu zabraknie miejsca, ta przeglądarka może je usunąć; plik zostanie.
web-shelf-unread = { $count ->
    [one] Jednej z przechowywanych tu gier nie da się odczytać: jest uszkodzona albo pochodzi z nowszej wersji. Plik też ją zawiera.
   *[many] { $count } z przechowywanych tu gier nie da się odczytać: są uszkodzone albo pochodzą z nowszej wersji. Plik też je zawiera.
}
web-shelf-discard = Usuń to, czego nie da się odczytać
web-shelf-discard-text = { $count ->
    [one] Gra zostanie usunięta na zawsze. Nowsza wersja może ją jeszcze odczytać: najpierw zapisz wszystkie do pliku.
   *[many] Gry zostaną usunięte na zawsze. Nowsza wersja może je jeszcze odczytać: najpierw zapisz wszystkie do pliku.
}
web-shelf-save = Zapisz wszystkie do pliku
web-shelf-load = Dodaj z pliku
web-shelf-taken = { $count ->
    [0] W pliku nie ma gry, której by tu nie było.
    [one] Dodano jedną grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
web-shelf-damaged = { $count ->
    [one] Jednej gry z pliku nie da się odczytać.
   *[many] { $count } gier z pliku nie da się odczytać.
}
web-keep = Zachowaj i to
web-keep-text = Gry działają też bez połączenia. Boty wyższych stopni, podpowiedzi i zagadki są pobierane, gdy są pierwszy raz potrzebne; około 2 MB.
web-keep-fetching = Pobieranie
web-keep-all = Wszystko jest zachowane, także boty wszystkich stopni, podpowiedzi i zagadki.
web-keep-failed = Nie udało się zachować wszystkiego. Spróbuj ponownie przy lepszym połączeniu albo zwolnij miejsce na urządzeniu.
web-to-server = Przenieś na serwer
web-to-device = Zachowaj na tym urządzeniu
web-update = Nowa wersja jest gotowa.
web-update-now = Włącz ją
web-trouble-broken = Stół na tym urządzeniu musiał zacząć działać od nowa. Rozegrane ruchy są zachowane.
web-trouble-stuck = Bot nie znalazł ruchu. Rozegrane ruchy są zachowane.
web-trouble-full = Na tym urządzeniu brakuje miejsca: ostatni ruch nie został zapisany. Usuń kilka gier albo zwolnij miejsce.
web-trouble-storage = Pamięć tego urządzenia nie odpowiada: nic nie jest zapisywane. Spróbuj ponownie albo wczytaj stronę od nowa.
web-trouble-missing = Bota tego stopnia nie ma na tym urządzeniu i nie można go teraz pobrać. Zagra, gdy tylko wróci połączenie; uczeń go nie potrzebuje.

# Czego serwer odmawia

error-device-broken = Stół na tym urządzeniu musiał zacząć działać od nowa. Spróbuj ponownie.
error-device-full = Na tym urządzeniu brakuje miejsca. Usuń kilka gier albo zwolnij miejsce.
error-device-storage = Pamięć tego urządzenia nie odpowiada. Spróbuj ponownie albo wczytaj stronę od nowa.
error-no-server = Do tego potrzebny jest serwer: na to urządzenie nikt inny nie wejdzie.
error-no-shelf = W tym pliku nie ma gier z urządzenia.
error-not-kept = Tego nie ma na tym urządzeniu, a jego serwer jest teraz nieosiągalny.
error-no-guest = Najpierw podaj imię.
error-no-table = Nie ma takiego stołu albo jest prywatny.
error-no-game = Nie ma takiej gry.
error-no-move = W tej grze nie ma takiego ruchu.
error-bad-options = Tak nie można przygotować gry.
error-bad-field = Coś w tym formularzu jest nie tak.
error-stale = Stół tymczasem poszedł dalej. Spójrz jeszcze raz.
error-not-your-seat = To nie twoje miejsce.
error-not-seated = To mogą zrobić tylko osoby przy tym stole.
error-waiting = Gra się jeszcze nie zaczęła: jest wolne miejsce.
error-begun = Gra już się zaczęła.
error-over = Gra skończona.
error-still-running = Zapis będzie dostępny po zakończeniu gry.
error-unfinished = Analizowane są tylko skończone gry.
error-analysing = Analizowana jest już inna twoja gra. Zatrzymaj to albo poczekaj, aż się skończy.
error-not-yours = Zaczął to ktoś inny i tylko on może to zatrzymać.
error-bad-invite = To zaproszenie jest nieważne albo ktoś zajął miejsce.
error-too-far = Te decyzje sięgają dalej niż to, co widać na stole.
error-nothing-to-undo = Nie ma czego cofnąć.
error-entangled = Późniejsze decyzje opierają się na tej. Najpierw cofnij tamte.
error-nothing-to-redo = Nie ma czego ponowić.
error-no-request = Nie ma prośby do rozpatrzenia.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-not-your-turn = Nie ma teraz nic do rozstrzygnięcia.
error-not-up = Niczyj czas nie minął.
error-is-away = Osoba, na którą czekasz, jest nieobecna, a jej czas w tym okresie nie biegnie. Ruszy sam, gdy wróci.
error-secret = Ta sytuacja kryje tajemnice, których jeszcze nie możesz znać.
error-bad-record = Tego zapisu nie da się odtworzyć.
error-not-owner = To może zrobić tylko osoba, która otworzyła ten stół.
error-damaged = Ten stół jest uszkodzony i nie można go pokazać. Powiadom osobę, która prowadzi ten serwer. Inne stoły działają.
error-old-rules = Tę grę rozegrano według starszych zasad, które już nie pasują. Nie można jej pokazać.
error-no-link = Ten link nic nie otwiera: został użyty albo minęło dziesięć minut.
error-bad-code = Ten kod nic nie otwiera. Czy to najnowszy i dobrze wpisany?
error-switched-off = To jest tutaj wyłączone.
error-no-device = Nie masz takiego urządzenia.
error-seat-taken = Ktoś był szybszy: miejsce zajęte.
error-not-welcome = Kto otworzył ten stół, chce tu grać z kimś innym.
error-no-person = Nikogo nie można tak znaleźć. Może ta osoba tego nie chce.
error-no-invitation = To zaproszenie jest już nieaktualne.
error-no-club = Nie ma takiego klubu albo ten link go nie otwiera.
error-not-club-owner = Może to zrobić tylko gospodarz klubu.
error-many-calls = W ciągu godziny szukano tu wielu osób. Wróć później.
error-many-followed = Obserwujesz już bardzo wiele osób. Najpierw przestań obserwować którąś z nich.
error-many-invitations = Wiele twoich zaproszeń czeka na odpowiedź.
error-many-clubs = Nie ma miejsca: można należeć do 20 klubów, a klub ma najwyżej 300 członków.
error-rated-undo = W grze rankingowej można cofnąć tylko decyzje z własnego ruchu.
error-rated-people = Gra rankingowa wymaga co najmniej dwóch osób.
error-rated-hotseat = W grze rankingowej każdy gra na własnym urządzeniu.
error-rated-options = Gry rankingowe toczą się według zwykłych opcji.
error-rated-bot = Ten bot nie ma rankingu: wybierz ucznia, czeladnika albo mistrza.
error-rated-off = Tutaj nie ma gier rankingowych.
error-no-player = Tego gracza już tu nie ma.
error-many-codes = Wypróbowano wiele kodów. Wróć później.
error-many-tables = W ciągu godziny powstało za dużo twoich stołów. Zagraj przy jednym z nich albo wróć później.
error-many-names = Z twojej sieci przyszło za dużo nowych osób. Wróć później.
error-many-unfinished = Masz za dużo niedokończonych stołów. Dokończ niektóre albo usuń je w „Moich grach”.
error-many-listed = Na listach czeka już dość stołów, twoich albo z twojej sieci. Poczekaj, aż ktoś usiądzie, albo usuń któryś.
error-much-chat = W ciągu godziny jest od ciebie bardzo dużo wiadomości. Napisz znowu później.
error-full-chat = Przy tym stole powiedziano już dość. Rozmawiajcie dalej przy innym.
error-full-table = Przy tym stole zdarzyło się za dużo. Zagraj dalej od tej sytuacji przy nowym.
error-busy = Poprzednia prośba jest jeszcze w toku. Poczekaj, aż się skończy.
error-too-many = Za dużo próśb: poczekaj chwilę.
error-too-large = To jest za duże.
error-stopping = Serwer się zatrzymuje: spróbuj za chwilę.
error-unavailable = Chwilowo nie można zapisać stołu. Spróbuj za chwilę; nic, co zapisano, nie zginęło.
error-internal = Coś poszło źle na serwerze. Spróbuj ponownie.
web-nav-host = Gospodarz
web-read-only = Serwis jest teraz tylko do oglądania: niczego nie można zmienić.
web-report = Zgłoś gracza…
web-report-line = Zgłoś tę wypowiedź gracza { $name }
error-read-only = Serwis jest teraz tylko do oglądania: niczego nie można zmienić.
error-muted = Nie możesz pisać { $ends ->
    [yes] do { $until }
   *[no] tutaj
}. Gospodarz mówi: { $reason }
error-banned = Nie możesz wejść { $ends ->
    [yes] do { $until }
   *[no] tutaj
}. Gospodarz mówi: { $reason }
error-barred = Z twojej sieci nikt nowy nie jest teraz wpuszczany.
error-by-invitation = Żeby tu wejść, trzeba mieć zaproszenie. Zapytaj tego, kto prowadzi ten serwis.
error-many-reports = W ciągu godziny było od ciebie wiele zgłoszeń. Wróć później.
error-many-waiting = Wiele twoich zgłoszeń czeka jeszcze na odpowiedź. Poczekaj, aż gospodarz je przeczyta.
