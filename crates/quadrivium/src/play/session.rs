//! The conversation: show what happened and what can be done, read a line, do it.
//!
//! It reads any input and writes any output, so a test can play a whole game.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use quadrivium_core::{Key, Listing, MessageKey, Page, Phrase, Refusal, Seat, Viewer};

use super::advice;
use super::chair::{self, Chair};
use super::glossary::Glossary;
use super::input::Input;
use super::menu::{Chosen, Menu};
use super::table::Table;
use crate::speech::Speech;
use crate::{file, page, standings};

/// So many lines of news are told at once; `log` tells all.
const NEWS: usize = 24;

/// What comes after a line was read.
enum Next {
    /// The same question again, without its choices.
    Ask,
    /// The same question again, with its choices.
    AskAgain,
    /// A menu of the same question.
    Choose(Menu),
    /// The game has moved.
    Moved,
    /// Nobody wants to go on.
    Quit,
}

/// A game in the terminal.
pub struct Session {
    table: Table,
    speech: Speech,
    glossary: Glossary,
    /// Where the record goes in the end, if anywhere.
    record: Option<PathBuf>,
    /// The files that were written in this session and may be written again.
    saved: Vec<PathBuf>,
    /// Whether typed lines must be repeated, because no terminal shows them.
    echo: bool,
    /// How many people sit at the keyboard.
    people: usize,
    /// Who the bots are, said at the beginning.
    bots: Vec<String>,
    /// How much of the history has been told.
    told: usize,
    /// The position as each seat was last shown it; only what is other since then is shown again.
    seen: [Option<Page>; Seat::MOST],
}

impl Session {
    /// A session that is about to begin.
    pub fn new(
        listing: &Listing,
        table: Table,
        chairs: &[Chair],
        speech: Speech,
        record: Option<PathBuf>,
        echo: bool,
    ) -> Self {
        let glossary = Glossary::new(listing.glossary(), &speech);
        let people = chairs.iter().filter(|chair| **chair == Chair::You).count();
        let bots = chair::introduce(chairs, &speech);
        let (saved, told, seen) = Default::default();
        Self { table, speech, glossary, record, saved, echo, people, bots, told, seen }
    }

    /// Plays until the game or the input ends.
    ///
    /// # Errors
    /// When something cannot be read or written.
    pub fn run(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> anyhow::Result<()> {
        writeln!(out, "{}", self.speech.text("play-welcome"))?;
        for bot in std::mem::take(&mut self.bots) {
            write!(out, "{}", page::wrap(&bot, 0))?;
        }
        while let Some(seat) = self.table.advance()? {
            self.tell_news(out)?;
            self.show_changes(seat, out)?;
            if !self.ask(seat, input, out)? {
                writeln!(out, "{}", self.speech.text("play-goodbye"))?;
                return self.keep_record(out);
            }
        }
        self.tell_news(out)?;
        self.show_board(Viewer::Public, out)?;
        writeln!(out, "\n{}", self.speech.text("play-over"))?;
        self.show_score(out)?;
        self.keep_record(out)
    }

    /// Asks until the game has moved; whether it goes on.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> anyhow::Result<bool> {
        let mut menu = Menu::of(self.table.game(), seat);
        let prompt = self.speech.say(&self.table.game().prompt(seat));
        let prompt =
            if self.people > 1 { format!("{}: {prompt}", self.speech.name(seat)) } else { prompt };
        writeln!(out)?;
        write!(out, "{}", page::wrap(&prompt, 0))?;
        write!(out, "{}", menu.describe(&self.speech))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            let line = String::from_utf8_lossy(&line);
            if self.echo {
                writeln!(out, "{}", line.trim_end().escape_debug())?;
            }
            match self.obey(seat, &menu, Input::read(&line), out)? {
                Next::Ask => {}
                Next::AskAgain => self.show_question(seat, &menu, out)?,
                Next::Moved => return Ok(true),
                Next::Quit => return Ok(false),
                Next::Choose(next) => {
                    menu = next;
                    write!(out, "{}", menu.describe(&self.speech))?;
                }
            }
        }
    }

    fn show_question(&self, seat: Seat, menu: &Menu, out: &mut dyn Write) -> anyhow::Result<()> {
        let mut prompt = self.speech.say(&self.table.game().prompt(seat));
        if self.people > 1 {
            prompt = format!("{}: {prompt}", self.speech.name(seat));
        }
        write!(out, "\n{}", page::wrap(&prompt, 0))?;
        Ok(write!(out, "{}", menu.describe(&self.speech))?)
    }

    fn obey(
        &mut self,
        seat: Seat,
        menu: &Menu,
        input: Input<'_>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Next> {
        match input {
            Input::Nothing => {}
            Input::Number(0) if menu.is_inner() => {
                return Ok(Next::Choose(Menu::of(self.table.game(), seat)));
            }
            Input::Number(number) => match menu.choose(number) {
                Some(Chosen::Action(action)) => return self.decide(seat, &[action], out),
                Some(Chosen::Bundle(actions)) => return self.decide(seat, &actions, out),
                Some(Chosen::Menu(menu)) => return Ok(Next::Choose(menu)),
                None => {
                    let refused = Phrase::new("play-no-number").with("last", menu.len());
                    writeln!(out, "{}", self.speech.say(&refused))?;
                }
            },
            Input::Action(action) => return self.decide(seat, &[action], out),
            Input::Undo | Input::Redo => return self.travel(input == Input::Undo, out),
            Input::Help => write!(out, "{}", self.help())?,
            Input::Explain(name) => write!(out, "{}", self.glossary.explain(name, &self.speech))?,
            Input::Board => {
                self.show_board(seat.into(), out)?;
                return Ok(Next::AskAgain);
            }
            Input::Log => {
                for moment in self.table.moments() {
                    write!(out, "{}", self.lines(&moment.told))?;
                }
            }
            Input::Score => self.show_score(out)?,
            Input::Hint => advice::hint(self.table.game(), seat, &self.speech, out)?,
            Input::Line => advice::line(self.table.game(), &self.speech, out)?,
            Input::Stand => advice::stand(self.table.game(), seat, &self.speech, out)?,
            Input::Save(path) => self.save(path, out)?,
            Input::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Ask)
    }

    fn decide(
        &mut self,
        seat: Seat,
        actions: &[impl AsRef<str>],
        out: &mut dyn Write,
    ) -> anyhow::Result<Next> {
        let Err(refusal) = self.table.decide_all(seat, actions) else {
            return Ok(Next::Moved);
        };
        let mut said = self.speech.text(refusal.message_key());
        if let Refusal::Notation(_) = refusal {
            said = format!("{said} {}", self.speech.text("play-hint"));
        }
        write!(out, "{}", page::wrap(&said, 0))?;
        Ok(Next::Ask)
    }

    fn travel(&mut self, back: bool, out: &mut dyn Write) -> anyhow::Result<Next> {
        let moved = if back {
            self.table.undo()
        } else {
            self.table.redo().map_err(|refusal| anyhow::anyhow!("{refusal}"))?
        };
        let key = match (back, moved) {
            (true, true) => "play-undone",
            (true, false) => "play-nothing-to-undo",
            (false, true) => "play-redone",
            (false, false) => "play-nothing-to-redo",
        };
        writeln!(out, "{}", self.speech.text(key))?;
        if !moved {
            return Ok(Next::Ask);
        }
        if back {
            self.told = self.told.min(self.table.moments().len());
        }
        Ok(Next::Moved)
    }

    /// Tells what happened since it was last told.
    fn tell_news(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let new = self.table.moments().iter().skip(self.told).flat_map(|moment| &moment.told);
        let new: Vec<_> = new.cloned().collect();
        let left_out = new.len().saturating_sub(NEWS);
        if left_out > 0 {
            let more = Phrase::new("play-more-news").with("count", left_out);
            write!(out, "{}", page::wrap(&self.speech.say(&more), 2))?;
        }
        write!(out, "{}", self.lines(&new[left_out..]))?;
        self.told = self.table.moments().len();
        Ok(())
    }

    fn lines(&self, told: &[Phrase]) -> String {
        let line = |phrase| page::wrap(&format!("· {}", self.speech.say(phrase)), 2);
        told.iter().map(line).collect()
    }

    /// Shows a player what is other on the table than when they last looked; the whole table to
    /// whoever has not seen it yet.
    fn show_changes(&mut self, seat: Seat, out: &mut dyn Write) -> anyhow::Result<()> {
        let now = self.table.game().position(seat.into());
        let shown = match &self.seen[seat.index()] {
            Some(before) => page::changes(before, &now),
            None => now.clone(),
        };
        self.seen[seat.index()] = Some(now);
        let text = page::render(&shown, &self.speech);
        if text.is_empty() { Ok(()) } else { Ok(write!(out, "\n{text}")?) }
    }

    fn show_board(&self, viewer: Viewer, out: &mut dyn Write) -> anyhow::Result<()> {
        let text = page::render(&self.table.game().position(viewer), &self.speech);
        Ok(write!(out, "\n{text}")?)
    }

    fn show_score(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let game = self.table.game();
        let table = standings::table(game.name(), &game.standings());
        Ok(write!(out, "{}", page::render(&table, &self.speech))?)
    }

    fn help(&self) -> String {
        let commands = [
            "number", "action", "undo", "redo", "explain", "board", "log", "score", "hint", "line",
            "stand", "save", "quit",
        ];
        let line = |name| page::wrap(&self.speech.text(&format!("help-{name}")), 2);
        commands.into_iter().map(line).collect()
    }

    fn save(&mut self, path: &str, out: &mut dyn Write) -> anyhow::Result<()> {
        if path.is_empty() {
            return Ok(writeln!(out, "{}", self.speech.text("play-save-where"))?);
        }
        match self.write_record(Path::new(path)) {
            Ok(()) => {
                let said = Phrase::new("play-saved").with("file", path.to_owned());
                writeln!(out, "{}", self.speech.say(&said))?;
            }
            // The game goes on; another place can be tried.
            Err(error) => writeln!(out, "{error:#}")?,
        }
        Ok(())
    }

    fn keep_record(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Some(path) = self.record.take() else {
            return Ok(());
        };
        self.write_record(&path)?;
        let said = Phrase::new("play-saved").with("file", path.display().to_string());
        Ok(writeln!(out, "{}", self.speech.say(&said))?)
    }

    fn write_record(&mut self, path: &Path) -> anyhow::Result<()> {
        let mut record = self.table.record();
        record.date = Some(jiff::Timestamp::now().strftime("%Y-%m-%d").to_string());
        file::write(path, &record, self.saved.iter().any(|saved| saved == path))?;
        self.saved.push(path.to_owned());
        Ok(())
    }
}
