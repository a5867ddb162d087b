//! What everybody who looks at a position gets, written once and not once for each of them.
//!
//! A view is written anew only for somebody who knows something else than those before; whether
//! they do is asked from the game, so nothing can leak this way.

use std::cell::OnceCell;

use quadrivium_core::{Key, Seat, Settings, Viewer, json};
use serde_json::value::RawValue;

use super::Fold;

/// JSON of the present position, as far as somebody has asked for it.
#[derive(Default)]
pub struct Written {
    /// Never changes.
    settings: OnceCell<Box<RawValue>>,
    standings: OnceCell<Box<RawValue>>,
    /// Of the seats in order and, last, of the public.
    views: [OnceCell<Box<RawValue>>; Seat::MOST + 1],
}

impl Written {
    /// The position has changed.
    pub fn forget(&mut self) {
        self.standings.take();
        for view in &mut self.views {
            view.take();
        }
    }
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::first(Seat::MOST as u8).map(Viewer::Seat).chain([Viewer::Public])
}

fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => Seat::MOST,
    }
}

impl Fold {
    /// The number of players and all options.
    pub fn settings_text(&self) -> &RawValue {
        self.written.settings.get_or_init(|| {
            let mut settings: Settings = self.line.game().settings();
            settings.players = Some(self.plan.players);
            json::to_raw(&settings).expect("settings are plain data")
        })
    }

    /// How the players stand.
    pub fn standings_text(&self) -> &RawValue {
        let write = || json::to_raw(&self.standings()).expect("standings are plain data");
        self.written.standings.get_or_init(write)
    }

    /// The position as a viewer may know it.
    pub fn view_text(&self, viewer: Viewer) -> &RawValue {
        let views = &self.written.views;
        if let Some(view) = views[index(viewer)].get() {
            return view;
        }
        let mut others = viewers().filter_map(|other| Some((other, views[index(other)].get()?)));
        match others.find(|(other, _)| self.line.game().same_view(*other, viewer)) {
            Some((_, view)) => view,
            None => views[index(viewer)].get_or_init(|| self.line.game().view_text(viewer)),
        }
    }
}
