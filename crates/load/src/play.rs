//! One client at one table: reads what it is offered, plays, waits for the acknowledgement.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use quadrivium_load::http::Guest;
use quadrivium_load::live::{self, Socket};

use crate::changes::{CHANGE, Holding};
use crate::report::Latency;

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many failures are told in words.
const TOLD: u64 = 5;

/// What a client says that wants to be sent whole positions.
const WHOLE: &str = r#"{"type":"hello"}"#;
/// And one that wants to be told of changes.
pub const CHANGES: &str = r#"{"type":"hello","changes":true}"#;

/// How far the run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing counts yet.
    WarmUp = 0,
    /// Everything counts.
    Measured = 1,
    /// No new moves.
    Stopping = 2,
}

/// What all clients share.
pub struct Run {
    phase: AtomicU8,
    stop: watch::Sender<bool>,
    seed: u64,
    /// The game that is played.
    pub game: &'static str,
    /// What clients say first.
    hello: &'static str,
    /// Acknowledged moves while it counted.
    pub moves: AtomicU64,
    /// Bytes of frames received while it counted.
    pub bytes: AtomicU64,
    errors: AtomicU64,
    /// Microseconds from sending a move to its acknowledgement; each client adds its own at the end.
    times: Mutex<Vec<u32>>,
}

impl Run {
    /// A run that warms up.
    pub fn new(seed: u64, game: &'static str, whole: bool) -> Self {
        Self {
            phase: AtomicU8::new(Phase::WarmUp as u8),
            stop: watch::Sender::new(false),
            seed,
            game,
            hello: if whole { WHOLE } else { CHANGES },
            moves: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            times: Mutex::default(),
        }
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match self.phase.load(Relaxed) {
            0 => Phase::WarmUp,
            1 => Phase::Measured,
            _ => Phase::Stopping,
        }
    }

    /// Goes on.
    pub fn enter(&self, phase: Phase) {
        self.phase.store(phase as u8, Relaxed);
        if phase == Phase::Stopping {
            self.stop.send_replace(true);
        }
    }

    /// Notes a failure.
    pub fn fail(&self, reason: &str) {
        if self.errors.fetch_add(1, Relaxed) < TOLD {
            eprintln!("\n{reason}");
        }
    }

    /// How many failures there were.
    pub fn errors(&self) -> u64 {
        self.errors.load(Relaxed)
    }

    /// How long acknowledgements took.
    pub fn latency(&self) -> Latency {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_unstable();
        Latency::of(&times)
    }
}

/// An answer of the server.
#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<u64>,
    seq: Option<u64>,
    #[serde(borrow)]
    error: Option<&'a RawValue>,
}

/// What a client that plays at random reads of a table.
struct Shown<'a> {
    seq: u64,
    state: &'a str,
    choices: Vec<Offer<'a>>,
}

impl<'a> Shown<'a> {
    /// From a frame that holds a snapshot. A browser has a processor of its own; here all clients
    /// share one with the server, so they read no further than they need. Quotation marks inside
    /// of texts are escaped: what is found is a name.
    fn read(frame: &'a str) -> anyhow::Result<Option<Self>> {
        let Some((_, snapshot)) = frame.split_once(r#""snapshot":{"#) else { return Ok(None) };
        let (state, rest) = value(snapshot, r#""state":"#)?;
        let (seq, rest) = value(rest, r#""seq":"#)?;
        let (choices, _) = value(rest, r#""choices":"#)?;
        Ok(Some(Self { seq, state, choices }))
    }
}

/// The value after a name, and what follows the name.
fn value<'a, T: Deserialize<'a>>(text: &'a str, name: &str) -> anyhow::Result<(T, &'a str)> {
    let (_, rest) = text.split_once(name).with_context(|| format!("a frame without {name}"))?;
    let mut values = serde_json::Deserializer::from_str(rest).into_iter();
    let value = values.next().with_context(|| format!("nothing after {name}"))?;
    Ok((value.context("a frame cannot be read")?, rest))
}

#[derive(Deserialize)]
struct Offer<'a> {
    seat: &'a str,
    #[serde(borrow)]
    action: Cow<'a, str>,
}

/// A client at a table.
pub struct Sitting {
    run: Arc<Run>,
    table: String,
    client: Arc<Guest>,
    done: Done,
    /// The entries of the last snapshot.
    seen: u64,
    over: bool,
    /// What it was told, where it is told of changes.
    held: Holding,
    /// One of the offered actions, already drawn.
    next: Option<(usize, String)>,
    times: Vec<u32>,
}

/// What came of it.
#[derive(Default)]
pub struct Done {
    /// Acknowledged moves in order, by seat.
    pub moves: [Vec<String>; 2],
    /// A move that was sent and never answered.
    pub unknown: Option<(usize, String)>,
    /// The entries that the server spoke of.
    pub seq: u64,
}

impl Sitting {
    /// A client that sits down.
    pub fn new(run: Arc<Run>, table: String, client: Arc<Guest>) -> Self {
        Self {
            run,
            table,
            client,
            done: Done::default(),
            seen: 0,
            over: false,
            held: Holding::default(),
            next: None,
            times: Vec::new(),
        }
    }
}

/// Plays until the game is over or the run ends.
pub async fn sit_and_play(mut sitting: Sitting, number: u64) -> Done {
    let seed = sitting.run.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    if let Err(error) = sitting.go(&mut rng).await {
        sitting.run.fail(&format!("table {}: {error:#}", sitting.table));
    }
    let mut all = sitting.run.times.lock().unwrap_or_else(PoisonError::into_inner);
    all.append(&mut sitting.times);
    drop(all);
    sitting.done
}

impl Sitting {
    async fn go(&mut self, rng: &mut Xoshiro256PlusPlus) -> anyhow::Result<()> {
        let mut socket =
            live::connect(self.client.address, &self.client.cookie, &self.table).await?;
        socket.send(Message::text(self.run.hello)).await?;
        let mut stop = self.run.stop.subscribe();
        let mut number = 0;
        while !self.over && self.run.phase() != Phase::Stopping {
            if let Some((seat, action)) = self.next.take() {
                number += 1;
                let client = Arc::clone(&self.client);
                let _hand = client.hand.lock().await;
                if self.run.phase() == Phase::Stopping {
                    break;
                }
                self.play(&mut socket, number, seat, action, rng).await?;
                continue;
            }
            let frame = tokio::select! {
                frame = socket.next() => frame,
                _ = stop.changed() => break,
            };
            let text = live::text(frame)?;
            self.hear(&text, rng)?;
        }
        // The other side may be quicker to close.
        let _ = socket.close(None).await;
        Ok(())
    }

    async fn play(
        &mut self,
        socket: &mut Socket,
        id: u64,
        seat: usize,
        action: String,
        rng: &mut Xoshiro256PlusPlus,
    ) -> anyhow::Result<()> {
        let letter = ["A", "B"][seat];
        let frame = format!(
            r#"{{"type":"play","id":{id},"seq":{},"seat":"{letter}","action":"{action}"}}"#,
            self.seen
        );
        self.done.unknown = Some((seat, action));
        let started = Instant::now();
        socket.send(Message::text(frame)).await?;
        loop {
            let frame = tokio::time::timeout(PATIENCE, socket.next()).await;
            let text = live::text(frame.context("no answer")?)?;
            match self.hear(&text, rng)? {
                Heard::Done(number, seq) if number == id => {
                    let took = started.elapsed();
                    self.done.seq = self.done.seq.max(seq);
                    let (seat, action) = self.done.unknown.take().expect("it was just sent");
                    self.done.moves[seat].push(action);
                    if self.run.phase() == Phase::Measured {
                        self.run.moves.fetch_add(1, Relaxed);
                        self.times.push(took.as_micros() as u32);
                    }
                    // What is offered next comes with the update, if it has not come before.
                    if self.seen < seq {
                        self.next = None;
                    }
                    return Ok(());
                }
                Heard::Refused(number, error) if number == Some(id) => {
                    let (_, action) = self.done.unknown.take().expect("it was just sent");
                    self.run.fail(&format!("{action} was refused: {error}"));
                    // To be offered something again.
                    socket.send(Message::text(self.run.hello)).await?;
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    /// The table stands like this, and this is what it will play next.
    fn look(&mut self, seq: u64, over: bool, next: Option<Offer<'_>>) {
        self.seen = seq;
        self.done.seq = self.done.seq.max(seq);
        self.over = over;
        let seat = |offer: &Offer<'_>| usize::from(offer.seat == "B");
        self.next = next.map(|offer| (seat(&offer), offer.action.into_owned()));
    }

    fn hear(&mut self, text: &str, rng: &mut Xoshiro256PlusPlus) -> anyhow::Result<Heard> {
        if self.run.phase() == Phase::Measured {
            self.run.bytes.fetch_add(text.len() as u64, Relaxed);
        }
        if text.starts_with(CHANGE) {
            self.held.take(text)?;
            let (state, rest): (&str, _) = value(&self.held.table, r#""state":"#)?;
            let (seq, _) = value(rest, r#""seq":"#)?;
            let over = state == "over";
            let offers = &self.held.choices;
            let next = match offers.len() {
                0 => None,
                some => Some(offers[rng.random_range(0..some)].clone()),
            };
            let next = next.as_deref().map(serde_json::from_str).transpose()?;
            self.look(seq, over, next);
            return Ok(Heard::Other);
        }
        if let Some(mut shown) = Shown::read(text)? {
            let next = match shown.choices.len() {
                0 => None,
                some => Some(shown.choices.swap_remove(rng.random_range(0..some))),
            };
            self.look(shown.seq, shown.state == "over", next);
            return Ok(Heard::Other);
        }
        let frame: Answer<'_> = serde_json::from_str(text).context("a frame cannot be read")?;
        Ok(match (frame.kind, frame.id, frame.seq) {
            ("done", Some(id), Some(seq)) => Heard::Done(id, seq),
            ("refused", id, _) => {
                Heard::Refused(id, frame.error.map(RawValue::get).unwrap_or_default().to_owned())
            }
            _ => Heard::Other,
        })
    }
}

enum Heard {
    Done(u64, u64),
    Refused(Option<u64>, String),
    Other,
}
