#define _GNU_SOURCE  // ppoll
#include "CTerminal.h"

#include <time.h>
#include <unistd.h>

void terminal_event_drain(int descriptor) {
  uint64_t count;
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
}

int terminal_wait(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &time, NULL);
}
