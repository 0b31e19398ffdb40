"""The suite as JSON files: sound, the same every time, and playable by whoever reads only them."""

import json

from jsonschema import Draft202012Validator

from rulefork.conform.export import MARKER, export
from rulefork.conform.harness import Scripts
from rulefork.conform.serve import Server
from rulefork.rulebook.schema import load_schema
from rulefork.spec.suite import load_suite

SUITE = load_suite()
RULESETS = [SUITE.book.ruleset(name) for name in ("hig", "rgg", "hig-c2")]
FILES = dict(export(Scripts(SUITE), RULESETS))
CASES = {path: json.loads(text) for path, text in FILES.items() if path.startswith("cases/")}


def test_the_same_bytes() -> None:
    """Another export of the same suite says the same."""
    assert dict(export(Scripts(load_suite()), RULESETS)) == FILES


def test_cases_fit_their_schema() -> None:
    """So a reader may rely on it."""
    validator = Draft202012Validator(load_schema("export-case"))
    for case in CASES.values():
        validator.validate(case)
    assert json.loads(FILES["schema/export-case.schema.json"]) == load_schema("export-case")


def test_the_index_names_every_file() -> None:
    """Each case once, with its rulesets."""
    index = json.loads(FILES["index.json"])
    assert index["kind"] == MARKER
    assert {entry["file"] for entry in index["cases"]} == CASES.keys()
    for entry in index["cases"]:
        told = [id for variant in CASES[entry["file"]]["variants"] for id in variant["rulesets"]]
        assert sorted(told) == sorted(entry["rulesets"])


def test_the_files_alone_are_enough_to_play() -> None:
    """Our engine, told nothing but what the files say, gives the answers that they expect."""
    rulesets = json.loads(FILES["rulesets.json"])
    server = Server(SUITE.book)
    for case in CASES.values():
        for variant in case["variants"]:
            for id in variant["rulesets"]:
                rules = {"id": id, "family": rulesets[id]["family"], "toggles": rulesets[id]["toggles"]}
                message = {"seq": 1, "cmd": "run", "case": case["case"], "rules": rules, **variant}
                (reply,) = (json.loads(line) for line in server.replies([json.dumps(message)]))
                assert reply["answers"] == variant["expected"]
