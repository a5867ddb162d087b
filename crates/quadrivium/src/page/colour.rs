//! How tones look on a terminal: readable on a dark and on a light background.

use anstyle::{Ansi256Color, AnsiColor, Style};
use quadrivium_core::{Hue, Key, PerHue, Seat, Tone};

/// The colours of the seats; they differ in brightness too.
const SEATS: [u8; Seat::MOST] = [33, 208, 35, 170, 244];

/// The colours of components, from the palette of 256.
const HUES: PerHue<u8> =
    PerHue::new([160, 208, 178, 70, 28, 37, 32, 97, 175, 130, 180, 246, 240, 252]);

/// The style of text in a tone.
pub fn of_text(tone: Tone) -> Style {
    match tone {
        // Near-white text would vanish on paper white.
        Tone::Plain | Tone::Hue(Hue::White) => Style::new(),
        Tone::Strong => Style::new().bold(),
        Tone::Quiet => AnsiColor::BrightBlack.on_default(),
        Tone::Seat(seat) => Style::new().bold().fg_color(Some(palette(SEATS[seat.index()]))),
        Tone::Hue(hue) => Style::new().fg_color(Some(palette(HUES[hue]))),
    }
}

/// The style of a space of a board: components fill it with their colour.
pub fn of_space(tone: Tone) -> Style {
    match tone {
        Tone::Hue(hue) => {
            let dark = matches!(
                hue,
                Hue::Red | Hue::DarkGreen | Hue::Blue | Hue::Purple | Hue::Brown | Hue::Black
            );
            let ink = if dark { 231 } else { 16 };
            Style::new().fg_color(Some(palette(ink))).bg_color(Some(palette(HUES[hue])))
        }
        other => of_text(other),
    }
}

fn palette(number: u8) -> anstyle::Color {
    Ansi256Color(number).into()
}
