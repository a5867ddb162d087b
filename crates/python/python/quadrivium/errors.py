"""What can go wrong, one class for each kind; every message says why."""


class QuadriviumError(Exception):
    """Whatever goes wrong here."""


class UnknownGame(QuadriviumError, LookupError):
    """No game has this name."""


class UnknownBot(QuadriviumError, LookupError):
    """Nobody is called so, or nobody can think for so long."""


class BadOptions(QuadriviumError, ValueError):
    """No game can be set up with these options."""


class BadNotation(QuadriviumError, ValueError):
    """This text is no action of the game."""


class BadSave(QuadriviumError, ValueError):
    """This text is no saved game, or one by other rules."""


class BadRecord(QuadriviumError, ValueError):
    """This text is no record, or it cannot be played; `line` says where it goes wrong."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(reason, line)
        self.line = line

    def __str__(self) -> str:
        return str(self.args[0])


class IllegalAction(QuadriviumError, ValueError):
    """An action cannot be taken now; `key` names the reason. Nothing has changed."""

    def __init__(self, reason: str, key: str) -> None:
        super().__init__(reason, key)
        self.key = key

    def __str__(self) -> str:
        return str(self.args[0])


class InUse(QuadriviumError, RuntimeError):
    """Another thread, or a call that has not ended yet, is using the same thing."""
