//! The class `Game`.

use numpy::{IntoPyArray, PyArray1};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use quadrivium_core::{Actor, Record, Seat, Turn};
use quadrivium_games::visit;

use crate::arrays::{lend, slice};
use crate::errors::{OrRaise, bad_save, being_changed, illegal, settings};
use crate::rng::PyRng;
use crate::sitting::{AnySitting, BadSave, Begin, Load, Replay};
use crate::{seats, spoken};

/// A running game.
///
/// Seats are numbers from 0. Actions of players are numbers too, the same in every game of a kind;
/// an outcome of chance is its place among `outcomes()`. Made by `quadrivium.new`.
///
/// >>> import quadrivium
/// >>> game = quadrivium.new("craftsmen", players=3)
/// >>> rng = quadrivium.Rng(7)
/// >>> while not game.over:
/// ...     game.apply(game.sample(rng) if game.chance else int(game.legal()[0]))
/// >>> sorted(standing["rank"] for standing in game.standings())[0]
/// 1
#[pyclass(module = "quadrivium", name = "Game")]
pub struct PyGame(pub Box<dyn AnySitting>);

/// JSON as Python's own values.
pub fn loads<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

impl PyGame {
    /// The game of an argument, unless it is being changed: a number that is asked for what it is
    /// may do anything, even with the game it was handed to.
    pub fn of<'py>(game: &Bound<'py, Self>) -> PyResult<PyRef<'py, Self>> {
        game.try_borrow().map_err(|_| being_changed("game"))
    }

    /// The seat that was named, or else the one that is asked first.
    pub fn seat_or_turn(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(seat) => seats::seat(seat, self.0.players()),
            None => self.0.turn().player().ok_or_else(|| self.nobody()),
        }
    }

    fn nobody(&self) -> PyErr {
        match self.0.turn() {
            Turn::Over => illegal("the game is over", "over"),
            _ => illegal("it is chance's turn, not a player's", "chance"),
        }
    }
}

#[pymethods]
impl PyGame {
    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The revision of the rules that it is played by.
    #[getter]
    fn rules(&self) -> u16 {
        self.0.rules()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players()
    }

    /// What it was set up with: the number of players and every option.
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (settings, options) = (self.0.settings(), PyDict::new(py));
        options.set_item("players", self.0.players())?;
        for (name, value) in settings.pairs() {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.0.turn() == Turn::Over
    }

    /// Whether chance has to decide.
    #[getter]
    fn chance(&self) -> bool {
        self.0.turn() == Turn::Chance
    }

    /// The seats that may act now, in any order; usually one.
    #[getter]
    fn seats(&self) -> Vec<u32> {
        seats::numbers(self.0.turn().players().iter())
    }

    /// The seat that is asked first; None where chance decides or the game is over.
    #[getter]
    fn seat(&self) -> Option<u32> {
        self.seats().first().copied()
    }

    /// How many actions of players are numbered.
    #[getter]
    fn action_ids(&self) -> u32 {
        self.0.action_ids()
    }

    /// How many numbers `encode` writes.
    #[getter]
    fn encoding_size(&self) -> usize {
        self.0.encoder().len()
    }

    /// What the numbers of `encode` are about: named blocks in order, each with its length.
    #[getter]
    fn encoding(&self) -> Vec<(&'static str, usize)> {
        self.0.encoder().blocks.to_vec()
    }

    /// Changes whenever a block of `encoding` does.
    #[getter]
    fn encoding_version(&self) -> u16 {
        self.0.encoder().version
    }

    /// What a seat may do now, or else the one that is asked first, in rising order of the rules.
    #[pyo3(signature = (seat = None))]
    fn legal<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u32>>> {
        if seat.is_none() && self.0.turn().player().is_none() {
            return Ok(Vec::new().into_pyarray(py));
        }
        let seat = self.seat_or_turn(seat)?;
        Ok(self.0.legal(seat).into_pyarray(py))
    }

    /// The same as one flag for each numbered action; written into `out` if it is given.
    #[pyo3(signature = (seat = None, out = None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let size = self.0.action_ids() as usize;
        let out = out.unwrap_or_else(|| PyArray1::<bool>::zeros(py, size, false).into_any());
        let mut lent = lend::<bool>("out", Some(&out), &[size])?;
        let flags = slice(&mut lent).expect("it was given");
        flags.fill(false);
        if seat.is_some() || self.0.turn().player().is_some() {
            for id in self.0.legal(self.seat_or_turn(seat)?) {
                flags[id as usize] = true;
            }
        }
        drop(lent);
        Ok(out)
    }

    /// Takes an action: the number of a player's, the place of an outcome where chance decides, or
    /// either in notation. Where several may act, `seat` says who does; else it is who is asked
    /// first.
    ///
    /// Raises IllegalAction with the reason, and then nothing has changed.
    #[pyo3(signature = (action, seat = None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let turn = self.0.turn();
        if turn == Turn::Over {
            return Err(self.nobody());
        }
        if let Ok(text) = action.cast::<PyString>() {
            let by = match seat {
                None if turn == Turn::Chance => Actor::Chance,
                seat => self.seat_or_turn(seat)?.into(),
            };
            return self.0.take_text(by, &text.to_string_lossy()).or_raise();
        }
        let number: i64 = action.extract()?;
        let none = || illegal(format!("there is no action {number}"), "refusal-notation");
        if turn == Turn::Chance && seat.is_none() {
            let place = usize::try_from(number).map_err(|_| none())?;
            let taken = self.0.take_outcome(place);
            return taken.then_some(()).ok_or_else(|| {
                let outcomes = self.0.weights().len();
                illegal(format!("chance has no outcome {number} of {outcomes}"), "chance")
            });
        }
        let seat = self.seat_or_turn(seat)?;
        self.0.take(seat, u32::try_from(number).map_err(|_| none())?).or_raise()
    }

    /// Every outcome of chance in notation, with its weight; empty unless chance decides.
    fn outcomes(&self) -> Vec<(String, u32)> {
        self.0.outcomes()
    }

    /// The weights of the outcomes alone: much faster.
    fn weights<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        self.0.weights().into_pyarray(py)
    }

    /// The place of an outcome drawn by weight.
    fn sample(&self, rng: &mut PyRng) -> PyResult<usize> {
        let place = self.0.sample(&mut rng.0);
        place.ok_or_else(|| illegal("it is not chance's turn", "chance"))
    }

    /// Lets chance decide until a player has to or the game is over, and says how often it did.
    fn settle(&mut self, rng: &mut PyRng) -> usize {
        self.0.settle(&mut rng.0)
    }

    /// A player's action in notation.
    fn action_text(&self, action: u32) -> PyResult<String> {
        let none = || illegal(format!("there is no action {action}"), "refusal-notation");
        self.0.text(action).ok_or_else(none)
    }

    /// The number of a player's action in notation; None for an outcome of chance.
    fn action_id(&self, text: &str) -> PyResult<Option<u32>> {
        self.0.id(text).or_raise()
    }

    /// What an action would do here, in words: English, Polish ("pl") or Russian ("ru").
    #[pyo3(signature = (action, seat = None, lang = "en"))]
    fn words(&self, action: u32, seat: Option<i64>, lang: &str) -> PyResult<String> {
        let seat = self.seat_or_turn(seat)?;
        let none = || illegal(format!("there is no action {action}"), "refusal-notation");
        spoken::say(&self.0.tell(seat, action).ok_or_else(none)?, lang)
    }

    /// What a seat is asked now, in words.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn prompt(&self, seat: Option<i64>, lang: &str) -> PyResult<String> {
        spoken::say(&self.0.prompt(self.seat_or_turn(seat)?), lang)
    }

    /// What a seat may know, as data; without a seat, what everybody knows.
    #[pyo3(signature = (viewer = None))]
    fn view(slf: PyRef<'_, Self>, viewer: Option<i64>) -> PyResult<Bound<'_, PyAny>> {
        let view = slf.0.view(seats::viewer(viewer, slf.0.players())?);
        handed_out(slf, &view)
    }

    /// What a seat may know, in words: blocks from top to bottom. `print(game)` lays them out.
    #[pyo3(signature = (viewer = None, lang = "en"))]
    fn page<'py>(
        slf: PyRef<'py, Self>,
        viewer: Option<i64>,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let page = slf.0.position(seats::viewer(viewer, slf.0.players())?);
        handed_out(slf, &spoken::read(&page, lang)?)
    }

    /// The position as numbers for learning, seen from a seat or else the one that is asked first;
    /// written into `out` if it is given.
    #[pyo3(signature = (seat = None, out = None))]
    fn encode<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.seat_or_turn(seat)?, self.0.encoder().len());
        let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, size, false).into_any());
        let mut lent = lend::<f32>("out", Some(&out), &[size])?;
        self.0.encode(seat, slice(&mut lent).expect("it was given"));
        drop(lent);
        Ok(out)
    }

    /// Everybody's points so far, or at the end.
    fn points<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.0.points().into_pyarray(py)
    }

    /// About the points that everybody will have in the end, as the apprentice guesses; at the end,
    /// the points. It may know what players do not: for rewards, not for decisions.
    fn worths<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        self.0.worths().into_pyarray(py)
    }

    /// How far ahead the apprentice thinks a seat will be, in points, after each action it may take;
    /// minus infinity for all others. The largest is what the apprentice does. What the seat cannot
    /// know is dealt anew before, so decisions may hang on it.
    #[pyo3(signature = (rng, seat = None, out = None))]
    fn prospects<'py>(
        &self,
        py: Python<'py>,
        rng: &mut PyRng,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.seat_or_turn(seat)?, self.0.action_ids() as usize);
        let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, size, false).into_any());
        let mut lent = lend::<f32>("out", Some(&out), &[size])?;
        self.0.prospects(seat, &mut rng.0, slice(&mut lent).expect("it was given"));
        drop(lent);
        Ok(out)
    }

    /// How the players stand, in seat order: points, where they came from, tie-breaks and rank.
    fn standings(slf: PyRef<'_, Self>) -> PyResult<Bound<'_, PyAny>> {
        let json = serde_json::to_string(&slf.0.standings()).expect("standings are plain data");
        handed_out(slf, &json)
    }

    /// Everybody's result, from -1 to 1: 1 for whoever won alone, all together 0; alone, the
    /// points in hundreds. While the game goes on, 0 for everybody.
    fn returns<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let players = usize::from(self.0.players());
        let mut returns = vec![0.0; players];
        if self.0.turn() == Turn::Over {
            let standings = self.0.standings();
            let ranks: Vec<_> = standings.iter().map(|standing| standing.rank).collect();
            crate::rewards::by_rank(&ranks, &self.0.points(), &mut returns);
        }
        returns.into_pyarray(py)
    }

    /// Deals again what a seat cannot know: a world that looks the same to it.
    #[pyo3(signature = (seat, rng))]
    fn determinize(&mut self, seat: i64, rng: &mut PyRng) -> PyResult<()> {
        let seat = seats::seat(seat, self.0.players())?;
        self.0.determinize(seat, &mut rng.0);
        Ok(())
    }

    /// Whether there is something that a seat cannot know.
    fn hides_from(&self, seat: i64) -> PyResult<bool> {
        Ok(self.0.hides_from(seats::seat(seat, self.0.players())?))
    }

    /// A number for the position: equal positions have equal ones.
    fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// The same game once more.
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __richcmp__(&self, other: &Self, op: CompareOp, py: Python<'_>) -> Py<PyAny> {
        let same = self.0.equals(&*other.0);
        let answer = match op {
            CompareOp::Eq => same,
            CompareOp::Ne => !same,
            _ => return py.NotImplemented(),
        };
        pyo3::types::PyBool::new(py, answer).to_owned().into_any().unbind()
    }

    /// The game so far as a text file that replays for ever.
    #[pyo3(signature = (names = Vec::new()))]
    fn record(&self, names: Vec<String>) -> PyResult<String> {
        let record = self.0.record(names);
        let dealt = || illegal("a game that was dealt again has no record", "record");
        Ok(record.ok_or_else(dealt)?.to_string())
    }

    /// The position and how it came to be, as text that `quadrivium.load` reads back exactly.
    fn save(&self) -> String {
        self.0.save()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let load = py.import("quadrivium")?.getattr("load")?;
        Ok((load.unbind(), (self.save(),)))
    }

    fn __repr__(&self) -> String {
        let turn = match self.0.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Players(seats) => format!("seats {:?}", seats::numbers(seats.iter())),
        };
        format!("<{} for {}: {turn}>", self.0.name(), self.0.players())
    }

    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        shown(slf, "display", "text")
    }

    /// The picture that a notebook shows.
    fn _repr_svg_(slf: &Bound<'_, Self>) -> PyResult<String> {
        shown(slf, "drawing", "svg")
    }

    /// The text that is shown where there are no pictures.
    fn _repr_pretty_(
        slf: &Bound<'_, Self>,
        printer: &Bound<'_, PyAny>,
        cycle: bool,
    ) -> PyResult<()> {
        let _ = cycle;
        printer.call_method1("text", (Self::__str__(slf)?,))?;
        Ok(())
    }
}

/// What a game tells, as Python's own values. The game is let go of first: Python may turn to
/// another thread while it reads, and that one may play on.
fn handed_out<'py>(game: PyRef<'py, PyGame>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    let py = game.py();
    drop(game);
    loads(py, json)
}

/// A position as whoever has to act sees it: what notebooks and `print` show.
fn shown(game: &Bound<'_, PyGame>, module: &str, how: &str) -> PyResult<String> {
    let viewer = PyGame::of(game)?.seat();
    let module = game.py().import(format!("quadrivium.{module}"))?;
    module.call_method1(how, (game, viewer))?.extract()
}

/// Sets up a game: how many play, and its options by name.
///
/// >>> import quadrivium
/// >>> quadrivium.new("orleans", players=3)
/// <orleans for 3: chance>
#[pyfunction]
#[pyo3(signature = (name, players = None, **options))]
pub fn new(
    name: &str,
    players: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyGame> {
    let settings = settings(players, options)?;
    Ok(PyGame(visit(name, Begin(&settings)).or_raise()?.or_raise()?))
}

/// Plays a record, all of it or the first `to` actions, and checks every action.
///
/// >>> import quadrivium
/// >>> game = quadrivium.new("labora", players=1)
/// >>> game.apply(int(game.legal()[0]))
/// >>> quadrivium.replay(game.record()) == game
/// True
#[pyfunction]
#[pyo3(signature = (record, to = None))]
pub fn replay(record: &str, to: Option<usize>) -> PyResult<PyGame> {
    let record = Record::parse(record.as_bytes()).or_raise()?;
    if let Some(past) = to.filter(|&to| to > record.actions.len()) {
        let actions = record.actions.len();
        return Err(pyo3::exceptions::PyValueError::new_err(format!(
            "the record has {actions} actions, not {past}"
        )));
    }
    Ok(PyGame(visit(&record.game, Replay(&record, to)).or_raise()?.or_raise()?))
}

/// Goes on with a game that `Game.save` wrote.
///
/// >>> import quadrivium
/// >>> game = quadrivium.new("burgundy")
/// >>> quadrivium.load(game.save()) == game
/// True
#[pyfunction]
pub fn load(saved: &str) -> PyResult<PyGame> {
    let name = Load(saved).name().or_raise()?;
    match visit(&name, Load(saved)).or_raise()? {
        Ok(table) => Ok(PyGame(table)),
        Err(BadSave::Unreadable(error)) => Err(bad_save(error)),
        Err(BadSave::OtherRules { found, ours }) => {
            Err(bad_save(format!("it has revision {found} of the rules, here it is {ours}")))
        }
        Err(BadSave::Broken(imbalance)) => Err(bad_save(imbalance)),
    }
}
