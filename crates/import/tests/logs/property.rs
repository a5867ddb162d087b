//! Random games of ours, written as logs and read again: after every line everybody has what the
//! line says. Lines are also written in other places than our engine asks for them.

use quadrivium_core::{Rules, Turn};
use quadrivium_import::{Dialect, Difference, Import, Note};
use quadrivium_labora::{Country, Good, Labora, Options};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::ledger::Ledger;
use crate::read;
use crate::scribe::{Line, Move, Scribe};
use crate::used::code;

const DECISIONS: usize = 1_500;

fn scribes(
    seeds: std::ops::Range<u64>,
) -> impl Iterator<Item = (String, Scribe, Xoshiro256PlusPlus)> {
    let long = move |country| (1..=4).map(move |players| Options::long(players, country));
    let short = move |country| (2..=4).map(move |players| Options::short(players, country));
    let set_ups = Country::ALL.into_iter().flat_map(move |it| long(it).chain(short(it)));
    set_ups.flat_map(move |options| {
        seeds.clone().map(move |seed| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut scribe = Scribe::new(options);
            scribe.play(DECISIONS, &mut rng);
            (format!("{options:?} {seed}"), scribe, rng)
        })
    })
}

fn text(header: &str, lines: &[Line]) -> String {
    lines.iter().fold(header.to_owned(), |text, line| text + &line.text + "\n")
}

/// How far a log is imported, and why no further. After every line the goods are compared.
fn follow(context: &str, header: &str, start: &Labora, lines: &[Line]) -> (usize, Option<String>) {
    let text = text(header, lines);
    let log = read(&text, Dialect::Hathora);
    let mut import = Import::begin(&log);
    let mut ledger = Ledger::of(start);
    let short = header.contains("short") && start.players() > 2;
    for (place, line) in lines.iter().enumerate() {
        if !ledger.take(line) {
            return (place, Some("the goods are not there".to_owned()));
        }
        if let Err(bad) = import.step() {
            return (place, Some(bad.to_string()));
        }
        // The goods of a contract come here with the clergyman. In a settlement phase of the short
        // game our engine may have gone on to the round that brings goods.
        if import.contract_is_open() || short && line.in_phase {
            continue;
        }
        if let Some(wrong) = ledger.compare(import.game()) {
            let from = place.saturating_sub(8);
            let lines: Vec<_> = lines[from..=place].iter().map(|it| it.text.as_str()).collect();
            panic!("{context}: after {}: {wrong}", lines.join(" / "));
        }
    }
    (lines.len(), None)
}

/// A game comes back as it was.
#[test]
fn a_game_of_ours_is_written_and_read_again() {
    let (mut lines, mut whole) = (0, 0);
    for (context, scribe, _) in scribes(0..2) {
        let (header, start) = (scribe.header(), scribe.start());
        let (_, stopped) = follow(&context, &header, &start, &scribe.lines);
        assert_eq!(stopped, None, "{context}");
        let text = text(&header, &scribe.lines);
        let log = read(&text, Dialect::Hathora);
        let mut import = Import::begin(&log);
        import.run().unwrap();
        // Our markers are not theirs; nothing else is otherwise.
        let left = |note: &Note| matches!(note.difference, Difference::LeftOut(_));
        assert!(!import.notes().iter().any(left), "{context}: {:?}", import.notes());
        let (_, game) = &scribe.told;
        assert!(import.game() == game, "{context}");
        lines += scribe.lines.len();
        whole += usize::from(game.turn() == Turn::Over);
    }
    assert!(lines > 3_000 && whole > 3, "{lines} lines, {whole} whole games");
}

/// Whether something can be written before this line: the owner's answer follows the contract.
fn is_place(lines: &[Line], place: usize) -> bool {
    let answers = |line: &Line| line.text.starts_with("WITH_");
    place > 0 && !lines.get(place).is_some_and(answers) && !answers(&lines[place - 1])
}

/// Goods can be converted at any moment: a conversion is never refused, and everybody has what the
/// lines say, as far as the goods last for those that follow.
#[test]
fn a_conversion_anywhere_changes_nothing_else() {
    let (mut inserted, mut after) = (0, 0);
    for (context, scribe, mut rng) in scribes(0..2) {
        let (header, start) = (scribe.header(), scribe.start());
        for _ in 0..10 {
            let mut lines = scribe.lines.clone();
            let place = rng.random_range(0..=lines.len());
            let mut ledger = Ledger::of(&start);
            assert!(lines[..place].iter().all(|line| ledger.take(line)), "{context}");
            let Some(next) = lines.get(place).filter(|_| is_place(&lines, place)) else { continue };
            let (by, in_phase) = (next.by, next.in_phase);
            let goods = [Good::Grain, Good::Wine, Good::Whiskey];
            let Some(good) = goods.into_iter().find(|&good| ledger.has(by, good) > 0) else {
                continue;
            };
            let count = rng.random_range(1..=ledger.has(by, good));
            let text = format!("CONVERT {}", code(good).repeat(count.into()));
            let moves = vec![Move::Convert(by, good); count.into()];
            lines.insert(place, Line { text, moves, by, in_phase });
            let (reached, stopped) = follow(&context, &header, &start, &lines);
            assert!(reached > place, "{context}: {}: {stopped:?}", lines[place].text);
            inserted += 1;
            after += reached - place;
        }
    }
    assert!(inserted > 80 && after > 3_000, "{inserted} conversions, {after} lines after them");
}

/// Land that is written later in its slot is bought for the same goods, or not at all.
#[test]
fn land_bought_later_costs_the_same() {
    let (mut moved, mut taken) = (0, 0);
    for (context, scribe, mut rng) in scribes(0..2) {
        let (header, start) = (scribe.header(), scribe.start());
        let bought = |line: &Line| line.text.starts_with("BUY_");
        for place in (0..scribe.lines.len()).filter(|&place| bought(&scribe.lines[place])) {
            let rest = &scribe.lines[place..];
            let slot = rest.iter().position(|line| line.text == "COMMIT").unwrap_or(rest.len());
            // At the Bulwark a tile comes for nothing, wherever it is written.
            let free = rest[..slot].iter().any(|line| line.text.starts_with("USE I37"));
            let later = place + rng.random_range(0..slot.max(1));
            if free || later == place || !is_place(&scribe.lines, later + 1) {
                continue;
            }
            let mut lines = scribe.lines.clone();
            let line = lines.remove(place);
            lines.insert(later, line);
            let (reached, _) = follow(&context, &header, &start, &lines);
            moved += 1;
            taken += usize::from(reached > later);
        }
    }
    assert!(moved > 10 && taken > moved / 2, "{moved} moved, {taken} taken");
}
