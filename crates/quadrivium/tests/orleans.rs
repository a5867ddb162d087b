//! Orléans in words: followers and goods are counted with the right plurals, a round reads as it
//! should in every language, and options are refused by name.

use quadrivium::language::Language;
use quadrivium::speech::Speech;
use quadrivium_core::{Actor, AnyGame, Phrase, Seat, Settings, Turn};
use quadrivium_games::GAMES;

fn counted(language: Language, key: &str) -> [String; 4] {
    let speech = Speech::new(language);
    let key = format!("orleans-{key}");
    [1_u8, 2, 5, 22].map(|count| speech.say(&Phrase::new(key.clone()).with("count", count)))
}

#[test]
fn followers_and_goods_are_counted_with_the_right_plurals() {
    let english = counted(Language::English, "followers-boatman");
    assert_eq!(english, ["1 boatman", "2 boatmen", "5 boatmen", "22 boatmen"]);
    let polish = counted(Language::Polish, "followers-knight");
    assert_eq!(polish, ["1 rycerz", "2 rycerzy", "5 rycerzy", "22 rycerzy"]);
    let polish = counted(Language::Polish, "goods-cheese");
    assert_eq!(polish, ["1 ser", "2 sery", "5 serów", "22 sery"]);
    let russian = counted(Language::Russian, "followers-monk");
    assert_eq!(russian, ["1 монах", "2 монаха", "5 монахов", "22 монаха"]);
    let russian = counted(Language::Russian, "development");
    let points = ["1 очко развития", "2 очка развития", "5 очков развития", "22 очка развития"];
    assert_eq!(russian, points);
}

fn speech(language: Language) -> Speech {
    Speech::new(language).with_names(vec!["Ann".to_owned(), "Bo".to_owned()])
}

/// A game of two in which Ann starts; chance always brings the last thing that it can.
struct Table {
    game: Box<dyn AnyGame>,
    told: Vec<Phrase>,
}

impl Table {
    fn of(edition: &str) -> Self {
        let settings = Settings::players(2).with("edition", edition).with("start", "A");
        let game = GAMES.find("orleans").unwrap().start(&settings).unwrap();
        let mut table = Self { game, told: Vec::new() };
        table.advance();
        table
    }

    fn advance(&mut self) {
        while self.game.turn() == Turn::Chance {
            let (outcome, _) = self.game.outcomes().pop().unwrap();
            self.play(Actor::Chance, &outcome);
        }
    }

    fn play(&mut self, by: Actor, action: &str) {
        let played = self.game.play(by, action).unwrap_or_else(|error| panic!("{action}: {error}"));
        self.told.extend(played.words.into_iter().map(|said| said.words));
    }

    /// Plays lines such as `A draw 3`.
    fn after(mut self, lines: &[&str]) -> Self {
        for line in lines {
            let (by, action) = line.split_once(' ').unwrap();
            self.play(by.parse().unwrap(), action);
            self.advance();
        }
        self
    }

    /// The question with the offers under it.
    fn asked(&self, seat: Seat, language: Language) -> String {
        let speech = speech(language);
        let bundles = self.game.bundles(seat).into_iter().map(|bundle| bundle.words);
        let offers = bundles.chain(self.game.choices(seat).into_iter().map(|choice| choice.words));
        let all = [self.game.prompt(seat)].into_iter().chain(offers);
        all.map(|words| speech.say(&words)).collect::<Vec<_>>().join("\n")
    }

    /// The last lines of the log.
    fn log(&self, lines: usize, language: Language) -> String {
        let speech = speech(language);
        let told = self.told[self.told.len() - lines..].iter();
        told.map(|words| speech.say(words)).collect::<Vec<_>>().join("\n")
    }
}

/// Round 1: Ann fills the Village, Bo the Farm House.
const PLANNED: [&str; 7] = [
    "A assign own_farmer village.1",
    "A assign own_boatman village.2",
    "A assign own_craftsman village.3",
    "A done",
    "B assign own_boatman farmhouse.1",
    "B assign own_craftsman farmhouse.2",
    "B done",
];

#[test]
fn planning_names_whole_places_and_who_is_missing() {
    let table = Table::of("polish").after(&PLANNED[..1]);
    insta::assert_snapshot!(table.asked(Seat::A, Language::English), @"
    Send followers from your market to your places. On the market: starting boatman, starting craftsman, starting trader.
    Farm House, complete: starting boatman, starting craftsman
    Village, complete: starting boatman, starting craftsman
    Farm House: starting boatman (still missing: craftsman)
    Village: starting boatman (still missing: craftsman)
    Castle: starting boatman (still missing: farmer, trader)
    Ship: starting boatman (still missing: farmer, knight)
    Farm House: starting craftsman (still missing: boatman)
    Village: starting craftsman (still missing: boatman)
    University: starting craftsman (still missing: farmer, trader)
    Guildhall: starting craftsman (still missing: farmer, knight)
    University: starting trader (still missing: farmer, craftsman)
    Castle: starting trader (still missing: farmer, boatman)
    Monastery: starting trader (still missing: scholar)
    Wagon: starting trader (still missing: farmer, knight)
    Done: everything is planned
    ");
    insta::assert_snapshot!(table.asked(Seat::A, Language::Polish), @"
    Wyślij poddanych z rynku do swoich budynków. Na rynku: początkowy flisak, początkowy rzemieślnik, początkowy handlarz.
    Gospodarstwo, w całości: początkowy flisak, początkowy rzemieślnik
    Wioska, w całości: początkowy flisak, początkowy rzemieślnik
    Gospodarstwo: początkowy flisak (brakuje: rzemieślnik)
    Wioska: początkowy flisak (brakuje: rzemieślnik)
    Zamek: początkowy flisak (brakuje: chłop, handlarz)
    Barka: początkowy flisak (brakuje: chłop, rycerz)
    Gospodarstwo: początkowy rzemieślnik (brakuje: flisak)
    Wioska: początkowy rzemieślnik (brakuje: flisak)
    Uniwersytet: początkowy rzemieślnik (brakuje: chłop, handlarz)
    Siedziba cechu: początkowy rzemieślnik (brakuje: chłop, rycerz)
    Uniwersytet: początkowy handlarz (brakuje: chłop, rzemieślnik)
    Zamek: początkowy handlarz (brakuje: chłop, flisak)
    Klasztor: początkowy handlarz (brakuje: uczony)
    Dwukółka: początkowy handlarz (brakuje: chłop, rycerz)
    Koniec planowania
    ");
    insta::assert_snapshot!(table.asked(Seat::A, Language::Russian), @"
    Отправьте персонажей с рынка на свои места: начальный моряк, начальный ремесленник, начальный торговец.
    Ферма, целиком: начальный моряк, начальный ремесленник
    Деревня, целиком: начальный моряк, начальный ремесленник
    Ферма: начальный моряк (не хватает: ремесленник)
    Деревня: начальный моряк (не хватает: ремесленник)
    Замок: начальный моряк (не хватает: фермер, торговец)
    Корабль: начальный моряк (не хватает: фермер, рыцарь)
    Ферма: начальный ремесленник (не хватает: моряк)
    Деревня: начальный ремесленник (не хватает: моряк)
    Университет: начальный ремесленник (не хватает: фермер, торговец)
    Гильдия: начальный ремесленник (не хватает: фермер, рыцарь)
    Университет: начальный торговец (не хватает: фермер, ремесленник)
    Замок: начальный торговец (не хватает: фермер, моряк)
    Монастырь: начальный торговец (не хватает: учёный)
    Повозка: начальный торговец (не хватает: фермер, рыцарь)
    Планирование закончено
    ");
}

#[test]
fn a_recruit_says_what_it_brings() {
    let table = Table::of("polish").after(&PLANNED).after(&["A use village"]);
    insta::assert_snapshot!(table.asked(Seat::A, Language::English), @"
    Village: whom do you recruit?
    Recruit: boatman → 2 coins
    Recruit: craftsman → 1 technology tile
    Recruit: trader → a place tile
    ");
    insta::assert_snapshot!(table.asked(Seat::B, Language::Polish), @"
    Czekamy (akcje): Ann.
    ");
    let table = table.after(&["A recruit boatman"]);
    insta::assert_snapshot!(table.asked(Seat::B, Language::Russian), @"
    Ваш ход: выполните действие места или спасуйте. В этом раунде нельзя взять монаха.
    Ферма → фермер, 1 зерно
    Спасовать: больше никаких действий в этом раунде
    ");
    let table = table.after(&["B use farmhouse"]);
    insta::assert_snapshot!(table.log(13, Language::English), @"
    Ann recruited a follower: boatman.
    Ann came to space 1 of 5 (boatman track).
    Ann gained 2 coins.
    Bo used the Farm House.
    Bo recruited a follower: farmer.
    Bo came to space 1 of 8 (farmer track).
    Bo took 1 grain from the goods market.
    Ann passed.
    Bo passed.
    Round 2 begins. Start player: Bo.
    Event of the round: Plague. Everybody loses a follower, drawn from the bag; a starting follower goes back.
    Census: most farmers, Bo.
    Bo gained 1 coin.
    ");
    insta::assert_snapshot!(table.log(5, Language::Polish), @"
    Bo: pas.
    Zaczyna się runda 2. Gracz rozpoczynający: Bo.
    Zdarzenie rundy: Zaraza. Każdy traci poddanego wylosowanego z sakiewki; początkowy poddany do niej wraca.
    Spis ludności: najwięcej chłopów – Bo.
    Bo: zysk: 1 moneta.
    ");
    insta::assert_snapshot!(table.log(5, Language::Russian), @"
    Bo: пас.
    Начинается раунд 2. Первый игрок: Bo.
    Событие раунда: Чума. Каждый теряет персонажа, вытянутого из мешочка; начальный персонаж возвращается.
    Перепись: больше всех фермеров — Bo.
    Bo: получено: 1 монета.
    ");
}

/// The Bathhouse is the tile that differs between the editions.
#[test]
fn a_tile_is_explained_as_its_edition_has_it() {
    let told = |edition: &str, language: Language| {
        let table = Table::of(edition);
        let words = table.game.tell_action(Actor::from(Seat::A), "tile bathhouse").unwrap();
        speech(language).say(&words)
    };
    insta::assert_snapshot!(told("polish", Language::Polish), @"Łaźnia: bez akcji, w fazie 3 możesz wylosować dwóch dodatkowych poddanych i jednego zatrzymać");
    insta::assert_snapshot!(told("russian", Language::Russian), @"Баня (любой): достаньте двух персонажей; один сразу идёт на дело, другой возвращается в мешочек");
    insta::assert_snapshot!(told("original", Language::English), @"Bathhouse: no action, in phase 3 you may draw two more followers and keep one of them");
}

/// As both rulebooks have it: the last citizen, the development track, and a shared victory.
#[test]
fn the_help_tells_how_ties_are_broken() {
    let help = |language: Language| {
        let terms = GAMES.find("orleans").unwrap().glossary();
        let end = terms.into_iter().find(|term| term.id == "game_end").unwrap();
        Speech::new(language).say(&end.text)
    };
    insta::assert_snapshot!(help(Language::English), @"First whoever has more trading stations on the map than anybody else takes the last citizen; in a tie nobody does. Points: 1 for each coin; goods by their value; the development level for each trading station on the map and each citizen. Most points win. In a tie whoever is further on the development track wins; if that is equal too, the victory is shared.");
    insta::assert_snapshot!(help(Language::Polish), @"Najpierw ostatniego mieszczanina bierze ten, kto ma na mapie więcej faktorii niż każdy inny; przy remisie nikt go nie dostaje. Punkty: 1 za każdą monetę; towary według wartości; poziom rozwoju za każdą zbudowaną faktorię i każdego mieszczanina. Wygrywa, kto ma ich najwięcej. Przy remisie wygrywa ten, kto jest dalej na ścieżce rozwoju; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.");
    insta::assert_snapshot!(help(Language::Russian), @"Сначала последнего горожанина берёт тот, у кого на карте больше факторий, чем у любого другого; при ничьей его не получает никто. Очки: 1 за каждую монету; товары по их стоимости; уровень развития за каждую построенную факторию и каждого горожанина. Побеждает тот, у кого очков больше всех. При ничьей побеждает тот, кто дальше на шкале развития; если и тут ничья, победителей несколько.");
}

#[test]
fn options_are_refused_by_name_with_what_is_allowed() {
    let refused = |options: &[(&str, &str)]| {
        let plain = Settings::players(3);
        let settings = options.iter().fold(plain, |all, (name, value)| all.with(name, value));
        GAMES.find("orleans").unwrap().start(&settings).map(drop).unwrap_err().to_string()
    };
    insta::assert_snapshot!(refused(&[("edition", "german")]), @"option 'edition' cannot be 'german': expected polish, russian or original");
    insta::assert_snapshot!(refused(&[("editon", "polish")]), @"there is no option 'editon': did you mean 'edition'?");
    insta::assert_snapshot!(refused(&[("bank", "unlimited"), ("bank_total", "300")]), @"option 'bank_total' cannot be '300': expected 290 or nothing: an unlimited bank has no total");
    insta::assert_snapshot!(refused(&[("tower_deeds", "planning")]), @"option 'tower_deeds' cannot be 'planning': expected action: deeds are a race, so planning them needs planning_order in turn");
    insta::assert_snapshot!(refused(&[("start", "D")]), @"option 'start' cannot be 'D': expected random or a seat at the table");
}
