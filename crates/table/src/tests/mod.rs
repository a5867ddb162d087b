//! Tests of the table: on its entries alone, without database, clock or luck.

mod away;
mod calls;
mod changes;
mod clock;
pub mod desk;
mod foresight;
mod forks;
mod frames;
mod games;
mod histories;
mod house;
mod intents;
mod model;
mod proposals;
mod puzzles;
mod rated;
mod requests;
mod seats;
mod shelf;
mod show;
mod studies;
mod talk;
mod trials;
mod umpire;
mod undo;
