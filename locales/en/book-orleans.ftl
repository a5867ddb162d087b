# Examples of the rulebook: Orléans.

book-orleans-farmhouse = A boatman and a craftsman bring a farmer
    .text = A place works when the followers that it asks for stand there. After its action they go into the bag.
    .task = Send boatman and craftsman to the Farmhouse, finish planning and use it.
    .done = 1 new farmer, and the two who worked are in the bag with him.
    .nearly = Possible. The example fills the Farmhouse, from the left: boatman, craftsman.

book-orleans-draw-six = Two knights: up to six followers
    .text = The knight track says how many may be drawn: four at first, six after two steps, and eight at its end.
    .task = Draw as many followers as you may.
    .done = 6, as yellow and blue in the book.
    .nearly = Fewer are allowed. But the example is about the limit: draw six.

book-orleans-take-back = Draw four of six, take two back
    .text = For each follower that you may draw and do not, one comes back from a place where it waits.
    .task = Draw 4 followers and take back the craftsman and the knight.
    .done = 4 are drawn and 2 come back: 1 craftsman, 1 knight.
    .nearly = Possible. The example draws four, then takes both back, the craftsman first.

book-orleans-torture = Five missing coins
    .text = Harvest, no food and no coins: for each of the five missing coins something is given up for good, mixed as you like.
    .task = Give up 2 trading stations, 2 development points and a follower.
    .done = Five things for five coins: 2 trading stations, 2 points, 1 follower.
    .nearly = That would count too. The book gives up 2 trading stations, 2 points and a follower, here in this order.
