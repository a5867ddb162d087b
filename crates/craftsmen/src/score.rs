//! Points: the scoring of a year in its four parts, and how the players stand.

use std::cmp::Reverse;

use quadrivium_core::{Breakdown, Key, Observer, Score, Seat, Standings};
use tinyvec::ArrayVec;

use crate::data::{BONUS_POINTS, GRANARY_POINTS, MAJORITY, YEAR_COLOUR_SET_POINTS};
use crate::event::Event;
use crate::state::{Craftsmen, Cube, MOST_PLAYERS, Step};
use crate::types::{Hold, PerColour, PerHold, Ship, Source};

impl Craftsmen {
    pub(crate) fn score(
        &mut self,
        seat: Seat,
        source: Source,
        points: i16,
        seen: &mut impl Observer<Event>,
    ) {
        if points != 0 {
            self.players[seat].points[source] += points;
            seen.saw(Event::Scored { seat, source, points });
        }
    }

    /// Ships, town growth and granary; investments are asked for afterwards.
    pub(crate) fn score_year(&mut self, seen: &mut impl Observer<Event>) {
        seen.saw(Event::YearEnded { year: self.year + 1 });
        for ship in Ship::all() {
            self.score_ship(ship, seen);
        }
        self.holds = PerHold::default();
        for seat in self.seats() {
            self.score(seat, Source::Growth, self.growth(seat), seen);
        }
        for seat in self.seats() {
            self.score(seat, Source::Granary, self.supplies(seat), seen);
        }
        for spaces in &mut self.granary {
            let natural = |cube: &Option<Cube>| cube.filter(|cube| *cube == Cube::Natural);
            let [lower, upper] = [natural(&spaces[0]), natural(&spaces[1])];
            *spaces = if lower.is_some() { [lower, upper] } else { [upper, None] };
        }
    }

    /// The players with markers on a ship, by rank: the most markers, then the marker in the
    /// highest hold, then the one further left.
    pub(crate) fn ranked_on(&self, ship: Ship) -> ArrayVec<[Seat; MOST_PLAYERS]> {
        let merit = |seat: Seat| {
            let mine = |hold: Hold| self.holds[hold].iter().filter(|it| **it == Some(seat)).count();
            let markers: usize = ship.holds().map(mine).sum();
            let highest = ship.holds().find(|&hold| mine(hold) > 0)?;
            // The left space is the second one.
            let right = self.holds[highest][1] != Some(seat);
            Some((Reverse(markers), highest, right))
        };
        let mut ranked: ArrayVec<[(_, Seat); MOST_PLAYERS]> = ArrayVec::new();
        for seat in self.seats() {
            if let Some(merit) = merit(seat) {
                ranked.push((Some(merit), seat));
            }
        }
        ranked.sort_unstable();
        ranked.iter().map(|&(_, seat)| seat).collect()
    }

    /// The values of a player's markers on a ship.
    pub(crate) fn cargo(&self, ship: Ship, seat: Seat) -> i16 {
        ship.holds()
            .map(|hold| {
                let markers = self.holds[hold].iter().filter(|it| **it == Some(seat)).count();
                i16::from(hold.data().points) * markers as i16
            })
            .sum()
    }

    /// What a ship pays a player for the place by markers.
    pub(crate) fn majority(&self, ship: Ship, seat: Seat) -> i16 {
        let mut paid = self.ranked_on(ship).into_iter().zip(MAJORITY[ship.index()]);
        paid.find(|(ranked, _)| *ranked == seat).map_or(0, |(_, &points)| points.into())
    }

    /// All that a ship would pay a player now.
    pub(crate) fn ship_pays(&self, ship: Ship, seat: Seat) -> i16 {
        self.majority(ship, seat) + self.cargo(ship, seat)
    }

    fn score_ship(&mut self, ship: Ship, seen: &mut impl Observer<Event>) {
        let ranked = self.ranked_on(ship);
        if !ranked.is_empty() {
            seen.saw(Event::Sailed { ship });
        }
        for (&seat, &points) in ranked.iter().zip(MAJORITY[ship.index()]) {
            self.score(seat, Source::Majorities, points.into(), seen);
        }
        for seat in ranked {
            self.score(seat, Source::Cargo, self.cargo(ship, seat), seen);
        }
    }

    /// How many halves of each colour the buildings of a player have (R32).
    pub(crate) fn halves(&self, seat: Seat) -> PerColour<i16> {
        let player = &self.players[seat];
        let mut halves = PerColour::<i16>::default();
        if let Some(sawmill) = player.sawmill {
            halves[sawmill.top()] += 1;
            halves[sawmill.bottom()] += 1;
        }
        for card in player.built {
            halves[card.top()] += 1;
            halves[card.bottom()] += 1;
        }
        halves
    }

    /// Sets of four colours among them.
    pub(crate) fn colour_sets(&self, seat: Seat) -> i16 {
        self.halves(seat).values.into_iter().min().unwrap_or_default()
    }

    /// Points for sets of four colours.
    pub(crate) fn growth(&self, seat: Seat) -> i16 {
        self.colour_sets(seat) * i16::from(YEAR_COLOUR_SET_POINTS)
    }

    /// Points for markers in the granary.
    pub(crate) fn supplies(&self, seat: Seat) -> i16 {
        self.stored(seat) * i16::from(GRANARY_POINTS)
    }

    /// A player's markers in the granary.
    pub(crate) fn stored(&self, seat: Seat) -> i16 {
        let own = |cube: &&Option<Cube>| **cube == Some(Cube::Of(seat));
        self.granary.as_flattened().iter().filter(own).count() as i16
    }

    /// Natural cubes come to every empty space, or one for each good that is wholly missing (R16).
    pub(crate) fn refill_granary(&mut self) {
        let all = self.options.granary_refill_all_empty;
        for spaces in &mut self.granary {
            if all {
                *spaces = spaces.map(|cube| cube.or(Some(Cube::Natural)));
            } else {
                spaces[0] = spaces[0].or(Some(Cube::Natural));
            }
        }
    }

    /// Points of the bonus tokens that a player has.
    pub(crate) fn bonus_points(&self, seat: Seat) -> i16 {
        let tokens = self.bonus.iter().zip(BONUS_POINTS);
        tokens.filter(|(owner, _)| **owner == Some(seat)).map(|(_, it)| i16::from(it)).sum()
    }
}

impl Score for Craftsmen {
    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.players[seat].total() + self.bonus_points(seat))
    }

    /// Ties are broken by capital cards in hand, then by the place further back in the order.
    fn standings(&self) -> Standings {
        Standings::ranked(self.seats().map(|seat| {
            let player = &self.players[seat];
            let points = player.points.iter();
            let mut points: Vec<_> =
                points.map(|(source, &points)| (source.name(), i32::from(points))).collect();
            points.push(("bonus_tokens", self.bonus_points(seat).into()));
            let place = self.order.iter().position(|&other| other == seat);
            let ties = vec![
                ("capital_cards", player.capital_cards().into()),
                ("order", place.map_or(0, |place| place as i32 + 1)),
            ];
            (seat, Breakdown(points), Breakdown(ties))
        }))
    }

    /// A year that ends scores its ships, its growth and its granary; what would be invested is a
    /// decision. While investments are asked for, the year has been scored.
    fn if_ended(&self) -> Standings {
        let mut end = *self;
        if !matches!(self.step(), Step::Investments | Step::Over) {
            end.score_year(&mut ());
        }
        end.standings()
    }
}
