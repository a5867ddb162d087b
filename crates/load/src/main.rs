//! Plays real games against a table server as fast as it answers, and measures it.
//!
//! Every client is a guest of its own with its own live connection. By default two clients share a
//! table, as friends do: each move goes out to both of them, and one of the two waits. With
//! `--hot-seat` every client holds both seats of a table of its own. A client plays a random one of
//! the actions it is offered, waits until the server says that it is stored, and goes on; when a
//! game is over the same clients begin another one.
//!
//! At the end the server is killed without warning and started again. Stored tables are opened, which
//! is measured too; then every table is read back and replayed by the engine, and each acknowledged
//! move must be there.

mod args;
mod changes;
mod check;
mod connected;
mod opening;
mod play;
mod report;
mod server;
mod table;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Parser;

use args::Args;
use play::{Phase, Run};
use quadrivium_load::http::{Address, Guest};
use report::Report;
use server::{Cost, Server};

/// How long games may take to come to rest after the measurement.
const REST: Duration = Duration::from_secs(20);
/// How many guests make the tables that nobody plays at.
const MAKERS: usize = 32;

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let sound = runtime.block_on(load(args))?;
    if !sound {
        bail!("not every acknowledged move is stored");
    }
    Ok(())
}

async fn load(args: Args) -> anyhow::Result<bool> {
    let mut server = match &args.address {
        Some(address) => Server::running(address, args.pid)?,
        None => Server::start(&args).await?,
    };
    let address = server.address();
    let open = open_tables(address, args.game, args.open_tables).await?;
    let mut clients = Vec::new();
    for number in 0..args.clients {
        let door = server.door(number);
        clients.push(Arc::new(Guest::new(door, &format!("Client {number}")).await?));
    }
    let connected = connected::connect(&server, args.game, args.connected).await?;
    let run = Arc::new(Run::new(args.seed, args.game, args.whole));
    let mut tables = Vec::new();
    for number in 0..args.tables() {
        let run = Arc::clone(&run);
        let seats = seats(&args, number).into_iter().map(|seat| Arc::clone(&clients[seat]));
        let seats = seats.collect();
        tables.push(tokio::spawn(table::play(run, number as u64, seats)));
    }
    tokio::time::sleep(Duration::from_secs(args.warm_up)).await;
    let before = (server.cost()?, Cost::own()?);
    run.enter(Phase::Measured);
    let started = Instant::now();
    let mut most_memory = before.0.memory;
    for second in 1..=args.seconds {
        let until = started + Duration::from_secs(second);
        tokio::time::sleep_until(until.into()).await;
        let memory = server.cost()?.memory;
        most_memory = most_memory.max(memory);
        report::progress(second, args.seconds, run.moves.load(Relaxed), memory);
    }
    run.enter(Phase::Stopping);
    let elapsed = started.elapsed();
    let moves = run.moves.load(Relaxed);
    let after = (server.cost()?, Cost::own()?);
    let mut played = Vec::new();
    for table in tables {
        let games = tokio::time::timeout(REST, table).await.context("a table did not stop")?;
        played.extend(games?);
    }
    report::end_progress();
    ensure!(connected.are_there(), "somebody who did nothing was sent away");
    // What was acknowledged must outlive the server.
    server.crash().await?;
    let opening = opening::per_hundred_moves(server.address(), &played).await?;
    let checked = check::all(server.address(), args.game, &played).await?;
    let sound = checked.sound();
    let report = Report {
        database: args.kind_of_database(),
        game: args.game,
        clients: args.clients,
        tables: args.tables(),
        hot_seat: args.hot_seat,
        whole: args.whole,
        nodes: args.nodes,
        connected: connected.people(),
        open_tables: open,
        seconds: elapsed.as_secs_f64(),
        moves,
        moves_per_s: moves as f64 / elapsed.as_secs_f64(),
        latency: run.latency(),
        errors: run.errors(),
        games: played.len(),
        server_us_per_move: after.0.since(&before.0) / moves.max(1) as f64,
        client_us_per_move: after.1.since(&before.1) / moves.max(1) as f64,
        bytes_per_move: run.bytes.load(Relaxed) as f64 / moves.max(1) as f64,
        memory_mb: most_memory as f64 / 1e6,
        opening_ms_per_100: opening,
        checked,
    };
    report.print(args.json)?;
    server.stop().await?;
    Ok(sound)
}

/// Which clients sit at a table: neighbours, and others each time round where there are more tables
/// than clients to fill them.
fn seats(args: &Args, table: usize) -> Vec<usize> {
    if args.hot_seat {
        return vec![table % args.clients];
    }
    let (first, round) = (2 * table % args.clients, 2 * table / args.clients);
    let step = 1 + round % (args.clients - 1);
    vec![first, (first + step) % args.clients]
}

/// Makes tables that nobody will play at; how many.
async fn open_tables(address: Address, game: &'static str, wanted: usize) -> anyhow::Result<usize> {
    let mut makers = Vec::new();
    for maker in 0..MAKERS.min(wanted) {
        let share = wanted / MAKERS + usize::from(maker < wanted % MAKERS);
        makers.push(tokio::spawn(async move {
            let guest = Guest::new(address, "Maker").await?;
            for _ in 0..share {
                table::create(&guest, game, true).await?;
            }
            anyhow::Ok(share)
        }));
    }
    let mut made = 0;
    for maker in makers {
        made += maker.await??;
    }
    Ok(made)
}
