//! Rounds of tournaments in an outbox: what somebody has to be told of each tournament, and was told.
//!
//! Whoever is asked first at a table of a new round hears of both with one notice: what tells of a turn tells of
//! the round that its table belongs to.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_table::ids::{GuestId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

use super::outbox::{Outbox, Sending, Way};
use super::wording::Waiting;
use crate::ApiError;
use crate::tables::Tables;
use crate::tables::tournaments::{Part, RoundNews, Step};

/// So long something is news, in milliseconds: longer than a letter of each day and the last try take.
const FRESH_MS: u64 = 3 * 24 * 3_600_000;
/// How long is remembered what somebody has heard, in milliseconds: longer than any round lasts.
const REMEMBERED_MS: u64 = 70 * 24 * 3_600_000;

/// What somebody has heard of a tournament last, or has to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard {
    /// How far it was.
    pub step: Step,
    /// Where they play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Since when it is known, in milliseconds since 1970.
    pub since: u64,
    /// Nobody knows before this moment whether they see the table, in milliseconds since 1970; 0 where that is known.
    #[serde(default)]
    pub unsure: u64,
    /// The ways by which they were told, or need not be told any more.
    pub told: BTreeSet<Way>,
}

impl Outbox {
    /// A tournament has come to a step; whether that is news. What is known of a turn at its table is known
    /// of the round, too.
    pub fn hear(
        &mut self,
        tournament: TournamentId,
        step: Step,
        table: Option<TableId>,
        now: u64,
    ) -> bool {
        if self.rounds.get(&tournament).is_some_and(|heard| heard.step >= step) {
            return false;
        }
        let told = match table.and_then(|table| self.tables.get(&table)) {
            Some(called) if called.waits => called.told.clone(),
            // They have acted there.
            Some(_) => Way::ALL.into(),
            None => BTreeSet::new(),
        };
        self.rounds.retain(|_, heard| heard.since.saturating_add(REMEMBERED_MS) > now);
        self.rounds.insert(tournament, Heard { step, table, since: now, unsure: 0, told });
        true
    }

    /// Nobody has to be told of the round of a table by these ways; whether anything has changed by it.
    pub(super) fn settle_round(&mut self, table: TableId, ways: &[Way]) -> bool {
        let of = |heard: &&mut Heard| heard.table == Some(table);
        self.rounds.values_mut().filter(of).fold(false, |changed, heard| {
            let before = heard.told.len();
            heard.told.extend(ways);
            changed || heard.told.len() > before
        })
    }

    /// What is news by a way.
    pub(super) fn unheard(
        &self,
        way: Way,
        now: u64,
    ) -> impl Iterator<Item = (TournamentId, &Heard)> {
        let fresh = move |heard: &Heard| heard.since.saturating_add(FRESH_MS) > now;
        let news = self.rounds.iter().map(|(id, heard)| (*id, heard));
        news.filter(move |(_, heard)| !heard.told.contains(&way) && fresh(heard))
    }

    /// Whether somebody has heard of nothing later.
    pub(super) fn is_at(&self, tournament: TournamentId, step: Step) -> bool {
        self.rounds.get(&tournament).is_some_and(|heard| heard.step == step)
    }
}

/// A tournament that a webhook is told of.
#[derive(Serialize)]
pub(super) struct HookRound {
    id: TournamentId,
    name: String,
    game: String,
    /// Which round has begun; nothing for the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// Where one plays; nothing where one has no game.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<u64>,
    /// The place that one took.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    path: String,
}

/// Where a tournament is looked at.
fn tournament_path(id: TournamentId) -> String {
    format!("/tournament/{id}")
}

/// Where whoever hears of something goes first.
pub(super) fn path_of(tables: &[Waiting], rounds: &[RoundNews]) -> String {
    match (tables, rounds) {
        ([table], []) => format!("/t/{}", table.table),
        ([], [news]) => match news.table() {
            Some(table) => format!("/t/{table}"),
            None => tournament_path(news.tournament),
        },
        _ => "/".to_owned(),
    }
}

/// What a browser shows in the same place: turns replace each other, and rounds of the same tournament.
pub(super) fn tag_of(tables: &[Waiting], rounds: &[RoundNews]) -> String {
    match (tables, rounds) {
        ([], [news]) => format!("round-{}", news.tournament),
        ([], [_, ..]) => "rounds".to_owned(),
        _ => "turn".to_owned(),
    }
}

impl Tables {
    /// Notes in somebody's outbox that a tournament has come to a step, with the turn that is theirs at its table:
    /// so neither is ever sent without the other being known.
    pub(in crate::tables) async fn note_step(
        self: &Arc<Self>,
        guest: GuestId,
        tournament: TournamentId,
        step: Step,
        table: Option<TableId>,
    ) -> Result<(), ApiError> {
        if !self.config.notices.any() {
            return Ok(());
        }
        let mut call = None;
        if let Some(id) = table {
            let held = self.fetch(id).await?;
            let calls = held.fold().calls(self.now());
            call = calls.into_iter().find(|call| call.guest == guest).map(|call| (id, call));
        }
        let now = self.now();
        self.note(guest, |outbox| {
            // Whoever has looked at the table since may know of a later turn.
            let first = call.filter(|(id, _)| !outbox.tables.contains_key(id));
            let called =
                first.is_some_and(|(id, call)| outbox.call(id, call.turn, call.until, now));
            outbox.hear(tournament, step, table, now) || called
        })
        .await
    }

    /// What is still news of the tournaments that a notice is about. What stands beside a turn at the same table
    /// is said there.
    pub(super) async fn still_news(
        &self,
        guest: GuestId,
        sending: &Sending,
        waiting: &[Waiting],
    ) -> Result<Vec<RoundNews>, ApiError> {
        let mut all = Vec::new();
        for (tournament, step) in &sending.rounds {
            if let Some(news) = self.round_news(guest, *tournament, *step).await? {
                let said = |table: &Waiting| Some(table.table) == news.table();
                if !waiting.iter().any(said) {
                    all.push(news);
                }
            }
        }
        Ok(all)
    }

    /// The same for a webhook.
    pub(super) fn hook_round(&self, news: &RoundNews) -> HookRound {
        let (round, until, place) = match &news.part {
            Part::Plays { round, until, .. } | Part::SitsOut { round, until } => {
                (Some(*round), Some(*until), None)
            }
            Part::Finished { place, .. } => (None, None, Some(*place)),
        };
        let path = tournament_path(news.tournament);
        HookRound {
            id: news.tournament,
            name: news.name.clone(),
            game: news.game.clone(),
            round,
            table: news.table(),
            until,
            place,
            url: self.config.notices.public_url.as_ref().map(|_| self.address_of(&path)),
            path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::Hours;
    use super::super::outbox::tests::{HOUR, hours, table};
    use super::super::times::{Gathering, Quiet};
    use super::*;

    fn cup(letter: char) -> TournamentId {
        letter.to_string().repeat(20).parse().unwrap()
    }

    #[test]
    fn a_round_is_told_once_by_each_way_and_the_next_one_is_another() {
        let (mut outbox, hours) = (Outbox::default(), hours());
        assert!(outbox.hear(cup('x'), Step::Round(1), Some(table('a')), 0));
        assert!(
            !outbox.hear(cup('x'), Step::Round(1), Some(table('a')), 5),
            "another node says so"
        );
        assert_eq!(outbox.next(&hours, 0), Some(20_000));
        for way in Way::ALL {
            assert_eq!(outbox.take(way, &hours, 19_999), None);
            let sending = outbox.take(way, &hours, 20_000).unwrap();
            assert_eq!(sending.rounds, [(cup('x'), Step::Round(1))]);
            assert_eq!((sending.tables, sending.reminder), (vec![], false));
            outbox.done(way, sending.number, true, 20_000);
        }
        assert_eq!((outbox.next(&hours, HOUR), outbox.take(Way::Push, &hours, HOUR)), (None, None));
        assert!(outbox.hear(cup('x'), Step::Round(2), None, HOUR));
        assert!(!outbox.hear(cup('x'), Step::Round(1), Some(table('a')), HOUR), "it came too late");
        let next = outbox.take(Way::Push, &hours, 2 * HOUR).unwrap();
        outbox.done(Way::Push, next.number, true, 2 * HOUR);
        assert!(outbox.hear(cup('x'), Step::Over, None, 3 * HOUR));
        assert!(
            !outbox.hear(cup('x'), Step::Round(3), None, 3 * HOUR),
            "nothing comes after the end"
        );
    }

    #[test]
    fn a_turn_and_its_round_are_one_notice_whichever_is_known_first() {
        let hours = hours();
        // Both at once.
        let mut outbox = Outbox::default();
        outbox.call(table('a'), 0, None, 0);
        outbox.hear(cup('x'), Step::Round(1), Some(table('a')), 0);
        let both = outbox.take(Way::Push, &hours, HOUR).unwrap();
        assert_eq!(both.tables, [(table('a'), 0)]);
        assert_eq!(both.rounds, [(cup('x'), Step::Round(1))]);
        outbox.done(Way::Push, both.number, true, HOUR);
        assert_eq!(outbox.take(Way::Push, &hours, 2 * HOUR), None);
        // The turn was told before anybody noted the round.
        let mut outbox = Outbox::default();
        outbox.call(table('a'), 0, None, 0);
        let turn = outbox.take(Way::Push, &hours, HOUR).unwrap();
        outbox.done(Way::Push, turn.number, true, HOUR);
        outbox.hear(cup('x'), Step::Round(1), Some(table('a')), HOUR);
        assert_eq!(outbox.take(Way::Push, &hours, 2 * HOUR), None, "they have been told");
        assert!(outbox.take(Way::Mail, &hours, 2 * HOUR).is_some(), "not by this way");
        // They have played before anybody noted the round.
        let mut outbox = Outbox::default();
        outbox.call(table('a'), 0, None, 0);
        outbox.release(table('a'), false);
        outbox.hear(cup('x'), Step::Round(1), Some(table('a')), HOUR);
        assert_eq!(outbox.next(&hours, HOUR), None);
    }

    #[test]
    fn whoever_looks_at_the_table_or_has_finished_there_is_not_told_of_the_round() {
        let (mut outbox, hours) = (Outbox::default(), hours());
        outbox.hear(cup('x'), Step::Round(1), Some(table('a')), 0);
        outbox.hear(cup('y'), Step::Round(1), Some(table('b')), 0);
        outbox.hear(cup('z'), Step::Round(1), None, 0);
        outbox.look(table('a'));
        outbox.release(table('b'), true);
        let sending = outbox.take(Way::Hook, &hours, HOUR).unwrap();
        assert_eq!(sending.rounds, [(cup('z'), Step::Round(1))]);
    }

    #[test]
    fn rounds_wait_for_the_end_of_quiet_hours_and_a_reminder_tells_of_its_own() {
        let quiet = Some(Quiet { from: 0, to: 23 * 60 });
        let hours = Hours { quiet, grace_ms: 0, ..hours() };
        let mut outbox = Outbox::default();
        outbox.call(table('a'), 0, Some(10 * HOUR), 0);
        outbox.hear(cup('x'), Step::Round(1), Some(table('a')), 0);
        outbox.hear(cup('y'), Step::Round(4), None, 0);
        assert_eq!(outbox.take(Way::Push, &hours, HOUR), None);
        let reminder = outbox.take(Way::Push, &hours, 7 * HOUR).unwrap();
        assert!(reminder.reminder && reminder.rounds.is_empty());
        outbox.done(Way::Push, reminder.number, true, 7 * HOUR);
        let later = outbox.take(Way::Push, &hours, 23 * HOUR).unwrap();
        assert_eq!((later.tables, later.rounds), (vec![], vec![(cup('y'), Step::Round(4))]));
    }

    #[test]
    fn letters_gather_rounds_and_turns_and_old_news_are_no_news() {
        let hours = Hours { letters: Gathering::Daily, remind_ms: 0, grace_ms: 0, ..hours() };
        let base = 100 * HOUR;
        let mut outbox = Outbox::default();
        outbox.hear(cup('x'), Step::Round(1), None, base);
        let first = outbox.take(Way::Mail, &hours, base).unwrap();
        outbox.done(Way::Mail, first.number, true, base);
        outbox.hear(cup('x'), Step::Round(2), Some(table('a')), base + HOUR);
        outbox.hear(cup('y'), Step::Over, None, base + HOUR);
        outbox.call(table('b'), 3, None, base + 2 * HOUR);
        assert_eq!(outbox.take(Way::Mail, &hours, base + 3 * HOUR), None);
        let second = outbox.take(Way::Mail, &hours, base + 24 * HOUR).unwrap();
        assert_eq!((second.tables.len(), second.rounds.len()), (1, 2));
        // Whoever opens another way later does not hear of everything that was.
        outbox.release(table('b'), true);
        let late = base + HOUR + FRESH_MS;
        assert_eq!(outbox.take(Way::Hook, &hours, late), None);
        assert_eq!(outbox.next_by(Way::Hook, &hours, late), None);
    }

    /// The node that had taken it is gone: another one takes it over, unless there is something newer.
    #[test]
    fn what_a_dead_node_was_telling_of_a_round_is_taken_over() {
        let (mut outbox, hours) = (Outbox::default(), hours());
        outbox.hear(cup('x'), Step::Round(1), None, 0);
        let first = outbox.take(Way::Mail, &hours, HOUR).unwrap();
        let later = HOUR + super::super::outbox::LEASE_MS;
        assert_eq!(outbox.take(Way::Mail, &hours, later - 1), None);
        let again = outbox.take(Way::Mail, &hours, later).unwrap();
        assert_eq!((again.number, &again.rounds), (first.number, &first.rounds));
        outbox.hear(cup('x'), Step::Round(2), None, later);
        assert_eq!(outbox.take(Way::Mail, &hours, 2 * later), None, "what was being sent is old");
        let next = outbox.take(Way::Mail, &hours, 2 * later).unwrap();
        assert_eq!(next.rounds, [(cup('x'), Step::Round(2))]);
    }
}
