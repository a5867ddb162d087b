# What only the drawing of Orléans says; the names of everything are in orleans.ftl.

orleans-ui-target = { $count ->
    [one] { $what }
    [few] { $what }: { $count } способа
   *[many] { $what }: { $count } способов
}
orleans-ui-shared = Игровое поле
orleans-ui-board-of = Планшет игрока { $name }
orleans-ui-map = Карта Луары
orleans-ui-tracks = Шкалы
orleans-ui-track = Шкала: { $kind }, осталось в запасе: { $count }
orleans-ui-development = Шкала развития
orleans-ui-deeds = Благородные деяния
orleans-ui-goods-market = Рынок
orleans-ui-road = дорога
orleans-ui-waterway = река
orleans-ui-to = В город: { $town }
orleans-ui-station-of = Фактория, { $name }: { $town }
orleans-ui-merchant-of = Купец, { $name }
orleans-ui-market = Рынок
orleans-ui-market-count = { $count } из { $spaces } · берёте { $draws }
orleans-ui-on-market = на рынке: { $count }
orleans-ui-bag = В мешочке: { $count }
orleans-ui-bag-of = Мешочек
orleans-ui-nobody-works = Никто не работает.
orleans-ui-slot = { $place }: ячейка для: { $kind }
orleans-ui-free = свободно: { $kind }
orleans-ui-put-back = Вернуть на рынок: { $who } ({ $place })
orleans-ui-put-all-back = Вернуть всех
orleans-ui-power = действует всегда
orleans-ui-technology = Технологии
orleans-ui-coins = Монеты
orleans-ui-level = Уровень развития
orleans-ui-stations = Фактории
orleans-ui-citizens = Горожане
orleans-ui-own-tiles = Свои тайлы мест
orleans-ui-stacks = Тайлы мест
orleans-ui-stack = Стопка { $stack } ({ $count })
orleans-ui-stack-empty = Здесь ничего не осталось.
orleans-ui-tiles-choose = Выберите тайл места
orleans-ui-tiles-open = Показать тайлы мест
orleans-ui-aside = Посмотреть на стол
orleans-ui-close = Закрыть
orleans-ui-event = Событие раунда
orleans-ui-events = События
orleans-ui-events-all = Все события
orleans-ui-events-past = По раундам
orleans-ui-events-left = Ещё не открыты
orleans-ui-events-next = может быть следующим: { $count }
orleans-ui-before = Подготовка
orleans-ui-round = Раунд { $round }/{ $rounds }
orleans-ui-costs-you = вы теряете
orleans-ui-brings-you = вы получите
orleans-ui-missing = { $count ->
    [one] не хватает { $count } монеты: пытки
   *[many] не хватает { $count } монет: пытки
}
orleans-ui-or = или
orleans-ui-of-sacristy = из ризницы
orleans-ui-event-pilgrimage = В этом раунде без монахов
orleans-ui-event-nothing = вы ничего не теряете
orleans-ui-census-leader = Перепись: { $name } впереди и получает монету.
orleans-ui-census-last = Перепись: { $name } позади и платит монету.
orleans-ui-have = у вас { $count }
orleans-ui-torture = Пытки
orleans-ui-torture-owed = { $count ->
    [one] Не хватает { $count } монеты. Отдайте что-нибудь насовсем.
   *[many] Не хватает { $count } монет. За каждую отдайте что-нибудь насовсем.
}
orleans-ui-torture-open = Показать, что можно отдать
orleans-ui-torture-choose = Выберите, что отдаёте
orleans-ui-lose-good = Товары
orleans-ui-lose-point = Развитие
orleans-ui-lose-follower = Персонажи
orleans-ui-lose-technology = Технологии
orleans-ui-lose-tile = Тайлы мест
orleans-ui-lose-station = Фактории
orleans-ui-loss-point = Одно деление назад
orleans-ui-loss-follower = Кто-то из мешочка
orleans-ui-loss-unplaced = Не выложен
orleans-ui-loss-unbuilt = Не построена
orleans-ui-gain-coin = 1 монета
orleans-ui-gain-point = 1 очко развития
orleans-ui-do-pass = Пас
orleans-ui-do-next = Следующий игрок
orleans-ui-do-bathe = Взять ещё двоих
orleans-ui-do-protect = Защититься
orleans-ui-do-done-planning = Закончить план
orleans-ui-do-done-declaring = Больше никого
orleans-ui-do-done-stowing = Больше никого
orleans-ui-do-done-acting = Готово
orleans-ui-do-skip-take-good = Ничего не брать
orleans-ui-do-skip-bathe = Не брать
orleans-ui-do-skip-sacristy = Не защищаться
orleans-ui-do-skip-remove = Ничего не убирать
orleans-ui-status-turn = ходит
orleans-ui-status-plans = планирует
orleans-ui-status-declares = берёт
orleans-ui-status-done = план готов
orleans-ui-status-passed = пас
orleans-ui-status-starts = начинает
orleans-ui-status-waits = ждёт
orleans-ui-status-over = конец
orleans-ui-view-board = Планшет
orleans-ui-view-map = Карта
orleans-ui-view-tracks = Шкалы
orleans-ui-view-players = Игроки
orleans-ui-view-log = Хроника
orleans-ui-deed-city-wall = Стена
orleans-ui-deed-papal-conclave = Конклав
orleans-ui-deed-defeating-plague = Чума
orleans-ui-deed-astronomy = Астрономия
orleans-ui-deed-boatmen-guild = Моряки
orleans-ui-deed-cathedral = Собор
orleans-ui-deed-peace-treaty = Мир
orleans-ui-deed-canalisation = Канализация
orleans-ui-followers = Персонажи
orleans-ui-board-places = Места на планшете
orleans-ui-goods = Товары
