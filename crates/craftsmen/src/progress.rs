//! How far the game has come: what is dealt next, who comes next, which helper acts. Each of that stands where it means
//! something.

use quadrivium_core::{Key, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{START_HAND_BASIC, START_HAND_CAPITAL, START_HAND_EXTENDED};
use crate::pending::Draw;
use crate::state::Step;
use crate::types::{Guild, Kind, QueueSpace};

/// Which part of the game is being played, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Part {
    /// Cards are dealt, until nothing is left to deal.
    Deal { next: Option<Deal> },
    /// Cards are swapped.
    Exchange { next: OrderPlace },
    /// Helpers are sent, round after round.
    Helpers { next: OrderPlace },
    /// A guild's stage.
    Guild { guild: Guild, acting: Acting },
    /// Work tokens after a guild's stage.
    WorkTokens { guild: Guild, next: OrderPlace },
    /// Hands are cut down at the end of a season.
    HandLimit { next: OrderPlace },
    /// Investments after a winter.
    Investments { next: OrderPlace },
    /// The end.
    Over,
}

impl Part {
    /// The part as everybody is shown it.
    #[inline]
    pub const fn step(self) -> Step {
        match self {
            Self::Deal { .. } => Step::Deal,
            Self::Exchange { .. } => Step::Exchange,
            Self::Helpers { .. } => Step::Helpers,
            Self::Guild { guild, .. } => Step::Guild(guild),
            Self::WorkTokens { guild, .. } => Step::WorkTokens(guild),
            Self::HandLimit { .. } => Step::HandLimit,
            Self::Investments { .. } => Step::Investments,
            Self::Over => Step::Over,
        }
    }
}

/// A place in the order of the season, and behind the last one: of whoever comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct OrderPlace(u8);

impl OrderPlace {
    /// Nobody has come.
    pub const FIRST: Self = Self(0);

    /// Everybody has come.
    pub const fn behind(players: u8) -> Self {
        Self(players)
    }

    /// Whoever comes next, if not everybody has come.
    pub fn come(&mut self, order: &[Seat]) -> Option<Seat> {
        let seat = order.get(usize::from(self.0)).copied()?;
        self.0 += 1;
        Some(seat)
    }

    /// Everybody once from here on, round the table, each with the place that comes then.
    pub fn round(self, order: &[Seat]) -> impl Iterator<Item = (Seat, Self)> + use<> {
        let (players, mut seats) = (order.len() as u8, [Seat::A; Seat::MOST]);
        seats[..order.len()].copy_from_slice(order);
        (0..players).map(move |steps| {
            let place = (self.0 + steps) % players;
            (seats[usize::from(place)], Self((place + 1) % players))
        })
    }
}

/// Who acts in a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Acting {
    /// Nobody yet.
    Nobody,
    /// The helper on this place of the queue.
    Helper(QueuePlace),
    /// In winter a player, who may have used the privilege; who comes next.
    Player { next: OrderPlace, privileged: bool },
}

/// A place of a queue: three spaces of two helpers, the lower one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct QueuePlace(u8);

impl QueuePlace {
    /// The lower or the upper place of a space.
    pub fn of(space: QueueSpace, upper: bool) -> Self {
        Self(space.index() as u8 * 2 + u8::from(upper))
    }

    /// The space on which it is.
    pub fn space(self) -> QueueSpace {
        QueueSpace::ALL[usize::from(self.0) / 2]
    }

    /// 0 for the lower place of its space, 1 for the upper one.
    pub const fn layer(self) -> usize {
        self.0 as usize % 2
    }
}

impl Key for QueuePlace {
    const COUNT: usize = QueueSpace::COUNT * 2;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < <Self as Key>::COUNT).then_some(Self(index as u8))
    }
}

/// A helper in a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Helper {
    pub guild: Guild,
    pub place: QueuePlace,
}

impl Key for Helper {
    const COUNT: usize = Guild::COUNT * QueuePlace::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.guild.index() * QueuePlace::COUNT + self.place.index()
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        let guild = Guild::from_index(index / QueuePlace::COUNT)?;
        Some(Self { guild, place: QueuePlace::from_index(index % QueuePlace::COUNT)? })
    }
}

/// What is dealt together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Dealt {
    Capital,
    Basic,
    Extended,
    /// A sawmill for each player, and an advanced building for the board.
    Sawmills,
}

/// What is dealt next: kind by kind, to every player and then to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Deal {
    what: Dealt,
    /// To whom; nobody: the board.
    to: Option<Seat>,
}

impl Deal {
    pub const FIRST: Self = Self { what: Dealt::Capital, to: Some(Seat::A) };

    /// What chance is asked for.
    pub fn draw(self) -> Draw {
        match (self.what, self.to) {
            (Dealt::Capital, Some(seat)) => {
                Draw::DealCapital { seat, left: START_HAND_CAPITAL, banker: false }
            }
            (Dealt::Capital, None) => Draw::ShowCapital,
            (Dealt::Basic, Some(seat)) => {
                Draw::DealCards { seat, of: Kind::Basic, left: START_HAND_BASIC }
            }
            (Dealt::Basic, None) => Draw::ShowCard { of: Kind::Basic },
            (Dealt::Extended, Some(seat)) => {
                Draw::DealCards { seat, of: Kind::Extended, left: START_HAND_EXTENDED }
            }
            (Dealt::Extended, None) => Draw::ShowCard { of: Kind::Extended },
            (Dealt::Sawmills, Some(seat)) => Draw::DealSawmill { seat },
            (Dealt::Sawmills, None) => Draw::ShowCard { of: Kind::Advanced },
        }
    }

    /// What is dealt after this.
    pub fn next(self, players: u8) -> Option<Self> {
        if let Some(seat) = self.to {
            let next = Some(seat.next(players)).filter(|&next| next != Seat::A);
            return Some(Self { to: next, ..self });
        }
        let what = match self.what {
            Dealt::Capital => Dealt::Basic,
            Dealt::Basic => Dealt::Extended,
            Dealt::Extended => Dealt::Sawmills,
            Dealt::Sawmills => return None,
        };
        Some(Self { what, to: Some(Seat::A) })
    }
}
