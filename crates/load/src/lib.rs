//! What scripted clients of a table server need: just enough HTTP, the live connection, and the
//! server itself as a process. The program of this crate measures with it, the fault campaign
//! keeps its ledger with it.

pub mod http;
pub mod live;
pub mod process;
