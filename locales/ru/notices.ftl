# Когда мой ход: панель на странице «Я» и то, что говорят письма и уведомления.

notices-title = Когда мой ход
notices-rounds = А также когда начинается тур турнира и когда турнир окончен.
notices-push = Уведомлять на этом устройстве
notices-push-text = даже если страница закрыта
notices-push-elsewhere = { $count ->
    [one] включено ещё на { $count } устройстве
   *[other] включено ещё на { $count } устройствах
}
notices-push-denied = Браузер не разрешает: разрешите уведомления для этой страницы в его настройках.
notices-push-cannot = Этот браузер так не умеет.
notices-push-failed = Браузер не включил уведомления. Попробуйте ещё раз.
notices-mail = Писать на почту
notices-mail-address = Адрес почты
notices-mail-keep = Прислать ссылку
notices-mail-again = Прислать ещё раз
notices-mail-remove = Убрать адрес
notices-mail-sent = Письмо отправлено. Откройте ссылку из него на любом устройстве.
notices-mail-unconfirmed = не подтверждён
notices-mail-confirmed = подтверждён
notices-mail-bounced = письма не доходят
notices-letters = Письма
notices-letters-each = Каждый ход
notices-letters-hourly = Раз в час
notices-letters-daily = Раз в день
notices-hook = Вызывать вебхук
notices-hook-url = Адрес вебхука
notices-hook-keep = Включить
notices-hook-remove = Убрать вебхук
notices-hook-key = Ключ его подписей
notices-hook-failed = Последний вызов не удался.
notices-remind = Напомнить до конца времени
notices-remind-0 = никогда
notices-remind-1 = за 1 ч
notices-remind-3 = за 3 ч
notices-remind-12 = за 12 ч
notices-quiet = Тихие часы
notices-quiet-text = приходит только напоминание
notices-from = с
notices-to = до
notices-test = Проверить
notices-tested = Пробное уведомление отправлено.
notices-kept = Сохранено.
notices-none = Этот сервер не шлёт уведомлений.
notices-confirm-title = Писать на этот адрес?
notices-confirm-text = Кто-то хочет узнавать здесь, что настал его ход. Если это вы, подтвердите.
notices-confirm-yes = Да, пишите мне
notices-confirmed-text = Подтверждено: письма будут приходить на этот адрес.
notices-stop-title = Больше не писать?
notices-stop-text = Письма о ваших ходах сразу прекратятся. Включить их снова можно на странице «Я».
notices-stop-yes = Больше не писать
notices-stopped-text = Письма на этот адрес больше не приходят.
notices-link-void = Эта ссылка больше ничего не открывает.
error-not-sent = Отправить ничего не удалось. Проверьте написание или попробуйте позже.
error-many-letters = За час запрошено много писем. Вернитесь позже.

notice-turn = Ваш ход: { $game }
notice-turn-when = Ваш ход: { $game } ({ $when })
notice-turns = { $count ->
    [one] Ваш ход в { $count } игре
   *[other] Ваш ход в { $count } играх
}
notice-reminder = { $game }: осталось { $left }
notice-left-until = Осталось { $left }, до { $date }.
notice-until = До { $date }.
notice-left-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $hours } ч
notice-left-hours = { $hours } ч { $minutes } мин
notice-left-hours-only = { $hours } ч
notice-left-minutes = { $minutes } мин
notice-day-today = { $time } сегодня
notice-day-tomorrow = { $time } завтра
notice-day-weekday = { $day ->
    [1] понедельника
    [2] вторника
    [3] среды
    [4] четверга
    [5] пятницы
    [6] субботы
   *[7] воскресенья
}, { $time }
notice-day-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}, { $time }
notice-waiting = { $count ->
    [one] Ждёт { $names }.
   *[other] Ждут: { $names }.
}
notice-open = Открыть стол
notice-more = { $count ->
    [one] Вас ждёт ещё { $count } игра:
    [few] Вас ждут ещё { $count } игры:
   *[many] Вас ждут ещё { $count } игр:
} { $games }.
notice-more-until = { $game }, до { $date }
notice-round = { $name }: начался тур { $round }
notice-round-of = { $name }, тур { $round }.
notice-round-plays = { $count ->
    [0] { $game }.
   *[other] { $game }; за столом: { $names }.
}
notice-round-bye = В этом туре у вас нет партии.
notice-tournament-over = { $name }: турнир окончен
notice-tournament-place = Ваше место: { $place } из { $players }.
notice-tournaments = { $count ->
    [one] Новости { $count } турнира
   *[other] Новости { $count } турниров
}
notice-open-tournament = Открыть турнир
notice-foot = { $pace ->
    [hourly] Вы просили писать не чаще раза в час.
    [daily] Вы просили писать не чаще раза в день.
   *[each] Вы просили писать о каждом ходе.
}
notice-foot-quiet = С { $from } до { $to } писем нет, кроме напоминаний.
notice-foot-stop = Больше не писать:
notice-foot-stop-link = Больше не писать
notice-test = Это проверка
notice-test-text = Так вы узнаете, что настал ваш ход.
notice-confirm = Письма от Quadrivium?
notice-confirm-text = Кто-то, возможно вы, хочет узнавать по этому адресу, что в Quadrivium настал его ход. Если это вы, откройте ссылку; она действует семь дней на любом устройстве. Если нет, ничего не делайте: больше никто не напишет.
notice-confirm-open = Да, пишите мне
