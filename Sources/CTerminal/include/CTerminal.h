// The driver's C: signal handlers, restoration of the terminal inside them, and other processes.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// Restoration: one record per process, usable from a signal handler.

/// The maximum length of a recorded sequence, in bytes.
#define TERMINAL_RESTORATION_CAPACITY 4096

/// Sets the record; from now on, every end of the process restores the terminal.
void terminal_restoration_arm(
    int descriptor, const struct termios *_Nonnull original, const uint8_t *_Nonnull bytes, size_t count);

/// Writes bytes that change modes, and sets the record that undoes them as soon as the terminal has taken any, in one
/// step for signals: what was not written is not undone, what was is. Returns what `write` does.
ssize_t terminal_restoration_change(
    int descriptor, const uint8_t *_Nonnull bytes, size_t count, const struct termios *_Nonnull original,
    const uint8_t *_Nonnull undo, size_t undo_count);

/// True if there is a terminal to restore.
bool terminal_restoration_is_armed(void);

/// Writes the recorded bytes and settings once; async-signal-safe. Does nothing in the background. Waits at most
/// `patience` milliseconds for a blocked terminal (-1: until a terminating signal).
void terminal_restoration_perform(int patience);

/// The patience for a quick exit, in milliseconds.
#define TERMINAL_RESTORATION_PATIENCE 40

/// The longest wait for a terminal to take the last sequences, in milliseconds.
#define TERMINAL_RESTORATION_DRAINING 1000

// Signals: handlers that record the signal in a set and make a descriptor readable.

/// A descriptor that becomes readable on a signal; created by the first call, -1 with errno on failure.
int terminal_signals_descriptor(void);

/// Installs the handlers, including those of crashes; initially ignored signals stay ignored. Other signals whose
/// default action ends a process (SIGALRM, SIGUSR1 and such) are handled unless the process does so itself.
void terminal_signals_install(void);

/// Installs only the handlers of terminating signals.
void terminal_signals_install_ending(void);

/// From now on, terminating signals end the process at once again, with what it has started; so does one that was noted.
void terminal_signals_remove_ending(void);

/// Restores the actions found by `terminal_signals_install`.
void terminal_signals_remove(void);

/// Records a signal, as its handler does.
void terminal_signals_note(int signal);

/// Returns the signals since the last call as bits (1 << number), and clears them.
uint64_t terminal_signals_take(void);

/// The pending signals in `mask`, without clearing them.
uint64_t terminal_signals_pending(uint64_t mask);

/// Clears the signals in `mask`.
void terminal_signals_forget(uint64_t mask);

/// The terminating signals as bits.
uint64_t terminal_signals_ending(void);

/// True if a stop from the keyboard is ignored, as shells arrange for commands they could not continue.
bool terminal_signals_ignore_stop(void);

/// Stops the process (or its whole group) by SIGTSTP's default action; returns when it is continued.
void terminal_signals_stop(bool group);

/// While the terminal is lent to another program of the process group, a stop from the keyboard stops both.
void terminal_signals_stop_directly(bool directly);

/// While another program has the terminal, keys that are signals for that program are none for this process.
void terminal_signals_lend(bool lend);

/// Ends the process by the default action of `signal`; returns only if that action does not end it.
void terminal_signals_raise_default(int signal);

/// Ends the process, whose terminal was put back, as `signal` does, without a core. If it was typed, every process of
/// the terminal's foreground group gets it, as when the terminal itself takes Ctrl-C: shells and loops stop, too. After
/// `terminal_signals_end_by_number` only the exit status tells.
void terminal_signals_end(int signal, bool was_typed) __attribute__((noreturn));

/// From now on the process ends with status 128 plus the number of a signal, for a host that waits for that.
void terminal_signals_end_by_number(void);

/// From now on `signal` ends the process with a status of its own, and standard error is told why in at most 1,023 bytes,
/// after the terminal is put back. Called again, it changes the text.
void terminal_signals_explain(int signal, int status, const char *_Nonnull text);

/// A SIGQUIT for which nobody else waits ends the process by that signal, without a core: it could hold secrets.
void terminal_signals_leave_no_core(void);

/// Makes writing to a closed pipe, or beyond the file size limit, an error instead of a signal. Children start with the
/// default action.
void terminal_signals_catch_failed_writing(void);

/// Waits, stopped by SIGTTOU as usual, until the process is in the foreground. Returns 0, EINTR after a terminating
/// signal, or EIO if nobody will continue it.
int terminal_wait_for_foreground(int descriptor);

/// Makes the descriptor of signals readable without one.
void terminal_signals_wake(void);

// Watchdog: a thread that ends the process when the event loop is stuck.

/// Starts or resumes the watch. From now on a terminating signal that nobody has taken after a second, Ctrl-C that
/// waits as long in the input of a stuck event loop, or a time limit that passed a second ago ends the process, with
/// the draft kept and the terminal restored.
void terminal_watchdog_start(void);

/// Suspends the watch: another program has the terminal, or nobody.
void terminal_watchdog_pause(void);

/// The terminal, opened without blocking, in whose input to look for Ctrl-C; -1 for none.
void terminal_watchdog_watch(int terminal);

/// The time on the monotonic clock at which to end with status 124; 0 for none.
void terminal_watchdog_limit(int64_t nanoseconds);

/// What standard error is told when that time ends the process, in at most 1,023 bytes.
void terminal_watchdog_say(const char *_Nonnull text);

/// Writes as much to standard error as is taken at once: a terminal that stands still would keep the process.
/// Async-signal-safe.
void terminal_watchdog_write(const char *_Nonnull text);

typedef void (*terminal_crash_action)(void);

/// Called on another thread before the process ends, to write the draft as it was last encoded.
void terminal_watchdog_keep(terminal_crash_action _Nullable action);

/// Called by the event loop before it waits: all that it has read is acted on.
void terminal_watchdog_wait(void);

/// Called by the event loop before each read.
void terminal_watchdog_turn(void);

/// Called by the event loop with what it has read from the terminal, before it acts on it.
void terminal_watchdog_see_input(const uint8_t *_Nullable input, size_t length);

/// Wakes the thread; async-signal-safe.
void terminal_watchdog_wake(void);

/// Reads all that the terminal has, in the event loop's place. When it has no more, Linux has also acted on every key
/// that was a signal: setting raw mode alone overtakes one on its way, which then still discards input and output.
void terminal_watchdog_read_ahead(void);

/// Reads all that the terminal has, in the event loop's place. True if Ctrl-C is in it, or was in what the loop has read
/// since it last waited.
bool terminal_watchdog_sees_interrupt(void);

/// True if input was read in the event loop's place.
bool terminal_watchdog_has_input(void);

/// Takes that input, which precedes what the terminal still has. Returns the number of bytes.
size_t terminal_watchdog_take_input(uint8_t *_Nullable into, size_t capacity);

// Crashes: fatal error signals, whether caused by the process itself or sent by another.

void terminal_crashes_install(void);
void terminal_crashes_remove(void);

/// Called in a crash after the terminal is restored, to save what was typed: at most a second, in the main thread.
void terminal_crashes_rescue(terminal_crash_action _Nullable action);

/// True if a crash is among the pending signals: `terminal_crashes_finish` must follow.
bool terminal_crashes_include(uint64_t signals);

/// Handles a recorded crash: restores the terminal, saves, and ends the process by its signal.
void terminal_crashes_finish(void);

// Other processes

/// Starts a program, found in PATH, in its own session and process group, without a terminal, with only the given
/// standard streams. Returns an error number, or 0.
int terminal_process_start(
    pid_t *_Nonnull process, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables,
    int input, int output, int error);

// Replaces this process by a program, looked up in PATH if its name has no slash, with default signals and only the
// standard streams. `input` replaces standard input unless negative. Returns errno, only on failure.
int terminal_process_become(
    char *_Nullable const arguments[_Nonnull], char *_Nullable const variables[_Nonnull], int input);

/// Has the process group of a command killed when this process ends: by `exit`, the watchdog, or SIGINT, SIGTERM, SIGHUP
/// and SIGQUIT; not by SIGKILL or a crash.
void terminal_commands_add(pid_t group);
/// Called once a command has ended.
void terminal_commands_remove(pid_t group);
/// Kills the commands that still run. Async-signal-safe.
void terminal_commands_end(void);
/// Handles the ending signals that have their default action: the commands end first.
void terminal_signals_end_commands(void);

/// Starts a program, found in PATH, with the terminal at `path`, opened in blocking mode, as its standard streams. With a
/// folder it starts there and in its own session, whose controlling terminal that is; otherwise in this process group.
/// Returns an error number, or 0.
int terminal_process_start_on(
    pid_t *_Nonnull process, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables,
    const char *_Nonnull path, const char *_Nullable folder);

// Memory

/// Disables core dumps and access by other processes of the user, and swapping if locked memory is unlimited.
void terminal_memory_protect(void);

/// True once `terminal_memory_protect` was called.
bool terminal_memory_is_protected(void);

/// Overwrites the stack below the caller, `bytes` deep, or as far as it goes.
void terminal_memory_wipe_stack(size_t bytes);

#endif
