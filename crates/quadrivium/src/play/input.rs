//! What somebody types.

/// A line, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// Nothing but spaces.
    Nothing,
    /// The choice with this number.
    Number(usize),
    /// An action in notation, or nonsense.
    Action(&'a str),
    /// `undo`
    Undo,
    /// `redo`
    Redo,
    /// `help`
    Help,
    /// `? NAME`
    Explain(&'a str),
    /// `board`
    Board,
    /// `log`
    Log,
    /// `score`
    Score,
    /// `hint`
    Hint,
    /// `line`
    Line,
    /// `stand`
    Stand,
    /// `save FILE`
    Save(&'a str),
    /// `quit`
    Quit,
}

impl<'a> Input<'a> {
    /// Understands a line.
    pub fn read(line: &'a str) -> Self {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (word, rest) = match line.strip_prefix('?') {
            Some(rest) => ("?", rest.trim()),
            None => line.split_once(char::is_whitespace).map_or((line, ""), |(a, b)| (a, b.trim())),
        };
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("undo" | "u", "") => Self::Undo,
            ("redo" | "r", "") => Self::Redo,
            ("help" | "?" | "h", "") => Self::Help,
            ("help" | "?" | "h", name) => Self::Explain(name),
            ("board" | "b", "") => Self::Board,
            ("log" | "l", "") => Self::Log,
            ("score" | "s", "") => Self::Score,
            ("hint", "") => Self::Hint,
            ("line", "") => Self::Line,
            ("stand", "") => Self::Stand,
            ("save", path) => Self::Save(path),
            ("quit" | "q" | "exit", "") => Self::Quit,
            _ => Self::Action(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_short_forms_and_everything_else_is_an_action() {
        assert_eq!(Input::read("  "), Input::Nothing);
        assert_eq!(Input::read(" 12\n"), Input::Number(12));
        assert_eq!(Input::read("U"), Input::Undo);
        assert_eq!(Input::read("Hint"), Input::Hint);
        assert_eq!(Input::read("line "), Input::Line);
        assert_eq!(Input::read("L"), Input::Log);
        assert_eq!(Input::read("?"), Input::Help);
        assert_eq!(Input::read("?Bank"), Input::Explain("Bank"));
        assert_eq!(Input::read("help  city hall "), Input::Explain("city hall"));
        assert_eq!(Input::read("save my game.rec"), Input::Save("my game.rec"));
        assert_eq!(Input::read("place d1 2 17"), Input::Action("place d1 2 17"));
        assert_eq!(Input::read("undo it"), Input::Action("undo it"));
    }
}
