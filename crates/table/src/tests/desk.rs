//! Tables for the tests of this folder: entries and their fold, without database or clock, and with
//! luck that can be repeated.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use quadrivium_core::{Actor, AnyGame, Seat, Settings};
use quadrivium_games::GAMES;
use quadrivium_kit::toy::Toy;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};

use super::super::{Card, Eyes, Fold, Presence, Sitter};
use crate::api;
use crate::entry::{Batch, Chair, Clock, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, Invite, Seed, TableId};
use crate::moment::{Entropy, Moment, NoEntropy};

/// Entropy that is the same in every run, and other bytes each time.
pub struct Counted(AtomicU64);

impl Entropy for Counted {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        StdRng::seed_from_u64(self.0.fetch_add(1, Relaxed)).fill_bytes(bytes);
        Ok(())
    }
}

static ENTROPY: Counted = Counted(AtomicU64::new(0));

/// The moment in which everything happens here.
pub static MOMENT: Moment<'static> = Moment { now: 0, entropy: &ENTROPY };

/// A person whose name is one letter.
pub fn person(letter: char) -> GuestId {
    letter.to_string().repeat(20).parse().expect("a letter that names are made of")
}

pub fn key(letter: char) -> Invite {
    letter.to_string().repeat(24).parse().expect("a letter that names are made of")
}

/// A seed of chance.
pub fn seed(number: u64) -> Seed {
    let letters = format!("{number:052}").replace('0', "a").replace('1', "b");
    letters.parse().expect("letters that seeds are made of")
}

/// A table as it is made: the game, and a letter for the person on each seat; a bot where there is
/// none.
pub fn plan(game: &str, options: &[(&str, &str)], seats: &str) -> Plan {
    let chair = |letter: char| match letter {
        '.' => Chair::Bot { level: "apprentice".into() },
        letter => Chair::Human { invite: key(letter) },
    };
    Plan {
        id: "a".repeat(12).parse::<TableId>().expect("a name"),
        kind: Kind::Game,
        game: game.into(),
        rules: GAMES.find(game).expect("a game").rules,
        players: seats.len() as u8,
        options: options.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        chairs: seats.chars().map(chair).collect(),
        clock: None,
        owner: person('a'),
        created: 0,
        parent: None,
        seed: Some(seed(1)),
        no_hints: false,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    }
}

/// A table with all entries that made it.
pub struct Desk {
    pub fold: Fold,
    pub batches: Vec<Batch>,
    /// The time of the next entries.
    pub at: u64,
    rng: StdRng,
}

impl Desk {
    /// A table at which everybody has sat down and chance has begun.
    pub fn of(game: &str, options: &[(&str, &str)], seats: &str) -> Self {
        Self::seated(Fold::new(Arc::new(plan(game, options, seats))).expect("a table"), seats, 1)
    }

    /// The same with another game on it than the plan says: a game with everything a game may have.
    pub fn toy(seats: &str, deal: &[&str]) -> Self {
        let game = quadrivium_core::Listing::of::<Toy>();
        let game = game.start(&Settings::players(seats.len() as u8)).expect("a toy");
        let fold = Fold::over(Arc::new(plan("burgundy", &[], seats)), game);
        let mut desk = Self::sat(fold, seats, 1);
        for card in deal {
            desk.force(Actor::Chance, &format!("draw {card}"));
        }
        desk
    }

    /// The same with so many seconds to think.
    pub fn clocked(game: &str, seats: &str, clock: Clock) -> Self {
        let plan = Plan { clock: Some(clock), ..plan(game, &[], seats) };
        Self::seated(Fold::new(Arc::new(plan)).expect("a table"), seats, 1)
    }

    /// A table at which nobody sits yet.
    pub fn waiting(fold: Fold, seed: u64) -> Self {
        Self { fold, batches: Vec::new(), at: 0, rng: StdRng::seed_from_u64(seed) }
    }

    /// A table at which everybody has sat down, before the first move.
    pub fn sat(fold: Fold, seats: &str, seed: u64) -> Self {
        let mut desk = Self::waiting(fold, seed);
        let people = Seat::first(seats.len() as u8).zip(seats.chars());
        let sit = |(seat, letter): (Seat, char)| Entry::Sit {
            seat,
            guest: person(letter),
            name: letter.to_string(),
            card: Card::default(),
        };
        desk.add(people.filter(|(_, letter)| *letter != '.').map(sit).collect());
        desk
    }

    pub fn seated(fold: Fold, seats: &str, seed: u64) -> Self {
        let mut desk = Self::sat(fold, seats, seed);
        desk.let_chance();
        desk
    }

    /// Folds entries as they would be read from storage.
    pub fn add(&mut self, entries: Vec<Entry>) {
        if entries.is_empty() {
            return;
        }
        let batch = Batch { seq: self.seq() + 1, at: self.at, entries };
        self.batches.push(batch.clone());
        self.fold.apply_batch(batch).expect("entries that fit");
    }

    /// The same for what a request leads to.
    pub fn take(&mut self, entries: Result<Vec<Entry>, Fault>) -> Result<(), Fault> {
        self.add(entries?);
        Ok(())
    }

    pub fn let_chance(&mut self) {
        let entries = self.fold.entries_of_chance(MOMENT).expect("chance acts");
        self.add(entries);
    }

    /// A move without anybody asking whether it may be made.
    pub fn force(&mut self, by: Actor, action: &str) {
        self.add(vec![Entry::Play { by, action: action.into() }]);
    }

    pub fn seq(&self) -> u64 {
        self.fold.seq()
    }

    pub fn game(&self) -> Box<dyn AnyGame> {
        self.fold.line.game().boxed_clone()
    }

    /// Some of what is offered to a seat.
    pub fn some(&mut self, seat: Seat) -> String {
        let mut legal = self.game().legal(seat);
        let chosen = self.rng.random_range(0..legal.len());
        legal.swap_remove(chosen)
    }

    /// The person on a seat, by letter.
    pub fn on(&self, seat: Seat) -> GuestId {
        self.fold.people.on(seat).and_then(Sitter::guest).expect("a person sits there")
    }

    /// The first seat that is asked decides in some way.
    pub fn play_some(&mut self) {
        let seat = self.game().turn().player().expect("somebody is asked");
        let action = self.some(seat);
        let before = self.fold.line.moves();
        self.play(seat, &action).expect("what is offered is taken");
        assert!(self.fold.line.moves() > before, "a decision is a move");
    }

    pub fn play(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let (seq, action) = (self.seq(), action.to_owned());
        let entries = match self.fold.people.on(seat).and_then(Sitter::guest) {
            Some(guest) => {
                let play = api::Play { seq, seat, action, then: Vec::new() };
                self.fold.entries_of_play(MOMENT, guest, &play)
            }
            None => self.fold.entries_of_bot(MOMENT, seq, seat, &action),
        };
        self.take(entries)
    }

    pub fn undo(&mut self, letter: char, to: Option<u32>) -> Result<(), Fault> {
        let undo = api::Undo { seq: self.seq(), to, only: false };
        let entries = self.fold.entries_of_undo(person(letter), &undo);
        self.take(entries)
    }

    /// The table as a person sees it, as JSON.
    pub fn look(&self, letter: char) -> serde_json::Value {
        let presence = Presence::default();
        let eyes =
            Eyes { guest: Some(person(letter)), now: self.at, presence: &presence, page: true };
        serde_json::to_value(self.fold.whole_snapshot(eyes)).expect("plain data")
    }
}
