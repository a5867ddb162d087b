//! What may not be known cannot be seen: on the table, in the offers, in the numbers, in history.

use std::collections::BTreeMap;

use super::moves::Position;
use super::play::{audit, choose, pick, take};
use super::violation::{Check, Checked, Fault, ensure};
use super::worlds;
use quadrivium_core::{Actor, Game, GameRng, Seat, Viewer};

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(players).map(Viewer::Seat).chain([Viewer::Public])
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "the public".to_owned(),
    }
}

fn json<G: Game>(game: &G, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is plain data")
}

/// Players know what they did, and what the public knows everybody knows.
pub(super) fn masks<G: Game>(game: &G, position: &Position<G>) -> Checked {
    for (by, action) in position.all() {
        let public = game.masked(by, action, Viewer::Public);
        for seat in Seat::first(game.players()) {
            let seen = game.masked(by, action, seat.into());
            let own = by == Actor::Seat(seat);
            ensure(Check::Masks, !own || seen == Some(action), || {
                format!("{seat} sees their own `{action}` as {seen:?}")
            })?;
            let lie = seen.filter(|&seen| seen != action && position.allows(by, seen));
            ensure(Check::Masks, lie.is_none(), || {
                format!("{seat} sees `{by} {action}` as another possible action, {seen:?}")
            })?;
            ensure(Check::Masks, public != Some(action) || seen == Some(action), || {
                format!("everybody sees `{by} {action}`, but {seat} sees {seen:?}")
            })?;
        }
    }
    Ok(())
}

/// Actions that look alike in a viewer's history leave the same table for that viewer.
pub(super) fn secrets<G: Game>(game: &G, position: &Position<G>) -> Checked {
    for viewer in viewers(game.players()) {
        // By whom, and as what the viewer sees it: the first such action and what followed.
        let mut alike = BTreeMap::new();
        for (by, action) in position.all() {
            let seen = game.masked(by, action, viewer);
            if seen == Some(action) {
                continue;
            }
            let after = Aftermath::of(game, by, action, viewer)?;
            let (other, expected) =
                alike.entry((by, seen)).or_insert_with(|| (action, after.clone()));
            ensure(Check::Secrets, after == *expected, || {
                format!(
                    "{} cannot tell `{by} {action}` from `{by} {other}` in history, \
                     but can on the table: {} instead of {}",
                    name(viewer),
                    after.unlike(expected),
                    expected.unlike(&after)
                )
            })?;
        }
    }
    Ok(())
}

/// What a viewer notices of an action besides the action.
#[derive(Clone, PartialEq, Eq)]
struct Aftermath {
    view: String,
    turn: String,
    events: String,
}

impl Aftermath {
    fn of<G: Game>(game: &G, by: Actor, action: G::Action, viewer: Viewer) -> Result<Self, Fault> {
        let mut after = game.clone();
        let mut events = Vec::<G::Event>::new();
        after.apply_seen(by, action, &mut events).map_err(|illegal| {
            Fault(Check::Offered, format!("`{by} {action}` is offered and refused: {illegal}"))
        })?;
        Ok(Self {
            view: json(&after, viewer),
            turn: format!("{:?}", after.turn()),
            events: serde_json::to_string(&events).expect("an event is plain data"),
        })
    }

    /// The part that differs.
    fn unlike<'a>(&'a self, other: &Self) -> &'a str {
        if self.view != other.view {
            &self.view
        } else if self.turn != other.turn {
            &self.turn
        } else {
            &self.events
        }
    }
}

/// Dealing again what a viewer cannot know changes nothing for that viewer, not even what is dealt next.
pub(super) fn leaks<G: Game>(game: &G, eye: &mut GameRng) -> Checked {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for seat in Seat::first(game.players()) {
        let view = game.view(seat.into());
        let texts = (json(game, seat.into()), json(game, Viewer::Public));
        game.legal(seat, &mut before);
        for _ in 0..2 {
            let mut world = game.clone();
            world.determinize(seat, eye);
            let same_view = world.view(seat.into()) == view && json(&world, seat.into()) == texts.0;
            ensure(Check::ViewLeak, same_view, || {
                format!("{seat} sees {} and then {}", texts.0, json(&world, seat.into()))
            })?;
            ensure(Check::ViewLeak, json(&world, Viewer::Public) == texts.1, || {
                let now = json(&world, Viewer::Public);
                format!("dealt again for {seat}, the public sees {} and then {now}", texts.1)
            })?;
            world.legal(seat, &mut after);
            ensure(Check::OfferLeak, world.turn() == game.turn() && after == before, || {
                format!("dealt again, {seat} is offered {after:?} instead of {before:?}")
            })?;
            audit(&world).map_err(|Fault(_, text)| {
                Fault(Check::Determinize, format!("dealt again for {seat}: {text}"))
            })?;
            worlds::alike(game, &world, seat)?;
        }
    }
    Ok(())
}

/// Whether two viewers know the same is what their views say.
pub(super) fn sights<G: Game>(game: &G) -> Checked {
    let views: Vec<_> = viewers(game.players()).map(|viewer| (viewer, game.view(viewer))).collect();
    for (one, its) in &views {
        for (other, others) in &views {
            let (said, same) = (game.same_view(*one, *other), its == others);
            ensure(Check::SameView, said == same, || {
                let [said, truth] =
                    [said, same].map(|same| if same { "the same" } else { "other things" });
                let [one, other] = [name(*one), name(*other)];
                format!("it is said that {one} and {other} see {said}, and they see {truth}")
            })?;
        }
    }
    Ok(())
}

/// How many worlds are dealt to see whether something is hidden, and how many more before it is
/// believed that nothing is.
const GLANCE: u64 = 12;
pub(super) const PATIENCE: u64 = 20_000;
/// How many of the offered actions are looked at.
const TRIED: usize = 16;

/// What is hidden from somebody, and what their decisions tell them, is said exactly.
pub(super) fn reveals<G: Game>(game: &G, position: &Position<G>, eye: &mut GameRng) -> Checked {
    for seat in Seat::first(game.players()) {
        let told = game.hides_from(seat);
        let found = some_world(game, seat, told, eye, |world| world != game);
        ensure(Check::Reveals, told == found, || {
            let [said, truth] = yes_or_no(told);
            format!("it is said that {said} is hidden from {seat}, and {truth} is")
        })?;
        let offers = position.offers(seat);
        for _ in 0..offers.len().min(TRIED) {
            let action = offers[pick(offers.len(), eye)];
            let after = |world: &G| {
                let mut world = world.clone();
                world.apply(seat.into(), action).ok().map(|()| world.view(seat.into()))
            };
            let (told, seen) = (game.reveals(seat, action), after(game));
            let found = some_world(game, seat, told, eye, |world| after(world) != seen);
            ensure(Check::Reveals, told == found, || {
                let [said, truth] = yes_or_no(told);
                format!("it is said that `{action}` tells {seat} {said}, and it tells {truth}")
            })?;
        }
    }
    Ok(())
}

/// What was said, and what is so.
fn yes_or_no(told: bool) -> [&'static str; 2] {
    if told { ["something", "nothing"] } else { ["nothing", "something"] }
}

/// Whether something holds in a world that looks the same to a seat.
fn some_world<G: Game>(
    game: &G,
    seat: Seat,
    expected: bool,
    eye: &mut GameRng,
    holds: impl Fn(&G) -> bool,
) -> bool {
    (0..if expected { PATIENCE } else { GLANCE }).any(|_| {
        let mut world = game.clone();
        world.determinize(seat, eye);
        holds(&world)
    })
}

/// A world that was dealt again, to be played on once the game itself has turned out well.
pub(super) struct World<G> {
    game: G,
    dealt_for: Seat,
    after: usize,
}

impl<G: Game> World<G> {
    /// The world as some seat may imagine it after so many actions.
    pub(super) fn of(game: &G, after: usize, eye: &mut GameRng) -> Self {
        let seats: Vec<_> = Seat::first(game.players()).collect();
        let dealt_for = seats[pick(seats.len(), eye)];
        let mut game = game.clone();
        game.determinize(dealt_for, eye);
        Self { game, dealt_for, after }
    }

    /// Plays it to its end.
    pub(super) fn play(self, most: usize, eye: &mut GameRng) -> Checked {
        let Self { mut game, dealt_for, after } = self;
        let mut played = Vec::new();
        let fault = |played: &[(Actor, G::Action)], text: String| {
            let tail = &played[played.len().saturating_sub(5)..];
            let tail: Vec<_> = tail.iter().map(|(by, action)| format!("`{by} {action}`")).collect();
            let text = format!(
                "dealt again for {dealt_for} after {after} actions and played on with {}: {text}",
                tail.join(", ")
            );
            Fault(Check::Determinize, text)
        };
        let mut offers = Vec::new();
        while after + played.len() <= most {
            let chosen = choose(&game, &mut offers, eye);
            let Some((by, action)) = chosen.map_err(|Fault(_, text)| fault(&played, text))? else {
                return Ok(());
            };
            played.push((by, action));
            take(&mut game, by, action)
                .and_then(|()| audit(&game))
                .map_err(|Fault(_, text)| fault(&played, text))?;
        }
        Err(fault(&played, "the game does not end".to_owned()))
    }
}
