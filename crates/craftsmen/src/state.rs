//! What lies on the table. Plain data and small questions about it; the rules are elsewhere.

use quadrivium_core::{Key, KeySet, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::data::{GAME_CUBES, NEEDING};
use crate::deck::{Deck, Placed};
use crate::options::Options;
use crate::pending::{Act, Auction, Draw, Pending, Question};
use crate::progress::{Helper, Part};
use crate::purse::Purse;
use crate::told::Told;
use crate::types::{
    Building, BuildingSet, Good, Guild, Kind, PerBuilding, PerGuild, PerHold, PerKind,
    PerQueueSpace, PerSource, QueueSpace, Sawmill, SawmillSet, Season, Ship,
};

/// The most players of this game.
pub const MOST_PLAYERS: usize = 5;

/// How deep questions can be nested.
pub const MOST_PENDING: usize = 4;

/// Which part of the game is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Cards are dealt.
    #[default]
    Deal,
    /// Cards are swapped.
    Exchange,
    /// Helpers are sent.
    Helpers,
    /// A guild's stage.
    Guild(Guild),
    /// Work tokens after a guild's stage.
    WorkTokens(Guild),
    /// Hands are cut down at the end of a season.
    HandLimit,
    /// Investments after a winter.
    Investments,
    /// The end.
    Over,
}

/// Cards that a player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Look {
    /// Of which kind.
    pub kind: Kind,
    /// Who looks.
    pub seat: Seat,
    /// The cards that are not laid out or put in order yet, rising.
    pub cards: ArrayVec<[Placed; 5]>,
    /// The cards that are in order, from the top down.
    pub order: ArrayVec<[Placed; 3]>,
}

impl Look {
    /// In which order the cards came from the deck makes no difference.
    pub fn sort(&mut self) {
        self.cards.sort_unstable_by_key(|placed| placed.card);
    }
}

/// Whose cube lies in the granary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cube {
    /// A natural one.
    Natural,
    /// A player's.
    Of(Seat),
}

impl Cube {
    /// The player whose it is.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Natural => None,
            Self::Of(seat) => Some(seat),
        }
    }
}

/// Where a building stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Site {
    /// In whose row.
    pub owner: Seat,
    /// How far to the right of the sawmill; to the left of it below zero.
    pub at: i8,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Capital cards in hand.
    pub(crate) capital: Purse,
    /// Building cards in hand.
    pub(crate) cards: BuildingSet,
    /// The first building.
    pub(crate) sawmill: Option<Sawmill>,
    /// The other buildings.
    pub(crate) built: BuildingSet,
    /// The buildings at both ends; nothing where that is the sawmill.
    pub(crate) ends: [Option<Building>; 2],
    /// How many buildings there are to the left and to the right of the sawmill.
    pub(crate) lengths: [u8; 2],
    /// Helpers at home.
    pub(crate) helpers: u8,
    /// Whether no more helpers are sent in this season.
    pub(crate) passed: bool,
    /// Markers on the fair.
    pub(crate) fair: u8,
    /// Privilege tokens and work tokens.
    pub(crate) tokens: [u8; 2],
    /// Points by where they came from.
    pub(crate) points: PerSource<i16>,
}

impl Player {
    /// All points so far, without bonus tokens.
    pub(crate) fn total(&self) -> i16 {
        self.points.values.iter().sum()
    }

    /// How many capital cards are in hand.
    pub(crate) fn capital_cards(&self) -> u8 {
        self.capital.values.iter().sum()
    }
}

/// The queue of a guild: on every space the lower helper first.
pub(crate) type Queue = PerQueueSpace<[Option<Seat>; 2]>;

/// A game of Craftsmen: its rules and its state in one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Craftsmen {
    /// How it was set up.
    pub(crate) options: Options,
    /// What is waited for, the present question last.
    pub(crate) pending: ArrayVec<[Pending; MOST_PENDING]>,
    /// Which part of the game is being played, and how far it has come.
    pub(crate) part: Part,
    /// The year, from 0.
    pub(crate) year: u8,
    pub(crate) season: Season,
    /// The order of the season.
    pub(crate) order: ArrayVec<[Seat; MOST_PLAYERS]>,
    /// The track that changes the order.
    pub(crate) track: ArrayVec<[Seat; 3]>,
    pub(crate) players: PerSeat<Player, MOST_PLAYERS>,
    /// Helpers in the guilds.
    pub(crate) queues: PerGuild<Queue>,
    /// Helpers that used a privilege.
    pub(crate) privileged: KeySet<Helper>,
    pub(crate) look: Option<Look>,
    /// Capital cards that nobody has seen, or that were shuffled.
    pub(crate) capital: Purse,
    pub(crate) discard: Purse,
    /// What can be in the deck at most, as each player knows, and the public last: what was shuffled,
    /// less what came out of it before their eyes.
    pub(crate) stock: [Purse; MOST_PLAYERS + 1],
    /// Capital cards on the board.
    pub(crate) shown: Purse,
    /// Whether the board was not filled up for want of capital cards.
    pub(crate) short: bool,
    /// What each viewer, the public last, knows to be in each hand.
    pub(crate) known: [PerSeat<Purse, MOST_PLAYERS>; MOST_PLAYERS + 1],
    /// What everybody was told of the hands besides.
    pub(crate) told: Told,
    pub(crate) decks: PerKind<Deck>,
    /// Building cards on the board.
    pub(crate) display: BuildingSet,
    /// Building cards in hands that everybody saw being taken.
    pub(crate) open: BuildingSet,
    /// Where buildings stand.
    pub(crate) sites: PerBuilding<Option<Site>>,
    /// Buildings whose first icon is filled, and whose second one is.
    pub(crate) filled: [BuildingSet; 2],
    /// Sawmills in the box.
    pub(crate) sawmills: SawmillSet,
    /// Sawmills that are out of the game.
    pub(crate) given_up: SawmillSet,
    /// The granary, the lower space of each good first.
    pub(crate) granary: [[Option<Cube>; 2]; Good::STORED],
    /// The holds, the right space of each first.
    pub(crate) holds: PerHold<[Option<Seat>; 2]>,
    /// Privilege tokens and work tokens in the pool.
    pub(crate) pool: [u8; 2],
    /// Who has the bonus token of each final good.
    pub(crate) bonus: [Option<Seat>; Good::FINAL],
}

/// Search copies positions all the time.
const _: () = assert!(size_of::<Craftsmen>() <= 2048, "a game of five fits in two kibibytes");

impl Craftsmen {
    /// The players, in seat order.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// What is waited for now.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Pending> {
        self.pending.last().copied()
    }

    /// What a player is asked now.
    pub(crate) fn question(&self) -> Option<Question> {
        match *self.pending.last()? {
            Pending::Player { question, .. } => Some(question),
            Pending::Chance(_) => None,
        }
    }

    /// What this player is asked now.
    pub(crate) fn question_of(&self, seat: Seat) -> Option<Question> {
        match *self.pending.last()? {
            Pending::Player { seat: asked, question } if asked == seat => Some(question),
            _ => None,
        }
    }

    /// The action in a guild that is under way, perhaps below other questions.
    pub(crate) fn act(&self) -> Option<Act> {
        match self.pending.first()? {
            Pending::Player { question: Question::Act(act), .. } => Some(*act),
            _ => None,
        }
    }

    /// The auction under way.
    pub(crate) fn auction(&self) -> Option<Auction> {
        match *self.pending.last()? {
            Pending::Chance(Draw::ShowMayor { auction, .. })
            | Pending::Player { question: Question::Bid { auction }, .. } => Some(auction),
            _ => None,
        }
    }

    /// Waits for something before going on with the question below.
    pub(crate) fn ask(&mut self, next: impl Into<Pending>) {
        self.pending.push(next.into());
    }

    /// Replaces the question that was answered.
    pub(crate) fn ask_instead(&mut self, next: impl Into<Pending>) {
        *self.pending.last_mut().expect("a question was asked") = next.into();
    }

    /// Whether the short season is played.
    pub(crate) fn is_winter(&self) -> bool {
        self.season == Season::Winter
    }

    /// Which part of the game is being played.
    #[inline]
    pub(crate) const fn step(&self) -> Step {
        self.part.step()
    }

    /// The guild whose stage is played.
    pub(crate) fn guild(&self) -> Option<Guild> {
        match self.part {
            Part::Guild { guild, .. } => Some(guild),
            _ => None,
        }
    }

    /// What a viewer knows to be in a hand.
    pub(crate) fn known(&self, viewer: Viewer, seat: Seat) -> &Purse {
        match viewer {
            Viewer::Seat(viewer) => &self.known[viewer.index()][seat],
            Viewer::Public => &self.known[MOST_PLAYERS][seat],
        }
    }

    /// The spaces of a queue in use: with two players one less.
    pub(crate) fn queue_spaces(&self) -> &'static [QueueSpace] {
        let spaces = if self.options.players == 2 { 2 } else { 3 };
        &QueueSpace::ALL[..spaces]
    }

    /// The free icons of a good on a player's buildings.
    #[inline]
    pub(crate) fn free_icons(&self, seat: Seat, good: Good) -> BuildingSet {
        let built = self.players[seat].built;
        let open = |icon: usize| NEEDING[icon][good] - self.filled[icon];
        built & (open(0) | open(1))
    }

    /// Which icon of a building shows a good.
    pub(crate) fn icon(card: Building, good: Good) -> Option<usize> {
        card.data().inputs.iter().position(|&input| input == Some(good))
    }

    /// Cubes that a player has left.
    pub(crate) fn cubes(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let icons = (player.built & self.filled[0]).len() + (player.built & self.filled[1]).len();
        let own = |cube: &&Option<Cube>| **cube == Some(Cube::Of(seat));
        let stored = self.granary.as_flattened().iter().filter(own).count();
        let loaded = self.holds.values.as_flattened();
        let loaded = loaded.iter().filter(|cube| **cube == Some(seat)).count();
        GAME_CUBES - player.fair - (icons + stored + loaded) as u8
    }

    /// The hold of a good on a ship.
    pub(crate) fn hold(ship: Ship, good: Good) -> Option<crate::types::Hold> {
        ship.holds().find(|hold| hold.data().good == good)
    }

    /// The building cards on the board of a kind.
    pub(crate) fn displayed(&self, kind: Kind) -> BuildingSet {
        self.display & crate::data::OF_KIND[kind]
    }

    /// The next seats clockwise, once around.
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        let mut next = seat;
        (1..players).map(move |_| {
            next = next.next(players);
            next
        })
    }
}
