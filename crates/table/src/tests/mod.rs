//! Tests of the table: on its entries alone, without database, clock or luck.

mod clock;
pub mod desk;
mod foresight;
mod forks;
mod histories;
mod intents;
mod model;
mod proposals;
mod requests;
mod seats;
mod show;
mod talk;
mod trials;
mod undo;
