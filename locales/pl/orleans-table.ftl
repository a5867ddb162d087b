# What only the drawing of Orléans says; the names of everything are in orleans.ftl.

orleans-ui-target = { $count ->
    [one] { $what }
    [few] { $what }: { $count } sposoby
   *[many] { $what }: { $count } sposobów
}
orleans-ui-shared = Plansza główna
orleans-ui-board-of = Plansza gracza: { $name }
orleans-ui-map = Mapa Loary
orleans-ui-tracks = Ścieżki
orleans-ui-track = Ścieżka: { $kind }, pozostało w zasobach: { $count }
orleans-ui-development = Ścieżka rozwoju
orleans-ui-deeds = Darczyńcy Miasta
orleans-ui-goods-market = Jarmark
orleans-ui-road = trakt
orleans-ui-waterway = szlak wodny
orleans-ui-to = Cel: { $town }
orleans-ui-station-of = Faktoria, { $name }: { $town }
orleans-ui-merchant-of = Kupiec, { $name }
orleans-ui-market = Rynek
orleans-ui-market-count = { $count } z { $spaces } · dobierasz { $draws }
orleans-ui-on-market = na rynku: { $count }
orleans-ui-bag = W sakiewce: { $count }
orleans-ui-bag-of = Sakiewka
orleans-ui-nobody-works = Nikt nie pracuje.
orleans-ui-slot = { $place }: pole dla: { $kind }
orleans-ui-free = wolne: { $kind }
orleans-ui-put-back = Odłóż na rynek: { $who } ({ $place })
orleans-ui-put-all-back = Odłóż wszystkich
orleans-ui-power = działa stale
orleans-ui-technology = Usprawnienia
orleans-ui-coins = Monety
orleans-ui-level = Poziom rozwoju
orleans-ui-stations = Faktorie
orleans-ui-citizens = Mieszczanie
orleans-ui-own-tiles = Własne budynki
orleans-ui-stacks = Kafle budynków
orleans-ui-stack = Stos { $stack } ({ $count })
orleans-ui-stack-empty = Nic tu nie zostało.
orleans-ui-tiles-choose = Wybierz kafel budynku
orleans-ui-tiles-open = Pokaż kafle budynków
orleans-ui-aside = Spójrz na stół
orleans-ui-close = Zamknij
orleans-ui-event = Zdarzenie rundy
orleans-ui-events = Zdarzenia
orleans-ui-events-all = Wszystkie zdarzenia
orleans-ui-events-past = Runda po rundzie
orleans-ui-events-left = Jeszcze zakryte
orleans-ui-events-next = może być następne: { $count }
orleans-ui-before = Przygotowanie
orleans-ui-round = Runda { $round }/{ $rounds }
orleans-ui-costs-you = koszt
orleans-ui-brings-you = zysk
orleans-ui-missing = { $count ->
    [one] brak { $count } monety: chłosta
   *[many] brak { $count } monet: chłosta
}
orleans-ui-or = lub
orleans-ui-of-sacristy = z Zakrystii
orleans-ui-event-pilgrimage = Bez mnichów w tej rundzie
orleans-ui-event-nothing = nic nie tracisz
orleans-ui-census-leader = Spis ludności: { $name } prowadzi i dostaje monetę.
orleans-ui-census-last = Spis ludności: { $name } jest ostatni(a) i płaci monetę.
orleans-ui-have = masz { $count }
orleans-ui-torture = Chłosta
orleans-ui-torture-owed = { $count ->
    [one] Brakuje { $count } monety. Oddaj jedną rzecz, na zawsze.
   *[many] Brakuje { $count } monet. Za każdą oddaj jedną rzecz, na zawsze.
}
orleans-ui-torture-open = Pokaż, co można oddać
orleans-ui-torture-choose = Wybierz, co oddajesz
orleans-ui-lose-good = Towary
orleans-ui-lose-point = Rozwój
orleans-ui-lose-follower = Poddani
orleans-ui-lose-technology = Usprawnienia
orleans-ui-lose-tile = Budynki
orleans-ui-lose-station = Faktorie
orleans-ui-loss-point = Jedno pole wstecz
orleans-ui-loss-follower = Ktoś z sakiewki
orleans-ui-loss-unplaced = Nieumieszczone
orleans-ui-loss-unbuilt = Niewybudowana
orleans-ui-gain-coin = 1 moneta
orleans-ui-gain-point = 1 punkt rozwoju
orleans-ui-do-pass = Pasuj
orleans-ui-do-next = Następny gracz
orleans-ui-do-bathe = Dobierz jeszcze dwóch
orleans-ui-do-protect = Ochroń się
orleans-ui-do-done-planning = Koniec planowania
orleans-ui-do-done-declaring = Nikogo więcej
orleans-ui-do-done-stowing = Nikogo więcej
orleans-ui-do-done-acting = Gotowe
orleans-ui-do-skip-take-good = Nie bierz
orleans-ui-do-skip-bathe = Bez dobierania
orleans-ui-do-skip-sacristy = Nie chroń się
orleans-ui-do-skip-remove = Nie usuwaj
orleans-ui-status-turn = wykonuje ruch
orleans-ui-status-plans = planuje
orleans-ui-status-declares = dobiera
orleans-ui-status-done = gotowe
orleans-ui-status-passed = spasował(a)
orleans-ui-status-starts = zaczyna
orleans-ui-status-waits = czeka
orleans-ui-status-over = koniec
orleans-ui-view-board = Plansza
orleans-ui-view-map = Mapa
orleans-ui-view-tracks = Ścieżki
orleans-ui-view-players = Gracze
orleans-ui-view-log = Kronika
orleans-ui-deed-city-wall = Mury miejskie
orleans-ui-deed-papal-conclave = Konklawe
orleans-ui-deed-defeating-plague = Zaraza
orleans-ui-deed-astronomy = Astronomia
orleans-ui-deed-boatmen-guild = Cech flisaków
orleans-ui-deed-cathedral = Katedra
orleans-ui-deed-peace-treaty = Traktat
orleans-ui-deed-canalisation = Kanalizacja
orleans-ui-followers = Poddani
orleans-ui-board-places = Budynki na planszy gracza
orleans-ui-goods = Towary
