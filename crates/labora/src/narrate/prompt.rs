//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Rules, Score, Seat, Turn};

use super::names;
use crate::land::Cell;
use crate::score::SOLO_GOAL;
use crate::state::{Frame, Labora, Payment, Question, Stage, Sums};
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

    fn wait(&self, asked_seat: Seat, asked: Question) -> Phrase {
        let what = match asked {
            Question::Turn => Phrase::new("labora-wait-turn"),
            Question::Settling | Question::HomeSite { .. } => Phrase::new("labora-wait-settling"),
            Question::Send { .. } => Phrase::new("labora-wait-send"),
            Question::Pay(_) => Phrase::new("labora-wait-pay"),
            Question::Function(Frame { building, .. }) | Question::Site { building } => {
                names::building(building)
            }
            Question::Enter { cell } | Question::Fee { cell } => self.house_name(cell),
            Question::Harvest { good } => names::good(good),
            Question::NeutralBuild | Question::NeutralSite { .. } | Question::NeutralUse => {
                Phrase::new("labora-neutral")
            }
        };
        Phrase::new("labora-wait").with("seat", asked_seat).with("what", what)
    }

    fn ask(&self, seat: Seat, asked: Question) -> Phrase {
        match asked {
            Question::Turn => self.ask_turn(),
            Question::Settling => self.ask_settling(),
            Question::Site { building } => Phrase::new("labora-ask-site")
                .with("building", names::building(building))
                .with("cost", names::cost(building)),
            Question::HomeSite { settlement } => Phrase::new("labora-ask-home-site")
                .with("settlement", names::settlement(settlement))
                .with("cost", names::settlement_cost(settlement)),
            Question::Enter { cell } => {
                Phrase::new("labora-ask-enter").with("building", self.house_name(cell))
            }
            Question::Fee { cell } => self.with_price(Phrase::new("labora-ask-fee"), cell),
            Question::Send { cell } if self.owner(cell) == self.neutral() => {
                Phrase::new("labora-ask-send-neutral").with("building", self.house_name(cell))
            }
            Question::Send { cell } => Phrase::new("labora-ask-send")
                .with("building", self.house_name(cell))
                .with("seat", self.active),
            Question::Harvest { good } => {
                Phrase::new("labora-ask-harvest").with("harvests", self.harvests(&[good]))
            }
            Question::Function(frame) => match frame.step() {
                Some(step) => self.ask_step(frame, step),
                None => names::building(frame.building),
            },
            Question::Pay(Payment::Different { left, .. }) => {
                Phrase::new("labora-ask-different").with("count", left)
            }
            Question::Pay(Payment::Sums(sums)) => self.ask_payment(seat, sums),
            Question::NeutralBuild => Phrase::new("labora-ask-neutral-build"),
            Question::NeutralSite { building } => {
                Phrase::new("labora-ask-neutral-site").with("building", names::building(building))
            }
            Question::NeutralUse => Phrase::new("labora-ask-neutral-use")
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
    fn ask_payment(&self, seat: Seat, sums: Sums) -> Phrase {
        let due = Phrase::new("labora-ask-pay").with("due", names::sums(sums.left));
        let Some(asked) = sums.asked(&self.goods[seat]) else { return due };
        let have = match asked.good {
            Good::FiveCoins => self.has(seat, Good::Coin) / 5,
            good => self.has(seat, good),
        };
        due.with("good", names::good(asked.good))
            .with("have", have)
            .with("worth", names::sum(asked.pool, asked.value))
    }
}
