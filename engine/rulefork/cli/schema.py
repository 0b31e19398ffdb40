"""`rulefork schema`: the JSON Schemas of what the commands write and of the files that they read."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@click.argument("name", metavar="[NAME]", required=False)
@options.formats("text", "json")
def schema(name: str | None, form: str) -> int:
    """List the JSON Schemas; with NAME, print one of them.

    Everything that a command writes with `--format json` fits one of them, and so does every file of rules, scenarios
    and house rules.
    """
    from rulefork.report.schema_text import schemas_json, schemas_text
    from rulefork.rulebook.data import data_folder
    from rulefork.rulebook.finding import BadInput, Where, unknown
    from rulefork.rulebook.schema import load_schema

    ending = ".schema.json"
    files = (data_folder("rules") / "schema").glob(f"*{ending}")
    schemas = {each: load_schema(each) for each in sorted(file.name.removesuffix(ending) for file in files)}
    if name is None:
        if form == "json":
            show_json(schemas_json(schemas))
        else:
            show(schemas_text(schemas, **text_page()))
        return 0
    if name not in schemas:
        raise BadInput([unknown(Where("<schema>"), "schema", name, schemas, hint="`rulefork schema` lists them")])
    show_json(schemas[name])
    return 0
