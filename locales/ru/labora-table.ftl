# Нарисованный стол игры Ora et Labora.

labora-ui-estate-of = Владение: { $name }
labora-ui-shared = Колесо и здания
labora-ui-neutral = Нейтрал
labora-ui-view-wheel = Колесо
labora-ui-view-cards = Карты
labora-ui-view-estate = Владение
labora-ui-view-players = Игроки
labora-ui-view-log = Журнал

labora-ui-round = раунд
labora-ui-round-of = { $last ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $last }
}
labora-ui-wheel = Колесо производства, раунд { $round }: { $markers }
labora-ui-marker = { $name } { $value }
labora-ui-tip-marker = Сейчас даёт { $value }. После использования встаёт к стрелке и начинает сначала.
labora-ui-entering = { $name }: с раунда { $round }
labora-ui-settling = Фаза поселений
labora-ui-now = сейчас
labora-ui-before = перед раундом { $round }
labora-ui-at-end = в конце игры
labora-ui-phase = фаза { $phase }

labora-ui-district = Полоса
labora-ui-plot = Участок
labora-ui-contract = Контракт
labora-ui-or = или
labora-ui-left = осталось { $count }
labora-ui-wonders = Чудеса
labora-ui-goal = Цель
labora-ui-place-district = полоса в ряду { $row }
labora-ui-place-coast = побережье с ряда { $row }
labora-ui-place-mountain = горы с ряда { $row }

labora-ui-display = Здания
labora-ui-to-build = { $count } на выбор
labora-ui-to-come = впереди
labora-ui-free = бесплатно
labora-ui-card = { $name }, цена: { $cost }, ценность { $economic }, жильё { $dwelling }
# Опускается в названии, где мало места: об этом говорит крест.
labora-ui-cloister-words = Монастырский Монастырская Монастырское
labora-ui-home = домой
labora-ui-copy-holds-prior = где стоит
labora-ui-copy-occupied = где стоит
labora-ui-copy-neighbour = здание рядом
labora-ui-copy-display = одно отсюда
labora-ui-value-econ = ценность { $value }
labora-ui-value-dwell = жильё { $value }
labora-ui-value-goods = очки за товары { $value }
labora-ui-tip-building = Цена: { $cost }. Местность: { $terrain }. Ценность { $economic }, жильё { $dwelling }.
labora-ui-house-of = { $building } ({ $name })
labora-ui-cell-empty = { $terrain }, пусто
labora-ui-cell-forest = лес
labora-ui-cell-moor = болото

labora-ui-at-home = дома
labora-ui-nobody-home = дома никого
labora-ui-goods = Товары
labora-ui-goods-basic = Основные
labora-ui-goods-processed = Изделия
labora-ui-goods-valuable = Ценности
labora-ui-sum-food = Еда
labora-ui-sum-energy = Энергия
labora-ui-sum-money = Монеты
labora-ui-sum-points = Очки
labora-ui-hand = Поселения на руке
labora-ui-hand-empty = Поселений на руке нет
labora-ui-settlement = { $name }, цена: еда { $food }, энергия { $energy }, ценность { $economic }, жильё { $dwelling }
labora-ui-points-economic = Здания и поселения
labora-ui-points-goods = Товары

labora-ui-status-turn = ходит
labora-ui-status-starts = начинает
labora-ui-status-waits = ждёт
labora-ui-status-away = отсутствует
labora-ui-status-over = игра окончена
labora-ui-status-neutral = играет рядом

labora-ui-do-place = Послать
labora-ui-do-contract = Контракт
labora-ui-do-visit = Визит
labora-ui-do-fell = Рубить
labora-ui-do-cut = Торф
labora-ui-do-build = Строить
labora-ui-do-land = Земля
labora-ui-do-settle = Селить
labora-ui-do-idle = Ничего
labora-ui-do-convert = Обмен
labora-ui-do-enter = Войти
labora-ui-do-skip = Без этого
labora-ui-do-end = Конец
labora-ui-do-improve = Улучшить
labora-ui-fee-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
labora-ui-fee-present = { $good }

# То, что можно выбрать: что это и сколькими способами используется.
labora-ui-target = { $what }; { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
} применить

labora-ui-times = Сколько раз?
labora-ui-at-most = не больше { $count }
labora-ui-less = На один меньше
labora-ui-more = На один больше
labora-ui-each = по { $value }
labora-ui-have = у вас { $count }
labora-ui-have-more = у вас { $count } и { $more } от обмена
labora-ui-different = Разные товары
labora-ui-pay = Заплатить
labora-ui-pay-skip = Обойтись без этого
labora-ui-pay-open = Открыть оплату
labora-ui-pay-settlement = Оплатите поселение
labora-ui-pay-aside = Посмотреть на стол
labora-ui-pay-back = Взять назад
labora-ui-pay-nothing = Ничего не платите
labora-ui-pay-pays = Вы платите
labora-ui-pay-row = { $good }: { $count } из { $have }
labora-ui-cheapest = Дешевле всего
labora-ui-lost-nothing = ничего не пропадёт
labora-ui-lost-food = пропадёт еды: { $amount }
labora-ui-lost-energy = пропадёт энергии: { $amount }
labora-ui-lost-points = пропадёт очков: { $amount }
labora-ui-stack = Стопка { $stack }
labora-ui-settlements = Поселения

# Что спрашивают дальше

labora-ui-side-plains = Равнинная сторона
labora-ui-side-hills = Холмистая сторона
labora-ui-choose-card = выберите карту здания
labora-ui-choose-settlement = выберите поселение
labora-ui-choose-house = выберите здание
labora-ui-choose-spot = выберите место
labora-ui-choose-tile = выберите полосу или участок
labora-ui-choose-place = выберите, где он ляжет
labora-ui-choose-side = выберите сторону
labora-ui-choose-rank = выберите, кто пойдёт
labora-ui-choose-marker = выберите маркер на колесе
labora-ui-choose-good = выберите товар
