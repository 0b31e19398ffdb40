"""Why an action is not allowed."""


class Refused(Exception):  # noqa: N818 - the player is told that the move is refused
    """An action that the rules forbid: `why` is a sentence for the player, `ruling` the id of the clause."""

    def __init__(self, ruling: str, why: str) -> None:
        super().__init__(why)
        self.ruling = ruling
        self.why = why
