//! Torture: whoever cannot pay gives up something for each missing coin. What is given up leaves
//! the game; what cannot be given is forgiven.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::chance::neutral_count;
use crate::action::{Action, Loss};
use crate::data::{DEVELOPMENT_COINS, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Purpose, Question};
use crate::state::Orleans;
use crate::types::{Follower, Place, PlaceSet, SpaceSet, Ware};

impl Orleans {
    /// Coins that must be paid; torture for those that are missing.
    pub(super) fn charge(&mut self, seat: Seat, coins: u16, seen: &mut impl Observer<Event>) {
        let paid = coins.min(self.players[seat].coins);
        self.pay_coins(seat, paid, seen);
        let owed = coins - paid;
        if owed > 0 {
            seen.saw(Event::Tortured { seat, missing: owed });
            self.ask(seat, Question::Torture { owed });
        }
    }

    /// It ends when everything is paid, or when there is nothing left to give.
    pub(super) fn end_torture(
        &mut self,
        seat: Seat,
        owed: u16,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if owed > 0 && self.losses(seat).next().is_some() {
            return false;
        }
        if owed > 0 {
            seen.saw(Event::DebtForgiven { seat, missing: owed });
        }
        self.pending.pop();
        true
    }

    /// What a player can give up, in rising order.
    fn losses(&self, seat: Seat) -> impl Iterator<Item = Loss> {
        let player = &self.players[seat];
        // Never onto a coin space nor away from one, so that nobody wins the coins twice.
        let from = player.development;
        let coins = DEVELOPMENT_COINS.iter().any(|&(at, _)| at == from || at + 1 == from);
        let unbuilt = (player.unbuilt > 0).then_some(Loss::Station { town: None });
        let built = player.stations.iter().map(|town| Loss::Station { town: Some(town) });
        let follower = (neutral_count(&player.bag) > 0).then_some(Loss::Follower);
        let point = (from > 0 && !coins).then_some(Loss::Point);
        let wares = Ware::ALL.into_iter().filter(|&ware| player.wares[ware] > 0);
        let tiles = player.places - PlaceSet::first(Place::ON_BOARD);
        let waiting = (player.technologies > 0).then_some(Loss::Technology { space: None });
        let placed = player.technology.iter().map(|space| Loss::Technology { space: Some(space) });
        unbuilt
            .into_iter()
            .chain(built)
            .chain(follower)
            .chain(point)
            .chain(wares.map(|ware| Loss::Ware { ware }))
            .chain(tiles.iter().map(|tile| Loss::Tile { tile }))
            .chain(waiting)
            .chain(placed)
    }

    pub(super) fn legal_losses(&self, seat: Seat, out: &mut Vec<Action>) {
        self.losses(seat).for_each(|loss| out.push(Action::Lose { loss }));
    }

    pub(super) fn lose(
        &mut self,
        seat: Seat,
        owed: u16,
        loss: Loss,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        require(self.losses(seat).any(|one| one == loss), Illegal::CannotLose)?;
        self.ask_next(seat, Question::Torture { owed: owed - 1 })?;
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
            Loss::Follower => self.draw(seat, Purpose::Torture),
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
    ) -> Result<(), Illegal> {
        let kind = follower.kind();
        self.players[seat].bag[follower] -= 1;
        self.followers_gone[kind] += 1;
        seen.saw(Event::FollowerLost { seat, kind });
        self.answered()
    }
}
