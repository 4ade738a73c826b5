import ContentTypes
import DefinedForms
import FormModels
import Formline
import Testing

/// What forms remember of their answers, and what later ones make of it.
struct FormHistoryTests {
  /// A history in memory.
  private final class Store: AnswerHistory {
    var kept: [HistoryTopic: [HistorySource.Entry]] = [:]
    var asked: [String] = []

    func entries(of topic: HistoryTopic) -> [HistorySource.Entry] {
      asked.append(topic.name)
      return kept[topic] ?? []
    }

    func remember(_ answers: [HistoryTopic: [HistorySource.Entry]]) {
      for (topic, entries) in answers { kept[topic, default: []] += entries }
    }

    /// Every topic and what it holds.
    var texts: [String: [String]] {
      Dictionary(uniqueKeysWithValues: kept.map { ($0.key.name, $0.value.map { "\($0.field ?? "-") \($0.text)" }) })
    }

    func add(_ texts: [String], to type: TextContentType?, field: String, form: String = "/forms/other.yaml") {
      let entries = texts.map { HistorySource.Entry(text: $0, contentType: type, form: form, field: field) }
      kept[HistoryTopic(type), default: []] += entries
    }
  }

  @Test func `answers are remembered by content type, secrets and what is personal are not`() async throws {
    let store = Store()
    let form = try CommandForm(
      """
      fields:
        - {id: email, contentType: email}
        - {id: work, contentType: email}
        - {id: note}
        - {id: team, suggestions: {history: true}}
        - {id: code, contentType: one-time-code}
        - {id: pass, type: password}
        - {id: pin, secret: true, suggestions: {history: true}}
        - {id: born, contentType: bday}
        - {id: token, contentType: username, secret: true}
        - {id: given, contentType: given-name, default: Ada}
      """, history: store)
    await form.type("a@b.c\rw@b.c\rnote\rcrew\r123456\rsesame\r1234\r1815-12-10\rt0ken\r\r")
    #expect(form.form.session.outcome == .submitted)
    form.form.rememberAnswers()
    #expect(store.texts == ["emailAddress": ["email a@b.c", "work w@b.c"], "untyped": ["team crew"]])
  }

  @Test func `readline goes through what was answered to any field of the type, in any form`() async throws {
    let store = Store()
    store.add(["one@x.org", "two@x.org", "one@x.org"], to: .emailAddress, field: "mail")
    let form = try CommandForm("fields: [{id: email, contentType: email}, {id: note}]", history: store)
    await form.type("draft\u{10}")
    #expect(form.form.value(of: "email")?.text == "one@x.org")
    await form.type("\u{10}")
    #expect(form.form.value(of: "email")?.text == "two@x.org")
    await form.type("\u{E}\u{E}")
    #expect(form.form.value(of: "email")?.text == "draft")
    await form.type("\u{12}two")
    #expect(form.form.value(of: "email")?.text == "two@x.org")
    #expect(form.screen.contains("(reverse-i-search)`two':"))
  }

  @Test func `a field without a type has a history of its own`() async throws {
    let store = Store()
    store.add(["elsewhere"], to: nil, field: "team")
    store.add(["ours"], to: nil, field: "team", form: "/forms/this.yaml")
    store.add(["of another field"], to: nil, field: "crew", form: "/forms/this.yaml")
    let form = try CommandForm("fields: [{id: team, suggestions: {history: true}}]", history: store)
    #expect(form.form.suggestions == ["ours"])
    await form.type("\u{10}\u{10}")
    #expect(form.form.value(of: "team")?.text == "ours")
  }

  @Test func `the answer to this field is suggested before those to its type`() async throws {
    let store = Store()
    store.add(["ada@here.org"], to: .emailAddress, field: "email", form: "/forms/this.yaml")
    store.add(["ada@there.org"], to: .emailAddress, field: "mail")
    let form = try CommandForm("fields: [{id: email, contentType: email}]", history: store)
    await form.type("a")
    #expect(form.form.suggestion == "ada@here.org")
    #expect(form.form.suggestions.prefix(2) == ["ada@here.org", "ada@there.org"])
  }

  @Test func `the history is asked for when a field is visited, and not for fields that have none`() async throws {
    let store = Store()
    let form = try CommandForm(
      "fields: [{id: note}, {id: email, contentType: email}, {id: pass, type: password}, {id: name, contentType: name}]",
      history: store)
    #expect(store.asked == [])
    await form.type("\t")
    #expect(Set(store.asked) == ["emailAddress"])
    await form.type("\t")
    #expect(Set(store.asked) == ["emailAddress"])
  }
}
