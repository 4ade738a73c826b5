// Files, terminals, streams and libraries.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>

// Not in unistd.h of Glibc.
#ifndef _POSIX_VDISABLE
#define _POSIX_VDISABLE 0
#endif
const uint8_t platform_disabled_character = _POSIX_VDISABLE;

// Darwin refuses the flag; there a program that another thread starts meanwhile keeps the terminal open.
#if defined(__APPLE__)
enum { CLOSING = 0 };
#else
enum { CLOSING = O_CLOEXEC };
#endif

int platform_unread(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

int platform_pseudo_terminal_open(char *path, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | CLOSING);
  if (master < 0) return -1;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  if (grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, path, capacity) == 0) return master;
  int error = errno;
  close(master);
  errno = error;
  return -1;
}

#if defined(__APPLE__)

int platform_flush(int descriptor) {
  if (fcntl(descriptor, F_FULLFSYNC) == 0) return 0;
  // Some file systems have no such call.
  return fsync(descriptor);
}

int platform_flush_contents(int descriptor) { return platform_flush(descriptor); }

struct timespec platform_modified(const struct stat *status) { return status->st_mtimespec; }

bool platform_is_null_device(const struct stat *status) {
  struct stat null;
  return S_ISCHR(status->st_mode) && stat("/dev/null", &null) == 0 && status->st_rdev == null.st_rdev;
}

bool platform_path_of_terminal(int descriptor, char *path, size_t capacity) {
  int error = ttyname_r(descriptor, path, capacity);
  if (error) errno = error;
  return error == 0;
}

// MARK: Streams

struct sink {
  void *cookie;
  platform_writer writer;
};

static int write_to_sink(void *context, const char *bytes, int count) {
  struct sink *sink = context;
  return (int)sink->writer(sink->cookie, bytes, (size_t)count);
}

FILE *platform_stream_open(void *cookie, platform_writer writer) {
  struct sink *sink = malloc(sizeof *sink);
  if (!sink) return NULL;
  *sink = (struct sink){cookie, writer};
  return funopen(sink, NULL, write_to_sink, NULL, NULL);
}

void platform_streams_set(FILE *output, FILE *error) {
  stdout = output;
  stderr = error;
}

#else

#include <sys/sysmacros.h>

int platform_flush(int descriptor) { return fsync(descriptor); }
int platform_flush_contents(int descriptor) { return fdatasync(descriptor); }

struct timespec platform_modified(const struct stat *status) { return status->st_mtim; }

bool platform_is_null_device(const struct stat *status) {
  return S_ISCHR(status->st_mode) && status->st_rdev == makedev(1, 3);
}

bool platform_path_of_terminal(int descriptor, char *path, size_t capacity) {
  return (size_t)snprintf(path, capacity, "/proc/self/fd/%d", descriptor) < capacity;
}

// MARK: Streams

FILE *platform_stream_open(void *cookie, platform_writer writer) {
  return fopencookie(cookie, "w", (cookie_io_functions_t){.write = (cookie_write_function_t *)writer});
}

void platform_streams_set(FILE *output, FILE *error) {
#if defined(__GLIBC__)
  stdout = output;
  stderr = error;
#else
  (void)output, (void)error;
#endif
}

#endif

void platform_stream_share_lock(FILE *stream, const FILE *other) {
#if defined(__GLIBC__)
  stream->_lock = other->_lock;
#else
  (void)stream, (void)other;
#endif
}

// MARK: Libraries

void *platform_library_open(const char *name, int version) {
#if defined(__APPLE__)
  // Of the system first, then of Homebrew, which keeps some libraries apart from the others.
  static const char *const places[] = {
      "lib%s.%d.dylib", "/opt/homebrew/lib/lib%s.%d.dylib", "/opt/homebrew/opt/lib%s/lib/lib%s.%d.dylib",
      "/usr/local/opt/lib%s/lib/lib%s.%d.dylib"};
  char path[256];
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    if (i < 2) snprintf(path, sizeof path, places[i], name, version);
    else snprintf(path, sizeof path, places[i], name, name, version);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
#else
  char path[64];
  snprintf(path, sizeof path, "lib%s.so.%d", name, version);
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
#endif
}
