import FormlineFoundation

/// A survey of several kinds of questions in cards, with an app's lengths: only the import is another one.
public struct Survey: View {
  @State private var rating = 0
  @State private var reason = ""
  @State private var channels: Set<String> = []
  @State private var isSent = false

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Text("How was your visit?").font(.title).bold()
        if isSent {
          Text("Thank you! You gave ^[\(rating) star](inflect: true).").padding(.vertical, 40)
        } else {
          questions
        }
      }
      .padding(24)
      .frame(maxWidth: 600, alignment: .leading)
    }
  }

  @ViewBuilder private var questions: some View {
    card("How many stars?") {
      HStack(spacing: 10) {
        ForEach(1...5, id: \.self) { star in
          Button(star <= rating ? "★" : "☆") { rating = star }.frame(width: 44, height: 44)
        }
      }
    }
    card("How did you hear of us?") {
      ForEach(["Friends", "Radio", "Internet"], id: \.self) { channel in
        Toggle(
          channel,
          isOn: Binding(
            get: { channels.contains(channel) },
            set: { if $0 { channels.insert(channel) } else { channels.remove(channel) } }))
      }
    }
    card("What could be better?") {
      TextEditor(text: $reason).frame(minHeight: 80)
    }
    Button("Send") { isSent = true }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .disabled(rating == 0)
    Text("Read our [privacy notice](https://example.com/privacy).").font(.caption).foregroundStyle(.secondary)
  }

  private func card<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      content()
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary))
    .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
  }
}
