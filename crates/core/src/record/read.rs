//! Reading records. The bytes come from outside: everything is bounded, and nothing panics.

use std::str::FromStr;

use super::{BadRecord, Record, RecordFault, RecordedResult};
use crate::notation::nearest;
use crate::{Actor, Key, Seat, Settings};

/// The fields of the header, in their order.
pub(super) const FIELDS: [&str; 7] =
    ["game", "rules", "players", "option", "seat", "date", "result"];

const MOST_OPTIONS: usize = 100;

/// Characters that would break a line or turn its direction.
pub(super) fn breaks_text(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The lines that are still to be read.
struct Lines<'a> {
    rest: Option<&'a [u8]>,
    /// The number of the line read last.
    line: usize,
    /// Whether the line read last was ended by a line break.
    whole: bool,
}

impl<'a> Lines<'a> {
    /// The next line without its line break.
    fn next(&mut self) -> Result<Option<&'a str>, BadRecord> {
        let Some(rest) = self.rest.filter(|rest| !rest.is_empty()) else {
            return Ok(None);
        };
        self.line += 1;
        let end = rest.iter().position(|&byte| byte == b'\n');
        self.whole = end.is_some();
        let (line, rest) = match end {
            Some(end) => (&rest[..end], Some(&rest[end + 1..])),
            None => (rest, None),
        };
        self.rest = rest;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.len() > Record::LONGEST_LINE {
            return Err(self.fault(RecordFault::LongLine));
        }
        let text = str::from_utf8(line)
            .map_err(|error| self.fault(RecordFault::NotText { byte: error.valid_up_to() + 1 }))?;
        if let Some(c) = text.chars().find(|&c| breaks_text(c)) {
            return Err(self.fault(RecordFault::Unprintable(c)));
        }
        Ok(Some(text.trim()))
    }

    /// The next line, which must be there.
    fn need(&mut self) -> Result<&'a str, BadRecord> {
        let line = self.next()?;
        line.ok_or_else(|| self.fault(RecordFault::CutShort))
    }

    fn fault(&self, fault: RecordFault) -> BadRecord {
        fault.on(self.line)
    }

    fn expected(&self, expected: impl Into<String>, found: &str) -> BadRecord {
        let found = match found {
            "" => "nothing".to_owned(),
            text => format!("'{}'", shown(text)),
        };
        self.fault(RecordFault::Expected { expected: expected.into(), found })
    }

    fn expected_instead_of_blank(&self, expected: impl Into<String>) -> BadRecord {
        let (expected, found) = (expected.into(), "an empty line".to_owned());
        self.fault(RecordFault::Expected { expected, found })
    }

    fn number<T: FromStr>(&self, text: &str, expected: &str) -> Result<T, BadRecord> {
        text.parse().map_err(|_| self.expected(expected, text))
    }
}

fn shown(text: &str) -> String {
    text.chars().take(60).flat_map(char::escape_debug).collect()
}

fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

pub(super) fn record(bytes: &[u8]) -> Result<Record, BadRecord> {
    let mut lines = Lines { rest: Some(bytes), line: 0, whole: true };
    read(&mut lines).map_err(|bad| {
        // A last line that breaks off is the mark of a file that was cut: what it
        // happens to say by then is no use to anybody.
        let cut = !lines.whole && bad.line == lines.line && bad.line > 1;
        let precise = matches!(bad.fault, RecordFault::Count { .. } | RecordFault::AfterEnd(_));
        if cut && !precise { RecordFault::CutShort.on(bad.line) } else { bad }
    })
}

fn read(lines: &mut Lines<'_>) -> Result<Record, BadRecord> {
    format(lines)?;
    let mut record = header(lines)?;
    actions(lines, &mut record)?;
    while let Some(line) = lines.next()? {
        if !line.is_empty() {
            return Err(lines.fault(RecordFault::AfterEnd(shown(line))));
        }
    }
    Ok(record)
}

fn format(lines: &mut Lines<'_>) -> Result<(), BadRecord> {
    let first = match lines.next() {
        Ok(Some(line)) => line,
        Ok(None) => return Err(RecordFault::Empty.on(1)),
        // Whatever this is, saying that its first line is not UTF-8 would help nobody.
        Err(_) => return Err(RecordFault::NotARecord.on(1)),
    };
    let version = first.strip_prefix("quadrivium record ");
    let Some(version) = version else {
        return Err(lines.fault(RecordFault::NotARecord));
    };
    match lines.number(version, "the version of the format, a number")? {
        Record::FORMAT => Ok(()),
        0 => Err(lines.expected("the version of the format, from 1", version)),
        found => Err(lines.fault(RecordFault::NewerFormat { found })),
    }
}

/// The fields of the header; `next` is the line that is looked at.
struct Header<'a, 'l> {
    lines: &'l mut Lines<'a>,
    next: &'a str,
    given: Vec<&'static str>,
}

impl<'a> Header<'a, '_> {
    /// What stands after the name of a field, if this is its line.
    fn optional(&mut self, field: &'static str) -> Option<&'a str> {
        let (name, value) = split(self.next);
        (name == field).then_some(value)
    }

    fn required(&mut self, field: &'static str) -> Result<&'a str, BadRecord> {
        self.optional(field).ok_or_else(|| self.misplaced(&format!("'{field}'")))
    }

    /// Goes on behind the line of a field.
    fn pass(&mut self, field: &'static str) -> Result<(), BadRecord> {
        self.given.push(field);
        self.next = self.lines.need()?;
        Ok(())
    }

    /// Why this line cannot stand here.
    fn misplaced(&self, expected: &str) -> BadRecord {
        let (name, _) = split(self.next);
        if self.given.contains(&name) {
            return self.lines.fault(RecordFault::Twice(name.to_owned()));
        }
        if name.is_empty() {
            return self.lines.expected_instead_of_blank(expected);
        }
        if FIELDS.contains(&name) {
            return self.lines.expected(expected, self.next);
        }
        let nearest = nearest(name, &FIELDS);
        self.lines.fault(RecordFault::UnknownField { name: shown(name), nearest })
    }
}

fn header(lines: &mut Lines<'_>) -> Result<Record, BadRecord> {
    let next = lines.need()?;
    let mut header = Header { lines, next, given: Vec::new() };
    let game = header.required("game")?.to_owned();
    header.pass("game")?;
    let rules = header.required("rules")?;
    let rules = header.lines.number(rules, "the rules revision, a number")?;
    header.pass("rules")?;
    let players = players(&mut header)?;
    header.pass("players")?;
    let settings = options(&mut header, players)?;
    let seats = seats(&mut header, players)?;
    let date = match header.optional("date") {
        None => None,
        Some(text) if is_date(text) => {
            header.pass("date")?;
            Some(text.to_owned())
        }
        Some(text) => return Err(header.lines.expected("a date such as 2026-11-15", text)),
    };
    let result = results(&mut header, players)?;
    if header.next.is_empty() {
        Ok(Record { game, rules, settings, seats, date, result, actions: Vec::new() })
    } else {
        Err(header.misplaced("an empty line"))
    }
}

fn players(header: &mut Header<'_, '_>) -> Result<u8, BadRecord> {
    let text = header.required("players")?;
    let expected = "the number of players, from 1 to 5";
    let players: u8 = header.lines.number(text, expected)?;
    if (1..=Seat::MOST).contains(&usize::from(players)) {
        Ok(players)
    } else {
        Err(header.lines.expected(expected, text))
    }
}

fn options(header: &mut Header<'_, '_>, players: u8) -> Result<Settings, BadRecord> {
    let mut settings = Settings::players(players);
    while let Some(text) = header.optional("option") {
        let fault = if settings.pairs().len() == MOST_OPTIONS {
            Some(RecordFault::TooMany { what: "options", most: MOST_OPTIONS })
        } else if let Err(bad) = settings.add(text) {
            Some(RecordFault::Options { bad, old: None })
        } else {
            let mut names = settings.pairs().map(|(name, _)| name);
            let added = names.next_back();
            added
                .filter(|&added| names.any(|name| name == added))
                .map(|added| RecordFault::Twice(shown(&format!("option {added}"))))
        };
        if let Some(fault) = fault {
            return Err(header.lines.fault(fault));
        }
        header.pass("option")?;
    }
    Ok(settings)
}

fn seats(header: &mut Header<'_, '_>, players: u8) -> Result<Vec<String>, BadRecord> {
    let mut names = Vec::with_capacity(usize::from(players));
    for seat in Seat::first(players) {
        let expected = format!("'seat {seat}' and who sits there");
        let Some(text) = header.optional("seat") else {
            return Err(header.misplaced(&expected));
        };
        let (letter, name) = split(text);
        if letter.parse() != Ok(seat) {
            return Err(header.lines.expected(expected, header.next));
        }
        names.push(name.to_owned());
        header.pass("seat")?;
    }
    if let Some(text) = header.optional("seat") {
        let seat = split(text).0.parse().map_err(RecordFault::Actor);
        let fault = seat.map_or_else(|bad| bad, |seat| RecordFault::NotSeated { seat, players });
        return Err(header.lines.fault(fault));
    }
    Ok(names)
}

fn results(header: &mut Header<'_, '_>, players: u8) -> Result<Vec<RecordedResult>, BadRecord> {
    let mut results = Vec::new();
    while let Some(text) = header.optional("result") {
        let words: Vec<_> = text.split_whitespace().collect();
        let expected = || {
            let next = Seat::from_index(results.len()).filter(|_| results.len() < players.into());
            next.map_or("an empty line".to_owned(), |seat| {
                format!("'result {seat}' with points and rank")
            })
        };
        let read = || {
            let [seat, points, rank] = words[..] else { return None };
            let seat: Seat = seat.parse().ok()?;
            let in_order = seat.index() == results.len() && seat.index() < players.into();
            in_order.then_some(())?;
            Some(RecordedResult { seat, points: points.parse().ok()?, rank: rank.parse().ok()? })
        };
        let result = read().ok_or_else(|| header.lines.expected(expected(), header.next))?;
        results.push(result);
        header.pass("result")?;
    }
    if !results.is_empty() && results.len() < players.into() {
        return Err(header.misplaced("a result for every seat"));
    }
    Ok(results)
}

fn is_date(text: &str) -> bool {
    let number = |part: &str, digits| {
        (part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()))
            .then(|| part.parse().ok())
            .flatten()
    };
    let mut parts = text.split('-');
    let mut part = |digits| parts.next().and_then(|part| number(part, digits));
    let (year, month, day) = (part(4), part(2), part(2));
    year.is_some()
        && month.is_some_and(|month: u16| (1..=12).contains(&month))
        && day.is_some_and(|day: u16| (1..=31).contains(&day))
        && parts.next().is_none()
}

fn actions(lines: &mut Lines<'_>, record: &mut Record) -> Result<(), BadRecord> {
    let players = record.seats.len() as u8;
    loop {
        let line = lines.need()?;
        let (actor, action) = split(line);
        if actor == "end" {
            let found = record.actions.len();
            let counted = lines.number(action, "the number of actions after 'end'")?;
            return if counted == found {
                Ok(())
            } else {
                Err(lines.fault(RecordFault::Count { counted, found }))
            };
        }
        if line.is_empty() {
            return Err(lines.expected_instead_of_blank("an action or 'end'"));
        }
        let by = actor.parse().map_err(|bad| lines.fault(RecordFault::Actor(bad)))?;
        let seat = match by {
            Actor::Chance => None,
            Actor::Seat(seat) => Some(seat),
        };
        if let Some(seat) = seat.filter(|seat| seat.index() >= record.seats.len()) {
            return Err(lines.fault(RecordFault::NotSeated { seat, players }));
        }
        if action.is_empty() {
            return Err(lines.fault(RecordFault::NoAction { by }));
        }
        if record.actions.len() == Record::MOST_ACTIONS {
            let most = Record::MOST_ACTIONS;
            return Err(lines.fault(RecordFault::TooMany { what: "actions", most }));
        }
        record.actions.push((by, action.to_owned()));
    }
}
