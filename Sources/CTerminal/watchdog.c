// A thread that ends the process when the event loop does not: a signal, Ctrl-C or a time limit that was not acted on
// within a second. It shares nothing with the event loop but the terminal's restoration, input that waits, and an
// action that keeps the last encoded draft.
//
// It costs an idle process nothing: it sleeps until a signal handler or a timer of the loop's processor time wakes it.
// The timer only runs while the loop computes.
#define _GNU_SOURCE
#include "CPlatform.h"
#include "CTerminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
  PATIENCE_MILLISECONDS = 1000,
  /// The processor time that the loop may use before it counts as computing.
  TICK_MILLISECONDS = 100,
  /// How long the draft may take to be kept, and the loop to stand still.
  LAST_WORDS_MILLISECONDS = 300,
  TIMED_OUT_STATUS = 124,
  LONGEST_WAIT = 1 << 30,
};

/// Who asks for the end: a signal, or one of these.
enum { NOBODY = -1, TIME_LIMIT = 0 };

static int wake = -1;
/// The thread of the event loop. Another one may run the next.
static _Atomic(platform_thread) loop;
static _Atomic int watched = -1;
static _Atomic bool paused;
static _Atomic int64_t limit;
static char last_words[1024];
static _Atomic(terminal_crash_action) keep;
/// Changes whenever the event loop waits or reads: if it stays the same, the loop is stuck.
static _Atomic uint64_t turn;
/// True if the event loop has read Ctrl-C since it last waited.
static _Atomic bool was_interrupted;

// Input that was read in the loop's place. Whoever holds the lock may read the terminal; the loop takes the lock only
// if `looking` or `count` says that it must.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic bool looking;
static _Atomic size_t count;
static uint8_t bytes[1 << 20];

static int64_t now(void) { return platform_monotonic_nanoseconds() / 1000000; }

void terminal_watchdog_wake(void) {
  if (wake >= 0) platform_event_raise(wake);
}

void terminal_watchdog_turn(void) { atomic_fetch_add(&turn, 1); }

void terminal_watchdog_wait(void) {
  atomic_store(&was_interrupted, false);
  terminal_watchdog_turn();
}

/// True if the input has Ctrl-C, as a byte or in the keyboard protocol of kitty.
static bool has_interrupt(const uint8_t *input, size_t length) {
  return memchr(input, 3, length) || memmem(input, length, "\33[99;5u", 7);
}

void terminal_watchdog_see_input(const uint8_t *input, size_t length) {
  if (has_interrupt(input, length)) atomic_store(&was_interrupted, true);
}

bool terminal_watchdog_has_input(void) { return atomic_load(&count) > 0; }

size_t terminal_watchdog_take_input(uint8_t *into, size_t capacity) {
  if (!atomic_load(&looking) && atomic_load(&count) == 0) return 0;
  pthread_mutex_lock(&lock);
  size_t present = atomic_load(&count), taken = present < capacity ? present : capacity;
  memcpy(into, bytes, taken);
  memmove(bytes, bytes + taken, present - taken);
  platform_wipe(bytes + present - taken, taken);
  atomic_store(&count, present - taken);
  pthread_mutex_unlock(&lock);
  return taken;
}

/// With the lock: reads what the terminal has. Returns the number of bytes, 0 for none.
static size_t read_ahead(int terminal) {
  size_t present = atomic_load(&count);
  ssize_t length = present < sizeof bytes ? read(terminal, bytes + present, sizeof bytes - present) : 0;
  if (length <= 0) return 0;
  atomic_store(&count, present + (size_t)length);
  return (size_t)length;
}

void terminal_watchdog_read_ahead(void) {
  pthread_mutex_lock(&lock);
  while (atomic_load(&watched) >= 0 && read_ahead(atomic_load(&watched)) > 0) {
  }
  pthread_mutex_unlock(&lock);
}

/// True if Ctrl-C was typed, and the event loop has not come to wait since.
static bool has_unanswered_interrupt(void) {
  pthread_mutex_lock(&lock);
  bool found = atomic_load(&was_interrupted) || has_interrupt(bytes, atomic_load(&count));
  pthread_mutex_unlock(&lock);
  return found;
}

bool terminal_watchdog_sees_interrupt(void) {
  terminal_watchdog_read_ahead();
  return has_unanswered_interrupt();
}

// MARK: The end

static atomic_bool is_kept, stands_still;

/// Waits for a flag, but not for long.
static void wait_until(const atomic_bool *flag) {
  for (int i = 0; i < LAST_WORDS_MILLISECONDS && !atomic_load(flag); i++)
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void perform_keep(void *unused) {
  (void)unused;
  terminal_crash_action action = atomic_exchange(&keep, NULL);
  if (action) action();
  atomic_store(&is_kept, true);
}

/// On a thread of its own, since it may hang.
static void keep_draft(void) {
  if (atomic_load(&keep) && platform_thread_start(perform_keep, NULL) == 0) wait_until(&is_kept);
}

static void stand_still(int signal) {
  (void)signal;
  atomic_store(&stands_still, true);
  while (true) pause();
}

/// The loop must not draw on the terminal after it was restored.
static void stop_loop(void) {
  struct sigaction action = {.sa_handler = stand_still, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(PLATFORM_STOPPING_SIGNAL, &action, NULL);
  platform_thread_signal(atomic_load(&loop), PLATFORM_STOPPING_SIGNAL);
  wait_until(&stands_still);
}

void terminal_watchdog_write(const char *text) {
  struct pollfd error = {.fd = STDERR_FILENO, .events = POLLOUT};
  for (const char *byte = text; *byte; byte++)
    if (platform_poll(&error, 1, 0) <= 0 || !(error.revents & POLLOUT) || write(STDERR_FILENO, byte, 1) != 1) return;
}

static void end(int reason, bool was_typed) {
  keep_draft();
  stop_loop();
  terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE);
  if (reason == TIME_LIMIT) {
    terminal_watchdog_write(last_words);
    terminal_commands_end();
    _exit(TIMED_OUT_STATUS);
  }
  terminal_signals_end(reason, was_typed);
}

// MARK: The watch

/// Reads what was typed while the loop is stuck in `seen`: SIGINT if Ctrl-C is in it or in what the loop has read, SIGHUP
/// if the terminal has gone.
static int sees_end(uint64_t seen) {
  int terminal = atomic_load(&watched);
  if (terminal < 0) return NOBODY;
  pthread_mutex_lock(&lock);
  atomic_store(&looking, true);
  bool added = false, gone = false;
  if (atomic_load(&turn) == seen) {
    struct pollfd state = {.fd = terminal};
    gone = platform_poll(&state, 1, 0) > 0 && (state.revents & POLLHUP);
    added = read_ahead(terminal) > 0;
  }
  bool found = atomic_load(&was_interrupted) || has_interrupt(bytes, atomic_load(&count));
  atomic_store(&looking, false);
  pthread_mutex_unlock(&lock);
  // The loop may have begun to wait for what is already here.
  if (added) terminal_signals_wake();
  return found ? SIGINT : gone ? SIGHUP : NOBODY;
}

/// An end that the loop was asked for, and what held then.
typedef struct {
  /// When; 0 if it was asked for none.
  int64_t since;
  uint64_t turn;
  int reason;
  bool was_typed, was_armed;
} request;

static void *watch(void *argument) {
  (void)argument;
  int ticks = platform_ticks_descriptor();
  platform_thread followed = 0;
  uint64_t last = atomic_load(&turn);
  bool computes = false;
  request asked = {.reason = NOBODY};
  while (true) {
    platform_thread thread = atomic_load(&loop);
    if (thread != followed) platform_ticks_follow(followed = thread);
    int64_t time = now(), deadline = atomic_load(&limit);
    int wait = -1;
    if (asked.since || computes) {
      wait = TICK_MILLISECONDS;
    } else if (deadline) {
      int64_t left = deadline > time ? deadline - time : 0;
      wait = (int)(left < LONGEST_WAIT ? left : LONGEST_WAIT);
    }
    struct pollfd sources[] = {{.fd = wake, .events = POLLIN}, {.fd = ticks, .events = POLLIN}};
    platform_poll_milliseconds(sources, 2, wait);
    platform_event_drain(wake);
    bool has_ticked = platform_ticks_take(ticks);
    if (atomic_load(&paused)) {
      asked.since = 0;
      computes = false;
      continue;
    }
    time = now();
    uint64_t current = atomic_load(&turn);
    uint64_t signals = terminal_signals_pending(terminal_signals_ending());
    computes = current == last && (has_ticked || computes);
    last = current;
    deadline = atomic_load(&limit);
    // Acted on: the loop goes on, the process has restored the terminal and is about to end, or the limit is lifted.
    bool is_ending = asked.was_armed && !terminal_restoration_is_armed();
    // Not by a turn alone while Ctrl-C stands behind keys that take long, too.
    bool went_on = asked.turn != current && !(asked.was_typed && has_unanswered_interrupt());
    if (signals == 0 && (went_on || is_ending || (asked.reason == TIME_LIMIT && !deadline))) asked.since = 0;
    int ask = signals != 0 ? __builtin_ctzll(signals) : computes ? sees_end(current) : NOBODY;
    if (ask == NOBODY && deadline && time >= deadline) ask = TIME_LIMIT;
    if (ask != NOBODY && !asked.since) {
      bool was_typed = signals == 0 && ask == SIGINT;
      asked = (request){time, current, ask, was_typed, terminal_restoration_is_armed()};
    }
    if (asked.since && time - asked.since >= PATIENCE_MILLISECONDS) end(asked.reason, asked.was_typed);
  }
  return NULL;
}

void terminal_watchdog_start(void) {
  atomic_store(&paused, false);
  atomic_store(&loop, platform_this_thread());
  static bool started;
  if (started) {
    terminal_watchdog_wake();
    return;
  }
  wake = platform_event_make();
  if (wake < 0) return;
  sigset_t all, before;
  sigfillset(&all);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 64 * 1024);
  // Every signal is for the other threads.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  started = pthread_create(&thread, &attributes, watch, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
}

void terminal_watchdog_pause(void) { atomic_store(&paused, true); }

void terminal_watchdog_watch(int terminal) {
  // Waits for a read that is under way: its descriptor may be closed next.
  pthread_mutex_lock(&lock);
  atomic_store(&was_interrupted, false);
  atomic_store(&watched, terminal);
  pthread_mutex_unlock(&lock);
}

void terminal_watchdog_limit(int64_t nanoseconds) {
  atomic_store(&limit, nanoseconds == 0 ? 0 : nanoseconds / 1000000 > 0 ? nanoseconds / 1000000 : 1);
  terminal_watchdog_wake();
}

void terminal_watchdog_say(const char *text) { strncpy(last_words, text, sizeof last_words - 1); }

void terminal_watchdog_keep(terminal_crash_action action) { atomic_store(&keep, action); }
