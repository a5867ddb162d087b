//! The server as its clients meet it.

mod clock;
mod damage;
mod dear;
mod disk;
mod faults;
mod faulty;
mod guests;
mod invitations;
mod lists;
mod live;
mod moves;
mod nodes;
mod openapi;
mod planning;
mod quotas;
mod removal;
mod renewal;
mod security;
mod several;
mod storage;
mod support;
mod undo;
