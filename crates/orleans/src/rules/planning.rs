//! Phase 4: followers go from the market, and from the tower, to action spaces of own places.
//!
//! All at once, or in turn order: one place after the other, or each player completely.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{ANY_SPACES, SECOND_OF_TWO, WANTED, spaces_of};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{PlanningOrder, TechTiming, TowerDeeds};
use crate::state::{Ask, Orleans, Player, Stage};
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
    if !player.spaces.contains(space) {
        return Err(Illegal::NotYourPlace);
    }
    if player.filled.contains(space) {
        return Err(Illegal::SpaceTaken);
    }
    if !fitting(player, follower).contains(space) {
        return Err(Illegal::WrongFollower);
    }
    if open(player).contains(space) { Ok(()) } else { Err(Illegal::EqualSpaceFirst) }
}

/// The spaces of the place that was begun, or all.
fn within(place: Option<Place>) -> SpaceSet {
    place.map_or(SpaceSet::ALL, spaces_of)
}

impl Orleans {
    /// Whoever has nothing to plan has finished; the others are asked.
    pub(super) fn next_plan(&mut self, seen: &mut impl Observer<Event>) {
        if self.options.planning_order == PlanningOrder::Simultaneous {
            for seat in self.table() - self.finished {
                if !self.can_plan(seat, None) {
                    self.end_planning(seat, seen);
                }
            }
            if self.finished == self.table() {
                self.begin_phase(Stage::Acting);
            } else {
                self.asks.push(Ask::Plan);
            }
            return;
        }
        let Some(seat) = self.next_unfinished(self.next) else {
            self.begin_phase(Stage::Acting);
            return;
        };
        self.next = seat.next(self.options.players);
        if self.can_plan(seat, None) {
            self.asks.push(Ask::PlanInTurn { seat, place: None });
        } else {
            self.end_planning(seat, seen);
        }
    }

    fn end_planning(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.finished.insert(seat);
        seen.saw(Event::Planned { seat });
    }

    pub(super) fn can_plan(&self, seat: Seat, place: Option<Place>) -> bool {
        let player = &self.players[seat];
        let spaces = open(player) & within(place);
        let idle = Follower::ALL
            .into_iter()
            .filter(|&follower| player.market[follower] + player.tower[follower] > 0);
        let mut idle = idle.map(|follower| fitting(player, follower) & spaces);
        idle.any(|spaces| !spaces.is_empty())
            || self.plans_technology(seat, place)
            || self.plans_deeds(seat, place)
    }

    /// Technology is placed while planning in some editions only (E6).
    fn plans_technology(&self, seat: Seat, place: Option<Place>) -> bool {
        self.options.tech_timing == TechTiming::FromEndOfActions
            && !(self.spaces_for_technology(seat) & within(place)).is_empty()
    }

    /// With `tower_deeds = planning` followers of the tower go to deeds now (E8).
    fn plans_deeds(&self, seat: Seat, place: Option<Place>) -> bool {
        self.options.tower_deeds == TowerDeeds::Planning
            && matches!(place, None | Some(Place::GunpowderTower))
            && self.has_deed(seat, Place::GunpowderTower)
    }

    pub(super) fn legal_plans(&self, seat: Seat, place: Option<Place>, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let spaces = open(player) & within(place);
        for follower in Follower::ALL {
            let (market, tower) = (player.market[follower], player.tower[follower]);
            if market + tower == 0 {
                continue;
            }
            for space in fitting(player, follower) & spaces {
                if market > 0 {
                    out.push(Action::Assign { follower, space, source: Source::Market });
                }
                if tower > 0 {
                    out.push(Action::Assign { follower, space, source: Source::Tower });
                }
            }
        }
        if self.options.tech_timing == TechTiming::FromEndOfActions {
            self.legal_technology(seat, place, out);
        }
        if self.plans_deeds(seat, place) {
            self.fill_deeds(seat, Place::GunpowderTower, out);
        }
        out.push(if place.is_some() { Action::Next } else { Action::Done });
    }

    pub(super) fn plan(
        &mut self,
        seat: Seat,
        asked: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let begun = match asked {
            Ask::PlanInTurn { place, .. } => place,
            _ => None,
        };
        let place = match action {
            Action::Assign { follower, space, source } => {
                check_begun(begun, space.place())?;
                self.assign(seat, follower, space, source, seen)?;
                space.place()
            }
            Action::Technology { space } => {
                if self.options.tech_timing == TechTiming::AfterPass {
                    return Err(Illegal::NotNow);
                }
                check_begun(begun, space.place())?;
                self.place_technology(seat, space, seen)?;
                space.place()
            }
            Action::Deed { kind, deed, point }
                if self.options.tower_deeds == TowerDeeds::Planning =>
            {
                check_begun(begun, Place::GunpowderTower)?;
                self.serve(seat, Place::GunpowderTower, (kind, deed, point), seen)?;
                Place::GunpowderTower
            }
            Action::Next if begun.is_some() => return self.drop_ask(),
            Action::Done if begun.is_none() => {
                self.end_planning(seat, seen);
                if asked != Ask::Plan {
                    self.asks.pop();
                }
                return Ok(());
            }
            _ => return Err(Illegal::NotAsked),
        };
        if self.options.planning_order == PlanningOrder::OneByOne {
            self.ask_instead(Ask::PlanInTurn { seat, place: Some(place) })?;
        }
        Ok(())
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
        if player.at(source)[follower] == 0 {
            return Err(Illegal::NoSuchFollower);
        }
        check_space(player, follower, space)?;
        player.at_mut(source)[follower] -= 1;
        player.put(follower, space);
        seen.saw(Event::Assigned { seat, follower, space, source: Some(source) });
        Ok(())
    }
}

fn check_begun(begun: Option<Place>, place: Place) -> Result<(), Illegal> {
    if begun.is_none_or(|begun| begun == place) { Ok(()) } else { Err(Illegal::OtherPlace) }
}
