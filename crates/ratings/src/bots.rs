//! The bots as fixed points: the numbers of `data/bots.txt`, which says where they come from.

/// The table of numbers.
const TABLE: &str = include_str!("../data/bots.txt");
/// The ranks that have numbers, weakest first.
pub const RANKS: [&str; 3] = ["apprentice", "journeyman", "master"];

/// A bot of which a number is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Milestone {
    /// Its rank.
    pub rank: &'static str,
    /// Its rating.
    pub rating: f64,
}

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().collect()).filter(|row: &Vec<_>| row.len() == 7)
}

/// The bots of a game of so many, weakest first; none where nobody can be rated.
pub fn milestones(game: &str, players: u8) -> Vec<Milestone> {
    let fits = |row: &Vec<&str>| row[0] == game && row[1].parse() == Ok(players);
    let Some(row) = rows().find(fits) else { return Vec::new() };
    let numbers = [row[2], row[3], row[5]];
    let milestones = RANKS.iter().zip(numbers);
    milestones
        .filter_map(|(rank, text)| Some(Milestone { rank, rating: text.parse().ok()? }))
        .collect()
}

/// The rating of a bot; nothing where nobody has measured one.
pub fn rating(game: &str, players: u8, rank: &str) -> Option<f64> {
    milestones(game, players).into_iter().find(|one| one.rank == rank).map(|one| one.rating)
}

/// Since when these numbers hold, as a date.
pub fn since() -> &'static str {
    TABLE.lines().find_map(|line| line.strip_prefix("# since ")).unwrap_or_default()
}

/// Every game and number of players that can be rated.
pub fn pools() -> Vec<(&'static str, u8)> {
    rows().filter_map(|row| Some((row[0], row[1].parse().ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a match of one among others of one kind says: so many victories of so many games.
    fn difference(text: &str, players: f64) -> f64 {
        let (wins, games) = text.split_once('/').expect("victories and games");
        let (wins, games): (f64, f64) = (wins.parse().unwrap(), games.parse().unwrap());
        let share = (wins + 0.5) / (games + 1.0);
        400.0 * (share * (players - 1.0) / (1.0 - share)).log10()
    }

    fn of(game: &str, players: u8, rank: &str) -> f64 {
        rating(game, players, rank).expect("a number")
    }

    #[test]
    fn every_number_is_what_its_matches_say() {
        let mut measured = 0;
        for row in rows() {
            let (game, players) = (row[0], row[1].parse::<u8>().unwrap());
            let (apprentice, journeyman, master) = (
                of(game, players, "apprentice"),
                of(game, players, "journeyman"),
                of(game, players, "master"),
            );
            assert!((apprentice - 1_000.0).abs() < f64::EPSILON, "by definition");
            let expected = match row[4] {
                "~" => f64::midpoint(
                    of(game, players - 1, "journeyman"),
                    of(game, players + 1, "journeyman"),
                ),
                text => {
                    if let Some(other) = text.strip_prefix('=') {
                        of(game, other.parse().unwrap(), "journeyman")
                    } else {
                        measured += 1;
                        apprentice + difference(text, f64::from(players))
                    }
                }
            };
            assert!((journeyman - expected).abs() <= 0.5, "{game} {players}: {expected}");
            let expected = journeyman
                + match row[6].strip_prefix('+') {
                    Some(points) => points.parse().unwrap(),
                    None => difference(row[6], f64::from(players)),
                };
            assert!((master - expected).abs() <= 1.0, "{game} {players}: {expected}");
        }
        assert_eq!(measured, 8);
        assert_eq!(pools().len(), 13);
        assert_eq!(since().len(), "2026-11-18".len());
    }

    #[test]
    fn who_is_not_measured_has_no_number() {
        assert_eq!(rating("burgundy", 2, "random"), None);
        assert_eq!(rating("burgundy", 5, "master"), None);
        assert_eq!(rating("labora", 1, "apprentice"), None);
        assert!(milestones("chess", 2).is_empty());
    }
}
