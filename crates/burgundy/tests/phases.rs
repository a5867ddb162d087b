//! Phases and rounds: what comes to the board, who acts when, and what mines pay.

use crate::common::{A, B, C, Notated, only_end_is_left};
use quadrivium_burgundy::{
    Burgundy, Dice, Draw, Event, Good, Ground, Illegal, Options, Pending, Phase, Pips, Position,
    Question, Tile,
};
use quadrivium_core::{Chance, Rules, Seat, Sight, Turn, Viewer};

/// A new game up to the first decision of a player.
fn begun(players: u8) -> Burgundy {
    let mut game = Burgundy::new(&Options::standard(players)).unwrap();
    game.play_all("*", &["start A"]);
    game.let_chance_decide();
    game
}

/// Everybody takes workers until the phase is over; then chance sets the next one up.
fn pass_phase(game: &mut Burgundy) {
    let phase = game.view(Viewer::Public).phase;
    while let Some(seat) = game.turn().player() {
        if game.view(Viewer::Public).phase != phase {
            break;
        }
        let seat = seat.to_string();
        let workers = game.offered_like(&seat, "workers");
        let action = workers.first().map_or("end", String::as_str).to_owned();
        game.play_all(&seat, &[&action]);
        game.let_chance_decide();
    }
}

/// The colours on the numbered depots, a letter for each space, `.` where nothing lies.
fn colours(game: &Burgundy) -> Vec<String> {
    let letter = |tile: Option<Tile>| match tile.map(Tile::ground) {
        None => '.',
        Some(Ground::Building) => 'B',
        Some(Ground::Animal) => 'A',
        Some(Ground::Knowledge) => 'K',
        Some(Ground::Castle) => 'C',
        Some(Ground::Mine) => 'M',
        Some(Ground::Ship) => 'S',
    };
    let view = game.view(Viewer::Public);
    view.depots.iter().map(|depot| depot.tiles.iter().copied().map(letter).collect()).collect()
}

/// With two players the spaces labelled 2, with three those labelled 3 too, with four all 24.
#[test]
fn the_spaces_for_the_number_of_players_are_filled() {
    assert_eq!(colours(&begun(2)), ["BS..", "KC..", "AB..", "SB..", "MK..", "BA.."]);
    assert_eq!(colours(&begun(3)), ["BSK.", "KCB.", "ABS.", "SBA.", "MKB.", "BAC."]);
    assert_eq!(colours(&begun(4)), ["BSKA", "KCBB", "ABSK", "SBAM", "MKBB", "BACS"]);
}

/// With three players the castle space of depot 6 has a mine in the phases B and D.
#[test]
fn with_three_players_castle_and_mine_alternate_on_depot_6() {
    for (players, expected) in [(2, "....."), (3, "CMCMC"), (4, "CCCCC")] {
        let mut game = begun(players);
        let mut seen = String::new();
        for _ in Phase::ALL {
            seen.push(colours(&game)[5].chars().nth(2).unwrap());
            pass_phase(&mut game);
        }
        assert_eq!(seen, expected, "{players} players");
    }
}

#[test]
fn the_black_depot_has_four_six_or_eight_tiles() {
    for (players, tiles) in [(2, 4), (3, 6), (4, 8)] {
        let black = begun(players).view(Viewer::Public).black_depot;
        assert_eq!(black.iter().flatten().count(), tiles);
        assert_eq!(black.len(), tiles);
    }
}

/// R27: what is taken, discarded or cleared never comes back; with four players the box lasts for
/// exactly five phases.
#[test]
fn the_box_lasts_for_five_phases() {
    let mut game = begun(4);
    for _ in 0..4 {
        pass_phase(&mut game);
    }
    let view = game.view(Viewer::Public);
    assert_eq!(view.phase, Phase::E);
    assert_eq!(view.piles.coloured.values, [0; 6]);
    assert_eq!(view.piles.black, 0);
    assert_eq!(view.piles.goods.total(), 17 - 12, "five of the reserve are never seen");
}

/// Tiles are drawn by their number.
#[test]
fn a_tile_is_as_likely_as_it_is_frequent() {
    let mut game = Burgundy::new(&Options::standard(2)).unwrap();
    game.play_all("*", &["start A"]);
    while game.asked() != Some(Pending::Chance(Draw::FillDepots)) {
        let first = game.offered("*").swap_remove(0);
        game.play_all("*", &[&first]);
    }
    game.play_all("*", &["tile bank"]);
    // The ship of depot 1 needs no draw; now a yellow tile for depot 2.
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 20, "yellow tiles with a coloured back");
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    assert_eq!(game.play("*", "tile bank"), Err(Illegal::ImpossibleOutcome));
    assert_eq!(game.play("*", "tile knowledge7"), Err(Illegal::ImpossibleOutcome), "a black back");
    game.play_all("*", &["tile knowledge1"]);
    game.outcomes(&mut outcomes);
    let cows: Vec<_> = outcomes[..3].iter().map(|(_, weight)| *weight).collect();
    assert_eq!(cows, [2, 2, 1]);
}

/// The last turn of round 5 in phase A, with something of everything left on the board.
fn leftovers() -> Burgundy {
    let position = Position::of(2)
        .round(5)
        .depot("1.1", Tile::Bank)
        .depot("1.2", Tile::Ship)
        .depot("5.1", Tile::Mine)
        .depot("black.2", Tile::Pig4)
        .goods_at(3, Good::Pink, 2)
        .stored(A, Tile::Cow2)
        .stock(A, Good::Red, 2)
        .workers(A, 3)
        .track(&[(A, 2), (B, 1)]);
    let mut game = only_end_is_left(position, 2);
    game.play_all("B", &["end"]);
    game
}

/// R3: every tile that is left on the board leaves the game, those in the black depot too.
#[test]
fn tiles_left_on_the_board_are_removed() {
    let game = leftovers();
    assert_eq!(game.asked(), Some(Pending::Chance(Draw::FillDepots)));
    assert!(colours(&game).iter().all(|depot| depot == "...."));
    assert!(game.view(Viewer::Public).black_depot.iter().all(Option::is_none));
}

#[test]
fn goods_stay_on_the_depots() {
    assert_eq!(leftovers().view(Viewer::Public).depots[2].goods[Good::Pink], 2);
}

/// What players have, and the markers, go on into the next phase.
#[test]
fn everything_else_stays_where_it_is() {
    let game = leftovers();
    let estate = game.estate(A);
    assert_eq!(estate.storage.values, [Some(Tile::Cow2), None, None]);
    assert_eq!((estate.stock[Good::Red], estate.workers, estate.silver), (2, 3, 1));
    assert_eq!(game.view(Viewer::Public).track, [vec![], vec![B], vec![A]]);
}

/// What was rolled in the last round is gone before the next phase is set up.
#[test]
fn no_dice_lie_on_the_table_between_two_phases() {
    let view = leftovers().view(Viewer::Public);
    assert_eq!(view.white, None);
    for estate in &view.estates {
        assert_eq!(estate.dice, Dice::default(), "{}", estate.seat);
    }
}

/// The five goods of a phase are open, in the order in which they will be placed.
#[test]
fn five_goods_are_revealed_for_the_rounds() {
    let mut game = leftovers();
    while game.asked() != Some(Pending::Chance(Draw::RevealGoods)) {
        let first = game.offered("*").swap_remove(0);
        game.play_all("*", &[&first]);
    }
    game.play_all("*", &["good red", "good brown", "good red", "good pink", "good orange"]);
    let goods = [Good::Red, Good::Brown, Good::Red, Good::Pink, Good::Orange];
    let view = game.view(Viewer::Public);
    assert_eq!(view.round_goods, goods);
    assert_eq!((view.phase, view.round), (Phase::B, 1));
    game.play_all("*", &["roll 1 2", "roll 3 4", "white 5"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.depots[4].goods[Good::Red], 1, "the first one goes to the depot");
    assert_eq!(view.round_goods, goods[1..]);
}

/// Everybody rolls, the first player first, and the white die comes last; all can be seen before
/// anybody acts.
#[test]
fn all_dice_are_rolled_before_anybody_acts() {
    let mut game = Position::of(3).track(&[(C, 1), (A, 0), (B, 0)]).dice_used(C).dice_used(A);
    game = game.turn_of(B);
    let mut game = game.game();
    game.play_all("B", &["workers d1", "workers d1"]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.offered("*").len(), 21);
    assert_eq!(game.play("*", "white 3"), Err(Illegal::ImpossibleOutcome));
    game.play_all("*", &["roll 1 2", "roll 3 4", "roll 5 5"]);
    assert_eq!(game.play("*", "roll 1 1"), Err(Illegal::ImpossibleOutcome));
    assert_eq!(game.offered("*").len(), 6);
    game.play_all("*", &["white 3"]);
    let dice = |seat| game.estate(seat).dice.unused().map(Pips::number).collect::<Vec<_>>();
    assert_eq!([dice(C), dice(A), dice(B)], [vec![1, 2], vec![3, 4], vec![5]]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(C)));
}

/// Two dice that differ fall in two ways, a pair in one.
#[test]
fn rolls_have_the_weights_of_two_dice() {
    let mut game = Position::of(2).dice_used(A).turn_of(B).game();
    game.play_all("B", &["workers d1", "workers d1"]);
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert_eq!(outcomes[0].1, 1, "roll 1 1");
    assert_eq!(outcomes[1].1, 2, "roll 1 2");
}

/// Five phases of five rounds, two dice each: fifty actions for everybody.
#[test]
fn the_game_has_25_rounds_and_50_actions_for_everybody() {
    let mut game = Burgundy::new(&Options::standard(3)).unwrap();
    game.play_all("*", &["start B"]);
    let mut actions = [0; 3];
    let mut rounds = 0;
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => ("*".to_owned(), game.offered("*").swap_remove(0)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                let workers = game.offered_like(&seat.to_string(), "workers").into_iter().next();
                if workers.is_some() {
                    actions[Seat::first(3).position(|other| other == seat).unwrap()] += 1;
                }
                (seat.to_string(), workers.unwrap_or_else(|| "end".to_owned()))
            }
        };
        let events = game.watch(&by, &action).unwrap();
        let began = |event: &&Event| matches!(event, Event::RoundBegan { .. });
        rounds += events.iter().filter(began).count();
    }
    assert_eq!((rounds, actions), (25, [50; 3]));
}

/// The players act in the order of the track, one after the other.
#[test]
fn players_act_in_turn_order() {
    let mut game = Position::of(3).track(&[(B, 2), (C, 2), (A, 0)]).turn_of(B).game();
    game.play_all("B", &["workers d1", "workers d1"]);
    game.play_all("C", &["workers d1", "workers d1"]);
    game.play_all("A", &["workers d1", "workers d1"]);
    assert_eq!(game.view(Viewer::Public).round, 2);
}

/// Every mine pays a silver at the end of each phase, and only then.
#[test]
fn mines_pay_at_the_end_of_a_phase() {
    for (round, silver) in [(4, 0), (5, 2)] {
        let position = Position::of(2)
            .round(round)
            .silver(A, 0)
            .placed(A, 25, Tile::Mine)
            .placed(A, 30, Tile::Mine)
            .stored(A, Tile::Mine);
        let mut game = only_end_is_left(position, 2);
        let events = game.watch("B", "end").unwrap();
        assert_eq!(game.estate(A).silver, silver, "round {round}; a stored mine pays nothing");
        let paid = events.contains(&Event::MinesPaid { seat: A, silver: 2, workers: 0 });
        assert_eq!(paid, round == 5);
    }
}

/// The rulebook's five phases and their rounds follow one another.
#[test]
fn a_phase_has_five_rounds() {
    for round in 1..=4 {
        let mut game = only_end_is_left(Position::of(2).round(round), 2);
        game.play_all("B", &["end"]);
        assert_eq!(game.view(Viewer::Public).round, round + 1);
        assert_eq!(game.view(Viewer::Public).phase, Phase::A);
    }
    let mut game = only_end_is_left(Position::of(2).round(5), 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.view(Viewer::Public).phase, Phase::B);
}
