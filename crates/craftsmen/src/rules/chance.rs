//! Chance: every outcome with its weight, one of them at random, and what follows.

use quadrivium_core::{Chance, Key, KeySet, Observer, Seat};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::data::{GAME_FACE_UP, GAME_START_POINTS};
use crate::deck::{Eyes, Top};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Pending};
use crate::purse::numbers;
use crate::state::{Craftsmen, Step};
use crate::types::{Building, BuildingSet, Capital, Kind, Sawmill, Source};

impl Chance for Craftsmen {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let Some(Pending::Chance(draw)) = self.pending.last() else { return };
        match *draw {
            Draw::ShowCapital | Draw::DealCapital { .. } | Draw::ShowMayor { .. } => {
                let cards = self.capital.iter().filter(|(_, count)| **count > 0);
                out.extend(cards.map(|(card, &n)| (Action::Capital { card }, n.into())));
            }
            Draw::DealCards { of, .. } | Draw::ShowCard { of } | Draw::DealLook { of, .. } => {
                let cards = self.drawable(of).iter();
                out.extend(cards.map(|card| (Action::Building { card }, 1)));
            }
            Draw::DealSawmill { .. } => {
                let sawmills = self.sawmills.iter();
                out.extend(sawmills.map(|sawmill| (Action::Sawmill { sawmill }, 1)));
            }
            Draw::CompareHands => out.push((Action::Next { seat: self.next_in_order() }, 1)),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let Some(Pending::Chance(draw)) = self.pending.last() else {
            panic!("it is chance's turn")
        };
        match *draw {
            Draw::ShowCapital | Draw::DealCapital { .. } | Draw::ShowMayor { .. } => {
                Action::Capital { card: self.capital.sample(rng) }
            }
            Draw::DealCards { of, .. } | Draw::ShowCard { of } | Draw::DealLook { of, .. } => {
                Action::Building { card: random(self.drawable(of), rng) }
            }
            Draw::DealSawmill { .. } => Action::Sawmill { sawmill: random(self.sawmills, rng) },
            Draw::CompareHands => Action::Next { seat: self.next_in_order() },
        }
    }
}

impl Craftsmen {
    /// The cards that can be drawn from a deck.
    fn drawable(&self, kind: Kind) -> BuildingSet {
        match self.decks[kind].top() {
            Top::Unknown(cards) => cards,
            _ => BuildingSet::EMPTY,
        }
    }

    /// Who comes next in the first order: the lowest hand, the younger player first (R5).
    fn next_in_order(&self) -> Seat {
        let waiting = self.seats().filter(|seat| !self.order.contains(seat));
        let next = waiting.min_by_key(|&seat| {
            (numbers(&self.players[seat].capital), self.options.ages.rank(seat))
        });
        next.expect("hands are compared until everybody has a place")
    }

    /// Something came out.
    pub(super) fn happen(
        &mut self,
        draw: Draw,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (draw, action) {
            (
                Draw::ShowCapital | Draw::DealCapital { .. } | Draw::ShowMayor { .. },
                Action::Capital { card },
            ) if self.capital[card] > 0 => self.draw_capital(draw, card, seen),
            (
                Draw::DealCards { of, .. } | Draw::ShowCard { of } | Draw::DealLook { of, .. },
                Action::Building { card },
            ) if self.drawable(of).contains(card) => self.draw_card(draw, card, seen),
            (Draw::DealSawmill { seat }, Action::Sawmill { sawmill })
                if self.sawmills.contains(sawmill) =>
            {
                self.deal_sawmill(seat, sawmill, seen);
            }
            (Draw::CompareHands, Action::Next { seat }) if seat == self.next_in_order() => {
                self.append_to_order(seat, seen);
            }
            // All of them, so that a new draw is not forgotten here.
            (
                Draw::ShowCapital
                | Draw::DealCapital { .. }
                | Draw::ShowMayor { .. }
                | Draw::DealCards { .. }
                | Draw::ShowCard { .. }
                | Draw::DealLook { .. }
                | Draw::DealSawmill { .. }
                | Draw::CompareHands,
                _,
            ) => return Err(Illegal::NoSuchOutcome),
        }
        Ok(())
    }

    /// Goes on where there is nothing to draw, or only what somebody has put on a deck.
    pub(super) fn draw_by_itself(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let Some(Pending::Chance(draw)) = self.pending.last() else { return false };
        match *draw {
            Draw::ShowCapital => self.show_capital_by_itself(seen),
            Draw::DealCapital { seat, left, banker } => {
                self.deal_by_itself(seat, left, banker, seen)
            }
            Draw::ShowMayor { left, auction } => self.show_mayor_by_itself(left, auction, seen),
            Draw::DealCards { left, .. } => left == 0 && self.answered(),
            Draw::ShowCard { of } => self.show_card_by_itself(of, seen),
            Draw::DealLook { seat, of, left } => self.deal_look_by_itself(seat, of, left),
            Draw::DealSawmill { .. } => false,
            Draw::CompareHands => self.compare_by_itself(seen),
        }
    }

    fn draw_capital(&mut self, draw: Draw, card: Capital, seen: &mut impl Observer<Event>) {
        self.capital[card] -= 1;
        match draw {
            Draw::DealCapital { seat, left, banker } => {
                self.stock[seat.index()][card] -= 1;
                self.players[seat].capital[card] += 1;
                if self.step() != Step::Deal {
                    self.told.came(seat);
                }
                seen.saw(Event::CapitalDrawn { seat });
                self.ask_instead(Draw::DealCapital { seat, left: left - 1, banker });
                return;
            }
            Draw::ShowMayor { left, mut auction } => {
                auction.shown[card] += 1;
                seen.saw(Event::MayorShowed { card });
                self.ask_instead(Draw::ShowMayor { left: left - 1, auction });
            }
            _ => {
                self.shown[card] += 1;
                seen.saw(Event::CapitalShown { card });
            }
        }
        self.stock.iter_mut().for_each(|stock| stock[card] -= 1);
    }

    fn draw_card(&mut self, draw: Draw, card: Building, seen: &mut impl Observer<Event>) {
        match draw {
            Draw::DealCards { seat, of, left } => {
                self.decks[of].draw(card);
                self.players[seat].cards.insert(card);
                seen.saw(Event::CardDrawn { seat, kind: of });
                self.ask_instead(Draw::DealCards { seat, of, left: left - 1 });
            }
            Draw::DealLook { seat, of, left } => {
                self.decks[of].draw(card);
                self.add_to_look(seat, left, card, Eyes::NONE);
            }
            _ => self.show_card(card, seen),
        }
    }

    pub(super) fn show_card(&mut self, card: Building, seen: &mut impl Observer<Event>) {
        self.decks[card.kind()].draw(card);
        self.display.insert(card);
        seen.saw(Event::CardShown { card });
    }

    /// Fills the places of a kind: with a card that somebody put on top, or by chance.
    pub(super) fn show_card_by_itself(
        &mut self,
        kind: Kind,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if self.displayed(kind).len() >= usize::from(GAME_FACE_UP) {
            return self.answered();
        }
        match self.decks[kind].top() {
            Top::Empty => self.answered(),
            Top::Placed(placed) => {
                self.show_card(placed.card, seen);
                true
            }
            Top::Unknown(_) => false,
        }
    }

    fn deal_sawmill(&mut self, seat: Seat, sawmill: Sawmill, seen: &mut impl Observer<Event>) {
        self.sawmills.remove(sawmill);
        self.players[seat].sawmill = Some(sawmill);
        seen.saw(Event::SawmillBuilt { seat, sawmill });
        self.pending.pop();
    }

    fn append_to_order(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let place = self.order.len();
        self.order.push(seat);
        seen.saw(Event::Ordered { seat, place: place as u8 + 1 });
        self.score(seat, Source::Start, GAME_START_POINTS[place].into(), seen);
    }

    /// The last player has the last place.
    pub(super) fn compare_by_itself(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.order.len() + 1 < usize::from(self.options.players) {
            return false;
        }
        let last = self.next_in_order();
        self.append_to_order(last, seen);
        self.answered()
    }
}

/// One of some things, each with the same chance.
pub(crate) fn random<K: Key>(from: KeySet<K>, rng: &mut impl Rng) -> K {
    let nth = rng.random_range(0..from.len() as u32) as usize;
    from.iter().nth(nth).expect("there are that many")
}
