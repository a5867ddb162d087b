# Слова тренера: подсказки, положение игроков, анализ партии.

coach-now = Сразу: { $gains }.
coach-later = В конце, по сравнению с другой возможностью: { $gains }.
coach-perhaps = В конце, по сравнению с другой возможностью, вероятно: { $gains }.
coach-gain = { $source } +{ $points }
coach-loss = { $source } −{ $points }
coach-give-or-take = { $gain } ± { $margin }

coach-hint = Подсказка
coach-measure = Мера
coach-points = Очки
coach-play = Сыграть так
coach-stop = Стоп
coach-longer = Думать дольше
coach-best = Лучше всего: { $turn }.
coach-spoken = очки: { $points }, с погрешностью до { $error }; шанс на победу { $chance } %
coach-spoken-chance = шанс на победу { $chance } %
coach-thinking = Думаю …
coach-line = { $number }. { $actions }
coach-estimate = { $points } очк., шанс на победу { $chance }
coach-estimate-alone = { $points } очк.
coach-equal = не хуже, чем I
coach-looks = { $count ->
    [one] { $count } позиция просмотрена
    [few] { $count } позиции просмотрено
   *[many] { $count } позиций просмотрено
}
coach-nothing = Решать нечего.

coach-points-now = Очки сейчас
coach-if-ended = Если бы это был конец
coach-expected = Ожидается в конце
coach-chance = Шанс на победу

coach-stand-ahead = Вы впереди на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
}.
coach-stand-level = Первое место делят вы и { $name }.
coach-stand-behind = Сейчас вы на { $rank }-м месте; впереди { $name }, разница { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
}.
coach-stand-ended = Если бы это был конец, вы были бы на { $rank }-м месте.
coach-stand-expected = В конце можно ожидать около { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.
coach-stand-win = { $odds ->
    [likely] Победа вероятна
    [unlikely] Победа маловероятна
   *[open] Возможно всё
}: { $chance } %.
coach-stand-leads = Впереди { $name }, отрыв { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
}.
coach-key-now = сейчас
coach-key-ended = если бы это был конец
coach-key-expected = ожидается

coach-analysis = Анализ: { $game }, { $decisions }
coach-player = Игрок
coach-accuracy = Точность
coach-lost = Потеряно игрой
coach-luck = Удача
coach-great = Отлично
coach-good = Хорошо
coach-slip = Неточность
coach-mistake = Ошибка
coach-blunder = Грубая ошибка
coach-turnings = Ключевые моменты
coach-graded = { $at }: { $seat }, { $grade } ({ $swing })
coach-lucky = { $at }: { $seat }, удача ({ $swing })
coach-played = сыграно: { $action }
coach-better = лучше: { $actions }
