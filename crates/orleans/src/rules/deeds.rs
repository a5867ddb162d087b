//! Beneficial deeds: followers leave for good, for coins or development, and whoever fills the
//! last space of a deed takes its citizen. Nobody stands in for anybody here.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use crate::action::Action;
use crate::data::{DEEDS, DeedReward, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Orleans;
use crate::types::{Deed, Follower, Kind, Place};

impl Orleans {
    /// How many neutral followers of a kind wait in the Town Hall or on the tower.
    fn waiting(&self, seat: Seat, place: Place, kind: Kind) -> u8 {
        let player = &self.players[seat];
        let follower = Follower::neutral(kind);
        if place == Place::GunpowderTower {
            return player.tower[follower];
        }
        let spaces = spaces_of(place).iter();
        spaces.filter(|&space| player.slots[space] == Some(follower)).count() as u8
    }

    fn check_deed(
        &self,
        seat: Seat,
        place: Place,
        (kind, deed, point): (Kind, Deed, bool),
    ) -> Result<(), Illegal> {
        require(self.waiting(seat, place, kind) > 0, Illegal::NoSuchFollower)?;
        require(self.deeds[deed][kind] > 0, Illegal::NoDeed)?;
        let choice = DEEDS[deed].reward == DeedReward::CoinOrPoint;
        require(!point || choice, Illegal::NotAsked)
    }

    pub(super) fn has_deed(&self, seat: Seat, place: Place) -> bool {
        let mut kinds = Kind::ALL.into_iter().filter(|&kind| self.waiting(seat, place, kind) > 0);
        kinds.any(|kind| Deed::ALL.into_iter().any(|deed| self.deeds[deed][kind] > 0))
    }

    pub(crate) fn fill_deeds(&self, seat: Seat, place: Place, out: &mut Vec<Action>) {
        for kind in Kind::ALL {
            if self.waiting(seat, place, kind) == 0 {
                continue;
            }
            for deed in Deed::ALL {
                for point in [false, true] {
                    if self.check_deed(seat, place, (kind, deed, point)).is_ok() {
                        out.push(Action::Deed { kind, deed, point });
                    }
                }
            }
        }
    }

    pub(super) fn legal_deeds(&self, seat: Seat, place: Place, served: u8, out: &mut Vec<Action>) {
        self.fill_deeds(seat, place, out);
        if served > 0 {
            out.push(Action::Done);
        }
    }

    pub(super) fn serve(
        &mut self,
        seat: Seat,
        place: Place,
        (kind, deed, point): (Kind, Deed, bool),
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_deed(seat, place, (kind, deed, point))?;
        let player = &mut self.players[seat];
        let follower = Follower::neutral(kind);
        if place == Place::GunpowderTower {
            player.tower[follower] -= 1;
        } else {
            let mut spaces = spaces_of(place).iter();
            let space = spaces.find(|&space| player.slots[space] == Some(follower));
            player.lift(follower, space.expect("somebody waits there"));
        }
        self.deeds[deed][kind] -= 1;
        seen.saw(Event::Served { seat, place, kind, deed });
        match DEEDS[deed].reward {
            DeedReward::Coins(coins) => self.gain_coins(seat, coins.into(), seen),
            DeedReward::CoinOrPoint if point => self.develop(seat, 1, seen),
            DeedReward::CoinOrPoint => self.gain_coins(seat, 1, seen),
        }
        if self.deeds[deed].total() == 0 {
            self.gain_citizen(seat, deed.citizen(), seen);
        }
        Ok(())
    }
}
