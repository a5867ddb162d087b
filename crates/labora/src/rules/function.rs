//! The functions of buildings, step by step.

use quadrivium_core::{Observer, Seat};

use super::trade::{asked_trade, choices_of_yield};
use crate::action::Action;
use crate::data::{BASIC_GOODS, BUILDINGS, IMPROVEMENTS, REWARDS, Step};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::Cell;
use crate::state::{Ask, Deal, Labora};
use crate::types::{Building, Good, Spot};

/// The step that is being carried out.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// Where the building stands.
    pub cell: Option<Cell>,
    /// Nothing after the last step.
    pub step: Option<&'static Step>,
    /// How far the step has come.
    pub part: u8,
}

impl Labora {
    /// Starts a function; its steps follow by themselves.
    pub(super) fn begin_function(&mut self, building: Building, cell: Option<Cell>) {
        if building.copies()
            && let Some(card) = building.card()
        {
            self.copied.insert(card);
        }
        self.asks.push(Ask::Function { building, cell, step: 0, part: 0 });
    }

    fn frame(&self) -> Frame {
        match self.asked() {
            Some(Ask::Function { building, cell, step, part }) => {
                let step = BUILDINGS[building].function.get(usize::from(step));
                Frame { cell, step, part }
            }
            _ => unreachable!("asked about a function while none is carried out"),
        }
    }

    /// How often the trade that is asked about can be made.
    pub(crate) fn most_times_now(&self, seat: Seat) -> u8 {
        self.most_times(seat, self.frame())
    }

    /// Goes on to the next step.
    pub(super) fn next_step(&mut self) {
        if let Some(Ask::Function { step, part, .. }) = self.asks.last_mut() {
            *step += 1;
            *part = 0;
        }
        self.deal = Deal::default();
    }

    pub(super) fn next_part_of_step(&mut self) {
        if let Some(Ask::Function { part, .. }) = self.asks.last_mut() {
            *part += 1;
        }
    }

    /// Asks for the same step once more.
    pub(super) fn same_step_again(&mut self) {
        if let Some(Ask::Function { part, .. }) = self.asks.last_mut() {
            *part = 0;
        }
        self.deal = Deal::default();
    }

    /// Leaves the rest of the function out.
    pub(super) fn leave_function(&mut self) {
        self.deal = Deal::default();
        self.asks.pop();
    }

    pub(super) fn legal_in_function(&self, seat: Seat, out: &mut Vec<Action>) {
        let frame = self.frame();
        let Some(step) = frame.step else { return };
        let land = self.land[seat];
        match *step {
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) => {
                if let Some(choices) = choices_of_yield(frame) {
                    out.extend(choices.iter().map(|&(good, count)| Action::Take { good, count }));
                    out.sort_unstable();
                    return;
                }
                let most = self.most_times(seat, frame);
                out.extend((1..=most).map(|count| Action::Times { count }));
                out.push(Action::Skip);
            }
            Step::Choose(choices) => {
                out.extend(choices.iter().map(|&(good, count)| Action::Take { good, count }));
                out.sort_unstable();
            }
            Step::TwoBasics(counts) => {
                let count = counts[usize::from(frame.part)];
                let goods = BASIC_GOODS.into_iter().filter(|&it| self.deal.chosen != Some(it));
                out.extend(goods.map(|good| Action::Take { good, count }));
                out.sort_unstable();
            }
            Step::Wheel(goods) => {
                self.legal_production(goods, true, out);
                out.push(Action::Skip);
            }
            Step::Joker(goods) => {
                self.legal_production(goods, false, out);
                out.push(Action::Skip);
            }
            Step::Copy(source) => {
                self.legal_copies(source, frame.cell, out);
                out.push(Action::Skip);
            }
            Step::Build => {
                self.legal_builds(seat, out);
                out.push(Action::Skip);
            }
            Step::Settle => {
                self.legal_settlements(seat, out);
                out.push(Action::Skip);
            }
            Step::Fell => {
                self.legal_fellings(seat, out);
                out.push(Action::Skip);
            }
            Step::Cut => {
                self.legal_cuttings(seat, out);
                out.push(Action::Skip);
            }
            Step::Clear(..) | Step::ClearFirst => {
                self.push_spots(land & self.forests, out, |spot| Action::Clear { spot });
                out.push(Action::Skip);
            }
            Step::FreeDistrict => {
                self.legal_districts(seat, out);
                out.push(Action::Skip);
            }
            Step::FreePlot => {
                self.legal_plots(seat, out);
                out.push(Action::Skip);
            }
            Step::Reward(_) => {
                let (good, most) = self.asked_reward(frame);
                out.extend((0..=most).map(|count| Action::Take { good, count }));
            }
            Step::Improve(_) => {
                let goods = IMPROVEMENTS.into_iter().map(|(from, _)| from);
                let possible = goods.filter(|&good| self.check_improve(seat, good).is_ok());
                out.extend(possible.map(|good| Action::Improve { good }));
                out.sort_unstable();
                out.push(Action::Skip);
            }
            Step::Gain(_) | Step::Show(..) | Step::AllClergyHome | Step::PriorHome => {}
        }
    }

    /// Carries out what needs no decision. Nothing more to do when a player has to choose.
    pub(super) fn go_on_in_function(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let seat = self.active;
        let frame = self.frame();
        let Some(step) = frame.step else {
            self.asks.pop();
            return true;
        };
        match *step {
            Step::Gain(goods) => {
                for &(good, count) in goods {
                    self.gain(seat, good, count.into(), seen);
                }
                self.next_step();
            }
            Step::Show(good, steps) => {
                let have = self.has(seat, good);
                let best = steps.iter().rev().find(|(from, _)| have >= u16::from(*from));
                if let Some(&(_, coins)) = best {
                    self.gain(seat, Good::Coin, coins.into(), seen);
                }
                self.next_step();
            }
            Step::AllClergyHome => {
                self.clergy_home(seat, seen);
                self.next_step();
            }
            Step::PriorHome => {
                self.prior_home(seat, seen);
                self.next_step();
            }
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) => {
                return self.go_on_trading(seat, frame, seen);
            }
            Step::Choose(_) => return false,
            Step::TwoBasics(counts) => {
                if usize::from(frame.part) < counts.len() {
                    return false;
                }
                self.next_step();
            }
            Step::Reward(allowance) => return self.go_on_rewarding(seat, frame, allowance),
            Step::ClearFirst => {
                if !(self.land[seat] & self.forests).is_empty() {
                    return false;
                }
                self.leave_function();
            }
            _ => {
                if self.has_choice(seat, frame, step) {
                    return false;
                }
                self.next_step();
            }
        }
        true
    }

    /// Whether a step that can be left out can also be done.
    fn has_choice(&self, seat: Seat, frame: Frame, step: &Step) -> bool {
        let land = self.land[seat];
        let joker = self.markers[crate::types::Marker::Joker].is_some();
        match *step {
            Step::Wheel(goods) => {
                let marked = |good: &Good| {
                    good.marker().is_some_and(|marker| self.markers[marker].is_some())
                };
                joker || goods.iter().any(marked)
            }
            Step::Joker(_) => joker,
            Step::Copy(source) => self.can_copy(source, frame.cell),
            Step::Build => self.can_build(seat),
            Step::Settle => self.can_settle(seat),
            Step::Fell => !(land & self.forests).is_empty(),
            Step::Cut => !(land & self.moors).is_empty(),
            Step::Clear(most, _) => frame.part < most && !(land & self.forests).is_empty(),
            Step::FreeDistrict => self.district_price().is_some(),
            Step::FreePlot => self.plot_price().is_some(),
            Step::Improve(steps) => {
                frame.part < steps
                    && IMPROVEMENTS
                        .into_iter()
                        .any(|(good, _)| self.check_improve(seat, good).is_ok())
            }
            _ => true,
        }
    }

    pub(super) fn decide_in_function(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let frame = self.frame();
        let step = frame.step.ok_or(Illegal::NotAsked)?;
        match (step, action) {
            (_, Action::Skip) => self.skip(frame, step),
            (_, Action::Times { count }) if asked_trade(frame).is_some() => {
                // Not at all is said by skipping.
                if !(1..=self.most_times(seat, frame)).contains(&count) {
                    return Err(Illegal::TooOften);
                }
                self.deal.times[usize::from(frame.part)] = count;
                self.next_part_of_step();
                Ok(())
            }
            (_, Action::Take { good, count }) => self.take(seat, frame, good, count, seen),
            (Step::Wheel(goods), Action::Produce { good, joker }) => {
                self.produce_in_function(seat, goods, good, joker, seen)
            }
            (Step::Joker(goods), Action::Produce { good, joker: true }) => {
                self.produce_in_function(seat, goods, good, true, seen)
            }
            (&Step::Copy(source), Action::Copy { owner, building }) => {
                self.copy(seat, (source, frame.cell), owner, building, seen)
            }
            (Step::Build, Action::Build { building }) => {
                self.check_build(seat, building)?;
                self.next_step();
                self.asks.push(Ask::Site { building });
                Ok(())
            }
            (Step::Settle, Action::Settle { settlement }) => {
                self.check_settle(seat, settlement)?;
                self.next_step();
                self.asks.push(Ask::HomeSite { settlement });
                Ok(())
            }
            (Step::Fell, Action::Fell { spot }) => {
                let cell = self.check_forest(seat, spot)?;
                self.next_step();
                self.fell_cell(seat, cell, seen);
                Ok(())
            }
            (Step::Cut, Action::Cut { spot }) => {
                let cell = self.check_moor(seat, spot)?;
                self.next_step();
                self.cut_cell(seat, cell, seen);
                Ok(())
            }
            (Step::Clear(..) | Step::ClearFirst, Action::Clear { spot }) => {
                self.clear(seat, step, spot, seen)
            }
            (Step::FreeDistrict, Action::District { row, side }) => {
                self.free_district(seat, row, side, seen)?;
                self.next_step();
                Ok(())
            }
            (Step::FreePlot, Action::Plot { row, side }) => {
                self.free_plot(seat, row, side, seen)?;
                self.next_step();
                Ok(())
            }
            (Step::Improve(_), Action::Improve { good }) => {
                let better = self.check_improve(seat, good)?;
                self.charge(seat, good, 1, seen);
                self.gain(seat, better, 1, seen);
                self.next_part_of_step();
                Ok(())
            }
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Every part of a function can be left out; without its price the rest goes too. What is
    /// simply received is not asked for.
    fn skip(&mut self, frame: Frame, step: &Step) -> Result<(), Illegal> {
        match step {
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) if asked_trade(frame).is_some() => {
                self.next_part_of_step();
                Ok(())
            }
            Step::Trade(_)
            | Step::Trades(..)
            | Step::Price(_)
            | Step::Choose(_)
            | Step::TwoBasics(_)
            | Step::Reward(_) => Err(Illegal::Mandatory),
            Step::ClearFirst => {
                self.leave_function();
                Ok(())
            }
            _ => {
                self.next_step();
                Ok(())
            }
        }
    }

    fn take(
        &mut self,
        seat: Seat,
        frame: Frame,
        good: Good,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let step = frame.step.ok_or(Illegal::NotAsked)?;
        let listed = |goods: &[(Good, u8)]| goods.contains(&(good, count));
        match *step {
            Step::Choose(goods) if listed(goods) => {
                self.gain(seat, good, count.into(), seen);
                self.next_step();
            }
            Step::TwoBasics(counts)
                if counts[usize::from(frame.part)] == count
                    && BASIC_GOODS.contains(&good)
                    && self.deal.chosen != Some(good) =>
            {
                self.gain(seat, good, count.into(), seen);
                self.deal.chosen = Some(good);
                self.next_part_of_step();
            }
            Step::Reward(_) => {
                let (asked, most) = self.asked_reward(frame);
                if good != asked || count > most {
                    return Err(Illegal::NotOffered);
                }
                let (_, points) = REWARDS[usize::from(frame.part) - 1];
                self.deal.points -= u16::from(points) * u16::from(count);
                self.gain(seat, good, count.into(), seen);
                self.next_part_of_step();
            }
            Step::Trade(_) if choices_of_yield(frame).is_some_and(listed) => {
                self.gain(seat, good, count.into(), seen);
                self.next_step();
            }
            Step::Choose(_) | Step::TwoBasics(_) | Step::Trade(_) => {
                return Err(Illegal::NotOffered);
            }
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    fn produce_in_function(
        &mut self,
        seat: Seat,
        goods: &[Good],
        good: Good,
        joker: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !goods.contains(&good) {
            return Err(Illegal::NotProduced);
        }
        self.produce(seat, good, joker, seen)?;
        self.next_step();
        Ok(())
    }

    fn clear(
        &mut self,
        seat: Seat,
        step: &Step,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = self.check_forest(seat, spot)?;
        self.clear_cell(seat, cell, seen);
        match *step {
            Step::Clear(_, goods) => {
                for &(good, count) in goods {
                    self.gain(seat, good, count.into(), seen);
                }
                self.next_part_of_step();
            }
            _ => self.next_step(),
        }
        Ok(())
    }
}
