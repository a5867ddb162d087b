//! The ways in which the toy can be broken.

use std::cell::Cell;

use quadrivium_core::named_enum;

named_enum! {
    /// What is wrong with the toy, in words.
    pub enum Fault / PerFault {
        ForgetfulOptions = "settings forget a value",
        NoSetup = "no game can be set up",
        Panics = "an action panics",
        Endless = "the last round never ends",
        Stuck = "the winner can do nothing",
        DirtyList = "the list is not cleared",
        WrongOrder = "the list is upside down",
        OffersTooMuch = "an illegal pass is offered",
        ListensToAnybody = "anybody may pass",
        DrawsAnything = "cards are drawn that are gone",
        SecretPass = "a pass is taken but not offered",
        Generous = "points are given without a bound",
        RisingOrder = "cards are buried in rising order",
        HalfDone = "a refused action scores",
        AppliesApart = "search plays other rules",
        Misspelt = "a verb is misspelt",
        SameText = "two actions have one text",
        SharedText = "what nobody can do reads as something else",
        JsonLies = "actions change in JSON",
        Forgets = "points are left out of JSON",
        Lucky = "every game starts differently",
        LongWinded = "a text is too long for a line",
        LosesCards = "cards get lost",
        OpenHands = "hands are open while the winner thinks",
        OneSight = "all who look are said to see the same",
        OffersTell = "offers depend on other hands",
        NumbersTell = "numbers tell the pile",
        Forges = "other worlds have other cards",
        Clings = "other worlds cling to the truth",
        Squanders = "how much luck a world takes depends on the truth",
        Freezes = "other worlds are all the same",
        OwnSecret = "own choices are hidden",
        HidesTheReveal = "the reveal is called secret",
        Whispers = "events name the secret",
        ProposesTooMuch = "what is proposed goes on after the round",
        ProposesPastSecrets = "what is proposed goes on after a reveal",
        ProposesOne = "one decision is proposed as several",
        ProposalsTell = "what is proposed depends on other hands",
        FlatChance = "chance ignores its weights",
        ShiftedIds = "two numbers are one action",
        StrayIds = "what nobody can do has a number",
        EndlessIds = "numbers never end",
        Unwritten = "a number is not written",
        Blurred = "numbers leave out the hand",
        SaysAll = "every decision is said to tell something",
        SaysNothing = "no decision is said to tell something",
        UpsideDown = "standings are upside down",
    }
}

thread_local! {
    // Actions and options have to be broken too, and carry nothing that could say so.
    static FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Whether the toy has this fault at the moment.
pub fn broken(fault: Fault) -> bool {
    FAULT.get() == Some(fault)
}

/// Does something with a toy that has this fault.
pub fn with_fault<T>(fault: Fault, act: impl FnOnce() -> T) -> T {
    FAULT.set(Some(fault));
    let done = act();
    FAULT.set(None);
    done
}

/// Whether the points of buried cards are left out of JSON.
pub fn forgets<T>(_: &T) -> bool {
    broken(Fault::Forgets)
}
