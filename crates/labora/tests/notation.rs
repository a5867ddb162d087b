//! Text from outside: it is an action or a clear error, never a panic.

use proptest::prelude::*;
use quadrivium_core::Numbers;
use quadrivium_kit::reads_or_refuses;
use quadrivium_labora::Labora;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        reads_or_refuses::<Labora>(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        reads_or_refuses::<Labora>(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "place", "contract", "visit", "fell", "cut", "idle", "build", "district", "plot",
                "convert", "settle", "at", "enter", "fee", "send", "produce", "times", "pay",
                "take", "improve", "copy", "clear", "skip", "end", "farmyard", "lay", "prior", "A",
                "E", "display", "coins", "present", "hills", "coast", "grain", "coin5", "wonder",
                "joker", "shanty_town", "0", "-1", "6", "27", "28", "-26", "40", "41", "128",
                "-129", "+1", "99999999999999999999",
            ]),
            0..5,
        )
    ) {
        reads_or_refuses::<Labora>(&words.join(" "));
    }

    #[test]
    fn a_damaged_action_is_read_or_refused(
        id in 0..Labora::ACTION_IDS,
        at in any::<prop::sample::Index>(),
        with in any::<char>(),
    ) {
        let text = Labora::action_from_id(id).unwrap().to_string();
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters[at] = with;
        reads_or_refuses::<Labora>(&letters.into_iter().collect::<String>());
    }
}
