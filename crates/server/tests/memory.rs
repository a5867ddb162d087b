//! How much memory the search for a fork takes. It is looked for by many at once, and a long game
//! has hundreds of positions.
#![allow(unsafe_code, reason = "an allocator that counts cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use quadrivium_core::{Actor, Turn};
use quadrivium_games::GAMES;
use quadrivium_server::surroundings::SystemEntropy;
use quadrivium_table::entry::{Batch, Chair, Entry, Kind, Plan};
use quadrivium_table::ids::{GuestId, Invite, TableId};
use quadrivium_table::{Card, Fold};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// The allocator of the system, and how much of it is in use.
struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: everything is passed on to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = NOW.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(now, Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }
}

/// A game of Craftsmen between three people, so many moves long.
fn craftsmen(moves: u32) -> Fold {
    let game = GAMES.find("craftsmen").unwrap();
    let chair = || Chair::Human { invite: Invite::random(&SystemEntropy).unwrap() };
    let plan = Plan {
        id: TableId::random(&SystemEntropy).unwrap(),
        kind: Kind::Game,
        game: game.name.into(),
        rules: game.rules,
        players: 3,
        options: Vec::new(),
        chairs: vec![chair(), chair(), chair()],
        clock: None,
        owner: GuestId::random(&SystemEntropy).unwrap(),
        created: 0,
        parent: None,
        seed: None,
        no_hints: false,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    };
    let mut fold = Fold::new(Arc::new(plan)).unwrap();
    let sit = |(seat, _)| Entry::Sit {
        seat,
        guest: GuestId::random(&SystemEntropy).unwrap(),
        name: "x".into(),
        card: Card::default(),
    };
    let entries = fold.people.iter().map(sit).collect();
    fold.apply_batch(Batch { seq: 1, at: 0, entries }).unwrap();
    let mut rng = StdRng::seed_from_u64(5);
    while fold.line.moves() < moves {
        let (by, action) = match fold.line.game().turn() {
            Turn::Chance => (Actor::Chance, fold.line.game().sample(&mut rng).unwrap()),
            Turn::Over => panic!("the game is shorter than that"),
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = fold.line.game().legal(seat);
                let chosen = rng.random_range(0..legal.len());
                (seat.into(), legal.swap_remove(chosen))
            }
        };
        let entries = vec![Entry::Play { by, action }];
        fold.apply_batch(Batch { seq: fold.seq() + 1, at: 0, entries }).unwrap();
    }
    fold
}

#[test]
fn a_fork_of_a_long_game_with_many_secrets_takes_little_memory() {
    let fold = craftsmen(300);
    let before = NOW.load(Relaxed);
    MOST.store(before, Relaxed);
    let past = fold.past(GuestId::random(&SystemEntropy).unwrap(), fold.line.moves());
    let _ = past.plays(&mut StdRng::seed_from_u64(1));
    let taken = MOST.load(Relaxed) - before;
    assert!(taken < 4 << 20, "{taken} bytes for one fork");
}
