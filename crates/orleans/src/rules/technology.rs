//! Technology tiles: they stand for a follower for the rest of the game.

use quadrivium_core::{Observer, Seat};

use super::planning::open;
use crate::action::Action;
use crate::data::{FOR_TECHNOLOGY, WANTED, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Orleans, Player};
use crate::types::{Kind, Place, Space, SpaceSet};

/// Spaces on which the next technology tile may stand, taken or not.
fn fitting(player: &Player) -> SpaceSet {
    if player.has_placed { FOR_TECHNOLOGY } else { FOR_TECHNOLOGY & WANTED[Kind::Farmer] }
}

impl Orleans {
    /// The spaces that can take one now.
    pub(super) fn spaces_for_technology(&self, seat: Seat) -> SpaceSet {
        let player = &self.players[seat];
        if player.technologies == 0 {
            return SpaceSet::EMPTY;
        }
        let carriers = player.technology.iter().map(Space::place);
        let full = carriers.fold(SpaceSet::EMPTY, |all, place| all | spaces_of(place));
        (open(player) & fitting(player)) - full
    }

    fn check_technology(&self, seat: Seat, space: Space) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.technologies == 0 {
            return Err(Illegal::NoTechnology);
        }
        if !player.spaces.contains(space) {
            return Err(Illegal::NotYourPlace);
        }
        if player.filled.contains(space) {
            return Err(Illegal::SpaceTaken);
        }
        if !FOR_TECHNOLOGY.contains(space) {
            return Err(Illegal::NotForTechnology);
        }
        if !fitting(player).contains(space) {
            return Err(Illegal::FarmerFirst);
        }
        if !(player.technology & spaces_of(space.place())).is_empty() {
            return Err(Illegal::OneTechnology);
        }
        if open(player).contains(space) { Ok(()) } else { Err(Illegal::EqualSpaceFirst) }
    }

    pub(super) fn legal_technology(&self, seat: Seat, on: Option<Place>, out: &mut Vec<Action>) {
        let spaces = self.spaces_for_technology(seat) & on.map_or(SpaceSet::ALL, spaces_of);
        out.extend(spaces.iter().map(|space| Action::Technology { space }));
    }

    pub(super) fn place_technology(
        &mut self,
        seat: Seat,
        space: Space,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_technology(seat, space)?;
        let player = &mut self.players[seat];
        player.technologies -= 1;
        player.has_placed = true;
        player.technology.insert(space);
        player.filled.insert(space);
        seen.saw(Event::TechnologyPlaced { seat, space });
        Ok(())
    }
}
