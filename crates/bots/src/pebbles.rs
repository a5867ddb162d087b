//! A tiny game for the tests of this crate: chance says how many pebbles may be taken at most,
//! players in turn take some, and the heap runs out.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use quadrivium_core::{
    Actor, BadNotation, BadOptions, Breakdown, Encoder, Game, Heuristic, Imbalance, Key,
    MessageKey, Observer, OptionSpec, Options, Seat, Settings, Standings, Turn, Viewer, Words,
    players_of,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    players: u8,
}

impl Options for Table {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const SPECS: &'static [OptionSpec] = &[];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        settings.read(Self::SPECS)?;
        Ok(Self { players: players_of::<Self>(Pebbles::NAME, settings)? })
    }

    fn settings(&self) -> Settings {
        Settings::players(self.players)
    }

    fn players(&self) -> u8 {
        self.players
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    Allow(u8),
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Allow(most) => write!(f, "allow {most}"),
            Self::Take(pebbles) => write!(f, "take {pebbles}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.verb() {
            "allow" => Self::Allow(words.next("a number")?),
            "take" => Self::Take(words.next("a number")?),
            other => return Err(BadNotation::not_among(other, &["allow", "take"])),
        };
        words.end().map(|()| action)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that is not possible now")
    }
}

impl std::error::Error for NotNow {}

impl MessageKey for NotNow {
    fn message_key(&self) -> &'static str {
        "pebbles-illegal-not-now"
    }
}

/// The game: who has how many pebbles, how many are left, and how many may be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pebbles {
    players: u8,
    taken: [u8; Seat::MOST],
    heap: u8,
    seat: Seat,
    allowed: Option<u8>,
}

const HEAP: u8 = 60;

impl Game for Pebbles {
    type Options = Table;
    type Action = Action;
    type Event = ();
    type Illegal = NotNow;
    type View = [u8; Seat::MOST];

    const NAME: &'static str = "pebbles";
    const RULES: u16 = 1;
    const ACTION_IDS: u32 = 7;
    const ENCODER: Encoder = Encoder { version: 1, blocks: &[("taken", Seat::MOST)] };

    fn new(options: &Table) -> Result<Self, BadOptions> {
        let players = options.players;
        Ok(Self { players, taken: [0; Seat::MOST], heap: HEAP, seat: Seat::A, allowed: None })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        match self.allowed {
            Some(_) => Turn::of(self.seat),
            None if self.heap == 0 => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let most = self.allowed.filter(|_| seat == self.seat).unwrap_or(0);
        out.extend((1..=most.min(self.heap)).map(Action::Take));
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        _: &mut impl Observer<()>,
    ) -> Result<(), NotNow> {
        match (by, action, self.allowed) {
            (Actor::Chance, Action::Allow(most @ 1..=6), None) if self.heap > 0 => {
                self.allowed = Some(most);
            }
            (Actor::Seat(seat), Action::Take(pebbles), Some(most))
                if seat == self.seat && (1..=most.min(self.heap)).contains(&pebbles) =>
            {
                self.taken[seat.index()] += pebbles;
                self.heap -= pebbles;
                self.allowed = None;
                self.seat = seat.next(self.players);
            }
            _ => return Err(NotNow),
        }
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        if self.turn() == Turn::Chance {
            out.extend((1..=6).map(|most| (Action::Allow(most), 1)));
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        Action::Allow(rng.random_range(1..=6))
    }

    fn determinize(&mut self, _: Seat, _: &mut impl Rng) {}

    fn view(&self, _: Viewer) -> Self::View {
        self.taken
    }

    fn masked(&self, _: Actor, action: Action, _: Viewer) -> Option<Action> {
        Some(action)
    }

    fn standings(&self) -> Standings {
        Standings::ranked(Seat::first(self.players).map(|seat| {
            let pebbles = self.taken[seat.index()].into();
            (seat, Breakdown(vec![("pebbles", pebbles)]), Breakdown::default())
        }))
    }

    fn audit(&self) -> Result<(), Imbalance> {
        let found = self.heap + self.taken.iter().sum::<u8>();
        Imbalance::unless_equal(|| "pebbles".to_owned(), found, HEAP)
    }

    fn action_id(action: Action) -> Option<u32> {
        match action {
            Action::Take(pebbles) => Some(pebbles.into()),
            Action::Allow(_) => None,
        }
    }

    fn action_from_id(id: u32) -> Option<Action> {
        (1..=6).contains(&id).then_some(Action::Take(id as u8))
    }

    fn encode(&self, _: Seat, out: &mut [f32]) {
        for (number, &pebbles) in out.iter_mut().zip(&self.taken) {
            *number = pebbles.into();
        }
    }
}

impl Heuristic for Pebbles {
    fn worth(&self, seat: Seat) -> f32 {
        self.taken[seat.index()].into()
    }
}
