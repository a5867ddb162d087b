# Нарисованный стол «Ремесленников».

craftsmen-ui-target = { $what }: { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
}
craftsmen-ui-named = { $name }
craftsmen-ui-then = { $first }; { $second }

# Места

craftsmen-ui-town-and-harbour = Город и гавань
craftsmen-ui-town = Город
craftsmen-ui-harbour = Гавань
craftsmen-ui-view-town = Город
craftsmen-ui-view-market = Рынок
craftsmen-ui-view-row = Мой ряд
craftsmen-ui-view-players = Игроки
craftsmen-ui-view-log = Журнал
craftsmen-ui-date = Год { $year }, { $season }
craftsmen-ui-order = Порядок
craftsmen-ui-order-is = Порядок сезона: { $names }
craftsmen-ui-next = Дальше
craftsmen-ui-next-order = Первые в следующем сезоне: { $names }
craftsmen-ui-nobody = никто
craftsmen-ui-nothing = ничего
craftsmen-ui-helper-phase = Отправка помощников
craftsmen-ui-guild-bankers = Банкиры
craftsmen-ui-guild-builders = Строители
craftsmen-ui-guild-notary = Нотариус
craftsmen-ui-guild-crafts = Ремёсла
craftsmen-ui-guild-merchants = Купцы
craftsmen-ui-guild-town-hall = Ратуша
craftsmen-ui-queue = { $guild }, в очереди: { $helpers }
craftsmen-ui-on = { $guild }: поверх помощника { $name }
craftsmen-ui-ship = Корабль { $ship }. Сейчас очки получили бы: { $places }. Трюмы: { $holds }
craftsmen-ui-bonus = Бонусный жетон «{ $good }», { $points }: { $name }
craftsmen-ui-bonus-points = Очки за бонусные жетоны
craftsmen-ui-granary = Амбар
craftsmen-ui-stored = { $good }: внизу { $lower }, вверху { $upper }
craftsmen-ui-natural = природный маркер
craftsmen-ui-fair = Ярмарка
craftsmen-ui-fair-has = Кубики на ярмарке: { $rows }
craftsmen-ui-to-fair = на ярмарку
craftsmen-ui-to-granary = в амбар за карту капитала
craftsmen-ui-to-waste = в отходы
craftsmen-ui-to-ship = на корабль { $ship }
craftsmen-ui-to-bribe = на корабль { $ship } за взятку
craftsmen-ui-most = место { $place }
craftsmen-ui-to-building = в здание: { $building }
craftsmen-ui-where-fair = Ярмарка
craftsmen-ui-where-granary = Амбар
craftsmen-ui-where-waste = В отходы
craftsmen-ui-whither = Куда отправить?

# Карты

craftsmen-ui-capital = Капитал
craftsmen-ui-discarded = в сбросе { $count }
craftsmen-ui-kind-basic = Базовые
craftsmen-ui-kind-extended = Расширенные
craftsmen-ui-kind-advanced = Продвинутые
craftsmen-ui-pile = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
}
craftsmen-ui-known-inside = Вы знаете, что там: { $cards }.
craftsmen-ui-face-down = закрытая карта
craftsmen-ui-card = { $name } ({ $top }/{ $bottom }): { $needs } → { $made }, очки: { $points }
craftsmen-ui-card-basic = { $name } ({ $top }/{ $bottom }): { $made }
craftsmen-ui-colours = { $top }/{ $bottom }
craftsmen-ui-back-of = { $kind }, закрыта
craftsmen-ui-box = Лесопилки в коробке

# Игрок

craftsmen-ui-row-of = Ряд игрока { $name }
craftsmen-ui-row-is = Ряд: { $buildings }
craftsmen-ui-built = { $card }. На значках: { $filled }
craftsmen-ui-makes = { $building } — продукт: { $good }
craftsmen-ui-well = { $building }: значок { $good }
craftsmen-ui-end-left = Левый конец
craftsmen-ui-end-right = Правый конец
craftsmen-ui-hand-of = Капитал игрока { $name }: { $count }
craftsmen-ui-of-most = { $count } из { $most }
craftsmen-ui-worth = ценность
craftsmen-ui-set = набор из { $count }
craftsmen-ui-seen = известны
craftsmen-ui-backs = { $count ->
    [one] { $count } неизвестная карта
    [few] { $count } неизвестные карты
   *[other] { $count } неизвестных карт
}
craftsmen-ui-no-capital = Нет капитала
craftsmen-ui-to-build = Постройки
craftsmen-ui-to-build-of = Карты зданий игрока { $name }: { $count }
craftsmen-ui-no-cards = Нет карт
craftsmen-ui-fits-left = подходит слева
craftsmen-ui-fits-right = подходит справа
craftsmen-ui-fits-both = подходит с обеих сторон
craftsmen-ui-fits-none = не подходит
# Под картой в руке, как можно короче: с какого конца ряда она подходит
craftsmen-ui-held-left = слева
craftsmen-ui-held-right = справа
craftsmen-ui-held-both = с обеих
craftsmen-ui-held-none = некуда
craftsmen-ui-build-for = постройка стоит { $cost } капитала
craftsmen-ui-growth = Рост
craftsmen-ui-helpers = Помощники дома
craftsmen-ui-privilege-tokens = Жетоны привилегий
craftsmen-ui-work-tokens = Жетоны работы
craftsmen-ui-work-points = Очки работы
craftsmen-ui-place = { $place }-й
craftsmen-ui-status-turn = ходит
craftsmen-ui-status-next = следующий
craftsmen-ui-status-passed = помощники заняты
craftsmen-ui-status-waits = ждёт
craftsmen-ui-status-away = нет на месте
craftsmen-ui-status-over = закончил

# Что можно сделать

craftsmen-ui-do-pass = Пас
craftsmen-ui-do-rest = Не в этом сезоне
craftsmen-ui-do-exchange = Сменить карту
craftsmen-ui-do-sawmill = Сменить лесопилку
craftsmen-ui-do-return = Вернуть карту
craftsmen-ui-do-give = Отдать карту
craftsmen-ui-do-pay = Заплатить картой
craftsmen-ui-do-discard = Сбросить
craftsmen-ui-do-invest = Вложить
craftsmen-ui-do-take = Взять с поля
craftsmen-ui-do-draw = Из стопки
craftsmen-ui-do-build = Строить
craftsmen-ui-do-buy = Купить
craftsmen-ui-do-auction = Аукцион
craftsmen-ui-do-look = Смотреть пять
craftsmen-ui-do-lay = Выложить
craftsmen-ui-do-raw = Сырьё
craftsmen-ui-do-half = Полуфабрикат
craftsmen-ui-do-final = Готовый товар
craftsmen-ui-do-fair = С ярмарки
craftsmen-ui-do-purchase = Купить полуфабрикат
craftsmen-ui-do-privilege = Привилегия
craftsmen-ui-do-deliver = В здание
craftsmen-ui-do-store = В амбар
craftsmen-ui-do-load = На корабль
craftsmen-ui-do-bribe = Подкупить капитана
craftsmen-ui-do-lose = В отходы
craftsmen-ui-do-stall = Кубик на ярмарку
craftsmen-ui-do-precede = Сменить порядок
craftsmen-ui-do-points = Заплатить очками
craftsmen-ui-do-token-privilege = Жетон привилегии
craftsmen-ui-do-token-work = Жетон работы
craftsmen-ui-do-put-top = Наверх стопки
craftsmen-ui-do-put-under = Под низ стопки
craftsmen-ui-privilege-bankers = сброс на карту меньше
craftsmen-ui-privilege-crafts = второе сырьё
craftsmen-ui-privilege-merchants = оплата с ярмарки
craftsmen-ui-impossible = невозможно
craftsmen-ui-can-be-made = { $count ->
    [one] { $count } на выбор
    [few] { $count } на выбор
   *[other] { $count } на выбор
}
craftsmen-ui-markers = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
}

# Набор карт

craftsmen-ui-gather-pay = Заплатить: { $things }
craftsmen-ui-gather-discard = Сбросить: { $things }
craftsmen-ui-gather-invest = Вложить: { $things }
craftsmen-ui-gather-lay = Выложить: { $things }
craftsmen-ui-gather-arrange = Сверху вниз: { $things }
craftsmen-ui-pick-pay = Заплатить: { $what }
craftsmen-ui-pick-discard = Сбросить: { $what }
craftsmen-ui-pick-invest = Вложить: { $what }
craftsmen-ui-pick-lay = Выложить: { $what }
craftsmen-ui-pick-arrange = Следующая: { $what }
craftsmen-ui-price = Цена { $price }
craftsmen-ui-pay-more = Выберите ещё карты
craftsmen-ui-pay-exact = Точно. Нажмите на карты, чтобы заменить.
craftsmen-ui-no-change = переплата { $count }, без сдачи
craftsmen-ui-discard = Сброс
craftsmen-ui-discard-choose = Выберите карты в руке
craftsmen-ui-invest = Вложение
craftsmen-ui-invest-sum = { $count ->
    [one] { $count } очко за это
    [few] { $count } очка за это
   *[other] { $count } очков за это
}
craftsmen-ui-cost-of = Стоит { $cost } из ваших { $worth }
craftsmen-ui-built-for = Уже построено на
craftsmen-ui-pay-later = Оплата вместе в конце

# Аукцион

craftsmen-ui-auction = Аукцион: { $card }
craftsmen-ui-leads = { $name } лидирует: { $bid }
craftsmen-ui-opens = { $name } называет первую ставку
craftsmen-ui-mayor = Бургомистр
craftsmen-ui-mayor-bids = Бургомистр предлагает { $bid }: перебейте или пас
craftsmen-ui-builds-for = постройка за { $cost }
craftsmen-ui-your-bid = Ваша ставка
craftsmen-ui-bid = Ставлю { $amount }
craftsmen-ui-would-pay = Вы заплатите
craftsmen-ui-any-colours = любые цвета; без сдачи
craftsmen-ui-exact = точно
craftsmen-ui-hand-worth = Ваша рука стоит до { $worth }.
craftsmen-ui-passed = пас
craftsmen-ui-out = вне аукциона
craftsmen-ui-highest = высшая ставка
craftsmen-ui-bids-now = делает ставку
craftsmen-ui-waiting-bid = Ждём ставку игрока { $name }.
craftsmen-ui-cannot-raise = Ваша рука не стоит больше: можно только спасовать.
craftsmen-ui-less = Меньше
craftsmen-ui-more = Больше
craftsmen-ui-fold = Посмотреть на стол
craftsmen-ui-confirm = Подтвердить

# Просмотр карт

craftsmen-ui-look = Нотариус: { $kind }
craftsmen-ui-look-other = { $name } смотрит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
craftsmen-ui-look-lay-out = Выберите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} для поля
craftsmen-ui-look-put-back = Остальные — наверх стопки или под низ?
craftsmen-ui-look-arrange = Нажимайте карты сверху вниз

# Подсчёт года

craftsmen-ui-scoring = Подсчёт за год { $year }
craftsmen-ui-scoring-open = Ещё возможны вложения.
craftsmen-ui-scoring-all = Все четыре части.
craftsmen-ui-part-ships = Корабли
craftsmen-ui-part-growth = Рост города
craftsmen-ui-part-granary = Амбар
craftsmen-ui-part-investment = Вложения
craftsmen-ui-part-ships-how = 1. Каждый маркер приносит очки трюма; большинство на корабле — сверх того.
craftsmen-ui-part-growth-how = 2. Наборы четырёх цветов среди половин зданий.
craftsmen-ui-part-granary-how = 3. Свои маркеры в амбаре.
craftsmen-ui-part-investment-how = 4. Четыре карты капитала четырёх цветов.
craftsmen-ui-voyages = Номер корабля, груз, + большинство.
craftsmen-ui-sum = Сумма
craftsmen-ui-show-all = Показать всё
craftsmen-ui-next-part = Дальше
craftsmen-ui-close = Закрыть

# Правила

craftsmen-ui-section-guilds = Гильдии в порядке этапов
craftsmen-ui-section-buildings = Здания: { $kind }
craftsmen-ui-section-raw = Сырьё
craftsmen-ui-section-half = Полуфабрикаты
craftsmen-ui-section-final = Готовые товары
craftsmen-ui-section-ships = Корабли

# Что спрашивают дальше

craftsmen-ui-choose-card = выберите карту
craftsmen-ui-choose-from = выберите, что производить или перемещать
craftsmen-ui-choose-to = выберите, куда
craftsmen-ui-choose-end = выберите край своего ряда
craftsmen-ui-choose-queue = выберите гильдию
craftsmen-ui-choose-pile = выберите колоду
craftsmen-ui-choose-shown = выберите карту на поле
craftsmen-ui-choose-capital = выберите карту капитала
