// The driver's C: signal handlers, restoration of the terminal inside them, other processes, and libdispatch's main
// queue served by another event loop.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// Restoration: one record per process, usable from a signal handler.

/// The longest sequence that can be remembered, in bytes.
#define TERMINAL_RESTORATION_CAPACITY 4096

/// Sets the record; from now on every way of ending the process restores the terminal.
void terminal_restoration_arm(
    int descriptor, const struct termios *_Nonnull original, const uint8_t *_Nonnull bytes, size_t count);

/// True if there is a terminal to restore.
bool terminal_restoration_is_armed(void);

/// Writes the recorded bytes and settings once; safe in a signal handler. Does nothing in the background. Waits at most
/// `patience` milliseconds for a blocked terminal (-1: until a signal ends it).
void terminal_restoration_perform(int patience);

/// The patience on a way out that must be quick, in milliseconds.
#define TERMINAL_RESTORATION_PATIENCE 40

// Signals: handlers that note the signal in a set and make a descriptor readable.

/// The descriptor that becomes readable with a signal; made at the first call, -1 with errno if that fails.
int terminal_signals_descriptor(void);

/// Installs the handlers, those of crashes included; initially ignored signals stay ignored. Other signals whose
/// default action ends a process (SIGALRM, SIGUSR1 and such) are taken unless the process handles them.
void terminal_signals_install(void);

/// Installs the handlers of the signals that ask the process to end, and no others.
void terminal_signals_install_ending(void);

/// Puts the dispositions back that `terminal_signals_install` found.
void terminal_signals_remove(void);

/// Notes a signal, as its handler does.
void terminal_signals_note(int signal);

/// The signals that came since the last call, as bits (1 << number), and forgets them.
uint64_t terminal_signals_take(void);

/// Of the signals that came, those in `mask`; they stay.
uint64_t terminal_signals_pending(uint64_t mask);

/// Forgets the signals of `mask`.
void terminal_signals_forget(uint64_t mask);

/// The signals that ask the process to end, as bits.
uint64_t terminal_signals_ending(void);

/// Whether a stop from the keyboard is ignored, as shells arrange for commands they could not continue.
bool terminal_signals_ignore_stop(void);

/// Stops the process (or its whole group) with SIGTSTP's default action; returns when it is continued.
void terminal_signals_stop(bool group);

/// While the terminal is lent to another program of the process group, a stop from the keyboard stops both.
void terminal_signals_stop_directly(bool directly);

/// Ends the process with the default action of `signal`; returns only if that action is not to end it.
void terminal_signals_raise_default(int signal);

/// Makes writing to a closed pipe, or beyond the file size limit, an error instead of a signal. Children start with the
/// default action.
void terminal_signals_catch_failed_writing(void);

/// Waits, stopped by SIGTTOU as usual, until the process is in the foreground. Returns 0, EINTR after a signal to end
/// the process, or EIO if nobody will continue it.
int terminal_wait_for_foreground(int descriptor);

// Crashes: signals that mean that the process has failed, whether it did or another process sent them.

void terminal_crashes_install(void);
void terminal_crashes_remove(void);

typedef void (*terminal_crash_action)(void);

/// Called in a crash once the terminal is restored, to save what was typed: at most a second, in the main thread.
void terminal_crashes_rescue(terminal_crash_action _Nullable action);

/// Whether a crash is among the signals that came: `terminal_crashes_finish` must follow.
bool terminal_crashes_include(uint64_t signals);

/// Continues with a noted crash: restores the terminal, saves, and ends the process by its signal.
void terminal_crashes_finish(void);

// This process

/// The first seven hexadecimal digits of the commit that the executable was built from; 0 where that is not known.
unsigned long terminal_process_commit(void);

/// The arguments that the process was started with, where the system keeps them, the program's name first.
char *_Nullable *_Nullable terminal_process_arguments(int *_Nonnull count);

/// The path that the process was started by; null where the system does not say.
const char *_Nullable terminal_process_executable(void);

// Other processes

/// Starts a program found by PATH in its own session and process group, without a terminal, with the given standard
/// streams only; -1 discards standard error. Returns an error number, or 0.
int terminal_process_start(
    pid_t *_Nonnull process, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables,
    int input, int output, int error);

// Runs a program in place of this one, looked up in PATH if its name has no slash, with the default signals and only the
// standard streams. `input` takes the place of standard input unless it is negative. Returns errno, and only if it fails.
int terminal_process_become(
    char *_Nullable const arguments[_Nonnull], char *_Nullable const variables[_Nonnull], int input);

/// This process is killed when the thread that started it ends.
void terminal_process_die_with_parent(void);

/// How many processors this process may use; at least 1.
int terminal_processors(void);

/// Starts a program found by PATH in this process group with the terminal behind `descriptor`, reopened in blocking
/// mode, as its standard streams. Returns an error number, or 0.
int terminal_process_start_on(
    pid_t *_Nonnull process, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables,
    int descriptor);

/// Starts a program found by PATH in a folder and a session of its own, with the terminal at `path` as its controlling
/// terminal and its standard streams. Returns an error number, or 0.
int terminal_process_start_on_own(
    pid_t *_Nonnull process, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables,
    const char *_Nonnull path, const char *_Nonnull folder);

/// A pipe whose ends, reader first, are closed in other processes; 0, or -1 with errno.
int terminal_process_pipe(int ends[_Nonnull 2]);

/// A descriptor that becomes readable when a child ends; -1 with errno where the system has none.
int terminal_process_descriptor(pid_t process);

// Memory

/// Disables core dumps and access by other processes of the user, and swapping if memory may be locked without a limit.
void terminal_memory_protect(void);

/// Whether that was asked for.
bool terminal_memory_is_protected(void);

/// Overwrites the stack below the caller, `bytes` deep.
void terminal_memory_wipe_stack(size_t bytes);

// Waiting

/// A descriptor that is readable while the main queue has work; -1 where libdispatch has none to give.
int terminal_main_queue_descriptor(void);

/// Runs the blocks of the main queue.
void terminal_main_queue_drain(void);

// Whether this is the thread that the process was started with.
bool terminal_is_main_thread(void);

/// Empties an eventfd.
void terminal_event_drain(int descriptor);

/// `poll` with a time in nanoseconds; negative: without end.
int terminal_wait(struct pollfd *_Nonnull descriptors, int count, int64_t nanoseconds);

#endif
