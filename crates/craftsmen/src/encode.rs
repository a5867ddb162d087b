//! The position as numbers for learning, seen from one seat.
//!
//! The viewer comes first, then the others clockwise. Of hands that the viewer cannot see only their
//! size is written, and the cards known to be among them.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat, Viewer};

use crate::action::{ACTION_IDS, Action};
use crate::data::{GAME_YEARS, OF_KIND};
use crate::deck::{Placed, Run};
use crate::pending::{Bill, Question};
use crate::progress::QueuePlace;
use crate::purse::Purse;
use crate::state::{Craftsmen, MOST_PLAYERS, Step};
use crate::types::{
    Building, BuildingSet, Capital, Colour, ColourSet, Good, Guild, Hold, Kind, QueueSpace,
    Sawmill, Season, Source,
};

/// Kinds of [`Question`], and none.
const KINDS: usize = 20;
/// Kinds of [`Step`].
const STEPS: usize = 8;

const TABLE: usize = GAME_YEARS as usize + Season::COUNT + STEPS + Guild::COUNT + 2 + MOST_PLAYERS
    - 1
    + Sawmill::COUNT;
const ACT: usize = QueuePlace::COUNT + 6;
const QUESTION: usize = KINDS
    + 2 * MOST_PLAYERS
    + 4
    + Kind::COUNT
    + Good::COUNT
    + Building::COUNT
    + Colour::COUNT
    + Capital::COUNT
    + 2 * MOST_PLAYERS;
const CAPITAL: usize = 2 * Capital::COUNT + 1;
const CARDS: usize = 4 * Building::COUNT + 2 * Kind::COUNT;
const QUEUES: usize = Guild::COUNT * QueueSpace::COUNT * 2 * MOST_PLAYERS;
const GRANARY: usize = Good::STORED * 2 * (MOST_PLAYERS + 1);
const SHIPS: usize = <Hold as Key>::COUNT * 2 * MOST_PLAYERS;
const BONUS: usize = Good::FINAL * (MOST_PLAYERS + 1);
const PLAYER: usize = 1
    + Capital::COUNT
    + 1
    + Kind::COUNT
    + PER_CARD * Building::COUNT
    + Sawmill::COUNT
    + MOST_PLAYERS
    + 6
    + Source::COUNT
    + 2;

/// Whether somebody is known to hold a card, has built it, has filled its icons, and whether it is at
/// one of the ends of their row.
const PER_CARD: usize = 6;

/// The blocks in the order in which they are written.
pub(crate) const ENCODER: Encoder = Encoder {
    version: 2,
    blocks: &[
        ("table", TABLE),
        ("act", ACT),
        ("question", QUESTION),
        ("capital", CAPITAL),
        ("cards", CARDS),
        ("queues", QUEUES),
        ("granary", GRANARY),
        ("ships", SHIPS),
        ("bonus_tokens", BONUS),
        ("players", PLAYER * MOST_PLAYERS),
    ],
};

impl Numbers for Craftsmen {
    const ACTION_IDS: u32 = ACTION_IDS;
    const ENCODER: Encoder = ENCODER;

    fn action_id(action: Action) -> Option<u32> {
        action.id()
    }

    fn action_from_id(id: u32) -> Option<Action> {
        Action::from_id(id)
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(&ENCODER, out);
        self.write_table(&mut pen);
        self.write_act(&mut pen);
        self.write_question(viewer, &mut pen);
        pen.scaled(&self.shown.values, 4.0);
        pen.scaled(&self.discard.values, 4.0);
        pen.write(self.capital.total() as f32 / 48.0);
        self.write_cards(viewer, &mut pen);
        let place = |seat: Option<Seat>| seat.map(|seat| self.distance(viewer, seat));
        for guild in Guild::ALL {
            self.write_seats(viewer, self.queues[guild].values.as_flattened(), &mut pen);
        }
        for &cube in self.granary.as_flattened() {
            let which = cube.map(|cube| place(cube.owner()).unwrap_or(MOST_PLAYERS));
            pen.one_of(which, MOST_PLAYERS + 1);
        }
        self.write_seats(viewer, self.holds.values.as_flattened(), &mut pen);
        for &owner in &self.bonus {
            pen.one_of(Some(place(owner).unwrap_or(MOST_PLAYERS)), MOST_PLAYERS + 1);
        }
        let seats = [viewer].into_iter().chain(self.after(viewer));
        for seat in seats {
            self.write_player(viewer, seat, &mut pen);
        }
        pen.at += PLAYER * (MOST_PLAYERS - usize::from(self.options.players));
        pen.finish();
    }
}

impl Craftsmen {
    /// How far to the left of the viewer somebody sits.
    fn distance(&self, viewer: Seat, seat: Seat) -> usize {
        // Dividing by what is known only now would take longer than everything else here.
        match seat.index().checked_sub(viewer.index()) {
            Some(distance) => distance,
            None => seat.index() + usize::from(self.options.players) - viewer.index(),
        }
    }

    /// Who is where, of places that are mostly empty.
    fn write_seats(&self, viewer: Seat, seats: &[Option<Seat>], pen: &mut Pen<'_>) {
        for (place, seat) in pen.groups::<MOST_PLAYERS>(seats.len()).iter_mut().zip(seats) {
            if let Some(seat) = *seat {
                place[self.distance(viewer, seat)] = 1.0;
            }
        }
    }

    fn write_table(&self, pen: &mut Pen<'_>) {
        pen.one_of(Some(self.year.into()), GAME_YEARS.into());
        pen.one_of(Some(self.season.index()), Season::COUNT);
        let (step, guild) = match self.step() {
            Step::Deal => (0, None),
            Step::Exchange => (1, None),
            Step::Helpers => (2, None),
            Step::Guild(guild) => (3, Some(guild)),
            Step::WorkTokens(guild) => (4, Some(guild)),
            Step::HandLimit => (5, None),
            Step::Investments => (6, None),
            Step::Over => (7, None),
        };
        pen.one_of(Some(step), STEPS);
        pen.one_of(guild.map(Key::index), Guild::COUNT);
        pen.scaled(&self.pool, 10.0);
        pen.one_of(Some(usize::from(self.options.players) - 2), MOST_PLAYERS - 1);
        pen.tally(self.sawmills.iter().map(Key::index), Sawmill::COUNT);
    }

    /// How far the action in a guild has come, whatever is asked in between.
    fn write_act(&self, pen: &mut Pen<'_>) {
        let act = self.act_view();
        pen.one_of(act.helper.map(usize::from), QueuePlace::COUNT);
        pen.part(act.work, 5.0);
        pen.part(act.cost, 10.0);
        pen.part(act.built, 2.0);
        pen.flag(act.privileged);
        pen.flag(act.acted);
        pen.flag(act.raw);
    }

    fn write_question(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let asked = self.question().map(Asked::of).unwrap_or_default();
        let place = |seat: Option<Seat>| seat.map(|seat| self.distance(viewer, seat));
        pen.one_of(Some(asked.kind), KINDS);
        pen.one_of(place(self.turn().player()), MOST_PLAYERS);
        pen.one_of(place(asked.other), MOST_PLAYERS);
        pen.part(asked.left, 4.0);
        pen.part(asked.amount, 10.0);
        asked.flags.iter().for_each(|&flag| pen.flag(flag));
        pen.one_of(asked.of.map(Key::index), Kind::COUNT);
        pen.one_of(asked.good.map(Key::index), Good::COUNT);
        pen.one_of(asked.card.map(Key::index), Building::COUNT);
        pen.tally(asked.colours.iter().map(Key::index), Colour::COUNT);
        pen.scaled(&asked.cards.values, 4.0);
        let auction = self.auction().unwrap_or_default();
        pen.tally(auction.bidders.iter().map(|it| self.distance(viewer, it)), MOST_PLAYERS);
        for (seat, bid) in auction.bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?))) {
            pen.set(pen.at + self.distance(viewer, seat), f32::from(bid.get()) / 10.0);
        }
        pen.at += MOST_PLAYERS;
    }

    /// Cards on the board; cards that the viewer knows to be in a deck; cards that are looked at, and
    /// those of them that are in order; decks.
    fn write_cards(&self, viewer: Seat, pen: &mut Pen<'_>) {
        pen.tally(self.display.iter().map(Key::index), Building::COUNT);
        let [known, looked_at, order, decks] =
            std::array::from_fn(|block| pen.at + block * Building::COUNT);
        let met = |placed: &&Placed| placed.met_by.include(viewer.into());
        for (kind, deck) in self.decks.iter() {
            for (index, run) in deck.runs().enumerate() {
                let Run::Packet(packet) = run else { continue };
                for placed in packet.iter().filter(met) {
                    // Cards on top of the deck are met sooner.
                    pen.set(known + placed.card.index(), if index == 0 { 1.0 } else { 0.5 });
                }
            }
            pen.set(decks + kind.index(), deck.len() as f32 / 24.0);
        }
        if let Some(look) = &self.look {
            let all = look.cards.iter().chain(&look.order);
            all.filter(met).for_each(|placed| pen.set(looked_at + placed.card.index(), 1.0));
            let own = look.order.iter().enumerate().filter(|_| look.seat == viewer);
            for (place, placed) in own {
                pen.set(order + placed.card.index(), (place + 1) as f32 / 3.0);
            }
            pen.set(decks + Kind::COUNT + look.kind.index(), 1.0);
        }
        pen.at = decks + 2 * Kind::COUNT;
    }

    fn write_player(&self, viewer: Seat, seat: Seat, pen: &mut Pen<'_>) {
        let player = &self.players[seat];
        let own = viewer == seat;
        pen.flag(true);
        let known = if own { &player.capital } else { self.known(Viewer::Seat(viewer), seat) };
        pen.scaled(&known.values, 4.0);
        pen.part(player.capital_cards(), 10.0);
        for kind in Kind::ALL {
            pen.write((player.cards & OF_KIND[kind]).len() as f32 / 4.0);
        }
        let known = if own { player.cards } else { player.cards & self.open };
        let filled = self.filled.map(|filled| player.built & filled);
        let ends = player.ends.map(|end| end.map_or(BuildingSet::EMPTY, BuildingSet::only));
        let sets: [_; PER_CARD] = [known, player.built, filled[0], filled[1], ends[0], ends[1]];
        let cards = pen.groups::<PER_CARD>(Building::COUNT);
        for (place, set) in sets.into_iter().enumerate() {
            set.iter().for_each(|card| cards[card.index()][place] = 1.0);
        }
        pen.one_of(player.sawmill.map(Key::index), Sawmill::COUNT);
        let place = self.order.iter().position(|&other| other == seat);
        pen.one_of(place, MOST_PLAYERS);
        pen.part(player.helpers, 5.0);
        pen.flag(player.passed);
        pen.part(player.fair, 3.0);
        pen.scaled(&player.tokens, 3.0);
        let on_track = self.track.iter().position(|&other| other == seat);
        pen.write(on_track.map_or(0.0, |place| (place + 1) as f32 / 3.0));
        player.points.values.iter().for_each(|&points| pen.part(points, 50.0));
        pen.part(self.bonus_points(seat), 20.0);
        pen.part(player.total(), 100.0);
    }
}

/// What is asked, as fields that different questions share.
#[derive(Default)]
struct Asked {
    /// 0 is nothing.
    kind: usize,
    /// How many are still to come.
    left: u8,
    /// What has to be reached.
    amount: u8,
    flags: [bool; 2],
    of: Option<Kind>,
    good: Option<Good>,
    card: Option<Building>,
    colours: ColourSet,
    /// Capital cards that were paid, or the mayor's.
    cards: Purse,
    /// Another player whom it concerns.
    other: Option<Seat>,
}

impl Asked {
    fn of(question: Question) -> Self {
        let no = Self::default();
        match question {
            Question::Exchange { card, sawmill } => Self { kind: 1, flags: [card, sawmill], ..no },
            Question::GiveBack { of } => Self { kind: 2, of: Some(of), ..no },
            Question::SendHelper => Self { kind: 3, ..no },
            Question::PayFee { to } => Self { kind: 4, other: Some(to), ..no },
            // The act has numbers of its own.
            Question::Act(_) => Self { kind: 5, ..no },
            Question::TakeAnother => Self { kind: 6, ..no },
            Question::Discard { left, spared, banker } => {
                Self { kind: 7, left, flags: [banker, spared > 0], ..no }
            }
            Question::Pay { bill: Bill { price, colours, paid } } => {
                Self { kind: 8, amount: price, colours, cards: paid, ..no }
            }
            Question::Bid { auction } => Self {
                kind: 9,
                card: Some(auction.card),
                other: Some(auction.starter),
                amount: auction.highest(),
                flags: [auction.mayor.is_some(), auction.is_raised()],
                cards: auction.shown,
                ..no
            },
            Question::LayOut { left } => Self { kind: 10, left, ..no },
            Question::PutBack => Self { kind: 11, ..no },
            Question::Arrange { under } => Self { kind: 12, flags: [under, false], ..no },
            Question::MakeAnother => Self { kind: 13, ..no },
            Question::Deliver { card } => {
                Self { kind: 14, card: Some(card), good: Some(card.output()), ..no }
            }
            Question::Reward => Self { kind: 15, ..no },
            Question::PayGoods { good, to } => {
                Self { kind: 16, good: Some(good), card: Some(to), ..no }
            }
            Question::Stall => Self { kind: 17, ..no },
            Question::SpendToken => Self { kind: 18, ..no },
            Question::Invest { paid, .. } => Self { kind: 19, cards: paid, ..no },
        }
    }
}
