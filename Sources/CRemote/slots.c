#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

#include "CRemote.h"

// The byte that those who wait for a slot have locked, shared.
enum { WAITING = 1 << 20 };

static int lock(int file, short type, long byte) {
  struct flock range = {.l_type = type, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return fcntl(file, F_OFD_SETLK, &range);
}

static bool is_locked(int file, long byte) {
  struct flock range = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return fcntl(file, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
}

int slot_take(int file, int count) {
  for (int i = 0; i < count; i++) {
    int slot = (i + getpid()) % count;
    if (lock(file, F_WRLCK, slot) == 0) return slot;
  }
  return -1;
}

void slot_release(int file, int slot) { lock(file, F_UNLCK, slot); }

void slot_wait(int file, bool is_waiting) { lock(file, is_waiting ? F_RDLCK : F_UNLCK, WAITING); }

bool slot_is_wanted(int file) { return is_locked(file, WAITING); }

int slot_count_taken(int file, int count) {
  int taken = 0;
  for (int i = 0; i < count; i++) taken += is_locked(file, i);
  return taken;
}
