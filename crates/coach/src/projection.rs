//! Where everybody stands: now, if the game ended now, and in the end.

use quadrivium_core::{Playable, Seat, Standings};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::coach::{Coach, Patience};
use crate::figure::Figure;
use crate::trial::Until;

/// What one player can expect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prospect {
    /// The player.
    pub seat: Seat,
    /// Points in the end.
    pub points: Figure,
    /// How far from that the game may usually end; nothing where too few games were played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<f32>,
    /// The chance to win, from 0 to 1.
    pub chance: Figure,
}

/// Where everybody stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Projection {
    /// The points so far.
    pub now: Standings,
    /// The points if the game ended now.
    pub ended: Standings,
    /// What each can expect, in seat order.
    pub expected: Vec<Prospect>,
    /// How many games were played to the end for it.
    pub games: usize,
}

impl<G: Playable> Coach<G> {
    /// Where everybody stands, as far as a seat may know.
    pub fn project(
        &mut self,
        game: &G,
        viewer: Seat,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Projection {
        let patience = Patience { looks: self.depth.whole, stop };
        let trial = self.try_out(game, viewer, &[&[]], Until::Horizon, &patience, rng);
        let expected = Seat::first(game.players()).map(|seat| Prospect {
            seat,
            points: trial.points(0, seat),
            spread: trial.spread(0, seat),
            chance: trial.chance(0, seat),
        });
        Projection {
            now: game.standings(),
            ended: game.if_ended(),
            expected: expected.collect(),
            games: trial.rounds(),
        }
    }
}
