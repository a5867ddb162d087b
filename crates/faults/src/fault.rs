//! The faults, and which of them a campaign brings when: from its seed alone.

use std::time::Duration;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A node is killed without warning and started again.
    Kill,
    /// All nodes are killed after somebody's webhook has heard and before it says so, and started again.
    KillUnheard,
    /// A node is told to stop, and started again.
    Stop,
    /// The disk has no room until several writes have failed.
    DiskFull,
    /// Another program holds the embedded database for longer than anybody waits.
    Locked,
    /// `PostgreSQL` ends its transactions and stops, for so long.
    DatabaseStop(Duration),
    /// `PostgreSQL` crashes and stays away, for so long.
    DatabaseCrash(Duration),
    /// All processes of `PostgreSQL` are frozen, for so long.
    Frozen(Duration),
    /// The connections of a node to `PostgreSQL` fall silent for ever; new ones work.
    Silenced,
    /// The same, and the node is told to stop at once.
    SilencedStop,
    /// Everything between a node and `PostgreSQL` comes late, for so long.
    Delayed(Duration),
    /// The connections of a node to `PostgreSQL` are cut, several times.
    Cut,
    /// Nothing goes through between a node and `PostgreSQL`, for so long.
    Parted(Duration),
    /// An open transaction of somebody else holds the place where a table goes on, for so long.
    HeldPlace(Duration),
    /// An open transaction of somebody else holds the names of all people, for so long.
    HeldNames(Duration),
    /// One of two nodes sleeps, for so long.
    Paused(Duration),
    /// Many people change their names through two nodes in turn.
    Renames,
}

impl Fault {
    /// Whether servers are killed.
    pub fn kills(self) -> bool {
        matches!(self, Self::Kill | Self::KillUnheard)
    }

    /// Its kind in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Kill => "server killed (SIGKILL)",
            Self::KillUnheard => "server killed between a webhook's hearing and its answer",
            Self::Stop => "server told to stop (SIGTERM)",
            Self::DiskFull => "disk full",
            Self::Locked => "database locked by another program, 11.5 s",
            Self::DatabaseStop(_) => "PostgreSQL stopped, fast",
            Self::DatabaseCrash(_) => "PostgreSQL stopped, immediate",
            Self::Frozen(_) => "PostgreSQL frozen",
            Self::Silenced => "connections silent, new ones work",
            Self::SilencedStop => "connections silent, then SIGTERM",
            Self::Delayed(_) => "connections slow",
            Self::Cut => "connections cut",
            Self::Parted(_) => "database unreachable",
            Self::HeldPlace(_) => "next entry held by an open transaction",
            Self::HeldNames(_) => "names held by an open transaction",
            Self::Paused(_) => "one of two nodes paused",
            Self::Renames => "renames through two nodes",
        }
    }
}

/// Where tables are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Database {
    /// Embedded.
    Sqlite,
    /// A `PostgreSQL` of its own.
    Postgres,
}

/// One server, or two, with storage of their own, and what happens to them one after the other.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Where tables are kept.
    pub database: Database,
    /// Whether on a disk that can be filled.
    pub small_disk: bool,
    /// How many nodes.
    pub nodes: usize,
    /// What happens.
    pub faults: Vec<Fault>,
    /// Where chance begins.
    pub seed: u64,
}

/// What a campaign consists of.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Where tables are kept.
    pub database: Database,
    /// How many kills.
    pub kills: usize,
    /// How many other faults.
    pub faults: usize,
    /// Whether everybody is killed in a world of two nodes, one after the other.
    pub in_turn: bool,
    /// Only faults with this in their words.
    pub only: String,
    /// Whether a disk can be filled.
    pub small_disk: bool,
    /// Where chance begins.
    pub seed: u64,
}

/// Kills in one world: more would make it old, and checking it slow.
const KILLS: usize = 50;
/// Of so many kills one waits until somebody has heard something.
const UNHEARD: usize = 3;
/// Other faults in one world.
const FAULTS: usize = 6;

impl Wish {
    /// All worlds; those that mostly wait between those that mostly work.
    pub fn scenarios(&self) -> Vec<Scenario> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut killed = Vec::new();
        let mut left = self.kills;
        while left > 0 {
            let kills = left.min(KILLS);
            left -= kills;
            // Every second world of a database that can be shared has two nodes.
            let two =
                self.database == Database::Postgres && (self.in_turn || killed.len() % 2 == 1);
            let fault = |number| match number % UNHEARD {
                0 => Fault::KillUnheard,
                _ => Fault::Kill,
            };
            let faults = (1..=kills).map(fault).collect();
            killed.push(self.scenario(if two { 2 } else { 1 }, faults, &mut rng));
        }
        let mut broken = Vec::new();
        let none = |nodes| self.kinds(nodes, Duration::ZERO).is_empty();
        let two_nodes = match (none(1), none(2)) {
            (true, _) => self.faults,
            (false, true) => 0,
            (false, false) => self.faults / 3,
        };
        for (nodes, faults) in [(1, self.faults - two_nodes), (2, two_nodes)] {
            let mut all: Vec<_> =
                (0..faults).filter_map(|number| self.fault(nodes, number, &mut rng)).collect();
            all.shuffle(&mut rng);
            for some in all.chunks(FAULTS) {
                broken.push(self.scenario(nodes, some.to_vec(), &mut rng));
            }
        }
        let mut scenarios = Vec::new();
        let (mut killed, mut broken) = (killed.into_iter(), broken.into_iter());
        loop {
            let before = scenarios.len();
            scenarios.extend(broken.next());
            scenarios.extend(killed.next());
            if scenarios.len() == before {
                return scenarios;
            }
        }
    }

    fn scenario(&self, nodes: usize, faults: Vec<Fault>, rng: &mut Xoshiro256PlusPlus) -> Scenario {
        Scenario {
            database: self.database,
            small_disk: faults.contains(&Fault::DiskFull),
            nodes,
            faults,
            seed: rng.random_range(0..u64::MAX),
        }
    }

    /// The kinds take turns, so that each has its share.
    fn fault(&self, nodes: usize, number: usize, rng: &mut Xoshiro256PlusPlus) -> Option<Fault> {
        // Below, about and above what a server waits for its database.
        let away = [500, 4_000, 14_500][rng.random_range(0..3)];
        let kinds = self.kinds(nodes, Duration::from_millis(away));
        kinds.get(number % kinds.len().max(1)).copied()
    }

    /// What can happen to so many nodes.
    fn kinds(&self, nodes: usize, away: Duration) -> Vec<Fault> {
        let mut kinds = match (self.database, nodes) {
            (Database::Sqlite, 1) => vec![Fault::DiskFull, Fault::Locked, Fault::Stop],
            (Database::Sqlite, _) => Vec::new(),
            (Database::Postgres, 1) => vec![
                Fault::Stop,
                Fault::DatabaseStop(away),
                Fault::DatabaseCrash(away),
                Fault::Frozen(away),
                Fault::Silenced,
                Fault::SilencedStop,
                Fault::Delayed(away),
                Fault::Cut,
                Fault::Parted(away),
                Fault::HeldPlace(away),
                Fault::HeldNames(away),
            ],
            (Database::Postgres, _) => vec![
                Fault::Paused(away),
                Fault::Renames,
                Fault::Silenced,
                Fault::DatabaseCrash(away),
                Fault::Cut,
                Fault::HeldPlace(away),
                Fault::Parted(away),
            ],
        };
        kinds.retain(|kind| kind.words().contains(&self.only));
        kinds.retain(|kind| self.small_disk || *kind != Fault::DiskFull);
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(database: Database) -> Wish {
        Wish {
            database,
            kills: 120,
            faults: 60,
            in_turn: false,
            only: String::new(),
            small_disk: false,
            seed: 7,
        }
    }

    #[test]
    fn a_campaign_brings_what_was_asked_for_and_the_same_each_time() {
        let scenarios = wish(Database::Postgres).scenarios();
        let all: Vec<_> = scenarios.iter().flat_map(|scenario| &scenario.faults).collect();
        assert_eq!(all.iter().filter(|fault| fault.kills()).count(), 120);
        assert_eq!(all.iter().filter(|fault| ***fault == Fault::KillUnheard).count(), 38);
        assert_eq!(all.len(), 180);
        assert!(scenarios.iter().any(|scenario| scenario.nodes == 2));
        let again = wish(Database::Postgres).scenarios();
        let faults = |scenarios: &[Scenario]| -> Vec<_> {
            scenarios.iter().map(|scenario| (scenario.seed, scenario.faults.clone())).collect()
        };
        assert_eq!(faults(&scenarios), faults(&again));
        let other = Wish { seed: 8, ..wish(Database::Postgres) }.scenarios();
        assert_ne!(faults(&scenarios), faults(&other));
    }

    #[test]
    fn nodes_are_killed_in_turn_where_there_are_two() {
        let two = |wish: Wish| {
            let worlds = wish.scenarios().into_iter().filter(|world| world.nodes == 2);
            let kills = |world: Scenario| world.faults.iter().filter(|fault| fault.kills()).count();
            worlds.map(kills).sum::<usize>()
        };
        assert_eq!(two(wish(Database::Postgres)), 50, "of 50, 50 and 20");
        assert_eq!(two(Wish { in_turn: true, ..wish(Database::Postgres) }), 120);
        assert_eq!(two(Wish { in_turn: true, ..wish(Database::Sqlite) }), 0);
    }

    #[test]
    fn a_disk_is_filled_only_where_one_can_be_mounted() {
        let fills = |wish: Wish| {
            let full = |scenario: &Scenario| scenario.faults.contains(&Fault::DiskFull);
            wish.scenarios().iter().filter(|scenario| full(scenario)).count()
        };
        assert_eq!(fills(wish(Database::Sqlite)), 0);
        assert!(fills(Wish { small_disk: true, ..wish(Database::Sqlite) }) > 0);
    }

    #[test]
    fn one_kind_can_be_asked_for() {
        let only = |words: &str| {
            let wish = Wish { kills: 0, only: words.into(), ..wish(Database::Postgres) };
            let worlds = wish.scenarios();
            worlds.into_iter().flat_map(|world| world.faults).collect::<Vec<_>>()
        };
        assert_eq!(only("renames"), vec![Fault::Renames; 60]);
        assert_eq!(only("then SIGTERM"), vec![Fault::SilencedStop; 60]);
        assert_eq!(only("no such fault"), []);
    }
}
