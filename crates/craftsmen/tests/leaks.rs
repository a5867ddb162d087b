//! Nothing gets out: what a player can find out by asking, by dealing again and by remembering, in
//! random games.

use std::collections::BTreeSet;

use crate::common::{cards_of, choose, hand_of, printed, random_game, rng};
use quadrivium_core::{Numbers, Options as _, Rules, Seat, Settings, Sight, Viewer};
use quadrivium_craftsmen::{
    Action, Building, Capital, Colour, Craftsmen, Draw, Event, Illegal, Options, Pending,
    PerCapital,
};
use rand::{Rng, RngExt};

fn dealt_again(game: &Craftsmen, viewer: Seat, rng: &mut impl Rng) -> Craftsmen {
    let mut world = *game;
    world.determinize(viewer, rng);
    world
}

/// Whatever a player tries, the answer is the same in every world that looks the same to them.
#[test]
fn refusals_tell_nothing() {
    let refusal = |game: &Craftsmen, seat: Seat, id: u32| -> Option<Illegal> {
        game.clone().apply(seat.into(), Craftsmen::action_from_id(id).unwrap()).err()
    };
    for players in 2..=5 {
        random_game(players, players.into(), |game, rng| {
            if rng.random_range(0..4) > 0 {
                return;
            }
            for viewer in Seat::first(players) {
                let world = dealt_again(game, viewer, rng);
                for id in (0..Craftsmen::ACTION_IDS).filter(|id| id % 5 == u32::from(players) % 5) {
                    let (one, other) = (refusal(game, viewer, id), refusal(&world, viewer, id));
                    let action = Craftsmen::action_from_id(id).unwrap();
                    assert_eq!(
                        one,
                        other,
                        "{viewer} {action} at {:?}",
                        game.view(Viewer::Public).asked
                    );
                }
            }
        });
    }
}

/// What a player who forgets nothing knows of the cards, from their own history alone.
struct Memory {
    viewer: Seat,
    /// The player's own capital cards.
    own: PerCapital<u8>,
    /// Cards that have to be in each hand.
    surely: [PerCapital<u8>; 5],
    /// Cards that can be in the capital deck at most.
    stock: PerCapital<u8>,
    discarded: PerCapital<u8>,
    /// Building cards that were taken openly and not built yet.
    taken: [BTreeSet<Building>; 5],
    /// What somebody has bid since a card came to the hand, with the cards that have left it since.
    bids: [Vec<(u8, PerCapital<u8>)>; 5],
}

impl Memory {
    fn of(viewer: Seat) -> Self {
        Self {
            viewer,
            own: PerCapital::default(),
            surely: [PerCapital::default(); 5],
            stock: PerCapital::new([4; 12]),
            discarded: PerCapital::default(),
            taken: Default::default(),
            bids: Default::default(),
        }
    }

    fn index(seat: Seat) -> usize {
        Seat::first(5).position(|other| other == seat).unwrap()
    }

    /// A card that came to a hand may be any of those in it.
    fn came(&mut self, seat: Seat) {
        self.bids[Self::index(seat)].clear();
    }

    fn put_in(&mut self, seat: Seat, card: Capital) {
        self.surely[Self::index(seat)][card] += 1;
        if seat == self.viewer {
            self.own[card] += 1;
        }
    }

    fn take_out(&mut self, seat: Seat, card: Capital) {
        let sure = &mut self.surely[Self::index(seat)][card];
        *sure = sure.saturating_sub(1);
        if seat == self.viewer {
            self.own[card] -= 1;
        }
    }

    /// A card changed hands; only two players see which.
    fn hand_over(&mut self, seat: Seat, to: Seat, action: Option<Action>) {
        if let Some(Action::Give { card }) = action {
            self.take_out(seat, card);
            self.put_in(to, card);
        } else {
            let sure = &mut self.surely[Self::index(seat)].values;
            for count in sure.iter_mut() {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Learns from an action as it stands in the player's history, and from what happened.
    fn learn(&mut self, asked: Option<Pending>, action: Option<Action>, events: &[Event]) {
        if let (
            Some(Pending::Chance(Draw::DealCapital { seat, .. })),
            Some(Action::Capital { card }),
        ) = (asked, action)
        {
            assert_eq!(seat, self.viewer, "only own cards are seen");
            self.stock[card] -= 1;
            self.put_in(seat, card);
        }
        let mut shown = PerCapital::<u8>::default();
        for &event in events {
            match event {
                Event::CapitalShown { card } => self.stock[card] -= 1,
                Event::MayorShowed { card } => {
                    self.stock[card] -= 1;
                    shown[card] += 1;
                }
                Event::CapitalDrawn { seat } => self.came(seat),
                Event::CapitalTaken { seat, card } => {
                    self.came(seat);
                    self.put_in(seat, card);
                }
                Event::Discarded { seat, card } | Event::Paid { seat, card } => {
                    self.take_out(seat, card);
                    self.discarded[card] += 1;
                    self.bids[Self::index(seat)].iter_mut().for_each(|bid| bid.1[card] += 1);
                }
                Event::Bid { seat, amount } => {
                    self.bids[Self::index(seat)].push((amount, PerCapital::default()));
                }
                Event::CapitalGiven { seat, to } => {
                    self.came(seat);
                    self.came(to);
                    self.hand_over(seat, to, action);
                }
                Event::Bought { seat, card, .. } | Event::AuctionWon { seat, card, .. } => {
                    self.taken[Self::index(seat)].insert(card);
                }
                Event::Built { seat, card, .. } => {
                    self.taken[Self::index(seat)].remove(&card);
                }
                _ => {}
            }
        }
    }

    /// A world agrees with everything that the player remembers.
    fn check(&self, world: &Craftsmen) {
        let view = world.view(Viewer::Public);
        assert_eq!(hand_of(world, self.viewer), self.own, "own cards stay");
        let mut deck = PerCapital::<u8>::new([4; 12]);
        for player in &view.players {
            let (seat, index) = (player.seat, Self::index(player.seat));
            let hand = hand_of(world, seat);
            for card in Capital::ALL {
                assert!(hand[card] >= self.surely[index][card], "{seat} has {card}");
                deck[card] -= hand[card];
            }
            for (amount, gone) in &self.bids[index] {
                let then = PerCapital::from_fn(|card| hand[card] + gone[card]);
                let worth = printed::worth(&then, &Colour::ALL);
                assert!(worth >= u32::from(*amount), "{seat} bid {amount} with {worth}");
            }
            let cards = cards_of(world, seat);
            assert!(self.taken[index].iter().all(|card| cards.contains(card)), "{seat}");
        }
        let mayor = view.auction.map(|auction| auction.shown).unwrap_or_default();
        for card in Capital::ALL {
            let lying = view.capital_shown[card] + view.capital_discarded[card] + mayor[card];
            let left = deck[card].checked_sub(lying).expect("four of each card");
            assert!(left <= self.stock[card], "{card}: {left} in the deck");
        }
    }
}

/// Own cards, cards seen on their way, discards and what became of them, bids: every world agrees.
#[test]
fn worlds_agree_with_what_a_player_remembers() {
    let mut reshuffles = 0;
    for (players, seed) in (2..=5).flat_map(|players| [(players, 1), (players, 2)]) {
        let mut rng = rng(seed);
        let mut game = Craftsmen::new(&Options::standard(players)).unwrap();
        let mut memories: Vec<_> = Seat::first(players).map(Memory::of).collect();
        while let Some((by, action)) = choose(&game, &mut rng) {
            let asked = game.view(Viewer::Public).asked.map(|asked| asked.ask);
            let seen: Vec<_> =
                memories.iter().map(|it| game.masked(by, action, it.viewer.into())).collect();
            let mut events = Vec::new();
            let discarded = game.view(Viewer::Public).capital_discarded;
            game.apply_seen(by, action, &mut events).unwrap();
            if events.contains(&Event::Reshuffled) {
                reshuffles += 1;
            }
            for (memory, seen) in memories.iter_mut().zip(seen) {
                if events.contains(&Event::Reshuffled) {
                    learn_around_reshuffle(memory, asked, seen, &events, discarded);
                } else {
                    memory.learn(asked, seen, &events);
                }
                if events.contains(&Event::Reshuffled) || rng.random_range(0..8) == 0 {
                    memory.check(&game);
                    memory.check(&dealt_again(&game, memory.viewer, &mut rng));
                }
            }
        }
    }
    assert!(reshuffles > 3, "the deck is used up now and then");
}

/// The new deck is everything that was discarded before it was shuffled.
fn learn_around_reshuffle(
    memory: &mut Memory,
    asked: Option<Pending>,
    seen: Option<Action>,
    events: &[Event],
    discarded: PerCapital<u8>,
) {
    let at = events.iter().position(|&event| event == Event::Reshuffled).unwrap();
    memory.discarded = discarded;
    memory.learn(asked, seen, &events[..at]);
    memory.stock = memory.discarded;
    memory.learn(None, None, &events[at + 1..]);
}

/// Views and offers are the same in every world with other switches, too.
#[test]
fn other_switches_hide_as_well() {
    let settings = Settings::players(3)
        .with("given_up_sawmill_can_be_taken", false)
        .with("investments_per_year", "unlimited");
    let options = Options::from_settings(&settings).unwrap();
    let mut rng = rng(9);
    let mut game = Craftsmen::new(&options).unwrap();
    while let Some((by, action)) = choose(&game, &mut rng) {
        for viewer in Seat::first(3) {
            let world = dealt_again(&game, viewer, &mut rng);
            assert_eq!(world.view(viewer.into()), game.view(viewer.into()));
            let (mut one, mut other) = (Vec::new(), Vec::new());
            game.legal(viewer, &mut one);
            world.legal(viewer, &mut other);
            assert_eq!(one, other);
        }
        game.apply(by, action).unwrap();
    }
}
