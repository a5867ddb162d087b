//! Playouts allocate nothing per decision, in every game.

use allocation_counter::measure;
use quadrivium_bots::{Bot, Level, play_game};
use quadrivium_core::{Options, Playable, Settings, Visitor, game_rng};
use quadrivium_games::{GAMES, visit};

/// Plays many games to warm up, then one more, and counts its allocations beyond those of the
/// final standings.
struct Playouts {
    settings: Settings,
    level: Level,
}

impl Visitor for Playouts {
    type Output = u64;

    fn visit<G: Playable>(self) -> u64 {
        let options = G::Options::from_settings(&self.settings).expect("listed settings");
        let start = G::new(&options).expect("listed settings");
        let mut bots: Vec<_> = (0..options.players()).map(|_| Bot::<G>::new(self.level)).collect();
        for game in 0..50 {
            play_game(start.clone(), &mut bots, &mut game_rng(1, game), |_, _, _| {});
        }
        let mut last = None;
        let all = measure(|| {
            play_game(start.clone(), &mut bots, &mut game_rng(1, 50), |game, by, action| {
                last = Some((game.clone(), by, action));
            });
        });
        let (mut game, by, action) = last.expect("a game has actions");
        game.apply(by, action).expect("it was applied before");
        let standings = measure(|| drop(game.standings()));
        all.count_total - standings.count_total
    }
}

#[test]
fn a_decision_allocates_nothing() {
    for entry in GAMES.iter() {
        for players in entry.players.clone() {
            for level in Level::ALL {
                let settings = Settings::players(players);
                let allocations = visit(entry.name, Playouts { settings, level }).unwrap();
                assert_eq!(allocations, 0, "{} for {players}, {level}", entry.name);
            }
        }
    }
}
