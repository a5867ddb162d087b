"""Writes down what a network says about real positions, for a test that holds the program to it.

    quadrivium-train selfplay burgundy --net crates/games/nets/burgundy.net --setup players=2 --setup players=4 \
        --games 4 --simulations 8 --quick 2 --share 0.02 --out DATA
    python3 says.py crates/games/nets/burgundy.net DATA --out crates/games/tests/nets/burgundy.said

Reads the file of the network by itself and computes in double precision; NumPy is all it needs. The positions are those
that `quadrivium-train selfplay` writes down for training.
"""

import argparse
import glob
import hashlib
import os
import struct

import numpy as np

SEATS = 5
POINTS = 100.0


class Net:
    """A network as it lies in its file: a bias and a scale for each unit, then its weights as bytes."""

    def __init__(self, data):
        if data[:8] != b"quadnet1":
            raise ValueError("this is not a network of this version")
        inputs, first, second, actions, self.sense = struct.unpack_from("<4If", data, 8)
        at, self.layers = 28, []
        for ins, outs in ((inputs, first), (first, second), (second, 2 * SEATS), (second, actions)):
            bias = np.frombuffer(data, "<f4", outs, at).astype(float)
            scale = np.frombuffer(data, "<f4", outs, at + 4 * outs).astype(float)
            weight = np.frombuffer(data, np.int8, ins * outs, at + 8 * outs).reshape(outs, ins)
            self.layers.append((weight * scale[:, None], bias))
            at += 8 * outs + ins * outs
        if at != len(data):
            raise ValueError(f"the network has {len(data)} bytes and should have {at}")

    def __call__(self, numbers, players):
        """Points and shares of those who play, and a weight for each action."""
        hidden = numbers
        for weight, bias in self.layers[:2]:
            hidden = np.maximum(weight @ hidden + bias, 0.0)
        verdict, policy = (weight @ hidden + bias for weight, bias in self.layers[2:])
        shares = np.exp(verdict[SEATS : SEATS + players] - verdict[SEATS : SEATS + players].max())
        return POINTS * verdict[:players], shares / shares.sum(), policy


def column(folder, name, kind):
    """One column, thread by thread."""
    paths = (os.path.join(folder, f"{name}.{thread}") for thread in range(len(glob.glob(os.path.join(folder, f"{name}.*")))))
    return np.concatenate([np.fromfile(path, kind) for path in paths])


def main(args):
    data = open(args.net, "rb").read()
    net = Net(data)
    counts = column(args.data, "counts", "<u2").reshape(-1, 4).astype(int)
    indices, values = column(args.data, "indices", "<u2"), column(args.data, "values", "<f4")
    actions, behind = column(args.data, "actions", "<u2"), column(args.data, "behind", "<f4")
    ends = counts.cumsum(0)
    # From beginning to end, so that different numbers of players and phases are among them.
    chosen = np.linspace(0, len(counts) - 1, args.positions).round().astype(int)
    with open(args.out, "wb") as out:
        out.write(hashlib.sha256(data).hexdigest()[:12].encode())
        out.write(struct.pack("<I", len(chosen)))
        for row in chosen:
            held, offered, players, _ = counts[row]
            mine = slice(ends[row, 0] - held, ends[row, 0])
            theirs = slice(ends[row, 1] - offered, ends[row, 1])
            numbers = np.zeros(net.layers[0][0].shape[1])
            numbers[indices[mine]] = values[mine]
            points, shares, policy = net(numbers, players)
            out.write(struct.pack("<2I", players, held))
            for pair in zip(indices[mine], values[mine]):
                out.write(struct.pack("<If", *pair))
            for part in (points, shares, policy):
                out.write(part.astype("<f4").tobytes())
            out.write(struct.pack("<I", offered))
            for action, far in zip(actions[theirs], behind[theirs]):
                out.write(struct.pack("<I2f", action, far, policy[action] - net.sense * far))
    print(f"{args.out}: {len(chosen)} of {len(counts)} positions, {sorted({int(counts[row, 2]) for row in chosen})} players")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("net")
    parser.add_argument("data")
    parser.add_argument("--out", required=True)
    parser.add_argument("--positions", type=int, default=4)
    main(parser.parse_args())
