import FormDefinitions
import TestSupport
import Testing

/// What `formline new` writes can be run as it is.
struct NewDefinitionTests {
  @Test func `a small form is short, and says how to go on`() {
    let new = NewDefinition(
      title: "Order: lunch", description: "For *today*.", submitLabel: "Order", parts: [.email, .choice],
      others: ["What else?"])
    #expect(
      new.text(named: "lunch.yaml") == """
        # Your editor completes the keys with the schema that 'formline schema' prints.
        # Try it:        formline run lunch.yaml
        # Find mistakes: formline check lunch.yaml

        formline: 1
        title: "Order: lunch"
        description: "For *today*."
        submitLabel: Order

        fields:
          - id: email
            label: E-mail
            contentType: emailAddress
            required: true

          - id: choice
            type: select
            options:
              - {value: small, label: Small, description: for one}
              - {value: large, label: Large}
            # Many options may stand in a file beside this one:
            # options: {lines: choices.txt}
            default: small

          - id: what_else
            label: "What else?"

        """)
    #expect(
      new.text(named: "a.yaml", schema: "/b.json").hasPrefix(
        "# yaml-language-server: $schema=/b.json\n# Try it:        formline run a.yaml\n"))
  }

  @Test(arguments: FormDefinition.Layout.allCases)
  func `whatever is chosen, there are no mistakes in it`(layout: FormDefinition.Layout) throws {
    var random = SeededGenerator(seed: 5)
    let texts = [
      "Name", "name", "", "1st", "self", "a: b", "# no", "Größe", "\u{1B}[31m", "two\nlines", "yes", "漢字", "__",
    ]
    for _ in 0..<200 {
      let new = NewDefinition(
        title: texts.randomElement(using: &random).map { $0.isEmpty ? "A" : $0 } ?? "A",
        description: texts.randomElement(using: &random),
        submitLabel: Bool.random(using: &random) ? "Send" : nil, layout: layout,
        parts: NewDefinition.Part.allCases.filter { _ in Bool.random(using: &random) },
        others: texts.filter { !$0.isEmpty && Bool.random(using: &random) })
      let reading = DefinitionReader.read(Array(new.text(named: "f.yaml").utf8), path: "f.yaml", resources: resource)
      #expect(reading.diagnostics.map { $0.rendered(color: false) } == [], "\(new.text(named: "f.yaml"))")
    }
  }

  @Test func `a password is typed again, and is one answer`() throws {
    let form = try definition(NewDefinition(title: "A", parts: [.password]).text(named: "f.yaml"))
    #expect(form.fields.map(\.id) == ["password", "again"])
    #expect(form.fields.map(\.confirms) == [nil, "password"])
  }
}
