//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Rules, Score, Seat};

use super::names;
use crate::data::GOOD_TYPES_IN_STOCK;
use crate::options::Setup;
use crate::state::{Burgundy, Draw, Estate, Joint, Pending, Question};
use crate::types::Building;

impl Burgundy {
    /// What a player is asked, or what the table waits for.
    pub(super) fn prompt_of(&self, seat: Seat) -> Phrase {
        let Some(asked) = self.asked() else { return self.result() };
        match asked {
            Pending::Chance(draw) => Phrase::new(match draw {
                Draw::ChooseStart => "burgundy-chance-start",
                Draw::DealGoods => "burgundy-chance-goods",
                Draw::DealSheets => "burgundy-chance-sheets",
                Draw::FillDepots => "burgundy-chance-depots",
                Draw::FillBlackDepot => "burgundy-chance-black-depot",
                Draw::RevealGoods => "burgundy-chance-round-goods",
                Draw::RollDice => "burgundy-chance-dice",
            }),
            Pending::Together(Joint::ChooseEstates) => self.ask_estate(seat),
            Pending::Player { seat: asked, question } if asked == seat => {
                ask(&self.estates[seat], question)
            }
            Pending::Player { seat: asked, question } => {
                let what = waiting_for(question);
                Phrase::new("burgundy-wait").with("seat", asked).with("what", what)
            }
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winner = standings.leaders().next().and_then(|seat| standings.of(seat));
        match winner {
            Some(winner) => Phrase::new("burgundy-over")
                .with("seat", winner.seat)
                .with("points", names::points(winner.points.try_into().unwrap_or(0))),
            None => Phrase::new("burgundy-event-game-ended"),
        }
    }

    fn ask_estate(&self, seat: Seat) -> Phrase {
        let choosing = self.turn().players();
        if !choosing.contains(seat) {
            let players: Vec<_> = choosing.iter().map(names::player).collect();
            return Phrase::new("burgundy-wait-estates").with("players", players);
        }
        let key = match self.setup {
            Setup::ExpertSecret => "burgundy-ask-estate-secret",
            _ => "burgundy-ask-estate",
        };
        let sheet = self.estates[seat].sheet;
        Phrase::new(key).with("sheet", sheet.map_or_else(String::new, |sheet| sheet.to_string()))
    }
}

fn ask(estate: &Estate, question: Question) -> Phrase {
    match question {
        Question::TakeTurn => ask_turn(estate),
        Question::ActAtOnce => Phrase::new("burgundy-ask-castle"),
        Question::FetchTile { building: Building::Carpenter } => {
            Phrase::new("burgundy-ask-carpenter")
        }
        Question::FetchTile { building: Building::Church } => Phrase::new("burgundy-ask-church"),
        Question::FetchTile { .. } => Phrase::new("burgundy-ask-market"),
        Question::SellAtOnce => {
            Phrase::new("burgundy-ask-warehouse").with("goods", names::heap(estate.stock))
        }
        Question::PlaceAtOnce => Phrase::new("burgundy-ask-city-hall"),
        Question::LoadGoods if estate.knows(5) => Phrase::new("burgundy-ask-load-two"),
        Question::LoadGoods => Phrase::new("burgundy-ask-load"),
        Question::KeepGoods { .. } => {
            let free = GOOD_TYPES_IN_STOCK.saturating_sub(estate.stocked().len());
            Phrase::new("burgundy-ask-keep").with("count", free)
        }
        Question::Discard { tile } => {
            Phrase::new("burgundy-ask-discard").with("tile", names::tile(tile))
        }
    }
}

/// The dice that are left, and what can be paid.
fn ask_turn(estate: &Estate) -> Phrase {
    let shown = estate.dice.pips.into_iter().flatten().zip(estate.dice.used);
    let left: Vec<_> = shown.filter(|(_, used)| !used).map(|(pips, _)| pips.number()).collect();
    let phrase = match left[..] {
        [first, second] => {
            Phrase::new("burgundy-ask-dice").with("first", first).with("second", second)
        }
        [die] => Phrase::new("burgundy-ask-die").with("die", die),
        _ => Phrase::new("burgundy-ask-buy"),
    };
    let (workers, silver) = (names::workers(estate.workers), names::silver(estate.silver));
    phrase.with("workers", workers).with("silver", silver)
}

/// What another player is doing.
fn waiting_for(question: Question) -> Phrase {
    match question {
        Question::TakeTurn => Phrase::new("burgundy-wait-turn"),
        Question::ActAtOnce => Phrase::new("burgundy-wait-castle"),
        Question::FetchTile { building } => names::building(building),
        Question::SellAtOnce => names::building(Building::Warehouse),
        Question::PlaceAtOnce => names::building(Building::CityHall),
        Question::LoadGoods | Question::KeepGoods { .. } => Phrase::new("burgundy-wait-ship"),
        Question::Discard { .. } => Phrase::new("burgundy-wait-discard"),
    }
}
