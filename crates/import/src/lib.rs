//! Game logs of other programs, read into our records.
//!
//! Two programs write nearly the same notation: hathora-et-labora with its successor kennerspiel,
//! and the older weblabora. A [`Log`] holds the commands of one game, [`Import`] plays them on our
//! engine, command by command, and writes down our actions.
//!
//! Those programs bend the rules here and there. None of that is in our engine: where a log needs
//! it the import stops at that command, says what was expected, and names the ruling. What does no
//! harm, such as a payment of more than is due, becomes a [`Note`].

mod bag;
mod command;
mod commit;
mod contract;
mod dialect;
mod extra;
mod function;
mod log;
mod markers;
mod note;
mod payment;
mod refused;
mod replay;
mod slot;
mod smallest;
#[cfg(test)]
mod tests;
mod walk;
mod words;

pub use dialect::Dialect;
pub use log::Log;
pub use note::{Difference, Note};
pub use refused::{BadLog, Place, Ruling};
pub use replay::Import;
