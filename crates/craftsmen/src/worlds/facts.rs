//! What a hand must be like, as everybody knows: good for what was bid, built or begun to be paid.

use quadrivium_core::{Key, Seat};

use crate::pending::{Act, Question};
use crate::purse::{Purse, numbers_of_colour, of_colour, worth_of_colour};
use crate::state::Craftsmen;
use crate::types::{Capital, Colour, ColourSet};

/// Something that is known of a hand without seeing its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    /// Cards that count together with the hand.
    beside: Purse,
    /// The colours that count.
    colours: ColourSet,
    /// Colours of which there is a card in the hand.
    held: ColourSet,
    /// What they are worth at least.
    least: u8,
}

impl Fact {
    const NOTHING: Self = Self {
        beside: Purse::new([0; Capital::COUNT]),
        colours: ColourSet::ALL,
        held: ColourSet::EMPTY,
        least: 0,
    };

    /// The hand is worth so much.
    pub const fn worth(least: u8) -> Self {
        Self { least, ..Self::NOTHING }
    }

    /// What cards of a colour add to the worth; nothing where that colour is missing.
    fn worth_of(&self, colour: Colour, cards: [u8; 3]) -> Option<u8> {
        if self.held.contains(colour) && cards == [0; 3] {
            return None;
        }
        let beside = of_colour(&self.beside, colour.index());
        let all = std::array::from_fn(|value| cards[value] + beside[value]);
        Some(if self.colours.contains(colour) { worth_of_colour(all) } else { 0 })
    }

    pub fn holds(&self, hand: &Purse) -> bool {
        let worth = |colour: Colour| self.worth_of(colour, of_colour(hand, colour.index()));
        let worth = Colour::ALL.into_iter().try_fold(0, |sum, colour| Some(sum + worth(colour)?));
        worth.is_some_and(|worth| worth >= self.least)
    }
}

/// What a hand is dealt for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wish {
    /// That a fact holds.
    Fact(Fact),
    /// That the printed numbers add up to so much, for a place in the first order.
    Numbers { least: u8, most: Option<u8> },
}

impl Wish {
    /// What cards of a colour add to the score; nothing where they cannot be.
    pub fn score_of(&self, colour: Colour, cards: [u8; 3]) -> Option<u8> {
        match self {
            Self::Fact(fact) => fact.worth_of(colour, cards),
            Self::Numbers { .. } => Some(numbers_of_colour(cards)),
        }
    }

    /// The least and the most that the scores of all colours may add up to.
    pub fn range(&self) -> (u8, Option<u8>) {
        match *self {
            Self::Fact(fact) => (fact.least, None),
            Self::Numbers { least, most } => (least, most),
        }
    }
}

impl Craftsmen {
    /// What a hand has to be good for, or the game could not go on.
    pub(super) fn owed(&self, seat: Seat) -> Option<Fact> {
        match self.question_of(seat)? {
            Question::Pay { bill } => {
                let (beside, colours, least) = (bill.paid, bill.colours, bill.price);
                Some(Fact { beside, colours, least, ..Fact::NOTHING })
            }
            Question::Invest { last: Some(last), .. } => {
                let held = Colour::ALL.into_iter().filter(|&colour| colour > last.colour());
                Some(Fact { held: held.collect(), ..Fact::NOTHING })
            }
            Question::Act(Act::Builders(works)) if works.cost > 0 => Some(Fact::worth(works.cost)),
            _ => None,
        }
    }

    /// What bids tell of a hand, the latest first.
    pub(super) fn promised(&self, seat: Seat) -> [Option<Fact>; 2] {
        let [highest, latest] = self.told.bids[seat];
        [latest, highest].map(|promise| {
            let fact = Fact { beside: promise.gone, ..Fact::worth(promise.amount) };
            (promise.amount > 0).then_some(fact)
        })
    }

    /// Whether a payment that was begun can be finished from this hand.
    pub(super) fn can_finish(&self, seat: Seat, hand: &Purse) -> bool {
        let Some(Question::Pay { bill }) = self.question_of(seat) else { return true };
        let mut finished = false;
        bill.payment(hand).next_cards(|_| finished = true);
        finished
    }
}
