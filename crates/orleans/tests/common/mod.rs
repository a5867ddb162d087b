//! What many tests need: seats, editions, playing in notation, and what players have.

pub mod middle;
pub mod printed;

use quadrivium_core::{Rules, Seat, Sight, Turn, Viewer};
pub use quadrivium_kit::Notated;
use quadrivium_kit::every;
use quadrivium_orleans::{
    Action, Edition, Follower, Good, Kind, Loss, Options, Orleans, Place, Position, TakeBack, Ware,
};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn polish(players: u8) -> Options {
    Options::of(players, Edition::Polish)
}

pub fn russian(players: u8) -> Options {
    Options::of(players, Edition::Russian)
}

/// The same game as it was played before revision 2 of the rules.
pub fn older(options: Options) -> Options {
    Options { rules: 1, take_back: TakeBack::Bag, ..options }
}

/// Every action that can be constructed, also where the notation has none.
pub fn actions() -> Vec<Action> {
    let losses = every!(Loss {
        Station { town },
        Follower,
        Point,
        Ware { ware },
        Tile { tile },
        Technology { space },
    });
    every!(Action {
        Remove { tile },
        Draw { count },
        Back { space, follower },
        Bathe,
        Keep { follower },
        Stow { follower },
        Assign { follower, space, source },
        Technology { space },
        Deed { kind, deed, point },
        Use { place },
        Pass,
        Recruit { kind },
        Tile { tile },
        Merchant { seat },
        Move { town, way },
        Take { good },
        Pay { coins },
        Bake { grain },
        Give { ware },
        Bonus { kind },
        Lose { loss in losses.iter().copied() },
        Protect,
        Skip,
        Next,
        Done,
        Start { seat },
        Good { good },
        Reveal { tile },
        Follower { follower },
    })
}

/// What a player has, and the end of a phase.
pub trait Pieces {
    /// Everybody plans nothing more, or passes, until something else is asked.
    fn pass_all(&mut self);

    /// The bag, the market or the tower in words, such as `2 monk, own_trader`.
    fn bag(&self, seat: Seat) -> String;
    fn market(&self, seat: Seat) -> String;
    fn tower(&self, seat: Seat) -> String;

    fn coins(&self, seat: Seat) -> u16;
    fn wares(&self, seat: Seat, ware: Ware) -> u8;
}

fn words(all: impl Iterator<Item = (Follower, u8)>) -> String {
    let some = all.filter(|(_, count)| *count > 0);
    let texts = some.map(|(follower, count)| match count {
        1 => follower.to_string(),
        _ => format!("{count} {follower}"),
    });
    texts.collect::<Vec<_>>().join(", ")
}

impl Pieces for Orleans {
    fn pass_all(&mut self) {
        while let Turn::Players(seats) = self.turn() {
            let seat = seats.iter().next().expect("somebody is asked").to_string();
            let offered = self.offered(&seat);
            let Some(end) =
                offered.iter().find(|action| ["done", "pass"].contains(&action.as_str()))
            else {
                break;
            };
            self.play(&seat, end).expect("what is offered is accepted");
        }
    }

    fn bag(&self, seat: Seat) -> String {
        words(self.player(seat).bag.iter().map(|(follower, &count)| (follower, count)))
    }

    fn market(&self, seat: Seat) -> String {
        words(self.player(seat).market.iter().map(|(follower, &count)| (follower, count)))
    }

    fn tower(&self, seat: Seat) -> String {
        words(self.player(seat).tower.iter().map(|(follower, &count)| (follower, count)))
    }

    fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    fn wares(&self, seat: Seat, ware: Ware) -> u8 {
        self.player(seat).wares[ware]
    }
}

/// Two players of the Polish edition in phase 5. B waits with a full Farm House, so that the round
/// goes on after what A does.
pub fn duel() -> Position {
    waiting(Position::of(2))
}

/// The same with other rules.
pub fn duel_with(options: Options) -> Position {
    waiting(Position::with(options))
}

fn waiting(position: Position) -> Position {
    position.filled(B, Place::Farmhouse, &[Follower::OwnBoatman, Follower::OwnCraftsman])
}

/// How many neutral followers of a kind are left.
pub fn supply(game: &Orleans, kind: Kind) -> u8 {
    let view = game.view(Viewer::Public);
    view.supply.iter().find(|supply| supply.kind == kind).expect("every kind").count
}

/// How many of a good lie on the goods market.
pub fn goods(game: &Orleans, good: Good) -> u8 {
    let view = game.view(Viewer::Public);
    view.goods.iter().find(|goods| goods.good == good).expect("every good").count
}
