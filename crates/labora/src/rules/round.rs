//! Rounds, turns and phases, and how the game ends.

use quadrivium_core::{Key, Observer, Seat};

use crate::data::{Ending, SETTLEMENTS, SHORT_ROUND_GOODS, Shape};
use crate::event::Event;
use crate::state::{Labora, Question, Stage};
use crate::types::{Marker, Phase, Settlement, Stack};

/// A game of two has no last round. So that nobody plays for ever, this one is the last (R-2P-5).
pub(crate) const LAST_ROUND_OF_TWO: u16 = 1000;

impl Labora {
    /// Goes on to the next turn, phase or round. Nothing more to do when the game is over.
    pub(super) fn next_part(&mut self, seen: &mut impl Observer<Event>) -> bool {
        match self.stage {
            Stage::RoundEnd => self.begin_round(seen),
            Stage::NeutralBuilding => self.begin_neutral_use(),
            Stage::NeutralUsing => {
                // If that was the last neutral clergyman, all of them come back at once.
                self.return_full_set(self.neutral_seat(), seen);
                self.begin_phase(seen);
            }
            Stage::Settling(phase) => self.next_settler(phase, seen),
            Stage::Turns => self.next_turn(seen),
            Stage::Bonus => self.next_bonus_turn(seen),
            Stage::Over => return false,
        }
        true
    }

    /// The player who starts a round.
    pub(crate) fn starter(&self) -> Seat {
        let players = u16::from(self.options.players);
        Seat::from_index(usize::from((self.round - 1) % players)).expect("a seat")
    }

    /// The seat that is so many places after the one that starts.
    fn after_starter(&self, places: u8) -> Seat {
        let mut seat = self.starter();
        for _ in 0..places {
            seat = seat.next(self.options.players);
        }
        seat
    }

    /// Clergymen come back, the wheel turns, markers enter, settlements are founded.
    fn begin_round(&mut self, seen: &mut impl Observer<Event>) {
        let schedule = self.schedule();
        self.round += 1;
        self.return_full_sets(seen);
        self.rotate(seen);
        seen.saw(Event::RoundBegan { round: self.round, arm: self.arm });
        if schedule.grape_round_in(self.options.country) == Some(self.round) {
            self.enter_marker(Marker::Grape, seen);
        }
        if schedule.stone_round == Some(self.round) {
            self.enter_marker(Marker::Stone, seen);
        }
        self.turn = 0;
        match schedule.ending {
            Ending::Bonus { after } if self.round > after => {
                seen.saw(Event::BonusRoundBegan);
                for seat in self.seats() {
                    self.prior_home(seat, seen);
                }
                self.stage = Stage::Bonus;
            }
            _ if schedule.phase_in(self.round).is_none() => self.begin_turns(seen),
            Ending::InRound(_) => self.begin_neutral_building(),
            _ => self.begin_phase(seen),
        }
    }

    /// The settlement phase of this round; the last one has none of its own and gets phase E.
    pub(super) fn begin_phase(&mut self, seen: &mut impl Observer<Event>) {
        let phase = self.schedule().phase_in(self.round).unwrap_or(Phase::E);
        self.turn = 0;
        self.stage = Stage::Settling(phase);
        seen.saw(Event::PhaseBegan { phase });
    }

    /// Everybody in the order of the round about to be played.
    fn next_settler(&mut self, phase: Phase, seen: &mut impl Observer<Event>) {
        if self.turn < self.options.players {
            self.active = self.after_starter(self.turn);
            self.turn += 1;
            self.bought = false;
            self.pending.push(Question::Settling);
        } else if let Some(stack) = phase.stack() {
            self.open(stack, seen);
            self.begin_turns(seen);
        } else {
            self.finish(seen);
        }
    }

    /// The buildings of a stack come to the display, and a settlement to every player.
    pub(crate) fn open(&mut self, stack: Stack, seen: &mut impl Observer<Event>) {
        self.opened = stack;
        self.display |= self.stack(stack);
        let new = Settlement::ALL.into_iter().filter(|&it| SETTLEMENTS[it].stack == stack);
        for settlement in new {
            for seat in self.seats() {
                self.hand[seat].insert(settlement);
            }
        }
        seen.saw(Event::StackOpened { stack });
    }

    /// In the short game of three or four everybody first receives what the arm has passed; a
    /// settlement phase comes before that (R-SHORT-1).
    fn begin_turns(&mut self, seen: &mut impl Observer<Event>) {
        if self.schedule().shape == Shape::Short
            && let Some(goods) = SHORT_ROUND_GOODS.get(usize::from(self.round) - 1)
        {
            for seat in self.seats() {
                for &(good, count) in goods {
                    self.gain(seat, good, count, seen);
                }
            }
        }
        self.turn = 0;
        self.stage = Stage::Turns;
    }

    /// How many main actions the next turn of this round has, and whose it is; nothing when the
    /// round is played.
    fn turn_after(&self, turns: u8) -> Option<(Seat, u8)> {
        let players = self.options.players;
        let actions = match (self.schedule().shape, turns) {
            (Shape::Long | Shape::Short, _) if turns <= players => 1,
            (Shape::TwoShort, 0) if self.last => 1,
            (Shape::Solo | Shape::TwoShort | Shape::TwoLong, 0) => 2,
            (Shape::TwoLong, 1) => 1,
            _ => return None,
        };
        Some((self.after_starter(turns), actions))
    }

    fn next_turn(&mut self, seen: &mut impl Observer<Event>) {
        if let Some((seat, actions)) = self.turn_after(self.turn) {
            self.begin_turn(seat, actions, seen);
        } else {
            self.end_round(seen);
        }
    }

    fn begin_turn(&mut self, seat: Seat, actions: u8, seen: &mut impl Observer<Event>) {
        self.turn += 1;
        self.active = seat;
        self.actions = actions;
        self.bought = false;
        self.pending.push(Question::Turn);
        seen.saw(Event::TurnBegan { seat });
    }

    /// Everybody has one turn, the player who starts too (R-BON-4).
    fn next_bonus_turn(&mut self, seen: &mut impl Observer<Event>) {
        if self.turn < self.options.players {
            self.begin_turn(self.after_starter(self.turn), 1, seen);
        } else {
            self.begin_phase(seen);
        }
    }

    fn end_round(&mut self, seen: &mut impl Observer<Event>) {
        let all_out = self.opened == Stack::D;
        let left = self.display.len();
        self.stage = Stage::RoundEnd;
        match self.schedule().ending {
            Ending::OneBuildingLeft => {
                if self.last || self.round >= LAST_ROUND_OF_TWO {
                    self.finish(seen);
                } else {
                    self.last = all_out && left <= 1;
                }
            }
            Ending::ThreeBuildingsLeft
                if all_out && left <= 3 || self.round >= LAST_ROUND_OF_TWO =>
            {
                self.finish(seen);
            }
            Ending::InRound(last) if self.round == last => self.begin_neutral_building(),
            _ => {}
        }
    }

    fn finish(&mut self, seen: &mut impl Observer<Event>) {
        self.stage = Stage::Over;
        seen.saw(Event::Ended);
    }
}
