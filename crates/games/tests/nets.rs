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
    says(net, [0.082_432, 0.014_693], [0.149_454, 0.239_135, -0.119_923]);
}

#[test]
fn labora() {
    let net = include_bytes!("../nets/labora.net");
    says(net, [8.082_858, 7.959_249], [-0.211_079, -0.804_213, -0.383_684]);
}

#[test]
fn orleans() {
    let net = include_bytes!("../nets/orleans.net");
    says(net, [-0.044_982, 0.031_695], [-0.045_669, -0.095_455, 0.000_619]);
}

#[test]
fn craftsmen() {
    let net = include_bytes!("../nets/craftsmen.net");
    says(net, [0.029_196, 0.148_022], [0.379_914, 0.246_184, -0.278_949]);
}
