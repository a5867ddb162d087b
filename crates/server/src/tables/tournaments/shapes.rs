//! What is sent and heard about tournaments over the wire.

use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{ClubId, GuestId, Invite, TableId, TournamentId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::tables::finding::PersonShown;

/// What kind of tournament it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentFormat {
    /// Everybody meets everybody, as evenly as can be.
    RoundRobin,
    /// In every round those meet who stand alike.
    Swiss,
    /// The same people at one table, several times.
    Series,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    /// People come.
    Open,
    /// Rounds are played.
    Running,
    /// It is over.
    Over,
}

/// Who may take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TournamentAdmission {
    /// Whoever likes.
    Open,
    /// Whoever has the link.
    Invitation,
    /// The members of a club.
    Club {
        /// Which one.
        #[schema(value_type = String)]
        club: ClubId,
    },
}

/// A new tournament.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct NewTournament {
    /// What it is called, 1 to 60 characters.
    pub name: String,
    /// Who may take part.
    pub admission: TournamentAdmission,
    /// The name of the game.
    pub game: String,
    /// The game's options by name.
    #[serde(default)]
    #[schema(value_type = HashMap<String, Value>)]
    pub settings: Map<String, Value>,
    /// What kind of tournament it is.
    pub format: TournamentFormat,
    /// How many sit at a table, 2 to 5; fewer where there are not enough, if the game can be played so.
    pub size: u8,
    /// How many rounds: 1 to 15. Of a round-robin, how often everybody meets: 1 or 2.
    pub rounds: u8,
    /// Time to think. At tables of tournaments a time that is up is claimed without anybody asking.
    pub clock: Clock,
    /// How many hours a round may take, 1 to 1440. What is not over then is decided by who has thought longest.
    pub round_h: u32,
    /// Whether its games count for the ratings of those who play.
    #[serde(default)]
    pub rated: bool,
    /// How many may take part, 2 to 64; as many as sit at the table where it is one.
    #[serde(default)]
    pub most: Option<u16>,
}

/// Something that is done about a tournament.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
pub struct TournamentAct {
    /// With `join`: what stands in the link, where one needs it.
    #[serde(default)]
    pub key: Option<String>,
    /// With `leave`: whom the organiser sends away.
    #[serde(default)]
    pub player: Option<String>,
}

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentCard {
    /// Which one.
    #[schema(value_type = String)]
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// How far it is.
    pub stage: TournamentStage,
    /// The name of the game.
    pub game: String,
    /// What kind of tournament it is.
    pub format: TournamentFormat,
    /// How many sit at a table.
    pub size: u8,
    /// How many rounds have begun.
    pub round: u16,
    /// How many there will be.
    pub rounds: u16,
    /// How many take part.
    pub players: u16,
    /// How many may.
    pub most: u16,
    /// Time to think.
    pub clock: Clock,
    /// How many hours a round may take.
    pub round_h: u32,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Who may take part.
    pub admission: TournamentAdmission,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// Until when the round has to be over, while one is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// When it was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// Whether one takes part.
    pub joined: bool,
    /// Whether one has made it.
    pub yours: bool,
}

/// What is told to whoever asks: those to come first, then those that are played, then the last that are over.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tournaments {
    /// They.
    pub tournaments: Vec<TournamentCard>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentPlayer {
    /// Who; nothing for somebody who has left the house.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub player: Option<GuestId>,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
    /// Whether they have dropped out.
    pub left: bool,
}

/// Somebody at a table of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentSeat {
    /// Who, by the place in the list of players.
    pub player: u16,
    /// The place that they took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// The points of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// What it was worth in the tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<f64>,
}

/// A table of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentTable {
    /// Which one.
    #[schema(value_type = String)]
    pub id: TableId,
    /// Who sits there, seat by seat.
    pub seats: Vec<TournamentSeat>,
}

/// A round of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentRound {
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// Until when it has to be over.
    pub until: u64,
    /// Who has no game, by the place in the list of players.
    pub byes: Vec<u16>,
    /// The tables.
    pub tables: Vec<TournamentTable>,
}

/// A tie-break in numbers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentBreak {
    /// Which one.
    pub by: TournamentTieBreak,
    /// The number; nothing where it says nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
}

/// What decides between those who have equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentTieBreak {
    /// For each game the mean of the points of those whom one met, all added up.
    Opponents,
    /// How those who are equal did against each other, if every two of them met equally often.
    Direct,
    /// How many games one has won.
    Wins,
    /// What part of all points of the games one had, on average.
    Share,
}

/// How somebody stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentRow {
    /// Who, by the place in the list of players.
    pub player: u16,
    /// The place; shared by those whom nothing tells apart.
    pub place: u16,
    /// The points.
    pub points: f64,
    /// How many games they have finished.
    pub games: u16,
    /// How often they had no game.
    pub byes: u16,
    /// The tie-breaks, the first first.
    pub breaks: Vec<TournamentBreak>,
}

/// What oneself is there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentYou {
    /// Whether one has made it.
    pub organiser: bool,
    /// One's place in the list of players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<u16>,
    /// Whether one has dropped out.
    pub left: bool,
    /// Where one plays in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub table: Option<TableId>,
}

/// A tournament, as one sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentShown {
    /// In short.
    #[serde(flatten)]
    pub card: TournamentCard,
    /// Who has made it; nothing once they have left.
    #[schema(required)]
    pub organiser: Option<PersonShown>,
    /// The game's options by name, as far as they were chosen.
    #[schema(value_type = HashMap<String, Value>)]
    pub settings: Map<String, Value>,
    /// How few may sit at a table.
    pub least: u8,
    /// What a round without a game is worth.
    pub bye: f64,
    /// What stands in the link; for those who take part, where one needs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<Invite>,
    /// What oneself is there.
    pub you: TournamentYou,
    /// Everybody who takes part, in the order in which they came.
    pub entrants: Vec<TournamentPlayer>,
    /// The rounds so far, the first first.
    pub played: Vec<TournamentRound>,
    /// How everybody stands, the first first; nothing before it begins.
    pub standings: Vec<TournamentRow>,
    /// The tie-breaks in the order in which they decide.
    pub breaks: Vec<TournamentTieBreak>,
}
