//! Whole tournaments with whatever results, in which people leave: what must be true of each of them.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use quadrivium_tournament::{Field, Format, History, Player, Round, Score, Shape, standings};

/// A tournament that was played.
struct Played {
    rounds: Vec<Round>,
    history: History,
    left: BTreeSet<Player>,
    /// What was known when each round was paired.
    before: Vec<(History, BTreeSet<Player>)>,
}

/// Results and people who leave, from a few bytes.
fn play(shape: Shape, players: u16, seed: u64, luck: &[u8], leaves: &[(u8, Player)]) -> Played {
    let mut luck = luck.iter().copied().cycle();
    let mut played = Played {
        rounds: Vec::new(),
        history: History::default(),
        left: BTreeSet::new(),
        before: Vec::new(),
    };
    let mut ahead = Vec::new();
    loop {
        let number = played.rounds.len() as u16;
        let gone = leaves.iter().filter(|(round, _)| u16::from(*round) == number);
        played.left.extend(gone.map(|(_, player)| player % players));
        let field = Field { shape, players, left: &played.left, seed };
        let Some(paired) = field.next(number, &played.history, &ahead) else { break };
        let again = field.next(number, &played.history, &ahead);
        assert_eq!(again.as_ref(), Some(&paired), "the same is paired the same way");
        played.before.push((played.history.clone(), played.left.clone()));
        for table in &paired.round.tables {
            let score = |&player: &Player| {
                let luck = luck.next().unwrap_or(0);
                let points = Some(i32::from(luck % 7)).filter(|_| luck % 13 != 0);
                Score { player, place: 0, points }
            };
            let mut scores: Vec<_> = table.iter().map(score).collect();
            let all = scores.clone();
            for own in &mut scores {
                own.place = 1 + all.iter().filter(|other| other.points > own.points).count() as u8;
            }
            played.history.tables.push(scores);
        }
        played.history.byes.extend(&paired.round.byes);
        played.rounds.push(paired.round);
        ahead = paired.ahead;
    }
    played
}

fn meetings(tables: &[Vec<Score>]) -> BTreeMap<(Player, Player), u32> {
    let mut met = BTreeMap::new();
    for table in tables {
        for one in table {
            for other in table.iter().filter(|other| other.player > one.player) {
                *met.entry((one.player, other.player)).or_default() += 1;
            }
        }
    }
    met
}

/// Everybody who is here sits once or has no game, at tables of the right size.
fn check_rounds(shape: Shape, players: u16, played: &Played) {
    for (round, (_, left)) in played.rounds.iter().zip(&played.before) {
        let mut seen = BTreeSet::new();
        for table in &round.tables {
            assert!((usize::from(shape.least)..=usize::from(shape.size)).contains(&table.len()));
        }
        for player in round.tables.iter().flatten().chain(&round.byes) {
            assert!(seen.insert(*player), "{player} is in two places");
            assert!(!left.contains(player), "{player} has left");
        }
        assert_eq!(seen.len(), usize::from(players) - left.len(), "everybody is somewhere");
    }
}

fn byes_apart(played: &Played, players: u16) -> usize {
    let here = (0..players).filter(|player| !played.left.contains(player));
    let counts =
        here.map(|player| played.history.byes.iter().filter(|one| **one == player).count());
    let counts: Vec<_> = counts.collect();
    counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
}

/// How many pairs of people who have not met can be made, by trying everything.
fn most_new(here: &[Player], met: &BTreeMap<(Player, Player), u32>) -> usize {
    let mut best = vec![0_usize; 1 << here.len()];
    for set in 1..best.len() {
        let first = set.trailing_zeros() as usize;
        let rest = set & !(1 << first);
        best[set] = best[rest];
        for other in first + 1..here.len() {
            if rest & (1 << other) != 0 && !met.contains_key(&(here[first], here[other])) {
                best[set] = best[set].max(1 + best[rest & !(1 << other)]);
            }
        }
    }
    best[best.len() - 1]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Nobody meets somebody twice in a Swiss tournament of two while that can be avoided, whoever leaves.
    #[test]
    fn swiss_pairs_repeat_only_where_nothing_else_is_possible(
        players in 2_u16..12, rounds in 1_u8..9, seed: u64,
        luck in prop::collection::vec(any::<u8>(), 1..40),
        leaves in prop::collection::vec((1_u8..8, 0_u16..12), 0..3),
    ) {
        let shape = Shape { format: Format::Swiss, size: 2, least: 2, wish: rounds };
        let played = play(shape, players, seed, &luck, &leaves);
        check_rounds(shape, players, &played);
        for (round, (before, _)) in played.rounds.iter().zip(&played.before) {
            let met = meetings(&before.tables);
            let here: BTreeSet<_> = round.tables.iter().flatten().copied().collect();
            let here: Vec<_> = here.into_iter().collect();
            let new = round.tables.iter().filter(|two| {
                !met.contains_key(&(two[0].min(two[1]), two[0].max(two[1])))
            });
            prop_assert_eq!(new.count(), most_new(&here, &met));
        }
        if leaves.is_empty() {
            prop_assert!(byes_apart(&played, players) <= 1);
            prop_assert_eq!(played.rounds.len(), usize::from(rounds));
        }
    }

    /// Larger tables: everybody has the right number of games, and nobody waits twice before all have once.
    #[test]
    fn larger_tables_hold_everybody_and_waiting_is_fair(
        players in 3_u16..24, size in 3_u8..6, least in 2_u8..6, rounds in 1_u8..6, robin: bool, seed: u64,
        luck in prop::collection::vec(any::<u8>(), 1..40),
        leaves in prop::collection::vec((1_u8..5, 0_u16..24), 0..3),
    ) {
        let least = least.min(size);
        prop_assume!(players >= u16::from(size));
        let format = if robin { Format::RoundRobin } else { Format::Swiss };
        let wish = if robin { 1 } else { rounds };
        let shape = Shape { format, size, least, wish };
        let played = play(shape, players, seed, &luck, &leaves);
        check_rounds(shape, players, &played);
        if leaves.is_empty() {
            prop_assert_eq!(played.rounds.len(), usize::from(shape.rounds(players)));
            prop_assert!(byes_apart(&played, players) <= 1);
        }
    }

    /// Two by two everybody meets everybody exactly as often as was wished, and sits on both sides.
    #[test]
    fn in_a_round_robin_of_two_everybody_meets_everybody(
        players in 2_u16..20, legs in 1_u8..3, seed: u64, luck in prop::collection::vec(any::<u8>(), 1..40),
    ) {
        let shape = Shape { format: Format::RoundRobin, size: 2, least: 2, wish: legs };
        let played = play(shape, players, seed, &luck, &[]);
        check_rounds(shape, players, &played);
        let met = meetings(&played.history.tables);
        prop_assert_eq!(met.len(), usize::from(players) * usize::from(players - 1) / 2);
        prop_assert!(met.values().all(|times| *times == u32::from(legs)));
        prop_assert_eq!(byes_apart(&played, players), 0);
        for player in 0..players {
            let first = played.history.tables.iter().filter(|table| table[0].player == player).count();
            let games = usize::from(players - 1) * usize::from(legs);
            prop_assert!(first.abs_diff(games - first) <= 4, "{player} sits first {first} of {games} times");
        }
    }

    /// In which order results come does not matter, and who is ahead has no fewer points.
    #[test]
    fn standings_do_not_depend_on_the_order_of_results(
        (history, shuffled) in (2_u16..9, 2_u8..6, any::<u64>(), prop::collection::vec(any::<u8>(), 1..40))
            .prop_map(|(players, size, seed, luck)| {
                let shape = Shape { format: Format::Swiss, size, least: 2, wish: 4 };
                play(shape, players, seed, &luck, &[]).history
            })
            .prop_flat_map(|history| (Just(history.clone()), Just(history.tables).prop_shuffle())),
        format in prop::sample::select(vec![Format::Swiss, Format::RoundRobin, Format::Series]),
    ) {
        let shape = Shape { format, size: 3, least: 2, wish: 4 };
        let rows = standings(shape, 9, &history);
        let mut byes = history.byes.clone();
        byes.reverse();
        let tables = shuffled.into_iter().map(|mut table| { table.reverse(); table }).collect();
        prop_assert_eq!(&rows, &standings(shape, 9, &History { tables, byes }));
        prop_assert!(rows.windows(2).all(|two| two[0].points >= two[1].points && two[0].place <= two[1].place));
        // No point is lost or made: each game shares out half a point for everybody at it.
        let shared: u32 = history.tables.iter().map(|table| 12 * table.len() as u32).sum();
        let given: u32 = rows.iter().map(|row| row.points).sum();
        prop_assert_eq!(given, shared + shape.bye() * history.byes.len() as u32);
    }
}

/// How many pairs have met never, once, twice and so on.
fn spread(players: u16, size: u8, least: u8) -> Vec<usize> {
    let shape = Shape { format: Format::RoundRobin, size, least, wish: 1 };
    let played = play(shape, players, 7, &[1, 2, 3, 5], &[]);
    let met = meetings(&played.history.tables);
    let pairs = usize::from(players) * usize::from(players - 1) / 2;
    let times = |times: u32| met.values().filter(|found| **found == times).count();
    let most = met.values().max().copied().unwrap_or(0);
    [pairs - met.len()].into_iter().chain((1..=most).map(times)).collect()
}

/// Where a plan exists in which every two meet exactly once, it is found.
#[test]
fn every_two_meet_exactly_once_where_that_is_possible() {
    for (players, size) in [(9, 3), (16, 4), (25, 5), (3, 3), (4, 4), (5, 5)] {
        let pairs = usize::from(players) * usize::from(players - 1) / 2;
        assert_eq!(spread(players, size, size), [0, pairs], "{players} at tables of {size}");
    }
}

/// And elsewhere hardly anybody meets somebody three times.
#[test]
fn meetings_at_larger_tables_are_spread_evenly() {
    for size in 3..=5 {
        for players in u16::from(size)..=18 {
            let spread = spread(players, size, 2);
            let thrice = spread.get(3).copied().unwrap_or(0);
            assert!(spread.len() <= 4 && thrice <= 2, "{players} at tables of {size}: {spread:?}");
        }
    }
}

/// Whoever leaves a round-robin of two lets the others win.
#[test]
fn who_was_to_meet_somebody_who_left_has_no_game() {
    let shape = Shape { format: Format::RoundRobin, size: 2, least: 2, wish: 1 };
    let played = play(shape, 4, 3, &[1, 2, 3], &[(1, 2)]);
    assert_eq!(played.rounds.len(), 3);
    let byes: Vec<_> = played.rounds.iter().map(|round| round.byes.len()).collect();
    assert_eq!(byes, [0, 1, 1]);
}

/// The same people at one table; one leaves, two go on, and then there is nobody to play with.
#[test]
fn a_series_goes_on_with_those_who_stay() {
    let shape = Shape { format: Format::Series, size: 3, least: 2, wish: 5 };
    let played = play(shape, 3, 3, &[1, 2, 3], &[(2, 0), (4, 1)]);
    let sizes: Vec<_> = played.rounds.iter().map(|round| round.tables[0].len()).collect();
    assert_eq!(sizes, [3, 3, 2, 2]);
}

/// A victory where two meet, what one has on average elsewhere.
#[test]
fn a_round_without_a_game_is_worth_a_game() {
    let bye = |size| Shape { format: Format::Swiss, size, least: 2, wish: 1 }.bye();
    assert_eq!([2, 3, 4, 5].map(bye), [24, 12, 12, 12]);
}

/// Nothing is settled beyond the last round.
#[test]
fn what_is_settled_ahead_is_the_rest_of_the_tournament() {
    let shape = Shape { format: Format::RoundRobin, size: 3, least: 3, wish: 1 };
    let nobody = BTreeSet::new();
    let field = Field { shape, players: 9, left: &nobody, seed: 7 };
    let ahead = |number| field.next(number, &History::default(), &[]).map(|it| it.ahead.len());
    assert_eq!([0, 1, 2, 3, 4].map(ahead), [Some(3), Some(2), Some(1), Some(0), None]);
}
