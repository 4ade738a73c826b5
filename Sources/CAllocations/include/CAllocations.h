#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stddef.h>

/// The number of allocations in this process so far. Linking this target counts all calls of the C library's allocator
/// in the whole process.
size_t callocations_count(void);

/// The allocated bytes that are not freed yet.
size_t callocations_bytes_in_use(void);

#endif
