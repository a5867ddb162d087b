# Strona gospodarza, zgłoszenia graczy i zaproszenia do serwisu.

host-title = Strona gospodarza
host-enter-text = Ta strona jest dla tego, kto prowadzi serwis. Po podaniu tokenu ta przeglądarka należy do gospodarza przez dwanaście godzin. Token tworzy polecenie:
host-token = Token
host-enter = Wejdź
host-leave = Nie być tu już gospodarzem

host-well = Wszystko w porządku.
host-failing = Niczego nie można zapisać!
host-backup-failed = Kopia nie powstała: { $why }.
host-state-reports = { $count ->
    [one] Czeka jedno zgłoszenie;
    [few] Czekają { $count } zgłoszenia;
   *[many] Czeka { $count } zgłoszeń;
}
host-state-none = Nic na ciebie nie czeka;
host-state-backup = ostatnia kopia zapasowa: { $ago }.
host-state-no-backup = nie ma jeszcze kopii zapasowej.
host-state-postgres = kopie tworzą narzędzia PostgreSQL.
host-state-read-only = Teraz niczego nie można zmienić.

host-running = Stoły w grze
host-used = w użyciu: { $count }
host-here = Obecni
host-of = z { $count }
host-moves = Ruchy w ciągu 24 godzin
host-answer = Czas odpowiedzi
host-ms = { $ms } ms
host-refused = Odrzucone żądania
host-up = Działa od
host-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
host-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
host-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}

host-lists = Listy
host-tables = Stoły
host-players = Gracze
host-reports = Zgłoszenia
host-reports-waiting = Zgłoszenia ({ $count })
host-log = Dziennik
host-find = Szukaj
host-find-table = Kod, imię lub gra
host-find-player = Imię
host-closed-to-you = Zakryte karty innych są zakryte także przed tobą, podobnie jak rozmowy przy stołach, chyba że ktoś zgłosi wypowiedź. Zajrzenie do stołu zapisuje się w dzienniku.

host-no-tables = Nie ma takiego stołu.
host-bots = { $count ->
    [one] + { $count } bot
    [few] + { $count } boty
   *[many] + { $count } botów
}
host-table-running = trwa
host-table-waiting = czeka na graczy
host-table-idle = bez ruchu
host-table-over = zakończony
host-table-reported = zgłoszenie
host-more-table = Więcej o stole { $table }
host-look = Zajrzyj
host-unlist = Zdejmij z list
host-close = Zamknij…
host-close-title = Zamknąć ten stół?
host-close-text = Stół { $table } ({ $game }) zniknie od razu dla wszystkich, a obecni się o tym dowiedzą. Tego nie można cofnąć.
host-close-yes = Zamknij stół

host-no-players = Nikt się tak nie nazywa.
host-since = od { $day }
host-games = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
host-safe = bezpieczny
host-one-browser = tylko jedna przeglądarka
host-is-host = gospodarz
host-muted-until = bez głosu do { $day }
host-muted-for-good = bez głosu
host-banned-until = bez wstępu do { $day }
host-banned-for-good = bez wstępu
host-more-player = Więcej o graczu { $name }
host-mute = Odbierz głos…
host-unmute = Przywróć głos
host-ban = Zabroń wstępu…
host-unban = Wpuść z powrotem
host-name-host = Mianuj gospodarzem
host-dismiss = Już nie gospodarz

host-no-reports = Nikt niczego nie zgłosił.
host-more-reports = Więcej zgłoszeń
host-open = Otwórz
host-report-about = Zgłoszenie dotyczące gracza { $name }
host-judge = Co zrobić z graczem { $name }?
host-known = tutaj od { $day }, { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
host-earlier = · { $count ->
    [one] { $count } wcześniejsze zgłoszenie
    [few] { $count } wcześniejsze zgłoszenia
   *[many] { $count } wcześniejszych zgłoszeń
}
host-earlier-none = · bez wcześniejszych zgłoszeń
host-see-table = Zobacz stół
host-reported-by = Zgłasza { $name }: { $reason }. Stół { $table }, { $time }.
host-left = ktoś, kto odszedł
host-do-what = Co zrobić
host-do-nothing = Nic
host-do-mute = Odebrać głos
host-do-ban = Zabronić wstępu
host-how-long = Na jak długo
host-for-good = na stałe
host-then-mute = { $name } gra dalej, ale nic nie pisze, i dowiaduje się o tym wraz z powodem.
host-then-ban = { $name } zostaje wylogowany na wszystkich urządzeniach, boty grają dalej, a z tej sieci nikt nowy nie wejdzie w tym czasie.
host-then-back = W każdej chwili można to cofnąć; gry przejęte przez boty zostają przy botach.
host-reason = Powód
host-reason-hint = Proszę o uprzejmość.
host-later = Później
host-mute-for = Odbierz głos: { $long }
host-ban-for = Zabroń wstępu: { $long }

host-no-acts = Żaden gospodarz jeszcze nic nie zrobił.
host-console = Wiersz poleceń
host-by-token = Program z tokenem
host-older = Starsze
host-act-enter = – otwarcie strony gospodarza
host-act-leave = – wyjście ze strony gospodarza
host-act-token = – nowy token
host-act-name-host = – nowy gospodarz:
host-act-dismiss-host = – już nie gospodarz:
host-act-mute = – odebranie głosu:
host-act-unmute = – przywrócenie głosu:
host-act-ban = – zakaz wstępu:
host-act-unban = – ponowne wpuszczenie:
host-act-answer-report = – odpowiedź na zgłoszenie:
host-act-look = – zajrzenie do stołu
host-act-close = – zamknięcie stołu
host-act-unlist = – zdjęcie z list stołu
host-act-announce = – ogłoszenie
host-act-silence = – wycofanie ogłoszenia
host-act-read-only = – tylko do odczytu
host-act-read-write = – koniec trybu tylko do odczytu
host-act-invitation-only = – wstęp tylko z zaproszeniem
host-act-open-to-all = – wstęp dla wszystkich
host-act-invite = – nowe zaproszenie
host-act-void-invitation = – unieważnienie zaproszenia
host-act-backup = – kopia zapasowa
host-act-nightly-backup = – nocna kopia zapasowa

host-load = Obciążenie botów
host-threads = { $busy } z { $count ->
    [one] { $count } wątku
   *[other] { $count } wątków
}
host-load-day = Ostatnie 24 godziny, najwyżej { $percent }
host-load-most = Najwięcej w ciągu 24 godzin
host-load-at = { $percent }, o { $time }
host-load-move = Dziewięć na dziesięć ruchów
host-load-wait = do { $ms } ms; { $count ->
    [one] czeka { $count } pozycja
    [few] czekają { $count } pozycje
   *[many] czeka { $count } pozycji
}

host-storage = Dane i kopie
host-backup-now = Zrób kopię
host-backing-up = Kopiowanie, { $percent } %
host-database = Baza danych
host-disk = Dysk
host-disk-free = wolne { $free } z { $all }
host-last-backup = Ostatnia kopia
host-last-backup-is = { $ago }, { $size }, sprawdzona
host-none = brak
host-kept = Przechowywane
host-postgres-backup = PostgreSQL kopiuje się jego własnymi narzędziami, podczas gdy wszyscy grają dalej:

host-announcement = Ogłoszenie
host-announce-text = Co usłyszą wszyscy ({ $language })
host-announce-hint = W pustych językach pojawi się tekst angielski.
host-until = Jak długo
host-for-hour = przez godzinę
host-for-day = przez dobę
host-for-week = przez tydzień
host-for-month = przez 30 dni
host-announce = Pokaż wszystkim
host-announced = Wszyscy to zobaczą.
host-silenced = Ogłoszenie wycofane.
host-announced-until = Widoczne do { $time }.
host-take-back = Wycofaj

host-whole = Cały serwis
host-read-only = Tylko do odczytu
host-read-only-text = Wszystko można oglądać, niczego zmieniać; boty odpoczywają.
host-invitation-only = Tylko z zaproszeniem
host-invitation-only-text = Nowe osoby potrzebują linku od ciebie; kto już jest, ten zostaje.
host-invite = Zaproś
host-invite-note = Dla kogo (widzą tylko gospodarze)
host-invite-link = Zaproszenie
host-invite-nameless = dla kogokolwiek
host-invite-until = dla jednej osoby, do { $day }
host-void = Unieważnij
host-hosts = Gospodarze
host-limits = Limity
host-limit-requests = Żądania na sekundę, na gracza
host-limit-connections = Połączenia, na adres
host-limit-tables = Nowe stoły na godzinę, na gracza
host-limit-unfinished = Niedokończone stoły, na gracza
host-limit-chat = Bajty rozmów na godzinę, na gracza
host-limit-codes = Próby kodów na godzinę, na gracza
host-limit-calls = Szukane, obserwowane lub zaproszone osoby na godzinę, na gracza
host-limit-letters = Zamówione listy i próby na godzinę, na gracza
host-limit-reports = Zgłoszenia na godzinę, na gracza

report-title = Zgłoś gracza
report-text = Gospodarze widzą powód i wybrane wypowiedzi, i nic więcej z tego, co tu powiedziano. Zgłoszony nie dowie się, od kogo to wyszło.
report-who = Kto
report-why = Dlaczego
report-rude = obelgi lub groźby
report-stalling = celowo zwleka lub odchodzi
report-name = niestosowne imię
report-other = coś innego
report-lines = Które wypowiedzi
report-note = Co jeszcze trzeba wiedzieć
report-send = Zgłoś
report-done = Dziękujemy. Gospodarze się temu przyjrzą.

welcome-title = Masz zaproszenie
welcome-text = Ten serwis jest otwarty dla zaproszonych, a ty masz zaproszenie. Zostanie wykorzystane, gdy pierwszy raz usiądziesz do stołu.
welcome-go = Wejdź

error-not-host = To mogą tylko gospodarze.
error-bad-token = Ten token niczego nie otwiera.
error-no-report = Na to zgłoszenie odpowiedział już inny gospodarz.
error-backing-up = Kopia właśnie powstaje.
error-own-backup = PostgreSQL kopiuje się jego własnymi narzędziami.
