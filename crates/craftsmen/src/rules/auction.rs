//! Auctions of building cards, and the mayor who bids when nobody raises (R10, R28).

use std::num::NonZeroU8;
use std::ops::RangeInclusive;

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::MAYOR_CARDS;
use crate::deck::{Eyes, Placed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Act, Auction, Draw, Question};
use crate::purse::{numbers, worth};
use crate::state::Craftsmen;
use crate::types::{Building, ColourSet};

impl Craftsmen {
    pub(super) fn open_auction(
        &mut self,
        seat: Seat,
        acted: bool,
        card: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_auction(seat, acted, card)?;
        seen.saw(Event::AuctionOpened { seat, card });
        let bidders = self.seats().collect();
        let auction = Auction { card, starter: seat, bidders, ..Auction::default() };
        self.ask((seat, Question::Bid { auction }));
        Ok(())
    }

    /// Whoever opens an auction has to name a bid.
    fn check_pass(auction: &Auction) -> Result<(), Illegal> {
        if auction.highest() == 0 { Err(Illegal::MustBid) } else { Ok(()) }
    }

    /// What a player can bid.
    pub(crate) fn bids(&self, seat: Seat, auction: &Auction) -> RangeInclusive<u8> {
        auction.highest() + 1..=worth(&self.players[seat].capital)
    }

    pub(super) fn legal_bids(&self, seat: Seat, auction: &Auction, out: &mut Vec<Action>) {
        out.extend(self.bids(seat, auction).map(|amount| Action::Bid { amount }));
        if Self::check_pass(auction).is_ok() {
            out.push(Action::Pass);
        }
    }

    pub(super) fn bid(
        &mut self,
        seat: Seat,
        mut auction: Auction,
        amount: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let bids = self.bids(seat, &auction);
        if amount < *bids.start() {
            return Err(Illegal::BidTooLow);
        }
        if amount > *bids.end() {
            return Err(Illegal::TooExpensive);
        }
        self.told.bid(seat, amount);
        seen.saw(Event::Bid { seat, amount });
        auction.bids[seat] = NonZeroU8::new(amount);
        if auction.mayor.is_some() {
            self.win(&auction, seen);
        } else {
            self.next_bidder(seat, auction, seen);
        }
        Ok(())
    }

    pub(super) fn pass_bid(
        &mut self,
        seat: Seat,
        mut auction: Auction,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        Self::check_pass(&auction)?;
        seen.saw(Event::BidPassed { seat });
        auction.bidders.remove(seat);
        if auction.mayor.is_some() {
            self.withdraw(&auction, seen);
        } else {
            self.next_bidder(seat, auction, seen);
        }
        Ok(())
    }

    /// Clockwise, until only the leader is left. Whoever cannot raise is asked all the same: nobody
    /// is to learn what the cards in a hand are worth.
    fn next_bidder(&mut self, seat: Seat, auction: Auction, seen: &mut impl Observer<Event>) {
        let (leader, _) = auction.leader();
        let bids = |other: &Seat| auction.bidders.contains(*other) && *other != leader;
        if let Some(next) = self.after(seat).find(bids) {
            self.ask_instead((next, Question::Bid { auction }));
        } else if auction.is_raised() {
            self.win(&auction, seen);
        } else {
            let left = MAYOR_CARDS[auction.card.kind()];
            self.ask_instead(Draw::ShowMayor { left, auction });
        }
    }

    /// The mayor's offer: the printed numbers, or colour sets too where it is so agreed. A bid that
    /// is higher already wins as it is.
    pub(super) fn show_mayor_by_itself(
        &mut self,
        left: u8,
        mut auction: Auction,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if left > 0 && self.can_draw(seen) {
            return false;
        }
        let sets = self.options.mayor_values_colour_sets;
        let amount = if sets { worth(&auction.shown) } else { numbers(&auction.shown) };
        seen.saw(Event::MayorOffered { amount });
        if auction.highest() > amount {
            self.win(&auction, seen);
        } else {
            auction.mayor = Some(amount);
            self.ask_instead((auction.starter, Question::Bid { auction }));
        }
        true
    }

    fn end_auction(&mut self, auction: &Auction) {
        for (card, count) in auction.shown.iter() {
            self.discard[card] += count;
        }
        self.pending.pop();
        self.ask_instead((auction.starter, Question::Act(Act::Notary { acted: true })));
    }

    /// The winner pays in any colours.
    fn win(&mut self, auction: &Auction, seen: &mut impl Observer<Event>) {
        self.end_auction(auction);
        let (card, (seat, amount)) = (auction.card, auction.leader());
        seen.saw(Event::AuctionWon { seat, card, amount });
        self.acquire(seat, card);
        self.charge(seat, amount, ColourSet::ALL);
    }

    /// Nobody beat the mayor: the card goes under its deck, and everybody knows it is there.
    fn withdraw(&mut self, auction: &Auction, seen: &mut impl Observer<Event>) {
        self.end_auction(auction);
        let card = auction.card;
        self.display.remove(card);
        let placed = Placed { card, seen_by: Eyes::ALL, met_by: Eyes::ALL, joined: false };
        self.decks[card.kind()].put_under(&[placed]);
        seen.saw(Event::CardWithdrawn { card });
        self.ask(Draw::ShowCard { of: card.kind() });
    }
}
