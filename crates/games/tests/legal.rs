//! Those who look ahead with a network never do what is not offered: in every game, for every number of players and
//! every variant, from the first decision to the last.

use quadrivium_bots::{Bot, Level, Manner, Pace, Thinker};
use quadrivium_core::{Actor, OptionValues, Options, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// Asks somebody who looks ahead for a moment now and then, in a game that others play; how often.
struct Asked(Settings);

/// Every so many decisions.
const NOW_AND_THEN: u64 = 7;
/// A game that does not end by itself has shown enough after so many.
const MOST: u64 = 300;

impl Visitor for Asked {
    type Output = u64;

    fn visit<G: Learned>(self) -> u64 {
        let options = G::Options::from_settings(&self.0).expect("listed settings");
        let mut game = G::new(&options).expect("listed settings");
        let mind = G::mind();
        assert!(mind.is_some(), "{} has a network that fits its numbers", G::NAME);
        let mut thinker = Thinker::new(mind, G::AIM, Manner::default(), Pace::decision(6));
        let mut quick = Bot::<G>::new(Level::Apprentice, None);
        let (mut rng, mut offered) = (game_rng(11, 1), Vec::new());
        let (mut decisions, mut asked) = (0, 0);
        loop {
            let (by, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                Turn::Players(_) if decisions == MOST => break,
                Turn::Players(seats) => {
                    // The last of those who may act, so that it is not always the first seat.
                    let seat = seats.iter().last().expect("somebody is in turn");
                    game.legal(seat, &mut offered);
                    decisions += u64::from(offered.len() > 1);
                    let thinks = offered.len() > 1 && decisions % NOW_AND_THEN == 1;
                    let picked = if thinks {
                        asked += 1;
                        thinker.pick(&game, seat, &mut rng)
                    } else {
                        quick.pick(&game, seat, &mut rng)
                    };
                    let action = picked.expect("something is offered");
                    assert!(offered.contains(&action), "{:?}: {seat} {action}", self.0);
                    (seat.into(), action)
                }
            };
            let taken = game.apply(by, action);
            assert!(taken.is_ok(), "{:?}: {by} {action}: {taken:?}", self.0);
        }
        asked
    }
}

#[test]
fn whoever_looks_ahead_takes_what_is_offered() {
    for entry in GAMES.iter() {
        let mut tables: Vec<_> = entry.players.clone().map(Settings::players).collect();
        // Every variant once, with two players and with the most.
        for spec in entry.options {
            let OptionValues::OneOf(values) = spec.values else { continue };
            for value in values.iter().filter(|value| **value != spec.default) {
                for players in [2, *entry.players.end()] {
                    tables.push(Settings::players(players).with(spec.name, value));
                }
            }
        }
        let mut played = 0;
        for settings in tables {
            // Some variants are for some numbers of players only.
            if entry.start(&settings).is_err() {
                continue;
            }
            let asked = visit(entry.name, Asked(settings.clone())).unwrap();
            assert!(asked > 3, "{}: asked {asked} times with {settings:?}", entry.name);
            played += 1;
        }
        assert!(played > entry.players.clone().count(), "{}: variants were played", entry.name);
    }
}
