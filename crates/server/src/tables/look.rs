//! Everything that only looks.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{OptionSpec, OptionValues, Seat, Viewer};
use quadrivium_games::GAMES;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Tables;
use super::create::settings;
use crate::ApiError;
use crate::api::{
    Games, ListedGame, ListedOption, Mine, Players, Possible, PossibleOption, Reasons, ServerFrame,
    Summary, SummarySeat, Update, Why,
};
use crate::held::Held;
use crate::ids::{GuestId, TableId};
use crate::store::Listed;
use crate::table::{Eyes, Removal, State};
use crate::work::Asker;

/// Room for most replies, so that they do not grow step by step.
const USUAL_REPLY: usize = 16 << 10;
/// How many tables a list holds.
const MOST_LISTED: u32 = 200;

/// What the lists keep of a game that is over.
#[derive(Serialize, Deserialize)]
struct Ended {
    at: u64,
    moves: u32,
    seats: Vec<SummarySeat>,
    guests: Vec<Option<GuestId>>,
}

/// What a connection has sent already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cursor {
    moves: u32,
    /// The last entry that this person may know of.
    seq: u64,
    chat: u64,
    turns_back: u64,
    viewer: Option<Viewer>,
}

impl Tables {
    /// All games.
    pub fn games() -> Games {
        let option = |game: &str, spec: &OptionSpec| ListedOption {
            name: spec.name,
            default: spec.default,
            values: match spec.values {
                OptionValues::OneOf(words) => Some(words),
                OptionValues::Like(_) => None,
            },
            form: match spec.values {
                OptionValues::OneOf(_) => None,
                OptionValues::Like(form) => Some(form),
            },
            help: format!("option-{game}-{}", spec.name.replace('_', "-")),
        };
        let games = GAMES.iter().map(|entry| ListedGame {
            game: entry.name,
            title: format!("{}-title", entry.name),
            about: format!("{}-about", entry.name),
            rules: entry.rules,
            players: Players {
                min: *entry.players.start(),
                max: *entry.players.end(),
                all: entry.players.clone().collect(),
            },
            options: entry.options.iter().map(|spec| option(entry.name, spec)).collect(),
            characters: quadrivium_games::characters(entry.name).unwrap_or_default(),
        });
        Games { games: games.collect(), levels: Level::NAMES.to_vec() }
    }

    /// What each option can be while the others are as they are chosen: the game is asked, by being
    /// set up.
    ///
    /// # Errors
    /// When there is no such game, or what is chosen cannot be read.
    pub fn possible(game: &str, chosen: &Map<String, Value>) -> Result<Possible, ApiError> {
        let entry = GAMES.find(game)?;
        let starts = |name: &str, value: &str| {
            let mut tried = chosen.clone();
            tried.insert(name.to_owned(), Value::String(value.to_owned()));
            Ok::<_, ApiError>(entry.start(&settings(&tried, 0)?).is_ok())
        };
        let mut options = Vec::new();
        for spec in entry.options {
            let OptionValues::OneOf(words) = spec.values else { continue };
            let mut values = Vec::new();
            for &word in words {
                if starts(spec.name, word)? {
                    values.push(word);
                }
            }
            options.push(PossibleOption { name: spec.name, values });
        }
        Ok(Possible { options })
    }

    /// The table as one person may see it, as JSON.
    ///
    /// # Errors
    /// When there is none for them.
    pub async fn snapshot(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        page: bool,
    ) -> Result<String, ApiError> {
        let held = self.fetch_for(id, guest).await?;
        Ok(self.show(&held, guest, page))
    }

    /// What an invitation is to, as JSON.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn invitation(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        invite: &str,
    ) -> Result<String, ApiError> {
        let invite = invite.parse().map_err(|_| ApiError::BadInvite)?;
        let held = self.fetch_for(id, guest).await?;
        let owner = held.fold().plan.owner;
        let host = self.guest(Some(owner)).await?.map(|host| host.name).unwrap_or_default();
        let fold = held.fold();
        Ok(json(&fold.invitation(guest, host, invite)))
    }

    /// A table in memory as one person may see it, as JSON.
    pub fn show(&self, held: &Held, guest: Option<GuestId>, page: bool) -> String {
        let fold = held.fold();
        let presence = held.presence();
        let eyes = Eyes { guest, now: self.now(), presence: &presence, page };
        json(&fold.whole_snapshot(eyes))
    }

    /// The first frame of a connection.
    pub fn first_frame(&self, held: &Held, guest: Option<GuestId>, page: bool) -> (String, Cursor) {
        let fold = held.fold();
        let presence = held.presence();
        let eyes = Eyes { guest, now: self.now(), presence: &presence, page };
        let cursor = Cursor {
            moves: fold.line.moves(),
            seq: fold.seq_for(guest),
            chat: fold.seq(),
            turns_back: fold.line.turns_back(),
            viewer: Some(fold.viewer(guest)),
        };
        (json(&ServerFrame::Snapshot { snapshot: Box::new(fold.whole_snapshot(eyes)) }), cursor)
    }

    /// A frame with what has changed since the last one; nothing where only others may know of it.
    pub fn next_frame(
        &self,
        held: &Held,
        guest: Option<GuestId>,
        page: bool,
        cursor: &mut Cursor,
    ) -> Option<String> {
        let fold = held.fold();
        if cursor.seq == fold.seq_for(guest) {
            return None;
        }
        let presence = held.presence();
        let eyes = Eyes { guest, now: self.now(), presence: &presence, page };
        let viewer = fold.viewer(guest);
        // Another seat of the same person may know other things about the past.
        let other_eyes = cursor.viewer != Some(viewer)
            && fold.line.steps().iter().any(crate::table::Step::is_hidden);
        let reset = cursor.turns_back != fold.line.turns_back() || other_eyes;
        let update = Update {
            lines: fold.lines(viewer, if reset { 0 } else { cursor.moves }),
            reset,
            chat: fold.chat_after(cursor.chat),
            snapshot: fold.snapshot(eyes),
        };
        *cursor = Cursor {
            moves: fold.line.moves(),
            seq: fold.seq_for(guest),
            chat: fold.seq(),
            turns_back: fold.line.turns_back(),
            viewer: Some(viewer),
        };
        Some(json(&ServerFrame::Update(Box::new(update))))
    }

    /// A frame that says who is connected.
    pub fn presence_frame(held: &Held) -> String {
        let fold = held.fold();
        let presence = held.presence();
        let (seats, spectators) = (fold.online(&presence), fold.spectators(&presence));
        json(&ServerFrame::Presence { seats, spectators, thinking: presence.thinking })
    }

    /// A position of the line of play, as JSON. When the game is over, also with another seat's eyes.
    ///
    /// # Errors
    /// When there is no such move, or the seat is somebody else's in a running game.
    pub async fn position(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        moves: u32,
        seat: Option<Seat>,
        page: bool,
    ) -> Result<String, ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let fold = held.fold();
        if moves > fold.line.moves() {
            return Err(ApiError::NoMove { asked: moves, moves: fold.line.moves() });
        }
        let viewer = match seat {
            None => fold.viewer(guest),
            Some(seat) if fold.people.on(seat).is_none() => {
                let reason = "there is no such seat".to_owned();
                return Err(ApiError::BadField { field: "as", reason });
            }
            Some(seat) => {
                let own = fold.people.seats_of(guest).contains(seat);
                if !own && fold.state() != State::Over {
                    return Err(ApiError::NotYourSeat(seat));
                }
                seat.into()
            }
        };
        Ok(json(&fold.position(moves, viewer, page)))
    }

    /// Why actions are not possible now.
    ///
    /// # Errors
    /// When it is not one's own seat, or too much is asked at once.
    pub async fn why(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        why: Why,
    ) -> Result<Reasons, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let refusals = held.fold().refusals(guest, &why)?;
        Ok(Reasons { refusals })
    }

    /// The tables of a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mine(self: &Arc<Self>, guest: GuestId) -> Result<Mine, ApiError> {
        let (mut running, mut finished) = (Vec::new(), Vec::new());
        for listed in self.store.read().mine(guest, MOST_LISTED).await? {
            let summary = match finished_summary(&listed, guest) {
                Some(summary) => summary,
                // One that cannot be read must not hide the others.
                None => match self.fetch_as(listed.plan.id, Asker::Reading(guest)).await {
                    Ok(held) => held.fold().summary(guest),
                    Err(_) => continue,
                },
            };
            if summary.state == State::Over { &mut finished } else { &mut running }.push(summary);
        }
        Ok(Mine { running, finished })
    }
}

/// How a game ended, as the lists keep it; nothing while it runs.
pub(super) fn ended(held: &Held) -> Option<String> {
    let fold = held.fold();
    (fold.state() == State::Over).then(|| {
        let guests = fold.people.iter().map(|(_, sitter)| sitter.guest()).collect();
        let seats = fold.summary_seats(None);
        json(&Ended { at: fold.clocks.last(), moves: fold.line.moves(), seats, guests })
    })
}

fn finished_summary(listed: &Listed, guest: GuestId) -> Option<Summary> {
    let mut ended: Ended = serde_json::from_str(listed.result.as_ref()?).ok()?;
    let plan = &listed.plan;
    let people = ended.guests.iter().flatten().copied().chain([plan.owner]).collect();
    for (seat, other) in ended.seats.iter_mut().zip(&ended.guests) {
        seat.you = *other == Some(guest);
    }
    Some(Summary {
        id: plan.id,
        kind: plan.kind,
        game: plan.game.clone(),
        players: plan.players,
        state: State::Over,
        moves: ended.moves,
        created: plan.created,
        updated: ended.at,
        your_turn: false,
        turn: Vec::new(),
        when: Vec::new(),
        removal: Removal::of(plan, true, &people, guest),
        seats: ended.seats,
    })
}

pub(super) fn json(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(USUAL_REPLY);
    serde_json::to_writer(&mut text, value).expect("replies are plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}
