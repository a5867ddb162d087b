# «Замки Бургундии». Названия плиток стоят в именительном падеже и берутся в кавычки там, где
# плитку берут или размещают.

burgundy-title = Замки Бургундии
burgundy-about = Развивайте поместье в течение пяти фаз по пять раундов. Два кубика решают, какие плитки можно взять с поля и на какие места их разместить; работники меняют кубики, а за серебро покупаются дополнительные плитки.

# Настройки

option-burgundy-setup = Поместья
option-burgundy-setup-standard = поместье 1 для всех, замок в середине
option-burgundy-setup-expert-open = для опытных: планшеты раздаются; сторону и место замка выбирают открыто, в порядке хода
option-burgundy-setup-expert-secret = для опытных: планшеты раздаются; сторону и место замка все выбирают одновременно и тайно
option-burgundy-boards = Поместье каждого игрока
option-burgundy-boards-form = по одному поместью от 1 до 9 на игрока, например 1,7; пустое поле: случайно
option-burgundy-sheets = Планшеты, которые раздаются в игре для опытных
option-burgundy-sheets-form = до 12 планшетов, не меньше одного на игрока; на каждом два поместья, например 1-2, или одно, например 7
option-burgundy-purchase = Покупка плитки за 2 серебра
option-burgundy-purchase-between-actions = до двух действий хода, между ними или после них
option-burgundy-purchase-any-time = также перед эффектом замка, корабля или здания

# Плитки

burgundy-tile-warehouse = пакгауз
burgundy-tile-carpenter = столярная мастерская
burgundy-tile-church = церковь
burgundy-tile-market = рынок
burgundy-tile-boarding-house = постоялый двор
burgundy-tile-bank = банк
burgundy-tile-city-hall = ратуша
burgundy-tile-watchtower = сторожевая башня
burgundy-tile-cow2 = 2 коровы
burgundy-tile-cow3 = 3 коровы
burgundy-tile-cow4 = 4 коровы
burgundy-tile-pig2 = 2 свиньи
burgundy-tile-pig3 = 3 свиньи
burgundy-tile-pig4 = 4 свиньи
burgundy-tile-sheep2 = 2 овцы
burgundy-tile-sheep3 = 3 овцы
burgundy-tile-sheep4 = 4 овцы
burgundy-tile-chicken2 = 2 курицы
burgundy-tile-chicken3 = 3 курицы
burgundy-tile-chicken4 = 4 курицы
burgundy-tile-knowledge1 = знание 1
burgundy-tile-knowledge2 = знание 2
burgundy-tile-knowledge3 = знание 3
burgundy-tile-knowledge4 = знание 4
burgundy-tile-knowledge5 = знание 5
burgundy-tile-knowledge6 = знание 6
burgundy-tile-knowledge7 = знание 7
burgundy-tile-knowledge8 = знание 8
burgundy-tile-knowledge9 = знание 9
burgundy-tile-knowledge10 = знание 10
burgundy-tile-knowledge11 = знание 11
burgundy-tile-knowledge12 = знание 12
burgundy-tile-knowledge13 = знание 13
burgundy-tile-knowledge14 = знание 14
burgundy-tile-knowledge15 = знание 15
burgundy-tile-knowledge16 = знание 16
burgundy-tile-knowledge17 = знание 17
burgundy-tile-knowledge18 = знание 18
burgundy-tile-knowledge19 = знание 19
burgundy-tile-knowledge20 = знание 20
burgundy-tile-knowledge21 = знание 21
burgundy-tile-knowledge22 = знание 22
burgundy-tile-knowledge23 = знание 23
burgundy-tile-knowledge24 = знание 24
burgundy-tile-knowledge25 = знание 25
burgundy-tile-knowledge26 = знание 26
burgundy-tile-castle = замок
burgundy-tile-mine = шахта
burgundy-tile-ship = корабль

burgundy-object-warehouse = пакгауз
burgundy-object-carpenter = столярная мастерская
burgundy-object-church = церковь
burgundy-object-market = рынок
burgundy-object-boarding-house = постоялый двор
burgundy-object-bank = банк
burgundy-object-city-hall = ратуша
burgundy-object-watchtower = сторожевая башня
burgundy-object-knowledge = знание { $number }
burgundy-object-castle = замок
burgundy-object-mine = шахта
burgundy-object-ship = корабль

burgundy-ground-building = здания
burgundy-ground-animal = животные
burgundy-ground-knowledge = знания
burgundy-ground-castle = замки
burgundy-ground-mine = шахты
burgundy-ground-ship = корабли

burgundy-region-building = город
burgundy-region-animal = пастбище
burgundy-region-knowledge = знания
burgundy-region-castle = замки
burgundy-region-mine = шахты
burgundy-region-ship = река

burgundy-good-turquoise = бирюзовые
burgundy-good-purple = фиолетовые
burgundy-good-pink = розовые
burgundy-good-red = красные
burgundy-good-brown = коричневые
burgundy-good-orange = оранжевые

# Количества и места

burgundy-player = { $seat }
burgundy-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
burgundy-silver = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
burgundy-workers = { $count ->
    [one] { $count } работник
    [few] { $count } работника
   *[many] { $count } работников
}
burgundy-goods = { $count } × { $good }
burgundy-nothing = нет
burgundy-from-depot = со склада { $depot }
burgundy-from-black-depot = с чёрного склада
burgundy-black-depot = чёрное
burgundy-die = кубик { $die }
burgundy-with-die = { $what } кубиком { $die }

# Вопросы

burgundy-ask-dice = Ваш ход: используйте кубики { $first } и { $second }. У вас есть: { $workers }, { $silver }.
burgundy-ask-die = Ваш ход: используйте кубик { $die }. У вас есть: { $workers }, { $silver }.
burgundy-ask-buy = Оба кубика использованы: купите плитку или закончите ход. У вас есть: { $workers }, { $silver }.
burgundy-ask-castle = Замок даёт ещё одно действие, как кубик с любым числом.
burgundy-ask-carpenter = Столярная мастерская: возьмите здание с любого номерного склада или откажитесь.
burgundy-ask-church = Церковь: возьмите шахту, знание или замок с любого номерного склада или откажитесь.
burgundy-ask-market = Рынок: возьмите корабль или животных с любого номерного склада или откажитесь.
burgundy-ask-warehouse = Пакгауз: продайте все товары одного цвета или откажитесь. Ваши товары: { $goods }.
burgundy-ask-city-hall = Ратуша: разместите ещё одну плитку из хранилища, какое бы число ни стояло на месте, или откажитесь.
burgundy-ask-load = Корабль: выберите склад, с которого заберёте товары.
burgundy-ask-load-two = Корабль: выберите один склад или два соседних, с которых заберёте товары.
burgundy-ask-keep = { $count ->
    [one] Есть место ещё для { $count } цвета товаров: выберите, какие оставить.
    [few] Есть место ещё для { $count } цветов товаров: выберите первый из них.
   *[many] Есть место ещё для { $count } цветов товаров: выберите первый из них.
}
burgundy-ask-discard = Хранилище заполнено: выберите плитку, которая уступит место новой ({ $tile }).
burgundy-ask-estate = Выберите сторону своего планшета { $sheet } и место начального замка.
burgundy-ask-estate-secret = Выберите сторону своего планшета { $sheet } и место начального замка. Никто не узнает этого, пока не выберут все.
burgundy-over = Игра окончена. Победитель: { $seat }, { $points }.

burgundy-wait = Ожидается: { $seat } ({ $what }).
burgundy-wait-estates = Ожидается выбор поместья: { $players }.
burgundy-wait-turn = ход
burgundy-wait-castle = дополнительное действие замка
burgundy-wait-ship = товары для корабля
burgundy-wait-discard = место в хранилище

burgundy-chance-start = Определяется первый игрок.
burgundy-chance-goods = Все получают случайные товары.
burgundy-chance-sheets = Раздаются планшеты.
burgundy-chance-depots = Плитки выкладываются на номерные склады.
burgundy-chance-black-depot = Плитки выкладываются на чёрный склад.
burgundy-chance-round-goods = Открываются товары этой фазы.
burgundy-chance-dice = Бросаются кубики.

# Возможности

burgundy-noted = { $what } ({ $notes })
burgundy-explained = { $what }. { $help }
burgundy-take = Взять плитку «{ $tile }» { $from }
burgundy-take-unknown = Взять плитку { $from }
burgundy-buy = Купить плитку «{ $tile }» { $from }
burgundy-buy-unknown = Купить плитку { $from }
burgundy-place = Разместить плитку «{ $tile }» на месте { $space }
    .seen = Разместить плитку «{ $tile }»
burgundy-place-unknown = Разместить плитку из ячейки { $slot } на месте { $space }
    .seen = Разместить плитку из ячейки { $slot }
burgundy-sell = Продать все { $good } товары
burgundy-take-workers = Взять работников
burgundy-discard = Сбросить плитку «{ $tile }»
burgundy-discard-unknown = Сбросить плитку из ячейки { $slot }
burgundy-load = Забрать товары со склада { $depot }: { $goods }
burgundy-load-two = Забрать товары со складов { $depot } и { $next }: { $goods }
burgundy-keep = Оставить { $good } товары
burgundy-skip = Отказаться от эффекта ({ $building })
burgundy-skip-unknown = Отказаться от эффекта
burgundy-end = Закончить ход без покупки
burgundy-estate = Выбрать поместье { $board } с замком на месте { $space }
    .seen = Выбрать поместье { $board } с этим замком
burgundy-start = Первый игрок: { $seat }
burgundy-draw = Вытянуты товары: { $good }
burgundy-deal = Роздан планшет: { $sheet }
burgundy-reveal = Вытянута плитка: { $tile }
burgundy-roll = Кубики: { $low } и { $high }
burgundy-white = Белый кубик: { $die }

burgundy-heading-take = Взять плитку
burgundy-heading-place = Разместить плитку
burgundy-heading-place-tile = Разместить плитку «{ $tile }»
burgundy-heading-sell = Продать товары
burgundy-heading-workers = Взять работников
burgundy-heading-buy = Купить плитку
burgundy-heading-discard = Сбросить плитку
burgundy-heading-load = Забрать товары
burgundy-heading-keep = Оставить товары
burgundy-heading-estate = Выбрать поместье { $board }
burgundy-heading-chance = Случай

burgundy-note-costs = цена: { $amount }
burgundy-note-brings = доход: { $gains }
burgundy-note-region = завершает область «{ $region }»: { $points } + { $phase }
burgundy-note-bonus-large = большой бонусный жетон: { $points }
burgundy-note-bonus-small = малый бонусный жетон: { $points }
burgundy-note-animals = животные: { $points }
burgundy-note-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
burgundy-note-lost = эффект сейчас пропадёт
burgundy-note-full = хранилище заполнено: одну плитку придётся сбросить
burgundy-note-choose = всё не поместится: нужно будет выбрать
burgundy-note-left = не поместится: { $goods }

# Журнал

burgundy-event-good-dealt = { $seat }: получен жетон товара ({ $good }).
burgundy-event-sheet-dealt = { $seat }: получен планшет { $sheet }.
burgundy-event-estate-chosen = { $seat }: поместье выбрано тайно.
burgundy-event-estate-settled = { $seat }: поместье { $board }, замок на месте { $space }.
    .seen = { $seat }: поместье { $board }.
burgundy-event-phase-began = Начинается фаза { $phase }.
burgundy-event-round-began = Фаза { $phase }, раунд { $round }.
burgundy-event-rolled = { $seat }: выпало { $low } и { $high }.
burgundy-event-good-placed = Белый кубик { $depot }: на склад { $depot } попадает жетон товара ({ $good }).
burgundy-event-turn-began = Ход: { $seat }.
burgundy-event-workers-paid = { $seat }: кубик изменён, цена: { $workers }.
burgundy-event-took = { $seat }: плитка «{ $tile }» взята { $from }.
burgundy-event-bought = { $seat }: плитка «{ $tile }» куплена { $from }.
burgundy-event-discarded = { $seat }: плитка «{ $tile }» сброшена.
burgundy-event-placed = { $seat }: плитка «{ $tile }» размещена на месте { $space }.
    .seen = { $seat }: размещена плитка «{ $tile }».
burgundy-event-region-finished = { $seat }: область завершена ({ $region }, { $size ->
    [one] { $size } место
    [few] { $size } места
   *[many] { $size } мест
}): { $points } + { $phase }.
burgundy-event-bonus-large = { $seat }: закрыты все места одного цвета ({ $ground }), большой бонусный жетон: { $points }.
burgundy-event-bonus-small = { $seat }: закрыты все места одного цвета ({ $ground }), малый бонусный жетон: { $points }.
burgundy-event-animals-counted = { $seat }: посчитаны животные на { $tiles ->
    [one] { $tiles } плитке
    [few] { $tiles } плитках
   *[many] { $tiles } плитках
}: { $points }.
burgundy-event-sold = { $seat }: проданы товары ({ $goods }): { $gains }.
burgundy-event-workers-taken = { $seat }: получено: { $gains }.
burgundy-event-building-paid = { $seat }: { $building }: { $gains }.
burgundy-event-effect-lost = { $seat }: эффект здания пропал ({ $building }).
burgundy-event-effect-declined = { $seat }: отказ от эффекта здания.
burgundy-event-loaded = { $seat }: товары забраны: { $goods }.
burgundy-event-marker-moved = { $seat }: фишка переходит на деление { $space } шкалы порядка хода.
burgundy-event-mines-paid = { $seat }: доход шахт: { $gains }.
burgundy-event-final-points = { $seat }: { $points } в конце игры: { $source }.
burgundy-event-game-ended = Игра окончена.

# Положение

burgundy-page-phase = Фаза { $phase }, подготовка
burgundy-page-round = Фаза { $phase }, раунд { $round } из { $rounds }
burgundy-page-turn = Ход:
burgundy-page-chance = Теперь решает случай.
burgundy-page-order = Порядок этого раунда:
burgundy-page-depots = Игровое поле
burgundy-page-depot = Склад
burgundy-page-tiles = Плитки
burgundy-page-goods = Товары
burgundy-page-round-goods = Товары следующих раундов:
burgundy-page-track = Шкала порядка хода:
burgundy-page-track-space = деление { $space }:
burgundy-page-bonus-left = Оставшиеся бонусные жетоны, в очках:
burgundy-page-piles = Закрытые плитки:
burgundy-page-legend = В поместьях: «17 S1» — свободное место 17, река, нужен кубик 1. A животные, B здания, C замок, K знание, M шахта, S корабль.
burgundy-page-dice = Кубики:
burgundy-page-die-used = { $die } (использован)
burgundy-page-storage = Хранилище:
burgundy-page-stock = Товары:
burgundy-page-stocked = { $goods } (кубик { $die })
burgundy-page-sold = Продано:
burgundy-page-bonus = Бонусные жетоны:
burgundy-page-bonus-large = { $ground } (большой)
burgundy-page-bonus-small = { $ground } (малый)
burgundy-page-estate = Поместье { $board }
burgundy-page-choice = Тайный выбор: поместье { $board }, замок на месте { $space }.
burgundy-page-chosen = Поместье выбрано, но пока тайно.
burgundy-page-sheet = Планшет { $sheet }, сторона ещё не выбрана.
burgundy-page-no-estate = Планшета ещё нет.
burgundy-space-empty = место { $space }, { $region }, нужен кубик { $die }, свободно
burgundy-space-covered = место { $space }: { $tile }

# Справка

burgundy-help-tile = { $help } Вид: { $ground }. В поместье: { $code }.
burgundy-help-warehouse = При размещении: можно без кубика продать все товары одного цвета.
burgundy-help-carpenter = При размещении: можно взять здание с любого номерного склада.
burgundy-help-church = При размещении: можно взять шахту, знание или замок с любого номерного склада.
burgundy-help-market = При размещении: можно взять корабль или животных с любого номерного склада.
burgundy-help-boarding-house = При размещении: { $workers }.
burgundy-help-bank = При размещении: { $silver }.
burgundy-help-city-hall = При размещении: можно без кубика разместить ещё одну плитку из хранилища, где бы она ни подошла.
burgundy-help-watchtower = При размещении: { $points }.
burgundy-help-animals = При размещении: по 1 очку за каждое животное на плитке (их { $count }) и ещё раз за всех животных того же вида на этом пастбище.
burgundy-help-castle = При размещении: сразу ещё одно действие, как кубик с любым числом.
burgundy-help-mine = В конце каждой фазы: 1 монета за каждую вашу шахту.
burgundy-help-ship = При размещении: заберите с одного склада все товары, которые поместятся, затем продвиньтесь на одно деление вперёд по шкале порядка хода.
burgundy-help-knowledge1 = В ваших городах одно и то же здание может стоять несколько раз.
burgundy-help-knowledge2 = В конце каждой фазы каждая шахта даёт ещё и 1 работника.
burgundy-help-knowledge3 = Доход от каждой продажи: { $silver } вместо { $usual }.
burgundy-help-knowledge4 = Каждая продажа даёт ещё и 1 работника.
burgundy-help-knowledge5 = Корабль может забрать товары с двух соседних складов; 6 соседствует с 1.
burgundy-help-knowledge6 = Можно покупать и с номерных складов; по-прежнему раз за ход, цена: { $silver }.
burgundy-help-knowledge7 = Когда животные приносят очки, каждая учтённая плитка даёт на 1 очко больше.
burgundy-help-knowledge8 = Каждый работник меняет кубик на 1 или 2.
burgundy-help-knowledge9 = Кубик для размещения здания можно бесплатно изменить на 1.
burgundy-help-knowledge10 = Кубик для размещения корабля или животных можно бесплатно изменить на 1.
burgundy-help-knowledge11 = Кубик для размещения замка, шахты или знания можно бесплатно изменить на 1.
burgundy-help-knowledge12 = Кубик для взятия плитки можно бесплатно изменить на 1.
burgundy-help-knowledge13 = Действие «взять работников» даёт ещё и 1 монету.
burgundy-help-knowledge14 = Действие «взять работников» даёт больше: { $workers } вместо { $usual }.
burgundy-help-knowledge15 = В конце игры: { $points } за каждый проданный цвет товаров.
burgundy-help-knowledge-building = В конце игры: { $points } за каждое такое здание в поместье ({ $building }).
burgundy-help-knowledge24 = В конце игры: { $points } за каждый вид животных в поместье.
burgundy-help-knowledge25 = В конце игры: { $points } за каждый проданный жетон товара.
burgundy-help-knowledge26 = В конце игры: { $points } за каждый ваш бонусный жетон.
burgundy-help-good = Товары этого цвета продаются кубиком с числом { $die }.

burgundy-term-depots = склады
burgundy-help-depots = Кубиком берут плитку со склада с его номером. Чёрный склад — для покупок, цена плитки: { $silver }. Плитки, оставшиеся к концу фазы, выбывают из игры; товары остаются.
burgundy-term-storage = хранилище
burgundy-help-storage = Взятые плитки ждут размещения в хранилище (ячеек: { $slots }). Если все ячейки заняты, перед взятием новой плитки одну нужно сбросить. В конце игры плитки в хранилище ничего не дают.
burgundy-term-placing = размещение
burgundy-help-placing = Место должно быть свободным, того же цвета, что и плитка, рядом с уже лежащей плиткой и с числом кубика. В одном городе каждое здание может стоять только один раз.
burgundy-term-goods = товары
burgundy-help-goods = Можно хранить товары разных цветов (не больше { $types }), каждого сколько угодно. Продаются всегда все жетоны одного цвета: всего { $silver }, а за каждый жетон очки: { $points } при 2/3/4 игроках. Непроданный жетон в конце даёт 1 очко.
burgundy-term-workers = работники
burgundy-help-workers = Каждый меняет кубик на 1; 6 соседствует с 1. Любым кубиком можно взять работников (число: { $count }). В конце игры — 1 очко за каждых { $each } работников.
burgundy-term-silver = серебро
burgundy-help-silver = Плитка стоит { $price } монеты, раз за ход. Монеты дают продажи, шахты и банки; каждая в конце игры стоит 1 очко.
burgundy-term-purchase = покупка
burgundy-help-purchase = Раз за свой ход, до действий кубиков, между ними или после них, можно взять плитку с чёрного склада в хранилище. Цена: { $silver }. При покупках в любой момент — также перед использованием эффекта замка, корабля или здания.
burgundy-term-regions = области
burgundy-help-regions = Область завершена, когда закрыты все её соединённые места одного цвета. Она приносит очки за размер от 1 до 8 мест ({ $points }) и за фазу от A до E ({ $phases }).
burgundy-term-bonus-tiles = бонусные жетоны
burgundy-help-bonus-tiles = Кто первым закроет все места одного цвета, берёт большой бонусный жетон ({ $large } очков при 2/3/4 игроках), второй берёт малый ({ $small }).
burgundy-term-turn-order = порядок хода
burgundy-help-turn-order = Первым ходит тот, кто дальше всех на шкале порядка хода; в стопке — верхний. Каждый корабль продвигает владельца на одно деление, что действует со следующего раунда.
burgundy-term-white-die = белый кубик
burgundy-help-white-die = В начале раунда указывает склад, на который попадает следующий жетон товара.
burgundy-term-game-end = конец игры
burgundy-help-game-end = После пяти фаз: по 1 очку за каждый непроданный жетон товара, за каждую монету и за каждых { $each } работников, а также очки знаний с 15 по 26. При ничьей побеждает игрок, у которого в поместье больше пустых полей, затем тот, кто ходил последним.

# Очки

burgundy-source-regions = области
burgundy-source-phases = фаза завершения областей
burgundy-source-bonus-tiles = бонусные жетоны
burgundy-source-animals = животные
burgundy-source-goods = проданные товары
burgundy-source-watchtowers = сторожевые башни
burgundy-source-unsold-goods = непроданные товары
burgundy-source-silver = серебро
burgundy-source-workers = работники
burgundy-source-knowledge15 = знание 15 (проданные цвета)
burgundy-source-knowledge16 = знание 16 (пакгаузы)
burgundy-source-knowledge17 = знание 17 (сторожевые башни)
burgundy-source-knowledge18 = знание 18 (мастерские)
burgundy-source-knowledge19 = знание 19 (церкви)
burgundy-source-knowledge20 = знание 20 (рынки)
burgundy-source-knowledge21 = знание 21 (постоялые дворы)
burgundy-source-knowledge22 = знание 22 (банки)
burgundy-source-knowledge23 = знание 23 (ратуши)
burgundy-source-knowledge24 = знание 24 (виды животных)
burgundy-source-knowledge25 = знание 25 (проданные товары)
burgundy-source-knowledge26 = знание 26 (бонусные жетоны)

burgundy-tie-empty-spaces = свободные места
burgundy-tie-later-turn = более поздний ход

# Отказы

burgundy-illegal-not-your-turn = Сейчас не ваш ход. Подождите своей очереди.
burgundy-illegal-not-asked = Сейчас спрашивают о другом. Выберите одно из предложенных действий.
burgundy-illegal-game-over = Игра окончена. Начните новую, чтобы играть дальше.
burgundy-illegal-impossible-outcome = Это сейчас не может выпасть. Выберите один из возможных исходов.
burgundy-illegal-no-such-die = Ни один из неиспользованных кубиков не показывает это число. Назовите кубик, который у вас остался.
burgundy-illegal-no-die-needed = Для этого действия кубик не нужен. Напишите вместо него «any».
burgundy-illegal-die-needed = Для этого действия нужен один из ваших кубиков. Назовите его, например d3.
burgundy-illegal-wrong-number = Кубик показывает другое число, а работников, чтобы его изменить, не хватает. Выберите другой кубик или другое место либо сначала возьмите работников.
burgundy-illegal-no-tile-there = Там нет плитки. Выберите место с плиткой.
burgundy-illegal-same-tile-earlier = Такая же плитка лежит и на месте с меньшим номером. Назовите его.
burgundy-illegal-not-fetched = Это здание не приносит таких плиток. Выберите другую или откажитесь.
burgundy-illegal-space-taken = На этом месте уже лежит плитка. Выберите свободное.
burgundy-illegal-wrong-ground = Цвет плитки не подходит к этому месту. Выберите место её цвета.
burgundy-illegal-not-adjacent = Это место не граничит ни с одной вашей плиткой. Выберите место рядом с плиткой.
burgundy-illegal-building-twice = В этом городе такое здание уже есть. Выберите другой город.
burgundy-illegal-no-goods = У вас нет товаров этого цвета. Выберите цвет, который у вас есть.
burgundy-illegal-already-bought = В этот ход плитка уже куплена. Следующая покупка — в следующий ход.
burgundy-illegal-too-little-silver = Плитка стоит 2 монеты. Сначала продайте товары или разместите банк.
burgundy-illegal-only-black-depot = Без знания 6 покупать можно только с чёрного склада. Выберите плитку оттуда.
burgundy-illegal-only-one-depot = Без знания 5 корабль забирает товары только с одного склада. Назовите один склад.
burgundy-illegal-empty-neighbour = На одном из двух складов нет товаров. Назовите только другой.
burgundy-illegal-not-offered = Этих товаров нет среди предложенных. Выберите один из предложенных цветов.
burgundy-illegal-mandatory = От этого нельзя отказаться. Выберите одно из предложенных действий.
burgundy-illegal-dice-left = У вас остались кубики. Используйте оба, прежде чем закончить ход.
burgundy-illegal-other-sheet = Этого поместья нет на вашем планшете. Выберите одну из его сторон.
