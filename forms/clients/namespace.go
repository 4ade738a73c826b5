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
	"strings"
)

type object = map[string]any

var regions = []object{{"value": "eu", "label": "Europe"}, {"value": "us", "label": "America"}}
var clusters = map[string][]string{"eu": {"eu-1", "eu-2"}, "us": {"us-1"}}
var taken = map[string]map[string]bool{"eu-1": {"web": true, "billing": true}, "us-1": {"web": true}}

func failure(code int, message string) object {
	return object{"error": object{"code": code, "message": message}}
}

func result(method string, params object) object {
	answers, isObject := params["answers"].(object)
	text := func(name string) string { value, _ := answers[name].(string); return value }
	cluster, value := text("cluster"), fmt.Sprint(params["value"])
	kind := map[string]string{"options/list": "options", "field/validate": "check", "field/suggest": "suggestions"}[method]
	switch key := fmt.Sprintf("%s %v", method, params["host"]); {
	case kind == "" && method != "form/submit":
		return failure(-32601, "Method not found")
	case !isObject || (method == "form/submit" && text("name") == "" && answers["name"] != ""):
		return failure(-32602, "Invalid params")
	case key == "options/list regions":
		return object{"result": object{"options": regions, "complete": true}}
	case key == "options/list clusters":
		options := append([]string{}, clusters[text("region")]...)
		return object{"result": object{"options": options, "complete": true}}
	case key == "field/validate names" && taken[cluster][value]:
		return object{"result": object{"problem": fmt.Sprintf("'%s' is taken on %s", value, cluster)}}
	case key == "field/validate names":
		return object{"result": object{"problem": nil}}
	case key == "field/suggest examples" && cluster != "":
		return object{"result": object{"suggestions": []string{"web", "worker"}}}
	case key == "field/suggest examples":
		return object{"result": object{"suggestions": []string{}}}
	case kind == "check":
		return failure(-32602, fmt.Sprintf("no check is called '%v'", params["host"]))
	case kind != "":
		return failure(-32602, fmt.Sprintf("no %s are called '%v'", kind, params["host"]))
	case strings.HasPrefix(text("name"), "pay") && text("owner") != "payments@example.com":
		problem := "Names that begin with pay are for payments@example.com"
		return object{"result": object{"problems": object{"owner": problem}}}
	}
	return object{"result": object{}}
}

// The reply to one line of the form's; nil for a notification.
func reply(line []byte) object {
	var value any
	if json.Unmarshal(line, &value) != nil {
		return object{"jsonrpc": "2.0", "id": nil, "error": object{"code": -32700, "message": "Parse error"}}
	}
	message, _ := value.(object)
	method, isText := message["method"].(string)
	answer := failure(-32600, "Invalid Request")
	id, hasID := message["id"]
	if message["jsonrpc"] != "2.0" || !isText {
		id = nil
	} else if !hasID {
		return nil
	} else {
		params, _ := message["params"].(object)
		answer = result(method, params)
	}
	answer["jsonrpc"], answer["id"] = "2.0", id
	return answer
}

func main() {
	input, output, command := io.Reader(os.Stdin), io.Writer(os.Stdout), (*exec.Cmd)(nil)
	send := func(message object) {
		message["jsonrpc"] = "2.0"
		text, _ := json.Marshal(message)
		fmt.Fprintf(output, "%s\n", text)
	}
	if len(os.Args) != 2 || os.Args[1] != "--answer" {
		command = exec.Command("formline", "drive")
		command.Stderr = os.Stderr
		input, _ = command.StdoutPipe()
		output, _ = command.StdinPipe()
		if err := command.Start(); err != nil {
			log.Fatal(err)
		}
		provides := []string{"regions", "clusters", "names", "examples"}
		send(object{"id": "hello", "method": "initialize", "params": object{"protocol": 1, "provides": provides}})
		send(object{"id": "form", "method": "form/open", "params": object{"path": "forms/clients/namespace.yaml"}})
	}
	lines := bufio.NewScanner(input)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var message object
		isReply := command != nil && json.Unmarshal(lines.Bytes(), &message) == nil && message["method"] == nil
		if isReply && (message["error"] != nil || message["id"] == "form") {
			text, _ := json.Marshal(message)
			fmt.Println(string(text))
			os.Exit(map[bool]int{true: 0, false: 1}[message["error"] == nil])
		} else if answer := reply(lines.Bytes()); !isReply && answer != nil {
			send(answer)
		}
	}
}
