//! The real binary, and just enough HTTP to talk to it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A server process; killed when dropped.
pub struct Server {
    pub process: Child,
    pub address: String,
}

impl Server {
    /// Starts a server on any free port, with these arguments as well.
    pub fn start(arguments: &[String]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_quadrivium"))
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-s", "1000000"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("it says where it is");
        Self { process, address: address.trim_end_matches(['/', '\n']).to_owned() }
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

    pub fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Answer> {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let cookie = &self.cookie;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: here\r\ncookie: {cookie}\r\n\
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
