//! The calendar: dealing, the phases and stages of a season, its end, and the end of a year.

use quadrivium_core::{KeySet, Observer};
use tinyvec::ArrayVec;

use crate::data::{CRAFTS_WORK_BY_YEAR, GAME_HELPERS, GAME_YEARS, HAND_MOST_AT_SEASON_END};
use crate::event::Event;
use crate::pending::{Act, Draw, Question, Works};
use crate::progress::{Acting, Deal, OrderPlace, Part};
use crate::state::{Craftsmen, MOST_PLAYERS};
use crate::types::{Guild, PerGuild, Season, Token};

impl Craftsmen {
    /// The next turn, stage, phase or season; false when the game is over.
    pub(super) fn next_part(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.can_fill_up() && self.part != Part::Over {
            self.ask(Draw::ShowCapital);
            return true;
        }
        match &mut self.part {
            &mut Part::Deal { next } => self.next_deal(next),
            Part::Exchange { next } => match next.come(&self.order) {
                Some(seat) => self.ask((seat, Question::Exchange { card: true, sawmill: true })),
                None => self.begin_season(seen),
            },
            &mut Part::Helpers { next } => {
                if let Some(seat) = self.next_helper(next, seen) {
                    self.ask((seat, Question::SendHelper));
                } else {
                    self.end_helper_phase(seen);
                    self.begin_stage(Guild::Bankers, seen);
                }
            }
            &mut Part::Guild { guild, acting } => self.next_act(guild, acting, seen),
            &mut Part::WorkTokens { guild, ref mut next } => match next.come(&self.order) {
                Some(seat) => self.ask((seat, Question::SpendToken)),
                None => self.leave_stage(guild, seen),
            },
            Part::HandLimit { next } => match next.come(&self.order) {
                Some(seat) => self.cut_down(seat, HAND_MOST_AT_SEASON_END),
                None => self.leave_season(seen),
            },
            Part::Investments { next } => match next.come(&self.order) {
                Some(seat) => self.ask_investment(seat),
                None => self.leave_year(seen),
            },
            Part::Over => return false,
        }
        true
    }

    /// Cards are dealt, and then swapped.
    fn next_deal(&mut self, next: Option<Deal>) {
        let draw = if let Some(deal) = next {
            self.part = Part::Deal { next: deal.next(self.options.players) };
            deal.draw()
        } else {
            self.part = Part::Exchange { next: OrderPlace::FIRST };
            Draw::CompareHands
        };
        self.ask(draw);
    }

    fn begin_season(&mut self, seen: &mut impl Observer<Event>) {
        seen.saw(Event::SeasonBegan { year: self.year + 1, season: self.season });
        if self.is_winter() {
            self.begin_stage(Guild::Builders, seen);
        } else {
            self.part = Part::Helpers { next: OrderPlace::FIRST };
        }
    }

    fn begin_stage(&mut self, guild: Guild, seen: &mut impl Observer<Event>) {
        seen.saw(Event::StageBegan { guild });
        self.part = Part::Guild { guild, acting: Acting::Nobody };
    }

    /// In winter only builders and craftsmen work.
    pub(crate) fn is_shut(&self, guild: Guild) -> bool {
        self.is_winter() && !matches!(guild, Guild::Builders | Guild::Crafts)
    }

    fn stage_after(&self, guild: Guild) -> Option<Guild> {
        std::iter::successors(guild.next(), |it| it.next()).find(|&it| !self.is_shut(it))
    }

    /// The next helper of the queue acts; in winter the next player, as if with a helper.
    fn next_act(&mut self, guild: Guild, acting: Acting, seen: &mut impl Observer<Event>) {
        let found = if self.is_winter() {
            let mut next = match acting {
                Acting::Player { next, .. } => next,
                Acting::Nobody | Acting::Helper(_) => OrderPlace::FIRST,
            };
            let seat = next.come(&self.order);
            seat.map(|seat| (Acting::Player { next, privileged: false }, seat))
        } else {
            let last = match acting {
                Acting::Helper(place) => Some(place),
                Acting::Nobody | Acting::Player { .. } => None,
            };
            let next = self.next_in_queue(guild, last);
            next.map(|(place, seat)| (Acting::Helper(place), seat))
        };
        let Some((acting, seat)) = found else {
            self.end_stage(guild, seen);
            return;
        };
        self.part = Part::Guild { guild, acting };
        let act = match guild {
            Guild::Bankers => Act::Bankers,
            Guild::Builders => Act::Builders(Works::default()),
            Guild::Notary => Act::Notary { acted: false },
            Guild::Crafts => {
                Act::Crafts { work: CRAFTS_WORK_BY_YEAR[usize::from(self.year)], raw: false }
            }
            Guild::Merchants => Act::Merchants,
            Guild::TownHall => Act::TownHall,
        };
        self.ask((seat, Question::Act(act)));
    }

    /// Work tokens can be spent between the stages, in winter between the two (R7).
    fn end_stage(&mut self, guild: Guild, seen: &mut impl Observer<Event>) {
        let closed = self.is_winter() && !self.options.winter_work_token_window;
        if self.stage_after(guild).is_none() || closed {
            self.leave_stage(guild, seen);
        } else {
            self.part = Part::WorkTokens { guild, next: OrderPlace::FIRST };
        }
    }

    fn leave_stage(&mut self, guild: Guild, seen: &mut impl Observer<Event>) {
        match self.stage_after(guild) {
            Some(next) => self.begin_stage(next, seen),
            None => self.end_season(seen),
        }
    }

    /// Privilege tokens for whoever used the fewest privileges, the order of the next season, and
    /// everybody's helpers come home.
    fn end_season(&mut self, seen: &mut impl Observer<Event>) {
        self.grant_privileges(seen);
        self.change_order(seen);
        for player in &mut self.players.values[..usize::from(self.options.players)] {
            player.helpers = GAME_HELPERS;
            player.passed = false;
        }
        self.queues = PerGuild::default();
        self.privileged = KeySet::EMPTY;
        self.part = Part::HandLimit { next: OrderPlace::FIRST };
    }

    /// In winter nobody is on the board: nobody gets a token, or everybody does (R14).
    fn grant_privileges(&mut self, seen: &mut impl Observer<Event>) {
        let two = self.options.players == 2;
        if self.is_winter() && (two || !self.options.winter_privilege_grant) {
            return;
        }
        let used: ArrayVec<[u8; MOST_PLAYERS]> =
            self.order.iter().map(|&seat| self.privileges_used(seat)).collect();
        let fewest = used.iter().copied().min().unwrap_or_default();
        if two && used.iter().all(|&count| count == fewest) {
            return;
        }
        for (index, count) in used.into_iter().enumerate() {
            let seat = self.order[index];
            if count == fewest && self.check_token(seat, Token::Privilege).is_ok() {
                self.gain_token(seat, Token::Privilege, seen);
            }
        }
    }

    /// Whoever is on the track comes first. Two players change places after every season, but for
    /// the last one: the final tie is broken by the order in which it was played (R17).
    fn change_order(&mut self, seen: &mut impl Observer<Event>) {
        let before = self.order;
        if self.options.players == 2 {
            if !(self.is_winter() && self.year + 1 == GAME_YEARS) {
                self.order.reverse();
            }
        } else {
            let track = self.track;
            let others = before.iter().copied().filter(|seat| !track.contains(seat));
            self.order = track.iter().copied().chain(others).collect();
            self.track.clear();
        }
        if self.order != before {
            for (place, &seat) in self.order.iter().enumerate() {
                seen.saw(Event::Ordered { seat, place: place as u8 + 1 });
            }
        }
    }

    fn leave_season(&mut self, seen: &mut impl Observer<Event>) {
        if let Some(next) = self.season.next() {
            self.season = next;
            self.begin_season(seen);
        } else {
            self.score_year(seen);
            self.part = Part::Investments { next: OrderPlace::FIRST };
        }
    }

    fn leave_year(&mut self, seen: &mut impl Observer<Event>) {
        self.refill_granary();
        if self.year + 1 == GAME_YEARS {
            self.part = Part::Over;
            seen.saw(Event::Ended);
        } else {
            self.year += 1;
            self.season = Season::Spring;
            self.begin_season(seen);
        }
    }
}
