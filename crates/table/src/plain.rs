//! Text from outside: names and what is said.
//!
//! It stands on one line beside texts of other people, so it holds nothing that nobody can see:
//! nothing that turns the direction of what follows, nothing that makes two names look the same,
//! and at least one thing that can be seen.

use icu_properties::props::{
    DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup, PrependedConcatenationMark,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::fault::Fault;

/// What a character is to a reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Ends a word.
    Blank,
    /// Joins two signs or keeps them apart, as emoji and some scripts need it.
    Joins,
    /// Chooses one of two looks of the sign before it.
    Chooses,
    /// Nobody sees it.
    Unseen,
    /// Changes a sign before it, such as an accent.
    Mark,
    /// Stands by itself.
    Sign,
}

fn look(c: char) -> Look {
    match c {
        '\u{200c}' | '\u{200d}' => return Look::Joins,
        '\u{fe0e}' | '\u{fe0f}' => return Look::Chooses,
        // Symbols by their class, but there is nothing in them.
        '\u{2800}' | '\u{1d159}' => return Look::Blank,
        c if c.is_control() || c.is_whitespace() => return Look::Blank,
        _ => {}
    }
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    // Signs that stand under a number are of this class, and are seen.
    let number_sign = || CodePointSetData::new::<PrependedConcatenationMark>().contains(c);
    let format = category == GeneralCategory::Format && !number_sign();
    if format || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c) {
        Look::Unseen
    } else if GeneralCategoryGroup::Mark.contains(category) {
        Look::Mark
    } else {
        Look::Sign
    }
}

/// Text on one line without what cannot be seen.
///
/// # Errors
/// When nothing is left to be seen or it is too long.
pub fn plain(field: &'static str, text: &str, longest: usize) -> Result<String, Fault> {
    let (mut kept, mut length, mut signs) = (String::new(), 0, 0);
    let (mut gap, mut joint, mut after_sign) = (false, None, false);
    for c in text.chars() {
        match look(c) {
            Look::Unseen => {}
            Look::Blank => (gap, joint, after_sign) = (true, None, false),
            // Where nothing follows it, it joins nothing.
            Look::Joins => joint = Some(c).filter(|_| after_sign),
            Look::Chooses if !after_sign => {}
            look => {
                if gap && length > 0 {
                    kept.push(' ');
                    length += 1;
                }
                if let Some(joint) = joint {
                    kept.push(joint);
                    length += 1;
                }
                kept.push(c);
                length += 1;
                signs += usize::from(look == Look::Sign);
                (gap, joint, after_sign) = (false, None, look != Look::Chooses || after_sign);
            }
        }
        if length > longest {
            return Err(Fault::BadField { field, reason: format!("at most {longest} characters") });
        }
    }
    match signs {
        0 => Err(Fault::BadField { field, reason: "there is nothing in it".into() }),
        _ => Ok(kept),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Option<String> {
        plain("name", text, 30).ok()
    }

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        for unseen in [
            "",
            " \t\n",
            "\u{ad}",           // soft hyphen
            "\u{34f}",          // grapheme joiner
            "\u{61c}",          // Arabic letter mark
            "\u{115f}\u{1160}", // Hangul fillers
            "\u{180e}",         // Mongolian vowel separator
            "\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}",
            "\u{2028}\u{2029}\u{202e}\u{2060}\u{2066}",
            "\u{2800}", // Braille without a dot
            "\u{3164}\u{ffa0}",
            "\u{fe0f}\u{feff}\u{fff9}\u{fffb}",
            "\u{1d159}\u{1d173}",
            "\u{e0041}\u{e0100}\u{e0fff}",
            "\u{301}\u{308}", // accents without a letter
        ] {
            assert_eq!(name(unseen), None, "{}", unseen.escape_unicode());
        }
    }

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        for (text, kept) in [
            ("  Zażółć \u{202e} Ь ", "Zażółć Ь"),
            ("A\u{200b}n\u{ad}n\u{e0041}", "Ann"),
            ("one\ntwo\u{0}\u{61c}", "one two"),
            ("Ann\u{200d}\u{3164}", "Ann"),
            ("\u{feff}\u{200d}Ann\u{2800}\u{2800}B", "Ann B"),
            ("A\u{200d}\u{200d}\u{200d}B", "A\u{200d}B"),
            ("A \u{200d}B", "A B"),
            ("\u{fe0f}A \u{fe0e}B", "A B"),
        ] {
            assert_eq!(name(text).as_deref(), Some(kept), "{}", text.escape_unicode());
        }
    }

    #[test]
    fn what_people_write_stays() {
        for text in [
            "Łucja",
            "Дмитрий",
            "נועה",
            "محمد",
            "می\u{200c}خواهم",     // Persian, two parts of a word
            "क्\u{200d}ष",          // Devanagari, a half letter
            "e\u{301}",            // an accent of its own
            "❤\u{fe0f}\u{200d}🔥", // a heart on fire
            "👩\u{200d}🚀 🇵🇱",     // an astronaut, a flag
            "\u{600}12",           // an Arabic number sign
            "<script>alert(1)</script>",
        ] {
            assert_eq!(name(text).as_deref(), Some(text), "{}", text.escape_unicode());
        }
    }

    #[test]
    fn the_length_is_that_of_what_is_kept() {
        assert!(name(&"x".repeat(30)).is_some());
        assert_eq!(name(&"x".repeat(31)), None);
        assert!(name(&format!("x{}y", " ".repeat(10_000))).is_some());
        assert!(name(&"x ".repeat(15)).is_some());
        assert_eq!(name(&"x ".repeat(16)), None, "a space between two words is a character");
        assert_eq!(name(&"x\u{200d}".repeat(16)), None, "a joint is a character");
    }
}
