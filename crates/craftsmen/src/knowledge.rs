//! Who knows what: history as a viewer may see it.
//!
//! Hidden are capital and building cards in hand, the order of the decks, and cards that somebody
//! looked at. A card that was taken in front of everybody is known as long as it stays where it is;
//! a card that was handed over is known to the two who saw it.

use quadrivium_core::{Actor, Rules, Seat, Sight, Viewer};

use rand::Rng;

use crate::action::Action;
use crate::state::{Ask, Craftsmen};
use crate::view::View;

impl Sight for Craftsmen {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// Drawn cards are seen by whoever draws, cards handed over by the two, cards put back by whoever
    /// puts them back.
    fn masked(&self, by: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        let sees = |seat: Seat| viewer.sits_at(seat);
        let visible = match (self.asked(), action) {
            (Some(Ask::DealCapital { seat, .. }), Action::Capital { .. })
            | (
                Some(Ask::DealCards { seat, .. } | Ask::DealLook { seat, .. }),
                Action::Building { .. },
            )
            | (Some(Ask::GiveBack { seat, .. } | Ask::Arrange { seat }), Action::Return { .. }) => {
                sees(seat)
            }
            (Some(Ask::PayFee { seat, to }), Action::Give { .. }) => sees(seat) || sees(to),
            (Some(Ask::PayGoods { seat, good, .. }), Action::Give { .. }) => {
                sees(seat) || self.seller(seat, good).is_some_and(sees)
            }
            _ => true,
        };
        let own = matches!(by, Actor::Seat(seat) if sees(seat));
        (visible || own).then_some(action)
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng) {
        self.deal_again(viewer, rng);
    }

    fn hides_from(&self, viewer: Seat) -> bool {
        self.worlds(viewer).any(|world| world != *self)
    }

    fn reveals(&self, by: Seat, action: Action) -> bool {
        let after =
            |mut world: Self| world.apply(by.into(), action).ok().map(|()| world.view(by.into()));
        let seen = after(self.clone());
        self.worlds(by).any(|world| after(world) != seen)
    }
}

impl Craftsmen {
    fn worlds(&self, viewer: Seat) -> impl Iterator<Item = Self> {
        (0..16).map(move |world| {
            let mut dealt = self.clone();
            dealt.determinize(viewer, &mut quadrivium_core::game_rng(0, world));
            dealt
        })
    }
}
