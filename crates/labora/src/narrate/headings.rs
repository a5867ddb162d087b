//! Under which heading an action is offered.

use quadrivium_core::Phrase;

use super::names;
use crate::action::Action;
use crate::state::Labora;

impl Labora {
    /// By verb; clergymen by rank, and the buildings of others by their owner.
    pub(super) fn heading_of(&self, action: Action) -> Phrase {
        match action {
            Action::Place { rank, .. } => {
                Phrase::new("labora-heading-place").with("rank", names::sent(rank))
            }
            Action::Contract { owner, .. } => {
                Phrase::new("labora-heading-contract").with("owner", self.named(owner))
            }
            Action::Visit { owner, .. } => {
                Phrase::new("labora-heading-visit").with("owner", self.named(owner))
            }
            Action::Fell { .. } => Phrase::new("labora-heading-fell"),
            Action::Cut { .. } => Phrase::new("labora-heading-cut"),
            Action::Idle => Phrase::new("labora-idle"),
            Action::Build { .. } => Phrase::new("labora-heading-build"),
            Action::District { .. } => Phrase::new("labora-heading-district"),
            Action::Plot { .. } => Phrase::new("labora-heading-plot"),
            Action::Convert { .. } => Phrase::new("labora-heading-convert"),
            Action::Settle { .. } => Phrase::new("labora-heading-settle"),
            Action::At { .. } => Phrase::new("labora-heading-at"),
            Action::Enter => Phrase::new("labora-heading-enter"),
            Action::Fee { .. } => Phrase::new("labora-heading-fee"),
            Action::Send { .. } => Phrase::new("labora-heading-send"),
            Action::Produce { .. } => Phrase::new("labora-heading-produce"),
            Action::Times { .. } => Phrase::new("labora-heading-times"),
            Action::Pay { .. } => Phrase::new("labora-heading-pay"),
            Action::Take { .. } => Phrase::new("labora-heading-take"),
            Action::Improve { .. } => Phrase::new("labora-heading-improve"),
            Action::Copy { owner: Some(owner), .. } => {
                Phrase::new("labora-heading-copy").with("owner", self.named(owner))
            }
            Action::Copy { owner: None, .. } => Phrase::new("labora-heading-copy-display"),
            Action::Clear { .. } => Phrase::new("labora-heading-clear"),
            Action::Skip => Phrase::new("labora-skip"),
            Action::End => Phrase::new("labora-end"),
        }
    }
}
