//! The characters of the games: their style can be seen.

use quadrivium_bots::{Bot, Level, Liking, Manner, Pace, Thinker};
use quadrivium_core::{Actor, Key, Options, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// How much of what a character likes is there on average: with it, and with somebody who
/// thinks as long and likes nothing in particular.
struct Liked {
    games: u64,
    /// How many simulations a decision has.
    thoughts: u32,
}

/// So many decisions are enough to see a style.
const DECISIONS: usize = 500;

/// What is there of it on average in a game against an apprentice.
fn liked<G: Learned>(
    liking: Option<Liking<G>>,
    likes: Liking<G>,
    thoughts: u32,
    number: u64,
) -> f32 {
    let options = G::Options::from_settings(&Settings::players(2)).expect("a game for two");
    let mut game = G::new(&options).expect("a game for two");
    let pace = Pace::decision(thoughts);
    let thinker = Thinker::new(G::mind(), G::AIM, Manner::default(), pace);
    let thinker = match liking {
        Some(liking) => thinker.with_liking(liking),
        None => thinker,
    };
    let mut bots = [Bot::Thinker(Box::new(thinker)), Bot::new(Level::Apprentice, None)];
    let mut rng = game_rng(3, number);
    // Where things come and go, what matters is how much there was of them all along.
    let (mut sum, mut decisions) = (0.0, 0);
    while decisions < DECISIONS {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is in turn");
                let action = bots[seat.index()].pick(&game, seat, &mut rng);
                (seat.into(), action.expect("something is offered"))
            }
        };
        game.apply(by, action).expect("what was picked is legal");
        sum += likes(&game, Seat::A);
        decisions += 1;
    }
    sum / decisions as f32
}

impl Visitor for Liked {
    type Output = Vec<(&'static str, f32, f32)>;

    fn visit<G: Learned>(self) -> Self::Output {
        let mean = |liking: Option<Liking<G>>, likes: Liking<G>| {
            let game = |number| liked(liking, likes, self.thoughts, number);
            let sum: f32 = (0..self.games).map(game).sum();
            sum / self.games as f32
        };
        let both = G::CHARACTERS.iter().map(|character| {
            let likes = character.likes;
            (character.name, mean(Some(likes), likes), mean(None, likes))
        });
        both.collect()
    }
}

#[test]
fn every_game_has_two_characters_and_their_styles_can_be_seen() {
    for entry in GAMES.iter() {
        // Where games differ much, and where everybody does much of what is liked, it takes more to be seen.
        let (games, thoughts) = match entry.name {
            "labora" => (2, 24),
            "craftsmen" => (8, 96),
            _ => (8, 24),
        };
        let styles = visit(entry.name, Liked { games, thoughts }).unwrap();
        assert!(styles.len() >= 2, "{} has {}", entry.name, styles.len());
        let seen = styles.iter().all(|&(_, with, without)| with > 1.05 * without);
        assert!(seen, "{}: {styles:?}", entry.name);
    }
}
