// Stands between a command and the system, by LD_PRELOAD: makes the nth call on files of one folder fail, or ends the
// process right before it, and stops the process at its end so that its memory can be looked at.
//
//   FAULT_FOLDER   only calls on files in it are counted
//   FAULT_CALL     which of them is hit, from 1
//   FAULT_KIND     'fail': the call has no effect and fails; 'kill': the process is gone before the call;
//                  'full': every call that writes fails, for want of space, or those from when there is a file of
//                  the name FAULT_ONCE;
//                  'hang': every call that waits for the disk waits for ever;
//                  'alone': no thread can be created; 'unresolved': no name of a host is found, nor found missing
//   FAULT_LOG      a file that gets a line for each counted call, and for what decides on core dumps
//   FAULT_STOP     the process stops (SIGSTOP) when it exits, or sends itself a signal that ends it
//   FAULT_READABLE the process stays readable for its user, whatever it asks for
//   FAULT_CRASH    once there is a file of this name, the process fails: in its main thread if the file holds 'main',
//                  in another one if it holds 'other'; its main thread computes for ever where it would wait if it
//                  holds 'spin', and with what it has just read if it holds 'decode'
//   FAULT_TIME     what the clock on the wall shows, in seconds since 1970
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { DESCRIPTORS = 1024 };
static bool is_counted[DESCRIPTORS];
static int counter;

static bool is_inside(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static bool is_ours(int descriptor) { return descriptor >= 0 && descriptor < DESCRIPTORS && is_counted[descriptor]; }

static void note(const char *name) {
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  syscall(SYS_write, file, name, strlen(name));
  syscall(SYS_write, file, "\n", 1);
  syscall(SYS_close, file);
}

/// Counts a call; true if it shall fail.
static bool fails(const char *name) {
  const char *wanted = getenv("FAULT_CALL");
  int number = __atomic_add_fetch(&counter, 1, __ATOMIC_SEQ_CST);
  bool is_hit = wanted && atoi(wanted) == number;
  const char *kind = getenv("FAULT_KIND");
  if (is_hit && kind && strcmp(kind, "kill") == 0) kill(getpid(), SIGKILL);
  note(name);
  if (is_hit) errno = EIO;
  return is_hit;
}

static bool shall_crash(char thread) {
  const char *path = getenv("FAULT_CRASH");
  int file = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0) : -1;
  char first = 0;
  if (file < 0) return false;
  syscall(SYS_read, file, &first, 1);
  syscall(SYS_close, file);
  return first == thread;
}

static int open_file(const char *path, int flags, mode_t mode) {
  bool counts = is_inside(path);
  if (counts && fails("open")) return -1;
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  if (counts && descriptor >= 0 && descriptor < DESCRIPTORS) is_counted[descriptor] = true;
  return descriptor;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return open_file(path, flags, mode);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (is_ours(descriptor) && fails("read")) return -1;
  ssize_t result = syscall(SYS_read, descriptor, bytes, count);
  while (getpid() == gettid() && shall_crash('d')) {}
  return result;
}

static bool is_full(void) {
  const char *kind = getenv("FAULT_KIND"), *once = getenv("FAULT_ONCE");
  if (!kind || strcmp(kind, "full") != 0) return false;
  if (once && syscall(SYS_faccessat, AT_FDCWD, once, F_OK) != 0) return false;
  errno = ENOSPC;
  return true;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  const char *kind = getenv("FAULT_KIND");
  if (kind && strcmp(kind, "alone") == 0) return EAGAIN;
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
  return create(thread, attributes, run, argument);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  if (is_ours(descriptor) && (fails("pwrite") || is_full())) return -1;
  return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (!is_ours(descriptor)) return syscall(SYS_write, descriptor, bytes, count);
  if (fails("write") || is_full()) return -1;
  // In pieces, so that there is a middle to fail in.
  return syscall(SYS_write, descriptor, bytes, count > 64 ? 64 : count);
}

int fsync(int descriptor) {
  const char *kind = getenv("FAULT_KIND");
  while (is_ours(descriptor) && kind && strcmp(kind, "hang") == 0) pause();
  if (is_ours(descriptor) && fails("fsync")) return -1;
  return (int)syscall(SYS_fsync, descriptor);
}

int fchmod(int descriptor, mode_t mode) {
  if (is_ours(descriptor) && fails("fchmod")) return -1;
  return (int)syscall(SYS_fchmod, descriptor, mode);
}

int flock(int descriptor, int operation) {
  if (is_ours(descriptor) && fails("flock")) return -1;
  return (int)syscall(SYS_flock, descriptor, operation);
}

int close(int descriptor) {
  bool is_failing = is_ours(descriptor) && fails("close");
  if (is_ours(descriptor)) is_counted[descriptor] = false;
  // A descriptor is closed even when closing reports an error.
  int result = (int)syscall(SYS_close, descriptor);
  if (!is_failing) return result;
  errno = EIO;
  return -1;
}

int rename(const char *from, const char *to) {
  if (is_inside(to) && fails("rename")) return -1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path) {
  if (is_inside(path) && fails("unlink")) return -1;
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int mkdir(const char *path, mode_t mode) {
  if (is_inside(path) && fails("mkdir")) return -1;
  return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

int prctl(int option, ...) {
  va_list rest;
  va_start(rest, option);
  unsigned long second = va_arg(rest, unsigned long), third = va_arg(rest, unsigned long);
  unsigned long fourth = va_arg(rest, unsigned long), fifth = va_arg(rest, unsigned long);
  va_end(rest);
  if (option == PR_SET_DUMPABLE) note(second ? "dumpable" : "not dumpable");
  if (option == PR_SET_DUMPABLE && getenv("FAULT_READABLE")) return 0;
  return (int)syscall(SYS_prctl, option, second, third, fourth, fifth);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  const char *wanted = getenv("FAULT_TIME");
  if (!wanted || clock != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, clock, time);
  *time = (struct timespec){.tv_sec = atoll(wanted)};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *time, const sigset_t *mask) {
  bool is_main = getpid() == gettid();
  if (is_main && shall_crash('m')) __builtin_trap();
  while (is_main && shall_crash('s')) {}
  struct timespec left = time ? *time : (struct timespec){0};
  return (int)syscall(SYS_ppoll, descriptors, count, time ? &left : NULL, mask, _NSIG / 8);
}

int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
  const char *kind = getenv("FAULT_KIND");
  while (kind && strcmp(kind, "unresolved") == 0) pause();
  int (*resolve)(const char *, const char *, const struct addrinfo *, struct addrinfo **) =
      dlsym(RTLD_NEXT, "getaddrinfo");
  return resolve(host, service, hints, found);
}

static void *crash_elsewhere(void *unused) {
  while (!shall_crash('o')) nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
  __builtin_trap();
  return unused;
}

__attribute__((constructor)) static void start(void) {
  pthread_t thread;
  if (getenv("FAULT_CRASH")) pthread_create(&thread, NULL, crash_elsewhere, NULL);
}

static void stop_once(void) {
  static bool has_stopped;
  if (has_stopped || !getenv("FAULT_STOP")) return;
  has_stopped = true;
  syscall(SYS_kill, getpid(), SIGSTOP);
}

__attribute__((destructor)) static void stop(void) { stop_once(); }

static bool would_end(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_DFL;
}

// A process that is about to die of a signal has no destructors run.
int raise(int signal) {
  if (would_end(signal)) stop_once();
  return (int)syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), signal);
}

int kill(pid_t process, int signal) {
  if (process == 0 && would_end(signal)) stop_once();
  return (int)syscall(SYS_kill, process, signal);
}
