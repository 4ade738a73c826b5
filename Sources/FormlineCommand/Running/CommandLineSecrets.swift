import CMemory
import FormDefinitions
import Platform
import TerminalDriver

/// Secrets on the command line, which every user of the machine can see in the process list.
enum CommandLineSecrets {
  /// Keeps the secrets of a form out of the process list, freed memory and core dumps.
  static func protect(for definition: FormDefinition) {
    guard definition.hasSecrets else { return }
    memory_wipe_when_freed()
    SecretMemory.protect()
    hide(for: definition)
  }

  /// Overwrites the values that `--set` gives to secret fields. Until now they were visible.
  static func hide(for definition: FormDefinition) {
    let secrets = Set(definition.fields.filter(\.holdsSecrets).flatMap { [$0.id, $0.answerName] })
    guard !secrets.isEmpty else { return }
    let option = "--set="
    for argument in Machine.argumentBytes.dropFirst() {
      guard let argument else { continue }
      let text = String(cString: argument).utf8
      let start = text.starts(with: option.utf8) ? option.utf8.count : 0
      let name = text.dropFirst(start).prefix { $0 != UInt8(ascii: "=") }
      let value = start + name.count + 1
      guard value < text.count, secrets.contains(String(Substring(name))) else { continue }
      for offset in value..<strlen(argument) { argument[offset] = CChar(bitPattern: UInt8(ascii: "*")) }
    }
  }
}
