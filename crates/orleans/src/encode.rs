//! The position as numbers, for learning.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::{DEVELOPMENT_END, ROUNDS, STEPS};
use crate::options::{
    Bank, Bathhouse, EmptyBonus, HourglassStack, PlagueStarter, PlanningOrder, TakeBack,
    TechTiming, TowerDeeds,
};
use crate::state::{Ask, MOST_PLAYERS, Orleans, Player, Stage};
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Space, Town, Ware,
};

const SPACES: usize = <Space as Key>::COUNT;
const STAGES: usize = Stage::Over as usize + 1;
const ASKS: usize = 32;

const RULES: usize = 10;
const TABLE: usize = 2
    + STAGES
    + 2 * Hourglass::COUNT
    + Kind::COUNT
    + Good::COUNT
    + 2
    + Place::COUNT
    + Citizen::COUNT;
const ASK: usize = ASKS + 3 + 2 * Follower::COUNT;
const MAP: usize = Route::COUNT * Good::COUNT;
const DEEDS: usize = Deed::COUNT * Kind::COUNT;
/// The three flags: has finished the phase, has the start player token, is asked.
const PLAYER: usize = 3
    + 9
    + 4 * Follower::COUNT
    + Kind::COUNT
    + Ware::COUNT
    + Place::COUNT
    + Citizen::COUNT
    + 2 * Town::COUNT
    + SPACES * (Kind::COUNT + 3);

/// The blocks in the order in which they are written; players clockwise, the viewer first.
pub const ENCODER: Encoder = Encoder {
    version: 2,
    blocks: &[
        ("rules", RULES),
        ("table", TABLE),
        ("ask", ASK),
        ("map", MAP),
        ("deeds", DEEDS),
        ("players", PLAYER * MOST_PLAYERS),
    ],
};

impl Ask {
    /// Its number among the questions; 0 is for none.
    const fn number(self) -> usize {
        match self {
            Self::Start => 1,
            Self::LayGood => 2,
            Self::DiscardGood => 3,
            Self::Remove { .. } => 4,
            Self::Reveal => 5,
            Self::Declare => 6,
            Self::DrawFollower { .. } => 7,
            Self::Bathe { .. } => 8,
            Self::DrawBathers { .. } => 9,
            Self::Keep { .. } => 10,
            Self::Stow { .. } => 11,
            Self::Plan => 12,
            Self::PlanInTurn { .. } => 13,
            Self::Act { .. } => 14,
            Self::Recruit { .. } => 15,
            Self::Tile { .. } => 16,
            Self::Merchant { .. } => 17,
            Self::Move { .. } => 18,
            Self::TakeGood { .. } => 19,
            Self::Deeds { .. } => 20,
            Self::Pharmacy { .. } => 21,
            Self::Give { .. } => 22,
            Self::Bake { .. } => 23,
            Self::Bonus { .. } => 24,
            Self::SendBather { .. } => 25,
            Self::Technology { .. } => 26,
            Self::Sacristy { .. } => 27,
            Self::Harvest { .. } => 28,
            Self::Plague { .. } => 29,
            Self::Torture { .. } => 30,
            Self::Sacrifice { .. } => 31,
        }
    }
}

impl Numbers for Orleans {
    const ACTION_IDS: u32 = ACTION_IDS;
    const ENCODER: Encoder = ENCODER;

    fn action_id(action: Action) -> Option<u32> {
        action.id()
    }

    fn action_from_id(id: u32) -> Option<Action> {
        Action::from_id(id)
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(&ENCODER, out);
        self.write_rules(&mut pen);
        self.write_table(&mut pen);
        self.write_ask(&mut pen);
        for goods in &self.routes.values {
            for good in Good::ALL {
                let here = goods.iter().filter(|&&it| it == Some(good)).count();
                pen.write(here as f32 / 2.0);
            }
        }
        for deed in &self.deeds.values {
            for &free in &deed.values {
                pen.part(free, 3.0);
            }
        }
        for seat in self.seats_from(viewer) {
            self.write_player(seat, &mut pen);
        }
        // Seats that are not taken stay zero.
        pen.at += PLAYER * (MOST_PLAYERS - usize::from(self.options.players));
        pen.finish();
    }
}

impl Orleans {
    fn write_rules(&self, pen: &mut Pen<'_>) {
        let options = &self.options;
        pen.flag(options.bathhouse == Bathhouse::Active);
        pen.flag(options.town_hall_min == 2);
        pen.flag(options.empty_bonus == EmptyBonus::Skips);
        pen.flag(options.bank == Bank::Limited);
        pen.flag(options.plague_starter == PlagueStarter::Redraw);
        pen.flag(options.tech_timing == TechTiming::AfterPass);
        pen.flag(options.take_back == TakeBack::Bag);
        pen.flag(options.tower_deeds == TowerDeeds::Planning);
        pen.flag(options.planning_order != PlanningOrder::Simultaneous);
        pen.flag(options.hourglass_stack == HourglassStack::Abc);
    }

    fn write_table(&self, pen: &mut Pen<'_>) {
        pen.part(self.round, f32::from(ROUNDS));
        pen.part(self.options.players, 4.0);
        pen.one_of(Some(self.stage as usize), STAGES);
        pen.one_of((self.round > 0).then_some(self.event.index()), Hourglass::COUNT);
        for &hidden in &self.hourglass.values {
            pen.part(hidden, 3.0);
        }
        for &count in &self.supply.values {
            pen.part(count, 16.0);
        }
        for &count in &self.goods.values {
            pen.part(count, 24.0);
        }
        pen.part(self.technologies, 16.0);
        let bank = if self.options.bank == Bank::Limited { self.bank } else { 0 };
        pen.part(bank, 290.0);
        for place in Place::ALL {
            pen.flag(self.tiles.contains(place));
        }
        for citizen in Citizen::ALL {
            pen.flag(self.citizens.contains(citizen));
        }
    }

    fn write_ask(&self, pen: &mut Pen<'_>) {
        let asked = self.asked();
        pen.one_of(Some(asked.map_or(0, Ask::number)), ASKS);
        let number = match asked {
            Some(Ask::Torture { owed, .. }) => f32::from(owed) / 5.0,
            Some(Ask::Deeds { served, .. }) => f32::from(served) / 2.0,
            Some(Ask::TakeGood { route, .. }) => f32::from(route.number()) / 43.0,
            _ => 0.0,
        };
        pen.write(number);
        let place = match asked {
            Some(Ask::Give { place, .. } | Ask::Deeds { place, .. }) => Some(place),
            Some(Ask::PlanInTurn { place, .. }) => place,
            _ => None,
        };
        pen.write(place.map_or(0.0, |place| (place.index() + 1) as f32 / Place::COUNT as f32));
        let any = matches!(asked, Some(Ask::Tile { any: true, .. } | Ask::Move { way: None, .. }));
        pen.flag(any);
        for follower in Follower::ALL {
            let here = self.bathers.iter().filter(|&&it| it == Some(follower)).count();
            pen.write(here as f32 / 2.0);
        }
        pen.scaled(&self.arrivals.values, 4.0);
    }

    fn write_player(&self, seat: Seat, pen: &mut Pen<'_>) {
        let player = &self.players[seat];
        pen.flag(self.finished.contains(seat));
        pen.flag(self.start == seat);
        pen.flag(self.turn().players().contains(seat));
        pen.part(player.coins, 30.0);
        pen.part(player.development, f32::from(DEVELOPMENT_END));
        pen.part(player.level(), 6.0);
        pen.part(player.unbuilt, 10.0);
        pen.part(player.technologies, 5.0);
        pen.flag(player.has_placed);
        pen.part(player.draws, 8.0);
        pen.part(player.backs, 8.0);
        pen.write(player.points() as f32 / 100.0);
        for all in [&player.bag, &player.market, &player.tower, &player.theatre] {
            pen.scaled(&all.values, 4.0);
        }
        for (kind, &step) in player.tracks.iter() {
            pen.part(step, f32::from(STEPS[kind].max(1)));
        }
        for &count in &player.wares.values {
            pen.part(count, 6.0);
        }
        for place in Place::ALL {
            pen.flag(player.places.contains(place));
        }
        for citizen in Citizen::ALL {
            pen.flag(player.citizens.contains(citizen));
        }
        pen.one_of(Some(player.merchant.index()), Town::COUNT);
        for town in Town::ALL {
            pen.flag(player.stations.contains(town));
        }
        write_spaces(player, pen);
    }
}

fn write_spaces(player: &Player, pen: &mut Pen<'_>) {
    for (space, slot) in player.slots.iter() {
        pen.one_of(slot.map(|follower| follower.kind().index()), Kind::COUNT);
        pen.flag(slot.is_some_and(Follower::is_starting));
        pen.flag(player.technology.contains(space));
        pen.flag(player.spaces.contains(space));
    }
}
