// What an app imports is this room, on the core of views and controls.
@_exported public import FormControls
