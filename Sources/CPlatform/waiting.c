// Waiting for descriptors, times and threads.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

static struct timespec span(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
}

#if defined(__APPLE__)

#include <sys/event.h>
#include <sys/select.h>

static const clockid_t monotonic = CLOCK_UPTIME_RAW;

static bool is_watched(const struct pollfd *entry) { return entry->fd >= 0 && entry->fd < FD_SETSIZE; }

int platform_poll(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
  fd_set readable, writable, failed;
  FD_ZERO(&readable);
  FD_ZERO(&writable);
  FD_ZERO(&failed);
  int last = -1;
  for (nfds_t i = 0; i < count; i++) {
    if (!is_watched(&descriptors[i])) continue;
    if (descriptors[i].events & POLLIN) FD_SET(descriptors[i].fd, &readable);
    if (descriptors[i].events & POLLOUT) FD_SET(descriptors[i].fd, &writable);
    FD_SET(descriptors[i].fd, &failed);
    if (descriptors[i].fd > last) last = descriptors[i].fd;
  }
  struct timespec time = span(nanoseconds);
  int result = pselect(last + 1, &readable, &writable, &failed, nanoseconds < 0 ? NULL : &time, NULL);
  if (result < 0) return -1;
  int ready = 0;
  for (nfds_t i = 0; i < count; i++) {
    descriptors[i].revents = 0;
    if (!is_watched(&descriptors[i])) continue;
    if (FD_ISSET(descriptors[i].fd, &readable)) descriptors[i].revents |= POLLIN;
    if (FD_ISSET(descriptors[i].fd, &writable)) descriptors[i].revents |= POLLOUT;
    if (FD_ISSET(descriptors[i].fd, &failed)) descriptors[i].revents |= POLLERR;
    ready += descriptors[i].revents != 0;
  }
  return ready;
}

// A queue of kernel events is one descriptor, which `select` can watch.
static int make_queue(uintptr_t ident, int16_t filter, uint32_t flags, int64_t data) {
  int queue = kqueue();
  if (queue < 0) return -1;
  fcntl(queue, F_SETFD, FD_CLOEXEC);
  struct kevent event;
  EV_SET(&event, ident, filter, EV_ADD | EV_CLEAR, flags, data, NULL);
  if (kevent(queue, &event, 1, NULL, 0, NULL) == 0) return queue;
  int error = errno;
  close(queue);
  errno = error;
  return -1;
}

static bool take_event(int queue) {
  struct kevent event;
  return kevent(queue, NULL, 0, &event, 1, &(struct timespec){0}) > 0;
}

int platform_event_make(void) { return make_queue(0, EVFILT_USER, NOTE_FFNOP, 0); }

void platform_event_raise(int event) {
  struct kevent trigger;
  EV_SET(&trigger, 0, EVFILT_USER, 0, NOTE_TRIGGER, 0, NULL);
  kevent(event, &trigger, 1, NULL, 0, NULL);
}

void platform_event_drain(int event) { take_event(event); }

int platform_process_descriptor(pid_t process) { return make_queue((uintptr_t)process, EVFILT_PROC, NOTE_EXIT, 0); }

// The relative wait is the only one that does not follow the clock on the wall.
void platform_condition_init(pthread_cond_t *condition) { pthread_cond_init(condition, NULL); }

int platform_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  int64_t left = deadline - platform_monotonic_nanoseconds();
  if (left <= 0) return ETIMEDOUT;
  struct timespec time = span(left);
  return pthread_cond_timedwait_relative_np(condition, mutex, &time);
}

// MARK: A thread's processor time

#include <mach/mach.h>

enum { TICK_MILLISECONDS = 100 };
static _Atomic(pthread_t) followed;
static int64_t last_used;

/// In milliseconds.
static int64_t used(void) {
  thread_basic_info_data_t information;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  pthread_t thread = followed;
  if (!thread || thread_info(pthread_mach_thread_np(thread), THREAD_BASIC_INFO, (thread_info_t)&information, &count)) {
    return 0;
  }
  return (int64_t)(information.user_time.seconds + information.system_time.seconds) * 1000 +
         (information.user_time.microseconds + information.system_time.microseconds) / 1000;
}

int platform_ticks_descriptor(void) { return make_queue(1, EVFILT_TIMER, 0, TICK_MILLISECONDS); }

void platform_ticks_follow(platform_thread thread) {
  followed = thread;
  last_used = used();
}

bool platform_ticks_take(int ticks) {
  if (!take_event(ticks)) return false;
  int64_t now = used(), spent = now - last_used;
  last_used = now;
  return spent >= TICK_MILLISECONDS / 2;
}

platform_thread platform_this_thread(void) { return pthread_self(); }

void platform_thread_signal(platform_thread thread, int signal) {
  if (thread) pthread_kill(thread, signal);
}

bool platform_is_main_thread(void) { return pthread_main_np() != 0; }

// MARK: libdispatch's private entry points for serving the main queue by another event loop

extern mach_port_t _dispatch_get_main_queue_port_4CF(void) __attribute__((weak_import));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak_import));

int platform_main_queue_descriptor(void) {
  static int queue = -1;
  if (!_dispatch_get_main_queue_port_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  if (queue < 0) queue = make_queue(_dispatch_get_main_queue_port_4CF(), EVFILT_MACHPORT, 0, 0);
  return queue;
}

void platform_main_queue_drain(void) {
  take_event(platform_main_queue_descriptor());
  struct {
    mach_msg_header_t header;
    uint8_t body[256];
  } message = {0};
  mach_msg(
      &message.header, MACH_RCV_MSG | MACH_RCV_TIMEOUT, 0, sizeof message, _dispatch_get_main_queue_port_4CF(), 0,
      MACH_PORT_NULL);
  _dispatch_main_queue_callback_4CF(NULL);
}

#else

#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>

static const clockid_t monotonic = CLOCK_MONOTONIC;

int platform_poll(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
  struct timespec time = span(nanoseconds);
  return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &time, NULL);
}

int platform_event_make(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void platform_event_raise(int event) {
  uint64_t one = 1;
  ssize_t ignored = write(event, &one, sizeof one);
  (void)ignored;
}

void platform_event_drain(int event) {
  uint64_t count;
  ssize_t ignored = read(event, &count, sizeof count);
  (void)ignored;
}

int platform_process_descriptor(pid_t process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  (void)process;
  errno = ENOSYS;
  return -1;
#endif
}

void platform_condition_init(pthread_cond_t *condition) {
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(condition, &attributes);
  pthread_condattr_destroy(&attributes);
}

int platform_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  struct timespec time = span(deadline);
  return pthread_cond_timedwait(condition, mutex, &time);
}

// MARK: A thread's processor time

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { TICK_MILLISECONDS = 100 };
static timer_t timer;
static bool has_timer;

int platform_ticks_descriptor(void) {
  sigset_t tick;
  sigemptyset(&tick);
  sigaddset(&tick, SIGRTMIN);
  return signalfd(-1, &tick, SFD_NONBLOCK | SFD_CLOEXEC);
}

void platform_ticks_follow(platform_thread thread) {
  if (has_timer) timer_delete(timer);
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGRTMIN};
  event.sigev_notify_thread_id = platform_this_thread();
  // The clock of the thread's processor time, which Linux numbers by it: CPUCLOCK_SCHED | per thread.
  clockid_t clock = (clockid_t)(~(unsigned)thread << 3 | 6);
  has_timer = timer_create(clock, &event, &timer) == 0;
  if (!has_timer) return;
  struct timespec period = {.tv_nsec = TICK_MILLISECONDS * 1000000L};
  timer_settime(timer, 0, &(struct itimerspec){period, period}, NULL);
}

bool platform_ticks_take(int ticks) {
  struct signalfd_siginfo information[2];
  bool has_ticked = false;
  while (read(ticks, information, sizeof information) > 0) has_ticked = true;
  return has_ticked;
}

platform_thread platform_this_thread(void) { return (pid_t)syscall(SYS_gettid); }

void platform_thread_signal(platform_thread thread, int signal) { syscall(SYS_tgkill, getpid(), thread, signal); }

bool platform_is_main_thread(void) { return platform_this_thread() == getpid(); }

// MARK: libdispatch's private entry points for serving the main queue by another event loop

// Weak: without one, the main queue cannot be served, which the caller reports. The first is an eventfd.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *unused) __attribute__((weak));

int platform_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  return fcntl(descriptor, F_GETFD) < 0 ? -1 : descriptor;
}

void platform_main_queue_drain(void) {
  platform_event_drain(_dispatch_get_main_queue_handle_4CF());
  _dispatch_main_queue_callback_4CF(NULL);
}

#endif

int64_t platform_monotonic_nanoseconds(void) {
  struct timespec time;
  clock_gettime(monotonic, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

struct work {
  void (*perform)(void *);
  void *argument;
};

static void *perform(void *argument) {
  struct work work = *(struct work *)argument;
  free(argument);
  work.perform(work.argument);
  return NULL;
}

int platform_thread_start(void (*function)(void *), void *argument) {
  struct work *work = malloc(sizeof *work);
  if (!work) return ENOMEM;
  *work = (struct work){function, argument};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int failure = pthread_create(&thread, &attributes, perform, work);
  pthread_attr_destroy(&attributes);
  if (failure) free(work);
  return failure;
}
