//! The shape of the nine estates, worked out once from the tables: neighbours, regions, colours.

use quadrivium_core::{KeySet, PerKey};

use crate::data::{DEFAULT_CASTLES, ESTATES, ROWS};
use crate::types::{Board, Ground, PerBoard, PerGround, PerSpace, Pips, PipsSet, Space, SpaceSet};

const SPACES: usize = Space::COUNT;

/// One estate as printed.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The colour of each space.
    pub grounds: PerSpace<Ground>,
    /// The spaces of each colour.
    pub spaces: PerGround<SpaceSet>,
    /// The region of each space: all spaces of its colour that are connected with it.
    pub regions: PerSpace<SpaceSet>,
    /// The castle space of the standard game.
    pub default_castle: Space,
}

/// The estates by number.
static LAYOUTS: PerBoard<Layout> = PerKey::new(layouts());

/// The die number of every space, the same on all estates.
pub static NUMBERS: PerSpace<Pips> = PerKey::new(numbers());

/// The spaces next to every space.
pub static NEIGHBOURS: PerSpace<SpaceSet> = PerKey::new(neighbours());

static SHOWING: [SpaceSet; 64] = showing();

/// The spaces that show one of these numbers.
#[inline]
pub fn showing_any(numbers: PipsSet) -> SpaceSet {
    SHOWING[(numbers.bits & 63) as usize]
}

impl Board {
    /// The estate with this number.
    #[inline]
    pub fn layout(self) -> &'static Layout {
        &LAYOUTS[self]
    }
}

const fn space(index: usize) -> Space {
    Space::new(index as u8 + 1).expect("an estate has 37 spaces")
}

const fn ground_of(letter: u8) -> Ground {
    match letter {
        b'A' => Ground::Animal,
        b'B' => Ground::Building,
        b'C' => Ground::Castle,
        b'K' => Ground::Knowledge,
        b'M' => Ground::Mine,
        b'S' => Ground::Ship,
        _ => panic!("a ground is one of A, B, C, K, M, S"),
    }
}

/// Letter and number of every space, read from the table.
const fn read(text: &str) -> [(Ground, Pips); SPACES] {
    let text = text.as_bytes();
    let mut read = [(Ground::Castle, Pips::new(1).unwrap()); SPACES];
    let (mut at, mut index) = (0, 0);
    while at < text.len() {
        if text[at] == b' ' || text[at] == b'\n' {
            at += 1;
        } else {
            let pips = Pips::new(text[at + 1] - b'0').expect("a die shows 1 to 6");
            read[index] = (ground_of(text[at]), pips);
            index += 1;
            at += 2;
        }
    }
    assert!(index == SPACES, "an estate has 37 spaces");
    read
}

const fn numbers() -> [Pips; SPACES] {
    let first = read(ESTATES[0]);
    let mut numbers = [first[0].1; SPACES];
    let mut index = 0;
    while index < SPACES {
        numbers[index] = first[index].1;
        index += 1;
    }
    numbers
}

const fn showing() -> [SpaceSet; 64] {
    let numbers = numbers();
    let mut sets = [KeySet::EMPTY; 64];
    let mut set = 0;
    while set < 64 {
        let (mut bits, mut index) = (0, 0);
        while index < SPACES {
            if set >> (numbers[index].number() - 1) & 1 == 1 {
                bits |= 1 << index;
            }
            index += 1;
        }
        sets[set] = KeySet::from_bits(bits);
        set += 1;
    }
    sets
}

/// Row and column of a space, where the columns of a row are two apart, so that a space touches
/// those at (0, ±2) and (±1, ±1).
const fn place(index: usize) -> (i8, i8) {
    let (mut row, mut left) = (0, index as u8);
    while left >= ROWS[row as usize] {
        left -= ROWS[row as usize];
        row += 1;
    }
    (row, 2 * left as i8 - ROWS[row as usize] as i8)
}

const fn neighbours() -> [SpaceSet; SPACES] {
    let mut sets = [KeySet::EMPTY; SPACES];
    let mut index = 0;
    while index < SPACES {
        let (row, column) = place(index);
        let (mut bits, mut other) = (0, 0);
        while other < SPACES {
            let (other_row, other_column) = place(other);
            let (down, right) = ((other_row - row).abs(), (other_column - column).abs());
            if (down == 0 && right == 2) || (down == 1 && right == 1) {
                bits |= 1 << other;
            }
            other += 1;
        }
        sets[index] = KeySet::from_bits(bits);
        index += 1;
    }
    sets
}

/// All spaces of one colour that are connected with a space (B-4.1).
const fn region(index: usize, of_colour: SpaceSet, neighbours: &[SpaceSet; SPACES]) -> SpaceSet {
    let mut bits = 1 << index;
    loop {
        let (mut grown, mut member) = (bits, 0);
        while member < SPACES {
            if bits >> member & 1 == 1 {
                grown |= neighbours[member].bits & of_colour.bits;
            }
            member += 1;
        }
        if grown == bits {
            return KeySet::from_bits(bits);
        }
        bits = grown;
    }
}

const fn layouts() -> [Layout; Board::COUNT] {
    let neighbours = neighbours();
    let numbers = numbers();
    let empty = Layout {
        grounds: PerKey::new([Ground::Castle; SPACES]),
        spaces: PerKey::new([KeySet::EMPTY; Ground::COUNT]),
        regions: PerKey::new([KeySet::EMPTY; SPACES]),
        default_castle: space(0),
    };
    let mut layouts = [empty; Board::COUNT];
    let mut board = 0;
    while board < Board::COUNT {
        let table = read(ESTATES[board]);
        let layout = &mut layouts[board];
        let mut index = 0;
        while index < SPACES {
            let (ground, pips) = table[index];
            assert!(pips.number() == numbers[index].number(), "all estates show the same numbers");
            layout.grounds.values[index] = ground;
            layout.spaces.values[ground as usize].bits |= 1 << index;
            index += 1;
        }
        let mut index = 0;
        while index < SPACES {
            let of_colour = layout.spaces.values[table[index].0 as usize];
            layout.regions.values[index] = region(index, of_colour, &neighbours);
            index += 1;
        }
        layout.default_castle = space(DEFAULT_CASTLES[board] as usize - 1);
        board += 1;
    }
    layouts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_inside_has_six_neighbours_and_a_corner_three() {
        let neighbours = |number: usize| NEIGHBOURS[space(number - 1)].len();
        assert_eq!(neighbours(19), 6);
        assert_eq!(neighbours(1), 3);
        assert_eq!(neighbours(16), 3);
        assert_eq!(neighbours(2), 4);
        let centre: Vec<_> = NEIGHBOURS[space(18)].iter().map(Space::number).collect();
        assert_eq!(centre, [12, 13, 18, 20, 25, 26]);
    }

    /// Limits of the rulebook: 12 buildings, 6 animals, 6 ships, 3 mines, 3 castles and the first.
    #[test]
    fn every_estate_has_the_same_number_of_each_colour() {
        for board in Board::all() {
            let counts = board.layout().spaces.values.map(SpaceSet::len);
            assert_eq!(counts, [12, 6, 6, 4, 3, 6], "estate {board}");
            let castle = board.layout().default_castle;
            assert_eq!(board.layout().grounds[castle], Ground::Castle, "estate {board}");
        }
    }

    /// The sizes of the regions of an estate, largest first: `B5331` are four cities.
    fn region_sizes(board: Board) -> String {
        let layout = board.layout();
        let sizes = "BASKCM".bytes().map(|letter| {
            let mut left = layout.spaces[ground_of(letter)];
            let mut sizes = Vec::new();
            while let Some(space) = left.iter().next() {
                let region = layout.regions[space];
                sizes.push(region.len().to_string());
                left = left - region;
            }
            sizes.sort_by(|a, b| b.cmp(a));
            format!("{}{}", char::from(letter), sizes.concat())
        });
        sizes.collect::<Vec<_>>().join(" ")
    }

    /// The regions of all estates as other sources count them; the rulebook confirms the cities of
    /// estate 1.
    #[test]
    fn regions_have_the_known_sizes() {
        let sizes: Vec<_> = Board::all().map(region_sizes).collect();
        assert_eq!(
            sizes,
            [
                "B5331 A51 S33 K33 C31 M3",
                "B822 A42 S222 K222 C1111 M21",
                "B5511 A42 S321 K6 C1111 M21",
                "B552 A33 S411 K33 C1111 M21",
                "B33321 A33 S321 K321 C1111 M21",
                "B642 A42 S6 K33 C1111 M111",
                "B732 A33 S222 K222 C22 M111",
                "B222222 A6 S111111 K42 C1111 M21",
                "B66 A42 S42 K3111 C1111 M21",
            ]
        );
    }

    #[test]
    fn the_default_castle_is_the_nearest_to_the_centre() {
        let distance = |of: Space| {
            let (mut reached, mut steps) = (SpaceSet::only(space(18)), 0);
            while !reached.contains(of) {
                reached = reached.iter().fold(reached, |all, one| all | NEIGHBOURS[one]);
                steps += 1;
            }
            steps
        };
        for board in Board::all() {
            let layout = board.layout();
            let nearest = layout.spaces[Ground::Castle].iter().min_by_key(|&one| distance(one));
            assert_eq!(nearest, Some(layout.default_castle), "estate {board}");
        }
    }

    #[test]
    fn spaces_are_found_by_number() {
        let six = PipsSet::only(Pips::new(6).unwrap());
        let found: Vec<_> = showing_any(six).iter().map(Space::number).collect();
        assert_eq!(found, [1, 7, 16, 19, 29, 33]);
        assert_eq!(showing_any(PipsSet::ALL), SpaceSet::ALL);
    }
}
