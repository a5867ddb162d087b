//! Whether the margins of the coach are true: what it says about two turns after a short trial lies within
//! the margin of what many games say that were played to the end, about 95 times in 100.
//!
//! `POSITIONS=40` looks at so many positions of every game instead of a few, and longer at each.

use quadrivium_bots::{Bot, Level};
use quadrivium_coach::{Coach, Depth, Figure, Patience, Until};
use quadrivium_core::{Actor, Options, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// The fewest games to the end that say something.
const FEWEST: usize = 4;

/// What was found about two turns: by the coach, and by games that were played to the end.
struct Pair {
    told: Figure,
    found: Figure,
}

impl Pair {
    /// Whether both agree, as far as each is sure.
    fn agrees(&self) -> bool {
        (self.told.mean - self.found.mean).abs() <= self.told.error.hypot(self.found.error)
    }
}

/// Compares what is shown with what is so, at positions of games between apprentices.
struct Compared {
    positions: u64,
    /// How many decisions the coach looks at, and how many the games to the end.
    short: u32,
    long: u32,
}

impl Visitor for Compared {
    /// In points, and in chance to win.
    type Output = Vec<[Pair; 2]>;

    fn visit<G: Learned>(self) -> Self::Output {
        let mut pairs = Vec::new();
        for number in 0..self.positions {
            let Some((game, seat)) = position::<G>(number) else { continue };
            let mut coach =
                Coach::new(G::mind(), G::AIM, Depth { first: self.short, whole: self.short });
            let go_on = &mut |_: &_| std::ops::ControlFlow::Continue(());
            let rng = &mut game_rng(number, 2);
            let hint = coach.hint(&game, seat, &|| false, go_on, rng).expect("there is a choice");
            let read = |actions: &Vec<String>| -> Vec<G::Action> {
                actions.iter().map(|it| it.parse().expect("what is advised can be read")).collect()
            };
            let turns: Vec<_> = hint.advice.iter().map(|advice| read(&advice.actions)).collect();
            let [first, second, ..] = &turns[..] else { continue };
            let patience = Patience { looks: self.long, stop: &|| false };
            let turns = [&first[..], &second[..]];
            let ends = coach.try_out(&game, seat, &turns, Until::End, &patience, rng);
            // Games that take long are few in a short run: their margins are wide, but they have some.
            if ends.rounds() < FEWEST {
                continue;
            }
            let points =
                Pair { told: hint.advice[1].points_behind, found: ends.points_ahead(0, 1, seat) };
            let chance =
                Pair { told: hint.advice[1].chance_behind, found: ends.chance_ahead(0, 1, seat) };
            pairs.push([points, chance]);
        }
        pairs
    }
}

/// Somewhere in a game between apprentices, somebody who can choose.
fn position<G: Learned>(number: u64) -> Option<(G, Seat)> {
    let mut rng = game_rng(number, 1);
    let settings = Settings::players(2 + (number % 2) as u8);
    let options = G::Options::from_settings(&settings).expect("every game has two and three");
    let mut game = G::new(&options).expect("every game has two and three");
    let mut apprentice = Bot::<G>::new(Level::Apprentice, None);
    let mut offered = Vec::new();
    let mut left = 60 + 61 * number % 140;
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is in turn");
                game.legal(seat, &mut offered);
                if left == 0 && offered.len() > 1 {
                    return Some((game, seat));
                }
                left = left.saturating_sub(1);
                let action = apprentice.pick(&game, seat, &mut rng);
                (seat.into(), action.expect("something is offered"))
            }
        };
        game.apply(by, action).expect("what was picked is legal");
    }
}

#[test]
fn margins_hold_as_often_as_they_claim() {
    let wanted = std::env::var("POSITIONS").ok().map(|text| text.parse().expect("a number"));
    let soak = wanted.is_some();
    let compared = || Compared {
        positions: wanted.unwrap_or(4),
        short: if soak { 2_000 } else { 400 },
        long: if soak { 20_000 } else { 3_000 },
    };
    let mut all = [(0, 0); 2];
    for entry in GAMES.iter() {
        let pairs = visit(entry.name, compared()).unwrap();
        for (kind, what) in ["points", "chance"].into_iter().enumerate() {
            let agree = pairs.iter().filter(|pair| pair[kind].agrees()).count();
            all[kind] = (all[kind].0 + agree, all[kind].1 + pairs.len());
            let mean = |of: fn(&Pair) -> f32| {
                pairs.iter().map(|it| of(&it[kind])).sum::<f32>() / pairs.len().max(1) as f32
            };
            println!(
                "{} {what}: {agree} of {}; told ±{:.3}, found ±{:.3}, apart {:.3}",
                entry.name,
                pairs.len(),
                mean(|it| it.told.error),
                mean(|it| it.found.error),
                mean(|it| (it.told.mean - it.found.mean).abs()),
            );
            for it in pairs.iter().map(|pair| &pair[kind]) {
                println!("  {:?} {:?}", it.told, it.found);
            }
        }
    }
    for (agree, pairs) in all {
        assert!(pairs >= 8, "only {pairs} pairs of turns");
        // 95 of 100, less what chance may do to so few.
        let expected = 0.95 * pairs as f64;
        let least = expected - 2.0 * (0.05 * expected).sqrt();
        assert!(agree as f64 >= least, "{agree} of {pairs} within their margins");
    }
}
