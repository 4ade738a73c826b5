#include "CAllocations.h"
#include "CPlatform.h"

#include <errno.h>

static size_t count;

size_t callocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#if defined(PLATFORM_ALLOCATOR_CAN_BE_REPLACED)

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

size_t callocations_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

size_t callocations_bytes_in_use(void) { return 0; }

#endif
