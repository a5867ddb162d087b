//! The stages of bankers, builders, craftsmen and town hall, and work tokens.

use crate::common::{cards, hand_of, is_chance, look, offered, own, play, points, refusal, to_act};
use quadrivium_core::Seat;
use quadrivium_craftsmen::{
    Building, Capital, End, Good, Guild, Illegal, Position, QueueSpace, Season, Token,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub fn with_helper(guild: Guild, space: QueueSpace) -> Position {
    Position::of(3).helper(guild, space, A)
}

// Stage I

#[test]
fn a_banker_gives_four_cards_and_takes_two() {
    let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
        .capital(A, &["purple1"])
        .capital_shown(&["green2", "red3"])
        .stage(Guild::Bankers);
    play(&mut game, &["A take green2", "A take red3"]);
    play(&mut game, &["* capital blue1", "* capital blue2"]);
    assert_eq!(look(&game).capital_shown.total(), 0, "the board is filled last");
    let discards = offered(&game, A);
    assert!(discards.contains(&"discard purple1".to_owned()), "old cards too");
    assert!(discards.contains(&"discard red3".to_owned()), "and any of them first");
    assert!(!discards.contains(&"privilege".to_owned()), "no gold space and no token");
    play(&mut game, &["A discard purple1", "A discard blue1"]);
    play(&mut game, &["* capital blue3", "* capital red1"]);
    assert_eq!(cards(&game, A), 3);
}

#[test]
fn at_least_one_card_comes_from_the_board() {
    let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
        .capital_shown(&["green2", "red3"])
        .stage(Guild::Bankers);
    assert_eq!(offered(&game, A), ["take green2", "take red3", "done"]);
    play(&mut game, &["A take green2", "A draw"]);
    play(&mut game, &["* capital blue1", "* capital blue2", "* capital blue3"]);
    assert_eq!(cards(&game, A), 4);
}

/// Whichever of the two cards is taken first, the other one is asked for.
#[test]
fn two_cards_of_the_board_are_taken_in_either_order() {
    for [first, second] in [["green2", "red3"], ["red3", "green2"]] {
        let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
            .capital_shown(&["green2", "red3"])
            .stage(Guild::Bankers);
        play(&mut game, &[&format!("A take {first}")]);
        assert_eq!(offered(&game, A), [format!("take {second}"), "draw".to_owned()]);
        play(&mut game, &[&format!("A take {second}")]);
        play(&mut game, &["* capital blue1", "* capital blue2"]);
        let hand = hand_of(&game, A);
        assert_eq!((hand[Capital::Green2], hand[Capital::Red3]), (1, 1));
    }
}

/// Any two cards of the hand, whichever goes first.
#[test]
fn a_banker_takes_two_cards_in_either_order() {
    for [first, second] in [["blue1", "red3"], ["red3", "blue1"]] {
        let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
            .capital_shown(&["green2", "red3"])
            .stage(Guild::Bankers);
        play(&mut game, &["A take green2", "A take red3", "* capital blue1", "* capital blue2"]);
        play(&mut game, &[&format!("A discard {first}"), &format!("A discard {second}")]);
        let hand = hand_of(&game, A);
        assert_eq!((hand.total(), hand[Capital::Green2], hand[Capital::Blue2]), (2, 1, 1));
    }
}

/// The privilege can be used before the first card is discarded, and after it.
#[test]
fn the_bankers_privilege_keeps_a_card() {
    for lines in [["A privilege", "A discard blue1"], ["A discard blue1", "A privilege"]] {
        let mut game = with_helper(Guild::Bankers, QueueSpace::Gold)
            .capital_shown(&["green2", "red3"])
            .stage(Guild::Bankers);
        play(&mut game, &["A take red3", "A draw"]);
        play(&mut game, &["* capital blue1", "* capital blue2", "* capital blue3"]);
        play(&mut game, &lines);
        play(&mut game, &["* capital red1"]);
        assert_eq!(cards(&game, A), 3);
    }
}

/// R2: eight cards, four more and two less are ten; with ten at first more has to go.
#[test]
fn a_banker_leaves_ten_cards_at_most() {
    let many =
        ["red1", "red1", "red2", "red2", "blue1", "blue1", "blue2", "blue2", "green1", "green1"];
    for (before, discards) in [(8, 2), (10, 4)] {
        let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
            .capital(A, &many[..before])
            .capital_shown(&["green2", "red3"])
            .stage(Guild::Bankers);
        play(&mut game, &["A take red3", "A draw"]);
        play(&mut game, &["* capital blue3", "* capital blue3", "* capital blue3"]);
        for _ in 0..discards {
            let first = offered(&game, A)[0].clone();
            play(&mut game, &[&format!("A {first}")]);
        }
        assert!(is_chance(&game), "the board is filled");
        assert_eq!(cards(&game, A), 10);
    }
}

/// R3: an empty deck is made of the discarded cards.
#[test]
fn discarded_cards_become_the_deck() {
    let mut game = with_helper(Guild::Bankers, QueueSpace::Silver)
        .capital_shown(&["green2", "red3"])
        .capital_used_up()
        .stage(Guild::Bankers);
    assert_eq!(look(&game).capital_deck, 0);
    play(&mut game, &["A take red3", "A draw"]);
    assert_eq!((look(&game).capital_deck, look(&game).capital_discarded.total()), (46, 0));
    assert!(is_chance(&game));
}

/// R3: a place that stayed empty for want of cards is filled once cards are there again.
#[test]
fn an_empty_place_is_filled_as_soon_as_there_are_cards() {
    let mut position = Position::of(5)
        .capital_shown(&["purple1", "red3"])
        .built(A, End::Right, "mill_3")
        .filled("mill_3", "wheat");
    // All cards but the last one, a red three, and the first one.
    let mut hands = Capital::ALL.iter().flat_map(|card| [card.name(); 4]).skip(1).take(46);
    for (seat, count) in Seat::first(5).zip([9, 9, 9, 9, 10]) {
        position = position.capital(seat, &hands.by_ref().take(count).collect::<Vec<_>>());
    }
    let mut game = position
        .season(1, Season::Winter)
        .order(&[B, A, Seat::C, Seat::D, Seat::E])
        .stage(Guild::Crafts);
    play(&mut game, &["B done", "A work mill_3", "A take red3"]);
    assert_eq!(look(&game).capital_shown.total(), 1, "there is no other card");
    for seat in ["A", "C", "D", "E"] {
        play(&mut game, &[&format!("{seat} done")]);
    }
    // B has a card too many.
    let first = offered(&game, B)[0].clone();
    play(&mut game, &[&format!("B {first}")]);
    assert!(is_chance(&game), "the card that was discarded fills the board");
    play(&mut game, &[&first.replace("discard", "* capital")]);
    assert_eq!(look(&game).capital_shown.total(), 2);
}

// Stage II

/// R8: the upper halves match, or the lower ones; never one with the other.
#[test]
fn colours_match_level_with_level() {
    let game = with_helper(Guild::Builders, QueueSpace::Silver)
        .cards(A, &["mill_1", "cooperage_1", "tannery_1"])
        .capital(A, &["red3"])
        .stage(Guild::Builders);
    // The sawmill is purple above and green below.
    let builds = offered(&game, A);
    assert!(builds.contains(&"build mill_1 left".to_owned()), "purple above");
    assert!(builds.contains(&"build cooperage_1 right".to_owned()), "green below");
    assert_eq!(refusal(&game, "A build tannery_1 left"), Some(Illegal::ColoursDiffer));
}

#[test]
fn the_builders_privilege_ignores_colours_once() {
    let mut game = with_helper(Guild::Builders, QueueSpace::Gold)
        .cards(A, &["tannery_1", "paper_mill_3", "mill_1"])
        .capital(A, &["red3", "red2", "blue1"])
        .stage(Guild::Builders);
    assert_eq!(refusal(&game, "A build mill_1 left privileged"), Some(Illegal::PrivilegeNotNeeded));
    play(&mut game, &["A build tannery_1 left privileged"]);
    assert_eq!(refusal(&game, "A build paper_mill_3 right privileged"), Some(Illegal::NoPrivilege));
    assert!(look(&game).guilds[1].queue[0].helpers[0].privileged);
}

#[test]
fn the_second_building_may_stand_beside_the_first() {
    let mut game = with_helper(Guild::Builders, QueueSpace::Silver)
        .cards(A, &["mine_purple", "chandler_1"])
        .capital(A, &["red3", "red2", "blue3"])
        .stage(Guild::Builders);
    assert_eq!(refusal(&game, "A build chandler_1 right"), Some(Illegal::ColoursDiffer));
    play(&mut game, &["A build mine_purple right", "A build chandler_1 right"]);
    let row: Vec<_> = own(&game, A).row.iter().map(|it| it.card.map(Building::name)).collect();
    assert_eq!(row, [None, Some("mine_purple"), Some("chandler_1")]);
    assert_eq!(look(&game).bill.price, 8);
}

#[test]
fn nothing_is_built_that_cannot_be_paid() {
    let mut game = with_helper(Guild::Builders, QueueSpace::Silver)
        .cards(A, &["mine_purple", "mine_green"])
        .capital(A, &["red3"])
        .stage(Guild::Builders);
    play(&mut game, &["A build mine_purple right"]);
    assert_eq!(refusal(&game, "A build mine_green left"), Some(Illegal::TooExpensive));
    play(&mut game, &["A done", "A pay red3"]);
    assert_eq!(cards(&game, A), 0, "no change is given");
}

/// The last card of a hand is paid for like any other.
#[test]
fn the_last_building_card_is_paid_for() {
    let mut game = with_helper(Guild::Builders, QueueSpace::Silver)
        .cards(A, &["mine_purple"])
        .capital(A, &["red3"])
        .stage(Guild::Builders);
    play(&mut game, &["A build mine_purple right"]);
    assert_eq!(offered(&game, A), ["pay red3"]);
}

/// R9: the first full line of buildings takes the token; the sawmill is the source of wood.
#[test]
fn the_first_full_line_takes_the_bonus_token() {
    let line = |seat| {
        let cards: [&str; 2] =
            if seat == A { ["mine_purple", "smelter_1"] } else { ["mine_green", "smelter_2"] };
        move |position: Position| {
            position.built(seat, End::Right, cards[0]).built(seat, End::Right, cards[1])
        }
    };
    let position = Position::of(3)
        .cards(A, &["toolmaker_2"])
        .cards(B, &["toolmaker_1"])
        .capital(A, &["red1", "red2", "red3"])
        .capital(B, &["blue1", "blue2", "blue3"])
        .tokens(A, Token::Privilege, 1)
        .tokens(B, Token::Privilege, 1)
        .helper(Guild::Builders, QueueSpace::Gold, A)
        .helper(Guild::Builders, QueueSpace::Silver, B);
    let mut game = line(B)(line(A)(position)).stage(Guild::Builders);
    play(&mut game, &["A build toolmaker_2 right", "A pay red1", "A pay red2", "A pay red3"]);
    assert_eq!(own(&game, A).bonus_points, 3);
    play(&mut game, &["B build toolmaker_1 left privileged"]);
    assert_eq!(own(&game, B).bonus_points, 0, "A was first");
    let tools = look(&game).bonus_tokens.into_iter().find(|it| it.good == Good::Tools).unwrap();
    assert_eq!(tools.owner, Some(A));
}

// Stage IV

#[test]
fn a_helper_has_three_four_or_five_work_points() {
    for (year, work) in [(1, 3), (2, 4), (3, 5)] {
        let game = with_helper(Guild::Crafts, QueueSpace::Silver)
            .season(year, Season::Summer)
            .stage(Guild::Crafts);
        assert_eq!(look(&game).act.work, work);
    }
}

/// R12: three markers on the fair, and then a raw good needs an icon.
#[test]
fn raw_goods_need_a_place() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .fair(A, 2)
        .built(A, End::Right, "cooperage_1")
        .stage(Guild::Crafts);
    play(&mut game, &["A make wood fair"]);
    assert_eq!(refusal(&game, "A make wood fair"), Some(Illegal::FairFull));
    assert_eq!(refusal(&game, "A make wheat cooperage_1"), Some(Illegal::CannotMake));
    play(&mut game, &["A make wood cooperage_1"]);
    assert_eq!(refusal(&game, "A make wood cooperage_1"), Some(Illegal::NoFreeIcon));
    assert_eq!(offered(&game, A), ["work cooperage_1", "done"]);
}

/// R13: once for a helper one work point makes two raw goods, of any kinds.
#[test]
fn the_privilege_of_crafts_makes_two_raw_goods() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Gold)
        .built(A, End::Right, "cooperage_1")
        .stage(Guild::Crafts);
    assert_eq!(refusal(&game, "A privilege"), Some(Illegal::NoPrivilege));
    play(&mut game, &["A make wood fair", "A privilege", "A make wood cooperage_1"]);
    assert_eq!(look(&game).act.work, 2);
    play(&mut game, &["A make wood fair"]);
    assert_eq!(refusal(&game, "A privilege"), Some(Illegal::NoPrivilege), "only once");
}

#[test]
fn a_half_product_goes_to_a_building_without_work() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "mill_3")
        .built(A, End::Right, "bakery_1")
        .filled("mill_3", "wheat")
        .filled("bakery_1", "wood")
        .stage(Guild::Crafts);
    play(&mut game, &["A work mill_3"]);
    assert_eq!(offered(&game, A), ["deliver bakery_1", "store"]);
    play(&mut game, &["A deliver bakery_1", "A work bakery_1", "A load 4"]);
    assert_eq!(points(&game, A), 1 + 3);
    assert_eq!(own(&game, A).cubes, 19, "one cube is on the ship");
}

// Stage VI

#[test]
fn the_town_hall_gives_tokens_up_to_three() {
    let mut game = with_helper(Guild::TownHall, QueueSpace::Gold)
        .tokens(A, Token::Work, 3)
        .stage(Guild::TownHall);
    assert_eq!(offered(&game, A), ["token privilege", "precede", "done"]);
    assert_eq!(refusal(&game, "A token work"), Some(Illegal::NoToken));
    assert_eq!(refusal(&game, "A privilege"), Some(Illegal::NotAsked), "no privilege here (R21)");
    play(&mut game, &["A token privilege"]);
    // Nobody used a privilege, so everybody takes another token at the end of the season.
    assert_eq!(own(&game, A).privilege_tokens, 2);
}

#[test]
fn tokens_and_places_run_out() {
    let game = with_helper(Guild::TownHall, QueueSpace::Gold)
        .tokens(B, Token::Work, 3)
        .tokens(Seat::C, Token::Work, 3)
        .on_track(A)
        .stage(Guild::TownHall);
    assert_eq!(offered(&game, A), ["token privilege", "done"]);
}

// Work tokens

/// R7: between the stages, without a helper in the guild, one after the other.
#[test]
fn work_tokens_are_spent_between_stages() {
    let mut game = Position::of(3)
        .built(B, End::Right, "cooperage_1")
        .tokens(B, Token::Work, 2)
        .after(Guild::Bankers);
    assert_eq!(to_act(&game), Some(B));
    play(&mut game, &["B make wood cooperage_1", "B work cooperage_1"]);
    assert_eq!((points(&game, B), own(&game, B).work_tokens), (1, 0));
    assert_eq!(look(&game).work_tokens, 6);
}

#[test]
fn the_privilege_of_crafts_does_not_go_with_a_token() {
    let mut game = Position::of(3)
        .tokens(A, Token::Work, 2)
        .tokens(A, Token::Privilege, 1)
        .after(Guild::Crafts);
    play(&mut game, &["A make wood fair"]);
    assert_eq!(refusal(&game, "A privilege"), Some(Illegal::NotAsked));
}

/// R22: twenty cubes are all there are.
#[test]
fn without_a_cube_nothing_is_made() {
    let mut position = with_helper(Guild::Crafts, QueueSpace::Silver).fair(A, 3);
    for good in ["barrel", "rope", "leather", "paper", "iron", "fabric", "flour"] {
        position = position.granary(good, &[Some(A), Some(A)]);
    }
    let position = position
        .loaded(1, "wine", Some(A), Some(A))
        .loaded(1, "beer", None, Some(A))
        .built(A, End::Right, "cooperage_1");
    let game = position.stage(Guild::Crafts);
    assert_eq!(own(&game, A).cubes, 0);
    assert_eq!(refusal(&game, "A make wood cooperage_1"), Some(Illegal::NoCube));
    assert_eq!(offered(&game, A), ["fetch wood cooperage_1", "done"]);
}
