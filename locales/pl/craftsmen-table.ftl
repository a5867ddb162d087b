# Narysowany stół Rzemieślników.

craftsmen-ui-target = { $what }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
craftsmen-ui-named = { $name }
craftsmen-ui-then = { $first }; { $second }

# Miejsca

craftsmen-ui-town-and-harbour = Miasto i port
craftsmen-ui-town = Miasto
craftsmen-ui-harbour = Port
craftsmen-ui-view-town = Miasto
craftsmen-ui-view-market = Rynek
craftsmen-ui-view-row = Mój rząd
craftsmen-ui-view-players = Gracze
craftsmen-ui-view-log = Dziennik
craftsmen-ui-date = Rok { $year }, { $season }
craftsmen-ui-order = Kolejność
craftsmen-ui-order-is = Kolejność w rundzie: { $names }
craftsmen-ui-next = Zmiana
craftsmen-ui-next-order = Pierwsi w następnej rundzie: { $names }
craftsmen-ui-nobody = nikt
craftsmen-ui-nothing = nic
craftsmen-ui-helper-phase = Faza pomocników
craftsmen-ui-guild-bankers = Bankierzy
craftsmen-ui-guild-builders = Budowniczowie
craftsmen-ui-guild-notary = Notariusz
craftsmen-ui-guild-crafts = Rzemiosła
craftsmen-ui-guild-merchants = Kupcy
craftsmen-ui-guild-town-hall = Ratusz
craftsmen-ui-queue = { $guild }, w kolejce: { $helpers }
craftsmen-ui-on = { $guild }: na pomocniku gracza { $name }
craftsmen-ui-ship = Statek { $ship }. Punkty dostaliby teraz: { $places }. Ładownie: { $holds }
craftsmen-ui-bonus = Żeton bonusowy { $good }, { $points }: { $name }
craftsmen-ui-bonus-points = Punkty za żetony bonusowe
craftsmen-ui-granary = Spichlerz
craftsmen-ui-stored = { $good }: niżej { $lower }, wyżej { $upper }
craftsmen-ui-natural = naturalny znacznik
craftsmen-ui-fair = Jarmark
craftsmen-ui-fair-has = Znaczniki na jarmarku: { $rows }
craftsmen-ui-to-fair = na jarmark
craftsmen-ui-to-granary = do spichlerza, za kartę kapitału
craftsmen-ui-to-waste = na straty
craftsmen-ui-to-ship = na statek { $ship }
craftsmen-ui-to-bribe = na statek { $ship } z łapówką
craftsmen-ui-most = miejsce { $place }
craftsmen-ui-to-building = do budynku: { $building }
craftsmen-ui-where-fair = Jarmark
craftsmen-ui-where-granary = Spichlerz
craftsmen-ui-where-waste = Na straty
craftsmen-ui-whither = Dokąd trafi?

# Karty

craftsmen-ui-capital = Kapitał
craftsmen-ui-discarded = odrzucone { $count }
craftsmen-ui-kind-basic = Podstawowe
craftsmen-ui-kind-extended = Rozszerzone
craftsmen-ui-kind-advanced = Zaawansowane
craftsmen-ui-pile = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
craftsmen-ui-known-inside = Wiesz, że są tam: { $cards }.
craftsmen-ui-face-down = zakryta karta
craftsmen-ui-card = { $name } ({ $top }/{ $bottom }): { $needs } → { $made }, punkty: { $points }
craftsmen-ui-card-basic = { $name } ({ $top }/{ $bottom }): { $made }
craftsmen-ui-colours = { $top }/{ $bottom }
craftsmen-ui-back-of = { $kind }, zakryta
craftsmen-ui-box = Tartaki w pudełku

# Gracz

craftsmen-ui-row-of = Rząd gracza { $name }
craftsmen-ui-row-is = Rząd: { $buildings }
craftsmen-ui-built = { $card }. Na ikonach: { $filled }
craftsmen-ui-makes = { $building } – produkt: { $good }
craftsmen-ui-well = { $building }: ikona { $good }
craftsmen-ui-end-left = Lewy koniec
craftsmen-ui-end-right = Prawy koniec
craftsmen-ui-hand-of = Kapitał gracza { $name }: { $count }
craftsmen-ui-of-most = { $count } z { $most }
craftsmen-ui-worth = wartość
craftsmen-ui-set = zestaw { $count }
craftsmen-ui-seen = znane
craftsmen-ui-backs = { $count ->
    [one] { $count } nieznana karta
    [few] { $count } nieznane karty
   *[other] { $count } nieznanych kart
}
craftsmen-ui-no-capital = Brak kapitału
craftsmen-ui-to-build = Do budowy
craftsmen-ui-to-build-of = Karty budynków gracza { $name }: { $count }
craftsmen-ui-no-cards = Brak kart
craftsmen-ui-fits-left = pasuje z lewej
craftsmen-ui-fits-right = pasuje z prawej
craftsmen-ui-fits-both = pasuje z obu stron
craftsmen-ui-fits-none = nie pasuje nigdzie
# Pod kartą w ręce, jak najkrócej: na którym końcu rzędu pasuje
craftsmen-ui-held-left = z lewej
craftsmen-ui-held-right = z prawej
craftsmen-ui-held-both = z obu
craftsmen-ui-held-none = nigdzie
craftsmen-ui-build-for = budowa kosztuje { $cost } kapitału
craftsmen-ui-growth = Rozbudowa
craftsmen-ui-helpers = Pomocnicy w domu
craftsmen-ui-privilege-tokens = Żetony przywilejów
craftsmen-ui-work-tokens = Żetony pracy
craftsmen-ui-work-points = Punkty pracy
craftsmen-ui-place = { $place }.
craftsmen-ui-status-turn = wykonuje ruch
craftsmen-ui-status-next = następny
craftsmen-ui-status-passed = bez pomocników
craftsmen-ui-status-waits = czeka
craftsmen-ui-status-away = nieobecny
craftsmen-ui-status-over = koniec

# Co można zrobić

craftsmen-ui-do-pass = Pasuj
craftsmen-ui-do-rest = Nie w tej porze
craftsmen-ui-do-exchange = Wymień kartę
craftsmen-ui-do-sawmill = Wymień tartak
craftsmen-ui-do-return = Odłóż kartę
craftsmen-ui-do-give = Oddaj kartę
craftsmen-ui-do-pay = Zapłać kartą
craftsmen-ui-do-discard = Odrzuć
craftsmen-ui-do-invest = Zainwestuj
craftsmen-ui-do-take = Weź z planszy
craftsmen-ui-do-draw = Ze stosu
craftsmen-ui-do-build = Buduj
craftsmen-ui-do-buy = Kup
craftsmen-ui-do-auction = Licytuj
craftsmen-ui-do-look = Podejrzyj pięć
craftsmen-ui-do-lay = Wyłóż
craftsmen-ui-do-raw = Surowiec
craftsmen-ui-do-half = Półprodukt
craftsmen-ui-do-final = Produkt końcowy
craftsmen-ui-do-fair = Z jarmarku
craftsmen-ui-do-purchase = Kup półprodukt
craftsmen-ui-do-privilege = Przywilej
craftsmen-ui-do-deliver = Do budynku
craftsmen-ui-do-store = Do spichlerza
craftsmen-ui-do-load = Na statek
craftsmen-ui-do-bribe = Przekup kapitana
craftsmen-ui-do-lose = Na straty
craftsmen-ui-do-stall = Znacznik na jarmark
craftsmen-ui-do-precede = Zmiana kolejności
craftsmen-ui-do-points = Zapłać punktami
craftsmen-ui-do-token-privilege = Żeton przywileju
craftsmen-ui-do-token-work = Żeton pracy
craftsmen-ui-do-put-top = Na wierzch stosu
craftsmen-ui-do-put-under = Pod spód stosu
craftsmen-ui-privilege-bankers = odrzuć jedną mniej
craftsmen-ui-privilege-crafts = drugi surowiec
craftsmen-ui-privilege-merchants = zapłać z jarmarku
craftsmen-ui-impossible = niemożliwe
craftsmen-ui-can-be-made = { $count ->
    [one] { $count } do wyboru
    [few] { $count } do wyboru
   *[other] { $count } do wyboru
}
craftsmen-ui-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}

# Zbieranie kart

craftsmen-ui-gather-pay = Zapłać: { $things }
craftsmen-ui-gather-discard = Odrzuć: { $things }
craftsmen-ui-gather-invest = Zainwestuj: { $things }
craftsmen-ui-gather-lay = Wyłóż: { $things }
craftsmen-ui-gather-arrange = Od góry: { $things }
craftsmen-ui-pick-pay = Zapłać: { $what }
craftsmen-ui-pick-discard = Odrzuć: { $what }
craftsmen-ui-pick-invest = Zainwestuj: { $what }
craftsmen-ui-pick-lay = Wyłóż: { $what }
craftsmen-ui-pick-arrange = Następna: { $what }
craftsmen-ui-price = Cena { $price }
craftsmen-ui-pay-more = Wybierz więcej kart
craftsmen-ui-pay-exact = Co do grosza. Kliknij karty, by je zamienić.
craftsmen-ui-no-change = { $count } za dużo, bez reszty
craftsmen-ui-discard = Odrzuć
craftsmen-ui-discard-choose = Wybierz karty z ręki
craftsmen-ui-invest = Inwestycja
craftsmen-ui-invest-sum = { $count ->
    [one] { $count } punkt za to
    [few] { $count } punkty za to
   *[other] { $count } punktów za to
}
craftsmen-ui-cost-of = Koszt { $cost } z twoich { $worth }
craftsmen-ui-built-for = Zbudowano za
craftsmen-ui-pay-later = Płatne razem na koniec

# Licytacja

craftsmen-ui-auction = Licytacja: { $card }
craftsmen-ui-leads = { $name } prowadzi: { $bid }
craftsmen-ui-opens = { $name } podaje pierwszą cenę
craftsmen-ui-mayor = Burmistrz
craftsmen-ui-mayor-bids = Burmistrz oferuje { $bid }: przebij lub spasuj
craftsmen-ui-builds-for = budowa za { $cost }
craftsmen-ui-your-bid = Twoja stawka
craftsmen-ui-bid = Stawka { $amount }
craftsmen-ui-would-pay = Zapłacisz
craftsmen-ui-any-colours = dowolne kolory; bez reszty
craftsmen-ui-exact = dokładnie
craftsmen-ui-hand-worth = Twoja ręka jest warta do { $worth }.
craftsmen-ui-passed = pas
craftsmen-ui-out = poza licytacją
craftsmen-ui-highest = najwyższa stawka
craftsmen-ui-bids-now = licytuje
craftsmen-ui-waiting-bid = Teraz licytuje { $name }.
craftsmen-ui-cannot-raise = Twoja ręka nie jest warta więcej: możesz tylko spasować.
craftsmen-ui-less = Mniej
craftsmen-ui-more = Więcej
craftsmen-ui-fold = Spójrz na stół
craftsmen-ui-confirm = Potwierdź

# Oglądanie kart

craftsmen-ui-look = Notariusz: { $kind }
craftsmen-ui-look-other = { $name } ogląda { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
craftsmen-ui-look-lay-out = Wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} na planszę
craftsmen-ui-look-put-back = Pozostałe na wierzch stosu czy pod spód?
craftsmen-ui-look-arrange = Klikaj karty w kolejności od górnej

# Podliczenie roku

craftsmen-ui-scoring = Podliczenie roku { $year }
craftsmen-ui-scoring-open = Mogą jeszcze dojść inwestycje.
craftsmen-ui-scoring-all = Wszystkie cztery części.
craftsmen-ui-part-ships = Statki
craftsmen-ui-part-growth = Rozbudowa miasta
craftsmen-ui-part-granary = Spichlerz
craftsmen-ui-part-investment = Inwestycje
craftsmen-ui-part-ships-how = 1. Każdy znacznik punktuje swoją ładownię; dodatkowo liczy się przewaga na statku.
craftsmen-ui-part-growth-how = 2. Zestawy czterech kolorów wśród połówek budynków.
craftsmen-ui-part-granary-how = 3. Własne znaczniki w spichlerzu.
craftsmen-ui-part-investment-how = 4. Cztery karty kapitału w czterech kolorach.
craftsmen-ui-voyages = Numer statku, ładunek, + przewaga.
craftsmen-ui-sum = Suma
craftsmen-ui-show-all = Pokaż wszystko
craftsmen-ui-next-part = Dalej
craftsmen-ui-close = Zamknij

# Zasady

craftsmen-ui-section-guilds = Gildie w kolejności etapów
craftsmen-ui-section-buildings = Budynki: { $kind }
craftsmen-ui-section-raw = Surowce
craftsmen-ui-section-half = Półprodukty
craftsmen-ui-section-final = Produkty końcowe
craftsmen-ui-section-ships = Statki

# O co jest następne pytanie

craftsmen-ui-choose-card = wybierz kartę
craftsmen-ui-choose-from = wybierz, co powstaje lub idzie dalej
craftsmen-ui-choose-to = wybierz, dokąd trafi
craftsmen-ui-choose-end = wybierz koniec swojego rzędu
craftsmen-ui-choose-queue = wybierz gildię
craftsmen-ui-choose-pile = wybierz stos
craftsmen-ui-choose-shown = wybierz kartę z planszy
craftsmen-ui-choose-capital = wybierz kartę kapitału
