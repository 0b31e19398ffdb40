"""A stand-in for their engine, as a program: it answers a written dialogue and dies at every other message.

Run with the path of a JSON file: a list of pairs, the beginning of a message and the state that answers it. As the real
engine does, it takes directives without an answer, and writes a warning on its output before it dies.
"""

import json
import sys
from pathlib import Path

dialogue = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
at = 0
for line in sys.stdin:
    if line.startswith("%"):
        continue
    if at == len(dialogue) or dialogue[at][0] not in line:
        print("WARN unhandled message", flush=True)
        print("Exception in thread main java.lang.IllegalArgumentException: Invalid placement", file=sys.stderr)
        sys.exit(0)
    print(json.dumps(dialogue[at][1]), flush=True)
    at += 1
