//! Numbers of actions, numbers for learning, and points.

use std::collections::{HashMap, HashSet};

use quadrivium_core::{Actor, Encoder, Game, GameRng, Numbers, Seat, Standing, Standings, Turn};

use super::moves::Position;
use super::play::pick;
use super::violation::{Check, Checked, Fault, ensure};

/// All numbered actions, each with the number that it says it has.
///
/// A number may stand for nothing: arithmetic on fields leaves holes.
pub(super) fn ids<G: Numbers>() -> Result<Vec<G::Action>, Fault> {
    let mut numbered = Vec::new();
    for id in 0..G::ACTION_IDS {
        let Some(action) = G::action_from_id(id) else { continue };
        let back = G::action_id(action);
        ensure(Check::Ids, back == Some(id), || {
            format!("number {id} is `{action}`, whose number is {back:?}")
        })?;
        numbered.push(action);
    }
    let outside = [0, 1, 2, 1_000].map(|more| G::ACTION_IDS.saturating_add(more));
    for id in outside.into_iter().chain([u32::MAX / 2, u32::MAX]) {
        if id >= G::ACTION_IDS
            && let Some(action) = G::action_from_id(id)
        {
            let text = format!("number {id} is out of range and is `{action}`");
            return Err(Fault(Check::Ids, text));
        }
    }
    Ok(numbered)
}

/// Of all actions that can be constructed, each has a number of its own or none.
pub(super) fn constructed<G: Numbers>(every: &[G::Action]) -> Checked {
    for &action in every {
        let Some(id) = G::action_id(action) else { continue };
        let back = if id < G::ACTION_IDS { G::action_from_id(id) } else { None };
        ensure(Check::Ids, back == Some(action), || {
            format!("`{action}` has the number {id}, which gives back {back:?}")
        })?;
    }
    Ok(())
}

/// Every offered action has its number, and chance has none.
pub(super) fn offered<G: Numbers>(position: &Position<G>) -> Checked {
    for (by, action) in position.all() {
        let id = G::action_id(action);
        let back = id.filter(|&id| id < G::ACTION_IDS).and_then(G::action_from_id);
        let right = if by == Actor::Chance { id.is_none() } else { back == Some(action) };
        ensure(Check::Ids, right, || {
            format!("`{by} {action}` has the number {id:?}, which gives back {back:?}")
        })?;
    }
    Ok(())
}

/// The blocks of the encoder have different names, and something in them.
pub(super) fn encoder(encoder: &Encoder) -> Checked {
    let mut names = HashSet::new();
    for &(name, length) in encoder.blocks {
        ensure(Check::Encoder, names.insert(name), || format!("two blocks are named '{name}'"))?;
        ensure(Check::Encoder, length > 0, || format!("the block '{name}' is empty"))?;
    }
    Ok(())
}

/// What a seat's encoding is.
pub(super) fn encoded<G: Numbers>(game: &G, seat: Seat) -> Vec<f32> {
    let mut numbers = vec![f32::NAN; G::ENCODER.len()];
    game.encode(seat, &mut numbers);
    numbers
}

/// Every number is written, and finite.
pub(super) fn encoding<G: Numbers>(game: &G) -> Checked {
    for seat in Seat::first(game.players()) {
        let numbers = encoded(game, seat);
        let bad = numbers.iter().position(|number| !number.is_finite());
        ensure(Check::Encoder, bad.is_none(), || {
            let bad = bad.unwrap_or_default();
            let block = block_of::<G>(bad);
            format!("for {seat}, number {bad} (in {block}) is {} or not written", numbers[bad])
        })?;
        // Numbers that are added to what was there pass the first look only by luck.
        let mut again = vec![1.5; numbers.len()];
        game.encode(seat, &mut again);
        ensure(Check::Encoder, again == numbers, || {
            format!("for {seat}, the numbers depend on what was in the buffer")
        })?;
    }
    Ok(())
}

/// Dealing again what a seat cannot know leaves its numbers as they are.
pub(super) fn leaks<G: Numbers>(game: &G, eye: &mut GameRng) -> Checked {
    for seat in Seat::first(game.players()) {
        let numbers = encoded(game, seat);
        let mut world = game.clone();
        world.determinize(seat, eye);
        let dealt = encoded(&world, seat);
        let leak = numbers.iter().zip(&dealt).position(|(a, b)| a.to_bits() != b.to_bits());
        ensure(Check::EncodingLeak, leak.is_none(), || {
            let block = block_of::<G>(leak.unwrap_or_default());
            format!("dealt again, {seat} reads other numbers in {block}")
        })?;
    }
    Ok(())
}

/// What could be done in positions, by the numbers of whoever was in turn.
pub(super) struct Seen<G: Numbers>(HashMap<u128, Vec<G::Action>>);

impl<G: Numbers> Default for Seen<G> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<G: Numbers> Seen<G> {
    /// Positions with the same numbers offer the same actions.
    pub(super) fn suffices(&mut self, game: &G, offers: &mut Vec<G::Action>) -> Checked {
        for seat in game.turn().players() {
            game.legal(seat, offers);
            let known =
                self.0.entry(fingerprint(&encoded(game, seat))).or_insert_with(|| offers.clone());
            ensure(Check::Suffices, known == offers, || {
                let only = |these: &[G::Action], those: &[G::Action]| {
                    let only = these.iter().filter(|action| !those.contains(action));
                    only.map(|action| format!("`{action}`")).collect::<Vec<_>>().join(", ")
                };
                format!(
                    "{seat} may do {} here and {} in another position with the same numbers",
                    only(offers, known),
                    only(known, offers)
                )
            })?;
        }
        Ok(())
    }

    /// Two decisions in a row may lead to the same numbers in either order.
    pub(super) fn suffices_after(
        &mut self,
        game: &G,
        offers: &mut Vec<G::Action>,
        eye: &mut GameRng,
    ) -> Checked {
        let Some(seat) = game.turn().only_player() else { return Ok(()) };
        game.legal(seat, offers);
        for _ in 0..offers.len().min(PAIRS) {
            let [first, second] = [(); 2].map(|()| offers[pick(offers.len(), eye)]);
            for pair in [[first, second], [second, first]] {
                let mut after = game.clone();
                if pair.iter().all(|&action| after.apply(seat.into(), action).is_ok()) {
                    self.suffices(&after, &mut Vec::new())?;
                }
            }
        }
        Ok(())
    }
}

/// How many pairs of decisions are tried in either order.
const PAIRS: usize = 12;

/// Enough bits that different numbers have different ones.
fn fingerprint(numbers: &[f32]) -> u128 {
    numbers.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash, number| {
        (hash ^ u128::from(number.to_bits())).wrapping_mul(0x0100_0000_0000_0000_0000_013b)
    })
}

/// The block that a number belongs to.
pub(super) fn block_of<G: Numbers>(index: usize) -> &'static str {
    let mut end = 0;
    for &(name, length) in G::ENCODER.blocks {
        end += length;
        if index < end {
            return name;
        }
    }
    "no block"
}

/// Standings are complete, add up, and rank as points and tie-breaks say.
pub(super) fn standings<G: Game>(game: &G) -> Checked {
    let standings = game.standings();
    let seats = standings.iter().map(|standing| standing.seat);
    ensure(Check::Standings, seats.eq(Seat::first(game.players())), || {
        "the standings do not name every seat once, in seat order".to_owned()
    })?;
    for standing in standings.iter() {
        let seat = standing.seat;
        ensure(Check::Standings, game.points(seat) == standing.points, || {
            format!(
                "{seat} has {} points, and {} by the standings",
                game.points(seat),
                standing.points
            )
        })?;
        ensure(Check::Standings, standing.breakdown.total() == standing.points, || {
            format!("the points of {seat} are not the sum of their breakdown")
        })?;
        for names in [&standing.breakdown.0, &standing.tie_breaks.0] {
            let different: HashSet<_> = names.iter().map(|(name, _)| name).collect();
            ensure(Check::Standings, different.len() == names.len(), || {
                format!("the breakdown of {seat} has a name twice")
            })?;
        }
    }
    let parts = standings.iter().map(|s| (s.seat, s.breakdown.clone(), s.tie_breaks.clone()));
    let ranked = Standings::ranked(parts);
    ensure(Check::Standings, ranked == standings && standings.leaders().next().is_some(), || {
        "the ranks do not follow from points and tie-breaks".to_owned()
    })?;
    let ended = game.if_ended();
    let names = |standings: &Standings| -> Vec<_> {
        let of = |one: &Standing| one.breakdown.0.iter().map(|&(name, _)| name).collect::<Vec<_>>();
        standings.iter().map(|standing| (standing.seat, of(standing))).collect()
    };
    ensure(Check::Standings, names(&ended) == names(&standings), || {
        "if the game ended now, other points would be counted than are counted".to_owned()
    })?;
    ensure(Check::Standings, game.turn() != Turn::Over || ended == standings, || {
        "the game has ended, but not with the standings that it would end with".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_different_names_and_are_not_empty() {
        let check = |blocks| encoder(&Encoder { version: 1, blocks });
        assert!(check(&[("hand", 3), ("points", 1)]).is_ok());
        assert!(check(&[("hand", 3), ("hand", 1)]).is_err());
        assert!(check(&[("hand", 0)]).is_err());
    }
}
