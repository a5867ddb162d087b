//! The rules from outside. One program runs all of it: linking each file by itself took minutes.

mod common;
mod conformance;
mod games;
mod helpers;
mod leaks;
mod map;
mod merchants;
mod notary;
mod notation;
mod payments;
mod perft;
mod points;
mod proposals;
mod rulebook;
mod seasons;
mod second_opinion;
mod secrets;
mod setup;
mod stages;
mod typed;
mod view;
mod views;
mod words;
mod worlds;
