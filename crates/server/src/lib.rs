//! The server of the table: play in the browser, with friends, with bots, on one machine or many.
//!
//! - [`store`] keeps tables as append-only entries, in SQLite or PostgreSQL.
//! - [`tables`] is everything that can be done with all tables; [`held`] is one of them in memory. What a
//!   table is, and what comes of a request, is asked from `quadrivium-table`.
//! - [`crowd`] is who has which table open, at this node and at others.
//! - [`study`] is the analysis of a finished game, as far as it is done.
//! - [`work`] does what is dear, on a few threads; [`quota`] says what there is too much of.
//! - [`post`] sends what leaves the house: pushes, letters, calls of webhooks.
//! - [`console`] is what whoever has the machine does as a host.
//! - [`http`] translates: HTTP and WebSocket to calls of `tables`, and back.
//!
//! No rule of any game is known here, and no game is named: everything is asked from the engine.

mod bots;
pub mod config;
pub mod console;
pub mod crowd;
pub mod error;
pub mod held;
pub mod http;
pub mod metrics;
pub mod post;
pub mod quota;
pub mod serve;
pub mod sessions;
pub mod sign;
mod spare;
pub mod store;
pub mod study;
pub mod surroundings;
pub mod tables;
pub mod work;

pub use config::Config;
pub use error::ApiError;
pub use http::{App, app};
pub use serve::{Log, Options, ServeError};
pub use tables::Tables;
