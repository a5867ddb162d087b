//! The table: the game, its history, and the way back and forth through it.

use anyhow::{Context, anyhow};
use quadrivium_bots::AnyBot;
use quadrivium_core::{Actor, AnyGame, Key, Phrase, Played, Record, Refusal, Seat, Turn, game_rng};
use rand::Rng;

use super::chair::Chair;

/// One action and what is told about it.
pub struct Moment {
    by: Actor,
    action: String,
    /// What happened, in words.
    pub told: Vec<Phrase>,
}

/// A position in which somebody at the keyboard decided.
struct Decision {
    game: Box<dyn AnyGame>,
    /// How many moments lie before it.
    at: usize,
}

/// A running game with everybody who plays it.
pub struct Table {
    game: Box<dyn AnyGame>,
    start: Record,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    rng: Box<dyn Rng>,
    /// The seeds of the outcomes of chance, the first one first: what was taken back is not drawn anew.
    lots: Vec<u64>,
    moments: Vec<Moment>,
    decided: Vec<Decision>,
    /// What was taken back, last first: each a decision and what followed it.
    undone: Vec<Vec<(Actor, String)>>,
}

impl Table {
    /// A table on which nothing has happened yet.
    pub fn new(
        game: Box<dyn AnyGame>,
        chairs: &[Chair],
        rng: Box<dyn Rng>,
    ) -> anyhow::Result<Self> {
        let hire = |chair: &Chair| match chair {
            Chair::You => Ok(None),
            Chair::Bot(level) => quadrivium_games::hire(game.name(), *level).map(Some),
        };
        let bots = chairs.iter().map(hire).collect::<Result<_, _>>()?;
        let names = chairs.iter().map(|chair| chair.record_name()).collect();
        let start = Record::new(&*game, names);
        let (lots, moments, decided, undone) = Default::default();
        Ok(Self { game, start, bots, rng, lots, moments, decided, undone })
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Everything that happened.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Lets chance and the bots act until somebody at the keyboard is asked: who that is, or
    /// nobody at the end of the game.
    ///
    /// # Errors
    /// When a bot does not know what to do.
    pub fn advance(&mut self) -> anyhow::Result<Option<Seat>> {
        loop {
            let (by, action) = match self.game.turn() {
                Turn::Over => return Ok(None),
                Turn::Chance => (Actor::Chance, self.draw()),
                Turn::Players(seats) => {
                    // A bot that may act at the same time does not wait for people.
                    let bot = |seat: &Seat| self.bots[seat.index()].is_some();
                    let Some(seat) = seats.iter().find(bot) else {
                        return Ok(seats.iter().next());
                    };
                    let bot = self.bots[seat.index()].as_mut();
                    let action = bot.and_then(|bot| bot.pick(&*self.game, seat, &mut *self.rng));
                    (seat.into(), action)
                }
            };
            let action = action.ok_or_else(|| anyhow!("nothing can be done for {by}"))?;
            self.take(by, &action)
                .map_err(|refusal| anyhow!("{refusal}"))
                .with_context(|| format!("{by} may not `{action}`"))?;
        }
    }

    /// What chance gives next: the same again after it was taken back.
    fn draw(&mut self) -> Option<String> {
        let drawn = self.moments.iter().filter(|moment| moment.by == Actor::Chance).count();
        while self.lots.len() <= drawn {
            self.lots.push(self.rng.next_u64());
        }
        self.game.sample(&mut game_rng(self.lots[drawn], 1))
    }

    /// Takes decisions of somebody at the keyboard, one after the other.
    ///
    /// # Errors
    /// Why one of them is not possible; then nothing has changed.
    pub fn decide_all(&mut self, seat: Seat, actions: &[impl AsRef<str>]) -> Result<(), Refusal> {
        if actions.len() > 1 {
            let mut trial = self.game.clone();
            actions.iter().try_for_each(|action| trial.advance(seat.into(), action.as_ref()))?;
        }
        actions.iter().try_for_each(|action| self.decide(seat, action.as_ref()))
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let at = self.moments.len();
        let game = self.take(seat.into(), action)?;
        self.decided.push(Decision { game, at });
        self.undone.clear();
        Ok(())
    }

    /// Takes an action and hands back the game as it was before.
    fn take(&mut self, by: Actor, action: &str) -> Result<Box<dyn AnyGame>, Refusal> {
        let before = self.game.clone();
        let Played { action, words, .. } = self.game.play(by, action)?;
        let told = words.into_iter().map(|sentence| sentence.words).collect();
        self.moments.push(Moment { by, action, told });
        Ok(before)
    }

    /// Goes back to the last decision of somebody at the keyboard, over chance and bots; whether
    /// there was one.
    pub fn undo(&mut self) -> bool {
        let Some(Decision { game, at }) = self.decided.pop() else {
            return false;
        };
        let after = self.moments.drain(at..).map(|moment| (moment.by, moment.action));
        self.undone.push(after.collect());
        self.game = game;
        true
    }

    /// Takes the last decision that was taken back once more, with what followed it; whether there
    /// was one.
    ///
    /// # Errors
    /// When it no longer fits.
    pub fn redo(&mut self) -> Result<bool, Refusal> {
        let Some(after) = self.undone.pop() else {
            return Ok(false);
        };
        self.decided.push(Decision { game: self.game.clone(), at: self.moments.len() });
        for (by, action) in after {
            self.take(by, &action)?;
        }
        Ok(true)
    }

    /// The game so far as a record.
    pub fn record(&self) -> Record {
        let mut record = self.start.clone();
        for moment in &self.moments {
            record.push(moment.by, &moment.action);
        }
        if self.game.turn() == Turn::Over {
            record.finish(&self.game.standings());
        }
        record
    }
}
