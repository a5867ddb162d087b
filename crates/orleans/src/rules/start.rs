//! Before the first round: who starts, goods on the map, and place tiles that stay in the box.

use quadrivium_core::{Key, Observer, Seat};

use super::actions::require;
use crate::action::Action;
use crate::data::{ROUTES, goods_removed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Pending, Question};
use crate::state::Orleans;
use crate::types::{Good, Place, Route};

impl Orleans {
    pub(super) fn begin_starting(&mut self, seen: &mut impl Observer<Event>) {
        match self.options.start {
            Some(seat) => self.start_with(seat, seen),
            None => self.pending.push(Pending::Chance(Draw::Start)),
        }
    }

    pub(super) fn start_with(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.start = seat;
        seen.saw(Event::Started { seat });
    }

    pub(super) fn begin_laying(&mut self) {
        let first = Route::from_index(0).map(|route| Draw::LayGood { route });
        self.pending.extend(first.map(Pending::Chance));
    }

    /// Fills the spaces of the route that are used with so many players.
    pub(super) fn lay_good(
        &mut self,
        route: Route,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let used = ROUTES[route].spaces.iter().filter(|&&from| from <= self.options.players);
        let spaces = &mut self.routes[route][..used.count()];
        let free = spaces.iter_mut().find(|space| space.is_none()).expect("a space is free");
        *free = Some(good);
        let full = spaces.iter().all(Option::is_some);
        self.goods[good] -= 1;
        seen.saw(Event::GoodLaid { route, good });
        match Route::from_index(route.index() + usize::from(full)) {
            Some(route) => self.ask_instead(Pending::Chance(Draw::LayGood { route })),
            None => self.answered(),
        }
    }

    /// It makes no difference whether goods leave the game before or after the map is filled.
    pub(super) fn begin_discarding(&mut self) {
        let left = goods_removed(self.options.players);
        if left > 0 {
            self.pending.push(Pending::Chance(Draw::DiscardGood { left }));
        }
    }

    pub(super) fn discard_good(
        &mut self,
        left: u8,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.goods[good] -= 1;
        self.goods_gone[good] += 1;
        seen.saw(Event::GoodRemoved { good });
        if left == 1 {
            return self.answered();
        }
        self.ask_instead(Pending::Chance(Draw::DiscardGood { left: left - 1 }))
    }

    /// One tile each, with two players two each, one after the other.
    pub(super) fn begin_removing(&mut self) {
        let players = self.options.players;
        if self.options.remove_tiles {
            let left = if players == 2 { 4 } else { players };
            self.ask(self.start, Question::Remove { left });
        }
    }

    fn next_removal(&mut self, seat: Seat, left: u8) -> Result<(), Illegal> {
        if left == 1 {
            return self.answered();
        }
        self.ask_next(seat.next(self.options.players), Question::Remove { left: left - 1 })
    }

    fn check_skip_removal(&self) -> Result<(), Illegal> {
        require(self.options.players != 2, Illegal::Mandatory)
    }

    pub(super) fn legal_removals(&self, out: &mut Vec<Action>) {
        out.extend(self.tiles.iter().map(|tile| Action::Remove { tile }));
        if self.check_skip_removal().is_ok() {
            out.push(Action::Skip);
        }
    }

    pub(super) fn remove(
        &mut self,
        seat: Seat,
        left: u8,
        tile: Place,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        require(self.tiles.contains(tile), Illegal::TileGone)?;
        self.tiles.remove(tile);
        self.tiles_gone.insert(tile);
        seen.saw(Event::TileRemoved { seat, tile });
        self.next_removal(seat, left)
    }

    pub(super) fn skip_removal(&mut self, seat: Seat, left: u8) -> Result<(), Illegal> {
        self.check_skip_removal()?;
        self.next_removal(seat, left)
    }
}
