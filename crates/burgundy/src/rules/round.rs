//! Rounds and turns: rolling, the goods tile of the white die, and who comes next.

use quadrivium_core::{Observer, Seat};

use crate::data::ROUNDS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Dice, Draw, Pending, Question};
use crate::types::{Depot, Pips, Roll};

impl Burgundy {
    /// The order of a round is read off the track once: ships that move markers meanwhile count
    /// from the next round on (B-5.7, R4).
    pub(super) fn begin_round(&mut self, seen: &mut impl Observer<Event>) {
        self.round += 1;
        for (place, marker) in self.order.iter_mut().zip(&self.track) {
            *place = marker.seat;
        }
        self.pick_up_dice();
        seen.saw(Event::RoundBegan { phase: self.phase, round: self.round });
        self.ask_instead(Pending::Chance(Draw::RollDice));
    }

    /// What was rolled counts no longer.
    pub(super) fn pick_up_dice(&mut self) {
        self.white = None;
        for seat in self.seats() {
            self.estates[seat].dice = Dice::default();
        }
    }

    /// Everybody rolls before anybody acts; the white die comes last (B-5.2).
    pub(super) fn next_to_roll(&self) -> Option<Seat> {
        self.order.iter().copied().find(|&seat| self.estates[seat].dice.pips.is_none())
    }

    pub(super) fn roll(
        &mut self,
        roll: Roll,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.next_to_roll().ok_or(Illegal::ImpossibleOutcome)?;
        self.estates[seat].dice = Dice::rolled(roll);
        seen.saw(Event::Rolled { seat, dice: roll.pips() });
        Ok(())
    }

    /// The white die sends the next goods tile to the depot with its number (B-5.4). Nothing
    /// changes that number (B-5.6).
    pub(super) fn roll_white(
        &mut self,
        pips: Pips,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if self.next_to_roll().is_some() {
            return Err(Illegal::ImpossibleOutcome);
        }
        let (good, depot) = (self.round_goods.remove(0), Depot::of(pips));
        self.white = Some(pips);
        self.depot_goods[depot][good] += 1;
        seen.saw(Event::GoodPlaced { good, depot });
        Ok(())
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.purchased = false;
        seen.saw(Event::TurnBegan { seat });
        self.ask_instead(Question::TakeTurn.to(seat));
    }

    /// A turn is over when both dice are used and nothing can be bought any more (B-6.1, R33).
    pub(super) fn turn_is_over(&self, seat: Seat) -> bool {
        self.estates[seat].dice.all_used() && !self.can_buy(seat, Question::TakeTurn)
    }

    /// Whether a player may end the turn: both dice must be used (B-6.1).
    pub(super) fn check_end(&self, seat: Seat) -> Result<(), Illegal> {
        if self.estates[seat].dice.all_used() { Ok(()) } else { Err(Illegal::DiceLeft) }
    }

    pub(super) fn end_turn(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let next = self.order.iter().skip_while(|&&other| other != seat).nth(1);
        match next {
            Some(&next) => self.begin_turn(next, seen),
            None if self.round < ROUNDS => self.begin_round(seen),
            None => self.end_phase(seen),
        }
    }
}
