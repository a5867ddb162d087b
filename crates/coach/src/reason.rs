//! Why: what a turn does at once and what it changes in the end, in the words of the game and the
//! numbers of its score. Nothing else is ever said.

use quadrivium_core::{Arg, Narrate, Phrase, Seat};
use serde::Serialize;

/// So much is said of what happens.
const MOST_EVENTS: usize = 2;
/// So much is said of what changes in the end.
const MOST_LATER: usize = 2;

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Gain {
    /// The source, by its name in the breakdown.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub source: &'static str,
    /// How many points more.
    pub points: i32,
}

/// What speaks for a turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason {
    /// What happens besides the decisions themselves, as the game tells it.
    pub events: Vec<Phrase>,
    /// What the turn adds to the breakdown of the player's points.
    pub now: Vec<Gain>,
    /// What is beyond doubt more or less in the end than with the next best turn, rounded, as far as
    /// games that were played on say.
    pub later: Vec<Gain>,
}

impl Reason {
    /// What these decisions of a player do at once, as far as the player can know it beforehand, and
    /// the position that this leads to.
    pub fn of<G: Narrate>(game: &G, seat: Seat, line: &[G::Action]) -> (Self, G) {
        let mut after = game.clone();
        let mut events = Vec::new();
        for &action in line {
            if after.reveals(seat, action) {
                break;
            }
            let mut seen = Vec::new();
            if after.apply_seen(seat.into(), action, &mut seen).is_err() {
                break;
            }
            // What comes first is the decision itself.
            let told = seen.into_iter().filter_map(G::tell_event).skip(1);
            events.extend(told.filter(|phrase| is_about(phrase, seat)));
        }
        events.truncate(MOST_EVENTS);
        let now = gains(game, &after, seat);
        (Self { events, now, later: Vec::new() }, after)
    }

    /// Adds what changes in the end, most first: differences with their errors.
    pub(crate) fn expect(&mut self, differences: impl Iterator<Item = (&'static str, f32, f32)>) {
        let sure = differences.filter(|(_, mean, error)| mean.abs() > crate::figure::SURE * error);
        let gains = sure.map(|(source, mean, _)| Gain { source, points: mean.round() as i32 });
        self.later = gains.filter(|gain| gain.points != 0).collect();
        self.later.sort_by_key(|gain| -gain.points.abs());
        self.later.truncate(MOST_LATER);
    }

    /// All of it in words; nothing where nothing is to be said.
    pub fn words(&self, game: &str) -> Vec<Phrase> {
        let list = |gains: &[Gain]| -> Vec<Phrase> {
            gains.iter().map(|gain| in_words(game, *gain)).collect()
        };
        let mut parts = self.events.clone();
        if !self.now.is_empty() {
            parts.push(Phrase::new("coach-now").with("gains", list(&self.now)));
        }
        if !self.later.is_empty() {
            parts.push(Phrase::new("coach-later").with("gains", list(&self.later)));
        }
        parts
    }
}

/// What a player has more of than before, by source.
fn gains<G: Narrate>(before: &G, after: &G, seat: Seat) -> Vec<Gain> {
    let (before, after) = (before.standings(), after.standings());
    let (Some(before), Some(after)) = (before.of(seat), after.of(seat)) else { return Vec::new() };
    let sources = after.breakdown.0.iter().map(|&(source, points)| {
        let points = points - before.breakdown.get(source).unwrap_or(0);
        Gain { source, points }
    });
    sources.filter(|gain| gain.points != 0).collect()
}

fn in_words(game: &str, gain: Gain) -> Phrase {
    let source = Phrase::new(format!("{game}-source-{}", gain.source.replace('_', "-")));
    let key = if gain.points < 0 { "coach-loss" } else { "coach-gain" };
    Phrase::new(key).with("source", source).with("points", gain.points.abs())
}

/// Whether a sentence is about this player.
fn is_about(phrase: &Phrase, seat: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| *arg == Arg::Seat(seat))
}
