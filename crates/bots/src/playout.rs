//! Whole games between bots.

use quadrivium_core::{Actor, Heuristic, Key, Standings, Turn};
use rand::Rng;

use crate::Bot;

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How the players stood at the end.
    pub standings: Standings,
    /// How many decisions players took.
    pub decisions: u64,
    /// How many outcomes chance had.
    pub chance: u64,
}

/// Plays a game from this position to its end, one bot per seat, and shows every action just
/// before it is taken. Players who may act at once act in seat order.
///
/// Nothing is allocated per decision here: with [`Bot::Random`] only the standings are.
///
/// # Panics
/// When there are fewer bots than players, or the game breaks a promise of
/// [`Game`](quadrivium_core::Game): nothing is offered to a player whose turn it is, or an offered
/// action is refused.
pub fn play_game<G: Heuristic>(
    mut game: G,
    bots: &mut [Bot<G>],
    rng: &mut impl Rng,
    mut show: impl FnMut(&G, Actor, G::Action),
) -> Outcome {
    let (mut decisions, mut chance) = (0, 0);
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                chance += 1;
                (Actor::Chance, game.sample(rng))
            }
            Turn::Players(seats) => {
                decisions += 1;
                let seat = seats.iter().next().expect("a turn of players has a player");
                let action = bots[seat.index()].pick(&game, seat, rng);
                (seat.into(), action.expect("a player whose turn it is can act"))
            }
        };
        show(&game, by, action);
        game.apply(by, action).expect("an offered action is legal");
    }
    Outcome { standings: game.standings(), decisions, chance }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Options, Rules, Score, Settings, game_rng};
    use quadrivium_kit::toy::Toy;

    use super::*;
    use crate::Level;

    fn start(players: u8) -> Toy {
        let settings = Settings::players(players);
        Toy::new(&Options::from_settings(&settings).unwrap()).unwrap()
    }

    #[test]
    fn every_action_is_shown_and_replays_to_the_same_end() {
        let mut bots = [Level::Random, Level::Apprentice].map(|level| Bot::new(level, None));
        let mut actions = Vec::new();
        let show = |_: &Toy, by, action| actions.push((by, action));
        let outcome = play_game(start(2), &mut bots, &mut game_rng(1, 1), show);
        assert_eq!(outcome.decisions + outcome.chance, actions.len() as u64);
        let mut game = start(2);
        for (by, action) in actions {
            game.apply(by, action).unwrap();
        }
        assert_eq!(game.standings(), outcome.standings);
    }

    #[test]
    fn the_same_generator_gives_the_same_game() {
        for levels in [[Level::Random; 3], [Level::Apprentice; 3]] {
            let mut bots = levels.map(|level| Bot::new(level, None));
            let mut play =
                |game| play_game(start(3), &mut bots, &mut game_rng(1, game), |_, _, _| {});
            assert_eq!(play(5), play(5));
        }
    }

    #[test]
    fn the_apprentice_beats_the_random_player() {
        let mut bots = [Level::Random, Level::Apprentice].map(|level| Bot::new(level, None));
        let won = (0..100).filter(|&game| {
            let outcome = play_game(start(2), &mut bots, &mut game_rng(3, game), |_, _, _| {});
            outcome.standings.leaders().any(|seat| seat == quadrivium_core::Seat::B)
        });
        let won = won.count();
        assert!(won >= 80, "won only {won}");
    }
}
