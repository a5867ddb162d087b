# Gdy jest mój ruch: panel na stronie „Ja” oraz treść listów i powiadomień.

notices-title = Gdy jest mój ruch
notices-rounds = Także gdy zaczyna się runda turnieju i gdy turniej się kończy.
notices-push = Powiadamiaj na tym urządzeniu
notices-push-text = także gdy strona jest zamknięta
notices-push-elsewhere = { $count ->
    [one] włączone na { $count } innym urządzeniu
   *[other] włączone na { $count } innych urządzeniach
}
notices-push-denied = Przeglądarka na to nie pozwala: zezwól na powiadomienia dla tej strony w jej ustawieniach.
notices-push-cannot = Ta przeglądarka tego nie potrafi.
notices-push-failed = Przeglądarka nie włączyła powiadomień. Spróbuj jeszcze raz.
notices-mail = Pisz do mnie
notices-mail-address = Adres e-mail
notices-mail-keep = Wyślij odnośnik
notices-mail-again = Wyślij ponownie
notices-mail-remove = Usuń adres
notices-mail-sent = List jest w drodze. Otwórz odnośnik z listu na dowolnym urządzeniu.
notices-mail-unconfirmed = niepotwierdzony
notices-mail-confirmed = potwierdzony
notices-mail-bounced = listy nie dochodzą
notices-letters = Listy
notices-letters-each = Co ruch
notices-letters-hourly = Co godzinę
notices-letters-daily = Co dzień
notices-hook = Wywołuj webhook
notices-hook-url = Adres webhooka
notices-hook-keep = Użyj go
notices-hook-remove = Usuń webhook
notices-hook-key = Klucz jego podpisów
notices-hook-failed = Ostatnie wywołanie się nie udało.
notices-remind = Przypomnij przed końcem czasu
notices-remind-0 = nigdy
notices-remind-1 = 1 godz. wcześniej
notices-remind-3 = 3 godz. wcześniej
notices-remind-12 = 12 godz. wcześniej
notices-quiet = Godziny ciszy
notices-quiet-text = dociera tylko przypomnienie
notices-from = od
notices-to = do
notices-test = Wyślij próbę
notices-tested = Próba jest w drodze.
notices-kept = Zapisano.
notices-none = Ten serwer nie wysyła powiadomień.
notices-confirm-title = Listy na ten adres?
notices-confirm-text = Ktoś chce się tu dowiadywać, że jest jego ruch. Jeśli to ty, potwierdź.
notices-confirm-yes = Tak, piszcie do mnie
notices-confirmed-text = Potwierdzono: listy przychodzą na ten adres.
notices-stop-title = Koniec z listami?
notices-stop-text = Listy o twoich ruchach ustaną od razu. Możesz je znów włączyć na stronie „Ja”.
notices-stop-yes = Nie wysyłajcie listów
notices-stopped-text = Na ten adres nie przyjdą już listy.
notices-link-void = Ten odnośnik już niczego nie otwiera.
error-not-sent = Nic nie udało się wysłać. Sprawdź pisownię albo spróbuj później.
error-many-letters = W ciągu godziny poproszono o wiele listów. Wróć później.

notice-turn = Twój ruch: { $game }
notice-turn-when = Twój ruch: { $game } ({ $when })
notice-turns = { $count ->
    [one] Twój ruch w { $count } grze
   *[other] Twój ruch w { $count } grach
}
notice-reminder = { $game }: zostało { $left }
notice-left-until = Zostało { $left }, do { $date }.
notice-until = Do { $date }.
notice-left-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} { $hours } godz.
notice-left-hours = { $hours } godz. { $minutes } min
notice-left-hours-only = { $hours } godz.
notice-left-minutes = { $minutes } min
notice-day-today = { $time } dziś
notice-day-tomorrow = jutra, { $time }
notice-day-weekday = { $day ->
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
    [6] soboty
   *[7] niedzieli
}, { $time }
notice-day-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}, { $time }
notice-waiting = { $count ->
    [one] Czeka { $names }.
   *[other] Czekają: { $names }.
}
notice-open = Otwórz stół
notice-more = { $count ->
    [one] Czeka na ciebie jeszcze jedna gra:
    [few] Czekają na ciebie jeszcze { $count } gry:
   *[many] Czeka na ciebie jeszcze { $count } gier:
} { $games }.
notice-more-until = { $game }, do { $date }
notice-round = { $name }: zaczęła się runda { $round }
notice-round-of = { $name }, runda { $round }.
notice-round-plays = { $count ->
    [0] { $game }.
   *[other] { $game }; przy stole: { $names }.
}
notice-round-bye = W tej rundzie nie grasz.
notice-tournament-over = { $name }: koniec turnieju
notice-tournament-place = Twoje miejsce: { $place } z { $players }.
notice-tournaments = { $count ->
    [one] Wieści z { $count } turnieju
   *[other] Wieści z { $count } turniejów
}
notice-open-tournament = Otwórz turniej
notice-foot = { $pace ->
    [hourly] Chcesz dostawać najwyżej jeden list na godzinę.
    [daily] Chcesz dostawać najwyżej jeden list dziennie.
   *[each] Chcesz dostawać list przy każdym ruchu.
}
notice-foot-quiet = Między { $from } a { $to } nie przychodzi żaden, poza przypomnieniami.
notice-foot-stop = Rezygnacja z listów:
notice-foot-stop-link = Nie chcę tych listów
notice-test = To jest próba
notice-test-text = W ten sposób dowiesz się, że jest twój ruch.
notice-confirm = Listy z Quadrivium?
notice-confirm-text = Ktoś, może ty, chce się pod tym adresem dowiadywać, że w Quadrivium jest jego ruch. Jeśli to ty, otwórz odnośnik; działa siedem dni, na dowolnym urządzeniu. Jeśli nie, nie rób nic: nikt więcej nie napisze.
notice-confirm-open = Tak, piszcie do mnie
