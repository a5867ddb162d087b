# Страница хозяина, жалобы игроков и приглашения на сайт.

host-title = Страница хозяина
host-enter-text = Эта страница для того, кто держит сайт. Предъявите его токен, и этот браузер двенадцать часов будет браузером хозяина. Токен создаёт команда:
host-token = Токен
host-enter = Войти
host-leave = Больше не быть здесь хозяином

host-well = Всё в порядке.
host-failing = Ничего не удаётся сохранить!
host-backup-failed = Копия не сделана: { $why }.
host-state-reports = { $count ->
    [one] Вас ждёт { $count } жалоба;
    [few] Вас ждут { $count } жалобы;
   *[many] Вас ждут { $count } жалоб;
}
host-state-none = Ничто вас не ждёт;
host-state-backup = последняя копия: { $ago }.
host-state-no-backup = копий ещё нет.
host-state-postgres = копии делаются средствами PostgreSQL.
host-state-read-only = Сейчас ничего нельзя изменить.

host-running = Столы в игре
host-used = в деле: { $count }
host-here = Сейчас здесь
host-of = из { $count }
host-moves = Ходов за 24 часа
host-answer = Время ответа
host-ms = { $ms } мс
host-refused = Отклонено запросов
host-up = Работает
host-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
host-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
host-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}

host-lists = Списки
host-tables = Столы
host-players = Игроки
host-reports = Жалобы
host-reports-waiting = Жалобы ({ $count })
host-log = Журнал
host-find = Найти
host-find-table = Код, имя или игра
host-find-player = Имя
host-closed-to-you = Чужие закрытые карты закрыты и для вас, как и разговоры за столами, если никто не пожаловался на реплику. Взгляд на стол записывается в журнал.

host-no-tables = Такого стола нет.
host-bots = { $count ->
    [one] + { $count } бот
    [few] + { $count } бота
   *[many] + { $count } ботов
}
host-table-running = идёт
host-table-waiting = ждёт игроков
host-table-idle = без движения
host-table-over = окончен
host-table-reported = жалоба
host-more-table = Ещё о столе { $table }
host-look = Взглянуть
host-unlist = Убрать из списков
host-close = Закрыть…
host-close-title = Закрыть этот стол?
host-close-text = Стол { $table } ({ $game }) сразу исчезнет для всех, и присутствующие узнают об этом. Вернуть его нельзя.
host-close-yes = Закрыть стол

host-no-players = Никого так не зовут.
host-since = с { $day }
host-games = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
host-safe = надёжно
host-one-browser = только один браузер
host-is-host = хозяин
host-muted-until = без голоса до { $day }
host-muted-for-good = без голоса
host-banned-until = без входа до { $day }
host-banned-for-good = без входа
host-more-player = Ещё об игроке { $name }
host-mute = Лишить голоса…
host-unmute = Вернуть голос
host-ban = Закрыть вход…
host-unban = Снова впустить
host-name-host = Назначить хозяином
host-dismiss = Больше не хозяин

host-no-reports = Никто ни на что не жаловался.
host-more-reports = Ещё жалобы
host-open = Открыть
host-report-about = Жалоба на игрока { $name }
host-judge = Что делать с игроком { $name }?
host-known = здесь с { $day }, { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
host-earlier = · { $count ->
    [one] { $count } прежняя жалоба
    [few] { $count } прежние жалобы
   *[many] { $count } прежних жалоб
}
host-earlier-none = · прежде жалоб не было
host-see-table = Посмотреть стол
host-reported-by = Жалуется { $name }: { $reason }. Стол { $table }, { $time }.
host-left = кто-то, кто ушёл
host-do-what = Что сделать
host-do-nothing = Ничего
host-do-mute = Лишить голоса
host-do-ban = Закрыть вход
host-how-long = На какой срок
host-for-good = навсегда
host-then-mute = { $name } играет дальше, но ничего не пишет и узнаёт об этом вместе с причиной.
host-then-ban = { $name } выходит на всех устройствах, боты играют дальше, и всё это время никто новый не войдёт из той же сети.
host-then-back = Это можно отменить в любую минуту; партии, перешедшие к ботам, остаются у ботов.
host-reason = Причина
host-reason-hint = Пожалуйста, будьте вежливы.
host-later = Позже
host-mute-for = Лишить голоса: { $long }
host-ban-for = Закрыть вход: { $long }

host-no-acts = Ни один хозяин ещё ничего не сделал.
host-console = Командная строка
host-by-token = Программа с токеном
host-older = Раньше
host-act-enter = – вход на страницу хозяина
host-act-leave = – выход со страницы хозяина
host-act-token = – новый токен
host-act-name-host = – новый хозяин:
host-act-dismiss-host = – больше не хозяин:
host-act-mute = – лишение голоса:
host-act-unmute = – возвращение голоса:
host-act-ban = – закрытие входа:
host-act-unban = – снова впускает:
host-act-answer-report = – ответ на жалобу:
host-act-look = – взгляд на стол
host-act-close = – закрытие стола
host-act-unlist = – снятие со списков стола
host-act-announce = – объявление
host-act-silence = – отмена объявления
host-act-read-only = – только для просмотра
host-act-read-write = – конец режима просмотра
host-act-invitation-only = – вход только по приглашению
host-act-open-to-all = – вход для всех
host-act-invite = – новое приглашение
host-act-void-invitation = – отмена приглашения
host-act-backup = – резервная копия
host-act-nightly-backup = – ночная резервная копия

host-load = Нагрузка ботов
host-threads = { $busy } из { $count ->
    [one] { $count } потока
   *[other] { $count } потоков
}
host-load-day = Последние 24 часа, самое большее { $percent }
host-load-most = Самое большее за 24 часа
host-load-at = { $percent }, в { $time }
host-load-move = Девять ходов из десяти
host-load-wait = до { $ms } мс; { $count ->
    [one] ждёт { $count } позиция
    [few] ждут { $count } позиции
   *[many] ждут { $count } позиций
}

host-storage = Данные и копии
host-backup-now = Сделать копию
host-backing-up = Копирование, { $percent } %
host-database = База данных
host-disk = Диск
host-disk-free = свободно { $free } из { $all }
host-last-backup = Последняя копия
host-last-backup-is = { $ago }, { $size }, проверена
host-none = нет
host-kept = Хранится
host-postgres-backup = PostgreSQL копируют его собственными средствами, пока все играют дальше:

host-announcement = Объявление
host-announce-text = Что услышат все ({ $language })
host-announce-hint = Где язык пуст, будет английский текст.
host-until = Как долго
host-for-hour = один час
host-for-day = сутки
host-for-week = неделю
host-for-month = 30 дней
host-announce = Показать всем
host-announced = Это увидят все.
host-silenced = Объявление снято.
host-announced-until = Видно до { $time }.
host-take-back = Снять

host-whole = Весь сайт
host-read-only = Только для просмотра
host-read-only-text = Всё можно смотреть, ничего нельзя менять; боты отдыхают.
host-invitation-only = Только по приглашению
host-invitation-only-text = Новым людям нужна ссылка от вас; кто уже здесь, тот остаётся.
host-invite = Пригласить
host-invite-note = Для кого (видят только хозяева)
host-invite-link = Приглашение
host-invite-nameless = для кого угодно
host-invite-until = для одного человека, до { $day }
host-void = Отменить
host-hosts = Хозяева
host-limits = Пределы
host-limit-requests = Запросов в секунду, на игрока
host-limit-connections = Соединений, на адрес
host-limit-tables = Новых столов в час, на игрока
host-limit-unfinished = Неоконченных столов, на игрока
host-limit-chat = Байтов разговоров в час, на игрока
host-limit-codes = Попыток кодов в час, на игрока
host-limit-calls = Кого искали, отслеживали или приглашали за час, на игрока
host-limit-letters = Запрошенных писем и проверок в час, на игрока
host-limit-reports = Жалоб в час, на игрока

report-title = Пожаловаться на игрока
report-text = Хозяева увидят причину и выбранные вами реплики, и ничего больше из сказанного здесь. Тот, на кого жалуются, не узнает, кто это сделал.
report-who = Кто
report-why = Почему
report-rude = грубость или угрозы
report-stalling = нарочно тянет время или уходит
report-name = неподобающее имя
report-other = другое
report-lines = Какие реплики
report-note = Что ещё нужно сказать
report-send = Пожаловаться
report-done = Спасибо. Хозяева посмотрят.

welcome-title = Вы приглашены
welcome-text = Этот сайт открыт для приглашённых, и у вас есть приглашение. Оно будет использовано, когда вы впервые сядете за стол.
welcome-go = Войти

error-not-host = Это могут только хозяева.
error-bad-token = Этот токен ничего не открывает.
error-no-report = На эту жалобу уже ответил другой хозяин.
error-backing-up = Копия уже делается.
error-own-backup = PostgreSQL копируют его собственными средствами.
