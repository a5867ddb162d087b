//! Everything a game can say is said in every language: random games in every variant, every
//! prompt, choice, event, refusal, position and help text. A new game is covered the day it is
//! registered.

use std::collections::{BTreeSet, HashSet};

use quadrivium::language::Language;
use quadrivium::page;
use quadrivium::speech::Speech;
use quadrivium::standings;
use quadrivium_bots::{Bot, Level};
use quadrivium_core::{
    Actor, Arg, Block, Game, Listing, MessageKey, OptionSpec, OptionValues, Options, Page, Phrase,
    Playable, Seat, Settings, Span, Turn, Viewer, game_rng,
};
use quadrivium_games::{GAMES, Learned, Opponent, Visitor};
use rand::{Rng, RngExt};

/// Says everything in every language and remembers what could not be said.
struct Reader {
    languages: Vec<(Language, Speech)>,
    said: HashSet<Phrase>,
    faults: BTreeSet<String>,
    pages: usize,
}

/// A page takes so many columns at most.
const WIDEST: usize = 100;

/// Every so many pages one is laid out: that takes longer than reading it.
const LAID_OUT: usize = 64;

impl Reader {
    fn new() -> Self {
        let speaks = |language| (language, Speech::new(language));
        let languages = Language::ALL.into_iter().map(speaks).collect();
        Self { languages, said: HashSet::new(), faults: BTreeSet::new(), pages: 0 }
    }

    fn phrase(&mut self, phrase: &Phrase) {
        // Most of what is said has been said before.
        if self.said.contains(phrase) {
            return;
        }
        self.said.insert(phrase.clone());
        for (language, speech) in &self.languages {
            let mut faults = Vec::new();
            let text = speech.fill(phrase, &mut faults);
            if text.trim().is_empty() {
                faults.push(format!("{}: says nothing", phrase.key));
            }
            self.faults.extend(faults.iter().map(|fault| format!("{language}: {fault}")));
        }
    }

    fn spans(&mut self, spans: &[Span]) {
        for span in spans {
            match &span.text {
                Arg::Phrase(phrase) => self.phrase(phrase),
                Arg::List(phrases) => phrases.iter().for_each(|phrase| self.phrase(phrase)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
    }

    fn page(&mut self, page: &Page) {
        if self.pages.is_multiple_of(LAID_OUT) {
            self.lay_out(page);
        }
        self.pages += 1;
        for block in &page.blocks {
            match block {
                Block::Heading(spans) | Block::Line(spans) => self.spans(spans),
                Block::Table { head, rows } => {
                    for cell in rows.iter().chain([head]).flatten() {
                        self.spans(cell);
                    }
                }
                Block::Grid(rows) => {
                    for cell in rows.iter().flat_map(|row| &row.cells) {
                        self.phrase(&cell.label);
                    }
                }
            }
        }
    }
}

impl Reader {
    /// Looks for lines that are too wide for a terminal.
    fn lay_out(&mut self, page: &Page) {
        for (language, speech) in &self.languages {
            let text = page::render(page, speech);
            let text = anstream::adapter::strip_str(&text).to_string();
            let wide = text.lines().filter(|line| line.trim_end().chars().count() > WIDEST);
            self.faults.extend(wide.map(|line| format!("{language}: too wide: {line}")));
        }
    }
}

/// Plays a random game and reads everything on the way.
struct ReadGame<'a> {
    reader: &'a mut Reader,
    settings: Settings,
    number: u64,
}

impl Visitor for ReadGame<'_> {
    type Output = ();

    fn visit<G: Learned>(self) {
        let Self { reader, settings, number } = self;
        let mut rng = game_rng(5, number);
        let options =
            G::Options::from_settings(&settings).expect("the listed options are possible");
        let mut game = G::new(&options).expect("the listed options are possible");
        let mut bot = Bot::<G>::new(Level::Random, None);
        let (mut offered, mut earlier) = (Vec::new(), Vec::new());
        let players = usize::from(game.players());
        let mut actions = 0;
        loop {
            let (by, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                Turn::Players(seats) => {
                    let seat = seats.iter().next().unwrap();
                    read_prompts(reader, &game);
                    game.legal(seat, &mut offered);
                    for &action in &offered {
                        reader.phrase(&game.tell_action(seat.into(), action));
                        reader.phrase(&game.heading(action));
                    }
                    game.bundles(seat).iter().for_each(|bundle| reader.phrase(&bundle.words));
                    earlier.extend_from_slice(&offered);
                    read_refusals(reader, &game, &earlier, &mut rng);
                    (seat.into(), bot.pick(&game, seat, &mut rng).unwrap())
                }
            };
            reader.phrase(&game.tell_action(by, action));
            let mut events = Vec::new();
            game.apply_seen(by, action, &mut events).unwrap();
            events.into_iter().filter_map(G::tell_event).for_each(|told| reader.phrase(&told));
            // Everybody looks in turn: a page holds much, and little of it is new.
            let seats = Seat::first(game.players()).map(Viewer::from);
            let viewer = seats.chain([Viewer::Public]).nth(actions % (players + 1));
            reader.page(&G::position(&game.view(viewer.unwrap_or(Viewer::Public))));
            actions += 1;
        }
        read_prompts(reader, &game);
        for standing in game.standings().iter() {
            for (name, _) in &standing.breakdown.0 {
                reader.phrase(&standings::source(G::NAME, name));
            }
            for (name, _) in &standing.tie_breaks.0 {
                reader.phrase(&standings::tie_break(G::NAME, name));
            }
        }
    }
}

/// What is asked of one player, and what the others are told meanwhile.
fn read_prompts<G: Playable>(reader: &mut Reader, game: &G) {
    Seat::first(game.players()).for_each(|seat| reader.phrase(&game.prompt(seat)));
}

/// Tries actions that were possible some time and mostly are no more, to hear why.
fn read_refusals<G: Game>(
    reader: &mut Reader,
    game: &G,
    earlier: &[G::Action],
    rng: &mut impl Rng,
) {
    for _ in 0..20 {
        let action = earlier[rng.random_range(0..earlier.len() as u32) as usize];
        for actor in Seat::first(game.players()).map(Actor::from).chain([Actor::Chance]) {
            if let Err(illegal) = game.clone().apply(actor, action) {
                reader.phrase(&Phrase::new(illegal.message_key()));
            }
        }
    }
}

/// Every number of players with the defaults, then every value of every option, with a value of
/// another option where it needs one.
fn variants(listing: &Listing) -> Vec<Settings> {
    let mut variants: Vec<_> = listing.players.clone().map(Settings::players).collect();
    let full = Settings::players(*listing.players.end());
    let all: Vec<_> = listing.options.iter().flat_map(words_of).collect();
    for &(name, word) in &all {
        let alone = full.clone().with(name, word);
        let others = all.iter().filter(|(other, _)| *other != name);
        let paired = others.map(|&(other, word)| alone.clone().with(other, word));
        let mut tried = [alone.clone()].into_iter().chain(paired);
        let possible = tried.find(|settings| listing.start(settings).is_ok());
        variants.push(possible.expect("every value is possible in some game"));
    }
    variants
}

/// Each value of an option that has a list of them.
fn words_of(spec: &OptionSpec) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    let words = match spec.values {
        OptionValues::OneOf(words) => words,
        OptionValues::Like(_) => &[],
    };
    let name = spec.name;
    words.iter().map(move |&word| (name, word))
}

#[test]
fn everything_a_game_says_is_said_in_every_language() {
    let mut reader = Reader::new();
    for listing in GAMES.iter() {
        for (number, settings) in variants(listing).into_iter().enumerate() {
            let number = number as u64;
            let game = ReadGame { reader: &mut reader, settings, number };
            quadrivium_games::visit(listing.name, game).unwrap();
        }
        for term in listing.glossary() {
            reader.phrase(&term.name);
            reader.phrase(&term.text);
        }
        reader.phrase(&Phrase::new(format!("{}-title", listing.name)));
        for spec in listing.options {
            let key = format!("option-{}-{}", listing.name, spec.name).replace('_', "-");
            reader.phrase(&Phrase::new(key.clone()));
            let words = match spec.values {
                OptionValues::OneOf(words) => words,
                OptionValues::Like(_) => &["form"],
            };
            for word in words {
                reader.phrase(&Phrase::new(format!("{key}-{}", word.replace('_', "-"))));
            }
        }
    }
    for listing in GAMES.iter() {
        for name in Opponent::names(listing.name) {
            reader.phrase(&Phrase::new(format!("bot-{name}")));
        }
    }
    let faults: Vec<_> = reader.faults.iter().map(String::as_str).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
