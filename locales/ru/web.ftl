# Слова веб-страницы. Что говорит игра, стоит в её собственном файле.

# Лобби

web-nav = Страницы
web-nav-play = Игра
web-nav-mine = Мои игры
web-nav-ranking = Рейтинг
web-page-of = Страница игрока { $name }
web-skip = К содержанию
web-hello = Четыре игры, один стол
web-hello-text = Против ботов, с друзьями по ссылке или вместе за одним экраном. Без регистрации.
web-choose-game = Выберите игру
web-waits = { $count ->
    [one] { $count } игра ждёт вас
    [few] { $count } игры ждут вас
   *[many] { $count } игр ждут вас
}
web-waits-nothing = Пока ничего не ждёт
web-nearest = Ближайший срок: { $when }, «{ $game }»
web-others-think = Думают другие
web-new-game = Новая игра
# On a game that waits for me
web-play-on = Играть
web-wait-since = последний ход: { $when }
web-are-on-turn = { $count ->
    [one] ходит
   *[other] ходят
}
web-seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-left-time = осталось { $time }
web-until = до { $date }
web-until-weekend = до { $date }, кроме выходных
web-rests = перерыв до { $date }
web-away-until = в отъезде до { $date }
web-away-now = в отъезде по { $last } включительно
web-away-day = в отъезде { $first }
web-away-soon = в отъезде с { $first } по { $last }
web-days = { $count } д
web-hours = { $count } ч
web-min = { $count } мин
web-all-games = { $count ->
    [one] { $count } игра
    [few] Все { $count } игры
   *[many] Все { $count } игр
}
web-game-labora = Ora et Labora
web-game-orleans = Орлеан
web-game-craftsmen = Ремесленники
web-game-burgundy = Замки Бургундии
web-about-burgundy = Бросьте два кубика, берите плитки, заполняйте поместье.
web-about-labora = Вращайте колесо, стройте аббатство, кормите поселения.
web-about-orleans = Доставайте персонажей из мешочка, путешествуйте вдоль Луары.
web-about-craftsmen = От сырья к изделиям, гильдия за гильдией.
web-minutes = { $minutes } мин
web-duration = Длительность
web-players = Игроки
web-coming = скоро
web-quick = { $bots ->
    [one] Вы и { $bots } бот, уровень: { $level }
    [few] Вы и { $bots } бота, уровень: { $level }
   *[many] Вы и { $bots } ботов, уровень: { $level }
}
web-play-now = Играть
web-seats-options = Места и опции…
web-replay-record = Просмотр записи
web-replay-record-text = Игра из файла, ход за ходом
web-mine-text = Текущие и завершённые, все сохраняются
web-code = Код или ссылка стола
web-join = Войти
web-quick-labora-length = Длина игры
web-quick-labora-length-long = 90 минут
web-quick-labora-length-short = 45 минут
web-running = Идут
web-running-none = Сейчас нет игр. Начните новую в лобби.
web-over = Завершены
web-over-none = Пока ничего не завершено.
web-round-of = Тур { $round }: { $name }
web-your-turn = Ваш ход
web-hotseat = за одним экраном
web-delete = Удалить
web-delete-of = Удалить: { $table }
web-delete-title = Удалить этот стол?
web-delete-text = Он сразу исчезнет для всех вместе со всей игрой и разговором. Отменить это нельзя.
web-unlist = Убрать из моих игр
web-unlist-of = Убрать из моих игр: { $table }
web-unlist-title = Убрать этот стол из ваших игр?
web-unlist-text = У остальных он останется, и ссылка будет работать. Когда его уберут все, он удалится.
web-removed = Стол убран из ваших игр.
web-deleted = Этот стол удалён.
web-nowhere = Здесь ничего нет
web-nowhere-text = Возможно, адрес обрезан или набран с ошибкой.
web-to-lobby = В лобби

# Имя

web-guest = Гость
web-name = Имя
web-name-title = Как вас зовут?
web-name-hint = Его видят другие за столом. Больше ничего не нужно.
web-name-change = { $name }: сменить имя
web-me = Я
web-me-of = { $name }: Я
web-back = Уже бывали здесь?
web-back-text = Вернуться можно по коду или с другого устройства.
web-left = ушедший игрок
web-join-title = Вас приглашают
web-join-host = { $host } приглашает вас в игру. Назовите имя и займите место: игра начнётся, когда все сядут.
web-join-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-join-used-up = Эта ссылка уже использована: место занято или ссылка обновлена. Можно смотреть игру.
web-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-sit = Сесть за стол
web-only-watch = Только смотреть

# Новый стол

web-new-table = Новый стол: { $game }
web-seats = Места
web-seat = Место { $seat }
web-seat-you = Вы
web-seat-you-text = За это место играете вы.
web-seat-bot = Бот
web-seat-bot-text = Играет компьютер.
web-seat-open = Пригласить по ссылке
web-seat-open-text = Кто первым откроет ссылку, тот займёт место.
web-seat-all = Для всех
web-seat-all-text = Сюда садится кто хочет.
web-seat-hotseat = За этим экраном
web-seat-hotseat-text = Играет на этом экране по очереди.
web-seat-name = Имя для места { $seat }
web-level = Уровень
web-options = Опции
web-rulebook-details = Подробности из правил
web-option-wrong = Так нельзя.
web-clock = Часы
web-clock-none = Нет
web-clock-move = На ход
web-clock-game = На игру
web-clock-time = Время
web-clock-60 = 1 мин
web-clock-180 = 3 мин
web-clock-900 = 15 мин
web-clock-1800 = 30 мин
web-clock-3600 = 1 ч
web-clock-86400 = 1 день
web-clock-turn = По переписке
web-clock-turn-text = Время на каждый ход, игра на несколько дней. Сначала предупреждение, потом другие могут не ждать.
web-clock-days = Дни на игру
web-clock-days-text = Дни на размышление на всю игру. Сначала предупреждение, потом другие могут не ждать.
web-clock-28800 = 8 ч
web-clock-259200 = 3 дня
web-clock-604800 = 7 дней
web-clock-432000 = 5 дней
web-clock-864000 = 10 дней
web-clock-1728000 = 20 дней
web-weekends-off = Выходные не в счёт
web-clock-none-text = Никто не спешит.
web-clock-move-text = Время на каждый ход. Сначала предупреждение, затем остальные могут больше не ждать.
web-clock-game-text = Время на все ходы вместе. Сначала предупреждение, затем остальные могут больше не ждать.
web-hints = Подсказки
web-hints-given = Есть
web-hints-none = Без
web-hints-given-text = Тот, чей ход, может спросить, как сыграл бы мастер.
web-hints-none-text = Никто не узнает, как сыграл бы мастер и чего ожидать.
web-steward = Если кто-то уйдёт
web-steward-bot = Играет бот
web-steward-end = Игра окончена
web-steward-bot-text = За того, кто сдался или просрочил время, доигрывает ученик.
web-steward-end-text = Как только кто-то сдался или просрочил время, игра окончена, и он последний.
web-starts-now = Начнётся сразу.
web-starts-later = { $count ->
    [one] Начнётся, когда сядет { $count } приглашённый.
    [few] Начнётся, когда сядут { $count } приглашённых.
   *[many] Начнётся, когда сядут { $count } приглашённых.
}
web-open-table = Открыть стол

# Мелочи

web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-copy = Копировать
web-copied = Скопировано
web-try-again = Повторить
web-loading = Минутку…
web-language = Язык
web-theme = Тема
web-theme-now = Тема: { $theme }
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная

# Вопрос

web-asked = Что нужно сделать
web-hint = Подсказка
web-stand = Моё положение
web-plan = План
web-plan-text = План: испробовать ходы на личной копии
web-note = Личная заметка
web-note-text = Её можете прочесть только вы: она остаётся в этом браузере.
web-undo = Отменить
web-ask-undo = Попросить отмену
web-redo = Вернуть
web-restart-turn = Ход заново
web-ask-restart = Попросить начать ход заново
web-confirm = Подтвердить
web-confirm-this = Подтвердить: { $what }
web-choosing = { $chosen }: { $next }
web-leads = { $count ->
    [one] лидирует { $names } (+{ $by })
   *[other] лидируют { $names } (+{ $by })
}
web-next = Затем:
web-forgotten = Выбранное действие уже невозможно; ничего не сделано.
web-undo-asked = { $name } просит вернуться к ходу { $move }
web-undo-answer = Всё, что было после, будет отменено.
web-undo-withdraw = Отозвать просьбу
web-undo-granted = Все согласны: ходы отменены по просьбе игрока { $name }.
web-undo-refused = { $by } не соглашается: ничего не отменено.
web-undo-withdrawn = { $name } больше не просит отмены.
web-undo-lapsed = Игра пошла дальше: просьба игрока { $name } об отмене больше не действует.
web-accept = Согласиться
web-refuse = Отказать
web-looking = Просмотр: ход { $move } из { $moves }
web-return-now = К текущему ходу
web-waiting-for = Ждём: { $name }
web-waiting-seats = Ждём игроков
web-waiting-invite = Отправьте каждую ссылку другу. Игра начнётся, когда все места будут заняты.
web-waiting-others = Игра начнётся, когда все места будут заняты.
web-waiting-listed = Стол есть в списке: сядет тот, кто его найдёт. Можно послать и ссылку.
web-invite = Приглашение на место { $seat }
web-invite-renew = Новая ссылка на место { $seat }
web-invite-renewed = Старая ссылка на место { $seat } больше не действует.
web-invite-qr = QR-код приглашения на место { $seat }
web-send-away = Освободить место
web-send-away-of = Освободить место: { $name }
web-sent-away = Место снова свободно: { $name }
web-bot-here = Отдать место { $seat } боту
web-bot-seated = На месте { $seat } сидит бот.

# Игроки

web-watching = Вы смотрите игру
web-curtain = За экран садится { $name }
web-curtain-text = Стол закрыт, пока сюда не сядет нужный игрок.
web-curtain-open = Это я, { $name }: открыть стол
web-open-seat = Свободное место
web-seat-free = свободно
web-bot = бот, { $level }
web-you = вы
web-here = за столом
web-away = нет связи
web-on-turn = ходит
web-thinking = думает …
web-resigned = игра сдана
web-spectators = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-clock-up = время вышло
web-clock-low = Ваше время на исходе.
web-clock-over = Ваше время вышло: остальные могут больше не ждать.
web-claim-text = Время вышло: { $name }
web-claim = Больше не ждать

# Стол словами

web-what-you-can-do = Что можно сделать
web-offered = вариантов: { $count }
web-bundles = За один раз
web-type-move = Введите ход или слова
web-play = Сыграть
web-key-choose = выбор
web-key-complete = дополнить
web-key-play = сыграть
web-key-clear = очистить
web-no-match = Ничего не подходит. Esc снова покажет всё.
web-nothing-now = Сейчас от вас ничего не требуется.
web-nothing-past = Это прошлое: здесь ничего не сделать.
web-position = Позиция
web-jump = К разделу
web-parts = Части стола
web-tab-play = Игра
web-tab-position = Позиция
web-tab-log = Журнал
web-tab-history = История
web-face = Вид стола
web-face-drawn = Рисованный стол
web-face-text = Стол словами

# Нарисованный стол

web-look = показать планшет
web-back-to = Назад: { $name }
web-actions = Действия

# Правила

web-rules = Правила
web-learn = Научитесь за десять минут
web-learn-short = Обучение
web-puzzle = Задача
web-puzzles = Задачи
web-puzzle-of-the-day = Задача дня
web-rules-short = Коротко
web-rules-find = Найти деталь или слово
web-rules-none = Ничего не найдено.
web-rules-page = Отдельной страницей

# Хроника

web-chronicle = Журнал и чат
web-log = Журнал
web-log-empty = Ещё ничего не произошло.
web-thought = время на раздумье
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Сообщение
web-chat-hide-of = Не показывать мне, что пишет { $name }
web-chat-show-of = Снова показывать мне, что пишет { $name }
web-chat-hidden = скрыто
web-send = Отправить

# История

web-history = История
web-first = В начало
web-older = Ход назад
web-newer = Ход вперёд
web-my-last-turn = Моё прошлое решение
web-my-next-turn = Моё следующее решение
web-replay = Просмотр
web-pause = Пауза
web-now = Сейчас
web-move-of = Ход { $move } из { $moves }
web-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}

# Конец

web-wins = { $count ->
    [one] Побеждает { $name }
   *[other] Побеждают { $name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-ahead = { $points ->
    [one] На { $points } очко
    [few] На { $points } очка
   *[many] На { $points } очков
} больше, чем { $name }.
web-game-length = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}.
web-hints-used = Использовано подсказок: { $hints }.
web-breakdown = Откуда взялись очки
web-chart = Очки по раундам
web-lead = Отрыв
web-end = Конец
web-total = Всего
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-rank = { $rank }-е место
web-see-table = Смотреть стол
web-see-result = Смотреть итог
web-analysis = Что решило исход?
web-record = Запись игры
web-rematch = Реванш
web-rematch-ready = Реванш готов: ваше место ждёт вас.

# Меню стола

web-menu = Меню стола
web-share = Поделиться и пригласить
web-share-table = Ссылка на стол
web-share-table-text = Кто её откроет, сможет смотреть.
web-share-position = Ссылка на позицию после хода { $move }
web-share-invite = Свободные места
web-fork = Играть отсюда
web-fork-title = Играть с хода { $move }
web-fork-sandbox = Песочница
web-fork-sandbox-text = Пробуйте что угодно; этого никто не видит.
web-fork-hotseat = Игра за одним экраном
web-fork-hotseat-text = За этим экраном играют все.
web-fork-bots = Против ботов
web-fork-bots-text = Вы остаётесь на своём месте; за остальных играют боты: { $level }.
web-sandbox = Вы играете за всех, и никто другой этого не видит; после отмены жребий бросается заново.
web-sandbox-back = Назад к игре
web-settings = Настройки
web-speed = Анимация
web-speed-off = нет
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-pace = Ходы других
web-pace-instant = сразу
web-pace-quick = быстро
web-pace-readable = неспешно
web-pace-step = по шагам
web-pace-help = Как быстро нарисованный стол показывает, что сделали другие. Щелчок по столу, Enter или Esc сразу возвращает к настоящему.
web-step-next = Дальше
web-to-present = К настоящему (Esc)
web-log-setup = Подготовка
web-recap = С вашего последнего хода
web-missed = С вашего последнего хода сделаны ходы: { $names }.
web-recap-show = Показать
web-recap-replay = Посмотреть
web-recap-rest = Для всех
web-told-before = { $count ->
    [one] До этого в журнале { $count } запись.
    [few] До этого в журнале { $count } записи.
   *[many] До этого в журнале { $count } записей.
}
web-sound = Тихий звук, когда мой ход
web-foresight = Показывать мои решения сразу, не дожидаясь ответа сервера
web-confirmation = Подтверждать ({ $game })
web-confirmation-every = всё
web-confirmation-lasting = необратимое
web-confirmation-never = ничего
web-confirmation-about-every = Каждое действие ждёт подтверждения.
web-confirmation-about-lasting = То, что вы можете отменить сами, выполняется сразу. Подтверждения ждёт то, что открывает новое или передаёт ход.
web-confirmation-about-never = Каждое действие выполняется, как только ясно, какое выбрано.
web-habit-orleans-draw = Всегда вытягивать как можно больше персонажей
web-resign = Сдаться
web-resign-bot = За вас продолжит бот. Это нельзя отменить.
web-resign-ends = Игра сразу закончится: играть больше не с кем. Это нельзя отменить.
web-resign-as = Сдаться: { $name }

# Клавиши

web-shortcuts = Клавиатура
web-larger = Крупнее
web-smaller = Мельче
web-fit = Показать целиком
web-keys-type = ввести ход
web-keys-number = выбрать действие
web-keys-confirm = подтвердить выбор
web-keys-cancel = шаг назад
web-keys-forward = дальше, пока показываются ходы других
web-keys-step = ход назад или вперёд
web-keys-mine = моё прошлое или следующее решение
web-keys-ends = начало игры, сейчас
web-keys-large = держать: показать крупно то, на что указываете
web-keys-chat = чат
web-keys-hint = что сделал бы мастер
web-keys-plan = план: проба на личной копии и обратно
web-keys-next = следующая игра, которая вас ждёт
web-keys-face = рисованный стол или словами
web-keys-help = этот список

# Связь

web-lost = Связь потеряна.
web-lost-text = Ваши ходы сохранены; стол подключится сам.
web-connected = Связь восстановлена.
error-offline = Сервер недоступен.

# На этом устройстве

web-where = Где
web-where-server = На сервере
web-where-device = На этом устройстве
web-where-server-text = Друзья присоединятся по ссылке; игру хранит сервер.
web-where-device-text = Без связи; игру хранит только этот браузер.
web-on-device = на этом устройстве
web-alone = без сервера
web-alone-text = Сервер недоступен: вы играете на этом устройстве.
web-shelf = На этом устройстве
web-shelf-text = Эти игры хранит только этот браузер. Файл — надёжная копия.
web-shelf-lasting = Браузер обещал их хранить.
web-shelf-passing = Если на устройстве кончится место, браузер может их удалить; файл останется.
web-shelf-unread = { $count ->
    [one] { $count } игру из хранящихся здесь прочитать нельзя: она повреждена или сохранена более новой версией. В файл она тоже попадёт.
    [few] { $count } игры из хранящихся здесь прочитать нельзя: они повреждены или сохранены более новой версией. В файл они тоже попадут.
   *[many] { $count } игр из хранящихся здесь прочитать нельзя: они повреждены или сохранены более новой версией. В файл они тоже попадут.
}
web-shelf-discard = Удалить то, что нельзя прочитать
web-shelf-discard-text = { $count ->
    [1] Игра будет удалена навсегда. Более новая версия, возможно, ещё сможет её прочитать: сначала сохраните все в файл.
   *[many] Игры будут удалены навсегда. Более новая версия, возможно, ещё сможет их прочитать: сначала сохраните все в файл.
}
web-shelf-save = Сохранить все в файл
web-shelf-load = Добавить из файла
web-shelf-taken = { $count ->
    [0] В файле нет игр, которых здесь ещё нет.
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
   *[many] Добавлено { $count } игр.
}
web-shelf-damaged = { $count ->
    [one] { $count } игру из файла прочитать нельзя.
    [few] { $count } игры из файла прочитать нельзя.
   *[many] { $count } игр из файла прочитать нельзя.
}
web-keep = Сохранить и это
web-keep-text = Играть можно и без связи. Боты высших рангов, подсказки и задачи загружаются, когда впервые понадобятся; около 2 МБ.
web-keep-fetching = Сохраняется
web-keep-all = Сохранено всё: и боты всех рангов, и подсказки, и задачи.
web-keep-failed = Сохранить удалось не всё. Попробуйте ещё раз при лучшей связи или освободите место на устройстве.
web-to-server = Перенести на сервер
web-to-device = Оставить на этом устройстве
web-update = Готова новая версия.
web-update-now = Перейти на неё
web-trouble-broken = Стол на этом устройстве пришлось запустить заново. Всё сыгранное сохранилось.
web-trouble-stuck = Бот не смог найти ход. Всё сыгранное сохранилось.
web-trouble-full = На устройстве не осталось места: последний ход не сохранён. Удалите несколько игр или освободите место.
web-trouble-storage = Хранилище этого устройства не отвечает: ничего не сохраняется. Попробуйте ещё раз или загрузите страницу заново.
web-trouble-missing = Бота этого ранга нет на устройстве, и загрузить его сейчас нельзя. Он продолжит, как только появится связь; ученику она не нужна.

# В чём сервер отказывает

error-device-broken = Стол на этом устройстве пришлось запустить заново. Попробуйте ещё раз.
error-device-full = На устройстве не осталось места. Удалите несколько игр или освободите место.
error-device-storage = Хранилище этого устройства не отвечает. Попробуйте ещё раз или загрузите страницу заново.
error-no-server = Для этого нужен сервер: на это устройство никто другой не зайдёт.
error-no-shelf = В этом файле нет игр с устройства.
error-not-kept = Этого нет на этом устройстве, а его сервер сейчас недоступен.
error-no-guest = Сначала назовите имя.
error-no-table = Такого стола нет, или он закрытый.
error-no-game = Такой игры нет.
error-no-move = В этой игре нет такого хода.
error-bad-options = Так игру подготовить нельзя.
error-bad-field = Что-то в этой форме не подходит.
error-stale = Стол тем временем ушёл вперёд. Взгляните ещё раз.
error-not-your-seat = Это не ваше место.
error-not-seated = Это могут сделать только те, кто сидит за столом.
error-waiting = Игра ещё не началась: есть свободное место.
error-begun = Игра уже началась.
error-over = Игра окончена.
error-still-running = Запись можно получить после окончания игры.
error-unfinished = Разбираются только оконченные партии.
error-analysing = Для вас уже разбирается другая партия. Остановите её или подождите.
error-not-yours = Это начал кто-то другой, и остановить может только он.
error-bad-invite = Приглашение недействительно, или место уже занято.
error-too-far = Эти решения заходят дальше того, что видно на столе.
error-nothing-to-undo = Отменять нечего.
error-entangled = На этом решении держатся более поздние. Сначала отмените их.
error-nothing-to-redo = Возвращать нечего.
error-no-request = Нет просьбы, на которую нужно ответить.
error-no-hints = За этим столом нет подсказок.
error-not-your-turn = Сейчас вам нечего решать.
error-not-up = Ничьё время не вышло.
error-is-away = Игрок, которого вы ждёте, в отъезде, и его время сейчас стоит. Оно пойдёт само после возвращения.
error-secret = В этой позиции есть тайны, которые вам пока нельзя знать.
error-bad-record = Эту запись нельзя воспроизвести.
error-not-owner = Это может сделать только тот, кто открыл этот стол.
error-damaged = Этот стол повреждён, и показать его нельзя. Сообщите тому, кто ведёт этот сервер. Другие столы не пострадали.
error-old-rules = Эта игра сыграна по старым правилам, которые больше не подходят. Показать её нельзя.
error-no-link = Эта ссылка ничего не открывает: она использована, или прошло десять минут.
error-bad-code = Этот код ничего не открывает. Он самый новый и введён верно?
error-switched-off = Здесь это отключено.
error-no-device = У вас нет такого устройства.
error-seat-taken = Кто-то успел раньше: место занято.
error-not-welcome = Тот, кто открыл этот стол, хочет играть за ним с другими.
error-no-person = Так никого не найти. Возможно, этот человек не хочет, чтобы его находили.
error-no-invitation = Это приглашение уже недействительно.
error-no-club = Такого клуба нет, или эта ссылка его не открывает.
error-not-club-owner = Это может сделать только глава клуба.
error-many-calls = За час вы искали очень многих. Попробуйте позже.
error-many-followed = Вы следите за очень многими. Сначала перестаньте следить за кем-нибудь.
error-many-invitations = Многие ваши приглашения ждут ответа.
error-many-clubs = Нет места: состоять можно в 20 клубах, а в клубе не больше 300 человек.
error-rated-undo = В рейтинговой партии можно отменить только решения своего хода.
error-rated-people = Для партии на рейтинг нужно не меньше двух человек.
error-rated-hotseat = В партии на рейтинг каждый играет на своём устройстве.
error-rated-options = Партии на рейтинг играют с обычными настройками.
error-rated-bot = У этого бота нет рейтинга: выберите ученика, подмастерье или мастера.
error-rated-off = Здесь не играют на рейтинг.
error-no-player = Этого игрока здесь больше нет.
error-many-codes = Слишком много попыток. Вернитесь позже.
error-many-tables = За час вы открыли слишком много столов. Сыграйте за одним из них или вернитесь позже.
error-many-names = Из вашей сети пришло слишком много новых имён. Вернитесь позже.
error-many-unfinished = У вас слишком много неоконченных столов. Доиграйте некоторые или удалите их в «Моих играх».
error-many-listed = В списках уже ждёт достаточно столов, ваших или из вашей сети. Подождите, пока кто-нибудь сядет, или удалите один из них.
error-much-chat = За час вы написали очень много. Напишите снова позже.
error-full-chat = За этим столом сказано достаточно. Продолжите разговор за другим.
error-full-table = За этим столом произошло слишком много. Играйте дальше с этой позиции за новым.
error-busy = То, о чём вы просили раньше, ещё делается. Подождите.
error-too-many = Слишком много запросов: подождите немного.
error-too-large = Это слишком велико.
error-stopping = Сервер останавливается: попробуйте через минуту.
error-unavailable = Сейчас стол нельзя сохранить. Попробуйте чуть позже; ничто из сохранённого не потеряно.
error-internal = На сервере что-то пошло не так. Попробуйте ещё раз.
web-nav-host = Хозяин
web-read-only = Сайт сейчас открыт только для просмотра: ничего нельзя изменить.
web-report = Пожаловаться на игрока…
web-report-line = Пожаловаться на эту реплику игрока { $name }
error-read-only = Сайт сейчас открыт только для просмотра: ничего нельзя изменить.
error-muted = Вам нельзя писать { $ends ->
    [yes] до { $until }
   *[no] здесь
}. Хозяин говорит: { $reason }
error-banned = Вам нельзя войти { $ends ->
    [yes] до { $until }
   *[no] сюда
}. Хозяин говорит: { $reason }
error-barred = Из вашей сети сейчас не впускают никого нового.
error-by-invitation = Сюда входят по приглашению. Спросите того, кто держит этот сайт.
error-many-reports = За час от вас поступило слишком много жалоб. Вернитесь позже.
error-many-waiting = На многие ваши жалобы ещё не ответили. Подождите, пока хозяин их прочитает.
