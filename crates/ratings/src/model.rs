//! One game changes what is known of all who took part.
//!
//! Every two at the table are a comparison, logistic in the difference of their strengths; a tie is half
//! a victory for both. The comparisons of one game are not independent of each other (whoever had a
//! good day beats everybody), so each counts for less the more there are. What
//! was known before and these comparisons together have one most likely point, found by Newton's
//! steps, and a curvature there, which is the new width.

use std::cmp::Ordering;

/// So many points are a factor of e in the odds: 400 are ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// How many widths around the middle hold the truth in 95 cases of 100.
const SURE: f64 = 1.96;
/// With a margin above this a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// Ratings stay between these whatever happens.
const LOWEST: f64 = -2_000.0;
const HIGHEST: f64 = 6_000.0;
/// Nobody is ever surer than this of somebody else.
const NARROWEST: f64 = 10.0;
/// Nor less sure than this.
const WIDEST: f64 = 500.0;
/// The steps end when the next one would move nobody by a thousandth of a point; this many are never
/// needed.
const MOST_STEPS: usize = 50;
/// More than that do not sit at one table.
const MOST: usize = 8;

/// What the method leaves open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// How strong somebody is of whom nothing is known.
    pub new_mean: f64,
    /// And how unsure that is.
    pub new_dev: f64,
    /// By how much strength changes in a day, played or not.
    pub daily: f64,
    /// How much less the comparisons of a game count the more of them there are: not at all with 0; with 1
    /// a game of four says as much of each as one of two.
    pub dampening: f64,
}

impl Shape {
    /// What was found by trying, in `examples/tournament`.
    pub const CHOSEN: Self = Self { new_mean: 1_200.0, new_dev: 250.0, daily: 4.0, dampening: 0.5 };

    /// How much each comparison counts in a game of so many.
    fn weight(&self, players: usize) -> f64 {
        (players as f64 - 1.0).max(1.0).powf(-self.dampening)
    }

    /// Somebody of whom nothing is known.
    pub fn newcomer(&self) -> Rating {
        Rating { mean: self.new_mean, dev: self.new_dev }
    }

    /// What is known after so many days in which nothing was heard.
    #[must_use]
    pub fn rested(&self, rating: Rating, days: f64) -> Rating {
        let Rating { mean, dev } = rating.sound();
        let days = if days.is_finite() { days.max(0.0) } else { 0.0 };
        let grown = dev.hypot(self.daily * days.sqrt());
        Rating { mean, dev: grown.min(self.new_dev).max(dev) }
    }

    /// What is known of everybody after a game, see [`after_game`].
    pub fn after_game(&self, table: &[(Contestant, u8)]) -> Vec<Rating> {
        let mut all: Vec<_> = table.iter().map(|(who, place)| (who.parts(), *place)).collect();
        let unchanged = |&((mean, dev), _): &Taken| Rating { mean, dev };
        if all.len() < 2 || all.len() > MOST {
            return all.iter().map(unchanged).collect();
        }
        // Sums of fractions depend on their order. In an order of their own, that of the seats does not
        // matter.
        let mut order: Vec<_> = (0..all.len()).collect();
        order.sort_by(|&one, &other| ordered(&all[one], &all[other]));
        let sorted: Vec<_> = order.iter().map(|&index| all[index]).collect();
        let mut found = most_likely(&sorted, self.weight(all.len()));
        for index in 1..sorted.len() {
            // Two of whom the same was known and who took the same place are the same to the last bit.
            if ordered(&sorted[index - 1], &sorted[index]) == Ordering::Equal {
                found[index] = found[index - 1];
            }
        }
        for (place, index) in order.into_iter().enumerate() {
            all[index].0 = (found[place].mean, found[place].dev);
        }
        all.iter().map(unchanged).collect()
    }
}

/// What is known of somebody's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The middle.
    pub mean: f64,
    /// The width: one standard deviation.
    pub dev: f64,
}

impl Rating {
    /// Somebody of whom nothing is known.
    pub const NEW: Self = Self { mean: Shape::CHOSEN.new_mean, dev: Shape::CHOSEN.new_dev };

    /// The ± that is shown: the truth is inside in 95 cases of 100.
    pub fn margin(self) -> f64 {
        SURE * self.dev
    }

    /// The lower end of that, by which places go.
    pub fn lower(self) -> f64 {
        self.mean - self.margin()
    }

    /// Whether it says too little for a place.
    pub fn is_provisional(self) -> bool {
        // As it is shown, so that ±110 is never one thing here and another there.
        self.margin().round() > PROVISIONAL
    }

    /// What is known after so many days in which nothing was heard.
    #[must_use]
    pub fn after(self, days: f64) -> Self {
        Shape::CHOSEN.rested(self, days)
    }

    /// The same, or somebody unknown where it is no number at all.
    fn sound(self) -> Self {
        if !self.mean.is_finite() || !self.dev.is_finite() {
            return Self::NEW;
        }
        Self { mean: self.mean.clamp(LOWEST, HIGHEST), dev: self.dev.clamp(NARROWEST, WIDEST) }
    }
}

/// Somebody who took part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contestant {
    /// A person, as they were known before.
    Person(Rating),
    /// A bot, which stays where it is.
    Bot(f64),
}

impl Contestant {
    fn parts(self) -> (f64, f64) {
        match self {
            Self::Person(rating) => {
                let Rating { mean, dev } = rating.sound();
                (mean, dev)
            }
            Self::Bot(mean) if mean.is_finite() => (mean.clamp(LOWEST, HIGHEST), 0.0),
            Self::Bot(_) => (Shape::CHOSEN.new_mean, 0.0),
        }
    }
}

/// How likely the first of two stands before the second; a tie counts for half.
pub fn chance(one: Contestant, other: Contestant) -> f64 {
    let ((mean, dev), (other_mean, other_dev)) = (one.parts(), other.parts());
    // A logistic curve smeared by a bell curve is nearly a flatter logistic curve.
    let smear =
        (1.0 + std::f64::consts::PI / 8.0 * dev.hypot(other_dev).powi(2) / SCALE.powi(2)).sqrt();
    logistic((mean - other_mean) / (SCALE * smear))
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// What is known of everybody after a game, in the order in which they are named: each with the place
/// they took, 1 for the first, the same for those who are tied. Bots come back as they were, with no
/// width at all.
pub fn after_game(table: &[(Contestant, u8)]) -> Vec<Rating> {
    Shape::CHOSEN.after_game(table)
}

/// A middle, a width and a place; bots have no width.
type Taken = ((f64, f64), u8);

fn ordered(one: &Taken, other: &Taken) -> Ordering {
    let ((mean, dev), place) = one;
    let ((other_mean, other_dev), other_place) = other;
    place.cmp(other_place).then(mean.total_cmp(other_mean)).then(dev.total_cmp(other_dev))
}

/// The most likely strengths, and how sure they are.
fn most_likely(all: &[Taken], weight: f64) -> Vec<Rating> {
    let people: Vec<_> = (0..all.len()).filter(|&index| all[index].0.1 > 0.0).collect();
    let mut at: Vec<f64> = all.iter().map(|((mean, _), _)| *mean).collect();
    let mut curvature = vec![vec![0.0; people.len()]; people.len()];
    for _ in 0..MOST_STEPS {
        let mut slope = vec![0.0; people.len()];
        for (row, &one) in people.iter().enumerate() {
            let ((mean, dev), place) = all[one];
            let known = 1.0 / (dev * dev);
            slope[row] = (mean - at[one]) * known;
            curvature[row].fill(0.0);
            curvature[row][row] = known;
            for (other, &(_, other_place)) in
                all.iter().enumerate().filter(|(other, _)| *other != one)
            {
                let got = match place.cmp(&other_place) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
                let expected = logistic((at[one] - at[other]) / SCALE);
                slope[row] += weight * (got - expected) / SCALE;
                let bend = weight * expected * (1.0 - expected) / (SCALE * SCALE);
                curvature[row][row] += bend;
                if let Some(column) = people.iter().position(|&person| person == other) {
                    curvature[row][column] -= bend;
                }
            }
        }
        let step = solved(curvature.clone(), slope);
        let widest = step.iter().fold(0.0_f64, |widest, step| widest.max(step.abs()));
        // Far from the top a whole step may go beyond it; half the scale never does.
        let share = (SCALE / 2.0 / widest.max(f64::MIN_POSITIVE)).min(1.0);
        for (&person, step) in people.iter().zip(&step) {
            at[person] += share * step;
        }
        if widest < 0.001 {
            break;
        }
    }
    let mut found: Vec<_> =
        all.iter().zip(&at).map(|(_, &mean)| Rating { mean, dev: 0.0 }).collect();
    for (row, &person) in people.iter().enumerate() {
        let mut unit = vec![0.0; people.len()];
        unit[row] = 1.0;
        let variance = solved(curvature.clone(), unit)[row];
        found[person] = Rating { mean: at[person], dev: variance.max(0.0).sqrt() }.sound();
    }
    found
}

/// Solves a small system of equations whose matrix has its largest numbers on the diagonal.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        for row in pivot + 1..size {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let (above, below) = matrix.split_at_mut(row);
            for (cell, over) in below[0].iter_mut().zip(&above[pivot]).skip(pivot) {
                *cell -= factor * over;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn person() -> impl Strategy<Value = Contestant> {
        (-500.0..4_000.0, 10.0..230.0)
            .prop_map(|(mean, dev)| Contestant::Person(Rating { mean, dev }))
    }

    fn somebody() -> impl Strategy<Value = Contestant> {
        prop_oneof![3 => person(), 1 => (500.0..2_500.0).prop_map(Contestant::Bot)]
    }

    /// Any at all, and what is none.
    fn number() -> impl Strategy<Value = f64> {
        prop_oneof![3 => prop::num::f64::ANY, 1 => Just(f64::NAN), 1 => Just(f64::INFINITY)]
    }

    fn table() -> impl Strategy<Value = Vec<(Contestant, u8)>> {
        prop::collection::vec((somebody(), 1_u8..=5), 2..=5)
    }

    proptest! {
        #[test]
        fn the_order_of_the_seats_does_not_matter(
            (table, shuffled) in table().prop_flat_map(|table| {
                let places: Vec<_> = (0..table.len()).collect();
                (Just(table), Just(places).prop_shuffle())
            })
        ) {
            let straight = after_game(&table);
            let turned: Vec<_> = shuffled.iter().map(|&index| table[index]).collect();
            for (found, index) in after_game(&turned).into_iter().zip(shuffled) {
                prop_assert_eq!(found, straight[index]);
            }
        }

        #[test]
        fn bots_stay_where_they_are(table in table()) {
            for (found, (who, _)) in after_game(&table).into_iter().zip(&table) {
                if let Contestant::Bot(mean) = who {
                    prop_assert_eq!(found, Rating { mean: *mean, dev: 0.0 });
                }
            }
        }

        #[test]
        fn a_game_makes_nobody_less_known(table in table()) {
            for (found, (who, _)) in after_game(&table).into_iter().zip(&table) {
                if let Contestant::Person(before) = who {
                    prop_assert!(found.dev <= before.dev + 1e-9, "{} after {}", found.dev, before.dev);
                }
            }
        }

        #[test]
        fn a_better_place_is_never_worth_less(table in table(), which in 0_usize..5) {
            let which = which % table.len();
            prop_assume!(table[which].1 > 1);
            let mut better = table.clone();
            better[which].1 -= 1;
            let (before, after) = (after_game(&table)[which], after_game(&better)[which]);
            prop_assert!(after.mean >= before.mean - 1e-6);
        }

        #[test]
        fn nothing_makes_no_number(
            table in prop::collection::vec(
                (prop_oneof![
                    (number(), number())
                        .prop_map(|(mean, dev)| Contestant::Person(Rating { mean, dev })),
                    number().prop_map(Contestant::Bot),
                ], any::<u8>()),
                0..10,
            ),
            days in number(),
        ) {
            for found in after_game(&table) {
                prop_assert!(found.mean.is_finite() && found.dev.is_finite());
                prop_assert!((LOWEST..=HIGHEST).contains(&found.mean));
                let later = found.after(days);
                prop_assert!(later.mean.is_finite() && later.dev.is_finite() && later.dev > 0.0);
            }
            for (one, other) in table.iter().zip(table.iter().skip(1)) {
                let likely = chance(one.0, other.0);
                prop_assert!((0.0..=1.0).contains(&likely));
                prop_assert!((likely + chance(other.0, one.0) - 1.0).abs() < 1e-9);
            }
        }

        #[test]
        fn who_rests_becomes_less_certain_and_not_worse(
            mean in 500.0..2_500.0, dev in 10.0..229.0, days in 0.1..400.0, more in 0.1..400.0,
        ) {
            let now = Rating { mean, dev };
            let (later, latest) = (now.after(days), now.after(days + more));
            prop_assert_eq!((later.mean, latest.mean), (mean, mean));
            prop_assert!(now.margin() < later.margin());
            prop_assert!(later.margin() <= latest.margin());
            prop_assert!(latest.dev <= Rating::NEW.dev);
        }
    }

    #[test]
    fn a_tie_of_two_alike_moves_nobody() {
        let alike = Contestant::Person(Rating { mean: 1_300.0, dev: 80.0 });
        for found in after_game(&[(alike, 1), (alike, 1), (alike, 1)]) {
            assert!((found.mean - 1_300.0).abs() < 1e-9 && found.dev < 80.0);
        }
    }

    #[test]
    fn a_tie_lifts_the_weaker_and_presses_the_stronger() {
        let [weak, strong] =
            [1_200.0, 1_500.0].map(|mean| Contestant::Person(Rating { mean, dev: 80.0 }));
        let found = after_game(&[(weak, 1), (strong, 1)]);
        assert!(found[0].mean > 1_200.0 && found[1].mean < 1_500.0);
        assert!((found[0].mean - 1_200.0 + found[1].mean - 1_500.0).abs() < 1e-6);
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let likely = chance(Contestant::Bot(1_400.0), Contestant::Bot(1_000.0));
        assert!((likely - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn beating_a_bot_again_and_again_leads_beyond_it_and_makes_sure() {
        let mut found = Rating::NEW;
        for _ in 0..40 {
            found = after_game(&[(Contestant::Person(found), 1), (Contestant::Bot(1_000.0), 2)])[0];
        }
        assert!(found.mean > 1_500.0 && found.dev < Rating::NEW.dev, "{found:?}");
        assert!(Rating::NEW.is_provisional());
    }
}
