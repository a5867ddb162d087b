//! What the words behind a building mean, as far as the words alone tell it: prices that go without
//! saying, words that are not looked at, goods that stand for others.
//!
//! A drink can be named where coins are due, and grain where straw is due. Our engine pays with
//! the drink or the grain only when coins or straw run out, so those are converted first.

use quadrivium_labora::{BASIC_GOODS, Bill, Building, Good, Pool, Step, Trade, Yield, coins_for};

use crate::bag::Bag;
use crate::command::{Named, Terms};
use crate::dialect::Dialect;

/// Puts the words of a use in our terms.
pub(crate) fn understand(dialect: Dialect, house: &Named, terms: &mut Terms) {
    let building = house.building;
    if dialect == Dialect::Weblabora {
        forget_words(building, terms);
        name_the_book(building, terms);
        if terms.bags.is_empty()
            && let Some(price) = unsaid_price(building)
        {
            terms.bags.push(price);
            terms.understood = true;
            terms.text.clone_from(&house.code);
        }
    }
    grain_for_straw(building, terms);
    for drink in [Good::Wine, Good::Whiskey] {
        drinks_for_coins(building, drink, terms);
    }
}

fn bills(building: Building) -> impl Iterator<Item = &'static Trade> {
    building.function().iter().filter_map(Step::trades).flat_map(|it| it.0)
}

/// The older program looks at no more words than a building has use for.
fn forget_words(building: Building, terms: &mut Terms) {
    terms.bags.truncate(looked_at(building));
    // Production is told by the building; only the joker is looked for.
    if let [Step::Wheel([_])] = building.function() {
        terms.bags.iter_mut().for_each(|bag| bag.goods = Bag::default().goods);
    }
}

/// How many words of goods the older program looks at.
fn looked_at(building: Building) -> usize {
    let in_words = |step: &Step| {
        step.trades().is_some()
            || matches!(
                step,
                Step::Choose(_) | Step::TwoBasics(_) | Step::Wheel(_) | Step::Improve(_)
            )
    };
    match building {
        Building::CloisterCourtyard
        | Building::Bakery
        | Building::Brewery
        | Building::SacredSite
        | Building::DruidsHouse
        | Building::CloisterLibrary
        | Building::Winery
        | Building::ShippingCompany
        | Building::Cooperage
        | Building::PilgrimageSite
        | Building::FestivalGround
        | Building::HouseOfTheBrotherhood => 2,
        _ if building.function().iter().any(in_words) => 1,
        _ => 0,
    }
}

/// At the Druid's House the older program names two goods that are received, one a word, and takes
/// the book by itself.
fn name_the_book(building: Building, terms: &mut Terms) {
    let [Step::Price(trade), Step::TwoBasics(counts)] = building.function() else {
        return;
    };
    let only_basic = |bag: &Bag| {
        let mut kinds = bag.kinds();
        kinds.next().filter(|good| BASIC_GOODS.contains(good) && kinds.next().is_none())
    };
    let [one, other] = terms.bags[..] else { return };
    if let (Some(one), Some(other)) = (only_basic(&one), only_basic(&other))
        && one != other
    {
        let mut bag = price(&trade.pay);
        bag.goods[one] = counts[0].into();
        bag.goods[other] = counts[1].into();
        terms.bags = vec![bag];
    }
}

/// The goods of a bill.
fn price(bill: &Bill) -> Bag {
    let mut bag = Bag::default();
    for &(good, count) in bill.goods {
        bag.goods[good] = count.into();
    }
    bag
}

/// What the older program takes for the one thing that a building does, without being told.
fn unsaid_price(building: Building) -> Option<Bag> {
    let mut bills = bills(building);
    let trade = bills.next().filter(|trade| trade.most == 1)?;
    let charged =
        matches!(building, Building::Palace | Building::GrandManor | Building::Calefactory);
    let fixed = matches!(trade.get, Yield::Goods(goods) if !goods.is_empty());
    let Bill { food, half_energy, points, different, .. } = trade.pay;
    let pools = (food, half_energy, points, different) != (0, 0, 0, 0);
    if !(fixed || charged) || pools || bills.next().is_some() {
        return None;
    }
    Some(price(&trade.pay))
}

/// Whether a good can go into a payment as itself, or be received by choice.
fn stands_for_itself(building: Building, good: Good) -> bool {
    let on = |list: &[(Good, u8)]| list.iter().any(|(it, _)| *it == good);
    let paid = bills(building).any(|trade| {
        let Bill { goods, food, half_energy, points, different } = trade.pay;
        on(goods)
            || food > 0 && on(Pool::Food.list())
            || half_energy > 0 && on(Pool::HalfEnergy.list())
            || points > 0 && on(Pool::Points.list())
            || different > 0
            || matches!(trade.get, Yield::OneOf(goods) if on(goods))
    });
    let received = |step: &Step| match step {
        Step::Choose(goods) => on(goods),
        Step::Joker(goods) | Step::Wheel(goods) => goods.contains(&good),
        Step::TwoBasics(_) => BASIC_GOODS.contains(&good),
        _ => false,
    };
    paid || building.function().iter().any(received)
}

fn is_due(building: Building, good: Good) -> bool {
    bills(building).any(|trade| trade.pay.goods.iter().any(|(due, _)| *due == good))
}

fn named(terms: &Terms) -> Bag {
    terms.bags.iter().fold(Bag::default(), Bag::and)
}

/// Names something else instead of a good.
fn rename(terms: &mut Terms, good: Good, other: Good, count: u16) {
    terms.bags.iter_mut().for_each(|bag| bag.goods[good] = 0);
    if let Some(bag) = terms.bags.first_mut() {
        bag.goods[other] = bag.goods[other].saturating_add(count);
    }
}

fn grain_for_straw(building: Building, terms: &mut Terms) {
    let grain = named(terms).goods[Good::Grain];
    if is_due(building, Good::Straw) && !stands_for_itself(building, Good::Grain) {
        terms.first.goods[Good::Grain] = grain;
        rename(terms, Good::Grain, Good::Straw, grain);
    }
}

/// As many drinks are changed into coins as it takes beside the coins that are named; the others
/// were named for nothing.
fn drinks_for_coins(building: Building, drink: Good, terms: &mut Terms) {
    let (count, worth) = (named(terms).goods[drink], coins_for(drink));
    if count == 0 || !is_due(building, Good::Coin) || stands_for_itself(building, drink) {
        return;
    }
    let money = named(terms).money();
    let all = money.saturating_add(count.saturating_mul(worth));
    let missing = coins_taken(building, all).saturating_sub(money);
    rename(terms, drink, Good::Coin, missing);
    terms.first.goods[drink] = missing.div_ceil(worth);
    terms.left.goods[drink] = count - terms.first.goods[drink];
}

/// How many of so many coins a building takes.
fn coins_taken(building: Building, coins: u16) -> u16 {
    let mut left = coins;
    for step in building.function() {
        for trade in step.trades().map_or(&[][..], |it| it.0) {
            let &[(Good::Coin, due)] = trade.pay.goods else { continue };
            let often = left / u16::from(due);
            let times = trade.limit().map_or(often, |most| often.min(most.into()));
            left -= times * u16::from(due);
            if times == 0 && matches!(step, Step::Price(_)) {
                return coins - left;
            }
        }
    }
    coins - left
}
