//! Phase 6: the event of the round, in turn order from the start player.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use super::chance::neutral_count;
use crate::action::Action;
use crate::data::{FOOD_FINE, TAXED};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::PlagueStarter;
use crate::pending::{Purpose, Question};
use crate::state::{Orleans, Player};
use crate::types::{Follower, Hourglass, Place, Ware};

/// The kinds of food that a player has.
pub(crate) fn food(player: &Player) -> impl Iterator<Item = Ware> {
    Ware::FOOD.into_iter().filter(|&ware| player.wares[ware] > 0)
}

/// What the event of the round does to a player, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Nothing at all.
    Nothing,
    /// Coins come from the bank, as far as it has them.
    Gain { coins: u16 },
    /// Coins are due; torture for those that are missing.
    Pay { coins: u16 },
    /// One food is given.
    Food,
    /// One follower is drawn from the bag.
    Follower,
}

impl Orleans {
    /// What the event does to a player whom nobody protects.
    pub(crate) fn fate(&self, seat: Seat) -> Fate {
        let player = &self.players[seat];
        let fate = match self.event {
            Hourglass::Income => Fate::Gain { coins: player.level().into() },
            Hourglass::TradingDay => Fate::Gain { coins: player.built().into() },
            Hourglass::Harvest if food(player).next().is_some() => Fate::Food,
            Hourglass::Harvest => Fate::Pay { coins: FOOD_FINE },
            Hourglass::Taxes => Fate::Pay { coins: player.goods() / TAXED },
            Hourglass::Plague if self.is_struck(seat) => Fate::Follower,
            Hourglass::Pilgrimage | Hourglass::Plague => Fate::Nothing,
        };
        match fate {
            Fate::Gain { coins: 0 } | Fate::Pay { coins: 0 } => Fate::Nothing,
            fate => fate,
        }
    }

    /// Whether the plague draws from a bag at all.
    fn is_struck(&self, seat: Seat) -> bool {
        let bag = &self.players[seat].bag;
        match self.options.plague_starter {
            PlagueStarter::Lucky => bag.total() > 0,
            PlagueStarter::Redraw => neutral_count(bag) > 0,
        }
    }

    /// Whether a player can lose anything; starting followers are never lost.
    pub(crate) fn is_in_danger(&self, seat: Seat) -> bool {
        match self.fate(seat) {
            Fate::Nothing | Fate::Gain { .. } => false,
            Fate::Pay { .. } | Fate::Food => true,
            Fate::Follower => neutral_count(&self.players[seat].bag) > 0,
        }
    }

    /// One player after the other; whether anybody was left.
    pub(super) fn next_victim(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let Some(seat) = self.next_unfinished(self.next) else { return false };
        self.finished.insert(seat);
        if self.is_in_danger(seat) && self.players[seat].is_full(Place::Sacristy) {
            self.ask(seat, Question::Sacristy);
        } else {
            self.meet_fate(seat, seen);
        }
        true
    }

    pub(super) fn protect(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.clear(seat, Place::Sacristy);
        seen.saw(Event::Protected { seat });
        self.answered()
    }

    pub(super) fn meet_fate(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        match self.fate(seat) {
            Fate::Nothing => {}
            Fate::Gain { coins } => self.gain_coins(seat, coins, seen),
            Fate::Pay { coins } => self.charge(seat, coins, seen),
            Fate::Food => self.ask(seat, Question::Harvest),
            Fate::Follower => self.draw(seat, Purpose::Plague),
        }
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
        require(Ware::FOOD.contains(&ware), Illegal::NotFood)?;
        require(food(&self.players[seat]).any(|food| food == ware), Illegal::NoGoods)?;
        self.return_ware(seat, ware, seen);
        self.answered()
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
    ) -> Result<(), Illegal> {
        if follower.is_starting() {
            seen.saw(Event::Spared { seat, follower });
        } else {
            let kind = follower.kind();
            self.players[seat].bag[follower] -= 1;
            self.supply[kind] += 1;
            seen.saw(Event::Died { seat, kind });
        }
        self.answered()
    }
}
