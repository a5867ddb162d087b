//! Who may do what: turns, lists of actions, and that exactly these are accepted.

use super::play::{audit, pick, take};
use super::violation::{Check, Checked, Fault, ensure};
use quadrivium_core::{Actor, Game, GameRng, Key, Seat, SeatSet, Turn};

/// Whose turn it is and everything that is on offer.
pub(super) struct Position<G: Game> {
    pub(super) turn: Turn,
    /// What each seat may do, in seat order.
    offers: [Vec<G::Action>; Seat::MOST],
    /// What chance may do.
    pub(super) outcomes: Vec<(G::Action, u32)>,
    again: Vec<G::Action>,
    outcomes_again: Vec<(G::Action, u32)>,
}

impl<G: Game> Default for Position<G> {
    fn default() -> Self {
        Self {
            turn: Turn::Over,
            offers: Default::default(),
            outcomes: Vec::new(),
            again: Vec::new(),
            outcomes_again: Vec::new(),
        }
    }
}

impl<G: Game> Position<G> {
    /// Asks for everything, and checks what can be seen without playing.
    pub(super) fn survey(&mut self, game: &G) -> Checked {
        self.turn = game.turn();
        let at_table = SeatSet::first(usize::from(game.players()));
        if let Turn::Players(seats) = self.turn {
            ensure(Check::Moves, !seats.is_empty() && seats.is_subset(at_table), || {
                format!("the turn is of {seats:?} at a table of {}", game.players())
            })?;
        }
        for seat in at_table {
            self.ask(game, seat)?;
        }
        self.ask_chance(game)
    }

    fn ask(&mut self, game: &G, seat: Seat) -> Checked {
        let offers = &mut self.offers[seat.index()];
        // What is left from the last position, and from the first call, must be gone afterwards.
        game.legal(seat, offers);
        game.legal(seat, offers);
        self.again.clear();
        game.legal(seat, &mut self.again);
        ensure(Check::Lists, *offers == self.again, || {
            let lengths = (offers.len(), self.again.len());
            format!(
                "{seat} is offered {} actions in a used list, {} in a new one",
                lengths.0, lengths.1
            )
        })?;
        rising(offers.iter(), "offered").map_err(|text| Fault(Check::Lists, text))?;
        let in_turn = self.turn.players().contains(seat);
        ensure(Check::Moves, in_turn != offers.is_empty(), || match offers.first() {
            None => format!("{seat} is in turn and cannot move"),
            Some(action) => format!("{seat} is not in turn and is offered `{action}`"),
        })
    }

    fn ask_chance(&mut self, game: &G) -> Checked {
        game.outcomes(&mut self.outcomes);
        self.outcomes_again.clear();
        game.outcomes(&mut self.outcomes_again);
        ensure(Check::Lists, self.outcomes == self.outcomes_again, || {
            "chance lists other outcomes when asked again".to_owned()
        })?;
        let actions = self.outcomes.iter().map(|(action, _)| action);
        rising(actions, "outcome").map_err(|text| Fault(Check::Lists, text))?;
        let chance = self.turn == Turn::Chance;
        ensure(Check::Moves, chance != self.outcomes.is_empty(), || match self.outcomes.first() {
            None => "it is chance's turn and there is no outcome".to_owned(),
            Some((action, _)) => format!("it is not chance's turn and `{action}` is an outcome"),
        })?;
        let nothing = self.outcomes.iter().find(|(_, weight)| *weight == 0);
        ensure(Check::Moves, nothing.is_none(), || {
            format!("the outcome {:?} has no weight", nothing.map(|(action, _)| action.to_string()))
        })?;
        let total: u64 = self.outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        ensure(Check::Moves, u32::try_from(total).is_ok(), || {
            format!("the weights of chance add up to {total}, more than 32 bits hold")
        })
    }

    /// What a seat is offered.
    pub(super) fn offers(&self, seat: Seat) -> &[G::Action] {
        if self.turn.players().contains(seat) { &self.offers[seat.index()] } else { &[] }
    }

    /// Everything that may happen now, with who does it.
    pub(super) fn all(&self) -> impl Iterator<Item = (Actor, G::Action)> {
        let players = self.turn.players().iter();
        let offers =
            players.flat_map(|seat| self.offers(seat).iter().map(move |&a| (Actor::Seat(seat), a)));
        offers.chain(self.outcomes.iter().map(|&(action, _)| (Actor::Chance, action)))
    }

    /// Whether this may happen now.
    pub(super) fn allows(&self, by: Actor, action: G::Action) -> bool {
        match by {
            Actor::Chance => self.outcomes.binary_search_by_key(&action, |&(a, _)| a).is_ok(),
            Actor::Seat(seat) => self.offers(seat).binary_search(&action).is_ok(),
        }
    }
}

fn rising<'a, A: Ord + std::fmt::Display + 'a>(
    mut actions: impl Iterator<Item = &'a A>,
    what: &str,
) -> Result<(), String> {
    let Some(mut last) = actions.next() else { return Ok(()) };
    for action in actions {
        if action <= last {
            let order = if action == last { "twice" } else { "out of order" };
            return Err(format!("`{action}` is {what} {order}, after `{last}`"));
        }
        last = action;
    }
    Ok(())
}

/// Plays an action, in both ways there are.
pub(super) fn play<G: Game>(game: &mut G, by: Actor, action: G::Action) -> Checked {
    let mut told = game.clone();
    take(game, by, action)?;
    let mut events = Vec::<G::Event>::new();
    let agreed = told.apply_seen(by, action, &mut events).is_ok() && told == *game;
    ensure(Check::Applies, agreed, || {
        format!("`{by} {action}` does something else when somebody listens")
    })
}

/// Every offered action applies and leaves everything in balance.
pub(super) fn offered<G: Game>(game: &G, position: &Position<G>) -> Checked {
    for (by, action) in position.all() {
        let mut trial = game.clone();
        take(&mut trial, by, action)?;
        audit(&trial)
            .map_err(|Fault(check, text)| Fault(check, format!("after `{by} {action}`: {text}")))?;
    }
    Ok(())
}

/// Tries what must be refused.
fn refused<G: Game>(
    game: &G,
    check: Check,
    tries: impl Iterator<Item = (Actor, G::Action)> + Clone,
) -> Checked {
    // All of it on one copy, which costs one comparison. Only when something went wrong is
    // every action tried by itself, to tell which it was.
    let mut trial = game.clone();
    if tries.clone().all(|(by, action)| trial.apply(by, action).is_err()) && trial == *game {
        return Ok(());
    }
    for (by, action) in tries {
        let mut trial = game.clone();
        ensure(check, trial.apply(by, action).is_err(), || {
            format!("`{by} {action}` is not offered and is accepted")
        })?;
        ensure(Check::Unchanged, trial == *game, || {
            format!("`{by} {action}` is refused and changes something")
        })?;
    }
    let text = "many refused actions together change something, each by itself does not";
    Err(Fault(Check::Unchanged, text.to_owned()))
}

/// Over all numbered actions, players in turn are refused what they are not offered.
pub(super) fn unlisted<G: Game>(
    game: &G,
    position: &Position<G>,
    numbered: &[G::Action],
) -> Checked {
    for seat in position.turn.players() {
        let by = Actor::Seat(seat);
        let all = numbered.iter().map(|&action| (by, action));
        let tries = all.filter(|&(by, action)| !position.allows(by, action));
        refused(game, Check::Unlisted, tries)?;
    }
    Ok(())
}

/// How many of the constructed actions are tried at one position.
const CONSTRUCTED: usize = 6_000;

/// Over some of the actions that can be constructed, everybody at the table and chance are refused
/// what they are not offered.
pub(super) fn constructed<G: Game>(
    game: &G,
    position: &Position<G>,
    every: &[G::Action],
    eye: &mut GameRng,
) -> Checked {
    let step = every.len().div_ceil(CONSTRUCTED).max(1);
    let some = every.iter().skip(pick(step, eye)).step_by(step);
    let seats = Seat::first(game.players()).map(Actor::Seat);
    for by in seats.chain([Actor::Chance]) {
        let all = some.clone().map(|&action| (by, action));
        let tries = all.filter(|&(by, action)| !position.allows(by, action));
        refused(game, Check::Unlisted, tries)?;
    }
    Ok(())
}

const EARLIER: usize = 48;

/// Everybody, also chance and seats that are not at the table, is refused what is not theirs to
/// do: what others are offered, and what was played before.
pub(super) fn refuses<G: Game>(
    game: &G,
    position: &Position<G>,
    history: &[(Actor, G::Action)],
) -> Checked {
    let mut tried: Vec<_> = position.all().map(|(_, action)| action).collect();
    let earlier = &history[history.len().saturating_sub(EARLIER)..];
    tried.extend(earlier.iter().map(|&(_, action)| action));
    tried.sort_unstable();
    tried.dedup();
    let seats = Seat::first(Seat::MOST as u8).map(Actor::Seat);
    for by in seats.chain([Actor::Chance]) {
        let all = tried.iter().map(|&action| (by, action));
        let not_theirs = all.filter(|&(by, action)| !position.allows(by, action));
        refused(game, Check::Refuses, not_theirs)?;
    }
    Ok(())
}
