package import Values
internal import Wording

extension KindReader {
  /// Parses a time such as `9`, `9:5`, `0930`, `9:30 pm`, `9h30`, `9 Uhr`, `下午9点30分`, `noon`, `half past two` (2:30),
  /// `now`.
  package func time(_ text: String) throws(Misreading) -> ClockTime {
    var typed = text.plainlyTyped.folded
    let padded = typed.hasShape("0:00:00") ? "0" + typed : typed
    if padded.hasShape("00:00"), padded.utf8.count == 5 || padded.hasShape("00:00:00"),
      padded.allSatisfy({ $0.isASCIIDigit || ":.".contains($0) })
    {
      return try checked(time: padded)
    }
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notATime(text)) }
    if let affix = vocabularies.lazy.flatMap(\.timeAffixes).first(where: typed.hasPrefix) {
      typed = String(typed.dropFirst(affix.count))
    }
    if let time = namedTime(typed) { return time }
    let hours = takeHours(of: &typed)
    guard let parts = spokenParts(typed) ?? clockParts(typed), let hour = Int(parts[0]) else {
      throw .calendar(.notATime(text))
    }
    var shown = hour
    if let hours {
      // Twelve o'clock is 0 in East Asia: `午前0時`.
      guard 0...12 ~= hour else { throw .calendar(.notATime(text)) }
      shown = hour % 12 + (hours.lowerBound < 12 ? 0 : 12)
      guard hours.contains(shown) else { throw .calendar(.notATime(text)) }
    }
    let rest = parts.dropFirst().map { String($0).padded(to: 2) }
    return try checked(time: ([shown.padded(to: 2)] + (rest.isEmpty ? ["00"] : rest)).joined(separator: ":"))
  }

  private func checked(time iso: String) throws(Misreading) -> ClockTime {
    do throws(CalendarError) { return try ClockTime(parsing: iso) } catch { throw .calendar(error) }
  }

  /// Parses `noon`, `midnight` and `now`.
  private func namedTime(_ text: String) -> ClockTime? {
    for words in vocabularies {
      if words.noon.contains(text) { return ClockTime(hour: 12, minute: 0) }
      if words.midnight.contains(text) { return .first }
      if words.now.contains(text) { return now }
    }
    return nil
  }

  /// The digits of hour and minute of a time in words. Before one o'clock it is twelve, as on a dial.
  private func spokenParts(_ text: String) -> [Substring]? {
    let text = text.replacing("點", with: "点").replacing("時", with: "时")
    for words in vocabularies {
      for phrase in words.clock {
        guard let (hour, minutes) = phrase.reading(of: text, words.numbers) else { continue }
        let (shown, minute) = minutes < 0 ? (hour == 1 ? 12 : (hour + 23) % 24, minutes + 60) : (hour, minutes)
        return ["\(shown)", "\(minute.padded(to: 2))"]
      }
    }
    return nil
  }

  /// Removes a marker such as am or pm from a time.
  /// - Returns: The hours at which it stands; nil if there is none.
  private func takeHours(of text: inout String) -> Range<Int>? {
    for words in vocabularies {
      for (markers, hours) in [(words.morning, 0..<12), (words.afternoon, 12..<24), (words.evening, 17..<24)] {
        for word in markers {
          let rest: Substring
          let isApart: Bool
          if text.hasSuffix(word) {
            rest = text.dropLast(word.count)
            isApart = rest.last.map { !$0.isLetter || "点點時时分半시분반".contains($0) } ?? true
          } else if text.hasPrefix(word) {
            rest = text.dropFirst(word.count)
            // A number in words may follow at once where nobody writes blanks: `下午三点`.
            isApart = rest.first?.isLetter != true || word.last?.isASCII != true
          } else {
            continue
          }
          guard isApart else { continue }
          text = String(rest.trimmed)
          return hours
        }
      }
    }
    return nil
  }

  /// The digits of hour, minute and second.
  private func clockParts(_ text: String) -> [Substring]? {
    var text = text
    if text.allSatisfy(\.isASCIIDigit), [3, 4, 6].contains(text.count) {
      let minutes = text.count == 6 ? text.dropLast(2).suffix(2) : text.suffix(2)
      let hour = text.dropLast(text.count == 6 ? 4 : 2)
      return [hour, minutes] + (text.count == 6 ? [text.suffix(2)] : [])
    }
    text = text.replacing("uhr", with: ":").replacing("h", with: ":").replacing("半", with: "30")
    for mark in "点點時时" { text = text.replacing(String(mark), with: ":") }
    for mark in ["分", "秒"] {
      guard text.contains(mark) else { continue }
      text = text.hasSuffix(mark) ? String(text.dropLast()) : text.replacing(mark, with: ":")
    }
    if text.hasSuffix(":"), text.count > 1 || text.contains(where: \.isASCIIDigit) {
      text = String(text.trimmed.dropLast())
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }.map(\.trimmed)
    guard 1...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    return parts
  }

  /// Parses a date and time such as `5.2.2026 9:30`, `tomorrow 9 pm`, `20260205T0930`.
  package func dateTime(_ text: String) throws(Misreading) -> LocalDateTime {
    let typed = text.plainlyTyped
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notADateTime(text)) }
    if let today, let now, vocabularies.contains(where: { $0.now.contains(typed.folded) }) {
      return LocalDateTime(today, now)
    }
    // The year of a date without a time is no time of day: 2026 in `5 Feb 2026`.
    if let date = try? date(typed), Self.likelyYears.contains(date.year) { throw .calendar(.notADateTime(text)) }
    for isTimeFirst in [false, true] {
      if let dateTime = try dateTime(typed, isTimeFirst: isTimeFirst) { return dateTime }
    }
    throw .calendar(.notADateTime(text))
  }

  /// Parses a date and a time behind it, or before it, as in `9:30 tomorrow`; nil if the text is not made of these.
  private func dateTime(_ typed: String, isTimeFirst: Bool) throws(Misreading) -> LocalDateTime? {
    var reason: Misreading?
    for place in typed.indices where typed[place].isBlank || ",T日".contains(typed[place]) {
      // The separator belongs to neither part, except for `日`, which ends a date.
      let head = String((typed[place] == "日" ? typed[...place] : typed[..<place]).trimmed)
      let tail = String(typed[typed.index(after: place)...].trimmed)
      let (day, hour) = isTimeFirst ? (tail, head) : (head, tail)
      if let date = try? date(day), vocabularies.contains(where: { $0.midnight.contains(hour.folded) }) {
        throw .twoReadings("\(date.iso) 00:00", "\(date.adding(days: 1).iso) 00:00")
      }
      do throws(Misreading) {
        let date = try date(day)
        do throws(Misreading) {
          return LocalDateTime(date, try time(hour))
        } catch {
          if case .calendar(.notATime) = error { continue }
          reason = error
        }
      } catch {
        // It was meant as a date only if the rest is a time.
        if case .twoReadings(let one, let other) = error, let time = try? time(hour) {
          reason = .twoReadings("\(one) \(time.iso)", "\(other) \(time.iso)")
        } else if case .calendar(.notADate) = error {
          continue
        } else if (try? time(hour)) != nil {
          reason = error
        }
      }
    }
    if let reason { throw reason }
    return nil
  }
}
