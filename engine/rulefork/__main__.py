"""`python -m rulefork`, and the command `rulefork`."""

from rulefork.cli.entry import main

__all__ = ["main"]

if __name__ == "__main__":
    main()
