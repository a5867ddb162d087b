//! What things are called, how much of them there is, and what they do.

use quadrivium_core::{Arg, Hue, Key, Phrase, Seat};

use crate::purse::Purse;
use crate::types::{
    Building, Capital, Colour, ColourSet, Good, Guild, Kind, QueueSpace, Sawmill, Season, Source,
};

/// The stages of a season, as the board numbers them.
const STAGES: [&str; Guild::COUNT] = ["I", "II", "III", "IV", "V", "VI"];

/// The message of this kind about a thing with this name in notation.
fn of(kind: &str, name: &str) -> Phrase {
    Phrase::about("craftsmen", kind, name)
}

/// The name of a good.
pub fn good(good: Good) -> Phrase {
    of("good", good.name())
}

/// The names of goods.
pub fn goods(goods: impl IntoIterator<Item = Good>) -> Vec<Phrase> {
    goods.into_iter().map(good).collect()
}

/// The name of a guild.
pub fn guild(guild: Guild) -> Phrase {
    of("guild", guild.name())
}

/// What helpers do in a guild, in a word or two.
pub fn guild_does(guild: Guild) -> Phrase {
    of("does", guild.name())
}

/// The number of a guild's stage.
pub fn stage(guild: Guild) -> &'static str {
    STAGES[guild.index()]
}

/// What a kind of building is called.
pub fn kind(kind: Kind) -> Phrase {
    of("kind", kind.name())
}

/// The name of a season.
pub fn season(season: Season) -> Phrase {
    of("season", season.name())
}

/// The name of a workshop: the same for all cards that make the same good.
pub fn trade(card: Building) -> Phrase {
    of("trade", card.trade())
}

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    of("colour", colour.name())
}

/// The names of colours.
pub fn colours(colours: ColourSet) -> Vec<Phrase> {
    colours.iter().map(colour).collect()
}

fn with_colours(name: Phrase, top: Colour, bottom: Colour) -> Phrase {
    if top == bottom {
        Phrase::new("craftsmen-card-of-one-colour").with("name", name).with("colour", colour(top))
    } else {
        Phrase::new("craftsmen-card")
            .with("name", name)
            .with("top", colour(top))
            .with("bottom", colour(bottom))
    }
}

/// A building card with its colours.
pub fn card(card: Building) -> Phrase {
    with_colours(trade(card), card.top(), card.bottom())
}

/// A sawmill with its colours.
pub fn sawmill(sawmill: Sawmill) -> Phrase {
    with_colours(Phrase::new("craftsmen-trade-sawmill"), sawmill.top(), sawmill.bottom())
}

/// What a building makes of what, with its points.
pub fn makes(card: Building) -> Phrase {
    let data = card.data();
    let output = good(data.output);
    match data.inputs {
        [Some(first), Some(second)] => Phrase::new("craftsmen-makes-of-two")
            .with("first", good(first))
            .with("second", good(second))
            .with("output", output)
            .with("points", points(data.points)),
        [Some(input), None] | [None, Some(input)] => Phrase::new("craftsmen-makes-of-one")
            .with("input", good(input))
            .with("output", output)
            .with("points", points(data.points)),
        [None, None] => Phrase::new("craftsmen-makes").with("output", output),
    }
}

/// A capital card.
pub fn capital(card: Capital) -> Phrase {
    of("capital", card.colour().name()).with("value", card.value())
}

/// The values of the cards of a colour.
fn values(purse: &Purse, colour: Colour) -> Vec<String> {
    let cards = Capital::of(colour);
    cards.flat_map(|it| (0..purse[it]).map(move |_| it.value().to_string())).collect()
}

/// The cards of one colour; nothing if there are none.
pub fn cards_of(purse: &Purse, colour: Colour) -> Option<Phrase> {
    match &values(purse, colour)[..] {
        [] => None,
        [_] => Capital::of(colour).find(|&card| purse[card] > 0).map(capital),
        values => Some(of("cards", colour.name()).with("values", values.join("+"))),
    }
}

/// Capital cards, colour by colour.
pub fn cards(purse: &Purse) -> Arg {
    list(Colour::ALL.into_iter().filter_map(|colour| cards_of(purse, colour)).collect())
}

/// So many capital cards.
pub fn number_of_cards(count: impl Into<u32>) -> Phrase {
    Phrase::new("craftsmen-cards").with("count", count.into())
}

/// A space of a queue, and what is good about it.
pub fn space(guild: Guild, space: QueueSpace) -> Phrase {
    match (guild, space) {
        // There is no privilege in the town hall.
        (Guild::TownHall, QueueSpace::Gold) => Phrase::new("craftsmen-space-first"),
        (_, space) => of("space", space.name()),
    }
}

/// A player's name as a message, for lists.
pub fn player(seat: Seat) -> Phrase {
    Phrase::new("craftsmen-player").with("seat", seat)
}

/// So many points.
pub fn points(count: impl Into<i32>) -> Phrase {
    Phrase::new("craftsmen-points").with("count", count.into())
}

/// Where points come from.
pub fn source(source: Source) -> Phrase {
    of("source", source.name())
}

/// An empty list.
pub fn nothing() -> Phrase {
    Phrase::new("craftsmen-nothing")
}

/// A list, or that there is nothing in it.
pub fn list(phrases: Vec<Phrase>) -> Arg {
    if phrases.is_empty() { nothing().into() } else { phrases.into() }
}

/// The colour on a terminal.
pub const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Purple => Hue::Purple,
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Red => Hue::Red,
    }
}
