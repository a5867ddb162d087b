# Orlean. Poddani i towary stoją w liczbie pojedynczej (orleans-follower-…, orleans-good-…) i z liczbą
# (orleans-followers-…, orleans-goods-…), w mianowniku. Nazwy budynków stoją w mianowniku, przed dwukropkiem,
# po nim albo w cudzysłowie.

orleans-title = Orlean
orleans-about = Zbieraj poddanych w sakiewce, co rundę losuj część z nich i wysyłaj do pracy: pozyskują nowych, podróżują z twoim kupcem wzdłuż Loary, stawiają faktorie i wspierają miasto. Po osiemnastu rundach liczą się monety, towary, faktorie i mieszczanie, a dwoje ostatnich według twojego poziomu rozwoju.

# Opcje

option-orleans-edition = Wydanie
option-orleans-edition-polish = polskie: Łaźnia działa sama, skarbiec ograniczony; bez premii nie można pozyskać poddanego; usprawnienia także podczas planowania
option-orleans-edition-russian = rosyjskie: Łaźnia jest akcją, skarbiec bez ograniczeń; wyczerpana premia przepada; usprawnienia tylko po spasowaniu
option-orleans-edition-original = pierwsze: Łaźnia działa sama, poza tym jak w rosyjskim
option-orleans-bathhouse = Łaźnia
option-orleans-bathhouse-edition = tak jak w wybranym wydaniu
option-orleans-bathhouse-passive = właściciel losuje w fazie 3 dwóch dodatkowych poddanych i jednego z nich zatrzymuje
option-orleans-bathhouse-active = akcja: losuje się dwóch poddanych, jeden od razu idzie do pracy
option-orleans-town-hall-min = Poddani w Ratuszu
option-orleans-town-hall-min-1 = wystarczy jeden
option-orleans-town-hall-min-2 = oba pola muszą być zajęte (jedno zdanie instrukcji rosyjskiej)
option-orleans-empty-bonus = Pozyskanie poddanego, gdy premia się wyczerpała
option-orleans-empty-bonus-edition = tak jak w wybranym wydaniu
option-orleans-empty-bonus-blocks = niemożliwe
option-orleans-empty-bonus-skips = możliwe, bez premii
option-orleans-bank = Monety
option-orleans-bank-edition = tak jak w wybranym wydaniu
option-orleans-bank-limited = ograniczone: pusty skarbiec nic nie wypłaca, póki ktoś do niego nie wpłaci
option-orleans-bank-unlimited = tyle, ile potrzeba
option-orleans-bank-total = Wartość wszystkich monet ograniczonego skarbca
option-orleans-bank-total-form = liczba od 40 do 999; 290 to wartość monet w pudełku
option-orleans-plague-starter = Zaraza losuje początkowego poddanego
option-orleans-plague-starter-lucky = wraca do sakiewki i nikt nie ginie
option-orleans-plague-starter-redraw = wraca do sakiewki i losuje się następnego
option-orleans-tech-timing = Kładzenie żetonów usprawnień
option-orleans-tech-timing-edition = tak jak w wybranym wydaniu
option-orleans-tech-timing-from-end-of-actions = po własnym spasowaniu oraz podczas planowania w późniejszych rundach
option-orleans-tech-timing-after-pass = tylko po własnym spasowaniu
option-orleans-take-back = Poddani zabierani na rynek przed losowaniem
option-orleans-take-back-limit = tylu, na ilu pozwalają ścieżka rycerstwa i rynek, także przy pustej sakiewce
option-orleans-take-back-bag = tylko zamiast losowania, na które pozwala sakiewka
option-orleans-tower-deeds = Z Baszty prochowej na planszę Darczyńców Miasta
option-orleans-tower-deeds-action = jako akcja w fazie 5
option-orleans-tower-deeds-planning = podczas planowania
option-orleans-planning-order = Planowanie
option-orleans-planning-order-simultaneous = wszyscy naraz
option-orleans-planning-order-in-turn-order-one-by-one = po kolei, po jednym budynku
option-orleans-planning-order-in-turn-order-whole = po kolei, każdy wszystko od razu
option-orleans-extra-tiles = Kafle budynków
option-orleans-extra-tiles-false = dwadzieścia kafli z pudełka
option-orleans-extra-tiles-true = sześć dodatkowych: Złotnik, Piekarnia, Skrytka, Trybunał, Baraki, Teatr (ich pola akcji to nasza rekonstrukcja)
option-orleans-hourglass-stack = Kolejność zdarzeń
option-orleans-hourglass-stack-single = tasowane wszystkie razem
option-orleans-hourglass-stack-abc = w trzech stosach po sześć różnych zdarzeń
option-orleans-remove-tiles = Usuwanie kafli budynków przed grą
option-orleans-remove-tiles-false = nie, grają wszystkie kafle
option-orleans-remove-tiles-true = każdy gracz może usunąć jeden; w grze dwuosobowej każdy usuwa dwa
option-orleans-start = Gracz rozpoczynający
option-orleans-start-random = losowo
option-orleans-start-A = miejsce A
option-orleans-start-B = miejsce B
option-orleans-start-C = miejsce C
option-orleans-start-D = miejsce D

# Poddani

orleans-follower-farmer = chłop
orleans-follower-boatman = flisak
orleans-follower-craftsman = rzemieślnik
orleans-follower-trader = handlarz
orleans-follower-knight = rycerz
orleans-follower-scholar = uczony
orleans-follower-monk = mnich
orleans-follower-own-farmer = początkowy chłop
orleans-follower-own-boatman = początkowy flisak
orleans-follower-own-craftsman = początkowy rzemieślnik
orleans-follower-own-trader = początkowy handlarz
orleans-follower-any = dowolny

orleans-followers-farmer = { $count ->
    [one] { $count } chłop
   *[many] { $count } chłopów
}
orleans-followers-boatman = { $count ->
    [one] { $count } flisak
   *[many] { $count } flisaków
}
orleans-followers-craftsman = { $count ->
    [one] { $count } rzemieślnik
   *[many] { $count } rzemieślników
}
orleans-followers-trader = { $count ->
    [one] { $count } handlarz
   *[many] { $count } handlarzy
}
orleans-followers-knight = { $count ->
    [one] { $count } rycerz
   *[many] { $count } rycerzy
}
orleans-followers-scholar = { $count ->
    [one] { $count } uczony
   *[many] { $count } uczonych
}
orleans-followers-monk = { $count ->
    [one] { $count } mnich
   *[many] { $count } mnichów
}
orleans-anybody = { $count ->
    [one] { $count } poddany
   *[many] { $count } poddanych
}

orleans-instead-of-farmer = zamiast chłopa
orleans-instead-of-boatman = zamiast flisaka
orleans-instead-of-craftsman = zamiast rzemieślnika
orleans-instead-of-trader = zamiast handlarza
orleans-instead-of-knight = zamiast rycerza
orleans-instead-of-scholar = zamiast uczonego

# Towary

orleans-good-grain = zboże
orleans-good-cheese = ser
orleans-good-wine = wino
orleans-good-wool = wełna
orleans-good-brocade = brokat
orleans-good-bread = chleb

orleans-goods-grain = { $count ->
    [one] { $count } zboże
    [few] { $count } zboża
   *[many] { $count } zboża
}
orleans-goods-cheese = { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[many] { $count } serów
}
orleans-goods-wine = { $count ->
    [one] { $count } wino
    [few] { $count } wina
   *[many] { $count } win
}
orleans-goods-wool = { $count ->
    [one] { $count } wełna
    [few] { $count } wełny
   *[many] { $count } wełny
}
orleans-goods-brocade = { $count ->
    [one] { $count } brokat
    [few] { $count } brokaty
   *[many] { $count } brokatów
}
orleans-goods-bread = { $count ->
    [one] { $count } chleb
    [few] { $count } chleby
   *[many] { $count } chlebów
}

# Budynki

orleans-place-farmhouse = Gospodarstwo
orleans-place-village = Wioska
orleans-place-university = Uniwersytet
orleans-place-castle = Zamek
orleans-place-monastery = Klasztor
orleans-place-ship = Barka
orleans-place-wagon = Dwukółka
orleans-place-guildhall = Siedziba cechu
orleans-place-scriptorium = Skryptorium
orleans-place-town-hall = Ratusz
orleans-place-hayrick = Stodoła
orleans-place-cheese-factory = Fabryka sera
orleans-place-winery = Winnica
orleans-place-wool-manufacturer = Wytwórnia wełny
orleans-place-tailor-shop = Zakład krawiecki
orleans-place-brewery = Browar
orleans-place-sacristy = Zakrystia
orleans-place-herb-garden = Ogród zielony
orleans-place-bathhouse = Łaźnia
orleans-place-windmill = Wiatrak
orleans-place-library = Biblioteka
orleans-place-hospital = Lazaret
orleans-place-gunpowder-tower = Baszta prochowa
orleans-place-cellar = Szynk
orleans-place-office = Kasa miejska
orleans-place-school = Szkoła
orleans-place-pharmacy = Apteka
orleans-place-horse-wagon = Furmanka
orleans-place-shipping-line = Przystań
orleans-place-laboratory = Laboratorium
orleans-place-goldsmith = Złotnik
orleans-place-bakery = Piekarnia
orleans-place-hideaway = Skrytka
orleans-place-court = Trybunał
orleans-place-barracks = Baraki
orleans-place-theatre = Teatr

orleans-does-farmhouse = pozyskaj chłopa i weź towar z następnego pola ścieżki chłopstwa
orleans-does-village = pozyskaj flisaka (monety), rzemieślnika (żeton usprawnienia) albo handlarza (kafel budynku)
orleans-does-university = pozyskaj uczonego i zyskaj punkty rozwoju
orleans-does-castle = pozyskaj rycerza; możesz losować więcej poddanych
orleans-does-monastery = pozyskaj mnicha, który zastąpi każdego innego; nie w rundzie Pielgrzymki
orleans-does-ship = przesuń kupca szlakiem wodnym; możesz wziąć leżący na nim towar
orleans-does-wagon = przesuń kupca traktem; możesz wziąć leżący na nim towar
orleans-does-guildhall = zbuduj faktorię w mieście, w którym stoi twój kupiec, jeśli nikt jej tam nie ma; w Orleanie każdy może mieć jedną
orleans-does-scriptorium = zyskaj 1 punkt rozwoju
orleans-does-town-hall = wyślij stąd 1 lub 2 poddanych do Darczyńców Miasta; początkowi poddani nie mają tu wstępu
orleans-does-hayrick = weź 1 zboże z jarmarku
orleans-does-cheese-factory = weź 1 ser z jarmarku
orleans-does-winery = weź 1 wino z jarmarku
orleans-does-wool-manufacturer = weź 1 wełnę z jarmarku
orleans-does-tailor-shop = weź 1 brokat z jarmarku
orleans-does-brewery = zyskaj 2 monety
orleans-does-sacristy = bez akcji, stojący tu mnich może wrócić do sakiewki i uchronić cię przed Żniwami, Podatkami albo Zarazą
orleans-does-herb-garden = bez akcji, twoi flisacy mogą zastąpić rzemieślników, handlarzy i chłopów
orleans-does-bathhouse = bez akcji, w fazie 3 możesz wylosować dwóch dodatkowych poddanych i jednego zatrzymać
orleans-does-bathhouse-active = wylosuj dwóch poddanych; jeden od razu idzie do pracy, drugi wraca do sakiewki
orleans-does-windmill = zyskaj 2 monety i 1 punkt rozwoju
orleans-does-library = zyskaj 2 punkty rozwoju
orleans-does-hospital = zyskaj tyle monet, ile wynosi twój poziom rozwoju
orleans-does-gunpowder-tower = dwa dodatkowe pola rynku; leżących na nich poddanych można też wysłać do Darczyńców Miasta
orleans-does-cellar = zyskaj 4 monety
orleans-does-office = zyskaj 1 monetę za każdą swoją zbudowaną faktorię
orleans-does-school = bez akcji, twoi uczeni mogą zastąpić każdego oprócz mnichów
orleans-does-pharmacy = zapłać od 1 do 3 monet za tyle samo punktów rozwoju
orleans-does-horse-wagon = przesuń kupca traktem; możesz wziąć leżący na nim towar
orleans-does-shipping-line = zyskaj 1 punkt rozwoju
orleans-does-laboratory = weź żeton usprawnienia
orleans-does-goldsmith = oddaj towar za punkty rozwoju: po 1 za każdą swoją zbudowaną faktorię
orleans-does-bakery = zapłać 2 monety i wypiecz chleb z najwyżej 3 żetonów zboża
orleans-does-hideaway = oddaj towar za premię z pola, na którym stoi jeden z twoich znaczników
orleans-does-court = przesuń kupca innego gracza dowolnym szlakiem; możesz wziąć leżący na nim towar, płacisz temu graczowi 1 monetę
orleans-does-barracks = bez akcji, każdy poddany może zastąpić rycerza
orleans-does-theatre = mieści dowolną liczbę poddanych; zyskaj 1 monetę za każdego z nich

# Zdarzenia, cele darczyńców, mieszczanie

orleans-hourglass-pilgrimage = Pielgrzymka
orleans-hourglass-income = Przychód
orleans-hourglass-harvest = Żniwa
orleans-hourglass-taxes = Podatki
orleans-hourglass-trading-day = Dzień targowy
orleans-hourglass-plague = Zaraza

orleans-deed-city-wall = Budowa murów miejskich
orleans-deed-papal-conclave = Konklawe
orleans-deed-defeating-plague = Zwalczenie zarazy
orleans-deed-astronomy = Astronomia
orleans-deed-boatmen-guild = Założenie cechu flisaków
orleans-deed-cathedral = Budowa katedry
orleans-deed-peace-treaty = Traktat pokojowy
orleans-deed-canalisation = Kanalizacja miasta
orleans-coin-or-point = 1 moneta lub 1 punkt rozwoju

orleans-citizen-boatman = koniec ścieżki flisaków
orleans-citizen-knight = ścieżka rycerstwa
orleans-citizen-development = ścieżka rozwoju, pole { $space }
orleans-citizen-stations = najwięcej faktorii

# Mapa

orleans-town-orleans = Orlean
orleans-town-chartres = Chartres
orleans-town-etampes = Étampes
orleans-town-le-mans = Le Mans
orleans-town-chateaudun = Châteaudun
orleans-town-montargis = Montargis
orleans-town-vendome = Vendôme
orleans-town-blois = Blois
orleans-town-briare = Briare
orleans-town-tours = Tours
orleans-town-chinon = Chinon
orleans-town-montrichard = Montrichard
orleans-town-vierzon = Vierzon
orleans-town-loches = Loches
orleans-town-bourges = Bourges
orleans-town-sancerre = Sancerre
orleans-town-chatellerault = Châtellerault
orleans-town-le-blanc = Le Blanc
orleans-town-chateauroux = Châteauroux
orleans-town-nevers = Nevers
orleans-town-argenton = Argenton
orleans-town-la-chatre = La Châtre
orleans-town-st-amand = Saint-Amand
orleans-way-road = traktem
orleans-way-water = szlakiem wodnym

# Liczby

orleans-player = { $seat }
orleans-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
orleans-development = { $count ->
    [one] { $count } punkt rozwoju
    [few] { $count } punkty rozwoju
   *[many] { $count } punktów rozwoju
}
orleans-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
orleans-technologies = { $count ->
    [one] { $count } żeton usprawnienia
    [few] { $count } żetony usprawnień
   *[many] { $count } żetonów usprawnień
}
orleans-built = { $count ->
    [one] { $count } faktoria
    [few] { $count } faktorie
   *[many] { $count } faktorii
}
orleans-nothing = brak
orleans-stack = Stos { $stack }

# Fazy

orleans-phase-setup = przygotowanie
orleans-phase-hourglass = klepsydra
orleans-phase-census = spis ludności
orleans-phase-followers = pozyskiwanie poddanych
orleans-phase-planning = planowanie
orleans-phase-actions = akcje
orleans-phase-event = zdarzenie

# Pytania

orleans-ask-removal = Możesz usunąć z gry jeden kafel budynku, zanim się zacznie.
orleans-ask-removal-two = Usuń z gry jeden kafel budynku, zanim się zacznie.
orleans-ask-draw = Ilu poddanych losujesz? Najwyżej: { $most }. W sakiewce: { $bag }. Na rynku: { $market }.
orleans-ask-back = { $count ->
    [one] Możesz przenieść 1 poddanego z budynku z powrotem na rynek.
   *[many] Możesz przenieść do { $count } poddanych z budynków z powrotem na rynek.
}
orleans-ask-bathe = Łaźnia: losujesz dwóch dodatkowych poddanych, aby jednego zatrzymać? W sakiewce: { $bag }.
orleans-ask-keep = Łaźnia: który z dwóch poddanych zostaje na rynku?
orleans-ask-stow = { $count ->
    [one] Baszta prochowa: kto z przybyłych tam leży? Jest 1 miejsce.
    [few] Baszta prochowa: kto z przybyłych tam leży? Są { $count } miejsca.
   *[many] Baszta prochowa: kto z przybyłych tam leży? Miejsc: { $count }.
}
orleans-ask-plan = Wyślij poddanych z rynku do swoich budynków. Na rynku: { $market }.
orleans-ask-plan-tower = Wyślij poddanych z rynku i z Baszty prochowej do swoich budynków. Na rynku: { $market }. W baszcie: { $tower }.
orleans-ask-plan-place = { $place }: wyślij tam jeszcze kogoś albo pozwól planować następnemu. Na rynku: { $market }.
orleans-ask-act = Twoja kolej: wykonaj akcję budynku albo spasuj.
orleans-ask-act-pilgrimage = Twoja kolej: wykonaj akcję budynku albo spasuj. W tej rundzie nie można pozyskać mnicha.
orleans-ask-recruit = Wioska: kogo pozyskujesz?
orleans-ask-tile-first = Handlarz: który kafel budynku ze stosu I bierzesz?
orleans-ask-tile = Handlarz: który kafel budynku bierzesz?
orleans-ask-merchant = Trybunał: czyjego kupca przesuwasz?
orleans-ask-move-road = Twój kupiec: { $town }. Którym traktem rusza?
orleans-ask-move-water = Twój kupiec: { $town }. Którym szlakiem wodnym rusza?
orleans-ask-move-other = Kupiec ({ $merchant }) jest tutaj: { $town }. Dokąd go przesuwasz?
orleans-ask-good = Na szlaku { $from } – { $to } leży: { $goods }. Który towar bierzesz?
orleans-ask-deeds = { $place }: kto idzie do Darczyńców Miasta i gdzie?
orleans-ask-deeds-more = { $place }: czy do Darczyńców Miasta idzie jeszcze ktoś?
orleans-ask-pharmacy = Apteka: ile monet płacisz? Masz: { $coins }.
orleans-ask-goldsmith = Złotnik: który towar oddajesz? Zysk: { $points }.
orleans-ask-hideaway = Skrytka: który towar oddajesz za premię z jednej ze ścieżek?
orleans-ask-bake = Piekarnia: ile zboża wypiekasz? Masz: { $goods }.
orleans-ask-bonus = Skrytka: z której ścieżki bierzesz premię?
orleans-ask-send-bather = Łaźnia: kto od razu idzie do pracy i gdzie? Wylosowani: { $followers }.
orleans-ask-technology = Możesz położyć żetony usprawnień.
orleans-ask-technology-first = Możesz położyć żeton usprawnienia; pierwszy zastępuje chłopa.
orleans-ask-sacristy = { $event }: { $help } Czy mnich z Zakrystii ma cię ochronić?
orleans-ask-harvest = Żniwa: którą żywność oddajesz?
orleans-ask-torture = { $count ->
    [one] Chłosta: brakuje 1 monety. Co za nią oddajesz na zawsze?
   *[many] Chłosta: brakuje { $count } monet. Co oddajesz na zawsze za pierwszą z nich?
}
orleans-over = Gra skończona. Zwycięstwo: { $players }, { $points }.

orleans-wait = Czekamy ({ $what }): { $players }.
orleans-wait-removal = usunięcie kafla budynku
orleans-wait-technology = usprawnienia
orleans-wait-torture = chłosta

orleans-chance-start = Losowany jest gracz rozpoczynający.
orleans-chance-laying = Towary trafiają na mapę.
orleans-chance-discarding = Część towarów opuszcza grę.
orleans-chance-reveal = Odkrywane jest zdarzenie rundy.
orleans-chance-draw = Losowani są poddani.

# Propozycje

orleans-brings = { $what } → { $gains }
orleans-noted = { $what } ({ $notes })
orleans-does = { $place }: { $does }
orleans-tile = { $place } ({ $slots }): { $does }
orleans-draw = { $count ->
    [0] Nie losuj nikogo
    [one] Wylosuj { $count } poddanego
   *[many] Wylosuj { $count } poddanych
}
orleans-note-backs = { $count ->
    [one] i zabierz 1 z budynku
   *[many] i zabierz do { $count } z budynków
}
orleans-back = { $place }, z powrotem na rynek: { $follower }
orleans-bathe = Wylosuj dwóch dodatkowych poddanych
orleans-keep = Zatrzymaj: { $follower }
orleans-stow = Do Baszty prochowej: { $follower }
orleans-assign = { $place }: { $follower }
orleans-instead = { $follower } { $of }
orleans-from-tower = { $what }, z Baszty prochowej
orleans-crew = { $place }, w całości: { $followers }
orleans-note-missing = brakuje: { $followers }
orleans-note-ready = aktywuje budynek
orleans-note-useless = pola są pełne, ale teraz akcji nie da się wykonać
orleans-note-stuck = uwaga: nikt nie zostanie na rynku ani w sakiewce, a żaden budynek nie jest aktywny
orleans-technology = { $place }: żeton usprawnienia zamiast poddanego ({ $slot })
orleans-deed-of = { $deed }: { $follower }
orleans-pass = Spasuj: koniec akcji w tej rundzie
orleans-recruit = Pozyskaj: { $follower }
orleans-merchant = Kupiec ({ $seat }), miasto: { $town }
orleans-move = { $town } ({ $way }); towary po drodze: { $goods }
orleans-note-stations = stoi tam faktoria: { $players }
orleans-take = Weź: { $goods }
orleans-move-and-take = { $town }; weź: { $goods }
orleans-pay = Zapłać: { $coins }
orleans-bake = { $count ->
    [one] Wypiecz chleb z { $count } żetonu zboża
   *[many] Wypiecz chleb z { $count } żetonów zboża
}
orleans-give = Oddaj: { $goods }
orleans-bonus = Premia: { $track }
orleans-lose = Oddaj: { $loss }
orleans-loss-station = faktoria ({ $town })
orleans-loss-unbuilt = niezbudowana faktoria
orleans-loss-follower = poddany wylosowany z sakiewki
orleans-loss-tile = kafel budynku „{ $place }”
orleans-loss-placed = żeton usprawnienia z budynku „{ $place }”
orleans-gain-tile = kafel budynku
orleans-gain-citizen = mieszczanin
orleans-protect = Mnich wraca do sakiewki i chroni przed zdarzeniem
orleans-skip = Zrezygnuj
orleans-skip-removal = Nie usuwaj żadnego kafla
orleans-skip-bathhouse = Nie losuj nikogo więcej
    .told = nie losuje nikogo więcej
orleans-skip-good = Nie bierz towaru
    .told = nie bierze towaru
orleans-skip-sacristy = Mnich zostaje w Zakrystii
orleans-next = Ten budynek jest zaplanowany
orleans-done = Koniec
orleans-done-declaring = Nie zabieraj nikogo więcej
orleans-done-stowing = Pozostali leżą na rynku
orleans-done-planning = Koniec planowania
orleans-done-deeds = Nie wysyłaj nikogo więcej
orleans-done-technology = Nie kładź więcej usprawnień
orleans-start = Gracz rozpoczynający: { $seat }
orleans-chance-good = Towar: { $good }
orleans-reveal = Zdarzenie: { $event }
orleans-chance-follower = Wylosowano: { $follower }

orleans-heading-draw = Losuj poddanych
orleans-heading-back = Zabierz poddanych z budynków
orleans-heading-keep = Zatrzymaj poddanego
orleans-heading-stow = Do Baszty prochowej
orleans-heading-technology = Połóż żeton usprawnienia
orleans-heading-deed = Wyślij do Darczyńców Miasta: { $follower }
orleans-heading-use = Wykonaj akcję budynku
orleans-heading-recruit = Pozyskaj poddanego
orleans-heading-merchant = Wybierz kupca
orleans-heading-move = Podróżuj
orleans-heading-take = Weź towar
orleans-heading-pay = Zapłać
orleans-heading-bake = Wypiecz
orleans-heading-give = Oddaj towar
orleans-heading-bonus = Weź premię
orleans-heading-lose-station = Oddaj faktorię
orleans-heading-lose-follower = Oddaj poddanego
orleans-heading-lose-point = Oddaj punkt rozwoju
orleans-heading-lose-good = Oddaj towar na zawsze
orleans-heading-lose-tile = Oddaj kafel budynku
orleans-heading-lose-technology = Oddaj żeton usprawnienia
orleans-heading-chance = Los

# Dziennik

orleans-event-tile-removed = { $seat }: kafel budynku „{ $place }” opuszcza grę.
orleans-event-round-began = Zaczyna się runda { $round }. Gracz rozpoczynający: { $seat }.
orleans-event-revealed = Zdarzenie rundy: { $event }. { $help }
orleans-event-came = Następuje zdarzenie: { $event }.
orleans-event-census-both = Spis ludności: najwięcej chłopów – { $leader }, najmniej – { $last }.
orleans-event-census-leader = Spis ludności: najwięcej chłopów – { $seat }.
orleans-event-census-last = Spis ludności: najmniej chłopów – { $seat }.
orleans-event-census-tie = Spis ludności: nikt nie wyróżnia się liczbą chłopów.
orleans-event-coins-gained = { $seat }: zysk: { $coins }.
orleans-event-coins-paid = { $seat }: zapłacono: { $coins }.
orleans-event-coins-given = { $seat } płaci: { $coins } ({ $to }).
orleans-event-draw-declared = { $seat }: będzie losować: { $followers }.
orleans-event-taken-back = { $seat }: z budynku „{ $place }” na rynek wraca { $follower }.
orleans-event-drawn = { $seat }: wylosowano: { $follower }.
orleans-event-bathed = { $seat }: w Łaźni wylosowano: { $follower }.
orleans-event-kept = { $seat }: z Łaźni na rynek trafia { $follower }.
orleans-event-returned = { $seat }: z Łaźni do sakiewki wraca { $follower }.
orleans-event-stowed = { $seat }: do Baszty prochowej trafia { $follower }.
orleans-event-assigned = { $seat }: do budynku „{ $place }” idzie { $follower }.
orleans-event-assigned-tower = { $seat }: z Baszty prochowej do budynku „{ $place }” idzie { $follower }.
orleans-event-assigned-bathhouse = { $seat }: z Łaźni do budynku „{ $place }” idzie { $follower }.
orleans-event-technology-placed = { $seat }: żeton usprawnienia w budynku „{ $place }” (pole: { $slot }).
orleans-event-planned = { $seat }: planowanie skończone.
orleans-event-used = { $seat }: akcja budynku „{ $place }”.
orleans-event-passed = { $seat }: pas.
orleans-event-recruited = { $seat }: pozyskano: { $follower }.
orleans-event-advanced = { $seat }: { $track }, pole { $space } z { $last }.
orleans-event-advanced-knight = { $seat }: { $track }, pole { $space } z { $last }; można losować: { $limit }.
orleans-event-good-gained = { $seat }: z jarmarku: { $goods }.
orleans-event-good-found = { $seat }: ze szlaku { $from } – { $to }: { $goods }.
orleans-event-good-paid = { $seat }: na jarmark oddano: { $goods }.
orleans-event-baked = { $seat }: wypieczono: { $goods }.
orleans-event-technology-gained = { $seat }: nowy żeton usprawnienia.
orleans-event-tile-gained = { $seat }: nowy kafel budynku „{ $place }”.
orleans-event-developed = { $seat }: { $points }, znacznik na polu { $space }.
orleans-event-citizen-gained = { $seat }: nowy mieszczanin ({ $citizen }).
orleans-event-moved = { $seat }: podróż { $way }: { $from } → { $to }.
orleans-event-moved-other = { $seat }: kupiec ({ $merchant }) przesunięty { $way }: { $from } → { $to }.
orleans-event-station-built = { $seat }: zbudowano faktorię ({ $town }).
orleans-event-served = { $seat }: do Darczyńców Miasta („{ $deed }”) idzie { $follower }.
orleans-event-protected = { $seat }: mnich opuszcza Zakrystię i chroni przed zdarzeniem.
orleans-event-died = { $seat }: Zaraza zabiera poddanego: { $follower }.
orleans-event-spared = { $seat }: szczęście w nieszczęściu, Zaraza wylosowała: { $follower }.
orleans-event-tortured = { $seat }: brakuje: { $coins }. Kara chłosty.
orleans-event-lost = { $seat }: oddano na zawsze: { $loss }.
orleans-event-debt-forgiven = { $seat }: nie ma już czego oddać, darowano: { $coins }.
orleans-event-ended = Gra skończona.

# Sytuacja

orleans-page-round = Runda { $round } z { $rounds }: { $phase }
orleans-page-turn = Kolej:
orleans-page-start = Gracz rozpoczynający:
orleans-page-event = Zdarzenie:
orleans-page-events = Zdarzenia w stosie:
orleans-page-next = teraz możliwe: { $count }
orleans-page-tracks = Ścieżki
orleans-page-development = Rozw.
orleans-page-level = Poziom
orleans-page-draws = Los.
orleans-page-supply = Zapas
orleans-page-market = Jarmark:
orleans-page-left = Zasoby:
orleans-page-citizens = Mieszczanie do zdobycia, oprócz celów darczyńców:
orleans-page-deeds = Darczyńcy Miasta
orleans-page-deed = Cel
orleans-page-reward = Za każdego
orleans-page-free = Wolne miejsca
orleans-page-tiles = Kafle budynków
orleans-page-tiles-gone = Poza grą:
orleans-page-map = Mapa
orleans-page-town = Miasto
orleans-page-ways = Trakty i szlaki wodne (~)
orleans-page-merchants = Kupcy:
orleans-page-places = Plansze graczy
orleans-page-place = Budynek
orleans-page-needs = Potrzebni
orleans-page-technology = usprawnienie
orleans-page-legend = * początkowy poddany; ✓ akcję można wykonać.
orleans-page-has = Majątek:
orleans-page-player-market = Rynek:
orleans-page-tower = Baszta prochowa:
orleans-page-bag = Sakiewka:
orleans-page-own-tiles = Kafle budynków:
orleans-page-stations = Faktorie:
orleans-page-unbuilt = { $count ->
    [one] niezbudowana: { $count }
   *[many] niezbudowane: { $count }
}
orleans-page-own-citizens = Mieszczanie:

# Pomoc

orleans-help-a-place = Działanie: { $does }. Pola akcji: { $slots }. Ten budynek ma każdy gracz.
orleans-help-a-tile = Działanie: { $does }. Pola akcji: { $slots }. Kafel budynku: { $stack }.
orleans-help-bathhouse = zależnie od wydania: w fazie 3 możesz wylosować dwóch dodatkowych poddanych i jednego zatrzymać, bez pola i bez akcji; albo akcja, w której losuje się dwóch poddanych, a jeden od razu idzie do pracy
orleans-help-follower-farmer = Potrzebny w wielu budynkach. Pozyskiwany w Gospodarstwie. Kto prowadzi na ścieżce chłopstwa, zyskuje monetę w każdym spisie ludności.
orleans-help-follower-boatman = Pracuje między innymi na Barce. Pozyskiwany w Wiosce: ścieżka daje monety, a na końcu mieszczanina.
orleans-help-follower-craftsman = Pozyskiwany w Wiosce: każde pole ścieżki daje żeton usprawnienia.
orleans-help-follower-trader = Pozyskiwany w Wiosce: każde pole ścieżki daje kafel budynku.
orleans-help-follower-knight = Potrzebny do podróży i do budowy faktorii. Pozyskiwany w Zamku: ścieżka mówi, ilu poddanych wolno losować.
orleans-help-follower-scholar = Pozyskiwany na Uniwersytecie: ścieżka daje punkty rozwoju.
orleans-help-follower-monk = W budynkach zastąpi każdego innego poddanego, u Darczyńców Miasta nie. Nikt nie zastąpi mnicha. Pozyskiwany w Klasztorze, lecz nie w rundzie Pielgrzymki; nie ma ścieżki.
orleans-help-good = Na koniec każdy żeton jest wart: { $points }. Od towarów płaci się podatki.
orleans-help-food = Żywność: można ją oddać podczas Żniw. Na koniec każdy żeton jest wart: { $points }. Od towarów płaci się podatki.
orleans-help-bread = Zboże wypieczone w Piekarni. Jest żywnością i towarem; na koniec każdy chleb jest wart tyle, ile wynosi twój poziom rozwoju.
orleans-help-hourglass-pilgrimage = W tej rundzie nie można pozyskać mnicha.
orleans-help-hourglass-income = Każdy zyskuje tyle monet, ile wynosi jego poziom rozwoju.
orleans-help-hourglass-harvest = Każdy oddaje 1 żywność (zboże, ser lub wino); kto jej nie ma, płaci: { $fine }.
orleans-help-hourglass-taxes = Każdy płaci 1 monetę za każde { $count } towary.
orleans-help-hourglass-trading-day = Każdy zyskuje 1 monetę za każdą swoją zbudowaną faktorię.
orleans-help-hourglass-plague = Każdy traci poddanego wylosowanego z sakiewki; początkowy poddany do niej wraca.
orleans-help-a-deed = Miejsca: { $spaces }. Każdy wysłany tu poddany zostaje na zawsze i przynosi: { $reward }. Kto zajmie ostatnie miejsce, zdobywa mieszczanina. Nikt nie może nikogo zastąpić.
orleans-help-track-farmer = Przesuwa ją Gospodarstwo; kolejne pola dają: { $goods }. W spisie ludności ten, kto sam prowadzi, zyskuje monetę, a w trzy i cztery osoby ten, kto sam jest ostatni, płaci jedną.
orleans-help-track-boatman = Przesuwa ją Wioska; kolejne pola dają monety: { $coins }. Kto pierwszy dotrze na ostatnie pole, zdobywa zamiast nich mieszczanina.
orleans-help-track-craftsman = Przesuwa ją Wioska; każde pole daje żeton usprawnienia.
orleans-help-track-trader = Przesuwa ją Wioska; pierwsze pole daje kafel budynku ze stosu I, następne z dowolnego stosu.
orleans-help-track-knight = Przesuwa ją Zamek; mówi, ilu poddanych wolno losować: { $limits }. Kto pierwszy dotrze na przedostatnie pole, zdobywa mieszczanina.
orleans-help-track-scholar = Przesuwa ją Uniwersytet; kolejne pola dają punkty rozwoju: { $points }.
orleans-help-development = Punkt rozwoju to krok na tej ścieżce. Poziom wynosi 1 i rośnie na polach { $stars }. Pola { $spaces } dają { $coins } monet każdemu, kto do nich dotrze; na polach { $citizens } mieszczanin czeka na pierwszego. Poziom liczy się przy Przychodzie i w Lazarecie, a na koniec za każdą faktorię i każdego mieszczanina.

orleans-term-round = runda
orleans-term-market = rynek
orleans-term-bag = sakiewka
orleans-term-planning = planowanie
orleans-term-starting-follower = początkowy poddany
orleans-term-technology = żeton usprawnienia
orleans-term-census = spis ludności
orleans-term-merchant = kupiec
orleans-term-trading-station = faktoria
orleans-term-citizen = mieszczanin
orleans-term-deeds = Darczyńcy Miasta
orleans-term-torture = chłosta
orleans-term-game-end = koniec gry

orleans-track-farmer = ścieżka chłopstwa
orleans-track-boatman = ścieżka flisaków
orleans-track-craftsman = ścieżka rzemieślników
orleans-track-trader = ścieżka handlarzy
orleans-track-knight = ścieżka rycerstwa
orleans-track-scholar = ścieżka uczonych
orleans-track-development = ścieżka rozwoju

orleans-help-round = Rund jest { $rounds }, a każda ma siedem faz: klepsydra pokazuje zdarzenie; spis ludności; wszyscy losują poddanych; wszyscy planują; akcje po kolei, aż wszyscy spasują; zdarzenie; znacznik gracza rozpoczynającego wędruje dalej.
orleans-help-market = Pól jest { $spaces }. Niewykorzystani poddani zostają tam i zajmują miejsce.
orleans-help-bag = Trafiają tam poddani po pracy, a także nowi. Każdy może wiedzieć, co jest w środku; losuje przypadek.
orleans-help-planning = Poddani idą z rynku na wolne pola akcji twoich budynków. Budynek z zajętymi wszystkimi polami jest aktywny w tej rundzie i później; można go zapełniać przez kilka rund. Kto losuje mniej poddanych, niż dopuszczają ścieżka rycerstwa i rynek, może resztę zabrać z budynków na rynek, w dowolnej kolejności i nawet przy pustej sakiewce; opcja może to uzależnić od sakiewki.
orleans-help-starting-follower = Na początek każdy ma chłopa, flisaka, rzemieślnika i handlarza w swoim kolorze oraz monety ({ $coins }). Nie można ich stracić ani wysłać do Ratusza i do Darczyńców Miasta.
orleans-help-technology = Zastępuje poddanego do końca gry. Pierwszy żeton zastępuje chłopa, następne każdego oprócz mnicha. Najwyżej jeden w budynku, nigdy w budynku z jednym polem. Żetonów jest { $count }. Można go położyć najwcześniej po własnym spasowaniu.
orleans-help-census = Przed losowaniem poddanych: kto sam prowadzi na ścieżce chłopstwa, zyskuje monetę. W trzy i cztery osoby ten, kto sam jest ostatni, płaci jedną.
orleans-help-merchant = Zaczyna w Orleanie i podróżuje Barką, Dwukółką albo Furmanką, jednym traktem lub szlakiem wodnym naraz. Możesz wziąć jeden leżący tam towar; nowych towarów na mapie nie będzie.
orleans-help-trading-station = Masz ich { $count }. Buduje je Siedziba cechu tam, gdzie jest twój kupiec; jedna w mieście, w Orleanie po jednej każdego gracza. Na koniec każda jest warta tyle, ile wynosi twój poziom rozwoju.
orleans-help-citizen = Mieszczan jest { $count }: na ścieżkach, u Darczyńców Miasta i jeden za najwięcej faktorii na koniec. Każdy jest wart tyle, ile wynosi twój poziom rozwoju.
orleans-help-deeds = Poddani z Ratusza albo z Baszty prochowej trafiają tam na zawsze, na miejsca dokładnie swojego rodzaju. Każdy przynosi nagrodę; kto zajmie ostatnie miejsce celu, zdobywa mieszczanina.
orleans-help-torture = Kto nie może zapłacić, oddaje coś za każdą brakującą monetę: faktorię, poddanego z sakiewki, punkt rozwoju, towar, kafel budynku albo żeton usprawnienia. Opuszcza to grę. Gdy nie ma już nic, reszta jest darowana.
orleans-help-game-end = Najpierw ostatniego mieszczanina bierze ten, kto ma na mapie więcej faktorii niż każdy inny; przy remisie nikt go nie dostaje. Punkty: 1 za każdą monetę; towary według wartości; poziom rozwoju za każdą zbudowaną faktorię i każdego mieszczanina. Wygrywa, kto ma ich najwięcej. Przy remisie wygrywa ten, kto jest dalej na ścieżce rozwoju; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.

# Punkty

orleans-source-coins = Monety
orleans-source-grain = Zboże
orleans-source-cheese = Ser
orleans-source-wine = Wino
orleans-source-wool = Wełna
orleans-source-brocade = Brokat
orleans-source-bread = Chleb
orleans-source-stations = Faktorie
orleans-source-citizens = Mieszczanie
orleans-tie-development = Ścieżka rozwoju

# Odmowy

orleans-illegal-not-your-turn = To kolej kogoś innego.
orleans-illegal-not-asked = Nie o to teraz chodzi.
orleans-illegal-game-over = Gra jest skończona.
orleans-illegal-impossible-outcome = Los nie może tego przynieść.
orleans-illegal-mandatory = Z tego nie można zrezygnować.
orleans-illegal-too-many = Twoi rycerze, rynek i sakiewka nie pozwalają na tylu.
orleans-illegal-nobody-there = Nie stoi tam taki poddany.
orleans-illegal-out-of-order = Wybiera się w kolejności listy: wybierz kogoś dalej albo zakończ.
orleans-illegal-no-such-follower = Nie masz tam takiego poddanego.
orleans-illegal-tower-full = Oba pola Baszty prochowej są zajęte.
orleans-illegal-market-full = Rynek jest za mały: do baszty musi trafić więcej poddanych.
orleans-illegal-not-your-place = Nie masz tego budynku.
orleans-illegal-space-taken = To pole jest zajęte.
orleans-illegal-wrong-follower = Ten poddany nie może tam pracować.
orleans-illegal-equal-space-first = Z dwóch jednakowych pól najpierw zajmuje się pierwsze.
orleans-illegal-other-place = Tym razem planujesz tylko jeden budynek.
orleans-illegal-no-technology = Nie masz żetonu usprawnienia do położenia.
orleans-illegal-not-for-technology = Na tym polu nie może leżeć żeton usprawnienia.
orleans-illegal-farmer-first = Pierwszy żeton usprawnienia musi zastąpić chłopa.
orleans-illegal-one-technology = W budynku może leżeć tylko jeden żeton usprawnienia.
orleans-illegal-not-now = Żetony usprawnień kładzie się po spasowaniu.
orleans-illegal-not-active = Nie wszystkie pola tego budynku są zajęte.
orleans-illegal-no-action = Ten budynek nie ma akcji.
orleans-illegal-supply-empty = Nie ma już takich poddanych.
orleans-illegal-track-finished = Twój znacznik jest na końcu tej ścieżki.
orleans-illegal-tracks-finished = Twoje znaczniki są na końcu wszystkich trzech ścieżek Wioski.
orleans-illegal-nobody-can-come = Wioska nikogo nie pozyska: dla każdego z trzech poddanych skończyły się żetony, ścieżka albo premia.
orleans-illegal-pilgrimage = W rundzie Pielgrzymki nie można pozyskać mnicha.
orleans-illegal-bonus-gone = Premia z tego pola jest wyczerpana.
orleans-illegal-no-goods-left = Na jarmarku nie ma już tego towaru.
orleans-illegal-no-technology-left = Nie ma już żetonów usprawnień.
orleans-illegal-no-route = Nie prowadzi tam taki szlak.
orleans-illegal-town-taken = W tym mieście stoi już faktoria.
orleans-illegal-no-station-left = Nie masz już faktorii do zbudowania.
orleans-illegal-no-deed = Ten cel nie ma wolnego miejsca dla tego poddanego.
orleans-illegal-too-poor = Nie masz na to monet.
orleans-illegal-no-goods = Nie masz tego.
orleans-illegal-not-food = To nie jest żywność.
orleans-illegal-no-bonus = Ta ścieżka nie ma dla ciebie premii.
orleans-illegal-bag-empty = Twoja sakiewka jest pusta.
orleans-illegal-tile-gone = Tego kafla nie można wziąć.
orleans-illegal-first-stack-only = Tym razem kafel pochodzi ze stosu I.
orleans-illegal-other-merchant = Trybunał przesuwa kupca innego gracza.
orleans-illegal-cannot-lose = Tego nie możesz oddać.
