//! What a commit closes: a turn, one action of two, a slot in a settlement phase, or the building
//! of the neutral player.

use quadrivium_labora::{Action, Building, Ending, Question, Rank, Stage, Step};

use crate::dialect::Dialect;
use crate::refused::{Refused, Ruling};
use crate::walk::{Taken, Walk};

const COMMIT: &str = "commit";

impl Walk {
    /// Whether the neutral player has slots: in the older program it has one in each settlement
    /// phase, before the player's own.
    pub(crate) fn has_neutral_slots(&self) -> bool {
        self.is_alone() && self.dialect == Dialect::Weblabora
    }

    /// Whether the display goes on the neutral heartland now.
    pub(crate) fn builds_for_neutral(&self) -> bool {
        matches!(self.game.asked(), Some(Question::NeutralBuild | Question::NeutralSite { .. }))
    }

    /// Leaves out what was begun and not gone on with.
    pub(crate) fn close(&mut self, token: &str) -> Taken {
        loop {
            match self.game.asked() {
                Some(Question::Enter { .. } | Question::NeutralUse | Question::Function { .. }) => {
                    self.act(Action::Skip).map_err(|illegal| {
                        let building = self.contracted.map_or("", Building::name);
                        Refused::new(token, format!("{illegal}: use {building} first"))
                    })?;
                }
                Some(Question::Send { .. }) => self.send_by_default(token, false)?,
                _ => return Ok(()),
            }
        }
    }

    /// Who goes where the log does not say it. Alone, and in the older program, a lay brother goes;
    /// there the star of the use that follows sends the prior.
    pub(crate) fn send_by_default(&mut self, token: &str, prior: bool) -> Taken {
        let rank = if prior { Rank::Prior } else { Rank::LayBrother };
        if !self.is_alone() && self.dialect == Dialect::Hathora {
            let expected = "expected the owner's choice of a clergyman before this";
            return Err(Refused::new(token, expected));
        }
        self.try_act(Action::Send { rank }, token)
    }

    pub(crate) fn commit(&mut self) -> Taken {
        self.check_contract_used()?;
        let builds = self.builds_for_neutral();
        if builds && !self.has_neutral_slots() {
            let left = "expected the rest of the display on the neutral heartland";
            return Err(Refused::new(COMMIT, left).by(Ruling::SOLO_ROUNDS));
        }
        self.close(COMMIT)?;
        (self.prior, self.contracted, self.sent, self.used) = (false, None, None, None);
        self.check_not_over(COMMIT)?;
        let founded = std::mem::take(&mut self.acted);
        if builds {
            return Ok(());
        }
        if std::mem::take(&mut self.neutral_slot) && !founded {
            return Ok(());
        }
        if self.slots.is_empty() {
            return self.commit_turn(founded);
        }
        if self.settles() {
            self.try_act(Action::End, COMMIT)?;
        }
        self.slots.pop_front();
        Ok(())
    }

    /// Whether a contract can go without its use. Goods that a function simply brings come here
    /// with the clergyman: whoever pays for a contract cannot do without them. In the older program
    /// nobody goes to work before the use is written.
    fn check_contract_used(&self) -> Taken {
        let Some(building) = self.contracted else { return Ok(()) };
        let reason = format!("expected the use of {} before this", building.name());
        let refused = Refused::new(COMMIT, reason);
        match building.function().first() {
            _ if self.dialect == Dialect::Weblabora => Err(refused.by(Ruling::UNCHECKED)),
            Some(Step::Gain(_) | Step::Show(..)) => Err(refused.by(Ruling::UNUSED)),
            _ => Ok(()),
        }
    }

    /// Ends a turn, or one action of a turn that has two.
    fn commit_turn(&mut self, acted: bool) -> Taken {
        let table = self.table();
        let bonus = table.stage == Stage::Bonus;
        if !acted && !bonus && self.act(Action::Idle).is_err() {
            let idle = Refused::new(COMMIT, "expected a main action before this");
            // Alone, the older program has one action in the last round.
            let last = self.options.schedule().ending == Ending::InRound(table.round);
            return Err(idle.by(if last { Ruling::SOLO_ROUNDS } else { Ruling::IDLE }));
        }
        if bonus || self.table().actions == 0 { self.try_act(Action::End, COMMIT) } else { Ok(()) }
    }
}
