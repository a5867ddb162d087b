//! Puts the built web client into the binary, compressed as well; a page that says how to build it
//! where it is missing.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Quadrivium</title><h1>Quadrivium</h1>\
<p>The server runs, but the web client was not built into it.</p>\
<p>Run <code>make play</code>, which builds both. <a href=\"/api/docs\">The interface is described here.</a></p></html>\n";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let dist = root.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        list(&dist, &dist, &mut files)?;
    } else {
        let page = out.join("missing.html");
        fs::write(&page, MISSING)?;
        files.push(("index.html".to_owned(), page));
    }
    // In the order of names, so that the same files give the same binary.
    files.sort();
    let mut rows = String::new();
    for (number, (name, path)) in files.iter().enumerate() {
        let bytes = fs::read(path)?;
        let packed = out.join(format!("{number}.gz"));
        let smaller = pack(&bytes, &packed)?;
        let include = |path: &Path| format!("include_bytes!({:?})", path.to_string_lossy());
        let packed = if smaller { format!("Some({})", include(&packed)) } else { "None".into() };
        let (bytes, tag) = (include(path), format!("\"{:016x}\"", hash(&bytes)));
        let _ = writeln!(
            rows,
            "Asset {{ path: {name:?}, bytes: {bytes}, packed: {packed}, tag: {tag:?} }},"
        );
    }
    fs::write(out.join("assets.rs"), format!("&[{rows}]"))
}

fn list(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path().canonicalize()?;
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            let root = root.canonicalize()?;
            let name = path.strip_prefix(&root).expect("listed under it").to_string_lossy();
            files.push((name.replace('\\', "/"), path.clone()));
        }
    }
    Ok(())
}

fn pack(bytes: &[u8], to: &Path) -> io::Result<bool> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let packed = encoder.finish()?;
    fs::write(to, &packed)?;
    Ok(packed.len() < bytes.len() * 9 / 10)
}

/// FNV-1a: enough to tell one version of a file from the next.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
