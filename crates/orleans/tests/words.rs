//! What the game says and what the languages have agree: every message that stands in the code is
//! heard in some game, every language has it, and no language has one that is never said.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use common::middle::{TURNED, TURNS, begin};
use common::{A, B, C, duel, polish, russian};
use quadrivium_core::{
    Actor, Arg, Block, Game, MessageKey, Narrate, OptionValues, Options as _, Page, Phrase, Seat,
    Span, Turn, Viewer,
};
use quadrivium_orleans::{
    Edition, Event, Follower, Hourglass, HourglassStack, Illegal, Kind, Options, Orleans, Place,
    PlanningOrder, Position, Stage, TowerDeeds, Ware,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Collects the keys of what is said.
#[derive(Default)]
struct Listener(BTreeSet<String>);

impl Listener {
    fn phrase(&mut self, phrase: &Phrase) {
        self.0.insert(phrase.key.clone().into_owned());
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
                Block::Grid(_) => panic!("nothing is drawn with characters"),
            }
        }
    }

    /// Everything that can be heard in a position.
    fn position(&mut self, game: &Orleans) {
        self.page(&Orleans::position(&game.view(Viewer::Public)));
        Seat::first(game.players()).for_each(|seat| self.phrase(&game.prompt(seat)));
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
        let told = events.into_iter().filter_map(Orleans::tell_event);
        told.for_each(|words| self.phrase(&words));
    }

    /// Every action with a number, most of them impossible.
    fn whatever_can_be_written(&mut self, game: &Orleans) {
        for action in (0..Orleans::ACTION_IDS).filter_map(Orleans::action_from_id) {
            for by in [Actor::Chance, A.into(), B.into(), Seat::E.into()] {
                self.phrase(&game.tell_action(by, action));
            }
            self.phrase(&game.heading(action));
        }
    }

    /// Plays a game to its end in which everybody acts at random.
    fn play(&mut self, mut game: Orleans, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut legal = Vec::new();
        loop {
            self.position(&game);
            let (by, action) = match game.turn() {
                Turn::Over => return,
                Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                Turn::Players(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.legal(seat, &mut legal);
                    (seat.into(), legal[rng.random_range(0..legal.len() as u32) as usize])
                }
            };
            let mut events = Vec::new();
            game.apply_seen(by, action, &mut events).unwrap();
            self.events(events);
        }
    }

    /// Plays these actions, and hears every position on the way.
    fn moment(&mut self, mut game: Orleans, lines: &[&str]) {
        self.position(&game);
        for line in lines {
            let (by, action) = line.split_once(' ').expect("an actor and an action");
            let mut events = Vec::new();
            game.apply_seen(by.parse().unwrap(), action.parse().unwrap(), &mut events).unwrap();
            self.events(events);
            self.position(&game);
        }
    }
}

/// The words of whole games of all kinds, and of what seldom happens where all act at random.
fn heard() -> BTreeSet<String> {
    let mut listener = Listener::default();
    for (seed, edition) in (0..).zip(Edition::ALL) {
        for turned in 0..TURNS {
            TURNED.set(turned);
            let extra_tiles = turned % 2 == 0;
            let options = Options { extra_tiles, ..Options::of(2 + (turned % 3) as u8, edition) };
            listener.play(begin(&options), seed);
        }
    }
    let in_turn = Options {
        planning_order: PlanningOrder::OneByOne,
        tower_deeds: TowerDeeds::Planning,
        hourglass_stack: HourglassStack::Abc,
        ..polish(3)
    };
    listener.play(begin(&in_turn), 1);
    for players in [2, 3] {
        let options = Options { remove_tiles: true, ..russian(players) };
        listener.play(Orleans::new(&options).unwrap(), 1);
    }
    rare_moments(&mut listener);
    let game = begin(&polish(2));
    listener.whatever_can_be_written(&game);
    for term in Orleans::glossary() {
        listener.phrase(&term.name);
        listener.phrase(&term.text);
    }
    listener.0
}

fn rare_moments(listener: &mut Listener) {
    let starters = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman];
    // Nobody can ever come back when the last follower begins another place.
    let last = Position::of(2)
        .placed(A, Follower::OwnBoatman, "farmhouse.1")
        .placed(A, Follower::OwnCraftsman, "village.3")
        .placed(A, Follower::OwnFarmer, "castle.1");
    listener.moment(last.game(Stage::Planning), &["A assign own_trader university.3"]);
    let monastery = Position::of(2)
        .event(Hourglass::Pilgrimage)
        .market(A, &[Follower::Scholar])
        .placed(A, Follower::OwnTrader, "monastery.2");
    listener.moment(monastery.game(Stage::Planning), &["A assign scholar monastery.1"]);
    let census = Position::of(3).track(A, Kind::Farmer, 2).track(B, Kind::Farmer, 1).coins(C, 0);
    listener.moment(census.game(Stage::Hourglass), &["* reveal income"]);
    let poor = Position::of(3).coins(C, 0).unbuilt(C, 0);
    let poor = poor.track(A, Kind::Farmer, 1).track(B, Kind::Farmer, 1);
    listener.moment(poor.game(Stage::Hourglass), &["* reveal income"]);
    let knights = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnTrader];
    let knights = duel().track(A, Kind::Knight, 3).filled(A, Place::Castle, &knights);
    listener.moment(knights.game(Stage::Acting), &["A use castle"]);
    let village = duel().filled(A, Place::Village, &starters).track(A, Kind::Trader, 1);
    let village = village.track(A, Kind::Boatman, 4).game(Stage::Acting);
    listener.moment(village, &["A use village", "A recruit boatman"]);
    listener.moment(village, &["A use village", "A recruit trader", "A tile school"]);
    let guild = [Follower::OwnFarmer, Follower::OwnCraftsman, Follower::Knight];
    let guild = duel().filled(A, Place::Guildhall, &guild).technologies(A, 1);
    let guild = guild.filled(A, Place::Scriptorium, &[Follower::Knight, Follower::Scholar]);
    let first = ["A use guildhall", "B pass", "A pass", "A technology village.1"];
    listener.moment(guild.game(Stage::Acting), &first);
    for answer in ["A protect", "A skip"] {
        let taxed = Position::of(2).event(Hourglass::Taxes).wares(A, Ware::Wool, 3);
        let taxed = taxed.tile(A, Place::Sacristy).filled(A, Place::Sacristy, &[Follower::Monk]);
        listener.moment(taxed.game(Stage::Event), &[answer]);
    }
    extra_tiles(listener);
}

/// The six extra tiles, and whoever stands in for somebody.
fn extra_tiles(listener: &mut Listener) {
    let options = Options { extra_tiles: true, ..polish(3) };
    let tile = |place: Place, followers: &[Follower]| {
        let position = Position::with(options).tile(A, place).filled(A, place, followers);
        position.wares(A, Ware::Grain, 3).track(A, Kind::Farmer, 1).game(Stage::Acting)
    };
    let bakery = tile(Place::Bakery, &[Follower::OwnFarmer, Follower::OwnCraftsman]);
    listener.moment(bakery, &["A use bakery", "A bake 2"]);
    let hideaway = tile(Place::Hideaway, &[Follower::OwnTrader, Follower::Knight]);
    listener.moment(hideaway, &["A use hideaway", "A give grain", "A bonus farmer"]);
    let court = tile(Place::Court, &[Follower::Knight, Follower::Scholar]);
    listener.moment(court, &["A use court", "A merchant B", "A move blois water"]);
    let stand_in = Position::with(options)
        .tile(A, Place::Barracks)
        .tile(A, Place::HerbGarden)
        .market(A, &[Follower::Boatman, Follower::Boatman, Follower::Monk, Follower::Monk]);
    listener.position(&stand_in.game(Stage::Planning));
}

/// What is said by others in the name of the game: its title, its options, points and refusals.
fn said_by_others() -> BTreeSet<String> {
    let names = ["title", "about", "tie-development", "source-coins"];
    let names = names.into_iter().chain(["source-stations", "source-citizens"]);
    let mut keys: BTreeSet<String> = names.map(|name| format!("orleans-{name}")).collect();
    keys.extend(Ware::NAMES.map(|name| format!("orleans-source-{name}")));
    for spec in Options::SPECS {
        let key = format!("option-orleans-{}", spec.name).replace('_', "-");
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

/// The message keys that are written out in the code.
fn written() -> BTreeSet<String> {
    let is_key = |text: &&str| text.starts_with("orleans-") && !text.contains(['{', ' ']);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/narrate");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let sources: Vec<_> = files.map(|file| fs::read_to_string(file).unwrap()).collect();
    sources.iter().flat_map(|it| it.split('"').filter(is_key)).map(str::to_owned).collect()
}

/// The messages of a language.
fn messages(language: &str) -> BTreeSet<String> {
    let file = format!("../../locales/{language}/orleans.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with(['#', ' ']));
    lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let heard = heard();
    let silent: Vec<_> = written().difference(&heard).cloned().collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
    let mut needed = said_by_others();
    needed.extend(heard);
    for language in ["en", "pl", "ru"] {
        let there = messages(language);
        let missing: Vec<_> = needed.difference(&there).collect();
        let extra: Vec<_> = there.difference(&needed).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
    }
}

/// One bundle fills a place; spaces for anybody and single spaces are chosen one by one.
#[test]
fn a_whole_place_is_proposed_with_those_who_belong_there() {
    let market = [Follower::Knight, Follower::Monk, Follower::Farmer];
    let game = Position::of(2).market(A, &market).game(Stage::Planning);
    let proposed: Vec<_> = game
        .bundles(A)
        .iter()
        .map(|bundle| bundle.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        .collect();
    assert_eq!(
        proposed[..2],
        [
            "assign own_boatman farmhouse.1, assign own_craftsman farmhouse.2",
            "assign own_farmer village.1, assign own_boatman village.2, \
             assign own_craftsman village.3",
        ]
    );
    // Only the monk can be the scholar of the Scriptorium: whoever stands in comes last.
    let scriptorium = "assign knight scriptorium.1, assign monk scriptorium.2";
    let with_monk = proposed.iter().position(|it| it.contains("monk")).expect("a monk helps");
    let at = proposed.iter().position(|it| it == scriptorium).expect("it can be filled");
    assert!(at >= with_monk && proposed[with_monk..].iter().all(|it| it.contains("monk")));
    assert!(game.bundles(Seat::C).is_empty());
    assert!(proposed.iter().all(|it| !it.contains("town_hall")));
}
