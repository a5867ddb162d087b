//! The one door through which other servers are asked, at addresses that people have given.
//!
//! The address that was looked at is the one that is connected to: a name that points elsewhere a moment
//! later gains nothing. Nothing is followed elsewhere, and nothing of an answer is read but its status.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::{Host, Url};

use super::address::is_public;
use super::{Lost, PATIENCE, in_time};

/// How long to wait for one address of several.
const CONNECTING: Duration = Duration::from_secs(5);
/// The longest address.
pub const LONGEST_URL: usize = 1_000;

/// The way to other servers.
pub struct Wire {
    tls: TlsConnector,
    /// Whether servers of one's own network may be asked, and without TLS.
    private: bool,
}

impl Wire {
    /// A way to the public network; to one's own as well if the host says so.
    pub fn new(private: bool) -> Self {
        let mut roots = RootCertStore::empty();
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        let provider = Arc::new(crypto::ring::default_provider());
        let versions = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring knows the usual versions");
        let mut config = versions.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Self { tls: TlsConnector::from(Arc::new(config)), private }
    }

    /// An address that somebody has typed, if it may ever be asked.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, text: &str) -> Result<Url, &'static str> {
        if text.len() > LONGEST_URL {
            return Err("this address is too long");
        }
        let url = Url::parse(text.trim()).map_err(|_| "this is no address")?;
        let plain = url.scheme() == "http" && self.private;
        if url.scheme() != "https" && !plain {
            return Err("the address must begin with https://");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("the address must not carry a name or a password");
        }
        let literal = match url.host() {
            None => return Err("this is no address"),
            Some(Host::Domain(name)) => {
                // Names of one's own network; what they are resolved to is looked at in any case.
                let local = name == "localhost" || !name.contains('.');
                if local && !self.private {
                    return Err("addresses of private networks are not called");
                }
                None
            }
            Some(Host::Ipv4(address)) => Some(IpAddr::V4(address)),
            Some(Host::Ipv6(address)) => Some(IpAddr::V6(address)),
        };
        if literal.is_some_and(|address| !self.may_ask(address)) {
            return Err("addresses of private networks are not called");
        }
        Ok(url)
    }

    fn may_ask(&self, address: IpAddr) -> bool {
        self.private || is_public(address)
    }

    /// Sends something to an address; the status of the answer.
    ///
    /// # Errors
    /// When there is no answer, or nobody may be asked there.
    pub async fn post(
        &self,
        url: &str,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, Lost> {
        let url = self.check(url).map_err(|reason| Lost::Refused(reason.to_owned()))?;
        in_time(PATIENCE, self.ask(&url, headers, body)).await
    }

    async fn ask(&self, url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, Lost> {
        let stream = self.connect(url).await?;
        let request = request(url, headers, body)?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let name = match url.host() {
            Some(Host::Domain(name)) => ServerName::try_from(name.to_owned()).ok(),
            Some(Host::Ipv4(address)) => Some(ServerName::from(IpAddr::V4(address))),
            Some(Host::Ipv6(address)) => Some(ServerName::from(IpAddr::V6(address))),
            None => None,
        };
        let name = name.ok_or_else(|| Lost::Refused("this is no address".to_owned()))?;
        let stream = self.tls.connect(name, stream).await.map_err(later)?;
        exchange(stream, request).await
    }

    /// Connects to the first address behind a name that may be asked and answers.
    async fn connect(&self, url: &Url) -> Result<TcpStream, Lost> {
        let port = url.port_or_known_default().unwrap_or(443);
        let found: Vec<SocketAddr> = match url.host() {
            Some(Host::Domain(name)) => lookup_host((name, port)).await.map_err(later)?.collect(),
            Some(Host::Ipv4(address)) => vec![(address, port).into()],
            Some(Host::Ipv6(address)) => vec![(address, port).into()],
            None => Vec::new(),
        };
        let mut last = Lost::Refused("addresses of private networks are not called".to_owned());
        for address in found.into_iter().filter(|found| self.may_ask(found.ip())).take(4) {
            match tokio::time::timeout(CONNECTING, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = later(error),
                Err(_) => last = Lost::Later("nobody answers there".to_owned()),
            }
        }
        Err(last)
    }
}

#[allow(clippy::needless_pass_by_value)] // handed to map_err
fn later(error: impl ToString) -> Lost {
    Lost::Later(error.to_string())
}

fn request(url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<Request<Full<Bytes>>, Lost> {
    let path = url[url::Position::BeforePath..url::Position::AfterQuery].to_owned();
    let host = url[url::Position::BeforeHost..url::Position::AfterPort].to_owned();
    let refused = |_| Lost::Refused("this is no address".to_owned());
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .body(Full::new(Bytes::from(body)))
        .map_err(|_| Lost::Refused("this is no address".to_owned()))?;
    *request.headers_mut() = headers;
    let host = HeaderValue::from_str(&host).map_err(refused)?;
    request.headers_mut().insert(header::HOST, host);
    request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("Quadrivium"));
    Ok(request)
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, Lost>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(later)?;
    // It ends with the answer, or when nobody waits for it any more.
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(later);
    running.abort();
    Ok(answer?.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_ones_own_network_are_not_even_kept() {
        let wire = Wire::new(false);
        assert!(wire.check("https://hooks.example.org:8443/turn?x=1").is_ok());
        for url in [
            "http://hooks.example.org/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest/meta-data",
            "https://localhost/",
            "https://intranet/",
            "https://me:secret@hooks.example.org/",
            "file:///etc/passwd",
            "gopher://example.org/",
            "javascript:alert(1)",
            "https://",
            "",
        ] {
            assert!(wire.check(url).is_err(), "{url}");
        }
        assert!(wire.check(&format!("https://example.org/{}", "x".repeat(1_000))).is_err());
        assert!(Wire::new(true).check("http://127.0.0.1:8080/").is_ok(), "if the host says so");
    }

    /// A name is refused for what it is resolved to, however harmless it looks.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let wire = Wire::new(false);
        let url = Url::parse("https://localhost/").unwrap();
        let refused = wire.connect(&url).await.unwrap_err();
        assert!(matches!(refused, Lost::Refused(_)), "{refused}");
    }
}
