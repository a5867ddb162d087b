//! Playing in notation, for tests of rules.

use quadrivium_core::{Actor, Game, Seat, Turn};

/// A game to which actions are given as text, by a seat's letter or `*` for chance.
///
/// Whatever is played, the laws that hold everywhere are checked with it: offered means accepted,
/// a refusal changes nothing, and every component stays on the table. All of it panics where a
/// test should fail.
///
/// ```
/// use quadrivium_core::Game;
/// use quadrivium_kit::Notated;
///
/// fn a_test<G: Game>(mut game: G) {
///     game.let_chance_decide();
///     game.play_lines(&["A draw 4", "B draw 2"]);
///     assert!(game.play("A", "draw 1").is_err());
/// }
/// ```
pub trait Notated: Game {
    /// Plays an action and tells what happened, or says why it is refused.
    ///
    /// # Errors
    /// When the game refuses it.
    #[track_caller]
    fn watch(&mut self, by: &str, action: &str) -> Result<Vec<Self::Event>, Self::Illegal>;

    /// Plays an action, or says why it is refused.
    ///
    /// # Errors
    /// When the game refuses it.
    #[track_caller]
    fn play(&mut self, by: &str, action: &str) -> Result<(), Self::Illegal> {
        self.watch(by, action).map(drop)
    }

    /// Plays several actions of one player that must all be legal.
    #[track_caller]
    fn play_all(&mut self, by: &str, actions: &[&str]) {
        for action in actions {
            if let Err(refused) = self.play(by, action) {
                panic!("{by} {action}: {refused}; offered: {:?}", self.offered(by));
            }
        }
    }

    /// Plays several actions that must all be legal, each with its actor: `A draw 3`.
    #[track_caller]
    fn play_lines(&mut self, lines: &[&str]) {
        for line in lines {
            let (by, action) = line.split_once(' ').expect("an actor and an action");
            self.play_all(by, &[action]);
        }
    }

    /// What is offered now, in notation.
    fn offered(&self, by: &str) -> Vec<String>;

    /// What is offered now and starts like this.
    fn offered_like(&self, by: &str, start: &str) -> Vec<String> {
        self.offered(by).into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// Lets chance bring its first outcome until a player has to act or the game is over.
    fn let_chance_decide(&mut self) {
        while self.turn() == Turn::Chance {
            let first = self.offered("*").swap_remove(0);
            self.play_all("*", &[&first]);
        }
    }

    /// A player's points by source, as far as there are any.
    fn breakdown(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let standings = self.standings();
        let standing = standings.of(seat).expect("a seat of this game");
        assert_eq!(standing.points, standing.breakdown.total(), "the points of {seat} add up");
        standing.breakdown.0.iter().copied().filter(|(_, points)| *points != 0).collect()
    }
}

/// Text from outside is an action or a clear error, never a panic; what was read is printed in its
/// one spelling and read again as the same action.
///
/// # Panics
/// When that is not so.
pub fn reads_or_refuses<G: Game>(text: &str) {
    match text.parse::<G::Action>() {
        Ok(action) => match action.to_string().parse::<G::Action>() {
            Ok(again) => assert_eq!(again, action, "{text:?}"),
            Err(bad) => panic!("{text:?} is printed as `{action}`: {bad}"),
        },
        Err(bad) => assert!(!bad.to_string().is_empty(), "{text:?}: no reason is given"),
    }
}

impl<G: Game> Notated for G {
    fn watch(&mut self, by: &str, action: &str) -> Result<Vec<G::Event>, G::Illegal> {
        let before = self.clone();
        let offered = self.offered(by).iter().any(|other| other == action);
        let actor: Actor = by.parse().expect("an actor");
        let played = match action.parse::<G::Action>() {
            Ok(played) => played,
            Err(bad) => panic!("{by} {action}: {bad}"),
        };
        let mut events = Vec::new();
        let result = self.apply_seen(actor, played, &mut events);
        assert_eq!(result.is_ok(), offered, "{by} {action}: offered means accepted");
        assert!(result.is_ok() || *self == before, "{by} {action}: a refusal changes nothing");
        if let Err(imbalance) = self.audit() {
            panic!("{by} {action}: {imbalance}");
        }
        result.map(|()| events)
    }

    fn offered(&self, by: &str) -> Vec<String> {
        match by.parse().expect("an actor") {
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.outcomes(&mut outcomes);
                outcomes.iter().map(|(action, _)| action.to_string()).collect()
            }
            Actor::Seat(seat) => {
                let mut actions = Vec::new();
                self.legal(seat, &mut actions);
                actions.iter().map(ToString::to_string).collect()
            }
        }
    }
}
