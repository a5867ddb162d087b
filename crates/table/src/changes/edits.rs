//! What turns one text into another: keep so much, drop so much, put this there, and so on.
//!
//! The texts are JSON that one piece of code has written twice, before and after a move: the same names in
//! the same order, other values here and there. So nothing has to be read. Where the texts agree they are
//! compared as memory is; where they stop, the nearest two commas are looked for from which they agree again.
//! Whatever is found is right: only how short it is depends on the commas.

use std::ops::Range;

use serde::{Serialize, Serializer};

/// From so many bytes on texts are taken to agree again.
const AGREED: usize = 20;
/// From so many on nobody looks for places that agree for longer.
const AGREED_FOR_LONG: usize = 96;
/// So many commas farther such places are looked for, in texts that are at least so long.
const LOOK_AROUND: usize = 6;
const LONG: usize = 2 << 10;
/// So many commas are looked past on both sides together.
const FARTHEST: usize = 64;
/// So much of a text is looked at together.
const PART: usize = 128;
/// What is written for one edit more: less is not worth keeping between two.
const WORTH_KEEPING: usize = 8;

/// One place at which the texts differ.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    old: Range<usize>,
    new: Range<usize>,
}

/// How to turn a text into another. Sent as one list, three parts for each place: how much is kept before it,
/// how much is dropped there, and what is put there instead; the rest is kept. Lengths are counted in units
/// of UTF-16, as browsers count them.
#[derive(Clone, Debug)]
pub struct Edits<'a> {
    old: &'a str,
    new: &'a str,
    places: Vec<Place>,
    /// Of the old text, where somebody has measured it already.
    ruler: Option<&'a Ruler>,
}

impl<'a> Edits<'a> {
    /// What turns a text that was measured into another.
    pub fn of_measured(old: &'a Measured, new: &'a str) -> Self {
        Self { ruler: Some(&old.ruler), ..Self::between(&old.text, new) }
    }

    /// What turns one text into the other.
    pub fn between(old: &'a str, new: &'a str) -> Self {
        let (from, to) = (old.as_bytes(), new.as_bytes());
        let mut places: Vec<Place> = Vec::new();
        let (mut i, mut j) = (0, 0);
        loop {
            let same = common(&from[i..], &to[j..]);
            (i, j) = (i + same, j + same);
            if i == from.len() && j == to.len() {
                return Self { old, new, places, ruler: None };
            }
            // The bytes before are the same, so both stand inside of a character or neither does.
            while !old.is_char_boundary(i) {
                (i, j) = (i - 1, j - 1);
            }
            let (dropped, put) = meet(&from[i..], &to[j..]);
            let (before, after) = (&from[i..i + dropped], &to[j..j + put]);
            let mut tail =
                before.iter().rev().zip(after.iter().rev()).take_while(|(a, b)| a == b).count();
            while !old.is_char_boundary(i + dropped - tail) {
                tail -= 1;
            }
            let (old_end, new_end) = (i + dropped - tail, j + put - tail);
            match places.last_mut() {
                Some(last) if i - last.old.end < WORTH_KEEPING => {
                    (last.old.end, last.new.end) = (old_end, new_end);
                }
                _ => places.push(Place { old: i..old_end, new: j..new_end }),
            }
            (i, j) = (old_end, new_end);
        }
    }

    /// Whether the texts are the same.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}

impl Serialize for Edits<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut parts = serializer.serialize_seq(Some(3 * self.places.len()))?;
        let measured;
        let ruler = if let Some(ruler) = self.ruler {
            ruler
        } else {
            measured = Ruler::over(self.old);
            &measured
        };
        let mut kept = 0;
        for Place { old, new } in &self.places {
            parts.serialize_element(&ruler.units(kept..old.start))?;
            parts.serialize_element(&ruler.units(old.clone()))?;
            parts.serialize_element(&self.new[new.clone()])?;
            kept = old.end;
        }
        parts.end()
    }
}

/// A text, measured once.
#[derive(Debug)]
pub struct Measured {
    /// What it says.
    pub text: String,
    ruler: Ruler,
}

impl From<String> for Measured {
    fn from(text: String) -> Self {
        Self { ruler: Ruler::over(&text), text }
    }
}

impl Measured {
    /// How long it is, as browsers count.
    pub fn units(&self) -> usize {
        self.ruler.units(0..self.text.len())
    }
}

/// What is longer in bytes than in units of a text: names, mostly, so that the rest is looked at only once.
#[derive(Debug)]
struct Ruler {
    /// Where such a character begins, and by how much.
    wide: Vec<(usize, usize)>,
}

impl Ruler {
    fn over(text: &str) -> Self {
        let mut wide = Vec::new();
        let mut at = if text.is_ascii() { text.len() } else { 0 };
        while at < text.len() {
            let end = text.ceil_char_boundary(at + PART);
            let part = &text[at..end];
            if !part.is_ascii() {
                let longer = part.char_indices().filter(|(_, one)| !one.is_ascii());
                wide.extend(longer.map(|(i, one)| (at + i, one.len_utf8() - one.len_utf16())));
            }
            at = end;
        }
        Self { wide }
    }

    fn units(&self, bytes: Range<usize>) -> usize {
        let inside = self.wide.iter().filter(|(at, _)| bytes.contains(at));
        bytes.len() - inside.map(|(_, surplus)| surplus).sum::<usize>()
    }
}

/// How many bytes two texts have in common at their beginning.
fn common(one: &[u8], other: &[u8]) -> usize {
    const BLOCK: usize = 32;
    let blocks = one.as_chunks::<BLOCK>().0.iter().zip(other.as_chunks::<BLOCK>().0);
    let mut same = BLOCK * blocks.take_while(|(a, b)| a == b).count();
    for (a, b) in one[same..].as_chunks::<8>().0.iter().zip(other[same..].as_chunks::<8>().0) {
        let unlike = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if unlike != 0 {
            // The first byte is the lowest.
            return same + unlike.trailing_zeros() as usize / 8;
        }
        same += 8;
    }
    same + one[same..].iter().zip(&other[same..]).take_while(|(a, b)| a == b).count()
}

/// Whether two texts agree from here on, as far as one looks.
fn agree(one: &[u8], other: &[u8]) -> bool {
    let most = one.len().max(other.len()).min(AGREED);
    match (one.get(..most), other.get(..most)) {
        (Some(one), Some(other)) => one == other,
        _ => false,
    }
}

/// Where two texts that differ at once agree again: how much of each lies before. Lists of things that are alike agree soon,
/// and differ soon again where one thing has come or gone; so where they do not agree for long, other places are
/// looked at.
fn meet(old: &[u8], new: &[u8]) -> (usize, usize) {
    let (mut olds, mut news) = (Stops::of(old), Stops::of(new));
    let around = if new.len() < LONG { 0 } else { LOOK_AROUND };
    let mut best = None;
    let mut longest = 0;
    let mut last = FARTHEST;
    for far in 1..=FARTHEST {
        if far > last {
            break;
        }
        olds.find();
        news.find();
        // What is changed in its place first, then what has come or gone.
        // Farther on only for what has come or gone, perhaps with the value that is before it.
        let changed = if best.is_none() { far / 2 } else { 1.min(far / 2) };
        for less in (0..=changed).rev() {
            let more = far - less;
            for (a, b) in [(less, more), (more, less)] {
                // Most do not agree, and most of those at once.
                if olds.heads[a] != news.heads[b] {
                    continue;
                }
                let (a, b) = (olds.at[a], news.at[b]);
                if !agree(&old[a..], &new[b..]) {
                    continue;
                }
                let long = common(start(&old[a..]), start(&new[b..]));
                if best.is_none() {
                    last = FARTHEST.min(far + around);
                }
                // The first of those that are much alike is the nearest.
                if best.is_none() || long > 2 * longest {
                    (best, longest) = (Some((a, b)), long);
                }
                if long >= AGREED_FOR_LONG || (a + long == old.len() && b + long == new.len()) {
                    return (a, b);
                }
            }
        }
    }
    best.unwrap_or((olds.at[FARTHEST], news.at[FARTHEST]))
}

/// As much of a text as anybody looks at to see whether it agrees for long.
fn start(text: &[u8]) -> &[u8] {
    text.get(..AGREED_FOR_LONG).unwrap_or(text)
}

/// Places behind commas.
struct Stops<'a> {
    text: &'a [u8],
    at: [usize; FARTHEST + 1],
    /// The first bytes from there on. Texts from which they differ do not agree.
    heads: [u64; FARTHEST + 1],
    found: usize,
}

impl<'a> Stops<'a> {
    fn of(text: &'a [u8]) -> Self {
        let mut heads = [0; FARTHEST + 1];
        heads[0] = head(text);
        Self { text, at: [0; FARTHEST + 1], heads, found: 0 }
    }

    /// Finds one more; the end counts as one, again and again.
    fn find(&mut self) {
        let last = self.at[self.found];
        let next = comma(&self.text[last..]);
        self.found += 1;
        let found = next.map_or(self.text.len(), |next| last + next + 1);
        self.at[self.found] = found;
        self.heads[self.found] = head(&self.text[found..]);
    }
}

/// Where the next comma stands, looked for in eight bytes at once: it is near, so that to begin a search of a library would
/// take longer.
fn comma(text: &[u8]) -> Option<usize> {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    const COMMAS: u64 = u64::from_le_bytes([b','; 8]);
    let (eights, rest) = text.as_chunks::<8>();
    for (number, eight) in eights.iter().enumerate() {
        // A comma is nothing now, and of nothing the first one shows itself in its highest bit.
        let unlike = u64::from_le_bytes(*eight) ^ COMMAS;
        let found = unlike.wrapping_sub(EACH) & !unlike & (EACH << 7);
        if found != 0 {
            return Some(8 * number + found.trailing_zeros() as usize / 8);
        }
    }
    let before = text.len() - rest.len();
    rest.iter().position(|&byte| byte == b',').map(|at| before + at)
}

/// The first eight bytes as a number. Where there are fewer, nothing stands for the others: no text of JSON holds it.
fn head(text: &[u8]) -> u64 {
    let bytes = text.first_chunk::<8>().copied().unwrap_or_else(|| {
        let mut bytes = [0; 8];
        bytes[..text.len()].copy_from_slice(text);
        bytes
    });
    u64::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::comma;

    #[test]
    fn the_first_comma_is_found_wherever_it_stands() {
        // What lies beside a comma among the bytes, and what is one but for its highest bit.
        for other in [b'a', b'-', b'+', b',' | 0x80, 0xff, 0] {
            for len in 0..40 {
                let mut text = vec![other; len];
                assert_eq!(comma(&text), None, "{len} times {other}");
                for at in (0..len).rev() {
                    text[at] = b',';
                    assert_eq!(comma(&text), Some(at), "among {len} times {other}");
                }
            }
        }
    }
}
