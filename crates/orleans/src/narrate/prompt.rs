//! The question of the moment, as each player hears it.

use quadrivium_core::{Arg, Phrase, Rules, Score, Seat, SeatSet, Turn};

use super::names;
use crate::data::{DEVELOPMENT_END, ROUTES};
use crate::state::{Ask, Orleans, Stage};
use crate::types::{Follower, Good, Hourglass, Kind, PerFollower, Place, Route, Ware, Way};

impl Orleans {
    /// What a player is asked, or what the table waits for.
    pub(super) fn question(&self, seat: Seat) -> Phrase {
        let Some(asked) = self.asked() else { return self.result() };
        match self.turn() {
            Turn::Players(players) if players.contains(seat) => self.ask(seat, asked),
            Turn::Players(players) => self.wait(players, asked),
            _ => chance(asked),
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winners: Vec<_> = standings.leaders().map(names::player).collect();
        let best = standings.iter().map(|one| one.points).max().unwrap_or(0);
        Phrase::new("orleans-over").with("players", winners).with("points", names::points(best))
    }

    fn wait(&self, players: SeatSet, asked: Ask) -> Phrase {
        let what = match asked {
            Ask::Remove { .. } => Phrase::new("orleans-wait-removal"),
            Ask::Bathe { .. } | Ask::Keep { .. } | Ask::SendBather { .. } => {
                names::place(Place::Bathhouse)
            }
            Ask::Stow { .. } => names::place(Place::GunpowderTower),
            Ask::Technology { .. } => Phrase::new("orleans-wait-technology"),
            Ask::Torture { .. } => Phrase::new("orleans-wait-torture"),
            Ask::Sacristy { .. } | Ask::Harvest { .. } => names::event(self.event),
            _ => phase(self.part()),
        };
        let players: Vec<_> = players.iter().map(names::player).collect();
        Phrase::new("orleans-wait").with("players", players).with("what", what)
    }

    fn ask(&self, seat: Seat, asked: Ask) -> Phrase {
        let player = &self.players[seat];
        match asked {
            Ask::Remove { .. } if self.options.players == 2 => {
                Phrase::new("orleans-ask-removal-two")
            }
            Ask::Remove { .. } => Phrase::new("orleans-ask-removal"),
            Ask::Declare if self.declared.contains(seat) => {
                Phrase::new("orleans-ask-back").with("count", player.backs.min(player.at_work()))
            }
            Ask::Declare => Phrase::new("orleans-ask-draw")
                .with("most", names::anybody(player.most_drawn()))
                .with("bag", crowd(&player.bag))
                .with("market", crowd(&player.market)),
            Ask::Bathe { .. } => Phrase::new("orleans-ask-bathe").with("bag", crowd(&player.bag)),
            Ask::Keep { .. } => Phrase::new("orleans-ask-keep"),
            Ask::Stow { .. } => Phrase::new("orleans-ask-stow").with("count", player.tower_room()),
            Ask::Plan | Ask::PlanInTurn { place: None, .. } => self.ask_plan(seat),
            Ask::PlanInTurn { place: Some(place), .. } => Phrase::new("orleans-ask-plan-place")
                .with("place", names::place(place))
                .with("market", crowd(&player.market)),
            Ask::Act { .. } if self.event == Hourglass::Pilgrimage => {
                Phrase::new("orleans-ask-act-pilgrimage")
            }
            Ask::Act { .. } => Phrase::new("orleans-ask-act"),
            Ask::Recruit { .. } => Phrase::new("orleans-ask-recruit"),
            Ask::Tile { any: false, .. } => Phrase::new("orleans-ask-tile-first"),
            Ask::Tile { any: true, .. } => Phrase::new("orleans-ask-tile"),
            Ask::Merchant { .. } => Phrase::new("orleans-ask-merchant"),
            Ask::Move { merchant, way, .. } => self.ask_move(seat, merchant, way),
            Ask::TakeGood { route, .. } => self.ask_good(route),
            Ask::Deeds { place, served: 0, .. } => {
                Phrase::new("orleans-ask-deeds").with("place", names::place(place))
            }
            Ask::Deeds { place, .. } => {
                Phrase::new("orleans-ask-deeds-more").with("place", names::place(place))
            }
            Ask::Pharmacy { .. } => {
                Phrase::new("orleans-ask-pharmacy").with("coins", names::coins(player.coins))
            }
            Ask::Give { place: Place::Goldsmith, .. } => {
                let points = player.built().min(DEVELOPMENT_END - player.development);
                Phrase::new("orleans-ask-goldsmith").with("points", names::development(points))
            }
            Ask::Give { .. } => Phrase::new("orleans-ask-hideaway"),
            Ask::Bake { .. } => Phrase::new("orleans-ask-bake")
                .with("goods", names::wares(Ware::Grain, player.wares[Ware::Grain])),
            Ask::Bonus { .. } => Phrase::new("orleans-ask-bonus"),
            Ask::SendBather { .. } => {
                let bathers = self.bathers.into_iter().flatten().map(names::follower);
                Phrase::new("orleans-ask-send-bather")
                    .with("followers", bathers.collect::<Vec<_>>())
            }
            Ask::Technology { .. } if player.has_placed => Phrase::new("orleans-ask-technology"),
            Ask::Technology { .. } => Phrase::new("orleans-ask-technology-first"),
            Ask::Sacristy { .. } => Phrase::new("orleans-ask-sacristy")
                .with("event", names::event(self.event))
                .with("help", names::event_help(self.event)),
            Ask::Harvest { .. } => Phrase::new("orleans-ask-harvest"),
            Ask::Torture { owed, .. } => Phrase::new("orleans-ask-torture").with("count", owed),
            Ask::Start
            | Ask::LayGood
            | Ask::DiscardGood
            | Ask::Reveal
            | Ask::DrawFollower { .. }
            | Ask::DrawBathers { .. }
            | Ask::Plague { .. }
            | Ask::Sacrifice { .. } => chance(asked),
        }
    }

    fn ask_plan(&self, seat: Seat) -> Phrase {
        let player = &self.players[seat];
        let phrase = if player.places.contains(Place::GunpowderTower) {
            Phrase::new("orleans-ask-plan-tower").with("tower", crowd(&player.tower))
        } else {
            Phrase::new("orleans-ask-plan")
        };
        phrase.with("market", crowd(&player.market))
    }

    fn ask_move(&self, seat: Seat, merchant: Seat, way: Option<Way>) -> Phrase {
        let phrase = match way {
            _ if merchant != seat => {
                Phrase::new("orleans-ask-move-other").with("merchant", merchant)
            }
            Some(Way::Road) => Phrase::new("orleans-ask-move-road"),
            _ => Phrase::new("orleans-ask-move-water"),
        };
        phrase.with("town", names::town(self.players[merchant].merchant))
    }

    fn ask_good(&self, route: Route) -> Phrase {
        let goods = self.routes[route].into_iter().flatten();
        let goods: Vec<_> = goods.map(|good: Good| names::wares(good.ware(), 1)).collect();
        let (from, to) = ROUTES[route].ends;
        Phrase::new("orleans-ask-good")
            .with("goods", goods)
            .with("from", names::town(from))
            .with("to", names::town(to))
    }
}

/// What part of the round somebody is at.
pub fn phase(stage: Stage) -> Phrase {
    Phrase::new(match stage {
        Stage::Start | Stage::Laying | Stage::Discarding | Stage::Removing => "orleans-phase-setup",
        Stage::Hourglass => "orleans-phase-hourglass",
        Stage::Census => "orleans-phase-census",
        Stage::Declaring | Stage::Drawing | Stage::Bathing | Stage::Stowing => {
            "orleans-phase-followers"
        }
        Stage::Planning => "orleans-phase-planning",
        Stage::Acting => "orleans-phase-actions",
        Stage::Event => "orleans-phase-event",
        Stage::Over => "orleans-event-ended",
    })
}

fn chance(asked: Ask) -> Phrase {
    Phrase::new(match asked {
        Ask::Start => "orleans-chance-start",
        Ask::LayGood => "orleans-chance-laying",
        Ask::DiscardGood => "orleans-chance-discarding",
        Ask::Reveal => "orleans-chance-reveal",
        _ => "orleans-chance-draw",
    })
}

/// Followers together, or that there are none.
pub fn crowd(all: &PerFollower<u8>) -> Arg {
    let there = Follower::ALL.into_iter().filter(|&follower| all[follower] > 0);
    let named = there.map(|follower| {
        if follower.is_starting() {
            names::follower(follower)
        } else {
            let kind: Kind = follower.kind();
            names::followers(kind, all[follower])
        }
    });
    names::list(named.collect())
}
