//! Tables that are kept nowhere: positions of a written game, as one of its players sees them.
//!
//! Lessons and puzzles are the same for everybody, and moving in them is asking for another position.
//! So nothing is stored: a table is made for the answer and forgotten with it.

use std::sync::Arc;

use quadrivium_core::{Actor, Record, Seat};
use quadrivium_games::GAMES;

use super::games::pairs;
use super::{Broken, Card, Eyes, Fold, Presence};
use crate::api::Snapshot;
use crate::entry::{Batch, Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, Id};

/// The table after these actions of a record, at which somebody sits on one seat. Nobody else's seat is
/// theirs: what the others do is in the record.
///
/// # Errors
/// When the actions do not fit.
pub(crate) fn fold(
    record: &Record,
    seat: Seat,
    actions: impl Iterator<Item = (Actor, String)>,
) -> Result<Fold, Fault> {
    let game = GAMES.find(&record.game)?.resume(record.rules, &record.settings)?;
    let chair = |(sits, name): (Seat, &String)| {
        if sits == seat {
            Chair::Human { invite: nobody() }
        } else if let Some(level) = name.strip_prefix("bot:") {
            Chair::Bot { level: level.to_owned() }
        } else {
            Chair::Recorded { name: name.clone() }
        }
    };
    let plan = Plan {
        id: nobody(),
        kind: Kind::Sandbox,
        game: record.game.clone(),
        rules: record.rules,
        players: game.players(),
        options: pairs(&game.settings()),
        chairs: Seat::first(game.players()).zip(&record.seats).map(chair).collect(),
        clock: None,
        owner: visitor(),
        created: 0,
        parent: None,
        seed: None,
        no_hints: true,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    };
    let sit = Entry::Sit { seat, guest: visitor(), name: String::new(), card: Card::default() };
    let taken = actions.map(|(by, action)| Entry::Play { by, action });
    let entries = std::iter::once(sit).chain(taken).collect();
    let mut fold = Fold::new(Arc::new(plan)).map_err(|broken| unfit(&broken))?;
    fold.apply_batch(Batch { seq: 1, at: 0, entries }).map_err(|broken| unfit(&broken))?;
    Ok(fold)
}

/// What whoever sits there sees, with everything that came before.
pub(crate) fn seen<T>(
    fold: &Fold,
    now: u64,
    page: bool,
    show: impl FnOnce(&Snapshot<'_>) -> T,
) -> T {
    let presence = Presence { guests: [(visitor(), 1)].into(), ..Presence::default() };
    let eyes = Eyes { guest: Some(visitor()), now, presence: &presence, page };
    show(&fold.whole_snapshot(eyes))
}

/// Whoever sits there is the same to the table: it is asked by one and forgotten.
pub(crate) fn visitor() -> GuestId {
    nobody()
}

/// A name that stands for nothing that is kept.
pub(crate) fn nobody<const N: usize>() -> Id<N> {
    called('a')
}

/// A name of one letter.
pub(crate) fn called<const N: usize>(letter: char) -> Id<N> {
    letter.to_string().repeat(N).parse().expect("letters make a name")
}

fn unfit(broken: &Broken) -> Fault {
    Fault::Inside(format!("a written game does not fold: {broken}"))
}
