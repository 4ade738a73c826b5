import LineEditing

/// Readline alone: what a key costs before anything is drawn.
extension Workloads {
  static func editing() -> [Measurement] {
    [0, 100, 10_000].map(typing) + [longText(), switching(), sessions(), largePaste()]
  }

  /// One typed character, with so many entries of history behind the field.
  private static func typing(history entries: Int) -> Measurement {
    let buffer = LineBuffer()
    for number in 0..<entries { buffer.addHistory("entry \(number) of the history") }
    LineEditor.shared.activate(buffer)
    defer { LineEditor.shared.activate(nil) }
    let measured = Measurement("character, history of \(entries)", count: 5_000, warmUp: 500) { round in
      LineEditor.shared.type([round % 40 == 39 ? 0x15 : 0x61])
      require(buffer.point >= 0, "point is lost")
    }
    return measured
  }

  /// One character typed at the end of a mebibyte.
  private static func longText() -> Measurement {
    let buffer = LineBuffer(text: String(repeating: "x", count: 1 << 20))
    LineEditor.shared.activate(buffer)
    defer { LineEditor.shared.activate(nil) }
    return Measurement("character, behind 1 MiB", count: 500, warmUp: 20) { _ in LineEditor.shared.type([0x61]) }
  }

  /// From one of a thousand buffers to the next.
  private static func switching() -> Measurement {
    let buffers = (0..<1_000).map { LineBuffer(text: "field \($0)") }
    defer { LineEditor.shared.activate(nil) }
    return Measurement("change of buffer", count: 10_000, warmUp: 1_000) { round in
      LineEditor.shared.activate(buffers[round % buffers.count])
    }
  }

  /// A character typed into one of a thousand forms after another, to the bytes of its frame: what `key to frame` costs,
  /// and the change from form to form.
  private static func sessions() -> Measurement {
    let definition = Workbench.read(Workbench.definition(fields: 1))
    let benches = (0..<1_000).map { _ in Workbench(definition) }
    let measured = Measurement("key to frame, 1,000 sessions in turns", count: 5_000, warmUp: 1_000) { round in
      _ = benches[round % benches.count].press([UInt8(ascii: "a") + UInt8(round / benches.count)])
    }
    require(benches.allSatisfy { $0.form.value(of: "f0")?.text == "abcdef" }, "sessions have got each other's keys")
    return measured
  }

  /// A mebibyte of lines pasted into a text area, to the bytes of the frame.
  private static func largePaste() -> Measurement {
    let line = Array("a line of text that somebody has copied from somewhere\r".utf8)
    let text = Array(repeatElement(line, count: (1 << 20) / line.count).joined())
    let paste = Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
    let definition = Workbench.read(Array("formline: 1\nfields: [{id: note, type: textarea}]\n".utf8))
    return Measurement("paste 1 MiB into a text area", count: 5, warmUp: 1) { _ in
      let form = Workbench.makeForm(definition)
      form.session.receive(paste, at: 0)
      _ = form.session.frame()
      require(form.value(of: "note")?.text.utf8.count == text.count, "characters of a paste were lost")
    }
  }
}

extension LineEditor {
  /// Feeds a key and lets all of it be done.
  func type(_ key: [UInt8]) {
    feed(key: key)
    while next() != nil {}
  }
}
