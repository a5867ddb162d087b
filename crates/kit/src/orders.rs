//! An order of choice that serves the engine takes no right from a player.
//!
//! Two choices of one kind are offered together. If one may be made after the other, nobody else and
//! no chance between them, then a player who makes the other one first is still offered the one:
//! at once, or after more decisions of the same player.

use std::mem::discriminant;

use super::moves::Position;
use super::play::take;
use super::violation::{Check, Checked, Fault, ensure};
use quadrivium_core::{Game, Seat};

/// How many decisions of a player are looked ahead for a choice that is not offered at once.
const AHEAD: u32 = 2;

/// Looks at every pair of choices that are offered together.
pub(super) fn either_first<G: Game>(
    game: &G,
    position: &Position<G>,
    ordered: &impl Fn(G::Action) -> bool,
) -> Checked {
    for seat in position.turn.players() {
        let offers = position.offers(seat).iter().copied().filter(|&action| !ordered(action));
        let mut choices = Vec::new();
        for action in offers {
            let next = then(game, seat, action)?;
            let mut offers = Vec::new();
            next.legal(seat, &mut offers);
            choices.push(Choice { action, next, offers });
        }
        for (one, other) in choices.iter().flat_map(|one| choices.iter().map(move |it| (one, it))) {
            let together = one.is_like(other) && one.leaves(other) && !other.leaves(one);
            ensure(Check::Orders, !together || other.leads_to(seat, one.action)?, || {
                let (one, other) = (one.action, other.action);
                format!(
                    "{seat} may choose `{one}` and then `{other}`, but not first `{other}` and \
                     then `{one}`"
                )
            })?;
        }
    }
    Ok(())
}

/// A choice, and what it leads to.
struct Choice<G: Game> {
    action: G::Action,
    next: G,
    /// What the same seat is offered then.
    offers: Vec<G::Action>,
}

impl<G: Game> Choice<G> {
    fn is_like(&self, other: &Self) -> bool {
        discriminant(&self.action) == discriminant(&other.action) && self.action != other.action
    }

    /// Whether another choice can still be made at once.
    fn leaves(&self, other: &Self) -> bool {
        self.offers.binary_search(&other.action).is_ok()
    }

    /// Whether an action is offered after some more decisions of the same seat.
    fn leads_to(&self, seat: Seat, action: G::Action) -> Result<bool, Fault> {
        reaches(&self.next, seat, action, AHEAD)
    }
}

fn then<G: Game>(game: &G, seat: Seat, action: G::Action) -> Result<G, Fault> {
    let mut next = game.clone();
    take(&mut next, seat.into(), action)?;
    Ok(next)
}

/// Whether a seat is offered an action after some decisions of its own.
fn reaches<G: Game>(game: &G, seat: Seat, action: G::Action, ahead: u32) -> Result<bool, Fault> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    if offers.binary_search(&action).is_ok() {
        return Ok(true);
    }
    if ahead > 0 {
        for offer in offers {
            if reaches(&then(game, seat, offer)?, seat, action, ahead - 1)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
