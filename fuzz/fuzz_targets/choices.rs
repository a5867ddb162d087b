//! Bytes as choices: a game, its options, then one of the offered actions after the other.
//!
//! Whatever is offered must be accepted and keep the components in balance, and every position
//! must be fit to be shown. With `RECORD=FILE` in the environment the moves are written down as
//! a record before each of them is played, so that a crash leaves the record of itself.

#![no_main]

use std::{env, fs};

use libfuzzer_sys::fuzz_target;
use quadrivium_core::{Actor, AnyGame, OptionValues, Record, Seat, Settings, Turn, Viewer};
use quadrivium_games::GAMES;

/// Bytes read as numbers below a bound, until they are used up.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn below(&mut self, bound: usize) -> Option<usize> {
        let width = if bound > 256 { 2 } else { 1 };
        let (bytes, rest) = self.0.split_at_checked(width)?;
        self.0 = rest;
        Some(bytes.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)) % bound)
    }

    fn of<T>(&mut self, mut things: Vec<T>) -> Option<T> {
        let index = self.below(things.len())?;
        Some(things.swap_remove(index))
    }
}

/// Some game with some players and options; nothing where they do not go together.
fn set_up(choices: &mut Choices) -> Option<Box<dyn AnyGame>> {
    let entry = choices.of(GAMES.iter().collect())?;
    let mut settings = Settings::players(choices.of(entry.players.clone().collect())?);
    for option in entry.options {
        if let OptionValues::OneOf(words) = option.values {
            settings = settings.with(option.name, choices.of(words.to_vec())?);
        }
    }
    entry.start(&settings).ok()
}

/// The next action and who takes it; nothing at the end of the game or of the bytes.
fn choose(game: &dyn AnyGame, choices: &mut Choices) -> Option<(Actor, String)> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let outcomes = game.outcomes();
            assert!(!outcomes.is_empty(), "chance has to act and cannot");
            Some((Actor::Chance, choices.of(outcomes)?.0))
        }
        Turn::Players(seats) => {
            let seat = choices.of(seats.iter().collect())?;
            let offered = game.legal(seat);
            assert!(!offered.is_empty(), "{seat} has to act and cannot");
            Some((seat.into(), choices.of(offered)?))
        }
    }
}

/// Everything a table asks for, for everybody at it.
fn show(game: &dyn AnyGame) {
    game.position(Viewer::Public);
    game.standings();
    for seat in Seat::first(game.players()) {
        game.view(seat.into());
        game.position(seat.into());
    }
    for seat in game.turn().players().iter() {
        game.prompt(seat);
        game.choices(seat);
    }
}

fuzz_target!(|bytes: &[u8]| {
    let file = env::var_os("RECORD");
    let mut choices = Choices(bytes);
    let Some(mut game) = set_up(&mut choices) else { return };
    let mut record = Record::new(&*game, Vec::new());
    while let Some((by, action)) = choose(&*game, &mut choices) {
        if let Some(file) = &file {
            record.push(by, &action);
            fs::write(file, record.to_string()).expect("the record can be written");
        }
        if let Err(refusal) = game.play(by, &action) {
            panic!("{by} was offered '{action}' and refused: {refusal}");
        }
        if let Err(imbalance) = game.audit() {
            panic!("after '{by} {action}': {imbalance}");
        }
    }
    show(&*game);
});
