//! That chance draws what it lists, as often as it says.

use super::moves::Position;
use super::violation::{Check, Checked, ensure};
use quadrivium_core::{Actor, Game, GameRng, Turn};

/// A sampled outcome is one of the listed ones.
pub(super) fn listed<G: Game>(position: &Position<G>, by: Actor, action: G::Action) -> Checked {
    ensure(Check::Weights, by != Actor::Chance || position.allows(by, action), || {
        format!("chance draws `{action}`, which is none of its outcomes")
    })
}

/// How few draws of one outcome are too few to judge; such outcomes are judged together.
const FEWEST: f64 = 10.0;

/// Draws often and compares with the weights.
pub(super) fn weights<G: Game>(
    game: &G,
    position: &Position<G>,
    draws: u32,
    eye: &mut GameRng,
) -> Checked {
    if position.turn != Turn::Chance {
        return Ok(());
    }
    let outcomes = &position.outcomes;
    // A single outcome cannot be drawn too often: a few draws show whether it is drawn at all.
    let draws = if outcomes.len() == 1 { 4 } else { draws };
    let mut times = vec![0_u32; outcomes.len()];
    for _ in 0..draws {
        let action = game.sample(eye);
        listed(position, Actor::Chance, action)?;
        if let Ok(index) = outcomes.binary_search_by_key(&action, |&(a, _)| a) {
            times[index] += 1;
        }
    }
    let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let expected = outcomes.iter().map(|&(_, weight)| f64::from(draws) * f64::from(weight) / total);
    let cells = together(expected.zip(times.iter().map(|&times| f64::from(times))));
    let distance: f64 = cells.iter().map(|(e, found)| (found - e) * (found - e) / e).sum();
    ensure(Check::Weights, distance <= bound(cells.len()), || {
        let worst = outcomes.iter().zip(&times).max_by(|a, b| {
            let off = |(&(_, weight), &times): (&(G::Action, u32), &u32)| {
                let e = f64::from(draws) * f64::from(weight) / total;
                (f64::from(times) - e) * (f64::from(times) - e) / e
            };
            off(*a).total_cmp(&off(*b))
        });
        let ((action, weight), times) = worst.expect("chance has outcomes");
        format!(
            "of {draws} draws {times} gave `{action}`, whose weight is {weight} of {total} \
             (and {} other outcomes)",
            outcomes.len() - 1
        )
    })
}

/// Expected and found numbers, small ones added up until they can be judged.
fn together(cells: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    let mut judged: Vec<(f64, f64)> = Vec::new();
    let (mut expected, mut found) = (0.0, 0.0);
    for (e, f) in cells {
        expected += e;
        found += f;
        if expected >= FEWEST {
            judged.push((expected, found));
            (expected, found) = (0.0, 0.0);
        }
    }
    match judged.last_mut() {
        Some(last) => {
            last.0 += expected;
            last.1 += found;
        }
        None => judged.push((expected, found)),
    }
    judged
}

/// A distance that honest chance passes about once in 10^10 looks: the bound of Laurent and
/// Massart for a chi-squared value with one degree of freedom less than there are cells.
fn bound(cells: usize) -> f64 {
    const RARE: f64 = 25.0;
    let freedom = cells.saturating_sub(1) as f64;
    freedom + 2.0 * (freedom * RARE).sqrt() + 2.0 * RARE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_outcomes_are_judged_together() {
        let cells = together([(4.0, 5.0), (7.0, 6.0), (20.0, 19.0), (3.0, 4.0)].into_iter());
        assert_eq!(cells, [(11.0, 11.0), (23.0, 23.0)]);
        assert_eq!(together([(1.0, 1.0)].into_iter()), [(1.0, 1.0)]);
    }

    #[test]
    fn the_bound_grows_with_the_outcomes() {
        assert!(bound(2) < 62.0 && bound(2) > 60.0);
        assert!(bound(21) < 120.0);
    }
}
