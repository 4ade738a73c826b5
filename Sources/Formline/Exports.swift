@_exported public import ContentTypes
@_exported public import ViewTree
@_exported public import Wording
