#!/bin/sh
# Shows namespace.yaml by formline drive, gives its choices, checks a name, and may refuse the answers. Needs jq.
#
#     sh namespace.sh                                    prints the answers
#     sh namespace.sh --answer < questions > replies     answers the form's questions line by line, for tests
set -eu

# One line of the form's in, the reply out; nothing for a notification.
replies='
  def taken: {"eu-1": ["web", "billing"], "us-1": ["web"]};
  def clusters: {"eu": ["eu-1", "eu-2"], "us": ["us-1"]};
  def failure(code; text): {error: {code: code, message: text}};
  def has_answers: (type == "object") and ((.answers | type) == "object");

  def options_list:
    if .host == "regions" then
      {result: {options: [{value: "eu", label: "Europe"}, {value: "us", label: "America"}], complete: true}}
    elif .host == "clusters" then
      {result: {options: ([.answers.region | strings | clusters[.]] | first // []), complete: true}}
    else failure(-32602; "no options are called \u0027\(.host)\u0027") end;

  def field_validate:
    if .host != "names" then failure(-32602; "no check is called \u0027\(.host)\u0027")
    else .value as $value | .answers.cluster as $cluster
      | (([$cluster | strings | taken[.]] | first // []) | any(. == $value)) as $is_taken
      | {result: {problem: (if $is_taken then "\u0027\($value)\u0027 is taken on \($cluster)" else null end)}} end;

  def field_suggest:
    if .host != "examples" then failure(-32602; "no suggestions are called \u0027\(.host)\u0027")
    else {result: {suggestions: (if .answers.cluster then ["web", "worker"] else [] end)}} end;

  def form_submit:
    if (.answers.name | type) != "string" then failure(-32602; "Invalid params")
    elif (.answers.name | startswith("pay")) and .answers.owner != "payments@example.com" then
      {result: {problems: {owner: "Names that begin with pay are for payments@example.com"}}}
    else {result: {}} end;

  def result:
    .method as $method
    | if ["options/list", "field/validate", "field/suggest", "form/submit"] | all(. != $method) then
        failure(-32601; "Method not found")
    else (.params // {})
      | if has_answers | not then failure(-32602; "Invalid params")
        elif $method == "options/list" then options_list
        elif $method == "field/validate" then field_validate
        elif $method == "field/suggest" then field_suggest
        else form_submit end end;

  def reply:
    if (type != "object") or .jsonrpc != "2.0" or ((.method | type) != "string") then
      {id: null} + failure(-32600; "Invalid Request")
    elif has("id") then {id: .id} + result
    else empty end;

  (try {message: fromjson} catch {}) as $line
  | (if $line | has("message") then ($line.message | reply) else {id: null} + failure(-32700; "Parse error") end)
  | {jsonrpc: "2.0"} + .'

if [ "${1-}" = --answer ]; then
  exec jq --raw-input --compact-output --unbuffered "$replies"
fi

folder=$(cd "$(dirname "$0")" && pwd)
pipes=$(mktemp -d)
trap 'rm -rf "$pipes"' EXIT
mkfifo "$pipes/to" "$pipes/from" "$pipes/questions"
formline drive <"$pipes/to" >"$pipes/from" &
jq --raw-input --compact-output --unbuffered "$replies" <"$pipes/questions" >"$pipes/to" &
exec 3>"$pipes/to" 4>"$pipes/questions"

provides='["regions", "clusters", "names", "examples"]'
hello='{"jsonrpc": "2.0", "id": "hello", "method": "initialize", "params": {"protocol": 1, "provides": '"$provides}}"
printf '%s\n' "$hello" >&3
jq --null-input --compact-output --arg path "$folder/namespace.yaml" \
  '{jsonrpc: "2.0", id: "form", method: "form/open", params: {path: $path}}' >&3

status=0
while IFS= read -r line; do
  case $(printf '%s\n' "$line" | jq -r 'if has("method") then "question" elif has("error") then "error" else .id end') in
  question) printf '%s\n' "$line" >&4 ;;
  error)
    printf '%s\n' "$line" | jq -r '"namespace.sh: " + .error.message' >&2
    status=1
    break ;;
  form)
    printf '%s\n' "$line" | jq -c .result
    break ;;
  esac
done <"$pipes/from"
exec 3>&- 4>&-
wait
exit $status
