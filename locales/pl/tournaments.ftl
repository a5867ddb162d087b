# Turnieje: lista, jeden z nich, zakładanie. Wczytywane, gdy ktoś pierwszy raz na nie spojrzy.

tournaments = Turnieje
tournaments-text = Rundy kojarzą się i stoły otwierają same; wystarczy grać.
tournaments-none = Nie ma jeszcze żadnego turnieju.
tournaments-new = Nowy turniej
tournaments-stage-open = Trwają zapisy
tournaments-stage-running = W toku
tournaments-stage-over = Zakończone
tournaments-format-swiss = Szwajcarski
tournaments-format-swiss-text = W każdej rundzie spotykają się ci, którzy mają podobny wynik. Nikt nie gra dwa razy z tą samą osobą, póki da się tego uniknąć.
tournaments-format-round-robin = Każdy z każdym
tournaments-format-round-robin-text = Każdy spotyka każdego, możliwie równo.
tournaments-format-series = Seria
tournaments-format-series-text = Te same osoby przy jednym stole, kilka gier.
tournaments-tables-of = stoły po { $count }
tournaments-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
tournaments-players-of = { $count } z { $most }
tournaments-round-of = Runda { $round } z { $rounds }
tournaments-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tournaments-round-time = { $days ->
    [one] { $days } dzień na rundę
    [few] { $days } dni na rundę
   *[many] { $days } dni na rundę
}
tournaments-round-hours = { $hours ->
    [one] { $hours } godzina na rundę
    [few] { $hours } godziny na rundę
   *[many] { $hours } godzin na rundę
}
tournaments-rated = rankingowy
tournaments-friendly = towarzyski
tournaments-yours = Twój turniej
tournaments-joined = Bierzesz udział
tournaments-by = Organizuje { $name }
tournaments-admission-open = dla wszystkich
tournaments-admission-invitation = na zaproszenie
tournaments-admission-club = dla klubu
tournaments-until = Koniec rundy: { $date }

tournaments-join = Weź udział
tournaments-leave = Wycofaj się
tournaments-leave-text = Wycofać się? Nie będzie kolejnych gier i nie da się wrócić. Grę, która trwa, można dokończyć.
tournaments-leave-open = Jednak nie biorę udziału
tournaments-left = poza turniejem
tournaments-you-left = Wycofano cię z turnieju.
tournaments-begin = Rozpocznij
tournaments-begin-few = Potrzeba co najmniej tylu graczy: { $count }.
tournaments-begin-soon = Rozpocznij w ciągu trzydziestu dni: turniej, którego nikt nie rozpocznie, potem znika.
tournaments-close = Zakończ turniej
tournaments-close-text = Zakończyć? Nie będzie kolejnych rund. Gry, które trwają, toczą się dalej, ale tu już się nie liczą.
tournaments-call-off = Odwołaj
tournaments-call-off-text = Odwołać? Turniej zniknie, a uczestnicy nie dowiedzą się dlaczego.
tournaments-send-away = Usuń z turnieju
tournaments-link = Link dla zaproszonych
tournaments-link-text = Kto go ma, widzi turniej i może wziąć udział.
tournaments-my-game = Twoja gra w tej rundzie
tournaments-my-game-open = Do stołu
tournaments-my-bye = W tej rundzie nie grasz. Liczy się to jako { $points }.
tournaments-my-wait = Twoja gra jest skończona. Następna runda zacznie się, gdy skończą wszyscy, najpóźniej { $date }.

tournaments-standings = Tabela
tournaments-place = Miejsce
tournaments-name = Imię
tournaments-points = Punkty
tournaments-games = Gry
tournaments-by-opponents = Rywale
tournaments-by-direct = Bezpośrednio
tournaments-by-wins = Wygrane
tournaments-by-share = Udział
tournaments-rounds-title = Rundy
tournaments-round = Runda { $round }
tournaments-round-until = do { $date }
tournaments-round-over = zakończona
tournaments-table = Stół { $number }
tournaments-playing = gra trwa
tournaments-bye = bez gry
tournaments-seat-place = { $place }.
tournaments-seat-points = { $points } pkt
tournaments-entrants = Kto bierze udział
tournaments-entrants-none = Na razie nikt. Możesz być pierwszą osobą.
tournaments-gone = ktoś, kogo już tu nie ma

tournaments-how = Jak to liczymy
tournaments-how-points = Gra daje tyle, jaką część pozostałych przy stole masz za sobą: 1 za pierwsze miejsce, 0 za ostatnie, remis liczy się za połowę.
tournaments-how-bye = Kto w rundzie nie gra, dostaje { $points }.
tournaments-how-time = Kto przekroczy czas, przegrywa od razu, nikt nie musi tego zgłaszać. O tym, co nie skończy się z końcem rundy, rozstrzyga zegar: kto myślał najdłużej, jest ostatni.
tournaments-how-ties = Równe punkty? Rozstrzyga kolejno:
tournaments-how-opponents = punkty osób, z którymi grałeś lub grałaś, z każdej gry ich średnia
tournaments-how-direct = gry między tymi, którzy mają tyle samo, jeśli wszyscy się spotkali
tournaments-how-wins = liczba wygranych gier
tournaments-how-share = twoja część wszystkich punktów w twoich grach
tournaments-how-equal = Kogo nic nie różni, ten dzieli miejsce.
tournaments-how-left = Kto się wycofa, zachowuje punkty, ale już nie gra.

tournaments-field-name = Nazwa turnieju
tournaments-field-game = Gra
tournaments-field-format = System
tournaments-field-size = Przy stole
tournaments-field-size-text = Gdy brakuje osób, niektóre stoły są mniejsze albo ktoś nie gra w rundzie.
tournaments-field-rounds = Rundy
tournaments-field-legs = Każdy spotyka każdego
tournaments-once = raz
tournaments-twice = dwa razy
tournaments-field-clock = Czas do namysłu
tournaments-field-clock-text = Kto przekroczy czas, przegrywa od razu; nikt nie musi tego zgłaszać.
tournaments-field-round = Runda może trwać
tournaments-field-round-text = Następna runda zaczyna się, gdy tylko skończą się wszystkie gry.
tournaments-day = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
tournaments-hour = { $count } godz.
tournaments-field-who = Kto może wziąć udział
tournaments-who-open = Wszyscy
tournaments-who-invitation = Z linkiem
tournaments-field-counts = Liczy się
tournaments-field-counts-rated = Do rankingu wszystkich, którzy grają; tylko ze zwykłymi opcjami.
tournaments-field-counts-friendly = Tylko w tym turnieju.
tournaments-field-most = Najwięcej
tournaments-field-rules = Zasady gry
tournaments-create = Otwórz zapisy

error-no-tournament = Nie ma takiego turnieju albo ten link go nie otwiera.
error-not-organiser = Może to zrobić tylko organizator turnieju.
error-tournament-begun = Ten turniej już się zaczął.
error-tournament-full = W tym turnieju nie ma już miejsc.
error-tournament-few = Za mało osób bierze udział.
error-many-tournaments = Masz bardzo dużo niezakończonych turniejów.
