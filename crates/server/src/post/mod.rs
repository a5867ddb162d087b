//! What leaves the house: pushes to browsers, letters, calls of webhooks.
//!
//! - [`wire`] is the one door to other servers, with who may not be asked; `address` says who that is.
//! - [`push`] encrypts for a browser and signs with the key of the site.
//! - [`letter`] writes letters and gives them to an SMTP server.
//! - [`hook`] signs what a webhook is told.
//! - [`doors`] says how much leaves at once, and to whom.
//!
//! Nothing here knows tables, people or storage, or tries anything twice.

mod address;
pub mod doors;
pub mod hook;
pub mod letter;
pub mod push;
pub mod wire;

use std::fmt;
use std::time::Duration;

pub use self::doors::Doors;
pub use self::hook::Hooked;
pub use self::letter::{Letter, Mailer};
pub use self::push::{PushKeys, Subscription};
pub use self::wire::Wire;

/// How long anything may take on its way out, whatever it is: from the name that is looked up to the last yes.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for something on its way out, but not for ever.
async fn in_time<T>(
    most: Duration,
    sending: impl Future<Output = Result<T, Lost>>,
) -> Result<T, Lost> {
    let late = |_| Err(Lost::Later("there was no answer in time".to_owned()));
    tokio::time::timeout(most, sending).await.unwrap_or_else(late)
}

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
