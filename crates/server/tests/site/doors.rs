//! Who gets a connection, and for how long.

use std::net::SocketAddr;

use quadrivium_server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::live::{Wire, listen};
use crate::support::{Site, in_time};

/// Every address that begins like this is that of the machine itself.
const HERE: &str = "127.0.0.1";
const THERE: &str = "127.0.0.2";

async fn connect(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    in_time(socket.connect(to)).await.unwrap()
}

/// Whether a request is answered on this connection.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let request = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";
    if in_time(stream.write_all(request)).await.is_err() {
        return false;
    }
    let mut heard = Vec::new();
    while !heard.ends_with(b"ok\n") {
        match in_time(stream.read_buf(&mut heard)).await {
            Ok(0) | Err(_) => return false,
            Ok(_) => {}
        }
    }
    heard.starts_with(b"HTTP/1.1 200")
}

fn three_each() -> Config {
    Config { connections_per_address: 3, ..Config::default() }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_address_does_not_get_all_connections() {
    let site = Site::with(three_each()).await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut wires = Vec::new();
    for _ in 0..3 {
        wires.push(Wire::open(at, id, &ann).await.unwrap());
    }
    assert!(!is_answered(&mut connect(HERE, at).await).await, "a fourth from the same address");
    assert!(site.tables.metrics.limited.get() > 0, "and the host can see it");
    assert!(is_answered(&mut connect(THERE, at).await).await, "others are not in the way");
    for wire in &mut wires {
        assert_eq!(wire.hello().await["seq"], table["seq"], "live connections are not ended");
    }
    drop(wires);
    in_time(async { while !is_answered(&mut connect(HERE, at).await).await {} }).await;
}

#[tokio::test]
async fn whoever_has_waited_longest_makes_room_at_its_address() {
    let site = Site::with(three_each()).await;
    let at = listen(&site).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        let mut stream = connect(HERE, at).await;
        assert!(is_answered(&mut stream).await);
        streams.push(stream);
    }
    assert!(is_answered(&mut streams[0]).await);
    let mut fourth = connect(HERE, at).await;
    assert!(is_answered(&mut fourth).await);
    assert_eq!(in_time(streams[1].read(&mut [0; 1])).await.unwrap_or(0), 0, "it was ended");
    assert!(is_answered(&mut streams[0]).await && is_answered(&mut streams[2]).await);
}

/// All clients of a proxy come from its address: it is the proxy that has to tell them apart.
#[tokio::test]
async fn the_connections_of_a_proxy_are_not_those_of_one_client() {
    let site = Site::with(Config { behind_proxy: true, ..three_each() }).await;
    let at = listen(&site).await;
    let mut streams = Vec::new();
    for _ in 0..10 {
        let mut stream = connect(HERE, at).await;
        assert!(is_answered(&mut stream).await);
        streams.push(stream);
    }
    for stream in &mut streams {
        assert!(is_answered(stream).await, "none was ended for another");
    }
}

/// A client that asks and asks and never reads does not keep its connection.
#[tokio::test]
async fn a_client_that_does_not_read_is_not_waited_for() {
    let fast = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
    let site = Site::with(Config { write_s: 1, ..fast }).await;
    let at = listen(&site).await;
    let mut greedy = connect(HERE, at).await;
    let request = b"GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n";
    in_time(async { while greedy.write_all(request).await.is_ok() {} }).await;
    assert!(is_answered(&mut connect(HERE, at).await).await);
}
