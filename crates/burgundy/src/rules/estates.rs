//! The set-up: who starts, what everybody is dealt, and the choice of estates.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::START_GOODS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Setup;
use crate::state::{Burgundy, Choice, Draw, Marker, Pending};
use crate::types::{Board, Good, Ground, Sheet, Space, Tile};

impl Burgundy {
    /// In the standard game everybody has an estate from the start: the first one, or the one that
    /// was fixed (B-3.10). In the expert set-up a fixed estate is a sheet with one side, whose
    /// castle space is still to be chosen.
    pub(crate) fn give_board(&mut self, seat: Seat, fixed: Option<Board>) {
        if self.setup == Setup::Standard {
            let board = fixed.unwrap_or(Board::new(1).expect("there is an estate 1"));
            let castle = board.layout().default_castle;
            self.settle_estate(seat, Choice { board, castle }, &mut ());
        } else {
            self.estates[seat].sheet = fixed.map(Sheet::single);
        }
    }

    /// Play goes clockwise from the start player, who gets one worker, the next one two, and so
    /// on (B-3.19). All markers stand on the first space of the track, the start player's on top
    /// (B-3.20).
    pub(super) fn start(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !self.seats().any(|other| other == seat) {
            return Err(Illegal::ImpossibleOutcome);
        }
        let mut next = seat;
        for workers in 1..=u16::from(self.players) {
            self.estates[next].workers = workers;
            self.order.push(next);
            self.track.push(Marker { seat: next, space: 0 });
            next = next.next(self.players);
        }
        seen.saw(Event::Started { seat });
        self.ask_instead(Pending::Chance(Draw::DealGoods));
        Ok(())
    }

    pub(super) fn next_to_be_dealt_goods(&self) -> Option<Seat> {
        let mut order = self.order.iter().copied();
        order.find(|&seat| self.estates[seat].stock.total() < START_GOODS)
    }

    pub(super) fn deal_good(
        &mut self,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.next_to_be_dealt_goods().ok_or(Illegal::ImpossibleOutcome)?;
        self.draw_good(good)?;
        self.estates[seat].stock[good] += 1;
        seen.saw(Event::GoodDealt { seat, good });
        Ok(())
    }

    /// Takes a goods tile of this type out of the face-down ones.
    pub(super) fn draw_good(&mut self, good: Good) -> Result<(), Illegal> {
        let left = self.goods_pile[good].checked_sub(1).ok_or(Illegal::ImpossibleOutcome)?;
        self.goods_pile[good] = left;
        Ok(())
    }

    pub(super) fn next_to_be_dealt_a_sheet(&self) -> Option<Seat> {
        self.order.iter().copied().find(|&seat| self.estates[seat].sheet.is_none())
    }

    /// The player boards that can still be dealt, rising, with how often each is there (B-18.1).
    pub(super) fn sheets_left(&self) -> impl Iterator<Item = (Sheet, u32)> {
        let mut sheets = self.sheets;
        sheets.sort_unstable();
        let mut at = 0;
        std::iter::from_fn(move || {
            let sheet = *sheets.get(at)?;
            let count = sheets[at..].iter().take_while(|other| **other == sheet).count();
            at += count;
            Some((sheet, count as u32))
        })
    }

    pub(super) fn deal_sheet(
        &mut self,
        sheet: Sheet,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.next_to_be_dealt_a_sheet().ok_or(Illegal::ImpossibleOutcome)?;
        let at = self.sheets.iter().position(|&other| other == sheet);
        self.sheets.remove(at.ok_or(Illegal::ImpossibleOutcome)?);
        self.estates[seat].sheet = Some(sheet);
        seen.saw(Event::SheetDealt { seat, sheet });
        Ok(())
    }

    pub(super) fn is_undecided(&self, seat: Seat) -> bool {
        let estate = &self.estates[seat];
        estate.board.is_none() && estate.secret.is_none()
    }

    /// Every estate and castle space that a player may choose, rising: a side of their sheet, and
    /// any castle space on it (B-18.2, R32).
    pub(crate) fn estate_choices(&self, seat: Seat) -> impl Iterator<Item = Choice> + use<> {
        let sides = self.estates[seat].sheet.into_iter().flat_map(Sheet::sides);
        sides.flat_map(|board| {
            let castles = board.layout().spaces[Ground::Castle];
            castles.iter().map(move |castle| Choice { board, castle })
        })
    }

    pub(super) fn legal_estates(&self, seat: Seat, out: &mut Vec<Action>) {
        let choices = self.estate_choices(seat);
        out.extend(choices.map(|Choice { board, castle }| Action::Estate { board, castle }));
    }

    pub(super) fn choose_estate(
        &mut self,
        seat: Seat,
        board: Board,
        castle: Space,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let choice = Choice { board, castle };
        if self.estate_choices(seat).all(|offered| offered != choice) {
            return Err(Illegal::OtherSheet);
        }
        if self.setup == Setup::ExpertSecret {
            self.estates[seat].secret = Some(choice);
            seen.saw(Event::EstateChosen { seat });
        } else {
            self.settle_estate(seat, choice, seen);
        }
        Ok(())
    }

    /// Puts all secret choices on the table at once (B-18.4).
    pub(super) fn reveal_estates(&mut self, seen: &mut impl Observer<Event>) {
        for seat in self.seats() {
            if let Some(choice) = self.estates[seat].secret.take() {
                self.settle_estate(seat, choice, seen);
            }
        }
    }

    /// The start castle comes out of the face-down castles. It scores nothing and grants no
    /// action (B-3.11, R1).
    pub(crate) fn settle_estate(
        &mut self,
        seat: Seat,
        Choice { board, castle }: Choice,
        seen: &mut impl Observer<Event>,
    ) {
        let estate = &mut self.estates[seat];
        estate.board = Some(board);
        estate.put(Tile::Castle, castle);
        self.pile[Tile::Castle] -= 1;
        seen.saw(Event::EstateSettled { seat, board, castle });
    }
}
