//! Text from outside: it is an action or a clear error, never a panic.

use proptest::prelude::*;
use quadrivium_core::Numbers;
use quadrivium_kit::reads_or_refuses;
use quadrivium_orleans::Orleans;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        reads_or_refuses::<Orleans>(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        reads_or_refuses::<Orleans>(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "remove", "draw", "back", "bathe", "keep", "stow", "assign", "technology", "deed",
                "use", "pass", "recruit", "tile", "merchant", "move", "take", "pay", "bake",
                "give", "bonus", "lose", "protect", "skip", "next", "done", "start", "good",
                "reveal", "follower", "station", "point", "tower", "market", "village.1",
                "village.4", "theatre.1", "school.1", "school", "village", "monk", "own_trader",
                "own_monk", "knight", "canalisation", "city_wall", "blois", "water", "road",
                "wine", "bread", "plague", "A", "D", "E", "0", "1", "3", "8", "9", "-1", "+1", "03",
                "99999999999999999999",
            ]),
            0..5,
        )
    ) {
        reads_or_refuses::<Orleans>(&words.join(" "));
    }

    #[test]
    fn a_damaged_action_is_read_or_refused(
        id in 0..Orleans::ACTION_IDS,
        at in any::<prop::sample::Index>(),
        with in any::<char>(),
    ) {
        // Some numbers are no action: only the canalisation brings a point, for example.
        let text = Orleans::action_from_id(id).map_or("done".to_owned(), |action| action.to_string());
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters[at] = with;
        reads_or_refuses::<Orleans>(&letters.into_iter().collect::<String>());
    }
}
