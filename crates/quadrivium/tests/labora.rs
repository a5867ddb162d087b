//! Ora et Labora in words: goods are counted with the right plurals, and a turn reads as it should.

use quadrivium::language::Language;
use quadrivium::speech::Speech;
use quadrivium_core::{Actor, AnyGame, Phrase, Seat, Settings};
use quadrivium_games::GAMES;

fn counted(language: Language, good: &str) -> [String; 4] {
    let speech = Speech::new(language);
    let key = format!("labora-goods-{good}");
    [1_u8, 2, 5, 22].map(|count| speech.say(&Phrase::new(key.clone()).with("count", count)))
}

#[test]
fn goods_are_counted_with_the_right_plurals() {
    let english = counted(Language::English, "reliquary");
    assert_eq!(english, ["1 reliquary", "2 reliquaries", "5 reliquaries", "22 reliquaries"]);
    let polish = counted(Language::Polish, "sheep");
    assert_eq!(polish, ["1 owca", "2 owce", "5 owiec", "22 owce"]);
    let russian = counted(Language::Russian, "sheep");
    assert_eq!(russian, ["1 овца", "2 овцы", "5 овец", "22 овцы"]);
}

/// A game of two in France after these actions of seat A.
fn after(actions: &[&str]) -> Box<dyn AnyGame> {
    let mut game = GAMES.find("labora").unwrap().start(&Settings::players(2)).unwrap();
    for action in actions {
        game.advance(Actor::from(Seat::A), action).unwrap();
    }
    game
}

/// The question with the offers under it.
fn asked(game: &dyn AnyGame, language: Language) -> String {
    let speech = Speech::new(language).with_names(vec!["Ann".to_owned(), "Bo".to_owned()]);
    let offers = game.choices(Seat::A).into_iter().map(|choice| speech.say(&choice.words));
    [speech.say(&game.prompt(Seat::A))].into_iter().chain(offers).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_production_says_what_the_markers_bring() {
    let game = after(&["place farmyard lay"]);
    insta::assert_snapshot!(asked(&*game, Language::English), @"
    Farmyard: what do you produce, and by which marker? 2 sheep, 2 grain, joker 2.
    Take 2 sheep
    Take 2 sheep with the joker
    Take 2 grain
    Take 2 grain with the joker
    Do without (Farmyard)
    ");
    insta::assert_snapshot!(asked(&*game, Language::Polish), @"
    Obejście: co wytwarzasz i według którego znacznika? 2 owce, 2 zboża, joker 2.
    Weź: 2 owce
    Weź: 2 owce (joker)
    Weź: 2 zboża
    Weź: 2 zboża (joker)
    Zrezygnuj (Obejście)
    ");
}

#[test]
fn a_new_building_asks_for_its_place_and_for_the_prior() {
    insta::assert_snapshot!(asked(&*after(&["build peat_coal_kiln"]), Language::English), @"
    Where do you build the Peat Coal Kiln? It costs 1 clay.
    Peat Coal Kiln onto column 3, row 0: plains
    Peat Coal Kiln onto column 3, row 1: plains
    ");
    let game = after(&["build peat_coal_kiln", "at 3 0"]);
    insta::assert_snapshot!(asked(&*game, Language::Russian), @"
    Угольная печь — построено: войти туда приором сразу?
    Угольная печь, приор входит — получить: 1 уголь, 1 монета; сколько угодно раз: 1 торф → 1 уголь
    Приор остаётся дома
    ");
    let game = after(&["build peat_coal_kiln", "at 3 0", "enter"]);
    insta::assert_snapshot!(asked(&*game, Language::English), @"
    Peat Coal Kiln: how many times? Once: 1 peat → 1 peat coal.
    Once: 1 peat → 1 peat coal
    Do without (Peat Coal Kiln)
    ");
}

#[test]
fn a_waiting_player_hears_what_is_going_on() {
    let game = after(&["place farmyard lay"]);
    let speech = Speech::new(Language::English).with_names(vec!["Ann".to_owned()]);
    assert_eq!(speech.say(&game.prompt(Seat::B)), "Waiting for Ann: Farmyard.");
}
