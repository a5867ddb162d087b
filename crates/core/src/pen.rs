//! Writing a position as numbers, block by block.

use crate::Encoder;

/// Writes one number after the other into a slice of zeros.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [f32],
    /// Where the next number goes.
    pub at: usize,
}

impl<'a> Pen<'a> {
    /// A pen at the start of a sheet that is wiped first.
    ///
    /// # Panics
    /// When the sheet is not as long as the encoder says.
    pub fn new(encoder: &Encoder, out: &'a mut [f32]) -> Self {
        assert_eq!(out.len(), encoder.len(), "the slice is as long as the encoder says");
        out.fill(0.0);
        Self { out, at: 0 }
    }

    /// One number.
    #[inline]
    pub fn write(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    /// One number as a part of what is much.
    #[inline]
    pub fn part(&mut self, number: impl Into<f32>, of: impl Into<f32>) {
        self.write(number.into() / of.into());
    }

    /// One or zero.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.write(f32::from(u8::from(yes)));
    }

    /// Leaves room for so many numbers and marks one of them.
    #[inline]
    pub fn one_of(&mut self, marked: Option<usize>, count: usize) {
        if let Some(marked) = marked {
            self.out[self.at + marked] = 1.0;
        }
        self.at += count;
    }

    /// Leaves room for so many numbers and counts each thing at its place.
    #[inline]
    pub fn tally(&mut self, things: impl Iterator<Item = usize>, count: usize) {
        for thing in things {
            self.out[self.at + thing] += 1.0;
        }
        self.at += count;
    }

    /// Counts, each as a part of what is much.
    #[inline]
    pub fn scaled(&mut self, counts: &[u8], scale: f32) {
        for (number, &count) in self.leave(counts.len()).iter_mut().zip(counts) {
            *number = f32::from(count) / scale;
        }
    }

    /// Leaves room for so many numbers, to be written in any order.
    #[inline]
    fn leave(&mut self, count: usize) -> &mut [f32] {
        let room = &mut self.out[self.at..self.at + count];
        self.at += count;
        room
    }

    /// Leaves room for so many groups of numbers, all zero: for things that have little to say, and
    /// of which there are many. The place of each is looked up once.
    #[inline]
    pub fn groups<const N: usize>(&mut self, count: usize) -> &mut [[f32; N]] {
        self.leave(count * N).as_chunks_mut().0
    }

    /// Writes a number elsewhere, for blocks that are not filled from left to right.
    #[inline]
    pub fn set(&mut self, at: usize, number: f32) {
        self.out[at] = number;
    }

    /// Everything is written.
    ///
    /// # Panics
    /// When room is left, in tests.
    #[inline]
    pub fn finish(self) {
        debug_assert_eq!(self.at, self.out.len(), "everything is written");
    }
}
