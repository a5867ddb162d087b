//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! Each kind of action has a `check_…` function, which both `legal` and `apply` rely on, and the
//! change that follows it. After every action [`Burgundy::settle`] goes on by itself until
//! somebody, or chance, has something to decide.

mod buy;
mod dice;
mod effects;
mod estates;
mod phase;
mod place;
mod round;
mod sell;
mod ship;
mod take;
mod workers;

pub(crate) use effects::fetched_by;

use quadrivium_core::{Actor, BadOptions, Chance, Observer, Rules, Seat, SeatSet, Turn};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Options, Setup};
use crate::state::{Burgundy, Pending};
use crate::types::{Die, Pips, Roll};

impl Chance for Burgundy {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.asked() {
            Some(Pending::ChooseStart) => {
                out.extend(self.seats().map(|seat| (Action::Start { seat }, 1)));
            }
            Some(Pending::DealGoods | Pending::RevealGoods) => {
                let goods = self.goods_pile.iter().filter(|(_, left)| **left > 0);
                out.extend(goods.map(|(good, &left)| (Action::Draw { good }, left.into())));
            }
            Some(Pending::DealSheets) => {
                for (sheet, count) in self.sheets_left() {
                    out.push((Action::Deal { sheet }, count));
                }
            }
            Some(Pending::FillDepots) => {
                let (_, ground) = self.next_depot_space().expect("a depot space is to be filled");
                let tiles =
                    self.pile.iter().filter(|(tile, left)| **left > 0 && tile.ground() == ground);
                out.extend(tiles.map(|(tile, &left)| (Action::Reveal { tile }, left.into())));
            }
            Some(Pending::FillBlackDepot) => {
                let tiles = self.black_pile.iter().filter(|(_, left)| **left > 0);
                out.extend(tiles.map(|(tile, &left)| (Action::Reveal { tile }, left.into())));
            }
            Some(Pending::RollDice) if self.next_to_roll().is_some() => {
                out.extend(Roll::all().map(|roll| (Action::Roll { roll }, roll.weight())));
            }
            Some(Pending::RollDice) => {
                out.extend(Pips::all().map(|pips| (Action::White { pips }, 1)));
            }
            _ => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let die = |rng: &mut _| roll_die(rng);
        match self.asked() {
            Some(Pending::ChooseStart) => {
                let seat = rng.random_range(0..u32::from(self.players));
                Action::Start { seat: self.seats().nth(seat as usize).expect("a seat in play") }
            }
            Some(Pending::DealGoods | Pending::RevealGoods) => {
                Action::Draw { good: self.goods_pile.sample(rng) }
            }
            Some(Pending::DealSheets) => {
                let sheet = rng.random_range(0..self.sheets.len() as u32);
                Action::Deal { sheet: self.sheets[sheet as usize] }
            }
            Some(Pending::FillDepots) => Action::Reveal { tile: self.sample_tile(rng) },
            Some(Pending::FillBlackDepot) => Action::Reveal { tile: self.black_pile.sample(rng) },
            Some(Pending::RollDice) if self.next_to_roll().is_some() => {
                Action::Roll { roll: Roll::new(die(rng), die(rng)) }
            }
            Some(Pending::RollDice) => Action::White { pips: die(rng) },
            _ => panic!("chance is asked only when it is its turn"),
        }
    }
}

impl Rules for Burgundy {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::set_up(options)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        let Some(asked) = self.asked() else { return Turn::Over };
        match asked {
            Pending::ChooseStart
            | Pending::DealGoods
            | Pending::DealSheets
            | Pending::FillDepots
            | Pending::FillBlackDepot
            | Pending::RevealGoods
            | Pending::RollDice => Turn::Chance,
            Pending::ChooseEstates => Turn::Players(self.choosing()),
            Pending::TakeTurn { seat }
            | Pending::ActAtOnce { seat }
            | Pending::FetchTile { seat, .. }
            | Pending::SellAtOnce { seat }
            | Pending::PlaceAtOnce { seat }
            | Pending::LoadGoods { seat }
            | Pending::KeepGoods { seat, .. }
            | Pending::Discard { seat, .. } => Turn::of(seat),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().players().contains(seat) {
            return;
        }
        match self.asked().expect("somebody is asked something") {
            Pending::TakeTurn { .. } => {
                let dice = self.own_dice(seat);
                self.legal_takes(seat, dice, out);
                self.legal_places(seat, dice, out);
                self.legal_sales(seat, dice, out);
                self.legal_workers(dice, out);
                self.legal_purchases(seat, out);
                if self.check_end(seat).is_ok() {
                    out.push(Action::End);
                }
            }
            Pending::ActAtOnce { .. } => {
                self.legal_takes(seat, NO_DIE, out);
                self.legal_places(seat, NO_DIE, out);
                self.legal_sales(seat, NO_DIE, out);
                self.legal_workers(NO_DIE, out);
                self.legal_purchases(seat, out);
            }
            Pending::FetchTile { .. } => {
                self.legal_takes(seat, NO_DIE, out);
                self.legal_purchases(seat, out);
                out.push(Action::Skip);
            }
            Pending::SellAtOnce { .. } => {
                self.legal_sales(seat, NO_DIE, out);
                self.legal_purchases(seat, out);
                out.push(Action::Skip);
            }
            Pending::PlaceAtOnce { .. } => {
                self.legal_places(seat, NO_DIE, out);
                self.legal_purchases(seat, out);
                out.push(Action::Skip);
            }
            Pending::LoadGoods { .. } => {
                self.legal_purchases(seat, out);
                self.legal_loads(seat, out);
            }
            Pending::KeepGoods { .. } => self.legal_keeps(seat, out),
            Pending::Discard { .. } => self.legal_discards(seat, out),
            Pending::ChooseEstates => self.legal_estates(seat, out),
            _ => unreachable!("chance is not asked for legal actions"),
        }
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (self.turn(), by) {
            (Turn::Over, _) => return Err(Illegal::GameOver),
            (Turn::Chance, Actor::Chance) => self.take_outcome(action, seen)?,
            (Turn::Players(seats), Actor::Seat(seat)) if seats.contains(seat) => {
                self.take_decision(seat, action, seen)?;
            }
            _ => return Err(Illegal::NotYourTurn),
        }
        self.settle(seen);
        Ok(())
    }
}

impl Burgundy {
    fn take_decision(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match action {
            Action::Take { die, from } => self.take(seat, die, from, seen),
            Action::Place { die, slot, space } => self.place(seat, die, slot, space, seen),
            Action::Sell { die, good } => self.sell(seat, die, good, seen),
            Action::Workers { die } => self.take_workers(seat, die, seen),
            Action::Buy { from } => self.buy(seat, from, seen),
            Action::Discard { slot } => self.discard(seat, slot, seen),
            Action::Load { depot, and_next } => self.load(seat, depot, and_next, seen),
            Action::Keep { good } => self.keep(seat, good, seen),
            Action::Skip => self.skip(seat, seen),
            Action::End => self.end_turn_early(seat, seen),
            Action::Estate { board, castle } => self.choose_estate(seat, board, castle, seen),
            Action::Start { .. }
            | Action::Draw { .. }
            | Action::Deal { .. }
            | Action::Reveal { .. }
            | Action::Roll { .. }
            | Action::White { .. } => Err(Illegal::NotAsked),
        }
    }

    fn take_outcome(
        &mut self,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let asked = self.asked().expect("chance is asked something");
        match (asked, action) {
            (Pending::ChooseStart, Action::Start { seat }) => self.start(seat, seen),
            (Pending::DealGoods, Action::Draw { good }) => self.deal_good(good, seen),
            (Pending::DealSheets, Action::Deal { sheet }) => self.deal_sheet(sheet, seen),
            (Pending::FillDepots, Action::Reveal { tile }) => self.fill_depot(tile, seen),
            (Pending::FillBlackDepot, Action::Reveal { tile }) => self.fill_black_depot(tile, seen),
            (Pending::RevealGoods, Action::Draw { good }) => self.reveal_good(good, seen),
            (Pending::RollDice, Action::Roll { roll }) => self.roll(roll, seen),
            (Pending::RollDice, Action::White { pips }) => self.roll_white(pips, seen),
            _ => Err(Illegal::ImpossibleOutcome),
        }
    }

    /// Goes on until there is something to decide.
    fn settle(&mut self, seen: &mut impl Observer<Event>) {
        while let Some(asked) = self.asked() {
            let gone_on = match asked {
                Pending::DealGoods if self.next_to_be_dealt_goods().is_none() => {
                    if self.setup == Setup::Standard {
                        self.begin_phase(seen);
                    } else {
                        self.ask_instead(Pending::DealSheets);
                    }
                    true
                }
                Pending::DealSheets if self.next_to_be_dealt_a_sheet().is_none() => {
                    self.ask_instead(Pending::ChooseEstates);
                    true
                }
                Pending::ChooseEstates if self.choosing().is_empty() => {
                    self.reveal_estates(seen);
                    self.begin_phase(seen);
                    true
                }
                Pending::FillDepots => self.fill_depots_without_choice(seen),
                Pending::FillBlackDepot if self.next_black_space().is_none() => {
                    self.ask_instead(Pending::RevealGoods);
                    true
                }
                Pending::RevealGoods if self.all_goods_revealed() => {
                    self.begin_round(seen);
                    true
                }
                Pending::RollDice if self.white.is_some() => {
                    self.begin_first_turn(seen);
                    true
                }
                Pending::TakeTurn { seat } if self.turn_is_over(seat) => {
                    self.end_turn(seat, seen);
                    true
                }
                Pending::FetchTile { .. }
                | Pending::SellAtOnce { .. }
                | Pending::PlaceAtOnce { .. }
                | Pending::LoadGoods { .. } => self.drop_useless_effect(asked, seen),
                _ => false,
            };
            if !gone_on {
                break;
            }
        }
    }

    /// The players who have an estate to choose: the next one, or all at once where it is secret
    /// (B-18.3, B-18.4).
    pub(crate) fn choosing(&self) -> SeatSet {
        let mut undecided = self.order.iter().copied().filter(|&seat| self.is_undecided(seat));
        match self.setup {
            Setup::ExpertSecret => undecided.collect(),
            _ => undecided.next().into_iter().collect(),
        }
    }
}

/// An action that is granted by a castle or a building (B-9.16, B-11.1).
const NO_DIE: [Option<Die>; 2] = [Some(Die::Any), None];

fn roll_die(rng: &mut impl Rng) -> Pips {
    Pips::new(rng.random_range(1..=6_u32) as u8).expect("a die shows 1 to 6")
}
