//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Rules, Score, Seat};

use super::names;
use crate::data::GOOD_TYPES_IN_STOCK;
use crate::options::Setup;
use crate::state::{Burgundy, Estate, Pending};
use crate::types::Building;

impl Burgundy {
    /// What a player is asked, or what the table waits for.
    pub(super) fn question(&self, seat: Seat) -> Phrase {
        let Some(asked) = self.asked() else { return self.result() };
        let chance = |what: &'static str| Phrase::new(what);
        match asked {
            Pending::ChooseStart => chance("burgundy-chance-start"),
            Pending::DealGoods => chance("burgundy-chance-goods"),
            Pending::DealSheets => chance("burgundy-chance-sheets"),
            Pending::FillDepots => chance("burgundy-chance-depots"),
            Pending::FillBlackDepot => chance("burgundy-chance-black-depot"),
            Pending::RevealGoods => chance("burgundy-chance-round-goods"),
            Pending::RollDice => chance("burgundy-chance-dice"),
            Pending::ChooseEstates => self.ask_estate(seat),
            Pending::TakeTurn { seat: asked_seat }
            | Pending::ActAtOnce { seat: asked_seat }
            | Pending::FetchTile { seat: asked_seat, .. }
            | Pending::SellAtOnce { seat: asked_seat }
            | Pending::PlaceAtOnce { seat: asked_seat }
            | Pending::LoadGoods { seat: asked_seat }
            | Pending::KeepGoods { seat: asked_seat, .. }
            | Pending::Discard { seat: asked_seat, .. } => {
                if asked_seat == seat {
                    ask(&self.estates[seat], asked)
                } else {
                    let what = waiting_for(asked);
                    Phrase::new("burgundy-wait").with("seat", asked_seat).with("what", what)
                }
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

fn ask(estate: &Estate, asked: Pending) -> Phrase {
    match asked {
        Pending::TakeTurn { .. } => ask_turn(estate),
        Pending::ActAtOnce { .. } => Phrase::new("burgundy-ask-castle"),
        Pending::FetchTile { building: Building::Carpenter, .. } => {
            Phrase::new("burgundy-ask-carpenter")
        }
        Pending::FetchTile { building: Building::Church, .. } => Phrase::new("burgundy-ask-church"),
        Pending::FetchTile { .. } => Phrase::new("burgundy-ask-market"),
        Pending::SellAtOnce { .. } => {
            Phrase::new("burgundy-ask-warehouse").with("goods", names::heap(estate.stock))
        }
        Pending::PlaceAtOnce { .. } => Phrase::new("burgundy-ask-city-hall"),
        Pending::LoadGoods { .. } if estate.knows(5) => Phrase::new("burgundy-ask-load-two"),
        Pending::LoadGoods { .. } => Phrase::new("burgundy-ask-load"),
        Pending::KeepGoods { .. } => {
            let free = GOOD_TYPES_IN_STOCK.saturating_sub(estate.stocked().len());
            Phrase::new("burgundy-ask-keep").with("count", free)
        }
        Pending::Discard { tile, .. } => {
            Phrase::new("burgundy-ask-discard").with("tile", names::tile(tile))
        }
        _ => unreachable!("everything else is asked of chance or of all players"),
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
fn waiting_for(asked: Pending) -> Phrase {
    match asked {
        Pending::ActAtOnce { .. } => Phrase::new("burgundy-wait-castle"),
        Pending::FetchTile { building, .. } => names::building(building),
        Pending::SellAtOnce { .. } => names::building(Building::Warehouse),
        Pending::PlaceAtOnce { .. } => names::building(Building::CityHall),
        Pending::LoadGoods { .. } | Pending::KeepGoods { .. } => Phrase::new("burgundy-wait-ship"),
        Pending::Discard { .. } => Phrase::new("burgundy-wait-discard"),
        _ => Phrase::new("burgundy-wait-turn"),
    }
}
