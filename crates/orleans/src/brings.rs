//! What the action of a place brings, in parts that have a picture, where it depends on whose place
//! it is; what is printed stands in the catalogue.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::data::{
    CITIZEN_OF_BOATMEN, CITIZEN_OF_KNIGHTS, COINS_OF_BOATMAN, DRAW_LIMIT, Effect, GOOD_OF_FARMER,
    PLACES, POINTS_OF_SCHOLAR, STEPS,
};
use crate::state::Orleans;
use crate::types::{Citizen, Kind, Place};

/// A part of what an action brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BringView {
    /// What, by the name that gains have.
    pub of: &'static str,
    /// How much; nothing for a single thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub count: Option<u8>,
    /// As little as this, where the player says how much.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub least: Option<u8>,
    /// So much for each of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub per: Option<&'static str>,
}

pub const COINS: &str = "coins";
pub const POINTS: &str = "development";
pub const TECHNOLOGY: &str = "technology";
pub const CITIZEN: &str = "citizen";
pub const DRAWS: &str = "draws";
const TILE: &str = "tile";

/// A single thing.
pub const fn one(of: &'static str) -> BringView {
    BringView { of, count: None, least: None, per: None }
}

/// So much of something.
pub const fn some(of: &'static str, count: u8) -> BringView {
    BringView { count: Some(count), ..one(of) }
}

impl Orleans {
    /// What a place brings its owner now, where that is not what is printed.
    pub(crate) fn brings_now(&self, seat: Seat, place: Place) -> Vec<BringView> {
        let player = &self.players[seat];
        match PLACES[place].effect {
            Effect::Recruit(kind) => {
                [one(kind.name())].into_iter().chain(self.next_step(seat, kind)).collect()
            }
            Effect::CoinsPerLevel => vec![some(COINS, player.level())],
            Effect::CoinsPerStation => vec![some(COINS, player.built())],
            Effect::Goldsmith => vec![some(POINTS, player.built())],
            Effect::Theatre if player.theatre.total() > 0 => {
                vec![some(COINS, player.theatre.total() as u8)]
            }
            _ => Vec::new(),
        }
    }

    /// What the next step of a track brings, less what is gone.
    fn next_step(&self, seat: Seat, kind: Kind) -> Vec<BringView> {
        let step = self.players[seat].tracks[kind];
        if step >= STEPS[kind] {
            return Vec::new();
        }
        let (index, next) = (usize::from(step), step + 1);
        let citizen =
            |citizen, at| (next == at && self.citizens.contains(citizen)).then(|| one(CITIZEN));
        let (bonus, citizen) = match kind {
            Kind::Farmer => {
                let good = GOOD_OF_FARMER[index];
                ((self.goods[good] > 0).then(|| one(good.name())), None)
            }
            Kind::Boatman => {
                let coins = COINS_OF_BOATMAN[index];
                let coins = (coins > 0).then(|| some(COINS, coins));
                (coins, citizen(Citizen::Boatman, CITIZEN_OF_BOATMEN))
            }
            Kind::Craftsman => ((self.technologies > 0).then(|| one(TECHNOLOGY)), None),
            Kind::Trader => (self.tile_for(next).map(|_| one(TILE)), None),
            Kind::Knight => {
                let draws = some(DRAWS, DRAW_LIMIT[usize::from(next)]);
                (Some(draws), citizen(Citizen::Knight, CITIZEN_OF_KNIGHTS))
            }
            Kind::Scholar => (Some(some(POINTS, POINTS_OF_SCHOLAR[index])), None),
            Kind::Monk => (None, None),
        };
        bonus.into_iter().chain(citizen).collect()
    }
}
