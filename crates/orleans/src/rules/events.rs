//! Phase 6: the event of the round, in turn order from the start player.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::chance::neutral_count;
use crate::action::Action;
use crate::data::{FOOD_FINE, TAXED};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::PlagueStarter;
use crate::state::{Ask, Orleans, Player};
use crate::types::{Follower, Hourglass, Place, Ware};

/// The kinds of food that a player has.
pub(crate) fn food(player: &Player) -> impl Iterator<Item = Ware> {
    Ware::FOOD.into_iter().filter(|&ware| player.wares[ware] > 0)
}

impl Orleans {
    /// One player after the other, then the round ends.
    pub(super) fn next_victim(&mut self, seen: &mut impl Observer<Event>) {
        let Some(seat) = self.next_unfinished(self.next) else {
            self.end_round(seen);
            return;
        };
        self.finished.insert(seat);
        let player = &self.players[seat];
        match self.event {
            Hourglass::Pilgrimage => {}
            Hourglass::Income | Hourglass::TradingDay => {
                self.gain_coins(seat, self.event_gain(seat), seen);
            }
            Hourglass::Harvest | Hourglass::Taxes | Hourglass::Plague => {
                if self.is_harmed(seat) && player.is_full(Place::Sacristy) {
                    self.asks.push(Ask::Sacristy { seat });
                } else {
                    self.suffer(seat, seen);
                }
            }
        }
    }

    /// The coins that the event brings a player as the table stands.
    pub(crate) fn event_gain(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        match self.event {
            Hourglass::Income => player.level().into(),
            Hourglass::TradingDay => player.built().into(),
            _ => 0,
        }
    }

    /// The coins that the event asks of a player as the table stands.
    pub(crate) fn event_due(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        match self.event {
            Hourglass::Harvest if food(player).next().is_none() => FOOD_FINE,
            Hourglass::Taxes => player.goods() / TAXED,
            _ => 0,
        }
    }

    /// Whether the event takes anything from a player, or may.
    pub(crate) fn is_harmed(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        match self.event {
            Hourglass::Harvest => true,
            Hourglass::Taxes => player.goods() >= TAXED,
            Hourglass::Plague => match self.options.plague_starter {
                PlagueStarter::Lucky => player.bag.total() > 0,
                PlagueStarter::Redraw => neutral_count(&player.bag) > 0,
            },
            _ => false,
        }
    }

    pub(super) fn protect(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.clear(seat, Place::Sacristy);
        seen.saw(Event::Protected { seat });
        self.drop_ask()
    }

    pub(super) fn suffer(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if !self.is_harmed(seat) {
            return;
        }
        match self.event {
            Hourglass::Harvest if food(&self.players[seat]).next().is_some() => {
                self.asks.push(Ask::Harvest { seat });
            }
            Hourglass::Harvest | Hourglass::Taxes => {
                self.charge(seat, self.event_due(seat), seen);
            }
            _ => self.asks.push(Ask::Plague { seat }),
        }
    }

    fn check_food(&self, seat: Seat, ware: Ware) -> Result<(), Illegal> {
        require(Ware::FOOD.contains(&ware), Illegal::NotFood)?;
        require(self.players[seat].wares[ware] > 0, Illegal::NoGoods)
    }

    pub(super) fn legal_food(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(food(&self.players[seat]).map(|ware| Action::Give { ware }));
    }

    pub(super) fn give_food(
        &mut self,
        seat: Seat,
        ware: Ware,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_food(seat, ware)?;
        self.return_ware(seat, ware, seen);
        self.drop_ask()
    }

    pub(super) fn give_only_food(&mut self, seat: Seat, seen: &mut impl Observer<Event>) -> bool {
        let mut kinds = food(&self.players[seat]);
        match (kinds.next(), kinds.next()) {
            (Some(only), None) => {
                drop(kinds);
                self.give_food(seat, only, seen).is_ok()
            }
            _ => false,
        }
    }

    /// The follower returns to the supply; a starting follower goes back into the bag (E5).
    pub(super) fn strike(
        &mut self,
        seat: Seat,
        follower: Follower,
        seen: &mut impl Observer<Event>,
    ) {
        if follower.is_starting() {
            seen.saw(Event::Spared { seat, follower });
            return;
        }
        let kind = follower.kind();
        self.players[seat].bag[follower] -= 1;
        self.supply[kind] += 1;
        seen.saw(Event::Died { seat, kind });
    }
}
