//! Torture: whoever cannot pay gives up something for each missing coin. What is given up leaves
//! the game; what cannot be given is forgiven.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::chance::neutral_count;
use crate::action::{Action, Loss};
use crate::data::{DEVELOPMENT_COINS, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Orleans};
use crate::types::{Follower, Place, PlaceSet, SpaceSet, Ware};

impl Orleans {
    /// Coins that must be paid; torture for those that are missing.
    pub(super) fn charge(&mut self, seat: Seat, coins: u16, seen: &mut impl Observer<Event>) {
        let paid = coins.min(self.players[seat].coins);
        self.pay_coins(seat, paid, seen);
        let owed = coins - paid;
        if owed > 0 {
            seen.saw(Event::Tortured { seat, missing: owed });
            self.asks.push(Ask::Torture { seat, owed });
        }
    }

    /// It ends when everything is paid, or when there is nothing left to give.
    pub(super) fn end_torture(
        &mut self,
        seat: Seat,
        owed: u16,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if owed > 0 && self.can_lose(seat) {
            return false;
        }
        if owed > 0 {
            seen.saw(Event::DebtForgiven { seat, missing: owed });
        }
        self.asks.pop();
        true
    }

    fn can_lose(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.unbuilt > 0
            || player.built() > 0
            || self.check_loss(seat, Loss::Follower).is_ok()
            || self.check_loss(seat, Loss::Point).is_ok()
            || player.goods() > 0
            || player.places.len() > Place::ON_BOARD
            || player.technologies > 0
            || !player.technology.is_empty()
    }

    fn check_loss(&self, seat: Seat, loss: Loss) -> Result<(), Illegal> {
        let player = &self.players[seat];
        let possible = match loss {
            Loss::Station { town: None } => player.unbuilt > 0,
            Loss::Station { town: Some(town) } => player.stations.contains(town),
            Loss::Follower => neutral_count(&player.bag) > 0,
            // Never onto a coin space nor away from one, so that nobody wins the coins twice.
            Loss::Point => {
                let from = player.development;
                let near = |&(at, _): &(u8, u8)| at == from || at + 1 == from;
                from > 0 && !DEVELOPMENT_COINS.iter().any(near)
            }
            Loss::Ware { ware } => player.wares[ware] > 0,
            Loss::Tile { tile } => tile.is_tile() && player.places.contains(tile),
            Loss::Technology { space: None } => player.technologies > 0,
            Loss::Technology { space: Some(space) } => player.technology.contains(space),
        };
        require(possible, Illegal::CannotLose)
    }

    pub(super) fn legal_losses(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let mut offer = |loss: Loss| {
            if self.check_loss(seat, loss).is_ok() {
                out.push(Action::Lose { loss });
            }
        };
        offer(Loss::Station { town: None });
        for town in player.stations {
            offer(Loss::Station { town: Some(town) });
        }
        offer(Loss::Follower);
        offer(Loss::Point);
        for ware in Ware::ALL {
            offer(Loss::Ware { ware });
        }
        for tile in player.places - PlaceSet::first(Place::ON_BOARD) {
            offer(Loss::Tile { tile });
        }
        offer(Loss::Technology { space: None });
        for space in player.technology {
            offer(Loss::Technology { space: Some(space) });
        }
    }

    pub(super) fn lose(
        &mut self,
        seat: Seat,
        owed: u16,
        loss: Loss,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_loss(seat, loss)?;
        self.ask_instead(Ask::Torture { seat, owed: owed - 1 })?;
        seen.saw(Event::Lost { seat, loss });
        let player = &mut self.players[seat];
        match loss {
            Loss::Station { town } => {
                match town {
                    Some(town) => player.stations.remove(town),
                    None => player.unbuilt -= 1,
                }
                player.lost_stations += 1;
            }
            Loss::Follower => self.asks.push(Ask::Sacrifice { seat }),
            Loss::Point => player.development -= 1,
            Loss::Ware { ware } => {
                player.wares[ware] -= 1;
                self.goods_gone[ware.good()] += 1;
            }
            Loss::Tile { tile } => self.lose_tile(seat, tile),
            Loss::Technology { space } => {
                match space {
                    Some(space) => {
                        player.technology.remove(space);
                        player.filled.remove(space);
                    }
                    None => player.technologies -= 1,
                }
                self.technologies_gone += 1;
            }
        }
        Ok(())
    }

    /// Followers go to the bag, technology leaves with the tile, bread is grain again.
    fn lose_tile(&mut self, seat: Seat, tile: Place) {
        self.clear(seat, tile);
        let player = &mut self.players[seat];
        let spaces = spaces_of(tile);
        self.technologies_gone += (player.technology & spaces).len() as u8;
        player.technology = player.technology - spaces;
        player.filled = player.filled - spaces;
        player.spaces = player.spaces - spaces;
        player.places.remove(tile);
        self.tiles_gone.insert(tile);
        match tile {
            Place::GunpowderTower => {
                for (follower, count) in player.tower.iter_mut() {
                    player.bag[follower] += std::mem::take(count);
                }
            }
            Place::Bakery => {
                player.wares[Ware::Grain] += std::mem::take(&mut player.wares[Ware::Bread]);
            }
            _ => {}
        }
        debug_assert!((player.filled & spaces) == SpaceSet::EMPTY);
    }

    pub(super) fn sacrifice(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) {
        let kind = follower.kind();
        self.players[seat].bag[follower] -= 1;
        self.followers_gone[kind] += 1;
        seen.saw(Event::FollowerLost { seat, kind });
    }
}
