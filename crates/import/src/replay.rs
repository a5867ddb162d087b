//! Playing a log on our engine.

use quadrivium_core::{Actor, Record, Rules, Score, Turn};
use quadrivium_labora::{Labora, Question};

use crate::command::Command;
use crate::log::Log;
use crate::note::Note;
use crate::refused::{BadLog, Refused, Ruling};
use crate::slot::Slot;
use crate::walk::Walk;

/// A log on its way into our notation.
///
/// ```
/// use quadrivium_core::Record;
/// use quadrivium_import::{Dialect, Import, Log};
/// use quadrivium_labora::Labora;
///
/// let text = "CONFIG 3 france long\nSTART R G B\nUSE LR2 Gn\nCOMMIT\n";
/// let log = Log::read(text, Dialect::Hathora)?;
/// let mut import = Import::begin(&log);
/// import.run()?;
/// let record = import.record();
/// assert_eq!(record.actions.len(), 3);
/// assert_eq!(record.actions[1].1, "produce grain");
/// record.replay_as::<Labora>(None).unwrap();
/// # Ok::<(), quadrivium_import::BadLog>(())
/// ```
#[derive(Clone, Debug)]
pub struct Import<'a> {
    log: &'a Log,
    slot: Slot,
    /// How many commands are done.
    done: usize,
    notes: Vec<Note>,
}

impl<'a> Import<'a> {
    /// Before the first command. Where the log leaves the seating open, the one is taken with which
    /// it makes sense for longest.
    pub fn begin(log: &'a Log) -> Self {
        let game = Labora::new(&log.options).expect("the options of a log are possible");
        let seated = |seating: &Vec<_>| {
            let walk = Walk::new(game.clone(), log.dialect, seating.clone());
            Self { log, slot: Slot::new(walk), done: 0, notes: Vec::new() }
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
        self.check_phase(&line.command).map_err(|refused| line.fault(refused))?;
        self.slot
            .take(&line.command, self.slot_goes_on())
            .map_err(|refused| line.fault(refused))?;
        let noted = std::mem::take(&mut self.slot.walk.noted);
        self.notes.extend(noted.into_iter().map(|difference| Note::new(line, difference)));
        self.done += 1;
        Ok(true)
    }

    /// The commands up to the next commit, with the one that is to be done.
    fn rest_of_slot(&self) -> impl Iterator<Item = &Command> {
        let rest = self.log.lines[self.done..].iter().map(|line| &line.command);
        rest.take_while(|it| **it != Command::Commit)
    }

    /// Alone, a building right after another one is the neutral player's: neither must be taken for
    /// one's own where the phases of the other program come at another time.
    fn check_phase(&self, command: &Command) -> Result<(), Refused> {
        let alone = self.log.options.players == 1 && !self.slot.walk.builds_for_neutral();
        let next = self.rest_of_slot().nth(1);
        match (command, next) {
            (Command::Build { house, .. }, Some(Command::Build { .. })) if alone => {
                let phase = "there is no settlement phase now";
                Err(Refused::new(&house.code, phase).by(Ruling::SOLO_ROUNDS))
            }
            _ => Ok(()),
        }
    }

    /// Whether something that was begun may still be gone on with before the next commit.
    fn slot_goes_on(&self) -> bool {
        // A new neutral building is used by a contract, and by nothing else.
        let to_be_used = self.slot.walk.game.asked() == Some(Question::NeutralUse);
        self.rest_of_slot().skip(1).any(|command| match command {
            Command::Contract { .. } => true,
            _ => !to_be_used && command.goes_on(),
        })
    }

    /// How many commands are done, without those that set the game up.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The position reached.
    pub const fn game(&self) -> &Labora {
        &self.slot.walk.game
    }

    /// What was not done to the letter so far.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Whether a work contract is paid and its use is not named yet.
    pub const fn contract_is_open(&self) -> bool {
        self.slot.walk.contracted.is_some()
    }

    /// What was done so far, as a record. The players are called by their colours.
    pub fn record(&self) -> Record {
        let seats = &self.slot.walk.seating[..usize::from(self.log.options.players)];
        let names = seats.iter().map(|colour| colour.word().to_owned()).collect();
        let mut record = Record::of::<Labora>(&self.log.options, names);
        for &(seat, action) in &self.slot.walk.actions {
            record.push(Actor::Seat(seat), action);
        }
        if self.slot.walk.game.turn() == Turn::Over {
            record.finish(&self.slot.walk.game.standings());
        }
        record
    }
}
