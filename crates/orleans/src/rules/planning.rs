//! Phase 4: followers go from the market, and from the tower, to action spaces of own places.
//!
//! All at once, or in turn order: one place after the other, or each player completely.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use crate::action::Action;
use crate::data::{ANY_SPACES, SECOND_OF_TWO, WANTED, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{PlanningOrder, TechTiming, TowerDeeds};
use crate::pending::{Pending, Question, Together};
use crate::state::{Orleans, Player};
use crate::types::{Follower, Kind, Place, Source, Space, SpaceSet};

/// The spaces on which a follower may stand: of its own kind, or where it stands in for another.
fn fitting(player: &Player, follower: Follower) -> SpaceSet {
    let kind = follower.kind();
    let has = |tile| player.places.contains(tile);
    let mut spaces = WANTED[kind] | ANY_SPACES;
    match kind {
        Kind::Monk => spaces = SpaceSet::ALL,
        Kind::Scholar if has(Place::School) => spaces = !WANTED[Kind::Monk],
        Kind::Boatman if has(Place::HerbGarden) => {
            spaces |= WANTED[Kind::Craftsman] | WANTED[Kind::Trader] | WANTED[Kind::Farmer];
        }
        _ => {}
    }
    if has(Place::Barracks) {
        spaces |= WANTED[Kind::Knight];
    }
    if follower.is_starting() { spaces - spaces_of(Place::TownHall) } else { spaces }
}

/// Free spaces; of two equal ones on a place only the first.
pub(super) fn open(player: &Player) -> SpaceSet {
    let free = player.spaces - player.filled;
    free - (SECOND_OF_TWO & SpaceSet::from_bits(free.bits << 1))
}

/// The free spaces on which a follower may stand now.
pub(crate) fn open_to(player: &Player, follower: Follower) -> SpaceSet {
    open(player) & fitting(player, follower)
}

/// Whether a follower may go to a space, wherever it comes from.
pub(super) fn check_space(
    player: &Player,
    follower: Follower,
    space: Space,
) -> Result<(), Illegal> {
    if open_to(player, follower).contains(space) {
        return Ok(());
    }
    require(player.spaces.contains(space), Illegal::NotYourPlace)?;
    require(!player.filled.contains(space), Illegal::SpaceTaken)?;
    require(fitting(player, follower).contains(space), Illegal::WrongFollower)?;
    Err(Illegal::EqualSpaceFirst)
}

/// The spaces of the place that was begun, or all.
fn within(place: Option<Place>) -> SpaceSet {
    place.map_or(SpaceSet::ALL, spaces_of)
}

/// Whether something on a place is planned now: on the one that was begun, or on any.
fn check_begun(begun: Option<Place>, place: Place) -> Result<Place, Illegal> {
    require(begun.is_none_or(|begun| begun == place), Illegal::OtherPlace)?;
    Ok(place)
}

/// The followers who wait to be sent, with the spaces of that place, or of all, that they can go to.
fn idle(player: &Player, place: Option<Place>) -> impl Iterator<Item = (Follower, SpaceSet)> {
    let spaces = open(player) & within(place);
    let all = Follower::ALL.iter().copied();
    all.filter(|&follower| player.market[follower] + player.tower[follower] > 0)
        .map(move |follower| (follower, fitting(player, follower) & spaces))
}

impl Orleans {
    /// Whoever has nothing to plan has finished; the others are asked. Whether anybody is left.
    pub(super) fn next_plan(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.options.planning_order == PlanningOrder::Simultaneous {
            for seat in self.table() - self.finished {
                if !self.can_plan(seat, None) {
                    self.end_planning(seat, seen);
                }
            }
            let more = self.finished != self.table();
            if more {
                self.pending.push(Pending::Together(Together::Plan));
            }
            return more;
        }
        let Some(seat) = self.next_unfinished(self.next) else { return false };
        self.next = seat.next(self.options.players);
        if self.can_plan(seat, None) {
            self.ask(seat, Question::Plan);
        } else {
            self.end_planning(seat, seen);
        }
        true
    }

    pub(super) fn end_planning(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.finished.insert(seat);
        seen.saw(Event::Planned { seat });
    }

    pub(super) fn can_plan(&self, seat: Seat, place: Option<Place>) -> bool {
        idle(&self.players[seat], place).any(|(_, spaces)| !spaces.is_empty())
            || !self.planned_technology(seat, place).is_empty()
            || self.plans_deeds(seat, place)
    }

    /// Technology is placed while planning in some editions only (E6).
    fn check_technology_planned(&self) -> Result<(), Illegal> {
        match self.options.tech_timing {
            TechTiming::FromEndOfActions => Ok(()),
            TechTiming::AfterPass => Err(Illegal::NotNow),
        }
    }

    fn planned_technology(&self, seat: Seat, place: Option<Place>) -> SpaceSet {
        match self.check_technology_planned() {
            Ok(()) => self.spaces_for_technology(seat) & within(place),
            Err(_) => SpaceSet::EMPTY,
        }
    }

    /// With `tower_deeds = planning` followers of the tower go to deeds now (E8).
    fn check_deeds_planned(&self, begun: Option<Place>) -> Result<Place, Illegal> {
        require(self.options.tower_deeds == TowerDeeds::Planning, Illegal::NotAsked)?;
        check_begun(begun, Place::GunpowderTower)
    }

    fn plans_deeds(&self, seat: Seat, place: Option<Place>) -> bool {
        self.check_deeds_planned(place).is_ok() && self.has_deed(seat, Place::GunpowderTower)
    }

    pub(super) fn legal_plans(&self, seat: Seat, place: Option<Place>, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        idle(player, place).for_each(|(follower, spaces)| {
            let [market, tower] = Source::ALL.map(|source| player.at(source)[follower] > 0);
            for space in spaces {
                if market {
                    out.push(Action::Assign { follower, space, source: Source::Market });
                }
                if tower {
                    out.push(Action::Assign { follower, space, source: Source::Tower });
                }
            }
        });
        let technology = self.planned_technology(seat, place).iter();
        out.extend(technology.map(|space| Action::Technology { space }));
        if self.plans_deeds(seat, place) {
            self.fill_deeds(seat, Place::GunpowderTower, out);
        }
        out.push(if place.is_some() { Action::Next } else { Action::Done });
    }

    /// Sends a follower, or places technology, on the place that was begun, or anywhere; where that
    /// was.
    pub(super) fn plan(
        &mut self,
        seat: Seat,
        begun: Option<Place>,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<Place, Illegal> {
        match action {
            Action::Assign { follower, space, source } => {
                let place = check_begun(begun, space.place())?;
                self.assign(seat, follower, space, source, seen)?;
                Ok(place)
            }
            Action::Technology { space } => {
                self.check_technology_planned()?;
                let place = check_begun(begun, space.place())?;
                self.place_technology(seat, space, seen)?;
                Ok(place)
            }
            Action::Deed { kind, deed, point } => {
                let place = self.check_deeds_planned(begun)?;
                self.serve(seat, place, (kind, deed, point), seen)?;
                Ok(place)
            }
            _ => Err(Illegal::NotAsked),
        }
    }

    /// One place after the other: the rest of this one is planned first.
    pub(super) fn go_on_planning(&mut self, seat: Seat, place: Place) -> Result<(), Illegal> {
        match self.options.planning_order {
            PlanningOrder::OneByOne => self.ask_next(seat, Question::PlanPlace { place }),
            PlanningOrder::Whole | PlanningOrder::Simultaneous => Ok(()),
        }
    }

    fn assign(
        &mut self,
        seat: Seat,
        follower: Follower,
        space: Space,
        source: Source,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let player = &mut self.players[seat];
        require(player.at(source)[follower] > 0, Illegal::NoSuchFollower)?;
        check_space(player, follower, space)?;
        player.at_mut(source)[follower] -= 1;
        player.put(follower, space);
        player.sent += 1;
        seen.saw(Event::Assigned { seat, follower, space, source: Some(source) });
        Ok(())
    }
}
