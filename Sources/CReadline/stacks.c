// The change from one stack to the other and back. A sanitizer that is not told of it takes the frames of one stack for
// damage to the other; its own `swapcontext` only warns that it does not know, so that of the C library is called.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#elif __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#endif

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
static int (*swap)(ucontext_t *, const ucontext_t *);

static void find_swap(void) {
  if (!swap) *(void **)&swap = dlsym(RTLD_NEXT, "swapcontext");
  if (!swap) abort();
}
#else
#define find_swap()
#define swap swapcontext
#endif

#if __has_feature(address_sanitizer)
static void *host_frames, *editor_frames;
static const void *host_stack;
static size_t host_size;
#elif __has_feature(thread_sanitizer)
static void *host_fiber, *editor_fiber;
#endif

void fl_enter_stack(ucontext_t *host, ucontext_t *editor) {
  find_swap();
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(&host_frames, editor->uc_stack.ss_sp, editor->uc_stack.ss_size);
#elif __has_feature(thread_sanitizer)
  if (!editor_fiber) editor_fiber = __tsan_create_fiber(0);
  host_fiber = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(editor_fiber, 0);
#endif
  swap(host, editor);
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(host_frames, NULL, NULL);
#endif
}

void fl_stack_was_entered(void) {
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(editor_frames, &host_stack, &host_size);
#endif
}

void fl_leave_stack(ucontext_t *editor, ucontext_t *host) {
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(&editor_frames, host_stack, host_size);
#elif __has_feature(thread_sanitizer)
  __tsan_switch_to_fiber(host_fiber, 0);
#endif
  swap(editor, host);
  fl_stack_was_entered();
}
