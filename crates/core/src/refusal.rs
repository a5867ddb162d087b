//! Why something was refused: typed, with a key under which every language has a sentence.

/// A reason with a message key, such as `burgundy-illegal-space-taken`.
///
/// The key is the Fluent message shown to players; `Display` is the English sentence for logs.
pub trait MessageKey {
    /// The key of the sentence that explains this to a player.
    fn message_key(&self) -> &'static str;
}

/// Declares a game's reasons to refuse an action: name, end of the message key, English sentence.
///
/// ```
/// use quadrivium_core::MessageKey;
///
/// quadrivium_core::illegal! {
///     "chess";
///     /// The king would be taken.
///     InCheck = "in-check", "that leaves the king in check";
/// }
///
/// assert_eq!(Illegal::InCheck.message_key(), "chess-illegal-in-check");
/// assert_eq!(Illegal::ALL.len(), 1);
/// ```
#[macro_export]
macro_rules! illegal {
    ($game:literal; $($(#[$meta:meta])* $Reason:ident = $key:literal, $text:literal;)+) => {
        /// The reasons of this game, each one that a player would understand.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::thiserror::Error, ::serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Illegal {
            $($(#[$meta])* #[error($text)] $Reason,)+
        }

        impl Illegal {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$Reason),+];
        }

        impl $crate::MessageKey for Illegal {
            fn message_key(&self) -> &'static str {
                match self {
                    $(Self::$Reason => concat!($game, "-illegal-", $key),)+
                }
            }
        }
    };
}

/// A component that is not where it should be, found by [`Audit::audit`](crate::Audit::audit).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {found} found, {expected} expected")]
pub struct Imbalance {
    /// What was counted.
    pub what: String,
    /// How much there is.
    pub found: i64,
    /// How much there should be.
    pub expected: i64,
}

impl Imbalance {
    /// Accepts the count or names what is out of balance.
    ///
    /// # Errors
    /// When the two numbers differ.
    pub fn unless_equal(
        what: impl FnOnce() -> String,
        found: impl Into<i64>,
        expected: impl Into<i64>,
    ) -> Result<(), Self> {
        let (found, expected) = (found.into(), expected.into());
        if found == expected { Ok(()) } else { Err(Self { what: what(), found, expected }) }
    }
}
