//! Conversions in settlement phases: everybody converts their own goods, and nothing else happens.

use quadrivium_labora::{Action, Illegal, Options, Question, Settlement};

use super::*;
use crate::refused::Ruling;

const MOORS: [Spot; 2] = [Spot::new(0, 0), Spot::new(0, 1)];

fn without_moors(position: Position, seat: Seat) -> Position {
    MOORS.into_iter().fold(position, |position, moor| position.cleared(seat, moor))
}

impl Table {
    /// Everybody does nothing in the round before the first settlement phase, in which they have
    /// these goods; the shanty town stands, so that only the market town can be paid. Nobody has
    /// moor, so that turns may be empty.
    fn at_the_first_phase(options: Options, goods: [&str; 3]) -> Self {
        let round = options.schedule().settlement_rounds[0] - 1;
        let mut position = Position::of(options).round(round);
        for (seat, goods) in Seat::first(3).zip(goods) {
            position = without_moors(position, seat)
                .settled(seat, Settlement::ShantyTown, MOORS[0])
                .goods(seat, &counted(goods));
        }
        let mut table = Self::of(position, Dialect::Hathora);
        while table.slot.walk.slots.is_empty() {
            table.play("COMMIT").unwrap();
        }
        table
    }

    /// Grain and straw of a player.
    fn sheaves(&self, seat: Seat) -> (u16, u16) {
        (self.has(seat, Good::Grain), self.has(seat, Good::Straw))
    }
}

const SEVEN: &str = "GnGnGnGnGnGnGn";

/// With the first grain that is converted nothing is left to do in the phase, and the next player
/// is asked: the second grain is still of the one who wrote it.
#[test]
fn a_phase_that_closes_in_the_middle_of_a_list_takes_nothing_from_others() {
    for options in [Options::long(3, Country::France), Options::short(3, Country::France)] {
        let mut table = Table::at_the_first_phase(options, [SEVEN; 3]);
        let order: Vec<_> = table.slot.walk.slots.iter().copied().collect();
        let (first, others) = (order[0], &order[1..]);
        table.play("CONVERT GnGn").unwrap();
        for &other in others {
            assert_eq!(table.sheaves(other), (7, 0), "{options:?}");
        }
        table.play("COMMIT;COMMIT;COMMIT").unwrap();
        // In the short game a grain and a wood have come for the round.
        let more = table.sheaves(others[0]).0 - 7;
        assert_eq!(table.sheaves(first), (5 + more, 2), "{options:?}");
        assert_eq!(table.sheaves(others[1]), (7 + more, 0), "{options:?}");
    }
}

/// Whoever is not asked in the phase, and is the first to act after it, has converted before that.
#[test]
fn what_is_converted_in_a_phase_is_not_converted_after_the_next_action() {
    let goods = ["", "", "GnGnCl"];
    let mut table = Table::at_the_first_phase(Options::long(3, Country::France), goods);
    table.play("CONVERT Gn").unwrap();
    assert_eq!(table.sheaves(Seat::C), (1, 1));
    table.play("COMMIT;COMMIT;COMMIT;BUILD G06 3 0").unwrap();
    assert_eq!(table.sheaves(Seat::C), (1, 0));
}

/// A grain can be converted once, also by somebody who is not asked.
#[test]
fn the_same_grain_is_not_converted_twice() {
    let goods = ["Gn", "", ""];
    let mut table = Table::at_the_first_phase(Options::long(3, Country::France), goods);
    table.play("COMMIT;CONVERT Gn").unwrap();
    let refused = table.play("CONVERT Gn").unwrap_err();
    assert_eq!((refused.token.as_str(), refused.reason), ("Gn", Illegal::NoGoods.to_string()));
}

/// A conversion after the settlement that closes the phase is kept when land is bought after it.
#[test]
fn nothing_is_forgotten_when_land_is_bought_last() {
    let goods = ["", "", "ShShShShPnPnPnPnPnWn"];
    let mut table = Table::at_the_first_phase(Options::long(3, Country::France), goods);
    table.play("SETTLE SB3 3 0 ShShShSh;CONVERT Wn;BUY_DISTRICT 2 HILLS;COMMIT").unwrap();
    assert_eq!((table.has(Seat::C, Good::Wine), table.has(Seat::C, Good::Coin)), (0, 4));
}

/// R-BUY-2: land after the settlement would cost a wine, land before it the coin that is eaten.
#[test]
fn land_that_can_only_be_bought_after_the_settlement_stops_with_the_ruling() {
    let goods = ["", "", "ShShShPnPnWn"];
    let mut table = Table::at_the_first_phase(Options::long(3, Country::France), goods);
    table.play("SETTLE SB3 3 0 ShShShPn").unwrap();
    let refused = table.play("BUY_DISTRICT 2 HILLS").unwrap_err();
    assert_eq!(refused.ruling, Some(Ruling::LAND_FIRST));
}

/// R-SOLO-2: the older program has one action in the last round of the solo game.
#[test]
fn a_missing_action_in_the_last_solo_round_stops_with_the_ruling() {
    let refused = |round| {
        let position = Position::long(1, Country::France).round(round);
        let mut table = Table::of(position, Dialect::Weblabora);
        table.play("use LR3;commit;commit").unwrap_err().ruling
    };
    assert_eq!(refused(31), Some(Ruling::IDLE));
    assert_eq!(refused(32), Some(Ruling::SOLO_ROUNDS));
}

/// Alone, what is converted while the neutral player builds is there when a contract is paid: the
/// fee does not take another wine.
#[test]
fn a_conversion_in_the_neutral_phase_is_made_once() {
    let position = Position::long(1, Country::France).goods(Seat::A, &counted("WnWn"));
    let mut table = Table::of(without_moors(position, Seat::A), Dialect::Hathora);
    while table.slot.walk.game.asked() != Some(Question::NeutralBuild) {
        table.play("COMMIT").unwrap();
    }
    // The kiln comes last, so that nothing covers it.
    let kiln = Action::Build { building: Building::PeatCoalKiln };
    while table.slot.walk.game.asked() != Some(Question::NeutralUse) {
        let legal = table.slot.walk.legal();
        let action = legal.into_iter().find(|it| *it != kiln).unwrap_or(kiln);
        table.slot.walk.act(action).unwrap();
    }
    table.play("CONVERT Wn;WORK_CONTRACT G07 Pn;USE G07;COMMIT").unwrap();
    let has = [Good::Wine, Good::Coin, Good::Coal].map(|good| table.has(Seat::A, good));
    assert_eq!(has, [1, 1, 1]);
}
