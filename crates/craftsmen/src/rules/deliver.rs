//! Where goods go that were just made: half-products to buildings or the granary, final goods and
//! meat on ships.
//!
//! The granary is entered from above; if both spaces of a good are taken, the lower marker leaves
//! (R24). A hold is filled from the right (R34); if both spaces are taken, a bribed captain throws the left
//! marker out, unless it is the briber's own. What is not loaded brings no points (R26).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::SecondMarker;
use crate::pending::Question;
use crate::state::{Craftsmen, Cube};
use crate::types::{Building, BuildingSet, ColourSet, Good, Hold, Ship, Source};
use crate::view::FreightView;

/// What a captain takes: a capital card.
const BRIBE: u8 = 1;

impl Craftsmen {
    /// The buildings that take a half-product.
    fn takers(&self, seat: Seat, good: Good) -> BuildingSet {
        if good.is_shipped() { BuildingSet::EMPTY } else { self.free_icons(seat, good) }
    }

    fn check_delivery(&self, seat: Seat, good: Good, to: Building) -> Result<(), Illegal> {
        if self.takers(seat, good).contains(to) {
            Ok(())
        } else if good.is_shipped() {
            Err(Illegal::WrongPlace)
        } else {
            Err(Illegal::NoFreeIcon)
        }
    }

    fn check_store(good: Good) -> Result<usize, Illegal> {
        good.granary_row().ok_or(Illegal::WrongPlace)
    }

    fn check_hold(ship: Ship, good: Good) -> Result<Hold, Illegal> {
        Self::hold(ship, good).ok_or(Illegal::WrongPlace)
    }

    fn has_room(&self, hold: Hold) -> bool {
        self.holds[hold].contains(&None)
    }

    fn check_load(&self, ship: Ship, good: Good) -> Result<Hold, Illegal> {
        let hold = Self::check_hold(ship, good)?;
        if self.has_room(hold) { Ok(hold) } else { Err(Illegal::HoldFull) }
    }

    fn check_bribe(&self, seat: Seat, ship: Ship, good: Good) -> Result<Hold, Illegal> {
        let hold = Self::check_hold(ship, good)?;
        if self.has_room(hold) {
            Err(Illegal::HoldOpen)
        } else if self.holds[hold][1] == Some(seat) {
            Err(Illegal::OwnMarker)
        } else if self.players[seat].capital_cards() == 0 {
            Err(Illegal::TooExpensive)
        } else {
            Ok(hold)
        }
    }

    /// A hold with one marker more; where there is no room, the left one is thrown out for it (R34).
    fn with_marker(&self, hold: Hold, seat: Seat) -> [Option<Seat>; 2] {
        match (self.holds[hold], self.options.second_marker) {
            ([None, _], _) => [Some(seat), None],
            ([first, None], SecondMarker::Left) => [first, Some(seat)],
            ([first, _], _) => [Some(seat), first],
        }
    }

    /// What one marker more in a hold would be to a player.
    pub(crate) fn freight(&self, seat: Seat, hold: Hold) -> FreightView {
        let ship = hold.ship();
        let mut after = *self;
        after.holds[hold] = self.with_marker(hold, seat);
        let place = after.ranked_on(ship).iter().take_while(|&&it| it != seat).count() + 1;
        let points = after.ship_pays(ship, seat) - self.ship_pays(ship, seat);
        FreightView { place: place as u8, points }
    }

    /// What can be loaded without a bribe has to be.
    fn check_lose(&self, good: Good) -> Result<(), Illegal> {
        let open = |hold: Hold| hold.data().good == good && self.has_room(hold);
        if !good.is_shipped() {
            Err(Illegal::WrongPlace)
        } else if Hold::all().any(open) {
            Err(Illegal::MustLoad)
        } else {
            Ok(())
        }
    }

    /// Every way for a good to go.
    pub(crate) fn deliveries(&self, seat: Seat, card: Building) -> impl Iterator<Item = Action> {
        let good = card.output();
        let takers = self.takers(seat, good).iter();
        let store = Self::check_store(good).is_ok().then_some(Action::Store);
        let loads = Ship::all().filter(move |&ship| self.check_load(ship, good).is_ok());
        let bribes = Ship::all().filter(move |&ship| self.check_bribe(seat, ship, good).is_ok());
        let lose = self.check_lose(good).is_ok().then_some(Action::Lose);
        let stored = takers.map(|card| Action::Deliver { card }).chain(store);
        let loads = loads.map(|ship| Action::Load { ship });
        stored.chain(loads).chain(bribes.map(|ship| Action::Bribe { ship })).chain(lose)
    }

    /// How many capital cards a way for a good brings, as things stand; a price is less than nothing.
    pub(crate) fn cards_for(&self, way: Action) -> i8 {
        match way {
            Action::Store => self.rewards().next().is_some().into(),
            Action::Bribe { .. } => -(BRIBE as i8),
            _ => 0,
        }
    }

    /// A good that has only one way to go goes there unasked.
    pub(super) fn deliver_by_itself(
        &mut self,
        seat: Seat,
        card: Building,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let mut ways = self.deliveries(seat, card);
        let (first, second) = (ways.next(), ways.next());
        drop(ways);
        let only = first.filter(|_| second.is_none());
        only.is_some_and(|action| self.deliver(seat, card, action, seen).is_ok())
    }

    pub(super) fn deliver(
        &mut self,
        seat: Seat,
        from: Building,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let good = from.output();
        match action {
            Action::Deliver { card } => {
                self.check_delivery(seat, good, card)?;
                self.pending.pop();
                self.fill(card, good);
                seen.saw(Event::Delivered { seat, good, to: card });
            }
            Action::Store => {
                let row = Self::check_store(good)?;
                self.ask_instead((seat, Question::Reward));
                self.store(seat, good, row, seen);
            }
            Action::Load { ship } => {
                let hold = self.check_load(ship, good)?;
                self.pending.pop();
                self.holds[hold] = self.with_marker(hold, seat);
                seen.saw(Event::Loaded { seat, good, ship });
            }
            Action::Bribe { ship } => {
                let hold = self.check_bribe(seat, ship, good)?;
                self.pending.pop();
                self.bribe(seat, hold, seen);
                self.charge(seat, BRIBE, ColourSet::ALL);
            }
            Action::Lose => {
                self.check_lose(good)?;
                self.pending.pop();
                seen.saw(Event::Lost { seat, good });
                return Ok(());
            }
            _ => return Err(Illegal::NotAsked),
        }
        self.score(seat, Source::Production, from.data().points.into(), seen);
        Ok(())
    }

    fn store(&mut self, seat: Seat, good: Good, row: usize, seen: &mut impl Observer<Event>) {
        let cube = Some(Cube::Of(seat));
        let spaces = &mut self.granary[row];
        match *spaces {
            [None, _] => spaces[0] = cube,
            [_, None] => spaces[1] = cube,
            [Some(lower), upper] => {
                seen.saw(Event::PushedOut { good, owner: lower.owner() });
                *spaces = [upper, cube];
            }
        }
        seen.saw(Event::Stored { seat, good });
    }

    fn bribe(&mut self, seat: Seat, hold: Hold, seen: &mut impl Observer<Event>) {
        let (good, ship) = (hold.data().good, hold.ship());
        let thrown = self.holds[hold][1].expect("the hold is full");
        self.holds[hold] = self.with_marker(hold, seat);
        seen.saw(Event::ThrownOut { seat: thrown, good, ship });
        seen.saw(Event::Loaded { seat, good, ship });
    }
}
