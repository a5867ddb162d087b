//! What nodes tell each other of who is there, as lines.

use std::collections::BTreeMap;
use std::fmt;

use quadrivium_core::Seat;
use quadrivium_table::Presence;
use quadrivium_table::ids::{GuestId, Id, TableId};

/// A node, from its start to its end.
pub type NodeId = Id<12>;

/// How many people stand in one line: PostgreSQL carries fewer than 8,000 bytes, and nobody takes more than 43.
pub const MOST_NAMED: usize = 180;
/// What a line begins with, so that it is no other news.
const MARK: &str = "crowd";

/// A word of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// It lives.
    Alive,
    /// It wants to be told everything anew: by this node, or by all.
    Tell(Option<NodeId>),
    /// These people have a table open there.
    There {
        /// The table.
        table: TableId,
        /// They, and the seat whose bot thinks there.
        people: Presence,
        /// Whether they are more of those that were named in the line before.
        more: bool,
    },
    /// What it said of a table before its word of this number is true no more.
    Since(u64),
    /// It stops.
    Gone,
}

/// Who has said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The node.
    pub node: NodeId,
    /// Goes up with every word of that node.
    pub number: u64,
    /// What it says.
    pub word: Word,
}

impl Word {
    /// What is to be said of a table: one word, or several where one line does not hold all names.
    pub fn of(table: TableId, people: &Presence) -> Vec<Self> {
        let guests: Vec<_> = people.guests.iter().map(|(guest, count)| (*guest, *count)).collect();
        let first = Presence { guests: [].into(), hidden: [].into(), ..people.clone() };
        let mut words = Vec::new();
        for part in guests.chunks(MOST_NAMED) {
            let guests: BTreeMap<_, _> = part.iter().copied().collect();
            let hidden = people.hidden.iter().filter(|(guest, _)| guests.contains_key(guest));
            let hidden = hidden.map(|(guest, count)| (*guest, *count)).collect();
            let more = !words.is_empty();
            let rest = if more { Presence::default() } else { first.clone() };
            words.push(Self::There { table, people: Presence { guests, hidden, ..rest }, more });
        }
        if words.is_empty() {
            words.push(Self::There { table, people: first, more: false });
        }
        words
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MARK} {} {} ", self.node, self.number)?;
        match &self.word {
            Word::Alive => f.write_str("alive"),
            Word::Tell(None) => f.write_str("tell all"),
            Word::Tell(Some(node)) => write!(f, "tell {node}"),
            Word::Since(number) => write!(f, "since {number}"),
            Word::Gone => f.write_str("gone"),
            Word::There { table, people, more } => {
                let verb = if *more { "also" } else { "there" };
                let thinking = people.thinking.map_or('-', Seat::letter);
                write!(f, "{verb} {table} {} {thinking}", people.nameless)?;
                for (guest, count) in &people.guests {
                    write!(f, " {guest}")?;
                    // Most have one, which they see.
                    let hidden = people.hidden.get(guest).copied().unwrap_or_default();
                    if *count != 1 || hidden > 0 {
                        write!(f, ":{count}")?;
                    }
                    if hidden > 0 {
                        write!(f, "/{hidden}")?;
                    }
                }
                Ok(())
            }
        }
    }
}

/// Somebody, how many connections they have and how many of these nobody sees.
fn person(word: &str) -> Option<(GuestId, u32, u32)> {
    let (guest, counts) = word.split_once(':').unwrap_or((word, "1"));
    let (count, hidden) = counts.split_once('/').unwrap_or((counts, "0"));
    Some((guest.parse().ok()?, count.parse().ok()?, hidden.parse().ok()?))
}

impl Said {
    /// Reads a line; nothing if it is another one, or of a version that says more.
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        if words.next() != Some(MARK) {
            return None;
        }
        let (node, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let word = match words.next()? {
            "alive" => Word::Alive,
            "gone" => Word::Gone,
            "since" => Word::Since(words.next()?.parse().ok()?),
            "tell" => match words.next()? {
                "all" => Word::Tell(None),
                node => Word::Tell(Some(node.parse().ok()?)),
            },
            verb @ ("there" | "also") => {
                let (table, nameless) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                let thinking = match words.next()? {
                    "-" => None,
                    seat => Some(seat.parse().ok()?),
                };
                let mut people = Presence { nameless, thinking, ..Presence::default() };
                for (guest, count, hidden) in words.map(person).collect::<Option<Vec<_>>>()? {
                    people.guests.insert(guest, count);
                    if hidden > 0 {
                        people.hidden.insert(guest, hidden);
                    }
                }
                Word::There { table, people, more: verb == "also" }
            }
            _ => return None,
        };
        Some(Self { node, number, word })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::surroundings::SystemEntropy;

    fn id<const N: usize>() -> Id<N> {
        Id::random(&SystemEntropy).unwrap()
    }

    #[test]
    fn what_is_said_is_read() {
        let mut people = Presence { nameless: 3, thinking: Some(Seat::B), ..Presence::default() };
        let (ann, ben) = (id(), id());
        people.guests = [(ann, 1), (ben, 12), (id(), 1)].into();
        people.hidden = [(ann, 1), (ben, 3)].into();
        let mut words = Word::of(id(), &people);
        words.extend(Word::of(id(), &Presence::default()));
        words.extend([Word::Alive, Word::Tell(None), Word::Tell(Some(id()))]);
        words.extend([Word::Since(9), Word::Gone]);
        for word in words {
            let said = Said { node: id(), number: u64::MAX, word };
            assert_eq!(Said::read(&said.to_string()), Some(said));
        }
        let node: NodeId = id();
        for line in ["beat", "crowd", "crowd x 1 alive", &format!("crowd {node} 1 sings")] {
            assert_eq!(Said::read(line), None, "{line}");
        }
    }

    #[test]
    fn a_crowd_is_told_in_lines_that_postgresql_carries() {
        let guests: BTreeMap<_, _> = (0..1_000).map(|_| (id(), u32::MAX)).collect();
        let hidden = guests.clone();
        let people = Presence { guests, hidden, nameless: u32::MAX, ..Presence::default() };
        let (node, table) = (id(), id());
        let (mut heard, mut lines) = (Presence::default(), 0);
        for word in Word::of(table, &people) {
            let line = Said { node, number: u64::MAX, word }.to_string();
            assert!(line.len() < 8_000, "{}", line.len());
            let Some(Said { word: Word::There { people, more, .. }, .. }) = Said::read(&line)
            else {
                panic!("{line}")
            };
            assert_eq!(more, lines > 0, "the first line says who is there, the others who else");
            heard.join(&people);
            lines += 1;
        }
        assert_eq!((heard, lines), (people, 6));
    }
}
