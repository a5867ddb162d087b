//! Somebody who gives advice about one game, with the trees that they think in.

use quadrivium_bots::{Aim, Budget, Judge, Manner, Mind, Search, Tempo};
use quadrivium_core::Playable;

use crate::reader::Reader;

/// How much thought goes into advice, in looks ahead: how fast they are a game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// How many looks come before the first word about a decision.
    pub first: u32,
    /// How many looks there are about a decision at most.
    pub whole: u32,
}

impl Depth {
    /// For somebody who waits: the first word after about a tenth of a second on one core, the last
    /// after about two seconds, and where decisions are dear after three.
    pub fn hint(tempo: Tempo) -> Self {
        Self { first: tempo.tenth, whole: 20 * tempo.tenth }
    }

    /// For somebody who has a hint and wants to know more exactly: four times as much.
    pub fn longer(tempo: Tempo) -> Self {
        let hint = Self::hint(tempo);
        Self { whole: 4 * hint.whole, ..hint }
    }

    /// For somebody who asks where everybody stands: about a second on one core.
    pub fn stand(tempo: Tempo) -> Self {
        Self { first: tempo.tenth, whole: 10 * tempo.tenth }
    }

    /// As deep as a journeyman thinks about a decision.
    pub fn journeyman(tempo: Tempo) -> Self {
        let whole = 2 * tempo.tenth / u32::from(tempo.decisions.max(1));
        Self { first: whole, whole }
    }
}

/// Somebody who gives advice about a game.
#[derive(Clone, Debug)]
pub struct Coach<G: Playable> {
    pub(crate) search: Search<G>,
    pub(crate) reader: Reader<G>,
    pub(crate) depth: Depth,
}

impl<G: Playable> Coach<G> {
    /// Somebody who thinks by the network of the game, or by its heuristic, so deeply, and advises those
    /// who play for this.
    pub fn new(mind: Option<Mind<G>>, aim: Aim, depth: Depth) -> Self {
        Self {
            search: Search::new(mind.clone(), aim, Manner::default()),
            reader: Reader::new(Judge::new(mind, aim)),
            depth,
        }
    }
}

/// So many looks, unless somebody has had enough.
pub struct Patience<'a> {
    /// How many at most.
    pub looks: u32,
    /// Whether somebody has had enough; asked again and again.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget for Patience<'_> {
    fn spent(&mut self, simulations: u32) -> f32 {
        if (self.stop)() { 1.0 } else { simulations as f32 / self.looks.max(1) as f32 }
    }
}
