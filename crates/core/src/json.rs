//! Writing JSON: letter for letter what `serde_json` writes, with fewer steps for each letter.
//!
//! After every move all that somebody sees of a table is written, mostly short names and small numbers. Each
//! name is one piece here, with its marks, and text in which nothing has to be escaped is copied as it is.
//! What is rare is left to `serde_json`. JSON that lies ready (`RawValue`) is passed on as it stands.

use std::fmt::{Display, Write};

use serde::ser::{self, Error as _, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Error, Result};

/// The name by which JSON that lies ready gives itself to be known. Were it another one, a test would say so.
const READY: &str = "$serde_json::private::RawValue";

/// A value as JSON.
///
/// # Errors
/// When it cannot be written as JSON, such as a map with lists for keys.
pub fn to_string(value: &(impl Serialize + ?Sized)) -> Result<String> {
    let mut out = String::with_capacity(128);
    write(&mut out, value)?;
    Ok(out)
}

/// The same, behind a text that has begun.
///
/// # Errors
/// When it cannot be written as JSON; the text is of no more use then.
pub fn write(out: &mut String, value: &(impl Serialize + ?Sized)) -> Result<()> {
    value.serialize(&mut Writer { out, ready: false })
}

/// The same, to lie ready.
///
/// # Errors
/// When it cannot be written as JSON.
pub fn to_raw(value: &(impl Serialize + ?Sized)) -> Result<Box<RawValue>> {
    to_raw_value(&Ready(&to_string(value)?))
}

/// Text that is JSON.
struct Ready<'a>(&'a str);

impl Serialize for Ready<'_> {
    fn serialize<S: ser::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        use ser::SerializeStruct;
        let mut ready = serializer.serialize_struct(READY, 1)?;
        ready.serialize_field(READY, self.0)?;
        ready.end()
    }
}

/// Whether a byte of a text cannot stand in JSON as it is.
const fn is_special(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

/// The same of eight bytes, read as a number: whether any of them cannot.
const fn any_special(eight: u64) -> bool {
    /// A number for all eight bytes.
    const fn each(byte: u8) -> u64 {
        u64::from_le_bytes([byte; 8])
    }
    const fn less(eight: u64, than: u8) -> u64 {
        eight.wrapping_sub(each(than)) & !eight
    }
    let marks = less(eight ^ each(b'"'), 1) | less(eight ^ each(b'\\'), 1);
    (less(eight, b' ') | marks) & each(0x80) != 0
}

/// Whether a text can stand in JSON as it is. Most are short: what is left of the last eight bytes is looked at together
/// with some that were.
fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    if let Some(last) = bytes.last_chunk::<8>() {
        let special = |eight: &[u8; 8]| any_special(u64::from_le_bytes(*eight));
        return !special(last) && !bytes.as_chunks::<8>().0.iter().any(special);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        let [first, last] = [first, last].map(|four| u64::from(u32::from_le_bytes(*four)));
        return !any_special(first << 32 | last);
    }
    !bytes.iter().any(|byte| is_special(*byte))
}

fn escape(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(is_special) {
        out.push_str(&rest[..at]);
        match rest.as_bytes()[at] {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            0x08 => out.push_str("\\b"),
            0x0c => out.push_str("\\f"),
            other => write!(out, "\\u{other:04x}").expect("a text takes everything"),
        }
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

struct Writer<'a> {
    out: &'a mut String,
    /// Whether the next text is JSON that lies ready.
    ready: bool,
}

impl Writer<'_> {
    /// A name in the program, of a field or of one of several: it can stand as it is.
    fn name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name), "a name without marks: {name}");
        self.out.push('"');
        self.out.push_str(name);
        self.out.push('"');
    }

    fn text(&mut self, text: &str) {
        self.out.push('"');
        if is_plain(text) {
            self.out.push_str(text);
        } else {
            escape(self.out, text);
        }
        self.out.push('"');
    }

    fn unsigned(&mut self, number: u64) {
        if number < 10 {
            self.out.push(char::from(b'0' + number as u8));
        } else {
            self.out.push_str(itoa::Buffer::new().format(number));
        }
    }

    /// What nobody writes often.
    fn leave(&mut self, value: &impl Serialize) -> Result<()> {
        self.out.push_str(&serde_json::to_string(value)?);
        Ok(())
    }

    fn open(&mut self, open: &str, close: &'static str) -> Parts<'_> {
        self.out.push_str(open);
        Parts { writer: Writer { out: self.out, ready: false }, first: true, close }
    }

    fn variant(&mut self, name: &'static str, open: &str, close: &'static str) -> Parts<'_> {
        self.out.push('{');
        self.name(name);
        self.out.push(':');
        self.open(open, close)
    }
}

/// The parts of a list or of an object.
struct Parts<'a> {
    writer: Writer<'a>,
    first: bool,
    close: &'static str,
}

impl Parts<'_> {
    fn comma(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.writer.out.push(',');
        }
    }

    fn named(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.comma();
        self.writer.name(name);
        self.writer.out.push(':');
        value.serialize(&mut self.writer)
    }

    fn next(&mut self, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.comma();
        value.serialize(&mut self.writer)
    }

    fn close(self) {
        self.writer.out.push_str(self.close);
    }
}

impl<'a> ser::Serializer for &'a mut Writer<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, value: bool) -> Result<()> {
        self.out.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<()> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<()> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<()> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<()> {
        if value < 0 {
            self.out.push('-');
        }
        self.unsigned(value.unsigned_abs());
        Ok(())
    }

    fn serialize_i128(self, value: i128) -> Result<()> {
        self.leave(&value)
    }

    fn serialize_u128(self, value: u128) -> Result<()> {
        self.leave(&value)
    }

    fn serialize_u8(self, value: u8) -> Result<()> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<()> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<()> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<()> {
        self.unsigned(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<()> {
        self.leave(&value)
    }

    fn serialize_f64(self, value: f64) -> Result<()> {
        self.leave(&value)
    }

    fn serialize_char(self, value: char) -> Result<()> {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<()> {
        if self.ready {
            self.out.push_str(value);
        } else {
            self.text(value);
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<()> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<()> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<()> {
        self.out.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<()> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<()> {
        self.name(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<()> {
        let mut parts = self.open("{", "}");
        parts.named(name, value)?;
        parts.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>> {
        Ok(self.variant(name, "[", "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>> {
        Ok(self.open("{", "}"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>> {
        let ready = name == READY;
        let mut parts = if ready { self.open("", "") } else { self.open("{", "}") };
        parts.writer.ready = ready;
        Ok(parts)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>> {
        Ok(self.variant(name, "{", "}}"))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<()> {
        self.out.push('"');
        let start = self.out.len();
        write!(self.out, "{value}").expect("a text takes everything");
        if !is_plain(&self.out[start..]) {
            let said = self.out.split_off(start);
            escape(self.out, &said);
        }
        self.out.push('"');
        Ok(())
    }
}

impl ser::SerializeSeq for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.next(value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTuple for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.next(value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTupleStruct for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.next(value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeTupleVariant for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.next(value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        self.comma();
        let start = self.writer.out.len();
        key.serialize(&mut self.writer)?;
        match self.writer.out.as_bytes()[start] {
            b'"' => {}
            b'[' | b'{' | b'n' => return Err(Error::custom("key must be a string")),
            // Numbers, and yes and no.
            _ => {
                self.writer.out.insert(start, '"');
                self.writer.out.push('"');
            }
        }
        self.writer.out.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        value.serialize(&mut self.writer)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<()> {
        if self.writer.ready { value.serialize(&mut self.writer) } else { self.named(name, value) }
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStructVariant for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<()> {
        self.named(name, value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}
