//! The function that is being carried out: its questions, and what the wheel brings now.

use quadrivium_core::{Arg, Phrase, Seat};

use super::{names, steps};
use crate::data::{BUILDINGS, REWARDS, Source, Step, Trade, Yield};
use crate::state::{Frame, Labora, Progress, Question};
use crate::types::{Building, Good, Marker};

impl Labora {
    /// A player's name, or what the neutral one is called.
    pub(super) fn named(&self, seat: Seat) -> Arg {
        if self.neutral() == Some(seat) {
            Phrase::new("labora-neutral").into()
        } else {
            seat.into()
        }
    }

    /// The function that is asked about, and the step.
    pub(super) fn asked_step(&self) -> Option<(Frame, &'static Step)> {
        match self.asked()? {
            Question::Function(frame) => Some((frame, frame.step()?)),
            _ => None,
        }
    }

    /// The trade whose number is asked for.
    pub(super) fn asked_trade(&self) -> Option<&'static Trade> {
        self.asked_step()?.0.trade()
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
    pub(super) fn ask_step(&self, frame: Frame, step: &Step) -> Phrase {
        let phrase =
            |key: &'static str| Phrase::new(key).with("building", names::building(frame.building));
        match *step {
            Step::Price(ref trade) => {
                phrase("labora-ask-price").with("trade", steps::made(trade, 1))
            }
            Step::Trade(_) | Step::Trades(..) => match frame.trade() {
                Some(trade) if matches!(trade.get, Yield::Table(..)) || trade.most > 1 => {
                    phrase("labora-ask-times").with("trade", steps::made(trade, 1))
                }
                Some(trade) => phrase("labora-ask-trade").with("trade", steps::made(trade, 1)),
                None => phrase("labora-ask-take"),
            },
            Step::TwoBasics(counts) => {
                let (key, count) = match frame.progress {
                    Progress::Chosen { .. } => ("labora-ask-other-basic", counts[1]),
                    _ => ("labora-ask-basic", counts[0]),
                };
                phrase(key).with("count", count)
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
                .with("count", most - frame.progress.count())
                .with("goods", names::all_goods(goods, 1)),
            Step::ClearFirst => phrase("labora-ask-clear-first"),
            Step::FreeDistrict => phrase("labora-ask-district"),
            Step::FreePlot => phrase("labora-ask-plot"),
            Step::Reward(_) => Self::ask_reward(phrase("labora-ask-reward"), frame),
            Step::Improve(steps) => {
                phrase("labora-ask-improve").with("count", steps - frame.progress.count())
            }
            // What is simply received is not asked about, so only the choice of one good is left.
            Step::Choose(_)
            | Step::Gain(_)
            | Step::Show(..)
            | Step::AllClergyHome
            | Step::PriorHome => phrase("labora-ask-take"),
        }
    }

    fn ask_reward(phrase: Phrase, frame: Frame) -> Phrase {
        let (left, next) = match frame.progress {
            Progress::Rewarding { points, next } => (points, next),
            _ => (0, 0),
        };
        let (good, points) = REWARDS[usize::from(next)];
        phrase
            .with("left", names::points(left))
            .with("good", names::good(good))
            .with("points", names::points(points))
    }
}
