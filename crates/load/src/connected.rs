//! People who are connected and do nothing, as most are at any moment: two at a table, each by a way in of their own.

use futures_util::{SinkExt, StreamExt};
use quadrivium_load::http::{Address, Guest};
use quadrivium_load::live;
use serde_json::json;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

use crate::play::CHANGES;
use crate::server::Server;
use crate::table;

/// How many tables are filled at once.
const AT_ONCE: usize = 16;

/// Those who are connected; they go with this.
pub struct Connected(Vec<JoinHandle<()>>);

impl Connected {
    /// How many they are.
    pub fn people(&self) -> usize {
        self.0.len()
    }

    /// Whether all of them are still there.
    pub fn are_there(&self) -> bool {
        self.0.iter().all(|person| !person.is_finished())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        for person in &self.0 {
            person.abort();
        }
    }
}

/// Connects so many people, two by two.
///
/// # Errors
/// When the server refuses one of them.
pub async fn connect(
    server: &Server,
    game: &'static str,
    people: usize,
) -> anyhow::Result<Connected> {
    let pairs = (0..people.div_ceil(2)).map(|number| {
        let doors = [server.door(number), server.door(number + 1)];
        pair(doors, game)
    });
    let mut all = Connected(Vec::new());
    let mut pairs = futures_util::stream::iter(pairs).buffer_unordered(AT_ONCE);
    while let Some(pair) = pairs.next().await {
        all.0.extend(pair?);
    }
    Ok(all)
}

async fn pair(doors: [Address; 2], game: &str) -> anyhow::Result<[JoinHandle<()>; 2]> {
    let one = Guest::new(doors[0], "Waiting").await?;
    let other = Guest::new(doors[1], "Waiting").await?;
    let (id, key) = table::create(&one, game, false).await?;
    other.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": key })).await?;
    Ok([listen(&one, &id).await?, listen(&other, &id).await?])
}

/// Reads whatever comes, for ever.
async fn listen(guest: &Guest, table: &str) -> anyhow::Result<JoinHandle<()>> {
    let mut socket = live::connect(guest.address, &guest.cookie, table).await?;
    socket.send(Message::text(CHANGES)).await?;
    Ok(tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} }))
}
