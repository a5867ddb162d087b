//! From options to the table before the first question.

use quadrivium_core::{PerSeat, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::data::{
    COINS, DEEDS, GOODS, HOURGLASS, STATIONS, TECHNOLOGIES, neutral_followers, spaces_of,
};
use crate::options::{Bank, Options};
use crate::state::{Orleans, Player, Stage};
use crate::types::{
    CitizenSet, Follower, Hourglass, PerDeed, PerFollower, PerGood, PerKind, PerRoute, Place,
    PlaceSet, SpaceSet,
};

/// Place tiles without and with the extra ones.
const TILES: std::ops::Range<usize> = Place::ON_BOARD..Place::Goldsmith as usize;
const WITH_EXTRA_TILES: std::ops::Range<usize> = Place::ON_BOARD..Place::COUNT;

/// The place tiles that take part.
pub(crate) fn tiles_in_play(options: &Options) -> PlaceSet {
    let range = if options.extra_tiles { WITH_EXTRA_TILES } else { TILES };
    Place::ALL[range].iter().copied().collect()
}

impl Orleans {
    /// Everything in its place before the first question.
    pub(crate) fn unpacked(options: Options) -> Self {
        let players = PerSeat::from_fn(|seat: Seat| {
            if Seat::first(options.players).any(|other| other == seat) {
                new_player()
            } else {
                Player::default()
            }
        });
        let bank = match options.bank {
            Bank::Limited => options.bank_total - COINS * u16::from(options.players),
            Bank::Unlimited => 0,
        };
        Self {
            options,
            pending: ArrayVec::new(),
            stage: Stage::Start,
            round: 0,
            event: Hourglass::Pilgrimage,
            start: Seat::A,
            next: Seat::A,
            finished: SeatSet::EMPTY,
            hourglass: HOURGLASS,
            supply: PerKind::from_fn(|kind| neutral_followers(kind, options.players)),
            followers_gone: PerKind::default(),
            goods: GOODS,
            goods_gone: PerGood::default(),
            routes: PerRoute::default(),
            tiles: tiles_in_play(&options),
            tiles_gone: PlaceSet::EMPTY,
            technologies: TECHNOLOGIES,
            technologies_gone: 0,
            deeds: PerDeed::from_fn(|deed| DEEDS[deed].spaces),
            citizens: CitizenSet::ALL,
            bank,
            arrivals: PerFollower::default(),
            players,
        }
    }
}

fn new_player() -> Player {
    let mut market = PerFollower::default();
    for follower in Follower::STARTING {
        market[follower] = 1;
    }
    let places: PlaceSet = Place::ALL[..Place::ON_BOARD].iter().copied().collect();
    let spaces = places.iter().fold(SpaceSet::EMPTY, |all, place| all | spaces_of(place));
    Player { coins: COINS, market, places, spaces, unbuilt: STATIONS, ..Player::default() }
}
