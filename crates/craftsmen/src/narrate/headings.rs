//! Under which heading an action is offered.

use quadrivium_core::Phrase;

use super::names;
use crate::action::Action;

/// So many bids stand under one heading.
const BIDS: u8 = 10;

/// By verb; goods by what is made, bids by tens.
pub fn of(action: Action) -> Phrase {
    let key = match action {
        Action::Exchange { .. } | Action::TakeSawmill { .. } => "craftsmen-heading-exchange",
        Action::Return { .. } => "craftsmen-heading-return",
        Action::Place { .. } => "craftsmen-heading-place",
        Action::Stack { .. } => "craftsmen-heading-stack",
        Action::Points | Action::Give { .. } => "craftsmen-heading-give",
        Action::Pay { .. } => "craftsmen-heading-pay",
        Action::Discard { .. } => "craftsmen-heading-discard",
        Action::Invest { .. } => "craftsmen-heading-invest",
        Action::Take { .. } | Action::Draw => "craftsmen-heading-take",
        Action::Build { card, .. } => {
            return Phrase::new("craftsmen-heading-build").with("card", names::card(card));
        }
        Action::Buy { .. } => "craftsmen-heading-buy",
        Action::Auction { .. } => "craftsmen-heading-auction",
        Action::Bid { amount } => {
            let from = amount.saturating_sub(1) / BIDS * BIDS + 1;
            return Phrase::new("craftsmen-heading-bid")
                .with("from", from)
                .with("to", from + BIDS - 1);
        }
        Action::Look { .. } => "craftsmen-heading-look",
        Action::Lay { .. } => "craftsmen-heading-lay",
        Action::Put { .. } => "craftsmen-heading-put",
        Action::Make { good, .. } => {
            return Phrase::new("craftsmen-heading-make").with("good", names::good(good));
        }
        Action::Fetch { .. } => "craftsmen-heading-fetch",
        Action::Work { .. } => "craftsmen-heading-work",
        Action::Deliver { .. } | Action::Store => "craftsmen-heading-deliver",
        Action::Load { .. } | Action::Bribe { .. } | Action::Lose => "craftsmen-heading-load",
        Action::Purchase { good, .. } => {
            return Phrase::new("craftsmen-heading-purchase").with("good", names::good(good));
        }
        Action::Privilege => "craftsmen-heading-privilege",
        Action::Stall => "craftsmen-stall",
        Action::TakeToken { .. } => "craftsmen-heading-token",
        Action::Precede => "craftsmen-heading-precede",
        Action::Pass => "craftsmen-heading-pass",
        Action::Done => "craftsmen-done",
        Action::Capital { .. }
        | Action::Building { .. }
        | Action::Sawmill { .. }
        | Action::Next { .. } => "craftsmen-heading-chance",
    };
    Phrase::new(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_stand_under_tens() {
        let of = |amount| of(Action::Bid { amount }).args;
        assert_eq!(of(1), of(10));
        assert_ne!(of(10), of(11));
        assert_eq!(of(11), of(20));
    }
}
