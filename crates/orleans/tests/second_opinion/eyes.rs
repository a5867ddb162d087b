//! A player who knows the rulebook and sees what lies on the table.

use quadrivium_core::Seat;
use quadrivium_orleans::{
    Bathhouse, EmptyBonus, Follower, FollowerView, ForecastView, Hourglass, Kind, Options, Pending,
    Place, PlaceView, PlayerView, Question, SpaceView, TechTiming, Together, TowerDeeds, View,
    Ware, Way,
};

use crate::common::printed::{COIN_SPACES, FARMER_GOODS, ROUTES, STARS, wanted};

/// The table as one player sees it.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    view: &'a View,
    pub own: &'a PlayerView,
}

fn total(all: &[FollowerView]) -> u8 {
    all.iter().map(|it| it.count).sum()
}

/// Neutral followers among these.
pub fn neutral(all: &[FollowerView]) -> Vec<FollowerView> {
    all.iter().filter(|it| !it.follower.is_starting()).copied().collect()
}

fn is_taken(space: SpaceView) -> bool {
    space.follower.is_some() || space.technology
}

/// What a space asks for.
fn asks_for(space: SpaceView) -> &'static str {
    wanted(space.space.place().name())[usize::from(space.space.number()) - 1]
}

/// Routes from a town: kind, number and the other end.
fn ways(town: &str) -> impl Iterator<Item = (&'static str, u8, &'static str)> {
    ROUTES.iter().filter_map(move |&(number, way, one, other, _)| match town {
        _ if town == one => Some((way, number, other)),
        _ if town == other => Some((way, number, one)),
        _ => None,
    })
}

impl<'a> Eyes<'a> {
    pub fn of(view: &'a View, seat: Seat) -> Self {
        Self { view, own: view.players.iter().find(|it| it.seat == seat).expect("a player") }
    }

    fn options(self) -> &'a Options {
        &self.view.options
    }

    fn place(self, place: Place) -> Option<&'a PlaceView> {
        self.own.places.iter().find(|it| it.place == place)
    }

    fn has(self, place: Place) -> bool {
        self.place(place).is_some()
    }

    fn spaces(self) -> impl Iterator<Item = SpaceView> + 'a {
        self.own.places.iter().flat_map(|place| place.spaces.iter().copied())
    }

    fn ware(self, ware: Ware) -> u8 {
        self.own.goods.iter().find(|it| it.ware == ware).map_or(0, |it| it.count)
    }

    fn goods(self) -> u16 {
        self.own.goods.iter().map(|it| u16::from(it.count)).sum()
    }

    fn on_market(self, good: &str) -> u8 {
        self.view.goods.iter().find(|it| it.good.name() == good).expect("a good").count
    }

    fn supply(self, kind: Kind) -> u8 {
        self.view.supply.iter().find(|it| it.kind == kind).expect("a kind").count
    }

    fn step(self, kind: Kind) -> u8 {
        self.own.tracks.iter().find(|it| it.kind == kind).expect("a track").count
    }

    fn fits(self, follower: Follower, space: SpaceView) -> bool {
        let kind = follower.kind();
        let starter_in_hall = follower.is_starting() && space.space.place() == Place::TownHall;
        match asks_for(space) {
            "any" => !starter_in_hall,
            wanted if wanted == kind.name() || kind == Kind::Monk => true,
            "monk" => false,
            "knight" if self.has(Place::Barracks) => true,
            _ if kind == Kind::Scholar => self.has(Place::School),
            "farmer" | "craftsman" | "trader" if kind == Kind::Boatman => {
                self.has(Place::HerbGarden)
            }
            _ => false,
        }
    }

    /// Free spaces; of two alike on a place only the first.
    fn open(self) -> Vec<SpaceView> {
        let mut open: Vec<SpaceView> = Vec::new();
        for space in self.spaces().filter(|&space| !is_taken(space)) {
            let place = space.space.place();
            let twin = open
                .last()
                .is_some_and(|&it| it.space.place() == place && asks_for(it) == asks_for(space));
            if !twin {
                open.push(space);
            }
        }
        open
    }

    fn technology(self) -> Vec<String> {
        let fits = |&space: &SpaceView| {
            let place = self.place(space.space.place()).expect("an own place");
            let first = self.own.has_placed || asks_for(space) == "farmer";
            let carries = place.spaces.iter().any(|it| it.technology);
            first
                && !carries
                && place.spaces.len() > 1
                && !["any", "monk"].contains(&asks_for(space))
        };
        if self.own.technologies == 0 {
            return Vec::new();
        }
        let open = self.open().into_iter().filter(fits);
        open.map(|space| format!("technology {}", space.space)).collect()
    }

    /// Neutral followers that wait for a deed.
    fn waiting(self, place: Place) -> Vec<Kind> {
        let lying = neutral(&self.own.tower).into_iter().map(|it| it.follower.kind());
        let hall = self.place(Place::TownHall).expect("everybody has one");
        let standing = hall.spaces.iter().filter_map(|it| it.follower).map(Follower::kind);
        match place {
            Place::TownHall => standing.collect(),
            _ => lying.collect(),
        }
    }

    fn deeds(self, place: Place) -> Vec<String> {
        let mut out = Vec::new();
        for kind in self.waiting(place) {
            for deed in &self.view.deeds {
                let free = deed.spaces.iter().any(|it| it.kind == kind && it.free > 0);
                let name = deed.deed.name();
                if free {
                    out.push(format!("deed {kind} {name}"));
                }
                if free && name == "canalisation" {
                    out.push(format!("deed {kind} {name} point"));
                }
            }
        }
        out
    }

    fn can_recruit(self, kind: Kind) -> bool {
        if self.supply(kind) == 0 {
            return false;
        }
        if kind == Kind::Monk {
            return self.view.event != Some(Hourglass::Pilgrimage);
        }
        let step = self.step(kind);
        if step == if kind == Kind::Farmer { 8 } else { 5 } {
            return false;
        }
        let exhausted = match kind {
            Kind::Farmer => self.on_market(FARMER_GOODS[usize::from(step)]) == 0,
            Kind::Craftsman => self.view.technologies == 0,
            _ => false,
        };
        !(exhausted && self.options().empty_bonus == EmptyBonus::Blocks)
    }

    fn tiles(self, both: bool) -> Vec<Place> {
        let stacks = self.view.stacks.iter().take(if both { 2 } else { 1 });
        stacks.flat_map(|stack| stack.tiles.clone()).collect()
    }

    /// Whether a track has a bonus for the Hideaway when this good was paid.
    fn has_bonus(self, kind: Kind, paid: Option<Ware>) -> bool {
        let step = self.step(kind);
        match kind {
            _ if step == 0 => false,
            Kind::Farmer => {
                let good = FARMER_GOODS[usize::from(step) - 1];
                let paid = paid.is_some_and(|ware| ware.good().name() == good);
                paid || self.on_market(good) > 0
            }
            Kind::Boatman => step < 5 && self.view.bank != Some(0),
            Kind::Craftsman => self.view.technologies > 0,
            Kind::Trader => !self.tiles(step > 1).is_empty(),
            _ => kind == Kind::Scholar,
        }
    }

    fn bonuses(self, paid: Option<Ware>) -> Vec<Kind> {
        let tracks = [Kind::Farmer, Kind::Boatman, Kind::Craftsman, Kind::Trader, Kind::Scholar];
        tracks.into_iter().filter(|&kind| self.has_bonus(kind, paid)).collect()
    }

    fn gifts(self, place: Place) -> Vec<Ware> {
        let owned = self.own.goods.iter().map(|it| it.ware);
        let useful =
            |ware: &Ware| place != Place::Hideaway || !self.bonuses(Some(*ware)).is_empty();
        owned.filter(useful).collect()
    }

    fn can_build(self) -> bool {
        let town = self.own.merchant;
        let mut others = self.view.players.iter();
        let taken = match town.name() {
            "orleans" => self.own.stations.contains(&town),
            _ => others.any(|other| other.stations.contains(&town)),
        };
        self.own.unbuilt > 0 && !taken
    }

    fn is_active(self, place: &PlaceView) -> bool {
        let taken = place.spaces.iter().filter(|&&space| is_taken(space)).count();
        match place.place {
            Place::TownHall => taken >= usize::from(self.options().town_hall_min),
            Place::GunpowderTower => total(&self.own.tower) > 0,
            Place::Theatre => total(&place.theatre) > 0,
            _ => taken > 0 && taken == place.spaces.len(),
        }
    }

    /// Whether the action of a place can be done.
    pub fn can_use(self, place: &PlaceView) -> bool {
        let travels = |kind: &str| ways(self.own.merchant.name()).any(|(way, ..)| way == kind);
        let village = [Kind::Boatman, Kind::Craftsman, Kind::Trader];
        let possible = match place.place {
            Place::Farmhouse => self.can_recruit(Kind::Farmer),
            Place::Village => village.into_iter().any(|kind| self.can_recruit(kind)),
            Place::University => self.can_recruit(Kind::Scholar),
            Place::Castle => self.can_recruit(Kind::Knight),
            Place::Monastery => self.can_recruit(Kind::Monk),
            Place::Ship => travels("water"),
            Place::Wagon | Place::HorseWagon => travels("road"),
            Place::Guildhall => self.can_build(),
            Place::TownHall => !self.deeds(Place::TownHall).is_empty(),
            Place::GunpowderTower => {
                let action = self.options().tower_deeds == TowerDeeds::Action;
                action && !self.deeds(Place::GunpowderTower).is_empty()
            }
            Place::Hayrick => self.on_market("grain") > 0,
            Place::CheeseFactory => self.on_market("cheese") > 0,
            Place::Winery => self.on_market("wine") > 0,
            Place::WoolManufacturer => self.on_market("wool") > 0,
            Place::TailorShop => self.on_market("brocade") > 0,
            Place::Pharmacy | Place::Court => self.own.coins > 0,
            Place::Laboratory => self.view.technologies > 0,
            Place::Bathhouse => {
                let action = self.options().bathhouse == Bathhouse::Active;
                action && total(&self.own.bag) > 0
            }
            Place::Goldsmith | Place::Hideaway => !self.gifts(place.place).is_empty(),
            Place::Bakery => self.own.coins >= 2 && self.ware(Ware::Grain) > 0,
            Place::Sacristy | Place::HerbGarden | Place::School | Place::Barracks => false,
            _ => true,
        };
        possible && self.is_active(place)
    }

    fn losses(self) -> Vec<String> {
        let own = self.own;
        let mut out = Vec::new();
        if own.unbuilt > 0 {
            out.push("station".to_owned());
        }
        out.extend(own.stations.iter().map(|town| format!("station {town}")));
        if !neutral(&own.bag).is_empty() {
            out.push("follower".to_owned());
        }
        let at = own.development;
        let barred = COIN_SPACES.iter().any(|&coins| at == coins || at == coins + 1);
        if at > 0 && !barred {
            out.push("point".to_owned());
        }
        out.extend(own.goods.iter().map(|it| format!("good {}", it.ware)));
        let tiles = own.places.iter().filter(|it| it.place.is_tile());
        out.extend(tiles.map(|it| format!("tile {}", it.place)));
        if own.technologies > 0 {
            out.push("technology".to_owned());
        }
        let placed = self.spaces().filter(|space| space.technology);
        out.extend(placed.map(|space| format!("technology {}", space.space)));
        out.into_iter().map(|loss| format!("lose {loss}")).collect()
    }

    fn plans(self, begun: Option<Place>) -> Vec<String> {
        let here = |space: &SpaceView| begun.is_none_or(|place| space.space.place() == place);
        let mut out = Vec::new();
        for space in self.open().into_iter().filter(here) {
            for (all, end) in [(&self.own.market, ""), (&self.own.tower, " tower")] {
                let fitting = all.iter().filter(|it| self.fits(it.follower, space));
                out.extend(
                    fitting.map(|it| format!("assign {} {}{end}", it.follower, space.space)),
                );
            }
        }
        if self.options().tech_timing == TechTiming::FromEndOfActions {
            let prefix = begun.map_or("technology ".to_owned(), |it| format!("technology {it}."));
            out.extend(self.technology().into_iter().filter(|it| it.starts_with(&prefix)));
        }
        let tower = begun.is_none_or(|place| place == Place::GunpowderTower);
        if self.options().tower_deeds == TowerDeeds::Planning && tower {
            out.extend(self.deeds(Place::GunpowderTower));
        }
        out.push(if begun.is_some() { "next" } else { "done" }.to_owned());
        out
    }

    /// How many may be drawn.
    fn most_drawn(self) -> u8 {
        let spaces = if self.has(Place::GunpowderTower) { 10 } else { 8 };
        let free = spaces - total(&self.own.market) - total(&self.own.tower);
        self.own.draw_limit.min(free).min(total(&self.own.bag))
    }

    /// Everybody who stands somewhere.
    fn standing(self) -> Vec<String> {
        let mut out = Vec::new();
        for place in &self.own.places {
            for space in &place.spaces {
                out.extend(space.follower.map(|it| format!("back {} {it}", space.space)));
            }
            let actors = place.theatre.iter();
            out.extend(actors.map(|it| format!("back theatre.1 {}", it.follower)));
        }
        out
    }

    fn stows(self) -> Vec<String> {
        let fits = total(&self.own.market) <= 8;
        let stows = self.view.arrivals.iter().map(|it| format!("stow {}", it.follower));
        stows.chain(fits.then(|| "done".to_owned())).collect()
    }

    fn moves(self, merchant: Seat, kind: Option<&str>) -> Vec<String> {
        let town = Self::of(self.view, merchant).own.merchant;
        let ways = ways(town.name()).filter(|(way, ..)| kind.is_none_or(|kind| *way == kind));
        ways.map(|(way, _, other)| format!("move {other} {way}")).collect()
    }

    /// Everything that may be answered; nothing where the view does not tell.
    pub fn answers(self, ask: Pending) -> Vec<String> {
        match ask {
            Pending::Player { question, .. } => self.answers_alone(question),
            Pending::Together(Together::Declare { .. }) if self.own.backs > 0 => {
                self.standing().into_iter().chain(["done".to_owned()]).collect()
            }
            Pending::Together(Together::Declare { .. }) => {
                (0..=self.most_drawn()).map(|it| format!("draw {it}")).collect()
            }
            Pending::Together(Together::Plan) => self.plans(None),
            Pending::Chance(_) => panic!("a question for chance"),
        }
    }

    fn answers_alone(self, question: Question) -> Vec<String> {
        let words = |all: &[&str]| all.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
        let up_to = |verb: &str, most: u16| {
            (1..=most.min(3)).map(|number| format!("{verb} {number}")).collect::<Vec<_>>()
        };
        match question {
            Question::Remove { .. } => {
                let tiles = self.tiles(true).into_iter().map(|it| format!("remove {it}"));
                let may_skip = self.options().players > 2;
                tiles.chain(may_skip.then(|| "skip".to_owned())).collect()
            }
            Question::Bathe => words(&["bathe", "skip"]),
            Question::Keep { .. } => {
                self.view.bathers.iter().map(|it| format!("keep {it}")).collect()
            }
            Question::Stow { .. } => self.stows(),
            Question::Plan => self.plans(None),
            Question::PlanPlace { place } => self.plans(Some(place)),
            Question::Act => {
                let usable = self.own.places.iter().filter(|place| self.can_use(place));
                usable.map(|it| format!("use {}", it.place)).chain(["pass".to_owned()]).collect()
            }
            Question::Recruit => [Kind::Boatman, Kind::Craftsman, Kind::Trader]
                .into_iter()
                .filter(|&kind| self.can_recruit(kind))
                .map(|kind| format!("recruit {kind}"))
                .collect(),
            Question::Tile { any } => {
                self.tiles(any).into_iter().map(|it| format!("tile {it}")).collect()
            }
            Question::Merchant => {
                let others = self.view.players.iter().filter(|it| it.seat != self.own.seat);
                others.map(|it| format!("merchant {}", it.seat)).collect()
            }
            Question::Move { merchant, way } => self.moves(merchant, way.map(Way::name)),
            Question::TakeGood { route } => {
                let route = self.view.routes.iter().find(|it| it.route == route);
                let goods = route.into_iter().flat_map(|it| &it.goods);
                goods.map(|it| format!("take {it}")).chain(["skip".to_owned()]).collect()
            }
            Question::Deeds { place, served } => {
                let end = (served > 0).then(|| "done".to_owned());
                self.deeds(place).into_iter().chain(end).collect()
            }
            Question::Pharmacy => up_to("pay", self.own.coins),
            Question::Give { place } => {
                self.gifts(place).into_iter().map(|it| format!("give {it}")).collect()
            }
            Question::Bake => up_to("bake", self.ware(Ware::Grain).into()),
            Question::Bonus => {
                self.bonuses(None).into_iter().map(|it| format!("bonus {it}")).collect()
            }
            Question::SendBather { .. } => {
                let mut out = Vec::new();
                for &who in &self.view.bathers {
                    let spaces = self.open().into_iter().filter(|&space| self.fits(who, space));
                    out.extend(spaces.map(|space| format!("assign {who} {}", space.space)));
                }
                out
            }
            Question::Technology => {
                self.technology().into_iter().chain(["done".to_owned()]).collect()
            }
            Question::Sacristy => words(&["protect", "skip"]),
            Question::Harvest => [Ware::Grain, Ware::Cheese, Ware::Wine, Ware::Bread]
                .into_iter()
                .filter(|&ware| self.ware(ware) > 0)
                .map(|ware| format!("give {ware}"))
                .collect(),
            Question::Torture { .. } => self.losses(),
        }
    }

    pub fn level(self) -> u8 {
        STARS.iter().filter(|&&star| star <= self.own.development).count() as u8
    }

    pub fn points(self) -> i32 {
        let level = i32::from(self.level());
        let worth = |ware: Ware| match ware.name() {
            "grain" => 1,
            "cheese" => 2,
            "wine" => 3,
            "wool" => 4,
            "brocade" => 5,
            _ => level,
        };
        let goods: i32 = self.own.goods.iter().map(|it| i32::from(it.count) * worth(it.ware)).sum();
        let people = (self.own.stations.len() + self.own.citizens.len()) as i32;
        i32::from(self.own.coins) + goods + people * level
    }

    /// What the event will do.
    pub fn forecast(self) -> ForecastView {
        let event = self.view.event.expect("the event is revealed");
        let food = [Ware::Grain, Ware::Cheese, Ware::Wine, Ware::Bread];
        let food: Vec<_> = food.into_iter().filter(|&ware| self.ware(ware) > 0).collect();
        let harvest = event == Hourglass::Harvest;
        let due = match event {
            Hourglass::Harvest if food.is_empty() => 5,
            Hourglass::Taxes => self.goods() / 3,
            _ => 0,
        };
        let plague = event == Hourglass::Plague && !neutral(&self.own.bag).is_empty();
        let monk = self.place(Place::Sacristy).is_some_and(|it| is_taken(it.spaces[0]));
        ForecastView {
            gain: match event {
                Hourglass::Income => self.level().into(),
                Hourglass::TradingDay => self.own.stations.len() as u16,
                _ => 0,
            },
            due,
            missing: due.saturating_sub(self.own.coins),
            food: if harvest { food } else { Vec::new() },
            plague,
            guarded: monk && (harvest || due > 0 || plague),
        }
    }
}
