//! Accepting connections.
//!
//! The loop that axum brings waits for ever for a client that never finishes its headers or never
//! reads what it asked for; a few thousand of those would hold all file descriptors. This one has
//! timeouts, and a bound on how many connections one address may have.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::places::{Place, Places, most_open};
use super::stream::Stream;
use crate::Tables;

/// How long to wait for somebody to go when no connection can be accepted.
const PAUSE: Duration = Duration::from_secs(1);
/// How often the log hears that connections are short.
const COMPLAINT: Duration = Duration::from_mins(1);

/// What all connections of a listener share.
struct Door {
    http: http1::Builder,
    site: TowerToHyperService<Router>,
    places: Arc<Places>,
    patience: Duration,
}

/// Serves a site until `stopping` becomes true, and the requests that have come until then.
pub async fn accept(
    listener: TcpListener,
    site: Router,
    tables: Arc<Tables>,
    mut stopping: watch::Receiver<bool>,
) {
    let config = &tables.config;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(Duration::from_secs(config.header_s));
    // All who come through a proxy have its address here: their requests are told apart later.
    let per_address =
        if config.behind_proxy { usize::MAX } else { config.connections_per_address as usize };
    let door = Arc::new(Door {
        http,
        site: TowerToHyperService::new(site),
        places: Places::new(most_open(), per_address),
        patience: Duration::from_secs(config.write_s),
    });
    let mut connections = JoinSet::new();
    let mut complained: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match door.places.take(peer.ip().into()) {
                Some(place) => {
                    let door = Arc::clone(&door);
                    connections.spawn(connection(door, stream, peer, place, stopping.clone()));
                }
                None => tables.metrics.limited.add(1),
            },
            // The client has changed its mind.
            Err(error) if of_the_client(&error) => {}
            Err(error) => {
                if complained.is_none_or(|at| at.elapsed() > COMPLAINT) {
                    tracing::error!(%error, "no more connections can be accepted");
                    complained = Some(Instant::now());
                }
                // Usually descriptors are short, and whoever ends gives one back.
                door.places.make_room();
                tokio::select! {
                    Some(_) = connections.join_next() => {}
                    () = tokio::time::sleep(PAUSE) => {}
                }
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

async fn connection(
    door: Arc<Door>,
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    mut stopping: watch::Receiver<bool>,
) {
    // An acknowledgement and what changed follow each other closely: the second must not wait until
    // the client has confirmed the first.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
    let place = Arc::new(place);
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        place.works();
        let (place, answering) = (&place, door.site.call(request));
        async move {
            let answer = answering.await;
            // A live connection works as long as it lasts.
            let live =
                |answer: &hyper::Response<_>| answer.status() == StatusCode::SWITCHING_PROTOCOLS;
            if !answer.as_ref().is_ok_and(live) {
                place.waits();
            }
            answer
        }
    });
    let stream = Stream::new(stream, Arc::clone(&place), door.patience);
    let serving = door.http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut serving = pin!(serving);
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = place.ended() => return,
        () = stopped(&mut stopping) => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

fn of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Waits for the signal to stop; an end of its sender means the same.
pub(super) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}
