//! Games of a player against itself, written down for learning.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::Result;
use quadrivium_bots::{
    Aim, Apprentice, Judge, Manner, Mind, Outlook, Search, Senses, Simulations, shares, soften,
};
use quadrivium_core::{Actor, Heuristic, Key, Options, Seat, Turn, game_rng};
use quadrivium_games::Learned;
use rand::RngExt;

use crate::sheet::{Sample, Sheet};
use crate::{SelfplayArgs, mind, setups};

pub fn run<G: Learned>(args: &SelfplayArgs) -> Result<()> {
    let starts = setups(&args.setups)?
        .iter()
        .map(|settings| Ok(G::new(&G::Options::from_settings(settings)?)?))
        .collect::<Result<Vec<G>>>()?;
    let mind = args.net.as_deref().map(mind::<G>).transpose()?;
    std::fs::create_dir_all(&args.out)?;
    let taken = AtomicU64::new(0);
    let written = AtomicU64::new(0);
    let decided = AtomicU64::new(0);
    let began = Instant::now();
    let results = std::thread::scope(|scope| {
        let work = |thread| {
            let (starts, mind) = (&starts, mind.clone());
            let (taken, written, decided) = (&taken, &written, &decided);
            move || -> Result<()> {
                let mut sheet = Sheet::new(&args.out, thread)?;
                let mut player = Player::new(G::senses(), mind.as_ref(), args);
                loop {
                    let game = taken.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games || began.elapsed().as_secs_f64() > args.seconds {
                        return Ok(());
                    }
                    let start = &starts[(game % starts.len() as u64) as usize];
                    let (samples, decisions) = player.play(start, args, game, &mut sheet)?;
                    written.fetch_add(samples, Ordering::Relaxed);
                    decided.fetch_add(decisions, Ordering::Relaxed);
                }
            }
        };
        let workers: Vec<_> = (0..args.threads).map(|thread| scope.spawn(work(thread))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no panic")).collect::<Vec<_>>()
    });
    results.into_iter().collect::<Result<Vec<()>>>()?;
    let games = taken.load(Ordering::Relaxed).saturating_sub(args.threads as u64);
    println!(
        "{games} games, {} decisions, {} positions in {:.1} s",
        decided.load(Ordering::Relaxed),
        written.load(Ordering::Relaxed),
        began.elapsed().as_secs_f64()
    );
    Ok(())
}

struct Player<G: Heuristic> {
    search: Option<Search<G>>,
    /// Who decides what is not written down.
    quick: Option<Search<G>>,
    /// How the game would end, as it was thought decision after decision.
    hopes: Vec<Outlook>,
    apprentice: Apprentice<G>,
    offered: Vec<G::Action>,
    numbers: Vec<f32>,
    senses: Senses<G>,
    judge: Judge<G>,
    behind: Vec<f32>,
    scratch: G::Scratch,
}

impl<G: Learned> Player<G> {
    fn new(senses: Senses<G>, mind: Option<&Mind<G>>, args: &SelfplayArgs) -> Self {
        let search = |noise| {
            let manner = Manner { noise, competitors: 8, trust: args.trust, ..Manner::default() };
            let aim = Aim { own: args.own.unwrap_or(G::AIM.own), ..G::AIM };
            mind.map(|mind| Search::new(Some(mind.clone()), aim, manner))
        };
        Self {
            search: search(1.0),
            quick: search(args.calm),
            hopes: Vec::new(),
            apprentice: Apprentice::default(),
            offered: Vec::new(),
            numbers: vec![0.0; senses.inputs],
            senses,
            judge: Judge::new(None, Aim::default()),
            behind: Vec::new(),
            scratch: G::Scratch::default(),
        }
    }

    fn play(
        &mut self,
        start: &G,
        args: &SelfplayArgs,
        number: u64,
        sheet: &mut Sheet,
    ) -> Result<(u64, u64)> {
        let mut rng = game_rng(args.seed, number);
        let mut game = start.clone();
        let mut samples: Vec<Sample> = Vec::new();
        let mut decisions = 0;
        self.hopes.clear();
        loop {
            let (by, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                Turn::Players(seats) => {
                    let seat = seats.iter().next().expect("somebody is in turn");
                    game.legal(seat, &mut self.offered);
                    if let [only] = self.offered[..] {
                        (seat.into(), only)
                    } else {
                        decisions += 1;
                        let action = self.decide(&game, seat, args, &mut samples, &mut rng);
                        (seat.into(), action)
                    }
                }
            };
            game.apply(by, action).map_err(|why| anyhow::anyhow!("{why:?}"))?;
            // Somebody who walks in circles teaches nothing.
            if decisions > 20_000 {
                return Ok((0, decisions));
            }
        }
        let mut end = Outlook { shares: shares(&game.standings()), ..Outlook::default() };
        for seat in Seat::first(game.players()) {
            end.points[seat.index()] = game.points(seat) as f32;
        }
        // From the end back to the beginning: what came, and how it was foreseen on the way.
        let mut later = self.hopes.len();
        for sample in samples.iter().rev() {
            while later > sample.decision {
                later -= 1;
                end.lean_to(&self.hopes[later], 1.0 - args.far);
            }
            sheet.write(sample, usize::from(game.players()), &end)?;
        }
        Ok((samples.len() as u64, decisions))
    }

    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        args: &SelfplayArgs,
        samples: &mut Vec<Sample>,
        rng: &mut quadrivium_core::GameRng,
    ) -> G::Action {
        let keep = rng.random_bool(args.share);
        if keep {
            self.judge.behind(game, seat, &self.offered, &mut self.behind);
        }
        let mut weights;
        // What is not written down only has to lead on, and to be played well: that makes for many more games.
        let (search, simulations) =
            if keep { (&mut self.search, args.simulations) } else { (&mut self.quick, args.quick) };
        let action = if let Some(search) = search {
            let action = search
                .pick(game, seat, &mut Simulations(simulations), rng)
                .expect("something is offered");
            self.hopes.extend(search.outlook(action));
            weights = search.candidates().iter().map(|one| one.weight).collect::<Vec<_>>();
            soften(&mut weights);
            action
        } else {
            let best = self.apprentice.pick(game, seat, rng).expect("something is offered");
            let weight = |&one: &G::Action| f32::from(u8::from(one == best));
            weights = self.offered.iter().map(weight).collect();
            let random = self.offered[rng.random_range(0..self.offered.len())];
            if rng.random_bool(0.08) { random } else { best }
        };
        if keep {
            let mut judged = vec![0.0; usize::from(game.players())];
            game.judge(&mut self.scratch, &mut judged);
            self.senses.write(game, seat, &judged, &mut self.numbers);
            let numbers = self.numbers.iter().enumerate().filter(|&(_, &number)| number != 0.0);
            let numbers = numbers.map(|(index, &number)| (index as u16, number)).collect();
            let policy = self.offered.iter().zip(&weights).zip(&self.behind);
            let policy = policy.map(|((&action, &weight), &behind)| {
                (self.senses.id(action) as u16, weight, behind)
            });
            samples.push(Sample {
                viewer: seat.index(),
                decision: self.hopes.len().saturating_sub(1),
                numbers,
                judged,
                policy: policy.collect(),
            });
        }
        action
    }
}
