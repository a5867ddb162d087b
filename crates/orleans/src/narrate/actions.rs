//! What is offered: each action with what it brings at once.

use quadrivium_core::{Actor, Phrase, Rules, Seat};

use super::{events, names};
use crate::action::{Action, Loss};
use crate::data::{Slot, ways_from};
use crate::event::Event;
use crate::options::TakeBack;
use crate::state::{Ask, Orleans, Player};
use crate::types::{Follower, Kind, Place, Route, Source, Space, Town, Way};

impl Orleans {
    /// An action in words. Whatever can be written can be told, legal or not.
    pub(super) fn offer(&self, by: Actor, action: Action) -> Phrase {
        let seat = match by {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let after = seat.and_then(|seat| self.after(seat, action));
        let what = self.plainly(seat, action);
        let Some((next, gains)) = after else { return self.idly(what, action) };
        match action {
            Action::Assign { follower, space, .. } => {
                let seat = seat.expect("a player has planned");
                noted(what, next.crew_notes(seat, follower, space))
            }
            Action::Technology { space } => {
                let seat = seat.expect("a player has planned");
                noted(what, next.ready_note(seat, space.place()).into_iter().collect())
            }
            _ if gains.is_empty() => self.idly(what, action),
            _ => Phrase::new("orleans-brings").with("what", what).with("gains", gains),
        }
    }

    /// An action that brings nothing at once: a place says what it does.
    fn idly(&self, what: Phrase, action: Action) -> Phrase {
        match action {
            Action::Use { place } => Phrase::new("orleans-does")
                .with("place", what)
                .with("does", names::does(place, self.options.bathhouse)),
            _ => what,
        }
    }

    /// The game after an action, and what it has brought the player; nothing where it is not legal.
    fn after(&self, seat: Seat, action: Action) -> Option<(Self, Vec<Phrase>)> {
        let (mut next, mut seen) = (*self, Vec::new());
        next.apply_seen(seat.into(), action, &mut seen).ok()?;
        // What follows somebody's pass belongs to the end of the round.
        let own = seen.into_iter().take_while(|event| !matches!(event, Event::Passed { .. }));
        let mut gains: Vec<_> = own.filter_map(|event| events::gain(seat, event)).collect();
        match (action, next.asked()) {
            (Action::Recruit { .. }, _) => drop(gains.drain(..1)),
            (Action::Tile { .. } | Action::Take { .. } | Action::Assign { .. }, _) => gains.clear(),
            _ => {}
        }
        if let (Action::Recruit { .. } | Action::Bonus { .. }, Some(Ask::Tile { .. })) =
            (action, next.asked())
        {
            gains.push(Phrase::new("orleans-gain-tile"));
        }
        Some((next, gains))
    }

    fn plainly(&self, seat: Option<Seat>, action: Action) -> Phrase {
        match action {
            Action::Remove { tile } | Action::Tile { tile } => self.tile_words(tile),
            Action::Draw { count } => self.draw_words(seat, count),
            Action::Back { space, follower } => Phrase::new("orleans-back")
                .with("follower", names::follower(follower))
                .with("place", names::place(space.place())),
            Action::Bathe => Phrase::new("orleans-bathe"),
            Action::Keep { follower } => {
                Phrase::new("orleans-keep").with("follower", names::follower(follower))
            }
            Action::Stow { follower } => {
                Phrase::new("orleans-stow").with("follower", names::follower(follower))
            }
            Action::Assign { follower, space, source } => {
                let what = assigned(follower, space);
                match source {
                    Source::Market => what,
                    Source::Tower => Phrase::new("orleans-from-tower").with("what", what),
                }
            }
            Action::Technology { space } => Phrase::new("orleans-technology")
                .with("place", names::place(space.place()))
                .with("slot", names::slot(names::wanted(space))),
            Action::Deed { kind, deed, .. } => Phrase::new("orleans-deed-of")
                .with("deed", names::deed(deed))
                .with("follower", names::kind(kind)),
            Action::Use { place } => names::place(place),
            Action::Pass => Phrase::new("orleans-pass"),
            Action::Recruit { kind } => {
                Phrase::new("orleans-recruit").with("follower", names::kind(kind))
            }
            Action::Merchant { seat } => Phrase::new("orleans-merchant").with("seat", seat).with(
                "town",
                names::town(self.players.get(seat).map_or(Town::Orleans, |player| player.merchant)),
            ),
            Action::Move { town, way } => self.move_words(town, way),
            Action::Take { good } => {
                Phrase::new("orleans-take").with("goods", names::wares(good.ware(), 1))
            }
            Action::Pay { coins } => {
                Phrase::new("orleans-pay").with("coins", names::coins(coins.into()))
            }
            Action::Bake { grain } => Phrase::new("orleans-bake").with("count", grain),
            Action::Give { ware } => {
                Phrase::new("orleans-give").with("goods", names::wares(ware, 1))
            }
            Action::Bonus { kind } => {
                Phrase::new("orleans-bonus").with("track", names::of("track", kind.name()))
            }
            Action::Lose { loss } => Phrase::new("orleans-lose").with("loss", lost(loss)),
            Action::Protect => Phrase::new("orleans-protect"),
            Action::Skip => self.skip_words(),
            Action::Next => Phrase::new("orleans-next"),
            Action::Done => self.done_words(),
            Action::Start { seat } => Phrase::new("orleans-start").with("seat", seat),
            Action::Good { good } => {
                Phrase::new("orleans-chance-good").with("good", names::good(good))
            }
            Action::Reveal { tile } => {
                Phrase::new("orleans-reveal").with("event", names::event(tile))
            }
            Action::Follower { follower } => {
                Phrase::new("orleans-chance-follower").with("follower", names::follower(follower))
            }
        }
    }

    fn tile_words(&self, tile: Place) -> Phrase {
        let slots = names::slots(tile, self.options.bathhouse).iter();
        let slots: Vec<_> = slots.map(|&slot| names::slot(slot)).collect();
        let phrase = if slots.is_empty() {
            Phrase::new("orleans-does")
        } else {
            Phrase::new("orleans-tile").with("slots", slots)
        };
        phrase
            .with("place", names::place(tile))
            .with("does", names::does(tile, self.options.bathhouse))
    }

    /// Who draws fewer may take followers back.
    fn draw_words(&self, seat: Option<Seat>, count: u8) -> Phrase {
        let seat = seat.filter(|&seat| self.table().contains(seat));
        let backs =
            seat.map_or(0, |seat| self.backs_after(seat, count).min(self.players[seat].at_work()));
        let what = Phrase::new("orleans-draw").with("count", count);
        if backs > 0 {
            noted(what, vec![Phrase::new("orleans-note-backs").with("count", backs)])
        } else {
            what
        }
    }

    /// Where the road leads, what lies on it, and whether somebody trades there.
    fn move_words(&self, town: Town, way: Way) -> Phrase {
        let goods = self.route_to(town, way).map(|route| self.routes[route]).unwrap_or_default();
        let goods = goods.into_iter().flatten().map(names::good).collect();
        let what = Phrase::new("orleans-move")
            .with("town", names::town(town))
            .with("way", names::way(way))
            .with("goods", names::list(goods));
        let owners = self.seats().filter(|&seat| self.players[seat].stations.contains(town));
        let owners: Vec<_> = owners.map(names::player).collect();
        if owners.is_empty() {
            what
        } else {
            noted(what, vec![Phrase::new("orleans-note-stations").with("players", owners)])
        }
    }

    fn route_to(&self, town: Town, way: Way) -> Option<Route> {
        let Some(Ask::Move { merchant, .. }) = self.asked() else { return None };
        let mut ways = ways_from(self.players[merchant].merchant).iter();
        ways.find(|&&(other, by, _)| (other, by) == (town, way)).map(|&(.., route)| route)
    }

    fn skip_words(&self) -> Phrase {
        Phrase::new(match self.asked() {
            Some(Ask::Remove { .. }) => "orleans-skip-removal",
            Some(Ask::Bathe { .. }) => "orleans-skip-bathhouse",
            Some(Ask::TakeGood { .. }) => "orleans-skip-good",
            Some(Ask::Sacristy { .. }) => "orleans-skip-sacristy",
            _ => "orleans-skip",
        })
    }

    fn done_words(&self) -> Phrase {
        Phrase::new(match self.asked() {
            Some(Ask::Declare) => "orleans-done-declaring",
            Some(Ask::Stow { .. }) => "orleans-done-stowing",
            Some(Ask::Plan | Ask::PlanInTurn { .. }) => "orleans-done-planning",
            Some(Ask::Deeds { .. }) => "orleans-done-deeds",
            Some(Ask::Technology { .. }) => "orleans-done-technology",
            _ => "orleans-done",
        })
    }

    /// What a place still wants after somebody went there, or that it is ready.
    fn crew_notes(&self, seat: Seat, follower: Follower, space: Space) -> Vec<Phrase> {
        let player = &self.players[seat];
        let place = space.place();
        // The Bathhouse sends somebody to work while others act, and much may follow.
        if player.slots[space] != Some(follower) || place == Place::TownHall {
            return Vec::new();
        }
        if player.is_full(place) {
            return self.ready_note(seat, place).into_iter().collect();
        }
        let free = self.spaces_in_play(place) - player.filled;
        let missing: Vec<_> = free.iter().map(|it| names::slot(names::wanted(it))).collect();
        let missing = Phrase::new("orleans-note-missing").with("followers", missing);
        let stuck = self.is_stuck(seat).then(|| Phrase::new("orleans-note-stuck"));
        [missing].into_iter().chain(stuck).collect()
    }

    /// Whether nobody can ever come to the market again: where only a draw that is given up brings
    /// somebody back and nothing can be drawn, whoever is at work stays there.
    fn is_stuck(&self, seat: Seat) -> bool {
        if self.options.take_back == TakeBack::Limit {
            return false;
        }
        let player = &self.players[seat];
        let idle = player.bag.total() + player.market.total() + player.tower.total();
        let mut places = player.places.iter();
        idle == 0 && !places.any(|place| self.check_use(seat, place).is_ok())
    }

    /// Whether a place is ready; it may be of no use nonetheless.
    fn ready_note(&self, seat: Seat, place: Place) -> Option<Phrase> {
        let ready = self.players[seat].is_full(place);
        let useful = place == Place::Sacristy || self.check_use(seat, place).is_ok();
        ready.then(|| {
            Phrase::new(if useful { "orleans-note-ready" } else { "orleans-note-useless" })
        })
    }
}

impl Player {
    /// How many followers stand on places.
    pub(super) fn at_work(&self) -> u8 {
        self.manned().len() as u8 + self.theatre.total() as u8
    }
}

/// Somebody who goes to work, and for whom.
pub(super) fn assigned(follower: Follower, space: Space) -> Phrase {
    Phrase::new("orleans-assign")
        .with("place", names::place(space.place()))
        .with("follower", worker(follower, space))
}

/// A follower on a space; who stands in for somebody else says so.
pub(super) fn worker(follower: Follower, space: Space) -> Phrase {
    match names::wanted(space) {
        Slot::Of(kind) if kind != follower.kind() && kind != Kind::Monk => {
            Phrase::new("orleans-instead")
                .with("follower", names::follower(follower))
                .with("of", names::of("instead-of", kind.name()))
        }
        _ => names::follower(follower),
    }
}

fn noted(what: Phrase, notes: Vec<Phrase>) -> Phrase {
    if notes.is_empty() {
        what
    } else {
        Phrase::new("orleans-noted").with("what", what).with("notes", notes)
    }
}

/// What is given up.
pub(super) fn lost(loss: Loss) -> Phrase {
    match loss {
        Loss::Station { town: Some(town) } => {
            Phrase::new("orleans-loss-station").with("town", names::town(town))
        }
        Loss::Station { town: None } => Phrase::new("orleans-loss-unbuilt"),
        Loss::Follower => Phrase::new("orleans-loss-follower"),
        Loss::Point => names::development(1),
        Loss::Ware { ware } => names::wares(ware, 1),
        Loss::Tile { tile } => Phrase::new("orleans-loss-tile").with("place", names::place(tile)),
        Loss::Technology { space: Some(space) } => {
            Phrase::new("orleans-loss-placed").with("place", names::place(space.place()))
        }
        Loss::Technology { space: None } => names::technologies(1),
    }
}
