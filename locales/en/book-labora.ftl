# Examples of the rulebook: Ora et Labora.

book-labora-farmyard = The arm shows three sheep
    .text = A marker brings as many goods as its field of the wheel shows. The sheep marker stands on 3.
    .task = Send a lay brother to the Farmyard and take sheep by their marker.
    .done = 3 sheep, as the arm shows.
    .nearly = Grain would bring as much. The picture in the book shows sheep.

book-labora-marker = What was taken goes back to 0
    .text = Four sheep are taken, and their marker begins anew at 0. The others stay where they are.
    .task = Send a lay brother to the Farmyard and take sheep by their marker.
    .done = 4 sheep; their marker stands on 0, that of grain still on 4.
    .nearly = The joker shows less. Take the sheep by their own marker.

book-labora-joker-stone = Stone before its marker is there
    .text = The stone marker is not on the wheel yet. The joker is, and stands on 3.
    .task = Send a lay brother to your Quarry and take stone with the joker.
    .done = 3 stone although their marker still lies beside the wheel; the joker goes to 0.
    .nearly = Possible, but the example is the Quarry: a lay brother goes there, and the joker brings stone.

book-labora-joker-clay = The joker shows more than clay
    .text = Clay stands on 2, the joker on 3. Either may be used at the Clay Mound.
    .task = Send a lay brother to the Clay Mound and take clay with the joker.
    .done = 3 clay. The clay marker stays on 2, the joker begins anew at 0.
    .nearly = That brings only 2. The joker stands on 3: use it.

book-labora-windmill = The Windmill wants coast or hillside
    .text = A card shows on which ground it may stand. For the Windmill it is coast or hillside; plains will not do.
    .task = Build the Windmill on the upper field of your coast, and send nobody in.
    .done = It stands on the coast, for 3 wood and 2 clay.
    .nearly = Possible, but here the Windmill goes on the upper field of the coast.

book-labora-courtyard = Cloister buildings touch each other
    .text = The Cloister Courtyard is a cloister building: it goes beside the Cloister Office. A corner is not enough.
    .task = Build the Cloister Courtyard beside the Cloister Office, and send nobody in.
    .done = It touches the Office. 2 wood were paid.
    .nearly = Possible, but the example is the Cloister Courtyard, beside the Office.

book-labora-two-grain = Two grain are two different goods
    .text = The Courtyard wants three different goods. Grain may become straw at any time, and straw is another good.
    .task = Use the Courtyard: pay grain, straw and peat, and take 6 coins.
    .done = 2 grain were paid, one of them as straw, and 1 peat; 6 coins came.
    .nearly = That would pay as well. Show what grain can do: one as grain, one as straw, and peat.

book-labora-quarry = The Quarry costs 5 coins
    .text = A building costs what stands on its card, and the action. The Quarry goes on a mountain.
    .task = Build the Quarry on your mountain, and send nobody in.
    .done = 5 coins were paid, and the action is done.
    .nearly = Possible, but the example is the Quarry, on the mountain.

book-labora-plot = A plot may hang over
    .text = A plot need not lie flush: it is enough that one of its fields touches your land.
    .task = Buy a plot, coast side up, half beside your land: one row lower than flush.
    .done = It hangs over by one row, for 3 coins. Two rows lower only a corner would touch.
    .nearly = It may lie there too. In the picture of the book it hangs over below.

book-labora-shanty = A Shanty Town for grain and wood
    .text = It costs 1 food and 1 energy, for example a grain and a wood. It goes on coast, plains or hillside.
    .task = Build the Shanty Town on the free field beside the Clay Mound and pay 1 wood and 1 grain.
    .done = 1 wood is 1 energy, 1 grain is 1 food: paid, with nothing lost.
    .nearly = One can pay otherwise. The book pays a wood and a grain.

book-labora-bonus = In the bonus round every door is open
    .text = Every prior comes home once more and goes into any building that stands, occupied or not, for nothing.
    .task = Send your prior to your Cloister Office, where a lay brother stands, and take coins with the joker.
    .done = 10 coins, although somebody stands there. A neighbour's building would be open too, and cost nothing.
    .nearly = That is possible as well. Look how open it is: the Cloister Office that is taken, with the joker.
