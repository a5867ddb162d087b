//! What is seen of tournaments, and by whom. Whoever may not look at one does not learn that it is there.

use std::sync::Arc;

use quadrivium_table::ids::{GuestId, TournamentId};
use quadrivium_tournament::{Format, POINT, Row, TieBreak, score};
use serde_json::{Value, json};

use super::kept::{Admission, KeptTable, Stage, Tournament};
use super::shapes::{
    TournamentAdmission, TournamentBreak, TournamentCard, TournamentFormat, TournamentPlayer,
    TournamentRound, TournamentRow, TournamentSeat, TournamentShown, TournamentStage,
    TournamentTable, TournamentTieBreak, TournamentYou, Tournaments,
};
use crate::ApiError;
use crate::tables::Tables;
use crate::tables::finding::{Circle, PersonShown};

/// How many tournaments that are over are listed.
const MOST_OVER: usize = 40;
/// How many are listed in all.
const MOST_LISTED: usize = 300;

impl From<Format> for TournamentFormat {
    fn from(format: Format) -> Self {
        match format {
            Format::RoundRobin => Self::RoundRobin,
            Format::Swiss => Self::Swiss,
            Format::Series => Self::Series,
        }
    }
}

impl From<TieBreak> for TournamentTieBreak {
    fn from(by: TieBreak) -> Self {
        match by {
            TieBreak::Opponents => Self::Opponents,
            TieBreak::Direct => Self::Direct,
            TieBreak::Wins => Self::Wins,
            TieBreak::Share => Self::Share,
        }
    }
}

fn points(parts: u32) -> f64 {
    f64::from(parts) / f64::from(POINT)
}

impl Tournament {
    fn stage_shown(&self) -> TournamentStage {
        match self.stage {
            Stage::Open => TournamentStage::Open,
            Stage::Running => TournamentStage::Running,
            Stage::Over => TournamentStage::Over,
        }
    }

    fn card(&self, id: TournamentId, viewer: Option<GuestId>) -> TournamentCard {
        let running = self.rounds.last().filter(|_| self.stage == Stage::Running);
        TournamentCard {
            id,
            name: self.name.clone(),
            stage: self.stage_shown(),
            game: self.game.clone(),
            format: self.shape.format.into(),
            size: self.shape.size,
            round: self.rounds.len() as u16,
            rounds: self.planned(),
            players: self.entrants.len() as u16,
            most: self.most,
            clock: self.clock,
            round_h: self.round_s / 3_600,
            rated: self.rated,
            admission: match self.admission {
                Admission::Open => TournamentAdmission::Open,
                Admission::Invitation { .. } => TournamentAdmission::Invitation,
                Admission::Club { club } => TournamentAdmission::Club { club },
            },
            created: self.created,
            until: running.map(|round| round.until),
            ended: self.ended,
            joined: viewer.is_some_and(|viewer| self.has(viewer)),
            yours: viewer.is_some() && self.organiser == viewer,
        }
    }

    fn you(&self, viewer: Option<GuestId>) -> TournamentYou {
        let player = viewer.and_then(|viewer| self.player_of(viewer));
        let plays = |table: &&KeptTable| {
            table.scores.is_none() && player.is_some_and(|player| table.seats.contains(&player))
        };
        let round = self.rounds.last().filter(|round| round.opened);
        TournamentYou {
            organiser: viewer.is_some() && self.organiser == viewer,
            player,
            left: player.is_some_and(|player| self.entrants[usize::from(player)].left),
            table: round.and_then(|round| round.tables.iter().find(plays)).map(|table| table.id),
        }
    }

    fn played(&self) -> Vec<TournamentRound> {
        let table = |table: &KeptTable| {
            let worth = table.scores.as_deref().map(score);
            let seat = |(at, &player): (usize, &u16)| {
                let own = table.scores.as_ref().and_then(|scores| scores.get(at));
                TournamentSeat {
                    player,
                    place: own.map(|own| own.place),
                    points: own.and_then(|own| own.points),
                    worth: worth
                        .as_ref()
                        .and_then(|worth| worth.get(at))
                        .map(|&parts| points(parts)),
                }
            };
            TournamentTable {
                id: table.id,
                seats: table.seats.iter().enumerate().map(seat).collect(),
            }
        };
        let round = |round: &super::kept::KeptRound| TournamentRound {
            began: round.began,
            until: round.until,
            byes: round.byes.clone(),
            tables: round.tables.iter().map(table).collect(),
        };
        self.rounds.iter().map(round).collect()
    }
}

fn row(row: Row) -> TournamentRow {
    let broken = row.breaks.into_iter().map(|one| {
        let value = one.value.map(|value| match one.by {
            TieBreak::Wins => value as f64,
            TieBreak::Opponents | TieBreak::Direct | TieBreak::Share => value as f64 / 1_000.0,
        });
        TournamentBreak { by: one.by.into(), value }
    });
    TournamentRow {
        player: row.player,
        place: row.place,
        points: points(row.points),
        games: row.games,
        byes: row.byes,
        breaks: broken.collect(),
    }
}

impl Tables {
    /// Whether somebody may look at a tournament.
    pub(super) async fn check_sees(
        &self,
        kept: &Tournament,
        viewer: Option<GuestId>,
        key: Option<&str>,
    ) -> Result<(), ApiError> {
        let member = match (&kept.admission, viewer) {
            (Admission::Club { club }, Some(viewer)) => self.is_member(*club, viewer).await?,
            _ => false,
        };
        if kept.is_open_to(viewer, key, member) { Ok(()) } else { Err(ApiError::NoTournament) }
    }

    /// Whether somebody is told that a tournament has changed.
    pub fn hears_of_tournament(&self, id: TournamentId, circle: &Circle) -> bool {
        // One that is gone is told to all: there is nothing to be seen of it but its number.
        self.hub.get(id).is_none_or(|kept| is_listed_to(&kept, circle))
    }

    /// The tournaments that are listed to somebody.
    ///
    /// # Errors
    /// When they are switched off, or the database fails.
    pub async fn list_tournaments(
        self: &Arc<Self>,
        viewer: Option<GuestId>,
    ) -> Result<Tournaments, ApiError> {
        self.check_tournaments()?;
        let circle = self.circle(viewer).await?;
        let all = self.hub.all().into_iter().filter(|(_, kept)| is_listed_to(kept, &circle));
        let mut cards: Vec<_> = all.map(|(id, kept)| kept.card(id, viewer)).collect();
        let newest = |card: &TournamentCard| card.ended.unwrap_or(card.created);
        cards.sort_by_key(|card| (card.stage, std::cmp::Reverse(newest(card)), card.id));
        let mut over = 0;
        cards.retain(|card| {
            over += usize::from(card.stage == TournamentStage::Over);
            card.stage != TournamentStage::Over || over <= MOST_OVER
        });
        cards.truncate(MOST_LISTED);
        Ok(Tournaments { tournaments: cards })
    }

    /// A tournament as somebody sees it.
    ///
    /// # Errors
    /// When there is none for them.
    pub async fn show_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        viewer: Option<GuestId>,
        key: Option<&str>,
    ) -> Result<TournamentShown, ApiError> {
        self.check_tournaments()?;
        self.check_inside(viewer)?;
        let (_, kept) = self.tournament(id).await?;
        self.check_sees(&kept, viewer, key).await?;
        let organiser = self.guest(kept.organiser).await?;
        let you = kept.you(viewer);
        let own_key = match &kept.admission {
            Admission::Invitation { key } if you.organiser || you.player.is_some() => Some(*key),
            _ => None,
        };
        let standings = match kept.stage {
            Stage::Open => Vec::new(),
            Stage::Running | Stage::Over => kept.standings().into_iter().map(row).collect(),
        };
        let entrant = |one: &super::kept::Entrant| TournamentPlayer {
            player: Some(one.guest).filter(|_| !one.name.is_empty()),
            name: one.name.clone(),
            arms: one.arms.clone(),
            left: one.left,
        };
        Ok(TournamentShown {
            card: kept.card(id, viewer),
            organiser: organiser.as_ref().map(PersonShown::from),
            settings: kept.options.clone(),
            least: kept.shape.least,
            bye: points(kept.shape.bye()),
            key: own_key,
            you,
            entrants: kept.entrants.iter().map(entrant).collect(),
            played: kept.played(),
            standings,
            breaks: TieBreak::of(kept.shape.format).iter().map(|&by| by.into()).collect(),
        })
    }

    /// What is kept of somebody in tournaments.
    pub(in crate::tables) async fn exported_tournaments(
        &self,
        guest: GuestId,
    ) -> Result<Vec<Value>, ApiError> {
        let mut told = Vec::new();
        for (paper, kept) in self.all_tournaments().await? {
            let (organised, player) = (kept.organiser == Some(guest), kept.player_of(guest));
            if !organised && player.is_none() {
                continue;
            }
            let entrant = player.map(|player| &kept.entrants[usize::from(player)]);
            let rows = kept.standings();
            let row = rows.iter().find(|row| Some(row.player) == player);
            let tables = kept.rounds.iter().flat_map(|round| &round.tables);
            let tables =
                tables.filter(|table| player.is_some_and(|one| table.seats.contains(&one)));
            told.push(json!({
                "id": paper.id,
                "name": kept.name,
                "game": kept.game,
                "created": kept.created,
                "made_by_you": organised,
                "your_name_there": entrant.map(|one| &one.name),
                "your_arms_there": entrant.map(|one| &one.arms),
                "came": entrant.map(|one| one.at),
                "dropped_out": entrant.map(|one| one.left),
                "place": row.map(|row| row.place),
                "points": row.map(|row| points(row.points)),
                "tables": tables.map(|table| table.id).collect::<Vec<_>>(),
            }));
        }
        Ok(told)
    }
}

/// Whether a tournament stands in somebody's lists: one by invitation only in those of who takes part.
fn is_listed_to(kept: &Tournament, circle: &Circle) -> bool {
    let member = match kept.admission {
        Admission::Club { club } => circle.clubs.contains_key(&club),
        Admission::Open | Admission::Invitation { .. } => false,
    };
    !circle.outside && kept.is_open_to(circle.me, None, member)
}
