//! Where a request comes from, as far as it can be believed.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderValue};

use crate::config::Config;

/// What counts as one place: an IPv4 address, or the first half of an IPv6 address, because one
/// client can choose the second half as it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Self {
        Self(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & (u128::MAX << 64)).into(),
            ip @ IpAddr::V4(_) => ip,
        })
    }
}

/// The address that our proxy has seen; nothing where there is no proxy that we believe.
pub fn forwarded(config: &Config, headers: &HeaderMap) -> Option<IpAddr> {
    let last = last(headers, "x-forwarded-for").filter(|_| config.behind_proxy)?;
    let with_port = || Some(last.parse::<SocketAddr>().ok()?.ip());
    last.parse().ok().or_else(with_port)
}

/// Whether the browser speaks HTTPS with our proxy.
pub fn is_https(config: &Config, headers: &HeaderMap) -> bool {
    // Some proxies name the protocol of a live connection.
    config.behind_proxy
        && last(headers, "x-forwarded-proto").is_some_and(|proto| matches!(proto, "https" | "wss"))
}

/// The last word of the last line: what stands before it may have been written by the client.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let line: &HeaderValue = headers.get_all(name).iter().next_back()?;
    line.to_str().ok()?.rsplit(',').next().map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn an_ipv6_network_is_one_place() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"), "the same in other words");
        assert_ne!(address("::ffff:192.0.2.1"), address("::ffff:192.0.2.2"));
    }

    #[test]
    fn only_what_the_proxy_has_written_is_believed() {
        let believing = Config { behind_proxy: true, ..Config::default() };
        let seen = |config: &Config, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            forwarded(config, &headers).map(|ip| ip.to_string())
        };
        let expected = Some("203.0.113.7".to_owned());
        assert_eq!(seen(&believing, &["203.0.113.7"]), expected);
        assert_eq!(seen(&believing, &["192.0.2.1, 203.0.113.7"]), expected);
        assert_eq!(seen(&believing, &["192.0.2.1", "203.0.113.7"]), expected, "a line of its own");
        assert_eq!(seen(&believing, &["192.0.2.1, 203.0.113.7:51234"]), expected);
        assert_eq!(seen(&believing, &["203.0.113.7", "unknown"]), None);
        assert_eq!(seen(&believing, &[]), None);
        assert_eq!(seen(&Config::default(), &["203.0.113.7"]), None, "anybody could write it");
    }

    #[test]
    fn https_is_what_the_proxy_says_last() {
        let believing = Config { behind_proxy: true, ..Config::default() };
        let https = |config: &Config, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-proto", HeaderValue::from_static(line));
            }
            is_https(config, &headers)
        };
        assert!(https(&believing, &["https"]) && https(&believing, &["wss"]));
        assert!(https(&believing, &["http", "https"]));
        assert!(!https(&believing, &["https", "http"]) && !https(&believing, &[]));
        assert!(!https(&Config::default(), &["https"]));
    }
}
