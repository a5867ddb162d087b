//! Why: what a turn does at once and what it changes in the end, in the words of the game and the
//! numbers of its score. Nothing else is ever said.

use quadrivium_core::{Arg, Narrate, Phrase, Seat};
use serde::Serialize;

use crate::figure::Figure;

/// So much is said of what happens.
const MOST_EVENTS: usize = 2;
/// So much is said of what changes in the end.
const MOST_LATER: usize = 2;
/// What is larger than this part of its margin is likelier than not to be there at all: about twelve
/// times in seventeen.
const LIKELY: f32 = 0.53;

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
    /// The one thing that is likely to be more or less, where nothing is beyond doubt.
    #[serde(skip)]
    pub perhaps: Option<Gain>,
    /// How far each of these may be off, rounded up.
    #[serde(skip)]
    pub margins: Vec<i32>,
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
        (Self { events, now, ..Self::default() }, after)
    }

    /// Says what changes in the end, and forgets what was said of it before: what is beyond doubt or, where nothing is, what is likeliest.
    pub(crate) fn expect(&mut self, differences: &[(&'static str, Figure)]) {
        let told = |least: f32, most: usize| -> (Vec<Gain>, Vec<i32>) {
            let large = differences.iter().filter(|(_, it)| it.mean.abs() > least * it.error);
            let mut told: Vec<_> = large
                .map(|&(source, it)| {
                    let points = it.mean.round() as i32;
                    (Gain { source, points }, it.error.ceil().max(1.0) as i32)
                })
                .filter(|(gain, _)| gain.points != 0)
                .collect();
            told.sort_by_key(|(gain, _)| -gain.points.abs());
            told.truncate(most);
            told.into_iter().unzip()
        };
        (self.later, self.margins) = told(1.0, MOST_LATER);
        self.perhaps = None;
        if self.later.is_empty() {
            let (likeliest, margins) = told(LIKELY, 1);
            (self.perhaps, self.margins) = (likeliest.first().copied(), margins);
        }
    }

    /// All of it in words; nothing where nothing is to be said.
    pub fn words(&self, game: &str) -> Vec<Phrase> {
        let mut parts = self.events.clone();
        if !self.now.is_empty() {
            let gains: Vec<_> = self.now.iter().map(|gain| in_words(game, *gain)).collect();
            parts.push(Phrase::new("coach-now").with("gains", gains));
        }
        let key = if self.perhaps.is_some() { "coach-perhaps" } else { "coach-later" };
        let later = self.later.iter().chain(&self.perhaps).zip(&self.margins);
        let later = later.map(|(gain, margin)| {
            let gain = in_words(game, *gain);
            Phrase::new("coach-give-or-take").with("gain", gain).with("margin", *margin)
        });
        let later: Vec<_> = later.collect();
        if !later.is_empty() {
            parts.push(Phrase::new(key).with("gains", later));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn expecting(differences: &[(&'static str, f32, f32)]) -> Reason {
        let figures: Vec<_> =
            differences.iter().map(|&(at, mean, error)| (at, Figure { mean, error })).collect();
        let mut reason = Reason::default();
        reason.expect(&figures);
        reason
    }

    #[test]
    fn what_is_beyond_doubt_is_said_first_and_with_its_margin() {
        let reason =
            expecting(&[("a", 1.4, 0.3), ("b", -6.0, 2.2), ("c", 9.0, 9.5), ("d", 3.0, 1.0)]);
        let told: Vec<_> = reason.later.iter().map(|gain| (gain.source, gain.points)).collect();
        assert_eq!((told, &reason.margins[..]), (vec![("b", -6), ("d", 3)], &[3, 1][..]));
        assert_eq!(reason.words("toy")[0].key, "coach-later");
    }

    #[test]
    fn where_nothing_is_sure_the_likeliest_is_named_as_such() {
        let reason = expecting(&[("a", 1.0, 5.0), ("b", 2.6, 4.0), ("c", 0.4, 0.1)]);
        assert!(reason.later.is_empty());
        assert_eq!(reason.perhaps, Some(Gain { source: "b", points: 3 }));
        assert_eq!(reason.words("toy")[0].key, "coach-perhaps");
        assert!(expecting(&[("a", 1.0, 5.0)]).words("toy").is_empty());
    }

    #[test]
    fn what_is_sure_at_last_was_only_likely_before() {
        let mut reason = expecting(&[("a", 3.0, 4.0)]);
        assert!(reason.perhaps.is_some());
        reason.expect(&[("a", Figure { mean: 3.0, error: 1.0 })]);
        assert_eq!((reason.later.len(), reason.perhaps, &reason.margins[..]), (1, None, &[1][..]));
    }
}
