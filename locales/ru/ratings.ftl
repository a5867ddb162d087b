# Рейтинги: поле нового стола, страницы игроков, таблицы.

ratings-counts = Зачёт
ratings-friendly = Товарищеская
ratings-rated = На рейтинг
ratings-friendly-text = Для удовольствия: ничей рейтинг не меняется.
ratings-rated-text = Меняет рейтинги всех, кто играет. Без подсказок, отменить можно только свой ход, а после конца партию может посмотреть каждый.
ratings-not = Не на рейтинг: { $why }
ratings-not-people = должны играть хотя бы два человека.
ratings-not-hotseat = каждый должен играть на своём устройстве.
ratings-not-options = настройки отличаются от обычных.
ratings-not-bot = у одного из ботов нет рейтинга. Он есть у ученика, подмастерья и мастера.

ratings-title = Рейтинги
ratings-rating = Рейтинг
ratings-player = Игрок
ratings-place = Место
ratings-games = Игры
ratings-of-games = Партии
ratings-won = Победы
ratings-mean-place = Среднее место
ratings-mean-points = В среднем очков
ratings-best = Лучший результат
ratings-thirty = 30 дней
ratings-sure = Рейтинг и его точность
ratings-between = от { $low } до { $high }
ratings-fixed = бот, постоянный
ratings-you = вы
ratings-you-short = Вы
ratings-you-title = Вы
ratings-all = Все игроки
ratings-provisional = пока предварительный
ratings-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
ratings-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
ratings-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
ratings-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ratings-pool = { $game }, { $players }
ratings-place-of = { $place }-е место из { $count }
ratings-of = из { $count }
ratings-no-place = Места пока нет: нужно ещё несколько партий.
ratings-behind = { $count ->
    [one] { $count } очко до игрока { $name }
    [few] { $count } очка до игрока { $name }
    [many] { $count } очков до игрока { $name }
   *[other] { $count } очка до игрока { $name }
}
ratings-distribution = Как распределены рейтинги
ratings-nobody = Здесь давно никто не играл на рейтинг. Откройте стол и выберите «На рейтинг».

ratings-ranking-text = Все, кто за последние 90 дней сыграл партию на рейтинг. Боты не двигаются: это вехи на пути.
ratings-how = Как это считается
ratings-how-pools = Для каждой игры и числа игроков свой рейтинг. Считаются только партии на рейтинг.
ratings-how-sure = Черта показывает точность: в 95 случаях из 100 истина внутри неё. Место определяет её нижний конец, поэтому несколько партий никого не поднимут.
ratings-how-rest = Кто отдыхает, становится менее определённым, а не хуже. Через 90 дней его нет в списке, а рейтинг ждёт.
ratings-how-bots = Боты стоят там, куда их поставили партии друг с другом, и остаются там. У ученика по определению 1000. С { $since } эти числа не менялись.
ratings-seasons = Сезон
ratings-season = { $year }, квартал { $quarter }
ratings-now = Сейчас

ratings-seen = Что видят другие
ratings-seen-text = Ваше имя и щит видны везде, где вы играете.
ratings-seen-games = Моя страница показывает мои рейтинги и партии на рейтинг
ratings-seen-ranking = Показывать меня в рейтинге
ratings-own-page = Моя страница

ratings-since = Здесь с { $month }.
ratings-pace = На ход обычно уходит до: { $time }.
ratings-left = { $count ->
    [one] Покинутые партии на рейтинг: { $left } из { $count }.
   *[other] Покинутые партии на рейтинг: { $left } из { $count }.
}
ratings-edit = Изменить
ratings-hidden = { $name } не показывает рейтинги и партии.
ratings-namesakes = Другие с тем же именем:
ratings-none-yet = Партий на рейтинг пока нет
ratings-none-text = Для партии на рейтинг нужны два человека; с ними могут сидеть боты.
ratings-span = Срок
ratings-half-a-year = Полгода
ratings-whole = Всё
ratings-graph = Рейтинг игрока { $name }, { $title }: от { $first } до { $last } ±{ $margin }
ratings-meeting = { $name } и вы
ratings-together = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
    [many] { $count } партий вместе
   *[other] { $count } партии вместе
}
ratings-ties = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
    [many] { $count } ничьих
   *[other] { $count } ничьи
}
ratings-not-met = Вы ещё не встречались в партии на рейтинг.
ratings-recent = Последние партии
ratings-replay = Просмотр
ratings-analysis = Анализ
ratings-more = Показать ещё из { $count }
ratings-who-left = игрок, которого здесь больше нет
ratings-table-gone = Стола больше нет.
ratings-gave-up = покинута
