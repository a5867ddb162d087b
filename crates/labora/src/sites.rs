//! What a card would change, for each place where it may be put: told with the question, so that
//! whoever draws the estate counts nothing.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::data::SETTLEMENTS;
use crate::land::{Cell, CellSet};
use crate::state::{Content, Labora, Question};
use crate::types::{Settlement, Spot};

/// A place where the card that is asked about may be put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SiteView {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// Dwelling points that the settlement itself would have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub dwelling: Option<i16>,
    /// Settlements whose dwelling points would change.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<ChangeView>>", optional))]
    pub changes: Vec<ChangeView>,
    /// All points that it would bring, before it is paid for.
    pub points: i32,
}

/// A settlement whose dwelling points would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChangeView {
    /// Which.
    pub settlement: Settlement,
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// What it has now.
    pub now: i16,
    /// What it would have.
    pub then: i16,
}

impl Labora {
    /// The places for what is asked about; none where no place of one's own is asked for.
    pub(crate) fn site_views(&self, seat: Seat, ask: Question) -> Vec<SiteView> {
        let (content, cells) = match ask {
            Question::Site { building } => (Content::House(building), self.sites(seat, building)),
            Question::HomeSite { settlement } => {
                let cells = self.free_on(seat, SETTLEMENTS[settlement].terrain);
                (Content::Home(settlement), cells)
            }
            _ => (Content::Empty, CellSet::EMPTY),
        };
        let mut sites: Vec<_> =
            cells.iter().map(|cell| self.site_view(seat, content, cell)).collect();
        sites.sort_by_key(|site| site.spot);
        sites
    }

    fn site_view(&self, seat: Seat, content: Content, cell: Cell) -> SiteView {
        let mut then = self.clone();
        then.put(cell, content);
        let homes = self.homes(seat);
        let changes = homes.iter().filter_map(|(settlement, at)| {
            let at = (*at)?;
            let points = |game: &Self| game.dwelling_points(settlement, at);
            let (now, then) = (points(self), points(&then));
            (now != then).then(|| ChangeView { settlement, spot: self.spot(at), now, then })
        });
        let dwelling = match content {
            Content::Home(settlement) => Some(then.dwelling_points(settlement, cell)),
            _ => None,
        };
        SiteView {
            spot: self.spot(cell),
            dwelling,
            changes: changes.collect(),
            points: then.points_of_land(seat) - self.points_of_land(seat),
        }
    }
}
