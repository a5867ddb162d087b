//! Stage II, the builders' guild: up to two buildings at the ends of the row, paid together.
//!
//! A new building matches its neighbour in the upper or in the lower colour (R8); the privilege lets
//! one building of the action ignore that. Whoever completes a production line first takes its bonus
//! token when the action is over (R9).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{BUILD_COST, BUILDERS_BUILDINGS, LINES, OF_KIND, SAWMILL_OUTPUT};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Act, Question, Works};
use crate::purse::worth;
use crate::state::{Craftsmen, Site};
use crate::types::{Building, BuildingSet, ColourSet, End, Good, GoodSet, Kind};

impl Craftsmen {
    /// Whether a card matches the building at an end of a row.
    pub(crate) fn matches(&self, seat: Seat, card: Building, end: End) -> bool {
        let player = &self.players[seat];
        let (top, bottom) = match (player.ends[end.index()], player.sawmill) {
            (Some(neighbour), _) => (neighbour.top(), neighbour.bottom()),
            (None, Some(sawmill)) => (sawmill.top(), sawmill.bottom()),
            (None, None) => return false,
        };
        card.top() == top || card.bottom() == bottom
    }

    /// The cards of a hand that can be paid together with what was built already.
    fn affordable(&self, seat: Seat, works: Works) -> BuildingSet {
        let player = &self.players[seat];
        let left = worth(&player.capital).saturating_sub(works.cost);
        let paid = |kind: &Kind| BUILD_COST[*kind] <= left;
        Kind::ALL.into_iter().filter(paid).fold(BuildingSet::EMPTY, |all, it| all | OF_KIND[it])
            & player.cards
    }

    /// Whether building a card at an end takes the privilege, or why it cannot be had for it.
    fn privilege_for(
        &self,
        seat: Seat,
        card: Building,
        end: End,
        privilege: Result<(), Illegal>,
    ) -> Result<bool, Illegal> {
        if self.matches(seat, card, end) { Ok(false) } else { privilege.map(|()| true) }
    }

    fn check_build(
        &self,
        seat: Seat,
        works: Works,
        card: Building,
        end: End,
        privileged: bool,
    ) -> Result<(), Illegal> {
        if !self.players[seat].cards.contains(card) {
            return Err(Illegal::NotInHand);
        }
        if !self.affordable(seat, works).contains(card) {
            return Err(Illegal::TooExpensive);
        }
        match self.privilege_for(seat, card, end, self.check_privilege(seat)) {
            Ok(needed) if needed == privileged => Ok(()),
            Ok(false) => Err(Illegal::PrivilegeNotNeeded),
            Err(none) if privileged => Err(none),
            Ok(true) | Err(_) => Err(Illegal::ColoursDiffer),
        }
    }

    pub(super) fn legal_builds(&self, seat: Seat, works: Works, out: &mut Vec<Action>) {
        let privilege = self.check_privilege(seat);
        for card in self.affordable(seat, works) {
            for end in End::ALL {
                if let Ok(privileged) = self.privilege_for(seat, card, end, privilege) {
                    out.push(Action::Build { card, end, privileged });
                }
            }
        }
    }

    pub(super) fn build(
        &mut self,
        seat: Seat,
        mut works: Works,
        card: Building,
        end: End,
        privileged: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_build(seat, works, card, end, privileged)?;
        if privileged {
            self.use_privilege(seat, seen);
        }
        self.players[seat].cards.remove(card);
        self.open.remove(card);
        self.put_building(seat, card, end);
        seen.saw(Event::Built { seat, card, end });
        works.cost += BUILD_COST[card.kind()];
        works.built += 1;
        if works.built == BUILDERS_BUILDINGS {
            self.pending.pop();
            self.finish_building(seat, works.cost, seen);
        } else {
            self.ask_instead((seat, Question::Act(Act::Builders(works))));
        }
        Ok(())
    }

    /// A building joins a row.
    pub(crate) fn put_building(&mut self, seat: Seat, card: Building, end: End) {
        let player = &mut self.players[seat];
        player.built.insert(card);
        player.ends[end.index()] = Some(card);
        player.lengths[end.index()] += 1;
        let steps = player.lengths[end.index()] as i8;
        let at = if end == End::Left { -steps } else { steps };
        self.sites[card] = Some(Site { owner: seat, at });
    }

    /// The buildings of an action are paid, and bonus tokens taken.
    pub(super) fn finish_building(
        &mut self,
        seat: Seat,
        cost: u8,
        seen: &mut impl Observer<Event>,
    ) {
        if cost > 0 {
            self.charge(seat, cost, ColourSet::ALL);
        }
        let made = self.goods_made(seat);
        for good in Good::finals() {
            let token = &mut self.bonus[good.final_row().expect("a final good")];
            if token.is_none() && LINES[good].is_subset(made) {
                *token = Some(seat);
                seen.saw(Event::BonusTaken { seat, good });
            }
        }
    }

    /// What the buildings of a player make.
    pub(crate) fn goods_made(&self, seat: Seat) -> GoodSet {
        let player = &self.players[seat];
        let made: GoodSet = player.built.iter().map(Building::output).collect();
        if player.sawmill.is_some() { made.with(SAWMILL_OUTPUT) } else { made }
    }
}
