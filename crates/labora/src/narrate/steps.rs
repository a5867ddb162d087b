//! What a building does, in short words that are put together from the table of functions.

use quadrivium_core::{Arg, Phrase};

use super::names;
use crate::data::{ANY, Allowance, BASIC_GOODS, BUILDINGS, Source, Step, Trade, Yield};
use crate::types::{Building, Good};

/// The function of a building, step by step.
pub fn function(building: Building) -> Phrase {
    in_turn(BUILDINGS[building].function.iter().map(step))
}

/// Steps that follow each other. Lists are told with commas, and steps hold lists.
pub fn in_turn(steps: impl DoubleEndedIterator<Item = Phrase>) -> Phrase {
    steps
        .rev()
        .reduce(|then, first| Phrase::new("labora-steps").with("first", first).with("then", then))
        .unwrap_or_else(names::nothing)
}

/// One step of a function.
pub fn step(step: &Step) -> Phrase {
    match *step {
        Step::Gain(goods) => received("labora-step-gain", goods),
        Step::Choose(goods) => received("labora-step-choose", goods),
        Step::TwoBasics([first, second]) => {
            Phrase::new("labora-step-two-basics").with("first", first).with("second", second)
        }
        Step::Trade(ref trade) => limited(trade),
        Step::Trades(ANY, trades) => in_turn(trades.iter().map(limited)),
        Step::Trades(together, trades) => {
            let each = trades.iter().map(|it| made(it, 1));
            let either = each.reduce(|first, second| {
                Phrase::new("labora-or").with("first", first).with("second", second)
            });
            Phrase::new("labora-step-up-to")
                .with("count", together)
                .with("trade", either.unwrap_or_else(names::nothing))
        }
        Step::Price(ref trade) => Phrase::new("labora-step-price").with("trade", made(trade, 1)),
        Step::Show(good, steps) => Phrase::new("labora-step-show")
            .with("good", names::good(good))
            .with("counts", slashed(steps.iter().map(|(from, _)| *from)))
            .with("coins", slashed(steps.iter().map(|(_, coins)| *coins))),
        Step::Wheel(goods) => produced("labora-step-wheel", goods),
        Step::Joker(goods) => produced("labora-step-joker", goods),
        Step::Copy(source) => Phrase::new(match source {
            Source::HoldsPrior => "labora-step-copy-prior",
            Source::Occupied => "labora-step-copy-occupied",
            Source::Neighbour => "labora-step-copy-neighbour",
            Source::Display => "labora-step-copy-display",
        }),
        Step::Build => Phrase::new("labora-step-build"),
        Step::Settle => Phrase::new("labora-step-settle"),
        Step::Fell => Phrase::new("labora-step-fell"),
        Step::Cut => Phrase::new("labora-step-cut"),
        Step::Clear(most, goods) => received("labora-step-clear", goods).with("count", most),
        Step::ClearFirst => Phrase::new("labora-step-clear-first"),
        Step::AllClergyHome => Phrase::new("labora-step-clergy-home"),
        Step::PriorHome => Phrase::new("labora-step-prior-home"),
        Step::FreeDistrict => Phrase::new("labora-step-district"),
        Step::FreePlot => Phrase::new("labora-step-plot"),
        Step::Reward(Allowance::Cloisters) => Phrase::new("labora-step-reward-cloisters"),
        Step::Reward(Allowance::Woodland) => Phrase::new("labora-step-reward-woodland"),
        Step::Improve(steps) => Phrase::new("labora-step-improve").with("count", steps),
    }
}

fn received(key: &'static str, goods: &[(Good, u8)]) -> Phrase {
    Phrase::new(key).with("goods", names::all_goods(goods, 1))
}

fn produced(key: &'static str, goods: &[Good]) -> Phrase {
    Phrase::new(key).with("goods", goods.iter().map(|&it| names::good(it)).collect::<Vec<_>>())
}

fn slashed(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join("/")
}

/// A trade and how often it can be made.
fn limited(trade: &Trade) -> Phrase {
    let phrase = match (trade.get, trade.most) {
        (Yield::Table(..), _) | (_, 1) => Phrase::new("labora-step-once"),
        (_, ANY) => Phrase::new("labora-step-any"),
        (_, most) => Phrase::new("labora-step-up-to").with("count", most),
    };
    let trade = match trade.get {
        // The only such trade is paid in energy and brings coins.
        Yield::Table(_, coins) => {
            let energy = trade.pay.half_energy / 2;
            Phrase::new("labora-step-table")
                .with("energy", slashed((1..=trade.most).map(|times| times * energy)))
                .with("coins", slashed(coins.iter().copied()))
        }
        _ => made(trade, 1),
    };
    phrase.with("trade", trade)
}

/// A trade that is made so many times: what is paid, and what it brings.
pub fn made(trade: &Trade, times: u8) -> Phrase {
    let pay = names::bill(&trade.pay, times);
    let get: Arg = match trade.get {
        Yield::Goods([]) => return Phrase::new("labora-paid").with("pay", pay),
        Yield::Goods(goods) => names::all_goods(goods, times).into(),
        Yield::OneOf(goods) => one_of(goods).into(),
        Yield::Table(good, counts) => {
            let count = counts.get(usize::from(times).saturating_sub(1)).copied();
            names::goods(good, count.unwrap_or(0)).into()
        }
    };
    Phrase::new("labora-trade").with("pay", pay).with("get", get)
}

/// One of several goods; where all basic goods are offered, in a word.
fn one_of(goods: &[(Good, u8)]) -> Phrase {
    let count = goods[0].1;
    let all_basic = BASIC_GOODS.into_iter().all(|good| goods.contains(&(good, count)));
    if all_basic {
        Phrase::new("labora-of-a-basic-good").with("count", count)
    } else {
        received("labora-step-choose", goods)
    }
}
