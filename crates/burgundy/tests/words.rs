//! Everything the game says has a message in every language, and no message is left over.
//!
//! Whole games are listened to: questions, offers, headings, the log, positions, help texts. The
//! language files are read as plain text here; that they are sound is tested where they are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use quadrivium_burgundy::{
    Burgundy, Event, Good, Ground, Illegal, Options, Position, Purchase, Setup, Source, Tile,
};
use quadrivium_core::{
    Actor, Arg, Block, Game, MessageKey, Narrate, OptionValues, Options as _, Page, Phrase, Seat,
    Span, Turn, Viewer,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Messages with the names of what is filled into them.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Collects what is said.
#[derive(Default)]
struct Listener(Messages);

impl Listener {
    fn phrase(&mut self, phrase: &Phrase) {
        let names: BTreeSet<_> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        let known = self.0.entry(phrase.key.clone().into_owned()).or_insert_with(|| names.clone());
        assert_eq!(*known, names, "{phrase:?} is always said with the same arguments");
        phrase.args.iter().for_each(|(_, arg)| self.arg(arg));
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Phrase(phrase) => self.phrase(phrase),
            Arg::List(phrases) => phrases.iter().for_each(|phrase| self.phrase(phrase)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }

    fn line(&mut self, spans: &[Span]) {
        for span in spans {
            self.arg(&span.text);
        }
    }

    fn page(&mut self, page: &Page) {
        for block in &page.blocks {
            match block {
                Block::Heading(line) | Block::Line(line) => self.line(line),
                Block::Table { head, rows } => {
                    head.iter().chain(rows.iter().flatten()).for_each(|cell| self.line(cell));
                }
                Block::Grid(rows) => {
                    let cells = rows.iter().flat_map(|row| &row.cells);
                    cells.for_each(|cell| self.phrase(&cell.label));
                }
            }
        }
    }

    /// Everything that can be heard in a position.
    fn position(&mut self, game: &Burgundy) {
        for viewer in Seat::first(game.players()).map(Viewer::Seat).chain([Viewer::Public]) {
            self.page(&Burgundy::position(&game.view(viewer)));
        }
        Seat::first(5).for_each(|seat| self.phrase(&game.prompt(seat)));
        let mut legal = Vec::new();
        for seat in game.turn().players() {
            game.legal(seat, &mut legal);
            for &action in &legal {
                self.phrase(&game.tell_action(seat.into(), action));
                self.phrase(&game.heading(action));
            }
        }
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        for (action, _) in outcomes {
            self.phrase(&game.tell_action(Actor::Chance, action));
            self.phrase(&game.heading(action));
        }
    }

    /// Every action with a number, most of them impossible.
    fn whatever_can_be_written(&mut self, game: &Burgundy) {
        for action in (0..Burgundy::ACTION_IDS).filter_map(Burgundy::action_from_id) {
            for by in [Actor::Chance, Seat::A.into(), Seat::B.into(), Seat::E.into()] {
                self.phrase(&game.tell_action(by, action));
            }
            self.phrase(&game.heading(action));
        }
    }
}

/// Plays a game in which everybody acts at random, and shows every position and event.
fn play(options: &Options, seed: u64, mut show: impl FnMut(&Burgundy, Vec<Event>)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Burgundy::new(options).unwrap();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        show(&game, std::mem::take(&mut events));
        let (by, action) = match game.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                game.legal(seat, &mut legal);
                (seat.into(), legal[rng.random_range(0..legal.len() as u32) as usize])
            }
        };
        game.apply_seen(by, action, &mut events).unwrap();
    }
}

/// The words of whole games of all kinds.
fn heard() -> Messages {
    let mut listener = Listener::default();
    let secret = Options { setup: Setup::ExpertSecret, ..Options::standard(4) };
    let open = Options { setup: Setup::ExpertOpen, ..Options::standard(3) };
    let open = Options { purchase: Purchase::AnyTime, ..open };
    for (seed, options) in (0..).zip([Options::standard(2), open, secret]) {
        play(&options, seed, |game, events| {
            listener.position(game);
            let told = events.into_iter().filter_map(Burgundy::tell_event);
            told.for_each(|words| listener.phrase(&words));
        });
    }
    for (mut game, action) in rare_moments() {
        listener.position(&game);
        let mut events = Vec::new();
        game.apply_seen(Seat::A.into(), action.parse().unwrap(), &mut events).unwrap();
        let told = events.into_iter().filter_map(Burgundy::tell_event);
        told.for_each(|words| listener.phrase(&words));
        listener.position(&game);
        listener.whatever_can_be_written(&game);
    }
    for term in Burgundy::glossary() {
        listener.phrase(&term.name);
        listener.phrase(&term.text);
    }
    listener.0
}

/// What seldom happens where everybody acts at random.
fn rare_moments() -> [(Burgundy, &'static str); 5] {
    let start = || Position::of(2).dice(Seat::A, 2, 3);
    let mines = || {
        let two = start().placed(Seat::A, 25, Tile::Mine).placed(Seat::A, 30, Tile::Mine);
        two.stored(Seat::A, Tile::Mine)
    };
    let ship = || start().stored(Seat::A, Tile::Ship).goods_at(3, Good::Pink, 1);
    let two_depots = ship().placed(Seat::A, 13, Tile::Knowledge5).goods_at(4, Good::Red, 1);
    let full = Good::ALL.into_iter().rev().take(3);
    let full = full.fold(ship(), |position, good| position.stock(Seat::A, good, 1));
    [
        (mines().game(), "place d3 1 34"),
        (mines().bonus_taken(Ground::Mine, 1).game(), "place d3 1 34"),
        (two_depots.game(), "place d2 1 18"),
        (full.game(), "place d2 1 18"),
        (start().stored(Seat::A, Tile::Warehouse).game(), "place d3 1 26"),
    ]
}

/// What is said by others in the name of the game: its title, its options, points and refusals.
fn said_by_others() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = ["title", "about", "tie-empty-spaces", "tie-later-turn"]
        .into_iter()
        .map(|name| format!("burgundy-{name}"))
        .collect();
    keys.extend(Source::NAMES.map(|name| format!("burgundy-source-{}", name.replace('_', "-"))));
    for spec in Options::SPECS {
        let key = format!("option-burgundy-{}", spec.name);
        let words = match spec.values {
            OptionValues::OneOf(words) => words,
            OptionValues::Like(_) => &["form"],
        };
        keys.extend(words.iter().map(|word| format!("{key}-{}", word.replace('_', "-"))));
        keys.insert(key);
    }
    keys.extend(Illegal::ALL.iter().map(|reason| reason.message_key().to_owned()));
    keys
}

/// The message keys that stand in a source file.
fn quoted(source: &str) -> impl Iterator<Item = String> {
    let is_key = |text: &&str| text.starts_with("burgundy-") && !text.contains(['{', ' ']);
    source.split('"').filter(is_key).map(str::to_owned)
}

/// All keys that are written out in the code.
fn written() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/narrate");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.flat_map(|file| quoted(&fs::read_to_string(file).unwrap()).collect::<Vec<_>>()).collect()
}

/// The messages of a language with the variables that their texts name.
fn messages(language: &str) -> Messages {
    let file = format!("../../locales/{language}/burgundy.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let mut messages = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ")
            && !line.starts_with(' ')
        {
            name.clone_into(&mut key);
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        for after in line.split("{ $").skip(1) {
            let name: String = after.chars().take_while(char::is_ascii_alphabetic).collect();
            messages.get_mut(&key).expect("variables stand in messages").insert(name);
        }
    }
    messages
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let heard = heard();
    for key in written() {
        assert!(heard.contains_key(&key), "{key} is never said");
    }
    let mut needed = said_by_others();
    needed.extend(heard.keys().cloned());
    let english = messages("en");
    for language in ["en", "pl", "ru"] {
        let messages = messages(language);
        let there: BTreeSet<_> = messages.keys().cloned().collect();
        let missing: Vec<_> = needed.difference(&there).collect();
        let extra: Vec<_> = there.difference(&needed).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
        for (key, variables) in &messages {
            assert_eq!(Some(variables), english.get(key), "{language}: {key}");
        }
        for (key, filled) in &heard {
            assert!(messages[key].is_subset(filled), "{language}: {key} lacks an argument");
        }
    }
}

#[test]
fn whatever_can_be_written_can_be_told() {
    let mut listener = Listener::default();
    let options = Options { setup: Setup::ExpertSecret, ..Options::standard(2) };
    let mut step = 0_u32;
    play(&options, 1, |game, _| {
        if step.is_multiple_of(50) || game.turn() == Turn::Over {
            listener.whatever_can_be_written(game);
        }
        step += 1;
    });
}
