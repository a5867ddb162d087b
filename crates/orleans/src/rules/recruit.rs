//! Recruiting: a follower for the bag, a step on its track, and the bonus of that step.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use crate::action::{Action, BONUSES, VILLAGERS};
use crate::data::{
    CITIZEN_OF_BOATMEN, CITIZEN_OF_KNIGHTS, COINS_OF_BOATMAN, GOOD_OF_FARMER, POINTS_OF_SCHOLAR,
    STEPS,
};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Bank, EmptyBonus};
use crate::pending::Question;
use crate::state::Orleans;
use crate::types::{Citizen, Follower, Good, Hourglass, Kind, Place, Stack};

impl Orleans {
    pub(super) fn check_recruit(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        require(self.supply[kind] > 0, Illegal::SupplyEmpty)?;
        if kind == Kind::Monk {
            return require(self.event != Hourglass::Pilgrimage, Illegal::Pilgrimage);
        }
        let step = self.players[seat].tracks[kind];
        require(step < STEPS[kind], Illegal::TrackFinished)?;
        let exhausted = match kind {
            Kind::Farmer => self.goods[GOOD_OF_FARMER[usize::from(step)]] == 0,
            Kind::Craftsman => self.technologies == 0,
            _ => false,
        };
        let blocked = exhausted && self.options.empty_bonus == EmptyBonus::Blocks;
        require(!blocked, Illegal::BonusGone)
    }

    /// One of the three must be able to come; else it is told what hinders them all.
    pub(super) fn check_village(&self, seat: Seat) -> Result<(), Illegal> {
        let checked = VILLAGERS.map(|kind| self.check_recruit(seat, kind));
        if checked.contains(&Ok(())) {
            return Ok(());
        }
        let tracks = &self.players[seat].tracks;
        let finished = VILLAGERS.into_iter().all(|kind| tracks[kind] == STEPS[kind]);
        Err(if finished {
            Illegal::TracksFinished
        } else if checked == [Err(Illegal::SupplyEmpty); 3] {
            Illegal::SupplyEmpty
        } else {
            Illegal::NobodyCanCome
        })
    }

    /// The Village brings no other kinds.
    fn check_villager(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        require(VILLAGERS.contains(&kind), Illegal::NotAsked)?;
        self.check_recruit(seat, kind)
    }

    pub(super) fn legal_recruits(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = VILLAGERS.into_iter();
        let possible = kinds.filter(|&kind| self.check_villager(seat, kind).is_ok());
        out.extend(possible.map(|kind| Action::Recruit { kind }));
    }

    pub(super) fn recruit_villager(
        &mut self,
        seat: Seat,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_villager(seat, kind)?;
        self.pending.pop();
        self.recruit(seat, kind, seen);
        Ok(())
    }

    pub(super) fn recruit(&mut self, seat: Seat, kind: Kind, seen: &mut impl Observer<Event>) {
        self.supply[kind] -= 1;
        let player = &mut self.players[seat];
        player.bag[Follower::neutral(kind)] += 1;
        seen.saw(Event::Recruited { seat, kind });
        if kind == Kind::Monk {
            return;
        }
        player.tracks[kind] += 1;
        let step = player.tracks[kind];
        seen.saw(Event::Advanced { seat, kind, to: step });
        match kind {
            Kind::Boatman if step == CITIZEN_OF_BOATMEN => {
                self.gain_citizen(seat, Citizen::Boatman, seen);
            }
            Kind::Knight if step == CITIZEN_OF_KNIGHTS => {
                self.gain_citizen(seat, Citizen::Knight, seen);
            }
            _ => self.bring_bonus(seat, kind, seen),
        }
    }

    /// The bonus of the space on which the marker stands; nothing where it is exhausted.
    fn bring_bonus(&mut self, seat: Seat, kind: Kind, seen: &mut impl Observer<Event>) {
        let step = self.players[seat].tracks[kind];
        let index = usize::from(step) - 1;
        match kind {
            Kind::Farmer => self.fetch_good(seat, GOOD_OF_FARMER[index], seen),
            Kind::Boatman => self.gain_coins(seat, COINS_OF_BOATMAN[index].into(), seen),
            Kind::Craftsman => self.gain_technology(seat, seen),
            Kind::Trader => {
                if let Some(question) = self.tile_for(step) {
                    self.ask(seat, question);
                }
            }
            Kind::Scholar => self.develop(seat, POINTS_OF_SCHOLAR[index], seen),
            Kind::Knight | Kind::Monk => {}
        }
    }

    /// The first step on the trader track brings a tile of stack I, later ones any tile: which is asked, if there is one.
    pub(crate) fn tile_for(&self, step: u8) -> Option<Question> {
        let any = step > 1;
        let lies = self.tiles.iter().any(|tile| self.check_tile(any, tile).is_ok());
        lies.then_some(Question::Tile { any })
    }

    /// A tile that still lies there, of the stacks it may come from.
    fn check_tile(&self, any: bool, tile: Place) -> Result<(), Illegal> {
        require(self.tiles.contains(tile), Illegal::TileGone)?;
        require(any || tile.stack() == Some(Stack::First), Illegal::FirstStackOnly)
    }

    pub(super) fn legal_tiles(&self, any: bool, out: &mut Vec<Action>) {
        let tiles = self.tiles.iter().filter(|&tile| self.check_tile(any, tile).is_ok());
        out.extend(tiles.map(|tile| Action::Tile { tile }));
    }

    pub(super) fn take_tile(
        &mut self,
        seat: Seat,
        any: bool,
        tile: Place,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_tile(any, tile)?;
        self.pending.pop();
        self.tiles.remove(tile);
        let spaces = self.spaces_in_play(tile);
        let player = &mut self.players[seat];
        player.places.insert(tile);
        player.spaces |= spaces;
        seen.saw(Event::TileGained { seat, tile });
        Ok(())
    }

    /// Whether a track has a bonus for the Hideaway, with this good on the goods market.
    fn check_bonus(&self, seat: Seat, kind: Kind, paid: Option<Good>) -> Result<(), Illegal> {
        let step = self.players[seat].tracks[kind];
        let there = step > 0
            && match kind {
                Kind::Farmer => {
                    let good = GOOD_OF_FARMER[usize::from(step) - 1];
                    self.goods[good] > 0 || paid == Some(good)
                }
                Kind::Boatman => {
                    let empty = self.options.bank == Bank::Limited && self.bank == 0;
                    step < CITIZEN_OF_BOATMEN && !empty
                }
                Kind::Craftsman => self.technologies > 0,
                Kind::Trader => {
                    self.tiles.iter().any(|tile| self.check_tile(step > 1, tile).is_ok())
                }
                Kind::Scholar => true,
                Kind::Knight | Kind::Monk => false,
            };
        require(there, Illegal::NoBonus)
    }

    pub(super) fn has_bonus(&self, seat: Seat, paid: Option<Good>) -> bool {
        BONUSES.into_iter().any(|kind| self.check_bonus(seat, kind, paid).is_ok())
    }

    pub(super) fn legal_bonuses(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = BONUSES.into_iter();
        let possible = kinds.filter(|&kind| self.check_bonus(seat, kind, None).is_ok());
        out.extend(possible.map(|kind| Action::Bonus { kind }));
    }

    pub(super) fn take_bonus(
        &mut self,
        seat: Seat,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_bonus(seat, kind, None)?;
        self.pending.pop();
        self.bring_bonus(seat, kind, seen);
        Ok(())
    }
}
