//! Playouts allocate nothing per decision, in every game: counted by the allocator itself.

// An allocator can only be written with `unsafe`; this one counts and hands on.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use quadrivium_bots::{Bot, Level, game_rng, play_game};
use quadrivium_core::{Options, Playable, Settings, Visitor};
use quadrivium_games::{GAMES, visit};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

// SAFETY: every call is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays many games to warm up, then some more, and counts the allocations between the first and
/// the last action of each of those.
struct Playouts {
    settings: Settings,
    level: Level,
}

impl Visitor for Playouts {
    type Output = u64;

    fn visit<G: Playable>(self) -> u64 {
        let options = G::Options::from_settings(&self.settings).expect("listed settings");
        let start = G::new(&options).expect("listed settings");
        let mut bots: Vec<_> = (0..options.players()).map(|_| Bot::<G>::new(self.level)).collect();
        let mut total = 0;
        for game in 0..60 {
            let (mut first, mut last) = (None, 0);
            play_game(start.clone(), &mut bots, &mut game_rng(1, game), |_, _, _| {
                last = ALLOCATIONS.get();
                first.get_or_insert(last);
            });
            if game >= 50 {
                total += last - first.unwrap_or(last);
            }
        }
        total
    }
}

#[test]
fn a_decision_allocates_nothing() {
    for entry in GAMES.iter() {
        for players in entry.players.clone() {
            for level in Level::ALL {
                let settings = Settings::players(players);
                let allocations = visit(entry.name, Playouts { settings, level }).unwrap();
                assert_eq!(allocations, 0, "{} for {players}, {level}", entry.name);
            }
        }
    }
}
