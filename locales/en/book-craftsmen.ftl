# Examples of the rulebook: Craftsmen.

book-craftsmen-helpers = On gold one pays whoever stands there
    .text = All three spaces at the bankers are taken. Your second helper may stand on top of one, and its owner is paid a card or a point.
    .task = Stack a helper on the gold space of the bankers and pay with a point.
    .done = 1 point goes to the player below, and the privilege is yours too.
    .nearly = Possible. Red in the book stacks on gold; pay with the point.

book-craftsmen-two-buildings = Paper mill and flax plantation: 5
    .text = One helper builds up to two buildings, which are paid together: an extended one 3, a basic one 2.
    .task = Build the flax plantation on the right, then the paper mill on the right, and pay with both red cards.
    .done = 3 + 2 = 5, and the pair of red cards is worth 5 exactly.
    .nearly = Possible. The example: flax plantation, paper mill, both on the right, for the two red cards.

book-craftsmen-look = The notary's look at five cards
    .text = With the privilege you look at the three top cards of a deck and the two laid out. Any two are laid out, three go back.
    .task = Lay out the blue vineyard and the red wheat field, and put the rest on top of the deck.
    .done = Two lie open. Three go on the deck, in an order that only you will know.
    .nearly = Any other choice is possible as well. Here: vineyard and wheat field, the rest on top.

book-craftsmen-fair = Grapes become wheat at the fair
    .text = For a work point a raw good goes to the fair, and for another it comes back as any raw good.
    .task = Send grapes to the fair, then fetch wheat for the mill.
    .done = 2 work points are spent, and the mill has its wheat.
    .nearly = Possible. The example: grapes to the fair, then wheat to the mill.

book-craftsmen-flour = Flour goes to a full granary
    .text = A half-product brings a point. In the granary both places are full: the lower marker leaves, the upper moves down, yours comes on top.
    .task = Let the mill make flour, and take the green 3 for it.
    .done = 1 point for the flour, and a capital card for the granary.
    .nearly = Possible. The example lets the mill work.

book-craftsmen-leather-natural = Natural leather: the card goes to the bank
    .text = Merchants sell the lower marker of the granary for one capital card. This one is natural, nobody's.
    .task = Buy leather for the tailor and pay with the purple 3.
    .done = 1 card is discarded, and the upper marker moves down.
    .nearly = Possible. The example buys leather, for the purple 3.

book-craftsmen-leather-player = Somebody's leather: the card is theirs
    .text = The lower marker belongs to another player now. Whoever buys it pays that player.
    .task = Buy leather for the tailor and give the purple 3 to its seller.
    .done = The seller has 1 card more, and the upper marker moves down.
    .nearly = Possible. The example buys leather, for the purple 3.

book-craftsmen-leather-fair = The privilege pays with the fair
    .text = A helper on the gold space may give up a marker on the fair instead of a card.
    .task = Buy leather for the tailor and pay by the privilege.
    .done = 1 marker less on the fair, and all cards are still in your hand.
    .nearly = A card would do. The example pays by the privilege, with the marker on the fair.

book-craftsmen-leather-stall = The seller gets a marker on the fair
    .text = Your leather was bought with the privilege: no card comes to you. Instead you may put a marker on the fair.
    .task = Put a marker on the fair.
    .done = 1 marker of yours lies on the fair, and a work point can fetch it as any raw good.
    .nearly = You may do without. The example takes the marker.

book-craftsmen-token = A token is as good as gold
    .text = Your helper stands on the silver space. A privilege token gives it what the gold space would: one card less is discarded.
    .task = Use the privilege, then discard the purple 1.
    .done = 1 token is spent; of four new cards one went instead of two.
    .nearly = Without the token two cards go. The example spends it; then the purple 1 goes.

book-craftsmen-invest = Four cards of four colours: 9 points
    .text = Once a year four cards of four colours bring the sum of their numbers.
    .task = Invest the purple 3, the green 3, the blue 2 and the red 1.
    .done = 3 + 3 + 2 + 1 = 9 points.
    .nearly = With the purple 1 it would be 7, the other number in the book. Take the 3.
