"""Checks the JSON Schema of definitions with a validator that knows nothing of Formline; see check-schema."""

import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

# Each with the place, as a JSON pointer, at or below which the mistake is to be found.
WRONG = "Tests/FormDefinitionsTests/Schema/wrong-definitions.json"


def read(path):
    # 'safe' and pure is YAML 1.2 with plain values. JSON is read as YAML, as Formline does.
    return YAML(typ="safe", pure=True).load(pathlib.Path(path).read_text(encoding="utf-8"))


def pointer(error):
    return "".join(f"/{part}" for part in error.absolute_path)


def main(formline):
    schema = json.loads(subprocess.run([formline, "schema"], check=True, capture_output=True).stdout)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    mistakes = []

    forms = sorted(path for path in pathlib.Path("forms").iterdir() if path.suffix in (".yaml", ".json"))
    for path in forms:
        mistakes += [f"{path}: {pointer(error)}: {error.message}" for error in validator.iter_errors(read(path))]

    wrong = read(WRONG)
    for case in wrong:
        places = [pointer(error) for error in validator.iter_errors(case["form"])]
        if not places:
            mistakes.append(f"{WRONG}: '{case['why']}' is not refused")
        elif not any(place == case["at"] or place.startswith(case["at"] + "/") for place in places):
            mistakes.append(f"{WRONG}: '{case['why']}' is refused at {places}, not at '{case['at']}'")

    for mistake in mistakes:
        print(f"schema: error: {mistake}", file=sys.stderr)
    if mistakes or not forms or not wrong:
        return 1
    print(f"schema: {len(forms)} definitions accepted, {len(wrong)} wrong ones refused")
    return 0


sys.exit(main(sys.argv[1]))
