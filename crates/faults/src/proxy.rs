//! A network between a server and its database that can be broken: connections fall silent, slow
//! down or are cut, and new ones work or do not.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How bytes go through a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// As they come.
    Free,
    /// This much later.
    Late(Duration),
    /// Not at all, and nobody is told.
    Silent,
    /// The connection ends.
    Cut,
}

#[derive(Default)]
struct Pipes {
    /// Every connection that was made; those that have ended do not listen.
    open: Vec<watch::Sender<Flow>>,
    /// How a new one starts.
    new: Option<Flow>,
}

/// The network before one server.
pub struct Proxy {
    /// Where the server finds its database.
    pub port: u16,
    pipes: Arc<Mutex<Pipes>>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// A network that ends at this socket.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn start(database: PathBuf) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.context("no free port")?;
        let port = listener.local_addr()?.port();
        let pipes = Arc::new(Mutex::new(Pipes::default()));
        let task = tokio::spawn(accept(listener, database, Arc::clone(&pipes)));
        Ok(Self { port, pipes, task })
    }

    fn each(&self, flow: Flow, new: Option<Flow>) {
        let mut pipes = self.pipes.lock().unwrap_or_else(PoisonError::into_inner);
        pipes.new = new;
        pipes.open.retain(|pipe| !pipe.is_closed());
        for pipe in &pipes.open {
            // What has fallen silent stays so: nobody answers on it any more.
            pipe.send_if_modified(|now| {
                let change = *now != Flow::Silent || new.is_some() || flow == Flow::Cut;
                if change {
                    *now = flow;
                }
                change
            });
        }
    }

    /// Connections that are there fall silent; new ones work.
    pub fn silence(&self) {
        self.each(Flow::Silent, None);
    }

    /// Nothing goes through, on old connections and new ones.
    pub fn part(&self) {
        self.each(Flow::Silent, Some(Flow::Silent));
    }

    /// Everything comes later.
    pub fn delay(&self, by: Duration) {
        self.each(Flow::Late(by), Some(Flow::Late(by)));
    }

    /// All connections end; new ones work.
    pub fn cut(&self) {
        self.each(Flow::Cut, None);
    }

    /// Everything works again, what was held back goes on.
    pub fn heal(&self) {
        self.each(Flow::Free, Some(Flow::Free));
        self.pipes.lock().unwrap_or_else(PoisonError::into_inner).new = None;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.each(Flow::Cut, None);
    }
}

async fn accept(listener: TcpListener, database: PathBuf, pipes: Arc<Mutex<Pipes>>) {
    while let Ok((client, _)) = listener.accept().await {
        let flow = {
            let mut pipes = pipes.lock().unwrap_or_else(PoisonError::into_inner);
            let (sender, flow) = watch::channel(pipes.new.unwrap_or(Flow::Free));
            pipes.open.push(sender);
            flow
        };
        let database = database.clone();
        tokio::spawn(async move {
            // Either side may end it, and a database that is stopped is not there at all.
            let _ = pipe(client, &database, flow).await;
        });
    }
}

async fn pipe(
    client: TcpStream,
    database: &Path,
    mut flow: watch::Receiver<Flow>,
) -> std::io::Result<()> {
    let _ = flow.wait_for(|flow| *flow != Flow::Silent).await;
    client.set_nodelay(true)?;
    let server = UnixStream::connect(database).await?;
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        done = pump(from_client, to_server, flow.clone()) => done,
        done = pump(from_server, to_client, flow) => done,
    }
}

/// Carries bytes until one side ends or the connection is cut.
async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut flow: watch::Receiver<Flow>,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 16 << 10];
    loop {
        // Not even an end is noticed while nothing goes through.
        let now = match flow.wait_for(|flow| *flow != Flow::Silent).await {
            Ok(flow) => *flow,
            Err(_) => return Ok(()),
        };
        if now == Flow::Cut {
            return Ok(());
        }
        let read = tokio::select! {
            biased;
            _ = flow.changed() => continue,
            read = from.read(&mut buffer) => read?,
        };
        if read == 0 {
            return Ok(());
        }
        if let Flow::Late(by) = now {
            tokio::time::sleep(by).await;
        }
        // What was read just before it fell silent waits too.
        if let Err(_) | Ok(Flow::Cut) =
            flow.wait_for(|flow| *flow != Flow::Silent).await.map(|flow| *flow)
        {
            return Ok(());
        }
        to.write_all(&buffer[..read]).await?;
    }
}
