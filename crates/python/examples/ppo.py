"""Learns a game with PyTorch: a masked policy by PPO, against bots that play inside Rust.

    pip install torch
    python ppo.py --game craftsmen --minutes 5
    python ppo.py --device cuda --games 256 --threads 4

It first learns against random players, then against `apprentice`, and says how it does against
both. What it learned is a PyTorch module that `quadrivium.Search` takes as it is: with `--search`
the last games are played once more by a search that the module guides.
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
LAMBDA = 0.97
LEAD = 50.0  # a lead in points that is worth as much as a victory


class Policy(nn.Module):
    """What to do, and what whoever is to act may hope for from -1 to 1."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.logits = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.logits.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, numbers: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Logits of all actions and the value, of many positions."""
        seen = self.body(numbers)
        return self.logits(seen).masked_fill(~masks, -1e9), torch.tanh(self.value(seen)[:, 0])

    def look(self, env: q.VecEnv) -> tuple[torch.Tensor, torch.Tensor]:
        """What the games look like now, where this module lies: a copy, as steps overwrite it."""
        device = self.value.weight.device
        return tuple(torch.tensor(array, device=device) for array in (env.observations, env.masks))


class Table:
    """Many games against one kind of bot, and what happened in the last stretch of them."""

    def __init__(self, game: str, opponent: str, games: int, threads: int, seed: int) -> None:
        self.env = q.VecEnv(
            game, games, opponents=opponent, threads=threads, seed=seed, points=True
        )
        self.lead = np.zeros(games, np.float32)
        self.results: list[float] = []

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Rewards and ends: a victory counts, and so does every point of the lead on the way."""
        env, seats = self.env, self.env.seats.copy()
        env.step(actions)
        rows = np.arange(env.games)
        own = env.points[rows, seats].astype(np.float32)
        others = env.points.copy()
        others[rows, seats] = np.iinfo(np.int32).min
        lead = (own - others.max(axis=1)) / LEAD
        rewards = 0.5 * (lead - self.lead) + 0.5 * env.rewards
        self.lead = np.where(env.dones, 0, lead).astype(np.float32)
        self.results += env.rewards[env.dones].tolist()
        return rewards, env.dones.copy()


def play(table: Table, policy: Policy) -> list[torch.Tensor]:
    """A stretch of all games: observations, masks, actions, their odds, advantages, returns."""
    env, kept = table.env, []
    with torch.inference_mode():
        for _ in range(STEPS):
            seen = policy.look(env)
            logits, value = policy(*seen)
            odds = torch.distributions.Categorical(logits=logits)
            actions = odds.sample()
            told = (
                torch.tensor(one, device=value.device) for one in table.step(actions.cpu().numpy())
            )
            kept.append((*seen, actions, odds.log_prob(actions), value, *told))
        _, last = policy(*policy.look(env))
    *seen, values, rewards, dones = (torch.stack(column) for column in zip(*kept, strict=True))
    advantages, ahead = torch.zeros_like(values), torch.zeros_like(last)
    for step in reversed(range(STEPS)):
        goes_on = (~dones[step]).float()
        surprise = rewards[step] + goes_on * last - values[step]
        ahead = surprise + LAMBDA * goes_on * ahead
        advantages[step], last = ahead, values[step]
    return [column.flatten(0, 1) for column in (*seen, advantages, advantages + values)]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Some steps towards what turned out better than expected, none of them large."""
    data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data[0]), device=data[0].device).split(BATCH):
            numbers, masks, actions, before, advantages, returns = (part[rows] for part in data)
            logits, values = policy(numbers, masks)
            odds = torch.distributions.Categorical(logits=logits)
            ratio = (odds.log_prob(actions) - before).exp()
            gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
            # Masked logits are as good as minus infinity: their part of the entropy is nothing.
            entropy = -(odds.probs * odds.logits.clamp(min=-50)).sum(1)
            loss = -gain.mean() + 0.5 * F.mse_loss(values, returns) - 0.01 * entropy.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def won(game: str, policy: Policy, opponent: str, games: int, seed: int) -> float:
    """The share of victories, ties split, of the likeliest actions in fresh games."""
    env = q.VecEnv(game, min(games, 64), opponents=opponent, seed=seed)
    results: list[float] = []
    while len(results) < games:
        with torch.inference_mode():
            logits, _ = policy(*policy.look(env))
        env.step(logits.argmax(1).cpu().numpy())
        results += env.rewards[env.dones].tolist()
    return float(np.mean(results)) / 2 + 0.5


def won_by_search(game: str, policy: Policy, opponent: str, games: int, seed: int) -> float:
    """The same for a search in Rust that the policy guides; all games think together."""
    search, bot = q.Search(game, policy, simulations=32), q.Bot(game, opponent)
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
        for table, action in zip(waiting, search.think(waiting, rng)[0], strict=True):
            table.apply(int(action))


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="craftsmen")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--trial", type=int, default=200, help="games of a trial")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    first = q.new(args.game)
    policy = Policy(first.encoding_size, first.action_ids).to(args.device)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    began, decisions = time.monotonic(), 0
    for opponent, part in (("random", 0.5), ("apprentice", 1.0)):
        table, update = Table(args.game, opponent, args.games, args.threads, args.seed), 0
        while (spent := (time.monotonic() - began) / 60) < part * args.minutes:
            learn(policy, optimiser, play(table, policy))
            update, decisions = update + 1, decisions + STEPS * args.games
            if update % 10 == 0 and table.results:
                lately = np.mean(table.results[-200:]) / 2 + 0.5
                print(
                    f"{spent:4.1f} min, {opponent}: wins {lately:.0%} while it learns", flush=True
                )
    print(f"learned from {decisions:,} decisions")
    for opponent in ("random", "apprentice"):
        share = won(args.game, policy, opponent, args.trial, args.seed + 1)
        print(f"against {opponent}: {share:.0%} of {args.trial} games", flush=True)
    if args.search:
        share = won_by_search(args.game, policy, "apprentice", args.trial // 4, args.seed + 2)
        print(f"against apprentice with a search: {share:.0%} of {args.trial // 4} games")


if __name__ == "__main__":
    main()
