//! Tests of the table: on its entries alone, without database, clock or luck.

mod clock;
mod desk;
mod histories;
mod model;
mod proposals;
mod undo;
