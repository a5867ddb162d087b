//! What somebody in a hurry does: followers go where they bring most, and what is active is used.
//!
//! A bot that looks one decision ahead would not see what a follower on a half-filled place is good
//! for. Habits carry out the rest of a player's round, so that it can be judged by its outcome.

use quadrivium_core::{Rules, Seat};

use crate::action::Action;
use crate::data::{COINS_OF_BOATMAN, DEEDS, DeedReward, POINTS, POINTS_OF_SCHOLAR, spaces_of};
use crate::heuristic::{good_points, tile_worth};
use crate::pending::{Pending, Question};
use crate::rules::open_to;
use crate::state::{Orleans, Player, Stage};
use crate::types::{Follower, Kind, Place, Space, SpaceSet};

/// The most actions that are carried out in a row.
const MOST_ACTIONS: usize = 8;

/// The item with the highest mark.
fn best<T>(items: impl Iterator<Item = T>, mark: impl Fn(&T) -> f32) -> Option<T> {
    let marked = items.map(|item| (mark(&item), item));
    marked.reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|(_, item)| item)
}

/// The followers that would fill the rest of a place from the market: those of the right kind
/// first, monks last. Nothing where they are not enough.
fn crew(player: &Player, place: Place) -> Option<[Option<(Space, Follower)>; 3]> {
    if (spaces_of(place) - player.filled).len() > player.market.total() as usize {
        return None;
    }
    let mut crew = [None; 3];
    let mut after = *player;
    for (slot, space) in crew.iter_mut().zip(spaces_of(place) - player.filled) {
        let fits = |follower: &Follower| {
            after.market[*follower] > 0 && open_to(&after, *follower).contains(space)
        };
        let starters = Follower::STARTING.into_iter();
        let neutral = Follower::ALL.into_iter().take(Kind::COUNT);
        let follower = starters.chain(neutral).find(fits)?;
        after.market[follower] -= 1;
        after.put(follower, space);
        *slot = Some((space, follower));
    }
    Some(crew)
}

impl Orleans {
    /// What the position is worth to a player when what was begun in this round is carried out.
    /// Whoever has begun nothing needs no copy for that.
    pub(crate) fn worth_in_the_end(&self, seat: Seat, offered: &mut Vec<Action>) -> f32 {
        if self.is_inside_action(seat) || self.backs(seat).is_some() || self.acts(seat) {
            self.carried_out(seat, offered).1
        } else {
            self.worth(seat)
        }
    }

    /// Whether a player plans in this round, or has actions left.
    fn acts(&self, seat: Seat) -> bool {
        let plans = matches!(self.stage, Stage::Stowing | Stage::Planning);
        plans || self.stage == Stage::Acting && !self.finished.contains(seat)
    }

    /// The position in which a player has carried out what was begun in this round, with its worth.
    pub(crate) fn carried_out(&self, seat: Seat, offered: &mut Vec<Action>) -> (Self, f32) {
        let plans = self.stage != Stage::Acting && !self.finished.contains(seat);
        let acts = self.acts(seat);
        let mut after = *self;
        if self.is_inside_action(seat) {
            after.finish_action(seat, offered);
        }
        if let Some(backs) = self.backs(seat) {
            after.call_back(seat, backs.left);
        }
        if acts {
            after.pending.clear();
        }
        let mut worth = after.worth(seat);
        for _ in 0..if acts { MOST_ACTIONS } else { 0 } {
            let best = after.best_action(seat, plans, worth, offered);
            let Some(better) = best else { break };
            (after, worth) = better;
        }
        (after, worth)
    }

    pub(crate) fn is_inside_action(&self, seat: Seat) -> bool {
        matches!(self.asked(), Some(Pending::Player { seat: asked, question })
            if asked == seat && question.is_inside_action())
    }

    /// Takes back whoever stands where nothing can be done, as far as draws were given up for it.
    fn call_back(&mut self, seat: Seat, most: u8) {
        let player = &self.players[seat];
        let stuck = player.places.iter().filter(|&place| {
            let missing = (spaces_of(place) - player.filled).len();
            let useless = missing == 0 || place == Place::TownHall;
            missing > 1 || useless && self.check_use(seat, place).is_err()
        });
        let spaces = stuck.fold(SpaceSet::EMPTY, |all, place| all | spaces_of(place));
        let player = &mut self.players[seat];
        for space in (spaces & player.manned()).iter().take(most.into()) {
            let follower = player.slots[space].expect("somebody stands there");
            player.lift(follower, space);
            player.market[follower] += 1;
        }
    }

    /// The position after the action that brings most for the followers it takes, with its worth.
    fn best_action(
        &self,
        seat: Seat,
        planning: bool,
        worth: f32,
        offered: &mut Vec<Action>,
    ) -> Option<(Self, f32)> {
        let mut found: Option<(f32, (Self, f32))> = None;
        for place in self.players[seat].places {
            let tried = self.try_place(seat, place, planning, offered);
            let Some((after, needed)) = tried else { continue };
            let worth_after = after.worth(seat);
            let gained = worth_after - worth;
            let mark = gained / (needed + 0.5);
            if gained > 0.0 && found.as_ref().is_none_or(|(best, ..)| mark > *best) {
                found = Some((mark, (after, worth_after)));
            }
        }
        found.map(|(_, better)| better)
    }

    /// Uses a place, filled from the market where that is allowed; also how many that takes.
    fn try_place(
        &self,
        seat: Seat,
        place: Place,
        planning: bool,
        offered: &mut Vec<Action>,
    ) -> Option<(Self, f32)> {
        let full = self.check_use(seat, place).is_ok();
        if full {
            let mut after = *self;
            after.use_now(seat, place, offered);
            return Some((after, 0.0));
        }
        let single = matches!(place, Place::TownHall | Place::Theatre | Place::Sacristy);
        if !planning || single || spaces_of(place).is_empty() {
            return None;
        }
        if !spaces_of(place).is_subset(self.players[seat].spaces) {
            return None;
        }
        let crew = crew(&self.players[seat], place)?;
        let mut after = *self;
        let mut needed = 0.0;
        for (space, follower) in crew.into_iter().flatten() {
            after.players[seat].market[follower] -= 1;
            after.players[seat].put(follower, space);
            needed += 1.0;
        }
        after.check_use(seat, place).ok()?;
        after.use_now(seat, place, offered);
        Some((after, needed))
    }

    fn use_now(&mut self, seat: Seat, place: Place, offered: &mut Vec<Action>) {
        self.pending.push(Pending::Player { seat, question: Question::Act });
        let used = self.decide(seat, Question::Act, Action::Use { place }, &mut ());
        debug_assert!(used.is_ok(), "only what can be used is used");
        self.finish_action(seat, offered);
    }

    /// Answers everything that an action asks; chance brings nothing.
    fn finish_action(&mut self, seat: Seat, offered: &mut Vec<Action>) {
        while let Some(pending) = self.asked() {
            if self.needs_no_answer(&mut ()) {
                continue;
            }
            let answered = match pending {
                Pending::Player { question, .. } if question.is_inside_action() => {
                    self.legal(seat, offered);
                    let best = best(offered.iter().copied(), |&action| self.mark(seat, action));
                    best.is_some_and(|best| self.decide(seat, question, best, &mut ()).is_ok())
                }
                _ => false,
            };
            if !answered {
                self.pending.pop();
            }
        }
    }

    /// How good an answer to a question inside an action is, among those to the same question.
    fn mark(&self, seat: Seat, action: Action) -> f32 {
        let player = &self.players[seat];
        let left = self.rounds_left();
        match action {
            Action::Recruit { kind } => self.villager(player, kind, left),
            Action::Bonus { kind: Kind::Scholar } => {
                let step = usize::from(player.tracks[Kind::Scholar]);
                1.4 * f32::from(POINTS_OF_SCHOLAR[step - 1])
            }
            Action::Bonus { kind } => self.villager(player, kind, left) - 1.0,
            Action::Tile { tile } => tile_worth(tile),
            Action::Merchant { seat: other } => {
                f32::from(u8::from(other == seat.next(self.options.players)))
            }
            // Where goods lie and nobody trades.
            Action::Move { town, way } => {
                let good = self.route_to(town, way).map_or(0.0, |route| self.dearest_good(route));
                good + if self.has_station(town) { 0.0 } else { 2.0 }
            }
            Action::Take { good } => good_points(good),
            Action::Pay { coins } => coins.into(),
            Action::Bake { grain } => grain.into(),
            Action::Give { ware } => -f32::from(POINTS[ware]),
            Action::Deed { kind, deed, point } => {
                let last = self.deeds[deed].total() == 1 && self.deeds[deed][kind] == 1;
                let reward = match DEEDS[deed].reward {
                    DeedReward::Coins(coins) => f32::from(coins),
                    DeedReward::CoinOrPoint if point => 1.2,
                    DeedReward::CoinOrPoint => 1.0,
                };
                reward + if last { 4.0 } else { 0.0 }
            }
            // A second follower goes to a deed only where it completes something or brings much.
            Action::Done => 2.0,
            _ => 0.0,
        }
    }

    /// What a follower of the Village brings besides itself.
    fn villager(&self, player: &Player, kind: Kind, left: f32) -> f32 {
        let step = usize::from(player.tracks[kind]);
        match kind {
            Kind::Boatman => match COINS_OF_BOATMAN.get(step) {
                Some(0) => 4.0,
                Some(&coins) => f32::from(coins),
                None => 0.0,
            },
            Kind::Craftsman => 0.55 * left,
            Kind::Trader => {
                let tiles = self.tiles.iter().map(tile_worth);
                tiles.fold(0.0, f32::max) * left
            }
            _ => 2.5,
        }
    }
}
