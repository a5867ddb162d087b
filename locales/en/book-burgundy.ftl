# Examples of the rulebook: The Castles of Burgundy.

book-burgundy-workers = Two workers turn a 2 into a 6
    .text = Each worker turns a die by one, up or down, and 1 and 6 are neighbours. From 2 over 1 to 6 it takes two workers.
    .task = With the 2, take the carpenter's workshop from depot 6.
    .done = As in the book: 2 workers paid, and the 2 took from depot 6.
    .nearly = Possible, but the book shows the way around: with the 2, take the carpenter's workshop from depot 6.

book-burgundy-first-tile = The first tile touches the castle
    .text = A tile touches one that lies there. At first only the castle does, so six spaces are open. The river's 4 is one space too far.
    .task = With the 4 and a worker, place the ship on the river space 5 beside the castle.
    .done = It lies on one of the six spaces around the castle; the die cost 1 worker.
    .nearly = Possible, but first place the ship: on the river space 5, right beside the castle.

book-burgundy-ship = A ship takes what there is room for
    .text = You store three kinds of goods at most. Depot 4 holds turquoise, pink and brown; turquoise and red are yours already.
    .task = With the 2, place the ship, load depot 4 and keep pink.
    .done = 1 turquoise joins yours, 1 pink takes the last free place, brown stays in the depot.
    .nearly = Brown would fit as well. The book's Karolina fills her last place with pink.

book-burgundy-cows = Four cows for 7, four more for 11
    .text = A new animal tile scores itself and every tile of its species on the same pasture. Three cows and two chickens graze there.
    .task = With the 1, place four cows on the pasture, then with the 2 the other four.
    .done = The first tile brings 4 + 3 = 7 points, the second 4 + 4 + 3 = 11. The chickens do not count.
    .nearly = Possible. But cows belong to cows: the upper pasture, first the 1, then the 2.

book-burgundy-castle = A castle lets you act again at once
    .text = Whoever places a castle acts once more, as with a die of any number: for example, another tile is placed at once.
    .task = With the 6, place the castle, then the watchtower below your first castle.
    .done = Two tiles with one die. The watchtower brings its 4 points, and the 3 is still there.
    .nearly = Any action would do. The book places another tile: the watchtower.

book-burgundy-market = A market with nothing to fetch
    .text = A market lets you take a ship or an animal from a depot. All of them are gone; the building may be placed all the same.
    .task = With the 3, place the market beside your castle.
    .done = It stands, and nothing is asked: what it would do is lost.
    .nearly = Possible, but here the market goes to the city above the castle.

book-burgundy-third-mine = The third mine covers all grey spaces
    .text = Whoever is the first to cover every space of a colour takes its large bonus tile. Two of your three mines lie there.
    .task = With the 3, place the third mine.
    .done = The large bonus tile brings 5 points in a game for two, besides the finished region.
    .nearly = Possible, but one mine is missing for the bonus tile: place it with the 3.

book-burgundy-sixth-animal = The sixth animal tile takes the bonus
    .text = Five animal tiles lie on the two pastures. One space is free: the 6 in the corner, which the 1 reaches with a worker.
    .task = With the 1 and a worker, place the chickens on the last pasture space.
    .done = All light green is covered: 5 points for the large bonus tile, and the pasture is finished too.
    .nearly = Possible, but the last pasture space is worth more: the chickens go there.

book-burgundy-sheep = Yellow tile 7: one point more for each
    .text = With yellow tile 7 every animal tile that scores brings 1 point more. Four sheep graze there.
    .task = With the 1, place the three sheep beside them, then with the 5 the two pigs.
    .done = Sheep: (3 + 1) + (4 + 1) = 9 points. The pigs stand alone: 2 + 1 = 3.
    .nearly = Possible, but the sheep first, with the 1; then the pigs with the 5.

book-burgundy-six-to-three = Yellow tile 8: from 6 to 3
    .text = With yellow tile 8 a worker turns a die by one or by two. From 6 to 3 it takes two of them.
    .task = With the 6, take the animals from depot 3.
    .done = 2 workers were enough; without the tile it would be three.
    .nearly = Possible too. The book goes from 6 to 3: take the animals from depot 3.
