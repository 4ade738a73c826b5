// Keeping secrets out of files that outlive the process.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <alloca.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

static atomic_bool is_protected;

bool terminal_memory_is_protected(void) { return atomic_load(&is_protected); }

void terminal_memory_protect(void) {
  atomic_store(&is_protected, true);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  // With a limit, a later allocation would fail; then only what secrets are typed into is locked.
  struct rlimit limit;
  if (getrlimit(RLIMIT_MEMLOCK, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY) {
    mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
  }
}

__attribute__((noinline)) void terminal_memory_wipe_stack(size_t bytes) {
  void *below = alloca(bytes);
  explicit_bzero(below, bytes);
}
