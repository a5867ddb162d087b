//! The notary's privilege: three cards from the top of a deck and those on the board are looked at;
//! two are laid out, the others go on or under the deck in any order, all together (R11).
//!
//! Who knows which of these cards is remembered. The cards from the board are known to everybody,
//! those from the deck to whoever looks and to players who knew them before; their order is known to
//! the one who looks.

use quadrivium_core::{Observer, Seat};

use crate::data::{GAME_FACE_UP, NOTARY_LOOKED_AT};
use crate::deck::{Eyes, Placed, Top};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Question};
use crate::state::{Craftsmen, Look};
use crate::types::{Building, BuildingSet, Kind};

impl Craftsmen {
    pub(super) fn check_look(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        self.check_privilege(seat)?;
        let cards = self.decks[kind].len() + self.displayed(kind).len();
        if cards == 0 { Err(Illegal::NoCardsLeft) } else { Ok(()) }
    }

    fn looking(&mut self) -> &mut Look {
        self.look.as_mut().expect("somebody looks at cards")
    }

    pub(super) fn look_at(
        &mut self,
        seat: Seat,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_look(seat, kind)?;
        self.use_privilege(seat, seen);
        seen.saw(Event::LookedAt { seat, kind });
        let shown = self.displayed(kind);
        self.display = self.display - shown;
        let open = |card| Placed { card, seen_by: Eyes::ALL, met_by: Eyes::ALL, joined: false };
        self.look = Some(Look {
            kind,
            seat,
            cards: shown.iter().map(open).collect(),
            order: tinyvec::ArrayVec::new(),
        });
        self.ask(Draw::DealLook { seat, of: kind, left: NOTARY_LOOKED_AT });
        Ok(())
    }

    /// Cards that somebody put on the deck come as they lie.
    pub(super) fn deal_look_by_itself(&mut self, seat: Seat, kind: Kind, left: u8) -> bool {
        let top = self.decks[kind].top();
        if left == 0 || top == Top::Empty {
            let cards = self.looking().cards.len() as u8;
            self.ask_instead((seat, Question::LayOut { left: cards.min(GAME_FACE_UP) }));
            return true;
        }
        let Top::Placed(_) = top else { return false };
        let deck = &mut self.decks[kind];
        if deck.packet() > usize::from(left) {
            deck.forget_packet();
        }
        let Top::Placed(placed) = deck.top() else { unreachable!("the card is still there") };
        deck.draw(placed.card);
        self.add_to_look(seat, left, placed.card, placed.met_by);
        true
    }

    /// One more card is looked at, which some others may know.
    pub(super) fn add_to_look(&mut self, seat: Seat, left: u8, card: Building, known_to: Eyes) {
        let eyes = known_to.with(seat);
        let placed = Placed { card, seen_by: eyes, met_by: eyes, joined: false };
        let look = self.looking();
        look.cards.push(placed);
        look.sort();
        self.ask_instead(Draw::DealLook { seat, of: card.kind(), left: left - 1 });
    }

    /// The cards that can be laid out or put back next: any of them, in any order.
    pub(super) fn looked_at(&self) -> BuildingSet {
        let cards = &self.look.as_ref().expect("somebody looks at cards").cards;
        cards.iter().map(|placed| placed.card).collect()
    }

    fn take_from_look(&mut self, card: Building) -> Result<Placed, Illegal> {
        let cards = &mut self.looking().cards;
        let index = cards.iter().position(|placed| placed.card == card);
        Ok(cards.remove(index.ok_or(Illegal::NotInHand)?))
    }

    pub(super) fn lay_out(
        &mut self,
        seat: Seat,
        left: u8,
        card: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.take_from_look(card)?;
        self.display.insert(card);
        seen.saw(Event::CardShown { card });
        let kind = self.looking().kind;
        // With nothing in between there is no difference between on and under.
        let free = self.decks[kind].len() > 0 && !self.looking().cards.is_empty();
        let next = match (left, free) {
            (2.., _) => Question::LayOut { left: left - 1 },
            (_, true) => Question::PutBack,
            (_, false) => Question::Arrange { under: false },
        };
        self.ask_instead((seat, next));
        Ok(())
    }

    pub(super) fn arrange(&mut self, card: Building) -> Result<(), Illegal> {
        let placed = self.take_from_look(card)?;
        self.looking().order.push(placed);
        Ok(())
    }

    /// The last card has only one place; then all of them go to the deck.
    pub(super) fn arrange_by_itself(
        &mut self,
        seat: Seat,
        under: bool,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let look = self.looking();
        if look.cards.len() > 1 {
            return false;
        }
        if let Some(last) = look.cards.pop() {
            look.order.push(last);
        }
        let Look { kind, mut order, .. } = self.look.take().expect("somebody looks");
        for placed in &mut order {
            placed.seen_by = Eyes::only(seat);
        }
        if under {
            self.decks[kind].put_under(&order);
        } else {
            self.decks[kind].put_on_top(&order);
        }
        seen.saw(Event::PutBack { seat, kind, under, cards: order.len() as u8 });
        self.answered()
    }
}
