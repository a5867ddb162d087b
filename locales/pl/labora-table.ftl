# Rysowany stół gry Ora et Labora.

labora-ui-estate-of = Posiadłość: { $name }
labora-ui-shared = Koło i budynki
labora-ui-neutral = Neutralny
labora-ui-view-wheel = Koło
labora-ui-view-cards = Karty
labora-ui-view-estate = Posiadłość
labora-ui-view-players = Gracze
labora-ui-view-log = Dziennik

labora-ui-round = runda
labora-ui-round-of = { $last ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $last }
}
labora-ui-wheel = Koło produkcji, runda { $round }: { $markers }
labora-ui-marker = { $name } { $value }
labora-ui-tip-marker = Daje teraz { $value }. Po użyciu staje przy ramieniu i zaczyna od nowa.
labora-ui-entering = { $name }: od rundy { $round }
labora-ui-settling = Faza osad
labora-ui-now = teraz
labora-ui-before = przed rundą { $round }
labora-ui-at-end = na końcu gry
labora-ui-phase = faza { $phase }

labora-ui-district = Zagon
labora-ui-plot = Areał
labora-ui-contract = Kontrakt
labora-ui-or = albo
labora-ui-left = zostało { $count }
labora-ui-wonders = Cuda
labora-ui-goal = Cel
labora-ui-place-district = zagon w rzędzie { $row }
labora-ui-place-coast = wybrzeże od rzędu { $row }
labora-ui-place-mountain = góry od rzędu { $row }

labora-ui-display = Budynki
labora-ui-to-build = { $count } do budowy
labora-ui-to-come = nadejdzie
labora-ui-free = za darmo
labora-ui-card = { $name }, koszt: { $cost }, wartość { $economic }, punkty dodatkowe { $dwelling }
# Opuszczane w nazwie, gdy brak miejsca: mówi to krzyż.
labora-ui-cloister-words = klasztorny klasztorna klasztorne
labora-ui-home = do domu
labora-ui-copy-holds-prior = użyj tam, gdzie
labora-ui-copy-occupied = użyj tam, gdzie
labora-ui-copy-neighbour = użyj sąsiada
labora-ui-copy-display = użyj stąd
labora-ui-value-econ = wartość { $value }
labora-ui-value-dwell = punkty dodatkowe { $value }
labora-ui-value-goods = punkty za dobra { $value }
labora-ui-tip-building = Koszt: { $cost }. Teren: { $terrain }. Wartość { $economic }, punkty dodatkowe { $dwelling }.
labora-ui-house-of = { $building } ({ $name })
labora-ui-cell-empty = { $terrain }, puste
labora-ui-cell-forest = las
labora-ui-cell-moor = torfowisko

labora-ui-at-home = w domu
labora-ui-nobody-home = nikogo w domu
labora-ui-goods = Towary
labora-ui-goods-basic = Podstawowe
labora-ui-goods-processed = Przetworzone
labora-ui-goods-valuable = Kosztowności
labora-ui-sum-food = Żywność
labora-ui-sum-energy = Energia
labora-ui-sum-money = Monety
labora-ui-sum-points = Punkty
labora-ui-hand = Osady na ręce
labora-ui-hand-empty = Brak osad na ręce
labora-ui-settlement = { $name }, koszt: żywność { $food }, energia { $energy }, wartość { $economic }, punkty dodatkowe { $dwelling }
labora-ui-points-economic = Budynki i osady
labora-ui-points-goods = Towary

labora-ui-status-turn = wykonuje ruch
labora-ui-status-starts = zaczyna rundę
labora-ui-status-waits = czeka
labora-ui-status-away = nieobecny
labora-ui-status-over = koniec gry
labora-ui-status-neutral = towarzyszy

labora-ui-do-place = Wyślij
labora-ui-do-contract = Kontrakt
labora-ui-do-visit = Odwiedź
labora-ui-do-fell = Wyrąb
labora-ui-do-cut = Torf
labora-ui-do-build = Buduj
labora-ui-do-land = Teren
labora-ui-do-settle = Osada
labora-ui-do-idle = Nic
labora-ui-do-convert = Zamień
labora-ui-do-enter = Wejdź
labora-ui-do-skip = Pomiń
labora-ui-do-end = Koniec
labora-ui-do-improve = Ulepsz
labora-ui-fee-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
labora-ui-fee-present = { $good }

# Rzecz do wyboru: czym jest, na ile sposobów można jej użyć.
labora-ui-target = { $what }; { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
} użycia

labora-ui-times = Ile razy?
labora-ui-at-most = najwyżej { $count }
labora-ui-less = O jeden mniej
labora-ui-more = O jeden więcej
labora-ui-each = po { $value }
labora-ui-have = masz { $count }
labora-ui-have-more = masz { $count } i { $more } z zamiany
labora-ui-different = Różne dobra
labora-ui-pay = Zapłać
labora-ui-pay-skip = Zrezygnuj
labora-ui-pay-open = Otwórz płatność
labora-ui-pay-settlement = Zapłać za osadę
labora-ui-pay-aside = Spójrz na stół
labora-ui-pay-back = Cofnij
labora-ui-pay-nothing = Nic nie płacisz
labora-ui-pay-pays = Płacisz
labora-ui-pay-row = { $good }: { $count } z { $have }
labora-ui-cheapest = Najtaniej
labora-ui-lost-nothing = nic nie przepada
labora-ui-lost-food = przepada żywność: { $amount }
labora-ui-lost-energy = przepada energia: { $amount }
labora-ui-lost-points = przepadają punkty: { $amount }
labora-ui-stack = Stos { $stack }
labora-ui-settlements = Osady

# O co jest następne pytanie

labora-ui-side-plains = Strona równinna
labora-ui-side-hills = Strona pagórkowata
labora-ui-choose-card = wybierz kartę budynku
labora-ui-choose-settlement = wybierz osadę
labora-ui-choose-house = wybierz budynek
labora-ui-choose-spot = wybierz miejsce
labora-ui-choose-tile = wybierz zagon lub areał
labora-ui-choose-place = wybierz, gdzie ma leżeć
labora-ui-choose-side = wybierz stronę
labora-ui-choose-rank = wybierz, kto idzie
labora-ui-choose-marker = wybierz znacznik na kole
labora-ui-choose-good = wybierz dobro
