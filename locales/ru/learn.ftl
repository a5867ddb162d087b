# Обучение игре: курс и тренер. Что говорит каждый урок, стоит в learn-<игра>.ftl.

learn-coach = Тренер
learn-lesson = Урок { $number }
learn-step = Шаг { $step } из { $steps }
learn-leave = Выйти из урока
learn-back = Назад
learn-skip = Пропустить
learn-show = Показать
learn-go-on = Дальше
learn-well = Хорошо.
learn-nearly = Здесь имеется в виду другое. Попробуйте то, что обведено.
learn-nearly-why = Почти! { $reason }
learn-read = Прочтите, что говорит тренер, и продолжайте
learn-finished = Урок пройден
learn-finished-text = Хорошо сыграно. Следующий на него опирается.
learn-finished-last = Хорошо сыграно. Теперь вы знаете игру.
learn-next-lesson = Дальше
learn-course = Все уроки
learn-you-play = Вы играете, тренер говорит по одной мысли за раз.
learn-begin = Начать с урока { $number }
learn-resume = Продолжить урок { $number }
learn-first-now = Сыграть первую партию
learn-done = Пройдено
learn-next = Следующий
learn-count = Пройдено уроков: { $done } из { $all }
learn-none = Уроки этой игры ещё пишутся.
learn-book = Пример из правил
learn-examples = Примеры, которые можно попробовать
learn-own = Моменты ваших партий
learn-own-text = Можно было сыграть лучше. Попробуйте ещё раз.
learn-own-move = ход { $move }
learn-again = Ещё раз
learn-hush = Без замечаний
learn-left = { $minutes ->
    [0] Вы знаете игру
    [one] осталась { $minutes } минута
    [few] осталось { $minutes } минуты
   *[many] осталось { $minutes } минут
}
