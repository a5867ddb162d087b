//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Rules, Score, Seat, Turn};

use super::names;
use crate::data::{ENERGY, FOOD};
use crate::land::Cell;
use crate::score::SOLO_GOAL;
use crate::state::{Ask, Deal, Labora, Stage};
use crate::types::Good;

impl Labora {
    /// What a player is asked, or what the table waits for.
    pub(super) fn question(&self, seat: Seat) -> Phrase {
        match (self.asked(), self.turn()) {
            (Some(asked), Turn::Players(players)) => match players.iter().next() {
                Some(asked_seat) if asked_seat != seat => self.wait(asked_seat, asked),
                _ => self.ask(seat, asked),
            },
            _ => self.result(),
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winners: Vec<_> = standings.leaders().map(names::player).collect();
        let best = standings.iter().map(|one| one.points).max().unwrap_or(0);
        if self.neutral().is_some() {
            Phrase::new("labora-over-solo")
                .with("points", names::points(best))
                .with("goal", SOLO_GOAL)
        } else {
            Phrase::new("labora-over").with("players", winners).with("points", names::points(best))
        }
    }

    fn wait(&self, asked_seat: Seat, asked: Ask) -> Phrase {
        let what = match asked {
            Ask::Turn => Phrase::new("labora-wait-turn"),
            Ask::Settling | Ask::HomeSite { .. } => Phrase::new("labora-wait-settling"),
            Ask::Send { .. } => Phrase::new("labora-wait-send"),
            Ask::Pay => Phrase::new("labora-wait-pay"),
            Ask::Function { building, .. } | Ask::Site { building } => names::building(building),
            Ask::Enter { cell } | Ask::Fee { cell } => self.house_name(cell),
            Ask::Harvest { good } => names::good(good),
            Ask::NeutralBuild | Ask::NeutralSite { .. } | Ask::NeutralUse => {
                Phrase::new("labora-neutral")
            }
        };
        Phrase::new("labora-wait").with("seat", asked_seat).with("what", what)
    }

    fn ask(&self, seat: Seat, asked: Ask) -> Phrase {
        match asked {
            Ask::Turn => self.ask_turn(),
            Ask::Settling => self.ask_settling(),
            Ask::Site { building } => Phrase::new("labora-ask-site")
                .with("building", names::building(building))
                .with("cost", names::cost(building)),
            Ask::HomeSite { settlement } => Phrase::new("labora-ask-home-site")
                .with("settlement", names::settlement(settlement))
                .with("cost", names::settlement_cost(settlement)),
            Ask::Enter { cell } => {
                Phrase::new("labora-ask-enter").with("building", self.house_name(cell))
            }
            Ask::Fee { cell } => self.with_price(Phrase::new("labora-ask-fee"), cell),
            Ask::Send { cell } if self.owner(cell) == self.neutral() => {
                Phrase::new("labora-ask-send-neutral").with("building", self.house_name(cell))
            }
            Ask::Send { cell } => Phrase::new("labora-ask-send")
                .with("building", self.house_name(cell))
                .with("seat", self.active),
            Ask::Harvest { good } => {
                Phrase::new("labora-ask-harvest").with("harvests", self.harvests(&[good]))
            }
            Ask::Function { building, .. } => match self.asked_step() {
                Some(step) => self.ask_step(step),
                None => names::building(building),
            },
            Ask::Pay => self.ask_payment(seat),
            Ask::NeutralBuild => Phrase::new("labora-ask-neutral-build"),
            Ask::NeutralSite { building } => {
                Phrase::new("labora-ask-neutral-site").with("building", names::building(building))
            }
            Ask::NeutralUse => Phrase::new("labora-ask-neutral-use")
                .with("price", names::coins(self.contract_price))
                .with("present", names::goods(self.present(), 1_u8)),
        }
    }

    fn ask_turn(&self) -> Phrase {
        let bonus = self.stage == Stage::Bonus;
        match (self.actions, self.bought) {
            (0, false) => Phrase::new("labora-ask-extras"),
            (0, true) => Phrase::new("labora-ask-extras-bought"),
            _ if bonus => Phrase::new("labora-ask-bonus"),
            (left, _) => Phrase::new("labora-ask-turn").with("count", left),
        }
    }

    fn ask_settling(&self) -> Phrase {
        let key = if self.bought { "labora-ask-settling-bought" } else { "labora-ask-settling" };
        let phase = match self.stage {
            Stage::Settling(phase) => phase.name(),
            _ => "",
        };
        Phrase::new(key).with("phase", phase)
    }

    fn house_name(&self, cell: Cell) -> Phrase {
        self.house(cell).map_or_else(names::nothing, names::building)
    }

    fn with_price(&self, phrase: Phrase, cell: Cell) -> Phrase {
        let owner = self.owner(cell).unwrap_or(self.active);
        phrase
            .with("building", self.house_name(cell))
            .with("owner", self.named(owner))
            .with("price", names::coins(self.contract_price))
            .with("present", names::goods(self.present(), 1_u8))
    }

    /// What is due, and the kind of which a number is asked.
    fn ask_payment(&self, seat: Seat) -> Phrase {
        let Some(asked) = self.asked_kind(seat) else {
            return Phrase::new("labora-ask-different").with("count", self.deal.different);
        };
        let have = match asked.good {
            Good::FiveCoins => self.has(seat, Good::Coin) / 5,
            good => self.has(seat, good),
        };
        Phrase::new("labora-ask-pay")
            .with("due", due(&self.deal))
            .with("good", names::good(asked.good))
            .with("have", have)
            .with("worth", worth(&self.deal, asked.good, 1))
    }
}

/// Everything that is still due.
fn due(deal: &Deal) -> Vec<Phrase> {
    let mut due = names::sums(deal.half_energy, deal.food, deal.points);
    if deal.different > 0 {
        due.push(names::different(deal.different));
    }
    due
}

/// What so many of a good count for in the sum that is paid now.
pub(super) fn worth(deal: &Deal, good: Good, count: u8) -> Phrase {
    let list = deal.list();
    let each = list.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, value)| *value);
    let sum = u16::from(each) * u16::from(count);
    if list == ENERGY {
        names::energy(sum)
    } else if list == FOOD {
        names::food(sum)
    } else {
        names::points(sum)
    }
}
