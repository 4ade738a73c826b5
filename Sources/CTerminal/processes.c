// C library functions that Swift cannot call, being variadic or missing from its overlay: other processes, memory for
// secrets.
#define _GNU_SOURCE
#include "CPlatform.h"
#include "CTerminal.h"

#include <alloca.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

// MARK: Other processes

// Every program starts with the default signals, none of them blocked.
static int start(
    pid_t *process, char *const arguments[], char *const variables[], posix_spawn_file_actions_t *actions, short flags) {
  platform_spawn_closing(actions, &flags);
  posix_spawnattr_t attributes;
  int failure = posix_spawnattr_init(&attributes);
  if (failure != 0) return failure;
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, (short)(flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
  failure = posix_spawnp(process, arguments[0], actions, &attributes, arguments, variables);
  posix_spawnattr_destroy(&attributes);
  return failure;
}

int terminal_process_start(
    pid_t *process, char *const arguments[], char *const variables[], int input, int output, int error) {
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
  failure = start(process, arguments, variables, &actions, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int terminal_process_become(char *const arguments[], char *const variables[], int input) {
  for (int signal = 1; signal < PLATFORM_SIGNAL_COUNT; signal++) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
  }
  sigset_t signals;
  sigemptyset(&signals);
  if (input >= 0 && dup2(input, STDIN_FILENO) < 0) return errno;
  pthread_sigmask(SIG_SETMASK, &signals, NULL);
  platform_close_from(STDERR_FILENO + 1);
  platform_execute(arguments, variables);
  return errno;
}

int terminal_process_start_on(
    pid_t *process, char *const arguments[], char *const variables[], const char *path, const char *folder) {
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  if (folder) posix_spawn_file_actions_addchdir_np(&actions, folder);
  // A session leader gets the first terminal that it opens as its controlling terminal.
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, folder ? O_RDWR : O_RDWR | O_NOCTTY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
  failure = start(process, arguments, variables, &actions, folder ? POSIX_SPAWN_SETSID : 0);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

// The groups of commands, which are in sessions of their own: nobody else would end them.
enum { MOST_COMMANDS = 256 };
static _Atomic(pid_t) commands[MOST_COMMANDS];

void terminal_commands_end(void) {
  for (int i = 0; i < MOST_COMMANDS; i++) {
    pid_t group = atomic_load(&commands[i]);
    if (group > 0) kill(-group, SIGKILL);
  }
}

static void end_commands_at_exit(void) {
  atexit(terminal_commands_end);
  terminal_signals_end_commands();
}

void terminal_commands_add(pid_t group) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, end_commands_at_exit);
  for (int i = 0; i < MOST_COMMANDS; i++) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&commands[i], &none, group)) return;
  }
}

void terminal_commands_remove(pid_t group) {
  for (int i = 0; i < MOST_COMMANDS; i++) {
    pid_t known = group;
    if (atomic_compare_exchange_strong(&commands[i], &known, 0)) return;
  }
}

// MARK: Memory

static atomic_bool is_protected;

bool terminal_memory_is_protected(void) { return atomic_load(&is_protected); }

void terminal_memory_protect(void) {
  atomic_store(&is_protected, true);
  platform_memory_protect();
}

/// Where the stack of this thread ends, which `ulimit -s` may have moved near.
static char *stack_end(void) {
  static __thread char *known;
  return known ? known : (known = platform_stack_end());
}

__attribute__((noinline)) void terminal_memory_wipe_stack(size_t bytes) {
  enum { KEPT = 32 << 10 };  // For what is called from here.
  char *end = stack_end();
  ptrdiff_t room = end ? (char *)__builtin_frame_address(0) - end - KEPT : 0;
  if (room <= 0) return;
  if (bytes > (size_t)room) bytes = (size_t)room;
  void *below = alloca(bytes);
  platform_wipe(below, bytes);
}
