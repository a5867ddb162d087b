//! Buildings, the cards they stand on, and the stacks in which they wait.

use quadrivium_core::{Key, KeySet, named_enum, numbered};

use crate::data::{BUILDINGS, Step};

named_enum! {
    /// The country whose side of the cards is used.
    #[derive(Default)]
    pub enum Country / PerCountry {
        #[default]
        France = "france",
        Ireland = "ireland",
    }
}

named_enum! {
    /// Where a card waits until it comes to the display.
    pub enum Stack / PerStack {
        /// In the display from the start.
        Start = "start",
        A = "A",
        B = "B",
        C = "C",
        D = "D",
    }
}

named_enum! {
    /// The settlement phases.
    pub enum Phase / PerPhase {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        /// After the bonus round; in the solo game in the last round.
        E = "E",
    }
}

impl Phase {
    /// The stack that is opened at its end; the last phase opens none.
    pub fn stack(self) -> Option<Stack> {
        Stack::from_index(self.index() + 1)
    }
}

numbered! {
    /// A building card by its printed number. France is on one side, Ireland on the other.
    pub struct Card / PerCard (41)
}

/// Some of the cards.
pub type CardSet = KeySet<Card>;

named_enum! {
    /// All buildings: the three basic ones that everybody starts with, then the sides of the cards
    /// in the order of their numbers.
    pub enum Building / PerBuilding {
        ClayMound = "clay_mound",
        Farmyard = "farmyard",
        CloisterOffice = "cloister_office",
        Priory = "priory",
        CloisterCourtyard = "cloister_courtyard",
        GrainStorage = "grain_storage",
        Granary = "granary",
        Windmill = "windmill",
        Malthouse = "malthouse",
        Bakery = "bakery",
        Brewery = "brewery",
        FuelMerchant = "fuel_merchant",
        PeatCoalKiln = "peat_coal_kiln",
        Market = "market",
        FalseLighthouse = "false_lighthouse",
        CloisterGarden = "cloister_garden",
        SpinningMill = "spinning_mill",
        Carpentry = "carpentry",
        Cottage = "cottage",
        HarborPromenade = "harbor_promenade",
        Houseboat = "houseboat",
        StoneMerchant = "stone_merchant",
        BuildersMarket = "builders_market",
        GrapevineA = "grapevine_a",
        SacredSite = "sacred_site",
        FinancedEstate = "financed_estate",
        DruidsHouse = "druids_house",
        CloisterChapterHouse = "cloister_chapter_house",
        CloisterLibrary = "cloister_library",
        Scriptorium = "scriptorium",
        CloisterWorkshop = "cloister_workshop",
        Slaughterhouse = "slaughterhouse",
        Inn = "inn",
        Alehouse = "alehouse",
        Winery = "winery",
        WhiskeyDistillery = "whiskey_distillery",
        QuarryB = "quarry_b",
        Bathhouse = "bathhouse",
        Locutory = "locutory",
        CloisterChurch = "cloister_church",
        Chapel = "chapel",
        ChamberOfWonders = "chamber_of_wonders",
        Portico = "portico",
        Shipyard = "shipyard",
        Palace = "palace",
        GrandManor = "grand_manor",
        Castle = "castle",
        QuarryC = "quarry_c",
        ForestHut = "forest_hut",
        TownEstate = "town_estate",
        Refectory = "refectory",
        GrapevineC = "grapevine_c",
        CoalHarbor = "coal_harbor",
        Calefactory = "calefactory",
        FilialChurch = "filial_church",
        ShippingCompany = "shipping_company",
        Cooperage = "cooperage",
        Sacristy = "sacristy",
        ForgersWorkshop = "forgers_workshop",
        RoundTower = "round_tower",
        PilgrimageSite = "pilgrimage_site",
        Camera = "camera",
        Dormitory = "dormitory",
        Bulwark = "bulwark",
        PrintingOffice = "printing_office",
        FestivalGround = "festival_ground",
        Estate = "estate",
        Hospice = "hospice",
        Guesthouse = "guesthouse",
        HouseOfTheBrotherhood = "house_of_the_brotherhood",
    }
}

impl Building {
    /// The three that stand on every heartland.
    pub const BASIC: [Self; 3] = [Self::ClayMound, Self::Farmyard, Self::CloisterOffice];

    /// The card it is printed on; nothing for the basic ones.
    pub fn card(self) -> Option<Card> {
        BUILDINGS[self].card()
    }

    /// The printed number behind G (both countries), F (France) or I (Ireland); L for the basic
    /// ones.
    pub fn code(self) -> &'static str {
        BUILDINGS[self].code
    }

    /// What happens when it is used, step by step.
    pub fn function(self) -> &'static [Step] {
        BUILDINGS[self].function
    }

    /// The side of a card that shows this country.
    pub fn on(card: Card, country: Country) -> Self {
        SIDES[country][card.index()]
    }
}

static SIDES: PerCountry<[Building; Card::COUNT]> =
    PerCountry::new([sides(Country::France), sides(Country::Ireland)]);

const fn sides(country: Country) -> [Building; Card::COUNT] {
    let mut sides = [Building::Priory; Card::COUNT];
    let mut index = Building::BASIC.len();
    while index < Building::COUNT {
        let data = &BUILDINGS.values[index];
        let here = match data.code.as_bytes()[0] {
            b'F' => matches!(country, Country::France),
            b'I' => matches!(country, Country::Ireland),
            _ => true,
        };
        if here {
            sides[data.number() as usize - 1] = Building::ALL[index];
        }
        index += 1;
    }
    sides
}
