//! The question of the moment, as each player hears it.

use quadrivium_core::{Arg, Phrase, Rules, Score, Seat, SeatSet};

use super::names;
use crate::data::{DEVELOPMENT_END, ROUTES};
use crate::pending::{Draw, Pending, Question, Together};
use crate::state::{Orleans, Stage};
use crate::types::{Follower, Good, Hourglass, Kind, PerFollower, Place, Route, Ware, Way};

impl Orleans {
    /// What a player is asked, or what the table waits for.
    pub(super) fn question(&self, seat: Seat) -> Phrase {
        let Some(asked) = self.asked() else { return self.result() };
        let players = self.turn().players();
        match asked {
            Pending::Chance(draw) => chance(draw),
            Pending::Player { question, .. } if players.contains(seat) => {
                self.ask_player(seat, question)
            }
            Pending::Together(all) if players.contains(seat) => self.ask_together(seat, all),
            Pending::Player { question, .. } => wait(players, self.awaited(question)),
            Pending::Together(_) => wait(players, phase(self.stage)),
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winners: Vec<_> = standings.leaders().map(names::player).collect();
        let best = standings.iter().map(|one| one.points).max().unwrap_or(0);
        Phrase::new("orleans-over").with("players", winners).with("points", names::points(best))
    }

    /// What the table waits for while a player is asked.
    fn awaited(&self, question: Question) -> Phrase {
        match question {
            Question::Remove { .. } => Phrase::new("orleans-wait-removal"),
            Question::Bathe | Question::Keep { .. } | Question::SendBather { .. } => {
                names::place(Place::Bathhouse)
            }
            Question::Stow { .. } => names::place(Place::GunpowderTower),
            Question::Technology => Phrase::new("orleans-wait-technology"),
            Question::Torture { .. } => Phrase::new("orleans-wait-torture"),
            Question::Sacristy | Question::Harvest => names::event(self.event),
            Question::Plan
            | Question::PlanPlace { .. }
            | Question::Act
            | Question::Recruit
            | Question::Tile { .. }
            | Question::Merchant
            | Question::Move { .. }
            | Question::TakeGood { .. }
            | Question::Deeds { .. }
            | Question::Pharmacy
            | Question::Give { .. }
            | Question::Bake
            | Question::Bonus => phase(self.stage),
        }
    }

    fn ask_together(&self, seat: Seat, all: Together) -> Phrase {
        let player = &self.players[seat];
        match all {
            Together::Declare { backs } => match backs[seat] {
                Some(backs) => {
                    Phrase::new("orleans-ask-back").with("count", backs.left.min(player.at_work()))
                }
                None => Phrase::new("orleans-ask-draw")
                    .with("most", names::anybody(player.most_drawn()))
                    .with("bag", crowd(&player.bag))
                    .with("market", crowd(&player.market)),
            },
            Together::Plan => self.ask_plan(seat),
        }
    }

    fn ask_player(&self, seat: Seat, question: Question) -> Phrase {
        let player = &self.players[seat];
        match question {
            Question::Remove { .. } if self.options.players == 2 => {
                Phrase::new("orleans-ask-removal-two")
            }
            Question::Remove { .. } => Phrase::new("orleans-ask-removal"),
            Question::Bathe => Phrase::new("orleans-ask-bathe").with("bag", crowd(&player.bag)),
            Question::Keep { .. } => Phrase::new("orleans-ask-keep"),
            Question::Stow { .. } => {
                Phrase::new("orleans-ask-stow").with("count", player.tower_room())
            }
            Question::Plan => self.ask_plan(seat),
            Question::PlanPlace { place } => Phrase::new("orleans-ask-plan-place")
                .with("place", names::place(place))
                .with("market", crowd(&player.market)),
            Question::Act if self.event == Hourglass::Pilgrimage => {
                Phrase::new("orleans-ask-act-pilgrimage")
            }
            Question::Act => Phrase::new("orleans-ask-act"),
            Question::Recruit => Phrase::new("orleans-ask-recruit"),
            Question::Tile { any: false } => Phrase::new("orleans-ask-tile-first"),
            Question::Tile { any: true } => Phrase::new("orleans-ask-tile"),
            Question::Merchant => Phrase::new("orleans-ask-merchant"),
            Question::Move { merchant, way } => self.ask_move(seat, merchant, way),
            Question::TakeGood { route } => self.ask_good(route),
            Question::Deeds { place, served: 0 } => {
                Phrase::new("orleans-ask-deeds").with("place", names::place(place))
            }
            Question::Deeds { place, .. } => {
                Phrase::new("orleans-ask-deeds-more").with("place", names::place(place))
            }
            Question::Pharmacy => {
                Phrase::new("orleans-ask-pharmacy").with("coins", names::coins(player.coins))
            }
            Question::Give { place: Place::Goldsmith } => {
                let points = player.built().min(DEVELOPMENT_END - player.development);
                Phrase::new("orleans-ask-goldsmith").with("points", names::development(points))
            }
            Question::Give { .. } => Phrase::new("orleans-ask-hideaway"),
            Question::Bake => Phrase::new("orleans-ask-bake")
                .with("goods", names::wares(Ware::Grain, player.wares[Ware::Grain])),
            Question::Bonus => Phrase::new("orleans-ask-bonus"),
            Question::SendBather { bathers } => {
                let bathers = bathers.into_iter().flatten().map(names::follower);
                Phrase::new("orleans-ask-send-bather")
                    .with("followers", bathers.collect::<Vec<_>>())
            }
            Question::Technology if player.has_placed => Phrase::new("orleans-ask-technology"),
            Question::Technology => Phrase::new("orleans-ask-technology-first"),
            Question::Sacristy => Phrase::new("orleans-ask-sacristy")
                .with("event", names::event(self.event))
                .with("help", names::event_help(self.event)),
            Question::Harvest => Phrase::new("orleans-ask-harvest"),
            Question::Torture { owed } => Phrase::new("orleans-ask-torture").with("count", owed),
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

fn wait(players: SeatSet, what: Phrase) -> Phrase {
    let players: Vec<_> = players.iter().map(names::player).collect();
    Phrase::new("orleans-wait").with("players", players).with("what", what)
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

fn chance(draw: Draw) -> Phrase {
    Phrase::new(match draw {
        Draw::Start => "orleans-chance-start",
        Draw::LayGood { .. } => "orleans-chance-laying",
        Draw::DiscardGood { .. } => "orleans-chance-discarding",
        Draw::Reveal => "orleans-chance-reveal",
        Draw::Follower { .. } => "orleans-chance-draw",
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
