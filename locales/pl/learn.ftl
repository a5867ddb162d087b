# Nauka gry: kurs i trener. Co mówi każda lekcja, jest w learn-<gra>.ftl.

learn-coach = Trener
learn-lesson = Lekcja { $number }
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź z lekcji
learn-back = Wstecz
learn-skip = Pomiń
learn-show = Pokaż
learn-go-on = Dalej
learn-well = Dobrze.
learn-nearly = Tutaj chodzi o coś innego. Spróbuj tego, co jest obwiedzione.
learn-nearly-why = Prawie! { $reason }
learn-read = Przeczytaj, co mówi trener, i idź dalej
learn-finished = Lekcja skończona
learn-finished-text = Dobrze zagrane. Następna się na niej opiera.
learn-finished-last = Dobrze zagrane. Teraz znasz tę grę.
learn-next-lesson = Dalej
learn-course = Wszystkie lekcje
learn-you-play = Ty grasz, trener mówi po jednej rzeczy naraz.
learn-begin = Zacznij od lekcji { $number }
learn-resume = Kontynuuj lekcję { $number }
learn-first-now = Zagraj pierwszą grę
learn-done = Zrobione
learn-next = Następna
learn-count = Zrobione lekcje: { $done } z { $all }
learn-none = Lekcje tej gry dopiero powstają.
learn-book = Przykład z instrukcji
learn-examples = Przykłady do wypróbowania
learn-own = Momenty z twoich gier
learn-own-text = Dało się zagrać lepiej. Spróbuj jeszcze raz.
learn-own-move = ruch { $move }
learn-again = Jeszcze raz
learn-hush = Bez uwag
learn-left = { $minutes ->
    [0] Znasz tę grę
    [one] jeszcze { $minutes } minuta
    [few] jeszcze { $minutes } minuty
   *[many] jeszcze { $minutes } minut
}
