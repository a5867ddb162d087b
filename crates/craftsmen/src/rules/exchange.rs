//! Before the game everybody may swap a building card and the sawmill, in the first order (R6).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::OF_KIND;
use crate::deck::{Eyes, Placed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Craftsmen};
use crate::types::{Building, Kind, Sawmill};

impl Craftsmen {
    /// What can still be swapped: a card, the sawmill.
    fn swaps_left(&self) -> (bool, bool) {
        match self.asked() {
            Some(Ask::Exchange { card, sawmill, .. }) => (card, sawmill),
            _ => unreachable!("swaps are asked"),
        }
    }

    fn check_exchange(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        let holds = !(self.players[seat].cards & OF_KIND[kind]).is_empty();
        if holds && self.swaps_left().0 { Ok(()) } else { Err(Illegal::NothingToSwap) }
    }

    fn check_sawmill(&self, sawmill: Sawmill) -> Result<(), Illegal> {
        if !self.swaps_left().1 {
            Err(Illegal::NothingToSwap)
        } else if self.sawmills.contains(sawmill) {
            Ok(())
        } else {
            Err(Illegal::NoSuchSawmill)
        }
    }

    pub(super) fn legal_exchanges(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = Kind::ALL.into_iter().filter(|&it| self.check_exchange(seat, it).is_ok());
        out.extend(kinds.map(|kind| Action::Exchange { kind }));
        let sawmills = Sawmill::all().filter(|&sawmill| self.check_sawmill(sawmill).is_ok());
        out.extend(sawmills.map(|sawmill| Action::TakeSawmill { sawmill }));
        out.push(Action::Done);
    }

    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_exchange(seat, kind)?;
        let (_, sawmill) = self.swaps_left();
        self.ask_instead(Ask::Exchange { seat, card: false, sawmill });
        self.ask(Ask::GiveBack { seat, of: kind });
        seen.saw(Event::CardSwapped { seat, kind });
        Ok(())
    }

    pub(super) fn take_sawmill(
        &mut self,
        seat: Seat,
        sawmill: Sawmill,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_sawmill(sawmill)?;
        let (card, _) = self.swaps_left();
        self.ask_instead(Ask::Exchange { seat, card, sawmill: false });
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
        self.ask_instead(Ask::DealCards { seat, of: kind, left: 1 });
        Ok(())
    }
}
