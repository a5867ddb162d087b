//! Craftsmen in words: cards are counted with the right plurals, and a turn reads as it should.

use quadrivium::language::Language;
use quadrivium::speech::Speech;
use quadrivium_core::{Actor, AnyGame, Phrase, Seat, Settings, Turn};
use quadrivium_games::GAMES;

fn counted(language: Language, key: &'static str) -> [String; 4] {
    let speech = Speech::new(language);
    [1_u8, 2, 5, 22].map(|count| speech.say(&Phrase::new(key).with("count", count)))
}

#[test]
fn cards_and_points_are_counted_with_the_right_plurals() {
    let english = counted(Language::English, "craftsmen-cards");
    assert_eq!(english, ["1 card", "2 cards", "5 cards", "22 cards"]);
    let polish = counted(Language::Polish, "craftsmen-points");
    assert_eq!(polish, ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]);
    let russian = counted(Language::Russian, "craftsmen-cards");
    assert_eq!(russian, ["1 карта", "2 карты", "5 карт", "22 карты"]);
    let lost = counted(Language::Russian, "craftsmen-done-crafts");
    assert_eq!(lost[0], "Закончить; пропадёт 1 очко работы");
    assert_eq!(lost[1], "Закончить; пропадут 2 очка работы");
}

/// Lets cards be drawn until somebody is asked: always one out of the middle of the pack.
fn draw(game: &mut dyn AnyGame) {
    while game.turn() == Turn::Chance {
        let outcomes = game.outcomes();
        game.advance(Actor::Chance, &outcomes[outcomes.len() * 2 / 3].0).unwrap();
    }
}

/// A game of two after these decisions, each by whoever is asked.
fn after(actions: &[&str]) -> Box<dyn AnyGame> {
    let mut game = GAMES.find("craftsmen").unwrap().start(&Settings::players(2)).unwrap();
    draw(&mut *game);
    for action in actions {
        let seat = game.turn().player().unwrap();
        game.advance(Actor::from(seat), action).unwrap();
        draw(&mut *game);
    }
    game
}

/// The question with the proposals and the offers under it.
fn asked(game: &dyn AnyGame, language: Language) -> String {
    let speech = Speech::new(language).with_names(vec!["Ann".to_owned(), "Bo".to_owned()]);
    let seat = game.turn().player().unwrap();
    let proposals = game.bundles(seat).into_iter().map(|bundle| bundle.words);
    let offers = game.choices(seat).into_iter().map(|choice| choice.words);
    let words = [game.prompt(seat)].into_iter().chain(proposals).chain(offers);
    words.map(|words| speech.say(&words)).collect::<Vec<_>>().join("\n")
}

const AT_THE_BANK: [&str; 8] =
    ["done", "done", "place builders", "place bankers", "pass", "pass", "take blue1", "draw"];

#[test]
fn a_discard_is_proposed_as_a_whole() {
    let game = after(&AT_THE_BANK);
    insta::assert_snapshot!(asked(&*game, Language::English), @"
    Discard 2 cards of your whole hand: blue 1+2+3+3+3+3, red 1+1+1.
    Discard red 1+1; your hand is then worth 26
    Discard blue 1, red 1; your hand is then worth 25
    Discard blue 1+2; your hand is then worth 25
    Discard only blue 1 (privilege of the gold space); your hand is then worth 30
    Discard only red 1 (privilege of the gold space); your hand is then worth 30
    Discard blue 1
    Discard blue 2
    Discard blue 3
    Discard red 1
    Discard fewer cards (privilege of the gold space)
    ");
}

#[test]
fn helpers_know_their_space_and_what_it_costs() {
    let game = after(&["done", "done", "place notary", "place notary"]);
    insta::assert_snapshot!(asked(&*game, Language::Polish), @"
    Wyślij jednego z 4 pomocników do budynku albo spasuj.
    I Gildia bankierów (karty kapitału): pole złote, z przywilejem
    II Gildia budowniczych (budowanie): pole złote, z przywilejem
    IV Cech rzemiosł (produkcja): pole złote, z przywilejem
    V Gildia kupców (kupno półproduktu): pole złote, z przywilejem
    VI Ratusz (żetony, kolejność): pierwsze pole
    III Notariusz (karty budynków): pole złote, z przywilejem, na własnym dysku
    III Notariusz (karty budynków): pole srebrne, na dysku przeciwnika (Ann), który dobiera kartę kapitału
    Spasuj: w tej porze roku nie wysyłasz już pomocników; 1 punkt, jeśli ktoś zostanie w domu
    ");
}

#[test]
fn a_building_is_offered_with_its_price_and_what_it_makes() {
    let game = after(&["sawmill sawmill_1", "done", "done", "place builders", "pass", "pass"]);
    insta::assert_snapshot!(asked(&*game, Language::Russian), @"
    Постройте здания, не больше 2; оплата общая. Ваши карты стоят 20.
    Построить слева за 2, хотя цвета не подходят (привилегия золотого места): пастбище (синий), сырьё: корова
    Построить справа за 2, хотя цвета не подходят (привилегия золотого места): пастбище (синий), сырьё: корова
    Построить слева за 2: пасека (зелёный), сырьё: воск
    Построить справа за 2: пасека (зелёный), сырьё: воск
    Построить слева за 3: плавильня (фиолетовый/зелёный), железная руда → железо, 1 очко
    Построить справа за 3: плавильня (фиолетовый/зелёный), железная руда → железо, 1 очко
    Ничего не строить
    ");
}

/// What others hear never tells a card that is hidden from them.
#[test]
fn a_waiting_player_hears_what_is_going_on() {
    let game = after(&AT_THE_BANK);
    let (ann, bo) = ("Ann".to_owned(), "Bo".to_owned());
    let speech = Speech::new(Language::English).with_names(vec![ann, bo]);
    let asked = game.turn().player().unwrap();
    let other = if asked == Seat::A { Seat::B } else { Seat::A };
    let name = speech.name(asked);
    assert_eq!(speech.say(&game.prompt(other)), format!("Waiting for {name}: what to discard."));
    assert!(game.bundles(other).is_empty());
}
