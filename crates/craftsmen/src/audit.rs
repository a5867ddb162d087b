//! Nothing is created or lost: every card, cube, helper and token is somewhere.

use quadrivium_core::{Audit, Imbalance, Key, Seat};

use crate::data::{
    COPIES, GAME_CUBES, GAME_HELPERS, GAME_NATURAL_CUBES, HAND_MOST, POOL_MOST_OWNED,
    POOL_PRIVILEGE_TOKENS, POOL_WORK_TOKENS, by_players,
};
use crate::pending::Question;
use crate::state::{Craftsmen, Cube, MOST_PLAYERS};
use crate::types::{Building, Capital, End, Guild, Kind, Sawmill, Token};

/// Something that has to hold.
fn holds(what: impl FnOnce() -> String, holds: bool) -> Result<(), Imbalance> {
    Imbalance::unless_equal(what, i64::from(holds), 1)
}

impl Audit for Craftsmen {
    fn audit(&self) -> Result<(), Imbalance> {
        self.count_capital()?;
        self.count_cards()?;
        self.count_sawmills()?;
        for seat in self.seats() {
            self.count_helpers(seat)?;
            self.count_cubes(seat)?;
            self.check_row(seat)?;
            let points = self.players[seat].total();
            holds(|| format!("points of {seat}, {points}, not below zero"), points >= 0)?;
        }
        self.count_tokens()
    }
}

impl Craftsmen {
    fn count_capital(&self) -> Result<(), Imbalance> {
        for (card, expected) in Capital::ALL.into_iter().zip(COPIES) {
            let hands: u8 = self.seats().map(|seat| self.players[seat].capital[card]).sum();
            let mayor = self.auction().map_or(0, |auction| auction.shown[card]);
            let found = self.capital[card] + self.discard[card] + self.shown[card] + hands + mayor;
            Imbalance::unless_equal(|| card.to_string(), found, expected)?;
        }
        for (viewer, stock) in self.stock.iter().enumerate() {
            let there = self.capital.iter().all(|(card, &count)| count <= stock[card]);
            holds(|| format!("what viewer {viewer} knows of the capital deck"), there)?;
        }
        // What the public misses in the deck are the cards that each player knows to have drawn.
        let public = &self.stock[MOST_PLAYERS];
        for card in Capital::ALL {
            let drawn =
                |seat: Seat| i64::from(public[card]) - i64::from(self.stock[seat.index()][card]);
            let left = i64::from(public[card]) - self.seats().map(drawn).sum::<i64>();
            Imbalance::unless_equal(|| format!("{card} in the deck"), left, self.capital[card])?;
        }
        for (viewer, known) in self.known.iter().enumerate() {
            for seat in self.seats() {
                let hand = &self.players[seat].capital;
                let there = known[seat].iter().all(|(card, &count)| count <= hand[card]);
                holds(|| format!("what viewer {viewer} knows of the hand of {seat}"), there)?;
            }
        }
        if matches!(self.question(), Some(Question::Act(_) | Question::SendHelper)) {
            for seat in self.seats() {
                let cards = self.players[seat].capital_cards();
                holds(|| format!("{cards} capital cards of {seat} at most"), cards <= HAND_MOST)?;
            }
        }
        Ok(())
    }

    fn count_cards(&self) -> Result<(), Imbalance> {
        let mut places = [0_i64; Building::COUNT];
        let mut count = |card: Building| places[card.index()] += 1;
        for kind in Kind::ALL {
            let deck = &self.decks[kind];
            deck.cards().iter().for_each(&mut count);
            let (found, expected) = (deck.len() as i64, deck.cards().len() as i64);
            Imbalance::unless_equal(|| format!("{kind} deck"), found, expected)?;
            holds(|| format!("{kind} deck"), deck.cards().is_subset(crate::data::OF_KIND[kind]))?;
        }
        self.display.iter().for_each(&mut count);
        if let Some(look) = &self.look {
            let cards = look.cards.iter().chain(&look.order);
            cards.map(|placed| placed.card).for_each(&mut count);
        }
        let mut hands = crate::types::BuildingSet::EMPTY;
        for seat in self.seats() {
            hands |= self.players[seat].cards;
            self.players[seat].cards.iter().for_each(&mut count);
            self.players[seat].built.iter().for_each(&mut count);
        }
        for card in Building::all() {
            Imbalance::unless_equal(|| card.to_string(), places[card.index()], 1)?;
        }
        holds(|| "cards taken openly in hands".to_owned(), self.open.is_subset(hands))
    }

    fn count_sawmills(&self) -> Result<(), Imbalance> {
        for sawmill in Sawmill::all() {
            let owned = self.seats().filter(|&it| self.players[it].sawmill == Some(sawmill));
            let found = owned.count() as i64
                + i64::from(self.sawmills.contains(sawmill))
                + i64::from(self.given_up.contains(sawmill));
            Imbalance::unless_equal(|| sawmill.to_string(), found, 1)?;
        }
        Ok(())
    }

    fn count_helpers(&self, seat: Seat) -> Result<(), Imbalance> {
        let queues = Guild::ALL.map(|guild| self.queues[guild].values);
        let helpers = queues.as_flattened().as_flattened().iter().flatten();
        let away = helpers.chain(&self.track).filter(|&&helper| helper == seat).count() as i64;
        let found = i64::from(self.players[seat].helpers) + away;
        Imbalance::unless_equal(|| format!("helpers of {seat}"), found, GAME_HELPERS)
    }

    /// Cubes lie on the fair, on icons, in the granary and on ships; none is missing.
    fn count_cubes(&self, seat: Seat) -> Result<(), Imbalance> {
        let player = &self.players[seat];
        let icons = [0, 1].map(|icon| (self.filled[icon] & player.built).len());
        let stored = self.stored(seat) as usize;
        let loaded = self.holds.values.as_flattened().iter().filter(|it| **it == Some(seat));
        let used = usize::from(player.fair) + icons[0] + icons[1] + stored + loaded.count();
        holds(|| format!("{used} cubes of {seat} at most"), used <= usize::from(GAME_CUBES))
    }

    /// What is remembered of a row agrees with where its buildings stand.
    fn check_row(&self, seat: Seat) -> Result<(), Imbalance> {
        let player = &self.players[seat];
        let standing = |card: &Building| self.sites[*card].is_some_and(|it| it.owner == seat);
        let built = Building::all().filter(standing).count() as i64;
        let what = || format!("buildings of {seat}");
        Imbalance::unless_equal(what, built, player.built.len() as i64)?;
        let length = i64::from(player.lengths[0] + player.lengths[1]);
        Imbalance::unless_equal(what, length, built)?;
        for end in End::ALL {
            let steps = player.lengths[end.index()] as i8;
            let at = if end == End::Left { -steps } else { steps };
            let site = player.ends[end.index()].and_then(|card| self.sites[card]);
            let right = site.map_or(steps == 0, |site| site.owner == seat && site.at == at);
            holds(|| format!("{end} end of {seat}"), right)?;
        }
        Ok(())
    }

    fn count_tokens(&self) -> Result<(), Imbalance> {
        let players = self.options.players;
        for (token, pool) in Token::ALL.into_iter().zip([POOL_PRIVILEGE_TOKENS, POOL_WORK_TOKENS]) {
            let owned = self.seats().map(|seat| self.players[seat].tokens[token.index()]);
            let most = owned.clone().max().unwrap_or_default() <= POOL_MOST_OWNED;
            holds(|| format!("{token} tokens of a player"), most)?;
            let found = self.pool[token.index()] + owned.sum::<u8>();
            let expected = by_players(pool, players);
            Imbalance::unless_equal(|| format!("{token} tokens"), found, expected)?;
        }
        let spaces = self.granary.as_flattened();
        let natural = spaces.iter().filter(|cube| **cube == Some(Cube::Natural)).count();
        holds(|| "natural cubes".to_owned(), natural <= usize::from(GAME_NATURAL_CUBES))?;
        let hanging = self.granary.iter().any(|spaces| matches!(spaces, [None, Some(_)]));
        holds(|| "cubes in the granary lie as low as they can".to_owned(), !hanging)?;
        let built = self.seats().map(|seat| self.players[seat].built);
        let built = built.fold(crate::types::BuildingSet::EMPTY, |all, some| all | some);
        for icon in 0..2 {
            let right = |card: Building| card.data().inputs[icon].is_some();
            let filled = self.filled[icon];
            let sound = filled.is_subset(built) && filled.iter().all(right);
            holds(|| format!("filled icons {icon}"), sound)?;
        }
        Ok(())
    }
}
