# Нарисованный стол игры «Замки Бургундии».

burgundy-table-estate-of = Поместье: { $name }
burgundy-table-view-board = Поле
burgundy-table-view-estate = Поместье
burgundy-table-view-players = Игроки
burgundy-table-view-log = Журнал

burgundy-table-phase = Фаза { $phase }
burgundy-table-round = раунд { $round } из { $rounds }
burgundy-table-setup = подготовка
burgundy-table-white-die = Белый кубик
burgundy-table-to-depot = на склад { $depot }
burgundy-table-bonus = Бонусы
burgundy-table-piles = В стопках
burgundy-table-black-left = { $count ->
    [one] осталась { $count }
   *[other] осталось { $count }
}
burgundy-table-depot = склад { $depot }
burgundy-table-black-depot = чёрный склад
burgundy-table-depot-goods = Товары на складе { $depot }: { $goods }
burgundy-table-order = Порядок хода
burgundy-table-order-hint = правый первый
burgundy-table-rank = { $rank }-й

burgundy-table-dice = Кубики
burgundy-table-die = кубик { $die }
burgundy-table-storage = Хранилище
burgundy-table-sold = Продано
burgundy-table-mines = от шахт, в конце фазы
burgundy-table-slot-empty = пустая ячейка
burgundy-table-tile-at = { $tile }, { $where }
burgundy-table-tile-stored = { $tile }, в хранилище

burgundy-table-status-turn = ходит
burgundy-table-status-played = готово
burgundy-table-status-next = далее
burgundy-table-status-waits = ждёт
burgundy-table-status-away = отошёл
burgundy-table-status-over = конец игры

burgundy-table-do-take = Взять
burgundy-table-do-place = Разместить
burgundy-table-do-sell = Продать
burgundy-table-do-workers = Работники
burgundy-table-do-buy = Купить
burgundy-table-do-skip = Пропустить
burgundy-table-do-end = Конец
burgundy-table-do-keep = Оставить
burgundy-table-do-discard = Сбросить

# То, что можно выбрать: что это, сколько работников стоит самое меньшее, во скольких действиях встречается.
burgundy-table-target = { $workers ->
    [0] { $what }
    [one] { $what }, цена: { $workers } работник
    [few] { $what }, цена: { $workers } работника
   *[many] { $what }, цена: { $workers } работников
}; { $count ->
    [one] { $count } способ применения
    [few] { $count } способа применения
   *[many] { $count } способов применения
}

burgundy-table-bonus-of = бонусный жетон: { $ground }
burgundy-table-reason-goods = продажа товаров
burgundy-table-reason-animals = животные
burgundy-table-reason-building = сторожевая башня
burgundy-table-reason-final = конец игры
burgundy-table-estates-as-usual = Раздаются как при подготовке
burgundy-table-turn = Ход игры
burgundy-table-turn-text = В игре пять фаз по пять раундов. В раунде все бросают по два кубика; белый кубик указывает склад, на который попадает следующий товар. Затем игроки ходят по порядку. Каждый кубик — одно действие: взять плитку со склада с этим номером в хранилище; разместить плитку из хранилища на свободном месте с этим числом рядом с уже лежащей; продать все товары этого цвета или взять двух работников. Раз за ход можно купить плитку. После фазы шахты приносят серебро, а склады заполняются заново.

# Журнал, где символы говорят, что это принесло.

burgundy-log-sold = { $seat }: проданы товары ({ $goods }).
burgundy-log-workers-taken = { $seat }: взяты работники.

# Что спрашивают дальше

burgundy-table-choose-slot = выберите плитку в хранилище
burgundy-table-choose-from = выберите плитку
burgundy-table-choose-space = выберите место
burgundy-table-choose-good = выберите цвет товаров
burgundy-table-choose-depot = выберите склад
burgundy-table-choose-die = выберите кубик
