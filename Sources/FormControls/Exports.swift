@_exported public import ContentTypes
@_exported public import Observation
@_exported public import Values
@_exported public import ViewTree
@_exported public import Wording
@_exported public import enum TerminalModel.Color
