//! Whom a server must not ask because somebody told it to: itself, and what stands behind its firewall.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address belongs to the public network. What is not known to is taken for private.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        // Shared by the customers of one provider.
        || (a == 100 && b & 0xc0 == 64)
        // Protocols, 6to4 relays, measurements.
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && b & 0xfe == 18)
        // Many at once, the future, everybody.
        || a >= 224;
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let [a, b, ..] = address.segments();
    // Of all that is given out, less what carries addresses of the other kind inside, or is for books.
    let given = a & 0xe000 == 0x2000;
    let tunnel = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    let books = (a == 0x2001 && b == 0x0db8) || a == 0x3fff;
    given && !tunnel && !books
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_public() {
        for public in ["9.9.9.9", "172.32.0.1", "100.128.0.1", "2620:fe::fe", "2a00:1450::1"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "127.8.9.10",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }
}
