//! The rules from outside. One program runs all of it: linking each file by itself took minutes.

mod buildings;
mod castles;
mod common;
mod conformance;
mod endgame;
mod games;
mod knowledge;
mod map;
mod notation;
mod page;
mod perft;
mod phases;
mod place;
mod purchase;
mod rulebook;
mod scoring;
mod second_opinion;
mod sell;
mod setup;
mod ship;
mod take;
mod words;
