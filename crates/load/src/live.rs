//! A live connection of a client.

use anyhow::{Context, bail};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::http::Address;

/// How much is read from a connection at once.
const READ: usize = 16 << 10;

/// The connection.
pub type Socket = WebSocketStream<TcpStream>;

/// Connects a person to a table.
///
/// # Errors
/// When the server cannot be reached or refuses.
pub async fn connect(address: Address, cookie: &str, table: &str) -> anyhow::Result<Socket> {
    let url = format!("ws://{address}/api/tables/{table}/live");
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    // The buffer is cleared before every read; most frames are smaller than this.
    let config = WebSocketConfig::default().read_buffer_size(READ);
    let (socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

/// The text of a frame; empty JSON for frames of the protocol itself.
///
/// # Errors
/// When the connection has ended.
pub fn text(frame: Option<Result<Message, Error>>) -> anyhow::Result<Utf8Bytes> {
    match frame.context("the connection ended")?? {
        Message::Text(text) => Ok(text),
        Message::Close(reason) => bail!("the server closed the connection: {reason:?}"),
        _ => Ok(r#"{"type":"none"}"#.into()),
    }
}
