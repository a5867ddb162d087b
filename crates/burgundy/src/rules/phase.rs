//! Phases: what comes to the board at the start, and what mines pay at the end.

use quadrivium_core::{Key, Observer};
use rand::{Rng, RngExt};

use crate::data::{BLACK_DEPOT_TILES, DEPOTS, GOODS_PER_PHASE, TILES};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Draw, Income, Pending};
use crate::types::{DepotSpace, Good, Ground, Phase, Tile};

impl Burgundy {
    /// Tiles that are left on the board leave the game (B-4.4, R3); goods stay (B-4.6). Between two
    /// phases no dice lie on the table.
    pub(super) fn begin_phase(&mut self, seen: &mut impl Observer<Event>) {
        self.round = 0;
        self.pick_up_dice();
        for (_, left) in self.depots.iter_mut() {
            if let Some(tile) = left.take() {
                self.removed[tile] += 1;
            }
        }
        seen.saw(Event::PhaseBegan { phase: self.phase });
        self.ask_instead(Pending::Chance(Draw::FillDepots));
    }

    /// The colour that a space of a numbered depot is filled with, if it is used at all (B-4.7).
    ///
    /// With three players the castle space of depot 6 gets a mine in the phases B and D (B-4.8).
    fn depot_ground(&self, space: DepotSpace) -> Option<Ground> {
        let depot = space.depot()?;
        let facts = DEPOTS[depot.index()][usize::from(space.place()) - 1];
        let castle_of_depot_6 = depot.number() == 6 && facts.ground == Ground::Castle;
        if castle_of_depot_6 && self.players == 3 && matches!(self.phase, Phase::B | Phase::D) {
            return Some(Ground::Mine);
        }
        (facts.players <= self.players).then_some(facts.ground)
    }

    /// The next space of the numbered depots to fill, and its colour.
    pub(super) fn next_depot_space(&self) -> Option<(DepotSpace, Ground)> {
        let mut empty = DepotSpace::numbered().filter(|&space| self.depots[space].is_none());
        empty.find_map(|space| Some((space, self.depot_ground(space)?)))
    }

    /// Castles, mines and ships are all alike: no chance is needed to draw one (B-4.5).
    pub(super) fn fill_depots_without_choice(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let tile = match self.next_depot_space() {
            None => {
                self.ask_instead(Pending::Chance(Draw::FillBlackDepot));
                return true;
            }
            Some((_, Ground::Castle)) => Tile::Castle,
            Some((_, Ground::Mine)) => Tile::Mine,
            Some((_, Ground::Ship)) => Tile::Ship,
            Some((_, Ground::Building | Ground::Animal | Ground::Knowledge)) => return false,
        };
        self.fill_depot(tile, seen).expect("the box has tiles for five phases");
        true
    }

    pub(super) fn fill_depot(
        &mut self,
        tile: Tile,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let (at, ground) = self.next_depot_space().ok_or(Illegal::ImpossibleOutcome)?;
        if tile.ground() != ground || self.pile[tile] == 0 {
            return Err(Illegal::ImpossibleOutcome);
        }
        self.pile[tile] -= 1;
        self.depots[at] = Some(tile);
        seen.saw(Event::TileRevealed { tile, at });
        Ok(())
    }

    /// A tile for the next depot space.
    pub(super) fn sample_tile(&self, rng: &mut impl Rng) -> Tile {
        let (_, ground) = self.next_depot_space().expect("a depot space is to be filled");
        let tiles = tiles_of(ground);
        let total = tiles.iter().map(|&tile| u32::from(self.pile[tile])).sum();
        let mut left = rng.random_range(0..total);
        for &tile in tiles {
            let count = u32::from(self.pile[tile]);
            if left < count {
                return tile;
            }
            left -= count;
        }
        unreachable!("the drawn tile is one of those in the pile")
    }

    pub(super) fn next_black_space(&self) -> Option<DepotSpace> {
        let used = usize::from(self.by_players(&BLACK_DEPOT_TILES));
        DepotSpace::black().take(used).find(|&space| self.depots[space].is_none())
    }

    pub(super) fn fill_black_depot(
        &mut self,
        tile: Tile,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let at = self.next_black_space().ok_or(Illegal::ImpossibleOutcome)?;
        let left = self.black_pile[tile].checked_sub(1).ok_or(Illegal::ImpossibleOutcome)?;
        self.black_pile[tile] = left;
        self.depots[at] = Some(tile);
        seen.saw(Event::TileRevealed { tile, at });
        Ok(())
    }

    pub(super) fn all_goods_revealed(&self) -> bool {
        self.round_goods.len() == GOODS_PER_PHASE
    }

    pub(super) fn reveal_good(
        &mut self,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.draw_good(good)?;
        self.round_goods.push(good);
        seen.saw(Event::GoodRevealed { good });
        Ok(())
    }

    /// Mines pay. Then the next phase begins, or the game ends (B-15.4, B-16.1).
    pub(super) fn end_phase(&mut self, seen: &mut impl Observer<Event>) {
        for seat in self.seats() {
            let estate = &mut self.estates[seat];
            let Income { silver, workers } = estate.income();
            estate.silver += silver;
            estate.workers += workers;
            if silver > 0 {
                seen.saw(Event::MinesPaid { seat, silver, workers });
            }
        }
        match self.phase.next() {
            Some(next) => {
                self.phase = next;
                self.begin_phase(seen);
            }
            None => self.end_game(seen),
        }
    }
}

/// The tiles of a colour: they stand together in the list of all tiles.
fn tiles_of(ground: Ground) -> &'static [Tile] {
    const STARTS: [usize; Ground::COUNT + 1] = {
        let mut starts = [0; Ground::COUNT + 1];
        let mut tile = 0;
        while tile < Tile::COUNT {
            starts[TILES.values[tile].kind.ground() as usize + 1] = tile + 1;
            tile += 1;
        }
        starts
    };
    &Tile::ALL[STARTS[ground.index()]..STARTS[ground.index() + 1]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_stand_together_by_colour() {
        for ground in Ground::ALL {
            let expected: Vec<_> =
                Tile::ALL.into_iter().filter(|tile| tile.ground() == ground).collect();
            assert_eq!(tiles_of(ground), expected);
        }
    }
}
