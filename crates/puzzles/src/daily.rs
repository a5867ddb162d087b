//! Which puzzle belongs to which day.

/// The place of a day's puzzle among so many: in as many days as there are puzzles each comes once, and
/// those that stand beside each other, often from one game, come far apart. Nothing where there are
/// none.
pub fn of_day(puzzles: usize, day: i64) -> Option<usize> {
    let count = i64::try_from(puzzles).ok().filter(|&count| count > 0)?;
    // A step that shares no divisor with the count meets every place; about the golden section of
    // it, none near the last ones.
    let golden = (count as f64 * 0.618).round() as i64;
    let step = (golden.max(1)..=count + 1).find(|&step| divisor(step, count) == 1)?;
    let place = day.rem_euclid(count) * step % count;
    usize::try_from(place).ok()
}

/// The greatest common divisor.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_comes_once_before_any_comes_again() {
        for count in [1, 2, 3, 6, 100, 101, 120, 144] {
            for first in [-7, 0, 20_773] {
                let days = first..first + count as i64;
                let seen: BTreeSet<_> = days.map(|day| of_day(count, day).unwrap()).collect();
                assert_eq!(seen.len(), count, "{count} from day {first}");
            }
        }
        assert_eq!(of_day(0, 5), None);
    }

    #[test]
    fn neighbours_come_far_apart() {
        for count in [100, 120, 131] {
            for day in 0..1000 {
                let (today, tomorrow) = (of_day(count, day), of_day(count, day + 1));
                let apart = today.unwrap().abs_diff(tomorrow.unwrap());
                assert!(apart.min(count - apart) > count / 4, "{count}, day {day}: {apart}");
            }
        }
    }

    #[test]
    fn a_day_has_its_puzzle_for_ever() {
        assert_eq!((of_day(120, 20_773), of_day(120, 20_774)), (Some(41), Some(118)));
    }
}
