// Re-exported, so that a program that shows forms from definitions need only import this module.
@_exported public import struct FormDefinitions.FormDefinition
@_exported public import struct FormDefinitions.Grants
@_exported public import Formline
