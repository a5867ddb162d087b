//! Every ruling on an unclear point up to R-19, by its number. Some are tested with
//! places, tiles and editions as well.

use crate::common::{A, B, C, Notated, Pieces, duel, duel_with, goods, polish, russian};
use quadrivium_core::{Rules, Score, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Deed, Follower as F, Good, Hourglass, Illegal, Kind, Options, Orleans, Place, Position, Stage,
    Town, Ware,
};

/// A can also use the Scriptorium, so that a refusal can be seen.
fn busy(position: Position) -> Orleans {
    position.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting)
}

fn extra() -> Options {
    Options { extra_tiles: true, ..polish(2) }
}

#[test]
fn r1_everybody_knows_every_bag() {
    let game = Position::of(2).bag(B, &[F::Monk]).game(Stage::Planning);
    let public = game.view(Viewer::Public);
    assert_eq!(public, game.view(A.into()));
    assert_eq!(public.players[1].bag.len(), 1);
}

#[test]
fn r2_census_ties_at_one_end_only() {
    let coins = |steps: [u8; 3]| {
        let seats = [A, B, C].into_iter().zip(steps);
        let position =
            seats.fold(Position::of(3), |all, (seat, step)| all.track(seat, Kind::Farmer, step));
        let game = position.game(Stage::Census);
        [A, B, C].map(|seat| game.coins(seat))
    };
    assert_eq!(coins([2, 1, 1]), [6, 5, 5], "one leader, two behind");
    assert_eq!(coins([2, 2, 1]), [5, 5, 4], "two leaders, one behind");
    assert_eq!(coins([1, 1, 1]), [5, 5, 5], "all level");
    assert_eq!(coins([0, 1, 2]), [4, 5, 6]);
}

#[test]
fn r3_the_draw_is_declared_before_anything_is_seen() {
    let mut game =
        Position::of(2).bag(A, &[F::Monk; 3]).placed(A, F::Knight, "ship.3").game(Stage::Declaring);
    assert_eq!(game.offered("A"), ["draw 0", "draw 1", "draw 2", "draw 3"]);
    assert_eq!(game.play("A", "back ship.3 knight"), Err(Illegal::NotAsked));
    game.play_lines(&["A draw 2", "A back ship.3 knight"]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.play("A", "draw 1"), Err(Illegal::NotYourTurn));
}

#[test]
fn r5_the_bathhouse_with_few_followers() {
    let bath = |bag: &[F]| {
        let position = Position::of(2).tile(A, Place::Bathhouse).bag(A, bag).bag(B, &[F::Farmer]);
        let mut game = position.game(Stage::Declaring);
        if !game.offered("A").is_empty() {
            game.play_lines(&["A draw 0"]);
        }
        game.play_lines(&["B draw 0"]);
        game
    };
    let mut one = bath(&[F::Monk]);
    one.play_lines(&["A bathe", "* follower monk"]);
    assert!(one.market(A).contains("monk"), "the only one is kept");
    let none = bath(&[]);
    assert!(none.offered_like("A", "bathe").is_empty());
    let mut skipped = bath(&[F::Monk, F::Knight]);
    skipped.play_lines(&["A skip"]);
    assert_eq!(skipped.bag(A), "knight, monk");
    let full = [F::Farmer, F::Farmer, F::Knight, F::Knight];
    let crowded = Position::of(2).tile(A, Place::Bathhouse).market(A, &full).bag(A, &[F::Monk]);
    assert!(crowded.game(Stage::Declaring).offered_like("A", "bathe").is_empty());
}

#[test]
fn r6_impossible_actions() {
    let refused = |position: Position, place: &str| {
        busy(position).play("A", &format!("use {place}")).unwrap_err()
    };
    let ship = duel().filled(A, Place::Ship, &[F::OwnFarmer, F::OwnBoatman, F::Knight]);
    assert_eq!(refused(ship.merchant(A, Town::Chartres), "ship"), Illegal::NoRoute);
    let hall = duel().filled(A, Place::TownHall, &[F::Monk]);
    let hall = [(Deed::PapalConclave, 2), (Deed::Cathedral, 2), (Deed::PeaceTreaty, 1)]
        .into_iter()
        .fold(hall, |position, (deed, monks)| position.served(deed, Kind::Monk, monks));
    assert_eq!(refused(hall, "town_hall"), Illegal::NoDeed);
    let pharmacy = duel().tile(A, Place::Pharmacy).filled(A, Place::Pharmacy, &[F::Monk]);
    assert_eq!(refused(pharmacy.coins(A, 0), "pharmacy"), Illegal::TooPoor);
    let with = |tile, followers: &[F]| duel_with(extra()).tile(A, tile).filled(A, tile, followers);
    let goldsmith = with(Place::Goldsmith, &[F::OwnCraftsman, F::Scholar]);
    assert_eq!(refused(goldsmith, "goldsmith"), Illegal::NoGoods);
    let bakery = || with(Place::Bakery, &[F::OwnFarmer, F::OwnCraftsman]);
    assert_eq!(refused(bakery(), "bakery"), Illegal::NoGoods);
    let poor = bakery().wares(A, Ware::Grain, 1).coins(A, 1);
    assert_eq!(refused(poor, "bakery"), Illegal::TooPoor);
    let hideaway = || with(Place::Hideaway, &[F::OwnTrader, F::Knight]);
    assert_eq!(refused(hideaway(), "hideaway"), Illegal::NoGoods);
    assert_eq!(refused(hideaway().wares(A, Ware::Wool, 1), "hideaway"), Illegal::NoBonus);
    let court = with(Place::Court, &[F::Knight, F::Scholar]);
    assert_eq!(refused(court.coins(A, 0), "court"), Illegal::TooPoor);
    let bath = duel_with(russian(2)).tile(A, Place::Bathhouse).placed(A, F::Monk, "bathhouse.1");
    assert_eq!(refused(bath, "bathhouse"), Illegal::BagEmpty);
}

#[test]
fn r6_actions_that_bring_little_are_possible() {
    let mut game = busy(duel().development(A, 30));
    game.play_lines(&["A use scriptorium"]);
    assert_eq!(game.player(A).development, 30);
    let at_the_end = [
        (Place::University, &[F::OwnFarmer, F::OwnCraftsman, F::OwnTrader][..], ""),
        (Place::Library, &[F::Knight, F::Scholar], ""),
        (Place::ShippingLine, &[F::OwnBoatman], ""),
        (Place::Windmill, &[F::OwnCraftsman, F::Craftsman], ""),
        (Place::Pharmacy, &[F::Monk], "A pay 3"),
        (Place::Goldsmith, &[F::OwnCraftsman, F::Scholar], "A give wool"),
    ];
    for (place, crew, answer) in at_the_end {
        let position = duel_with(extra()).development(A, 30).wares(A, Ware::Wool, 1);
        let position = if place.is_tile() { position.tile(A, place) } else { position };
        let mut game = position.filled(A, place, crew).game(Stage::Acting);
        game.play_lines(&[&format!("A use {place}")]);
        game.play_lines(&[answer][usize::from(answer.is_empty())..]);
        assert_eq!(game.player(A).development, 30, "{place}: points are lost");
    }
    for (place, crew) in [
        (Place::Office, &[F::Scholar, F::Scholar][..]),
        (Place::Brewery, &[F::Monk]),
        (Place::Hospital, &[F::OwnBoatman, F::Scholar]),
    ] {
        let position = duel().tile(A, place).filled(A, place, crew).bank(0);
        let mut game = position.game(Stage::Acting);
        game.play_lines(&[&format!("A use {place}")]);
        assert_eq!(game.coins(A), 5, "{place}: no station, or nothing in the bank");
    }
}

#[test]
fn r7_a_new_tile_is_planned_from_the_next_round_on() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .event(Hourglass::Pilgrimage)
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit trader", "A tile hayrick"]);
    assert!(game.offered_like("A", "assign").is_empty());
    game.play_lines(&["B use farmhouse", "* reveal income", "A draw 4"]);
    game.play_lines(&["B draw 3", "* follower farmer", "* follower own_boatman"]);
    game.play_lines(&["* follower own_craftsman", "* follower trader", "* follower own_farmer"]);
    game.play_lines(&["* follower own_boatman", "* follower own_craftsman"]);
    game.play_lines(&["A assign own_farmer hayrick.1"]);
}

#[test]
fn r8_where_technology_cannot_stand() {
    let mut game = duel_with(extra())
        .technologies(A, 2)
        .technology(A, "village.1")
        .tile(A, Place::Theatre)
        .tile(A, Place::Pharmacy)
        .tile(A, Place::Sacristy)
        .tile(A, Place::Brewery)
        .tile(A, Place::Cellar)
        .game(Stage::Planning);
    for space in ["town_hall.1", "theatre.1", "pharmacy.1", "sacristy.1", "brewery.1", "cellar.1"] {
        let result = game.play("A", &format!("technology {space}"));
        assert_eq!(result, Err(Illegal::NotForTechnology), "{space}");
    }
    assert_eq!(game.play("A", "technology village.2"), Err(Illegal::OneTechnology));
    game.play_lines(&["A technology cellar.2", "A technology monastery.1"]);
}

#[test]
fn r8b_the_first_technology_replaces_a_farmer() {
    let mut game = duel().technologies(A, 1).game(Stage::Planning);
    assert_eq!(game.play("A", "technology village.2"), Err(Illegal::FarmerFirst));
    let places = ["village", "university", "castle", "ship", "wagon", "guildhall"];
    let offered = places.map(|place| format!("technology {place}.1"));
    assert_eq!(game.offered_like("A", "technology"), offered);
    game.play_lines(&["A technology ship.1"]);
}

#[test]
fn r8c_technology_needs_a_free_space() {
    let mut game =
        duel().technologies(A, 1).placed(A, F::Farmer, "village.1").game(Stage::Planning);
    assert_eq!(game.play("A", "technology village.1"), Err(Illegal::SpaceTaken));
}

#[test]
fn r8d_who_has_lost_the_first_technology_is_free() {
    let mut game = duel()
        .technology(A, "village.1")
        .technologies(A, 1)
        .coins(A, 2)
        .event(Hourglass::Taxes)
        .wares(A, Ware::Wool, 9)
        .game(Stage::Event);
    game.play_lines(&["A lose technology village.1", "* reveal income", "B done"]);
    game.play_lines(&["A technology castle.2"]);
    assert_eq!(game.player(A).technology.len(), 1);
}

#[test]
fn r8e_the_tile_of_the_laboratory_replaces_a_farmer_first() {
    let mut game = duel()
        .tile(A, Place::Laboratory)
        .filled(A, Place::Laboratory, &[F::OwnCraftsman, F::Scholar])
        .game(Stage::Acting);
    game.play_lines(&["A use laboratory", "B pass"]);
    assert_eq!(game.play("A", "technology laboratory.1"), Err(Illegal::FarmerFirst));
    game.play_lines(&["A technology castle.1"]);
}

#[test]
fn the_laboratory_may_carry_technology() {
    let mut game = duel()
        .tile(A, Place::Laboratory)
        .technology(A, "castle.1")
        .technologies(A, 1)
        .game(Stage::Planning);
    game.play_lines(&["A technology laboratory.2"]);
}

#[test]
fn r9_the_sacristy_acts_on_three_events_only() {
    let sacristy = |event| {
        let position = Position::of(2).tile(A, Place::Sacristy).placed(A, F::Monk, "sacristy.1");
        let position = position.event(event).bag(A, &[F::Knight]).wares(A, Ware::Wool, 3);
        position.game(Stage::Event).offered_like("A", "protect").len() == 1
    };
    let events = Hourglass::ALL.into_iter().filter(|&event| sacristy(event)).collect::<Vec<_>>();
    assert_eq!(events, [Hourglass::Harvest, Hourglass::Taxes, Hourglass::Plague]);
    // Whoever can lose nothing is not asked: too few goods, an empty bag, starting followers only.
    let monk = || Position::of(2).tile(A, Place::Sacristy).placed(A, F::Monk, "sacristy.1");
    let safe = [
        monk().event(Hourglass::Taxes).wares(A, Ware::Wool, 2),
        monk().event(Hourglass::Plague),
        monk().event(Hourglass::Plague).starters_in_bags(),
    ];
    for position in safe {
        assert!(position.game(Stage::Event).offered_like("A", "protect").is_empty());
    }
    // The monk goes to the bag, and the plague does not draw it.
    let mut game = monk().event(Hourglass::Plague).bag(A, &[F::Knight]).game(Stage::Event);
    game.play_lines(&["A protect"]);
    assert_eq!(game.bag(A), "knight, monk");
    let mut game = monk().event(Hourglass::Harvest).wares(A, Ware::Wine, 1).game(Stage::Event);
    game.play_lines(&["A protect"]);
    assert_eq!((game.wares(A, Ware::Wine), game.coins(A), game.coins(B)), (1, 5, 0));
    let census = Position::of(3).tile(A, Place::Sacristy).placed(A, F::Monk, "sacristy.1");
    let game = census.track(B, Kind::Farmer, 1).track(C, Kind::Farmer, 1).game(Stage::Census);
    assert_eq!(game.coins(A), 4);
}

#[test]
fn r10_what_cannot_be_given_is_forgiven() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 1)
        .unbuilt(A, 1)
        .wares(B, Ware::Grain, 1)
        .wares(A, Ware::Wool, 1)
        .game(Stage::Event);
    assert_eq!(game.coins(A), 0, "all coins go first");
    assert_eq!(game.offered("A"), ["lose station", "lose good wool"]);
    game.play_lines(&["A lose station", "A lose good wool"]);
    assert!(game.offered("*").len() > 1, "the next round is revealed");
}

#[test]
fn r11_food_first() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 50)
        .wares(A, Ware::Wine, 1)
        .wares(A, Ware::Cheese, 1)
        .wares(A, Ware::Wool, 1)
        .game(Stage::Event);
    assert_eq!(game.offered("A"), ["give cheese", "give wine"]);
    assert_eq!(game.play("A", "give wool"), Err(Illegal::NotFood));
    let left = goods(&game, Good::Wine);
    game.play_lines(&["A give wine"]);
    assert_eq!((game.coins(A), goods(&game, Good::Wine)), (50, left + 1));
    assert_eq!(game.coins(B), 0, "B had no food");
}

#[test]
fn r12_bread_is_food_and_a_grain_token() {
    let bread = |event| {
        let position = Position::with(extra()).tile(A, Place::Bakery).wares(A, Ware::Bread, 1);
        position.event(event)
    };
    let game = bread(Hourglass::Harvest).wares(B, Ware::Grain, 1).game(Stage::Event);
    assert_eq!((game.wares(A, Ware::Bread), goods(&game, Good::Grain)), (0, 24));
    let mut game = bread(Hourglass::Taxes).wares(A, Ware::Wool, 2).coins(A, 0).game(Stage::Event);
    game.play_lines(&["A lose good bread"]);
    assert_eq!(goods(&game, Good::Grain), 23, "given up in torture it leaves the game");
    let smith = bread(Hourglass::Income).tile(A, Place::Goldsmith);
    let smith = smith.filled(A, Place::Goldsmith, &[F::OwnCraftsman, F::Scholar]);
    let mut game = smith.game(Stage::Acting);
    game.play_lines(&["A use goldsmith", "A give bread"]);
    assert_eq!(goods(&game, Good::Grain), 24);
}

#[test]
fn r13_bread_is_taxed() {
    let position = Position::with(extra()).tile(A, Place::Bakery).wares(A, Ware::Bread, 2);
    let game = position.wares(A, Ware::Wool, 1).event(Hourglass::Taxes).game(Stage::Event);
    assert_eq!(game.coins(A), 4);
}

#[test]
fn bread_counts_by_level() {
    let position = Position::with(extra()).tile(A, Place::Bakery).wares(A, Ware::Bread, 3);
    let game = position.development(A, 22).game(Stage::Planning);
    assert_eq!(game.standings().of(A).unwrap().breakdown.get("bread"), Some(15));
}

#[test]
fn r14_a_tile_given_up_with_what_stands_on_it() {
    let mut game = Position::with(extra())
        .tile(A, Place::Bakery)
        .wares(A, Ware::Bread, 3)
        .placed(A, F::Craftsman, "bakery.2")
        .technology(A, "bakery.1")
        .coins(A, 0)
        .event(Hourglass::Taxes)
        .game(Stage::Event);
    game.play_lines(&["A lose tile bakery"]);
    assert_eq!((game.wares(A, Ware::Grain), game.wares(A, Ware::Bread)), (3, 0));
    assert_eq!(game.bag(A), "craftsman");
    assert!(game.player(A).technology.is_empty() && game.player(A).filled.is_empty());
    let view = game.view(Viewer::Public);
    assert_eq!((view.technologies, view.tiles_gone), (15, vec![Place::Bakery]));
}

#[test]
fn r14b_technology_given_up_leaves_an_empty_space() {
    let mut game = Position::of(2)
        .technology(A, "castle.1")
        .placed(A, F::OwnBoatman, "castle.2")
        .placed(A, F::OwnTrader, "castle.3")
        .technologies(A, 1)
        .coins(A, 0)
        .wares(A, Ware::Wool, 6)
        .event(Hourglass::Taxes)
        .game(Stage::Event);
    game.play_lines(&["A lose technology castle.1", "A lose technology"]);
    assert_eq!(game.player(A).filled.len(), 2, "the followers stay");
    assert_eq!(game.view(Viewer::Public).technologies, 14);
}

#[test]
fn r15_the_tower_given_up_empties_into_the_bag() {
    let mut game = Position::of(2)
        .tile(A, Place::GunpowderTower)
        .tower(A, &[F::Knight, F::OwnFarmer])
        .coins(A, 0)
        .wares(A, Ware::Wool, 3)
        .event(Hourglass::Taxes)
        .game(Stage::Event);
    game.play_lines(&["A lose tile gunpowder_tower"]);
    assert_eq!((game.bag(A).as_str(), game.tower(A).as_str()), ("knight, own_farmer", ""));
}

#[test]
fn r16_a_station_given_up_frees_its_town() {
    let mut game = Position::of(2)
        .stations(A, &[Town::Blois])
        .merchant(B, Town::Blois)
        .coins(A, 0)
        .wares(A, Ware::Wool, 3)
        .event(Hourglass::Taxes)
        .filled(B, Place::Guildhall, &[F::OwnFarmer, F::OwnCraftsman, F::Knight])
        .game(Stage::Event);
    game.play_lines(&["A lose station blois"]);
    assert_eq!((game.player(A).unbuilt, game.player(A).lost_stations), (9, 1));
    game.play_lines(&["* reveal income", "B done", "A done", "B done", "B use guildhall"]);
    assert!(game.player(B).stations.contains(Town::Blois));
}

#[test]
fn r17_equal_goods_on_a_route_are_one_choice() {
    let mut game = duel()
        .filled(A, Place::Ship, &[F::OwnFarmer, F::OwnBoatman, F::Knight])
        .good_on(6, Good::Wool)
        .good_on(6, Good::Wool)
        .game(Stage::Acting);
    game.play_lines(&["A use ship", "A move briare water"]);
    assert_eq!(game.offered("A"), ["take wool", "skip"]);
}

#[test]
fn r18_a_good_may_be_left() {
    let mut game = duel()
        .filled(A, Place::Ship, &[F::OwnFarmer, F::OwnBoatman, F::Knight])
        .good_on(6, Good::Wool)
        .game(Stage::Acting);
    game.play_lines(&["A use ship", "A move briare water", "A skip"]);
    assert_eq!(game.wares(A, Ware::Wool), 0);
    assert_eq!(game.view(Viewer::Public).routes.len(), 1);
}

#[test]
fn r19_the_merchant_must_move_one_route() {
    let mut game = duel()
        .filled(A, Place::Ship, &[F::OwnFarmer, F::OwnBoatman, F::Knight])
        .game(Stage::Acting);
    game.play_lines(&["A use ship"]);
    assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "move orleans water"), Err(Illegal::NoRoute));
    assert_eq!(game.play("A", "move sancerre water"), Err(Illegal::NoRoute), "two routes away");
    game.play_lines(&["A move briare water"]);
}
