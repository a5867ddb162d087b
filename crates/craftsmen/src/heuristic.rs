//! A quick judgement of a position: points so far, and what cards, buildings, markers and helpers
//! may become.
//!
//! The weights are guesses of somebody who has played a few games, good enough for a bot that looks
//! one step ahead. What is under way (a good that has no place yet, a bill, cards to be drawn) counts
//! as if it were settled, so that no step of an action looks worse than not having begun it.

use quadrivium_core::{Character, Heuristic, Key, PerSeat, Score, Seat};

use crate::characters::CHARACTERS;
use crate::data::{
    BANKERS_DISCARDED, BUILD_COST, GAME_YEARS, LINES, MAJORITY, MAKING, PLACING_IDLE_POINTS,
    SAWMILL_OUTPUT, YEAR_COLOUR_SET_POINTS,
};
use crate::pending::{Act, Auction, Draw, Pending, Question};
use crate::purse::{Purse, numbers, worth};
use crate::state::{Craftsmen, MOST_PLAYERS, Step};
use crate::types::{
    Building, Capital, Colour, End, Good, GoodSet, Guild, Hold, Kind, Season, Ship, Token,
};

/// What a capital card brings besides what it is worth in a set.
const CARD: f32 = 0.35;
/// What one of worth in a hand brings.
const WORTH: f32 = 0.22;
/// The worth of a hand beyond which more of it matters little.
const PLENTY: f32 = 14.0;
/// The part of a marker's points that a rival's bribe leaves on average.
const KEPT: f32 = 0.85;

impl Heuristic for Craftsmen {
    const CHARACTERS: &'static [Character<Self>] = CHARACTERS;

    type Scratch = ();

    fn judge(&self, (): &mut (), worth: &mut [f32]) {
        assert_eq!(worth.len(), usize::from(self.options.players), "one place for each player");
        for (seat, worth) in self.seats().zip(&mut *worth) {
            *worth = self.points(seat) as f32;
        }
        if self.step() == Step::Over {
            return;
        }
        let left = self.seasons_left();
        let harbour = self.harbour_values();
        for (seat, worth) in self.seats().zip(worth) {
            let made = self.goods_made(seat);
            let points = *worth;
            *worth = points
                + self.purse_value(seat, left)
                + self.town_value(seat, made, left)
                + self.hand_value(seat, made, left)
                + self.marker_value(seat, left)
                + harbour[seat]
                + self.token_value(seat, left)
                + self.helper_value(seat)
                + self.pending_value(seat, left);
        }
    }
}

impl Craftsmen {
    /// How many times the guild of crafts will still work.
    fn seasons_left(&self) -> f32 {
        let played = usize::from(self.year) * Season::COUNT + self.season.index();
        let all = usize::from(GAME_YEARS) * Season::COUNT;
        let worked = match self.step() {
            Step::Guild(guild) => guild > Guild::Crafts,
            Step::WorkTokens(guild) => guild >= Guild::Crafts,
            Step::HandLimit | Step::Investments | Step::Over => true,
            _ => false,
        };
        (all - played - usize::from(worked)) as f32
    }

    /// Cards to pay with, less what is owed.
    fn purse_value(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let owed = match self.question_of(seat) {
            Some(Question::Pay { bill }) => bill.price.saturating_sub(worth(&bill.paid)),
            Some(Question::Act(Act::Builders(works))) => works.cost,
            _ => self.auction_led_by(seat).map_or(0, |auction| auction.highest()),
        };
        let rich = f32::from(worth(&player.capital)) - f32::from(owed);
        let useful = rich.min(PLENTY) + (rich - PLENTY).max(0.0) * 0.3;
        let cards = f32::from(player.capital_cards()).min(8.0);
        // In the last winter only an investment is left.
        let use_left = (0.4 + left / 4.0).min(1.0);
        (cards * CARD + useful * WORTH) * use_left
    }

    /// What a good brings that is made in a building, with what it leads to.
    fn product_value(card: Building) -> f32 {
        let (data, good) = (card.data(), card.output());
        let next = if good.is_shipped() { Self::best_hold(good) * KEPT } else { 1.3 };
        f32::from(data.points) + next
    }

    /// The best price of a good on the ships.
    fn best_hold(good: Good) -> f32 {
        let holds = Hold::all().filter(|hold| hold.data().good == good);
        holds.map(|hold| f32::from(hold.data().points)).fold(0.0, f32::max)
    }

    /// Buildings: what they can make in the seasons to come, and their colours.
    fn town_value(&self, seat: Seat, made: GoodSet, left: f32) -> f32 {
        let built = self.players[seat].built;
        let work: f32 = built.iter().map(|card| self.building_value(seat, card, made)).sum();
        // There are only so many work points: a few good lines are enough.
        let work = work.min(6.0) + (work - 6.0).max(0.0) * 0.35;
        let scorings = f32::from(GAME_YEARS - self.year)
            - f32::from(u8::from(matches!(self.step(), Step::Investments | Step::Over)));
        let sets = f32::from(self.colour_sets(seat)) * f32::from(YEAR_COLOUR_SET_POINTS);
        work * left * 0.28 + sets * scorings + self.line_value(made)
    }

    /// How much a building adds to a season, by how much of its line stands.
    fn building_value(&self, seat: Seat, card: Building, made: GoodSet) -> f32 {
        let data = card.data();
        let inputs = data.inputs.into_iter().flatten();
        match data.kind {
            Kind::Basic => {
                let built = self.players[seat].built;
                let first = (built & MAKING[data.output]).iter().next() == Some(card);
                if first { 0.35 } else { 0.05 }
            }
            Kind::Extended => {
                let own = inputs.into_iter().all(|good| made.contains(good));
                if own { 1.0 } else { 0.6 }
            }
            Kind::Advanced => {
                let part: f32 = inputs
                    .map(|good| match () {
                        () if LINES[good].is_subset(made) => 1.0,
                        () if made.contains(good) || good.is_raw() => 0.7,
                        () => 0.4,
                    })
                    .product();
                0.6 + part * (Self::product_value(card) * 0.25)
            }
        }
    }

    /// Bonus tokens that are nearly won.
    fn line_value(&self, made: GoodSet) -> f32 {
        let open = Good::finals().zip(self.bonus).filter(|(_, owner)| owner.is_none());
        open.map(|(good, _)| match (LINES[good] - made).len() {
            0 => 2.0,
            1 => 0.6,
            2 => 0.2,
            _ => 0.0,
        })
        .sum()
    }

    /// Building cards in hand: a part of what they will be worth, more if they fit.
    fn hand_value(&self, seat: Seat, made: GoodSet, left: f32) -> f32 {
        let made = made.with(SAWMILL_OUTPUT);
        let cards = self.players[seat].cards.iter();
        let value = |card: Building| {
            let fits = End::ALL.into_iter().any(|end| self.matches(seat, card, end));
            let kind = f32::from(BUILD_COST[card.kind()]) * 0.15;
            let wanted = !made.contains(card.output());
            (kind + if wanted { 0.4 } else { 0.0 }) * if fits { 1.0 } else { 0.6 }
        };
        let sum: f32 = cards.map(value).sum();
        (sum.min(3.0) + (sum - 3.0).max(0.0) * 0.3) * (left / 6.0).min(1.0)
    }

    /// Markers on icons, on the fair and in the granary.
    fn marker_value(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let soon = (left * 0.5).min(1.0);
        let filled = self.filled[0] | self.filled[1];
        let ready = self.ready(seat);
        let on_icons: f32 = (player.built & filled)
            .iter()
            .map(|card| {
                let product = Self::product_value(card);
                match card.kind() {
                    _ if ready.contains(card) => product * 0.75,
                    _ => product * 0.3,
                }
            })
            .sum();
        let fair = f32::from(player.fair) * 0.35;
        (on_icons + fair) * soon + f32::from(self.stored(seat)) * 0.7
    }

    /// Markers on ships, and the majorities as they stand, for every player.
    fn harbour_values(&self) -> PerSeat<f32, MOST_PLAYERS> {
        let mut values = PerSeat::<f32, MOST_PLAYERS>::default();
        for ship in Ship::all() {
            let paid = MAJORITY[ship.index()].iter().copied().chain(std::iter::repeat(0));
            for (&seat, points) in self.ranked_on(ship).iter().zip(paid) {
                values[seat] += f32::from(self.cargo(ship, seat)) * KEPT + f32::from(points) * 0.6;
            }
        }
        values
    }

    fn token_value(&self, seat: Seat, left: f32) -> f32 {
        let tokens = self.players[seat].tokens.map(f32::from);
        let soon = (left / 3.0).min(1.0);
        (tokens[Token::Privilege.index()] * 0.7 + tokens[Token::Work.index()] * 1.2) * soon
    }

    /// Helpers that have not acted yet, and those at home.
    fn helper_value(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let begun = match self.step() {
            Step::Helpers => 0,
            Step::Guild(guild) | Step::WorkTokens(guild) => guild.index(),
            _ => return 0.0,
        };
        let mut sum = 0.0;
        for guild in Guild::ALL.into_iter().skip(begun) {
            let places = self.queues[guild].values.as_flattened().iter().enumerate();
            let own = places.filter(|(_, helper)| **helper == Some(seat));
            for (earlier, (place, _)) in own.enumerate() {
                let current = self.guild() == Some(guild);
                if !current || self.helper().is_none_or(|acting| place > acting.index()) {
                    let gold = if place < 2 { 0.5 } else { 0.0 };
                    sum += self.prospect(seat, guild, earlier > 0) + gold;
                }
            }
        }
        if self.step() == Step::Helpers && player.passed && player.helpers > 0 {
            sum += f32::from(PLACING_IDLE_POINTS);
        } else if self.step() == Step::Helpers && player.helpers > 0 {
            // The last helper at home is worth a point.
            sum += 0.9;
        }
        sum
    }

    /// What a helper will bring in a guild; the second one there less.
    fn prospect(&self, seat: Seat, guild: Guild, second: bool) -> f32 {
        let player = &self.players[seat];
        let cards = f32::from(player.capital_cards());
        let building = player.cards.len() as f32;
        match guild {
            Guild::Bankers => 2.4 - cards * 0.12 - if second { 0.4 } else { 0.0 },
            Guild::Builders => {
                let wanted = (building - if second { 2.0 } else { 0.0 }).clamp(0.0, 2.0);
                wanted * if worth(&player.capital) >= 4 { 1.7 } else { 1.2 }
            }
            Guild::Notary => {
                let lack = (4.0 - building).max(0.5) * 0.5;
                lack + f32::from(worth(&player.capital)).min(12.0) * 0.07
            }
            Guild::Crafts => {
                let icons = player.built.iter().filter(|card| card.kind() != Kind::Basic).count();
                let useful = [0.6, 2.2, 3.0, 3.6][icons.min(3)] + f32::from(self.year) * 0.8;
                useful * if second { 0.75 } else { 1.0 }
            }
            Guild::Merchants => {
                let wanted = Good::stored().filter(|&good| {
                    self.for_sale(seat, good).is_some() && !self.free_icons(seat, good).is_empty()
                });
                wanted.take(2).count() as f32 * if second { 0.6 } else { 1.3 }
            }
            Guild::TownHall => 1.0,
        }
    }

    /// The auction under way, if this player bid highest.
    fn auction_led_by(&self, seat: Seat) -> Option<Auction> {
        self.auction().filter(|auction| auction.leader().0 == seat)
    }

    /// What has been begun and is not settled yet.
    fn pending_value(&self, seat: Seat, left: f32) -> f32 {
        let begun = self.pending.iter().map(|&pending| match pending {
            Pending::Player { seat: other, question } if other == seat => {
                self.question_value(seat, question)
            }
            Pending::Chance(Draw::DealCapital { seat: other, left, banker }) if other == seat => {
                let discarded = if banker { f32::from(BANKERS_DISCARDED) * 0.45 } else { 0.0 };
                f32::from(left) * 0.8 - discarded
            }
            Pending::Chance(Draw::DealCards { seat: other, .. }) if other == seat => 0.9,
            _ => 0.0,
        });
        let won = self.auction_led_by(seat).map_or(0.0, |auction| {
            0.5 * f32::from(BUILD_COST[auction.card.kind()]) * (left / 6.0).min(1.0)
        });
        begun.sum::<f32>() + won
    }

    fn question_value(&self, seat: Seat, question: Question) -> f32 {
        match question {
            Question::Discard { left, .. } => -f32::from(left) * 0.45,
            Question::Deliver { card } => self.delivery_value(seat, card),
            Question::Reward => 0.8,
            Question::MakeAnother | Question::GiveBack { .. } => 0.9,
            Question::PayGoods { .. } => 1.0,
            Question::Act(Act::Notary { acted: false }) => {
                self.prospect(seat, Guild::Notary, false) * 0.3
            }
            Question::Act(Act::Builders(_)) => 0.2,
            Question::Act(Act::Crafts { work, .. }) => f32::from(work) * 0.45,
            Question::Invest { last: Some(last), paid } => self.investment_value(seat, last, &paid),
            _ => 0.0,
        }
    }

    /// What an investment will bring: what is paid, and the best card of each colour to come.
    fn investment_value(&self, seat: Seat, last: Capital, paid: &Purse) -> f32 {
        let hand = &self.players[seat].capital;
        let best = |colour| {
            let held = Capital::of(colour).filter(|&card| hand[card] > 0);
            held.map(Capital::value).max().unwrap_or_default()
        };
        let to_come = Colour::ALL.into_iter().filter(|&colour| colour > last.colour());
        f32::from(numbers(paid) + to_come.map(best).sum::<u8>())
    }

    /// The best place for a good that was just made.
    fn delivery_value(&self, seat: Seat, card: Building) -> f32 {
        let good = card.output();
        let points = f32::from(card.data().points);
        if !good.is_shipped() {
            return points + if self.free_icons(seat, good).is_empty() { 1.3 } else { 1.7 };
        }
        let holds = Hold::all().filter(|hold| hold.data().good == good);
        let value = |hold: Hold| {
            let cargo = f32::from(hold.data().points) * KEPT + 0.8;
            match self.holds[hold] {
                [Some(_), Some(left)] if left == seat => 0.0,
                [Some(_), Some(_)] if self.players[seat].capital_cards() == 0 => 0.0,
                [Some(_), Some(_)] => points + cargo - 0.7,
                _ => points + cargo,
            }
        };
        holds.map(value).fold(0.0, f32::max)
    }
}
