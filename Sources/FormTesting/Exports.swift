@_exported public import struct KeyScripts.JSONNumber
@_exported public import enum KeyScripts.JSONValue
