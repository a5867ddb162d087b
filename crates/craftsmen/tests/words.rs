//! Everything the game says has a message in every language, and no message is left over.
//!
//! Whole games are listened to: questions, offers, headings, the log, positions, help texts. The
//! language files are read as plain text here; that they are sound is tested where they are used.

use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_core::{Actor, Chance, Narrate, Phrase, Rules, Seat, Sight, Turn, Viewer};
use quadrivium_craftsmen::{
    Action, Craftsmen, End, Event, Guild, Illegal, Options, Position, QueueSpace, Season, Source,
};
use quadrivium_kit::{Listener, Written};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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

/// Whole games, and what seldom happens where everybody acts at random.
fn heard() -> Listener {
    let mut listener = Listener::default();
    for (seed, players) in (0..).zip(2..=5) {
        listener.game(Craftsmen::new(&Options::standard(players)).unwrap(), seed);
    }
    for (game, lines) in rare_moments() {
        listener.moment(game, lines);
    }
    listener.glossary::<Craftsmen>();
    listener
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
    let natural = at_gold(Guild::Merchants).built(Seat::A, End::Right, "bakery_1");
    let natural = natural.capital(Seat::A, &["red1", "blue1"]);
    let cooper = at_gold(Guild::Crafts).built(Seat::A, End::Right, "cooperage_1");
    let winter = Position::of(3).season(1, Season::Winter).capital(Seat::A, &hoard);
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
        (natural.stage(Guild::Merchants), &["A purchase flour bakery_1", "A pay red1"]),
        (cooper.stage(Guild::Crafts), &["A make wood fair"; 3]),
        (winter.season_end(), &["A discard red3", "A invest purple1"]),
    ]
}

/// The code that speaks, and the languages.
fn written() -> (Vec<String>, [(&'static str, String); 3]) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: PathBuf| fs::read_to_string(file).unwrap();
    let sources = fs::read_dir(here.join("src/narrate")).unwrap();
    let language = |name| (name, read(here.join(format!("../../locales/{name}/craftsmen.ftl"))));
    (sources.map(|file| read(file.unwrap().path())).collect(), ["en", "pl", "ru"].map(language))
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let (sources, languages) = written();
    let sources_of_points = Source::NAMES.map(|name| format!("source-{}", name.replace('_', "-")));
    let names = ["title", "about", "source-bonus-tokens", "tie-capital-cards", "tie-order"];
    let by_others: Vec<_> =
        names.into_iter().chain(sources_of_points.iter().map(String::as_str)).collect();
    heard().compare::<Craftsmen>(&Written {
        sources: &sources,
        languages: &languages,
        by_others: &by_others,
        refusals: Illegal::ALL,
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

/// C-14.16: the help says which tie-breaks there are, in which order, and which way round they go.
#[test]
fn ties_are_explained_in_every_language() {
    let parts = [
        ("en", ["equal points", "more capital cards", "not their numbers", "later wins"]),
        (
            "pl",
            ["równej liczbie punktów", "liczbą kart kapitału", "nie ich cyfry", "szedł później"],
        ),
        ("ru", ["равенстве очков", "больше карт капитала", "не их числа", "ходил позже"]),
    ];
    let (_, languages) = written();
    for (language, parts) in parts {
        let (_, text) = languages.iter().find(|(name, _)| *name == language).unwrap();
        let key = "craftsmen-help-term-game-end = ";
        let help = text.lines().find_map(|line| line.strip_prefix(key)).unwrap();
        let found: Vec<_> = parts.iter().map(|part| help.find(part)).collect();
        assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{language}: {help}");
    }
}

/// Whoever ends hears what is given up, and not only that it ends.
#[test]
fn an_end_says_what_is_given_up() {
    let told = |guild| {
        let game = Position::of(3)
            .capital_shown(&["green2", "red3"])
            .capital(Seat::A, &["red3"])
            .cards(Seat::A, &["mill_1"])
            .helper(guild, QueueSpace::Gold, Seat::A)
            .stage(guild);
        game.tell_action(Seat::A.into(), Action::Done).key
    };
    assert_eq!(told(Guild::Bankers), "craftsmen-done-bankers");
    assert_eq!(told(Guild::Notary), "craftsmen-done-notary");
    assert_eq!(told(Guild::Builders), "craftsmen-done-builders-none");
}

/// A hand without four colours is asked too; it hears which of them it lacks.
#[test]
fn whoever_cannot_invest_hears_which_colours_are_missing() {
    let asked = |cards: &[&str]| {
        let winter = Position::of(3).season(1, Season::Winter).capital(Seat::A, cards);
        winter.season_end().prompt(Seat::A)
    };
    assert_eq!(
        asked(&["red1", "red2", "red3", "blue1"]),
        Phrase::new("craftsmen-ask-invest-lacks").with(
            "colours",
            vec![Phrase::new("craftsmen-colour-purple"), Phrase::new("craftsmen-colour-green")],
        ),
    );
    assert_eq!(asked(&["red1", "green2", "blue1", "purple3"]), Phrase::new("craftsmen-ask-invest"),);
}
