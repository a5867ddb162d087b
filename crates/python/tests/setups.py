"""Every game at every number of players, and its main variants."""

import quadrivium as q

VARIANTS = {
    "burgundy": [
        {},
        {"setup": "expert_open"},
        {"setup": "expert_secret"},
        {"purchase": "any_time"},
    ],
    "labora": [
        {},
        {"country": "ireland"},
        {"length": "short"},
        {"country": "ireland", "length": "short"},
    ],
    "orleans": [{}, {"edition": "russian"}, {"edition": "original"}],
    "craftsmen": [{}, {"investments_per_year": "unlimited"}],
}


def setups() -> list[tuple[str, int, dict[str, str]]]:
    """Name, players and options; whatever a game does not offer to so many is left out."""
    found = []
    for name in q.games():
        fewest, most = q.options(name)["players"]
        for players in range(fewest, most + 1):
            for variant in VARIANTS[name]:
                try:
                    q.new(name, players, **variant)
                except q.BadOptions:
                    continue
                found.append((name, players, variant))
    return found


def name_of(setup: tuple[str, int, dict[str, str]]) -> str:
    """What a set-up is called in the list of tests."""
    game, players, variant = setup
    return "-".join([game, str(players), *variant.values()])


SETUPS = setups()
NAMES = [name_of(setup) for setup in SETUPS]


def random_game(game: q.Game, seed: int = 1) -> q.Game:
    """The game played to its end by random players."""
    rng, bot = q.Rng(seed), q.Bot(game.name, "random")
    while not game.over:
        game.apply(game.sample(rng) if game.chance else bot.pick(game, rng))
    return game


def at_decision(name: str, players: int | None = None, seed: int = 1) -> q.Game:
    """A game at its first decision."""
    game = q.new(name, players)
    game.settle(q.Rng(seed))
    return game
