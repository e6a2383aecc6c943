"""Checks YAML or JSON files against a JSON Schema with the jsonschema package and prints where they break it.

    python schema-errors.py SCHEMA FILE...

Prints a JSON object: for each file the places of its errors. A place is a list of keys and positions; that of a key
which is missing, unknown or misspelt ends with the key. Needs the packages that come with check-jsonschema.
"""

import json
import sys

from jsonschema import Draft7Validator, validators
from ruamel.yaml import YAML


def reader():
    """YAML 1.2, in which dates are texts, as editors read it."""
    yaml = YAML(typ="safe", pure=True)
    yaml.constructor.add_constructor(
        "tag:yaml.org,2002:timestamp", lambda constructor, node: constructor.construct_scalar(node)
    )
    return yaml


def as_json(value):
    """The same with texts for keys, as JSON has it."""
    if isinstance(value, dict):
        return {str(key): as_json(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [as_json(entry) for entry in value]
    return value


def places(error, document):
    path = list(error.absolute_path)
    if error.validator == "additionalProperties":
        yield from (path + [key] for key in error.instance if key not in error.schema.get("properties", {}))
    elif error.validator == "required":
        yield from (path + [key] for key in error.validator_value if key not in error.instance)
    elif error.validator is None:
        # The schema `false` forbids a key, but the error has only the place of the mapping around it.
        mapping = document
        for step in path:
            mapping = mapping[step]
        yield from (path + [key] for key, value in mapping.items() if value is error.instance)
    elif "propertyNames" in error.absolute_schema_path:
        yield path + [error.instance]
    else:
        yield path
    for inner in error.context:
        yield from places(inner, document)


def main(schema_path, paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    kind = validators.validator_for(schema, default=Draft7Validator)
    kind.check_schema(schema)
    validator = kind(schema)
    result = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            document = json.load(file) if path.endswith(".json") else as_json(reader().load(file))
        errors = validator.iter_errors(document)
        found = {json.dumps(place) for error in errors for place in places(error, document)}
        result[path] = [json.loads(place) for place in sorted(found)]
    json.dump(result, sys.stdout)


main(sys.argv[1], sys.argv[2:])
