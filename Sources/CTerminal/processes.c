// What other processes need that Swift does not see, because it is variadic or not in its view of the C library.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Every program starts with the default signals, none of them blocked.
static int start(
    pid_t *process, char *const arguments[], char *const variables[], posix_spawn_file_actions_t *actions, short flags) {
  posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  int failure = posix_spawnattr_init(&attributes);
  if (failure != 0) return failure;
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
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
  if (error < 0) {
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  } else {
    posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
  }
  failure = start(process, arguments, variables, &actions, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int terminal_process_start_on(
    pid_t *process, char *const arguments[], char *const variables[], int descriptor) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR | O_NOCTTY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
  failure = start(process, arguments, variables, &actions, 0);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

void terminal_process_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

int terminal_processors(void) {
  cpu_set_t set;
  int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return count < 1 ? 1 : count;
}

int terminal_process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int terminal_process_descriptor(pid_t process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}
