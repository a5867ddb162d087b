//! How the players stand, as a table: where the points came from, the sum and the rank.

use quadrivium_core::{Arg, Block, Page, Phrase, Span, Standing, Standings, Tone};

/// The table of the standings, one column per player.
///
/// The sources of points are named by the messages `<game>-score-<source>`, what decides a tie by
/// `<game>-tie-<name>`.
pub fn page(game: &str, standings: &Standings) -> Page {
    let key =
        |kind: &str, name: &str| Phrase::new(format!("{game}-{kind}-{}", name.replace('_', "-")));
    let row = |name: Phrase, tone, amount: &dyn Fn(&Standing) -> Arg| {
        let amounts = standings.iter().map(|standing| vec![Span::toned(amount(standing), tone)]);
        [vec![Span::toned(name, tone)]].into_iter().chain(amounts).collect::<Vec<_>>()
    };
    let mut rows = Vec::new();
    if let Some(first) = standings.iter().next() {
        for (nth, (source, _)) in first.breakdown.0.iter().enumerate() {
            rows.push(row(key("score", source), Tone::Plain, &|one| one.breakdown.0[nth].1.into()));
        }
        rows.push(row(Phrase::new("standings-points"), Tone::Strong, &|one| one.points.into()));
        for (nth, (name, _)) in first.tie_breaks.0.iter().enumerate() {
            rows.push(row(key("tie", name), Tone::Quiet, &|one| one.tie_breaks.0[nth].1.into()));
        }
        rows.push(row(Phrase::new("standings-rank"), Tone::Plain, &|one| one.rank.into()));
    }
    let seats = standings.iter().map(|one| vec![Span::toned(one.seat, Tone::Seat(one.seat))]);
    let head = [vec![Span::plain("")]].into_iter().chain(seats).collect();
    Page { blocks: vec![Block::Table { head, rows }] }
}
