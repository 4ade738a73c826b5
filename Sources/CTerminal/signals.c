// Handlers that only record the signal and wake the event loop. Unlike a blocked signal with a signalfd, a handler
// works in any thread, and children start with the default action.
#include "CPlatform.h"
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

// The last ones are handled only if the process does not use them itself.
static const int handled[] = {
    SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGTSTP, SIGCONT, SIGWINCH, SIGALRM,
    SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, PLATFORM_MORE_SIGNALS
};
enum { HANDLED = sizeof handled / sizeof *handled };

static struct sigaction previous[HANDLED];
static bool installed;
static int wake = -1;
static _Atomic uint64_t pending;

static uint64_t bit(int signal) { return UINT64_C(1) << signal; }

void terminal_signals_wake(void) { platform_event_raise(wake); }

void terminal_signals_note(int signal) {
  int saved_errno = errno;
  atomic_fetch_or(&pending, bit(signal));
  terminal_signals_wake();
  if (bit(signal) & terminal_signals_ending()) terminal_watchdog_wake();
  errno = saved_errno;
}

// True while another program has the terminal.
static _Atomic bool lent;

void terminal_signals_lend(bool lend) { atomic_store(&lent, lend); }

static void note(int signal, siginfo_t *information, void *context) {
  (void)context;
  // The terminal sends its keys to this process, too.
  bool is_typed = platform_signal_was_typed(information) && (signal == SIGINT || signal == SIGQUIT);
  if (!is_typed || !atomic_load(&lent)) terminal_signals_note(signal);
}

static void handle(int signal, int flags, struct sigaction *before) {
  struct sigaction action = {.sa_sigaction = note, .sa_flags = flags | SA_SIGINFO};
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, before);
}

static bool is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

static bool is_default(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

// Handles a signal that would have its default action.
static void replace_default(int signal, void (*handler)(int)) {
  struct sigaction now, action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  if (sigaction(signal, NULL, &now) == 0 && is_default(&now)) sigaction(signal, &action, NULL);
}

static void end_untyped(int signal);

static bool ends_at_once(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == end_untyped;
}

// True if the process has not set its own action.
static bool is_free(int signal, const struct sigaction *action) {
  switch (signal) {
  case SIGCONT:
  case SIGWINCH:
    return true;
  case SIGINT:
  case SIGTERM:
  case SIGHUP:
  case SIGQUIT:
  case SIGTSTP:
    return !is_ignored(action);
  default:
    return is_default(action) || ends_at_once(action);
  }
}

int terminal_signals_descriptor(void) {
  if (wake < 0) wake = platform_event_make();
  return wake;
}

void terminal_signals_install(void) {
  if (installed) return;
  terminal_signals_descriptor();
  terminal_signals_catch_failed_writing();
  atomic_store(&pending, 0);
  for (int i = 0; i < HANDLED; i++) {
    handle(handled[i], SA_RESTART, &previous[i]);
    if (!is_free(handled[i], &previous[i])) sigaction(handled[i], &previous[i], NULL);
  }
  terminal_crashes_install();
  installed = true;
  terminal_watchdog_start();
}

void terminal_signals_install_ending(void) {
  terminal_signals_descriptor();
  for (int i = 0; i < HANDLED; i++) {
    if (!(bit(handled[i]) & terminal_signals_ending())) continue;
    struct sigaction now;
    if (sigaction(handled[i], NULL, &now) == 0 && is_free(handled[i], &now)) handle(handled[i], SA_RESTART, NULL);
  }
}

static bool is_ours(int signal) {
  struct sigaction now;
  return sigaction(signal, NULL, &now) == 0 && now.sa_flags & SA_SIGINFO && now.sa_sigaction == note;
}

void terminal_signals_remove(void) {
  if (!installed) return;
  // Keeps handlers that the program has set in the meantime.
  for (int i = 0; i < HANDLED; i++) {
    if (is_ours(handled[i])) sigaction(handled[i], &previous[i], NULL);
  }
  terminal_crashes_remove();
  terminal_watchdog_pause();
  installed = false;
}

uint64_t terminal_signals_take(void) {
  platform_event_drain(wake);
  return atomic_exchange(&pending, 0);
}

uint64_t terminal_signals_pending(uint64_t mask) { return atomic_load(&pending) & mask; }

void terminal_signals_forget(uint64_t mask) {
  atomic_fetch_and(&pending, ~mask);
  // The watchdog may have seen them, and waits for the loop to go on.
  terminal_watchdog_turn();
}

uint64_t terminal_signals_ending(void) {
  uint64_t ending = 0;
  for (int i = 0; i < HANDLED; i++) {
    if (handled[i] != SIGTSTP && handled[i] != SIGCONT && handled[i] != SIGWINCH) ending |= bit(handled[i]);
  }
  return ending;
}

bool terminal_signals_ignore_stop(void) {
  struct sigaction now;
  return sigaction(SIGTSTP, NULL, &now) == 0 && is_ignored(&now);
}

static void set_default(int signal, struct sigaction *before, sigset_t *mask) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(signal, &action, before);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, mask);
}

void terminal_signals_stop(bool group) {
  struct sigaction before;
  sigset_t mask;
  set_default(SIGTSTP, &before, &mask);
  if (group) {
    kill(0, SIGTSTP);
  } else {
    raise(SIGTSTP);
  }
  sigaction(SIGTSTP, &before, NULL);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void terminal_signals_stop_directly(bool directly) {
  if (!installed || terminal_signals_ignore_stop()) return;
  if (directly) {
    set_default(SIGTSTP, NULL, NULL);
  } else {
    handle(SIGTSTP, SA_RESTART, NULL);
  }
}

void terminal_signals_raise_default(int signal) {
  set_default(signal, NULL, NULL);
  // Sent to this thread, so that it proceeds no further.
  raise(signal);
}

static _Atomic bool ends_by_number;

// The signal whose end has a status and a text of its own; 0 for none.
static _Atomic int explained;
static int explained_status;
static char explanation[1024];

static bool is_in_foreground(void) {
  int terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  bool is = terminal >= 0 && tcgetpgrp(terminal) == getpgrp();
  if (terminal >= 0) close(terminal);
  return is;
}

void terminal_signals_end(int signal, bool was_typed) {
  terminal_commands_end();
  if (signal == atomic_load(&explained)) {
    terminal_watchdog_write(explanation);
    _exit(explained_status);
  }
  if (!atomic_load(&ends_by_number)) {
    setrlimit(RLIMIT_CORE, &(struct rlimit){0});
    set_default(signal, NULL, NULL);
    if (was_typed && is_in_foreground()) kill(0, signal);
    raise(signal);
  }
  _exit(128 + signal);
}

static void end_untyped(int signal) { terminal_signals_end(signal, false); }

void terminal_signals_end_commands(void) {
  static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) replace_default(ending[i], end_untyped);
}

void terminal_signals_explain(int signal, int status, const char *text) {
  // While the text changes, no signal is explained by half of it.
  atomic_store(&explained, 0);
  strncpy(explanation, text, sizeof explanation - 1);
  explained_status = status;
  atomic_store(&explained, signal);
  replace_default(signal, end_untyped);
}

void terminal_signals_end_by_number(void) {
  atomic_store(&ends_by_number, true);
  // For the time in which no form is open.
  terminal_signals_end_commands();
}

void terminal_signals_remove_ending(void) {
  uint64_t noted = terminal_signals_pending(terminal_signals_ending());
  for (int i = 0; i < HANDLED; i++) {
    if (!(bit(handled[i]) & terminal_signals_ending())) continue;
    if (is_ours(handled[i])) set_default(handled[i], NULL, NULL);
    if (noted & bit(handled[i])) terminal_signals_end(handled[i], false);
  }
  terminal_signals_end_commands();
}

void terminal_signals_leave_no_core(void) { replace_default(SIGQUIT, end_untyped); }

static void do_nothing(int signal) { (void)signal; }

void terminal_signals_catch_failed_writing(void) {
  replace_default(SIGPIPE, do_nothing);
  replace_default(SIGXFSZ, do_nothing);
}

// During a stop by the terminal, a terminating signal must interrupt the call instead of stopping the process again.
static void interrupt_calls(bool interrupt) {
  if (!installed) return;
  for (int i = 0; i < HANDLED; i++) {
    if (is_ours(handled[i])) handle(handled[i], interrupt ? 0 : SA_RESTART, NULL);
  }
}

int terminal_wait_for_foreground(int descriptor) {
  set_default(SIGTTOU, NULL, NULL);
  set_default(SIGTTIN, NULL, NULL);
  interrupt_calls(true);
  int result = 0;
  // The kernel stops a background process here: requesting output flow changes nothing, but is refused like tcsetattr.
  // The bound avoids a busy loop on a kernel that permits it.
  for (int attempt = 0; attempt < 100; attempt++) {
    pid_t foreground = tcgetpgrp(descriptor);
    if (foreground < 0 || foreground == getpgrp()) break;
    if (terminal_signals_pending(terminal_signals_ending()) != 0) {
      result = EINTR;
      break;
    }
    if (tcflow(descriptor, TCOON) != 0 && errno == EIO) {
      result = EIO;
      break;
    }
  }
  interrupt_calls(false);
  return result;
}
