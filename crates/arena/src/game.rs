//! One game of a match, with what it took.

use std::time::{Duration, Instant};

use quadrivium_bots::Bot;
use quadrivium_core::{Actor, GameRng, Heuristic, Key, Seat, Standings, Turn, game_rng};
use rand::Rng;

use crate::Unfair;

/// A game that goes on for longer than this does not end.
const MOST_STEPS: u32 = 100_000;

/// What playing a game took from one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Labour {
    /// How often there was something to choose.
    pub decisions: u64,
    /// How many turns those decisions were in. A turn lasts as it does for the pace of a rank: as long as
    /// this player alone acts. After chance or anybody else, and be it that they had to pass, a new one begins.
    pub turns: u64,
    /// How long it thought.
    pub time: Duration,
    /// How long it thought in its longest turn.
    pub longest: Duration,
    /// How many simulations it took.
    pub simulations: u64,
}

impl Labour {
    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.simulations += other.simulations;
    }
}

/// Which turns time was spent in.
#[derive(Default)]
struct Turns {
    /// Whose turn it is, and how long they have thought in it.
    turn: Option<(Seat, Duration)>,
}

impl Turns {
    /// A player has decided something after so long.
    fn decided(&mut self, seat: Seat, took: Duration, labour: &mut Labour) {
        let so_far = self.turn.filter(|(whose, _)| *whose == seat).map(|(_, so_far)| so_far);
        labour.turns += u64::from(so_far.is_none());
        labour.decisions += 1;
        labour.time += took;
        let so_far = so_far.unwrap_or_default() + took;
        labour.longest = labour.longest.max(so_far);
        self.turn = Some((seat, so_far));
    }

    /// Somebody acts, or chance: whoever else had a turn begins a new one, with all of their time.
    fn acts(&mut self, by: Actor) {
        self.turn = self.turn.filter(|(seat, _)| by == Actor::Seat(*seat));
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Game {
    /// How the players stood at the end.
    pub standings: Standings,
    /// What it took, in seat order.
    pub labour: Vec<Labour>,
}

/// The luck of a game, settled beforehand as that of a table is (ADR 21): each outcome has a generator of
/// its own, so what one of them takes from it moves none of those to come.
pub struct Lots {
    seed: u64,
    drawn: u64,
}

impl Lots {
    /// The luck of all games of a round.
    pub fn new(seed: u64, round: u64) -> Self {
        Self { seed: game_rng(seed, round).next_u64(), drawn: 0 }
    }

    /// The generator of the next outcome.
    fn draw(&mut self) -> GameRng {
        self.drawn += 1;
        game_rng(self.seed, self.drawn)
    }
}

/// Plays a game with the bots that sit on its seats, and shows what is done just before it is.
///
/// # Errors
/// When it does not end.
pub fn play<G: Heuristic>(
    mut game: G,
    bots: &mut [&mut Bot<G>],
    mut lots: Lots,
    rng: &mut GameRng,
    mut show: impl FnMut(Actor, G::Action),
) -> Result<Game, Unfair> {
    let mut labour = vec![Labour::default(); bots.len()];
    let before: Vec<u64> = bots.iter().map(|bot| simulations(bot)).collect();
    let mut offered = Vec::new();
    let mut turns = Turns::default();
    for _ in 0..MOST_STEPS {
        let (by, action) = match game.turn() {
            Turn::Over => {
                for ((labour, bot), before) in labour.iter_mut().zip(bots.iter()).zip(before) {
                    labour.simulations = simulations(bot) - before;
                }
                return Ok(Game { standings: game.standings(), labour });
            }
            Turn::Chance => (Actor::Chance, game.sample(&mut lots.draw())),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("a turn of players has a player");
                game.legal(seat, &mut offered);
                let began = Instant::now();
                let action = bots[seat.index()].pick(&game, seat, rng);
                let action = action.expect("a player whose turn it is can act");
                if offered.len() > 1 {
                    turns.decided(seat, began.elapsed(), &mut labour[seat.index()]);
                }
                (seat.into(), action)
            }
        };
        turns.acts(by);
        show(by, action);
        game.apply(by, action).expect("an offered action is legal");
    }
    Err(Unfair::Endless)
}

fn simulations<G: Heuristic>(bot: &Bot<G>) -> u64 {
    match bot {
        Bot::Thinker(thinker) => thinker.simulations(),
        Bot::Random(_) | Bot::Apprentice(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Level;
    use quadrivium_core::{Options, Rules, Settings};
    use quadrivium_kit::toy::Toy;

    use super::*;

    /// As long as a rank shares its time out among decisions: it begins anew where anything else has happened.
    #[test]
    fn a_turn_ends_with_chance_and_with_whoever_else_acts() {
        let (mut turns, mut labour) = (Turns::default(), Labour::default());
        let mut decides = |before: &[Actor], seconds| {
            for &by in before {
                turns.acts(by);
            }
            turns.decided(Seat::A, Duration::from_secs(seconds), &mut labour);
            (labour.turns, labour.longest.as_secs())
        };
        assert_eq!(decides(&[Actor::Chance], 2), (1, 2));
        assert_eq!(decides(&[Actor::Seat(Seat::A)], 3), (1, 5));
        // What has to be done is no decision, but still the same turn.
        assert_eq!(decides(&[Actor::Seat(Seat::A), Actor::Seat(Seat::A)], 1), (1, 6));
        assert_eq!(decides(&[Actor::Seat(Seat::A), Actor::Chance], 4), (2, 6));
        // Somebody else had nothing to choose: they have acted all the same.
        assert_eq!(decides(&[Actor::Seat(Seat::A), Actor::Seat(Seat::B)], 7), (3, 7));
        assert_eq!((labour.decisions, labour.time.as_secs()), (5, 17));
    }

    /// The third outcome is the third, whatever the first two were and however much they took.
    #[test]
    fn what_one_outcome_takes_moves_none_of_the_others() {
        let third = |round, taken: [usize; 2]| {
            let mut lots = Lots::new(7, round);
            for numbers in taken {
                let mut rng = lots.draw();
                for _ in 0..numbers {
                    rng.next_u64();
                }
            }
            lots.draw().next_u64()
        };
        assert_eq!(third(1, [0, 0]), third(1, [3, 50]));
        assert_ne!(third(1, [0, 0]), third(2, [0, 0]), "another round, other luck");
        let mut lots = Lots::new(7, 1);
        assert_ne!(lots.draw().next_u64(), lots.draw().next_u64());
    }

    #[test]
    fn what_a_game_took_is_counted() {
        let start = Toy::new(&Options::from_settings(&Settings::players(2)).unwrap()).unwrap();
        let (mut one, mut other) = (Bot::thinker(None, 20), Bot::new(Level::Random, None));
        let mut bots = [&mut one, &mut other];
        let rng = &mut game_rng(2, 1);
        let game = play(start, &mut bots, Lots::new(1, 1), rng, |_, _| {}).unwrap();
        let [thinks, acts] = game.labour[..] else { panic!("two play") };
        assert_eq!((thinks.simulations, acts.simulations), (thinks.decisions * 20, 0));
        assert!(thinks.turns > 0 && thinks.turns <= thinks.decisions);
        assert!(thinks.longest <= thinks.time);
    }
}
