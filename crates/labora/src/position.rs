//! Positions made to order: for tests, puzzles and tutorials.
//!
//! A [`Position`] starts with the first turn of round 1 and empty hands, and is told what lies
//! where. Cards, settlements, tiles and clergymen come from where they wait, so the finished game
//! passes its audit.

use quadrivium_core::{Audit, BadOptions, Key, PerSeat, Rules, Seat};

use crate::data::{BUILDINGS, Ending, SETTLEMENTS};
use crate::land::{Cell, CellSet};
use crate::options::Options;
use crate::rules::{SPACES, Terms};
use crate::state::{Content, Labora, MOST_PLAYERS, Stage};
use crate::types::{
    Building, Country, DistrictSide, Good, Marker, Phase, PlotSide, Rank, Settlement, Spot, Stack,
};

/// A position under construction.
///
/// ```
/// use quadrivium_core::{Rules, Seat};
/// use quadrivium_labora::{Building, Country, Good, Options, Position, Spot};
///
/// // A has a Windmill on the coast of a new plot, and three grain for it.
/// let mut game = Position::of(Options::long(3, Country::France))
///     .plot(Seat::A, 0, "coast".parse().unwrap())
///     .built(Seat::A, Building::Windmill, Spot::new(-1, 0))
///     .goods(Seat::A, &[(Good::Grain, 3)])
///     .game();
/// for action in ["place windmill prior", "times 3"] {
///     game.apply(Seat::A.into(), action.parse().unwrap()).unwrap();
/// }
/// assert_eq!(game.has(Seat::A, Good::Flour), 3);
/// assert_eq!(game.has(Seat::A, Good::Straw), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Position(Labora);

impl Position {
    /// The first turn of the first round. Nobody has any goods.
    ///
    /// # Panics
    /// When the options contradict each other.
    pub fn of(options: Options) -> Self {
        Self::try_of(options).expect("options that fit together")
    }

    fn try_of(options: Options) -> Result<Self, BadOptions> {
        let mut game = Labora::new(&options)?;
        game.pending.clear();
        game.goods = PerSeat::<_, MOST_PLAYERS>::default();
        game.stage = Stage::Turns;
        game.turn = 0;
        Ok(Self(game))
    }

    /// The long game of France or Ireland for so many.
    pub fn long(players: u8, country: Country) -> Self {
        Self::of(Options::long(players, country))
    }

    /// The short game of France or Ireland for so many.
    pub fn short(players: u8, country: Country) -> Self {
        Self::of(Options::short(players, country))
    }

    /// At the first turn of this round. Phases of earlier rounds and of this one are over: their
    /// stacks are open. Markers show what they showed; the markers of grapes and stone that have
    /// come into play by now show nothing.
    #[must_use]
    pub fn round(self, round: u16) -> Self {
        self.at_round(round, round + 1)
    }

    /// Right before this round: clergymen come home, the wheel turns and whatever else begins the
    /// round happens as soon as the position is finished.
    #[must_use]
    pub fn before_round(self, round: u16) -> Self {
        let mut position = self.at_round(round - 1, round);
        position.0.stage = Stage::RoundEnd;
        position
    }

    /// In round `round`, with all phases over that came before round `phases`.
    fn at_round(mut self, round: u16, phases: u16) -> Self {
        let (schedule, country) = (self.0.schedule(), self.0.options.country);
        let arm = (round % u16::from(SPACES)) as u8;
        let steps = arm + SPACES - self.0.arm;
        for marker in Marker::ALL {
            let space = &mut self.0.markers[marker];
            *space = space.map(|space| (space + steps) % SPACES);
        }
        self.0.arm = arm;
        self.0.round = round;
        let entering = [
            (Marker::Grape, schedule.grape_round_in(country)),
            (Marker::Stone, schedule.stone_round),
        ];
        for (marker, enters) in entering {
            let due = enters.is_some_and(|enters| enters <= round);
            self.0.markers[marker] = due.then_some(arm);
        }
        let over = schedule.settlement_rounds.iter().filter(|&&start| start < phases).count();
        self.opened(Stack::ALL[over])
    }

    /// At the turn of this round that comes after so many others.
    #[must_use]
    pub fn turn(mut self, turns: u8) -> Self {
        self.0.stage = Stage::Turns;
        self.0.turn = turns;
        self
    }

    /// In a settlement phase, at the part of the player who comes after so many others. The stack
    /// of the phase is still closed.
    ///
    /// # Panics
    /// When the set-up has no such phase.
    #[must_use]
    pub fn settling(self, phase: Phase, turns: u8) -> Self {
        let schedule = self.0.schedule();
        let round = match (schedule.settlement_rounds.get(phase.index()), schedule.ending) {
            (Some(&round), _) | (None, Ending::InRound(round)) => round,
            (None, Ending::Bonus { after }) => after + 1,
            (None, _) => panic!("this set-up has no phase {phase}"),
        };
        let mut position = self.at_round(round, round);
        position.0.stage = Stage::Settling(phase);
        position.0.turn = turns;
        position
    }

    /// In the bonus round, at the turn that comes after so many others.
    #[must_use]
    pub fn bonus(self, turns: u8) -> Self {
        let Ending::Bonus { after } = self.0.schedule().ending else {
            panic!("this set-up has no bonus round");
        };
        let mut position = self.at_round(after + 1, after + 1);
        position.0.stage = Stage::Bonus;
        position.0.turn = turns;
        position
    }

    /// The stacks up to this one are open: their buildings lie in the display and everybody has
    /// their settlements.
    #[must_use]
    pub fn opened(mut self, stack: Stack) -> Self {
        for stack in Stack::ALL.into_iter().filter(|&it| it <= stack) {
            if stack > self.0.opened {
                self.0.open(stack, &mut ());
            }
        }
        self
    }

    /// Only these buildings are left in the display; the others are out of the game.
    #[must_use]
    pub fn display(mut self, buildings: &[Building]) -> Self {
        for &building in buildings {
            self = self.opened(BUILDINGS[building].stack);
            assert!(self.0.is_displayed(building), "{building} can be in the display");
        }
        for card in self.0.display {
            if !buildings.contains(&self.0.side(card)) {
                self.0.display.remove(card);
                self.0.aside.insert(card);
            }
        }
        self
    }

    /// A building stands on an estate, built before. It comes from the display, or from a stack
    /// that is opened for it; a forest or moor makes room.
    #[must_use]
    pub fn built(mut self, seat: Seat, building: Building, spot: Spot) -> Self {
        self = self.opened(BUILDINGS[building].stack);
        assert!(self.0.is_displayed(building), "{building} is still to be built");
        let cell = self.vacant(seat, spot);
        if self.0.neutral() != Some(seat) {
            let terrains = BUILDINGS[building].terrain;
            let fits = terrains.iter().any(|it| self.0.terrain[it].contains(cell));
            assert!(fits, "{building} may stand at {spot}");
            let near = self.0.beside(CellSet::only(cell)) & self.0.cloisters;
            let touches = !BUILDINGS[building].cloister || !near.is_empty();
            assert!(touches, "{building} touches a cloister building at {spot}");
        }
        self.0.erect(seat, building, cell, &mut ());
        self
    }

    /// A settlement stands on an estate; a forest or moor makes room.
    #[must_use]
    pub fn settled(mut self, seat: Seat, settlement: Settlement, spot: Spot) -> Self {
        self = self.opened(SETTLEMENTS[settlement].stack);
        assert!(self.0.hand[seat].contains(settlement), "{settlement} is still to be built");
        let cell = self.vacant(seat, spot);
        let terrains = SETTLEMENTS[settlement].terrain;
        let fits = terrains.iter().any(|it| self.0.terrain[it].contains(cell));
        assert!(fits, "{settlement} may stand at {spot}");
        self.0.hand[seat].remove(settlement);
        self.0.put(cell, Content::Home(settlement));
        self
    }

    /// Neither forest nor moor lies there.
    #[must_use]
    pub fn cleared(mut self, seat: Seat, spot: Spot) -> Self {
        let cell = self.vacant(seat, spot);
        self.0.put(cell, Content::Empty);
        self
    }

    /// No forest and no moor lies anywhere on an estate.
    #[must_use]
    pub fn all_cleared(mut self, seat: Seat) -> Self {
        let wild = self.0.land[seat] & (self.0.forests | self.0.moors);
        wild.iter().for_each(|cell| self.0.put(cell, Content::Empty));
        self
    }

    /// The next district lies on an estate.
    #[must_use]
    pub fn district(mut self, seat: Seat, row: i8, side: DistrictSide) -> Self {
        let laid = self.0.lay_district(seat, row, side, Terms::Free, &mut ());
        laid.expect("a district that fits there");
        self
    }

    /// The next plot lies on an estate.
    #[must_use]
    pub fn plot(mut self, seat: Seat, row: i8, side: PlotSide) -> Self {
        let laid = self.0.lay_plot(seat, row, side, Terms::Free, &mut ());
        laid.expect("a plot that fits there");
        self
    }

    /// A player has so many of these goods; 5-coin tiles are counted as coins.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: &[(Good, u16)]) -> Self {
        for &(good, count) in goods {
            assert_ne!(good, Good::FiveCoins, "money is counted in coins");
            let had = std::mem::replace(&mut self.0.goods[seat][good], count);
            if good == Good::Wonder {
                let left = u16::from(self.0.wonders) + had;
                self.0.wonders = left.checked_sub(count).expect("there are eight wonders") as u8;
            }
        }
        self
    }

    /// A clergyman stands in a building of this owner.
    #[must_use]
    pub fn clergy(mut self, seat: Seat, rank: Rank, owner: Seat, building: Building) -> Self {
        let cell = self.0.find_house(owner, building).expect("a building that stands");
        let man = self.0.at_home(seat, rank).expect("such a clergyman at home");
        self.0.clergy[seat][man] = Some(cell);
        self
    }

    /// All clergymen of a player stand in that player's basic buildings, the prior in the Clay
    /// Mound.
    #[must_use]
    pub fn all_placed(mut self, seat: Seat) -> Self {
        let buildings = Building::BASIC.into_iter();
        for (&man, building) in self.0.clergymen().iter().zip(buildings) {
            self.0.clergy[seat][man] = self.0.find_house(seat, building);
        }
        self
    }

    /// A marker shows so much.
    #[must_use]
    pub fn shows(mut self, marker: Marker, value: u8) -> Self {
        let values = self.0.schedule().row.values();
        let steps = values.iter().position(|&it| it == value).expect("a value of the wheel");
        self.0.markers[marker] = Some((self.0.arm + SPACES - steps as u8) % SPACES);
        self
    }

    /// A marker is out of play.
    #[must_use]
    pub fn without(mut self, marker: Marker) -> Self {
        self.0.markers[marker] = None;
        self
    }

    /// The finished position.
    ///
    /// # Panics
    /// When the position is impossible.
    pub fn game(mut self) -> Labora {
        self.0.audit().expect("every component comes from where it waits");
        self.0.go_on(&mut ());
        self.0.audit().expect("every component stays on the table");
        self.0
    }

    /// A cell of an estate without building and settlement.
    fn vacant(&self, seat: Seat, spot: Spot) -> Cell {
        let cell = self.0.cell_at(seat, spot).expect("a place on the estate");
        let taken = matches!(self.0.cells[cell], Content::House(_) | Content::Home(_));
        assert!(!taken, "nothing stands at {spot}");
        cell
    }
}
