//! The functions of buildings, step by step.

use quadrivium_core::{Observer, Seat};

use super::Terms;
use crate::action::Action;
use crate::data::Step;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::Cell;
use crate::state::{Frame, Labora, Progress, Question};
use crate::types::{Building, Good, Spot};

impl Progress {
    /// Before anything of a step is done.
    fn before(step: Option<&Step>) -> Self {
        match step {
            Some(Step::Trade(_) | Step::Trades(..) | Step::Price(_)) => {
                Self::Trading { times: [0; 2], next: 0 }
            }
            Some(Step::Clear(..) | Step::Improve(_)) => Self::Repeated { count: 0 },
            _ => Self::Start,
        }
    }

    /// How often the step was done.
    pub(crate) fn count(self) -> u8 {
        match self {
            Self::Repeated { count } => count,
            _ => 0,
        }
    }
}

impl Labora {
    /// Starts a function; its steps follow by themselves.
    pub(super) fn begin_function(&mut self, building: Building, cell: Option<Cell>) {
        if building.copies()
            && let Some(card) = building.card()
        {
            self.copied.insert(card);
        }
        let frame = Frame { building, cell, step: 0, progress: Progress::Start };
        self.pending.push(Question::Function(frame));
        self.begin_step(0);
    }

    /// Goes on to a step of the function.
    pub(super) fn begin_step(&mut self, step: u8) {
        if let Some(Question::Function(frame)) = self.pending.last_mut() {
            frame.step = step;
            frame.progress = Progress::before(frame.step());
        }
    }

    /// Goes on to the next step.
    pub(super) fn next_step(&mut self) {
        if let Some(Question::Function(frame)) = self.asked() {
            let step = frame.step + 1;
            self.begin_step(step);
        }
    }

    pub(super) fn set_progress(&mut self, to: Progress) {
        if let Some(Question::Function(Frame { progress, .. })) = self.pending.last_mut() {
            *progress = to;
        }
    }

    /// Does what can be done several times once more.
    pub(super) fn repeated(&mut self) {
        if let Some(Question::Function(Frame { progress: Progress::Repeated { count }, .. })) =
            self.pending.last_mut()
        {
            *count += 1;
        }
    }

    pub(super) fn legal_in_function(&self, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        let Some(step) = frame.step() else { return };
        let land = self.land[seat];
        match *step {
            Step::Choose(_) | Step::TwoBasics(_) | Step::Reward(_) => {}
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) => {
                let most = self.most_times(seat, frame);
                out.extend((1..=most).map(|count| Action::Times { count }));
            }
            Step::Wheel(goods) => self.legal_production(goods, true, out),
            Step::Joker(goods) => self.legal_production(goods, false, out),
            Step::Copy(source) => self.legal_copies(source, frame.cell, out),
            Step::Build => self.legal_builds(seat, out),
            Step::Settle => self.legal_settlements(seat, out),
            Step::Fell => self.legal_fellings(seat, out),
            Step::Cut => self.legal_cuttings(seat, out),
            Step::Clear(..) | Step::ClearFirst => {
                self.push_spots(land & self.forests, out, |spot| Action::Clear { spot });
            }
            Step::FreeDistrict => self.legal_districts(seat, out),
            Step::FreePlot => self.legal_plots(seat, out),
            Step::Improve(_) => {
                out.extend(self.improvements(seat).map(|(good, _)| Action::Improve { good }));
                out.sort_unstable();
            }
            Step::Gain(_) | Step::Show(..) | Step::AllClergyHome | Step::PriorHome => return,
        }
        out.extend(Self::gifts(frame).map(|(good, count)| Action::Take { good, count }));
        if !Self::is_given(frame) {
            out.push(Action::Skip);
        }
    }

    /// Carries out what needs no decision. Nothing more to do when a player has to choose.
    pub(super) fn go_on_in_function(
        &mut self,
        frame: Frame,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let seat = self.active;
        let Some(step) = frame.step() else {
            self.pending.pop();
            return true;
        };
        match *step {
            Step::Gain(goods) => {
                for &(good, count) in goods {
                    self.gain(seat, good, count.into(), seen);
                }
            }
            Step::Show(good, steps) => {
                let have = self.has(seat, good);
                let best = steps.iter().rev().find(|(from, _)| have >= u16::from(*from));
                if let Some(&(_, coins)) = best {
                    self.gain(seat, Good::Coin, coins.into(), seen);
                }
            }
            Step::AllClergyHome => self.clergy_home(seat, seen),
            Step::PriorHome => self.prior_home(seat, seen),
            Step::Trade(ref trade) | Step::Price(ref trade) => {
                return self.go_on_trading(seat, frame, std::slice::from_ref(trade), seen);
            }
            Step::Trades(_, trades) => return self.go_on_trading(seat, frame, trades, seen),
            Step::Reward(allowance) => return self.go_on_rewarding(seat, frame, allowance),
            Step::ClearFirst if !self.has_choice(seat, frame, step) => {
                self.pending.pop();
                return true;
            }
            _ if self.has_choice(seat, frame, step) => return false,
            _ => {}
        }
        self.next_step();
        true
    }

    /// Whether a building would bring its user nothing now: nothing is received, and nothing can be
    /// paid, chosen or laid. It may be used all the same.
    pub(crate) fn is_in_vain(&self, building: Building, cell: Cell) -> bool {
        let mut then = self.clone();
        let before = then.pending.len();
        let mut seen: Vec<Event> = Vec::new();
        then.begin_function(building, Some(cell));
        while then.pending.len() > before {
            match then.asked() {
                Some(Question::Function(frame)) if then.go_on_in_function(frame, &mut seen) => {}
                _ => return false,
            }
        }
        seen.is_empty()
    }

    /// Whether there is something to choose in a step.
    fn has_choice(&self, seat: Seat, frame: Frame, step: &Step) -> bool {
        let land = self.land[seat];
        let count = frame.progress.count();
        match *step {
            Step::Wheel(goods) => self.producers(goods, true).next().is_some(),
            Step::Joker(goods) => self.producers(goods, false).next().is_some(),
            Step::Copy(source) => self.copied_houses(source, frame.cell).next().is_some(),
            Step::Build => self.buildable(seat).next().is_some(),
            Step::Settle => self.settleable(seat).next().is_some(),
            Step::Fell | Step::ClearFirst => !(land & self.forests).is_empty(),
            Step::Cut => !(land & self.moors).is_empty(),
            Step::Clear(most, _) => count < most && !(land & self.forests).is_empty(),
            Step::FreeDistrict => self.district_price().is_some(),
            Step::FreePlot => self.plot_price().is_some(),
            Step::Improve(steps) => count < steps && self.improvements(seat).next().is_some(),
            Step::Choose(_)
            | Step::TwoBasics(_)
            | Step::Trade(_)
            | Step::Trades(..)
            | Step::Price(_)
            | Step::Reward(_) => true,
            Step::Gain(_) | Step::Show(..) | Step::AllClergyHome | Step::PriorHome => false,
        }
    }

    pub(super) fn decide_in_function(
        &mut self,
        seat: Seat,
        frame: Frame,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let step = frame.step().ok_or(Illegal::NotAsked)?;
        match (step, action) {
            (_, Action::Skip) => self.skip(frame, step),
            (_, Action::Times { count }) => self.trade(seat, frame, count),
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
                self.pending.push(Question::Site { building });
                Ok(())
            }
            (Step::Settle, Action::Settle { settlement }) => {
                self.check_settle(seat, settlement)?;
                self.next_step();
                self.pending.push(Question::HomeSite { settlement });
                Ok(())
            }
            (Step::Fell, Action::Fell { spot }) => {
                self.fell_in_function(seat, Good::Wood, spot, seen)
            }
            (Step::Cut, Action::Cut { spot }) => {
                self.fell_in_function(seat, Good::Peat, spot, seen)
            }
            (Step::Clear(..) | Step::ClearFirst, Action::Clear { spot }) => {
                self.clear(seat, step, spot, seen)
            }
            (Step::FreeDistrict, Action::District { row, side }) => {
                self.lay_district(seat, row, side, Terms::Free, seen).map(|()| self.next_step())
            }
            (Step::FreePlot, Action::Plot { row, side }) => {
                self.lay_plot(seat, row, side, Terms::Free, seen).map(|()| self.next_step())
            }
            (Step::Improve(_), Action::Improve { good }) => self.improve(seat, good, seen),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Every part of a function can be left out; without its price the rest goes too. What is
    /// simply received is not asked for.
    fn skip(&mut self, frame: Frame, step: &Step) -> Result<(), Illegal> {
        if Self::is_given(frame) {
            return Err(Illegal::Mandatory);
        }
        match (step, frame.progress) {
            (_, progress @ Progress::Trading { .. }) => self.next_trade(progress, 0),
            (Step::ClearFirst, _) => drop(self.pending.pop()),
            _ => self.next_step(),
        }
        Ok(())
    }

    fn fell_in_function(
        &mut self,
        seat: Seat,
        good: Good,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = self.check_wild(seat, good, spot)?;
        self.next_step();
        self.fell_cell(seat, good, cell, seen);
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
        self.produce(seat, good, joker, seen).map(|()| self.next_step())
    }

    fn clear(
        &mut self,
        seat: Seat,
        step: &Step,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = self.check_wild(seat, Good::Wood, spot)?;
        self.clear_cell(seat, cell, seen);
        match *step {
            Step::Clear(_, goods) => {
                for &(good, count) in goods {
                    self.gain(seat, good, count.into(), seen);
                }
                self.repeated();
            }
            _ => self.next_step(),
        }
        Ok(())
    }
}
