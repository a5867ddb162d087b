//! Breaks a table server and its database on purpose, and looks for what was lost.
//!
//! A campaign consists of worlds. In each a server (or two on one database) runs on storage of its
//! own, scripted people play all games at its tables beside bots, and one fault follows the other.
//! A ledger holds everything that anybody was told is stored. In the end the server is started
//! anew, every table is opened, and the database is read behind its back: each acknowledged entry
//! must be there once, at its number, with its content.

mod answer;
mod campaign;
mod check;
mod fault;
mod hooks;
mod ledger;
mod line;
mod look;
mod node;
mod pair;
mod person;
mod probe;
mod proxy;
mod report;
mod stage;
mod storage;
mod world;

pub use self::campaign::{Campaign, can_fill_a_disk};
pub use self::fault::{Database, Fault, Scenario, Wish};
pub use self::ledger::Wrong;
pub use self::report::{Report, Suffered};
