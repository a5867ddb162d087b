# Орлеан. Персонажи и товары стоят в единственном числе (orleans-follower-…, orleans-good-…) и с числом
# (orleans-followers-…, orleans-goods-…), в именительном падеже. Названия мест стоят в именительном падеже,
# перед двоеточием, после него или в кавычках.

orleans-title = Орлеан
orleans-about = Собирайте персонажей в мешочек, каждый раунд доставайте часть из них и отправляйте на дело: они приводят новых, путешествуют с вашим купцом вдоль Луары, строят фактории и совершают благородные деяния. После восемнадцати раундов считаются монеты, товары, фактории и горожане, а последние два — по вашему уровню развития.

# Настройки

option-orleans-edition = Издание
option-orleans-edition-polish = польское: баня действует сама, запас монет ограничен; без бонуса персонажа взять нельзя; технологии и при планировании
option-orleans-edition-russian = русское: баня — действие, монет сколько угодно; закончившийся бонус пропускается; технологии только после паса
option-orleans-edition-original = первое: баня действует сама, в остальном как в русском
option-orleans-bathhouse = Баня
option-orleans-bathhouse-edition = как в выбранном издании
option-orleans-bathhouse-passive = её владелец в фазе 3 достаёт ещё двух персонажей и одного оставляет
option-orleans-bathhouse-active = действие: достают двух персонажей, один сразу идёт на дело
option-orleans-town-hall-min = Персонажи в ратуше
option-orleans-town-hall-min-1 = достаточно одного
option-orleans-town-hall-min-2 = обе ячейки должны быть заняты (одно предложение русских правил)
option-orleans-empty-bonus = Взять персонажа, если бонус закончился
option-orleans-empty-bonus-edition = как в выбранном издании
option-orleans-empty-bonus-blocks = нельзя
option-orleans-empty-bonus-skips = можно, без бонуса
option-orleans-bank = Монеты
option-orleans-bank-edition = как в выбранном издании
option-orleans-bank-limited = запас ограничен: пустой ничего не выплачивает, пока кто-нибудь не заплатит
option-orleans-bank-unlimited = сколько нужно
option-orleans-bank-total = Стоимость всех монет ограниченного запаса
option-orleans-bank-total-form = число от 40 до 999; 290 — стоимость монет в коробке
option-orleans-plague-starter = Чума вытащила начального персонажа
option-orleans-plague-starter-lucky = он возвращается в мешочек, потерь нет
option-orleans-plague-starter-redraw = он возвращается в мешочек, и тянут следующего
option-orleans-tech-timing = Когда выкладывают жетоны технологий
option-orleans-tech-timing-edition = как в выбранном издании
option-orleans-tech-timing-from-end-of-actions = после своего паса и при планировании в следующих раундах
option-orleans-tech-timing-after-pass = только после своего паса
option-orleans-take-back = Возврат персонажей на рынок перед вытягиванием
option-orleans-take-back-limit = сколько позволяют шкала рыцарей и рынок, и при пустом мешочке
option-orleans-take-back-bag = только вместо тех, кого можно было бы достать из мешочка
option-orleans-tower-deeds = Из сторожевой башни к благородным деяниям
option-orleans-tower-deeds-action = действием в фазе 5
option-orleans-tower-deeds-planning = при планировании
option-orleans-planning-order = Планирование
option-orleans-planning-order-simultaneous = все сразу
option-orleans-planning-order-in-turn-order-one-by-one = по очереди, по одному месту
option-orleans-planning-order-in-turn-order-whole = по очереди, каждый сразу всё
option-orleans-extra-tiles = Тайлы мест
option-orleans-extra-tiles-false = двадцать тайлов из коробки
option-orleans-extra-tiles-true = ещё шесть: золотых дел мастер, пекарня, тайник, суд, казармы, театр (их ячейки восстановлены нами)
option-orleans-hourglass-stack = Порядок событий
option-orleans-hourglass-stack-single = перемешаны все вместе
option-orleans-hourglass-stack-abc = тремя стопками по шесть разных событий
option-orleans-remove-tiles = Удаление тайлов мест перед игрой
option-orleans-remove-tiles-false = нет, участвуют все тайлы
option-orleans-remove-tiles-true = каждый игрок может убрать один; при игре вдвоём каждый убирает по два
option-orleans-start = Первый игрок
option-orleans-start-random = по жребию
option-orleans-start-A = место A
option-orleans-start-B = место B
option-orleans-start-C = место C
option-orleans-start-D = место D

# Персонажи

orleans-follower-farmer = фермер
orleans-follower-boatman = моряк
orleans-follower-craftsman = ремесленник
orleans-follower-trader = торговец
orleans-follower-knight = рыцарь
orleans-follower-scholar = учёный
orleans-follower-monk = монах
orleans-follower-own-farmer = начальный фермер
orleans-follower-own-boatman = начальный моряк
orleans-follower-own-craftsman = начальный ремесленник
orleans-follower-own-trader = начальный торговец
orleans-follower-any = любой

orleans-followers-farmer = { $count ->
    [one] { $count } фермер
    [few] { $count } фермера
   *[many] { $count } фермеров
}
orleans-followers-boatman = { $count ->
    [one] { $count } моряк
    [few] { $count } моряка
   *[many] { $count } моряков
}
orleans-followers-craftsman = { $count ->
    [one] { $count } ремесленник
    [few] { $count } ремесленника
   *[many] { $count } ремесленников
}
orleans-followers-trader = { $count ->
    [one] { $count } торговец
    [few] { $count } торговца
   *[many] { $count } торговцев
}
orleans-followers-knight = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
orleans-followers-scholar = { $count ->
    [one] { $count } учёный
   *[many] { $count } учёных
}
orleans-followers-monk = { $count ->
    [one] { $count } монах
    [few] { $count } монаха
   *[many] { $count } монахов
}
orleans-anybody = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[many] { $count } персонажей
}

orleans-instead-of-farmer = вместо фермера
orleans-instead-of-boatman = вместо моряка
orleans-instead-of-craftsman = вместо ремесленника
orleans-instead-of-trader = вместо торговца
orleans-instead-of-knight = вместо рыцаря
orleans-instead-of-scholar = вместо учёного

# Товары

orleans-good-grain = зерно
orleans-good-cheese = сыр
orleans-good-wine = вино
orleans-good-wool = шерсть
orleans-good-brocade = парча
orleans-good-bread = хлеб

orleans-goods-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
   *[many] { $count } зёрен
}
orleans-goods-cheese = { $count ->
    [one] { $count } сыр
    [few] { $count } сыра
   *[many] { $count } сыров
}
orleans-goods-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
   *[many] { $count } вин
}
orleans-goods-wool = { $count ->
    [one] { $count } шерсть
   *[many] { $count } шерсти
}
orleans-goods-brocade = { $count ->
    [one] { $count } парча
   *[many] { $count } парчи
}
orleans-goods-bread = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
   *[many] { $count } хлебов
}

# Места

orleans-place-farmhouse = Ферма
orleans-place-village = Деревня
orleans-place-university = Университет
orleans-place-castle = Замок
orleans-place-monastery = Монастырь
orleans-place-ship = Корабль
orleans-place-wagon = Повозка
orleans-place-guildhall = Гильдия
orleans-place-scriptorium = Скрипторий
orleans-place-town-hall = Ратуша
orleans-place-hayrick = Сеновал
orleans-place-cheese-factory = Сыроварня
orleans-place-winery = Виноградник
orleans-place-wool-manufacturer = Прядильня
orleans-place-tailor-shop = Швейная мастерская
orleans-place-brewery = Пивоварня
orleans-place-sacristy = Часовня
orleans-place-herb-garden = Огород
orleans-place-bathhouse = Баня
orleans-place-windmill = Мельница
orleans-place-library = Библиотека
orleans-place-hospital = Больница
orleans-place-gunpowder-tower = Сторожевая башня
orleans-place-cellar = Винный погреб
orleans-place-office = Контора
orleans-place-school = Школа
orleans-place-pharmacy = Аптека
orleans-place-horse-wagon = Конная повозка
orleans-place-shipping-line = Доки
orleans-place-laboratory = Лаборатория
orleans-place-goldsmith = Золотых дел мастер
orleans-place-bakery = Пекарня
orleans-place-hideaway = Тайник
orleans-place-court = Суд
orleans-place-barracks = Казармы
orleans-place-theatre = Театр

orleans-does-farmhouse = возьмите фермера и товар следующего деления шкалы фермеров
orleans-does-village = возьмите моряка (монеты), ремесленника (жетон технологии) или торговца (тайл места)
orleans-does-university = возьмите учёного и получите очки развития
orleans-does-castle = возьмите рыцаря; можно доставать больше персонажей
orleans-does-monastery = возьмите монаха, он заменяет любого другого; не в раунде паломничества
orleans-does-ship = переместите купца по реке; можно взять лежащий на ней товар
orleans-does-wagon = переместите купца по дороге; можно взять лежащий на ней товар
orleans-does-guildhall = постройте факторию в городе с вашим купцом, если там ни у кого её нет; в Орлеане у каждого может быть одна
orleans-does-scriptorium = получите 1 очко развития
orleans-does-town-hall = отправьте отсюда 1 или 2 персонажей на благородные деяния; начальным персонажам сюда нельзя
orleans-does-hayrick = возьмите 1 зерно с рынка товаров
orleans-does-cheese-factory = возьмите 1 сыр с рынка товаров
orleans-does-winery = возьмите 1 вино с рынка товаров
orleans-does-wool-manufacturer = возьмите 1 шерсть с рынка товаров
orleans-does-tailor-shop = возьмите 1 парчу с рынка товаров
orleans-does-brewery = получите 2 монеты
orleans-does-sacristy = без действия, монах отсюда может вернуться в мешочек и защитить от засухи, налогов или чумы
orleans-does-herb-garden = без действия, ваши моряки могут заменять ремесленников, торговцев и фермеров
orleans-does-bathhouse = без действия, в фазе 3 можно достать ещё двух персонажей и одного оставить
orleans-does-bathhouse-active = достаньте двух персонажей; один сразу идёт на дело, другой возвращается в мешочек
orleans-does-windmill = получите 2 монеты и 1 очко развития
orleans-does-library = получите 2 очка развития
orleans-does-hospital = получите столько монет, каков ваш уровень развития
orleans-does-gunpowder-tower = ещё две ячейки рынка; персонажей с них можно отправлять и на благородные деяния
orleans-does-cellar = получите 4 монеты
orleans-does-office = получите 1 монету за каждую свою построенную факторию
orleans-does-school = без действия, ваши учёные могут заменять кого угодно, кроме монахов
orleans-does-pharmacy = заплатите от 1 до 3 монет за столько же очков развития
orleans-does-horse-wagon = переместите купца по дороге; можно взять лежащий на ней товар
orleans-does-shipping-line = получите 1 очко развития
orleans-does-laboratory = возьмите жетон технологии
orleans-does-goldsmith = отдайте товар за очки развития: по 1 за каждую свою построенную факторию
orleans-does-bakery = заплатите 2 монеты и испеките хлеб не больше чем из 3 зёрен
orleans-does-hideaway = отдайте товар за бонус деления, на котором стоит один из ваших маркеров
orleans-does-court = переместите купца другого игрока по любому пути; можно взять лежащий там товар, этому игроку вы платите 1 монету
orleans-does-barracks = без действия, рыцаря может заменить любой ваш персонаж
orleans-does-theatre = вмещает сколько угодно персонажей; получите 1 монету за каждого

# События, деяния, горожане

orleans-hourglass-pilgrimage = Паломничество
orleans-hourglass-income = Доход
orleans-hourglass-harvest = Засуха
orleans-hourglass-taxes = Налоги
orleans-hourglass-trading-day = Базарный день
orleans-hourglass-plague = Чума

orleans-deed-city-wall = Строительство городской стены
orleans-deed-papal-conclave = Папский конклав
orleans-deed-defeating-plague = Победа над чумой
orleans-deed-astronomy = Астрономия
orleans-deed-boatmen-guild = Основание гильдии моряков
orleans-deed-cathedral = Строительство собора
orleans-deed-peace-treaty = Мирный договор
orleans-deed-canalisation = Канализация
orleans-coin-or-point = 1 монета или 1 очко развития

orleans-citizen-boatman = конец шкалы моряков
orleans-citizen-knight = шкала рыцарей
orleans-citizen-development = шкала развития, деление { $space }
orleans-citizen-stations = больше всех факторий

# Карта

orleans-town-orleans = Орлеан
orleans-town-chartres = Шартр
orleans-town-etampes = Этамп
orleans-town-le-mans = Ле-Ман
orleans-town-chateaudun = Шатодён
orleans-town-montargis = Монтаржи
orleans-town-vendome = Вандом
orleans-town-blois = Блуа
orleans-town-briare = Бриар
orleans-town-tours = Тур
orleans-town-chinon = Шинон
orleans-town-montrichard = Монришар
orleans-town-vierzon = Вьерзон
orleans-town-loches = Лош
orleans-town-bourges = Бурж
orleans-town-sancerre = Сансер
orleans-town-chatellerault = Шательро
orleans-town-le-blanc = Ле-Блан
orleans-town-chateauroux = Шатору
orleans-town-nevers = Невер
orleans-town-argenton = Аржантон
orleans-town-la-chatre = Ла-Шатр
orleans-town-st-amand = Сент-Аман
orleans-way-road = по дороге
orleans-way-water = по реке

# Количества

orleans-player = { $seat }
orleans-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
orleans-development = { $count ->
    [one] { $count } очко развития
    [few] { $count } очка развития
   *[many] { $count } очков развития
}
orleans-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
orleans-technologies = { $count ->
    [one] { $count } жетон технологии
    [few] { $count } жетона технологий
   *[many] { $count } жетонов технологий
}
orleans-built = { $count ->
    [one] { $count } фактория
    [few] { $count } фактории
   *[many] { $count } факторий
}
orleans-nothing = нет
orleans-stack = Стопка { $stack }

# Фазы

orleans-phase-setup = подготовка
orleans-phase-hourglass = песочные часы
orleans-phase-census = перепись
orleans-phase-followers = подданные
orleans-phase-planning = планирование
orleans-phase-actions = действия
orleans-phase-event = событие

# Вопросы

orleans-ask-removal = Вы можете убрать из игры один тайл места, пока она не началась.
orleans-ask-removal-two = Уберите из игры один тайл места, пока она не началась.
orleans-ask-draw = Сколько персонажей вы достаёте? Не больше: { $most }. В мешочке: { $bag }. На рынке: { $market }.
orleans-ask-back = { $count ->
    [one] Можно вернуть с мест на рынок { $count } персонажа.
   *[many] Можно вернуть с мест на рынок до { $count } персонажей.
}
orleans-ask-bathe = Баня: достать ещё двух персонажей, чтобы одного оставить? В мешочке: { $bag }.
orleans-ask-keep = Баня: кто из двух персонажей остаётся на рынке?
orleans-ask-stow = { $count ->
    [one] Сторожевая башня: кто из новых персонажей лежит там? Свободна { $count } ячейка.
    [few] Сторожевая башня: кто из новых персонажей лежит там? Свободны { $count } ячейки.
   *[many] Сторожевая башня: кто из новых персонажей лежит там? Свободных ячеек: { $count }.
}
orleans-ask-plan = Отправьте персонажей с рынка на свои места: { $market }.
orleans-ask-plan-tower = Отправьте персонажей с рынка и из сторожевой башни в свои места. На рынке: { $market }. В башне: { $tower }.
orleans-ask-plan-place = { $place }: отправьте туда кого-нибудь ещё или передайте очередь. На рынке: { $market }.
orleans-ask-act = Ваш ход: выполните действие места или спасуйте.
orleans-ask-act-pilgrimage = Ваш ход: выполните действие места или спасуйте. В этом раунде нельзя взять монаха.
orleans-ask-recruit = Деревня: кого вы берёте?
orleans-ask-tile-first = Торговец: какой тайл места из стопки I вы берёте?
orleans-ask-tile = Торговец: какой тайл места вы берёте?
orleans-ask-merchant = Суд: чьего купца вы перемещаете?
orleans-ask-move-road = Ваш купец: { $town }. По какой дороге он идёт?
orleans-ask-move-water = Ваш купец: { $town }. По какой реке он плывёт?
orleans-ask-move-other = Где чужой купец ({ $merchant }): { $town }. Куда вы его перемещаете?
orleans-ask-good = На пути { $from } — { $to } лежит: { $goods }. Какой товар вы берёте?
orleans-ask-deeds = { $place }: кто и на какое деяние идёт?
orleans-ask-deeds-more = { $place }: идёт ли на деяние кто-нибудь ещё?
orleans-ask-pharmacy = Аптека: сколько монет вы платите? У вас: { $coins }.
orleans-ask-goldsmith = Золотых дел мастер: какой товар вы отдаёте? Вы получите: { $points }.
orleans-ask-hideaway = Тайник: какой товар вы отдаёте за бонус шкалы?
orleans-ask-bake = Пекарня: из скольких зёрен вы печёте хлеб? У вас: { $goods }.
orleans-ask-bonus = Тайник: бонус какой шкалы вы берёте?
orleans-ask-send-bather = Баня: кого и на какое место вы сразу отправляете? Из мешочка: { $followers }.
orleans-ask-technology = Вы можете выложить жетоны технологий.
orleans-ask-technology-first = Вы можете выложить жетон технологии; первый заменяет фермера.
orleans-ask-sacristy = { $event }: { $help } Защитит ли вас монах из часовни?
orleans-ask-harvest = Засуха: какую еду вы отдаёте?
orleans-ask-torture = { $count ->
    [one] Пытки: не хватает { $count } монеты. Что вы отдаёте за неё навсегда?
   *[many] Пытки: не хватает { $count } монет. Что вы отдаёте навсегда за первую из них?
}
orleans-over = Игра окончена. Победа: { $players }, { $points }.

orleans-wait = Ждём ({ $what }): { $players }.
orleans-wait-removal = выбор тайла, который уйдёт из игры
orleans-wait-technology = технологии
orleans-wait-torture = пытки

orleans-chance-start = Определяется первый игрок.
orleans-chance-laying = Товары раскладываются по карте.
orleans-chance-discarding = Часть товаров уходит из игры.
orleans-chance-reveal = Открывается событие раунда.
orleans-chance-draw = Персонажей достают из мешочков.

# Предложения

orleans-brings = { $what } → { $gains }
orleans-noted = { $what } ({ $notes })
orleans-does = { $place }: { $does }
orleans-tile = { $place } ({ $slots }): { $does }
orleans-draw = { $count ->
    [0] Никого не доставать
    [one] Достать { $count } персонажа
   *[many] Достать { $count } персонажей
}
orleans-note-backs = { $count ->
    [one] и вернуть с мест { $count } персонажа
   *[many] и вернуть с мест до { $count } персонажей
}
orleans-back = { $place }, вернуть на рынок: { $follower }
orleans-bathe = Достать ещё двух персонажей
orleans-keep = Оставить: { $follower }
orleans-stow = В сторожевую башню: { $follower }
orleans-assign = { $place }: { $follower }
orleans-instead = { $follower } { $of }
orleans-from-tower = { $what }, из сторожевой башни
orleans-crew = { $place }, целиком: { $followers }
orleans-note-missing = не хватает: { $followers }
orleans-note-ready = место активировано
orleans-note-useless = ячейки заполнены, но действие сейчас невозможно
orleans-note-stuck = осторожно: ни на рынке, ни в мешочке никого не останется, и ни одно место не активировано
orleans-technology = { $place }: жетон технологии вместо персонажа ({ $slot })
orleans-deed-of = { $deed }: { $follower }
orleans-pass = Спасовать: больше никаких действий в этом раунде
orleans-recruit = Взять: { $follower }
orleans-merchant = Купец ({ $seat }), город: { $town }
orleans-move = { $town } ({ $way }); товары на пути: { $goods }
orleans-note-stations = там фактория: { $players }
orleans-take = Взять: { $goods }
orleans-move-and-take = { $town }; взять: { $goods }
orleans-pay = Заплатить: { $coins }
orleans-bake = { $count ->
    [one] Испечь хлеб из { $count } зерна
   *[many] Испечь хлеб из { $count } зёрен
}
orleans-give = Отдать: { $goods }
orleans-bonus = Бонус: { $track }
orleans-lose = Отдать: { $loss }
orleans-loss-station = фактория ({ $town })
orleans-loss-unbuilt = непостроенная фактория
orleans-loss-follower = персонаж, вытянутый из мешочка
orleans-loss-tile = тайл места «{ $place }»
orleans-loss-placed = жетон технологии с места «{ $place }»
orleans-gain-tile = тайл места
orleans-gain-citizen = горожанин
orleans-protect = Монах возвращается в мешочек и защищает от события
orleans-skip = Отказаться
orleans-skip-removal = Не убирать ни одного тайла
orleans-skip-bathhouse = Никого больше не доставать
    .told = больше никого не достаёт
orleans-skip-good = Не брать товар
    .told = не берёт товар
orleans-skip-sacristy = Монах остаётся в часовне
orleans-next = Это место спланировано
orleans-done = Готово
orleans-done-declaring = Никого больше не возвращать
orleans-done-stowing = Остальные лежат на рынке
orleans-done-planning = Планирование закончено
orleans-done-deeds = Никого больше не отправлять
orleans-done-technology = Больше не выкладывать технологии
orleans-start = Первый игрок: { $seat }
orleans-chance-good = Товар: { $good }
orleans-reveal = Событие: { $event }
orleans-chance-follower = Из мешочка: { $follower }

orleans-heading-draw = Достать персонажей
orleans-heading-back = Вернуть персонажей на рынок
orleans-heading-keep = Оставить персонажа
orleans-heading-stow = В сторожевую башню
orleans-heading-technology = Выложить жетон технологии
orleans-heading-deed = Отправить на деяние: { $follower }
orleans-heading-use = Выполнить действие места
orleans-heading-recruit = Взять персонажа
orleans-heading-merchant = Выбрать купца
orleans-heading-move = Путешествовать
orleans-heading-take = Взять товар
orleans-heading-pay = Заплатить
orleans-heading-bake = Испечь
orleans-heading-give = Отдать товар
orleans-heading-bonus = Взять бонус
orleans-heading-lose-station = Отдать факторию
orleans-heading-lose-follower = Отдать персонажа
orleans-heading-lose-point = Отдать очко развития
orleans-heading-lose-good = Отдать товар навсегда
orleans-heading-lose-tile = Отдать тайл места
orleans-heading-lose-technology = Отдать жетон технологии
orleans-heading-chance = Жребий

# Журнал

orleans-event-tile-removed = { $seat }: тайл места «{ $place }» уходит из игры.
orleans-event-round-began = Начинается раунд { $round }. Первый игрок: { $seat }.
orleans-event-revealed = Событие раунда: { $event }. { $help }
orleans-event-came = Наступает событие: { $event }.
orleans-event-census-both = Перепись: больше всех фермеров — { $leader }, меньше всех — { $last }.
orleans-event-census-leader = Перепись: больше всех фермеров — { $seat }.
orleans-event-census-last = Перепись: меньше всех фермеров — { $seat }.
orleans-event-census-tie = Перепись: ничья.
orleans-event-coins-gained = { $seat }: получено: { $coins }.
orleans-event-coins-paid = { $seat }: заплачено: { $coins }.
orleans-event-coins-given = { $seat } платит: { $coins } ({ $to }).
orleans-event-draw-declared = { $seat }: из мешочка достают: { $followers }.
orleans-event-taken-back = { $seat }: с места «{ $place }» на рынок возвращается { $follower }.
orleans-event-drawn = { $seat }: из мешочка: { $follower }.
orleans-event-bathed = { $seat }: из мешочка для бани: { $follower }.
orleans-event-kept = { $seat }: из бани на рынок идёт { $follower }.
orleans-event-returned = { $seat }: из бани в мешочек возвращается { $follower }.
orleans-event-stowed = { $seat }: в сторожевую башню идёт { $follower }.
orleans-event-assigned = { $seat }: на место «{ $place }» идёт { $follower }.
orleans-event-assigned-tower = { $seat }: из сторожевой башни на место «{ $place }» идёт { $follower }.
orleans-event-assigned-bathhouse = { $seat }: из бани на место «{ $place }» идёт { $follower }.
orleans-event-technology-placed = { $seat }: жетон технологии на месте «{ $place }» (ячейка: { $slot }).
orleans-event-planned = { $seat }: планирование закончено.
orleans-event-used = { $seat }: действие места «{ $place }».
orleans-event-passed = { $seat }: пас.
orleans-event-recruited = { $seat }: новый персонаж: { $follower }.
orleans-event-advanced = { $seat }: { $track }, деление { $space } из { $last }.
orleans-event-advanced-knight = { $seat }: { $track }, деление { $space } из { $last }; можно доставать: { $limit }.
orleans-event-good-gained = { $seat }: с рынка товаров: { $goods }.
orleans-event-good-found = { $seat }: с пути { $from } — { $to }: { $goods }.
orleans-event-good-paid = { $seat }: отдано на рынок товаров: { $goods }.
orleans-event-baked = { $seat }: испечено: { $goods }.
orleans-event-technology-gained = { $seat }: новый жетон технологии.
orleans-event-tile-gained = { $seat }: новый тайл места «{ $place }».
orleans-event-developed = { $seat }: { $points }, маркер на делении { $space }.
orleans-event-citizen-gained = { $seat }: новый горожанин ({ $citizen }).
orleans-event-moved = { $seat }: путь { $way }: { $from } → { $to }.
orleans-event-moved-other = { $seat }: чужой купец ({ $merchant }) перемещён { $way }: { $from } → { $to }.
orleans-event-station-built = { $seat }: построена фактория ({ $town }).
orleans-event-served = { $seat }: на деяние «{ $deed }» идёт { $follower }.
orleans-event-protected = { $seat }: монах покидает часовню и защищает от события.
orleans-event-died = { $seat }: чума уносит персонажа: { $follower }.
orleans-event-spared = { $seat }: повезло, чума вытянула: { $follower }.
orleans-event-tortured = { $seat }: не хватает: { $coins }. Пытки.
orleans-event-lost = { $seat }: отдано навсегда: { $loss }.
orleans-event-debt-forgiven = { $seat }: отдавать больше нечего, прощено: { $coins }.
orleans-event-ended = Игра окончена.

# Положение

orleans-page-round = Раунд { $round } из { $rounds }: { $phase }
orleans-page-turn = Ход:
orleans-page-start = Первый игрок:
orleans-page-event = Событие:
orleans-page-events = События в стопке:
orleans-page-next = сейчас возможно: { $count }
orleans-page-tracks = Шкалы
orleans-page-development = Разв.
orleans-page-level = Ур.
orleans-page-draws = Берут
orleans-page-supply = Запас
orleans-page-market = Рынок товаров:
orleans-page-left = Запас:
orleans-page-citizens = Свободные горожане, кроме деяний:
orleans-page-deeds = Благородные деяния
orleans-page-deed = Деяние
orleans-page-reward = За каждого
orleans-page-free = Свободные ячейки
orleans-page-tiles = Тайлы мест
orleans-page-tiles-gone = Вне игры:
orleans-page-map = Карта
orleans-page-town = Город
orleans-page-ways = Дороги и реки (~)
orleans-page-merchants = Купцы:
orleans-page-places = Планшеты игроков
orleans-page-place = Место
orleans-page-needs = Нужны
orleans-page-technology = технология
orleans-page-legend = * начальный персонаж; ✓ действие можно выполнить.
orleans-page-has = Имущество:
orleans-page-player-market = Рынок:
orleans-page-tower = Сторожевая башня:
orleans-page-bag = Мешочек:
orleans-page-own-tiles = Тайлы мест:
orleans-page-stations = Фактории:
orleans-page-unbuilt = не построено: { $count }
orleans-page-own-citizens = Горожане:

# Справка

orleans-help-a-place = Что даёт: { $does }. Ячейки: { $slots }. Это место есть у каждого игрока.
orleans-help-a-tile = Что даёт: { $does }. Ячейки: { $slots }. Тайл места: { $stack }.
orleans-help-bathhouse = смотря по изданию: в фазе 3 можно достать ещё двух персонажей и одного оставить, без ячейки и без действия; или действие, при котором достают двух персонажей, а один сразу идёт на дело
orleans-help-follower-farmer = Нужен во многих местах. Его берут на ферме. Кто впереди на шкале фермеров, получает монету при каждой переписи.
orleans-help-follower-boatman = Работает на корабле и не только. Его берут в деревне: шкала даёт монеты, а в конце горожанина.
orleans-help-follower-craftsman = Его берут в деревне: каждое деление шкалы даёт жетон технологии.
orleans-help-follower-trader = Его берут в деревне: каждое деление шкалы даёт тайл места.
orleans-help-follower-knight = Нужен для путешествий и для строительства факторий. Его берут в замке: шкала говорит, сколько персонажей можно доставать.
orleans-help-follower-scholar = Его берут в университете: шкала даёт очки развития.
orleans-help-follower-monk = В местах заменяет любого другого персонажа, на деяниях нет. Монаха не заменит никто. Его берут в монастыре, но не в раунде паломничества; шкалы у него нет.
orleans-help-good = В конце игры каждый жетон стоит: { $points }. С товаров платят налоги.
orleans-help-food = Еда: её можно отдать при засухе. В конце игры каждый жетон стоит: { $points }. С товаров платят налоги.
orleans-help-bread = Зерно, испечённое в пекарне. Это и еда, и товар; в конце игры каждый хлеб стоит столько, каков ваш уровень развития.
orleans-help-hourglass-pilgrimage = В этом раунде нельзя взять монаха.
orleans-help-hourglass-income = Каждый получает столько монет, каков его уровень развития.
orleans-help-hourglass-harvest = Каждый отдаёт 1 еду (зерно, сыр или вино); у кого её нет, платит: { $fine }.
orleans-help-hourglass-taxes = Каждый платит 1 монету за каждые { $count } товара.
orleans-help-hourglass-trading-day = Каждый получает 1 монету за каждую свою построенную факторию.
orleans-help-hourglass-plague = Каждый теряет персонажа, вытянутого из мешочка; начальный персонаж возвращается.
orleans-help-a-deed = Ячейки: { $spaces }. Каждый отправленный сюда персонаж остаётся навсегда и приносит: { $reward }. Кто займёт последнюю ячейку, получает горожанина. Никто никого не заменяет.
orleans-help-track-farmer = По ней ведёт ферма; деления дают: { $goods }. При переписи тот, кто один впереди, получает монету, а при игре втроём и вчетвером тот, кто один позади, платит одну.
orleans-help-track-boatman = По ней ведёт деревня; деления дают монеты: { $coins }. Кто первым дойдёт до последнего деления, получает вместо них горожанина.
orleans-help-track-craftsman = По ней ведёт деревня; каждое деление даёт жетон технологии.
orleans-help-track-trader = По ней ведёт деревня; первое деление даёт тайл места из стопки I, следующие — из любой стопки.
orleans-help-track-knight = По ней ведёт замок; она говорит, сколько персонажей можно доставать: { $limits }. Кто первым дойдёт до предпоследнего деления, получает горожанина.
orleans-help-track-scholar = По ней ведёт университет; деления дают очки развития: { $points }.
orleans-help-development = Очко развития — шаг по этой шкале. Уровень равен 1 и растёт на делениях { $stars }. Деления { $spaces } дают { $coins } монет каждому, кто до них дойдёт; на делениях { $citizens } первого ждёт горожанин. Уровень важен для дохода и больницы, а в конце — для каждой фактории и каждого горожанина.

orleans-term-round = раунд
orleans-term-market = рынок
orleans-term-bag = мешочек подданных
orleans-term-planning = планирование
orleans-term-starting-follower = начальный персонаж
orleans-term-technology = жетон технологии
orleans-term-census = перепись
orleans-term-merchant = купец
orleans-term-trading-station = фактория
orleans-term-citizen = горожанин
orleans-term-deeds = благородные деяния
orleans-term-torture = пытки
orleans-term-game-end = конец игры

orleans-track-farmer = шкала фермеров
orleans-track-boatman = шкала моряков
orleans-track-craftsman = шкала ремесленников
orleans-track-trader = шкала торговцев
orleans-track-knight = шкала рыцарей
orleans-track-scholar = шкала учёных
orleans-track-development = шкала развития

orleans-help-round = В игре { $rounds } раундов по семь фаз: песочные часы показывают событие; перепись; все достают персонажей; все планируют; действия по очереди, пока все не спасуют; событие; жетон первого игрока переходит дальше.
orleans-help-market = Ячеек на нём { $spaces }. Неиспользованные персонажи остаются там и занимают место.
orleans-help-bag = Сюда персонажи возвращаются после дела, сюда же попадают новые. Что внутри, могут знать все; тянут наугад.
orleans-help-planning = Персонажи идут с рынка на свободные ячейки ваших мест. Место со всеми занятыми ячейками активировано в этом раунде и позже; заполнять его можно несколько раундов. Кто достаёт меньше персонажей, чем позволяют шкала рыцарей и рынок, вправе вернуть остальных с мест на рынок, в любом порядке и даже при пустом мешочке; опция может связать это с мешочком.
orleans-help-starting-follower = В начале у каждого есть фермер, моряк, ремесленник и торговец своего цвета и монеты ({ $coins }). Их нельзя потерять, отправить в ратушу и на деяния.
orleans-help-technology = Заменяет персонажа до конца игры. Первый жетон заменяет фермера, следующие — кого угодно, кроме монаха. Не больше одного на место и никогда на место с одной ячейкой. Всего их { $count }. Выложить его можно не раньше своего паса.
orleans-help-census = Перед тем как достают персонажей: кто один впереди на шкале фермеров, получает монету. При игре втроём и вчетвером тот, кто один позади, платит одну.
orleans-help-merchant = Начинает в Орлеане и путешествует на корабле, повозке или конной повозке, по одной дороге или реке за раз. Можно взять один лежащий там товар; новые товары на карту не выкладываются.
orleans-help-trading-station = У вас их { $count }. Их строит гильдия там, где ваш купец; одна на город, в Орлеане по одной от каждого игрока. В конце игры каждая стоит столько, каков ваш уровень развития.
orleans-help-citizen = Всего их { $count }: на шкалах, у деяний и один за большинство факторий в конце. Каждый стоит столько, каков ваш уровень развития.
orleans-help-deeds = Персонажи из ратуши или сторожевой башни уходят на деяния навсегда, на ячейки точно своего вида. Каждый приносит награду; кто займёт последнюю ячейку, получает горожанина.
orleans-help-torture = Кто не может заплатить, отдаёт что-нибудь за каждую недостающую монету: факторию, персонажа из мешочка, очко развития, товар, тайл места или жетон технологии. Это уходит из игры. Если отдавать нечего, остальное прощается.
orleans-help-game-end = Сначала последнего горожанина берёт тот, у кого на карте больше факторий, чем у любого другого; при ничьей его не получает никто. Очки: 1 за каждую монету; товары по их стоимости; уровень развития за каждую построенную факторию и каждого горожанина. Побеждает тот, у кого очков больше всех. При ничьей побеждает тот, кто дальше на шкале развития; если и тут ничья, победителей несколько.

# Очки

orleans-source-coins = Монеты
orleans-source-grain = Зерно
orleans-source-cheese = Сыр
orleans-source-wine = Вино
orleans-source-wool = Шерсть
orleans-source-brocade = Парча
orleans-source-bread = Хлеб
orleans-source-stations = Фактории
orleans-source-citizens = Горожане
orleans-tie-development = Шкала развития

# Отказы

orleans-illegal-not-your-turn = Сейчас ход другого игрока.
orleans-illegal-not-asked = Сейчас спрашивают не об этом.
orleans-illegal-game-over = Игра окончена.
orleans-illegal-impossible-outcome = Такого жребия быть не может.
orleans-illegal-mandatory = От этого нельзя отказаться.
orleans-illegal-too-many = Ваши рыцари, рынок и мешочек не позволяют стольких.
orleans-illegal-nobody-there = Такого персонажа там нет.
orleans-illegal-out-of-order = Выбирают в порядке списка: выберите кого-нибудь дальше или закончите.
orleans-illegal-no-such-follower = У вас там нет такого персонажа.
orleans-illegal-tower-full = Обе ячейки сторожевой башни заняты.
orleans-illegal-market-full = Рынок слишком мал: в башню должно пойти больше персонажей.
orleans-illegal-not-your-place = У вас нет этого места.
orleans-illegal-space-taken = Эта ячейка занята.
orleans-illegal-wrong-follower = Этот персонаж не может там работать.
orleans-illegal-equal-space-first = Из двух одинаковых ячеек сначала занимают первую.
orleans-illegal-other-place = На этот раз планируется только одно место.
orleans-illegal-no-technology = У вас нет жетона технологии, чтобы его выложить.
orleans-illegal-not-for-technology = На эту ячейку нельзя выложить жетон технологии.
orleans-illegal-farmer-first = Первый жетон технологии должен заменить фермера.
orleans-illegal-one-technology = На одном месте может лежать только один жетон технологии.
orleans-illegal-not-now = Жетоны технологий выкладывают после паса.
orleans-illegal-not-active = Не все ячейки этого места заняты.
orleans-illegal-no-action = У этого места нет действия.
orleans-illegal-supply-empty = Таких персонажей больше нет.
orleans-illegal-track-finished = Ваш маркер в конце этой шкалы.
orleans-illegal-tracks-finished = Ваши маркеры в конце всех трёх шкал деревни.
orleans-illegal-nobody-can-come = Деревня никого не приведёт: для каждого из трёх персонажей кончились жетоны, шкала или бонус.
orleans-illegal-pilgrimage = В раунде паломничества нельзя взять монаха.
orleans-illegal-bonus-gone = Бонус этого деления закончился.
orleans-illegal-no-goods-left = На рынке товаров такого больше нет.
orleans-illegal-no-technology-left = Жетонов технологий больше нет.
orleans-illegal-no-route = Такого пути туда нет.
orleans-illegal-town-taken = В этом городе уже есть фактория.
orleans-illegal-no-station-left = У вас не осталось факторий.
orleans-illegal-no-deed = У этого деяния нет свободной ячейки для этого персонажа.
orleans-illegal-too-poor = На это у вас нет монет.
orleans-illegal-no-goods = У вас этого нет.
orleans-illegal-not-food = Это не еда.
orleans-illegal-no-bonus = На этой шкале для вас нет бонуса.
orleans-illegal-bag-empty = Ваш мешочек пуст.
orleans-illegal-tile-gone = Этот тайл взять нельзя.
orleans-illegal-first-stack-only = На этот раз тайл берут из стопки I.
orleans-illegal-other-merchant = Суд перемещает купца другого игрока.
orleans-illegal-cannot-lose = Этого вы отдать не можете.
