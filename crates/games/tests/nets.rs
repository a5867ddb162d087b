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
    says(net, [0.278_696, 0.276_115], [-0.325_888, -0.609_786, -0.032_663]);
}

#[test]
fn orleans() {
    let net = include_bytes!("../nets/orleans.net");
    says(net, [-0.052_297, -0.013_714], [-0.037_233, -0.077_823, 0.000_505]);
}

#[test]
fn craftsmen() {
    let net = include_bytes!("../nets/craftsmen.net");
    says(net, [0.191_937, 0.317_421], [0.525_964, 0.580_791, -0.468_725]);
}
