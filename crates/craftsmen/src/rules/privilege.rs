//! Privileges: from the gold space, or for a token (R29).

use quadrivium_core::{Key, Observer, Seat};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Craftsmen;
use crate::types::{Guild, QueueSpace, Token};

/// Places of a queue: three spaces of two helpers.
pub(crate) const QUEUE_PLACES: usize = 6;

impl Craftsmen {
    /// The bit of a helper among all that used a privilege.
    pub(crate) fn helper_bit(guild: Guild, helper: u8) -> u64 {
        1 << (guild.index() * QUEUE_PLACES + usize::from(helper))
    }

    /// The space on which a helper stands.
    pub(super) fn space_of(helper: u8) -> QueueSpace {
        QueueSpace::ALL[usize::from(helper) / 2]
    }

    /// The guild in which somebody acts, and the place there: in its queue, in winter in the order.
    fn acting(&self) -> Option<(Guild, u8)> {
        Some((self.guild()?, self.cursor.checked_sub(1)?))
    }

    /// The helper that acts, by its place in the queue; nothing in winter.
    pub(crate) fn helper(&self) -> Option<u8> {
        self.acting().filter(|_| !self.is_winter()).map(|(_, place)| place)
    }

    /// Whether whoever acts has used the privilege.
    pub(crate) fn has_used_privilege(&self) -> bool {
        let bit = |(guild, place)| self.privileged & Self::helper_bit(guild, place);
        self.acting().is_some_and(|acting| bit(acting) != 0)
    }

    /// Whether the privilege costs no token.
    pub(crate) fn on_gold(&self) -> bool {
        self.helper().is_some_and(|helper| Self::space_of(helper) == QueueSpace::Gold)
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
        let (guild, place) = self.acting().expect("privileges are used in a guild");
        let token = !self.on_gold();
        if token {
            self.players[seat].tokens[Token::Privilege.index()] -= 1;
            self.pool[Token::Privilege.index()] += 1;
        }
        self.privileged |= Self::helper_bit(guild, place);
        seen.saw(Event::PrivilegeUsed { seat, guild, token });
    }

    /// How many privileges each player has used in this season.
    pub(crate) fn privileges_used(&self, seat: Seat) -> u8 {
        let mut used = 0;
        for guild in Guild::ALL {
            let places = self.queues[guild].values.as_flattened().iter();
            for (place, _) in places.enumerate().filter(|(_, helper)| **helper == Some(seat)) {
                used += u8::from(self.privileged & Self::helper_bit(guild, place as u8) != 0);
            }
        }
        used
    }
}
