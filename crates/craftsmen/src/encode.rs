//! The position as numbers for learning, seen from one seat.
//!
//! The viewer comes first, then the others clockwise. Of hands that the viewer cannot see only their
//! size is written, and the cards known to be among them.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat, Viewer};

use crate::action::{ACTION_IDS, Action};
use crate::data::{GAME_YEARS, OF_KIND};
use crate::state::{Ask, Craftsmen, MOST_PLAYERS, Step};
use crate::types::{
    Building, Capital, Good, Guild, Hold, Kind, PerSource, QueueSpace, Sawmill, Season, Source,
};

/// Kinds of [`Ask`].
const ASKS: usize = 28;
/// Kinds of [`Step`].
const STEPS: usize = 8;

const TABLE: usize =
    GAME_YEARS as usize + Season::COUNT + STEPS + Guild::COUNT + 2 + MOST_PLAYERS - 1;
const QUESTION: usize = ASKS + MOST_PLAYERS + 1 + Good::COUNT + 7 + 4 + MOST_PLAYERS;
const CAPITAL: usize = 2 * Capital::COUNT + 1;
const CARDS: usize = 2 * Building::COUNT + 2 * Kind::COUNT;
const QUEUES: usize = Guild::COUNT * QueueSpace::COUNT * 2 * MOST_PLAYERS;
const GRANARY: usize = Good::STORED * 2 * (MOST_PLAYERS + 1);
const SHIPS: usize = <Hold as Key>::COUNT * 2 * MOST_PLAYERS;
const BONUS: usize = Good::FINAL * (MOST_PLAYERS + 1);
const PLAYER: usize = 1
    + Capital::COUNT
    + 1
    + Kind::COUNT
    + 2 * Building::COUNT
    + 2 * Building::COUNT
    + 2 * Building::COUNT
    + Sawmill::COUNT
    + MOST_PLAYERS
    + 6
    + Source::COUNT
    + 2;

/// The blocks in the order in which they are written.
pub(crate) const ENCODER: Encoder = Encoder {
    version: 1,
    blocks: &[
        ("table", TABLE),
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
        self.write_question(viewer, &mut pen);
        for purse in [&self.shown, &self.discard] {
            purse.values.iter().for_each(|&count| pen.write(f32::from(count) / 4.0));
        }
        pen.write(self.capital.total() as f32 / 48.0);
        self.write_cards(viewer, &mut pen);
        let place = |seat: Option<Seat>| seat.map(|seat| self.distance(viewer, seat));
        for guild in Guild::ALL {
            for &helper in self.queues[guild].values.as_flattened() {
                pen.one_of(place(helper), MOST_PLAYERS);
            }
        }
        for &cube in self.granary.as_flattened() {
            let which = cube.map(|cube| place(cube.owner()).unwrap_or(MOST_PLAYERS));
            pen.one_of(which, MOST_PLAYERS + 1);
        }
        for &marker in self.holds.values.as_flattened() {
            pen.one_of(place(marker), MOST_PLAYERS);
        }
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
        let players = usize::from(self.options.players);
        (seat.index() + players - viewer.index()) % players
    }

    fn write_table(&self, pen: &mut Pen<'_>) {
        pen.one_of(Some(self.year.into()), GAME_YEARS.into());
        pen.one_of(Some(self.season.index()), Season::COUNT);
        let (step, guild) = match self.step {
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
        self.pool.iter().for_each(|&tokens| pen.write(f32::from(tokens) / 10.0));
        pen.one_of(Some(usize::from(self.options.players) - 2), MOST_PLAYERS - 1);
    }

    fn write_question(&self, viewer: Seat, pen: &mut Pen<'_>) {
        pen.one_of(Some(self.asked().map_or(0, kind_of)), ASKS);
        let asked = self.turn().player();
        pen.one_of(asked.map(|seat| self.distance(viewer, seat)), MOST_PLAYERS);
        let (left, good) = match self.asked() {
            Some(Ask::Discard { left, .. } | Ask::DealCapital { left, .. }) => (left, None),
            Some(Ask::Deliver { card, .. }) => (0, Some(card.output())),
            Some(Ask::PayGoods { good, .. }) => (0, Some(good)),
            _ => (0, None),
        };
        pen.write(f32::from(left) / 4.0);
        pen.one_of(good.map(Key::index), Good::COUNT);
        pen.write(f32::from(self.act.work) / 5.0);
        pen.write(f32::from(self.act.cost) / 10.0);
        pen.write(f32::from(self.act.built) / 2.0);
        pen.flag(self.act.privileged);
        pen.flag(self.act.acted);
        pen.flag(self.act.raw);
        pen.write(f32::from(self.bill.price) / 10.0);
        let auction = self.auction.unwrap_or_default();
        pen.flag(self.auction.is_some());
        pen.write(f32::from(auction.bid) / 10.0);
        pen.flag(auction.mayor);
        pen.flag(auction.raised);
        let leader = self.auction.map(|auction| self.distance(viewer, auction.leader));
        pen.one_of(leader, MOST_PLAYERS);
    }

    /// Cards on the board; cards that the viewer knows to be in a deck or looks at; decks.
    fn write_cards(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let start = pen.at;
        for card in self.display {
            pen.set(start + card.index(), 1.0);
        }
        let known = start + Building::COUNT;
        for kind in Kind::ALL {
            let (cards, kind) = (self.kind_view(kind, viewer.into()), kind.index());
            for (index, run) in cards.runs.iter().enumerate() {
                for &card in &run.known {
                    // Cards on top of the deck are met sooner.
                    pen.set(known + card.index(), if index == 0 { 1.0 } else { 0.5 });
                }
            }
            pen.set(known + Building::COUNT + kind, f32::from(cards.deck) / 24.0);
        }
        if let Some(look) = self.look_view(viewer.into()) {
            for &card in look.known.iter().chain(&look.order) {
                pen.set(known + card.index(), 2.0);
            }
            pen.set(known + Building::COUNT + Kind::COUNT + look.kind.index(), 1.0);
        }
        pen.at = start + CARDS;
    }

    fn write_player(&self, viewer: Seat, seat: Seat, pen: &mut Pen<'_>) {
        let player = &self.players[seat];
        let own = viewer == seat;
        pen.flag(true);
        let known = if own { &player.capital } else { self.known(Viewer::Seat(viewer), seat) };
        known.values.iter().for_each(|&count| pen.write(f32::from(count) / 4.0));
        pen.write(f32::from(player.capital_cards()) / 10.0);
        for kind in Kind::ALL {
            pen.write((player.cards & OF_KIND[kind]).len() as f32 / 4.0);
        }
        let known = if own { player.cards } else { player.cards & self.open };
        let ends = player.ends;
        for card in Building::all() {
            pen.flag(known.contains(card));
            pen.flag(player.built.contains(card));
            pen.flag(player.built.contains(card) && self.filled[0].contains(card));
            pen.flag(player.built.contains(card) && self.filled[1].contains(card));
            pen.flag(ends[0] == Some(card));
            pen.flag(ends[1] == Some(card));
        }
        pen.one_of(player.sawmill.map(Key::index), Sawmill::COUNT);
        let place = self.order.iter().position(|&other| other == seat);
        pen.one_of(place, MOST_PLAYERS);
        pen.write(f32::from(player.helpers) / 5.0);
        pen.flag(player.passed);
        pen.write(f32::from(player.fair) / 3.0);
        player.tokens.iter().for_each(|&tokens| pen.write(f32::from(tokens) / 3.0));
        pen.flag(self.track.contains(&seat));
        let points: &PerSource<i16> = &player.points;
        points.values.iter().for_each(|&points| pen.write(f32::from(points) / 50.0));
        pen.write(f32::from(self.bonus_points(seat)) / 20.0);
        pen.write(f32::from(player.total()) / 100.0);
    }
}

/// The number of a kind of question; 0 is none.
fn kind_of(ask: Ask) -> usize {
    match ask {
        Ask::ShowCapital => 1,
        Ask::DealCapital { .. } => 2,
        Ask::ShowMayor { .. } => 3,
        Ask::DealCards { .. } => 4,
        Ask::ShowCard { .. } => 5,
        Ask::DealLook { .. } => 6,
        Ask::DealSawmill { .. } => 7,
        Ask::CompareHands => 8,
        Ask::Exchange { .. } => 9,
        Ask::GiveBack { .. } => 10,
        Ask::SendHelper { .. } => 11,
        Ask::PayFee { .. } => 12,
        Ask::Act { .. } => 13,
        Ask::TakeAnother { .. } => 14,
        Ask::BankersDue { .. } | Ask::Discard { .. } => 15,
        Ask::Pay { .. } => 16,
        Ask::Bid { .. } => 17,
        Ask::LayOut { .. } => 18,
        Ask::PutBack { .. } => 19,
        Ask::Arrange { .. } => 20,
        Ask::MakeAnother { .. } => 21,
        Ask::Deliver { .. } => 22,
        Ask::Reward { .. } => 23,
        Ask::PayGoods { .. } => 24,
        Ask::Stall { .. } => 25,
        Ask::SpendToken { .. } => 26,
        Ask::Invest { .. } => 27,
    }
}
