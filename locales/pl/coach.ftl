# Słowa trenera: podpowiedzi, położenie graczy, analiza gry.

coach-now = Od razu: { $gains }.
coach-later = Na koniec, w porównaniu z drugą możliwością: { $gains }.
coach-perhaps = Na koniec, w porównaniu z drugą możliwością, prawdopodobnie: { $gains }.
coach-gain = { $source } +{ $points }
coach-loss = { $source } −{ $points }
coach-give-or-take = { $gain } ± { $margin }

coach-hint = Podpowiedź
coach-measure = Miara
coach-points = Punkty
coach-play = Zagraj to
coach-stop = Stop
coach-longer = Myśl dłużej
coach-best = Najlepsze: { $turn }.
coach-spoken = punkty: { $points }, z błędem do { $error }; szansa na wygraną { $chance } procent
coach-spoken-chance = szansa na wygraną { $chance } procent
coach-thinking = Myślę …
coach-line = { $number }. { $actions }
coach-estimate = { $points } pkt, szansa na wygraną { $chance }
coach-estimate-alone = { $points } pkt
coach-equal = równie dobre jak I
coach-looks = { $count ->
    [one] { $count } spojrzenie w przód
    [few] { $count } spojrzenia w przód
   *[many] { $count } spojrzeń w przód
}
coach-nothing = Nie ma nic do rozstrzygnięcia.

coach-points-now = Punkty teraz
coach-if-ended = Gdyby to był koniec
coach-expected = Spodziewane na koniec
coach-chance = Szansa na wygraną

coach-stand-ahead = Prowadzisz o { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
}.
coach-stand-level = Wspólne prowadzenie: ty i { $name }.
coach-stand-behind = Teraz to { $rank }. miejsce, { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
} za graczem { $name }.
coach-stand-ended = Gdyby to był koniec, byłoby to { $rank }. miejsce.
coach-stand-expected = Na koniec można się spodziewać około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
coach-stand-win = { $odds ->
    [likely] Wygrana jest prawdopodobna
    [unlikely] Wygrana jest mało prawdopodobna
   *[open] Wszystko jest możliwe
}: { $chance } %.
coach-stand-leads = { $name } prowadzi o { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
}.
coach-key-now = teraz
coach-key-ended = gdyby to był koniec
coach-key-expected = spodziewane

coach-analysis = Analiza: { $game }, { $decisions }
coach-player = Gracz
coach-accuracy = Trafność
coach-lost = Stracone grą
coach-luck = Szczęście
coach-great = Świetnie
coach-good = Dobrze
coach-slip = Potknięcie
coach-mistake = Błąd
coach-blunder = Gruby błąd
coach-turnings = Kluczowe momenty
coach-graded = { $at }: { $seat }, { $grade } ({ $swing })
coach-lucky = { $at }: { $seat }, szczęście ({ $swing })
coach-played = zagrano: { $action }
coach-better = lepiej: { $actions }
