//! What leaves the house: pushes to browsers, letters, calls of webhooks.
//!
//! - [`wire`] is the one door to other servers, with who may not be asked; `address` says who that is.
//! - [`push`] encrypts for a browser and signs with the key of the site.
//! - [`letter`] writes letters and gives them to an SMTP server.
//! - [`hook`] signs what a webhook is told.
//!
//! Nothing here knows tables, people or storage, or tries anything twice.

mod address;
pub mod hook;
pub mod letter;
pub mod push;
pub mod wire;

use std::fmt;

pub use self::hook::Hooked;
pub use self::letter::{Letter, Mailer};
pub use self::push::{PushKeys, Subscription};
pub use self::wire::Wire;

/// Why something did not arrive, as far as it matters for what is done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Whoever it was for is gone and does not come back.
    Gone,
    /// It will never be taken like this.
    Refused(String),
    /// It may be taken later.
    Later(String),
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("nobody is there any more"),
            Self::Refused(reason) | Self::Later(reason) => f.write_str(reason),
        }
    }
}
