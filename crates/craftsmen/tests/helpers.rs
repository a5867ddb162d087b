//! The helper phase: queues, stacking, fees, limits, passing.

use crate::common::{cards, look, offered, own, play, points, refusal, to_act};
use quadrivium_core::Seat;
use quadrivium_craftsmen::{Guild, Illegal, Position, QueueSpace, Season, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn full_queue(players: u8) -> Position {
    Position::of(players)
        .helper(Guild::Bankers, QueueSpace::Gold, B)
        .helper(Guild::Bankers, QueueSpace::Silver, C)
        .helper(Guild::Bankers, QueueSpace::Ribbon, B)
}

#[test]
fn a_helper_goes_to_the_first_empty_space() {
    let mut game = Position::of(3).helper_phase();
    assert_eq!(refusal(&game, "A stack bankers gold"), Some(Illegal::QueueOpen));
    play(&mut game, &["A place bankers", "B place bankers"]);
    let queue = &look(&game).guilds[0].queue;
    assert_eq!(queue.iter().map(|space| space.helpers.len()).collect::<Vec<_>>(), [1, 1, 0]);
}

/// R19: any space with one helper, once every space has one.
#[test]
fn helpers_are_stacked_where_all_spaces_are_taken() {
    let mut game = full_queue(4).capital(A, &["red1"]).helper_phase();
    assert_eq!(refusal(&game, "A place bankers"), Some(Illegal::QueueFull));
    assert!(offered(&game, A).contains(&"stack bankers silver".to_owned()));
    play(
        &mut game,
        &["A stack bankers silver", "A give red1", "B pass", "C pass", "D place crafts"],
    );
    assert_eq!(refusal(&game, "A stack bankers silver"), Some(Illegal::CannotStackThere));
}

/// R20: the payer chooses, must have it, and nobody goes below zero.
#[test]
fn the_fee_is_a_card_or_points_by_year() {
    for (year, fee) in [(1, 1), (2, 2), (3, 3)] {
        let mut game = full_queue(3)
            .season(year, Season::Spring)
            .points(A, fee)
            .capital(A, &["red1"])
            .helper_phase();
        play(&mut game, &["A stack bankers gold"]);
        assert_eq!(offered(&game, A), ["points", "give red1"]);
        play(&mut game, &["A points"]);
        assert_eq!((points(&game, A), points(&game, B)), (0, fee));
        let mut poor = full_queue(3)
            .season(year, Season::Spring)
            .points(A, fee - 1)
            .capital(A, &["red1"])
            .helper_phase();
        play(&mut poor, &["A stack bankers gold"]);
        assert_eq!(offered(&poor, A), ["give red1"]);
    }
    let poor = full_queue(3).helper_phase();
    assert_eq!(refusal(&poor, "A stack bankers gold"), Some(Illegal::CannotPayFee));
}

/// R23: the ribbon waives the fee.
#[test]
fn stacking_on_the_ribbon_is_free() {
    let mut game = full_queue(3).helper_phase();
    play(&mut game, &["A stack bankers ribbon"]);
    assert_eq!(to_act(&game), Some(B), "nothing is to be paid");
}

#[test]
fn stacking_on_an_own_helper_is_free() {
    let mut game = full_queue(4).order(&[C, A, B, Seat::D]).helper_phase();
    play(&mut game, &["C stack bankers silver"]);
    assert_eq!(to_act(&game), Some(A));
}

#[test]
fn a_player_has_two_helpers_in_a_guild_at_most() {
    let game = full_queue(4).order(&[B, A, C, Seat::D]).helper_phase();
    assert_eq!(refusal(&game, "B stack bankers gold"), Some(Illegal::GuildFull));
}

#[test]
fn a_guild_has_room_for_four_five_or_six() {
    for (players, most) in [(3, 4), (4, 5), (5, 6)] {
        let mut position = full_queue(players).helper(Guild::Bankers, QueueSpace::Silver, A);
        let mut inside = 4;
        if players > 3 {
            position = position.helper(Guild::Bankers, QueueSpace::Gold, Seat::D);
            inside += 1;
        }
        let game = position.capital(A, &["red1"]).helper_phase();
        let refused = refusal(&game, "A stack bankers ribbon");
        assert_eq!(refused.is_some(), inside >= most, "{players} players");
    }
}

/// One point for helpers at home, however many.
#[test]
fn whoever_keeps_helpers_gets_one_point() {
    let mut game = Position::of(3).helpers_left(A, 1).helper_phase();
    play(&mut game, &["A place crafts", "B pass", "C place notary", "C pass"]);
    assert_eq!([A, B, C].map(|seat| points(&game, seat)), [0, 1, 1]);
}

#[test]
fn whoever_passed_sends_no_more_helpers() {
    let mut game = Position::of(3).helper_phase();
    play(&mut game, &["A pass", "B place crafts", "C place crafts"]);
    assert_eq!(to_act(&game), Some(B));
    assert!(own(&game, A).passed);
}

/// R2: the eleventh card is discarded at once.
#[test]
fn nobody_holds_eleven_cards() {
    let ten = ["red1", "red1", "red2", "red2", "red3", "blue1", "blue1", "blue2", "blue2", "blue3"];
    let mut game = full_queue(3).capital(A, &["green1"]).capital(B, &ten).helper_phase();
    play(&mut game, &["A stack bankers gold", "A give green1"]);
    assert_eq!(cards(&game, B), 11);
    assert!(offered(&game, B).contains(&"discard green1".to_owned()));
    play(&mut game, &["B discard red1"]);
    assert_eq!((cards(&game, B), to_act(&game)), (10, Some(B)));
}

/// Round and round in the order of the season, until all have passed or sent everybody.
#[test]
fn helpers_are_sent_in_turn() {
    let mut game = Position::of(3).order(&[C, A, B]).helper_phase();
    for (index, guild) in ["crafts", "notary", "bankers", "merchants"].into_iter().enumerate() {
        for seat in [C, A, B].into_iter().take(if index == 3 { 1 } else { 3 }) {
            assert_eq!(to_act(&game), Some(seat));
            play(&mut game, &[&format!("{seat} place {guild}")]);
        }
    }
    play(&mut game, &["A pass", "B pass", "C place merchants"]);
    assert_ne!(look(&game).step, Step::Helpers, "C has sent all five, the others have passed");
    assert_eq!([A, B, C].map(|seat| points(&game, seat)), [1, 1, 0]);
}

/// Without a card and without points nobody stacks where a fee is due.
#[test]
fn a_helper_whose_fee_cannot_be_paid_stays_away() {
    let mut position = Position::of(3).order(&[A, B, C]);
    // Three queues are full, and A has no card and no point.
    for (index, guild) in Guild::ALL.into_iter().enumerate() {
        let (one, other) = if index % 2 == 0 { (B, C) } else { (C, B) };
        if index < 3 {
            position = position
                .helper(guild, QueueSpace::Gold, one)
                .helper(guild, QueueSpace::Silver, other)
                .helper(guild, QueueSpace::Ribbon, if index == 2 { A } else { one });
        } else if index == 3 {
            position = position.helper(guild, QueueSpace::Gold, other);
        }
    }
    let game = position.helper_phase();
    let offers = offered(&game, A);
    assert!(!offers.contains(&"stack bankers gold".to_owned()), "a fee that A cannot pay");
    assert!(offers.contains(&"stack bankers ribbon".to_owned()), "no fee on the ribbon");
    assert!(offers.contains(&"pass".to_owned()), "a player may always pass");
}

/// R2: a card drawn because the other player stacked counts like any other.
#[test]
fn the_eleventh_card_of_two_players_goes_too() {
    let ten = ["red1", "red1", "red2", "red2", "red3", "blue1", "blue1", "blue2", "blue2", "blue3"];
    let mut game = Position::of(2)
        .helper(Guild::Bankers, QueueSpace::Gold, B)
        .helper(Guild::Bankers, QueueSpace::Silver, B)
        .capital(B, &ten)
        .helper_phase();
    play(&mut game, &["A stack bankers silver", "* capital green1"]);
    assert_eq!((cards(&game, B), to_act(&game)), (11, Some(B)));
    play(&mut game, &["B discard green1"]);
    assert_eq!(cards(&game, B), 10);
}
