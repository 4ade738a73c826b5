/// A sentence about a text that is not what it should be: what to enter, an example where there is one, and the fault.
///
///     Enter a valid email address, such as name@example.com: the @ sign is missing
package struct ContentSentence: Hashable, Sendable {
  package var wanted: WantedContent
  /// An example in place of the usual one.
  package var example: String?
  /// The country whose rules hold.
  package var country: Country?
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

  /// A country with its English name; other languages say its code.
  package struct Country: Hashable, Sendable {
    var name: String
    var code: String

    package init(name: String, code: String) {
      self.name = name
      self.code = code
    }
  }

  /// The sentence, without a final period.
  package func text(in say: DisplayLanguage) -> String {
    if say == .english, let whole = englishSentence { return whole }
    let country =
      country.map {
        say(" for \($0.name)", " (\($0.code))", " (\($0.code))", " (\($0.code))", "（\($0.code)）", "（\($0.code)）")
      } ?? ""
    let wanted = self.wanted.text(in: say) + country
    let advice = say(
      "Enter \(wanted)", "Bitte \(wanted) eingeben", "Saisir \(wanted)", "Escribe \(wanted)", "请输入\(wanted)",
      "\(wanted)を入力してください")
    let languages = self.wanted == .languageCode ? "en or " : ""
    let such =
      example.map {
        say(
          ", such as \(languages)\($0)", ", etwa \($0)", ", par exemple \($0)", ", por ejemplo \($0)", "，例如 \($0)",
          "（例：\($0)）")
      } ?? ""
    let why = fault.map { say(": ", ": ", " : ", ": ", "：", "：") + $0.text(in: say) } ?? ""
    return advice + such + why
  }

  /// English sentences that say the fault together with what is wanted.
  private var englishSentence: String? {
    let word = wanted == .expirationYear ? "year" : "date"
    return switch fault {
    case .cardExpired: "This card has expired: enter an expiration \(word) that is not in the past"
    case .inFuture: "Enter a date of birth that is not in the future"
    case .tooLongAgo(let years): "Enter a date of birth that is not more than \(years) years ago"
    default: nil
    }
  }
}
