import ContentTypes
import Expressions
@testable import FormDefinitions

@testable import FormProofs

/// A good form with one mistake put into it in a known way.
struct SeededMistake {
  enum Kind: String, CaseIterable, Sendable {
    /// A limit is moved past the other.
    case crossedLimits
    /// An option is removed that a condition names.
    case lostOption
    /// A field waits for the opposite of what another part of its condition needs.
    case negatedCondition
    /// A field waits for a number beyond another field's limits.
    case conditionBeyondLimits
    /// A rule asks for more than the limits allow.
    case ruleBeyondLimits
    /// A rule only repeats a limit.
    case repeatedLimit
    /// Two rules put two fields in opposite orders.
    case turnedOrder
    /// A rule refuses an option that is offered.
    case refusedOption
    /// A rule makes a default wrong after another answer.
    case wrongDefault
    /// A computed value divides by what may be zero.
    case division
    /// A secret decides what is shown.
    case toldSecret
    /// A required field can never be edited.
    case disabledField
    /// A toolbar item waits for an answer that is not possible.
    case deadItem
    /// A field waits for what is always so.
    case vacuousCondition
    /// A rule asks for an answer that is there and not there.
    case impossibleRule
    /// A text must begin with what its pattern forbids.
    case textBeyondPattern

    /// What should be found.
    var findings: Set<Finding.Kind> {
      switch self {
      case .crossedLimits: [.noValue, .deadEnd, .stuckPage]
      case .lostOption: [.unreachable, .neverTrue, .alwaysTrue, .wrongDefault]
      case .negatedCondition, .conditionBeyondLimits: [.unreachable]
      case .ruleBeyondLimits, .textBeyondPattern: [.neverTrue, .noValue, .deadEnd]
      case .repeatedLimit, .vacuousCondition: [.alwaysTrue]
      case .impossibleRule: [.neverTrue]
      case .turnedOrder: [.contradiction, .deadEnd, .neverTrue]
      case .refusedOption: [.refusedOption]
      case .wrongDefault: [.wrongDefault]
      case .division: [.failure]
      case .toldSecret: [.secret, .unreachable]
      case .disabledField: [.deadEnd, .stuckPage]
      case .deadItem: [.unreachable]
      }
    }
  }

  var form: FormDefinition
  var words: String

  /// Every mistake of a kind that fits a form.
  static func all(of kind: Kind, in form: FormDefinition) -> [SeededMistake] {
    let ids = form.fields.filter { $0.type.isEditable }.map(\.id)
    return ids.flatMap { id in Seeder(form: form, id: id).mistakes(kind) }
  }
}

/// Makes mistakes that concern one field.
private struct Seeder {
  let form: FormDefinition
  let id: String

  private var field: FieldDefinition { form.field(id)! }
  private var isNumber: Bool { field.numberLimits != nil }

  func mistakes(_ kind: SeededMistake.Kind) -> [SeededMistake] {
    switch kind {
    case .crossedLimits: crossed
    case .lostOption: lostOptions
    case .negatedCondition:
      field.when.expression.map { when in
        [adding("extra", when: "(\(when.source)) && !(\(when.source))")]
      }
        ?? [
          adding(
            "extra", when: "\(id) == null && \(id) != null", unless: field.type.hasRows || field.type == .multiselect)
        ]
        .compactMap { $0 }
    case .conditionBeyondLimits: number.map { [adding("extra", when: "\(id) > \($0.most)")] } ?? []
    case .ruleBeyondLimits:
      number.map { [changing { $0.rules.append(rule("self > \($1)", $0)) }(String($0.most))] } ?? []
    case .repeatedLimit:
      number.map { [changing { $0.rules.append(rule("self >= \($1)", $0)) }(String($0.least))] } ?? []
    case .turnedOrder: turnedOrders
    case .refusedOption: refusedOptions
    case .wrongDefault: wrongDefaults
    case .division: divisions
    case .toldSecret:
      field.isSecret && field.type == .password ? [adding("extra", when: "\(id) == 'correct horse battery'")] : told
    case .disabledField: disabled
    case .deadItem: deadItems
    case .vacuousCondition: isPlainValue ? [adding("extra", when: "\(id) == null || \(id) != null")] : []
    case .impossibleRule:
      isPlainValue
        ? [mistake(words: "\(id) is and is not") { $0.rules.append(formRule("\(id) == null && \(id) != null")) }] : []
    case .textBeyondPattern: beyondPattern
    }
  }

  /// True if the field has one value, which is null without an answer.
  private var isPlainValue: Bool { !field.type.hasRows && field.type != .multiselect }

  // Kinds.

  /// Limits of a number, in its own notation.
  private var number: (least: String, most: String)? {
    guard var limits = field.numberLimits else { return nil }
    if limits.minimum == nil, limits.exclusiveMinimum == nil { return nil }
    limits.minimum = limits.minimum ?? limits.exclusiveMinimum
    guard let least = limits.minimum, let most = limits.maximum else { return nil }
    let point = field.type == .number ? ".0" : ""
    return ("\(Int(least.double.rounded(.down)))\(point)", "\(Int(most.double.rounded(.up)))\(point)")
  }

  private var crossed: [SeededMistake] {
    switch field.kind {
    case .number(var limits, let style):
      limits.minimum = .integer(5)
      limits.maximum = .integer(4)
      return [changed { $0.kind = .number(limits, style) }]
    case .moment(var limits):
      guard let (early, late) = moments else { return [] }
      (limits.minimum, limits.maximum) = (late, early)
      return [changed { $0.kind = .moment(limits) }]
    case .text(var traits) where traits.contentType == nil && traits.format == nil && traits.mask == nil:
      (traits.minLength, traits.maxLength) = (5, 4)
      return [changed { $0.kind = .text(traits) }]
    default: return []
    }
  }

  private var moments: (Moment, Moment)? {
    let texts =
      field.type == .date
      ? ("2026-01-02", "2026-03-04")
      : field.type == .time ? ("08:00:00", "09:00:00") : ("2026-01-02T08:00:00Z", "2026-03-04T08:00:00Z")
    guard let early = try? Moment(parsing: texts.0, of: field), let late = try? Moment(parsing: texts.1, of: field)
    else {
      return nil
    }
    return (early, late)
  }

  private var lostOptions: [SeededMistake] {
    guard case .choice(var choice) = field.kind, case .list(let options) = choice.options, field.type == .select,
      !choice.takesOther
    else { return [] }
    let sources = form.fields.compactMap { $0.when.expression?.source } + form.sections.compactMap { $0.when?.source }
    return options.filter { option in
      sources.contains { $0.contains("\(id) == '\(option.value.text)'") }
    }.map { option in
      choice.options = .list(OptionList(options.filter { $0 != option }))
      return changed(words: "without \(option.value.text)") {
        $0.kind = .choice(choice)
        if case .literal(option.value)? = $0.defaultValue { $0.defaultValue = nil }
      }
    }
  }

  private var turnedOrders: [SeededMistake] {
    let others = form.fields.filter {
      $0.id != id && $0.type == field.type && (isNumber || [.date, .datetime].contains(field.type)) && $0.id > id
    }
    return others.map { other in
      mistake(words: "\(id) and \(other.id)") {
        $0.rules += [formRule("\(id) < \(other.id)"), formRule("\(other.id) < \(id)")]
      }
    }
  }

  private var refusedOptions: [SeededMistake] {
    guard field.type == .select, case .list(let options)? = field.choice?.options, !field.isSecret else { return [] }
    return options.filter { !$0.isDisabled }.prefix(3).compactMap { option in
      guard case .string(let text) = option.value, !text.contains("'") else { return nil }
      return mistake(words: "refusing \(text)") { $0.rules.append(formRule("\(id) != '\(text)'")) }
    }
  }

  private var wrongDefaults: [SeededMistake] {
    guard case .literal(let value)? = field.defaultValue, field.type == .select || isNumber else { return [] }
    let flags = form.fields.filter { $0.type == .boolean && $0.id != id && !$0.isSecret && isAlwaysThere($0.id) }
    let literal =
      isNumber && field.type == .number ? "double(\(value.text))" : isNumber ? value.text : "'\(value.text)'"
    return flags.prefix(2).map { flag in
      changed(words: "with \(flag.id)") { $0.rules.append(rule("\(flag.id) == true || self != \(literal)", $0)) }
    }
  }

  private func isAlwaysThere(_ id: String) -> Bool {
    form.sections.contains { section in
      section.when == nil
        && section.fields.contains { field in
          if field.id == id, case .always = field.when { true } else { false }
        }
    }
  }

  private var divisions: [SeededMistake] {
    guard field.type == .integer, let least = field.numberLimits?.minimum, case .integer(let value) = least else {
      return []
    }
    return [adding("extra", computed: "100 / (\(id) - \(value))")]
  }

  /// A text that becomes a secret, and is told.
  private var told: [SeededMistake] {
    guard field.type == .text, field.text?.pattern == nil, field.text?.contentType == nil, !field.isSecret else {
      return []
    }
    return [
      mistake(words: "\(id) is told") { form in
        form.edit(id) { $0.isSecret = true }
        form.append(with: expression("\(id) == 'Ada'"), id: "extra_told")
      }
    ]
  }

  private var disabled: [SeededMistake] {
    guard field.type != .boolean, field.confirms == nil else { return [] }
    return [
      changed {
        $0.enabled = .never
        $0.required = .always
        $0.defaultValue = nil
      }
    ]
  }

  private var deadItems: [SeededMistake] {
    guard field.type == .select, case .list? = field.choice?.options, !(field.choice?.takesOther ?? false) else {
      return []
    }
    return [
      mistake(words: "an item that waits for \(id)") { form in
        var item = ToolbarItemDefinition.Custom(label: "Dead", key: nil, keyName: nil, action: .next)
        item.when = .expression(expression("\(id) == 'no such option'"))
        form.toolbar = (form.toolbar ?? []) + [.custom(item)]
      }
    ]
  }

  private var beyondPattern: [SeededMistake] {
    guard let traits = field.text, let pattern = traits.pattern, pattern.source.hasPrefix("^"),
      !pattern.source.contains("|"), traits.contentType == nil
    else { return [] }
    return [changed { $0.rules.append(rule("self.startsWith('%')", $0)) }]
  }

  // Changes.

  private func changed(words: String? = nil, _ change: (inout FieldDefinition) -> Void) -> SeededMistake {
    mistake(words: words ?? id) { $0.edit(id, change) }
  }

  private func changing(
    _ change: @escaping (inout FieldDefinition, String) -> Void
  ) -> (String) -> SeededMistake { { value in changed { change(&$0, value) } } }

  private func mistake(words: String, _ change: (inout FormDefinition) -> Void) -> SeededMistake {
    var form = form
    change(&form)
    return SeededMistake(form: form, words: words)
  }

  private func adding(_ name: String, when: String) -> SeededMistake {
    mistake(words: "\(name) of \(id) when \(when)") { $0.append(with: expression(when), id: "\(name)_\(id)") }
  }

  private func adding(_ name: String, when: String, unless isLeftOut: Bool) -> SeededMistake? {
    isLeftOut ? nil : adding(name, when: when)
  }

  private func adding(_ name: String, computed: String) -> SeededMistake {
    mistake(words: "\(name) of \(id): \(computed)") { form in
      form.sections[form.sections.count - 1].fields.append(
        FieldDefinition(id: "\(name)_\(id)", type: .computed, kind: .computed(expression(computed), NumberStyle())))
    }
  }

  private func rule(_ source: String, _ field: FieldDefinition) -> FieldRule {
    FieldRule(rule: expression(source), message: "Seeded")
  }

  private func formRule(_ source: String) -> FormRule {
    FormRule(rule: expression(source), message: "Seeded", fields: [id])
  }

  private func expression(_ source: String) -> DefinitionExpression {
    let parsed = try! Expression(parsing: source)
    return DefinitionExpression(
      source: source, expression: parsed, fields: parsed.references.intersection(form.fields.map(\.id)),
      range: .beginning)
  }
}

extension FormDefinition {
  fileprivate mutating func edit(_ id: String, _ change: (inout FieldDefinition) -> Void) {
    for section in sections.indices {
      for field in sections[section].fields.indices where sections[section].fields[field].id == id {
        change(&sections[section].fields[field])
      }
    }
  }

  /// Adds a text field with a condition, in a section that is always there.
  fileprivate mutating func append(with when: DefinitionExpression, id: String) {
    var field = FieldDefinition(id: id, type: .text, kind: .plainText)
    field.when = .expression(when)
    var section = SectionDefinition()
    section.fields = [field]
    sections.append(section)
  }
}
