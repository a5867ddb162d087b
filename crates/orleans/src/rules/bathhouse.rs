//! The Bathhouse: in some editions its owner draws two more followers in phase 3 and keeps one
//! in others it is an action that sends one of two drawn followers to work at once.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::planning::{check_space, open_to};
use crate::action::Action;
use crate::data::spaces_of;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Bathhouse;
use crate::pending::{Bathers, Draw, Pending, Purpose, Question};
use crate::state::Orleans;
use crate::types::{Follower, Place, Source, Space, SpaceSet};

/// The followers who bathe, each kind once and in order.
fn bathing(bathers: Bathers) -> impl Iterator<Item = Follower> {
    Follower::ALL.into_iter().filter(move |&follower| bathers.contains(&Some(follower)))
}

fn check_bather(bathers: Bathers, follower: Follower) -> Result<(), Illegal> {
    require(bathing(bathers).any(|one| one == follower), Illegal::NoSuchFollower)
}

impl Orleans {
    /// Without a free market space nothing could be kept, so nothing is asked.
    pub(super) fn begin_bathing(&mut self) {
        if self.options.bathhouse == Bathhouse::Passive
            && let Some(seat) = self.owner(Place::Bathhouse)
            && self.players[seat].bag.total() > 0
            && self.players[seat].room() > 0
        {
            self.ask(seat, Question::Bathe);
        }
    }

    /// Two come out, or one where there is no other.
    pub(super) fn draw_bather(
        &mut self,
        seat: Seat,
        first: Option<Follower>,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let player = &mut self.players[seat];
        player.bag[follower] -= 1;
        seen.saw(Event::Bathed { seat, follower });
        if first.is_none() && player.bag.total() > 0 {
            let purpose = Purpose::Bathhouse { first: Some(follower) };
            return self.ask_instead(Pending::Chance(Draw::Follower { seat, purpose }));
        }
        let bathers = [first, Some(follower)];
        let question = match self.options.bathhouse {
            Bathhouse::Passive => Question::Keep { bathers },
            Bathhouse::Active => Question::SendBather { bathers },
        };
        self.ask_next(seat, question)
    }

    /// Takes one of the bathers out; the other goes back into the bag.
    fn release(
        &mut self,
        seat: Seat,
        bathers: Bathers,
        mut chosen: Option<Follower>,
        seen: &mut impl Observer<Event>,
    ) {
        for follower in bathers.into_iter().flatten() {
            if chosen == Some(follower) {
                chosen = None;
            } else {
                self.players[seat].bag[follower] += 1;
                seen.saw(Event::Returned { seat, follower });
            }
        }
    }

    pub(super) fn legal_keeps(bathers: Bathers, out: &mut Vec<Action>) {
        out.extend(bathing(bathers).map(|follower| Action::Keep { follower }));
    }

    pub(super) fn keep(
        &mut self,
        seat: Seat,
        bathers: Bathers,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        check_bather(bathers, follower)?;
        seen.saw(Event::Kept { seat, follower });
        self.release(seat, bathers, Some(follower), seen);
        self.arrive(seat, follower);
        self.answered()
    }

    /// One bather, or two alike: there is nothing to choose.
    pub(super) fn keep_without_choice(
        &mut self,
        seat: Seat,
        bathers: Bathers,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let mut bathing = bathing(bathers);
        match (bathing.next(), bathing.next()) {
            (Some(only), None) => self.keep(seat, bathers, only, seen).is_ok(),
            _ => false,
        }
    }

    /// The bathers with the spaces to which they can go. The follower that stands on the Bathhouse
    /// returns to the bag after the draw, so its space is still taken.
    fn errands(&self, seat: Seat, bathers: Bathers) -> impl Iterator<Item = (Follower, SpaceSet)> {
        bathing(bathers).map(move |follower| (follower, open_to(&self.players[seat], follower)))
    }

    pub(super) fn legal_bathers(&self, seat: Seat, bathers: Bathers, out: &mut Vec<Action>) {
        for (follower, spaces) in self.errands(seat, bathers) {
            let source = Source::Market;
            out.extend(spaces.iter().map(|space| Action::Assign { follower, space, source }));
        }
    }

    pub(super) fn send_bather(
        &mut self,
        seat: Seat,
        bathers: Bathers,
        (follower, space, source): (Follower, Space, Source),
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        check_bather(bathers, follower)?;
        check_space(&self.players[seat], follower, space)?;
        require(source == Source::Market, Illegal::NoSuchFollower)?;
        self.pending.pop();
        self.release(seat, bathers, Some(follower), seen);
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
    pub(super) fn send_nobody(
        &mut self,
        seat: Seat,
        bathers: Bathers,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let stuck = self.errands(seat, bathers).all(|(_, spaces)| spaces.is_empty());
        if stuck {
            self.pending.pop();
            self.release(seat, bathers, None, seen);
            self.leave_bathhouse(seat, seen);
        }
        stuck
    }
}
