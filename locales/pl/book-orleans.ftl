# Przykłady z instrukcji: Orlean.

book-orleans-farmhouse = Flisak i rzemieślnik dają chłopa
    .text = Budynek działa, gdy stoją w nim poddani, których potrzebuje. Po akcji trafiają do sakiewki.
    .task = Wyślij flisaka i rzemieślnika do Gospodarstwa, zakończ planowanie i użyj go.
    .done = 1 nowy chłop, a dwaj, którzy pracowali, są z nim w sakiewce.
    .nearly = Można. Przykład zapełnia Gospodarstwo, od lewej: flisak, rzemieślnik.

book-orleans-draw-six = Dwaj rycerze: do sześciu poddanych
    .text = Ścieżka rycerstwa mówi, ilu wolno losować: najpierw czterech, po dwóch krokach sześciu, na jej końcu ośmiu.
    .task = Wylosuj tylu poddanych, ilu wolno.
    .done = 6, jak żółty i niebieski w instrukcji.
    .nearly = Wolno mniej. Ale przykład mówi o limicie: wylosuj sześciu.

book-orleans-take-back = Wylosuj czterech z sześciu, cofnij dwóch
    .text = Za każdego poddanego, którego wolno wylosować, a nie losujesz, jeden wraca z budynku, w którym czeka.
    .task = Wylosuj 4 poddanych i cofnij rzemieślnika oraz rycerza.
    .done = 4 wylosowanych, 2 wraca: 1 rzemieślnik, 1 rycerz.
    .nearly = Można. Przykład losuje czterech, potem cofa obu, najpierw rzemieślnika.

book-orleans-torture = Pięć brakujących monet
    .text = Żniwa, brak żywności i monet: za każdą z pięciu brakujących monet oddaje się coś na zawsze, w dowolnej mieszance.
    .task = Oddaj 2 faktorie, 2 punkty rozwoju i poddanego.
    .done = Pięć rzeczy za pięć monet: 2 faktorie, 2 punkty, 1 poddany.
    .nearly = To też by się liczyło. Instrukcja oddaje 2 faktorie, 2 punkty i poddanego, tu w tej kolejności.
