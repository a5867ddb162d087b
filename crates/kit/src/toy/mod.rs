//! A small card game that has everything the kit looks at, and can be broken in every way.
//!
//! Sixteen cards, three in each hand, two or three rounds. In a round everybody secretly plays a card;
//! the highest card that nobody else played wins its value. The winner may bury cards of their
//! hand under the pile, each for one more point, only they know which, and passes, or gives a point
//! or two to the next player.
//!
//! It is right unless a test breaks it on purpose, with a [`Fault`].

mod fault;
mod notation;
mod sight;
mod words;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use quadrivium_core::{
    Actor, Audit, BadOptions, Breakdown, Chance, Imbalance, Key, MessageKey, Numbers, Observer,
    OptionSpec, OptionValues, Options, PerSeat, Pile, Rules, Score, Seat, SeatSet, Settings,
    Standings, Top, Turn, named_enum, players_of,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub use fault::{Fault, broken, with_fault};
use notation::MOST_GIVEN;
pub use notation::{Move, every};

named_enum! {
    /// A card; its value is its number.
    pub enum Card / PerCard { One = "one", Two = "two", Three = "three" }
}

impl Card {
    fn value(self) -> u8 {
        self as u8 + 1
    }
}

const DECK: PerCard<u8> = PerCard::new([7, 5, 4]);
const HAND: u32 = 3;

named_enum! {
    /// How many rounds are played.
    pub enum Length / PerLength { Short = "short", Long = "long" }
}

/// What is chosen before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub players: u8,
    pub length: Length,
}

impl Options for Setup {
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "length",
        default: "short",
        values: OptionValues::OneOf(&Length::NAMES),
    }];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        let length = settings.read(Self::SPECS)?.read(&Self::SPECS[0])?;
        Ok(Self { players: players_of::<Self>("toy", settings)?, length })
    }

    fn settings(&self) -> Settings {
        let length = if broken(Fault::ForgetfulOptions) { Length::Short } else { self.length };
        Settings::players(self.players).with("length", length)
    }

    fn players(&self) -> u8 {
        self.players
    }
}

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Ask {
    Deal,
    Choose,
    Bury {
        seat: Seat,
        /// The lowest card that may be buried; more than the lowest of all only by a fault.
        from: Card,
    },
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toy {
    players: u8,
    rounds_left: u8,
    asks: Ask,
    pile: Pile<Card, 3, 8>,
    hands: PerSeat<PerCard<u8>, 3>,
    chosen: PerSeat<Option<Card>, 3>,
    discards: PerCard<u8>,
    won: PerSeat<u8, 3>,
    #[serde(default, skip_serializing_if = "fault::forgets")]
    buried: PerSeat<u8, 3>,
    luck: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("that is not what is asked")]
    NotAsked,
    #[error("there is no such card")]
    NoSuchCard,
}

impl MessageKey for Illegal {
    fn message_key(&self) -> &'static str {
        "toy-illegal"
    }
}

#[derive(Clone, Copy, Debug, Serialize)]
pub enum Event {
    Chose { seat: Seat },
    Whispered { card: Card },
    Revealed,
}

/// A hand as one viewer knows it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub enum HandView {
    Open(PerCard<u8>, Option<Card>),
    Backs { cards: u32, chosen: bool },
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    hands: Vec<HandView>,
    pile: u32,
    discards: PerCard<u8>,
    points: Vec<u8>,
}

static GAMES: AtomicU32 = AtomicU32::new(1);

impl Toy {
    /// The seat that draws next.
    fn drawer(&self) -> Option<Seat> {
        Seat::first(self.players).find(|&seat| self.hands[seat].total() < HAND)
    }

    fn undecided(&self) -> SeatSet {
        Seat::first(self.players).filter(|&seat| self.chosen[seat].is_none()).collect()
    }

    fn check_draw(&self, card: Card) -> Result<Seat, Illegal> {
        let seat = if self.asks == Ask::Deal { self.drawer() } else { None };
        let possible = match self.pile.top() {
            Top::Empty => false,
            Top::Unknown(counts) => counts[card] > 0 || broken(Fault::DrawsAnything),
            Top::Card(top) => top == card,
        };
        let seat = seat.ok_or(Illegal::NotAsked)?;
        if possible { Ok(seat) } else { Err(Illegal::NoSuchCard) }
    }

    fn check_choose(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.asks != Ask::Choose {
            return Err(Illegal::NotAsked);
        }
        if !self.undecided().contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.hands[seat][card] > 0 { Ok(()) } else { Err(Illegal::NoSuchCard) }
    }

    fn check_winner(&self, seat: Seat) -> Result<(), Illegal> {
        match self.asks {
            Ask::Bury { seat: winner, .. } if winner == seat => Ok(()),
            Ask::Bury { .. } => Err(Illegal::NotYourTurn),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn check_bury(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        self.check_winner(seat)?;
        if matches!(self.asks, Ask::Bury { from, .. } if card < from) {
            return Err(Illegal::NoSuchCard);
        }
        // A leak: what others hold decides what is offered.
        let others = Seat::first(self.players).filter(|&other| other != seat);
        let peeks = broken(Fault::OffersTell)
            && others.map(|other| self.hands[other][Card::One]).sum::<u8>() == 0;
        if self.hands[seat][card] > 0 && !peeks { Ok(()) } else { Err(Illegal::NoSuchCard) }
    }

    fn check_pass(&self, seat: Seat) -> Result<(), Illegal> {
        let anybody = broken(Fault::ListensToAnybody) && matches!(self.asks, Ask::Bury { .. });
        if anybody { Ok(()) } else { self.check_winner(seat) }
    }

    fn check_give(&self, seat: Seat, points: u8) -> Result<(), Illegal> {
        self.check_winner(seat)?;
        let most = if broken(Fault::Generous) { u8::MAX } else { MOST_GIVEN };
        if (1..=most.min(self.won[seat])).contains(&points) {
            Ok(())
        } else {
            Err(Illegal::NoSuchCard)
        }
    }

    fn check(&self, by: Actor, action: Move) -> Result<(), Illegal> {
        match (by, action) {
            (Actor::Chance, Move::Draw(card)) => self.check_draw(card).map(drop),
            (Actor::Seat(seat), Move::Play(card)) => self.check_choose(seat, card),
            (Actor::Seat(seat), Move::Bury(card)) => self.check_bury(seat, card),
            (Actor::Seat(seat), Move::Give(points)) => self.check_give(seat, points),
            (Actor::Seat(seat), Move::Pass) => self.check_pass(seat),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    /// Goes on to the next real question.
    fn settle(&mut self) {
        if self.asks == Ask::Deal && self.drawer().is_none() {
            self.asks = Ask::Choose;
        }
    }

    fn reveal(&mut self) {
        let mut winner = None;
        for card in Card::ALL {
            let mut players = Seat::first(self.players).filter(|&s| self.chosen[s] == Some(card));
            if let (Some(only), None) = (players.next(), players.next()) {
                winner = Some((only, card));
            }
        }
        for seat in Seat::first(self.players) {
            let card = self.chosen[seat].take().expect("everybody has chosen");
            self.discards[card] += u8::from(!broken(Fault::LosesCards) || card != Card::Two);
        }
        match winner {
            None => self.next_round(),
            Some((seat, card)) => {
                self.won[seat] += card.value();
                self.asks = Ask::Bury { seat, from: Card::One };
            }
        }
    }

    fn next_round(&mut self) {
        if broken(Fault::Endless) && self.rounds_left == 1 {
            self.asks = Ask::Bury { seat: Seat::A, from: Card::One };
            return;
        }
        self.rounds_left -= 1;
        self.asks = if self.rounds_left == 0 { Ask::Nothing } else { Ask::Deal };
    }

    /// What a player holds: the hand and the card that is chosen.
    fn held(&self, seat: Seat) -> PerCard<u8> {
        let mut held = self.hands[seat];
        if let Some(card) = self.chosen[seat] {
            held[card] += 1;
        }
        held
    }

    /// The cards of which a player does not know where they are.
    fn unknown(&self, viewer: Seat) -> PerCard<u8> {
        let mut pool = PerCard::<u8>::default();
        for seat in Seat::first(self.players).filter(|&seat| seat != viewer) {
            for (card, count) in self.held(seat).iter() {
                pool[card] += count;
            }
        }
        self.pile.pool_unknown(viewer, &mut pool);
        pool
    }
}

impl Rules for Toy {
    type Options = Setup;
    type Action = Move;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = "toy";
    const RULES: u16 = 2;

    fn new(options: &Setup) -> Result<Self, BadOptions> {
        if broken(Fault::NoSetup) {
            return Err(BadOptions::Twice("length"));
        }
        let mut game = Self {
            players: options.players,
            rounds_left: options.length as u8 + 2,
            asks: Ask::Deal,
            pile: Pile::shuffled(DECK),
            hands: PerSeat::default(),
            chosen: PerSeat::default(),
            discards: PerCard::default(),
            won: PerSeat::default(),
            buried: PerSeat::default(),
            luck: 0,
        };
        if broken(Fault::Lucky) {
            game.luck = GAMES.fetch_add(1, Ordering::Relaxed);
        }
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        match self.asks {
            Ask::Deal => Turn::Chance,
            Ask::Choose => Turn::Players(self.undecided()),
            Ask::Bury { seat, .. } => Turn::of(seat),
            Ask::Nothing => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Move>) {
        if !broken(Fault::DirtyList) {
            out.clear();
        }
        let stuck = broken(Fault::Stuck) && matches!(self.asks, Ask::Bury { .. });
        if stuck || !self.turn().players().contains(seat) {
            return;
        }
        let all = (0..Self::ACTION_IDS).filter_map(notation::numbered);
        out.extend(all.filter(|&action| self.check(seat.into(), action).is_ok()));
        if broken(Fault::WrongOrder) {
            out.reverse();
        }
        if broken(Fault::SecretPass) && out.len() > 1 {
            out.retain(|&action| action != Move::Pass);
        }
        if broken(Fault::OffersTooMuch) && self.asks == Ask::Choose {
            out.push(Move::Pass);
        }
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Move,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if broken(Fault::HalfDone)
            && let (Actor::Seat(Seat::A), Move::Bury(_)) = (by, action)
            && self.check(by, action).is_err()
        {
            self.buried[Seat::A] += 1;
        }
        self.check(by, action)?;
        match (by, action) {
            (Actor::Seat(seat), Move::Play(card)) => {
                self.hands[seat][card] -= 1;
                self.chosen[seat] = Some(card);
                seen.saw(Event::Chose { seat });
                if broken(Fault::Whispers) {
                    seen.saw(Event::Whispered { card });
                }
                if self.undecided().is_empty() {
                    seen.saw(Event::Revealed);
                    self.reveal();
                }
            }
            (Actor::Seat(seat), Move::Bury(card)) => {
                assert!(!broken(Fault::Panics), "this toy cannot bury");
                self.hands[seat][card] -= 1;
                self.buried[seat] += 1;
                self.pile.put_under(card, SeatSet::only(seat));
                if broken(Fault::RisingOrder) {
                    self.asks = Ask::Bury { seat, from: card };
                }
            }
            (Actor::Seat(seat), Move::Give(points)) => {
                self.won[seat] -= points;
                let next = (seat.index() + 1) % usize::from(self.players);
                self.won[Seat::from_index(next).expect("a seat at the table")] += points;
                self.next_round();
            }
            (_, Move::Draw(card)) => {
                let seat = self.check_draw(card)?;
                if broken(Fault::DrawsAnything) && self.pile.counts()[card] == 0 {
                    return Ok(());
                }
                self.pile.draw(card);
                self.hands[seat][card] += 1;
            }
            _ => self.next_round(),
        }
        self.settle();
        Ok(())
    }

    fn apply(&mut self, by: Actor, action: Move) -> Result<(), Illegal> {
        self.apply_seen(by, action, &mut ())?;
        self.luck += u32::from(broken(Fault::AppliesApart) && action == Move::Pass);
        Ok(())
    }
}

impl Chance for Toy {
    fn outcomes(&self, out: &mut Vec<(Move, u32)>) {
        out.clear();
        if self.asks != Ask::Deal {
            return;
        }
        match self.pile.top() {
            Top::Empty => {}
            Top::Card(card) => out.push((Move::Draw(card), 1)),
            Top::Unknown(counts) => out.extend(
                counts.iter().filter(|(_, n)| **n > 0).map(|(c, &n)| (Move::Draw(c), n.into())),
            ),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Move {
        match self.pile.top() {
            Top::Empty => panic!("there is always a card to draw"),
            Top::Card(card) => Move::Draw(card),
            Top::Unknown(counts) if broken(Fault::FlatChance) => {
                let held: Vec<_> = counts.iter().filter(|(_, n)| **n > 0).collect();
                Move::Draw(held[rng.random_range(0..held.len() as u32) as usize].0)
            }
            Top::Unknown(counts) => Move::Draw(counts.sample(rng)),
        }
    }
}

impl Score for Toy {
    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.won[seat] + self.buried[seat])
    }

    fn standings(&self) -> Standings {
        let mut seats: Vec<_> = Seat::first(self.players).collect();
        if broken(Fault::UpsideDown) {
            seats.reverse();
        }
        Standings::ranked(seats.into_iter().map(|seat| {
            let amounts = [("won", self.won[seat]), ("buried", self.buried[seat])];
            let breakdown = Breakdown(amounts.map(|(name, n)| (name, n.into())).into());
            (seat, breakdown, Breakdown(vec![("hand", self.hands[seat].total().cast_signed())]))
        }))
    }
}

impl Audit for Toy {
    fn audit(&self) -> Result<(), Imbalance> {
        let piled = self.pile.counts();
        for card in Card::ALL {
            let held = Seat::first(self.players).map(|seat| self.held(seat)[card]);
            let found = piled[card] + self.discards[card] + held.sum::<u8>();
            Imbalance::unless_equal(|| format!("card {card}"), found, DECK[card])?;
        }
        Ok(())
    }
}
