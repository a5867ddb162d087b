//! Games as text: taken away when they are over, brought back to be looked at.

use std::sync::Arc;

use quadrivium_core::{AnyGame, Record, Turn};
use quadrivium_games::GAMES;

use super::create::pairs;
use super::{LONGEST_NAME, Tables};
use crate::ApiError;
use crate::api::NewTable;
use crate::entry::{Chair, Entry, Kind, Plan};
use crate::ids::{GuestId, TableId};
use crate::plain::plain;
use crate::table::{Fold, State, Who};

/// More than any game here has, and a bound for what an upload may cost.
const MOST_ACTIONS: usize = 20_000;

impl Tables {
    /// The record of a game that is over.
    ///
    /// # Errors
    /// When it still runs: its record would tell secrets.
    pub async fn record(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<(String, String), ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let fold = held.fold();
        if fold.state() != State::Over {
            return Err(ApiError::StillRunning);
        }
        let name = format!("{}-{id}.rec", fold.plan.game);
        Ok((name, record(&fold).to_string()))
    }

    /// A table at which a record can be looked at.
    ///
    /// # Errors
    /// When the record does not replay.
    pub async fn upload(
        self: &Arc<Self>,
        guest: GuestId,
        bytes: Vec<u8>,
    ) -> Result<NewTable, ApiError> {
        self.known(Some(guest)).await?;
        let created = self.now();
        let made = self.found(guest, move || {
            let (record, game) = read(&bytes)?;
            let plan = Plan {
                id: TableId::random()?,
                kind: Kind::Record,
                game: record.game.clone(),
                rules: game.rules(),
                players: game.players(),
                options: pairs(&game.settings()),
                chairs: record.seats.iter().map(|name| chair(name)).collect::<Result<_, _>>()?,
                clock: None,
                owner: guest,
                created,
                parent: None,
                seed: None,
                no_hints: false,
            };
            let plays = record.actions.into_iter();
            Ok((plan, plays.map(|(by, action)| Entry::Play { by, action }).collect()))
        });
        Ok(NewTable { id: made.await?.id })
    }
}

fn read(bytes: &[u8]) -> Result<(Record, Box<dyn AnyGame>), ApiError> {
    let record = Record::parse(bytes)?;
    if record.actions.len() > MOST_ACTIONS {
        let reason = format!("a record here has at most {MOST_ACTIONS} actions");
        return Err(ApiError::BadField { field: "record", reason });
    }
    let game = record.replay(&GAMES, None)?;
    Ok((record, game))
}

/// Whoever has a name in a record has one that could be taken here.
fn chair(name: &str) -> Result<Chair, ApiError> {
    let name = if name.is_empty() { String::new() } else { plain("record", name, LONGEST_NAME)? };
    Ok(Chair::Recorded { name })
}

fn record(fold: &Fold) -> Record {
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
    Some(moment.strftime("%Y-%m-%d").to_string())
}
