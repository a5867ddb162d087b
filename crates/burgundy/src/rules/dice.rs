//! Dice and the workers that change them.
//!
//! A worker turns a die by one, and 6 and 1 are neighbours (B-6.3, B-6.4). Workers are paid
//! together with the action, as few as it needs: paying earlier, or more, would only waste them
//! (R31).

use quadrivium_core::{Observer, PerKey, Seat};

use crate::data::KNOWLEDGE_OF_GROUND;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Estate, Question};
use crate::types::{Die, Ground, Knowledge, PerPips, Pips, PipsSet};

/// What a die is used for: a yellow tile may turn it by one for nothing (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Usage {
    /// Taking a tile (yellow tile 12).
    Take,
    /// Placing a tile of this colour (yellow tiles 9 to 11).
    Place(Ground),
    /// Selling goods: no yellow tile helps.
    Sell,
}

/// How far two die numbers are from each other, round the ring of six (B-6.4).
pub(crate) const fn distance(from: Pips, to: Pips) -> u16 {
    let apart = from.number().abs_diff(to.number()) as u16;
    if apart > 3 { 6 - apart } else { apart }
}

/// The numbers at most so far from a number.
static WITHIN: [PerPips<PipsSet>; 4] = within();

const fn within() -> [PerPips<PipsSet>; 4] {
    let mut sets = [PerKey::new([PipsSet::EMPTY; Pips::COUNT]); 4];
    let mut reach = 0;
    while reach < 4 {
        let mut from = 1;
        while from <= 6 {
            let mut to = 1;
            while to <= 6 {
                let apart = distance(Pips::new(from).unwrap(), Pips::new(to).unwrap());
                if apart <= reach {
                    sets[reach as usize].values[from as usize - 1].bits |= 1 << (to - 1);
                }
                to += 1;
            }
            from += 1;
        }
        reach += 1;
    }
    sets
}

impl Estate {
    /// How far a die can be turned for nothing (B-17.12 to B-17.15, R16).
    fn free_turn(&self, usage: Usage) -> u16 {
        let helper = match usage {
            Usage::Take => Knowledge::tile(12),
            Usage::Place(ground) => KNOWLEDGE_OF_GROUND[ground],
            Usage::Sell => return 0,
        };
        self.knowledge.contains(helper).into()
    }

    /// How far one worker turns a die: by one, or with yellow tile 8 by up to two
    /// (B-17.10, R15).
    fn worker_turn(&self) -> u16 {
        if self.knows(8) { 2 } else { 1 }
    }

    /// The numbers that a die can be made to show (B-6.5).
    pub(crate) fn reach(&self, die: Die, usage: Usage) -> PipsSet {
        let Some(pips) = die.pips() else { return PipsSet::ALL };
        let turn = self.worker_turn() * self.workers.min(3) + self.free_turn(usage);
        WITHIN[usize::from(turn.min(3))][pips]
    }

    /// The workers that it costs to make a die show a number (B-6.3, R31).
    pub(crate) fn price(&self, die: Die, usage: Usage, wanted: Pips) -> u16 {
        let Some(pips) = die.pips() else { return 0 };
        let turn = distance(pips, wanted).saturating_sub(self.free_turn(usage));
        turn.div_ceil(self.worker_turn())
    }
}

impl Burgundy {
    /// What a question can be answered with: in a turn the unused dice, each number once; the
    /// action of a castle or a building needs no die (B-7.1, B-9.16, B-11.1).
    pub(super) fn usable_dice(&self, seat: Seat, question: Question) -> [Option<Die>; 2] {
        match question {
            Question::TakeTurn => {
                let mut unused = self.estates[seat].dice.unused().map(Die::showing);
                [unused.next(), unused.next()]
            }
            Question::ActAtOnce
            | Question::FetchTile { .. }
            | Question::SellAtOnce
            | Question::PlaceAtOnce => [Some(Die::Any), None],
            Question::LoadGoods | Question::KeepGoods { .. } | Question::Discard { .. } => {
                [None; 2]
            }
        }
    }

    /// Whether a player may use this die now (R5).
    pub(super) fn check_die(
        &self,
        seat: Seat,
        question: Question,
        die: Die,
    ) -> Result<Die, Illegal> {
        if self.usable_dice(seat, question).contains(&Some(die)) {
            return Ok(die);
        }
        Err(match (question, die) {
            (Question::TakeTurn, Die::Any) => Illegal::DieNeeded,
            (Question::TakeTurn, _) => Illegal::NoSuchDie,
            _ => Illegal::NoDieNeeded,
        })
    }

    /// Uses up a die and pays the workers; without a die, uses up the effect that granted the
    /// action (B-6.3).
    pub(super) fn spend(
        &mut self,
        seat: Seat,
        die: Die,
        workers: u16,
        seen: &mut impl Observer<Event>,
    ) {
        if die == Die::Any {
            self.pending.pop();
        } else {
            self.estates[seat].dice.spend(die);
        }
        if workers > 0 {
            self.estates[seat].workers -= workers;
            seen.saw(Event::WorkersPaid { seat, workers });
        }
    }
}
