package import FormDefinitions

/// Rows that change, come, go and move.
extension ListModel {
  // Told by rows.

  /// Called when a field of a row has stored a value, or a list in it has changed.
  func rowDidChange(_ row: RowModel) {
    row.forgetKnown()
    missingCount.rowDidChange(row)
    for aggregate in aggregates { aggregate.rowDidChange(at: row.position) }
    journal?.rowDidChange(row)
    madeSameRows?.rowDidChange(row)
    knownAnswers.rowDidChange(row)
    changes.value &+= 1
    field.row.map { $0.list.rowDidChange($0) }
  }

  /// Called when a row has got fields.
  func rowWasMade(_ row: RowModel) {
    madeNow.append(row)
    if madeNow.count >= mostMade, letsFieldsGo { field.form.screen?.hasMany(rowsIn: self) }
    guard graph.isEvaluating else { return makings.value &+= 1 }
    guard !hasUncountedMakings else { return }
    hasUncountedMakings = true
    host.afterUpdate { [weak self] in
      self?.hasUncountedMakings = false
      self?.makings.value &+= 1
    }
  }

  /// Has rows lose their fields that are neither in sight nor changed nor read. Called by who shows the list, when no
  /// field is about to be shown. Linear in the rows with fields, half of which have got them since the last time.
  package func letDistantRowsGo() {
    guard madeNow.count >= mostMade else { return }
    madeNow.removeAll { $0.letFieldsGo() }
    observedNow.removeAll { !$0.isObserved }
    mostMade = max(Self.fewMade, 2 * madeNow.count)
  }

  /// Up to this number, rows keep their fields.
  static let fewMade = 160

  /// Called when a row has got an index that can be observed.
  func rowIsObserved(_ row: RowModel) { observedNow.append(row) }

  // By the person.

  /// Adds a row.
  /// - Parameter index: Its index; nil to append.
  /// - Returns: The row; nil if the list is full.
  @discardableResult
  package func addRow(at index: Int? = nil) -> RowModel? {
    guard hasRoom else { return nil }
    let row = RowModel([], at: 0, of: self)
    insert(row, at: index ?? .max)
    return row
  }

  private func insert(_ row: RowModel, at index: Int) {
    let index = min(index, rowsNow.count)
    put(row, at: index)
    journal?.rowWasInserted(row, at: index)
    madeSameRows?.rowWasInserted(row)
    missingCount.rowWasInserted(row)
    placesDidChange()
    rowsWereEdited()
  }

  private func put(_ row: RowModel, at index: Int) {
    rowsNow.insert(row, at: index)
    shifts.rowWasInserted(at: index)
    row.put(at: index)
    for aggregate in aggregates { aggregate.rowWasInserted(at: index) }
  }

  private func take(at index: Int) {
    rowsNow.remove(at: index)
    shifts.rowWasRemoved(at: index)
    for aggregate in aggregates { aggregate.rowWasRemoved(at: index) }
  }

  /// Removes a row and its fields, none of which may have focus.
  package func remove(_ row: RowModel) {
    let index = row.position
    row.leave()
    take(at: index)
    journal?.rowWasRemoved(row, at: index)
    madeSameRows?.rowWasRemoved(row)
    missingCount.rowWasRemoved(row)
    end([row])
    placesDidChange()
    rowsWereEdited()
  }

  package func restore(_ removed: RemovedRow) -> RowModel {
    let row = RowModel(removed.members, at: 0, of: self, isGiven: removed.isGiven, origin: removed.origin)
    row.take(removed.originsInside)
    for (id, text) in removed.texts {
      if let field = row.field(id), field.text.current != text { field.read(text) }
    }
    insert(row, at: removed.index)
    return row
  }

  /// Moves a row down, or up if negative, as far as possible.
  /// - Returns: False if it has not moved.
  package func move(_ row: RowModel, by count: Int) -> Bool {
    let index = row.position
    let target = min(max(0, index + count), rowsNow.count - 1)
    guard target != index else { return false }
    take(at: index)
    put(row, at: target)
    journal?.rowWasMoved(from: index, to: target)
    madeSameRows?.rowWasMoved()
    placesDidChange()
    rowsWereEdited()
    return true
  }

  private func rowsWereEdited() {
    field.wasEdited()
    field.form.rowsDidMove(in: self)
  }

  // From outside.

  /// Replaces all rows with a value that was prefilled, a default, set by an action or read from a draft.
  package func replaceRows(with value: AnswerValue) { replaceRows(by: makeRows(of: value)) }

  func replaceRows(by rows: [RowModel]) {
    let old = rowsNow
    for row in old { row.leave() }
    rowsNow = rows
    for aggregate in aggregates { aggregate.rowsWereReplaced() }
    journal?.rowsWereReplaced()
    madeSameRows?.rowsWereReplaced()
    missingCount.forgetAll()
    end(old)
    placesDidChange()
  }

  func makeRows(of value: AnswerValue) -> [RowModel] {
    let areGiven = field.hasGivenRows
    let isGiven =
      field.row.map { $0.origin != nil && field.hasOwnValue } ?? (field.form.inputs.prefilled[field.id] == value)
    let areOrigins = isGiven && !field.isEdited
    return traits.rows(of: value).enumerated().map { index, row in
      RowModel(row.rowMembers, at: index, of: self, isGiven: areGiven, origin: areOrigins ? index : nil)
    }
  }

  /// The elements that the list was given, each where its row is now, and so in the lists in rows.
  /// - Parameter isShown: True for what the fields showed of them, by their ids, rather than their names.
  func elements(ofGiven value: AnswerValue, isShown: Bool) -> AnswerValue {
    // No row is a list of its own, so that nothing is as this was shown.
    let none = AnswerValue.list([])
    switch value {
    case .list(let items):
      return .list(
        rowsNow.map { row in
          guard let origin = row.origin, items.indices.contains(origin) else { return none }
          return row.rearranged(items[origin], isShown: isShown)
        })
    case .object(let entries):
      return .object(
        rowsNow.compactMap { row in
          guard let origin = row.origin, entries.indices.contains(origin) else { return nil }
          return AnswerValue.Member(
            graph.untracked { row.answer(at: 0) }.text, row.rearranged(entries[origin].value, isShown: isShown))
        })
    default: return value
    }
  }

  private func placesDidChange() {
    if shifts.areMany {
      shifts.forgetAll()
      for (index, row) in rowsNow.enumerated() { row.put(at: index) }
    }
    for row in observedNow { row.tellPosition() }
    arrangements.value &+= 1
    field.row.map { $0.list.rowDidChange($0) }
  }

  /// Frees removed rows, once their views are gone.
  private func end(_ rows: [RowModel]) {
    let living = rows.filter(\.isInGraph)
    guard !living.isEmpty else { return }
    madeNow.removeAll { !$0.isInList }
    observedNow.removeAll { !$0.isInList }
    for row in living where row.isMade {
      for field in row.fields { field.stopCommands() }
    }
    host.afterUpdate { for row in living { row.end() } }
  }

  /// Forgets secret values in rows that have no fields.
  package func wipeSecrets() { for row in rowsNow { row.wipeSecrets() } }
}

extension RowModel {
  /// What was given for the row, with the elements of the lists in it where their rows are now.
  fileprivate func rearranged(_ given: AnswerValue, isShown: Bool) -> AnswerValue {
    guard isMade else { return given }
    let isSingle = list.traits.shape == .values || list.traits.shape == .entries
    return lists.reduce(given) { given, inner in
      let field = inner.field.definition
      let path = isSingle ? [] : isShown ? [field.id] : field.answerPath
      return given.changed(at: path[...]) { inner.elements(ofGiven: $0, isShown: isShown) }
    }
  }
}

extension AnswerValue {
  /// The value with what is at a path in it changed, if there is something.
  fileprivate func changed(at path: ArraySlice<String>, _ change: (AnswerValue) -> AnswerValue) -> AnswerValue {
    guard let name = path.first else { return change(self) }
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.name == name }) else {
      return self
    }
    members[index].value = members[index].value.changed(at: path.dropFirst(), change)
    return .object(members)
  }
}
