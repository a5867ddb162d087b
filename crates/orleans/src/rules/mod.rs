//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! Each kind of action has a `check_…` function, which both `legal` and `apply` rely on, and the
//! change that follows it. After every action [`Orleans::go_on`] goes on by itself until somebody,
//! or chance, has something to decide.

mod actions;
mod bathhouse;
mod chance;
mod deeds;
mod effects;
mod events;
mod followers;
mod planning;
mod recruit;
mod round;
mod start;
mod technology;
mod torture;
mod travel;

pub(crate) use events::{Fate, food};
pub(crate) use planning::open_to;

use quadrivium_core::{Actor, BadOptions, Observer, Rules, Seat, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::{Ask, Orleans};

impl Rules for Orleans {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = crate::RULES;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::set_up(*options)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        let Some(asked) = self.asked() else { return Turn::Over };
        match asked {
            Ask::Start
            | Ask::LayGood
            | Ask::DiscardGood
            | Ask::Reveal
            | Ask::DrawFollower { .. }
            | Ask::DrawBathers { .. }
            | Ask::Plague { .. }
            | Ask::Sacrifice { .. } => Turn::Chance,
            Ask::Declare | Ask::Plan => Turn::Players(self.table() - self.finished),
            Ask::Remove { seat }
            | Ask::Bathe { seat }
            | Ask::Keep { seat }
            | Ask::Stow { seat, .. }
            | Ask::PlanInTurn { seat, .. }
            | Ask::Act { seat }
            | Ask::Recruit { seat }
            | Ask::Tile { seat, .. }
            | Ask::Merchant { seat }
            | Ask::Move { seat, .. }
            | Ask::TakeGood { seat, .. }
            | Ask::Deeds { seat, .. }
            | Ask::Pharmacy { seat }
            | Ask::Give { seat, .. }
            | Ask::Bake { seat }
            | Ask::Bonus { seat }
            | Ask::SendBather { seat }
            | Ask::Technology { seat }
            | Ask::Sacristy { seat }
            | Ask::Harvest { seat }
            | Ask::Torture { seat, .. } => Turn::of(seat),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().players().contains(seat) {
            return;
        }
        match self.asked().expect("somebody is asked something") {
            Ask::Remove { .. } => self.legal_removals(out),
            Ask::Declare => self.legal_declarations(seat, out),
            Ask::Bathe { .. } => out.extend([Action::Bathe, Action::Skip]),
            Ask::Keep { .. } => self.legal_keeps(out),
            Ask::Stow { from, .. } => self.legal_stows(seat, from, out),
            Ask::Plan => self.legal_plans(seat, None, out),
            Ask::PlanInTurn { place, .. } => self.legal_plans(seat, place, out),
            Ask::Act { .. } => self.legal_actions(seat, out),
            Ask::Recruit { .. } => self.legal_recruits(seat, out),
            Ask::Tile { any, .. } => self.legal_tiles(any, out),
            Ask::Merchant { .. } => self.legal_merchants(seat, out),
            Ask::Move { merchant, way, .. } => self.legal_moves(merchant, way, out),
            Ask::TakeGood { route, .. } => self.legal_goods(route, out),
            Ask::Deeds { place, served, .. } => self.legal_deeds(seat, place, served, out),
            Ask::Pharmacy { .. } => self.legal_fees(seat, out),
            Ask::Give { place, .. } => self.legal_gifts(seat, place, out),
            Ask::Bake { .. } => self.legal_bakings(seat, out),
            Ask::Bonus { .. } => self.legal_bonuses(seat, out),
            Ask::SendBather { .. } => self.legal_bathers(seat, out),
            Ask::Technology { .. } => {
                self.legal_technology(seat, None, out);
                out.push(Action::Done);
            }
            Ask::Sacristy { .. } => out.extend([Action::Protect, Action::Skip]),
            Ask::Harvest { .. } => self.legal_food(seat, out),
            Ask::Torture { .. } => self.legal_losses(seat, out),
            _ => unreachable!("chance is not asked for legal actions"),
        }
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let asked = self.asked().ok_or(Illegal::GameOver)?;
        match (self.turn(), by) {
            (Turn::Chance, Actor::Chance) => self.take_outcome(asked, action, seen)?,
            (Turn::Players(seats), Actor::Seat(seat)) if seats.contains(seat) => {
                self.decide(seat, asked, action, seen)?;
            }
            _ => return Err(Illegal::NotYourTurn),
        }
        self.go_on(seen);
        Ok(())
    }
}

impl Orleans {
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        asked: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (asked, action) {
            (Ask::Remove { .. }, Action::Remove { tile }) => self.remove(seat, tile, seen),
            (Ask::Remove { .. }, Action::Skip) => self.skip_removal(),
            (Ask::Declare, Action::Draw { count }) => self.declare(seat, count, seen),
            (Ask::Declare, Action::Back { space, follower }) => {
                self.take_back(seat, space, follower, seen)
            }
            (Ask::Declare, Action::Done) => self.end_taking_back(seat),
            (Ask::Bathe { .. }, Action::Bathe) => self.ask_instead(Ask::DrawBathers { seat }),
            (Ask::Keep { .. }, Action::Keep { follower }) => self.keep(seat, follower, seen),
            (Ask::Stow { from, .. }, Action::Stow { follower }) => {
                self.stow(seat, from, follower, seen)
            }
            (Ask::Stow { .. }, Action::Done) => self.end_stowing(seat),
            (Ask::Plan | Ask::PlanInTurn { .. }, _) => self.plan(seat, asked, action, seen),
            (Ask::Act { .. }, Action::Use { place }) => self.use_place(seat, place, seen),
            (Ask::Act { .. }, Action::Pass) => {
                self.asks.pop();
                self.pass(seat, seen);
                Ok(())
            }
            (Ask::Recruit { .. }, Action::Recruit { kind }) => {
                self.recruit_villager(seat, kind, seen)
            }
            (Ask::Tile { any, .. }, Action::Tile { tile }) => self.take_tile(seat, any, tile, seen),
            (Ask::Merchant { .. }, Action::Merchant { seat: other }) => {
                self.choose_merchant(seat, other)
            }
            (Ask::Move { merchant, way, .. }, Action::Move { town, way: by }) => {
                self.travel(seat, merchant, way, (town, by), seen)
            }
            (Ask::TakeGood { route, .. }, Action::Take { good }) => {
                self.take_good(seat, route, good, seen)
            }
            (Ask::Deeds { place, served, .. }, Action::Deed { kind, deed, point }) => {
                self.serve(seat, place, (kind, deed, point), seen)?;
                self.ask_instead(Ask::Deeds { seat, place, served: served + 1 })
            }
            (Ask::Deeds { served, .. }, Action::Done) if served > 0 => self.drop_ask(),
            (Ask::Deeds { .. }, Action::Done) => Err(Illegal::Mandatory),
            (Ask::Bathe { .. } | Ask::TakeGood { .. }, Action::Skip)
            | (Ask::Technology { .. }, Action::Done) => self.drop_ask(),
            (Ask::Pharmacy { .. }, Action::Pay { coins }) => self.pay_pharmacy(seat, coins, seen),
            (Ask::Give { place, .. }, Action::Give { ware }) => self.give(seat, place, ware, seen),
            (Ask::Bake { .. }, Action::Bake { grain }) => self.bake(seat, grain, seen),
            (Ask::Bonus { .. }, Action::Bonus { kind }) => self.take_bonus(seat, kind, seen),
            (Ask::SendBather { .. }, Action::Assign { follower, space, source }) => {
                self.send_bather(seat, follower, space, source, seen)
            }
            (Ask::Technology { .. }, Action::Technology { space }) => {
                self.place_technology(seat, space, seen)
            }
            (Ask::Sacristy { .. }, Action::Protect) => self.protect(seat, seen),
            (Ask::Sacristy { .. }, Action::Skip) => {
                self.asks.pop();
                self.meet_fate(seat, seen);
                Ok(())
            }
            (Ask::Harvest { .. }, Action::Give { ware }) => self.give_food(seat, ware, seen),
            (Ask::Torture { owed, .. }, Action::Lose { loss }) => self.lose(seat, owed, loss, seen),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        loop {
            let gone_on = match self.asked() {
                None => self.next_part(seen),
                Some(ask) => self.needs_no_answer(ask, seen),
            };
            if !gone_on {
                break;
            }
        }
    }

    /// Answers a question that has only one answer, or none.
    pub(crate) fn needs_no_answer(&mut self, ask: Ask, seen: &mut impl Observer<Event>) -> bool {
        match ask {
            Ask::Declare | Ask::Plan => self.drop_if(self.finished == self.table()),
            Ask::DrawFollower { seat } => self.drop_if(self.players[seat].draws == 0),
            Ask::Stow { seat, from } => self.drop_if(!self.can_stow(seat, from)),
            Ask::PlanInTurn { seat, place: Some(place) } => {
                self.drop_if(!self.can_plan(seat, Some(place)))
            }
            Ask::TakeGood { route, .. } => self.drop_if(self.routes[route] == [None; 2]),
            Ask::Deeds { seat, place, served } => {
                self.drop_if(served >= 2 || !self.has_deed(seat, place))
            }
            Ask::Technology { seat } => self.drop_if(self.spaces_for_technology(seat).is_empty()),
            Ask::Keep { seat } => self.keep_without_choice(seat, seen),
            Ask::SendBather { seat } => self.send_nobody(seat, seen),
            Ask::Merchant { seat } => self.choose_only_merchant(seat),
            Ask::Harvest { seat } => self.give_only_food(seat, seen),
            Ask::Torture { seat, owed } => self.end_torture(seat, owed, seen),
            _ => false,
        }
    }

    fn drop_if(&mut self, answered: bool) -> bool {
        if answered {
            self.asks.pop();
        }
        answered
    }

    #[expect(clippy::unnecessary_wraps, reason = "the last step of many answers")]
    fn drop_ask(&mut self) -> Result<(), Illegal> {
        self.asks.pop();
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "the last step of many answers")]
    fn ask_instead(&mut self, ask: Ask) -> Result<(), Illegal> {
        *self.asks.last_mut().expect("something is asked") = ask;
        Ok(())
    }
}
