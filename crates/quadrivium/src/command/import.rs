//! `import`: the log of another program becomes a record.

use std::io::Write;

use anyhow::{Context, anyhow, bail};
use quadrivium_core::Phrase;
use quadrivium_import::{Difference, Import, Log, Note, Place};

use crate::cli::ImportArgs;
use crate::file;
use crate::speech::Speech;

pub fn run(args: &ImportArgs, speech: &Speech) -> anyhow::Result<()> {
    let bytes = file::read(&args.file, "log")?;
    let in_file = || file::name(&args.file);
    let text = str::from_utf8(&bytes)
        .map_err(|error| anyhow!("this is not text: byte {} is not UTF-8", error.valid_up_to() + 1))
        .with_context(in_file)?;
    let log = Log::read(text, args.from).with_context(in_file)?;
    let mut import = Import::begin(&log);
    let divergence = match import.run() {
        Ok(()) => None,
        Err(bad) if bad.is_divergence() => Some(bad),
        Err(bad) => return Err(bad).with_context(in_file),
    };
    for note in import.notes() {
        let _ = writeln!(anstream::stderr(), "{}: {}", in_file(), noted(note, speech));
    }
    if let Some(divergence) = &divergence {
        if !args.until_divergence {
            bail!("{}: {divergence}", in_file());
        }
        // Whoever asks for a part still wants to know where it ends, and why.
        let _ = writeln!(anstream::stderr(), "{}: {divergence}", in_file());
    }
    let record = import.record();
    let text = match &args.output {
        None => record.to_string(),
        Some(path) => {
            file::write(path, &record, false)?;
            let key = if divergence.is_none() { "import-all" } else { "import-part" };
            let count = |key, count: usize| Phrase::new(key).with("count", count);
            let summary = Phrase::new(key)
                .with("commands", count("count-commands", import.done()))
                .with("all", log.commands())
                .with("actions", count("count-actions", record.actions.len()));
            speech.say(&summary) + "\n"
        }
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// What is otherwise than in a command.
fn noted(note: &Note, speech: &Speech) -> String {
    let (key, number) = match note.place {
        Place::Line(number) => ("import-line", number),
        Place::Command(number) => ("import-command", number),
    };
    let place = Phrase::new(key).with("number", number.to_string());
    let difference = match &note.difference {
        Difference::LeftOut(left) => Phrase::new("import-left-out").with("left", left.clone()),
        Difference::OtherGoods(ruling) => {
            Phrase::new("import-other-goods").with("ruling", ruling.id)
        }
    };
    speech.say(&difference.with("place", place).with("command", note.command.clone()))
}
