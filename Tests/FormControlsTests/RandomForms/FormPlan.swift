import FormControls

/// A description of a form, so that random ones can be made, changed in places and compared.
indirect enum FormPlan: Equatable {
  /// A text field; no two of a plan have the same number.
  case field(Int)
  case toggle(Int)
  case note(String)
  case group([FormPlan])
  case section(String, [FormPlan])
  case rows([PlannedRow])
  case optional(FormPlan?)
  case either(Bool, FormPlan)
  case erased(FormPlan)
  case identified(Int, FormPlan)
  case disabled(Bool, FormPlan)
  case padded(FormPlan, Double)
}

/// A row with an identity of its own.
struct PlannedRow: Identifiable, Equatable {
  let id: Int
  var plan: FormPlan
}

/// A control of a plan: where it stands among identities, and what it answers.
struct PlannedControl: Equatable {
  let path: String
  let number: Int
  let isText: Bool
  let isEnabled: Bool

  /// The path without the places of the parts around the innermost row; nil in no row.
  var element: String? {
    let steps = path.split(separator: "/")
    guard let row = steps.lastIndex(of: "rows") else { return nil }
    let around = zip(steps, [""] + steps).prefix(row).filter { $1 != "group" && $1 != "section" }.map(\.0)
    return (around + steps[row...]).joined(separator: "/")
  }
}

extension FormPlan {
  /// The controls in order. Two of two plans are the same control when their paths are.
  func controls(path: String = "", isEnabled: Bool = true) -> [PlannedControl] {
    func inside(_ plans: [FormPlan], _ path: String) -> [PlannedControl] {
      plans.enumerated().flatMap { $1.controls(path: "\(path)/\($0)", isEnabled: isEnabled) }
    }
    switch self {
    case .field(let number):
      return [PlannedControl(path: path + "/field", number: number, isText: true, isEnabled: isEnabled)]
    case .toggle(let number):
      return [PlannedControl(path: path + "/toggle", number: number, isText: false, isEnabled: isEnabled)]
    case .note: return []
    case .group(let plans): return inside(plans, path + "/group")
    case .section(_, let plans): return inside(plans, path + "/section")
    case .rows(let rows):
      return rows.flatMap { $0.plan.controls(path: path + "/rows/\($0.id)", isEnabled: isEnabled) }
    case .optional(let plan): return plan?.controls(path: path + "/optional", isEnabled: isEnabled) ?? []
    case .either(let isFirst, let plan): return plan.controls(path: path + "/either/\(isFirst)", isEnabled: isEnabled)
    case .erased(let plan): return plan.controls(path: path + "/erased", isEnabled: isEnabled)
    case .identified(let id, let plan): return plan.controls(path: path + "/id/\(id)", isEnabled: isEnabled)
    case .disabled(let isDisabled, let plan):
      return plan.controls(path: path + "/disabled", isEnabled: isEnabled && !isDisabled)
    case .padded(let plan, _): return plan.controls(path: path + "/padded", isEnabled: isEnabled)
    }
  }
}

/// What a form of a plan knows, for a test to reach.
final class FormReach {
  var plan = Binding.constant(FormPlan.group([]))
  var focus: FocusState<Int?>.Binding?
  var answers = Binding.constant(PlannedAnswers())
}

/// What is answered, by number.
struct PlannedAnswers: Equatable {
  var texts: [Int: String] = [:]
  var flags: [Int: Bool] = [:]
}

/// The form of a plan.
struct PlannedForm: View {
  let reach: FormReach
  @State private var plan: FormPlan
  @State private var answers: PlannedAnswers
  @FocusState private var focus: Int?

  init(_ plan: FormPlan, _ answers: PlannedAnswers = PlannedAnswers(), reach: FormReach) {
    self.reach = reach
    _plan = State(initialValue: plan)
    _answers = State(initialValue: answers)
  }

  var body: some View {
    reach.plan = $plan
    reach.answers = $answers
    reach.focus = $focus
    return Form { PlannedPart(plan: plan, answers: $answers, focus: $focus) }
  }
}

private struct PlannedPart: View {
  let plan: FormPlan
  let answers: Binding<PlannedAnswers>
  let focus: FocusState<Int?>.Binding

  var body: some View {
    switch plan {
    case .field(let number):
      let text = Binding {
        answers.wrappedValue.texts[number] ?? ""
      } set: {
        answers.wrappedValue.texts[number] = $0
      }
      TextField("F\(number)", text: text).focused(focus, equals: number)
    case .toggle(let number):
      let flag = Binding {
        answers.wrappedValue.flags[number] ?? false
      } set: {
        answers.wrappedValue.flags[number] = $0
      }
      Toggle("T\(number)", isOn: flag).focused(focus, equals: number)
    case .note(let text): Text(text)
    case .group(let plans): Group { parts(plans) }
    case .section(let title, let plans): Section(title) { parts(plans) }
    case .rows(let rows): ForEach(rows) { part($0.plan) }
    default: PlannedChange(plan: plan, part: part)
    }
  }

  private func part(_ plan: FormPlan) -> PlannedPart { PlannedPart(plan: plan, answers: answers, focus: focus) }

  private func parts(_ plans: [FormPlan]) -> some View {
    ForEach(plans.indices, id: \.self) { part(plans[$0]) }
  }
}

private struct PlannedChange: View {
  let plan: FormPlan
  let part: (FormPlan) -> PlannedPart

  var body: some View {
    switch plan {
    case .optional(let plan): if let plan { part(plan) }
    case .either(let isFirst, let plan): if isFirst { part(plan) } else { part(plan) }
    case .erased(let plan): AnyView(part(plan))
    case .identified(let id, let plan): part(plan).id(id)
    case .disabled(let isDisabled, let plan): part(plan).disabled(isDisabled)
    case .padded(let plan, let length): part(plan).padding(.leading, length)
    default: EmptyView()
    }
  }
}
