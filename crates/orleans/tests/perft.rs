//! Counted trees: how many sequences of decisions, by players and by chance, lead on from a
//! position. `perft.txt` holds a position, a depth and the count; it changes only together with a
//! rule. The counts of the first steps can be worked out by hand, as said at each position.

use crate::common::{A, B, duel_with, older, polish, russian};
use quadrivium_core::Rules;
use quadrivium_kit::check_trees;
use quadrivium_orleans::{
    Follower as F, Good, Hourglass, Kind, Options, Orleans, Place, PlanningOrder, Position, Stage,
    Town, Ware,
};

/// The rules of two editions for two players.
struct Editions {
    polish: Options,
    russian: Options,
}

/// Who starts (2), then goods of five kinds: 2, 2·5, 2·5·5.
fn set_up(rules: &Editions) -> Orleans {
    Orleans::new(&rules.polish).unwrap()
}

/// The first planning: a farmer for six places, a boatman, a craftsman and a trader for four each,
/// or done: 19. At once both players have them: 38. In turn the second step has 6·13 ways after a
/// farmer, 4·15 after each of the others, and 19 after done: 277.
fn planning(rules: &Editions, planning_order: PlanningOrder) -> Orleans {
    Position::with(Options { planning_order, ..rules.polish }).game(Stage::Planning)
}

/// With a monk besides, who may stand on the 24 spaces of nine places and one of the Town Hall: 44.
fn a_monk_plans(rules: &Editions) -> Orleans {
    let options = Options { planning_order: PlanningOrder::Whole, ..rules.polish };
    Position::with(options).market(A, &[F::Monk]).game(Stage::Planning)
}

/// A may draw none to four of five farmers (5). After four there is one outcome, after fewer the
/// knight is taken back or not: 1 + 4·2.
fn declaring(rules: &Editions) -> Orleans {
    let position =
        Position::with(rules.polish).bag(A, &[F::Farmer; 5]).placed(A, F::Knight, "ship.3");
    position.game(Stage::Declaring)
}

/// Three at work and nobody in the bag: one of them comes back, or done (4). Each leaves the other
/// two or done (3·3). After done both plan: the craftsman of A has four places (5 with done), the
/// followers of B have 19 ways: 9 + 24.
fn an_empty_bag(rules: &Editions) -> Orleans {
    Position::with(rules.polish)
        .placed(A, F::OwnFarmer, "ship.1")
        .placed(A, F::OwnBoatman, "castle.2")
        .placed(A, F::OwnTrader, "wagon.2")
        .game(Stage::Declaring)
}

/// Use or pass (2); one of three followers, or B uses or passes (3 + 2); with the trader comes one
/// of twelve tiles.
fn village(rules: &Editions) -> Orleans {
    let crew = [F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman];
    duel_with(rules.polish).filled(A, Place::Village, &crew).game(Stage::Acting)
}

/// Use or pass (2). A knight has three deeds and a farmer three, one of them in two ways (3 + 3 + 1),
/// or B uses or passes: 7 + 2.
fn deeds(rules: &Editions) -> Orleans {
    duel_with(rules.polish).filled(A, Place::TownHall, &[F::Knight, F::Farmer]).game(Stage::Acting)
}

/// Use or pass; four roads leave Orléans, and one of them has two different goods.
fn wagon(rules: &Editions) -> Orleans {
    let crew = [F::OwnFarmer, F::OwnTrader, F::Knight];
    let position = duel_with(rules.polish).filled(A, Place::Wagon, &crew);
    position.good_on(8, Good::Wine).good_on(8, Good::Wool).game(Stage::Acting)
}

/// Two coins are missing: a station of the box or of Blois, a follower, a point, wool, a tile, a
/// technology tile beside the board or on the castle (8).
fn torture(rules: &Editions) -> Orleans {
    Position::with(rules.polish)
        .event(Hourglass::Taxes)
        .coins(A, 0)
        .wares(A, Ware::Wool, 6)
        .stations(A, &[Town::Blois])
        .development(A, 2)
        .bag(A, &[F::Knight, F::Monk])
        .tile(A, Place::Hayrick)
        .technologies(A, 1)
        .technology(A, "castle.1")
        .game(Stage::Event)
}

/// Use or pass; two of three followers are drawn, and one of them goes to work.
fn bathhouse(rules: &Editions) -> Orleans {
    duel_with(rules.russian)
        .tile(A, Place::Bathhouse)
        .placed(A, F::OwnFarmer, "bathhouse.1")
        .bag(A, &[F::Knight, F::Scholar, F::Monk])
        .game(Stage::Acting)
}

/// Use or pass; a good of two kinds; a bonus of three tracks.
fn hideaway(rules: &Editions) -> Orleans {
    duel_with(Options { extra_tiles: true, ..rules.polish })
        .tile(A, Place::Hideaway)
        .filled(A, Place::Hideaway, &[F::OwnTrader, F::Knight])
        .wares(A, Ware::Grain, 1)
        .wares(A, Ware::Wool, 1)
        .track(A, Kind::Farmer, 2)
        .track(A, Kind::Scholar, 1)
        .track(A, Kind::Trader, 1)
        .track(B, Kind::Farmer, 2)
        .game(Stage::Acting)
}

fn position(name: &str, rules: &Editions) -> Orleans {
    match name {
        "set_up" => set_up(rules),
        "planning" => planning(rules, PlanningOrder::Whole),
        "planning_at_once" => planning(rules, PlanningOrder::Simultaneous),
        "planning_one_by_one" => planning(rules, PlanningOrder::OneByOne),
        "a_monk_plans" => a_monk_plans(rules),
        "declaring" => declaring(rules),
        "an_empty_bag" => an_empty_bag(rules),
        "village" => village(rules),
        "deeds" => deeds(rules),
        "wagon" => wagon(rules),
        "torture" => torture(rules),
        "bathhouse" => bathhouse(rules),
        "hideaway" => hideaway(rules),
        _ => panic!("no position is called {name}"),
    }
}

#[test]
fn the_trees_have_the_known_sizes() {
    let rules = Editions { polish: polish(2), russian: russian(2) };
    check_trees(include_str!("perft.txt"), |name| position(name, &rules));
}

/// Nobody is asked anything else in a game that was begun with the first revision of the rules.
#[test]
fn older_trees_have_the_sizes_they_had() {
    let rules = Editions { polish: older(polish(2)), russian: older(russian(2)) };
    check_trees(include_str!("perft_1.txt"), |name| position(name, &rules));
}
