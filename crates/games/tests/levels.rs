//! A higher rank plays better, in every game.

use quadrivium_bots::{Bot, Level, Tempo, play_game};
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

/// A match of two ranks, each with a small part of its pace, so that it thinks about what it does as at a table
/// but not for as long.
struct Ranks {
    games: u64,
    settings: Settings,
    better: Level,
    worse: Level,
    /// Which part of their pace.
    part: u32,
}

/// What came of a match for the better one.
#[derive(Clone, Copy, Debug, Default)]
struct Outcome {
    games: u64,
    /// Twice the victories, so that a shared one counts.
    wins: u64,
    points: i64,
    others: i64,
}

impl Outcome {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.others += other.others;
    }
}

impl Visitor for Ranks {
    type Output = Outcome;

    fn visit<G: Learned>(self) -> Outcome {
        let options = G::Options::from_settings(&self.settings).expect("a game for two");
        let start = G::new(&options).expect("a game for two");
        // The same part of every pace.
        let tempo = Tempo { tenth: G::TEMPO.tenth / self.part, ..G::TEMPO };
        let bot = |level: Level| match level.pace(tempo) {
            None => G::bot(level),
            Some(pace) => Bot::paced(G::mind(), G::AIM, pace),
        };
        let mut outcome = Outcome::default();
        for game in 0..self.games {
            let (mine, levels) = match game % 2 {
                0 => (Seat::A, [self.better, self.worse]),
                _ => (Seat::B, [self.worse, self.better]),
            };
            let mut bots = levels.map(bot);
            // Both sit once on each seat with the same generator.
            let rng = &mut game_rng(SEED, game / 2);
            let ended = play_game(start.clone(), &mut bots, rng, |_, _, _| {}).standings;
            let leads = |seat| ended.leaders().any(|leader| leader == seat);
            let points = |seat| i64::from(ended.of(seat).expect("two play").points);
            let other = if mine == Seat::A { Seat::B } else { Seat::A };
            outcome.games += 1;
            outcome.wins += u64::from(leads(mine)) + u64::from(leads(mine) && !leads(other));
            outcome.points += points(mine);
            outcome.others += points(other);
        }
        outcome
    }
}

const SEED: u64 = 2;

fn ranks(game: &str, better: Level, worse: Level, part: u32, games: u64) -> Outcome {
    let settings = match game {
        "labora" => Settings::players(2).with("length", "short"),
        _ => Settings::players(2),
    };
    visit(game, Ranks { games, settings, better, worse, part }).unwrap()
}

/// In every game by itself: it is far ahead.
#[test]
fn a_journeyman_beats_an_apprentice() {
    for entry in GAMES.iter() {
        let found = ranks(entry.name, Level::Journeyman, Level::Apprentice, 20, 4);
        assert!(found.wins >= 6, "{}: {found:?}", entry.name);
        assert!(found.points * 10 >= found.others * 11, "{}: {found:?}", entry.name);
    }
}

/// In all games together: where both look ahead, luck decides more.
#[test]
fn a_master_beats_a_journeyman() {
    let mut all = Outcome::default();
    for entry in GAMES.iter() {
        all.add(ranks(entry.name, Level::Master, Level::Journeyman, 400, 2));
    }
    assert!(all.wins * 8 >= all.games * 2 * 5, "five victories of eight: {all:?}");
    assert!(all.points > all.others, "{all:?}");
}
