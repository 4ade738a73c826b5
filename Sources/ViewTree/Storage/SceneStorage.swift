/// A value that one scene remembers from run to run: where a person was, not what they want.
///
/// `run()` keeps values in `$XDG_STATE_HOME/NAME/scene.toml`; see `AppStorage`.
///
///     @SceneStorage("page") private var page = 1
public typealias SceneStorage<Value> = StoredProperty<Value, SceneScope>

/// Says that a value belongs to one scene.
public enum SceneScope {}
