//! The real binary, and just enough HTTP to talk to it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_quadrivium");

/// A server process; killed when dropped.
pub struct Server {
    pub process: Child,
    pub address: String,
}

impl Server {
    /// Starts a server on any free port, with these arguments as well.
    pub fn start(arguments: &[String]) -> Self {
        Self::start_with(arguments, Stdio::inherit())
    }

    /// The same, with its log going somewhere else.
    pub fn start_with(arguments: &[String], log: Stdio) -> Self {
        Self::begin(Command::new(PROGRAM), arguments, log)
    }

    /// The same, started by another program, which is given what to start.
    pub fn start_in(shell: &[&str], arguments: &[String]) -> Self {
        let mut command = Command::new(shell[0]);
        command.args(&shell[1..]).arg(PROGRAM);
        Self::begin(command, arguments, Stdio::inherit())
    }

    fn begin(mut command: Command, arguments: &[String], log: Stdio) -> Self {
        let mut process = command
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-s", "1000000"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("it says where it is");
        Self { process, address: address.trim_end_matches(['/', '\n']).to_owned() }
    }

    /// Tells the process to stop, and waits until it has.
    #[cfg(unix)]
    pub fn stop(mut self) {
        let told = Command::new("kill").arg(self.process.id().to_string()).status().unwrap();
        assert!(told.success() && self.process.wait().unwrap().success());
    }

    /// Ends the process at once, whatever it is doing.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Where a server of a test keeps things.
pub struct Place(pub tempfile::TempDir);

impl Place {
    pub fn arguments(&self) -> Vec<String> {
        vec!["--data".into(), self.0.path().to_string_lossy().into_owned()]
    }
}

/// A PostgreSQL of our own; it ends when its standard input does.
pub struct Postgres {
    pub url: String,
    process: Child,
    input: Option<ChildStdin>,
}

impl Postgres {
    pub fn start() -> Self {
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres.sh");
        let mut process =
            Command::new(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut url).unwrap();
        assert!(url.starts_with("postgres://"), "PostgreSQL does not start");
        let input = process.stdin.take();
        Self { url: url.trim().to_owned(), process, input }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub cookie: Option<String>,
    pub body: Value,
}

/// A connection that is kept open.
pub struct Client {
    stream: BufReader<TcpStream>,
    pub cookie: String,
}

impl Client {
    pub fn connect(address: &str, cookie: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufReader::new(stream), cookie: cookie.to_owned() })
    }

    /// Waits no longer than this for an answer.
    pub fn patience(&self, time: Duration) {
        self.stream.get_ref().set_read_timeout(Some(time)).unwrap();
    }

    pub fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Answer> {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let cookie = &self.cookie;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let (mut status, mut length, mut cookie) = (0, 0, None);
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().unwrap();
            } else if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.parse().unwrap();
            } else if let Some(value) = line.strip_prefix("set-cookie: ") {
                cookie = value.split(';').next().map(str::to_owned);
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes)?;
        Ok(Answer { status, cookie, body: serde_json::from_slice(&bytes).unwrap_or_default() })
    }

    /// Takes a name and makes a table for two on one screen; its name.
    pub fn new_table(&mut self) -> io::Result<String> {
        let you = self.ask("POST", "/api/guest", Some(&json!({ "name": "Ann" })))?;
        self.cookie = you.cookie.expect("a cookie is set");
        let seats = json!([{ "kind": "you" }, { "kind": "you" }]);
        let wish = json!({ "game": "burgundy", "seats": seats });
        let table = self.ask("POST", "/api/tables", Some(&wish))?;
        assert_eq!(table.status, 201, "{}", table.body);
        Ok(table.body["id"].as_str().unwrap().to_owned())
    }
}
