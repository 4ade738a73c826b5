/// A value that the program remembers from run to run.
///
/// Every view that names the key shares the value. `run()` keeps values in
/// `$XDG_CONFIG_HOME/NAME/settings.toml`, NAME being that of the program; in tests they last as long as the tree. Not for
/// secrets.
///
///     @AppStorage("name") private var name = ""
public typealias AppStorage<Value> = StoredProperty<Value, AppScope>

/// Says that a value belongs to the whole program.
public enum AppScope {}
