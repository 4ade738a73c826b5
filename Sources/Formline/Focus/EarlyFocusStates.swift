import ViewTree

/// Uses of a focus state before its view is in a tree. They have no effect; the next tree to which a focus state comes
/// says so.
enum EarlyFocusStates {
  enum Use: String {
    case set = "was set"
    case bound = "was bound"
  }

  private static var uses: [Use] = []

  static func note(_ use: Use) { if !uses.contains(use) { uses.append(use) } }

  static func report(to host: ViewHost) {
    guard !uses.isEmpty else { return }
    for use in uses {
      host.report(
        "a FocusState \(use.rawValue) before its view was in a tree, as in an init: that has no effect, onAppear is the"
          + " place for it")
    }
    uses = []
  }
}
