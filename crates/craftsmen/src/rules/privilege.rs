//! Privileges: from the gold space, or for a token (R29).

use quadrivium_core::{Key, Observer, Seat};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::progress::{Acting, Helper, Part, QueuePlace};
use crate::state::Craftsmen;
use crate::types::{Guild, QueueSpace, Token};

impl Craftsmen {
    /// The helper that acts, by its place in the queue; nothing in winter.
    pub(crate) fn helper(&self) -> Option<QueuePlace> {
        match self.part {
            Part::Guild { acting: Acting::Helper(place), .. } => Some(place),
            _ => None,
        }
    }

    /// Whether whoever acts has used the privilege.
    pub(crate) fn has_used_privilege(&self) -> bool {
        match self.part {
            Part::Guild { guild, acting: Acting::Helper(place) } => {
                self.privileged.contains(Helper { guild, place })
            }
            Part::Guild { acting: Acting::Player { privileged, .. }, .. } => privileged,
            _ => false,
        }
    }

    /// Whether the privilege costs no token.
    pub(crate) fn on_gold(&self) -> bool {
        self.helper().is_some_and(|place| place.space() == QueueSpace::Gold)
    }

    /// Whether the helper that acts may use the privilege of its guild: once, in stages I to V.
    pub(crate) fn check_privilege(&self, seat: Seat) -> Result<(), Illegal> {
        let guild = self.guild().filter(|&guild| guild != Guild::TownHall);
        let token = self.players[seat].tokens[Token::Privilege.index()] > 0;
        if guild.is_some() && !self.has_used_privilege() && (self.on_gold() || token) {
            Ok(())
        } else {
            Err(Illegal::NoPrivilege)
        }
    }

    pub(super) fn use_privilege(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let token = !self.on_gold();
        if token {
            self.players[seat].tokens[Token::Privilege.index()] -= 1;
            self.pool[Token::Privilege.index()] += 1;
        }
        let Part::Guild { guild, ref mut acting } = self.part else {
            unreachable!("privileges are used in a guild")
        };
        match acting {
            Acting::Helper(place) => self.privileged.insert(Helper { guild, place: *place }),
            Acting::Player { privileged, .. } => *privileged = true,
            Acting::Nobody => unreachable!("whoever uses a privilege acts"),
        }
        seen.saw(Event::PrivilegeUsed { seat, guild, token });
    }

    /// How many privileges each player has used in this season.
    pub(crate) fn privileges_used(&self, seat: Seat) -> u8 {
        let whose = |Helper { guild, place }| self.queues[guild][place.space()][place.layer()];
        self.privileged.iter().filter(|&helper| whose(helper) == Some(seat)).count() as u8
    }
}
