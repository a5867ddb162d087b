//! Records from outside: what is refused, with which sentence, and that nothing panics.

use proptest::prelude::*;
use quadrivium_core::{Record, RecordFault};

const GOOD: &str = "\
quadrivium record 1
game toy
rules 1
players 2
option length=short
option bluff=
seat A bot:apprentice
seat B Ann of Kraków
date 2026-11-15
result A 4 1
result B -2 2

* draw one
A play one
end 2
";

fn refusal(text: impl AsRef<[u8]>) -> String {
    Record::parse(text.as_ref()).expect_err("a broken record is refused").to_string()
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let record = Record::parse(GOOD.as_bytes()).unwrap();
    assert_eq!(record.to_string(), GOOD);
    assert_eq!(record.seats[1], "Ann of Kraków");
    assert_eq!(record.line_of(1), 14);
    let windows = GOOD.replace('\n', "\r\n");
    assert_eq!(Record::parse(windows.as_bytes()), Ok(record));
}

#[test]
fn every_fault_of_the_text_is_one_sentence_with_its_line() {
    for (from, to, sentence) in [
        ("quadrivium record", "PK\u{3}\u{4}", "line 1: this is not a Quadrivium record"),
        ("record 1\n", "record 2\n", "line 1: this record has format 2, but"),
        ("record 1\n", "record x\n", "line 1: expected the version of the format, a number"),
        ("record 1\n", "record 0\n", "line 1: expected the version of the format, from 1"),
        ("game toy\n", "", "line 2: expected 'game', found 'rules 1'"),
        ("rules 1\n", "game toy\n", "line 3: 'game' is given twice"),
        ("rules 1\n", "rules one\n", "line 3: expected the rules revision, a number, found 'one'"),
        ("rules 1\n", "rules 70000\n", "line 3: expected the rules revision"),
        ("rules 1\n", "\n", "line 3: expected 'rules', found 'an empty line'"),
        ("players 2\n", "players 9\n", "line 4: expected the number of players, from 1 to 5"),
        (
            "players 2\n",
            "player 2\n",
            "line 4: there is no header field 'player': did you mean 'pl",
        ),
        ("option bluff=\n", "option bluff\n", "line 6: cannot read the option 'bluff'"),
        ("option bluff=\n", "option length=long\n", "line 6: 'option length' is given twice"),
        ("option bluff=\n", "opinion bluff=\n", "line 6: there is no header field 'opinion': did"),
        ("seat A", "seat C", "line 7: expected 'seat A' and who sits there, found 'seat C"),
        ("seat B Ann of Kraków\n", "", "line 8: expected 'seat B' and who sits there, found 'date"),
        ("date ", "seat C Bob\ndate ", "line 9: there is no seat C: only 2 play"),
        ("date ", "game toy\ndate ", "line 9: 'game' is given twice"),
        (
            "2026-11-15",
            "yesterday",
            "line 9: expected a date such as 2026-11-15, found 'yesterday'",
        ),
        ("2026-11-15", "2026-13-15", "line 9: expected a date"),
        (
            "result A 4 1\n",
            "",
            "line 10: expected 'result A' with points and rank, found 'result B",
        ),
        ("result B -2 2\n", "", "line 11: expected a result for every seat"),
        ("result B -2 2\n", "result B -2 2\nresult C 0 3\n", "line 12: expected an empty line"),
        ("-2 2\n\n", "-2 2\nplayers 2\n\n", "line 12: 'players' is given twice"),
        ("\n\n", "\n", "line 12: there is no header field '*': expected game, rules, players"),
        ("A play", "F play", "line 14: cannot read 'F': expected an actor"),
        ("A play", "C play", "line 14: there is no seat C: only 2 play"),
        ("A play one", "A", "line 14: A does nothing: an action is missing"),
        ("A play one", "", "line 14: expected an action or 'end', found 'an empty line'"),
        ("A play one", "A \u{1b}[31m", "line 14: the character \\u{1b} has no place in a record"),
        ("Ann of", "Ann\u{202e}of", "line 8: the character \\u{202e} has no place in a record"),
        ("end 2\n", "end 3\n", "line 15: 'end' counts 3 actions, but the record has 2"),
        ("end 2\n", "end\n", "line 15: expected the number of actions after 'end', found ''"),
        ("end 2\n", "", "the record stops after line 14 without its closing line 'end': it is cut"),
        ("end 2\n", "end 2\nmore\n", "line 16: nothing may follow 'end', found 'more'"),
        ("end 2\n", "end 2\nend 2\n", "line 16: nothing may follow 'end', found 'end 2'"),
    ] {
        assert!(GOOD.contains(from), "{from}");
        let found = refusal(GOOD.replacen(from, to, 1));
        assert!(found.starts_with(sentence), "{found}\ninstead of\n{sentence}");
        assert!(!found.contains('\n'), "{found}");
    }
    assert_eq!(refusal(""), "the record is empty");
}

#[test]
fn bytes_that_are_no_text_are_refused_by_line_and_byte() {
    let mut bytes = GOOD.as_bytes().to_vec();
    let at = GOOD.find("play one").unwrap();
    bytes[at] = 0xff;
    assert_eq!(refusal(bytes), "line 14: this is not text: byte 3 of the line is not UTF-8");
    assert!(refusal([0x7f, b'E', b'L', b'F', 0xff]).contains("not a Quadrivium record"));
}

#[test]
fn lines_options_and_actions_are_bounded() {
    let long = GOOD.replace("play one", &"x".repeat(1_001));
    assert_eq!(refusal(long), "line 14: the line is longer than 1000 bytes");
    let options: Vec<_> = (0..200).map(|n| format!("option o{n}=1")).collect();
    let many = GOOD.replace("option bluff=", &options.join("\n"));
    assert!(refusal(many).ends_with("a record has at most 100 options"));
    let many = GOOD.replace("A play one\n", &"A x\n".repeat(Record::MOST_ACTIONS + 5));
    assert!(refusal(many).ends_with("a record has at most 100000 actions"));
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    // The last line break alone may be missing: nothing is lost with it.
    for end in 0..GOOD.len() - 1 {
        let bad = Record::parse(&GOOD.as_bytes()[..end]).unwrap_err();
        let broken_off = !GOOD.as_bytes()[..end].ends_with(b"\n");
        if broken_off && bad.line > 1 {
            assert_eq!(bad.fault, RecordFault::CutShort, "cut at {end}");
        }
    }
    assert!(Record::parse(&GOOD.as_bytes()[..GOOD.len() - 1]).is_ok());
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::parse(&bytes).is_err());
    }

    #[test]
    fn random_bytes_after_a_good_header_never_panic(
        keep in 0..GOOD.len(),
        bytes in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let _ = Record::parse(&[&GOOD.as_bytes()[..keep], &bytes].concat());
    }
}
