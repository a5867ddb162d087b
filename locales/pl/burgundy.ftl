# Zamki Burgundii. Nazwa płytki stoi w mianowniku (burgundy-tile-…), a tam, gdzie płytkę się bierze
# lub umieszcza, w bierniku (burgundy-object-…).

burgundy-title = Zamki Burgundii
burgundy-about = Rozbuduj posiadłość w pięciu fazach po pięć rund. Dwie kości mówią, które płytki możesz wziąć z planszy i na których polach możesz je umieścić; pracownicy zmieniają kości, a za srebrniki kupisz dodatkowe płytki.

# Opcje

option-burgundy-setup = Posiadłości
option-burgundy-setup-standard = posiadłość 1 dla wszystkich, zamek pośrodku
option-burgundy-setup-expert-open = dla doświadczonych: plansze losowane; stronę i pole zamku wybiera się jawnie, w kolejności graczy
option-burgundy-setup-expert-secret = dla doświadczonych: plansze losowane; stronę i pole zamku wszyscy wybierają naraz, w tajemnicy
option-burgundy-boards = Posiadłość każdego gracza
option-burgundy-boards-form = po jednej posiadłości od 1 do 9 na gracza, na przykład 1,7; puste pole: losowo
option-burgundy-sheets = Plansze losowane w grze dla doświadczonych
option-burgundy-sheets-form = do 12 plansz graczy, co najmniej po jednej na gracza; każda z dwiema posiadłościami, na przykład 1-2, albo z jedną, na przykład 7
option-burgundy-purchase = Kupno płytki za 2 srebrniki
option-burgundy-purchase-between-actions = przed dwiema akcjami tury, między nimi albo po nich
option-burgundy-purchase-any-time = także przed efektem zamku, statku lub budynku

# Płytki

burgundy-tile-warehouse = skład
burgundy-tile-carpenter = warsztat stolarski
burgundy-tile-church = kościół
burgundy-tile-market = sklep
burgundy-tile-boarding-house = pensjonat
burgundy-tile-bank = bank
burgundy-tile-city-hall = ratusz
burgundy-tile-watchtower = wieża strażnicza
burgundy-tile-cow2 = 2 krowy
burgundy-tile-cow3 = 3 krowy
burgundy-tile-cow4 = 4 krowy
burgundy-tile-pig2 = 2 świnie
burgundy-tile-pig3 = 3 świnie
burgundy-tile-pig4 = 4 świnie
burgundy-tile-sheep2 = 2 owce
burgundy-tile-sheep3 = 3 owce
burgundy-tile-sheep4 = 4 owce
burgundy-tile-chicken2 = 2 kury
burgundy-tile-chicken3 = 3 kury
burgundy-tile-chicken4 = 4 kury
burgundy-tile-knowledge1 = wiedza 1
burgundy-tile-knowledge2 = wiedza 2
burgundy-tile-knowledge3 = wiedza 3
burgundy-tile-knowledge4 = wiedza 4
burgundy-tile-knowledge5 = wiedza 5
burgundy-tile-knowledge6 = wiedza 6
burgundy-tile-knowledge7 = wiedza 7
burgundy-tile-knowledge8 = wiedza 8
burgundy-tile-knowledge9 = wiedza 9
burgundy-tile-knowledge10 = wiedza 10
burgundy-tile-knowledge11 = wiedza 11
burgundy-tile-knowledge12 = wiedza 12
burgundy-tile-knowledge13 = wiedza 13
burgundy-tile-knowledge14 = wiedza 14
burgundy-tile-knowledge15 = wiedza 15
burgundy-tile-knowledge16 = wiedza 16
burgundy-tile-knowledge17 = wiedza 17
burgundy-tile-knowledge18 = wiedza 18
burgundy-tile-knowledge19 = wiedza 19
burgundy-tile-knowledge20 = wiedza 20
burgundy-tile-knowledge21 = wiedza 21
burgundy-tile-knowledge22 = wiedza 22
burgundy-tile-knowledge23 = wiedza 23
burgundy-tile-knowledge24 = wiedza 24
burgundy-tile-knowledge25 = wiedza 25
burgundy-tile-knowledge26 = wiedza 26
burgundy-tile-castle = zamek
burgundy-tile-mine = kopalnia
burgundy-tile-ship = statek

burgundy-object-warehouse = skład
burgundy-object-carpenter = warsztat stolarski
burgundy-object-church = kościół
burgundy-object-market = sklep
burgundy-object-boarding-house = pensjonat
burgundy-object-bank = bank
burgundy-object-city-hall = ratusz
burgundy-object-watchtower = wieżę strażniczą
burgundy-object-knowledge = wiedzę { $number }
burgundy-object-castle = zamek
burgundy-object-mine = kopalnię
burgundy-object-ship = statek

burgundy-ground-building = budynki
burgundy-ground-animal = zwierzęta
burgundy-ground-knowledge = wiedza
burgundy-ground-castle = zamki
burgundy-ground-mine = kopalnie
burgundy-ground-ship = statki

burgundy-region-building = miasto
burgundy-region-animal = pastwisko
burgundy-region-knowledge = wiedza
burgundy-region-castle = zamek
burgundy-region-mine = kopalnia
burgundy-region-ship = rzeka

burgundy-good-turquoise = turkusowe
burgundy-good-purple = fioletowe
burgundy-good-pink = różowe
burgundy-good-red = czerwone
burgundy-good-brown = brązowe
burgundy-good-orange = pomarańczowe

# Ilości i miejsca

burgundy-player = { $seat }
burgundy-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
burgundy-silver = { $count ->
    [one] { $count } srebrnik
    [few] { $count } srebrniki
   *[many] { $count } srebrników
}
burgundy-workers = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
burgundy-goods = { $count } × { $good }
burgundy-nothing = brak
burgundy-from-depot = z magazynu { $depot }
burgundy-from-black-depot = z czarnego magazynu
burgundy-black-depot = czarny
burgundy-die = kość { $die }
burgundy-with-die = { $what } kością { $die }

# Pytania

burgundy-ask-dice = Twoja tura: użyj kości { $first } i { $second }. Masz do dyspozycji: { $workers }, { $silver }.
burgundy-ask-die = Twoja tura: użyj kości { $die }. Masz do dyspozycji: { $workers }, { $silver }.
burgundy-ask-buy = Obie kości są zużyte: kup płytkę albo zakończ turę. Masz do dyspozycji: { $workers }, { $silver }.
burgundy-ask-castle = Zamek daje dodatkową akcję, jak z kością o dowolnym wyniku.
burgundy-ask-carpenter = Warsztat stolarski: weź budynek z dowolnego ponumerowanego magazynu albo zrezygnuj.
burgundy-ask-church = Kościół: weź kopalnię, wiedzę lub zamek z dowolnego ponumerowanego magazynu albo zrezygnuj.
burgundy-ask-market = Sklep: weź statek lub zwierzęta z dowolnego ponumerowanego magazynu albo zrezygnuj.
burgundy-ask-warehouse = Skład: sprzedaj wszystkie dobra jednego rodzaju albo zrezygnuj. Twoje dobra: { $goods }.
burgundy-ask-city-hall = Ratusz: umieść jeszcze jedną przechowywaną płytkę, bez względu na numer pola, albo zrezygnuj.
burgundy-ask-load = Statek: wybierz magazyn, z którego zabierasz dobra.
burgundy-ask-load-two = Statek: wybierz magazyn albo dwa sąsiednie magazyny, z których zabierasz dobra.
burgundy-ask-keep = { $count ->
    [one] Zmieści się jeszcze { $count } rodzaj dóbr: wybierz, który zatrzymać.
    [few] Zmieszczą się jeszcze { $count } rodzaje dóbr: wybierz pierwszy z nich.
   *[many] Zmieści się jeszcze { $count } rodzajów dóbr: wybierz pierwszy z nich.
}
burgundy-ask-discard = Nie masz wolnego pola przechowywania: wybierz płytkę, która ustąpi miejsca nowej ({ $tile }).
burgundy-ask-estate = Wybierz stronę swojej planszy { $sheet } i pole początkowego zamku.
burgundy-ask-estate-secret = Wybierz stronę swojej planszy { $sheet } i pole początkowego zamku. Nikt tego nie zobaczy, dopóki nie wybiorą wszyscy.
burgundy-over = Gra skończona. Zwycięzca: { $seat }, { $points }.

burgundy-wait = Czekamy na: { $seat } ({ $what }).
burgundy-wait-estates = Czekamy na wybór posiadłości: { $players }.
burgundy-wait-turn = tura
burgundy-wait-castle = dodatkowa akcja zamku
burgundy-wait-ship = dobra dla statku
burgundy-wait-discard = robienie miejsca na płytkę

burgundy-chance-start = Losowanie pierwszego gracza.
burgundy-chance-goods = Wszyscy losują dobra.
burgundy-chance-sheets = Losowanie plansz graczy.
burgundy-chance-depots = Płytki trafiają do ponumerowanych magazynów.
burgundy-chance-black-depot = Płytki trafiają do czarnego magazynu.
burgundy-chance-round-goods = Odkrywanie dóbr tej fazy.
burgundy-chance-dice = Rzut kośćmi.

# Możliwości

burgundy-noted = { $what } ({ $notes })
burgundy-explained = { $what }. { $help }
burgundy-take = Weź { $tile } { $from }
burgundy-take-unknown = Weź płytkę { $from }
burgundy-buy = Kup { $tile } { $from }
burgundy-buy-unknown = Kup płytkę { $from }
burgundy-place = Umieść { $tile } na polu { $space }
    .seen = Umieść { $tile }
burgundy-place-unknown = Umieść płytkę z pola przechowywania { $slot } na polu { $space }
    .seen = Umieść płytkę z pola przechowywania { $slot }
burgundy-sell = Sprzedaj wszystkie { $good } dobra
burgundy-take-workers = Weź pracowników
burgundy-discard = Odrzuć { $tile }
burgundy-discard-unknown = Odrzuć płytkę z pola przechowywania { $slot }
burgundy-load = Zabierz dobra z magazynu { $depot }: { $goods }
burgundy-load-two = Zabierz dobra z magazynów { $depot } i { $next }: { $goods }
burgundy-keep = Zatrzymaj { $good } dobra
burgundy-skip = Zrezygnuj z efektu ({ $building })
burgundy-skip-unknown = Zrezygnuj z efektu
burgundy-end = Zakończ turę bez zakupu
burgundy-estate = Wybierz posiadłość { $board } z zamkiem na polu { $space }
    .seen = Wybierz posiadłość { $board } z tym zamkiem
burgundy-start = Pierwszy gracz: { $seat }
burgundy-draw = Wylosowane dobro: { $good }
burgundy-deal = Wylosowana plansza gracza: { $sheet }
burgundy-reveal = Wylosowana płytka: { $tile }
burgundy-roll = Kości: { $low } i { $high }
burgundy-white = Biała kość: { $die }

burgundy-heading-take = Weź płytkę
burgundy-heading-place = Umieść płytkę
burgundy-heading-place-tile = Umieść { $tile }
burgundy-heading-sell = Sprzedaj dobra
burgundy-heading-workers = Weź pracowników
burgundy-heading-buy = Kup płytkę
burgundy-heading-discard = Odrzuć płytkę
burgundy-heading-load = Zabierz dobra
burgundy-heading-keep = Zatrzymaj dobra
burgundy-heading-estate = Wybierz posiadłość { $board }
burgundy-heading-chance = Los

burgundy-note-costs = koszt: { $amount }
burgundy-note-brings = zysk: { $gains }
burgundy-note-region = kończy region „{ $region }”: { $points } + { $phase }
burgundy-note-bonus-large = duża płytka bonusowa: { $points }
burgundy-note-bonus-small = mała płytka bonusowa: { $points }
burgundy-note-animals = zwierzęta: { $points }
burgundy-note-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
burgundy-note-lost = efekt teraz przepadnie
burgundy-note-full = brak wolnego pola: trzeba odrzucić przechowywaną płytkę
burgundy-note-choose = nie wszystko się zmieści: trzeba wybrać
burgundy-note-left = nie zmieści się: { $goods }

# Dziennik

burgundy-event-good-dealt = { $seat }: wylosowano { $good } dobro.
burgundy-event-sheet-dealt = { $seat }: wylosowano planszę { $sheet }.
burgundy-event-estate-chosen = { $seat }: wybrano posiadłość w tajemnicy.
burgundy-event-estate-settled = { $seat }: posiadłość { $board }, zamek na polu { $space }.
    .seen = { $seat }: posiadłość { $board }.
burgundy-event-phase-began = Zaczyna się faza { $phase }.
burgundy-event-round-began = Faza { $phase }, runda { $round }.
burgundy-event-rolled = { $seat }: wyrzucono { $low } i { $high }.
burgundy-event-good-placed = Biała kość { $depot }: do magazynu { $depot } trafia { $good } dobro.
burgundy-event-turn-began = Tura: { $seat }.
burgundy-event-workers-paid = { $seat }: zmieniono wynik kości, koszt: { $workers }.
burgundy-event-took = { $seat }: wzięto { $tile } { $from }.
burgundy-event-bought = { $seat }: kupiono { $tile } { $from }.
burgundy-event-discarded = { $seat }: odrzucono { $tile }.
burgundy-event-placed = { $seat }: umieszczono { $tile } na polu { $space }.
    .seen = { $seat }: umieszczono { $tile }.
burgundy-event-region-finished = { $seat }: ukończono region ({ $region }, { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[many] { $size } pól
}): { $points } + { $phase }.
burgundy-event-bonus-large = { $seat }: zakryto wszystkie pola jednego koloru ({ $ground }), duża płytka bonusowa: { $points }.
burgundy-event-bonus-small = { $seat }: zakryto wszystkie pola jednego koloru ({ $ground }), mała płytka bonusowa: { $points }.
burgundy-event-animals-counted = { $seat }: policzono zwierzęta na { $tiles ->
    [one] { $tiles } płytce
    [few] { $tiles } płytkach
   *[many] { $tiles } płytkach
}: { $points }.
burgundy-event-sold = { $seat }: sprzedano dobra ({ $goods }): { $gains }.
burgundy-event-workers-taken = { $seat }: otrzymano: { $gains }.
burgundy-event-building-paid = { $seat }: { $building }: { $gains }.
burgundy-event-effect-lost = { $seat }: efekt budynku przepadł ({ $building }).
burgundy-event-effect-declined = { $seat }: zrezygnowano z efektu budynku.
burgundy-event-loaded = { $seat }: zabrano dobra: { $goods }.
burgundy-event-marker-moved = { $seat }: przesunięto znacznik na pole { $space } toru kolejności.
burgundy-event-mines-paid = { $seat }: dochód z kopalni: { $gains }.
burgundy-event-final-points = { $seat }: { $points } na koniec gry: { $source }.
burgundy-event-game-ended = Gra skończona.

# Pozycja

burgundy-page-phase = Faza { $phase }, przygotowanie
burgundy-page-round = Faza { $phase }, runda { $round } z { $rounds }
burgundy-page-turn = Ruch:
burgundy-page-chance = Teraz rozstrzyga los.
burgundy-page-order = Kolejność w tej rundzie:
burgundy-page-depots = Plansza
burgundy-page-depot = Magazyn
burgundy-page-tiles = Płytki
burgundy-page-goods = Dobra
burgundy-page-round-goods = Dobra następnych rund:
burgundy-page-track = Tor kolejności:
burgundy-page-track-space = pole { $space }:
burgundy-page-bonus-left = Dostępne płytki bonusowe, w punktach:
burgundy-page-piles = Zakryte płytki:
burgundy-page-legend = W posiadłościach: „17 S1” to puste pole 17, rzeka, potrzebna kość 1. A zwierzęta, B budynki, C zamek, K wiedza, M kopalnia, S statek.
burgundy-page-dice = Kości:
burgundy-page-die-used = { $die } (zużyta)
burgundy-page-storage = Przechowywane płytki:
burgundy-page-stock = Dobra:
burgundy-page-stocked = { $goods } (kość { $die })
burgundy-page-sold = Sprzedane:
burgundy-page-bonus = Płytki bonusowe:
burgundy-page-bonus-large = { $ground } (duża)
burgundy-page-bonus-small = { $ground } (mała)
burgundy-page-estate = Posiadłość { $board }
burgundy-page-choice = Wybrane w tajemnicy: posiadłość { $board }, zamek na polu { $space }.
burgundy-page-chosen = Posiadłość jest wybrana, ale jeszcze tajna.
burgundy-page-sheet = Plansza { $sheet }, strona jeszcze nie wybrana.
burgundy-page-no-estate = Jeszcze bez planszy.
burgundy-space-empty = pole { $space }, { $region }, potrzebna kość { $die }, puste
burgundy-space-covered = pole { $space }: { $tile }

# Pomoc

burgundy-help-tile = { $help } Rodzaj: { $ground }. W posiadłości: { $code }.
burgundy-help-warehouse = Po umieszczeniu: możesz bez kości sprzedać wszystkie dobra jednego rodzaju.
burgundy-help-carpenter = Po umieszczeniu: możesz wziąć budynek z dowolnego ponumerowanego magazynu.
burgundy-help-church = Po umieszczeniu: możesz wziąć kopalnię, wiedzę lub zamek z dowolnego ponumerowanego magazynu.
burgundy-help-market = Po umieszczeniu: możesz wziąć statek lub zwierzęta z dowolnego ponumerowanego magazynu.
burgundy-help-boarding-house = Po umieszczeniu: { $workers }.
burgundy-help-bank = Po umieszczeniu: { $silver }.
burgundy-help-city-hall = Po umieszczeniu: możesz bez kości umieścić jeszcze jedną przechowywaną płytkę, gdziekolwiek pasuje.
burgundy-help-watchtower = Po umieszczeniu: { $points }.
burgundy-help-animals = Po umieszczeniu: po 1 punkcie za każde z tych { $count } zwierząt i ponownie za wszystkie zwierzęta tego gatunku na tym pastwisku.
burgundy-help-castle = Po umieszczeniu: od razu dodatkowa akcja, jak z kością o dowolnym wyniku.
burgundy-help-mine = Na koniec każdej fazy: 1 srebrnik za każdą twoją kopalnię.
burgundy-help-ship = Po umieszczeniu: zabierz z jednego magazynu wszystkie dobra, które się zmieszczą, a potem przesuń się o jedno pole do przodu na torze kolejności.
burgundy-help-knowledge1 = W twoich miastach ten sam budynek może stać więcej niż raz.
burgundy-help-knowledge2 = Na koniec każdej fazy każda kopalnia daje też 1 pracownika.
burgundy-help-knowledge3 = Zysk z każdej sprzedaży: { $silver } zamiast { $usual }.
burgundy-help-knowledge4 = Każda sprzedaż daje też 1 pracownika.
burgundy-help-knowledge5 = Statek może zabrać dobra z dwóch sąsiednich magazynów; 6 sąsiaduje z 1.
burgundy-help-knowledge6 = Możesz kupować także z ponumerowanych magazynów; nadal raz na turę, cena: { $silver }.
burgundy-help-knowledge7 = Gdy punktują zwierzęta, każda licząca się płytka daje 1 punkt więcej.
burgundy-help-knowledge8 = Każdy pracownik zmienia wynik kości nawet o 2.
burgundy-help-knowledge9 = Kość do umieszczenia budynku możesz za darmo zmienić o 1.
burgundy-help-knowledge10 = Kość do umieszczenia statku lub zwierząt możesz za darmo zmienić o 1.
burgundy-help-knowledge11 = Kość do umieszczenia zamku, kopalni lub wiedzy możesz za darmo zmienić o 1.
burgundy-help-knowledge12 = Kość do wzięcia płytki możesz za darmo zmienić o 1.
burgundy-help-knowledge13 = Akcja „weź pracowników” daje też 1 srebrnik.
burgundy-help-knowledge14 = Akcja „weź pracowników” daje więcej: { $workers } zamiast { $usual }.
burgundy-help-knowledge15 = Na koniec gry: { $points } za każdy sprzedany rodzaj dóbr.
burgundy-help-knowledge-building = Na koniec gry: { $points } za każdy taki budynek w posiadłości ({ $building }).
burgundy-help-knowledge24 = Na koniec gry: { $points } za każdy gatunek zwierząt w posiadłości.
burgundy-help-knowledge25 = Na koniec gry: { $points } za każdą sprzedaną płytkę dóbr.
burgundy-help-knowledge26 = Na koniec gry: { $points } za każdą posiadaną płytkę bonusową.
burgundy-help-good = Dobra tego koloru sprzedaje się kością o wyniku { $die }.

burgundy-term-depots = magazyny
burgundy-help-depots = Kością bierzesz płytkę z magazynu o jej numerze. Czarny magazyn służy do zakupów, cena płytki: { $silver }. Płytki, które zostaną na koniec fazy, odpadają z gry; dobra zostają.
burgundy-term-storage = pola przechowywania
burgundy-help-storage = Wzięte płytki czekają na umieszczenie na polach przechowywania (jest ich { $slots }). Gdy wszystkie są zajęte, przed wzięciem nowej trzeba jedną odrzucić. Na koniec gry przechowywane płytki nic nie dają.
burgundy-term-placing = umieszczanie
burgundy-help-placing = Pole musi być puste, w kolorze płytki, przyległe do leżącej już płytki i mieć numer zgodny z kością. W jednym mieście każdy budynek może stać tylko raz.
burgundy-term-goods = dobra
burgundy-help-goods = Możesz mieć dobra { $types } rodzajów, każdego dowolnie wiele. Sprzedajesz zawsze wszystkie płytki jednego rodzaju: łącznie { $silver }, a za każdą płytkę punkty: { $points } przy 2/3/4 graczach. Niesprzedana płytka daje na koniec 1 punkt.
burgundy-term-workers = pracownicy
burgundy-help-workers = Każdy zmienia wynik kości o 1; 6 sąsiaduje z 1. Dowolną kością można wziąć pracowników (liczba: { $count }). Na koniec każdych { $each } pracowników daje 1 punkt.
burgundy-term-silver = srebrniki
burgundy-help-silver = Płytka kosztuje { $price } srebrniki, raz na turę. Srebrniki dają sprzedaż, kopalnie i banki; każdy jest na koniec wart 1 punkt.
burgundy-term-purchase = zakup
burgundy-help-purchase = Raz w swojej turze, przed akcjami kości, między nimi albo po nich, możesz wziąć płytkę z czarnego magazynu na pole przechowywania. Cena: { $silver }. Przy zakupach w dowolnej chwili także przed użyciem efektu zamku, statku lub budynku.
burgundy-term-regions = regiony
burgundy-help-regions = Region jest ukończony, gdy zakryte są wszystkie jego połączone pola jednego koloru. Punktuje za wielkość od 1 do 8 pól ({ $points }) i za fazę od A do E ({ $phases }).
burgundy-term-bonus-tiles = płytki bonusowe
burgundy-help-bonus-tiles = Kto pierwszy zakryje wszystkie pola jednego koloru, bierze dużą płytkę bonusową ({ $large } punktów przy 2/3/4 graczach), drugi bierze małą ({ $small }).
burgundy-term-turn-order = kolejność
burgundy-help-turn-order = Zaczyna ten, kto stoi najdalej z przodu toru kolejności; w stosie ten na górze. Każdy statek przesuwa właściciela o jedno pole do przodu, ze skutkiem od następnej rundy.
burgundy-term-white-die = biała kość
burgundy-help-white-die = Na początku rundy wskazuje magazyn, do którego trafia następna płytka dóbr.
burgundy-term-game-end = koniec gry
burgundy-help-game-end = Po pięciu fazach: po 1 punkcie za każdą niesprzedaną płytkę dóbr, za każdy srebrnik i za każdych { $each } pracowników, a do tego punkty wiedzy od 15 do 26. Przy remisie wygrywa gracz z większą liczbą pustych pól w posiadłości, potem ten, kto wykonał swoją turę jako ostatni.

# Punkty

burgundy-source-regions = regiony
burgundy-source-phases = faza ukończenia regionów
burgundy-source-bonus-tiles = płytki bonusowe
burgundy-source-animals = zwierzęta
burgundy-source-goods = sprzedane dobra
burgundy-source-watchtowers = wieże strażnicze
burgundy-source-unsold-goods = niesprzedane dobra
burgundy-source-silver = srebrniki
burgundy-source-workers = pracownicy
burgundy-source-knowledge15 = wiedza 15 (sprzedane rodzaje)
burgundy-source-knowledge16 = wiedza 16 (składy)
burgundy-source-knowledge17 = wiedza 17 (wieże strażnicze)
burgundy-source-knowledge18 = wiedza 18 (warsztaty)
burgundy-source-knowledge19 = wiedza 19 (kościoły)
burgundy-source-knowledge20 = wiedza 20 (sklepy)
burgundy-source-knowledge21 = wiedza 21 (pensjonaty)
burgundy-source-knowledge22 = wiedza 22 (banki)
burgundy-source-knowledge23 = wiedza 23 (ratusze)
burgundy-source-knowledge24 = wiedza 24 (gatunki zwierząt)
burgundy-source-knowledge25 = wiedza 25 (sprzedane dobra)
burgundy-source-knowledge26 = wiedza 26 (płytki bonusowe)

burgundy-tie-empty-spaces = puste pola
burgundy-tie-later-turn = późniejsza tura

# Odmowy

burgundy-illegal-not-your-turn = To nie twój ruch. Poczekaj na swoją kolej.
burgundy-illegal-not-asked = Teraz pytamy o coś innego. Wybierz jedną z podanych akcji.
burgundy-illegal-game-over = Gra jest skończona. Zacznij nową, żeby grać dalej.
burgundy-illegal-impossible-outcome = Tego nie można teraz wylosować. Wybierz jeden z możliwych wyników.
burgundy-illegal-no-such-die = Żadna z twoich niezużytych kości nie ma tego wyniku. Podaj kość, która ci została.
burgundy-illegal-no-die-needed = Ta akcja nie wymaga kości. Zamiast niej napisz „any”.
burgundy-illegal-die-needed = Ta akcja wymaga jednej z twoich kości. Podaj ją, na przykład d3.
burgundy-illegal-wrong-number = Kość ma inny wynik, a masz za mało pracowników, żeby go zmienić. Wybierz inną kość lub inne pole albo najpierw weź pracowników.
burgundy-illegal-no-tile-there = Tam nie ma płytki. Wybierz miejsce z płytką.
burgundy-illegal-same-tile-earlier = Taka sama płytka leży też na miejscu o niższym numerze. Podaj tamto miejsce.
burgundy-illegal-not-fetched = Ten budynek nie pozwala wziąć takiej płytki. Wybierz inną albo zrezygnuj.
burgundy-illegal-space-taken = Na tym polu już leży płytka. Wybierz puste pole.
burgundy-illegal-wrong-ground = Płytka nie ma koloru tego pola. Wybierz pole w jej kolorze.
burgundy-illegal-not-adjacent = To pole nie dotyka żadnej twojej płytki. Wybierz pole przyległe do którejś z nich.
burgundy-illegal-building-twice = W tym mieście już stoi taki budynek. Wybierz inne miasto.
burgundy-illegal-no-goods = Nie masz dóbr tego rodzaju. Wybierz rodzaj, który masz.
burgundy-illegal-already-bought = W tej turze płytka jest już kupiona. Następny zakup w następnej turze.
burgundy-illegal-too-little-silver = Płytka kosztuje 2 srebrniki. Najpierw sprzedaj dobra albo umieść bank.
burgundy-illegal-only-black-depot = Bez wiedzy 6 można kupować tylko z czarnego magazynu. Wybierz płytkę stamtąd.
burgundy-illegal-only-one-depot = Bez wiedzy 5 statek zabiera dobra tylko z jednego magazynu. Podaj jeden magazyn.
burgundy-illegal-empty-neighbour = W jednym z tych dwóch magazynów nie ma dóbr. Podaj tylko drugi.
burgundy-illegal-not-offered = Tych dóbr nie ma do wyboru. Wybierz jeden z podanych rodzajów.
burgundy-illegal-mandatory = Z tego nie można zrezygnować. Wybierz jedną z podanych akcji.
burgundy-illegal-dice-left = Zostały ci kości. Użyj obu, zanim zakończysz turę.
burgundy-illegal-other-sheet = Tej posiadłości nie ma na twojej planszy. Wybierz jedną z jej stron.
