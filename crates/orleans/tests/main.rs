//! The rules from outside. One program runs all of it: linking each file by itself took minutes.

mod common;
mod conformance;
mod editions;
mod events;
mod games;
mod general;
mod map;
mod middle;
mod notation;
mod orders;
mod perft;
mod places;
mod printed;
mod round;
mod rulebook;
mod rulings_from_20;
mod rulings_to_19;
mod second_opinion;
mod setup;
mod taking_back;
mod tiles;
mod told;
mod typed;
mod view;
mod words;
