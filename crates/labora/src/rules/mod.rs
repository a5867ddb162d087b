//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! After every action [`Labora::go_on`] goes on by itself until somebody has something to decide.

mod build;
mod clergy;
mod copy;
mod function;
mod gifts;
mod land;
mod neutral;
mod pay;
mod purse;
mod round;
mod settle;
mod trade;
mod wheel;
mod woods;

use quadrivium_core::{Actor, BadOptions, Chance, Observer, Rules, Seat, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::{Ask, Labora, Stage};

pub(crate) use pay::Due;
pub(crate) use purse::{coins_for, wealth};
pub(crate) use wheel::SPACES;

impl Rules for Labora {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::set_up(*options)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.asked() {
            None => Turn::Over,
            Some(Ask::Send { cell }) => Turn::of(self.sender(cell)),
            Some(_) => Turn::of(self.active),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().players().contains(seat) {
            return;
        }
        match self.asked().expect("somebody is asked something") {
            Ask::Turn => self.legal_in_turn(seat, out),
            Ask::Settling => {
                self.legal_purchases(seat, out);
                self.legal_conversions(seat, out);
                self.legal_settlements(seat, out);
                out.push(Action::End);
            }
            Ask::Site { building } => self.legal_sites(seat, building, out),
            Ask::HomeSite { settlement } => self.legal_home_sites(seat, settlement, out),
            Ask::Enter { .. } => out.extend([Action::Enter, Action::Skip]),
            Ask::Fee { .. } => self.legal_fees(seat, out),
            Ask::Send { cell } => self.legal_messengers(cell, out),
            Ask::Harvest { good } => self.legal_production(&[good], true, out),
            Ask::Function { .. } => self.legal_in_function(seat, out),
            Ask::Pay => self.legal_payments(seat, out),
            Ask::NeutralBuild => self.legal_neutral_builds(out),
            Ask::NeutralSite { building } => self.legal_neutral_sites(building, out),
            Ask::NeutralUse => {
                self.legal_neutral_uses(seat, out);
                out.push(Action::Skip);
            }
        }
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let asked = self.asked().ok_or(Illegal::GameOver)?;
        let seat = match by {
            Actor::Seat(seat) if self.turn().players().contains(seat) => seat,
            _ => return Err(Illegal::NotYourTurn),
        };
        self.decide(seat, asked, action, seen)?;
        self.go_on(seen);
        Ok(())
    }
}

/// There is none in this game.
impl Chance for Labora {}

impl Labora {
    fn legal_in_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let bonus = self.stage == Stage::Bonus;
        if self.actions > 0 && bonus {
            self.legal_visits(out);
        } else if self.actions > 0 {
            self.legal_places(seat, out);
            self.legal_contracts(seat, out);
            self.legal_fellings(seat, out);
            self.legal_cuttings(seat, out);
            if self.check_idle(seat).is_ok() {
                out.push(Action::Idle);
            }
        }
        if self.actions > 0 {
            self.legal_builds(seat, out);
        }
        self.legal_purchases(seat, out);
        self.legal_conversions(seat, out);
        if self.actions == 0 || bonus {
            out.push(Action::End);
        }
    }

    fn decide(
        &mut self,
        seat: Seat,
        asked: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (asked, action) {
            (Ask::Turn, Action::Place { building, rank }) => self.place(seat, building, rank, seen),
            (Ask::Turn, Action::Contract { owner, building }) => {
                self.contract(seat, owner, building)
            }
            (Ask::Turn, Action::Visit { owner, building }) => {
                self.visit(seat, owner, building, seen)
            }
            (Ask::Turn, Action::Fell { spot }) => self.fell(seat, spot, seen),
            (Ask::Turn, Action::Cut { spot }) => self.cut(seat, spot, seen),
            (Ask::Turn, Action::Idle) => self.idle(seat, seen),
            (Ask::Turn, Action::Build { building }) => self.build(seat, building),
            (Ask::Turn | Ask::Settling, Action::District { row, side }) => {
                self.buy_district(seat, row, side, seen)
            }
            (Ask::Turn | Ask::Settling, Action::Plot { row, side }) => {
                self.buy_plot(seat, row, side, seen)
            }
            (Ask::Turn | Ask::Settling, Action::Convert { good }) => self.convert(seat, good, seen),
            (Ask::Turn, Action::End) => self.end_turn(),
            (Ask::Settling, Action::Settle { settlement }) => self.settle(seat, settlement),
            (Ask::Site { building }, Action::At { spot }) => {
                self.build_at(seat, building, spot, seen)
            }
            (Ask::HomeSite { settlement }, Action::At { spot }) => {
                self.settle_at(seat, settlement, spot, seen)
            }
            (Ask::Enter { cell }, Action::Enter) => {
                self.asks.pop();
                self.enter_new(seat, cell, seen);
                Ok(())
            }
            (Ask::Settling, Action::End) | (Ask::Enter { .. } | Ask::NeutralUse, Action::Skip) => {
                self.asks.pop();
                Ok(())
            }
            (Ask::Fee { cell }, Action::Fee { fee }) => self.pay_fee(seat, cell, fee, seen),
            (Ask::Send { cell }, Action::Send { rank }) => self.send(cell, rank, seen),
            (Ask::Harvest { good: due }, Action::Produce { good, joker }) if good == due => {
                self.harvest(seat, good, joker, seen)
            }
            (Ask::Function { .. }, _) => self.decide_in_function(seat, action, seen),
            (Ask::Pay, Action::Pay { good, count }) => self.pay(seat, good, count, seen),
            (Ask::NeutralBuild, Action::Build { building }) => self.neutral_build(building),
            (Ask::NeutralSite { building }, Action::At { spot }) => {
                self.neutral_build_at(building, spot, seen)
            }
            (Ask::NeutralUse, Action::Contract { owner, building }) => {
                self.neutral_use(seat, owner, building)
            }
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        loop {
            let gone_on = match self.asked() {
                None => self.next_part(seen),
                Some(Ask::Function { .. }) => self.go_on_in_function(seen),
                Some(Ask::Pay) => self.pay_without_choice(seen),
                Some(Ask::Harvest { good }) => self.harvest_without_choice(good, seen),
                Some(Ask::Fee { cell }) => self.pay_fee_without_choice(cell, seen),
                Some(Ask::Send { cell }) => self.send_without_choice(cell, seen),
                Some(Ask::Settling) => self.settle_without_choice(),
                Some(Ask::NeutralBuild) => self.neutral_build_without_choice(seen),
                Some(_) => false,
            };
            if !gone_on {
                break;
            }
        }
    }

    /// Begins a main action.
    fn spend_action(&mut self) {
        self.actions -= 1;
        self.copied = quadrivium_core::KeySet::EMPTY;
    }

    fn check_action_left(&self) -> Result<(), Illegal> {
        if self.actions > 0 { Ok(()) } else { Err(Illegal::NoActionLeft) }
    }

    /// The actions of the bonus round are others than those of a turn.
    fn check_no_bonus(&self) -> Result<(), Illegal> {
        self.check_action_left()?;
        if self.stage == Stage::Bonus { Err(Illegal::BonusRound) } else { Ok(()) }
    }

    /// A main action is compulsory, except in the bonus round (R-BON-5).
    fn end_turn(&mut self) -> Result<(), Illegal> {
        if self.actions > 0 && self.stage != Stage::Bonus {
            return Err(Illegal::ActionLeft);
        }
        self.asks.pop();
        Ok(())
    }
}
