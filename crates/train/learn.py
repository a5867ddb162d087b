"""Learns a game by playing it: self-play, training, a match against the last network, again.

    python3 learn.py burgundy --program ./quadrivium-train --work /tmp/burgundy --out burgundy.net
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))

# How each game is set up for learning, each way equally often.
SETUPS = {
    "burgundy": [
        "players=2",
        "players=3",
        "players=4",
        "players=2 setup=expert_open",
        "players=3 setup=expert_open",
        "players=4 setup=expert_open",
    ],
    # Not the long game of two: it can go on for a thousand rounds, and teaches nothing about the others.
    "labora": [
        f"players={players} country={country}{length}"
        for country in ("france", "ireland")
        for players, length in ((1, ""), (2, " length=short"), (3, ""), (3, " length=short"), (4, ""))
    ],
    "orleans": [f"players={players} edition={edition}" for edition in ("polish", "russian") for players in (2, 3, 4)],
    "craftsmen": [f"players={players}" for players in (2, 3, 4, 5)],
}


def run(args, *command):
    began = time.time()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(done.stdout.rstrip(), flush=True)
    if done.returncode:
        sys.exit(f"{command[:3]} ended with {done.returncode}")
    return done.stdout


def main(args):
    setups = [part for setup in SETUPS[args.game] for part in ("--setup", setup)]
    play = [args.program, "selfplay", args.game, *setups, "--threads", str(args.threads)]
    inputs, actions = run(args, args.program, "sizes", args.game).split()
    sizes = ["--inputs", inputs, "--actions", actions, "--first", str(args.first), "--second", str(args.second)]
    folders, net = [], args.start
    for generation in range(args.generations + 1):
        began = time.time()
        print(f"generation {generation}", flush=True)
        folder = os.path.join(args.work, str(generation))
        by = ["--net", net, "--simulations", str(args.simulations), "--quick", str(args.quick),
              "--calm", str(args.calm), "--far", str(args.far)] if net else []
        seconds = args.seconds if net else args.first_seconds
        run(args, *play, *by, "--games", "100000000", "--seconds", str(seconds), "--share", str(args.share),
            "--seed", str(args.seed + generation), "--out", folder)
        folders.append(folder)
        while len(folders) > args.window:
            shutil.rmtree(folders.pop(0))
        new = os.path.join(args.work, f"{generation}.net")
        start = ["--start", net] if net and args.go_on else []
        run(args, sys.executable, os.path.join(HERE, "train.py"), *folders, *sizes, *start, "--epochs", str(args.epochs), "--out", new)
        shutil.copy(new, f"{args.out}{generation}")
        match = [args.program, "contest", args.game, *setups, "--games", str(args.match), "--threads", str(args.threads),
                 "--one", f"net={new},sims={args.simulations}"]
        run(args, *match, "--other", "apprentice")
        if net:
            run(args, *match, "--other", f"net={net},sims={args.simulations}")
        net = new
        print(f"  {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=SETUPS)
    parser.add_argument("--program", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="a network to go on from")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--go-on", action="store_true", help="train the last network further, not a new one")
    parser.add_argument("--window", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--quick", type=int, default=8, help="simulations for what is not written down")
    parser.add_argument("--calm", type=float, default=0.3, help="how much chance there is in what is not written down")
    parser.add_argument("--far", type=float, default=0.97, help="how far a position looks for what came of it")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--first-seconds", type=float, default=20)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--epochs", type=float, default=8)
    parser.add_argument("--first", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--match", type=int, default=192)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    main(parser.parse_args())
