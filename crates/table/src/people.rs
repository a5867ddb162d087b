//! Who sits at a table.

use quadrivium_bots::Level;
use quadrivium_core::{Key, Seat, SeatSet};
use quadrivium_games::Opponent;
use serde::{Deserialize, Serialize};

use super::{Arms, Card, likeness, plain};
use crate::entry::{Chair, Entry, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, Invite};

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 30;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Guest {
    /// Who.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: GuestId,
    /// What they are called.
    pub name: String,
    /// What else they bring to a table.
    #[serde(flatten, default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub card: Card,
}

impl Guest {
    /// Somebody with this name.
    ///
    /// # Errors
    /// When the name cannot be used.
    pub fn named(id: GuestId, name: &str) -> Result<Self, Fault> {
        Ok(Self { id, name: plain("name", name, LONGEST_NAME)?, card: Card::default() })
    }

    /// The shield that they have chosen, or the one that they were given.
    pub fn arms(&self) -> Arms {
        self.card.arms.unwrap_or_else(|| Arms::of(self.id))
    }

    /// They sit down.
    pub fn sits(&self, seat: Seat) -> Entry {
        let card = Card { arms: Some(self.arms()), ..self.card.clone() };
        Entry::Sit { seat, guest: self.id, name: self.name.clone(), card }
    }
}

/// Who plays on for somebody who has gone.
const STEWARD: Opponent = Opponent::Rank(Level::Apprentice);

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Human(GuestId),
    /// A bot.
    Bot(Opponent),
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
    /// What else they have brought.
    pub card: Card,
    /// Whether they have given up. A bot plays on for them while others want to.
    pub resigned: bool,
    /// The key to the seat while nobody sits there; bots have none.
    pub invite: Option<Invite>,
}

impl Sitter {
    /// The person who sits here.
    pub fn guest(&self) -> Option<GuestId> {
        match self.who {
            Who::Human(guest) => Some(guest),
            Who::Open | Who::Bot(_) | Who::Recorded => None,
        }
    }

    /// The bot that decides here.
    pub fn bot(&self) -> Option<Opponent> {
        match self.who {
            Who::Bot(bot) => Some(bot),
            Who::Human(_) if self.resigned => Some(STEWARD),
            Who::Human(_) | Who::Open | Who::Recorded => None,
        }
    }
}

/// Everybody at a table, in the order of their seats.
#[derive(Clone)]
pub struct People {
    /// The name of the game that they play.
    game: String,
    sitters: Vec<Sitter>,
    /// Who gave up, the first of them first.
    gave_up: Vec<Seat>,
    /// Whether nobody plays on for them.
    no_steward: bool,
}

impl People {
    /// The people and bots as the plan has them.
    pub fn new(plan: &Plan) -> Self {
        let sitter = |chair: &Chair| {
            let (who, name, invite) = match chair {
                Chair::Human { invite } => (Who::Open, String::new(), Some(*invite)),
                // A level that is gone from a later version is played by the steward.
                Chair::Bot { .. } => {
                    (Who::Bot(chair.bot(&plan.game).unwrap_or(STEWARD)), String::new(), None)
                }
                Chair::Recorded { name } => (Who::Recorded, name.clone(), None),
            };
            Sitter { who, name, card: Card::default(), resigned: false, invite }
        };
        Self {
            game: plan.game.clone(),
            sitters: plan.chairs.iter().map(sitter).collect(),
            gave_up: Vec::new(),
            no_steward: plan.no_steward,
        }
    }

    /// The seats in order, with whoever sits there.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::first(self.sitters.len() as u8).zip(&self.sitters)
    }

    /// Whoever sits on a seat.
    pub fn on(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// The seats with somebody of whom this is true.
    fn seats(&self, is_so: impl Fn(&Sitter) -> bool) -> SeatSet {
        self.iter().filter(|(_, sitter)| is_so(sitter)).map(|(seat, _)| seat).collect()
    }

    /// The seats of a person, given up or not.
    pub fn seats_of(&self, guest: Option<GuestId>) -> SeatSet {
        self.seats(|sitter| guest.is_some() && sitter.guest() == guest)
    }

    /// The seats that are a person's and still played by them.
    pub fn held_by(&self, guest: GuestId) -> SeatSet {
        self.seats(|sitter| sitter.guest() == Some(guest) && !sitter.resigned)
    }

    /// The seats that no bot decides for.
    pub fn deciding(&self) -> SeatSet {
        self.seats(|sitter| sitter.bot().is_none())
    }

    /// The seats whose people can be asked something by whoever sits on this one.
    pub fn others(&self, seat: Seat) -> SeatSet {
        let asker = self.on(seat).and_then(Sitter::guest);
        self.seats(|sitter| sitter.guest().is_some() && sitter.guest() != asker && !sitter.resigned)
    }

    /// The seats on which nobody sits yet.
    pub fn open(&self) -> SeatSet {
        self.seats(|sitter| sitter.who == Who::Open)
    }

    /// The people who sit there, once for each seat.
    pub fn guests(&self) -> impl Iterator<Item = GuestId> {
        self.sitters.iter().filter_map(Sitter::guest)
    }

    /// Whether all people at the table are this one: hot-seat, or against bots only.
    pub fn is_alone(&self, guest: GuestId) -> bool {
        let mut people = self.guests().peekable();
        people.peek().is_some() && people.all(|other| other == guest)
    }

    /// Whether all seats are this person's, and no bot plays for any of them.
    pub fn is_without_bots(&self, guest: GuestId) -> bool {
        self.held_by(guest).len() == self.sitters.len()
    }

    /// Whether the game ends at once when this seat gives up, as nobody is left to play with.
    pub fn ends_without(&self, seat: Seat) -> bool {
        let left = self.playing() - SeatSet::only(seat);
        self.on(seat).is_some() && self.is_too_few(left)
    }

    /// Whether so many gave up that nobody is left who wants to play, or can.
    pub fn is_abandoned(&self) -> bool {
        !self.gave_up.is_empty() && self.is_too_few(self.playing())
    }

    /// The seats of those who have not given up.
    fn playing(&self) -> SeatSet {
        self.seats(|sitter| !sitter.resigned)
    }

    /// Whether the game ends when some have given up and these have not.
    fn is_too_few(&self, playing: SeatSet) -> bool {
        let people = playing & self.seats(|sitter| sitter.guest().is_some());
        self.no_steward || people.is_empty() || playing.len() < 2
    }

    /// Who gave up, the first of them first.
    pub fn gave_up(&self) -> &[Seat] {
        &self.gave_up
    }

    /// The first seat that this key opens.
    pub fn seat_for(&self, invite: Invite) -> Option<Seat> {
        let opens = |sitter: &Sitter| sitter.who == Who::Open && sitter.invite == Some(invite);
        self.seats(opens).iter().next()
    }

    /// Somebody sits down; nothing where there is no such seat.
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        guest: GuestId,
        name: String,
        card: Card,
    ) -> Option<()> {
        let name = self.told_apart(guest, name);
        let sitter = self.sitters.get_mut(seat.index())?;
        (sitter.who, sitter.name, sitter.card) = (Who::Human(guest), name, card);
        Some(())
    }

    /// The name of somebody who sits down. Where others have one that looks the same it gets a mark,
    /// so that nobody takes one person for another.
    fn told_apart(&self, guest: GuestId, name: String) -> String {
        let like = likeness(&name);
        let is_other = |sitter: &&Sitter| {
            let other = sitter.guest().is_some_and(|other| other != guest);
            other && !sitter.name.is_empty() && likeness(&sitter.name) == like
        };
        let mark = match self.sitters.iter().filter(is_other).count() {
            0 => return name,
            1 => '②',
            2 => '③',
            3 => '④',
            _ => '⑤',
        };
        format!("{name} {mark}")
    }

    /// On a copy of the table: this person sits here and on no other seat, and nobody has given up
    /// here.
    pub(super) fn sit_alone(&mut self, seat: Seat, guest: GuestId) {
        for (sits, sitter) in Seat::first(self.sitters.len() as u8).zip(&mut self.sitters) {
            if sits == seat {
                (sitter.who, sitter.resigned) = (Who::Human(guest), false);
            } else if let Who::Human(_) = sitter.who {
                sitter.who = Who::Recorded;
            }
        }
    }

    /// Somebody stands up; nothing where there is no such seat.
    pub(super) fn leave(&mut self, seat: Seat) -> Option<()> {
        let sitter = self.sitters.get_mut(seat.index())?;
        (sitter.who, sitter.name) = (Who::Open, String::new());
        sitter.card = Card::default();
        Some(())
    }

    /// A bot takes an open seat; nothing where there is no such seat.
    pub(super) fn seat_bot(&mut self, seat: Seat, level: &str) -> Option<()> {
        let bot = Opponent::find(&self.game, level).unwrap_or(STEWARD);
        self.sitters.get_mut(seat.index())?.who = Who::Bot(bot);
        Some(())
    }

    /// A seat gets another invitation; nothing where there is no such seat.
    pub(super) fn invite(&mut self, seat: Seat, invite: Invite) -> Option<()> {
        self.sitters.get_mut(seat.index())?.invite = Some(invite);
        Some(())
    }

    /// Somebody gives up; nothing where there is no such seat.
    pub(super) fn give_up(&mut self, seat: Seat) -> Option<()> {
        let sitter = self.sitters.get_mut(seat.index())?;
        if !std::mem::replace(&mut sitter.resigned, true) {
            self.gave_up.push(seat);
        }
        Some(())
    }
}
