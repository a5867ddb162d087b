//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! What can be chosen is one set or check in those files; `legal` lists it, and an action begins
//! with it. After every action [`Burgundy::go_on`] goes on by itself until somebody, or chance, has
//! something to decide.

mod buy;
mod chance;
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

use quadrivium_core::{Actor, BadOptions, Observer, Rules, Seat, SeatSet, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Options, Setup};
use crate::state::{Burgundy, Draw, Joint, Pending, Question};
use crate::types::{Building, GroundSet};

impl Rules for Burgundy {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
        Ok(Self::set_up(options))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        match self.pending.last() {
            None => Turn::Over,
            Some(Pending::Chance(_)) => Turn::Chance,
            Some(Pending::Together(Joint::ChooseEstates)) => Turn::Players(self.choosing()),
            Some(&Pending::Player { seat, .. }) => Turn::of(seat),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.pending.last() {
            Some(&Pending::Player { seat: asked, question }) if asked == seat => {
                self.legal_answers(seat, question, out);
            }
            Some(Pending::Together(Joint::ChooseEstates)) if self.choosing().contains(seat) => {
                self.legal_estates(seat, out);
            }
            None | Some(Pending::Chance(_) | Pending::Together(_) | Pending::Player { .. }) => {}
        }
    }

    // As in the trait, but compiled here with all that it calls, for speed wherever it is called for size.
    fn apply(&mut self, by: Actor, action: Action) -> Result<(), Illegal> {
        self.apply_seen(by, action, &mut ())
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (self.pending.last().ok_or(Illegal::GameOver)?, by) {
            (&Pending::Chance(draw), Actor::Chance) => self.take_outcome(draw, action, seen)?,
            (&Pending::Player { seat, question }, Actor::Seat(by)) if by == seat => {
                self.decide(seat, question, action, seen)?;
            }
            (&Pending::Together(joint), Actor::Seat(seat)) if self.choosing().contains(seat) => {
                match (joint, action) {
                    (Joint::ChooseEstates, Action::Estate { board, castle }) => {
                        self.choose_estate(seat, board, castle, seen)?;
                    }
                    (Joint::ChooseEstates, _) => return Err(Illegal::NotAsked),
                }
            }
            _ => return Err(Illegal::NotYourTurn),
        }
        self.go_on(seen);
        Ok(())
    }
}

impl Burgundy {
    fn legal_answers(&self, seat: Seat, question: Question, out: &mut Vec<Action>) {
        let dice = self.usable_dice(seat, question);
        match question {
            Question::TakeTurn | Question::ActAtOnce => {
                self.legal_takes(seat, dice, GroundSet::ALL, out);
                self.legal_places(seat, dice, out);
                self.legal_sales(seat, dice, out);
                out.extend(dice.into_iter().flatten().map(|die| Action::Workers { die }));
                self.legal_purchases(seat, question, out);
                if question == Question::TakeTurn && self.check_end(seat).is_ok() {
                    out.push(Action::End);
                }
            }
            Question::FetchTile { building } => {
                self.legal_takes(seat, dice, fetched_by(building), out);
                self.legal_purchases(seat, question, out);
                out.push(Action::Skip);
            }
            Question::SellAtOnce => {
                self.legal_sales(seat, dice, out);
                self.legal_purchases(seat, question, out);
                out.push(Action::Skip);
            }
            Question::PlaceAtOnce => {
                self.legal_places(seat, dice, out);
                self.legal_purchases(seat, question, out);
                out.push(Action::Skip);
            }
            Question::LoadGoods => {
                self.legal_purchases(seat, question, out);
                self.legal_loads(seat, out);
            }
            Question::KeepGoods { depot, and_next } => {
                let offered = self.offered_goods(seat, depot, and_next);
                out.extend(offered.iter().map(|good| Action::Keep { good }));
            }
            Question::Discard { .. } => self.legal_discards(seat, out),
        }
    }

    fn decide(
        &mut self,
        seat: Seat,
        question: Question,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        use Question::{
            ActAtOnce, Discard, FetchTile, KeepGoods, LoadGoods, PlaceAtOnce, SellAtOnce, TakeTurn,
        };
        match (question, action) {
            (TakeTurn | ActAtOnce, Action::Take { die, from }) => {
                self.take(seat, self.check_die(seat, question, die)?, from, GroundSet::ALL, seen)
            }
            (FetchTile { building }, Action::Take { die, from }) => self.take(
                seat,
                self.check_die(seat, question, die)?,
                from,
                fetched_by(building),
                seen,
            ),
            (TakeTurn | ActAtOnce | PlaceAtOnce, Action::Place { die, slot, space }) => {
                self.place(seat, self.check_die(seat, question, die)?, slot, space, seen)
            }
            (TakeTurn | ActAtOnce | SellAtOnce, Action::Sell { die, good }) => {
                self.sell(seat, self.check_die(seat, question, die)?, good, seen)
            }
            (TakeTurn | ActAtOnce, Action::Workers { die }) => {
                self.take_workers(seat, self.check_die(seat, question, die)?, seen);
                Ok(())
            }
            (
                TakeTurn | ActAtOnce | FetchTile { .. } | SellAtOnce | PlaceAtOnce | LoadGoods,
                Action::Buy { from },
            ) => self.buy(seat, question, from, seen),
            (Discard { tile }, Action::Discard { slot }) => self.discard(seat, slot, tile, seen),
            (LoadGoods, Action::Load { depot, and_next }) => self.load(seat, depot, and_next, seen),
            (KeepGoods { depot, and_next }, Action::Keep { good }) => {
                self.keep(seat, good, depot, and_next, seen)
            }
            (FetchTile { .. } | SellAtOnce | PlaceAtOnce, Action::Skip) => {
                self.skip(seat, seen);
                Ok(())
            }
            (ActAtOnce | LoadGoods, Action::Skip) => Err(Illegal::Mandatory),
            (TakeTurn, Action::End) => {
                self.check_end(seat)?;
                self.end_turn(seat, seen);
                Ok(())
            }
            // All of them, so that a new question is not forgotten here.
            (
                TakeTurn
                | ActAtOnce
                | FetchTile { .. }
                | SellAtOnce
                | PlaceAtOnce
                | LoadGoods
                | KeepGoods { .. }
                | Discard { .. },
                _,
            ) => Err(Illegal::NotAsked),
        }
    }

    /// Goes on until there is something to decide.
    fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        while let Some(asked) = self.asked() {
            match asked {
                Pending::Chance(Draw::DealGoods) if self.next_to_be_dealt_goods().is_none() => {
                    if self.setup == Setup::Standard {
                        self.begin_phase(seen);
                    } else {
                        self.ask_instead(Pending::Chance(Draw::DealSheets));
                    }
                }
                Pending::Chance(Draw::DealSheets) if self.next_to_be_dealt_a_sheet().is_none() => {
                    self.ask_instead(Pending::Together(Joint::ChooseEstates));
                }
                Pending::Together(Joint::ChooseEstates) if self.choosing().is_empty() => {
                    self.reveal_estates(seen);
                    self.begin_phase(seen);
                }
                Pending::Chance(Draw::FillDepots) if self.fill_depots_without_choice(seen) => {}
                Pending::Chance(Draw::FillBlackDepot) if self.next_black_space().is_none() => {
                    self.ask_instead(Pending::Chance(Draw::RevealGoods));
                }
                Pending::Chance(Draw::RevealGoods) if self.all_goods_revealed() => {
                    self.begin_round(seen);
                }
                Pending::Chance(Draw::RollDice) if self.white.is_some() => {
                    self.begin_turn(self.order[0], seen);
                }
                Pending::Player { seat, question } if self.answer_itself(seat, question, seen) => {}
                Pending::Chance(
                    Draw::ChooseStart
                    | Draw::DealGoods
                    | Draw::DealSheets
                    | Draw::FillDepots
                    | Draw::FillBlackDepot
                    | Draw::RevealGoods
                    | Draw::RollDice,
                )
                | Pending::Together(Joint::ChooseEstates)
                | Pending::Player { .. } => break,
            }
        }
    }

    /// Goes on with a question that leaves nothing to decide; says whether it was one.
    fn answer_itself(
        &mut self,
        seat: Seat,
        question: Question,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        match question {
            Question::TakeTurn if self.turn_is_over(seat) => self.end_turn(seat, seen),
            Question::FetchTile { building } if !self.can_fetch(building) => {
                self.lose_effect(seat, building, seen);
            }
            Question::SellAtOnce if self.estates[seat].stocked().is_empty() => {
                self.lose_effect(seat, Building::Warehouse, seen);
            }
            // By the house rule a tile may still be bought, and then placed (R11).
            Question::PlaceAtOnce
                if !self.can_place_something(seat) && !self.can_buy(seat, question) =>
            {
                self.lose_effect(seat, Building::CityHall, seen);
            }
            Question::LoadGoods if self.no_goods_anywhere() => self.cast_off(seat, seen),
            Question::TakeTurn
            | Question::ActAtOnce
            | Question::FetchTile { .. }
            | Question::SellAtOnce
            | Question::PlaceAtOnce
            | Question::LoadGoods
            | Question::KeepGoods { .. }
            | Question::Discard { .. } => return false,
        }
        true
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
