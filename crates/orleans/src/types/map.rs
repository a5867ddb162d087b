//! Towns, and the roads and waterways between them.

use quadrivium_core::{KeySet, named_enum, numbered};

named_enum! {
    /// The towns of the map.
    #[derive(Default)]
    pub enum Town / PerTown {
        #[default]
        Orleans = "orleans",
        Chartres = "chartres",
        Etampes = "etampes",
        LeMans = "le_mans",
        Chateaudun = "chateaudun",
        Montargis = "montargis",
        Vendome = "vendome",
        Blois = "blois",
        Briare = "briare",
        Tours = "tours",
        Chinon = "chinon",
        Montrichard = "montrichard",
        Vierzon = "vierzon",
        Loches = "loches",
        Bourges = "bourges",
        Sancerre = "sancerre",
        Chatellerault = "chatellerault",
        LeBlanc = "le_blanc",
        Chateauroux = "chateauroux",
        Nevers = "nevers",
        Argenton = "argenton",
        LaChatre = "la_chatre",
        StAmand = "st_amand",
    }
}

/// Some towns.
pub type TownSet = KeySet<Town>;

named_enum! {
    /// The two kinds of routes.
    pub enum Way / PerWay {
        Road = "road",
        Water = "water",
    }
}

numbered! {
    /// A route between two towns, numbered as in the table of routes.
    pub struct Route / PerRoute (43)
}
