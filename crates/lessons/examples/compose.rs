//! Writes the record of a lesson from what matters in it.
//!
//! A script says how the table is set up and then, in order, what players and chance do. What it does not say
//! is filled in: while the next line is not possible yet, whoever is to act does the first thing that `fill`
//! names for them, and chance brings something that `avoid` does not name.
//!
//! ```text
//! game burgundy
//! players 2
//! seat A Ann
//! seat B bot:apprentice
//! fill B workers, end
//! avoid * tile ship
//!
//! * start A
//! A take d4 4.*
//! ```
//!
//! `*` at the end of a line stands for anything. `@ /round 3` goes on until seat A sees a 3 there, `? /round` prints a part of what seat A sees, `?? A` what A may
//! do, `# …` is a remark; the number of actions so far goes with both.
//!
//! ```text
//! cargo run -p quadrivium-lessons --example compose -- SCRIPT RECORD
//! ```

use std::error::Error;
use std::fs;

use quadrivium_core::{Actor, AnyGame, Seat, Settings, Turn};
use quadrivium_games::GAMES;
use serde_json::Value;

/// Whatever is filled in between two lines is a mistake beyond this.
const LONGEST: usize = 400;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// What is filled in for somebody, or kept from them.
#[derive(Default)]
struct Habits(Vec<(String, String)>);

impl Habits {
    fn read(&mut self, text: &str) -> Outcome<()> {
        let (who, patterns) = text.split_once(' ').ok_or("who, and then what")?;
        for pattern in patterns.split(", ") {
            self.0.push((who.to_owned(), pattern.to_owned()));
        }
        Ok(())
    }

    fn of<'a>(&'a self, who: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(of, _)| of == who).map(|(_, pattern)| pattern.as_str())
    }
}

fn fits(action: &str, pattern: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => action.starts_with(start),
        None => action == pattern || action.starts_with(&format!("{pattern} ")),
    }
}

/// What somebody may do; chance too.
fn possible(game: &dyn AnyGame, who: &str) -> Vec<String> {
    match (game.turn(), who) {
        (Turn::Chance, "*") => game.outcomes().into_iter().map(|(action, _)| action).collect(),
        (Turn::Players(_), who) => {
            who.parse().map(|seat: Seat| game.legal(seat)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

struct Written {
    game: Box<dyn AnyGame>,
    lines: Vec<String>,
}

impl Written {
    fn take(&mut self, who: &str, action: &str) -> Outcome<()> {
        let by = if who == "*" { Actor::Chance } else { Actor::Seat(who.parse()?) };
        self.game.advance(by, action).map_err(|no| format!("{who} {action}: {no}"))?;
        self.lines.push(format!("{who} {action}"));
        Ok(())
    }

    /// Does what the line says as soon as it is possible.
    fn reach(&mut self, line: &str, fill: &Habits, avoid: &Habits) -> Outcome<()> {
        let (who, wanted) = line.split_once(' ').ok_or("who, and then what")?;
        for _ in 0..LONGEST {
            let here = possible(&*self.game, who);
            // An exact action goes before others that begin alike.
            let exact = here.iter().find(|action| *action == wanted);
            if let Some(action) = exact.or_else(|| here.iter().find(|action| fits(action, wanted)))
            {
                return self.take(who, &action.clone());
            }
            self.fill_in(line, fill, avoid)?;
        }
        Err(format!("{line}: never comes").into())
    }

    /// Goes on until a part of what A sees is this.
    fn wait(&mut self, until: &str, fill: &Habits, avoid: &Habits) -> Outcome<()> {
        let (pointer, value) = until.split_once(' ').ok_or("where, and then what")?;
        let value: Value = serde_json::from_str(value)?;
        for _ in 0..LONGEST {
            let view = self.game.view(Seat::A.into());
            if view.pointer(pointer) == Some(&value) {
                return Ok(());
            }
            self.fill_in(until, fill, avoid)?;
        }
        Err(format!("{until}: never comes").into())
    }

    fn fill_in(&mut self, line: &str, fill: &Habits, avoid: &Habits) -> Outcome<()> {
        let liked = |who: &str, all: &[String]| {
            let free: Vec<&String> =
                all.iter().filter(|one| !avoid.of(who).any(|it| fits(one, it))).collect();
            let liked = fill.of(who).find_map(|it| free.iter().find(|one| fits(one, it)).copied());
            // Something else each time, and the same whenever it is written again.
            let any = free.get(self.lines.len() * 7 % free.len().max(1)).copied();
            (liked.cloned(), any.cloned())
        };
        let (who, action) = match self.game.turn() {
            Turn::Over => return Err(format!("{line}: the game is over").into()),
            Turn::Chance => {
                let all = possible(&*self.game, "*");
                let (liked, any) = liked("*", &all);
                ("*".to_owned(), liked.or(any).unwrap_or_else(|| all[0].clone()))
            }
            Turn::Players(seats) => {
                let found = seats.iter().find_map(|seat| {
                    let name = seat.to_string();
                    liked(&name, &self.game.legal(seat)).0.map(|action| (name, action))
                });
                let offered = || seats.iter().map(|seat| (seat, self.game.legal(seat)));
                found.ok_or_else(|| {
                    format!("{line}: nothing is filled in for {:?}", offered().collect::<Vec<_>>())
                })?
            }
        };
        self.take(&who, &action)
    }
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [script, record] = &arguments[..] else { return Err("SCRIPT RECORD".into()) };
    let text = fs::read_to_string(script)?;
    let (head, body) = text.split_once("\n\n").ok_or("a head, an empty line, what happens")?;
    let (mut name, mut settings, mut seats) = (String::new(), Settings::default(), Vec::new());
    let (mut fill, mut avoid) = (Habits::default(), Habits::default());
    for line in head.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').ok_or("a word, and then what")?;
        match word {
            "game" => rest.clone_into(&mut name),
            "players" => settings.players = Some(rest.parse()?),
            "option" => settings.add(rest)?,
            "seat" => seats.push(line.to_owned()),
            "fill" => fill.read(rest)?,
            "avoid" => avoid.read(rest)?,
            _ => return Err(format!("{line}: what is that?").into()),
        }
    }
    let game = GAMES.find(&name)?.start(&settings)?;
    let mut written = Written { game, lines: Vec::new() };
    let mut trouble = None;
    for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let at = written.lines.len();
        if let Some(seat) = line.strip_prefix("?? ") {
            println!("{at}: {:?} {:?}", written.game.turn(), possible(&*written.game, seat));
        } else if let Some(pointer) = line.strip_prefix("? ") {
            let view = written.game.view(Seat::A.into());
            println!("{at}: {pointer} {}", view.pointer(pointer).unwrap_or(&view));
        } else if let Some(remark) = line.strip_prefix('#') {
            println!("{at}:{remark}");
        } else if let Some(habit) = line.strip_prefix("fill ") {
            fill.read(habit)?;
        } else if let Some(habit) = line.strip_prefix("avoid ") {
            avoid.read(habit)?;
        } else {
            let came = match line.strip_prefix("@ ") {
                Some(until) => written.wait(until, &fill, &avoid),
                None => written.reach(line, &fill, &avoid),
            };
            if let Err(fault) = came {
                trouble = Some(fault);
                break;
            }
        }
    }
    let Written { game, lines } = written;
    let first = [
        "quadrivium record 1".to_owned(),
        format!("game {name}\nrules {}\nplayers {}", game.rules(), game.players()),
    ];
    let settings = game.settings();
    let options = settings.pairs().map(|(key, value)| format!("option {key}={value}"));
    let head: Vec<_> = first.into_iter().chain(options).chain(seats).collect();
    let (head, count) = (head.join("\n"), lines.len());
    let out = format!("{head}\n\n{}\nend {count}\n", lines.join("\n"));
    fs::write(record, out)?;
    println!("{record}: {count} actions");
    trouble.map_or(Ok(()), Err)
}
