// Memory for secrets, and stacks.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <sys/mman.h>
#include <sys/resource.h>

#if defined(__APPLE__)

void platform_memory_protect(void) { setrlimit(RLIMIT_CORE, &(struct rlimit){0}); }

void platform_memory_hide(void *region, size_t size) { (void)region, (void)size; }

char *platform_stack_end(void) {
  return (char *)pthread_get_stackaddr_np(pthread_self()) - pthread_get_stacksize_np(pthread_self());
}

#else

#include <sys/prctl.h>

void platform_memory_protect(void) {
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  // With a limit, later allocations would fail, so only memory for secrets is locked.
  struct rlimit limit;
  if (getrlimit(RLIMIT_MEMLOCK, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY) {
    mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
  }
}

void platform_memory_hide(void *region, size_t size) {
  madvise(region, size, MADV_DONTDUMP);
  madvise(region, size, MADV_WIPEONFORK);
}

char *platform_stack_end(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return NULL;
  void *end = NULL;
  size_t size;
  pthread_attr_getstack(&attributes, &end, &size);
  pthread_attr_destroy(&attributes);
  return end;
}

#endif

// MARK: Stacks

#if defined(__GLIBC__) && !defined(PLATFORM_SWITCHES_BY_HAND)

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

void platform_context_make(platform_context *context, void *stack, size_t size, void (*entry)(void)) {
  getcontext(context);
  context->uc_stack.ss_sp = stack;
  context->uc_stack.ss_size = size;
  context->uc_link = NULL;
  makecontext(context, entry, 0);
}

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <stdlib.h>

// A sanitizer's `swapcontext` only warns, so the C library's is called.
void platform_context_switch(platform_context *from, platform_context *to) {
  static int (*swap)(ucontext_t *, const ucontext_t *);
  if (!swap) *(void **)&swap = dlsym(RTLD_NEXT, "swapcontext");
  if (!swap) abort();
  swap(from, to);
}

#else

void platform_context_switch(platform_context *from, platform_context *to) { swapcontext(from, to); }

#endif

#else

// The registers that a called function must keep lie on the stack that is left, and its address in the context.
#if defined(__x86_64__)

__attribute__((naked)) static void switch_stacks(void **from, void *to) {
  __asm__("pushq %rbp\n pushq %rbx\n pushq %r12\n pushq %r13\n pushq %r14\n pushq %r15\n"
          "movq %rsp, (%rdi)\n movq %rsi, %rsp\n"
          "popq %r15\n popq %r14\n popq %r13\n popq %r12\n popq %rbx\n popq %rbp\n ret");
}

void platform_context_make(platform_context *context, void *stack, size_t size, void (*entry)(void)) {
  uintptr_t top = ((uintptr_t)stack + size) & ~(uintptr_t)15;
  // Six registers, the address of the function, and the null that it would return to.
  void **frame = (void **)top - 8;
  memset(frame, 0, 8 * sizeof *frame);
  frame[6] = (void *)entry;
  context->stack_pointer = frame;
}

#elif defined(__aarch64__)

__attribute__((naked)) static void switch_stacks(void **from, void *to) {
  __asm__("sub sp, sp, #160\n"
          "stp x19, x20, [sp]\n stp x21, x22, [sp, #16]\n stp x23, x24, [sp, #32]\n stp x25, x26, [sp, #48]\n"
          "stp x27, x28, [sp, #64]\n stp x29, x30, [sp, #80]\n"
          "stp d8, d9, [sp, #96]\n stp d10, d11, [sp, #112]\n stp d12, d13, [sp, #128]\n stp d14, d15, [sp, #144]\n"
          "mov x9, sp\n str x9, [x0]\n mov sp, x1\n"
          "ldp x19, x20, [sp]\n ldp x21, x22, [sp, #16]\n ldp x23, x24, [sp, #32]\n ldp x25, x26, [sp, #48]\n"
          "ldp x27, x28, [sp, #64]\n ldp x29, x30, [sp, #80]\n"
          "ldp d8, d9, [sp, #96]\n ldp d10, d11, [sp, #112]\n ldp d12, d13, [sp, #128]\n ldp d14, d15, [sp, #144]\n"
          "add sp, sp, #160\n ret");
}

void platform_context_make(platform_context *context, void *stack, size_t size, void (*entry)(void)) {
  uintptr_t top = ((uintptr_t)stack + size) & ~(uintptr_t)15;
  void **frame = (void **)top - 20;
  memset(frame, 0, 20 * sizeof *frame);
  // x30, to which it returns.
  frame[11] = (void *)entry;
  context->stack_pointer = frame;
}

#else
#error "switching stacks needs ucontext, or a few lines for this processor"
#endif

void platform_context_switch(platform_context *from, platform_context *to) {
  switch_stacks(&from->stack_pointer, to->stack_pointer);
}

#endif
