"""`rulefork serve`: this engine behind the protocol."""

import sys

import click


@click.command()
def serve() -> int:
    """Answer the messages of `rulefork conform` on standard input and output, one JSON object a line.

    It is a program under test like any other: `rulefork conform -- rulefork serve`.
    """
    from rulefork.conform.serve import Server
    from rulefork.rulebook.book import load_rulebook

    for reply in Server(load_rulebook()).replies(sys.stdin):
        sys.stdout.write(reply + "\n")
        sys.stdout.flush()
    return 0
