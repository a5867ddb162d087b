"""Learns a game with PyTorch on a processor: watches, plays by masked PPO, then looks ahead.

    pip install torch
    python ppo.py
    python ppo.py --game craftsmen --watch 200 --minutes 10

First it watches apprentices play each other, and learns to do as they do and how that ends. Then it
plays against them, and learns by PPO to do more of what turned out better than expected. It is
tried in games it has not seen, against `random` and `apprentice`: at first sight, that is by the
policy alone, and looking ahead, when the policy says where `quadrivium.Search` looks first and the
apprentice's own guess (`worths`) what is found there. The same search without a policy is tried
beside it, to see what was learned.

What to expect of a position is learned as a difference to that guess. So there is something to
learn from in every step and not at the end of a game alone.
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
TRUST = 0.3  # how much the policy counts before the search has looked
SCALE = 50.0  # a lead in points that is as good as a victory


class Policy(nn.Module):
    """What to do, and how the game will end for whoever is to act, from -1 to 1.

    Only the numbers in these places are looked at: most of the others are about seats that nobody
    takes.
    """

    def __init__(self, seen: np.ndarray, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("seen", torch.tensor(seen))
        self.body = nn.Sequential(
            nn.Linear(len(seen), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.logits = nn.Linear(width, actions)
        self.end = nn.Linear(width, 1)
        for head in (self.logits, self.end):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def judge(
        self, numbers: torch.Tensor, masks: torch.Tensor, leads: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and ends, of positions less what is not looked at."""
        found = self.body(numbers)
        logits = self.logits(found).masked_fill(~masks, -1e9)
        return logits, torch.tanh(leads + self.end(found)[:, 0])

    def forward(
        self, numbers: torch.Tensor, masks: torch.Tensor, worths: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and values of whole observations, as a search wants them.

        The value is the lead that the apprentice guesses. The end that was learned errs by more
        than actions differ, after minutes of learning: with it the search is worse.
        """
        leads = (worths[:, 0] - worths[:, 1:].amax(1)) / SCALE
        logits, _ = self.judge(numbers[:, self.seen], masks, leads)
        return TRUST * logits, torch.tanh(leads)


def leads(points: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How far these seats are ahead of the best other, in victories."""
    rows, others = np.arange(len(seats)), points.astype(np.float32)
    own = others[rows, seats]
    others[rows, seats] = -np.inf
    return (own - others.max(axis=1)) / SCALE


def ends(points: np.ndarray, results: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How games ended for these seats: half of it the result, half the lead."""
    return (0.5 * results + 0.5 * np.tanh(leads(points, seats))).astype(np.float32)


def watched(game: str, games: int, seed: int, seen: np.ndarray) -> list[np.ndarray]:
    """Games of apprentices: what was seen in these places, mask, lead, action, how it ended."""
    bot, rng = q.Bot(game, "apprentice"), q.Rng(seed)
    kept: tuple[list, ...] = ([], [], [], [], [])
    for _ in range(games):
        table, seats, worths = q.new(game, 2), [], []
        while table.settle(rng) >= 0 and not table.over:
            seat, action = table.seats[0], bot.pick(table, rng)
            kept[0].append(table.encode(seat)[seen].astype(np.float16))
            kept[1].append(table.mask())
            kept[3].append(action)
            seats.append(seat)
            worths.append(table.worths())
            table.apply(action)
        points, results = np.tile(table.points(), (len(seats), 1)), table.returns()[seats]
        kept[2].extend(leads(np.stack(worths), np.array(seats)))
        kept[4].extend(ends(points, results, np.array(seats)))
    return [np.stack(column) for column in kept]


def step(policy: Policy, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """One step down, not too far."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
    optimiser.step()


def imitate(policy: Policy, optimiser: torch.optim.Optimizer, data: list[np.ndarray]) -> float:
    """Learns to do as was done; how often it would, at the end."""
    numbers, masks, lead, actions, end = (torch.from_numpy(column) for column in data)
    right = 0.0
    for _ in range(EPOCHS):
        agreed = []
        for rows in torch.randperm(len(actions)).split(BATCH // 2):
            logits, told = policy.judge(numbers[rows].float(), masks[rows], lead[rows])
            step(
                policy,
                optimiser,
                F.cross_entropy(logits, actions[rows]) + F.mse_loss(told, end[rows]),
            )
            agreed.append((logits.argmax(1) == actions[rows]).float().mean())
        right = float(torch.stack(agreed).mean())
    return right


def play(env: q.VecEnv, policy: Policy) -> list[torch.Tensor]:
    """A stretch of all games: seen, mask, lead, action, its odds, how much better than expected
    it went from there on, and what to expect instead."""
    kept, expected = [], []
    with torch.inference_mode():
        for at in range(STEPS + 1):
            numbers = torch.from_numpy(env.observations)[:, policy.seen]
            # Of a game that has just begun, the worths are those of the one before.
            lead = np.where(env.dones, 0, leads(env.worths, env.seats)).astype(np.float32)
            seen = (numbers, torch.from_numpy(env.masks.copy()), torch.from_numpy(lead))
            logits, end = policy.judge(*seen)
            expected.append(end)
            if at == STEPS:
                break
            odds, seats = F.log_softmax(logits, 1), env.seats.copy()
            actions = torch.multinomial(odds.exp(), 1)
            env.step(actions[:, 0].numpy())
            done = env.dones.copy()
            told = np.where(done, ends(env.points, env.rewards, seats), 0).astype(np.float32)
            told = (torch.from_numpy(told), torch.from_numpy(done))
            kept.append((*seen, actions, odds.gather(1, actions), *told))
    *seen, rewards, dones = (torch.stack(column) for column in zip(*kept, strict=True))
    better, later = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for at in reversed(range(STEPS)):
        goes_on = (~dones[at]).float()
        surprise = rewards[at] + goes_on * expected[at + 1] - expected[at]
        better[at] = later = surprise + LAMBDA * goes_on * later
    columns = (*seen, better, better + torch.stack(expected[:-1]))
    return [column.flatten(0, 1).clone() for column in columns]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Some steps towards what turned out better than expected, none of them large."""
    data[5] = (data[5] - data[5].mean()) / (data[5].std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data[0])).split(BATCH):
            numbers, masks, lead, actions, before, better, expect = (part[rows] for part in data)
            logits, end = policy.judge(numbers, masks, lead)
            odds = F.log_softmax(logits, 1)
            ratio = (odds.gather(1, actions) - before).exp()[:, 0]
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
            # Masked logits are as good as minus infinity: their part of the entropy is nothing.
            entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1)
            loss = F.mse_loss(end, expect) - gain.mean() - 0.003 * entropy.mean()
            step(policy, optimiser, loss)


def unlearned(numbers: np.ndarray, masks: np.ndarray, worths: np.ndarray) -> tuple:
    """A judge who knows nothing but what the apprentice guesses."""
    return np.zeros(masks.shape), np.tanh((worths[:, 0] - worths[:, 1:].max(1)) / SCALE)


def won(game: str, policy: Policy, opponent: str, games: int, looks: int, seed: int) -> float:
    """The share of victories in fresh games, ties split; it sits on both seats in turn."""
    search = q.Search(game, policy, simulations=max(looks, 1), worths=True)
    tables = [(q.new(game, 2), q.Rng(seed, number // 2), number % 2) for number in range(games)]
    bot, rng = q.Bot(game, opponent), q.Rng(seed)
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
            seen, masks = (np.stack(it) for it in zip(*map(look, waiting), strict=True))
            nothing = torch.zeros(len(waiting), 2)
            with torch.inference_mode():
                given = torch.from_numpy(seen), torch.from_numpy(masks), nothing
                actions = policy(*given)[0].argmax(1)
        for table, action in zip(waiting, actions, strict=True):
            table.apply(int(action))


def look(table: q.Game) -> tuple[np.ndarray, np.ndarray]:
    """What whoever is to act sees and may do."""
    return table.encode(), table.mask()


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--watch", type=int, default=1000, help="games of apprentices")
    parser.add_argument("--minutes", type=float, default=2.0, help="of PPO, of the processor")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--trial", type=int, default=100, help="games of a trial")
    parser.add_argument("--looks", type=int, default=64, help="positions looked at for a decision")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)

    def say(told: str) -> None:
        print(f"{time.process_time() / 60:4.1f} min: {told}", flush=True)

    def trial(opponent: str, looks: int, judge=None) -> None:
        share = won(args.game, judge or policy, opponent, args.trial, looks, args.seed + 1)
        how = f"looking at {looks} positions" if looks else "at first sight"
        how += " without a policy" if judge else ""
        say(f"against {opponent}, {how}: wins {share:.1%} of {args.trial} games")

    first = q.new(args.game, 2)
    glance = watched(args.game, 40, args.seed, np.arange(first.encoding_size))
    seen = np.flatnonzero((glance[0] != 0).any(axis=0))
    policy = Policy(seen, first.action_ids)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    right = imitate(policy, optimiser, watched(args.game, args.watch, args.seed, seen))
    say(f"watched {args.watch} games, would do the same in {right:.0%} of decisions")
    trial("apprentice", 0)
    env = q.VecEnv(
        args.game,
        args.games,
        opponents="apprentice",
        threads=args.threads,
        seed=args.seed,
        points=True,
        worths=True,
    )
    update, began = 0, time.process_time()
    while (part := (time.process_time() - began) / 60 / max(args.minutes, 1e-6)) < 1:
        optimiser.param_groups[0]["lr"] = 5e-4 * (1 - part)
        learn(policy, optimiser, play(env, policy))
        update += 1
    say(f"learned from {update * STEPS * args.games:,} decisions of its own")
    trial("random", 0)
    trial("apprentice", 0)
    trial("apprentice", args.looks)
    trial("apprentice", args.looks, unlearned)


if __name__ == "__main__":
    main()
