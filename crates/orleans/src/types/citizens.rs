//! Beneficial deeds, and the citizens who join whoever is first or completes a deed.

use quadrivium_core::{Key, KeySet, named_enum};

named_enum! {
    /// The eight deeds of the board of Beneficial Deeds.
    pub enum Deed / PerDeed {
        CityWall = "city_wall",
        PapalConclave = "papal_conclave",
        DefeatingPlague = "defeating_plague",
        Astronomy = "astronomy",
        BoatmenGuild = "boatmen_guild",
        Cathedral = "cathedral",
        PeaceTreaty = "peace_treaty",
        Canalisation = "canalisation",
    }
}

named_enum! {
    /// The fourteen citizens by the place where they lie at first.
    pub enum Citizen / PerCitizen {
        /// At the end of the boatman track.
        Boatman = "boatman",
        /// On the knight track.
        Knight = "knight",
        /// On the development track, the nearest first.
        Development1 = "development_1",
        Development2 = "development_2",
        Development3 = "development_3",
        /// At the deeds.
        CityWall = "city_wall",
        PapalConclave = "papal_conclave",
        DefeatingPlague = "defeating_plague",
        Astronomy = "astronomy",
        BoatmenGuild = "boatmen_guild",
        Cathedral = "cathedral",
        PeaceTreaty = "peace_treaty",
        Canalisation = "canalisation",
        /// For most trading stations at the end.
        Stations = "stations",
    }
}

/// Some citizens.
pub type CitizenSet = KeySet<Citizen>;

impl Deed {
    /// The citizen for whoever completes this deed.
    pub fn citizen(self) -> Citizen {
        Citizen::from_index(Citizen::CityWall.index() + self.index()).expect("one for each deed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_the_citizen_of_its_name() {
        for deed in Deed::ALL {
            assert_eq!(deed.citizen().name(), deed.name());
        }
    }
}
