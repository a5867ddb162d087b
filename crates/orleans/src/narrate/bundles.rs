//! What belongs together: whoever plans thinks of the Village, not of its three spaces, and whoever
//! sends the merchant on a way thinks of the good that lies there.

use quadrivium_core::{Bundle, Phrase, Rules, Seat};

use super::actions::worker;
use super::names;
use crate::action::Action;
use crate::data::{ANY_SPACES, Slot};
use crate::pending::{Pending, Question, Together};
use crate::rules::open_to;
use crate::state::{Orleans, Player};
use crate::types::{Follower, Kind, Place, Source, Space};

impl Orleans {
    /// The places with several free spaces that can be filled with whoever is there: one way for
    /// each, those first where nobody has to stand in for anybody.
    pub(super) fn whole_places(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let begun = match self.asked() {
            Some(
                Pending::Together(Together::Plan)
                | Pending::Player { question: Question::Plan, .. },
            ) => None,
            Some(Pending::Player { question: Question::PlanPlace { place }, .. }) => Some(place),
            _ => return Vec::new(),
        };
        if !self.turn().players().contains(seat) {
            return Vec::new();
        }
        let player = &self.players[seat];
        let places = player.places.iter().filter(|&place| begun.is_none_or(|it| it == place));
        let mut crews: Vec<_> = places.filter_map(|place| self.crew(player, place)).collect();
        crews.sort_by_key(|crew| crew.iter().filter(|worker| worker.stands_in()).count());
        crews.iter().map(|crew| proposed(crew)).collect()
    }

    /// Every way on which the merchant brings a good along, with each good that lies there.
    pub(super) fn loaded_ways(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let moving =
            matches!(self.asked(), Some(Pending::Player { question: Question::Move { .. }, .. }));
        let (mut ways, mut goods) = (Vec::new(), Vec::new());
        if moving {
            self.legal(seat, &mut ways);
        }
        let mut bundles = Vec::new();
        for way in ways {
            let Action::Move { town, .. } = way else { continue };
            let mut after = *self;
            after.apply(seat.into(), way).expect("a way that is offered");
            after.legal(seat, &mut goods);
            bundles.extend(goods.iter().filter_map(|&take| {
                match take {
                    Action::Take { good } => Some(Bundle {
                        actions: vec![way, take],
                        words: Phrase::new("orleans-move-and-take")
                            .with("town", names::town(town))
                            .with("goods", names::wares(good.ware(), 1)),
                    }),
                    _ => None,
                }
            }));
        }
        bundles
    }

    /// Who fills the rest of a place. Spaces for anybody are a choice of their own.
    fn crew(&self, player: &Player, place: Place) -> Option<Vec<Worker>> {
        let free = self.spaces_in_play(place) - player.filled;
        if free.len() < 2 || !(free & ANY_SPACES).is_empty() {
            return None;
        }
        let mut crew = Vec::new();
        let spaces: Vec<_> = free.iter().collect();
        hire(*player, &spaces, &mut crew).then_some(crew)
    }
}

/// A follower who can fill a space.
#[derive(Clone, Copy)]
struct Worker {
    follower: Follower,
    space: Space,
    source: Source,
}

impl Worker {
    fn stands_in(self) -> bool {
        names::wanted(self.space) != Slot::Of(self.follower.kind())
    }

    /// The right kind first, monks last; starting followers before those who could do a deed, and
    /// whoever lies on the tower only where the market has nobody.
    fn cost(self) -> (bool, bool, Source, bool, Follower) {
        let monk = self.follower.kind() == Kind::Monk;
        (self.stands_in(), monk, self.source, !self.follower.is_starting(), self.follower)
    }
}

/// Finds somebody for every space, the dearest only where there is no other way.
fn hire(player: Player, spaces: &[Space], crew: &mut Vec<Worker>) -> bool {
    let Some((&space, rest)) = spaces.split_first() else { return true };
    let everybody = Follower::ALL
        .into_iter()
        .flat_map(|follower| Source::ALL.map(|source| Worker { follower, space, source }));
    let mut able: Vec<_> = everybody
        .filter(|it| player.at(it.source)[it.follower] > 0)
        .filter(|it| open_to(&player, it.follower).contains(space))
        .collect();
    able.sort_by_key(|it| it.cost());
    able.into_iter().any(|worker| {
        let mut after = player;
        after.at_mut(worker.source)[worker.follower] -= 1;
        after.put(worker.follower, space);
        crew.push(worker);
        let found = hire(after, rest, crew);
        if !found {
            crew.pop();
        }
        found
    })
}

fn proposed(crew: &[Worker]) -> Bundle<Action> {
    let action =
        |it: &Worker| Action::Assign { follower: it.follower, space: it.space, source: it.source };
    let workers: Vec<_> = crew.iter().map(|it| worker(it.follower, it.space)).collect();
    Bundle {
        actions: crew.iter().map(action).collect(),
        words: Phrase::new("orleans-crew")
            .with("place", names::place(crew[0].space.place()))
            .with("followers", workers),
    }
}
