//! The rules of Orléans, for two to four players, in three editions.
//!
//! The state is [`Orleans`], a flat value of a kibibyte; [`Action`] is what players and chance do to
//! it. There are no secrets: everybody may count everybody's bag. `docs/rules/orleans.md` maps the
//! two rulebooks, the differences between editions and our rulings to the code here and to tests.
//!
//! ```
//! use quadrivium_core::{Actor, Chance, Rules, Seat, Turn};
//! use quadrivium_orleans::{Edition, Options, Orleans};
//!
//! let options = Options { start: Some(Seat::B), ..Options::of(2, Edition::Polish) };
//! let mut game = Orleans::new(&options).unwrap();
//!
//! // Chance is an action too: it lays out the goods, here always the dearest that are left.
//! let mut outcomes = Vec::new();
//! while game.turn() == Turn::Chance {
//!     game.outcomes(&mut outcomes);
//!     game.apply(Actor::Chance, outcomes.last().unwrap().0).unwrap();
//! }
//!
//! // Both plan at once; B is the start player and acts first.
//! let play = |game: &mut Orleans, seat: Seat, action: &str| {
//!     game.apply(seat.into(), action.parse().unwrap()).unwrap();
//! };
//! play(&mut game, Seat::B, "assign own_boatman farmhouse.1");
//! play(&mut game, Seat::B, "assign own_craftsman farmhouse.2");
//! play(&mut game, Seat::A, "done");
//! play(&mut game, Seat::B, "done");
//! play(&mut game, Seat::B, "use farmhouse");
//! assert_eq!(game.player(Seat::B).bag.total(), 3, "a new farmer and the two who found him");
//! ```

mod action;
mod audit;
mod brings;
#[cfg(any(test, feature = "typescript"))]
pub mod catalog;
mod characters;
mod data;
mod encode;
mod event;
mod habit;
mod heuristic;
mod illegal;
mod narrate;
mod options;
mod pending;
mod position;
mod rules;
mod score;
mod setup;
mod state;
mod types;
mod view;

/// The name of the game in commands and records.
pub const NAME: &str = "orleans";
/// The revision of the rules. Before the second, whoever had an empty bag took nobody back, and
/// some choices were settled in rising order; games that were begun so are played on so.
const RULES: u16 = 2;

pub use action::{Action, Loss};
pub use brings::BringView;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{
    Bank, Bathhouse, Edition, EmptyBonus, HourglassStack, Options, PlagueStarter, PlanningOrder,
    TakeBack, TechTiming, TowerDeeds,
};
pub use pending::{Backs, Bathers, Draw, Pending, Purpose, Question, Together};
pub use position::Position;
pub use state::{Orleans, Player, Stage};
pub use types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Source, Space, Stack, Town, Ware,
    Way,
};
pub use view::{
    AskView, CensusView, DeedSpaceView, DeedView, EventView, FollowerView, ForecastView, GoodView,
    KindView, PlaceView, PlayerView, RouteView, SpaceView, StackView, View, WareView,
};
