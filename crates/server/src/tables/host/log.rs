//! The log of what hosts did. It can be read and added to, and nothing else.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;

use quadrivium_table::ids::{GuestId, Id, TableId};
use serde::Serialize;
use serde_json::Value;

use super::Host;
use crate::ApiError;
use crate::store::{Act, Ask, Op, Paper, PaperKind, StoreError};
use crate::surroundings::SystemEntropy;
use crate::tables::Tables;

/// How many acts are shown at once.
const MOST: u32 = 50;
/// Who whoever has the machine is called.
const CONSOLE: &str = "console";
/// Who a program is called that shows the token of the site.
const TOKEN: &str = "token";

/// To whom or what something was done.
#[derive(Clone, Copy, Debug)]
pub(super) enum About {
    Nothing,
    Person(GuestId),
    Table(TableId),
}

/// One thing that a host did, as it is shown.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ActShown {
    /// Its name.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who: a name; nothing for somebody who has left, or nobody by name.
    pub host: Option<String>,
    /// Whether it was whoever has the machine.
    pub console: bool,
    /// Whether it was a program with the token of the site.
    pub token: bool,
    /// What, as a word.
    pub act: String,
    /// To whom: a name; nothing for somebody who has left, or nobody.
    pub person: Option<String>,
    /// To which table.
    pub table: Option<String>,
    /// What else was said of it.
    #[schema(value_type = Object)]
    pub said: Value,
}

/// A part of the log.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct LogShown {
    /// Newest first.
    pub acts: Vec<ActShown>,
    /// Whether there are older ones; ask for those before the last.
    pub more: bool,
}

impl Tables {
    /// Under what a person stands in the log.
    pub(super) fn seal_of(&self, guest: GuestId) -> String {
        self.signer.seal("act", guest.as_str())
    }

    /// The time at which an act stands in the log: now, or a moment after the last one of this node.
    fn time_of_act(&self) -> u64 {
        let now = self.now();
        let next = |last: u64| Some(now.max(last + 1));
        self.last_act.fetch_update(Relaxed, Relaxed, next).map_or(now, |last| now.max(last + 1))
    }

    /// What has to be written so that something stands in the log.
    pub(super) fn act(
        &self,
        host: Host,
        act: &'static str,
        about: About,
        said: &Value,
    ) -> Result<Vec<Op>, ApiError> {
        let docket = |guest: GuestId| {
            let seal = self.seal_of(guest);
            Op::Keep(Paper::new(PaperKind::Docket, &seal, guest, &serde_json::json!({})))
        };
        let person = match about {
            About::Person(guest) => Some(guest),
            About::Nothing | About::Table(_) => None,
        };
        let mut ops: Vec<_> = host.guest().into_iter().chain(person).map(docket).collect();
        ops.push(Op::Act(Act {
            id: Id::random(&SystemEntropy)?,
            at: self.time_of_act(),
            host: match host {
                Host::Person(guest) => self.seal_of(guest),
                Host::Token => TOKEN.to_owned(),
                Host::Console => CONSOLE.to_owned(),
            },
            act: act.to_owned(),
            about: match about {
                About::Nothing => String::new(),
                About::Person(guest) => self.seal_of(guest),
                About::Table(table) => table.to_string(),
            },
            body: said.to_string(),
        }));
        Ok(ops)
    }

    /// Notes what a host does that changes nothing else.
    pub(super) async fn note_act(
        &self,
        host: Host,
        act: &'static str,
        about: About,
        said: &Value,
    ) -> Result<(), ApiError> {
        let mut ops = self.act(host, act, about, said)?;
        // The entry itself comes first: what follows it may be there already.
        ops.reverse();
        self.store.write_as_host(crate::store::Write::Papers(super::site(), ops)).await?;
        Ok(())
    }

    /// The person under a seal; nothing if they have left.
    async fn unsealed(&self, seal: &str) -> Result<Option<String>, StoreError> {
        let read = self.store.read();
        match read.paper(PaperKind::Docket, seal).await? {
            Some(paper) => Ok(read.guest(paper.guest).await?.map(|guest| guest.name)),
            None => Ok(None),
        }
    }

    /// What hosts did, newest first, before a time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn log(&self, before: Option<u64>) -> Result<LogShown, ApiError> {
        let before = before.unwrap_or(i64::MAX as u64).min(i64::MAX as u64);
        let found = Ask::log(before, MOST + 1).of(self.store.read()).await?;
        let more = found.len() > MOST as usize;
        let mut names = HashMap::new();
        let mut acts = Vec::new();
        for act in found.into_iter().take(MOST as usize).filter_map(read) {
            for seal in [&act.host, &act.about].into_iter().filter(|seal| seal.len() == 64) {
                if !names.contains_key(seal) {
                    names.insert(seal.clone(), self.unsealed(seal).await?);
                }
            }
            let name = |seal: &String| names.get(seal).cloned().flatten();
            acts.push(ActShown {
                id: act.id.to_string(),
                at: act.at,
                host: name(&act.host),
                console: act.host == CONSOLE,
                token: act.host == TOKEN,
                person: name(&act.about),
                table: act.about.parse::<TableId>().ok().map(|table| table.to_string()),
                act: act.act,
                said: serde_json::from_str(&act.body).unwrap_or_default(),
            });
        }
        Ok(LogShown { acts, more })
    }

    /// What hosts did to somebody, and somebody as a host, for their own file.
    pub(in crate::tables) async fn acts_about(
        &self,
        guest: GuestId,
    ) -> Result<Vec<Value>, StoreError> {
        let seal = self.seal_of(guest);
        let found = Ask::log_about(&seal).of(self.store.read()).await?;
        let told = |act: Act| {
            let said: Value = serde_json::from_str(&act.body).unwrap_or_default();
            let as_host = act.host == seal;
            serde_json::json!({ "at": act.at, "act": act.act, "as_host": as_host, "says": said })
        };
        Ok(found.into_iter().filter_map(read).map(told).collect())
    }
}

fn read(row: Vec<Option<String>>) -> Option<Act> {
    let row: [Option<String>; 6] = row.try_into().ok()?;
    let [Some(id), Some(at), Some(host), Some(act), Some(about), Some(body)] = row else {
        return None;
    };
    Some(Act { id: id.parse().ok()?, at: at.parse().ok()?, host, act, about, body })
}
