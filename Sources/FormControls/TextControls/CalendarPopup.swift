package import LineEditing
import TerminalModel
import Values
package import ViewTree
import Wording

/// A month below a field, for choosing a day: arrow keys move by days and weeks, PageUp and PageDown by months, Home
/// and End within the month, `t` to today. Return, Space, Tab or the mouse takes the day.
package final class CalendarPopup: Popup {
  private let choice: DateChoice
  private let today: CalendarDate?
  private let theme: Theme
  private let language: DisplayLanguage
  /// The first weekday of a row, from 0 for Monday.
  private let firstWeekday: Int
  /// The day that keys move.
  private(set) var day: CalendarDate

  package override var returnWord: Message? { .helpChoose }

  package init(_ choice: DateChoice, below owner: any PopupOwner, today: CalendarDate?, locale: LocaleName?) {
    self.choice = choice
    self.today = today
    theme = owner.theme
    language = owner.language
    firstWeekday = Self.locale(locale, of: language)?.firstWeekday ?? 0
    let start = choice.day() ?? today ?? choice.range.lowerBound
    day = min(max(start, choice.range.lowerBound), choice.range.upperBound)
    super.init(host: owner.host)
  }

  /// The user's locale where it is of the form's language, and that of the language where it is not.
  private static func locale(_ locale: LocaleName?, of language: DisplayLanguage) -> LocaleName? {
    guard language != .english, let own = LocaleName(posix: language.rawValue) else { return locale }
    return locale?.language == own.language ? locale : own
  }

  // Moving.

  private func go(to wanted: CalendarDate) {
    let next = min(max(wanted, choice.range.lowerBound), choice.range.upperBound)
    guard next != day else { return }
    day = next
    setNeedsDisplay()
  }

  private func take() {
    let day = day
    close()
    choice.choose(day)
  }

  package override var takesKeys: Bool { true }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .up, .previousHistory: go(to: day.adding(days: -7 * command.count))
    case .down, .nextHistory, .suggest: go(to: day.adding(days: 7 * command.count))
    case .pageUp: go(to: day.adding(months: -command.count))
    case .pageDown: go(to: day.adding(months: command.count))
    case .submit, .nextField: take()
    case .cancel: close()
    case .forwardChar: go(to: day.adding(days: command.steps))
    case .backwardChar: go(to: day.adding(days: -command.steps))
    case .beginningOfLine: go(to: day.adding(days: 1 - day.day))
    case .endOfLine: go(to: day.adding(days: CalendarDate.days(inMonth: day.month, of: day.year) - day.day))
    default: return false
    }
    return true
  }

  package override func typed(_ text: String) -> Bool {
    switch text {
    case " ": take()
    case "t": if let today { go(to: today) }
    default: return false
    }
    return true
  }

  package override func click(at point: Point) {
    let point = Point(x: point.x - Double(inset), y: point.y)
    if point.y < 1 { return go(to: day.adding(months: Int(point.x) < Self.columns / 2 ? -1 : 1)) }
    guard let clicked = self.day(at: point), choice.range.contains(clicked) else { return }
    day = clicked
    take()
  }

  package override func scroll(by rows: Int) -> Bool {
    go(to: day.adding(months: rows.signum()))
    return true
  }

  // The screen.

  private static let columns = 21
  private static let rows = 8

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: Double(Self.columns - 1 + 2 * inset), height: Double(Self.rows))
  }

  /// The day in the upper left corner, often in the previous month.
  private var corner: CalendarDate {
    let first = day.adding(days: 1 - day.day)
    return first.adding(days: -((first.weekday - firstWeekday + 7) % 7))
  }

  private func place(of day: CalendarDate) -> Point {
    let index = day.daysSinceEpoch - corner.daysSinceEpoch
    return Point(x: Double(index % 7 * 3), y: Double(index / 7 + 2))
  }

  private func day(at point: Point) -> CalendarDate? {
    let row = Int(point.y) - 2
    guard (0..<6).contains(row), point.x >= 0, Int(point.x) < Self.columns else { return nil }
    return corner.adding(days: row * 7 + Int(point.x) / 3)
  }

  /// Behind the day, which a block would cover.
  package override var cursor: Point? {
    let place = place(of: day)
    return Point(x: Double(inset) + place.x + 2, y: place.y)
  }

  package override func draw(in canvas: Canvas) {
    if theme.isPainted { canvas.fill(Rect(origin: .zero, size: size), style: theme.field) }
    let canvas = canvas.translated(by: Point(x: Double(inset), y: 0))
    let title = Phrase.monthOfYear(month: day.month, year: day.year).text(in: language)
    canvas.write("‹", at: .zero, style: theme.onPanel(theme.sign))
    canvas.write(
      title, at: Point(x: Double((Self.columns - 1 - TextWidth.columns(of: title)) / 2), y: 0),
      style: theme.onPanel(theme.section))
    canvas.write("›", at: Point(x: Double(Self.columns - 2), y: 0), style: theme.onPanel(theme.sign))
    let weekdays = Message.formWeekdays.text(in: language).split(separator: " ").map(String.init)
    for column in 0..<7 {
      canvas.write(
        weekdays[(column + firstWeekday) % 7], at: Point(x: Double(column * 3), y: 1), style: theme.onPanel(theme.hint))
    }
    let (corner, chosen) = (corner, choice.day())
    for index in 0..<42 {
      let shown = corner.adding(days: index)
      guard shown.month == day.month, shown.year == day.year else { continue }
      let text = (shown.day < 10 ? " " : "") + language.shown(shown.day)
      canvas.write(text, at: place(of: shown), style: style(of: shown, chosen: chosen))
    }
  }

  /// The day on which keys act is a bar, the chosen one has the colour of choices, today is underlined, and a day out
  /// of range is faint and struck out.
  private func style(of shown: CalendarDate, chosen: CalendarDate?) -> Style {
    guard choice.range.contains(shown) else {
      return changing(theme.onPanel(theme.placeholder)) { $0.attributes.insert(.strikethrough) }
    }
    var style = shown == day ? theme.highlight : theme.onPanel(shown == chosen ? theme.selection : theme.value)
    if shown == chosen { style.attributes.insert(.bold) }
    if shown == today { style.attributes.insert(.underline) }
    return style
  }
}

extension TextControl {
  /// Opens the calendar of a field that edits a day. False for other fields.
  func openCalendar() -> Bool {
    guard let date else { return false }
    let environment = environment
    popup = CalendarPopup(date, below: self, today: environment.facts.facts.today, locale: environment.locale)
    return true
  }
}
