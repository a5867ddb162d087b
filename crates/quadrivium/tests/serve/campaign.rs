//! The short form of the fault campaign: the real program is killed and its database broken while
//! people play, and afterwards everything that was acknowledged must be there.

use std::path::PathBuf;
use std::time::Duration;

use quadrivium_faults::{Campaign, Database, Fault, Scenario, Wish, can_fill_a_disk};

const SHORT: Duration = Duration::from_millis(500);

fn world(database: Database, nodes: usize, faults: &[Fault]) -> Scenario {
    let small_disk = faults.contains(&Fault::DiskFull);
    Scenario { database, small_disk, nodes, faults: faults.to_vec(), seed: 1 }
}

fn suffer(database: Database, worlds: Vec<Scenario>) {
    let only = String::new();
    let wish =
        Wish { database, kills: 0, faults: 0, in_turn: false, only, small_disk: false, seed: 1 };
    let program = PathBuf::from(env!("CARGO_BIN_EXE_quadrivium"));
    let campaign =
        Campaign { wish, program, parallel: worlds.len(), people: 6, pairs: 0, most: None };
    let planned: usize = worlds.iter().map(|world| world.faults.len()).sum();
    let report = campaign.suffer(worlds).unwrap();
    println!("{}", report.markdown());
    assert_eq!(report.all_wrong(), 0, "{}", report.findings.join("\n"));
    assert_eq!(report.faults(), planned as u64, "every fault has happened");
    assert!(report.acknowledged() > 0, "somebody was there to lose something");
}

#[test]
fn nothing_is_lost_on_sqlite() {
    let mut worlds = vec![
        world(Database::Sqlite, 1, &[Fault::Kill; 12]),
        world(Database::Sqlite, 1, &[Fault::Locked, Fault::Stop]),
    ];
    match can_fill_a_disk() {
        Ok(()) => worlds.push(world(Database::Sqlite, 1, &[Fault::DiskFull; 3])),
        Err(reason) => println!("The full disk is left out: {reason:#}."),
    }
    suffer(Database::Sqlite, worlds);
}

#[test]
fn nothing_is_lost_on_postgresql() {
    let one = [Fault::DatabaseCrash(SHORT), Fault::Silenced, Fault::Cut];
    let two = [Fault::Renames, Fault::Paused(SHORT), Fault::HeldPlace(SHORT)];
    let worlds = vec![
        world(Database::Postgres, 1, &[Fault::Kill; 12]),
        world(Database::Postgres, 1, &one),
        world(Database::Postgres, 2, &two),
    ];
    suffer(Database::Postgres, worlds);
}
