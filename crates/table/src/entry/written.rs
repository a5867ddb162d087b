//! How entries and chairs are read: with the fields of all kinds side by side.
//!
//! To read an enum that is told by one of its fields, serde keeps everything until it has come to that field, and has a
//! second reader for all that it kept. Those readers would travel to a browser with the rest.

use quadrivium_core::{Actor, Seat};
use serde::{Deserialize, Deserializer};

use super::{Chair, Entry};
use crate::api::Intended;
use crate::card::Arms;
use crate::ids::{GuestId, Invite, TableId};
use crate::{Away, Card};

/// A field is not there that all of this kind have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("missing field `{0}`")]
pub struct Missing(pub &'static str);

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Play,
    Undo,
    Redo,
    AskUndo,
    AnswerUndo,
    Sit,
    Leave,
    Invite,
    Bot,
    Resign,
    Claim,
    Rematch,
    Intend,
    Due,
    Away,
    Chat,
}

/// An entry as it is written.
#[derive(Deserialize)]
pub(super) struct WrittenEntry {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, deserialize_with = "actor")]
    by: Option<Actor>,
    action: Option<String>,
    to: Option<u32>,
    seat: Option<Seat>,
    yes: Option<bool>,
    guest: Option<GuestId>,
    name: Option<String>,
    arms: Option<Arms>,
    zone: Option<String>,
    #[serde(default)]
    away: Vec<Away>,
    invite: Option<Invite>,
    level: Option<String>,
    table: Option<TableId>,
    answers: Option<Vec<Vec<Intended>>>,
    answer: Option<u8>,
    days: Option<Vec<Away>>,
    text: Option<String>,
}

fn actor<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Actor>, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

impl TryFrom<WrittenEntry> for Entry {
    type Error = Missing;

    fn try_from(it: WrittenEntry) -> Result<Self, Missing> {
        let seat = it.seat.ok_or(Missing("seat"));
        let to = it.to.ok_or(Missing("to"));
        let guest = it.guest.ok_or(Missing("guest"));
        let name = it.name.ok_or(Missing("name"));
        let by = it.by.ok_or(Missing("by"));
        Ok(match it.kind {
            Kind::Play => Self::Play { by: by?, action: it.action.ok_or(Missing("action"))? },
            Kind::Undo => Self::Undo { to: to? },
            Kind::Redo => Self::Redo { to: to? },
            Kind::AskUndo => Self::AskUndo { seat: seat?, to: to? },
            Kind::AnswerUndo => {
                Self::AnswerUndo { seat: seat?, yes: it.yes.ok_or(Missing("yes"))? }
            }
            Kind::Sit => {
                let card = Card { arms: it.arms, zone: it.zone, away: it.away };
                Self::Sit { seat: seat?, guest: guest?, name: name?, card }
            }
            Kind::Leave => Self::Leave { seat: seat? },
            Kind::Invite => {
                Self::Invite { seat: seat?, invite: it.invite.ok_or(Missing("invite"))? }
            }
            Kind::Bot => Self::Bot { seat: seat?, level: it.level.ok_or(Missing("level"))? },
            Kind::Resign => Self::Resign { seat: seat? },
            Kind::Claim => match by? {
                Actor::Seat(by) => Self::Claim { seat: seat?, by },
                Actor::Chance => return Err(Missing("by")),
            },
            Kind::Rematch => Self::Rematch { table: it.table.ok_or(Missing("table"))? },
            Kind::Intend => {
                Self::Intend { seat: seat?, answers: it.answers.ok_or(Missing("answers"))? }
            }
            Kind::Due => Self::Due { seat: seat?, answer: it.answer },
            Kind::Away => {
                Self::Away { seat: seat?, guest: guest?, days: it.days.ok_or(Missing("days"))? }
            }
            Kind::Chat => {
                Self::Chat { guest: guest?, name: name?, text: it.text.ok_or(Missing("text"))? }
            }
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ChairKind {
    Human,
    Bot,
    Recorded,
}

/// A chair as it is written.
#[derive(Deserialize)]
pub(super) struct WrittenChair {
    kind: ChairKind,
    invite: Option<Invite>,
    level: Option<String>,
    name: Option<String>,
}

impl TryFrom<WrittenChair> for Chair {
    type Error = Missing;

    fn try_from(it: WrittenChair) -> Result<Self, Missing> {
        Ok(match it.kind {
            ChairKind::Human => Self::Human { invite: it.invite.ok_or(Missing("invite"))? },
            ChairKind::Bot => Self::Bot { level: it.level.ok_or(Missing("level"))? },
            ChairKind::Recorded => Self::Recorded { name: it.name.ok_or(Missing("name"))? },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Entry, String> {
        serde_json::from_str(text).map_err(|error: serde_json::Error| error.to_string())
    }

    #[test]
    fn entries_are_read_as_they_are_written() {
        for text in [
            r#"{"type":"play","by":"*","action":"roll 1 2"}"#,
            r#"{"type":"play","by":"A","action":"end"}"#,
            r#"{"type":"undo","to":3}"#,
            r#"{"type":"redo","to":3}"#,
            r#"{"type":"ask_undo","seat":"A","to":3}"#,
            r#"{"type":"answer_undo","seat":"A","yes":true}"#,
            r#"{"type":"leave","seat":"B"}"#,
            r#"{"type":"bot","seat":"B","level":"master"}"#,
            r#"{"type":"resign","seat":"B"}"#,
            r#"{"type":"claim","seat":"B","by":"A"}"#,
            r#"{"type":"intend","seat":"A","answers":[[]]}"#,
            r#"{"type":"due","seat":"A","answer":2}"#,
            r#"{"type":"due","seat":"A","answer":null}"#,
        ] {
            assert_eq!(serde_json::to_string(&read(text).unwrap()).unwrap(), text);
        }
    }

    #[test]
    fn entries_with_people_are_read_as_they_are_written() {
        let guest = "\"abcdefghijkmnpqrstuv\"";
        for text in [
            format!(r#"{{"type":"sit","seat":"A","guest":{guest},"name":"Ann"}}"#),
            format!(
                r#"{{"type":"sit","seat":"A","guest":{guest},"name":"Ann","arms":"plain azure or tower","zone":"Europe/Warsaw","away":[{{"from":1,"until":2}}]}}"#
            ),
            format!(
                r#"{{"type":"away","seat":"A","guest":{guest},"days":[{{"from":1,"until":2}}]}}"#
            ),
            format!(r#"{{"type":"chat","guest":{guest},"name":"Ann","text":"hello"}}"#),
        ] {
            assert_eq!(serde_json::to_string(&read(&text).unwrap()).unwrap(), text);
        }
    }

    #[test]
    fn what_an_entry_lacks_is_told() {
        for (text, trouble) in [
            (r#"{"type":"play","action":"end"}"#, "missing field `by`"),
            (r#"{"type":"claim","seat":"B","by":"*"}"#, "missing field `by`"),
            (r#"{"type":"undo"}"#, "missing field `to`"),
            (r#"{"type":"sleep"}"#, "unknown variant `sleep`"),
            (r#"{"to":3}"#, "missing field `type`"),
        ] {
            assert!(read(text).unwrap_err().starts_with(trouble), "{text}");
        }
        assert!(serde_json::from_str::<Chair>(r#"{"kind":"bot"}"#).is_err());
        let chair = serde_json::from_str::<Chair>(r#"{"kind":"bot","level":"master"}"#).unwrap();
        assert_eq!(chair, Chair::Bot { level: "master".to_owned() });
    }
}
