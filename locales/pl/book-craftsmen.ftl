# Przykłady z instrukcji: Rzemieślnicy.

book-craftsmen-helpers = Na złocie płaci się temu, kto stoi
    .text = U bankierów wszystkie trzy pola są zajęte. Drugi pomocnik może stanąć na innym, a jego właściciel dostaje kartę albo punkt.
    .task = Połóż pomocnika na złotym polu bankierów i zapłać punktem.
    .done = 1 punkt idzie do gracza pod spodem, a przywilej jest też twój.
    .nearly = Można. Czerwony w instrukcji staje na złocie; zapłać punktem.

book-craftsmen-two-buildings = Papiernia i plantacja lnu: 5
    .text = Jeden pomocnik buduje do dwóch budynków i płaci za nie razem: rozszerzony 3, podstawowy 2.
    .task = Wybuduj po prawej plantację lnu, potem papiernię i zapłać obiema czerwonymi kartami.
    .done = 3 + 2 = 5, a para czerwonych jest warta dokładnie 5.
    .nearly = Można. Przykład: plantacja lnu, papiernia, obie po prawej, za dwie czerwone.

book-craftsmen-look = Notariusz: wgląd w pięć kart
    .text = Dzięki przywilejowi oglądasz trzy wierzchnie karty stosu i dwie wyłożone. Dowolne dwie się wykłada, trzy wracają.
    .task = Wyłóż niebieską winnicę i czerwone pole pszenicy, a resztę połóż na wierzchu stosu.
    .done = Dwie leżą odkryte. Trzy trafią na stos w kolejności znanej tylko tobie.
    .nearly = Każdy inny wybór też jest możliwy. Tutaj: winnica i pole pszenicy, reszta na wierzch.

book-craftsmen-fair = Na jarmarku winogrona stają się pszenicą
    .text = Za punkt pracy surowiec idzie na jarmark, za drugi wraca jako dowolny surowiec.
    .task = Wyślij winogrona na jarmark, potem zabierz pszenicę do młyna.
    .done = Wydano 2 punkty pracy, a młyn ma pszenicę.
    .nearly = Można. Przykład: winogrona na jarmark, potem pszenica do młyna.

book-craftsmen-flour = Mąka idzie do pełnego spichlerza
    .text = Półprodukt daje punkt. W spichlerzu oba miejsca są zajęte: dolny znacznik odchodzi, górny schodzi niżej, twój staje na górze.
    .task = Uruchom młyn i weź za mąkę zieloną 3.
    .done = 1 punkt za mąkę i karta kapitału za spichlerz.
    .nearly = Można. W przykładzie pracuje młyn.

book-craftsmen-leather-natural = Skóra naturalna: karta trafia do banku
    .text = Kupcy sprzedają dolny znacznik ze spichlerza za jedną kartę kapitału. Ten jest naturalny, niczyj.
    .task = Kup skórę do krawca i zapłać fioletową 3.
    .done = 1 karta odrzucona, a górny znacznik schodzi niżej.
    .nearly = Można. Przykład kupuje skórę, za fioletową 3.

book-craftsmen-leather-player = Czyjaś skóra: karta jest jego
    .text = Dolny znacznik należy teraz do innego gracza. Kto go kupuje, płaci temu graczowi.
    .task = Kup skórę do krawca i oddaj sprzedawcy fioletową 3.
    .done = Sprzedawca ma o 1 kartę więcej, a górny znacznik schodzi niżej.
    .nearly = Można. Przykład kupuje skórę, za fioletową 3.

book-craftsmen-leather-fair = Przywilej płaci jarmarkiem
    .text = Pomocnik na złotym polu może zamiast karty oddać znacznik z jarmarku.
    .task = Kup skórę do krawca i zapłać przywilejem.
    .done = 1 znacznik mniej na jarmarku, a wszystkie karty zostają na ręce.
    .nearly = Karta by wystarczyła. Przykład płaci przywilejem, znacznikiem z jarmarku.

book-craftsmen-leather-stall = Sprzedawca dostaje znacznik na jarmarku
    .text = Twoją skórę kupiono przywilejem: karta do ciebie nie trafi. Zamiast niej możesz położyć znacznik na jarmarku.
    .task = Połóż znacznik na jarmarku.
    .done = 1 twój znacznik leży na jarmarku, a punkt pracy zabierze go jako dowolny surowiec.
    .nearly = Możesz zrezygnować. W przykładzie bierze się znacznik.

book-craftsmen-token = Żeton jest tyle wart co złoto
    .text = Twój pomocnik stoi na srebrnym polu. Żeton przywileju daje mu to, co złote pole: odrzuca się o kartę mniej.
    .task = Skorzystaj z przywileju, potem odrzuć fioletową 1.
    .done = Wydano 1 żeton; z czterech nowych kart odeszła jedna zamiast dwóch.
    .nearly = Bez żetonu odchodzą dwie karty. Przykład go wydaje; potem odchodzi fioletowa 1.

book-craftsmen-invest = Cztery karty czterech kolorów: 9 punktów
    .text = Raz w roku cztery karty w czterech kolorach dają sumę swoich cyfr.
    .task = Zainwestuj fioletową 3, zieloną 3, niebieską 2 i czerwoną 1.
    .done = 3 + 3 + 2 + 1 = 9 punktów.
    .nearly = Z fioletową 1 byłoby 7, druga liczba z instrukcji. Weź 3.
