/// Is told what a scrolling view does; made by a modifier around it.
class ScrollObserver {
  init() {}

  /// The scrolling view has been made.
  func attach(to scroll: ScrollNode) {}
  /// It has been moved since it was told last, before what follows from that is told.
  func began(_ phase: ScrollPhase) {}
  /// It may show another part of its content, or have another size; the layout is up to date. State may be written.
  func settled(_ scroll: ScrollNode) {}
  /// What followed from a movement has been told.
  func ended(_ phase: ScrollPhase) {}
}

/// What is to be told of the first scrolling view inside.
struct ScrollObservers {
  var all: [ScrollObserver] = []
}

extension ViewInputs {
  /// The same inputs with another observer for the scrolling view inside.
  func observingScroll(_ observer: ScrollObserver) -> ViewInputs {
    // Inner ones are told first.
    deriving { ScrollObservers(all: [observer] + ($0?.all ?? [])) }
  }
}
