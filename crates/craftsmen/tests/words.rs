//! Everything the game says has a message in every language, and no message is left over.
//!
//! Whole games are listened to: questions, offers, headings, the log, positions, help texts. The
//! language files are read as plain text here; that they are sound is tested where they are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use quadrivium_core::{
    Actor, Arg, Block, Game, MessageKey, Narrate, OptionValues, Options as _, Page, Phrase, Seat,
    Span, Turn, Viewer,
};
use quadrivium_craftsmen::{
    Action, Craftsmen, End, Event, Guild, Illegal, Options, Position, QueueSpace, Source,
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
    fn position(&mut self, game: &Craftsmen) {
        for viewer in Seat::first(game.players()).map(Viewer::Seat).chain([Viewer::Public]) {
            self.page(&Craftsmen::position(&game.view(viewer)));
        }
        Seat::first(5).for_each(|seat| self.phrase(&game.prompt(seat)));
        let mut legal = Vec::new();
        for seat in game.turn().players() {
            game.legal(seat, &mut legal);
            for &action in &legal {
                self.phrase(&game.tell_action(seat.into(), action));
                self.phrase(&game.heading(action));
            }
            game.bundles(seat).iter().for_each(|bundle| self.phrase(&bundle.words));
        }
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        for (action, _) in outcomes {
            self.phrase(&game.tell_action(Actor::Chance, action));
            self.phrase(&game.heading(action));
        }
    }

    fn events(&mut self, events: Vec<Event>) {
        let told = events.into_iter().filter_map(Craftsmen::tell_event);
        told.for_each(|words| self.phrase(&words));
    }

    /// Every action with a number, most of them impossible.
    fn whatever_can_be_written(&mut self, game: &Craftsmen) {
        for action in (0..Craftsmen::ACTION_IDS).filter_map(Craftsmen::action_from_id) {
            for by in [Actor::Chance, Seat::A.into(), Seat::B.into(), Seat::E.into()] {
                self.phrase(&game.tell_action(by, action));
            }
            self.phrase(&game.heading(action));
        }
    }
}

/// Plays a game in which everybody acts at random, and shows every position and event.
fn play(options: Options, seed: u64, mut show: impl FnMut(&Craftsmen, Vec<Event>)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Craftsmen::new(&options).unwrap();
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

/// The words of whole games, and of what seldom happens where everybody acts at random.
fn heard() -> Messages {
    let mut listener = Listener::default();
    for (seed, players) in (0..).zip(2..=5) {
        play(Options::standard(players), seed, |game, events| {
            listener.position(game);
            listener.events(events);
        });
    }
    for (mut game, lines) in rare_moments() {
        listener.position(&game);
        for line in lines {
            let (by, action) = line.split_once(' ').unwrap();
            let mut events = Vec::new();
            game.apply_seen(by.parse().unwrap(), action.parse().unwrap(), &mut events).unwrap();
            listener.events(events);
            listener.position(&game);
        }
        listener.whatever_can_be_written(&game);
    }
    for term in Craftsmen::glossary() {
        listener.phrase(&term.name);
        listener.phrase(&term.text);
    }
    listener.0
}

/// Positions with what is done in them.
fn rare_moments() -> Vec<(Craftsmen, &'static [&'static str])> {
    let (own, other) = (Some(Seat::A), Some(Seat::B));
    let at_gold = |guild| Position::of(3).helper(guild, QueueSpace::Gold, Seat::A);
    let mill = || {
        let mill = at_gold(Guild::Crafts).built(Seat::A, End::Right, "mill_3");
        mill.filled("mill_3", "wheat").built(Seat::A, End::Right, "bakery_1")
    };
    let butcher = || {
        let butcher = at_gold(Guild::Crafts).built(Seat::A, End::Right, "butcher_1");
        let butcher = butcher.filled("butcher_1", "cow").capital(Seat::A, &["red1", "red2"]);
        butcher.loaded(3, "meat", other, own).loaded(4, "meat", other, other)
    };
    let bakery = at_gold(Guild::Merchants).built(Seat::A, End::Right, "bakery_1");
    let bakery = bakery.granary("flour", &[other]).fair(Seat::A, 1).capital(Seat::A, &["red1"]);
    let line = at_gold(Guild::Builders).built(Seat::A, End::Right, "wheat_field_red");
    let line = line.built(Seat::A, End::Right, "mill_3").cards(Seat::A, &["bakery_1", "mine_red"]);
    let line = line.capital(Seat::A, &["red3", "red2", "blue1"]);
    let hoard = ["red1", "red1", "red2", "blue1", "blue2", "green1", "green2", "purple1", "red3"];
    let queue = Position::of(2).helper(Guild::Notary, QueueSpace::Gold, Seat::A);
    let queue = queue.helper(Guild::Notary, QueueSpace::Silver, Seat::B);
    vec![
        (mill().stage(Guild::Crafts), &["A work mill_3", "A deliver bakery_1"]),
        (mill().granary("flour", &[own, other]).stage(Guild::Crafts), &["A work mill_3"]),
        (mill().granary("flour", &[other, own]).stage(Guild::Crafts), &["A work mill_3"]),
        (butcher().stage(Guild::Crafts), &["A work butcher_1", "A bribe 3", "A pay red1"]),
        (butcher().stage(Guild::Crafts), &["A work butcher_1", "A lose"]),
        (bakery.stage(Guild::Merchants), &["A purchase flour bakery_1", "A privilege", "B stall"]),
        (line.stage(Guild::Builders), &["A build bakery_1 left", "A done"]),
        (Position::of(3).capital(Seat::A, &hoard).season_end(), &["A discard purple1"]),
        (queue.helper_phase(), &["A pass"]),
    ]
}

/// What is said by others in the name of the game: its title, its options, points and refusals.
fn said_by_others() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["title", "about", "source-bonus-tokens", "tie-capital-cards", "tie-order"]
            .into_iter()
            .map(|name| format!("craftsmen-{name}"))
            .collect();
    keys.extend(Source::NAMES.map(|name| format!("craftsmen-source-{}", name.replace('_', "-"))));
    for spec in Options::SPECS {
        let key = format!("option-craftsmen-{}", spec.name.replace('_', "-"));
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
    let is_key = |text: &&str| text.starts_with("craftsmen-") && !text.contains(['{', ' ']);
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
    let file = format!("../../locales/{language}/craftsmen.ftl");
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
    let unsaid: Vec<_> = written().into_iter().filter(|key| !heard.contains_key(key)).collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
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
    let mut step = 0_u32;
    play(Options::standard(3), 1, |game, _| {
        if step.is_multiple_of(50) || game.turn() == Turn::Over {
            listener.whatever_can_be_written(game);
        }
        step += 1;
    });
}

/// What a player hears in a position: the question, the offers and, where an action is told to
/// everybody because nothing else is, that action.
fn heard_by(game: &Craftsmen, seat: Seat, told: &[(Actor, Action)]) -> Vec<Phrase> {
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    let offers = offered.into_iter().map(|action| game.tell_action(seat.into(), action));
    let log = told.iter().map(|&(by, action)| game.tell_action(by, action));
    [game.prompt(seat)].into_iter().chain(offers).chain(log).collect()
}

/// Words are the same in every world that looks the same to whoever hears them.
#[test]
fn nobody_hears_what_they_may_not_know() {
    let mut eye = Xoshiro256PlusPlus::seed_from_u64(7);
    for players in [2, 3, 5] {
        play(Options::standard(players), 3, |game, _| {
            let mut legal = Vec::new();
            let mut told = Vec::new();
            for seat in game.turn().players() {
                game.legal(seat, &mut legal);
                let silent = |action: &Action| {
                    let mut events = Vec::new();
                    game.clone().apply_seen(seat.into(), *action, &mut events).unwrap();
                    events.into_iter().find_map(Craftsmen::tell_event).is_none()
                };
                let public = |action| game.masked(seat.into(), action, Viewer::Public);
                let known = legal.iter().copied().filter(silent).filter_map(public);
                told.extend(known.map(|action| (Actor::from(seat), action)));
            }
            for seat in Seat::first(players) {
                let mut world = *game;
                world.determinize(seat, &mut eye);
                assert_eq!(heard_by(game, seat, &told), heard_by(&world, seat, &told));
            }
        });
    }
}
