# Zagadki: pozycje z gier, w których jeden ruch jest wyraźnie najlepszy.

puzzle-desk = Zagadka
puzzle-leave = Wyjdź z zagadki
puzzle-number = Zagadka { $number }
puzzle-of-today = Dzisiejsza zagadka, { $date }
puzzle-of-day = Zagadka dnia: { $date }
puzzle-of-the-day = Zagadka dnia
puzzle-find = Znajdź najlepszą turę
puzzle-find-text = Jedna tura daje wyraźnie większe szanse niż wszystkie inne. Próbuj do woli: dopóki tura trwa, wszystko można cofnąć.
puzzle-find-alone = Grasz solo. Jedna akcja daje na koniec wyraźnie więcej punktów niż wszystkie inne. Dopóki jej nie skończysz, wszystko można cofnąć.
puzzle-task = { $moves ->
    [0] Rozegraj całą turę.
   *[other] Rozegraj turę do końca.
}
puzzle-task-alone = Wykonaj jedną całą akcję.
puzzle-judging = Twoja tura jest oceniana …
puzzle-solved = Rozwiązane!
puzzle-equal = Równie dobrze!
puzzle-worse = To nie najlepsza tura
puzzle-shown = Najlepsza tura
puzzle-equal-text = O ile da się to ocenić, twoja tura jest równie dobra jak szukana.
puzzle-worse-text = Jest lepsza tura. Spróbuj jeszcze raz albo zobacz rozwiązanie.
puzzle-cost = W porównaniu z najlepszą twoja tura kosztuje { $amount }.
puzzle-ahead = Przewaga nad następną w kolejności turą: { $amount }.
puzzle-chance = { $mean } ± { $error } % szans na wygraną
puzzle-points = { $mean } ± { $error } pkt
puzzle-kept = Zapisano wśród rozwiązanych zagadek.
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-again = Od nowa
puzzle-ask-again = Zapytaj ponownie
puzzle-show = Pokaż
puzzle-next = Następna
puzzle-all = Wszystkie zagadki
puzzle-about = Pozycje z gier, w których jedna tura jest wyraźnie najlepsza. Codziennie nowa.
puzzle-none = Do tej gry nie ma jeszcze zagadek.
puzzle-days = Dzień po dniu
puzzle-today = Dzisiaj
puzzle-yesterday = Wczoraj
puzzle-open = Do rozwiązania
puzzle-done = Rozwiązana
puzzle-count = Rozwiązane zagadki: { $done } z { $all }
puzzle-number-players = Zagadka { $number }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}
puzzle-number-done = Zagadka { $number }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}, rozwiązana
