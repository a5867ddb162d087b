//! The position as numbers, for learning.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::{DEVELOPMENT_END, ROUNDS, STEPS};
use crate::options::{
    Bank, Bathhouse, EmptyBonus, HourglassStack, PlagueStarter, PlanningOrder, TakeBack,
    TechTiming, TowerDeeds,
};
use crate::pending::{Draw, Pending, Question};
use crate::rules::on_places;
use crate::state::{MOST_PLAYERS, Orleans, Player, Stage};
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Space, Town, Ware, Way,
};

const SPACES: usize = <Space as Key>::COUNT;
const ASKS: usize = 25;

const RULES: usize = 10 + PlanningOrder::ALL.len();
const TABLE: usize = 2
    + Stage::COUNT
    + 2 * Hourglass::COUNT
    + Kind::COUNT
    + Good::COUNT
    + 2
    + Place::COUNT
    + Citizen::COUNT;
const ASK: usize =
    ASKS + 2 + Place::COUNT + Route::COUNT + MOST_PLAYERS + Way::COUNT + 3 * Follower::COUNT;
const MAP: usize = Route::COUNT * Good::COUNT;
const DEEDS: usize = Deed::COUNT * Kind::COUNT;
/// Who may be taken back: from each space, and each follower of the Theatre.
const BACKS: usize = SPACES + Follower::COUNT;
/// The four flags: has finished, has the start player token, is asked, takes followers back.
const PLAYER: usize = 4
    + 9
    + 4 * Follower::COUNT
    + Kind::COUNT
    + Ware::COUNT
    + Place::COUNT
    + Citizen::COUNT
    + 2 * Town::COUNT
    + BACKS
    + SPACES * PER_SPACE;
/// Who stands on a space, whether they were there from the start, whether a technology tile lies on
/// it, whether it is the player's at all.
const PER_SPACE: usize = Kind::COUNT + 3;

/// The blocks in the order in which they are written; players clockwise, the viewer first.
pub const ENCODER: Encoder = Encoder {
    version: 3,
    blocks: &[
        ("rules", RULES),
        // Whose numbers these are: the Court names merchants by their seats.
        ("viewer", MOST_PLAYERS),
        ("table", TABLE),
        ("ask", ASK),
        ("map", MAP),
        ("deeds", DEEDS),
        ("players", PLAYER * MOST_PLAYERS),
    ],
};

/// The number of a question. Of what chance, or everybody, is asked, the part of the game tells more.
const fn number(asked: Option<Pending>) -> usize {
    match asked {
        None => 0,
        Some(Pending::Chance(_)) => 1,
        Some(Pending::Together(_)) => 2,
        Some(Pending::Player { question, .. }) => match question {
            Question::Remove { .. } => 3,
            Question::Bathe => 4,
            Question::Keep { .. } => 5,
            Question::Stow { .. } => 6,
            Question::Plan => 7,
            Question::PlanPlace { .. } => 8,
            Question::Act => 9,
            Question::Recruit => 10,
            Question::Tile { .. } => 11,
            Question::Merchant => 12,
            Question::Move { .. } => 13,
            Question::TakeGood { .. } => 14,
            Question::Deeds { .. } => 15,
            Question::Pharmacy => 16,
            Question::Give { .. } => 17,
            Question::Bake => 18,
            Question::Bonus => 19,
            Question::SendBather { .. } => 20,
            Question::Technology => 21,
            Question::Sacristy => 22,
            Question::Harvest => 23,
            Question::Torture { .. } => 24,
        },
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
        pen.one_of(Some(viewer.index()), MOST_PLAYERS);
        self.write_table(&mut pen);
        self.write_ask(viewer, &mut pen);
        for goods in &self.routes.values {
            pen.tally(goods.iter().flatten().map(|good| good.index()), Good::COUNT);
        }
        for deed in &self.deeds.values {
            pen.scaled(&deed.values, 3.0);
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
        pen.flag(options.hourglass_stack == HourglassStack::Abc);
        pen.flag(options.in_rising_order());
        pen.one_of(Some(options.planning_order as usize), PlanningOrder::ALL.len());
    }

    fn write_table(&self, pen: &mut Pen<'_>) {
        pen.part(self.round, f32::from(ROUNDS));
        pen.part(self.options.players, 4.0);
        pen.one_of(Some(self.stage as usize), Stage::COUNT);
        pen.one_of((self.round > 0).then_some(self.event.index()), Hourglass::COUNT);
        pen.scaled(&self.hourglass.values, 3.0);
        pen.scaled(&self.supply.values, 16.0);
        pen.scaled(&self.goods.values, 24.0);
        pen.part(self.technologies, 16.0);
        let bank = if self.options.bank == Bank::Limited { self.bank } else { 0 };
        pen.part(bank, 290.0);
        pen.tally(self.tiles.iter().map(Key::index), Place::COUNT);
        pen.tally(self.citizens.iter().map(Key::index), Citizen::COUNT);
    }

    fn write_ask(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let (asked, question) = (self.asked(), self.question_asked());
        pen.one_of(Some(number(asked)), ASKS);
        pen.write(match question {
            Some(Question::Torture { owed }) => f32::from(owed) / 5.0,
            Some(Question::Deeds { served, .. }) => f32::from(served) / 2.0,
            Some(Question::Remove { left }) => f32::from(left) / 4.0,
            _ => 0.0,
        });
        pen.flag(matches!(question, Some(Question::Tile { any: true })));
        let place = match question {
            Some(
                Question::Give { place }
                | Question::Deeds { place, .. }
                | Question::PlanPlace { place },
            ) => Some(place.index()),
            _ => None,
        };
        pen.one_of(place, Place::COUNT);
        let route = match (asked, question) {
            (Some(Pending::Chance(Draw::LayGood { route })), _)
            | (_, Some(Question::TakeGood { route })) => Some(route.index()),
            _ => None,
        };
        pen.one_of(route, Route::COUNT);
        let (merchant, way) = match question {
            Some(Question::Move { merchant, way }) => (Some(merchant), way),
            _ => (None, None),
        };
        let mut seats = self.seats_from(viewer);
        pen.one_of(seats.position(|seat| merchant == Some(seat)), MOST_PLAYERS);
        pen.one_of(way.map(Key::index), Way::COUNT);
        let stowed = match question {
            Some(Question::Stow { last }) => last,
            _ => None,
        };
        pen.one_of(stowed.map(Key::index), Follower::COUNT);
        let bathers = self.bathers().into_iter().flatten();
        pen.tally(bathers.map(Key::index), Follower::COUNT);
        pen.scaled(&self.arrivals.values, 4.0);
    }

    fn write_player(&self, seat: Seat, pen: &mut Pen<'_>) {
        let (player, backs) = (&self.players[seat], self.backs(seat));
        pen.flag(self.finished.contains(seat));
        pen.flag(self.start == seat);
        pen.flag(self.turn().players().contains(seat));
        pen.flag(backs.is_some());
        pen.part(player.coins, 30.0);
        pen.part(player.development, f32::from(DEVELOPMENT_END));
        pen.part(player.level(), 6.0);
        pen.part(player.unbuilt, 10.0);
        pen.part(player.technologies, 5.0);
        pen.flag(player.has_placed);
        pen.part(player.draws, 8.0);
        pen.part(backs.map_or(0, |backs| backs.left), 8.0);
        pen.write(player.points() as f32 / 100.0);
        for all in [&player.bag, &player.market, &player.tower, &player.theatre] {
            pen.scaled(&all.values, 4.0);
        }
        for (kind, &step) in player.tracks.iter() {
            pen.part(step, f32::from(STEPS[kind].max(1)));
        }
        pen.scaled(&player.wares.values, 6.0);
        pen.tally(player.places.iter().map(Key::index), Place::COUNT);
        pen.tally(player.citizens.iter().map(Key::index), Citizen::COUNT);
        pen.one_of(Some(player.merchant.index()), Town::COUNT);
        pen.tally(player.stations.iter().map(Key::index), Town::COUNT);
        let backs = backs.into_iter().flat_map(|backs| on_places(player, backs.last));
        let back = |(space, follower): (Space, Follower)| match space {
            Space::THEATRE => SPACES + follower.index(),
            space => space.index(),
        };
        pen.tally(backs.map(back), BACKS);
        write_spaces(player, pen);
    }
}

fn write_spaces(player: &Player, pen: &mut Pen<'_>) {
    let spaces = pen.groups::<PER_SPACE>(SPACES);
    for (space, slot) in spaces.iter_mut().zip(player.slots.values) {
        let Some(follower) = slot else { continue };
        space[follower.kind().index()] = 1.0;
        space[Kind::COUNT] = f32::from(u8::from(follower.is_starting()));
    }
    for space in player.technology {
        spaces[space.index()][Kind::COUNT + 1] = 1.0;
    }
    for space in player.spaces {
        spaces[space.index()][Kind::COUNT + 2] = 1.0;
    }
}
