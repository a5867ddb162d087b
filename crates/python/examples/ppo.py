"""Learns a game with PyTorch on a processor: watches, plays by masked PPO, then looks ahead.

    pip install torch
    python ppo.py
    python ppo.py --game craftsmen --minutes 15 --watch 300

First it watches apprentices play each other and learns to do as they do. Then it plays against
them, and learns by PPO what turns out better than expected: what counts is how the guess changes
of the points that it will have (`worths`), and the victory. At last it is tried in games it has not
seen, against `random` and against `apprentice`: as it is, and looking ahead, as `quadrivium.Search`
takes the module as its judge. The minutes are those of the processor.
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
EPOCHS = 3
BATCH = 1024
CLIP = 0.2
LAMBDA = 0.95
SCALE = 50.0  # points that are worth as much as a victory


class Policy(nn.Module):
    """What to do; what is still to be gained; and how the game will end, from -1 to 1.

    Only the numbers in these places are looked at: most of the others are about seats that nobody
    takes.
    """

    def __init__(self, seen: np.ndarray, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("seen", torch.tensor(seen))
        self.body = nn.Sequential(
            nn.Linear(len(self.seen), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.logits = nn.Linear(width, actions)
        self.gain = nn.Linear(width, 1)
        self.end = nn.Linear(width, 1)
        for head in (self.logits, self.gain, self.end):
            nn.init.zeros_(head.weight)

    def judge(self, numbers: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Logits of all actions, gain and end, of positions less what is not looked at."""
        found = self.body(numbers)
        logits = self.logits(found).masked_fill(~masks, -1e9)
        return logits, self.gain(found)[:, 0], torch.tanh(self.end(found)[:, 0])

    def forward(self, numbers: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Logits and the end, as a search wants them."""
        logits, _, end = self.judge(numbers[:, self.seen], masks)
        return logits, end


def ends(points: np.ndarray, results: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How games ended for these seats: half of it the result, half the lead."""
    rows = np.arange(len(seats))
    others = points.copy()
    others[rows, seats] = np.iinfo(np.int32).min
    lead = (points[rows, seats] - others.max(axis=1)) / SCALE
    return (0.5 * results + 0.5 * np.clip(lead, -1, 1)).astype(np.float32)


def watched(game: str, games: int, seed: int, seen: np.ndarray) -> list[np.ndarray]:
    """Games of apprentices: what was seen in these places, mask, action, and how it ended."""
    bot, rng = q.Bot(game, "apprentice"), q.Rng(seed)
    numbers, masks, actions, end = [], [], [], []
    for _ in range(games):
        table, seats = q.new(game, 2), []
        while table.settle(rng) >= 0 and not table.over:
            seats.append(table.seats[0])
            numbers.append(table.encode(seats[-1])[seen].astype(np.float16))
            masks.append(table.mask())
            actions.append(bot.pick(table, rng))
            table.apply(actions[-1])
        results = table.returns()[seats]
        end.append(ends(np.tile(table.points(), (len(seats), 1)), results, np.array(seats)))
    return [np.stack(numbers), np.stack(masks), np.array(actions), np.concatenate(end)]


def imitate(policy: Policy, optimiser: torch.optim.Optimizer, data: list[np.ndarray]) -> float:
    """Learns to do as was done; how often it would, at the end."""
    numbers, masks, actions, end = (torch.from_numpy(column) for column in data)
    right = 0.0
    for _ in range(EPOCHS):
        agreed = []
        for rows in torch.randperm(len(actions)).split(BATCH // 2):
            logits, _, told = policy.judge(numbers[rows].float(), masks[rows])
            loss = F.cross_entropy(logits, actions[rows]) + F.mse_loss(told, end[rows])
            step(policy, optimiser, loss)
            agreed.append((logits.argmax(1) == actions[rows]).float().mean())
        right = float(torch.stack(agreed).mean())
    return right


def step(policy: Policy, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """One step down, not too far."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
    optimiser.step()


class Table:
    """Many games against one kind of bot, and what happened in them lately."""

    def __init__(self, game: str, opponent: str, games: int, threads: int, seed: int) -> None:
        self.env = q.VecEnv(
            game, games, opponents=opponent, threads=threads, seed=seed, points=True, worths=True
        )
        self.worths = self.own(self.env.seats)
        self.results: list[float] = []

    def own(self, seats: np.ndarray) -> np.ndarray:
        """The guessed points of the seats that decided, in victories."""
        return self.env.worths[np.arange(self.env.games), seats] / SCALE

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What was gained, how games ended, and which did."""
        env, seats = self.env, self.env.seats.copy()
        fresh = env.dones.copy()
        env.step(actions)
        worths = self.own(seats)
        # The guess for a game that has just begun is not told: its first step gains nothing.
        gain = np.where(fresh, 0, worths - self.worths) + 0.5 * env.rewards
        self.worths = worths
        self.results += env.rewards[env.dones].tolist()
        end = np.where(env.dones, ends(env.points, env.rewards, seats), 0)
        return gain.astype(np.float32), end.astype(np.float32), env.dones.copy()


def ahead(rewards: torch.Tensor, values: torch.Tensor, dones: torch.Tensor) -> torch.Tensor:
    """How much better than expected it went from each step on; values have one step more."""
    advantages, later = torch.zeros_like(rewards), torch.zeros_like(values[0])
    for at in reversed(range(len(rewards))):
        goes_on = (~dones[at]).float()
        surprise = rewards[at] + goes_on * values[at + 1] - values[at]
        advantages[at] = later = surprise + LAMBDA * goes_on * later
    return advantages


def play(table: Table, policy: Policy) -> list[torch.Tensor]:
    """A stretch of all games: what was seen and done, what it gained, and what to expect."""
    env, kept, judged = table.env, [], []
    with torch.inference_mode():
        for at in range(STEPS + 1):
            numbers = torch.from_numpy(env.observations)[:, policy.seen]
            masks = torch.from_numpy(env.masks.copy())
            logits, gain, end = policy.judge(numbers, masks)
            judged.append((gain, end))
            if at == STEPS:
                break
            odds = F.log_softmax(logits, 1)
            actions = torch.multinomial(odds.exp(), 1)
            told = map(torch.from_numpy, table.step(actions[:, 0].numpy()))
            kept.append((numbers, masks, actions, odds.gather(1, actions), *told))
    *seen, gains, ended, dones = (torch.stack(column) for column in zip(*kept, strict=True))
    gain, end = (torch.stack(column) for column in zip(*judged, strict=True))
    advantages = ahead(gains, gain, dones)
    hoped = (advantages + gain[:-1], ahead(ended, end, dones) + end[:-1])
    return [column.flatten(0, 1).clone() for column in (*seen, advantages, *hoped)]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Some steps towards what turned out better than expected, none of them large."""
    data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data[0])).split(BATCH):
            numbers, masks, actions, before, advantages, gains, ended = (
                part[rows] for part in data
            )
            logits, gain, end = policy.judge(numbers, masks)
            odds = F.log_softmax(logits, 1)
            ratio = (odds.gather(1, actions) - before).exp()[:, 0]
            better = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
            # Masked logits are as good as minus infinity: their part of the entropy is nothing.
            entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1)
            loss = 0.5 * F.mse_loss(gain, gains) + 0.5 * F.mse_loss(end, ended)
            step(policy, optimiser, loss - better.mean() - 0.01 * entropy.mean())


def won(game: str, policy: Policy, opponent: str, games: int, looks: int, seed: int) -> float:
    """The share of victories in fresh games, ties split; everybody sits on both seats."""
    search, bot = q.Search(game, policy, simulations=max(looks, 1)), q.Bot(game, opponent)
    tables = [(q.new(game, 2), q.Rng(seed, number // 2), number % 2) for number in range(games)]
    rng = q.Rng(seed)
    while True:
        waiting = []
        for table, chance, own in tables:
            while table.settle(chance) >= 0 and not table.over and table.seats[0] != own:
                table.apply(bot.pick(table, chance))
            waiting += [] if table.over else [table]
        if not waiting:
            return float(np.mean([table.returns()[own] for table, _, own in tables])) / 2 + 0.5
        if looks:
            actions = search.think(waiting, rng)[0]
        else:
            seen = np.stack([table.encode() for table in waiting])
            masks = np.stack([table.mask() for table in waiting])
            with torch.inference_mode():
                logits, _ = policy(torch.from_numpy(seen), torch.from_numpy(masks))
            actions = logits.argmax(1)
        for table, action in zip(waiting, actions, strict=True):
            table.apply(int(action))


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--minutes", type=float, default=6.0, help="of the processor, in all")
    parser.add_argument("--watch", type=int, default=1200, help="games of apprentices")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--trial", type=int, default=200, help="games of a trial")
    parser.add_argument("--looks", type=int, default=64, help="positions looked at for a decision")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)

    def spent() -> float:
        return time.process_time() / 60

    first = q.new(args.game, 2)
    glance = watched(args.game, 40, args.seed, np.arange(first.encoding_size))
    seen = np.flatnonzero((glance[0] != 0).any(axis=0))
    policy = Policy(seen, first.action_ids)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    right = imitate(policy, optimiser, watched(args.game, args.watch, args.seed, seen))
    print(f"{spent():4.1f} min: watched {args.watch} games, does as they do in {right:.0%}")
    table = Table(args.game, "apprentice", args.games, args.threads, args.seed)
    update, began = 0, spent()
    while (part := (spent() - began) / max(args.minutes - began, 1e-6)) < 1:
        optimiser.param_groups[0]["lr"] = 5e-4 * (1 - part) + 5e-5
        learn(policy, optimiser, play(table, policy))
        update += 1
        if update % 10 == 0 and table.results:
            lately = np.mean(table.results[-300:]) / 2 + 0.5
            print(f"{spent():4.1f} min: wins {lately:.0%} while it learns", flush=True)
    print(f"learned from {update * STEPS * args.games:,} decisions of its own")
    for opponent in ("random", "apprentice"):
        for looks in (0, args.looks):
            share = won(args.game, policy, opponent, args.trial, looks, args.seed + 1)
            how = f"looking at {looks} positions" if looks else "at first sight"
            print(f"against {opponent}, {how}: {share:.1%} of {args.trial} games", flush=True)


if __name__ == "__main__":
    main()
