//! The log: what happened, in sentences that suit any player's name.
//!
//! What fills the board at the start of a phase is not told: it lies there for everybody to see.

use quadrivium_core::{Gained, Key, Phrase, Seat};

use super::names;
use crate::data::PURCHASE_PRICE;
use crate::event::Event;
use crate::types::Pips;

/// The sentence about somebody.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The sentence about an event.
pub fn tell(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::TileRevealed { .. } | Event::GoodRevealed { .. } => return None,
        Event::Started { seat } => of("burgundy-start", seat),
        Event::GoodDealt { seat, good } => {
            of("burgundy-event-good-dealt", seat).with("good", names::good(good))
        }
        Event::SheetDealt { seat, sheet } => {
            of("burgundy-event-sheet-dealt", seat).with("sheet", sheet.to_string())
        }
        Event::EstateChosen { seat } => of("burgundy-event-estate-chosen", seat),
        Event::EstateSettled { seat, board, castle } => of("burgundy-event-estate-settled", seat)
            .with("board", board.number())
            .with("space", castle.number()),
        Event::PhaseBegan { phase } => {
            Phrase::new("burgundy-event-phase-began").with("phase", phase.name())
        }
        Event::RoundBegan { phase, round } => Phrase::new("burgundy-event-round-began")
            .with("phase", phase.name())
            .with("round", round),
        Event::Rolled { seat, dice: [low, high] } => {
            of("burgundy-event-rolled", seat).with("low", low.number()).with("high", high.number())
        }
        Event::GoodPlaced { good, depot } => Phrase::new("burgundy-event-good-placed")
            .with("good", names::good(good))
            .with("depot", depot.number()),
        Event::TurnBegan { seat } => of("burgundy-event-turn-began", seat),
        Event::WorkersPaid { seat, workers } => {
            of("burgundy-event-workers-paid", seat).with("workers", names::workers(workers))
        }
        Event::Took { seat, tile, from } => of("burgundy-event-took", seat)
            .with("tile", names::object(tile))
            .with("from", names::from(from)),
        Event::Bought { seat, tile, from } => of("burgundy-event-bought", seat)
            .with("tile", names::object(tile))
            .with("from", names::from(from)),
        Event::Discarded { seat, tile } => {
            of("burgundy-event-discarded", seat).with("tile", names::object(tile))
        }
        Event::Placed { seat, tile, at } => of("burgundy-event-placed", seat)
            .with("tile", names::object(tile))
            .with("space", at.number()),
        Event::RegionFinished { seat, ground, size, points, phase_points, .. } => {
            of("burgundy-event-region-finished", seat)
                .with("region", names::region(ground))
                .with("size", size)
                .with("points", points)
                .with("phase", names::points(phase_points))
        }
        Event::BonusTile { seat, ground, large, points } => {
            let key =
                if large { "burgundy-event-bonus-large" } else { "burgundy-event-bonus-small" };
            of(key, seat)
                .with("ground", names::ground(ground))
                .with("points", names::points(points))
        }
        Event::AnimalsCounted { seat, tiles, points, .. } => {
            of("burgundy-event-animals-counted", seat)
                .with("tiles", tiles)
                .with("points", names::points(points))
        }
        Event::Sold { seat, good, tiles, points, silver, workers } => {
            of("burgundy-event-sold", seat)
                .with("goods", names::goods_tiles(good, tiles))
                .with("gains", names::gains(points, silver, workers))
        }
        Event::WorkersTaken { seat, workers, silver } => {
            of("burgundy-event-workers-taken", seat).with("gains", names::gains(0, silver, workers))
        }
        Event::BuildingPaid { seat, building, workers, silver, points } => {
            of("burgundy-event-building-paid", seat)
                .with("building", names::building(building))
                .with("gains", names::gains(points, silver, workers))
        }
        Event::EffectLost { seat, building } => {
            of("burgundy-event-effect-lost", seat).with("building", names::building(building))
        }
        Event::EffectDeclined { seat } => of("burgundy-event-effect-declined", seat),
        Event::Loaded { seat, good, tiles } => {
            of("burgundy-event-loaded", seat).with("goods", names::goods_tiles(good, tiles))
        }
        Event::MarkerMoved { seat, to } => {
            of("burgundy-event-marker-moved", seat).with("space", to + 1)
        }
        Event::MinesPaid { seat, silver, workers } => {
            of("burgundy-event-mines-paid", seat).with("gains", names::gains(0, silver, workers))
        }
        Event::FinalPoints { seat, source, points } => of("burgundy-event-final-points", seat)
            .with("source", names::source(source))
            .with("points", names::points(points)),
        Event::GameEnded => Phrase::new("burgundy-event-game-ended"),
    })
}

/// What each face of a die is called as a symbol.
const FACES: [&str; Pips::COUNT] = ["die1", "die2", "die3", "die4", "die5", "die6"];

/// What somebody gained or paid.
pub fn gains(event: Event) -> Vec<Gained> {
    let amount = |seat, of, by: i32| Gained::new(seat, of, by, names::amount(of, by.abs()));
    let points = |seat, points: u16| amount(seat, "points", points.into());
    let all = |seat, points: u16, silver: u16, workers: u16| {
        [("points", points), ("silver", silver), ("workers", workers)]
            .into_iter()
            .filter(|&(_, by)| by > 0)
            .map(|(of, by)| amount(seat, of, by.into()))
            .collect()
    };
    match event {
        Event::GoodDealt { seat, good } => {
            vec![Gained::new(seat, good.name(), 1, names::good(good))]
        }
        Event::Rolled { seat, dice } => {
            let face = |pips: Pips| Phrase::new("burgundy-die").with("die", pips.number());
            dice.map(|pips| Gained::new(seat, FACES[pips.index()], 1, face(pips))).into()
        }
        Event::WorkersPaid { seat, workers } => vec![amount(seat, "workers", -i32::from(workers))],
        Event::Bought { seat, .. } => vec![amount(seat, "silver", -i32::from(PURCHASE_PRICE))],
        Event::RegionFinished { seat, ground, points: size, phase_points, .. } => {
            vec![points(seat, size + phase_points).about(names::region(ground))]
        }
        Event::BonusTile { seat, ground, points: won, .. } => {
            vec![points(seat, won).about(names::ground(ground))]
        }
        Event::AnimalsCounted { seat, points: won, .. } => vec![points(seat, won)],
        Event::Sold { seat, points, silver, workers, .. }
        | Event::BuildingPaid { seat, points, silver, workers, .. } => {
            all(seat, points, silver, workers)
        }
        Event::WorkersTaken { seat, silver, workers }
        | Event::MinesPaid { seat, silver, workers } => all(seat, 0, silver, workers),
        Event::FinalPoints { seat, source, points: won } => {
            vec![points(seat, won).about(names::source(source))]
        }
        _ => Vec::new(),
    }
}
