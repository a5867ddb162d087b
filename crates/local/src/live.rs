//! Live connections: what is heard from them and what they are told, in the order in which the server
//! does it.

use std::collections::BTreeSet;

use quadrivium_core::Seat;
use quadrivium_table::api::{AskHint, ClientFrame, Hello, ServerFrame};
use quadrivium_table::fault::Refused;
use quadrivium_table::ids::TableId;
use quadrivium_table::moment::Moment;
use quadrivium_table::{Eyes, Fault, Fold, Guest, Known, json};
use serde_json::value::RawValue;

use crate::jobs::Job;
use crate::local::{Local, Stop, raw};
use crate::message::Out;
use crate::think::{Played, Question};

/// "Normal closure": there is nothing more to come.
const NORMAL: u16 = 1000;
/// "Policy violation": there is nothing to connect to.
const POLICY: u16 = 1008;

/// A hint that is being thought about.
struct Hinted {
    /// The number of the request.
    id: u64,
    /// For whom.
    seat: Seat,
    /// Since when the seat is asked this.
    since: u64,
    job: u64,
}

/// An analysis that somebody wants to hear of.
struct Followed {
    /// The number of the request.
    id: u64,
    /// How many decisions were sent.
    have: usize,
}

/// A live connection to a table.
pub struct Connection {
    table: TableId,
    /// What was sent; nothing before `hello`.
    known: Option<Known>,
    /// What it wants to be told; nothing before `hello`.
    hello: Option<Hello>,
    hint: Option<Hinted>,
    study: Option<Followed>,
}

impl Local {
    /// Somebody connects.
    ///
    /// # Errors
    /// When the table has to be read first.
    pub(crate) fn open(&mut self, c: u64, table: TableId) -> Result<(), Stop> {
        match self.check_sight(table) {
            Ok(()) => {}
            Err(Stop::Fault(_)) => {
                self.say(Out::Closed { c, code: POLICY, reason: "there is no such table" });
                return Ok(());
            }
            Err(read) => return Err(read),
        }
        let connection = Connection { table, known: None, hello: None, hint: None, study: None };
        self.connections.insert(c, connection);
        self.come(table);
        Ok(())
    }

    /// Somebody goes.
    pub(crate) fn close(&mut self, c: u64) {
        let Some(connection) = self.connections.remove(&c) else { return };
        if let Some(hint) = connection.hint {
            self.drop_job(hint.job);
        }
        let who = self.who();
        if let Some(held) = self.in_memory_mut(connection.table) {
            held.presence.leave(who);
        }
        self.moved(connection.table);
    }

    fn come(&mut self, table: TableId) {
        let who = self.who();
        if let Some(held) = self.in_memory_mut(table) {
            held.presence.enter(who);
        }
        self.moved(table);
    }

    /// Whether somebody is connected to a table.
    pub(crate) fn is_looked_at(&self, table: TableId) -> bool {
        self.connections.values().any(|connection| connection.table == table)
    }

    /// Whoever is here is somebody else from now on, and is sent everything anew.
    pub(crate) fn is_now(&mut self, guest: Option<Guest>) {
        let before = self.who();
        self.guest = guest;
        let now = self.who();
        if before == now {
            return;
        }
        let tables: Vec<TableId> = self.connections.values().map(|it| it.table).collect();
        for table in tables {
            if let Some(held) = self.in_memory_mut(table) {
                held.presence.leave(before);
                held.presence.enter(now);
            }
            self.lose_sight(table);
            self.changed(table);
        }
    }

    /// Those who were connected to a table are connected to what was read of it now.
    pub(crate) fn enter_again(&mut self, table: TableId) {
        let there = self.connections.values().filter(|connection| connection.table == table);
        let count = there.count();
        let who = self.who();
        let Some(held) = self.in_memory_mut(table) else { return };
        if held.presence.is_empty() {
            (0..count).for_each(|_| held.presence.enter(who));
        }
    }

    /// A table is gone from memory: its connections are sent everything anew when it is back.
    pub(crate) fn lose_sight(&mut self, table: TableId) {
        let mut lost = Vec::new();
        for connection in self.connections.values_mut().filter(|it| it.table == table) {
            connection.known = None;
            connection.study = None;
            lost.extend(connection.hint.take().map(|hint| hint.job));
        }
        for job in lost {
            self.drop_job(job);
        }
    }

    /// A table was removed.
    pub(crate) fn end_connections(&mut self, table: TableId) {
        let there = |(c, it): (&u64, &Connection)| (it.table == table).then_some(*c);
        let gone: Vec<u64> = self.connections.iter().filter_map(there).collect();
        for c in gone {
            self.close(c);
            self.text(c, &ServerFrame::Deleted);
            self.say(Out::Closed { c, code: NORMAL, reason: "the table was deleted" });
        }
    }

    /// Somebody says something over a connection.
    ///
    /// # Errors
    /// When the table has to be read first.
    pub(crate) fn frame(&mut self, moment: Moment<'_>, c: u64, text: &str) -> Result<(), Stop> {
        let Some(table) = self.connections.get(&c).map(|it| it.table) else { return Ok(()) };
        if let Err(Stop::Read(tables)) = self.held(table) {
            return Err(Stop::Read(tables));
        }
        match ClientFrame::read(text) {
            Ok(ClientFrame::Hello(hello)) => {
                if let Some(connection) = self.connections.get_mut(&c) {
                    connection.hello = Some(hello);
                }
                self.greet(c, moment.now);
            }
            // Nobody is told of turns here.
            Ok(ClientFrame::Seen(_)) => {}
            Ok(ClientFrame::Hint { id, ask }) => {
                self.hint_done(c);
                if let Err(Stop::Fault(fault)) = self.begin_hint(c, id, ask) {
                    self.refuse(c, Some(id), &fault);
                }
            }
            Ok(ClientFrame::EndHint { id }) => {
                self.hint_done(c);
                self.done(c, id);
            }
            Ok(ClientFrame::Study { id, follow }) => match self.study(table) {
                Ok(()) => {
                    if let Some(connection) = self.connections.get_mut(&c) {
                        connection.study = Some(Followed { id, have: follow.have });
                    }
                    self.report(c);
                }
                Err(Stop::Fault(fault)) => self.refuse(c, Some(id), &fault),
                Err(Stop::Read(_) | Stop::Fetch(_)) => {}
            },
            Ok(frame) => {
                let id = frame.id();
                match self.act(moment, table, frame) {
                    Ok(seq) => self.text(c, &ServerFrame::Done { id, seq }),
                    Err(Stop::Fault(fault)) => self.refuse(c, Some(id), &fault),
                    Err(Stop::Read(_) | Stop::Fetch(_)) => {}
                }
            }
            Err(error) => {
                self.refuse(c, ClientFrame::id_in(text), &Fault::Malformed(error.to_string()));
            }
        }
        Ok(())
    }

    fn act(&mut self, moment: Moment<'_>, table: TableId, frame: ClientFrame) -> Result<u64, Stop> {
        match frame {
            ClientFrame::Hello(_)
            | ClientFrame::Seen(_)
            | ClientFrame::Hint { .. }
            | ClientFrame::EndHint { .. }
            | ClientFrame::Study { .. } => Err(Fault::NoPage.into()),
            ClientFrame::Play { play, .. } => self.play(moment, table, &play),
            ClientFrame::Undo { undo, .. } => self.undo(moment, table, &undo),
            ClientFrame::Redo { redo, .. } => self.redo(moment, table, &redo),
            ClientFrame::AnswerUndo { answer, .. } => self.answer_undo(moment, table, &answer),
            ClientFrame::Resign { resign, .. } => self.resign(moment, table, &resign),
            ClientFrame::Claim { claim, .. } => self.claim(moment, table, &claim),
            ClientFrame::Chat { chat, .. } => self.chat(moment, table, &chat),
        }
    }

    fn text(&mut self, c: u64, frame: &ServerFrame<'_>) {
        self.say(Out::Frame { c, frame: raw(json(frame)) });
    }

    fn refuse(&mut self, c: u64, id: Option<u64>, fault: &Fault) {
        self.text(c, &ServerFrame::Refused { id, error: fault.body() });
    }

    fn done(&mut self, c: u64, id: u64) {
        let table = self.connections.get(&c).map(|connection| connection.table);
        let held = table.and_then(|table| self.in_memory(table));
        if let Some(seq) = held.map(|held| held.fold.seq()) {
            self.text(c, &ServerFrame::Done { id, seq });
        }
    }

    fn greet(&mut self, c: u64, now: u64) {
        let Some(connection) = self.connections.get(&c) else { return };
        let Some(held) = self.in_memory(connection.table) else { return };
        let Some(Hello { page, changes }) = connection.hello else { return };
        let first = |fold: &Fold, eyes: Eyes<'_>| fold.greeting(eyes, changes);
        let (frame, known) = self.seen(held, now, page, first);
        if let Some(connection) = self.connections.get_mut(&c) {
            connection.known = Some(known);
        }
        self.say(Out::Frame { c, frame: raw(frame) });
    }

    fn begin_hint(&mut self, c: u64, id: u64, ask: AskHint) -> Result<(), Stop> {
        let Some(connection) = self.connections.get(&c) else { return Ok(()) };
        let (table, guest) = (connection.table, self.person()?.id);
        let fold = &self.held(table)?.fold;
        fold.check_hint(guest, ask)?;
        let (seat, since) = (ask.seat, fold.line.asked(ask.seat));
        let question = Question::Hint { seat, longer: ask.longer, position: Played::of(fold) };
        let job = self.ask(Job::Hint(c), &question);
        if let Some(connection) = self.connections.get_mut(&c) {
            connection.hint = Some(Hinted { id, seat, since, job });
        }
        Ok(())
    }

    /// Something was found about a hint.
    pub(crate) fn hint_found(&mut self, c: u64, hint: &RawValue) {
        let asked = self.connections.get(&c).and_then(|connection| connection.hint.as_ref());
        if let Some(id) = asked.map(|asked| asked.id) {
            self.text(c, &ServerFrame::Hint { id, hint });
        }
    }

    /// Nobody thinks about the last hint any longer, and whoever waits for it is told.
    pub(crate) fn hint_done(&mut self, c: u64) {
        let hint = self.connections.get_mut(&c).and_then(|connection| connection.hint.take());
        if let Some(Hinted { id, job, .. }) = hint {
            self.drop_job(job);
            self.done(c, id);
        }
    }

    /// The last hint cannot be thought about.
    pub(crate) fn hint_refused(&mut self, c: u64, error: Refused) {
        let hint = self.connections.get_mut(&c).and_then(|connection| connection.hint.take());
        if let Some(Hinted { id, job, .. }) = hint {
            self.drop_job(job);
            self.text(c, &ServerFrame::Refused { id: Some(id), error });
        }
    }

    /// Whether a hint is about a position that is no more.
    fn is_hint_stale(&self, c: u64) -> bool {
        let Some(connection) = self.connections.get(&c) else { return false };
        let Some(held) = self.in_memory(connection.table) else { return false };
        connection.hint.as_ref().is_some_and(|hint| {
            let asked = held.fold.to_act().contains(hint.seat);
            !asked || held.fold.line.asked(hint.seat) != hint.since
        })
    }

    /// Tells the connections of these tables what has changed since their last frame, or who is there.
    pub(crate) fn tell_changes(
        &mut self,
        tables: &BTreeSet<TableId>,
        presence: &BTreeSet<TableId>,
        now: u64,
    ) {
        let all: Vec<(u64, TableId)> =
            self.connections.iter().map(|(c, connection)| (*c, connection.table)).collect();
        for (c, table) in all {
            if !tables.contains(&table) && !presence.contains(&table) {
                continue;
            }
            let Some(connection) = self.connections.get(&c) else { continue };
            let Some(Hello { page, .. }) = connection.hello else { continue };
            let Some(mut known) = connection.known.clone() else {
                self.greet(c, now);
                continue;
            };
            let Some(held) = self.in_memory(table) else { continue };
            let next = |fold: &Fold, eyes: Eyes<'_>| fold.news(eyes, &mut known);
            if let Some(frame) = self.seen(held, now, page, next) {
                if self.is_hint_stale(c) {
                    self.hint_done(c);
                }
                if let Some(connection) = self.connections.get_mut(&c) {
                    connection.known = Some(known);
                }
                self.say(Out::Frame { c, frame: raw(frame) });
            } else if presence.contains(&table) {
                let frame = held.fold.presence_frame(&held.presence);
                self.say(Out::Frame { c, frame: raw(frame) });
            }
        }
    }

    /// Tells those who follow the analysis of a game what was found.
    pub(crate) fn report_all(&mut self, table: TableId) {
        let follows =
            |(c, it): (&u64, &Connection)| (it.table == table && it.study.is_some()).then_some(*c);
        let all: Vec<u64> = self.connections.iter().filter_map(follows).collect();
        for c in all {
            self.report(c);
        }
    }

    /// Sends what was found about the game; that it has ended when nobody works on it any longer.
    fn report(&mut self, c: u64) {
        let Some(connection) = self.connections.get(&c) else { return };
        let Some(Followed { id, have }) = connection.study else { return };
        let Some((study, more)) = self.shown_study(connection.table, have) else { return };
        if let Some(connection) = self.connections.get_mut(&c) {
            connection.study = more.then_some(Followed { id, have: study.done });
        }
        self.text(c, &ServerFrame::Study { id, study: Box::new(study) });
        if !more {
            self.done(c, id);
        }
    }
}
