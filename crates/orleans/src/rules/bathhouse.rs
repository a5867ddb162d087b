//! The Bathhouse: in some editions its owner draws two more followers in phase 3 and keeps one
//! in others it is an action that sends one of two drawn followers to work at once.

use quadrivium_core::{Observer, Seat};

use super::planning::{check_space, open_to};
use crate::action::Action;
use crate::data::spaces_of;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Bathhouse;
use crate::state::{Ask, Orleans, Stage};
use crate::types::{Follower, Place, Source, Space};

impl Orleans {
    /// Without a free market space nothing could be kept, so nothing is asked.
    pub(super) fn begin_bathing(&mut self) {
        self.stage = Stage::Stowing;
        if self.options.bathhouse == Bathhouse::Active {
            return;
        }
        if let Some(seat) = self.owner(Place::Bathhouse)
            && self.players[seat].bag.total() > 0
            && self.players[seat].room() > 0
        {
            self.asks.push(Ask::Bathe { seat });
        }
    }

    pub(super) fn draw_bather(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) {
        let player = &mut self.players[seat];
        player.bag[follower] -= 1;
        seen.saw(Event::Bathed { seat, follower });
        let more = player.bag.total() > 0;
        match &mut self.bathers {
            [first @ None, _] if more => *first = Some(follower),
            [first @ None, _] => {
                *first = Some(follower);
                self.let_them_out(seat);
            }
            [_, second] => {
                *second = Some(follower);
                self.let_them_out(seat);
            }
        }
    }

    fn let_them_out(&mut self, seat: Seat) {
        let ask = match self.options.bathhouse {
            Bathhouse::Passive => Ask::Keep { seat },
            Bathhouse::Active => Ask::SendBather { seat },
        };
        *self.asks.last_mut().expect("chance was asked") = ask;
    }

    fn check_bather(&self, follower: Follower) -> Result<(), Illegal> {
        if self.bathers.contains(&Some(follower)) { Ok(()) } else { Err(Illegal::NoSuchFollower) }
    }

    /// The followers who bathe, each kind once and in order.
    fn bathing(&self) -> impl Iterator<Item = Follower> {
        Follower::ALL.into_iter().filter(|&follower| self.check_bather(follower).is_ok())
    }

    /// Takes one of the bathers out; the other goes back into the bag.
    fn release(&mut self, seat: Seat, chosen: Option<Follower>, seen: &mut impl Observer<Event>) {
        let mut chosen = chosen;
        for follower in std::mem::take(&mut self.bathers).into_iter().flatten() {
            if chosen == Some(follower) {
                chosen = None;
            } else {
                self.players[seat].bag[follower] += 1;
                seen.saw(Event::Returned { seat, follower });
            }
        }
    }

    pub(super) fn legal_keeps(&self, out: &mut Vec<Action>) {
        out.extend(self.bathing().map(|follower| Action::Keep { follower }));
    }

    pub(super) fn keep(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_bather(follower)?;
        seen.saw(Event::Kept { seat, follower });
        self.release(seat, Some(follower), seen);
        self.arrive(seat, follower);
        self.drop_ask()
    }

    /// One bather, or two alike: there is nothing to choose.
    pub(super) fn keep_without_choice(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let mut bathing = self.bathing();
        match (bathing.next(), bathing.next()) {
            (Some(only), None) => {
                drop(bathing);
                self.keep(seat, only, seen).is_ok()
            }
            _ => false,
        }
    }

    pub(super) fn legal_bathers(&self, seat: Seat, out: &mut Vec<Action>) {
        for follower in self.bathing() {
            let spaces = open_to(&self.players[seat], follower).iter();
            let source = Source::Market;
            out.extend(spaces.map(|space| Action::Assign { follower, space, source }));
        }
    }

    /// The follower that stands on the Bathhouse returns to the bag after the draw, so its space
    /// is still taken.
    pub(super) fn send_bather(
        &mut self,
        seat: Seat,
        follower: Follower,
        space: Space,
        source: Source,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_bather(follower)?;
        check_space(&self.players[seat], follower, space)?;
        if source != Source::Market {
            return Err(Illegal::NoSuchFollower);
        }
        self.asks.pop();
        self.release(seat, Some(follower), seen);
        self.players[seat].put(follower, space);
        seen.saw(Event::Assigned { seat, follower, space, source: None });
        self.leave_bathhouse(seat, seen);
        Ok(())
    }

    /// Whoever stood on the Bathhouse goes into the bag.
    fn leave_bathhouse(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let player = &self.players[seat];
        for space in spaces_of(Place::Bathhouse) & player.manned() {
            let follower = player.slots[space].expect("somebody stands there");
            seen.saw(Event::Returned { seat, follower });
        }
        self.clear(seat, Place::Bathhouse);
    }

    /// When neither fits anywhere both go back.
    pub(super) fn send_nobody(&mut self, seat: Seat, seen: &mut impl Observer<Event>) -> bool {
        let player = &self.players[seat];
        let fits = self.bathing().any(|follower| !open_to(player, follower).is_empty());
        if !fits {
            self.asks.pop();
            self.release(seat, None, seen);
            self.leave_bathhouse(seat, seen);
        }
        !fits
    }
}
