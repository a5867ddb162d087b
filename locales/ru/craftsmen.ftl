# Ремесленники. Товары и здания стоят в именительном падеже, после двоеточия, перед ним или в скобках. Цвета карты: верхний, затем нижний.
craftsmen-title = Ремесленники
craftsmen-about = Три года, чтобы поднять совсем маленький городок: посылайте помощников в гильдии, стройте ряд мастерских с подходящими цветами, превращайте сырьё в полуфабрикаты и готовые изделия и грузите их на корабли раньше соперников. Списка напечатанных карт в открытом доступе нет: цвета, рецепты и очки многих карт и трюмы кораблей восстановлены.

# Настройки

option-craftsmen-mayor-values-colour-sets = Карты бургомистра на аукционе
option-craftsmen-mayor-values-colour-sets-false = по числам на картах
option-craftsmen-mayor-values-colour-sets-true = с наборами по цветам, как карты игрока
option-craftsmen-winter-privilege-grant = Жетон привилегии всем после зимы
option-craftsmen-winter-privilege-grant-false = нет
option-craftsmen-winter-privilege-grant-true = да (от трёх игроков)
option-craftsmen-winter-work-token-window = Жетоны работы зимой
option-craftsmen-winter-work-token-window-true = можно тратить между строительством и ремёслами
option-craftsmen-winter-work-token-window-false = тратить нельзя
option-craftsmen-granary-refill-all-empty = Пополнение амбара после года
option-craftsmen-granary-refill-all-empty-true = по одному на каждое пустое место
option-craftsmen-granary-refill-all-empty-false = по одному для каждого товара, которого совсем нет
option-craftsmen-investments-per-year = Вложения после зимы
option-craftsmen-investments-per-year-once = один раз
option-craftsmen-investments-per-year-unlimited = сколько позволят карты
option-craftsmen-given-up-sawmill-can-be-taken = Лесопилка, обменянная перед игрой
option-craftsmen-given-up-sawmill-can-be-taken-true = её может взять следующий игрок
option-craftsmen-given-up-sawmill-can-be-taken-false = выбывает из игры
option-craftsmen-second-marker = Второй маркер трюма
option-craftsmen-second-marker-left = на левое место
option-craftsmen-second-marker-right = на правое место, сдвигая первый влево
option-craftsmen-ages = Возраст игроков при равных руках
option-craftsmen-ages-form = каждое место один раз, от самого младшего игрока к самому старшему, например BCA; пустое поле: в порядке мест

# Товары

craftsmen-good-wood = древесина
craftsmen-good-iron-ore = железная руда
craftsmen-good-flax = лён
craftsmen-good-wheat = пшеница
craftsmen-good-cow = корова
craftsmen-good-wax = воск
craftsmen-good-grapes = виноград
craftsmen-good-barrel = бочка
craftsmen-good-rope = верёвка
craftsmen-good-leather = кожа
craftsmen-good-paper = бумага
craftsmen-good-iron = железо
craftsmen-good-fabric = ткань
craftsmen-good-flour = мука
craftsmen-good-meat = мясо
craftsmen-good-weapons = оружие
craftsmen-good-tools = инструменты
craftsmen-good-clothes = одежда
craftsmen-good-books = книги
craftsmen-good-candles = свечи
craftsmen-good-wine = вино
craftsmen-good-beer = пиво
craftsmen-good-bread = хлеб

# Здания

craftsmen-trade-sawmill = лесопилка
craftsmen-trade-mine = рудник
craftsmen-trade-flax-plantation = льняное поле
craftsmen-trade-wheat-field = пшеничное поле
craftsmen-trade-pasture = пастбище
craftsmen-trade-apiary = пасека
craftsmen-trade-vineyard = виноградник
craftsmen-trade-cooperage = бондарня
craftsmen-trade-ropery = канатная мастерская
craftsmen-trade-tannery = кожевня
craftsmen-trade-paper-mill = бумажная мельница
craftsmen-trade-smelter = плавильня
craftsmen-trade-weaver = ткацкая мастерская
craftsmen-trade-butcher = бойня
craftsmen-trade-mill = мельница
craftsmen-trade-weaponsmith = оружейник
craftsmen-trade-toolmaker = инструментальщик
craftsmen-trade-tailor = портной
craftsmen-trade-bookbinder = переплётчик
craftsmen-trade-chandler = свечник
craftsmen-trade-winery = винодельня
craftsmen-trade-brewery = пивоварня
craftsmen-trade-bakery = пекарня
craftsmen-card = { $name } ({ $top }/{ $bottom })
craftsmen-card-of-one-colour = { $name } ({ $colour })
craftsmen-colours = { $top }/{ $bottom }
craftsmen-makes = сырьё: { $output }
craftsmen-makes-of-one = { $input } → { $output }, { $points }
craftsmen-makes-of-two = { $first } + { $second } → { $output }, { $points }
craftsmen-kind-basic = базовое здание
craftsmen-kind-extended = расширенное здание
craftsmen-kind-advanced = продвинутое здание
craftsmen-end-left = слева
craftsmen-end-right = справа

# Капитал

craftsmen-colour-purple = фиолетовый
craftsmen-colour-green = зелёный
craftsmen-colour-blue = синий
craftsmen-colour-red = красный
craftsmen-capital-purple = фиолетовая { $value }
craftsmen-capital-green = зелёная { $value }
craftsmen-capital-blue = синяя { $value }
craftsmen-capital-red = красная { $value }
craftsmen-cards-purple = фиолетовые { $values }
craftsmen-cards-green = зелёные { $values }
craftsmen-cards-blue = синие { $values }
craftsmen-cards-red = красные { $values }
craftsmen-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

# Гильдии, места, времена года

craftsmen-guild-bankers = Гильдия банкиров
craftsmen-guild-builders = Гильдия строителей
craftsmen-guild-notary = Нотариус
craftsmen-guild-crafts = Цех ремёсел
craftsmen-guild-merchants = Гильдия купцов
craftsmen-guild-town-hall = Ратуша
craftsmen-does-bankers = карты капитала
craftsmen-does-builders = строительство
craftsmen-does-notary = карты зданий
craftsmen-does-crafts = производство
craftsmen-does-merchants = покупка полуфабриката
craftsmen-does-town-hall = жетоны, порядок
craftsmen-space-gold = золотое место, с привилегией
craftsmen-space-silver = серебряное место
craftsmen-space-ribbon = место с лентой
craftsmen-space-first = первое место
craftsmen-season-spring = весна
craftsmen-season-summer = лето
craftsmen-season-autumn = осень
craftsmen-season-winter = зима
craftsmen-ship = Корабль { $ship }
craftsmen-natural = природный
craftsmen-player = { $seat }
craftsmen-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
craftsmen-nothing = нет
craftsmen-means-gold = привилегия золотого места
craftsmen-means-token = за жетон привилегии

# Вопросы

craftsmen-ask-exchange = Перед игрой можно обменять одну карту здания с руки и свою лесопилку.
craftsmen-ask-exchange-card = Перед игрой ещё можно обменять одну карту здания с руки.
craftsmen-ask-exchange-sawmill = Перед игрой ещё можно обменять свою лесопилку.
craftsmen-ask-give-back = Какую карту вы кладёте под колоду ({ $kind })? Взамен возьмёте новую.
craftsmen-ask-helper = { $count ->
    [one] Пошлите помощника в гильдию или спасуйте. Осталось: { $count }.
    [few] Пошлите одного из { $count } помощников в гильдию или спасуйте.
   *[many] Пошлите одного из { $count } помощников в гильдию или спасуйте.
}
craftsmen-ask-fee = Ваш помощник стоит на чужом ({ $owner }): отдаёте карту капитала или { $points }?
craftsmen-ask-bankers = Какую открытую карту вы берёте? Всего карт вы получите { $count }, потом сбросите лишние.
craftsmen-ask-builders = Постройте здания, не больше { $most }; оплата общая. Ваши карты стоят { $worth }.
craftsmen-ask-builders-again = Строите второе? Уже на { $cost }; ваши карты стоят { $worth }.
craftsmen-ask-notary = Купите карту здания в её цветах или выставите её на аукцион. Ваши карты стоят { $worth }.
craftsmen-ask-notary-look = Смотрите ещё и карты по привилегии нотариуса?
craftsmen-ask-crafts = { $count ->
    [one] Осталось { $count } очко работы. На что оно идёт?
    [few] Осталось { $count } очка работы. На что идёт следующее?
   *[many] Осталось { $count } очков работы. На что идёт следующее?
}
craftsmen-ask-crafts-second = Очки работы потрачены. По привилегии последнее из них даёт второе сырьё.
craftsmen-ask-merchants = Какой полуфабрикат вы покупаете в амбаре?
craftsmen-ask-town-hall = Что вы берёте: жетон или место на шкале смены порядка?
craftsmen-ask-town-hall-two = Какой жетон вы берёте?
craftsmen-ask-take-another = Взять вторую открытую карту или все остальные из колоды?
craftsmen-ask-discard = { $count ->
    [one] У вас слишком много карт: сбросьте { $count }. На руке: { $hand }.
    [few] У вас слишком много карт: сбросьте { $count }. На руке: { $hand }.
   *[many] У вас слишком много карт: сбросьте { $count }. На руке: { $hand }.
}
craftsmen-ask-discard-banker = { $count ->
    [one] Сбросьте { $count } карту со всей руки: { $hand }.
    [few] Сбросьте { $count } карты со всей руки: { $hand }.
   *[many] Сбросьте { $count } карт со всей руки: { $hand }.
}
craftsmen-ask-pay = Заплатите { $price }. Ваши карты стоят { $worth }; сдачи нет.
craftsmen-ask-pay-colours = Заплатите { $price }, только этими цветами: { $colours }. Такие ваши карты стоят { $worth }; сдачи нет.
craftsmen-ask-pay-next = Заплатите { $price }. Уже заплачено: { $cards }. Какая карта следующая?
craftsmen-ask-bid-first = { $card }: какова ваша первая ставка? Ваши карты стоят { $worth }.
craftsmen-ask-bid = { $card }: ставка { $bid } ({ $leader }). Повышаете? Ваши карты стоят { $worth }.
craftsmen-ask-bid-mayor = { $card }: бургомистр предлагает { $bid }. Повышаете? Ваши карты стоят { $worth }.
craftsmen-ask-lay-out = { $count ->
    [one] Какую ещё карту вы выкладываете на поле?
    [few] Какие { $count } карты вы выкладываете на поле? Первая:
   *[many] Какие { $count } карт вы выкладываете на поле? Первая:
}
craftsmen-ask-put-back = Остальные карты — на колоду или под неё?
craftsmen-ask-arrange-top = Карты идут на колоду: какая следующая сверху вниз?
craftsmen-ask-arrange-under = Карты идут под колоду: какая следующая сверху вниз?
craftsmen-ask-make-another = Какое второе сырьё вы производите?
craftsmen-ask-deliver = Куда это идёт: { $good }?
craftsmen-ask-load = На какой корабль это идёт: { $good }?
craftsmen-ask-reward = Продано в амбар: какую карту капитала вы берёте?
craftsmen-ask-pay-goods = Чем вы платите за полуфабрикат ({ $good })?
craftsmen-ask-pay-seller = Чем вы платите за чужой полуфабрикат ({ $good }, { $seller })?
craftsmen-ask-stall = Ваш полуфабрикат куплен по привилегии: ставите маркер на ярмарку?
craftsmen-ask-token = { $count ->
    [one] Между этапами: тратите жетон работы? У вас { $count }.
    [few] Между этапами: тратите один из { $count } жетонов работы?
   *[many] Между этапами: тратите один из { $count } жетонов работы?
}
craftsmen-ask-invest = Вкладываете четыре карты четырёх цветов за сумму их чисел?
craftsmen-ask-invest-lacks = Вложить нельзя: не хватает карты такого цвета: { $colours }.
craftsmen-ask-invest-next = Уже вложено: { $cards }. Какая карта следующего цвета?
craftsmen-chance = Карты открываются.
craftsmen-over = Игра окончена. Победа: { $players }, { $points }.

craftsmen-wait = Ждём ({ $seat }): { $what }.
craftsmen-wait-exchange = обмен перед игрой
craftsmen-wait-helper = куда идёт помощник
craftsmen-wait-fee = плата за занятое место
craftsmen-wait-discard = сброс карт
craftsmen-wait-pay = оплата
craftsmen-wait-bid = ставка
craftsmen-wait-look = привилегия нотариуса
craftsmen-wait-stall = маркер на ярмарку
craftsmen-wait-token = жетон работы
craftsmen-wait-invest = вложение

# Предложения

craftsmen-exchange = Обменять карту с руки: { $kind }
craftsmen-take-sawmill = Обменять свою лесопилку на эту: { $sawmill }
craftsmen-return = { $card }: { $makes }
craftsmen-return-next = Следующая сверху: { $card }, { $makes }
craftsmen-place = { $stage } { $guild } ({ $does }): { $space }
craftsmen-place-full = { $stage } { $guild } ({ $does })
craftsmen-stack = { $stage } { $guild } ({ $does }): { $space }, поверх другого помощника
craftsmen-stack-own = { $stage } { $guild } ({ $does }): { $space }, поверх своего помощника
craftsmen-stack-two = { $stage } { $guild } ({ $does }): { $space }, поверх помощника соперника ({ $owner }), который берёт карту капитала
craftsmen-stack-free = { $stage } { $guild } ({ $does }): { $space }, поверх чужого помощника ({ $owner }), бесплатно
craftsmen-stack-fee = { $stage } { $guild } ({ $does }): { $space }, поверх чужого помощника ({ $owner }), за карту капитала или { $points }
craftsmen-pay-points = Заплатить { $points }
craftsmen-give = Отдать: { $card }
craftsmen-give-to = Отдать ({ $to }): { $card }
craftsmen-pay = Заплатить: { $card }
craftsmen-pay-whole = Заплатить: { $card }; этого хватит, всего { $worth }
craftsmen-pay-part = Заплатить: { $card }; останется ещё { $left }
craftsmen-discard = Сбросить: { $card }
craftsmen-invest = Вложить: { $card }
craftsmen-take = Взять с поля: { $card }
craftsmen-draw = Взять верхнюю карту колоды
    .told = берёт верхнюю карту колоды
craftsmen-draw-rest = { $count ->
    [one] Без второй открытой: взять { $count } карту из колоды
    [few] Без второй открытой: взять { $count } карты из колоды
   *[many] Без второй открытой: взять { $count } карт из колоды
}
    .told = { $count ->
        [one] берёт { $count } карту из колоды
        [few] берёт { $count } карты из колоды
       *[many] берёт { $count } карт из колоды
    }
craftsmen-build = Построить { $end } за { $cost }: { $card }, { $makes }
craftsmen-build-privileged = Построить { $end } за { $cost }, хотя цвета не подходят ({ $means }): { $card }, { $makes }
craftsmen-buy = Купить за { $price } (цвета: { $colours }): { $card }, { $makes }
craftsmen-auction = Выставить на аукцион: { $card }, { $makes }
craftsmen-bid = Ставка { $amount }
craftsmen-look = Посмотреть карты колоды и поля ({ $kind }; { $means })
craftsmen-lay = Выложить: { $card }, { $makes }
    .told = выкладывает: { $card }
craftsmen-put-top = На колоду
    .told = кладёт одну на колоду
craftsmen-put-under = Под колоду
    .told = кладёт одну под колоду
craftsmen-token-privilege = Взять жетон привилегии (в запасе: { $left })
craftsmen-token-work = Взять жетон работы (в запасе: { $left })
craftsmen-precede = Перевести помощника на шкалу смены порядка: место { $place } в следующем сезоне
craftsmen-privilege-bankers = Сбросить меньше карт ({ $means })
craftsmen-privilege-crafts = Второе сырьё за то же очко работы ({ $means })
craftsmen-privilege-merchants = Заплатить своим маркером с ярмарки ({ $means })
craftsmen-stall = Поставить маркер на ярмарку
craftsmen-pass-helpers = Пас: больше не посылать помощников в этом сезоне; { $points }, если кто-то остался дома
craftsmen-pass-bid = Пас: больше не повышать
craftsmen-pass-mayor = Пас: карта идёт под колоду
craftsmen-done = Закончить
craftsmen-done-exchange = Оставить всё как есть
    .told = оставляет всё как есть
craftsmen-done-stall = Не ставить маркер на ярмарку
    .told = не ставит маркер на ярмарку
craftsmen-done-token = Не тратить сейчас жетон работы
    .told = не тратит жетон работы
craftsmen-done-invest = Ничего не вкладывать
    .told = ничего не вкладывает
craftsmen-done-builders = Больше не строить и заплатить { $cost }
    .told = больше не строит
craftsmen-done-crafts = { $count ->
    [one] Закончить; пропадёт { $count } очко работы
    [few] Закончить; пропадут { $count } очка работы
   *[many] Закончить; пропадут { $count } очков работы
}
    .told = { $count ->
        [one] теряет { $count } очко работы
        [few] теряет { $count } очка работы
       *[many] теряет { $count } очков работы
    }
craftsmen-done-bankers = Не брать карт
    .told = не берёт карт
craftsmen-done-builders-none = Ничего не строить
    .told = ничего не строит
craftsmen-done-notary = Без покупки и без аукциона
    .told = ничего не покупает и не выставляет на аукцион
craftsmen-done-notary-look = Не смотреть карты
    .told = не смотрит карты
craftsmen-done-crafts-second = Не производить второе сырьё
    .told = не производит второе сырьё
craftsmen-done-merchants = Не покупать полуфабрикат
    .told = не покупает полуфабрикат
craftsmen-done-town-hall = Ничего не брать
    .told = ничего не берёт
craftsmen-make = Произвести: { $good }, на карту: { $card } ({ $makes })
craftsmen-make-fair = Произвести и отправить на ярмарку: { $good }
craftsmen-fetch = С ярмарки как { $good }, на карту: { $card } ({ $makes })
craftsmen-work = Работать: { $card }, { $makes }
craftsmen-deliver = На карту: { $card } ({ $makes })
craftsmen-store = В амбар, за карту капитала
craftsmen-store-pushing = В амбар, за карту капитала; уходит самый старый маркер ({ $owner })
craftsmen-store-own = В амбар, за карту капитала; уходит ваш же самый старый маркер
craftsmen-load = Корабль { $ship }: { $points } в конце года; пока что место { $place } по числу маркеров, всего { $all }
craftsmen-bribe = Корабль { $ship }: { $points } в конце года; пока что место { $place } по числу маркеров, всего { $all }; подкупить капитана картой, вылетает маркер ({ $thrown })
craftsmen-lose = Дать пропасть: без очков
craftsmen-purchase = { $good }, на карту: { $card } ({ $makes })
    .told = покупает: { $good }, на карту: { $card }
craftsmen-purchase-from = { $good }, на карту: { $card } ({ $makes }); плата: { $seller }
craftsmen-drawn-capital = Вышла карта: { $card }
craftsmen-drawn-card = Вышла карта: { $card }, { $makes }
craftsmen-drawn-sawmill = Роздано: { $sawmill }
craftsmen-next = Следующее место в порядке: { $seat }

craftsmen-bundle-pay = Заплатить: { $cards }; рука будет стоить { $left }
craftsmen-bundle-pay-over = Заплатить: { $cards }, лишнее: { $over }; рука будет стоить { $left }
craftsmen-bundle-built = Больше не строить и заплатить: { $cards }; рука будет стоить { $left }
craftsmen-bundle-built-over = Больше не строить и заплатить: { $cards }, лишнее: { $over }; рука будет стоить { $left }
craftsmen-bundle-discard = Сбросить: { $cards }; рука будет стоить { $left }
craftsmen-bundle-discard-less = Сбросить только: { $cards } ({ $means }); рука будет стоить { $left }
craftsmen-bundle-invest = Вложить: { $cards }, это { $points }; рука будет стоить { $left }
craftsmen-bundle-swap = Обменять: { $card }, { $makes }

craftsmen-heading-exchange = Обменять
craftsmen-heading-return = Выбрать карту
craftsmen-heading-place = Послать помощника на свободное место
craftsmen-heading-stack = Поставить помощника поверх другого
craftsmen-heading-give = Заплатить другому игроку
craftsmen-heading-pay = Платить по одной карте
craftsmen-heading-discard = Сбрасывать по одной карте
craftsmen-heading-invest = Вкладывать по одной карте
craftsmen-heading-take = Взять капитал
craftsmen-heading-build = Построить: { $card }
craftsmen-heading-buy = Купить карту здания
craftsmen-heading-auction = Выставить карту здания на аукцион
craftsmen-heading-bid = Ставка от { $from } до { $to }
craftsmen-heading-look = Воспользоваться привилегией нотариуса
craftsmen-heading-lay = Выложить карту
craftsmen-heading-put = Вернуть остальные
craftsmen-heading-make = Произвести сырьё: { $good }
craftsmen-heading-fetch = Взять сырьё с ярмарки
craftsmen-heading-work = Произвести полуфабрикат или готовое изделие
craftsmen-heading-deliver = Куда это идёт
craftsmen-heading-load = Погрузить на корабль
craftsmen-heading-purchase = Купить полуфабрикат: { $good }
craftsmen-heading-privilege = Воспользоваться привилегией
craftsmen-heading-token = Взять жетон
craftsmen-heading-precede = Сменить порядок
craftsmen-heading-pass = Пас
craftsmen-heading-chance = Случай

# Журнал

craftsmen-event-reshuffled = Сброшенные карты капитала перемешаны в новую колоду.
craftsmen-event-sawmill-built = { $seat }: в начале { $sawmill }.
craftsmen-event-card-swapped = { $seat }: обмен карты ({ $kind }).
craftsmen-event-ordered = { $seat }: место { $place } в порядке хода.
craftsmen-event-season-began = Год { $year }: { $season }.
craftsmen-event-stage-began = Этап { $stage }: { $guild }.
craftsmen-event-sent = { $seat }: помощник послан ({ $guild }, { $space }).
craftsmen-event-stacked = { $seat }: помощник поверх чужого, { $owner } ({ $guild }, { $space }).
craftsmen-event-stacked-own = { $seat }: помощник поверх своего ({ $guild }, { $space }).
craftsmen-event-capital-given = { $seat }: карта капитала отдана, получает { $to }.
craftsmen-event-passed = { $seat }: пас, больше без помощников.
craftsmen-event-capital-taken = { $seat }: взято с поля: { $card }.
craftsmen-event-discarded = { $seat }: сброшено: { $card }.
craftsmen-event-paid = { $seat }: заплачено: { $card }.
craftsmen-event-privilege-used = { $seat }: привилегия ({ $guild }).
craftsmen-event-privilege-token = { $seat }: привилегия за жетон ({ $guild }).
craftsmen-event-built = { $seat }: построено { $end }: { $card }.
craftsmen-event-bonus-taken = { $seat }: первая полная производственная линия, бонусный жетон: { $good }, { $points } в конце игры.
craftsmen-event-bought = { $seat }: куплена карта за { $price }: { $card }.
craftsmen-event-auction-opened = { $seat }: на аукцион: { $card }.
craftsmen-event-bid = { $seat }: ставка { $amount }.
craftsmen-event-bid-passed = { $seat }: пас на аукционе.
craftsmen-event-mayor-showed = Бургомистр показывает: { $card }.
craftsmen-event-mayor-offered = Предложение бургомистра: { $amount }.
craftsmen-event-auction-won = { $seat }: аукцион выигран за { $amount }: { $card }.
craftsmen-event-card-withdrawn = Никто не превзошёл бургомистра, карта идёт под колоду: { $card }.
craftsmen-event-looked-at = { $seat }: просмотр карт ({ $kind }).
craftsmen-event-put-on-top = { $count ->
    [one] { $seat }: { $count } карта возвращена на колоду: { $kind }.
    [few] { $seat }: { $count } карты возвращены на колоду: { $kind }.
   *[many] { $seat }: { $count } карт возвращено на колоду: { $kind }.
}
craftsmen-event-put-under = { $count ->
    [one] { $seat }: { $count } карта положена под колоду: { $kind }.
    [few] { $seat }: { $count } карты положены под колоду: { $kind }.
   *[many] { $seat }: { $count } карт положено под колоду: { $kind }.
}
craftsmen-event-raw-made = { $seat }: произведено: { $good }, на карту: { $card }.
craftsmen-event-raw-to-fair = { $seat }: произведено и отправлено на ярмарку: { $good }.
craftsmen-event-fetched = { $seat }: взято с ярмарки: { $good }, на карту: { $card }.
craftsmen-event-made = { $seat }: произведено: { $good } ({ $card }).
craftsmen-event-delivered = { $seat }: передано: { $good }, на карту: { $card }.
craftsmen-event-stored = { $seat }: продано в амбар: { $good }.
craftsmen-event-pushed-out = Из амбара уходит самый старый маркер: { $good } ({ $seat }).
craftsmen-event-pushed-out-natural = Из амбара уходит самый старый маркер: { $good } (природный).
craftsmen-event-loaded = { $seat }: погружено на корабль { $ship }: { $good }.
craftsmen-event-thrown-out = Подкупленный капитан корабля { $ship } выбрасывает маркер: { $good } ({ $seat }).
craftsmen-event-lost = { $seat }: нет места на корабле, { $good } пропадает без очков.
craftsmen-event-purchased = { $seat }: куплено в амбаре: { $good }, на карту: { $card }.
craftsmen-event-purchased-from = { $seat }: куплен в амбаре чужой маркер ({ $owner }): { $good }, на карту: { $card }.
craftsmen-event-stalled = { $seat }: маркер на ярмарке.
craftsmen-event-token-privilege = { $seat }: жетон привилегии.
craftsmen-event-token-work = { $seat }: жетон работы.
craftsmen-event-work-token-spent = { $seat }: потрачен жетон работы.
craftsmen-event-preceded = { $seat }: помощник на шкале смены порядка.
craftsmen-event-year-ended = Год { $year } окончен, подсчёт: корабли, рост города, амбар, вложения.
craftsmen-event-sailed = Корабль { $ship } отплывает.
craftsmen-event-fee-paid = { $seat }: плата за место: { $points }.
craftsmen-event-scored = { $seat }: { $points } ({ $source }).
craftsmen-event-ended = Игра окончена.

# Положение

craftsmen-page-when = Год { $year }, { $season } — { $part }
craftsmen-page-deal = Перед игрой: карты раздаются
craftsmen-page-exchange = Перед игрой: обмен
craftsmen-page-helpers = фаза помощников
craftsmen-page-stage = { $stage } { $guild }
craftsmen-page-work-tokens = жетоны работы после этапа { $stage }
craftsmen-page-hand-limit = конец сезона
craftsmen-page-investments = вложения
craftsmen-page-turn = Решает:
craftsmen-page-order = Порядок сезона:
craftsmen-page-track = Шкала смены порядка:
craftsmen-page-work = Осталось очков работы:
craftsmen-page-auction = Аукцион:
craftsmen-page-bid = высшая ставка { $bid }:
craftsmen-page-mayor = бургомистр предлагает { $bid } ({ $cards })
craftsmen-page-bill = К оплате:
craftsmen-page-bill-paid = { $price }; уже заплачено: { $cards }
craftsmen-page-look = Просмотр карт:
craftsmen-page-looked-at = { $kind }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
craftsmen-page-known = известны:
craftsmen-page-guilds = Город
craftsmen-page-guild = Этап
craftsmen-page-gold = Золотое
craftsmen-page-silver = Серебряное
craftsmen-page-ribbon = Лента
craftsmen-page-cards = Открытые карты
craftsmen-page-capital = Капитал:
craftsmen-page-piles = в колоде { $deck }, сброшено { $discarded }
craftsmen-page-card = Здание
craftsmen-page-colours = Цвета
craftsmen-page-makes = Производство
craftsmen-page-cost = Стройка
craftsmen-page-price = Покупка
craftsmen-page-deck = В колоде
craftsmen-page-in-deck = В колоде ({ $kind }), выше: { $above }, сверху вниз:
craftsmen-page-in-deck-mixed = В колоде ({ $kind }), выше: { $above }, среди { $count } в неизвестном порядке:
craftsmen-page-granary = Амбар и ярмарка
craftsmen-page-stored = В амбаре [нижний, продаётся первым|верхний]:
craftsmen-page-fair = Маркеры на ярмарке:
craftsmen-page-ships = Порт
craftsmen-page-ship = Корабль
craftsmen-page-most = Больше всех
craftsmen-page-holds = Трюмы: очки [лево|право]
craftsmen-page-pays = Дал бы сейчас
craftsmen-page-tokens = Жетоны
craftsmen-page-pool = В запасе:
craftsmen-page-pool-tokens = жетоны привилегий { $privilege }, жетоны работы { $work }
craftsmen-page-bonus = Бонусные жетоны:
craftsmen-page-legend = → действует сейчас, * привилегия использована. Цвета карты: верхний/нижний. В рядах ● занятый значок, ○ свободный. Корабли: груз + очки за место.
craftsmen-page-row = Ряд:
craftsmen-page-growth = Цвета:
craftsmen-page-has = Есть:
craftsmen-page-things = помощники дома { $helpers }, жетоны привилегий { $privilege }, жетоны работы { $work }, кубики { $cubes }
craftsmen-page-things-passed = помощники дома { $helpers } (пас), жетоны привилегий { $privilege }, жетоны работы { $work }, кубики { $cubes }
craftsmen-page-hand = Капитал:
craftsmen-page-worth = вместе стоят { $worth }
craftsmen-page-among = среди них { $cards }
craftsmen-page-hand-cards = Карты:
craftsmen-page-hidden = { $kind } ×{ $count }
craftsmen-page-points = Очки до сих пор:
craftsmen-page-source = { $name } { $points }

# Очки

craftsmen-source-start = начало
craftsmen-source-idle = помощники дома
craftsmen-source-fees = плата за место
craftsmen-source-production = производство
craftsmen-source-majorities = больше всех маркеров на кораблях
craftsmen-source-cargo = груз
craftsmen-source-growth = рост города
craftsmen-source-granary = амбар
craftsmen-source-investment = вложения
craftsmen-source-bonus-tokens = бонусные жетоны

craftsmen-tie-capital-cards = карты капитала
craftsmen-tie-order = место в порядке хода

# Отказы

craftsmen-illegal-not-your-turn = Сейчас не ваш ход. Подождите своей очереди.
craftsmen-illegal-not-asked = Сейчас спрашивают о другом. Выберите одно из предложенных действий.
craftsmen-illegal-game-over = Игра окончена. Начните новую, чтобы играть дальше.
craftsmen-illegal-no-such-outcome = Это сейчас не может выйти. Выберите один из возможных исходов.
craftsmen-illegal-nothing-to-swap = Больше нечего обменять. Обменяйте что-то другое или идите дальше.
craftsmen-illegal-no-such-sawmill = Этой лесопилки нет в коробке. Выберите ту, что там лежит.
craftsmen-illegal-not-in-hand = У вас нет этой карты. Выберите ту, что есть.
craftsmen-illegal-queue-full = Все места этой очереди заняты. Поставьте помощника поверх одиночного.
craftsmen-illegal-queue-open = В этой очереди есть свободное место. Пошлите помощника туда.
craftsmen-illegal-cannot-stack-there = Поставить помощника можно только поверх одиночного. Выберите другое место.
craftsmen-illegal-guild-full = Больше ваших помощников в эту гильдию не войдёт. Выберите другую.
craftsmen-illegal-cannot-pay-fee = У вас нет ни карты, ни очков для оплаты. Выберите другую гильдию.
craftsmen-illegal-does-not-fit = С этой картой оплату не закончить, или она лишняя. Выберите одну из предложенных карт.
craftsmen-illegal-not-on-board = Этой карты нет на поле. Выберите ту, что лежит открыто.
craftsmen-illegal-colours-differ = Ни верхний, ни нижний цвет не подходит к соседу. Выберите другой конец, другую карту или воспользуйтесь привилегией.
craftsmen-illegal-privilege-not-needed = Цвета подходят, привилегия не нужна. Стройте без неё.
craftsmen-illegal-no-privilege = Привилегии у вас здесь нет. Нужно золотое место или жетон, раз на помощника.
craftsmen-illegal-too-expensive = Ваши карты столько не стоят. Выберите что-то подешевле.
craftsmen-illegal-bid-too-low = Ставка должна быть выше. Повысьте или спасуйте.
craftsmen-illegal-must-bid = Кто начал аукцион, должен сделать ставку. Назовите сумму.
craftsmen-illegal-no-cards-left = Карт этого вида больше нет. Выберите другой вид.
craftsmen-illegal-action-taken = Этот помощник уже купил или торговался. Осталась только привилегия.
craftsmen-illegal-cannot-make = Ни одно ваше здание этого не производит. Выберите то, что производится.
craftsmen-illegal-no-free-icon = Свободного значка там нет. Выберите здание, которому это нужно.
craftsmen-illegal-fair-full = На ярмарке для вас больше нет места. Отправьте сырьё в здание.
craftsmen-illegal-fair-empty = На ярмарке нет вашего маркера. Сначала отправьте его туда.
craftsmen-illegal-no-cube = У вас не осталось кубиков. Сначала что-нибудь закончите или погрузите.
craftsmen-illegal-inputs-missing = На этом здании чего-то не хватает. Сначала заполните его значки.
craftsmen-illegal-no-work = Очков работы не осталось.
craftsmen-illegal-wrong-place = Этот товар туда не идёт. Выберите одно из предложенных мест.
craftsmen-illegal-hold-full = Этот трюм полон. Выберите другой корабль или подкупите капитана.
craftsmen-illegal-hold-open = В этом трюме есть место: грузите без подкупа.
craftsmen-illegal-own-marker = Пришлось бы выбросить ваш собственный маркер. Выберите другой корабль.
craftsmen-illegal-must-load = На корабле есть место, поэтому товар нужно погрузить.
craftsmen-illegal-not-for-sale = Этот полуфабрикат вам не продаётся. Выберите другой.
craftsmen-illegal-no-token = Такой жетон взять нельзя: в запасе нет или у вас уже три.
craftsmen-illegal-no-place-on-track = Сменить порядок нельзя: шкала заполнена или вы уже на ней.
craftsmen-illegal-wrong-colour = Вкладывают по одной карте каждого цвета, по порядку цветов. Выберите одну из предложенных карт.
craftsmen-illegal-must-finish = Начатое нужно закончить: четыре карты четырёх цветов.

# Справка

craftsmen-help-stage = Этап { $stage }. { $text }
craftsmen-help-bankers = Карты капитала, всего { $gained }: одна или две открытые, остальные из колоды. Потом сбрасывают { $discarded } со всей руки. Привилегия: сбросить только { $fewer }.
craftsmen-help-builders = Постройте с руки здания, не больше { $most }, на левом или правом конце ряда. Цены: { $costs } (базовое/расширенное/продвинутое), оплата общая, любыми цветами. Кто первым соберёт производственную линию готового изделия, берёт его бонусный жетон. Привилегия: одно из зданий может не подходить по цвету.
craftsmen-help-notary = Купите открытую карту за { $prices } (базовая/расширенная/продвинутая), только картами капитала её цветов, или выставите её на аукцион. Привилегия, до или после этого: посмотрите три карты колоды и две открытые того же вида, выложите две, остальные верните в любом порядке на колоду или под неё.
craftsmen-help-crafts = Очки работы в годах 1/2/3: { $work }. Каждое даёт сырьё, выкуп с ярмарки, полуфабрикат или готовое изделие. Неиспользованные пропадают. Привилегия: одно очко работы даёт два сырья.
craftsmen-help-merchants = Купите один полуфабрикат из амбара за любую карту капитала; он идёт на свободный значок вашего продвинутого здания. За чужой маркер карту получает его хозяин. Свой купить нельзя. Привилегия: заплатите своим маркером с ярмарки; продавец может тогда поставить туда свой.
craftsmen-help-town-hall = Возьмите жетон привилегии или жетон работы (у игрока не больше { $most } каждого вида) или переведите помощника на шкалу смены порядка (мест: { $spaces }): в следующем сезоне её игроки будут первыми. Привилегии здесь нет.
craftsmen-help-sawmill = Первое здание каждого ряда. Сырьё: { $good }. Перед игрой её можно обменять на лесопилку других цветов.
craftsmen-help-workshop = Вид: { $kind }. Производство: { $makes }. Цена постройки { $cost }; карта у нотариуса стоит { $price }. Карты (верхний/нижний цвет): { $cards }.
craftsmen-help-raw = Сырьё, кто производит: { $maker }. Кому нужно: { $users }. Сразу идёт в такое здание или на ярмарку, откуда его можно взять как любое сырьё.
craftsmen-help-half = Полуфабрикат, кто производит: { $maker } ({ $makes }). Кому нужно: { $users }. Идёт в такое здание или в амбар за карту капитала.
craftsmen-help-meat = Полуфабрикат, кто производит: { $maker } ({ $makes }). Его грузят на корабль как готовое изделие. Корабли { $ships }: { $points } за каждый маркер.
craftsmen-help-final = Готовое изделие, кто производит: { $maker } ({ $makes }). Корабли { $ships }: { $points } за каждый маркер. Полная производственная линия: { $line }; бонусный жетон: { $bonus }.
craftsmen-help-ship = За наибольшее число маркеров: { $majority }. Трюмы сверху вниз, с очками за маркер: { $holds }.

craftsmen-term-calendar = календарь
craftsmen-help-term-calendar = Лет в игре: { $years }, в каждом четыре сезона. Весна, лето и осень: фаза помощников, шесть этапов, конец сезона. Зима короткая. После неё год подсчитывается.
craftsmen-term-capital = карты капитала
craftsmen-help-term-capital = Единственные деньги: четыре цвета, числа от 1 до 3. Карта стоит своё число; две/три/четыре карты одного цвета могут стоить вместе { $sets }, и так далее. Сдачи нет.
craftsmen-term-hand-limit = предел руки
craftsmen-help-term-hand-limit = Карт капитала никогда не больше { $most }, а в конце сезона не больше { $end }. Лишнее сбрасывают.
craftsmen-term-exchange = перед игрой
craftsmen-help-term-exchange = Первым идёт тот, у кого сумма чисел меньше, а при равных суммах — младший; начальные очки по порядку: { $points }. Затем каждый может обменять одну карту здания и лесопилку.
craftsmen-term-helpers = помощники
craftsmen-help-term-helpers = У каждого игрока их { $helpers }. Их посылают по одному, пока все не спасуют. Кто оставил кого-то дома, получает { $points }.
craftsmen-term-queue = очередь
craftsmen-help-term-queue = Три места: золотое даёт привилегию, серебряное ничего, на месте с лентой вставать поверх можно бесплатно. Помощник идёт на первое свободное. В одной гильдии не больше { $own } помощников игрока, а всего { $all } при 2/3/4/5 игроках. Действуют слева направо, сначала нижний.
craftsmen-term-stacking = поверх другого
craftsmen-help-term-stacking = Когда все места заняты, помощника можно поставить поверх одиночного. Его хозяин получает карту капитала или очки, в годах 1/2/3: { $fees }. На месте с лентой и поверх своего — бесплатно.
craftsmen-term-privilege = жетоны привилегий
craftsmen-help-term-privilege = Жетон даёт помощнику в этапах I–V привилегию без золотого места, раз на помощника. В конце сезона по жетону берут те, кто использовал меньше всего привилегий. У игрока не больше { $most }; в игре { $pool } при 2/3/4/5 игроках.
craftsmen-term-work = жетоны работы
craftsmen-help-term-work = Между этапами жетон — это одно очко работы, которое нужно сразу использовать, как в цехе ремёсел. У игрока не больше { $most }.
craftsmen-term-bonus = бонусные жетоны
craftsmen-help-term-bonus = По одному на готовое изделие: первому, чьи здания производят его и всё, из чего оно делается, до самого сырья. Очки в конце игры: { $tokens }.
craftsmen-term-kinds = виды зданий
craftsmen-help-term-kinds = Базовые дают сырьё, расширенные полуфабрикаты, продвинутые готовые изделия; карт { $cards }. Расширенные и продвинутые приносят очки, когда производят.
craftsmen-term-colours = правило строительства
craftsmen-help-term-colours = Новое здание ставят на конец ряда. Его верхний цвет совпадает с верхним цветом соседа или нижний с нижним.
craftsmen-term-auction = аукцион и бургомистр
craftsmen-help-term-auction = Начавший называет ставку; по кругу каждый повышает или выбывает. Победитель платит любыми цветами. Если никто не повысил, бургомистр открывает карты капитала: { $mayor } (базовое/расширенное/продвинутое); начавший повышает, или карта идёт под колоду. Ставка выше предложения бургомистра выигрывает сразу.
craftsmen-term-fair = ярмарка
craftsmen-help-term-fair = Сюда можно отправить сырьё; позже очко работы забирает маркер как любое сырьё. У игрока здесь не больше { $most } маркеров; они остаются на следующие годы.
craftsmen-term-granary = амбар
craftsmen-help-term-granary = По два места на каждый полуфабрикат, кроме мяса. Новый маркер входит сверху; если оба места заняты, нижний уходит. Продавец берёт карту капитала. Каждый маркер, лежащий здесь после зимы, даёт { $points }.
craftsmen-term-ships = корабли
craftsmen-help-term-ships = Готовые изделия и мясо грузят в трюм своего товара, справа налево. Если оба места заняты, капитан, подкупленный картой капитала, выбрасывает левый маркер, но никогда ваш собственный. Что не удалось погрузить, пропадает без очков.
craftsmen-term-cubes = кубики
craftsmen-help-term-cubes = У каждого игрока их { $cubes }: на значки, ярмарку, амбар и корабли вместе. Без кубика ничего нового не отметить.
craftsmen-term-order = порядок сезона
craftsmen-help-term-order = В этом порядке посылают помощников и тратят жетоны. В конце сезона игроки со шкалы смены порядка занимают первые места (мест: { $spaces }), остальные идут за ними как прежде.
craftsmen-term-winter = зима
craftsmen-help-term-winter = Без помощников: по порядку каждый может строить как в этапе II, затем работать как в этапе IV. Жетоны привилегий можно использовать.
craftsmen-term-year = подсчёт года
craftsmen-help-term-year = 1. Корабли: очки за наибольшее число маркеров, при равенстве решает более высокий, затем более левый маркер; потом каждый маркер приносит очки своего трюма. 2. Рост города: { $growth } за каждый набор четырёх цветов. 3. Амбар: { $granary } за каждый маркер. 4. Вложения.
craftsmen-term-growth = рост города
craftsmen-help-term-growth = После каждой зимы считают по цветам все половины ваших зданий, лесопилку тоже: { $points } за каждый набор четырёх разных цветов.
craftsmen-term-investment = вложения
craftsmen-help-term-investment = После каждой зимы можно сбросить ровно четыре карты капитала четырёх цветов за сумму их чисел.
craftsmen-term-two-players = два игрока
craftsmen-help-term-two-players = В очередях по два места. Вставать поверх можно бесплатно, но соперник берёт карту капитала. Шкалы смены порядка нет: игроки меняются местами после каждого сезона. Жетон привилегии в конце сезона получает только тот, кто использовал меньше привилегий.
craftsmen-term-game-end = конец игры
craftsmen-help-term-game-end = После третьего года прибавляют бонусные жетоны, и побеждает тот, у кого больше всего очков. При равенстве очков впереди тот, у кого на руке больше карт капитала после последних вложений; считаются сами карты, а не их числа. Если и карт поровну, впереди тот, чьё место дальше в порядке хода последней зимы: спор выигрывает тот, кто ходил позже.
craftsmen-term-data = восстановленные карты
craftsmen-help-term-data = Списка напечатанных карт в открытом доступе нет. Цвета, рецепты и очки многих карт, трюмы кораблей и бонусные жетоны восстановлены по правилам и обзорам. Они могут отличаться от вашей коробки.
