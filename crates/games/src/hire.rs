//! Who can be asked to play: by rank or by style, at any pace.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use quadrivium_bots::{Level, Pace, Tempo};
use quadrivium_core::{nearest, one_of};
use serde::{Serialize, Serializer};

use crate::characters;

/// Why nobody can be asked to play who was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    /// Nobody is called so.
    #[error("there is no bot '{}': {meant}", name.escape_debug())]
    Unknown {
        /// What was written.
        name: String,
        /// What may have been meant.
        meant: String,
    },
    /// Nobody can think for so long.
    #[error(
        "nobody thinks for '{}': expected simulations or seconds a turn, such as 5000, 2.5s or both, 5000+2.5s",
        text.escape_debug()
    )]
    Thoughts {
        /// What was written.
        text: String,
    },
    /// Somebody who does not look ahead takes no time for it.
    #[error("{name} does not look ahead and takes no time to think")]
    NoThoughts {
        /// Who.
        name: &'static str,
    },
}

/// How long somebody thinks about a turn, if not as long as is usual for the rank.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Thoughts {
    simulations: Option<u32>,
    time: Option<Duration>,
}

/// Who can be asked: somebody of a rank, or one of the characters of a game, who thinks as long as a
/// journeyman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// By rank.
    Rank(Level),
    /// By style.
    Character(&'static str),
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Self::Rank(level)
    }
}

impl Opponent {
    /// Somebody by name, to play the game that has this name.
    ///
    /// # Errors
    /// When nobody is called so there; the nearest name is suggested.
    pub fn find(game: &str, name: &str) -> Result<Self, BadBot> {
        let names = Self::names(game);
        let (levels, characters) = names.split_at(Level::COUNT);
        if let Some(at) = levels.iter().position(|level| *level == name) {
            return Ok(Self::Rank(Level::ALL[at]));
        }
        match characters.iter().find(|character| **character == name) {
            Some(character) => Ok(Self::Character(character)),
            None => Err(BadBot::Unknown {
                name: name.to_owned(),
                meant: nearest(name, &names).map_or_else(
                    || format!("expected {}", one_of(&names)),
                    |near| format!("did you mean '{near}'?"),
                ),
            }),
        }
    }

    /// Everybody who plays the game that has this name: the ranks, then its characters.
    pub fn names(game: &str) -> Vec<&'static str> {
        let characters = characters(game).into_iter().flatten();
        Level::NAMES.into_iter().chain(characters).collect()
    }

    /// What they are called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rank(level) => level.name(),
            Self::Character(name) => name,
        }
    }

    /// As whom they think.
    pub fn level(self) -> Level {
        match self {
            Self::Rank(level) => level,
            Self::Character(_) => Level::Journeyman,
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Somebody to play, and how long to think if not as usual. Written as `master`, `master:5000` with so
/// many simulations a turn, `master:2.5s` with so much time, or with both: `master:5000+2.5s` thinks
/// until one of them is over. `master:5000sims` and `master:2500ms` are the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wanted {
    opponent: Opponent,
    thoughts: Option<Thoughts>,
}

impl<W: Into<Opponent>> From<W> for Wanted {
    fn from(opponent: W) -> Self {
        Self { opponent: opponent.into(), thoughts: None }
    }
}

impl Wanted {
    /// Who.
    pub fn opponent(self) -> Opponent {
        self.opponent
    }

    /// Somebody as they are written, to play the game that has this name.
    ///
    /// # Errors
    /// When nobody is called so, or they cannot think for so long.
    pub fn read(game: &str, text: &str) -> Result<Self, BadBot> {
        let (name, thoughts) = match text.split_once(':') {
            Some((name, thoughts)) => (name, Some(thoughts)),
            None => (text, None),
        };
        let opponent = Opponent::find(game, name)?;
        let thoughts = thoughts.map(str::parse).transpose()?;
        if thoughts.is_some() && opponent.level().pace(Tempo::default()).is_none() {
            return Err(BadBot::NoThoughts { name: opponent.name() });
        }
        Ok(Self { opponent, thoughts })
    }

    /// How long they think about a game; nothing for those who do not look ahead.
    pub fn pace(self, tempo: Tempo) -> Option<Pace> {
        let usual = self.opponent.level().pace(tempo)?;
        Some(match self.thoughts {
            None => usual,
            Some(Thoughts { simulations: Some(simulations), time }) => {
                let pace = Pace::turn(simulations, tempo.decisions);
                time.map_or(pace, |time| pace.within(time))
            }
            Some(Thoughts { simulations: None, time }) => {
                Pace::turn_of(time.unwrap_or_default(), tempo.decisions)
            }
        })
    }
}

impl FromStr for Thoughts {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Self, BadBot> {
        let bad = || BadBot::Thoughts { text: text.to_owned() };
        let mut thoughts = Self::default();
        for part in text.split('+') {
            let plain = (!part.ends_with('s')).then_some(part);
            let twice = if let Some(simulations) = part.strip_suffix("sims").or(plain) {
                let simulations = simulations.parse().ok().filter(|&many: &u32| many > 0);
                thoughts.simulations.replace(simulations.ok_or_else(bad)?).is_some()
            } else {
                let (number, unit) = match part.strip_suffix("ms") {
                    Some(number) => (number, 1e-3),
                    None => (part.trim_end_matches('s'), 1.0),
                };
                let seconds: f64 = number.parse().map_err(|_| bad())?;
                let time = Duration::try_from_secs_f64(unit * seconds).ok();
                let time = time.filter(|time| !time.is_zero());
                thoughts.time.replace(time.ok_or_else(bad)?).is_some()
            };
            if twice {
                return Err(bad());
            }
        }
        Ok(thoughts)
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.opponent.fmt(f)?;
        match self.thoughts {
            None => Ok(()),
            Some(Thoughts { simulations: Some(simulations), time: Some(time) }) => {
                write!(f, ":{simulations}+{}s", time.as_secs_f64())
            }
            Some(Thoughts { simulations: Some(simulations), time: None }) => {
                write!(f, ":{simulations}")
            }
            Some(Thoughts { simulations: None, time }) => {
                write!(f, ":{}s", time.unwrap_or_default().as_secs_f64())
            }
        }
    }
}

impl Serialize for Wanted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(text: &str) -> Result<Wanted, String> {
        Wanted::read("burgundy", text).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_is_read() {
        for text in
            ["random", "master", "master:5000", "shipper", "farmer:2.5s", "journeyman:300+0.1s"]
        {
            assert_eq!(wanted(text).unwrap().to_string(), text);
        }
        assert_eq!(wanted("master:1s+20").unwrap().to_string(), "master:20+1s");
        assert_eq!(wanted("master:2000sims").unwrap().to_string(), "master:2000");
        assert_eq!(wanted("master:500ms+7sims").unwrap().to_string(), "master:7+0.5s");
    }

    #[test]
    fn a_pace_is_that_of_the_rank_unless_another_is_wanted() {
        let tempo = Tempo { tenth: 100, decisions: 3 };
        let pace = |text| wanted(text).unwrap().pace(tempo);
        assert_eq!(pace("apprentice"), None);
        assert_eq!(pace("shipper"), Level::Journeyman.pace(tempo));
        assert_eq!(pace("master"), Level::Master.pace(tempo));
        assert_eq!(pace("master:50"), Some(Pace::turn(50, 3)));
        let second = Duration::from_secs(1);
        assert_eq!(pace("master:1s"), Some(Pace::turn_of(second, 3)));
        assert_eq!(pace("master:50+1s"), Some(Pace::turn(50, 3).within(second)));
    }

    #[test]
    fn what_cannot_be_is_refused_with_a_reason() {
        assert_eq!(
            wanted("mastre").unwrap_err(),
            "there is no bot 'mastre': did you mean 'master'?"
        );
        assert!(wanted("").unwrap_err().contains("expected random"));
        assert!(Opponent::find("labora", "shipper").is_err(), "there is nothing to ship");
        assert_eq!(Opponent::find("labora", "treasurer"), Ok(Opponent::Character("treasurer")));
        for text in [
            "master:",
            "master:0",
            "master:0s",
            "master:-1s",
            "master:1+2",
            "master:xs",
            "master:sims",
            "master:ms",
        ] {
            assert!(wanted(text).unwrap_err().contains("nobody thinks for"), "{text}");
        }
        assert!(wanted("random:5").unwrap_err().contains("does not look ahead"));
    }
}
