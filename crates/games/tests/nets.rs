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
    says(net, [-0.065_375, 0.009_692], [-0.026_080, 0.398_973, -0.262_802]);
}

#[test]
fn labora() {
    let net = include_bytes!("../nets/labora.net");
    says(net, [0.228_197, 0.225_213], [-0.386_937, -0.677_119, -0.075_666]);
}

#[test]
fn orleans() {
    let net = include_bytes!("../nets/orleans.net");
    says(net, [-0.045_706, -0.024_155], [-0.032_941, -0.068_853, 0.000_446]);
}

#[test]
fn craftsmen() {
    let net = include_bytes!("../nets/craftsmen.net");
    says(net, [0.650_637, 0.637_206], [0.604_919, 1.168_578, -0.574_795]);
}
