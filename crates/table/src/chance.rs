//! What chance gives at a table.
//!
//! The outcomes of a table are settled when it is made: the first, the second, the third one come each
//! from a generator of its own, made from the seed of the table and that number. So taking a decision
//! back does not throw the dice again, whatever is decided next and on whichever node. Nobody can know
//! an outcome before it was on the table once: nobody is ever shown the seed.

use hmac::{Hmac, KeyInit, Mac};
use quadrivium_core::{Actor, AnyGame, Turn};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sha2::Sha256;

use super::Fold;
use crate::entry::Entry;
use crate::fault::Fault;
use crate::ids::Seed;
use crate::moment::Moment;

/// The generator of one outcome; from the entropy of this moment where nothing is settled.
///
/// # Errors
/// When there is none.
fn generator(moment: Moment<'_>, seed: Option<Seed>, number: u64) -> Result<StdRng, Fault> {
    let Some(seed) = seed else {
        return Ok(moment.dice()?);
    };
    let mut mac = Hmac::<Sha256>::new_from_slice(seed.as_str().as_bytes())
        .expect("any length of key will do");
    mac.update(&number.to_be_bytes());
    Ok(StdRng::from_seed(mac.finalize().into_bytes().into()))
}

impl Fold {
    /// Lets chance act as long as it has the turn, after the line of play and these entries.
    ///
    /// # Errors
    /// When there is no entropy.
    pub(super) fn let_chance(
        &self,
        moment: Moment<'_>,
        game: &mut Box<dyn AnyGame>,
        entries: &mut Vec<Entry>,
    ) -> Result<(), Fault> {
        if game.turn() != Turn::Chance {
            return Ok(());
        }
        let given = self.line.steps().iter().filter(|step| step.by == Actor::Chance);
        let mut number = given.count() as u64;
        while game.turn() == Turn::Chance {
            let mut rng = generator(moment, self.plan.seed, number)?;
            let nothing = || Fault::Inside("chance does not know what to do".to_owned());
            let action = game.sample(&mut rng).ok_or_else(nothing)?;
            game.advance(Actor::Chance, &action).map_err(|refusal| {
                Fault::Inside(format!("an outcome of chance is refused: {action:?}: {refusal}"))
            })?;
            entries.push(Entry::Play { by: Actor::Chance, action });
            number += 1;
        }
        Ok(())
    }
}
