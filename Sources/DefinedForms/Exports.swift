// A program that shows forms from definitions imports this room alone.
@_exported public import struct FormDefinitions.FormDefinition
@_exported public import struct FormDefinitions.Grants
@_exported public import Formline
