//! Who has to be told of a tournament, and what: that a round has begun, with a table or without a game, and
//! how it ended. Telling is noted in the outbox of each person, who hears of the same only once, however often
//! it is noted.

use std::sync::Arc;

use quadrivium_table::ids::{GuestId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

use super::kept::{Entrant, KeptRound, KeptTable, Stage, Tournament};
use crate::ApiError;
use crate::tables::Tables;

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// This round has begun, counted from 1.
    Round(u16),
    /// It is over.
    Over,
}

/// What a step means to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// They play.
    Plays {
        /// In which round.
        round: u16,
        /// Where.
        table: TableId,
        /// With whom.
        others: Vec<String>,
        /// Until when it has to be over.
        until: u64,
    },
    /// They have no game.
    SitsOut {
        /// In which round.
        round: u16,
        /// Until when it has to be over.
        until: u64,
    },
    /// All rounds are over.
    Finished {
        /// The place they took.
        place: u16,
        /// Among how many.
        players: u16,
    },
}

/// What somebody is told of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundNews {
    /// Which one.
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// What is played.
    pub game: String,
    /// What has happened.
    pub part: Part,
}

impl RoundNews {
    /// The table that they have to go to.
    pub fn table(&self) -> Option<TableId> {
        match self.part {
            Part::Plays { table, .. } => Some(table),
            Part::SitsOut { .. } | Part::Finished { .. } => None,
        }
    }
}

impl Tournament {
    /// What a step means to somebody who takes part; nothing where it is of no more use to them.
    fn part_of(&self, guest: GuestId, step: Step) -> Option<Part> {
        let player = self.player_of(guest).filter(|_| self.has(guest))?;
        match step {
            Step::Over if self.stage == Stage::Over => {
                let row = self.standings().into_iter().find(|row| row.player == player)?;
                Some(Part::Finished { place: row.place, players: self.entrants.len() as u16 })
            }
            Step::Round(number)
                if self.stage == Stage::Running && self.rounds.len() == usize::from(number) =>
            {
                let KeptRound { until, tables, byes, .. } = self.rounds.last()?;
                let (round, until) = (number, *until);
                let Some(table) = tables.iter().find(|table| table.seats.contains(&player)) else {
                    return byes.contains(&player).then_some(Part::SitsOut { round, until });
                };
                let others = table.seats.iter().filter(|&&other| other != player);
                let names = others.filter_map(|&other| self.entrants.get(usize::from(other)));
                let others = names.map(|one| one.name.clone()).filter(|name| !name.is_empty());
                let others = others.collect();
                let open = table.scores.is_none();
                open.then_some(Part::Plays { round, table: table.id, others, until })
            }
            Step::Over | Step::Round(_) => None,
        }
    }

    fn staying(&self, players: &[u16]) -> impl Iterator<Item = &Entrant> {
        let entrants = players.iter().filter_map(|&player| self.entrants.get(usize::from(player)));
        entrants.filter(|one| !one.left)
    }
}

impl Tables {
    /// Those at a table that has been made hear that their round has begun.
    pub(super) async fn tell_of_table(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
        table: &KeptTable,
    ) -> Result<(), ApiError> {
        let step = Step::Round(kept.rounds.len() as u16);
        for entrant in kept.staying(&table.seats) {
            self.note_step(entrant.guest, id, step, Some(table.id)).await?;
        }
        Ok(())
    }

    /// Those who have no game in a round hear that it has begun.
    pub(super) async fn tell_of_byes(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
        round: &KeptRound,
    ) -> Result<(), ApiError> {
        let step = Step::Round(kept.rounds.len() as u16);
        for entrant in kept.staying(&round.byes) {
            self.note_step(entrant.guest, id, step, None).await?;
        }
        Ok(())
    }

    /// Everybody who has stayed hears that it is over; afterwards that is noted.
    pub(super) async fn tell_of_end(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
    ) -> Result<(), ApiError> {
        for entrant in kept.entrants.iter().filter(|one| !one.left) {
            self.note_step(entrant.guest, id, Step::Over, None).await?;
        }
        self.change_tournament(id, |kept| {
            kept.end_untold = false;
            Ok(())
        })
        .await
    }

    /// What there is to tell somebody of a step, if it is still of use to them.
    pub(in crate::tables) async fn round_news(
        &self,
        guest: GuestId,
        id: TournamentId,
        step: Step,
    ) -> Result<Option<RoundNews>, ApiError> {
        if !self.config.finding.tournaments {
            return Ok(None);
        }
        let kept = match self.tournament(id).await {
            Ok((_, kept)) => kept,
            Err(ApiError::NoTournament) => return Ok(None),
            Err(error) => return Err(error),
        };
        let Some(part) = kept.part_of(guest, step) else { return Ok(None) };
        Ok(Some(RoundNews { tournament: id, name: kept.name, game: kept.game, part }))
    }
}
