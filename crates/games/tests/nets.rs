//! The networks say here what they say elsewhere, and are those that their papers are about.

use std::path::Path;

use quadrivium_bots::{Net, Thought};
use quadrivium_games::{GAMES, digest, network};

/// Where the networks lie, with what stands about them.
fn nets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/nets"))
}

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

/// What `crates/train/says.py` has written, number by number.
struct Said<'a>(&'a [u8]);

impl Said<'_> {
    fn word(&mut self) -> [u8; 4] {
        let (word, rest) = self.0.split_first_chunk().expect("the file goes on");
        self.0 = rest;
        *word
    }

    fn count(&mut self) -> usize {
        u32::from_le_bytes(self.word()) as usize
    }

    fn number(&mut self) -> f32 {
        f32::from_le_bytes(self.word())
    }
}

fn near(found: f32, expected: f32, what: &str) {
    // The other program sums up in another order, and with more digits.
    let far = 2e-4 * expected.abs().max(1.0);
    assert!((found - expected).abs() < far, "{what}: {found} for {expected}");
}

/// Real positions of every game, for several numbers of players: all points, all shares, what it thinks
/// of all actions, and of those that are offered with what the heuristic says about them.
#[test]
fn another_program_reads_the_same_out_of_a_network() {
    for entry in GAMES.iter() {
        let net = std::fs::read(nets().join(entry.name).with_extension("net")).unwrap();
        let said = format!("{}/tests/nets/{}.said", env!("CARGO_MANIFEST_DIR"), entry.name);
        let said = std::fs::read(said).unwrap();
        let (name, said) = said.split_at(12);
        assert_eq!(name, digest(&net).as_bytes(), "{}: it is about this network", entry.name);
        let (net, mut said) = (Net::read(&net).unwrap(), Said(said));
        let mut thought = Thought::default();
        let positions = said.count();
        assert!(positions >= 3);
        for position in 0..positions {
            let what = |part: &str| format!("{}, position {position}, {part}", entry.name);
            let players = said.count();
            let mut numbers = vec![0.0; net.inputs()];
            for _ in 0..said.count() {
                let at = said.count();
                numbers[at] = said.number();
            }
            net.think(&numbers, players as u8, &mut thought);
            for place in 0..players {
                near(thought.points[place], said.number(), &what("points"));
            }
            for place in 0..players {
                near(thought.shares[place], said.number(), &what("shares"));
            }
            for action in 0..net.actions() {
                let found = net.favours(&thought, action as u32, 0.0);
                near(found, said.number(), &what(&format!("action {action}")));
            }
            let offered = said.count();
            assert!(offered > 1, "there was something to choose");
            for _ in 0..offered {
                let (action, behind) = (said.count() as u32, said.number());
                near(net.favours(&thought, action, behind), said.number(), &what("offered"));
            }
        }
        assert!(said.0.is_empty(), "all of it was read");
    }
}

#[test]
fn the_papers_are_those_of_the_networks() {
    let papers = std::fs::read_to_string(nets().join("README.md")).unwrap();
    for entry in GAMES.iter() {
        let net = std::fs::read(nets().join(entry.name).with_extension("net")).unwrap();
        let row = format!("| `{}.net` | `{}` |", entry.name, digest(&net));
        assert!(papers.contains(&row), "nets/README.md lacks the row {row}");
        assert_eq!(network(entry.name).unwrap(), Some(digest(&net)), "it is in the program");
    }
}
