//! What somebody may not know, asked from the engine and not guessed.
//!
//! A world dealt anew by `determinize` looks the same to its seat. Where an action leads to
//! different views in such worlds, it shows that seat something new; where the other seats' views
//! differ, something is still hidden.

use quadrivium_core::{AnyGame, Seat};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// How many worlds are dealt. A secret between two equally likely things goes unnoticed once in
/// 65,536 times.
const WORLDS: u64 = 16;

/// Always the same worlds for the same position, so that all nodes agree.
fn worlds(game: &dyn AnyGame, seat: Seat) -> impl Iterator<Item = Box<dyn AnyGame>> {
    (0..WORLDS).map(move |world| {
        let mut dealt = game.boxed_clone();
        dealt.determinize(seat, &mut StdRng::seed_from_u64(world));
        dealt
    })
}

/// Whether an action told its own player something that they did not know.
pub fn reveals(before: &dyn AnyGame, after: &dyn AnyGame, seat: Seat, action: &str) -> bool {
    let seen = after.view(seat.into());
    worlds(before, seat).any(|mut world| {
        world.apply(seat.into(), action).is_err() || world.view(seat.into()) != seen
    })
}

/// Whether a seat knows all there is to know about a position.
pub fn knows_all(game: &dyn AnyGame, seat: Seat) -> bool {
    let others = || Seat::first(game.players()).filter(move |&other| other != seat);
    let truth: Vec<_> = others().map(|other| game.view(other.into())).collect();
    worlds(game, seat)
        .all(|world| others().map(|other| world.view(other.into())).eq(truth.iter().cloned()))
}
