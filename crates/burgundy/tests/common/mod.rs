//! Playing in notation. Whatever is played, the laws that hold everywhere are checked with it:
//! offered means accepted, a refusal changes nothing, and every component stays on the table.

#![allow(dead_code, reason = "each test file uses a part of it")]

use quadrivium_burgundy::{Action, Burgundy, Event, Illegal, Pending, Position, Source, Tile};
use quadrivium_core::{Actor, Game, Seat, Turn};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

/// A game to which actions are given as text, by a seat's letter or `*` for chance.
pub trait Table {
    /// Plays an action, or says why it is refused.
    fn play(&mut self, by: &str, action: &str) -> Result<(), Illegal>;

    /// Plays an action and tells what happened.
    fn watch(&mut self, by: &str, action: &str) -> Result<Vec<Event>, Illegal>;

    /// Plays several actions that must all be legal.
    fn play_all(&mut self, by: &str, actions: &[&str]);

    /// What is offered now, in notation.
    fn offered(&self, by: &str) -> Vec<String>;

    /// What is offered now and starts like this.
    fn offered_like(&self, by: &str, start: &str) -> Vec<String>;

    /// Lets chance bring its first outcome until a player has to act or the game is over.
    fn let_chance_decide(&mut self);

    /// A player's points from one source.
    fn points(&self, seat: Seat, source: Source) -> u16;

    /// A player's points by source, as far as there are any.
    fn breakdown(&self, seat: Seat) -> Vec<(&'static str, i32)>;
}

impl Table for Burgundy {
    fn play(&mut self, by: &str, action: &str) -> Result<(), Illegal> {
        self.watch(by, action).map(drop)
    }

    fn watch(&mut self, by: &str, action: &str) -> Result<Vec<Event>, Illegal> {
        let before = *self;
        let offered = self.offered(by).iter().any(|other| other == action);
        let actor: Actor = by.parse().expect("an actor");
        let played: Action = action.parse().expect("an action");
        let mut events = Vec::new();
        let result = self.apply_seen(actor, played, &mut events);
        assert_eq!(result.is_ok(), offered, "{by} {action}: offered means accepted");
        if result.is_err() {
            assert_eq!(*self, before, "{by} {action}: a refusal changes nothing");
        }
        self.audit().expect("every component is somewhere");
        result.map(|()| events)
    }

    fn play_all(&mut self, by: &str, actions: &[&str]) {
        for action in actions {
            let result = self.play(by, action);
            assert_eq!(result, Ok(()), "{by} {action}");
        }
    }

    fn offered(&self, by: &str) -> Vec<String> {
        match by.parse().expect("an actor") {
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.outcomes(&mut outcomes);
                outcomes.iter().map(|(action, _)| action.to_string()).collect()
            }
            Actor::Seat(seat) => {
                let mut actions = Vec::new();
                self.legal(seat, &mut actions);
                actions.iter().map(ToString::to_string).collect()
            }
        }
    }

    fn offered_like(&self, by: &str, start: &str) -> Vec<String> {
        self.offered(by).into_iter().filter(|action| action.starts_with(start)).collect()
    }

    fn let_chance_decide(&mut self) {
        while self.turn() == Turn::Chance {
            let first = self.offered("*").swap_remove(0);
            self.play("*", &first).expect("chance brings what it can bring");
        }
    }

    fn points(&self, seat: Seat, source: Source) -> u16 {
        self.estate(seat).points[source]
    }

    fn breakdown(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let standings = self.standings();
        let standing = standings.of(seat).expect("a seat of this game");
        assert_eq!(standing.points, standing.breakdown.total());
        standing.breakdown.0.iter().copied().filter(|(_, points)| *points != 0).collect()
    }
}

/// The last player of the order has only `end` or a purchase left; nothing else happens in the
/// round. That player has two silver.
pub fn only_end_is_left(position: Position, players: u8) -> Burgundy {
    let last = Seat::first(players).last().expect("somebody plays");
    let used = Seat::first(players).fold(position, Position::dice_used);
    let game = used.turn_of(last).silver(last, 2).depot("black.1", Tile::Castle).game();
    assert_eq!(game.asked(), Some(Pending::TakeTurn { seat: last }));
    game
}
