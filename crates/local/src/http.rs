//! Requests, answered as the server answers them.

use quadrivium_table::api::{
    Answer, Chat, Choosing, Claim, Create, Forgo, Fork, Forkable, Mine, Name, NewTable, Play,
    Reasons, Redo, Removed, Resign, SeatWish, Solving, SolvingWhy, Stored, Try, Undo, Why,
    WhyTried, You,
};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::moment::Moment;
use quadrivium_table::{
    Fault, Fold, Founding, Guest, LONGEST_CHAT, Place, Riddle, State, Trial, Weighed, games, json,
    lacks_puzzles, lessons, plain, possible, puzzles,
};
use serde::de::DeserializeOwned;
use serde_json::value::to_raw_value;

use crate::addresses::is_wrong_method;
use crate::jobs::Job;
use crate::local::{Local, Stop, raw, reply};
use crate::message::{Out, Shelved};
use crate::think::{Played, Question};

/// How many bytes may be said at a table: as many as on the server.
const MOST_CHAT: u64 = 1 << 20;
/// How many tables a list holds.
const MOST_LISTED: usize = 200;

/// What stands behind the question mark.
struct Query<'a>(&'a str);

impl<'a> Query<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        let pairs = self.0.split('&').filter_map(|pair| pair.split_once('='));
        pairs.rev().find(|pair| pair.0 == name).map(|pair| pair.1)
    }

    fn read<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Fault> {
        let unread = |text: &str| Fault::Malformed(format!("{name}={text} cannot be read"));
        self.get(name).map(|text| text.parse().map_err(|_| unread(text))).transpose()
    }

    fn page(&self) -> Result<bool, Fault> {
        Ok(self.read("page")?.unwrap_or_default())
    }
}

fn body<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::Malformed(error.to_string()))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| Fault::NoPage)
}

impl Local {
    /// Answers a request; nothing where it has to be thought about first.
    ///
    /// # Errors
    /// When it is refused, or tables have to be read first.
    pub(crate) fn answer(
        &mut self,
        moment: Moment<'_>,
        n: u64,
        method: &str,
        path: &str,
        text: &str,
    ) -> Result<Option<Out>, Stop> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query = Query(query);
        let parts: Vec<&str> = path.trim_matches('/').split('/').skip(1).collect();
        if is_wrong_method(method, &parts) {
            return Err(Fault::WrongMethod.into());
        }
        Ok(Some(match (method, parts.as_slice()) {
            ("GET", ["guest"]) => {
                let you = self.guest.as_ref().map(You::from);
                reply(n, 200, &you)
            }
            ("POST", ["guest"]) => reply(n, 200, &self.take_name(moment, &body(text)?)?),
            ("GET", ["games"]) => reply(n, 200, &games()),
            ("POST", ["games", game, "options"]) => {
                reply(n, 200, &possible(game, &body::<Choosing>(text)?.settings)?)
            }
            (_, ["games", game, "lessons", rest @ ..]) => {
                lesson(moment, n, (method, rest), game, &query, text)?
            }
            (_, ["games", game, "puzzles", rest @ ..]) => {
                return self.puzzle(moment, n, (method, rest), game, text);
            }
            ("POST", ["tables"]) => {
                let id = self.create(moment, body(text)?)?;
                Out::Reply { n, status: 201, body: self.snapshot(moment, id, false)?, file: None }
            }
            ("GET", ["tables", "mine"]) => reply(n, 200, &self.mine(moment)?),
            ("GET", ["tables", "unread"]) => {
                self.listed()?;
                reply(n, 200, &self.all_unread())
            }
            // What it is for, and whose, nobody can say.
            ("POST", ["tables", id, "remove"]) if self.is_unread(id) => {
                reply(n, 200, &self.remove(id))
            }
            ("POST", ["records"]) => {
                let owner = self.person()?.id;
                let founding = Founding::of_record(moment, owner, text.as_bytes())?;
                reply(n, 201, &NewTable { id: self.found(moment, founding)? })
            }
            (_, ["tables", id, rest @ ..]) => {
                let id = id.parse().map_err(|_| Fault::NoTable)?;
                self.check_sight(id)?;
                return self.at_table(moment, n, (method, rest), id, &query, text);
            }
            // They are about other people, and about who one is to them.
            (_, ["guest", "renew"] | ["me" | "link" | "recover", ..]) => {
                return Err(Fault::NoServer.into());
            }
            _ => return Err(Fault::NoPage.into()),
        }))
    }

    fn at_table(
        &mut self,
        moment: Moment<'_>,
        n: u64,
        what: (&str, &[&str]),
        id: TableId,
        query: &Query<'_>,
        text: &str,
    ) -> Result<Option<Out>, Stop> {
        let stored = |seq: u64| reply(n, 200, &Stored { seq });
        Ok(Some(match what {
            ("GET", []) => {
                let body = self.snapshot(moment, id, query.page()?)?;
                Out::Reply { n, status: 200, body, file: None }
            }
            ("GET", ["moves", moves]) => {
                let (moves, seat, page) = (number(moves)?, query.read("as")?, query.page()?);
                let guest = self.who();
                reply(n, 200, &self.held(id)?.fold.position_for(guest, moves, seat, page)?)
            }
            ("POST", ["play"]) => stored(self.play(moment, id, &body(text)?)?),
            ("POST", ["undo"]) => stored(self.undo(moment, id, &body(text)?)?),
            ("POST", ["redo"]) => stored(self.redo(moment, id, &body(text)?)?),
            ("POST", ["answer_undo"]) => stored(self.answer_undo(moment, id, &body(text)?)?),
            ("POST", ["resign"]) => stored(self.resign(moment, id, &body(text)?)?),
            ("POST", ["claim"]) => stored(self.claim(moment, id, &body(text)?)?),
            ("POST", ["chat"]) => stored(self.chat(moment, id, &body(text)?)?),
            ("POST", ["why"]) => {
                let (guest, why) = (self.person()?.id, body::<Why>(text)?);
                let refusals = self.held(id)?.fold.refusals(guest, &why)?;
                reply(n, 200, &Reasons { refusals })
            }
            ("GET", ["stand"]) => return self.stand(n, id),
            ("POST", ["try"]) => {
                let ask: Try = body(text)?;
                let seen = self.trial(moment, id, &ask)?.seen(moment.now, ask.page);
                Out::Reply { n, status: 200, body: raw(seen), file: None }
            }
            ("POST", ["try", "why"]) => {
                let WhyTried { tried, actions } = body(text)?;
                let refusals = self.trial(moment, id, &tried)?.refusals(actions)?;
                reply(n, 200, &Reasons { refusals })
            }
            ("POST", ["intend"]) => stored(self.intend(moment, id, body(text)?)?),
            ("POST", ["forgo"]) => {
                let (guest, forgo) = (self.person()?.id, body::<Forgo>(text)?);
                stored(self.change(moment, id, |fold, _| fold.entries_of_forgo(guest, forgo))?)
            }
            ("POST", ["rematch"]) => reply(n, 200, &NewTable { id: self.rematch(moment, id)? }),
            ("GET", ["fork"]) => {
                let (guest, moves) = (self.person()?.id, query.read("moves")?);
                let moves = moves.ok_or_else(|| Fault::Malformed("move is missing".to_owned()))?;
                let past = self.held(id)?.fold.past_of(guest, moves)?;
                let mut dice = moment.dice().map_err(Fault::from)?;
                reply(n, 200, &Forkable { possible: past.plays(&mut dice).is_some() })
            }
            ("POST", ["fork"]) => {
                let (person, fork) = (self.person()?, body::<Fork>(text)?);
                let fold = &self.held(id)?.fold;
                let past = fold.past_of(person.id, fork.moves)?;
                let founding = Founding::fork(moment, &person, &fold.plan, &fork)?;
                let founding = founding.after(moment, &past)?;
                reply(n, 200, &NewTable { id: self.found(moment, founding)? })
            }
            ("GET", ["record"]) => {
                let running = query.read("running")?.unwrap_or_default();
                let guest = self.person().map(|person| person.id);
                let fold = &self.held(id)?.fold;
                let (name, text) =
                    if running { fold.record_so_far(guest?)? } else { fold.record()? };
                let body = to_raw_value(&text).expect("a text is plain data");
                Out::Reply { n, status: 200, body, file: Some(name) }
            }
            ("POST", ["remove"]) => {
                self.person()?;
                reply(n, 200, &self.remove(id.as_str()))
            }
            ("GET", ["analysis"]) => reply(n, 200, &self.analysis(id)?),
            ("POST", ["analysis"]) => reply(n, 200, &self.analyse(id)?),
            ("POST", ["analysis", "stop"]) => reply(n, 200, &self.stop_analysis(id)?),
            ("POST", ["analysis", "moments", at]) => {
                let seen = self.moment(id, number(at)?)?.seen(&body(text)?, moment.now)?;
                Out::Reply { n, status: 200, body: raw(seen), file: None }
            }
            ("POST", ["analysis", "moments", at, "why"]) => {
                reply(n, 200, &self.moment(id, number(at)?)?.why(&body(text)?)?)
            }
            ("POST", ["analysis", "moments", at, "answer"]) => {
                let Solving { moves, .. } = body(text)?;
                let riddle = self.moment(id, number(at)?)?;
                match riddle.weigh(&moves)? {
                    Weighed::Known(verdict) => reply(n, 200, &verdict),
                    Weighed::Unknown(solution) => {
                        let (at, seat, best) = riddle.task();
                        let (best, position) = (best.to_vec(), Played::of(&self.held(id)?.fold));
                        let question = Question::Again { at, seat, best, moves, position };
                        self.ask(Job::Behind(n, solution), &question);
                        return Ok(None);
                    }
                }
            }
            // Nobody else can come here.
            ("POST", ["sit" | "leave" | "invite" | "bot"]) | ("GET", ["invitation"]) => {
                return Err(Fault::NoServer.into());
            }
            _ => return Err(Fault::NoPage.into()),
        }))
    }

    /// Whether there is such a table that whoever is here may look at.
    pub(crate) fn check_sight(&mut self, id: TableId) -> Result<(), Stop> {
        let guest = self.who();
        let open = self.held(id)?.fold.is_open_to(guest);
        if open { Ok(()) } else { Err(Fault::NoTable.into()) }
    }

    fn take_name(&mut self, moment: Moment<'_>, name: &Name) -> Result<You, Fault> {
        let id = match self.who() {
            Some(id) => id,
            None => GuestId::random(moment.entropy)?,
        };
        let guest = Guest::named(id, &name.name)?;
        self.is_now(Some(guest.clone()));
        self.keep(Out::Guest { guest: guest.clone() });
        Ok(You::from(&guest))
    }

    fn create(&mut self, moment: Moment<'_>, wish: Create) -> Result<TableId, Fault> {
        let owner = self.person()?;
        if wish.seats.iter().any(|seat| matches!(seat, SeatWish::Open)) {
            return Err(Fault::NoServer);
        }
        self.found(moment, Founding::wished(moment, &owner, wish)?)
    }

    fn snapshot(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        page: bool,
    ) -> Result<Box<serde_json::value::RawValue>, Stop> {
        self.held(id)?;
        let held = self.in_memory(id).ok_or(Fault::NoTable)?;
        Ok(raw(self.seen(held, moment.now, page, |fold, eyes| json(&fold.whole_snapshot(eyes)))))
    }

    fn remove(&mut self, name: &str) -> Removed {
        self.keep(Out::Remove { table: name.to_owned() });
        self.removed(name);
        Removed { deleted: true }
    }

    /// The tables of a list: those that are not over first, then the newest first.
    ///
    /// # Errors
    /// When some of them have to be read first.
    fn listed(&self) -> Result<Vec<&Shelved>, Stop> {
        let mut all: Vec<_> = self.shelf.values().collect();
        all.sort_by_key(|it| (it.ended.is_some(), std::cmp::Reverse(it.plan.created)));
        all.truncate(MOST_LISTED);
        let unread = all.iter().filter(|it| it.ended.is_none() && !self.was_read(it.plan.id));
        let unread: Vec<_> = unread.map(|it| it.plan.id).collect();
        if !unread.is_empty() {
            return Err(Stop::Read(unread));
        }
        Ok(all)
    }

    /// The tables of whoever is here.
    fn mine(&self, moment: Moment<'_>) -> Result<Mine, Stop> {
        let guest = self.person()?.id;
        let (mut running, mut finished) = (Vec::new(), Vec::new());
        for shelved in self.listed()? {
            let summary = match shelved.ended.clone() {
                Some(ended) => ended.summary(&shelved.plan, guest),
                // One that cannot be read must not hide the others.
                None => match self.in_memory(shelved.plan.id) {
                    Some(held) => held.fold.summary(guest, moment.now),
                    None => continue,
                },
            };
            if summary.state == State::Over { &mut finished } else { &mut running }.push(summary);
        }
        Ok(Mine { running, finished })
    }

    pub(crate) fn play(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        play: &Play,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.change(moment, id, |fold, moment| fold.entries_of_play(moment, guest, play))
    }

    pub(crate) fn undo(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        undo: &Undo,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.add(moment, id, |fold, _| fold.entries_of_undo(guest, undo))
    }

    pub(crate) fn redo(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        redo: &Redo,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.add(moment, id, |fold, _| fold.entries_of_redo(guest, redo.seq))
    }

    pub(crate) fn answer_undo(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        answer: &Answer,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.change(moment, id, |fold, _| fold.entries_of_answer(guest, answer.seq, answer.yes))
    }

    pub(crate) fn resign(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        resign: &Resign,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.change(moment, id, |fold, _| fold.entries_of_resign(guest, resign.seq, resign.seat))
    }

    pub(crate) fn claim(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        claim: &Claim,
    ) -> Result<u64, Stop> {
        let guest = self.person()?.id;
        self.change(moment, id, |fold, moment| fold.entries_of_claim(moment, guest, claim.seq))
    }

    pub(crate) fn chat(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        chat: &Chat,
    ) -> Result<u64, Stop> {
        let text = plain("text", &chat.text, LONGEST_CHAT)?;
        let guest = self.person()?.id;
        self.add(moment, id, |fold, _| fold.entries_of_chat(guest, &text, MOST_CHAT))
    }

    fn stand(&mut self, n: u64, id: TableId) -> Result<Option<Out>, Stop> {
        let guest = self.who();
        let fold = &self.held(id)?.fold;
        let (stand, seat) = fold.stand(guest);
        let Some(seat) = seat else { return Ok(Some(reply(n, 200, &stand))) };
        let question = Question::Stand { seat, position: Played::of(fold) };
        self.ask(Job::Stand(n, stand), &question);
        Ok(None)
    }

    fn trial(&mut self, moment: Moment<'_>, id: TableId, ask: &Try) -> Result<Trial, Stop> {
        let guest = self.person()?.id;
        let mut trial = self.held(id)?.fold.trial(guest, ask)?;
        trial.play(ask, moment.now)?;
        Ok(trial)
    }

    fn intend(&mut self, moment: Moment<'_>, id: TableId, ask: Try) -> Result<u64, Stop> {
        let (guest, seat) = (self.person()?.id, ask.seat);
        let turn = self.trial(moment, id, &Try { stay: true, ..ask })?.turn_to_keep()?;
        self.add(moment, id, |fold, _| fold.entries_of_intent(guest, seat, &turn))
    }

    /// Lets whoever is here play again; a second wish leads to the same table.
    fn rematch(&mut self, moment: Moment<'_>, id: TableId) -> Result<TableId, Stop> {
        let person = self.person()?;
        let again = self.held(id)?.fold.play_again(person.id)?;
        if let Some(made) = again.made.filter(|made| self.shelf.contains_key(made)) {
            return Ok(made);
        }
        let founding = again.founding(moment, &person)?;
        let table = self.found(moment, founding)?;
        let note = |fold: &Fold, _: Moment<'_>| Ok(fold.entries_of_rematch(again.made, table));
        self.change(moment, id, note)?;
        Ok(table)
    }

    fn puzzle(
        &mut self,
        moment: Moment<'_>,
        n: u64,
        what: (&str, &[&str]),
        game: &str,
        text: &str,
    ) -> Result<Option<Out>, Stop> {
        if lacks_puzzles(game) {
            return Err(Stop::Fetch(game.to_owned()));
        }
        let riddle = |text: &str| Riddle::find(game, number(text)?);
        Ok(Some(match what {
            ("GET", []) => reply(n, 200, &puzzles(game, moment.now)?),
            ("POST", [which]) => {
                let seen = riddle(which)?.seen(&body::<Solving>(text)?, moment.now)?;
                Out::Reply { n, status: 200, body: raw(seen), file: None }
            }
            ("POST", [which, "why"]) => {
                reply(n, 200, &riddle(which)?.why(&body::<SolvingWhy>(text)?)?)
            }
            ("POST", [which, "answer"]) => {
                let Solving { moves, .. } = body(text)?;
                match riddle(which)?.weigh(&moves)? {
                    Weighed::Known(verdict) => reply(n, 200, &verdict),
                    Weighed::Unknown(solution) => {
                        let (game, number) = (game.to_owned(), number(which)?);
                        let question = Question::Behind { game, number, moves };
                        self.ask(Job::Behind(n, solution), &question);
                        return Ok(None);
                    }
                }
            }
            _ => return Err(Fault::NoPage.into()),
        }))
    }
}

/// Requests about the lessons of a game.
fn lesson(
    moment: Moment<'_>,
    n: u64,
    what: (&str, &[&str]),
    game: &str,
    query: &Query<'_>,
    text: &str,
) -> Result<Out, Fault> {
    let place = |lesson, moves| Place::find(game, lesson, number(moves)?);
    Ok(match what {
        ("GET", []) => reply(n, 200, &lessons(game)?),
        ("GET", [lesson, "moves", moves]) => {
            let body = raw(place(lesson, moves)?.seen(moment.now, query.page()?)?);
            Out::Reply { n, status: 200, body, file: None }
        }
        ("POST", [lesson, "moves", moves, "why"]) => {
            reply(n, 200, &place(lesson, moves)?.why(&body(text)?)?)
        }
        _ => return Err(Fault::NoPage),
    })
}
