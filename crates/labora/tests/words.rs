//! Everything can be told, also what is not possible. That every language has the words is tested
//! with those of all games.

use quadrivium_core::Game;
use quadrivium_core::conformance::Listener;
use quadrivium_labora::{Country, Labora, Options};

#[test]
fn whatever_can_be_written_can_be_told() {
    let mut listener = Listener::default();
    listener.game(Labora::new(&Options::long(1, Country::Ireland)).unwrap(), 1);
    listener.game(Labora::new(&Options::short(4, Country::France)).unwrap(), 1);
    listener.glossary::<Labora>();
}
