//! What every game of Quadrivium shares.
//!
//! - [`Game`] is what a game implements, trait by trait; [`Narrate`] lets it speak, [`Heuristic`]
//!   lets quick bots judge it, [`Numbers`] lets it be learned.
//! - [`Seat`], [`Turn`], [`Actor`], [`Viewer`]: who sits, acts and looks.
//! - [`PerKey`], [`KeySet`], [`Pile`]: the flat data that states are made of.
//! - [`Options`] and [`Settings`]: what is chosen before the first move.
//! - [`Pen`] and [`Numbering`]: positions and actions as numbers; [`illegal!`]: reasons to refuse.
//! - [`AnyGame`] and [`Registry`]: every game behind one object-safe face, found by name.
//! - [`Record`]: a game as a text file that replays for ever.
//! - [`Batch`]: many games at once, in numbers; [`game_rng`]: the chances of each game of a series.
//! - [`Phrase`] and [`Page`]: what a game says, before it is said in a language.
//! - [`json`]: all of it as it travels.
//!
//! This crate knows no game, no language, no player and no clock, and does no input or output.

mod any;
mod batch;
mod game;
pub mod json;
mod key;
mod narrate;
mod notation;
mod numbering;
mod numbers;
mod options;
pub mod page;
mod pen;
mod pile;
mod record;
mod refusal;
mod registry;
mod seat;
mod seed;
mod standings;
mod typescript;
mod words;

pub use any::{AnyGame, Choice, Playable, Played, Refusal};
pub use batch::{AnyBatch, BadStep, Batch, Others};
pub use game::{Audit, Chance, Character, Game, Heuristic, Observer, Rules, Score, Sight};
pub use key::{Key, KeySet, Keys, PerKey};
pub use narrate::{Bundle, Effect, Gained, LONGEST_BUNDLE, Narrate, Said};
pub use notation::{BadNotation, Words, nearest, one_of};
pub use numbering::{Numbering, key_at};
pub use numbers::{Encoder, Numbers};
pub use options::{BadOptions, OptionSpec, OptionValues, Options, Settings, Values, players_of};
pub use pen::Pen;
pub use pile::{Pile, Run, Top};
pub use record::{BadRecord, OldRules, Record, RecordFault, RecordedResult};
pub use refusal::{Imbalance, MessageKey};
pub use registry::{Listing, Registry, UnknownGame};
pub use seat::{Actor, PerSeat, Seat, SeatSet, Turn, Viewer};
pub use seed::{GameRng, game_rng};
pub use standings::{Breakdown, Standing, Standings};
#[cfg(feature = "typescript")]
#[doc(hidden)]
pub use ts_rs;
pub use words::{Arg, Block, GridCell, GridRow, Hue, Page, PerHue, Phrase, Span, Term, Tone};
