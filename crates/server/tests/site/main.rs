//! The server as its clients meet it.

mod addresses;
mod clock;
mod closing;
mod cookies;
mod doors;
mod guests;
mod lists;
mod live;
mod moves;
mod names;
mod nodes;
mod openapi;
mod planning;
mod security;
mod several;
mod support;
mod undo;
