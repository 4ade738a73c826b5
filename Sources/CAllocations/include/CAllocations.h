#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stddef.h>

/// How often memory was asked for in this process so far. Linking this target puts a counter in front of the C
/// library's allocator, for the whole process.
size_t callocations_count(void);

/// The bytes that are in use now: asked for and not given back.
size_t callocations_bytes_in_use(void);

#endif
