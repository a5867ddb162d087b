"""Trains the network of a game on what self-play has written down.

    python3 train.py --out burgundy.net DATA...

Each folder of data holds one file of plain numbers for each column and thread, as
`quadrivium-train selfplay` writes them. See docs/strength.md.
"""

import argparse
import glob
import os
import struct
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SEATS = 5
POINTS = 100.0


def column(folder, name, kind):
    """One column, thread by thread."""
    count = len(glob.glob(os.path.join(folder, f"{name}.*")))
    paths = [os.path.join(folder, f"{name}.{thread}") for thread in range(count)]
    return np.concatenate([np.fromfile(path, kind) for path in paths])


class Data:
    """Positions on the device that trains, rows of different lengths one after the other."""

    def __init__(self, folders, device):
        def load(name, kind, held):
            parts = [torch.from_numpy(column(folder, name, kind)).to(device).to(held) for folder in folders]
            return torch.cat(parts)

        counts = np.concatenate([column(folder, "counts", "<u2") for folder in folders]).reshape(-1, 4)
        counts = torch.from_numpy(counts.astype(np.int64)).to(device)
        self.size = len(counts)
        self.players = counts[:, 2]
        self.numbers = Ragged(counts[:, 0], load("indices", "<i2", torch.int16), load("values", "<f4", torch.half))
        self.policy = Ragged(counts[:, 1], load("actions", "<i2", torch.int16), load("weights", "<f4", torch.half),
                             load("behind", "<f4", torch.half))
        self.targets = load("targets", "<f4", torch.float).reshape(-1, 2 * SEATS)


class Ragged:
    """Rows of different lengths."""

    def __init__(self, counts, *columns):
        self.counts, self.columns = counts, columns
        self.starts = counts.cumsum(0) - counts

    def take(self, rows):
        """The row number of each element, and the columns."""
        counts = self.counts[rows]
        firsts = counts.cumsum(0) - counts
        which = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
        at = torch.arange(len(which), device=rows.device) - firsts[which] + self.starts[rows][which]
        return which, [column[at] for column in self.columns]


class Net(nn.Module):
    """Two hidden layers; a verdict for each seat and a weight for each action."""

    def __init__(self, inputs, first, second, actions):
        super().__init__()
        self.first = nn.Linear(inputs, first)
        self.second = nn.Linear(first, second)
        self.verdict = nn.Linear(second, 2 * SEATS)
        self.policy = nn.Linear(second, actions)
        self.sense = nn.Parameter(torch.tensor(0.5))
        nn.init.normal_(self.first.weight, 0.0, 0.04)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.verdict.weight)

    def forward(self, numbers):
        # While it trains, some units are left out by turns: games are few, and soon known by heart.
        first = F.dropout(F.relu(self.first(numbers)), 0.2, self.training)
        second = F.relu(self.second(first))
        return self.verdict(second), self.policy(second)

    def layers(self):
        return [self.first, self.second, self.verdict, self.policy]

    def rounded(self):
        """The same with weights as they are written."""
        other = Net(self.first.in_features, self.first.out_features, self.second.out_features, self.policy.out_features)
        for mine, theirs in zip(self.layers(), other.layers()):
            scale = scales(mine.weight.detach())
            theirs.weight.data = torch.round(mine.weight.detach() / scale) * scale
            theirs.bias.data = mine.bias.detach().clone()
        other.sense.data = self.sense.detach().clone()
        return other.to(self.first.weight.device)

    def write(self, path):
        sizes = [self.first.in_features, self.first.out_features, self.second.out_features, self.policy.out_features]
        with open(path, "wb") as file:
            file.write(b"quadnet1" + struct.pack("<4If", *sizes, self.sense.item()))
            for layer in self.layers():
                weight = layer.weight.detach().float().cpu()
                scale = scales(weight)
                file.write(layer.bias.detach().float().cpu().numpy().astype("<f4").tobytes())
                file.write(scale.numpy().astype("<f4").tobytes())
                file.write(torch.round(weight / scale).numpy().astype(np.int8).tobytes())

    def read(self, path):
        """Goes on from a network that was written, or from a narrower one: what is new says nothing at first."""
        data = open(path, "rb").read()
        inputs, first, second, actions = struct.unpack_from("<4I", data, 8)
        self.sense.data = torch.tensor(struct.unpack_from("<f", data, 24)[0])
        data = data[28:]
        sizes = [(inputs, first), (first, second), (second, 2 * SEATS), (second, actions)]
        with torch.no_grad():
            for layer, (inputs, outputs) in zip(self.layers(), sizes):
                bias = np.frombuffer(data, "<f4", outputs)
                scale = np.frombuffer(data, "<f4", outputs, 4 * outputs)
                weight = np.frombuffer(data, np.int8, inputs * outputs, 8 * outputs).reshape(outputs, inputs)
                layer.weight[:, inputs:] = 0.0
                layer.bias[:outputs] = torch.tensor(bias.copy())
                layer.weight[:outputs, :inputs] = torch.tensor(weight * scale[:, None])
                data = data[8 * outputs + inputs * outputs :]


def scales(weight):
    """One scale for each unit, so that its largest weight fits in a byte."""
    return (weight.abs().amax(1, keepdim=True) / 127).clamp(min=1e-8)


def losses(net, data, rows, inputs, actions):
    which, (places, values) = data.numbers.take(rows)
    numbers = torch.zeros(len(rows), inputs, device=rows.device)
    numbers[which, places.long()] = values.float()
    verdict, policy = net(numbers)
    targets, players = data.targets[rows], data.players[rows]
    seated = torch.arange(SEATS, device=rows.device)[None] < players[:, None]
    # A game that went on for ever is one surprise, not the only thing worth learning.
    points = F.huber_loss(verdict[:, :SEATS], targets[:, :SEATS] / POINTS, reduction="none", delta=0.4) * 2
    points = (points * seated).sum(1) / players
    shares = verdict[:, SEATS:].masked_fill(~seated, -1e9).log_softmax(1)
    shares = -(targets[:, SEATS:] * shares * seated).sum(1)
    which, (ids, weights, behind) = data.policy.take(rows)
    logits = policy[which, ids.long()] - net.sense * behind.float()
    most = torch.full((len(rows),), -1e9, device=rows.device).scatter_reduce(0, which, logits.detach(), "amax")
    sums = torch.zeros(len(rows), device=rows.device).index_add(0, which, (logits - most[which]).exp())
    logs = logits - most[which] - sums.log()[which]
    policy = torch.zeros(len(rows), device=rows.device).index_add(0, which, -weights.float() * logs)
    return points, shares, policy


def train(args):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(args.seed)
    began = time.time()
    data = Data(args.data, device)
    loaded = time.time()
    net = Net(args.inputs, args.first, args.second, args.actions)
    if args.start:
        net.read(args.start)
    net = net.to(device)
    # Whole games are held out: positions of one game have the same end.
    held = torch.arange(data.size - data.size // 25, data.size, device=device)
    steps = max(200, round(args.epochs * data.size / args.batch))
    optimiser = torch.optim.AdamW(net.parameters(), args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, steps, pct_start=0.1)

    def held_out(net):
        net.eval()
        with torch.no_grad():
            parts = [losses(net, data, rows, args.inputs, args.actions) for rows in held.split(4096)]
        return [float(torch.cat(column).mean()) for column in zip(*parts)]

    def say(name, parts):
        points, shares, policy = parts
        print(f"  {name}: points {POINTS * points ** 0.5:.2f}, shares {shares:.4f}, policy {policy:.4f}", flush=True)

    best, kept, at = float("inf"), None, 0
    for step in range(1, steps + 1):
        net.train()
        rows = torch.randint(len(data.players) - len(held), (args.batch,), device=device)
        points, shares, policy = losses(net, data, rows, args.inputs, args.actions)
        loss = args.points * points.mean() + shares.mean() + policy.mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        if step % (steps // 10) == 0:
            points, shares, policy = held_out(net)
            if args.points * points + shares + policy < best:
                best, at = args.points * points + shares + policy, step
                kept = {name: value.clone() for name, value in net.state_dict().items()}
    say(f"last", held_out(net))
    net.load_state_dict(kept)
    print(f"  best after {at} of {steps} steps")

    say("held out", held_out(net))
    say("rounded ", held_out(net.rounded()))
    net.write(args.out)
    print(f"  sense {net.sense.item():.3f}; {data.size} positions, loaded in {loaded - began:.1f} s, trained in {time.time() - loaded:.1f} s", flush=True)


def show(path):
    """What a network says when every 97th number is one: a test holds the program to it."""
    sizes = struct.unpack_from("<4I", open(path, "rb").read(), 8)
    net = Net(*sizes)
    net.read(path)
    numbers = torch.zeros(1, sizes[0])
    numbers[0, ::97] = 1.0
    net.eval()
    with torch.no_grad():
        verdict, policy = net(numbers)
    print(verdict[0].tolist(), policy[0, :3].tolist())


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--show":
        show(sys.argv[2])
        raise SystemExit
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="a network to go on from")
    parser.add_argument("--inputs", type=int, required=True)
    parser.add_argument("--actions", type=int, required=True)
    parser.add_argument("--first", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--epochs", type=float, default=8, help="how often each position is seen")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.3)
    parser.add_argument("--points", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())
