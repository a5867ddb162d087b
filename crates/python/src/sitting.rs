//! One running game of any kind, by numbers: what the class `Game` asks of the engine.

use std::any::Any;
use std::hash::{DefaultHasher, Hasher};

use quadrivium_bots::Apprentice;
use quadrivium_core::{
    Actor, BadNotation, BadOptions, BadRecord, Encoder, GameRng, Imbalance, Options, Page, Phrase,
    Record, Refusal, Seat, Settings, Standings, Turn, Viewer,
};
use quadrivium_games::{Learned, Visitor};
use serde::{Deserialize, Serialize};

use crate::errors::refusal;
use crate::prospects::appraise;

/// A running game behind one face. Actions of players are numbers, outcomes of chance are places
/// in the list of outcomes.
pub trait AnySitting: Send + Sync {
    fn name(&self) -> &'static str;
    fn rules(&self) -> u16;
    fn settings(&self) -> Settings;
    fn players(&self) -> u8;
    fn turn(&self) -> Turn;
    fn action_ids(&self) -> u32;
    fn encoder(&self) -> Encoder;
    /// What a seat may do now.
    fn legal(&mut self, seat: Seat) -> Vec<u32>;
    /// Takes a player's action.
    fn take(&mut self, by: Seat, id: u32) -> Result<(), Refusal>;
    /// Takes an action in notation.
    fn take_text(&mut self, by: Actor, text: &str) -> Result<(), Refusal>;
    /// Takes an outcome of chance by its place; says whether there is one.
    fn take_outcome(&mut self, place: usize) -> bool;
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// The weights of the outcomes alone.
    fn weights(&self) -> Vec<u32>;
    /// The place of an outcome drawn by weight; nothing unless it is chance's turn.
    fn sample(&self, rng: &mut GameRng) -> Option<usize>;
    /// Lets chance decide until somebody else has to, and counts.
    fn settle(&mut self, rng: &mut GameRng) -> usize;
    /// A player's action in notation.
    fn text(&self, id: u32) -> Option<String>;
    /// The number of a player's action in notation; nothing for an outcome of chance.
    fn id(&self, text: &str) -> Result<Option<u32>, BadNotation>;
    /// A player's action in words.
    fn tell(&self, by: Seat, id: u32) -> Option<Phrase>;
    fn prompt(&self, seat: Seat) -> Phrase;
    fn view(&self, viewer: Viewer) -> String;
    fn position(&self, viewer: Viewer) -> Page;
    fn encode(&self, seat: Seat, out: &mut [f32]);
    fn points(&self) -> Vec<i32>;
    /// What the heuristic makes of the position; at the end, the points.
    fn worths(&self) -> Vec<f32>;
    /// How far ahead the apprentice thinks a seat will be after each thing it may do; minus infinity
    /// for everything else.
    fn prospects(&self, seat: Seat, rng: &mut GameRng, out: &mut [f32]);
    fn standings(&self) -> Standings;
    /// Deals again what a seat cannot know. How it came to be is not known any more then.
    fn determinize(&mut self, seat: Seat, rng: &mut GameRng);
    fn hides_from(&self, seat: Seat) -> bool;
    fn audit(&self) -> Result<(), Imbalance>;
    fn hash(&self) -> u64;
    fn equals(&self, other: &dyn AnySitting) -> bool;
    /// The record so far; nothing for a game that was dealt again.
    fn record(&self, names: Vec<String>) -> Option<Record>;
    fn save(&self) -> String;
    fn boxed_clone(&self) -> Box<dyn AnySitting>;
    fn as_any(&self) -> &dyn Any;
}

/// A game of a known type with how it came to be.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Sitting<G: Learned> {
    options: G::Options,
    game: G,
    history: Option<Vec<(Option<Seat>, G::Action)>>,
}

impl<G: Learned> Sitting<G> {
    fn begin(options: G::Options) -> Result<Self, BadOptions> {
        let game = G::new(&options)?;
        Ok(Self { options, game, history: Some(Vec::new()) })
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    fn apply(&mut self, by: Actor, action: G::Action) -> Result<(), G::Illegal> {
        self.game.apply(by, action)?;
        if let Some(history) = &mut self.history {
            let seat = match by {
                Actor::Chance => None,
                Actor::Seat(seat) => Some(seat),
            };
            history.push((seat, action));
        }
        Ok(())
    }

    fn chances(&self) -> Vec<(G::Action, u32)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes
    }
}

/// Who took an action, as the history keeps it.
fn actor(seat: Option<Seat>) -> Actor {
    seat.map_or(Actor::Chance, Actor::Seat)
}

impl<G: Learned> AnySitting for Sitting<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u16 {
        self.options.older_rules().unwrap_or(G::RULES)
    }

    fn settings(&self) -> Settings {
        self.options.settings()
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn action_ids(&self) -> u32 {
        G::ACTION_IDS
    }

    fn encoder(&self) -> Encoder {
        G::ENCODER
    }

    fn legal(&mut self, seat: Seat) -> Vec<u32> {
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        let id = |&action: &G::Action| G::action_id(action).expect("every decision is numbered");
        offers.iter().map(id).collect()
    }

    fn take(&mut self, by: Seat, id: u32) -> Result<(), Refusal> {
        let Some(action) = G::action_from_id(id) else {
            let reason = format!("there is no action {id}: they are 0 to {}", G::ACTION_IDS - 1);
            return Err(Refusal::Illegal { key: "refusal-notation", reason });
        };
        self.apply(by.into(), action).map_err(refusal)
    }

    fn take_text(&mut self, by: Actor, text: &str) -> Result<(), Refusal> {
        self.apply(by, text.parse()?).map_err(refusal)
    }

    fn take_outcome(&mut self, place: usize) -> bool {
        let outcome = self.chances().get(place).map(|&(outcome, _)| outcome);
        outcome.is_some_and(|outcome| self.apply(Actor::Chance, outcome).is_ok())
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let text = |(outcome, weight): (G::Action, u32)| (outcome.to_string(), weight);
        self.chances().into_iter().map(text).collect()
    }

    fn weights(&self) -> Vec<u32> {
        self.chances().into_iter().map(|(_, weight)| weight).collect()
    }

    fn sample(&self, rng: &mut GameRng) -> Option<usize> {
        (self.game.turn() == Turn::Chance).then(|| {
            let drawn = self.game.sample(rng);
            let found = self.chances().binary_search_by_key(&drawn, |&(outcome, _)| outcome);
            found.expect("what is drawn is among the outcomes, in rising order")
        })
    }

    fn settle(&mut self, rng: &mut GameRng) -> usize {
        let mut settled = 0;
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.sample(rng);
            self.apply(Actor::Chance, outcome).expect("what was drawn is possible");
            settled += 1;
        }
        settled
    }

    fn text(&self, id: u32) -> Option<String> {
        G::action_from_id(id).map(|action| action.to_string())
    }

    fn id(&self, text: &str) -> Result<Option<u32>, BadNotation> {
        Ok(G::action_id(text.parse()?))
    }

    fn tell(&self, by: Seat, id: u32) -> Option<Phrase> {
        G::action_from_id(id).map(|action| self.game.tell_action(by.into(), action))
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.game.prompt(seat)
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game.view(viewer)).expect("a view is plain data")
    }

    fn position(&self, viewer: Viewer) -> Page {
        G::position(&self.game.view(viewer))
    }

    fn encode(&self, seat: Seat, out: &mut [f32]) {
        self.game.encode(seat, out);
    }

    fn points(&self) -> Vec<i32> {
        Seat::first(self.game.players()).map(|seat| self.game.points(seat)).collect()
    }

    fn worths(&self) -> Vec<f32> {
        if self.game.turn() == Turn::Over {
            return self.points().into_iter().map(|points| points as f32).collect();
        }
        let mut worths = vec![0.0; usize::from(self.game.players())];
        self.game.judge(&mut G::Scratch::default(), &mut worths);
        worths
    }

    fn prospects(&self, seat: Seat, rng: &mut GameRng, out: &mut [f32]) {
        appraise(&mut Apprentice::default(), &self.game, seat, rng, out);
    }

    fn standings(&self) -> Standings {
        self.game.standings()
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        self.game.determinize(seat, rng);
        self.history = None;
    }

    fn hides_from(&self, seat: Seat) -> bool {
        self.game.hides_from(seat)
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.game.audit()
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.hash(&mut hasher);
        hasher.finish()
    }

    fn equals(&self, other: &dyn AnySitting) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.game == self.game)
    }

    fn record(&self, names: Vec<String>) -> Option<Record> {
        let mut record = Record::of::<G>(&self.options, names);
        for &(by, action) in self.history.as_ref()? {
            record.push(actor(by), action);
        }
        if self.game.turn() == Turn::Over {
            record.finish(&self.game.standings());
        }
        Some(record)
    }

    fn save(&self) -> String {
        let saved = Saved { game: G::NAME, rules: G::RULES, sitting: self };
        serde_json::to_string(&saved).expect("a game is plain data")
    }

    fn boxed_clone(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A saved game: which one it is stands before what it is.
#[derive(Serialize, Deserialize)]
struct Saved<Name, S> {
    game: Name,
    rules: u16,
    sitting: S,
}

/// Sets up a game with these options.
pub struct Begin<'a>(pub &'a Settings);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn AnySitting>, BadOptions>;

    fn visit<G: Learned>(self) -> Self::Output {
        Ok(Box::new(Sitting::<G>::begin(G::Options::from_settings(self.0)?)?))
    }
}

/// Plays a record, all of it or the first so many actions.
pub struct Replay<'a>(pub &'a Record, pub Option<usize>);

impl Visitor for Replay<'_> {
    type Output = Result<Box<dyn AnySitting>, BadRecord>;

    fn visit<G: Learned>(self) -> Self::Output {
        let Self(record, to) = self;
        let game = record.replay_as::<G>(to)?;
        let options = record.options::<G>().expect("it was replayed with these options");
        let taken =
            record.actions[..to.unwrap_or(record.actions.len())].iter().map(|(by, text)| {
                let seat = match by {
                    Actor::Chance => None,
                    Actor::Seat(seat) => Some(*seat),
                };
                (seat, text.parse().expect("it was replayed"))
            });
        Ok(Box::new(Sitting { options, game, history: Some(taken.collect()) }))
    }
}

/// Why a saved game cannot be gone on with.
pub enum BadSave {
    Unreadable(serde_json::Error),
    OtherRules { found: u16, ours: u16 },
    Broken(Imbalance),
}

/// Goes on with a game that was saved.
pub struct Load<'a>(pub &'a str);

impl Load<'_> {
    /// The name of the game that was saved.
    pub fn name(&self) -> Result<String, serde_json::Error> {
        let saved: Saved<String, serde::de::IgnoredAny> = serde_json::from_str(self.0)?;
        Ok(saved.game)
    }
}

impl Visitor for Load<'_> {
    type Output = Result<Box<dyn AnySitting>, BadSave>;

    fn visit<G: Learned>(self) -> Self::Output {
        let saved: Saved<String, Sitting<G>> =
            serde_json::from_str(self.0).map_err(BadSave::Unreadable)?;
        if saved.rules != G::RULES {
            return Err(BadSave::OtherRules { found: saved.rules, ours: G::RULES });
        }
        saved.sitting.game.audit().map_err(BadSave::Broken)?;
        Ok(Box::new(saved.sitting))
    }
}
