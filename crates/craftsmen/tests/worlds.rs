//! Worlds that are dealt again know nothing of the true one: from two truths that look the same to a
//! player the same chance deals the same world.

use std::collections::BTreeSet;

use crate::common::printed::worth;
use crate::common::{choose, hand_of, play, rng};
use quadrivium_core::{Actor, Chance, Rules, Seat, Sight, Turn, Viewer};
use quadrivium_craftsmen::{
    Action, Building, Capital, CapitalView, Colour, Craftsmen, Draw, Event, Guild, Options,
    Pending, Position, QueueSpace,
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
    let [all, same] = [&red, &blue].map(|truth| worlds(truth, B, WORLDS, &mut rng(1)));
    assert_eq!(all, same, "the same chance deals the same worlds");
    let mut often = [0; Colour::COUNT];
    for world in &all {
        let of_a = colours(world, A);
        let bidder = of_a.iter().position(|&cards| cards == 3).expect("three of a colour make 10");
        often[bidder] += 1;
        assert!(worth(&hand_of(world, C), &Colour::ALL) >= 11, "C has bid 11");
    }
    for (colour, often) in Colour::ALL.into_iter().zip(often) {
        // B holds a purple and a green card, so that three of these are a little rarer.
        assert!((WORLDS * 17 / 100..WORLDS * 33 / 100).contains(&often), "{colour}: {often}");
    }
}

/// Another truth with the same history in the eyes of a player: hidden cards are exchanged, and hidden
/// decisions taken otherwise, where the history goes on as it did.
struct Twin {
    viewer: Seat,
    start: Craftsmen,
    actions: Vec<(Actor, Action)>,
    /// What everybody saw: not all that is shown was somebody's action.
    events: Vec<Event>,
    end: Craftsmen,
}

impl Twin {
    fn of(start: &Craftsmen, actions: &[(Actor, Action)], end: &Craftsmen, viewer: Seat) -> Self {
        let (actions, events) = (actions.to_vec(), Vec::new());
        Self { viewer, start: *start, actions, events, end: *end }
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
        let (mut game, mut events) = (self.start, Vec::new());
        for (index, (by, action)) in tried.iter_mut().enumerate() {
            let masked = hidden.binary_search_by_key(&index, |it| it.at).is_ok();
            if masked && (anew == Some(index) || game.clone().apply(*by, *action).is_err()) {
                *action = self.instead(&game, *by, rng)?;
            }
            (self.hidden(&game, *by, *action) == masked).then_some(())?;
            game.apply_seen(*by, *action, &mut events).ok()?;
        }
        let alike = events == self.events;
        if alike && game.view(self.viewer.into()) == self.end.view(self.viewer.into()) {
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
                let drawn_by = match game.view(Viewer::Public).asked.map(|asked| asked.ask) {
                    Some(Pending::Chance(Draw::DealCapital { seat, .. })) => Some(seat),
                    _ => None,
                };
                hidden.push(Hidden { at, drawn_by });
            }
            game.apply_seen(by, action, &mut self.events).unwrap();
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

/// In random games, at every question: from the truth and from another one that its own history
/// leads to, the same chance deals the same world.
#[test]
fn worlds_do_not_depend_on_the_truth() {
    const WORLDS: usize = 4;
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
                positions += 1;
                different += usize::from(features(&twin, viewer) != features(&game, viewer));
                let [one, two] =
                    [&game, &twin].map(|it| worlds(it, viewer, WORLDS, &mut rng.clone()));
                assert_eq!(one, two, "dealt for {viewer} at {kind}");
            }
            game.apply(by, action).unwrap();
            actions.push((by, action));
        }
    }
    assert!(positions > 60 && different > 50, "{different} of {positions} positions");
}
