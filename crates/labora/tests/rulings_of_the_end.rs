//! The rulings about the end of a game: the bonus round, what is counted, and when a game of two is
//! over. The others are in `rulings.rs`.

use crate::common::{A, B, C, D, Look, Notated, Words, at, france, ireland, position, wide};
use quadrivium_labora::{Building, Country, Illegal, Marker, Phase, Rank, Settlement, Stage};

/// Full sets come home first, as in every round; then all priors.
#[test]
fn r_bon_1_full_sets_come_home_and_then_all_priors() {
    let game = france()
        .all_placed(B)
        .working(C, Rank::Prior, "clay_mound")
        .working(C, Rank::LayBrother, "farmyard")
        .working(D, Rank::LayBrother, "farmyard")
        .before_round(25)
        .game();
    assert_eq!(game.table().stage, Stage::Bonus);
    assert_eq!([B, C, D].map(|seat| game.home(seat)), [(true, 2), (true, 1), (true, 1)]);
}

#[test]
fn r_bon_2_several_priors_may_share_a_building() {
    let mut game = france().bonus(0).shows(Marker::Clay, 6).game();
    game.play_all("A", &["visit C clay_mound", "produce clay", "end"]);
    game.play_all("B", &["visit C clay_mound", "produce clay joker"]);
    assert_eq!(game.inside(C, "clay_mound").len(), 2);
    game.holds(A, "clay 6");
}

#[test]
fn r_bon_3_build_or_send_the_prior_and_nothing_else() {
    let bonus = || france().bonus(0).give(A, "wood 1, coin 5, grain 1");
    let mut game = bonus().game();
    for refused in ["fell 1 0", "cut 0 0", "contract B farmyard"] {
        assert_eq!(game.play("A", refused), Err(Illegal::BonusRound), "{refused}");
    }
    for refused in ["place farmyard lay", "place farmyard prior", "idle"] {
        assert_eq!(game.play("A", refused), Err(Illegal::BonusRound), "{refused}");
    }
    // Extra actions are allowed.
    game.play_all("A", &["convert grain", "plot 0 coast"]);
    assert_eq!(game.play("A", "district -1 hills"), Err(Illegal::AlreadyBought));
    game.play_all("A", &["build stone_merchant", "at 3 0", "enter", "end"]);
    // A prior in a building of somebody else, occupied or not, costs nothing.
    let mut game = bonus().clergy(B, Rank::LayBrother, B, Building::Farmyard).game();
    game.play_all("A", &["visit B farmyard", "produce sheep"]);
    game.holds(B, "");
    assert_eq!(game.play("A", "visit B clay_mound"), Err(Illegal::NoActionLeft), "one action");
    assert_eq!(game.play("A", "build stone_merchant"), Err(Illegal::NoActionLeft));
    // Visits belong to the bonus round.
    let mut game = france().game();
    assert_eq!(game.play("A", "visit B farmyard"), Err(Illegal::NotAsked));
}

#[test]
fn r_bon_4_seat_1_starts_the_bonus_round_and_phase_e() {
    for (name, round) in [("3L", 25), ("4L", 25), ("3S", 13), ("4S", 13)] {
        let mut start = position(name, Country::France);
        for seat in [A, B, C] {
            start = start.give(seat, "coin 9");
        }
        let mut game = start.before_round(round).game();
        let mut turns = Vec::new();
        while let Some(seat) = game.to_act() {
            turns.push((matches!(game.table().stage, Stage::Settling(Phase::E)), seat));
            game.play_all(&seat.to_string(), &["end"]);
        }
        let mut expected: Vec<_> = [A, B, C].map(|seat| (false, seat)).to_vec();
        if name.starts_with('4') {
            expected.push((false, D));
        }
        expected.extend([A, B, C].map(|seat| (true, seat)));
        assert_eq!(turns, expected, "{name}; D has nothing to buy with");
    }
}

#[test]
fn r_bon_5_the_bonus_action_may_be_declined() {
    let mut game = france().bonus(0).game();
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), Some(B));
    let mut game = france().game();
    assert_eq!(game.play("A", "end"), Err(Illegal::ActionLeft), "only there");
}

/// Coins by fives, drinks for a point or as coins, whatever is more.
#[test]
fn r_score_1_drinks_count_for_what_is_more() {
    for (goods, points) in [
        ("coin 4", 0),
        ("coin 5", 2),
        ("coin 14", 4),
        ("coin 4, wine 1", 2),
        ("coin 3, wine 2", 2),
        ("coin 4, wine 3", 4),
        ("wine 6", 6),
    ] {
        let game = france().give(A, goods).game();
        assert_eq!(game.table().estates[0].goods_points, points, "{goods}");
    }
    for (goods, points) in [("coin 3, whiskey 1", 2), ("coin 3, whiskey 2", 3), ("whiskey 5", 5)] {
        let game = ireland().give(A, goods).game();
        assert_eq!(game.table().estates[0].goods_points, points, "{goods}");
    }
}

#[test]
fn r_score_2_a_houseboat_counts_instead_of_the_water_under_it() {
    let coast = || wide(ireland()).settled(A, Settlement::FishingVillage, at(-1, 0));
    // Beside the fishing village: water, coast, and the moor of the heartland.
    let dry = coast().game();
    assert_eq!(dry.table().estates[0].dwellings[0].points, 6 + 3);
    let afloat = coast().with(A, &[("houseboat", -2, 0)]).game();
    assert_eq!(afloat.table().estates[0].dwellings[0].points, 6 + 6);
}

/// See also `schedule::the_short_game_of_two_ends_with_one_action_of_the_other_player`.
#[test]
fn r_2p_1_the_end_of_the_short_game_is_tested_after_each_turn() {
    let all = position("2S", Country::France).round(30).game().table().display;
    let mut game = position("2S", Country::France).round(30).display(&all[..1]).game();
    let act = |game: &mut quadrivium_labora::Labora, by: &str, spot: &str| {
        game.play_all(by, &[&format!("fell {spot}"), "produce wood"]);
    };
    act(&mut game, "B", "1 0");
    act(&mut game, "B", "2 0");
    game.play_all("B", &["end"]);
    assert_eq!((game.to_act(), game.table().actions, game.table().last), (Some(A), 1, true));
    act(&mut game, "A", "1 0");
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), None);
}

#[test]
fn r_2p_2_the_end_of_the_long_game_is_tested_after_the_third_action() {
    let open = || position("2L", Country::France).round(31);
    let all = open().game().table().display;
    let four: Vec<_> = [Building::StoneMerchant]
        .into_iter()
        .chain(all.iter().copied().filter(|&it| it != Building::StoneMerchant).take(3))
        .collect();
    // The other player buys the fourth building with the third action: that was the last round.
    let mut game = open().display(&four).turn(1).give(B, "wood 1").game();
    game.play_all("B", &["build stone_merchant", "at 3 0", "skip", "end"]);
    assert_eq!(game.to_act(), None);
}

#[test]
fn r_2p_3_an_empty_display_before_stack_d_ends_nothing() {
    for name in ["2S", "2L"] {
        let mut game = position(name, Country::France).round(26).display(&[]).turn(0).game();
        for _ in 0..2 {
            let seat = game.to_act().unwrap().to_string();
            let act = game.offered_like(&seat, "fell").swap_remove(0);
            game.play_all(&seat, &[&act, "produce wood"]);
        }
        let seat = game.to_act().unwrap().to_string();
        game.play_all(&seat, &["end"]);
        assert!(game.to_act().is_some(), "{name}");
    }
}

#[test]
fn r_2p_4_both_players_take_full_sets_back_between_turns() {
    for name in ["2S", "2L"] {
        let game = position(name, Country::France)
            .all_placed(A)
            .working(B, Rank::Prior, "clay_mound")
            .before_round(5)
            .game();
        assert_eq!((game.home(A), game.home(B)), ((true, 2), (false, 2)), "{name}");
        let game =
            position(name, Country::France).all_placed(A).all_placed(B).before_round(6).game();
        assert_eq!((game.home(A), game.home(B)), ((true, 2), (true, 2)), "{name}");
    }
    // Also before the last single action.
    let all = position("2S", Country::France).round(31).game().table().display;
    let mut game =
        position("2S", Country::France).round(31).display(&all[..1]).all_placed(B).game();
    game.play_all("A", &["fell 1 0", "produce wood", "fell 2 0", "produce wood", "end"]);
    assert_eq!((game.table().actions, game.home(B)), (1, (true, 2)));
}

#[test]
fn r_2p_5_after_a_thousand_rounds_it_is_over() {
    for (name, round) in [("2S", 1000), ("2L", 1000)] {
        let mut game =
            position(name, Country::France).round(round - 1).all_cleared(A).all_cleared(B).game();
        let mut rounds = Vec::new();
        while let Some(seat) = game.to_act() {
            rounds.push(game.table().round);
            let act = if game.table().actions > 0 { "idle" } else { "end" };
            game.play_all(&seat.to_string(), &[act]);
        }
        assert_eq!((rounds[0], rounds.last()), (round - 1, Some(&round)), "{name}");
    }
}
