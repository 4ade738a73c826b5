import FormDefinitions
import Glibc

/// Secrets on the command line, which every user of the machine can see in the list of processes.
enum CommandLineSecrets {
  /// Overwrites the values that `--set` gives to secret fields. They were seen for the moment until now.
  static func hide(for definition: FormDefinition) {
    let secrets = definition.fields.filter(\.holdsSecrets).map(\.id)
    guard !secrets.isEmpty else { return }
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let text = String(cString: argument)
      for id in secrets {
        guard let prefix = ["\(id)=", "--set=\(id)="].first(where: text.hasPrefix) else { continue }
        let length = strlen(argument)
        for offset in prefix.utf8.count..<max(prefix.utf8.count, length) {
          argument[offset] = CChar(bitPattern: UInt8(ascii: "*"))
        }
      }
    }
  }
}
