//! Counts everything: nothing is created or lost.

use quadrivium_core::{Audit, Imbalance, Key, Seat};

use crate::data::{
    DEEDS, GOODS, HOURGLASS, MARKET, ROUNDS, STATIONS, TECHNOLOGIES, neutral_followers,
};
use crate::options::Bank;
use crate::setup::tiles_in_play;
use crate::state::{Ask, Orleans, Stage};
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, PlaceSet, Space, SpaceSet, Ware,
};

impl Audit for Orleans {
    fn audit(&self) -> Result<(), Imbalance> {
        self.count_followers()?;
        self.count_goods()?;
        self.count_tiles()?;
        self.count_citizens()?;
        self.count_coins()?;
        self.seats().try_for_each(|seat| self.check_player(seat))?;
        self.count_rounds()
    }
}

impl Orleans {
    /// How many of a follower a player has anywhere.
    fn held(&self, seat: Seat, follower: Follower) -> i64 {
        let player = &self.players[seat];
        let placed = player.slots.values.iter().filter(|&&slot| slot == Some(follower)).count();
        let idle = [player.bag, player.market, player.tower, player.theatre];
        idle.iter().map(|all| i64::from(all[follower])).sum::<i64>() + placed as i64
    }

    fn count_followers(&self) -> Result<(), Imbalance> {
        let bathing = |follower| {
            self.bathers.iter().filter(|&&bather| bather == Some(follower)).count() as i64
        };
        for kind in Kind::ALL {
            let follower = Follower::neutral(kind);
            let held: i64 = self.seats().map(|seat| self.held(seat, follower)).sum();
            let serving: u8 = Deed::ALL
                .iter()
                .map(|&deed| DEEDS[deed].spaces[kind] - self.deeds[deed][kind])
                .sum();
            let rest = self.supply[kind] + self.followers_gone[kind] + serving;
            let found = held + bathing(follower) + i64::from(rest);
            let all = neutral_followers(kind, self.options.players);
            Imbalance::unless_equal(|| format!("{kind}s"), found, all)?;
        }
        // Only one player can have somebody in the Bathhouse.
        for follower in Follower::STARTING {
            let held: i64 = self.seats().map(|seat| self.held(seat, follower)).sum();
            let found = held + bathing(follower);
            Imbalance::unless_equal(|| format!("{follower}s"), found, self.options.players)?;
            for seat in self.seats() {
                let more = (self.held(seat, follower) - 1).max(0);
                Imbalance::unless_equal(|| format!("{follower}s of {seat} too many"), more, 0)?;
            }
        }
        Ok(())
    }

    fn count_goods(&self) -> Result<(), Imbalance> {
        for good in Good::ALL {
            let mapped = self.routes.values.iter().flatten().filter(|&&it| it == Some(good));
            let held: i64 = self
                .seats()
                .flat_map(|seat| Ware::ALL.map(|ware| (seat, ware)))
                .filter(|(_, ware)| ware.good() == good)
                .map(|(seat, ware)| i64::from(self.players[seat].wares[ware]))
                .sum();
            let rest = i64::from(self.goods[good]) + i64::from(self.goods_gone[good]);
            let found = held + rest + mapped.count() as i64;
            Imbalance::unless_equal(|| good.to_string(), found, GOODS[good])?;
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), Imbalance> {
        let in_play = tiles_in_play(&self.options);
        for tile in Place::ALL.into_iter().filter(|place| place.is_tile()) {
            let owners = self.seats().filter(|&seat| self.players[seat].places.contains(tile));
            let found = i64::from(self.tiles.contains(tile))
                + i64::from(self.tiles_gone.contains(tile))
                + owners.count() as i64;
            Imbalance::unless_equal(|| tile.to_string(), found, in_play.contains(tile))?;
        }
        let held: i64 = self
            .seats()
            .map(|seat| {
                let player = &self.players[seat];
                i64::from(player.technologies) + player.technology.len() as i64
            })
            .sum();
        let found = held + i64::from(self.technologies) + i64::from(self.technologies_gone);
        Imbalance::unless_equal(|| "technology tiles".to_owned(), found, TECHNOLOGIES)
    }

    fn count_citizens(&self) -> Result<(), Imbalance> {
        for citizen in Citizen::ALL {
            let owners = self.seats().filter(|&seat| self.players[seat].citizens.contains(citizen));
            let found = i64::from(self.citizens.contains(citizen)) + owners.count() as i64;
            Imbalance::unless_equal(|| format!("citizen {citizen}"), found, 1)?;
        }
        for deed in Deed::ALL {
            let complete = self.deeds[deed].total() == 0;
            let taken = !self.citizens.contains(deed.citizen());
            Imbalance::unless_equal(|| format!("citizen of the deed {deed}"), taken, complete)?;
        }
        Ok(())
    }

    fn count_coins(&self) -> Result<(), Imbalance> {
        let (found, all) = match self.options.bank {
            Bank::Unlimited => (i64::from(self.bank), 0),
            Bank::Limited => {
                let held = self.seats().map(|seat| i64::from(self.players[seat].coins));
                (held.sum::<i64>() + i64::from(self.bank), self.options.bank_total)
            }
        };
        Imbalance::unless_equal(|| "coins".to_owned(), found, all)
    }

    /// What a player remembers agrees with what lies there, and nothing lies where it may not.
    fn check_player(&self, seat: Seat) -> Result<(), Imbalance> {
        let player = &self.players[seat];
        let check = |what: &str, found: u64, expected: u64| {
            let (found, expected) = (found.cast_signed(), expected.cast_signed());
            Imbalance::unless_equal(|| format!("{what} of {seat}"), found, expected)
        };
        let stations = player.built() + player.unbuilt + player.lost_stations;
        check("trading stations", stations.into(), STATIONS.into())?;
        let board = PlaceSet::first(Place::ON_BOARD);
        check("places of the board", (board - player.places).bits, 0)?;
        let spaces = player
            .places
            .iter()
            .fold(SpaceSet::EMPTY, |all, place| all | self.spaces_in_play(place));
        check("action spaces", player.spaces.bits, spaces.bits)?;
        let manned: SpaceSet = player
            .slots
            .iter()
            .filter(|(_, slot)| slot.is_some())
            .map(|(space, _)| space)
            .collect();
        check("filled spaces", player.filled.bits, (manned | player.technology).bits)?;
        check("doubly filled spaces", (manned & player.technology).bits, 0)?;
        check("filled spaces elsewhere", (player.filled - player.spaces).bits, 0)?;
        check("a follower beside the stage", player.filled.contains(Space::THEATRE).into(), 0)?;
        let theatre = player.places.contains(Place::Theatre);
        check("actors without a stage", u64::from(!theatre && player.theatre.total() > 0), 0)?;
        let arranged = !matches!(self.stage, Stage::Drawing | Stage::Bathing | Stage::Stowing)
            && !self.asks.iter().any(|ask| matches!(ask, Ask::Stow { .. }));
        let crowd = player.market.total() > u32::from(MARKET);
        check("followers beside the market", u64::from(arranged && crowd), 0)?;
        let room = i64::from(MARKET) + 2 * i64::from(player.places.contains(Place::GunpowderTower));
        let lying = i64::from(player.market.total()) + i64::from(player.tower.total());
        check("followers beside market and tower", (lying - room).max(0).cast_unsigned(), 0)?;
        let bread = player.wares[Ware::Bread] > 0 && !player.places.contains(Place::Bakery);
        check("bread without a bakery", u64::from(bread), 0)
    }

    fn count_rounds(&self) -> Result<(), Imbalance> {
        let waits = matches!(self.asked(), Some(Ask::Reveal));
        let revealed = self.round - u8::from(waits);
        let left = i64::from(self.hourglass.total());
        let expected = i64::from(ROUNDS) - i64::from(revealed);
        Imbalance::unless_equal(|| "hourglass tiles".to_owned(), left, expected)?;
        let most = Hourglass::ALL.iter().map(|&tile| self.hourglass[tile]).max().unwrap_or(0);
        let more = most.saturating_sub(HOURGLASS.values[0]);
        Imbalance::unless_equal(|| "hourglass tiles of one event".to_owned(), more, 0)?;
        debug_assert!(self.start.index() < usize::from(self.options.players));
        Ok(())
    }
}
