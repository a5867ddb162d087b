//! The rules of Craftsmen, for two to five players.

mod data;
mod types;

pub use types::Good;
