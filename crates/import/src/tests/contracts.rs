//! Work contracts: who pays what, who goes, and what is converted before.

use quadrivium_core::Key;
use quadrivium_labora::{Illegal, Rank};

use super::*;
use crate::refused::Ruling;

impl Table {
    /// Whether the prior of a player is at home, and how many lay brothers are.
    fn home(&self, seat: Seat) -> (bool, u8) {
        let estate = &self.slot.walk.table().estates[seat.index()];
        (estate.prior_home, estate.lay_home)
    }
}

/// A drink that stands for coins is changed before the contract, also where the fee takes one.
#[test]
fn drinks_are_changed_before_a_contract() {
    let table = |goods| {
        let position = holding(Country::France, goods);
        Table::of(position.built(Seat::B, Building::FinancedEstate, HERE), Dialect::Hathora)
    };
    for (goods, commands, expected) in [
        ("PnPnWn", "WORK_CONTRACT F15 Pn;WITH_PRIOR;USE F15 Wn", "coin-1 book+1 grape+2 wine-1"),
        // The fee has made a coin of one wine already.
        ("WnWnWn", "WORK_CONTRACT F15 Pn;WITH_PRIOR;USE F15 Wn", "book+1 grape+2 wine-2"),
    ] {
        let (before, mut table) = (table(goods), table(goods));
        table.play(commands).unwrap();
        assert_eq!(table.changes(&before), format!("{expected} flour+2 bread+1"));
    }
}

/// The older program: where nobody says who goes, a lay brother goes; the star sends the prior; and
/// nobody goes without a use.
#[test]
fn a_lay_brother_goes_where_the_owner_does_not_choose() {
    let table = |goods| {
        let position = holding(Country::France, goods);
        Table::of(position.built(Seat::B, Building::PeatCoalKiln, HERE), Dialect::Weblabora)
    };
    for (commands, home) in [
        ("work_contract G07 Pn;use G07 Pt", (true, 1)),
        ("work_contract G07 Pn;use G07 Pt *", (false, 2)),
    ] {
        let (before, mut table) = (table("PnPt"), table("PnPt"));
        table.play(commands).unwrap();
        assert_eq!(table.changes(&before), "peat-1 coal+2");
        assert_eq!(table.home(Seat::B), home, "{commands}");
    }
    // It does not look at the fee either.
    let overpaid = table("PnPn").play("work_contract G07 PnPn").unwrap_err();
    assert_eq!(overpaid.ruling, Some(Ruling::UNCHECKED));
    for unused in ["work_contract G07 Pn;commit", "work_contract LG1 Pn;with PRIOR;commit"] {
        let refused = table("PnPt").play(unused).unwrap_err();
        assert_eq!(refused.ruling, Some(Ruling::UNCHECKED), "{unused}");
    }
}

/// After a contract the owner's clergyman stands in the building and the payer uses it.
#[test]
fn contracts_are_paid_and_answered() {
    let position = |price, goods| {
        let kiln = holding(Country::France, goods).built(Seat::B, Building::PeatCoalKiln, HERE);
        // The Winery raises the price.
        if price == 1 { kiln } else { kiln.built(Seat::C, Building::Winery, HERE) }
    };
    let table = |price| Table::of(position(price, "PnPnPnWnPt"), Dialect::Hathora);
    let changes = |price, commands: &str| {
        let (before, mut table) = (table(price), table(price));
        table.play(commands).map(|()| table.changes(&before))
    };
    let refused = |price, commands: &str| changes(price, commands).unwrap_err().reason;
    let paid = "WORK_CONTRACT G07 Pn;WITH_LAYBROTHER;USE G07 Pt";
    assert_eq!(changes(1, paid).unwrap(), "peat-1 coal+2");
    let drunk = "WORK_CONTRACT G07 Wn;WITH_PRIOR;USE G07";
    assert_eq!(changes(2, drunk).unwrap(), "coal+1 coin+1 wine-1");
    let unused = "WORK_CONTRACT LG1 PnPn;WITH_PRIOR;COMMIT";
    assert_eq!(changes(2, unused).unwrap(), "coin-2");
    let unused = "WORK_CONTRACT G07 PnPn;WITH_PRIOR;COMMIT";
    assert_eq!(refused(2, unused), "expected the use of peat_coal_kiln before this");
    assert_eq!(refused(2, "WORK_CONTRACT G07 Pn"), "the contract costs PnPn or Wn");
    // Nobody pays with wine who wants to pay coins.
    let mut thirsty = Table::of(position(2, "Wn"), Dialect::Hathora);
    let refusal = thirsty.play("WORK_CONTRACT G07 PnPn").unwrap_err().reason;
    assert_eq!(refusal, Illegal::NoGoods.to_string());
    assert_eq!(refused(1, "WORK_CONTRACT LR1 Pn"), Illegal::OwnHouse.to_string());
    assert_eq!(
        refused(1, "WORK_CONTRACT G07 Pn;USE G07"),
        "expected the owner's choice of a clergyman before this"
    );
    // A single kind of clergyman goes without being asked for.
    let out = [Building::ClayMound, Building::Farmyard]
        .into_iter()
        .fold(position(1, "PnPt"), |position, building| {
            position.clergy(Seat::B, Rank::LayBrother, Seat::B, building)
        });
    let mut only_prior = Table::of(out, Dialect::Hathora);
    only_prior.play(paid).unwrap();
    assert_eq!(only_prior.home(Seat::B), (false, 0));
}
