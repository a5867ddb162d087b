//! A quick judgement of a position: points so far, and what goods, land and people may become.
//!
//! The weights are guesses of somebody who has played a few games, good enough for a bot that
//! looks one step ahead.

use quadrivium_core::{Character, Heuristic, Key, Score, Seat};

use crate::action::Action;
use crate::characters::CHARACTERS;
use crate::data::{BUILDINGS, ENERGY, Ending, FOOD, points_of};
use crate::habit::price;
use crate::rules::wealth;
use crate::state::{Labora, Question, Stage};
use crate::types::{Building, Good, PerGood, Phase, Stack, Terrain};

impl Heuristic for Labora {
    const CHARACTERS: &'static [Character<Self>] = CHARACTERS;

    type Scratch = ();

    fn judge(&self, (): &mut (), worth: &mut [f32]) {
        let asked = self.asked();
        let mut after = self.clone();
        if !matches!(asked, None | Some(Question::Turn | Question::Settling)) {
            after.follow_habits();
        }
        let (left, phases, burden) = (after.part_left(), after.phases_left(), after.burden());
        for (seat, worth) in self.seats().zip(worth) {
            let points = after.points(seat) as f32;
            *worth = if after.stage == Stage::Over {
                points
            } else {
                points
                    + after.stock(seat, left)
                    + after.room(seat, left)
                    + after.people(seat, left)
                    + after.towns(seat, phases, left)
                    - if burden > 0.0 { burden * after.cards_left(seat) } else { 0.0 }
            };
        }
    }

    fn habit(&self) -> Option<Action> {
        self.first_answer()
    }
}

/// The more of a good one has, the less one more of it is worth.
fn diminishing(count: u16, plenty: f32) -> f32 {
    let count = f32::from(count);
    count.min(plenty) + (count - plenty).max(0.0) * 0.35
}

impl Labora {
    /// How much of the game is still to come, from 1 to 0.
    fn part_left(&self) -> f32 {
        match self.schedule().ending {
            Ending::Bonus { after: last } | Ending::InRound(last) => {
                (f32::from(last + 1 - self.round.min(last)) / f32::from(last)).clamp(0.0, 1.0)
            }
            Ending::OneBuildingLeft | Ending::ThreeBuildingsLeft => {
                let cards = self.display.len() as f32 / 30.0;
                let stacks = (Stack::D.index() - self.opened.index()) as f32 / 4.0;
                (0.75 * stacks + cards).clamp(0.0, 1.0)
            }
        }
    }

    /// Goods beyond the points they already count for.
    fn stock(&self, seat: Seat, left: f32) -> f32 {
        let goods = &self.goods[seat];
        let useful = left.min(0.5) * 2.0;
        goods
            .iter()
            .map(|(good, &count)| {
                let counted = match good {
                    Good::Coin => 0.4,
                    _ => f32::from(points_of(good)),
                };
                let more = (price(good) - counted).max(0.0) * useful;
                let plenty = if good == Good::Coin { 12.0 } else { 5.0 };
                diminishing(count, plenty) * more
            })
            .sum()
    }

    /// Free ground to build on, and woods while there is time to fell them.
    fn room(&self, seat: Seat, left: f32) -> f32 {
        let land = self.land[seat];
        let free = land & self.free;
        let ground = |terrain| (free & self.terrain[terrain]).len() as f32;
        let open = ground(Terrain::Plains)
            + ground(Terrain::Hillside) * 1.3
            + ground(Terrain::Coast) * 1.6;
        let woods = ((land & self.forests) | (land & self.moors)).len() as f32;
        let mountain = ground(Terrain::Mountain).min(1.0);
        // A cloister that is walled in cannot grow any more.
        let beside = (free & self.beside(land & self.cloisters)).len();
        let cloister = [0.0, 2.5, 3.5][beside.min(2)] * left.max(0.3);
        let ground = open.min(6.0) * 1.2 + (open - 6.0).max(0.0) * 0.4;
        (ground + woods * 0.5 + mountain * 3.0) * left + cloister
    }

    /// Clergymen at home, and buildings for them to work in.
    fn people(&self, seat: Seat, left: f32) -> f32 {
        let home = self.clergymen().iter().filter(|&&man| self.clergy[seat][man].is_none());
        let houses = (self.land[seat] & self.houses).len() as f32;
        home.count() as f32 * 0.6 * left.min(0.3) / 0.3 + houses * 1.2 * left
    }

    /// Settlements to come: the best free places, and the food and energy to pay for them.
    fn towns(&self, seat: Seat, phases: u8, left: f32) -> f32 {
        if phases == 0 {
            return 0.0;
        }
        let mut places = [0.0_f32; 2];
        for cell in (self.land[seat] & self.free).iter() {
            if self.terrain[Terrain::Water].contains(cell)
                || self.terrain[Terrain::Mountain].contains(cell)
            {
                continue;
            }
            let near = self.neighbours(cell);
            let sum = f32::from(near.iter().map(|&it| self.dwelling_value(it)).sum::<i16>());
            if sum > places[0] {
                places = [sum, places[0]];
            } else if sum > places[1] {
                places[1] = sum;
            }
        }
        let sum = |list: &[(Good, u8)], goods: &PerGood<u16>| {
            list.iter().map(|&(good, value)| f32::from(goods[good]) * f32::from(value)).sum::<f32>()
        };
        let goods = &self.goods[seat];
        let food = sum(&FOOD, goods) - f32::from(goods[Good::Coin]);
        let energy = sum(&ENERGY, goods) / 2.0;
        let hand = !self.hand[seat].is_empty();
        let wanted = f32::from(phases).min(2.0);
        let supplies = food.min(9.0 * wanted) * 0.35 + energy.min(5.0 * wanted) * 0.35;
        let sites = if hand { places[0] * 0.6 + places[1] * 0.25 * (wanted - 1.0) } else { 0.0 };
        sites + supplies * (0.5 + 0.5 * left)
    }

    /// A game of two ends only when the display is nearly empty. Whoever waits for a better moment
    /// waits for ever, so the cards that are left become a burden that grows with time.
    fn burden(&self) -> f32 {
        let two =
            matches!(self.schedule().ending, Ending::OneBuildingLeft | Ending::ThreeBuildingsLeft);
        if !two || self.opened != Stack::D {
            return 0.0;
        }
        let last_phase = self.schedule().settlement_rounds[Phase::D.index()];
        (f32::from(self.round.saturating_sub(last_phase)) * 0.5).min(60.0)
    }

    /// The cards that are left, each a little lighter when there is a place for it, or something
    /// of its cost at hand.
    fn cards_left(&self, seat: Seat) -> f32 {
        let weight = |building| {
            let placed = !self.sites(seat, building).is_empty();
            1.0 - 0.25 * self.saved_for(seat, building) - 0.2 * f32::from(u8::from(placed))
        };
        self.displayed().map(weight).sum()
    }

    /// How much of the cost of a building is at hand, from 0 to 1. A forest is half a wood.
    fn saved_for(&self, seat: Seat, building: Building) -> f32 {
        let goods = &self.goods[seat];
        let forests = (self.land[seat] & self.forests).len() as f32;
        let cost = BUILDINGS[building].cost;
        let parts = cost.iter().map(|&(good, count)| {
            let have = match good {
                Good::Straw => f32::from(goods[Good::Straw] + goods[Good::Grain]),
                Good::Coin => f32::from(wealth(goods)),
                Good::Wood => f32::from(goods[Good::Wood]) + forests * 0.5,
                _ => f32::from(goods[good]),
            };
            (have / f32::from(count)).min(1.0)
        });
        parts.sum::<f32>() / cost.len() as f32
    }

    /// Settlement phases to come, for those who have not had their part of the present one.
    fn phases_left(&self) -> u8 {
        let last = match self.schedule().ending {
            Ending::Bonus { .. } | Ending::InRound(_) => 5,
            Ending::OneBuildingLeft | Ending::ThreeBuildingsLeft => 4,
        };
        let begun = match self.stage {
            Stage::Settling(phase) => phase.index(),
            Stage::Over => Phase::COUNT,
            _ => self.opened.index(),
        };
        (last as usize).saturating_sub(begun) as u8
    }
}
