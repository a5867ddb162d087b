//! The server as its clients meet it.

mod clock;
mod disk;
mod faults;
mod faulty;
mod guests;
mod lists;
mod live;
mod moves;
mod nodes;
mod openapi;
mod planning;
mod security;
mod several;
mod support;
mod undo;
