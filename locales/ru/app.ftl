# Слова самой программы: команды, вопросы и итоги. У каждой игры свой файл.

# Игроки

name-you = Вы
name-player = Игрок { $seat }
name-neutral = Нейтральный игрок
name-bot = Бот { $seat }

bot-random = случайный
bot-apprentice = ученик
bot-journeyman = подмастерье
bot-master = мастер
bot-grandmaster = гроссмейстер
bot-shipper = судовладелец
bot-farmer = скотовод
bot-treasurer = казначей
bot-settler = поселенец
bot-traveller = путник
bot-scholar = учёный
bot-builder = строитель
bot-exporter = экспортёр
bot-random-plays = Делает любые допустимые ходы.
bot-apprentice-plays = Ходит сразу; новичок может его победить.
bot-journeyman-plays = Играет уверенно и немного думает.
bot-master-plays = Думает дольше, победить трудно.
bot-grandmaster-plays = Думает над ходом до полуминуты.
bot-shipper-plays = Подмастерье, любит корабли и товары.
bot-farmer-plays = Подмастерье, любит пастбища и животных.
bot-treasurer-plays = Подмастерье, копит монеты и сокровища.
bot-settler-plays = Подмастерье, основывает поселения.
bot-traveller-plays = Подмастерье, открывает фактории.
bot-scholar-plays = Подмастерье, стремится к развитию.
bot-builder-plays = Подмастерье, строит без устали.
bot-exporter-plays = Подмастерье, загружает корабли.

# Числа

count-actions = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
count-commands = { $count ->
    [one] { $count } команда
    [few] { $count } команды
   *[many] { $count } команд
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
count-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
count-lines = { $count ->
    [one] проверен { $count } вариант
    [few] проверено { $count } варианта
   *[many] проверено { $count } вариантов
}
count-chance = { $count ->
    [one] { $count } случайное событие
    [few] { $count } случайных события
   *[many] { $count } случайных событий
}

# Список игр

games-players = Число игроков: от { $min } до { $max }
games-form = Запись: { $form }.
games-bots = Боты для --seat и --bots:

# Чей ход

turn-over = Игра окончена.
turn-chance = Теперь решает случай.
turn-players = Ход: { $players }
turn-name = { $seat }

# Счёт

standings-points = Очки
standings-rank = Место

# Воспроизведение

replay-all = Запись верна: { $actions }.
replay-part = Запись пока верна: { $actions } из { $all }.

# Импорт

import-all = Импортировано: { $commands }, { $actions }.
import-command = команда { $number }
import-left-out = { $place } `{ $command }`: «{ $left }» можно было не называть, это не взято (R-USE-18).
import-line = строка { $number }
import-other-goods = { $place } `{ $command }`: другая программа даёт здесь другие товары ({ $ruling }).
import-part = Импортировано до места, где журнал следует другим правилам: { $commands } из { $all }, { $actions }.

# Симуляция

sim-title = { $game }: { $games }
sim-steps = { $decisions }, { $chance }
sim-seat = Место
sim-bot = Бот
sim-mean = В среднем
sim-min = Меньше всего
sim-max = Больше всего
sim-wins = Победы
sim-speed = { $seconds } с, { $games } партий/с, { $decisions } решений/с

# Арена

arena-so-far = { $bot }: { $wins }
arena-bot = Бот
arena-wins = Победы
arena-place = Место
arena-points = Очки
arena-range = Меньше всего – больше всего
arena-rating = Рейтинг над последним
arena-decisions = Решений за ход
arena-simulations = Симуляций за ход
arena-time = Время хода
arena-longest = Самый долгий ход
arena-more = Решено: { $bot } выигрывает больше { $share } партий.
arena-less = Решено: { $bot } выигрывает меньше { $share } партий.
arena-open = Не решено, больше или меньше { $share } партий выигрывает { $bot }.
arena-took = { $seconds } с, не больше { $memory } МБ памяти

# План

plan-found = { $game }: { $points }, { $lines }
plan-step = { $points }: { $actions }
plan-more = … и ещё { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
plan-company = До конца можно спланировать только игру, в которую играют в одиночку.
plan-chance = До конца можно спланировать только игру без случайностей.
plan-secrets = До конца можно спланировать только игру без тайн.
plan-endless = Эта игра сама не заканчивается.

# Игра

play-welcome = Введите номер варианта или ход в нотации; «help» покажет команды.
play-against = { $who }: { $bot }. { $plays }
play-goodbye = До свидания.
play-over = Игра окончена.
play-more-news = … { $count ->
    [one] { $count } более ранняя строка
    [few] { $count } более ранние строки
   *[many] { $count } более ранних строк
}; «log» покажет всё
play-no-number = Такого номера нет: выберите от 1 до { $last }.
play-hint = «help» покажет команды.
play-undone = Ход взят назад.
play-redone = Ход повторён.
play-nothing-to-undo = Брать назад нечего.
play-nothing-to-redo = Повторять нечего.
play-saved = Запись игры – в файле { $file }.
play-save-where = Куда? Введите «save» и имя файла.

refusal-notation = Это не ход этой игры.

log-action = { $seat }: { $action }
    .told = { $seat }: { $action }.

menu-group = { $heading } ({ $count })
menu-bundle = { $words } ({ $decisions })
menu-back = назад

help-number = 1, 2, 3 … – выбрать вариант с этим номером; 0 – назад из короткого списка
help-action = ход в нотации, как рядом с вариантами, – сделать его
help-undo = undo (u) – назад к вашему последнему решению
help-redo = redo (r) – повторить взятое назад
help-explain = ? ИМЯ – что делает эта часть игры, по нотации или названию
help-board = board (b) – показать ещё раз всю позицию и варианты
help-log = log (l) – всё, что произошло
help-score = score (s) – счёт игроков
help-hint = hint – что сделал бы мастер и почему
help-line = line – в игре для одного: путь до конца и очки, которые он принесёт
help-stand = stand – положение игроков: сейчас, если бы это был конец, и в конце
help-save = save ФАЙЛ – записать партию до этого места
help-quit = quit (q) – выйти
help-nearest = Здесь нет «{ $name }»; может быть, «{ $nearest }»?
help-unknown = В этой игре нет «{ $name }».
