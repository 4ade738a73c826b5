import FormDefinitions
import Testing

/// What a definition file comes to.
struct FormReadingTests {
  @Test func `fields at the top make one section`() throws {
    let form = try definition("formline: 1\ntitle: Sign up\nfields: [{id: name}, {id: email, contentType: email}]\n")
    #expect(form.title == "Sign up")
    #expect(form.submitLabel == "Submit")
    #expect(form.layout == .scroll)
    #expect(form.sections.count == 1)
    #expect(form.fields.map(\.id) == ["name", "email"])
    #expect(form.field("email")?.text?.contentType == .emailAddress)
    #expect(form.toolbar == nil)
  }

  @Test func `sections keep their order, conditions and scopes`() throws {
    let form = try definition(
      """
      formline: 1
      layout: pages
      sections:
        - {id: one, title: One, fields: [{id: a, type: boolean}]}
        - {title: Two, when: a, submitScope: true, onSubmit: next, fields: [{id: b}]}
      """)
    #expect(form.layout == .pages)
    #expect(form.sections.map(\.title) == ["One", "Two"])
    #expect(form.sections[1].when?.fields == ["a"])
    #expect(form.sections[1].submitScope)
    #expect(form.fields.map(\.id) == ["a", "b"])
  }

  @Test(arguments: [
    ("first_name", "First name"), ("firstName", "First name"), ("email", "Email"), ("userID", "User ID"),
    ("URL", "URL"), ("postal_code_2", "Postal code 2"), ("a", "A"), ("_", "_"),
  ])
  func `an id makes a readable label`(id: String, label: String) {
    #expect(FieldDefinition.readableLabel(for: id) == label)
  }

  @Test func `notes without an id are numbered and have no answer`() throws {
    let form = try definition(
      "formline: 1\nfields: [{type: note, label: Hello}, {id: a}, {type: note, description: Bye}]\n")
    #expect(form.fields.map(\.id) == ["note-1", "a", "note-2"])
    #expect(form.fields.map(\.hasAnswer) == [false, true, false])
  }

  @Test func `passwords and secret content types are secret`() throws {
    #expect(try field("type: password").isSecret)
    #expect(try field("contentType: one-time-code").isSecret)
    #expect(try field("secret: true").isSecret)
    #expect(try !field("contentType: email").isSecret)
  }

  @Test func `options may be values, mappings, lines of a file or an expression`() throws {
    let listed = try field("type: select, options: [free, {value: 3, label: Three, disabled: true}, true]")
    #expect(
      listed.choice?.options.known == [
        OptionDefinition(value: .string("free")),
        OptionDefinition(value: .integer(3), label: "Three", isDisabled: true),
        OptionDefinition(value: .bool(true), label: "true"),
      ])
    let file = try field("type: select, options: {lines: lists/plans.txt}")
    #expect(file.choice?.options.known?.map(\.label) == ["free", "team", "enterprise"])
    let computed = try field("type: select, options: {cel: \"['x', 'y']\"}")
    #expect(computed.choice?.options.known == nil)
  }

  @Test func `actions are read as data`() throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - id: email
          onSubmit: [{set: {username: "email.split('@')[0]"}}, {if: "email == ''", then: {focus: null}, else: submit}]
        - {id: username, onSubmit: {focus: email}, onChange: {clear: email}}
      """)
    guard case .sequence(let actions)? = form.fields[0].onSubmit, case .set(let assignments) = actions[0],
      case .if(let condition, then: .focus(nil), else: .submit?) = actions[1]
    else {
      Issue.record("unexpected actions: \(String(describing: form.fields[0].onSubmit))")
      return
    }
    #expect(assignments.map(\.field) == ["username"])
    #expect(assignments[0].value.source == "email.split('@')[0]")
    #expect(condition.fields == ["email"])
    guard case .focus("email")? = form.fields[1].onSubmit, case .clear("email")? = form.fields[1].onChange else {
      Issue.record("unexpected actions of username")
      return
    }
  }

  @Test func `toolbar items have keys and are for fields or content types`() throws {
    let form = try definition(
      """
      formline: 1
      fields: [{id: a}, {id: email, contentType: email}]
      toolbar:
        - done
        - {label: Today, key: Ctrl+T, action: {insert: x}, for: [a]}
        - {label: Mine, key: Ctrl+T, action: suggest, for: emailAddress}
        - {label: Id, action: next, for: email}
      """)
    let items = try #require(form.toolbar)
    #expect(items.count == 4)
    guard case .ready(.done) = items[0], case .custom(let today) = items[1], case .custom(let mine) = items[2],
      case .custom(let byID) = items[3], case .contentType(.emailAddress) = mine.targets[0],
      case .field("email") = byID.targets[0]
    else {
      Issue.record("unexpected items")
      return
    }
    #expect(today.keyName == "Ctrl+T")
    #expect(today.isShown(for: form.fields[0]))
    #expect(!today.isShown(for: form.fields[1]))
    #expect(mine.isShown(for: form.fields[1]))
  }

  @Test func `a rule across fields is at the fields it reads unless it says where`() throws {
    let form = try definition(
      """
      formline: 1
      fields: [{id: password, type: password}, {id: again, type: password}]
      validate:
        - {rule: "password == again", message: They differ, at: again}
        - {rule: "password != again", message: They do not}
      """)
    #expect(form.rules.map(\.fields) == [["again"], ["again", "password"]])
  }

  @Test func `names of types may be ids, and expressions know them as fields`() throws {
    let form = try definition("formline: 1\nfields: [{id: duration}, {id: b, when: \"duration != ''\"}]\n")
    #expect(form.fields[1].when.expression?.fields == ["duration"])
  }

  @Test func `JSON is a definition too`() throws {
    let form = try definition(
      #"{"formline": 1, "title": "Grin \uD83D\uDE00 a\/b", "fields":[{"id":"a","label":"\u00e9"}]}"#)
    #expect(form.title == "Grin 😀 a/b")
    #expect(form.fields[0].label == "é")
  }

  @Test func `an anchor repeats a whole value`() throws {
    let form = try definition(
      "formline: 1\nfields:\n  - {id: a, type: select, options: &o [x, y]}\n  - {id: b, type: select, options: *o}\n")
    #expect(form.fields[1].choice?.options.known?.map(\.label) == ["x", "y"])
  }

  @Test func `ten thousand fields have no mistakes`() throws {
    let fields = (0..<10_000).map { "  - {id: f\($0), when: \"f\(($0 / 10) * 10 + 10_000) == ''\"}" }
    let more = (10_000..<20_000).map { "  - {id: f\($0)}" }
    let form = try definition("formline: 1\nfields:\n" + (fields + more).joined(separator: "\n"))
    #expect(form.fields.count == 20_000)
  }

  @Test func `what cannot be a form is not usable, what only may be wrong is`() {
    let wrong = DefinitionReader.read(Array("formline: 1\n".utf8), path: "f.yaml", resources: resource)
    #expect(!wrong.isUsable)
    let doubtful = DefinitionReader.read(
      Array("formline: 1\nlayout: pages\nfields: [{id: a}]\n".utf8), path: "f.yaml", resources: resource)
    #expect(doubtful.isUsable)
    #expect(doubtful.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `a file is only asked for inside of the folder`() {
    for path in ["/etc/passwd", "../x", "a/../../x", "a/b/../../../x"] {
      let text = "formline: 1\nfields: [{id: a, type: select, options: {lines: \(path)}}]\n"
      _ = DefinitionReader.read(Array(text.utf8), path: "f.yaml") { path in
        Issue.record("asked for \(path)")
        return .success([])
      }
    }
  }

  @Test func `a text area has no more rows than a screen may`() throws {
    #expect(try field("type: textarea, rows: 9223372036854775807").text?.rows == 1000)
  }
}
