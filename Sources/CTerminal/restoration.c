// Putting the terminal back from anywhere, also from a signal handler: everything is prepared beforehand in one of two
// slots, and only the index of the valid one is shared.
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct restoration {
  int descriptor;
  struct termios original;
  size_t count;
  uint8_t bytes[TERMINAL_RESTORATION_CAPACITY];
};

static struct restoration slots[2];
static atomic_int armed = -1;

static void perform_at_exit(void) { terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE); }

void terminal_restoration_arm(int descriptor, const struct termios *original, const uint8_t *bytes, size_t count) {
  static bool registered;
  if (!registered) registered = atexit(perform_at_exit) == 0;
  int slot = atomic_load(&armed) == 0 ? 1 : 0;
  slots[slot].descriptor = descriptor;
  slots[slot].original = *original;
  slots[slot].count = count < TERMINAL_RESTORATION_CAPACITY ? count : TERMINAL_RESTORATION_CAPACITY;
  memcpy(slots[slot].bytes, bytes, slots[slot].count);
  atomic_store(&armed, slot);
}

bool terminal_restoration_is_armed(void) { return atomic_load(&armed) >= 0; }

static void write_patiently(const struct restoration *record, int patience) {
  size_t done = 0;
  while (done < record->count) {
    ssize_t written = write(record->descriptor, record->bytes + done, record->count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      bool hurry = patience < 0 && terminal_signals_pending(terminal_signals_ending()) != 0;
      struct pollfd terminal = {.fd = record->descriptor, .events = POLLOUT};
      int ready = poll(&terminal, 1, hurry ? TERMINAL_RESTORATION_PATIENCE : patience);
      if (ready == 0 || (ready < 0 && errno != EINTR)) return;
    } else if (written < 0 && errno != EINTR) {
      return;
    }
  }
}

void terminal_restoration_perform(int patience) {
  int slot = atomic_exchange(&armed, -1);
  if (slot < 0) return;
  const struct restoration *record = &slots[slot];
  int saved_errno = errno;
  // In the background the terminal is somebody else's by now, and was put back by the shell.
  pid_t foreground = tcgetpgrp(record->descriptor);
  if (foreground < 0 || foreground == getpgrp()) {
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    write_patiently(record, patience);
    while (tcsetattr(record->descriptor, TCSANOW, &record->original) != 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  errno = saved_errno;
}
