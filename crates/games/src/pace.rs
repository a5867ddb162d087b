//! How fast a machine plays: whole games of bots that decide at random.

use quadrivium_bots::{Level, play_game};
use quadrivium_core::{Options, Settings, UnknownGame, game_rng};

use crate::{Learned, Opponent, Visitor, visit};

/// So many games for two.
struct Games(u32);

impl Visitor for Games {
    type Output = Option<u64>;

    fn visit<G: Learned>(self) -> Self::Output {
        let options = <G::Options as Options>::from_settings(&Settings::players(2)).ok()?;
        let start = G::new(&options).ok()?;
        let mut bots = [(); 2].map(|()| G::bot(Opponent::Rank(Level::Random)));
        // Numbered as the command `sim` numbers them: the same games.
        let play = |number| {
            let mut rng = game_rng(1, u64::from(number));
            play_game(start.clone(), &mut bots, &mut rng, |_, _, _| {}).decisions
        };
        Some((1..=self.0).map(play).sum())
    }
}

/// How many decisions there are in so many games for two of the game that has this name; nothing where two
/// cannot play it.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn random_games(name: &str, games: u32) -> Result<Option<u64>, UnknownGame> {
    visit(name, Games(games))
}
