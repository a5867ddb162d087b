//! The calendar: set-up, the end of a season, winter, years, two players, and the end of the game.

use crate::common::{cards, is_chance, look, offered, own, play, points, refusal, to_act};
use quadrivium_core::{Chance, Options as _, Rules, Score, Seat, Settings, Sight, Turn};
use quadrivium_craftsmen::{
    Craftsmen, Cube, End, Guild, Illegal, Investments, Options, Position, QueueSpace, Sawmill,
    Season, Source, Step, Token,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

// Before the game

/// The lowest printed numbers come first, and equal hands in the order of seats (R5).
#[test]
fn the_first_order_follows_the_hands() {
    let mut game = Craftsmen::new(&Options::standard(3)).unwrap();
    for (card, count) in
        [("red3", 4), ("blue2", 1), ("green1", 4), ("red1", 1), ("purple1", 4), ("blue1", 1)]
    {
        for _ in 0..count {
            play(&mut game, &[&format!("* capital {card}")]);
        }
    }
    while look(&game).order.is_empty() {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.apply(quadrivium_core::Actor::Chance, outcomes[0].0).unwrap();
    }
    assert_eq!(look(&game).order, [B]);
    play(&mut game, &["* next C"]);
    let view = look(&game);
    assert_eq!(view.order, [B, C, A]);
    assert_eq!([A, B, C].map(|seat| points(&game, seat)), [1, 0, 1]);
    assert_eq!(view.privilege_tokens, 6);
    assert_eq!([0, 1, 2].map(|kind| view.cards[kind].deck), [24 - 6 - 2, 24 - 3 - 2, 16 - 2]);
    assert_eq!(to_act(&game), Some(B), "swaps in the first order");
}

/// R5: equal hands go to the younger player: the lower seat, or as the table says.
#[test]
fn equal_hands_go_to_the_younger_player() {
    for (ages, order) in [("", [A, B, C]), ("CAB", [C, A, B]), ("bca", [B, C, A])] {
        let settings = Settings::players(3).with("ages", ages);
        let mut game = Craftsmen::new(&Options::from_settings(&settings).unwrap()).unwrap();
        for _ in 0..3 {
            let hand = ["red1", "red2", "blue1", "blue2", "green3"];
            for card in hand {
                play(&mut game, &[&format!("* capital {card}")]);
            }
        }
        while game.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            game.apply(quadrivium_core::Actor::Chance, outcomes[0].0).unwrap();
        }
        assert_eq!(look(&game).order, order, "ages={ages}");
    }
}

/// Everybody at the table has one age, and nobody else.
#[test]
fn ages_name_every_seat_once() {
    for wrong in ["AB", "AAB", "ABD", "ABCD", "A,B,C", "young"] {
        let settings = Settings::players(3).with("ages", wrong);
        let refused = Options::from_settings(&settings).unwrap_err().to_string();
        assert!(refused.contains("'ages'") && refused.contains(wrong), "{refused}");
    }
    let ages = "BA".parse().unwrap();
    assert!(Craftsmen::new(&Options { ages, ..Options::standard(3) }).is_err());
    assert!(Craftsmen::new(&Options { ages, ..Options::standard(2) }).is_ok());
}

/// R6: a card is swapped for the top of its deck and goes under it; a sawmill for one in the box.
#[test]
fn a_card_and_the_sawmill_are_swapped() {
    let mut game = Position::of(3).cards(A, &["mine_red", "mine_blue", "mill_3"]).exchanges();
    play(&mut game, &["A exchange basic"]);
    assert_eq!(offered(&game, A), ["return mine_blue", "return mine_red"]);
    play(&mut game, &["A return mine_red", "* building pasture_red"]);
    assert_eq!(refusal(&game, "A exchange extended"), Some(Illegal::NothingToSwap));
    let basic = game.view(A.into()).cards.swap_remove(0);
    assert_eq!(basic.runs.last().unwrap().known[0].name(), "mine_red");
    assert!(look(&game).cards[0].runs.last().unwrap().known.is_empty());
    play(&mut game, &["A sawmill sawmill_4"]);
    let first: Sawmill = "sawmill_1".parse().unwrap();
    assert!(look(&game).sawmills.contains(&first), "a later player may take it");
    play(&mut game, &["B sawmill sawmill_1"]);
}

/// The switch of R6.
#[test]
fn a_sawmill_that_was_given_up_may_be_gone() {
    let options = Options { given_up_sawmill_can_be_taken: false, ..Options::standard(3) };
    let mut game = Position::with(options).exchanges();
    play(&mut game, &["A sawmill sawmill_4", "A done"]);
    assert_eq!(refusal(&game, "B sawmill sawmill_1"), Some(Illegal::NoSuchSawmill));
}

// The end of a season

/// Whoever used the fewest privileges takes a token, first come in the old order.
#[test]
fn modest_players_take_privilege_tokens() {
    let game = Position::of(4)
        .order(&[Seat::D, C, B, A])
        .tokens(B, Token::Privilege, 3)
        .tokens(A, Token::Privilege, 3)
        .tokens(C, Token::Privilege, 1)
        .helper(Guild::Crafts, QueueSpace::Gold, C)
        .privileged(Guild::Crafts, QueueSpace::Gold, false)
        .season_end();
    assert_eq!(own(&game, Seat::D).privilege_tokens, 1, "the last of the pool");
    assert_eq!(own(&game, C).privilege_tokens, 1, "C used a privilege");
    assert_eq!(own(&game, A).privilege_tokens, 3, "nobody has more than three");
}

#[test]
fn too_few_tokens_go_to_the_front_of_the_order() {
    let game = Position::of(3)
        .order(&[C, B, A])
        .tokens(A, Token::Privilege, 2)
        .tokens(B, Token::Privilege, 2)
        .tokens(C, Token::Privilege, 1)
        .season_end();
    assert_eq!([A, B, C].map(|seat| own(&game, seat).privilege_tokens), [2, 2, 2]);
}

#[test]
fn hands_are_cut_down_to_eight() {
    let ten = ["red1", "red1", "red2", "red2", "red3", "blue1", "blue1", "blue2", "blue2", "blue3"];
    let mut game = Position::of(3).capital(B, &ten).season_end();
    assert_eq!(to_act(&game), Some(B));
    play(&mut game, &["B discard blue1", "B discard red3"]);
    assert_eq!(cards(&game, B), 8);
    assert_eq!((look(&game).season, look(&game).step), (Season::Summer, Step::Helpers));
}

// Winter

#[test]
fn in_winter_everybody_builds_and_works() {
    let mut game = Position::of(3)
        .season(1, Season::Winter)
        .order(&[B, A, C])
        .cards(B, &["mine_green"])
        .cards(A, &["mine_purple"])
        .capital(A, &["red2"])
        .capital(B, &["red2"])
        .tokens(B, Token::Privilege, 1)
        .stage(Guild::Builders);
    assert_eq!(to_act(&game), Some(B));
    play(&mut game, &["B build mine_green left", "B pay red2"]);
    play(&mut game, &["A build mine_purple left", "A pay red2"]);
    assert_eq!((to_act(&game), look(&game).act.work), (Some(B), 3));
    play(&mut game, &["B make wood fair", "B privilege", "B make iron_ore fair", "B done"]);
    assert_eq!(look(&game).privilege_tokens, 6, "no gold space in winter: a token is spent");
    play(&mut game, &["A done", "C done"]);
    assert_eq!((look(&game).year, look(&game).season), (2, Season::Spring));
    assert_eq!(own(&game, C).privilege_tokens, 0, "no grant in winter (R14)");
}

/// The switch of R14.
#[test]
fn winter_may_grant_privileges_to_all() {
    let options = Options { winter_privilege_grant: true, ..Options::standard(3) };
    let game = Position::with(options).season(1, Season::Winter).season_end();
    assert_eq!([A, B, C].map(|seat| own(&game, seat).privilege_tokens), [1, 1, 1]);
}

/// R7 and its switch.
#[test]
fn work_tokens_in_winter_come_between_the_two_stages() {
    for window in [true, false] {
        let options = Options { winter_work_token_window: window, ..Options::standard(3) };
        let game = Position::with(options)
            .season(1, Season::Winter)
            .tokens(A, Token::Work, 1)
            .stage(Guild::Builders);
        let expected =
            if window { Step::WorkTokens(Guild::Builders) } else { Step::Guild(Guild::Crafts) };
        assert_eq!(look(&game).step, expected);
    }
}

// A year's end

/// R16 and its switch.
#[test]
fn the_granary_is_filled_up_after_a_year() {
    for (all, cubes) in [(true, 2), (false, 1)] {
        let options = Options { granary_refill_all_empty: all, ..Options::standard(3) };
        let game = Position::with(options)
            .season(2, Season::Winter)
            .granary("rope", &[Some(A), Some(B)])
            .granary("iron", &[Some(A), None])
            .season_end();
        let row = |name: &str| {
            let granary = look(&game).granary;
            granary.into_iter().find(|row| row.good.name() == name).unwrap().cubes
        };
        assert_eq!(row("rope"), vec![Cube::Natural; cubes]);
        assert_eq!(row("iron"), vec![Cube::Natural; cubes], "the natural one moved down");
    }
}

/// R15 and its switch.
#[test]
fn investments_may_be_unlimited() {
    let cards = ["purple1", "purple1", "green1", "green1", "blue1", "blue1", "red1", "red1"];
    for (often, points) in [(Investments::Once, 4), (Investments::Unlimited, 8)] {
        let options = Options { investments_per_year: often, ..Options::standard(3) };
        let mut game =
            Position::with(options).season(1, Season::Winter).capital(A, &cards).season_end();
        while look(&game).step == Step::Investments {
            let first = offered(&game, A)[0].clone();
            play(&mut game, &[&format!("A {first}")]);
        }
        assert_eq!(own(&game, A).breakdown[Source::Investment], points);
    }
}

/// Whether a hand has four colours is a secret: whoever has four cards is asked.
#[test]
fn a_hand_without_four_colours_is_asked_too() {
    let mut game = Position::of(3)
        .season(1, Season::Winter)
        .capital(A, &["red1", "red2", "red3", "blue1"])
        .season_end();
    assert_eq!(offered(&game, A), ["done"]);
    assert_eq!(refusal(&game, "A invest red1"), Some(Illegal::WrongColour));
    play(&mut game, &["A done"]);
    assert_eq!(look(&game).year, 2);
}

/// Equal numbers of markers: the higher hold, then the left space.
#[test]
fn ties_on_a_ship_go_to_the_higher_and_then_the_left_marker() {
    let game = Position::of(3)
        .loaded(2, "clothes", Some(B), Some(A))
        .loaded(2, "tools", None, Some(C))
        .helper_phase();
    assert_eq!(look(&game).ships[1].ranked, [B, A, C]);
}

/// R32: a one-coloured card has two halves of its colour, and a half serves once.
#[test]
fn halves_of_buildings_are_counted_singly() {
    let game = Position::of(3)
        .season(1, Season::Winter)
        .built(A, End::Right, "mine_purple")
        .built(A, End::Right, "mine_green")
        .built(A, End::Right, "mine_blue")
        .built(A, End::Right, "mine_red")
        .built(A, End::Right, "mill_3")
        .season_end();
    assert_eq!(own(&game, A).breakdown[Source::Growth], 9, "three halves of each colour");
}

// Two players

/// The owner of the covered helper draws a card, and nothing is paid.
#[test]
fn two_players_pay_nothing_for_stacking() {
    let mut game = Position::of(2)
        .helper(Guild::Bankers, QueueSpace::Gold, B)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .helper_phase();
    assert_eq!(look(&game).guilds[0].queue.len(), 2, "the queue is shorter by a space");
    play(&mut game, &["A stack bankers gold"]);
    assert!(is_chance(&game));
    play(&mut game, &["* capital red1"]);
    assert_eq!((cards(&game, A), cards(&game, B)), (0, 1));
    play(&mut game, &["B stack bankers silver", "* capital red1"]);
    assert_eq!(refusal(&game, "A stack bankers gold"), Some(Illegal::CannotStackThere));
}

#[test]
fn two_players_cannot_change_the_order_at_the_town_hall() {
    let game = Position::of(2).helper(Guild::TownHall, QueueSpace::Gold, A).stage(Guild::TownHall);
    assert_eq!(offered(&game, A), ["token privilege", "token work", "done"]);
}

#[test]
fn two_equally_modest_players_take_no_token() {
    let game = Position::of(2).season_end();
    assert_eq!([A, B].map(|seat| own(&game, seat).privilege_tokens), [0, 0]);
    let game = Position::of(2)
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .privileged(Guild::Crafts, QueueSpace::Gold, false)
        .season_end();
    assert_eq!([A, B].map(|seat| own(&game, seat).privilege_tokens), [0, 1]);
}

/// R17: after every season, winter included, but not after the last one.
#[test]
fn two_players_change_places_after_every_season() {
    for (year, season, order) in [
        (1, Season::Spring, [B, A]),
        (1, Season::Winter, [B, A]),
        (3, Season::Autumn, [B, A]),
        (3, Season::Winter, [A, B]),
    ] {
        let game = Position::of(2).season(year, season).season_end();
        assert_eq!(look(&game).order, order, "{year} {season}");
    }
}

// The end

/// More capital cards, then the place further back in the order.
#[test]
fn ties_are_broken_by_cards_and_then_by_the_order() {
    let ranks = |game: &Craftsmen| {
        let standings = game.standings();
        standings.iter().map(|standing| standing.rank).collect::<Vec<_>>()
    };
    let end = || Position::of(3).season(3, Season::Winter).points(A, 7).points(B, 7).points(C, 7);
    let game = end().season_end();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(ranks(&game), [3, 2, 1]);
    let game = end().capital(A, &["red1"]).season_end();
    assert_eq!(ranks(&game), [1, 3, 2]);
}

/// Bonus tokens count in the end, and no earlier: nobody pays with them.
#[test]
fn bonus_tokens_are_added_in_the_end() {
    let mut game = Position::of(3)
        .season(3, Season::Winter)
        .built(A, End::Right, "wheat_field_purple")
        .built(A, End::Right, "cooperage_1")
        .cards(A, &["brewery_1"])
        .capital(A, &["red1", "red2", "red3"])
        .tokens(A, Token::Privilege, 1)
        .stage(Guild::Builders);
    let build = offered(&game, A)[0].clone();
    play(&mut game, &[&format!("A {build}"), "A pay red1", "A pay red2", "A pay red3"]);
    play(&mut game, &["A done", "B done", "C done"]);
    assert_eq!(game.turn(), Turn::Over);
    let player = own(&game, A);
    assert_eq!(player.bonus_points, 3, "winter counts like any season (R9)");
    assert_eq!(player.points, player.breakdown.values.iter().sum::<i16>() + 3);
}

/// R29: each helper has a privilege of its own, and none has two.
#[test]
fn every_helper_has_one_privilege() {
    let mut game = Position::of(3)
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .helper(Guild::Crafts, QueueSpace::Silver, A)
        .tokens(A, Token::Privilege, 2)
        .built(A, End::Right, "cooperage_1")
        .built(A, End::Right, "paper_mill_1")
        .stage(Guild::Crafts);
    play(&mut game, &["A make wood fair", "A privilege", "A make wood fair", "A make wood fair"]);
    assert_eq!(refusal(&game, "A privilege"), Some(Illegal::NoPrivilege), "tokens do not add up");
    assert_eq!(own(&game, A).privilege_tokens, 2, "the gold space needs no token");
    play(&mut game, &["A fetch wood cooperage_1", "A make wood fair", "A privilege"]);
    assert_eq!(own(&game, A).privilege_tokens, 1, "the second helper stands on silver");
}

/// R21: neither a helper without a privilege nor one on the track counts for the grant.
#[test]
fn helpers_that_used_no_privilege_do_not_count() {
    let mut game = Position::of(3)
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .helper(Guild::Merchants, QueueSpace::Gold, B)
        .helper(Guild::TownHall, QueueSpace::Gold, C)
        .stage(Guild::Crafts);
    play(&mut game, &["A make wood fair", "A privilege", "A make wood fair", "A done"]);
    play(&mut game, &["C precede"]);
    let tokens = [A, B, C].map(|seat| own(&game, seat).privilege_tokens);
    assert_eq!(tokens, [0, 1, 1], "only A's helper is left on a building; C's is on the track");
    assert_eq!(look(&game).order, [C, A, B]);
    assert_eq!([A, B, C].map(|seat| own(&game, seat).helpers), [5, 5, 5], "all come home");
}
