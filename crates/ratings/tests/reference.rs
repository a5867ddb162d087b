//! What a game makes of ratings, held against the definition: the most likely strengths, looked for with nothing but
//! the likelihood itself, and how sharply it falls there.

use proptest::prelude::*;
use quadrivium_ratings::{Contestant, Rating, after_game, chance};

/// Four hundred points are ten to one.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// The logarithm of how likely these strengths are, after what was known and after the places of a game.
fn likelihood(table: &[(Contestant, u8)], at: &[f64]) -> f64 {
    let before = table.iter().zip(at).map(|((who, _), at)| match who {
        Contestant::Person(Rating { mean, dev }) => -((at - mean) / dev).powi(2) / 2.0,
        Contestant::Bot(_) => 0.0,
    });
    // The comparisons of a game are not independent: in a game of five each counts for half of one of two.
    let weight = 1.0 / ((table.len() - 1) as f64).sqrt();
    let mut sum = before.sum();
    for (one, (_, place)) in table.iter().enumerate() {
        for (other, (_, other_place)) in table.iter().enumerate().skip(one + 1) {
            let (won, lost) =
                (expected(at[one] - at[other]).ln(), expected(at[other] - at[one]).ln());
            sum += weight
                * match place.cmp(other_place) {
                    std::cmp::Ordering::Less => won,
                    std::cmp::Ordering::Equal => f64::midpoint(won, lost),
                    std::cmp::Ordering::Greater => lost,
                };
        }
    }
    sum
}

/// The same with some of the strengths moved.
fn moved(table: &[(Contestant, u8)], at: &[f64], by: &[(usize, f64)]) -> f64 {
    let mut at = at.to_vec();
    for (who, points) in by {
        at[*who] += points;
    }
    likelihood(table, &at)
}

fn determinant(matrix: &[Vec<f64>]) -> f64 {
    let Some((first, rest)) = matrix.split_first() else { return 1.0 };
    let without = |column: usize| -> Vec<Vec<f64>> {
        rest.iter().map(|row| [&row[..column], &row[column + 1..]].concat()).collect()
    };
    let sign = |column: usize| if column.is_multiple_of(2) { 1.0 } else { -1.0 };
    let terms = first.iter().enumerate();
    terms.map(|(column, cell)| sign(column) * cell * determinant(&without(column))).sum()
}

/// How sharply the likelihood falls, for each two of the people.
fn curvature(table: &[(Contestant, u8)], at: &[f64], people: &[usize]) -> Vec<Vec<f64>> {
    let step = 4.0;
    let bend = |one: usize, other: usize| {
        let corner = |a: f64, b: f64| moved(table, at, &[(one, a * step), (other, b * step)]);
        -(corner(1.0, 1.0) - corner(1.0, -1.0) - corner(-1.0, 1.0) + corner(-1.0, -1.0))
            / (4.0 * step * step)
    };
    people.iter().map(|one| people.iter().map(|other| bend(*one, *other)).collect()).collect()
}

fn check(table: &[(Contestant, u8)]) {
    let found = after_game(table);
    let at: Vec<f64> = found.iter().map(|rating| rating.mean).collect();
    let is_person = |who: &usize| matches!(table[*who].0, Contestant::Person(_));
    let people: Vec<usize> = (0..table.len()).filter(is_person).collect();
    let best = likelihood(table, &at);
    for &who in &people {
        for points in [-0.5, 0.5] {
            let elsewhere = moved(table, &at, &[(who, points)]);
            assert!(elsewhere < best, "{who} by {points} is likelier: {table:?} {found:?}");
        }
    }
    let bends = curvature(table, &at, &people);
    for (row, &who) in people.iter().enumerate() {
        let mut others = bends.clone();
        others.remove(row);
        for cells in &mut others {
            cells.remove(row);
        }
        let dev = (determinant(&others) / determinant(&bends)).sqrt();
        let expected = dev.max(10.0);
        assert!((found[who].dev / expected - 1.0).abs() < 0.002, "{expected}: {table:?} {found:?}");
    }
}

fn person(mean: f64, dev: f64) -> Contestant {
    Contestant::Person(Rating { mean, dev })
}

fn table() -> impl Strategy<Value = Vec<(Contestant, u8)>> {
    let somebody = prop_oneof![
        3 => (0.0..3_000.0, 20.0..250.0).prop_map(|(mean, dev)| person(mean, dev)),
        1 => (500.0..2_500.0).prop_map(Contestant::Bot),
    ];
    prop::collection::vec((somebody, 1_u8..=5), 2..=5)
}

proptest! {
    #[test]
    fn the_most_likely_strengths_are_found_and_how_sure_they_are(table in table()) {
        check(&table);
    }

    /// To the last bit, or lists would put one before the other.
    #[test]
    fn who_did_as_well_and_was_known_as_well_is_rated_as_well(table in table(), which in 0_usize..5) {
        let which = which % table.len();
        let twice = [&table[..], &table[which..=which], &table[which..=which]].concat();
        let found = after_game(&twice);
        prop_assert_eq!(found[which], found[table.len()]);
        prop_assert_eq!(found[which], found[table.len() + 1]);
    }
}

#[test]
fn the_greatest_surprise_finds_its_top_too() {
    for (strong, weak) in [(4_000.0, 0.0), (3_000.0, 1_000.0), (6_000.0, -2_000.0)] {
        check(&[(person(strong, 250.0), 2), (person(weak, 250.0), 1)]);
        check(&[(person(strong, 250.0), 3), (Contestant::Bot(weak), 1), (person(weak, 90.0), 2)]);
    }
}

/// Everybody may be anywhere, and what is learnt of one says something of all others.
#[test]
fn newcomers_learn_of_each_other() {
    for players in 2..=5_u8 {
        let new = person(1_200.0, 250.0);
        check(&(1..=players).map(|place| (new, place)).collect::<Vec<_>>());
        check(&(1..=players).map(|place| (new, place / 2)).collect::<Vec<_>>());
    }
}

#[test]
fn who_is_well_known_learns_little_and_exactly_that() {
    check(&[(person(1_500.0, 12.0), 1), (person(1_450.0, 12.0), 2)]);
    check(&[(person(1_500.0, 12.0), 2), (person(1_450.0, 14.0), 1), (person(900.0, 12.0), 3)]);
}

#[test]
fn eight_sit_at_one_table_and_not_nine() {
    let table =
        |size: u8| -> Vec<_> { (1..=size).map(|place| (person(1_200.0, 80.0), place)).collect() };
    let is_moved = |one: &&Rating| (one.mean - 1_200.0).abs() > 1e-9;
    let moved = |size| after_game(&table(size)).iter().filter(is_moved).count();
    assert!(moved(8) >= 7, "{:?}", after_game(&table(8)));
    assert_eq!([moved(0), moved(1), moved(9)], [0; 3]);
}

/// Whoever is known little may be anywhere: what is expected is an average of all of it.
#[test]
fn what_is_expected_of_two_is_the_average_over_what_they_may_be() {
    for (mean, dev, other_dev) in
        [(400.0, 250.0, 250.0), (200.0, 100.0, 30.0), (800.0, 250.0, 0.5), (-300.0, 40.0, 200.0)]
    {
        let wide = f64::hypot(dev, other_dev);
        let points: Vec<f64> = (-500..=500).map(|at| f64::from(at) / 100.0).collect();
        let bell = |x: &f64| (-x * x / 2.0).exp();
        let weights: f64 = points.iter().map(bell).sum();
        let sum: f64 = points.iter().map(|x| bell(x) * expected(mean + x * wide)).sum();
        let likely = chance(person(1_500.0 + mean, dev), person(1_500.0, other_dev));
        assert!((likely - sum / weights).abs() < 0.015, "{likely} instead of {}", sum / weights);
    }
}

#[test]
fn what_is_shown_holds_the_truth_in_ninety_five_cases_of_a_hundred() {
    let rating = Rating { mean: 1_500.0, dev: 50.0 };
    assert!((rating.margin() - 98.0).abs() < 0.1);
    assert!((rating.lower() - 1_402.0).abs() < 0.1);
    for (dev, provisional) in [(10.0, false), (56.3, false), (56.5, true), (250.0, true)] {
        assert_eq!(Rating { dev, ..rating }.is_provisional(), provisional, "±{:.1}", 1.96 * dev);
    }
}

/// Strength wanders four points in a day, and in a hundred days forty.
#[test]
fn who_rests_is_less_sure_by_what_may_have_happened() {
    let rested = Rating { mean: 1_500.0, dev: 30.0 }.after(100.0);
    assert!((rested.dev - 50.0).abs() < 1e-9 && (rested.mean - 1_500.0).abs() < 1e-9);
}
