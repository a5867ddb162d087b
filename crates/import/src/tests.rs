//! Every building with its words, in both dialects, on positions made for it.

mod contracts;
mod markers;
mod phases;

use std::fmt::Write as _;

use quadrivium_core::{Rules, Seat};
use quadrivium_labora::{Building, Country, Good, PlotSide, Position, Spot};

use crate::bag::Bag;
use crate::command::Reader;
use crate::dialect::{Colour, Dialect};
use crate::note::Difference;
use crate::refused::Refused;
use crate::slot::Slot;
use crate::walk::Walk;

/// Where a building stands that is tried out, and where one stands beside it.
const HERE: Spot = Spot::new(3, 1);
const BESIDE: Spot = Spot::new(3, 0);

/// A position, and how commands are read at it.
#[derive(Clone)]
struct Table {
    slot: Slot,
    reader: Reader,
}

/// The long game of four, in which all buildings take part. Red has these goods.
fn holding(country: Country, goods: &str) -> Position {
    Position::long(4, country).goods(Seat::A, &counted(goods))
}

fn counted(goods: &str) -> Vec<(Good, u16)> {
    let goods = Bag::read(goods).unwrap().changed().goods;
    goods.iter().map(|(good, &count)| (good, count)).filter(|it| it.1 > 0).collect()
}

/// Red has this building, on a plot where the heartland has no place for it.
fn owning(position: Position, building: Building) -> Position {
    use Building as It;
    let (plot, col) = match building {
        It::ClayMound | It::Farmyard | It::CloisterOffice => return position,
        It::Houseboat => (PlotSide::Coast, -2),
        It::Windmill
        | It::FalseLighthouse
        | It::HarborPromenade
        | It::Shipyard
        | It::CoalHarbor
        | It::ShippingCompany => (PlotSide::Coast, -1),
        It::GrapevineA
        | It::GrapevineC
        | It::DruidsHouse
        | It::Palace
        | It::Castle
        | It::RoundTower => (PlotSide::Mountain, 5),
        It::QuarryB | It::QuarryC => (PlotSide::Mountain, 6),
        _ => return position.built(Seat::A, building, HERE),
    };
    position.plot(Seat::A, 0, plot).built(Seat::A, building, Spot::new(col, 0))
}

impl Table {
    fn of(position: Position, dialect: Dialect) -> Self {
        let game = position.game();
        let seats = usize::from(game.players().max(2));
        let walk = Walk::new(game, dialect, Colour::ALL[..seats].to_vec());
        let country = walk.options.country;
        Self { slot: Slot::new(walk), reader: Reader { dialect, country } }
    }

    fn has(&self, seat: Seat, good: Good) -> u16 {
        self.slot.walk.game.has(seat, good)
    }

    /// Plays commands as if others went on with each of them.
    fn play(&mut self, commands: &str) -> Result<(), Refused> {
        commands.split(';').try_for_each(|line| {
            let command = self.reader.command(line)?;
            self.slot.take(&command, true)
        })
    }

    /// What Red has gained and lost.
    fn changes(&self, before: &Self) -> String {
        let mut text = String::new();
        for good in Good::ALL {
            let change = i32::from(self.has(Seat::A, good)) - i32::from(before.has(Seat::A, good));
            if change != 0 {
                let _ = write!(text, "{good}{change:+} ");
            }
        }
        text.trim_end().to_owned()
    }
}

/// What comes of using a building with these words, and what could be left out of them.
#[track_caller]
fn used_up(
    dialect: Dialect,
    code: &str,
    goods: &str,
    commands: &str,
) -> Result<(String, String), Refused> {
    let country = if code.starts_with('I') { Country::Ireland } else { Country::France };
    let building = Building::ALL.into_iter().find(|it| it.code() == code);
    let building = building.unwrap_or_else(|| panic!("{code}"));
    let mut position = owning(holding(country, goods), building).cleared(Seat::A, Spot::new(0, 0));
    if building != Building::PeatCoalKiln {
        position = position.built(Seat::A, Building::PeatCoalKiln, BESIDE);
    }
    let mut table = Table::of(position, dialect);
    let before = table.clone();
    table.play(commands)?;
    let left = table.slot.walk.noted.iter().map(|it| match it {
        Difference::LeftOut(goods) => goods.as_str(),
        Difference::OtherGoods(ruling) => ruling.id,
    });
    Ok((table.changes(&before), left.collect::<Vec<_>>().join(" ")))
}

/// What comes of using a building with these words; all of them count.
#[track_caller]
fn used(dialect: Dialect, code: &str, goods: &str, commands: &str) -> Result<String, Refused> {
    let (changes, left) = used_up(dialect, code, goods, commands)?;
    assert_eq!(left, "", "{commands}");
    Ok(changes)
}

/// Code, goods in hand, the words of either dialect, what changes.
#[rustfmt::skip]
const HATHORA: &[(&str, &str, &str, &str)] = &[
    ("L1", "", "USE LR1", "clay+2"),
    ("L1", "", "USE LR1 Jo", "clay+2"),
    ("L2", "", "USE LR2 Sh", "sheep+2"),
    ("L2", "", "USE LR2 GnJo", "grain+2"),
    ("L2", "", "USE LR2 JoSh", "sheep+2"),
    ("L2", "", "USE LR2", ""),
    ("L3", "", "USE LR3", "coin+2"),
    ("G01", "", "USE G01", ""),
    ("G02", "PnShWo", "USE G02 PnShWo Gn", "sheep-1 grain+6 wood-1 coin-1"),
    ("G02", "PnShWo", "USE G02 PnShWo Sh", "sheep+5 wood-1 coin-1"),
    ("F03", "Pn", "USE F03 Pn", "grain+6 coin-1"),
    ("F03", "Pn", "USE F03", ""),
    ("I03", "Pn", "USE I03 Pn", "grain+4 coin-1 book+1"),
    ("F04", "GnGnGn", "USE F04 GnGn", "grain-2 straw+2 flour+2"),
    ("I04", "GnGnGn", "USE I04 GnGnGn", "grain-3 straw+3 malt+3"),
    ("F05", "FlFlWo", "USE F05 FlFlWoBrBr", "wood-1 coin+8 flour-2"),
    ("F05", "FlFlFlCo", "USE F05 FlFlFlCoBr", "coal-1 coin+4 flour-3 bread+2"),
    ("I05", "MaGnMaGn", "USE I05 GnMaGnMaBe", "grain-2 coin+7 malt-2 beer+1"),
    ("G06", "PtPtPt", "USE G06 PtPtPt", "peat-3 coin+8"),
    ("G06", "CoCoCo", "USE G06 CoCoCo", "coal-3 coin+10"),
    ("G07", "PtPt", "USE G07 PtPt", "peat-2 coal+3 coin+1"),
    ("G07", "PtPt", "USE G07", "coal+1 coin+1"),
    ("F08", "GnSwClPn", "USE F08 GnSwClPn", "grain-1 straw-1 clay-1 coin+6 bread+1"),
    ("I08", "", "USE I08 Wh", "whiskey+1 coin+3"),
    ("F09", "Pt", "USE F09;USE G07 Pt", "peat-1 coal+2 coin+1 grape+1"),
    ("I09", "ShShShShSh", "USE I09", "coin+5"),
    ("I10", "", "USE I10;USE G07", "coal+1 coin+1 malt+1"),
    ("F10", "ClSw", "USE F10 1 0;BUILD G06 1 0;USE G06", "straw-1 clay-1"),
    ("F11", "", "USE F11", "wood+1 ceramic+1 coin+1 wine+1"),
    ("I11", "", "USE I11", "peat+1 wood+1 coin+1 malt+1"),
    ("G12", "ShPnPnWoWo", "USE G12 ShPnPnWoWo", "sheep-1 wood-2 coin-2 stone+2"),
    ("G13", "PnPn", "USE G13 PnPn", "straw+1 wood+2 clay+2 coin-2 stone+1"),
    ("F14", "", "USE F14 Jo", "grape+2"),
    // Where the marker is not in play yet the joker goes by itself.
    ("F14", "", "USE F14", "grape+2"),
    ("G22", "", "USE G22", "stone+2"),
    ("I14", "", "USE I14 MaMaWh", "whiskey+1 book+1 malt+2"),
    ("I14", "", "USE I14 GnGnBe", "grain+2 book+1 beer+1"),
    ("F15", "Pn", "USE F15 Pn", "coin-1 book+1 grape+2 flour+2 bread+1"),
    ("F15", "Ni", "USE F15 Ni", "coin-1 book+1 grape+2 flour+2 bread+1"),
    ("F15", "WnPn", "USE F15 Wn", "book+1 grape+2 wine-1 flour+2 bread+1"),
    ("I15", "Bo", "USE I15 Bo WoWoWoWoWoClClCl", "wood+5 clay+3 book-1"),
    ("G16", "", "USE G16", "peat+1 sheep+1 grain+1 wood+1 clay+1 coin+1"),
    ("F17", "PnPn", "USE F17 PnPnBo", "meat+1 coin-2 book+1 wine+1"),
    // Drinks count as coins beside coins, and go although there are more coins.
    ("F17", "PnPnWn", "USE F17 PnWnBo", "meat+1 coin-1 book+1"),
    ("I17", "PnWh", "USE I17 Wh", "meat+1 coin+1 book+1"),
    ("I17", "Pn", "USE I17 Pn", "meat+1 whiskey+1 coin-1 book+1"),
    ("G18", "ClClSnCoWo", "USE G18 ClClSnCo", "coal-1 clay-2 ceramic+2 stone-1 ornament+1"),
    ("G19", "ShShSwGn", "USE G19 ShShSwSw", "sheep-2 meat+2 grain-1 straw-1"),
    // Grain counts as straw, and goes although there is straw.
    ("G19", "ShShSwGn", "USE G19 ShShSwGn", "sheep-2 meat+2 grain-1 straw-1"),
    ("G19", "ShSwGn", "USE G19 ShGn", "sheep-1 meat+1 grain-1"),
    ("F20", "WnWnShPn", "USE F20 ShWnWn", "sheep-1 coin+9 wine-2"),
    ("I20", "BeWh", "USE I20 BeWh", "whiskey-1 coin+15 beer-1"),
    ("F21", "GpGp", "USE F21 GpGpWn", "coin+7 grape-2 wine+1"),
    ("I21", "MaWoPtMaWoPt", "USE I21 MaWoPtMaWoPt", "peat-2 wood-2 whiskey+4 malt-2"),
    ("G22", "", "USE G22 Jo", "stone+2"),
    ("F23", "Pn", "USE F23 Pn", "ceramic+1 coin-1 book+1"),
    ("I23", "PnPnClSw", "USE I23 PnPn;BUILD G06 0 0", "straw-1 clay-1 coin-2"),
    ("F24", "BrWnBrWn", "USE F24 BrBrWnWn", "reliquary+2 wine-2 bread-2"),
    ("I24", "BeWhPn", "USE I24 BeWhPn", "whiskey-1 coin-1 book+1 reliquary+1 beer-1"),
    ("F25", "PtCoShMtGnSwWoClCePnBoNiSn", "USE F25 PtCoShMtGnSwWoClCePnBoNiSn", "peat-1 coal-1 sheep-1 meat-1 grain-1 straw-1 wood-1 clay-1 ceramic-1 coin-6 book-1 stone-1 wonder+1"),
    ("I25", "Rq", "USE I25 Rq", "peat+2 sheep+2 grain+2 wood+2 clay+2 coin+2 reliquary-1 stone+2"),
    ("G26", "WoWo", "USE G26 WoWo", "wood-2 coin+5 ornament+1"),
    ("F27", "Wn", "USE F27 Wn", "wine-1"),
    ("I27", "Wh", "USE I27 Wh", "whiskey-1"),
    ("G28", "ShPt", "USE G28;SETTLE SR1 0 0 ShPt", "peat-1 sheep-1"),
    ("F29", "", "USE F29 Jo", "stone+2"),
    ("I29", "", "USE I29 1 0", "sheep+2 wood+2 stone+1"),
    ("F30", "Ce", "USE F30 Ce", "ceramic-1 coin+12"),
    ("I30", "Mt", "USE I30 MtMt", "meat-1 ceramic+2 beer+1"),
    ("F31", "", "USE F31 Jo", "grape+2"),
    ("I31", "CoCo", "USE I31 CoCo", "coal-2 whiskey+2 coin+6"),
    ("F32", "Pn", "USE F32 Pn;FELL_TREES 1 0;CUT_PEAT 0 1 Jo", "peat+2 wood+2 coin-1"),
    ("F32", "Pn", "USE F32 Pn;CUT_PEAT 0 1 Jo;FELL_TREES 1 0", "peat+2 wood+2 coin-1"),
    ("I32", "WoClPnShGn", "USE I32 WoClPnShGn", "sheep-1 grain-1 wood-1 clay-1 coin-1 reliquary+1"),
    ("F33", "PtWo", "USE F33 PtWoMt", "peat-1 meat+2 wood-1"),
    ("I33", "WoWoWo", "USE I33 WoWoWo Be", "wood-3 beer+2"),
    ("G34", "BoCeOrRq", "USE G34 BoCeOrRq", "ceramic-1 book-1 reliquary-1 ornament-1 wonder+1"),
    ("F35", "NiNiNiPn", "USE F35 NiNiNi", "coin-15 reliquary+2"),
    ("F35", "PnPnPnPnPnWn", "USE F35 PnPnPnPnWn", "coin-4 reliquary+1 wine-1"),
    ("I35", "NiWhRqOrBo", "USE I35 NiWhRqOrBo", "whiskey-1 coin-5 book-1 reliquary-1 ornament-1 wonder+1"),
    ("F36", "CeOr", "USE F36 Or Ce", "ceramic-1 reliquary+1"),
    ("I36", "BoCe", "USE I36 BoCe", "clay+1 ceramic-1 coin+1 book-1 reliquary+1"),
    ("F37", "WoSw", "USE F37 WoSw", "straw-1 wood-1 ceramic+1 book+1"),
    ("F37", "WoSwGn", "USE F37 WoGn", "grain-1 wood-1 ceramic+1 book+1"),
    ("I37", "Bo", "USE I37 Bo;BUY_DISTRICT 2 HILLS;BUY_PLOT 0 COAST", "book-1"),
    ("F38", "", "USE F38 2 0 1 0", "book+2"),
    ("I38", "Be", "USE I38 Be BoBo", "book+2 beer-1"),
    ("G39", "MtMtCoCo", "USE G39 MtMtCoCo", "coal-2 meat-2 book+2 ornament+2"),
    ("F40", "Gn", "USE F40;USE F04 Gn", "grain-1 straw+1 flour+1"),
    ("I40", "", "USE I40;USE I08 Be", "coin+3 beer+1"),
    ("G41", "Ni", "USE G41 Ni Or", "coin-5 ornament+1"),
    ("G41", "PnPnPnPnPn", "USE G41 PnPnPnPnPn Bo", "coin-5 book+1"),
];

/// What the older dialect writes in its own way: second words, the star, prices that are
/// understood.
#[rustfmt::skip]
const WEBLABORA: &[(&str, &str, &str, &str)] = &[
    ("L2", "", "use LR2 ShJo", "sheep+2"),
    ("G02", "PnShWo", "use G02 PnShWo Gn *", "sheep-1 grain+6 wood-1 coin-1"),
    ("F03", "Pn", "use F03", "grain+6 coin-1"),
    ("F05", "FlFlWo", "use F05 FlFlWoBrBr", "wood-1 coin+8 flour-2"),
    ("I05", "HoGnHoGn", "use I05 GnHoGnHo Be", "grain-2 coin+7 malt-2 beer+1"),
    ("G13", "PnPn", "use G13", "straw+1 wood+2 clay+2 coin-2 stone+1"),
    ("I14", "", "use I14 HoHo Wh", "whiskey+1 book+1 malt+2"),
    ("F15", "Pn", "use F15", "coin-1 book+1 grape+2 flour+2 bread+1"),
    ("I15", "Bo", "use I15 Bo WoWoWoWoWoClClCl", "wood+5 clay+3 book-1"),
    ("F17", "PnPn", "use F17 PnPn Bo", "meat+1 coin-2 book+1 wine+1"),
    ("F21", "GpGp", "use F21 GpGp Wn", "coin+7 grape-2 wine+1"),
    ("F23", "Pn", "use F23", "ceramic+1 coin-1 book+1"),
    ("G26", "WoWo", "use G26", "wood-2 coin+5 ornament+1"),
    ("F30", "Po", "use F30", "ceramic-1 coin+12"),
    ("F30", "Po", "use F30 Po", "ceramic-1 coin+12"),
    ("F33", "Co", "use F33 Co JoMt *", "coal-1 meat+2"),
    ("I33", "WoWoWo", "use I33 WoWoWo Wh", "wood-3 whiskey+2"),
    ("G34", "BoPoOrRq", "use G34", "ceramic-1 book-1 reliquary-1 ornament-1 wonder+1"),
    ("F36", "PoOr", "use F36 Po Or", "ceramic-1 reliquary+1"),
    ("F38", "", "use F38 2 0 1 0 *", "book+2"),
    // Words that nobody looks at.
    ("L1", "", "use LR1 Sh", "clay+2"),
    ("F11", "", "use F11 Pn", "wood+1 ceramic+1 coin+1 wine+1"),
    ("G06", "CoSw", "use G06 Co Sw *", "coal-1 coin+5"),
    ("F32", "Pn", "use F32 Pn;fell_trees 1 0 now", "wood+2 coin-1"),
    // The Druid's House names what it brings, and takes the book by itself.
    ("I15", "Bo", "use I15 Wo Cl", "wood+5 clay+3 book-1"),
    ("I15", "Bo", "use I15 ShShShShSh PnPnPn *", "sheep+5 coin+3 book-1"),
    // Here the free tiles come from the stacks as well: the next district costs 3.
    ("I37", "BoPnPnPnPn", "use I37 Bo;buy_district 2 HILLS;buy_plot 0 COAST;buy_district 3 HILLS", "coin-3 book-1"),
    ("F35", "NiNiNiNi", "use F35 NiNiNi", "coin-15 reliquary+2"),
    // A drink or a coin is taken unasked.
    ("F27", "Wn", "use F27", "wine-1"),
    ("I27", "Wh", "use I27 *", "whiskey-1"),
    ("F32", "Pn", "use F32;cut_peat 0 1", "peat+2 coin-1"),
];

/// Goods of which not all are due: the smallest payment inside them is made (R-USE-18), and no
/// building works more often than it is printed. Code, goods in hand, words, what changes, what is
/// left out.
#[rustfmt::skip]
const LEFT_OVER: &[(&str, &str, &str, &str, &str)] = &[
    ("G06", "CoWo", "USE G06 CoWo", "coal-1 coin+5", "Wo"),
    ("G06", "PtPtWo", "USE G06 PtPtWo", "peat-1 wood-1 coin+5", "Pt"),
    ("G06", "CoCoCoCo", "USE G06 CoCoCoCo", "coal-3 coin+10", "Co"),
    ("G12", "ShPnWo", "USE G12 ShPnWo", "sheep-1 wood-1 stone+1", "Pn"),
    ("F05", "FlPtPt", "USE F05 FlPtPt", "peat-1 flour-1 bread+1", "Pt"),
    ("G28", "ShGnPt", "USE G28;SETTLE SR1 0 0 ShGnPt", "peat-1 grain-1", "Sh"),
    ("G28", "ShPtClCl", "USE G28;SETTLE SR1 0 0 ShPtClCl", "peat-1 sheep-1", "ClCl"),
    ("F15", "PnWn", "USE F15 PnWn", "coin-1 book+1 grape+2 flour+2 bread+1", "Wn"),
    ("F17", "PnPnPnPn", "USE F17 PnPnPnPn", "coin-3 book+3", "Pn"),
    ("F30", "CeCe", "USE F30 CeCe", "ceramic-1 coin+12", "Ce"),
    ("I20", "BeBe", "USE I20 BeBe", "coin+8 beer-1", "Be"),
    ("F21", "WnWn", "USE F21 WnWn", "coin+7 wine-1", "Wn"),
    ("I30", "MtMtMtMt", "USE I30 MtMtMtMtMt", "meat-3 ceramic+4 beer+1", "Mt"),
    ("I29", "", "USE I29 1 0 2 0", "sheep+2 wood+2 stone+1", "2 0"),
    ("G26", "WoWoWoWo", "use G26 WoWoWoWo", "wood-2 coin+5 ornament+1", "WoWo"),
];

#[test]
fn what_could_be_left_out_is_left_out_and_noted() {
    let mut wrong = Vec::new();
    for &(code, goods, commands, changes, left) in LEFT_OVER {
        let found = used_up(dialect_of(commands), code, goods, commands);
        if found != Ok((changes.to_owned(), left.to_owned())) {
            wrong.push(format!(
                "{code} with {goods}: {commands}: {found:?}, not {changes:?}, {left:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The older dialect is the one in small letters.
fn dialect_of(commands: &str) -> Dialect {
    if commands.starts_with('u') { Dialect::Weblabora } else { Dialect::Hathora }
}

#[test]
fn every_building_is_used_in_the_words_of_either_program() {
    let rows = HATHORA.iter().map(|row| (Dialect::Hathora, row));
    let rows = rows.chain(WEBLABORA.iter().map(|row| (Dialect::Weblabora, row)));
    let mut wrong = Vec::new();
    for (dialect, &(code, goods, commands, expected)) in rows {
        let found = used(dialect, code, goods, commands);
        if found.as_deref() != Ok(expected) {
            wrong.push(format!("{code} with {goods}: {commands}: {found:?}, not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_building_is_forgotten() {
    let tried = |code: &str| HATHORA.iter().any(|row| row.0 == code);
    let codes = Building::ALL.map(Building::code).into_iter();
    let left: Vec<_> = codes.filter(|it| !tried(it)).collect();
    assert!(left.is_empty(), "{left:?}");
}

/// What a command is refused for, at a table with this building.
#[track_caller]
fn refused(code: &str, goods: &str, commands: &str) -> (String, String, Option<&'static str>) {
    let refused =
        used_up(dialect_of(commands), code, goods, commands).expect_err("this is not possible");
    (refused.token, refused.reason, refused.ruling.map(|ruling| ruling.id))
}

#[test]
fn what_other_programs_would_take_is_refused_with_its_ruling() {
    let ruling = |code, goods, commands| refused(code, goods, commands).2.unwrap_or_default();
    let rulings = [
        // More often than printed.
        ("F38", "", "use F38 1 0 2 0 1 1 0 1 0 0", "R-USE-19"),
        ("G26", "WoWoWoWo", "USE G26 WoWoWoWo", "R-USE-19"),
        ("I30", "MtMtMtMtMt", "use I30 MtMtMtMtMt", "R-USE-19"),
        ("F36", "BoBoBo", "USE F36 Bo BoBo", "R-USE-19"),
        // Another price for land.
        (
            "I37",
            "BoPnPnPnPn",
            "USE I37 Bo;BUY_DISTRICT 2 HILLS;BUY_PLOT 0 COAST;BUY_DISTRICT 3 HILLS",
            "R-USE-10",
        ),
        ("F35", "NiNiNiNiNi", "use F35 NiNiNiNiNi", "R-USE-11"),
        // The joker cannot give its goods for the second card.
        ("F32", "Pn", "USE F32 Pn;CUT_PEAT 0 1 Jo;FELL_TREES 1 0 Jo", "R-USE-9"),
        // Goods that do not go together.
        ("I31", "Pt", "USE I31 Pt", "B13"),
        ("F24", "BrBr", "USE F24 BrBr", "B13"),
        ("G34", "Bo", "USE G34 Bo", "B13"),
        ("I05", "MaMaGn", "USE I05 MaMaGn", "B13"),
        ("G19", "ShShSw", "USE G19 ShShSw", "B13"),
        ("G02", "PnShWo", "USE G02 PnShWo Rq", "B13"),
        // Prices that nobody insists on, and actions that nobody grants.
        ("F30", "", "use F30", "B15"),
        ("F27", "", "use F27", "B15"),
        ("G07", "ShPt", "USE G07;SETTLE SR1 0 0 ShPt", "B15"),
        // Markers before their time: the older program does not take the joker by itself.
        ("G22", "", "use G22", "B2"),
        // Buildings that cannot be reached from here.
        ("F09", "", "USE F09;USE LR1", "R-USE-3"),
        ("G01", "", "USE G01;USE G07", "R-USE-1"),
        ("F40", "", "USE F40;USE G07", "R-USE-4"),
        ("F27", "Wn", "USE F27 Wn;USE G07", "R-USE-2"),
    ];
    let wrong: Vec<_> = rulings
        .into_iter()
        .filter(|&(code, goods, commands, expected)| ruling(code, goods, commands) != expected)
        .map(|(code, goods, commands, expected)| (refused(code, goods, commands), expected))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_simply_wrong_touches_no_ruling() {
    for (code, goods, commands, token, reason) in [
        ("F04", "Gn", "USE F04 GnGn", "GnGn", "that cannot be done so often"),
        ("G06", "Wo", "USE G06 Wo", "Wo", "that cannot be paid at fuel_merchant"),
        ("G28", "Sh", "USE G28;SETTLE SR1 0 0 Sh", "SR1", "you cannot pay for that"),
        ("I08", "", "USE I08", "I08", "expected Be or Wh with it"),
        ("I15", "Bo", "USE I15 Bo WoWo", "Bo WoWo", "expected a basic good 5 times"),
        ("G13", "", "USE G13 PnPn", "PnPn", "that cannot be paid at builders_market"),
        ("G16", "Wo", "USE G16 Wo", "Wo", "that cannot be paid at cloister_chapter_house"),
        (
            "F08",
            "WoClPnSh",
            "USE F08 WoClPn",
            "WoClPn",
            "4 more goods are due, all of them different",
        ),
        ("F38", "", "USE F38 4 0", "4 0", "there is no forest there"),
        ("G06", "Co", "USE G06 CoWo", "CoWo", "you do not have that"),
        ("F15", "Pn", "USE F15 PnWn", "PnWn", "you do not have that"),
        ("G28", "ShPt", "USE G28;SETTLE SR1 0 0 ShPtGn", "Gn", "you do not have that"),
        ("G19", "ShSw", "USE G19 ShGn", "Gn", "you do not have that"),
    ] {
        let found = refused(code, goods, commands);
        assert_eq!(found, (token.to_owned(), reason.to_owned(), None), "{commands}");
    }
}
