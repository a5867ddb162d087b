//! Auctions of building cards, and the mayor who bids when nobody raises (R10, R28).

use std::ops::RangeInclusive;

use quadrivium_core::{Observer, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::data::MAYOR_CARDS;
use crate::deck::{Eyes, Placed};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::purse::{numbers, worth};
use crate::state::{Ask, Auction, Craftsmen, MOST_PLAYERS};
use crate::types::{Building, ColourSet, PerCapital};

impl Craftsmen {
    pub(super) fn open_auction(
        &mut self,
        seat: Seat,
        card: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_auction(seat, card)?;
        seen.saw(Event::AuctionOpened { seat, card });
        self.auction = Some(Auction {
            card,
            starter: seat,
            leader: seat,
            bid: 0,
            bidders: self.seats().collect::<SeatSet>(),
            bids: PerSeat::<_, MOST_PLAYERS>::default(),
            raised: false,
            mayor: false,
            shown: PerCapital::default(),
        });
        self.ask(Ask::Bid { seat });
        Ok(())
    }

    fn auctioned(&self) -> &Auction {
        self.auction.as_ref().expect("an auction is under way")
    }

    fn check_bid(&self, seat: Seat, amount: u8) -> Result<(), Illegal> {
        if amount <= self.auctioned().bid {
            Err(Illegal::BidTooLow)
        } else if amount > worth(&self.players[seat].capital) {
            Err(Illegal::TooExpensive)
        } else {
            Ok(())
        }
    }

    /// Whoever opens an auction has to name a bid.
    fn check_pass(&self) -> Result<(), Illegal> {
        if self.auctioned().bid == 0 { Err(Illegal::MustBid) } else { Ok(()) }
    }

    /// What a player can bid.
    pub(crate) fn bids(&self, seat: Seat) -> RangeInclusive<u8> {
        self.auctioned().bid + 1..=worth(&self.players[seat].capital)
    }

    pub(super) fn legal_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.bids(seat).map(|amount| Action::Bid { amount }));
        if self.check_pass().is_ok() {
            out.push(Action::Pass);
        }
    }

    pub(super) fn bid(
        &mut self,
        seat: Seat,
        amount: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_bid(seat, amount)?;
        self.told.bid(seat, amount);
        seen.saw(Event::Bid { seat, amount });
        let auction = self.auction.as_mut().expect("an auction is under way");
        auction.raised |= auction.bid > 0;
        auction.bid = amount;
        auction.bids[seat] = amount;
        auction.leader = seat;
        if auction.mayor {
            self.win(seen);
        } else {
            self.next_bidder(seat, seen);
        }
        Ok(())
    }

    pub(super) fn pass_bid(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_pass()?;
        seen.saw(Event::BidPassed { seat });
        let auction = self.auction.as_mut().expect("an auction is under way");
        auction.bidders.remove(seat);
        if auction.mayor {
            self.withdraw(seen);
        } else {
            self.next_bidder(seat, seen);
        }
        Ok(())
    }

    /// Clockwise, until only the leader is left. Whoever cannot raise is asked all the same: nobody
    /// is to learn what the cards in a hand are worth.
    fn next_bidder(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let auction = *self.auctioned();
        let bids = |other: &Seat| auction.bidders.contains(*other) && *other != auction.leader;
        if let Some(next) = self.after(seat).find(bids) {
            self.ask_instead(Ask::Bid { seat: next });
        } else if auction.raised {
            self.win(seen);
        } else {
            self.ask_instead(Ask::ShowMayor { left: MAYOR_CARDS[auction.card.kind()] });
        }
    }

    /// The mayor's offer: the printed numbers, or colour sets too where it is so agreed. A bid that
    /// is higher already wins as it is.
    pub(super) fn show_mayor_by_itself(
        &mut self,
        left: u8,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if left > 0 && self.can_draw(seen) {
            return false;
        }
        let sets = self.options.mayor_values_colour_sets;
        let auction = self.auction.as_mut().expect("an auction is under way");
        let amount = if sets { worth(&auction.shown) } else { numbers(&auction.shown) };
        seen.saw(Event::MayorOffered { amount });
        let seat = auction.starter;
        if auction.bid > amount {
            self.win(seen);
        } else {
            auction.bid = amount;
            auction.mayor = true;
            self.ask_instead(Ask::Bid { seat });
        }
        true
    }

    fn end_auction(&mut self) -> Auction {
        let auction = self.auction.take().expect("an auction is under way");
        for (card, count) in auction.shown.iter() {
            self.discard[card] += count;
        }
        self.asks.pop();
        auction
    }

    /// The winner pays in any colours.
    fn win(&mut self, seen: &mut impl Observer<Event>) {
        let Auction { card, leader: seat, bid: amount, .. } = self.end_auction();
        seen.saw(Event::AuctionWon { seat, card, amount });
        self.acquire(seat, card);
        self.charge(seat, amount, ColourSet::ALL);
    }

    /// Nobody beat the mayor: the card goes under its deck, and everybody knows it is there.
    fn withdraw(&mut self, seen: &mut impl Observer<Event>) {
        let Auction { card, .. } = self.end_auction();
        self.act.acted = true;
        self.display.remove(card);
        let placed = Placed { card, seen_by: Eyes::ALL, met_by: Eyes::ALL, joined: false };
        self.decks[card.kind()].put_under(&[placed]);
        seen.saw(Event::CardWithdrawn { card });
        self.ask(Ask::ShowCard { of: card.kind() });
    }
}
