//! Records: a game as a text file that can be read, compared and replayed for ever.
//!
//! ```text
//! quadrivium record 1
//! game burgundy
//! rules 1
//! players 2
//! option setup=standard
//! seat A bot:apprentice
//! seat B Ann
//! date 2026-11-15
//! result A 187 2
//! result B 203 1
//!
//! * start B
//! A take d3 3.1
//! end 2
//! ```
//!
//! The lines of the header come in this order, so a record has one spelling; `date` and `result`
//! may be missing, and an option that is not named has its default. The last line counts the
//! actions: a file without it was cut short. A record with an older rules revision is replayed by
//! those rules where the game still knows them, else like any other; where it does not fit it says
//! so, and it is never patched.

mod fault;
mod read;

use std::fmt;

pub use fault::{BadRecord, OldRules, RecordFault};

use crate::{
    Actor, AnyGame, BadOptions, Game, MessageKey, Options, Refusal, Registry, Seat, Settings,
    Standing, Standings, Turn,
};

/// A game as its options and the list of its actions, with who played it and how it ended.
///
/// ```
/// use quadrivium_core::{Actor, Record, Seat};
///
/// let text = "quadrivium record 1\ngame chess\nrules 1\nplayers 2\n\
///     seat A Ann\nseat B bot:master\n\nA e4\nB e5\nend 2\n";
/// let record = Record::parse(text.as_bytes()).unwrap();
/// assert_eq!(record.actions[1], (Actor::Seat(Seat::B), "e5".to_owned()));
/// assert_eq!(record.line_of(1), 9);
/// assert_eq!(record.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The revision of the rules that it was played with.
    pub rules: u16,
    /// The number of players and every option.
    pub settings: Settings,
    /// Who sat where, in seat order: a name, or `bot:` and a level.
    pub seats: Vec<String>,
    /// The day on which it was played: year, month, day.
    pub date: Option<String>,
    /// How a finished game ended, in seat order; empty while nobody has looked or the game runs.
    pub result: Vec<RecordedResult>,
    /// The actions in order, in notation.
    pub actions: Vec<(Actor, String)>,
}

/// How one player ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedResult {
    /// The player.
    pub seat: Seat,
    /// The final points.
    pub points: i32,
    /// 1 for a winner; equal ranks share.
    pub rank: u8,
}

impl fmt::Display for RecordedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.seat, self.points, self.rank)
    }
}

impl Record {
    /// The version of the format that is written; older ones are read as well.
    pub const FORMAT: u16 = 1;
    /// The longest line, in bytes.
    pub const LONGEST_LINE: usize = 1_000;
    /// The most actions: far more than any game has, and a bound for what a hostile file may cost.
    pub const MOST_ACTIONS: usize = 100_000;

    /// The record of a game that is about to start. Seats nobody is named for stay empty.
    pub fn new(game: &dyn AnyGame, seats: Vec<String>) -> Self {
        Self::begin(game.name(), game.rules(), game.settings(), game.players(), seats)
    }

    /// The record of a game of a known type that is about to start, for simulations.
    pub fn of<G: Game>(options: &G::Options, seats: Vec<String>) -> Self {
        let rules = options.older_rules().unwrap_or(G::RULES);
        Self::begin(G::NAME, rules, options.settings(), options.players(), seats)
    }

    fn begin(
        game: &str,
        rules: u16,
        mut settings: Settings,
        players: u8,
        mut seats: Vec<String>,
    ) -> Self {
        settings.players = Some(players);
        seats.resize(usize::from(players), String::new());
        for name in &mut seats {
            short(&printable(name)).clone_into(name);
        }
        Self {
            game: game.to_owned(),
            rules,
            settings,
            seats,
            date: None,
            result: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Writes down one more action.
    pub fn push(&mut self, by: Actor, action: impl fmt::Display) {
        self.actions.push((by, action.to_string()));
    }

    /// Writes down how the game ended.
    pub fn finish(&mut self, standings: &Standings) {
        self.result = results(standings);
    }

    /// Reads a record. What its actions mean is looked at by [`Record::replay`].
    ///
    /// # Errors
    /// When the text is no complete record; the error names the line.
    pub fn parse(bytes: &[u8]) -> Result<Self, BadRecord> {
        read::record(bytes)
    }

    /// Plays the record, all of it or the first `to` actions, and checks every action.
    ///
    /// # Errors
    /// When the game is unknown, the rules are newer than ours, an action is not legal, or the game
    /// did not end as the record says; the error names the line.
    pub fn replay(
        &self,
        registry: &Registry,
        to: Option<usize>,
    ) -> Result<Box<dyn AnyGame>, BadRecord> {
        let listing = registry
            .find(&self.game)
            .map_err(|unknown| RecordFault::Game(unknown).on(Self::GAME_LINE))?;
        self.check_rules(listing.rules)?;
        let mut game = listing
            .resume(self.rules, &self.settings)
            .map_err(|bad| self.bad_options(bad, listing.rules))?;
        self.play(listing.rules, to, |by, action| game.advance(by, action))?;
        if to.is_none() {
            self.check_result(listing.rules, game.turn(), || game.standings())?;
        }
        Ok(game)
    }

    /// Plays the record as a game of a known type, like [`Record::replay`].
    ///
    /// # Errors
    /// As [`Record::replay`]; a record of another game is refused by its name.
    pub fn replay_as<G: Game>(&self, to: Option<usize>) -> Result<G, BadRecord> {
        if self.game != G::NAME {
            let other = RecordFault::OtherGame { found: self.game.clone(), expected: G::NAME };
            return Err(other.on(Self::GAME_LINE));
        }
        self.check_rules(G::RULES)?;
        let mut game = self
            .options::<G>()
            .and_then(|options| G::new(&options))
            .map_err(|bad| self.bad_options(bad, G::RULES))?;
        self.play(G::RULES, to, |by, action| {
            game.apply(by, action.parse()?).map_err(|illegal| Refusal::Illegal {
                key: illegal.message_key(),
                reason: illegal.to_string(),
            })
        })?;
        if to.is_none() {
            self.check_result(G::RULES, game.turn(), || game.standings())?;
        }
        Ok(game)
    }

    /// The options with which it was played, as a game of a known type.
    ///
    /// # Errors
    /// When the game has no such options.
    pub fn options<G: Game>(&self) -> Result<G::Options, BadOptions> {
        G::Options::from_revision(self.rules, &self.settings)
    }

    /// The line on which an action stands, counted from 1; actions are counted from 0.
    pub fn line_of(&self, action: usize) -> usize {
        // A blank line lies between the header and the first action.
        self.header_lines() + 2 + action
    }

    const GAME_LINE: usize = 2;
    const RULES_LINE: usize = 3;
    const PLAYERS_LINE: usize = 4;

    fn first_result_line(&self) -> usize {
        Self::PLAYERS_LINE
            + self.settings.pairs().len()
            + self.seats.len()
            + usize::from(self.date.is_some())
            + 1
    }

    fn header_lines(&self) -> usize {
        self.first_result_line() - 1 + self.result.len()
    }

    fn check_rules(&self, ours: u16) -> Result<(), BadRecord> {
        if self.rules <= ours {
            return Ok(());
        }
        let (game, found) = (self.game.clone(), self.rules);
        Err(RecordFault::NewerRules { game, found, ours }.on(Self::RULES_LINE))
    }

    fn old_rules(&self, ours: u16) -> Option<OldRules> {
        (self.rules < ours).then_some(OldRules { found: self.rules, ours })
    }

    fn bad_options(&self, bad: BadOptions, ours: u16) -> BadRecord {
        let mut names = self.settings.pairs().map(|(name, _)| name);
        let index = bad.option().and_then(|option| names.position(|name| name == option));
        let line = Self::PLAYERS_LINE + index.map_or(0, |index| index + 1);
        RecordFault::Options { bad, old: self.old_rules(ours) }.on(line)
    }

    fn play(
        &self,
        ours: u16,
        to: Option<usize>,
        mut apply: impl FnMut(Actor, &str) -> Result<(), Refusal>,
    ) -> Result<(), BadRecord> {
        let count = to.unwrap_or(self.actions.len());
        if count > self.actions.len() {
            let fault = RecordFault::NoSuchAction { asked: count, actions: self.actions.len() };
            return Err(fault.on(self.line_of(self.actions.len())));
        }
        for (index, (by, action)) in self.actions[..count].iter().enumerate() {
            apply(*by, action).map_err(|reason| {
                let action = short(&printable(action)).to_owned();
                let old = self.old_rules(ours);
                RecordFault::Action { number: index + 1, by: *by, action, reason, old }
                    .on(self.line_of(index))
            })?;
        }
        Ok(())
    }

    fn check_result(
        &self,
        ours: u16,
        turn: Turn,
        standings: impl FnOnce() -> Standings,
    ) -> Result<(), BadRecord> {
        if self.result.is_empty() {
            return Ok(());
        }
        let line = self.first_result_line();
        let old = self.old_rules(ours);
        if turn != Turn::Over {
            return Err(RecordFault::NotOver { old }.on(line));
        }
        let truth = results(&standings());
        if truth.len() != self.result.len() {
            let (found, expected) = (self.result.len(), truth.len());
            return Err(RecordFault::Results { found, expected }.on(line));
        }
        for (index, (&found, &expected)) in self.result.iter().zip(&truth).enumerate() {
            if found != expected {
                return Err(RecordFault::Result { found, expected, old }.on(line + index));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |text: String| writeln!(f, "{}", fitting(text.trim_end()));
        line(format!("quadrivium record {}", Self::FORMAT))?;
        line(format!("game {}", printable(&self.game)))?;
        line(format!("rules {}", self.rules))?;
        line(format!("players {}", self.settings.players.unwrap_or(self.seats.len() as u8)))?;
        for (name, value) in self.settings.pairs() {
            line(format!("option {}={}", printable(name), printable(value)))?;
        }
        for (seat, name) in Seat::first(self.seats.len() as u8).zip(&self.seats) {
            line(format!("seat {seat} {}", printable(name)))?;
        }
        if let Some(date) = &self.date {
            line(format!("date {}", printable(date)))?;
        }
        for result in &self.result {
            line(format!("result {result}"))?;
        }
        line(String::new())?;
        for (by, action) in &self.actions {
            line(format!("{by} {}", printable(action)))?;
        }
        line(format!("end {}", self.actions.len()))
    }
}

fn results(standings: &Standings) -> Vec<RecordedResult> {
    let one = |standing: &Standing| {
        let &Standing { seat, points, rank, .. } = standing;
        RecordedResult { seat, points, rank }
    };
    standings.iter().map(one).collect()
}

/// Text that stands on one line: names come from outside and may hold anything.
fn printable(text: &str) -> String {
    text.trim().chars().map(|c| if read::breaks_text(c) { '\u{fffd}' } else { c }).collect()
}

/// A text short enough for a name or a message.
fn short(text: &str) -> &str {
    let end = text.char_indices().nth(200).map_or(text.len(), |(end, _)| end);
    text[..end].trim_end()
}

/// A line no longer than what is read back; a line that was read always is.
fn fitting(line: &str) -> &str {
    line[..line.floor_char_boundary(Record::LONGEST_LINE)].trim_end()
}
