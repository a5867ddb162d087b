//! What notices say, in the language of whoever reads them.

use std::cell::RefCell;
use std::collections::HashMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use quadrivium_core::{Phrase, Span};
use quadrivium_speech::{Language, Speech};
use quadrivium_table::Fold;
use quadrivium_table::api::{RoundShown, Sitting};
use quadrivium_table::ids::{GuestId, TableId};
use serde::Serialize;

use super::times::{Gathering, Quiet};
use crate::tables::tournaments::{Part, RoundNews};

/// A table that waits for somebody.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// Round or season.
    pub when: Vec<Span>,
    /// What is asked.
    pub prompt: Option<Phrase>,
    /// What everybody is called, in the order of seats.
    pub names: Vec<String>,
    /// The other people.
    pub others: Vec<String>,
    /// When the time is up.
    pub until: Option<u64>,
    /// The round of a tournament that it belongs to.
    pub round: Option<RoundShown>,
}

impl Waiting {
    /// A table as somebody sees it who is called there.
    pub fn of(fold: &Fold, guest: GuestId, until: Option<u64>, now: u64) -> Self {
        let summary = fold.summary(guest, now);
        let people = summary.seats.iter().filter(|seat| seat.kind == Sitting::Human);
        let others = people.filter(|seat| !seat.you && !seat.resigned);
        Self {
            table: summary.id,
            others: others.map(|seat| seat.name.clone()).collect(),
            names: summary.seats.iter().map(|seat| seat.name.clone()).collect(),
            game: summary.game,
            when: summary.when,
            prompt: summary.prompt,
            until,
            round: summary.round,
        }
    }
}

/// A few words about tables that wait for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Words {
    /// What it is about.
    pub title: String,
    /// What is asked there.
    pub body: String,
}

/// Where and when somebody reads.
#[derive(Clone, Debug)]
pub struct Reader {
    /// In which language.
    pub language: Language,
    /// By which zone.
    pub zone: TimeZone,
    /// At what time, in milliseconds since 1970.
    pub now: u64,
}

thread_local! {
    /// Reading all messages of a language takes some milliseconds: each thread does it once.
    static SPEECHES: RefCell<HashMap<&'static str, Speech>> = RefCell::default();
}

impl Reader {
    /// Says something at a table where these people sit.
    fn at<T>(&self, names: &[String], say: impl FnOnce(&Speech) -> T) -> T {
        let key = self.language.name();
        let known = SPEECHES.with_borrow_mut(|speeches| speeches.remove(key));
        let speech = known.unwrap_or_else(|| Speech::new(self.language));
        let speech = speech.with_names(names.to_vec());
        let said = say(&speech);
        SPEECHES.with_borrow_mut(|speeches| speeches.insert(key, speech));
        said
    }

    /// Says something in general.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.at(&[], |speech| speech.say(phrase))
    }

    /// Says something without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// What a game is called.
    pub fn game(&self, game: &str) -> String {
        self.say(&Phrase::new(format!("web-game-{game}")))
    }

    /// A time of the day or another day.
    fn date(&self, at: u64) -> String {
        let moment = |ms: u64| {
            let ms = i64::try_from(ms).unwrap_or(i64::MAX);
            let at = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
            at.to_zoned(self.zone.clone())
        };
        let (at, now) = (moment(at), moment(self.now));
        let time = format!("{}:{:02}", at.hour(), at.minute());
        let days = now.date().until(at.date()).map_or(99, |span| span.get_days());
        let phrase = match days {
            0 => Phrase::new("notice-day-today"),
            1 => Phrase::new("notice-day-tomorrow"),
            2..=6 => Phrase::new("notice-day-weekday")
                .with("day", u32::from(at.weekday().to_monday_one_offset().unsigned_abs())),
            _ => Phrase::new("notice-day-date")
                .with("day", u32::from(at.day().unsigned_abs()))
                .with("month", u32::from(at.month().unsigned_abs())),
        };
        self.say(&phrase.with("time", time))
    }

    /// How long it is until then.
    fn left(&self, until: u64) -> String {
        let minutes = until.saturating_sub(self.now) / 60_000;
        let (days, hours, rest) = (minutes / 1_440, minutes / 60 % 24, minutes % 60);
        let phrase = if days > 0 {
            Phrase::new("notice-left-days").with("days", days as u32).with("hours", hours as u32)
        } else if hours > 0 && rest > 0 {
            Phrase::new("notice-left-hours")
                .with("hours", hours as u32)
                .with("minutes", rest as u32)
        } else if hours > 0 {
            Phrase::new("notice-left-hours-only").with("hours", hours as u32)
        } else {
            Phrase::new("notice-left-minutes").with("minutes", rest as u32)
        };
        self.say(&phrase)
    }

    /// Round or season of a table.
    fn when(&self, table: &Waiting) -> String {
        self.at(&table.names, |speech| {
            table.when.iter().map(|span| speech.say_arg(&span.text)).collect()
        })
    }

    /// What a table asks.
    fn prompt(&self, table: &Waiting) -> Option<String> {
        let prompt = table.prompt.as_ref()?;
        Some(self.at(&table.names, |speech| speech.say(prompt)))
    }

    fn waiting(&self, table: &Waiting) -> Option<String> {
        let count = table.others.len() as u32;
        let names = table.others.join(", ");
        let phrase = Phrase::new("notice-waiting").with("count", count).with("names", names);
        (count > 0).then(|| self.say(&phrase))
    }

    /// What it is about: `Your turn in Orléans (round 7)`, or how long is left.
    pub fn title(&self, table: &Waiting, reminder: bool) -> String {
        let game = self.game(&table.game);
        if let (true, Some(until)) = (reminder, table.until) {
            let left = self.left(until);
            return self.say(&Phrase::new("notice-reminder").with("game", game).with("left", left));
        }
        let when = self.when(table);
        if when.is_empty() {
            return self.say(&Phrase::new("notice-turn").with("game", game));
        }
        self.say(&Phrase::new("notice-turn-when").with("game", game).with("when", when))
    }

    fn until(&self, until: u64) -> String {
        let date = self.date(until);
        self.say(&Phrase::new("notice-until").with("date", date))
    }

    /// The round of a tournament that a table belongs to.
    fn round(&self, table: &Waiting) -> Option<String> {
        let RoundShown { name, round, .. } = table.round.as_ref()?;
        let phrase = Phrase::new("notice-round-of").with("name", name.clone());
        Some(self.say(&phrase.with("round", u32::from(*round))))
    }

    /// What has happened in a tournament.
    fn news_title(&self, news: &RoundNews) -> String {
        let phrase = match &news.part {
            Part::Plays { round, .. } | Part::SitsOut { round, .. } => {
                Phrase::new("notice-round").with("round", u32::from(*round))
            }
            Part::Finished { .. } => Phrase::new("notice-tournament-over"),
        };
        self.say(&phrase.with("name", news.name.clone()))
    }

    /// What that means to whoever reads it.
    fn news_text(&self, news: &RoundNews) -> String {
        self.say(&match &news.part {
            Part::Plays { others, .. } => Phrase::new("notice-round-plays")
                .with("game", self.game(&news.game))
                .with("count", others.len() as u32)
                .with("names", others.join(", ")),
            Part::SitsOut { .. } => Phrase::new("notice-round-bye"),
            Part::Finished { place, players } => Phrase::new("notice-tournament-place")
                .with("place", u32::from(*place))
                .with("players", u32::from(*players)),
        })
    }

    /// Until when they have to play.
    fn news_until(news: &RoundNews) -> Option<u64> {
        match news.part {
            Part::Plays { until, .. } => Some(until),
            Part::SitsOut { .. } | Part::Finished { .. } => None,
        }
    }

    /// A few words for a browser, a telephone or a webhook: of one table or tournament, or of how many there are.
    pub fn words(&self, tables: &[Waiting], rounds: &[RoundNews], reminder: bool) -> Words {
        let titles = || rounds.iter().map(|news| self.news_title(news));
        match (tables, rounds) {
            ([], [news]) => {
                let until = Self::news_until(news).map(|until| self.until(until));
                let body: Vec<_> = [self.news_text(news)].into_iter().chain(until).collect();
                Words { title: self.news_title(news), body: body.join(" ") }
            }
            ([], rounds) => {
                let count = rounds.len() as u32;
                let title = self.say(&Phrase::new("notice-tournaments").with("count", count));
                Words { title, body: titles().collect::<Vec<_>>().join("; ") }
            }
            ([table], rounds) => {
                let until = table.until.map(|until| self.until(until));
                let said = if reminder { self.waiting(table) } else { self.prompt(table) };
                let body = self.round(table).into_iter().chain(said).chain(until);
                let body =
                    body.chain(rounds.iter().map(|news| format!("{}.", self.news_title(news))));
                let body = body.collect::<Vec<_>>().join(" ");
                Words { title: self.title(table, reminder), body }
            }
            (tables, _) => {
                let count = tables.len() as u32;
                let games: Vec<_> = tables.iter().map(|table| self.game(&table.game)).collect();
                let title = self.say(&Phrase::new("notice-turns").with("count", count));
                let body: Vec<_> = [games.join(", ")].into_iter().chain(titles()).collect();
                Words { title, body: body.join("; ") }
            }
        }
    }

    /// What a letter says about the first of these tables, and that the others wait too; then what there is of
    /// tournaments.
    pub fn letter(
        &self,
        tables: &[Waiting],
        rounds: &[RoundNews],
        reminder: bool,
    ) -> Option<LetterWords> {
        let left = |until: u64| {
            let (left, date) = (self.left(until), self.date(until));
            self.say(&Phrase::new("notice-left-until").with("left", left).with("date", date))
        };
        let told =
            |news: &RoundNews| format!("{}. {}", self.news_title(news), self.news_text(news));
        let Some((first, others)) = tables.split_first() else {
            let (first, others) = rounds.split_first()?;
            return Some(LetterWords {
                title: self.news_title(first),
                asked: self.news_text(first),
                left: Self::news_until(first).map(left),
                more: others.iter().map(told).collect(),
            });
        };
        let asked = [self.round(first), self.prompt(first), self.waiting(first)];
        let more = others.iter().map(|table| {
            let game = self.game(&table.game);
            match table.until {
                Some(until) => {
                    let phrase = Phrase::new("notice-more-until").with("game", game);
                    self.say(&phrase.with("date", self.date(until)))
                }
                None => game,
            }
        });
        let more: Vec<_> = more.collect();
        let more = (!more.is_empty()).then(|| {
            let count = more.len() as u32;
            let games = more.join("; ");
            self.say(&Phrase::new("notice-more").with("count", count).with("games", games))
        });
        let more = more.into_iter().chain(rounds.iter().map(told)).collect();
        Some(LetterWords {
            title: self.title(first, reminder),
            asked: asked.into_iter().flatten().collect::<Vec<_>>().join(" "),
            left: first.until.map(left),
            more,
        })
    }

    /// Why they get letters.
    pub fn foot(&self, pace: Gathering, quiet: Option<Quiet>) -> String {
        let pace = match pace {
            Gathering::Each => "each",
            Gathering::Hourly => "hourly",
            Gathering::Daily => "daily",
        };
        let asked = self.say(&Phrase::new("notice-foot").with("pace", pace));
        let Some(quiet) = quiet else { return asked };
        let time = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
        let hours = Phrase::new("notice-foot-quiet").with("from", time(quiet.from));
        format!("{asked} {}", self.say(&hours.with("to", time(quiet.to))))
    }
}

/// What a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterWords {
    /// What it is about.
    pub title: String,
    /// What is asked, and who waits.
    pub asked: String,
    /// How long there is.
    pub left: Option<String>,
    /// What else waits, and what else there is to tell.
    pub more: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(language: Language) -> Reader {
        let now = "2026-11-18T12:00:00Z".parse::<Timestamp>().unwrap().as_millisecond() as u64;
        Reader { language, zone: TimeZone::get("Europe/Warsaw").unwrap(), now }
    }

    fn table(game: &str, hours: Option<u64>) -> Waiting {
        Waiting {
            table: "a".repeat(12).parse().unwrap(),
            game: game.to_owned(),
            when: Vec::new(),
            prompt: None,
            names: vec!["Anna".into(), "Boris".into(), "Chiara".into()],
            others: vec!["Boris".into(), "Chiara".into()],
            until: hours.map(|hours| reader(Language::English).now + hours * 3_600_000),
            round: None,
        }
    }

    fn news(name: &str, part: Part) -> RoundNews {
        let tournament = "x".repeat(20).parse().unwrap();
        RoundNews { tournament, name: name.to_owned(), game: "orleans".to_owned(), part }
    }

    fn plays(others: &[&str]) -> Part {
        Part::Plays {
            round: 2,
            table: "b".repeat(12).parse().unwrap(),
            others: others.iter().map(|&name| name.to_owned()).collect(),
            until: reader(Language::English).now + 5 * 3_600_000,
        }
    }

    #[test]
    fn a_date_is_said_as_people_say_it() {
        let said = |language, hours: u64| {
            let reader = reader(language);
            reader.date(reader.now + hours * 3_600_000)
        };
        assert_eq!(
            [2, 20, 48, 24 * 10].map(|hours| said(Language::English, hours)),
            ["15:00 today", "9:00 tomorrow", "Friday 13:00", "28 November, 13:00"]
        );
        assert_eq!(
            [2, 20, 48, 24 * 10].map(|hours| said(Language::Polish, hours)),
            ["15:00 dziś", "jutra, 9:00", "piątku, 13:00", "28 listopada, 13:00"]
        );
        assert_eq!(
            [2, 20, 48, 24 * 10].map(|hours| said(Language::Russian, hours)),
            ["15:00 сегодня", "9:00 завтра", "пятницы, 13:00", "28 ноября, 13:00"]
        );
    }

    #[test]
    fn one_game_is_named_and_several_are_counted() {
        let one = reader(Language::English).words(&[table("orleans", Some(5))], &[], false);
        assert_eq!(
            (one.title.as_str(), one.body.as_str()),
            ("Your turn in Orléans", "Until 18:00 today.")
        );
        let two = [table("orleans", None), table("labora", Some(50))];
        let two = reader(Language::Russian).words(&two, &[], false);
        assert_eq!(two.title, "Ваш ход в 2 играх");
        let reminder = reader(Language::Polish).words(&[table("orleans", Some(3))], &[], true);
        assert_eq!(reminder.title, "Orlean: zostało 3 godz.");
        assert_eq!(reminder.body, "Czekają: Boris, Chiara. Do 16:00 dziś.");
    }

    #[test]
    fn a_letter_tells_of_the_first_and_counts_the_others() {
        let tables =
            [table("orleans", Some(3)), table("labora", Some(50)), table("craftsmen", None)];
        let letter = reader(Language::English).letter(&tables, &[], false).unwrap();
        assert_eq!(letter.left.unwrap(), "3 h left, until 16:00 today.");
        assert_eq!(
            letter.more,
            ["2 more games wait for you: Ora et Labora, until Friday 15:00; Craftsmen."]
        );
        assert_eq!(letter.asked, "Waiting: Boris, Chiara.");
    }
    #[test]
    fn a_round_is_told_as_people_say_it() {
        let said = |language, part| {
            let words = reader(language).words(&[], &[news("Spring cup", part)], false);
            format!("{} | {}", words.title, words.body)
        };
        assert_eq!(
            said(Language::English, plays(&["Boris"])),
            "Round 2 of Spring cup has begun | You play Orléans with Boris. Until 18:00 today."
        );
        assert_eq!(
            said(Language::Polish, plays(&["Boris", "Chiara"])),
            "Spring cup: zaczęła się runda 2 | Orlean; przy stole: Boris, Chiara. Do 18:00 dziś."
        );
        assert_eq!(
            said(Language::Russian, plays(&["Boris"])),
            "Spring cup: начался тур 2 | Орлеан; за столом: Boris. До 18:00 сегодня."
        );
        let sits_out = Part::SitsOut { round: 2, until: 0 };
        assert_eq!(
            said(Language::Polish, sits_out.clone()),
            "Spring cup: zaczęła się runda 2 | W tej rundzie nie grasz."
        );
        assert_eq!(
            said(Language::Russian, sits_out),
            "Spring cup: начался тур 2 | В этом туре у вас нет партии."
        );
        let over = Part::Finished { place: 2, players: 8 };
        assert_eq!(
            said(Language::English, over.clone()),
            "Spring cup is over | Your place: 2 of 8."
        );
        assert_eq!(
            said(Language::Polish, over.clone()),
            "Spring cup: koniec turnieju | Twoje miejsce: 2 z 8."
        );
        assert_eq!(
            said(Language::Russian, over),
            "Spring cup: турнир окончен | Ваше место: 2 из 8."
        );
        // Everybody else has been forgotten.
        assert_eq!(
            said(Language::English, plays(&[])),
            "Round 2 of Spring cup has begun | You play Orléans. Until 18:00 today."
        );
    }

    #[test]
    fn a_turn_comes_before_rounds_and_names_its_own() {
        let mut first = table("orleans", Some(5));
        let tournament = "x".repeat(20).parse().unwrap();
        first.round = Some(RoundShown { tournament, name: "Spring cup".to_owned(), round: 2 });
        let other = [news("Autumn cup", Part::SitsOut { round: 1, until: 0 })];
        let words = reader(Language::English).words(&[first.clone()], &other, false);
        assert_eq!(words.title, "Your turn in Orléans");
        assert_eq!(
            words.body,
            "Round 2 of Spring cup. Until 18:00 today. Round 1 of Autumn cup has begun."
        );
        let letter = reader(Language::English).letter(&[first], &other, false).unwrap();
        assert_eq!(letter.asked, "Round 2 of Spring cup. Waiting: Boris, Chiara.");
        assert_eq!(
            letter.more,
            ["Round 1 of Autumn cup has begun. You have no game in this round."]
        );
        let both = [news("Spring cup", plays(&["Boris"])), other[0].clone()];
        let words = reader(Language::Russian).words(&[], &both, false);
        assert_eq!(words.title, "Новости 2 турниров");
        assert_eq!(words.body, "Spring cup: начался тур 2; Autumn cup: начался тур 1");
    }
}
