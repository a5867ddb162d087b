//! How the players stand, as a table: where the points came from, the sum and the rank.

use quadrivium_core::{Arg, Block, Page, Phrase, Span, Standing, Standings, Tone};

/// The name of a source of points: the message `<game>-source-<name>`.
pub fn source(game: &str, name: &str) -> Phrase {
    Phrase::new(format!("{game}-source-{}", name.replace('_', "-")))
}

/// The name of what decides a tie: the message `<game>-tie-<name>`.
pub fn tie_break(game: &str, name: &str) -> Phrase {
    Phrase::new(format!("{game}-tie-{}", name.replace('_', "-")))
}

/// The table of the standings, one column per player. Sources that gave nobody anything are left
/// out, and so is what decides a tie where there is none.
pub fn table(game: &str, standings: &Standings) -> Page {
    let mut rows = Vec::new();
    let mut add = |name: Phrase, tone, amount: &dyn Fn(&Standing) -> Arg| {
        let amounts = standings.iter().map(|standing| vec![Span::toned(amount(standing), tone)]);
        rows.push([vec![Span::toned(name, tone)]].into_iter().chain(amounts).collect());
    };
    if let Some(first) = standings.iter().next() {
        for &(name, _) in &first.breakdown.0 {
            let points = |one: &Standing| one.breakdown.get(name).unwrap_or(0);
            if standings.iter().any(|one| points(one) != 0) {
                add(source(game, name), Tone::Plain, &|one| points(one).into());
            }
        }
        add(Phrase::new("standings-points"), Tone::Strong, &|one| one.points.into());
        let mut points: Vec<_> = standings.iter().map(|one| one.points).collect();
        points.sort_unstable();
        if points.windows(2).any(|two| two[0] == two[1]) {
            for &(name, _) in &first.tie_breaks.0 {
                let amount = |one: &Standing| one.tie_breaks.get(name).unwrap_or(0);
                add(tie_break(game, name), Tone::Quiet, &|one| amount(one).into());
            }
        }
        add(Phrase::new("standings-rank"), Tone::Plain, &|one| one.rank.into());
    }
    let seats = standings.iter().map(|one| vec![Span::toned(one.seat, Tone::Seat(one.seat))]);
    let head = [vec![Span::plain("")]].into_iter().chain(seats).collect();
    Page { blocks: vec![Block::Table { head, rows }] }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Breakdown, Seat};

    use super::*;
    use crate::language::Language;
    use crate::page;
    use crate::speech::Speech;

    fn shown(points: [[i32; 2]; 2]) -> String {
        let players = [Seat::A, Seat::B].into_iter().zip(points).map(|(seat, [goods, mines])| {
            let breakdown = vec![("goods", goods), ("mines", mines), ("old_mines", 0)];
            (seat, Breakdown(breakdown), Breakdown(vec![("empty_spaces", goods)]))
        });
        let page = table("toy", &Standings::ranked(players));
        let text = page::render(&page, &Speech::new(Language::English));
        anstream::adapter::strip_str(&text).to_string()
    }

    #[test]
    fn only_what_gave_points_is_shown() {
        insta::assert_snapshot!(shown([[1, 2], [3, 4]]), @r"
                            Player A  Player B
        ──────────────────────────────────────
        [toy-source-goods]         1         3
        [toy-source-mines]         2         4
        Points                     3         7
        Rank                       2         1
        ");
    }

    #[test]
    fn a_tie_shows_what_decides_it() {
        assert!(shown([[1, 2], [2, 1]]).contains("[toy-tie-empty-spaces]         1         2"));
    }
}
