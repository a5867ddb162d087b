//! The types of the web client: those of the interface from its description, those of views, events
//! and catalogues from the games.
//!
//! They lie in `web/generated`; `make types` writes them anew.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use quadrivium_burgundy::Burgundy;
use quadrivium_core::{Phrase, Playable, Seat, Turn};
use quadrivium_craftsmen::Craftsmen;
use quadrivium_labora::Labora;
use quadrivium_orleans::Orleans;
use serde_json::{Map, Value};
use ts_rs::{Config, TS, TypeVisitor};

/// A file of types is what the code says.
fn check(name: &str, types: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/generated");
    let text =
        format!("// Made from the Rust code by `make types`: not to be changed by hand.\n{types}");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(name), &text).unwrap();
    }
    let kept = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    assert!(kept == text, "web/generated/{name} is not current: run make types");
}

fn comment(out: &mut String, indent: &str, text: Option<&str>) {
    if let Some(text) = text {
        let _ = writeln!(out, "{indent}/** {} */", text.replace('\n', " "));
    }
}

/// A schema of OpenAPI as a type.
fn type_of(schema: &Value) -> String {
    let text = |name: &str| schema[name].as_str();
    let all = |name: &str, between: &str| {
        let parts = schema[name].as_array()?.iter().map(type_of).collect::<Vec<_>>();
        Some(parts.join(between))
    };
    if let Some(name) = text("$ref") {
        return name.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if let Some(union) = all("oneOf", " | ") {
        return union;
    }
    if let Some(both) = all("allOf", " & ") {
        return both;
    }
    if let Some(kinds) = schema["type"].as_array() {
        let one = |kind: &Value| {
            let mut one = schema.clone();
            one["type"] = kind.clone();
            type_of(&one)
        };
        return kinds.iter().map(one).collect::<Vec<_>>().join(" | ");
    }
    match text("type") {
        Some("integer" | "number") => "number".to_owned(),
        Some("array") => format!("Array<{}>", type_of(&schema["items"])),
        Some("object") => object(schema),
        Some(plain) => plain.to_owned(),
        None => "unknown".to_owned(),
    }
}

/// In one order, whether or not the build keeps the one of the file.
fn sorted(object: &Map<String, Value>) -> BTreeMap<&String, &Value> {
    object.iter().collect()
}

fn object(schema: &Value) -> String {
    let Some(fields) = schema["properties"].as_object() else {
        return match schema.get("additionalProperties") {
            Some(values) => format!("Record<string, {}>", type_of(values)),
            None => "unknown".to_owned(),
        };
    };
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut out = String::from("{\n");
    for (name, field) in sorted(fields) {
        comment(&mut out, "  ", field["description"].as_str());
        let optional = if required.contains(&Value::from(name.as_str())) { "" } else { "?" };
        let _ = writeln!(out, "  {name}{optional}: {};", type_of(field).replace('\n', "\n  "));
    }
    out + "}"
}

#[test]
fn the_types_of_the_interface_are_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/openapi.json");
    let description: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut out = String::new();
    for (name, schema) in sorted(description["components"]["schemas"].as_object().unwrap()) {
        out.push('\n');
        comment(&mut out, "", schema["description"].as_str());
        let _ = writeln!(out, "export type {name} = {};", type_of(schema));
    }
    check("api.ts", &out);
}

/// The types that a game shows, and those of them that are every game's.
struct Shown {
    config: Config,
    seen: BTreeSet<TypeId>,
    imported: BTreeSet<String>,
    own: BTreeMap<String, String>,
}

impl TypeVisitor for Shown {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let common = [TypeId::of::<Seat>(), TypeId::of::<Turn>(), TypeId::of::<Phrase>()];
        if common.contains(&TypeId::of::<T>()) {
            self.imported.insert(T::ident(&self.config));
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let declared = T::decl(&self.config);
            let text = format!("\n{}export {declared}\n", T::docs().unwrap_or_default());
            let text =
                text.replace("/**\n * ", "/** ").replace("\n */", " */").replace(" \n", "\n");
            let twin = self.own.insert(name.clone(), text);
            assert_eq!(twin, None, "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn check_game<G: Playable, Catalog: TS + 'static>()
where
    G::View: TS,
    G::Event: TS,
{
    let mut shown = Shown {
        config: Config::default(),
        seen: BTreeSet::new(),
        imported: BTreeSet::new(),
        own: BTreeMap::new(),
    };
    shown.visit::<G::View>();
    shown.visit::<G::Event>();
    shown.visit::<Catalog>();
    let imported = shown.imported.into_iter().collect::<Vec<_>>().join(", ");
    let own = shown.own.into_values().collect::<String>();
    let types = format!("\nimport type {{ {imported} }} from './api';\n{own}");
    check(&format!("{}.ts", G::NAME), &types);
}

#[test]
fn the_types_of_what_games_show_are_current() {
    check_game::<Burgundy, quadrivium_burgundy::catalog::Catalog>();
    check_game::<Labora, quadrivium_labora::catalog::Catalog>();
    check_game::<Orleans, quadrivium_orleans::catalog::Catalog>();
    check_game::<Craftsmen, quadrivium_craftsmen::catalog::Catalog>();
}
