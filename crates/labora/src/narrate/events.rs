//! The log: what happened, in sentences that suit any player's name.

use quadrivium_core::{Gained, Phrase, Seat};

use super::names;
use crate::event::Event;
use crate::types::{Good, Marker, PerPool, Rank};

/// The sentence about somebody.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The sentence about an event.
pub fn tell(event: Event) -> Phrase {
    match event {
        Event::RoundBegan { round, .. } => {
            Phrase::new("labora-event-round-began").with("round", round)
        }
        Event::BonusRoundBegan => Phrase::new("labora-event-bonus-round-began"),
        Event::ClergyReturned { seat } => of("labora-event-clergy-returned", seat),
        Event::PriorReturned { seat } => of("labora-event-prior-returned", seat),
        Event::MarkerEntered { marker } => {
            Phrase::new("labora-event-marker-entered").with("marker", names::marker(marker))
        }
        Event::MarkerLeft { marker } => {
            Phrase::new("labora-event-marker-left").with("marker", names::marker(marker))
        }
        Event::PhaseBegan { phase } => {
            Phrase::new("labora-event-phase-began").with("phase", phase.name())
        }
        Event::StackOpened { stack } => {
            Phrase::new("labora-event-stack-opened").with("stack", stack.name())
        }
        Event::TurnBegan { seat } => of("labora-event-turn-began", seat),
        Event::Placed { seat, rank, owner, building } => {
            let key = if seat == owner { "labora-event-placed" } else { "labora-event-visited" };
            let phrase = of(key, seat)
                .with("rank", names::rank(rank))
                .with("building", names::building(building));
            if seat == owner { phrase } else { phrase.with("owner", owner) }
        }
        Event::ContractPaid { seat, owner, building, coins } => {
            of("labora-event-contract-paid", seat)
                .with("owner", owner)
                .with("building", names::building(building))
                .with("coins", names::coins(coins))
        }
        Event::PresentGiven { seat, owner, building, good } => {
            of("labora-event-present-given", seat)
                .with("owner", owner)
                .with("building", names::building(building))
                .with("present", names::goods(good, 1_u8))
        }
        Event::Copied { seat, owner, building } => {
            let building = names::building(building);
            match owner {
                Some(owner) => of("labora-event-copied", seat).with("owner", owner),
                None => of("labora-event-copied-display", seat),
            }
            .with("building", building)
        }
        Event::Gained { seat, good, count } => {
            of("labora-event-gained", seat).with("goods", names::goods(good, count))
        }
        Event::Paid { seat, good, count } => {
            of("labora-event-paid", seat).with("goods", names::goods(good, count))
        }
        Event::Lost { seat, half_energy, food, points } => of("labora-event-lost", seat)
            .with("lost", names::sums(PerPool::new([half_energy, food, points]))),
        Event::Converted { seat, from, count, to, into } => of("labora-event-converted", seat)
            .with("from", names::goods(from, count))
            .with("to", names::goods(to, into)),
        Event::Produced { seat, good, count, marker } => {
            let joker = marker == Marker::Joker;
            let key = if joker { "labora-event-produced-joker" } else { "labora-event-produced" };
            of(key, seat).with("goods", names::goods(good, count))
        }
        Event::Felled { seat, spot } => {
            of("labora-event-felled", seat).with("spot", names::spot(spot))
        }
        Event::PeatCut { seat, spot } => {
            of("labora-event-peat-cut", seat).with("spot", names::spot(spot))
        }
        Event::Cleared { seat, spot } => {
            of("labora-event-cleared", seat).with("spot", names::spot(spot))
        }
        Event::Idled { seat } => of("labora-event-idled", seat),
        Event::Built { seat, building, spot } => of("labora-event-built", seat)
            .with("building", names::building(building))
            .with("spot", names::spot(spot)),
        Event::Covered { building, spot } => Phrase::new("labora-event-covered")
            .with("building", names::building(building))
            .with("spot", names::spot(spot)),
        Event::PutAside { building } => {
            Phrase::new("labora-event-put-aside").with("building", names::building(building))
        }
        Event::ContractPriceRose { coins } => {
            Phrase::new("labora-event-contract-price-rose").with("coins", names::coins(coins))
        }
        Event::Settled { seat, settlement, spot } => of("labora-event-settled", seat)
            .with("settlement", names::settlement(settlement))
            .with("spot", names::spot(spot)),
        Event::DistrictLaid { seat, row, side, price } => of("labora-event-district-laid", seat)
            .with("row", i32::from(row))
            .with("side", names::district_side(side))
            .with("price", price_of(price)),
        Event::PlotLaid { seat, row, side, price } => of("labora-event-plot-laid", seat)
            .with("row", i32::from(row))
            .with("side", names::plot_side(side))
            .with("price", price_of(price)),
        Event::Ended => Phrase::new("labora-event-ended"),
    }
}

fn price_of(price: u8) -> Phrase {
    if price == 0 { Phrase::new("labora-free") } else { names::coins(price) }
}

/// What somebody gained or paid.
pub fn gains(event: Event) -> Vec<Gained> {
    let goods = |seat, good: Good, by: i32| {
        Gained::new(seat, good.name(), by, names::goods(good, by.unsigned_abs() as u16))
    };
    let home = |seat, rank: Rank| Gained::new(seat, rank.name(), 1, names::rank(rank));
    match event {
        Event::ClergyReturned { seat } => vec![home(seat, Rank::LayBrother)],
        Event::PriorReturned { seat } => vec![home(seat, Rank::Prior)],
        Event::Gained { seat, good, count } => vec![goods(seat, good, count.into())],
        Event::Paid { seat, good, count } => vec![goods(seat, good, -i32::from(count))],
        Event::Converted { seat, from, count, to, into } => {
            vec![goods(seat, from, -i32::from(count)), goods(seat, to, into.into())]
        }
        Event::Produced { seat, good, count, marker } => {
            let joker = (marker == Marker::Joker)
                .then(|| Gained::new(seat, marker.name(), 1, names::marker(marker)));
            [goods(seat, good, count.into())].into_iter().chain(joker).collect()
        }
        _ => Vec::new(),
    }
}
