// C library functions that Swift cannot call, being variadic or missing from its overlay: other processes, memory for
// secrets, waiting.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <alloca.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// MARK: This process

// Addresses set by the linker, `--defsym=formline_commit=0x…` and `--defsym=formline_origin=0`; null in other builds. Both
// move with a program that is loaded anywhere, so the commit is their distance.
extern const char formline_commit __attribute__((weak)), formline_origin __attribute__((weak));

unsigned long terminal_process_commit(void) {
  return (unsigned long)&formline_commit - (unsigned long)&formline_origin;
}

// The Swift runtime reads arguments from /proc, which a bare chroot lacks; the C library passes them to constructors.
static int argument_count;
static char **argument_list;

__attribute__((constructor)) static void keep_arguments(int count, char *arguments[]) {
  argument_count = count;
  argument_list = arguments;
}

char **terminal_process_arguments(int *count) {
  *count = argument_count;
  return argument_list;
}

// What the runtime has for them searches the process's memory at every start, whether or not anybody asks: these take its
// place where it is linked statically. Weak, for a runtime in which they are not by themselves.
__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *count) { return terminal_process_arguments(count); }
__attribute__((weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **list, int count) {
  argument_count = count;
  argument_list = list;
}

const char *terminal_process_executable(void) { return (const char *)getauxval(AT_EXECFN); }

// MARK: Other processes

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
  posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
  failure = start(process, arguments, variables, &actions, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int terminal_process_become(char *const arguments[], char *const variables[], int input) {
  for (int signal = 1; signal < _NSIG; signal++) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
  }
  sigset_t signals;
  sigemptyset(&signals);
  if (input >= 0 && dup2(input, STDIN_FILENO) < 0) return errno;
  pthread_sigmask(SIG_SETMASK, &signals, NULL);
  closefrom(STDERR_FILENO + 1);
  execvpe(arguments[0], arguments, variables);
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

// Not SIGKILL, which would leave its own commands behind.
void terminal_process_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }

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

// MARK: Memory

static atomic_bool is_protected;

bool terminal_memory_is_protected(void) { return atomic_load(&is_protected); }

void terminal_memory_protect(void) {
  atomic_store(&is_protected, true);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  // With a limit, later allocations would fail, so only memory for secrets is locked.
  struct rlimit limit;
  if (getrlimit(RLIMIT_MEMLOCK, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY) {
    mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
  }
}

/// Where the stack of this thread ends, which `ulimit -s` may have moved near.
static char *stack_end(void) {
  static __thread char *known;
  pthread_attr_t attributes;
  if (known || pthread_getattr_np(pthread_self(), &attributes) != 0) return known;
  void *end = NULL;
  size_t size;
  pthread_attr_getstack(&attributes, &end, &size);
  pthread_attr_destroy(&attributes);
  return known = end;
}

__attribute__((noinline)) void terminal_memory_wipe_stack(size_t bytes) {
  enum { KEPT = 32 << 10 };  // For what is called from here.
  ptrdiff_t room = (char *)__builtin_frame_address(0) - stack_end() - KEPT;
  if (room <= 0) return;
  if (bytes > (size_t)room) bytes = (size_t)room;
  void *below = alloca(bytes);
  explicit_bzero(below, bytes);
}

// MARK: Waiting

void terminal_event_drain(int descriptor) {
  uint64_t count;
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
}

int terminal_wait(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &time, NULL);
}
