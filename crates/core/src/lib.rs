//! What every game of Quadrivium shares.
//!
//! - [`Game`] is the trait that a game implements; [`Narrate`] lets it speak and [`Heuristic`]
//!   lets quick bots judge it.
//! - [`Seat`], [`Turn`], [`Actor`], [`Viewer`]: who sits, acts and looks.
//! - [`PerKey`], [`KeySet`], [`Pile`]: the flat data that states are made of.
//! - [`Options`] and [`Settings`]: what is chosen before the first move.
//! - [`Pen`] and [`Numbering`]: positions and actions as numbers; [`illegal!`]: reasons to refuse.
//! - [`AnyGame`] and [`Registry`]: every game behind one object-safe face, found by name.
//! - [`Record`]: a game as a text file that replays for ever.
//! - [`conformance`]: the kit that checks what every game promises.
//! - [`Phrase`] and [`Page`]: what a game says, before it is said in a language.
//!
//! This crate knows no game, no language, no player and no clock, and does no input or output.

mod any;
pub mod conformance;
mod game;
mod key;
mod notation;
mod numbering;
mod options;
mod pen;
mod pile;
mod record;
mod refusal;
mod registry;
mod seat;
mod standings;
mod words;

pub use any::{AnyGame, Choice, Happening, Playable, Refusal};
pub use game::{Bundle, Encoder, Game, Heuristic, LONGEST_BUNDLE, Narrate, Observer};
pub use key::{Key, KeySet, Keys, PerKey};
pub use notation::{BadNotation, Words, nearest, one_of};
pub use numbering::{Numbering, key_at};
pub use options::{BadOptions, OptionSpec, OptionValues, Options, Settings, players_of};
pub use pen::Pen;
pub use pile::{Pile, Run, Top};
pub use record::{BadRecord, OldRules, Record, RecordFault, RecordedResult};
pub use refusal::{Imbalance, MessageKey};
pub use registry::{Entry, Registry, UnknownGame, Visitor};
pub use seat::{Actor, PerSeat, Seat, SeatSet, Turn, Viewer};
pub use standings::{Breakdown, Standing, Standings};
pub use words::{Arg, Block, GridCell, GridRow, Hue, Page, PerHue, Phrase, Span, Term, Tone};
