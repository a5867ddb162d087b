# Przykłady z instrukcji: Zamki Burgundii.

book-burgundy-workers = Dwóch pracowników robi z 2 szóstkę
    .text = Każdy pracownik zmienia kość o jeden, w górę lub w dół, a 1 i 6 sąsiadują. Z 2 przez 1 do 6 potrzeba dwóch pracowników.
    .task = Kością 2 weź warsztat stolarski z magazynu 6.
    .done = Jak w instrukcji: zapłacono 2 pracowników, a kość 2 wzięła z magazynu 6.
    .nearly = Można, ale instrukcja pokazuje drogę naokoło: kością 2 weź warsztat stolarski z magazynu 6.

book-burgundy-first-tile = Pierwsza płytka dotyka zamku
    .text = Płytka dotyka już leżącej. Na początku leży tylko zamek, więc dostępnych jest sześć pól. Pole rzeki z liczbą 4 jest o jedno za daleko.
    .task = Kością 4 z pracownikiem umieść statek na polu rzeki z liczbą 5 obok zamku.
    .done = Leży na jednym z sześciu pól wokół zamku; kość kosztowała 1 pracownika.
    .nearly = Można, ale najpierw umieść statek: na polu rzeki z liczbą 5, tuż obok zamku.

book-burgundy-ship = Statek bierze, na co jest miejsce
    .text = Przechowujesz najwyżej trzy rodzaje dóbr. W magazynie 4 leżą turkusowe, różowe i brązowe; turkusowe i czerwone już masz.
    .task = Kością 2 umieść statek, zabierz dobra z magazynu 4 i zatrzymaj różowe.
    .done = 1 turkusowe dołącza do twojego, 1 różowe zajmuje ostatnie wolne miejsce, brązowe zostaje w magazynie.
    .nearly = Brązowe też by się zmieściło. Karolina z instrukcji zajmuje ostatnie miejsce różowym.

book-burgundy-cows = Cztery krowy za 7, kolejne za 11
    .text = Nowa płytka zwierząt punktuje siebie i każdą płytkę swojego gatunku na tym samym pastwisku. Pasą się tam trzy krowy i dwie kury.
    .task = Kością 1 umieść cztery krowy na pastwisku, potem kością 2 drugie cztery.
    .done = Pierwsza płytka daje 4 + 3 = 7 punktów, druga 4 + 4 + 3 = 11. Kury się nie liczą.
    .nearly = Można. Ale krowy idą do krów: górne pastwisko, najpierw kość 1, potem 2.

book-burgundy-castle = Zamek pozwala od razu działać znowu
    .text = Kto umieszcza zamek, wykonuje jeszcze jedną akcję, jak kością o dowolnej liczbie: na przykład od razu umieszcza kolejną płytkę.
    .task = Kością 6 umieść zamek, potem wieżę strażniczą pod pierwszym zamkiem.
    .done = Dwie płytki jedną kością. Wieża strażnicza daje swoje 4 punkty, a kość 3 nadal czeka.
    .nearly = Każda akcja byłaby dobra. Instrukcja umieszcza kolejną płytkę: wieżę strażniczą.

book-burgundy-market = Sklep, gdy nie ma po co sięgnąć
    .text = Sklep pozwala wziąć statek lub zwierzęta z magazynu. Wszystkie już zniknęły, a budynek i tak wolno umieścić.
    .task = Kością 3 umieść sklep obok zamku.
    .done = Stoi i o nic nie pyta: jego zdolność przepada.
    .nearly = Można, ale tu sklep trafia do miasta nad zamkiem.

book-burgundy-third-mine = Trzecia kopalnia zakrywa cały szary
    .text = Kto pierwszy zakryje wszystkie pola koloru, bierze jego dużą płytkę bonusową. Dwie z twoich trzech kopalń już leżą.
    .task = Kością 3 umieść trzecią kopalnię.
    .done = Duża płytka bonusowa daje 5 punktów w grze dwuosobowej, oprócz ukończonego regionu.
    .nearly = Można, ale do płytki bonusowej brakuje jednej kopalni: umieść ją kością 3.

book-burgundy-sixth-animal = Szósta płytka zwierząt bierze bonus
    .text = Na obu pastwiskach leży pięć płytek zwierząt. Wolne jest jedno pole: 6 w rogu, dokąd kość 1 sięga z pracownikiem.
    .task = Kością 1 z pracownikiem umieść kury na ostatnim polu pastwiska.
    .done = Cała jasna zieleń zakryta: 5 punktów za dużą płytkę bonusową, a pastwisko też jest ukończone.
    .nearly = Można, ale ostatnie pole pastwiska jest warte więcej: kury idą tam.

book-burgundy-sheep = Żółta płytka 7: o punkt więcej za każdą
    .text = Z żółtą płytką 7 każda punktowana płytka zwierząt daje o 1 punkt więcej. Pasą się tam cztery owce.
    .task = Kością 1 umieść obok trzy owce, potem kością 5 dwie świnie.
    .done = Owce: (3 + 1) + (4 + 1) = 9 punktów. Świnie są same: 2 + 1 = 3.
    .nearly = Można, ale najpierw owce kością 1, potem świnie kością 5.

book-burgundy-six-to-three = Żółta płytka 8: z 6 na 3
    .text = Z żółtą płytką 8 pracownik zmienia kość o jeden albo o dwa. Z 6 na 3 potrzeba dwóch.
    .task = Kością 6 weź zwierzęta z magazynu 3.
    .done = Wystarczyło 2 pracowników; bez płytki byłoby trzech.
    .nearly = Też można. Instrukcja idzie z 6 na 3: weź zwierzęta z magazynu 3.
