//! The rules of Ora et Labora, for one to four players, in France and in Ireland.
//!
//! The state is [`Labora`]; [`Action`] is what players do to it, and there is no chance.
//! `docs/rules/labora.md` maps every sentence of the rulebook to the code here and the test that
//! shows it. A [`Position`] is made to order.

mod action;
mod audit;
#[cfg(any(test, feature = "typescript"))]
pub mod catalog;
mod characters;
mod data;
mod encode;
mod event;
mod habit;
mod heuristic;
mod illegal;
mod land;
mod narrate;
mod options;
mod position;
mod proposals;
mod rules;
mod score;
mod setup;
mod sites;
mod state;
mod types;
mod view;
mod ways;

/// The name of the game in commands and records.
pub const NAME: &str = "labora";

pub use action::{Action, CONVERTIBLE, Fee};
pub use data::{
    Allowance, BASIC_GOODS, Bill, Ending, IMPROVEMENTS, Schedule, Shape, Source, Step, Trade,
    WheelRow, Yield, district_prices, plot_prices,
};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{LandscapeSupply, Length, Options};
pub use position::Position;
pub use rules::coins_for;
pub use sites::{ChangeView, SiteView};
pub use state::{Content, Frame, Labora, Payment, Progress, Question, Stage, Sums};
pub use types::{
    Building, Card, Clergyman, Country, DistrictSide, Good, Marker, PerGood, Phase, PlotSide, Pool,
    Rank, Settlement, Spot, Stack, Terrain,
};
pub use view::{
    AskView, CellView, DueView, DwellingView, EnteringView, EstateView, GoodView, ManView,
    MarkerView, PhaseView, StackView, TilesView, View, WheelView,
};
pub use ways::{DealView, KindView, PaymentView};
