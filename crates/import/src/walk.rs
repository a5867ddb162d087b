//! One position on the way through a log: what our engine asks, and what a command answers.
//!
//! Both programs leave a player who is done to write COMMIT; here that is `end`. Not every commit
//! has a question of ours: in a settlement phase players who can do nothing are not asked, and a
//! turn of two actions has two commits but ends once.

use std::collections::VecDeque;

use quadrivium_core::{Actor, Key, KeySet, Rules, Seat, Sight, Viewer};
use quadrivium_labora::{
    Action, Building, Content, Event, Good, Illegal, Labora, Marker, Options, PerGood, Question,
    Rank, Shape, Spot, Stage, Step, View,
};

use crate::command::{Command, Named, Terms};
use crate::dialect::{Colour, Dialect};
use crate::note::Difference;
use crate::refused::{Refused, Ruling};

/// A position with what the engine does not remember of the log.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub game: Labora,
    /// How it was set up.
    pub(crate) options: Options,
    /// Whose habits the log has.
    pub(crate) dialect: Dialect,
    /// Our actions so far.
    pub actions: Vec<(Seat, Action)>,
    /// The colours in seat order; alone, the neutral one comes second.
    pub seating: Vec<Colour>,
    /// The building of a paid contract until its use is named.
    pub contracted: Option<Building>,
    /// Who still has a slot in this settlement phase.
    pub(crate) slots: VecDeque<Seat>,
    /// The older program has a commit of its own after the neutral player has built; it is to come.
    pub(crate) neutral_slot: bool,
    /// Whether a main action was taken, or a settlement founded, since the last commit.
    pub(crate) acted: bool,
    /// The prior is to go next.
    pub(crate) prior: bool,
    /// The clergyman who went last.
    pub(crate) sent: Option<Rank>,
    /// The building that was used last since the last commit.
    pub(crate) used: Option<Building>,
    /// Conversions of players whom our engine does not ask now.
    pub(crate) later: Vec<(Seat, Good)>,
    /// How many districts and plots came for nothing.
    pub(crate) granted: [usize; 2],
    /// What payments have converted by themselves.
    pub(crate) turned: PerGood<u16>,
    /// What the player in action has paid since somebody began to count.
    pub(crate) paid: PerGood<u16>,
    /// Markers that nobody has taken since they came.
    pub(crate) new_markers: KeySet<Marker>,
    /// Why somebody has other goods than in the log.
    pub(crate) differs: Option<Ruling>,
    /// What is otherwise than in this command.
    pub(crate) noted: Vec<Difference>,
}

pub(crate) type Taken = Result<(), Refused>;

impl Walk {
    pub fn new(game: Labora, dialect: Dialect, seating: Vec<Colour>) -> Self {
        Self {
            options: game.view(Viewer::Public).options,
            game,
            dialect,
            actions: Vec::new(),
            seating,
            contracted: None,
            slots: VecDeque::new(),
            neutral_slot: false,
            acted: false,
            prior: false,
            sent: None,
            used: None,
            later: Vec::new(),
            granted: [0, 0],
            turned: PerGood::default(),
            paid: PerGood::default(),
            new_markers: KeySet::EMPTY,
            differs: None,
            noted: Vec::new(),
        }
    }

    /// Does one command; whether others of the same player may go on with what was begun.
    pub fn take(&mut self, command: &Command, goes_on: bool) -> Taken {
        match command {
            Command::Use { house, terms, prior } => self.use_house(house, terms, *prior),
            Command::Build { house, spot } => self.build(house, *spot),
            Command::Harvest { good, spot, joker } => self.harvest(*good, *spot, *joker),
            Command::Contract { house, fee, text, prior } => {
                self.contract(house, fee, text, *prior)
            }
            Command::With { rank } => self.with(*rank),
            Command::Plot { row, side } => {
                let (row, side) = (*row, *side);
                self.buy(Action::Plot { row, side }, row, goes_on)
            }
            Command::District { row, side } => {
                let (row, side) = (*row, *side);
                self.buy(Action::District { row, side }, row, goes_on)
            }
            Command::Convert { goods, text } => self.convert(goods, text, goes_on),
            Command::Settle(founding) => self.settle(founding),
            Command::Commit => self.commit(),
        }
    }

    /// Takes one of our actions, and then what could not be converted before.
    pub(crate) fn act(&mut self, action: Action) -> Result<(), Illegal> {
        self.perform(action)?;
        self.catch_up()
    }

    /// Takes one of our actions.
    fn perform(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = self.game.turn().player().ok_or(Illegal::GameOver)?;
        let behind = self.is_behind(action);
        let mut seen = Vec::new();
        self.game.apply_seen(Actor::Seat(seat), action, &mut seen)?;
        self.actions.push((seat, action));
        if behind {
            self.differs = Some(Ruling::MARKERS);
            self.noted.push(Difference::OtherGoods(Ruling::MARKERS));
        }
        for event in seen {
            match event {
                Event::PhaseBegan { .. } => {
                    let players = self.game.players();
                    let starter = self.table().starter;
                    let order = std::iter::successors(Some(starter), |it| Some(it.next(players)));
                    self.slots = order.take(players.into()).collect();
                    self.neutral_slot |= self.has_neutral_slots();
                }
                Event::Placed { rank, .. } => self.sent = Some(rank),
                Event::MarkerEntered { marker } => self.new_markers.insert(marker),
                Event::Produced { marker, .. } => self.new_markers.remove(marker),
                Event::DistrictLaid { price: 0, .. } => self.granted[0] += 1,
                Event::PlotLaid { price: 0, .. } => self.granted[1] += 1,
                Event::Paid { seat: by, good, count } if by == seat => self.paid[good] += count,
                Event::Converted { seat: by, from, count, .. }
                    if !matches!(action, Action::Convert { .. }) =>
                {
                    self.turned[from] += count;
                    self.forget_later(by, from, count);
                }
                _ => {}
            }
        }
        self.neutral_slot |=
            self.has_neutral_slots() && self.table().stage == Stage::NeutralBuilding;
        Ok(())
    }

    /// Takes an action or blames a word.
    pub(crate) fn try_act(&mut self, action: Action, token: impl std::fmt::Display) -> Taken {
        self.act(action).map_err(|illegal| Refused::illegal(token, illegal))
    }

    /// A payment has converted what was to be converted later: had it been converted when the log
    /// says so, the payment would have found it.
    fn forget_later(&mut self, seat: Seat, good: Good, count: u16) {
        for _ in 0..count {
            let Some(place) = self.later.iter().position(|it| *it == (seat, good)) else { break };
            self.later.remove(place);
        }
    }

    /// Converts what was written down while our engine did not ask its owner. A conversion may
    /// leave nothing to do in a settlement phase, and then somebody else is asked.
    pub(crate) fn catch_up(&mut self) -> Result<(), Illegal> {
        while matches!(self.game.asked(), Some(Question::Turn | Question::Settling))
            && let Some(place) = self.later.iter().position(|(it, _)| *it == self.game.active())
        {
            let (_, good) = self.later.remove(place);
            self.perform(Action::Convert { good })?;
        }
        Ok(())
    }

    /// What lies on the table.
    pub(crate) fn table(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// What the player in action may do.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(self.game.active(), &mut legal);
        legal
    }

    /// Whether there is one player, and a neutral one.
    pub(crate) const fn is_alone(&self) -> bool {
        self.options.players == 1
    }

    /// Whose commands these are.
    pub(crate) fn player(&self) -> Seat {
        self.slots.front().copied().unwrap_or(self.game.active())
    }

    pub(crate) fn colour(&self, seat: Seat) -> &'static str {
        self.seating.get(seat.index()).map_or("nobody", |colour| colour.word())
    }

    pub(crate) fn seat_of(&self, colour: Colour, token: &str) -> Result<Seat, Refused> {
        let place = self.seating.iter().position(|it| *it == colour);
        let seat = place.and_then(Seat::from_index);
        seat.ok_or_else(|| Refused::new(token, format!("{} does not play", colour.word())))
    }

    /// The step of a function that is open.
    pub(crate) fn open_step(&self) -> Option<&'static Step> {
        match self.game.asked()? {
            Question::Function(frame) => frame.step(),
            _ => None,
        }
    }

    pub fn awaits_free_district(&self) -> bool {
        matches!(self.open_step(), Some(Step::FreeDistrict))
    }

    /// Whether the player of this slot is asked in the settlement phase.
    pub(crate) fn settles(&self) -> bool {
        self.game.asked() == Some(Question::Settling)
            && self.slots.front() == Some(&self.game.active())
    }

    /// A settlement slot in which our engine has no question.
    pub(crate) fn is_passed_over(&self) -> bool {
        !self.slots.is_empty() && !self.settles()
    }

    pub(crate) fn check_not_over(&self, token: &str) -> Taken {
        if self.game.asked().is_some() || !self.slots.is_empty() {
            return Ok(());
        }
        let over = Refused::new(token, "the game is over here");
        Err(match self.options.schedule().shape {
            Shape::TwoShort => over.by(Ruling::LAST_TURN),
            Shape::TwoLong => over.by(Ruling::LAST_ROUND),
            Shape::Solo => over.by(Ruling::SOLO_ROUNDS),
            Shape::Long | Shape::Short => over,
        })
    }

    /// Somebody's building, by its name in the log.
    pub(crate) fn owner(&self, house: &Named) -> Result<Seat, Refused> {
        if let Some(colour) = house.colour {
            return self.seat_of(colour, &house.code);
        }
        let built = Content::House(house.building);
        let estates = self.table().estates.into_iter();
        let mut owners = estates.filter(|it| it.cells.iter().any(|cell| cell.content == built));
        owners
            .next()
            .map(|estate| estate.seat)
            .ok_or_else(|| Refused::new(&house.code, "nobody has built that"))
    }

    fn use_house(&mut self, house: &Named, terms: &Terms, prior: bool) -> Taken {
        let code = house.code.as_str();
        if matches!(self.game.asked(), Some(Question::Send { .. })) {
            self.send_by_default(code, prior)?;
        }
        self.check_not_over(code)?;
        let here = self.contracted.take() == Some(house.building);
        match self.game.asked() {
            _ if here => {}
            Some(Question::Enter { cell }) if self.game.house(cell) == Some(house.building) => {
                self.try_act(Action::Enter, code)?;
            }
            Some(Question::Enter { .. }) => {
                let other = Refused::new(code, "the prior enters only what was just built");
                return Err(other.by(Ruling::NEW_HOUSE));
            }
            Some(Question::Function { .. }) if matches!(self.open_step(), Some(Step::Copy(_))) => {
                self.copy(house)?;
            }
            _ => self.send_in(house, prior)?,
        }
        self.used = Some(house.building);
        self.carry_out(house, terms)
    }

    fn copy(&mut self, house: &Named) -> Taken {
        let owner = house.colour.map(|it| self.seat_of(it, &house.code)).transpose()?;
        let copies = self.legal().into_iter().find(|action| {
            matches!(*action, Action::Copy { owner: of, building }
                if building == house.building && (owner.is_none() || of == owner))
        });
        match copies {
            Some(action) => self.try_act(action, &house.code),
            None => Err(self.not_copied(house)),
        }
    }

    /// Why a building cannot be used from the one that was entered.
    fn not_copied(&self, house: &Named) -> Refused {
        let refused = Refused::illegal(&house.code, Illegal::NotCopied);
        let Some(Question::Function(frame)) = self.game.asked() else { return refused };
        match copying_ruling(frame.building) {
            Some(ruling) => refused.by(ruling),
            None => refused,
        }
    }

    /// Sends a clergyman into a building of one's own; in the bonus round the prior into any.
    fn send_in(&mut self, house: &Named, prior: bool) -> Taken {
        let code = &house.code;
        let (seat, building) = (self.player(), house.building);
        let owner = self.owner(house)?;
        if self.slots.is_empty() && self.table().stage == Stage::Bonus {
            let visit = Action::Visit { owner, building };
            return self.try_act(visit, code).map(|()| self.acted = true);
        }
        if owner != seat {
            let (owner, player) = (self.colour(owner), self.colour(seat));
            let reason = format!("that building is {owner}'s, and it is {player}'s turn");
            return Err(Refused::new(code, reason));
        }
        if self.acted || self.game.asked() != Some(Question::Turn) {
            return Err(self.second_action(code));
        }
        let prior = std::mem::take(&mut self.prior) || prior;
        let lay = !prior && self.table().estates[seat.index()].lay_home > 0;
        let rank = if lay { Rank::LayBrother } else { Rank::Prior };
        self.try_act(Action::Place { building, rank }, code).map(|()| self.acted = true)
    }

    /// A further use in a slot whose main action is taken.
    fn second_action(&self, code: &str) -> Refused {
        let refused = Refused::illegal(code, Illegal::NoActionLeft);
        match (self.used.and_then(copying_ruling), self.actions.last()) {
            (Some(ruling), _) => refused.by(ruling),
            (None, Some((_, Action::At { .. }))) => {
                let absent = Refused::new(code, "the prior is not at home to enter what was built");
                absent.by(Ruling::NEW_HOUSE)
            }
            _ => refused,
        }
    }

    fn build(&mut self, house: &Named, spot: Spot) -> Taken {
        let code = &house.code;
        self.check_not_over(code)?;
        let building = house.building;
        let neutral = self.game.asked() == Some(Question::NeutralBuild);
        let granted = matches!(self.open_step(), Some(Step::Build));
        if !neutral && !granted {
            self.close(code)?;
            if self.acted || self.is_passed_over() {
                return Err(Refused::illegal(code, Illegal::NoActionLeft));
            }
        }
        self.act(Action::Build { building }).map_err(|illegal| {
            let refused = Refused::illegal(code, illegal);
            match illegal {
                Illegal::NotDisplayed if !self.options.schedule().uses(building, self.options) => {
                    refused.by(Ruling::CARDS)
                }
                Illegal::TooDear
                    if matches!(building, Building::WhiskeyDistillery | Building::Bulwark) =>
                {
                    refused.by(Ruling::COSTS)
                }
                _ => refused,
            }
        })?;
        self.act(Action::At { spot }).map_err(|illegal| {
            let refused = Refused::illegal(spot, illegal);
            match illegal {
                Illegal::FreeSitesFirst => refused.by(Ruling::COVERING),
                _ => refused,
            }
        })?;
        self.acted |= !neutral;
        Ok(())
    }

    fn harvest(&mut self, good: Good, spot: Spot, joker: bool) -> Taken {
        let token = spot.to_string();
        self.check_not_over(&token)?;
        let action = if good == Good::Wood { Action::Fell { spot } } else { Action::Cut { spot } };
        if good == Good::Peat && matches!(self.open_step(), Some(Step::Fell)) {
            self.try_act(Action::Skip, &token)?;
        }
        let granted = matches!(self.open_step(), Some(Step::Fell | Step::Cut));
        if !granted {
            self.close(&token)?;
            if self.acted || self.is_passed_over() {
                return Err(Refused::illegal(token, Illegal::NoActionLeft));
            }
        }
        self.try_act(action, &token)?;
        if matches!(self.game.asked(), Some(Question::Harvest { .. })) {
            self.try_act(Action::Produce { good, joker }, if joker { "Jo" } else { &token })?;
        }
        self.acted = true;
        Ok(())
    }
}

/// What is ruled about a building that uses others.
fn copying_ruling(building: Building) -> Option<Ruling> {
    match building {
        Building::Priory => Some(Ruling::PRIORY),
        Building::Palace | Building::GrandManor => Some(Ruling::PALACE),
        Building::CloisterGarden | Building::Cottage => Some(Ruling::GARDEN),
        Building::Hospice | Building::Guesthouse => Some(Ruling::HOSPICE),
        _ => None,
    }
}
