//! How fast this machine plays: whole games of bots that decide at random.

use quadrivium_bots::{Level, play_game};
use quadrivium_core::{Options, Settings, game_rng};
use quadrivium_games::{Learned, Opponent, Visitor};

/// So many games for two.
pub struct Games(pub u32);

impl Visitor for Games {
    /// How many decisions were taken; nothing where two cannot play.
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
