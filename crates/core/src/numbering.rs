//! The numbers of actions: each kind has a stretch, and within it the fields count like digits.

use crate::Key;

/// How many values the fields of each kind of action have; 1 for a field that is not there.
#[derive(Clone, Copy, Debug)]
pub struct Numbering<const KINDS: usize>(pub [[usize; 3]; KINDS]);

impl<const KINDS: usize> Numbering<KINDS> {
    const fn stretch(&self, kind: usize) -> usize {
        let [one, two, three] = self.0[kind];
        one * two * three
    }

    /// How many actions are numbered.
    pub const fn total(&self) -> u32 {
        self.before(KINDS) as u32
    }

    const fn before(&self, kind: usize) -> usize {
        let (mut before, mut earlier) = (0, 0);
        while earlier < kind {
            before += self.stretch(earlier);
            earlier += 1;
        }
        before
    }

    /// The number of an action; nothing for a kind without numbers, or with a field beyond its
    /// values: an action that can be constructed but never taken.
    pub fn id(&self, kind: usize, [one, two, three]: [usize; 3]) -> Option<u32> {
        let &[ones, twos, threes] = self.0.get(kind)?;
        let within = one < ones && two < twos && three < threes;
        within.then(|| (self.before(kind) + (one * twos + two) * threes + three) as u32)
    }

    /// The kind and the fields of the action with this number.
    pub fn fields(&self, id: u32) -> Option<(usize, [usize; 3])> {
        let mut rest = id as usize;
        for (kind, &[_, twos, threes]) in self.0.iter().enumerate() {
            let stretch = self.stretch(kind);
            if rest < stretch {
                return Some((kind, [rest / threes / twos, rest / threes % twos, rest % threes]));
            }
            rest -= stretch;
        }
        None
    }
}

/// The value of a field with this digit.
///
/// # Panics
/// When the digit is beyond its kind, which no number of a [`Numbering`] leads to.
pub fn key_at<K: Key>(index: usize) -> K {
    K::from_index(index).expect("digits stay within the stretch of their kind")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_action() {
        let numbering = Numbering([[2, 3, 4], [1, 1, 1], [5, 1, 1]]);
        assert_eq!(numbering.total(), 30);
        for id in 0..numbering.total() {
            let (kind, fields) = numbering.fields(id).unwrap();
            assert_eq!(numbering.id(kind, fields), Some(id));
        }
        assert_eq!(numbering.fields(30), None);
        assert_eq!(numbering.id(3, [0; 3]), None);
        assert_eq!(numbering.id(0, [1, 2, 3]), Some(23));
        for beyond in [[2, 0, 0], [0, 3, 0], [0, 0, 4], [usize::MAX; 3]] {
            assert_eq!(numbering.id(0, beyond), None, "this is not the number of another action");
        }
    }
}
