//! Before the game everybody may swap a building card and the sawmill, in the first order (R6).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::OF_KIND;
use crate::deck::{Eyes, Placed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Question};
use crate::state::Craftsmen;
use crate::types::{Building, BuildingSet, Kind, Sawmill};

impl Craftsmen {
    /// The kinds of cards that a player has to swap.
    fn swappable(&self, seat: Seat, open: bool) -> impl Iterator<Item = Kind> {
        let cards = if open { self.players[seat].cards } else { BuildingSet::EMPTY };
        Kind::ALL.into_iter().filter(move |&kind| !(cards & OF_KIND[kind]).is_empty())
    }

    pub(super) fn legal_exchanges(
        &self,
        seat: Seat,
        card: bool,
        sawmill: bool,
        out: &mut Vec<Action>,
    ) {
        out.extend(self.swappable(seat, card).map(|kind| Action::Exchange { kind }));
        if sawmill {
            out.extend(self.sawmills.iter().map(|sawmill| Action::TakeSawmill { sawmill }));
        }
        out.push(Action::Done);
    }

    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        card: bool,
        sawmill: bool,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !self.swappable(seat, card).any(|it| it == kind) {
            return Err(Illegal::NothingToSwap);
        }
        self.ask_instead((seat, Question::Exchange { card: false, sawmill }));
        self.ask((seat, Question::GiveBack { of: kind }));
        seen.saw(Event::CardSwapped { seat, kind });
        Ok(())
    }

    pub(super) fn take_sawmill(
        &mut self,
        seat: Seat,
        card: bool,
        open: bool,
        sawmill: Sawmill,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !open {
            return Err(Illegal::NothingToSwap);
        }
        if !self.sawmills.contains(sawmill) {
            return Err(Illegal::NoSuchSawmill);
        }
        self.ask_instead((seat, Question::Exchange { card, sawmill: false }));
        let old = self.players[seat].sawmill.replace(sawmill).expect("everybody has a sawmill");
        self.sawmills.remove(sawmill);
        if self.options.given_up_sawmill_can_be_taken {
            self.sawmills.insert(old);
        } else {
            self.given_up.insert(old);
        }
        seen.saw(Event::SawmillBuilt { seat, sawmill });
        Ok(())
    }

    pub(super) fn legal_give_backs(&self, seat: Seat, kind: Kind, out: &mut Vec<Action>) {
        let cards = self.players[seat].cards & OF_KIND[kind];
        out.extend(cards.iter().map(|card| Action::Return { card }));
    }

    /// The old card goes under its deck, known to its owner; the new one comes from the top.
    pub(super) fn give_back(
        &mut self,
        seat: Seat,
        kind: Kind,
        card: Building,
    ) -> Result<(), Illegal> {
        if !(self.players[seat].cards & OF_KIND[kind]).contains(card) {
            return Err(Illegal::NotInHand);
        }
        self.players[seat].cards.remove(card);
        let eyes = Eyes::only(seat);
        let placed = Placed { card, seen_by: eyes, met_by: eyes, joined: false };
        self.decks[kind].put_under(&[placed]);
        self.ask_instead(Draw::DealCards { seat, of: kind, left: 1 });
        Ok(())
    }
}
