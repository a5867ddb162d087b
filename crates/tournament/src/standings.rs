//! How everybody stands, and what decides between those who have equal points.

use serde::{Deserialize, Serialize};

use crate::{Format, History, POINT, Player, Score, Shape};

/// The points of a table of this size are shared out in such steps.
fn step(players: usize) -> u32 {
    POINT / 2 / (players.max(2) as u32 - 1)
}

/// What each place of a table is worth: the share of the others who were left behind, those who are equal for half.
pub fn score(table: &[Score]) -> Vec<u32> {
    let behind = |own: &Score| -> u32 {
        let others = table.iter().filter(|other| other.player != own.player);
        others.map(|other| against(own, other)).sum()
    };
    table.iter().map(|own| behind(own) * step(table.len())).collect()
}

/// 2 for a victory over somebody, 1 for a tie.
fn against(own: &Score, other: &Score) -> u32 {
    match own.place.cmp(&other.place) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

/// What decides between those who are equal so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// How strong those were whom one met: for each game the mean of their points, all added up.
    Opponents,
    /// How those who are equal did against each other, if every two of them met equally often.
    Direct,
    /// How many games one has won, shared victories among them.
    Wins,
    /// What part of all points of the games one had, on average.
    Share,
}

impl TieBreak {
    /// The tie-breaks of a tournament, the first first.
    pub fn of(format: Format) -> &'static [Self] {
        match format {
            Format::Swiss => &[Self::Opponents, Self::Direct, Self::Wins, Self::Share],
            // Everybody meets the same people.
            Format::RoundRobin => &[Self::Direct, Self::Wins, Self::Share],
            Format::Series => &[Self::Wins, Self::Share],
        }
    }
}

/// A tie-break in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    /// Which one.
    pub by: TieBreak,
    /// The number: points in thousandths, victories, or a share in thousandths; nothing where it says nothing.
    pub value: Option<i64>,
}

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub player: Player,
    /// The place; shared by those whom nothing tells apart.
    pub place: u16,
    /// Points, in parts of one.
    pub points: u32,
    /// How many games they have finished.
    pub games: u16,
    /// How often they had no game.
    pub byes: u16,
    /// The tie-breaks in order.
    pub breaks: Vec<Measure>,
}

/// What was added up for somebody.
#[derive(Clone, Default)]
struct Sum {
    points: u32,
    games: u16,
    byes: u16,
    wins: u16,
    /// Of a twelfth of a part of a point, so that the mean of one to four is whole.
    opponents: u64,
    /// Shares in millionths, of so many games.
    share: i64,
    shared: i64,
}

/// How everybody stands, the first first; those who are equal by their numbers. The order of what was played
/// does not matter.
pub fn standings(shape: Shape, players: u16, history: &History) -> Vec<Row> {
    let sums = sums(shape, players, history);
    let breaks = TieBreak::of(shape.format);
    let mut measured = vec![Vec::new(); usize::from(players)];
    let mut groups =
        split(vec![(0..players).collect()], |player| i64::from(sums[usize::from(player)].points));
    for &by in breaks {
        let value = |group: &[Player], player: Player| match by {
            TieBreak::Direct => direct(history, group, player),
            _ => plain(by, &sums[usize::from(player)]),
        };
        let mut next = Vec::new();
        for group in groups {
            let values: Vec<_> =
                group.iter().map(|&player| (player, value(&group, player))).collect();
            for &(player, value) in &values {
                measured[usize::from(player)].push(Measure { by, value });
            }
            let of = |player| {
                let found = values.iter().find(|(other, _)| *other == player);
                found.and_then(|(_, value)| *value).unwrap_or(i64::MIN)
            };
            next.extend(split(vec![group], of));
        }
        groups = next;
    }
    let mut rows = Vec::new();
    for group in groups {
        let place = rows.len() as u16 + 1;
        for player in group {
            let sum = &sums[usize::from(player)];
            rows.push(Row {
                player,
                place,
                points: sum.points,
                games: sum.games,
                byes: sum.byes,
                breaks: std::mem::take(&mut measured[usize::from(player)]),
            });
        }
    }
    rows
}

/// Parts each group by a number, the largest first; whoever is equal stays together.
fn split(groups: Vec<Vec<Player>>, of: impl Fn(Player) -> i64) -> Vec<Vec<Player>> {
    let mut parted = Vec::new();
    for mut group in groups {
        group.sort_by_key(|&player| (std::cmp::Reverse(of(player)), player));
        let parts = group.chunk_by(|&one, &other| of(one) == of(other));
        parted.extend(parts.map(<[Player]>::to_vec));
    }
    parted
}

fn sums(shape: Shape, players: u16, history: &History) -> Vec<Sum> {
    let mut sums = vec![Sum::default(); usize::from(players)];
    for table in &history.tables {
        let all: i64 = table.iter().map(points).sum();
        for (score, worth) in table.iter().zip(score(table)) {
            let Some(sum) = sums.get_mut(usize::from(score.player)) else { continue };
            sum.points += worth;
            sum.games += 1;
            sum.wins += u16::from(score.place == 1);
            if score.points.is_some() && all > 0 {
                sum.share += points(score) * 1_000_000 / all;
                sum.shared += 1;
            }
        }
    }
    for &player in &history.byes {
        if let Some(sum) = sums.get_mut(usize::from(player)) {
            sum.points += shape.bye();
            sum.byes += 1;
        }
    }
    // Whoever has no game meets, as it were, somebody who stands as they do.
    let totals: Vec<_> = sums.iter().map(|sum| u64::from(sum.points)).collect();
    for (sum, own) in sums.iter_mut().zip(&totals) {
        sum.opponents = u64::from(sum.byes) * 12 * own;
    }
    for table in &history.tables {
        let worth = |score: &Score| totals.get(usize::from(score.player)).copied().unwrap_or(0);
        let all: u64 = table.iter().map(worth).sum();
        for score in table {
            if let Some(sum) = sums.get_mut(usize::from(score.player)) {
                sum.opponents += (all - worth(score)) * 12 / (table.len().max(2) as u64 - 1);
            }
        }
    }
    sums
}

/// The points of the game; a debt counts as nothing.
fn points(score: &Score) -> i64 {
    i64::from(score.points.unwrap_or(0).max(0))
}

fn plain(by: TieBreak, sum: &Sum) -> Option<i64> {
    match by {
        TieBreak::Opponents => Some((sum.opponents * 1_000 / u64::from(12 * POINT)) as i64),
        TieBreak::Wins => Some(i64::from(sum.wins)),
        TieBreak::Share if sum.shared > 0 => Some(sum.share / sum.shared / 1_000),
        TieBreak::Share | TieBreak::Direct => None,
    }
}

/// What somebody took from the others of a group; nothing where not all of them met equally often.
fn direct(history: &History, group: &[Player], player: Player) -> Option<i64> {
    if group.len() < 2 {
        return None;
    }
    let met = |one: Player, other: Player| {
        let sat = |table: &&Vec<Score>| {
            let there = |who| table.iter().any(|score| score.player == who);
            there(one) && there(other)
        };
        history.tables.iter().filter(sat).count()
    };
    let first = met(group[0], group[1]);
    let even = group
        .iter()
        .enumerate()
        .all(|(at, &one)| group[at + 1..].iter().all(|&other| met(one, other) == first));
    if first == 0 || !even {
        return None;
    }
    let mut taken = 0;
    for table in &history.tables {
        let Some(own) = table.iter().find(|score| score.player == player) else { continue };
        let others =
            table.iter().filter(|other| other.player != player && group.contains(&other.player));
        taken += others.map(|other| i64::from(against(own, other))).sum::<i64>();
    }
    Some(taken * 500)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(scores: &[(Player, u8, i32)]) -> Vec<Score> {
        let one = |&(player, place, points)| Score { player, place, points: Some(points) };
        scores.iter().map(one).collect()
    }

    fn shape(format: Format, size: u8) -> Shape {
        Shape { format, size, least: 2, wish: 1 }
    }

    fn places(rows: &[Row]) -> Vec<(Player, u16)> {
        rows.iter().map(|row| (row.player, row.place)).collect()
    }

    #[test]
    fn a_place_is_worth_the_share_of_those_left_behind() {
        assert_eq!(score(&table(&[(0, 1, 9), (1, 2, 8)])), [POINT, 0]);
        assert_eq!(score(&table(&[(0, 1, 9), (1, 1, 9)])), [POINT / 2; 2]);
        assert_eq!(score(&table(&[(0, 2, 7), (1, 1, 9), (2, 4, 1), (3, 2, 7)])), [12, 24, 0, 12]);
        let five = table(&[(0, 1, 9), (1, 2, 8), (2, 3, 7), (3, 4, 6), (4, 5, 5)]);
        assert_eq!(score(&five), [24, 18, 12, 6, 0]);
    }

    #[test]
    fn who_beat_the_other_is_ahead_where_points_are_equal() {
        // 0 and 1 have two victories each, and 1 has beaten 0.
        let tables = vec![
            table(&[(0, 2, 40), (1, 1, 50)]),
            table(&[(0, 1, 90), (2, 2, 10)]),
            table(&[(1, 2, 40), (2, 1, 41)]),
            table(&[(0, 1, 90), (3, 2, 10)]),
            table(&[(1, 1, 42), (3, 2, 41)]),
            table(&[(2, 2, 42), (3, 1, 43)]),
        ];
        let history = History { tables, byes: Vec::new() };
        let rows = standings(shape(Format::RoundRobin, 2), 4, &history);
        // 2 and 3 have one victory each, and 3 has beaten 2.
        assert_eq!(places(&rows), [(1, 1), (0, 2), (3, 3), (2, 4)]);
        assert_eq!(rows[0].breaks[0], Measure { by: TieBreak::Direct, value: Some(1_000) });
    }

    #[test]
    fn in_a_swiss_tournament_the_strength_of_the_opponents_decides() {
        // 0 has beaten somebody who has a point, 2 somebody who has none.
        let tables = vec![
            table(&[(0, 1, 9), (1, 2, 8)]),
            table(&[(2, 1, 9), (3, 2, 8)]),
            table(&[(1, 1, 9), (3, 2, 8)]),
        ];
        let history = History { tables, byes: vec![0, 2] };
        let rows = standings(shape(Format::Swiss, 2), 4, &history);
        assert_eq!(places(&rows), [(0, 1), (2, 2), (1, 3), (3, 4)]);
        // The mean of 1's points, and a bye as somebody of one's own points.
        assert_eq!(rows[0].breaks[0].value, Some(3_000));
        assert_eq!(rows[1].breaks[0].value, Some(2_000));
        assert_eq!((rows[0].points, rows[0].games, rows[0].byes), (2 * POINT, 1, 1));
    }

    #[test]
    fn at_one_table_victories_then_the_share_of_points_decide_and_equals_share_a_place() {
        let tables = vec![
            table(&[(0, 1, 60), (1, 2, 30), (2, 3, 10)]),
            table(&[(0, 3, 10), (1, 2, 40), (2, 1, 50)]),
        ];
        let history = History { tables, byes: Vec::new() };
        let rows = standings(shape(Format::Series, 3), 3, &history);
        // All have one point; 0 and 2 a victory each; 0 has the larger share.
        assert_eq!(places(&rows), [(0, 1), (2, 2), (1, 3)]);
        let nothing = standings(shape(Format::Series, 3), 3, &History::default());
        assert_eq!(places(&nothing), [(0, 1), (1, 1), (2, 1)]);
    }
}
