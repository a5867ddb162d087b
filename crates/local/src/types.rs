//! The types of the messages for the page, `web/generated/local.ts`; `make types` writes them anew.

use quadrivium_table::Guest;
use quadrivium_table::entry::Batch;
use ts_rs::{Config, TS};

use crate::message::{In, Out, Review, Shelved};

/// What is only kept and handed on stays unknown to the page.
const BEGIN: &str = "// Made from the Rust code by `make types`: not to be changed by hand.

import type { ServerFrame } from './api';

/** How a table was set up: all that is read of it is what it is called. */
export type Plan = { id: string } & Record<string, unknown>;
";

fn declared<T: TS>() -> String {
    // Numbers stay far below those that JSON cannot write.
    let config = Config::default().with_large_int("number");
    let text = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
    text.replace("/**\n * ", "/** ").replace("\n */", " */").replace(" \n", "\n")
}

#[test]
fn the_types_of_messages_are_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/generated/local.ts");
    let all = [
        declared::<Batch>(),
        declared::<Guest>(),
        declared::<Review>(),
        declared::<Shelved>(),
        declared::<In>(),
        declared::<Out>(),
    ];
    let text = format!("{BEGIN}{}", all.concat());
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == text, "web/generated/local.ts is not current: run make types");
}
