//! What judges positions and proposes actions: the network of a game, or its heuristic.

use std::sync::Arc;

use quadrivium_core::{Game, Heuristic, Key, Numbers, Score, Seat, Standings};

use crate::apprentice::{lead, rival};
use crate::net::{Net, Thought, soften};

/// What the heuristic adds to the numbers of a position: points and lead of each player.
const EXTRA: usize = 2 * Seat::MOST;
/// What is further behind than this is just bad.
const MOST_BEHIND: f32 = 30.0;
/// As many points as somebody has who has won, about: with them one's own points count as much as a victory.
const MANY: f32 = 200.0;
/// How much the heuristic counts where nothing was learned.
const SENSE: f32 = 0.5;

/// How a game is put into the numbers that a network sees.
#[derive(Debug)]
pub struct Senses<G: Game> {
    /// How many numbers describe a position.
    pub inputs: usize,
    /// How many actions have a number.
    pub actions: usize,
    encode: fn(&G, Seat, &mut [f32]),
    id: fn(G::Action) -> Option<u32>,
}

impl<G: Game> Clone for Senses<G> {
    fn clone(&self) -> Self {
        Self { inputs: self.inputs, actions: self.actions, encode: self.encode, id: self.id }
    }
}

impl<G: Numbers> Senses<G> {
    /// Those of a game that has numbers.
    pub fn of() -> Self {
        Self {
            inputs: G::ENCODER.len() + EXTRA,
            actions: G::ACTION_IDS as usize,
            encode: G::encode,
            id: G::action_id,
        }
    }
}

impl<G: Heuristic> Senses<G> {
    /// Writes the position as a player sees it, with what the heuristic says about each.
    ///
    /// # Panics
    /// When there is not room for all numbers.
    pub fn write(&self, game: &G, viewer: Seat, judged: &[f32], out: &mut [f32]) {
        let (numbers, extra) = out.split_at_mut(self.inputs - EXTRA);
        (self.encode)(game, viewer, numbers);
        write_extra(judged, viewer, extra);
    }

    /// The number of an action that is offered.
    ///
    /// # Panics
    /// When it is none of a player's.
    pub fn id(&self, action: G::Action) -> u32 {
        (self.id)(action).expect("every decision is numbered")
    }
}

/// A network together with the numbers that it was trained on.
#[derive(Debug)]
pub struct Mind<G: Game> {
    net: Arc<Net>,
    senses: Senses<G>,
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        Self { net: Arc::clone(&self.net), senses: self.senses.clone() }
    }
}

impl<G: Game> Mind<G> {
    /// The network of a game; nothing if it was trained on other numbers.
    pub fn new(senses: Senses<G>, net: Arc<Net>) -> Option<Self> {
        let fits = (net.inputs(), net.actions()) == (senses.inputs, senses.actions);
        fits.then_some(Self { net, senses })
    }
}

/// What somebody plays for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// How much of it is the lead in points; the rest is the share of the victory.
    pub lead: f32,
    /// A lead that is as good as decisive.
    pub much: f32,
    /// How much of it is one's own points, whatever the others have: where several outbid each other,
    /// whoever looks at their rivals alone pays for what the third one gains.
    pub own: f32,
}

impl Default for Aim {
    fn default() -> Self {
        Self::VICTORY
    }
}

impl Aim {
    /// The victory, and to win by much or to lose by little.
    pub const VICTORY: Self = Self { lead: 0.5, much: 40.0, own: 0.0 };

    /// What a result is worth to each player: from 0 to 1 but for one's own points, of which there is no end.
    pub fn worth(self, points: &[f32], shares: &[f32], out: &mut [f32]) {
        for (at, out) in out.iter_mut().enumerate() {
            *out = match rival(points, at) {
                Some(rival) => {
                    let lead = 0.5 + 0.5 * ((points[at] - rival) / self.much).tanh();
                    let rivalry = self.lead * lead + (1.0 - self.lead) * shares[at];
                    self.own * points[at] / MANY + (1.0 - self.own) * rivalry
                }
                // Alone it is only about points.
                None => points[at] / 1000.0,
            };
        }
    }
}

/// What each player may hope for, in seat order.
pub type Worth = [f32; Seat::MOST];

/// How a game will end for each player, in seat order, as far as one can say.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Points in the end.
    pub points: Worth,
    /// Share of the victory: how likely it is, where it cannot be shared.
    pub shares: Worth,
}

impl Outlook {
    /// Adds another one to it, for a mean.
    pub(crate) fn add(&mut self, other: &Self) {
        for at in 0..Seat::MOST {
            self.points[at] += other.points[at];
            self.shares[at] += other.shares[at];
        }
    }

    /// Takes on a part of another one.
    pub fn lean_to(&mut self, other: &Self, part: f32) {
        for at in 0..Seat::MOST {
            self.points[at] += part * (other.points[at] - self.points[at]);
            self.shares[at] += part * (other.shares[at] - self.shares[at]);
        }
    }
}

/// Each player's share of the victory, in seat order: those who lead share it.
pub fn shares(standings: &Standings) -> Worth {
    let mut shares = Worth::default();
    let leaders = standings.leaders().count() as f32;
    standings.leaders().for_each(|seat| shares[seat.index()] = 1.0 / leaders);
    shares
}

/// Judges positions of one game, with the memory that it needs for that.
#[derive(Clone, Debug)]
pub struct Judge<G: Heuristic> {
    mind: Option<Mind<G>>,
    aim: Aim,
    numbers: Vec<f32>,
    thought: Thought,
    scratch: G::Scratch,
    /// What the player who thinks goes for besides points.
    liking: Option<Liking<G>>,
    /// The player who thinks, and how much of what they go for is there already.
    own: Seat,
    there: f32,
    /// What was last found.
    found: Outlook,
}

/// What a position is worth to somebody beyond its points.
pub type Liking<G> = fn(&G, Seat) -> f32;

impl<G: Heuristic> Judge<G> {
    /// Judges by the network if there is one, else by the heuristic.
    pub fn new(mind: Option<Mind<G>>, aim: Aim) -> Self {
        let numbers = mind.as_ref().map_or(0, |mind| mind.net.inputs());
        Self {
            mind,
            aim,
            numbers: vec![0.0; numbers],
            thought: Thought::default(),
            scratch: G::Scratch::default(),
            liking: None,
            own: Seat::A,
            there: 0.0,
            found: Outlook::default(),
        }
    }

    /// What was found about the position that was last looked at, or about its result.
    pub fn outlook(&self) -> &Outlook {
        &self.found
    }

    /// Goes for something besides points.
    pub(crate) fn like(&mut self, liking: Liking<G>) {
        self.liking = Some(liking);
    }

    /// Judges what may become of this position, for this player.
    pub(crate) fn think_for(&mut self, game: &G, seat: Seat) {
        self.own = seat;
        self.there = self.liking.map_or(0.0, |likes| likes(game, seat));
    }

    /// How much more there is of what somebody likes; of the others only their points are known.
    fn liked(&self, game: &G, seat: Seat) -> f32 {
        self.liking.filter(|_| seat == self.own).map_or(0.0, |likes| likes(game, seat) - self.there)
    }

    /// What a finished game was worth.
    pub fn result(&mut self, game: &G) -> Worth {
        let players = usize::from(game.players());
        let mut points = [0.0; Seat::MOST];
        let shares = shares(&game.standings());
        for seat in Seat::first(game.players()) {
            points[seat.index()] = Score::points(game, seat) as f32;
        }
        self.found = Outlook { points, shares };
        points[self.own.index()] += self.liked(game, self.own);
        let mut worth = Worth::default();
        self.aim.worth(&points[..players], &shares[..players], &mut worth[..players]);
        worth
    }

    /// What a position is worth to each, as the player sees it who is to act; and how likely each of
    /// the offered actions is to be the best, as far as one can say without looking ahead.
    pub fn look(
        &mut self,
        game: &G,
        seat: Seat,
        offered: &[G::Action],
        priors: &mut Vec<f32>,
    ) -> Worth {
        let players = usize::from(game.players());
        self.behind(game, seat, offered, priors);
        let (mut points, mut shares) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        game.judge(&mut self.scratch, &mut points[..players]);
        if let Some(mind) = &self.mind {
            mind.senses.write(game, seat, &points[..players], &mut self.numbers);
            mind.net.think(&self.numbers, game.players(), &mut self.thought);
            for place in 0..players {
                let seat = (seat.index() + place) % players;
                points[seat] += self.thought.points[place];
                shares[seat] = self.thought.shares[place];
            }
            for (prior, &action) in priors.iter_mut().zip(offered) {
                *prior = mind.net.favours(&self.thought, mind.senses.id(action), *prior);
            }
        } else {
            for (share, points) in shares.iter_mut().zip(&points[..players]) {
                *share = points / 15.0;
            }
            soften(&mut shares[..players]);
            for prior in priors.iter_mut() {
                *prior *= -SENSE;
            }
        }
        self.found = Outlook { points, shares };
        points[self.own.index()] += self.liked(game, self.own);
        let mut worth = Worth::default();
        self.aim.worth(&points[..players], &shares[..players], &mut worth[..players]);
        worth
    }

    /// How many points each action is behind the best by the heuristic.
    pub fn behind(&mut self, game: &G, seat: Seat, offered: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(offered.iter().map(|&action| {
            let mut next = game.clone();
            next.apply(seat.into(), action).expect("what is offered is legal");
            lead(&next, seat, &mut self.scratch) + self.liked(&next, seat)
        }));
        let best = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for lead in out.iter_mut() {
            *lead = (best - *lead).min(MOST_BEHIND);
        }
    }
}

fn write_extra(points: &[f32], viewer: Seat, out: &mut [f32]) {
    out.fill(0.0);
    for place in 0..points.len() {
        let at = (viewer.index() + place) % points.len();
        let rival = rival(points, at).unwrap_or(0.0);
        out[place] = points[at] / 100.0;
        out[Seat::MOST + place] = (points[at] - rival) / 50.0;
    }
}
