//! The map in words: every town with where its roads and waterways lead past which goods, and with
//! the merchants and trading stations that are there.

use quadrivium_core::page::{phrase, seat};
use quadrivium_core::{Block, Span};

use super::names;
use super::position::{good, joined};
use crate::data::ways_from;
use crate::types::{Good, Route, Town, Way};
use crate::view::{PlayerView, View};

/// A line for every town.
pub fn towns(view: &View) -> Block {
    let head = ["orleans-page-town", "orleans-page-ways"];
    let row = |&town: &Town| vec![vec![Span::plain(names::town(town))], ways(view, town)];
    Block::Table {
        head: head.map(|key| vec![phrase(key)]).to_vec(),
        rows: Town::ALL.iter().map(row).collect(),
    }
}

/// Roads before waterways, each with its goods.
fn ways(view: &View, town: Town) -> Vec<Span> {
    let by = |way: Way| ways_from(town).iter().filter(move |&&(_, by, _)| by == way);
    let one = |&(to, way, route): &(Town, Way, Route)| {
        let mut spans = vec![Span::plain(names::town(to))];
        if way == Way::Water {
            spans.insert(0, Span::plain("~"));
        }
        let goods: &[Good] = match view.routes.iter().find(|it| it.route == route) {
            Some(it) => &it.goods,
            None => &[],
        };
        if !goods.is_empty() {
            spans.push(Span::plain(" ("));
            spans.extend(joined(", ", goods.iter().map(|&it| good(it, names::good(it)))));
            spans.push(Span::plain(")"));
        }
        spans
    };
    joined(", ", by(Way::Road).chain(by(Way::Water)).map(one))
}

/// Towns with the players for whom something is there.
pub fn whose(view: &View, is_there: fn(&PlayerView, Town) -> bool) -> Vec<Span> {
    let towns = Town::ALL.into_iter().filter_map(|town| {
        let players = view.players.iter().filter(|it| is_there(it, town));
        let players: Vec<_> = players.map(|it| seat(it.seat)).collect();
        (!players.is_empty()).then(|| {
            let mut spans = vec![Span::plain(names::town(town)), Span::plain(" (")];
            spans.extend(joined(", ", players));
            spans.push(Span::plain(")"));
            spans
        })
    });
    joined(", ", towns)
}
