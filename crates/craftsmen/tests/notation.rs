//! Text from outside: it is an action or a clear error, never a panic.

use proptest::prelude::*;
use quadrivium_core::Numbers;
use quadrivium_craftsmen::{Action, Craftsmen};

fn reads_or_refuses(text: &str) {
    match text.parse::<Action>() {
        // What was read is printed in its one spelling, and read again as the same action.
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        reads_or_refuses(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        reads_or_refuses(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "exchange", "sawmill", "return", "place", "stack", "points", "give", "pay",
                "discard", "invest", "take", "draw", "build", "buy", "auction", "bid", "look",
                "lay", "put", "make", "fetch", "work", "deliver", "store", "load", "bribe", "lose",
                "purchase", "privilege", "stall", "token", "precede", "pass", "done", "capital",
                "building", "deal", "next", "red3", "red4", "mill_3", "mill_4", "sawmill_1",
                "sawmill_7", "bankers", "town_hall", "gold", "basic", "advanced", "left",
                "privileged", "wheat", "flour", "meat", "fair", "top", "A", "1", "4", "5", "45",
                "46", "0", "-1", "+1", "99999999999999999999",
            ]),
            0..5,
        )
    ) {
        reads_or_refuses(&words.join(" "));
    }

    #[test]
    fn a_damaged_action_is_read_or_refused(
        id in 0..Craftsmen::ACTION_IDS,
        at in any::<prop::sample::Index>(),
        with in any::<char>(),
    ) {
        let text = Craftsmen::action_from_id(id).unwrap().to_string();
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters[at] = with;
        reads_or_refuses(&letters.into_iter().collect::<String>());
    }
}
