//! `quadrivium serve` as a process: what it says, how it stops, and that it loses nothing.

mod admin;
mod campaign;
mod faults;
mod start;
mod support;
