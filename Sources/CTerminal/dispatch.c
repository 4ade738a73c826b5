// libdispatch's private entry points for serving the main queue by another event loop, used in no other file. Both are
// weak: without one the main queue cannot be served, which the caller reports.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// On Linux an eventfd, readable while the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *unused) __attribute__((weak));

int terminal_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  return fcntl(descriptor, F_GETFD) < 0 ? -1 : descriptor;
}

void terminal_main_queue_drain(void) {
  terminal_event_drain(_dispatch_get_main_queue_handle_4CF());
  _dispatch_main_queue_callback_4CF(NULL);
}

bool terminal_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }
