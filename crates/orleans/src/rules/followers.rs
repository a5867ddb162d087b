//! Phase 3: followers come from the bag to the market, or back from places.
//!
//! Everybody says at once how many to draw, and takes followers back instead of the others, before
//! anything is drawn. The draw limit and free market spaces together bound both, so whoever
//! has an empty bag can still take followers back. Whoever owns the Gunpowder Tower then says
//! which arrivals lie on it.
//!
//! Whom to take back and whom to put on the tower is chosen one by one, in any order. Games of the
//! first revision go in rising order, and whoever was passed over stays.

use quadrivium_core::{Key, Observer, Seat, SeatSet};

use super::actions::require;
use crate::action::Action;
use crate::data::MARKET;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::TakeBack;
use crate::state::{Ask, Orleans, Player, Stage};
use crate::types::{Follower, PerFollower, Place, Space};

/// The follower on a space, if this one stands there.
fn stands(player: &Player, space: Space, follower: Follower) -> bool {
    if space == Space::THEATRE {
        player.theatre[follower] > 0
    } else {
        player.slots[space] == Some(follower)
    }
}

/// Followers on action spaces that may still be taken back, in rising order.
fn on_places(player: &Player) -> impl Iterator<Item = (Space, Follower)> {
    let manned = player.manned().iter();
    let standing = manned.filter_map(|space| Some((space, player.slots[space]?)));
    let acting = player.theatre.iter().filter(|(_, count)| **count > 0);
    let acting = acting.map(|(follower, _)| (Space::THEATRE, follower));
    standing.chain(acting).filter(|&(space, follower)| from(space, follower) >= player.back_from)
}

fn from(space: Space, follower: Follower) -> (u8, u8) {
    (space.index() as u8, follower.index() as u8)
}

impl Orleans {
    pub(super) fn begin_declaring(&mut self) {
        self.stage = Stage::Drawing;
        self.arrivals = PerFollower::default();
        self.declared = SeatSet::EMPTY;
        self.finished = SeatSet::EMPTY;
        // Whoever can draw nobody has nothing to say, but may have somebody to take back.
        for seat in self.seats() {
            if self.players[seat].most_drawn() == 0 {
                self.settle_draw(seat, 0);
            }
        }
        if self.finished != self.table() {
            self.asks.push(Ask::Declare);
        }
    }

    /// How many followers may still come back when so many are drawn.
    pub(crate) fn backs_after(&self, seat: Seat, draws: u8) -> u8 {
        let player = &self.players[seat];
        let budget = match self.options.take_back {
            TakeBack::Limit => player.muster(),
            TakeBack::Bag => player.most_drawn(),
        };
        budget.saturating_sub(draws)
    }

    fn check_declare(&self, seat: Seat, count: u8) -> Result<(), Illegal> {
        if self.declared.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        require(count <= self.players[seat].most_drawn(), Illegal::TooMany)
    }

    fn check_back(&self, seat: Seat, space: Space, follower: Follower) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if !self.declared.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        if !stands(player, space, follower) {
            return Err(Illegal::NobodyThere);
        }
        if from(space, follower) < player.back_from { Err(Illegal::OutOfOrder) } else { Ok(()) }
    }

    pub(super) fn legal_declarations(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.declared.contains(seat) {
            let backs = on_places(&self.players[seat]);
            out.extend(backs.map(|(space, follower)| Action::Back { space, follower }));
            out.push(Action::Done);
        } else {
            out.extend((0..=self.players[seat].most_drawn()).map(|count| Action::Draw { count }));
        }
    }

    pub(super) fn declare(
        &mut self,
        seat: Seat,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_declare(seat, count)?;
        seen.saw(Event::DrawDeclared { seat, count });
        self.settle_draw(seat, count);
        Ok(())
    }

    fn settle_draw(&mut self, seat: Seat, count: u8) {
        self.declared.insert(seat);
        let backs = self.backs_after(seat, count);
        let player = &mut self.players[seat];
        player.draws = count;
        player.backs = backs;
        player.back_from = (0, 0);
        self.finish_taking_back(seat);
    }

    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        space: Space,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_back(seat, space, follower)?;
        let player = &mut self.players[seat];
        player.lift(follower, space);
        player.backs -= 1;
        if self.options.in_rising_order() {
            player.back_from = from(space, follower);
        }
        seen.saw(Event::TakenBack { seat, follower, space });
        self.arrive(seat, follower);
        self.finish_taking_back(seat);
        Ok(())
    }

    pub(super) fn end_taking_back(&mut self, seat: Seat) -> Result<(), Illegal> {
        if !self.declared.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        self.players[seat].backs = 0;
        self.finish_taking_back(seat);
        Ok(())
    }

    /// Whoever has nobody to take back has finished.
    fn finish_taking_back(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        if player.backs == 0 || on_places(player).next().is_none() {
            player.backs = 0;
            player.back_from = (0, 0);
            self.finished.insert(seat);
        }
    }

    pub(super) fn next_draw(&mut self) {
        match self.seats_from(self.start).find(|&seat| self.players[seat].draws > 0) {
            Some(seat) => self.asks.push(Ask::DrawFollower { seat }),
            None => self.stage = Stage::Bathing,
        }
    }

    pub(super) fn draw_follower(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) {
        let player = &mut self.players[seat];
        player.draws -= 1;
        player.bag[follower] -= 1;
        seen.saw(Event::Drawn { seat, follower });
        self.arrive(seat, follower);
    }

    /// A follower comes to the market. Until the tower is arranged all arrivals lie on the market.
    pub(super) fn arrive(&mut self, seat: Seat, follower: Follower) {
        let player = &mut self.players[seat];
        player.market[follower] += 1;
        if player.places.contains(Place::GunpowderTower) {
            self.arrivals[follower] += 1;
        }
    }

    pub(super) fn begin_stowing(&mut self) {
        self.begin_phase(Stage::Planning);
        if let Some(seat) = self.owner(Place::GunpowderTower) {
            self.asks.push(Ask::Stow { seat, from: Follower::Farmer });
        }
    }

    /// How many more arrivals have to lie on the tower because the market is too small.
    fn must_stow(&self, seat: Seat) -> u8 {
        (self.players[seat].market.total() as u8).saturating_sub(MARKET)
    }

    /// Arrivals from this follower on.
    fn arrivals_from(&self, from: Follower) -> u8 {
        self.arrivals.values[from.index()..].iter().sum()
    }

    pub(super) fn can_stow(&self, seat: Seat, from: Follower) -> bool {
        self.players[seat].tower_room() > 0 && self.arrivals_from(from) > 0
    }

    fn check_stow(&self, seat: Seat, from: Follower, follower: Follower) -> Result<(), Illegal> {
        if self.arrivals[follower] == 0 {
            return Err(Illegal::NoSuchFollower);
        }
        if follower < from {
            return Err(Illegal::OutOfOrder);
        }
        if self.players[seat].tower_room() == 0 {
            return Err(Illegal::TowerFull);
        }
        // In rising order whoever comes later must be enough for what the market cannot hold.
        let too_late =
            self.options.in_rising_order() && self.arrivals_from(follower) < self.must_stow(seat);
        if too_late { Err(Illegal::OutOfOrder) } else { Ok(()) }
    }

    fn check_end_stowing(&self, seat: Seat) -> Result<(), Illegal> {
        if self.must_stow(seat) > 0 { Err(Illegal::MarketFull) } else { Ok(()) }
    }

    pub(super) fn legal_stows(&self, seat: Seat, from: Follower, out: &mut Vec<Action>) {
        let all = Follower::ALL.into_iter();
        let possible = all.filter(|&follower| self.check_stow(seat, from, follower).is_ok());
        out.extend(possible.map(|follower| Action::Stow { follower }));
        if self.check_end_stowing(seat).is_ok() {
            out.push(Action::Done);
        }
    }

    pub(super) fn stow(
        &mut self,
        seat: Seat,
        from: Follower,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_stow(seat, from, follower)?;
        self.arrivals[follower] -= 1;
        self.players[seat].market[follower] -= 1;
        self.players[seat].tower[follower] += 1;
        seen.saw(Event::Stowed { seat, follower });
        let from = if self.options.in_rising_order() { follower } else { from };
        self.ask_instead(Ask::Stow { seat, from })
    }

    pub(super) fn end_stowing(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.check_end_stowing(seat)?;
        self.drop_ask()
    }
}
