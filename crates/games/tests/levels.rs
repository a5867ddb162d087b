//! A higher rank plays better, in every game.

use quadrivium_bots::{Bot, Level, play_game};
use quadrivium_core::{Options, Playable, Seat, Settings, Visitor, game_rng};
use quadrivium_games::{GAMES, visit};

/// How many of a hundred games for two the better bot wins, half of them from each seat.
struct Match {
    better: Level,
    worse: Level,
}

impl Visitor for Match {
    type Output = usize;

    fn visit<G: Playable>(self) -> usize {
        let options = G::Options::from_settings(&Settings::players(2)).expect("a game for two");
        let start = G::new(&options).expect("a game for two");
        let won = (0..100).filter(|&game| {
            let (mine, levels) = match game % 2 {
                0 => (Seat::A, [self.better, self.worse]),
                _ => (Seat::B, [self.worse, self.better]),
            };
            let mut bots = levels.map(Bot::<G>::new);
            let ended = play_game(start.clone(), &mut bots, &mut game_rng(2, game), |_, _, _| {});
            ended.standings.leaders().eq([mine])
        });
        won.count()
    }
}

#[test]
fn the_apprentice_beats_the_random_player_in_95_of_100_games() {
    for entry in GAMES.iter().filter(|entry| entry.players.contains(&2)) {
        let won = Match { better: Level::Apprentice, worse: Level::Random };
        let won = visit(entry.name, won).unwrap();
        assert!(won >= 95, "{}: won only {won} of 100", entry.name);
    }
}
