//! The binary `quadrivium`: reads the arguments, does what they say, and turns whatever went
//! wrong into one sentence and an exit code.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
use quadrivium::cli::{self, Cli};

/// The server writes a position of some kilobytes for every client after every move. The allocator
/// of the system spends a seventh of its time on that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Something outside failed: a disk, a pipe, the terminal.
const FAILED: u8 = 1;
/// What was asked for is not possible.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            return match error.print() {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::from(FAILED),
                _ => ExitCode::SUCCESS,
            };
        }
        Err(error) if error.kind() == DisplayHelpOnMissingArgumentOrSubcommand => {
            // Nothing was asked for at all: the help says what can be.
            let _ = error.print();
            return ExitCode::from(BAD_INPUT);
        }
        Err(error) => return complain(&cli::sentence(&error), BAD_INPUT),
    };
    let Err(error) = quadrivium::run(cli) else {
        return ExitCode::SUCCESS;
    };
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    match io_error.map(io::Error::kind) {
        // Whoever read our output has seen enough.
        Some(ErrorKind::BrokenPipe) => ExitCode::SUCCESS,
        Some(_) => complain(&format!("input or output failed: {error:#}"), FAILED),
        None => complain(&format!("{error:#}"), BAD_INPUT),
    }
}

fn complain(sentence: &str, code: u8) -> ExitCode {
    let sentence = sentence.replace(['\n', '\r'], " ");
    // Where even this cannot be written, the exit code has to be enough.
    let _ = writeln!(io::stderr(), "error: {sentence}");
    ExitCode::from(code)
}
