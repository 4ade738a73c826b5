import TestSupport
import Testing
import Values

/// Custom resources from their definitions, through the whole command.
@Suite struct CustomResourceTests {
  private let folder = TemporaryFolder()
  private static let files = ManualCommandTests.root + "/Tests/Infrastructure/crds/"

  private static let widget = """
    apiVersion: apiextensions.k8s.io/v1
    kind: CustomResourceDefinition
    metadata: {name: widgets.example.com}
    spec:
      group: example.com
      names: {kind: Widget, plural: widgets}
      scope: Namespaced
      versions:
      - name: v1
        served: true
        storage: true
        schema:
          openAPIV3Schema:
            type: object
            required: [spec]
            properties:
              apiVersion: {type: string}
              kind: {type: string}
              metadata: {type: object}
              spec:
                type: object
                required: [size]
                x-kubernetes-validations:
                - rule: self.minimum <= self.size
                  messageExpression: "'size is below ' + string(self.minimum)"
                  fieldPath: .size
                - rule: self.size >= oldSelf.size
                  message: size cannot shrink
                - rule: "!has(self.memory) || quantity(self.memory).isLessThan(quantity('2Gi'))"
                  message: memory is below 2Gi
                - rule: "!has(self.__namespace__) || self.x__dash__y == 'a'"
                properties:
                  size: {type: integer, format: int32}
                  minimum: {type: integer, default: 2}
                  mode: {type: string, enum: ["", Fast], default: Fast}
                  port: {x-kubernetes-int-or-string: true}
                  memory: {type: string}
                  namespace: {type: string}
                  x-y: {type: string}
                  word: {type: string}
                  extra: {type: object, x-kubernetes-preserve-unknown-fields: true}
                  tags: {type: array, x-kubernetes-list-type: set, items: {type: string}}
                  inner: {type: object, properties: {a: {type: string}}}
                  note: {type: string, nullable: true}
              status: {type: object, properties: {ready: {type: boolean}}}
    """

  init() { folder.write("widget.yaml", Self.widget) }

  private func run(_ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(["run", "widget.yaml", "--no-input"] + arguments, input: input, folder: folder)
  }

  @Test func `a program is asked for what YAML stands for`() throws {
    folder.write("widget.yaml", Self.widget.replacing("required: [size]", with: "required: [size, extra]"))
    let found = try JSONParser.parse(DetachedCommand(["questions", "widget.yaml"], folder: folder).output)
    guard case .array(let questions)? = found["questions"] else {
      Issue.record("\(found)")
      return
    }
    let extra = questions.first { $0["id"] == "spec.extra" }
    #expect(extra?["schema"] == ["type": "object", "x-kubernetes-preserve-unknown-fields": true])
    let answers = #"{"metadata": {"name": "w"}, "spec": {"size": 3, "extra": {"a": [1]}}}"#
    #expect(try run("--answers", "-", input: answers).output.contains("  extra:\n    a:\n    - 1\n"))
  }

  @Test func `a resource is printed in order, without defaults and without status`() throws {
    let command = try run(
      "--set", "spec.word=yes", "--set", "spec.size=3", "--set", "metadata.name=web", "--set", "metadata.namespace=shop"
    )
    #expect(command.error == "")
    #expect(
      command.output == """
        apiVersion: example.com/v1
        kind: Widget
        metadata:
          name: web
          namespace: shop
        spec:
          size: 3
          word: "yes"

        """)
  }

  @Test(
    "a value is judged as a server judges it",
    arguments: [
      (["spec.size=1"], "spec.size: size is below 2"),
      (["spec.size=3000000000"], "spec.size: Invalid value: should be a 32-bit integer"),
      (["spec.size=3", "spec.memory=3Gi"], "memory is below 2Gi"),
      (["spec.size=3", "spec.tags=[\"a\",\"a\"]"], "spec.tags[1]: Duplicate value: \"a\""),
      (["spec.size=3", "spec.namespace=n", "spec.x-y=b"], "failed rule: !has(self.__namespace__)"),
      (["spec.size=3", "metadata.name=Web"], "metadata.name"),
    ])
  func refused(assignments: [String], message: String) throws {
    let name = assignments.contains { $0.hasPrefix("metadata.name") } ? [] : ["metadata.name=web"]
    let command = try DetachedCommand(
      ["run", "widget.yaml", "--no-input"] + (assignments + name).flatMap { ["--set", $0] }, folder: folder)
    #expect(command.status == 2)
    #expect(command.error.contains(message), "\(command.error)")
    #expect(command.output == "")
  }

  @Test(arguments: ["size: 9223372036854775808", "size: 3, x: .nan", "size: 3, x: 1e400"])
  func `a number that would be written as another one is refused, given and in the resource before`(spec: String) throws
  {
    folder.write("widget.yaml", Self.widget)
    folder.write("given.yaml", "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {\(spec)}\n")
    for option in ["--answers", "--old"] {
      let command = try DetachedCommand(
        ["run", "widget.yaml", "--no-input", option, "given.yaml"], folder: folder)
      #expect(command.status == 65)
      #expect(command.output.isEmpty)
      #expect(command.error.contains("this number cannot be kept as it is"), "\(command.error)")
    }
  }

  @Test(arguments: ["--answers", "--old"])
  func `a secret of several lines stays as it was given`(option: String) throws {
    folder.write(
      "widget.yaml",
      Self.widget.replacing(
        "size: {type: integer", with: "pw: {type: string, format: password}\n              size: {type: integer"))
    folder.write(
      "given.yaml",
      "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {size: 3, pw: \"-----BEGIN\\nabc\\n\"}\n")
    let command = try DetachedCommand(
      ["run", "widget.yaml", "--no-input", "--output", "json", option, "given.yaml"], folder: folder)
    #expect(command.output.contains(#""pw": "-----BEGIN\nabc\n""#), "\(command.output) \(command.error)")
  }

  @Test func `digits of an int-or-string are a number, in quotes a text`() throws {
    for (given, written) in [("80", "80"), ("\"80\"", "\"80\""), ("http", "http")] {
      let command = try run("--set", "metadata.name=w", "--set", "spec.size=3", "--set", "spec.port=\(given)")
      #expect(command.output.contains("  port: \(written)\n"), "\(command.output) \(command.error)")
    }
  }

  @Test func `what is given is read strictly, what is free is kept as it is`() throws {
    let given = """
      metadata: {name: w, labels: {app.kubernetes.io/name: web}}
      spec: {size: 3, port: "80", extra: {a: [1, {b: x}]}, inner: {}, mode: ""}
      """
    let command = try run("--answers", "-", input: given)
    #expect(command.error == "")
    #expect(command.output.contains("  labels:\n    app.kubernetes.io/name: web\n"))
    #expect(
      command.output.contains("  mode: \"\"\n  port: \"80\"\n  extra:\n    a:\n    - 1\n    - b: x\n  inner: {}\n"))
    let unknown = try run("--answers", "-", input: "{metadata: {name: w}, spec: {size: 3, sise: 4}}")
    #expect(unknown.status == 65)
    #expect(unknown.error.contains("spec.sise"))
  }

  @Test(arguments: ["apiVersion: v1\nkind: Secret", "apiVersion: other.com/v1\nkind: Widget"])
  func `a resource of another kind is not edited`(head: String) throws {
    folder.write("old.yaml", head + "\nmetadata: {name: w}\nspec: {size: 5}\n")
    let edited = try run("--old", "old.yaml")
    #expect(edited.status == 65)
    #expect(edited.output == "")
    #expect(edited.error.contains("this is the form of Widget of example.com"), "\(edited.error)")
  }

  @Test func `an edited resource keeps what the form does not know, and its rules see what it was`() throws {
    folder.write(
      "old.yaml",
      """
      apiVersion: example.com/v1
      kind: Widget
      metadata: {name: w, uid: "1", labels: {a: b}}
      spec: {size: 5, lost: 1}
      status: {ready: true}
      """)
    let edited = try run("--old", "old.yaml", "--set", "spec.size=6")
    #expect(edited.error.contains("'spec.lost' is not in the schema of Widget: it is left out"))
    #expect(
      edited.output == """
        apiVersion: example.com/v1
        kind: Widget
        metadata:
          name: w
          labels:
            a: b
          uid: "1"
        spec:
          size: 6
        status:
          ready: true

        """)
    let shrunk = try run("--old", "old.yaml", "--set", "spec.size=4")
    #expect(shrunk.status == 2)
    #expect(shrunk.error.contains("size cannot shrink"))
  }

  @Test func `of status nothing is told but that it is the server's, whatever the schema knows of it`() throws {
    let status = "status: {type: object, properties: {ready: {type: boolean}}}"
    folder.write("widget.yaml", Self.widget.replacing(status, with: "status: {type: object}"))
    let resource = "metadata: {name: w}\nspec: {size: 5}\nstatus: {ready: true, on: [{a: 1}]}\n"
    folder.write("old.yaml", "apiVersion: example.com/v1\nkind: Widget\n" + resource)
    let edited = try run("--old", "old.yaml")
    #expect(edited.error == "")
    #expect(edited.output.hasSuffix("status:\n  ready: true\n  \"on\":\n  - a: 1\n"), "\(edited.output)")
    let given = try run("--answers", "-", input: resource)
    #expect(given.status == 0)
    #expect(given.error == "formline: warning: 'status' is the server's own: it is left out\n")
  }

  @Test func `a definition that is not structural, or has no version that is served, is refused at its place`() throws {
    for (change, into, message) in [
      ("type: string, nullable: true", "nullable: true", "not a structural schema: a schema without 'type'"),
      ("served: true", "served: false", "no version of Widget is served"),
      ("items: {type: string}", "uniqueItems: true, items: {type: string}", "'uniqueItems' cannot be true"),
    ] {
      folder.write("bad.yaml", Self.widget.replacing(change, with: into))
      let command = try DetachedCommand(["run", "bad.yaml", "--no-input"], folder: folder)
      #expect(command.status == 65)
      #expect(command.error.contains("bad.yaml:"), "\(command.error)")
      #expect(command.error.contains(message), "\(command.error)")
    }
  }

  @Test(
    "a rule that does not compile is a warning, and no verdict",
    arguments: [
      ("authorizer.path('/x').check('get').allowed()", "'authorizer'"), ("self.sze > 1", "did you mean 'size'?"),
      ("self.size.startsWith('a')", "an int"), ("self.size == 'x'", "never"), ("self.minimum[0] == 1", "minimum"),
      ("self.size", "an int"),
    ])
  func brokenRules(rule: String, reason: String) throws {
    folder.write("bad.yaml", Self.widget.replacing("self.minimum <= self.size", with: rule))
    let command = try DetachedCommand(
      ["run", "bad.yaml", "--no-input", "--set", "metadata.name=w", "--set", "spec.size=1"], folder: folder)
    #expect(command.status == 0)
    #expect(command.error.contains("warning: the rule is passed over, since it does not compile"))
    #expect(command.error.contains(reason), "\(command.error)")
  }

  @Test(
    "a rule that only a server can decide is a warning, and no verdict",
    arguments: [
      ("dyn(self.size)", "its value is neither true nor false"),
      ("timestamp('2026-01-01T00:00:00Z').getFullYear('America/New_York') == self.size", "time zones"),
    ])
  func undecidedRules(rule: String, reason: String) throws {
    folder.write("open.yaml", Self.widget.replacing("self.minimum <= self.size", with: rule))
    let command = try DetachedCommand(
      ["run", "open.yaml", "--no-input", "--set", "metadata.name=w", "--set", "spec.size=1"], folder: folder)
    #expect(command.status == 0)
    #expect(command.error.contains("is not decided"), "\(command.error)")
    #expect(command.error.contains(reason), "\(command.error)")
  }

  @Test func `of several definitions one is named`() throws {
    let gadget = Self.widget.replacing("Widget", with: "Gadget").replacing("widgets", with: "gadgets")
    folder.write("all.yaml", "---\n\(Self.widget)\n---\n# none\n---\n\(gadget)\n")
    let open = try DetachedCommand(["run", "all.yaml", "--no-input"], folder: folder)
    #expect(open.status == 64)
    #expect(open.error.contains("Widget/v1, Gadget/v1"))
    let named = try DetachedCommand(
      ["run", "all.yaml#Gadget/v1", "--no-input", "--set", "metadata.name=g", "--set", "spec.size=2"], folder: folder)
    #expect(named.output.hasPrefix("apiVersion: example.com/v1\nkind: Gadget\n"))
    #expect(try DetachedCommand(["run", "all.yaml#Thing", "--no-input"], folder: folder).status == 65)
    let assigned = ["--set", "metadata.name=g", "--set", "spec.size=2"]
    for kind in ["Gadget/v1", "Gadget"] {
      let call = ["run", "all.yaml", "--no-input"] + assigned
      #expect(try DetachedCommand(call + ["--set", "kind=\(kind)"], folder: folder).output == named.output)
      folder.write("a.json", "{\"kind\": \"\(kind)\"}")
      let given = try DetachedCommand(call + ["--answers", "a.json"], folder: folder)
      #expect(given.output == named.output, "\(given.error)")
      let piped = try DetachedCommand(
        call + ["--answers", "-"], input: "{\"kind\": \"\(kind)\"}", folder: folder)
      #expect(piped.output == named.output, "\(piped.error)")
      let questions = ["questions", "all.yaml", "--set", "kind=\(kind)"]
      #expect(try DetachedCommand(questions, folder: folder).output.contains("spec.size"))
      #expect(try DetachedCommand(questions + assigned, folder: folder).status == 0)
    }
    #expect(try DetachedCommand(["run", "all.yaml", "--no-input", "--set", "kind=Thing"], folder: folder).status == 2)
  }

  @Test func `of the definitions in a folder one is named`() throws {
    let gadget = Self.widget.replacing("Widget", with: "Gadget").replacing("widgets", with: "gadgets")
    folder.makeFolder("crds")
    folder.write("crds/widget.yaml", Self.widget)
    folder.write("crds/gadget.yaml", gadget)
    folder.write("crds/other.yaml", "kind: ConfigMap\n")
    let open = try DetachedCommand(["run", "crds", "--no-input"], folder: folder)
    #expect(open.status == 64)
    #expect(open.error.contains("crds#NAME, with NAME one of Gadget/v1, Widget/v1"), "\(open.error)")
    for name in ["Gadget/v1", "Gadget"] {
      let named = try DetachedCommand(
        ["run", "crds#\(name)", "--no-input", "--set", "metadata.name=g", "--set", "spec.size=2"], folder: folder)
      #expect(named.output.hasPrefix("apiVersion: example.com/v1\nkind: Gadget\n"), "\(named.error)")
    }
  }

  /// No field stands for the object: without a person the answer is invalid, before a person the file is wrong.
  @Test(arguments: [false, true])
  func `what no field can mend is said before anything is asked`(hasPerson: Bool) throws {
    let (one, two) = ("{a: {type: string}}", "{a: {type: string}, b: {type: string}}, maxProperties: 1")
    folder.write("widget.yaml", Self.widget.replacing(one, with: two))
    folder.write("given.yaml", "spec: {size: 3, inner: {a: x, b: y}}")
    let arguments = ["run", "widget.yaml", "--answers", "given.yaml"] + (hasPerson ? [] : ["--no-input"])
    let command = try DetachedCommand(arguments, folder: folder)
    #expect(command.status == (hasPerson ? 65 : 2))
    #expect(command.error.contains("spec.inner: Too many: must have at most 1 items"))
  }

  @Test(
    "a program is told what is wrong with an object, as by --set",
    arguments: [
      ("{size: 3, inner: {a: x, b: y}}", "spec.inner: Too many: must have at most 1 items", "spec.inner.a"),
      ("x", "spec: Invalid value: must be of type object", "spec.size"),
    ])
  func objects(spec: String, message: String, id: String) throws {
    let (one, two) = ("{a: {type: string}}", "{a: {type: string}, b: {type: string}}, maxProperties: 1")
    folder.write("widget.yaml", Self.widget.replacing(one, with: two))
    let command = try DetachedCommand(
      ["questions", "widget.yaml", "--answers", "-"], input: "{metadata: {name: w}, spec: \(spec)}", folder: folder)
    #expect(command.status == 2)
    let found = try JSONParser.parse(command.output)
    #expect(found["status"] == "open")
    #expect(found["problems"] == [["id": .string(id), "message": .string(message)]], "\(command.output)")
  }

  @Test(
    "a value of another type is wrong, not missing, also where it is required",
    arguments: [
      ("size: x", "spec.size", "integer"), ("size: true", "spec.size", "integer"),
      ("size: [1]", "spec.size", "integer"),
      ("size: 3, minimum: x", "spec.minimum", "integer"),
      ("size: 3, ports: [{port: x}]", "spec.ports.0.port", "integer"),
      ("size: 3, counts: {a: x}", "spec.counts.a", "integer"), ("size: 3, ports: x", "spec.ports", "array"),
      ("size: 3, ports: [{port: 1, to: x}]", "spec.ports.0.to", "integer"),
    ])
  func types(spec: String, path: String, type: String) throws {
    let pad = String(repeating: " ", count: 14)
    folder.write(
      "widget.yaml",
      Self.widget.replacing(
        pad + "memory:",
        with: pad
          + "ports: {type: array, items: {type: object, required: [port], properties: {port: {type: integer}, to: {type: integer}}}}\n"
          + pad + "counts: {type: object, additionalProperties: {type: integer}}\n" + pad + "memory:"))
    let given = "{metadata: {name: w}, spec: {\(spec)}}"
    let command = try run("--answers", "-", input: given)
    #expect(command.status == 2)
    #expect(command.error.contains("\(path): Invalid value: must be of type \(type)\n"), "\(command.error)")
    #expect(!command.error.contains("required"), "\(command.error)")
    let asked = try DetachedCommand(["questions", "widget.yaml", "--answers", "-"], input: given, folder: folder)
    guard case .array(let problems)? = try JSONParser.parse(asked.output)["problems"] else {
      Issue.record("\(asked.error)")
      return
    }
    #expect(problems.count == 1)
    #expect(problems.first?["message"] == .string("\(path): Invalid value: must be of type \(type)"))
  }

  @Test func `answers lie over the resource that is edited, and mistakes have their names and places`() throws {
    folder.write(
      "old.yaml", "{metadata: {name: w, labels: {o: '2', empty: ''}}, spec: {size: 3, tags: [p], note: null}}")
    let merged = try run(
      "--old", "old.yaml", "--answers", "-", input: "{metadata: {labels: {n: ''}}, spec: {tags: [], extra: {z: [1]}}}")
    #expect(merged.error == "")
    #expect(
      merged.output.hasSuffix(
        """
          labels:
            o: "2"
            empty: ""
            "n": ""
        spec:
          size: 3
          extra:
            z:
            - 1
          tags: []
          note: null

        """), "\(merged.output)")
    let wrong = try run("--answers", "-", input: "metadata: {name: w}\nspec:\n  size: 3\n  sise: 4\n")
    #expect(wrong.status == 65)
    #expect(wrong.error.contains("standard input:4:3: error: 'spec.sise' is not in the schema of Widget"))
    #expect(wrong.error.contains("did you mean 'spec.size'?") || wrong.error.contains("did you mean 'size'?"))
    let kind = try run("--answers", "-", input: "metadata: w\nspec: {size: 3}\n")
    #expect(kind.status == 2)
    #expect(kind.error.contains("standard input:1:11: error: metadata: Invalid value: must be of type object"))
    let label = try run("--answers", "-", input: "{metadata: {name: w, labels: {a: '-'}}, spec: {size: 3}}")
    #expect(label.error.contains("metadata.labels[0]: Use letters, digits"), "\(label.error)")
  }

  @Test func `rules at the root see the name and the kind`() throws {
    let pad = String(repeating: " ", count: 8)
    folder.write(
      "root.yaml",
      Self.widget.replacing(
        "required: [spec]",
        with: "required: [spec]\n" + pad + "x-kubernetes-validations:\n" + pad
          + #"- {rule: "self.metadata.name.size() < 3 && self.kind == 'Widget'", message: ""}"#))
    for (name, status) in [("ab", 0), ("abcd", 2)] as [(String, Int32)] {
      let command = try DetachedCommand(
        ["run", "root.yaml", "--no-input", "--set", "metadata.name=\(name)", "--set", "spec.size=3"], folder: folder)
      #expect(command.status == status, "\(command.error)")
      #expect(status == 0 || command.error.contains("failed rule: self.metadata.name"), "\(command.error)")
    }
  }

  @Test func `only the paths that are named are asked for, or everything`() throws {
    let only = try DetachedCommand(["show", "widget.yaml", "--rows", "60"], folder: folder)
    #expect(only.output.contains("Size"))
    let text = only.output.split(whereSeparator: { "┃│ \n".contains($0) }).joined(separator: " ")
    #expect(text.contains("Inner: 1 value, asked with --only spec.inner"), "\(only.output)")
    #expect(!(try DetachedCommand(["convert", "widget.yaml"], folder: folder).output.contains("--only")))
    #expect(!(try run("--set", "metadata.name=w", "--set", "spec.size=3").output.contains("inner")))
    #expect(try run("--only", "spec.nothing").status == 64)
    let all = try run("--all", "--set", "metadata.name=w", "--set", "spec.size=3")
    #expect(all.output == "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  size: 3\n")
  }

  @Test(
    "resources of projects are accepted, and with a mistake refused at its place",
    arguments: [
      (
        "cert-manager.io_certificates.yaml",
        "{metadata: {name: a}, spec: {secretName: t, dnsNames: [a.b], duration: 2160h, issuerRef: {name: le}, privateKey: {algorithm: RSA, size: 2048}}}",
        "algorithm: RSA", "algorithm: RSB", "spec.privateKey.algorithm"
      ),
      (
        "gateway.networking.k8s.io_gateways.yaml",
        "{metadata: {name: a}, spec: {gatewayClassName: c, listeners: [{name: http, port: 80, protocol: HTTP}]}}",
        "protocol: HTTP}", "protocol: HTTP}, {name: http, port: 81, protocol: HTTP}", "Listener name must be unique"
      ),
      (
        "gateway.networking.k8s.io_gateways.yaml",
        "{metadata: {name: a}, spec: {gatewayClassName: c, listeners: [{name: http, port: 80, protocol: HTTP}]}}",
        "port: 80", "port: 70000", "spec.listeners.0.port"
      ),
      (
        "gateway.networking.k8s.io_gateways.yaml",
        "{metadata: {name: a}, spec: {gatewayClassName: c, listeners: [{name: http, port: 80, protocol: HTTP}], addresses: [{type: IPAddress, value: 192.0.2.1}]}}",
        "192.0.2.1", "nowhere", "does not satisfy 'oneOf'"
      ),
      (
        "karpenter.sh_nodepools.yaml",
        "{metadata: {name: a}, spec: {template: {spec: {nodeClassRef: {group: g, kind: k, name: n}, requirements: [{key: karpenter.sh/capacity-type, operator: In, values: [spot]}]}}}}",
        "operator: In, values: [spot]", "operator: In", "requirements with operator 'In' must have a value defined"
      ),
    ])
  func samples(file: String, resource: String, right: String, wrong: String, message: String) throws {
    func run(_ answers: String) throws -> DetachedCommand {
      try DetachedCommand(["run", Self.files + file, "--no-input", "--answers", "-"], input: answers, folder: folder)
    }
    let accepted = try run(resource)
    #expect(accepted.status == 0, "\(accepted.error)")
    let refused = try run(resource.replacing(right, with: wrong))
    #expect(refused.status != 0)
    #expect(refused.error.contains(message), "\(refused.error)")
  }

  @Test func `an entry that was left without a value is an empty text, beside what was given`() throws {
    folder.write(
      "map.json",
      """
      {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "forms.a.b"},
        "spec": {"group": "a.b", "names": {"kind": "Form", "plural": "forms"}, "scope": "Namespaced",
          "versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {"type": "object",
            "properties": {"spec": {"type": "object", "properties": {"m": {"type": "object",
              "additionalProperties": {"x-kubernetes-int-or-string": true}}}}}}}}]}}
      """)
    folder.write("old.yaml", "metadata: {name: w}\nspec: {m: {a: '', b: '5', c: 5}}\n")
    for (keys, entries) in [
      ("F8\nType \"q\"", "    a: \"\"\n    q: \"\"\n    b: \"5\"\n    c: 5\n"),
      ("Ctrl+Down\nType \"q\"", "    b: \"5\"\n    aq: \"\"\n    c: 5\n"),
    ] {
      folder.write("a.keys", "Tab 4\n\(keys)\nCtrl+X\nCtrl+S\n")
      let command = try DetachedCommand(
        ["run", "map.json", "--old", "old.yaml", "--keys", "a.keys"], folder: folder)
      #expect(command.output.hasSuffix("  m:\n" + entries), "\(keys): \(command.output) \(command.error)")
    }
  }

  @Test(
    "what a rule says of a whole object is told at a field in it, or alone",
    arguments: [
      (
        "size: {type: integer}", "!has(self.size)",
        "F10\nExpect screen /^ *Size: spec: bad$/\nExpect focus spec.size\n"
      ),
      ("b: {type: object, properties: {c: {type: string}}}", "has(self.b)", "F10\nExpect screen /^ *spec: bad$/\n"),
    ])
  func rulesOfObjects(property: String, rule: String, keys: String) throws {
    folder.write(
      "object.yaml",
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: ws.e.x}
      spec: {group: e.x, scope: Cluster, names: {kind: W, plural: ws}, versions: [{name: v1, served: true, storage: true,
        schema: {openAPIV3Schema: {type: object, required: [spec], properties: {spec: {type: object,
          properties: {inner: {type: object, properties: {a: {type: string}}}, \(property)},
          x-kubernetes-validations: [{rule: "\(rule)", message: bad}]}}}}}]}
      """)
    let given =
      property.hasPrefix("size")
      ? #"{"metadata": {"name": "w"}, "spec": {"size": 1}}"# : #"{"metadata": {"name": "w"}, "spec": {}}"#
    folder.write("object.keys", "Form object.yaml\nAnswers \(given)\n\(keys)")
    let command = try DetachedCommand(["test", "object.keys"], folder: folder)
    #expect(command.output.contains("1 passed"), "\(command.output)")
  }
}
