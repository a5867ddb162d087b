//! Which addresses there are, and what they take: those of the server.

/// Addresses below `/api`, with `*` for whatever is named there, and their methods.
const ADDRESSES: &[(&str, &str)] = &[
    ("clubs", "POST"),
    ("clubs/*", "GET"),
    ("clubs/*/*", "POST"),
    ("games", "GET"),
    ("games/*/lessons", "GET"),
    ("games/*/lessons/*/moves/*", "GET"),
    ("games/*/lessons/*/moves/*/why", "POST"),
    ("games/*/options", "POST"),
    ("games/*/puzzles", "GET"),
    ("games/*/puzzles/*", "POST"),
    ("games/*/puzzles/*/answer", "POST"),
    ("games/*/puzzles/*/why", "POST"),
    ("guest", "GET POST"),
    ("guest/renew", "POST"),
    ("host", "GET"),
    ("host/announce", "POST"),
    ("host/backup", "POST"),
    ("host/enter", "POST"),
    ("host/invitations", "GET POST"),
    ("host/invitations/*/void", "POST"),
    ("host/leave", "POST"),
    ("host/log", "GET"),
    ("host/mode", "POST"),
    ("host/players", "GET"),
    ("host/players/*/ban", "POST"),
    ("host/players/*/host", "POST"),
    ("host/players/*/mute", "POST"),
    ("host/players/*/unban", "POST"),
    ("host/players/*/unmute", "POST"),
    ("host/reports", "GET"),
    ("host/reports/*", "POST"),
    ("host/tables", "GET"),
    ("host/tables/*/close", "POST"),
    ("host/tables/*/look", "POST"),
    ("host/tables/*/unlist", "POST"),
    ("host/token", "POST"),
    ("letters/confirm", "POST"),
    ("letters/stop", "POST"),
    ("link/enter", "POST"),
    ("link/leave", "POST"),
    ("link/open", "POST"),
    ("lobby", "GET"),
    ("match", "POST"),
    ("me", "GET"),
    ("me/arms", "POST"),
    ("me/away", "GET POST"),
    ("me/away/end", "POST"),
    ("me/delete", "POST"),
    ("me/devices/*/end", "POST"),
    ("me/export", "GET"),
    ("me/link", "POST"),
    ("me/link/answer", "POST"),
    ("me/link/watch", "POST"),
    ("me/passkeys/*/end", "POST"),
    ("me/passkeys/begin", "POST"),
    ("me/passkeys/finish", "POST"),
    ("me/recovery", "POST"),
    ("me/zone", "POST"),
    ("me/notices", "GET POST"),
    ("me/notices/hook", "POST"),
    ("me/notices/hook/end", "POST"),
    ("me/notices/mail", "POST"),
    ("me/notices/mail/end", "POST"),
    ("me/notices/push", "POST"),
    ("me/notices/push/end", "POST"),
    ("me/notices/test", "POST"),
    ("me/seen", "GET POST"),
    ("open", "GET"),
    ("passkey", "GET"),
    ("passkey/begin", "POST"),
    ("passkey/finish", "POST"),
    ("people", "GET"),
    ("people/answer", "POST"),
    ("people/find", "POST"),
    ("people/follow", "POST"),
    ("people/invite", "POST"),
    ("people/inviting", "POST"),
    ("players/*", "GET"),
    ("players/*/games", "GET"),
    ("players/*/history", "GET"),
    ("ranking", "GET"),
    ("records", "POST"),
    ("recover", "POST"),
    ("site", "GET"),
    ("tables", "POST"),
    ("tables/mine", "GET"),
    ("tables/*", "GET"),
    ("tables/*/analysis", "GET POST"),
    ("tables/*/analysis/moments/*", "POST"),
    ("tables/*/analysis/moments/*/answer", "POST"),
    ("tables/*/analysis/moments/*/why", "POST"),
    ("tables/*/analysis/stop", "POST"),
    ("tables/*/answer_undo", "POST"),
    ("tables/*/bot", "POST"),
    ("tables/*/chat", "POST"),
    ("tables/*/claim", "POST"),
    ("tables/*/forgo", "POST"),
    ("tables/*/fork", "GET POST"),
    ("tables/*/intend", "POST"),
    ("tables/*/invitation", "GET"),
    ("tables/*/invite", "POST"),
    ("tables/*/leave", "POST"),
    ("tables/*/live", "GET"),
    ("tables/*/moves/*", "GET"),
    ("tables/*/play", "POST"),
    ("tables/*/record", "GET"),
    ("tables/*/redo", "POST"),
    ("tables/*/rematch", "POST"),
    ("tables/*/remove", "POST"),
    ("tables/*/report", "POST"),
    ("tables/*/resign", "POST"),
    ("tables/*/sit", "POST"),
    ("tables/*/stand", "GET"),
    ("tables/*/try", "POST"),
    ("tables/*/try/why", "POST"),
    ("tables/*/undo", "POST"),
    ("tables/*/why", "POST"),
    ("tables/*/join", "POST"),
    ("tables/*/players", "GET"),
    ("tournaments", "GET POST"),
    ("tournaments/*", "GET"),
    ("tournaments/*/*", "POST"),
];

/// Whether there is something at an address, but not for this method.
pub fn is_wrong_method(method: &str, parts: &[&str]) -> bool {
    let is_there = |address: &str| {
        let named = address.split('/');
        named.clone().count() == parts.len()
            && named.zip(parts).all(|(name, part)| name == "*" || name == *part)
    };
    let found = ADDRESSES.iter().find(|(address, _)| is_there(address));
    found.is_some_and(|(_, methods)| methods.split(' ').all(|one| one != method))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// Those that the server describes, and no others.
    #[test]
    fn they_are_those_of_the_server() {
        let described: Value =
            serde_json::from_str(include_str!("../../server/openapi.json")).unwrap();
        let mut theirs = BTreeSet::new();
        for (path, methods) in described["paths"].as_object().unwrap() {
            let Some(path) = path.strip_prefix("/api/") else { continue };
            let parts = path.split('/').map(|part| if part.starts_with('{') { "*" } else { part });
            for method in methods.as_object().unwrap().keys() {
                theirs.insert((parts.clone().collect::<Vec<_>>().join("/"), method.to_uppercase()));
            }
        }
        let ours = ADDRESSES.iter().flat_map(|(address, methods)| {
            methods.split(' ').map(|method| ((*address).to_owned(), method.to_owned()))
        });
        assert_eq!(ours.collect::<BTreeSet<_>>(), theirs);
    }

    #[test]
    fn something_is_there_but_not_for_this_method() {
        assert!(is_wrong_method("POST", &["games"]));
        assert!(is_wrong_method("DELETE", &["tables", "abc"]));
        assert!(!is_wrong_method("GET", &["tables", "mine"]));
        assert!(!is_wrong_method("GET", &["nothing"]));
        assert!(!is_wrong_method("GET", &["tables", "abc", "nothing"]));
    }
}
