//! What is written down must come back: options, actions, positions and whole games.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::moves::Position;
use super::violation::{Check, Checked, Fault, ensure};
use quadrivium_core::{Actor, Game, Options, Record, Seat, Settings, Turn};

/// A value written as JSON and read back.
fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| format!("cannot write it: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("cannot read it back: {error}"))
}

/// Options survive text and JSON and name everything.
pub(super) fn options<O: Options>(options: &O) -> Checked {
    let fault = |text: String| Fault(Check::Options, text);
    let settings = options.settings();
    let names: Vec<_> = settings.pairs().map(|(name, _)| name).collect();
    ensure(Check::Options, names.iter().copied().eq(O::SPECS.iter().map(|s| s.name)), || {
        format!("the settings name {names:?} instead of every option in order")
    })?;
    let players = options.players();
    ensure(Check::Options, O::PLAYERS.contains(&players), || {
        format!("{players} players are out of range")
    })?;
    ensure(Check::Options, settings.players == Some(players), || {
        format!("the settings say {:?} players, the options {players}", settings.players)
    })?;
    let read = O::from_settings(&settings)
        .map_err(|bad| fault(format!("the options refuse their own settings: {bad}")))?;
    ensure(Check::Options, read == *options, || {
        format!("the options come back from their settings as {read:?}")
    })?;
    let json = through_json(options).map_err(|text| fault(format!("as JSON: {text}")))?;
    ensure(Check::Options, json == *options, || format!("as JSON: they come back as {json:?}"))?;
    // Nothing said must be a legal choice too, for every number of players.
    O::from_settings(&Settings::players(players))
        .map(drop)
        .map_err(|bad| fault(format!("the defaults do not suit {players} players: {bad}")))
}

/// An action survives its text and JSON.
pub(super) fn action<G: Game>(action: G::Action) -> Checked {
    let text = action.to_string();
    let fits = !text.is_empty() && text == text.trim() && !text.chars().any(char::is_control);
    ensure(Check::Notation, fits, || format!("{text:?} does not fit on a line"))?;
    match text.parse::<G::Action>() {
        Ok(read) if read == action => {}
        Ok(read) => {
            let text = format!("`{text}` is {action:?} when written and {read:?} when read");
            return Err(Fault(Check::Notation, text));
        }
        Err(bad) => {
            return Err(Fault(Check::Notation, format!("`{text}` is not read back: {bad}")));
        }
    }
    let json = through_json(&action)
        .map_err(|error| Fault(Check::ActionJson, format!("`{text}` as JSON: {error}")))?;
    ensure(Check::ActionJson, json == action, || format!("`{text}` as JSON becomes `{json}`"))
}

fn all<G: Game>(actions: impl Iterator<Item = G::Action>) -> Checked {
    let mut texts = HashMap::new();
    let mut different = Vec::new();
    for action in actions {
        let text = action.to_string();
        if let Some(other) = texts.insert(text.clone(), action)
            && other != action
        {
            let text = format!("`{text}` is both {other:?} and {action:?}");
            return Err(Fault(Check::Texts, text));
        }
        different.push(action);
    }
    different.into_iter().try_for_each(action::<G>)
}

/// Of all actions that can be constructed, none has a text that reads as another one.
pub(super) fn constructed<G: Game>(every: &[G::Action]) -> Checked {
    for &action in every {
        let text = action.to_string();
        let read = text.parse::<G::Action>().ok().filter(|&read| read != action);
        ensure(Check::Texts, read.is_none(), || {
            format!("{action:?} is written `{text}`, which is read as {read:?}")
        })?;
    }
    Ok(())
}

/// All numbered actions have texts of their own that read back.
pub(super) fn numbered<G: Game>(numbered: &[G::Action]) -> Checked {
    all::<G>(numbered.iter().copied())
}

/// So has everything on offer, chance included.
pub(super) fn offered<G: Game>(position: &Position<G>) -> Checked {
    all::<G>(position.all().map(|(_, action)| action))
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A position survives JSON.
pub(super) fn state<G: Game>(game: &G) -> Checked {
    let fault = |text: String| Fault(Check::StateJson, text);
    let read = through_json(game).map_err(fault)?;
    let same = |holds, text: &str| ensure(Check::StateJson, holds, || text.to_owned());
    same(read == *game, "the position comes back as another one")?;
    same(hash(&read) == hash(game), "equal positions have different hashes")?;
    same(read.turn() == game.turn(), "the position comes back with another turn")?;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for seat in Seat::first(game.players()) {
        game.legal(seat, &mut before);
        read.legal(seat, &mut after);
        same(before == after, "the position comes back with other actions")?;
    }
    Ok(())
}

/// The record of a whole game reads back and replays.
pub(super) fn record<G: Game>(
    options: &G::Options,
    history: &[(Actor, G::Action)],
    end: &G,
) -> Checked {
    let fault = |text: String| Fault(Check::Records, text);
    let seats = Seat::first(options.players()).map(|seat| format!("Player {seat}")).collect();
    let mut record = Record::of::<G>(options, seats);
    for (by, action) in history {
        record.push(*by, action);
    }
    if end.turn() == Turn::Over {
        record.finish(&end.standings());
    }
    let read = Record::parse(record.to_string().as_bytes())
        .map_err(|bad| fault(format!("the record is not read back: {bad}")))?;
    ensure(Check::Records, read == record, || "the record comes back as another one".to_owned())?;
    let replayed: G = read.replay_as(None).map_err(|bad| fault(bad.to_string()))?;
    ensure(Check::Records, replayed == *end, || "the record replays to another position".to_owned())
}
