//! `admin`: what the host's page does, from the command line.

use std::env;
use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{bail, ensure};
use quadrivium_server::console::Console;
use serde_json::{Value, json};

use super::serve::{data_folder, database};
use crate::cli::{Admin, AdminArgs, Answered, SentenceArgs, Switch};

/// How often one looks how far a copy is.
const LOOK: Duration = Duration::from_millis(300);

pub fn run(args: &AdminArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let console = open(args).await?;
        let done = answer(&console, &args.what).await;
        console.close().await;
        done
    });
    runtime.shutdown_background();
    let (said, text) = done?;
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{said:#}")?;
    } else {
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

async fn open(args: &AdminArgs) -> anyhow::Result<Console> {
    if let Some(server) = &args.server {
        let token = env::var("QUADRIVIUM_ADMIN_TOKEN").unwrap_or_default();
        ensure!(
            !token.is_empty(),
            "--server needs the token of the site in QUADRIVIUM_ADMIN_TOKEN"
        );
        return Ok(Console::there(server, token)?);
    }
    let database = database(args.database.clone(), args.data.as_deref());
    let folder = args.data.clone().unwrap_or_else(data_folder);
    Ok(Console::open(&folder, database.as_deref()).await?)
}

/// What was answered, and how it is printed.
type Said = anyhow::Result<(Value, String)>;

/// Does it.
async fn answer(console: &Console, what: &Admin) -> Said {
    match what {
        Admin::Token => token(console).await,
        Admin::Status => shown(console, String::new(), status).await,
        Admin::Tables { wanted } => {
            shown(console, format!("/tables?q={}", escaped(wanted)), tables).await
        }
        Admin::Players { wanted } => {
            shown(console, format!("/players?q={}", escaped(wanted)), players).await
        }
        Admin::Reports => shown(console, "/reports".into(), reports).await,
        Admin::Log => shown(console, "/log".into(), log).await,
        Admin::Invitations => shown(console, "/invitations".into(), invitations).await,
        Admin::Answer { report, verdict, reason, days } => {
            let act = match verdict {
                Answered::Nothing => "nothing",
                Answered::Mute => "mute",
                Answered::Ban => "ban",
            };
            let body = json!({ "act": act, "reason": reason, "days": days });
            let path = format!("/reports/{}", escaped(report));
            done(console, path, body, "The report is answered.").await
        }
        Admin::Mute(sentence) => {
            sentenced(console, sentence, "mute", "They play on, and write nothing.").await
        }
        Admin::Ban(sentence) => {
            let text = "They are signed out everywhere; bots play on.";
            sentenced(console, sentence, "ban", text).await
        }
        Admin::Unmute(args) => {
            let text = "They may write again.";
            to_person(console, &args.person, "unmute", json!({}), text).await
        }
        Admin::Unban(args) => {
            let text = "They may come in again.";
            to_person(console, &args.person, "unban", json!({}), text).await
        }
        Admin::Host(args) => {
            let text = "They are a host from now on.";
            to_person(console, &args.person, "host", json!({ "yes": true }), text).await
        }
        Admin::Dismiss(args) => {
            let text = "They are a host no more.";
            to_person(console, &args.person, "host", json!({ "yes": false }), text).await
        }
        Admin::Close { table } => {
            let path = format!("/tables/{}/close", escaped(table));
            done(console, path, json!({}), "The table is gone.").await
        }
        Admin::Announce { en, pl, ru, hours } => {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            let until = now.as_millis() as u64 + hours * 3_600_000;
            let said = json!({ "en": en, "pl": pl, "ru": ru, "until": until });
            announce(console, said, "Everybody is told.").await
        }
        Admin::Silence => announce(console, Value::Null, "The announcement is taken back.").await,
        Admin::ReadOnly { on } => {
            let texts = ["Everything goes on.", "Nothing can be changed from now on."];
            mode(console, "read_only", *on, texts).await
        }
        Admin::InvitationOnly { on } => {
            let texts = ["Everybody may come in.", "Nobody new comes in without an invitation."];
            mode(console, "invitation_only", *on, texts).await
        }
        Admin::Invite { uses, days, note } => {
            let body = json!({ "uses": uses, "days": days, "note": note });
            let said = console.ask("/invitations", Some(body)).await?;
            let text = format!("/welcome/{}", text(&said["key"]));
            Ok((said, text))
        }
        Admin::Void { invitation } => {
            let path = format!("/invitations/{}/void", escaped(invitation));
            done(console, path, json!({}), "It opens nothing any more.").await
        }
        Admin::Backup => backup(console).await,
    }
}

/// Asks, and prints the answer so.
async fn shown(console: &Console, path: String, print: impl Fn(&Value) -> String) -> Said {
    let said = console.ask(&path, None).await?;
    let text = print(&said);
    Ok((said, text))
}

/// Has something done that is said in one sentence.
async fn done(console: &Console, path: String, body: Value, text: &str) -> Said {
    Ok((console.ask(&path, Some(body)).await?, text.to_owned()))
}

async fn announce(console: &Console, said: Value, text: &str) -> Said {
    done(console, "/announce".into(), json!({ "announcement": said }), text).await
}

/// Switches something for the whole site; what is said when it is off, and when it is on.
async fn mode(console: &Console, what: &str, on: Switch, [off, said]: [&str; 2]) -> Said {
    let on = on == Switch::On;
    done(console, "/mode".into(), json!({ what: on }), if on { said } else { off }).await
}

async fn token(console: &Console) -> Said {
    let said = console.ask("/token", Some(json!({}))).await?;
    let text = text(&said["token"]);
    Ok((said, text))
}

fn tables(said: &Value) -> String {
    lines(&said["tables"], |one| {
        let people = one["people"].as_array().into_iter().flatten();
        let people: Vec<_> = people.map(|person| text(&person["name"])).collect();
        let (id, game, state) = (text(&one["id"]), text(&one["game"]), text(&one["state"]));
        format!("{id}  {game:<10} {state:<8} {}", people.join(", "))
    })
}

fn players(said: &Value) -> String {
    lines(&said["players"], |one| {
        let marks = [("host", "host"), ("mute", "muted"), ("ban", "banned")];
        let marks = marks
            .iter()
            .filter(|(field, _)| !matches!(one[field], Value::Null | Value::Bool(false)));
        let marks: Vec<_> = marks.map(|(_, word)| *word).collect();
        let (id, name) = (text(&one["id"]), text(&one["name"]));
        format!("{id}  {name:<20} {:>5} tables  {}", one["games"], marks.join(", "))
    })
}

fn reports(said: &Value) -> String {
    lines(&said["reports"], |one| {
        let (id, about) = (text(&one["id"]), text(&one["person"]["name"]));
        let mut all = format!("{id}  {about}: {} {}", text(&one["reason"]), text(&one["note"]));
        for line in one["lines"].as_array().into_iter().flatten() {
            all = format!("{all}\n    {}", text(line));
        }
        all
    })
}

fn log(said: &Value) -> String {
    lines(&said["acts"], |one| {
        let at = moment(&one["at"]);
        let nameless = ["console", "token"].into_iter().find(|word| one[word] == true);
        let host = nameless.map_or_else(|| text(&one["host"]), str::to_owned);
        let about = [text(&one["person"]), text(&one["table"])].concat();
        format!("{at}  {host:<16} {:<14} {about:<16} {}", text(&one["act"]), one["said"])
    })
}

fn invitations(said: &Value) -> String {
    lines(&said["invitations"], |one| {
        let (id, until, note) = (text(&one["id"]), moment(&one["until"]), text(&one["note"]));
        format!("{id}  {:>4} more until {until}  {note}", one["uses"])
    })
}

async fn backup(console: &Console) -> Said {
    console.ask("/backup", Some(json!({}))).await?;
    loop {
        let said = console.ask("", None).await?["storage"]["backup"].take();
        if let Some(percent) = said["progress"].as_u64() {
            let _ = write!(anstream::stderr(), "\rcopying, {percent} %");
            tokio::time::sleep(LOOK).await;
            continue;
        }
        let _ = writeln!(anstream::stderr());
        if let Some(reason) = said["failed"].as_str() {
            bail!("no copy was made: {reason}");
        }
        let text = format!(
            "A copy of {} bytes was made and read back; {} are kept.",
            said["bytes"], said["kept"]
        );
        return Ok((said, text));
    }
}

async fn sentenced(console: &Console, args: &SentenceArgs, verb: &str, text: &str) -> Said {
    let body = json!({ "reason": args.reason, "days": args.days });
    to_person(console, &args.person, verb, body, text).await
}

/// Does something to somebody who is named, or numbered.
async fn to_person(console: &Console, who: &str, verb: &str, body: Value, text: &str) -> Said {
    let person = person(console, who).await?;
    done(console, format!("/players/{person}/{verb}"), body, text).await
}

/// The number of somebody who was named, or numbered.
async fn person(console: &Console, wanted: &str) -> anyhow::Result<String> {
    let found = console.ask(&format!("/players?q={}", escaped(wanted)), None).await?;
    let players = found["players"].as_array().cloned().unwrap_or_default();
    let meant = |one: &&Value| one["id"] == wanted || one["name"] == wanted;
    let meant: Vec<_> = players.iter().filter(meant).map(|one| text(&one["id"])).collect();
    match &meant[..] {
        [id] => Ok(id.clone()),
        [] => bail!("nobody is called '{wanted}': `quadrivium admin players` lists them"),
        _ => bail!(
            "{} people are called '{wanted}': give the number of the one you mean",
            meant.len()
        ),
    }
}

fn status(said: &Value) -> String {
    let storage = &said["storage"];
    let well = if storage["failing"] == true { "Nothing can be stored!" } else { "All is well." };
    let mut text = format!(
        "{well} Version {}, running for {} s.\n{} tables are not over, {} in use; {} of {} people are here.\n\
         {} moves within a day; {} requests were refused; {} reports wait.\n\
         The database ({}) takes {} bytes; {} copies are kept.\n",
        text(&said["version"]),
        said["up_s"],
        said["running"],
        said["used"],
        said["here"],
        said["people"],
        said["moves"],
        said["refused"],
        said["reports"],
        text(&storage["kind"]),
        storage["bytes"],
        storage["backup"]["kept"],
    );
    if said["site"]["read_only"] == true {
        text.push_str("Nothing can be changed at present.\n");
    }
    if said["site"]["invitation_only"] == true {
        text.push_str("Nobody new comes in without an invitation.\n");
    }
    if let Some(announced) = said["announcement"]["en"].as_str() {
        text = format!("{text}Everybody is told: {announced}\n");
    }
    text
}

/// A time as hosts read it.
fn moment(value: &Value) -> String {
    let at = jiff::Timestamp::from_millisecond(value.as_i64().unwrap_or_default());
    at.unwrap_or_default().strftime("%Y-%m-%d %H:%M:%SZ").to_string()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn lines(list: &Value, line: impl Fn(&Value) -> String) -> String {
    let lines: Vec<_> = list.as_array().into_iter().flatten().map(line).collect();
    if lines.is_empty() { "There is nothing.".to_owned() } else { lines.join("\n") }
}

/// A word as it may stand in an address.
fn escaped(word: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    word.bytes()
        .map(
            |byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_in_an_address_is_no_part_of_the_address() {
        assert_eq!(escaped("a b/../c?d=é&"), "a%20b%2F..%2Fc%3Fd%3D%C3%A9%26");
    }
}
