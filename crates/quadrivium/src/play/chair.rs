//! Who sits where.

use anyhow::{anyhow, bail};
use quadrivium_bots::Level;
use quadrivium_core::{AnyGame, Key, Phrase, Seat, nearest};
use quadrivium_games::{Opponent, Wanted};

use crate::command::plays;
use crate::speech::Speech;

/// Who sits on a chair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chair {
    /// Somebody at the keyboard.
    You,
    /// A bot.
    Bot(Wanted),
}

impl Chair {
    /// How a record names who sat here.
    pub fn record_name(self) -> String {
        match self {
            Self::You => "you".to_owned(),
            Self::Bot(wanted) => format!("bot:{wanted}"),
        }
    }
}

/// The chairs of a table: as asked, or you at A and apprentices elsewhere.
///
/// # Errors
/// When a seat is not at this table, given twice, or nobody of that name can sit there.
pub fn seated(asked: &[String], game: &dyn AnyGame) -> anyhow::Result<Vec<Chair>> {
    let players = game.players();
    let mut chairs = vec![None; usize::from(players)];
    for text in asked {
        let shown = text.escape_debug();
        let (seat, chair) = text.split_once('=').ok_or_else(|| {
            anyhow!("--seat {shown}: expected SEAT=you or SEAT=bot:NAME, such as B=bot:random")
        })?;
        let place = find(seat, players).ok_or_else(|| {
            let last = Seat::first(players).next_back().unwrap_or(Seat::A);
            anyhow!("--seat {shown}: there is no seat '{seat}', expected A to {last}")
        })?;
        let chair = read(game.name(), chair).map_err(|error| anyhow!("--seat {shown}: {error}"))?;
        if chairs[place.index()].replace(chair).is_some() {
            bail!("--seat {shown}: seat {place} is given twice");
        }
    }
    let filled = chairs.into_iter().enumerate().map(|(index, chair)| {
        chair.unwrap_or(if index == 0 { Chair::You } else { Chair::Bot(Level::Apprentice.into()) })
    });
    Ok(filled.collect())
}

/// A seat by its letter or its number.
fn find(text: &str, players: u8) -> Option<Seat> {
    let by_number = || Seat::from_index(text.parse::<usize>().ok()?.checked_sub(1)?);
    text.parse().ok().or_else(by_number).filter(|seat| seat.index() < usize::from(players))
}

fn read(game: &str, text: &str) -> anyhow::Result<Chair> {
    match text.split_once(':') {
        None if text == "you" => Ok(Chair::You),
        Some(("bot", wanted)) => Ok(Chair::Bot(Wanted::read(game, wanted)?)),
        _ => {
            let mut names = vec!["you".to_owned()];
            names.extend(Opponent::names(game).iter().map(|name| format!("bot:{name}")));
            let names: Vec<_> = names.iter().map(String::as_str).collect();
            let shown = text.escape_debug();
            match nearest(text, &names) {
                Some(near) => bail!("nobody is called '{shown}', did you mean '{near}'?"),
                None => bail!(
                    "nobody is called '{shown}', expected {}",
                    quadrivium_core::one_of(&names)
                ),
            }
        }
    }
}

/// What the players are called: "you" if only one sits at the keyboard, by their seats otherwise.
pub fn names(chairs: &[Chair], speech: &Speech) -> Vec<String> {
    let alone = chairs.iter().filter(|chair| **chair == Chair::You).count() == 1;
    let seats = Seat::first(chairs.len() as u8);
    let name = |(seat, chair): (Seat, &Chair)| {
        let key = match chair {
            Chair::You if alone => return speech.text("name-you"),
            Chair::You => "name-player",
            Chair::Bot(_) => "name-bot",
        };
        speech.say(&Phrase::new(key).with("seat", seat.to_string()))
    };
    seats.zip(chairs).map(name).collect()
}

/// Who the bots are and how they play; those who play alike in one line.
pub fn introduce(chairs: &[Chair], speech: &Speech) -> Vec<String> {
    let mut alike: Vec<(Wanted, Vec<String>)> = Vec::new();
    for (seat, chair) in Seat::first(chairs.len() as u8).zip(chairs) {
        let Chair::Bot(wanted) = chair else { continue };
        let name = speech.name(seat);
        match alike.iter_mut().find(|(same, _)| same == wanted) {
            Some((_, names)) => names.push(name),
            None => alike.push((*wanted, vec![name])),
        }
    }
    let line = |(wanted, names): (Wanted, Vec<String>)| {
        let bot = wanted.opponent().name();
        let phrase = Phrase::new("play-against")
            .with("who", names.join(", "))
            .with("bot", Phrase::new(format!("bot-{bot}")))
            .with("plays", plays(bot, speech));
        speech.say(&phrase)
    };
    alike.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use quadrivium_core::Settings;
    use quadrivium_games::GAMES;

    use super::*;

    fn asked(seats: &[&str]) -> Result<Vec<Chair>, String> {
        let seats: Vec<_> = seats.iter().map(|&seat| seat.to_owned()).collect();
        let game = GAMES.find("burgundy").unwrap().start(&Settings::players(3)).unwrap();
        seated(&seats, &*game).map_err(|error| error.to_string())
    }

    #[test]
    fn you_sit_at_a_and_apprentices_elsewhere() {
        let bot = Chair::Bot(Level::Apprentice.into());
        assert_eq!(asked(&[]), Ok(vec![Chair::You, bot, bot]));
    }

    #[test]
    fn seats_are_letters_or_numbers() {
        let bot = Chair::Bot(Level::Random.into());
        let chairs = asked(&["a=bot:random", "2=you", "C=bot:random"]);
        assert_eq!(chairs, Ok(vec![bot, Chair::You, bot]));
    }

    #[test]
    fn bots_have_ranks_and_styles_and_any_time_to_think() {
        let wanted = |text| Chair::Bot(Wanted::read("burgundy", text).unwrap());
        let chairs = asked(&["A=bot:shipper", "B=bot:master:2s", "C=bot:farmer"]);
        assert_eq!(chairs, Ok(vec![wanted("shipper"), wanted("master:2s"), wanted("farmer")]));
    }

    #[test]
    fn a_bad_seat_says_what_is_wrong() {
        let wrong = |seat: &str| asked(&[seat]).unwrap_err();
        assert_eq!(wrong("D=you"), "--seat D=you: there is no seat 'D', expected A to C");
        assert_eq!(wrong("0=you"), "--seat 0=you: there is no seat '0', expected A to C");
        assert_eq!(
            wrong("B=bot:apprentise"),
            "--seat B=bot:apprentise: there is no bot 'apprentise': did you mean 'apprentice'?"
        );
        assert_eq!(wrong("B=youu"), "--seat B=youu: nobody is called 'youu', did you mean 'you'?");
        assert!(wrong("B").contains("SEAT=bot:NAME"));
        assert!(asked(&["B=you", "2=you"]).unwrap_err().contains("seat B is given twice"));
    }
}
