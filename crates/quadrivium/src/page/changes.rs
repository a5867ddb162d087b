//! What is other on a page than on one that was shown before.

use quadrivium_core::{Block, Page, Span};

/// A heading and what belongs to it; the first one may have none.
#[derive(Default)]
struct Section<'a> {
    heading: Option<&'a Block>,
    blocks: Vec<&'a Block>,
}

fn sections(page: &Page) -> Vec<Section<'_>> {
    let mut sections = Vec::new();
    let mut last = Section::default();
    for block in &page.blocks {
        if let Block::Heading(_) = block {
            sections.push(last);
            last = Section { heading: Some(block), blocks: Vec::new() };
        } else {
            last.blocks.push(block);
        }
    }
    sections.push(last);
    sections
}

/// The lines, rows and boards that were not there before, each under its heading. Parts that come
/// and go leave the others in their order, so a part is looked for by its heading, else by its place.
pub fn changes(before: &Page, now: &Page) -> Page {
    let (old, new) = (sections(before), sections(now));
    let nothing = Section::default();
    let mut blocks = Vec::new();
    for (at, section) in new.iter().enumerate() {
        let same = old.iter().find(|old| old.heading == section.heading);
        let known = same.or(old.get(at).filter(|_| old.len() == new.len())).unwrap_or(&nothing);
        let news: Vec<_> =
            section.blocks.iter().filter_map(|block| news_of(block, &known.blocks)).collect();
        if !news.is_empty() || section.heading != known.heading {
            blocks.extend(section.heading.cloned());
            blocks.extend(news);
        }
    }
    Page { blocks }
}

fn news_of(block: &Block, known: &[&Block]) -> Option<Block> {
    if known.contains(&block) {
        return None;
    }
    let Block::Table { head, rows } = block else {
        return Some(block.clone());
    };
    let rows_of = |old: &&Block| match old {
        Block::Table { head: same, rows } if same == head => Some(rows.clone()),
        _ => None,
    };
    let old: Vec<Vec<Vec<Span>>> = known.iter().filter_map(rows_of).flatten().collect();
    let rows = rows.iter().filter(|row| !old.contains(row)).cloned().collect();
    Some(Block::Table { head: head.clone(), rows })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(text: &str) -> Vec<Span> {
        vec![Span::plain(text.to_owned())]
    }

    fn page(lines: &[&str]) -> Page {
        let block = |line: &&str| match line.strip_prefix("# ") {
            Some(heading) => Block::Heading(spans(heading)),
            None => Block::Line(spans(line)),
        };
        Page { blocks: lines.iter().map(block).collect() }
    }

    #[test]
    fn what_stayed_is_left_out_with_its_heading() {
        let before = page(&["# Round 1", "Ann", "# Depots", "one", "two", "# Ann", "3 silver"]);
        let now = page(&["# Round 1", "Bo", "# Depots", "one", "two", "# Ann", "4 silver"]);
        let changed = page(&["# Round 1", "Bo", "# Ann", "4 silver"]);
        assert_eq!(changes(&before, &now), changed);
        assert_eq!(changes(&now, &now), page(&[]));
    }

    #[test]
    fn a_heading_that_changed_is_shown_and_found_by_its_place() {
        let before = page(&["# Round 1", "Ann", "# Ann, 3 points", "silver"]);
        let now = page(&["# Round 2", "Ann", "# Ann, 5 points", "silver"]);
        assert_eq!(changes(&before, &now), page(&["# Round 2", "# Ann, 5 points"]));
    }

    #[test]
    fn a_part_that_came_is_shown_whole_and_the_others_are_known_by_name() {
        let before = page(&["# Round 1", "# Ann", "silver"]);
        let now = page(&["# Round 1", "# Auction", "Ann bids", "# Ann", "silver"]);
        assert_eq!(changes(&before, &now), page(&["# Auction", "Ann bids"]));
    }

    #[test]
    fn of_a_table_only_the_rows_are_shown_that_changed() {
        let table = |rows: &[&str]| Block::Table {
            head: vec![spans("depot")],
            rows: rows.iter().map(|row| vec![spans(row)]).collect(),
        };
        let before = Page { blocks: vec![table(&["1: ship", "2: mine"])] };
        let now = Page { blocks: vec![table(&["1: ship", "2:"])] };
        assert_eq!(changes(&before, &now).blocks, [table(&["2:"])]);
    }
}
