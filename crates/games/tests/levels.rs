//! A higher rank plays better, in every game.

use quadrivium_bots::{Bot, Level, play_game};
use quadrivium_core::{Options, Seat, Settings, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// How many games for two the better one wins, half of them from each seat.
struct Match {
    games: u64,
    settings: Settings,
    better: Rank,
    worse: Rank,
}

#[derive(Clone, Copy)]
enum Rank {
    Level(Level),
    /// Looks ahead for so many simulations: fewer than a journeyman, because tests are to be quick.
    Thinker(u32),
}

impl Rank {
    fn bot<G: Learned>(self) -> Bot<G> {
        match self {
            Self::Level(level) => G::bot(level),
            Self::Thinker(simulations) => Bot::thinker(G::mind(), simulations),
        }
    }
}

impl Visitor for Match {
    type Output = usize;

    fn visit<G: Learned>(self) -> usize {
        assert!(G::mind().is_some(), "{} has a network that fits its numbers", G::NAME);
        let options = G::Options::from_settings(&self.settings).expect("a game for two");
        let start = G::new(&options).expect("a game for two");
        let won = (0..self.games).filter(|&game| {
            let (mine, ranks) = match game % 2 {
                0 => (Seat::A, [self.better, self.worse]),
                _ => (Seat::B, [self.worse, self.better]),
            };
            let mut bots = ranks.map(Rank::bot::<G>);
            let ended = play_game(start.clone(), &mut bots, &mut game_rng(2, game), |_, _, _| {});
            ended.standings.leaders().eq([mine])
        });
        won.count()
    }
}

#[test]
fn the_apprentice_beats_the_random_player_in_19_of_20_games() {
    for entry in GAMES.iter().filter(|entry| entry.players.contains(&2)) {
        let (better, worse) = (Rank::Level(Level::Apprentice), Rank::Level(Level::Random));
        let won = Match { games: 40, settings: Settings::players(2), better, worse };
        let won = visit(entry.name, won).unwrap();
        assert!(won >= 38, "{}: won only {won} of 40", entry.name);
    }
}

/// Eight games are few, but always the same ones; docs/strength.md has longer matches.
fn looking_ahead_wins(game: &str, settings: Settings, simulations: u32) {
    let (better, worse) = (Rank::Thinker(simulations), Rank::Level(Level::Apprentice));
    let won = visit(game, Match { games: 8, settings, better, worse }).unwrap();
    assert!(won >= 6, "{game}: won only {won} of 8");
}

#[test]
fn looking_ahead_wins_in_burgundy() {
    looking_ahead_wins("burgundy", Settings::players(2), 96);
}

#[test]
fn looking_ahead_wins_in_ora_et_labora() {
    looking_ahead_wins("labora", Settings::players(2).with("length", "short"), 16);
}

#[test]
fn looking_ahead_wins_in_orleans() {
    looking_ahead_wins("orleans", Settings::players(2), 16);
}

#[test]
fn looking_ahead_wins_in_craftsmen() {
    looking_ahead_wins("craftsmen", Settings::players(2), 16);
}
