"""Fills in forms of random JSON Schemas, and holds what comes out against a validator that knows nothing of Formline.

    check-answers.py FORMLINE [COUNT [SEED]]

What is accepted must be valid; what is valid must be accepted. See check-schema, which installs the validator.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

WORDS = ["a", "bc", "red", "green", "blue", "x-1", "name"]


def leaf(r):
    kind = r.choice(["string", "string", "integer", "number", "boolean", "enum", "oneOf", "several"])
    if kind == "string":
        schema = {"type": "string"}
        if r.random() < 0.3:
            schema["minLength"] = r.randint(1, 3)
        if r.random() < 0.3:
            schema["maxLength"] = r.randint(3, 5)
        if r.random() < 0.2:
            schema["pattern"] = r.choice(["^[a-z]+$", "e", "^.{2,}$"])
        return schema
    if kind in ("integer", "number"):
        schema = {"type": kind}
        if r.random() < 0.4:
            schema["minimum"] = r.randint(-3, 3)
        if r.random() < 0.4:
            schema["exclusiveMaximum"] = r.randint(4, 9)
        if r.random() < 0.2:
            schema["multipleOf"] = r.choice([1, 2, 3])
        return schema
    if kind == "boolean":
        return {"type": "boolean"}
    values = r.sample(WORDS, r.randint(1, 4))
    if kind == "enum":
        return {"enum": values}
    if kind == "oneOf":
        return {"oneOf": [{"const": value, "title": value.upper()} for value in values]}
    schema = {"type": "array", "items": {"enum": values}, "uniqueItems": True}
    if r.random() < 0.4:
        schema["minItems"] = 1
    return schema


def value_schema(r, depth):
    kind = r.choice(["leaf"] * 6 + (["object", "list", "rows", "map", "null", "all"] if depth < 2 else []))
    if kind == "object":
        return object_schema(r, depth + 1)
    if kind == "list":
        schema = {"type": "array", "items": r.choice([{"type": "string"}, {"type": "integer", "minimum": 0}])}
        if r.random() < 0.4:
            schema["minItems"] = r.randint(1, 2)
        if r.random() < 0.3:
            schema["uniqueItems"] = True
        return schema
    if kind == "rows":
        return {"type": "array", "items": object_schema(r, 2)}
    if kind == "map":
        return {"type": "object", "additionalProperties": r.choice([{"type": "string"}, {"type": "integer"}])}
    if kind == "null":
        return {"type": [r.choice(["string", "integer"]), "null"]}
    if kind == "all":
        return {"allOf": [{"type": "integer", "minimum": 0}, {"maximum": 5}]}
    return leaf(r)


def object_schema(r, depth):
    names = r.sample(["a", "b", "c-d", "e", "size", "env", "k1"], r.randint(1, 4))
    schema = {"type": "object", "properties": {name: value_schema(r, depth) for name in names}}
    required = [name for name in names if r.random() < 0.4]
    if required:
        schema["required"] = required
    if len(names) > 1 and r.random() < 0.2:
        schema["dependentRequired"] = {names[0]: [names[1]]}
    if len(names) > 1 and r.random() < 0.2 and "enum" in schema["properties"][names[0]]:
        wanted = schema["properties"][names[0]]["enum"][0]
        schema["if"] = {"properties": {names[0]: {"const": wanted}}, "required": [names[0]]}
        schema["then"] = {"required": [names[1]]}
    if r.random() < 0.3:
        schema["additionalProperties"] = False
    return schema


def answer(r, schema):
    """A value that may fit, and often does."""
    if r.random() < 0.04:
        return r.choice([7, "zz", True, ["a"], {"q": "r"}])
    if "allOf" in schema:
        return r.randint(-1, 6)
    if "enum" in schema:
        return r.choice(schema["enum"] if r.random() < 0.9 else WORDS)
    if "oneOf" in schema:
        return r.choice(schema["oneOf"])["const"]
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = kind[0] if r.random() < 0.7 else "null"
    if kind == "string":
        return r.choice(WORDS)
    if kind == "integer":
        return r.randint(-4, 10)
    if kind == "number":
        return r.choice([r.randint(-4, 10), round(r.uniform(-4, 10), 2)])
    if kind == "boolean":
        return r.random() < 0.5
    if kind == "null":
        return None
    if kind == "array":
        items = [answer(r, schema["items"]) for _ in range(r.randint(1, 3))]
        if "enum" in schema["items"]:
            return [item for index, item in enumerate(items) if item not in items[:index]]
        return items
    if "properties" in schema:
        required = schema.get("required", [])
        return {
            name: answer(r, inner)
            for name, inner in schema["properties"].items()
            if r.random() < (0.95 if name in required else 0.5)
        }
    return {key: answer(r, schema["additionalProperties"]) for key in r.sample(WORDS, r.randint(1, 2))}


def without_null(value, schema):
    """Null is no answer: it is left out where it may be."""
    if isinstance(value, dict):
        properties, required = schema.get("properties", {}), schema.get("required", [])
        return {
            key: without_null(inner, properties.get(key, {}))
            for key, inner in value.items()
            if inner is not None or key in required
        }
    if isinstance(value, list):
        return [without_null(item, schema.get("items", {})) for item in value]
    return value


def run(formline, folder, schema, given):
    for name, value in (("s.json", schema), ("a.json", given)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            json.dump(value, file)
    command = [formline, "run", "--from", "json-schema", "s.json", "--no-input", "--answers", "a.json"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=20, check=False)


def elicited(formline, folder, r, schema):
    """What a person's keys make of a flat schema; None where the form was not submitted."""
    keys = []
    for inner in schema["properties"].values():
        keys.append(f'Type "{answer(r, inner)}"' if inner.get("type") in ("string", "integer", "number") else "Space")
        keys.append("Tab")
    keys.append("F10")
    with open(os.path.join(folder, "e.keys"), "w", encoding="utf-8") as file:
        file.write("\n".join(keys) + "\n")
    request = json.dumps({"message": "Please", "requestedSchema": schema})
    done = subprocess.run(
        [formline, "elicit", "--keys", "e.keys"], input=request, cwd=folder, capture_output=True, text=True,
        timeout=20, check=False)
    if done.returncode != 0:
        return None
    result = json.loads(done.stdout)
    return result["content"] if result["action"] == "accept" else None


def main(formline, count=1000, seed=1):
    formline = os.path.abspath(formline)
    r = random.Random(int(seed))
    accepted = refused = sent = 0
    mistakes = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(int(count)):
            schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **object_schema(r, 0)}
            given = answer(r, schema)
            if not isinstance(given, dict):
                continue
            given = without_null(given, schema)
            validator = Draft202012Validator(schema)
            done = run(formline, folder, schema, given)
            case = f"{number}: schema {json.dumps(schema)} answers {json.dumps(given)}"
            if done.returncode == 0:
                accepted += 1
                output = json.loads(done.stdout)
                for error in validator.iter_errors(output):
                    mistakes.append(f"{case}: accepted as {done.stdout.strip()}, but {error.message}")
            elif validator.is_valid(given):
                mistakes.append(f"{case}: is valid, but refused ({done.returncode}): {done.stderr.strip()[-300:]}")
            else:
                refused += 1
        for number in range(int(count)):
            names = r.sample(WORDS, r.randint(1, 4))
            schema = {"type": "object", "properties": {name: leaf(r) for name in names}}
            schema["required"] = [name for name in names if r.random() < 0.3]
            content = elicited(formline, folder, r, schema)
            if content is None:
                continue
            sent += 1
            for error in Draft202012Validator(schema).iter_errors(content):
                mistakes.append(f"elicit {number}: {json.dumps(schema)}: accepted {content}, but {error.message}")
    for mistake in mistakes[:20]:
        print(f"answers: error: {mistake}", file=sys.stderr)
    print(f"answers: {accepted} accepted, {refused} refused, {sent} sent to servers, {len(mistakes)} mistakes")
    return 1 if mistakes or not accepted or not refused or not sent else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
