import ViewTree

/// A description of views, so that random ones can be made, changed in places and compared.
indirect enum ViewPlan: Equatable {
  case text(String)
  case spacer(Double)
  case divider
  case row([ViewPlan], spacing: Double, VerticalAlignment)
  case column([ViewPlan], spacing: Double, HorizontalAlignment)
  case layers([ViewPlan])
  case list([ListedPlan])
  case group([ViewPlan])
  case scrolling([ViewPlan])
  case padded(ViewPlan, Edge, Double)
  case framed(ViewPlan, width: Double?, height: Double?)
  case bounded(ViewPlan, minWidth: Double?, idealWidth: Double?, maxWidth: Double?, maxHeight: Double?)
  case bordered(ViewPlan)
  case coloured(ViewPlan, UInt8)
  case overlaid(ViewPlan, ViewPlan)
  case backed(ViewPlan, ViewPlan)
  case fixed(ViewPlan, horizontal: Bool, vertical: Bool)
  case important(ViewPlan, Double)
  case limited(ViewPlan, Int)
  case measured(ViewPlan)
  case optional(ViewPlan?)
}

/// A row of a list with its identity.
struct ListedPlan: Equatable, Identifiable {
  let id: Int
  var plan: ViewPlan
}

/// The views of a plan.
struct PlannedView: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .text(let text): Text(text)
    case .spacer(let length): Spacer(minLength: length)
    case .divider: Divider()
    case .row(let plans, let spacing, let alignment):
      HStack(alignment: alignment, spacing: spacing) { PlannedViews(plans: plans) }
    case .column(let plans, let spacing, let alignment):
      VStack(alignment: alignment, spacing: spacing) { PlannedViews(plans: plans) }
    case .layers(let plans): ZStack(alignment: .bottomTrailing) { PlannedViews(plans: plans) }
    case .list(let rows): ForEach(rows) { PlannedView(plan: $0.plan) }
    case .group(let plans): Group { PlannedViews(plans: plans) }
    default: PlannedModification(plan: plan)
    }
  }
}

private struct PlannedViews: View {
  let plans: [ViewPlan]

  var body: some View {
    ForEach(plans.indices, id: \.self) { PlannedView(plan: plans[$0]) }
  }
}

private struct PlannedModification: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .scrolling(let plans): ScrollView { PlannedViews(plans: plans) }
    case .padded(let plan, let edges, let length): PlannedView(plan: plan).padding(edges, length)
    case .framed(let plan, let width, let height): PlannedView(plan: plan).frame(width: width, height: height)
    case .bounded(let plan, let minWidth, let idealWidth, let maxWidth, let maxHeight):
      PlannedView(plan: plan)
        .frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, maxHeight: maxHeight, alignment: .trailing)
    case .bordered(let plan): PlannedView(plan: plan).border()
    case .coloured(let plan, let colour): PlannedView(plan: plan).background(.ansi(colour))
    case .overlaid(let plan, let other): PlannedView(plan: plan).overlay { PlannedView(plan: other) }
    case .backed(let plan, let other):
      PlannedView(plan: plan).background(alignment: .topLeading) { PlannedView(plan: other) }
    case .fixed(let plan, let horizontal, let vertical):
      PlannedView(plan: plan).fixedSize(horizontal: horizontal, vertical: vertical)
    case .important(let plan, let priority): PlannedView(plan: plan).layoutPriority(priority)
    case .limited(let plan, let lines): PlannedView(plan: plan).lineLimit(lines)
    case .measured(let plan): PlannedReader(plan: plan)
    case .optional(let plan): if let plan { PlannedView(plan: plan) }
    default: EmptyView()
    }
  }
}
