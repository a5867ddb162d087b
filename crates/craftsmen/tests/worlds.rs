//! Worlds that are dealt again know nothing of the true one: two truths that look the same to a player
//! lead to the same worlds, equally often.

use std::collections::BTreeSet;

use crate::common::printed::worth;
use crate::common::{choose, hand_of, play, rng};
use quadrivium_core::{Actor, Chance, Rules, Seat, Sight, Turn, Viewer};
use quadrivium_craftsmen::{
    Action, Building, Capital, CapitalView, Colour, Craftsmen, Draw, Guild, Options, Pending,
    PerCapital, Position, QueueSpace,
};
use rand::{Rng, RngExt};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn worlds(truth: &Craftsmen, viewer: Seat, count: usize, rng: &mut impl Rng) -> Vec<Craftsmen> {
    let deal = |_| {
        let mut world = *truth;
        world.determinize(viewer, rng);
        world
    };
    (0..count).map(deal).collect()
}

/// How far two samples are from coming out of one bag: the sum over all values of a squared
/// difference against what chance explains, less the number of values, in spreads of that sum.
fn unlikeness<T: Ord + Copy>(one: &[T], other: &[T]) -> f64 {
    assert_eq!(one.len(), other.len());
    let count = |all: &[T], value: T| all.iter().filter(|it| **it == value).count() as f64;
    let values: BTreeSet<T> = one.iter().chain(other).copied().collect();
    let square = |&value: &T| {
        let (one, other) = (count(one, value), count(other, value));
        (one - other).powi(2) / (one + other)
    };
    let degrees = values.len() as f64 - 1.0;
    let sum: f64 = values.iter().map(square).sum();
    if degrees == 0.0 { sum } else { (sum - degrees) / (2.0 * degrees).sqrt() }
}

/// More than chance does once in ten thousand times, whatever the number of values.
const LIMIT: f64 = 12.0;

/// An auction in which A and then C have bid; B has to think about it.
fn auction(a: [&str; 3], c: [&str; 4]) -> Craftsmen {
    let mut game = Position::of(3)
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .shown(&["winery_1"])
        .capital(A, &a)
        .capital(B, &["purple1", "green3"])
        .capital(C, &c)
        .order(&[A, C, B])
        .stage(Guild::Notary);
    play(&mut game, &["A auction winery_1", "A bid 10", "B pass", "C bid 11"]);
    game
}

/// How many cards of each colour somebody has.
fn colours(game: &Craftsmen, seat: Seat) -> [u8; 4] {
    let hand = hand_of(game, seat);
    let of = |colour| Capital::ALL.into_iter().filter(move |card| card.colour() == colour);
    Colour::ALL.map(|colour| of(colour).map(|card| hand[card]).sum())
}

/// Three cards of a colour are worth 10: which colour it is nobody can tell.
#[test]
fn the_colour_of_a_bidder_is_not_seen() {
    const WORLDS: usize = 2000;
    let red = auction(["red1", "red2", "red3"], ["blue1", "blue1", "blue2", "green1"]);
    let blue = auction(["blue1", "blue2", "blue3"], ["red1", "red1", "red3", "purple2"]);
    assert_eq!(red.view(B.into()), blue.view(B.into()), "B cannot tell them apart");
    let mut rng = rng(1);
    let [one, two] = [&red, &blue].map(|truth| worlds(truth, B, WORLDS, &mut rng));
    let bidders = |world: &Craftsmen| (colours(world, A), hand_of(world, C).values);
    let [one, two]: [Vec<_>; 2] = [one, two].map(|all| all.iter().map(bidders).collect());
    for (a, c) in one.iter().chain(&two) {
        assert!(a.contains(&3), "three of a colour make 10");
        assert!(worth(&PerCapital::new(*c), &Colour::ALL) >= 11, "C has bid 11");
    }
    for worlds in [&one, &two] {
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            let often = worlds.iter().filter(|(a, _)| a[index] == 3).count();
            // B holds a purple and a green card, so that three of these are a little rarer.
            assert!((WORLDS * 17 / 100..WORLDS * 33 / 100).contains(&often), "{colour}: {often}");
        }
    }
    let of_a = |all: &[([u8; 4], _)]| all.iter().map(|it| it.0).collect::<Vec<_>>();
    let far = unlikeness(&of_a(&one), &of_a(&two));
    assert!(far < LIMIT, "{far:.1}");
    for card in 0..Capital::ALL.len() {
        let of_c = |all: &[(_, [u8; 12])]| all.iter().map(|it| it.1[card]).collect::<Vec<_>>();
        let far = unlikeness(&of_c(&one), &of_c(&two));
        assert!(far < LIMIT, "{}: {far:.1}", Capital::ALL[card]);
    }
}

/// Another truth with the same history in the eyes of a player: hidden cards are exchanged, and hidden
/// decisions taken otherwise, where the history goes on as it did.
struct Twin {
    viewer: Seat,
    start: Craftsmen,
    actions: Vec<(Actor, Action)>,
    end: Craftsmen,
}

impl Twin {
    fn of(start: &Craftsmen, actions: &[(Actor, Action)], end: &Craftsmen, viewer: Seat) -> Self {
        Self { viewer, start: *start, actions: actions.to_vec(), end: *end }
    }

    fn hidden(&self, game: &Craftsmen, by: Actor, action: Action) -> bool {
        game.masked(by, action, self.viewer.into()).is_none()
    }

    /// What may have happened instead of something hidden.
    fn instead(&self, game: &Craftsmen, by: Actor, rng: &mut impl Rng) -> Option<Action> {
        let mut all = Vec::new();
        match (game.turn(), by) {
            (Turn::Chance, Actor::Chance) => {
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                all.extend(outcomes.into_iter().map(|(action, _)| action));
            }
            (Turn::Players(seats), Actor::Seat(seat)) if seats.contains(seat) => {
                game.legal(seat, &mut all);
            }
            _ => return None,
        }
        all.retain(|&action| self.hidden(game, by, action));
        (!all.is_empty()).then(|| all[rng.random_range(0..all.len())])
    }

    /// Other outcomes of something hidden: two cards are exchanged, or one is drawn anew, or a player
    /// has drawn one colour wherever it was another one. The latter leads to hands that are worth as
    /// much, which no exchange of single cards may lead to.
    fn change(
        &self,
        hidden: &[Hidden],
        rng: &mut impl Rng,
    ) -> (Vec<(Actor, Action)>, Option<usize>) {
        let mut tried = self.actions.clone();
        let [one, other] = [(); 2].map(|()| hidden[rng.random_range(0..hidden.len())]);
        let [this, that] = [(); 2].map(|()| Colour::ALL[rng.random_range(0..Colour::ALL.len())]);
        if this != that && one.drawn_by.is_some() {
            for hidden in hidden.iter().filter(|it| it.drawn_by == one.drawn_by) {
                let (_, action) = &mut tried[hidden.at];
                *action = recoloured(*action, this, that);
            }
            return (tried, None);
        }
        (tried[one.at].1, tried[other.at].1) = (tried[other.at].1, tried[one.at].1);
        (tried, (one.at == other.at).then_some(one.at))
    }

    /// Tries other outcomes, and goes on as before as far as possible.
    fn step(&mut self, hidden: &[Hidden], rng: &mut impl Rng) -> Option<()> {
        let (mut tried, anew) = self.change(hidden, rng);
        let mut game = self.start;
        for (index, (by, action)) in tried.iter_mut().enumerate() {
            let masked = hidden.binary_search_by_key(&index, |it| it.at).is_ok();
            if masked && (anew == Some(index) || game.clone().apply(*by, *action).is_err()) {
                *action = self.instead(&game, *by, rng)?;
            }
            (self.hidden(&game, *by, *action) == masked).then_some(())?;
            game.apply(*by, *action).ok()?;
        }
        if game.view(self.viewer.into()) == self.end.view(self.viewer.into()) {
            (self.actions, self.end) = (tried, game);
        }
        Some(())
    }

    /// Goes far away from the truth.
    fn wander(mut self, steps: usize, rng: &mut impl Rng) -> Craftsmen {
        let mut game = self.start;
        let mut hidden = Vec::new();
        for (at, &(by, action)) in self.actions.iter().enumerate() {
            if self.hidden(&game, by, action) {
                let drawn_by = match game.view(Viewer::Public).asked {
                    Some(Pending::Chance(Draw::DealCapital { seat, .. })) => Some(seat),
                    _ => None,
                };
                hidden.push(Hidden { at, drawn_by });
            }
            game.apply(by, action).unwrap();
        }
        if !hidden.is_empty() {
            for _ in 0..steps {
                // A step that leads nowhere is not taken.
                self.step(&hidden, rng);
            }
        }
        self.end
    }
}

/// Something in a history that a viewer did not see, and whose capital card it was.
#[derive(Clone, Copy)]
struct Hidden {
    at: usize,
    drawn_by: Option<Seat>,
}

/// The same card in another colour.
fn recoloured(action: Action, this: Colour, that: Colour) -> Action {
    let Action::Capital { card } = action else { return action };
    let to = match card.colour() {
        colour if colour == this => that,
        colour if colour == that => this,
        colour => colour,
    };
    let card = Capital::of(to).find(|it| it.value() == card.value()).unwrap();
    Action::Capital { card }
}

/// Everything about the hidden cards of a world that a bot could make use of.
fn features(world: &Craftsmen, viewer: Seat) -> Vec<f64> {
    let players = world.players();
    let mut out = Vec::new();
    for seat in Seat::first(players).filter(|&seat| seat != viewer) {
        for player in world.view(seat.into()).players {
            match player.capital {
                CapitalView::Open(hand) => {
                    out.extend(hand.values.map(f64::from));
                    let holds = |card: Building| player.known_cards.contains(&card);
                    out.extend(Building::all().map(|card| f64::from(u8::from(holds(card)))));
                }
                // What this player knows of the others.
                CapitalView::Backs { known, .. } => out.extend(known.values.map(f64::from)),
            }
        }
    }
    out
}

/// Sums and sums of squares of all features over many worlds.
fn sums(truth: &Craftsmen, viewer: Seat, count: usize, rng: &mut impl Rng) -> Vec<(f64, f64)> {
    let mut sums = vec![(0.0, 0.0); features(truth, viewer).len()];
    for world in worlds(truth, viewer, count, rng) {
        for (sum, value) in sums.iter_mut().zip(features(&world, viewer)) {
            sum.0 += value;
            sum.1 += value * value;
        }
    }
    sums
}

/// In random games, at every question: worlds dealt from the truth and from another one that its own
/// history leads to have the same cards in the same hands equally often.
#[test]
fn worlds_do_not_depend_on_the_truth() {
    const WORLDS: usize = 150;
    let (mut positions, mut different, mut kinds) = (0, 0, BTreeSet::new());
    for seed in 0..12 {
        let players = 2 + (seed % 4) as u8;
        let mut rng = rng(100 + seed);
        let start = Craftsmen::new(&Options::standard(players)).unwrap();
        let (mut game, mut actions) = (start, Vec::new());
        while let Some((by, action)) = choose(&game, &mut rng) {
            let kind = crate::common::kind(&game);
            let auction = game.view(Viewer::Public).auction;
            // Every question a few times, those that are rare as soon as they come; bids that only few
            // hands are good for, as these say most.
            let high = auction.is_some_and(|auction| auction.bid >= 10 && !auction.mayor);
            let often = if high { 3 } else { 300 };
            if rng.random_range(0..often) == 0 || kinds.insert((kind.clone(), seed / 6)) {
                let viewer = Seat::first(players).nth(rng.random_range(0..players.into())).unwrap();
                let twin = Twin::of(&start, &actions, &game, viewer).wander(60, &mut rng);
                assert_eq!(twin.view(viewer.into()), game.view(viewer.into()));
                let [one, two] = [&game, &twin].map(|it| sums(it, viewer, WORLDS, &mut rng));
                positions += 1;
                different += usize::from(features(&twin, viewer) != features(&game, viewer));
                let worlds = WORLDS as f64;
                for (index, (one, two)) in one.iter().zip(&two).enumerate() {
                    let spread = |it: &(f64, f64)| it.1 / worlds - (it.0 / worlds).powi(2);
                    // A feature that hardly ever occurs has no spread to speak of.
                    let spread = (spread(one) + spread(two)).max(2.0 / worlds) / worlds;
                    let far = (one.0 - two.0).abs() / worlds / spread.sqrt();
                    assert!(far < 6.0, "number {index} for {viewer}: {far:.1} sigma at {kind}");
                }
            }
            game.apply(by, action).unwrap();
            actions.push((by, action));
        }
    }
    assert!(positions > 60 && different > 50, "{different} of {positions} positions");
}
