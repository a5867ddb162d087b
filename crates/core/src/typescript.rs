//! What types are in TypeScript whose JSON is written by hand.

/// Says what a type is in TypeScript. Nothing unless types are made for the web client.
#[cfg(not(feature = "typescript"))]
#[macro_export]
macro_rules! typescript {
    ($Name:ident = $type:expr) => {};
}

/// Says what a type is in TypeScript.
#[cfg(feature = "typescript")]
#[macro_export]
macro_rules! typescript {
    ($Name:ident = $type:expr) => {
        impl $crate::ts_rs::TS for $Name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($Name).to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                $type.to_string()
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($Name), Self::inline(config))
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($Name), ".ts").into())
            }
        }
    };
}

#[cfg(feature = "typescript")]
mod lists {
    use ts_rs::{Config, TS, TypeVisitor};

    use crate::{KeySet, PerKey};

    macro_rules! is_a_list {
        ($(impl<$T:ident $(, $K:ident, const $N:ident: usize)?> for $Type:ty;)+) => {
            $(impl<$T: TS $(, $K, const $N: usize)?> TS for $Type {
                type WithoutGenerics = <Vec<$T> as TS>::WithoutGenerics;
                type OptionInnerType = Self;

                fn name(config: &Config) -> String {
                    Vec::<$T>::name(config)
                }

                fn inline(config: &Config) -> String {
                    Vec::<$T>::inline(config)
                }

                fn visit_dependencies(visitor: &mut impl TypeVisitor)
                where
                    Self: 'static,
                {
                    visitor.visit::<$T>();
                }
            })+
        };
    }

    is_a_list! {
        impl<T, K, const N: usize> for PerKey<K, T, N>;
        impl<K> for KeySet<K>;
    }
}
