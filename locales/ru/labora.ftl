# Ora et Labora. Товары стоят в единственном числе (labora-good-…) и с числом (labora-goods-…), в именительном
# падеже. Названия зданий стоят в именительном падеже: до двоеточия или в кавычках.
labora-title = Ora et Labora
labora-about = Управляйте аббатством и землёй вокруг него. Колесо показывает, сколько какого товара можно произвести; монахи работают в ваших зданиях, а за плату и в чужих. Очки приносят здания, а главное — поселения в хорошем соседстве.

# Настройки

option-labora-country = Страна
option-labora-country-france = Франция: виноград и вино, мука и хлеб
option-labora-country-ireland = Ирландия: солод, пиво и виски
option-labora-length = Длина игры
option-labora-length-long = полная игра, около 90 минут: 24 раунда
option-labora-length-short = короткая игра, около 45 минут: 12 раундов
option-labora-landscape-supply = Плитки земли
option-labora-landscape-supply-seed = восемь полос и восемь участков (польское издание)
option-labora-landscape-supply-print9 = девять полос и девять участков (другие издания)
option-labora-second-quarry = Вторая Каменоломня в короткой игре
option-labora-second-quarry-true = участвует
option-labora-second-quarry-false = остаётся в коробке

# Товары

labora-good-peat = торф
labora-good-coal = уголь
labora-good-sheep = овца
labora-good-meat = мясо
labora-good-grain = зерно
labora-good-straw = солома
labora-good-wood = древесина
labora-good-whiskey = виски
labora-good-clay = глина
labora-good-ceramic = керамика
labora-good-coin = монета
labora-good-book = книга
labora-good-coin5 = жетон «5 монет»
labora-good-reliquary = реликвия
labora-good-stone = камень
labora-good-ornament = орнамент
labora-good-grape = виноград
labora-good-wine = вино
labora-good-flour = мука
labora-good-bread = хлеб
labora-good-malt = солод
labora-good-beer = пиво
labora-good-wonder = чудо

labora-goods-peat = { $count ->
    [one] { $count } торф
    [few] { $count } торфа
   *[many] { $count } торфа
}
labora-goods-coal = { $count ->
    [one] { $count } уголь
    [few] { $count } угля
   *[many] { $count } угля
}
labora-goods-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
labora-goods-meat = { $count ->
    [one] { $count } мясо
    [few] { $count } мяса
   *[many] { $count } мяса
}
labora-goods-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
   *[many] { $count } зерна
}
labora-goods-straw = { $count ->
    [one] { $count } солома
    [few] { $count } соломы
   *[many] { $count } соломы
}
labora-goods-wood = { $count ->
    [one] { $count } древесина
    [few] { $count } древесины
   *[many] { $count } древесины
}
labora-goods-whiskey = { $count } виски
labora-goods-clay = { $count ->
    [one] { $count } глина
    [few] { $count } глины
   *[many] { $count } глины
}
labora-goods-ceramic = { $count ->
    [one] { $count } керамика
    [few] { $count } керамики
   *[many] { $count } керамики
}
labora-goods-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
labora-goods-book = { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[many] { $count } книг
}
labora-goods-coin5 = { $count ->
    [one] { $count } жетон «5 монет»
    [few] { $count } жетона «5 монет»
   *[many] { $count } жетонов «5 монет»
}
labora-goods-reliquary = { $count ->
    [one] { $count } реликвия
    [few] { $count } реликвии
   *[many] { $count } реликвий
}
labora-goods-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
labora-goods-ornament = { $count ->
    [one] { $count } орнамент
    [few] { $count } орнамента
   *[many] { $count } орнаментов
}
labora-goods-grape = { $count ->
    [one] { $count } виноград
    [few] { $count } винограда
   *[many] { $count } винограда
}
labora-goods-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
   *[many] { $count } вина
}
labora-goods-flour = { $count ->
    [one] { $count } мука
    [few] { $count } муки
   *[many] { $count } муки
}
labora-goods-bread = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
   *[many] { $count } хлебов
}
labora-goods-malt = { $count ->
    [one] { $count } солод
    [few] { $count } солода
   *[many] { $count } солода
}
labora-goods-beer = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
   *[many] { $count } пива
}
labora-goods-wonder = { $count ->
    [one] { $count } чудо
    [few] { $count } чуда
   *[many] { $count } чудес
}

labora-joker = джокер
labora-joker-shows = джокер { $count }

# Здания

labora-building-clay-mound = Глиняный холм
labora-building-farmyard = Подворье
labora-building-cloister-office = Монастырская канцелярия
labora-building-priory = Приорат
labora-building-cloister-courtyard = Монастырский двор
labora-building-grain-storage = Зернохранилище
labora-building-granary = Амбар
labora-building-windmill = Ветряная мельница
labora-building-malthouse = Солодовня
labora-building-bakery = Пекарня
labora-building-brewery = Пивоварня
labora-building-fuel-merchant = Торговец топливом
labora-building-peat-coal-kiln = Угольная печь
labora-building-market = Рынок
labora-building-false-lighthouse = Ложный маяк
labora-building-cloister-garden = Монастырский сад
labora-building-spinning-mill = Прядильня
labora-building-carpentry = Столярная мастерская
labora-building-cottage = Хижина
labora-building-harbor-promenade = Портовая набережная
labora-building-houseboat = Плавучий дом
labora-building-stone-merchant = Торговец камнем
labora-building-builders-market = Строительный рынок
labora-building-grapevine-a = Виноградник (A)
labora-building-sacred-site = Святое место
labora-building-financed-estate = Финансируемое имение
labora-building-druids-house = Дом друида
labora-building-cloister-chapter-house = Зал капитула
labora-building-cloister-library = Монастырская библиотека
labora-building-scriptorium = Скрипторий
labora-building-cloister-workshop = Монастырская мастерская
labora-building-slaughterhouse = Скотобойня
labora-building-inn = Постоялый двор
labora-building-alehouse = Пивная
labora-building-winery = Винодельня
labora-building-whiskey-distillery = Вискикурня
labora-building-quarry-b = Каменоломня (B)
labora-building-bathhouse = Купальня
labora-building-locutory = Приёмная
labora-building-cloister-church = Монастырская церковь
labora-building-chapel = Часовня
labora-building-chamber-of-wonders = Палата чудес
labora-building-portico = Портик
labora-building-shipyard = Верфь
labora-building-palace = Дворец
labora-building-grand-manor = Большая усадьба
labora-building-castle = Замок
labora-building-quarry-c = Каменоломня (C)
labora-building-forest-hut = Лесная сторожка
labora-building-town-estate = Городская усадьба
labora-building-refectory = Трапезная
labora-building-grapevine-c = Виноградник (C)
labora-building-coal-harbor = Угольный порт
labora-building-calefactory = Калефакторий
labora-building-filial-church = Дочерняя церковь
labora-building-shipping-company = Судоходная компания
labora-building-cooperage = Бондарня
labora-building-sacristy = Ризница
labora-building-forgers-workshop = Мастерская фальсификатора
labora-building-round-tower = Круглая башня
labora-building-pilgrimage-site = Место паломничества
labora-building-camera = Казначейство
labora-building-dormitory = Дормиторий
labora-building-bulwark = Бастион
labora-building-printing-office = Печатня
labora-building-festival-ground = Праздничная площадь
labora-building-estate = Поместье
labora-building-hospice = Странноприимный дом
labora-building-guesthouse = Гостевой дом
labora-building-house-of-the-brotherhood = Дом братства

# Поселения

labora-settlement-shanty-town = Трущобы
labora-settlement-farming-village = Крестьянская деревня
labora-settlement-market-town = Торговый городок
labora-settlement-fishing-village = Рыбацкая деревня
labora-settlement-artists-colony = Колония художников
labora-settlement-hamlet = Хутор
labora-settlement-village = Деревня
labora-settlement-hilltop-village = Деревня на холме

# Земля и монахи

labora-terrain-water = море
labora-terrain-coast = побережье
labora-terrain-plains = равнина
labora-terrain-hillside = холмы
labora-terrain-mountain = горы
labora-forest = лес
labora-moor = болото
labora-district-plains = равнинная сторона: лес, равнина, равнина, равнина, холмы
labora-district-hills = холмистая сторона: болото, лес, лес, холмы, холмы
labora-plot-coast = береговая сторона: море и побережье, дважды
labora-plot-mountain = горная сторона: два места холмов и горы
labora-spot = столбец { $col }, ряд { $row }
labora-above = сверху, ряд { $row }
    .seen = сверху
labora-below = снизу, ряд { $row }
    .seen = снизу
labora-left = слева, ряды { $row } и { $next }
    .seen = слева
labora-right = справа, ряды { $row } и { $next }
    .seen = справа
labora-rank-lay = послушник
labora-rank-prior = приор
labora-sent-lay = послушника
labora-sent-prior = приора
labora-lay-brothers = { $count ->
    [one] { $count } послушник
    [few] { $count } послушника
   *[many] { $count } послушников
}
labora-player = { $seat }
labora-neutral = нейтральный игрок
labora-neutral-seat = Нейтральный игрок ({ $seat })

# Количества

labora-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
labora-food = { $count ->
    [one] { $count } еда
   *[other] { $count } еды
}
labora-energy = { $count ->
    [one] { $count } энергия
   *[other] { $count } энергии
}
labora-energy-half = ½ энергии
labora-energy-and-half = { $count }½ энергии
labora-different = { $count ->
    [one] { $count } другой товар
    [few] { $count } разных товара
   *[many] { $count } разных товаров
}
labora-goods-worth = товары ценой: { $points }
labora-nothing = нет
labora-free = даром
labora-values = ценность { $economic }, жильё { $dwelling }

# Что делают здания, вкратце

labora-steps = { $first }; { $then }
labora-or = { $first } или { $second }
labora-trade = { $pay } → { $get }
labora-paid = оплата: { $pay }
labora-of-a-basic-good = { $count ->
    [one] { $count } жетон одного основного товара
    [few] { $count } жетона одного основного товара
   *[many] { $count } жетонов одного основного товара
}
labora-step-gain = получить: { $goods }
labora-step-choose = на выбор: { $goods }
labora-step-two-basics = { $first } × один основной товар и { $second } × другой
labora-step-once = один раз: { $trade }
labora-step-any = сколько угодно раз: { $trade }
labora-step-up-to = до { $count } раз: { $trade }
labora-step-price = сначала оплата: { $pay }
labora-step-price-for = сначала: { $trade }
labora-step-table = { $energy } энергии → { $coins } монет
labora-step-show = за { $counts } имеющихся ({ $good }): { $coins } монет
labora-step-wheel = колесо: { $goods }
labora-step-joker = джокер: { $goods }
labora-step-joker-now = { $joker }: { $goods }
labora-step-copy-prior = использовать здание, где стоит приор
labora-step-copy-occupied = использовать занятое здание
labora-step-copy-neighbour = использовать свободное соседнее здание
labora-step-copy-display = использовать ещё не построенное здание
labora-step-build = построить здание
labora-step-settle = построить поселение
labora-step-fell = срубить лес
labora-step-cut = добыть торф
labora-step-clear = { $count ->
    [one] убрать лес без древесины → { $goods }
   *[other] до { $count } раз: убрать лес без древесины → { $goods }
}
labora-step-clear-first = сначала: убрать лес без древесины
labora-step-clergy-home = все ваши монахи возвращаются
labora-step-prior-home = ваш приор возвращается
labora-step-district = следующая полоса даром
labora-step-plot = следующий участок даром
labora-step-reward-cloisters = книги, керамика, орнаменты, реликвии: очки по числу ваших монастырских зданий
labora-step-reward-woodland = книги, керамика, орнаменты, реликвии: 1 очко за каждый ваш лес и болото
labora-step-improve = до { $count } раз: книга → керамика, керамика → орнамент или орнамент → реликвия

# Вопросы

labora-ask-turn = { $count ->
    [one] Ваш ход: осталось { $count } действие. Отправьте монаха, заключите контракт, срубите лес, добудьте торф или постройте здание.
    [few] Ваш ход: осталось { $count } действия. Отправьте монаха, заключите контракт, срубите лес, добудьте торф или постройте здание.
   *[many] Ваш ход: осталось { $count } действий. Отправьте монаха, заключите контракт, срубите лес, добудьте торф или постройте здание.
}
labora-ask-extras = Действия выполнены: купите землю, обменяйте товары или закончите ход.
labora-ask-extras-bought = Действия выполнены, земля куплена: обменяйте товары или закончите ход.
labora-ask-bonus = Особый раунд: постройте здание или отправьте приора даром в любое здание любого игрока; можно и отказаться.
labora-ask-settling = Фаза поселений { $phase }: можно купить плитку земли, а потом построить поселение.
labora-ask-settling-bought = Фаза поселений { $phase }: земля куплена; можно построить поселение.
labora-ask-site = { $building }: на каком месте? Цена: { $cost }.
labora-ask-home-site = { $settlement }: на каком месте? Цена: { $cost }.
labora-ask-enter = { $building } — построено: войти туда приором сразу?
labora-ask-fee = Контракт, { $building } ({ $owner }): плата ({ $price }) или подарок ({ $present })?
labora-ask-send = Контракт ({ $seat }), { $building }: кого вы туда отправляете?
labora-ask-send-neutral = { $building }: кто из монахов нейтрального игрока идёт туда?
labora-ask-harvest = По какому маркеру считать? { $harvests }.
labora-ask-pay = К оплате: { $due }. Сколько жетонов: { $good } (у вас { $have }, цена каждого: { $worth })?
labora-ask-different = { $count ->
    [one] К оплате ещё { $count } другой товар: какой?
    [few] К оплате ещё { $count } разных товара: какой теперь? Они называются в порядке списка.
   *[many] К оплате ещё { $count } разных товаров: какой теперь? Они называются в порядке списка.
}
labora-ask-price = { $building }: { $trade }? Без этого здесь больше ничего не произойдёт.
labora-ask-times = { $building }: сколько раз? Один раз: { $trade }.
labora-ask-trade = { $building }: { $trade }?
labora-ask-take = { $building }: что вы берёте?
labora-ask-basic = { $building }: выберите основной товар (× { $count }).
labora-ask-other-basic = { $building }: выберите другой основной товар (× { $count }).
labora-ask-produce = { $building }: что производить и по какому маркеру? { $harvests }.
labora-ask-joker = { $building }: что производить джокером? { $joker }.
labora-ask-copy-prior = { $building }: какое здание с приором использовать?
labora-ask-copy-occupied = { $building }: какое занятое здание использовать?
labora-ask-copy-neighbour = { $building }: какое свободное соседнее здание использовать?
labora-ask-copy-display = { $building }: какое ещё не построенное здание использовать?
labora-ask-build = { $building }: что вы строите?
labora-ask-settle = { $building }: какое поселение вы строите?
labora-ask-fell = { $building }: какой лес вы рубите?
labora-ask-cut = { $building }: на каком болоте вы добываете торф?
labora-ask-clear = { $count ->
    [one] { $building }: можно убрать ещё { $count } лес ({ $goods }): какой?
    [few] { $building }: можно убрать ещё { $count } леса (за каждый: { $goods }): какой теперь?
   *[many] { $building }: можно убрать ещё { $count } лесов (за каждый: { $goods }): какой теперь?
}
labora-ask-clear-first = { $building }: какой лес убрать без древесины, чтобы строить?
labora-ask-district = { $building }: куда положить следующую полосу даром?
labora-ask-plot = { $building }: куда положить следующий участок даром?
labora-ask-reward = { $building }: можно взять ещё товаров на { $left }. Сколько жетонов: { $good } (каждый: { $points })?
labora-ask-improve = { $count ->
    [one] { $building }: ещё { $count } улучшение: какой товар?
    [few] { $building }: ещё { $count } улучшения: какой товар сначала?
   *[many] { $building }: ещё { $count } улучшений: какой товар сначала?
}
labora-ask-neutral-build = Нейтральный игрок строит всё, что осталось на столе: что теперь?
labora-ask-neutral-site = { $building }: какое место на земле нейтрального игрока?
labora-ask-neutral-use = Можно использовать одно из новых нейтральных зданий, отправив нейтрального приора; плата: { $price } или { $present }.
labora-over = Игра окончена. Победа: { $players }, { $points }.
labora-over-solo = Игра окончена: { $points }. Цель: { $goal }.

labora-wait = Ждём: { $seat } ({ $what }).
labora-wait-turn = ход
labora-wait-settling = фаза поселений
labora-wait-send = выбор монаха для контракта
labora-wait-pay = оплата

# Возможности

labora-place = { $building }, отправить { $rank } — { $function }
labora-contract = { $building } ({ $owner }), контракт ({ $price }) — { $function }
labora-visit = { $building } ({ $owner }), отправить приора — { $function }
labora-fell = Срубить лес: { $spot } ({ $harvests })
    .seen = Срубить этот лес ({ $harvests })
labora-cut = Добыть торф: { $spot } ({ $harvests })
    .seen = Добыть торф на этом болоте ({ $harvests })
labora-idle = Срубить или добыть, хотя уже нечего: ничего не происходит
labora-build = Построить: { $building }, цена: { $cost } ({ $values })
labora-build-neutral = Для нейтрального игрока: { $building } ({ $values })
    .told = строит для нейтрального игрока: { $building }
labora-district = Следующая полоса ({ $price }): { $place }, { $side }
labora-plot = Следующий участок ({ $price }): { $place }, { $side }
labora-convert = { $from } → { $to }
labora-settle = Построить: { $settlement }, цена: { $cost } ({ $values })
labora-at = { $what }: { $spot }, { $terrain }
    .seen = { $what }: { $terrain }
labora-at-home = { $what }: { $spot }, { $terrain }, даёт сейчас: { $points }
    .seen = { $what }: { $terrain }, даёт сейчас: { $points }
labora-at-covering = { $what }: { $spot }, поверх здания «{ $building }»
    .seen = { $what }: поверх здания «{ $building }»
labora-at-unknown = { $spot }
labora-enter = { $building }, приор входит — { $function }
labora-fee-coins = Заплатить владельцу: { $price }
labora-fee-present = Выпить с хозяином подарок: { $present }; он ничего не получает
labora-send = Отправить { $rank }
labora-produce = Взять: { $goods }
labora-produce-joker = Взять: { $goods } (джокер)
labora-produce-short = Взять: { $goods }; все получают ещё по 1
labora-produce-joker-short = Взять: { $goods } (джокер); все получают ещё по 1
labora-times = { $count ->
    [one] { $count } раз: { $trade }
    [few] { $count } раза: { $trade }
   *[many] { $count } раз: { $trade }
}
labora-once = Да: { $trade }
labora-times-unknown = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
labora-pay = Заплатить: { $goods } ({ $worth })
labora-pay-one = Заплатить: { $goods }
labora-pay-none = Без этого товара: { $good }
    .told = не платит этим товаром: { $good }
labora-in-vain = { $what }; сейчас это ничего не даст
labora-losing = { $what } (пропадает: { $lost })
labora-take = Взять: { $goods }
labora-take-none = Без этого товара: { $good }
labora-copy = Использовать: { $building } ({ $owner }) — { $function }
labora-copy-display = Использовать: { $building } (не построено) — { $function }
labora-clear = Убрать лес без древесины: { $spot } (доход: { $gains })
    .seen = Убрать этот лес без древесины (доход: { $gains })
labora-skip = Отказаться
labora-skip-enter = Приор остаётся дома
    .told = оставляет приора дома
labora-skip-neutral = Не использовать новые здания
    .told = не использует новые здания
labora-skip-function = Отказаться от всего действия здания ({ $building })
    .told = отказывается от всего действия здания ({ $building })
labora-skip-step = Отказаться ({ $building })
    .told = отказывается ({ $building })
labora-end = Закончить ход
labora-end-settling = Не строить поселение
    .told = не строит поселение
labora-end-bonus = Закончить ход без действия

labora-heading-place = Своё здание: отправить { $rank }
labora-heading-contract = Заключить контракт: { $owner }
labora-heading-visit = Отправить приора в здание: { $owner }
labora-heading-fell = Срубить лес
labora-heading-cut = Добыть торф
labora-heading-build = Построить здание
labora-heading-district = Положить полосу
labora-heading-plot = Положить участок
labora-heading-convert = Обменять товары
labora-heading-settle = Построить поселение
labora-heading-at = Выбрать место
labora-heading-enter = Приор входит
labora-heading-fee = Заплатить за контракт
labora-heading-send = Отправить монаха
labora-heading-produce = Произвести
labora-heading-times = Сколько раз
labora-heading-pay = Заплатить
labora-heading-take = Взять
labora-heading-improve = Улучшить товар
labora-heading-copy = Использовать здание: { $owner }
labora-heading-copy-display = Использовать ещё не построенное здание
labora-heading-clear = Убрать лес

# Журнал

labora-event-round-began = Начинается раунд { $round }, колесо поворачивается.
labora-event-bonus-round-began = Особый раунд.
labora-event-clergy-returned = { $seat }: все монахи вернулись.
labora-event-prior-returned = { $seat }: приор вернулся.
labora-event-marker-entered = На колесо выходит маркер: { $marker }.
labora-event-marker-left = Маркер выбывает из игры: { $marker }.
labora-event-phase-began = Фаза поселений { $phase }.
labora-event-stack-opened = Выложены карты стопки { $stack }.
labora-event-turn-began = Ход: { $seat }.
labora-event-placed = { $seat }: { $rank } идёт в здание «{ $building }».
labora-event-visited = { $seat }: { $rank } идёт в здание «{ $building }» ({ $owner }).
labora-event-contract-paid = { $seat }: контракт ({ $owner }), здание «{ $building }»: { $coins }.
labora-event-present-given = { $seat }: контракт ({ $owner }), здание «{ $building }», подарок: { $present }.
labora-event-copied = { $seat }: использовано здание «{ $building }» ({ $owner }).
labora-event-copied-display = { $seat }: использовано ещё не построенное здание «{ $building }».
labora-event-gained = { $seat }: получено: { $goods }.
labora-event-paid = { $seat }: заплачено: { $goods }.
labora-event-lost = { $seat }: переплата, пропадает: { $lost }.
labora-event-converted = { $seat }: обмен: { $from } → { $to }.
labora-event-produced = { $seat }: произведено: { $goods }.
labora-event-produced-joker = { $seat }: произведено джокером: { $goods }.
labora-event-felled = { $seat }: срублен лес ({ $spot }).
    .seen = { $seat }: срублен лес.
labora-event-peat-cut = { $seat }: добыт торф ({ $spot }).
    .seen = { $seat }: добыт торф.
labora-event-cleared = { $seat }: лес убран без древесины ({ $spot }).
    .seen = { $seat }: лес убран без древесины.
labora-event-idled = { $seat }: нечего рубить или добывать, ничего не происходит.
labora-event-built = { $seat }: построено здание «{ $building }» ({ $spot }).
    .seen = { $seat }: построено здание «{ $building }».
labora-event-covered = Здание «{ $building }» ({ $spot }) застроено.
    .seen = Здание «{ $building }» застроено.
labora-event-put-aside = Для здания «{ $building }» нет места: оно выбывает из игры.
labora-event-contract-price-rose = Отныне цена контракта: { $coins }.
labora-event-settled = { $seat }: основано поселение «{ $settlement }» ({ $spot }).
    .seen = { $seat }: основано поселение «{ $settlement }».
labora-event-district-laid = { $seat }: полоса в ряду { $row } ({ $price }); { $side }.
    .seen = { $seat }: полоса ({ $price }); { $side }.
labora-event-plot-laid = { $seat }: участок от ряда { $row } ({ $price }); { $side }.
    .seen = { $seat }: участок ({ $price }); { $side }.
labora-event-ended = Игра окончена.

# Положение

labora-page-round = Раунд { $round }
labora-page-round-of = Раунд { $round } из { $last }
labora-page-round-last = Раунд { $round }, последний
labora-page-settling = Раунд { $round }, фаза поселений { $phase }
labora-page-goal = Цель игры в одиночку: { $points }.
labora-page-turn = Ход:
labora-page-actions = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
labora-page-starter = первый игрок:
labora-page-phases = Следующие фазы поселений:
labora-page-phase = { $phase } в раунде { $round }
labora-page-markers = Новые маркеры:
labora-page-entering = { $marker } в раунде { $round }
labora-page-prices = Цены:
labora-page-contract = контракт: { $price } или { $present }
labora-page-districts = следующая полоса: { $price } (осталось { $left })
labora-page-plots = следующий участок: { $price } (осталось { $left })
labora-page-wonders = чудеса: осталось { $count }
labora-page-wheel = Колесо производства
labora-page-now = сейчас
labora-page-next = через раунд
labora-page-display = Здания для постройки
labora-page-building = Здание
labora-page-cost = Цена
labora-page-terrain = Местность
labora-page-values = Очки
labora-page-function = Действие
labora-page-land = суша
labora-page-stack = Стопка { $stack }:
labora-page-with = поселение «{ $what }»
labora-page-aside = Вне игры:
labora-page-legend = † монастырское здание. Очки: ценность/жильё. «Суша» — побережье, равнина или холмы. На рисунке строчные буквы — свободные места, заглавные — поселения; + — приор, ' — послушник.
labora-page-goods = Товары:
labora-page-clergy = Дома:
labora-page-hand = Поселения в запасе:
labora-page-hand-settlement = { $settlement } ({ $cost })
labora-page-points = Очки пока:
labora-page-source = { $name } { $points }
labora-page-buildings = На земле:
labora-space = { $spot }: { $what } ({ $terrain })
labora-space-with = { $spot }: { $what } ({ $terrain }), внутри: { $clergy }
labora-space-empty = свободно
labora-space-none = нет земли
labora-space-corner = столбцы и ряды
labora-space-column = столбец { $number }
labora-space-row = ряд { $number }

# Очки

labora-source-goods = товары
labora-source-economic = ценность построек
labora-source-shanty-town = жильё: Трущобы
labora-source-farming-village = жильё: Крестьянская деревня
labora-source-market-town = жильё: Торговый городок
labora-source-fishing-village = жильё: Рыбацкая деревня
labora-source-artists-colony = жильё: Колония художников
labora-source-hamlet = жильё: Хутор
labora-source-village = жильё: Деревня
labora-source-hilltop-village = жильё: Деревня на холме

# Отказы

labora-illegal-not-your-turn = Сейчас ход другого игрока. Подождите своей очереди.
labora-illegal-not-asked = Сейчас спрашивают не об этом. Выберите одно из предложенных действий.
labora-illegal-game-over = Игра окончена. Чтобы играть дальше, начните новую.
labora-illegal-no-action-left = Действия этого хода использованы. Закончите ход.
labora-illegal-action-left = Осталось ещё действие. Выполните его, прежде чем закончить ход.
labora-illegal-bonus-round = В особом раунде можно только строить или отправить приора в любое здание.
labora-illegal-no-such-house = Там нет такого здания. Выберите то, которое там стоит.
labora-illegal-occupied = В этом здании уже стоит монах. Выберите свободное.
labora-illegal-nobody-home = Такого монаха дома нет. Выберите другого или другое действие.
labora-illegal-own-house = Контракт с собой не заключают. Отправьте своего монаха.
labora-illegal-no-fee = Вам нечем заплатить за контракт и нечего подарить. Сначала добудьте монету.
labora-illegal-no-forest = Там нет леса. Выберите место с лесом.
labora-illegal-no-moor = Там нет болота. Выберите место с болотом.
labora-illegal-not-idle = У вас есть и лес, и болото, поэтому нужно выполнить настоящее действие.
labora-illegal-not-displayed = Этого здания нет среди выложенных. Выберите другое.
labora-illegal-too-dear = Вам не хватает товаров. Выберите что-нибудь дешевле или сначала накопите.
labora-illegal-no-site = Для этого нет свободного места. Срубите лес, добудьте торф или купите землю.
labora-illegal-no-such-cell = Ваша земля туда не доходит. Выберите место на ней.
labora-illegal-not-free = Это место занято. Выберите свободное.
labora-illegal-wrong-terrain = Здесь не та местность. Выберите подходящее место.
labora-illegal-no-cloister-beside = Монастырское здание должно касаться другого монастырского. Выберите место рядом с ним.
labora-illegal-free-sites-first = Сначала занимают свободные места, а застраивают только своё подобие. Выберите одно из предложенных мест.
labora-illegal-already-bought = Земля в этот раз уже куплена. Снова купить можно в следующий ход.
labora-illegal-no-tile-left = Таких плиток больше нет. Выберите другой вид.
labora-illegal-no-room-for-tile = Плитка не может там лежать. Выберите место, примыкающее к вашей земле.
labora-illegal-no-goods = У вас нет этого товара. Выберите тот, который есть.
labora-illegal-not-in-hand = У вас нет этого поселения в запасе. Выберите одно из своих.
labora-illegal-not-produced = Здесь это не производится. Выберите один из предложенных товаров.
labora-illegal-too-often = Столько раз это сделать нельзя. Выберите меньшее число.
labora-illegal-not-this-payment = Сумма не сходится. Заплатите причитающееся, без лишнего.
labora-illegal-not-offered = Здесь этого не получить. Выберите один из предложенных товаров.
labora-illegal-not-copied = Отсюда это здание использовать нельзя. Выберите одно из предложенных.
labora-illegal-mandatory = От этого нельзя отказаться. Выберите одно из предложенных действий.

# Справка

labora-help-a-good = { $help } Один стоит: { $worth }.
labora-help-a-building = { $help } { $kind ->
    [cloister] Монастырское здание.
   *[secular] Светское здание.
} { $country ->
    [france] Только Франция.
    [ireland] Только Ирландия.
   *[both] В обеих странах.
} Цена: { $cost }. Местность: { $terrain }. Очки: { $values }. { $stack } На рисунке: { $code }.
labora-help-a-settlement = Поселение: в конце считает своё жильё и жильё всего, что его касается. Строится в фазах поселений или с помощью Замка. Цена: { $cost }. Местность: { $terrain }. Очки: { $values }. { $stack } На рисунке: { $code }.
labora-help-from-heartland = Стоит на земле каждого игрока с начала игры.
labora-help-from-start = Доступно с начала игры.
labora-help-from-stack = Появляется со стопкой { $stack }.

labora-help-peat = Основной товар: добывается на болотах по маркеру торфа.
labora-help-coal = Делается из торфа, прежде всего в Угольной печи; лучшее топливо.
labora-help-sheep = Основной товар: производится на Подворье по маркеру овец.
labora-help-meat = Делается из овец и соломы на Скотобойне.
labora-help-grain = Основной товар: производится на Подворье по маркеру зерна. В любой момент его можно превратить в солому.
labora-help-straw = В неё в любой момент можно превратить зерно, но не наоборот. Стройматериал и топливо.
labora-help-wood = Основной товар: рубится в лесах по маркеру древесины. Стройматериал и топливо.
labora-help-whiskey = Ирландия. В любой момент меняется на 2 монеты или дарится за контракт.
labora-help-clay = Основной товар: производится на Глиняном холме по маркеру глины. Стройматериал.
labora-help-ceramic = Делается из глины, прежде всего в Монастырской мастерской.
labora-help-coin = Основной товар: производится в Монастырской канцелярии по маркеру монет. В конце каждые 5 монет дают 2 очка.
labora-help-book = Пишется в библиотеках, дормиториях и печатнях.
labora-help-coin5 = Пять монет на одном жетоне. Считается отдельным видом там, где платят разными товарами или очками; в остальном монеты просто считаются.
labora-help-reliquary = Самый ценный товар после чудес.
labora-help-stone = Производится в Каменоломне по маркеру камня, когда он в игре, или джокером; до того его даёт Торговец камнем. Стройматериал.
labora-help-ornament = Делается из камня, прежде всего в Монастырской мастерской.
labora-help-grape = Франция. Производится Виноградником по маркеру винограда, когда он в игре, или джокером.
labora-help-wine = Франция. В любой момент меняется на 1 монету или дарится за контракт.
labora-help-flour = Франция. Делается из зерна на Ветряной мельнице.
labora-help-bread = Франция. Делается из муки в Пекарне.
labora-help-malt = Ирландия. Делается из зерна в Солодовне.
labora-help-beer = Ирландия. Делается из солода и зерна в Пивоварне.
labora-help-wonder = Их всего восемь. Ими никогда не платят.

labora-help-clay-mound = Производит глину: столько, сколько показывает маркер глины или джокер.
labora-help-farmyard = Производит либо овец, либо зерно: столько, сколько показывает маркер этого товара или джокер.
labora-help-cloister-office = Производит монеты: столько, сколько показывает маркер монет или джокер.
labora-help-priory = Используйте действие одного другого здания любого игрока, где стоит приор. За это ничего не платят и никто туда не идёт.
labora-help-cloister-courtyard = Один раз: заплатите по одному жетону 3 разных товаров и возьмите 6 жетонов одного основного товара (торф, овцы, зерно, древесина, глина или монеты).
labora-help-grain-storage = Один раз: заплатите 1 монету и возьмите 6 зёрен.
labora-help-granary = Один раз: заплатите 1 монету и возьмите 4 зерна и 1 книгу.
labora-help-windmill = До 7 раз: превратите 1 зерно в 1 солому и возьмите к ней 1 муку.
labora-help-malthouse = Сколько угодно раз: превратите 1 зерно в 1 солому и возьмите к ней 1 солод.
labora-help-bakery = Сколько угодно раз: испеките 1 хлеб из 1 муки и половины энергии; энергия платится одной суммой. Затем продайте до 2 хлебов по 4 монеты.
labora-help-brewery = Сколько угодно раз: сварите 1 пиво из 1 солода и 1 зерна. Затем продайте 1 пиво за 7 монет.
labora-help-fuel-merchant = Один раз: заплатите 3 энергии за 5 монет, 6 за 8 или 9 за 10. Излишек пропадает.
labora-help-peat-coal-kiln = Возьмите 1 уголь и 1 монету и превратите любое количество торфа в уголь.
labora-help-market = Один раз: заплатите по одному жетону 4 разных товаров и возьмите 7 монет и 1 хлеб.
labora-help-false-lighthouse = Возьмите 3 монеты и 1 пиво или 1 виски.
labora-help-cloister-garden = Возьмите 1 виноград, затем используйте действие одного свободного здания рядом с Садом. Никто туда не идёт. Работает один раз за действие.
labora-help-spinning-mill = Возьмите монеты за имеющихся овец, овцы остаются у вас: 3 от 1 овцы, 5 от 5 овец, 6 от 9 овец.
labora-help-carpentry = Уберите один свой лес без древесины; затем можно построить здание за обычную цену, в том числе на расчищенном месте, и приор может туда войти.
labora-help-cottage = Возьмите 1 солод, затем используйте действие одного свободного здания рядом с Хижиной. Никто туда не идёт. Работает один раз за действие.
labora-help-harbor-promenade = Возьмите 1 древесину, 1 вино, 1 монету и 1 керамику.
labora-help-houseboat = Возьмите 1 древесину, 1 солод, 1 монету и 1 торф. Единственное здание на море, оно его накрывает.
labora-help-stone-merchant = До 5 раз: заплатите 2 еды и 1 энергию за 1 камень. Еда и энергия платятся суммами; излишек пропадает.
labora-help-builders-market = Один раз: заплатите 2 монеты и возьмите 2 древесины, 2 глины, 1 камень и 1 солому.
labora-help-grapevine-a = Производит виноград: столько, сколько показывает маркер винограда, когда он в игре, или джокер.
labora-help-sacred-site = Возьмите 1 книгу, затем 2 зерна или 2 солода, затем 1 пиво или 1 виски.
labora-help-financed-estate = Один раз: заплатите 1 монету и возьмите 1 книгу, 1 хлеб, 2 винограда и 2 муки.
labora-help-druids-house = Заплатите 1 книгу и возьмите 5 жетонов одного основного товара и 3 жетона другого.
labora-help-cloister-chapter-house = Возьмите по одному жетону каждого основного товара: глина, древесина, торф, овца, зерно и монета.
labora-help-cloister-library = До 3 раз: заплатите 1 монету за 1 книгу. Затем один раз: отдайте 1 книгу за 1 мясо и 1 вино.
labora-help-scriptorium = Один раз: заплатите 1 монету и возьмите 1 книгу, 1 мясо и 1 виски.
labora-help-cloister-workshop = До 3 раз: сделайте 1 керамику из 1 глины и 1 энергии; и один раз 1 орнамент из 1 камня и 1 энергии. Энергия за всё платится одной суммой.
labora-help-slaughterhouse = Сколько угодно раз: сделайте 1 мясо из 1 овцы и 1 соломы.
labora-help-inn = Один раз: продайте 1 вино за 6 монет. Затем отдайте до 7 еды по 1 монете; еда платится одной суммой.
labora-help-alehouse = Продайте 1 пиво за 8 монет и 1 виски за 7 монет.
labora-help-winery = Сколько угодно раз: сделайте 1 вино из 1 винограда. Затем продайте 1 вино за 7 монет. Как только она построена, контракт стоит всем 2 монеты.
labora-help-whiskey-distillery = Сколько угодно раз: сделайте 2 виски из 1 солода, 1 древесины и 1 торфа. Как только она построена, контракт стоит всем 2 монеты.
labora-help-quarry-b = Производит камень: столько, сколько показывает маркер камня, когда он в игре, или джокер.
labora-help-bathhouse = Заплатите 1 монету: возьмите 1 книгу и 1 керамику, и все ваши монахи возвращаются, где бы они ни стояли.
labora-help-locutory = Заплатите 2 монеты: ваш приор возвращается, и можно построить здание за обычную цену, куда он может войти.
labora-help-cloister-church = До 2 раз: отдайте 1 хлеб и 1 вино за 1 реликвию.
labora-help-chapel = Один раз: заплатите 1 монету за 1 книгу. Затем до 3 раз: отдайте 1 пиво и 1 виски за 1 реликвию.
labora-help-chamber-of-wonders = Один раз: заплатите по одному жетону 13 разных товаров и возьмите 1 чудо, если оно осталось.
labora-help-portico = Один раз: отдайте 1 реликвию и возьмите по 2 жетона: глина, древесина, торф, овца, зерно, монета и камень.
labora-help-shipyard = Один раз: заплатите 2 древесины и возьмите 1 орнамент и 5 монет.
labora-help-palace = Заплатите 1 вино и используйте действие одного другого здания любого игрока, где стоит монах. Работает один раз за действие.
labora-help-grand-manor = Заплатите 1 виски и используйте действие одного другого здания любого игрока, где стоит монах. Работает один раз за действие.
labora-help-castle = Постройте одно из своих поселений за обычную еду и энергию.
labora-help-quarry-c = Производит камень: столько, сколько показывает маркер камня, когда он в игре, или джокер.
labora-help-forest-hut = Один раз: уберите один свой лес без обычной древесины и возьмите 2 овцы, 2 древесины и 1 камень.
labora-help-town-estate = Один раз: продайте 1 керамику за 12 монет.
labora-help-refectory = Возьмите 1 пиво и 1 мясо. Затем до 4 раз: отдайте 1 мясо за 1 керамику.
labora-help-grapevine-c = Производит виноград: столько, сколько показывает маркер винограда, когда он в игре, или джокер.
labora-help-coal-harbor = До 3 раз: отдайте 1 уголь за 3 монеты и 1 виски.
labora-help-calefactory = Заплатите 1 монету: можно один раз срубить лес и один раз добыть торф по обычным правилам.
labora-help-filial-church = Один раз: заплатите по одному жетону 5 разных товаров и возьмите 1 реликвию.
labora-help-shipping-company = Заплатите 3 энергии: возьмите столько мяса, хлеба или вина, сколько показывает джокер, и джокер возвращается на 0.
labora-help-cooperage = Заплатите 3 древесины: возьмите столько пива или виски, сколько показывает джокер, и джокер возвращается на 0.
labora-help-sacristy = Один раз: отдайте 1 книгу, 1 керамику, 1 орнамент и 1 реликвию за 1 чудо, если оно осталось.
labora-help-forgers-workshop = Заплатите 5 монет за 1 реликвию, а затем по 10 монет за каждую следующую.
labora-help-round-tower = Один раз: заплатите 5 монет, 1 виски и товары на 14 очков за 1 чудо, если оно осталось. Считаются книги, керамика, орнаменты, реликвии, жетоны «5 монет» и другие виски; излишек пропадает.
labora-help-pilgrimage-site = До 2 раз: превратите книгу в керамику, керамику в орнамент или орнамент в реликвию; один и тот же товар можно улучшить дважды.
labora-help-camera = До 2 раз: отдайте 1 книгу и 1 керамику за 1 монету, 1 глину и 1 реликвию.
labora-help-dormitory = Возьмите 1 керамику. Затем сколько угодно раз: отдайте 1 солому и 1 древесину за 1 книгу.
labora-help-bulwark = Заплатите 1 книгу: возьмите даром следующую полосу и следующий участок и сразу положите их, помимо обычной покупки.
labora-help-printing-office = До 4 раз: уберите один свой лес без древесины и возьмите 1 книгу.
labora-help-festival-ground = Заплатите 1 пиво: возьмите книги, керамику, орнаменты и реликвии вместе не дороже 1 очка за каждый ваш лес и болото.
labora-help-estate = До 2 раз: заплатите 10 еды или 6 энергии и возьмите 1 книгу и 1 орнамент.
labora-help-hospice = Используйте действие одного из выложенных зданий, которое ещё никто не построил.
labora-help-guesthouse = Используйте действие одного из выложенных зданий, которое ещё никто не построил.
labora-help-house-of-the-brotherhood = Заплатите 5 монет: возьмите книги, керамику, орнаменты и реликвии вместе не дороже 2 очков за каждое ваше монастырское здание; 1 очко в игре в одиночку, 1½ в длинной игре вдвоём, с округлением вниз.

labora-help-water = На участках слева. Здесь стоит только Плавучий дом; свободное море даёт 3 очка жилья каждому поселению рядом.
labora-help-coast = На участках слева, у моря.
labora-help-plains = Большая часть начальной земли и полос. Там, где срублен лес или добыт торф, — равнина.
labora-help-hillside = На правом краю начальной земли и полос и на участках справа.
labora-help-mountain = На участках справа; граничат только с двумя местами холмов своего участка. Здесь стоят только Каменоломня и Замок.

labora-term-wheel = колесо производства
labora-help-term-wheel = В начале каждого раунда колесо поворачивается, и каждый маркер стоит больше, до 10. Кто производит, берёт столько, сколько показывает маркер, и возвращает его на 0.
labora-term-joker = джокер
labora-help-term-joker = Маркер, который можно использовать вместо любого другого, даже ещё не вошедшего в игру.
labora-term-turn = ход
labora-help-term-turn = Одно действие: отправить монаха, срубить лес, добыть торф или строить. До и после него можно обменивать товары и купить одну плитку земли.
labora-term-prior = приор
labora-help-term-prior = Работает как послушник, а ещё может войти в здание сразу после постройки и тут же его использовать.
labora-term-lay-brother = послушник
labora-help-term-lay-brother = Монах, который работает в здании. У кого в начале раунда дома нет ни одного монаха, тот забирает всех обратно.
labora-term-contract = контракт
labora-help-term-contract = Используйте свободное здание игрока, у которого дома есть монах. Вы платите 1 монету (2, когда построена Винодельня или Вискикурня) или выпиваете с хозяином вино либо виски. Владелец выбирает, кто из его монахов идёт; действие используете вы.
labora-term-building = здание
labora-help-term-building = Возьмите здание из выложенных, заплатите цену и положите на свободное место подходящей местности. Ценность считается в конце, жильё — для каждого поселения рядом.
labora-term-cloister = монастырское здание
labora-help-term-cloister = Должно касаться другого вашего монастырского здания. Первое из них — Монастырская канцелярия.
labora-term-forest = лес
labora-help-term-forest = Рубится за столько древесины, сколько показывает маркер древесины или джокер. Место становится свободной равниной. У кого леса больше нет, может всё равно выбрать рубку: ничего не произойдёт.
labora-term-moor = болото
labora-help-term-moor = Даёт столько торфа, сколько показывает маркер торфа или джокер. Место становится свободной равниной. У кого болот больше нет, может всё равно выбрать добычу: ничего не произойдёт.
labora-term-district = полоса
labora-help-term-district = Полоса из пяти мест прямо над начальной землёй и другими полосами или под ними. За ход можно купить одну плитку земли и одну в фазе поселений.
labora-term-plot = участок
labora-help-term-plot = Квадрат из четырёх мест: береговая сторона кладётся слева, горная справа, рядом с землёй или участком того же вида.
labora-term-convert = обмен товаров
labora-help-term-convert = В любой момент: зерно в солому, вино в 1 монету, виски в 2 монеты, но не обратно. При оплате это происходит само.
labora-term-payment = оплата едой и энергией
labora-help-term-payment = Еда, энергия и очки платятся любыми товарами на такую сумму. Каждый жетон считается один раз, сдачи нет, излишек пропадает.
labora-term-settlement = фаза поселений
labora-help-term-settlement = Пять раз (от A до E; вдвоём от A до D) каждый по очереди может купить плитку земли и построить одно поселение. Затем выкладывается следующая стопка зданий, и каждый получает новое поселение.
labora-term-bonus-round = особый раунд
labora-help-term-bonus-round = Последний раунд при трёх и четырёх игроках: все приоры возвращаются, и каждый может построить здание или отправить приора даром в любое здание, даже занятое. Затем фаза E.
labora-term-short-game = короткая игра
labora-help-term-short-game = При трёх и четырёх игроках: 12 раундов, по одному послушнику. Каждый раунд приносит всем два товара, а когда кто-то производит по колесу, все получают ещё по одному такому товару.
labora-term-two-players = два игрока
labora-help-term-two-players = Короткая: ходы по два действия; когда после стопки D осталось не больше одного здания, у соперника последнее действие. Длинная: два действия, потом одно у соперника; раунд, в котором осталось не больше трёх зданий, последний.
labora-term-neutral = нейтральный игрок
labora-help-term-neutral = Игра в одиночку: перед каждой фазой поселений все оставшиеся выложенные здания встают на землю нейтрального игрока. Ими пользуются по контракту, плата уходит в запас. Цель — { $goal } очков.
labora-term-scoring = подсчёт очков
labora-help-term-scoring = Товары: книга 2, керамика 3, орнамент 4, реликвия 8, чудо 30 (их { $wonders }), каждые 5 монет 2, вино и виски по 1 или как монеты. Затем ценность зданий и поселений, а для каждого поселения — жильё его самого и всего, что его касается. Побеждает наибольшая сумма; при ничьей победителей несколько.
