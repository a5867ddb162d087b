//! What a request leads to: the entries, or why there are none. Nothing is changed here; the
//! entries are stored first and folded afterwards.
//!
//! Every request names the number of entries that its sender had seen. A play is accepted if the
//! seat's question and its offered answers are the same since then; in a phase in which several act
//! at once, and while people only talk, that number may therefore lie in the past. Whatever changes
//! the line of play otherwise must have seen its last change.

use std::iter;

use quadrivium_core::{AnyGame, Key, LONGEST_BUNDLE, Seat, SeatSet};
use quadrivium_games::Opponent;

use super::undo::Back;
use super::{Fold, Guest, Removal, Sitter, State, Who};
use crate::api::{AskHint, NewInvite, Play, Undo, Why};
use crate::entry::{Chair, Entry};
use crate::fault::{Fault, Refused};
use crate::ids::{GuestId, Invite};
use crate::moment::Moment;

/// The longest text that is an action of any game, with room to spare.
const LONGEST_ACTION: usize = 200;
/// How many decisions may follow the first one of a request.
const MOST_THEN: usize = LONGEST_BUNDLE - 1;
/// About how many actions one may ask at once why they are not possible.
const MOST_WHY: usize = 64;

/// Whether an action is as short as actions are.
///
/// # Errors
/// When it is not.
pub fn check_length(action: &str) -> Result<(), Fault> {
    if action.len() <= LONGEST_ACTION {
        return Ok(());
    }
    let reason = format!("an action has at most {LONGEST_ACTION} bytes");
    Err(Fault::BadField { field: "action", reason })
}

/// A seat gets an invitation that nobody knows yet.
fn fresh_invite(moment: Moment<'_>, seat: Seat) -> Result<Entry, Fault> {
    Ok(Entry::Invite { seat, invite: Invite::random(moment.entropy)? })
}

impl Fold {
    /// Whether there is room for more entries that a person may want again and again.
    ///
    /// # Errors
    /// When the table has as many as it may have.
    pub fn check_room(&self, most: u64) -> Result<(), Fault> {
        if self.seq() < most { Ok(()) } else { Err(Fault::FullTable) }
    }

    /// Whether the line of play has come so far.
    pub(super) fn check_move(&self, asked: u32) -> Result<(), Fault> {
        let moves = self.line.moves();
        if asked <= moves { Ok(()) } else { Err(Fault::NoMove { asked, moves }) }
    }

    pub(super) fn check_running(&self) -> Result<(), Fault> {
        match self.state() {
            State::Running => Ok(()),
            State::Waiting => Err(Fault::Waiting),
            State::Over => Err(Fault::Over),
        }
    }

    /// Whether a request that has seen so many entries knows of everything since `since`.
    fn check_seq(&self, seen: u64, since: u64) -> Result<(), Fault> {
        if (since..=self.seq()).contains(&seen) {
            Ok(())
        } else {
            Err(Fault::Stale { seq: self.seq() })
        }
    }

    pub(super) fn check_seat(&self, guest: GuestId, seat: Seat) -> Result<(), Fault> {
        let own = self.people.held_by(guest).contains(seat);
        if own { Ok(()) } else { Err(Fault::NotYourSeat(seat)) }
    }

    /// A person decides, once or several times in a row.
    ///
    /// # Errors
    /// When it is not their seat, the table has moved on, or one of the actions is not legal.
    pub fn entries_of_play(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
        play: &Play,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_seat(guest, play.seat)?;
        self.check_running()?;
        self.check_seq(play.seq, self.line.asked(play.seat))?;
        if play.then.len() > MOST_THEN {
            let reason = format!("at most {MOST_THEN} actions may follow the first");
            return Err(Fault::BadField { field: "then", reason });
        }
        self.decide(moment, play.seat, play.actions())
    }

    /// Why actions of one's own seat would be refused now; nothing for those that would not be.
    ///
    /// # Errors
    /// When it is not their seat, too many are asked about, or one is too long.
    pub fn refusals(
        &self,
        guest: GuestId,
        Why { seat, actions }: &Why,
    ) -> Result<Vec<Option<Refused>>, Fault> {
        self.check_seat(guest, *seat)?;
        self.check_running()?;
        if actions.len() > MOST_WHY {
            let reason = format!("at most {MOST_WHY} actions are asked about at once");
            return Err(Fault::BadField { field: "actions", reason });
        }
        let refusal = |action: &String| {
            check_length(action)?;
            let refused = self.line.game().boxed_clone().advance((*seat).into(), action).err();
            let reason = |refusal| Fault::Refused { action: action.clone(), refusal }.body();
            Ok(refused.map(reason))
        };
        actions.iter().map(refusal).collect()
    }

    /// Whether a person may ask what a master would do on a seat.
    ///
    /// # Errors
    /// When no hints are given here, it is not their seat, it has nothing to decide, or the table has
    /// moved on.
    pub fn check_hint(&self, guest: GuestId, ask: AskHint) -> Result<(), Fault> {
        self.check_seat(guest, ask.seat)?;
        self.check_running()?;
        if self.plan.no_hints {
            return Err(Fault::NoHints);
        }
        self.check_seq(ask.seq, self.line.asked(ask.seat))?;
        let asked = self.to_act().contains(ask.seat);
        if asked { Ok(()) } else { Err(Fault::NotYourTurn(ask.seat)) }
    }

    /// A bot decides.
    ///
    /// # Errors
    /// When the table has moved on.
    pub fn entries_of_bot(
        &self,
        moment: Moment<'_>,
        seq: u64,
        seat: Seat,
        action: &str,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_running()?;
        self.check_seq(seq, self.line.asked(seat))?;
        if self.people.deciding().contains(seat) {
            return Err(Fault::NotYourSeat(seat));
        }
        self.decide(moment, seat, [action])
    }

    /// Somebody decides, once or several times in a row, and chance acts then.
    pub(super) fn decide<'a>(
        &self,
        moment: Moment<'_>,
        seat: Seat,
        actions: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<Entry>, Fault> {
        let (mut game, mut entries) = self.decisions(seat, actions)?;
        self.let_chance(moment, &mut game, &mut entries)?;
        Ok(entries)
    }

    /// The decisions alone, and the game after them.
    ///
    /// Chance comes after the last decision only, and so does everything else that the player does
    /// not know yet: nobody decides on what is not on the table, and no refusal tells of it.
    pub(super) fn decisions<'a>(
        &self,
        seat: Seat,
        actions: impl IntoIterator<Item = &'a str>,
    ) -> Result<(Box<dyn AnyGame>, Vec<Entry>), Fault> {
        let mut game = self.line.game().boxed_clone();
        let mut entries = Vec::new();
        let mut revealed = false;
        let mut actions = actions.into_iter().peekable();
        while let Some(action) = actions.next() {
            check_length(action)?;
            // The first one is left to the game, which knows better why it is not this seat's turn.
            let asked = !revealed && game.turn().players().contains(seat);
            if !entries.is_empty() && !asked {
                return Err(Fault::TooFar { action: action.to_owned() });
            }
            // Notation may be typed with other spaces; what is stored has one spelling.
            let refused = |refusal| Fault::Refused { action: action.to_owned(), refusal };
            let spelled = game.spelled(action).map_err(|bad| refused(bad.into()))?;
            revealed = actions.peek().is_some()
                && game.reveals(seat, action).map_err(|bad| refused(bad.into()))?;
            game.advance(seat.into(), action).map_err(refused)?;
            entries.push(Entry::Play { by: seat.into(), action: spelled });
        }
        Ok((game, entries))
    }

    /// Chance acts as long as it has the turn.
    ///
    /// # Errors
    /// When there is no entropy.
    pub fn entries_of_chance(&self, moment: Moment<'_>) -> Result<Vec<Entry>, Fault> {
        let mut entries = Vec::new();
        if self.state() == State::Running {
            self.let_chance(moment, &mut self.line.game().boxed_clone(), &mut entries)?;
        }
        Ok(entries)
    }

    /// A person wants to go back.
    ///
    /// # Errors
    /// When there is nothing to take back or the table has moved on.
    pub fn entries_of_undo(
        &self,
        guest: GuestId,
        &Undo { seq, to, only }: &Undo,
    ) -> Result<Vec<Entry>, Fault> {
        let back = self.way_back(guest, to, only);
        // Beside others one need not have seen what they did meanwhile.
        let since = match back {
            Ok(Back::Beside(seat, ..)) => self.line.asked(seat),
            _ => self.line.changed(),
        };
        self.check_seq(seq, since)?;
        Ok(match back? {
            Back::Free(to) => vec![Entry::Undo { to }],
            Back::Beside(_, to, kept) => iter::once(Entry::Undo { to }).chain(kept).collect(),
            Back::Ask(seat, to) => vec![Entry::AskUndo { seat, to }],
        })
    }

    /// A person wants to play again what was taken back.
    ///
    /// # Errors
    /// When there is nothing to play again or the table has moved on.
    pub fn entries_of_redo(&self, guest: GuestId, seq: u64) -> Result<Vec<Entry>, Fault> {
        self.check_seq(seq, self.line.changed())?;
        let to = self.ways(Some(guest)).redo.ok_or(Fault::NothingToRedo)?;
        Ok(vec![Entry::Redo { to }])
    }

    /// A person answers a request, or withdraws their own by refusing it.
    ///
    /// # Errors
    /// When they were not asked or the table has moved on.
    pub fn entries_of_answer(
        &self,
        guest: GuestId,
        seq: u64,
        yes: bool,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_running()?;
        self.check_seq(seq, self.line.changed())?;
        let own = self.request.filter(|own| self.people.held_by(guest).contains(own.seat));
        if let Some(own) = own.filter(|_| !yes) {
            return Ok(vec![Entry::AnswerUndo { seat: own.seat, yes }]);
        }
        let asked = self.asked(guest);
        let Some(mut request) = self.request.filter(|_| !asked.is_empty()) else {
            return Err(Fault::NoRequest);
        };
        let mut entries = Vec::new();
        for seat in asked {
            request = request.with(seat);
            entries.push(Entry::AnswerUndo { seat, yes });
        }
        if !yes {
            entries.truncate(1);
        } else if self.waits_for(request).is_empty() {
            entries.push(Entry::Undo { to: request.to });
        }
        Ok(entries)
    }

    /// A person gives up.
    ///
    /// # Errors
    /// When it is not their seat or the game does not run.
    pub fn entries_of_resign(
        &self,
        guest: GuestId,
        seq: u64,
        seat: Seat,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_seat(guest, seat)?;
        self.check_running()?;
        self.check_seq(seq, self.line.changed())?;
        Ok(vec![Entry::Resign { seat }])
    }

    /// A person does not want to wait for those whose time is up.
    ///
    /// # Errors
    /// When they do not play or nobody's time is up.
    pub fn entries_of_claim(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
        seq: u64,
    ) -> Result<Vec<Entry>, Fault> {
        let own = self.people.held_by(guest);
        let by = own.iter().next().ok_or(Fault::NotSeated)?;
        self.check_running()?;
        self.check_seq(seq, self.line.changed())?;
        let is_up = |seat: &Seat| self.clocks.left(*seat, moment.now).is_some_and(|left| left.up);
        let others = self.to_act() - own;
        let late = others.iter().filter(is_up);
        let entries: Vec<_> = late.map(|seat| Entry::Claim { seat, by }).collect();
        if !entries.is_empty() {
            return Ok(entries);
        }
        let mut days = others.iter().flat_map(|seat| self.clocks.days_away(seat, moment.now));
        let is_away = days.any(|away| away.covers(moment.now));
        Err(if is_away { Fault::IsAway } else { Fault::NotUp })
    }

    /// A person sits down; the game begins when all seats are taken.
    ///
    /// # Errors
    /// When the invitation opens no seat.
    pub fn entries_of_sit(
        &self,
        moment: Moment<'_>,
        person: &Guest,
        invite: Invite,
    ) -> Result<Vec<Entry>, Fault> {
        let seat = self.people.seat_for(invite).ok_or(Fault::BadInvite)?;
        self.check_twice(person.id)?;
        let mut entries = vec![person.sits(seat)];
        if self.people.open() == SeatSet::only(seat) {
            self.let_chance(moment, &mut self.line.game().boxed_clone(), &mut entries)?;
        }
        Ok(entries)
    }

    /// A person sits down on the first open seat of a listed table, or of one to which they were
    /// `invited` by name. Whoever sits there already stays where they are.
    ///
    /// # Errors
    /// When the table is not open to them, or somebody else was faster.
    pub fn entries_of_join(
        &self,
        moment: Moment<'_>,
        person: &Guest,
        invited: bool,
    ) -> Result<Vec<Entry>, Fault> {
        if !invited && self.plan.public.is_none() {
            return Err(Fault::BadInvite);
        }
        if !self.people.seats_of(Some(person.id)).is_empty() {
            return Ok(Vec::new());
        }
        let open = self.people.open().iter().next().and_then(|seat| self.people.on(seat));
        let invite = open.and_then(|sitter| sitter.invite);
        let invite = invite.filter(|_| self.state() == State::Waiting).ok_or(Fault::SeatTaken)?;
        self.entries_of_sit(moment, person, invite)
    }

    /// A person takes a seat that was kept for them from the start; nothing happens once it is taken,
    /// was freed or has another invitation.
    ///
    /// # Errors
    /// When there is no entropy.
    pub fn entries_of_return(
        &self,
        moment: Moment<'_>,
        person: &Guest,
        seat: Seat,
    ) -> Result<Vec<Entry>, Fault> {
        match self.plan.chairs.get(seat.index()) {
            Some(Chair::Human { invite }) if self.people.seat_for(*invite) == Some(seat) => {
                self.entries_of_sit(moment, person, *invite)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// A person stands up before the game begins. The link that brought them opens nothing any more.
    ///
    /// # Errors
    /// When it is not their seat or the game has begun.
    pub fn entries_of_leave(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_seat(guest, seat)?;
        self.check_waiting()?;
        Ok(vec![Entry::Leave { seat }, fresh_invite(moment, seat)?])
    }

    /// Whoever takes a table from their list before it begins stands up; its owner deletes it.
    ///
    /// # Errors
    /// When there is no entropy.
    pub fn entries_of_unlisting(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
    ) -> Result<Vec<Entry>, Fault> {
        if self.state() != State::Waiting || self.removal(guest) == Removal::Delete {
            return Ok(Vec::new());
        }
        let mut entries = Vec::new();
        for seat in self.people.seats_of(Some(guest)) {
            entries.extend(self.entries_of_leave(moment, guest, seat)?);
        }
        Ok(entries)
    }

    /// The owner voids the invitation to a seat by another one, and may send away who sits there.
    ///
    /// # Errors
    /// When it is not their table, the game has begun, nobody can be invited there, or somebody has
    /// sat down meanwhile.
    pub fn entries_of_invite(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
        &NewInvite { seat, send_away }: &NewInvite,
    ) -> Result<Vec<Entry>, Fault> {
        let sitter = self.chair_of_owner(guest, seat)?;
        let taken = sitter.who != Who::Open;
        if taken && !send_away {
            return Err(Fault::Stale { seq: self.seq() });
        }
        let leaves = taken.then_some(Entry::Leave { seat });
        Ok(leaves.into_iter().chain([fresh_invite(moment, seat)?]).collect())
    }

    /// The owner gives an open seat to a bot; the game begins when all seats are taken.
    ///
    /// # Errors
    /// When it is not their table, the game has begun, the seat is no one's to give, or somebody has
    /// sat down meanwhile.
    pub fn entries_of_seating(
        &self,
        moment: Moment<'_>,
        guest: GuestId,
        seat: Seat,
        bot: Opponent,
    ) -> Result<Vec<Entry>, Fault> {
        if self.chair_of_owner(guest, seat)?.who != Who::Open {
            return Err(Fault::Stale { seq: self.seq() });
        }
        self.check_people()?;
        let mut entries = vec![Entry::Bot { seat, level: bot.name().to_owned() }];
        if self.people.open() == SeatSet::only(seat) {
            self.let_chance(moment, &mut self.line.game().boxed_clone(), &mut entries)?;
        }
        Ok(entries)
    }

    /// A seat that whoever made the table may still give away.
    fn chair_of_owner(&self, guest: GuestId, seat: Seat) -> Result<&Sitter, Fault> {
        if guest != self.plan.owner {
            return Err(Fault::NotOwner);
        }
        self.check_waiting()?;
        let sitter = self.people.on(seat).filter(|sitter| sitter.invite.is_some());
        sitter.ok_or_else(|| {
            let reason = "nobody can be invited to this seat".to_owned();
            Fault::BadField { field: "seat", reason }
        })
    }

    fn check_waiting(&self) -> Result<(), Fault> {
        if self.state() == State::Waiting { Ok(()) } else { Err(Fault::Begun) }
    }

    /// A person who sits at the table says something.
    ///
    /// # Errors
    /// When they do not sit there, or so much was said that there is no room for more.
    pub fn entries_of_chat(
        &self,
        guest: GuestId,
        text: &str,
        most_bytes: u64,
    ) -> Result<Vec<Entry>, Fault> {
        let sitter = self.people.iter().find(|(_, sitter)| sitter.guest() == Some(guest));
        let name = sitter.ok_or(Fault::NotSeated)?.1.name.clone();
        if !self.talk.has_room(text, most_bytes) {
            return Err(Fault::FullChat);
        }
        Ok(vec![Entry::Chat { guest, name, text: text.to_owned() }])
    }
}
