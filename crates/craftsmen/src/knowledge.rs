//! Who knows what: the table and its history as a viewer may see them.
//!
//! Hidden are capital and building cards in hand, the order of the decks, and cards that somebody
//! looked at. A card that was taken in front of everybody is known as long as it stays where it is;
//! a card that was handed over is known to the two who saw it.

use quadrivium_core::{Actor, Key, Rules, Seat, Sight, Viewer};
use rand::Rng;

use crate::action::Action;
use crate::data::{
    BONUS_POINTS, HAND_MOST, HAND_MOST_AT_SEASON_END, MAJORITY, NOTARY_LOOKED_AT, OF_KIND,
};
use crate::deck::Run;
use crate::pending::{Act, Bill, Draw, Pending, Question, Works};
use crate::progress::{Helper, QueuePlace};
use crate::purse::{worth, worth_by_colour};
use crate::state::{Craftsmen, Step};
use crate::types::{
    Building, BuildingSet, End, Good, Guild, Hold, Kind, PerKind, QueueSpace, Ship,
};
use crate::view::{
    ActView, AskView, AuctionView, BonusView, BuildingView, CapitalView, FitView, GranaryView,
    GuildView, HelperView, HoldView, KindView, LookView, PlayerView, RunView, ShipView, SpaceView,
    View, YearView,
};
use crate::worlds::TRIES;

impl Sight for Craftsmen {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let bonus = |(good, (&owner, points)): (Good, (&Option<Seat>, u8))| BonusView {
            good,
            points,
            owner,
        };
        let bill = match self.question() {
            Some(Question::Pay { bill }) => bill,
            Some(Question::Invest { paid, .. }) => Bill { paid, ..Bill::default() },
            _ => Bill::default(),
        };
        View {
            options: self.options,
            turn: self.turn(),
            asked: self.asked().map(AskView::from),
            step: self.step(),
            year: self.year + 1,
            season: self.season,
            order: self.order.to_vec(),
            order_track: self.track.to_vec(),
            act: self.act_view(),
            bill,
            bill_paid: worth(&bill.paid),
            payments: self.payments_view(viewer),
            investments: self.investments_view(viewer),
            works: self.works_view(),
            auction: self.auction().map(|it| AuctionView::of(it, self.options.players)),
            look: self.look_view(viewer),
            fee_points: self.fee_points(),
            guilds: Guild::ALL.map(|guild| self.guild_view(guild)).into(),
            hand_most: if self.step() == Step::HandLimit {
                HAND_MOST_AT_SEASON_END
            } else {
                HAND_MOST
            },
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

    /// Whoever plays sees their own hand as nobody else does; whoever does not sees what is open.
    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        let plays = |viewer: Viewer| self.seats().any(|seat| viewer.sits_at(seat));
        one == other || !(plays(one) || plays(other))
    }

    /// Drawn cards are seen by whoever draws, cards handed over by the two, cards put back by whoever
    /// puts them back.
    fn masked(&self, by: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        let sees = |seat: Seat| viewer.sits_at(seat);
        let visible = match (self.asked(), action) {
            (
                Some(Pending::Chance(
                    Draw::DealCapital { seat, .. }
                    | Draw::DealCards { seat, .. }
                    | Draw::DealLook { seat, .. },
                )),
                _,
            ) => sees(seat),
            (
                Some(Pending::Player { seat, question }),
                Action::Return { .. } | Action::Give { .. },
            ) => match question {
                Question::PayFee { to } => sees(to),
                Question::PayGoods { good, .. } => self.seller(seat, good).is_some_and(sees),
                _ => false,
            },
            _ => true,
        };
        let own = matches!(by, Actor::Seat(seat) if sees(seat));
        (visible || own).then_some(action)
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng) {
        self.deal_capital_again(viewer, TRIES, rng);
        self.deal_cards_again(viewer, rng);
    }

    fn hides_from(&self, viewer: Seat) -> bool {
        self.hides_cards(viewer) || self.hides_capital(viewer)
    }

    /// Chance apart, only cards that somebody put on a deck come up unexpectedly.
    fn reveals(&self, by: Seat, action: Action) -> bool {
        let coming = match (self.question(), action) {
            (Some(Question::Act(_)), Action::Look { kind }) => Some((kind, NOTARY_LOOKED_AT)),
            (Some(Question::Bid { auction }), Action::Pass) if auction.mayor.is_some() => {
                Some((auction.card.kind(), 1))
            }
            (Some(Question::Pay { mut bill }), Action::Pay { card }) => {
                bill.paid[card] += 1;
                match self.pending[..] {
                    [.., Pending::Chance(Draw::ShowCard { of }), _] if bill.is_paid() => {
                        Some((of, 1))
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        coming.is_some_and(|(kind, cards)| self.is_surprised(by, kind, cards))
    }
}

impl Craftsmen {
    pub(crate) fn act_view(&self) -> ActView {
        let helper = self.helper().map(|place| place.index() as u8);
        let privileged = self.has_used_privilege();
        let view = ActView { helper, privileged, ..ActView::default() };
        match self.act() {
            Some(Act::Builders(Works { built, cost })) => ActView { built, cost, ..view },
            Some(Act::Notary { acted }) => ActView { acted, ..view },
            Some(Act::Crafts { work, raw }) => ActView { work, raw, ..view },
            _ => view,
        }
    }

    fn look_view(&self, viewer: Viewer) -> Option<LookView> {
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
        let helper = |space: QueueSpace, upper: bool| {
            let place = QueuePlace::of(space, upper);
            let privileged = self.privileged.contains(Helper { guild, place });
            let seat = self.queues[guild][space][place.layer()]?;
            Some(HelperView { seat, privileged })
        };
        let space = |&space: &QueueSpace| SpaceView {
            space,
            helpers: [false, true].into_iter().filter_map(|upper| helper(space, upper)).collect(),
        };
        GuildView {
            guild,
            queue: self.queue_spaces().iter().map(space).collect(),
            room: self.room(guild),
            next: self.first_empty(guild),
            shut: self.is_shut(guild),
        }
    }

    fn kind_view(&self, kind: Kind, viewer: Viewer) -> KindView {
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
        let maker = self.maker();
        let hold = |hold: Hold| HoldView {
            good: hold.data().good,
            points: hold.data().points,
            left: self.holds[hold][1],
            right: self.holds[hold][0],
            freight: maker.map(|seat| self.freight(seat, hold)),
        };
        ShipView {
            ship,
            majority: MAJORITY[ship.index()].to_vec(),
            holds: ship.holds().map(hold).collect(),
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
        YearView {
            majorities: Ship::all().map(|ship| self.majority(ship, seat)).sum(),
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
