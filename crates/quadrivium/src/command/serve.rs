//! `serve`: the table in the browser.

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use quadrivium_server::config::{Finding, Hosting, Notices, Token, Ways};
use quadrivium_server::post::Mailer;
use quadrivium_server::tables::SHORTEST_TOKEN;
use quadrivium_server::{Config, Log, Options, http, serve};

use crate::cli::{ServeArgs, Without};

pub fn run(args: ServeArgs) -> anyhow::Result<()> {
    let mut out = anstream::stdout();
    if args.openapi {
        out.write_all(http::openapi().as_bytes())?;
        return Ok(out.flush()?);
    }
    serve::start_log(if args.log_json { Log::Json } else { Log::Text });
    let notices = notices(&args)?;
    let token = token(args.admin_token)?;
    let database = database(args.database, args.data.as_deref());
    if database.is_some() && args.backup_at.is_some() {
        anyhow::bail!("--backup-at is for the embedded database; pg_dump copies a PostgreSQL");
    }
    let data = args.data.unwrap_or_else(data_folder);
    let kept = match &database {
        None => format!("Everything is kept in {}.", data.display()),
        Some(_) => "Everything is kept in PostgreSQL.".to_owned(),
    };
    let usual = Config::default();
    let config = Config {
        notices,
        requests_per_s: args.requests_per_s,
        burst: args.requests_per_s.saturating_mul(6),
        tables_per_hour: args.tables_per_hour,
        most_unfinished: args.unfinished_tables,
        chat_per_hour: args.chat_per_hour << 10,
        calls_per_hour: args.calls_per_hour,
        codes_per_hour: args.codes_per_hour,
        letters_per_hour: args.letters_per_hour,
        reports_per_hour: args.reports_per_hour,
        forget_unfinished_days: args.forget_unfinished_days,
        backup_at: args.backup_at,
        backups_kept: args.backups_kept.into(),
        connections_per_address: args.connections_per_address,
        analysis_looks: args.analysis_looks,
        analysis_threads: args.analysis_threads.map_or(usual.analysis_threads, usize::from),
        ways: Ways {
            links: !args.without.contains(&Without::Links),
            recovery: !args.without.contains(&Without::Recovery),
            passkeys: !args.without.contains(&Without::Passkeys),
        },
        away_days: if args.without.contains(&Without::Away) { 0 } else { args.away_days },
        finding: Finding {
            public: !args.without.contains(&Without::Public),
            quick: !args.without.contains(&Without::Quick),
            people: !args.without.contains(&Without::People),
            clubs: !args.without.contains(&Without::Clubs),
            tournaments: !args.without.contains(&Without::Tournaments),
        },
        ratings: !args.without.contains(&Without::Ratings),
        hosting: Hosting {
            page: !args.without.contains(&Without::Host),
            reports: !args.without.contains(&Without::Reports),
            token,
        },
        behind_proxy: args.behind_proxy,
        ..usual
    };
    let options = Options {
        listen: args.listen,
        metrics_listen: args.metrics_listen,
        data,
        database,
        connections: args.database_connections,
        config,
    };
    serve::run(options, |address| {
        // A closed standard output is no reason not to serve.
        let _ = writeln!(out, "Quadrivium is open at http://{address}/\n{kept}")
            .and_then(|()| out.flush());
    })?;
    Ok(())
}

/// How people hear of their turns.
fn notices(args: &ServeArgs) -> anyhow::Result<Notices> {
    // Not everybody on the machine shall read the password in the list of processes.
    let smtp = args.smtp.clone().or_else(|| env::var("QUADRIVIUM_SMTP").ok());
    let public_url = args.public_url.clone();
    if let Some(url) = &public_url
        && !(url.starts_with("https://") || url.starts_with("http://"))
    {
        anyhow::bail!("--public-url must be an address such as https://play.example.org");
    }
    let mailer = match smtp.filter(|smtp| !smtp.is_empty()) {
        None => None,
        Some(smtp) => {
            let from = args.mail_from.as_deref();
            let from = from.context("letters need a sender: give --mail-from too")?;
            public_url.as_ref().context("letters need links: give --public-url too")?;
            Some(Mailer::new(&smtp, from)?)
        }
    };
    Ok(Notices {
        push: !args.without.contains(&Without::Push),
        hooks: !args.without.contains(&Without::Webhooks),
        mailer,
        public_url,
        private: args.private_webhooks,
        grace_s: args.notices_after,
        asking_ms: Config::default().notices.asking_ms,
    })
}

/// The token that was given, in an option or in the environment.
fn token(given: Option<String>) -> anyhow::Result<Option<Token>> {
    let given =
        given.or_else(|| env::var("QUADRIVIUM_ADMIN_TOKEN").ok()).filter(|token| !token.is_empty());
    if given.as_ref().is_some_and(|token| token.len() < SHORTEST_TOKEN) {
        bail!("--admin-token: at least {SHORTEST_TOKEN} characters, so that nobody guesses it");
    }
    Ok(given.map(Token))
}

/// The PostgreSQL that was named, in an option or, unless a folder was, in the environment.
pub(super) fn database(given: Option<String>, data: Option<&Path>) -> Option<String> {
    let url = || env::var("DATABASE_URL").ok().filter(|url| !url.is_empty() && data.is_none());
    given.or_else(url)
}

/// Where things are kept unless somebody says otherwise: as the XDG specification has it, or here
/// where there is no home.
pub(super) fn data_folder() -> PathBuf {
    let xdg = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || Some(PathBuf::from(env::var_os("HOME")?).join(".local/share"));
    match xdg.or_else(home) {
        Some(folder) => folder.join("quadrivium"),
        None => PathBuf::from("data"),
    }
}
