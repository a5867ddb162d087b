//! What hosts can type.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// `copy`.
#[derive(Debug, Args)]
pub struct CopyArgs {
    /// What is copied: a data folder, or a PostgreSQL as postgres://…
    pub from: String,
    /// Where to: the same, and empty
    pub to: String,
}

/// `admin`.
#[derive(Debug, Args)]
pub struct AdminArgs {
    /// The data folder of the site; if a server uses it, that server is asked
    /// [default: quadrivium in the XDG data folder]
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
    /// The PostgreSQL of the site [default: what `DATABASE_URL` says, unless --data is given]
    #[arg(long, value_name = "URL", global = true)]
    pub database: Option<String>,
    /// A server elsewhere, as host:port; its token is read from `QUADRIVIUM_ADMIN_TOKEN`
    #[arg(long, value_name = "ADDR", global = true)]
    pub server: Option<String>,
    /// Print the answer as JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub what: Admin,
}

/// What a host does.
#[derive(Debug, Subcommand)]
pub enum Admin {
    /// Make the token of the site anew and print it, this once
    Token,
    /// Say how the site is
    Status,
    /// List tables, or find them by code, name or game
    Tables {
        /// What to look for
        #[arg(default_value = "")]
        wanted: String,
    },
    /// List players, or find them by name
    Players {
        /// What to look for
        #[arg(default_value = "")]
        wanted: String,
    },
    /// List the reports that wait
    Reports,
    /// Answer a report
    Answer {
        /// Its name, as `admin reports` prints it
        report: String,
        /// What to do about it
        verdict: Answered,
        /// Why; they are told so
        #[arg(long, default_value = "")]
        reason: String,
        /// For how many days [default: for good]
        #[arg(long)]
        days: Option<u32>,
    },
    /// Print what hosts did, newest first
    Log,
    /// Let somebody play on, but write nothing
    Mute(SentenceArgs),
    /// Let somebody write again
    Unmute(PersonArgs),
    /// Sign somebody out everywhere and let them not come in
    Ban(SentenceArgs),
    /// Let somebody in again
    Unban(PersonArgs),
    /// Make somebody a host
    Host(PersonArgs),
    /// Let somebody be a host no more
    Dismiss(PersonArgs),
    /// Close a table: it is gone for everybody
    Close {
        /// Its code
        table: String,
    },
    /// Say something to everybody
    Announce {
        /// In English, also for those whose language is not given
        en: String,
        /// In Polish
        #[arg(long, default_value = "")]
        pl: String,
        /// In Russian
        #[arg(long, default_value = "")]
        ru: String,
        /// For how many hours
        #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..=2_160))]
        hours: u64,
    },
    /// Take the announcement back
    Silence,
    /// Let nothing be changed, or everything again
    ReadOnly {
        /// Whether
        on: Switch,
    },
    /// Let only those in who have an invitation, or everybody
    InvitationOnly {
        /// Whether
        on: Switch,
    },
    /// Make an invitation to the site and print its key, this once
    Invite {
        /// How many may come with it
        #[arg(long, default_value_t = 1)]
        uses: u32,
        /// For how many days
        #[arg(long, default_value_t = 7)]
        days: u32,
        /// For whom, as hosts see it
        #[arg(long, default_value = "")]
        note: String,
    },
    /// List the invitations that are still good
    Invitations,
    /// Void an invitation
    Void {
        /// Its name, as `admin invitations` prints it
        invitation: String,
    },
    /// Make a copy of everything while everybody plays on
    Backup,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Switch {
    /// From now on.
    On,
    /// Not any more.
    Off,
}

/// What is done about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Answered {
    /// Nothing.
    Nothing,
    /// They may not write.
    Mute,
    /// They may not come in.
    Ban,
}

/// A person.
#[derive(Debug, Args)]
pub struct PersonArgs {
    /// The name, if only one is called so, or the number that `admin players` prints
    pub person: String,
}

/// What somebody may not do, and why.
#[derive(Debug, Args)]
pub struct SentenceArgs {
    /// The name, if only one is called so, or the number that `admin players` prints
    pub person: String,
    /// Why; they are told so
    #[arg(long)]
    pub reason: String,
    /// For how many days [default: for good]
    #[arg(long)]
    pub days: Option<u32>,
}
