import FormDefinitions

/// A list of 40,000 options from a file: opening it, jumping to its ends, filtering it.
enum OptionWorkloads {
  private static let definition = Array(
    "formline: 1\nfields:\n  - {id: place, type: select, options: {lines: places.txt}}\n".utf8)

  /// Names such as those of a package index or a gazetteer.
  private static let file: [UInt8] = {
    let parts = ["lib", "core", "net", "data", "swift", "form", "graph", "json", "http", "test", "north", "saint"]
    var text = ""
    for index in 0..<40_000 {
      text += "\(parts[index % 12])-\(parts[index / 12 % 12])-\(parts[index / 144 % 12])-\(index)\n"
    }
    return Array(text.utf8)
  }()

  static func run() -> [Measurement] {
    let bench = Workbench(Workbench.read(definition, file: file))
    let end = Array("\u{1B}[F".utf8)
    let home = Array("\u{1B}[H".utf8)
    let words = ["net-json-1", "swft", "38", "saint core", "lgr", "north-north-north"].map { Array($0.utf8) }
    let keys: [[UInt8]] = words.flatMap { (word: [UInt8]) -> [[UInt8]] in word.map { [$0] } + [[0x15]] }
    return [
      Measurement("read and show 40,000 options", count: 10, warmUp: 1) { _ in
        _ = Workbench(Workbench.read(definition, file: file))
      },
      Measurement("jump to an end of 40,000 options", count: 100, warmUp: 10) { round in
        _ = bench.press(round.isMultiple(of: 2) ? end : home)
      },
      Measurement("filter key in 40,000 options", count: keys.count * 4, warmUp: 0) { round in
        _ = bench.press(keys[round % keys.count])
      },
    ]
  }
}
