//! `quadrivium serve` as a process: what it says, how it stops, and that it loses nothing.

mod faults;
mod start;
mod support;
mod trouble;
