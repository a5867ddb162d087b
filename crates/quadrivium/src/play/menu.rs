//! The offered actions as numbered choices; where there are many, in two steps.

use std::fmt::Write;

use quadrivium_core::{AnyGame, Phrase, Seat};

use crate::page;
use crate::speech::Speech;

/// More choices than this are grouped under their headings.
const MANY: usize = 12;

/// Something with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    /// An action, in notation and words.
    Action { action: String, words: Phrase },
    /// Several actions under a heading.
    Group { heading: Phrase, actions: Vec<(String, Phrase)> },
}

/// What a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// This action.
    Action(String),
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
        if let [_] = groups[..] {
            return Self::under(None, groups.remove(0).1);
        }
        let items = groups.into_iter().map(|(heading, mut actions)| match actions[..] {
            [_] => {
                let (action, words) = actions.remove(0);
                Item::Action { action, words }
            }
            _ => Item::Group { heading, actions },
        });
        Self { heading: None, items: items.collect() }
    }

    fn under(heading: Option<Phrase>, actions: Vec<(String, Phrase)>) -> Self {
        let item = |(action, words)| Item::Action { action, words };
        Self { heading, items: actions.into_iter().map(item).collect() }
    }

    /// What the choice with this number is, counted from 1.
    pub fn choose(&self, number: usize) -> Option<Chosen> {
        Some(match self.items.get(number.checked_sub(1)?)? {
            Item::Action { action, .. } => Chosen::Action(action.clone()),
            Item::Group { heading, actions } => {
                Chosen::Menu(Self::under(Some(heading.clone()), actions.clone()))
            }
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
    fn notation(&self) -> Option<&str> {
        match self {
            Self::Action { action, .. } => Some(action),
            Self::Group { .. } => None,
        }
    }

    fn words(&self) -> Phrase {
        match self {
            Self::Action { words, .. } => words.clone(),
            Self::Group { heading, actions } => Phrase::new("menu-group")
                .with("heading", heading.clone())
                .with("count", actions.len()),
        }
    }
}
