//! Playing in notation. Whatever is played, the laws that hold everywhere are checked with it:
//! offered means accepted, a refusal changes nothing, and every component stays on the table.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod middle;
pub mod printed;

use quadrivium_core::{Actor, Game, Seat, Turn, Viewer};
use quadrivium_orleans::{
    Action, Edition, Event, Follower, Good, Illegal, Kind, Options, Orleans, Place, Position, Ware,
};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn polish(players: u8) -> Options {
    Options::of(players, Edition::Polish)
}

pub fn russian(players: u8) -> Options {
    Options::of(players, Edition::Russian)
}

/// A game to which actions are given as text, by a seat's letter or `*` for chance.
pub trait Table {
    /// Plays an action, or says why it is refused.
    fn play(&mut self, by: &str, action: &str) -> Result<(), Illegal>;

    /// Plays an action and tells what happened.
    fn watch(&mut self, by: &str, action: &str) -> Result<Vec<Event>, Illegal>;

    /// Plays several actions that must all be legal, written `A draw 3`.
    fn play_all(&mut self, lines: &[&str]);

    /// What is offered now, in notation.
    fn offered(&self, by: &str) -> Vec<String>;

    /// What is offered now and starts like this.
    fn offered_like(&self, by: &str, start: &str) -> Vec<String>;

    /// Everybody plans nothing more, or passes, until something else is asked.
    fn pass_all(&mut self);

    /// The bag, the market or the tower in words, such as `2 monk, own_trader`.
    fn bag(&self, seat: Seat) -> String;
    fn market(&self, seat: Seat) -> String;
    fn tower(&self, seat: Seat) -> String;

    fn coins(&self, seat: Seat) -> u16;
    fn wares(&self, seat: Seat, ware: Ware) -> u8;
}

fn words(all: impl Iterator<Item = (Follower, u8)>) -> String {
    let some = all.filter(|(_, count)| *count > 0);
    let texts = some.map(|(follower, count)| match count {
        1 => follower.to_string(),
        _ => format!("{count} {follower}"),
    });
    texts.collect::<Vec<_>>().join(", ")
}

impl Table for Orleans {
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

    fn play_all(&mut self, lines: &[&str]) {
        for line in lines {
            let (by, action) = line.split_once(' ').expect("an actor and an action");
            let result = self.play(by, action);
            assert_eq!(result, Ok(()), "{line}; offered: {:?}", self.offered(by));
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

    fn pass_all(&mut self) {
        while let Turn::Players(seats) = self.turn() {
            let seat = seats.iter().next().expect("somebody is asked").to_string();
            let offered = self.offered(&seat);
            let Some(end) =
                offered.iter().find(|action| ["done", "pass"].contains(&action.as_str()))
            else {
                break;
            };
            self.play(&seat, end).expect("what is offered is accepted");
        }
    }

    fn bag(&self, seat: Seat) -> String {
        words(self.player(seat).bag.iter().map(|(follower, &count)| (follower, count)))
    }

    fn market(&self, seat: Seat) -> String {
        words(self.player(seat).market.iter().map(|(follower, &count)| (follower, count)))
    }

    fn tower(&self, seat: Seat) -> String {
        words(self.player(seat).tower.iter().map(|(follower, &count)| (follower, count)))
    }

    fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    fn wares(&self, seat: Seat, ware: Ware) -> u8 {
        self.player(seat).wares[ware]
    }
}

/// Two players of the Polish edition in phase 5. B waits with a full Farm House, so that the round
/// goes on after what A does.
pub fn duel() -> Position {
    waiting(Position::of(2))
}

/// The same with other rules.
pub fn duel_with(options: Options) -> Position {
    waiting(Position::with(options))
}

fn waiting(position: Position) -> Position {
    position.filled(B, Place::Farmhouse, &[Follower::OwnBoatman, Follower::OwnCraftsman])
}

/// How many neutral followers of a kind are left.
pub fn supply(game: &Orleans, kind: Kind) -> u8 {
    let view = game.view(Viewer::Public);
    view.supply.iter().find(|supply| supply.kind == kind).expect("every kind").count
}

/// How many of a good lie on the goods market.
pub fn goods(game: &Orleans, good: Good) -> u8 {
    let view = game.view(Viewer::Public);
    view.goods.iter().find(|goods| goods.good == good).expect("every good").count
}
