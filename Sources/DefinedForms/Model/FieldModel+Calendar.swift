import ContentTypes
import FormDefinitions
import Formline

extension FieldModel {
  /// What a calendar needs to know of a date.
  var dateChoice: DateChoice {
    func day(_ moment: Moment?) -> CalendarDate? {
      if case .date(let day)? = moment { day } else { nil }
    }
    var limits: Limits<Moment>?
    if case .moment(let own) = definition.kind { limits = own }
    let first = day(limits?.minimum) ?? .first
    let last = max(first, day(limits?.maximum) ?? .last)
    return DateChoice(
      day: { [unowned self] in
        guard case .string(let text) = finalAnswer else { return nil }
        return try? CalendarDate(parsing: text)
      }, range: first...last, choose: { [unowned self] in edit(.string($0.iso)) })
  }
}
