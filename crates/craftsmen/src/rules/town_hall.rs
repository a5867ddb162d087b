//! Stage VI, the town hall: a token, or a place on the track that changes the order (R21).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{POOL_MOST_OWNED, TOWN_HALL_ORDER_SPACES};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Craftsmen;
use crate::types::{Guild, Token};

impl Craftsmen {
    pub(super) fn check_token(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        let owned = self.players[seat].tokens[token.index()];
        let left = self.pool[token.index()] > 0;
        if left && owned < POOL_MOST_OWNED { Ok(()) } else { Err(Illegal::NoToken) }
    }

    fn check_precede(&self, seat: Seat) -> Result<(), Illegal> {
        let room = self.track.len() < usize::from(TOWN_HALL_ORDER_SPACES);
        let free = room && self.options.players > 2 && !self.track.contains(&seat);
        if free { Ok(()) } else { Err(Illegal::NoPlaceOnTrack) }
    }

    /// What a helper can do there.
    pub(super) fn services(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let tokens = Token::ALL.into_iter().filter(move |&it| self.check_token(seat, it).is_ok());
        let precede = self.check_precede(seat).is_ok().then_some(Action::Precede);
        tokens.map(|token| Action::TakeToken { token }).chain(precede)
    }

    pub(super) fn take_token(
        &mut self,
        seat: Seat,
        token: Token,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_token(seat, token)?;
        self.pending.pop();
        self.gain_token(seat, token, seen);
        Ok(())
    }

    pub(super) fn gain_token(&mut self, seat: Seat, token: Token, seen: &mut impl Observer<Event>) {
        self.pool[token.index()] -= 1;
        self.players[seat].tokens[token.index()] += 1;
        seen.saw(Event::TokenTaken { seat, token });
    }

    pub(super) fn precede(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_precede(seat)?;
        let helper = self.helper().expect("the town hall is closed in winter");
        self.take_out(Guild::TownHall, helper);
        self.track.push(seat);
        seen.saw(Event::Preceded { seat });
        self.pending.pop();
        Ok(())
    }
}
