//! Who was sent away or may not come in, and what is still open to them: nothing.

use axum::http::{HeaderValue, StatusCode};
use quadrivium_server::Config;
use quadrivium_server::tables::Host;
use serde_json::{Value, json};

use crate::finding::{everybody, listed, open};
use crate::host::{config, done, hosted, id};
use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code, in_time};
use crate::tournaments::{act, begun, found, gives_up, show, tables};

const DAY_S: u64 = 24 * 3_600;

async fn ban(site: &Site, person: &Person, sentence: Value, address: Option<&str>) {
    let (guest, sentence) = (id(person).await.parse().unwrap(), serde_json::from_value(sentence));
    let address = address.map(str::to_owned);
    site.tables.ban(Host::Console, guest, &sentence.unwrap(), address).await.unwrap();
}

#[tokio::test]
async fn who_is_sent_away_from_a_club_has_no_link_to_come_back_by() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
    let club = format!("/api/clubs/{}", founded["id"].as_str().unwrap());
    let (join, leave) = (format!("{club}/join"), format!("{club}/leave"));
    let key = async || json!({ "key": ann.get(&club).await.1["key"] });
    let first = key().await;
    done(&eve, &join, first.clone()).await;
    // Who leaves may come back.
    done(&eve, &leave, json!({})).await;
    done(&eve, &join, first.clone()).await;
    done(&ann, &leave, json!({ "player": id(&eve).await })).await;
    for person in [&eve, &site.person("Friend of Eve").await] {
        assert_eq!(code(&person.post(&join, first.clone()).await), "no_club");
    }
    done(&eve, &join, key().await).await;
}

#[tokio::test]
async fn who_is_sent_away_from_a_tournament_by_invitation_has_no_link_to_come_back_by() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let cup = found(&ann, json!({ "admission": { "kind": "invitation" } })).await;
    let key = async || json!({ "key": show(&ann, &cup).await["key"] });
    let first = key().await;
    act(&eve, &cup, "join", first.clone()).await;
    act(&eve, &cup, "leave", json!({})).await;
    act(&eve, &cup, "join", first.clone()).await;
    act(&ann, &cup, "leave", json!({ "player": id(&eve).await })).await;
    let again = eve.post(&format!("/api/tournaments/{cup}/join"), first).await;
    assert_eq!(code(&again), "no_tournament");
    act(&eve, &cup, "join", key().await).await;
}

#[tokio::test]
async fn nobody_is_paired_with_somebody_who_is_banned() {
    let site = Site::new().await;
    let (people, cup) = begun(&site, &["Ann", "Bob", "Cat", "Dan"], json!({})).await;
    let (ann, bob) = (&people[0], &people[1]);
    let own = found(bob, json!({ "name": "Bob's cup" })).await;
    ban(&site, bob, json!({ "reason": "threats" }), None).await;
    // What he has organised nobody could begin.
    let own = format!("/api/tournaments/{own}");
    in_time(async {
        while show(ann, &cup).await["entrants"][1]["left"] != true
            || ann.get(&own).await.0 != StatusCode::NOT_FOUND
        {
            tokio::task::yield_now().await;
        }
    })
    .await;
    for (table, seats) in tables(&show(ann, &cup).await, 0) {
        if !seats.contains(&1) {
            gives_up(&people[seats[1]], &table, 1).await;
        }
    }
    in_time(async {
        while show(ann, &cup).await["round"] != 2 {
            site.tables.tend_tournaments().await.unwrap();
        }
    })
    .await;
    let second = tables(&show(ann, &cup).await, 1);
    assert!(
        !second.is_empty() && second.iter().all(|(_, seats)| !seats.contains(&1)),
        "{second:?}"
    );
}

/// A page that was opened before hosts closed the site goes on showing nobody.
#[tokio::test]
async fn who_looks_on_without_an_invitation_hears_of_nobody_any_more() {
    let (site, simon) = hosted().await;
    let at = listen(&site).await;
    let table = open(&simon, listed(&everybody(), &["you", "open"])).await;
    let mut home = Wire::at(at, "lobby", &site.stranger()).await.unwrap();
    assert_eq!(home.next("all").await["tables"][0]["id"], table);
    done(&simon, "/api/host/mode", json!({ "invitation_only": true })).await;
    // Pings keep coming, so that waiting for the next frame alone would never end.
    assert_eq!(in_time(home.next("all")).await["tables"], json!([]));
    let another = open(&simon, listed(&everybody(), &["you", "open"])).await;
    done(&simon, "/api/host/mode", json!({ "invitation_only": false })).await;
    let told = in_time(home.next_of(&["all", "changed"])).await;
    assert_eq!(told["type"], "all", "nothing was told meanwhile");
    assert!(told["tables"].to_string().contains(&another));
}

#[tokio::test]
async fn an_address_stays_closed_for_as_long_as_the_longest_ban() {
    let site = Site::with(Config { behind_proxy: true, ..config() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let name = async |address: &'static str| -> Answer {
        let stranger = site.stranger();
        let mut request = stranger.request("POST", "/api/guest", Some(json!({ "name": "New" })));
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(address));
        let (status, text) = stranger.send(request).await;
        (status, serde_json::from_str(&text).unwrap())
    };
    let short = json!({ "reason": "rude", "days": 1 });
    let long = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    // The same person again, and another one from the same place.
    let (again, other) = (id(&ann).await, id(&site.person("Cat").await).await);
    ban(&site, &ann, short.clone(), Some("192.0.2.1")).await;
    ban(&site, &bob, short, Some("192.0.2.2")).await;
    for (guest, address) in [(again, "192.0.2.1"), (other, "192.0.2.2")] {
        let (guest, address) = (guest.parse().unwrap(), Some(address.to_owned()));
        site.tables.ban(Host::Console, guest, &long, address).await.unwrap();
    }
    site.wait_s(2 * DAY_S);
    for address in ["192.0.2.1", "192.0.2.2"] {
        assert_eq!(code(&name(address).await), "barred", "{address}");
    }
    assert_eq!(name("192.0.2.3").await.0, StatusCode::OK);
}

/// An invitation is used by who comes in, not by who tries.
#[tokio::test]
async fn who_does_not_come_in_after_all_has_used_no_invitation() {
    let (site, simon) = hosted().await;
    done(&simon, "/api/host/mode", json!({ "invitation_only": true })).await;
    let (_, made) = simon.post("/api/host/invitations", json!({ "uses": 2, "days": 7 })).await;
    let stranger = site.stranger();
    let arrival =
        |name: &str, zone: &str| json!({ "name": name, "zone": zone, "invitation": made["key"] });
    for _ in 0..3 {
        let nowhere = stranger.post("/api/guest", arrival("Ann", "Nowhere/Land")).await;
        assert_eq!((nowhere.0, code(&nowhere)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
    }
    // Three at once: two come in, whoever they are.
    let names = ["Ann", "Bob", "Cat"].map(|name| arrival(name, "Europe/Warsaw"));
    let came = names.map(|body| stranger.post("/api/guest", body));
    let came = futures_util::future::join_all(came).await;
    let mut codes: Vec<_> = came.iter().map(code).collect();
    codes.sort_unstable();
    assert_eq!(codes, ["", "", "by_invitation"]);
}
