//! The networks say here what they said to the program that trained them.

use quadrivium_bots::{Net, Thought};

/// One network when every 97th number is one, as `crates/train/train.py --show` prints it: the points
/// of the first two players in hundreds, and the weights of the first three actions.
fn says(net: &[u8], points: [f32; 2], actions: [f32; 3]) {
    let net = Net::read(net).unwrap();
    let numbers: Vec<f32> = (0..net.inputs()).map(|at| f32::from(u8::from(at % 97 == 0))).collect();
    let mut thought = Thought::default();
    net.think(&numbers, 2, &mut thought);
    for (found, expected) in thought.points.iter().zip(points) {
        assert!((found / 100.0 - expected).abs() < 1e-4, "{found} for {expected}");
    }
    for (action, expected) in (0..).zip(actions) {
        let found = net.favours(&thought, action, 0.0);
        assert!((found - expected).abs() < 1e-4, "{found} for {expected}");
    }
}

#[test]
fn burgundy() {
    let net = include_bytes!("../nets/burgundy.net");
    says(net, [0.196_913, 0.183_009], [-0.138_006, 0.320_992, -0.417_714]);
}

#[test]
fn labora() {
    let net = include_bytes!("../nets/labora.net");
    says(net, [0.279_388, 0.237_682], [-0.349_352, -0.585_317, -0.089_874]);
}

#[test]
fn orleans() {
    let net = include_bytes!("../nets/orleans.net");
    says(net, [-0.039_264, -0.027_673], [-0.029_079, -0.060_780, 0.000_394]);
}

#[test]
fn craftsmen() {
    let net = include_bytes!("../nets/craftsmen.net");
    says(net, [0.689_565, 0.682_780], [0.231_112, 1.480_223, -0.646_537]);
}
