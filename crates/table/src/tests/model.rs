//! What a table is, said as plainly as possible: every position is kept, and whatever is asked is
//! found by looking through all of them.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use quadrivium_core::{Actor, AnyGame, Key, Seat, SeatSet, Turn, Viewer};

use super::super::undo::Ways;
use super::super::{Fold, State};
use super::desk::person;
use crate::entry::{Batch, Entry};
use crate::ids::GuestId;

type Move = (Actor, String);

/// What a seat is asked, and whether something has happened since that a request must know of.
type Question = Option<Vec<String>>;

/// A table by its first position and its entries.
pub struct Model {
    /// The game after every move, from none on.
    positions: Vec<Box<dyn AnyGame>>,
    /// The person on each seat, by letter; a bot where there is none.
    seats: Vec<char>,
    pub line: Vec<Move>,
    pub undone: Vec<Move>,
    gave_up: SeatSet,
    /// What chance gave after each line of play that there was, by its hash.
    given: HashMap<u64, String>,
    /// Who asks to go back, how far, and who agrees.
    pub request: Option<(Seat, u32, SeatSet)>,
    /// The entry since which each seat is asked the same.
    pub since: Vec<u64>,
    /// The entry that last changed the line of play.
    pub changed: u64,
    pub turns_back: u64,
    seq: u64,
}

impl Model {
    pub fn new(start: Box<dyn AnyGame>, seats: &str) -> Self {
        Self {
            positions: vec![start],
            since: vec![0; seats.len()],
            seats: seats.chars().collect(),
            line: Vec::new(),
            undone: Vec::new(),
            gave_up: SeatSet::EMPTY,
            given: HashMap::new(),
            request: None,
            changed: 0,
            turns_back: 0,
            seq: 0,
        }
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats.len() as u8)
    }

    /// The game after so many moves.
    pub fn after(&self, moves: usize) -> &dyn AnyGame {
        &*self.positions[moves]
    }

    fn now(&self) -> &dyn AnyGame {
        self.after(self.line.len())
    }

    fn push(&mut self, (by, action): Move) {
        let mut game = self.now().boxed_clone();
        game.advance(by, &action).expect("it was legal");
        self.positions.push(game);
        self.line.push((by, action));
    }

    fn question(game: &dyn AnyGame, seat: Seat) -> Question {
        game.turn().players().contains(seat).then(|| game.legal(seat))
    }

    fn questions(&self) -> Vec<Question> {
        self.all_seats().map(|seat| Self::question(self.now(), seat)).collect()
    }

    pub fn add(&mut self, batch: &Batch) {
        let since = self.since.clone();
        let before = self.questions();
        // Whose decision is taken back by it.
        let taken = batch.entries.iter().find_map(|entry| match entry {
            Entry::Undo { to } => Some(self.line[*to as usize].0),
            _ => None,
        });
        for entry in &batch.entries {
            self.add_one(entry);
        }
        let after = self.questions();
        for seat in self.all_seats().filter(|_| taken.is_some()) {
            let same = before[seat.index()] == after[seat.index()];
            if taken != Some(seat.into()) && same {
                self.since[seat.index()] = since[seat.index()];
            }
        }
    }

    fn add_one(&mut self, entry: &Entry) {
        self.seq += 1;
        match entry {
            Entry::Play { by, action } => {
                let before = self.questions();
                self.undone.clear();
                if *by == Actor::Chance {
                    self.give(action);
                }
                self.push((*by, action.clone()));
                let after = self.questions();
                for seat in self.all_seats() {
                    if *by == seat.into() || before[seat.index()] != after[seat.index()] {
                        self.since[seat.index()] = self.seq;
                    }
                }
            }
            Entry::Undo { to } => {
                let taken = self.line.split_off(*to as usize);
                self.positions.truncate(*to as usize + 1);
                self.undone.extend(taken.into_iter().rev());
            }
            Entry::Redo { to } => {
                while self.line.len() < *to as usize {
                    let moved = self.undone.pop().expect("it was taken back");
                    self.push(moved);
                }
            }
            Entry::Resign { seat } | Entry::Claim { seat, .. } => {
                self.gave_up.insert(*seat);
                self.since[seat.index()] = self.seq;
            }
            Entry::AskUndo { seat, to } => {
                self.request = Some((*seat, *to, SeatSet::only(*seat)));
                return;
            }
            Entry::AnswerUndo { seat, yes: true } => {
                let (_, _, agreed) = self.request.as_mut().expect("somebody has asked");
                agreed.insert(*seat);
                return;
            }
            Entry::AnswerUndo { yes: false, .. } => {
                self.request = None;
                return;
            }
            _ => return,
        }
        self.request = None;
        self.changed = self.seq;
        if matches!(entry, Entry::Undo { .. } | Entry::Redo { .. }) {
            self.turns_back += 1;
            self.since.fill(self.seq);
        }
    }

    /// After the same line of play chance gives the same, however often it was taken back.
    fn give(&mut self, action: &str) {
        let mut hasher = DefaultHasher::new();
        self.line.hash(&mut hasher);
        let given = self.given.entry(hasher.finish()).or_insert_with(|| action.to_owned());
        assert_eq!(given, action, "after {} moves", self.line.len());
    }

    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Whether a decision that knows so many entries knows what it speaks of.
    pub fn is_fresh(&self, seat: Seat, seen: u64) -> bool {
        seen >= self.since[seat.index()]
    }

    /// The seats of a person, given up or not.
    pub fn seats_of(&self, letter: char) -> impl Iterator<Item = Seat> {
        self.people().filter(move |(_, other)| *other == letter).map(|(seat, _)| seat)
    }

    fn people(&self) -> impl Iterator<Item = (Seat, char)> {
        self.all_seats().zip(self.seats.iter().copied()).filter(|(_, letter)| *letter != '.')
    }

    /// Whether too few are left.
    fn is_given_up(&self) -> bool {
        let playing = self.all_seats().filter(|&seat| !self.gave_up.contains(seat));
        let people = self.people().filter(|(seat, _)| !self.gave_up.contains(*seat));
        !self.gave_up.is_empty() && (playing.count() < 2 || people.count() == 0)
    }

    pub fn state(&self) -> State {
        let over = self.is_given_up() || self.now().turn() == Turn::Over;
        if over { State::Over } else { State::Running }
    }

    /// Who plays the seat themselves.
    pub fn player(&self, seat: Seat) -> Option<char> {
        let sits = self.people().find(|(other, _)| *other == seat)?.1;
        (!self.gave_up.contains(seat)).then_some(sits)
    }

    fn is_by(&self, moved: &Move, letter: char) -> bool {
        matches!(moved.0, Actor::Seat(seat) if self.player(seat) == Some(letter))
    }

    pub fn is_alone(&self, letter: char) -> bool {
        self.people().count() > 0 && self.people().all(|(_, other)| other == letter)
    }

    /// Whether a move of the line told its own player something.
    fn tells(&self, at: usize) -> bool {
        let (by, action) = &self.line[at];
        let Actor::Seat(seat) = by else { return true };
        self.after(at).reveals(*seat, action).expect("an action")
    }

    /// Back without asking anybody, and everything after it goes too.
    fn is_free(&self, letter: char, to: usize) -> bool {
        let own = |at| self.is_by(&self.line[at], letter) && !self.tells(at);
        let quiet = (to..self.line.len()).all(own);
        self.is_alone(letter) || quiet && self.keep_their_turns(letter, self.after(to))
    }

    /// Whether every other person who is asked now is asked in this position too.
    fn keep_their_turns(&self, letter: char, position: &dyn AnyGame) -> bool {
        let then = position.turn().players();
        let other = |seat: &Seat| self.player(*seat).is_some_and(|person| person != letter);
        let asked = self.now().turn().players();
        asked.iter().filter(other).all(|seat| then.contains(seat))
    }

    /// Back without asking anybody, from under what stays.
    fn is_beside(&self, letter: char, to: usize) -> bool {
        let several = |at: usize| self.after(at).turn().players().len() > 1;
        let quiet = |at: usize| match self.line[at].0 {
            _ if self.is_by(&self.line[at], letter) => !self.tells(at),
            Actor::Seat(_) => several(at) && several(to),
            Actor::Chance => false,
        };
        if !self.is_by(&self.line[to], letter) || !(to..self.line.len()).all(quiet) {
            return false;
        }
        let mut other = self.after(to).boxed_clone();
        for (by, action) in &self.line[to + 1..] {
            if other.advance(*by, action).is_err() {
                return false;
            }
        }
        let (by, action) = &self.line[to];
        if !self.keep_their_turns(letter, &*other) || other.advance(*by, action).is_err() {
            return false;
        }
        let now = self.now();
        self.all_seats().all(|seat| other.view(seat.into()) == now.view(seat.into()))
    }

    pub fn ways(&self, letter: char) -> Ways {
        if !self.may_go_back(letter) {
            return Ways::default();
        }
        let own = |moved: &Move| self.is_by(moved, letter);
        let redo = self.redo(letter);
        let Some(last) = self.line.iter().rposition(own) else {
            return Ways { redo, ..Ways::default() };
        };
        let mut first = last;
        while first > 0 && own(&self.line[first - 1]) {
            first -= 1;
        }
        let free = |to| self.is_free(letter, to) || self.is_beside(letter, to);
        Ways {
            to: Some(last as u32),
            turn_start: Some(first as u32),
            redo,
            free: free(last),
            turn_free: free(first),
        }
    }

    /// The entries that a wish to go back leads to.
    pub fn back(&self, letter: char, to: Option<u32>, only: bool) -> Option<Vec<Entry>> {
        let (last, asks) = (self.ways(letter), self.seats_of(letter));
        let asks = asks.filter(|&seat| self.player(seat).is_some()).min()?;
        if !self.may_go_back(letter) {
            return None;
        }
        let decides =
            |moved: &Move| matches!(moved.0, Actor::Seat(seat) if self.player(seat).is_some());
        let to = match to {
            None => last.to? as usize,
            Some(to) if to as usize >= self.line.len() => return None,
            Some(to) => {
                let before = (0..=to as usize).rev().find(|&at| decides(&self.line[at]));
                before.or_else(|| self.line.iter().position(decides))?
            }
        };
        let undo = Entry::Undo { to: to as u32 };
        if !only && self.is_free(letter, to) {
            return Some(vec![undo]);
        }
        if self.is_beside(letter, to) {
            let play = |(by, action): &Move| Entry::Play { by: *by, action: action.clone() };
            return Some([undo].into_iter().chain(self.line[to + 1..].iter().map(play)).collect());
        }
        (!only).then(|| vec![Entry::AskUndo { seat: asks, to: to as u32 }])
    }

    fn may_go_back(&self, letter: char) -> bool {
        match self.state() {
            State::Running => true,
            // A table that was given up stays as it is.
            State::Over => {
                !self.is_given_up()
                    && self.all_seats().all(|seat| self.player(seat) == Some(letter))
            }
            State::Waiting => false,
        }
    }

    fn redo(&self, letter: char) -> Option<u32> {
        let next = self.undone.last()?;
        let own = |moved: &Move| self.is_by(moved, letter);
        let mut moves = self.line.len() as u32 + 1;
        if !self.is_alone(letter) {
            return own(next).then_some(moves);
        }
        for moved in self.undone.iter().rev().skip(1) {
            let decides = matches!(moved.0, Actor::Seat(seat) if self.player(seat).is_some());
            if decides {
                break;
            }
            moves += 1;
        }
        Some(moves)
    }

    /// The seats whose answer is waited for.
    pub fn waits_for(&self) -> SeatSet {
        let Some((seat, _, agreed)) = self.request else { return SeatSet::EMPTY };
        let asks = self.seats[seat.index()];
        let others = self.people().filter(|(_, letter)| *letter != asks);
        let mut waits = SeatSet::EMPTY;
        for (seat, _) in others {
            if !agreed.contains(seat) && !self.gave_up.contains(seat) {
                waits.insert(seat);
            }
        }
        waits
    }

    /// Every position of the line, and every move of it as everybody may know it.
    pub fn check_line(&self, fold: &Fold) {
        let viewers = || self.all_seats().map(Viewer::Seat).chain([Viewer::Public]);
        assert_eq!(fold.line.moves() as usize, self.line.len());
        let mut game = self.after(0).boxed_clone();
        let lines: Vec<_> = viewers().map(|viewer| fold.lines(viewer, 0)).collect();
        for moves in 0..=self.line.len() {
            // One pair of eyes after the other: writing views is what takes time here.
            let viewer = viewers().nth(moves % lines.len()).expect("one of them");
            let shown = fold.position(moves as u32, viewer, false);
            assert_eq!(shown.view.get(), game.view_text(viewer).get(), "{viewer:?} {moves}");
            assert_eq!((shown.moves as usize, shown.turn), (moves, game.turn()));
            let Some((by, action)) = self.line.get(moves) else { break };
            for (viewer, lines) in viewers().zip(&lines) {
                let line = &lines[moves];
                let seen = game.masked(*by, action, viewer);
                assert_eq!(line.action, seen.as_deref(), "{viewer:?} {moves}");
                assert_eq!((line.number as usize, &line.by), (moves + 1, &by.to_string()));
            }
            game.advance(*by, action).expect("it was legal");
        }
    }

    /// What everybody may do next.
    pub fn check_now(&self, fold: &Fold) {
        assert_eq!(fold.state(), self.state());
        assert_eq!(fold.seq(), self.seq);
        assert_eq!(fold.line.turns_back(), self.turns_back);
        assert_eq!(fold.line.changed(), self.changed);
        for seat in self.all_seats() {
            assert_eq!(fold.line.asked(seat), self.since[seat.index()], "seat {seat}");
        }
        let request = fold.request.map(|request| (request.seat, request.to));
        assert_eq!(request, self.request.map(|(seat, to, _)| (seat, to)));
        for letter in ['a', 'b', 'c'] {
            let guest: GuestId = person(letter);
            assert_eq!(fold.ways(Some(guest)), self.ways(letter), "{letter}");
            let asked = self.waits_for();
            let asked = asked.iter().filter(|&seat| self.player(seat) == Some(letter));
            assert_eq!(fold.asked(guest), asked.collect(), "{letter}");
        }
    }
}
