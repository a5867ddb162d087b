//! A tournament as it is kept, and what can happen to it. Nothing here waits, and nothing is stored: whoever
//! changes one stores it as a whole.

use std::collections::BTreeSet;

use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{ClubId, GuestId, Invite, TableId};
use quadrivium_table::{Guest, Moment};
use quadrivium_tournament::{Field, Format, History, Player, Round, Row, Score, Shape, standings};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::ApiError;

/// How long a tournament waits to be begun: thirty days.
const OPEN_MS: u64 = 30 * 24 * 3_600 * 1_000;

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People come.
    Open,
    /// Rounds are played.
    Running,
    /// It is over.
    Over,
}

/// Who may take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Admission {
    /// Whoever likes.
    Open,
    /// Whoever has the link.
    Invitation {
        /// What stands in it.
        key: Invite,
    },
    /// The members of a club.
    Club {
        /// Which one.
        club: ClubId,
    },
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// Who; a name that nobody has once they are forgotten.
    pub guest: GuestId,
    /// What they were called when they came; nothing once they are forgotten.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
    /// When they came, in milliseconds since 1970.
    pub at: u64,
    /// Whether they have left since it began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptTable {
    /// Its name, settled before it is made.
    pub id: TableId,
    /// Who sits there, seat by seat.
    pub seats: Vec<Player>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<Score>>,
}

impl KeptTable {
    /// A table that nobody can finish any more: all are equal.
    pub fn void(&self) -> Vec<Score> {
        self.seats.iter().map(|&player| Score { player, place: 1, points: None }).collect()
    }
}

/// A round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptRound {
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// Until when it has to be over.
    pub until: u64,
    /// Whether its tables were made and everybody has it in their outbox. A table that is not there later is
    /// gone for good.
    #[serde(default)]
    pub opened: bool,
    /// Who has no game.
    #[serde(default)]
    pub byes: Vec<Player>,
    /// The tables.
    pub tables: Vec<KeptTable>,
}

impl KeptRound {
    /// Whether all its games are over.
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.scores.is_some())
    }
}

/// A tournament.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tournament {
    pub name: String,
    /// Who has made it; nobody once they are forgotten.
    pub organiser: Option<GuestId>,
    pub admission: Admission,
    pub game: String,
    /// The game's options by name, without the number of players.
    #[serde(default)]
    pub options: Map<String, Value>,
    pub shape: Shape,
    pub clock: Clock,
    pub rated: bool,
    /// How long a round may take, in seconds.
    pub round_s: u32,
    /// How many may take part.
    pub most: u16,
    pub created: u64,
    pub stage: Stage,
    #[serde(default)]
    pub ended: Option<u64>,
    /// What chance is drawn from.
    pub seed: u64,
    pub entrants: Vec<Entrant>,
    #[serde(default)]
    pub rounds: Vec<KeptRound>,
    /// Rounds that are settled already, unless somebody leaves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Round>,
    /// Whether those who take part have still to hear that it is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub end_untold: bool,
}

impl Tournament {
    /// The number of somebody who takes part.
    pub fn player_of(&self, guest: GuestId) -> Option<Player> {
        self.entrants.iter().position(|one| one.guest == guest).map(|at| at as Player)
    }

    /// Whether somebody takes part and has not left.
    pub fn has(&self, guest: GuestId) -> bool {
        self.entrants.iter().any(|one| one.guest == guest && !one.left)
    }

    /// Whether nobody has begun it for so long that it is no more.
    pub fn is_lapsed(&self, now: u64) -> bool {
        self.stage == Stage::Open && now >= self.lapses()
    }

    /// When it is no more if nobody begins it.
    pub fn lapses(&self) -> u64 {
        self.created + OPEN_MS
    }

    /// Whether it is not over.
    pub fn is_live(&self) -> bool {
        self.stage != Stage::Over
    }

    /// Whether somebody may look at it; of a club, whether they are a member is asked elsewhere.
    pub fn is_open_to(&self, guest: Option<GuestId>, key: Option<&str>, member: bool) -> bool {
        let takes_part = guest
            .is_some_and(|guest| self.organiser == Some(guest) || self.player_of(guest).is_some());
        takes_part
            || match &self.admission {
                Admission::Open => true,
                Admission::Invitation { key: own } => key == Some(own.as_str()),
                Admission::Club { .. } => member,
            }
    }

    /// Somebody comes. Whoever is there already stays.
    pub fn join(&mut self, person: &Guest, at: u64) -> Result<(), ApiError> {
        if self.has(person.id) {
            return Ok(());
        }
        if self.stage != Stage::Open {
            return Err(ApiError::TournamentBegun);
        }
        if self.entrants.len() >= usize::from(self.most) {
            return Err(ApiError::TournamentFull);
        }
        self.entrants.push(Entrant {
            guest: person.id,
            name: person.name.clone(),
            arms: person.arms().words(),
            at,
            left: false,
        });
        Ok(())
    }

    /// Somebody leaves: before it begins as if they had never come, later they are paired no more.
    pub fn leave(&mut self, guest: GuestId) -> Result<(), ApiError> {
        let at = self.entrants.iter().position(|one| one.guest == guest && !one.left);
        let at = at.ok_or(ApiError::NoPerson)?;
        match self.stage {
            Stage::Open => {
                self.entrants.remove(at);
            }
            Stage::Running => self.entrants[at].left = true,
            Stage::Over => return Err(ApiError::TournamentBegun),
        }
        Ok(())
    }

    /// The first round begins.
    pub fn begin(&mut self, moment: Moment<'_>) -> Result<(), ApiError> {
        if self.stage != Stage::Open {
            return Err(ApiError::TournamentBegun);
        }
        if self.entrants.len() < usize::from(self.shape.least.max(2)) {
            return Err(ApiError::TournamentFew);
        }
        let mut seed = [0; 8];
        moment.entropy.fill(&mut seed)?;
        self.seed = u64::from_le_bytes(seed);
        self.stage = Stage::Running;
        self.go_on(moment)
    }

    /// It ends, whatever is still played.
    pub fn end(&mut self, now: u64) {
        self.stage = Stage::Over;
        self.ended = Some(now);
        self.ahead.clear();
        self.end_untold = true;
    }

    /// A table is over; what is known already stays.
    pub fn note(&mut self, table: TableId, scores: Vec<Score>) {
        let tables = self.rounds.iter_mut().flat_map(|round| &mut round.tables);
        if let Some(found) = tables.into_iter().find(|one| one.id == table && one.scores.is_none())
        {
            found.scores = Some(scores);
        }
    }

    /// When a round is over the next one begins, or the tournament is over, too.
    pub fn go_on(&mut self, moment: Moment<'_>) -> Result<(), ApiError> {
        while self.stage == Stage::Running && self.rounds.last().is_none_or(KeptRound::is_over) {
            let left = self.left();
            let field = Field {
                shape: self.shape,
                players: self.entrants.len() as u16,
                left: &left,
                seed: self.seed,
            };
            let number = self.rounds.len() as u16;
            let Some(paired) = field.next(number, &self.history(), &self.ahead) else {
                self.end(moment.now);
                break;
            };
            let mut tables = Vec::new();
            for seats in paired.round.tables {
                tables.push(KeptTable {
                    id: TableId::random(moment.entropy)?,
                    seats,
                    scores: None,
                });
            }
            let until = moment.now + u64::from(self.round_s) * 1_000;
            let byes = paired.round.byes;
            self.rounds.push(KeptRound { began: moment.now, until, opened: false, byes, tables });
            self.ahead = paired.ahead;
        }
        Ok(())
    }

    fn left(&self) -> BTreeSet<Player> {
        let left = self.entrants.iter().enumerate().filter(|(_, one)| one.left);
        left.map(|(at, _)| at as Player).collect()
    }

    fn history(&self) -> History {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let byes = self.rounds.iter().flat_map(|round| &round.byes).copied();
        History {
            tables: tables.filter_map(|table| table.scores.clone()).collect(),
            byes: byes.collect(),
        }
    }

    /// How everybody stands.
    pub fn standings(&self) -> Vec<Row> {
        standings(self.shape, self.entrants.len() as u16, &self.history())
    }

    /// How many rounds there will be.
    pub fn planned(&self) -> u16 {
        let players = match self.stage {
            // Nobody knows yet how many come.
            Stage::Open if self.shape.format == Format::RoundRobin => {
                (self.entrants.len() as u16).max(2)
            }
            _ => self.entrants.len() as u16,
        };
        self.shape.rounds(players).max(self.rounds.len() as u16)
    }

    /// Somebody is forgotten; whether they were here. A name that nobody has stands for them.
    pub fn forget(&mut self, guest: GuestId, stand_in: GuestId) -> bool {
        let mut found = self.organiser == Some(guest);
        if found {
            self.organiser = None;
        }
        if self.stage == Stage::Open {
            let before = self.entrants.len();
            self.entrants.retain(|one| one.guest != guest);
            return found || self.entrants.len() < before;
        }
        for one in self.entrants.iter_mut().filter(|one| one.guest == guest) {
            (one.guest, one.left, found) = (stand_in, true, true);
            one.name.clear();
            one.arms.clear();
        }
        found
    }
}
