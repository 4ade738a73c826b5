import CAllocations

/// The graph beside a naive one that does the same work.
enum GraphComparison {
  static let shapes: [GraphShape] = [
    .chain(1_000), .fanOut(1_000), .tree(depth: 12), .cutOff(1_000), .fields(10), .fields(1_000), .fields(10_000),
  ]

  static func run() -> [Measurement] { [memory(of: .fields(10_000))] + shapes.flatMap(compare) }

  /// How much memory each of the two takes, and how long it takes to make them.
  private static func memory(of shape: GraphShape) -> Measurement {
    let empty = callocations_bytes_in_use()
    let graph = shape.make()
    let withGraph = callocations_bytes_in_use()
    let naive = shape.makeNaive()
    let withBoth = callocations_bytes_in_use()
    _ = (graph.change(1), naive.change(1))
    let (bytes, naiveBytes) = (withGraph - empty, withBoth - withGraph)
    let build = Measurement("make \(shape.name)", count: 3) { _ in _ = shape.make() }
    let naiveBuild = Measurement("", count: 3) { _ in _ = shape.makeNaive() }
    return Measurement(
      build,
      note: "\(bytes / 1024) KiB; naive \(rounded(Double(naiveBytes) / Double(max(1, bytes)))) times as large, "
        + "\(rounded(Double(naiveBuild.median) / Double(max(1, build.median)))) times as long")
  }

  private static func compare(_ shape: GraphShape) -> [Measurement] {
    let graph = shape.make()
    let naive = shape.makeNaive()
    // The answers and the numbers of evaluations are the same, so the work is.
    let evaluations = graph.evaluations()
    let naiveEvaluations = naive.evaluations()
    for round in 1...20 {
      let (answer, naiveAnswer) = (graph.change(round), naive.change(round))
      Workloads.require(answer == naiveAnswer, "\(shape.name): \(answer) is not \(naiveAnswer)")
    }
    let evaluated = (graph.evaluations() - evaluations) / 20
    Workloads.require(evaluated == shape.evaluations, "\(shape.name): \(evaluated) evaluations")
    Workloads.require((naive.evaluations() - naiveEvaluations) / 20 == evaluated, "\(shape.name): other work")

    let measured = batched(shape.name, graph.change)
    let naiveMeasured = batched("the same, naive", naive.change)
    let faster = Double(naiveMeasured.median) / Double(max(1, measured.median))
    return [
      Measurement(measured, note: "\(evaluated) evaluations, \(measured.median / Int64(max(1, evaluated))) ns each"),
      Measurement(naiveMeasured, note: "\(rounded(faster)) times as long"),
    ]
  }

  /// A change is shorter than the clock's grain, so many are measured together.
  private static func batched(_ name: String, _ change: (Int) -> Int) -> Measurement {
    let batch = 16
    var round = 1_000
    let measured = Measurement(name, count: 60, warmUp: 5) { _ in
      for _ in 0..<batch {
        round += 1
        _ = change(round)
      }
    }
    return Measurement(measured, dividedBy: Int64(batch))
  }

  private static func rounded(_ ratio: Double) -> String { "\((ratio * 10).rounded() / 10)" }
}
