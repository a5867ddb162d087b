//! The offered actions as numbered choices; where there are many, in two steps.

use std::fmt::Write;

use quadrivium_core::{AnyGame, Bundle, Phrase, Seat};

use crate::page;
use crate::speech::Speech;

/// More choices than this are grouped under their headings.
const MANY: usize = 12;

/// Something with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    /// An action, in notation and words.
    Action { action: String, words: Phrase },
    /// Several decisions at once, in notation and words.
    Bundle { actions: Vec<String>, words: Phrase },
    /// Several actions under a heading.
    Group { heading: Phrase, actions: Vec<(String, Phrase)> },
}

/// What a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// This action.
    Action(String),
    /// These actions, one after the other.
    Bundle(Vec<String>),
    /// A smaller menu.
    Menu(Menu),
}

/// Numbered choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What the choices have in common, in a smaller menu.
    heading: Option<Phrase>,
    items: Vec<Item>,
}

impl Menu {
    /// Everything that is offered to a player.
    pub fn of(game: &dyn AnyGame, seat: Seat) -> Self {
        let choices = game.choices(seat);
        let mut groups: Vec<(Phrase, Vec<(String, Phrase)>)> = Vec::new();
        let many = choices.len() > MANY;
        for choice in choices {
            let group = groups.iter_mut().find(|(heading, _)| many && *heading == choice.heading);
            match group {
                Some((_, actions)) => actions.push((choice.action, choice.words)),
                None => groups.push((choice.heading, vec![(choice.action, choice.words)])),
            }
        }
        // Whole proposals first: who wants one of them need not look further.
        let bundles = game.bundles(seat).into_iter();
        let mut items: Vec<_> =
            bundles.map(|Bundle { actions, words }| Item::Bundle { actions, words }).collect();
        if let [_] = groups[..] {
            items.extend(Item::actions(groups.remove(0).1));
        } else {
            items.extend(groups.into_iter().map(|(heading, mut actions)| match actions[..] {
                [_] => {
                    let (action, words) = actions.remove(0);
                    Item::Action { action, words }
                }
                _ => Item::Group { heading, actions },
            }));
        }
        Self { heading: None, items }
    }

    /// What the choice with this number is, counted from 1.
    pub fn choose(&self, number: usize) -> Option<Chosen> {
        Some(match self.items.get(number.checked_sub(1)?)? {
            Item::Action { action, .. } => Chosen::Action(action.clone()),
            Item::Bundle { actions, .. } => Chosen::Bundle(actions.clone()),
            Item::Group { heading, actions } => Chosen::Menu(Self {
                heading: Some(heading.clone()),
                items: Item::actions(actions.clone()).collect(),
            }),
        })
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is a larger menu to go back to.
    pub fn is_inner(&self) -> bool {
        self.heading.is_some()
    }

    /// The choices with their numbers, one a line.
    pub fn describe(&self, speech: &Speech) -> String {
        let mut text = String::new();
        if let Some(heading) = &self.heading {
            text += &page::wrap(&speech.say(heading), 2);
        }
        let digits = self.items.len().to_string().len();
        let notation =
            self.items.iter().filter_map(Item::notation).map(str::len).max().unwrap_or(0);
        let quiet = anstyle::AnsiColor::BrightBlack.on_default();
        for (index, item) in self.items.iter().enumerate() {
            let number = index + 1;
            let short = item.notation().unwrap_or("…");
            let short = format!("{quiet}{short:notation$}{quiet:#}");
            let margin = 2 + digits + 2 + notation + 2;
            let words = page::wrap(&speech.say(&item.words()), margin);
            let _ = write!(text, "  {number:digits$}  {short}  {}", words.trim_start());
        }
        if self.is_inner() {
            let _ = writeln!(text, "  {:digits$}  {}", 0, speech.text("menu-back"));
        }
        text
    }
}

impl Item {
    fn actions(actions: Vec<(String, Phrase)>) -> impl Iterator<Item = Self> {
        actions.into_iter().map(|(action, words)| Self::Action { action, words })
    }

    fn notation(&self) -> Option<&str> {
        match self {
            Self::Action { action, .. } => Some(action),
            Self::Bundle { .. } | Self::Group { .. } => None,
        }
    }

    fn words(&self) -> Phrase {
        match self {
            Self::Action { words, .. } => words.clone(),
            Self::Bundle { actions, words } => Phrase::new("menu-bundle")
                .with("words", words.clone())
                .with("decisions", Phrase::new("count-decisions").with("count", actions.len())),
            Self::Group { heading, actions } => Phrase::new("menu-group")
                .with("heading", heading.clone())
                .with("count", actions.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Actor, Listing, Settings, Turn};

    use super::super::chair::Chair;
    use super::super::table::Table;
    use super::*;
    use crate::language::Language;
    use quadrivium_kit::toy::Toy;

    /// A table at which B has won a round with a three, and may bury a one and a two.
    fn table() -> Table {
        let mut game = Listing::of::<Toy>().start(&Settings::players(2)).unwrap();
        for card in ["one", "two", "two", "one", "three", "two"] {
            game.advance(Actor::Chance, &format!("draw {card}")).unwrap();
        }
        game.advance(Seat::A.into(), "play one").unwrap();
        game.advance(Seat::B.into(), "play three").unwrap();
        Table::new(game, &[Chair::You; 2], Box::new(quadrivium_core::game_rng(1, 1))).unwrap()
    }

    #[test]
    fn whole_proposals_come_first_and_have_numbers() {
        let menu = Menu::of(table().game(), Seat::B);
        let text = menu.describe(&Speech::new(Language::English));
        let text = anstream::adapter::strip_str(&text).to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 7, "two proposals and five single actions: {text}");
        assert!(lines[0].contains("1  …") && lines[0].ends_with("(2 decisions)"), "{text}");
        assert!(lines[2].contains("3  bury one"), "{text}");
        assert_eq!(menu.choose(1), Some(Chosen::Bundle(vec!["bury one".into(), "pass".into()])));
        assert_eq!(menu.choose(5), Some(Chosen::Action("pass".into())));
    }

    #[test]
    fn a_proposal_is_taken_at_once_and_taken_back_step_by_step() {
        let mut table = table();
        table.decide_all(Seat::B, &["bury one", "pass"]).unwrap();
        assert_eq!(table.game().turn(), Turn::Chance);
        assert!(table.undo());
        let legal = table.game().legal(Seat::B);
        assert_eq!(legal, ["bury two", "pass", "give 1", "give 2"], "the card is still buried");
        assert!(table.undo());
        assert!(table.decide_all(Seat::B, &["bury one", "bury one"]).is_err());
        assert_eq!(
            table.game().legal(Seat::B)[..2],
            ["bury one", "bury two"],
            "nothing has changed"
        );
        assert!(table.moments().is_empty());
    }
}
