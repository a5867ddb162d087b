//! What somebody in a hurry does: followers go where they bring most, and what is active is used.
//!
//! A bot that looks one decision ahead would not see what a follower on a half-filled place is good
//! for. Habits carry out the rest of a player's round, so that it can be judged by its outcome.

use std::cell::RefCell;

use quadrivium_core::{Rules, Seat};

use crate::action::{Action, MOST_BAKED, MOST_PAID};
use crate::data::{
    COINS_OF_BOATMAN, DEEDS, DeedReward, POINTS, POINTS_OF_SCHOLAR, spaces_of, ways_from,
};
use crate::heuristic::{good_points, tile_worth};
use crate::rules::open_to;
use crate::state::{Ask, Orleans, Player, Stage};
use crate::types::{Follower, Kind, Place, Route, Space, SpaceSet, Stack, Town, Ware, Way};

/// The most actions that are carried out in a row.
const MOST_ACTIONS: usize = 8;

/// The item with the highest mark.
fn best<T>(items: impl Iterator<Item = T>, mark: impl Fn(&T) -> f32) -> Option<T> {
    let marked = items.map(|item| (mark(&item), item));
    marked.reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|(_, item)| item)
}

thread_local! {
    /// Offered answers, in one list for all questions: judging a position allocates nothing.
    static OFFERED: RefCell<Vec<Action>> = const { RefCell::new(Vec::new()) };
}

/// The offered action with the highest mark.
fn best_offered(
    offer: impl FnOnce(&mut Vec<Action>),
    mark: impl Fn(&Action) -> f32,
) -> Option<Action> {
    OFFERED.with_borrow_mut(|offered| {
        offered.clear();
        offer(offered);
        best(offered.iter().copied(), mark)
    })
}

/// The followers that would fill the rest of a place from the market: those of the right kind
/// first, monks last. Nothing where they are not enough.
fn crew(player: &Player, place: Place) -> Option<[Option<(Space, Follower)>; 3]> {
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
    /// Carries out what a player has begun in this round.
    pub(crate) fn carry_out(&mut self, seat: Seat) {
        let mine = self.asked().is_some_and(|ask| in_action(ask) == Some(seat));
        if mine {
            self.finish_action(seat);
        }
        self.call_back(seat);
        let planning = self.stage == Stage::Planning && !self.finished.contains(seat);
        let acting = match self.stage {
            Stage::Planning => true,
            Stage::Acting => !self.finished.contains(seat),
            _ => false,
        };
        if !acting {
            return;
        }
        self.asks.clear();
        let mut worth = self.worth(seat);
        for _ in 0..MOST_ACTIONS {
            let Some((after, gained)) = self.best_action(seat, planning, worth) else { break };
            *self = after;
            worth += gained;
        }
    }

    /// Takes back whoever stands where nothing can be done, as far as draws were given up for it.
    fn call_back(&mut self, seat: Seat) {
        let player = &self.players[seat];
        if player.backs == 0 {
            return;
        }
        let stuck = player.places.iter().filter(|&place| {
            let missing = (spaces_of(place) - player.filled).len();
            let useless = missing == 0 || place == Place::TownHall;
            missing > 1 || useless && self.check_use(seat, place).is_err()
        });
        let spaces = stuck.fold(SpaceSet::EMPTY, |all, place| all | spaces_of(place));
        let player = &mut self.players[seat];
        for space in spaces & player.manned() {
            if player.backs > 0
                && let Some(follower) = player.slots[space]
            {
                player.lift(follower, space);
                player.market[follower] += 1;
                player.backs -= 1;
            }
        }
    }

    /// The action that brings most for the followers it takes, with the position after it.
    fn best_action(&self, seat: Seat, planning: bool, worth: f32) -> Option<(Self, f32)> {
        let mut found: Option<(f32, Self, f32)> = None;
        for place in self.players[seat].places {
            let Some((after, needed)) = self.try_place(seat, place, planning) else { continue };
            let gained = after.worth(seat) - worth;
            let mark = gained / (needed + 0.5);
            if gained > 0.0 && found.as_ref().is_none_or(|(best, ..)| mark > *best) {
                found = Some((mark, after, gained));
            }
        }
        found.map(|(_, after, gained)| (after, gained))
    }

    /// Uses a place, filled from the market where that is allowed; also how many that takes.
    fn try_place(&self, seat: Seat, place: Place, planning: bool) -> Option<(Self, f32)> {
        let full = self.check_use(seat, place).is_ok();
        if full {
            let mut after = *self;
            after.use_now(seat, place);
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
        after.use_now(seat, place);
        Some((after, needed))
    }

    fn use_now(&mut self, seat: Seat, place: Place) {
        self.asks.push(Ask::Act { seat });
        let used = self.decide(seat, Ask::Act { seat }, Action::Use { place }, &mut ());
        debug_assert!(used.is_ok(), "only what can be used is used");
        self.finish_action(seat);
    }

    /// Answers everything that an action asks.
    fn finish_action(&mut self, seat: Seat) {
        while let Some(ask) = self.asked() {
            if self.needs_no_answer(ask, &mut ()) {
                continue;
            }
            let answered = match self.habit(seat, ask) {
                Some(action) => self.decide(seat, ask, action, &mut ()).is_ok(),
                None => false,
            };
            if !answered {
                self.asks.pop();
            }
        }
        self.bathers = [None; 2];
    }

    /// The answer to a question inside an action.
    fn habit(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let player = &self.players[seat];
        let left = self.rounds_left();
        match ask {
            Ask::Recruit { .. } => self.best_legal(seat, |action| match action {
                Action::Recruit { kind } => self.villager(player, kind, left),
                _ => 0.0,
            }),
            Ask::Tile { any, .. } => {
                let first = Some(Stack::First);
                let tiles = self.tiles.iter().filter(|tile| any || tile.stack() == first);
                best(tiles, |&tile| tile_worth(tile)).map(|tile| Action::Tile { tile })
            }
            Ask::Merchant { .. } => {
                Some(Action::Merchant { seat: seat.next(self.options.players) })
            }
            Ask::Move { merchant, way, .. } => self.best_way(merchant, way),
            Ask::TakeGood { route, .. } => {
                let goods = self.routes[route].into_iter().flatten();
                best(goods, |&good| good_points(good)).map(|good| Action::Take { good })
            }
            Ask::Deeds { place, served, .. } => self.best_deed(seat, place, served),
            Ask::Pharmacy { .. } => {
                let coins = player.coins.min(MOST_PAID.into()) as u8;
                Some(Action::Pay { coins })
            }
            Ask::Give { .. } => {
                let wares = Ware::ALL.into_iter().filter(|&ware| player.wares[ware] > 0);
                best(wares, |&ware| -f32::from(POINTS[ware])).map(|ware| Action::Give { ware })
            }
            Ask::Bake { .. } => {
                Some(Action::Bake { grain: player.wares[Ware::Grain].min(MOST_BAKED) })
            }
            Ask::Bonus { .. } => self.best_legal(seat, |action| match action {
                Action::Bonus { kind: Kind::Scholar } => {
                    let step = usize::from(player.tracks[Kind::Scholar]);
                    1.4 * f32::from(POINTS_OF_SCHOLAR[step - 1])
                }
                Action::Bonus { kind } => self.villager(player, kind, left) - 1.0,
                _ => 0.0,
            }),
            Ask::SendBather { .. } => self.best_legal(seat, |_| 0.0),
            _ => None,
        }
    }

    /// The offered answer with the highest mark.
    fn best_legal(&self, seat: Seat, mark: impl Fn(Action) -> f32) -> Option<Action> {
        best_offered(|legal| self.legal(seat, legal), |&action| mark(action))
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

    /// Where goods lie and nobody trades.
    fn best_way(&self, merchant: Seat, way: Option<Way>) -> Option<Action> {
        let from = self.players[merchant].merchant;
        let ways = ways_from(from).iter().filter(|&&(_, by, _)| way.is_none_or(|way| way == by));
        let mark = |&&(town, _, route): &&(Town, Way, Route)| {
            let goods = self.routes[route].iter().flatten();
            let good = goods.map(|&good| good_points(good)).fold(0.0, f32::max);
            good + if self.has_station(town) { 0.0 } else { 2.0 }
        };
        best(ways, mark).map(|&(town, way, _)| Action::Move { town, way })
    }

    /// One follower goes, the second only where it completes something or is one too many.
    fn best_deed(&self, seat: Seat, place: Place, served: u8) -> Option<Action> {
        let mark = |action: &Action| match *action {
            Action::Deed { kind, deed, point } => {
                let last = self.deeds[deed].total() == 1 && self.deeds[deed][kind] == 1;
                let reward = match DEEDS[deed].reward {
                    DeedReward::Coins(coins) => f32::from(coins),
                    DeedReward::CoinOrPoint if point => 1.2,
                    DeedReward::CoinOrPoint => 1.0,
                };
                reward + if last { 4.0 } else { 0.0 }
            }
            _ => 0.0,
        };
        let best = best_offered(|legal| self.fill_deeds(seat, place, legal), mark)?;
        Some(if served > 0 && mark(&best) < 2.0 { Action::Done } else { best })
    }
}

/// Who is asked something inside an action.
fn in_action(ask: Ask) -> Option<Seat> {
    match ask {
        Ask::Recruit { seat }
        | Ask::Tile { seat, .. }
        | Ask::Merchant { seat }
        | Ask::Move { seat, .. }
        | Ask::TakeGood { seat, .. }
        | Ask::Deeds { seat, .. }
        | Ask::Pharmacy { seat }
        | Ask::Give { seat, .. }
        | Ask::Bake { seat }
        | Ask::Bonus { seat }
        | Ask::SendBather { seat } => Some(seat),
        _ => None,
    }
}
