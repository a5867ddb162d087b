# Турниры: список, один из них, создание. Загружаются, когда на них впервые посмотрят.

tournaments = Турниры
tournaments-text = Пары составляются и столы открываются сами; остаётся играть.
tournaments-none = Турниров пока нет.
tournaments-new = Новый турнир
tournaments-stage-open = Идёт запись
tournaments-stage-running = Играются
tournaments-stage-over = Завершены
tournaments-format-swiss = Швейцарский
tournaments-format-swiss-text = В каждом туре встречаются те, у кого близкий результат. Никто не встречается с одним человеком дважды, пока этого можно избежать.
tournaments-format-round-robin = Круговой
tournaments-format-round-robin-text = Каждый встречается с каждым, насколько можно поровну.
tournaments-format-series = Серия
tournaments-format-series-text = Одни и те же люди за одним столом, несколько партий.
tournaments-tables-of = столы по { $count }
tournaments-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
tournaments-players-of = { $count } из { $most }
tournaments-round-of = Тур { $round } из { $rounds }
tournaments-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
tournaments-round-time = { $days ->
    [one] { $days } день на тур
    [few] { $days } дня на тур
   *[many] { $days } дней на тур
}
tournaments-round-hours = { $hours ->
    [one] { $hours } час на тур
    [few] { $hours } часа на тур
   *[many] { $hours } часов на тур
}
tournaments-rated = на рейтинг
tournaments-friendly = товарищеский
tournaments-yours = Вы организатор
tournaments-joined = Вы участвуете
tournaments-by = Организатор: { $name }
tournaments-admission-open = для всех
tournaments-admission-invitation = по приглашению
tournaments-admission-club = для клуба
tournaments-until = Тур закончится: { $date }

tournaments-join = Участвовать
tournaments-leave = Выбыть
tournaments-leave-text = Выбыть? Вас больше не включат в пары, и вернуться нельзя. Партию, которая идёт, можно доиграть.
tournaments-leave-open = Всё-таки не участвовать
tournaments-left = вне турнира
tournaments-you-left = Вы выбыли.
tournaments-begin = Начать
tournaments-begin-few = Нужно участников, не меньше: { $count }.
tournaments-begin-soon = Начните в течение тридцати дней: турнир, который никто не начал, после этого исчезает.
tournaments-close = Завершить турнир
tournaments-close-text = Завершить? Новых туров не будет. Идущие партии продолжатся, но здесь уже не засчитаются.
tournaments-call-off = Отменить
tournaments-call-off-text = Отменить? Турнир исчезнет, и участникам не скажут почему.
tournaments-send-away = Исключить
tournaments-link = Ссылка для приглашённых
tournaments-link-text = У кого она есть, тот видит турнир и может участвовать.
tournaments-my-game = Ваша партия в этом туре
tournaments-my-game-open = К столу
tournaments-my-bye = В этом туре у вас нет партии. За него: { $points }.
tournaments-my-wait = Ваша партия окончена. Следующий тур начнётся, когда закончат все, самое позднее { $date }.

tournaments-standings = Таблица
tournaments-place = Место
tournaments-name = Имя
tournaments-points = Очки
tournaments-games = Партии
tournaments-by-opponents = Соперники
tournaments-by-direct = Личные
tournaments-by-wins = Победы
tournaments-by-share = Доля
tournaments-rounds-title = Туры
tournaments-round = Тур { $round }
tournaments-round-until = до { $date }
tournaments-round-over = окончен
tournaments-table = Стол { $number }
tournaments-playing = идёт игра
tournaments-bye = без партии
tournaments-seat-place = { $place }.
tournaments-seat-points = { $points } оч.
tournaments-entrants = Кто участвует
tournaments-entrants-none = Пока никто. Будьте первыми.
tournaments-gone = кто-то, кого здесь больше нет

tournaments-how = Как это считается
tournaments-how-points = За партию даётся доля тех за столом, кого вы опередили: 1 за первое место, 0 за последнее, ничья считается за половину.
tournaments-how-bye = Кто в туре без партии, получает { $points }.
tournaments-how-time = Просроченное время — сразу поражение, заявлять о нём не нужно. Что не окончено к концу тура, решают часы: кто думал дольше всех, тот последний.
tournaments-how-ties = Очков поровну? Тогда решает, по порядку:
tournaments-how-opponents = очки тех, с кем вы встречались, за каждую партию их среднее
tournaments-how-direct = личные встречи тех, у кого поровну, если встретились все
tournaments-how-wins = число побед
tournaments-how-share = ваша доля всех очков в ваших партиях
tournaments-how-equal = Кого ничто не различает, те делят место.
tournaments-how-left = Кто выбыл, сохраняет очки, но больше не играет.

tournaments-field-name = Название турнира
tournaments-field-game = Игра
tournaments-field-format = Система
tournaments-field-size = За столом
tournaments-field-size-text = Если людей не хватает, некоторые столы меньше, или кто-то остаётся без партии.
tournaments-field-rounds = Туры
tournaments-field-legs = Каждый встречается с каждым
tournaments-once = один раз
tournaments-twice = два раза
tournaments-field-clock = Время на размышление
tournaments-field-clock-text = Просроченное время — сразу поражение; заявлять о нём не нужно.
tournaments-field-round = Тур может длиться
tournaments-field-round-text = Следующий тур начинается, как только закончены все партии.
tournaments-day = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
tournaments-hour = { $count } ч
tournaments-field-who = Кто может участвовать
tournaments-who-open = Все
tournaments-who-invitation = По ссылке
tournaments-field-counts = Засчитывается
tournaments-field-counts-rated = В рейтинг всех, кто играет; только с обычными правилами.
tournaments-field-counts-friendly = Только в этом турнире.
tournaments-field-most = Не больше
tournaments-field-rules = Правила игры
tournaments-create = Открыть запись

error-no-tournament = Такого турнира нет, или эта ссылка его не открывает.
error-not-organiser = Это может только организатор турнира.
error-tournament-begun = Этот турнир уже начался.
error-tournament-full = В этом турнире больше нет мест.
error-tournament-few = Участников слишком мало.
error-many-tournaments = У вас очень много незавершённых турниров.
