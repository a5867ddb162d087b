//! The kit finds nothing in a game that is right, and every fault in one that is not.

use quadrivium_core::Options;
use quadrivium_kit::toy::{Fault, Length, Move, Setup, Toy, every, with_fault};
use quadrivium_kit::{self as kit, Check, Effort, Report, Violation};

fn setups() -> impl Iterator<Item = Setup> {
    Length::ALL.into_iter().flat_map(|length| [2, 3].map(|players| Setup { players, length }))
}

/// Many games that are closely looked at: they are short.
fn patient() -> Effort {
    Effort::soak(60)
}

#[test]
fn a_game_that_is_right_passes() {
    for setup in setups() {
        let report = kit::check::<Toy>(&setup, patient()).unwrap();
        assert_eq!(report.games, 60);
        assert!(report.positions >= 120, "the first and the last position are always looked at");
        assert!(report.chance > 0 && report.decisions > 0 && report.longest > 8);
        let proposed = kit::bundles::<Toy>(&setup, patient()).unwrap();
        let tried = kit::unlisted::<Toy>(&setup, patient(), &every()).unwrap();
        let chosen = kit::orders::<Toy>(&setup, patient(), |_| false).unwrap();
        let numbered = kit::numbers::<Toy>(&setup, patient(), &every()).unwrap();
        for other in [proposed, tried, chosen, numbered] {
            assert_eq!((other.games, other.decisions), (60, report.decisions), "the same games");
        }
        assert!(tried.positions >= 240, "every kind of position is looked at in every game");
    }
}

type Look = fn(&Setup, Effort) -> Result<Report, Violation>;

fn violation(fault: Fault) -> Option<Violation> {
    let effort = Effort { most_actions: 500, ..patient() };
    let looks: [Look; 5] = [
        kit::check::<Toy>,
        |setup, effort| kit::unlisted::<Toy>(setup, effort, &every()),
        |setup, effort| kit::orders::<Toy>(setup, effort, |_| false),
        |setup, effort| kit::numbers::<Toy>(setup, effort, &every()),
        kit::bundles::<Toy>,
    ];
    with_fault(fault, || {
        looks.iter().find_map(|look| setups().find_map(|setup| look(&setup, effort).err()))
    })
}

/// The check that finds a fault.
fn finder(fault: Fault) -> Check {
    match fault {
        Fault::ForgetfulOptions => Check::Options,
        Fault::NoSetup => Check::Setup,
        Fault::Panics => Check::Panics,
        Fault::Endless => Check::Ends,
        Fault::Stuck => Check::Moves,
        Fault::DirtyList | Fault::WrongOrder => Check::Lists,
        Fault::OffersTooMuch => Check::Offered,
        Fault::ListensToAnybody | Fault::DrawsAnything => Check::Refuses,
        Fault::SecretPass | Fault::Generous => Check::Unlisted,
        Fault::RisingOrder => Check::Orders,
        Fault::HalfDone => Check::Unchanged,
        Fault::AppliesApart => Check::Applies,
        Fault::Misspelt | Fault::SameText => Check::Notation,
        Fault::SharedText => Check::Texts,
        Fault::JsonLies => Check::ActionJson,
        Fault::Forgets => Check::StateJson,
        Fault::Lucky => Check::Repeats,
        Fault::LongWinded => Check::Records,
        Fault::LosesCards => Check::Audit,
        Fault::OpenHands => Check::ViewLeak,
        Fault::OneSight => Check::SameView,
        Fault::OffersTell => Check::OfferLeak,
        Fault::NumbersTell => Check::EncodingLeak,
        Fault::Forges => Check::Determinize,
        Fault::Clings | Fault::Squanders | Fault::Freezes => Check::Worlds,
        Fault::OwnSecret => Check::Masks,
        Fault::HidesTheReveal | Fault::Whispers => Check::Secrets,
        Fault::ProposesTooMuch
        | Fault::ProposesPastSecrets
        | Fault::ProposesOne
        | Fault::ProposalsTell => Check::Bundles,
        Fault::FlatChance => Check::Weights,
        Fault::ShiftedIds | Fault::StrayIds | Fault::EndlessIds => Check::Ids,
        Fault::Unwritten => Check::Encoder,
        Fault::Blurred => Check::Suffices,
        Fault::SaysAll | Fault::SaysNothing => Check::Reveals,
        Fault::UpsideDown => Check::Standings,
    }
}

#[test]
fn every_fault_is_found_by_its_check() {
    for fault in Fault::ALL {
        let found = violation(fault).unwrap_or_else(|| panic!("nobody noticed that {fault}"));
        assert_eq!(found.check, finder(fault), "{fault}: {found}");
    }
}

#[test]
fn every_check_finds_a_fault() {
    for check in Check::ALL {
        assert!(
            Fault::ALL.into_iter().any(|fault| finder(fault) == check),
            "no toy breaks '{check}'"
        );
    }
}

#[test]
fn a_violation_can_be_seen_again() {
    let first = violation(Fault::LosesCards).unwrap();
    let setup = Setup::from_settings(&first.record.settings).unwrap();
    let effort = Effort::again(first.seed, first.game);
    let again = with_fault(Fault::LosesCards, || kit::check::<Toy>(&setup, effort));
    let again = again.unwrap_err();
    assert_eq!((again.check, again.game), (first.check, first.game));
    let text = first.to_string();
    for part in ["toy breaks 'audit': card two", "of seed 1", "players=2", "  A play "] {
        assert!(text.contains(part), "{part} is missing in: {text}");
    }
    assert!(format!("{first:?}").contains("quadrivium record 1"));
}

/// An order that the rules set is declared, kind by kind.
#[test]
fn an_order_of_the_rules_is_left_alone() {
    let buried = |action| matches!(action, Move::Bury(_));
    let setup = Setup { players: 2, length: Length::Long };
    let chosen = with_fault(Fault::RisingOrder, || kit::orders::<Toy>(&setup, patient(), buried));
    chosen.unwrap();
}

#[test]
fn soaking_counts_games_and_reports_progress() {
    let setup = Setup { players: 3, length: Length::Long };
    let mut told = Vec::new();
    let soaked = kit::soak::<Toy>(&setup, 0..200, 1, |report| told.push(report.games));
    let soaked = soaked.unwrap();
    assert_eq!(told, (1..=200).collect::<Vec<_>>());
    // The same games whichever way they are played, whole or in parts.
    let checked = kit::check::<Toy>(&setup, Effort { games: 200, ..Effort::quick() });
    assert_eq!(Report { positions: 0, ..checked.unwrap() }, soaked);
    let mut parts = Report::default();
    for games in [0..50, 50..200] {
        parts.add(&kit::soak::<Toy>(&setup, games, 1, |_| {}).unwrap());
    }
    assert_eq!(parts, soaked);
}

#[test]
fn soaking_finds_what_it_looks_for() {
    for fault in [
        Fault::LosesCards,
        Fault::Stuck,
        Fault::Panics,
        Fault::OffersTooMuch,
        Fault::Endless,
        Fault::UpsideDown,
    ] {
        let setup = Setup { players: 2, length: Length::Long };
        let soaked = with_fault(fault, || kit::soak::<Toy>(&setup, 0..500, 7, |_| {}));
        assert_eq!(soaked.unwrap_err().check, finder(fault), "{fault}");
    }
}
