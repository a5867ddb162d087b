//! What one person gets to see: the view of their own seats, nothing else.

use std::collections::BTreeMap;

use quadrivium_core::{Actor, Block, Bundle, Phrase, Seat, SeatSet, Span, Turn, Viewer};
use quadrivium_games::Wanted;

use super::line::Step;
use super::undo::Settled;
use super::{Fold, Presence, Sitter, State, Who};
use crate::api::{
    BundleOffer, ChatLine, Invitation, Line, Offer, OwnDecision, Position, SeatShown, Sitting,
    Snapshot, Stand, Summary, SummarySeat, UndoRequest, UndoSettled, UndoShown,
};
use crate::entry::Kind;
use crate::fault::Fault;
use crate::ids::{GuestId, Invite};

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// Who; nothing for somebody without a name.
    pub guest: Option<GuestId>,
    /// When, in milliseconds since 1970.
    pub now: u64,
    /// Who is connected.
    pub presence: &'a Presence,
    /// Whether they want the position in words too.
    pub page: bool,
}

impl Fold {
    /// Whether a person may look at the table at all.
    pub fn is_open_to(&self, guest: Option<GuestId>) -> bool {
        self.plan.kind != Kind::Sandbox || guest == Some(self.plan.owner)
    }

    /// Whose knowledge a person gets: the own seat that may act, else the first own seat, else the
    /// public.
    pub fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let own = self.people.seats_of(guest);
        let acts = (own & self.to_act()).iter().next();
        acts.or_else(|| own.iter().next()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Whether what a person gets to see must not be seen by another player who shares their screen.
    fn is_secret(&self, guest: Option<GuestId>, viewer: Viewer) -> bool {
        let own = self.people.seats_of(guest) & self.people.deciding();
        let mut others = own.iter().filter(|&seat| viewer != seat.into());
        self.state() == State::Running && others.any(|seat| self.line.game().hides_from(seat))
    }

    /// What an invitation is to, and which seat it opens if it still does.
    pub fn invitation(
        &self,
        guest: Option<GuestId>,
        host: String,
        invite: Invite,
    ) -> Invitation<'_> {
        Invitation {
            game: &self.plan.game,
            host,
            settings: self.settings_text(),
            clock: self.plan.clock,
            rated: self.plan.rated,
            state: self.state(),
            seats: self.summary_seats(guest),
            seat: self.people.seat_for(invite),
        }
    }

    /// The table as one person may see it, without its history.
    pub fn snapshot(&self, eyes: Eyes<'_>) -> Snapshot<'_> {
        let viewer = self.viewer(eyes.guest);
        Snapshot {
            id: self.plan.id,
            kind: self.plan.kind,
            parent: self.plan.parent,
            game: &self.plan.game,
            rules: self.plan.rules,
            settings: self.settings_text(),
            players: self.plan.players,
            created: self.plan.created,
            state: self.state(),
            seq: self.seq_for(eyes.guest),
            moves: self.line.moves(),
            seats: self
                .people
                .iter()
                .map(|(seat, sitter)| self.seat_shown(seat, sitter, eyes))
                .collect(),
            viewer: seat_of(viewer),
            secret: self.is_secret(eyes.guest, viewer),
            turn: if self.state() == State::Over { Turn::Over } else { self.line.game().turn() },
            prompt: self.prompt(viewer),
            choices: self.choices(eyes.guest),
            bundles: self.bundles(eyes.guest),
            undo: self.undo_shown(eyes.guest),
            view: self.view_text(viewer),
            page: eyes.page.then(|| self.line.game().position(viewer)),
            standings: self.standings_text(),
            no_hints: self.plan.no_hints,
            listed: self.plan.public.is_some(),
            rated: self.plan.rated,
            no_steward: self.plan.no_steward,
            round: self.round_for(eyes.guest),
            intentions: self.intentions(eyes.guest),
            log: Vec::new(),
            chat: Vec::new(),
            spectators: self.spectators(eyes.presence),
            rematch: self.rematch(),
            now: eyes.now,
        }
    }

    /// The table as one person may see it, with its history.
    pub fn whole_snapshot(&self, eyes: Eyes<'_>) -> Snapshot<'_> {
        Snapshot {
            log: self.lines(self.viewer(eyes.guest), 0),
            chat: self.chat_for(eyes.guest, 0),
            ..self.snapshot(eyes)
        }
    }

    fn seat_shown<'a>(&self, seat: Seat, sitter: &'a Sitter, eyes: Eyes<'_>) -> SeatShown<'a> {
        let guest = sitter.guest();
        let invite = sitter
            .invite
            .filter(|_| sitter.who == Who::Open && eyes.guest == Some(self.plan.owner))
            .map(|invite| format!("/t/{}?invite={invite}", self.plan.id));
        SeatShown {
            seat,
            kind: kind(sitter),
            name: &sitter.name,
            arms: sitter.card.arms,
            level: level(&self.plan.game, sitter),
            you: guest.is_some() && guest == eyes.guest,
            online: guest.is_some_and(|guest| eyes.presence.guests.contains_key(&guest)),
            resigned: sitter.resigned,
            ends: self.state() == State::Running
                && !sitter.resigned
                && guest.is_some()
                && guest == eyes.guest
                && self.people.ends_without(seat),
            invite,
            clock: self.clocks.left(seat, eyes.now),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        match (self.state(), viewer) {
            (State::Over, _) => Phrase::new("turn-over"),
            (State::Waiting, _) => Phrase::new("table-waiting"),
            (State::Running, Viewer::Seat(seat))
                if (self.to_act() & self.people.deciding()).contains(seat) =>
            {
                self.line.game().prompt(seat)
            }
            (State::Running, _) => {
                let name = |seat| Phrase::new("turn-name").with("seat", seat);
                let names: Vec<_> = self.line.game().turn().players().iter().map(name).collect();
                // At a table chance acts at once; a copy on which somebody tries a turn stops there.
                if names.is_empty() {
                    Phrase::new("turn-chance")
                } else {
                    Phrase::new("turn-players").with("players", names)
                }
            }
        }
    }

    /// The seats of a person that have to act, and for which they decide themselves.
    fn deciding(&self, guest: Option<GuestId>) -> SeatSet {
        self.to_act() & self.people.deciding() & self.people.seats_of(guest)
    }

    fn bundles(&self, guest: Option<GuestId>) -> Vec<BundleOffer> {
        let of = |seat| {
            let bundles = self.line.game().bundles(seat).into_iter();
            bundles.map(move |Bundle { actions, words }| BundleOffer {
                lasting: self.is_lasting(seat, &actions),
                seat,
                actions,
                words,
            })
        };
        self.deciding(guest).iter().flat_map(of).collect()
    }

    fn choices(&self, guest: Option<GuestId>) -> Vec<Offer> {
        self.deciding(guest)
            .iter()
            .flat_map(|seat| {
                let offers = self.line.game().choices(seat).into_iter();
                offers.map(move |choice| Offer {
                    lasting: choice.lasting,
                    seat,
                    action: choice.action,
                    words: choice.words,
                    heading: choice.heading,
                    effects: choice.effects,
                })
            })
            .collect()
    }

    /// Whether somebody who decides all this cannot take it back alone: something new is shown, or
    /// the turn goes on to others or to chance.
    fn is_lasting(&self, seat: Seat, actions: &[String]) -> bool {
        let mut game = self.line.game().boxed_clone();
        let mut quiet = |action: &String| {
            game.reveals(seat, action) == Ok(false) && game.advance(seat.into(), action).is_ok()
        };
        !actions.iter().all(&mut quiet) || !game.turn().players().contains(seat)
    }

    fn undo_shown(&self, guest: Option<GuestId>) -> UndoShown {
        let ways = self.ways(guest);
        let request = self.request.map(|request| UndoRequest {
            seat: request.seat,
            to: request.to,
            waiting_for: self.waits_for(request).iter().collect(),
        });
        let is_news = |settled: &Settled| settled.seq >= self.line.changed();
        let settled = self.settled.filter(is_news).map(|settled| UndoSettled {
            seat: settled.seat,
            outcome: settled.outcome,
            seq: settled.seq,
        });
        UndoShown {
            to: ways.to,
            turn_start: ways.turn_start,
            redo: ways.redo,
            free: ways.free,
            turn_asks: ways.turn_start.is_some() && !ways.turn_free,
            own: self.gathered(guest),
            request,
            settled,
        }
    }

    /// The own decisions that a question gathers.
    fn gathered(&self, guest: Option<GuestId>) -> Vec<OwnDecision> {
        let own = guest.map(|guest| self.people.held_by(guest)).unwrap_or_default();
        let asked = (self.to_act() & own).iter();
        let gathering = asked.filter(|&seat| self.line.game().gathers(seat)).collect();
        let decision = |(to, step): (u32, &Step)| match step.by {
            Actor::Seat(seat) => Some(OwnDecision { seat, to, action: step.action.to_string() }),
            Actor::Chance => None,
        };
        self.line.quiet_of(gathering).filter_map(decision).collect()
    }

    /// The line of play after so many moves, as a viewer may know it.
    pub fn lines(&self, viewer: Viewer, after: u32) -> Vec<Line<'_>> {
        let steps = self.line.steps().iter().zip(1..).skip(after as usize);
        steps
            .map(|(step, number)| Line {
                number,
                by: step.by.to_string(),
                action: step.seen_by(viewer),
                words: &step.words,
                events: &step.events,
                at: step.at,
            })
            .collect()
    }

    /// What was said after an entry, as far as it concerns a person: everybody can look at a rated game that
    /// is over, but what was said there was said to those who sat there.
    pub fn chat_for(&self, guest: Option<GuestId>, seq: u64) -> Vec<ChatLine<'_>> {
        let outside = !guest.is_some_and(|guest| self.everybody().contains(&guest));
        if self.plan.rated && outside { Vec::new() } else { self.chat_after(seq) }
    }

    /// What was said after an entry.
    pub(crate) fn chat_after(&self, seq: u64) -> Vec<ChatLine<'_>> {
        let lines = self.talk.after(seq).map(|said| ChatLine {
            seq: said.seq,
            at: said.at,
            name: &said.name,
            seat: self.people.seats_of(Some(said.guest)).iter().next(),
            text: &said.text,
        });
        lines.collect()
    }

    /// With whose eyes a person may look at a past position: when the game is over, also with those of
    /// another seat.
    ///
    /// # Errors
    /// When there is no such seat, or it is somebody else's in a running game.
    fn eyes_of(&self, guest: Option<GuestId>, seat: Option<Seat>) -> Result<Viewer, Fault> {
        let Some(seat) = seat else { return Ok(self.viewer(guest)) };
        if self.people.on(seat).is_none() {
            let reason = "there is no such seat".to_owned();
            return Err(Fault::BadField { field: "as", reason });
        }
        let own = self.people.seats_of(guest).contains(seat);
        if own || self.state() == State::Over {
            Ok(seat.into())
        } else {
            Err(Fault::NotYourSeat(seat))
        }
    }

    /// A position of the line of play as a person may see it.
    ///
    /// # Errors
    /// When there is no such move, or they may not look with the eyes of that seat.
    pub fn position_for(
        &self,
        guest: Option<GuestId>,
        moves: u32,
        seat: Option<Seat>,
        page: bool,
    ) -> Result<Position, Fault> {
        self.check_move(moves)?;
        Ok(self.position(moves, self.eyes_of(guest, seat)?, page))
    }

    /// Where everybody stands, as far as it is known without thinking, and the seat for which a coach
    /// may think about the rest.
    pub fn stand(&self, guest: Option<GuestId>) -> (Stand, Option<Seat>) {
        let now = self.standings();
        let ended = match self.state() {
            // In the end whoever gave up stands behind the others.
            State::Over => now.clone(),
            State::Waiting | State::Running => self.line.game().if_ended(),
        };
        let advised = self.state() == State::Running && !self.plan.no_hints;
        let seat = self.people.seats_of(guest).iter().next().filter(|_| advised);
        (Stand { now, ended, expected: Vec::new() }, seat)
    }

    /// A position of the line of play as a viewer may know it.
    pub fn position(&self, moves: u32, viewer: Viewer, page: bool) -> Position {
        let game = self.line.game_at(moves);
        Position {
            moves,
            viewer: seat_of(viewer),
            turn: game.turn(),
            view: game.view_text(viewer),
            standings: if moves == self.line.moves() { self.standings() } else { game.standings() },
            page: page.then(|| game.position(viewer)),
        }
    }

    /// Who of the people at the table is connected.
    pub fn online(&self, presence: &Presence) -> BTreeMap<Seat, bool> {
        let people = self.people.iter().filter_map(|(seat, sitter)| Some((seat, sitter.guest()?)));
        people.map(|(seat, guest)| (seat, presence.guests.contains_key(&guest))).collect()
    }

    /// How many look on without a seat.
    pub fn spectators(&self, presence: &Presence) -> u32 {
        let seated = |&guest: &GuestId| !self.people.seats_of(Some(guest)).is_empty();
        let others = presence.guests.keys().filter(|guest| !seated(guest)).count();
        presence.nameless + others as u32
    }

    /// The table in a person's list.
    pub fn summary(&self, guest: GuestId, now: u64) -> Summary {
        let own = self.deciding(Some(guest));
        let asked = if own.is_empty() { self.to_act() & self.people.deciding() } else { own };
        let left = asked.iter().filter_map(|seat| self.clocks.left(seat, now));
        let prompt = own.iter().next().map(|seat| self.prompt(seat.into()));
        Summary {
            id: self.plan.id,
            kind: self.plan.kind,
            game: self.plan.game.clone(),
            players: self.plan.players,
            state: self.state(),
            moves: self.line.moves(),
            created: self.plan.created,
            updated: self.clocks.last(),
            your_turn: !own.is_empty(),
            turn: self.to_act().iter().collect(),
            when: self.when(),
            prompt,
            clock: self.plan.clock,
            rated: self.plan.rated,
            round: self.round_for(Some(guest)),
            left: left.min_by_key(|left| left.left_ms),
            listed: self.plan.public.is_some(),
            removal: self.removal(guest),
            seats: self.summary_seats(Some(guest)),
        }
    }

    /// Round, phase or season in words: what the position in words is headed by. Nothing where no
    /// game is on.
    fn when(&self) -> Vec<Span> {
        if self.state() != State::Running {
            return Vec::new();
        }
        let page = self.line.game().position(Viewer::Public);
        match page.blocks.into_iter().next() {
            Some(Block::Heading(spans)) => spans,
            _ => Vec::new(),
        }
    }

    /// The seats in a list; with points as soon as a game is on.
    pub fn summary_seats(&self, guest: Option<GuestId>) -> Vec<SummarySeat> {
        let standings = (self.state() != State::Waiting).then(|| self.standings());
        let standing = |seat| standings.as_ref().and_then(|standings| standings.of(seat));
        self.people
            .iter()
            .map(|(seat, sitter)| SummarySeat {
                seat,
                kind: kind(sitter),
                name: sitter.name.clone(),
                arms: sitter.card.arms,
                level: level(&self.plan.game, sitter).map(str::to_owned),
                you: sitter.guest().is_some() && sitter.guest() == guest,
                resigned: sitter.resigned,
                points: standing(seat).map(|standing| standing.points),
                rank: standing(seat).map(|standing| standing.rank),
            })
            .collect()
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

fn kind(sitter: &Sitter) -> Sitting {
    match sitter.who {
        Who::Open => Sitting::Open,
        Who::Recorded if sitter.name.starts_with("bot:") => Sitting::Bot,
        Who::Human(_) | Who::Recorded => Sitting::Human,
        Who::Bot(_) => Sitting::Bot,
    }
}

fn level(game: &str, sitter: &Sitter) -> Option<&'static str> {
    match &sitter.who {
        Who::Bot(bot) => Some(bot.name()),
        // How long it thought stands behind its name.
        Who::Recorded => sitter
            .name
            .strip_prefix("bot:")
            .and_then(|bot| Wanted::read(game, bot).ok())
            .map(|wanted| wanted.opponent().name()),
        Who::Open | Who::Human(_) => None,
    }
}
