//! What the game says and what the languages have agree: every message that stands in the code is
//! heard in some game, every language has it, and no language has one that is never said.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::middle::{TURNED, TURNS, begin};
use crate::common::{A, B, C, duel, polish, russian};
use quadrivium_core::{Narrate, Rules, Seat};
use quadrivium_kit::{Listener, Written};
use quadrivium_orleans::{
    Edition, Follower, Good, Hourglass, HourglassStack, Illegal, Kind, Options, Orleans, Place,
    PlanningOrder, Position, Stage, TakeBack, TowerDeeds, Ware,
};

/// The words of whole games of all kinds, and of what seldom happens where all act at random.
fn heard() -> Listener {
    let mut listener = Listener::default();
    for (seed, edition) in (0..).zip(Edition::ALL) {
        for turned in 0..TURNS {
            TURNED.set(turned);
            let extra_tiles = turned % 2 == 0;
            let options = Options { extra_tiles, ..Options::of(2 + (turned % 3) as u8, edition) };
            listener.game(begin(&options), seed);
        }
    }
    let in_turn = Options {
        planning_order: PlanningOrder::OneByOne,
        tower_deeds: TowerDeeds::Planning,
        hourglass_stack: HourglassStack::Abc,
        ..polish(3)
    };
    listener.game(begin(&in_turn), 1);
    for players in [2, 3] {
        let options = Options { remove_tiles: true, ..russian(players) };
        listener.game(Orleans::new(&options).unwrap(), 1);
    }
    rare_moments(&mut listener);
    listener.glossary::<Orleans>();
    listener
}

fn rare_moments(listener: &mut Listener) {
    let starters = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman];
    // By the bag nobody can ever come back when the last follower begins another place.
    let last = Position::with(Options { take_back: TakeBack::Bag, ..polish(2) })
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
    let first = duel().filled(A, Place::Village, &starters).game(Stage::Acting);
    listener.moment(first, &["A use village", "A recruit trader", "A tile hayrick"]);
    let ship = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::Knight];
    let ship = duel().filled(A, Place::Ship, &ship).good_on(6, Good::Wool).game(Stage::Acting);
    listener.moment(ship, &["A use ship", "A move briare water", "A take wool"]);
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
    let goldsmith = tile(Place::Goldsmith, &[Follower::OwnCraftsman, Follower::Scholar]);
    listener.moment(goldsmith, &["A use goldsmith", "A give grain"]);
    let court = tile(Place::Court, &[Follower::Knight, Follower::Scholar]);
    listener.moment(court, &["A use court", "A merchant B", "A move blois water"]);
    let stand_in = Position::with(options)
        .tile(A, Place::Barracks)
        .tile(A, Place::HerbGarden)
        .market(A, &[Follower::Boatman, Follower::Boatman, Follower::Monk, Follower::Monk]);
    listener.position(&stand_in.game(Stage::Planning));
}

/// The code that speaks, and the languages.
fn written() -> (Vec<String>, [(&'static str, String); 3]) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: PathBuf| fs::read_to_string(file).unwrap();
    let sources = fs::read_dir(here.join("src/narrate")).unwrap();
    let language = |name| (name, read(here.join(format!("../../locales/{name}/orleans.ftl"))));
    (sources.map(|file| read(file.unwrap().path())).collect(), ["en", "pl", "ru"].map(language))
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let (sources, languages) = written();
    let goods = Ware::NAMES.map(|name| format!("source-{name}"));
    let names = ["title", "about", "tie-development", "source-coins"];
    let names = names.into_iter().chain(["source-stations", "source-citizens"]);
    let by_others: Vec<_> = names.chain(goods.iter().map(String::as_str)).collect();
    heard().compare::<Orleans>(&Written {
        sources: &sources,
        languages: &languages,
        by_others: &by_others,
        refusals: Illegal::ALL,
    });
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
