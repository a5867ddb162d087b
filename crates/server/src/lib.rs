//! The table: play in the browser, with friends, with bots, on one machine or many.
//!
//! - [`store`] keeps tables as append-only entries, in SQLite or PostgreSQL.
//! - [`table`] is what the entries of one table amount to, and which entries a request leads to.
//! - [`tables`] is everything that can be done with all tables; [`held`] is one of them in memory.
//! - [`study`] is the analysis of a finished game, as far as it is done.
//! - [`work`] does what is dear, on a few threads; [`quota`] says what there is too much of.
//! - [`http`] translates: HTTP and WebSocket to calls of `tables`, and back.
//!
//! No rule of any game is known here, and no game is named: everything is asked from the engine.

pub mod api;
mod bots;
pub mod config;
pub mod entry;
pub mod error;
pub mod held;
pub mod http;
pub mod ids;
pub mod metrics;
mod plain;
pub mod quota;
pub mod serve;
pub mod sign;
pub mod store;
pub mod study;
pub mod table;
pub mod tables;
pub mod work;

pub use config::Config;
pub use error::ApiError;
pub use http::{App, app};
pub use serve::{Log, Options, ServeError};
pub use tables::Tables;
