//! Text from outside: it is an action or a clear error, never a panic.

use proptest::prelude::*;
use quadrivium_burgundy::Burgundy;
use quadrivium_core::Numbers;
use quadrivium_kit::reads_or_refuses;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        reads_or_refuses::<Burgundy>(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        reads_or_refuses::<Burgundy>(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "take", "place", "sell", "workers", "buy", "discard", "load", "keep", "skip",
                "end", "estate", "start", "good", "sheet", "tile", "roll", "white", "d1", "d6",
                "any", "1", "6", "37", "38", "4.2", "black.8", "black.9", "pink", "church", "A",
                "1-2", "0", "-1", "+1", "99999999999999999999",
            ]),
            0..5,
        )
    ) {
        reads_or_refuses::<Burgundy>(&words.join(" "));
    }

    #[test]
    fn a_damaged_action_is_read_or_refused(
        id in 0..Burgundy::ACTION_IDS,
        at in any::<prop::sample::Index>(),
        with in any::<char>(),
    ) {
        let text = Burgundy::action_from_id(id).unwrap().to_string();
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters[at] = with;
        reads_or_refuses::<Burgundy>(&letters.into_iter().collect::<String>());
    }
}
