//! Small networks that judge a position and propose actions.
//!
//! A network has two hidden layers. From the second one come, for each player clockwise from the
//! viewer, the points they will have in the end and the share of the victory, and one number for
//! each action that is offered: how much it looks like what a good player would do. Positions are
//! mostly zeros, so the first layer adds up only the rows of numbers that are not.
//!
//! Weights are kept as bytes with one scale for each unit, and are spread out when a network is
//! read. The arithmetic is plain `f32` in a fixed order.

use quadrivium_core::Seat;

/// Why bytes are not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    /// Something else begins like this.
    #[error("this is not a network of this version")]
    Magic,
    /// There are more or fewer bytes than its sizes say.
    #[error("the network has {found} bytes and should have {expected}")]
    Length {
        /// How many bytes there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

const MAGIC: [u8; 8] = *b"quadnet1";
/// Points are learned in hundreds, so that they are about as large as shares.
const POINTS: f32 = 100.0;

/// A network for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    first: Layer,
    second: Layer,
    /// Points, then shares of the victory.
    verdict: Layer,
    policy: Layer,
    /// How much the heuristic counts when actions are proposed.
    sense: f32,
}

/// Weights from some units to others.
#[derive(Clone, Debug, PartialEq)]
struct Layer {
    outputs: usize,
    /// One row of outputs for each input, or one row of inputs for each output.
    rows: Vec<f32>,
    bias: Vec<f32>,
}

/// What a network thinks of a position, and the memory that it thinks in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    first: Vec<f32>,
    second: Vec<f32>,
    /// How many more points each player will have than the heuristic says, clockwise from the
    /// viewer.
    pub points: [f32; Seat::MOST],
    /// Each player's share of the victory, clockwise from the viewer.
    pub shares: [f32; Seat::MOST],
}

/// Reads a network piece by piece.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn word(&mut self) -> [u8; 4] {
        let (word, rest) = self.0.split_first_chunk().expect("the length was checked");
        self.0 = rest;
        *word
    }

    fn floats(&mut self, count: usize) -> Vec<f32> {
        (0..count).map(|_| f32::from_le_bytes(self.word())).collect()
    }

    /// Bytes that lie output by output, each with its scale.
    fn weights(&mut self, inputs: usize, outputs: usize) -> (Vec<f32>, Vec<f32>) {
        let bias = self.floats(outputs);
        let scales = self.floats(outputs);
        let (bytes, rest) = self.0.split_at(inputs * outputs);
        self.0 = rest;
        let weight = |(at, &byte): (usize, &u8)| f32::from(byte as i8) * scales[at / inputs];
        (bytes.iter().enumerate().map(weight).collect(), bias)
    }

    /// By output, for inputs that are all there.
    fn dense(&mut self, inputs: usize, outputs: usize) -> Layer {
        let (rows, bias) = self.weights(inputs, outputs);
        Layer { outputs, rows, bias }
    }

    /// By input, for inputs that are mostly zero.
    fn sparse(&mut self, inputs: usize, outputs: usize) -> Layer {
        let (weights, bias) = self.weights(inputs, outputs);
        let mut rows = vec![0.0; weights.len()];
        for (at, weight) in weights.into_iter().enumerate() {
            rows[(at % inputs) * outputs + at / inputs] = weight;
        }
        Layer { outputs, rows, bias }
    }
}

/// How many bytes a layer takes: a bias and a scale for each unit, a byte for each weight.
const fn bytes(inputs: usize, outputs: usize) -> usize {
    outputs.saturating_mul(inputs.saturating_add(8))
}

impl Net {
    /// Reads a network.
    ///
    /// # Errors
    /// When these bytes are none.
    pub fn read(net: &[u8]) -> Result<Self, BadNet> {
        let header = MAGIC.len() + 4 * 4 + 4;
        if net.len() < header || net[..MAGIC.len()] != MAGIC {
            return Err(BadNet::Magic);
        }
        let mut reader = Reader(&net[MAGIC.len()..]);
        let [inputs, first, second, actions] =
            [(); 4].map(|()| u32::from_le_bytes(reader.word()) as usize);
        let sense = f32::from_le_bytes(reader.word());
        let verdict = 2 * Seat::MOST;
        let sizes = [(inputs, first), (first, second), (second, verdict), (second, actions)];
        let expected = sizes
            .iter()
            .fold(header, |sum, &(inputs, outputs)| sum.saturating_add(bytes(inputs, outputs)));
        if net.len() != expected {
            return Err(BadNet::Length { expected, found: net.len() });
        }
        Ok(Self {
            first: reader.sparse(inputs, first),
            second: reader.dense(first, second),
            verdict: reader.dense(second, verdict),
            policy: reader.dense(second, actions),
            sense,
        })
    }

    /// How many numbers describe a position.
    pub fn inputs(&self) -> usize {
        self.first.rows.len() / self.first.outputs
    }

    /// How many actions it knows.
    pub fn actions(&self) -> usize {
        self.policy.outputs
    }

    /// Thinks about a position with so many players.
    ///
    /// # Panics
    /// When the position has another number of numbers than the network was trained with.
    pub fn think(&self, numbers: &[f32], players: u8, thought: &mut Thought) {
        assert_eq!(numbers.len(), self.inputs(), "the network was trained for these numbers");
        thought.first.clone_from(&self.first.bias);
        let rows = self.first.rows.chunks_exact(self.first.outputs);
        for (&number, row) in numbers.iter().zip(rows) {
            if number != 0.0 {
                for (sum, weight) in thought.first.iter_mut().zip(row) {
                    *sum += number * weight;
                }
            }
        }
        for sum in &mut thought.first {
            *sum = sum.max(0.0);
        }
        thought.second.clear();
        let Thought { first, second, points, shares } = thought;
        second.extend((0..self.second.outputs).map(|unit| self.second.sum(unit, first).max(0.0)));
        for place in 0..usize::from(players) {
            points[place] = POINTS * self.verdict.sum(place, second);
            shares[place] = self.verdict.sum(Seat::MOST + place, second);
        }
        soften(&mut shares[..usize::from(players)]);
    }

    /// How much the last thought is in favour of an action, which by the heuristic is so many points
    /// behind the best: the logarithm of a weight.
    pub fn favours(&self, thought: &Thought, action: u32, behind: f32) -> f32 {
        self.policy.sum(action as usize, &thought.second) - self.sense * behind
    }
}

impl Layer {
    fn sum(&self, unit: usize, inputs: &[f32]) -> f32 {
        let row = &self.rows[unit * inputs.len()..][..inputs.len()];
        // Eight sums at once, in a fixed order.
        let mut sums = [0.0; 8];
        let (pairs, rest) = (row.chunks_exact(8), row.chunks_exact(8).remainder());
        let tail = &inputs[row.len() - rest.len()..];
        for (weights, inputs) in pairs.zip(inputs.chunks_exact(8)) {
            for ((sum, weight), input) in sums.iter_mut().zip(weights).zip(inputs) {
                *sum += weight * input;
            }
        }
        let rest: f32 = rest.iter().zip(tail).map(|(weight, input)| weight * input).sum();
        self.bias[unit] + sums.iter().sum::<f32>() + rest
    }
}

/// Turns logarithms of weights into shares of one.
pub fn soften(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for logit in logits.iter_mut() {
        *logit = (*logit - most).exp();
    }
    let sum: f32 = logits.iter().sum();
    for share in logits.iter_mut() {
        *share /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two numbers, two and two hidden units, three actions.
    fn bytes_of_a_net() -> Vec<u8> {
        let mut net = MAGIC.to_vec();
        net.extend([2_u32, 2, 2, 3].iter().flat_map(|size| size.to_le_bytes()));
        net.extend(0.5_f32.to_le_bytes());
        let mut layer = |bias: &[f32], scales: &[f32], weights: &[i8]| {
            bias.iter().chain(scales).for_each(|number| net.extend(number.to_le_bytes()));
            net.extend(weights.iter().map(|&weight| weight as u8));
        };
        layer(&[0.0, 1.0], &[0.5, 1.0], &[2, 4, -1, -1]);
        layer(&[0.0, 0.0], &[1.0, 1.0], &[1, 0, 0, 1]);
        let verdict: Vec<i8> = (0..10).flat_map(|unit| [unit, 0]).collect();
        layer(&[0.0; 10], &[0.1; 10], &verdict);
        layer(&[0.0, 0.0, 7.0], &[1.0; 3], &[1, 0, 0, 1, 0, 0]);
        net
    }

    #[test]
    fn a_thought_is_what_the_weights_say() {
        let net = Net::read(&bytes_of_a_net()).unwrap();
        assert_eq!((net.inputs(), net.actions()), (2, 3));
        let mut thought = Thought::default();
        // First layer: 0.5 * (2 * 1 + 4 * 0.5) = 2, and 1 - 1 - 0.5, which is cut off at 0.
        net.think(&[1.0, 0.5], 2, &mut thought);
        assert!(thought.points[0].abs() < 1e-6);
        assert!((thought.points[1] - 100.0 * 0.1 * 2.0).abs() < 1e-4);
        let behind = 1.0 / (1.0 + (0.1_f32 * 2.0).exp());
        assert!((thought.shares[0] - behind).abs() < 1e-6, "{}", thought.shares[0]);
        assert!((thought.shares[0] + thought.shares[1] - 1.0).abs() < 1e-6);
        for (action, favour) in [(0, 0.0), (1, -2.0), (2, 5.0)] {
            assert!((net.favours(&thought, action, 4.0) - favour).abs() < 1e-6);
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        let net = bytes_of_a_net();
        assert_eq!(Net::read(b"quadnet"), Err(BadNet::Magic));
        assert_eq!(Net::read(b"something else that is long enough"), Err(BadNet::Magic));
        for found in [net.len() - 1, net.len() + 1] {
            let mut other = net.clone();
            other.resize(found, 0);
            let expected = net.len();
            assert_eq!(Net::read(&other), Err(BadNet::Length { expected, found }));
        }
        let mut huge = net;
        huge[MAGIC.len()..][..16].fill(0xff);
        assert!(matches!(Net::read(&huge), Err(BadNet::Length { .. })));
    }
}
