"""The list of the JSON Schemas."""

from rulefork.report.schema_text import schemas_json, schemas_text

from .schemas import assert_valid

SCHEMAS = {
    "house": {"title": "players' own files: house rules"},
    "output-house": {"title": "rulefork house FILE|STRING --format json"},
}


def test_text() -> None:
    """What the commands write stands apart from the files."""
    assert schemas_text(SCHEMAS) == (
        "What the commands write\n"
        "  output-house  rulefork house FILE|STRING --format json\n"
        "\n"
        "Files\n"
        "  house         players' own files: house rules\n"
        "\n"
        "`rulefork schema NAME` prints one of them.\n"
    )


def test_json() -> None:
    """The list fits a schema of its own."""
    assert_valid("output-schemas", schemas_json(SCHEMAS))
