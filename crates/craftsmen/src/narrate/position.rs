//! A position as a page of words: the calendar, what is going on, the town, the harbour, the players.

use quadrivium_core::page::{label, phrase, seat, title as heading};
use quadrivium_core::{Block, Page, Phrase, Seat, Span, Tone};

use super::spans::{card, colours, joined, plain, seats};
use super::{names, player};
use crate::data::{BUILD_COST, BUY_PRICE};
use crate::state::{Cube, Step};
use crate::types::{Building, QueueSpace, Season};
use crate::view::{
    AuctionView, GranaryView, GuildView, HoldView, KindView, LookView, ShipView, SpaceView, View,
};

/// An empty space.
const EMPTY: &str = "·";

/// The page of a view.
pub fn page(view: &View) -> Page {
    let mut blocks = vec![Block::Heading(plain(when(view)))];
    calendar(view, &mut blocks);
    happening(view, &mut blocks);
    let queues = matches!(view.step, Step::Helpers | Step::Guild(_) | Step::WorkTokens(_));
    if queues && view.season != Season::Winter {
        blocks.push(heading("craftsmen-page-guilds"));
        blocks.push(guilds(view));
    }
    blocks.push(heading("craftsmen-page-cards"));
    blocks.push(label("craftsmen-page-capital", capital(view)));
    blocks.push(offered(view));
    known_in_decks(view, &mut blocks);
    blocks.push(heading("craftsmen-page-granary"));
    blocks.push(label("craftsmen-page-stored", joined("  ", view.granary.iter().map(stored))));
    let fair = view.players.iter().map(|it| counted(it.seat, it.fair));
    blocks.push(label("craftsmen-page-fair", joined(", ", fair)));
    blocks.push(heading("craftsmen-page-ships"));
    blocks.push(ships(view));
    blocks.push(heading("craftsmen-page-tokens"));
    blocks.push(label("craftsmen-page-pool", pool(view)));
    blocks.push(label("craftsmen-page-bonus", bonus(view)));
    blocks.push(Block::Line(vec![Span::toned(Phrase::new("craftsmen-page-legend"), Tone::Quiet)]));
    for one in &view.players {
        player::blocks(one, &mut blocks);
    }
    Page { blocks }
}

/// The year, the season and what is being played.
fn when(view: &View) -> Phrase {
    let part = match view.step {
        Step::Over => return Phrase::new("craftsmen-event-ended"),
        Step::Deal => return Phrase::new("craftsmen-page-deal"),
        Step::Exchange => return Phrase::new("craftsmen-page-exchange"),
        Step::Helpers => Phrase::new("craftsmen-page-helpers"),
        Step::Guild(guild) => Phrase::new("craftsmen-page-stage")
            .with("stage", names::stage(guild))
            .with("guild", names::guild(guild)),
        Step::WorkTokens(guild) => {
            Phrase::new("craftsmen-page-work-tokens").with("stage", names::stage(guild))
        }
        Step::HandLimit => Phrase::new("craftsmen-page-hand-limit"),
        Step::Investments => Phrase::new("craftsmen-page-investments"),
    };
    Phrase::new("craftsmen-page-when")
        .with("year", view.year)
        .with("season", names::season(view.season))
        .with("part", part)
}

/// Who is to act, and in which order.
fn calendar(view: &View, blocks: &mut Vec<Block>) {
    if let Some(asked) = view.turn.player() {
        blocks.push(label("craftsmen-page-turn", seat(asked)));
    }
    if !view.order.is_empty() {
        blocks.push(label("craftsmen-page-order", seats(view.order.iter().copied())));
    }
    if !view.order_track.is_empty() {
        blocks.push(label("craftsmen-page-track", seats(view.order_track.iter().copied())));
    }
}

/// An auction, a payment or a look that is under way.
fn happening(view: &View, blocks: &mut Vec<Block>) {
    if view.act.work > 0 {
        blocks.push(label("craftsmen-page-work", vec![Span::plain(view.act.work)]));
    }
    if let Some(auction) = &view.auction {
        blocks.push(label("craftsmen-page-auction", auction_words(auction)));
    }
    if view.bill.price > 0 {
        let bill = Phrase::new("craftsmen-page-bill-paid")
            .with("price", view.bill.price)
            .with("cards", names::cards(&view.bill.paid));
        blocks.push(label("craftsmen-page-bill", plain(bill)));
    }
    if let Some(look) = &view.look {
        blocks.push(label("craftsmen-page-look", look_words(look)));
    }
}

fn auction_words(auction: &AuctionView) -> Vec<Span> {
    let mut spans = card(auction.card);
    spans.push(Span::plain("; "));
    if auction.mayor {
        let offer = Phrase::new("craftsmen-page-mayor")
            .with("bid", auction.bid)
            .with("cards", names::cards(&auction.shown));
        spans.push(Span::plain(offer));
    } else {
        spans.push(Span::plain(Phrase::new("craftsmen-page-bid").with("bid", auction.bid)));
        spans.push(Span::plain(" "));
        spans.extend(seat(auction.leader));
    }
    spans
}

/// Cards that somebody looks at: those that the viewer knows, and how many others.
fn look_words(look: &LookView) -> Vec<Span> {
    let mut spans = seat(look.seat);
    let count = Phrase::new("craftsmen-page-looked-at")
        .with("kind", names::kind(look.kind))
        .with("count", look.cards);
    spans.extend([Span::plain(": "), Span::plain(count)]);
    let known: Vec<_> = look.order.iter().chain(&look.known).map(|&it| card(it)).collect();
    if !known.is_empty() {
        spans.extend([Span::plain(" ("), phrase("craftsmen-page-known"), Span::plain(" ")]);
        spans.extend(joined(", ", known));
        spans.push(Span::plain(")"));
    }
    spans
}

/// The queues of the guilds, the one whose stage is played standing out.
fn guilds(view: &View) -> Block {
    let now = match view.step {
        Step::Guild(guild) => Some(guild),
        _ => None,
    };
    let spaces = view.guilds.first().map_or(0, |guild| guild.queue.len());
    let space = |space: &QueueSpace| {
        vec![phrase(match space {
            QueueSpace::Gold => "craftsmen-page-gold",
            QueueSpace::Silver => "craftsmen-page-silver",
            QueueSpace::Ribbon => "craftsmen-page-ribbon",
        })]
    };
    let head = [vec![phrase("craftsmen-page-guild")]].into_iter();
    let row = |guild: &GuildView| {
        let name = Phrase::new("craftsmen-page-stage")
            .with("stage", names::stage(guild.guild))
            .with("guild", names::guild(guild.guild));
        let (tone, acting) = if now == Some(guild.guild) {
            (Tone::Strong, view.act.helper.map(usize::from))
        } else {
            (Tone::Plain, None)
        };
        let spaces = guild.queue.iter().enumerate().map(|(index, space)| {
            queue_space(space, acting.and_then(|place| place.checked_sub(index * 2)))
        });
        [vec![Span::toned(name, tone)]].into_iter().chain(spaces).collect()
    };
    Block::Table {
        head: head.chain(QueueSpace::ALL[..spaces].iter().map(space)).collect(),
        rows: view.guilds.iter().map(row).collect(),
    }
}

/// The helpers on a space, the lower one first: an arrow for the one that acts, a star for a
/// privilege that was used.
fn queue_space(space: &SpaceView, acting: Option<usize>) -> Vec<Span> {
    if space.helpers.is_empty() {
        return vec![Span::toned(EMPTY, Tone::Quiet)];
    }
    let helpers = space.helpers.iter().enumerate().map(|(layer, helper)| {
        let mut spans = seat(helper.seat);
        if acting == Some(layer) {
            spans.insert(0, Span::plain("→\u{a0}"));
        }
        if helper.privileged {
            spans.push(Span::plain("*"));
        }
        spans
    });
    joined(" + ", helpers)
}

fn capital(view: &View) -> Vec<Span> {
    let mut spans = vec![Span::toned(names::cards(&view.capital_shown), Tone::Strong)];
    let piles = Phrase::new("craftsmen-page-piles")
        .with("deck", view.capital_deck)
        .with("discarded", view.capital_discarded.total());
    spans.extend([Span::plain("; "), Span::plain(piles)]);
    spans
}

/// The building cards on the board.
fn offered(view: &View) -> Block {
    let head = [
        "craftsmen-page-card",
        "craftsmen-page-colours",
        "craftsmen-page-makes",
        "craftsmen-page-cost",
        "craftsmen-page-price",
        "craftsmen-page-deck",
    ];
    let rows = view.cards.iter().flat_map(|kind| {
        kind.shown.iter().enumerate().map(|(index, &card)| offered_card(kind, index, card))
    });
    Block::Table { head: head.map(|key| vec![phrase(key)]).to_vec(), rows: rows.collect() }
}

fn offered_card(kind: &KindView, index: usize, card: Building) -> Vec<Vec<Span>> {
    // The deck belongs to both cards of a kind.
    let deck = if index == 0 { vec![Span::plain(kind.deck)] } else { vec![Span::plain("")] };
    vec![
        plain(names::trade(card)),
        colours(card.top(), card.bottom()),
        plain(names::makes(card)),
        vec![Span::plain(BUILD_COST[kind.kind])],
        vec![Span::plain(BUY_PRICE[kind.kind])],
        deck,
    ]
}

/// Cards of the decks whose place the viewer knows.
fn known_in_decks(view: &View, blocks: &mut Vec<Block>) {
    for kind in &view.cards {
        let mut above = 0;
        for run in &kind.runs {
            if !run.known.is_empty() {
                let words = Phrase::new(if run.in_order {
                    "craftsmen-page-in-deck"
                } else {
                    "craftsmen-page-in-deck-mixed"
                })
                .with("kind", names::kind(kind.kind))
                .with("above", above)
                .with("count", run.cards);
                let mut spans = vec![Span::toned(words, Tone::Quiet), Span::plain(" ")];
                spans.extend(joined(", ", run.known.iter().map(|&it| card(it))));
                blocks.push(Block::Line(spans));
            }
            above += run.cards;
        }
    }
}

/// A half-product with its two spaces, the lower one first.
fn stored(it: &GranaryView) -> Vec<Span> {
    let cube = |index: usize| match it.cubes.get(index) {
        None => vec![Span::toned(EMPTY, Tone::Quiet)],
        Some(Cube::Natural) => vec![Span::toned(Phrase::new("craftsmen-natural"), Tone::Quiet)],
        Some(Cube::Of(owner)) => seat(*owner),
    };
    in_brackets(names::good(it.good), "\u{a0}[".to_owned(), cube(0), cube(1))
}

/// A good with what lies on its two spaces; what belongs together is not broken over two lines.
fn in_brackets(good: Phrase, open: String, first: Vec<Span>, second: Vec<Span>) -> Vec<Span> {
    let mut spans = plain(good);
    spans.push(Span::plain(open));
    spans.extend(first);
    spans.push(Span::plain("|"));
    spans.extend(second);
    spans.push(Span::plain("]"));
    spans
}

fn ships(view: &View) -> Block {
    let head = [
        "craftsmen-page-ship",
        "craftsmen-page-most",
        "craftsmen-page-holds",
        "craftsmen-page-pays",
    ];
    Block::Table {
        head: head.map(|key| vec![phrase(key)]).to_vec(),
        rows: view.ships.iter().map(ship).collect(),
    }
}

fn ship(it: &ShipView) -> Vec<Vec<Span>> {
    let majority: Vec<_> = it.majority.iter().map(u8::to_string).collect();
    let ranked = it.ranked.iter().enumerate().map(|(rank, &seat)| pays(it, rank, seat));
    let pays = if it.ranked.is_empty() { vec![Span::plain("–")] } else { joined(", ", ranked) };
    vec![
        vec![Span::plain(it.ship.number())],
        vec![Span::plain(majority.join(", "))],
        joined("  ", it.holds.iter().map(hold)),
        pays,
    ]
}

/// A hold with its value and its two spaces, the left one first.
fn hold(it: &HoldView) -> Vec<Span> {
    let space = |owner: Option<Seat>| match owner {
        None => vec![Span::toned(EMPTY, Tone::Quiet)],
        Some(owner) => seat(owner),
    };
    let open = format!("\u{a0}{}\u{a0}[", it.points);
    in_brackets(names::good(it.good), open, space(it.left), space(it.right))
}

/// What a ship would pay a player now: cargo, and for the rank.
fn pays(it: &ShipView, rank: usize, owner: Seat) -> Vec<Span> {
    let markers = |hold: &HoldView| {
        [hold.left, hold.right].into_iter().filter(|space| *space == Some(owner)).count()
    };
    let cargo: usize = it.holds.iter().map(|hold| usize::from(hold.points) * markers(hold)).sum();
    let mut spans = seat(owner);
    spans.push(Span::plain(match it.majority.get(rank) {
        Some(points) => format!(" {cargo}+{points}"),
        None => format!(" {cargo}"),
    }));
    spans
}

fn pool(view: &View) -> Vec<Span> {
    let words = Phrase::new("craftsmen-page-pool-tokens")
        .with("privilege", view.privilege_tokens)
        .with("work", view.work_tokens);
    plain(words)
}

/// Bonus tokens with their owners.
fn bonus(view: &View) -> Vec<Span> {
    joined(
        ", ",
        view.bonus_tokens.iter().map(|token| {
            let mut spans = plain(names::good(token.good));
            spans.push(Span::plain(format!(" {}", token.points)));
            if let Some(owner) = token.owner {
                spans.push(Span::plain(" ("));
                spans.extend(seat(owner));
                spans.push(Span::plain(")"));
            }
            spans
        }),
    )
}

fn counted(owner: Seat, count: u8) -> Vec<Span> {
    let mut spans = seat(owner);
    spans.extend([Span::plain(" "), Span::plain(count)]);
    spans
}
