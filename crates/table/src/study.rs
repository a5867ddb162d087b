//! The analysis of one finished game: what was found so far, and what is told of it.

use std::collections::HashMap;
use std::sync::Arc;

use quadrivium_bots::shares;
use quadrivium_coach::{Analysis, AnyCoach, Decision, Decisions, Grade, Review};
use quadrivium_core::{Actor, AnyGame};
use serde::{Deserialize, Serialize};

use super::Fold;
use crate::api::{self, Judged, Moment, Outlook, StudyState};
use crate::fault::Fault;
use crate::ids::GuestId;

/// The chances of all analyses; the same that `quadrivium analyse` takes, so both come to the same.
pub const SEED: u64 = 1;

/// What is stored of a decision.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The line of play it belongs to: a finished game can be taken back and go on otherwise.
    line: u64,
    /// How many looks ahead it is taken from.
    looks: u32,
    /// Nothing where there was nothing to be said.
    review: Option<Review>,
}

/// A decision that was looked at.
pub struct Found {
    at: usize,
    /// Nothing where there was nothing to be said.
    judged: Option<(Review, Judged)>,
}

/// The game that is analysed.
pub struct Subject {
    start: Box<dyn AnyGame>,
    actions: Arc<[(Actor, String)]>,
    end: Outlook,
    /// The entry that last changed the line of play.
    changed: u64,
}

/// The decisions of a game, one after the other.
pub type Walk = Decisions<Box<dyn Iterator<Item = (Actor, String)> + Send>>;

impl Subject {
    /// The game of a table.
    ///
    /// # Errors
    /// When it is not finished: what is not over is nobody's to judge.
    pub fn of(fold: &Fold) -> Result<Self, Fault> {
        if !fold.is_finished() {
            return Err(Fault::Unfinished);
        }
        let standings = fold.standings();
        let players = usize::from(fold.line.game().players());
        let points =
            fold.people.iter().map(|(seat, _)| standings.of(seat).map_or(0, |it| it.points));
        let steps = fold.line.steps().iter();
        Ok(Self {
            start: fold.line.game_at(0),
            actions: steps.map(|step| (step.by, step.action.to_string())).collect(),
            end: Outlook {
                chances: shares(&standings)[..players].to_vec(),
                points: points.map(|points| points as f32).collect(),
            },
            changed: fold.line.changed(),
        })
    }

    /// Walks through it from the start.
    pub fn walk(&self) -> Walk {
        let actions = Arc::clone(&self.actions);
        let steps = (0..actions.len()).map(move |at| actions[at].clone());
        let steps: Box<dyn Iterator<Item = (Actor, String)> + Send> = Box::new(steps);
        Decisions::of(self.start.clone(), steps)
    }

    /// What it is called.
    pub fn game(&self) -> &'static str {
        self.start.name()
    }
}

/// An analysis.
pub struct Study {
    subject: Subject,
    /// Where the decisions are.
    places: Vec<usize>,
    /// In the order in which they were looked at.
    found: Vec<Found>,
}

impl Study {
    /// What is known about a game: walks through it once.
    ///
    /// # Errors
    /// When the game does not fit its rules.
    pub fn read(
        subject: Subject,
        coach: &dyn AnyCoach,
        stored: Vec<(u32, String)>,
    ) -> Result<Self, Fault> {
        let mut stored: HashMap<usize, Kept> = stored
            .into_iter()
            .filter_map(|(at, body)| Some((at as usize, serde_json::from_str(&body).ok()?)))
            .collect();
        let (mut found, mut places) = (Vec::new(), Vec::new());
        for decision in subject.walk() {
            let decision = decision.map_err(|_| Fault::Damaged)?;
            places.push(decision.at);
            let kept = stored.remove(&decision.at).filter(|kept| kept.line == decision.line);
            found.extend(kept.map(|kept| Found::new(&decision, kept.review, coach)));
        }
        Ok(Self { subject, places, found })
    }

    /// The game.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// Whether it is still about the line of play of a table.
    pub fn fits(&self, fold: &Fold) -> bool {
        fold.is_finished() && fold.line.changed() == self.subject.changed
    }

    /// The places of the decisions that were looked at.
    pub fn known(&self) -> Vec<usize> {
        self.found.iter().map(|found| found.at).collect()
    }

    /// Whether all was looked at.
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.places.len()
    }

    /// What was found about the decision before this move.
    pub fn review(&self, at: usize) -> Option<&Review> {
        let found = self.found.iter().find(|found| found.at == at)?;
        found.judged.as_ref().map(|(review, _)| review)
    }

    /// The first decision that nobody has looked at.
    pub fn next(&self) -> Option<usize> {
        let known = self.known();
        self.places.iter().copied().find(|place| !known.contains(place))
    }

    /// Notes what was found about the decision before this move and is to be stored of it; whether it
    /// belongs to this game.
    pub fn learn(&mut self, at: usize, body: &str, coach: &dyn AnyCoach) -> bool {
        let decision = self.subject.walk().flatten().find(|decision| decision.at == at);
        let kept = serde_json::from_str::<Kept>(body).ok();
        let Some((decision, kept)) = decision.zip(kept) else { return false };
        let fits = kept.line == decision.line;
        if fits {
            self.add(Found::new(&decision, kept.review, coach));
        }
        fits
    }

    /// Notes what was found about a decision.
    pub fn add(&mut self, found: Found) {
        self.found.push(found);
    }

    /// What somebody is told, without the decisions that they know already: so many were looked at.
    /// `worker` says who works on it.
    pub fn shown(
        &self,
        guest: Option<GuestId>,
        worker: Option<GuestId>,
        have: usize,
    ) -> api::Study {
        let done = self.found.len();
        let mut news: Vec<_> = self
            .found
            .iter()
            .skip(have)
            .filter_map(|one| Some(one.judged.as_ref()?.1.clone()))
            .collect();
        news.sort_by_key(|judged| judged.at);
        let reviews = self.first_reviews();
        let players = self.subject.start.players();
        let actors: Vec<Actor> = self.subject.actions.iter().map(|(by, _)| *by).collect();
        let whole = self.is_done();
        let Analysis { players, turnings } = if whole {
            Analysis::of(players, &actors, &reviews, &self.subject.end.chances)
        } else {
            Analysis::so_far(players, &actors, &reviews)
        };
        api::Study {
            state: match (whole, worker) {
                (true, _) => StudyState::Done,
                (false, Some(_)) => StudyState::Running,
                (false, None) => StudyState::Resting,
            },
            yours: worker.is_some() && worker == guest,
            done,
            of: self.places.len(),
            decisions: news,
            turnings,
            players: if whole { players } else { Vec::new() },
            end: self.subject.end.clone(),
        }
    }

    /// The decisions up to the first that nobody has looked at: what chance did between two of them is
    /// known only where none is missing.
    fn first_reviews(&self) -> Vec<(usize, Review)> {
        let by_place: HashMap<usize, &Found> = self.found.iter().map(|one| (one.at, one)).collect();
        let first = self.places.iter().map_while(|at| by_place.get(at));
        first.filter_map(|one| Some((one.at, one.judged.as_ref()?.0.clone()))).collect()
    }
}

impl Found {
    /// What was found about a decision, and what is to be stored of it.
    pub fn kept(
        decision: &Decision,
        looks: u32,
        review: Option<Review>,
        coach: &dyn AnyCoach,
    ) -> (Self, String) {
        let found = Self::new(decision, review.clone(), coach);
        let kept = Kept { line: decision.line, looks, review };
        (found, serde_json::to_string(&kept).expect("a review is plain data"))
    }

    fn new(decision: &Decision, review: Option<Review>, coach: &dyn AnyCoach) -> Self {
        let judged = review.map(|review| {
            let judged = judged(decision, &review, coach);
            (review, judged)
        });
        Self { at: decision.at, judged }
    }
}

/// A decision as it is sent. Of what was merely good there is nothing to say.
fn judged(decision: &Decision, review: &Review, coach: &dyn AnyCoach) -> Judged {
    let grade = Grade::of(review);
    let told = (grade != Grade::Good).then(|| coach.tell(&*decision.game, review)).flatten();
    let moment = told.map(|told| Moment {
        played: review.played.clone(),
        played_words: told.played,
        better: if review.is_best() { Vec::new() } else { review.best.clone() },
        better_words: told.better,
        why: told.why,
    });
    Judged {
        at: decision.at,
        seat: review.seat,
        grade,
        best: outlook(&review.chances, &review.points),
        left: outlook(&review.chances_left, &review.points_left),
        lost: review.lost,
        lost_points: review.lost_points,
        moment,
    }
}

/// As exact as anybody can see it.
fn outlook(chances: &[f32], points: &[f32]) -> Outlook {
    let rounded = |numbers: &[f32], steps: f32| {
        numbers.iter().map(|number| (number * steps).round() / steps).collect()
    };
    Outlook { chances: rounded(chances, 1000.0), points: rounded(points, 10.0) }
}
