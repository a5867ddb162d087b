//! What is offered: each action with its price and what it brings at once.

use quadrivium_core::{Breakdown, Effect, Phrase, Rules, Seat};

use super::names::{self, with_die};
use super::{events, glossary};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Burgundy, Question};
use crate::types::{Building, DepotSpace, Slot, Tile, TileKind};

/// The messages for a tile that is there, and for a place without one.
const TAKE: [&str; 2] = ["burgundy-take", "burgundy-take-unknown"];
const BUY: [&str; 2] = ["burgundy-buy", "burgundy-buy-unknown"];

impl Burgundy {
    /// An action in words, with these consequences. Whatever can be written can be told, legal or not.
    pub(super) fn offer(&self, seat: Option<Seat>, action: Action, effects: &[Effect]) -> Phrase {
        let what = self.plainly(seat, action);
        let notes: Vec<_> = effects.iter().map(note).collect();
        let told = if notes.is_empty() {
            what
        } else {
            Phrase::new("burgundy-noted").with("what", what).with("notes", notes)
        };
        match self.gained_tile(action) {
            Some(tile) if matches!(tile.kind(), TileKind::Knowledge(_)) => {
                let help = glossary::tile_help(tile);
                Phrase::new("burgundy-explained").with("what", told).with("help", help)
            }
            _ => told,
        }
    }

    fn plainly(&self, seat: Option<Seat>, action: Action) -> Phrase {
        match action {
            Action::Take { die, from } => with_die(self.gain_words(TAKE, from), die),
            Action::Buy { from } => self.gain_words(BUY, from),
            Action::Place { die, slot, space } => {
                let phrase = match self.stored(seat, slot) {
                    Some(tile) => Phrase::new("burgundy-place").with("tile", names::object(tile)),
                    None => Phrase::new("burgundy-place-unknown").with("slot", slot.number()),
                };
                with_die(phrase.with("space", space.number()), die)
            }
            Action::Sell { die, good } => {
                with_die(Phrase::new("burgundy-sell").with("good", names::good(good)), die)
            }
            Action::Workers { die } => with_die(Phrase::new("burgundy-take-workers"), die),
            Action::Discard { slot } => match self.stored(seat, slot) {
                Some(tile) => Phrase::new("burgundy-discard").with("tile", names::object(tile)),
                None => Phrase::new("burgundy-discard-unknown").with("slot", slot.number()),
            },
            Action::Load { depot, and_next } => {
                let goods = names::heap(self.cargo(depot, and_next));
                let phrase = if and_next {
                    Phrase::new("burgundy-load-two").with("next", depot.next().number())
                } else {
                    Phrase::new("burgundy-load")
                };
                phrase.with("depot", depot.number()).with("goods", goods)
            }
            Action::Keep { good } => Phrase::new("burgundy-keep").with("good", names::good(good)),
            Action::Skip => self.skip_words(),
            Action::End => Phrase::new("burgundy-end"),
            Action::Estate { board, castle } => Phrase::new("burgundy-estate")
                .with("board", board.number())
                .with("space", castle.number()),
            Action::Start { seat } => Phrase::new("burgundy-start").with("seat", seat),
            Action::Draw { good } => Phrase::new("burgundy-draw").with("good", names::good(good)),
            Action::Deal { sheet } => Phrase::new("burgundy-deal").with("sheet", sheet.to_string()),
            Action::Reveal { tile } => {
                Phrase::new("burgundy-reveal").with("tile", names::tile(tile))
            }
            Action::Roll { roll } => {
                let [low, high] = roll.pips();
                Phrase::new("burgundy-roll").with("low", low.number()).with("high", high.number())
            }
            Action::White { pips } => Phrase::new("burgundy-white").with("die", pips.number()),
        }
    }

    /// Under which heading an action is offered: by verb, and where it matters by die and tile.
    pub(super) fn heading_of(&self, action: Action) -> Phrase {
        match action {
            Action::Take { die, .. } => with_die(Phrase::new("burgundy-heading-take"), die),
            Action::Place { die, slot, .. } => {
                let phrase = match self.stored(self.turn().player(), slot) {
                    Some(tile) => {
                        Phrase::new("burgundy-heading-place-tile").with("tile", names::object(tile))
                    }
                    None => Phrase::new("burgundy-heading-place"),
                };
                with_die(phrase, die)
            }
            Action::Sell { .. } => Phrase::new("burgundy-heading-sell"),
            Action::Workers { .. } => Phrase::new("burgundy-heading-workers"),
            Action::Buy { .. } => Phrase::new("burgundy-heading-buy"),
            Action::Discard { .. } => Phrase::new("burgundy-heading-discard"),
            Action::Load { .. } => Phrase::new("burgundy-heading-load"),
            Action::Keep { .. } => Phrase::new("burgundy-heading-keep"),
            Action::Skip => self.skip_words(),
            Action::End => Phrase::new("burgundy-end"),
            Action::Estate { board, .. } => {
                Phrase::new("burgundy-heading-estate").with("board", board.number())
            }
            Action::Start { .. }
            | Action::Draw { .. }
            | Action::Deal { .. }
            | Action::Reveal { .. }
            | Action::Roll { .. }
            | Action::White { .. } => Phrase::new("burgundy-heading-chance"),
        }
    }

    fn gain_words(&self, [known, unknown]: [&'static str; 2], from: DepotSpace) -> Phrase {
        let phrase = match self.depots[from] {
            Some(tile) => Phrase::new(known).with("tile", names::object(tile)),
            None => Phrase::new(unknown),
        };
        phrase.with("from", names::from(from))
    }

    fn skip_words(&self) -> Phrase {
        let building = match self.question() {
            Some(Question::FetchTile { building }) => building,
            Some(Question::SellAtOnce) => Building::Warehouse,
            Some(Question::PlaceAtOnce) => Building::CityHall,
            _ => return Phrase::new("burgundy-skip-unknown"),
        };
        Phrase::new("burgundy-skip").with("building", names::building(building))
    }

    fn stored(&self, seat: Option<Seat>, slot: Slot) -> Option<Tile> {
        self.estates.get(seat?)?.storage[slot]
    }

    /// The tile that comes into storage.
    fn gained_tile(&self, action: Action) -> Option<Tile> {
        match action {
            Action::Take { from, .. } | Action::Buy { from } => self.depots[from],
            _ => None,
        }
    }

    /// Price and gains, heard by taking the action on a copy; nothing where it is not legal.
    pub(super) fn consequences(&self, seat: Seat, action: Action) -> Vec<Effect> {
        let (mut next, mut seen) = (*self, Vec::new());
        if next.apply_seen(seat.into(), action, &mut seen).is_err() {
            return Vec::new();
        }
        let mut effects: Vec<_> = seen.into_iter().flat_map(effects_of).collect();
        match (next.question(), action) {
            (Some(Question::Discard { .. }), _) => {
                effects.push(said(Phrase::new("burgundy-note-full")));
            }
            (Some(Question::KeepGoods { .. }), Action::Load { .. }) => {
                effects.push(said(Phrase::new("burgundy-note-choose")));
            }
            (_, Action::Load { depot, and_next }) => {
                let left = next.cargo(depot, and_next);
                if left.total() > 0 {
                    let phrase = Phrase::new("burgundy-note-left");
                    effects.push(said(phrase.with("goods", names::heap(left))));
                }
            }
            _ => {}
        }
        effects
    }
}

/// Something that brings nothing by itself.
fn said(words: Phrase) -> Effect {
    Effect { words: Some(words), gains: Breakdown::default() }
}

/// What an offer says about something that it would bring about.
fn effects_of(event: Event) -> Vec<Effect> {
    let gains = events::gains(event).into_iter().map(|gain| (gain.of, gain.by)).collect();
    let words = match event {
        Event::WorkersPaid { .. }
        | Event::Bought { .. }
        | Event::WorkersTaken { .. }
        | Event::BuildingPaid { .. }
        | Event::Sold { .. } => None,
        Event::RegionFinished { ground, points, phase_points, .. } => {
            let phrase = Phrase::new("burgundy-note-region").with("region", names::region(ground));
            Some(phrase.with("points", points).with("phase", names::points(phase_points)))
        }
        Event::BonusTile { large, points, .. } => {
            let key = if large { "burgundy-note-bonus-large" } else { "burgundy-note-bonus-small" };
            Some(Phrase::new(key).with("points", names::points(points)))
        }
        Event::AnimalsCounted { points, .. } => {
            Some(Phrase::new("burgundy-note-animals").with("points", names::points(points)))
        }
        Event::EffectLost { .. } => Some(Phrase::new("burgundy-note-lost")),
        _ => return Vec::new(),
    };
    let effect = Effect { words, gains: Breakdown(gains) };
    match event {
        Event::Sold { tiles, .. } => {
            vec![said(Phrase::new("burgundy-note-tiles").with("count", tiles)), effect]
        }
        _ => vec![effect],
    }
}

/// An effect in words: its own, or what is paid or gained.
fn note(Effect { words, gains }: &Effect) -> Phrase {
    words.clone().unwrap_or_else(|| {
        let amounts = gains.0.iter();
        let mut amounts = amounts.map(|&(name, amount)| names::amount(name, amount.abs()));
        if gains.total() < 0 {
            let price = amounts.next().expect("something is paid");
            Phrase::new("burgundy-note-costs").with("amount", price)
        } else {
            Phrase::new("burgundy-note-brings").with("gains", amounts.collect::<Vec<_>>())
        }
    })
}
