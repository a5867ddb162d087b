//! Games as text: taken away when they are over, brought back to be looked at.

use quadrivium_core::{AnyGame, Record, Turn};
use quadrivium_games::GAMES;

use super::games::pairs;
use super::{Fold, Founding, LONGEST_NAME, State, Who, plain};
use crate::entry::{Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, TableId};
use crate::moment::Moment;

/// More than any game here has, and a bound for what an upload may cost.
const MOST_ACTIONS: usize = 20_000;

impl Fold {
    /// The record of a game that is over, and a name for its file.
    ///
    /// # Errors
    /// When it still runs: its record would tell secrets.
    pub fn record(&self) -> Result<(String, String), Fault> {
        if self.state() != State::Over {
            return Err(Fault::StillRunning);
        }
        Ok(self.written_down())
    }

    /// The same for a game that still runs, where nobody else plays it: to go on with it elsewhere.
    ///
    /// # Errors
    /// When somebody else sits there: the record would tell secrets.
    pub fn record_so_far(&self, guest: GuestId) -> Result<(String, String), Fault> {
        if self.state() != State::Over && !self.people.is_alone(guest) {
            return Err(Fault::StillRunning);
        }
        Ok(self.written_down())
    }

    fn written_down(&self) -> (String, String) {
        let name = format!("{}-{}.rec", self.plan.game, self.plan.id);
        (name, record(self).to_string())
    }
}

impl Founding {
    /// A table at which a record can be looked at.
    ///
    /// # Errors
    /// When the record does not replay.
    pub fn of_record(moment: Moment<'_>, owner: GuestId, bytes: &[u8]) -> Result<Self, Fault> {
        let (record, game) = read(bytes)?;
        let plan = Plan {
            id: TableId::random(moment.entropy)?,
            kind: Kind::Record,
            game: record.game.clone(),
            rules: game.rules(),
            players: game.players(),
            options: pairs(&game.settings()),
            chairs: record.seats.iter().map(|name| chair(name)).collect::<Result<_, _>>()?,
            clock: None,
            owner,
            created: moment.now,
            parent: None,
            seed: None,
            no_hints: false,
            public: None,
            rated: false,
            no_steward: false,
            round: None,
        };
        let plays = record.actions.into_iter();
        let entries = plays.map(|(by, action)| Entry::Play { by, action }).collect();
        Ok(Self { plan, entries })
    }
}

fn read(bytes: &[u8]) -> Result<(Record, Box<dyn AnyGame>), Fault> {
    let record = Record::parse(bytes)?;
    if record.actions.len() > MOST_ACTIONS {
        let reason = format!("a record here has at most {MOST_ACTIONS} actions");
        return Err(Fault::BadField { field: "record", reason });
    }
    let game = record.replay(&GAMES, None)?;
    Ok((record, game))
}

/// Whoever has a name in a record has one that could be taken here.
fn chair(name: &str) -> Result<Chair, Fault> {
    let name = if name.is_empty() { String::new() } else { plain("record", name, LONGEST_NAME)? };
    Ok(Chair::Recorded { name })
}

/// A game as it was played.
/// The game of a table as a record.
pub(crate) fn record(fold: &Fold) -> Record {
    let name = |who: &Who, name: &str| match who {
        Who::Bot(level) => format!("bot:{level}"),
        Who::Human(_) | Who::Open | Who::Recorded => name.to_owned(),
    };
    let game = fold.line.game();
    let names = fold.people.iter().map(|(_, sitter)| name(&sitter.who, &sitter.name)).collect();
    let mut record = Record::new(game, names);
    record.date = date(fold.plan.created);
    for step in fold.line.steps() {
        record.push(step.by, &step.action);
    }
    if game.turn() == Turn::Over {
        record.finish(&game.standings());
    }
    record
}

fn date(ms: u64) -> Option<String> {
    let moment = jiff::Timestamp::from_millisecond(i64::try_from(ms).ok()?).ok()?;
    let date = jiff::tz::Offset::UTC.to_datetime(moment);
    // Not `strftime`, of which all that it can do would travel to the browser.
    Some(format!("{:04}-{:02}-{:02}", date.year(), date.month(), date.day()))
}
