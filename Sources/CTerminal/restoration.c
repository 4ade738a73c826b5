// Restores the terminal from anywhere, even a signal handler: everything is prepared in one of two slots, and only the
// index of the valid one is shared. A crash restores the terminal, saves what was typed, and then proceeds: same
// signal, exit status and core dump.
#define _GNU_SOURCE
#include "CPlatform.h"
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
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

ssize_t terminal_restoration_change(
    int descriptor, const uint8_t *bytes, size_t count, const struct termios *original, const uint8_t *undo,
    size_t undo_count) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  ssize_t written = write(descriptor, bytes, count);
  int error = errno;
  if (written > 0) terminal_restoration_arm(descriptor, original, undo, undo_count);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
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
      int ready = platform_poll_milliseconds(&terminal, 1, hurry ? TERMINAL_RESTORATION_PATIENCE : patience);
      if (ready == 0 || (ready < 0 && errno != EINTR)) return;
    } else if (written < 0 && errno != EINTR) {
      return;
    }
  }
}

/// Waits until the terminal has taken what was written. Not tcdrain, which would wait for ever.
static void drain(int descriptor, int patience) {
  int waited = 0, left = 0;
  while (ioctl(descriptor, TIOCOUTQ, &left) == 0 && left > 0) {
    if (patience >= 0 ? waited >= patience : waited >= TERMINAL_RESTORATION_DRAINING) return;
    poll(NULL, 0, 1);
    waited++;
  }
}

void terminal_restoration_perform(int patience) {
  int slot = atomic_exchange(&armed, -1);
  if (slot < 0) return;
  const struct restoration *record = &slots[slot];
  int saved_errno = errno;
  // In the background, another program owns the terminal, and the shell has restored it.
  pid_t foreground = tcgetpgrp(record->descriptor);
  if (foreground < 0 || foreground == getpgrp()) {
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    // Output that stands still would hold the sequences back. Linux resumes only what TCOOFF has stopped.
    tcflow(record->descriptor, TCOOFF);
    tcflow(record->descriptor, TCOON);
    write_patiently(record, patience);
    // The sequences first: with the modes back, flow control is on again, and a Ctrl-S that waits would keep them.
    drain(record->descriptor, patience);
    while (tcsetattr(record->descriptor, TCSANOW, &record->original) != 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  errno = saved_errno;
}

// MARK: Crashes

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { CRASHES = sizeof crashes / sizeof *crashes };

static struct sigaction previous[CRASHES];

// A stack overflow leaves no room for the handler, so it has a stack of its own.
static uint8_t stack[256 * 1024];
static bool owns_stack;

static void restore_actions(void) {
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &previous[i], NULL);
}

// Saving allocates memory and may find inconsistent data, which is unsafe in a signal handler. So the event loop does
// it if possible, within one second: if it crashes or hangs, the process ends.
static _Atomic(terminal_crash_action) rescue;
static atomic_int crashed;
enum { RESCUE_SECONDS = 1 };

void terminal_crashes_rescue(terminal_crash_action action) { atomic_store(&rescue, action); }

static void perform_rescue(void) {
  terminal_crash_action action = atomic_exchange(&rescue, NULL);
  if (!action) return;
  alarm(RESCUE_SECONDS);
  action();
  alarm(0);
}

void terminal_crashes_finish(void) {
  terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE);
  perform_rescue();
  terminal_signals_raise_default(atomic_load(&crashed));
}

// Another crash, or the time limit.
static void finish(int signal) {
  (void)signal;
  terminal_crashes_finish();
}

static void crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  atomic_store(&crashed, signal);
  struct sigaction last = {.sa_handler = finish, .sa_flags = SA_ONSTACK | SA_NODEFER};
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &last, NULL);
  sigaction(SIGALRM, &last, NULL);
  // A signal sent by another process interrupts no failing code, but in another thread typed text may be changing: the
  // event loop calls `terminal_crashes_finish` instead.
  bool was_sent = platform_signal_was_sent(info) && info->si_pid != getpid();
  if (atomic_load(&rescue) && (was_sent || !platform_is_main_thread())) {
    alarm(RESCUE_SECONDS);
    terminal_signals_note(signal);
    while (!was_sent) pause();
    return;
  }
  terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE);
  perform_rescue();
  restore_actions();
  // Returning runs a faulting instruction again with the earlier action, which may print a backtrace. A sent signal, a
  // trap and a refused system call, which continue after their instruction, are raised again for the default action,
  // blocked until this returns, so that a core dump has the right frame.
  bool faults_again = !platform_signal_was_sent(info) && signal != SIGTRAP && signal != SIGABRT && signal != SIGSYS;
  if (!faults_again) {
    struct sigaction end = {.sa_handler = SIG_DFL};
    sigaction(signal, &end, NULL);
    raise(signal);
  }
}

bool terminal_crashes_include(uint64_t signals) {
  for (int i = 0; i < CRASHES; i++) {
    if (signals & UINT64_C(1) << crashes[i]) return true;
  }
  return false;
}

void terminal_crashes_install(void) {
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    owns_stack = sigaltstack(&own, NULL) == 0;
  }
  struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  // A second crash inside the handler must end the process, not wait for ever.
  for (int i = 0; i < CRASHES; i++) sigdelset(&action.sa_mask, crashes[i]);
  sigdelset(&action.sa_mask, SIGALRM);
  // libdispatch's threads, one of which may run the form, block SIGABRT, and from glibc 2.41 on abort leaves it so.
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int i = 0; i < CRASHES; i++) {
    sigaction(crashes[i], &action, &previous[i]);
    sigaddset(&unblocked, crashes[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
}

void terminal_crashes_remove(void) {
  restore_actions();
  if (owns_stack) {
    stack_t none = {.ss_flags = SS_DISABLE};
    owns_stack = sigaltstack(&none, NULL) != 0;
  }
}
