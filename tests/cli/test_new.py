"""`rulefork new ruling`: a feature that passes its checks, and no file of anybody's lost."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulefork.cli.file import read_file, write_file
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import BadInput

from .command import rulefork

WORDS = (
    "new", "ruling", "--topic", "dragon", "--kind", "community", "--source", "ours/reading", "--source", "c1/dragon",
    "--question", "Does the dragon wait?", "--answer", "The dragon waits for nobody",
)  # fmt: skip
ID = "dragon/waits-for-nobody"


def clean(path: Path) -> bool:
    """Return whether `lint` and `check` find nothing wrong with a file."""
    return rulefork("lint", path).returncode == rulefork("check", path, "--rules", "hig").returncode == 0


def test_a_new_file(tmp_path: Path) -> None:
    """It stands in the current folder, passes its checks, and the next commands are told."""
    done = rulefork(*WORDS, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{ID} begins at dragon.feature:4.\n")
    assert "  rulefork lint dragon.feature && rulefork check dragon.feature\n" in done.stdout
    assert os.listdir(tmp_path) == ["dragon.feature"]
    text = (tmp_path / "dragon.feature").read_text(encoding="utf-8")
    assert f"  @id:{ID} @community @source:ours/reading @source:c1/dragon\n" in text
    assert clean(tmp_path / "dragon.feature")


def test_an_old_file_in_a_checkout(tmp_path: Path) -> None:
    """The Rule goes to the end of the feature of its topic in `features`; what was there stays as it was."""
    path = tmp_path / "features" / "dragon.feature"
    path.parent.mkdir()
    (tmp_path / "rules").mkdir()
    before = (data_folder("features") / "dragon.feature").read_bytes()
    path.write_bytes(before)
    path.chmod(0o640)
    (path.parent / "released.yaml").write_text("retired: {dragon/old: It was wrong.}\n", encoding="utf-8")
    done = rulefork(*WORDS, "--id", "dragon/waits", cwd=tmp_path)
    line = len(before.splitlines()) + 3
    assert done.stdout.startswith(f"dragon/waits begins at features/dragon.feature:{line}.\n")
    assert done.stdout.endswith("  rulefork lint --release features\n")
    assert path.read_bytes().startswith(before + b"\n  @id:dragon/waits ")
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(os.listdir(path.parent)) == ["dragon.feature", "released.yaml"]
    assert clean(path)
    retired = rulefork(*WORDS, "--id", "dragon/old", cwd=tmp_path)
    assert "the id `dragon/old` is taken; it was withdrawn: It was wrong; name another" in retired.stderr


def test_another_folder(tmp_path: Path) -> None:
    """It is made where it is missing; the topic is that of the id, and may be a new one."""
    done = rulefork(*WORDS[:2], *WORDS[4:], "--id", "ghosts/wait", "--new-topic", "--into", tmp_path / "a" / "b c")
    assert done.returncode == 0
    assert f"rulefork lint '{tmp_path}/a/b c/ghosts.feature'" in done.stdout
    assert (tmp_path / "a" / "b c" / "ghosts.feature").read_text(encoding="utf-8").startswith("Feature: Ghosts\n")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--id", "dragon/moves-before-scoring"], "the id `dragon/moves-before-scoring` is taken; it stands at "),
        (["--topic", "dragn"], "unknown topic `dragn`; did you mean `dragon`?"),
        (["--kind", "rul"], "unknown kind `rul`; did you mean `rule`?"),
        (["--source", "c1/dragn"], "unknown source `c1/dragn`; did you mean `c1/dragon`?"),
        (["--needs", "tower"], "unknown expansion `tower`; did you mean `the-tower`?"),
        (["--question", "@what?"], "the question would not be read as it is said"),
        (["--answer", "a\u202eb"], "U+202E may not stand here"),
    ],
)
def test_mistakes(tmp_path: Path, more: list[str], told: str) -> None:
    """A mistake is answered with a way out and exit code 2, and nothing is written."""
    done = rulefork(*WORDS, *more, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert os.listdir(tmp_path) == []


def test_an_id_that_stands_in_the_folder(tmp_path: Path) -> None:
    """It is not given twice, and the file stays as it is."""
    rulefork(*WORDS, cwd=tmp_path)
    before = (tmp_path / "dragon.feature").read_bytes()
    done = rulefork(*WORDS, cwd=tmp_path)
    assert f"the id `{ID}` is taken; it stands at dragon.feature:3:3" in done.stderr
    assert (tmp_path / "dragon.feature").read_bytes() == before


def test_a_byte_order_mark(tmp_path: Path) -> None:
    """A file that begins with one keeps it; an empty one is begun."""
    path = tmp_path / "dragon.feature"
    path.write_bytes(b"\xef\xbb\xbfFeature: x\r\n")
    assert rulefork(*WORDS, cwd=tmp_path).returncode == 0
    assert path.read_bytes().startswith(b"\xef\xbb\xbfFeature: x\r\n\r\n  @id:")
    path.write_bytes(b"")
    assert rulefork(*WORDS, cwd=tmp_path).returncode == 0
    assert path.read_bytes().startswith(b"Feature: Dragon\n")


@pytest.mark.parametrize("text", ["no feature\n", "Feature: x\n  Rule: y\n", "\xff"])
def test_a_file_with_mistakes(tmp_path: Path, text: str) -> None:
    """A feature that is not sound is left as it is; its mistakes are told."""
    path = tmp_path / "dragon.feature"
    path.write_bytes(text.encode("latin-1"))
    done = rulefork(*WORDS, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("dragon.feature:1:1: " if "Rule" not in text else "dragon.feature:2:3: ")
    assert path.read_bytes() == text.encode("latin-1")


def test_missing_options() -> None:
    """Without a terminal the options that are missing are named."""
    command = [sys.executable, "-m", "rulefork", *WORDS[:4]]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--question and --answer and --kind and --source must be given" in done.stderr


def test_help() -> None:
    """Help shows an example that can be run."""
    done = rulefork("new", "ruling", "--help")
    assert "rulefork new ruling --topic dragon --kind community --source ours/reading \\\n" in done.stdout


def test_on_a_terminal(tmp_path: Path) -> None:
    """What is missing is asked for, again where the answer is wrong; a line alone takes what is offered."""
    said = ["dragn", "n", "dragon", "Does it wait?", "It never waits", "", "c1/dragn", "c1/dragon", "", ""]
    shown, code = converse(["new", "ruling"], said, tmp_path)
    assert code == 0
    assert "did you mean `dragon`?" in shown
    assert "Kind [community]: " in shown
    assert "did you mean `c1/dragon`?" in shown
    assert "Id [dragon/never-waits]: " in shown
    text = (tmp_path / "dragon.feature").read_text(encoding="utf-8")
    assert "@id:dragon/never-waits @community @source:c1/dragon\n  Rule: It never waits\n    Does it wait?\n" in text


def test_a_new_topic_on_a_terminal(tmp_path: Path) -> None:
    """It is begun once the user has said so again."""
    shown, code = converse([*WORDS[:2], *WORDS[4:]], ["ghosts", "y", "", "ghosts/wait"], tmp_path)
    assert (code, "Begin a new topic ghosts?" in shown) == (0, True)
    assert "@id:ghosts/wait " in (tmp_path / "ghosts.feature").read_text(encoding="utf-8")


def test_a_file_that_changes_meanwhile(tmp_path: Path) -> None:
    """It is left as somebody else wrote it; so is one that has come."""
    path = tmp_path / "a.feature"
    path.write_bytes(b"theirs")
    for before in (b"ours", None):
        with pytest.raises(BadInput):
            write_file(path, b"new", before=before)
    assert path.read_bytes() == b"theirs"
    write_file(path, b"new", before=b"theirs")
    assert (read_file(path), read_file(tmp_path / "b"), os.listdir(tmp_path)) == (b"new", None, ["a.feature"])


def test_what_cannot_be_read_or_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder is no file; a disk without links gets a copy."""
    with pytest.raises(BadInput, match="it cannot be read: Is a directory"):
        read_file(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="it cannot be written"):
        write_file(tmp_path / "file" / "a", b"new", before=None)
    monkeypatch.setattr(os, "link", _without_links)
    write_file(tmp_path / "b", b"new", before=None)
    assert (tmp_path / "b").read_bytes() == b"new"


def converse(arguments: list[str], said: list[str], folder: Path) -> tuple[str, int]:
    """Run rulefork on a terminal, say a line whenever it asks; return what it shows and its exit code."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "rulefork", *arguments]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder) as process:
        os.close(theirs)
        shown, lines, end = b"", list(said), time.monotonic() + 60
        while time.monotonic() < end:
            ready, _, _ = select.select([ours], [], [], 0.3)
            chunk = _read(ours) if ready else b""
            if ready and not chunk:
                break
            shown += chunk
            if lines and shown.endswith(b": "):
                os.write(ours, lines.pop(0).encode() + b"\n")
                shown += b"\n"
    os.close(ours)
    return shown.decode(), process.returncode


def _read(descriptor: int) -> bytes:
    """Return what the terminal shows next; nothing once the program has ended."""
    try:
        return os.read(descriptor, 65536)
    except OSError:
        return b""


def _without_links(*_: object) -> None:
    raise OSError(1, "no links here")
