"""Learns to beat the apprentice without looking ahead: masked PPO with PyTorch, on a processor.

    pip install torch
    python ppo.py
    python ppo.py --game burgundy --minutes 5

The apprentice looks one action ahead: `VecEnv.prospects` says what it thinks of each. The policy
begins as that player, who takes what looks best or nearly as good, and learns what to add to it, in
points: one number for every action, whatever the position is, which is learned fast, and one that a
network finds in the position. It plays against apprentices and learns by PPO to do more of what
turned out better than expected.

What to expect of a position is learned as a difference to the apprentice's guess (`worths`), so
that every step says something and not the end of a game alone. In the end the policy is tried in
games it has not seen, against `random` and `apprentice`, each as often on every seat. It takes what
it likes best at first sight; there is no search.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import quadrivium as q
import torch
from torch import nn
from torch.nn import functional as F

STEPS = 64  # decisions of each game between two updates
EPOCHS = 2
BATCH = 1024
CLIP = 0.2
LAMBDA = 0.95
RATES = (0.02, 1e-3)  # how fast the two parts of the policy learn in the beginning
FAITH = 2.0  # what looks a point worse is taken e² times as seldom while it learns
SCALE = 50.0  # a lead in points that is as good as a victory
FAR = 20.0  # points behind that are as good as any more


class Policy(nn.Module):
    """What to do, and how the game will end for whoever is to act, from -1 to 1.

    Only the numbers in these places are looked at: most of the others are about seats that nobody
    takes.
    """

    def __init__(self, seen: np.ndarray, actions: int, width: int = 64) -> None:
        super().__init__()
        self.register_buffer("seen", torch.tensor(seen))
        self.body = nn.Sequential(
            nn.Linear(len(seen), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.logits = nn.Linear(width, actions)
        self.end = nn.Linear(width, 1)
        self.likes = nn.Parameter(torch.zeros(actions))
        for head in (self.logits, self.end):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(
        self,
        numbers: torch.Tensor,
        masks: torch.Tensor,
        behind: torch.Tensor,
        leads: torch.Tensor,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and ends: what the apprentice thinks, and what it does not know."""
        found = self.body(numbers)
        logits = FAITH * (behind + self.likes + self.logits(found))
        return logits.masked_fill(~masks, -1e9), torch.tanh(leads + self.end(found)[:, 0])

    def optimiser(self) -> torch.optim.Optimizer:
        """What is liked at all is learned faster than what hangs on the position."""
        network = (*self.body.parameters(), *self.logits.parameters(), *self.end.parameters())
        groups = zip(([self.likes], network), RATES, strict=True)
        return torch.optim.Adam([{"params": params, "lr": rate} for params, rate in groups])


def leads(points: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How far these seats are ahead of the best other, in victories."""
    rows, others = np.arange(len(seats)), points.astype(np.float32)
    own = others[rows, seats]
    others[rows, seats] = -np.inf
    return (own - others.max(axis=1)) / SCALE


def ends(points: np.ndarray, results: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How games ended for these seats: half of it the result, half the lead."""
    return (0.5 * results + 0.5 * np.tanh(leads(points, seats))).astype(np.float32)


def look(env: q.VecEnv, policy: Policy) -> tuple[torch.Tensor, ...]:
    """What a policy is told of the positions of all games."""
    prospects = env.prospects()
    behind = np.where(env.masks, prospects - prospects.max(axis=1, keepdims=True), 0)
    # Of a game that has just begun, the worths are those of the one before.
    lead = np.where(env.dones, 0, leads(env.worths, env.seats)).astype(np.float32)
    return (
        torch.from_numpy(env.observations)[:, policy.seen],
        torch.from_numpy(env.masks.copy()),
        torch.from_numpy(behind.clip(min=-FAR)),
        torch.from_numpy(lead),
    )


def play(env: q.VecEnv, policy: Policy) -> list[torch.Tensor]:
    """A stretch of all games: what was told, action, its odds, how much better than expected it
    went from there on, and what to expect instead."""
    kept, expected = [], []
    with torch.inference_mode():
        for at in range(STEPS + 1):
            told = look(env, policy)
            logits, end = policy(*told)
            expected.append(end)
            if at == STEPS:
                break
            odds, seats = F.log_softmax(logits, 1), env.seats.copy()
            actions = torch.multinomial(odds.exp(), 1)
            env.step(actions[:, 0].numpy())
            done = env.dones.copy()
            reward = np.where(done, ends(env.points, env.rewards, seats), 0).astype(np.float32)
            came = (torch.from_numpy(reward), torch.from_numpy(done))
            kept.append((*told, actions, odds.gather(1, actions), *came))
    *told, rewards, dones = (torch.stack(column) for column in zip(*kept, strict=True))
    better, later = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for at in reversed(range(STEPS)):
        goes_on = (~dones[at]).float()
        surprise = rewards[at] + goes_on * expected[at + 1] - expected[at]
        better[at] = later = surprise + LAMBDA * goes_on * later
    columns = (*told, better, better + torch.stack(expected[:-1]))
    return [column.flatten(0, 1).clone() for column in columns]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Some steps towards what turned out better than expected, none of them large."""
    *told, actions, before, better, expect = data
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(better)).split(BATCH):
            logits, end = policy(*(part[rows] for part in told))
            odds = F.log_softmax(logits, 1)
            ratio = (odds.gather(1, actions[rows]) - before[rows]).exp()[:, 0]
            gain = torch.minimum(
                ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]
            )
            loss = F.mse_loss(end, expect[rows]) - gain.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def won(game: str, policy: Policy, opponent: str, games: int, seed: int) -> np.ndarray:
    """The share of the victory in each of so many fresh games, half of them on each seat."""
    shares = []
    for seat in range(2):
        slots = min(max(games // 2, 1), 50)
        left = np.full(slots, -(-games // 2 // slots))
        env = q.VecEnv(game, slots, opponents=opponent, seat=seat, seed=seed + seat, worths=True)
        while left.any():
            with torch.inference_mode():
                actions = policy(*look(env, policy))[0].argmax(1)
            env.step(actions.numpy())
            ended = env.dones & (left > 0)
            left -= ended
            shares.extend(env.rewards[ended] / 2 + 0.5)
    return np.array(shares)


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="craftsmen")
    parser.add_argument("--minutes", type=float, default=3.0, help="of PPO, of the processor")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)

    def say(told: str) -> None:
        print(f"{time.process_time() / 60:4.1f} min: {told}", flush=True)

    def trial(opponent: str) -> None:
        shares = won(args.game, policy, opponent, args.trial, args.seed + 1000)
        about = 1.96 * shares.std() / len(shares) ** 0.5
        say(f"against {opponent}: wins {shares.mean():.1%} ± {about:.1%} of {len(shares)} games")

    env = q.VecEnv(
        args.game,
        args.games,
        opponents="apprentice",
        threads=args.threads,
        seed=args.seed,
        points=True,
        worths=True,
    )
    seen = np.zeros(env.observations.shape[1], bool)
    for _ in range(1000):
        seen |= (env.observations != 0).any(axis=0)
        env.step(env.sample())
    policy = Policy(np.flatnonzero(seen), env.action_ids)
    optimiser = policy.optimiser()
    trial("apprentice")
    update, began = 0, time.process_time()
    while (part := (time.process_time() - began) / 60 / max(args.minutes, 1e-6)) < 1:
        for group, rate in zip(optimiser.param_groups, RATES, strict=True):
            group["lr"] = rate * (1 - part)
        learn(policy, optimiser, play(env, policy))
        update += 1
    say(f"learned from {update * STEPS * args.games:,} decisions of its own")
    trial("random")
    trial("apprentice")


if __name__ == "__main__":
    main()
