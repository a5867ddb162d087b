//! What is told when.

use super::*;

pub const HOUR: u64 = 3_600_000;

pub fn table(letter: char) -> TableId {
    letter.to_string().repeat(12).parse().unwrap()
}

pub fn hours() -> Hours {
    Hours {
        ways: Way::ALL.into(),
        letters: Gathering::Each,
        remind_ms: 3 * HOUR,
        quiet: None,
        zone: TimeZone::UTC,
        grace_ms: 20_000,
    }
}

fn told(sending: Option<&Sending>) -> Vec<(TableId, u32)> {
    sending.map(|sending| sending.tables.clone()).unwrap_or_default()
}

#[test]
fn a_turn_is_told_once_by_each_way_after_a_moment_of_grace() {
    let (mut outbox, hours) = (Outbox::default(), hours());
    assert!(outbox.call(table('a'), 3, None, 0));
    assert!(!outbox.call(table('a'), 3, None, 5), "nothing new");
    assert_eq!(outbox.next(&hours, 0), Some(20_000));
    assert_eq!(outbox.take(Way::Push, &hours, 19_999), None);
    for way in Way::ALL {
        let sending = outbox.take(way, &hours, 20_000).unwrap();
        assert_eq!(told(Some(&sending)), [(table('a'), 3)]);
        outbox.done(way, sending.number, true, 20_000);
    }
    // Somebody before them takes back and plays again: the same turn.
    outbox.release(table('a'), false);
    outbox.call(table('a'), 3, None, 30_000);
    assert_eq!((outbox.next(&hours, HOUR), outbox.take(Way::Push, &hours, HOUR)), (None, None));
    outbox.call(table('a'), 5, None, HOUR);
    assert!(outbox.take(Way::Push, &hours, 2 * HOUR).is_some(), "the next one");
}

#[test]
fn whoever_acts_or_looks_is_not_told() {
    let (mut outbox, hours) = (Outbox::default(), hours());
    outbox.call(table('a'), 1, None, 0);
    outbox.call(table('b'), 1, None, 0);
    outbox.call(table('c'), 1, None, 0);
    outbox.release(table('a'), false);
    outbox.look(table('b'));
    let sending = outbox.take(Way::Mail, &hours, HOUR);
    assert_eq!(told(sending.as_ref()), [(table('c'), 1)]);
    outbox.release(table('c'), true);
    assert!(!outbox.tables.contains_key(&table('c')), "a game that is over is forgotten");
}

#[test]
fn letters_are_gathered_and_the_first_comes_at_once() {
    let mut outbox = Outbox::default();
    let hours = Hours { letters: Gathering::Hourly, remind_ms: 0, grace_ms: 0, ..hours() };
    let base = 100 * HOUR;
    outbox.call(table('a'), 1, None, base);
    let first = outbox.take(Way::Mail, &hours, base).unwrap();
    outbox.done(Way::Mail, first.number, true, base);
    outbox.call(table('b'), 1, None, base + 60_000);
    outbox.call(table('c'), 1, None, base + 120_000);
    assert_eq!(outbox.take(Way::Mail, &hours, base + HOUR - 1), None);
    assert_eq!(outbox.next_by(Way::Mail, &hours, base), Some(base + HOUR));
    let second = outbox.take(Way::Mail, &hours, base + HOUR);
    assert_eq!(told(second.as_ref()), [(table('b'), 1), (table('c'), 1)]);
    let pushed = outbox.take(Way::Push, &hours, base + 120_000);
    assert_eq!(told(pushed.as_ref()).len(), 3, "only letters are gathered");
}

#[test]
fn a_reminder_alone_passes_quiet_hours_and_comes_once() {
    let mut outbox = Outbox::default();
    let quiet = Some(Quiet { from: 0, to: 23 * 60 });
    let hours = Hours { quiet, grace_ms: 0, ..hours() };
    outbox.call(table('a'), 1, Some(10 * HOUR), 0);
    outbox.call(table('b'), 1, None, 0);
    assert_eq!(outbox.take(Way::Push, &hours, HOUR), None);
    assert_eq!(outbox.next_by(Way::Push, &hours, HOUR), Some(7 * HOUR));
    let sending = outbox.take(Way::Push, &hours, 7 * HOUR).unwrap();
    assert!(sending.reminder);
    assert_eq!(told(Some(&sending)), [(table('a'), 1)]);
    outbox.done(Way::Push, sending.number, true, 7 * HOUR);
    assert_eq!(outbox.take(Way::Push, &hours, 8 * HOUR), None, "once");
    let later = outbox.take(Way::Push, &hours, 23 * HOUR);
    assert_eq!(told(later.as_ref()), [(table('b'), 1)], "the reminder has told of the other");
}

#[test]
fn nobody_is_reminded_of_what_they_just_heard_or_of_what_is_too_late() {
    let (mut outbox, hours) = (Outbox::default(), hours());
    outbox.call(table('a'), 1, Some(2 * HOUR), 0);
    let sending = outbox.take(Way::Push, &hours, 30_000).unwrap();
    assert!(!sending.reminder);
    outbox.done(Way::Push, sending.number, true, 30_000);
    assert_eq!(outbox.next_by(Way::Push, &hours, 30_000), None);
    outbox.call(table('b'), 1, Some(10 * HOUR), 0);
    outbox.look(table('b'));
    assert!(outbox.take(Way::Push, &hours, 11 * HOUR).is_none(), "the time is up");
    assert_eq!(outbox.next_by(Way::Push, &hours, 11 * HOUR), None);
}

#[test]
fn what_does_not_arrive_is_tried_again_ever_later_and_then_given_up() {
    let (mut outbox, hours) = (Outbox::default(), hours());
    outbox.call(table('a'), 1, None, 0);
    let mut now = HOUR;
    let first = outbox.take(Way::Push, &hours, now).unwrap();
    let mut tries = 1;
    loop {
        outbox.later(Way::Push, first.number, &BTreeSet::from(["phone".to_owned()]), now);
        let Some(next) = outbox.next_by(Way::Push, &hours, now) else { break };
        assert!(outbox.take(Way::Push, &hours, next - 1).is_none(), "not before its time");
        assert!(next - now >= 60_000);
        now = next;
        let again = outbox.take(Way::Push, &hours, now).unwrap();
        assert_eq!((again.number, again.shown.len()), (first.number, 1), "the same notice");
        tries += 1;
    }
    assert_eq!(tries, 7);
    assert!(now > 12 * HOUR);
}

/// The push service was down in the evening: nobody is woken because it is there again at night.
#[test]
fn what_is_tried_again_waits_for_the_end_of_quiet_hours_but_for_a_reminder() {
    let quiet = Some(Quiet { from: 22 * 60, to: 7 * 60 });
    let hours = Hours { quiet, grace_ms: 0, ..hours() };
    let mut outbox = Outbox::default();
    outbox.call(table('a'), 1, Some(30 * HOUR), 21 * HOUR);
    let mut now = 21 * HOUR;
    let first = outbox.take(Way::Push, &hours, now).unwrap();
    while now < 22 * HOUR {
        outbox.later(Way::Push, first.number, &BTreeSet::new(), now);
        now = outbox.next_by(Way::Push, &hours, now).unwrap();
        if now < 22 * HOUR {
            assert!(outbox.take(Way::Push, &hours, now).is_some());
        }
    }
    assert_eq!(now, 31 * HOUR, "seven in the morning");
    assert_eq!(outbox.take(Way::Push, &hours, 23 * HOUR), None);
    assert_eq!(outbox.take(Way::Push, &hours, now).unwrap().number, first.number);
    let mut outbox = Outbox::default();
    outbox.call(table('a'), 1, Some(30 * HOUR), 0);
    let urgent = outbox.take(Way::Mail, &hours, 27 * HOUR).unwrap();
    outbox.later(Way::Mail, urgent.number, &BTreeSet::new(), 27 * HOUR);
    assert_eq!(outbox.next_by(Way::Mail, &hours, 27 * HOUR), Some(27 * HOUR + 60_000));
    assert!(outbox.take(Way::Mail, &hours, 27 * HOUR + 60_000).is_some());
}

/// The node that had taken it is gone: another one takes it over, with the same number.
#[test]
fn what_a_dead_node_was_sending_is_taken_over() {
    let (mut outbox, hours) = (Outbox::default(), hours());
    outbox.call(table('a'), 1, None, 0);
    let first = outbox.take(Way::Mail, &hours, HOUR).unwrap();
    assert_eq!(outbox.take(Way::Mail, &hours, HOUR + LEASE_MS - 1), None);
    let again = outbox.take(Way::Mail, &hours, HOUR + LEASE_MS).unwrap();
    assert_eq!(again.number, first.number);
    // They have acted meanwhile: nothing is sent any more.
    outbox.release(table('a'), false);
    assert_eq!(outbox.take(Way::Mail, &hours, 2 * HOUR), None);
    assert_eq!(outbox.next(&hours, 2 * HOUR), None);
}
