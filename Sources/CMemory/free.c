// A password has many short-lived copies, made by all code that handles texts, and none of it wipes them. Hence all
// freed memory is wiped. `free` and `realloc` here replace those of the C library in the whole process, including its
// libraries; they call the C library's own by their internal names.
#include "CMemory.h"
#include "CPlatform.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static atomic_bool is_wiping;

void memory_wipe_when_freed(void) { atomic_store(&is_wiping, true); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_ALLOCATOR_OF_ITS_OWN
#endif
#endif

#if defined(PLATFORM_ALLOCATOR_CAN_BE_REPLACED) && !defined(HAS_ALLOCATOR_OF_ITS_OWN)

void free(void *block) {
  if (block && atomic_load_explicit(&is_wiping, memory_order_relaxed)) platform_wipe(block, malloc_usable_size(block));
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  if (!block || size == 0 || !atomic_load_explicit(&is_wiping, memory_order_relaxed)) {
    if (block && size == 0) {
      free(block);
      return NULL;
    }
    return __libc_realloc(block, size);
  }
  size_t held = malloc_usable_size(block);
  // What lies behind `size` then is wiped with the block.
  if (size <= held && size >= held / 2) return block;
  // The C library would leave the old bytes in place. By half at least: readline lengthens its line by 256 bytes a time,
  // and each would copy all of it.
  size_t least = size > held ? held + held / 2 : size;
  void *moved = malloc(size > least ? size : least);
  if (!moved) return NULL;
  memcpy(moved, block, held < size ? held : size);
  free(block);
  return moved;
}

#endif
