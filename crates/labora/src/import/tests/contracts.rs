//! Work contracts: who pays what, who goes, and what is converted before.

use super::*;
use crate::illegal::Illegal;
use crate::import::refused::Ruling;
use crate::types::Clergyman;

/// A drink that stands for coins is changed before the contract, also where the fee takes one.
#[test]
fn drinks_are_changed_before_a_contract() {
    let table = |goods| {
        Table::new(Dialect::Hathora, Country::France)
            .with_house(Seat::B, HERE, Building::FinancedEstate)
            .with_goods(goods)
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
    let table = || {
        Table::new(Dialect::Weblabora, Country::France)
            .with_house(Seat::B, HERE, Building::PeatCoalKiln)
            .with_goods("PnPt")
    };
    for (commands, man) in [
        ("work_contract G07 Pn;use G07 Pt", Clergyman::FirstBrother),
        ("work_contract G07 Pn;use G07 Pt *", Clergyman::Prior),
    ] {
        let (before, mut table) = (table(), table());
        table.play(commands).unwrap();
        assert_eq!(table.changes(&before), "peat-1 coal+2");
        assert!(table.slot.walk.game.clergy[Seat::B][man].is_some(), "{commands}");
    }
    // It does not look at the fee either.
    let overpaid = table().with_goods("PnPn").play("work_contract G07 PnPn").unwrap_err();
    assert_eq!(overpaid.ruling, Some(Ruling::UNCHECKED));
    for unused in ["work_contract G07 Pn;commit", "work_contract LG1 Pn;with PRIOR;commit"] {
        let refused = table().play(unused).unwrap_err();
        assert_eq!(refused.ruling, Some(Ruling::UNCHECKED), "{unused}");
    }
}

/// After a contract the owner's clergyman stands in the building and the payer uses it.
#[test]
fn contracts_are_paid_and_answered() {
    let table = |price: u8| {
        let mut table = Table::new(Dialect::Hathora, Country::France)
            .with_house(Seat::B, HERE, Building::PeatCoalKiln)
            .with_goods("PnPnPnWnPt");
        table.slot.walk.game.contract_price = price;
        table
    };
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
    let mut thirsty = table(2).with_goods("Wn");
    let refusal = thirsty.play("WORK_CONTRACT G07 PnPn").unwrap_err().reason;
    assert_eq!(refusal, Illegal::NoGoods.to_string());
    assert_eq!(refused(1, "WORK_CONTRACT LR1 Pn"), Illegal::OwnHouse.to_string());
    assert_eq!(
        refused(1, "WORK_CONTRACT G07 Pn;USE G07"),
        "expected the owner's choice of a clergyman before this"
    );
    // A single kind of clergyman goes without being asked for.
    let mut only_prior = table(1);
    only_prior.slot.walk.game.clergy[Seat::B][Clergyman::FirstBrother] =
        Some(Cell::heartland(Seat::B, 4));
    only_prior.slot.walk.game.clergy[Seat::B][Clergyman::SecondBrother] =
        Some(Cell::heartland(Seat::B, 7));
    only_prior.play(paid).unwrap();
    assert!(!only_prior.slot.walk.game.anybody_home(Seat::B));
}
