/// A view that depends on its place, as long as it is there.
struct WeakGeometryReader {
  weak var reader: (any GeometryReading)?
}
