//! Phase 5: in turn order, one action of an active place each, round and round until all have
//! passed.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{Effect, PLACES, ROUNDS, spaces_of, ways_from};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Bathhouse, TowerDeeds};
use crate::state::{Ask, Orleans};
use crate::types::{Place, Space, Town, Ware};

/// What a baking costs.
pub(super) const BAKING: u16 = 2;

impl Orleans {
    /// Whoever can only pass has passed.
    pub(super) fn next_action(&mut self, seen: &mut impl Observer<Event>) {
        let Some(seat) = self.next_unfinished(self.next) else {
            self.begin_event(seen);
            return;
        };
        self.next = seat.next(self.options.players);
        let mut places = self.players[seat].places.iter();
        if places.any(|place| self.check_use(seat, place).is_ok()) {
            self.asks.push(Ask::Act { seat });
        } else {
            self.pass(seat, seen);
        }
    }

    pub(super) fn pass(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.finished.insert(seat);
        seen.saw(Event::Passed { seat });
        // Right after the own pass, before the next player acts. After the last round nobody
        // works any more, so nothing can come of it.
        let useful = self.round < ROUNDS || self.options.technology_to_the_end();
        if useful && self.players[seat].technologies > 0 {
            self.asks.push(Ask::Technology { seat });
        }
    }

    pub(super) fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let places = self.players[seat].places.iter();
        let possible = places.filter(|&place| self.check_use(seat, place).is_ok());
        out.extend(possible.map(|place| Action::Use { place }));
        out.push(Action::Pass);
    }

    fn check_active(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        let player = &self.players[seat];
        let active = match place {
            Place::TownHall => {
                let here = player.filled & spaces_of(place);
                here.len() >= self.options.town_hall_min.into()
            }
            Place::GunpowderTower => player.tower.total() > 0,
            Place::Theatre => player.theatre.total() > 0,
            _ => player.is_full(place),
        };
        if active { Ok(()) } else { Err(Illegal::NotActive) }
    }

    /// An action can be done only if its main effect can happen at all.
    pub(crate) fn check_use(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if !player.places.contains(place) {
            return Err(Illegal::NotYourPlace);
        }
        let effect = PLACES[place].effect;
        let passive = match effect {
            Effect::Protection | Effect::Power => true,
            Effect::Bathhouse => self.options.bathhouse == Bathhouse::Passive,
            Effect::Deeds => {
                place == Place::GunpowderTower && self.options.tower_deeds == TowerDeeds::Planning
            }
            _ => false,
        };
        if passive {
            return Err(Illegal::NoAction);
        }
        self.check_active(seat, place)?;
        match effect {
            Effect::Recruit(kind) => self.check_recruit(seat, kind),
            Effect::RecruitOneOf => self.check_village(seat),
            Effect::Travel(way) => {
                let mut ways = ways_from(player.merchant).iter();
                require(ways.any(|&(_, by, _)| by == way), Illegal::NoRoute)
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
        self.asks.pop();
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
            Effect::RecruitOneOf => self.asks.push(Ask::Recruit { seat }),
            Effect::Travel(way) => {
                self.asks.push(Ask::Move { seat, merchant: seat, way: Some(way) });
            }
            Effect::Deeds => self.asks.push(Ask::Deeds { seat, place, served: 0 }),
            Effect::Pharmacy => self.asks.push(Ask::Pharmacy { seat }),
            Effect::Bathhouse => self.asks.push(Ask::DrawBathers { seat }),
            Effect::Goldsmith | Effect::Hideaway => self.asks.push(Ask::Give { seat, place }),
            Effect::Bakery => self.asks.push(Ask::Bake { seat }),
            Effect::Court => self.asks.push(Ask::Merchant { seat }),
            Effect::Protection | Effect::Power => unreachable!("these places have no action"),
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
