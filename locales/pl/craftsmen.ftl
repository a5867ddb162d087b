# Rzemieślnicy. Dobra i budynki stoją w mianowniku, po dwukropku, przed nim albo w nawiasie. Kolory karty: górny, potem dolny.
craftsmen-title = Rzemieślnicy
craftsmen-about = Trzy lata na dźwignięcie bardzo małego miasteczka: wysyłaj pomocników do gildii, buduj rząd warsztatów o pasujących kolorach, przerabiaj surowce na półprodukty i produkty końcowe i wysyłaj je na statki przed rywalami. Publicznie nie ma listy wydrukowanych kart: kolory, receptury i punkty wielu kart oraz ładownie statków są odtworzone.

# Opcje

option-craftsmen-mayor-values-colour-sets = Karty burmistrza w licytacji
option-craftsmen-mayor-values-colour-sets-false = według cyfr na kartach
option-craftsmen-mayor-values-colour-sets-true = z zestawami kolorystycznymi, jak karty gracza
option-craftsmen-winter-privilege-grant = Żeton przywileju dla wszystkich po zimie
option-craftsmen-winter-privilege-grant-false = nie
option-craftsmen-winter-privilege-grant-true = tak (co najmniej trzech graczy)
option-craftsmen-winter-work-token-window = Żetony pracy zimą
option-craftsmen-winter-work-token-window-true = można zużywać między budowaniem a produkcją
option-craftsmen-winter-work-token-window-false = nie można zużywać
option-craftsmen-granary-refill-all-empty = Uzupełnianie spichlerza po roku
option-craftsmen-granary-refill-all-empty-true = po jednym na każde puste pole
option-craftsmen-granary-refill-all-empty-false = po jednym na każdy towar, którego brakuje całkiem
option-craftsmen-investments-per-year = Inwestycje po zimie
option-craftsmen-investments-per-year-once = raz
option-craftsmen-investments-per-year-unlimited = ile razy pozwolą karty
option-craftsmen-given-up-sawmill-can-be-taken = Tartak wymieniony przed grą
option-craftsmen-given-up-sawmill-can-be-taken-true = może go wziąć późniejszy gracz
option-craftsmen-given-up-sawmill-can-be-taken-false = wypada z gry
option-craftsmen-second-marker = Drugi znacznik w ładowni
option-craftsmen-second-marker-left = na lewe pole
option-craftsmen-second-marker-right = na prawe pole, przesuwając pierwszy w lewo
option-craftsmen-ages = Wiek graczy, gdy ręce są równe
option-craftsmen-ages-form = każde miejsce raz, od najmłodszego gracza do najstarszego, na przykład BCA; puste pole: w kolejności miejsc

# Towary

craftsmen-good-wood = drewno
craftsmen-good-iron-ore = ruda żelaza
craftsmen-good-flax = len
craftsmen-good-wheat = pszenica
craftsmen-good-cow = krowa
craftsmen-good-wax = wosk
craftsmen-good-grapes = winogrona
craftsmen-good-barrel = beczka
craftsmen-good-rope = lina
craftsmen-good-leather = skóra
craftsmen-good-paper = papier
craftsmen-good-iron = żelazo
craftsmen-good-fabric = tkanina
craftsmen-good-flour = mąka
craftsmen-good-meat = mięso
craftsmen-good-weapons = broń
craftsmen-good-tools = narzędzia
craftsmen-good-clothes = ubrania
craftsmen-good-books = książki
craftsmen-good-candles = świece
craftsmen-good-wine = wino
craftsmen-good-beer = piwo
craftsmen-good-bread = chleb

# Budynki

craftsmen-trade-sawmill = tartak
craftsmen-trade-mine = kopalnia rudy
craftsmen-trade-flax-plantation = plantacja lnu
craftsmen-trade-wheat-field = pole pszenicy
craftsmen-trade-pasture = pastwisko
craftsmen-trade-apiary = pasieka
craftsmen-trade-vineyard = winnica
craftsmen-trade-cooperage = bednarnia
craftsmen-trade-ropery = powroźnik
craftsmen-trade-tannery = garbarnia
craftsmen-trade-paper-mill = papiernia
craftsmen-trade-smelter = huta żelaza
craftsmen-trade-weaver = tkalnia
craftsmen-trade-butcher = rzeźnia
craftsmen-trade-mill = młyn
craftsmen-trade-weaponsmith = płatnerz
craftsmen-trade-toolmaker = narzędziarz
craftsmen-trade-tailor = krawiec
craftsmen-trade-bookbinder = introligator
craftsmen-trade-chandler = świecarz
craftsmen-trade-winery = winiarnia
craftsmen-trade-brewery = browar
craftsmen-trade-bakery = piekarnia
craftsmen-card = { $name } ({ $top }/{ $bottom })
craftsmen-card-of-one-colour = { $name } ({ $colour })
craftsmen-colours = { $top }/{ $bottom }
craftsmen-makes = surowiec: { $output }
craftsmen-makes-of-one = { $input } → { $output }, { $points }
craftsmen-makes-of-two = { $first } + { $second } → { $output }, { $points }
craftsmen-kind-basic = budynek podstawowy
craftsmen-kind-extended = budynek rozszerzony
craftsmen-kind-advanced = budynek zaawansowany
craftsmen-end-left = po lewej
craftsmen-end-right = po prawej

# Kapitał

craftsmen-colour-purple = fioletowy
craftsmen-colour-green = zielony
craftsmen-colour-blue = niebieski
craftsmen-colour-red = czerwony
craftsmen-capital-purple = fioletowa { $value }
craftsmen-capital-green = zielona { $value }
craftsmen-capital-blue = niebieska { $value }
craftsmen-capital-red = czerwona { $value }
craftsmen-cards-purple = fioletowe { $values }
craftsmen-cards-green = zielone { $values }
craftsmen-cards-blue = niebieskie { $values }
craftsmen-cards-red = czerwone { $values }
craftsmen-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

# Gildie, pola, pory roku

craftsmen-guild-bankers = Gildia bankierów
craftsmen-guild-builders = Gildia budowniczych
craftsmen-guild-notary = Notariusz
craftsmen-guild-crafts = Cech rzemiosł
craftsmen-guild-merchants = Gildia kupców
craftsmen-guild-town-hall = Ratusz
craftsmen-does-bankers = karty kapitału
craftsmen-does-builders = budowanie
craftsmen-does-notary = karty budynków
craftsmen-does-crafts = produkcja
craftsmen-does-merchants = kupno półproduktu
craftsmen-does-town-hall = żetony, kolejność
craftsmen-space-gold = pole złote, z przywilejem
craftsmen-space-silver = pole srebrne
craftsmen-space-ribbon = pole ze wstążką
craftsmen-space-first = pierwsze pole
craftsmen-season-spring = wiosna
craftsmen-season-summer = lato
craftsmen-season-autumn = jesień
craftsmen-season-winter = zima
craftsmen-ship = Statek { $ship }
craftsmen-natural = naturalny
craftsmen-player = { $seat }
craftsmen-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
craftsmen-nothing = brak
craftsmen-means-gold = przywilej złotego pola
craftsmen-means-token = za żeton przywileju

# Pytania

craftsmen-ask-exchange = Przed grą możesz wymienić jedną kartę budynku z ręki i swój tartak.
craftsmen-ask-exchange-card = Przed grą możesz jeszcze wymienić jedną kartę budynku z ręki.
craftsmen-ask-exchange-sawmill = Przed grą możesz jeszcze wymienić swój tartak.
craftsmen-ask-give-back = Którą kartę odkładasz na spód stosu ({ $kind })? W zamian dobierasz nową.
craftsmen-ask-helper = { $count ->
    [one] Wyślij ostatniego pomocnika do budynku albo spasuj.
    [few] Wyślij jednego z { $count } pomocników do budynku albo spasuj.
   *[many] Wyślij jednego z { $count } pomocników do budynku albo spasuj.
}
craftsmen-ask-fee = Twój pomocnik stoi na cudzym ({ $owner }): oddajesz kartę kapitału czy { $points }?
craftsmen-ask-bankers = Którą odkrytą kartę bierzesz? Wszystkich kart dostaniesz { $count }, potem odrzucasz.
craftsmen-ask-builders = Wybuduj do { $most } obiektów; płacisz za nie razem. Twoje karty są warte { $worth }.
craftsmen-ask-builders-again = Budujesz drugi obiekt? Dotąd koszt { $cost }; twoje karty są warte { $worth }.
craftsmen-ask-notary = Kup kartę budynku w jej kolorach albo wystaw ją na licytację. Twoje karty są warte { $worth }.
craftsmen-ask-notary-look = Czy korzystasz jeszcze z przywileju notariusza i podglądasz karty?
craftsmen-ask-crafts = { $count ->
    [one] Co robisz z ostatnim punktem pracy?
    [few] Masz jeszcze { $count } punkty pracy. Co robisz z następnym?
   *[many] Masz jeszcze { $count } punktów pracy. Co robisz z następnym?
}
craftsmen-ask-crafts-second = Punkty pracy są zużyte. Dzięki przywilejowi ostatni z nich daje drugi surowiec.
craftsmen-ask-merchants = Który półprodukt kupujesz ze spichlerza?
craftsmen-ask-town-hall = Co wybierasz: żeton czy miejsce na torze zmiany kolejności?
craftsmen-ask-town-hall-two = Który żeton bierzesz?
craftsmen-ask-take-another = Bierzesz drugą odkrytą kartę czy resztę ze stosu?
craftsmen-ask-discard = { $count ->
    [one] Masz za dużo kart: odrzuć { $count } kartę. Na ręce: { $hand }.
    [few] Masz za dużo kart: odrzuć { $count } karty. Na ręce: { $hand }.
   *[many] Masz za dużo kart: odrzuć { $count } kart. Na ręce: { $hand }.
}
craftsmen-ask-discard-banker = { $count ->
    [one] Odrzuć { $count } kartę spośród wszystkich: { $hand }.
    [few] Odrzuć { $count } karty spośród wszystkich: { $hand }.
   *[many] Odrzuć { $count } kart spośród wszystkich: { $hand }.
}
craftsmen-ask-pay = Zapłać { $price }. Twoje karty są warte { $worth }; reszty się nie wydaje.
craftsmen-ask-pay-colours = Zapłać { $price }, tylko w tych kolorach: { $colours }. Twoje takie karty są warte { $worth }; reszty się nie wydaje.
craftsmen-ask-pay-next = Zapłać { $price }. Zapłacono dotąd: { $cards }. Która karta teraz?
craftsmen-ask-bid-first = { $card }: jaka jest twoja stawka początkowa? Twoje karty są warte { $worth }.
craftsmen-ask-bid = { $card }: najwyższa stawka to { $bid } ({ $leader }). Podbijasz? Twoje karty są warte { $worth }.
craftsmen-ask-bid-mayor = { $card }: oferta burmistrza to { $bid }. Przebijasz? Twoje karty są warte { $worth }.
craftsmen-ask-lay-out = { $count ->
    [one] Którą jeszcze kartę wykładasz na planszę?
    [few] Które { $count } karty wykładasz na planszę? Pierwsza:
   *[many] Które { $count } kart wykładasz na planszę? Pierwsza:
}
craftsmen-ask-put-back = Pozostałe karty na wierzch czy na spód stosu?
craftsmen-ask-arrange-top = Karty idą na wierzch stosu: która następna, licząc od góry?
craftsmen-ask-arrange-under = Karty idą na spód stosu: która następna, licząc od góry?
craftsmen-ask-make-another = Jaki drugi surowiec wytwarzasz?
craftsmen-ask-deliver = Dokąd trafia: { $good }?
craftsmen-ask-load = Na który statek trafia: { $good }?
craftsmen-ask-reward = Sprzedano do spichlerza: którą kartę kapitału bierzesz?
craftsmen-ask-pay-goods = Czym płacisz za ten półprodukt: { $good }?
craftsmen-ask-pay-seller = Czym płacisz za półprodukt innego gracza ({ $seller }): { $good }?
craftsmen-ask-stall = Twój półprodukt kupiono dzięki przywilejowi: kładziesz znacznik na jarmarku?
craftsmen-ask-token = { $count ->
    [one] Między etapami: zużywasz swój żeton pracy?
    [few] Między etapami: zużywasz jeden z { $count } żetonów pracy?
   *[many] Między etapami: zużywasz jeden z { $count } żetonów pracy?
}
craftsmen-ask-invest = Inwestujesz cztery karty w czterech kolorach za sumę ich cyfr?
craftsmen-ask-invest-lacks = Nie możesz zainwestować: brakuje karty w kolorze: { $colours }.
craftsmen-ask-invest-next = Zainwestowano dotąd: { $cards }. Która karta następnego koloru?
craftsmen-chance = Trwa dobieranie kart.
craftsmen-over = Gra skończona. Zwycięstwo: { $players }, { $points }.

craftsmen-wait = Czekamy ({ $seat }): { $what }.
craftsmen-wait-exchange = wymiana przed grą
craftsmen-wait-helper = wysłanie pomocnika
craftsmen-wait-fee = opłata za zajęte pole
craftsmen-wait-discard = odrzucanie kart
craftsmen-wait-pay = płatność
craftsmen-wait-bid = stawka w licytacji
craftsmen-wait-look = przywilej notariusza
craftsmen-wait-stall = znacznik na jarmark
craftsmen-wait-token = żeton pracy
craftsmen-wait-invest = inwestycja

# Propozycje

craftsmen-exchange = Wymień kartę z ręki: { $kind }
craftsmen-take-sawmill = Wymień swój tartak na ten: { $sawmill }
craftsmen-return = { $card }: { $makes }
craftsmen-return-next = Następna od góry: { $card }, { $makes }
craftsmen-place = { $stage } { $guild } ({ $does }): { $space }
craftsmen-place-full = { $stage } { $guild } ({ $does })
craftsmen-stack = { $stage } { $guild } ({ $does }): { $space }, na innym dysku
craftsmen-stack-own = { $stage } { $guild } ({ $does }): { $space }, na własnym dysku
craftsmen-stack-two = { $stage } { $guild } ({ $does }): { $space }, na dysku przeciwnika ({ $owner }), który dobiera kartę kapitału
craftsmen-stack-free = { $stage } { $guild } ({ $does }): { $space }, na cudzym dysku ({ $owner }), bez opłaty
craftsmen-stack-fee = { $stage } { $guild } ({ $does }): { $space }, na cudzym dysku ({ $owner }), za kartę kapitału lub { $points }
craftsmen-pay-points = Zapłać { $points }
craftsmen-give = Oddaj: { $card }
craftsmen-give-to = Oddaj ({ $to }): { $card }
craftsmen-pay = Zapłać: { $card }
craftsmen-pay-whole = Zapłać: { $card }; to wystarczy, razem { $worth }
craftsmen-pay-part = Zapłać: { $card }; brakuje jeszcze { $left }
craftsmen-discard = Odrzuć: { $card }
craftsmen-invest = Zainwestuj: { $card }
craftsmen-take = Weź z planszy: { $card }
craftsmen-draw = Weź wierzchnią kartę stosu
    .told = bierze wierzchnią kartę stosu
craftsmen-draw-rest = { $count ->
    [one] Bez drugiej odkrytej: dobierz { $count } kartę ze stosu
    [few] Bez drugiej odkrytej: dobierz { $count } karty ze stosu
   *[many] Bez drugiej odkrytej: dobierz { $count } kart ze stosu
}
    .told = { $count ->
        [one] dobiera { $count } kartę ze stosu
        [few] dobiera { $count } karty ze stosu
       *[many] dobiera { $count } kart ze stosu
    }
craftsmen-build = Wybuduj { $end } za { $cost }: { $card }, { $makes }
craftsmen-build-privileged = Wybuduj { $end } za { $cost } mimo niepasujących kolorów ({ $means }): { $card }, { $makes }
craftsmen-buy = Kup za { $price } (kolory: { $colours }): { $card }, { $makes }
craftsmen-auction = Wystaw na licytację: { $card }, { $makes }
craftsmen-bid = Stawka { $amount }
craftsmen-look = Podejrzyj karty ze stosu i z planszy ({ $kind }; { $means })
craftsmen-lay = Wyłóż: { $card }, { $makes }
    .told = wykłada: { $card }
craftsmen-put-top = Na wierzch stosu
    .told = kładzie jedną na wierzch stosu
craftsmen-put-under = Na spód stosu
    .told = kładzie jedną na spód stosu
craftsmen-token-privilege = Weź żeton przywileju (w puli: { $left })
craftsmen-token-work = Weź żeton pracy (w puli: { $left })
craftsmen-precede = Przesuń pomocnika na tor zmiany kolejności: miejsce { $place } w następnej porze roku
craftsmen-privilege-bankers = Odrzuć mniej kart ({ $means })
craftsmen-privilege-crafts = Drugi surowiec za ten sam punkt pracy ({ $means })
craftsmen-privilege-merchants = Zapłać swoim znacznikiem z jarmarku ({ $means })
craftsmen-stall = Połóż znacznik na jarmarku
craftsmen-pass-helpers = Spasuj: w tej porze roku nie wysyłasz już pomocników; { $points }, jeśli ktoś zostanie w domu
craftsmen-pass-bid = Spasuj: nie licytujesz dalej
craftsmen-pass-mayor = Spasuj: karta idzie na spód stosu
craftsmen-done = Zakończ
craftsmen-done-exchange = Zostaw wszystko, jak jest
    .told = zostawia wszystko bez zmian
craftsmen-done-stall = Nie kładź znacznika na jarmarku
    .told = nie kładzie znacznika na jarmarku
craftsmen-done-token = Nie zużywaj teraz żetonu pracy
    .told = nie zużywa żetonu pracy
craftsmen-done-invest = Nie inwestuj
    .told = nic nie inwestuje
craftsmen-done-builders = Nie buduj więcej i zapłać { $cost }
    .told = więcej nie buduje
craftsmen-done-crafts = { $count ->
    [one] Zakończ; { $count } punkt pracy przepada
    [few] Zakończ; { $count } punkty pracy przepadają
   *[many] Zakończ; { $count } punktów pracy przepada
}
    .told = { $count ->
        [one] traci { $count } punkt pracy
        [few] traci { $count } punkty pracy
       *[many] traci { $count } punktów pracy
    }
craftsmen-done-bankers = Nie bierz kart
    .told = nie bierze kart
craftsmen-done-builders-none = Nic nie buduj
    .told = nic nie buduje
craftsmen-done-notary = Niczego nie kupuj ani nie licytuj
    .told = niczego nie kupuje ani nie licytuje
craftsmen-done-notary-look = Nie podglądaj kart
    .told = nie podgląda kart
craftsmen-done-crafts-second = Nie wytwarzaj drugiego surowca
    .told = nie wytwarza drugiego surowca
craftsmen-done-merchants = Nie kupuj półproduktu
    .told = nie kupuje półproduktu
craftsmen-done-town-hall = Niczego nie bierz
    .told = niczego nie bierze
craftsmen-make = Wytwórz: { $good }, na kartę: { $card } ({ $makes })
craftsmen-make-fair = Wytwórz i wyślij na jarmark: { $good }
craftsmen-fetch = Z jarmarku jako { $good }, na kartę: { $card } ({ $makes })
craftsmen-work = Produkuj: { $card }, { $makes }
craftsmen-deliver = Na kartę: { $card } ({ $makes })
craftsmen-store = Do spichlerza, za kartę kapitału
craftsmen-store-pushing = Do spichlerza, za kartę kapitału; znika najstarszy znacznik ({ $owner })
craftsmen-store-own = Do spichlerza, za kartę kapitału; znika twój własny najstarszy znacznik
craftsmen-load = Statek { $ship }: { $points } na koniec roku; na teraz miejsce { $place } pod względem znaczników, razem { $all }
craftsmen-bribe = Statek { $ship }: { $points } na koniec roku; na teraz miejsce { $place } pod względem znaczników, razem { $all }; przekup kapitana kartą, wylatuje znacznik ({ $thrown })
craftsmen-lose = Pozwól przepaść: bez punktów
craftsmen-purchase = { $good }, na kartę: { $card } ({ $makes })
    .told = kupuje: { $good }, na kartę: { $card }
craftsmen-purchase-from = { $good }, na kartę: { $card } ({ $makes }); zapłata dla: { $seller }
craftsmen-drawn-capital = Dobrano: { $card }
craftsmen-drawn-card = Dobrano: { $card }, { $makes }
craftsmen-drawn-sawmill = Rozdano: { $sawmill }
craftsmen-next = Następne miejsce w kolejności: { $seat }

craftsmen-bundle-pay = Zapłać: { $cards }; ręka będzie warta { $left }
craftsmen-bundle-pay-over = Zapłać: { $cards }, o { $over } za dużo; ręka będzie warta { $left }
craftsmen-bundle-built = Nie buduj więcej i zapłać: { $cards }; ręka będzie warta { $left }
craftsmen-bundle-built-over = Nie buduj więcej i zapłać: { $cards }, o { $over } za dużo; ręka będzie warta { $left }
craftsmen-bundle-discard = Odrzuć: { $cards }; ręka będzie warta { $left }
craftsmen-bundle-discard-less = Odrzuć tylko: { $cards } ({ $means }); ręka będzie warta { $left }
craftsmen-bundle-invest = Zainwestuj: { $cards }, daje { $points }; ręka będzie warta { $left }
craftsmen-bundle-swap = Wymień: { $card }, { $makes }

craftsmen-heading-exchange = Wymień
craftsmen-heading-return = Wybierz kartę
craftsmen-heading-place = Wyślij pomocnika na wolne pole
craftsmen-heading-stack = Połóż dysk na innym
craftsmen-heading-give = Zapłać drugiemu graczowi
craftsmen-heading-pay = Płać karta po karcie
craftsmen-heading-discard = Odrzucaj karta po karcie
craftsmen-heading-invest = Inwestuj karta po karcie
craftsmen-heading-take = Weź kapitał
craftsmen-heading-build = Wybuduj: { $card }
craftsmen-heading-buy = Kup kartę budynku
craftsmen-heading-auction = Wystaw kartę budynku na licytację
craftsmen-heading-bid = Stawka od { $from } do { $to }
craftsmen-heading-look = Skorzystaj z przywileju notariusza
craftsmen-heading-lay = Wyłóż kartę
craftsmen-heading-put = Odłóż pozostałe
craftsmen-heading-make = Wytwórz surowiec: { $good }
craftsmen-heading-fetch = Weź surowiec z jarmarku
craftsmen-heading-work = Wytwórz półprodukt lub produkt końcowy
craftsmen-heading-deliver = Dokąd trafia
craftsmen-heading-load = Załaduj na statek
craftsmen-heading-purchase = Kup półprodukt: { $good }
craftsmen-heading-privilege = Skorzystaj z przywileju
craftsmen-heading-token = Weź żeton
craftsmen-heading-precede = Zmień kolejność
craftsmen-heading-pass = Spasuj
craftsmen-heading-chance = Los

# Dziennik

craftsmen-event-reshuffled = Odrzucone karty kapitału są tasowane i tworzą nowy stos.
craftsmen-event-sawmill-built = { $seat }: na początek { $sawmill }.
craftsmen-event-card-swapped = { $seat }: wymiana karty ({ $kind }).
craftsmen-event-ordered = { $seat }: miejsce { $place } na torze kolejności.
craftsmen-event-season-began = Rok { $year }: { $season }.
craftsmen-event-stage-began = Etap { $stage }: { $guild }.
craftsmen-event-sent = { $seat }: pomocnik wysłany ({ $guild }, { $space }).
craftsmen-event-stacked = { $seat }: pomocnik na cudzym dysku, { $owner } ({ $guild }, { $space }).
craftsmen-event-stacked-own = { $seat }: pomocnik na własnym dysku ({ $guild }, { $space }).
craftsmen-event-capital-given = { $seat }: karta kapitału oddana, dostaje ją { $to }.
craftsmen-event-passed = { $seat }: pas, bez dalszych pomocników.
craftsmen-event-capital-taken = { $seat }: wzięto z planszy: { $card }.
craftsmen-event-discarded = { $seat }: odrzucono: { $card }.
craftsmen-event-paid = { $seat }: zapłacono: { $card }.
craftsmen-event-privilege-used = { $seat }: przywilej ({ $guild }).
craftsmen-event-privilege-token = { $seat }: przywilej za żeton ({ $guild }).
craftsmen-event-built = { $seat }: wybudowano { $end }: { $card }.
craftsmen-event-bonus-taken = { $seat }: pierwsza pełna linia produkcyjna, żeton bonusowy: { $good }, { $points } na koniec gry.
craftsmen-event-bought = { $seat }: kupiono kartę za { $price }: { $card }.
craftsmen-event-auction-opened = { $seat }: na licytację: { $card }.
craftsmen-event-bid = { $seat }: stawka { $amount }.
craftsmen-event-bid-passed = { $seat }: pas w licytacji.
craftsmen-event-mayor-showed = Burmistrz pokazuje: { $card }.
craftsmen-event-mayor-offered = Oferta burmistrza: { $amount }.
craftsmen-event-auction-won = { $seat }: wygrana licytacja za { $amount }: { $card }.
craftsmen-event-card-withdrawn = Nikt nie przebił burmistrza, karta idzie na spód stosu: { $card }.
craftsmen-event-looked-at = { $seat }: podgląd kart ({ $kind }).
craftsmen-event-put-on-top = { $count ->
    [one] { $seat }: odłożono { $count } kartę na wierzch stosu: { $kind }.
    [few] { $seat }: odłożono { $count } karty na wierzch stosu: { $kind }.
   *[many] { $seat }: odłożono { $count } kart na wierzch stosu: { $kind }.
}
craftsmen-event-put-under = { $count ->
    [one] { $seat }: odłożono { $count } kartę na spód stosu: { $kind }.
    [few] { $seat }: odłożono { $count } karty na spód stosu: { $kind }.
   *[many] { $seat }: odłożono { $count } kart na spód stosu: { $kind }.
}
craftsmen-event-raw-made = { $seat }: wytworzono: { $good }, na kartę: { $card }.
craftsmen-event-raw-to-fair = { $seat }: wytworzono i wysłano na jarmark: { $good }.
craftsmen-event-fetched = { $seat }: wzięto z jarmarku: { $good }, na kartę: { $card }.
craftsmen-event-made = { $seat }: wyprodukowano: { $good } ({ $card }).
craftsmen-event-delivered = { $seat }: przekazano: { $good }, na kartę: { $card }.
craftsmen-event-stored = { $seat }: sprzedano do spichlerza: { $good }.
craftsmen-event-pushed-out = Ze spichlerza znika najstarszy znacznik: { $good } ({ $seat }).
craftsmen-event-pushed-out-natural = Ze spichlerza znika najstarszy znacznik: { $good } (naturalny).
craftsmen-event-loaded = { $seat }: załadowano na statek { $ship }: { $good }.
craftsmen-event-thrown-out = Przekupiony kapitan statku { $ship } wyrzuca znacznik: { $good } ({ $seat }).
craftsmen-event-lost = { $seat }: brak miejsca na statku, { $good } przepada bez punktów.
craftsmen-event-purchased = { $seat }: kupiono ze spichlerza: { $good }, na kartę: { $card }.
craftsmen-event-purchased-from = { $seat }: kupiono ze spichlerza znacznik innego gracza ({ $owner }): { $good }, na kartę: { $card }.
craftsmen-event-stalled = { $seat }: znacznik na jarmarku.
craftsmen-event-token-privilege = { $seat }: żeton przywileju.
craftsmen-event-token-work = { $seat }: żeton pracy.
craftsmen-event-work-token-spent = { $seat }: zużyto żeton pracy.
craftsmen-event-preceded = { $seat }: pomocnik na torze zmiany kolejności.
craftsmen-event-year-ended = Podliczenie roku { $year }: statki, rozbudowa miasta, spichlerz, inwestycje.
craftsmen-event-sailed = Statek { $ship } odpływa z portu.
craftsmen-event-fee-paid = { $seat }: opłata: { $points }.
craftsmen-event-scored = { $seat }: { $points } ({ $source }).
craftsmen-event-ended = Gra skończona.

# Pozycja

craftsmen-page-when = Rok { $year }, { $season } – { $part }
craftsmen-page-deal = Przed grą: rozdawanie kart
craftsmen-page-exchange = Przed grą: wymiana
craftsmen-page-helpers = faza pomocników
craftsmen-page-stage = { $stage } { $guild }
craftsmen-page-work-tokens = żetony pracy po etapie { $stage }
craftsmen-page-hand-limit = koniec pory roku
craftsmen-page-investments = inwestycje
craftsmen-page-turn = Decyduje:
craftsmen-page-order = Tor kolejności:
craftsmen-page-track = Tor zmiany kolejności:
craftsmen-page-work = Pozostałe punkty pracy:
craftsmen-page-auction = Licytacja:
craftsmen-page-bid = najwyższa stawka { $bid }:
craftsmen-page-mayor = oferta burmistrza { $bid } ({ $cards })
craftsmen-page-bill = Do zapłaty:
craftsmen-page-bill-paid = { $price }; zapłacono dotąd: { $cards }
craftsmen-page-look = Podgląd kart:
craftsmen-page-looked-at = { $kind }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
craftsmen-page-known = znane:
craftsmen-page-guilds = Miasto
craftsmen-page-guild = Etap
craftsmen-page-gold = Złote
craftsmen-page-silver = Srebrne
craftsmen-page-ribbon = Wstążka
craftsmen-page-cards = Odkryte karty
craftsmen-page-capital = Kapitał:
craftsmen-page-piles = w stosie { $deck }, odrzucone { $discarded }
craftsmen-page-card = Budynek
craftsmen-page-colours = Kolory
craftsmen-page-makes = Produkcja
craftsmen-page-cost = Budowa
craftsmen-page-price = Kupno
craftsmen-page-deck = W stosie
craftsmen-page-in-deck = W stosie ({ $kind }), powyżej: { $above }, od góry:
craftsmen-page-in-deck-mixed = W stosie ({ $kind }), powyżej: { $above }, wśród { $count } w nieznanej kolejności:
craftsmen-page-granary = Spichlerz i jarmark
craftsmen-page-stored = W spichlerzu [dolny, następny do kupna|górny]:
craftsmen-page-fair = Znaczniki na jarmarku:
craftsmen-page-ships = Port
craftsmen-page-ship = Statek
craftsmen-page-most = Najwięcej
craftsmen-page-holds = Ładownie: punkty [lewe|prawe]
craftsmen-page-pays = Teraz dałby
craftsmen-page-tokens = Żetony
craftsmen-page-pool = W puli:
craftsmen-page-pool-tokens = żetony przywilejów { $privilege }, żetony pracy { $work }
craftsmen-page-bonus = Żetony bonusowe:
craftsmen-page-legend = → działa teraz, * przywilej wykorzystany. Kolory karty: górny/dolny. W rzędach ● to zajęta ikona, ○ wolna. Statki: towar + punkty za miejsce.
craftsmen-page-row = Rząd:
craftsmen-page-growth = Kolory:
craftsmen-page-has = Ma:
craftsmen-page-things = pomocnicy w domu { $helpers }, żetony przywilejów { $privilege }, żetony pracy { $work }, kostki { $cubes }
craftsmen-page-things-passed = pomocnicy w domu { $helpers } (pas), żetony przywilejów { $privilege }, żetony pracy { $work }, kostki { $cubes }
craftsmen-page-hand = Kapitał:
craftsmen-page-worth = razem warte { $worth }
craftsmen-page-among = wśród nich { $cards }
craftsmen-page-hand-cards = Karty:
craftsmen-page-hidden = { $kind } ×{ $count }
craftsmen-page-points = Punkty dotąd:
craftsmen-page-source = { $name } { $points }

# Punkty

craftsmen-source-start = początek
craftsmen-source-idle = pomocnicy w domu
craftsmen-source-fees = opłaty
craftsmen-source-production = produkcja
craftsmen-source-majorities = najwięcej znaczników na statkach
craftsmen-source-cargo = towary na statkach
craftsmen-source-growth = rozbudowa miasta
craftsmen-source-granary = spichlerz
craftsmen-source-investment = inwestycje
craftsmen-source-bonus-tokens = żetony bonusowe

craftsmen-tie-capital-cards = karty kapitału
craftsmen-tie-order = miejsce na torze kolejności

# Odmowy

craftsmen-illegal-not-your-turn = To nie twoja kolej. Poczekaj, aż nadejdzie.
craftsmen-illegal-not-asked = Nie o to teraz chodzi. Wybierz jedną z proponowanych akcji.
craftsmen-illegal-game-over = Gra jest skończona. Zacznij nową, żeby grać dalej.
craftsmen-illegal-no-such-outcome = Tego nie można teraz dobrać. Wybierz jeden z możliwych wyników.
craftsmen-illegal-nothing-to-swap = Nie ma już czego wymienić. Wymień coś innego albo przejdź dalej.
craftsmen-illegal-no-such-sawmill = Tego tartaku nie ma w pudełku. Wybierz taki, który w nim leży.
craftsmen-illegal-not-in-hand = Nie masz tej karty. Wybierz taką, którą masz.
craftsmen-illegal-queue-full = Wszystkie pola tej kolejki są zajęte. Połóż dysk na pojedynczym dysku.
craftsmen-illegal-queue-open = W tej kolejce jest wolne pole. Wyślij pomocnika na nie.
craftsmen-illegal-cannot-stack-there = Dysk można położyć tylko na pojedynczym. Wybierz inne pole.
craftsmen-illegal-guild-full = Więcej twoich pomocników nie wejdzie do tego budynku. Wybierz inny.
craftsmen-illegal-cannot-pay-fee = Nie masz ani karty, ani punktów na opłatę. Wybierz inny budynek.
craftsmen-illegal-does-not-fit = Z tą kartą płatności nie da się ukończyć albo jest zbędna. Wybierz jedną z proponowanych kart.
craftsmen-illegal-not-on-board = Ta karta nie leży na planszy. Wybierz taką, która leży.
craftsmen-illegal-colours-differ = Ani górny, ani dolny kolor nie pasuje do sąsiada. Wybierz drugi koniec albo inną kartę, albo skorzystaj z przywileju.
craftsmen-illegal-privilege-not-needed = Kolory pasują, przywilej jest niepotrzebny. Wybuduj bez niego.
craftsmen-illegal-no-privilege = Nie masz tu przywileju. Potrzebne jest złote pole albo żeton, raz na pomocnika.
craftsmen-illegal-too-expensive = Twoje karty nie są tyle warte. Wybierz coś tańszego.
craftsmen-illegal-bid-too-low = Stawka musi być wyższa. Podbij albo spasuj.
craftsmen-illegal-must-bid = Kto zaczyna licytację, musi podać cenę. Podaj kwotę.
craftsmen-illegal-no-cards-left = Nie ma już kart tego rodzaju. Wybierz inny rodzaj.
craftsmen-illegal-action-taken = Ten pomocnik już kupił albo licytował. Został tylko przywilej.
craftsmen-illegal-cannot-make = Żaden twój budynek tego nie wytwarza. Wybierz coś, co wytwarza.
craftsmen-illegal-no-free-icon = Nie ma tam wolnej ikony. Wybierz budynek, który tego potrzebuje.
craftsmen-illegal-fair-full = Nie masz już miejsca na jarmarku. Przekaż surowiec do budynku.
craftsmen-illegal-fair-empty = Nie masz znacznika na jarmarku. Najpierw go tam wyślij.
craftsmen-illegal-no-cube = Nie masz już kostek. Najpierw coś ukończ albo załaduj.
craftsmen-illegal-inputs-missing = Na tym budynku czegoś brakuje. Najpierw zapełnij jego ikony.
craftsmen-illegal-no-work = Nie masz już punktów pracy.
craftsmen-illegal-wrong-place = Ten towar tam nie trafia. Wybierz jedno z proponowanych miejsc.
craftsmen-illegal-hold-full = Ta ładownia jest pełna. Wybierz inny statek albo przekup kapitana.
craftsmen-illegal-hold-open = W tej ładowni jest miejsce: załaduj bez przekupstwa.
craftsmen-illegal-own-marker = Musiałby wylecieć twój własny znacznik. Wybierz inny statek.
craftsmen-illegal-must-load = Na statku jest miejsce, więc towar trzeba załadować.
craftsmen-illegal-not-for-sale = Tego półproduktu nie możesz kupić. Wybierz inny.
craftsmen-illegal-no-token = Nie możesz wziąć takiego żetonu: nie ma go w puli albo masz już trzy.
craftsmen-illegal-no-place-on-track = Nie możesz zmienić kolejności: tor jest pełny albo już na nim jesteś.
craftsmen-illegal-wrong-colour = Inwestuje się po jednej karcie każdego koloru, w kolejności kolorów. Wybierz jedną z proponowanych kart.
craftsmen-illegal-must-finish = Co zaczęte, trzeba dokończyć: cztery karty w czterech kolorach.

# Pomoc

craftsmen-help-stage = Etap { $stage }. { $text }
craftsmen-help-bankers = Karty kapitału, razem { $gained }: jedna lub dwie odkryte, reszta ze stosu. Potem odrzuca się { $discarded } z całej ręki. Przywilej: odrzuca się tylko { $fewer }.
craftsmen-help-builders = Wybuduj do { $most } obiektów z ręki, po lewej lub prawej stronie rzędu. Kosztują { $costs } (podstawowy/rozszerzony/zaawansowany), płaci się razem, w dowolnych kolorach. Kto pierwszy ma pełną linię produkcyjną produktu końcowego, bierze jego żeton bonusowy. Przywilej: jeden z obiektów nie musi pasować kolorem.
craftsmen-help-notary = Kup odkrytą kartę za { $prices } (podstawowa/rozszerzona/zaawansowana), tylko kartami kapitału w jej kolorach, albo wystaw ją na licytację. Przywilej, przed akcją lub po niej: podejrzyj trzy karty ze stosu i dwie odkryte tego samego typu, wyłóż dwie, pozostałe odłóż w dowolnej kolejności na wierzch lub spód stosu.
craftsmen-help-crafts = Punkty pracy w latach 1/2/3: { $work }. Każdy daje surowiec, zakup na jarmarku, półprodukt albo produkt końcowy. Niewykorzystane przepadają. Przywilej: jeden punkt pracy daje dwa surowce.
craftsmen-help-merchants = Kup jeden półprodukt ze spichlerza za dowolną kartę kapitału; trafia na wolną ikonę twojego budynku zaawansowanego. Za znacznik innego gracza kartę dostaje ten gracz. Własnego kupić nie można. Przywilej: zapłać swoim znacznikiem z jarmarku; sprzedawca może wtedy położyć tam swój.
craftsmen-help-town-hall = Weź żeton przywileju albo żeton pracy (najwyżej { $most } każdego rodzaju) albo przesuń pomocnika na tor zmiany kolejności (pola: { $spaces }): w następnej porze roku jego gracze będą pierwsi. Przywileju tu nie ma.
craftsmen-help-sawmill = Pierwszy budynek każdego rzędu. Surowiec: { $good }. Przed grą można go wymienić na tartak w innych kolorach.
craftsmen-help-workshop = Rodzaj: { $kind }. Produkcja: { $makes }. Koszt budowy { $cost }; cena karty u notariusza { $price }. Karty (kolor górny/dolny): { $cards }.
craftsmen-help-raw = Surowiec, wytwarza go: { $maker }. Potrzebuje go: { $users }. Od razu trafia do takiego budynku albo na jarmark, skąd można go wziąć jako dowolny surowiec.
craftsmen-help-half = Półprodukt, wytwarza go: { $maker } ({ $makes }). Potrzebuje go: { $users }. Trafia do takiego budynku albo do spichlerza za kartę kapitału.
craftsmen-help-meat = Półprodukt, wytwarza go: { $maker } ({ $makes }). Ładuje się go na statek jak produkt końcowy. Statki { $ships }: { $points } za każdy znacznik.
craftsmen-help-final = Produkt końcowy, wytwarza go: { $maker } ({ $makes }). Statki { $ships }: { $points } za każdy znacznik. Pełna linia produkcyjna: { $line }; żeton bonusowy: { $bonus }.
craftsmen-help-ship = Za najwięcej znaczników: { $majority }. Ładownie od góry, z punktami za znacznik: { $holds }.

craftsmen-term-calendar = kalendarz
craftsmen-help-term-calendar = Lat jest { $years }, każde ma cztery pory roku. Wiosna, lato i jesień: faza pomocników, sześć etapów i faza końcowa. Zima jest krótka. Po niej podlicza się rok.
craftsmen-term-capital = karty kapitału
craftsmen-help-term-capital = Jedyny środek płatniczy: cztery kolory, cyfry od 1 do 3. Karta jest warta swoją cyfrę; dwie/trzy/cztery karty jednego koloru mogą być warte razem { $sets }, i tak dalej. Reszty się nie wydaje.
craftsmen-term-hand-limit = limit kart
craftsmen-help-term-hand-limit = Nigdy więcej kart kapitału niż { $most }, a na koniec pory roku nie więcej niż { $end }. Nadwyżkę się odrzuca.
craftsmen-term-exchange = przed grą
craftsmen-help-term-exchange = Najniższa suma cyfr zaczyna, przy równych sumach młodszy gracz; punkty początkowe według kolejności: { $points }. Potem każdy może wymienić jedną kartę budynku i tartak.
craftsmen-term-helpers = pomocnicy
craftsmen-help-term-helpers = Każdy gracz ma ich { $helpers }. Wysyła się ich po kolei, aż wszyscy spasują. Kto ma na koniec niewysłanych, dostaje { $points }.
craftsmen-term-queue = kolejka
craftsmen-help-term-queue = Trzy pola: złote daje przywilej, srebrne nic, na polu ze wstążką dokładanie jest bezpłatne. Pomocnik idzie na pierwsze wolne. W jednym budynku najwyżej { $own } pomocników gracza, a razem { $all } przy 2/3/4/5 graczach. Akcje od lewej do prawej, najpierw dysk na dole.
craftsmen-term-stacking = dokładanie dysków
craftsmen-help-term-stacking = Gdy wszystkie pola są zajęte, dysk można położyć na pojedynczym. Jego właściciel dostaje kartę kapitału albo punkty, w latach 1/2/3: { $fees }. Na polu ze wstążką i na własnym dysku bez opłaty.
craftsmen-term-privilege = żetony przywilejów
craftsmen-help-term-privilege = Żeton pozwala pomocnikowi w etapach I–V skorzystać z przywileju bez złotego pola, raz na pomocnika. Na koniec pory roku biorą po jednym ci, którzy wykorzystali najmniej przywilejów. Gracz ma najwyżej { $most }; w grze { $pool } przy 2/3/4/5 graczach.
craftsmen-term-work = żetony pracy
craftsmen-help-term-work = Między etapami żeton to jeden punkt pracy do natychmiastowego użycia, jak w cechu rzemiosł. Gracz ma najwyżej { $most }.
craftsmen-term-bonus = żetony bonusowe
craftsmen-help-term-bonus = Po jednym na produkt końcowy, dla pierwszego gracza, którego budynki wytwarzają go i wszystko, z czego powstaje, aż po surowce. Punkty na koniec gry: { $tokens }.
craftsmen-term-kinds = rodzaje budynków
craftsmen-help-term-kinds = Podstawowe dają surowce, rozszerzone półprodukty, zaawansowane produkty końcowe; kart jest { $cards }. Rozszerzone i zaawansowane dają punkty, gdy coś wytwarzają.
craftsmen-term-colours = zasada budowania
craftsmen-help-term-colours = Nowy budynek dokłada się na końcu rzędu. Jego górny kolor musi być taki jak górny kolor sąsiada albo dolny taki jak dolny.
craftsmen-term-auction = licytacja i burmistrz
craftsmen-help-term-auction = Rozpoczynający podaje cenę; kolejni gracze podbijają albo odpadają. Zwycięzca płaci w dowolnych kolorach. Jeśli nikt nie podbije, burmistrz odkrywa karty kapitału: { $mayor } (podstawowy/rozszerzony/zaawansowany); rozpoczynający przebija albo karta idzie na spód stosu. Stawka wyższa od oferty burmistrza wygrywa od razu.
craftsmen-term-fair = jarmark
craftsmen-help-term-fair = Surowiec można tu wysłać; później punkt pracy zabiera znacznik jako dowolny surowiec. Gracz ma tu najwyżej { $most } znaczniki; zostają na kolejne lata.
craftsmen-term-granary = spichlerz
craftsmen-help-term-granary = Po dwa pola na każdy półprodukt oprócz mięsa. Nowy znacznik wchodzi od góry; gdy oba pola są zajęte, dolny znika. Sprzedający bierze kartę kapitału. Każdy znacznik, który po zimie tu leży, daje { $points }.
craftsmen-term-ships = statki
craftsmen-help-term-ships = Produkty końcowe i mięso ładuje się do ładowni danego towaru, od prawej. Gdy oba pola są zajęte, kapitan przekupiony jedną kartą kapitału wyrzuca lewy znacznik, nigdy twój własny. Czego nie da się załadować, przepada bez punktów.
craftsmen-term-cubes = kostki
craftsmen-help-term-cubes = Każdy gracz ma ich { $cubes }, na ikony, jarmark, spichlerz i statki razem. Bez kostki nic nowego nie można oznaczyć.
craftsmen-term-order = tor kolejności
craftsmen-help-term-order = W tej kolejności wysyła się pomocników i zużywa żetony. Na koniec pory roku gracze z toru zmiany kolejności zajmują pierwsze miejsca (pola: { $spaces }), reszta idzie za nimi jak dotąd.
craftsmen-term-winter = zima
craftsmen-help-term-winter = Bez pomocników: po kolei każdy może budować jak w etapie II, potem produkować jak w etapie IV. Można używać żetonów przywilejów.
craftsmen-term-year = podliczenie roku
craftsmen-help-term-year = 1. Statki: punkty za najwięcej znaczników, przy remisie wyższy, potem bardziej lewy znacznik; następnie każdy znacznik daje wartość ładowni. 2. Rozbudowa miasta: { $growth } za zestaw czterech kolorów. 3. Spichlerz: { $granary } za znacznik. 4. Inwestycje.
craftsmen-term-growth = rozbudowa miasta
craftsmen-help-term-growth = Po każdej zimie liczy się wszystkie połówki twoich budynków według kolorów, także tartak: { $points } za każdy zestaw czterech różnych kolorów.
craftsmen-term-investment = inwestycje
craftsmen-help-term-investment = Po każdej zimie możesz odrzucić dokładnie cztery karty kapitału w czterech kolorach za sumę ich cyfr.
craftsmen-term-two-players = dwóch graczy
craftsmen-help-term-two-players = Kolejki mają dwa pola. Dokładanie nic nie kosztuje, ale przeciwnik dobiera kartę kapitału. Nie ma toru zmiany kolejności: gracze zamieniają się miejscami po każdej porze roku. Żeton przywileju na koniec pory roku tylko dla tego, kto wykorzystał mniej przywilejów.
craftsmen-term-game-end = koniec gry
craftsmen-help-term-game-end = Po trzecim roku dolicza się żetony bonusowe i wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie punktów lepszy jest gracz z większą liczbą kart kapitału na ręce po ostatnich inwestycjach; liczą się same karty, nie ich cyfry. Jeśli i kart jest tyle samo, lepszy jest ten, kto ma dalsze miejsce na torze kolejności z ostatniej zimy: remis wygrywa gracz, który szedł później.
craftsmen-term-data = odtworzone karty
craftsmen-help-term-data = Publicznie nie ma listy wydrukowanych kart. Kolory, receptury i punkty wielu kart, ładownie statków i żetony bonusowe są odtworzone z instrukcji i recenzji. Mogą się różnić od twojego pudełka.
