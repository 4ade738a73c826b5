@_exported public import struct Values.JSONNumber
@_exported public import enum Values.JSONValue
