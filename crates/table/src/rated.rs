//! Rated tables: whether a table can be one, what is forbidden there, and what counts when it is over.

use quadrivium_core::{AnyGame, Seat, Settings, Turn};
use quadrivium_games::{GAMES, Opponent};

use super::{Fold, Who};
use crate::api::SeatWish;
use crate::fault::Fault;
use crate::ids::GuestId;

/// Which printing of the rules is followed goes by the language of who plays, and makes nobody stronger.
const PRINTINGS: [&str; 2] = ["edition", "landscape_supply"];

/// Why a table cannot be rated, or not go on being rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// Fewer than two people would play.
    #[error("a rated game needs at least two people")]
    People,
    /// Somebody would play at the screen of somebody else.
    #[error("in a rated game everybody plays at a device of their own")]
    Hotseat,
    /// It is not the usual game.
    #[error("rated games are played with the usual options")]
    Options,
    /// Nobody has measured how strong that bot is.
    #[error("this bot has no rating: choose an apprentice, a journeyman or a master")]
    Bot,
    /// Whoever runs the server does not want ratings.
    #[error("there are no rated games here")]
    Off,
}

impl Unrated {
    /// The word for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::People => "rated_people",
            Self::Hotseat => "rated_hotseat",
            Self::Options => "rated_options",
            Self::Bot => "rated_bot",
            Self::Off => "rated_off",
        }
    }
}

/// Whether a table with these seats and this game can be rated. Of a bot, whoever makes it says whether it
/// has a rating.
///
/// # Errors
/// Why not.
pub(crate) fn check_wish(game: &dyn AnyGame, seats: &[SeatWish]) -> Result<(), Fault> {
    let you = seats.iter().filter(|seat| matches!(seat, SeatWish::You)).count();
    let open = seats.iter().filter(|seat| matches!(seat, SeatWish::Open)).count();
    if you > 1 {
        return Err(Fault::Unrated(Unrated::Hotseat));
    }
    if you + open < 2 {
        return Err(Fault::Unrated(Unrated::People));
    }
    let settings = game.settings();
    let printings = settings.pairs().filter(|(name, _)| PRINTINGS.contains(name));
    let usual = printings
        .fold(Settings::players(game.players()), |usual, (name, value)| usual.with(name, value));
    let usual = GAMES.find(game.name())?.start(&usual)?.settings();
    if !usual.pairs().eq(settings.pairs()) {
        return Err(Fault::Unrated(Unrated::Options));
    }
    Ok(())
}

/// Who took a place in a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Person(GuestId),
    /// A bot.
    Bot(Opponent),
    /// Somebody who is forgotten: nobody knows any more how strong they were.
    Gone,
}

/// What a game that is over says of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The seat.
    pub seat: Seat,
    /// Who sat there from the start.
    pub player: Player,
    /// The place, 1 for the first; whoever left stands behind all others.
    pub place: u8,
    /// The points; nothing for who left, and nothing where the game was broken off.
    pub points: Option<i32>,
    /// Whether they left.
    pub left: bool,
    /// How many milliseconds they usually took for the first decision of a turn.
    pub pace: Option<u64>,
}

impl Fold {
    /// What a rated game that is over says of everybody; nothing while it runs, and of any other game.
    pub fn finish(&self) -> Option<Vec<Finish>> {
        self.outcome().filter(|_| self.plan.rated)
    }

    /// What a game that is over says of everybody; nothing while it runs.
    pub fn outcome(&self) -> Option<Vec<Finish>> {
        if !self.is_finished() {
            return None;
        }
        let standings = self.standings();
        let whole = self.line.game().turn() == Turn::Over;
        let finish = |(seat, sitter): (Seat, &super::Sitter)| {
            let standing = standings.of(seat)?;
            let player = match sitter.who {
                // Nobody sits down without a name.
                Who::Human(_) if sitter.name.is_empty() => Player::Gone,
                Who::Human(guest) => Player::Person(guest),
                Who::Bot(bot) => Player::Bot(bot),
                Who::Open | Who::Recorded => return None,
            };
            let left = sitter.resigned;
            let points = (whole && !left).then_some(standing.points);
            Some(Finish { seat, player, place: standing.rank, points, left, pace: self.pace(seat) })
        };
        self.people.iter().map(finish).collect()
    }

    /// The median of how long a seat took to begin its turns.
    fn pace(&self, seat: Seat) -> Option<u64> {
        let steps = self.line.steps();
        let begins =
            steps.windows(2).filter(|two| two[1].by == seat.into() && two[0].by != two[1].by);
        let mut took: Vec<_> = begins.map(|two| two[1].at.saturating_sub(two[0].at)).collect();
        took.sort_unstable();
        took.get(took.len() / 2).copied()
    }

    /// Whether somebody may sit down here who sits here already.
    pub(super) fn check_twice(&self, guest: GuestId) -> Result<(), Fault> {
        let twice = self.plan.rated && !self.people.seats_of(Some(guest)).is_empty();
        if twice { Err(Fault::Unrated(Unrated::Hotseat)) } else { Ok(()) }
    }

    /// Whether enough people are left to be rated when a bot takes one of the open seats.
    pub(super) fn check_people(&self) -> Result<(), Fault> {
        let people = self.people.iter().filter(|(_, sitter)| sitter.bot().is_none()).count();
        let few = self.plan.rated && people <= 2;
        if few { Err(Fault::Unrated(Unrated::People)) } else { Ok(()) }
    }
}
