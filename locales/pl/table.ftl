# Co serwer mówi o stole; resztę mówią gry.

table-waiting = Czekamy, aż ktoś zajmie wolne miejsce.
