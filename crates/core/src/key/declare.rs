//! Declaring kinds with their names, parsers and array types.

/// Declares an enum of game terms with its names, and the array type indexed by it.
///
/// ```
/// quadrivium_core::named_enum! {
///     /// What grows on a field.
///     pub enum Crop / PerCrop { Wheat = "wheat", Rye = "rye" }
/// }
///
/// let mut harvest = PerCrop::<u8>::default();
/// harvest[Crop::Rye] += 2;
/// assert_eq!("rye".parse(), Ok(Crop::Rye));
/// assert_eq!(Crop::ALL.map(Crop::name), ["wheat", "rye"]);
/// assert!("oats".parse::<Crop>().is_err());
/// ```
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident / $Per:ident {
            $( $(#[$variant_meta:meta])* $Variant:ident = $text:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $Name {
            $(
                #[doc = concat!("`", $text, "`")]
                $(#[$variant_meta])*
                $Variant
            ),+
        }

        #[doc = concat!("One value per [`", stringify!($Name), "`].")]
        $vis type $Per<T> = $crate::PerKey<$Name, T, { $Name::COUNT }>;

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = [$($text),+].len();
            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$Variant),+];
            /// Their names, in order.
            pub const NAMES: [&'static str; Self::COUNT] = [$($text),+];

            /// The name in notation and message keys.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::Key for $Name {
            const COUNT: usize = Self::COUNT;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        $crate::typescript! { $Name = Self::NAMES.map(|name| format!("{name:?}")).join(" | ") }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.name() == text)
                    .ok_or_else(|| $crate::BadNotation::not_among(text, &Self::NAMES))
            }
        }

        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let name = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                name.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Declares a kind that is only numbered, from 1: spaces of a board, slots, die faces.
///
/// ```
/// quadrivium_core::numbered! {
///     /// A field of the village, as printed.
///     pub struct Field / PerField (12)
/// }
///
/// let field = Field::new(7).unwrap();
/// assert_eq!(field.to_string(), "7");
/// assert_eq!("7".parse(), Ok(field));
/// assert!("13".parse::<Field>().is_err());
/// assert_eq!(Field::all().count(), 12);
/// ```
#[macro_export]
macro_rules! numbered {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident / $Per:ident ( $count:literal )
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        $vis struct $Name(u8);

        #[doc = concat!("One value per [`", stringify!($Name), "`].")]
        $vis type $Per<T> = $crate::PerKey<$Name, T, $count>;

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number, counted from 1.
            pub const fn new(number: u8) -> Option<Self> {
                if 1 <= number && number <= $count { Some(Self(number - 1)) } else { None }
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// All of them, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
                (0..$count).map(Self)
            }
        }

        impl $crate::Key for $Name {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                if index < $count { Some(Self(index as u8)) } else { None }
            }
        }

        impl From<$Name> for u8 {
            fn from(value: $Name) -> u8 {
                value.number()
            }
        }

        impl TryFrom<u8> for $Name {
            type Error = $crate::BadNotation;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| {
                    $crate::BadNotation::new(
                        &number.to_string(),
                        concat!("a number from 1 to ", $count),
                    )
                })
            }
        }

        $crate::typescript! { $Name = "number" }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.number(), f)
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                // Only the spelling that is printed: no sign, no leading zero.
                let plain = !text.starts_with(['+', '0']);
                text.parse().ok().filter(|_| plain).and_then(Self::new).ok_or_else(|| {
                    $crate::BadNotation::new(text, concat!("a number from 1 to ", $count))
                })
            }
        }
    };
}
