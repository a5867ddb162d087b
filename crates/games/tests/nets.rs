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
    says(net, [0.370_718, 0.326_755], [-0.325_807, -0.128_469, -1.196_879]);
}

#[test]
fn labora() {
    let net = include_bytes!("../nets/labora.net");
    says(net, [0.273_775, 0.224_299], [-0.153_360, -0.406_742, -0.191_858]);
}

#[test]
fn orleans() {
    let net = include_bytes!("../nets/orleans.net");
    says(net, [-0.022_736, -0.018_183], [-0.023_245, -0.048_587, 0.000_315]);
}

#[test]
fn craftsmen() {
    let net = include_bytes!("../nets/craftsmen.net");
    says(net, [0.552_494, 0.585_933], [-0.981_296, -0.128_038, 0.306_054]);
}
