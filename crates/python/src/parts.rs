//! The games of a vectorised environment with the arrays they are written into, part by part.

use std::thread;

use quadrivium_core::BadStep;

use crate::arrays::{Lent, slice};
use crate::lane::Lane;
use crate::rewards::by_rank;

/// How much each game takes of each array.
#[derive(Clone, Copy)]
pub struct Sizes {
    pub players: usize,
    pub actions: usize,
    pub numbers: usize,
    /// Rewards a game: of every seat, or of the caller's alone.
    pub rewards: usize,
}

/// Some of the games, with the part of every array that is theirs.
pub struct Part<'a> {
    lane: &'a mut dyn Lane,
    first: usize,
    ids: &'a [u32],
    observations: Option<&'a mut [f32]>,
    bytes: Option<&'a mut [u8]>,
    masks: Option<&'a mut [bool]>,
    rewards: Option<&'a mut [f32]>,
    dones: Option<&'a mut [bool]>,
    seats: Option<&'a mut [u8]>,
    points: Option<&'a mut [i32]>,
    worths: Option<&'a mut [f32]>,
}

impl Part<'_> {
    /// Looks whether each game can take its action.
    pub fn check(&mut self) -> Result<(), BadStep> {
        self.lane.check(self.ids).map_err(|bad| match bad {
            BadStep::Illegal { game, id } => BadStep::Illegal { game: self.first + game, id },
            other @ BadStep::Count { .. } => other,
        })
    }

    /// Takes the actions that were looked at, and writes what came of them.
    pub fn step(&mut self, sizes: Sizes) {
        let size = self.lane.batch().size();
        let mut acted = vec![0; size];
        self.lane.batch().seats(&mut acted);
        self.lane.commit();
        self.reward(sizes, &acted);
        self.write();
    }

    fn reward(&mut self, sizes: Sizes, acted: &[u8]) {
        let Some(rewards) = self.rewards.as_deref_mut() else { return };
        rewards.fill(0.0);
        let (batch, players) = (self.lane.batch(), sizes.players);
        let mut done = vec![false; acted.len()];
        batch.done(&mut done);
        if !done.contains(&true) {
            return;
        }
        let (mut ranks, mut points) =
            (vec![0; done.len() * players], vec![0; done.len() * players]);
        batch.ranks(&mut ranks);
        batch.points(&mut points);
        let mut all = vec![0.0; players];
        for (game, _) in done.iter().enumerate().filter(|&(_, &done)| done) {
            let of = game * players..(game + 1) * players;
            by_rank(&ranks[of.clone()], &points[of], &mut all);
            let out = &mut rewards[game * sizes.rewards..][..sizes.rewards];
            if sizes.rewards == players {
                out.copy_from_slice(&all);
            } else {
                out[0] = all[usize::from(acted[game])];
            }
        }
    }

    /// Writes what the games look like now.
    pub fn write(&mut self) {
        if let Some(bytes) = self.bytes.as_deref_mut() {
            self.lane.bytes(bytes);
        }
        if let Some(worths) = self.worths.as_deref_mut() {
            self.lane.worths(worths);
        }
        let batch = self.lane.batch();
        if let Some(observations) = self.observations.as_deref_mut() {
            batch.encode(observations);
        }
        if let Some(masks) = self.masks.as_deref_mut() {
            batch.flags(masks);
        }
        if let Some(dones) = self.dones.as_deref_mut() {
            batch.done(dones);
        }
        if let Some(seats) = self.seats.as_deref_mut() {
            batch.seats(seats);
        }
        if let Some(points) = self.points.as_deref_mut() {
            batch.points(points);
        }
    }
}

/// Does something with every part, on so many threads; this one is the first of them.
pub fn share_out<P: Send>(parts: &mut [P], threads: usize, work: impl Fn(&mut P) + Sync) {
    let mut shares = parts.chunks_mut(parts.len().div_ceil(threads).max(1));
    let own = shares.next();
    thread::scope(|scope| {
        for share in shares {
            scope.spawn(|| share.iter_mut().for_each(&work));
        }
        own.into_iter().flatten().for_each(&work);
    });
}

/// The arrays of the caller, as they were handed over.
pub struct Arrays<'py> {
    pub observations: Lent<'py, f32>,
    /// The same in bytes.
    pub bytes: Lent<'py, u8>,
    pub masks: Lent<'py, bool>,
    pub rewards: Lent<'py, f32>,
    pub dones: Lent<'py, bool>,
    pub seats: Lent<'py, u8>,
    pub points: Lent<'py, i32>,
    pub worths: Lent<'py, f32>,
}

/// The next part of an array that may be missing.
pub fn next<'a, T>(rest: &mut Option<&'a mut [T]>, length: usize) -> Option<&'a mut [T]> {
    let (part, left) = rest.take()?.split_at_mut(length);
    *rest = Some(left);
    Some(part)
}

impl Arrays<'_> {
    /// Every lane with its part of the arrays.
    pub fn parts<'a>(
        &'a mut self,
        lanes: &'a mut [Box<dyn Lane>],
        ids: &'a [u32],
        sizes: Sizes,
    ) -> Vec<Part<'a>> {
        let mut observations = slice(&mut self.observations);
        let mut bytes = slice(&mut self.bytes);
        let mut masks = slice(&mut self.masks);
        let mut rewards = slice(&mut self.rewards);
        let mut dones = slice(&mut self.dones);
        let mut seats = slice(&mut self.seats);
        let mut points = slice(&mut self.points);
        let mut worths = slice(&mut self.worths);
        let mut first = 0;
        let part = |lane: &'a mut Box<dyn Lane>| {
            let size = lane.batch().size();
            let part = Part {
                first,
                ids: ids.get(first..first + size).unwrap_or_default(),
                observations: next(&mut observations, size * sizes.numbers),
                bytes: next(&mut bytes, size * sizes.numbers),
                masks: next(&mut masks, size * sizes.actions),
                rewards: next(&mut rewards, size * sizes.rewards),
                dones: next(&mut dones, size),
                seats: next(&mut seats, size),
                points: next(&mut points, size * sizes.players),
                worths: next(&mut worths, size * sizes.players),
                lane: &mut **lane,
            };
            first += size;
            part
        };
        lanes.iter_mut().map(part).collect()
    }
}
