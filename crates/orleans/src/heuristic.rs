//! A quick judgement of a position: points so far, and what followers, tracks and tiles may bring.
//!
//! The weights are guesses of somebody who has played a few games, good enough for a bot that
//! looks one step ahead. What is planned but not done is first carried out, see [`crate::habit`].

use quadrivium_core::{Character, Heuristic, PerSeat, Score, Seat, SeatSet};

use crate::action::Action;
use crate::characters::CHARACTERS;
use crate::data::{DEVELOPMENT_END, POINTS, ROUNDS, level_at, spaces_of, ways_from};
use crate::pending::{Pending, Question};
use crate::state::{MOST_PLAYERS, Orleans, Player, Stage};
use crate::types::{Citizen, Good, Hourglass, Kind, PerSpace, Place, Route, Town, Ware};

impl Heuristic for Orleans {
    const CHARACTERS: &'static [Character<Self>] = CHARACTERS;

    type Scratch = Scratch;

    fn judge(&self, scratch: &mut Scratch, worth: &mut [f32]) {
        for (seat, worth) in self.seats().zip(worth) {
            *worth = match self.stage {
                Stage::Over => self.points(seat) as f32,
                Stage::Planning => self.worth_of_plan(seat, scratch),
                _ => self.worth_in_the_end(seat, &mut scratch.offered),
            };
        }
    }
}

/// What judging needs besides the position.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// What is offered, in one list for all questions.
    offered: Vec<Action>,
    /// The plan of each player that was last judged, with all that counts for it.
    plans: PerSeat<Option<(Orleans, f32)>, MOST_PLAYERS>,
}

/// Points that a follower brings every time it works.
const WORK: f32 = 0.75;
/// What one development point a round adds on the way.
const GROWTH: f32 = 0.5;

/// What a tile brings in a round to come.
pub(crate) const fn tile_worth(tile: Place) -> f32 {
    match tile {
        Place::School => 0.55,
        Place::GunpowderTower | Place::HorseWagon | Place::Library => 0.5,
        Place::Bathhouse | Place::Windmill | Place::Pharmacy | Place::ShippingLine => 0.45,
        Place::HerbGarden | Place::Cellar | Place::Hospital | Place::TailorShop => 0.4,
        Place::Laboratory | Place::WoolManufacturer | Place::Brewery | Place::Office => 0.35,
        Place::Goldsmith | Place::Hideaway | Place::Barracks => 0.32,
        Place::Winery | Place::CheeseFactory | Place::Hayrick => 0.3,
        _ => 0.2,
    }
}

/// What a technology tile on a place brings in a round to come.
const fn technology_worth(place: Place) -> f32 {
    match place {
        Place::Ship | Place::Wagon | Place::Guildhall => 0.65,
        Place::Village | Place::Castle | Place::University => 0.55,
        _ => 0.4,
    }
}

/// The development level between the stars, where there is time to reach the next one.
fn smooth_level(space: f32) -> f32 {
    let low = (space as u8).min(DEVELOPMENT_END);
    let level = f32::from(level_at(low));
    let next = (low + 1..=DEVELOPMENT_END).find(|&at| level_at(at) > level_at(low));
    let start = (0..=low).find(|&at| level_at(at) == level_at(low)).unwrap_or(0);
    match next {
        Some(next) => level + (space - f32::from(start)) / f32::from(next - start),
        None => level,
    }
}

impl Orleans {
    /// Rounds to come after this one.
    pub(crate) fn rounds_left(&self) -> f32 {
        f32::from(ROUNDS - self.round)
    }

    /// A plan is worth the same whatever the others plan. Somebody who thinks about their own would
    /// otherwise judge those of the others again with every follower.
    fn worth_of_plan(&self, seat: Seat, scratch: &mut Scratch) -> f32 {
        let own = self.without_plans_of_others(seat);
        match &scratch.plans[seat] {
            Some((known, worth)) if *known == own => *worth,
            _ => {
                let worth = own.worth_in_the_end(seat, &mut scratch.offered);
                scratch.plans[seat] = Some((own, worth));
                worth
            }
        }
    }

    /// The position with nothing in it that has to do with the plans of others: where two are equal, so is
    /// the worth of this player's plan.
    fn without_plans_of_others(&self, seat: Seat) -> Self {
        let mut own = *self;
        if !self.is_inside_action(seat) {
            own.pending.clear();
        }
        own.next = seat;
        own.finished &= SeatSet::only(seat);
        for other in self.seats().filter(|&other| other != seat) {
            let player = &mut own.players[other];
            (player.market, player.tower, player.theatre) = Default::default();
            (player.slots, player.filled, player.sent) =
                (PerSpace::default(), player.technology, 0);
        }
        own
    }

    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let left = self.rounds_left();
        let goods: i32 = Ware::ALL.iter().map(|&ware| player.points_of(ware)).sum();
        f32::from(player.coins) + goods as f32 + self.renown(seat, left) + workforce(player, left)
            - self.idleness(seat, left)
            + equipment(player, left)
            + self.journey(player, left)
            - self.dangers(seat, left)
    }

    /// Trading stations and citizens, those to come too, by the level that may be reached.
    fn renown(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let people = (player.stations.len() + player.citizens.len()) as f32;
        let rivals = self.seats().filter(|&other| other != seat);
        let most = rivals.map(|other| self.players[other].built()).max().unwrap_or(0);
        let leads = player.built() > most && self.citizens.contains(Citizen::Stations);
        let people = people + if leads { 0.5 } else { 0.0 };
        if left < 1.0 {
            return people * f32::from(player.level());
        }
        let reached = f32::from(player.development) + GROWTH * left;
        let level = smooth_level(reached.min(f32::from(DEVELOPMENT_END)));
        let markets = f32::from(player.built()) * f32::from(self.hourglass[Hourglass::TradingDay]);
        let income = level * f32::from(self.hourglass[Hourglass::Income]);
        (people + 0.3 * left) * level + 0.8 * markets + 0.6 * income
    }

    /// Followers that wait on half-filled places, or where nothing can be done, are idle; those on
    /// the market are ready.
    fn idleness(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let mut waste = 0.0;
        for place in player.places {
            let spaces = spaces_of(place);
            let here = (spaces & player.manned()).len() as f32;
            if here == 0.0 || place == Place::Sacristy {
                continue;
            }
            let missing = if place == Place::TownHall { 0 } else { (spaces - player.filled).len() };
            waste += match missing {
                0 if self.check_use(seat, place).is_ok() => 0.2,
                0 => 0.9 * here,
                1 => 0.45 * here,
                _ => 0.75 * here,
            };
        }
        let lying = player.market.total() as f32;
        let crowd = (lying + f32::from(player.draw_limit()) - 8.0).max(0.0);
        let ready = lying * 0.3 + f32::from(player.draws) * 0.45;
        (waste + crowd * 0.4 - ready) * left.min(3.0) / 3.0
    }

    /// The merchant: goods near by, and towns where nobody trades.
    fn journey(&self, player: &Player, left: f32) -> f32 {
        let near = ways_from(player.merchant).iter();
        let best = near.map(|&(town, _, route)| {
            self.dearest_good(route) + if self.has_station(town) { 0.0 } else { 1.0 }
        });
        let best = best.fold(0.0, f32::max);
        let here = match player.merchant {
            Town::Orleans => !player.stations.contains(Town::Orleans),
            town => !self.has_station(town),
        };
        (best * 0.25 + if here { 1.2 } else { 0.0 }) * left.min(2.0) / 2.0
    }

    /// What the dearest good on a route counts.
    pub(crate) fn dearest_good(&self, route: Route) -> f32 {
        self.routes[route].into_iter().flatten().map(good_points).fold(0.0, f32::max)
    }

    /// Harvests without food, debts, and the census.
    fn dangers(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let food: u8 = Ware::FOOD.iter().map(|&ware| player.wares[ware]).sum();
        let now = self.event == Hourglass::Harvest && self.awaits_event(seat);
        let to_come =
            f32::from(self.hourglass[Hourglass::Harvest]) * 0.7 + f32::from(u8::from(now));
        let hungry = (to_come - f32::from(food)).max(0.0);
        let poor = if player.coins < 5 { 0.6 * (5.0 - f32::from(player.coins)) } else { 0.0 };
        let debt = match self.asked() {
            Some(Pending::Player { seat: debtor, question: Question::Torture { owed } })
                if debtor == seat =>
            {
                f32::from(owed) * 1.5
            }
            _ => 0.0,
        };
        let (leader, last) = self.census();
        let census = match Some(seat) {
            alone if alone == leader => -0.5 * left,
            alone if alone == last => 0.5 * left,
            _ => 0.0,
        };
        hungry * 2.5 + poor * (left / f32::from(ROUNDS)) + debt + census
    }
}

/// Followers: as many as can be drawn do some work every round; a mixed crowd does more.
fn workforce(player: &Player, left: f32) -> f32 {
    let mut kinds = [0_u8; Kind::COUNT];
    let placed = player.manned().iter().filter_map(|space| player.slots[space]);
    for follower in placed {
        kinds[follower.kind() as usize] += 1;
    }
    for (follower, _) in player.bag.iter() {
        let idle = player.bag[follower]
            + player.market[follower]
            + player.tower[follower]
            + player.theatre[follower];
        kinds[follower.kind() as usize] += idle;
    }
    let all = f32::from(kinds.iter().sum::<u8>());
    let limit = f32::from(player.draw_limit());
    let working = limit.min(all * 0.85);
    let spread: f32 = kinds.iter().map(|&count| f32::from(count.min(2))).sum();
    let monks = f32::from(kinds[Kind::Monk as usize].min(3));
    let surplus = (all - limit).clamp(0.0, 6.0);
    let rate = working * WORK + spread * 0.09 + monks * 0.12 + surplus * 0.05;
    rate * left
}

/// Tiles and technology, for the rounds in which they still work.
fn equipment(player: &Player, left: f32) -> f32 {
    let tiles: f32 = player.places.iter().filter(|place| place.is_tile()).map(tile_worth).sum();
    let placed = player.technology.iter().map(|space| technology_worth(space.place()));
    let waiting = f32::from(player.technologies.min(4)) * 0.45;
    (tiles + placed.sum::<f32>() + waiting) * left
}

/// What a good counts at the end.
pub(crate) fn good_points(good: Good) -> f32 {
    f32::from(POINTS[good.ware()])
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Actor, Chance, Rules, Turn, game_rng};
    use rand::RngExt;

    use super::*;
    use crate::options::{Edition, Options};

    #[test]
    fn a_plan_is_worth_the_same_whatever_the_others_plan() {
        let (mut offered, mut plans) = (Vec::new(), 0);
        for (game, edition) in [Edition::Polish, Edition::Russian].into_iter().enumerate() {
            let mut rng = game_rng(game as u64, 1);
            let mut game = Orleans::new(&Options::of(4, edition)).unwrap();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&mut rng);
                        game.apply(Actor::Chance, outcome).unwrap();
                    }
                    Turn::Players(seats) => {
                        let seat = seats.iter().nth(rng.random_range(0..seats.len())).unwrap();
                        game.legal(seat, &mut offered);
                        let action = offered[rng.random_range(0..offered.len())];
                        game.apply(seat.into(), action).unwrap();
                    }
                }
                if game.stage != Stage::Planning {
                    continue;
                }
                for seat in game.seats() {
                    let alone = game.without_plans_of_others(seat);
                    let worths = [game, alone].map(|it| it.worth_in_the_end(seat, &mut offered));
                    assert_eq!(worths[0].to_bits(), worths[1].to_bits(), "{worths:?}");
                    plans += 1;
                }
            }
        }
        assert!(plans > 500);
    }
}
