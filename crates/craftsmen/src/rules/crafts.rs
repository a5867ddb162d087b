//! Stage IV, the guild of crafts: work points make raw goods, fetch them from the fair, and turn them
//! into half-products and final goods. Work tokens do the same between the stages (R7).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{CARDS, FAIR_MOST, MAKING, SAWMILL_OUTPUT};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Act, Question};
use crate::state::Craftsmen;
use crate::types::{Building, BuildingSet, Good, Kind, Token};

impl Craftsmen {
    fn makes(&self, seat: Seat, good: Good) -> bool {
        let player = &self.players[seat];
        (good == SAWMILL_OUTPUT && player.sawmill.is_some())
            || !(player.built & MAKING[good]).is_empty()
    }

    /// Every raw good that can be made, with each place for it: the fair, or a free icon (R12).
    pub(super) fn raw_goods(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let room = self.players[seat].fair < FAIR_MOST;
        let able = self.cubes(seat) > 0;
        let goods = Good::raw().filter(move |&good| able && self.makes(seat, good));
        goods.flat_map(move |good| {
            let icons = self.free_icons(seat, good).iter().map(Some);
            let places = room.then_some(None).into_iter().chain(icons);
            places.map(move |to| Action::Make { good, to })
        })
    }

    pub(super) fn check_make(
        &self,
        seat: Seat,
        good: Good,
        to: Option<Building>,
    ) -> Result<(), Illegal> {
        if self.raw_goods(seat).any(|it| it == Action::Make { good, to }) {
            return Ok(());
        }
        Err(match to {
            _ if !good.is_raw() || !self.makes(seat, good) => Illegal::CannotMake,
            None if self.players[seat].fair >= FAIR_MOST => Illegal::FairFull,
            Some(card) if !self.free_icons(seat, good).contains(card) => Illegal::NoFreeIcon,
            _ => Illegal::NoCube,
        })
    }

    /// A marker on the fair stands for any raw good: each of them with a free icon.
    fn fetches(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let goods = Good::raw().filter(move |_| self.players[seat].fair > 0);
        goods.flat_map(move |good| {
            let icons = self.free_icons(seat, good).iter();
            icons.map(move |to| Action::Fetch { good, to })
        })
    }

    fn check_fetch(&self, seat: Seat, good: Good, to: Building) -> Result<(), Illegal> {
        if self.fetches(seat).any(|it| it == Action::Fetch { good, to }) {
            Ok(())
        } else if self.players[seat].fair == 0 {
            Err(Illegal::FairEmpty)
        } else if !good.is_raw() {
            Err(Illegal::WrongPlace)
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

    /// The four uses of a work point.
    pub(super) fn works(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let ready = self.ready(seat).iter().map(|card| Action::Work { card });
        self.raw_goods(seat).chain(self.fetches(seat)).chain(ready)
    }

    pub(super) fn legal_works(&self, seat: Seat, out: &mut Vec<Action>) {
        self.works(seat).for_each(|action| out.push(action));
    }

    /// Whether a work point is left for any of them.
    fn check_points(work: u8) -> Result<(), Illegal> {
        if work > 0 { Ok(()) } else { Err(Illegal::NoWork) }
    }

    pub(super) fn legal_crafts(&self, seat: Seat, work: u8, raw: bool, out: &mut Vec<Action>) {
        if Self::check_points(work).is_ok() {
            self.legal_works(seat, out);
        }
        out.extend(self.check_make_two(seat, raw).is_ok().then_some(Action::Privilege));
    }

    pub(super) fn has_crafts_act(&self, seat: Seat, work: u8, raw: bool) -> bool {
        let can_work = Self::check_points(work).is_ok() && self.works(seat).next().is_some();
        can_work || self.check_make_two(seat, raw).is_ok()
    }

    pub(super) fn can_spend_token(&self, seat: Seat) -> bool {
        self.players[seat].tokens[Token::Work.index()] > 0 && self.works(seat).next().is_some()
    }

    /// Spends a work point for one of its uses.
    pub(super) fn work(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if let Some(Question::Act(Act::Crafts { work, .. })) = self.question() {
            Self::check_points(work)?;
        }
        match action {
            Action::Make { good, to } => {
                self.check_make(seat, good, to)?;
                self.spend_work(seat, true, seen);
                self.make(seat, good, to, seen);
            }
            Action::Fetch { good, to } => {
                self.check_fetch(seat, good, to)?;
                self.spend_work(seat, false, seen);
                self.players[seat].fair -= 1;
                self.fill(to, good);
                seen.saw(Event::Fetched { seat, good, to });
            }
            Action::Work { card } => {
                self.check_work(seat, card)?;
                self.spend_work(seat, false, seen);
                self.filled[0].remove(card);
                self.filled[1].remove(card);
                seen.saw(Event::Made { seat, card, good: card.output() });
                self.ask((seat, Question::Deliver { card }));
            }
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    /// A work point or a token is gone, for a raw good or for something else.
    fn spend_work(&mut self, seat: Seat, raw: bool, seen: &mut impl Observer<Event>) {
        if let Some(Question::Act(Act::Crafts { work, .. })) = self.question() {
            self.ask_instead((seat, Question::Act(Act::Crafts { work: work - 1, raw })));
        } else {
            self.players[seat].tokens[Token::Work.index()] -= 1;
            self.pool[Token::Work.index()] += 1;
            seen.saw(Event::WorkTokenSpent { seat });
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
    fn check_make_two(&self, seat: Seat, raw: bool) -> Result<(), Illegal> {
        self.check_privilege(seat)?;
        if !raw {
            Err(Illegal::NoPrivilege)
        } else if self.raw_goods(seat).next().is_some() {
            Ok(())
        } else {
            Err(Illegal::NoFreeIcon)
        }
    }

    pub(super) fn make_two(
        &mut self,
        seat: Seat,
        work: u8,
        raw: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_make_two(seat, raw)?;
        self.use_privilege(seat, seen);
        self.ask_instead((seat, Question::Act(Act::Crafts { work, raw: false })));
        self.ask((seat, Question::MakeAnother));
        Ok(())
    }
}
