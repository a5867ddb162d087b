# Как найти людей: открытые столы, быстрая игра, подписки, приглашения, клубы.

finding-ways = Как хотите играть?
finding-way-bots = Против ботов
finding-way-bots-text = Сразу и без часов.
finding-way-friends = С друзьями
finding-way-friends-text = Вы посылаете ссылку. 24 ч на каждый ход.
finding-way-public = Для всех
finding-way-public-text = Садится кто хочет.
finding-sentence = { $way }, { $time }.
finding-starts-later = { $count ->
    [one] Начнётся, когда сядет ещё { $count } человек.
    [few] Начнётся, когда сядут ещё { $count } человека.
   *[many] Начнётся, когда сядут ещё { $count } человек.
}
finding-24h = 24 ч
finding-a-move = { $time } на ход
finding-a-game = { $time } на всю игру
finding-and-weekends = { $time }, выходные не в счёт
finding-no-clock = без часов
finding-who = Кто может сесть
finding-who-everybody = Все
finding-who-met = С кем я уже играл(а)
finding-who-club = { $club } (клуб)
finding-empty-later = Если никто не придёт, свободные места можно отдать ботам, а стол — удалить.
finding-language = Язык разговора
finding-language-en = английский
finding-language-pl = польский
finding-language-ru = русский
finding-live = вживую
finding-open = Открыть
finding-open-of = Открыть: { $game }
finding-watch = Смотреть
finding-watch-of = Смотреть: { $game }
finding-join-of = Войти: { $game }
finding-closed = Этот стол закрыли.
finding-stale = За две недели никто не сел: в списках другие этого стола больше не видят. Ссылка по-прежнему работает.
finding-faster = Кто-то успел раньше: место занято.
finding-filter-game = Игра
finding-filter-pace = Темп
finding-all-games = Любая игра
finding-any-pace = Любой темп
finding-any-language = Любой язык
finding-pace-live = Вживую
finding-pace-turns = По переписке
finding-open-tables = Открытые столы
finding-all = Все: { $count }
finding-all-open = { $count ->
    [0] Открытые столы
    [one] { $count } открытый стол
    [few] Все { $count } открытых стола
   *[many] Все { $count } открытых столов
}
finding-none = Такого открытого стола нет.
finding-open-one = Открыть такой
finding-wait = Здесь ждут игроков
finding-running = Открытые игры, которые можно смотреть
finding-running-none = Сейчас таких игр нет.
finding-off = На этом сервере нет столов для всех.
finding-sit-ask = Сесть за этот стол?
finding-usual-rules = По обычным правилам
finding-gone = свободных мест больше нет
finding-days-text = Игра на много дней. За того, у кого вышло время, дальше играет бот.
finding-live-text = За один раз: начнётся, когда все соберутся.
finding-no-clock-text = Никто никого не торопит.
finding-chat-en = Разговор по-английски
finding-chat-pl = Разговор по-польски
finding-chat-ru = Разговор по-русски
finding-chat-text = Ходам язык не нужен: каждый читает их на своём.
finding-only-browser = Вас узнает только этот браузер.
finding-only-browser-text = Такая игра долгая: возьмите ещё один способ вернуться.
finding-code = Код восстановления
finding-others-see = Другие видят ваше имя и щит, больше ничего.
finding-follow = Следить
finding-followed = Вы следите
finding-follow-of = Следить за игроком { $name }
finding-unfollow-of = Больше не следить за игроком { $name }
finding-with-people = С людьми
finding-with-people-text = { $game }: за подходящим столом или за новым, который найдёт следующий.
finding-find = Найти игроков
finding-open-public = Открыть стол для всех…
finding-tournaments = Турниры
finding-people = Люди
finding-people-nobody = Люди появятся здесь, когда вы сядете за какой-нибудь стол.
finding-known = С кем вы здесь знакомы
finding-known-none = Пока ни с кем. Сыграйте с кем-нибудь или начните следить за кем-то из-за открытого стола.
finding-plays = сейчас играет
finding-waits = ждёт игроков
finding-invitations = Приглашения
finding-invites = { $name } приглашает: { $game }
finding-decline = Нет, спасибо
finding-inviting = Кто может меня приглашать
finding-inviting-everybody = Все
finding-inviting-everybody-text = По имени вас найдёт каждый, кто его знает.
finding-inviting-met = Знакомые
finding-inviting-met-text = Те, с кем вы играли, и те, за кем следите.
finding-inviting-nobody = Никто
finding-inviting-nobody-text = По имени вас никто не найдёт.
finding-invite-name = Пригласить по имени
finding-invite = Пригласить
finding-invite-of = Пригласить: { $name }
finding-invited = Приглашение отправлено: { $name }.
finding-nobody-found = Никого с таким именем пригласить нельзя. Возможно, этот человек не хочет, чтобы его находили.
finding-clubs = Клубы
finding-club-name = Название нового клуба
finding-club-found = Основать клуб
finding-role-owner = глава клуба
finding-role-member = в клубе
finding-club-size = { $count ->
    [one] { $count } человек в клубе
    [few] { $count } человека в клубе
   *[many] { $count } человек в клубе
}
finding-club-join = Вступить в клуб
finding-club-ask = Попроситься в клуб
finding-club-asked = Просьба отправлена. Решает глава клуба.
finding-club-requests = Просятся в клуб
finding-club-let-in = Принять
finding-club-tables = Столы клуба
finding-club-tables-none = Открытых столов нет. Откройте стол для всех и выберите клуб в поле «Кто может сесть».
finding-club-members = Состав и таблица
finding-club-games = Игры
finding-club-won = Победы
finding-club-beaten = Обыграно
finding-club-more = Ещё
finding-club-more-of = Ещё: { $name }
finding-club-hand-over = Передать клуб
finding-club-link = Ссылка на клуб
finding-club-link-text = У кого есть эта ссылка, тот сразу в клубе.
finding-club-renew = Новая ссылка
finding-club-leave = Выйти из клуба
