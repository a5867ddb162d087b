# Przykłady z instrukcji: Ora et Labora.

book-labora-farmyard = Ramię pokazuje trzy owce
    .text = Znacznik daje tyle dóbr, ile pokazuje jego pole koła. Znacznik owiec stoi na 3.
    .task = Wyślij brata do Obejścia i weź owce według ich znacznika.
    .done = 3 owce, jak pokazuje ramię.
    .nearly = Zboża byłoby tyle samo. Obrazek w instrukcji pokazuje owce.

book-labora-marker = Co wzięto, wraca na 0
    .text = Bierze się cztery owce, a ich znacznik zaczyna od 0. Pozostałe zostają na miejscu.
    .task = Wyślij brata do Obejścia i weź owce według ich znacznika.
    .done = 4 owce; ich znacznik stoi na 0, znacznik zboża nadal na 4.
    .nearly = Joker pokazuje mniej. Weź owce według ich znacznika.

book-labora-joker-stone = Kamień przed swoim znacznikiem
    .text = Znacznika kamieni nie ma jeszcze na kole. Joker jest i stoi na 3.
    .task = Wyślij brata do swojego Kamieniołomu i weź kamienie jokerem.
    .done = 3 kamienie, choć ich znacznik leży jeszcze obok koła; joker wraca na 0.
    .nearly = Można, ale przykład dotyczy Kamieniołomu: idzie tam brat, a joker daje kamienie.

book-labora-joker-clay = Joker pokazuje więcej niż glina
    .text = Glina stoi na 2, joker na 3. Na Glinianym wzgórzu można użyć jednego z nich.
    .task = Wyślij brata na Gliniane wzgórze i weź glinę jokerem.
    .done = 3 gliny. Znacznik gliny zostaje na 2, joker zaczyna od 0.
    .nearly = To daje tylko 2. Joker stoi na 3: użyj go.

book-labora-windmill = Wiatrak chce wybrzeża albo pogórza
    .text = Karta pokazuje, na jakim terenie może stać. Wiatrak: wybrzeże albo pogórze; równina nie wystarczy.
    .task = Zbuduj Wiatrak na górnym polu wybrzeża i nikogo tam nie wysyłaj.
    .done = Stoi na wybrzeżu, za 3 drewna i 2 gliny.
    .nearly = Można, ale tutaj Wiatrak stanie na górnym polu wybrzeża.

book-labora-courtyard = Budynki klasztorne przylegają
    .text = Wirydarz jest budynkiem klasztornym: staje obok Kancelarii klasztornej. Róg nie wystarczy.
    .task = Zbuduj Wirydarz obok Kancelarii klasztornej i nikogo tam nie wysyłaj.
    .done = Przylega do Kancelarii. Zapłacono 2 drewna.
    .nearly = Można, ale przykład to Wirydarz, obok Kancelarii.

book-labora-two-grain = Dwa zboża to dwa różne dobra
    .text = Wirydarz chce trzech różnych dóbr. Zboże można w każdej chwili zamienić w słomę, a słoma to inne dobro.
    .task = Użyj Wirydarza: zapłać zbożem, słomą i torfem i weź 6 monet.
    .done = Zapłacono 2 zboża, jedno jako słomę, i 1 torf; przyszło 6 monet.
    .nearly = Tak też można zapłacić. Pokaż, co potrafi zboże: jedno jako zboże, drugie jako słoma, i torf.

book-labora-quarry = Kamieniołom kosztuje 5 monet
    .text = Budynek kosztuje tyle, ile ma na karcie, i akcję. Kamieniołom staje na górze.
    .task = Zbuduj Kamieniołom na swojej górze i nikogo tam nie wysyłaj.
    .done = Zapłacono 5 monet, a akcja wykonana.
    .nearly = Można, ale przykład to Kamieniołom, na górze.

book-labora-plot = Areał może wystawać
    .text = Areał nie musi leżeć równo: wystarczy, że jedno jego pole przylega do twojej ziemi.
    .task = Kup areał stroną nadbrzeżną i połóż go w połowie obok prowincji: o rząd niżej.
    .done = Wystaje o jeden rząd, za 3 monety. Dwa rzędy niżej stykałby się tylko rogiem.
    .nearly = Tam też może leżeć. Na obrazku w instrukcji wystaje u dołu.

book-labora-shanty = Dzielnica nędzy za zboże i drewno
    .text = Kosztuje 1 żywność i 1 energię, na przykład zboże i drewno. Staje na wybrzeżu, równinie lub pogórzu.
    .task = Zbuduj Dzielnicę nędzy na wolnym polu obok Glinianego wzgórza i zapłać 1 drewno i 1 zboże.
    .done = 1 drewno to 1 energia, 1 zboże to 1 żywność: zapłacono bez straty.
    .nearly = Można zapłacić inaczej. Instrukcja płaci drewnem i zbożem.

book-labora-bonus = W rundzie specjalnej każde drzwi otwarte
    .text = Każdy przeor wraca jeszcze raz i wchodzi do dowolnego budynku, zajętego czy nie, za darmo.
    .task = Wyślij przeora do swojej Kancelarii klasztornej, gdzie stoi brat, i weź monety jokerem.
    .done = 10 monet, choć ktoś tam stoi. Budynek sąsiada też byłby otwarty, za darmo.
    .nearly = Tak też można. Zobacz, jak wszystko jest otwarte: zajęta Kancelaria, jokerem.
