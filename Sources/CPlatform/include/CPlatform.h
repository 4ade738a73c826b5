// What differs between Glibc, Musl and Darwin. No other file asks which of them it is compiled for.
//
// A function means what POSIX or Linux means by it. Where a system has less, the comment says what is missing there.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// Some types are pointers on one system and numbers or structures on another.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

// Waiting

/// `ppoll`: waits for descriptors, at most so many nanoseconds; negative for no limit. Async-signal-safe. On Darwin, where
/// `poll` knows no terminals, this is `select`, for descriptors below 1,024 and without POLLHUP.
int platform_poll(struct pollfd *_Nullable descriptors, nfds_t count, int64_t nanoseconds);

/// `platform_poll` with a limit in milliseconds, as `poll` has it.
static inline int platform_poll_milliseconds(struct pollfd *_Nullable descriptors, nfds_t count, int milliseconds) {
  return platform_poll(descriptors, count, milliseconds < 0 ? -1 : milliseconds * INT64_C(1000000));
}

/// A close-on-exec descriptor that can be made readable; -1 with errno.
int platform_event_make(void);
/// Makes it readable. Async-signal-safe.
void platform_event_raise(int event);
/// Makes it unreadable again, if it is such a descriptor and was readable.
void platform_event_drain(int event);

/// A descriptor that becomes readable when a child ends; -1 with errno if the system has none.
int platform_process_descriptor(pid_t process);

/// A descriptor that is readable while libdispatch's main queue has work; -1 if libdispatch provides none.
int platform_main_queue_descriptor(void);
/// Runs the blocks of the main queue.
void platform_main_queue_drain(void);

/// Nanoseconds since an arbitrary start. The clock pauses while the machine sleeps.
int64_t platform_monotonic_nanoseconds(void);

/// A condition whose deadlines are on that clock.
void platform_condition_init(pthread_cond_t *_Nonnull condition);
/// `pthread_cond_timedwait` until `deadline` in nanoseconds.
int platform_condition_wait(
    pthread_cond_t *_Nonnull condition, pthread_mutex_t *_Nonnull mutex, int64_t deadline);

// Threads

/// True on the process's initial thread.
bool platform_is_main_thread(void);

/// Starts a detached thread. Returns an error number, or 0.
int platform_thread_start(void (*_Nonnull perform)(void *_Nullable), void *_Nullable argument);

/// A thread as others signal it: its number on Linux, where a thread that has ended is an error.
#if defined(__APPLE__)
typedef pthread_t _Nullable platform_thread;
#else
typedef pid_t platform_thread;
#endif
platform_thread platform_this_thread(void);
void platform_thread_signal(platform_thread thread, int signal);

/// A descriptor that becomes readable while a thread computes; -1 with errno. It is read by the thread that follows the
/// other one, with all signals blocked. Darwin has no timer of a thread's processor time: there it looks ten times a
/// second.
int platform_ticks_descriptor(void);
/// Has it tick for each 100 ms of processor time that `thread` uses, and for no other thread.
void platform_ticks_follow(platform_thread thread);
/// True if it has ticked since the last call.
bool platform_ticks_take(int ticks);

// Signals

#if defined(__APPLE__)
#define PLATFORM_SIGNAL_COUNT NSIG
/// Sent to a thread that must do nothing more; nobody else uses it.
#define PLATFORM_STOPPING_SIGNAL SIGEMT
/// The signals that end a process and that POSIX does not name, each with a comma.
#define PLATFORM_MORE_SIGNALS
#else
#define PLATFORM_SIGNAL_COUNT _NSIG
#define PLATFORM_STOPPING_SIGNAL (SIGRTMIN + 1)
#define PLATFORM_MORE_SIGNALS SIGPOLL, SIGPWR, SIGSTKFLT,
#endif

/// True if a process has sent the signal, rather than a failing instruction or the terminal.
bool platform_signal_was_sent(const siginfo_t *_Nonnull information);
/// True if the signal is a key of the terminal.
bool platform_signal_was_typed(const siginfo_t *_Nonnull information);

// Processes

/// The arguments of this process, in the system's memory; none where Musl has no /proc.
char *_Nullable *_Nullable platform_arguments(int *_Nonnull count);
/// The path of this process's executable; false if unknown.
bool platform_executable(char *_Nonnull path, size_t capacity);
/// The variables of this process, ended by a null pointer.
char *_Nullable *_Nonnull platform_environment(void);
void platform_clear_environment(void);

/// The first seven hexadecimal digits of the commit that the executable was built from, as the linker was told; 0 if
/// unknown, and on Darwin.
unsigned long platform_commit(void);

/// The number of processors available to this process; at least 1.
int platform_processors(void);

/// Creates a close-on-exec pipe, reader first; 0, or -1 with errno.
int platform_pipe(int ends[_Nonnull 2]);

/// Has a spawned program start with nothing open but its standard streams.
/// - Parameter flags: Added to those of its attributes.
void platform_spawn_closing(posix_spawn_file_actions_t *_Nonnull actions, short *_Nonnull flags);
/// Closes every descriptor from `first` on.
void platform_close_from(int first);
/// `execvpe`: replaces this process. Returns only on failure, with errno.
void platform_execute(char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables);
/// Sends this process SIGTERM when the thread, on Darwin the process, that started it ends.
void platform_end_with_parent(void);

/// When a process started, in a unit of the system's; false if there is no such process.
bool platform_process_start(pid_t process, uint64_t *_Nonnull start);
/// Names the machine, its running kernel and the namespace of its processes: where the text is equal, process ids are
/// about the same processes.
void platform_machine(char *_Nonnull text, size_t capacity);

/// Limits the processor time of this process: SIGXCPU after so many seconds, and the end `grace` seconds later.
void platform_limit_processor_time(uint64_t seconds, uint64_t grace);
/// `getgrouplist`.
int platform_groups(const char *_Nonnull account, gid_t first, gid_t *_Nonnull groups, int *_Nonnull count);

// Memory

/// Overwrites memory, also where the compiler sees that nobody reads it any more.
static inline void platform_wipe(void *_Nonnull memory, size_t count) {
  memset(memory, 0, count);
  __asm__ volatile("" : : "r"(memory) : "memory");
}

/// Disables core dumps and access by other processes of the user, and swapping if locked memory is unlimited. On Darwin
/// only core dumps.
void platform_memory_protect(void);
/// Keeps a region of `mmap` out of core dumps and out of child processes; nothing on Darwin.
void platform_memory_hide(void *_Nonnull region, size_t size);
/// The lowest address of this thread's stack; null if unknown.
char *_Nullable platform_stack_end(void);

/// The C library's own functions behind `free` and its like, for a target that replaces those; Glibc alone has them.
#if defined(__GLIBC__)
#define PLATFORM_ALLOCATOR_CAN_BE_REPLACED
#include <malloc.h>
extern void *_Nullable __libc_malloc(size_t size);
extern void *_Nullable __libc_calloc(size_t count, size_t size);
extern void *_Nullable __libc_realloc(void *_Nullable block, size_t size);
extern void *_Nullable __libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *_Nullable block);
#endif

// Stacks

/// Where code stands that runs on a stack of its own. Musl has none of `ucontext`, Darwin's is deprecated.
#if defined(__GLIBC__) && !defined(PLATFORM_SWITCHES_BY_HAND)
#include <ucontext.h>
typedef ucontext_t platform_context;
#else
typedef struct {
  void *_Nullable stack_pointer;
} platform_context;
#endif

/// Has `context` call `entry`, which must not return, on a stack.
void platform_context_make(
    platform_context *_Nonnull context, void *_Nonnull stack, size_t size, void (*_Nonnull entry)(void));
/// Goes on with `to`; returns when something goes on with `from`.
void platform_context_switch(platform_context *_Nonnull from, platform_context *_Nonnull to);

// Streams

typedef ssize_t (*platform_writer)(void *_Nullable cookie, const char *_Nonnull bytes, size_t count);
/// A stream that hands what is written to a function; null with errno.
FILE *_Nullable platform_stream_open(void *_Nullable cookie, platform_writer _Nonnull writer);
/// Makes others the standard output and error of this process. Musl's cannot be changed: there it does nothing.
void platform_streams_set(FILE *_Nonnull output, FILE *_Nonnull error);
/// Has a stream use another's lock, so that a thread may lock one and unlock the other; nothing but on Glibc.
void platform_stream_share_lock(FILE *_Nonnull stream, const FILE *_Nonnull other);

// Files and terminals

/// Flushes a file to the disk, on Darwin out of the disk's own cache, too; 0, or -1 with errno.
int platform_flush(int descriptor);
/// The same for a file's contents alone.
int platform_flush_contents(int descriptor);
/// When a file was modified.
struct timespec platform_modified(const struct stat *_Nonnull status);
/// True for /dev/null.
bool platform_is_null_device(const struct stat *_Nonnull status);

/// Opens the master of a new pseudo-terminal, close-on-exec, and tells its slave's path; -1 with errno.
int platform_pseudo_terminal_open(char *_Nonnull path, size_t capacity);
/// A path at which a descriptor's terminal can be opened anew, with flags of its own; false with errno.
bool platform_path_of_terminal(int descriptor, char *_Nonnull path, size_t capacity);
/// How many bytes a read would return now; 0 if unknown.
int platform_unread(int descriptor);
/// What switches a control character of the terminal off.
extern const uint8_t platform_disabled_character;

/// Sends a datagram to a socket of the file system, without waiting; a failure is ignored.
void platform_send_datagram(const char *_Nonnull path, const void *_Nonnull bytes, size_t count);

/// Watches the files of folders. Darwin names no changed file: there it compares the folders four times a second.
typedef struct platform_folder_watch platform_folder_watch;
/// Null with errno.
platform_folder_watch *_Nullable platform_folder_watch_make(void);
void platform_folder_watch_free(platform_folder_watch *_Nonnull watch);
/// Readable when there may be changes.
int platform_folder_watch_descriptor(const platform_folder_watch *_Nonnull watch);
/// Adds a folder, without its subfolders. Returns a number for it, or -1 with errno.
int platform_folder_watch_add(platform_folder_watch *_Nonnull watch, const char *_Nonnull path);
/// The name of the next file that was written, created, moved or removed, valid until the next call; null for no more.
const char *_Nullable platform_folder_watch_next(platform_folder_watch *_Nonnull watch, int *_Nonnull folder);

// Libraries

/// Loads a shared library by its name without `lib`, and its version of the interface; null if it is not installed.
void *_Nullable platform_library_open(const char *_Nonnull name, int version);

/// Before a declaration: the symbol may be missing, and its address is then null.
#if defined(__APPLE__)
#define PLATFORM_WEAK extern __attribute__((weak_import))
#else
#define PLATFORM_WEAK extern __attribute__((weak))
#endif

#pragma clang diagnostic pop

#endif
