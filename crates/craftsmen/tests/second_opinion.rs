//! A second opinion: what may be done, worked out again from the view of whoever acts and from the
//! rulebook's recipes, the slow way, and compared with the engine in whole random games.

use std::collections::BTreeSet;

use crate::common::printed::{RAW, recipe, worth};
use crate::common::{kind, question};
use quadrivium_core::{Actor, Chance, Options as _, Rules, Seat, Settings, Sight, Turn};
use quadrivium_craftsmen::{
    Action, Building, Capital, CapitalView, Colour, Craftsmen, Cube, Good, Guild, Kind, Options,
    PerCapital, PlayerView, Question, QueueSpace, Sawmill, Step, View,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

type Offers = BTreeSet<String>;

fn price(kind: Kind, prices: [u32; 3]) -> u32 {
    prices[Kind::ALL.iter().position(|&it| it == kind).unwrap()]
}

/// A view as the player who has to act reads it.
struct Reader<'a> {
    view: &'a View,
    seat: Seat,
}

impl Reader<'_> {
    fn me(&self) -> &PlayerView {
        self.view.players.iter().find(|player| player.seat == self.seat).unwrap()
    }

    fn hand(&self) -> PerCapital<u8> {
        match self.me().capital {
            CapitalView::Open(hand) => hand,
            CapitalView::Backs { .. } => panic!("one's own hand is open"),
        }
    }

    fn held(&self) -> Vec<Capital> {
        let hand = self.hand();
        Capital::ALL.into_iter().filter(|&card| hand[card] > 0).collect()
    }

    fn built(&self) -> Vec<Building> {
        self.me().row.iter().filter_map(|it| it.card).collect()
    }

    /// Own points that can be paid: tokens count only in the end.
    fn points(&self) -> i16 {
        self.me().points - self.me().bonus_points
    }

    fn year(&self) -> usize {
        usize::from(self.view.year) - 1
    }

    /// Whether the helper that acts stands on gold, or a token can be spent.
    fn privileged(&self) -> bool {
        let gold = self.view.act.helper.is_some_and(|helper| helper < 2);
        !self.view.act.privileged && (gold || self.me().privilege_tokens > 0)
    }

    /// Free icons of a good on own buildings.
    fn icons(&self, good: &str) -> Vec<Building> {
        let row = self.me().row.iter();
        row.filter_map(|it| {
            let card = it.card?;
            let filled = it.filled.iter().any(|on| on.name() == good);
            (recipe(card).contains(&good) && !filled).then_some(card)
        })
        .collect()
    }

    fn helpers(&self) -> Offers {
        let players = self.view.players.len();
        let mut out = Offers::from(["pass".to_owned()]);
        for guild in &self.view.guilds {
            let all: Vec<_> = guild.queue.iter().flat_map(|space| &space.helpers).collect();
            let own = all.iter().filter(|helper| helper.seat == self.seat).count();
            let most = [4, 4, 5, 6][players - 2];
            if own == 2 || all.len() == most {
                continue;
            }
            let name = guild.guild;
            if guild.queue.iter().any(|space| space.helpers.is_empty()) {
                out.insert(format!("place {name}"));
                continue;
            }
            for space in guild.queue.iter().filter(|space| space.helpers.len() == 1) {
                let fee = [1, 2, 3][self.year()];
                let waived = players == 2
                    || space.space == QueueSpace::Ribbon
                    || space.helpers[0].seat == self.seat;
                if waived || !self.held().is_empty() || self.points() >= fee {
                    out.insert(format!("stack {name} {}", space.space));
                }
            }
        }
        out
    }

    fn builds(&self) -> Offers {
        let mut out = Offers::new();
        let colours = |card: Option<Building>, sawmill: Sawmill| match card {
            Some(card) => (card.top(), card.bottom()),
            None => (sawmill.top(), sawmill.bottom()),
        };
        let me = self.me();
        let ends = [("left", &me.row[0]), ("right", &me.row[me.row.len() - 1])];
        for &card in &me.known_cards {
            let cost = u32::from(self.view.act.cost) + price(card.kind(), [2, 3, 6]);
            if cost > worth(&self.hand(), &Colour::ALL) {
                continue;
            }
            for (end, neighbour) in ends {
                let (top, bottom) = colours(neighbour.card, me.sawmill.unwrap());
                if top == card.top() || bottom == card.bottom() {
                    out.insert(format!("build {card} {end}"));
                } else if self.privileged() {
                    out.insert(format!("build {card} {end} privileged"));
                }
            }
        }
        out
    }

    fn notary(&self) -> Offers {
        let mut out = Offers::new();
        for kind in &self.view.cards {
            if self.privileged() && usize::from(kind.deck) + kind.shown.len() > 0 {
                out.insert(format!("look {}", kind.kind));
            }
            if self.view.act.acted || self.held().is_empty() {
                continue;
            }
            for &card in &kind.shown {
                out.insert(format!("auction {card}"));
                let mut colours = vec![card.top(), card.bottom()];
                colours.dedup();
                if worth(&self.hand(), &colours) >= price(kind.kind, [3, 5, 10]) {
                    out.insert(format!("buy {card}"));
                }
            }
        }
        out
    }

    fn makes(&self) -> Offers {
        let mut out = Offers::new();
        if self.me().cubes == 0 {
            return out;
        }
        let made = |good: &str| {
            good == "wood" || self.built().iter().any(|card| card.output().name() == good)
        };
        for good in RAW.into_iter().filter(|good| made(good)) {
            if self.me().fair < 3 {
                out.insert(format!("make {good} fair"));
            }
            out.extend(self.icons(good).iter().map(|card| format!("make {good} {card}")));
        }
        out
    }

    fn work(&self) -> Offers {
        let mut out = self.makes();
        if self.me().fair > 0 {
            for good in RAW {
                out.extend(self.icons(good).iter().map(|card| format!("fetch {good} {card}")));
            }
        }
        for building in &self.me().row {
            let Some(card) = building.card else { continue };
            if card.kind() != Kind::Basic && building.filled.len() == recipe(card).len() {
                out.insert(format!("work {card}"));
            }
        }
        out
    }

    fn crafts(&self) -> Offers {
        let mut out = if self.view.act.work > 0 { self.work() } else { Offers::new() };
        if self.view.act.raw && self.privileged() && !self.makes().is_empty() {
            out.insert("privilege".to_owned());
        }
        out
    }

    fn purchases(&self) -> Offers {
        let mut out = Offers::new();
        let card = !self.held().is_empty() && self.me().cubes > 0;
        let marker = self.privileged() && self.me().fair > 0;
        for row in &self.view.granary {
            let foreign = row.cubes.first().is_some_and(|cube| *cube != Cube::Of(self.seat));
            if foreign && (card || marker) {
                let icons = self.icons(row.good.name());
                out.extend(icons.iter().map(|card| format!("purchase {} {card}", row.good)));
            }
        }
        out
    }

    fn town_hall(&self) -> Offers {
        let (me, view) = (self.me(), self.view);
        let mut out = Offers::new();
        if me.privilege_tokens < 3 && view.privilege_tokens > 0 {
            out.insert("token privilege".to_owned());
        }
        if me.work_tokens < 3 && view.work_tokens > 0 {
            out.insert("token work".to_owned());
        }
        let on_track = view.order_track.contains(&self.seat);
        if view.players.len() > 2 && view.order_track.len() < 3 && !on_track {
            out.insert("precede".to_owned());
        }
        out
    }

    fn act(&self) -> Offers {
        let Step::Guild(guild) = self.view.step else { panic!("helpers act in a guild") };
        let mut out = match guild {
            Guild::Bankers => self.shown(),
            Guild::Builders => self.builds(),
            Guild::Notary => self.notary(),
            Guild::Crafts => self.crafts(),
            Guild::Merchants => self.purchases(),
            Guild::TownHall => self.town_hall(),
        };
        out.insert("done".to_owned());
        out
    }

    fn shown(&self) -> Offers {
        let shown = Capital::ALL.into_iter().filter(|&card| self.view.capital_shown[card] > 0);
        shown.map(|card| format!("take {card}")).collect()
    }

    fn deliveries(&self, good: Good) -> Offers {
        if !good.is_shipped() {
            let icons = self.icons(good.name());
            let icons = icons.iter().map(|card| format!("deliver {card}"));
            return icons.chain(["store".to_owned()]).collect();
        }
        let mut out = Offers::new();
        let mut room = false;
        for ship in &self.view.ships {
            for hold in ship.holds.iter().filter(|hold| hold.good == good) {
                if hold.left.is_none() || hold.right.is_none() {
                    room = true;
                    out.insert(format!("load {}", ship.ship));
                } else if hold.left != Some(self.seat) && !self.held().is_empty() {
                    out.insert(format!("bribe {}", ship.ship));
                }
            }
        }
        if !room {
            out.insert("lose".to_owned());
        }
        out
    }

    /// What is offered; nothing where `payments` has the opinion.
    fn offers(&self) -> Option<Offers> {
        let give = |verb: &str| -> Offers {
            self.held().iter().map(|card| format!("{verb} {card}")).collect()
        };
        let done = |mut offers: Offers| {
            offers.insert("done".to_owned());
            offers
        };
        Some(match question(self.view)? {
            Question::Exchange { card, sawmill } => {
                let mut out = Offers::new();
                if card {
                    let kinds = self.me().known_cards.iter().map(|card| card.kind());
                    out.extend(kinds.map(|kind| format!("exchange {kind}")));
                }
                if sawmill {
                    out.extend(self.view.sawmills.iter().map(|it| format!("sawmill {it}")));
                }
                done(out)
            }
            Question::GiveBack { of } => {
                let cards = self.me().known_cards.iter().filter(|card| card.kind() == of);
                cards.map(|card| format!("return {card}")).collect()
            }
            Question::SendHelper => self.helpers(),
            Question::PayFee { .. } => {
                let mut out = give("give");
                if self.points() >= [1, 2, 3][self.year()] {
                    out.insert("points".to_owned());
                }
                out
            }
            Question::Act(_) => self.act(),
            Question::Bid { .. } => {
                let auction = self.view.auction.as_ref().unwrap();
                let bids = u32::from(auction.bid) + 1..=worth(&self.hand(), &Colour::ALL);
                let mut out: Offers = bids.map(|amount| format!("bid {amount}")).collect();
                if auction.bid > 0 {
                    out.insert("pass".to_owned());
                }
                out
            }
            Question::PutBack => ["put top", "put under"].map(str::to_owned).into(),
            Question::Arrange { .. } => {
                let cards = &self.view.look.as_ref().unwrap().known;
                cards.iter().map(|card| format!("return {card}")).collect()
            }
            Question::MakeAnother => self.makes(),
            Question::Deliver { card } => self.deliveries(card.output()),
            Question::Reward => {
                let mut out = self.shown();
                if u32::from(self.view.capital_deck) + self.view.capital_discarded.total() > 0 {
                    out.insert("draw".to_owned());
                }
                out
            }
            Question::PayGoods { good, .. } => {
                let row = self.view.granary.iter().find(|row| row.good == good).unwrap();
                let verb = if row.cubes[0] == Cube::Natural { "pay" } else { "give" };
                let mut out = if self.me().cubes > 0 { give(verb) } else { Offers::new() };
                if self.privileged() && self.me().fair > 0 {
                    out.insert("privilege".to_owned());
                }
                out
            }
            Question::Stall => ["stall", "done"].map(str::to_owned).into(),
            Question::SpendToken => done(self.work()),
            Question::TakeAnother => {
                let mut out = self.shown();
                out.insert("draw".to_owned());
                out
            }
            Question::LayOut { .. } => {
                let cards = &self.view.look.as_ref().unwrap().known;
                cards.iter().map(|card| format!("lay {card}")).collect()
            }
            _ => return None,
        })
    }
}

fn compare(settings: &Settings, seed: u64, asked: &mut BTreeSet<String>) {
    let options = Options::from_settings(settings).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Craftsmen::new(&options).unwrap();
    let mut offered: Vec<Action> = Vec::new();
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                game.legal(seat, &mut offered);
                let view = game.view(seat.into());
                if let Some(expected) = (Reader { view: &view, seat }).offers() {
                    let found: Offers = offered.iter().map(ToString::to_string).collect();
                    assert_eq!(found, expected, "{seat} at {:?}", view.asked);
                    asked.insert(kind(&game));
                }
                // Builders and craftsmen seldom go home without having done anything.
                let idle = [Action::Done, Action::Pass];
                let busy: Vec<_> = offered.iter().filter(|it| !idle.contains(it)).collect();
                let pick = &offered[rng.random_range(0..offered.len())];
                let pick = match busy.len() {
                    0 => pick,
                    some if rng.random_range(0..3) > 0 => busy[rng.random_range(0..some)],
                    _ => pick,
                };
                (seat.into(), *pick)
            }
        };
        game.apply(by, action).unwrap();
    }
}

#[test]
fn the_engine_agrees_in_whole_games() {
    let mut asked = BTreeSet::new();
    for players in 2..=5 {
        for seed in 0..6 {
            compare(&Settings::players(players), seed, &mut asked);
        }
    }
    let all = [
        "act",
        "arrange",
        "bid",
        "deliver",
        "exchange",
        "give_back",
        "make_another",
        "pay_fee",
        "pay_goods",
        "put_back",
        "reward",
        "send_helper",
        "spend_token",
        "stall",
    ];
    let missing: Vec<_> = all.into_iter().filter(|&name| !asked.contains(name)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

#[test]
fn the_engine_agrees_with_every_switch() {
    let settings = Settings::players(4)
        .with("mayor_values_colour_sets", true)
        .with("winter_privilege_grant", true)
        .with("winter_work_token_window", false)
        .with("granary_refill_all_empty", false)
        .with("investments_per_year", "unlimited")
        .with("given_up_sawmill_can_be_taken", false)
        .with("second_marker", "right");
    for seed in 0..4 {
        compare(&settings, seed, &mut BTreeSet::new());
    }
}
