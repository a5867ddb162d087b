//! A random game of ours, written down in the words of the newer programs.
//!
//! Every line comes with what it moves: what is paid and received, without what payments convert by
//! themselves. A game stops short where that notation cannot tell what happened.

use std::collections::VecDeque;

use quadrivium_core::{Key, Rules, Seat, Sight, Viewer};
use quadrivium_labora::{
    Action, Building, Event, Frame, Good, Labora, LandscapeSupply, Marker, Options, Progress,
    Question, Stage,
};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::used::{COLOURS, Use, code, codes, name};

/// What a line does to somebody's goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Gain(Seat, Good, u16),
    Pay(Seat, Good, u16),
    Convert(Seat, Good),
}

/// One line of a log.
#[derive(Clone, Debug)]
pub struct Line {
    pub text: String,
    pub moves: Vec<Move>,
    /// Whose slot it is in.
    pub by: Seat,
    /// Whether it is in a settlement phase.
    pub in_phase: bool,
}

/// Somebody who plays at random and writes down what happens.
pub struct Scribe {
    pub game: Labora,
    pub lines: Vec<Line>,
    /// The last position that the lines tell in full, and how many of them do.
    pub told: (usize, Labora),
    open: Option<Use>,
    moves: Vec<Move>,
    /// A main action was taken since the last commit.
    acted: bool,
    slots: VecDeque<Seat>,
    /// The neutral player is about to build.
    neutral: bool,
    /// What is written on the line of a harvest or a settlement that is not complete.
    begun: Option<String>,
    settling: Option<Vec<(Good, u16)>>,
    /// Whether a district, or a plot, came for nothing.
    granted: [bool; 2],
    stuck: bool,
}

impl Scribe {
    pub fn new(options: Options) -> Self {
        let options = Options { landscape_supply: LandscapeSupply::Print9, ..options };
        let game = Labora::new(&options).unwrap();
        Self {
            told: (0, game.clone()),
            game,
            lines: Vec::new(),
            open: None,
            moves: Vec::new(),
            acted: false,
            slots: VecDeque::new(),
            neutral: false,
            begun: None,
            settling: None,
            granted: [false; 2],
            stuck: false,
        }
    }

    /// The game before its first line.
    pub fn start(&self) -> Labora {
        Labora::new(&self.game.view(Viewer::Public).options).unwrap()
    }

    /// The lines that set the game up.
    pub fn header(&self) -> String {
        let options = self.game.view(Viewer::Public).options;
        let (players, country, length) = (options.players, options.country, options.length);
        let seats = usize::from(players.max(2));
        let colours: Vec<_> = COLOURS[..seats].iter().map(char::to_string).collect();
        format!("CONFIG {players} {country} {length}\nSTART {}\n", colours.join(" "))
    }

    /// Plays so many decisions, or to the end, or until the notation fails.
    pub fn play(&mut self, decisions: usize, rng: &mut Xoshiro256PlusPlus) {
        let mut legal = Vec::new();
        for _ in 0..decisions {
            let Some(seat) = self.game.turn().player() else { break };
            self.game.legal(seat, &mut legal);
            let action = choose(&legal, rng);
            self.step(seat, action);
            if self.stuck {
                break;
            }
        }
        if self.game.turn().player().is_none() && !self.stuck {
            self.flush_slots(None);
            self.told = (self.lines.len(), self.game.clone());
        }
        self.lines.truncate(self.told.0);
    }

    fn active(&self) -> Seat {
        self.game.view(Viewer::Public).active.unwrap_or(Seat::A)
    }

    fn emit(&mut self, text: impl Into<String>) {
        let by = self.slots.front().copied().unwrap_or_else(|| self.active());
        let in_phase = !self.slots.is_empty() || self.neutral;
        let moves = std::mem::take(&mut self.moves);
        self.lines.push(Line { text: text.into(), moves, by, in_phase });
    }

    fn commit_slot(&mut self) {
        self.emit("COMMIT");
        self.slots.pop_front();
        self.acted = false;
    }

    /// Commits for those who were not asked in a phase.
    fn flush_slots(&mut self, until: Option<Seat>) {
        while let Some(&next) = self.slots.front() {
            if Some(next) == until {
                break;
            }
            self.commit_slot();
        }
    }

    fn step(&mut self, seat: Seat, action: Action) {
        let table = self.game.view(Viewer::Public);
        let ask = self.game.asked().expect("somebody is asked");
        match ask {
            Question::Settling => self.flush_slots(Some(seat)),
            Question::Turn => self.flush_slots(None),
            _ => {}
        }
        self.neutral = matches!(table.stage, Stage::NeutralBuilding | Stage::NeutralUsing);
        let whole = self.lines.last().is_none_or(|line| line.text == "COMMIT");
        if ask == Question::Turn && whole && !self.acted {
            self.told = (self.lines.len(), self.game.clone());
        }
        let main = matches!(
            action,
            Action::Place { .. }
                | Action::Visit { .. }
                | Action::Contract { .. }
                | Action::Fell { .. }
                | Action::Cut { .. }
                | Action::Build { .. }
                | Action::Idle
        );
        if ask == Question::Turn && main && std::mem::replace(&mut self.acted, true) {
            self.emit("COMMIT");
        }
        let estate = &table.estates[seat.index()];
        match action {
            Action::Place { rank, .. } if rank.name() == "prior" && estate.lay_home > 0 => {
                self.emit("WITH_PRIOR");
            }
            Action::Send { rank } if table.options.players > 1 => {
                let prior = rank.name() == "prior";
                self.emit(if prior { "WITH_PRIOR" } else { "WITH_LAYBROTHER" });
            }
            Action::Send { rank } if rank.name() == "prior" => {
                self.lines.last_mut().expect("a contract").text.push_str(" WITH_PRIOR");
            }
            Action::End if ask == Question::Turn => {
                self.emit("COMMIT");
                self.acted = false;
            }
            _ => {}
        }
        // What a function grants has a line of its own.
        if matches!(
            action,
            Action::Build { .. }
                | Action::Settle { .. }
                | Action::Fell { .. }
                | Action::Cut { .. }
                | Action::District { .. }
                | Action::Plot { .. }
        ) {
            self.end_use();
        }
        self.note_words(action);
        let mut seen = Vec::new();
        self.game.apply_seen(seat.into(), action, &mut seen).expect("offered means accepted");
        for event in seen {
            self.hear(event, action);
        }
        self.finish_lines(seat, ask);
    }

    /// What a decision adds to the words of a USE line.
    fn note_words(&mut self, action: Action) {
        let Some(open) = &mut self.open else { return };
        match action {
            Action::Take { good, count } => open.taken.push((good, count)),
            Action::Improve { good } => open.improved.push(good),
            Action::Pay { good, .. } => open.kinds.push(good),
            Action::Times { count } => {
                if let Some(Question::Function(Frame {
                    step,
                    progress: Progress::Trading { next, .. },
                    ..
                })) = self.game.asked()
                {
                    open.times[usize::from(step.max(next))] = count;
                }
            }
            _ => {}
        }
    }

    fn hear(&mut self, event: Event, action: Action) {
        match event {
            Event::Gained { seat, good, count } => self.moves.push(Move::Gain(seat, good, count)),
            Event::Paid { seat, good, count } => {
                self.moves.push(Move::Pay(seat, good, count));
                if let Some(settling) = &mut self.settling {
                    settling.push((good, count));
                } else if let Some(open) = &mut self.open {
                    open.paid.push((good, count));
                }
            }
            Event::Converted { seat, from, count, .. } => {
                if let Action::Convert { good } = action {
                    assert_eq!((from, count), (good, 1));
                    self.moves.push(Move::Convert(seat, good));
                    self.emit(format!("CONVERT {}", code(good)));
                }
            }
            Event::Produced { seat, good, count, marker } => {
                self.moves.push(Move::Gain(seat, good, count));
                let joker = marker == Marker::Joker;
                match (&mut self.begun, &mut self.open) {
                    (Some(text), _) if joker => text.push_str(" Jo"),
                    (None, Some(open)) => open.produced = Some((good, joker)),
                    _ => {}
                }
                self.check_marker(marker);
            }
            Event::ContractPaid { seat, owner, building, coins } => {
                self.moves.push(Move::Pay(seat, Good::Coin, coins.into()));
                self.moves.push(Move::Gain(owner, Good::Coin, coins.into()));
                let fee = "Pn".repeat(coins.into());
                self.emit(format!("WORK_CONTRACT {} {fee}", name(building, Some(owner))));
            }
            Event::PresentGiven { seat, owner, building, good } => {
                self.moves.push(Move::Pay(seat, good, 1));
                let fee = code(good);
                self.emit(format!("WORK_CONTRACT {} {fee}", name(building, Some(owner))));
            }
            Event::Placed { owner, building, .. } => self.begin_use(building, Some(owner)),
            Event::Copied { owner, building, .. } => self.begin_use(building, owner),
            Event::Cleared { spot, .. } => {
                self.open.as_mut().expect("a function").spots.push(spot.to_string());
            }
            Event::Felled { spot, .. } => self.begun = Some(format!("FELL_TREES {spot}")),
            Event::PeatCut { spot, .. } => self.begun = Some(format!("CUT_PEAT {spot}")),
            Event::Built { building, spot, .. } => {
                self.emit(format!("BUILD {} {spot}", name(building, None)));
            }
            Event::Settled { seat, settlement, spot } => {
                let (colour, number) = (COLOURS[seat.index()], settlement.index() + 1);
                self.begun = Some(format!("SETTLE S{colour}{number} {spot}"));
                self.settling = Some(Vec::new());
            }
            Event::DistrictLaid { row, side, price, .. } => {
                self.check_price(0, price);
                self.emit(format!("BUY_DISTRICT {row} {}", side.name().to_ascii_uppercase()));
            }
            Event::PlotLaid { row, side, price, .. } => {
                self.check_price(1, price);
                self.emit(format!("BUY_PLOT {row} {}", side.name().to_ascii_uppercase()));
            }
            Event::PhaseBegan { .. } => {
                let table = self.game.view(Viewer::Public);
                let players = table.options.players;
                let order =
                    std::iter::successors(Some(table.starter), |seat| Some(seat.next(players)));
                self.slots = order.take(players.into()).collect();
            }
            _ => {}
        }
    }

    fn begin_use(&mut self, building: Building, owner: Option<Seat>) {
        self.end_use();
        self.open = Some(Use::of(building, owner));
    }

    fn end_use(&mut self) {
        if let Some(open) = self.open.take() {
            self.stuck |= !open.is_told();
            self.emit(open.text());
        }
    }

    /// Ends lines that nothing more can be added to.
    fn finish_lines(&mut self, seat: Seat, asked: Question) {
        let ask = self.game.asked();
        if !matches!(
            ask,
            Some(Question::Harvest { .. } | Question::Pay(_) | Question::HomeSite { .. })
        ) && let Some(mut text) = self.begun.take()
        {
            if let Some(paid) = self.settling.take() {
                text.push(' ');
                text.push_str(&codes(&paid));
            }
            self.emit(text);
        }
        let in_function = matches!(
            ask,
            Some(
                Question::Function(_)
                    | Question::Pay(_)
                    | Question::Site { .. }
                    | Question::HomeSite { .. }
            )
        );
        if !in_function && self.begun.is_none() {
            self.end_use();
        }
        let settled =
            matches!(asked, Question::Settling | Question::HomeSite { .. } | Question::Pay(_))
                && self.slots.front() == Some(&seat);
        let goes_on = self.begun.is_some()
            || ask == Some(Question::Settling)
                && self.game.view(Viewer::Public).active == Some(seat)
            || matches!(ask, Some(Question::HomeSite { .. } | Question::Pay(_)));
        if settled && !goes_on {
            self.commit_slot();
        }
        // What happens by itself belongs to the line before it.
        let moves = std::mem::take(&mut self.moves);
        match self.lines.last_mut() {
            Some(line) if self.open.is_none() && self.begun.is_none() => line.moves.extend(moves),
            _ => self.moves = moves,
        }
    }

    /// Free tiles do not come from the stacks of the newer programs: what is bought after them has
    /// another price there (R-USE-10).
    fn check_price(&mut self, kind: usize, price: u8) {
        self.stuck |= price > 0 && self.granted[kind];
        self.granted[kind] |= price == 0;
    }

    /// The newer programs bring the grape marker a round late in the long game of three (B2).
    fn check_marker(&mut self, marker: Marker) {
        let table = self.game.view(Viewer::Public);
        let three = table.options.players == 3 && table.last_round == Some(24);
        self.stuck |= three && table.round == 8 && marker == Marker::Grape;
    }
}

/// Somebody who likes to build, to use things and to buy land, converts now and then, and leaves
/// out nothing that the notation cannot leave out.
fn choose(legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    let free_land = legal.contains(&Action::Skip)
        && legal.iter().any(|it| matches!(it, Action::District { .. } | Action::Plot { .. }));
    let produces = legal.iter().any(|it| matches!(it, Action::Produce { .. }));
    let fine = |action: &Action| match action {
        Action::Skip => !produces && !free_land,
        Action::Convert { .. } => false,
        _ => true,
    };
    let liked = |action: &Action| {
        matches!(
            action,
            Action::Build { .. }
                | Action::Settle { .. }
                | Action::District { .. }
                | Action::Plot { .. }
                | Action::Times { .. }
                | Action::Enter
                | Action::Copy { .. }
        )
    };
    let converts: Vec<_> =
        legal.iter().filter(|it| matches!(it, Action::Convert { .. })).copied().collect();
    if !converts.is_empty() && rng.random_range(0..12) == 0 {
        return converts[rng.random_range(0..converts.len())];
    }
    let fine: Vec<_> = legal.iter().filter(|it| fine(it)).copied().collect();
    let best: Vec<_> = fine.iter().filter(|it| liked(it)).copied().collect();
    let pick = if !best.is_empty() && rng.random_range(0..3) > 0 { &best } else { &fine };
    pick.get(rng.random_range(0..pick.len().max(1))).copied().unwrap_or(legal[0])
}
