"""Shows namespace.yaml by formline drive, gives its choices, checks a name, and may refuse the answers.

    python3 namespace.py                                    prints the answers
    python3 namespace.py --answer < questions > replies     answers the form's questions line by line, for tests
"""

import json
import os
import subprocess
import sys

REGIONS = [{"value": "eu", "label": "Europe"}, {"value": "us", "label": "America"}]
CLUSTERS = {"eu": ["eu-1", "eu-2"], "us": ["us-1"]}
TAKEN = {"eu-1": ["web", "billing"], "us-1": ["web"]}


class Failure(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def options_list(host, answers, **_):
    if host == "regions":
        return {"options": REGIONS, "complete": True}
    if host == "clusters":
        return {"options": CLUSTERS.get(answers.get("region"), []), "complete": True}
    raise Failure(-32602, f"no options are called '{host}'")


def field_validate(host, value, answers, **_):
    if host != "names":
        raise Failure(-32602, f"no check is called '{host}'")
    cluster = answers.get("cluster")
    return {"problem": f"'{value}' is taken on {cluster}" if value in TAKEN.get(cluster, []) else None}


def field_suggest(host, answers, **_):
    if host != "examples":
        raise Failure(-32602, f"no suggestions are called '{host}'")
    return {"suggestions": ["web", "worker"] if answers.get("cluster") else []}


def form_submit(answers, **_):
    if answers["name"].startswith("pay") and answers["owner"] != "payments@example.com":
        return {"problems": {"owner": "Names that begin with pay are for payments@example.com"}}
    return {}


METHODS = {
    "options/list": options_list,
    "field/validate": field_validate,
    "field/suggest": field_suggest,
    "form/submit": form_submit,
}


def reply(line):
    """The reply to one line of the form's; None for a notification."""
    request_id = None
    try:
        try:
            message = json.loads(line)
        except ValueError:
            raise Failure(-32700, "Parse error")
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0" or not isinstance(message.get("method"), str):
            raise Failure(-32600, "Invalid Request")
        if "id" not in message:
            return None
        request_id = message["id"]
        if message["method"] not in METHODS:
            raise Failure(-32601, "Method not found")
        result = METHODS[message["method"]](**message.get("params", {}))
    except Failure as failure:
        return {"jsonrpc": "2.0", "id": request_id, "error": {"code": failure.code, "message": str(failure)}}
    except (TypeError, KeyError, AttributeError):
        return {"jsonrpc": "2.0", "id": request_id, "error": {"code": -32602, "message": "Invalid params"}}
    return {"jsonrpc": "2.0", "id": request_id, "result": result}


def show():
    form = subprocess.Popen(["formline", "drive"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(message):
        form.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        form.stdin.flush()

    provides = ["regions", "clusters", "names", "examples"]
    client = {"name": "namespace.py", "version": "1"}
    send({"id": "hello", "method": "initialize", "params": {"protocol": 1, "client": client, "provides": provides}})
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "namespace.yaml")
    send({"id": "form", "method": "form/open", "params": {"path": path}})
    for line in form.stdout:
        message = json.loads(line)
        if "method" in message:
            if (answer := reply(line)) is not None:
                send(answer)
        elif "error" in message:
            sys.exit(f"namespace.py: {message['error']['message']}")
        elif message["id"] == "form":
            print(json.dumps(message["result"]))
            form.stdin.close()
    sys.exit(form.wait())


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        for text in sys.stdin:
            if (answer := reply(text)) is not None:
                print(json.dumps(answer), flush=True)
    else:
        show()
