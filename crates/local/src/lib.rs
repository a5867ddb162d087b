//! The table without a server: the same requests, the same replies and the same frames, inside the
//! browser.
//!
//! - [`message`] is what is said between this table and the page around it.
//! - [`Local`] takes messages and says what is to be done; it waits for nothing. `http` answers
//!   requests, `live` speaks with connections, `jobs` are questions that are being thought about.
//! - [`think`] answers such questions, in a worker of its own.
//! - `module` is all that WebAssembly needs besides.
//!
//! What a table is, and what comes of a request, is asked from `quadrivium-table`, as the server does.

mod addresses;
mod held;
mod http;
mod jobs;
mod lack;
mod live;
mod local;
pub mod message;
#[cfg(target_family = "wasm")]
mod module;
mod study;
pub mod think;
#[cfg(test)]
mod types;

pub use self::local::Local;
pub use self::message::{Call, In, Out};
pub use self::think::Thinker;
