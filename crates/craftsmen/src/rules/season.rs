//! The calendar: dealing, the phases and stages of a season, its end, and the end of a year.

use quadrivium_core::{Observer, Seat};
use tinyvec::ArrayVec;

use crate::data::{
    CRAFTS_WORK_BY_YEAR, GAME_HELPERS, GAME_YEARS, HAND_MOST_AT_SEASON_END, START_HAND_BASIC,
    START_HAND_CAPITAL, START_HAND_EXTENDED,
};
use crate::event::Event;
use crate::pending::{Act, Draw, Question, Works};
use crate::state::{Craftsmen, MOST_PLAYERS, Step};
use crate::types::{Guild, Kind, PerGuild, Season, Token};

impl Craftsmen {
    /// The next turn, stage, phase or season; false when the game is over.
    pub(super) fn next_part(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.can_fill_up() && self.step != Step::Over {
            self.ask(Draw::ShowCapital);
            return true;
        }
        match self.step {
            Step::Deal => self.next_deal(),
            Step::Exchange => match self.next_player() {
                Some(seat) => self.ask((seat, Question::Exchange { card: true, sawmill: true })),
                None => self.begin_season(seen),
            },
            Step::Helpers => {
                if let Some(seat) = self.next_helper(seen) {
                    self.ask((seat, Question::SendHelper));
                } else {
                    self.end_helper_phase(seen);
                    self.begin_stage(Guild::Bankers, seen);
                }
            }
            Step::Guild(guild) => self.next_act(guild),
            Step::WorkTokens(guild) => match self.next_player() {
                Some(seat) => self.ask((seat, Question::SpendToken)),
                None => match self.stage_after(guild) {
                    Some(next) => self.begin_stage(next, seen),
                    None => self.end_season(seen),
                },
            },
            Step::HandLimit => match self.next_player() {
                Some(seat) => self.cut_down(seat, HAND_MOST_AT_SEASON_END),
                None => self.leave_season(seen),
            },
            Step::Investments => match self.next_player() {
                Some(seat) => self.ask_investment(seat),
                None => self.leave_year(seen),
            },
            Step::Over => return false,
        }
        true
    }

    fn enter(&mut self, step: Step) {
        self.step = step;
        self.cursor = 0;
    }

    /// The next player of a part in which everybody comes once, in the order of the season.
    fn next_player(&mut self) -> Option<Seat> {
        let seat = self.order.get(usize::from(self.cursor)).copied();
        self.cursor += 1;
        seat
    }

    /// Cards are dealt kind by kind, to every player and then to the board.
    fn next_deal(&mut self) {
        let players = self.options.players;
        let (round, index) = (self.cursor / (players + 1), self.cursor % (players + 1));
        self.cursor += 1;
        let seat = Seat::first(players).nth(index.into());
        let draw = match (round, seat) {
            (0, Some(seat)) => Draw::DealCapital { seat, left: START_HAND_CAPITAL, banker: false },
            (0, None) => Draw::ShowCapital,
            (1, Some(seat)) => Draw::DealCards { seat, of: Kind::Basic, left: START_HAND_BASIC },
            (1, None) => Draw::ShowCard { of: Kind::Basic },
            (2, Some(seat)) => {
                Draw::DealCards { seat, of: Kind::Extended, left: START_HAND_EXTENDED }
            }
            (2, None) => Draw::ShowCard { of: Kind::Extended },
            (3, Some(seat)) => Draw::DealSawmill { seat },
            (3, None) => Draw::ShowCard { of: Kind::Advanced },
            _ => {
                self.enter(Step::Exchange);
                Draw::CompareHands
            }
        };
        self.ask(draw);
    }

    fn begin_season(&mut self, seen: &mut impl Observer<Event>) {
        seen.saw(Event::SeasonBegan { year: self.year + 1, season: self.season });
        if self.is_winter() {
            self.begin_stage(Guild::Builders, seen);
        } else {
            self.enter(Step::Helpers);
        }
    }

    fn begin_stage(&mut self, guild: Guild, seen: &mut impl Observer<Event>) {
        seen.saw(Event::StageBegan { guild });
        self.enter(Step::Guild(guild));
    }

    /// In winter only builders and craftsmen work.
    pub(crate) fn is_shut(&self, guild: Guild) -> bool {
        self.is_winter() && !matches!(guild, Guild::Builders | Guild::Crafts)
    }

    fn stage_after(&self, guild: Guild) -> Option<Guild> {
        std::iter::successors(guild.next(), |it| it.next()).find(|&it| !self.is_shut(it))
    }

    /// The next helper of the queue acts; in winter the next player, as if with a helper.
    fn next_act(&mut self, guild: Guild) {
        let next = if self.is_winter() {
            self.next_player()
        } else {
            let found = self.next_in_queue(guild, self.cursor);
            found.map(|(place, seat)| {
                self.cursor = place + 1;
                seat
            })
        };
        let Some(seat) = next else {
            self.end_stage(guild);
            return;
        };
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
    fn end_stage(&mut self, guild: Guild) {
        self.enter(Step::WorkTokens(guild));
        let closed = self.is_winter() && !self.options.winter_work_token_window;
        if self.stage_after(guild).is_none() || closed {
            self.cursor = self.options.players;
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
        self.privileged = 0;
        self.enter(Step::HandLimit);
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
            self.enter(Step::Investments);
        }
    }

    fn leave_year(&mut self, seen: &mut impl Observer<Event>) {
        self.refill_granary();
        if self.year + 1 == GAME_YEARS {
            self.enter(Step::Over);
            seen.saw(Event::Ended);
        } else {
            self.year += 1;
            self.season = Season::Spring;
            self.begin_season(seen);
        }
    }
}
