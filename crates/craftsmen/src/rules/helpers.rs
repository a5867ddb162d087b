//! The helper phase: helpers are sent to the queues of the guilds, one after the other.
//!
//! A helper goes to the first empty space. Only where none is empty it is stacked on a single
//! helper, for a fee to its owner; the ribbon space waives the fee (R19, R23). With two players there
//! are two spaces and no fee: the owner draws a card instead.

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{
    PLACING_FEE_POINTS_BY_YEAR, PLACING_IDLE_POINTS, PLACING_MOST_BY_PLAYERS, PLACING_MOST_OWN,
    by_players,
};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Question};
use crate::progress::{OrderPlace, Part, QueuePlace};
use crate::state::Craftsmen;
use crate::types::{Capital, Guild, QueueSpace, Source};

impl Craftsmen {
    /// What stacking costs in points.
    pub(crate) fn fee_points(&self) -> i16 {
        PLACING_FEE_POINTS_BY_YEAR[usize::from(self.year)].into()
    }

    /// Whose helpers are on the places of a guild's queue.
    fn inside(&self, guild: Guild) -> &[Option<Seat>] {
        self.queues[guild].values.as_flattened()
    }

    /// How many more helpers a guild takes.
    pub(crate) fn room(&self, guild: Guild) -> u8 {
        let most = by_players(PLACING_MOST_BY_PLAYERS, self.options.players);
        most.saturating_sub(self.inside(guild).iter().flatten().count() as u8)
    }

    fn check_room(&self, seat: Seat, guild: Guild) -> Result<(), Illegal> {
        let own = self.inside(guild).iter().filter(|helper| **helper == Some(seat)).count();
        let full = own >= usize::from(PLACING_MOST_OWN) || self.room(guild) == 0;
        if full { Err(Illegal::GuildFull) } else { Ok(()) }
    }

    /// The first empty space of a queue.
    pub(crate) fn first_empty(&self, guild: Guild) -> Option<QueueSpace> {
        let spaces = self.queue_spaces().iter().copied();
        spaces.into_iter().find(|&space| self.queues[guild][space][0].is_none())
    }

    fn check_place(&self, seat: Seat, guild: Guild) -> Result<QueueSpace, Illegal> {
        let space = self.first_empty(guild).ok_or(Illegal::QueueFull)?;
        self.check_room(seat, guild)?;
        Ok(space)
    }

    /// Whose helper is stacked upon.
    fn check_stack(&self, seat: Seat, guild: Guild, space: QueueSpace) -> Result<Seat, Illegal> {
        if self.first_empty(guild).is_some() {
            return Err(Illegal::QueueOpen);
        }
        let [Some(owner), None] = self.queues[guild][space] else {
            return Err(Illegal::CannotStackThere);
        };
        self.check_room(seat, guild)?;
        let player = &self.players[seat];
        let can_pay = player.capital_cards() > 0 || player.total() >= self.fee_points();
        if self.has_fee(seat, owner, space) && !can_pay {
            return Err(Illegal::CannotPayFee);
        }
        Ok(owner)
    }

    fn has_fee(&self, seat: Seat, owner: Seat, space: QueueSpace) -> bool {
        owner != seat && space != QueueSpace::Ribbon && self.options.players > 2
    }

    /// Where a helper can be sent.
    pub(super) fn sends(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let placed = move |&guild: &Guild| self.check_place(seat, guild).is_ok();
        let placed = Guild::ALL.into_iter().filter(placed).map(|guild| Action::Place { guild });
        let full = Guild::ALL.into_iter().filter(|&guild| self.first_empty(guild).is_none());
        let stacked = full.flat_map(move |guild| {
            let spaces = self.queue_spaces().iter().copied();
            let open = spaces.filter(move |&it| self.check_stack(seat, guild, it).is_ok());
            open.map(move |space| Action::Stack { guild, space })
        });
        placed.chain(stacked)
    }

    pub(super) fn legal_sends(&self, seat: Seat, out: &mut Vec<Action>) {
        self.sends(seat).for_each(|action| out.push(action));
        out.push(Action::Pass);
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        guild: Guild,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let space = self.check_place(seat, guild)?;
        self.players[seat].helpers -= 1;
        self.queues[guild][space][0] = Some(seat);
        seen.saw(Event::Sent { seat, guild, space, on: None });
        self.pending.pop();
        Ok(())
    }

    pub(super) fn stack(
        &mut self,
        seat: Seat,
        guild: Guild,
        space: QueueSpace,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let owner = self.check_stack(seat, guild, space)?;
        self.players[seat].helpers -= 1;
        self.queues[guild][space][1] = Some(seat);
        seen.saw(Event::Sent { seat, guild, space, on: Some(owner) });
        self.pending.pop();
        if self.has_fee(seat, owner, space) {
            self.ask((seat, Question::PayFee { to: owner }));
        } else if owner != seat && self.options.players == 2 {
            self.ask(Draw::DealCapital { seat: owner, left: 1, banker: false });
        }
        Ok(())
    }

    pub(super) fn legal_fees(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_fee_points(seat).is_ok() {
            out.push(Action::Points);
        }
        out.extend(self.held(seat).map(|card| Action::Give { card }));
    }

    /// Nobody goes below zero (R20).
    fn check_fee_points(&self, seat: Seat) -> Result<(), Illegal> {
        let rich = self.players[seat].total() >= self.fee_points();
        if rich { Ok(()) } else { Err(Illegal::CannotPayFee) }
    }

    pub(super) fn pay_fee_in_points(
        &mut self,
        seat: Seat,
        to: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_fee_points(seat)?;
        let points = self.fee_points();
        self.score(seat, Source::Fees, -points, seen);
        self.score(to, Source::Fees, points, seen);
        self.pending.pop();
        Ok(())
    }

    pub(super) fn pay_fee_with_card(
        &mut self,
        seat: Seat,
        to: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_holds(seat, card)?;
        self.pending.pop();
        self.hand_over(seat, to, card, seen);
        Ok(())
    }

    pub(super) fn pass(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.players[seat].passed = true;
        seen.saw(Event::Passed { seat });
    }

    /// The next player who can send a helper is asked; whoever cannot has passed. Nothing when the
    /// phase is over.
    pub(super) fn next_helper(
        &mut self,
        from: OrderPlace,
        seen: &mut impl Observer<Event>,
    ) -> Option<Seat> {
        for (seat, next) in from.round(&self.order) {
            let player = &self.players[seat];
            if player.passed || player.helpers == 0 {
                continue;
            }
            if self.sends(seat).next().is_some() {
                self.part = Part::Helpers { next };
                return Some(seat);
            }
            self.pass(seat, seen);
        }
        None
    }

    /// A point for whoever kept helpers at home, however many.
    pub(super) fn end_helper_phase(&mut self, seen: &mut impl Observer<Event>) {
        for index in 0..self.order.len() {
            let seat = self.order[index];
            if self.players[seat].helpers > 0 {
                self.score(seat, Source::Idle, PLACING_IDLE_POINTS.into(), seen);
            }
        }
    }

    /// The next helper of a guild's queue after a place, with its place.
    pub(super) fn next_in_queue(
        &self,
        guild: Guild,
        after: Option<QueuePlace>,
    ) -> Option<(QueuePlace, Seat)> {
        let from = after.map_or(0, |place| place.index() + 1);
        let mut places = self.inside(guild).iter().enumerate().skip(from);
        places.find_map(|(place, helper)| Some((QueuePlace::from_index(place)?, (*helper)?)))
    }

    /// Takes a helper out of a queue.
    pub(super) fn take_out(&mut self, guild: Guild, place: QueuePlace) {
        self.queues[guild][place.space()][place.layer()] = None;
    }
}
