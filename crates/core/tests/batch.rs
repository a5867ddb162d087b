//! Many games at once are the same games as one after the other.

use quadrivium_core::{
    Actor, AnyBatch, BadStep, Batch, GameRng, Key, Numbers, Others, Rules, Score, Seat, Turn,
    game_rng,
};
use quadrivium_kit::toy::{Length, Setup, Toy};
use rand::{Rng, RngExt};

const SIZE: usize = 7;
const SEED: u64 = 11;

fn setup() -> Setup {
    Setup { players: 3, length: Length::Short }
}

fn batch() -> Batch<Toy> {
    Batch::new(&setup(), SIZE, SEED).unwrap()
}

/// Everything that a batch says of its games.
#[derive(Debug, PartialEq)]
struct Said {
    seats: Vec<u8>,
    masks: Vec<u64>,
    numbers: Vec<f32>,
    flags: Vec<bool>,
    points: Vec<i32>,
    done: Vec<bool>,
    ranks: Vec<u8>,
}

fn said(batch: &mut dyn AnyBatch) -> Said {
    let (size, encoder) = (batch.size(), batch.encoder());
    let mut said = Said {
        seats: vec![9; size],
        masks: vec![u64::MAX; size * batch.mask_words()],
        numbers: vec![f32::NAN; size * encoder.len()],
        flags: vec![true; size * batch.action_ids()],
        points: vec![-1; size * batch.players()],
        done: vec![true; size],
        ranks: vec![9; size * batch.players()],
    };
    batch.seats(&mut said.seats);
    batch.masks(&mut said.masks);
    batch.encode(&mut said.numbers);
    batch.points(&mut said.points);
    batch.flags(&mut said.flags);
    batch.done(&mut said.done);
    batch.ranks(&mut said.ranks);
    said
}

/// Any legal action in each game, by the masks.
fn choose(masks: &[u64], rng: &mut impl Rng) -> Vec<u32> {
    let pick = |mask: &u64| {
        let legal: Vec<_> = (0..64).filter(|id| mask >> id & 1 == 1).collect();
        legal[rng.random_range(0..legal.len() as u32) as usize]
    };
    masks.iter().map(pick).collect()
}

/// One game of a series, played by itself.
struct Alone {
    game: Toy,
    rng: GameRng,
}

impl Alone {
    fn new(number: u64) -> Self {
        let mut alone = Self { game: Toy::new(&setup()).unwrap(), rng: game_rng(SEED, number) };
        alone.let_chance_decide();
        alone
    }

    fn let_chance_decide(&mut self) {
        while self.game.turn() == Turn::Chance {
            let outcome = quadrivium_core::Chance::sample(&self.game, &mut self.rng);
            self.game.apply(Actor::Chance, outcome).unwrap();
        }
    }

    fn seat(&self) -> Seat {
        self.game.turn().player().unwrap()
    }

    fn points(&self) -> Vec<i32> {
        Seat::first(3).map(|seat| self.game.points(seat)).collect()
    }

    fn ranks(&self) -> Vec<u8> {
        self.game.standings().iter().map(|standing| standing.rank).collect()
    }
}

#[test]
fn a_batch_plays_the_games_of_its_seed() {
    let mut batch = batch();
    let mut alone: Vec<_> = (0..SIZE as u64).map(Alone::new).collect();
    let mut started = SIZE as u64;
    let mut rng = game_rng(1, 1);
    let (mut ended, mut offers) = (0, Vec::new());
    let mut ends = vec![None; SIZE];
    for _ in 0..200 {
        let said = said(&mut batch);
        for (index, one) in alone.iter().enumerate() {
            assert_eq!(usize::from(said.seats[index]), one.seat().index());
            one.game.legal(one.seat(), &mut offers);
            let legal = offers.iter().map(|&action| Toy::action_id(action).unwrap());
            assert_eq!(said.masks[index], legal.map(|id| 1 << id).sum::<u64>());
            let flags = &said.flags[index * batch.action_ids()..][..batch.action_ids()];
            let set = flags.iter().enumerate().map(|(id, &flag)| u64::from(flag) << id);
            assert_eq!(said.masks[index], set.sum::<u64>());
            let mut numbers = vec![0.0; Toy::ENCODER.len()];
            one.game.encode(one.seat(), &mut numbers);
            assert_eq!(said.numbers[index * numbers.len()..][..numbers.len()], numbers);
            let (points, ranks) = ends[index].clone().unwrap_or_else(|| (one.points(), vec![0; 3]));
            assert_eq!(said.points[index * 3..][..3], points);
            assert_eq!(said.ranks[index * 3..][..3], ranks);
            assert_eq!(said.done[index], ends[index].is_some());
        }
        let ids = choose(&said.masks, &mut rng);
        batch.step(&ids).unwrap();
        for (index, one) in alone.iter_mut().enumerate() {
            let seat = one.seat();
            one.game.apply(seat.into(), Toy::action_from_id(ids[index]).unwrap()).unwrap();
            one.let_chance_decide();
            ends[index] = (one.game.turn() == Turn::Over).then(|| (one.points(), one.ranks()));
            if one.game.turn() == Turn::Over {
                *one = Alone::new(started);
                started += 1;
                ended += 1;
            }
        }
    }
    assert!(ended > 10, "games end and begin anew: {ended}");
}

#[test]
fn one_illegal_action_moves_no_game() {
    let mut batch = batch();
    let before = said(&mut batch);
    let mut ids = choose(&before.masks, &mut game_rng(1, 2));
    assert_eq!(batch.step(&ids[1..]), Err(BadStep::Count { games: SIZE, ids: SIZE - 1 }));
    for id in [Toy::action_id(quadrivium_kit::toy::Move::Pass).unwrap(), 9, u32::MAX] {
        ids[SIZE - 1] = id;
        assert_eq!(batch.step(&ids), Err(BadStep::Illegal { game: SIZE - 1, id }));
        assert_eq!(said(&mut batch), before);
    }
}

#[test]
#[should_panic(expected = "was checked")]
fn only_what_was_checked_is_committed() {
    let mut batch = batch();
    let ids = choose(&said(&mut batch).masks, &mut game_rng(1, 2));
    batch.step(&ids).unwrap();
    batch.commit(&mut ());
}

/// Plays every seat but one with the first action that is offered; which one goes by the game.
struct AllButOne {
    asked: usize,
}

impl AllButOne {
    fn own(number: u64) -> u8 {
        (number % 3) as u8
    }
}

impl Others<Toy> for AllButOne {
    fn pick(
        &mut self,
        number: u64,
        game: &Toy,
        seat: Seat,
        _: &mut GameRng,
    ) -> Option<<Toy as Rules>::Action> {
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        let others = seat.index() != usize::from(Self::own(number));
        self.asked += usize::from(others);
        others.then(|| offers[0])
    }
}

/// A game that comes after another has the next number of the series, and so another own seat.
#[test]
fn the_others_play_their_seats() {
    let mut others = AllButOne { asked: 0 };
    let mut batch = Batch::<Toy>::beside(&setup(), SIZE, SEED, &mut others).unwrap();
    let mut own: Vec<_> = (0..SIZE as u64).map(AllButOne::own).collect();
    let (mut started, mut rng) = (SIZE as u64, game_rng(1, 3));
    assert!(others.asked > 0, "they play before the first step where they come first");
    for _ in 0..100 {
        let now = said(&mut batch);
        for (index, &done) in now.done.iter().enumerate() {
            if done {
                own[index] = AllButOne::own(started);
                started += 1;
                assert!(now.ranks[index * 3..][..3].contains(&1), "somebody has won");
            }
        }
        assert_eq!(now.seats, own);
        let ids = choose(&now.masks, &mut rng);
        batch.step_beside(&ids, &mut others).unwrap();
    }
    assert!(started > 2 * SIZE as u64, "games end and begin anew: {started}");
}

#[test]
#[should_panic(expected = "room for every game")]
fn a_buffer_that_is_too_short_is_noticed() {
    batch().done(&mut [false; SIZE - 1]);
}
