//! The function that is being carried out: its questions, and what the wheel brings now.

use quadrivium_core::{Arg, Phrase, Seat};

use super::{names, steps};
use crate::data::{BUILDINGS, REWARDS, Source, Step, Trade, Yield};
use crate::state::{Ask, Labora};
use crate::types::{Building, Good, Marker};

/// The step that is asked about.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub building: Building,
    pub step: &'static Step,
    pub part: u8,
}

impl Asked {
    /// The trade whose number is asked for; nothing once it is paid.
    pub fn trade(self) -> Option<&'static Trade> {
        self.step.trades()?.0.get(usize::from(self.part))
    }
}

impl Labora {
    /// A player's name, or what the neutral one is called.
    pub(super) fn named(&self, seat: Seat) -> Arg {
        if self.neutral() == Some(seat) {
            Phrase::new("labora-neutral").into()
        } else {
            seat.into()
        }
    }

    /// The step of a function that is asked about.
    pub(super) fn asked_step(&self) -> Option<Asked> {
        match self.asked()? {
            Ask::Function { building, step, part, .. } => {
                let step = BUILDINGS[building].function.get(usize::from(step))?;
                Some(Asked { building, step, part })
            }
            _ => None,
        }
    }

    /// What a building does, with what the wheel brings now.
    pub(super) fn function_now(&self, building: Building) -> Phrase {
        let now = |step: &Step| match *step {
            Step::Wheel(goods) => {
                Phrase::new("labora-step-wheel").with("goods", self.harvests(goods))
            }
            Step::Joker(goods) => {
                let kinds: Vec<_> = goods.iter().map(|&good| names::good(good)).collect();
                let joker = self.joker_shows().unwrap_or_else(names::nothing);
                Phrase::new("labora-step-joker-now").with("goods", kinds).with("joker", joker)
            }
            _ => steps::step(step),
        };
        steps::in_turn(BUILDINGS[building].function.iter().map(now))
    }

    /// What the markers of some goods and the joker would bring.
    pub(super) fn harvests(&self, goods: &[Good]) -> Arg {
        let shown = goods.iter().filter_map(|&good| {
            let count = self.shows(good.marker()?)?;
            Some(names::goods(good, count))
        });
        names::list(shown.chain(self.joker_shows()).collect())
    }

    fn joker_shows(&self) -> Option<Phrase> {
        let count = self.shows(Marker::Joker)?;
        Some(Phrase::new("labora-joker-shows").with("count", count))
    }

    /// The question of a step.
    pub(super) fn ask_step(&self, asked: Asked) -> Phrase {
        let phrase =
            |key: &'static str| Phrase::new(key).with("building", names::building(asked.building));
        match *asked.step {
            Step::Price(ref trade) => {
                phrase("labora-ask-price").with("trade", steps::made(trade, 1))
            }
            Step::Trade(_) | Step::Trades(..) => match asked.trade() {
                Some(trade) if matches!(trade.get, Yield::Table(..)) || trade.most > 1 => {
                    phrase("labora-ask-times").with("trade", steps::made(trade, 1))
                }
                Some(trade) => phrase("labora-ask-trade").with("trade", steps::made(trade, 1)),
                None => phrase("labora-ask-take"),
            },
            Step::TwoBasics(counts) => {
                let part = usize::from(asked.part).min(1);
                phrase(["labora-ask-basic", "labora-ask-other-basic"][part])
                    .with("count", counts[part])
            }
            Step::Wheel(goods) => {
                phrase("labora-ask-produce").with("harvests", self.harvests(goods))
            }
            Step::Joker(_) => {
                let joker = self.joker_shows().unwrap_or_else(names::nothing);
                phrase("labora-ask-joker").with("joker", joker)
            }
            Step::Copy(source) => phrase(match source {
                Source::HoldsPrior => "labora-ask-copy-prior",
                Source::Occupied => "labora-ask-copy-occupied",
                Source::Neighbour => "labora-ask-copy-neighbour",
                Source::Display => "labora-ask-copy-display",
            }),
            Step::Build => phrase("labora-ask-build"),
            Step::Settle => phrase("labora-ask-settle"),
            Step::Fell => phrase("labora-ask-fell"),
            Step::Cut => phrase("labora-ask-cut"),
            Step::Clear(most, goods) => phrase("labora-ask-clear")
                .with("count", most - asked.part)
                .with("goods", names::all_goods(goods, 1)),
            Step::ClearFirst => phrase("labora-ask-clear-first"),
            Step::FreeDistrict => phrase("labora-ask-district"),
            Step::FreePlot => phrase("labora-ask-plot"),
            Step::Reward(_) => self.ask_reward(phrase("labora-ask-reward"), asked),
            Step::Improve(steps) => phrase("labora-ask-improve").with("count", steps - asked.part),
            // What is simply received is not asked about, so only the choice of one good is left.
            Step::Choose(_)
            | Step::Gain(_)
            | Step::Show(..)
            | Step::AllClergyHome
            | Step::PriorHome => phrase("labora-ask-take"),
        }
    }

    fn ask_reward(&self, phrase: Phrase, asked: Asked) -> Phrase {
        let (good, points) = REWARDS[usize::from(asked.part).saturating_sub(1)];
        phrase
            .with("left", names::points(self.deal.points))
            .with("good", names::good(good))
            .with("points", names::points(points))
    }
}
