//! The game behind the trait that everything else speaks to.

use quadrivium_core::{
    Actor, BadOptions, Encoder, Game, Imbalance, Observer, Seat, Standings, Turn, Viewer,
};
use rand::Rng;

use crate::action::{ACTION_IDS, Action};
use crate::encode::ENCODER;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::Labora;
use crate::view::View;

impl Game for Labora {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;
    const ACTION_IDS: u32 = ACTION_IDS;
    const ENCODER: Encoder = ENCODER;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::set_up(*options)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.fill_legal(seat, out);
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.take_action(by, action, seen)
    }

    /// There is no chance in this game.
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
    }

    fn sample(&self, _: &mut impl Rng) -> Action {
        unreachable!("it is never chance's turn in this game")
    }

    /// There are no secrets in this game.
    fn determinize(&mut self, _: Seat, _: &mut impl Rng) {}

    fn view(&self, _: Viewer) -> View {
        self.look()
    }

    fn masked(&self, _: Actor, action: Action, _: Viewer) -> Option<Action> {
        Some(action)
    }

    fn standings(&self) -> Standings {
        self.stand()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.count_everything()
    }

    fn action_id(action: Action) -> Option<u32> {
        action.id()
    }

    fn action_from_id(id: u32) -> Option<Action> {
        Action::from_id(id)
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        self.write_numbers(viewer, out);
    }
}
