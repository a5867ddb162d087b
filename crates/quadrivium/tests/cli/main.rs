//! The binary as people and scripts use it: arguments in, text and exit code out.

mod analyse;
mod arena;
mod games;
mod import;
mod plan;
mod play;
mod replay;
mod sim;
mod usage;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use quadrivium_games::GAMES;
use serde_json::Value;

/// The game the tests play: whichever comes first in the list.
fn game() -> &'static str {
    GAMES.iter().next().expect("there is a game").name
}

/// What came of a run.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The output of a run that went well.
    #[track_caller]
    fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }

    /// The output of a run that went well, as JSON.
    #[track_caller]
    fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("the output is JSON")
    }

    /// The sentence about bad input: exit code 2, one line, nothing else.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.out, "");
        assert_eq!(self.err.matches('\n').count(), 1, "{}", self.err);
        self.err.trim_end().strip_prefix("error: ").expect("an error says so").to_owned()
    }
}

/// Runs the binary with nothing on standard input.
fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Runs the binary with this on standard input.
fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrivium"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    let mut child = command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // In a thread: a child that writes before it has read everything must not wait for us.
    let feeder = std::thread::spawn(move || {
        // A game may be over before its input is.
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the binary ends");
    feeder.join().expect("the feeder ends");
    Ran {
        code: status.code().expect("no signal ends it"),
        out: String::from_utf8(stdout).expect("text"),
        err: String::from_utf8(stderr).expect("text"),
    }
}
