//! Playing a log on our engine.

use quadrivium_core::{Actor, Game, Record, Turn};

use super::command::Command;
use super::log::Log;
use super::refused::BadLog;
use super::walk::Walk;
use crate::state::Labora;

/// A log on its way into our notation.
///
/// ```
/// use quadrivium_core::Record;
/// use quadrivium_labora::Labora;
/// use quadrivium_labora::import::{Dialect, Import, Log};
///
/// let text = "CONFIG 3 france long\nSTART R G B\nUSE LR2 Gn\nCOMMIT\n";
/// let log = Log::read(text, Dialect::Hathora)?;
/// let mut import = Import::begin(&log);
/// import.run()?;
/// let record = import.record();
/// assert_eq!(record.actions.len(), 3);
/// assert_eq!(record.actions[1].1, "produce grain");
/// record.replay_as::<Labora>(None).unwrap();
/// # Ok::<(), quadrivium_labora::import::BadLog>(())
/// ```
#[derive(Clone, Debug)]
pub struct Import<'a> {
    log: &'a Log,
    walk: Walk,
    /// The commands since the last commit, each with the position before it.
    slot: Vec<(Walk, &'a Command)>,
    /// How many commands are done.
    done: usize,
}

impl<'a> Import<'a> {
    /// Before the first command. Where the log leaves the seating open, the one is taken with which
    /// it makes sense for longest.
    pub fn begin(log: &'a Log) -> Self {
        let seated = |seating: &Vec<_>| {
            let walk = Walk::new(log.options, seating.clone());
            Self { log, walk, slot: Vec::new(), done: 0 }
        };
        let reach = |import: &Self| {
            let mut import = import.clone();
            // How far it goes counts, not why it stops.
            let _ = import.run();
            import.done
        };
        let mut imports = log.seatings.iter().map(seated);
        let first = imports.next().expect("there is at least one seating");
        if log.seatings.len() == 1 {
            return first;
        }
        let farthest = reach(&first);
        let (_, best) = imports.fold((farthest, first), |best, import| {
            let reached = reach(&import);
            if reached > best.0 { (reached, import) } else { best }
        });
        best
    }

    /// Does all commands.
    ///
    /// # Errors
    /// At the first command that cannot be done; those before it stay done.
    pub fn run(&mut self) -> Result<(), BadLog> {
        while self.step()? {}
        Ok(())
    }

    /// Does the next command, if there is one.
    ///
    /// # Errors
    /// When it cannot be done; then nothing has changed.
    pub fn step(&mut self) -> Result<bool, BadLog> {
        let Some(line) = self.log.lines.get(self.done) else { return Ok(false) };
        let before = self.walk.clone();
        if self.belongs_before(&line.command) && self.insert(&line.command) {
            self.done += 1;
            return Ok(true);
        }
        match self.walk.take(&line.command, self.slot_goes_on()) {
            Ok(()) => {
                self.slot.push((before, &line.command));
                if line.command == Command::Commit {
                    self.slot.clear();
                }
            }
            Err(refused) => {
                self.walk = before;
                if !(line.command.is_movable() && self.insert(&line.command)) {
                    return Err(line.fault(refused));
                }
            }
        }
        self.done += 1;
        Ok(true)
    }

    /// Whether something that was begun may still be gone on with before the next commit.
    fn slot_goes_on(&self) -> bool {
        let rest = self.log.lines[self.done + 1..].iter().map(|line| &line.command);
        rest.take_while(|it| **it != Command::Commit).any(Command::goes_on)
    }

    /// The free plot of the Bulwark was named before its free district.
    fn belongs_before(&self, command: &Command) -> bool {
        let last = self.slot.last();
        matches!(command, Command::District { .. })
            && last.is_some_and(|(walk, last)| {
                matches!(last, Command::Plot { .. }) && walk.awaits_free_district()
            })
    }

    /// Does a command as if it had been written earlier, as late as possible. Goods may be
    /// converted at any moment, but our engine asks for it only between actions; and what comes in
    /// a fixed order here can come in any order there.
    fn insert(&mut self, command: &'a Command) -> bool {
        for place in (0..self.slot.len()).rev() {
            let mut slot = self.slot[..place].to_vec();
            let mut walk = self.slot[place].0.clone();
            let later = self.slot[place..].iter().map(|(_, command)| *command);
            let fits = std::iter::once(command).chain(later).all(|command| {
                slot.push((walk.clone(), command));
                walk.take(command, true).is_ok()
            });
            if fits {
                (self.walk, self.slot) = (walk, slot);
                return true;
            }
        }
        false
    }

    /// How many commands are done, without those that set the game up.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The position reached.
    pub const fn game(&self) -> &Labora {
        &self.walk.game
    }

    /// Whether a work contract is paid and its use is not named yet.
    pub const fn contract_is_open(&self) -> bool {
        self.walk.contracted.is_some()
    }

    /// What was done so far, as a record. The players are called by their colours.
    pub fn record(&self) -> Record {
        let seats = &self.walk.seating[..usize::from(self.log.options.players)];
        let names = seats.iter().map(|colour| colour.word().to_owned()).collect();
        let mut record = Record::of::<Labora>(&self.log.options, names);
        for &(seat, action) in &self.walk.actions {
            record.push(Actor::Seat(seat), action);
        }
        if self.walk.game.turn() == Turn::Over {
            record.finish(&self.walk.game.standings());
        }
        record
    }
}
