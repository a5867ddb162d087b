//! The map: routes between towns and the goods spaces on them (facts `map.toml`).

use crate::types::{PerRoute, PerTown, Route, Town, Way};

/// A route as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct RouteData {
    /// Road or waterway.
    pub way: Way,
    /// Its ends.
    pub ends: (Town, Town),
    /// Its goods spaces, by the number of players from which each is filled; 0 for always.
    pub spaces: &'static [u8],
}

const fn road(one: Town, other: Town, spaces: &'static [u8]) -> RouteData {
    RouteData { way: Way::Road, ends: (one, other), spaces }
}

const fn water(one: Town, other: Town, spaces: &'static [u8]) -> RouteData {
    RouteData { way: Way::Water, ends: (one, other), spaces }
}

/// All routes by number.
#[rustfmt::skip]
pub static ROUTES: PerRoute<RouteData> = PerRoute::new([
    /*  1 */ road(Town::Chartres, Town::LeMans, &[0, 4]),
    /*  2 */ road(Town::Etampes, Town::Montargis, &[0, 4]),
    /*  3 */ road(Town::Chatellerault, Town::Argenton, &[0, 4]),
    /*  4 */ road(Town::StAmand, Town::Nevers, &[0, 4]),
    /*  5 */ road(Town::LeMans, Town::Tours, &[0, 3]),
    /*  6 */ water(Town::Orleans, Town::Briare, &[0, 3]),
    /*  7 */ water(Town::Briare, Town::Sancerre, &[0, 3]),
    /*  8 */ road(Town::Orleans, Town::Vierzon, &[0, 3]),
    /*  9 */ water(Town::Chinon, Town::LeBlanc, &[0, 3]),
    /* 10 */ road(Town::Chartres, Town::Etampes, &[0]),
    /* 11 */ road(Town::Chartres, Town::Orleans, &[0]),
    /* 12 */ road(Town::Chartres, Town::Chateaudun, &[0]),
    /* 13 */ road(Town::LeMans, Town::Chateaudun, &[0]),
    /* 14 */ road(Town::LeMans, Town::Vendome, &[0]),
    /* 15 */ road(Town::Chateaudun, Town::Vendome, &[0]),
    /* 16 */ road(Town::Chateaudun, Town::Orleans, &[0]),
    /* 17 */ water(Town::Orleans, Town::Blois, &[0]),
    /* 18 */ road(Town::Orleans, Town::Montargis, &[0]),
    /* 19 */ road(Town::Vendome, Town::Blois, &[0]),
    /* 20 */ road(Town::Montargis, Town::Briare, &[0]),
    /* 21 */ water(Town::Blois, Town::Tours, &[0]),
    /* 22 */ road(Town::Blois, Town::Vierzon, &[0]),
    /* 23 */ water(Town::Tours, Town::Montrichard, &[0]),
    /* 24 */ water(Town::Tours, Town::Loches, &[0]),
    /* 25 */ water(Town::Tours, Town::Chinon, &[0]),
    /* 26 */ water(Town::Chinon, Town::Chatellerault, &[0]),
    /* 27 */ road(Town::Chinon, Town::Chatellerault, &[0]),
    /* 28 */ water(Town::Montrichard, Town::Vierzon, &[0]),
    /* 29 */ road(Town::Montrichard, Town::Loches, &[0]),
    /* 30 */ road(Town::Vierzon, Town::Chateauroux, &[0]),
    /* 31 */ water(Town::Vierzon, Town::Bourges, &[0]),
    /* 32 */ water(Town::Vierzon, Town::StAmand, &[0]),
    /* 33 */ road(Town::Sancerre, Town::Bourges, &[0]),
    /* 34 */ water(Town::Sancerre, Town::Nevers, &[0]),
    /* 35 */ road(Town::Loches, Town::Chateauroux, &[0]),
    /* 36 */ water(Town::LeBlanc, Town::Argenton, &[0]),
    /* 37 */ road(Town::LeBlanc, Town::Chateauroux, &[0]),
    /* 38 */ road(Town::Argenton, Town::LaChatre, &[0]),
    /* 39 */ road(Town::LaChatre, Town::StAmand, &[0]),
    /* 40 */ road(Town::Bourges, Town::StAmand, &[0]),
    /* 41 */ road(Town::Bourges, Town::Nevers, &[0]),
    /* 42 */ road(Town::Chateauroux, Town::Argenton, &[0]),
    /* 43 */ road(Town::Chateauroux, Town::LaChatre, &[0]),
]);

/// The most routes that leave one town.
const MOST_WAYS: usize = 6;

/// A route that leaves a town, by its number, with its kind and the town at the other end.
pub type Leaving = (Town, Way, Route);

/// The routes that leave each town, by the other end and then by kind.
static WAYS: PerTown<([Leaving; MOST_WAYS], usize)> = PerTown::new({
    let none: Leaving = (Town::Orleans, Way::Road, Route::new(1).expect("the first route"));
    let mut all = [([none; MOST_WAYS], 0); Town::COUNT];
    let mut town = 0;
    while town < Town::COUNT {
        let mut other = 0;
        while other < Town::COUNT * Way::COUNT {
            let (end, way) = (other / Way::COUNT, other % Way::COUNT);
            let mut route = 0;
            while route < Route::COUNT {
                let data = &ROUTES.values[route];
                let (a, b) = (data.ends.0 as usize, data.ends.1 as usize);
                let joins = (a == town && b == end) || (a == end && b == town);
                if joins && data.way as usize == way {
                    let (list, length) = &mut all[town];
                    let number = Route::new(route as u8 + 1).expect("a route of the table");
                    list[*length] = (Town::ALL[end], Way::ALL[way], number);
                    *length += 1;
                }
                route += 1;
            }
            other += 1;
        }
        town += 1;
    }
    all
});

/// The routes that leave a town, in the order of the towns at their other ends.
#[inline]
pub fn ways_from(town: Town) -> &'static [Leaving] {
    let (list, length) = &WAYS[town];
    &list[..*length]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_and_goods_spaces_are_as_many_as_on_the_board() {
        let water = ROUTES.values.iter().filter(|route| route.way == Way::Water).count();
        assert_eq!((ROUTES.values.len(), water), (43, 14));
        let spaces = |players| {
            let filled = |route: &RouteData| route.spaces.iter().filter(|&&from| from <= players);
            ROUTES.values.iter().map(|route| filled(route).count()).sum::<usize>()
        };
        assert_eq!([2, 3, 4].map(spaces), [43, 48, 52]);
    }

    #[test]
    fn every_route_leaves_both_its_ends_and_all_towns_are_joined() {
        let leaving: usize = Town::ALL.iter().map(|&town| ways_from(town).len()).sum();
        assert_eq!(leaving, 2 * Route::COUNT);
        let mut reached = vec![Town::Orleans];
        let mut next = 0;
        while let Some(&town) = reached.get(next) {
            let ways = ways_from(town);
            assert!(ways.is_sorted(), "{town}");
            for &(other, ..) in ways {
                if !reached.contains(&other) {
                    reached.push(other);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), Town::COUNT);
    }

    #[test]
    fn two_towns_are_joined_by_road_and_by_water() {
        let ways: Vec<_> = ways_from(Town::Chinon)
            .iter()
            .filter(|(town, ..)| *town == Town::Chatellerault)
            .map(|(_, way, _)| *way)
            .collect();
        assert_eq!(ways, [Way::Road, Way::Water]);
    }
}
