# Dni nieobecności.

away-title = Nieobecność
away-text = Twój czas stoi wtedy we wszystkich grach rozłożonych na dni. Inni widzą to na dwa tygodnie naprzód. Czas, który już minął, nie wraca.
away-first = Od
away-last = Do
away-add = Nie będzie mnie
away-kept = Twoje stoły już o tym wiedzą.
away-now = teraz
away-drop = Odwołaj
away-drop-of = Odwołaj { $days }
away-dropped = Nieobecność została odwołana.
away-back = Jestem z powrotem
away-back-of = Jestem z powrotem: { $days }
away-is-back = Witaj z powrotem. Twój czas znowu biegnie.
away-left = { $count ->
    [one] W roku { $year } został { $count } dzień z { $most }.
    [few] W roku { $year } zostały { $count } dni z { $most }.
   *[many] W roku { $year } zostało { $count } dni z { $most }.
}
error-not-away = W tych dniach nie ma twojej nieobecności.
error-many-away = Byłoby to więcej dni nieobecności, niż przewidziano na rok.
error-many-plans = Plany nieobecności zmieniły się dziś już wiele razy. Wróć jutro.
away-bad-days = Tak się nie da: te dni minęły, są już zajęte albo przypadają za ponad rok.
