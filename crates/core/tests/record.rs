//! Records from outside: what is refused, with which sentence, and that nothing panics.

use proptest::prelude::*;
use quadrivium_core::{
    Actor, AnyGame, BadRecord, Listing, Record, RecordFault, Registry, Settings, Sight, Turn,
    Viewer,
};
use quadrivium_kit::toy::Toy;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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
        ("rules 1\n", "\n", "line 3: expected 'rules', found an empty line"),
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
        ("A play one", "", "line 14: expected an action or 'end', found an empty line"),
        ("A play one", "A \u{1b}[31m", "line 14: the character \\u{1b} has no place in a record"),
        ("Ann of", "Ann\u{202e}of", "line 8: the character \\u{202e} has no place in a record"),
        ("end 2\n", "end 3\n", "line 15: 'end' counts 3 actions, but the record has 2"),
        ("end 2\n", "end\n", "line 15: expected the number of actions after 'end', found nothing"),
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

static TOYS: [Listing; 1] = [Listing::of::<Toy>()];
const REGISTRY: Registry = Registry::new(&TOYS);

/// A whole game, the same for the same seed.
fn played(seed: u64) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 2 + (seed % 2) as u8;
    let mut game = REGISTRY.find("toy").unwrap().start(&Settings::players(players)).unwrap();
    let mut record =
        Record::new(&*game, vec!["bot:random".into(), " Ann\u{7}\n of Kraków ".into()]);
    record.date = Some("2026-11-15".into());
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng).unwrap()),
            Turn::Players(seats) => {
                let seat = seats.iter().last().unwrap();
                let offers = game.legal(seat);
                (seat.into(), offers[rng.random_range(0..offers.len() as u32) as usize].clone())
            }
        };
        game.advance(by, &action).unwrap();
        record.push(by, action);
    }
    record.finish(&game.standings());
    record
}

fn replayed(text: &str) -> Result<Box<dyn AnyGame>, BadRecord> {
    Record::parse(text.as_bytes())?.replay(&REGISTRY, None)
}

#[test]
fn a_played_game_replays_to_its_result() {
    let record = played(3);
    assert_eq!(record.seats, ["bot:random", "Ann\u{fffd}\u{fffd} of Kraków", ""]);
    let game = replayed(&record.to_string()).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.view(Viewer::Public), serde_json::to_value(record_end(&record)).unwrap());
    let first = record.replay(&REGISTRY, Some(0)).unwrap();
    assert_eq!(first.turn(), Turn::Chance);
    let past = record.replay(&REGISTRY, Some(1_000)).err().unwrap().to_string();
    assert!(past.ends_with("so there is no position after action 1000"), "{past}");
}

fn record_end(record: &Record) -> <Toy as Sight>::View {
    record.replay_as::<Toy>(None).unwrap().view(Viewer::Public)
}

#[test]
fn every_fault_of_the_game_is_one_sentence_with_its_line() {
    let text = played(0).to_string();
    let first = text.lines().position(str::is_empty).unwrap() + 2;
    let draw = text.lines().nth(first - 1).unwrap().to_owned();
    for (from, to, sentence) in [
        ("game toy", "game toi", "line 2: there is no game 'toi': did you mean 'toy'?".to_owned()),
        ("rules 2", "rules 9", "line 3: this record has rules revision 9, but toy here has 2: a newer".into()),
        ("players 2", "players 1", "line 7: there is no seat B: only 1 play".into()),
        ("length=short", "lenght=short", "line 5: there is no option 'lenght': did you mean 'length'?".into()),
        ("length=short", "length=shirt", "line 5: option 'length' cannot be 'shirt': expected short or long (did you mean 'short'?)".into()),
        (&draw, "* draw four", format!("line {first}: * may not `draw four` (action 1): cannot read 'four'")),
        (&draw, "* burn one", format!("line {first}: * may not `burn one` (action 1): cannot read 'burn'")),
        (&draw, "A play one", format!("line {first}: A may not `play one` (action 1): that is not what is asked")),
        ("result A ", "result A 1", "line 9: the record says 'result A 1".into()),
        ("length=short", "length=long", "line 9: the record has a result, but its actions do not end the game".into()),
    ] {
        assert!(text.contains(from), "{from} is not in {text}");
        let found = replayed(&text.replacen(from, to, 1)).err().unwrap().to_string();
        assert!(found.starts_with(&sentence), "{found}\ninstead of\n{sentence}");
        assert!(!found.contains('\n'), "{found}");
    }
}

#[test]
fn a_record_of_older_rules_replays_or_says_that_they_changed() {
    let text = played(0).to_string().replace("rules 2", "rules 1");
    assert!(replayed(&text).is_ok());
    let changed = " (the rules have changed: the record has revision 1, here it is 2)";
    for broken in [text.replacen("* draw", "B draw", 1), text.replace("result A ", "result A 1")] {
        let sentence = replayed(&broken).err().unwrap().to_string();
        assert!(sentence.ends_with(changed), "{sentence}");
    }
}

#[test]
fn a_record_of_another_game_is_refused_by_name() {
    let record = Record { game: "go".into(), ..played(0) };
    let bad = record.replay_as::<Toy>(None).unwrap_err();
    assert_eq!(bad.to_string(), "line 2: this is a record of 'go', not of toy");
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::parse(&bytes).is_err());
    }

    #[test]
    fn random_bytes_after_a_good_beginning_never_panic(
        keep in 0..GOOD.len(),
        bytes in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let _ = Record::parse(&[&GOOD.as_bytes()[..keep], &bytes].concat());
    }

    #[test]
    fn what_is_written_reads_back(
        seed in any::<u64>(),
        names in prop::collection::vec(any::<String>(), 0..4),
        keep in 0..12_usize,
    ) {
        let game = played(seed);
        let start = game.replay(&REGISTRY, Some(0)).unwrap();
        let mut record = Record::new(&*start, names);
        record.actions = game.actions[..keep.min(game.actions.len())].to_vec();
        let read = Record::parse(record.to_string().as_bytes());
        prop_assert_eq!(read.as_ref(), Ok(&record));
        prop_assert!(record.replay(&REGISTRY, None).is_ok());
        prop_assert_eq!(Record::parse(game.to_string().as_bytes()), Ok(game));
    }

    #[test]
    fn a_played_record_cut_anywhere_is_refused(seed in any::<u64>(), cut in any::<prop::sample::Index>()) {
        let text = played(seed).to_string();
        let end = cut.index(text.len() - 1);
        prop_assert!(Record::parse(&text.as_bytes()[..end]).is_err());
    }

    #[test]
    fn a_damaged_record_never_panics(
        seed in any::<u64>(),
        byte in any::<prop::sample::Index>(),
        bit in 0..8_u8,
        lines in any::<[prop::sample::Index; 2]>(),
    ) {
        let text = played(seed).to_string();
        let mut flipped = text.clone().into_bytes();
        flipped[byte.index(text.len())] ^= 1 << bit;
        let rows: Vec<_> = text.lines().collect();
        let [one, other] = lines.map(|line| line.index(rows.len()));
        let mut deleted = rows.clone();
        deleted.remove(one);
        let mut swapped = rows;
        swapped.swap(one, other);
        for bytes in [flipped, deleted.join("\n").into_bytes(), swapped.join("\n").into_bytes()] {
            if let Ok(record) = Record::parse(&bytes) {
                let _ = record.replay(&REGISTRY, None);
            }
        }
        prop_assert!(replayed(&deleted.join("\n")).is_err() || one == 4 || text.lines().nth(one).unwrap().starts_with("date"));
    }
}

/// A name may be as long as a line holds, and is printed as it was read.
#[test]
fn long_names_are_printed_as_they_were_read() {
    let text = format!(
        "quadrivium record 1\ngame toy\nrules 1\nplayers 2\nseat A {}\nseat B {}\n\nA {}\nend 1\n",
        "x".repeat(900),
        "ż".repeat(250),
        "y".repeat(998)
    );
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.to_string(), text);
}
