//! Phase 3: followers come from the bag to the market, or back from places.
//!
//! Everybody says at once how many to draw, and takes followers back instead of the others, before
//! anything is drawn. The draw limit and free market spaces together bound both, so whoever
//! has an empty bag can still take followers back. Whoever owns the Gunpowder Tower then says
//! which arrivals lie on it.
//!
//! Whom to take back and whom to put on the tower is chosen one by one, in any order. Games of the
//! first revision go in rising order, and whoever was passed over stays.

use quadrivium_core::{Key, Observer, PerSeat, Seat};

use super::actions::require;
use crate::action::Action;
use crate::data::MARKET;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::TakeBack;
use crate::pending::{Backs, Pending, Purpose, Question, Together};
use crate::state::{Orleans, Player};
use crate::types::{Follower, PerFollower, Place, Space};

/// The followers on the stage, of whoever has the Theatre.
fn acting(player: &Player) -> Option<&PerFollower<u8>> {
    player.places.contains(Place::Theatre).then_some(&player.theatre)
}

/// Followers on action spaces, in rising order; from the last one on that was taken back, where
/// that goes in rising order.
pub(crate) fn on_places(
    player: &Player,
    last: Option<(Space, Follower)>,
) -> impl Iterator<Item = (Space, Follower)> {
    let manned = player.manned().iter();
    let standing = manned.filter_map(|space| Some((space, player.slots[space]?)));
    let acting =
        acting(player).into_iter().flat_map(PerFollower::iter).filter(|(_, count)| **count > 0);
    let acting = acting.map(|(follower, _)| (Space::THEATRE, follower));
    standing.chain(acting).filter(move |&one| last.is_none_or(|last| one >= last))
}

/// Whether one is among them: a list of many is not walked for one.
fn check_back(
    player: &Player,
    last: Option<(Space, Follower)>,
    (space, follower): (Space, Follower),
) -> Result<(), Illegal> {
    let stands = match space {
        Space::THEATRE => acting(player).is_some_and(|acting| acting[follower] > 0),
        _ => player.slots[space] == Some(follower) && player.manned().contains(space),
    };
    require(stands, Illegal::NobodyThere)?;
    require(last.is_none_or(|last| (space, follower) >= last), Illegal::OutOfOrder)
}

impl Orleans {
    pub(super) fn begin_declaring(&mut self) {
        self.arrivals = PerFollower::default();
        let backs = PerSeat::default();
        self.pending.push(Pending::Together(Together::Declare { backs }));
        // Whoever can draw nobody has nothing to say, but may have somebody to take back.
        for seat in self.seats() {
            if self.players[seat].most_drawn() == 0 {
                self.settle_draw(seat, 0);
            }
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

    /// What a player may still take back; nothing before it is said how many are drawn.
    pub(crate) fn backs(&self, seat: Seat) -> Option<Backs> {
        match self.asked() {
            Some(Pending::Together(Together::Declare { backs })) => backs[seat],
            _ => None,
        }
    }

    pub(super) fn legal_declarations(
        &self,
        seat: Seat,
        backs: Option<Backs>,
        out: &mut Vec<Action>,
    ) {
        let player = &self.players[seat];
        if let Some(Backs { last, .. }) = backs {
            let backs = on_places(player, last);
            backs.for_each(|(space, follower)| out.push(Action::Back { space, follower }));
            out.push(Action::Done);
        } else {
            out.extend((0..=player.most_drawn()).map(|count| Action::Draw { count }));
        }
    }

    pub(super) fn declare(
        &mut self,
        seat: Seat,
        backs: Option<Backs>,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (backs, action) {
            (None, Action::Draw { count }) => {
                require(count <= self.players[seat].most_drawn(), Illegal::TooMany)?;
                seen.saw(Event::DrawDeclared { seat, count });
                self.settle_draw(seat, count);
            }
            (Some(backs), Action::Back { space, follower }) => {
                let backs = self.take_back(seat, backs, (space, follower), seen)?;
                self.go_on_taking_back(seat, backs);
            }
            (Some(backs), Action::Done) => {
                self.go_on_taking_back(seat, Backs { left: 0, ..backs });
            }
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    fn settle_draw(&mut self, seat: Seat, count: u8) {
        let left = self.backs_after(seat, count);
        self.players[seat].draws = count;
        self.go_on_taking_back(seat, Backs { left, last: None });
    }

    fn take_back(
        &mut self,
        seat: Seat,
        backs: Backs,
        (space, follower): (Space, Follower),
        seen: &mut impl Observer<Event>,
    ) -> Result<Backs, Illegal> {
        let player = &mut self.players[seat];
        check_back(player, backs.last, (space, follower))?;
        player.lift(follower, space);
        seen.saw(Event::TakenBack { seat, follower, space });
        self.arrive(seat, follower);
        let last = self.options.in_rising_order().then_some((space, follower));
        Ok(Backs { left: backs.left - 1, last })
    }

    /// Whoever has nobody to take back has finished.
    fn go_on_taking_back(&mut self, seat: Seat, backs: Backs) {
        let more = backs.left > 0 && on_places(&self.players[seat], backs.last).any(|_| true);
        if let Some(Pending::Together(Together::Declare { backs: all })) = self.pending.last_mut() {
            all[seat] = more.then_some(backs);
        }
        if !more {
            self.finished.insert(seat);
        }
    }

    /// The next player who draws; whether there is one.
    pub(super) fn next_draw(&mut self) -> bool {
        let mut seats = self.seats_from(self.start);
        let Some(seat) = seats.find(|&seat| self.players[seat].draws > 0) else { return false };
        self.draw(seat, Purpose::Market);
        true
    }

    pub(super) fn draw_follower(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let player = &mut self.players[seat];
        player.draws -= 1;
        player.bag[follower] -= 1;
        seen.saw(Event::Drawn { seat, follower });
        self.arrive(seat, follower);
        self.answered()
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
        if let Some(seat) = self.owner(Place::GunpowderTower) {
            self.ask(seat, Question::Stow { last: None });
        }
    }

    /// How many more arrivals have to lie on the tower because the market is too small.
    fn must_stow(&self, seat: Seat) -> u8 {
        (self.players[seat].market.total() as u8).saturating_sub(MARKET)
    }

    /// Arrivals from this follower on.
    fn arrivals_from(&self, first: Option<Follower>) -> u8 {
        self.arrivals.values[first.map_or(0, Key::index)..].iter().sum()
    }

    pub(super) fn can_stow(&self, seat: Seat, last: Option<Follower>) -> bool {
        self.players[seat].tower_room() > 0 && self.arrivals_from(last) > 0
    }

    fn check_stow(
        &self,
        seat: Seat,
        last: Option<Follower>,
        follower: Follower,
    ) -> Result<(), Illegal> {
        require(self.arrivals[follower] > 0, Illegal::NoSuchFollower)?;
        require(last.is_none_or(|last| follower >= last), Illegal::OutOfOrder)?;
        require(self.players[seat].tower_room() > 0, Illegal::TowerFull)?;
        // In rising order whoever comes later must be enough for what the market cannot hold.
        let too_late = self.options.in_rising_order()
            && self.arrivals_from(Some(follower)) < self.must_stow(seat);
        require(!too_late, Illegal::OutOfOrder)
    }

    pub(super) fn legal_stows(&self, seat: Seat, last: Option<Follower>, out: &mut Vec<Action>) {
        let all = Follower::ALL.into_iter();
        let possible = all.filter(|&follower| self.check_stow(seat, last, follower).is_ok());
        out.extend(possible.map(|follower| Action::Stow { follower }));
        if self.must_stow(seat) == 0 {
            out.push(Action::Done);
        }
    }

    pub(super) fn stow(
        &mut self,
        seat: Seat,
        last: Option<Follower>,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_stow(seat, last, follower)?;
        self.arrivals[follower] -= 1;
        self.players[seat].market[follower] -= 1;
        self.players[seat].tower[follower] += 1;
        seen.saw(Event::Stowed { seat, follower });
        let last = self.options.in_rising_order().then_some(follower);
        self.ask_next(seat, Question::Stow { last })
    }

    pub(super) fn end_stowing(&mut self, seat: Seat) -> Result<(), Illegal> {
        require(self.must_stow(seat) == 0, Illegal::MarketFull)?;
        self.answered()
    }
}
