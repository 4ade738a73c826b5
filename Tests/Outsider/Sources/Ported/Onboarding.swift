import FormlineFoundation

/// The first steps in an app, a page each, with an app's lengths: only the import is another one.
public struct Onboarding: View {
  private struct Page: Identifiable {
    let id: Int
    let title: String
    let text: String
  }

  private let pages = [
    Page(id: 0, title: "Lists that help", text: "Write down what to buy, and tick it off in the shop."),
    Page(id: 1, title: "Together", text: "Share a list with the people you live with."),
  ]

  @State private var step = 0
  @State private var name = ""
  @State private var notifies = false
  @State private var isDone = false

  public init() {}

  public var body: some View {
    VStack(spacing: 32) {
      if isDone {
        Text("Have fun, \(name)!").font(.title).padding(60)
      } else {
        steps
      }
    }
    .padding(EdgeInsets(top: 48, leading: 24, bottom: 24, trailing: 24))
  }

  @ViewBuilder private var steps: some View {
    HStack(spacing: 6) {
      ForEach(0..<3) { index in
        Capsule().fill(index == step ? Color.accentColor : Color.gray.opacity(0.3)).frame(width: 24, height: 8)
      }
    }
    if step < pages.count {
      ZStack {
        RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(.quaternary, lineWidth: 1)
        VStack(spacing: 12) {
          Text(pages[step].title).font(.title2).bold()
          Text(pages[step].text).multilineTextAlignment(.center).foregroundStyle(.secondary)
        }
        .padding(20)
      }
      .frame(maxWidth: 480, minHeight: 120)
    } else {
      VStack(alignment: .leading, spacing: 16) {
        Text("About you").font(.title2).bold()
        TextField("Your name", text: $name).textContentType(.givenName)
        Toggle("Tell me when a list changes", isOn: $notifies)
      }
      .frame(maxWidth: 480)
    }
    HStack(spacing: 16) {
      if step > 0 { Button("Back") { step -= 1 } }
      Button(step < pages.count ? "Next" : "Start") {
        if step < pages.count { step += 1 } else { isDone = true }
      }
      .buttonStyle(.borderedProminent)
      .disabled(step == pages.count && name.isEmpty)
    }
    .padding(.top, 16)
  }
}
