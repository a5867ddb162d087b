//! The rules from outside. One program runs all of it: linking each file by itself took minutes.

mod actions;
mod cards;
mod common;
mod conformance;
mod copies;
mod late_buildings;
mod map;
mod notation;
mod payments;
mod payments_tried;
mod perft;
mod rulebook;
mod rulings;
mod rulings_of_the_end;
mod schedule;
mod scoring;
mod second_opinion;
mod sites;
mod solo;
mod stack_buildings;
mod start_buildings;
mod uses;
mod ways;
mod words;
