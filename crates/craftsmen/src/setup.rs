//! From options to the first draw.

use quadrivium_core::{KeySet, PerSeat};
use tinyvec::ArrayVec;

use crate::data::{
    COPIES, GAME_HELPERS, HOUSES, OF_KIND, POOL_PRIVILEGE_TOKENS, POOL_WORK_TOKENS, by_players,
};
use crate::deck::Deck;
use crate::options::Options;
use crate::progress::{Deal, Part};
use crate::purse::Purse;
use crate::state::{Craftsmen, Cube, MOST_PLAYERS, Player};
use crate::told::Told;
use crate::types::{
    BuildingSet, Good, PerBuilding, PerGuild, PerHold, PerKind, SawmillSet, Season,
};

impl Craftsmen {
    /// The table before anything is dealt.
    pub(crate) fn set_up(options: Options) -> Self {
        let mut game = Self {
            options,
            pending: ArrayVec::new(),
            part: Part::Deal { next: Some(Deal::FIRST) },
            year: 0,
            season: Season::Spring,
            order: ArrayVec::new(),
            track: ArrayVec::new(),
            players: PerSeat::<_, MOST_PLAYERS>::default(),
            queues: PerGuild::default(),
            privileged: KeySet::EMPTY,
            look: None,
            capital: Purse::new(COPIES),
            discard: Purse::default(),
            stock: [Purse::new(COPIES); MOST_PLAYERS + 1],
            shown: Purse::default(),
            short: false,
            known: Default::default(),
            told: Told::default(),
            // Cards with a house lie on top of the others (R4).
            decks: PerKind::from_fn(|kind| {
                Deck::new([OF_KIND[kind] & HOUSES, OF_KIND[kind] - HOUSES])
            }),
            display: BuildingSet::EMPTY,
            open: BuildingSet::EMPTY,
            sites: PerBuilding::default(),
            filled: [KeySet::EMPTY; 2],
            sawmills: SawmillSet::ALL,
            given_up: SawmillSet::EMPTY,
            granary: [[Some(Cube::Natural); 2]; Good::STORED],
            holds: PerHold::default(),
            pool: [POOL_PRIVILEGE_TOKENS, POOL_WORK_TOKENS]
                .map(|tokens| by_players(tokens, options.players)),
            bonus: [None; Good::FINAL],
        };
        for seat in game.seats() {
            game.players[seat] = Player { helpers: GAME_HELPERS, ..Player::default() };
        }
        game
    }
}
