//! A position as a page of words: the round, the tracks, what can be won, the map, the players.

use quadrivium_core::page::{self, label, phrase, seat, title};
use quadrivium_core::{Arg, Block, Page, Phrase, Span, Tone};

use super::{map, names, player, prompt};
use crate::data::{DEEDS, DeedReward, STEPS};
use crate::state::Stage;
use crate::types::{Citizen, Deed, Follower, Good, Kind};
use crate::view::{DeedView, FollowerView, PlayerView, StackView, View};

/// Several things with a separator between them, or the word for nothing.
pub fn joined(separator: &'static str, items: impl IntoIterator<Item = Vec<Span>>) -> Vec<Span> {
    page::joined(separator, names::nothing(), items)
}

/// The page of a view.
pub fn page(view: &View) -> Page {
    let mut blocks = vec![heading(view)];
    blocks.extend(turn(view));
    blocks.extend(event(view));
    blocks.push(label("orleans-page-events", coming(view)));
    blocks.push(title("orleans-page-tracks"));
    blocks.push(tracks(view));
    blocks.push(label("orleans-page-market", goods_market(view)));
    blocks.push(label("orleans-page-left", left(view)));
    blocks.push(label("orleans-page-citizens", citizens(view)));
    blocks.push(title("orleans-page-deeds"));
    blocks.push(deeds(view));
    blocks.push(title("orleans-page-tiles"));
    blocks.extend(view.stacks.iter().map(stack));
    if !view.tiles_gone.is_empty() {
        let gone = view.tiles_gone.iter().map(|&tile| vec![Span::plain(names::place(tile))]);
        blocks.push(label("orleans-page-tiles-gone", joined(", ", gone)));
    }
    blocks.push(title("orleans-page-map"));
    let merchants = map::whose(view, |it, town| it.merchant == town);
    blocks.push(label("orleans-page-merchants", merchants));
    let stations = map::whose(view, |it, town| it.stations.contains(&town));
    blocks.push(label("orleans-page-stations", stations));
    blocks.push(map::towns(view));
    blocks.push(title("orleans-page-places"));
    blocks.push(player::boards(view));
    blocks.push(Block::Line(vec![Span::toned(Phrase::new("orleans-page-legend"), Tone::Quiet)]));
    for one in &view.players {
        player::player(one, view.options.bathhouse, &mut blocks);
    }
    Page { blocks }
}

/// Something in the colour of a kind of followers.
pub fn in_hue(text: impl Into<Arg>, kind: Kind) -> Span {
    Span::toned(text, Tone::Hue(names::hue(kind)))
}

/// One follower; those in the player's colour have a star.
pub fn follower(one: Follower) -> Vec<Span> {
    let mut spans = vec![in_hue(names::kind(one.kind()), one.kind())];
    if one.is_starting() {
        spans.push(Span::plain("*"));
    }
    spans
}

/// Followers together.
pub fn crowd(all: &[FollowerView]) -> Vec<Span> {
    let some = |it: &FollowerView| {
        if it.follower.is_starting() {
            follower(it.follower)
        } else {
            let kind = it.follower.kind();
            vec![in_hue(names::followers(kind, it.count), kind)]
        }
    };
    joined(", ", all.iter().map(some))
}

/// Goods in their colour.
pub fn good(one: Good, text: impl Into<Arg>) -> Vec<Span> {
    vec![Span::toned(text, Tone::Hue(names::good_hue(one)))]
}

fn heading(view: &View) -> Block {
    let phase = prompt::phase(view.stage);
    let words = if view.round == 0 || view.stage == Stage::Over {
        phase
    } else {
        Phrase::new("orleans-page-round")
            .with("round", view.round)
            .with("rounds", view.rounds)
            .with("phase", phase)
    };
    Block::Heading(vec![Span::plain(words)])
}

/// Whose turn it is, and who has the start player token.
fn turn(view: &View) -> Option<Block> {
    let ask = view.ask.as_ref()?;
    let mut spans = Vec::new();
    if !ask.seats.is_empty() {
        spans.extend([phrase("orleans-page-turn"), Span::plain(" ")]);
        spans.extend(joined(", ", ask.seats.iter().map(seat)));
        spans.push(Span::plain(". "));
    }
    spans.extend([phrase("orleans-page-start"), Span::plain(" ")]);
    spans.extend(seat(view.start));
    Some(Block::Line(spans))
}

fn event(view: &View) -> Option<Block> {
    let event = view.event?;
    let spans = vec![
        Span::toned(names::event(event), Tone::Strong),
        Span::plain(" – "),
        Span::plain(names::event_help(event)),
    ];
    Some(label("orleans-page-event", spans))
}

/// What the hourglass still holds; in brackets what of it can come next, where that is not all.
fn coming(view: &View) -> Vec<Span> {
    let hidden = view.hourglass.iter().filter(|it| it.hidden > 0);
    let one = |it: &crate::view::EventView| {
        let mut spans = vec![Span::plain(names::event(it.event)), Span::plain(" ")];
        spans.push(Span::plain(it.hidden));
        if it.next < it.hidden {
            let next = Phrase::new("orleans-page-next").with("count", it.next);
            spans.extend([Span::plain(" ("), Span::plain(next), Span::plain(")")]);
        }
        spans
    };
    joined(", ", hidden.map(one))
}

/// The markers of everybody, and the followers that are left to be recruited.
fn tracks(view: &View) -> Block {
    let kinds = Kind::ALL.map(|kind| vec![in_hue(names::kind(kind), kind)]);
    let extra = ["orleans-page-development", "orleans-page-level", "orleans-page-draws"];
    let head = [vec![Span::plain("")]].into_iter().chain(kinds);
    let head = head.chain(extra.map(|key| vec![phrase(key)])).collect();
    let supply = view.supply.iter().map(|it| vec![Span::plain(it.count)]);
    let supply = [vec![phrase("orleans-page-supply")]].into_iter().chain(supply).collect();
    let rows = view.players.iter().map(markers).chain([supply]);
    Block::Table { head, rows: rows.collect() }
}

fn markers(player: &PlayerView) -> Vec<Vec<Span>> {
    let track = |kind: Kind| {
        let marker = player.tracks.iter().find(|it| it.kind == kind);
        marker.map_or_else(
            || vec![Span::plain("–")],
            |it| vec![Span::plain(format!("{}/{}", it.count, STEPS[kind]))],
        )
    };
    let tracks = Kind::ALL.map(track);
    let rest = [player.development, player.level, player.draw_limit];
    let rest = rest.map(|number| vec![Span::plain(number)]);
    [seat(player.seat)].into_iter().chain(tracks).chain(rest).collect()
}

fn goods_market(view: &View) -> Vec<Span> {
    let some = view.goods.iter().filter(|it| it.count > 0);
    joined(", ", some.map(|it| good(it.good, names::wares(it.good.ware(), it.count))))
}

/// Technology tiles, and the coins of a limited bank.
fn left(view: &View) -> Vec<Span> {
    let technologies = names::technologies(view.technologies);
    let bank = view.bank.map(names::coins);
    joined(", ", [technologies].into_iter().chain(bank).map(|words| vec![Span::plain(words)]))
}

/// A deed has its citizen as long as it has free spaces.
fn citizens(view: &View) -> Vec<Span> {
    let of_deed = |it: Citizen| Deed::ALL.into_iter().any(|deed| deed.citizen() == it);
    let others = view.citizens.iter().filter(|&&it| !of_deed(it));
    joined("; ", others.map(|&it| vec![Span::plain(names::citizen(it))]))
}

fn deeds(view: &View) -> Block {
    let head = ["orleans-page-deed", "orleans-page-reward", "orleans-page-free"];
    Block::Table {
        head: head.map(|key| vec![phrase(key)]).to_vec(),
        rows: view.deeds.iter().map(deed).collect(),
    }
}

fn deed(view: &DeedView) -> Vec<Vec<Span>> {
    let free = view.spaces.iter().filter(|it| it.free > 0);
    let free = free.map(|it| vec![in_hue(names::followers(it.kind, it.free), it.kind)]);
    vec![
        vec![Span::plain(names::deed(view.deed))],
        vec![Span::plain(reward(DEEDS[view.deed].reward))],
        joined(", ", free),
    ]
}

/// What each follower brings at a deed.
pub fn reward(reward: DeedReward) -> Phrase {
    match reward {
        DeedReward::Coins(coins) => names::coins(coins.into()),
        DeedReward::CoinOrPoint => Phrase::new("orleans-coin-or-point"),
    }
}

fn stack(view: &StackView) -> Block {
    let tiles = view.tiles.iter().map(|&tile| vec![Span::plain(names::place(tile))]);
    let mut spans = joined(", ", tiles);
    spans.splice(0..0, [Span::toned(names::stack(view.stack), Tone::Quiet), Span::plain(": ")]);
    Block::Line(spans)
}
