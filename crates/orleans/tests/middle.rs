//! The kit again, on games that begin in the middle.
//!
//! Random players seldom fill a place, so their games show little of what comes late. Here everybody starts with a full bag, some place tiles, technology,
//! goods and trading stations, and with few coins, so that tiles, deeds and torture come up often.

use crate::common::actions;
use crate::common::middle::{TURNED, TURNS, begin};
use quadrivium_core::{
    Actor, Audit, BadOptions, Chance, Encoder, Imbalance, Numbers, Observer, Rules, Score, Seat,
    Sight, Standings, Turn, Viewer,
};
use quadrivium_kit::{Effort, check, numbers};
use quadrivium_orleans::{
    Action, Edition, Event, Illegal, Options, Orleans, PlanningOrder, TowerDeeds, View,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A game that begins in round 9.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Middle(Orleans);

impl Rules for Middle {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = Orleans::NAME;
    const RULES: u16 = Orleans::RULES;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Ok(Self(begin(options)))
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.0.apply_seen(by, action, seen)
    }
}

impl Chance for Middle {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        self.0.outcomes(out);
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.0.sample(rng)
    }
}

impl Sight for Middle {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
}

impl Score for Middle {
    fn points(&self, seat: Seat) -> i32 {
        self.0.points(seat)
    }

    fn standings(&self) -> Standings {
        self.0.standings()
    }
}

impl Audit for Middle {
    fn audit(&self) -> Result<(), Imbalance> {
        self.0.audit()
    }
}

impl Numbers for Middle {
    const ACTION_IDS: u32 = Orleans::ACTION_IDS;
    const ENCODER: Encoder = Orleans::ENCODER;

    fn action_id(action: Action) -> Option<u32> {
        Orleans::action_id(action)
    }

    fn action_from_id(id: u32) -> Option<Action> {
        Orleans::action_from_id(id)
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        self.0.encode(viewer, out);
    }
}

fn conforms(options: &Options) {
    let actions = actions();
    for turned in 0..TURNS {
        TURNED.set(turned);
        let effort = Effort { games: 3, every: 40, draws: 1_000, ..Effort::quick() };
        let effort = effort.seeded(turned as u64);
        check::<Middle>(options, effort).unwrap();
        numbers::<Middle>(options, effort, &actions).unwrap();
    }
}

#[test]
fn every_edition_and_number_of_players() {
    for players in 2..=4 {
        for edition in Edition::ALL {
            conforms(&Options { extra_tiles: true, ..Options::of(players, edition) });
        }
    }
}

#[test]
fn both_orders_of_planning_with_deeds_from_the_tower() {
    for planning_order in [PlanningOrder::OneByOne, PlanningOrder::Whole] {
        for tower_deeds in TowerDeeds::ALL {
            let options = Options::of(3, Edition::Polish);
            conforms(&Options { planning_order, tower_deeds, town_hall_min: 2, ..options });
        }
    }
}
