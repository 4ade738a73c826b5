import Formline
import Testing
import ViewTree

/// Who offers what to whom, and who answers what.
@Suite("Negotiation") struct NegotiationTests {
  /// Writes down what its view is offered and what that answers.
  private struct Probe: Layout {
    let name: String
    let log: Log

    private func text(_ length: Double?) -> String { length.map { $0.isFinite ? "\(Int($0))" : "∞" } ?? "any" }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let size = subviews.first?.sizeThatFits(proposal) ?? .zero
      log("\(name): \(text(proposal.width))×\(text(proposal.height)) → \(text(size.width))×\(text(size.height))")
      return size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      log("\(name): placed in \(text(bounds.size.width))×\(text(bounds.size.height))")
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private func trace<Content: View>(columns: Int = 20, rows: Int = 8, @ViewBuilder _ content: (Log) -> Content)
    -> [String]
  {
    let log = Log()
    let root = content(log)
    _ = TestScreen(columns: columns, rows: rows) { root }
    return log.take()
  }

  @Test func `a parent offers, the child answers, the parent places it`() {
    // SwiftUI's own example: the background asks the padding, which asks the text for what is left.
    let dialogue = trace { log in
      Probe(name: "background", log: log) {
        Probe(name: "padding", log: log) {
          Probe(name: "text", log: log) { Text("Avocado") }.padding()
        }
        .background(.ansi(4))
      }
    }
    #expect(
      dialogue.filter { $0.contains("→") && !$0.contains("any") && !$0.contains("∞") && !$0.contains(" 0×") } == [
        "text: 18×6 → 7×1", "padding: 20×8 → 9×3", "background: 20×8 → 9×3",
      ])
    #expect(
      dialogue.filter { $0.contains("placed") } == [
        "background: placed in 9×3", "padding: placed in 9×3", "text: placed in 7×1",
      ])
  }

  @Test(
    arguments: [
      ("alone", nil, nil, false, "4×2"), ("in a wider frame", 12.0, 4.0, false, "8×1"),
      ("in a narrower frame", 4.0, nil, false, "4×2"), ("fixed in size", 4.0, 1.0, true, "8×1"),
    ] as [(String, Double?, Double?, Bool, String)])
  func `what is offered, what is required, what is drawn and what the view takes differ`(
    name: String, width: Double?, height: Double?, isFixed: Bool, required: String
  ) {
    let log = Log()
    let screen = TestScreen(columns: 6, rows: 6) {
      Probe(name: "view", log: log) {
        if isFixed {
          Probe(name: "text", log: log) { Text("one two") + Text("!") }.fixedSize().frame(width: width, height: height)
        } else {
          Probe(name: "text", log: log) { Text("one two") + Text("!") }.frame(width: width, height: height)
        }
      }
    }
    _ = screen
    let answers = log.take().filter { $0.contains("→") }
    #expect(answers.contains { $0.hasPrefix("text") && $0.hasSuffix("→ \(required)") }, "\(name): \(answers)")
    let wanted =
      "→ \(width.map { "\(Int($0))" } ?? "4")×\(height.map { "\(Int($0))" } ?? required.suffix(1).description)"
    #expect(answers.contains { $0.hasPrefix("view") && $0.hasSuffix(wanted) }, "\(name): \(answers)")
  }

  @Test func `a scrolling view offers any height, and the width there is`() {
    let offers = trace(columns: 12, rows: 4) { log in
      ScrollView { Probe(name: "content", log: log) { Text("one two three four five six seven") } }
    }
    #expect(offers.filter { $0.contains("→") }.allSatisfy { $0.contains("×any →") })
    #expect(offers.contains("content: 12×any → 10×4"))
  }
}
