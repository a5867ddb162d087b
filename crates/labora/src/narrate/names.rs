//! What things are called, how much of them there is, and how they look.

use quadrivium_core::{Arg, Hue, Phrase, Seat};

use crate::data::{BUILDINGS, Bill, SETTLEMENTS};
use crate::types::{
    Building, DistrictSide, Good, Marker, PerPool, PlotSide, Pool, Rank, Settlement, Spot, Terrain,
    TerrainSet,
};

/// The message of this kind about a thing with this name in notation.
fn of(kind: &str, name: &str) -> Phrase {
    Phrase::about("labora", kind, name)
}

/// The name of a good.
pub fn good(good: Good) -> Phrase {
    of("good", good.name())
}

/// So many of a good.
pub fn goods(good: Good, count: impl Into<u16>) -> Phrase {
    of("goods", good.name()).with("count", count.into())
}

/// Several goods, all of them so many times.
pub fn all_goods(goods_list: &[(Good, u8)], times: u8) -> Vec<Phrase> {
    goods_list
        .iter()
        .map(|&(good, count)| goods(good, u16::from(count) * u16::from(times)))
        .collect()
}

/// The name of a building.
pub fn building(building: Building) -> Phrase {
    of("building", building.name())
}

/// The name of a settlement.
pub fn settlement(settlement: Settlement) -> Phrase {
    of("settlement", settlement.name())
}

/// The name of a terrain.
pub fn terrain(terrain: Terrain) -> Phrase {
    of("terrain", terrain.name())
}

/// Where something may stand.
pub fn terrains(terrains: TerrainSet) -> Vec<Phrase> {
    terrains.iter().map(terrain).collect()
}

/// What a clergyman is.
pub fn rank(rank: Rank) -> Phrase {
    of("rank", rank.name())
}

/// What a clergyman is, as somebody who is sent.
pub fn sent(rank: Rank) -> Phrase {
    of("sent", rank.name())
}

/// A marker of the wheel, by its good.
pub fn marker(marker: Marker) -> Phrase {
    match marker {
        Marker::Joker => Phrase::new("labora-joker"),
        other => of("good", other.name()),
    }
}

/// A place on an estate.
pub fn spot(spot: Spot) -> Phrase {
    Phrase::new("labora-spot").with("col", i32::from(spot.col)).with("row", i32::from(spot.row))
}

/// A side of a district.
pub fn district_side(side: DistrictSide) -> Phrase {
    of("district", side.name())
}

/// A side of a plot.
pub fn plot_side(side: PlotSide) -> Phrase {
    of("plot", side.name())
}

/// A player's name as a message, for lists.
pub fn player(seat: Seat) -> Phrase {
    Phrase::new("labora-player").with("seat", seat)
}

/// So many coins.
pub fn coins(count: impl Into<u16>) -> Phrase {
    goods(Good::Coin, count)
}

/// So many points.
pub fn points(count: impl Into<i32>) -> Phrase {
    Phrase::new("labora-points").with("count", count.into())
}

/// So much food.
pub fn food(count: impl Into<u16>) -> Phrase {
    Phrase::new("labora-food").with("count", count.into())
}

/// So much energy, counted in halves.
pub fn energy(halves: impl Into<u16>) -> Phrase {
    let halves = halves.into();
    match (halves / 2, halves % 2) {
        (whole, 0) => Phrase::new("labora-energy").with("count", whole),
        (0, _) => Phrase::new("labora-energy-half"),
        (whole, _) => Phrase::new("labora-energy-and-half").with("count", whole),
    }
}

/// So many goods, all different.
pub fn different(count: u8) -> Phrase {
    Phrase::new("labora-different").with("count", count)
}

/// An empty list.
pub fn nothing() -> Phrase {
    Phrase::new("labora-nothing")
}

/// A list, or that there is nothing in it.
pub fn list(phrases: Vec<Phrase>) -> Arg {
    if phrases.is_empty() { nothing().into() } else { phrases.into() }
}

/// So much energy (in halves), food or points.
pub fn sum(pool: Pool, sum: impl Into<u16>) -> Phrase {
    match pool {
        Pool::HalfEnergy => energy(sum),
        Pool::Food => food(sum),
        Pool::Points => points(sum.into()),
    }
}

/// The sums of which there is something.
pub fn sums(all: PerPool<u16>) -> Vec<Phrase> {
    all.iter().filter(|(_, it)| **it > 0).map(|(pool, &it)| sum(pool, it)).collect()
}

/// What is paid when a bill is due so many times.
pub fn bill(bill: &Bill, times: u8) -> Vec<Phrase> {
    let times_of = |amount: u8| u16::from(amount) * u16::from(times);
    let mut phrases = all_goods(bill.goods, times);
    if bill.half_energy > 0 {
        phrases.push(energy(times_of(bill.half_energy)));
    }
    if bill.food > 0 {
        phrases.push(food(times_of(bill.food)));
    }
    if bill.points > 0 {
        phrases.push(Phrase::new("labora-goods-worth").with("points", points(bill.points)));
    }
    if bill.different > 0 {
        phrases.push(different(bill.different));
    }
    phrases
}

/// What a building costs.
pub fn cost(building: Building) -> Arg {
    list(all_goods(BUILDINGS[building].cost, 1))
}

/// What a settlement costs.
pub fn settlement_cost(settlement: Settlement) -> Arg {
    let data = &SETTLEMENTS[settlement];
    let mut cost = vec![food(data.food)];
    if data.energy > 0 {
        cost.push(energy(data.energy * 2));
    }
    cost.into()
}

/// Economic and dwelling value.
pub fn values(economic: i8, dwelling: i8) -> Phrase {
    Phrase::new("labora-values")
        .with("economic", i32::from(economic))
        .with("dwelling", i32::from(dwelling))
}

/// The values of a building.
pub fn building_values(building: Building) -> Phrase {
    values(BUILDINGS[building].economic, BUILDINGS[building].dwelling)
}

/// The values of a settlement.
pub fn settlement_values(settlement: Settlement) -> Phrase {
    values(SETTLEMENTS[settlement].economic, SETTLEMENTS[settlement].dwelling)
}

/// The colour of a terrain.
pub const fn hue(terrain: Terrain) -> Hue {
    match terrain {
        Terrain::Water => Hue::Blue,
        Terrain::Coast => Hue::Yellow,
        Terrain::Plains => Hue::Green,
        Terrain::Hillside => Hue::Beige,
        Terrain::Mountain => Hue::Grey,
    }
}
