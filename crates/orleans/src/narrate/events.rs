//! The log: what happened, in sentences that suit any player's name.
//!
//! What fills the map before the game is not told: it lies there for everybody to see.

use quadrivium_core::{Gained, Phrase, Seat};

use super::actions::{lost, worker};
use super::names;
use crate::action::Loss;
use crate::data::{DRAW_LIMIT, ROUTES, STEPS};
use crate::event::Event;
use crate::types::{Follower, Kind, Source, Ware};

/// The sentence about somebody.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The sentence about somebody and a follower.
fn whom(key: &'static str, seat: Seat, follower: Follower) -> Phrase {
    of(key, seat).with("follower", names::follower(follower))
}

/// The sentence about an event.
pub fn tell(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Started { seat } => of("orleans-start", seat),
        Event::TileRemoved { seat, tile } => {
            of("orleans-event-tile-removed", seat).with("place", names::place(tile))
        }
        Event::RoundBegan { round, start } => {
            of("orleans-event-round-began", start).with("round", round)
        }
        Event::Revealed { tile } => Phrase::new("orleans-event-revealed")
            .with("event", names::event(tile))
            .with("help", names::event_help(tile)),
        Event::EventCame { tile } => {
            Phrase::new("orleans-event-came").with("event", names::event(tile))
        }
        Event::Counted { leader, last } => counted(leader, last),
        Event::DrawDeclared { seat, count } => {
            of("orleans-event-draw-declared", seat).with("followers", names::anybody(count))
        }
        Event::TakenBack { seat, follower, space } => {
            whom("orleans-event-taken-back", seat, follower)
                .with("place", names::place(space.place()))
        }
        Event::Drawn { seat, follower } => whom("orleans-event-drawn", seat, follower),
        Event::Bathed { seat, follower } => whom("orleans-event-bathed", seat, follower),
        Event::Kept { seat, follower } => whom("orleans-event-kept", seat, follower),
        Event::Returned { seat, follower } => whom("orleans-event-returned", seat, follower),
        Event::Stowed { seat, follower } => whom("orleans-event-stowed", seat, follower),
        Event::Assigned { seat, follower, space, source } => {
            let key = match source {
                Some(Source::Market) => "orleans-event-assigned",
                Some(Source::Tower) => "orleans-event-assigned-tower",
                None => "orleans-event-assigned-bathhouse",
            };
            of(key, seat)
                .with("follower", worker(follower, space))
                .with("place", names::place(space.place()))
        }
        Event::TechnologyPlaced { seat, space } => of("orleans-event-technology-placed", seat)
            .with("place", names::place(space.place()))
            .with("slot", names::slot(names::wanted(space))),
        Event::Planned { seat } => of("orleans-event-planned", seat),
        Event::Used { seat, place } => {
            of("orleans-event-used", seat).with("place", names::place(place))
        }
        Event::Passed { seat } => of("orleans-event-passed", seat),
        Event::Protected { seat } => of("orleans-event-protected", seat),
        Event::Died { seat, kind } => {
            of("orleans-event-died", seat).with("follower", names::kind(kind))
        }
        Event::Spared { seat, follower } => whom("orleans-event-spared", seat, follower),
        Event::Tortured { seat, missing } => {
            of("orleans-event-tortured", seat).with("coins", names::coins(missing))
        }
        // Who it is comes with the draw.
        Event::Lost { loss: Loss::Follower, .. }
        | Event::GoodLaid { .. }
        | Event::GoodRemoved { .. } => return None,
        Event::Lost { seat, loss } => of("orleans-event-lost", seat).with("loss", lost(loss)),
        Event::FollowerLost { seat, kind } => {
            of("orleans-event-lost", seat).with("loss", names::kind(kind))
        }
        Event::DebtForgiven { seat, missing } => {
            of("orleans-event-debt-forgiven", seat).with("coins", names::coins(missing))
        }
        Event::Ended => Phrase::new("orleans-event-ended"),
        _ => return brought(event),
    })
}

/// The sentence about something that an action or an event of the round has brought or cost.
fn brought(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::CoinsGained { seat, coins } => {
            of("orleans-event-coins-gained", seat).with("coins", names::coins(coins))
        }
        Event::CoinsPaid { seat, coins } => {
            of("orleans-event-coins-paid", seat).with("coins", names::coins(coins))
        }
        Event::CoinsGiven { seat, to, coins } => {
            of("orleans-event-coins-given", seat).with("to", to).with("coins", names::coins(coins))
        }
        Event::Recruited { seat, kind } => {
            of("orleans-event-recruited", seat).with("follower", names::kind(kind))
        }
        Event::Advanced { seat, kind, to } => advanced(seat, kind, to),
        Event::GoodGained { seat, good, route: None } => {
            of("orleans-event-good-gained", seat).with("goods", names::wares(good.ware(), 1))
        }
        Event::GoodGained { seat, good, route: Some(route) } => {
            let (from, to) = ROUTES[route].ends;
            of("orleans-event-good-found", seat)
                .with("goods", names::wares(good.ware(), 1))
                .with("from", names::town(from))
                .with("to", names::town(to))
        }
        Event::GoodPaid { seat, ware } => {
            of("orleans-event-good-paid", seat).with("goods", names::wares(ware, 1))
        }
        Event::Baked { seat, count } => {
            of("orleans-event-baked", seat).with("goods", names::wares(Ware::Bread, count))
        }
        Event::TechnologyGained { seat } => of("orleans-event-technology-gained", seat),
        Event::TileGained { seat, tile } => {
            of("orleans-event-tile-gained", seat).with("place", names::place(tile))
        }
        Event::Developed { seat, from, to } => of("orleans-event-developed", seat)
            .with("points", names::development(to - from))
            .with("space", to),
        Event::CitizenGained { seat, citizen } => {
            of("orleans-event-citizen-gained", seat).with("citizen", names::citizen(citizen))
        }
        Event::Moved { seat, merchant, from, to, way } => {
            let phrase = if seat == merchant {
                of("orleans-event-moved", seat)
            } else {
                of("orleans-event-moved-other", seat).with("merchant", merchant)
            };
            phrase
                .with("from", names::town(from))
                .with("to", names::town(to))
                .with("way", names::way(way))
        }
        Event::StationBuilt { seat, town } => {
            of("orleans-event-station-built", seat).with("town", names::town(town))
        }
        Event::Served { seat, kind, deed, .. } => of("orleans-event-served", seat)
            .with("follower", names::kind(kind))
            .with("deed", names::deed(deed)),
        _ => return None,
    })
}

/// The census: whoever is alone at an end of the farmer track.
fn counted(leader: Option<Seat>, last: Option<Seat>) -> Phrase {
    match (leader, last) {
        (Some(leader), Some(last)) => {
            Phrase::new("orleans-event-census-both").with("leader", leader).with("last", last)
        }
        (Some(leader), None) => of("orleans-event-census-leader", leader),
        (None, Some(last)) => of("orleans-event-census-last", last),
        (None, None) => Phrase::new("orleans-event-census-tie"),
    }
}

fn advanced(seat: Seat, kind: Kind, to: u8) -> Phrase {
    let key = match kind {
        Kind::Knight => "orleans-event-advanced-knight",
        _ => "orleans-event-advanced",
    };
    let phrase = of(key, seat)
        .with("track", names::of("track", kind.name()))
        .with("space", to)
        .with("last", STEPS[kind]);
    match kind {
        Kind::Knight => {
            let limit = DRAW_LIMIT.get(usize::from(to)).copied().unwrap_or_default();
            phrase.with("limit", names::anybody(limit))
        }
        _ => phrase,
    }
}

/// What somebody gained or paid.
pub fn gains(event: Event) -> Vec<Gained> {
    let who = |seat, kind: Kind, words| Gained::new(seat, kind.name(), 1, words);
    let ware = |seat, ware: Ware, by: i32| {
        Gained::new(seat, ware.name(), by, names::wares(ware, by.unsigned_abs() as u8))
    };
    let technology = |seat| Gained::new(seat, "technology", 1, names::technologies(1));
    vec![match event {
        Event::Drawn { seat, follower } | Event::Spared { seat, follower } => {
            who(seat, follower.kind(), names::follower(follower))
        }
        Event::Assigned { seat, follower, space, .. } => {
            who(seat, follower.kind(), worker(follower, space)).about(names::place(space.place()))
        }
        Event::TechnologyPlaced { seat, space } => {
            technology(seat).about(names::place(space.place()))
        }
        Event::Recruited { seat, kind } => who(seat, kind, names::kind(kind)),
        Event::Died { seat, kind } => Gained::new(seat, kind.name(), -1, names::kind(kind)),
        Event::CoinsGained { seat, coins } => {
            Gained::new(seat, "coins", coins, names::coins(coins))
        }
        Event::CoinsPaid { seat, coins } => {
            Gained::new(seat, "coins", -i32::from(coins), names::coins(coins))
        }
        Event::GoodGained { seat, good, .. } => ware(seat, good.ware(), 1),
        Event::GoodPaid { seat, ware: paid } => ware(seat, paid, -1),
        Event::Baked { seat, count } => {
            let count = i32::from(count);
            return vec![ware(seat, Ware::Grain, -count), ware(seat, Ware::Bread, count)];
        }
        Event::TechnologyGained { seat } => technology(seat),
        Event::Developed { seat, from, to } => {
            Gained::new(seat, "development", to - from, names::development(to - from))
        }
        Event::CitizenGained { seat, citizen } => {
            Gained::new(seat, "citizen", 1, Phrase::new("orleans-gain-citizen"))
                .about(names::citizen(citizen))
        }
        _ => return Vec::new(),
    }]
}

/// What an event brings to a player, for an offer.
pub fn gain(seat: Seat, event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Recruited { seat: by, kind } if by == seat => names::kind(kind),
        Event::GoodGained { seat: by, good, .. } if by == seat => names::wares(good.ware(), 1),
        Event::CoinsGained { seat: by, coins } if by == seat => names::coins(coins),
        Event::Developed { seat: by, from, to } if by == seat => names::development(to - from),
        Event::TechnologyGained { seat: by } if by == seat => names::technologies(1),
        Event::TileGained { seat: by, .. } if by == seat => Phrase::new("orleans-gain-tile"),
        Event::CitizenGained { seat: by, .. } if by == seat => Phrase::new("orleans-gain-citizen"),
        Event::StationBuilt { seat: by, town } if by == seat => {
            Phrase::new("orleans-loss-station").with("town", names::town(town))
        }
        Event::Baked { seat: by, count } if by == seat => names::wares(Ware::Bread, count),
        _ => return None,
    })
}
