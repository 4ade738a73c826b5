internal import ContentTypes
internal import Expressions
internal import Values
internal import Wording

extension TextFormat {
  package func accepts(_ text: String) -> Bool { problem(in: text, .english) == nil }

  /// The problem of a text in this format, if any.
  func problem(in text: String, _ language: DisplayLanguage) -> String? {
    switch self {
    case .date:
      calendarProblem(language) { () throws(CalendarError) in _ = try CalendarDate(parsing: Self.dated(text)) }
    case .time:
      calendarProblem(language, .problemWrongFormatTime) { () throws(CalendarError) in
        if ClockTime.isFullTime(text) { return }
        _ = try ClockTime(parsingFullTime: text)
        throw .notATime(text)
      }
    case .dateTime:
      calendarProblem(language, .problemWrongFormatDateTime) { () throws(CalendarError) in
        let text = Self.dated(text)
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt".contains($0) }
        if parts.count == 2, (try? CalendarDate(parsing: parts[0])) != nil, ClockTime.isFullTime(parts[1]) { return }
        _ = try Instant(parsing: text)
        throw .notADateTime(text)
      }
    case .email: TextContentType.mailboxProblem(in: text, language)
    case .hostname:
      HostName.isASCII(text)
        ? nil : typeProblem(.terminal.hostname, in: text, language) ?? language(.problemWrongFormatHostname)
    case .uri:
      URISyntax.isAbsolute(text) ? nil : typeProblem(.URL, in: text, language) ?? language(.problemWrongFormatUri)
    case .iri:
      URISyntax.isAbsolute(text, international: true)
        ? nil : typeProblem(.URL, in: text, language) ?? language(.problemWrongFormatUri)
    case .duration: Self.durationForm.matches(text) ? nil : language(.problemWrongFormatDuration)
    case .ipv4: IPAddress.isVersion4(text) ? nil : language(.problemWrongFormatIpv4)
    case .ipv6: IPAddress.isVersion6(text) ? nil : language(.problemWrongFormatIpv6)
    case .uuid: Self.uuidForm.matches(text) ? nil : language(.problemWrongFormatUuid)
    case .regex: Pattern.isSyntax(text) ? nil : language(.problemWrongFormatRegex)
    case .uriReference: URISyntax.isReference(text) ? nil : language(.problemWrongFormatUriReference)
    case .iriReference:
      URISyntax.isReference(text, international: true) ? nil : language(.problemWrongFormatUriReference)
    case .uriTemplate: Self.uriTemplateForm.matches(text) ? nil : language(.problemWrongFormatUriTemplate)
    case .relativeJSONPointer:
      Self.relativePointerForm.matches(text) ? nil : language(.problemWrongFormatRelativeJSONPointer)
    case .jsonPointer: Self.jsonPointerForm.matches(text) ? nil : language(.problemWrongFormatJsonPointer)
    }
  }

  /// A pattern, compiled lazily, that a text must match as a whole.
  private struct Form {
    let pattern: Pattern?

    init(_ source: String) { pattern = try? Pattern(parsing: source) }

    func matches(_ text: String) -> Bool { pattern?.matchesWhole(text) ?? false }
  }

  // ISO 8601 durations as defined in RFC 3339, appendix A.
  private static let durationForm = Form(
    #"P(\d+W|(\d+D|\d+M(\d+D)?|\d+Y(\d+M(\d+D)?)?)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))"#
  )
  private static let uuidForm = Form("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
  // RFC 6901, section 3.
  private static let jsonPointerForm = Form("(/([^~/]|~[01])*)*")
  // draft-bhutton-relative-json-pointer-00, section 3.
  private static let relativePointerForm = Form(
    "(0|[1-9][0-9]*)([+-](0|[1-9][0-9]*))?(#|(/([^~/]|~[01])*)*)")
  // RFC 6570, section 2.
  private static let uriTemplateForm = Form(
    #"([^\s"'<>\\^`{|}%]|%[0-9A-Fa-f]{2}|\{[+#./;?&=,!@|]?"# + variable + "(," + variable + #")*\})*"#)
  private static let variable =
    #"([A-Za-z0-9_]|%[0-9A-Fa-f]{2})(\.?([A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*(:[1-9][0-9]{0,3}|\*)?"#

  /// The problem of a text as a content type, whose messages are more detailed.
  private func typeProblem(_ type: TextContentType, in text: String, _ language: DisplayLanguage) -> String? {
    type.problem(in: text, context: ValidationContext(language: language))
  }

  /// RFC 3339 has a year 0, which is as long as 2000, and the calendar has not.
  private static func dated(_ text: String) -> String { text.hasPrefix("0000-") ? "2000" + text.dropFirst(4) : text }

  /// - Parameter format: What a text that is no time at all is said not to be.
  private func calendarProblem(
    _ language: DisplayLanguage, _ format: Message? = nil, _ read: () throws(CalendarError) -> Void
  ) -> String? {
    do throws(CalendarError) {
      try read()
      return nil
    } catch {
      switch error {
      case .notADate, .notATime, .notADateTime:
        return format.map { language($0) } ?? error.sentence(in: language)
      default: return error.sentence(in: language)
      }
    }
  }
}
