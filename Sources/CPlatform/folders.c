// Folders that are watched for changes.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#if defined(__APPLE__)

#include <dirent.h>
#include <sys/event.h>

struct seen {
  struct seen *next;
  int folder;
  bool is_there;
  char *name;
  struct timespec modified;
  off_t size;
  ino_t inode;
};

struct platform_folder_watch {
  int queue;
  int count;
  char **folders;
  struct seen *files;
  // Where the comparison is: the folder that is open, then the files that are gone.
  int folder;
  DIR *open;
  struct seen *next;
  struct seen *gone;
};

enum { PAUSE_MILLISECONDS = 250 };

static void free_seen(struct seen *file) {
  if (file) free(file->name);
  free(file);
}

/// Notes a file; true if it is new or has changed.
static bool look(platform_folder_watch *watch, int folder, const char *name) {
  char path[4096];
  struct stat status;
  if ((size_t)snprintf(path, sizeof path, "%s/%s", watch->folders[folder], name) >= sizeof path) return false;
  if (lstat(path, &status) != 0) return false;
  struct seen *file = watch->files;
  while (file && (file->folder != folder || strcmp(file->name, name))) file = file->next;
  bool is_new = !file;
  if (is_new) {
    file = calloc(1, sizeof *file);
    if (!file || !(file->name = strdup(name))) return free_seen(file), false;
    file->folder = folder;
    file->next = watch->files;
    watch->files = file;
  }
  struct timespec modified = platform_modified(&status);
  bool differs = is_new || file->size != status.st_size || file->inode != status.st_ino ||
                 file->modified.tv_sec != modified.tv_sec || file->modified.tv_nsec != modified.tv_nsec;
  file->is_there = true;
  file->modified = modified;
  file->size = status.st_size;
  file->inode = status.st_ino;
  return differs;
}

platform_folder_watch *platform_folder_watch_make(void) {
  platform_folder_watch *watch = calloc(1, sizeof *watch);
  if (!watch) return NULL;
  watch->queue = kqueue();
  fcntl(watch->queue, F_SETFD, FD_CLOEXEC);
  struct kevent event;
  EV_SET(&event, 1, EVFILT_TIMER, EV_ADD | EV_CLEAR, 0, PAUSE_MILLISECONDS, NULL);
  if (watch->queue >= 0 && kevent(watch->queue, &event, 1, NULL, 0, NULL) == 0) return watch;
  platform_folder_watch_free(watch);
  return NULL;
}

void platform_folder_watch_free(platform_folder_watch *watch) {
  if (watch->open) closedir(watch->open);
  if (watch->queue >= 0) close(watch->queue);
  for (int i = 0; i < watch->count; i++) free(watch->folders[i]);
  free(watch->folders);
  while (watch->files) {
    struct seen *file = watch->files;
    watch->files = file->next;
    free_seen(file);
  }
  free_seen(watch->gone);
  free(watch);
}

int platform_folder_watch_descriptor(const platform_folder_watch *watch) { return watch->queue; }

int platform_folder_watch_add(platform_folder_watch *watch, const char *path) {
  DIR *directory = opendir(path);
  if (!directory) return -1;
  char **longer = realloc(watch->folders, (size_t)(watch->count + 1) * sizeof *longer);
  char *copy = strdup(path);
  if (!longer || !copy) abort();
  watch->folders = longer;
  watch->folders[watch->count] = copy;
  for (struct dirent *entry; (entry = readdir(directory));) look(watch, watch->count, entry->d_name);
  closedir(directory);
  return watch->count++;
}

const char *platform_folder_watch_next(platform_folder_watch *watch, int *folder) {
  free_seen(watch->gone);
  watch->gone = NULL;
  if (!watch->open) {
    struct kevent event;
    if (kevent(watch->queue, NULL, 0, &event, 1, &(struct timespec){0}) <= 0) return NULL;
    for (struct seen *file = watch->files; file; file = file->next) file->is_there = false;
    watch->folder = -1;
  }
  while (watch->folder < watch->count) {
    for (struct dirent *entry; watch->open && (entry = readdir(watch->open));) {
      *folder = watch->folder;
      if (look(watch, watch->folder, entry->d_name)) return entry->d_name;
    }
    if (watch->open) closedir(watch->open);
    watch->open = ++watch->folder < watch->count ? opendir(watch->folders[watch->folder]) : NULL;
  }
  for (struct seen **place = &watch->files; *place; place = &(*place)->next) {
    if ((*place)->is_there) continue;
    watch->gone = *place;
    *place = watch->gone->next;
    *folder = watch->gone->folder;
    return watch->gone->name;
  }
  return NULL;
}

#else

#include <sys/inotify.h>

struct platform_folder_watch {
  int descriptor;
  size_t offset, count;
  _Alignas(struct inotify_event) char events[16384];
};

platform_folder_watch *platform_folder_watch_make(void) {
  platform_folder_watch *watch = calloc(1, sizeof *watch);
  if (!watch) return NULL;
  watch->descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch->descriptor >= 0) return watch;
  free(watch);
  return NULL;
}

void platform_folder_watch_free(platform_folder_watch *watch) {
  close(watch->descriptor);
  free(watch);
}

int platform_folder_watch_descriptor(const platform_folder_watch *watch) { return watch->descriptor; }

int platform_folder_watch_add(platform_folder_watch *watch, const char *path) {
  return inotify_add_watch(
      watch->descriptor, path, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE);
}

const char *platform_folder_watch_next(platform_folder_watch *watch, int *folder) {
  while (true) {
    if (watch->offset >= watch->count) {
      ssize_t count = read(watch->descriptor, watch->events, sizeof watch->events);
      watch->offset = 0;
      watch->count = count > 0 ? (size_t)count : 0;
      if (watch->count == 0) return NULL;
    }
    const struct inotify_event *event = (const struct inotify_event *)(watch->events + watch->offset);
    watch->offset += sizeof *event + event->len;
    if (event->len == 0 || !*event->name) continue;
    *folder = event->wd;
    return event->name;
  }
}

#endif
