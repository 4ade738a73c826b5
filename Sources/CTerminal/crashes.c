// A crash puts the terminal back and then goes on as it would have: same signal, same exit status, same core dump.
#include "CTerminal.h"

#include <signal.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { CRASHES = sizeof crashes / sizeof *crashes };

static struct sigaction previous[CRASHES];

// A stack overflow leaves no room for the handler, so it has a stack of its own.
static uint8_t stack[64 * 1024];
static bool owns_stack;

static void restore_actions(void) {
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &previous[i], NULL);
}

static void crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  restore_actions();
  terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE);
  // Returning runs a faulting instruction again, with the action from before, which may print a backtrace. A signal that
  // was sent, and a trap or a refused system call, which go on behind their instruction, are sent again for the default
  // action: blocked until this returns, so that the frame in a core dump is the right one.
  bool faults_again = info->si_code > 0 && signal != SIGTRAP && signal != SIGABRT && signal != SIGSYS;
  if (!faults_again) {
    struct sigaction end = {.sa_handler = SIG_DFL};
    sigaction(signal, &end, NULL);
    raise(signal);
  }
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
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &action, &previous[i]);
}

void terminal_crashes_remove(void) {
  restore_actions();
  if (owns_stack) {
    stack_t none = {.ss_flags = SS_DISABLE};
    owns_stack = sigaltstack(&none, NULL) != 0;
  }
}
