//! Many games at once are the same games as one after the other.

use quadrivium_core::{
    Actor, AnyBatch, BadStep, Batch, Key, Numbers, Rules, Score, Seat, Turn, game_rng,
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
    points: Vec<i32>,
    done: Vec<bool>,
}

fn said(batch: &mut dyn AnyBatch) -> Said {
    let (size, encoder) = (batch.size(), batch.encoder());
    let mut said = Said {
        seats: vec![9; size],
        masks: vec![u64::MAX; size * batch.mask_words()],
        numbers: vec![f32::NAN; size * encoder.len()],
        points: vec![-1; size * batch.players()],
        done: vec![true; size],
    };
    batch.seats(&mut said.seats);
    batch.masks(&mut said.masks);
    batch.encode(&mut said.numbers);
    batch.points(&mut said.points);
    batch.done(&mut said.done);
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
    rng: quadrivium_core::GameRng,
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
}

#[test]
fn a_batch_plays_the_games_of_its_seed() {
    let mut batch = batch();
    let mut alone: Vec<_> = (0..SIZE as u64).map(Alone::new).collect();
    let mut started = SIZE as u64;
    let mut rng = game_rng(1, 1);
    let (mut ended, mut offers) = (0, Vec::new());
    let mut final_points = vec![None; SIZE];
    for _ in 0..200 {
        let said = said(&mut batch);
        for (index, one) in alone.iter().enumerate() {
            assert_eq!(usize::from(said.seats[index]), one.seat().index());
            one.game.legal(one.seat(), &mut offers);
            let legal = offers.iter().map(|&action| Toy::action_id(action).unwrap());
            assert_eq!(said.masks[index], legal.map(|id| 1 << id).sum::<u64>());
            let mut numbers = vec![0.0; Toy::ENCODER.len()];
            one.game.encode(one.seat(), &mut numbers);
            assert_eq!(said.numbers[index * numbers.len()..][..numbers.len()], numbers);
            let points = final_points[index].clone().unwrap_or_else(|| one.points());
            assert_eq!(said.points[index * 3..][..3], points);
            assert_eq!(said.done[index], final_points[index].is_some());
        }
        let ids = choose(&said.masks, &mut rng);
        batch.step(&ids).unwrap();
        for (index, one) in alone.iter_mut().enumerate() {
            let seat = one.seat();
            one.game.apply(seat.into(), Toy::action_from_id(ids[index]).unwrap()).unwrap();
            one.let_chance_decide();
            final_points[index] = (one.game.turn() == Turn::Over).then(|| one.points());
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
#[should_panic(expected = "room for every game")]
fn a_buffer_that_is_too_short_is_noticed() {
    batch().done(&mut [false; SIZE - 1]);
}
