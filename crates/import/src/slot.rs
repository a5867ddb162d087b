//! The commands between two commits, in an order that our engine can follow.
//!
//! Goods may be converted at any moment, but our engine asks for it only between actions; and what
//! comes in a fixed order here can come in any order there. Such a command is done as if it had
//! been written earlier, as late as possible, and only if everybody has the same goods afterwards.

use quadrivium_core::{Key, Seat};
use quadrivium_labora::{CONVERTIBLE, Good, Marker, PerGood, Shape, coins_for};

use crate::bag::Bag;
use crate::command::Command;
use crate::refused::Ruling;
use crate::walk::{Taken, Walk};

type Holdings = Vec<PerGood<u16>>;

/// A position, and how it was reached since the last commit.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub walk: Walk,
    /// Each command with the position before it.
    taken: Vec<(Walk, Command)>,
}

/// What comes of doing a command earlier.
enum Earlier {
    Done,
    /// It can be done, and brings something else.
    Different,
    Impossible,
}

impl Slot {
    pub const fn new(walk: Walk) -> Self {
        Self { walk, taken: Vec::new() }
    }

    /// Does one command; whether others of the same player may go on with what was begun. Nothing
    /// has changed when it is refused.
    pub fn take(&mut self, command: &Command, goes_on: bool) -> Taken {
        self.take_whole(command, goes_on).map_err(|refused| match self.walk.differs {
            // Goods that are missing may be those that the other program has given.
            Some(ruling) if refused.ruling.is_none() => refused.by(ruling),
            _ => refused,
        })
    }

    fn take_whole(&mut self, command: &Command, goes_on: bool) -> Taken {
        let Command::Use { terms, .. } = command else {
            self.put(command, goes_on)?;
            if *command == Command::Commit {
                self.taken.clear();
            }
            return Ok(());
        };
        if terms.first.is_empty() {
            return self.put(command, goes_on);
        }
        let before = self.clone();
        let convert = Command::Convert { goods: terms.first, text: terms.text.clone() };
        let taken = self.put(&convert, true).and_then(|()| self.put(command, goes_on));
        if taken.is_err() {
            *self = before;
        }
        taken
    }

    /// Does one command, here or earlier.
    fn put(&mut self, command: &Command, goes_on: bool) -> Taken {
        if let Some(goods) = self.belongs_before(command)
            && let Earlier::Done = self.insert(command, &goods)
        {
            return Ok(());
        }
        let before = self.walk.clone();
        let Err(refused) = self.walk.take(command, goes_on) else {
            self.taken.push((before, command.clone()));
            return Ok(());
        };
        self.walk = before;
        let expected = if command.is_movable() { self.walk.after(command) } else { None };
        let Some(goods) = expected else { return Err(refused) };
        match (self.insert(command, &goods), command) {
            (Earlier::Done, _) => Ok(()),
            (Earlier::Different, Command::Harvest { .. }) => Err(refused.by(Ruling::FELL_FIRST)),
            (_, Command::Plot { .. } | Command::District { .. })
                if self.walk.is_passed_over() && self.walk.acted =>
            {
                Err(refused.by(Ruling::LAND_FIRST))
            }
            _ => Err(refused),
        }
    }

    /// What could be done now and still belongs before what was done, and everybody's goods with
    /// it: the free district of the Bulwark before its free plot, and a conversion before the
    /// settlement that has closed the phase for this player.
    fn belongs_before(&self, command: &Command) -> Option<Holdings> {
        let (before, last) = self.taken.last()?;
        match (command, last) {
            (Command::District { .. }, Command::Plot { .. }) if before.awaits_free_district() => {
                Some(self.walk.holdings())
            }
            (Command::Convert { .. }, _) if self.walk.is_passed_over() && self.walk.acted => {
                self.walk.after(command)
            }
            _ => None,
        }
    }

    /// Does a command as if it had been written earlier, if that leads to these goods.
    fn insert(&mut self, command: &Command, expected: &Holdings) -> Earlier {
        let mut outcome = Earlier::Impossible;
        for place in (0..self.taken.len()).rev() {
            let (walk, _) = &self.taken[place];
            let mut slot = Self { walk: walk.clone(), taken: self.taken[..place].to_vec() };
            let command = self.enlarged(command, walk);
            let later = self.taken[place..].iter().map(|(_, command)| command);
            let fits = std::iter::once(&command).chain(later).all(|command| {
                slot.taken.push((slot.walk.clone(), command.clone()));
                slot.walk.take(command, true).is_ok()
            });
            if fits && slot.walk.holdings() == *expected {
                // What is otherwise in the other commands was noted when they were done first.
                slot.walk.noted.clear();
                *self = slot;
                return Earlier::Done;
            }
            if fits {
                outcome = Earlier::Different;
            }
        }
        outcome
    }

    /// What payments have converted by themselves since then has to be converted as well, or they
    /// would take what is converted for something else.
    fn enlarged(&self, command: &Command, since: &Walk) -> Command {
        let mut command = command.clone();
        if let Command::Convert { goods, .. } = &mut command {
            for good in CONVERTIBLE {
                if goods.goods[good] > 0 {
                    goods.goods[good] += self.walk.turned[good] - since.turned[good];
                }
            }
        }
        command
    }
}

impl Walk {
    /// The goods of a player.
    pub(crate) fn held(&self, seat: Seat) -> PerGood<u16> {
        PerGood::from_fn(|good| self.game.has(seat, good))
    }

    fn holdings(&self) -> Holdings {
        Seat::first(self.options.players).map(|seat| self.held(seat)).collect()
    }

    /// Everybody's goods if this were done here and now; nothing if that cannot be.
    fn after(&self, command: &Command) -> Option<Holdings> {
        let mut all = self.holdings();
        let own = &mut all[self.player().index()];
        match command {
            Command::Convert { goods, .. } => convert(own, goods)?,
            Command::Plot { .. } => pay_coins(own, self.table().plots.price?.into())?,
            Command::District { .. } => pay_coins(own, self.table().districts.price?.into())?,
            Command::Harvest { good, joker, .. } => {
                let marker = good.marker().filter(|marker| !joker && self.shows(*marker).is_some());
                if let Some(count) = self.shows(marker.unwrap_or(Marker::Joker)) {
                    own[*good] += u16::from(count);
                    let bonus = u16::from(self.options.schedule().shape == Shape::Short);
                    for goods in &mut all {
                        goods[*good] += bonus;
                    }
                }
            }
            _ => return None,
        }
        Some(all)
    }
}

fn convert(own: &mut PerGood<u16>, goods: &Bag) -> Option<()> {
    for good in CONVERTIBLE {
        let count = goods.goods[good];
        own[good] = own[good].checked_sub(count)?;
        match good {
            Good::Grain => own[Good::Straw] += count,
            _ => own[Good::Coin] += count * coins_for(good),
        }
    }
    Some(())
}

/// Coins that are short come from drinks, as few as it takes.
pub(crate) fn pay_coins(own: &mut PerGood<u16>, coins: u16) -> Option<()> {
    for drink in [Good::Wine, Good::Whiskey] {
        let short = coins.saturating_sub(own[Good::Coin]);
        let count = short.div_ceil(coins_for(drink)).min(own[drink]);
        own[drink] -= count;
        own[Good::Coin] += count * coins_for(drink);
    }
    own[Good::Coin] = own[Good::Coin].checked_sub(coins)?;
    Some(())
}
