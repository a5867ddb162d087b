//! Technology tiles: they stand for a follower for the rest of the game.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::planning::open;
use crate::action::Action;
use crate::data::{FOR_TECHNOLOGY, WANTED, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Orleans, Player};
use crate::types::{Kind, Space, SpaceSet};

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
        if self.spaces_for_technology(seat).contains(space) {
            return Ok(());
        }
        let player = &self.players[seat];
        let carries = !(player.technology & spaces_of(space.place())).is_empty();
        require(player.technologies > 0, Illegal::NoTechnology)?;
        require(player.spaces.contains(space), Illegal::NotYourPlace)?;
        require(!player.filled.contains(space), Illegal::SpaceTaken)?;
        require(FOR_TECHNOLOGY.contains(space), Illegal::NotForTechnology)?;
        require(fitting(player).contains(space), Illegal::FarmerFirst)?;
        require(!carries, Illegal::OneTechnology)?;
        Err(Illegal::EqualSpaceFirst)
    }

    pub(super) fn legal_technology(&self, seat: Seat, out: &mut Vec<Action>) {
        let spaces = self.spaces_for_technology(seat).iter();
        out.extend(spaces.map(|space| Action::Technology { space }));
        out.push(Action::Done);
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
