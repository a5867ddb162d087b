//! What one viewer knows, built up from that alone.

use quadrivium_core::{Key, Rules, Seat, Turn, Viewer};
use serde::Serialize;

use crate::data::{BONUS_POINTS, MAJORITY, OF_KIND};
use crate::deck::Run;
use crate::options::Options;
use crate::purse::{Purse, worth, worth_by_colour};
use crate::rules::QUEUE_PLACES;
use crate::state::{Act, Ask, Auction, Bill, Craftsmen, Cube, Step};
use crate::types::{
    Building, BuildingSet, End, Good, Guild, Hold, Kind, PerColour, PerKind, PerSource, QueueSpace,
    Sawmill, Season, Ship,
};
use crate::ways::{PaymentView, WorkView};

/// The table as one viewer knows it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// How it was set up.
    pub options: Options,
    /// Who has to act.
    pub turn: Turn,
    /// What is asked; nothing when the game is over.
    pub asked: Option<Ask>,
    /// Which part of the game is being played.
    pub step: Step,
    /// The year from 1.
    pub year: u8,
    /// The season.
    pub season: Season,
    /// The order of the season, first to act first.
    pub order: Vec<Seat>,
    /// The track that changes the order.
    pub order_track: Vec<Seat>,
    /// The action of a helper under way.
    pub act: Act,
    /// The payment under way; a price of zero is none.
    pub bill: Bill,
    /// What the cards paid so far are worth.
    pub bill_paid: u8,
    /// How the viewer can pay what is asked, or each bid that can be made.
    pub payments: Vec<PaymentView>,
    /// What the buildings of the player who works now can make, and where it could go.
    pub works: Vec<WorkView>,
    /// The auction under way.
    pub auction: Option<Auction>,
    /// The cards that somebody looks at.
    pub look: Option<LookView>,
    /// What stacking costs in points, where it is not free.
    pub fee_points: i16,
    /// The guilds with their queues.
    pub guilds: Vec<GuildView>,
    /// Face-down capital cards.
    pub capital_deck: u8,
    /// Capital cards on the board, one count per kind.
    pub capital_shown: Purse,
    /// Discarded capital cards, one count per kind.
    pub capital_discarded: Purse,
    /// Building cards on the board and in decks, by kind.
    pub cards: Vec<KindView>,
    /// Sawmills in the box.
    pub sawmills: Vec<Sawmill>,
    /// The granary, the lower space first.
    pub granary: Vec<GranaryView>,
    /// The ships.
    pub ships: Vec<ShipView>,
    /// Privilege tokens in the pool.
    pub privilege_tokens: u8,
    /// Work tokens in the pool.
    pub work_tokens: u8,
    /// The bonus tokens.
    pub bonus_tokens: Vec<BonusView>,
    /// What belongs to each player, in seat order.
    pub players: Vec<PlayerView>,
}

/// Cards that somebody looks at.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LookView {
    /// Who looks.
    pub seat: Seat,
    /// At which kind.
    pub kind: Kind,
    /// How many cards are not laid out.
    pub cards: u8,
    /// Those that the viewer knows.
    pub known: Vec<Building>,
    /// The order in which the first of them go back, for the one who looks.
    pub order: Vec<Building>,
}

/// A guild.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct GuildView {
    /// Which.
    pub guild: Guild,
    /// The spaces of its queue in use.
    pub queue: Vec<SpaceView>,
    /// How many more helpers it takes.
    pub room: u8,
}

/// A space of a queue.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// Which.
    pub space: QueueSpace,
    /// The helpers on it, the lower one first.
    pub helpers: Vec<HelperView>,
}

/// A helper in a queue.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct HelperView {
    /// Whose.
    pub seat: Seat,
    /// Whether the helper used a privilege.
    pub privileged: bool,
}

/// Building cards of one kind.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct KindView {
    /// Which.
    pub kind: Kind,
    /// Cards on the board.
    pub shown: Vec<Building>,
    /// Face-down cards.
    pub deck: u8,
    /// The stretches of the deck from the top down.
    pub runs: Vec<RunView>,
}

/// A stretch of a deck.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct RunView {
    /// How many cards.
    pub cards: u8,
    /// Whether they were put there together; otherwise they were shuffled.
    pub placed: bool,
    /// Those that the viewer knows, from the top down where the order is known.
    pub known: Vec<Building>,
    /// Whether the viewer knows their order.
    pub in_order: bool,
}

/// A good in the granary.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct GranaryView {
    /// Which.
    pub good: Good,
    /// Its cubes, the lower one first.
    pub cubes: Vec<Cube>,
}

/// A ship.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct ShipView {
    /// Its number.
    pub ship: Ship,
    /// Points for the most markers, the second most and so on.
    pub majority: Vec<u8>,
    /// Its holds from the top.
    pub holds: Vec<HoldView>,
    /// The players with markers on it, by rank.
    pub ranked: Vec<Seat>,
}

/// A hold.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct HoldView {
    /// For which good.
    pub good: Good,
    /// Points for each marker.
    pub points: u8,
    /// The left space.
    pub left: Option<Seat>,
    /// The right space, which is filled first.
    pub right: Option<Seat>,
}

/// A bonus token.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct BonusView {
    /// For which production line.
    pub good: Good,
    /// Its points.
    pub points: u8,
    /// Who has it.
    pub owner: Option<Seat>,
}

/// The building at one place of a row.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct BuildingView {
    /// Which card; nothing where the sawmill stands.
    pub card: Option<Building>,
    /// The goods on its icons.
    pub filled: Vec<Good>,
}

/// A hand of capital cards.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CapitalView {
    /// One's own, one count per kind.
    Open(Purse),
    /// Somebody else's: how many cards, and those that the viewer knows to be among them.
    Backs {
        /// How many.
        cards: u8,
        /// At least these.
        known: Purse,
    },
}

/// What the scoring of a year would bring now, but for investments.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct YearView {
    /// For the most markers on ships.
    pub majorities: i16,
    /// For markers on ships.
    pub cargo: i16,
    /// For sets of four colours.
    pub growth: i16,
    /// For markers in the granary.
    pub granary: i16,
}

/// Where a building card matches a row.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct FitView {
    /// Which card.
    pub card: Building,
    /// The ends at which its colours match.
    pub ends: Vec<End>,
}

/// What belongs to one player.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The player.
    pub seat: Seat,
    /// Points in all, bonus tokens included.
    pub points: i16,
    /// Points by where they came from.
    pub breakdown: PerSource<i16>,
    /// Points of bonus tokens.
    pub bonus_points: i16,
    /// What the scoring of this year would bring now.
    pub year: YearView,
    /// Capital cards in hand.
    pub capital: CapitalView,
    /// What one's own capital cards are worth, colour by colour.
    pub worth: Option<PerColour<u8>>,
    /// How many building cards of each kind are in hand.
    pub cards: PerKind<u8>,
    /// Those that the viewer knows.
    pub known_cards: Vec<Building>,
    /// Where each of the known building cards matches the row.
    pub fitting: Vec<FitView>,
    /// How many halves of each colour the row has.
    pub halves: PerColour<i16>,
    /// Points for them if the year ended now.
    pub growth: i16,
    /// The sawmill.
    pub sawmill: Option<Sawmill>,
    /// The row of buildings from the left, the sawmill among them.
    pub row: Vec<BuildingView>,
    /// Helpers at home.
    pub helpers: u8,
    /// Whether no more helpers are sent in this season.
    pub passed: bool,
    /// Markers on the fair.
    pub fair: u8,
    /// Cubes in supply.
    pub cubes: u8,
    /// Privilege tokens.
    pub privilege_tokens: u8,
    /// Work tokens.
    pub work_tokens: u8,
}

impl Craftsmen {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let bonus = |(good, (&owner, points)): (Good, (&Option<Seat>, u8))| BonusView {
            good,
            points,
            owner,
        };
        View {
            options: self.options,
            turn: self.turn(),
            asked: self.asked(),
            step: self.step,
            year: self.year + 1,
            season: self.season,
            order: self.order.to_vec(),
            order_track: self.track.to_vec(),
            act: self.act,
            bill: self.bill,
            bill_paid: worth(&self.bill.paid),
            payments: self.payments_view(viewer),
            works: self.works_view(),
            auction: self.auction,
            look: self.look_view(viewer),
            fee_points: self.fee_points(),
            guilds: Guild::ALL.map(|guild| self.guild_view(guild)).into(),
            capital_deck: self.capital.total() as u8,
            capital_shown: self.shown,
            capital_discarded: self.discard,
            cards: Kind::ALL.map(|kind| self.kind_view(kind, viewer)).into(),
            sawmills: self.sawmills.iter().collect(),
            granary: self.granary_view(),
            ships: Ship::all().map(|ship| self.ship_view(ship)).collect(),
            privilege_tokens: self.pool[0],
            work_tokens: self.pool[1],
            bonus_tokens: Good::finals()
                .zip(self.bonus.iter().zip(BONUS_POINTS))
                .map(bonus)
                .collect(),
            players: self.seats().map(|seat| self.player_view(seat, viewer)).collect(),
        }
    }

    pub(crate) fn look_view(&self, viewer: Viewer) -> Option<LookView> {
        let look = self.look?;
        let own = viewer.sits_at(look.seat);
        let not_in_order = look.cards.iter().chain(look.order.iter().filter(|_| !own));
        let known = not_in_order.filter(|placed| placed.met_by.include(viewer));
        let known: BuildingSet = known.map(|placed| placed.card).collect();
        let order = look.order.iter().filter(|_| own).map(|placed| placed.card);
        Some(LookView {
            seat: look.seat,
            kind: look.kind,
            cards: (look.cards.len() + look.order.len()) as u8,
            known: known.iter().collect(),
            order: order.collect(),
        })
    }

    fn guild_view(&self, guild: Guild) -> GuildView {
        let helper = |space: QueueSpace, layer: usize| {
            let place = space.index() * 2 + layer;
            debug_assert!(place < QUEUE_PLACES, "three spaces of two helpers");
            let privileged = self.privileged & Self::helper_bit(guild, place as u8) != 0;
            Some(HelperView { seat: self.queues[guild][space][layer]?, privileged })
        };
        let space = |&space: &QueueSpace| SpaceView {
            space,
            helpers: [0, 1].into_iter().filter_map(|layer| helper(space, layer)).collect(),
        };
        GuildView {
            guild,
            queue: self.queue_spaces().iter().map(space).collect(),
            room: self.room(guild),
        }
    }

    pub(crate) fn kind_view(&self, kind: Kind, viewer: Viewer) -> KindView {
        let run = |run: Run<'_>| match run {
            Run::Shuffled(cards) => RunView {
                cards: cards.len() as u8,
                placed: false,
                known: Vec::new(),
                in_order: false,
            },
            Run::Packet(packet) => {
                let in_order = packet.iter().all(|placed| placed.seen_by.include(viewer));
                let known = packet.iter().filter(|placed| placed.met_by.include(viewer));
                let mut known: Vec<_> = known.map(|placed| placed.card).collect();
                if !in_order {
                    known.sort_unstable();
                }
                RunView { cards: packet.len() as u8, placed: true, known, in_order }
            }
        };
        KindView {
            kind,
            shown: self.displayed(kind).iter().collect(),
            deck: self.decks[kind].len() as u8,
            runs: self.decks[kind].runs().map(run).collect(),
        }
    }

    fn granary_view(&self) -> Vec<GranaryView> {
        let goods = Good::stored().zip(&self.granary);
        goods
            .map(|(good, cubes)| GranaryView {
                good,
                cubes: cubes.iter().flatten().copied().collect(),
            })
            .collect()
    }

    fn ship_view(&self, ship: Ship) -> ShipView {
        let hold = |hold: Hold| HoldView {
            good: hold.data().good,
            points: hold.data().points,
            left: self.holds[hold][1],
            right: self.holds[hold][0],
        };
        ShipView {
            ship,
            majority: MAJORITY[ship.index()].to_vec(),
            holds: Hold::all().filter(|it| it.ship() == ship).map(hold).collect(),
            ranked: self.ranked_on(ship).to_vec(),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.players[seat];
        let own = viewer.sits_at(seat);
        let capital = if own {
            CapitalView::Open(player.capital)
        } else {
            let known = *self.known(viewer, seat);
            CapitalView::Backs { cards: player.capital_cards(), known }
        };
        let known_cards = if own { player.cards } else { player.cards & self.open };
        let fits = |card: Building| FitView {
            card,
            ends: End::ALL.into_iter().filter(|&end| self.matches(seat, card, end)).collect(),
        };
        PlayerView {
            seat,
            points: player.total() + self.bonus_points(seat),
            breakdown: player.points,
            bonus_points: self.bonus_points(seat),
            year: self.year_view(seat),
            capital,
            worth: own.then(|| worth_by_colour(&player.capital)),
            cards: PerKind::from_fn(|kind| (player.cards & OF_KIND[kind]).len() as u8),
            known_cards: known_cards.iter().collect(),
            fitting: known_cards.iter().map(fits).collect(),
            halves: self.halves(seat),
            growth: self.growth(seat),
            sawmill: player.sawmill,
            row: self.row_view(seat),
            helpers: player.helpers,
            passed: player.passed,
            fair: player.fair,
            cubes: self.cubes(seat),
            privilege_tokens: player.tokens[0],
            work_tokens: player.tokens[1],
        }
    }

    fn year_view(&self, seat: Seat) -> YearView {
        let majority = |ship: Ship| {
            let mut paid = self.ranked_on(ship).into_iter().zip(MAJORITY[ship.index()]);
            paid.find(|(ranked, _)| *ranked == seat).map_or(0, |(_, &points)| points.into())
        };
        YearView {
            majorities: Ship::all().map(majority).sum(),
            cargo: Ship::all().map(|ship| self.cargo(ship, seat)).sum(),
            growth: self.growth(seat),
            granary: self.supplies(seat),
        }
    }

    fn row_view(&self, seat: Seat) -> Vec<BuildingView> {
        let built = self.players[seat].built.iter();
        let mut row: Vec<_> = built
            .map(|card| (self.sites[card].map_or(0, |site| site.at), Some(card)))
            .chain([(0, None)])
            .collect();
        row.sort_unstable();
        row.into_iter()
            .map(|(_, card)| BuildingView {
                card,
                filled: card.map(|card| self.goods_on(card)).unwrap_or_default(),
            })
            .collect()
    }

    /// The goods on the icons of a building.
    fn goods_on(&self, card: Building) -> Vec<Good> {
        let icons = card.data().inputs.into_iter().enumerate();
        let filled = icons.filter(|&(icon, _)| self.filled[icon].contains(card));
        filled.filter_map(|(_, good)| good).collect()
    }
}
