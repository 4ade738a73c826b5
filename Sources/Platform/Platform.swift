// The C library by one name, with what differs between its kinds: other targets import this and none of those.
@_exported import CPlatform

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
