//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! What is possible is said once, as a set or a list, from which `legal` offers and by which the
//! `check_…` functions judge, before they explain. Questions are looked at where they lie, and a list
//! of several parts is walked from inside, with `for_each`: to copy the ones, when only their kind
//! matters, and to step through the others is felt in random games. After every action
//! [`Orleans::go_on`] goes on by itself until somebody, or chance, has something to decide.

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

pub(crate) use actions::first_question;
pub(crate) use events::{Fate, food};
pub(crate) use followers::on_places;
pub(crate) use planning::open_to;

use quadrivium_core::{Actor, BadOptions, Observer, Rules, Seat, SeatSet, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::pending::{Draw, Pending, Purpose, Question, Together};
use crate::state::{Orleans, Stage};

impl Rules for Orleans {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = crate::RULES;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
        let mut game = Self::unpacked(*options);
        game.begin(Stage::Start, &mut ());
        game.go_on(&mut ());
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.pending.last() {
            None => Turn::Over,
            Some(Pending::Chance(_)) => Turn::Chance,
            Some(&Pending::Player { seat, .. }) => Turn::of(seat),
            Some(Pending::Together(_)) => Turn::Players(self.undecided()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.pending.last() {
            Some(&Pending::Player { seat: asked, question }) if asked == seat => {
                self.legal_answers(seat, question, out);
            }
            Some(Pending::Together(all)) if self.undecided().contains(seat) => match *all {
                Together::Declare { backs } => self.legal_declarations(seat, backs[seat], out),
                Together::Plan => self.legal_plans(seat, None, out),
            },
            // All of them, so that a new kind of question is not forgotten here.
            Some(Pending::Player { .. } | Pending::Together(_) | Pending::Chance(_)) | None => {}
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
            (&Pending::Player { seat, question }, Actor::Seat(by)) if seat == by => {
                self.decide(seat, question, action, seen)?;
            }
            (Pending::Together(all), Actor::Seat(by)) if self.undecided().contains(by) => {
                match *all {
                    Together::Declare { backs } => self.declare(by, backs[by], action, seen)?,
                    Together::Plan => self.plan_together(by, action, seen)?,
                }
            }
            (Pending::Chance(_) | Pending::Player { .. } | Pending::Together(_), _) => {
                return Err(Illegal::NotYourTurn);
            }
        }
        self.go_on(seen);
        Ok(())
    }
}

impl Orleans {
    /// Who still decides, where everybody does at once.
    fn undecided(&self) -> SeatSet {
        self.table() - self.finished
    }

    fn legal_answers(&self, seat: Seat, question: Question, out: &mut Vec<Action>) {
        match question {
            Question::Remove { .. } => self.legal_removals(out),
            Question::Bathe => out.extend([Action::Bathe, Action::Skip]),
            Question::Keep { bathers } => Self::legal_keeps(bathers, out),
            Question::Stow { last } => self.legal_stows(seat, last, out),
            Question::Plan => self.legal_plans(seat, None, out),
            Question::PlanPlace { place } => self.legal_plans(seat, Some(place), out),
            Question::Act => self.legal_actions(seat, out),
            Question::Recruit => self.legal_recruits(seat, out),
            Question::Tile { any } => self.legal_tiles(any, out),
            Question::Merchant => self.legal_merchants(seat, out),
            Question::Move { merchant, way } => self.legal_moves(merchant, way, out),
            Question::TakeGood { route } => self.legal_goods(route, out),
            Question::Deeds { place, served } => self.legal_deeds(seat, place, served, out),
            Question::Pharmacy => self.legal_fees(seat, out),
            Question::Give { place } => self.legal_gifts(seat, place, out),
            Question::Bake => self.legal_bakings(seat, out),
            Question::Bonus => self.legal_bonuses(seat, out),
            Question::SendBather { bathers } => self.legal_bathers(seat, bathers, out),
            Question::Technology => self.legal_technology(seat, out),
            Question::Sacristy => out.extend([Action::Protect, Action::Skip]),
            Question::Harvest => self.legal_food(seat, out),
            Question::Torture { .. } => self.legal_losses(seat, out),
        }
    }

    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        question: Question,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        use Question::{
            Act, Bake, Bathe, Bonus, Deeds, Give, Harvest, Keep, Merchant, Move, Pharmacy, Plan,
            PlanPlace, Recruit, Remove, Sacristy, SendBather, Stow, TakeGood, Technology, Tile,
            Torture,
        };
        match (question, action) {
            (Remove { left }, Action::Remove { tile }) => self.remove(seat, left, tile, seen),
            (Remove { left }, Action::Skip) => self.skip_removal(seat, left),
            (Bathe, Action::Bathe) => {
                let purpose = Purpose::Bathhouse { first: None };
                self.ask_instead(Pending::Chance(Draw::Follower { seat, purpose }))
            }
            (Keep { bathers }, Action::Keep { follower }) => {
                self.keep(seat, bathers, follower, seen)
            }
            (Stow { last }, Action::Stow { follower }) => self.stow(seat, last, follower, seen),
            (Stow { .. }, Action::Done) => self.end_stowing(seat),
            (Plan, Action::Done) => {
                self.end_planning(seat, seen);
                self.answered()
            }
            (Plan, _) => {
                let place = self.plan(seat, None, action, seen)?;
                self.go_on_planning(seat, place)
            }
            (PlanPlace { .. }, Action::Next)
            | (Bathe | TakeGood { .. }, Action::Skip)
            | (Deeds { served: 1.., .. } | Technology, Action::Done) => self.answered(),
            (PlanPlace { place }, _) => self.plan(seat, Some(place), action, seen).map(|_| ()),
            (Act, Action::Use { place }) => self.use_place(seat, place, seen),
            (Act, Action::Pass) => {
                self.pending.pop();
                self.pass(seat, seen);
                Ok(())
            }
            (Recruit, Action::Recruit { kind }) => self.recruit_villager(seat, kind, seen),
            (Tile { any }, Action::Tile { tile }) => self.take_tile(seat, any, tile, seen),
            (Merchant, Action::Merchant { seat: other }) => self.choose_merchant(seat, other),
            (Move { merchant, way }, Action::Move { town, way: by }) => {
                self.travel(seat, merchant, way, (town, by), seen)
            }
            (TakeGood { route }, Action::Take { good }) => self.take_good(seat, route, good, seen),
            (Deeds { place, served }, Action::Deed { kind, deed, point }) => {
                self.serve(seat, place, (kind, deed, point), seen)?;
                self.ask_next(seat, Deeds { place, served: served + 1 })
            }
            (Deeds { .. }, Action::Done) => Err(Illegal::Mandatory),
            (Pharmacy, Action::Pay { coins }) => self.pay_pharmacy(seat, coins, seen),
            (Give { place }, Action::Give { ware }) => self.give(seat, place, ware, seen),
            (Bake, Action::Bake { grain }) => self.bake(seat, grain, seen),
            (Bonus, Action::Bonus { kind }) => self.take_bonus(seat, kind, seen),
            (SendBather { bathers }, Action::Assign { follower, space, source }) => {
                self.send_bather(seat, bathers, (follower, space, source), seen)
            }
            (Technology, Action::Technology { space }) => self.place_technology(seat, space, seen),
            (Sacristy, Action::Protect) => self.protect(seat, seen),
            (Sacristy, Action::Skip) => {
                self.pending.pop();
                self.meet_fate(seat, seen);
                Ok(())
            }
            (Harvest, Action::Give { ware }) => self.give_food(seat, ware, seen),
            (Torture { owed }, Action::Lose { loss }) => self.lose(seat, owed, loss, seen),
            // All that can be refused, so that a new question is not forgotten here.
            (
                Remove { .. }
                | Bathe
                | Keep { .. }
                | Stow { .. }
                | Act
                | Recruit
                | Tile { .. }
                | Merchant
                | Move { .. }
                | TakeGood { .. }
                | Deeds { .. }
                | Pharmacy
                | Give { .. }
                | Bake
                | Bonus
                | SendBather { .. }
                | Technology
                | Sacristy
                | Harvest
                | Torture { .. },
                _,
            ) => Err(Illegal::NotAsked),
        }
    }

    fn plan_together(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if action == Action::Done {
            self.end_planning(seat, seen);
            return Ok(());
        }
        self.plan(seat, None, action, seen).map(|_| ())
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        while match self.pending.last() {
            None => self.next_part(seen),
            Some(_) => self.needs_no_answer(seen),
        } {}
    }

    /// Answers a question that has only one answer, or none.
    pub(crate) fn needs_no_answer(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let (seat, question) = match self.pending.last() {
            Some(&Pending::Player { seat, question }) => (seat, question),
            Some(Pending::Together(_)) => return self.drop_if(self.finished == self.table()),
            Some(Pending::Chance(_)) | None => return false,
        };
        match question {
            Question::Stow { last } => self.drop_if(!self.can_stow(seat, last)),
            Question::PlanPlace { place } => self.drop_if(!self.can_plan(seat, Some(place))),
            Question::TakeGood { route } => self.drop_if(self.routes[route] == [None; 2]),
            Question::Deeds { place, served } => {
                self.drop_if(served >= 2 || !self.has_deed(seat, place))
            }
            Question::Technology => self.drop_if(self.spaces_for_technology(seat).is_empty()),
            Question::Keep { bathers } => self.keep_without_choice(seat, bathers, seen),
            Question::SendBather { bathers } => self.send_nobody(seat, bathers, seen),
            Question::Merchant => self.choose_only_merchant(seat),
            Question::Harvest => self.give_only_food(seat, seen),
            Question::Torture { owed } => self.end_torture(seat, owed, seen),
            Question::Remove { .. }
            | Question::Bathe
            | Question::Plan
            | Question::Act
            | Question::Recruit
            | Question::Tile { .. }
            | Question::Move { .. }
            | Question::Pharmacy
            | Question::Give { .. }
            | Question::Bake
            | Question::Bonus
            | Question::Sacristy => false,
        }
    }

    fn drop_if(&mut self, answered: bool) -> bool {
        if answered {
            self.pending.pop();
        }
        answered
    }

    #[expect(clippy::unnecessary_wraps, reason = "the last step of many answers")]
    fn answered(&mut self) -> Result<(), Illegal> {
        self.pending.pop();
        Ok(())
    }

    #[inline]
    #[expect(clippy::unnecessary_wraps, reason = "the last step of many answers")]
    fn ask_instead(&mut self, pending: Pending) -> Result<(), Illegal> {
        *self.pending.last_mut().expect("something is asked") = pending;
        Ok(())
    }

    /// Asks a player something else.
    fn ask_next(&mut self, seat: Seat, question: Question) -> Result<(), Illegal> {
        self.ask_instead(Pending::Player { seat, question })
    }

    fn ask(&mut self, seat: Seat, question: Question) {
        self.pending.push(Pending::Player { seat, question });
    }

    /// Lets chance draw a follower from a bag.
    fn draw(&mut self, seat: Seat, purpose: Purpose) {
        self.pending.push(Pending::Chance(Draw::Follower { seat, purpose }));
    }
}
