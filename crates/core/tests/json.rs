//! What is written here and what `serde_json` writes is the same text.

use std::collections::BTreeMap;

use proptest::prelude::*;
use quadrivium_core::json::{to_raw, to_string};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Wrapped(u8);

#[derive(Serialize)]
struct Pair(i64, &'static str);

#[derive(Serialize)]
struct Empty {}

#[derive(Serialize)]
enum Kind {
    Plain,
    Wrapped(bool),
    Pair(u16, char),
    Named { one: i8, other: Option<u32> },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tagged {
    Nothing,
    Other { some: u8 },
}

#[derive(Serialize)]
struct Inner {
    deep: Vec<Option<Unit>>,
    wide: [u64; 3],
}

#[derive(Serialize)]
struct All {
    unit: Unit,
    wrapped: Wrapped,
    pair: Pair,
    empty: Empty,
    kinds: Vec<Kind>,
    tagged: [Tagged; 2],
    #[serde(flatten)]
    inner: Inner,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u8>,
    none: Vec<u8>,
    numbers: (i8, i64, u64, f64, f32),
    wide_numbers: (i128, u128),
    by_number: BTreeMap<i32, &'static str>,
    by_letter: BTreeMap<char, bool>,
    by_truth: BTreeMap<bool, Option<u8>>,
    ready: Box<RawValue>,
    shown: Shown,
}

struct Shown(&'static str);

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

fn all() -> All {
    All {
        unit: Unit,
        wrapped: Wrapped(255),
        pair: Pair(i64::MIN, "said \"so\""),
        empty: Empty {},
        kinds: vec![
            Kind::Plain,
            Kind::Wrapped(true),
            Kind::Pair(10, '"'),
            Kind::Named { one: -1, other: None },
        ],
        tagged: [Tagged::Nothing, Tagged::Other { some: 9 }],
        inner: Inner { deep: vec![None, Some(Unit)], wide: [0, 9, u64::MAX] },
        left_out: None,
        none: Vec::new(),
        numbers: (-128, -10, 10, 0.1, f32::NAN),
        wide_numbers: (i128::MIN, u128::MAX),
        by_number: [(-3, "less"), (7, "more")].into(),
        by_letter: [('x', true)].into(),
        by_truth: [(false, Some(1))].into(),
        ready: RawValue::from_string("{ \"a\" : [1,\n2] }".into()).unwrap(),
        shown: Shown("a\\b\nc"),
    }
}

#[test]
fn everything_is_written_as_serde_json_writes_it() {
    let written = to_string(&all()).unwrap();
    assert_eq!(written, serde_json::to_string(&all()).unwrap());
    assert_eq!(to_raw(&all()).unwrap().get(), written);
    assert_eq!(to_string(&to_raw(&all()).unwrap()).unwrap(), written);
}

#[test]
fn what_is_no_json_is_refused() {
    let by_list: BTreeMap<[u8; 1], u8> = [([1], 2)].into();
    let by_nothing: BTreeMap<Option<u8>, u8> = [(None, 2)].into();
    assert!(to_string(&by_list).is_err() && serde_json::to_string(&by_list).is_err());
    assert!(to_string(&by_nothing).is_err() && serde_json::to_string(&by_nothing).is_err());
}

proptest! {
    #[test]
    fn texts_and_numbers_are_written_as_serde_json_writes_them(
        text in "[ -~\\x00-\\x1f\"\\\\ä€🎲]{0,40}", number: i64, map: BTreeMap<u64, String>,
    ) {
        let value = (&text, number, &map, [Some(&text)]);
        prop_assert_eq!(to_string(&value).unwrap(), serde_json::to_string(&value).unwrap());
    }
}
