# Szukanie ludzi: otwarte stoły, szybka gra, obserwowani, zaproszenia, kluby.

finding-ways = Jak chcesz zagrać?
finding-way-bots = Z botami
finding-way-bots-text = Od razu, bez zegara.
finding-way-friends = Ze znajomymi
finding-way-friends-text = Wysyłasz link. 24 godz. na każdy ruch.
finding-way-public = Publicznie
finding-way-public-text = Siada, kto chce.
finding-sentence = { $way }, { $time }.
finding-starts-later = { $count ->
    [one] Zacznie się, gdy usiądzie jeszcze jedna osoba.
    [few] Zacznie się, gdy usiądą jeszcze { $count } osoby.
   *[many] Zacznie się, gdy usiądzie jeszcze { $count } osób.
}
finding-24h = 24 godz.
finding-a-move = { $time } na ruch
finding-a-game = { $time } na całą grę
finding-and-weekends = { $time }, weekendy wolne
finding-no-clock = bez zegara
finding-who = Kto może usiąść
finding-who-everybody = Każdy
finding-who-met = Osoby, z którymi już grałem lub grałam
finding-who-club = { $club } (klub)
finding-empty-later = Jeśli nikt nie przyjdzie, możesz oddać wolne miejsca botom albo usunąć stół.
finding-language = Język rozmowy
finding-language-en = angielski
finding-language-pl = polski
finding-language-ru = rosyjski
finding-live = na żywo
finding-open = Otwórz
finding-open-of = Otwórz: { $game }
finding-watch = Oglądaj
finding-watch-of = Oglądaj: { $game }
finding-join-of = Dołącz: { $game }
finding-closed = Ten stół zamknięto.
finding-stale = Od dwóch tygodni nikt nie usiadł: na listach inni nie widzą już tego stołu. Link nadal działa.
finding-faster = Ktoś był szybszy: miejsce zajęte.
finding-filter-game = Gra
finding-filter-pace = Tempo
finding-all-games = Każda gra
finding-any-pace = Każde tempo
finding-any-language = Każdy język
finding-pace-live = Na żywo
finding-pace-turns = Turowo
finding-open-tables = Otwarte stoły
finding-all = Wszystkie: { $count }
finding-all-open = { $count ->
    [0] Otwarte stoły
    [one] { $count } otwarty stół
    [few] Wszystkie { $count } otwarte stoły
   *[many] Wszystkie { $count } otwartych stołów
}
finding-none = Nie ma takiego otwartego stołu.
finding-open-one = Otwórz go
finding-wait = Ktoś czeka na graczy
finding-running = Publiczne gry do oglądania
finding-running-none = Nie trwa żadna publiczna gra.
finding-off = Na tym serwerze nie ma publicznych stołów.
finding-sit-ask = Usiąść przy tym stole?
finding-usual-rules = Według zwykłych zasad
finding-gone = nie ma już wolnych miejsc
finding-days-text = Gra na wiele dni. Za tego, komu skończy się czas, gra dalej bot.
finding-live-text = Za jednym posiedzeniem: zacznie się, gdy wszyscy będą.
finding-no-clock-text = Nikt nikogo nie pogania.
finding-chat-en = Rozmowa po angielsku
finding-chat-pl = Rozmowa po polsku
finding-chat-ru = Rozmowa po rosyjsku
finding-chat-text = Ruchy nie potrzebują języka: każdy czyta je w swoim.
finding-only-browser = Pozna cię tylko ta przeglądarka.
finding-only-browser-text = Taka gra jest długa: weź jeszcze jeden sposób powrotu.
finding-code = Kod odzyskiwania
finding-others-see = Inni widzą twoje imię i tarczę, nic więcej.
finding-follow = Obserwuj
finding-followed = Obserwujesz
finding-follow-of = Obserwuj: { $name }
finding-unfollow-of = Nie obserwuj już: { $name }
finding-with-people = Z ludźmi
finding-with-people-text = { $game }: przy stole, który pasuje, albo przy nowym, który znajdzie następna osoba.
finding-find = Znajdź graczy
finding-open-public = Otwórz publiczny stół…
finding-tournaments = Turnieje
finding-people = Ludzie
finding-people-nobody = Znajdziesz tu ludzi, gdy usiądziesz przy jakimś stole.
finding-known = Osoby, które tu znasz
finding-known-none = Na razie nikt. Zagraj z kimś albo zacznij kogoś obserwować przy publicznym stole.
finding-plays = teraz gra
finding-waits = czeka na graczy
finding-invitations = Zaproszenia
finding-invites = { $name } zaprasza: { $game }
finding-decline = Nie, dziękuję
finding-inviting = Kto może mnie zapraszać
finding-inviting-everybody = Każdy
finding-inviting-everybody-text = Znajdzie cię każdy, kto zna twoje imię.
finding-inviting-met = Znane mi osoby
finding-inviting-met-text = Osoby, z którymi już grano, i te, które obserwujesz.
finding-inviting-nobody = Nikt
finding-inviting-nobody-text = Nikt nie znajdzie cię po imieniu.
finding-invite-name = Zaproś po imieniu
finding-invite = Zaproś
finding-invite-of = Zaproś: { $name }
finding-invited = Zaproszenie wysłane: { $name }.
finding-nobody-found = Nikogo o tym imieniu nie można zaprosić. Może ta osoba nie chce być znajdowana.
finding-clubs = Kluby
finding-club-name = Nazwa nowego klubu
finding-club-found = Załóż klub
finding-role-owner = gospodarz klubu
finding-role-member = w klubie
finding-club-size = { $count ->
    [one] { $count } osoba w klubie
    [few] { $count } osoby w klubie
   *[many] { $count } osób w klubie
}
finding-club-join = Dołącz do klubu
finding-club-ask = Poproś o przyjęcie
finding-club-asked = Prośba wysłana. Decyduje gospodarz klubu.
finding-club-requests = Proszą o przyjęcie
finding-club-let-in = Przyjmij
finding-club-tables = Stoły klubu
finding-club-tables-none = Żaden stół nie jest otwarty. Otwórz publiczny i w polu „Kto może usiąść” wybierz klub.
finding-club-members = Skład i tabela
finding-club-games = Gry
finding-club-won = Wygrane
finding-club-beaten = Pokonani
finding-club-more = Więcej
finding-club-more-of = Więcej: { $name }
finding-club-hand-over = Przekaż klub
finding-club-link = Link do klubu
finding-club-link-text = Kto ma ten link, od razu jest w klubie.
finding-club-renew = Nowy link
finding-club-leave = Opuść klub
