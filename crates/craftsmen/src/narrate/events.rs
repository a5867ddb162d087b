//! The log: what happened, in sentences that suit any player's name.
//!
//! Cards that are drawn or laid out are not told one by one: how many a player has and what lies on
//! the board stands on the page.

use quadrivium_core::{Gained, Phrase, Seat};

use super::names;
use crate::event::Event;
use crate::types::{Capital, Source, Token};

/// The sentence about somebody.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The sentence about an event; nothing where it goes without saying.
pub fn tell(event: Event) -> Option<Phrase> {
    match event {
        Event::CapitalDrawn { .. }
        | Event::CardDrawn { .. }
        | Event::CapitalShown { .. }
        | Event::CardShown { .. } => None,
        Event::Ordered { .. }
        | Event::SeasonBegan { .. }
        | Event::StageBegan { .. }
        | Event::Sent { .. }
        | Event::Passed { .. }
        | Event::PrivilegeUsed { .. }
        | Event::TokenTaken { .. }
        | Event::WorkTokenSpent { .. }
        | Event::Preceded { .. }
        | Event::YearEnded { .. }
        | Event::Sailed { .. }
        | Event::Scored { .. }
        | Event::Ended => about_town(event),
        Event::Reshuffled
        | Event::SawmillBuilt { .. }
        | Event::CardSwapped { .. }
        | Event::CapitalGiven { .. }
        | Event::CapitalTaken { .. }
        | Event::Discarded { .. }
        | Event::Paid { .. }
        | Event::Built { .. }
        | Event::BonusTaken { .. }
        | Event::Bought { .. }
        | Event::AuctionOpened { .. }
        | Event::Bid { .. }
        | Event::BidPassed { .. }
        | Event::MayorShowed { .. }
        | Event::MayorOffered { .. }
        | Event::AuctionWon { .. }
        | Event::CardWithdrawn { .. }
        | Event::LookedAt { .. }
        | Event::PutBack { .. } => about_cards(event),
        Event::RawMade { .. }
        | Event::Fetched { .. }
        | Event::Made { .. }
        | Event::Delivered { .. }
        | Event::Stored { .. }
        | Event::PushedOut { .. }
        | Event::Loaded { .. }
        | Event::ThrownOut { .. }
        | Event::Lost { .. }
        | Event::Purchased { .. }
        | Event::Stalled { .. } => about_goods(event),
    }
}

/// The calendar, helpers, tokens and points.
fn about_town(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Ordered { seat, place } => of("craftsmen-event-ordered", seat).with("place", place),
        Event::SeasonBegan { year, season } => Phrase::new("craftsmen-event-season-began")
            .with("year", year)
            .with("season", names::season(season)),
        Event::StageBegan { guild } => Phrase::new("craftsmen-event-stage-began")
            .with("stage", names::stage(guild))
            .with("guild", names::guild(guild)),
        Event::Sent { seat, guild, space, on } => {
            let phrase = match on {
                None => of("craftsmen-event-sent", seat),
                Some(owner) if owner == seat => of("craftsmen-event-stacked-own", seat),
                Some(owner) => of("craftsmen-event-stacked", seat).with("owner", owner),
            };
            phrase.with("guild", names::guild(guild)).with("space", names::space(guild, space))
        }
        Event::Passed { seat } => of("craftsmen-event-passed", seat),
        Event::PrivilegeUsed { seat, guild, token } => {
            let key = if token {
                "craftsmen-event-privilege-token"
            } else {
                "craftsmen-event-privilege-used"
            };
            of(key, seat).with("guild", names::guild(guild))
        }
        Event::TokenTaken { seat, token: Token::Privilege } => {
            of("craftsmen-event-token-privilege", seat)
        }
        Event::TokenTaken { seat, token: Token::Work } => of("craftsmen-event-token-work", seat),
        Event::WorkTokenSpent { seat } => of("craftsmen-event-work-token-spent", seat),
        Event::Preceded { seat } => of("craftsmen-event-preceded", seat),
        Event::YearEnded { year } => Phrase::new("craftsmen-event-year-ended").with("year", year),
        Event::Sailed { ship } => Phrase::new("craftsmen-event-sailed").with("ship", ship.number()),
        Event::Scored { seat, source: Source::Fees, points } if points < 0 => {
            of("craftsmen-event-fee-paid", seat).with("points", names::points(-points))
        }
        Event::Scored { seat, source, points } => of("craftsmen-event-scored", seat)
            .with("source", names::source(source))
            .with("points", names::points(points)),
        Event::Ended => Phrase::new("craftsmen-event-ended"),
        _ => return None,
    })
}

/// Capital cards and buildings.
fn about_cards(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Reshuffled => Phrase::new("craftsmen-event-reshuffled"),
        Event::SawmillBuilt { seat, sawmill } => {
            of("craftsmen-event-sawmill-built", seat).with("sawmill", names::sawmill(sawmill))
        }
        Event::CardSwapped { seat, kind } => {
            of("craftsmen-event-card-swapped", seat).with("kind", names::kind(kind))
        }
        Event::CapitalGiven { seat, to } => {
            of("craftsmen-event-capital-given", seat).with("to", to)
        }
        Event::CapitalTaken { seat, card } => {
            of("craftsmen-event-capital-taken", seat).with("card", names::capital(card))
        }
        Event::Discarded { seat, card } => {
            of("craftsmen-event-discarded", seat).with("card", names::capital(card))
        }
        Event::Paid { seat, card } => {
            of("craftsmen-event-paid", seat).with("card", names::capital(card))
        }
        Event::Built { seat, card, end } => of("craftsmen-event-built", seat)
            .with("card", names::card(card))
            .with("end", Phrase::new(super::actions::end_key(end))),
        Event::BonusTaken { seat, good } => of("craftsmen-event-bonus-taken", seat)
            .with("good", names::good(good))
            .with("points", names::points(super::glossary::bonus(good))),
        Event::Bought { seat, card, price } => {
            of("craftsmen-event-bought", seat).with("card", names::card(card)).with("price", price)
        }
        Event::AuctionOpened { seat, card } => {
            of("craftsmen-event-auction-opened", seat).with("card", names::card(card))
        }
        Event::Bid { seat, amount } => of("craftsmen-event-bid", seat).with("amount", amount),
        Event::BidPassed { seat } => of("craftsmen-event-bid-passed", seat),
        Event::MayorShowed { card } => {
            Phrase::new("craftsmen-event-mayor-showed").with("card", names::capital(card))
        }
        Event::MayorOffered { amount } => {
            Phrase::new("craftsmen-event-mayor-offered").with("amount", amount)
        }
        Event::AuctionWon { seat, card, amount } => of("craftsmen-event-auction-won", seat)
            .with("card", names::card(card))
            .with("amount", amount),
        Event::CardWithdrawn { card } => {
            Phrase::new("craftsmen-event-card-withdrawn").with("card", names::card(card))
        }
        Event::LookedAt { seat, kind } => {
            of("craftsmen-event-looked-at", seat).with("kind", names::kind(kind))
        }
        Event::PutBack { seat, kind, under, cards } => {
            let key =
                if under { "craftsmen-event-put-under" } else { "craftsmen-event-put-on-top" };
            of(key, seat).with("kind", names::kind(kind)).with("count", cards)
        }
        _ => return None,
    })
}

/// What is made, where it goes and what is bought.
fn about_goods(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::RawMade { seat, good, to: Some(to) } => of("craftsmen-event-raw-made", seat)
            .with("good", names::good(good))
            .with("card", names::card(to)),
        Event::RawMade { seat, good, to: None } => {
            of("craftsmen-event-raw-to-fair", seat).with("good", names::good(good))
        }
        Event::Fetched { seat, good, to } => of("craftsmen-event-fetched", seat)
            .with("good", names::good(good))
            .with("card", names::card(to)),
        Event::Made { seat, card, good } => of("craftsmen-event-made", seat)
            .with("good", names::good(good))
            .with("card", names::card(card)),
        Event::Delivered { seat, good, to } => of("craftsmen-event-delivered", seat)
            .with("good", names::good(good))
            .with("card", names::card(to)),
        Event::Stored { seat, good } => {
            of("craftsmen-event-stored", seat).with("good", names::good(good))
        }
        Event::PushedOut { good, owner: Some(owner) } => {
            of("craftsmen-event-pushed-out", owner).with("good", names::good(good))
        }
        Event::PushedOut { good, owner: None } => {
            Phrase::new("craftsmen-event-pushed-out-natural").with("good", names::good(good))
        }
        Event::Loaded { seat, good, ship } => of("craftsmen-event-loaded", seat)
            .with("good", names::good(good))
            .with("ship", ship.number()),
        Event::ThrownOut { seat, good, ship } => of("craftsmen-event-thrown-out", seat)
            .with("good", names::good(good))
            .with("ship", ship.number()),
        Event::Lost { seat, good } => {
            of("craftsmen-event-lost", seat).with("good", names::good(good))
        }
        Event::Purchased { seat, good, to, from } => match from {
            Some(owner) => of("craftsmen-event-purchased-from", seat).with("owner", owner),
            None => of("craftsmen-event-purchased", seat),
        }
        .with("good", names::good(good))
        .with("card", names::card(to)),
        Event::Stalled { seat } => of("craftsmen-event-stalled", seat),
        _ => return None,
    })
}

/// What somebody gained or paid.
pub fn gains(event: Event) -> Vec<Gained> {
    let card =
        |seat, card: Capital, by: i32| Gained::new(seat, card.name(), by, names::capital(card));
    let points = |seat, by: i32| Gained::new(seat, "points", by, names::points(by.abs()));
    match event {
        Event::CapitalTaken { seat, card: taken } => vec![card(seat, taken, 1)],
        Event::Discarded { seat, card: gone } | Event::Paid { seat, card: gone } => {
            vec![card(seat, gone, -1)]
        }
        Event::BonusTaken { seat, good } => {
            let won = super::glossary::bonus(good);
            vec![Gained::new(seat, good.name(), 1, names::good(good)), points(seat, won.into())]
        }
        Event::Scored { seat, source: Source::Fees, points: by } if by < 0 => {
            vec![points(seat, by.into())]
        }
        Event::Scored { seat, source, points: by } => {
            vec![points(seat, by.into()).about(names::source(source))]
        }
        _ => Vec::new(),
    }
}
