//! What a game says: every message that its code names is heard in some game, every language has
//! it, and no language has one that nobody says.
//!
//! Languages are read as plain text here, and handed in by the test; that they are sound is tested
//! where they are used.

use std::collections::{BTreeMap, BTreeSet};

use super::play::choose;
use quadrivium_core::{
    Actor, Arg, Block, Game, MessageKey, Narrate, Numbers, OptionValues, Options, Page, Phrase,
    Seat, Span, Viewer, game_rng,
};

/// In one position of so many the impossible is listened to as well.
const WRITTEN: u32 = 200;

/// Messages with the names of what is filled into them.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Hears everything that is said in games. It panics where a test should fail.
#[derive(Debug, Default)]
pub struct Listener(Messages);

/// What is written somewhere and has to agree with what was heard.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a, Illegal> {
    /// The files of the code that speaks.
    pub sources: &'a [String],
    /// The languages, each with its messages.
    pub languages: &'a [(&'a str, String)],
    /// What is said by others in the name of the game, such as `title` or `source-coins`.
    pub by_others: &'a [&'a str],
    /// All reasons to refuse an action.
    pub refusals: &'a [Illegal],
}

impl Listener {
    /// Hears a phrase and all phrases in it.
    pub fn phrase(&mut self, phrase: &Phrase) {
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
    pub fn position<G: Narrate>(&mut self, game: &G) {
        for viewer in Seat::first(game.players()).map(Viewer::Seat).chain([Viewer::Public]) {
            self.page(&G::position(&game.view(viewer)));
        }
        Seat::first(Seat::MOST as u8).for_each(|seat| self.phrase(&game.prompt(seat)));
        let mut legal = Vec::new();
        for seat in game.turn().players() {
            game.legal(seat, &mut legal);
            for &action in &legal {
                let (words, effects) = game.tell_offer(seat, action);
                self.phrase(&words);
                self.phrase(&game.heading(action));
                let each = (game.tell_action(seat.into(), action), game.effects(seat, action));
                assert_eq!((words, effects), each, "an offer says what its parts say");
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

    /// Every action with a number, most of them impossible.
    pub fn whatever_can_be_written<G: Narrate + Numbers>(&mut self, game: &G) {
        for action in (0..G::ACTION_IDS).filter_map(G::action_from_id) {
            for by in [Actor::Chance, Seat::A.into(), Seat::B.into(), Seat::E.into()] {
                self.phrase(&game.tell_action(by, action));
            }
            self.phrase(&game.heading(action));
        }
    }

    /// A game to its end in which everybody acts at random.
    pub fn game<G: Narrate + Numbers>(&mut self, mut game: G, seed: u64) {
        let mut rng = game_rng(seed, 0);
        let mut offers = Vec::new();
        let mut steps = 0_u32;
        self.position(&game);
        while let Some((by, action)) = choose(&game, &mut offers, &mut rng).expect("it goes on") {
            self.step(&mut game, by, action);
            steps += 1;
            if steps.is_multiple_of(WRITTEN) {
                self.whatever_can_be_written(&game);
            }
        }
        self.whatever_can_be_written(&game);
    }

    /// Some actions in notation, each with its actor: `A draw 3`.
    pub fn moment<G: Narrate>(&mut self, mut game: G, lines: &[&str]) {
        self.position(&game);
        for line in lines {
            let (by, action) = line.split_once(' ').expect("an actor and an action");
            let read = action.parse().map_err(|bad| format!("{line}: {bad}"));
            self.step(&mut game, by.parse().expect("an actor"), read.expect("an action"));
        }
    }

    fn step<G: Narrate>(&mut self, game: &mut G, by: Actor, action: G::Action) {
        let mut events = Vec::new();
        if let Err(refused) = game.apply_seen(by, action, &mut events) {
            panic!("{by} {action}: {refused}");
        }
        for event in events {
            let gains = G::gains(event).into_iter();
            let gained = gains.flat_map(|gain| [Some(gain.words), gain.about]).flatten();
            let told = G::tell_event(event).into_iter().chain(gained);
            told.for_each(|words| self.phrase(&words));
        }
        self.position(game);
    }

    /// The help texts.
    pub fn glossary<G: Narrate>(&mut self) {
        for term in G::glossary() {
            self.phrase(&term.name);
            self.phrase(&term.text);
        }
    }

    /// Holds what was heard against what is written.
    ///
    /// # Panics
    /// When a message is never said, missing in a language or left over, or when the texts of a
    /// message do not name the same arguments.
    pub fn compare<G: Game>(&self, written: &Written<'_, G::Illegal>) {
        let in_code = written.sources.iter().flat_map(|source| keys_in(source, G::NAME));
        let silent: BTreeSet<_> = in_code.filter(|key| !self.0.contains_key(*key)).collect();
        assert!(silent.is_empty(), "never said: {silent:?}");
        let mut needed = said_by_others::<G>(written);
        needed.extend(self.0.keys().cloned());
        let mut first: Option<Messages> = None;
        for (language, text) in written.languages {
            let messages = messages(text);
            let there: BTreeSet<_> = messages.keys().cloned().collect();
            let missing: Vec<_> = needed.difference(&there).collect();
            let extra: Vec<_> = there.difference(&needed).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
            for (key, filled) in &self.0 {
                assert!(messages[key].is_subset(filled), "{language}: {key} lacks an argument");
            }
            let first = first.get_or_insert_with(|| messages.clone());
            for (key, names) in &messages {
                assert_eq!(Some(names), first.get(key), "{language}: {key}");
            }
        }
    }
}

/// The message keys that are written out in code.
fn keys_in<'a>(source: &'a str, game: &'a str) -> impl Iterator<Item = &'a str> {
    let of_game = move |text: &&str| {
        let rest = text.strip_prefix(game).and_then(|rest| rest.strip_prefix('-'));
        rest.is_some_and(|rest| !rest.contains(['{', ' ']))
    };
    source.split('"').filter(of_game)
}

/// Title, points and the like, refusals, and the options with their values.
fn said_by_others<G: Game>(written: &Written<'_, G::Illegal>) -> BTreeSet<String> {
    let names = written.by_others.iter().map(|name| format!("{}-{name}", G::NAME));
    let refusals = written.refusals.iter().map(|reason| reason.message_key().to_owned());
    let mut keys: BTreeSet<_> = names.chain(refusals).collect();
    for spec in G::Options::SPECS {
        let key = format!("option-{}-{}", G::NAME, spec.name);
        let words = match spec.values {
            OptionValues::OneOf(words) => words,
            OptionValues::Like(_) => &["form"],
        };
        keys.extend(words.iter().map(|word| format!("{key}-{word}").replace('_', "-")));
        keys.insert(key.replace('_', "-"));
    }
    keys
}

/// The messages of a language with the arguments that their texts name.
fn messages(text: &str) -> Messages {
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
