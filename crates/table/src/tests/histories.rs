//! Random histories of tables, held against a model that plays everything from the start.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use quadrivium_core::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::changes::Told;
use super::desk::{self, Desk, MOMENT, person, plan};
use super::model::Model;
use crate::api;
use crate::entry::{Clock, Plan};
use crate::fault::Fault;
use crate::moment::Moment;
use crate::{Fold, Presence, State};

/// Seconds to think: few enough that somebody runs out of them.
const SECONDS: u32 = 60;

/// Longer games are not forked here: where much is hidden, the search takes its time.
const LONGEST_FORKED: usize = 60;

/// What somebody does next; numbers are taken modulo whatever there is to choose from.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// So many decisions, by whoever is asked; `late` entries were not seen by whoever decides.
    Play {
        times: u8,
        who: u8,
        late: u64,
    },
    /// Back over one decision, back to some move, or one decision alone.
    Undo {
        who: u8,
        to: Option<u16>,
        only: bool,
    },
    Redo {
        who: u8,
    },
    Answer {
        who: u8,
        yes: bool,
    },
    Resign {
        who: u8,
    },
    /// After so many seconds.
    Claim {
        who: u8,
        seconds: u8,
    },
    Chat {
        who: u8,
    },
    /// Somebody keeps an answer for a seat, which may be possible when it is asked or not.
    Intend {
        who: u8,
        what: u8,
    },
    /// One person goes on alone from some move.
    Fork {
        who: u8,
        to: u16,
    },
}

fn deed() -> impl Strategy<Value = Deed> {
    let (who, to) = (any::<u8>, any::<u16>);
    prop_oneof![
        12 => (1..25_u8, who(), 0..4_u64)
            .prop_map(|(times, who, late)| Deed::Play { times, who, late }),
        8 => (who(), proptest::option::of(to()), any::<bool>())
            .prop_map(|(who, to, only)| Deed::Undo { who, to, only }),
        5 => who().prop_map(|who| Deed::Redo { who }),
        5 => (who(), proptest::bool::weighted(0.8)).prop_map(|(who, yes)| Deed::Answer { who, yes }),
        1 => who().prop_map(|who| Deed::Resign { who }),
        2 => (who(), 0..100_u8).prop_map(|(who, seconds)| Deed::Claim { who, seconds }),
        1 => who().prop_map(|who| Deed::Chat { who }),
        3 => (who(), who()).prop_map(|(who, what)| Deed::Intend { who, what }),
        1 => (who(), to()).prop_map(|(who, to)| Deed::Fork { who, to }),
    ]
}

/// A table with its model, which hears of everything that the table hears of.
struct Both {
    desk: Desk,
    model: Model,
    letters: Vec<char>,
    /// People at the table, and somebody who looks on, who are told of what has changed.
    told: Vec<Told>,
}

impl Both {
    fn new(plan: Plan, seats: &str, seed: u64) -> Self {
        let desk = Desk::seated(Fold::new(Arc::new(plan)).expect("a table"), seats, seed);
        Self::over(desk, seats)
    }

    fn heard(mut self) -> Self {
        self.hear();
        self
    }

    fn hear(&mut self) {
        for batch in &self.desk.batches {
            if batch.seq > self.model.seq() {
                self.model.add(batch);
            }
        }
    }

    fn letter(&self, who: u8) -> char {
        let people: Vec<_> = self.letters.iter().filter(|letter| **letter != '.').collect();
        *people[usize::from(who) % people.len()]
    }

    /// One decision of whoever is asked; whether it was taken.
    fn play(&mut self, who: u8, late: u64) -> bool {
        let asked = self.desk.fold.to_act();
        if asked.is_empty() {
            return false;
        }
        let seat = asked.iter().nth(usize::from(who) % asked.len()).expect("one of them");
        let action = self.desk.some(seat);
        let seq = self.desk.seq().saturating_sub(late);
        let fresh = self.model.is_fresh(seat, seq);
        let entries = if self.model.player(seat).is_some() {
            let play = api::Play { seq, seat, action, then: Vec::new() };
            self.desk.fold.entries_of_play(MOMENT, self.desk.on(seat), &play)
        } else {
            self.desk.fold.entries_of_bot(MOMENT, seq, seat, &action)
        };
        let taken = self.desk.take(entries);
        assert_eq!(matches!(taken, Err(Fault::Stale { .. })), !fresh, "seat {seat} at {seq}");
        assert_eq!(taken.is_ok(), fresh, "{taken:?}");
        taken.is_ok()
    }

    fn undo(&mut self, who: u8, to: Option<u16>, only: bool) {
        let letter = self.letter(who);
        let moves = self.model.line.len() as u32;
        let to = to.map(|to| u32::from(to) % (moves + 1));
        let undo = api::Undo { seq: self.desk.seq(), to, only };
        let entries = self.desk.fold.entries_of_undo(person(letter), &undo);
        let expected = self.model.back(letter, to, only);
        assert_eq!(entries.as_ref().ok(), expected.as_ref(), "{letter} {undo:?}: {entries:?}");
        let _ = self.desk.take(entries);
    }

    fn redo(&mut self, who: u8) {
        let letter = self.letter(who);
        let expected = self.model.ways(letter).redo;
        let entries = self.desk.fold.entries_of_redo(person(letter), self.desk.seq());
        assert_eq!(entries.is_ok(), expected.is_some(), "{letter}: {entries:?}");
        let _ = self.desk.take(entries);
    }

    fn answer(&mut self, who: u8, yes: bool) {
        let letter = self.letter(who);
        let asked =
            self.model.waits_for().iter().any(|seat| self.model.player(seat) == Some(letter));
        let to = self.model.request.map(|(_, to, _)| to);
        let asks = self.model.request.map(|(seat, ..)| seat);
        let withdraws = !yes && asks.is_some_and(|seat| self.model.player(seat) == Some(letter));
        let entries = self.desk.fold.entries_of_answer(person(letter), self.desk.seq(), yes);
        let may = self.model.state() == State::Running && (asked || withdraws);
        assert_eq!(entries.is_ok(), may, "{letter}: {entries:?}");
        let _ = self.desk.take(entries);
        self.hear();
        if asked && yes && self.model.request.is_none() {
            assert!(self.model.line.len() as u32 >= to.expect("a request"));
        }
    }

    fn resign(&mut self, who: u8) {
        let seats = Seat::first(self.letters.len() as u8);
        let seat = seats.clone().nth(usize::from(who) % self.letters.len()).expect("a seat");
        let may = self.model.player(seat).is_some() && self.model.state() == State::Running;
        let guest = self.model.player(seat).map_or_else(|| person('z'), person);
        let entries = self.desk.fold.entries_of_resign(guest, self.desk.seq(), seat);
        assert_eq!(entries.is_ok(), may, "{entries:?}");
        let _ = self.desk.take(entries);
    }

    fn claim(&mut self, who: u8, seconds: u8) {
        let letter = self.letter(who);
        self.desk.at += u64::from(seconds) * 1_000;
        let moment = Moment { now: self.desk.at, ..MOMENT };
        let entries = self.desk.fold.entries_of_claim(moment, person(letter), self.desk.seq());
        let _ = self.desk.take(entries);
    }

    fn chat(&mut self, who: u8) {
        let letter = self.letter(who);
        let entries = self.desk.fold.entries_of_chat(person(letter), "hello", 1 << 20);
        self.desk.take(entries).expect("there is room to talk");
    }

    /// Nobody but whoever keeps it sees another table afterwards.
    fn intend(&mut self, who: u8, what: u8) {
        let seats = Seat::first(self.letters.len() as u8);
        let seat = seats.clone().nth(usize::from(who) % self.letters.len()).expect("a seat");
        let Some(owner) = self.model.player(seat) else { return };
        if self.model.state() != State::Running {
            return;
        }
        let game = self.desk.game();
        let asked = self.desk.fold.to_act();
        let some: Vec<_> = asked.iter().flat_map(|asked| game.legal(asked)).collect();
        let Some(action) = some.get(usize::from(what) % some.len().max(1)) else { return };
        let answer = [api::Intended { action: action.clone(), words: serde_json::Value::Null }];
        let others = ['a', 'b', 'c', 'z'].into_iter().filter(|letter| *letter != owner);
        let seen = |desk: &Desk| others.clone().map(|letter| desk.look(letter)).collect::<Vec<_>>();
        let before = seen(&self.desk);
        let entries = self.desk.fold.entries_of_intent(person(owner), seat, &answer);
        let _ = self.desk.take(entries);
        assert_eq!(seen(&self.desk), before, "only {owner} knows");
    }

    /// What is due is played at once, as the server does.
    fn let_due(&mut self) {
        self.hear();
        while let Some(seat) = self.desk.fold.due() {
            let entries = self.desk.fold.entries_of_due(MOMENT, seat);
            self.desk.take(entries).expect("what is due is done");
            self.hear();
        }
    }

    /// Goes on alone, if what is secret can be dealt anew.
    fn fork(&mut self, who: u8, to: u16, seed: u64) {
        if self.model.line.len() > LONGEST_FORKED {
            return;
        }
        let letter = self.letter(who);
        let moves = usize::from(to) % (self.model.line.len() + 1);
        let past = self.desk.fold.past(person(letter), moves as u32);
        let Some(plays) = past.plays(&mut StdRng::seed_from_u64(seed)) else { return };
        let seats: String = self.letters.iter().map(|_| letter).collect();
        let source = (*self.desk.fold.plan).clone();
        let options: Vec<_> =
            source.options.iter().map(|(name, value)| (&name[..], &value[..])).collect();
        let mut forked = Self::unbegun(plan(&source.game, &options, &seats), &seats, seed);
        forked.desk.add(plays);
        forked.desk.let_chance();
        forked.hear();
        assert!(forked.model.line.len() >= moves);
        let over = self.model.state() == State::Over;
        let mine: Vec<_> = self.model.seats_of(letter).map(Viewer::Seat).collect();
        for at in 0..=moves {
            let (true_game, game) = (self.model.after(at), forked.model.after(at));
            for &viewer in &mine {
                assert_eq!(game.view(viewer), true_game.view(viewer), "{letter} at {at}");
            }
            if over && at < moves {
                assert_eq!(forked.model.line[at], self.model.line[at]);
            }
        }
        *self = forked;
    }

    fn unbegun(plan: Plan, seats: &str, seed: u64) -> Self {
        let desk = Desk::sat(Fold::new(Arc::new(plan)).expect("a table"), seats, seed);
        Self::over(desk, seats)
    }

    fn over(desk: Desk, seats: &str) -> Self {
        let model = Model::new(desk.fold.line.game_at(0), seats);
        let told = ['a', 'b', 'z'].map(|letter| {
            Told::new(&desk.fold, Some(person(letter)), letter == 'b', &Presence::default())
        });
        Self { desk, model, letters: seats.chars().collect(), told: told.into() }.heard()
    }

    fn do_it(&mut self, deed: Deed, seed: u64) {
        match deed {
            Deed::Play { times, who, late } => {
                let mut late = late;
                for time in 0..times {
                    self.play(who.wrapping_add(time), late);
                    self.let_due();
                    late = 0;
                }
            }
            Deed::Undo { who, to, only } => self.undo(who, to, only),
            Deed::Redo { who } => self.redo(who),
            Deed::Answer { who, yes } => self.answer(who, yes),
            Deed::Resign { who } => self.resign(who),
            Deed::Claim { who, seconds } => self.claim(who, seconds),
            Deed::Chat { who } => self.chat(who),
            Deed::Intend { who, what } => self.intend(who, what),
            Deed::Fork { who, to } => self.fork(who, to, seed),
        }
        self.let_due();
        self.model.check_now(&self.desk.fold);
        for told in &mut self.told {
            told.hear(&self.desk.fold, self.desk.at, &Presence::default());
        }
    }

    /// What is stored leads to the same table once more.
    fn check_whole(&self) {
        self.model.check_line(&self.desk.fold);
        let mut again =
            Desk::waiting(Fold::new(Arc::clone(&self.desk.fold.plan)).expect("a table"), 0);
        for batch in &self.desk.batches {
            again.fold.apply_batch(batch.clone()).expect("it was stored");
        }
        again.at = self.desk.at;
        for letter in ['a', 'b', 'c', 'z'] {
            assert_eq!(again.look(letter), self.desk.look(letter), "{letter}");
        }
    }
}

/// Game, options and seats.
type Table = (&'static str, &'static [(&'static str, &'static str)], &'static str);

/// Tables of every game: several people, one with several seats, bots, and those who decide at once
/// and in secret.
const TABLES: [Table; 10] = [
    ("burgundy", &[], "ab"),
    ("burgundy", &[("setup", "expert_secret")], "abc"),
    ("burgundy", &[], "aa"),
    ("burgundy", &[], "a.b"),
    ("labora", &[], "ab"),
    ("labora", &[], "aba"),
    ("orleans", &[], "ab"),
    ("orleans", &[], "abc"),
    ("craftsmen", &[], "ab"),
    ("craftsmen", &[], "ab."),
];

fn run(table: usize, deeds: &[Deed], clock: bool, seed: u64) {
    let (game, options, seats) = TABLES[table];
    let clock = clock.then_some(Clock::PerMoveS(SECONDS));
    let plan = Plan { clock, seed: Some(desk::seed(seed)), ..plan(game, options, seats) };
    let mut both = Both::new(plan, seats, seed);
    for &deed in deeds {
        both.do_it(deed, seed);
    }
    both.check_whole();
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(32) })]

    #[test]
    fn a_table_is_what_its_entries_amount_to_from_the_start(
        table in 0..TABLES.len(),
        deeds in vec(deed(), 1..20),
        clock: bool,
        seed: u64,
    ) {
        run(table, &deeds, clock, seed);
    }
}
