//! New tables: what somebody wishes for, a fork of another one, the same people once more.

use std::sync::Arc;

use quadrivium_core::{Actor, Seat, SeatSet};
use serde_json::{Value, json};

use super::desk::{Desk, MOMENT, key, person, plan};
use crate::api::{Create, Fork, ForkKind};
use crate::entry::{Chair, Clock, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::listing::{Public, Welcome};
use crate::{Fold, Founding, Guest, Moment, Next, RoundOf, State, bot_of};

fn ann() -> Guest {
    Guest::named(person('a'), "Ann").unwrap()
}

fn wished(wish: Value) -> Result<Founding, Fault> {
    Founding::wished(MOMENT, &ann(), serde_json::from_value::<Create>(wish).unwrap())
}

fn field(refused: Result<Founding, Fault>) -> &'static str {
    match refused.map(|founding| founding.plan) {
        Err(Fault::BadField { field, .. }) => field,
        other => panic!("{other:?}"),
    }
}

const A_MONTH_S: u32 = 2_678_400;

#[test]
fn a_table_is_as_it_was_wished() {
    let seats = json!([{ "kind": "open" }, { "kind": "you" }, { "kind": "bot" }]);
    let wish = json!({
        "game": "labora",
        "settings": { "country": "ireland", "length": "short" },
        "seats": seats,
        "clock": { "per_move_s": A_MONTH_S },
        "no_hints": true,
    });
    let Founding { plan, entries } = wished(wish.clone()).unwrap();
    assert_eq!((plan.kind, &plan.game[..], plan.players), (Kind::Game, "labora", 3));
    assert_eq!((plan.owner, plan.parent, plan.created), (person('a'), None, MOMENT.now));
    assert_eq!((plan.clock, plan.no_hints), (Some(Clock::PerMoveS(A_MONTH_S)), true));
    let option =
        |name: &str| plan.options.iter().find(|(known, _)| known == name).unwrap().1.as_str();
    assert_eq!((option("country"), option("length")), ("ireland", "short"));
    let [Chair::Human { invite: open }, Chair::Human { invite: own }, Chair::Bot { level }] =
        &plan.chairs[..]
    else {
        panic!("{:?}", plan.chairs)
    };
    assert_ne!(open, own, "each seat has a key of its own");
    assert_eq!(level, "apprentice", "the usual bot where none is named");
    assert_eq!(entries, [ann().sits(Seat::B)]);
    let again = wished(wish).unwrap().plan;
    assert_ne!((again.id, again.seed), (plan.id, plan.seed), "no two tables are alike");
}

#[test]
fn what_cannot_be_wished_for_is_named() {
    let table =
        |seats: Value, clock: Value| json!({ "game": "burgundy", "seats": seats, "clock": clock });
    let two = json!([{ "kind": "you" }, { "kind": "open" }]);
    let clock = |kind: &str, seconds: u64| json!({ kind: seconds });
    for kind in ["per_move_s", "total_s"] {
        for seconds in [0, u64::from(A_MONTH_S) + 1] {
            assert_eq!(
                field(wished(table(two.clone(), clock(kind, seconds)))),
                "clock",
                "{seconds}"
            );
        }
        for seconds in [1, u64::from(A_MONTH_S)] {
            wished(table(two.clone(), clock(kind, seconds))).unwrap();
        }
    }
    let level = json!([{ "kind": "you" }, { "kind": "bot", "level": "pope" }]);
    assert_eq!(field(wished(table(level, Value::Null))), "level");
    let settings =
        |settings: Value| json!({ "game": "burgundy", "settings": settings, "seats": two });
    assert_eq!(field(wished(settings(json!({ "players": 3 })))), "seats");
    assert_eq!(field(wished(settings(json!({ "players": "many" })))), "settings");
    assert_eq!(field(wished(settings(json!({ "setup": ["standard"] })))), "settings");
    let many: serde_json::Map<_, _> = (0..101).map(|n| (format!("o{n}"), json!(1))).collect();
    assert_eq!(field(wished(settings(Value::Object(many)))), "settings");
    let unknown = wished(settings(json!({ "weather": true })));
    assert!(matches!(unknown, Err(Fault::BadOptions(_))));
    assert!(matches!(wished(json!({ "game": "chess", "seats": [] })), Err(Fault::NoGame(_))));
}

#[test]
fn a_character_sits_only_at_its_own_game() {
    assert_eq!(bot_of("burgundy", None).unwrap().name(), "apprentice");
    assert_eq!(bot_of("burgundy", Some("farmer")).unwrap().name(), "farmer");
    let Err(Fault::BadField { field: "level", reason }) = bot_of("orleans", Some("farmer")) else {
        panic!("a farmer plays Orléans")
    };
    assert!(reason.contains("traveller"), "{reason}");
}

#[test]
fn chance_begins_where_nobody_is_waited_for() {
    let seats = |second: Value| json!({ "game": "burgundy", "seats": [{ "kind": "you" }, second] });
    let begin = |wish| wished(wish).unwrap().begin(MOMENT).unwrap();
    let open = begin(seats(json!({ "kind": "open" })));
    assert_eq!((open.fold.state(), open.entries.len()), (State::Waiting, 1));
    let full = begin(seats(json!({ "kind": "bot" })));
    assert_eq!(full.fold.state(), State::Running);
    assert!(matches!(full.entries[1], Entry::Play { by: Actor::Chance, .. }));
    assert_eq!(full.fold.seq(), full.entries.len() as u64, "all that happened is told");
}

/// The same table, listed for everybody and made for the round of a tournament.
fn in_public(plan: &Plan) -> Plan {
    let public = Public { who: Welcome::Everybody, language: None, seeking: None };
    let round = RoundOf { name: "Autumn".into(), number: 2, open: true };
    Plan { public: Some(public), round: Some(round.into()), ..plan.clone() }
}

/// A table with an open seat may be listed for others; one without has nobody to look for.
#[test]
fn a_listed_table_has_an_open_seat() {
    let listed = |kinds: [&str; 2]| {
        let seats = kinds.map(|kind| json!({ "kind": kind }));
        let public = json!({ "who": { "kind": "met" }, "language": "pl" });
        wished(json!({ "game": "burgundy", "seats": seats, "public": public }))
    };
    let public = listed(["you", "open"]).unwrap().plan.public.unwrap();
    assert_eq!((public.who, public.language.as_deref()), (Welcome::Met, Some("pl")));
    for kinds in [["you", "you"], ["you", "bot"]] {
        assert_eq!(field(listed(kinds)), "seats", "{kinds:?}");
    }
}

fn fork(
    desk: &Desk,
    kind: ForkKind,
    seat: Option<Seat>,
    level: Option<&str>,
) -> Result<Founding, Fault> {
    let later = Moment { now: 77, ..MOMENT };
    let level = level.map(str::to_owned);
    let fork = Fork { moves: 0, kind, seat, level, levels: Vec::new() };
    Founding::fork(later, &ann(), &desk.fold.plan, &fork)
}

#[test]
fn a_fork_is_a_table_of_its_own() {
    let mut desk = Desk::clocked("burgundy", "bc", Clock::TotalS(60));
    desk.play_some();
    desk.fold.plan = Arc::new(Plan { owner: person('b'), ..in_public(&desk.fold.plan) });
    for (kind, is, seeded) in
        [(ForkKind::Sandbox, Kind::Sandbox, false), (ForkKind::Hotseat, Kind::Game, true)]
    {
        let Founding { plan, entries } = fork(&desk, kind, None, None).unwrap();
        assert_eq!((plan.kind, plan.seed.is_some()), (is, seeded));
        assert_ne!(plan.seed, desk.fold.plan.seed, "what chance has in store there stays there");
        assert_eq!(plan.parent, Some(desk.fold.plan.id));
        assert_ne!(plan.id, desk.fold.plan.id);
        assert_eq!((plan.owner, plan.created, plan.clock), (person('a'), 77, None));
        assert_eq!((plan.public, plan.round), (None, None), "nobody else is looked for");
        assert_eq!(entries, [ann().sits(Seat::A), ann().sits(Seat::B)], "all seats are theirs");
    }
    let Founding { plan, entries } =
        fork(&desk, ForkKind::Bots, Some(Seat::B), Some("farmer")).unwrap();
    assert_eq!(entries, [ann().sits(Seat::B)]);
    assert_eq!(plan.chairs[0], Chair::Bot { level: "farmer".into() });
    let refused = |seat, level| field(fork(&desk, ForkKind::Bots, seat, level));
    assert_eq!(refused(Some(Seat::B), None), "level");
    assert_eq!(refused(None, Some("master")), "seat");
    assert_eq!(refused(Some(Seat::C), Some("master")), "seat");
    assert_eq!(refused(Some(Seat::A), Some("pope")), "level");
}

#[test]
fn every_bot_of_a_fork_may_have_its_own_rank() {
    let desk = Desk::of("burgundy", &[], "abc");
    let (seat, level) = (Some(Seat::B), Some("apprentice".to_owned()));
    let levels = vec![Some("farmer".to_owned())];
    let fork = Fork { moves: 0, kind: ForkKind::Bots, seat, level, levels };
    let chairs = |fork: &Fork| {
        Founding::fork(MOMENT, &ann(), &desk.fold.plan, fork).map(|founding| founding.plan.chairs)
    };
    let [Chair::Bot { level: first }, Chair::Human { .. }, Chair::Bot { level: last }] =
        &chairs(&fork).unwrap()[..]
    else {
        panic!("one person between two bots")
    };
    assert_eq!((&first[..], &last[..]), ("farmer", "apprentice"));
    let wrong = Fork { levels: vec![Some("pope".to_owned())], ..fork };
    assert!(matches!(chairs(&wrong), Err(Fault::BadField { field: "level", .. })));
}

#[test]
fn a_fork_begins_with_the_moves_before_it() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    desk.play_some();
    let moves = desk.fold.line.moves();
    let past = desk.fold.past_of(person('a'), moves).unwrap();
    let founding =
        fork(&desk, ForkKind::Sandbox, None, None).unwrap().after(MOMENT, &past).unwrap();
    let founded = founding.begin(MOMENT).unwrap();
    assert_eq!(founded.fold.line.moves(), moves);
    assert_eq!(founded.fold.line.game().turn(), desk.game().turn());
    let beyond = desk.fold.past_of(person('a'), moves + 1).map(|_| ());
    assert!(
        matches!(beyond, Err(Fault::NoMove { asked, moves: there }) if (asked, there) == (moves + 1, moves))
    );
}

#[test]
fn the_same_people_play_again_by_the_newest_rules() {
    let old = Plan { kind: Kind::Record, rules: 0, ..in_public(&plan("burgundy", &[], "ab")) };
    let mut desk = Desk::of("burgundy", &[], "ab");
    assert!(matches!(desk.fold.play_again(person('a')).map(|_| ()), Err(Fault::StillRunning)));
    assert!(matches!(desk.fold.play_again(person('c')).map(|_| ()), Err(Fault::NotSeated)));
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    desk.fold.plan = Arc::new(old);
    let rematch = desk.fold.play_again(person('b')).unwrap();
    assert_eq!((rematch.made, rematch.seats), (None, SeatSet::only(Seat::B)));
    let bob = Guest::named(person('b'), "Bob").unwrap();
    let later = Moment { now: 99, ..MOMENT };
    let Founding { plan, entries } = rematch.founding(later, &bob).unwrap();
    assert_eq!(entries, [bob.sits(Seat::B)], "the seats of the others are kept for them");
    assert_eq!(
        (plan.kind, plan.rules),
        (Kind::Game, super::desk::plan("burgundy", &[], "ab").rules)
    );
    assert_eq!((plan.owner, plan.created, plan.parent), (person('b'), 99, Some(desk.fold.plan.id)));
    assert_ne!(plan.id, desk.fold.plan.id);
    assert!(plan.seed.is_some_and(|seed| Some(seed) != desk.fold.plan.seed));
    assert_eq!((plan.public, plan.round, plan.chairs.len()), (None, None, 2));
    assert!(plan.chairs.iter().all(|chair| matches!(chair, Chair::Human { invite } if *invite != key('a') && *invite != key('b'))));
    let table = plan.id;
    let entries = desk.fold.entries_of_rematch(None, table);
    assert_eq!(entries, [Entry::Rematch { table }]);
    desk.add(entries);
    assert_eq!(desk.fold.play_again(person('a')).unwrap().made, Some(table));
    assert_eq!(desk.fold.entries_of_rematch(None, table), [], "somebody was quicker");
}

#[test]
fn a_bot_on_the_last_open_seat_begins_the_game() {
    let waiting = |seats: &str| {
        let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], seats))).unwrap(), 1);
        desk.add(vec![ann().sits(Seat::A)]);
        desk
    };
    let farmer = bot_of("burgundy", Some("farmer")).unwrap();
    let seat = |desk: &Desk, letter, seat| {
        desk.fold.entries_of_seating(MOMENT, person(letter), seat, farmer)
    };
    let given = Entry::Bot { seat: Seat::B, level: "farmer".into() };
    assert_eq!(seat(&waiting("abc"), 'a', Seat::B).unwrap(), std::slice::from_ref(&given));
    let mut desk = waiting("ab");
    assert!(matches!(seat(&desk, 'b', Seat::B), Err(Fault::NotOwner)));
    assert!(matches!(seat(&desk, 'a', Seat::A), Err(Fault::Stale { seq: 1 })));
    assert!(matches!(seat(&desk, 'a', Seat::C), Err(Fault::BadField { field: "seat", .. })));
    let entries = seat(&desk, 'a', Seat::B).unwrap();
    assert_eq!(entries[0], given);
    assert!(matches!(entries[1], Entry::Play { by: Actor::Chance, .. }));
    desk.add(entries);
    assert_eq!(desk.fold.state(), State::Running);
    assert!(matches!(seat(&desk, 'a', Seat::B), Err(Fault::Begun)));
    if let Some(next) = desk.fold.next() {
        assert_eq!(next, Next::Bot(Seat::B, farmer));
    }
}

#[test]
fn a_table_holds_only_so_much() {
    let desk = Desk::of("burgundy", &[], "ab");
    let seq = desk.seq();
    assert!(desk.fold.check_room(seq + 1).is_ok());
    assert!(matches!(desk.fold.check_room(seq), Err(Fault::FullTable)));
    assert!(matches!(desk.fold.check_room(seq - 1), Err(Fault::FullTable)));
}

/// A bot that was put on an open seat sits there in the next game too.
#[test]
fn a_rematch_has_the_bots_that_have_played() {
    let farmer = bot_of("burgundy", Some("farmer")).unwrap();
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "abc"))).unwrap(), 1);
    let bob = Guest::named(person('b'), "Bob").unwrap();
    desk.add(vec![ann().sits(Seat::A), bob.sits(Seat::B)]);
    desk.take(desk.fold.entries_of_seating(MOMENT, person('a'), Seat::C, farmer)).unwrap();
    assert_eq!(desk.fold.people.on(Seat::C).unwrap().bot(), Some(farmer));
    desk.add(vec![Entry::Resign { seat: Seat::A }, Entry::Resign { seat: Seat::B }]);
    let Founding { plan, .. } =
        desk.fold.play_again(person('a')).unwrap().founding(MOMENT, &ann()).unwrap();
    let human = |chair: &Chair| matches!(chair, Chair::Human { .. });
    assert!(human(&plan.chairs[0]) && human(&plan.chairs[1]));
    assert_eq!(plan.chairs[2], Chair::Bot { level: "farmer".into() });
    let again = Fold::new(Arc::new(plan)).unwrap();
    assert_eq!(again.people.on(Seat::C).unwrap().bot(), Some(farmer), "by its name");
}
