//! Every action that can be written down in Rust, also those that no text reads and no number gives.
//!
//! Notation and numbers keep many actions out that the type allows: a count of 200, a tile of a depot
//! that has none. Whoever holds the type can still hand them to a game, and the game must refuse them.

use quadrivium_core::Key;

/// All values of a kind.
pub fn all_of<K: Key>() -> impl Iterator<Item = K> {
    (0..K::COUNT).filter_map(K::from_index)
}

/// All values of an enum whose fields can all be tried, in a `Vec`.
///
/// Its kinds are listed with their fields; one that is missing does not compile. The values of a
/// field follow from its type, which is a [`Key`], or stand beside it.
///
/// ```
/// use quadrivium_kit::every;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Action { Draw { count: u8 }, Keep { high: bool, left: Option<bool> }, Pass }
///
/// let all = every!(Action { Draw { count }, Keep { high, left in [None, Some(true)] }, Pass });
/// assert_eq!(all.len(), 256 + 2 * 2 + 1);
/// assert!(all.contains(&Action::Keep { high: true, left: None }));
/// ```
#[macro_export]
macro_rules! every {
    ($Enum:ident { $($Kind:ident $({ $($field:ident $(in $values:expr)?),+ $(,)? })?),+ $(,)? }) => {{
        // A kind or a field that the list above has forgotten is an error here.
        let _complete = |value: &$Enum| match value {
            $($Enum::$Kind $({ $($field: _),+ })? => {})+
        };
        let mut all = ::std::vec::Vec::new();
        $($crate::every!(@each all, ($Enum::$Kind $({ $($field),+ })?), $($($field $(in $values)?,)+)?);)+
        all
    }};
    (@each $all:ident, ($($made:tt)+),) => { $all.push($($made)+) };
    (@each $all:ident, $made:tt, $field:ident, $($rest:tt)*) => {
        for $field in $crate::all_of() {
            $crate::every!(@each $all, $made, $($rest)*);
        }
    };
    (@each $all:ident, $made:tt, $field:ident in $values:expr, $($rest:tt)*) => {
        for $field in $values {
            $crate::every!(@each $all, $made, $($rest)*);
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrivium_core::Seat;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Action {
        Shift { by: i8, seat: Seat },
        Turn { seat: Option<Seat>, over: bool },
        End,
    }

    #[test]
    fn every_value_of_every_field_is_there_once() {
        let all = every!(Action { Shift { by, seat }, Turn { seat, over }, End });
        assert_eq!(all.len(), 256 * Seat::MOST + (Seat::MOST + 1) * 2 + 1);
        for action in [
            Action::Shift { by: -128, seat: Seat::B },
            Action::Turn { seat: None, over: true },
            Action::End,
        ] {
            assert_eq!(all.iter().filter(|other| **other == action).count(), 1, "{action:?}");
        }
    }

    #[test]
    fn a_field_may_be_given_its_values() {
        let all = every!(Action {
            Shift { by in [0, 1], seat in [Seat::A] },
            Turn { seat, over in [true] },
            End
        });
        assert_eq!(all.len(), 2 + (Seat::MOST + 1) + 1);
        assert!(all_of::<Option<bool>>().eq([None, Some(false), Some(true)]));
    }
}
