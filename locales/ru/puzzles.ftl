# Задачи: позиции из партий, в которых один ход явно лучше всех.

puzzle-desk = Задача
puzzle-leave = Выйти из задачи
puzzle-number = Задача { $number }
puzzle-of-today = Задача на сегодня, { $date }
puzzle-of-day = Задача дня: { $date }
puzzle-of-the-day = Задача дня
puzzle-find = Найдите лучший ход
puzzle-find-text = Один ход даёт явно больше шансов, чем все остальные. Пробуйте что угодно: пока ход не окончен, всё можно взять назад.
puzzle-find-alone = Вы играете в одиночку. Одно действие приносит в конце явно больше очков, чем все остальные. Пока оно не завершено, всё можно взять назад.
puzzle-task = { $moves ->
    [0] Сделайте свой ход целиком.
   *[other] Доведите ход до конца.
}
puzzle-task-alone = Сделайте одно действие целиком.
puzzle-judging = Ваш ход оценивается …
puzzle-solved = Решено!
puzzle-equal = Так же хорошо!
puzzle-worse = Это не лучший ход
puzzle-shown = Лучший ход
puzzle-equal-text = Насколько можно судить, ваш ход так же хорош, как искомый.
puzzle-worse-text = Есть ход лучше. Попробуйте ещё раз или посмотрите решение.
puzzle-cost = По сравнению с лучшим ваш ход стоит { $amount }.
puzzle-ahead = Преимущество перед следующим по силе ходом: { $amount }.
puzzle-chance = { $mean } ± { $error } % шансов на победу
puzzle-points = { $mean } ± { $error } очка
puzzle-kept = Отмечено среди решённых задач.
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-again = Сначала
puzzle-ask-again = Спросить ещё раз
puzzle-show = Показать
puzzle-next = Следующая
puzzle-all = Все задачи
puzzle-about = Позиции из партий, в которых один ход явно лучше всех. Каждый день новая.
puzzle-none = Для этой игры задач пока нет.
puzzle-days = День за днём
puzzle-today = Сегодня
puzzle-yesterday = Вчера
puzzle-open = Не решена
puzzle-done = Решена
puzzle-count = Решено задач: { $done } из { $all }
puzzle-number-players = Задача { $number }, { $players ->
    [one] в одиночку
    [few] { $players } игрока
   *[many] { $players } игроков
}
puzzle-number-done = Задача { $number }, { $players ->
    [one] в одиночку
    [few] { $players } игрока
   *[many] { $players } игроков
}, решена
