/// A sentence about a text that is not what it should be: what to enter, an example where there is one, and the fault.
///
///     Enter a valid email address, such as name@example.com: the @ sign is missing
package struct ContentSentence: Sendable {
  package var wanted: WantedContent
  /// An example in place of the usual one.
  package var example: String?
  /// The country whose rules hold: its English name, and its code, which other languages say.
  package var country: (name: String, code: String)?
  package var fault: ContentFault?

  package init(_ wanted: WantedContent, _ fault: ContentFault? = nil) {
    self.wanted = wanted
    self.fault = fault
    example = wanted.example
  }

  /// The same with another example, or none.
  package init(_ wanted: WantedContent, example: String?, _ fault: ContentFault?) {
    self.init(wanted, fault)
    self.example = example
  }

  /// The sentence, without a final period.
  package func text(in say: DisplayLanguage) -> String {
    if let whole { return say(whole) }
    var wanted = say(self.wanted.message)
    if let country { wanted = say(.sentenceForCountry(wanted: wanted, country: country.name, code: country.code)) }
    var sentence = say(.sentenceEnter(wanted: wanted))
    if let example {
      sentence =
        self.wanted == .languageCode
        ? say(.sentenceSuchAsEither(advice: sentence, one: "en", other: example))
        : say(.sentenceSuchAs(advice: sentence, example: example))
    }
    guard let fault else { return sentence }
    return say(.sentenceBecause(advice: sentence, fault: fault.text(in: say)))
  }

  /// A sentence that says the fault together with what is wanted.
  private var whole: Message? {
    switch fault {
    case .cardExpired: wanted == .expirationYear ? .sentenceCardExpiredYear : .sentenceCardExpired
    case .inFuture: .sentenceBornInFuture
    case .tooLongAgo(let years): .sentenceBornTooLongAgo(years: years)
    default: nil
    }
  }
}
