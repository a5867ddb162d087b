//! Stage IV, the guild of crafts: work points make raw goods, fetch them from the fair, and turn them
//! into half-products and final goods. Work tokens do the same between the stages (R7).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{CARDS, FAIR_MOST, MAKING, SAWMILL_OUTPUT};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Craftsmen};
use crate::types::{Building, BuildingSet, Good, Kind, Token};

impl Craftsmen {
    fn makes(&self, seat: Seat, good: Good) -> bool {
        let player = &self.players[seat];
        (good == SAWMILL_OUTPUT && player.sawmill.is_some())
            || !(player.built & MAKING[good]).is_empty()
    }

    /// The work points that can be spent now.
    fn work_left(&self, seat: Seat) -> u8 {
        match self.asked() {
            Some(Ask::SpendToken { .. }) => self.players[seat].tokens[Token::Work.index()],
            Some(Ask::Act { .. }) => self.act.work,
            _ => 0,
        }
    }

    fn check_work_left(&self, seat: Seat) -> Result<(), Illegal> {
        if self.work_left(seat) > 0 { Ok(()) } else { Err(Illegal::NoWork) }
    }

    /// A raw good needs a place: a free icon, or the fair (R12).
    pub(super) fn check_make(
        &self,
        seat: Seat,
        good: Good,
        to: Option<Building>,
    ) -> Result<(), Illegal> {
        if !good.is_raw() || !self.makes(seat, good) {
            return Err(Illegal::CannotMake);
        }
        match to {
            None if self.players[seat].fair >= FAIR_MOST => return Err(Illegal::FairFull),
            Some(card) if !self.free_icons(seat, good).contains(card) => {
                return Err(Illegal::NoFreeIcon);
            }
            _ => {}
        }
        if self.cubes(seat) == 0 { Err(Illegal::NoCube) } else { Ok(()) }
    }

    /// A marker on the fair stands for any raw good.
    fn check_fetch(&self, seat: Seat, good: Good, to: Building) -> Result<(), Illegal> {
        if self.players[seat].fair == 0 {
            Err(Illegal::FairEmpty)
        } else if !good.is_raw() {
            Err(Illegal::WrongPlace)
        } else if self.free_icons(seat, good).contains(to) {
            Ok(())
        } else {
            Err(Illegal::NoFreeIcon)
        }
    }

    /// Buildings of a player that have everything they need.
    pub(crate) fn ready(&self, seat: Seat) -> BuildingSet {
        let needs_two = Self::with_two_icons() - self.filled[1];
        (self.players[seat].built & self.filled[0]) - needs_two
    }

    fn with_two_icons() -> BuildingSet {
        const TWO: u64 = {
            let (mut bits, mut index) = (0, 0);
            while index < CARDS.len() {
                if CARDS[index].inputs[1].is_some() {
                    bits |= 1 << index;
                }
                index += 1;
            }
            bits
        };
        BuildingSet::from_bits(TWO)
    }

    fn check_work(&self, seat: Seat, card: Building) -> Result<(), Illegal> {
        if !self.players[seat].built.contains(card) || card.kind() == Kind::Basic {
            Err(Illegal::CannotMake)
        } else if self.ready(seat).contains(card) {
            Ok(())
        } else {
            Err(Illegal::InputsMissing)
        }
    }

    pub(super) fn legal_makes(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.cubes(seat) == 0 {
            return;
        }
        let room = self.players[seat].fair < FAIR_MOST;
        for good in Good::raw().filter(|&good| self.makes(seat, good)) {
            if room {
                out.push(Action::Make { good, to: None });
            }
            let icons = self.free_icons(seat, good).iter();
            out.extend(icons.map(|to| Action::Make { good, to: Some(to) }));
        }
    }

    /// The four uses of a work point.
    pub(super) fn legal_work(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_work_left(seat).is_err() {
            return;
        }
        self.legal_makes(seat, out);
        if self.players[seat].fair > 0 {
            for good in Good::raw() {
                let icons = self.free_icons(seat, good).iter();
                out.extend(icons.map(|to| Action::Fetch { good, to }));
            }
        }
        out.extend(self.ready(seat).iter().map(|card| Action::Work { card }));
    }

    pub(super) fn legal_crafts(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_work(seat, out);
        if self.check_make_two(seat).is_ok() {
            out.push(Action::Privilege);
        }
    }

    fn can_make(&self, seat: Seat) -> bool {
        let room = self.players[seat].fair < FAIR_MOST;
        let placed = |good| self.makes(seat, good) && !self.free_icons(seat, good).is_empty();
        (room || Good::raw().any(placed)) && self.cubes(seat) > 0
    }

    fn can_work(&self, seat: Seat) -> bool {
        let fetches = || Good::raw().any(|good| !self.free_icons(seat, good).is_empty());
        !self.ready(seat).is_empty()
            || self.can_make(seat)
            || (self.players[seat].fair > 0 && fetches())
    }

    pub(super) fn has_crafts_act(&self, seat: Seat) -> bool {
        (self.act.work > 0 && self.can_work(seat)) || self.check_make_two(seat).is_ok()
    }

    pub(super) fn can_spend_token(&self, seat: Seat) -> bool {
        self.players[seat].tokens[Token::Work.index()] > 0 && self.can_work(seat)
    }

    /// Spends a work point for one of its uses.
    pub(super) fn work(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_work_left(seat)?;
        match action {
            Action::Make { good, to } => {
                self.check_make(seat, good, to)?;
                self.spend_work(seat, seen);
                self.act.raw = self.guild().is_some();
                self.make(seat, good, to, seen);
            }
            Action::Fetch { good, to } => {
                self.check_fetch(seat, good, to)?;
                self.spend_work(seat, seen);
                self.players[seat].fair -= 1;
                self.fill(to, good);
                seen.saw(Event::Fetched { seat, good, to });
            }
            Action::Work { card } => {
                self.check_work(seat, card)?;
                self.spend_work(seat, seen);
                self.filled[0].remove(card);
                self.filled[1].remove(card);
                seen.saw(Event::Made { seat, card, good: card.output() });
                self.ask(Ask::Deliver { seat, card });
            }
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    fn spend_work(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if let Some(Ask::SpendToken { .. }) = self.asked() {
            self.players[seat].tokens[Token::Work.index()] -= 1;
            self.pool[Token::Work.index()] += 1;
            seen.saw(Event::WorkTokenSpent { seat });
        } else {
            self.act.work -= 1;
            self.act.raw = false;
        }
    }

    /// A raw good is made and goes to its place.
    pub(super) fn make(
        &mut self,
        seat: Seat,
        good: Good,
        to: Option<Building>,
        seen: &mut impl Observer<Event>,
    ) {
        match to {
            None => self.players[seat].fair += 1,
            Some(card) => self.fill(card, good),
        }
        seen.saw(Event::RawMade { seat, good, to });
    }

    /// A marker goes on the icon of a good.
    pub(crate) fn fill(&mut self, card: Building, good: Good) {
        let icon = Self::icon(card, good).expect("the building needs this good");
        self.filled[icon].insert(card);
    }

    /// The privilege: the work point that made a raw good makes a second one (R13).
    fn check_make_two(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_privilege(seat)?;
        if !self.act.raw {
            Err(Illegal::NoPrivilege)
        } else if self.can_make(seat) {
            Ok(())
        } else {
            Err(Illegal::NoFreeIcon)
        }
    }

    pub(super) fn make_two(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_make_two(seat)?;
        self.use_privilege(seat, seen);
        self.act.raw = false;
        self.ask(Ask::MakeAnother { seat });
        Ok(())
    }
}
