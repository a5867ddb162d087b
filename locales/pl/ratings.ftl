# Rankingi: pole nowego stołu, strony graczy, rankingi.

ratings-counts = Liczy się
ratings-friendly = Towarzyska
ratings-rated = Rankingowa
ratings-friendly-text = Dla przyjemności: niczyj ranking się nie zmienia.
ratings-rated-text = Zmienia rankingi wszystkich grających. Bez podpowiedzi, cofnąć można tylko własny ruch, a po zakończeniu grę może obejrzeć każdy.
ratings-not = Bez rankingu: { $why }
ratings-not-people = muszą grać co najmniej dwie osoby.
ratings-not-hotseat = każdy musi grać na własnym urządzeniu.
ratings-not-options = opcje odbiegają od zwykłych.
ratings-not-bot = jeden z botów nie ma rankingu. Mają go uczeń, czeladnik i mistrz.

ratings-title = Rankingi
ratings-rating = Ranking
ratings-player = Gracz
ratings-place = Miejsce
ratings-games = Gry
ratings-of-games = Gry
ratings-won = Wygrane
ratings-mean-place = Średnie miejsce
ratings-mean-points = Średnio punktów
ratings-best = Najlepszy wynik
ratings-thirty = 30 dni
ratings-sure = Ranking i jego pewność
ratings-between = między { $low } a { $high }
ratings-fixed = bot, stały
ratings-you = ty
ratings-you-short = Ty
ratings-you-title = Ty
ratings-all = Wszyscy gracze
ratings-provisional = jeszcze tymczasowy
ratings-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
ratings-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
ratings-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
ratings-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
ratings-pool = { $game }, { $players }
ratings-place-of = { $place }. miejsce z { $count }
ratings-of = z { $count }
ratings-no-place = Jeszcze bez miejsca: rozstrzygnie kilka kolejnych gier.
ratings-behind = { $count ->
    [one] { $count } punkt za: { $name }
    [few] { $count } punkty za: { $name }
    [many] { $count } punktów za: { $name }
   *[other] { $count } punktu za: { $name }
}
ratings-distribution = Rozkład rankingów
ratings-nobody = Nikt tu ostatnio nie grał gry rankingowej. Otwórz stół i wybierz „Rankingowa”.

ratings-ranking-text = Wszyscy, którzy w ostatnich 90 dniach zagrali grę rankingową. Boty się nie ruszają: to kamienie milowe przy drodze.
ratings-how = Jak to liczymy
ratings-how-pools = Osobny ranking dla każdej gry i liczby graczy. Liczą się tylko gry rankingowe.
ratings-how-sure = Kreska pokazuje pewność: prawda leży w niej w 95 przypadkach na 100. O miejscu decyduje jej dolny koniec, więc kilka gier nikogo nie wyniesie.
ratings-how-rest = Kto odpoczywa, staje się mniej pewny, nie gorszy. Po 90 dniach znika z listy, a ranking czeka.
ratings-how-bots = Boty stoją tam, gdzie ustawiły je gry między sobą, i tam zostają. Uczeń ma z definicji 1000. Te liczby obowiązują od { $since }.
ratings-seasons = Sezon
ratings-season = { $year }, kwartał { $quarter }
ratings-now = Teraz

ratings-seen = Co widzą inni
ratings-seen-text = Twoje imię i tarczę widać wszędzie, gdzie grasz.
ratings-seen-games = Moja strona pokazuje moje rankingi i gry rankingowe
ratings-seen-ranking = Pokazuj mnie w rankingu
ratings-own-page = Moja strona

ratings-since = Tutaj od { $month }.
ratings-pace = Ruch zajmuje zwykle do: { $time }.
ratings-left = { $count ->
    [one] Opuszczone gry rankingowe: { $left } z { $count }.
   *[other] Opuszczone gry rankingowe: { $left } z { $count }.
}
ratings-edit = Zmień
ratings-hidden = { $name } nie pokazuje rankingów ani gier.
ratings-namesakes = Inni o tym samym imieniu:
ratings-none-yet = Jeszcze żadnej gry rankingowej
ratings-none-text = Gra rankingowa wymaga dwóch osób; mogą z nimi siedzieć boty.
ratings-span = Okres
ratings-half-a-year = Pół roku
ratings-whole = Całość
ratings-graph = Ranking gracza { $name }, { $title }: od { $first } do { $last } ±{ $margin }
ratings-meeting = { $name } i ty
ratings-together = { $count ->
    [one] { $count } wspólna gra
    [few] { $count } wspólne gry
    [many] { $count } wspólnych gier
   *[other] { $count } wspólnej gry
}
ratings-ties = { $count ->
    [one] { $count } remis
    [few] { $count } remisy
    [many] { $count } remisów
   *[other] { $count } remisu
}
ratings-not-met = Nie spotkaliście się jeszcze w grze rankingowej.
ratings-recent = Ostatnie gry
ratings-replay = Odtwórz
ratings-analysis = Analiza
ratings-more = Pokaż więcej z { $count }
ratings-who-left = gracz, którego już nie ma
ratings-table-gone = Stołu już nie ma.
ratings-gave-up = opuszczona
