//! What people do with tournaments: found them, come, leave, begin, end.

use std::sync::Arc;

use quadrivium_table::api::{Create, SeatWish};
use quadrivium_table::ids::{GuestId, Invite, TableId, TournamentId};
use quadrivium_table::{Fault, Founding, Guest, RoundOf, plain};
use quadrivium_tournament::{Format, Shape};
use serde_json::{Map, Value};

use super::kept::{Admission, KeptRound, Stage, Tournament};
use super::shapes::{NewTournament, TournamentAct, TournamentAdmission, TournamentFormat};
use crate::ApiError;
use crate::quota::Quota;
use crate::store::{Paper, PaperKind};
use crate::tables::Tables;

/// The longest name of a tournament, in characters.
const LONGEST_NAME: usize = 60;
/// How many may take part.
const MOST_PLAYERS: u16 = 64;
/// How many rounds there may be.
const MOST_ROUNDS: u8 = 15;
/// How many may sit at a table.
const MOST_AT_TABLE: u8 = 5;
/// How many hours a round may take: two months.
const LONGEST_ROUND_H: u32 = 60 * 24;
/// How many tournaments of one person may be open or played.
const MOST_ORGANISED: usize = 5;
/// In how many one may take part at the same time.
const MOST_JOINED: usize = 20;

fn within(field: &'static str, value: u32, least: u32, most: u32) -> Result<(), ApiError> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let reason = format!("from {least} to {most}");
    Err(Fault::BadField { field, reason }.into())
}

impl From<TournamentFormat> for Format {
    fn from(format: TournamentFormat) -> Self {
        match format {
            TournamentFormat::RoundRobin => Self::RoundRobin,
            TournamentFormat::Swiss => Self::Swiss,
            TournamentFormat::Series => Self::Series,
        }
    }
}

impl Tournament {
    /// What a table of so many would be made of.
    pub(super) fn table_of(&self, size: usize) -> Create {
        Create {
            game: self.game.clone(),
            settings: self.options.clone(),
            seats: vec![SeatWish::Open; size],
            clock: Some(self.clock),
            no_hints: true,
            public: None,
            rated: self.rated,
            no_steward: false,
        }
    }

    /// What a table says of the round that it belongs to.
    pub(super) fn round_of(&self, table: TableId) -> Option<RoundOf> {
        let of = |round: &KeptRound| round.tables.iter().any(|one| one.id == table);
        let at = self.rounds.iter().position(of)?;
        let open = self.admission == Admission::Open;
        Some(RoundOf { name: self.name.clone(), number: at as u16 + 1, open })
    }
}

impl Tables {
    /// Founds a tournament; people come from now on.
    ///
    /// # Errors
    /// When there cannot be such a tournament, or one has too many.
    pub async fn found_tournament(
        self: &Arc<Self>,
        guest: GuestId,
        wish: NewTournament,
    ) -> Result<TournamentId, ApiError> {
        self.check_tournaments()?;
        self.check_voice(guest)?;
        let person = self.known(Some(guest)).await?;
        let admission = match wish.admission {
            TournamentAdmission::Open => Admission::Open,
            TournamentAdmission::Invitation => {
                Admission::Invitation { key: Invite::random(self.moment().entropy)? }
            }
            TournamentAdmission::Club { club } if self.is_member(club, guest).await? => {
                Admission::Club { club }
            }
            TournamentAdmission::Club { .. } => return Err(ApiError::NoClub),
        };
        if self.hub.live(|one| one.organiser == Some(guest)) >= MOST_ORGANISED {
            return Err(Quota::Tournaments.into());
        }
        let kept = self.wished(&person, wish, admission)?;
        let id = TournamentId::random(self.moment().entropy)?;
        let paper = Paper::new(PaperKind::Tournament, &id, id, &kept);
        if self.keep_tournament(id, vec![paper], &kept).await? {
            Ok(id)
        } else {
            Err(ApiError::Internal)
        }
    }

    /// A tournament as somebody wishes.
    fn wished(
        &self,
        organiser: &Guest,
        wish: NewTournament,
        admission: Admission,
    ) -> Result<Tournament, ApiError> {
        let format: Format = wish.format.into();
        let most_rounds = if format == Format::RoundRobin { 2 } else { MOST_ROUNDS };
        within("rounds", wish.rounds.into(), 1, most_rounds.into())?;
        within("size", wish.size.into(), 2, MOST_AT_TABLE.into())?;
        within("round_h", wish.round_h, 1, LONGEST_ROUND_H)?;
        let most = match format {
            Format::Series => u16::from(wish.size),
            Format::RoundRobin | Format::Swiss => wish.most.unwrap_or(MOST_PLAYERS),
        };
        within("most", most.into(), wish.size.into(), MOST_PLAYERS.into())?;
        let mut options: Map<String, Value> = wish.settings;
        options.remove("players");
        let mut kept = Tournament {
            name: plain("name", &wish.name, LONGEST_NAME)?,
            organiser: Some(organiser.id),
            admission,
            game: wish.game,
            options,
            shape: Shape { format, size: wish.size, least: wish.size, wish: wish.rounds },
            clock: wish.clock,
            rated: wish.rated,
            round_s: wish.round_h * 3_600,
            most,
            created: self.now(),
            stage: Stage::Open,
            ended: None,
            seed: 0,
            entrants: Vec::new(),
            rounds: Vec::new(),
            ahead: Vec::new(),
            end_untold: false,
        };
        // A table is tried, so that what cannot be played is found out before anybody comes.
        self.check_table(&kept, organiser, wish.size)?;
        while kept.shape.least > 2
            && self.check_table(&kept, organiser, kept.shape.least - 1).is_ok()
        {
            kept.shape.least -= 1;
        }
        Ok(kept)
    }

    /// Whether such a tournament can have a table of so many.
    fn check_table(&self, kept: &Tournament, organiser: &Guest, size: u8) -> Result<(), ApiError> {
        let wish = kept.table_of(usize::from(size));
        let founding = Founding::wished(self.moment(), organiser, wish)?;
        self.check_rated(&founding.plan)
    }

    /// Does something about a tournament.
    ///
    /// # Errors
    /// When one may not, or it is too late for it.
    pub async fn act_in_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        guest: GuestId,
        verb: &str,
        act: &TournamentAct,
    ) -> Result<(), ApiError> {
        self.check_tournaments()?;
        let person = self.known(Some(guest)).await?;
        // Whoever may not look at it does not learn that it is there.
        let (_, kept) = self.tournament(id).await?;
        self.check_sees(&kept, Some(guest), act.key.as_deref()).await?;
        match verb {
            "join" => self.join_tournament(id, &person, act.key.as_deref()).await,
            "leave" => self.leave_tournament(id, guest, act).await,
            "start" => {
                self.as_organiser(id, guest, |kept| kept.begin(self.moment())).await?;
                self.go_on_with(id).await
            }
            "close" => self.close_tournament(id, guest).await,
            _ => Err(Fault::NoPage.into()),
        }
    }

    async fn join_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        person: &Guest,
        key: Option<&str>,
    ) -> Result<(), ApiError> {
        if self.hub.live(|one| one.has(person.id)) >= MOST_JOINED {
            return Err(Quota::Tournaments.into());
        }
        self.change_tournament(id, |kept| {
            // The link may have been changed since it was looked at, so that it does not open this any more. Whoever
            // is sent away from a club keeps a place that they have, so that may have been asked a moment ago.
            if !kept.is_open_to(Some(person.id), key, true) {
                return Err(ApiError::NoTournament);
            }
            kept.join(person, self.now())
        })
        .await
    }

    /// One leaves; the organiser sends somebody away, who has no link to come back by then.
    async fn leave_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        guest: GuestId,
        act: &TournamentAct,
    ) -> Result<(), ApiError> {
        let who = match act.player.as_deref() {
            Some(player) => player.parse().map_err(|_| ApiError::NoPerson)?,
            None => guest,
        };
        let fresh = Invite::random(self.moment().entropy)?;
        self.change_tournament(id, |kept| {
            if who != guest && kept.organiser != Some(guest) {
                return Err(ApiError::NotOrganiser);
            }
            kept.leave(who)?;
            match &mut kept.admission {
                Admission::Invitation { key } if who != guest => *key = fresh,
                _ => {}
            }
            Ok(())
        })
        .await
    }

    async fn as_organiser(
        self: &Arc<Self>,
        id: TournamentId,
        guest: GuestId,
        change: impl Fn(&mut Tournament) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        self.change_tournament(id, |kept| {
            if kept.organiser != Some(guest) {
                return Err(ApiError::NotOrganiser);
            }
            change(kept)
        })
        .await
    }

    /// The organiser ends a tournament: before it begins it is gone, later it is over. Games that are played go
    /// on, and count for nothing here.
    async fn close_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        let (paper, kept) = self.tournament(id).await?;
        if kept.stage == Stage::Open && kept.organiser == Some(guest) {
            let torn = self.tear_tournament(id, &paper, &kept).await?;
            return if torn { Ok(()) } else { Err(ApiError::Busy) };
        }
        let now = self.now();
        self.as_organiser(id, guest, |kept| {
            if kept.stage == Stage::Running {
                kept.end(now);
            }
            Ok(())
        })
        .await
    }

    /// Takes somebody who may not come in out of all tournaments that are not over, so that nobody is paired with
    /// them. What they have organised and nobody has begun is gone.
    ///
    /// # Errors
    /// When the database fails; then it is tried again.
    pub(in crate::tables) async fn drop_out_of_tournaments(
        self: &Arc<Self>,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        for (paper, kept) in self.all_tournaments().await? {
            let Ok(id) = paper.id.parse::<TournamentId>() else { continue };
            if kept.organiser == Some(guest) && kept.stage == Stage::Open {
                if !self.tear_tournament(id, &paper, &kept).await? {
                    return Err(ApiError::Busy);
                }
            } else if kept.is_live() && kept.has(guest) {
                let leave = |kept: &mut Tournament| {
                    if kept.is_live() && kept.has(guest) { kept.leave(guest) } else { Ok(()) }
                };
                match self.change_tournament(id, leave).await {
                    // Its organiser was quicker.
                    Ok(()) | Err(ApiError::NoTournament) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Takes somebody who is being forgotten out of all tournaments. What they have organised and nobody has
    /// begun is gone.
    ///
    /// # Errors
    /// When the database fails; then it is tried again.
    pub(in crate::tables) async fn part_from_tournaments(
        self: &Arc<Self>,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        for (paper, kept) in self.all_tournaments().await? {
            let Ok(id) = paper.id.parse::<TournamentId>() else { continue };
            if kept.organiser == Some(guest) && kept.stage == Stage::Open {
                if !self.tear_tournament(id, &paper, &kept).await? {
                    return Err(ApiError::Busy);
                }
            } else if kept.organiser == Some(guest) || kept.player_of(guest).is_some() {
                let stand_in = GuestId::random(self.moment().entropy)?;
                self.change_tournament(id, |kept| {
                    kept.forget(guest, stand_in);
                    Ok(())
                })
                .await?;
            }
        }
        Ok(())
    }
}
