//! The phases of a round, one after the other, and the end of the game.

use quadrivium_core::{Observer, Seat, SeatSet};

use crate::data::ROUNDS;
use crate::event::Event;
use crate::state::{Ask, Orleans, Stage};
use crate::types::{Citizen, Hourglass, Kind};

impl Orleans {
    /// Goes on to the next part. Nothing more to do when the game is over.
    pub(super) fn next_part(&mut self, seen: &mut impl Observer<Event>) -> bool {
        match self.stage {
            Stage::Start => match self.options.start {
                Some(seat) => self.begin_with(seat, seen),
                None => self.asks.push(Ask::Start),
            },
            Stage::Removing => self.next_removal(),
            Stage::Hourglass => self.begin_round(seen),
            Stage::Census => self.count_farmers(seen),
            Stage::Declaring => self.begin_declaring(),
            Stage::Drawing => self.next_draw(),
            Stage::Bathing => self.begin_bathing(),
            Stage::Stowing => self.begin_stowing(),
            Stage::Planning => self.next_plan(seen),
            Stage::Acting => self.next_action(seen),
            Stage::Event => self.next_victim(seen),
            Stage::Over => return false,
            Stage::Laying | Stage::Discarding => unreachable!("chance is asked until it is done"),
        }
        true
    }

    /// Phase 1. Round 1 is always a Pilgrimage.
    fn begin_round(&mut self, seen: &mut impl Observer<Event>) {
        self.round += 1;
        seen.saw(Event::RoundBegan { round: self.round, start: self.start });
        if self.round == 1 {
            self.reveal(Hourglass::Pilgrimage, seen);
        } else {
            self.asks.push(Ask::Reveal);
        }
    }

    pub(super) fn reveal(&mut self, tile: Hourglass, seen: &mut impl Observer<Event>) {
        self.event = tile;
        self.hourglass[tile] -= 1;
        self.stage = Stage::Census;
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
        self.stage = Stage::Declaring;
        let (leader, last) = self.census();
        seen.saw(Event::Counted { leader, last });
        if let Some(seat) = leader {
            self.gain_coins(seat, 1, seen);
        }
        if let Some(seat) = last {
            self.charge(seat, 1, seen);
        }
    }

    /// Phases 4, 5 and 6 begin with the start player.
    pub(super) fn begin_phase(&mut self, stage: Stage) {
        self.stage = stage;
        self.finished = SeatSet::EMPTY;
        self.next = self.start;
    }

    /// Phase 7, and the end after the last round.
    pub(super) fn end_round(&mut self, seen: &mut impl Observer<Event>) {
        if self.round == ROUNDS {
            self.finish(seen);
        } else {
            self.start = self.start.next(self.options.players);
            self.stage = Stage::Hourglass;
        }
    }

    /// The last citizen is for most trading stations; a tie is nobody's.
    fn finish(&mut self, seen: &mut impl Observer<Event>) {
        self.stage = Stage::Over;
        let built = |seat: Seat| self.players[seat].built();
        let most = self.seats().map(built).max().expect("somebody plays");
        let mut leaders = self.seats().filter(|&seat| built(seat) == most);
        if let (Some(seat), None) = (leaders.next(), leaders.next()) {
            self.gain_citizen(seat, Citizen::Stations, seen);
        }
        seen.saw(Event::Ended);
    }
}
