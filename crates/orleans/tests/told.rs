//! Events tell every change: whoever only listens knows what everybody has.

use crate::common::middle::{TURNED, TURNS, begin};
use quadrivium_core::{Actor, Chance, PerSeat, Rules, Seat, Turn};
use quadrivium_orleans::{
    Edition, Event, Follower, Kind, Loss, Options, Orleans, Place, PlanningOrder, Player, Source,
    Space, TowerDeeds, Ware,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What a listener knows.
struct Listener {
    players: PerSeat<Player, 4>,
    /// Followers drawn by the Bathhouse.
    bathing: u8,
}

impl Listener {
    fn of(game: &Orleans) -> Self {
        let seated = |seat| Seat::first(game.players()).any(|other| other == seat);
        let known = |seat| if seated(seat) { *game.player(seat) } else { Player::default() };
        Self { players: PerSeat::from_fn(known), bathing: 0 }
    }

    /// The drawn followers return first, then whoever stands on the Bathhouse.
    fn come_back(&mut self, seat: Seat, follower: Follower) {
        if let Some(left) = self.bathing.checked_sub(1) {
            self.bathing = left;
            self.players[seat].bag[follower] += 1;
        } else {
            self.clear(seat, Place::Bathhouse);
        }
    }

    /// The followers of a place go to the bag.
    fn clear(&mut self, seat: Seat, place: Place) {
        let player = &mut self.players[seat];
        for (space, slot) in player.slots.iter_mut().filter(|(space, _)| space.place() == place) {
            if let Some(follower) = slot.take() {
                player.filled.remove(space);
                player.bag[follower] += 1;
            }
        }
        if place == Place::Theatre {
            for (follower, count) in player.theatre.iter_mut() {
                player.bag[follower] += std::mem::take(count);
            }
        }
    }

    fn put(&mut self, seat: Seat, follower: Follower, space: Space) {
        let player = &mut self.players[seat];
        if space == Space::THEATRE {
            player.theatre[follower] += 1;
        } else {
            player.slots[space] = Some(follower);
            player.filled.insert(space);
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::CoinsGained { seat, coins } => self.players[seat].coins += coins,
            Event::CoinsPaid { seat, coins } => self.players[seat].coins -= coins,
            Event::CoinsGiven { seat, to, coins } => {
                self.players[seat].coins -= coins;
                self.players[to].coins += coins;
            }
            Event::TakenBack { seat, follower, space } => {
                let player = &mut self.players[seat];
                if space == Space::THEATRE {
                    player.theatre[follower] -= 1;
                } else {
                    player.slots[space] = None;
                    player.filled.remove(space);
                }
                player.market[follower] += 1;
            }
            Event::Drawn { seat, follower } => {
                self.players[seat].bag[follower] -= 1;
                self.players[seat].market[follower] += 1;
            }
            Event::Bathed { seat, follower } => {
                self.bathing += 1;
                self.players[seat].bag[follower] -= 1;
            }
            Event::Kept { seat, follower } => {
                self.bathing -= 1;
                self.players[seat].market[follower] += 1;
            }
            Event::Returned { seat, follower } => self.come_back(seat, follower),
            Event::Stowed { seat, follower } => {
                self.players[seat].market[follower] -= 1;
                self.players[seat].tower[follower] += 1;
            }
            Event::Assigned { seat, follower, space, source } => {
                match source {
                    Some(Source::Market) => self.players[seat].market[follower] -= 1,
                    Some(Source::Tower) => self.players[seat].tower[follower] -= 1,
                    None => self.bathing -= 1,
                }
                self.put(seat, follower, space);
            }
            Event::Used { seat, place } => {
                let stay = [Place::TownHall, Place::GunpowderTower, Place::Bathhouse];
                if !stay.contains(&place) {
                    self.clear(seat, place);
                }
            }
            Event::Served { seat, place, kind, .. } => self.serve(seat, place, kind),
            Event::Recruited { seat, kind } => {
                self.players[seat].bag[Follower::neutral(kind)] += 1;
            }
            Event::Died { seat, kind } | Event::FollowerLost { seat, kind } => {
                self.players[seat].bag[Follower::neutral(kind)] -= 1;
            }
            Event::Protected { seat } => self.clear(seat, Place::Sacristy),
            Event::Lost { seat, loss } => self.lose(seat, loss),
            _ => self.hear_of_goods_and_tracks(event),
        }
    }

    fn hear_of_goods_and_tracks(&mut self, event: Event) {
        match event {
            Event::Advanced { seat, kind, to } => self.players[seat].tracks[kind] = to,
            Event::Developed { seat, to, .. } => self.players[seat].development = to,
            Event::CitizenGained { seat, citizen } => self.players[seat].citizens.insert(citizen),
            Event::Moved { merchant, to, .. } => self.players[merchant].merchant = to,
            Event::StationBuilt { seat, town } => {
                self.players[seat].unbuilt -= 1;
                self.players[seat].stations.insert(town);
            }
            Event::GoodGained { seat, good, .. } => self.players[seat].wares[good.ware()] += 1,
            Event::GoodPaid { seat, ware } => self.players[seat].wares[ware] -= 1,
            Event::Baked { seat, count } => {
                self.players[seat].wares[Ware::Grain] -= count;
                self.players[seat].wares[Ware::Bread] += count;
            }
            Event::TechnologyGained { seat } => self.players[seat].technologies += 1,
            Event::TechnologyPlaced { seat, space } => {
                let player = &mut self.players[seat];
                player.technologies -= 1;
                player.technology.insert(space);
                player.filled.insert(space);
            }
            Event::TileGained { seat, tile } => self.players[seat].places.insert(tile),
            _ => {}
        }
    }

    fn serve(&mut self, seat: Seat, place: Place, kind: Kind) {
        let player = &mut self.players[seat];
        let follower = Follower::neutral(kind);
        if place == Place::GunpowderTower {
            player.tower[follower] -= 1;
            return;
        }
        let mut hall = player.slots.iter_mut().filter(|(space, _)| space.place() == place);
        let (space, slot) = hall.find(|(_, slot)| **slot == Some(follower)).expect("in the hall");
        *slot = None;
        player.filled.remove(space);
    }

    fn lose(&mut self, seat: Seat, loss: Loss) {
        if let Loss::Tile { tile } = loss {
            self.clear(seat, tile);
        }
        let player = &mut self.players[seat];
        match loss {
            Loss::Station { town: Some(town) } => player.stations.remove(town),
            Loss::Station { town: None } => player.unbuilt -= 1,
            Loss::Follower => {}
            Loss::Point => player.development -= 1,
            Loss::Ware { ware } => player.wares[ware] -= 1,
            Loss::Technology { space: None } => player.technologies -= 1,
            Loss::Technology { space: Some(space) } => {
                player.technology.remove(space);
                player.filled.remove(space);
            }
            Loss::Tile { tile } => {
                player.places.remove(tile);
                for space in player.technology.iter().filter(|space| space.place() == tile) {
                    player.technology.remove(space);
                    player.filled.remove(space);
                }
                if tile == Place::GunpowderTower {
                    for (follower, count) in player.tower.iter_mut() {
                        player.bag[follower] += std::mem::take(count);
                    }
                }
                if tile == Place::Bakery {
                    let bread = std::mem::take(&mut player.wares[Ware::Bread]);
                    player.wares[Ware::Grain] += bread;
                }
            }
        }
    }

    /// Compares all that events tell of; what only helps the rules is left out.
    fn knows(&self, game: &Orleans) {
        for seat in Seat::first(game.players()) {
            let real = *game.player(seat);
            let heard = Player {
                spaces: real.spaces,
                lost_stations: real.lost_stations,
                has_placed: real.has_placed,
                draws: real.draws,
                sent: real.sent,
                ..self.players[seat]
            };
            assert_eq!(heard, real, "{seat}");
        }
    }
}

fn listen(mut game: Orleans, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut listener = Listener::of(&game);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.legal(seat, &mut legal);
                (seat.into(), legal[rng.random_range(0..legal.len())])
            }
        };
        game.apply_seen(by, action, &mut events).expect("offered actions are legal");
        events.drain(..).for_each(|event| listener.hear(event));
        listener.knows(&game);
    }
}

#[test]
fn whoever_listens_knows_what_everybody_has() {
    for turned in 0..TURNS {
        TURNED.set(turned);
        for seed in 0..12 {
            for players in 2..=4 {
                for edition in Edition::ALL {
                    let options = Options { extra_tiles: true, ..Options::of(players, edition) };
                    listen(begin(&options), seed);
                }
            }
            let tower_deeds = TowerDeeds::Planning;
            let planning_order = PlanningOrder::OneByOne;
            let options = Options::of(3, Edition::Polish);
            listen(begin(&Options { tower_deeds, planning_order, ..options }), seed);
        }
    }
}
