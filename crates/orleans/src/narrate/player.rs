//! The players in words: who stands where on the player boards, and what else everybody has.

use quadrivium_core::page::{label, phrase, seat};
use quadrivium_core::{Block, Phrase, Span, Tone};

use super::names;
use super::position::{crowd, follower, good, in_hue, joined};
use crate::data::Slot;
use crate::options::Bathhouse;
use crate::types::Place;
use crate::view::{PlaceView, PlayerView, SpaceView, View, WareView};

/// The places that everybody has, with who stands there.
pub fn boards(view: &View) -> Block {
    let players = view.players.iter().map(|it| seat(it.seat));
    let head = [vec![phrase("orleans-page-place")], vec![phrase("orleans-page-needs")]];
    let board = Place::ALL.into_iter().filter(|place| !place.is_tile());
    let row = |place: Place| {
        let needs = needs(names::slots(place, view.options.bathhouse));
        let first = [vec![Span::plain(names::place(place))], needs];
        let there = view.players.iter().map(|it| standing(it, place));
        first.into_iter().chain(there).collect()
    };
    Block::Table { head: head.into_iter().chain(players).collect(), rows: board.map(row).collect() }
}

fn needs(slots: &[Slot]) -> Vec<Span> {
    let slot = |&it: &Slot| match it {
        Slot::Of(kind) => vec![in_hue(names::kind(kind), kind)],
        Slot::Any => vec![Span::plain(names::slot(it))],
    };
    joined(", ", slots.iter().map(slot))
}

/// Who stands on a place of the player board; a dash where nobody does.
fn standing(player: &PlayerView, place: Place) -> Vec<Span> {
    let place = player.places.iter().find(|it| it.place == place);
    let there = place.map_or_else(Vec::new, occupants);
    if there.is_empty() { vec![Span::plain("–")] } else { there }
}

fn occupants(place: &PlaceView) -> Vec<Span> {
    let one = |it: &SpaceView| match it.follower {
        Some(one) => Some(follower(one)),
        None if it.technology => {
            Some(vec![Span::toned(Phrase::new("orleans-page-technology"), Tone::Strong)])
        }
        None => None,
    };
    let mut there: Vec<_> = place.spaces.iter().filter_map(one).collect();
    if !place.theatre.is_empty() {
        there.push(crowd(&place.theatre));
    }
    if there.is_empty() {
        return Vec::new();
    }
    let mut spans = joined(", ", there);
    if place.usable {
        spans.extend([Span::plain(" "), Span::toned("✓", Tone::Strong)]);
    }
    spans
}

/// What a player has.
pub fn player(player: &PlayerView, bathhouse: Bathhouse, blocks: &mut Vec<Block>) {
    let mut title = seat(player.seat);
    title.extend([Span::plain(": "), Span::plain(names::points(player.points))]);
    blocks.push(Block::Heading(title));
    let unbuilt = Phrase::new("orleans-page-unbuilt").with("count", player.unbuilt);
    let built = Phrase::new("orleans-built").with("count", player.stations.len());
    let mut wealth = vec![
        vec![Span::plain(names::coins(player.coins))],
        vec![Span::plain(built), Span::plain(" ("), Span::plain(unbuilt), Span::plain(")")],
    ];
    wealth.extend(player.goods.iter().copied().map(wares));
    if player.technologies > 0 {
        wealth.push(vec![Span::plain(names::technologies(player.technologies))]);
    }
    blocks.push(label("orleans-page-has", joined(", ", wealth)));
    blocks.push(label("orleans-page-player-market", crowd(&player.market)));
    if player.places.iter().any(|it| it.place == Place::GunpowderTower) {
        blocks.push(label("orleans-page-tower", crowd(&player.tower)));
    }
    blocks.push(label("orleans-page-bag", crowd(&player.bag)));
    let tiles: Vec<_> = player
        .places
        .iter()
        .filter(|it| it.place.is_tile())
        .map(|it| tile(it, bathhouse))
        .collect();
    if !tiles.is_empty() {
        blocks.push(label("orleans-page-own-tiles", joined("; ", tiles)));
    }
    if !player.citizens.is_empty() {
        let citizens = player.citizens.iter().map(|&it| vec![Span::plain(names::citizen(it))]);
        blocks.push(label("orleans-page-own-citizens", joined("; ", citizens)));
    }
}

fn wares(view: WareView) -> Vec<Span> {
    good(view.ware.good(), names::wares(view.ware, view.count))
}

/// A place tile: what it needs, and who stands there.
fn tile(view: &PlaceView, bathhouse: Bathhouse) -> Vec<Span> {
    let mut spans = vec![Span::plain(names::place(view.place))];
    let slots = names::slots(view.place, bathhouse);
    if !slots.is_empty() {
        spans.push(Span::plain(" ("));
        spans.extend(needs(slots));
        spans.push(Span::plain(")"));
    }
    let there = occupants(view);
    if !there.is_empty() {
        spans.push(Span::plain(" ← "));
        spans.extend(there);
    }
    spans
}
