//! Who sits at a table.

use quadrivium_bots::Level;
use quadrivium_core::{Key, Seat};

use super::Fold;
use crate::entry::{Chair, Plan};
use crate::ids::{GuestId, Invite};

/// Who plays on for somebody who has gone.
const STEWARD: Level = Level::Apprentice;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Human(GuestId),
    /// A bot.
    Bot(Level),
    /// Somebody in an uploaded record.
    Recorded,
}

/// A seat with whoever sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who.
    pub who: Who,
    /// What they are called; bots have no name.
    pub name: String,
    /// Whether they have given up. A bot plays on for them while others want to.
    pub resigned: bool,
    /// The key to the seat while nobody sits there; bots have none.
    pub invite: Option<Invite>,
}

impl Sitter {
    /// The people and bots as the plan has them.
    pub fn first(plan: &Plan) -> Vec<Self> {
        let sitter = |chair: &Chair| {
            let (who, name) = match chair {
                Chair::Human { .. } => (Who::Open, String::new()),
                // A level that is gone from a later version is played by the steward.
                Chair::Bot { .. } => (Who::Bot(chair.level().unwrap_or(STEWARD)), String::new()),
                Chair::Recorded { name } => (Who::Recorded, name.clone()),
            };
            let invite = match chair {
                Chair::Human { invite } => Some(*invite),
                Chair::Bot { .. } | Chair::Recorded { .. } => None,
            };
            Self { who, name, resigned: false, invite }
        };
        plan.chairs.iter().map(sitter).collect()
    }

    /// The person who sits here.
    pub fn guest(&self) -> Option<GuestId> {
        match self.who {
            Who::Human(guest) => Some(guest),
            Who::Open | Who::Bot(_) | Who::Recorded => None,
        }
    }

    /// The bot that decides here.
    pub fn bot(&self) -> Option<Level> {
        match self.who {
            Who::Bot(level) => Some(level),
            Who::Human(_) if self.resigned => Some(STEWARD),
            Who::Human(_) | Who::Open | Who::Recorded => None,
        }
    }
}

impl Fold {
    /// The seats in order, with whoever sits there.
    pub fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::first(self.plan.players).zip(&self.sitters)
    }

    /// Whether the seat is this person's and still played by them.
    pub fn holds(&self, guest: GuestId, seat: Seat) -> bool {
        self.sitters
            .get(seat.index())
            .is_some_and(|sitter| sitter.guest() == Some(guest) && !sitter.resigned)
    }

    /// The seats of a person, given up or not.
    pub fn seats_of(&self, guest: Option<GuestId>) -> impl Iterator<Item = Seat> {
        self.sitters()
            .filter(move |(_, sitter)| guest.is_some() && sitter.guest() == guest)
            .map(|(seat, _)| seat)
    }

    /// Whether all people at the table are this one: hot-seat, or against bots only.
    pub fn is_alone(&self, guest: GuestId) -> bool {
        let mut people = self.sitters.iter().filter_map(Sitter::guest).peekable();
        people.peek().is_some() && people.all(|other| other == guest)
    }

    /// Whether several people sit at the table.
    pub fn is_shared(&self) -> bool {
        let mut people = self.sitters.iter().filter_map(Sitter::guest);
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// The first seat that this key opens.
    pub fn seat_for(&self, invite: Invite) -> Option<Seat> {
        let opens = |sitter: &Sitter| sitter.who == Who::Open && sitter.invite == Some(invite);
        self.sitters().find(|(_, sitter)| opens(sitter)).map(|(seat, _)| seat)
    }

    /// The key to a seat that was kept for somebody from the start; nothing once it is taken, was
    /// freed or has another invitation.
    pub fn kept_for(&self, seat: Seat) -> Option<Invite> {
        let sitter = self.sitters.get(seat.index())?;
        match self.plan.chairs.get(seat.index())? {
            Chair::Human { invite } if sitter.invite == Some(*invite) => {
                (sitter.who == Who::Open).then_some(*invite)
            }
            _ => None,
        }
    }
}
