//! Any text: what can be read as an action prints as text that reads as the same action.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrivium_games::{GAMES, Learned, Visitor, visit};

struct ReadsBack<'a>(&'a str);

impl Visitor for ReadsBack<'_> {
    type Output = ();

    fn visit<G: Learned>(self) {
        let Ok(action) = self.0.parse::<G::Action>() else { return };
        let printed = action.to_string();
        assert_eq!(printed.parse(), Ok(action), "printed as '{printed}'");
    }
}

fuzz_target!(|text: &str| {
    for entry in GAMES.iter() {
        visit(entry.name, ReadsBack(text)).expect("the list names its games");
    }
});
