//! Chance: every outcome with its weight, one of them at random, and what follows.

use quadrivium_core::{Chance, Key, Observer, Seat};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::data::{GAME_FACE_UP, GAME_START_POINTS};
use crate::deck::Top;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::purse::numbers;
use crate::state::{Ask, Craftsmen, Step};
use crate::types::{Building, BuildingSet, Capital, Kind, Sawmill, Source};

impl Chance for Craftsmen {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.asked() {
            Some(Ask::ShowCapital | Ask::DealCapital { .. } | Ask::ShowMayor { .. }) => {
                let cards = self.capital.iter().filter(|(_, count)| **count > 0);
                out.extend(cards.map(|(card, &n)| (Action::Capital { card }, n.into())));
            }
            Some(ask @ (Ask::DealCards { .. } | Ask::ShowCard { .. } | Ask::DealLook { .. })) => {
                let cards = self.drawable(ask).iter();
                out.extend(cards.map(|card| (Action::Building { card }, 1)));
            }
            Some(Ask::DealSawmill { .. }) => {
                let sawmills = self.sawmills.iter();
                out.extend(sawmills.map(|sawmill| (Action::Sawmill { sawmill }, 1)));
            }
            Some(Ask::CompareHands) => out.push((Action::Next { seat: self.next_in_order() }, 1)),
            _ => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        match self.asked() {
            Some(Ask::ShowCapital | Ask::DealCapital { .. } | Ask::ShowMayor { .. }) => {
                Action::Capital { card: self.capital.sample(rng) }
            }
            Some(ask @ (Ask::DealCards { .. } | Ask::ShowCard { .. } | Ask::DealLook { .. })) => {
                Action::Building { card: random(self.drawable(ask), rng) }
            }
            Some(Ask::DealSawmill { .. }) => {
                let nth = rng.random_range(0..self.sawmills.len() as u32) as usize;
                let sawmill = self.sawmills.iter().nth(nth).expect("there are that many");
                Action::Sawmill { sawmill }
            }
            Some(Ask::CompareHands) => Action::Next { seat: self.next_in_order() },
            _ => unreachable!("it is chance's turn"),
        }
    }
}

impl Craftsmen {
    /// The cards that can be drawn for a question.
    fn drawable(&self, ask: Ask) -> BuildingSet {
        let kind = match ask {
            Ask::DealCards { of, .. } | Ask::ShowCard { of } => of,
            Ask::DealLook { .. } => self.look.expect("somebody looks").kind,
            _ => return BuildingSet::EMPTY,
        };
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
        ask: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (ask, action) {
            (
                Ask::ShowCapital | Ask::DealCapital { .. } | Ask::ShowMayor { .. },
                Action::Capital { card },
            ) if self.capital[card] > 0 => self.draw_capital(ask, card, seen),
            (
                Ask::DealCards { .. } | Ask::ShowCard { .. } | Ask::DealLook { .. },
                Action::Building { card },
            ) if self.drawable(ask).contains(card) => self.draw_card(ask, card, seen),
            (Ask::DealSawmill { seat }, Action::Sawmill { sawmill })
                if self.sawmills.contains(sawmill) =>
            {
                self.deal_sawmill(seat, sawmill, seen);
            }
            (Ask::CompareHands, Action::Next { seat }) if seat == self.next_in_order() => {
                self.append_to_order(seat, seen);
            }
            _ => return Err(Illegal::NoSuchOutcome),
        }
        Ok(())
    }

    fn draw_capital(&mut self, ask: Ask, card: Capital, seen: &mut impl Observer<Event>) {
        self.capital[card] -= 1;
        match ask {
            Ask::DealCapital { seat, .. } => self.stock[seat.index()][card] -= 1,
            _ => self.stock.iter_mut().for_each(|stock| stock[card] -= 1),
        }
        match ask {
            Ask::DealCapital { seat, left } => {
                self.players[seat].capital[card] += 1;
                if self.step != Step::Deal {
                    self.told.came(seat);
                }
                seen.saw(Event::CapitalDrawn { seat });
                self.ask_instead(Ask::DealCapital { seat, left: left - 1 });
            }
            Ask::ShowMayor { left } => {
                self.auction.as_mut().expect("the mayor bids").shown[card] += 1;
                seen.saw(Event::MayorShowed { card });
                self.ask_instead(Ask::ShowMayor { left: left - 1 });
            }
            _ => {
                self.shown[card] += 1;
                seen.saw(Event::CapitalShown { card });
            }
        }
    }

    fn draw_card(&mut self, ask: Ask, card: Building, seen: &mut impl Observer<Event>) {
        match ask {
            Ask::DealCards { seat, of, left } => {
                self.decks[of].draw(card);
                self.players[seat].cards.insert(card);
                seen.saw(Event::CardDrawn { seat, kind: of });
                self.ask_instead(Ask::DealCards { seat, of, left: left - 1 });
            }
            Ask::DealLook { seat, left } => self.see(seat, left, card),
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
        self.asks.pop();
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

/// One card of a set, each with the same chance.
pub(crate) fn random(cards: BuildingSet, rng: &mut impl Rng) -> Building {
    let nth = rng.random_range(0..cards.len() as u32) as usize;
    cards.iter().nth(nth).expect("there are that many cards")
}
