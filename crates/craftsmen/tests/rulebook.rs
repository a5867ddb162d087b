//! The worked examples of the rulebook. Its players are yellow, black, red, blue and green: here A to
//! E.

use crate::common::{cards, look, offered, own, play, points, to_act};
use quadrivium_core::{Audit, Seat};
use quadrivium_craftsmen::{Cube, End, Guild, Position, QueueSpace, Season, Ship, Source, Token};

const YELLOW: Seat = Seat::A;
const BLACK: Seat = Seat::B;
const RED: Seat = Seat::C;
const BLUE: Seat = Seat::D;
const GREEN: Seat = Seat::E;

/// "Sending helpers": red stacks on gold and pays yellow, blue on silver and pays black, green on the
/// ribbon and pays nothing. "Order in a building": yellow, red, black, blue, red, green.
#[test]
fn helpers_are_sent_stacked_and_called_up() {
    let mut game = Position::of(5)
        .points(RED, 1)
        .capital(BLUE, &["green2"])
        .capital_shown(&["red1", "red2"])
        .helper_phase();
    play(&mut game, &["A place bankers", "B place bankers", "C place bankers"]);
    play(&mut game, &["D place notary", "E place notary", "A pass", "B pass"]);
    play(&mut game, &["C stack bankers gold"]);
    assert_eq!(offered(&game, RED), ["points"], "red has no card");
    play(&mut game, &["C points"]);
    assert_eq!((points(&game, RED), points(&game, YELLOW)), (0, 1));
    play(&mut game, &["D stack bankers silver", "D give green2"]);
    assert_eq!(cards(&game, BLACK), 1);
    play(&mut game, &["E stack bankers ribbon"]);
    assert_eq!(to_act(&game), Some(RED), "green pays nothing");
    play(&mut game, &["C pass", "D pass", "E pass"]);
    for seat in [YELLOW, RED, BLACK, BLUE, RED, GREEN] {
        assert_eq!(to_act(&game), Some(seat));
        play(&mut game, &[&format!("{seat} done")]);
    }
}

/// "Building": a paper mill (3) and a flax plantation (2) cost 5 together.
#[test]
fn two_buildings_are_paid_together() {
    let mut game = Position::of(3)
        .cards(YELLOW, &["paper_mill_1", "flax_plantation_purple"])
        .capital(YELLOW, &["red1", "red2", "blue1"])
        .helper(Guild::Builders, QueueSpace::Silver, YELLOW)
        .stage(Guild::Builders);
    play(&mut game, &["A build flax_plantation_purple right", "A build paper_mill_1 right"]);
    assert_eq!(look(&game).bill.price, 5);
    assert_eq!(offered(&game, YELLOW), ["pay red1", "pay red2"], "only the two red ones make 5");
    play(&mut game, &["A pay red1", "A pay red2"]);
    assert_eq!(cards(&game, YELLOW), 1);
}

/// "Trade at the fair": grapes go to the fair for a work point and come back as wheat for another.
#[test]
fn grapes_become_wheat_at_the_fair() {
    let mut game = Position::of(3)
        .built(YELLOW, End::Right, "vineyard_green")
        .built(YELLOW, End::Right, "mill_3")
        .helper(Guild::Crafts, QueueSpace::Silver, YELLOW)
        .stage(Guild::Crafts);
    play(&mut game, &["A make grapes fair", "A fetch wheat mill_3"]);
    assert_eq!(look(&game).act.work, 1, "two of three work points are spent");
    assert_eq!(own(&game, YELLOW).fair, 0);
    assert!(offered(&game, YELLOW).contains(&"work mill_3".to_owned()));
}

/// "Making a half-product" and "Sending it to the granary": one point for flour; green leaves, red
/// moves down, yellow comes on top and takes a capital card.
#[test]
fn flour_pushes_the_oldest_marker_out_of_the_granary() {
    let mut game = Position::of(5)
        .built(YELLOW, End::Right, "mill_3")
        .filled("mill_3", "wheat")
        .granary("flour", &[Some(GREEN), Some(RED)])
        .capital_shown(&["red1", "blue3"])
        .helper(Guild::Crafts, QueueSpace::Silver, YELLOW)
        .stage(Guild::Crafts);
    play(&mut game, &["A work mill_3"]);
    assert_eq!(points(&game, YELLOW), 1);
    let granary = look(&game).granary;
    let flour = granary.iter().find(|row| row.good.name() == "flour").unwrap();
    assert_eq!(flour.cubes, [Cube::Of(RED), Cube::Of(YELLOW)]);
    play(&mut game, &["A take blue3", "* capital green1"]);
    assert_eq!(cards(&game, YELLOW), 1);
}

/// "Making final goods" and "Sending them on a ship": clothes bring 4 points; green's marker is thrown
/// out, red's moves left, yellow's comes right.
#[test]
fn clothes_are_loaded_by_a_bribe() {
    let mut game = Position::of(5)
        .built(YELLOW, End::Right, "tailor_1")
        .filled("tailor_1", "fabric")
        .filled("tailor_1", "leather")
        .loaded(2, "clothes", Some(GREEN), Some(RED))
        .capital(YELLOW, &["red1"])
        .helper(Guild::Crafts, QueueSpace::Silver, YELLOW)
        .stage(Guild::Crafts);
    play(&mut game, &["A work tailor_1"]);
    assert_eq!(offered(&game, YELLOW), ["load 3", "bribe 2"]);
    play(&mut game, &["A bribe 2", "A pay red1"]);
    assert_eq!(points(&game, YELLOW), 4);
    let ships = look(&game).ships;
    assert_eq!((ships[1].holds[0].left, ships[1].holds[0].right), (Some(RED), Some(YELLOW)));
}

fn buyer() -> Position {
    Position::of(5)
        .built(YELLOW, End::Right, "tailor_1")
        .capital(YELLOW, &["red2"])
        .fair(YELLOW, 1)
        .helper(Guild::Merchants, QueueSpace::Gold, YELLOW)
}

fn leather(game: &quadrivium_craftsmen::Craftsmen) -> Vec<Cube> {
    let granary = look(game).granary;
    granary.into_iter().find(|row| row.good.name() == "leather").unwrap().cubes
}

/// "Buying a half-product", first: a natural marker, the card is discarded.
#[test]
fn natural_leather_is_paid_to_the_bank() {
    let mut game = buyer().granary("leather", &[None, Some(RED)]).stage(Guild::Merchants);
    play(&mut game, &["A purchase leather tailor_1", "A pay red2"]);
    assert_eq!(leather(&game), [Cube::Of(RED)], "the upper marker moved down");
    assert_eq!(look(&game).capital_discarded.total(), 1);
}

/// Second: green's marker, the card goes to green.
#[test]
fn leather_of_a_player_is_paid_to_that_player() {
    let mut game = buyer().granary("leather", &[Some(GREEN), Some(RED)]).stage(Guild::Merchants);
    play(&mut game, &["A purchase leather tailor_1", "A give red2"]);
    assert_eq!(cards(&game, GREEN), 1);
    assert_eq!(leather(&game), [Cube::Of(RED)]);
}

/// Third: with the privilege a marker on the fair is given up instead.
#[test]
fn the_privilege_pays_with_a_marker_on_the_fair() {
    let mut game = buyer().granary("leather", &[None, None]).stage(Guild::Merchants);
    play(&mut game, &["A purchase leather tailor_1", "A privilege"]);
    assert_eq!((own(&game, YELLOW).fair, cards(&game, YELLOW)), (0, 1));
    assert_eq!(leather(&game), [Cube::Natural]);
}

/// Fourth: then green puts a marker on the fair.
#[test]
fn the_seller_gets_a_marker_on_the_fair_for_the_privilege() {
    let mut game = buyer().granary("leather", &[Some(GREEN), Some(RED)]).stage(Guild::Merchants);
    play(&mut game, &["A purchase leather tailor_1", "A privilege"]);
    assert_eq!(offered(&game, GREEN), ["stall", "done"]);
    play(&mut game, &["E stall"]);
    assert_eq!((own(&game, GREEN).fair, cards(&game, GREEN)), (1, 0));
}

/// "Playing a privilege token": yellow and red stand on the gold space, green spends a token.
#[test]
fn a_token_is_as_good_as_the_gold_space() {
    let mut game = Position::of(5)
        .capital_shown(&["red1", "red2"])
        .tokens(GREEN, Token::Privilege, 1)
        .helper(Guild::Bankers, QueueSpace::Gold, YELLOW)
        .helper(Guild::Bankers, QueueSpace::Silver, GREEN)
        .helper(Guild::Bankers, QueueSpace::Gold, RED)
        .stage(Guild::Bankers);
    for (seat, tokens) in [(YELLOW, 10 - 1), (RED, 10 - 1), (GREEN, 10)] {
        assert_eq!(to_act(&game), Some(seat));
        let take = offered(&game, seat)[0].clone();
        play(&mut game, &[&format!("{seat} {take}"), &format!("{seat} draw")]);
        play(&mut game, &["* capital blue1", "* capital blue2", "* capital blue3"]);
        play(&mut game, &[&format!("{seat} privilege")]);
        assert_eq!(look(&game).privilege_tokens, tokens);
        let discard = offered(&game, seat)[0].clone();
        play(&mut game, &[&format!("{seat} {discard}"), "* capital green1"]);
        assert_eq!(cards(&game, seat), 3, "four cards came and one went");
    }
}

/// "Points for goods on ships", laid out on our holds: 39, 36, 35, 28 and 21 points.
#[test]
fn ships_leave_the_harbour() {
    let [yellow, black, red, blue, green] = [YELLOW, BLACK, RED, BLUE, GREEN].map(Some);
    let game = Position::of(5)
        .season(1, Season::Winter)
        .loaded(1, "wine", None, yellow)
        .loaded(1, "beer", None, yellow)
        .loaded(1, "bread", black, red)
        .loaded(2, "clothes", None, black)
        .loaded(2, "books", blue, blue)
        .loaded(2, "candles", None, green)
        .loaded(2, "tools", green, green)
        .loaded(3, "weapons", None, yellow)
        .loaded(3, "clothes", None, yellow)
        .loaded(3, "beer", red, red)
        .loaded(3, "meat", None, red)
        .loaded(4, "books", None, black)
        .loaded(4, "wine", black, green)
        .loaded(4, "tools", green, blue)
        .loaded(4, "bread", black, yellow)
        .loaded(4, "meat", None, blue)
        .season_end();
    let scored = |seat| {
        let breakdown = own(&game, seat).breakdown;
        (breakdown[Source::Cargo], breakdown[Source::Majorities])
    };
    assert_eq!(scored(YELLOW), (9 + 17 + 4, 4 + 4 + 1));
    assert_eq!(scored(GREEN), (16 + 10, 5 + 5));
    assert_eq!(scored(BLACK), (4 + 8 + 16, 7));
    assert_eq!(scored(BLUE), (14 + 8, 3 + 3));
    assert_eq!(scored(RED), (4 + 11, 6));
    let totals = [YELLOW, GREEN, BLACK, BLUE, RED].map(|seat| points(&game, seat));
    assert_eq!(totals, [39, 36, 35, 28, 21]);
    let empty = Ship::all().zip(look(&game).ships);
    for (ship, view) in empty {
        assert!(view.ranked.is_empty(), "ship {ship} has left");
    }
}

/// "Points for town growth": one set of four colours brings 3 points.
#[test]
fn four_colours_of_buildings_are_a_set() {
    let game = Position::of(3)
        .season(1, Season::Winter)
        .built(YELLOW, End::Right, "mill_3")
        .built(BLACK, End::Right, "vineyard_green")
        .season_end();
    assert_eq!(own(&game, YELLOW).breakdown[Source::Growth], 3, "purple, green, red and blue");
    assert_eq!(own(&game, BLACK).breakdown[Source::Growth], 0);
}

/// "Points for supplies in the granary": a point for each marker, which then goes home.
#[test]
fn markers_in_the_granary_score() {
    let [yellow, black, red, blue, green] = [YELLOW, BLACK, RED, BLUE, GREEN].map(Some);
    let game = Position::of(5)
        .season(1, Season::Winter)
        .granary("barrel", &[yellow, yellow])
        .granary("rope", &[yellow, red])
        .granary("leather", &[red, blue])
        .granary("paper", &[blue, green])
        .granary("iron", &[None, black])
        .season_end();
    let scored =
        [YELLOW, RED, BLUE, GREEN, BLACK].map(|seat| own(&game, seat).breakdown[Source::Granary]);
    assert_eq!(scored, [3, 2, 2, 1, 1]);
    assert!(look(&game).granary.iter().all(|row| row.cubes == [Cube::Natural; 2]));
    assert_eq!(own(&game, YELLOW).cubes, 20);
}

/// "Points for investments": 9 and 7 points.
#[test]
fn four_cards_of_four_colours_are_invested() {
    let mut game = Position::of(3)
        .season(1, Season::Winter)
        .capital(YELLOW, &["purple3", "green3", "blue2", "red1"])
        .capital(BLACK, &["purple3", "green2", "blue1", "red1", "red3"])
        .season_end();
    play(&mut game, &["A invest purple3", "A invest green3", "A invest blue2", "A invest red1"]);
    assert_eq!(own(&game, YELLOW).breakdown[Source::Investment], 9);
    play(&mut game, &["B invest purple3", "B invest green2", "B invest blue1"]);
    assert_eq!(offered(&game, BLACK), ["invest red1", "invest red3"]);
    play(&mut game, &["B invest red1"]);
    assert_eq!(own(&game, BLACK).breakdown[Source::Investment], 7);
    assert_eq!(cards(&game, BLACK), 1, "once a year only");
}

/// "Moving markers on the order track": whoever is on the track comes first, the others follow.
#[test]
fn the_track_changes_the_order() {
    let game = Position::of(5).on_track(GREEN).on_track(BLACK).on_track(RED).season_end();
    assert_eq!(look(&game).order, [GREEN, BLACK, RED, YELLOW, BLUE]);
    assert!(game.audit().is_ok());
}

/// "Helpers come home": yellow used two privileges, the others one each, with the gold space or a token.
/// The fewest is one, so everybody else takes a token.
#[test]
fn whoever_used_the_fewest_privileges_takes_a_token() {
    let game = Position::of(5)
        .helper(Guild::Bankers, QueueSpace::Gold, YELLOW)
        .helper(Guild::Bankers, QueueSpace::Gold, YELLOW)
        .helper(Guild::Bankers, QueueSpace::Silver, GREEN)
        .helper(Guild::Builders, QueueSpace::Gold, RED)
        .helper(Guild::Builders, QueueSpace::Gold, BLACK)
        .helper(Guild::Builders, QueueSpace::Silver, BLUE)
        .privileged(Guild::Bankers, QueueSpace::Gold, false)
        .privileged(Guild::Bankers, QueueSpace::Gold, true)
        .privileged(Guild::Bankers, QueueSpace::Silver, false)
        .privileged(Guild::Builders, QueueSpace::Gold, false)
        .privileged(Guild::Builders, QueueSpace::Gold, true)
        .privileged(Guild::Builders, QueueSpace::Silver, false)
        .season_end();
    let tokens = [YELLOW, GREEN, RED, BLACK, BLUE].map(|seat| own(&game, seat).privilege_tokens);
    assert_eq!(tokens, [0, 1, 1, 1, 1]);
}
