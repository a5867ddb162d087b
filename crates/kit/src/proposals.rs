//! What a game proposes: several decisions at once.

use super::play::take;
use super::violation::{Check, Checked, Fault, ensure};
use quadrivium_core::{Bundle, Game, GameRng, LONGEST_BUNDLE, Narrate, Seat};

fn list<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(|action| format!("`{}`", action.to_string())).collect::<Vec<_>>().join(", ")
}

/// Players in turn are proposed what they can play, others nothing.
pub(super) fn sound<G: Narrate>(game: &G) -> Checked {
    let in_turn = game.turn().players();
    for seat in Seat::first(game.players()) {
        let bundles = game.bundles(seat);
        if let (false, Some(Bundle { actions, .. })) = (in_turn.contains(seat), bundles.first()) {
            let text = format!("{seat} is not in turn and is proposed {}", list(actions));
            return Err(Fault(Check::Bundles, text));
        }
        for (index, Bundle { actions, .. }) in bundles.iter().enumerate() {
            ensure(Check::Bundles, (2..=LONGEST_BUNDLE).contains(&actions.len()), || {
                format!("{seat} is proposed {} actions at once: {}", actions.len(), list(actions))
            })?;
            let before = bundles[..index].iter().any(|other| other.actions == *actions);
            ensure(Check::Bundles, !before, || {
                format!("{seat} is proposed {} twice", list(actions))
            })?;
            playable(game, seat, actions)?;
        }
    }
    Ok(())
}

fn playable<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> Checked {
    let mut game = game.clone();
    let mut offers = Vec::new();
    for &action in actions {
        let at = || format!("{seat} is proposed {}; before `{action}`", list(actions));
        ensure(Check::Bundles, game.turn().players().contains(seat), || {
            format!("{} somebody else or chance has to act", at())
        })?;
        game.legal(seat, &mut offers);
        ensure(Check::Bundles, offers.contains(&action), || format!("{} it is not offered", at()))?;
        take(&mut game, seat.into(), action)?;
    }
    Ok(())
}

/// The proposals are the same after what the player cannot know was dealt again, and look the same
/// until their last action: nothing new comes out in between.
pub(super) fn leaks<G: Narrate>(game: &G, eye: &mut GameRng) -> Checked {
    for seat in game.turn().players() {
        let mut world = game.clone();
        world.determinize(seat, eye);
        let bundles = game.bundles(seat);
        ensure(Check::Bundles, bundles == world.bundles(seat), || {
            format!("{seat} is proposed something else in a world that looks the same to them")
        })?;
        for Bundle { actions, .. } in &bundles {
            let (mut game, mut world) = (game.clone(), world.clone());
            for &action in &actions[..actions.len() - 1] {
                take(&mut game, seat.into(), action)?;
                take(&mut world, seat.into(), action)?;
                ensure(Check::Bundles, game.view(seat.into()) == world.view(seat.into()), || {
                    format!("{seat} is proposed {}; `{action}` shows a secret", list(actions))
                })?;
            }
        }
    }
    Ok(())
}
