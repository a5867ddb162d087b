//! Taking somebody out of a table: the game stays, who they were does not.

use crate::Card;
use crate::entry::{Batch, Entry, Plan};
use crate::ids::GuestId;
use crate::shelf::Ended;

/// What stands in place of the words of somebody who has left.
const GONE: &str = "—";

/// Somebody, and who stands for them at one table.
#[derive(Clone, Copy, Debug)]
pub struct Parting {
    /// Who leaves.
    pub guest: GuestId,
    /// A name that nobody has, so that nothing leads from one table to another.
    pub stand_in: GuestId,
}

impl Parting {
    /// Takes them out of the plan; whether they were there.
    pub fn from_plan(self, plan: &mut Plan) -> bool {
        let owner = plan.owner == self.guest;
        if owner {
            plan.owner = self.stand_in;
        }
        owner
    }

    /// Takes them out of entries: their name, their arms, their holidays, their words. Whether they were there.
    pub fn from_batch(self, batch: &mut Batch) -> bool {
        let mut found = false;
        for entry in &mut batch.entries {
            match entry {
                Entry::Sit { guest, name, card, .. } if *guest == self.guest => {
                    (*guest, *card) = (self.stand_in, Card::default());
                    name.clear();
                    found = true;
                }
                Entry::Away { guest, days, .. } if *guest == self.guest => {
                    *guest = self.stand_in;
                    days.clear();
                    found = true;
                }
                Entry::Chat { guest, name, text } if *guest == self.guest => {
                    *guest = self.stand_in;
                    name.clear();
                    GONE.clone_into(text);
                    found = true;
                }
                _ => {}
            }
        }
        found
    }

    /// Takes them out of what lists keep.
    pub fn from_ended(self, mut ended: Ended) -> Ended {
        ended.part(self);
        ended
    }
}
