// Shows namespace.yaml by formline drive, gives its choices, checks a name, and may refuse the answers.
//
//	go run namespace.go                                    prints the answers
//	go run namespace.go --answer < questions > replies     answers the form's questions line by line, for tests
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"slices"
	"strings"
)

type object = map[string]any

var regions = []object{{"value": "eu", "label": "Europe"}, {"value": "us", "label": "America"}}
var clusters = map[any][]string{"eu": {"eu-1", "eu-2"}, "us": {"us-1"}}
var taken = map[any][]any{"eu-1": {"web", "billing"}, "us-1": {"web"}}

func failure(code int, message string) object {
	return object{"error": object{"code": code, "message": message}}
}

func result(method string, params object) object {
	answers, isObject := params["answers"].(object)
	host := params["host"]
	switch method {
	case "options/list", "field/validate", "field/suggest", "form/submit":
		if !isObject {
			return failure(-32602, "Invalid params")
		}
	}
	switch {
	case method == "options/list" && host == "regions":
		return object{"result": object{"options": regions, "complete": true}}
	case method == "options/list" && host == "clusters":
		region, _ := answers["region"].(string)
		return object{"result": object{"options": append([]string{}, clusters[region]...), "complete": true}}
	case method == "options/list":
		return failure(-32602, fmt.Sprintf("no options are called '%v'", host))
	case method == "field/validate" && host == "names":
		cluster, _ := answers["cluster"].(string)
		value, isText := params["value"].(string)
		if isText && slices.Contains(taken[cluster], any(value)) {
			return object{"result": object{"problem": fmt.Sprintf("'%s' is taken on %s", value, cluster)}}
		}
		return object{"result": object{"problem": nil}}
	case method == "field/validate":
		return failure(-32602, fmt.Sprintf("no check is called '%v'", host))
	case method == "field/suggest" && host == "examples":
		if cluster, _ := answers["cluster"].(string); cluster != "" {
			return object{"result": object{"suggestions": []string{"web", "worker"}}}
		}
		return object{"result": object{"suggestions": []string{}}}
	case method == "field/suggest":
		return failure(-32602, fmt.Sprintf("no suggestions are called '%v'", host))
	case method == "form/submit":
		name, isText := answers["name"].(string)
		if !isText {
			return failure(-32602, "Invalid params")
		}
		if strings.HasPrefix(name, "pay") && answers["owner"] != "payments@example.com" {
			problem := "Names that begin with pay are for payments@example.com"
			return object{"result": object{"problems": object{"owner": problem}}}
		}
		return object{"result": object{}}
	}
	return failure(-32601, "Method not found")
}

// The reply to one line of the form's; nil for a notification.
func reply(line []byte) object {
	var value any
	answer := failure(-32700, "Parse error")
	answer["id"] = nil
	if json.Unmarshal(line, &value) == nil {
		message, _ := value.(object)
		method, isText := message["method"].(string)
		id, hasID := message["id"]
		params, isObject := message["params"].(object)
		switch _, hasParams := message["params"]; {
		case message["jsonrpc"] != "2.0" || !isText:
			answer = failure(-32600, "Invalid Request")
			id = nil
		case !hasID:
			return nil
		case hasParams && !isObject:
			answer = failure(-32602, "Invalid params")
		default:
			answer = result(method, params)
		}
		answer["id"] = id
	}
	answer["jsonrpc"] = "2.0"
	return answer
}

func serve(input io.Reader, send func(object), done func(object) bool) {
	lines := bufio.NewScanner(input)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var message object
		if json.Unmarshal(lines.Bytes(), &message) == nil && done(message) {
			return
		}
		if answer := reply(lines.Bytes()); answer != nil {
			send(answer)
		}
	}
}
