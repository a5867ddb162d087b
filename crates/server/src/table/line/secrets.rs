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
    // As text: it is only compared, and the same view is always written in the same way.
    let seen = after.view_text(seat.into());
    worlds(before, seat).any(|mut world| {
        world.advance(seat.into(), action).is_err()
            || world.view_text(seat.into()).get() != seen.get()
    })
}

/// Whether a seat knows all there is to know about a position.
pub fn knows_all(game: &dyn AnyGame, seat: Seat) -> bool {
    let others = || Seat::first(game.players()).filter(move |&other| other != seat);
    let truth: Vec<_> = others().map(|other| game.view_text(other.into())).collect();
    worlds(game, seat).all(|world| {
        let mut seen = others().zip(&truth);
        seen.all(|(other, truth)| world.view_text(other.into()).get() == truth.get())
    })
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Actor, Settings, Turn};
    use quadrivium_games::GAMES;

    use super::*;

    /// Burgundy with estates chosen in secret, up to that choice.
    fn secret_choice() -> Box<dyn AnyGame> {
        let settings = Settings::players(2).with("setup", "expert_secret");
        let mut game = GAMES.find("burgundy").unwrap().start(&settings).unwrap();
        let mut rng = StdRng::seed_from_u64(3);
        while game.turn() == Turn::Chance {
            let action = game.sample(&mut rng).unwrap();
            game.apply(Actor::Chance, &action).unwrap();
        }
        game
    }

    #[test]
    fn the_last_of_several_secret_choices_turns_all_over() {
        let before = secret_choice();
        let choice = |game: &dyn AnyGame, seat| game.legal(seat).swap_remove(0);
        let first = choice(&*before, Seat::A);
        let mut between = before.clone();
        between.apply(Seat::A.into(), &first).unwrap();
        assert!(!reveals(&*before, &*between, Seat::A, &first));
        let second = choice(&*between, Seat::B);
        let mut after = between.clone();
        after.apply(Seat::B.into(), &second).unwrap();
        assert!(reveals(&*between, &*after, Seat::B, &second));
    }

    #[test]
    fn a_secret_is_known_to_its_own_seat_only() {
        let mut game = secret_choice();
        let choice = game.legal(Seat::A).swap_remove(0);
        game.apply(Seat::A.into(), &choice).unwrap();
        assert!(knows_all(&*game, Seat::A));
        assert!(!knows_all(&*game, Seat::B));
    }
}
