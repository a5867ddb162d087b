//! `copy`: a whole site into another database.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_server::store::copy::{Place, Progress, copy};

use crate::cli::CopyArgs;

pub fn run(args: &CopyArgs) -> anyhow::Result<()> {
    let (from, to) = (Place::read(&args.from), Place::read(&args.to));
    let bar = ProgressBar::new(0);
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}")?);
    let tell = |progress: Progress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
        let doing = if progress.checking { "checking" } else { "copying" };
        bar.set_message(format!("{doing} {}", progress.table));
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let rows = runtime.block_on(copy(&from, &to, tell));
    bar.finish_and_clear();
    let rows = rows?;
    writeln!(anstream::stdout(), "{rows} rows were copied, and each was read back the same.")?;
    Ok(())
}
