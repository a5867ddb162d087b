//! The site as passkeys know it: a domain, and the one origin whose pages may use them.

use passki::Passki;
use url::{Host, Url};

use crate::config::Config;

/// What managers of keys show beside the domain.
const NAME: &str = "Quadrivium";

/// To whom a passkey belongs on our side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// The domain.
    pub id: String,
    /// The only origin whose pages are believed.
    origin: String,
}

impl Party {
    /// The site by the address that the host has given. Without one only a server that somebody tries on
    /// their own machine has passkeys: whatever else stands in the header `Host` was chosen by whoever asks, and
    /// keys would be bound to a name that nobody has vouched for, or that is another one tomorrow.
    pub fn of(config: &Config, host: Option<&str>, https: bool) -> Option<Self> {
        let here = |host: &str| format!("{}://{host}", if https { "https" } else { "http" });
        let address = match &config.notices.public_url {
            Some(url) => Url::parse(url),
            None => Url::parse(&here(host?)),
        };
        let url = address.ok()?;
        // A key is bound to a domain; browsers know none for bare addresses.
        let Some(Host::Domain(domain)) = url.host() else { return None };
        let local = domain == "localhost" || domain.ends_with(".localhost");
        let believed = config.notices.public_url.is_some() || local;
        let safe = url.scheme() == "https" || local;
        let origin = url.origin().ascii_serialization();
        (believed && safe).then(|| Self { id: domain.to_owned(), origin })
    }

    /// Whoever asks keys and weighs their answers.
    pub(super) fn passki(&self) -> Passki {
        Passki::new(&self.id, &[&self.origin], NAME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(public: Option<&str>, host: &str, https: bool) -> Option<(String, String)> {
        let mut config = Config::default();
        config.notices.public_url = public.map(str::to_owned);
        Party::of(&config, Some(host), https).map(|party| (party.id, party.origin))
    }

    fn is(id: &str, origin: &str) -> (String, String) {
        (id.to_owned(), origin.to_owned())
    }

    #[test]
    fn the_address_of_the_host_counts_and_no_header() {
        let public = Some("https://Play.example.org/");
        for host in ["play.example.org", "evil.example", "localhost:4747", ""] {
            let own = Some(is("play.example.org", "https://play.example.org"));
            assert_eq!(party(public, host, false), own, "{host}");
        }
        let port = Some("https://play.example.org:8443/games");
        assert_eq!(
            party(port, "x", true),
            Some(is("play.example.org", "https://play.example.org:8443")),
            "the port belongs to the origin and not to the domain"
        );
    }

    #[test]
    fn without_an_address_only_ones_own_machine_is_believed() {
        assert_eq!(
            party(None, "localhost:4747", false),
            Some(is("localhost", "http://localhost:4747"))
        );
        assert_eq!(
            party(None, "a.localhost", true),
            Some(is("a.localhost", "https://a.localhost"))
        );
        for host in [
            "play.example.org",
            "127.0.0.1:4747",
            "[::1]:4747",
            "evil.example#localhost",
            "localhost.evil.example",
            "x@evil.example",
            "",
        ] {
            assert_eq!(party(None, host, true), None, "{host}");
        }
        for address in ["http://play.example.org", "https://192.0.2.1", "nonsense"] {
            assert_eq!(party(Some(address), "localhost", false), None, "{address}");
        }
    }
}
