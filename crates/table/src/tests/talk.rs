//! What is said at a table.

use super::desk::{Desk, person};
use crate::chat_weight;
use crate::fault::Fault;

fn say(desk: &mut Desk, letter: char, text: &str) {
    let entries = desk.fold.entries_of_chat(person(letter), text, u64::MAX);
    desk.take(entries).unwrap();
}

#[test]
fn the_last_lines_are_kept_and_each_is_told_once() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    for line in 0..250 {
        say(&mut desk, 'b', &line.to_string());
    }
    let all = desk.fold.chat_after(0);
    let texts: Vec<_> = all.iter().map(|line| line.text.to_owned()).collect();
    let expected: Vec<_> = (50..250).map(|line| line.to_string()).collect();
    assert_eq!(texts, expected);
    let last = all.last().unwrap();
    assert_eq!((last.seq, last.name), (desk.seq(), "b"));
    assert_eq!(last.seat.map(quadrivium_core::Seat::letter), Some('B'));
    assert_eq!(desk.fold.chat_after(desk.seq() - 1).len(), 1);
    assert_eq!(desk.fold.chat_after(desk.seq()).len(), 0);
}

#[test]
fn there_is_room_for_so_many_bytes_and_a_short_line_counts_a_hundred() {
    assert_eq!((chat_weight("well"), chat_weight(&"é".repeat(60))), (100, 120));
    let mut desk = Desk::of("burgundy", &[], "ab");
    say(&mut desk, 'a', "well");
    let chat = |most| desk.fold.entries_of_chat(person('a'), "done", most);
    assert!(chat(200).is_ok());
    assert!(matches!(chat(199), Err(Fault::FullChat)));
    let stranger = desk.fold.entries_of_chat(person('z'), "hello", 1_000);
    assert!(matches!(stranger, Err(Fault::NotSeated)));
}
