//! What the apprentice thinks of every action, by its number.

use quadrivium_bots::Apprentice;
use quadrivium_core::{GameRng, Seat};
use quadrivium_games::Learned;

/// How far ahead a seat will be after each thing it may do; minus infinity for everything else.
pub fn appraise<G: Learned>(
    apprentice: &mut Apprentice<G>,
    game: &G,
    seat: Seat,
    rng: &mut GameRng,
    out: &mut [f32],
) {
    out.fill(f32::NEG_INFINITY);
    for (action, lead) in apprentice.appraise(game, seat, rng) {
        out[G::action_id(action).expect("every decision is numbered") as usize] = lead;
    }
}
