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

    /// The followers who wait there with the deeds that have a space for them; the last says
    /// whether they bring a development point, where that is a choice.
    fn open_deeds(&self, seat: Seat, place: Place) -> impl Iterator<Item = (Kind, Deed, bool)> {
        let kinds = Kind::ALL.into_iter().filter(move |&kind| self.waiting(seat, place, kind) > 0);
        let deeds = kinds.flat_map(|kind| Deed::ALL.map(|deed| (kind, deed)));
        let open = deeds.filter(|&(kind, deed)| self.deeds[deed][kind] > 0);
        open.flat_map(|(kind, deed)| {
            let choice = DEEDS[deed].reward == DeedReward::CoinOrPoint;
            [false, true][..=usize::from(choice)].iter().map(move |&point| (kind, deed, point))
        })
    }

    fn check_deed(
        &self,
        seat: Seat,
        place: Place,
        (kind, deed, point): (Kind, Deed, bool),
    ) -> Result<(), Illegal> {
        if self.open_deeds(seat, place).any(|open| open == (kind, deed, point)) {
            return Ok(());
        }
        require(self.waiting(seat, place, kind) > 0, Illegal::NoSuchFollower)?;
        require(self.deeds[deed][kind] > 0, Illegal::NoDeed)?;
        Err(Illegal::NotAsked)
    }

    pub(super) fn has_deed(&self, seat: Seat, place: Place) -> bool {
        self.open_deeds(seat, place).next().is_some()
    }

    pub(super) fn fill_deeds(&self, seat: Seat, place: Place, out: &mut Vec<Action>) {
        let open = self.open_deeds(seat, place);
        out.extend(open.map(|(kind, deed, point)| Action::Deed { kind, deed, point }));
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
