"""A training step of the networks that are shipped, on games that they play themselves.

    cargo build --release -p quadrivium-train
    pip install torch
    python network.py burgundy

The network of the game is read as PyTorch knows it, plays some games in Rust with a search, and
takes steps towards what the search found and how the games ended: the numbers, losses and file of
`crates/train/train.py`, which `make train` runs at length. What comes of it is written as a network
that `quadrivium-train contest` lets play.
"""

from __future__ import annotations

import argparse
import importlib.util
import struct
import subprocess
import tempfile
from pathlib import Path

import torch

ROOT = Path(__file__).resolve().parents[3]
NETS = ROOT / "crates" / "games" / "nets"


def trainer():
    """The program that trains the shipped networks, as a module."""
    spec = importlib.util.spec_from_file_location("train", ROOT / "crates" / "train" / "train.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Plays, learns, and says what it did to the losses."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="burgundy")
    parser.add_argument("--program", default=ROOT / "target" / "release" / "quadrivium-train")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--out", type=Path, help="where the network goes")
    args = parser.parse_args()
    train, shipped = trainer(), NETS / f"{args.game}.net"
    torch.manual_seed(1)
    with tempfile.TemporaryDirectory() as folder:
        play = [args.program, "selfplay", args.game, "--net", shipped, "--games", str(args.games)]
        play += ["--setup", "players=2", "--simulations", "16", "--quick", "4", "--out", folder]
        subprocess.run(play, check=True, stdout=subprocess.DEVNULL)
        data = train.Data([folder], "cpu")
    inputs, first, second, actions = struct.unpack_from("<4I", shipped.read_bytes(), 8)
    net = train.Net(inputs, first, second, actions)
    net.read(shipped)
    optimiser = torch.optim.AdamW(net.parameters(), 5e-4, weight_decay=0.3)

    def losses() -> tuple[torch.Tensor, ...]:
        parts = train.losses(net, data, torch.arange(data.size), inputs, actions)
        return tuple(part.mean() for part in parts)

    def say(when: str) -> None:
        net.eval()
        with torch.no_grad():
            points, shares, policy = losses()
        print(f"{when}: points {points:.4f}, shares {shares:.4f}, policy {policy:.4f}", flush=True)

    print(f"{data.size} positions of {args.games} games")
    say("before")
    for _ in range(args.steps):
        net.train()
        points, shares, policy = losses()
        loss = 3 * points + shares + policy
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
    say(f"after {args.steps} steps")
    if args.out:
        net.write(args.out)


if __name__ == "__main__":
    main()
