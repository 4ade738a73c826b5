// This process, others, and what the system tells about both.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>

#if defined(__APPLE__)

#include <crt_externs.h>
#include <libproc.h>
#include <mach-o/dyld.h>
#include <sys/event.h>
#include <sys/sysctl.h>

char **platform_arguments(int *count) {
  *count = *_NSGetArgc();
  return *_NSGetArgv();
}

bool platform_executable(char *path, size_t capacity) {
  uint32_t size = capacity > UINT32_MAX ? UINT32_MAX : (uint32_t)capacity;
  return _NSGetExecutablePath(path, &size) == 0;
}

char **platform_environment(void) { return *_NSGetEnviron(); }
void platform_clear_environment(void) { **_NSGetEnviron() = NULL; }

unsigned long platform_commit(void) { return 0; }

int platform_processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

int platform_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  // Another thread may start a program in between, which then holds the pipe open unless it is one of ours.
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

void platform_spawn_closing(posix_spawn_file_actions_t *actions, short *flags) {
  (void)actions;
  *flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
}

void platform_execute(char *const *arguments, char *const *variables) {
  *_NSGetEnviron() = (char **)variables;
  execvp(arguments[0], arguments);
}

static void wait_for_parent(void *argument) {
  pid_t parent = (pid_t)(intptr_t)argument;
  int queue = kqueue();
  struct kevent event;
  EV_SET(&event, (uintptr_t)parent, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  // An error says that it has ended already.
  while (kevent(queue, &event, 1, &event, 1, NULL) < 0 && errno == EINTR) {
  }
  kill(getpid(), SIGTERM);
}

void platform_end_with_parent(void) { platform_thread_start(wait_for_parent, (void *)(intptr_t)getppid()); }

bool platform_process_start(pid_t process, uint64_t *start) {
  struct proc_bsdinfo information;
  int size = proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &information, sizeof information);
  if (size != sizeof information) return false;
  *start = information.pbi_start_tvsec * 1000000 + information.pbi_start_tvusec;
  return true;
}

static void sysctl_text(const char *name, char *text, size_t capacity) {
  if (sysctlbyname(name, text, &capacity, NULL, 0) != 0) *text = 0;
}

void platform_machine(char *text, size_t capacity) {
  char installation[256], boot[256];
  sysctl_text("kern.uuid", installation, sizeof installation);
  sysctl_text("kern.bootsessionuuid", boot, sizeof boot);
  snprintf(text, capacity, "%s/%s/0", installation, boot);
}

int platform_groups(const char *account, gid_t first, gid_t *groups, int *count) {
  return getgrouplist(account, (int)first, (int *)groups, count);
}

#else

#include <sys/auxv.h>
#include <sys/prctl.h>

extern char **environ;

#if defined(__GLIBC__)

// The Swift runtime reads arguments from /proc, which a bare chroot lacks; the C library passes them to constructors.
static int argument_count;
static char **argument_list;

__attribute__((constructor)) static void keep_arguments(int count, char *arguments[]) {
  argument_count = count;
  argument_list = arguments;
}

char **platform_arguments(int *count) {
  *count = argument_count;
  return argument_list;
}

// What the runtime has for them searches the process's memory at every start, whether or not anybody asks: these take its
// place where it is linked statically. Weak, for a runtime in which they are not by themselves.
__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *count) { return platform_arguments(count); }
__attribute__((weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **list, int count) {
  argument_count = count;
  argument_list = list;
}

#else

// Musl passes constructors nothing.
char **platform_arguments(int *count) {
  static char **list;
  static int found;
  *count = found;
  if (list) return list;
  FILE *file = fopen("/proc/self/cmdline", "re");
  if (!file) return NULL;
  char *word = NULL;
  size_t capacity = 0;
  while (getdelim(&word, &capacity, 0, file) > 0) {
    char **longer = realloc(list, (size_t)(found + 2) * sizeof *list);
    if (!longer) break;
    list = longer;
    list[found++] = word;
    list[found] = word = NULL;
    capacity = 0;
  }
  free(word);
  fclose(file);
  *count = found;
  return list;
}

#endif

bool platform_executable(char *path, size_t capacity) {
  ssize_t length = readlink("/proc/self/exe", path, capacity - 1);
  if (length > 0) return path[length] = 0, true;
  const char *known = (const char *)getauxval(AT_EXECFN);
  return known && (size_t)snprintf(path, capacity, "%s", known) < capacity;
}

char **platform_environment(void) { return environ; }
void platform_clear_environment(void) { clearenv(); }

// Addresses set by the linker, `--defsym=formline_commit=0x…` and `--defsym=formline_origin=0`; null in other builds. Both
// move with a program that is loaded anywhere, so the commit is their distance.
extern const char formline_commit __attribute__((weak)), formline_origin __attribute__((weak));

unsigned long platform_commit(void) { return (unsigned long)&formline_commit - (unsigned long)&formline_origin; }

int platform_processors(void) {
  cpu_set_t set;
  int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return count < 1 ? 1 : count;
}

int platform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

// The largest number that is looked at where descriptors must be closed one by one.
enum { MOST_DESCRIPTORS = 4096 };

void platform_spawn_closing(posix_spawn_file_actions_t *actions, short *flags) {
  (void)flags;
#if defined(__GLIBC__)
  posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#else
  for (int descriptor = STDERR_FILENO + 1; descriptor < MOST_DESCRIPTORS; descriptor++) {
    int state = fcntl(descriptor, F_GETFD);
    if (state >= 0 && !(state & FD_CLOEXEC)) posix_spawn_file_actions_addclose(actions, descriptor);
  }
#endif
}

void platform_execute(char *const *arguments, char *const *variables) { execvpe(arguments[0], arguments, variables); }

void platform_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }

/// Reads the first line of a file; empty if it cannot be read.
static void read_line(const char *path, char *line, int capacity) {
  FILE *file = fopen(path, "re");
  if (!file || !fgets(line, capacity, file)) *line = 0;
  if (file) fclose(file);
  line[strcspn(line, "\n")] = 0;
}

bool platform_process_start(pid_t process, uint64_t *start) {
  char path[64], line[4096];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  read_line(path, line, sizeof line);
  // proc(5). The process name, in parentheses, may contain any character; the start is the 22nd field, in ticks.
  const char *field = strrchr(line, ')');
  for (int number = 2; field && number < 22; number++) field = strchr(field + 1, ' ');
  if (!field) return false;
  *start = strtoull(field, NULL, 10);
  return true;
}

void platform_machine(char *text, size_t capacity) {
  char installation[256], boot[256];
  read_line("/etc/machine-id", installation, sizeof installation);
  if (!*installation && gethostname(installation, sizeof installation) != 0) *installation = 0;
  read_line("/proc/sys/kernel/random/boot_id", boot, sizeof boot);
  // Containers may share both, and their host's name.
  struct stat space;
  unsigned long long number = stat("/proc/self/ns/pid", &space) == 0 ? space.st_ino : 0;
  snprintf(text, capacity, "%s/%s/%llu", installation, boot, number);
}

int platform_groups(const char *account, gid_t first, gid_t *groups, int *count) {
  return getgrouplist(account, first, groups, count);
}

#endif

void platform_close_from(int first) {
#if defined(__GLIBC__)
  closefrom(first);
#else
  long most = sysconf(_SC_OPEN_MAX);
  for (int descriptor = first; descriptor < (most < 0 ? 4096 : most); descriptor++) close(descriptor);
#endif
}

bool platform_signal_was_sent(const siginfo_t *information) {
#if defined(__APPLE__)
  return information->si_code <= 0 || information->si_code >= SI_USER;
#else
  return information->si_code <= 0;
#endif
}

bool platform_signal_was_typed(const siginfo_t *information) {
#if defined(__APPLE__)
  return information->si_pid == 0;
#else
  return information->si_code == SI_KERNEL;
#endif
}

void platform_limit_processor_time(uint64_t seconds, uint64_t grace) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) != 0) return;
  if (limit.rlim_max > seconds + grace) limit.rlim_max = (rlim_t)(seconds + grace);
  limit.rlim_cur = limit.rlim_max < seconds ? limit.rlim_max : (rlim_t)seconds;
  setrlimit(RLIMIT_CPU, &limit);
}

void platform_send_datagram(const char *path, const void *bytes, size_t count) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) return;
  strcpy(address.sun_path, path);
  int sender = socket(AF_UNIX, SOCK_DGRAM, 0);
  if (sender < 0) return;
  fcntl(sender, F_SETFD, FD_CLOEXEC);
  sendto(sender, bytes, count, MSG_DONTWAIT, (struct sockaddr *)&address, sizeof address);
  close(sender);
}
