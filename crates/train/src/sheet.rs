//! Positions on disk: one file of plain little-endian numbers for each column.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use quadrivium_bots::Outlook;

/// One position before its game is over.
#[derive(Clone, Debug)]
pub struct Sample {
    pub viewer: usize,
    /// Which of the hopes of its game was formed here.
    pub decision: usize,
    pub numbers: Vec<(u16, f32)>,
    /// How many points each is worth by the heuristic, in seat order.
    pub judged: Vec<f32>,
    /// Actions, how good they are, and how many points behind by the heuristic.
    pub policy: Vec<(u16, f32, f32)>,
}

/// The columns of one thread.
pub struct Sheet {
    /// How many numbers are not zero, how many actions are offered, how many play, who looks.
    counts: BufWriter<File>,
    indices: BufWriter<File>,
    values: BufWriter<File>,
    actions: BufWriter<File>,
    weights: BufWriter<File>,
    behind: BufWriter<File>,
    /// The points and the shares in the end, clockwise from the viewer.
    targets: BufWriter<File>,
}

impl Sheet {
    pub fn new(folder: &Path, thread: usize) -> std::io::Result<Self> {
        let file =
            |name: &str| File::create(folder.join(format!("{name}.{thread}"))).map(BufWriter::new);
        Ok(Self {
            counts: file("counts")?,
            indices: file("indices")?,
            values: file("values")?,
            actions: file("actions")?,
            weights: file("weights")?,
            behind: file("behind")?,
            targets: file("targets")?,
        })
    }

    pub fn write(&mut self, sample: &Sample, players: usize, end: &Outlook) -> std::io::Result<()> {
        let counts = [sample.numbers.len(), sample.policy.len(), players, sample.viewer];
        for count in counts {
            self.counts.write_all(&(count as u16).to_le_bytes())?;
        }
        for &(index, value) in &sample.numbers {
            self.indices.write_all(&index.to_le_bytes())?;
            self.values.write_all(&value.to_le_bytes())?;
        }
        for &(action, weight, behind) in &sample.policy {
            self.actions.write_all(&action.to_le_bytes())?;
            self.weights.write_all(&weight.to_le_bytes())?;
            self.behind.write_all(&behind.to_le_bytes())?;
        }
        for place in 0..5 {
            let at = (sample.viewer + place) % players;
            let number = if place < players { end.points[at] - sample.judged[at] } else { 0.0 };
            self.targets.write_all(&number.to_le_bytes())?;
        }
        for place in 0..5 {
            let at = (sample.viewer + place) % players;
            let number = if place < players { end.shares[at] } else { 0.0 };
            self.targets.write_all(&number.to_le_bytes())?;
        }
        Ok(())
    }
}
