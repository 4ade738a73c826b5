import Platform
import LineEditing

// formline-bench [GROUP …]: measures the named groups of workloads, or all of them. Exits with 1 when a count is not
// what it must be; times never fail.

// Readline is started as a form starts it, without anybody's own bindings.
LineEditor.shared.start(inputrc: .none)

let wanted = CommandLine.arguments.dropFirst()
if wanted.count == 3, let first = wanted.first, ["insert", "share", "submit", "draft", "hook"].contains(first) {
  try StoreWorkloads.repeatedly(Array(wanted))
  exit(0)
}
let unknown = wanted.filter { name in !Workloads.groups.contains { $0.name == name } }
guard unknown.isEmpty else {
  let names = Workloads.groups.map(\.name).joined(separator: ", ")
  print("formline-bench: no workload group '\(unknown[0])'; there are", names)
  exit(64)
}
let measurements = Workloads.groups.filter { wanted.isEmpty || wanted.contains($0.name) }.flatMap { $0.run() }
print(Table.text([["workload", "median", "95 %", "counts"]] + measurements.map(\.row)))
exit(Workloads.failed ? 1 : 0)
