//! Seats and viewers: numbers from 0 in Python, `None` for the public.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quadrivium_core::{Key, Seat, Viewer};

/// The seat with this number at a table of so many.
pub fn seat(number: i64, players: u8) -> PyResult<Seat> {
    let within = usize::try_from(number).ok().filter(|&index| index < usize::from(players));
    within.and_then(Seat::from_index).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no seat {number}: the seats are 0 to {}",
            players - 1
        ))
    })
}

/// Who looks: the seat with this number, or the public.
pub fn viewer(number: Option<i64>, players: u8) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Public), |number| seat(number, players).map(Viewer::Seat))
}

/// The numbers of some seats; wide ones, since a list of bytes would become `bytes`.
pub fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u32> {
    seats.into_iter().map(|seat| seat.index() as u32).collect()
}
