//! Buildings that use the functions of other buildings.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{BUILDINGS, Source, Step};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::Labora;
use crate::types::Building;

impl Building {
    /// Whether its function is that of another building.
    pub fn copies(self) -> bool {
        BUILDINGS[self].function.iter().any(|step| matches!(step, Step::Copy(_)))
    }
}

impl Labora {
    /// A building that copies works once in a main action, so that a chain comes to its end
    /// (R-USE-3). That also keeps the Priory, the Palace and the Grand Manor from copying
    /// themselves (R-USE-1, R-USE-2).
    pub(crate) fn works(&self, building: Building) -> bool {
        !building.card().is_some_and(|card| self.copied.contains(card))
    }

    /// The cells whose buildings can be copied; the display is not made of cells.
    fn copied_cells(&self, source: Source, cell: Option<Cell>) -> CellSet {
        match source {
            Source::HoldsPrior => self.with_priors() & self.houses,
            Source::Occupied => self.occupied() & self.houses,
            // Copied while it lies in the display, a garden has no neighbours.
            Source::Neighbour => cell.map_or(CellSet::EMPTY, |cell| {
                self.beside(CellSet::only(cell)) & self.houses & !self.occupied()
            }),
            Source::Display => CellSet::EMPTY,
        }
    }

    /// The buildings that can be copied, with those whose they are; those in the display are
    /// nobody's.
    pub(crate) fn copied_houses(
        &self,
        source: Source,
        cell: Option<Cell>,
    ) -> impl Iterator<Item = (Option<Seat>, Building)> {
        let cells = self.copied_cells(source, cell).iter();
        let built = cells.filter_map(|cell| Some((self.owner(cell), self.house(cell)?)));
        let shown = self.displayed().filter(move |_| source == Source::Display);
        built.chain(shown.map(|it| (None, it))).filter(|&(_, building)| self.works(building))
    }

    pub(super) fn legal_copies(&self, source: Source, cell: Option<Cell>, out: &mut Vec<Action>) {
        let start = out.len();
        let houses = self.copied_houses(source, cell);
        out.extend(houses.map(|(owner, building)| Action::Copy { owner, building }));
        out[start..].sort_unstable();
    }

    /// Uses another building's function: no clergyman goes there and nothing is paid for it.
    pub(super) fn copy(
        &mut self,
        seat: Seat,
        from: (Source, Option<Cell>),
        owner: Option<Seat>,
        building: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = match owner {
            Some(owner) => {
                let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
                if !self.copied_cells(from.0, from.1).contains(cell) {
                    return Err(Illegal::NotCopied);
                }
                Some(cell)
            }
            None if from.0 != Source::Display => return Err(Illegal::NotCopied),
            None if !self.is_displayed(building) => return Err(Illegal::NotDisplayed),
            None => None,
        };
        if !self.works(building) {
            return Err(Illegal::NotCopied);
        }
        self.next_step();
        seen.saw(Event::Copied { seat, owner, building });
        self.begin_function(building, cell);
        Ok(())
    }
}
