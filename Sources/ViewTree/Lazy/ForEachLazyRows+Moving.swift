import AttributeGraph

/// Rows that come from other sections, and go there.
extension ForEachLazyRows: RowKeeping {
  func holdsRow(identifiedBy id: AnyHashable) -> Bool { (id.base as? ID).map { rowsByID[$0] != nil } ?? false }

  func release(_ id: AnyHashable) -> RowPlace? {
    guard let key = id.base as? ID, let row = rowsByID[key], row.mayMove else { return nil }
    rowsByID[key] = nil
    made.removeAll { $0 === row }
    row.forgetNodes()
    container?.childrenDidChange()
    return row
  }

  func takeRows(from family: RowFamily) {
    guard lastUpdate == inputs.host.updateNumber else { return }
    for index in 0..<count {
      let id = source.id(element(at: index))
      guard rowsByID[id] == nil, family.isWaiting(AnyHashable(id), of: home.kind),
        let row = home.take(AnyHashable(id), to: index) as? LazyRow
      else { continue }
      rowsByID[id] = row
      made.insert(row, at: made.partitioningIndex { $0.index >= index })
      container?.childrenDidChange()
    }
  }

  /// Whether the rows are sections: there is a `ForEach` in one of them.
  var holdsRows: Bool { made.contains { !$0.contents.homes.isEmpty } }

  func makeChangedRows(holding kinds: Set<RowFamily.Kind>) {
    guard lastUpdate == inputs.host.updateNumber, let old = replaced, made.count < count,
      made.contains(where: { $0.contents.homes.contains { kinds.contains($0.kind) } })
    else { return }
    var before: [ID: Data.Element] = [:]
    for element in old.data { before[old.id(element)] = element }
    var changed: [Int] = []
    for (index, element) in source.data.enumerated() where madeRow(at: index) == nil {
      if let known = before[source.id(element)], ValueEquality.areEqual(known, element) { continue }
      changed.append(index)
      if changed.count == Self.sectionsToMake { break }
    }
    isMakingUnseen = true
    for index in changed { _ = makeRow(at: index) }
    isMakingUnseen = false
    if !changed.isEmpty { container?.childrenDidChange() }
  }

  /// As many sections as this are made to find rows that have left others.
  private static var sectionsToMake: Int { 100 }
}
