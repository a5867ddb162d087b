//! Under which heading an action is offered.

use quadrivium_core::Phrase;

use super::names;
use crate::action::{Action, Loss};

/// By verb; while planning by place, tiles by stack, deeds by follower.
pub fn heading_of(action: Action) -> Phrase {
    match action {
        Action::Remove { tile } | Action::Tile { tile } => match tile.stack() {
            Some(stack) => names::stack(stack),
            None => names::place(tile),
        },
        Action::Draw { .. } => Phrase::new("orleans-heading-draw"),
        Action::Back { .. } => Phrase::new("orleans-heading-back"),
        Action::Bathe => Phrase::new("orleans-bathe"),
        Action::Keep { .. } => Phrase::new("orleans-heading-keep"),
        Action::Stow { .. } => Phrase::new("orleans-heading-stow"),
        Action::Assign { space, .. } => names::place(space.place()),
        Action::Technology { .. } => Phrase::new("orleans-heading-technology"),
        Action::Deed { kind, .. } => {
            Phrase::new("orleans-heading-deed").with("follower", names::kind(kind))
        }
        Action::Use { .. } => Phrase::new("orleans-heading-use"),
        Action::Pass => Phrase::new("orleans-pass"),
        Action::Recruit { .. } => Phrase::new("orleans-heading-recruit"),
        Action::Merchant { .. } => Phrase::new("orleans-heading-merchant"),
        Action::Move { .. } => Phrase::new("orleans-heading-move"),
        Action::Take { .. } => Phrase::new("orleans-heading-take"),
        Action::Pay { .. } => Phrase::new("orleans-heading-pay"),
        Action::Bake { .. } => Phrase::new("orleans-heading-bake"),
        Action::Give { .. } => Phrase::new("orleans-heading-give"),
        Action::Bonus { .. } => Phrase::new("orleans-heading-bonus"),
        Action::Lose { loss } => Phrase::new(match loss {
            Loss::Station { .. } => "orleans-heading-lose-station",
            Loss::Follower => "orleans-heading-lose-follower",
            Loss::Point => "orleans-heading-lose-point",
            Loss::Ware { .. } => "orleans-heading-lose-good",
            Loss::Tile { .. } => "orleans-heading-lose-tile",
            Loss::Technology { .. } => "orleans-heading-lose-technology",
        }),
        Action::Protect => Phrase::new("orleans-protect"),
        Action::Skip => Phrase::new("orleans-skip"),
        Action::Next => Phrase::new("orleans-next"),
        Action::Done => Phrase::new("orleans-done"),
        Action::Start { .. }
        | Action::Good { .. }
        | Action::Reveal { .. }
        | Action::Follower { .. } => Phrase::new("orleans-heading-chance"),
    }
}
