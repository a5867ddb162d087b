# Rysowany stół gry Zamki Burgundii.

burgundy-table-estate-of = Posiadłość: { $name }
burgundy-table-view-board = Plansza
burgundy-table-view-estate = Posiadłość
burgundy-table-view-players = Gracze
burgundy-table-view-log = Dziennik

burgundy-table-phase = Faza { $phase }
burgundy-table-round = runda { $round } z { $rounds }
burgundy-table-setup = przygotowanie
burgundy-table-white-die = Biała kość
burgundy-table-to-depot = do magazynu { $depot }
burgundy-table-bonus = Bonusy
burgundy-table-piles = W stosach
burgundy-table-black-left = { $count ->
    [one] została { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}
burgundy-table-depot = magazyn { $depot }
burgundy-table-black-depot = czarny magazyn
burgundy-table-depot-goods = Dobra magazynu { $depot }: { $goods }
burgundy-table-order = Kolejność
burgundy-table-order-hint = prawy zaczyna
burgundy-table-rank = { $rank }.

burgundy-table-dice = Kości
burgundy-table-die = kość { $die }
burgundy-table-storage = Przechowywane
burgundy-table-sold = Sprzedane
burgundy-table-mines = z kopalni, na koniec fazy
burgundy-table-slot-empty = puste miejsce
burgundy-table-tile-at = { $tile }, { $where }
burgundy-table-tile-stored = { $tile }, przechowywane

burgundy-table-status-turn = gra teraz
burgundy-table-status-played = po ruchu
burgundy-table-status-next = następny
burgundy-table-status-waits = czeka
burgundy-table-status-away = poza grą
burgundy-table-status-over = koniec gry

burgundy-table-do-take = Weź
burgundy-table-do-place = Umieść
burgundy-table-do-sell = Sprzedaj
burgundy-table-do-workers = Pracownicy
burgundy-table-do-buy = Kup
burgundy-table-do-skip = Pomiń
burgundy-table-do-end = Koniec
burgundy-table-do-keep = Zatrzymaj
burgundy-table-do-discard = Odrzuć

# Rzecz do wyboru: co to jest, ilu pracowników najmniej kosztuje, w ilu akcjach występuje.
burgundy-table-target = { $workers ->
    [0] { $what }
    [one] { $what }, koszt: { $workers } pracownik
   *[other] { $what }, koszt: { $workers } pracowników
}; { $count ->
    [one] { $count } sposób użycia
    [few] { $count } sposoby użycia
   *[many] { $count } sposobów użycia
}

burgundy-table-bonus-of = płytka bonusowa: { $ground }
burgundy-table-reason-goods = sprzedaż dóbr
burgundy-table-reason-animals = zwierzęta
burgundy-table-reason-building = wieża strażnicza
burgundy-table-reason-final = koniec gry
burgundy-table-estates-as-usual = Rozdawane jak w przygotowaniu gry
burgundy-table-turn = Przebieg tury
burgundy-table-turn-text = Gra ma pięć faz po pięć rund. W rundzie wszyscy rzucają dwiema kośćmi; biała kość wskazuje magazyn, do którego trafia następna płytka dóbr. Potem gracze kolejno rozgrywają swoje tury. Każda kość to jedna akcja: weź płytkę z magazynu o tym numerze i odłóż ją do przechowania; umieść przechowywaną płytkę na wolnym polu o tym numerze obok leżącej już płytki; sprzedaj wszystkie dobra tego koloru albo weź dwóch pracowników. Raz w turze możesz kupić płytkę. Po fazie kopalnie przynoszą srebrniki, a magazyny zapełnia się od nowa.

# Dziennik, w którym symbole mówią, co z tego wynikło.

burgundy-log-sold = { $seat }: sprzedano dobra ({ $goods }).
burgundy-log-workers-taken = { $seat }: wzięto pracowników.

# O co jest następne pytanie

burgundy-table-choose-slot = wybierz przechowywaną płytkę
burgundy-table-choose-from = wybierz płytkę
burgundy-table-choose-space = wybierz pole
burgundy-table-choose-good = wybierz kolor dóbr
burgundy-table-choose-depot = wybierz magazyn
burgundy-table-choose-die = wybierz kość
