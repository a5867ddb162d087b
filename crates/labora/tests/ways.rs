//! The view of whoever has to pay holds every way to pay, and no other: in random games, against
//! the rules themselves.

use std::collections::HashMap;

use quadrivium_core::{GameRng, Rules, Seat, Sight, Viewer, game_rng};
use quadrivium_labora::{
    Action, Country, Frame, Good, Labora, Options, Payment, PaymentView, Position, Progress,
    Question, View,
};
use rand::RngExt;

/// More ways than this are not counted one by one.
const MANY: u64 = 1_000;

fn view(game: &Labora, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// How many ways lead from a kind to the end of the payment.
fn ways_from(payment: &PaymentView, kind: Option<u16>, known: &mut HashMap<u16, u64>) -> u64 {
    let Some(kind) = kind else { return 1 };
    if let Some(&ways) = known.get(&kind) {
        return ways;
    }
    let then = payment.kinds[usize::from(kind)].then.iter();
    let ways = then.map(|&then| ways_from(payment, then, known)).fold(0, u64::saturating_add);
    known.insert(kind, ways);
    ways
}

/// Whether the payment that began with a question goes on with this one.
fn goes_on(asked: Option<Question>) -> bool {
    match asked {
        Some(Question::Pay(_)) => true,
        Some(Question::Function(Frame { progress, .. })) => {
            matches!(progress, Progress::Trading { next: 1.., .. })
        }
        _ => false,
    }
}

/// How many ways the rules allow. Different goods may be paid in any order, and count in one.
fn ways_by_rules(
    game: &Labora,
    seat: Seat,
    last: Option<Good>,
    known: &mut HashMap<(Labora, Option<Good>), u64>,
) -> u64 {
    let key = (game.clone(), last);
    if let Some(&ways) = known.get(&key) {
        return ways;
    }
    let asked = view(game, seat).ask.map(|asked| asked.ask);
    let in_order = matches!(asked, Some(Question::Pay(Payment::Different { .. })));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut ways = 0;
    for action in legal {
        let paid = match action {
            Action::Pay { good, .. } if in_order => Some(good),
            _ => None,
        };
        if in_order && paid <= last {
            continue;
        }
        let mut after = game.clone();
        after.apply(seat.into(), action).unwrap();
        let asked = view(&after, seat).ask.map(|asked| asked.ask);
        ways += if goes_on(asked) { ways_by_rules(&after, seat, paid, known) } else { 1 };
    }
    known.insert(key, ways);
    ways
}

/// The decisions of one way through the net, by numbers that somebody chooses.
fn walk(
    payment: &PaymentView,
    deal: usize,
    mut choose: impl FnMut(&quadrivium_labora::KindView) -> usize,
) -> Vec<Action> {
    let deal = &payment.deals[deal];
    let (mut actions, mut at) = (deal.actions.clone(), deal.first);
    while let Some(kind) = at {
        let kind = &payment.kinds[usize::from(kind)];
        let chosen = choose(kind);
        let count = kind.least + chosen as u8;
        if kind.said.is_some_and(|from| count >= from) {
            actions.push(Action::Pay { good: kind.good, count });
        }
        at = kind.then[chosen];
    }
    actions
}

/// Plays decisions and says whether that is the end of the payment.
fn is_whole(game: &Labora, seat: Seat, actions: &[Action]) -> bool {
    let mut after = game.clone();
    for &action in actions {
        if let Err(refused) = after.apply(seat.into(), action) {
            panic!("{action} of {actions:?}: {refused}");
        }
    }
    !goes_on(view(&after, seat).ask.map(|asked| asked.ask))
}

fn check(game: &Labora, seat: Seat, payment: &PaymentView, rng: &mut GameRng) -> bool {
    for deal in 0..payment.deals.len() {
        let best = walk(payment, deal, |kind| usize::from(kind.best - kind.least));
        assert!(is_whole(game, seat, &best), "{best:?}");
        let any = walk(payment, deal, |kind| rng.random_range(0..kind.then.len()));
        assert!(is_whole(game, seat, &any), "{any:?}");
    }
    let (mut known, deals) = (HashMap::new(), payment.deals.iter());
    let ways = deals.map(|deal| ways_from(payment, deal.first, &mut known));
    let ways = ways.fold(0, u64::saturating_add);
    let counted = ways < MANY;
    if counted {
        assert_eq!(ways, ways_by_rules(game, seat, None, &mut HashMap::new()), "{payment:?}");
    }
    counted
}

#[test]
fn the_view_holds_the_ways_to_pay_and_no_others() {
    let mut counted = 0;
    for number in 0..6 {
        let mut rng = game_rng(1, number);
        let country = Country::ALL[number as usize % 2];
        let mut game = Labora::new(&Options::long(1 + (number % 4) as u8, country)).unwrap();
        let (mut legal, mut said) = (Vec::new(), 0);
        while let Some(seat) = game.turn().only_player() {
            game.legal(seat, &mut legal);
            let trades = legal.iter().any(|it| matches!(it, Action::Times { .. }));
            let pays = legal.iter().any(|it| matches!(it, Action::Pay { .. }));
            let View { payment, ask, .. } = view(&game, seat);
            assert_eq!(payment.is_some(), trades || pays);
            let decided = ask.expect("somebody is asked").decided;
            assert_eq!(decided, if payment.is_some() { said } else { 0 });
            if let Some(payment) = payment {
                counted += usize::from(check(&game, seat, &payment, &mut rng));
                assert_eq!(game.view(Viewer::Public).payment, None, "for those who pay");
            }
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat.into(), action).unwrap();
            let is_part = matches!(action, Action::Times { .. } | Action::Pay { .. });
            said = if is_part { said + 1 } else { 0 };
        }
    }
    assert!(counted > 300, "{counted} payments were counted");
}

/// What a dialog shows besides: what is due, what it brings, and how often.
#[test]
fn a_deal_says_what_it_takes_and_brings() {
    let mut game = Position::long(3, Country::France)
        .built(Seat::A, "cloister_workshop".parse().unwrap(), quadrivium_labora::Spot::new(3, 1))
        .goods(Seat::A, &[(Good::Clay, 2), (Good::Stone, 1), (Good::Wood, 2)])
        .game();
    game.apply(Seat::A.into(), "place cloister_workshop prior".parse().unwrap()).unwrap();
    let payment = view(&game, Seat::A).payment.expect("two trades that can be paid");
    let times: Vec<_> = payment.deals.iter().map(|deal| &deal.times[..]).collect();
    assert_eq!(times, [&[2, 0][..], &[1, 1], &[1, 0], &[0, 1], &[0, 0]]);
    let both = &payment.deals[1];
    let amounts = |goods: &[quadrivium_labora::GoodView]| -> Vec<_> {
        goods.iter().map(|it| (it.good, it.count)).collect()
    };
    assert_eq!(amounts(&both.goods), [(Good::Clay, 1), (Good::Stone, 1)]);
    assert_eq!(amounts(&both.brings), [(Good::Ceramic, 1), (Good::Ornament, 1)]);
    assert_eq!((both.due.half_energy, both.due.food), (4, 0));
    assert_eq!(walk(&payment, 1, |_| 0), both.actions, "two wood are all there is");
}
