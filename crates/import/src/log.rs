//! Reading a log: plain text with one command a line, or the JSON in which logs are collected.

use quadrivium_labora::{Country, LandscapeSupply, Length, Options};
use serde_json::Value;

use crate::command::{Command, Reader, Tokens};
use crate::dialect::{Colour, Dialect};
use crate::refused::{BadLog, Place, Refused};

/// One command with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub place: Place,
    pub text: String,
    pub command: Command,
}

impl Line {
    pub fn fault(&self, refused: Refused) -> BadLog {
        BadLog::at(self.place, &self.text, refused)
    }
}

/// The commands of one game, and how it was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    pub(crate) dialect: Dialect,
    pub(crate) options: Options,
    /// The orders in which the colours may sit, the likeliest first. A solo player sits before the
    /// neutral one.
    pub(crate) seatings: Vec<Vec<Colour>>,
    pub(crate) lines: Vec<Line>,
    /// How many lines or list entries come before the first command.
    pub(crate) header: usize,
}

impl Log {
    /// Reads a log. What its commands mean is looked at by [`Import`](crate::Import).
    ///
    /// # Errors
    /// When a line is no command of the dialect; the error names it.
    pub fn read(text: &str, dialect: Dialect) -> Result<Self, BadLog> {
        let text = text.trim_start_matches('\u{feff}');
        if text.trim_start().starts_with(['{', '[']) {
            return Self::from_json(text, dialect);
        }
        let lines = text.lines().enumerate().map(|(index, line)| (Place::Line(index + 1), line));
        let lines: Vec<_> = lines.filter(|(_, line)| !line.trim().is_empty()).collect();
        Self::from_lines(&lines, dialect, None)
    }

    fn from_json(text: &str, dialect: Dialect) -> Result<Self, BadLog> {
        let json: Value = serde_json::from_str(text)
            .map_err(|error| BadLog::whole(format!("this is not JSON: {error}")))?;
        let key = match dialect {
            Dialect::Hathora => "commands",
            Dialect::Weblabora => "weblabora_commands",
        };
        let list = if json.is_array() { Some(&json) } else { json.get(key) };
        let list = list
            .and_then(Value::as_array)
            .ok_or_else(|| BadLog::whole(format!("there is no list '{key}' in this JSON")))?;
        let mut lines = Vec::with_capacity(list.len());
        for (index, command) in list.iter().enumerate() {
            let place = Place::Command(index + 1);
            let line = command.as_str().ok_or_else(|| {
                let token = command.to_string();
                BadLog::at(place, &token, Refused::new(&token, "expected a text"))
            })?;
            lines.push((place, line));
        }
        let colours = match json.get("colors") {
            None => None,
            Some(list) => Some(colours(list).ok_or_else(|| {
                BadLog::whole("'colors' is not a list of different letters among R, G, B and W")
            })?),
        };
        Self::from_lines(&lines, dialect, colours)
    }

    fn from_lines(
        lines: &[(Place, &str)],
        dialect: Dialect,
        colours: Option<Vec<Colour>>,
    ) -> Result<Self, BadLog> {
        let mut head = Head { lines, next: 0 };
        let (options, mut seatings) = match dialect {
            Dialect::Hathora => head.hathora()?,
            Dialect::Weblabora => head.weblabora()?,
        };
        let seats = usize::from(options.players.max(2));
        if let Some(colours) = colours {
            if colours.len() < usize::from(options.players) {
                return Err(BadLog::whole("'colors' names fewer colours than there are players"));
            }
            seatings.retain(|seating| seating.starts_with(&colours[..colours.len().min(seats)]));
            if seatings.is_empty() {
                return Err(BadLog::whole("'colors' does not fit the colours of the log"));
            }
        }
        let reader = Reader { dialect, country: options.country };
        let header = head.next;
        let lines = lines[header..].iter().map(|&(place, text)| {
            let command = reader.command(text).map_err(|bad| BadLog::at(place, text, bad))?;
            Ok(Line { place, text: text.trim().to_owned(), command })
        });
        let lines = lines.collect::<Result<_, BadLog>>()?;
        Ok(Self { dialect, options, seatings, lines, header })
    }

    /// How many commands there are, without those that set the game up.
    pub fn commands(&self) -> usize {
        self.lines.len()
    }

    /// How many commands set the game up.
    pub fn set_up_commands(&self) -> usize {
        self.header
    }
}

fn colours(list: &Value) -> Option<Vec<Colour>> {
    let letters = list.as_array()?.iter().map(|it| it.as_str()?.parse().ok());
    let colours: Vec<Colour> = letters.collect::<Option<_>>()?;
    all_different(&colours).then_some(colours)
}

fn all_different(colours: &[Colour]) -> bool {
    colours.iter().enumerate().all(|(index, colour)| !colours[..index].contains(colour))
}

/// All orders of some colours, the given one first.
fn orders(colours: &[Colour]) -> Vec<Vec<Colour>> {
    if colours.len() < 2 {
        return vec![colours.to_vec()];
    }
    let mut all = Vec::new();
    for (index, &first) in colours.iter().enumerate() {
        let mut others = colours.to_vec();
        others.remove(index);
        all.extend(orders(&others).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    all
}

/// The lines that set a game up.
struct Head<'a> {
    lines: &'a [(Place, &'a str)],
    next: usize,
}

type SetUp = (Options, Vec<Vec<Colour>>);

impl<'a> Head<'a> {
    /// The next line, which must be there.
    fn line(&mut self, what: &str) -> Result<(Place, &'a str), BadLog> {
        let Some(&line) = self.lines.get(self.next) else {
            return Err(BadLog::whole(format!("the log stops before its {what} line")));
        };
        self.next += 1;
        Ok(line)
    }

    fn hathora(&mut self) -> Result<SetUp, BadLog> {
        let (place, line) = self.line("CONFIG")?;
        let options = config(line).map_err(|bad| BadLog::at(place, line, bad))?;
        let (place, line) = self.line("START")?;
        let seatings = start(line, options.players).map_err(|bad| BadLog::at(place, line, bad))?;
        Ok((options, seatings))
    }

    /// Three lines in any order, then `start`; the seats are always in the same order.
    fn weblabora(&mut self) -> Result<SetUp, BadLog> {
        let (mut players, mut country, mut length) = (None, None, None);
        loop {
            let (place, line) = self.line("start")?;
            let fault = |refused| BadLog::at(place, line, refused);
            let upper = line.to_ascii_uppercase();
            let words: Vec<_> = line.split_whitespace().collect();
            match upper.split_whitespace().collect::<Vec<_>>()[..] {
                ["CONFIG", "PLAYERS", _] => {
                    players = Some(players_of(words[2]).map_err(fault)?);
                }
                ["CONFIG", "COUNTRY", _] => country = Some(country_of(words[2]).map_err(fault)?),
                ["CONFIG", "LENGTH", _] => length = Some(length_of(words[2]).map_err(fault)?),
                ["START"] => {
                    let missing = |what| {
                        fault(Refused::new(line, format!("expected 'config {what}' before this")))
                    };
                    let players = players.ok_or_else(|| missing("PLAYERS"))?;
                    let country = country.ok_or_else(|| missing("COUNTRY"))?;
                    let options = options(players, country, length.unwrap_or_default());
                    let seating = match players {
                        1 => vec![Colour::Red, Colour::White],
                        _ => Colour::ALL[..usize::from(players)].to_vec(),
                    };
                    return Ok((options, vec![seating]));
                }
                _ => {
                    let expected = "expected 'config PLAYERS', 'config COUNTRY', \
                                    'config LENGTH' or 'start'";
                    return Err(fault(Refused::new(line, expected)));
                }
            }
        }
    }
}

/// Those programs have nine landscape tiles of each kind (R-LAND-1), and one length of the solo
/// game.
fn options(players: u8, country: Country, length: Length) -> Options {
    let length = if players == 1 { Length::Long } else { length };
    let landscape_supply = LandscapeSupply::Print9;
    Options { length, landscape_supply, ..Options::long(players, country) }
}

fn players_of(word: &str) -> Result<u8, Refused> {
    let players = word.parse().ok().filter(|players| (1..=4).contains(players));
    players.ok_or_else(|| Refused::new(word, "expected the number of players, from 1 to 4"))
}

fn country_of(word: &str) -> Result<Country, Refused> {
    let country = word.to_ascii_lowercase().parse();
    country.map_err(|_| Refused::new(word, "expected france or ireland"))
}

fn length_of(word: &str) -> Result<Length, Refused> {
    let length = word.to_ascii_lowercase().parse();
    length.map_err(|_| Refused::new(word, "expected short or long"))
}

/// `CONFIG 3 france long`.
fn config(line: &str) -> Result<Options, Refused> {
    let mut tokens = Tokens::new(line);
    let word = tokens.need("CONFIG")?;
    if word != "CONFIG" {
        return Err(Refused::new(word, "expected CONFIG, with players, country and length"));
    }
    let players = players_of(tokens.need("the number of players")?)?;
    let country = country_of(tokens.need("a country")?)?;
    let length = length_of(tokens.need("a length")?)?;
    tokens.end()?;
    Ok(options(players, country, length))
}

/// `START R G B`, or with a seed, which shuffles the colours: then any order is possible.
fn start(line: &str, players: u8) -> Result<Vec<Vec<Colour>>, Refused> {
    let mut tokens = Tokens::new(line);
    let word = tokens.need("START")?;
    if word != "START" {
        return Err(Refused::new(word, "expected START, with the colours of the players"));
    }
    let mut colours = Vec::new();
    let mut seeded = false;
    while let Some(word) = tokens.next() {
        if !seeded && colours.is_empty() && word.parse::<i64>().is_ok() {
            seeded = true;
            continue;
        }
        let colour = word.parse().ok().filter(|colour| !colours.contains(colour));
        let bad = || Refused::new(word, "expected a colour that is free: R, G, B or W");
        colours.push(colour.ok_or_else(bad)?);
    }
    let found = colours.len();
    if found < usize::from(players) || found > usize::from(players.max(2)) {
        return Err(Refused::new(line, format!("expected {players} colours, found {found}")));
    }
    if players > 1 {
        return Ok(if seeded { orders(&colours) } else { vec![colours] });
    }
    // Alone: the second colour is the neutral player's, or any other one.
    let others = Colour::ALL.into_iter().filter(|it| *it != colours[0]);
    let neutral = others.filter(|it| found < 2 || seeded || *it == colours[1]);
    Ok(neutral.map(|it| vec![colours[0], it]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_leaves_every_order_open() {
        assert_eq!(start("START 7 R G B", 3).unwrap().len(), 6);
        assert_eq!(start("START R G B", 3).unwrap(), [[Colour::Red, Colour::Green, Colour::Blue]]);
        assert_eq!(start("START R B", 1).unwrap(), [[Colour::Red, Colour::Blue]]);
        assert_eq!(start("START 7 R", 1).unwrap().len(), 3);
    }
}
