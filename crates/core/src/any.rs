//! One object-safe face for every game, in text and JSON.
//!
//! The server, the terminal and Python hold a `Box<dyn AnyGame>` and speak notation to it.
//! Nothing hot goes through it: search, simulation and the kit are generic over [`Game`].

use std::any::Any;

use rand::Rng;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{
    Actor, BadNotation, Bundle, Effect, Game, Heuristic, MessageKey, Narrate, Options, Page,
    Phrase, Said, Seat, Settings, Standings, Turn, Viewer, json,
};

/// A game with everything that a table needs.
pub trait Playable: Game + Narrate + Heuristic {}

impl<G: Game + Narrate + Heuristic> Playable for G {}

/// Why an action given as text was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is not an action of this game.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// It is not legal now.
    #[error("{reason}")]
    Illegal {
        /// The key of the sentence for players.
        key: &'static str,
        /// The reason in English, for logs and tools.
        reason: String,
    },
}

impl MessageKey for Refusal {
    fn message_key(&self) -> &'static str {
        match self {
            Self::Notation(_) => "refusal-notation",
            Self::Illegal { key, .. } => key,
        }
    }
}

/// Something a player may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub words: Phrase,
    /// Under which heading it belongs, where there are many.
    pub heading: Phrase,
    /// What it does at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// Whether it shows its player something new, or the turn goes on to others or to chance.
    pub lasting: bool,
}

/// An action that was taken, with all that is to be remembered and told of it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The action in its one spelling.
    pub action: String,
    /// What happened as data, a list of events for drawing: public.
    pub events: Box<RawValue>,
    /// What happened in words: public. The action itself is told where nothing else is.
    pub words: Vec<Said>,
    /// The action as the seats in order and, last, the public may know it. Nothing where it is
    /// known to all.
    pub hidden: Option<Vec<Option<String>>>,
    /// Whether it showed its own player something new. Chance always does.
    pub reveals: bool,
}

/// A running game of any kind.
pub trait AnyGame: Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The revision of the rules that it is played by.
    fn rules(&self) -> u16;
    /// The options it was set up with.
    fn settings(&self) -> Settings;
    /// How many play.
    fn players(&self) -> u8;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// What a player may do now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What a player may do now, in notation and words.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What a player may want to decide at once, best first, in notation and words.
    fn bundles(&self, seat: Seat) -> Vec<Bundle<String>>;
    /// Whether what a player is asked now gathers decisions, such as a plan, each of which they may want
    /// to take back by itself.
    fn gathers(&self, seat: Seat) -> bool;
    /// Takes an action and says what is to be remembered and told of it.
    ///
    /// # Errors
    /// Why it was not taken; then nothing has changed.
    fn play(&mut self, by: Actor, action: &str) -> Result<Played, Refusal>;
    /// Takes an action and tells nothing: cheaper where only the position matters.
    ///
    /// # Errors
    /// Why it was not taken; then nothing has changed.
    fn advance(&mut self, by: Actor, action: &str) -> Result<(), Refusal>;
    /// Every outcome of chance with its weight; empty unless it is chance's turn.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// One outcome of chance; nothing unless it is chance's turn.
    fn sample(&self, rng: &mut dyn Rng) -> Option<String>;
    /// What a player is asked now.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// An action in words.
    ///
    /// # Errors
    /// When the text is no action of this game.
    fn tell_action(&self, by: Actor, action: &str) -> Result<Phrase, BadNotation>;
    /// An action in its one spelling: what people type may have other spaces.
    ///
    /// # Errors
    /// When the text is no action of this game.
    fn spelled(&self, action: &str) -> Result<String, BadNotation>;
    /// What a viewer may know, as JSON text.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer may know, as data: for whoever looks into it rather than passing it on. Read from
    /// the text, so that no view is written in two ways.
    fn view(&self, viewer: Viewer) -> Value {
        serde_json::from_str(self.view_text(viewer).get()).expect("a view is plain data")
    }
    /// Whether two viewers know the same.
    fn same_view(&self, one: Viewer, other: Viewer) -> bool;
    /// Whether no player can tell this position from another one of the same game.
    fn looks_like(&self, other: &dyn AnyGame) -> bool;
    /// What a viewer may know, in words.
    fn position(&self, viewer: Viewer) -> Page;
    /// An action as a viewer may know it; nothing if it is a secret or no action.
    fn masked(&self, by: Actor, action: &str, viewer: Viewer) -> Option<String>;
    /// Deals again what the viewer cannot know.
    fn determinize(&mut self, viewer: Seat, rng: &mut dyn Rng);
    /// Whether there is something about the position that a player cannot know.
    fn hides_from(&self, viewer: Seat) -> bool;
    /// Whether an action that is legal now tells its own player something new.
    ///
    /// # Errors
    /// When the text is no action of this game.
    fn reveals(&self, by: Seat, action: &str) -> Result<bool, BadNotation>;
    /// How the players stand.
    fn standings(&self) -> Standings;
    /// How the players would stand if the game ended now.
    fn if_ended(&self) -> Standings;
    /// Counts all components. Nobody asks for it in a browser, where all that could be asked has to travel.
    ///
    /// # Errors
    /// What is missing or doubled.
    #[cfg(not(target_arch = "wasm32"))]
    fn audit(&self) -> Result<(), crate::Imbalance>;
    /// The same game once more.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    /// The concrete game behind it, for bots that are generic over it.
    fn concrete(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// A concrete game behind the object-safe face, with the options it was set up with.
#[derive(Clone)]
pub(crate) struct Erased<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) game: G,
}

impl<G: Game> Erased<G> {
    /// Whether a legal action shows its player something new, or ends their part in the turn.
    fn is_lasting(&self, seat: Seat, action: G::Action) -> bool {
        let mut after = self.game.clone();
        self.game.reveals(seat, action)
            || after.apply(seat.into(), action).is_err()
            || !after.turn().players().contains(seat)
    }
}

fn refusal(illegal: impl Copy + MessageKey + std::fmt::Display) -> Refusal {
    Refusal::Illegal { key: illegal.message_key(), reason: illegal.to_string() }
}

impl<G: Playable> AnyGame for Erased<G> {
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

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        let choice = |&action: &G::Action| {
            let (words, effects) = self.game.tell_offer(seat, action);
            let heading = self.game.heading(action);
            let lasting = self.is_lasting(seat, action);
            Choice { action: action.to_string(), words, heading, effects, lasting }
        };
        actions.iter().map(choice).collect()
    }

    fn bundles(&self, seat: Seat) -> Vec<Bundle<String>> {
        let text = |bundle: Bundle<G::Action>| Bundle {
            actions: bundle.actions.iter().map(ToString::to_string).collect(),
            words: bundle.words,
        };
        self.game.bundles(seat).into_iter().map(text).collect()
    }

    fn gathers(&self, seat: Seat) -> bool {
        self.game.gathers(seat)
    }

    fn play(&mut self, by: Actor, action: &str) -> Result<Played, Refusal> {
        let action: G::Action = action.parse()?;
        let mut after = self.game.clone();
        let mut events = Vec::new();
        after.apply_seen(by, action, &mut events).map_err(refusal)?;
        let before = std::mem::replace(&mut self.game, after);
        let public = before.masked(by, action, Viewer::Public);
        let tell =
            |&event: &G::Event| Some(Said { words: G::tell_event(event)?, gains: G::gains(event) });
        let mut words: Vec<_> = events.iter().filter_map(tell).collect();
        if let (true, Actor::Seat(seat), Some(seen)) = (words.is_empty(), by, public) {
            let told = before.tell_action(by, seen);
            let told = Phrase::new("log-action").with("seat", seat).with("action", told);
            words.push(Said { words: told, gains: Vec::new() });
        }
        // Whatever the public knows everybody knows.
        let hidden = (public != Some(action)).then(|| {
            let seats = Seat::first(before.players());
            let seen = seats.map(|seat| before.masked(by, action, seat.into())).chain([public]);
            seen.map(|seen| seen.map(|action| action.to_string())).collect()
        });
        Ok(Played {
            action: action.to_string(),
            events: json::to_raw(&events).expect("an event is plain data"),
            words,
            hidden,
            reveals: match by {
                Actor::Chance => true,
                Actor::Seat(seat) => before.reveals(seat, action),
            },
        })
    }

    fn advance(&mut self, by: Actor, action: &str) -> Result<(), Refusal> {
        let action: G::Action = action.parse()?;
        self.game.apply(by, action).map_err(refusal)
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn sample(&self, mut rng: &mut dyn Rng) -> Option<String> {
        (self.game.turn() == Turn::Chance).then(|| self.game.sample(&mut rng).to_string())
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.game.prompt(seat)
    }

    fn tell_action(&self, by: Actor, action: &str) -> Result<Phrase, BadNotation> {
        Ok(self.game.tell_action(by, action.parse()?))
    }

    fn spelled(&self, action: &str) -> Result<String, BadNotation> {
        Ok(action.parse::<G::Action>()?.to_string())
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        json::to_raw(&self.game.view(viewer)).expect("a view is plain data")
    }

    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        self.game.same_view(one, other)
    }

    fn looks_like(&self, other: &dyn AnyGame) -> bool {
        let Some(other) = other.concrete().downcast_ref::<G>() else { return false };
        let mut seats = Seat::first(self.game.players()).map(Viewer::Seat);
        self.game == *other || seats.all(|seat| self.game.view(seat) == other.view(seat))
    }

    fn position(&self, viewer: Viewer) -> Page {
        G::position(&self.game.view(viewer))
    }

    fn masked(&self, by: Actor, action: &str, viewer: Viewer) -> Option<String> {
        let action = action.parse().ok()?;
        self.game.masked(by, action, viewer).map(|action| action.to_string())
    }

    fn determinize(&mut self, viewer: Seat, mut rng: &mut dyn Rng) {
        self.game.determinize(viewer, &mut rng);
    }

    fn hides_from(&self, viewer: Seat) -> bool {
        self.game.hides_from(viewer)
    }

    fn reveals(&self, by: Seat, action: &str) -> Result<bool, BadNotation> {
        Ok(self.game.reveals(by, action.parse()?))
    }

    fn standings(&self) -> Standings {
        self.game.standings()
    }

    fn if_ended(&self) -> Standings {
        self.game.if_ended()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn audit(&self) -> Result<(), crate::Imbalance> {
        self.game.audit()
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn concrete(&self) -> &dyn Any {
        &self.game
    }
}
