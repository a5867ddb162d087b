# Ora et Labora. Dobra stoją w liczbie pojedynczej (labora-good-…) i z liczbą (labora-goods-…), w mianowniku.
# Nazwy budynków stoją w mianowniku, po dwukropku, przed nim albo w cudzysłowie.
labora-title = Ora et Labora
labora-about = Kieruj opactwem i ziemią wokół niego. Koło produkcji mówi, ile którego dobra można wytworzyć; mnisi pracują w twoich budynkach, a za opłatą także w cudzych. Punkty dają budynki, a przede wszystkim osady w dobrym sąsiedztwie.

# Opcje

option-labora-country = Kraj
option-labora-country-france = Francja: winogrona i wino, mąka i chleb
option-labora-country-ireland = Irlandia: słód, piwo i whisky
option-labora-length = Długość gry
option-labora-length-long = pełna gra, około 90 minut: 24 rundy
option-labora-length-short = krótka gra, około 45 minut: 12 rund
option-labora-landscape-supply = Plansze terenu
option-labora-landscape-supply-seed = osiem zagonów i osiem areałów (wydanie polskie)
option-labora-landscape-supply-print9 = dziewięć zagonów i dziewięć areałów (inne wydania)
option-labora-second-quarry = Drugi Kamieniołom w krótkiej grze
option-labora-second-quarry-true = bierze udział
option-labora-second-quarry-false = zostaje w pudełku

# Dobra

labora-good-peat = torf
labora-good-coal = opał
labora-good-sheep = owca
labora-good-meat = mięso
labora-good-grain = zboże
labora-good-straw = słoma
labora-good-wood = drewno
labora-good-whiskey = whisky
labora-good-clay = glina
labora-good-ceramic = ceramika
labora-good-coin = moneta
labora-good-book = księga
labora-good-coin5 = żeton 5 monet
labora-good-reliquary = relikwia
labora-good-stone = kamień
labora-good-ornament = ornament
labora-good-grape = winogrono
labora-good-wine = wino
labora-good-flour = mąka
labora-good-bread = chleb
labora-good-malt = słód
labora-good-beer = piwo
labora-good-wonder = cud

labora-goods-peat = { $count ->
    [one] { $count } torf
   *[many] { $count } torfu
}
labora-goods-coal = { $count ->
    [one] { $count } opał
   *[many] { $count } opału
}
labora-goods-sheep = { $count ->
    [one] { $count } owca
    [few] { $count } owce
   *[many] { $count } owiec
}
labora-goods-meat = { $count ->
    [one] { $count } mięso
   *[many] { $count } mięsa
}
labora-goods-grain = { $count ->
    [one] { $count } zboże
   *[many] { $count } zboża
}
labora-goods-straw = { $count ->
    [one] { $count } słoma
   *[many] { $count } słomy
}
labora-goods-wood = { $count ->
    [one] { $count } drewno
   *[many] { $count } drewna
}
labora-goods-whiskey = { $count } whisky
labora-goods-clay = { $count ->
    [one] { $count } glina
   *[many] { $count } gliny
}
labora-goods-ceramic = { $count ->
    [one] { $count } ceramika
   *[many] { $count } ceramiki
}
labora-goods-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
labora-goods-book = { $count ->
    [one] { $count } księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
}
labora-goods-coin5 = { $count ->
    [one] { $count } żeton 5 monet
    [few] { $count } żetony 5 monet
   *[many] { $count } żetonów 5 monet
}
labora-goods-reliquary = { $count ->
    [one] { $count } relikwia
    [few] { $count } relikwie
   *[many] { $count } relikwii
}
labora-goods-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
labora-goods-ornament = { $count ->
    [one] { $count } ornament
    [few] { $count } ornamenty
   *[many] { $count } ornamentów
}
labora-goods-grape = { $count ->
    [one] { $count } winogrono
    [few] { $count } winogrona
   *[many] { $count } winogron
}
labora-goods-wine = { $count ->
    [one] { $count } wino
    [few] { $count } wina
   *[many] { $count } win
}
labora-goods-flour = { $count ->
    [one] { $count } mąka
   *[many] { $count } mąki
}
labora-goods-bread = { $count ->
    [one] { $count } chleb
    [few] { $count } chleby
   *[many] { $count } chlebów
}
labora-goods-malt = { $count ->
    [one] { $count } słód
   *[many] { $count } słodu
}
labora-goods-beer = { $count ->
    [one] { $count } piwo
    [few] { $count } piwa
   *[many] { $count } piw
}
labora-goods-wonder = { $count ->
    [one] { $count } cud
    [few] { $count } cuda
   *[many] { $count } cudów
}

labora-joker = joker
labora-joker-shows = joker { $count }

# Budynki

labora-building-clay-mound = Gliniane wzgórze
labora-building-farmyard = Obejście
labora-building-cloister-office = Kancelaria klasztorna
labora-building-priory = Dom przeora
labora-building-cloister-courtyard = Wirydarz
labora-building-grain-storage = Magazyn zboża
labora-building-granary = Spichlerz
labora-building-windmill = Wiatrak
labora-building-malthouse = Słodownia
labora-building-bakery = Piekarnia
labora-building-brewery = Browar
labora-building-fuel-merchant = Skład opału
labora-building-peat-coal-kiln = Mielerz
labora-building-market = Targ
labora-building-false-lighthouse = Fałszywa latarnia
labora-building-cloister-garden = Ogród klasztorny
labora-building-spinning-mill = Przędzalnia
labora-building-carpentry = Stolarnia
labora-building-cottage = Chata
labora-building-harbor-promenade = Promenada portowa
labora-building-houseboat = Barka mieszkalna
labora-building-stone-merchant = Skład kamieni
labora-building-builders-market = Skład budowlany
labora-building-grapevine-a = Winorośl (A)
labora-building-sacred-site = Święte miejsce
labora-building-financed-estate = Finansowany majątek
labora-building-druids-house = Dom druida
labora-building-cloister-chapter-house = Kapituła
labora-building-cloister-library = Biblioteka klasztorna
labora-building-scriptorium = Skryptorium
labora-building-cloister-workshop = Warsztat klasztorny
labora-building-slaughterhouse = Rzeźnia
labora-building-inn = Gospoda
labora-building-alehouse = Piwiarnia
labora-building-winery = Winiarnia
labora-building-whiskey-distillery = Destylarnia whisky
labora-building-quarry-b = Kamieniołom (B)
labora-building-bathhouse = Łaźnia
labora-building-locutory = Rozmównica
labora-building-cloister-church = Kościół klasztorny
labora-building-chapel = Kaplica
labora-building-chamber-of-wonders = Komnata cudów
labora-building-portico = Portyk
labora-building-shipyard = Stocznia
labora-building-palace = Zamek
labora-building-grand-manor = Dwór
labora-building-castle = Warownia
labora-building-quarry-c = Kamieniołom (C)
labora-building-forest-hut = Leśna chata
labora-building-town-estate = Majątek miejski
labora-building-refectory = Refektarz
labora-building-grapevine-c = Winorośl (C)
labora-building-coal-harbor = Port opałowy
labora-building-calefactory = Kalefaktorium
labora-building-filial-church = Kościół filialny
labora-building-shipping-company = Nabrzeże
labora-building-cooperage = Warsztat bednarski
labora-building-sacristy = Zakrystia
labora-building-forgers-workshop = Warsztat fałszerza
labora-building-round-tower = Okrągła wieża
labora-building-pilgrimage-site = Miejsce pielgrzymek
labora-building-camera = Skarbiec
labora-building-dormitory = Dormitorium
labora-building-bulwark = Bastion
labora-building-printing-office = Drukarnia
labora-building-festival-ground = Plac festynowy
labora-building-estate = Majątek
labora-building-hospice = Przytułek
labora-building-guesthouse = Karczma
labora-building-house-of-the-brotherhood = Dom bractwa

# Osady

labora-settlement-shanty-town = Dzielnica nędzy
labora-settlement-farming-village = Osada rolnicza
labora-settlement-market-town = Osada targowa
labora-settlement-fishing-village = Osada rybacka
labora-settlement-artists-colony = Kolonia artystów
labora-settlement-hamlet = Przysiółek
labora-settlement-village = Wieś
labora-settlement-hilltop-village = Latyfundium

# Tereny i mnisi

labora-terrain-water = morze
labora-terrain-coast = wybrzeże
labora-terrain-plains = równina
labora-terrain-hillside = pogórze
labora-terrain-mountain = góry
labora-forest = las
labora-moor = torfowisko
labora-district-plains = strona równinna: las, równina, równina, równina, pogórze
labora-district-hills = strona pagórkowata: torfowisko, las, las, pogórze, pogórze
labora-plot-coast = strona nadbrzeżna: morze i wybrzeże, dwa razy
labora-plot-mountain = strona górska: dwa pola pogórza i góry
labora-spot = kolumna { $col }, wiersz { $row }
labora-above = nad prowincją, wiersz { $row }
    .seen = nad prowincją
labora-below = pod prowincją, wiersz { $row }
    .seen = pod prowincją
labora-left = z lewej, wiersze { $row } i { $next }
    .seen = z lewej
labora-right = z prawej, wiersze { $row } i { $next }
    .seen = z prawej
labora-rank-lay = brat
labora-rank-prior = przeor
labora-sent-lay = brata
labora-sent-prior = przeora
labora-lay-brothers = { $count ->
    [one] { $count } brat
    [few] { $count } bracia
   *[many] { $count } braci
}
labora-player = { $seat }
labora-neutral = gracz neutralny
labora-neutral-seat = Gracz neutralny ({ $seat })

# Ilości

labora-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
labora-food = { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}
labora-energy = { $count ->
    [one] { $count } energia
   *[other] { $count } energii
}
labora-energy-half = ½ energii
labora-energy-and-half = { $count }½ energii
labora-different = { $count ->
    [one] { $count } inne dobro
    [few] { $count } różne dobra
   *[many] { $count } różnych dóbr
}
labora-goods-worth = dobra warte: { $points }
labora-nothing = brak
labora-free = za darmo
labora-values = wartość { $economic }, punkty dodatkowe { $dwelling }

# Działanie budynków w skrócie

labora-steps = { $first }; { $then }
labora-or = { $first } albo { $second }
labora-trade = { $pay } → { $get }
labora-paid = zapłata: { $pay }
labora-of-a-basic-good = { $count ->
    [one] { $count } żeton jednego dobra podstawowego
    [few] { $count } żetony jednego dobra podstawowego
   *[many] { $count } żetonów jednego dobra podstawowego
}
labora-step-gain = dostajesz: { $goods }
labora-step-choose = do wyboru: { $goods }
labora-step-two-basics = { $first } × jedno dobro podstawowe i { $second } × inne
labora-step-once = raz: { $trade }
labora-step-any = dowolną liczbę razy: { $trade }
labora-step-up-to = do { $count } razy: { $trade }
labora-step-price = najpierw zapłata: { $pay }
labora-step-price-for = najpierw: { $trade }
labora-step-table = { $energy } energii → { $coins } monet
labora-step-show = za { $counts } posiadane żetony ({ $good }): { $coins } monet
labora-step-wheel = koło produkcji: { $goods }
labora-step-joker = joker: { $goods }
labora-step-joker-now = { $joker }: { $goods }
labora-step-copy-prior = użyj budynku, w którym stoi przeor
labora-step-copy-occupied = użyj zajętego budynku
labora-step-copy-neighbour = użyj wolnego budynku obok
labora-step-copy-display = użyj niezbudowanego budynku
labora-step-build = zbuduj budynek
labora-step-settle = zbuduj osadę
labora-step-fell = wykarczuj las
labora-step-cut = wykop torf
labora-step-clear = { $count ->
    [one] usuń las bez drewna → { $goods }
   *[other] do { $count } razy: usuń las bez drewna → { $goods }
}
labora-step-clear-first = najpierw: usuń las bez drewna
labora-step-clergy-home = wszyscy twoi mnisi wracają
labora-step-prior-home = twój przeor wraca
labora-step-district = następny zagon za darmo
labora-step-plot = następny areał za darmo
labora-step-reward-cloisters = księgi, ceramika, ornamenty, relikwie: punkty według liczby twoich budynków klasztornych
labora-step-reward-woodland = księgi, ceramika, ornamenty, relikwie: 1 punkt za każdy twój las i torfowisko
labora-step-improve = do { $count } razy: księga → ceramika, ceramika → ornament albo ornament → relikwia

# Pytania

labora-ask-turn = { $count ->
    [one] Twoja tura: została { $count } akcja. Wyślij mnicha, zawrzyj kontrakt, wykarczuj las, wykop torf albo buduj.
    [few] Twoja tura: zostały { $count } akcje. Wyślij mnicha, zawrzyj kontrakt, wykarczuj las, wykop torf albo buduj.
   *[many] Twoja tura: zostało { $count } akcji. Wyślij mnicha, zawrzyj kontrakt, wykarczuj las, wykop torf albo buduj.
}
labora-ask-extras = Akcje wykonane: kup teren, zamień dobra albo zakończ turę.
labora-ask-extras-bought = Akcje wykonane, teren kupiony: zamień dobra albo zakończ turę.
labora-ask-bonus = Runda specjalna: zbuduj budynek albo wyślij przeora za darmo do dowolnego budynku dowolnego gracza; możesz też zrezygnować.
labora-ask-settling = Faza osad { $phase }: możesz kupić planszę terenu, a potem zbudować osadę.
labora-ask-settling-bought = Faza osad { $phase }: teren kupiony; możesz zbudować osadę.
labora-ask-site = { $building }: na którym polu? Koszt: { $cost }.
labora-ask-home-site = { $settlement }: na którym polu? Koszt: { $cost }.
labora-ask-enter = { $building } – zbudowane: czy przeor ma tam od razu wejść?
labora-ask-fee = Kontrakt, { $building } ({ $owner }): opłata ({ $price }) czy prezent ({ $present })?
labora-ask-send = Kontrakt ({ $seat }), { $building }: kogo tam wysyłasz?
labora-ask-send-neutral = { $building }: który mnich gracza neutralnego tam idzie?
labora-ask-harvest = Według którego znacznika liczysz? { $harvests }.
labora-ask-pay = Do zapłaty: { $due }. Ile żetonów: { $good } (masz { $have }, każdy wart: { $worth })?
labora-ask-different = { $count ->
    [one] Do zapłaty jeszcze { $count } inne dobro: które?
    [few] Do zapłaty jeszcze { $count } różne dobra: które teraz? Wybiera się je w kolejności listy.
   *[many] Do zapłaty jeszcze { $count } różnych dóbr: które teraz? Wybiera się je w kolejności listy.
}
labora-ask-price = { $building }: { $trade }? Bez tego nic więcej się tu nie stanie.
labora-ask-times = { $building }: ile razy? Raz: { $trade }.
labora-ask-trade = { $building }: { $trade }?
labora-ask-take = { $building }: co bierzesz?
labora-ask-basic = { $building }: wybierz dobro podstawowe (× { $count }).
labora-ask-other-basic = { $building }: wybierz inne dobro podstawowe (× { $count }).
labora-ask-produce = { $building }: co wytwarzasz i według którego znacznika? { $harvests }.
labora-ask-joker = { $building }: co wytwarzasz jokerem? { $joker }.
labora-ask-copy-prior = { $building }: którego budynku z przeorem używasz?
labora-ask-copy-occupied = { $building }: którego zajętego budynku używasz?
labora-ask-copy-neighbour = { $building }: którego wolnego budynku obok używasz?
labora-ask-copy-display = { $building }: którego niezbudowanego budynku używasz?
labora-ask-build = { $building }: co budujesz?
labora-ask-settle = { $building }: którą osadę budujesz?
labora-ask-fell = { $building }: który las karczujesz?
labora-ask-cut = { $building }: na którym torfowisku kopiesz torf?
labora-ask-clear = { $count ->
    [one] { $building }: możesz usunąć jeszcze { $count } las ({ $goods }): który?
    [few] { $building }: możesz usunąć jeszcze { $count } lasy (za każdy: { $goods }): który teraz?
   *[many] { $building }: możesz usunąć jeszcze { $count } lasów (za każdy: { $goods }): który teraz?
}
labora-ask-clear-first = { $building }: który las usuwasz bez drewna, żeby budować?
labora-ask-district = { $building }: gdzie układasz następny zagon za darmo?
labora-ask-plot = { $building }: gdzie układasz następny areał za darmo?
labora-ask-reward = { $building }: możesz jeszcze wziąć dobra warte: { $left }. Ile żetonów: { $good } (każdy: { $points })?
labora-ask-improve = { $count ->
    [one] { $building }: jeszcze { $count } ulepszenie: które dobro?
    [few] { $building }: jeszcze { $count } ulepszenia: które dobro najpierw?
   *[many] { $building }: jeszcze { $count } ulepszeń: które dobro najpierw?
}
labora-ask-neutral-build = Gracz neutralny buduje wszystko, co zostało na stole: co teraz?
labora-ask-neutral-site = { $building }: gdzie stanie w prowincji gracza neutralnego?
labora-ask-neutral-use = Możesz użyć jednego z nowych budynków gracza neutralnego, wysyłając jego przeora; opłata: { $price } albo { $present }.
labora-over = Gra skończona. Zwycięstwo: { $players }, { $points }.
labora-over-solo = Gra skończona: { $points }. Cel: { $goal }.

labora-wait = Czekamy na: { $seat } ({ $what }).
labora-wait-turn = tura
labora-wait-settling = faza osad
labora-wait-send = wybór mnicha do kontraktu
labora-wait-pay = płatność

# Możliwości

labora-place = { $building }, wyślij { $rank } – { $function }
labora-contract = { $building } ({ $owner }), kontrakt ({ $price }) – { $function }
labora-visit = { $building } ({ $owner }), wyślij przeora – { $function }
labora-fell = Wykarczuj las: { $spot } ({ $harvests })
    .seen = Wykarczuj ten las ({ $harvests })
labora-cut = Wykop torf: { $spot } ({ $harvests })
    .seen = Wykop torf na tym torfowisku ({ $harvests })
labora-idle = Wykarczuj las lub wykop torf, choć już ich brak: nic się nie dzieje
labora-build = Zbuduj: { $building }, koszt: { $cost } ({ $values })
labora-build-neutral = Dla gracza neutralnego: { $building } ({ $values })
    .told = buduje dla gracza neutralnego: { $building }
labora-district = Następny zagon ({ $price }): { $place }, { $side }
labora-plot = Następny areał ({ $price }): { $place }, { $side }
labora-convert = { $from } → { $to }
labora-settle = Zbuduj: { $settlement }, koszt: { $cost } ({ $values })
labora-at = { $what }: { $spot }, { $terrain }
    .seen = { $what }: { $terrain }
labora-at-home = { $what }: { $spot }, { $terrain }, daje teraz: { $points }
    .seen = { $what }: { $terrain }, daje teraz: { $points }
labora-at-covering = { $what }: { $spot }, na budynku „{ $building }”
    .seen = { $what }: na budynku „{ $building }”
labora-at-unknown = { $spot }
labora-enter = { $building }, przeor wchodzi – { $function }
labora-fee-coins = Zapłać właścicielowi: { $price }
labora-fee-present = Wypij z gospodarzem prezent: { $present }; on nic nie dostaje
labora-send = Wyślij { $rank }
labora-produce = Weź: { $goods }
labora-produce-joker = Weź: { $goods } (joker)
labora-produce-short = Weź: { $goods }; wszyscy dostają po 1 więcej
labora-produce-joker-short = Weź: { $goods } (joker); wszyscy dostają po 1 więcej
labora-times = { $count ->
    [one] Raz: { $trade }
   *[other] { $count } razy: { $trade }
}
labora-once = Tak: { $trade }
labora-times-unknown = { $count ->
    [one] Raz
   *[other] { $count } razy
}
labora-pay = Zapłać: { $goods } ({ $worth })
labora-pay-one = Zapłać: { $goods }
labora-pay-none = Bez tego dobra: { $good }
    .told = nie płaci tym dobrem: { $good }
labora-in-vain = { $what }; teraz nic z tego nie będzie
labora-losing = { $what } (przepada: { $lost })
labora-take = Weź: { $goods }
labora-take-none = Bez tego dobra: { $good }
labora-copy = Użyj: { $building } ({ $owner }) – { $function }
labora-copy-display = Użyj: { $building } (niezbudowany) – { $function }
labora-clear = Usuń las bez drewna: { $spot } (zysk: { $gains })
    .seen = Usuń ten las bez drewna (zysk: { $gains })
labora-skip = Zrezygnuj
labora-skip-enter = Przeor zostaje w domu
    .told = zostawia przeora w domu
labora-skip-neutral = Nie używaj żadnego z nowych budynków
    .told = nie używa żadnego z nowych budynków
labora-skip-function = Zrezygnuj z całego działania ({ $building })
    .told = rezygnuje z całego działania ({ $building })
labora-skip-step = Zrezygnuj ({ $building })
    .told = rezygnuje ({ $building })
labora-end = Zakończ turę
labora-end-settling = Nie buduj osady
    .told = nie buduje osady
labora-end-bonus = Zakończ turę bez akcji

labora-heading-place = Własny budynek: wyślij { $rank }
labora-heading-contract = Zawrzyj kontrakt: { $owner }
labora-heading-visit = Wyślij przeora do budynku: { $owner }
labora-heading-fell = Wykarczuj las
labora-heading-cut = Wykop torf
labora-heading-build = Zbuduj budynek
labora-heading-district = Ułóż zagon
labora-heading-plot = Ułóż areał
labora-heading-convert = Zamień dobra
labora-heading-settle = Zbuduj osadę
labora-heading-at = Wybierz pole
labora-heading-enter = Przeor wchodzi
labora-heading-fee = Zapłać za kontrakt
labora-heading-send = Wyślij mnicha
labora-heading-produce = Wytwarzaj
labora-heading-times = Ile razy
labora-heading-pay = Zapłać
labora-heading-take = Weź
labora-heading-improve = Ulepsz dobro
labora-heading-copy = Użyj budynku: { $owner }
labora-heading-copy-display = Użyj niezbudowanego budynku
labora-heading-clear = Usuń las

# Dziennik

labora-event-round-began = Zaczyna się runda { $round }, koło produkcji się obraca.
labora-event-bonus-round-began = Runda specjalna.
labora-event-clergy-returned = { $seat }: wszyscy mnisi wracają.
labora-event-prior-returned = { $seat }: przeor wraca.
labora-event-marker-entered = Na koło produkcji trafia znacznik: { $marker }.
labora-event-marker-left = Znacznik opuszcza grę: { $marker }.
labora-event-phase-began = Faza osad { $phase }.
labora-event-stack-opened = Wykładane są karty ze stosu { $stack }.
labora-event-turn-began = Tura: { $seat }.
labora-event-placed = { $seat }: { $rank } idzie do budynku „{ $building }”.
labora-event-visited = { $seat }: { $rank } idzie do budynku „{ $building }” ({ $owner }).
labora-event-contract-paid = { $seat }: kontrakt ({ $owner }), budynek „{ $building }”: { $coins }.
labora-event-present-given = { $seat }: kontrakt ({ $owner }), budynek „{ $building }”, prezent: { $present }.
labora-event-copied = { $seat }: użyto budynku „{ $building }” ({ $owner }).
labora-event-copied-display = { $seat }: użyto niezbudowanego budynku „{ $building }”.
labora-event-gained = { $seat }: zysk: { $goods }.
labora-event-paid = { $seat }: zapłacono: { $goods }.
labora-event-lost = { $seat }: nadpłata, przepada: { $lost }.
labora-event-converted = { $seat }: zamieniono: { $from } → { $to }.
labora-event-produced = { $seat }: wytworzono: { $goods }.
labora-event-produced-joker = { $seat }: wytworzono jokerem: { $goods }.
labora-event-felled = { $seat }: wykarczowano las ({ $spot }).
    .seen = { $seat }: wykarczowano las.
labora-event-peat-cut = { $seat }: wykopano torf ({ $spot }).
    .seen = { $seat }: wykopano torf.
labora-event-cleared = { $seat }: usunięto las bez drewna ({ $spot }).
    .seen = { $seat }: usunięto las bez drewna.
labora-event-idled = { $seat }: brak lasu lub torfowiska, nic się nie dzieje.
labora-event-built = { $seat }: zbudowano budynek „{ $building }” ({ $spot }).
    .seen = { $seat }: zbudowano budynek „{ $building }”.
labora-event-covered = Nadbudowano budynek „{ $building }” ({ $spot }).
    .seen = Nadbudowano budynek „{ $building }”.
labora-event-put-aside = Brak miejsca na budynek „{ $building }”: opuszcza grę.
labora-event-contract-price-rose = Od teraz cena kontraktu: { $coins }.
labora-event-settled = { $seat }: zbudowano osadę „{ $settlement }” ({ $spot }).
    .seen = { $seat }: zbudowano osadę „{ $settlement }”.
labora-event-district-laid = { $seat }: zagon w wierszu { $row } ({ $price }); { $side }.
    .seen = { $seat }: zagon ({ $price }); { $side }.
labora-event-plot-laid = { $seat }: areał od wiersza { $row } ({ $price }); { $side }.
    .seen = { $seat }: areał ({ $price }); { $side }.
labora-event-ended = Gra skończona.

# Położenie

labora-page-round = Runda { $round }
labora-page-round-of = Runda { $round } z { $last }
labora-page-round-last = Runda { $round }, ostatnia
labora-page-settling = Runda { $round }, faza osad { $phase }
labora-page-goal = Cel gry jednoosobowej: { $points }.
labora-page-turn = Tura:
labora-page-actions = { $count ->
    [one] pozostała { $count } akcja
    [few] pozostały { $count } akcje
   *[many] pozostało { $count } akcji
}
labora-page-starter = gracz rozpoczynający:
labora-page-phases = Następne fazy osad:
labora-page-phase = { $phase } w rundzie { $round }
labora-page-markers = Nowe znaczniki:
labora-page-entering = { $marker } w rundzie { $round }
labora-page-prices = Ceny:
labora-page-contract = kontrakt: { $price } albo { $present }
labora-page-districts = następny zagon: { $price } (zostało { $left })
labora-page-plots = następny areał: { $price } (zostało { $left })
labora-page-wonders = cuda: zostało { $count }
labora-page-wheel = Koło produkcji
labora-page-now = teraz
labora-page-next = za rundę
labora-page-display = Budynki do zbudowania
labora-page-building = Budynek
labora-page-cost = Koszt
labora-page-terrain = Teren
labora-page-values = Punkty
labora-page-function = Działanie
labora-page-land = ląd
labora-page-stack = Stos { $stack }:
labora-page-with = osada { $what }
labora-page-aside = Poza grą:
labora-page-legend = † budynek klasztorny. Punkty: wartość/punkty dodatkowe. „Ląd” to wybrzeże, równina lub pogórze. Na rysunku małe litery to wolne pola, wielkie to osady; + to przeor, ' to brat.
labora-page-goods = Dobra:
labora-page-clergy = W domu:
labora-page-hand = Osady w zapasie:
labora-page-hand-settlement = { $settlement } ({ $cost })
labora-page-points = Punkty dotąd:
labora-page-source = { $name } { $points }
labora-page-buildings = Na planszy:
labora-space = { $spot }: { $what } ({ $terrain })
labora-space-with = { $spot }: { $what } ({ $terrain }), w środku: { $clergy }
labora-space-empty = wolne
labora-space-none = brak terenu
labora-space-corner = kolumny i wiersze
labora-space-column = kolumna { $number }
labora-space-row = wiersz { $number }

# Punkty

labora-source-goods = dobra
labora-source-economic = punkty wartości
labora-source-shanty-town = dodatkowe: Dzielnica nędzy
labora-source-farming-village = dodatkowe: Osada rolnicza
labora-source-market-town = dodatkowe: Osada targowa
labora-source-fishing-village = dodatkowe: Osada rybacka
labora-source-artists-colony = dodatkowe: Kolonia artystów
labora-source-hamlet = dodatkowe: Przysiółek
labora-source-village = dodatkowe: Wieś
labora-source-hilltop-village = dodatkowe: Latyfundium

# Odmowy

labora-illegal-not-your-turn = To nie twoja kolej. Poczekaj, aż nadejdzie.
labora-illegal-not-asked = Nie o to teraz chodzi. Wybierz jedną z proponowanych akcji.
labora-illegal-game-over = Gra jest skończona. Zacznij nową, żeby grać dalej.
labora-illegal-no-action-left = Akcje tej tury są wykorzystane. Zakończ turę.
labora-illegal-action-left = Została jeszcze akcja. Wykonaj ją, zanim zakończysz turę.
labora-illegal-bonus-round = W rundzie specjalnej możesz tylko budować albo wysłać przeora do dowolnego budynku.
labora-illegal-no-such-house = Nie ma tam takiego budynku. Wybierz taki, który tam stoi.
labora-illegal-occupied = W tym budynku jest już mnich. Wybierz wolny budynek.
labora-illegal-nobody-home = Nie ma takiego mnicha w domu. Wybierz innego albo inną akcję.
labora-illegal-own-house = Nie zawiera się kontraktu z samym sobą. Wyślij własnego mnicha.
labora-illegal-no-fee = Nie masz na opłatę za kontrakt ani na prezent. Zdobądź najpierw monetę.
labora-illegal-no-forest = Nie ma tam lasu. Wybierz pole z lasem.
labora-illegal-no-moor = Nie ma tam torfowiska. Wybierz pole z torfowiskiem.
labora-illegal-not-idle = Masz i las, i torfowisko, więc musisz wykonać prawdziwą akcję.
labora-illegal-not-displayed = Tego budynku nie ma wśród wyłożonych. Wybierz inny.
labora-illegal-too-dear = Nie stać cię na to. Wybierz coś tańszego albo zbierz najpierw dobra.
labora-illegal-no-site = Nie masz na to wolnego pola. Wykarczuj las, wykop torf albo kup teren.
labora-illegal-no-such-cell = Twoja prowincja tam nie sięga. Wybierz pole na niej.
labora-illegal-not-free = To pole jest zajęte. Wybierz wolne.
labora-illegal-wrong-terrain = Nie może stać na takim terenie. Wybierz odpowiednie pole.
labora-illegal-no-cloister-beside = Budynek klasztorny musi przylegać do innego budynku klasztornego. Wybierz pole obok niego.
labora-illegal-free-sites-first = Najpierw zajmuje się wolne pola, a nadbudowuje tylko swój rodzaj. Wybierz jedno z proponowanych pól.
labora-illegal-already-bought = Teren został już tym razem kupiony. Następny kupisz w kolejnej turze.
labora-illegal-no-tile-left = Nie ma już takich plansz terenu. Wybierz inny rodzaj.
labora-illegal-no-room-for-tile = Ta plansza nie może tam leżeć. Wybierz miejsce, które przylega do twojej ziemi.
labora-illegal-no-goods = Nie masz tego dobra. Wybierz takie, które masz.
labora-illegal-not-in-hand = Nie masz tej osady w zapasie. Wybierz jedną ze swoich.
labora-illegal-not-produced = Tego nie można tu wytworzyć. Wybierz jedno z proponowanych dóbr.
labora-illegal-too-often = Nie da się tego zrobić tyle razy. Wybierz mniejszą liczbę.
labora-illegal-not-this-payment = To się nie zgadza. Zapłać to, co należne, bez niczego zbędnego.
labora-illegal-not-offered = Tego tu nie dostaniesz. Wybierz jedno z proponowanych dóbr.
labora-illegal-not-copied = Tego budynku nie można stąd użyć. Wybierz jeden z proponowanych.
labora-illegal-mandatory = Nie możesz z tego zrezygnować. Wybierz jedną z proponowanych akcji.

# Pomoc

labora-help-a-good = { $help } Wartość jednego: { $worth }.
labora-help-a-building = { $help } { $kind ->
    [cloister] Budynek klasztorny.
   *[secular] Budynek świecki.
} { $country ->
    [france] Tylko Francja.
    [ireland] Tylko Irlandia.
   *[both] W obu krajach.
} Koszt: { $cost }. Teren: { $terrain }. Punkty: { $values }. { $stack } Na rysunku: { $code }.
labora-help-a-settlement = Osada: na koniec liczy własne punkty dodatkowe i punkty dodatkowe wszystkiego, co do niej przylega. Buduje się ją w fazie osad albo dzięki Warowni. Koszt: { $cost }. Teren: { $terrain }. Punkty: { $values }. { $stack } Na rysunku: { $code }.
labora-help-from-heartland = Stoi w każdej prowincji.
labora-help-from-start = Dostępne od początku gry.
labora-help-from-stack = Pojawia się ze stosem { $stack }.

labora-help-peat = Dobro podstawowe: wykopywane na torfowiskach według znacznika torfu.
labora-help-coal = Powstaje z torfu, przede wszystkim w Mielerzu; najlepsze paliwo.
labora-help-sheep = Dobro podstawowe: wytwarzane w Obejściu według znacznika owiec.
labora-help-meat = Powstaje z owiec i słomy w Rzeźni.
labora-help-grain = Dobro podstawowe: wytwarzane w Obejściu według znacznika zboża. W każdej chwili można je zamienić na słomę.
labora-help-straw = W każdej chwili można zamienić na nią zboże, nigdy odwrotnie. Materiał budowlany i paliwo.
labora-help-wood = Dobro podstawowe: z karczowania lasów według znacznika drewna. Materiał budowlany i paliwo.
labora-help-whiskey = Irlandia. W każdej chwili można ją wymienić na 2 monety albo dać w prezencie za kontrakt.
labora-help-clay = Dobro podstawowe: wytwarzane na Glinianym wzgórzu według znacznika gliny. Materiał budowlany.
labora-help-ceramic = Powstaje z gliny, przede wszystkim w Warsztacie klasztornym.
labora-help-coin = Dobro podstawowe: wytwarzane w Kancelarii klasztornej według znacznika monet. Na koniec każde 5 monet daje 2 punkty.
labora-help-book = Powstaje w bibliotekach, dormitoriach i drukarniach.
labora-help-coin5 = Pięć monet na jednym żetonie. Jest osobnym rodzajem tam, gdzie płaci się różnymi dobrami lub punktami; poza tym monety po prostu się liczy.
labora-help-reliquary = Najcenniejsze dobro po cudach.
labora-help-stone = Wytwarzany w Kamieniołomie według znacznika kamieni, gdy jest w grze, albo jokerem; wcześniej daje go Skład kamieni. Materiał budowlany.
labora-help-ornament = Powstaje z kamienia, przede wszystkim w Warsztacie klasztornym.
labora-help-grape = Francja. Wytwarzane przez Winorośl według znacznika winogron, gdy jest w grze, albo jokerem.
labora-help-wine = Francja. W każdej chwili można je wymienić na 1 monetę albo dać w prezencie za kontrakt.
labora-help-flour = Francja. Powstaje ze zboża w Wiatraku.
labora-help-bread = Francja. Powstaje z mąki w Piekarni.
labora-help-malt = Irlandia. Powstaje ze zboża w Słodowni.
labora-help-beer = Irlandia. Powstaje ze słodu i zboża w Browarze.
labora-help-wonder = Jest ich tylko osiem. Nigdy się nimi nie płaci.

labora-help-clay-mound = Wytwarza glinę: tyle, ile pokazuje znacznik gliny albo joker.
labora-help-farmyard = Wytwarza owce albo zboże: tyle, ile pokazuje znacznik tego dobra albo joker.
labora-help-cloister-office = Wytwarza monety: tyle, ile pokazuje znacznik monet albo joker.
labora-help-priory = Użyj działania jednego innego budynku dowolnego gracza, w którym stoi przeor. Nic się za to nie płaci i nikt tam nie idzie.
labora-help-cloister-courtyard = Raz: zapłać po jednym żetonie 3 różnych dóbr i weź 6 żetonów jednego dobra podstawowego (torf, owce, zboże, drewno, glina albo monety).
labora-help-grain-storage = Raz: zapłać 1 monetę i weź 6 żetonów zboża.
labora-help-granary = Raz: zapłać 1 monetę i weź 4 zboża i 1 księgę.
labora-help-windmill = Do 7 razy: zamień 1 zboże na 1 słomę i weź do tego 1 mąkę.
labora-help-malthouse = Dowolną liczbę razy: zamień 1 zboże na 1 słomę i weź do tego 1 słód.
labora-help-bakery = Dowolną liczbę razy: upiecz 1 chleb z 1 mąki i pół energii; energię płaci się jedną sumą. Potem sprzedaj do 2 chlebów po 4 monety.
labora-help-brewery = Dowolną liczbę razy: uwarz 1 piwo z 1 słodu i 1 zboża. Potem sprzedaj 1 piwo za 7 monet.
labora-help-fuel-merchant = Raz: zapłać 3 energii za 5 monet, 6 za 8 albo 9 za 10. Nadwyżka przepada.
labora-help-peat-coal-kiln = Weź 1 opał i 1 monetę oraz zamień dowolną liczbę torfów na opał.
labora-help-market = Raz: zapłać po jednym żetonie 4 różnych dóbr i weź 7 monet i 1 chleb.
labora-help-false-lighthouse = Weź 3 monety oraz 1 piwo albo 1 whisky.
labora-help-cloister-garden = Weź 1 winogrono, potem użyj działania jednego wolnego budynku tuż obok Ogrodu. Nikt tam nie idzie. Działa raz w ciągu akcji.
labora-help-spinning-mill = Weź monety za posiadane owce, które zatrzymujesz: 3 od 1 owcy, 5 od 5 owiec, 6 od 9 owiec.
labora-help-carpentry = Usuń jeden ze swoich lasów bez drewna; potem możesz zbudować budynek za zwykły koszt, także na oczyszczonym polu, a przeor może tam wejść.
labora-help-cottage = Weź 1 słód, potem użyj działania jednego wolnego budynku tuż obok Chaty. Nikt tam nie idzie. Działa raz w ciągu akcji.
labora-help-harbor-promenade = Weź 1 drewno, 1 wino, 1 monetę i 1 ceramikę.
labora-help-houseboat = Weź 1 drewno, 1 słód, 1 monetę i 1 torf. Jedyny budynek na morzu, które zakrywa.
labora-help-stone-merchant = Do 5 razy: zapłać 2 żywności i 1 energię za 1 kamień. Żywność i energię płaci się sumami; nadwyżka przepada.
labora-help-builders-market = Raz: zapłać 2 monety i weź 2 drewna, 2 gliny, 1 kamień i 1 słomę.
labora-help-grapevine-a = Wytwarza winogrona: tyle, ile pokazuje znacznik winogron, gdy jest w grze, albo joker.
labora-help-sacred-site = Weź 1 księgę, potem 2 zboża albo 2 słody, potem 1 piwo albo 1 whisky.
labora-help-financed-estate = Raz: zapłać 1 monetę i weź 1 księgę, 1 chleb, 2 winogrona i 2 mąki.
labora-help-druids-house = Zapłać 1 księgę i weź 5 żetonów jednego dobra podstawowego i 3 żetony innego.
labora-help-cloister-chapter-house = Weź po jednym żetonie każdego dobra podstawowego: glina, drewno, torf, owca, zboże i moneta.
labora-help-cloister-library = Do 3 razy: zapłać 1 monetę za 1 księgę. Potem raz: oddaj 1 księgę za 1 mięso i 1 wino.
labora-help-scriptorium = Raz: zapłać 1 monetę i weź 1 księgę, 1 mięso i 1 whisky.
labora-help-cloister-workshop = Do 3 razy: zrób 1 ceramikę z 1 gliny i 1 energii; a raz 1 ornament z 1 kamienia i 1 energii. Energię za jedno i drugie płaci się jedną sumą.
labora-help-slaughterhouse = Dowolną liczbę razy: zrób 1 mięso z 1 owcy i 1 słomy.
labora-help-inn = Raz: sprzedaj 1 wino za 6 monet. Potem oddaj do 7 żywności po 1 monecie; żywność płaci się jedną sumą.
labora-help-alehouse = Sprzedaj 1 piwo za 8 monet oraz 1 whisky za 7 monet.
labora-help-winery = Dowolną liczbę razy: zrób 1 wino z 1 winogrona. Potem sprzedaj 1 wino za 7 monet. Od chwili jej zbudowania kontrakt kosztuje wszystkich 2 monety.
labora-help-whiskey-distillery = Dowolną liczbę razy: zrób 2 whisky z 1 słodu, 1 drewna i 1 torfu. Od chwili jej zbudowania kontrakt kosztuje wszystkich 2 monety.
labora-help-quarry-b = Wytwarza kamienie: tyle, ile pokazuje znacznik kamieni, gdy jest w grze, albo joker.
labora-help-bathhouse = Zapłać 1 monetę: weź 1 księgę i 1 ceramikę, a wszyscy twoi mnisi wracają, gdziekolwiek stoją.
labora-help-locutory = Zapłać 2 monety: twój przeor wraca i możesz zbudować budynek za zwykły koszt, a on może tam wejść.
labora-help-cloister-church = Do 2 razy: oddaj 1 chleb i 1 wino za 1 relikwię.
labora-help-chapel = Raz: zapłać 1 monetę za 1 księgę. Potem do 3 razy: oddaj 1 piwo i 1 whisky za 1 relikwię.
labora-help-chamber-of-wonders = Raz: zapłać po jednym żetonie 13 różnych dóbr i weź 1 cud, jeśli jeszcze jest.
labora-help-portico = Raz: oddaj 1 relikwię i weź po 2 żetony: glina, drewno, torf, owca, zboże, moneta i kamień.
labora-help-shipyard = Raz: zapłać 2 drewna i weź 1 ornament i 5 monet.
labora-help-palace = Zapłać 1 wino i użyj działania jednego innego budynku dowolnego gracza, w którym stoi mnich. Działa raz w ciągu akcji.
labora-help-grand-manor = Zapłać 1 whisky i użyj działania jednego innego budynku dowolnego gracza, w którym stoi mnich. Działa raz w ciągu akcji.
labora-help-castle = Zbuduj jedną ze swoich osad za zwykłą żywność i energię.
labora-help-quarry-c = Wytwarza kamienie: tyle, ile pokazuje znacznik kamieni, gdy jest w grze, albo joker.
labora-help-forest-hut = Raz: usuń jeden ze swoich lasów bez zwykłego drewna i weź 2 owce, 2 drewna i 1 kamień.
labora-help-town-estate = Raz: sprzedaj 1 ceramikę za 12 monet.
labora-help-refectory = Weź 1 piwo i 1 mięso. Potem do 4 razy: oddaj 1 mięso za 1 ceramikę.
labora-help-grapevine-c = Wytwarza winogrona: tyle, ile pokazuje znacznik winogron, gdy jest w grze, albo joker.
labora-help-coal-harbor = Do 3 razy: oddaj 1 opał za 3 monety i 1 whisky.
labora-help-calefactory = Zapłać 1 monetę: możesz raz wykarczować las i raz wykopać torf na zwykłych zasadach.
labora-help-filial-church = Raz: zapłać po jednym żetonie 5 różnych dóbr i weź 1 relikwię.
labora-help-shipping-company = Zapłać 3 energii: weź tyle mięsa, chleba albo wina, ile pokazuje joker, a joker wraca na 0.
labora-help-cooperage = Zapłać 3 drewna: weź tyle piwa albo whisky, ile pokazuje joker, a joker wraca na 0.
labora-help-sacristy = Raz: oddaj 1 księgę, 1 ceramikę, 1 ornament i 1 relikwię za 1 cud, jeśli jeszcze jest.
labora-help-forgers-workshop = Zapłać 5 monet za 1 relikwię, a potem po 10 monet za każdą następną.
labora-help-round-tower = Raz: zapłać 5 monet, 1 whisky i dobra warte 14 punktów za 1 cud, jeśli jeszcze jest. Liczą się księgi, ceramika, ornamenty, relikwie, żetony 5 monet i dalsza whisky; nadwyżka przepada.
labora-help-pilgrimage-site = Do 2 razy: zamień księgę na ceramikę, ceramikę na ornament albo ornament na relikwię; to samo dobro można ulepszyć dwa razy.
labora-help-camera = Do 2 razy: oddaj 1 księgę i 1 ceramikę za 1 monetę, 1 glinę i 1 relikwię.
labora-help-dormitory = Weź 1 ceramikę. Potem dowolną liczbę razy: oddaj 1 słomę i 1 drewno za 1 księgę.
labora-help-bulwark = Zapłać 1 księgę: weź za darmo następny zagon i następny areał i od razu je ułóż, niezależnie od zwykłego zakupu.
labora-help-printing-office = Do 4 razy: usuń jeden ze swoich lasów bez drewna i weź 1 księgę.
labora-help-festival-ground = Zapłać 1 piwo: weź księgi, ceramikę, ornamenty i relikwie warte razem najwyżej 1 punkt za każdy twój las i torfowisko.
labora-help-estate = Do 2 razy: zapłać 10 żywności albo 6 energii i weź 1 księgę i 1 ornament.
labora-help-hospice = Użyj działania jednego z wyłożonych budynków, którego nikt jeszcze nie zbudował.
labora-help-guesthouse = Użyj działania jednego z wyłożonych budynków, którego nikt jeszcze nie zbudował.
labora-help-house-of-the-brotherhood = Zapłać 5 monet: weź księgi, ceramikę, ornamenty i relikwie warte razem najwyżej 2 punkty za każdy twój budynek klasztorny; 1 punkt w grze jednoosobowej, 1½ w długiej dwuosobowej, w dół.

labora-help-water = Na areałach z lewej strony. Może tu stać tylko Barka mieszkalna; wolne daje 3 punkty dodatkowe każdej osadzie obok.
labora-help-coast = Na areałach z lewej strony, obok morza.
labora-help-plains = Większość prowincji i zagonów. Po wykarczowaniu lasu i wykopaniu torfu zostaje równina.
labora-help-hillside = Na prawym końcu prowincji i zagonów oraz na areałach z prawej strony.
labora-help-mountain = Na areałach z prawej strony; sąsiadują tylko z dwoma polami pogórza swojego areału. Mogą tu stać tylko Kamieniołom i Warownia.

labora-term-wheel = koło produkcji
labora-help-term-wheel = Na początku każdej rundy koło produkcji się obraca i każdy znacznik jest wart więcej, najwyżej 10. Kto wytwarza, bierze tyle, ile pokazuje znacznik, i cofa go na 0.
labora-term-joker = joker
labora-help-term-joker = Znacznik, którego można użyć zamiast każdego innego, także takiego, którego nie ma jeszcze w grze.
labora-term-turn = tura
labora-help-term-turn = Jedna akcja: wyślij mnicha, wykarczuj las, wykop torf albo buduj. Przed nią i po niej możesz zamieniać dobra i kupić jedną planszę terenu.
labora-term-prior = przeor
labora-help-term-prior = Pracuje jak brat, a ponadto może wejść do budynku zaraz po jego zbudowaniu i od razu go użyć.
labora-term-lay-brother = brat
labora-help-term-lay-brother = Mnich, który pracuje w budynku. Kto na początku rundy nie ma w domu żadnego mnicha, zabiera wszystkich z powrotem.
labora-term-contract = kontrakt
labora-help-term-contract = Użyj wolnego budynku gracza, który ma w domu mnicha. Płacisz 1 monetę (2, gdy zbudowano Winiarnię albo Destylarnię whisky) lub wypijasz z gospodarzem wino albo whisky. Właściciel wybiera, który jego mnich tam idzie; ty korzystasz z działania.
labora-term-building = budynek
labora-help-term-building = Weź budynek z wyłożonych, zapłać koszt i połóż go na wolnym polu właściwego terenu. Punkty wartości liczą się na koniec, punkty dodatkowe dla każdej osady obok.
labora-term-cloister = budynek klasztorny
labora-help-term-cloister = Musi przylegać do innego twojego budynku klasztornego. Pierwszym jest Kancelaria klasztorna.
labora-term-forest = las
labora-help-term-forest = Karczuje się go za tyle drewna, ile pokazuje znacznik drewna albo joker. Pole staje się wolną równiną. Kto nie ma już lasu, nadal może wybrać karczowanie: nic się wtedy nie dzieje.
labora-term-moor = torfowisko
labora-help-term-moor = Wykopuje się z niego tyle torfu, ile pokazuje znacznik torfu albo joker. Pole staje się wolną równiną. Kto nie ma już torfowiska, nadal może wybrać kopanie: nic się wtedy nie dzieje.
labora-term-district = zagon
labora-help-term-district = Pas pięciu pól tuż nad prowincją i innymi zagonami albo pod nimi. W turze można kupić jedną planszę terenu i jedną w fazie osad.
labora-term-plot = areał
labora-help-term-plot = Kwadrat czterech pól: strona nadbrzeżna leży z lewej, górska z prawej, obok prowincji, zagonu albo areału tego samego rodzaju.
labora-term-convert = zamiana dóbr
labora-help-term-convert = W każdej chwili: zboże na słomę, wino na 1 monetę, whisky na 2 monety, nigdy odwrotnie. Przy płaceniu dzieje się to samo.
labora-term-payment = płacenie żywnością i energią
labora-help-term-payment = Żywność, energię i punkty płaci się dowolnymi dobrami o takiej wartości. Każdy żeton liczy się raz, reszty się nie wydaje, nadwyżka przepada.
labora-term-settlement = faza osad
labora-help-term-settlement = Pięć razy (od A do E; od A do D przy dwóch graczach) każdy po kolei może kupić planszę terenu i zbudować jedną osadę. Potem wykłada się następny stos budynków i każdy dostaje nową osadę.
labora-term-bonus-round = runda specjalna
labora-help-term-bonus-round = Ostatnia runda przy trzech i czterech graczach: wszyscy przeorowie wracają i każdy może zbudować budynek albo wysłać przeora za darmo do dowolnego budynku, nawet zajętego. Potem jest faza E.
labora-term-short-game = gra krótka
labora-help-term-short-game = Przy trzech i czterech graczach: 12 rund, po jednym bracie. Każda runda przynosi wszystkim dwa dobra, a gdy ktoś wytwarza z koła, wszyscy dostają po jednym żetonie więcej.
labora-term-two-players = dwóch graczy
labora-help-term-two-players = Gra krótka: tury po dwie akcje; gdy po stosie D zostaje najwyżej jeden budynek, drugi gracz ma ostatnią akcję. Gra długa: dwie akcje, potem jedna drugiego gracza; runda, w której zostają najwyżej trzy budynki, jest ostatnia.
labora-term-neutral = gracz neutralny
labora-help-term-neutral = Gra jednoosobowa: przed każdą fazą osad wszystkie wyłożone jeszcze budynki stają w prowincji gracza neutralnego. Używa się ich przez kontrakt, opłata trafia do zasobów. Celem jest { $goal } punktów.
labora-term-scoring = punktacja
labora-help-term-scoring = Dobra: księga 2, ceramika 3, ornament 4, relikwia 8, cud 30 (jest ich { $wonders }), każde 5 monet 2, wino i whisky po 1 albo jako monety. Potem punkty wartości budynków i osad, a dla każdej osady punkty dodatkowe jej samej i wszystkiego, co do niej przylega. Wygrywa najwyższa suma; przy remisie jest kilku zwycięzców.
