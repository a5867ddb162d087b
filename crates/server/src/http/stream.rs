//! The socket of a client, with bounds on how long it may take.
//!
//! A client that asks and does not read would hold its connection for ever. What is written has to
//! be taken at a modest pace. And what a client has sent and nobody reads, such as the rest of a
//! frame that is too large, is thrown away before the socket is closed: otherwise the system cuts
//! the connection off, and the client may never see why.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::{Instant, Sleep, sleep, timeout};

use super::places::Place;

/// How fast a client that lags behind has to read, in bytes a second.
const PACE: u64 = 1_000;
/// How long, and how much, is read of what nobody needs.
const LINGER: Duration = Duration::from_secs(2);
const LEFT_OVER: usize = 4 << 20;

/// A socket and the place it takes.
pub struct Stream {
    /// There until it is dropped.
    socket: Option<TcpStream>,
    place: Arc<Place>,
    patience: Duration,
    /// When a client that lags behind is given up.
    until: Option<Pin<Box<Sleep>>>,
}

impl Stream {
    /// A socket whose client may let us wait so long.
    pub fn new(socket: TcpStream, place: Arc<Place>, patience: Duration) -> Self {
        Self { socket: Some(socket), place, patience, until: None }
    }

    fn socket(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(self.socket.as_mut().expect("taken only by drop"))
    }

    /// What became of writing so many bytes.
    fn wrote(
        &mut self,
        context: &mut Context<'_>,
        wanted: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let patience = self.patience;
        match written {
            Poll::Pending => {
                let until = self.until.get_or_insert_with(|| Box::pin(sleep(patience)));
                ready!(until.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Ready(Ok(taken)) if taken < wanted => {
                if let Some(until) = &mut self.until {
                    let earned = Duration::from_millis(taken as u64 * 1_000 / PACE);
                    let later = until.deadline() + earned;
                    until.as_mut().reset(later.min(Instant::now() + patience));
                }
                written
            }
            Poll::Ready(_) => {
                self.until = None;
                written
            }
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.socket().poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.socket().poll_write(context, bytes);
        self.wrote(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wanted = slices.iter().map(|slice| slice.len()).sum();
        let written = self.socket().poll_write_vectored(context, slices);
        self.wrote(context, wanted, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.socket().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.socket().poll_shutdown(context)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let Some(socket) = self.socket.take() else {
            return;
        };
        let more = socket.try_read(&mut [0; 1]).is_ok_and(|read| read > 0);
        if let Ok(runtime) = Handle::try_current()
            && more
        {
            let place = Arc::clone(&self.place);
            runtime.spawn(async move {
                // A client that goes on sending all the same has had its chance.
                let _ = timeout(LINGER, throw_away(socket)).await;
                drop(place);
            });
        }
    }
}

async fn throw_away(mut socket: TcpStream) -> io::Result<()> {
    socket.shutdown().await?;
    let (mut buffer, mut seen) = ([0; 4 << 10], 0);
    while seen < LEFT_OVER {
        match socket.read(&mut buffer).await? {
            0 => break,
            read => seen += read,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::super::places::Places;
    use super::*;

    /// Both ends of a connection.
    async fn ends() -> (Stream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let theirs = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (ours, peer) = listener.accept().await.unwrap();
        let place = Places::new(1, 1).take(peer.ip().into()).unwrap();
        (Stream::new(ours, Arc::new(place), LINGER), theirs)
    }

    #[tokio::test]
    async fn last_words_arrive_though_much_was_left_unread() {
        let (mut ours, mut theirs) = ends().await;
        theirs.write_all(&[0; 10_000]).await.unwrap();
        ours.read_exact(&mut [0; 100]).await.unwrap();
        ours.write_all(b"this is too much").await.unwrap();
        drop(ours);
        let mut heard = Vec::new();
        theirs.read_to_end(&mut heard).await.unwrap();
        assert_eq!(heard, b"this is too much");
    }
}
