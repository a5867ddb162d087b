//! Before the first round: who starts, goods on the map, and place tiles that stay in the box.

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{ROUTES, goods_removed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Orleans, Stage};
use crate::types::{Good, Place, Route};

impl Orleans {
    pub(super) fn begin_with(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.start = seat;
        self.stage = Stage::Laying;
        self.turn = 0;
        self.asks.push(Ask::LayGood);
        seen.saw(Event::Started { seat });
    }

    /// Fills the spaces of the next route that are used with so many players.
    pub(super) fn lay_good(&mut self, good: Good, seen: &mut impl Observer<Event>) {
        let route = Route::from_index(self.turn.into()).expect("goods are laid on routes");
        let used = ROUTES[route].spaces.iter().filter(|&&from| from <= self.options.players);
        let spaces = &mut self.routes[route][..used.count()];
        let free = spaces.iter_mut().find(|space| space.is_none()).expect("a space is free");
        *free = Some(good);
        let full = spaces.iter().all(Option::is_some);
        self.goods[good] -= 1;
        seen.saw(Event::GoodLaid { route, good });
        self.turn += u8::from(full);
        if usize::from(self.turn) == Route::COUNT {
            self.asks.pop();
            self.begin_discarding();
        }
    }

    /// It makes no difference whether goods leave the game before or after the map is filled.
    fn begin_discarding(&mut self) {
        self.turn = 0;
        if goods_removed(self.options.players) > 0 {
            self.stage = Stage::Discarding;
            self.asks.push(Ask::DiscardGood);
        } else {
            self.begin_removing();
        }
    }

    pub(super) fn discard_good(&mut self, good: Good, seen: &mut impl Observer<Event>) {
        self.goods[good] -= 1;
        self.goods_gone[good] += 1;
        seen.saw(Event::GoodRemoved { good });
        self.turn += 1;
        if self.turn == goods_removed(self.options.players) {
            self.asks.pop();
            self.begin_removing();
        }
    }

    fn begin_removing(&mut self) {
        self.turn = 0;
        self.stage = if self.options.remove_tiles { Stage::Removing } else { Stage::Hourglass };
    }

    /// One tile each, with two players two each, one after the other.
    pub(super) fn next_removal(&mut self) {
        let players = self.options.players;
        let removals = if players == 2 { 4 } else { players };
        if self.turn == removals {
            self.stage = Stage::Hourglass;
            return;
        }
        let place = usize::from(self.turn % players);
        let seat = self.seats_from(self.start).nth(place).expect("a seat at the table");
        self.turn += 1;
        self.asks.push(Ask::Remove { seat });
    }

    fn check_remove(&self, tile: Place) -> Result<(), Illegal> {
        if self.tiles.contains(tile) { Ok(()) } else { Err(Illegal::TileGone) }
    }

    fn check_skip_removal(&self) -> Result<(), Illegal> {
        if self.options.players == 2 { Err(Illegal::Mandatory) } else { Ok(()) }
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
        tile: Place,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_remove(tile)?;
        self.tiles.remove(tile);
        self.tiles_gone.insert(tile);
        seen.saw(Event::TileRemoved { seat, tile });
        self.drop_ask()
    }

    pub(super) fn skip_removal(&mut self) -> Result<(), Illegal> {
        self.check_skip_removal()?;
        self.drop_ask()
    }
}
