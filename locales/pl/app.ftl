# Słowa samego programu: polecenia, pytania i podsumowania. Każda gra ma własny plik.

# Gracze

name-you = Ty
name-player = Gracz { $seat }
name-neutral = Gracz neutralny
name-bot = Bot { $seat }

bot-random = losowy
bot-apprentice = uczeń
bot-journeyman = czeladnik
bot-master = mistrz
bot-grandmaster = arcymistrz
bot-shipper = armator
bot-farmer = hodowca
bot-treasurer = skarbnik
bot-settler = osadnik
bot-traveller = wędrowiec
bot-scholar = uczony
bot-builder = budowniczy
bot-exporter = eksporter
bot-random-plays = Gra cokolwiek, byle zgodnie z zasadami.
bot-apprentice-plays = Gra od razu; początkujący może z nim wygrać.
bot-journeyman-plays = Gra solidnie i trochę myśli.
bot-master-plays = Myśli dłużej, trudny do pokonania.
bot-grandmaster-plays = Myśli nad turą nawet pół minuty.
bot-shipper-plays = Czeladnik, który kocha statki i towary.
bot-farmer-plays = Czeladnik, który kocha pastwiska i zwierzęta.
bot-treasurer-plays = Czeladnik, który gromadzi monety i skarby.
bot-settler-plays = Czeladnik, który zakłada osady.
bot-traveller-plays = Czeladnik, który zakłada faktorie.
bot-scholar-plays = Czeladnik, który stawia na rozwój.
bot-builder-plays = Czeladnik, który wciąż buduje.
bot-exporter-plays = Czeladnik, który ładuje statki.

# Liczby

count-actions = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
count-commands = { $count ->
    [one] { $count } polecenie
    [few] { $count } polecenia
   *[many] { $count } poleceń
}
count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
count-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-lines = { $count ->
    [one] sprawdzono { $count } wariant
    [few] sprawdzono { $count } warianty
   *[many] sprawdzono { $count } wariantów
}
count-chance = { $count ->
    [one] { $count } zdarzenie losowe
    [few] { $count } zdarzenia losowe
   *[many] { $count } zdarzeń losowych
}

# Lista gier

games-players = Liczba graczy: od { $min } do { $max }
games-form = Zapis: { $form }.
games-bots = Boty, dla --seat i --bots:

# Czyja kolej

turn-over = Gra skończona.
turn-chance = Teraz rozstrzyga los.
turn-players = Ruch: { $players }
turn-name = { $seat }

# Wyniki

standings-points = Punkty
standings-rank = Miejsce

# Odtwarzanie

replay-all = Zapis jest poprawny: { $actions }.
replay-part = Zapis jest dotąd poprawny: { $actions } z { $all }.

# Import

import-all = Zaimportowano: { $commands }, { $actions }.
import-command = polecenie { $number }
import-left-out = { $place } `{ $command }`: „{ $left }” można było pominąć i nie zostało to pobrane (R-USE-18).
import-line = wiersz { $number }
import-other-goods = { $place } `{ $command }`: tamten program daje tu inne towary ({ $ruling }).
import-part = Zaimportowano do miejsca, w którym dziennik idzie za innymi zasadami: { $commands } z { $all }, { $actions }.

# Symulacja

sim-title = { $game }: { $games }
sim-steps = { $decisions }, { $chance }
sim-seat = Miejsce
sim-bot = Bot
sim-mean = Średnia
sim-min = Najmniej
sim-max = Najwięcej
sim-wins = Wygrane
sim-speed = { $seconds } s, { $games } gier/s, { $decisions } decyzji/s

# Arena

arena-so-far = { $bot }: { $wins }
arena-bot = Bot
arena-wins = Wygrane
arena-place = Miejsce
arena-points = Punkty
arena-range = Najmniej–najwięcej
arena-rating = Ranking ponad ostatnim
arena-decisions = Decyzje na turę
arena-simulations = Symulacje na turę
arena-time = Czas tury
arena-longest = Najdłuższa tura
arena-more = Rozstrzygnięte: { $bot } wygrywa więcej niż { $share } gier.
arena-less = Rozstrzygnięte: { $bot } wygrywa mniej niż { $share } gier.
arena-open = Nierozstrzygnięte, czy { $bot } wygrywa więcej, czy mniej niż { $share } gier.
arena-took = { $seconds } s, najwyżej { $memory } MB pamięci

# Plan

plan-found = { $game }: { $points }, { $lines }
plan-step = { $points }: { $actions }
plan-more = … i jeszcze { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
plan-company = Do końca można zaplanować tylko grę, w którą gra się samemu.
plan-chance = Do końca można zaplanować tylko grę bez losowości.
plan-secrets = Do końca można zaplanować tylko grę bez tajemnic.
plan-endless = Ta gra sama się nie kończy.

# Gra

play-welcome = Wpisz numer opcji albo ruch w notacji; „help” pokazuje polecenia.
play-against = { $who }: { $bot }. { $plays }
play-goodbye = Do zobaczenia.
play-over = Gra skończona.
play-more-news = … { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
   *[many] { $count } wcześniejszych wierszy
}; „log” pokazuje wszystko
play-no-number = Nie ma takiego numeru: wybierz od 1 do { $last }.
play-hint = „help” pokazuje polecenia.
play-undone = Cofnięto.
play-redone = Ponowiono.
play-nothing-to-undo = Nie ma czego cofnąć.
play-nothing-to-redo = Nie ma czego ponowić.
play-saved = Zapis gry jest w pliku { $file }.
play-save-where = Dokąd? Wpisz „save” i nazwę pliku.

refusal-notation = To nie jest ruch tej gry.

log-action = { $seat }: { $action }
    .told = { $seat }: { $action }.

menu-group = { $heading } ({ $count })
menu-bundle = { $words } ({ $decisions })
menu-back = wstecz

help-number = 1, 2, 3 … – wybierz opcję o tym numerze; 0 wraca z krótszej listy
help-action = ruch w notacji, taki jak obok opcji – wykonaj go
help-undo = undo (u) – wróć do swojej ostatniej decyzji
help-redo = redo (r) – ponów to, co cofnięto
help-explain = ? NAZWA – co robi dany element, według notacji albo nazwy
help-board = board (b) – pokaż jeszcze raz całą sytuację i opcje
help-log = log (l) – wszystko, co się wydarzyło
help-score = score (s) – jak stoją gracze
help-hint = hint – co zrobiłby mistrz i dlaczego
help-line = line – w grze jednoosobowej: droga do końca i punkty, które przyniesie
help-stand = stand – jak stoją gracze: teraz, gdyby to był koniec, i na koniec
help-save = save PLIK – zapisz dotychczasową grę
help-quit = quit (q) – wyjdź
help-nearest = Nie ma tu „{ $name }”; czy chodzi o „{ $nearest }”?
help-unknown = W tej grze nie ma „{ $name }”.
