//! TLS to PostgreSQL: with the right root, and with none that is right.
//!
//! Before a real PostgreSQL stands a door that speaks TLS as PostgreSQL does: a client asks for it, hears
//! `S` or `N`, and the rest is the conversation with the database. Its certificate and the one that nobody
//! uses were made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500
//! -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use quadrivium_server::store::{Backend, Postgres};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::support::{Site, postgres};

/// What a client sends first who wants TLS: eight bytes, of which the last four are this number.
const WANTS_TLS: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/site/tls").join(name)
}

/// A door before a PostgreSQL.
struct Door {
    port: u16,
    /// How many have come in by TLS.
    encrypted: Arc<AtomicUsize>,
}

impl Door {
    async fn before(socket: PathBuf, offers_tls: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let encrypted = Arc::new(AtomicUsize::new(0));
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(
                vec![CertificateDer::from_pem_file(file("host.pem")).unwrap()],
                PrivateKeyDer::from_pem_file(file("host.key")).unwrap(),
            )
            .unwrap();
        let acceptor = offers_tls.then(|| TlsAcceptor::from(Arc::new(config)));
        let counted = Arc::clone(&encrypted);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (acceptor, socket) = (acceptor.clone(), socket.clone());
                let counted = Arc::clone(&counted);
                tokio::spawn(async move {
                    let _ = open(client, acceptor, &socket, &counted).await;
                });
            }
        });
        Self { port, encrypted }
    }
}

async fn open(
    mut client: TcpStream,
    acceptor: Option<TlsAcceptor>,
    socket: &Path,
    encrypted: &AtomicUsize,
) -> std::io::Result<()> {
    let mut first = [0; 8];
    client.read_exact(&mut first).await?;
    let mut database = UnixStream::connect(socket).await?;
    if first != WANTS_TLS {
        database.write_all(&first).await?;
        copy_bidirectional(&mut client, &mut database).await?;
        return Ok(());
    }
    let Some(acceptor) = acceptor else {
        client.write_all(b"N").await?;
        copy_bidirectional(&mut client, &mut database).await?;
        return Ok(());
    };
    client.write_all(b"S").await?;
    let mut client = acceptor.accept(client).await?;
    encrypted.fetch_add(1, SeqCst);
    copy_bidirectional(&mut client, &mut database).await?;
    Ok(())
}

/// The URL of a fresh database behind a door, and its socket.
async fn behind(offers_tls: bool) -> (Door, impl Fn(&str, &str) -> String) {
    let url = postgres().await;
    let (place, folder) = url.split_once("?host=").unwrap();
    let name = place.rsplit_once('/').unwrap().1.to_owned();
    let door = Door::before(Path::new(folder).join(".s.PGSQL.5432"), offers_tls).await;
    let port = door.port;
    (door, move |host: &str, tls: &str| format!("postgres://postgres@{host}:{port}/{name}?{tls}"))
}

async fn refused(url: &str) -> String {
    match Postgres::open(url).await {
        Ok(_) => panic!("{url} opens"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn postgresql_is_spoken_to_in_private_and_only_where_its_certificate_is_trusted() {
    let (door, url) = behind(true).await;
    let root = |name: &str| format!("sslrootcert={}", file(name).display());
    let trusted = format!("sslmode=verify-full&{}", root("host.pem"));
    let node = Site::node(&url("localhost", &trusted)).await;
    let ann = node.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    assert_eq!(ann.play_first(table["id"].as_str().unwrap()).await.0, 200);
    // Who writes, who listens, who reads: all of them.
    assert!(door.encrypted.load(SeqCst) >= 3);
    node.tables.store.close().await;
    // Another root, none at all, and another machine than the certificate says.
    for (host, tls) in [
        ("localhost", format!("sslmode=verify-full&{}", root("other.pem"))),
        ("localhost", format!("sslmode=verify-ca&{}", root("other.pem"))),
        ("localhost", "sslmode=verify-full".to_owned()),
        ("127.0.0.1", trusted.clone()),
    ] {
        let said = refused(&url(host, &tls)).await;
        assert!(said.contains("certificate") && said.contains("sslrootcert"), "{tls}: {said}");
    }
    let ca = format!("sslmode=verify-ca&{}", root("host.pem"));
    for believed in [url("127.0.0.1", &ca), url("localhost", "sslmode=require")] {
        Postgres::open(&believed).await.unwrap().close().await;
    }
}

/// Whoever stands in between and says that there is no TLS gets nothing in plain words.
#[tokio::test]
async fn postgresql_without_tls_is_refused_where_tls_is_wanted() {
    let (door, url) = behind(false).await;
    for mode in ["require", "verify-ca", "verify-full"] {
        let said = refused(&url("localhost", &format!("sslmode={mode}"))).await;
        assert!(said.contains("TLS"), "{mode}: {said}");
    }
    Postgres::open(&url("localhost", "sslmode=prefer")).await.unwrap().close().await;
    assert_eq!(door.encrypted.load(SeqCst), 0);
}
