//! The smallest payment inside a larger one.
//!
//! Other programs take everything that is named. Our engine takes no good that could be left out,
//! so of what was named only as much is paid as it takes: goods that are worth least together, and
//! among those as few as possible (R-USE-18).

use quadrivium_labora::{Good, PerGood};

/// The goods that reach a sum, worth least together; nothing where all of them are not enough.
pub(crate) fn smallest(
    list: &[(Good, u8)],
    due: u16,
    have: impl Fn(Good) -> u16,
) -> Option<PerGood<u16>> {
    let dearest = list.iter().map(|it| u16::from(it.1)).max()?;
    // What pays each sum with the fewest goods; no sum need go beyond what is due by a whole good.
    let mut ways: Vec<Option<(u16, PerGood<u16>)>> = vec![None; usize::from(due + dearest)];
    ways[0] = Some((0, PerGood::default()));
    for &(good, value) in list {
        let value = u16::from(value);
        let most = have(good).min(due.div_ceil(value));
        for sum in (0..ways.len()).rev() {
            let with = (1..=most).filter_map(|count| {
                let rest = sum.checked_sub(usize::from(count * value))?;
                let (goods, mut way) = ways[rest]?;
                way[good] = count;
                Some((goods + count, way))
            });
            let best = with.min_by_key(|(goods, _)| *goods);
            if let Some(best) = best
                && ways[sum].is_none_or(|(goods, _)| best.0 < goods)
            {
                ways[sum] = Some(best);
            }
        }
    }
    ways.into_iter().skip(due.into()).flatten().next().map(|(_, way)| way)
}

#[cfg(test)]
mod tests {
    use quadrivium_labora::Pool;

    use super::*;
    use crate::bag::{Bag, written};

    fn paid(pool: Pool, due: u16, named: &str) -> Option<String> {
        let named = Bag::read(named).unwrap();
        let way = smallest(pool.list(), due, |good| named.count(good))?;
        Some(way.iter().map(|(good, count)| written(good, (*count).into())).collect())
    }

    #[test]
    fn nothing_is_paid_that_can_be_left_out() {
        assert_eq!(paid(Pool::HalfEnergy, 6, "CoWo").as_deref(), Some("Co"));
        // A peat and a wood do: a second peat would be lost.
        assert_eq!(paid(Pool::HalfEnergy, 6, "PtPtWo").as_deref(), Some("PtWo"));
        // As many as it takes, although half an energy is lost.
        assert_eq!(paid(Pool::HalfEnergy, 3, "PtWo").as_deref(), Some("Pt"));
        assert_eq!(paid(Pool::HalfEnergy, 6, "WoWo"), None);
        assert_eq!(
            paid(Pool::Food, 30, "ShShShFlGpBrMtMtMtMt").as_deref(),
            Some("ShShShMtMtMtMtFlBr")
        );
        // A 5-coin tile is five coins.
        assert_eq!(paid(Pool::Food, 3, "Ni").as_deref(), Some("PnPnPn"));
        assert_eq!(paid(Pool::Food, 0, "Ni").as_deref(), Some(""));
    }
}
