//! The phases of a round, one after the other, and the end of the game.

use quadrivium_core::{Observer, Seat, SeatSet};

use crate::data::ROUNDS;
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::state::{Orleans, Stage};
use crate::types::{Citizen, Hourglass, Kind};

impl Orleans {
    /// Begins a part of the game.
    pub(crate) fn begin(&mut self, stage: Stage, seen: &mut impl Observer<Event>) {
        self.stage = stage;
        self.finished = SeatSet::EMPTY;
        self.next = self.start;
        match stage {
            Stage::Start => self.begin_starting(seen),
            Stage::Laying => self.begin_laying(),
            Stage::Discarding => self.begin_discarding(),
            Stage::Removing => self.begin_removing(),
            Stage::Hourglass => self.begin_round(seen),
            Stage::Census => self.count_farmers(seen),
            Stage::Declaring => self.begin_declaring(),
            Stage::Bathing => self.begin_bathing(),
            Stage::Stowing => self.begin_stowing(),
            Stage::Acting => self.seats().for_each(|seat| self.players[seat].sent = 0),
            Stage::Event if self.event != Hourglass::Pilgrimage => {
                seen.saw(Event::EventCame { tile: self.event });
            }
            Stage::Drawing | Stage::Planning | Stage::Event => {}
            Stage::Over => self.finish(seen),
        }
    }

    /// Goes on when nothing is asked: with whoever comes next in this part, else with the next part.
    /// Whether there is anything left to do.
    pub(super) fn next_part(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let more = match self.stage {
            Stage::Drawing => self.next_draw(),
            Stage::Planning => self.next_plan(seen),
            Stage::Acting => self.next_action(seen),
            Stage::Event => self.next_victim(seen),
            _ => false,
        };
        if more {
            return true;
        }
        let next = match self.stage {
            Stage::Over => return false,
            // Phase 7.
            Stage::Event if self.round < ROUNDS => {
                self.start = self.start.next(self.options.players);
                Stage::Hourglass
            }
            stage => Stage::ALL[stage as usize + 1],
        };
        self.begin(next, seen);
        true
    }

    /// Phase 1. Round 1 is always a Pilgrimage.
    fn begin_round(&mut self, seen: &mut impl Observer<Event>) {
        self.round += 1;
        seen.saw(Event::RoundBegan { round: self.round, start: self.start });
        if self.round == 1 {
            self.reveal(Hourglass::Pilgrimage, seen);
        } else {
            self.pending.push(Pending::Chance(Draw::Reveal));
        }
    }

    pub(super) fn reveal(&mut self, tile: Hourglass, seen: &mut impl Observer<Event>) {
        self.event = tile;
        self.hourglass[tile] -= 1;
        seen.saw(Event::Revealed { tile });
    }

    /// Who is alone ahead on the farmer track, and who is alone behind; of two players nobody is.
    pub(crate) fn census(&self) -> (Option<Seat>, Option<Seat>) {
        let steps = |seat: Seat| self.players[seat].tracks[Kind::Farmer];
        let most = self.seats().map(steps).max().expect("somebody plays");
        let fewest = self.seats().map(steps).min().expect("somebody plays");
        let alone = |at: u8| {
            let mut there = self.seats().filter(|&seat| steps(seat) == at);
            there.next().filter(|_| there.next().is_none())
        };
        (alone(most), alone(fewest).filter(|_| self.options.players > 2))
    }

    /// Phase 2. Whoever is alone ahead gains before whoever is alone behind pays.
    fn count_farmers(&mut self, seen: &mut impl Observer<Event>) {
        let (leader, last) = self.census();
        seen.saw(Event::Counted { leader, last });
        if let Some(seat) = leader {
            self.gain_coins(seat, 1, seen);
        }
        if let Some(seat) = last {
            self.charge(seat, 1, seen);
        }
    }

    /// The last citizen is for most trading stations; a tie is nobody's.
    pub(crate) fn finish(&mut self, seen: &mut impl Observer<Event>) {
        let built = |seat: Seat| self.players[seat].built();
        let most = self.seats().map(built).max().expect("somebody plays");
        let mut leaders = self.seats().filter(|&seat| built(seat) == most);
        if let (Some(seat), None) = (leaders.next(), leaders.next()) {
            self.gain_citizen(seat, Citizen::Stations, seen);
        }
        seen.saw(Event::Ended);
    }
}
