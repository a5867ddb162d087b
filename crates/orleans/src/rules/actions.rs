//! Phase 5: in turn order, one action of an active place each, round and round until all have
//! passed.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{Effect, PLACES, ROUNDS, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Bathhouse, TowerDeeds};
use crate::pending::{Purpose, Question};
use crate::state::Orleans;
use crate::types::{Place, Space, Town, Ware};

/// What a baking costs.
pub(super) const BAKING: u16 = 2;

/// The question with which the action of a place begins, if it begins with one.
pub(crate) fn first_question(seat: Seat, place: Place) -> Option<Question> {
    match PLACES[place].effect {
        Effect::RecruitOneOf => Some(Question::Recruit),
        Effect::Travel(way) => Some(Question::Move { merchant: seat, way: Some(way) }),
        Effect::Deeds => Some(Question::Deeds { place, served: 0 }),
        Effect::Pharmacy => Some(Question::Pharmacy),
        Effect::Goldsmith | Effect::Hideaway => Some(Question::Give { place }),
        Effect::Bakery => Some(Question::Bake),
        Effect::Court => Some(Question::Merchant),
        _ => None,
    }
}

impl Orleans {
    /// Whoever can only pass has passed; whether anybody was left.
    pub(super) fn next_action(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let Some(seat) = self.next_unfinished(self.next) else { return false };
        self.next = seat.next(self.options.players);
        if self.usable(seat).next().is_some() {
            self.ask(seat, Question::Act);
        } else {
            self.pass(seat, seen);
        }
        true
    }

    /// The places whose action can be done: where nobody stands, nothing is.
    fn usable(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let places = self.players[seat].begun().iter();
        places.filter(move |&place| self.check_use(seat, place).is_ok())
    }

    pub(super) fn pass(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.finished.insert(seat);
        seen.saw(Event::Passed { seat });
        // Right after the own pass, before the next player acts. After the last round nobody
        // works any more, so nothing can come of it.
        let useful = self.round < ROUNDS || self.options.technology_to_the_end();
        if useful && self.players[seat].technologies > 0 {
            self.ask(seat, Question::Technology);
        }
    }

    pub(super) fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.usable(seat).map(|place| Action::Use { place }));
        out.push(Action::Pass);
    }

    #[inline]
    fn is_active(&self, seat: Seat, place: Place) -> bool {
        let player = &self.players[seat];
        match place {
            Place::TownHall => {
                let here = player.filled & spaces_of(place);
                here.len() >= self.options.town_hall_min.into()
            }
            Place::GunpowderTower => player.tower.total() > 0,
            Place::Theatre => player.theatre.total() > 0,
            _ => player.is_full(place),
        }
    }

    /// Whether a place is ever used in phase 5.
    fn has_action(&self, place: Place) -> bool {
        match PLACES[place].effect {
            Effect::Protection | Effect::Power => false,
            Effect::Bathhouse => self.options.bathhouse == Bathhouse::Active,
            Effect::Deeds => {
                place != Place::GunpowderTower || self.options.tower_deeds == TowerDeeds::Action
            }
            _ => true,
        }
    }

    /// Whether all are there whom a place needs for its action, or to ward off an event.
    pub(crate) fn is_manned(&self, seat: Seat, place: Place) -> bool {
        let works = self.has_action(place) || PLACES[place].effect == Effect::Protection;
        works && self.is_active(seat, place)
    }

    /// An action can be done only if its main effect can happen at all.
    pub(crate) fn check_use(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if !player.places.contains(place) {
            return Err(Illegal::NotYourPlace);
        }
        require(self.has_action(place), Illegal::NoAction)?;
        require(self.is_active(seat, place), Illegal::NotActive)?;
        let effect = PLACES[place].effect;
        match effect {
            Effect::Recruit(kind) => self.check_recruit(seat, kind),
            Effect::RecruitOneOf => self.check_village(seat),
            Effect::Travel(way) => {
                require(self.ways(seat, Some(way)).next().is_some(), Illegal::NoRoute)
            }
            Effect::TradingStation => self.check_station(seat),
            Effect::Deeds => require(self.has_deed(seat, place), Illegal::NoDeed),
            Effect::Good(good) => require(self.goods[good] > 0, Illegal::NoGoodsLeft),
            Effect::Pharmacy | Effect::Court => require(player.coins > 0, Illegal::TooPoor),
            Effect::Technology => require(self.technologies > 0, Illegal::NoTechnologyLeft),
            Effect::Bathhouse => require(player.bag.total() > 0, Illegal::BagEmpty),
            Effect::Goldsmith => require(player.goods() > 0, Illegal::NoGoods),
            Effect::Bakery => {
                require(player.coins >= BAKING, Illegal::TooPoor)?;
                require(player.wares[Ware::Grain] > 0, Illegal::NoGoods)
            }
            Effect::Hideaway => self.check_hideaway(seat),
            Effect::Gain { .. }
            | Effect::CoinsPerLevel
            | Effect::CoinsPerStation
            | Effect::Theatre
            | Effect::Protection
            | Effect::Power => Ok(()),
        }
    }

    /// In Orléans every player may have a trading station, elsewhere only one of all.
    fn check_station(&self, seat: Seat) -> Result<(), Illegal> {
        let player = &self.players[seat];
        require(player.unbuilt > 0, Illegal::NoStationLeft)?;
        let town = player.merchant;
        let taken = match town {
            Town::Orleans => player.stations.contains(town),
            _ => self.has_station(town),
        };
        require(!taken, Illegal::TownTaken)
    }

    pub(super) fn use_place(
        &mut self,
        seat: Seat,
        place: Place,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_use(seat, place)?;
        self.pending.pop();
        seen.saw(Event::Used { seat, place });
        let effect = PLACES[place].effect;
        let actors = self.players[seat].theatre.total() as u16;
        // Town Hall and tower keep who is not sent; the Bathhouse is cleared after the draw.
        if !matches!(effect, Effect::Deeds | Effect::Bathhouse) {
            self.clear(seat, place);
        }
        let player = &self.players[seat];
        match effect {
            Effect::Recruit(kind) => self.recruit(seat, kind, seen),
            Effect::TradingStation => self.build_station(seat, seen),
            Effect::Good(good) => self.fetch_good(seat, good, seen),
            Effect::Technology => self.gain_technology(seat, seen),
            Effect::Gain { coins, points } => {
                self.gain_coins(seat, coins.into(), seen);
                self.develop(seat, points, seen);
            }
            Effect::CoinsPerLevel => self.gain_coins(seat, player.level().into(), seen),
            Effect::CoinsPerStation => self.gain_coins(seat, player.built().into(), seen),
            Effect::Theatre => self.gain_coins(seat, actors, seen),
            Effect::Bathhouse => self.draw(seat, Purpose::Bathhouse { first: None }),
            _ => {
                let question = first_question(seat, place).expect("all others begin with one");
                self.ask(seat, question);
            }
        }
        Ok(())
    }

    /// The followers of a place go to the bag; technology stays.
    pub(super) fn clear(&mut self, seat: Seat, place: Place) {
        let player = &mut self.players[seat];
        for space in spaces_of(place) & player.manned() {
            let follower = player.slots[space].take().expect("somebody stands there");
            player.filled.remove(space);
            player.bag[follower] += 1;
        }
        if place == Space::THEATRE.place() {
            for (follower, count) in player.theatre.iter_mut() {
                player.bag[follower] += std::mem::take(count);
            }
        }
    }
}

pub(super) fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
