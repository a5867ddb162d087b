//! What one's own decisions lead to, before the server has answered.
//!
//! The page asks its own copy of the rules. A copy is made of what somebody was told, nothing else, so
//! only a game that keeps nothing from them can be seen ahead, and only as far as they decide themselves:
//! what chance gives and what somebody else has hidden is for the server to say.

use std::sync::Arc;

use quadrivium_core::{Actor, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::frames::json;
use super::games::{pairs, settings};
use super::stage::{called, nobody, visitor};
use super::{Broken, Card, Eyes, Fold, Presence, Step};
use crate::api::{Line, Sitting, Snapshot};
use crate::entry::{Batch, Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::GuestId;

/// Who sits on a seat, as a snapshot says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sits {
    kind: Sitting,
    #[serde(default)]
    level: Option<String>,
    you: bool,
    resigned: bool,
}

/// A table as somebody was told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    kind: Kind,
    game: String,
    rules: u16,
    settings: Map<String, Value>,
    seats: Vec<Sits>,
    #[serde(default)]
    rated: bool,
}

/// What somebody wants to see ahead.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Foresee {
    table: Told,
    /// Who acted and what they did, as in records.
    line: Vec<String>,
    /// What they have decided after that, in the same form.
    decided: Vec<String>,
    /// Whether they want the position in words too.
    page: bool,
    /// The time, in milliseconds since 1970.
    now: u64,
}

/// What comes of it.
#[derive(Debug, Serialize)]
struct Foreseen<'a> {
    lines: Vec<Line<'a>>,
    snapshot: Snapshot<'a>,
}

/// A copy of a table that is played ahead, kept for the next decision.
pub struct Ahead {
    told: Told,
    fold: Fold,
}

impl Ahead {
    /// The position after what was decided, as JSON; nothing where it is not for whoever decides to know.
    /// A copy that has come as far as somebody was told goes on from there.
    ///
    /// # Errors
    /// When the copy cannot be set up, or something of what was played is not legal.
    pub fn see(kept: Option<Self>, ask: &Foresee) -> Result<(Self, Option<String>), Fault> {
        let mut ahead = match kept {
            Some(kept) if kept.leads_to(ask) => kept,
            _ => Self::start(&ask.table)?,
        };
        let known = ask.line.len();
        let done = ahead.fold.line.steps().len();
        let all = ask.line.iter().chain(&ask.decided).enumerate();
        for (at, text) in all.skip(done) {
            let (by, action) = read(text)?;
            if at >= known && !ahead.may_decide(by) {
                return Ok((ahead, None));
            }
            ahead.take(by, action, ask.now)?;
        }
        let seen = ahead.show(ask);
        Ok((ahead, Some(seen)))
    }

    fn start(told: &Told) -> Result<Self, Fault> {
        let settings = settings(&told.settings, told.seats.len())?;
        let chair = |sits: &Sits| match sits.kind {
            Sitting::Bot => Chair::Bot { level: sits.level.clone().unwrap_or_default() },
            Sitting::Human | Sitting::Open => Chair::Human { invite: nobody() },
        };
        let plan = Plan {
            id: nobody(),
            kind: told.kind,
            game: told.game.clone(),
            rules: told.rules,
            players: told.seats.len() as u8,
            options: pairs(&settings),
            chairs: told.seats.iter().map(chair).collect(),
            clock: None,
            owner: visitor(),
            created: 0,
            parent: None,
            seed: None,
            no_hints: true,
            public: None,
            rated: told.rated,
            no_steward: false,
            round: None,
        };
        let seats = Seat::first(plan.players).zip(&told.seats);
        let mut entries = Vec::new();
        for (seat, sits) in seats {
            if sits.kind == Sitting::Human {
                let guest = if sits.you { visitor() } else { somebody_else() };
                let name = String::new();
                entries.push(Entry::Sit { seat, guest, name, card: Card::default() });
            }
            if sits.resigned {
                entries.push(Entry::Resign { seat });
            }
        }
        let mut fold = Fold::new(Arc::new(plan)).map_err(|broken| unfit(&broken))?;
        fold.apply_batch(Batch { seq: 1, at: 0, entries }).map_err(|broken| unfit(&broken))?;
        Ok(Self { told: told.clone(), fold })
    }

    /// Whether what was played here is the beginning of what is asked about.
    fn leads_to(&self, ask: &Foresee) -> bool {
        let steps = self.fold.line.steps();
        let wanted = ask.line.iter().chain(&ask.decided);
        self.told == ask.table
            && steps.len() <= ask.line.len() + ask.decided.len()
            && steps.iter().zip(wanted).all(|(step, text)| step.text() == *text)
    }

    /// Whether a decision of one's own is next, and nothing is hidden from whoever takes it.
    fn may_decide(&self, by: Actor) -> bool {
        let Actor::Seat(seat) = by else { return false };
        self.fold.people.seats_of(Some(visitor())).contains(seat)
            && self.fold.to_act().contains(seat)
            && !self.fold.line.game().hides_from(seat)
    }

    fn take(&mut self, by: Actor, action: String, now: u64) -> Result<(), Fault> {
        let entries = vec![Entry::Play { by, action: action.clone() }];
        let batch = Batch { seq: self.fold.seq() + 1, at: now, entries };
        self.fold.apply_batch(batch).map_err(|broken| match broken {
            Broken::Action { refusal, .. } => Fault::Refused { action, refusal },
            broken => unfit(&broken),
        })
    }

    fn show(&self, ask: &Foresee) -> String {
        let presence = Presence { guests: [(visitor(), 1)].into(), ..Presence::default() };
        let me = Some(visitor());
        let eyes = Eyes { guest: me, now: ask.now, presence: &presence, page: ask.page };
        json(&Foreseen {
            lines: self.fold.lines(self.fold.viewer(me), ask.line.len() as u32),
            snapshot: self.fold.snapshot(eyes),
        })
    }
}

fn read(text: &str) -> Result<(Actor, String), Fault> {
    Step::read(text).ok_or_else(|| Fault::Malformed(format!("{text:?} is no move")))
}

/// All other people are the same to whoever decides.
fn somebody_else() -> GuestId {
    called('b')
}

fn unfit(broken: &Broken) -> Fault {
    Fault::Inside(format!("what was told does not fold: {broken}"))
}
